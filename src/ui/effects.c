/* SPDX-License-Identifier: MIT */
#include "ui/effects.h"

#include <math.h>

#include "ui/layout.h"
#include "ui/motion.h"

static const float FULL_TURN = 6.2831853f;

Color effect_color(Gfx *g, ColorRole role, float alpha)
{
    return color_alpha(gfx_color(g, role), motion_part(alpha, 0, 1));
}

/* True while an effect that comes and goes is to be seen on a thing that lies somewhere. */
static bool shows(Rect r, float u)
{
    return r.w > 0 && r.h > 0 && u >= 0 && u < 1;
}

static Color ink(int red, int green, int blue, float alpha) /* alpha 0..255 */
{
    return (Color){(uint8_t)red, (uint8_t)green, (uint8_t)blue, (uint8_t)alpha};
}

/* ---- light ------------------------------------------------------------------------------------------------------- */

void effect_light(Gfx *g, Rect r, Light how, Color c)
{
    if (how.reach > 0)
        gfx_glow(g, r, how.radius, how.reach, color_alpha(c, how.strength));
    gfx_frame(g, rect_inset(r, -how.gap), how.corner, how.thick, c);
}

void effect_halo(Gfx *g, Rect r, float corners, Color c, float u)
{
    if (!shows(r, u))
        return;
    float far = ease_out(u);
    gfx_glow(g, r, corners, 10 + 26 * far, color_alpha(c, 0.8f * (1 - u)));
    gfx_frame(g, rect_inset(r, -4 - 10 * far), corners * 4 / 3, 3, color_alpha(c, 1 - u));
}

void effect_flash(Gfx *g, Rect r, float corners, Color c, float u)
{
    float left = 1 - u;
    if (!shows(r, u))
        return;
    gfx_glow(g, r, corners, 18 * left, color_alpha(c, 0.8f * left));
    gfx_round(g, r, corners, color_alpha(c, 0.35f * left));
}

void effect_ring(Gfx *g, SDL_FPoint m, float radius, float thick, Color c)
{
    gfx_frame(g, rect(m.x - radius, m.y - radius, radius * 2, radius * 2), radius, thick, c);
}

void effect_waves(Gfx *g, SDL_FPoint m, Waves how, Color c, float u)
{
    for (int k = 0; k < how.n; k++) {
        float v = u * 1.5f - 0.25f * (float)k;
        if (v > 0 && v < 1)
            effect_ring(g, m, how.from + (how.to - how.from) * v, how.thick, color_alpha(c, 1 - v));
    }
}

void effect_rays(Gfx *g, SDL_FPoint m, Rays how, Color c)
{
    for (int i = 0; i < how.n; i++) {
        bool second = i % 2 != 0;
        float a = FULL_TURN * ((float)i + (second ? how.skew : 0)) / (float)how.n + how.turn, dx = cosf(a),
              dy = sinf(a);
        float to = second && how.other > 0 ? how.other : how.to;
        gfx_line(g, m.x + dx * how.from, m.y + dy * how.from, m.x + dx * to, m.y + dy * to, how.thick, c);
    }
}

/* ---- matter ------------------------------------------------------------------------------------------------------ */

void effect_sparks(Gfx *g, SDL_FPoint m, float width, int n, Color c, float u)
{
    for (int i = 0; i < n && u > 0 && u < 1; i++) {
        float a = 0.5f + (float)i * 0.9f, far = width * (0.5f + 0.5f * u);
        gfx_disc(g, m.x + cosf(a) * far, m.y + sinf(a) * far - 10 * u, 3.5f * (1 - u), c);
    }
}

