/* SPDX-License-Identifier: MIT
 * Forecasts of Siege: the rest of the turn as it is, and with the held card in one lane or another. */
#include "games/siege/table/siege_draw.h"

#include <math.h>
#include <stdlib.h>

#include "core/say.h"
#include "core/table.h"
#include "games/siege/table/siege_face.h"
#include "games/siege/table/siege_fight_log.h"
#include "ui/arrow.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

static bool fights(const State *s)
{
    return s->phase >= PHASE_HORDE && s->phase <= PHASE_PILLAGE && !s->over;
}

bool siege_foresee(const Table *t, SiegeForecast *out)
{
    const State *s = t->in->s;
    /* In mid-story the table is between two moments: only a state that can occur is played forward. */
    if (!fights(s) || siege_wave_comes(s))
        return false;
    if (t->legal->n == 0 && !siege_forecast_can(s, t->in->eyes)) {
        const SiegeFightLog *was = t->event_memory; /* while the lanes fight, the words must not come and go */
        bool lanes = was->foreseen && siege_shows_fight(s) && siege_of(s)->step <= STEP_LANE_END;
        if (lanes)
            *out = was->ahead;
        return lanes;
    }
    siege_forecast(s, t->in->eyes, out);
    return true;
}

bool siege_foresee_answer(const Table *t, SiegeForecast *out)
{
    if (t->untold || t->hovered_move.kind == 0 || t->in->s->nframes == 0 || !fights(t->in->s))
        return false;
    (void)siege_forecast_after(t->in->s, t->hovered_move, out);
    return true;
}

/* Gives the legal move that brings the held piece to that slot of the board. False: none. */
static bool to_slot(const Table *t, int slot, Move *out)
{
    const State *s = t->in->s;
    if (t->lifted == NO_PIECE)
        return false;
    const Piece *piece = &s->piece[t->lifted];
    uint16_t lane = (uint16_t)(slot % LANES + 1);
    for (int i = 0; i < t->legal->n; i++) {
        Move m = t->legal->m[i];
        bool plays = m.kind == MOVE_PLAY && slot >= SLOT_LOWER && m.a == piece->def &&
                     siege_game.place[piece->place].group == GROUP_HAND;
        bool lays = m.kind == MOVE_LAY && slot < SLOT_LOWER && m.a == piece->def && piece->place == PLACE_HORDE_HAND;
        bool moves = m.kind == MOVE_MOVE && m.a == t->lifted && (piece->place == PLACE_LOWER) == (slot >= SLOT_LOWER);
        bool engages = m.kind == MOVE_ENGAGE && m.a == t->lifted && slot == SLOT_UPPER + siege_engaged_lane(s);
        if (((plays || lays || moves) && m.b == lane) || engages) {
            *out = m;
            return true;
        }
    }
    return false;
}

/* True if the held piece makes this move when it is dropped on p; *target: p is what the move is aimed at. */
static bool meets(const Table *t, Move m, PieceId p, PieceId *target)
{
    const State *s = t->in->s;
    uint64_t on[(PIECE_MAX + 63) / 64];
    bool held = m.a == (siege_game.move[m.kind].arg[0] == ARG_DEF ? s->piece[t->lifted].def : t->lifted);
    *target = NO_PIECE;
    switch (m.kind) {
    case MOVE_ENGAGE: /* SH-5.10: either may be the one that is held */
        *target = held ? p : t->lifted;
        siege_targets_of(s, m, on);
        return (held || m.a == p) && on[*target / 64] >> *target % 64 & 1;
    case MOVE_ATTACH:
    case MOVE_SWAP:
        return (held && m.b == p) || (m.kind == MOVE_SWAP && m.a == p && m.b == t->lifted);
    case MOVE_CAST:
    case MOVE_USE:
        *target = p;
        if (held)
            siege_targets_of(s, m, on);
        return held && on[p / 64] >> p % 64 & 1;
    default:
        return false;
    }
}

/* Foresees the drop of the held piece on the piece that is pointed at; false: it is none. */
static bool foresee_drop(const Table *t, SiegeForecast *out)
{
    PieceId target;
    for (int i = 0;
         !t->untold && t->lifted != NO_PIECE && t->pointed != NO_PIECE && t->pointed != t->lifted && i < t->legal->n;
         i++)
        if (meets(t, t->legal->m[i], t->pointed, &target)) {
            siege_forecast_at_best(t->in->s, t->legal->m[i], target, out);
            return true;
        }
    return false;
}

