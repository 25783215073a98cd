/* SPDX-License-Identifier: MIT
 * Names of Siege's cards. With large letters the name lies over the card's lower edge, as wide as lane or hand has
 * room for. A tooltip gives what is left out of it, and what the health of a minion does. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/siege/table/siege_draw.h"
#include "core/table.h"

enum { NAME_CARD = 121, NAME_LEAST = 52 }; /* px: wider cards have it in their frame; less room is none */

static Text letters(const Table *t)
{
    return ui_style_aligned(t->ui, FACE_BOLD, 12, COL_INK, ALIGN_CENTER);
}

/* Returns the width up to the next card of its row. */
static float room_in_row(const Table *t, PieceId p, Rect card)
{
    const State *s = t->in->s;
    PieceId next = s->piece[p].next, first = table_first(s, s->piece[p].place);
    PieceId a = next != NO_PIECE ? p : first, b = next != NO_PIECE    ? next
                                                  : first != NO_PIECE ? s->piece[first].next
                                                                      : a;
    if (a == NO_PIECE || b == NO_PIECE || a == b || p == b)
        return card.w * 1.8f;
    float step = t->at->piece[b].r.x - t->at->piece[a].r.x;
    return step > 0 ? step - 4 : card.w;
}

/* Returns where the name lies over a card; empty: nowhere. */
static Rect place_of_name(const Table *t, PieceId p, Rect card)
{
    const Piece *piece = &t->in->s->piece[p];
    int group = t->in->game->place[piece->place].group;
    float h = gfx_text_height(t->g, letters(t)), w, cx = card.x + card.w / 2;
    if (!siege_is_large(t->in) || card.w >= NAME_CARD)
        return (Rect){0};
    if (group == GROUP_UPPER || group == GROUP_LOWER) {
        w = t->at->panel[AT_LANE + piece->pos % LANES].w - 6;
    } else if (group == GROUP_HAND || group == GROUP_HORDE_HAND || group == GROUP_LOOK) {
        w = room_in_row(t, p, card);
        cx = w < card.w ? card.x + w / 2 : cx; /* the next one lies on it */
    } else {
        return (Rect){0}; /* small, with words beside them, or below their host */
    }
    return w < NAME_LEAST ? (Rect){0} : rect(cx - w / 2, card.y + card.h - h, w, h);
}

float siege_name_height(const Table *t, PieceId p, Rect card)
{
    return place_of_name(t, p, card).h;
}

/* Gives as much of the name as fits: all of it, else its main word, and that cut at last. False: something is
 * missing. */
static bool fit_name(const Table *t, float w, const char *name, Text *style, char *out, size_t n)
{
    char word[SENTENCE_MAX];
    *style = gfx_text_fit(t->g, letters(t), 9, 0.5f, w, name);
    (void)snprintf(out, n, "%s", name);
    if (gfx_text_width(t->g, *style, name) <= w)
        return true;
    siege_short_name(name, word, sizeof word);
    *style = gfx_text_fit(t->g, letters(t), 9, 0.5f, w, word);
    words_cut(t->g, *style, w, word, out, n);
    return false;
}

void siege_draw_name(Table *t, PieceId p, Rect card, unsigned state)
{
    const State *s = t->in->s;
    char words[SENTENCE_MAX], id[24];
    Text style;
    Rect r = place_of_name(t, p, card);
    if (rect_is_empty(r) || s->piece[p].def == DEF_HIDDEN)
        return;
    (void)fit_name(t, r.w - 10, say_word(t->in->game->def[s->piece[p].def].name), &style, words, sizeof words);
    float w = fmaxf(fminf(card.w, r.w), gfx_text_width(t->g, style, words) + 10);
    r = rect(r.x + (r.w - w) / 2, r.y, w, r.h);
    gfx_fade(t->g, state & CARD_BARRED ? 0.75f : 1);
    gfx_round(t->g, r, 4, gfx_color(t->g, COL_PAPER));
    gfx_frame(t->g, r, 4, 1.5f, (Color){0x7D, 0x5C, 0x2B, 255});
    gfx_fade(t->g, 1);
    (void)gfx_text(t->g, style, r, words);
    (void)snprintf(id, sizeof id, "name-%d", (int)p);
    ui_mark(t->ui, id, "name", r, words);
}

