/* SPDX-License-Identifier: MIT
 * Rustclaw: a scrap heath cut out against a red sky that a front of verdigris cloud closes from above; a low sun behind
 * right, cool light of the cloud in front. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static const FamilyLight light = {
    .palette = {0x14090a, 0x4c1a16, 0xa5402c, 0xd98a5e, 0xe8c0a0, 0xffe6d2},
    .key = {{-.55f, .60f, .62f}, 0xf2f4e6, 1.8f, .08f},
    .rim = {{.85f, .12f, -.6f}, 0xff8a4a, 3.0f},
    .fill = {{.6f, -.1f, .6f}, 0x4f9a88, .30f},
};

/* The line of a heap: mounds, with teeth where something sharp was thrown away, and smooth slopes between. */
static float heap(float u, float seed, float height)
{
    float mound = hills(u, seed + 3, 1.3f, height) + hills(u, seed + 11, 4.2f, height * .28f);
    float rough = smooth(.42f, .62f, cloud_flat(u * 1.7f + seed * 5.1f, seed, 3));
    return mound + rough * (peaks(u, seed + 5, 3.1f, height * .42f) + peaks(u, seed + 8, 10.f, height * .16f));
}

/* 1 in a half-sunken wheel or a leaning post. */
static float landmark(float u, float v, float foot, int i)
{
    float x = -1 + 2 * chance_of(i * 7 + 3), lean = .5f * (chance_of(i * 7 + 4) - .5f),
          size = .10f + .11f * chance_of(i * 7 + 5);
    if (i % 3 == 0) { /* a wheel with teeth */
        float d = distance_to(u, v, x, foot + size * .35f), a = atan2f(u - x, v - foot - size * .35f);
        float rim = size * (1 + .10f * (sinf(a * 14) > 0 ? 1.f : 0));
        float spokes = fabsf(sinf(a * 2.5f)) * d < .014f ? 1.f : 0;
        return under(rim, d, .004f) * max_of(1 - under(size * .74f, d, .004f), spokes);
    }
    float up = v - foot, top = size * 2.6f;
    float post = under(.010f + .006f * chance_of(i), fabsf(u - x - lean * up), .004f) * under(top, up, .004f);
    float arm = under(.010f, fabsf(up - top * .82f - .5f * (u - x)), .004f) *
                under(size * .55f, fabsf(u - x - lean * up - size * .3f), .004f);
    return max_of(post, i % 3 == 1 ? arm : 0);
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    /* a sheet of red, and above the heaps the light that cuts them out */
    float low = unit((1.05f - v) / 1.45f);
    Vec3 c = vec_mix(t[MIDTONE] * .72f, vec_mix(t[LIGHT], rgb(0xffd08c), .65f) * 1.1f, low * low);
    c = vec_mix(c, t[MIDTONE] * .80f, .55f * smooth(.48f, .6f, sky_clouds(u, v * .7f, .9f)));
    c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .5f), disc(u, v, s->disc_x, s->disc_y, .22f * s->disc_size, .01f));
    /* the front of cloud: verdigris, torn at its lower edge, lit red from below */
    float torn = sky_clouds(u * .8f + 1.7f, v * .55f + (float)s->back_seed, 1.0f),
          over = v - .34f + 1.2f * (torn - .5f);
    Vec3 green = vec_mix(rgb(0x1f4a46), rgb(0x5d9484), smooth(.36f, .66f, torn)) * (1.05f - .42f * unit(v));
    c = vec_mix(c, green, smooth(-.04f, .42f, over));
    c = vec_mix(c, vec_mix(t[MIDTONE], t[LIGHT], .4f), .45f * smooth(-.16f, .0f, over) * smooth(.22f, .04f, over));
    for (int i = 0; i < 3; i++) { /* heaps of scrap, no two alike; the far ones in the haze of the fires */
        float l = (float)i, seed = l + (float)s->back_seed, base = -.40f - .17f * l,
              line = base + heap(u, seed, .34f - .04f * l);
        Vec3 iron = vec_mix(vec_mix(t[LIGHT] * .8f, t[MIDTONE], .55f), t[DARK], .18f + .36f * l);
        c = vec_mix(c, iron, under(line, v, .005f));
        for (int k = 0; k < 5; k++)
            c = vec_mix(c, iron, landmark(u, v, base + .04f, k + 9 * i + 31 * s->back_seed));
        c = vec_mix(c, vec_mix(iron, t[MIDTONE], .5f),
                    .6f * smooth(.52f, .6f, cloud_flat(u * 13, v * 17 + l, 3)) * under(line - .02f, v, .02f));
    }
    return c;
}

static void under_foot(void)
{
    ground_of_rock(vec_mix(tint(SHADOW), rgb(0x3a342c), .55f), tint(DARK) * .8f);
}

static void motes(void)
{
    motes_of_dust();
}

const FactionKit kit_rustclaw = {"rustclaw", NULL, backdrop, under_foot, motes, &light};
