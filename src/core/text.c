/* SPDX-License-Identifier: MIT */
#include "core/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

int def_by_word(const Game *g, const char *word)
{
    for (int i = 1; i < g->ndefs; i++)
        if (strcmp(g->def[i].word, word) == 0)
            return i;
    return -1;
}

int place_by_word(const Game *g, const char *word)
{
    for (int i = 0; i < g->nplaces; i++)
        if (strcmp(g->place[i].word, word) == 0)
            return i;
    return -1;
}

static void add_word(const char *word, char *out)
{
    str_put(out, WORD_MAX, " ");
    str_put(out, WORD_MAX, word);
}

static void add_letters(const Game *g, uint16_t set, char *out)
{
    char word[WORD_MAX] = "-";
    int n = 0;
    for (int i = 0; i < g->nset; i++)
        if (set >> i & 1)
            word[n++] = g->set[i].letter;
    add_word(word, out);
}

static void add_arg(const Game *g, const State *s, uint8_t arg, uint16_t value, char *out)
{
    switch ((Arg)arg) {
    case ARG_NONE:
        break;
    case ARG_PIECE:
        add_word(value < s->npieces ? g->def[s->piece[value].def].word : "", out);
        str_add(out, WORD_MAX, "#%d", value);
        break;
    case ARG_DEF:
        add_word(value < g->ndefs ? g->def[value].word : "?", out);
        break;
    case ARG_PLACE:
        add_word(value < g->nplaces ? g->place[value].word : "?", out);
        break;
    case ARG_SEAT:
        str_add(out, WORD_MAX, " %d", value);
        break;
    case ARG_NUM:
        str_add(out, WORD_MAX, " %d", (int16_t)value);
        break;
    case ARG_SET:
        add_letters(g, value, out);
        break;
    }
}

void move_text(const Game *g, const State *s, Move m, char *out)
{
    out[0] = '\0';
    if (m.kind == 0 || m.kind >= g->nmoves)
        return;
    const MoveSpec *spec = &g->move[m.kind];
    str_put(out, WORD_MAX, spec->word);
    const uint16_t value[3] = {m.a, m.b, m.c};
    for (int i = 0; i < 3; i++)
        add_arg(g, s, spec->arg[i], value[i], out);
}

static bool parse_number(const char *word, long min, long max, uint16_t *out)
{
    char *end;
    long n = strtol(word, &end, 10);
    if (end == word || *end || n < min || n > max)
        return false;
    *out = (uint16_t)n;
    return true;
}

static bool parse_piece(const Game *g, const State *s, char *word, uint16_t *out)
{
    char *mark = strrchr(word, '#');
    if (!mark || !parse_number(mark + 1, 0, s->npieces - 1, out))
        return false;
    *mark = '\0';
    return strcmp(word, g->def[s->piece[*out].def].word) == 0;
}

/* Letters in the order of Game.set, each once: one set has one text. */
static bool parse_letters(const Game *g, const char *word, uint16_t *out)
{
    int bit = 0;
    *out = 0;
    if (strcmp(word, "-") == 0)
        return true;
    for (const char *p = word; *p; p++) {
        while (bit < g->nset && g->set[bit].letter != *p)
            bit++;
        if (bit == g->nset)
            return false;
        *out = (uint16_t)(*out | 1u << bit++);
    }
    return *out != 0;
}

static bool parse_arg(const Game *g, const State *s, uint8_t arg, char *word, uint16_t *out)
{
    int found = -1;
    switch ((Arg)arg) {
    case ARG_NONE:
        return false;
    case ARG_PIECE:
        return parse_piece(g, s, word, out);
    case ARG_DEF:
        found = def_by_word(g, word);
        break;
    case ARG_PLACE:
        found = place_by_word(g, word);
        break;
    case ARG_SEAT:
        return parse_number(word, 0, s->nseats - 1, out);
    case ARG_NUM:
        return parse_number(word, INT16_MIN, INT16_MAX, out);
    case ARG_SET:
        return parse_letters(g, word, out);
    }
    *out = (uint16_t)found;
    return found >= 0;
}

