/* SPDX-License-Identifier: MIT
 * Rustclaw: a scrap heath cut out against a flat red sky; a low sun behind right. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static const FamilyLight light = {
    .palette = {0x14090a, 0x4c1a16, 0xa5402c, 0xd98a5e, 0xe8c0a0, 0xffe6d2},
    .key = {{-.55f, .55f, .62f}, 0xffd8b8, 1.7f, .08f},
    .rim = {{.85f, .12f, -.6f}, 0xff9a5a, 5.0f},
    .fill = {{.6f, -.2f, .6f}, 0x6fb59a, .35f},
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
    Vec3 c = vec_mix(t[MIDTONE] * .72f, vec_mix(t[LIGHT], rgb(0xffd08c), .65f) * 1.1f, low * sqrtf(low));
    c = vec_mix(c, t[MIDTONE] * .80f, .55f * smooth(.48f, .6f, sky_clouds(u, v * .7f, .9f)));
    c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .5f), disc(u, v, s->disc_x, s->disc_y, .22f * s->disc_size, .01f));
    for (int i = 0; i < 3; i++) { /* heaps of scrap, no two alike */
        float l = (float)i, seed = l + (float)s->back_seed, base = -.40f - .17f * l,
              line = base + heap(u, seed, .34f - .04f * l);
        Vec3 iron = vec_mix(vec_mix(t[MIDTONE], t[SHADOW], .55f), t[DARK], .42f + .27f * l);
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
    ground_of_rock(vec_mix(tint(SHADOW), tint(MIDTONE), .35f), tint(DARK));
}

static void motes(void)
{
    motes_of_dust();
}

const FactionKit kit_rustclaw = {"rustclaw", NULL, backdrop, under_foot, motes, &light};
