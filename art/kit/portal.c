/* SPDX-License-Identifier: MIT
 * Portals: a wide mauve moor under grey; all near things are rimmed from the opening toward us. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static const FamilyLight light = {
    .palette = {0x14121a, 0x37313e, 0x544a58, 0x8d8398, 0xffb45e, 0xffffff},
    .key = {{-.5f, .7f, .5f}, 0xd0c8d8, 1.4f, .2f},
    .rim = {{.1f, .3f, -.95f}, 0x9fc8ff, 4.0f},
    .fill = {{.5f, -.2f, .7f}, 0x6a5a80, .4f},
};

/* Far doors that stand about on the moor, dark, each leaning its own way. */
static float far_door(float u, float v, float x, float base, float size, float lean)
{
    float dy = (v - base) / size, dx = (u - x) / size - lean * dy;
    return under(.26f, fabsf(dx), .02f) * smooth(-.02f, 0, dy) * under(1 - .5f * dx * dx, dy, .02f);
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .3f) / 1.5f), vec_mix(t[LIGHT], t[MIDTONE], .15f) * .95f,
                      vec_mix(t[LIGHT], t[MIDTONE], .75f), vec_mix(t[SHADOW], t[MIDTONE], .3f));
    c = vec_mix(c, t[SHADOW] * .9f, .5f * smooth(.44f, .62f, sky_clouds(u, v * 1.5f, .9f)));
    c = vec_mix(c, t[LIGHT], .35f * smooth(.55f, .72f, sky_clouds(u + 4, v * 2.2f, 1.3f)));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.22f - .16f * l + hills(u, l + 6 + (float)s->back_seed, 1.f, .12f);
        Vec3 land = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .35f - .2f * l), t[SHADOW], .18f + .3f * l);
        for (int k = 0; k < 3; k++) {
            float x = -.95f + .75f * (float)k + .5f * chance_of(k * 5 + i * 11 + s->back_seed * 3);
            c = vec_mix(c, land * .72f,
                        far_door(u, v, x, line - .02f, .07f + .05f * l, .5f * (chance_of(k + i * 7) - .5f)));
        }
        c = vec_mix(c, land * (.8f + .4f * cloud_flat(u * 6, v * 24 + l, 3)), under(line, v, .01f));
    }
    return c;
}

static void under_foot(void)
{
    part();
    paint(material_new(tint(MIDTONE) * .75f, vec_mix(tint(SHADOW), tint(DARK), .4f), .95f, .08f, PAT_GRASS, 4, .5f));
    ground(0, .10f, 1.1f);
}

const FactionKit kit_portal = {"portal", NULL, backdrop, under_foot, NULL, &light};
