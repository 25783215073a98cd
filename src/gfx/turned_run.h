/* SPDX-License-Identifier: MIT
 * The rows of a cell, and in which order they are painted. The including file defines run_picture, run_front, run_light
 * and run_foil. However many pixels they take at a time, they paint the same, to the last bit. */
#ifndef GFX_TURNED_RUN_H
#define GFX_TURNED_RUN_H
#include <string.h>

#include "gfx/bitmap.h"
#include "gfx/turned_cell.h"

typedef struct { /* a row of a cell */
    int at[AT_ROOM], step[AT_ROOM];
    Uint32 *px, normal[TURNED_CELL];
} Run;

static void run_picture(const TurnedPainter *p, Run *r);
static void run_front(const TurnedPainter *p, Run *r); /* over what lies there already */
static void run_light(const TurnedPainter *p, const Run *r);
static void run_foil(const TurnedPainter *p, const Run *r, int wave, int step);

/* Converts a row to straight alpha, as the window needs it; only the rim of the card is translucent. */
static void run_straight(Uint32 *px)
{
    for (int i = 0; i < TURNED_CELL; i++) {
        Uint32 a = px[i] >> 24, out = a << 24;
        if (a == 0 || a == 255)
            continue;
        for (int shift = 0; shift < 24; shift += 8) {
            Uint32 c = (px[i] >> shift & 255) * 255 / a;
            out |= (c < 255 ? c : 255) << shift;
        }
        px[i] = out;
    }
}

static void paint_run(const TurnedPainter *p, Run *r)
{
    if (!p->figure)
        memset(r->normal, 0, sizeof r->normal);
    if (p->picture) /* else px is clear: the surface is new */
        run_picture(p, r);
    if (p->front)
        run_front(p, r);
    run_light(p, r);
    if (p->foiled) {
        float u = (float)r->at[AT_CARD_X] / 65536 / (float)p->layers->w,
              v = (float)r->at[AT_CARD_Y] / 65536 / (float)p->layers->h;
        run_foil(p, r, (int)((u * 1.3f + v * 0.9f + p->light->phase) * 65536),
                 (int)((float)r->step[AT_CARD_X] / (float)p->layers->w * 1.3f));
    }
    if (p->edge)
        run_straight(r->px);
}

static void cell_rows(const TurnedPainter *p, const TurnedCorner *c, int stride, int x0, int y0)
{
    int left[AT_ROOM], right[AT_ROOM], down_left[AT_ROOM], down_right[AT_ROOM];
    const int *v0 = c[0].v, *v1 = c[1].v, *v2 = c[stride].v, *v3 = c[stride + 1].v;
    for (int k = 0; k < AT_ROOM; k++) {
        down_left[k] = (v2[k] - v0[k]) / TURNED_CELL;
        down_right[k] = (v3[k] - v1[k]) / TURNED_CELL;
        left[k] = v0[k] + down_left[k] / 2; /* middles of pixels */
        right[k] = v1[k] + down_right[k] / 2;
    }
    for (int y = 0; y < TURNED_CELL && y0 + y < p->out->h; y++) {
        Run r;
        for (int k = 0; k < AT_ROOM; k++) {
            r.step[k] = (right[k] - left[k]) / TURNED_CELL;
            r.at[k] = left[k] + r.step[k] / 2;
            left[k] += down_left[k];
            right[k] += down_right[k];
        }
        r.px = surface_row(p->out, y0 + y) + x0;
        paint_run(p, &r);
    }
}

#endif
