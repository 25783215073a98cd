/* SPDX-License-Identifier: MIT
 * Water: a sea cave with shafts of light, kelp and corals. */
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x06162f, 0x0d3f70, 0x1e86ac, 0x8fe3d6, 0xff8f6b, 0xe4fff4);
    set_lights(s, (Light){V(-.45f, .85f, .5f), rgb(0xd8fff0) * 2.6f, .096f},
               (Light){V(.8f, .35f, -.75f), rgb(0x59e0ff) * 2.4f, 0},
               (Light){V(.6f, .1f, .8f), rgb(0x2a6fa0) * .35f, 0});
    s->zenith = s->tint[LIGHT] * .75f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .5f;
    s->grade = .07f;
    s->exposure = 1;
    s->haze = .14f;
    s->haze_from = 5.8f;
}

/* Is a blade of kelp of that layer here? */
static bool in_kelp(float u, float v, int layer, float foot)
{
    for (int i = 0; i < 7; i++) {
        int id = i + layer * 20;
        float x = (chance_of(id) - .5f) * 2.3f, top = foot + .35f + chance_of(id + 7) * .55f;
        if (fabsf(x) < .42f)
            top -= .4f;
        x += .05f * sinf(v * 7 + (float)i * 2) + .06f * sinf(v * 3.1f + (float)layer);
        float half = .028f * (1 + .5f * sinf(v * 26 + (float)i)) * smooth(top + .02f, top - .5f, v);
        if (fabsf(u - x) < half && v < top)
            return true;
    }
    return false;
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.25f) / 2.5f), t[DARK] * .7f, vec_mix(t[DARK], t[SHADOW], .75f),
                      vec_mix(t[SHADOW], t[MIDTONE], .75f));
    c += t[LIGHT] * (.6f * halo(u, v, -.15f, 1.4f, .1f));
    c += t[LIGHT] * (.42f * smooth(.5f, .78f, shafts(u, v, -.25f, 2.1f, 9)) * smooth(-1, 1.2f, v));
    for (int i = 0; i < 4; i++) {
        float l = (float)i, foot = -.15f - .26f * l;
        float line =
            foot + hills(u, l + 1, 2.2f, .55f) + .55f * smooth(.35f, 1.15f, fabsf(u + (.1f - .1f * l))) * (1 - .1f * l);
        Vec3 rock = vec_mix(vec_mix(t[MIDTONE], t[SHADOW], .35f), t[DARK] * .9f, .25f + .25f * l);
        float share = in_kelp(u, v, i, foot) ? 1 : under(line, v, .015f);
        Vec3 lit = rock * (1 + .35f * (cloud_flat(u * 9, v * 9 + l * 5, 3) - .5f) + .5f * smooth(line - .12f, line, v));
        c = vec_mix(c, lit, share * .92f);
    }
    return c;
}

static void coral(float x, float z, float height, int i)
{
    Vec3 stem[3] = {V(x, 0, z), V(x + .06f * (i % 2 ? 1 : -1), height * .5f, z),
                    V(x + .2f * (chance(i + 60) - .5f), height, z)};
    float stem_r[3] = {.06f, .05f, .055f};
    tube(3, stem, stem_r, 3);
    Vec3 branch[2] = {stem[1], V(x + .2f * (i % 2 ? 1 : -1), height * .8f, z + .05f)};
    float branch_r[2] = {.04f, .045f};
    tube(2, branch, branch_r, 2);
}

static void ground_here(void)
{
    ground_of_rock(vec_mix(tint(SHADOW), tint(DARK), .2f), vec_mix(tint(MIDTONE), tint(SHADOW), .5f));
    int left = material_new(tint(ACCENT), vec_mix(tint(ACCENT), tint(LIGHT), .5f), .6f, .5f, PAT_NOISE, 6, .6f);
    material(left)->sss = tint(ACCENT) * .6f;
    int right = material_new(rgb(0xb0408a), rgb(0xe07ab0), .6f, .5f, PAT_NOISE, 6, .6f);
    material(right)->sss = rgb(0xff70b0) * .5f;
    for (int side = -1; side <= 1; side += 2) {
        part();
        blend(.05f);
        paint(side < 0 ? left : right);
        for (int i = 0; i < 7; i++)
            coral((float)side * (1.12f + .05f * (float)i), .1f - .25f * (float)(i % 3),
                  .35f + .3f * chance(i + side * 9 + 30), i + side);
    }
}

static void motes(void)
{
    for (int i = 0; i < 60; i++)
        sprite(V((chance(i + 300) - .5f) * 4.5f, chance(i + 400) * 3.2f, -2 + chance(i + 500) * 3.6f),
               .018f + .05f * powf(chance(i + 600), 3), tint(GLOW), SPRITE_BUBBLE, .55f);
    for (int i = 0; i < 40; i++)
        sprite(V((chance(i + 700) - .5f) * 5, chance(i + 750) * 3.2f, -2 + chance(i + 760) * 4), .008f, tint(LIGHT),
               SPRITE_GLOW, .7f);
}

const FactionKit kit_water = {"water", light, backdrop, ground_here, motes};
