/* SPDX-License-Identifier: MIT
 * Short scenes for placing and powers above the horde: a fist, sparks, bagpipes, a bomb. Each belongs to a recent
 * event and is soon over; any click or key ends them all. */
#include <math.h>

#include "games/goblins/table/goblins_draw.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

static const float FULL_TURN = 6.2831853f, BLOW_FALLS = GOBLINS_BLOW_MS / 620.0f;

/* Draws a sign that fades, dark behind. */
static void sign(Table *t, const char *word, float x, float y, float size, ColorRole role, float alpha)
{
    effect_sign(t->g, word, (SDL_FPoint){x, y},
                (SignLook){.size = size,
                           .disc = 0.62f,
                           .ink = effect_color(t->g, role, alpha),
                           .ground = {12, 8, 5, (uint8_t)(170 * clampf(alpha, 0, 1))}});
}

static void stamp(Table *t, const char *word, Rect r, float u)
{
    effect_stamp(t->g, word, r, gfx_color(t->g, COL_ACCENT), BLOW_FALLS, u);
}

/* ---- powers ------------------------------------------------------------------------------------------------------ */

/* Waves of bad music go out from the pipes. */
static void music(Table *t, Rect r, float u)
{
    SDL_FPoint m = motion_middle(r);
    effect_waves(t->g, m, (Waves){.n = 3, .from = r.w * 0.4f, .to = r.w * 1.3f, .thick = 3},
                 gfx_color(t->g, COL_TARGET), u);
    for (int k = 0; k < 4; k++) {
        float a = FULL_TURN * (float)k / 4 + 0.5f, far = r.w * (0.3f + 0.8f * ease_out(u));
        float nx = m.x + cosf(a) * far, ny = m.y + sinf(a) * far - 6 * sinf(u * 12 + (float)k);
        Color c = effect_color(t->g, COL_SIGN, 1 - u);
        gfx_disc(t->g, nx, ny, r.w * 0.06f, c);
        gfx_line(t->g, nx + r.w * 0.05f, ny, nx + r.w * 0.05f, ny - r.w * 0.2f, 2, c);
    }
}

/* Returns in which cell the event takes place; empty: in none that is shown. */
static Rect cell_of(const Table *t, PlaceId place)
{
    return place < PLACE_CELL + GRID_CELLS ? t->at->place[place] : (Rect){0};
}

static void power(Table *t, const Event *e, float u)
{
    Rect r = cell_of(t, e->to);
    if (!goblins_is_goblin(e->def) || rect_is_empty(r))
        return;
    Role role = goblins_role(e->def);
    float up = ease_out(u);
    if (role == ROLE_PIPER)
        music(t, r, u);
    else if (role == ROLE_APPRENTICE || role == ROLE_HERBALIST || role == ROLE_CHARMER)
        effect_embers(t->g, r,
                      gfx_color(t->g, role == ROLE_APPRENTICE  ? COL_LIT
                                      : role == ROLE_HERBALIST ? COL_GOOD
                                                               : COL_RUBY),
                      u);
    sign(t, goblins_role_sign[role], r.x + r.w / 2, r.y + r.h / 2 - r.h * 0.35f * up, r.w * (0.4f + 0.25f * up),
         COL_ACCENT, 1 - u * u);
}

static void slide(Table *t, const Event *e, float u)
{
    int column = e->to & (GRID_RING - 1);
    for (int row = 0; row < GRID_ROWS && !rect_is_empty(cell_of(t, e->to)); row++) {
        Rect r = t->at->place[PLACE_CELL + row * GRID_RING + column];
        float y = r.y + r.h / 2 + (float)e->n * r.h * (ease_out(u) - 0.5f) * 0.6f;
        if (!rect_is_empty(r))
            effect_chevron(t->g, (SDL_FPoint){r.x + r.w / 2, y}, r.w * 0.24f, (float)e->n, 5,
                           effect_color(t->g, COL_TARGET, 1 - u));
    }
}

/* ---- what happens to goblins and lines --------------------------------------------------------------------------- */

static ColorRole color_of(DefId def)
{
    return goblins_is_goblin(def) ? clan_color((int)goblins_clan(def)) : COL_ACCENT;
}

/* Draws that a goblin of that def has landed in the cell. */
static void landed(Table *t, PlaceId place, DefId def, float u)
{
    Rect r = cell_of(t, place);
    if (rect_is_empty(r))
        return;
    effect_dust(t->g, r, u);
    gfx_frame(t->g, rect_inset(r, -8 * ease_out(u)), 10, 3, effect_color(t->g, color_of(def), 1 - u));
}

static void lands(Table *t, const Event *e, float u)
{
    landed(t, e->to, e->def, u);
}

static void swapped(Table *t, const Event *e, float u)
{
    landed(t, e->to, e->def, u);
    landed(t, e->from, e->why, u);
}

static void replaced(Table *t, const Event *e, float u)
{
    stamp(t, "hammer", cell_of(t, e->to), u);
}

/* Returns the cell of the goblin that did it; empty: it no longer lies there, or not face up. */
static Rect cell_of_cause(const Table *t, DefId why)
{
    const State *s = t->in->s;
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].def == why && !(s->piece[p].face & FACE_DOWN))
            return cell_of(t, s->piece[p].place);
    return (Rect){0};
}

