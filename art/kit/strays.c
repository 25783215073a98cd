/* SPDX-License-Identifier: MIT
 * Strays: six roads in dust under a plain overcast sky; a short soft shadow. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static const FamilyLight light = {
    .palette = {0x17120f, 0x4b3526, 0x8c6a42, 0xc79e58, 0xb3392e, 0xfff4dc},
    .key = {{-.4f, .9f, .5f}, 0xfff4dc, 2.2f, .3f},
    .rim = {{.7f, .5f, -.7f}, 0xe8d0a0, 2.0f},
    .fill = {{.5f, -.3f, .7f}, 0x4f7fa8, .4f},
};

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .7f) / 1.8f), vec_mix(t[LIGHT], t[GLOW], .2f), t[LIGHT],
                      vec_mix(t[LIGHT], t[MIDTONE], .55f)) *
             1.05f;
    c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .35f), .5f * smooth(.45f, .65f, sky_clouds(u, v, 1.1f)));
    for (int i = 0; i < 4; i++) { /* ridges in the dust */
        float l = (float)i, line = -.22f - .17f * l + hills(u, l + 2, 1.2f, .22f);
        Vec3 soil =
            vec_mix(t[LIGHT] * .92f, t[SHADOW], .12f + .22f * l) * (.85f + .3f * cloud_flat(u * 8, v * 16 + l, 3));
        c = vec_mix(c, soil, under(line, v, .012f));
    }
    for (int i = 0; i < 6; i++) { /* six roads out of one point */
        float down = -.24f - v, x = ((float)i - 2.5f) * .62f * down, half = .012f + .10f * down;
        if (down > 0)
            c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .22f), .5f * smooth(half, half * .7f, fabsf(u - .1f - x)));
    }
    return c;
}

static void under_foot(void)
{
    part();
    paint(material_new(tint(MIDTONE), tint(SHADOW), .95f, .05f, PAT_SAND, 3, .4f));
    ground(0, .07f, 1.2f);
}

static void motes(void)
{
    motes_of_dust();
}

const FactionKit kit_strays = {"strays", NULL, backdrop, under_foot, motes, &light};
