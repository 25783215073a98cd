/* SPDX-License-Identifier: MIT
 * Badges, seat badges, coins and cost pips: small pictures with a rim, a light and a shadow of their own. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gfx/inside.h"
#include "gfx/signs.h"

/* A filled rounded square with a soft shadow below, a rim and a light from the upper left. */
typedef struct {
    float radius, rim;
    Color light, deep, deepest; /* at the light, at half way (`waist`), at the rim */
    float waist;
    Color edge;
    float shadow_down, shadow_blur;
    Uint8 shadow;
} Button;

static int button_margin(const Button *b)
{
    return (int)ceilf(b->shadow_down + b->shadow_blur);
}

static Color button_color(const Button *b, float x, float y, float size)
{
    float t = radial_at(x, y, size, size, 0.38f, 0.30f);
    return t < b->waist ? color_mix(b->light, b->deep, t / b->waist)
                        : color_mix(b->deep, b->deepest, (t - b->waist) / (1 - b->waist));
}

static void paint_button(Bitmap *map, const Button *b, int size)
{
    int m = button_margin(b);
    float s = (float)size;
    for (int y = 0; y < map->h; y++) {
        for (int x = 0; x < map->w; x++) {
            float px = (float)(x - m) + 0.5f, py = (float)(y - m) + 0.5f;
            float below = distance_round(px, py - b->shadow_down, 0, 0, s, s, b->radius);
            float soft = minf(maxf(0.5f - below / maxf(b->shadow_blur, 1), 0), 1);
            bitmap_over(map, x, y, (Color){0, 0, 0, b->shadow}, soft);
            bitmap_over(map, x, y, b->edge, cover_round(px, py, 0, 0, s, s, b->radius));
            float in = b->rim, inner = s - 2 * in;
            bitmap_over(map, x, y, button_color(b, px - in, py - in, inner),
                        cover_round(px, py, in, in, inner, inner, maxf(b->radius - in, 0)));
        }
    }
}

typedef struct {
    const char *word;
    unsigned bright, deep;
} FactionPaint;

static const FactionPaint faction_paints[] = {
    {"water", 0x3BB4E6, 0x0B4468}, {"fire", 0xF2683C, 0x7A2110},   {"sun", 0xF4C02E, 0x6E4A08},
    {"moon", 0x9FAAF2, 0x30377E},  {"forest", 0x79C447, 0x24541A}, {"royal", 0xC583E6, 0x552070},
};

static const FactionPaint *faction_paint(const char *word)
{
    for (size_t i = 0; i < sizeof faction_paints / sizeof *faction_paints; i++)
        if (strcmp(faction_paints[i].word, word) == 0)
            return &faction_paints[i];
    return NULL;
}

typedef struct {
    const char *word;
    ColorRole role;
} ClanPaint;

/* Clan signs keep their colour on the dark square, because the ring alone would not show the clan at a glance. */
static const ClanPaint clan_paints[] = {
    {"ruby", COL_RUBY},
    {"emerald", COL_EMERALD},
    {"sapphire", COL_SAPPHIRE},
    {"amber", COL_AMBER},
};

static Color bone_or_clan(const char *word)
{
    for (size_t i = 0; i < sizeof clan_paints / sizeof *clan_paints; i++)
        if (strcmp(clan_paints[i].word, word) == 0)
            return theme_color(THEME_TAVERN, clan_paints[i].role);
    return color_rgb(0xF3E2BA);
}

