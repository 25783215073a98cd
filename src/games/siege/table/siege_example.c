/* SPDX-License-Identifier: MIT
 * The examples of the rule book of Siege: lanes, hands, decks and discard piles before and after, and what has changed of
 * castle, portal and minions. The cards of the block are in force only while it is drawn. */
#include "games/siege/table/siege_example.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "core/say.h"
#include "core/table.h"
#include "games/siege/siege.h"
#include "games/siege/table/siege_draw.h"

enum { COUNTS = 2 + MINIONS, PLATE_LEAST = 73 /* narrower cards do not show their name */ };
enum { UPPER, LOWER, SIDES };

/* ---- what is shown ----------------------------------------------------------------------------------------------- */
typedef struct {
    const SiegeCard *card; /* NULL: nobody is there */
    int minion;            /* 1 to 4; 0: it is none */
    CardNumber attack, health;
    int token;          /* health; negative: wounds */
    bool fallen, fresh; /* fresh: it has come here */
} Shown;

static Shown show(const State *s, PieceId p)
{
    if (p == NO_PIECE)
        return (Shown){.card = NULL};
    const Piece *piece = &s->piece[p];
    const SiegeCard *c = siege_card(piece->def);
    int unit = siege_unit(s, p);
    int attack = unit == NO_UNIT ? c->attack : siege_attack(s, unit);
    int health = unit == NO_UNIT ? c->health : siege_health(s, unit);
    return (Shown){.card = c,
                   .minion = c->type == CARD_MINION ? piece->n + 1 : 0,
                   .attack = {attack, attack},
                   .health = {health, health},
                   .token = piece->num[NUM_HEALTH]};
}

static bool is_in_lane(const State *s, PieceId p)
{
    return s->piece[p].place == PLACE_UPPER || s->piece[p].place == PLACE_LOWER;
}

static PieceId piece_at(const State *s, int side, int lane)
{
    PieceId p = table_first(s, side == UPPER ? PLACE_UPPER : PLACE_LOWER);
    while (p != NO_PIECE && s->piece[p].pos != lane)
        p = s->piece[p].next;
    return p;
}

/* What is shown in half a lane, before or after: there, a card that has fallen too. */
static Shown show_half(const PlayedBlock *b, bool after, int side, int lane)
{
    PieceId was = piece_at(b->before, side, lane), p = piece_at(b->after, side, lane);
    if (!after)
        return show(b->before, was);
    bool fallen = p == NO_PIECE && was != NO_PIECE && !is_in_lane(b->after, was);
    Shown now = fallen ? show(b->before, was) : show(b->after, p);
    if (p != NO_PIECE && is_in_lane(b->before, p)) {
        const Shown then = show(b->before, p);
        now.attack.printed = then.attack.now;
        now.health.printed = then.health.now;
    }
    now.fallen = fallen;
    now.fresh = p != NO_PIECE && p != was;
    return now;
}

/* Says the abilities that always hold, "Armor 3, Trample", in the language of the program. c NULL: none. */
static void say_abilities(const SiegeCard *c, char *out, size_t n)
{
    static const struct {
        SiegeOp op;
        const char *words;
    } known[] = {
        {KEY_ARMOR, N_("Armor {n}")},
        {KEY_PIERCE, N_("Pierce {n}")},
        {KEY_ELUSIVE, N_("Elusive {n}")},
        {KEY_HEROIC, N_("Heroic {n}")},
        {KEY_BARRIER, N_("Barrier")},
        {KEY_CLEAVE, N_("Cleave")},
        {KEY_TRAMPLE, N_("Trample")},
        {KEY_TAUNT, N_("Taunt")},
        {KEY_IMMUNE, N_("Immune")},
        {KEY_CANNOT_MOVE, N_("Cannot move")},
        {KEY_CANNOT_BE_ENGAGED, N_("Cannot be engaged")},
    };
    out[0] = '\0';
    for (const Term *t = NULL; c && (t = siege_ability(siege_cards(), c, t));)
        for (const Term *key = t + 1; term_op(t) == ABILITY_STATIC && key < term_next(t); key = term_next(key))
            for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
                char words[SENTENCE_MAX];
                if (known[i].op != term_op(key))
                    continue;
                const Term *value = term_argument(key, 0);
                say(words, sizeof words, SAY_TABLE(known[i].words), say_n("n", value ? term_int(value) : 0));
                str_add(out, n, out[0] ? ", %s" : "%s", words);
            }
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */
static const char *emblem_of(const Shown *h, int side)
{
    static const struct {
        const char *name, *emblem;
    } known[] = {
        {N_("Wolf"), "wolf"},   {N_("Boar"), "boar"},    {N_("Ox"), "ox"},          {N_("Toad"), "toad"},
        {N_("Golem"), "golem"}, {N_("Ghost"), "ghost"},  {N_("Guard"), "helm"},     {N_("Knight"), "sword"},
        {N_("Archer"), "bow"},  {N_("Smith"), "hammer"}, {N_("Bones"), "skeleton"}, {N_("Nest"), "tower"},
        {N_("Raider"), "axe"},  {N_("Giant"), "fist"},   {N_("Scout"), "person"},   {N_("Spark"), "burst"},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i].name, h->card->name) == 0)
            return known[i].emblem;
    return h->minion ? "trickster" : side == UPPER ? "claw" : "person";
}

