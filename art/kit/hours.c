/* SPDX-License-Identifier: MIT
 * Each backdrop lays far things first, in the colours of its row. */
#include "kit/hours.h"

#include "engine/brush.h"
#include "kit/factions.h"
#include "kit/masonry.h"

static float grain(float u, float v, float fine)
{
    return .75f + .5f * cloud_flat(u * fine, v * fine, 4);
}

static Vec3 hill(Vec3 c, Vec3 soil, float u, float v, float line)
{
    return vec_mix(c, soil * (grain(u, v, 12) * (1 + .25f * smooth(line - .05f, line, v))), under(line, v, .008f));
}

static bool star_at(float u, float v, float share)
{
    float x = u * 22 + 90, y = v * 22 + 90;
    return hash_unit((uint32_t)((int)floorf(x) * 131 + (int)floorf(y) * 57)) < share &&
           distance_to(fmodf(x, 1), fmodf(y, 1), .5f, .5f) < .2f;
}

/* ---- the sea ---- */

static const float horizon_of_sea = -.34f;

/* LIGHT at the horizon, MIDTONE above it, SHADOW at the top; clouds lit by ACCENT from below. */
static Vec3 sea_sky(const Scene *s, float u, float v, float cover)
{
    const Vec3 *t = s->tint;
    float cloud = sky_clouds(u * .8f + (float)s->back_seed * .7f, v * 2.0f, 1.1f), x = s->disc_x, y = s->disc_y;
    Vec3 c = sky_ramp(unit((v + .40f) / 1.5f), t[LIGHT], t[MIDTONE], t[SHADOW]);
    c += t[ACCENT] * (.30f * halo(u, v, x, y, .12f * s->disc_size));
    c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .55f), cover * smooth(.47f, .62f, cloud));
    c += t[ACCENT] * (.32f * smooth(.41f, .48f, cloud) * (1 - smooth(.48f, .56f, cloud)) * smooth(1.1f, -.2f, v));
    return vec_mix(c, vec_mix(t[ACCENT], t[GLOW], .6f), disc(u, v, x, y, .13f * s->disc_size, .01f));
}

static Vec3 sea_water(const Scene *s, Vec3 c, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = horizon_of_sea - v + .008f * sinf(u * 15);
    if (d < 0)
        return c;
    float wave = cloud_flat(u * 3 / (d + .15f), 1.6f / (d + .06f), 4);
    Vec3 water = vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .6f), vec_mix(t[SHADOW], t[DARK], .35f), unit(d * 2.2f));
    water = water * (.6f + .8f * wave);
    return water + t[ACCENT] * (.9f * smooth(.52f, .66f, wave) * expf(-fabsf(u - s->disc_x) * 2.6f - d));
}

/* A ship under white sails: hull, and three tall bellying triangles. */
static Vec3 white_sails(Vec3 c, const Vec3 *t, float u, float v, float x, float size)
{
    float dx = (u - x) / size, dy = (v - horizon_of_sea) / size;
    if (fabsf(dx) < .42f + .25f * dy && dy > -.03f && dy < .10f)
        c = vec_mix(t[SHADOW], t[DARK], .4f);
    for (int i = 0; i < 3; i++) {
        float mast = -.26f + .26f * (float)i, tall = 1.05f - .2f * fabsf((float)i - 1), up = (dy - .14f) / tall;
        float in = dx - mast + .05f * sinf(up * PI);
        if (up > 0 && up < 1 && in < .03f && in > -.24f * (1 - up))
            c = vec_mix(t[GLOW] * .85f, vec_mix(t[LIGHT], t[MIDTONE], .6f), unit(-in * 5));
    }
    return c;
}

static Vec3 open_sea(const Scene *s, float u, float v)
{
    return sea_water(s, sea_sky(s, u, v, .7f), u, v);
}

static Vec3 sea_with_sails(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float cloud = sky_clouds(u + (float)s->back_seed, v * 1.4f, .9f);
    Vec3 c = sky_ramp(unit((v + .4f) / 1.5f), t[LIGHT], t[MIDTONE], t[SHADOW]);
    c = vec_mix(c, t[GLOW] * .85f, .75f * smooth(.52f, .66f, cloud));
    c = white_sails(c, t, u, v, -.70f, .34f);
    c = white_sails(c, t, u, v, .74f, .52f);
    return sea_water(s, c, u, v);
}

