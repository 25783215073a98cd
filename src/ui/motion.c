/* SPDX-License-Identifier: MIT */
#include "ui/motion.h"

#include <math.h>

static const float HALF_TURN = 3.1415927f;
enum { BUMP_STEPS = 4 };

float ease_at(Ease ease, float t)
{
    if (!(t > 0)) /* also what is no number */
        return 0;
    if (t >= 1)
        return 1;
    float u = 1 - t;
    switch (ease) {
    case EASE_OUT_CUBIC:
        return 1 - u * u * u;
    case EASE_OUT_BACK: {
        const float k = 1.2f;
        return 1 - u * u * ((k + 1) * u - k);
    }
    case EASE_IN_OUT:
        return t < 0.5f ? 4 * t * t * t : 1 - 4 * u * u * u;
    case EASE_OUT_BOUNCE:
        if (t < 0.6f)
            return (t / 0.6f) * (t / 0.6f);
        t = (t - 0.8f) / 0.2f; /* one bounce, a seventh of the way back */
        return 1 - 0.14f * (1 - t * t);
    case EASE_SMOOTH:
        return t * t * (3 - 2 * t);
    case EASE_IN_QUAD:
        return t * t;
    }
    return 1;
}

/* Returns u from 0 to 1; 0 for what is no number. */
static float share(float u)
{
    return u > 0 ? fminf(u, 1) : 0;
}

float motion_part(float ms, float from, float to)
{
    return to > from ? share((ms - from) / (to - from)) : ms >= to ? 1 : 0;
}

float motion_fade(float u, float in, float out)
{
    float come = in > 0 ? share(u / in) : 1, go = out > 0 ? share((1 - u) / out) : 1;
    return fminf(come, go);
}

float motion_pop(float u, float by)
{
    return 1 + by * (1 - share(u));
}

float motion_bump(float u, float by)
{
    return 1 + by / BUMP_STEPS * roundf(BUMP_STEPS * sinf(HALF_TURN * share(u)));
}

float motion_nearest(const float *factor, int n, float full, float size)
{
    int best = 0;
    for (int i = 1; i < n; i++)
        if (fabsf(factor[i] * full - size) < fabsf(factor[best] * full - size))
            best = i;
    return factor[best] * full;
}

SDL_FPoint motion_middle(Rect r)
{
    return (SDL_FPoint){r.x + r.w / 2, r.y + r.h / 2};
}

SDL_FPoint motion_way(Rect a, Rect b)
{
    SDL_FPoint m = motion_middle(a), k = motion_middle(b);
    float dx = k.x - m.x, dy = k.y - m.y, far = sqrtf(dx * dx + dy * dy);
    return far > 0 ? (SDL_FPoint){dx / far, dy / far} : (SDL_FPoint){0, 1};
}

SDL_FPoint motion_between(SDL_FPoint a, SDL_FPoint b, float u)
{
    return (SDL_FPoint){a.x + (b.x - a.x) * u, a.y + (b.y - a.y) * u};
}

float motion_hop(float u, float high)
{
    return high * sinf(share(u) * HALF_TURN);
}

float motion_shake(float ms, float all, float far, float pace)
{
    return ms >= 0 && ms < all ? far * sinf(ms * pace) * (1 - ms / all) : 0;
}

float motion_recoil(float ms, float all, float far)
{
    const float swing = 11; /* radians in all */
    float left = 1 - motion_part(ms, 0, all);
    return far * left * left * cosf((1 - left) * swing);
}

SDL_FPoint motion_leap(Rect home, Rect goal, const Leap *how, float ms)
{
    SDL_FPoint h = motion_middle(home), k = motion_middle(goal), d = motion_way(home, goal);
    SDL_FPoint hit = {k.x - d.x * how->reach, k.y - d.y * how->reach},
               back = {h.x - d.x * how->back, h.y - d.y * how->back};
    if (ms >= how->holds)
        return motion_between(hit, h, ease_at(EASE_SMOOTH, motion_part(ms, how->holds, how->home)));
    if (ms >= how->lands)
        return hit;
    if (ms >= how->rears)
        return motion_between(back, hit, ease_at(EASE_IN_QUAD, motion_part(ms, how->rears, how->lands)));
    return motion_between(h, back, ease_out(motion_part(ms, 0, how->rears)));
}

Rect motion_card(Gfx *g, SDL_FPoint m, float w)
{
    float u = gfx_unit(g), side = floorf(w * u) / u, h = floorf(side * 1.25f * u) / u;
    return rect(floorf((m.x - side / 2) * u) / u, floorf((m.y - h / 2) * u) / u, side, h);
}
