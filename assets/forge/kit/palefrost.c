/* SPDX-License-Identifier: MIT
 * Palefrost: a white field; light bounces from the snow below, almost no shadow; snow in the air. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x1b2a3f, 0x56759a, 0xa9c6df, 0xe8f1f7, 0x7fe3f0, 0xffffff);
    set_lights(s, (Light){V(-.5f, .8f, .6f), rgb(0xf4faff) * 1.7f, .4f},
               (Light){V(.7f, .4f, -.7f), rgb(0x7fe3f0) * 2.6f, 0}, (Light){V(.2f, -.9f, .4f), rgb(0xcfe6f8) * .9f, 0});
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
    Vec3 c = sky_ramp(unit((v + .6f) / 1.7f), t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .35f),
                      vec_mix(t[LIGHT], t[MIDTONE], .75f));
    c = vec_mix(c, t[GLOW], .5f * smooth(.45f, .66f, sky_clouds(u, v, 1.f)));
    float crown = .02f + (sinf(u * 34) > 0 ? .05f : 0); /* a buried wall, its merlons above the snow */
    c = vec_mix(c, vec_mix(t[MIDTONE], t[LIGHT], .35f), under(crown, v, .006f) * under(-.15f, u, .006f));
    for (int i = 0; i < 9; i++) { /* needles of firs */
        float x = -.1f + 1.2f * ((float)i + .6f * chance_of(i)) / 9, top = .12f + .34f * chance_of(i + 5);
        float half = .10f * unit((top - v) / .7f) * (.7f + .3f * sinf(v * 60));
        c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .25f + .3f * chance_of(i + 9)),
                    under(half, fabsf(u - x), .006f) * .8f);
    }
    for (int i = 0; i < 3; i++) { /* drifts */
        float l = (float)i, line = -.30f - .2f * l + hills(u, l + 4, 1.1f, .2f);
        Vec3 snow = vec_mix(t[LIGHT], t[MIDTONE], .55f - .2f * l) * (.96f + .08f * cloud_flat(u * 9, v * 18 + l, 3));
        c = vec_mix(c, snow, under(line, v, .014f));
        c = vec_mix(c, t[GLOW], .35f * smooth(line - .06f, line, v) * under(line, v, .01f));
    }
    return c;
}

static void under_foot(void)
{
    part();
    paint(material_new(tint(LIGHT), tint(MIDTONE), .8f, .2f, PAT_SAND, 2, .25f));
    ground(0, .12f, .9f);
}

static void motes(void)
{
    for (int i = 0; i < 90; i++)
        sprite(V((chance(i + 700) - .5f) * 4.5f, chance(i + 750) * 3.2f, -2 + chance(i + 760) * 4),
               .012f + .016f * chance(i), tint(GLOW), SPRITE_SNOW, .8f);
}

const FactionKit kit_palefrost = {"palefrost", light, backdrop, under_foot, motes};
