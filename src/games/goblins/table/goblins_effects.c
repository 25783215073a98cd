/* SPDX-License-Identifier: MIT
 * Short scenes for placing and powers above the horde: a fist, sparks, bagpipes, a bomb. Each belongs to a recent
 * event and is soon over; any click or key ends them all. */
#include <math.h>

#include "games/goblins/table/goblins_draw.h"

static const float FULL_TURN = 6.2831853f, BLOW_FALLS = GOBLINS_BLOW_MS / 620.0f;

float goblins_effect_ms(const Event *e)
{
    switch (e->kind) {
    case EV_PLACED:
        return 420;
    case EV_OFFERED:
        return 700;
    case EV_REPLACED:
    case EV_DOWNED:
    case EV_RAISED:
    case EV_RESISTED:
        return 620;
    case EV_BURST:
        return 900;
    case EV_THROWN:
    case EV_MOVED:
    case EV_SWAPPED:
        return 480;
    case EV_SLID:
        return 560;
    case EV_LINE_OPENED:
        return 1100;
    default:
        return goblins_final_ms(e);
    }
}

/* ---- parts ------------------------------------------------------------------------------------------------------- */

static float out(float u) /* fast first */
{
    return 1 - (1 - u) * (1 - u) * (1 - u);
}

static Color faded(Table *t, ColorRole role, float alpha)
{
    return color_alpha(gfx_color(t->g, role), clampf(alpha, 0, 1));
}

static void ring(Table *t, float x, float y, float radius, float thick, Color c)
{
    gfx_frame(t->g, rect(x - radius, y - radius, radius * 2, radius * 2), radius, thick, c);
}

static void rays(Table *t, float x, float y, float from, float to, int n, float thick, Color c)
{
    for (int i = 0; i < n; i++) {
        float a = FULL_TURN * ((float)i + 0.35f * (float)(i & 1)) / (float)n, dx = cosf(a), dy = sinf(a);
        gfx_line(t->g, x + dx * from, y + dy * from, x + dx * to, y + dy * to, thick, c);
    }
}

/* Draws a sign round a point, dark behind so that it can be read on any card. */
static void sign(Table *t, const char *word, float x, float y, float size, ColorRole role, float alpha)
{
    Rect r = rect(x - size / 2, y - size / 2, size, size);
    gfx_disc(t->g, x, y, size * 0.62f, (Color){12, 8, 5, (uint8_t)(170 * clampf(alpha, 0, 1))});
    gfx_sign(t->g, word, r, faded(t, role, alpha), (Color){12, 8, 5, 0});
}

/* ---- scenes ------------------------------------------------------------------------------------------------------ */

static void blow(Table *t, const char *word, Rect r, float u)
{
    float x = r.x + r.w / 2, y = r.y + r.h / 2, hit = clampf(u / BLOW_FALLS, 0, 1),
          after = clampf((u - BLOW_FALLS) / (1 - BLOW_FALLS), 0, 1);
    float size = r.w * (1.5f - 0.7f * out(hit));
    sign(t, word, x, y - r.h * 0.5f * (1 - out(hit)), size, COL_ACCENT, 1 - after * after);
    if (after > 0)
        rays(t, x, y, r.w * (0.35f + 0.2f * after), r.w * (0.45f + 0.4f * out(after)), 9, 3,
             faded(t, COL_ACCENT, 1 - after));
}

static void sparks(Table *t, Rect r, float u, ColorRole role)
{
    for (int i = 0; i < 9; i++) {
        float late = (float)(i * 7 % 9) / 18, v = clampf((u - late) / (1 - late), 0, 1);
        float x = r.x + r.w * (0.12f + 0.095f * (float)i) + sinf(v * 6 + (float)i) * 5;
        float y = r.y + r.h * (0.95f - 0.9f * out(v)), size = r.w * (0.05f + 0.04f * (float)(i % 3));
        if (v > 0 && v < 1) {
            gfx_disc(t->g, x, y, size * (1 - v), faded(t, role, 1 - v));
            rays(t, x, y, size, size * 2, 4, 2, faded(t, role, (1 - v) * 0.7f));
        }
    }
}

