/* SPDX-License-Identifier: MIT
 * Nightglass: a glass nave in the dark; two violet edges and no fill. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x07060f, 0x221a45, 0x5a3fa0, 0x9470ea, 0xf2cf5b, 0xf3ecff);
    set_lights(s, (Light){V(-.85f, .45f, -.12f), rgb(0xdccfff) * 3.3f, .02f},
               (Light){V(.8f, .4f, -.6f), rgb(0xff5ec0) * 4.6f, 0},
               (Light){V(.25f, .5f, .9f), rgb(0x2f9aa8) * 1.1f, 0});
    s->zenith = rgb(0x3a4a90) * .5f;
    s->horizon = rgb(0x32246a) * .5f;
    s->below = rgb(0x0a1420);
    s->ambient = .8f;
    s->exposure = 1.2f;
    s->grade = .04f;
    s->haze = .10f;
    s->haze_from = 6.5f;
}

/* Distance to the outline of a pointed arch of half width `half`, its springing at `foot`; negative inside. */
static float lancet(float u, float v, float x, float half, float foot)
{
    float du = fabsf(u - x);
    if (v < foot)
        return du - half;
    return sqrtf((du + half) * (du + half) + (v - foot) * (v - foot)) - 2 * half;
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float far = (u - .12f) * (u - .12f) * 1.1f + (v - .12f) * (v - .12f) * .8f;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[SHADOW], .30f * smooth(.9f, -.7f, v));
    c += vec_mix(t[MIDTONE], t[LIGHT], .35f) *
         (1.15f * expf(-far * 3.2f)); /* light stands in the nave, what is before it is dark */
    for (int i = 0; i < 5; i++) {     /* the nave: arch within arch, edges only */
        float half = 1.02f - .19f * (float)i, foot = -.05f - .05f * (float)i;
        float d = lancet(u, v, .12f, half, foot);
        float edge = expf(-fabsf(d) * 130) * (u < .12f ? 1.f : .55f);
        c = vec_mix(c, c * .82f, d < 0 ? 1.f : 0.f);
        c += t[LIGHT] * (edge * (.50f - .06f * (float)i));
    }
    float d = lancet(u, v, .12f, .19f, .02f); /* the window at its end */
    if (d < .01f && v > -.42f) {
        float px = (u - .12f) * 15, py = v * 11 + .8f * sinf(px * 1.3f), skew = .35f * sinf(floorf(py) * 2.1f);
        float fx = px + skew - floorf(px + skew), fy = py - floorf(py);
        float lead = min_of(min_of(fx, 1 - fx), min_of(fy, 1 - fy));
        float tone = hash_unit((uint32_t)((int)floorf(px + skew) * 37 + (int)floorf(py) * 91 + 1000 + s->back_seed));
        Vec3 pane = vec_mix(t[SHADOW], vec_mix(t[MIDTONE], t[LIGHT], tone), .25f + .6f * tone);
        if (tone > .86f)
            pane = t[ACCENT] * .55f;
        c = vec_mix(c, lead < .09f ? t[DARK] : pane * .8f, smooth(.01f, -.005f, d));
    }
    return c;
}

static void under_foot(void)
{
    int tile = material_new(rgb(0x120e28), rgb(0x0a0818), .10f, 1.2f, PAT_TILE, 1.1f, .35f);
    material(tile)->rim = .35f;
    part();
    paint(tile);
    ground(0, 0, 1);
}

/* Splinters in the air, each with one lit edge. */
static void motes(void)
{
    for (int i = 0; i < 26; i++)
        sprite(V((chance(i + 700) - .5f) * 4.5f, .2f + chance(i + 750) * 3.2f, -2 + chance(i + 760) * 3.5f),
               .014f + .016f * chance(i), i % 9 ? tint(LIGHT) : tint(ACCENT), SPRITE_SPARKLE, .5f);
}

const FactionKit kit_nightglass = {"nightglass", light, backdrop, under_foot, motes};