static float lightning(float u, float v, float x)
{
    float at = x + .16f * (cloud_flat(1, v * 3, 3) - .5f) + .05f * (cloud_flat(3, v * 14, 2) - .5f) + .08f * v;
    return v > horizon_of_sea ? fabsf(u - at) : 9;
}

static Vec3 storm_sea(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sea_sky(s, u, v, .9f);
    float bolt = lightning(u, v, s->disc_x + .1f), other = lightning(u * 1.1f + .9f, v * 1.2f, s->disc_x);
    c += t[ACCENT] * (.35f * expf(-bolt * 7) + .12f * expf(-other * 9));
    c = vec_mix(c, t[GLOW], under(.012f, bolt, .006f) + .7f * under(.006f, other, .004f));
    c = sea_water(s, c, u, v);
    for (int i = 0; i < 2; i++) { /* seas that stand up, with torn crests */
        float top = -.52f - .22f * (float)i + .16f * fabsf(sinf(u * (2.6f + (float)i) + 1.3f * (float)i)) +
                    .04f * cloud_flat(u * 9, (float)i, 3);
        Vec3 water =
            vec_mix(vec_mix(t[MIDTONE], t[SHADOW], .5f), t[DARK], .3f + .3f * (float)i) * grain(u * .5f, v, 12);
        c = vec_mix(c, water + t[GLOW] * (.35f * smooth(top - .05f, top, v) * cloud_flat(u * 16, v * 16, 3)),
                    under(top, v, .01f));
    }
    return c;
}

static Vec3 shining_sea(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .4f) / 1.6f), vec_mix(t[LIGHT], t[MIDTONE], .35f), t[MIDTONE], t[SHADOW]);
    float way = cloud_flat(u * 3 + v * 2, v * 3 - u, 4) * expf(-fabsf(u * .7f + v - .75f) * 3); /* of milk */
    c += t[LIGHT] * (.5f * way) + (star_at(u, v, .05f) ? t[GLOW] * .7f : grey(0));
    float r = .16f * s->disc_size, d = distance_to(u, v, s->disc_x, s->disc_y);
    c = vec_mix(c + t[LIGHT] * (.3f * expf(-d * 4)), vec_mix(t[LIGHT], t[GLOW], .7f), under(r, d, .01f));
    if (v > horizon_of_sea)
        return c;
    float deep = horizon_of_sea - v, wave = cloud_flat(u * 3 / (deep + .15f), 1.8f / (deep + .06f), 4);
    c = vec_mix(t[MIDTONE], t[DARK], unit(deep * 1.6f)) * (.5f + .7f * wave);
    return c + t[ACCENT] * (.9f * smooth(.50f, .58f, wave) * (1 - smooth(.58f, .66f, wave)));
}

/* ---- the kilns ---- */

/* A bottle kiln: a round body that narrows to its chimney. How far inside its outline, 0 outside. */
static float bottle(float u, float v, float x, float foot, float size)
{
    float y = (v - foot) / size, half = y < .45f ? .42f - .12f * y * y : .42f * expf(-(y - .25f) * 1.9f) + .09f;
    return y > 1.25f ? 0 : under(half * size, fabsf(u - x), .006f);
}

static Vec3 kiln_row(Vec3 c, Vec3 wall, Vec3 cap, const Vec3 *t, float u, float v, float foot, float size, int row)
{
    for (int i = 0; i < 4; i++) {
        float x = -1.05f + .7f * (float)i + .25f * chance_of(i + row * 7),
              one = size * (.8f + .4f * chance_of(i + row * 5));
        float in = bottle(u, v, x, foot, one), side = (u - x) / one;
        c = vec_mix(c, wall * (grain(u, v, 14) * (1.1f - .8f * side)), in);
        c = vec_mix(c, cap, in * smooth(.30f, .36f, -side + .25f * (v - foot) / one) * .85f);
        c = vec_mix(c, t[ACCENT] * 1.1f, under(.09f * one, distance_to(u, v, x, foot + .1f * one), .006f));
        float d = distance_to(u, v, x, foot + 1.26f * one);
        c += t[ACCENT] * (.5f * expf(-d * 16));
    }
    return c;
}