/* Splits at single blanks; more than `max` words or two blanks in a row make an empty or missing word. */
static int split_words(char *text, char *word[], int max)
{
    int n = 0;
    for (char *p = text; p && n < max; n++) {
        word[n] = p;
        p = strchr(p, ' ');
        if (p)
            *p++ = '\0';
        if (n == max - 1 && p)
            return max + 1;
    }
    return n;
}

Status move_parse(const Game *g, const State *s, int seat, const char *text, Move *out)
{
    char copy[WORD_MAX];
    char *word[4];
    if (strlen(text) >= sizeof copy)
        return status_error(1, "a move of %s is shorter than %d characters", g->title, WORD_MAX);
    (void)snprintf(copy, sizeof copy, "%s", text);
    int n = split_words(copy, word, 4);
    for (int kind = 1; kind < g->nmoves; kind++) {
        const MoveSpec *spec = &g->move[kind];
        if (strcmp(spec->word, word[0]) != 0)
            continue;
        int nargs = (spec->arg[0] != 0) + (spec->arg[1] != 0) + (spec->arg[2] != 0);
        if (n != nargs + 1)
            return status_error(1, "the move '%s' of %s takes %d word%s after it", spec->word, g->title, nargs,
                                nargs == 1 ? "" : "s");
        uint16_t value[3] = {0};
        for (int i = 0; i < nargs; i++)
            if (!parse_arg(g, s, spec->arg[i], word[i + 1], &value[i]))
                return status_error(1, "'%s' names nothing that the move '%s' of %s could be about", word[i + 1],
                                    spec->word, g->title);
        *out = (Move){(uint8_t)kind, (uint8_t)seat, value[0], value[1], value[2]};
        return status_ok();
    }
    return status_error(1, "%s has no move '%s'", g->title, word[0]);
}

/* "Wizard, Rogue and Druid", each name between two `mark`s. */
static void add_names(const Game *g, uint16_t set, const char *mark, char *out, size_t n)
{
    int left = __builtin_popcount(set & ((1u << g->nset) - 1));
    if (left == 0)
        str_add(out, n, "nothing");
    for (int i = 0; i < g->nset; i++)
        if (set >> i & 1)
            str_add(out, n, "%s%s%s%s", mark, g->def[g->set[i].def].name, mark,
                    --left > 1  ? ", "
                    : left == 1 ? " and "
                                : "");
}

static void add_name(const Game *g, const State *s, uint8_t arg, uint16_t value, char *out, size_t n)
{
    switch ((Arg)arg) {
    case ARG_NONE:
        break;
    case ARG_PIECE:
        str_add(out, n, "%s", value < s->npieces ? g->def[s->piece[value].def].name : "?");
        break;
    case ARG_DEF:
        str_add(out, n, "%s", value < g->ndefs ? g->def[value].name : "?");
        break;
    case ARG_PLACE:
        str_add(out, n, "%s", value < g->nplaces ? g->place[value].label : "?");
        break;
    case ARG_SEAT:
    case ARG_NUM:
        str_add(out, n, "%d", (int16_t)value);
        break;
    case ARG_SET:
        add_names(g, value, "", out, n);
        break;
    }
}

void move_label(const Game *g, const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    if (m.kind == 0 || m.kind >= g->nmoves)
        return;
    const MoveSpec *spec = &g->move[m.kind];
    const uint16_t value[3] = {m.a, m.b, m.c};
    for (const char *p = spec->label; *p; p++) {
        if (p[0] == '{' && p[1] >= 'a' && p[1] <= 'c' && p[2] == '}') {
            add_name(g, s, spec->arg[p[1] - 'a'], value[p[1] - 'a'], out, n);
            p += 2;
        } else {
            str_add(out, n, "%c", *p);
        }
    }
}

void move_words(const Game *g, const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    if (g->describe && m.kind > 0 && m.kind < g->nmoves)
        g->describe(s, m, out, n);
    if (!out[0])
        move_label(g, s, m, out, n);
}

enum { DICE_BITS = 5, DICE_HALF = 3, DICE_ALL = 6 };