/* Returns the name as it is shown on the card, perhaps in `out`. */
static const char *shown_name(const Shown *h, char out[SENTENCE_MAX])
{
    if (!h->minion)
        return say_word(h->card->name);
    say(out, SENTENCE_MAX, SAY("Minion {n}"), say_n("n", h->minion));
    return out;
}

/* Draws a name over the lower edge, as small as it must be: with large letters a face has no room for it. */
static void name_plate(const Example *e, const char *name, Rect r)
{
    if (gfx_text_scale(e->g) <= 1.5f || r.w < PLATE_LEAST)
        return;
    Rect plate = rect(r.x, r.y + r.h - 25, r.w, 25);
    gfx_round(e->g, plate, 4, gfx_color(e->g, COL_PAPER));
    gfx_frame(e->g, plate, 4, 1, e->edge);
    Text t = {FACE_BOLD, 18, gfx_color(e->g, COL_INK), ALIGN_CENTER, true};
    (void)gfx_text(e->g, gfx_text_fit(e->g, t, 9, 0.5f, plate.w - 6, name), plate, name);
}

static CardFace spell_face(const SiegeCard *c)
{
    bool bolt = false;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), c, t));)
        bolt = bolt || term_op(t) == ABILITY_QUICK;
    return (CardFace){.word = c->name,
                      .name = say_word(c->name),
                      .backdrop = "backdrops/fire",
                      .emblem = "burst",
                      .sign = {NULL, NULL, bolt ? "bolt" : "scroll"},
                      .rim = COL_FIRE,
                      .numbers = {.has = c->cost > 0 ? CARD_COST : 0, .cost = {c->cost, c->cost}}};
}

static void draw_tokens(const Example *e, int token, Rect r)
{
    float size = r.w * 0.15f;
    if (token < 0)
        (void)siege_draw_wounds(e->g, r, r.y + r.h * 0.16f, 1, -token);
    for (int i = 0; i < token && i < 5; i++) {
        float y = r.y + r.h * 0.16f + (float)i * size * 0.8f;
        gfx_disc(e->g, r.x + r.w - size * 0.7f, y, size / 2 + 1.5f, (Color){14, 10, 8, 255});
        gfx_disc(e->g, r.x + r.w - size * 0.7f, y, size / 2, (Color){120, 200, 90, 255});
    }
}

static void draw_nobody(const Example *e, Rect r)
{
    gfx_dashed(e->g, r, 6, 1.5f, color_alpha(e->edge, 0.7f));
}

static void draw_shown(const Example *e, const Shown *h, int side, Rect r)
{
    char word[CARD_NAME_MOST + 40], said[SENTENCE_MAX];
    const char *name = shown_name(h, said);
    bool upper = side == UPPER, tower = h->card->type == CARD_TOWER;
    (void)snprintf(word, sizeof word, "example-%d-%s-%d", side, h->card->name, h->minion);
    CardFace f = {.word = word,
                  .name = name,
                  .backdrop = upper   ? "backdrops/blood"
                              : tower ? "backdrops/mine"
                                      : "backdrops/fire",
                  .frame = upper ? "frames/blood" : "frames/fire",
                  .emblem = emblem_of(h, side),
                  .rim = upper ? COL_RUBY : COL_FIRE,
                  .numbers = {.has = tower ? 0 : CARD_ATTACK | CARD_HEALTH, .attack = h->attack, .health = h->health}};
    if (h->card->type == CARD_SPELL)
        f = spell_face(h->card);
    card_draw(e->g, &f, r, 0, NULL);
    name_plate(e, name, r);
    if (h->fresh)
        gfx_frame(e->g, rect_inset(r, -2), 6, 3, e->good);
    if (h->fallen)
        example_cross(e, r);
    else
        draw_tokens(e, h->token, r);
}