static void burst(Table *t, Rect r, float u)
{
    float x = r.x + r.w / 2, y = r.y + r.h / 2, grow = out(clampf(u * 1.6f, 0, 1)), left = 1 - u;
    gfx_disc(t->g, x, y, r.w * 1.25f * grow, (Color){120, 26, 8, (uint8_t)(120 * left)});
    gfx_disc(t->g, x, y, r.w * 0.95f * grow, (Color){240, 110, 24, (uint8_t)(190 * left)});
    gfx_disc(t->g, x, y, r.w * 0.55f * grow, (Color){255, 226, 130, (uint8_t)(235 * left * left)});
    rays(t, x, y, r.w * 0.6f * grow, r.w * 1.7f * grow, 14, 4, (Color){255, 205, 90, (uint8_t)(220 * left)});
    for (int i = 0; i < 7; i++) { /* smoke that drifts up */
        float a = FULL_TURN * (float)i / 7, far = r.w * (0.5f + 0.7f * out(u));
        gfx_disc(t->g, x + cosf(a) * far, y + sinf(a) * far * 0.7f - r.h * 0.4f * u, r.w * (0.16f + 0.2f * u),
                 (Color){40, 34, 30, (uint8_t)(130 * left)});
    }
    ring(t, x, y, r.w * 1.8f * grow, 3, (Color){255, 236, 190, (uint8_t)(160 * left)});
}

/* Waves of bad music go out from the pipes. */
static void music(Table *t, Rect r, float u)
{
    float x = r.x + r.w / 2, y = r.y + r.h / 2;
    for (int k = 0; k < 3; k++) {
        float v = clampf(u * 1.5f - 0.25f * (float)k, 0, 1);
        if (v > 0 && v < 1)
            ring(t, x, y, r.w * (0.4f + 0.9f * v), 3, faded(t, COL_TARGET, 1 - v));
    }
    for (int k = 0; k < 4; k++) {
        float a = FULL_TURN * (float)k / 4 + 0.5f, far = r.w * (0.3f + 0.8f * out(u));
        float nx = x + cosf(a) * far, ny = y + sinf(a) * far - 6 * sinf(u * 12 + (float)k);
        gfx_disc(t->g, nx, ny, r.w * 0.06f, faded(t, COL_SIGN, 1 - u));
        gfx_line(t->g, nx + r.w * 0.05f, ny, nx + r.w * 0.05f, ny - r.w * 0.2f, 2, faded(t, COL_SIGN, 1 - u));
    }
}

static void power(Table *t, const Event *e, Rect r, float u)
{
    if (!goblins_is_goblin(e->def))
        return;
    Role role = goblins_role(e->def);
    if (role == ROLE_PIPER)
        music(t, r, u);
    else if (role == ROLE_APPRENTICE || role == ROLE_HERBALIST || role == ROLE_CHARMER)
        sparks(t, r, u, role == ROLE_APPRENTICE ? COL_LIT : role == ROLE_HERBALIST ? COL_GOOD : COL_RUBY);
    sign(t, goblins_role_sign[role], r.x + r.w / 2, r.y + r.h / 2 - r.h * 0.35f * out(u), r.w * (0.4f + 0.25f * out(u)),
         COL_ACCENT, 1 - u * u);
}

static void dust(Table *t, Rect r, float u, ColorRole role)
{
    float x = r.x + r.w / 2, y = r.y + r.h * 0.92f;
    for (int i = 0; i < 8; i++) {
        float side = (float)(i - 4) + 0.5f;
        gfx_disc(t->g, x + side * r.w * 0.09f * (1 + 1.2f * out(u)), y - r.h * 0.12f * out(u) * (float)(i % 3),
                 r.w * 0.07f * (1 - u), (Color){214, 190, 150, (uint8_t)(150 * (1 - u))});
    }
    gfx_frame(t->g, rect_inset(r, -8 * out(u)), 10, 3, faded(t, role, 1 - u));
}

static void slide(Table *t, const Event *e, float u)
{
    int column = e->to & (GRID_RING - 1);
    for (int row = 0; row < GRID_ROWS; row++) {
        Rect r = t->at->place[PLACE_CELL + row * GRID_RING + column];
        if (rect_is_empty(r))
            continue;
        float x = r.x + r.w / 2, y = r.y + r.h / 2 + (float)e->n * r.h * (out(u) - 0.5f) * 0.6f, w = r.w * 0.24f;
        Color c = faded(t, COL_TARGET, 1 - u);
        gfx_line(t->g, x - w, y - (float)e->n * w, x, y, 5, c);
        gfx_line(t->g, x + w, y - (float)e->n * w, x, y, 5, c);
    }
}