static Vec3 blue_hills(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float cloud = sky_clouds(u + (float)s->back_seed, v * 2.6f, .9f);
    Vec3 c = sky_ramp(unit((v + .25f) / 1.3f), vec_mix(t[LIGHT], t[ACCENT], .25f), t[LIGHT] * .8f, t[MIDTONE]);
    c = vec_mix(c, t[MIDTONE] * .8f, .75f * smooth(.48f, .62f, cloud));
    c += t[ACCENT] * (.25f * smooth(.43f, .49f, cloud) * (1 - smooth(.49f, .56f, cloud)));
    c += t[ACCENT] * (.4f * halo(u, v, s->disc_x, s->disc_y, .1f));
    for (int i = 0; i < 4; i++) {
        float l = (float)i, line = .16f - .20f * l + hills(u, l + 3, 1.1f + .2f * l, .34f);
        c = hill(c, vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .25f), t[DARK], .15f + .24f * l), u, v, line);
        if (i == 1)
            c = kiln_row(c, vec_mix(t[MIDTONE], t[SHADOW], .6f), t[SHADOW], t, u, v, -.16f, .24f, 2);
    }
    return c;
}

static Vec3 forge_by_night(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float warm = halo(u, v, -1.1f, -.9f, .3f), x = s->disc_x, y = s->disc_y;
    Vec3 wall = t[DARK] * (1.2f * brick_wall(u * .6f, v * .55f)) +
                t[ACCENT] * (.8f * warm * warm * brick_wall(u * .6f, v * .55f));
    float frame = arch(u, v, x, .56f, -1.3f, y), open = arch(u, v, x, .47f, -1.3f, y);
    float around = atan2f(v - y, u - x) * 5;
    Vec3 stone = vec_mix(t[DARK], t[SHADOW], .6f) * (.6f + .6f * smooth(.04f, .12f, fabsf(around - roundf(around))));
    Vec3 sky = sky_ramp(unit((v + .3f) / 1.3f), t[LIGHT], t[MIDTONE], t[SHADOW]);
    sky = vec_mix(sky, vec_mix(t[SHADOW], t[MIDTONE], .4f), .7f * smooth(.48f, .6f, sky_clouds(u, v * 1.8f, 1.3f)));
    if (star_at(u, v, .06f))
        sky += t[GLOW] * .6f;
    sky = hill(sky, vec_mix(t[MIDTONE], t[SHADOW], .6f), u, v, -.10f + hills(u, 4, 1.5f, .25f));
    sky = kiln_row(sky, vec_mix(t[SHADOW], t[DARK], .4f), t[SHADOW], t, u, v, -.34f, .3f, 4);
    Vec3 c = vec_mix(vec_mix(wall, stone, frame), sky, open);
    for (int i = 0; i < 3; i++) { /* tongs and hooks on the wall */
        float hx = x - .76f - .16f * (float)i, end = .15f + .2f * chance_of(i);
        c = vec_mix(c, t[DARK] * .5f, under(.016f, fabsf(u - hx), .004f) * (v > end && v < .72f ? 1 : 0));
        c = vec_mix(c, t[DARK] * .5f, under(.016f, fabsf(distance_to(u, v, hx, end) - .05f), .004f));
    }
    return c;
}

static Vec3 ashen_noon(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .5f) / 1.7f), t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .25f),
                      vec_mix(t[LIGHT], t[MIDTONE], .75f));
    c = vec_mix(c, vec_mix(t[MIDTONE], t[LIGHT], .2f),
                .7f * smooth(.45f, .64f, sky_clouds(u + (float)s->back_seed, v * 1.2f, 1.2f)));
    c = vec_mix(c, t[GLOW] * .95f, .8f * disc(u, v, s->disc_x, s->disc_y, .13f * s->disc_size, .02f));
    for (int layer = 0; layer < 3; layer++) {
        float l = (float)layer;
        Vec3 wall = vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .6f), t[SHADOW], .30f * l);
        for (int i = 0; i < 6; i++) {
            float x = -1.1f + .40f * ((float)i + .8f * chance_of(i + layer * 13)),
                  half = (.022f + .022f * l) * (1 + .4f * unit(.3f - v)),
                  top = .42f - .22f * l + .4f * chance_of(i * 3 + layer);
            c = vec_mix(c, wall, under(half, fabsf(u - x), .006f) * under(top, v, .006f));
            float sway = x + .25f * unit(v - top) + .04f * sinf((v - top) * 9), w = half * (1 + 3 * unit(v - top));
            c = vec_mix(c, t[MIDTONE] * .8f,
                        v > top ? .5f * smooth(w, 0, fabsf(u - sway)) * smooth(top + .8f, top, v) : 0);
        }
        c = hill(c, wall, u, v, -.22f - .18f * l + hills(u, l + 5, 2, .14f));
    }
    return c;
}

