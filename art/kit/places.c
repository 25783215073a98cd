/* SPDX-License-Identifier: MIT
 * Further places: each lays things over each other, far ones first. */
#include "kit/places.h"

#include "kit/backdrop.h"
#include "kit/factions.h"
#include "kit/masonry.h"

/* ---- water: the wreck ---- */

/* x along the keel, y up from the deck, both in lengths of the half ship. */
static float in_ship(float x, float y)
{
    float sheer = .10f * x * x, depth = .34f * (1 - powf(fabsf(x), 3.2f));
    float hull = y < sheer && y > sheer - depth && fabsf(x) < 1 ? 1 : 0;
    float castle_aft = x < -.55f && x > -.98f && y < sheer + .2f && y > sheer - .02f ? 1 : 0;
    float hole = distance_to(x, y, .18f, -.16f) < .09f + .03f * cloud_flat(x * 20, y * 20, 2) ? 1 : 0;
    float share = max_of(hull, castle_aft) * (1 - hole);
    static const float mast[3][2] = {{-.5f, .75f}, {.02f, .95f}, {.48f, .5f}};
    for (int i = 0; i < 3; i++) {
        float lean = mast[i][0] + .05f * y;
        if (y > 0 && y < mast[i][1] && fabsf(x - lean) < .024f)
            share = 1;
        for (int k = 0; k < 2; k++) { /* yards, and rags of sail below them */
            float at = mast[i][1] * (.9f - .34f * (float)k), wide = .26f - .05f * (float)k;
            if (fabsf(y - at) < .014f && fabsf(x - lean) < wide)
                share = 1;
            float rag = .16f * cloud_flat(x * 9 + (float)i, (float)k, 3);
            if (y < at && y > at - rag && fabsf(x - lean) < wide * .9f)
                share = max_of(share, .75f);
        }
    }
    return share;
}

Vec3 place_wreck(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = kit_water.backdrop(s, u, v);
    float x = u - .5f, y = v - .12f, a = .24f, size = .72f;
    float along = (x * cosf(a) + y * sinf(a)) / size, up = (-x * sinf(a) + y * cosf(a)) / size;
    float share = in_ship(along, up);
    if (share > 0) {
        float plank = .8f + .25f * (sinf(up * 90) > .2f ? 1.f : 0) * cloud_flat(along * 4, up * 30, 2);
        Vec3 wood = vec_mix(t[SHADOW], t[DARK], .6f) * plank;
        c = vec_mix(c, vec_mix(wood, c, smooth(-.35f, .95f, v) * .2f), share * .9f);
    }
    float sand = -.66f + hills(u, 4, 1.6f, .16f);
    Vec3 floor_color = vec_mix(t[SHADOW], t[DARK], .45f) * (.8f + .4f * cloud_flat(u * 12, v * 12, 3));
    return vec_mix(c, floor_color, under(sand, v, .02f));
}

/* ---- fire: the smithy ---- */

/* ---- sun: the pyramids ---- */

static Vec3 pyramid(Vec3 c, const Vec3 *t, float u, float v, float x, float top, float slope, float haze)
{
    float half = (top - v) * slope;
    if (v > top || fabsf(u - x) > half)
        return c;
    float course = .92f + .08f * (sinf(v * 150) > 0 ? 1.f : 0), edge = x + half * .22f; /* of light and shadow */
    Vec3 lit = vec_mix(t[LIGHT], t[MIDTONE], .35f), dim = vec_mix(t[MIDTONE], t[SHADOW], .6f);
    Vec3 stone =
        vec_mix(lit, dim, smooth(-.012f, .012f, u - edge)) * course * (.9f + .2f * cloud_flat(u * 14, v * 14, 3));
    return vec_mix(stone, rgb(0xe8c890), haze);
}

static float palm(float u, float v, float x, float foot, float tall)
{
    float lean = x + .06f * sinf((v - foot) / tall * 1.4f), share = 0;
    if (v > foot && v < foot + tall && fabsf(u - lean) < .012f)
        share = 1;
    float cx = x + .059f, cy = foot + tall, du = u - cx, dv = v - cy, r = hypotf(du, dv);
    if (r < .17f) {
        float a = atan2f(dv + .5f * r * r * 9, du), leaf = fabsf(sinf(a * 3.5f));
        if (leaf > .35f + r * 3.6f)
            share = 1;
    }
    return share;
}

