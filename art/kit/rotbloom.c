/* SPDX-License-Identifier: MIT
 * Rotbloom: a rot garden in the dark; light comes through the thing from behind, flesh glows; spores. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x150c16, 0x3a1b3c, 0x7e8f2a, 0xb5cc3a, 0xe0489b, 0xffe9f6);
    set_lights(s, (Light){V(-.55f, .6f, .6f), rgb(0xf4e4d0) * 1.7f, .14f},
               (Light){V(.35f, .5f, -.9f), rgb(0xd8f050) * 4.2f, 0},
               (Light){V(.6f, -.2f, .6f), rgb(0xe0489b) * .45f, 0});
    s->zenith = rgb(0x6a3a70) * .7f;
    s->horizon = rgb(0x5a2a5c) * .7f;
    s->below = rgb(0x2a1030) * .7f;
    s->ambient = .6f;
    s->exposure = 1.08f;
    s->grade = .04f;
    s->haze = .10f;
    s->haze_from = 7;
}

/* 0..1 inside a pod that hangs from its stalk, and how near its middle. */
static float pod(float u, float v, float x, float y, float r, float *core)
{
    float du = (u - x) / (r * .8f), dv = (v - y) / r;
    dv *= dv > 0 ? .72f : 1; /* drawn out towards the stalk */
    float d = sqrtf(du * du + dv * dv);
    *core = unit(1 - d);
    return smooth(1.02f, .97f, d);
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 plum = t[SHADOW] * 1.25f, wine = vec_mix(t[SHADOW], t[ACCENT], .12f) * 1.5f;
    Vec3 c = sky_ramp(unit((v + .9f) / 2.1f), wine, plum, vec_mix(t[SHADOW], t[DARK], .55f));
    c = vec_mix(c, c * 1.35f, smooth(.45f, .62f, sky_clouds(u + (float)s->back_seed, v, 1.3f)));
    for (int layer = 0; layer < 3; layer++)
        for (int i = 0; i < 5; i++) { /* pods that hang, and stalks that bow under them */
            int k = i + layer * 17 + s->back_seed * 31;
            float l = (float)layer, x = -1.15f + 2.3f * ((float)i + .9f * chance_of(k)) / 5,
                  y = .25f + .75f * chance_of(k + 5) - .12f * l, r = .09f + .10f * chance_of(k + 9) + .02f * l, core,
                  bow = .30f * (chance_of(k + 3) - .5f);
            float in = pod(u, v, x, y, r, &core), rise = unit((v - y) / 1.3f);
            float foot = x + bow * 2.4f, climb = unit((v + .7f) / (y + .95f)); /* a curl from the ground over the pod */
            float line = foot + (x - foot) * climb * climb * (3 - 2 * climb) + .05f * sinf(v * 5 + (float)k);
            float stalk = under(.022f + .010f * l - .010f * climb, fabsf(u - line), .006f) * under(y + .1f, v, .02f);
            Vec3 shade = vec_mix(c, t[DARK], .35f + .25f * l);
            c = vec_mix(c, shade, stalk);
            Vec3 flesh = vec_mix(vec_mix(t[SHADOW], t[DARK], .3f * l), vec_mix(t[MIDTONE], t[ACCENT], .35f),
                                 .16f * core + .22f * smooth(.30f, .0f, core) * (u < x ? 1.f : .2f));
            c = vec_mix(c, flesh * 1.3f, in * (.9f - .1f * rise));
        }
    c = vec_mix(c, t[DARK], under(-.66f + hills(u, 3, 2, .22f), v, .02f) * .7f);
    return c;
}

static void under_foot(void)
{
    int mulch = material_new(rgb(0x32182e), rgb(0x180c18), .55f, .8f, PAT_STONE, 2.6f, 1.1f);
    material(mulch)->rim = .18f;
    part();
    paint(mulch);
    ground(0, .14f, 1.2f);
}

static void motes(void)
{
    for (int i = 0; i < 46; i++)
        sprite(V((chance(i + 700) - .5f) * 4.5f, chance(i + 750) * 3.2f, -2 + chance(i + 760) * 4),
               .008f + .012f * chance(i), i % 3 ? tint(ACCENT) : tint(LIGHT), SPRITE_GLOW, .6f);
}

const FactionKit kit_rotbloom = {"rotbloom", light, backdrop, under_foot, motes};