static Vec3 kilns_in_snow(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .4f) / 1.6f), t[LIGHT] * .9f, vec_mix(t[LIGHT], t[MIDTONE], .7f),
                      vec_mix(t[MIDTONE], t[SHADOW], .5f));
    c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .3f), .6f * smooth(.46f, .64f, sky_clouds(u, v * 1.5f, 1.1f)));
    Vec3 snow = vec_mix(t[LIGHT], t[GLOW], .5f) * .85f;
    c = hill(c, vec_mix(t[LIGHT], t[MIDTONE], .45f), u, v, .02f + hills(u, 6, 1.2f, .3f));
    c = kiln_row(c, vec_mix(t[SHADOW], t[MIDTONE], .3f), snow * .7f, t, u, v, -.26f, .44f, 1);
    c = hill(c, snow * .75f, u, v, -.30f + hills(u, 3, 1.6f, .18f));
    c = kiln_row(c, vec_mix(t[SHADOW], t[DARK], .5f), snow * .8f, t, u, v, -.62f, .62f, 6);
    c = hill(c, snow, u, v, -.58f + hills(u, 9, 1.4f, .14f));
    for (int i = 0; i < 90; i++) /* what falls */
        c = vec_mix(c, snow,
                    .8f * under(.008f + .010f * chance_of(i + 200),
                                distance_to(u, v, chance_of(i) * 2 - 1, chance_of(i + 100) * 2.5f - 1.25f), .006f));
    return c;
}

/* ---- the barrows ---- */

static Vec3 standing_stone(Vec3 c, Vec3 stone, float u, float v, float x, float foot, float h)
{
    float lean = x + .12f * (chance_of((int)(x * 40) + 50) - .5f) * (v - foot) / h,
          half = h * .24f * (1 - .3f * unit((v - foot) / h));
    float in = under(half, fabsf(u - lean), .005f) * under(foot + h, v, .01f);
    return vec_mix(c, stone * (1.1f - .35f * (u - lean) / half) * grain(u, v, 16), in);
}

/* A round-headed tree far off; bare: only its boughs. */
static Vec3 far_tree(Vec3 c, Vec3 bark, Vec3 leaf, float u, float v, float x, float foot, float h, bool bare)
{
    c = vec_mix(c, bark, under(h * .045f, fabsf(u - x), .005f) * under(foot + h * .7f, v, .01f) * (v > foot ? 1 : 0));
    float d = distance_to(u, v, x, foot + h * .75f) / (h * .42f),
          ragged = cloud_flat(u * 26 / (h + .2f), v * 26 / (h + .2f), 4);
    if (bare) {
        float twig = fabsf(sinf(atan2f(v - foot - h * .4f, u - x) * 13 + 3 * ragged));
        return vec_mix(c, bark, d < 1.1f ? .85f * smooth(.25f, .1f, twig) * smooth(1.1f, .8f, d) : 0);
    }
    return vec_mix(c, leaf * (.45f + 1.1f * ragged - .25f * (u - x) / h), under(.75f + .5f * ragged, d, .04f));
}

