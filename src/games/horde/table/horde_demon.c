/* SPDX-License-Identifier: MIT
 * A Demon takes its price: the card that is given up comes to the middle of the table, where everybody sees which it
 * is, and burns; only then the Demon leaps into the row, and the count rises when it has landed. */
#include "core/table.h"
#include "games/horde/table/horde_draw.h"
#include "gfx/card.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"
#include "ui/seats.h"

enum { COMES = 260, BURNS = 420, BURNT = HORDE_DEMON_MS, LANDS = BURNT + HORDE_DEMON_LEAPS, ALL = LANDS + 320 };
static const Color flame = {255, 140, 50, 255};

/* Returns the piece that is given up, if this screen shows it; else NO_PIECE. */
static PieceId price_of(const Table *t, const Event *e)
{
    const State *s = t->in->s;
    PieceId p = table_find(s, (PlaceId)(PLACE_HORDE + e->seat), e->def);
    p = p != NO_PIECE ? p : table_find(s, (PlaceId)(PLACE_FIELD + e->seat), e->def);
    return p != NO_PIECE && t->at->piece[p].shown && !rect_is_empty(t->at->piece[p].r) ? p : NO_PIECE;
}

bool horde_burns(const Table *t, PieceId p)
{
    const PastEvent *told = event_moving(t, EV_DEMON, NO_PIECE);
    return told && event_age(t, told) < BURNT && price_of(t, &told->e) == p;
}

/* Draws the card as far as the fire, which climbs from its foot, has left it. */
static void burning(Table *t, const CardFace *face, Rect r, float u)
{
    float edge = r.y + r.h * (1 - u);
    gfx_glow(t->g, rect(r.x, r.y, r.w, r.h * (1 - u)), r.w * 0.06f, 34,
             color_alpha(flame, 0.9f * motion_fade(u, 0.2f, 0.2f)));
    gfx_clip(t->g, rect(r.x, r.y, r.w, r.h * (1 - u)));
    card_draw(t->g, face, r, 0, NULL);
    gfx_round(t->g, r, r.w * 0.06f, (Color){40, 8, 2, (uint8_t)(170 * u)});
    gfx_unclip(t->g);
    if (u > 0 && u < 1) {
        gfx_glow(t->g, rect(r.x, edge - 2, r.w, 4), 2, 22, flame);
        gfx_fill(t->g, rect(r.x, edge - 2, r.w, 4), (Color){255, 226, 150, 255});
    }
    for (int half = 0; half < 2; half++)
        effect_embers(t->g, rect(r.x + r.w * 0.5f * (float)half, r.y, r.w * 0.5f, r.h), flame, u);
}

static void price(Table *t, const Event *e, float ms)
{
    static const float sizes[] = {1, 0.85f, 0.7f, 0.55f, 0.4f};
    CardFace face;
    PieceId p = price_of(t, e);
    Rect seat = t->at->seat[e->seat], lies = p != NO_PIECE ? t->at->piece[p].r : rect_center(seat, 60, 75);
    float large = fminf(t->at->felt.h * 0.5f, 220),
          u = ui_reduced_motion(t->ui) ? 1 : ease_at(EASE_IN_OUT, motion_part(ms, 0, COMES));
    if (ms >= BURNT || !horde_face(&horde_game, e->def, &face))
        return;
    SDL_FPoint m = motion_between(motion_middle(lies), motion_middle(t->at->felt), u);
    m.y -= motion_hop(u, 40);
    Rect r =
        motion_card(t->g, m, motion_nearest(sizes, sizeof sizes / sizeof *sizes, large, lies.w + (large - lies.w) * u));
    gfx_fill(t->g, t->at->felt, (Color){0, 0, 0, (uint8_t)(120 * u * (1 - motion_part(ms, BURNT - 200, BURNT)))});
    if (ms < BURNS)
        gfx_shadow(t->g, r, r.w * 0.06f, 4);
    burning(t, &face, r, ui_reduced_motion(t->ui) ? 0 : motion_part(ms, BURNS, BURNT));
    if (ms >= COMES || ui_reduced_motion(t->ui))
        effect_sign(t->g, "demon", (SDL_FPoint){m.x, r.y - 18},
                    (SignLook){.size = 44, .disc = 0.7f, .ink = flame, .ground = {60, 8, 10, 245}});
}

/* Draws how the Demon lands in its row: the last one there. */
static void landing(Table *t, const Event *e, float ms)
{
    const State *s = t->in->s;
    PieceId last = NO_PIECE;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_FIELD + e->seat)); p != NO_PIECE; p = s->piece[p].next)
        last = s->piece[p].def == DEF_DEMON && t->at->piece[p].shown ? p : last;
    float u = motion_part(ms, LANDS, ALL);
    if (last == NO_PIECE || ms < LANDS || u >= 1)
        return;
    Rect r = t->at->piece[last].r;
    effect_halo(t->g, r, r.w * 0.06f, flame, u);
    effect_embers(t->g, r, flame, u);
}

static void demon(Table *t, const Event *e, float u)
{
    if (e->seat >= t->in->s->nseats)
        return;
    price(t, e, u * ALL);
    if (!ui_reduced_motion(t->ui))
        landing(t, e, u * ALL);
}

static const EventScene scenes[] = {{EV_DEMON, .ms = ALL, .goes_on = true, .draw = demon}};

void horde_draw_demon(Table *t)
{
    event_scenes_draw(t, &(EventScenes){.row = scenes, .n = 1});
}