void effect_embers(Gfx *g, Rect r, Color c, float u)
{
    enum { EMBERS = 9 };
    for (int i = 0; i < EMBERS && shows(r, u); i++) {
        float late = (float)(i * 7 % EMBERS) / (2 * EMBERS), v = motion_part(u, late, 1);
        float x = r.x + r.w * (0.12f + 0.095f * (float)i) + sinf(v * 6 + (float)i) * 5;
        float y = r.y + r.h * (0.95f - 0.9f * ease_out(v)), size = r.w * (0.05f + 0.04f * (float)(i % 3));
        if (v <= 0 || v >= 1)
            continue;
        gfx_disc(g, x, y, size * (1 - v), color_alpha(c, 1 - v));
        effect_rays(g, (SDL_FPoint){x, y}, (Rays){.n = 4, .from = size, .to = size * 2, .skew = 0.35f, .thick = 2},
                    color_alpha(c, (1 - v) * 0.7f));
    }
}

void effect_dust(Gfx *g, Rect r, float u)
{
    enum { PUFFS = 8 };
    float x = r.x + r.w / 2, y = r.y + r.h * 0.92f, far = ease_out(u);
    for (int i = 0; i < PUFFS && shows(r, u); i++) {
        float side = (float)(i - PUFFS / 2) + 0.5f;
        gfx_disc(g, x + side * r.w * 0.09f * (1 + 1.2f * far), y - r.h * 0.12f * far * (float)(i % 3),
                 r.w * 0.07f * (1 - u), ink(214, 190, 150, 150 * (1 - u)));
    }
}

void effect_drawn_in(Gfx *g, Rect r, SDL_FPoint to, Color c, float u)
{
    enum { MOTES = 40 };
    for (int i = 0; i < MOTES && shows(r, u); i++) {
        float late = 0.5f * (float)(i * 13 % MOTES) / MOTES, v = motion_part(u, late, late + 0.5f);
        SDL_FPoint from = {r.x + r.w * ((float)(i * 7 % MOTES) + 0.5f) / MOTES,
                           r.y + r.h * ((float)(i * 17 % MOTES) + 0.5f) / MOTES};
        SDL_FPoint now = motion_between(from, to, ease_at(EASE_IN_QUAD, v)),
                   was = motion_between(from, to, ease_at(EASE_IN_QUAD, fmaxf(v - 0.09f, 0)));
        if (v > 0 && v < 1)
            gfx_line(g, was.x, was.y, now.x, now.y, 2.5f, color_alpha(c, motion_fade(v, 0.2f, 0.2f)));
    }
}

void effect_explosion(Gfx *g, Rect r, float u)
{
    enum { SMOKE = 7 };
    SDL_FPoint m = motion_middle(r);
    float grow = ease_out(u * 1.6f), left = 1 - u;
    if (!shows(r, u))
        return;
    gfx_disc(g, m.x, m.y, r.w * 1.25f * grow, ink(120, 26, 8, 120 * left));
    gfx_disc(g, m.x, m.y, r.w * 0.95f * grow, ink(240, 110, 24, 190 * left));
    gfx_disc(g, m.x, m.y, r.w * 0.55f * grow, ink(255, 226, 130, 235 * left * left));
    effect_rays(g, m, (Rays){.n = 14, .from = r.w * 0.6f * grow, .to = r.w * 1.7f * grow, .skew = 0.35f, .thick = 4},
                ink(255, 205, 90, 220 * left));
    for (int i = 0; i < SMOKE; i++) { /* it drifts up */
        float a = FULL_TURN * (float)i / SMOKE, far = r.w * (0.5f + 0.7f * ease_out(u));
        gfx_disc(g, m.x + cosf(a) * far, m.y + sinf(a) * far * 0.7f - r.h * 0.4f * u, r.w * (0.16f + 0.2f * u),
                 ink(40, 34, 30, 130 * left));
    }
    effect_ring(g, m, r.w * 1.8f * grow, 3, ink(255, 236, 190, 160 * left));
}