bool siege_foresee_slot(const Table *t, int slot, SiegeForecast *out)
{
    Move m;
    if (t->untold || !to_slot(t, slot, &m))
        return false;
    siege_forecast_at_best(t->in->s, m, NO_PIECE, out);
    return true;
}

/* True for moves of a card, which change the fight. */
static bool is_of_card(Move m)
{
    return m.kind >= MOVE_PLAY && m.kind <= MOVE_USE;
}

/* Gives the forecast after the move that one press would play, of a card that is pointed at; false: there is none. */
static bool siege_foresee_press(const Table *t, SiegeForecast *out)
{
    if (t->untold || !is_of_card(t->hovered_move) || t->in->s->nframes > 0 || !fights(t->in->s))
        return false;
    siege_forecast_at_best(t->in->s, t->hovered_move, NO_PIECE, out);
    return true;
}

/* Returns where that move puts its card; empty: nowhere in a lane. */
static Rect goal_of(const Table *t, Move m)
{
    bool lanes = m.b >= 1 && m.b <= LANES;
    if (m.kind == MOVE_ENGAGE && siege_engaged_lane(t->in->s) >= 0)
        return t->at->panel[AT_UPPER + siege_engaged_lane(t->in->s)];
    if (m.kind == MOVE_PLAY && lanes)
        return t->at->panel[AT_LOWER + m.b - 1];
    if (m.kind == MOVE_MOVE && lanes && m.a < t->in->s->npieces)
        return t->at->panel[(t->in->s->piece[m.a].place == PLACE_LOWER ? AT_LOWER : AT_UPPER) + m.b - 1];
    return (Rect){0};
}

void siege_draw_way(Table *t)
{
    CardFace face;
    PieceId p = t->pointed;
    Rect goal = t->in->s->nframes == 0 ? goal_of(t, t->hovered_move) : (Rect){0};
    if (rect_is_empty(goal) || p == NO_PIECE || !siege_face(&siege_game, t->in->s->piece[p].def, &face))
        return;
    face.numbers.has = 0;
    gfx_fade(t->g, 0.45f);
    card_draw(t->g, &face, goal, 0, NULL);
    gfx_fade(t->g, 1);
    gfx_frame(t->g, rect_inset(goal, -3), goal.w * 0.06f + 3, 4, gfx_color(t->g, COL_TARGET));
    ui_mark(t->ui, "way", "way", goal, say_word(siege_game.def[t->in->s->piece[p].def].name));
}

bool siege_considers(const Table *t, SiegeForecast *out)
{
    int slot = t->over == NO_PLACE ? -1 : (int)t->over - SIEGE_PLACES;
    return foresee_drop(t, out) || (slot >= 0 && slot < SIEGE_SLOTS && siege_foresee_slot(t, slot, out)) ||
           siege_foresee_answer(t, out) || siege_foresee_press(t, out);
}

/* Adds a line of the list with the outcome of the turn now and then, if it differs. */
static void add_change(SiegeChanges *c, const char *sign, SayArg words, int now, int then, bool good)
{
    if (now == then || c->n == SIEGE_CHANGES)
        return;
    c->sign[c->n] = sign;
    c->now[c->n] = (int16_t)now;
    c->then[c->n] = (int16_t)then;
    say(c->line[c->n], SENTENCE_MAX, words, say_n("now", now), say_n("then", then), say_n("n", abs(then - now)));
    c->tone[c->n++] = good ? TONE_GOOD : TONE_BAD;
}

void siege_say_changes(const BoardIn *in, const SiegeForecast *now, const SiegeForecast *then, SiegeChanges *out)
{
    int deck = 0;
    for (int seat = 0; seat < ALLIES_MOST; seat++)
        deck += then->deck_then[seat] - now->deck_then[seat];
    out->n = 0;
    add_change(out, "castle", SAY("castle {now} → {then}"), now->castle_then, then->castle_then,
               then->castle_then > now->castle_then);
    add_change(out, "portal", SAY("portal {now} → {then}"), now->portal_then, then->portal_then,
               then->portal_then < now->portal_then);
    add_change(out, "cards", SAY("pillage {now} → {then}"), now->pillage, then->pillage, then->pillage < now->pillage);
    if (now->pillage == then->pillage)
        add_change(out, "cards", SAY("{n:1 card saved|{n} cards saved}"), 0, deck > 0 ? deck : 0, true);
    for (int i = 0; i < out->n; i++)
        out->tone[i] = (uint8_t)siege_near_tone(in, (SiegeTone)out->tone[i]);
}

