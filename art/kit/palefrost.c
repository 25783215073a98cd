/* SPDX-License-Identifier: MIT
 * Palefrost: a white field; light bounces from the snow below, almost no
 * shadow; snow in the air. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x1b2a3f, 0x56759a, 0xa9c6df, 0xe8f1f7, 0x7fe3f0, 0xffffff);
    set_lights(s, (Light){V(-.5f, .8f, .6f), rgb(0xfffaf0) * 2.2f, .25f},
               (Light){V(.7f, .4f, -.7f), rgb(0x9fe6f4) * 2.2f, 0},
               (Light){V(.1f, -.95f, .35f), rgb(0xb8d4f0) * .25f, 0});
    s->zenith = rgb(0x8fb0d4) * .7f;
    s->horizon = rgb(0xb4cce4) * .6f;
    s->below = rgb(0x9fc0e8) * .55f; /* blue light comes back from the snow */
    s->ambient = .34f;
    s->exposure = 1.4f;
    s->vignette = .6f;
    s->canvas = .5f;
    s->grade = .05f;
    s->haze = .09f;
    s->haze_from = 6.5f;
}

/* A wall, snowed in to its merlons, and a tower of it that leans; 0 outside,
 * else 1. */
static float buried(float u, float v, float snow)
{
    float x = u + .42f, merlon = sinf(x * 30) > -.1f ? .055f : 0;
    float wall = under(.03f + merlon - .05f * x, v, .005f) * under(x, .62f, .006f) * under(-.9f, x, .006f);
    float tx = u + .62f + .09f * (v - snow), round = .115f, roof = .30f + .05f * cosf(tx * 60);
    float tower = under(fabsf(tx), round, .005f) * under(v, .26f, .005f);
    float cone = under(fabsf(tx), .15f * unit((roof + .16f - v) / .2f), .005f) * (v > .25f ? 1.f : 0);
    return max_of(wall, max_of(tower, cone));
}

/* Half the width of a fir at a height: boughs in steps, each wider than the one above. */
static float fir(float top, float v, float tall)
{
    float down = (top - v) / tall, step = down * 9 - floorf(down * 9);
    return down < 0 ? 0 : .20f * tall * down * (.45f + .55f * step);
}

/* A far row, and dark ones at both sides, so that snow and sky are bright; snow lies on what looks up to the left. */
static Vec3 firs(const Scene *s, Vec3 c, float u, float v)
{
    enum { FAR_ROW = 9, ALL = 15 };
    const Vec3 *t = s->tint;
    for (int i = 0; i < ALL; i++) {
        int k = i + 13 * s->back_seed;
        bool far = i < FAR_ROW;
        float out = far ? .08f + .11f * (float)i : .64f + .11f * (float)(i - FAR_ROW);
        float x = (i % 2 ? out : -out) + .08f * (chance_of(k) - .5f);
        float tall = far ? .26f + .22f * chance_of(k + 5) : .75f + .5f * chance_of(k + 5);
        float top = -.20f + tall + .06f * chance_of(k + 9), half = fir(top, v, tall), dx = u - x;
        Vec3 dark = far ? vec_mix(t[SHADOW], t[MIDTONE], .25f) : vec_mix(t[DARK], t[SHADOW], .25f);
        float snowed = smooth(.0f, .8f, -dx / max_of(half, .01f)) * smooth(.40f, .6f, cloud_flat(u * 16, v * 26, 3));
        c = vec_mix(c, vec_mix(dark, t[LIGHT], .7f * snowed), under(half, fabsf(dx), .005f));
    }
    return c;
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
    c = firs(s, c, u, v);
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
