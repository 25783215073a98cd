/* SPDX-License-Identifier: MIT
 * Coverage of outlines: sixteen scan lines a pixel row, exact along each line. */
#include <math.h>
#include <stdlib.h>

#include "base/buf.h"
#include "gfx/path.h"

enum { SUB = 16 };

typedef struct {
    float x;
    int winding;
} Crossing;

Mask mask_new(int w, int h)
{
    Mask m = {w < 1 ? 1 : w, h < 1 ? 1 : h, NULL};
    m.cover = xcalloc((size_t)m.w * (size_t)m.h, sizeof *m.cover);
    return m;
}

void mask_free(Mask *m)
{
    free(m->cover);
    m->cover = NULL;
}

static int by_x(const void *a, const void *b)
{
    float x = ((const Crossing *)a)->x, y = ((const Crossing *)b)->x;
    return (x > y) - (x < y);
}

/* Adds the span x0..x1 of one scan line to its row. */
static void add_span(float *row, int w, float x0, float x1)
{
    x0 = maxf(x0, 0);
    x1 = minf(x1, (float)w);
    if (x1 <= x0)
        return;
    int a = (int)x0, b = (int)x1;
    const float part = 1.0f / SUB;
    if (a == b) {
        row[a] += (x1 - x0) * part;
        return;
    }
    row[a] += ((float)(a + 1) - x0) * part;
    for (int x = a + 1; x < b; x++)
        row[x] += part;
    if (b < w)
        row[b] += (x1 - (float)b) * part;
}

static int find_crossings(const Path *p, float dx, float dy, float y, Crossing *out)
{
    int n = 0;
    for (int o = 0; o < p->outlines; o++) {
        int first = p->start[o], end = o + 1 < p->outlines ? p->start[o + 1] : p->count;
        for (int i = first; i < end; i++) {
            SDL_FPoint a = p->point[i], b = p->point[i + 1 < end ? i + 1 : first];
            float ay = a.y + dy, by = b.y + dy;
            if ((ay <= y) == (by <= y))
                continue;
            float t = (y - ay) / (by - ay);
            out[n++] = (Crossing){a.x + dx + (b.x - a.x) * t, by > ay ? 1 : -1};
        }
    }
    qsort(out, (size_t)n, sizeof *out, by_x);
    return n;
}

static void fill_line(float *row, int w, const Crossing *c, int n, FillRule rule)
{
    int winding = 0;
    for (int i = 0; i + 1 < n; i++) {
        winding += c[i].winding;
        bool inside = rule == FILL_EVENODD ? i % 2 == 0 : winding != 0;
        if (inside)
            add_span(row, w, c[i].x, c[i + 1].x);
    }
}

void mask_fill(Mask *m, const Path *p, FillRule rule, float dx, float dy)
{
    if (p->count < 3)
        return;
    Crossing *c = xmalloc((size_t)p->count * sizeof *c);
    float *row = xmalloc((size_t)m->w * sizeof *row);
    for (int y = 0; y < m->h; y++) {
        for (int x = 0; x < m->w; x++)
            row[x] = 0;
        bool any = false;
        for (int s = 0; s < SUB; s++) {
            int n = find_crossings(p, dx, dy, (float)y + ((float)s + 0.5f) / SUB, c);
            any = any || n > 0;
            fill_line(row, m->w, c, n, rule);
        }
        for (int x = 0; any && x < m->w; x++) {
            float *cover = &m->cover[y * m->w + x];
            *cover = maxf(*cover, minf(row[x], 1));
        }
    }
    free(row);
    free(c);
}

void mask_segment(Mask *m, SDL_FPoint a, SDL_FPoint b, float thick)
{
    float reach = thick / 2 + 1, ux = b.x - a.x, uy = b.y - a.y, long2 = ux * ux + uy * uy;
    int x0 = (int)maxf(floorf(minf(a.x, b.x) - reach), 0), y0 = (int)maxf(floorf(minf(a.y, b.y) - reach), 0);
    int x1 = (int)minf(ceilf(maxf(a.x, b.x) + reach), (float)m->w);
    int y1 = (int)minf(ceilf(maxf(a.y, b.y) + reach), (float)m->h);
    for (int y = y0; y < y1; y++) {
        for (int x = x0; x < x1; x++) {
            float px = (float)x + 0.5f - a.x, py = (float)y + 0.5f - a.y;
            float t = long2 > 0 ? minf(maxf((px * ux + py * uy) / long2, 0), 1) : 0;
            float ox = px - ux * t, oy = py - uy * t, d = sqrtf(ox * ox + oy * oy);
            float cover = minf(maxf(0.5f + thick / 2 - d, 0), 1);
            float *at = &m->cover[y * m->w + x];
            *at = maxf(*at, cover);
        }
    }
}

void mask_stroke(Mask *m, const Path *p, float thick, float dx, float dy)
{
    for (int o = 0; o < p->outlines; o++) {
        int first = p->start[o], end = o + 1 < p->outlines ? p->start[o + 1] : p->count;
        for (int i = first; i < end; i++) {
            if (i + 1 == end && !p->closed[o])
                break;
            SDL_FPoint a = p->point[i], b = p->point[i + 1 < end ? i + 1 : first];
            mask_segment(m, (SDL_FPoint){a.x + dx, a.y + dy}, (SDL_FPoint){b.x + dx, b.y + dy}, thick);
        }
    }
}

void mask_paint(const Mask *m, Bitmap *b, int x, int y, Color c)
{
    for (int j = 0; j < m->h; j++)
        for (int i = 0; i < m->w; i++)
            bitmap_over(b, x + i, y + j, c, m->cover[j * m->w + i]);
}

void mask_erase(const Mask *m, Bitmap *b, int x, int y)
{
    for (int j = 0; j < m->h; j++)
        for (int i = 0; i < m->w; i++)
            bitmap_erase(b, x + i, y + j, m->cover[j * m->w + i]);
}

double mask_area(const Mask *m)
{
    double sum = 0;
    for (int i = 0; i < m->w * m->h; i++)
        sum += (double)m->cover[i];
    return sum;
}
