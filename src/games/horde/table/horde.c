/* SPDX-License-Identifier: MIT
 * The Horde table as a Board: faces of its cards, how its pieces are drawn, how they move. */
#include "games/horde/table/horde.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "boards/boards.h"
#include "core/say.h"
#include "core/table.h"
#include "core/text.h"
#include "games/horde/horde.h"
#include "games/horde/horde_preview.h"
#include "games/horde/table/horde_draw.h"
#include "ui/grounds.h"
#include "games/horde/table/horde_example.h"

/* ---- faces ------------------------------------------------------------------------------------------------------- */

typedef struct {
    const char *backdrop, *frame, *emblem;
    const char *sign[3];
    ColorRole rim;
} Look;

static const Look looks[] = {
    /* special cards, from DEF_STEAM_BEAST on */
    {"backdrops/water", "frames/water-fire", "steam", {"water", "fire", NULL}, COL_WATER},
    {"backdrops/moon", "frames/sun-moon", "phantasm", {"sun", "moon", NULL}, COL_SUN},
    {"backdrops/blood", "frames/blood-2", "vampire", {NULL}, COL_RUBY},
    {"backdrops/royal", "frames/blood-2", "flayer", {NULL}, COL_RUBY},
    {"backdrops/forest", "frames/forest-royal-2", "elvenking", {NULL}, COL_RUBY},
    {"backdrops/blood", "frames/blood-3", "demon", {NULL}, COL_RUBY},
    {"backdrops/mine", "frames/mine-3", "trickster", {NULL}, COL_RUBY},
    {"backdrops/blood", "frames/blood", "betrayer", {NULL}, COL_RUBY},
};
static const char *const pictures[DEF_STEAM_BEAST - DEF_REGULAR] = {
#define ROW(f)                                                                                                         \
    "cards/horde/" f "-ooze", "cards/horde/" f "-troll", "cards/horde/" f "-dragon", "cards/horde/" f "-golem",        \
        "cards/horde/" f "-skeleton"
    ROW("water"), ROW("fire"), ROW("sun"), ROW("moon"), ROW("forest"), ROW("royal"),
};
static const char *const special_pictures[] = {
    "cards/horde/steam-beast", "cards/horde/phantasm", "cards/horde/vampire",   "cards/horde/flayer",
    "cards/horde/elvenking",   "cards/horde/demon",    "cards/horde/trickster", "cards/horde/betrayer",
};
static const char *const backdrops[FACTION_COUNT] = {"backdrops/water", "backdrops/fire",   "backdrops/sun",
                                                     "backdrops/moon",  "backdrops/forest", "backdrops/royal"};
static const char *const frames[FACTION_COUNT] = {"frames/water", "frames/fire",   "frames/sun",
                                                  "frames/moon",  "frames/forest", "frames/royal"};

/* Gives the face of a Battle Card: a medal on the table, a card in the large view. */
static void battle_face(int kind, CardFace *out)
{
    static const struct {
        const char *word, *name, *picture;
    } battle[KIND_COUNT] = {
        {"battle-water", N_("Water Battle"), "cards/horde/battle-water"},
        {"battle-fire", N_("Fire Battle"), "cards/horde/battle-fire"},
        {"battle-sun", N_("Sun Battle"), "cards/horde/battle-sun"},
        {"battle-moon", N_("Moon Battle"), "cards/horde/battle-moon"},
        {"battle-forest", N_("Forest Battle"), "cards/horde/battle-forest"},
        {"battle-royal", N_("Royal Battle"), "cards/horde/battle-royal"},
        {"battle-ooze", N_("Ooze Battle"), "cards/horde/battle-ooze"},
        {"battle-troll", N_("Troll Battle"), "cards/horde/battle-troll"},
        {"battle-dragon", N_("Dragon Battle"), "cards/horde/battle-dragon"},
        {"battle-golem", N_("Golem Battle"), "cards/horde/battle-golem"},
        {"battle-skeleton", N_("Skeleton Battle"), "cards/horde/battle-skeleton"},
    };
    bool faction = kind < FACTION_COUNT;
    *out = (CardFace){.word = battle[kind].word,
                      .name = say_word(battle[kind].name),
                      .picture = battle[kind].picture,
                      .backdrop = faction ? backdrops[kind] : "backdrops/mine",
                      .frame = faction ? frames[kind] : "frames/mine",
                      .emblem = kind_word(kind),
                      .sign = {"shield", NULL, NULL},
                      .rulings = "HO-4.1 HO-4.2 HO-10.2 HO-10.4",
                      .rim = faction ? (ColorRole)(COL_WATER + kind) : COL_LINE2};
}

