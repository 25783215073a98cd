/* SPDX-License-Identifier: MIT
 * The deaths and arrivals that a siege turns on: a portal comes forward and bursts into shards, the outsider rises
 * behind the lanes and falls into its own, a stage of it breaks. Each is seen first; its words follow (siege.c). */
#include "games/siege/table/siege_draw.h"

#include <math.h>

#include "core/table.h"
#include "gfx/card.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

/* ms: what breaks has come forward, cracks have run, light is drawn in, it bursts; the sky is dark, the shape stands. */
enum { FORWARD = 220, CRACKED = 560, DRAWN_IN = 860, DARK = 300, RISEN = 900, SLIDES = 420 };
static const Color light = {214, 206, 255, 255}, hollow = {8, 5, 14, 235};

bool siege_is_outsider(const Event *e)
{
    return e->def != DEF_HIDDEN && e->def < siege_game.ndefs && siege_card(e->def)->type == CARD_OUTSIDER;
}

bool siege_leaps_in(const Event *e)
{
    return e->kind == EV_MOVE && e->to == PLACE_UPPER && (e->from == PLACE_HORDE_DECK || e->from == PLACE_PILE);
}

/* Returns the newest event of that kind if it is shown in motion and younger than all, and *ms since; else NULL. */
static const PastEvent *young(const Table *t, int kind, PieceId p, float all, float *ms)
{
    const PastEvent *told = event_moving(t, kind, p);
    *ms = told ? event_age(t, told) : 0;
    return told && *ms >= 0 && *ms < all ? told : NULL;
}

/* ---- what breaks ------------------------------------------------------------------------------------------------- */

typedef struct {
    CardFace face;
    float w, h;
    bool picture; /* the picture alone, as portals are shown; else the card */
} Broken;

static void shard(void *of, Gfx *g, float x, float y)
{
    const Broken *b = of;
    Rect r = rect(x - b->w / 2, y - b->h / 2, b->w, b->h);
    if (!b->picture)
        card_draw(g, &b->face, r, 0, NULL);
    else if (!gfx_picture_cover(g, b->face.picture, r, 0.5f, 0.4f))
        gfx_round(g, r, 9, (Color){70, 60, 110, 255});
}

/* Returns where a portal breaks: it comes out of its corner to the middle of the lanes, and trembles there. */
static Rect comes_forward(const Table *t, float ms)
{
    static const float sizes[] = {1, 1.25f, 1.5f, 1.75f, 2, 2.25f, 2.5f};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    Rect from = t->at->panel[AT_PORTAL], all = siege_lanes(t->at);
    float u = ease_out(motion_part(ms, 0, FORWARD)), most = fmaxf(all.h * 0.6f, from.w);
    float w = motion_nearest(sizes, SIZES, from.w, from.w + (most - from.w) * u);
    SDL_FPoint m = motion_between(motion_middle(from), motion_middle(all), u);
    m.x += ms > FORWARD && ms < DRAWN_IN ? 3 * sinf(ms * 0.09f) : 0;
    return rect(m.x - w / 2, m.y - w * 0.625f, w, w * 1.25f);
}

/* The burst itself: light that spreads over the table. */
static void burst(Table *t, SDL_FPoint m, float w, float u)
{
    float far = ease_out(u), left = 1 - u;
    if (u <= 0 || u >= 1)
        return;
    gfx_disc(t->g, m.x, m.y, w * (0.4f + 0.7f * far), color_alpha((Color){142, 123, 232, 255}, 0.5f * left));
    gfx_disc(t->g, m.x, m.y, w * (0.25f + 0.3f * far), color_alpha(light, 0.6f * left * left));
    effect_rays(t->g, m,
                (Rays){.n = 22,
                       .from = w * (0.35f + 0.7f * far),
                       .to = w * (0.6f + 1.5f * far),
                       .other = w * (0.5f + 1.1f * far),
                       .skew = 0.35f,
                       .thick = 4},
                color_alpha(light, left));
    effect_waves(t->g, m, (Waves){.n = 3, .from = w * 0.3f, .to = t->in->w * 0.6f, .thick = 7}, light, u);
    effect_sparks(t->g, m, w * (0.8f + 0.9f * far), 24, light, u);
    effect_sparks(t->g, m, w * (0.5f + 0.7f * far), 17, (Color){255, 206, 120, 255}, u);
}