Vec3 place_pyramids(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = desert_sky(s, u, v, 2, 0);
    c = pyramid(c, t, u, v, .72f, .12f, .95f, .45f);
    c = pyramid(c, t, u, v, -.66f, .42f, .92f, .25f);
    c = pyramid(c, t, u, v, .3f, -.06f, 1.0f, .35f);
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.4f - .2f * l + hills(u * .9f + l, l + 9, 1.2f, .4f);
        Vec3 sand = vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .5f + .3f * l), vec_mix(t[MIDTONE], t[SHADOW], .75f),
                            smooth(.42f, .62f, cloud_flat(u * 1.6f + l * 3, (v - line) * 2.5f, 3)));
        if (i == 1) {
            Vec3 leaf = vec_mix(rgb(0x2a5a3a), t[SHADOW], .4f);
            c = vec_mix(c, leaf,
                        max_of(palm(u, v, .78f, -.52f, .42f),
                               max_of(palm(u, v, .92f, -.55f, .34f), palm(u, v, -.95f, -.5f, .36f))) *
                            .95f);
        }
        c = vec_mix(c,
                    sand * (.9f + .25f * cloud_flat(u * 3, v * 14 + u * 5 + l, 3)) +
                        t[GLOW] * (.2f * smooth(line - .04f, line, v)),
                    under(line, v, .006f));
    }
    return c;
}

/* ---- moon: the graveyard ---- */

static float tombstone(float u, float v, float x, float foot, float size, int kind)
{
    float du = (u - x) / size, dv = (v - foot) / size;
    du += .12f * dv * (kind % 2 ? 1.f : -1.f); /* none stands straight */
    if (kind % 3 == 0)                         /* a cross */
        return (fabsf(du) < .13f && dv < 1.25f && dv > -.1f) || (fabsf(du) < .42f && fabsf(dv - .85f) < .12f) ? 1 : 0;
    float head = kind % 3 == 1 ? 1 - du * du * 1.4f : .95f;
    return fabsf(du) < .4f && dv < head && dv > -.1f ? 1 : 0;
}

/* A bare tree: a trunk and boughs that fork, from x, foot. */
static float bare_tree(float u, float v, float x, float foot, float size, float side)
{
    static const float bough[11][5] = {
        {0, 0, .06f, .5f, .075f},         {.06f, .5f, -.1f, .95f, .05f},   {.06f, .5f, .3f, .85f, .042f},
        {-.1f, .95f, -.32f, 1.2f, .03f},  {-.1f, .95f, .08f, 1.3f, .028f}, {.3f, .85f, .62f, .98f, .028f},
        {.3f, .85f, .34f, 1.2f, .024f},   {.03f, .35f, -.3f, .62f, .034f}, {-.3f, .62f, -.56f, .66f, .02f},
        {-.3f, .62f, -.36f, .88f, .018f}, {.62f, .98f, .74f, 1.2f, .014f}};
    float share = 0, a = (u - x) / size * side, b = (v - foot) / size;
    for (int i = 0; i < 11; i++) {
        float wobble = .02f * (cloud_flat(a * 6, b * 6, 2) - .5f);
        share = max_of(share, stroke(a + wobble, b, bough[i][0], bough[i][1], bough[i][2], bough[i][3],
                                     bough[i][4] * (1 - .25f * unit(b))));
    }
    return share;
}

