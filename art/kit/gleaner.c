/* SPDX-License-Identifier: MIT
 * Gleaners: a cellar vault, one lamp from the left. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static const FamilyLight light = {
    .palette = {0x140e0a, 0x5a3a1e, 0x8f6233, 0xd9a75a, 0xf7c948, 0xfff2c0},
    .key = {{-.85f, .35f, .45f}, 0xffc878, 2.6f, .1f},
    .rim = {{.7f, .4f, -.6f}, 0x9a7fb0, 2.4f},
    .fill = {{.5f, .1f, .8f}, 0x5a4a70, .4f},
};

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float arch = .72f - .9f * (u + .1f) * (u + .1f);
    float px = u * 5 + (((int)floorf(v * 7)) % 2 != 0 ? .5f : 0), py = v * 7;
    float joint = min_of(fabsf(px - floorf(px) - .5f) * 1.4f, fabsf(py - floorf(py) - .5f));
    Vec3 stone = vec_mix(t[SHADOW], t[MIDTONE], .3f + .3f * cloud_flat(u * 5, v * 5, 3)) * (joint > .44f ? .55f : 1);
    Vec3 c = vec_mix(stone, t[DARK], .35f + .6f * smooth(arch - .02f, arch + .02f, -v * .2f + fabsf(u) * .3f));
    c = vec_mix(c, t[DARK], smooth(-.2f, 1.1f, u) * .8f);
    c += t[LIGHT] * (.5f * halo(u, v, -.95f, .25f, .05f));
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

const FactionKit kit_gleaner = {"gleaner", NULL, backdrop, under_foot, motes, &light};
