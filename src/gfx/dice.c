/* SPDX-License-Identifier: MIT
 * Dice on the screen: how they turn, and their pictures, baked when they lie still. */
#include "gfx/dice.h"

#include <math.h>
#include <stdlib.h>

#include "base/buf.h"
#include "gfx/dice_paint.h"
#include "gfx/dice_toss.h"

/* ---- turning ----------------------------------------------------------------------------------------------------- */

Spin spin_none(void)
{
    return (Spin){1, 0, 0, 0};
}

Spin spin_about(float x, float y, float z, float angle)
{
    Vec axis = vec_unit(vec(x, y, z));
    float s = sinf(angle / 2);
    return (Spin){cosf(angle / 2), axis.x * s, axis.y * s, axis.z * s};
}

Spin spin_then(Spin first, Spin second)
{
    Spin a = second, b = first;
    return (Spin){a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
                  a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}

Vec spin_vec(Spin s, Vec v)
{
    Vec q = vec(s.x, s.y, s.z);
    Vec t = vec_times(vec_cross(q, v), 2);
    return vec_add(v, vec_add(vec_times(t, s.w), vec_cross(q, t)));
}

/* Returns the turn that takes direction `from` to `to`, both of length 1. */
static Spin spin_between(Vec from, Vec to)
{
    Vec axis = vec_cross(from, to);
    float c = vec_dot(from, to), s = sqrtf(vec_dot(axis, axis));
    if (s < 1e-5f)
        return c > 0 ? spin_none() : spin_about(from.y - from.z, from.z - from.x, from.x - from.y + 1e-3f, 3.14159265f);
    return spin_about(axis.x, axis.y, axis.z, atan2f(s, c));
}

/* ---- kinds ------------------------------------------------------------------------------------------------------- */

static const int sides_of[DIE_KINDS] = {4, 6, 8, 10, 10, 12, 20};

DieKind die_kind(int sides)
{
    for (int k = 0; k < DIE_KINDS; k++)
        if (sides_of[k] == sides)
            return (DieKind)k;
    return sides == 100 ? DIE_D100 : DIE_D6;
}

int die_sides(DieKind kind)
{
    return sides_of[kind];
}

DieLook die_look(Color body)
{
    float light = 0.30f * (float)body.r + 0.59f * (float)body.g + 0.11f * (float)body.b;
    return (DieLook){.body = body, .ink = light > 118 ? color_rgb(0x1b1210) : color_rgb(0xfff4dc)};
}

/* ---- rest and tumble --------------------------------------------------------------------------------------------- */

const Vec die_upright = {0, 0.34f, 0.9404f}, die_upright_d4 = {0, 0.788f, 0.6157f};

static Spin stand_up(Vec upright, Vec face_up, Vec number_up, float lean)
{
    Spin turn = spin_between(vec_unit(face_up), upright);
    Vec top = spin_vec(turn, number_up);
    Vec away = vec_unit(vec_sub(vec(0, 1, 0), vec_times(upright, upright.y))); /* "up the screen" on the table */
    float angle = atan2f(vec_dot(vec_cross(top, away), upright), vec_dot(top, away));
    return spin_then(turn, spin_about(upright.x, upright.y, upright.z, angle + lean * 3.14159265f / 180.0f));
}

Spin solid_rest(const Solid *s, int value, float lean)
{
    for (int i = 0; i < s->ncorners; i++)
        if (s->corner_number[i] == value) { /* a face looks at the eye, its number upright at the top corner */
            const DieFace *f = &s->face[value % 4];
            return stand_up(die_upright_d4, s->corner[i], vec_times(f->centre, -1), lean);
        }
    for (int i = 0; i < s->nfaces; i++)
        if (s->face[i].number == value)
            return stand_up(die_upright, s->face[i].normal, s->face[i].up, lean);
    return spin_none();
}

Spin die_tumble(Spin rest, unsigned seed, float turns, float left)
{
    float way = (float)(seed * 2654435761u >> 16 & 0xFFFF) / 65536.0f * 6.2831853f;
    float angle = left * turns * 6.2831853f;
    Spin roll = spin_about(cosf(way), sinf(way), 0.35f, angle);
    Spin wobble = spin_about(0.2f, 0.3f, 1, angle * 0.31f);
    return spin_then(spin_then(rest, wobble), roll);
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */

struct Dice {
    DieModel *model[DIE_KINDS]; /* made when first drawn */
    Stone stone;
};

Dice *dice_new(void)
{
    Dice *d = xcalloc(1, sizeof *d);
    stone_make(&d->stone);
    return d;
}

void dice_free(Dice *d)
{
    for (int i = 0; d != NULL && i < DIE_KINDS; i++)
        free(d->model[i]);
    free(d);
}

static DieModel *model_of(Gfx *g, DieKind kind)
{
    DieModel **slot = &g->dice->model[kind];
    if (*slot == NULL) {
        *slot = xcalloc(1, sizeof **slot);
        die_model_make(*slot, kind, g->fonts);
    }
    return *slot;
}

Spin gfx_die_rest(Gfx *g, DieKind kind, int value, float lean)
{
    return solid_rest(&model_of(g, kind)->solid, value, lean);
}

void gfx_die_toss(Gfx *g, const TossHow *how, Toss *out)
{
    const Solid *solid[DIE_KINDS] = {NULL};
    for (int i = 0; i < how->n; i++)
        solid[how->die[i].kind] = &model_of(g, how->die[i].kind)->solid;
    for (int i = 0; i < how->nlying; i++)
        solid[how->lying[i].kind] = &model_of(g, how->lying[i].kind)->solid;
    toss_run(solid, how, out);
}

static SDL_Surface *painted(Gfx *g, DieKind kind, Spin spin, DieLook look, bool still, int pixels)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, pixels, pixels, 32, SDL_PIXELFORMAT_ARGB8888);
    if (s != NULL)
        die_paint(model_of(g, kind), &g->dice->stone, spin, look, still, s);
    return s;
}

