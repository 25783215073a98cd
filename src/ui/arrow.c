/* SPDX-License-Identifier: MIT */
#include "ui/arrow.h"

#include <math.h>

enum { DASH = 11, HEAD = 15 };

SDL_FPoint arrow_edge(Rect r, float x, float y, float part)
{
    float mx = r.x + r.w / 2, my = r.y + r.h / 2, dx = x - mx, dy = y - my, far = sqrtf(dx * dx + dy * dy);
    float reach = far > 0 ? fminf(r.w, r.h) / 2 * part / far : 0;
    return (SDL_FPoint){mx + dx * reach, my + dy * reach};
}

SDL_FPoint bow_at(const Bow *w, float u)
{
    float v = 1 - u;
    return (SDL_FPoint){v * v * w->a.x + 2 * u * v * w->top.x + u * u * w->b.x,
                        v * v * w->a.y + 2 * u * v * w->top.y + u * u * w->b.y};
}

void arrow_head(Gfx *g, SDL_FPoint tip, SDL_FPoint way, float size, float thick, Color c)
{
    float far = sqrtf(way.x * way.x + way.y * way.y), x = way.x / (far > 0 ? far : 1), y = way.y / (far > 0 ? far : 1);
    for (int side = -1; side <= 1; side += 2)
        gfx_line(g, tip.x, tip.y, tip.x - size * (x * 0.85f + (float)side * y * 0.55f),
                 tip.y - size * (y * 0.85f - (float)side * x * 0.55f), thick, c);
}

void arrow_bow(Gfx *g, SDL_FPoint a, SDL_FPoint b, Color c, float grown)
{
    Color dark = {12, 8, 6, 170};
    float dx = b.x - a.x, dy = b.y - a.y, far = sqrtf(dx * dx + dy * dy), lift = far * 0.12f;
    int dashes = 2 * (int)(far / (2 * DASH)) + 1, n = (int)((float)dashes * grown);
    if (far < 2 * DASH || n < 2)
        return;
    Bow w = {a, {(a.x + b.x) / 2 + dy / far * lift, (a.y + b.y) / 2 - dx / far * lift}, b};
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < n; i += 2) {
            SDL_FPoint from = bow_at(&w, (float)i / (float)dashes), to = bow_at(&w, (float)(i + 1) / (float)dashes);
            gfx_line(g, from.x, from.y, to.x, to.y, pass ? 4 : 7, pass ? c : dark);
        }
    SDL_FPoint tip = bow_at(&w, fminf(grown, 1)), before = bow_at(&w, fmaxf(fminf(grown, 1) - 0.08f, 0));
    for (int pass = 0; pass < 2; pass++)
        arrow_head(g, tip, (SDL_FPoint){tip.x - before.x, tip.y - before.y}, HEAD, pass ? 4 : 7, pass ? c : dark);
}