void siege_say_difference(const BoardIn *in, const SiegeForecast *now, const SiegeForecast *then, char *out, size_t n)
{
    SiegeChanges c;
    const char *item[SIEGE_CHANGES];
    siege_say_changes(in, now, then, &c);
    for (int i = 0; i < c.n; i++)
        item[i] = c.line[i];
    out[0] = '\0';
    if (c.n > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_AND, item, c.n));
}

void siege_say_coming(int now, int then, int most, char *out, size_t n)
{
    if (most != then)
        say(out, n, SAY("{n} to {most} coming"), say_signed("n", then - now), say_signed("most", most - now));
    else
        say(out, n, SAY("{n} coming"), say_signed("n", then - now));
}

/* ---- treachery ------------------------------------------------------------------------------------------------- */

/* A treachery card on the table: shows only what counts (SH-6.1: it is not in play), and an arrow to the monster it
 * boosts (SH-6.3). Also an arrow from an ally that must move to the lane of the monster that taunts it (SH-5.22). */

PieceId siege_treachery_piece(const State *s)
{
    PieceId card = NO_PIECE;
    for (PieceId p = table_first(s, PLACE_HORDE_DISCARD); siege_shows_treachery(s) && p != NO_PIECE;
         p = s->piece[p].next)
        if (s->piece[p].def == siege_of(s)->treachery)
            card = p;
    return card;
}

PieceId siege_boosted(const State *s)
{
    const Siege *g = siege_of(s);
    return g->treachery != 0 && siege_boosts(siege_cards(), siege_card(g->treachery)) ? g->boosted : NO_PIECE;
}

int siege_treachery_bonus(const State *s)
{
    DefId card = siege_of(s)->treachery;
    int mark = card == DEF_HIDDEN ? MARK_NONE : siege_card(card)->mark;
    return siege_of(s)->boosted != NO_PIECE && mark >= MARK_ATTACK1 ? 1 + mark - MARK_ATTACK1 : 0;
}

/* Returns the name of the boosted monster if it is known and in play; else "". */
static const char *boosted_name(const State *s)
{
    PieceId p = siege_boosted(s);
    return p < s->npieces && s->piece[p].def != DEF_HIDDEN ? say_word(siege_game.def[s->piece[p].def].name) : "";
}

/* Returns the name of the boosted monster if it has left play; else "". */
static const char *gone_name(const State *s, const SiegeFightLog *f)
{
    bool gone = f && f->boosted != DEF_HIDDEN && siege_of(s)->boosted == NO_PIECE &&
                siege_boosts(siege_cards(), siege_card(siege_of(s)->treachery));
    return gone ? say_word(siege_game.def[f->boosted].name) : "";
}

void siege_say_treachery(const State *s, const void *memory, char *out, size_t n)
{
    char ability[SENTENCE_MAX];
    bool acts = siege_say_treachery_ability(siege_of(s)->treachery, ability, sizeof ability);
    int more = siege_treachery_bonus(s);
    const char *gone = gone_name(s, memory);
    if (more > 0)
        say(out, n, SAY("{card} gets +{n} attack this turn."), say_bold(say_s("card", boosted_name(s))),
            say_n("n", more));
    else if (gone[0])
        say(out, n, SAY("It boosted {card}, now gone.{text: {text}|}"), say_bold(say_s("card", gone)),
            say_s("text", ability));
    else if (acts)
        say(out, n, SAY("{card:It boosts {card}. {text}|{text}}"), say_bold(say_s("card", boosted_name(s))),
            say_s("text", ability));
    else
        say(out, n, SAY("{marks:There is no monster to boost.|No effect this turn.}"),
            say_is("marks", siege_card(siege_of(s)->treachery)->mark >= MARK_ATTACK1));
}

/* Returns how far the arrow has grown since the latest event of that kind; 1: all the way. */
static float grown(const Table *t, int kind, float ms)
{
    const PastEvent *told = event_moving(t, kind, NO_PIECE);
    float share = told ? motion_part(event_age(t, told), 0, ms) : 1;
    if (share < 1)
        ui_wake(t->ui, 16);
    return share;
}

/* True if a boosted minion fell in its lane: it lies small in the back line again. */
static bool is_back(const Table *t, PieceId p)
{
    return t->in->game->place[t->in->s->piece[p].place].group == GROUP_BACK;
}

