/* SPDX-License-Identifier: MIT
 * Palefrost: a white field; light bounces from the snow below, almost no shadow; snow in the air. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x1b2a3f, 0x56759a, 0xa9c6df, 0xe8f1f7, 0x7fe3f0, 0xffffff);
    set_lights(s, (Light){V(-.5f, .8f, .6f), rgb(0xfffcf6) * 1.55f, .4f},
               (Light){V(.7f, .4f, -.7f), rgb(0x9fe6f4) * 2.2f, 0},
               (Light){V(.1f, -.95f, .35f), rgb(0xcfe6f8) * .6f, 0});
    s->zenith = rgb(0xb4cce2) * .85f;
    s->horizon = rgb(0xd8e6f2) * .8f;
    s->below = rgb(0xe8f1f7) * .95f; /* light comes back from the snow */
    s->ambient = .38f;
    s->exposure = 1.6f;
    s->vignette = .6f;
    s->canvas = .5f;
    s->grade = .05f;
    s->haze = .09f;
    s->haze_from = 6.5f;
}

/* A wall, snowed in to its merlons, and a tower of it that leans; 0 outside, else 1. */
static float buried(float u, float v, float snow)
{
    float x = u + .42f, merlon = sinf(x * 30) > -.1f ? .055f : 0;
    float wall = under(.03f + merlon - .05f * x, v, .005f) * under(x, .62f, .006f) * under(-.9f, x, .006f);
    float tx = u + .62f + .09f * (v - snow), round = .115f, roof = .30f + .05f * cosf(tx * 60);
    float tower = under(fabsf(tx), round, .005f) * under(v, .26f, .005f);
    float cone = under(fabsf(tx), .15f * unit((roof + .16f - v) / .2f), .005f) * (v > .25f ? 1.f : 0);
    return max_of(wall, max_of(tower, cone));
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .3f) / 1.6f), vec_mix(t[LIGHT], t[GLOW], .7f) * 1.12f,
                      vec_mix(t[LIGHT], t[MIDTONE], .10f) * 1.06f, vec_mix(t[LIGHT], t[MIDTONE], .60f));
    c = vec_mix(c, t[GLOW], .45f * smooth(.46f, .66f, sky_clouds(u + (float)s->back_seed, v, .8f)));
    for (int i = 0; i < 2; i++) { /* mountains, hardly there */
        float l = (float)i,
              line = -.02f - .13f * l + peaks(u, l + 6 + (float)s->back_seed, 1.5f + .5f * l, .42f - .12f * l);
        Vec3 far = vec_mix(t[LIGHT], t[MIDTONE], .28f + .16f * l);
        c = vec_mix(c, vec_mix(far, t[LIGHT], .6f * smooth(line - .22f, line, v)), under(line, v, .008f));
    }
    float wall = buried(u, v, -.2f);
    Vec3 stone = vec_mix(t[MIDTONE], t[SHADOW], .32f) * (.92f + .16f * cloud_flat(u * 22, v * 30, 3));
    c = vec_mix(c, stone, wall * .85f);
    c = vec_mix(c, t[GLOW], .8f * wall * (1 - buried(u, v + .022f, -.2f))); /* snow lies on it */
    for (int i = 0; i < 6; i++) {                                           /* needles: firs, thin and few */
        float x = .05f + .19f * (float)i + .08f * chance_of(i + 3 * s->back_seed), top = .02f + .30f * chance_of(i + 5);
        float half = .055f * unit((top - v) / .5f) * (.55f + .45f * fabsf(sinf(v * 34 + (float)i)));
        c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .2f + .25f * chance_of(i + 9)),
                    under(half, fabsf(u - x), .005f) * .8f);
    }
    for (int i = 0; i < 3; i++) { /* drifts: lit crest, blue lee */
        float l = (float)i, line = -.22f - .2f * l + hills(u, l + 4 + (float)s->back_seed, .9f, .26f);
        float deep = unit((line - v) / .22f), ripple = cloud_flat(u * 7 + v * 5, v * 34 + l, 3) - .5f;
        Vec3 snow = vec_mix(t[GLOW], vec_mix(t[LIGHT], t[MIDTONE], .62f - .12f * l), smooth(0, .9f, deep)) *
                    (1 + .05f * ripple);
        c = vec_mix(c, snow, under(line, v, .010f));
    }
    return c * 1.22f;
}

static void under_foot(void)
{
    int snow = material_new(tint(LIGHT), vec_mix(tint(LIGHT), tint(MIDTONE), .5f), .8f, .2f, PAT_SAND, 1.6f, .2f);
    material(snow)->sss = rgb(0x9fc8e8) * .3f;
    part();
    paint(snow);
    ground(0, .12f, .8f);
}

static void motes(void)
{
    for (int i = 0; i < 90; i++)
        sprite(V((chance(i + 700) - .5f) * 4.5f, chance(i + 750) * 3.2f, -2 + chance(i + 760) * 4),
               .012f + .016f * chance(i), tint(GLOW), SPRITE_SNOW, .8f);
}

const FactionKit kit_palefrost = {"palefrost", light, backdrop, under_foot, motes};
