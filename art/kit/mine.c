/* SPDX-License-Identifier: MIT
 * Mine: a gallery with beams and glowing crystals, for goblins. Set the accent for the gem of a clan before the ground. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x140d10, 0x43302e, 0x8a6238, 0xd8b06a, 0x52d0a0, 0xf4fbe0);
    set_lights(s, (Light){V(-.5f, .7f, .6f), rgb(0xffe0b0) * 2.2f, .112f},
               (Light){V(.7f, .4f, -.7f), rgb(0x6affc0) * 2.8f, 0}, (Light){V(.5f, -.2f, .7f), rgb(0x508070) * .4f, 0});
    s->zenith = s->tint[MIDTONE] * .7f;
    s->horizon = s->tint[LIGHT] * .4f;
    s->below = s->tint[SHADOW] * .6f;
    s->haze_from = 5.5f;
}

static Vec3 beams(Vec3 c, const Vec3 *t, float u, float v)
{
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side * .62f, lit = (float)side * (x - u) > .015f ? .5f : 0;
        if (fabsf(u - x) < .045f && v < .72f)
            c = vec_mix(t[SHADOW], t[DARK], .3f) * (.9f + .5f * cloud_flat(u * 60, v * 3, 3) + lit);
    }
    if (fabsf(v - .66f) < .05f && fabsf(u) < .8f)
        c = vec_mix(t[SHADOW], t[DARK], .4f) * (.9f + .5f * cloud_flat(u * 3, v * 60, 3) + (v < .64f ? .4f : 0));
    return c;
}

static Vec3 wall_crystals(Vec3 c, const Vec3 *t, float u, float v)
{
    for (int i = 0; i < 7; i++) {
        float angle = chance_of(i + 40) * 2 * PI, x = cosf(angle) * .86f, y = .08f + sinf(angle) * 1.05f;
        if (fabsf(x) < .3f && y > -.4f)
            continue;
        float du = u - x, dv = v - y, along = -du * cosf(angle) - dv * sinf(angle),
              across = du * sinf(angle) - dv * cosf(angle);
        float length = .2f + .1f * chance_of(i),
              half = along > length * .6f ? .04f * (length - along) / (length * .4f) : .04f;
        if (along > -.05f && along < length && fabsf(across) < half)
            c = across > 0 ? t[GLOW] * 1.1f : t[ACCENT] * .7f;
        c += t[ACCENT] * (.22f * expf(-(du * du + dv * dv) * 22));
    }
    return c;
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = sqrtf(u * u * .9f + (v - .1f) * (v - .1f) * .6f);
    Vec3 c = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .5f) * 1.15f, t[SHADOW] * .7f, smooth(0, 1.05f, d));
    c += t[ACCENT] * (.55f * halo(u, v, .1f, .25f, .1f));
    for (int i = 0; i < 4; i++) { /* rings of rock, nearer and nearer */
        float l = (float)i, angle = atan2f(v - .05f, u), next;
        float r = .62f + .25f * l + .28f * (cloud_flat(cosf(angle) * 2.2f + l * 4, sinf(angle) * 2.2f, 5) - .5f);
        float q = sqrtf(u * u * 1.15f + (v - .08f) * (v - .08f) * .72f),
              near = cells_at(V(u * 4 + l, v * 4, l), NULL, &next);
        Vec3 rock = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .12f), t[DARK] * .8f, .2f + .8f * l / 3);
        rock = rock * (.6f + .5f * smooth(0, .35f, next - near) + .35f * (cloud_flat(u * 9, v * 9, 3) - .5f));
        c = vec_mix(c, rock + t[LIGHT] * (.25f * smooth(r + .05f, r, q)), smooth(r - .008f, r + .008f, q));
        if (i == 1)
            c = beams(c, t, u, v);
        if (i == 2)
            c = wall_crystals(c, t, u, v);
    }
    return c;
}

static void ground_here(void)
{
    ground_of_rock(vec_mix(tint(SHADOW), tint(DARK), .1f), vec_mix(tint(MIDTONE), tint(SHADOW), .4f));
}

const FactionKit kit_mine = {"mine", light, backdrop, ground_here, motes_of_dust};
