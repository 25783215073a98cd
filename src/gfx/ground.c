/* SPDX-License-Identifier: MIT
 * Grounds: pictures graded for the theme, the far edge of a table, light from the upper left, dark corners. */
#include "gfx/ground.h"

#include <math.h>
#include <string.h>

#include "gfx/inside.h"

/* ---- light ------------------------------------------------------------------------------------------------------- */

/* A picture's brightness becomes a colour between two, its own colours are added to that. */
typedef struct {
    float light;
    Color low, high;
    bool pale; /* what is dark in the picture is lifted most */
    float chroma;
} Grade;

typedef struct {
    Color lamp;
    float spot, corners; /* strength of the light and of the dark around it */
} Mood;

enum {
    BLUR = 6 /* how much smaller the picture of a room behind a table is kept */,
    CORNER = 210,
    OVER = 30,
    RIM = 16
};

static Grade scene_grade(const Gfx *g, const Ground *ground)
{
    if (g->theme == THEME_DAYLIGHT) /* its darkest can still be written on */
        return (Grade){ground->light, color_rgb(0xB09670), color_rgb(0xF6EBD6), true, 0.45f};
    return (Grade){ground->light, color_rgb(0x0C0807), color_rgb(0xFFFFFF), false, 1};
}

static Grade table_grade(const Gfx *g, const Ground *ground)
{
    if (g->theme == THEME_DAYLIGHT)
        return (Grade){ground->table_light, color_rgb(0xA98B62), color_rgb(0xF0D9B4), true, 0.15f};
    return (Grade){ground->table_light, color_rgb(0x0C0705), color_rgb(0xC09470), false, 0.25f};
}

static Mood mood_of(const Gfx *g)
{
    if (g->theme == THEME_DAYLIGHT)
        return (Mood){{255, 255, 240, 255}, 0.18f, 0.10f};
    return (Mood){{255, 206, 120, 255}, 0.17f, 0.62f};
}

/* Grades every pixel in place: what the grade makes of a brightness is a table for each channel. */
static void grade(SDL_Surface *s, Grade how)
{
    float ramp[256][3], own = how.chroma * how.light;
    for (int i = 0; i < 256; i++) {
        float t = minf((float)i / 255 * how.light, 1);
        t = how.pale ? sqrtf(t) : t;
        ramp[i][0] = (float)how.low.r + ((float)how.high.r - (float)how.low.r) * t;
        ramp[i][1] = (float)how.low.g + ((float)how.high.g - (float)how.low.g) * t;
        ramp[i][2] = (float)how.low.b + ((float)how.high.b - (float)how.low.b) * t;
    }
    for (int y = 0; y < s->h; y++) {
        Uint32 *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++) {
            float r = (float)(row[x] >> 16 & 255), g = (float)(row[x] >> 8 & 255), b = (float)(row[x] & 255);
            float grey = 0.3f * r + 0.59f * g + 0.11f * b;
            const float *base = ramp[(int)grey];
            r = maxf(minf(base[0] + own * (r - grey), 255), 0);
            g = maxf(minf(base[1] + own * (g - grey), 255), 0);
            b = maxf(minf(base[2] + own * (b - grey), 255), 0);
            row[x] = 0xFF000000u | (Uint32)r << 16 | (Uint32)g << 8 | (Uint32)b;
        }
    }
}

/* Returns the distance from a point to another, in shares of two radii. */
static float away(float x, float y, float rx, float ry)
{
    return sqrtf(x * x / (rx * rx) + y * y / (ry * ry));
}

/* Returns the light of the lamp at the upper left: bright in the middle, then a wide faint ring. */
static float spot_at(float x, float y, float w, float h)
{
    float d = away(x - 0.42f * w, y - 0.30f * h, 0.62f * w, 0.58f * h);
    float near = maxf(1 - d / 0.6f, 0), far = maxf(1 - d / 0.75f, 0);
    return 0.75f * near + 0.25f * far;
}

static float corner_at(float x, float y, float w, float h)
{
    float d = away(x - 0.48f * w, y - 0.42f * h, 0.78f * w, 0.82f * h);
    return minf(maxf((d - 0.45f) / 0.41f, 0), 1);
}

/* Where it burns along the wall, the first to catch fire first: shares of the window's width, and reach. */
static const struct {
    float x, rx, ry;
} hearth[] = {{0.20f, 0.075f, 0.13f}, {0.79f, 0.10f, 0.16f}, {0.52f, 0.08f, 0.14f}, {0.35f, 0.06f, 0.10f}};
enum { HEARTHS = sizeof hearth / sizeof *hearth };

