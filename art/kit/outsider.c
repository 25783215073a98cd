/* SPDX-License-Identifier: MIT
 * Outsiders: a body larger than the picture over a land with its horizon low; light from behind and below. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static const FamilyLight light = {
    .palette = {0x050b10, 0x16303b, 0x2e5260, 0xa9d4dc, 0xffb347, 0xf2ffff},
    .key = {{-.6f, .5f, .4f}, 0xc8e0e8, 1.2f, .1f},
    .rim = {{.3f, -.3f, -.9f}, 0xa9d4dc, 4.6f},
    .fill = {{.3f, -.8f, .5f}, 0x2e5260, .6f},
};

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .8f) / 1.9f), vec_mix(t[LIGHT], t[MIDTONE], .25f) * 1.05f,
                      vec_mix(t[MIDTONE], t[LIGHT], .22f), vec_mix(t[SHADOW], t[MIDTONE], .55f));
    c += t[LIGHT] * (.30f * halo(u, v, s->disc_x, s->disc_y - .1f, .2f));
    c = vec_mix(c, t[SHADOW] * .9f, .55f * smooth(.46f, .64f, sky_clouds(u, v * 1.3f, 1.f)));
    c = vec_mix(c, t[LIGHT], .3f * smooth(.56f, .74f, sky_clouds(u + 5, v * 2, 1.4f)));
    for (int i = 0; i < 2; i++) {
        float l = (float)i, line = -.66f - .14f * l + hills(u, l + 6 + (float)s->back_seed, 1.4f, .12f);
        c = vec_mix(c, vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .4f - .3f * l), t[DARK], .15f + .4f * l),
                    under(line, v, .008f));
    }
    return c;
}

static void under_foot(void)
{
    part();
    paint(material_new(tint(MIDTONE) * .6f, tint(DARK), .95f, .08f, PAT_GRASS, 4, .5f));
    ground(0, .12f, 1.1f);
}

const FactionKit kit_outsider = {"outsider", NULL, backdrop, under_foot, NULL, &light};