Rect effect_forward(Gfx *g, Rect all, float high, float u)
{
    float grown = 0.94f + 0.06f * motion_part(u, 0, 0.2f), h = fminf(all.h * 0.62f, high) * grown;
    Rect r = rect_center(all, h * 0.8f, h);
    gfx_fade(g, motion_fade(u, 0.2f, 0.2f));
    gfx_fill(g, all, ink(0, 0, 0, 120));
    gfx_shadow(g, r, 14, 4);
    return r;
}

/* ---- blows ------------------------------------------------------------------------------------------------------- */

void effect_cross(Gfx *g, Rect r, float pad, float thick, Color c, float u)
{
    Rect in = rect_inset(r, pad);
    float share = motion_part(u, 0, 1), right = in.x + in.w;
    if (share <= 0 || in.w <= 0 || in.h <= 0)
        return;
    gfx_line(g, in.x, in.y, in.x + in.w * share, in.y + in.h * share, thick, c);
    gfx_line(g, right, in.y, right - in.w * share, in.y + in.h * share, thick, c);
}

void effect_slash(Gfx *g, Rect r, float u)
{
    if (!shows(r, u))
        return;
    Color light = color_alpha(ink(255, 244, 214, 255), 1 - u);
    Rect in = rect_inset(r, fminf(r.w, r.h) * 0.12f);
    float first = motion_part(u * 3, 0, 1), second = u * 3 - 0.45f;
    gfx_line(g, in.x + in.w, in.y, in.x + in.w * (1 - first), in.y + in.h * first, 5, light);
    if (second > 0)
        gfx_line(g, in.x, in.y + in.h * 0.1f, in.x + in.w * fminf(second, 1), in.y + in.h * fminf(0.1f + second, 1), 4,
                 light);
    effect_flash(g, r, 10, ink(255, 209, 92, 255), u * 1.6f);
}

/* Returns the burst's scale in four steps: each size is cached as a picture. */
static float jump(float ms)
{
    return ms < 34 ? 0.75f : ms < 90 ? 1.28f : ms < 130 ? 1.1f : 1;
}

void effect_blow(Gfx *g, SDL_FPoint m, float size, const char *words, float ms, float all)
{
    enum { FADES = 120, FLIES = 260 /* ms */ };
    if (!(ms >= 0 && ms < all))
        return;
    float spread = motion_part(ms, 0, FLIES), wide = size * jump(ms);
    uint8_t a = (uint8_t)(255 * motion_part(all - ms, 0, FADES));
    if (spread < 1)
        effect_rays(g, m,
                    (Rays){.n = 9,
                           .from = wide * (0.35f + 0.3f * spread),
                           .to = wide * (0.5f + 0.6f * spread),
                           .skew = 0.35f,
                           .thick = 3.5f},
                    ink(255, 214, 130, 230 * (1 - spread)));
    Rect r = rect(m.x - wide / 2, m.y - wide / 2, wide, wide);
    gfx_sign(g, "blow", rect_inset(r, -wide * 0.07f), ink(70, 14, 6, a), (Color){0});
    gfx_sign(g, "blow", r, ink(255, 150, 50, a), (Color){0});
    gfx_sign(g, "blow", rect_inset(r, wide * 0.13f), ink(255, 228, 158, a), (Color){0});
    Text style = {FACE_BOLD, wide * 0.34f, ink(90, 14, 6, a), ALIGN_CENTER, true};
    (void)gfx_text(g, style, r, words);
}