/* Returns how much fire shines on a point at share x of the width, `off` shares of the height away from the wall. */
static float fire_at(float fire, float x, float off)
{
    float all = maxf(1 - fabsf(off) / 0.33f, 0), u = x * 6.2832f;
    float burn = 0.4f * fire * all * all * (0.75f + 0.15f * sinf(2 * u + 1) + 0.1f * sinf(5 * u));
    float tongue = off < 0 ? 1 + 0.35f * sinf(170 * x) + 0.25f * sinf(67 * x + 1) : 0.6f; /* upwards */
    for (int i = 0; i < HEARTHS; i++) {
        float high = minf(maxf(fire * HEARTHS - (float)i, 0), 1), dx = (x - hearth[i].x) / hearth[i].rx;
        float dy = off / (hearth[i].ry * tongue), near = maxf(1 - dx * dx - dy * dy, 0);
        burn += high * near * near;
    }
    return minf(burn, 1);
}

static Uint32 lit_byte(Uint32 was, float keep, float add, float dither)
{
    float v = (float)was * keep;
    v += (255 - v) * add + dither; /* light upon light never ends in flat white */
    return (Uint32)minf(v, 255);
}

/* wall: where it may burn, from the top. */
static void shine(SDL_Surface *s, Mood mood, float fire, float wall)
{
    float w = (float)s->w, h = (float)s->h;
    for (int y = 0; y < s->h; y++) {
        Uint32 *row = surface_row(s, y);
        float py = (float)y + 0.5f;
        for (int x = 0; x < s->w; x++) {
            float px = (float)x + 0.5f, spot = spot_at(px, py, w, h) * mood.spot;
            float keep = 1 - corner_at(px, py, w, h) * mood.corners, dither = dither_at(x, y);
            float burn = fire > 0 ? fire_at(fire, px / w, (py - wall) / h) : 0;
            row[x] = 0xFF000000u |
                     lit_byte(row[x] >> 16 & 255, keep, spot * (float)mood.lamp.r / 255 + 0.85f * burn, dither) << 16 |
                     lit_byte(row[x] >> 8 & 255, keep, spot * (float)mood.lamp.g / 255 + 0.45f * burn * burn, dither)
                         << 8 |
                     lit_byte(row[x] & 255, keep, spot * (float)mood.lamp.b / 255 + 0.10f * burn * burn * burn, dither);
        }
    }
}

/* ---- the table and the room behind it ---------------------------------------------------------------------------- */

static Color pixel_of(const SDL_Surface *s, int x, int y)
{
    x = x < 0 ? 0 : x >= s->w ? s->w - 1 : x;
    y = y < 0 ? 0 : y >= s->h ? s->h - 1 : y;
    const Uint32 *row = surface_row(s, y);
    return color_rgb(row[x] & 0xFFFFFFu);
}

/* Returns the colour of a small picture at a place between its pixels: drawn large it is out of focus. */
static Color soft_pixel(const SDL_Surface *s, float x, float y)
{
    int ix = (int)floorf(x - 0.5f), iy = (int)floorf(y - 0.5f);
    float fx = x - 0.5f - (float)ix, fy = y - 0.5f - (float)iy;
    return color_mix(color_mix(pixel_of(s, ix, iy), pixel_of(s, ix + 1, iy), fx),
                     color_mix(pixel_of(s, ix, iy + 1), pixel_of(s, ix + 1, iy + 1), fx), fy);
}

static Color laid(Color c, unsigned rgb, float cover)
{
    return color_mix(c, color_rgb(rgb), cover);
}

/* Paints the rim from the edge inwards: hairline of gold, wood, a groove, gold again, then the shade of the rim. */
static Color rim_pixel(Color top, float depth, float u)
{
    float shade = maxf(1 - depth / (54 * u), 0);
    top = laid(top, 0x000000, 0.45f * shade * shade);
    if (depth > RIM * u + 1)
        return top;
    top = laid(top, 0x5C3818, 0.92f * cover_between(depth, 0, 13 * u));
    top = laid(top, 0xFFD68C, 0.34f * cover_between(depth, 0, 2 * u));
    top = laid(top, 0x000000, 0.6f * cover_between(depth, 13 * u, 14 * u));
    return laid(top, 0xFFD68C, 0.16f * cover_between(depth, 14 * u, RIM * u));
}

