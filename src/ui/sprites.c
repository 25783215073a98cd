/* SPDX-License-Identifier: MIT */
#include "ui/sprites.h"

#include <math.h>

static bool same_rect(Rect a, Rect b)
{
    return fabsf(a.x - b.x) < 0.01f && fabsf(a.y - b.y) < 0.01f && fabsf(a.w - b.w) < 0.01f && fabsf(a.h - b.h) < 0.01f;
}

void sprite_send(Sprites *all, PieceId p, Rect to, bool face_up, bool shown, uint32_t now, float ms, Ease ease,
                 float arc)
{
    Sprite *sp = &all->at[p];
    float turn = face_up ? 1 : 0, alpha = shown ? 1 : 0;
    if (!sp->known || ms <= 0) {
        *sp = (Sprite){.from = to,
                       .to = to,
                       .turn0 = turn,
                       .turn1 = turn,
                       .alpha0 = alpha,
                       .alpha1 = alpha,
                       .z = sp->z,
                       .known = true,
                       .roll_start = sp->roll_start,
                       .roll_seed = sp->roll_seed,
                       .roll_ms = sp->roll_ms,
                       .turns = sp->turns,
                       .roll_to = sp->roll_to,
                       .tossed = sp->tossed,
                       .stays = sp->stays,
                       .home = sp->home};
        return;
    }
    if (same_rect(sp->to, to) && fabsf(sp->turn1 - turn) < 0.01f && fabsf(sp->alpha1 - alpha) < 0.01f)
        return;
    Shot here = sprite_shot(all, p, now);
    sp->from = here.r;
    sp->turn0 = here.turn;
    /* A piece that comes out of a pile or goes into one is visible on its way; it vanishes at the end. */
    sp->alpha0 = here.alpha > 0 || !shown ? here.alpha : 1;
    sp->to = to;
    sp->turn1 = turn;
    sp->alpha1 = alpha;
    sp->start = now;
    sp->ms = ms;
    sp->ease = (uint8_t)ease;
    sp->arc = arc;
    if (now + (uint32_t)ms > all->until || all->until > now + 60000)
        all->until = now + (uint32_t)ms;
}

void sprite_put(Sprites *all, PieceId p, Rect at)
{
    Sprite *sp = &all->at[p];
    sp->from = sp->to = at;
    sp->ms = 0;
    sp->known = true;
}

void sprite_swap(Sprites *all, PieceId a, PieceId b)
{
    Sprite keep = all->at[a];
    all->at[a] = all->at[b];
    all->at[b] = keep;
}

void sprite_roll(Sprites *all, PieceId p, uint32_t now, Throw how)
{
    Sprite *sp = &all->at[p];
    sp->turns = how.turns;
    sp->tossed = 0;
    sp->roll_start = now;
    sp->roll_seed = how.seed;
    sp->roll_ms = how.ms;
    sp->roll_to = how.to;
    if (now + (uint32_t)how.ms > all->until || all->until > now + 60000)
        all->until = now + (uint32_t)how.ms;
}

static float roll_left(const Sprite *sp, uint32_t now)
{
    float t = sp->roll_ms > 0 ? (float)(int32_t)(now - sp->roll_start) / sp->roll_ms : 1;
    return t >= 1 ? 0 : t <= 0 ? 1 : 1 - t;
}

void sprite_toss(Sprites *all, PieceId p, int i, float size, uint32_t now, float ms)
{
    all->at[p].tossed = (uint8_t)(i + 1);
    all->toss_start = now;
    all->toss_ms = ms;
    all->toss_size = size;
}

bool sprite_is_tossed(const Sprites *all, PieceId p, uint32_t now)
{
    return all->at[p].tossed > 0 && roll_left(&all->at[p], now) > 0;
}

float sprite_toss_ms(const Sprites *all, uint32_t now)
{
    float gone = (float)(int32_t)(now - all->toss_start);
    return all->toss_ms > 0 && gone < all->toss_ms ? toss_moment(&all->toss, gone / all->toss_ms * TOSS_TOLD_MS)
                                                   : TOSS_MS;
}

static Shot toss_shot(const Sprites *all, const Sprite *sp, uint32_t now)
{
    TossShot at = toss_at(&all->toss, sp->tossed - 1, sprite_toss_ms(all, now));
    float size = all->toss_size;
    return (Shot){.r = rect(at.x - size / 2, at.y - size / 2, size, size),
                  .turn = 1,
                  .alpha = 1,
                  .flying = true,
                  .roll = roll_left(sp, now),
                  .roll_to = sp->roll_to,
                  .tossed = true,
                  .height = at.height,
                  .spin = at.spin};
}

/* Returns how large a piece is on its way. The size changes once, so that a face is baked in two sizes, not in fifty;
 * a piece that grows or shrinks much does so in four steps. */
static Rect size_on_way(const Sprite *sp, float t, float k)
{
    enum { STEPS = 4 };
    const float much = 3;
    Rect a = sp->from, b = sp->to;
    if (sp->alpha1 <= 0)
        return a;
    if (sp->alpha0 <= 0)
        return b;
    if (a.w > 0 && b.w > 0 && (b.w > much * a.w || a.w > much * b.w)) {
        float u = roundf(k * STEPS) / STEPS;
        return rect(0, 0, a.w + (b.w - a.w) * u, a.h + (b.h - a.h) * u);
    }
    return t < 0.4f ? a : b;
}

Shot sprite_shot(const Sprites *all, PieceId p, uint32_t now)
{
    const Sprite *sp = &all->at[p];
    if (sprite_is_tossed(all, p, now))
        return toss_shot(all, sp, now);
    float t = sp->ms > 0 ? (float)(int32_t)(now - sp->start) / sp->ms : 1;
    if (t >= 1)
        return (Shot){.r = sp->to,
                      .turn = sp->turn1,
                      .alpha = sp->alpha1,
                      .roll = roll_left(sp, now),
                      .turns = sp->turns,
                      .seed = sp->roll_seed,
                      .roll_to = sp->roll_to};
    if (t < 0)
        t = 0;
    float k = ease_at((Ease)sp->ease, t);
    Rect a = sp->from, b = sp->to;
    float x = a.x + a.w / 2 + (b.x + b.w / 2 - a.x - a.w / 2) * k,
          y = a.y + a.h / 2 + (b.y + b.h / 2 - a.y - a.h / 2) * k;
    Rect size = size_on_way(sp, t, k);
    Rect r = rect(x - size.w / 2, y - size.h / 2, size.w, size.h);
    r.y -= sp->arc * 4 * t * (1 - t);
    float turn = sp->turn0 + (sp->turn1 - sp->turn0) * ease_at(EASE_IN_OUT, t);
    float alpha = sp->alpha1 < sp->alpha0 && t < 0.8f ? sp->alpha0 : sp->alpha0 + (sp->alpha1 - sp->alpha0) * t;
    return (Shot){.r = r,
                  .turn = turn,
                  .alpha = alpha,
                  .flying = true,
                  .roll = roll_left(sp, now),
                  .turns = sp->turns,
                  .seed = sp->roll_seed,
                  .roll_to = sp->roll_to};
}

bool sprite_rolls(const Sprites *all, PieceId p, uint32_t now)
{
    return roll_left(&all->at[p], now) > 0;
}

bool sprites_are_moving(const Sprites *all, uint32_t now)
{
    return (int32_t)(all->until - now) > 0;
}