/* ---- lanes ------------------------------------------------------------------------------------------------------- */
typedef struct {
    const Example *e;
    int lane[LANES], n, from, to; /* lanes and sides that are drawn */
    bool note[SIDES];             /* abilities stand above, below */
    float cw, ch, gap, words;
} Grid;

/* Lists the lanes and sides with a card before or after, and the sides with abilities to say. */
static void choose_lanes(Grid *g)
{
    const PlayedBlock *b = g->e->block;
    g->from = SIDES;
    for (int lane = 0; lane < LANES; lane++) {
        bool used = false;
        for (int side = UPPER; side < SIDES; side++) {
            char words[SENTENCE_MAX];
            const SiegeCard *c = show_half(b, false, side, lane).card;
            if (!c && !show_half(b, true, side, lane).card)
                continue;
            say_abilities(c, words, sizeof words);
            g->note[side] = g->note[side] || words[0];
            g->from = side < g->from ? side : g->from;
            g->to = side > g->to ? side : g->to;
            used = true;
        }
        if (used)
            g->lane[g->n++] = lane;
    }
}

static float rows_height(const Grid *g)
{
    return (float)(g->to - g->from + 1) * (g->ch + 8) - 8;
}

static void draw_lanes(const Grid *g, bool after, float x, float y)
{
    const Example *e = g->e;
    for (int i = 0; i < g->n; i++) {
        int lane = g->lane[i];
        float left = x + (float)i * (g->cw + g->gap), words_x = left - g->gap / 2, words_w = g->cw + g->gap;
        char words[SENTENCE_MAX];
        for (int side = g->from; side <= g->to; side++) {
            const Shown h = show_half(e->block, after, side, lane);
            float top = y + (float)g->note[UPPER] * g->words + (float)(side - g->from) * (g->ch + 8);
            if (h.card)
                draw_shown(e, &h, side, rect(left, top, g->cw, g->ch));
            else
                draw_nobody(e, rect(left, top, g->cw, g->ch));
            say_abilities(after ? NULL : h.card, words, sizeof words);
            if (words[0])
                (void)example_words(e, words_x, side ? top + g->ch + 3 : y, words_w, words, e->ink);
        }
        say(words, sizeof words, SAY("lane {n}"), say_n("n", lane + 1));
        (void)example_words(e, words_x, y + ((float)g->note[UPPER] + (float)g->note[LOWER]) * g->words + rows_height(g),
                            words_w, words, e->soft);
    }
}

/* Draws the lanes before and after; returns their height, 0: they are empty. */
static float both_lanes(const Example *e)
{
    Grid g = {.e = e, .gap = 12, .words = example_words_height(e) + 4};
    choose_lanes(&g);
    float arrow = 46 * e->k, n = (float)g.n;
    if (g.n == 0)
        return 0;
    g.cw = fminf(78 * e->k, (e->w - arrow - 2 * n * g.gap) / (2 * n));
    g.ch = g.cw * 1.25f;
    float half = n * (g.cw + g.gap), x = e->x + (e->w - 2 * half - arrow) / 2 + g.gap / 2;
    if (e->draw) {
        draw_lanes(&g, false, x, e->y);
        example_arrow(e, rect(x + half - g.gap / 2, e->y + (float)g.note[UPPER] * g.words, arrow, rows_height(&g)));
        draw_lanes(&g, true, x + half + arrow, e->y);
    }
    return rows_height(&g) + (1 + (float)g.note[UPPER] + (float)g.note[LOWER]) * g.words + 4;
}

/* ---- rows of cards ----------------------------------------------------------------------------------------------- */
enum { ROW_CARDS = 6 };

typedef struct {
    PieceId card[ROW_CARDS];
    int n; /* perhaps more than there is room for */
} Row;