/* Paints what the table does not cover: the room, in the shadow of the table near its edge. */
static Color room_pixel(Color room, float off, float u)
{
    float shade = maxf(1 - off / (52 * u), 0);
    room = laid(room, 0x000000, 0.85f * shade * shade);
    return laid(room, 0x140B05, cover_between(off, -1, 4 * u));
}

/* Draws the far edge of the table that fills the picture, and the room beyond. */
static void paint_edge(SDL_Surface *s, const SDL_Surface *room, float edge, float u)
{
    float w = (float)s->w, h = (float)s->h, over = OVER * u;
    int rows = (int)minf(edge + CORNER * u + 60 * u, h);
    for (int y = 0; y < rows; y++) {
        Uint32 *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++) {
            float px = (float)x + 0.5f, py = (float)y + 0.5f;
            float off = distance_round(px, py, -over, edge, w + 2 * over, h + CORNER * u, CORNER * u);
            if (off < -54 * u)
                continue;
            Color c = rim_pixel(color_rgb(row[x] & 0xFFFFFFu), -off, u);
            if (off > -0.5f) {
                Color behind = room != NULL ? soft_pixel(room, px / BLUR, py / BLUR) : color_rgb(0x140B05);
                c = color_mix(c, room_pixel(behind, off, u), off + 0.5f);
            }
            row[x] = 0xFF000000u | (Uint32)c.r << 16 | (Uint32)c.g << 8 | c.b;
        }
    }
}

/* Where mugs have stood: middle in shares of the window, radius. */
static const struct {
    float x, y, radius, strength;
} mug[] = {{0.88f, 0.682f, 46, 1}, {0.273f, 0.815f, 42, 1}, {0.303f, 0.838f, 42, 0.7f}};

static void paint_mugs(SDL_Surface *s, float u)
{
    for (size_t i = 0; i < sizeof mug / sizeof *mug; i++) {
        float cx = mug[i].x * (float)s->w, cy = mug[i].y * (float)s->h, radius = mug[i].radius * u;
        for (int y = (int)maxf(cy - radius, 0); y < s->h && (float)y < cy + radius; y++) {
            Uint32 *row = surface_row(s, y);
            for (int x = (int)maxf(cx - radius, 0); x < s->w && (float)x < cx + radius; x++) {
                float in = radius - away((float)x + 0.5f - cx, (float)y + 0.5f - cy, 1, 1);
                float wet = 0.12f * cover_between(in, 0, 5 * u) + 0.06f * cover_between(in, 0, 11 * u);
                Color c = laid(color_rgb(row[x] & 0xFFFFFFu), 0x0A0502, wet * mug[i].strength);
                row[x] = 0xFF000000u | (Uint32)c.r << 16 | (Uint32)c.g << 8 | c.b;
            }
        }
    }
}

/* ---- pictures ---------------------------------------------------------------------------------------------------- */

/* A picture of the ground: its visible part and its size. */
typedef struct {
    const char *name; /* NULL: there is none */
    SDL_FRect crop;
    int w, h;
} Layer;

static SDL_FRect inside(SDL_FRect crop, float w, float h)
{
    float x = maxf(crop.x, 0), y = maxf(crop.y, 0);
    return (SDL_FRect){x, y, maxf(minf(crop.x + crop.w, w) - x, 1), maxf(minf(crop.y + crop.h, h) - y, 1)};
}

/* Returns the part of a picture of pw x ph that fills w x h pixels. */
static SDL_FRect part_of(const Ground *ground, float pw, float ph, float w, float h, float u)
{
    Rect part = ground->part, onto = ground->onto;
    if (onto.w <= 0 || onto.h <= 0)
        return inside((SDL_FRect){part.x * pw, part.y * ph, part.w * pw, part.w * pw * h / w}, pw, ph);
    float sx = part.w * pw / (onto.w * u), sy = part.h * ph / (onto.h * u);
    return inside((SDL_FRect){part.x * pw - onto.x * u * sx, part.y * ph - onto.y * u * sy, w * sx, h * sy}, pw, ph);
}