static const char *rulings(DefId def)
{
    static const char *const special[] = {
        "HO-1.3 HO-5.2 HO-10.3", "HO-1.4 HO-5.2 HO-10.3",
        "HO-5.3 HO-12.2",        "HO-11.9 HO-11.10 HO-11.13",
        "HO-12.3 HO-12.4",       "HO-11.14 HO-11.16 HO-11.17 HO-11.20",
        "HO-9.1 HO-9.3 HO-9.5",  "HO-7.1 HO-7.5 HO-7.9 HO-7.13",
    };
    return def < DEF_STEAM_BEAST ? "HO-5.1 HO-10.2 HO-10.11" : special[def - DEF_STEAM_BEAST];
}

/* Returns how many pictures the copies of a card have: each Vampire, Flayer and Demon has its own. */
static int pictures_of(DefId def)
{
    bool several = def == DEF_VAMPIRE || def == DEF_FLAYER || def == DEF_DEMON;
    return several ? horde_game.def[def].copies : 1;
}

bool horde_face(const Game *g, DefId def, CardFace *out)
{
    if (def >= DEF_BATTLE && def < DEF_BATTLE + KIND_COUNT) {
        battle_face(def - DEF_BATTLE, out);
        return true;
    }
    if (!horde_is_monster(def))
        return false;
    *out = (CardFace){.word = g->def[def].word,
                      .name = say_word(g->def[def].name),
                      .pips = horde_cost(def),
                      .precious = def >= DEF_STEAM_BEAST,
                      .pictures = pictures_of(def),
                      .rulings = rulings(def)};
    if (def < DEF_STEAM_BEAST) {
        int faction = (def - DEF_REGULAR) / TYPE_COUNT, type = FACTION_COUNT + (def - DEF_REGULAR) % TYPE_COUNT;
        out->picture = pictures[def - DEF_REGULAR];
        out->backdrop = backdrops[faction];
        out->frame = frames[faction];
        out->emblem = kind_word(type);
        out->sign[0] = kind_word(faction);
        out->sign[2] = kind_word(type);
        out->rim = (ColorRole)(COL_WATER + faction);
        return true;
    }
    const Look *look = &looks[def - DEF_STEAM_BEAST];
    out->picture = special_pictures[def - DEF_STEAM_BEAST];
    out->backdrop = look->backdrop;
    out->frame = look->frame;
    out->emblem = look->emblem;
    memcpy(out->sign, look->sign, sizeof look->sign);
    out->rim = look->rim;
    return true;
}

/* ---- pieces ------------------------------------------------------------------------------------------------------ */

/* Draws the rings of a round or square token; cards draw their own (gfx/card.h). */
static void ring(Table *t, Rect r, float radius, unsigned state)
{
    Gfx *g = t->g;
    if (state & CARD_LIFTED) {
        gfx_shadow(g, r, radius, 3);
        gfx_frame(g, rect_inset(r, -3), radius + 3, 3, gfx_color(g, COL_FOCUS));
    } else if (state & CARD_TARGET) {
        gfx_glow(g, r, radius, 16, color_alpha(gfx_color(g, COL_TARGET), 0.5f));
        gfx_dashed(g, rect_inset(r, -4), radius + 4, 2, gfx_color(g, COL_TARGET));
    } else if (state & (CARD_LIT | CARD_CHOSEN)) {
        gfx_glow(g, r, radius, 12, color_alpha(gfx_color(g, COL_LIT), 0.55f));
        gfx_frame(g, rect_inset(r, -3), radius + 3, 2, gfx_color(g, COL_LIT));
    }
}