void siege_draw_breaks(Table *t, DefId def, Rect r, bool picture, float ms)
{
    Broken b = {.picture = picture};
    float sucks = motion_part(ms, CRACKED, DRAWN_IN), fall = motion_part(ms, DRAWN_IN, SIEGE_BREAKS_MS);
    if (ms >= SIEGE_BREAKS_MS || !siege_board.face(&siege_game, def, &b.face))
        return;
    r = picture ? comes_forward(t, ms) : r;
    b.w = r.w;
    b.h = r.h;
    b.face.numbers.has = 0;
    float strength = motion_part(ms, FORWARD, CRACKED) * (1 - fall), dark = motion_part(ms, 0, FORWARD) * (1 - fall);
    gfx_fill(t->g, rect(0, 0, t->in->w, t->in->h), (Color){4, 2, 12, (uint8_t)(150 * dark)});
    gfx_glow(t->g, r, 9, 40 + 40 * strength, color_alpha(light, 0.8f * strength));
    gfx_round(t->g, r, 9, color_alpha(light, 0.7f * strength));
    gfx_fade(t->g, 1 - ease_at(EASE_IN_QUAD, fall));
    effect_shattered(t->g, r, motion_part(ms, FORWARD, CRACKED), 0.9f * ease_at(EASE_IN_QUAD, fall), shard, &b);
    gfx_fade(t->g, 1);
    effect_drawn_in(t->g, siege_lanes(t->at), motion_middle(r), light, sucks > 0 ? sucks : -1);
    burst(t, motion_middle(r), r.w, fall);
}

void siege_draw_fall(Table *t, DefId def, Rect r, float ms)
{
    enum { PARTED = 160 };
    Broken b = {.w = r.w, .h = r.h};
    float fall = ease_at(EASE_IN_QUAD, motion_part(ms, PARTED, SIEGE_FALLS_SEEN));
    if (ms >= SIEGE_FALLS_SEEN || !siege_board.face(&siege_game, def, &b.face))
        return;
    b.face.numbers.has = 0;
    gfx_fade(t->g, 1 - fall);
    effect_broken(t->g, r, ease_out(motion_part(ms, 0, PARTED)), 0.4f * fall, shard, &b);
    gfx_fade(t->g, 1);
}

bool siege_is_broken(const Table *t, PieceId p)
{
    float ms;
    const Piece *piece = &t->in->s->piece[p];
    if (piece->place == PLACE_ATTACHED && piece->host != NO_PIECE && piece->host != p)
        return siege_is_broken(t, piece->host); /* it lies below the host, which is not there to cover it */
    int group = t->in->game->place[piece->place].group;
    const PastEvent *goes = young(t, EV_MOVE, p, SLIDES, &ms);
    if (goes && goes->e.from == PLACE_PORTAL)
        return true; /* its shards have fallen before */
    if (siege_moves_scenes(t) && piece->face & FACE_FALLING && event_latest(t, EV_FALLS, p))
        return true; /* it lies there for the rules, while a question of its end is open */
    bool lies = group == GROUP_UPPER || group == GROUP_LOWER || group == GROUP_BACK || group == GROUP_HAND;
    return young(t, EV_FALLS, p, SIEGE_BREAKS_MS + SIEGE_WORDS_MS, &ms) && (ms < SIEGE_FALLS_SEEN || !lies);
}

bool siege_has_collapsed(const Table *t)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_PORTAL);
    const PastEvent *told = p == NO_PIECE ? NULL : event_latest(t, EV_COLLAPSES, p);
    bool breaks = told && event_age(t, told) < SIEGE_BREAKS_MS + SIEGE_WORDS_MS;
    return breaks || (p != NO_PIECE && s->piece[p].face & FACE_FALLING); /* SH-9.2 */
}

bool siege_draw_hollow(Table *t, Rect r)
{
    if (!siege_has_collapsed(t))
        return false;
    gfx_round(t->g, r, 9, hollow);
    gfx_frame(t->g, r, 9, 3, (Color){46, 38, 60, 255});
    return true;
}

SDL_FPoint siege_drawn(const Table *t, Rect r)
{
    float ms;
    Rect portal = comes_forward(t, CRACKED);
    if (!young(t, EV_COLLAPSES, NO_PIECE, DRAWN_IN + 120, &ms) || ms < CRACKED || rect_overlaps(r, portal))
        return (SDL_FPoint){0, 0};
    SDL_FPoint way = motion_way(r, portal);
    float far = motion_hop(motion_part(ms, CRACKED, DRAWN_IN + 120), 7);
    return (SDL_FPoint){way.x * far, way.y * far};
}