/* Draws the name of a hand card that its neighbour covers, in the visible part of its plate. */
void siege_draw_covered_name(Table *t, PieceId p, Rect card, unsigned state)
{
    const State *s = t->in->s;
    int group = t->in->game->place[s->piece[p].place].group;
    bool hand = group == GROUP_HAND || group == GROUP_HORDE_HAND;
    bool plate = t->at->piece[p].r.w > 72.5f, last = s->piece[p].next == NO_PIECE;
    float step = hand ? room_in_row(t, p, card) + 2 : card.w, w = last ? card.w - 5 : step;
    char words[SENTENCE_MAX];
    if (siege_is_large(t->in) || step >= card.w - 4 || w < 30 || card.w < 50 || (plate && last))
        return;
    Rect r = rect(card.x + 3, card.y + (plate ? card.h - 23 : card.h * 0.5f), w - 1, plate ? 20 : 15);
    Text style = {FACE_BOLD, 12, gfx_color(t->g, COL_INK), ALIGN_CENTER, true};
    const char *name = say_word(t->in->game->def[s->piece[p].def].name);
    style = gfx_text_fit(t->g, style, 10, 0.5f, r.w - 3, name);
    (void)snprintf(words, sizeof words, "%s", name);
    if (gfx_text_width(t->g, style, name) > r.w - 3) {
        siege_short_name(name, words, sizeof words);
        style = gfx_text_fit(t->g, style, 9, 0.5f, r.w - 3, words);
        char cut[SENTENCE_MAX];
        words_cut(t->g, style, r.w - 2, words, cut, sizeof cut);
        (void)snprintf(words, sizeof words, "%s", cut);
    }
    gfx_fade(t->g, state & CARD_BARRED ? 0.75f : 1);
    gfx_fill(t->g, r, gfx_color(t->g, COL_PAPER));
    gfx_fade(t->g, 1);
    (void)gfx_text(t->g, style, r, words);
}

/* ---- tooltips ------------------------------------------------------------------------------------------------------ */

/* True if its whole name can be read on the card. */
static bool is_named(const Table *t, PieceId p, const char *name)
{
    Rect r = t->at->piece[p].r;
    char words[SENTENCE_MAX];
    Text style;
    Rect over = place_of_name(t, p, r);
    if (!rect_is_empty(over))
        return fit_name(t, over.w - 10, name, &style, words, sizeof words);
    Text plate = {FACE_BOLD, 11, {0, 0, 0, 255}, ALIGN_CENTER, true}; /* the smallest on a card of the table */
    return r.w >= NAME_CARD || (r.w > 72 && gfx_text_width(t->g, plate, name) <= r.w - 12);
}

void siege_say_minion(const State *s, PieceId p, char *out, size_t n)
{
    int which = s->piece[p].n % MINIONS, health = siege_health(s, UNIT_MINION + which);
    health = health > 0 ? health : 0;
    bool lane = s->piece[p].place == PLACE_UPPER, turned = s->option[OPT_FEAT] == FEAT_WORLD_ON_ITS_HEAD;
    if (lane)
        say(out, n,
            SAY("Its attack equals its health: {n}. While it fights in a lane it steals nothing. After the fight it "
                "goes back."),
            say_n("n", health));
    else if (s->piece[p].num[NUM_HEALTH] <= 0 && health == 0)
        say(out, n, SAY("Health 0: asleep. It steals nothing and cannot be engaged or damaged until it gains health."));
    else if (turned)
        say(out, n,
            SAY("Its attack equals its health: {n}. After each fight it deals that much damage to the castle, unless "
                "an ally engages it."),
            say_n("n", health));
    else
        say(out, n,
            SAY("Health {n}: after each fight every deck loses {n:1 card|{n} cards} to it. Engage it with an ally to "
                "prevent that this turn; damage to it is permanent."),
            say_n("n", health));
}