static void dim(Table *t, Rect r, float radius, unsigned state)
{
    if (state & CARD_BARRED)
        gfx_round(t->g, r, radius, color_alpha((Color){12, 9, 6, 0}, 0.6f));
}

/* Draws a Battle Card of the track: its count lies over its upper left corner, so no sign is there. */
static void draw_battle_card(Table *t, DefId def, Rect r, unsigned state)
{
    CardFace f;
    if (!horde_face(&horde_game, def, &f))
        return;
    f.sign[0] = NULL;
    f.plain = true;
    card_draw(t->g, &f, r, state, NULL);
}

/* Returns the value to show on a token; while a Trickster's swap is planned, the value after it. */
static int planned_value(const Table *t, PieceId p)
{
    const State *s = t->in->s;
    if (t->plan.kind != MOVE_SWAP || horde_game.place[s->piece[p].place].group != GROUP_BATTLE)
        return horde_token(s->piece[p].def);
    return horde_value_after(s, t->plan, horde_battle_card(s, s->piece[p].place - PLACE_BATTLE));
}

/* Names a monster that another card covers by its type alone: the sign of its faction can still be seen, that of its
 * type cannot, and all names of the row have one size. */
static void name_covered(CardFace *f, DefId def, float w)
{
    const float sign = 0.76f; /* where the sign of the type begins, as a share of the width */
    if (f->shows > 0 && f->shows < w * sign && def < DEF_STEAM_BEAST)
        f->name = kind_name(FACTION_COUNT + (def - DEF_REGULAR) % TYPE_COUNT);
}

float horde_fan(const Table *t, PieceId p, float *shows)
{
    const float least = 1.2f; /* room among the others, as a share of what the open card needs */
    const State *s = t->in->s;
    PieceId open = t->pointed;
    PlaceId horde = (PlaceId)(PLACE_HORDE + t->in->near);
    if (open == NO_PIECE || t->lifted != NO_PIECE || s->piece[open].place != horde || s->piece[p].place != horde)
        return 0;
    Rect at = t->at->piece[open].r, r = t->at->piece[p].r;
    float need = at.w - layout_shows(s, t->at, open), first = at.x, last = first;
    for (PieceId q = table_first(s, horde); q != NO_PIECE; q = s->piece[q].next)
        if (t->at->piece[q].r.y == at.y) {
            first = fminf(first, t->at->piece[q].r.x);
            last = fmaxf(last, t->at->piece[q].r.x);
        }
    bool rightwards = at.x < (first + last) / 2;
    float from = rightwards ? at.x + at.w - need : first, span = rightwards ? last - from : at.x - first;
    if (need < 1 || r.y != at.y || span < least * need || (rightwards ? r.x <= at.x : r.x > at.x)) {
        *shows = p == open && need >= 1 && r.y == at.y && span >= least * need ? 0 : *shows;
        return 0;
    }
    *shows = p == open ? 0 : *shows * (span - need) / span;
    return rightwards ? need * (1 - (r.x - from) / span) : -need * (r.x - first) / span;
}

/* Returns the width of the card that no other covers; 0: all of it. */
static float shows(const Table *t, PieceId p, Shot shot)
{
    float w = shot.flying ? 0 : layout_shows(t->in->s, t->at, p);
    return w < t->at->piece[p].r.w - 1 ? w : 0;
}

/* Draws a card face up, and larger while its row wins. */
static void draw_face(Table *t, PieceId p, const CardFace *f, Shot shot, unsigned state, const char *tag)
{
    float by = shot.flying ? 1 : horde_swells(t, p);
    if (shot.turn <= 0.99f)
        card_draw_turning(t->g, f, "backs/horde", shot.r, shot.turn);
    else if (by > 1)
        card_draw_swollen(t->g, f, shot.r, by, tag);
    else
        card_draw(t->g, f, shot.r, state, tag);
}