float siege_portal_above(const Table *t)
{
    float ms;
    PieceId p = table_first(t->in->s, PLACE_PORTAL);
    const PastEvent *told = p == NO_PIECE ? NULL : young(t, EV_MOVE, p, SLIDES, &ms);
    Rect r = t->at->panel[AT_PORTAL];
    if (!told || told->e.to != PLACE_PORTAL || t->in->s->phase == PHASE_SETUP)
        return 0;
    float far = r.y < t->in->h / 2 ? r.y + r.h : r.y - t->in->h; /* to the edge behind it, as the table is turned */
    return far * (1 - ease_out(ms / SLIDES));
}

/* ---- who comes --------------------------------------------------------------------------------------------------- */

/* Returns where the outsider stands behind its lane, as large as two cards. */
static Rect shape_of(const Table *t, int lane)
{
    Rect r = t->at->panel[AT_LANE + lane], all = siege_lanes(t->at);
    float w = fminf(r.w * 1.9f, all.h * 0.76f), x = clampf(r.x + r.w / 2 - w / 2, 0, t->in->w - w);
    return rect(x, all.y + (all.h - w * 1.25f) / 2, w, w * 1.25f);
}

/* True for the event of an outsider that comes into a lane. */
static bool comes(const PastEvent *told)
{
    return told && siege_is_outsider(&told->e) && told->e.n >= 1 && told->e.n <= LANES;
}

void siege_draw_shape(Table *t)
{
    float ms;
    const PastEvent *told = young(t, EV_SUMMONED, NO_PIECE, SIEGE_COMES_MS, &ms);
    CardFace face;
    if (!comes(told) || !siege_board.face(&siege_game, told->e.def, &face))
        return;
    float there = motion_part(ms, 0, DARK) - motion_part(ms, SIEGE_COMES_FALLS + DARK, SIEGE_COMES_MS);
    gfx_fill(t->g, rect(0, 0, t->in->w, t->in->h), (Color){4, 2, 12, (uint8_t)(190 * there)});
    Rect r = shape_of(t, told->e.n - 1), all = siege_lanes(t->at);
    float risen = ease_out(motion_part(ms, DARK, RISEN));
    if (ms < DARK || ms >= SIEGE_COMES_FALLS)
        return;
    r.y += (all.y + all.h - r.y) * (1 - risen);
    gfx_clip(t->g, rect(0, 0, t->in->w, all.y + all.h));
    gfx_glow(t->g, r, r.w / 2, 50, (Color){142, 123, 232, (uint8_t)(200 * risen)});
    gfx_clip_round(t->g, r, r.w / 2);
    if (face.picture)
        (void)gfx_picture_cover(t->g, face.picture, r, 0.5f, 0.3f);
    gfx_fill(t->g, r, (Color){14, 6, 34, 165});
    gfx_unclip(t->g);
    gfx_unclip(t->g);
}

bool siege_falls_in(const Table *t, PieceId p, Rect *r)
{
    static const float sizes[] = {1, 1.2f, 1.45f, 1.7f, 1.95f};
    enum { FALLS_IN = SIEGE_LANDS - SIEGE_COMES_FALLS };
    float ms;
    const PastEvent *told = young(t, EV_MOVE, p, FALLS_IN, &ms);
    if (!told || told->e.to != PLACE_UPPER || told->e.from != PLACE_PILE || !siege_is_outsider(&told->e))
        return false;
    Rect from = shape_of(t, t->in->s->piece[p].pos), to = t->at->piece[p].r;
    float u = ease_at(EASE_IN_QUAD, ms / FALLS_IN);
    float w = motion_nearest(sizes, sizeof sizes / sizeof *sizes, to.w, from.w + (to.w - from.w) * u);
    *r = motion_card(t->g, motion_between(motion_middle(from), motion_middle(to), u), w);
    return true;
}

void siege_draw_landing(Table *t, PieceId p, float ms)
{
    float u = motion_part(ms, SIEGE_LANDS, SIEGE_COMES_MS);
    Rect r = t->at->piece[p].r, now;
    CardFace face;
    if (siege_falls_in(t, p, &now) && siege_board.face(&siege_game, t->in->s->piece[p].def, &face)) {
        face.numbers.has = 0;
        card_draw(t->g, &face, now, CARD_LIFTED, NULL);
    }
    if (ms < SIEGE_LANDS || u >= 1)
        return;
    effect_dust(t->g, r, u);
    effect_waves(t->g, motion_middle(r), (Waves){.n = 2, .from = r.w * 0.4f, .to = r.w * 1.1f, .thick = 5}, light, u);
}

float siege_portal_trembles(const Table *t)
{
    float ms;
    const PastEvent *told = young(t, EV_SUMMONED, NO_PIECE, RISEN, &ms);
    return comes(told) ? motion_shake(ms, RISEN, 3, 0.09f) : 0;
}
