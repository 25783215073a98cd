/* SPDX-License-Identifier: MIT
 * A theft by the Betrayer, as everybody at the table sees it: the card stops in mid air between both players, whose
 * portraits are ringed, and the robbed one starts; the thief leans over, a hand of shadow reaches for the card and whips
 * it away, the robbed player's portrait shakes and goes dark, and the thief's chuckles. */
#include <math.h>

#include "core/table.h"
#include "games/horde/table/horde_draw.h"
#include "gfx/card.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"
#include "ui/seats.h"

enum { RISES = 260, RESTS = 660, REACHES = HORDE_THEFT_REACHES, WHIPS = REACHES + 220 };

static Rect face_of(const Table *t, int seat)
{
    Rect r = t->at->seat[seat];
    return seat_face(r, r.w < 120 ? SEAT_COLUMN : SEAT_ROW, t->in->text);
}

/* Returns the stolen card: it still lies before the robbed player, or already before the thief. */
static PieceId booty(const Table *t, const Event *e)
{
    const State *s = t->in->s;
    const int seats[] = {e->other, e->seat};
    for (int i = 0; i < 2; i++) {
        PieceId p = seats[i] < s->nseats ? table_find(s, (PlaceId)(PLACE_FRONT + seats[i]), e->def) : NO_PIECE;
        if (p != NO_PIECE)
            return p;
    }
    return NO_PIECE;
}

bool horde_is_stolen(const Table *t, PieceId p)
{
    const PastEvent *told = event_moving(t, EV_STOLEN, NO_PIECE);
    return told && event_age(t, told) < WHIPS && booty(t, &told->e) == p;
}

/* Draws a shadow like an arm, thick at the thief and thin at its end, as far as it has reached. */
static SDL_FPoint arm(Table *t, SDL_FPoint from, SDL_FPoint to, float u)
{
    enum { PARTS = 14, THICK = 34, THIN = 12 };
    SDL_FPoint q = from;
    for (int i = 0; i < PARTS && (float)i / PARTS < u; i++) {
        float a = (float)i / PARTS, b = fminf((float)(i + 1) / PARTS, u);
        q = motion_between(from, to, b);
        q.y -= motion_hop(b, 60);
        SDL_FPoint p = motion_between(from, to, a);
        p.y -= motion_hop(a, 60);
        gfx_line(t->g, p.x, p.y, q.x, q.y, THICK + (THIN - THICK) * a, (Color){12, 4, 10, 190});
    }
    return q;
}

const Frame *horde_own_theft(const Table *t)
{
    const State *s = t->in->s;
    const Frame *window = s->phase == PHASE_PICK && s->nframes > 0 ? frame_peek(s) : NULL;
    return window && window->step > 0 && s->to_act == t->in->near && t->in->eyes == t->in->near ? window : NULL;
}

bool horde_is_gift(const Table *t, PieceId p)
{
    const State *s = t->in->s;
    const Frame *window = horde_own_theft(t);
    PlaceId horde = (PlaceId)(PLACE_HORDE + t->in->near);
    if (!window || s->piece[p].place != horde)
        return false;
    return p == table_find(s, horde, DEF_BETRAYER) || (window->step == 2 && p == table_find(s, horde, window->arg));
}

/* ---- the portraits ------------------------------------------------------------------------------------------------ */

/* Returns where the card stops: between both portraits, and towards the middle of the table. */
static SDL_FPoint mid_air(const Table *t, const Event *e)
{
    SDL_FPoint between = motion_between(motion_middle(face_of(t, e->seat)), motion_middle(face_of(t, e->other)), 0.5f);
    return motion_between(between, motion_middle(t->at->panel[AT_POOL]), 0.5f);
}

/* Returns where the thief's portrait is: it leans to the card, and hops twice when it has it. */
static SDL_FPoint thief_leans(Rect face, SDL_FPoint air, float ms)
{
    enum { HOP = 170, HOPS = WHIPS + 80 };
    const float far = 16;
    SDL_FPoint way = motion_way(face, rect(air.x, air.y, 0, 0));
    float u = ease_at(EASE_IN_QUAD, motion_part(ms, RESTS, REACHES)) - motion_part(ms, REACHES, WHIPS),
          hop = ms < HOPS || ms >= HOPS + 2 * HOP ? 0 : motion_hop(fmodf(ms - HOPS, HOP) / HOP, 8);
    return (SDL_FPoint){far * u * way.x, far * u * way.y - hop};
}

/* Returns where the robbed player's portrait is: it starts, and shakes when the card is gone. */
static SDL_FPoint robbed_leans(float ms)
{
    enum { STARTS = 240, SHAKES = 320 };
    const float far = 5, turns = 18;
    float start = motion_part(ms, RISES, RISES + STARTS), u = motion_part(ms, REACHES, REACHES + SHAKES);
    return (SDL_FPoint){u > 0 && u < 1 ? far * (1 - u) * sinf(turns * u) : 0,
                        start > 0 && start < 1 ? -motion_hop(start, 10) : 0};
}