Vec3 place_graveyard(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = v > -.34f ? kit_moon.backdrop(s, u, max_of(v, -.16f)) : t[SHADOW];
    float far_hill = -.28f + hills(u, 6, 1.3f, .22f);
    c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .35f), under(far_hill, v, .006f));
    float chapel = castle(u, v, .74f, far_hill - .12f, .3f);
    c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .2f), chapel * .95f);
    c = vec_mix(c, t[DARK] * 1.2f, bare_tree(u, v, -.8f, -.42f, .95f, 1));
    for (int row = 0; row < 3; row++) {
        float l = (float)row, line = -.4f - .17f * l + hills(u, l + 2, 1.8f, .16f);
        Vec3 stone = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .35f), t[DARK], .25f + .2f * l);
        for (int i = 0; i < 7; i++) {
            float x = -1.05f + .35f * (float)i + .2f * chance_of(i + row * 9),
                  size = (.1f + .05f * l) * (.8f + .5f * chance_of(i + row * 13));
            if (fabsf(x) < .3f)
                continue; /* the middle is the figure's */
            float foot = -.4f - .17f * l + hills(x, l + 2, 1.8f, .16f);
            float lit = .75f + .5f * smooth(.02f, -.03f, u - x) + .3f * (cloud_flat(u * 20, v * 20, 3) - .5f);
            c = vec_mix(c, stone * lit, tombstone(u, v, x, foot, size, i + row));
        }
        Vec3 grass = vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .3f), t[DARK], .3f + .3f * l) *
                     (.75f + .5f * cloud_flat(u * 24, v * 8, 3));
        c = vec_mix(c, grass + t[LIGHT] * (.12f * smooth(line - .03f, line, v)),
                    under(line + .02f * cloud_flat(u * 40, l, 2), v, .006f));
    }
    float mist = smooth(-.2f, -.5f, v) * smooth(-.9f, -.55f, v) * cloud_flat(u * 2, v * 7, 4);
    return vec_mix(c, vec_mix(t[MIDTONE], t[LIGHT], .4f), mist * .55f);
}

/* ---- forest: the swamp ---- */

static float hanging_moss(float u, float v, int layer)
{
    float l = (float)layer, edge = 1.05f - .5f * cloud_flat(u * 5 + l * 7, l, 4) - .25f * cloud_flat(u * 30 + l, l, 2);
    return smooth(edge - .015f, edge + .015f, v + .1f * fabsf(u));
}

Vec3 place_swamp(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    const float shore = -.38f;
    bool water = v < shore;
    float w = water ? 2 * shore - v + .03f * sinf(v * 60 + 5 * cloud_flat(u * 3, v * 20, 2)) : v; /* mirrored */
    Vec3 c = sky_ramp(unit((w + .6f) / 1.7f), vec_mix(t[MIDTONE], t[LIGHT], .85f), vec_mix(t[MIDTONE], t[LIGHT], .35f),
                      t[SHADOW]);
    c += vec_mix(t[GLOW], t[ACCENT], .35f) * (1.0f * halo(u, w, .3f, .12f, .1f));
    for (int i = 0; i < 4; i++) {
        float l = (float)i, near = l / 3;
        Vec3 bark = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .4f), t[DARK] * .8f, .25f + .75f * near);
        for (int k = 0; k < 5; k++) {
            float x = -1.1f + .55f * (float)k + .35f * chance_of(k + i * 7);
            if (i > 0 && fabsf(x - .05f) < .2f + .12f * l)
                continue;
            float half = (.03f + .025f * l) * (1 + 1.6f * smooth(-.1f, -.42f, w)) *
                         (1 + .15f * (cloud_flat(w * 9, (float)k + l, 3) - .5f));
            float across = u - x - .06f * sinf(w * 2.4f + (float)k + l);
            c = vec_mix(c,
                        bark * (.7f + .5f * cloud_flat(across * 40, w * 4, 3) + .35f * smooth(.2f, 1, across / half)),
                        under(half, fabsf(across), .006f));
            c = vec_mix(c, bark * .8f,
                        stroke(u, w, x, .1f + .2f * chance_of(k), x + (chance_of(k + i) > .5f ? .3f : -.3f),
                               .5f + .3f * chance_of(k + 3), half * .3f));
        }
        c = vec_mix(c, vec_mix(bark, t[MIDTONE] * .8f, .3f) * (.6f + .7f * cloud_flat(u * 16 + l * 3, w * 6, 3)),
                    hanging_moss(u, w, i) * .95f);
    }
    if (water) {
        c = vec_mix(c * .62f, vec_mix(t[SHADOW], t[DARK], .3f), .3f) +
            t[LIGHT] * (.1f * smooth(.62f, .75f, cloud_flat(u * 4, v * 40, 3)));
        float pad = cells_at(V(u * 6, v * 16, 2), NULL, NULL);
        if (pad < .28f && v > -1)
            c = vec_mix(t[MIDTONE], t[LIGHT], .25f) * (.6f + pad);
    }
    float mist = expf(-fabsf(v - shore) * 14);
    return vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .25f), mist * .4f);
}