static void draw_at(Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    const Piece *piece = &t->in->s->piece[p];
    DefId def = piece->def;
    Rect r = shot.r;
    CardFace f;
    CopyWords copy;
    if ((def >= DEF_TOKEN && horde_token_is_shown(t, p)) || horde_is_stolen(t, p) || horde_burns(t, p))
        return;
    if (def >= DEF_TOKEN) {
        int value = planned_value(t, p);
        if (state & CARD_LIFTED)
            r.y -= 6;
        ring(t, r, value < 0 ? r.w * 0.26f : r.w / 2, state);
        gfx_coin(t->g, value, r.x + r.w / 2, r.y + r.h / 2, r.w);
        dim(t, r, value < 0 ? r.w * 0.26f : r.w / 2, state);
    } else if (def >= DEF_BATTLE) {
        draw_battle_card(t, def, r, state);
    } else if (def != DEF_HIDDEN && horde_face(&horde_game, def, &f)) {
        copy_face(&f, copy_of_piece(t->copy, t->in->s, p, f.pictures), &copy);
        f.plain = true;
        f.shows = state & CARD_LIFTED ? 0 : shows(t, p, shot);
        if (!shot.flying && !(state & CARD_LIFTED))
            shot.r.x += horde_fan(t, p, &f.shows);
        r.x = shot.r.x;
        name_covered(&f, def, r.w);
        if (horde_is_gift(t, p))
            state = (state & ~(unsigned)CARD_BARRED) | CARD_CHOSEN;
        if (piece->place == PLACE_DISCARD) /* too small for pips, and not for picking */
            f.pips = 0;
        draw_face(t, p, &f, shot, state, tag);
        if (t->pointed == p && !ui_using_keys(t->ui) && !(state & CARD_LIFTED) && shot.turn > 0.99f)
            gfx_frame(t->g, rect_inset(r, -1), r.w * 0.06f + 1, 2, color_alpha(gfx_color(t->g, COL_TEXT), 0.85f));
        if (piece->place == PLACE_DISCARD && shot.turn > 0.99f && !shot.flying)
            horde_draw_discard(t, p, r);
    } else if (piece->place != PLACE_PILE) {
        card_draw_back(t->g, "backs/horde", r, state);
    }
}

/* True while the piece flies from place to place: then it lies above the counts and whatever else lies on the table. */
static bool is_aloft(const Table *t, PieceId p, Shot shot)
{
    return shot.flying && t->sprite->at[p].arc > 0;
}

static void draw_piece(Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    if (!is_aloft(t, p, shot))
        draw_at(t, p, shot, state, tag);
}

void horde_draw_flights(Table *t)
{
    for (PieceId p = 0; p < t->in->s->npieces; p++) {
        Shot shot = sprite_shot(t->sprite, p, t->now);
        if (!is_aloft(t, p, shot))
            continue;
        gfx_fade(t->g, shot.alpha);
        draw_at(t, p, shot, 0, NULL);
        gfx_fade(t->g, 1);
    }
}

/* ---- motion and sound -------------------------------------------------------------------------------------------- */

static const EventStyle style[HORDE_EVENTS_END] = {
    [EV_HIDE] = {.gap = NO_GAP},
    [EV_FACE] = {.gap = NO_GAP},
    [EV_SHOW] = {.gap = 12}, /* a horde is revealed before it is counted */
    [EV_ROUND] = {.gap = 200, .sound = "turn", .words = WORDS_BEHIND},
    [EV_PICKED] = {.gap = 330},
    [EV_REVEALED] = {.gap = 500},
    [EV_WINDOW] = {.gap = 350},
    [EV_STOLEN] = {.gap = HORDE_THEFT_MS - HORDE_THEFT_REACHES, .sound = "snatch"},
    [EV_LIMIT] = {.gap = 350},
    [EV_PICKING_ENDED] = {.gap = HORDE_REST_MS},
    [EV_LOCKED] = {.gap = 350},
    [EV_BATTLE] = {.gap = 650, .sound = "drum", .words = WORDS_BEHIND},
    [EV_LAID_OUT] = {.gap = 240},
    [EV_FLAYER] = {.gap = 450, .sound = "magic"},
    [EV_DEMON] = {.gap = HORDE_DEMON_LEAPS + 300, .sound = "magic"},
    [EV_WON] = {.gap = HORDE_STRIKE_MS, .words = WORDS_BEHIND},
    [EV_TIED] = {.gap = HORDE_STRIKE_MS, .words = WORDS_BEHIND},
    [EV_VAMPIRES] = {.words = WORDS_BEHIND},
    [EV_ELVENKING] = {.words = WORDS_BEHIND},
    [EV_SCORE] = {.words = WORDS_BEHIND},
    [EV_WINNER] = {.words = WORDS_BEHIND},
};