static Vec3 barrow_hills(const Scene *s, float u, float v, bool bare)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, r = .15f * s->disc_size,
          cloud = sky_clouds(u + (float)s->back_seed * .7f, v * 1.6f, 1.1f);
    Vec3 c = sky_ramp(unit((v + .35f) / 1.5f), t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .6f),
                      vec_mix(t[MIDTONE], t[SHADOW], .6f));
    c += t[GLOW] * (.28f * halo(u, v, x, y, r));
    c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .45f), .7f * smooth(.48f, .63f, cloud));
    if (s->disc_size > 0)
        c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .7f), disc(u, v, x, y, r, .01f));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.10f - .19f * l + hills(u + (float)s->back_seed, l + 2, 1.1f, .18f);
        Vec3 turf = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .30f), t[DARK], .15f + .3f * l);
        for (int k = 0; k < 3; k++) { /* mounds */
            float mx = -.95f + .9f * (float)k + .4f * chance_of(k + i * 5), q = 1 - (u - mx) * (u - mx) * (10 - 2 * l);
            line = q > 0 ? max_of(line, -.16f - .19f * l + .20f * sqrtf(q)) : line;
        }
        for (int k = 0; k < 4; k++) {
            float tx = (k % 2 ? .55f : -.62f) + .4f * (chance_of(k + i * 9) - .5f) +
                       (k > 1 ? .3f : -.2f) * (k % 2 ? 1.f : -1.f);
            if (k < 2)
                c = far_tree(c, t[DARK], t[ACCENT] * (.5f - .1f * l), u, v, tx, -.12f - .19f * l, .42f + .16f * l,
                             bare);
            else
                c = standing_stone(c, vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .4f), t[SHADOW], .3f * l), u, v, tx,
                                   -.2f - .19f * l, .26f + .08f * l);
        }
        c = hill(c, turf, u, v, line);
    }
    return c;
}

static Vec3 barrows_in_leaf(const Scene *s, float u, float v)
{
    return barrow_hills(s, u, v, false);
}

static Vec3 bare_barrows(const Scene *s, float u, float v)
{
    return barrow_hills(s, u, v, true);
}

static Vec3 vault_of_candles(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(t[SHADOW], t[MIDTONE], .25f) * (brick_wall(u * .55f, v * .5f) * .55f);
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 4; i++) {
            float x = -.93f + .62f * (float)i, foot = -.55f + .62f * (float)row, top = foot + .26f, half = .19f;
            float frame = arch(u, v, x, half + .05f, foot - .04f, top), in = arch(u, v, x, half, foot, top);
            c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .45f) * grain(u, v, 10), frame);
            if (in <= 0)
                continue;
            int n = i + row * 5 + s->back_seed;
            Vec3 niche = t[DARK] * .7f;
            bool candle = chance_of(n) > .35f;
            float d = distance_to(u, v, x, foot + .19f);
            if (candle) { /* its wax, its flame, and how it lights the niche */
                niche += t[ACCENT] * (.30f * expf(-d * 6));
                if (fabsf(u - x) < .03f && v < foot + .12f)
                    niche = vec_mix(t[LIGHT], t[ACCENT], .3f) * .7f;
                niche += t[GLOW] * (1.4f * expf(-d * d * 900));
            } else if (distance_to(u, v * .9f, x, (foot + .1f) * .9f) < .1f) { /* a skull */
                bool socket = distance_to(fabsf(u - x), v, .04f, foot + .09f) < .03f;
                niche = socket ? t[DARK] : vec_mix(t[LIGHT], t[MIDTONE], .35f) * (.55f - 2 * (u - x));
            }
            c = vec_mix(c, niche, in);
        }
    return c;
}

/* ---- the table ---- */

typedef struct {
    unsigned color;
    float strength;
} Tone;

typedef struct {
    Backdrop *backdrop;
    unsigned palette[TINTS];
    Tone key, rim, fill;
    float disc[3]; /* x, y, size */
} HourKit;