/* The cards of a place, without those that fill it up and have no copies. */
static Row row_at(const State *s, PlaceId at)
{
    Row row = {0};
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) {
        if (siege_card(s->piece[p].def)->copies == 0)
            continue;
        if (row.n < ROW_CARDS)
            row.card[row.n] = p;
        row.n++;
    }
    return row;
}

static bool is_in(const Row *row, PieceId p)
{
    for (int i = 0; i < row->n; i++)
        if (row->card[i] == p)
            return true;
    return false;
}

static bool changes(const Row row[2])
{
    return row[0].n != row[1].n || memcmp(row[0].card, row[1].card, sizeof row[0].card) != 0;
}

/* Draws the cards of a place before and after, with its heading; new cards are framed. Returns its height. */
static float draw_row(const Example *e, PlaceId at, const char *heading, float y)
{
    const State *s[2] = {e->block->before, e->block->after};
    const Row row[2] = {row_at(s[0], at), row_at(s[1], at)};
    int most = row[0].n > row[1].n ? row[0].n : row[1].n;
    float arrow = 46 * e->k, half = (e->w - arrow) / 2, gap = 6;
    float w = fminf(74 * e->k, (half - gap * (float)(most - 1)) / fmaxf(1, (float)most)), h = w * 1.25f;
    if (most > ROW_CARDS || !changes(row))
        return 0;
    float top = y + example_words(e, e->x, y, e->w, say_word(heading), e->soft) + 4;
    float words = w < PLATE_LEAST ? example_words_height(e) + 2 : 0;
    for (int k = 0; e->draw && k < 2; k++) {
        float all = (float)row[k].n * (w + gap) - gap, x = e->x + (half + arrow) * (float)k + (half - all) / 2;
        for (int i = 0; i < row[k].n; i++) {
            Shown c = show(s[k], row[k].card[i]);
            Rect r = rect(x + (float)i * (w + gap), top, w, h);
            c.fresh = k && !is_in(&row[0], row[k].card[i]);
            draw_shown(e, &c, at == PLACE_HORDE_DECK ? UPPER : LOWER, r);
            if (words > 0)
                (void)example_words(e, r.x - gap / 2, r.y + h + 3, w + gap, say_word(c.card->name), e->soft);
        }
        if (row[k].n == 0)
            draw_nobody(e, rect(e->x + (half + arrow) * (float)k + (half - w) / 2, top, w, h));
    }
    example_arrow(e, rect(e->x + half, top, arrow, h));
    return top + h + words + 10 - y;
}

/* Says "castle: 20 → 18" for what has changed; returns how many lines. */
static int say_changes(const PlayedBlock *b, char out[COUNTS][SENTENCE_MAX])
{
    int n = 0, from, to;
    for (int unit = UNIT_MINION; unit <= UNIT_PORTAL; unit++) {
        from = siege_health(b->before, unit);
        to = siege_health(b->after, unit);
        if (from == to)
            continue;
        if (unit == UNIT_CASTLE)
            say(out[n++], SENTENCE_MAX, SAY("castle: {from} → {to}"), say_n("from", from), say_n("to", to));
        else if (unit == UNIT_PORTAL)
            say(out[n++], SENTENCE_MAX, SAY("portal: {from} → {to}"), say_n("from", from), say_n("to", to));
        else
            say(out[n++], SENTENCE_MAX, SAY("minion {n}: {from} → {to}"), say_n("n", unit - UNIT_MINION + 1),
                say_n("from", from), say_n("to", to));
    }
    return n;
}

float siege_example(const Example *e)
{
    static const struct {
        PlaceId at;
        const char *heading;
    } rows[] = {{PLACE_HAND, N_("hand")},
                {PLACE_DISCARD, N_("discard pile")},
                {PLACE_DECK, N_("deck, from its top")},
                {PLACE_HORDE_DECK, N_("horde deck, from its top")}};
    char change[COUNTS][SENTENCE_MAX];
    siege_use_cards(e->block->cards);
    float h = both_lanes(e);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        h += draw_row(e, rows[i].at, rows[i].heading, e->y + h);
    int changes = say_changes(e->block, change);
    for (int i = 0; i < changes; i++)
        h += example_words(e, e->x, e->y + h, e->w, change[i], e->ink) + 2;
    siege_use_cards(NULL);
    return h;
}
