/* SPDX-License-Identifier: MIT
 * The table, the score sheet and cards, in sentences. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/terminal/terminal_int.h"
#include "core/table.h"
#include "core/text.h"

/* ---- the table -------------------------------------------------------------------------------------------------- */
static void place_name(const Terminal *t, PlaceId place, char *out, size_t n)
{
    const PlaceSpec *spec = &t->game->place[place];
    char label[SENTENCE_MAX];
    place_heading(t->game, place, label, sizeof label);
    say(out, n, SAY("{who:{place}, {who}|{place}}"), say_s("place", label),
        say_s("who", spec->seat == NO_SEAT ? "" : match_setup(t->match)->name[spec->seat]));
}

enum { NAMES_MOST = PIECE_MAX };
typedef struct {
    int n, hidden;
    int many[NAMES_MOST];
    char name[NAMES_MOST][160];
} Names;

static void add_name(Names *l, const char *name)
{
    for (int i = 0; i < l->n; i++)
        if (strcmp(l->name[i], name) == 0) {
            l->many[i]++;
            return;
        }
    (void)snprintf(l->name[l->n], sizeof l->name[0], "%s", name);
    l->many[l->n++] = 1;
}

static void collect(const Terminal *t, PlaceId place, Names *l)
{
    const State *s = view_state(t->view);
    l->n = l->hidden = 0;
    for (PieceId p = s->head[place].first; p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def == DEF_HIDDEN)
            l->hidden++;
        else
            add_name(l, say_word(t->game->def[s->piece[p].def].name));
}

static void show_place(Terminal *t, PlaceId place, Names *l)
{
    char head[SENTENCE_MAX];
    Buf b = {0};
    collect(t, place, l);
    if (l->n + l->hidden == 0)
        return;
    place_name(t, place, head, sizeof head);
    buf_printf(&b, "*%s*: ", head);
    for (int i = 0; i < l->n; i++) {
        buf_printf(&b, "%s%s", i ? "; " : "", l->name[i]);
        if (l->many[i] > 1)
            buf_printf(&b, " (%d)", l->many[i]);
    }
    if (l->hidden) {
        char text[SENTENCE_MAX];
        say(text, sizeof text, SAY("{n:1 card face down|{n} cards face down}"), say_n("n", l->hidden));
        buf_printf(&b, "%s%s", l->n ? "; " : "", text);
    }
    term_say(t, 2, buf_str(&b));
    buf_free(&b);
}

static bool listed(const Terminal *t, PlaceId place)
{
    const PlaceSpec *spec = &t->game->place[place];
    bool told = t->board && t->board->accounted >> spec->group & 1;
    return !told && (spec->seat == NO_SEAT || spec->seat < view_state(t->view)->nseats);
}

void term_table(Terminal *t)
{
    TopWords top = {0};
    Buf told = {0};
    const State *s = view_state(t->view);
    Names *l = xcalloc(1, sizeof *l);
    if (t->board)
        board_top(t->board, s, &top);
    top.moment[0] = (char)toupper((unsigned char)top.moment[0]);
    term_say(t, 2, top.moment);
    if (t->board && t->board->account)
        t->board->account(s, match_setup(t->match), t->eyes, &told);
    term_say(t, 2, buf_str(&told));
    for (PlaceId i = 0; i < t->game->nplaces; i++)
        if (listed(t, i))
            show_place(t, i, l);
    buf_free(&told);
    free(l);
}

/* ---- the score -------------------------------------------------------------------------------------------------- */
/* Prints a seat's row; points false: the game has none, and the sheet is the same for all. */
static void score_row(Terminal *t, const Standing *standing, int seat, bool points)
{
    Buf b = {0};
    int n = 0;
    if (points)
        buf_printf(&b, "*%s*: %d", match_setup(t->match)->name[seat], standing->score[seat]);
    for (int i = 0; i < standing->nlines; i++)
        if (standing->line[i].points[seat] != 0)
            buf_printf(&b, "%s%s %d",
                       n++      ? ", "
                       : points ? " \u00b7 "
                                : "",
                       say_word(standing->line[i].label), standing->line[i].points[seat]);
    term_say(t, 2, buf_str(&b));
    buf_free(&b);
}

