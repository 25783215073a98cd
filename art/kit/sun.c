/* SPDX-License-Identifier: MIT
 * Sun: a low sun between ruined pillars over dunes, against a teal sky. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x2a1508, 0x7d4519, 0xcf8f33, 0xf5d485, 0x4fa3bd, 0xfff8dd);
    set_lights(s, (Light){V(-.6f, .7f, .55f), rgb(0xffedc4) * 2.5f, .08f},
               (Light){V(.7f, .5f, -.7f), rgb(0xffd27a) * 3.6f, 0}, (Light){V(.7f, -.1f, .7f), rgb(0x4a90b0) * .4f, 0});
    s->zenith = rgb(0x7fc0d8) * .75f;
    s->horizon = s->tint[LIGHT] * .6f;
    s->below = s->tint[MIDTONE] * .5f;
    s->grade = .05f;
    s->exposure = .84f;
    s->haze = .07f;
    s->haze_from = 5.5f;
    s->disc_x = .05f;
    s->disc_y = .52f;
}

static Vec3 pillars(Vec3 c, const Vec3 *t, float u, float v)
{
    for (int i = 0; i < 6; i++) {
        if (i == 2 || i == 3) /* the middle is the figure's */
            continue;
        float x = -1.05f + (float)i * .42f + .06f * (chance_of(i + 50) - .5f), top = -.05f + .5f * chance_of(i + 3);
        float capital = v > top - .09f && v < top ? .035f : 0, half = .062f + capital;
        float broken = top + .04f * (cloud_flat(u * 16, (float)i, 2) - .5f) * (1 - capital * 20);
        if (fabsf(u - x) >= half || v >= broken)
            continue;
        float across = (u - x) / half;
        Vec3 stone = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .45f), t[SHADOW] * 1.1f,
                             smooth(-.3f, .9f, across * (x < 0 ? -1.f : 1.f)));
        stone = stone * (.85f + .1f * sinf(across * 9) + .3f * (cloud_flat(u * 12, v * 12, 3) - .5f));
        c = vec_mix(c, vec_mix(stone, t[LIGHT], .25f), .95f);
    }
    return c;
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = pillars(desert_sky(s, u, v, 0, .14f), t, u, v);
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.34f - .2f * l + hills(u * .9f + l, l + 5, 1.2f, .5f);
        Vec3 sand = vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .5f + .3f * l), vec_mix(t[MIDTONE], t[SHADOW], .75f),
                            smooth(.42f, .62f, cloud_flat(u * 1.6f + l * 3, (v - line) * 2.5f, 3)));
        sand = sand * (.9f + .25f * cloud_flat(u * 3, v * 14 + u * 5 + l, 3));
        c = vec_mix(c, sand + t[GLOW] * (.2f * smooth(line - .04f, line, v)), under(line, v, .006f));
    }
    return c;
}

static void ground_here(void)
{
    int sand = material_new(vec_mix(tint(LIGHT), tint(MIDTONE), .35f), vec_mix(tint(MIDTONE), tint(SHADOW), .25f), .9f,
                            .25f, PAT_SAND, 2.4f, 1.1f);
    part();
    paint(sand);
    ground(0, .16f, .55f);
    part();
    paint(material_stone(vec_mix(tint(LIGHT), tint(MIDTONE), .3f), vec_mix(tint(MIDTONE), tint(SHADOW), .4f)));
    blend(.04f);
    push();
    move(1.25f, .1f, -.5f);
    turn_y(25);
    turn_z(14);
    drum(0, 0, 0, .3f, .22f, .04f);
    pop();
    push();
    move(-1.4f, .1f, -.7f);
    turn_y(-15);
    turn_z(80);
    drum(0, 0, 0, .26f, .5f, .04f);
    pop();
}

const FactionKit kit_sun = {"sun", light, backdrop, ground_here, motes_of_dust};