/* Sets the flight of a piece from place to place. */
static void flight(const Event *e, Motion *m)
{
    int group = horde_game.place[e->to].group, from = horde_game.place[e->from].group;
    const char *sound = e->def >= DEF_TOKEN ? "token" : m->sound;
    bool falls = group == GROUP_BATTLE && e->def >= DEF_TOKEN, iron = falls && horde_token(e->def) < 0;
    if (iron) /* it lies where it falls */
        *m = (Motion){.ms = 260, .gap = 300, .arc = 40, .ease = EASE_IN_QUAD};
    else if (falls)
        *m = (Motion){.ms = 320, .gap = 300, .arc = 40, .ease = EASE_OUT_BOUNCE};
    else if (group == GROUP_FRONT && from == GROUP_POOL)
        *m = (Motion){.ms = 300, .gap = m->gap, .arc = 54, .ease = m->ease};
    else if ((group == GROUP_FRONT && from == GROUP_FRONT) || (e->to == PLACE_DISCARD && from == GROUP_HORDE))
        *m = (Motion){0};                                 /* stolen, or a Demon's price: their scenes show it go */
    else if (group == GROUP_FRONT && from == GROUP_HORDE) /* and the gifts for it */
        *m = (Motion){.ms = 480, .gap = 260, .arc = 40, .ease = EASE_IN_OUT};
    else if (group == GROUP_FIELD && e->def == DEF_DEMON)
        *m = (Motion){.ms = HORDE_DEMON_LEAPS, .gap = 70, .arc = 50, .ease = EASE_IN_QUAD};
    else if (group == GROUP_FIELD)
        *m = (Motion){.ms = HORDE_JOINS_MS, .gap = 70, .arc = m->arc, .ease = m->ease};
    else if (from == GROUP_FIELD || group == GROUP_HORDE)
        *m = (Motion){.ms = 240, .gap = 30, .arc = 12, .ease = EASE_OUT_CUBIC};
    else if (group == GROUP_WON || group == GROUP_BURNT)
        *m = (Motion){.ms = 420, .gap = HORDE_SHOW_MS - HORDE_STRIKE_MS, .arc = 30, .ease = EASE_IN_OUT};
    m->sound = group == GROUP_WON ? "crowd" : group == GROUP_BURNT ? "" : iron ? "fist" : sound;
}

static void motion(const Event *e, Motion *m)
{
    if (e->kind == EV_WON || e->kind == EV_TIED) { /* decided when the token strikes the table (horde_show.c) */
        m->hold = HORDE_STRIKE_MS;
        m->shows_at_strike = true;
        m->start_sound = "drum";
        m->sound = e->kind == EV_TIED ? "crack" : e->n < 0 ? "lose" : "win";
    }
    if (e->kind == EV_STOLEN || e->kind == EV_DEMON) { /* seen first, then told (horde_theft.c, horde_demon.c) */
        m->hold = e->kind == EV_STOLEN ? HORDE_THEFT_REACHES : HORDE_DEMON_MS;
        m->shows_at_strike = true;
        m->start_sound = e->kind == EV_STOLEN ? "gasp" : "fire";
    }
    if (horde_is_last_round(e)) {
        m->gap = HORDE_LAST_MS;
        m->sound = "drum";
    }
    if (e->kind == EV_FLAYER) { /* told when it lies in its row */
        m->shows_before_changes = false;
        m->hold = HORDE_JOINS_MS;
        m->shows_at_strike = true;
    }
    if (e->kind == EV_MOVE)
        flight(e, m);
}

