/* SPDX-License-Identifier: MIT
 * Forest: trunks in mist with shafts of light; grass, ferns, toadstools; leaves in the air. */
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x0a160a, 0x21421d, 0x548030, 0xb2d062, 0xf0b646, 0xf8fbc8);
    set_lights(s, (Light){V(-.5f, .55f, .75f), rgb(0xfff3c8) * 2.f, .16f},
               (Light){V(.5f, .6f, -.8f), rgb(0xf0ffb0) * 3.2f, 0}, (Light){V(.7f, 0, .7f), rgb(0x6a8a90) * .45f, 0});
    s->ambient = .6f;
    s->zenith = vec_mix(s->tint[LIGHT], rgb(0xc8d8e0), .5f) * .8f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .6f;
    s->grade = .08f;
    s->haze = .10f;
    s->haze_from = 5.5f;
}

static Vec3 trunks(Vec3 c, Vec3 bark, float u, float v, int layer)
{
    float l = (float)layer;
    int n = 9 - layer;
    for (int i = 0; i < n; i++) {
        float x = -1.15f + 2.3f * ((float)i + .5f * chance_of(i + layer * 11) + .2f) / (float)n;
        if (layer > 0 && fabsf(x - .05f) < .22f + .13f * l) /* the middle is the figure's */
            continue;
        float half = (.022f + .03f * l) * (.7f + .6f * chance_of(i * 3 + layer));
        float foot = 1 + .9f * smooth(-.4f - .1f * l, -.95f, v);
        float edge = half * foot * (1 + .12f * (cloud_flat(v * 9, (float)i + l * 9, 3) - .5f));
        float across = u - x - .05f * sinf(v * 2 + (float)i + l);
        float share = under(edge, fabsf(across), .006f);
        if (share > 0) {
            float sun = smooth(.3f, 1, (x < .1f ? across : -across) / edge);
            c = vec_mix(c, bark * (.62f + .6f * cloud_flat(across * 50, v * 4 + (float)i, 3) + .45f * sun), share);
        }
        float along = (u - x) * (chance_of(i + layer) > .5f ? 1.f : -1.f); /* a branch */
        float height = .1f + .6f * chance_of(i + layer * 5) + along * .8f;
        if (along > 0 && along < .4f && fabsf(v - height) < half * .35f * (1 - along / .4f))
            c = bark * .8f;
    }
    return c;
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.2f), t[SHADOW] * .9f, vec_mix(t[MIDTONE], t[LIGHT], .55f) * 1.1f,
                      vec_mix(t[MIDTONE], t[LIGHT], .35f));
    c += vec_mix(t[GLOW], rgb(0xffe0a0), .5f) * (.95f * halo(u, v, .12f, .42f, .12f));
    c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .3f), .35f * smooth(.45f, .7f, cloud_flat(u * 3, v * 3, 4)));
    for (int i = 0; i < 5; i++) {
        float l = (float)i, near = l / 4;
        Vec3 bark = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .55f), t[DARK] * .75f, .12f + .85f * near);
        c = trunks(c, bark, u, v, i);
        float crown = 1.28f - .0935f * (4 - l) - .42f * cloud_flat(u * 3.2f + l * 7, l, 4) * (1.3f - .5f * near) -
                      .25f * smooth(.3f, 1, fabsf(u));
        float leaves = cloud_flat(u * 14 + l * 3, v * 14, 3);
        c = vec_mix(c, vec_mix(bark, t[MIDTONE] * .8f, .25f) * (.6f + .8f * leaves),
                    smooth(crown - .02f, crown + .03f, v + .16f * (leaves - .5f)) * .95f);
        float soil = -.62f - .1f * l + hills(u, l + 8, 2, .2f) + .07f * cloud_flat(u * 22, l, 3);
        c = vec_mix(c, vec_mix(bark, t[MIDTONE] * .7f, .35f) * (.7f + .6f * cloud_flat(u * 15, v * 15, 3)),
                    under(soil, v, .01f));
        if (i == 2)
            c += t[GLOW] * (.34f * smooth(.5f, .75f, shafts(u, v, .3f, 1.5f, 7)) * smooth(-1, .6f, v));
    }
    return c;
}

static void fern(float x, float z, int seed)
{
    for (int k = 0; k < 5; k++) {
        float angle = (float)(k - 2) * .42f + (chance(seed * 7 + k) - .5f) * .3f,
              h = .22f + .28f * chance(seed * 5 + k + 9);
        Vec3 p[3] = {V(x, 0, z), V(x + sinf(angle) * h * .5f, h * .7f, z + .03f * (float)k),
                     V(x + sinf(angle) * h * 1.15f, h * .85f, z + .08f * (float)k - .1f)};
        float r[3] = {.012f, .028f, .004f};
        tube(3, p, r, 2);
    }
}

static void toadstool(float x, float z, float height, int cap, int stem)
{
    part();
    paint(stem);
    blend(.02f);
    limb(V(x, 0, z), V(x + .02f, height, z), .035f, .028f);
    part();
    paint(cap);
    egg(x + .02f, height, z, .1f, .065f, .1f);
    paint(stem);
    blend(.005f);
    for (int k = 0; k < 5; k++) { /* dots */
        float a = (float)k * 1.26f;
        ball(x + .02f + .07f * cosf(a), height + .045f, z + .07f * sinf(a), .016f);
    }
}

static void ground_here(void)
{
    part();
    paint(material_new(vec_mix(tint(SHADOW), tint(MIDTONE), .35f), vec_mix(tint(MIDTONE), tint(LIGHT), .15f), .95f, .2f,
                       PAT_GRASS, 2.6f, 1.5f));
    ground(0, .14f, .9f);
    int leaf = material_new(vec_mix(tint(MIDTONE), tint(SHADOW), .3f), vec_mix(tint(MIDTONE), tint(LIGHT), .3f), .7f,
                            .4f, PAT_NOISE, 3, .3f);
    material(leaf)->sss = tint(LIGHT) * .5f;
    for (int i = 0; i < 26; i++) {
        part();
        paint(leaf);
        blend(.01f);
        fern((i & 1 ? -1.f : 1.f) * (.85f + .85f * chance(i + 110)), -.8f + 1.7f * chance(i + 140), i);
    }
    int cap = material_plain(rgb(0xc23a24), .4f, .8f);
    material(cap)->sss = rgb(0xff6030) * .4f;
    int stem = material_new(rgb(0xe8dcc0), rgb(0xc8b890), .7f, .3f, PAT_NOISE, 4, .3f);
    for (int i = 0; i < 5; i++)
        toadstool(i < 3 ? -1 - .18f * (float)i : 1.05f + .2f * (float)(i - 3), .55f - .2f * (float)(i % 3),
                  .14f + .14f * chance(i + 160), cap, stem);
}

static void motes(void)
{
    for (int i = 0; i < 26; i++)
        sprite(V((chance(i + 300) - .5f) * 4.5f, chance(i + 400) * 3, -1.5f + chance(i + 500) * 3.8f),
               .03f + .03f * chance(i + 600), i % 3 ? vec_mix(tint(MIDTONE), tint(LIGHT), .5f) : tint(ACCENT),
               SPRITE_LEAF, .9f);
    for (int i = 0; i < 50; i++)
        sprite(V((chance(i + 700) - .5f) * 4.5f, chance(i + 750) * 3.2f, -2 + chance(i + 760) * 4),
               .008f + .01f * chance(i), tint(GLOW), SPRITE_GLOW, .8f);
}

const FactionKit kit_forest = {"forest", light, backdrop, ground_here, motes};