void event_dice(Event *e, const uint8_t number[6])
{
    unsigned half[2] = {0, 0};
    for (int i = 0; i < DICE_ALL && number[i]; i++) {
        NEED(number[i] < 1u << DICE_BITS);
        half[i / DICE_HALF] |= (unsigned)number[i] << (DICE_BITS * (i % DICE_HALF));
    }
    e->n = (int16_t)half[0];
    e->other = (uint16_t)half[1];
}

static void add_dice(const Event *e, char *out, size_t n)
{
    for (int i = 0; i < DICE_ALL; i++) {
        unsigned half = i < DICE_HALF ? (uint16_t)e->n : e->other;
        unsigned number = half >> (DICE_BITS * (i % DICE_HALF)) & ((1u << DICE_BITS) - 1);
        if (number == 0)
            return;
        str_add(out, n, "%s%u", i ? ", " : "", number);
    }
}

/* A name can make no marks: old games and files may hold one that no screen would take now. */
static void add_plain(const char *name, char *out, size_t n)
{
    for (const char *p = name; *p;) {
        int plain = (int)strcspn(p, "*[");
        str_add(out, n, "%.*s", plain, p);
        p += plain + (p[plain] != '\0');
    }
}

static void add_seat(const Setup *names, unsigned seat, char *out, size_t n)
{
    str_put(out, n, "*");
    add_plain(seat < SEAT_MAX ? names->name[seat] : "nobody", out, n);
    str_put(out, n, "*");
}

static void add_mark(const Game *g, const Setup *names, const Event *e, const char *mark, size_t len, char *out,
                     size_t n)
{
    char word[16] = "";
    (void)snprintf(word, sizeof word, "%.*s", (int)len, mark);
    if (strcmp(word, "seat") == 0)
        add_seat(names, e->seat, out, n);
    else if (strcmp(word, "other") == 0)
        add_seat(names, e->other, out, n);
    else if (strcmp(word, "card") == 0 && e->def == DEF_HIDDEN)
        str_add(out, n, "a card");
    else if (strcmp(word, "card") == 0)
        str_add(out, n, "*%s*", g->def[e->def].name);
    else if (strcmp(word, "why") == 0)
        str_add(out, n, "*%s*", g->def[e->why].name);
    else if (strcmp(word, "n") == 0)
        str_add(out, n, e->n < 0 ? "\u2212%d" : "%d", abs(e->n));
    else if (strcmp(word, "m") == 0)
        str_add(out, n, "%d", e->other);
    else if (strcmp(word, "coin") == 0)
        str_add(out, n, "[coin:%d]", e->n);
    else if (strcmp(word, "set") == 0)
        add_names(g, e->why, "*", out, n);
    else if (strcmp(word, "dice") == 0)
        add_dice(e, out, n);
    else if (strcmp(word, "from") == 0)
        str_add(out, n, "%s", g->place[e->from].label);
    else if (strcmp(word, "to") == 0)
        str_add(out, n, "%s", g->place[e->to].label);
    else if (!g->mark || !g->mark(names, e, word, out, n))
        log_bug("a known mark in EventSpec.label", __FILE__, __LINE__);
}

void event_line(const Game *g, const Setup *names, const Event *e, char *out, size_t n)
{
    out[0] = '\0';
    if (e->kind < EV_GAME || e->kind - EV_GAME >= g->nevents || !g->event[e->kind - EV_GAME].label)
        return;
    for (const char *p = g->event[e->kind - EV_GAME].label; *p; p++) {
        const char *close = *p == '{' ? strchr(p, '}') : NULL;
        if (close) {
            add_mark(g, names, e, p + 1, (size_t)(close - p - 1), out, n);
            p = close;
        } else {
            str_add(out, n, "%c", *p);
        }
    }
}

void text_names(const Setup *names, char *text, size_t n)
{
    char copy[512];
    (void)snprintf(copy, sizeof copy, "%s", text);
    text[0] = '\0';
    for (const char *p = copy; *p;) {
        bool mark = p[0] == '{' && p[1] >= '0' && p[1] < '0' + SEAT_MAX && p[2] == '}';
        int plain = mark ? 0 : 1 + (int)strcspn(p + 1, "{");
        if (mark)
            add_plain(names->name[p[1] - '0'], text, n);
        else
            str_add(text, n, "%.*s", plain, p);
        p += mark ? 3 : plain;
    }
}