void term_score(Terminal *t)
{
    bool points = t->board == NULL || board_score(t->board)->curves == NULL;
    Standing *standing = xcalloc(1, sizeof *standing);
    match_standing(t->match, standing);
    for (int seat = 0; seat < (points ? match_setup(t->match)->nseats : 1); seat++)
        score_row(t, standing, seat, points);
    free(standing);
}

/* ---- cards ------------------------------------------------------------------------------------------------------ */
static bool begins(const char *name, const char *with)
{
    while (*with && tolower((unsigned char)*name) == tolower((unsigned char)*with))
        name++, with++;
    return *with == '\0';
}

static void show_card(Terminal *t, DefId def)
{
    char text[PLACE_MAX * 64] = "", head[SENTENCE_MAX];
    const DefSpec *spec = &t->game->def[def];
    (void)snprintf(head, sizeof head, "*%s*", say_word(spec->name));
    term_say(t, 2, head);
    if (t->board && t->board->zoom_text)
        t->board->zoom_text(view_state(t->view), def, text, sizeof text);
    term_say(t, 4, text[0] ? text : spec->text ? say_word(spec->text) : "");
}

/* True for the first of equal cards in a place, so that each card is listed once. */
static bool first_of(const State *s, PieceId p)
{
    for (PieceId q = 0; q < p; q++)
        if (s->piece[q].def == s->piece[p].def && s->piece[q].place == s->piece[p].place)
            return false;
    return true;
}

void term_cards(Terminal *t, const char *name)
{
    const State *s = view_state(t->view);
    int n = 0;
    if (name[0] == '\0') {
        for (PieceId p = 0; p < s->npieces; p++) {
            const PlaceSpec *place = &t->game->place[s->piece[p].place];
            if (place->seat == t->eyes && place->sight == SIGHT_OWNER && s->piece[p].def != DEF_HIDDEN &&
                first_of(s, p)) {
                show_card(t, s->piece[p].def);
                n++;
            }
        }
        if (n > 0)
            return;
    }
    for (DefId def = 1; def < t->game->ndefs && name[0]; def++)
        if (begins(say_word(t->game->def[def].name), name)) {
            show_card(t, def);
            n++;
        }
    if (n == 0)
        term_say(t, 0, T_("No card starts with that. Type c and the beginning of a name."));
}

/* ---- why not ---------------------------------------------------------------------------------------------------- */
void term_why(Terminal *t, const char *name)
{
    const State *s = view_state(t->view);
    Hand hand = {.game = t->game,
                 .s = s,
                 .legal = &t->legal,
                 .stands_for = t->board ? board_ask(t->board)->stands_for : NULL,
                 .lands = t->board ? board_ask(t->board)->drop_allowed : NULL,
                 .asks_of = t->board ? board_ask(t->board)->choice_place : NULL};
    for (PieceId p = 0; p < s->npieces && name[0]; p++) {
        Why why = {.cause = NO_PIECE};
        if (s->piece[p].def == DEF_HIDDEN || !begins(say_word(t->game->def[s->piece[p].def].name), name))
            continue;
        if (hand_can_lift(&hand, p)) {
            term_say(t, 0, T_("You can choose that."));
            return;
        }
        Move m = hand_refused(&hand, t->eyes, p);
        if (m.kind == 0)
            continue;
        match_why(t->match, m, &why);
        if (why.text[0] == '\0')
            continue;
        char text[2 * SENTENCE_MAX];
        text_names(match_setup(t->match), why.text, sizeof why.text);
        say(text, sizeof text, SAY("{rule:{why} ({rule})|{why}}"), say_s("why", why.text), say_s("rule", why.rule));
        term_say(t, 0, text);
        return;
    }
    term_say(t, 0, T_("No such card in this choice. Type w and the beginning of a name."));
}