/* The cause flies from its goblin to the one it hits, and then strikes with a ring of shock. */
static void strike(Table *t, const char *word, DefId why, Rect r, float u)
{
    enum { SIZE = 96 };
    Rect from = cell_of_cause(t, why);
    SDL_FPoint m = motion_middle(r);
    float way = u / BLOW_FALLS, after = (u - BLOW_FALLS) / (1 - BLOW_FALLS) * 1.6f;
    if (way < 1 && !rect_is_empty(from)) {
        SDL_FPoint at = motion_between(motion_middle(from), m, ease_at(EASE_IN_QUAD, way));
        sign(t, word, at.x, at.y - motion_hop(way, r.h * 0.3f), SIZE * (0.5f + 0.5f * way), COL_ACCENT, 1);
        return;
    }
    if (after > 0 && after < 1)
        effect_ring(t->g, m, r.w * (0.4f + 0.8f * ease_out(after)), 6 * (1 - after),
                    effect_color(t->g, COL_ACCENT, 0.9f * (1 - after)));
    stamp(t, word, r, u);
}

static void downed(Table *t, const Event *e, float u)
{
    Rect r = cell_of(t, e->to);
    if (!goblins_is_goblin(e->why) || rect_is_empty(r))
        return;
    Role by = goblins_role(e->why);
    if (by == ROLE_APPRENTICE) {
        effect_embers(t->g, r, gfx_color(t->g, COL_LIT), u);
        strike(t, "fire", e->why, r, u);
    } else if (by == ROLE_BRUISER || by == ROLE_WRECKER) {
        strike(t, goblins_role_sign[by], e->why, r, u);
    } else {
        effect_rays(
            t->g, motion_middle(r),
            (Rays){.n = 10, .from = r.w * 0.3f, .to = r.w * (0.4f + 0.5f * ease_out(u)), .skew = 0.35f, .thick = 3},
            (Color){255, 190, 80, (uint8_t)(220 * (1 - u))});
    }
}

static void bursts(Table *t, const Event *e, float u)
{
    effect_explosion(t->g, cell_of(t, e->to), u);
}

static void resists(Table *t, const Event *e, float u)
{
    Rect r = cell_of(t, e->to);
    if (!rect_is_empty(r))
        sign(t, "boot", r.x + r.w / 2 + 4 * sinf(u * 30) * (1 - u), r.y + r.h / 2, r.w * 0.7f, COL_SIGN, 1 - u * u);
}

static void raised(Table *t, const Event *e, float u)
{
    effect_embers(t->g, cell_of(t, e->to), gfx_color(t->g, COL_GOOD), u);
}

static void open_line(Table *t, const Event *e, float u)
{
    int row = e->n - goblins_first_line(t->in->s);
    if (row < 0 || row >= GRID_ROWS)
        return;
    Rect r = t->at->panel[AT_LINE + row], f = t->at->panel[AT_FIELD];
    if (rect_is_empty(r))
        return;
    Rect all = rect(f.x, r.y - 3, f.w * ease_out(u), r.h + 6);
    gfx_round(t->g, all, 10, effect_color(t->g, COL_ACCENT, 0.35f * (1 - u)));
    gfx_frame(t->g, all, 10, 2, effect_color(t->g, COL_ACCENT, 1 - u));
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

enum { LANDS = GOBLINS_FLIGHT_MS * 4 / 5 }; /* ms: an event is told as its flight begins, its scene starts as it ends */

static const EventScene scenes[] = {
    {EV_PLACED, .ms = 420, .after = LANDS, .draw = lands},
    {EV_MOVED, .ms = 480, .after = LANDS, .draw = lands},
    {EV_THROWN, .ms = 480, .after = LANDS, .draw = lands},
    {EV_SWAPPED, .ms = 480, .after = LANDS, .draw = swapped},
    {EV_REPLACED, .ms = 620, .after = GOBLINS_FLIGHT_MS, .draw = replaced},
    {EV_OFFERED, .ms = 700, .draw = power},
    {EV_DOWNED, .ms = 620, .draw = downed},
    {EV_RAISED, .ms = 620, .draw = raised},
    {EV_RESISTED, .ms = 620, .draw = resists},
    {EV_BURST, .ms = 900, .draw = bursts},
    {EV_SLID, .ms = 560, .draw = slide},
    {EV_LINE_OPENED, .ms = 1100, .draw = open_line},
};
static const EventScenes all_scenes = {scenes, sizeof scenes / sizeof *scenes, .still = -1};

SDL_FPoint goblins_hop(const Table *t, PlaceId place)
{
    enum { HOPS = 180, EACH = 40, FAR = 4 };
    static const int step[4][2] = {
        {1, 0}, {0, 1}, {-1, 0}, {0, -1}}; /* columns, rows: one after the other, clockwise */
    const PastEvent *laid = event_moving(t, EV_PLACED, NO_PIECE);
    int cell = place - PLACE_CELL, of = laid ? laid->e.to - PLACE_CELL : 0;
    if (!laid || laid->e.to >= PLACE_CELL + GRID_CELLS)
        return (SDL_FPoint){0, 0};
    for (int k = 0; k < 4; k++) {
        bool row = cell / GRID_RING - of / GRID_RING == step[k][1];
        if (!row || ((cell - of) & (GRID_RING - 1)) != (step[k][0] & (GRID_RING - 1)))
            continue;
        float begins = (float)(LANDS + EACH * k), u = motion_part(event_age(t, laid), begins, begins + HOPS),
              far = motion_hop(u, FAR);
        return (SDL_FPoint){far * (float)step[k][0], far * (float)step[k][1]};
    }
    return (SDL_FPoint){0, 0};
}

float goblins_effect_ms(const Event *e)
{
    float ms = event_scene_ms(&all_scenes, e);
    return ms > 0 ? ms : goblins_final_ms(e);
}

void goblins_draw_effects(Table *t)
{
    gfx_clip(t->g, t->at->felt);
    event_scenes_draw(t, &all_scenes);
    gfx_unclip(t->g);
}
