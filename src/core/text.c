/* SPDX-License-Identifier: MIT */
#include "core/text.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/order.h"

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

void place_heading(const Game *g, PlaceId place, char *out, size_t n)
{
    (void)snprintf(out, n, "%s", say_word(g->place[place].label));
    out[0] = (char)toupper((unsigned char)out[0]);
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

static void add_order(const Game *g, unsigned number, char *out)
{
    uint8_t of[ORDER_MOST];
    char word[ORDER_MOST + 1] = "?";
    bool known = order_read(number, g->norder, of);
    for (int i = 0; known && i < g->norder; i++)
        word[i] = (char)('1' + of[i]);
    add_word(word, out);
}

/* Returns what the seat sees of a piece, or DEF_HIDDEN: a move can be about a face-down one. */
static DefId def_seen(const State *s, PieceId p, int seat)
{
    return seat < s->nseats && s->piece[p].known >> seat & 1 ? s->piece[p].def : DEF_HIDDEN;
}

static void add_arg(const Game *g, const State *s, int seat, uint8_t arg, uint16_t value, char *out)
{
    switch ((Arg)arg) {
    case ARG_NONE:
        break;
    case ARG_PIECE:
        add_word(value < s->npieces ? g->def[def_seen(s, (PieceId)value, seat)].word : "", out);
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
    case ARG_ORDER:
        add_order(g, value, out);
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
        add_arg(g, s, m.seat, spec->arg[i], value[i], out);
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

static bool parse_piece(const Game *g, const State *s, int seat, char *word, uint16_t *out)
{
    char *mark = strrchr(word, '#');
    if (!mark || !parse_number(mark + 1, 0, s->npieces - 1, out))
        return false;
    *mark = '\0';
    return strcmp(word, g->def[def_seen(s, (PieceId)*out, seat)].word) == 0;
}

/* Reads letters in the order of Game.set, each once: a set has only one text. */
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

static bool parse_order(const Game *g, const char *word, uint16_t *out)
{
    uint8_t of[ORDER_MOST];
    unsigned seen = 0;
    int n = 0;
    for (; n < g->norder && word[n] >= '1' && word[n] < '1' + g->norder; n++) {
        of[n] = (uint8_t)(word[n] - '1');
        seen |= 1u << of[n];
    }
    if (n < g->norder || word[n] != '\0' || seen != (1u << n) - 1)
        return false;
    *out = order_number(of, n);
    return true;
}

static bool parse_arg(const Game *g, const State *s, int seat, uint8_t arg, char *word, uint16_t *out)
{
    int found = -1;
    switch ((Arg)arg) {
    case ARG_NONE:
        return false;
    case ARG_PIECE:
        return parse_piece(g, s, seat, word, out);
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
    case ARG_ORDER:
        return parse_order(g, word, out);
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
            return status_error(1,
                                nargs == 1 ? "the move '%s' of %s needs %d word after it"
                                           : "the move '%s' of %s needs %d words after it",
                                spec->word, g->title, nargs);
        uint16_t value[3] = {0};
        for (int i = 0; i < nargs; i++)
            if (!parse_arg(g, s, seat, spec->arg[i], word[i + 1], &value[i]))
                return status_error(1, "'%s' cannot be used with the move '%s' of %s", word[i + 1], spec->word,
                                    g->title);
        *out = (Move){(uint8_t)kind, (uint8_t)seat, value[0], value[1], value[2]};
        return status_ok();
    }
    return status_error(1, "%s has no move '%s'", g->title, word[0]);
}

/* ---- labels and log lines ---------------------------------------------------------------------------------------- */

typedef struct { /* the data that marks are filled from, and room for their texts */
    const Game *g;
    const State *s;
    Move m;
    const Setup *names;
    const Event *e;
    const char *item[SET_MAX];
    char own[SENTENCE_MAX], number[6][4], roll[6][80];
} Marks;

/* "Wizard, Rogue and Druid" */
static SayArg set_arg(Marks *k, uint16_t set)
{
    int n = 0;
    for (int i = 0; i < k->g->nset; i++)
        if (set >> i & 1)
            k->item[n++] = say_word(k->g->def[k->g->set[i].def].name);
    return say_list("", SAY_AND, k->item, n);
}

static SayArg def_arg(const Marks *k, unsigned def)
{
    return say_s("", def < (unsigned)k->g->ndefs ? say_word(k->g->def[def].name) : "?");
}

static SayArg move_arg(Marks *k, uint8_t arg, uint16_t value)
{
    switch ((Arg)arg) {
    case ARG_NONE:
        break;
    case ARG_PIECE:
        return def_arg(k, value < k->s->npieces ? def_seen(k->s, (PieceId)value, k->m.seat) : UINT16_MAX);
    case ARG_DEF:
        return def_arg(k, value);
    case ARG_PLACE:
        return say_s("", value < k->g->nplaces ? say_word(k->g->place[value].label) : "?");
    case ARG_SEAT:
        return value < SEAT_MAX ? say_seat("", value) : say_s("", "?");
    case ARG_NUM:
        return say_n("", (int16_t)value);
    case ARG_SET:
        return set_arg(k, value);
    case ARG_ORDER:
        k->own[0] = '\0';
        add_order(k->g, value, k->own);
        return say_s("", k->own + 1);
    }
    return (SayArg){.kind = SAY_END};
}

static bool find_in_move(void *ctx, const char *name, SayArg *out)
{
    Marks *k = ctx;
    if (strcmp(name, "step") == 0) {
        *out = say_is("", k->s->nframes == 0 || k->s->frame[k->s->nframes - 1].step == 0);
        return true;
    }
    if (strcmp(name, "n") == 0) {
        *out = say_n("", __builtin_popcount(k->m.a));
        return true;
    }
    if (name[0] < 'a' || name[0] > 'c' || name[1] != '\0')
        return false;
    const uint16_t value[3] = {k->m.a, k->m.b, k->m.c};
    *out = move_arg(k, k->g->move[k->m.kind].arg[name[0] - 'a'], value[name[0] - 'a']);
    return out->kind != SAY_END;
}

void move_say(const Game *g, const State *s, Move m, const char *label, char *out, size_t n)
{
    Marks k = {.g = g, .s = s, .m = m};
    say_found(out, n, label, find_in_move, &k);
}

void move_label(const Game *g, const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    if (m.kind > 0 && m.kind < g->nmoves)
        move_say(g, s, m, g->move[m.kind].label, out, n);
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
        REQUIRE(number[i] < 1u << DICE_BITS);
        half[i / DICE_HALF] |= (unsigned)number[i] << (DICE_BITS * (i % DICE_HALF));
    }
    e->n = (int16_t)half[0];
    e->other = (uint16_t)half[1];
}

/* Makes a name safe to fill in as text: old games and files may hold one that no screen would accept now. */
static void plain_name(const char *name, char out[SEAT_NAME_MAX])
{
    size_t n = 0;
    for (const char *p = name; *p && n < SEAT_NAME_MAX - 1; p++)
        if (*p != '*' && *p != '[')
            out[n++] = *p;
    out[n] = '\0';
}

static SayArg seat_arg(Marks *k, unsigned seat)
{
    plain_name(seat < SEAT_MAX ? k->names->name[seat] : say_word(N_("nobody")), k->own);
    return seat < SEAT_MAX ? say_bold(say_s("", k->own)) : say_hidden("", k->own);
}

static SayArg dice_arg(Marks *k)
{
    int i = 0;
    for (; i < DICE_ALL; i++) {
        unsigned half = i < DICE_HALF ? (uint16_t)k->e->n : k->e->other;
        unsigned number = half >> (DICE_BITS * (i % DICE_HALF)) & ((1u << DICE_BITS) - 1);
        if (number == 0)
            break;
        (void)snprintf(k->number[i], sizeof k->number[i], "%u", number);
        k->item[i] = k->number[i];
    }
    return say_list("", SAY_COMMA, k->item, i);
}

/* "Rogue 5 and Druid 6": the pieces of why, in the order of the bits, with the numbers of event_dice. */
static SayArg rolls_arg(Marks *k)
{
    const char *name[SET_MAX];
    SayArg pieces = set_arg(k, k->e->why);
    memcpy(name, k->item, (size_t)pieces.n * sizeof *name);
    SayArg dice = dice_arg(k);
    int n = pieces.n < dice.n ? pieces.n : dice.n;
    for (int i = 0; i < n; i++) {
        say(k->roll[i], sizeof k->roll[i], SAY("{die} {n}"), say_bold(say_s("die", name[i])), say_s("n", k->item[i]));
        k->item[i] = k->roll[i];
    }
    return say_list("", SAY_AND, k->item, n);
}

static SayArg coin_arg(Marks *k)
{
    (void)snprintf(k->own, sizeof k->own, "[coin:%d]", k->e->n);
    return say_s("", k->own);
}

static bool find_in_event(void *ctx, const char *name, SayArg *out)
{
    Marks *k = ctx;
    const Game *g = k->g;
    const Event *e = k->e;
    if (strcmp(name, "seat") == 0)
        *out = seat_arg(k, e->seat);
    else if (strcmp(name, "other") == 0)
        *out = seat_arg(k, e->other);
    else if (strcmp(name, "card") == 0 && e->def == DEF_HIDDEN)
        *out = say_hidden("", say_word(g->def[DEF_HIDDEN].name));
    else if (strcmp(name, "card") == 0)
        *out = say_bold(def_arg(k, e->def));
    else if (strcmp(name, "why") == 0 && e->why == DEF_HIDDEN)
        *out = say_hidden("", say_word(g->def[DEF_HIDDEN].name));
    else if (strcmp(name, "why") == 0)
        *out = say_bold(def_arg(k, e->why));
    else if (strcmp(name, "n") == 0)
        *out = say_n("", e->n);
    else if (strcmp(name, "m") == 0)
        *out = say_n("", e->other);
    else if (strcmp(name, "face") == 0)
        *out = say_which("", e->face);
    else if (strcmp(name, "coin") == 0)
        *out = coin_arg(k);
    else if (strcmp(name, "set") == 0)
        *out = say_bold(set_arg(k, e->why));
    else if (strcmp(name, "dice") == 0)
        *out = dice_arg(k);
    else if (strcmp(name, "rolls") == 0)
        *out = rolls_arg(k);
    else if (strcmp(name, "from") == 0)
        *out = say_s("", say_word(g->place[e->from].label));
    else if (strcmp(name, "to") == 0)
        *out = say_s("", say_word(g->place[e->to].label));
    else
        return g->mark && g->mark(k->names, e, name, out);
    return true;
}

void event_line(const Game *g, const Setup *names, const Event *e, char *out, size_t n)
{
    out[0] = '\0';
    if (e->kind < EV_GAME || e->kind - EV_GAME >= g->nevents || !g->event[e->kind - EV_GAME].label)
        return;
    Marks k = {.g = g, .names = names, .e = e};
    say_found(out, n, g->event[e->kind - EV_GAME].label, find_in_event, &k);
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

static bool find_seat(void *ctx, const char *name, SayArg *out)
{
    Marks *k = ctx;
    bool seat = name[0] >= '0' && name[0] < '0' + SEAT_MAX && name[1] == '\0';
    if (seat)
        plain_name(k->names->name[name[0] - '0'], k->own);
    *out = seat ? say_s("", k->own) : (SayArg){.kind = SAY_LEAVE};
    return true;
}

void text_names(const Setup *names, char *text, size_t n)
{
    char copy[2 * SENTENCE_MAX]; /* a screen may have added text around a sentence */
    REQUIRE(strlen(text) < sizeof copy);
    if (!strchr(text, '{'))
        return;
    memcpy(copy, text, strlen(text) + 1);
    Marks k = {.names = names};
    say_rest(text, n, copy, find_seat, &k);
}