SDL_FPoint horde_leans(const Table *t, int seat)
{
    const PastEvent *told = event_moving(t, EV_STOLEN, NO_PIECE);
    if (!told || (told->e.seat != seat && told->e.other != seat) || horde_table(t->in->s) != TABLE_MARKET)
        return (SDL_FPoint){0, 0};
    float ms = event_age(t, told);
    if (ms < 0 || ms >= HORDE_THEFT_MS)
        return (SDL_FPoint){0, 0};
    return told->e.seat == seat ? thief_leans(face_of(t, seat), mid_air(t, &told->e), ms) : robbed_leans(ms);
}

/* ---- the card ---------------------------------------------------------------------------------------------------- */

/* Returns where the card is; *r: its rectangle. */
static SDL_FPoint on_its_way(Table *t, const Event *e, PieceId p, float ms, Rect *r)
{
    static const float sizes[] = {1, 0.85f, 0.7f, 0.55f, 0.4f};
    const float large = 170;
    Rect lies = t->at->piece[p].r;
    SDL_FPoint air = mid_air(t, e);
    bool moved = t->in->s->piece[p].place == PLACE_FRONT + e->seat;
    float u = moved ? ease_out(motion_part(ms, REACHES, WHIPS)) : 1 - ease_at(EASE_IN_OUT, motion_part(ms, 0, RISES));
    SDL_FPoint m = motion_between(air, motion_middle(lies), u);
    m.y -= motion_hop(u, 40);
    float w = large + (lies.w - large) * u;
    *r = motion_card(t->g, m, motion_nearest(sizes, sizeof sizes / sizeof *sizes, large, w));
    return m;
}

/* Draws a player of the theft over its shade. */
static void player(Table *t, int seat)
{
    SDL_FPoint leans = horde_leans(t, seat);
    Rect face = face_of(t, seat);
    face.x += leans.x;
    face.y += leans.y;
    horde_draw_face(t, seat);
    effect_light(
        t->g, face,
        (Light){.radius = face.w / 2, .reach = 30, .strength = 0.8f, .gap = 6, .corner = face.w / 2, .thick = 4},
        gfx_color(t->g, COL_LIT));
}

static void theft(Table *t, const Event *e, float u)
{
    CardFace face;
    CopyWords copy;
    Rect r;
    if (e->seat >= t->in->s->nseats || e->other >= t->in->s->nseats)
        return;
    PieceId p = booty(t, e);
    Rect thief = face_of(t, e->seat), robbed = face_of(t, e->other);
    float ms = u * HORDE_THEFT_MS, dark = motion_part(ms, 0, RISES) - motion_part(ms, REACHES, WHIPS);
    if (!ui_reduced_motion(t->ui))
        gfx_fill(t->g, t->at->felt, (Color){0, 0, 0, (uint8_t)(130 * dark)});
    gfx_fade(t->g, 1 - motion_part(ms, HORDE_THEFT_MS - 300, HORDE_THEFT_MS));
    if (ms >= RISES) {
        player(t, e->seat);
        player(t, e->other);
    }
    if (ms >= REACHES)
        gfx_disc(t->g, robbed.x + robbed.w / 2, robbed.y + robbed.h / 2, robbed.w / 2 + 4, (Color){8, 4, 8, 150});
    if (ms < WHIPS && p != NO_PIECE && !ui_reduced_motion(t->ui) && horde_face(&horde_game, e->def, &face)) {
        copy_face(&face, copy_of_piece(t->copy, t->in->s, p, face.pictures), &copy);
        SDL_FPoint card = on_its_way(t, e, p, ms, &r);
        float reach = ease_at(EASE_IN_QUAD, motion_part(ms, RESTS, REACHES));
        SDL_FPoint tip = reach > 0 ? arm(t, motion_middle(thief), card, reach) : card;
        gfx_shadow(t->g, r, r.w * 0.06f, 4);
        card_draw(t->g, &face, r, 0, NULL);
        if (reach > 0)
            effect_sign(t->g, "fist", tip,
                        (SignLook){.size = 54, .disc = 0.6f, .ink = {196, 168, 190, 255}, .ground = {12, 4, 10, 235}});
    }
    if (ms >= REACHES)
        effect_sign(t->g, "betrayer", motion_middle(robbed),
                    (SignLook){.size = robbed.w * 0.6f,
                               .disc = 0.75f,
                               .ink = (Color){255, 236, 200, 255},
                               .ground = (Color){110, 20, 40, 255}});
    gfx_fade(t->g, 1);
}

static const EventScene scenes[] = {{EV_STOLEN, .ms = HORDE_THEFT_MS, .goes_on = true, .draw = theft}};

void horde_draw_theft(Table *t)
{
    event_scenes_draw(t, &(EventScenes){.row = scenes, .n = 1});
}