/* Draws one half in slices, so that the crack is jagged and the half leans outwards. side: -1 left, 1 right. */
static void half_of(Gfx *g, Rect r, float side, float u, float drop, EffectHalf *half, void *of)
{
    enum { BENDS = 16 };
    static const float crack[BENDS + 2] = {0.02f, 0.05f,  0.09f,  0.04f,  -0.02f, -0.07f, -0.02f, 0.04f, 0.08f,
                                           0.03f, -0.04f, -0.09f, -0.05f, 0.0f,   0.05f,  0.02f,  0.0f,  0.0f};
    const float slice = 4; /* px: so thin that no stairs are seen */
    float gap = side * r.w * (0.015f + 0.075f * u), all = r.h * 1.1f;
    for (float down = 0; down < all; down += slice) {
        float lean = side * u * 0.07f * (all / 2 - down), bend = down / all * BENDS;
        int i = (int)bend;
        float x = r.x + r.w / 2 + gap + lean, at = x + (crack[i] + (crack[i + 1] - crack[i]) * (bend - (float)i)) * r.w;
        gfx_clip(g, rect(side > 0 ? at : at - r.w, r.y - r.h * 0.05f + down + drop, r.w, slice));
        half(of, g, x, r.y + r.h / 2 + drop);
        gfx_unclip(g);
    }
}

void effect_broken(Gfx *g, Rect r, float u, float fall, EffectHalf *half, void *of)
{
    float parted = motion_part(u, 0, 1), drop = r.h * fall;
    half_of(g, r, -1, parted, drop, half, of);
    half_of(g, r, 1, parted, drop + 5 * parted, half, of);
}

/* The edge of a thing that breaks into shards, as shares of its size: each shard lies between two of these points and the
 * middle. */
enum { SHARDS = 5 };
static const SDL_FPoint edge_at[SHARDS] = {{0, 0}, {1, 0}, {1, 1}, {0.56f, 1}, {0, 1}}, middle_at = {0.46f, 0.45f};

static SDL_FPoint in_rect(Rect r, SDL_FPoint share_of)
{
    return (SDL_FPoint){r.x + r.w * share_of.x, r.y + r.h * share_of.y};
}

/* Gives from where to where the triangle reaches at the height y. False: it is not there. */
static bool reach_at(const SDL_FPoint corner[3], float y, float *left, float *right)
{
    *left = 1e9f, *right = -1e9f;
    for (int i = 0; i < 3; i++) {
        SDL_FPoint a = corner[i], b = corner[(i + 1) % 3];
        if ((a.y <= y) == (b.y <= y))
            continue;
        float x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
        *left = fminf(*left, x);
        *right = fmaxf(*right, x);
    }
    return *right > *left;
}

/* Draws one shard in rows, so that it leans while it leaves the middle. */
static void shard_of(Gfx *g, Rect r, int i, float parted, float drop, EffectHalf *shard, void *of)
{
    const float row = 2;
    const SDL_FPoint corner[3] = {in_rect(r, middle_at), in_rect(r, edge_at[i]), in_rect(r, edge_at[(i + 1) % SHARDS])};
    SDL_FPoint m = motion_middle(r), own = {(corner[0].x + corner[1].x + corner[2].x) / 3 - m.x,
                                            (corner[0].y + corner[1].y + corner[2].y) / 3 - m.y};
    float top = fminf(fminf(corner[0].y, corner[1].y), corner[2].y),
          end = fmaxf(fmaxf(corner[0].y, corner[1].y), corner[2].y), left, right;
    float dx = own.x * 0.3f * parted, dy = own.y * 0.3f * parted + drop * (0.8f + 0.4f * own.y / r.h);
    float lean = (i % 2 ? 0.16f : -0.12f) * (parted + drop / r.h);
    for (float y = top; y < end; y += row) {
        if (!reach_at(corner, y + row / 2, &left, &right))
            continue;
        float x = dx + lean * (y - m.y - own.y);
        gfx_clip(g, rect(left + x, y + dy, right - left, row));
        shard(of, g, m.x + x, m.y + dy);
        gfx_unclip(g);
    }
}