void siege_say_used(const State *s, PieceId p, char *out, size_t n)
{
    int type = siege_card(s->piece[p].def)->type;
    bool fights = type != CARD_TOWER && type != CARD_CASTLE && type != CARD_ATTACHMENT;
    say(out, n,
        SAY("{ability:Its ability is exhausted until next turn.|It is exhausted until next turn.}{fights: It still "
            "fights.|}"),
        say_is("ability", type < CARD_MONSTER), say_is("fights", fights));
}

enum { STATES = 6 };
typedef struct {
    int n;
    char line[STATES][SENTENCE_MAX];
} States;

static char *new_line(States *all)
{
    return all->line[all->n < STATES - 1 ? all->n++ : STATES - 1];
}

/* Lists what its signs and words mean: used, stunned, armored ... */
static void list_states(const State *s, PieceId p, States *all)
{
    const Piece *piece = &s->piece[p];
    int unit = siege_unit(s, p);
    bool conceals = piece->place == PLACE_UPPER && piece->face & FACE_CONCEALED;
    if (siege_answered(s, p))
        say(new_line(all), SENTENCE_MAX, SAY("Chosen."));
    if (piece->face & FACE_EXHAUSTED)
        siege_say_used(s, p, new_line(all), SENTENCE_MAX);
    if (unit >= UNITS || conceals)
        return;
    const Siege *g = siege_of(s);
    if (g->mark[unit] & MARK_STUNNED)
        say(new_line(all), SENTENCE_MAX, SAY("It does not strike this turn."));
    if (g->mark[unit] & MARK_SATED)
        say(new_line(all), SENTENCE_MAX, SAY("It steals no cards this turn."));
    if (g->armor[unit] > 0)
        say(new_line(all), SENTENCE_MAX, SAY("Armor {n}: ignores that much damage this turn."),
            say_n("n", g->armor[unit]));
    if (piece->face & FACE_CHALLENGING)
        say(new_line(all), SENTENCE_MAX, SAY("Challenge: the ally facing it cannot be moved away."));
    if (siege_boosted(s) == p)
        say(new_line(all), SENTENCE_MAX, SAY("The treachery card boosts it this turn."));
}

/* Says what the health of a minion means, and the states of any card. */
static void say_hint(const Table *t, PieceId p, bool minion, char *text, size_t n)
{
    char own[SENTENCE_MAX];
    const char *line[STATES + 2];
    States all = {0};
    int lines = 0;
    list_states(t->in->s, p, &all);
    if (minion) {
        siege_say_minion(t->in->s, p, own, sizeof own);
        line[lines++] = own;
    }
    for (int i = 0; i < all.n; i++)
        line[lines++] = all.line[i];
    if (minion && siege_asks_for_health(t->in->s))
        line[lines++] = T_("Small minions each cost you a lane; one large minion needs a strong ally.");
    if (lines > 0)
        say(text, n, SAY("{all}"), say_list("all", SAY_LINES, line, lines));
}

bool siege_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    const State *s = t->in->s;
    head[0] = text[0] = '\0';
    if (siege_was_seen(t, p) != DEF_HIDDEN) {
        say(head, hn, SAY("It was {card}"), say_s("card", say_word(t->in->game->def[siege_was_seen(t, p)].name)));
        say(text, tn, SAY("Everyone saw it turned face down. If hidden cards are swapped, nobody can be sure."));
        return true;
    }
    if (s->piece[p].def == DEF_HIDDEN || t->in->game->place[s->piece[p].place].group == GROUP_DECK)
        return false;
    const char *name = say_word(t->in->game->def[s->piece[p].def].name);
    bool minion = siege_card(s->piece[p].def)->type == CARD_MINION;
    int group = t->in->game->place[s->piece[p].place].group;
    if (group == GROUP_UPPER || group == GROUP_LOWER || group == GROUP_BACK || group == GROUP_CASTLE ||
        group == GROUP_ATTACHED)
        say_hint(t, p, minion, text, tn);
    if (!text[0] && (!rect_is_empty(t->at->zoom) || is_named(t, p, name)))
        return false;
    (void)snprintf(head, hn, "%s", name);
    return true;
}