static Layer scene_layer(Gfx *g, const Ground *ground, SDL_Rect p)
{
    int pw, ph;
    Layer l = {.w = p.w, .h = p.h};
    if (!gfx_picture_size(g, ground->picture, &pw, &ph))
        return l;
    if (ground->table != NULL) {
        l.h = (int)minf((ground->far_edge + CORNER) * g->unit, (float)p.h);
        float high = (float)l.h;
        l.w = p.w / BLUR + 1;
        l.h = l.h / BLUR + 1;
        l.crop = part_of(ground, (float)pw, (float)ph, (float)p.w, high, g->unit);
    } else if (ground->part.w > 0) {
        l.crop = part_of(ground, (float)pw, (float)ph, (float)p.w, (float)p.h, g->unit);
    } else if (!picture_crop(g, ground->picture, p.w, p.h, 0.5f, 0.5f, &l.crop)) {
        return l;
    }
    l.name = ground->picture;
    return l;
}

static Layer table_layer(Gfx *g, const Ground *ground, SDL_Rect p)
{
    Layer l = {.w = p.w, .h = p.h};
    if (ground->table != NULL && picture_crop(g, ground->table, p.w, p.h, 0.5f, 0.5f, &l.crop))
        l.name = ground->table;
    return l;
}

static bool is_coming(Gfx *g, const Layer *l)
{
    return l->name != NULL && picture_is_coming(g, l->name, l->crop, l->w, l->h);
}

static SDL_Surface *made(Gfx *g, const Layer *l, Grade how)
{
    SDL_Surface *s = l->name != NULL ? pictures_scaled(g->pictures, l->name, l->crop, l->w, l->h) : NULL;
    if (s != NULL)
        grade(s, how);
    return s;
}

static void turn_over(SDL_Surface *s)
{
    for (int y = 0; y < s->h / 2; y++) {
        Uint32 *a = surface_row(s, y);
        Uint32 *b = (Uint32 *)(void *)((Uint8 *)s->pixels + (ptrdiff_t)(s->h - 1 - y) * s->pitch);
        for (int x = 0; x < s->w; x++) {
            Uint32 was = a[x];
            a[x] = b[x];
            b[x] = was;
        }
    }
}

/* Returns the finished ground; NULL: its picture cannot be had. */
static SDL_Surface *painted(Gfx *g, const Ground *ground, const Layer *scene, const Layer *table)
{
    SDL_Surface *s = ground->table != NULL ? made(g, table, table_grade(g, ground)) : NULL;
    SDL_Surface *picture = made(g, scene, scene_grade(g, ground));
    if (ground->table == NULL) {
        s = picture;
        picture = NULL;
    }
    if (s != NULL) {
        if (ground->turned)
            turn_over(s);
        if (ground->table != NULL) {
            paint_mugs(s, g->unit);
            paint_edge(s, picture, ground->far_edge * g->unit, g->unit);
        }
        shine(s, mood_of(g), ground->fire, ground->wall * g->unit);
    }
    SDL_FreeSurface(picture);
    return s;
}

static Key ground_key(const Ground *ground, SDL_Rect p)
{
    Key k = key_start(BAKE_GROUND);
    key_int(&k, p.w);
    key_int(&k, p.h);
    key_text(&k, ground->picture, strlen(ground->picture));
    key_text(&k, ground->table ? ground->table : "", ground->table ? strlen(ground->table) : 0);
    key_int(&k, ground->turned);
    const float number[] = {ground->light,  ground->table_light, ground->far_edge, ground->fire,  ground->wall,
                            ground->onto.x, ground->onto.y,      ground->onto.w,   ground->onto.h};
    for (size_t i = 0; i < sizeof number / sizeof *number; i++)
        key_float(&k, number[i]);
    return k;
}

void ground_draw(Gfx *g, const Ground *ground)
{
    SDL_Rect p = px_rect(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    if (p.w < 1 || p.h < 1 || px_hidden(g, p))
        return;
    Key k = ground_key(ground, p);
    const Baked *b = gfx_is_contrast(g) ? NULL : cache_find(g->cache, k);
    if (b == NULL && !gfx_is_contrast(g)) {
        Layer scene = scene_layer(g, ground, p), table = table_layer(g, ground, p);
        bool coming = is_coming(g, &scene);
        coming |= is_coming(g, &table); /* both are asked for at once */
        if (!coming)
            b = bake_surface(g, k, painted(g, ground, &scene, &table), false);
    }
    if (b != NULL) {
        g->ground = k;
        g->ground_picture = ground->picture;
    } else if (!gfx_is_contrast(g) && g->ground_picture == ground->picture) { /* as it was, until it is made anew */
        b = cache_find(g->cache, g->ground);
    }
    if (b == NULL || b->w != p.w || b->h != p.h)
        px_fill(g, p, gfx_color(g, COL_BG));
    else
        px_baked(g, b, p.x, p.y);
}