static const Baked *bake_badge(Gfx *g, Key k, const char *word, int size)
{
    const FactionPaint *f = faction_paint(word);
    float s = (float)size, u = g->unit;
    Button b = {
        .rim = s > 27 * u ? 1.5f * u : maxf(roundf(u), 1), .shadow_down = u, .shadow_blur = 2 * u, .shadow = 153};
    Color sign = color_rgb(0xFFFFFF), cut = color_rgb(0x2B1D12);
    if (f != NULL) {
        b.radius = s / 2;
        b.light = color_rgb(f->bright);
        b.deepest = color_rgb(f->deep);
        b.deep = color_mix(b.light, b.deepest, 0.5f / 1.3f);
        b.deepest = color_mix(b.light, b.deepest, 1.0f / 1.3f);
        b.waist = 0.5f;
        b.edge = color_rgb(0xFFF3D0);
        cut = color_rgb(f->deep);
    } else {
        b.radius = s * 0.26f;
        b.light = b.deep = b.deepest = cut;
        b.waist = 0.5f;
        b.edge = color_rgb(0xE8D3A2);
        sign = bone_or_clan(word);
    }
    int m = button_margin(&b);
    Bitmap map = bitmap_new(size + 2 * m, size + 2 * m);
    paint_button(&map, &b, size);
    float inner = roundf(s * 0.70f), at = (float)m + roundf((s - inner) / 2);
    paint_sign(&map, word, (SignPlace){at, at, inner}, sign, cut);
    return bake_bitmap(g, k, &map);
}

static void draw_centred(Gfx *g, const Baked *b, SDL_Rect p)
{
    if (b != NULL)
        px_baked(g, b, p.x - (b->w - p.w) / 2, p.y - (b->h - p.h) / 2);
}

/* Writes a square of whole pixels around the centre; false: it is not visible. */
static bool square_at(const Gfx *g, float cx, float cy, float size, SDL_Rect *out)
{
    int side = px_size(g, size);
    SDL_Rect p = px_rect(g, rect(cx - size / 2, cy - size / 2, size, size));
    *out = (SDL_Rect){p.x, p.y, side, side};
    return size > 0 && !px_hidden(g, (SDL_Rect){p.x - side, p.y - side, 3 * side, 3 * side});
}

void gfx_badge(Gfx *g, const char *word, float cx, float cy, float size)
{
    SDL_Rect p;
    if (word == NULL || !square_at(g, cx, cy, size, &p))
        return;
    Key k = key_start(BAKE_BADGE);
    key_text(&k, word, strlen(word));
    key_int(&k, p.w);
    const Baked *known = cache_find(g->cache, k);
    draw_centred(g, known != NULL ? known : bake_badge(g, k, word, p.w), p);
}

/* Draws a number in the middle of a small item, its figures centred by their own height. */
static void draw_number(Gfx *g, SDL_Rect p, float share, Color c, const char *s)
{
    int pixels = (int)lrintf((float)p.w * share);
    if (pixels < 4)
        return;
    int w = text_width_px(g, FACE_BOLD, pixels, s, strlen(s));
    float middle = (float)p.y + (float)p.h * 0.5f;
    int ascent = fonts_ascent(g->fonts, FACE_BOLD, pixels);
    int y = (int)lrintf(middle + 0.33f * (float)pixels) - ascent; /* figures are 0.65 of the size high */
    text_draw_px(g, FACE_BOLD, pixels, c, s, strlen(s), p.x + (p.w - w) / 2, y);
}

void gfx_seat_badge(Gfx *g, int seat, float cx, float cy, float size)
{
    static const char *const shapes[6] = {"one", "two", "three", "four", "five", "six"};
    SDL_Rect p;
    if (seat < 0 || seat > 5 || !square_at(g, cx, cy, size, &p))
        return;
    Color body = gfx_color(g, theme_seat(seat)), dark = {26, 15, 8, 255}, light = {255, 255, 255, 255};
    gfx_sign(g, shapes[seat], rect(cx - size / 2, cy - size / 2, size, size), body, body);
    bool on_dark = theme_contrast(body, light) > theme_contrast(body, dark);
    char number[4];
    snprintf(number, sizeof number, "%d", seat + 1);
    draw_number(g, p, 0.55f, on_dark ? light : dark, number);
}