/* True if a scene begins with the event: one press ends the picks of the others, the rest after a round, its beginning,
 * the reveal or the show of a result, nothing more. */
static bool scene(const Event *e)
{
    return e->kind == EV_PICKING_ENDED || e->kind == EV_ROUND || e->kind == EV_BATTLE || e->kind == EV_WON ||
           e->kind == EV_TIED;
}

/* Says what the ribbon tells of the present event: a decided battle, or a round that is over. */
static bool tells(const Table *t, char *q, size_t qn, char *d, size_t dn)
{
    return horde_tells(t, q, qn, d, dn) || horde_tells_of_round(t, q, qn, d, dn);
}

/* Says what comes next, on the button that goes there at once; returns the share of the time until then, -1: none. */
static float comes_next(const Table *t, char *label, size_t n)
{
    float share = horde_next(t, label, n);
    return share >= 0 ? share : horde_next_round(t, label, n);
}

/* ---- for the gallery --------------------------------------------------------------------------------------------- */

static const char *const faction_signs[] = {"water", "fire", "sun", "moon", "forest", "royal"};
static const char *const type_signs[] = {"ooze", "troll", "dragon", "golem", "skeleton"};
static const char *const special_signs[] = {"steam",     "phantasm", "vampire",   "flayer",
                                            "elvenking", "demon",    "trickster", "betrayer"};
static const char *const battle_signs[] = {"shield"};
static const char *const faction_names[] = {N_("Water"), N_("Fire"), N_("Sun"), N_("Moon"), N_("Forest"), N_("Royal")};
static const char *const type_names[] = {N_("Ooze"), N_("Troll"), N_("Dragon"), N_("Golem"), N_("Skeleton")};
static const char *const special_names[] = {N_("Steam Beast"), N_("Phantasm"), N_("Vampire"),   N_("Flayer"),
                                            N_("Elvenking"),   N_("Demon"),    N_("Trickster"), N_("Betrayer")};
static const char *const battle_names[] = {N_("Battle Card")};
static const SignGroup groups[] = {
    {N_("Faction"), faction_signs, faction_names, FACTION_COUNT, false},
    {N_("Type"), type_signs, type_names, TYPE_COUNT, false},
    {N_("Special"), special_signs, special_names, (int)(sizeof special_signs / sizeof *special_signs), true},
    {N_("Battle"), battle_signs, battle_names, 1, true},
};

/* ---- the rest ---------------------------------------------------------------------------------------------------- */

void horde_draw_ground(Table *t)
{
    ground_draw(t->g, &ground_hall);
}

static void draw_under(Table *t)
{
    if (horde_table(t->in->s) == TABLE_BATTLE)
        horde_draw_battle(t);
    else
        horde_draw_market(t);
}

static void draw_over(Table *t)
{
    if (horde_table(t->in->s) == TABLE_BATTLE)
        horde_draw_battle_over(t);
    else
        horde_draw_market_over(t);
}

static void top(const State *s, TopWords *out)
{
    bool swaps = s->option[OPT_LEVEL] == LEVEL_FULL; /* HO-1.8, HO-1.9: else there is no Trickster */
    if (s->phase >= PHASE_TRICKSTER && !swaps)
        *out = (TopWords){.step = {N_("Battles"), N_("Scores")}, .now = s->phase == PHASE_OVER};
    else if (s->phase >= PHASE_TRICKSTER)
        *out = (TopWords){.step = {N_("Trickster"), N_("Battles"), N_("Scores")},
                          .now = s->phase == PHASE_TRICKSTER ? 0
                                 : s->phase == PHASE_OVER    ? 2
                                                             : 1};
    else
        *out = (TopWords){.step = {N_("Battle Card"), N_("Pick monsters"), N_("End of round")},
                          .now = s->phase <= PHASE_ASSIGN ? 0
                                 : s->phase == PHASE_PICK ? 1
                                                          : 2};
    out->nsteps = s->phase >= PHASE_TRICKSTER && !swaps ? 2 : 3;
    int battle = horde_of(s)->battle + 1;
    bool battles = s->phase >= PHASE_BATTLE;
    int n = !battles ? s->round : battle > KIND_COUNT ? KIND_COUNT : battle;
    say(out->round, sizeof out->round, SAY("{battle:Battle {n}|Round {n}}"), say_is("battle", battles), say_n("n", n));
    say(out->of, sizeof out->of, SAY("of {n}"), say_n("n", HORDE_ROUNDS));
    say(out->moment, sizeof out->moment, SAY("{battle:battle {n} of {all}|round {n} of {all}}"),
        say_is("battle", battles), say_n("n", n), say_n("all", HORDE_ROUNDS));
}