void effect_shattered(Gfx *g, Rect r, float u, float fall, EffectHalf *shard, void *of)
{
    float cracks = motion_part(u, 0, 0.5f), parted = motion_part(u, 0.5f, 1);
    SDL_FPoint m = in_rect(r, middle_at);
    if (parted <= 0)
        shard(of, g, r.x + r.w / 2, r.y + r.h / 2);
    for (int i = 0; i < SHARDS; i++) {
        SDL_FPoint bend = motion_between(m, in_rect(r, edge_at[i]), 0.5f * cracks),
                   end = motion_between(m, in_rect(r, edge_at[i]), cracks);
        bend.x += (i % 2 ? 0.03f : -0.03f) * r.w * cracks;
        const SDL_FPoint line[3] = {m, bend, end};
        if (parted > 0) {
            shard_of(g, r, i, parted, r.h * fall, shard, of);
        } else if (cracks > 0) {
            gfx_polyline(g, line, 3, 5, ink(8, 6, 16, 255), 0);
            gfx_polyline(g, line, 3, 1.5f, ink(240, 244, 255, 255), 0);
        }
    }
}

/* ---- signs and words --------------------------------------------------------------------------------------------- */

void effect_sign(Gfx *g, const char *word, SDL_FPoint m, SignLook how)
{
    gfx_disc(g, m.x, m.y, how.size * how.disc, how.ground);
    gfx_sign(g, word, rect(m.x - how.size / 2, m.y - how.size / 2, how.size, how.size), how.ink, how.cut);
}

void effect_stamp(Gfx *g, const char *word, Rect r, Color c, float falls, float u)
{
    SDL_FPoint m = motion_middle(r);
    float hit = ease_out(motion_part(u, 0, falls)), after = motion_part(u, falls, 1), alpha = 1 - after * after;
    if (!shows(r, u))
        return;
    effect_sign(g, word, (SDL_FPoint){m.x, m.y - r.h * 0.5f * (1 - hit)},
                (SignLook){.size = r.w * (1.5f - 0.7f * hit),
                           .disc = 0.62f,
                           .ink = color_alpha(c, alpha),
                           .ground = ink(12, 8, 5, 170 * alpha)});
    if (after > 0)
        effect_rays(g, m,
                    (Rays){.n = 9,
                           .from = r.w * (0.35f + 0.2f * after),
                           .to = r.w * (0.45f + 0.4f * ease_out(after)),
                           .skew = 0.35f,
                           .thick = 3},
                    color_alpha(c, 1 - after));
}

void effect_words(Gfx *g, SDL_FPoint m, float size, const char *words, float shadow, Color c)
{
    Text style = {FACE_BOLD, size, ink(0, 0, 0, c.a), ALIGN_CENTER, true};
    float w = gfx_text_width(g, style, words) + 20;
    Rect r = rect(m.x - w / 2, m.y - size, w, size * 2);
    if (shadow > 0)
        (void)gfx_text(g, style, rect(r.x + shadow, r.y + shadow, r.w, r.h), words);
    style.color = c;
    (void)gfx_text(g, style, r, words);
}

void effect_tag(Gfx *g, Rect r, Color ground, float thick, Color edge)
{
    gfx_round(g, r, r.h / 2, ground);
    gfx_frame(g, r, r.h / 2, thick, edge);
}

void effect_tag_inlaid(Gfx *g, Rect r, Color ground, float thick, Color edge)
{
    gfx_round(g, r, r.h / 2, edge);
    gfx_round(g, rect_inset(r, thick), r.h / 2 - thick, ground);
}

void effect_band(Gfx *g, Rect r, Color ground, float thick, Color edge)
{
    gfx_fill(g, r, ground);
    gfx_fill(g, rect(r.x, r.y, r.w, thick), edge);
    gfx_fill(g, rect(r.x, r.y + r.h - thick, r.w, thick), edge);
}

void effect_chevron(Gfx *g, SDL_FPoint tip, float w, float down, float thick, Color c)
{
    float back = down < 0 ? w : -w;
    gfx_line(g, tip.x - w, tip.y + back, tip.x, tip.y, thick, c);
    gfx_line(g, tip.x + w, tip.y + back, tip.x, tip.y, thick, c);
}