static void open_line(Table *t, const Event *e, float u)
{
    int row = e->n - goblins_first_line(t->in->s);
    if (row < 0 || row >= GRID_ROWS)
        return;
    Rect r = t->at->panel[AT_LINE + row], f = t->at->panel[AT_FIELD];
    if (rect_is_empty(r))
        return;
    Rect all = rect(f.x, r.y - 3, (f.w - r.w) * out(u), r.h + 6);
    gfx_round(t->g, all, 10, faded(t, COL_ACCENT, 0.35f * (1 - u)));
    gfx_frame(t->g, all, 10, 2, faded(t, COL_ACCENT, 1 - u));
}

static ColorRole color_of(DefId def)
{
    return goblins_is_goblin(def) ? clan_color((int)goblins_clan(def)) : COL_ACCENT;
}

static void by_whom(Table *t, const Event *e, Rect r, float u)
{
    DefId who = e->why;
    if (!goblins_is_goblin(who))
        return;
    Role role = goblins_role(who);
    if (role == ROLE_APPRENTICE) {
        sparks(t, r, u, COL_LIT);
        blow(t, "fire", r, u);
    } else if (role == ROLE_BRUISER || role == ROLE_WRECKER) {
        blow(t, goblins_role_sign[role], r, u);
    } else {
        rays(t, r.x + r.w / 2, r.y + r.h / 2, r.w * 0.3f, r.w * (0.4f + 0.5f * out(u)), 10, 3,
             (Color){255, 190, 80, (uint8_t)(220 * (1 - u))});
    }
}

static void scene(Table *t, const Event *e, float u)
{
    bool cell = e->to < PLACE_CELL + GRID_CELLS;
    Rect r = cell ? t->at->place[e->to] : (Rect){0};
    if (e->kind == EV_LINE_OPENED) {
        open_line(t, e, u);
        return;
    }
    if (!cell || rect_is_empty(r))
        return;
    switch (e->kind) {
    case EV_PLACED:
    case EV_MOVED:
    case EV_THROWN:
        dust(t, r, u, color_of(e->def));
        break;
    case EV_SWAPPED:
        dust(t, r, u, color_of(e->def));
        if (e->from < PLACE_CELL + GRID_CELLS)
            dust(t, t->at->place[e->from], u, color_of(e->why));
        break;
    case EV_REPLACED:
        blow(t, "hammer", r, u);
        break;
    case EV_OFFERED:
        power(t, e, r, u);
        break;
    case EV_DOWNED:
        by_whom(t, e, r, u);
        break;
    case EV_BURST:
        burst(t, r, u);
        break;
    case EV_RESISTED:
        sign(t, "boot", r.x + r.w / 2 + 4 * sinf(u * 30) * (1 - u), r.y + r.h / 2, r.w * 0.7f, COL_SIGN, 1 - u * u);
        break;
    case EV_RAISED:
        sparks(t, r, u, COL_GOOD);
        break;
    case EV_SLID:
        slide(t, e, u);
        break;
    default:
        break;
    }
}

/* Returns the ms from an event to its scene: the event is recorded as the flight begins, its scene starts as it
 * ends. */
static float lands_after(const Event *e)
{
    switch (e->kind) {
    case EV_PLACED:
    case EV_MOVED:
    case EV_THROWN:
    case EV_SWAPPED:
        return GOBLINS_FLIGHT_MS * 0.8f;
    case EV_REPLACED:
        return GOBLINS_FLIGHT_MS;
    default:
        return 0;
    }
}

void goblins_draw_effects(Table *t)
{
    float speed = ui_speed(t->ui);
    if (speed <= 0 || ui_reduced_motion(t->ui))
        return;
    gfx_clip(t->g, t->at->felt);
    for (int i = t->nrecent - 1; i >= 0; i--) {
        const Event *e = &t->recent[i].e;
        float ms = goblins_effect_ms(e) * speed, age = (float)(t->now - t->recent[i].at) - lands_after(e) * speed;
        if (ms <= 0 || age >= ms)
            continue;
        if (age >= 0)
            scene(t, e, age / ms);
        ui_wake(t->ui, 16);
    }
    gfx_unclip(t->g);
}