static const char *waiting(const State *s)
{
    /* Who holds the Betrayer or the Trickster is public only when they are used (section 5 of the rules). */
    if (s->nframes > 0)
        return T_("Waiting to see if the card is stolen");
    return s->phase == PHASE_TRICKSTER ? T_("Waiting for the Trickster’s owner") : NULL;
}

/* Returns what bubbles of a seat lie beside: in a battle the end of its row, because its cards begin at its portrait. */
static Rect seat_at(const Table *t, int seat)
{
    Rect count = t->at->panel[AT_COUNT + seat], lane = t->at->panel[AT_LANE + seat];
    if (horde_table(t->in->s) != TABLE_BATTLE || rect_is_empty(count))
        return t->at->seat[seat];
    return rect(count.x, lane.y, t->in->w - count.x, lane.h);
}

static const MoveLook moves[HORDE_MOVES] = {
    [MOVE_FLAYER] = {.sure = N_("Yes, play it")},
    [MOVE_DEMON_USED] = {.sure = N_("Yes, sacrifice it")},
    [MOVE_DECLINE] = {.mute_question = true},
};

/* Moves that cannot be undone have a key of their own, because Enter also opens the curtain before them. */
static const BoardKey keys[] = {
    {"horde-flayer", N_("play a Flayer"), "F", MOVE_FLAYER},
    {"horde-pass", N_("pass"), "D", MOVE_DONE},
    {"horde-steal", N_("steal"), "S", MOVE_STEAL},
    {"horde-decline", N_("let it go"), "G", MOVE_DECLINE},
    {"horde-hush", N_("do not ask again this round"), "N", 0},
};

/* Returns the piece that stands for p: for a token on a Battle Card, that card (the Trickster's swap). */
static PieceId stands_for(const State *s, PieceId p)
{
    PlaceId at = s->piece[p].place;
    if (s->piece[p].def < DEF_TOKEN || horde_game.place[at].group != GROUP_BATTLE)
        return p;
    PieceId card = table_first(s, at);
    while (card != NO_PIECE && s->piece[card].def >= DEF_TOKEN)
        card = s->piece[card].next;
    return card == NO_PIECE ? p : card;
}

static bool lands(const State *s, Move m, PlaceId place)
{
    switch (m.kind) {
    case MOVE_ASSIGN: /* the Battle Card without a token: the last one drawn */
        return place >= PLACE_BATTLE && place < PLACE_BATTLE + KIND_COUNT &&
               horde_battle_card(s, place - PLACE_BATTLE) && horde_battle_token(s, place - PLACE_BATTLE) == NO_PIECE;
    case MOVE_GIVE: { /* to the robbed seat */
        const Frame *window = frame_peek(s);
        return window && place == PLACE_FRONT + window->n;
    }
    default:
        return horde_game.place[place].seat == m.seat;
    }
}

/* Returns 1 in the last rounds and during the battles, 2 during the last ones; else 0. */
static int tension(const State *s)
{
    enum { LAST_ROUNDS = HORDE_ROUNDS - 1, LAST_BATTLES = KIND_COUNT - 4 };
    if (s->over || s->phase == PHASE_OVER)
        return 0;
    if (s->phase < PHASE_BATTLE)
        return s->round >= LAST_ROUNDS;
    return horde_of(s)->battle >= LAST_BATTLES ? 2 : 1;
}