static Key die_key(DieKind kind, Spin spin, DieLook look, int pixels)
{
    Key k = key_start(BAKE_DIE);
    key_int(&k, (int)kind);
    key_int(&k, pixels);
    key_int(&k, lrintf(spin.w * 4096));
    key_int(&k, lrintf(spin.x * 4096));
    key_int(&k, lrintf(spin.y * 4096));
    key_int(&k, lrintf(spin.z * 4096));
    key_color(&k, look.body);
    key_color(&k, look.ink);
    key_color(&k, look.rim);
    key_int(&k, look.blank);
    return k;
}

void gfx_die(Gfx *g, DieKind kind, Spin spin, DieLook look, float cx, float cy, float size, bool keep)
{
    SDL_Rect r = px_rect(g, rect(cx - size / 2, cy - size / 2, size, size));
    int pixels = px_size(g, size);
    if (pixels < 4 || px_hidden(g, r))
        return;
    if (!keep) {
        SDL_Surface *s = painted(g, kind, spin, look, false, pixels);
        if (s != NULL)
            px_fleeting(g, s, r.x, r.y);
        return;
    }
    Key k = die_key(kind, spin, look, pixels);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL)
        b = bake_surface(g, k, painted(g, kind, spin, look, true, pixels), true);
    px_baked(g, b, r.x, r.y);
}

void gfx_die_shadow(Gfx *g, float cx, float cy, float size, float height)
{
    float wide = size * (0.78f + 0.25f * fminf(height / size, 2)), away = 0.10f * size + 0.45f * height;
    float dark = 0.55f / (1 + 2.5f * height / size);
    SDL_Rect r = px_rect(g, rect(cx - wide / 2 + away * 0.6f, cy - wide * 0.32f + away, wide, wide * 0.74f));
    if (px_hidden(g, r))
        return;
    int steps = (int)(dark * 32); /* few different shadows, so that they are found again */
    Key k = key_start(BAKE_DIE);
    key_int(&k, -1 - steps);
    key_int(&k, r.w);
    key_int(&k, r.h);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL) {
        Bitmap soft = bitmap_new(r.w, r.h);
        for (int y = 0; y < r.h; y++)
            for (int x = 0; x < r.w; x++) {
                float dx = ((float)x + 0.5f) / (float)r.w * 2 - 1, dy = ((float)y + 0.5f) / (float)r.h * 2 - 1;
                float in = fmaxf(1 - dx * dx - dy * dy, 0);
                bitmap_over(&soft, x, y, (Color){10, 4, 2, 255}, in * in * (float)steps / 32);
            }
        b = bake_bitmap(g, k, &soft);
    }
    px_baked(g, b, r.x, r.y);
}