static void more_attack(Table *t, Rect card, int more)
{
    char words[SENTENCE_MAX];
    float h = clampf(card.w * 0.26f, 20, 34), w = h * 2.05f;
    Rect r = rect(card.x + 4, card.y + card.h * 0.2f, w, h);
    say(words, sizeof words, SAY("+{n}"), say_n("n", more));
    effect_tag_inlaid(t->g, r, (Color){26, 10, 8, 255}, 2, gfx_color(t->g, COL_BAD));
    gfx_sign(t->g, "sword", rect(r.x + h * 0.3f, r.y + h * 0.2f, h * 0.6f, h * 0.6f), (Color){243, 226, 186, 255},
             (Color){0});
    Text style = {FACE_BOLD, h * 0.7f, {255, 236, 220, 255}, ALIGN_CENTER, true};
    (void)gfx_text(t->g, style, rect(r.x + h * 0.85f, r.y, w - h * 1.05f, h), words);
    ui_mark(t->ui, "boost", "boost", r, words);
}

void siege_draw_boost(Table *t)
{
    const State *s = t->in->s;
    const Siege *g = siege_of(s);
    PieceId to = siege_boosted(s), from = siege_treachery_piece(s);
    int more = siege_treachery_bonus(s);
    if (!siege_shows_treachery(s) || !siege_is_shown(t, to) || g->step > STEP_LANE_END || is_back(t, to))
        return;
    Rect goal = t->at->piece[to].r,
         start = siege_is_shown(t, from) ? t->at->piece[from].r : t->at->panel[AT_HORDE_DECK];
    float share = grown(t, EV_BOOSTED, 420);
    if (g->step < STEP_LANE && !rect_is_empty(start)) {
        SDL_FPoint a = arrow_edge(start, goal.x + goal.w / 2, goal.y + goal.h / 2, 1),
                   b = arrow_edge(goal, a.x, a.y, 1.25f);
        arrow_bow(t->g, a, b, gfx_color(t->g, COL_BAD), share);
    }
    if (more > 0 && share >= 1)
        more_attack(t, goal, more);
}

/* Draws a taunt: words over the lanes, and an arrow along which the ally will go. */
void siege_draw_taunt(Table *t, const Event *e, float u)
{
    const State *s = t->in->s;
    PieceId ally = (PieceId)e->other;
    if (!siege_is_shown(t, e->piece) || ally >= s->npieces || e->n < 1 || e->n > LANES)
        return;
    Rect monster = t->at->piece[e->piece].r, to = t->at->panel[AT_LOWER + e->n - 1], from = t->at->piece[ally].r;
    bool moved = s->piece[ally].pos == e->n - 1;
    float alpha = motion_fade(u, 0, 0.2f);
    Color c = effect_color(t->g, COL_BAD, alpha);
    effect_light(t->g, monster,
                 (Light){.radius = monster.w * 0.06f,
                         .reach = 26,
                         .strength = 0.8f,
                         .gap = 4,
                         .corner = monster.w * 0.08f,
                         .thick = 4},
                 c);
    if (!moved && siege_is_shown(t, ally) && !rect_is_empty(to))
        arrow_bow(t->g, arrow_edge(from, to.x + to.w / 2, to.y + to.h / 2, 0.7f),
                  arrow_edge(to, from.x + from.w / 2, from.y + from.h / 2, 0.5f), c, fminf(u * 3.2f, 1));
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("Taunt: {ally} must come"), say_s("ally", say_word(siege_game.def[e->why].name)));
    float h = line_of(t->in, 24);
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, COL_TEXT, ALIGN_CENTER);
    style.color = (Color){255, 240, 228, (uint8_t)(255 * alpha)};
    Rect all = siege_lanes(t->at);
    float w = fminf(gfx_text_width(t->g, style, words) + 24, all.w);
    float x = clampf(monster.x + monster.w / 2 - w / 2, all.x, all.x + all.w - w);
    Rect pill = rect(x, monster.y + monster.h * 0.06f, w, h); /* clear of its numbers */
    effect_tag(t->g, pill, (Color){60, 14, 10, (uint8_t)(240 * alpha)}, 1.5f, c);
    (void)gfx_text(t->g, gfx_text_fit(t->g, style, 9, 0.5f, w - 12, words), pill, words);
    ui_mark(t->ui, "taunt", "taunt", pill, words);
}