/* ---- royal: the hall ---- */

static Vec3 stained_glass(const Vec3 *t, float u, float v)
{
    static const unsigned glass[5] = {0xffd050, 0xe8406a, 0x4a8ae8, 0x9a50d8, 0xfff0c0};
    Vec3 id;
    float next, a = cells_at(V(u * 7, v * 7, 3), &id, &next);
    int k = (int)(noise_of_cell((int)(id[0] * 31), (int)(id[1] * 37), 4) * 4.99f);
    float lead = smooth(.02f, .07f, next - a), spoke = fabsf(sinf(atan2f(v - .62f, u) * 4));
    Vec3 c = rgb(glass[k]) * (1.05f + .4f * cloud_flat(u * 5, v * 5, 2));
    if (distance_to(u, v, 0, .62f) < .24f) /* the rose */
        c = spoke > .35f ? rgb(0xffe090) * 1.5f : rgb(0xe8406a) * 1.1f;
    return vec_mix(t[DARK], c, lead);
}

static Vec3 column(Vec3 c, const Vec3 *t, float u, float v, float x, float half, float near)
{
    float capital = v > .82f ? .05f * smooth(.82f, .95f, v) : 0, across = (u - x) / (half + capital);
    if (fabsf(across) > 1)
        return c;
    float lit = .35f + .75f * sqrtf(max_of(1 - across * across, 0)) + .35f * (x < 0 ? across : -across);
    Vec3 stone = vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .8f), t[SHADOW], 1.1f - .75f * near);
    stone = stone * (lit * (.85f + .3f * cloud_flat(u * 8, v * 3, 4)) * (.93f + .07f * cosf(across * 20)));
    if (v > .84f && v < 1.02f)
        stone = t[ACCENT] * (.35f + .6f * lit) * (.8f + .3f * cloud_flat(u * 30, v * 30, 2));
    return stone;
}

Vec3 place_throne_hall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 wall =
        vec_mix(t[SHADOW], t[DARK], .35f + .3f * smooth(.2f, 1.2f, v)) * (.8f + .4f * cloud_flat(u * 9, v * 9, 4));
    Vec3 c = wall + vec_mix(t[ACCENT], t[LIGHT], .5f) * (.28f * halo(u, v, 0, .35f, .3f));
    float frame = arch(u, v, 0, .56f, -.4f, .5f), window = arch(u, v, 0, .5f, -.34f, .5f);
    c = vec_mix(c, t[ACCENT] * (.35f + .3f * cloud_flat(u * 20, v * 20, 2)), frame);
    if (window > 0) {
        float bars = min_of(fabsf(fabsf(u) - .17f), 1) < .012f && v < .55f ? 0 : 1;
        c = vec_mix(c, stained_glass(t, u, v) * bars, window);
    }
    c += vec_mix(t[ACCENT], t[GLOW], .5f) * (.2f * smooth(.45f, .75f, shafts(u, v, .1f, 1.6f, 6)) * smooth(-1, .4f, v));
    for (int side = -1; side <= 1; side += 2) {
        float sd = (float)side;
        float drape = sd * u - .62f; /* hangs between the columns */
        if (drape > 0 && drape < .26f && v > -.3f + .25f * sinf(drape * 12)) {
            float fold = .6f + .4f * sinf(drape * 70 + 2 * sinf(v * 2));
            c = vec_mix(rgb(0x8a1838) * fold, t[ACCENT] * .7f * fold, v < -.24f + .25f * sinf(drape * 12) ? 1 : 0);
        }
        c = column(c, t, u, v, sd * .58f, .055f, .55f);
        c = column(c, t, u, v, sd * .92f, .1f, .9f);
    }
    return vec_mix(c, t[DARK] * .7f, under(-.62f, v, .05f));
}