static const HourKit hours[FAMILY_HOURS] = {
    [TIDE_DAWN] = {open_sea,
                   {0x1c1430, 0x4c4a78, 0xb0789c, 0xf4b4a0, 0xffb880, 0xfff0dc},
                   {0xffe8dc, 1.9f},
                   {0xffb0b8, 3.4f},
                   {0x587ca8, .5f},
                   {.5f, -.16f, 1}},
    [TIDE_STORM] = {storm_sea,
                    {0x0a1014, 0x1c2a30, 0x4a6064, 0x98ac98, 0xa8e078, 0xf0ffd8},
                    {0xf0f0e0, 2.2f},
                    {0xb8ff80, 3.6f},
                    {0x385048, .5f},
                    {.48f, .5f, 0}},
    [TIDE_NOON] = {sea_with_sails,
                   {0x082c48, 0x2a6090, 0x68a4c8, 0xc4e0ea, 0xfff0c0, 0xfffcf0},
                   {0xfff4dc, 2.2f},
                   {0xfff4e0, 2.8f},
                   {0x4c84b0, .55f},
                   {-.5f, .9f, 1}},
    [TIDE_SUNSET] = {open_sea,
                     {0x1c0c20, 0x4c2850, 0xa84c54, 0xf0a050, 0xffc458, 0xfff0c0},
                     {0xfff0d8, 1.9f},
                     {0xffa850, 3.6f},
                     {0x604878, .5f},
                     {.56f, -.08f, 1.4f}},
    [TIDE_NIGHT] = {shining_sea,
                    {0x080820, 0x181848, 0x3c3880, 0x9090d0, 0x48f0d0, 0xf0f0ff},
                    {0xd8dcf8, 1.7f},
                    {0x70ffe0, 3.2f},
                    {0x40408c, .55f},
                    {.6f, .95f, 1}},
    [EMBER_DUSK] = {blue_hills,
                    {0x0c1428, 0x243a5c, 0x50709c, 0xf0b494, 0xffb060, 0xfff1c8},
                    {0xffe8d4, 1.9f},
                    {0xff9858, 3.4f},
                    {0x5078a8, .5f},
                    {.55f, .12f, 1}},
    [EMBER_FORGE] = {forge_by_night,
                     {0x180e0c, 0x123844, 0x24707c, 0x88c4b8, 0xff9440, 0xfff1c8},
                     {0xffe4cc, 1.9f},
                     {0x7ce0e0, 3.0f},
                     {0x9a4a24, .5f},
                     {.42f, .35f, 1}},
    [EMBER_ASHES] = {ashen_noon,
                     {0x1c1a1c, 0x504c4c, 0x8c8884, 0xd0c8bc, 0xff9040, 0xfff8ec},
                     {0xfff4e8, 1.9f},
                     {0xffd8b0, 2.6f},
                     {0x8c8c90, .45f},
                     {.45f, .75f, 1}},
    [EMBER_SNOW] = {kilns_in_snow,
                    {0x0c1420, 0x26384c, 0x5c7890, 0xb8ccdc, 0xff9a40, 0xf4f8ff},
                    {0xfff0e4, 1.9f},
                    {0xff9048, 3.2f},
                    {0x6888b0, .5f},
                    {.5f, .8f, 0}},
    [BARROW_AUTUMN] = {barrows_in_leaf,
                       {0x201008, 0x34444c, 0xa8682c, 0xf0c070, 0xe07020, 0xfff0c0},
                       {0xfff0d0, 2.0f},
                       {0xffc060, 2.6f},
                       {0x705080, .4f},
                       {.55f, .10f, .8f}},
    [BARROW_FROST] = {bare_barrows,
                      {0x242034, 0x585878, 0x9c98b8, 0xe8dce4, 0xc8b0d0, 0xfff4ec},
                      {0xfff0ec, 1.9f},
                      {0xf4d0ff, 2.6f},
                      {0x7880b0, .5f},
                      {.55f, .22f, .8f}},
    [BARROW_MOON] = {bare_barrows,
                     {0x060a1c, 0x16244c, 0x38548c, 0x90acd8, 0x5068a0, 0xf0f4ff},
                     {0xe4e8f4, 1.6f},
                     {0x88b0ff, 3.0f},
                     {0x806040, .4f},
                     {.58f, .82f, 1.2f}},
    [BARROW_VAULT] = {vault_of_candles,
                      {0x140a06, 0x402818, 0x80583c, 0xd8b088, 0xffa848, 0xfff0c8},
                      {0xfff0dc, 1.6f},
                      {0xffb860, 3.0f},
                      {0x4c5c88, .4f},
                      {0, 0, 0}},
};

static Vec3 colored(Tone t)
{
    return rgb(t.color) * t.strength;
}

void family_hour(FamilyHour h)
{
    const HourKit *k = &hours[h];
    const unsigned *t = k->palette;
    Scene *s = scene();
    set_palette(s, t[DARK], t[SHADOW], t[MIDTONE], t[LIGHT], t[ACCENT], t[GLOW]);
    s->key.color = colored(k->key);
    s->rim.color = colored(k->rim);
    s->fill.color = colored(k->fill);
    s->zenith = vec_mix(s->tint[LIGHT], s->tint[MIDTONE], .5f) * .6f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .7f;
    s->backdrop = k->backdrop;
    s->disc_x = k->disc[0];
    s->disc_y = k->disc[1];
    s->disc_size = k->disc[2];
}
