/* SPDX-License-Identifier: MIT
 * A mote is small: every pixel near it is looked at. */
#include "gfx/turned_motes.h"

#include <math.h>

#include "gfx/bitmap.h"

typedef struct {
    const Layers *layers;
    const TurnedLook *look;
    const Mote *mote;
    MotePlace at;
    float x, y, scale;    /* its middle on the card, and pixels of its radius */
    float from_x, from_y; /* from a pixel of the card to what of art is seen there */
    bool hidden;          /* it is farther than the figure there */
} Floating;

static bool has(const SDL_Surface *s, int x, int y)
{
    return x >= 0 && y >= 0 && x < s->w && y < s->h;
}

/* How much of a mote is at a place, in radii from its middle: 0..1. */
static float shape_of(const Floating *f, float x, float y)
{
    float d2 = x * x + y * y;
    switch (f->mote->kind) {
    case MOTE_GLOW: {
        float k = fmaxf(0, 1 - d2 / 6.25f);
        return k * k * k * k;
    }
    case MOTE_BUBBLE: {
        float rim = d2 < 1 ? 0.10f + 0.9f * d2 * d2 : 0, dx = x + 0.4f, dy = y + 0.42f;
        return 0.6f * rim * fminf(1, 12 * (1 - fminf(1, d2))) + fmaxf(0, 1 - (dx * dx + dy * dy) * 12);
    }
    case MOTE_LEAF: {
        float c = cosf(f->at.turn), s = sinf(f->at.turn), along = x * c + y * s, across = fabsf(y * c - x * s);
        float half = 0.42f * sqrtf(fmaxf(0, 1 - along * along));
        return fminf(1, fmaxf(0, (half - across) / 0.12f));
    }
    case MOTE_SPARKLE: {
        float star = fmaxf(0, 1 - sqrtf(fabsf(x)) - sqrtf(fabsf(y))) * 3, k = fmaxf(0, 1 - d2 * 2);
        return fminf(1, star + k * k);
    }
    case MOTE_SNOW: {
        float k = fmaxf(0, 1 - d2);
        return fminf(1, k * 2);
    }
    case MOTE_KINDS:
        break;
    }
    return 0;
}

static bool covers(const Mote *m)
{
    return m->kind == MOTE_LEAF || m->kind == MOTE_SNOW;
}

/* The share of a mote that frame and figure leave to be seen at a place of the card. */
static float open_to(const Floating *f, float x, float y)
{
    const Layers *l = f->layers;
    SDL_Rect w = l->window;
    if (x < (float)w.x || y < (float)w.y || x >= (float)(w.x + w.w) || y >= (float)(w.y + w.h))
        return 0;
    Uint32 frame = surface_row(l->front, (int)y + LAYERS_RIM)[(int)x + LAYERS_RIM] >> 24;
    float open = (float)(255 - frame) / 255;
    int ax = (int)(x + f->from_x), ay = (int)(y + f->from_y);
    if (f->hidden && has(l->art, ax, ay))
        open *= (float)(255 - (surface_row(l->art, ay)[ax] >> 24)) / 255;
    return open;
}

static Uint32 lit(Uint32 p, const Mote *m, float share)
{
    Uint32 out = p & 0xFF000000u;
    for (int c = 0; c < 3; c++) {
        int shift = 16 - 8 * c;
        float was = (float)(p >> shift & 255);
        float is = covers(m) ? was + (m->color[c] - was) * fminf(1, share) : was + m->color[c] * share;
        out |= (Uint32)fminf(255, is) << shift;
    }
    return out;
}

static void draw(const Floating *f, float middle_x, float middle_y, float share, SDL_Surface *out)
{
    int reach = (int)ceilf(f->scale * (f->mote->kind == MOTE_GLOW ? 2.5f : 1));
    int x0 = (int)middle_x - reach, y0 = (int)middle_y - reach;
    for (int y = y0 > 0 ? y0 : 0; y <= y0 + 2 * reach && y < out->h; y++)
        for (int x = x0 > 0 ? x0 : 0; x <= x0 + 2 * reach && x < out->w; x++) {
            float dx = (float)x + 0.5f - middle_x, dy = (float)y + 0.5f - middle_y, u, v;
            float k = shape_of(f, dx / f->scale, dy / f->scale) * share;
            Uint32 *p = surface_row(out, y) + x;
            if (k < 0.004f || *p >> 24 == 0)
                continue;
            turned_place(f->look, (double)(f->look->left + x) + 0.5, (double)(f->look->top + y) + 0.5, &u, &v);
            *p = lit(*p, f->mote, k * open_to(f, u * (float)f->layers->w, v * (float)f->layers->h));
        }
}

/* Finds where the mote is on the card, moved by its nearness as everything in the picture is, and what it floats before. */
static Floating floating(const Layers *l, const TurnedLook *look, CardTurn turn, int index)
{
    const Mote *m = &l->mote[index];
    Floating f = {.layers = l, .look = look, .mote = m, .at = mote_at(m, index, turn.seconds)};
    float wide = (float)(l->art->w - 2 * LAYERS_ROOM), sx, sy, x, y;
    turned_shift(l, turn, &sx, &sy);
    float away = m->near - turned_pivot;
    x = m->x + f.at.x * wide + away * sx;
    y = m->y + f.at.y * wide + away * sy;
    (void)turned_source(l, sx, sy, x, y, &f.from_x, &f.from_y);
    float there = relief_between(l->near, l->near_w, l->near_h, f.from_x / LAYERS_STEP, f.from_y / LAYERS_STEP);
    f.hidden = there > m->near + 0.03f;
    f.from_x -= x + l->art_x;
    f.from_y -= y + l->art_y;
    f.x = x + l->art_x;
    f.y = y + l->art_y;
    f.scale = fmaxf(m->r, 1.3f);
    return f;
}

/* How bright one may be: embers glow, dust in the light is only just seen. */
static float strength_of(const Mote *m)
{
    const float most = mote_is_ember(m) || m->kind == MOTE_SPARKLE ? 1.35f : covers(m) ? 1 : 0.6f;
    return fminf(m->strength, most);
}

void turned_motes(const Layers *l, const TurnedLook *look, CardTurn turn, SDL_Surface *out)
{
    if (l->art == NULL || turn.afloat <= 0)
        return;
    for (int i = 0; i < l->motes; i++) {
        Floating f = floating(l, look, turn, i);
        float x, y;
        turned_window(look, f.x / (float)l->w, f.y / (float)l->h, &x, &y);
        draw(&f, x - (float)look->left, y - (float)look->top, f.at.shown * strength_of(f.mote) * turn.afloat, out);
    }
}