static const Baked *bake_coin(Gfx *g, Key k, int size, bool negative)
{
    float s = (float)size, u = g->unit;
    Button b = {.radius = s / 2,
                .rim = maxf(roundf(minf(2 * u, s / 12)), 1),
                .light = color_rgb(negative ? 0x8D8894 : 0xFFF0B8),
                .deep = color_rgb(negative ? 0x4B4652 : 0xEDB445),
                .deepest = color_rgb(negative ? 0x26222C : 0xA9741F),
                .waist = 0.55f,
                .edge = color_rgb(negative ? 0x16131B : 0x5B3A0C),
                .shadow_down = 2 * u,
                .shadow_blur = 3 * u,
                .shadow = 128};
    if (negative)
        b.radius = s * 0.26f;
    int m = button_margin(&b);
    Bitmap map = bitmap_new(size + 2 * m, size + 2 * m);
    paint_button(&map, &b, size);
    /* A thin line of light below the upper rim. */
    float in = b.rim, inner = s - 2 * in, radius = maxf(b.radius - in, 0);
    for (int y = 0; y < map.h; y++) {
        for (int x = 0; x < map.w; x++) {
            float px = (float)(x - m) + 0.5f, py = (float)(y - m) + 0.5f;
            float line = cover_round(px, py, in, in, inner, inner, radius) -
                         cover_round(px, py - maxf(u, 1), in, in, inner, inner, radius);
            bitmap_over(&map, x, y, color_rgb(negative ? 0xB9B4C4 : 0xFFE7AE), line);
        }
    }
    return bake_bitmap(g, k, &map);
}

/* Draws the painted token, if it is large enough to show the paint. False: it is too small, its picture is not there, or
 * the theme is contrast. */
static bool painted_coin(Gfx *g, SDL_Rect p, float size, bool negative)
{
    if (size < 44 || gfx_is_contrast(g))
        return false;
    const Baked *b = picture_baked(g, negative ? "tokens/debt" : "tokens/coin", (SDL_FRect){0, 0, 0, 0}, p.w, p.h);
    px_baked(g, b, p.x, p.y);
    return b != NULL;
}

static void drawn_coin(Gfx *g, SDL_Rect p, bool negative)
{
    Key k = key_start(BAKE_COIN);
    key_int(&k, p.w);
    key_int(&k, negative);
    const Baked *known = cache_find(g->cache, k);
    draw_centred(g, known != NULL ? known : bake_coin(g, k, p.w, negative), p);
}

void gfx_coin(Gfx *g, int value, float cx, float cy, float size)
{
    SDL_Rect p;
    if (!square_at(g, cx, cy, size, &p))
        return;
    bool negative = value < 0;
    if (!painted_coin(g, p, size, negative))
        drawn_coin(g, p, negative);
    char number[16];
    snprintf(number, sizeof number, "%s%d", negative ? "\xE2\x88\x92" : "", negative ? -value : value);
    float share = value > 99 || value < -9 ? 0.44f : 0.58f;
    draw_number(g, p, share, negative ? (Color){255, 255, 255, 255} : color_rgb(0x2A1705), number);
}

static const Baked *bake_pip(Gfx *g, Key k, int size, bool full)
{
    Bitmap map = bitmap_new(size, size);
    float c = (float)size / 2, edge = maxf(g->unit, 1);
    Color rim = full ? color_rgb(0x3A2206) : gfx_color(g, COL_LINE2), light = color_rgb(0xFFE9A8),
          deep = color_rgb(0xE09A20);
    for (int y = 0; y < size; y++) {
        for (int x = 0; x < size; x++) {
            float px = (float)x + 0.5f - c, py = (float)y + 0.5f - c;
            float d = (fabsf(px) + fabsf(py) - c) * 0.70710678f; /* to the edge of the diamond */
            bitmap_over(&map, x, y, rim, minf(maxf(0.5f - d, 0), 1));
            float inner = minf(maxf(0.5f - d - edge, 0), 1);
            if (full)
                bitmap_over(&map, x, y, color_mix(light, deep, (py + c) / (2 * c)), inner);
            else
                bitmap_erase(&map, x, y, inner);
        }
    }
    return bake_bitmap(g, k, &map);
}

void gfx_pips(Gfx *g, int full, int of, float x, float y, float size)
{
    int side = px_size(g, size);
    for (int i = 0; i < of; i++) {
        SDL_Rect p = px_rect(g, rect(x + (float)i * size * 1.25f, y - size / 2, size, size));
        if (px_hidden(g, p))
            continue;
        Key k = key_start(BAKE_PIP);
        key_int(&k, side);
        key_int(&k, i < full);
        key_int(&k, (int)g->theme);
        const Baked *b = cache_find(g->cache, k);
        px_baked(g, b != NULL ? b : bake_pip(g, k, side, i < full), p.x, p.y);
    }
}
