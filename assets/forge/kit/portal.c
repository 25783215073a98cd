/* SPDX-License-Identifier: MIT
 * Portals: a wide mauve moor under grey; all near things are rimmed from the opening toward us. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x14121a, 0x37313e, 0x544a58, 0x8d8398, 0xffb45e, 0xffffff);
    set_lights(s, (Light){V(-.5f, .7f, .5f), rgb(0xd0c8d8) * 1.4f, .2f},
               (Light){V(.1f, .3f, -.95f), rgb(0x9fc8ff) * 4.0f, 0},
               (Light){V(.5f, -.2f, .7f), rgb(0x6a5a80) * .4f, 0});
    s->zenith = vec_mix(s->tint[LIGHT], s->tint[MIDTONE], .5f) * .6f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .7f;
    s->ambient = .58f;
    s->exposure = 1.08f;
    s->grade = .05f;
    s->haze = .10f;
    s->haze_from = 6.5f;
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.7f), vec_mix(t[LIGHT], t[MIDTONE], .4f), t[MIDTONE],
                      vec_mix(t[SHADOW], t[MIDTONE], .4f));
    c = vec_mix(c, t[SHADOW], .6f * smooth(.45f, .62f, sky_clouds(u, v, 1.1f)));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.30f - .2f * l + hills(u, l + 6, 1.f, .14f);
        c = vec_mix(c,
                    vec_mix(t[MIDTONE] * .9f, t[DARK], .2f + .3f * l) * (.8f + .4f * cloud_flat(u * 8, v * 20 + l, 3)),
                    under(line, v, .01f));
    }
    return c;
}

static void under_foot(void)
{
    part();
    paint(material_new(tint(MIDTONE) * .6f, tint(DARK), .95f, .08f, PAT_GRASS, 4, .5f));
    ground(0, .12f, 1.1f);
}

const FactionKit kit_portal = {"portal", light, backdrop, under_foot, NULL};