static const char *victory(const State *end)
{
    (void)end;
    return "win-horde";
}

const Board horde_board = {
    .game = "horde",
    .hall = &horde_hall,
    .felt = COL_FELT_HORDE,
    .back = "backs/horde",
    .layout = horde_layout,
    .draw_under = draw_under,
    .draw_piece = draw_piece,
    .draw_over = draw_over,
    .seat_at = seat_at,
    .face = horde_face,
    .zoom_text = horde_zoom_text,
    .accounted = 1u << GROUP_BOX,
    .top = top,
    .tag = horde_tag,
    .move = moves,
    .key = keys,
    .nkeys = sizeof keys / sizeof keys[0],
    .hint = horde_hint,
    .introduced_in = 1u << GROUP_POOL | 1u << GROUP_FRONT | 1u << GROUP_FIELD,
    .ask =
        &(const BoardAsk){
            .plan = horde_plan,
            .waiting = waiting,
            .stands_for = stands_for,
            .drop_allowed = lands,
        },
    .tell =
        &(const BoardTell){
            .remark = horde_remarks,
            .nremarks = HORDE_REMARKS,
            .style = style,
            .motion = motion,
            .on_event = horde_hear,
            .event_text = tells,
            .continue_button = comes_next,
            .scene = scene,
            .has_recap = true,
        },
    .sound =
        &(const BoardSound){
            .tune = "horde",
            .tension = tension,
            .victory = victory,
        },
    .score =
        &(const BoardScore){
            .look = horde_score_look,
            .decisions = horde_decisions,
            .ending = horde_ending,
            .voice = horde_voice,
            .nvoices = HORDE_VOICES,
            .chart = N_("Score after each battle"),
            .counting_title = N_("The battles are over"),
            .no_decision_text = N_("No battle was close."),
        },
    .gallery =
        &(const BoardGallery){
            .example = horde_example,
            .example_is_wide = horde_example_is_wide,
            .group = groups,
            .ngroups = (int)(sizeof groups / sizeof *groups),
        },
};

/* ---- hall ------------------------------------------------------------------------------------------------------ */

/* Twists of tonight's table: house rules and chairs that go together. */
static const Twist twists[] = {
    {N_("Open hordes"), 3, {{"hordes", "open"}}},
    {N_("Vampires still count"), 3, {{"vampires", "collected"}}},
    {N_("No clashing specials"), 3, {{"same-name", "off"}}},
    {N_("By the first edition"), 3, {{"edition", "earlier"}}},
    {N_("A duel"), 2, {{NULL, NULL}}},
    {N_("A full table"), 4, {{NULL, NULL}}},
    {N_("Basic and open"), 4, {{"level", "basic"}, {"hordes", "open"}}},
    {N_("A duel with open hordes"), 2, {{"hordes", "open"}}},
    {N_("Middle level, first edition"), 3, {{"edition", "earlier"}, {"level", "intermediate"}}},
    {N_("Four with Vampires that count"), 4, {{"vampires", "collected"}}},
};

static const BoardSetup levels = {
    .option = "level",
    .asks = N_("Which cards are in the deck?"),
    .heap = {{.choice = "basic", .line = N_("monsters only"), .card = {"sun-skeleton", "royal-dragon", "water-ooze"}},
             {.choice = "full", .line = N_("Vampires, Demons, thieves"), .card = {"vampire", "demon", "trickster"}}},
    .nheaps = 2,
};

const BoardHall horde_hall = {
    .setup = &levels,
    .begin = N_("Deal the cards"),
    .advice = N_("First game? Choose Basic."),
    .advice_option = OPT_LEVEL,
    .advice_choice = LEVEL_BASIC,
    .second = N_("Now with the troublemakers"),
    .second_option = "level",
    .ground = "backdrops/royal",
    .hello = {N_("The Pool is full. Sit."), N_("My Trolls are hungry."), N_("Eleven battles. Bring luck.")},
    .card = {"sun-skeleton", "royal-dragon", "water-ooze"},
    .twist = twists,
    .ntwists = (int)(sizeof twists / sizeof *twists),
};
