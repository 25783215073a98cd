/* SPDX-License-Identifier: MIT
 * Rotbloom: a rot garden in the dark; light comes through the thing from behind, flesh glows; spores. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x150c16, 0x3a1b3c, 0x7e8f2a, 0xb5cc3a, 0xe0489b, 0xffe9f6);
    set_lights(s, (Light){V(-.55f, .6f, .6f), rgb(0xf0e8c0) * 1.5f, .14f},
               (Light){V(.3f, .35f, -.9f), rgb(0xd8f050) * 4.6f, 0},
               (Light){V(.6f, -.2f, .6f), rgb(0xe0489b) * .4f, 0});
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
    Vec3 c = sky_ramp(unit((v + .8f) / 1.9f), vec_mix(t[SHADOW], t[MIDTONE], .35f), t[SHADOW], t[DARK]);
    c += t[MIDTONE] * (.7f * halo(u, v, s->disc_x * .4f, .1f, .15f));
    for (int layer = 0; layer < 3; layer++) /* stalks with swollen heads */
        for (int i = 0; i < 6; i++) {
            float l = (float)layer, x = -1.05f + 2.1f * ((float)i + .8f * chance_of(i + layer * 11)) / 6;
            float top = .1f + .5f * chance_of(i * 3 + layer) - .15f * l, bend = .16f * sinf(v * 3 + (float)i * 2);
            Vec3 stalk = vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .3f), t[DARK], .3f + .3f * l);
            float in = under(.018f + .016f * l, fabsf(u - x - bend), .006f) * under(top, v, .01f);
            in = max_of(in, disc(u, v * .8f, x + .16f * sinf(top * 3 + (float)i * 2), top * .8f,
                                 .05f + .05f * chance_of(i + layer), .01f));
            c = vec_mix(c, stalk, in);
        }
    c = vec_mix(c, t[DARK], under(-.62f + hills(u, 3, 2, .2f), v, .02f) * .85f);
    return c;
}

static void under_foot(void)
{
    ground_of_rock(vec_mix(tint(SHADOW), tint(MIDTONE), .35f), tint(DARK));
}

static void motes(void)
{
    for (int i = 0; i < 46; i++)
        sprite(V((chance(i + 700) - .5f) * 4.5f, chance(i + 750) * 3.2f, -2 + chance(i + 760) * 4),
               .008f + .012f * chance(i), i % 3 ? tint(ACCENT) : tint(LIGHT), SPRITE_GLOW, .6f);
}

const FactionKit kit_rotbloom = {"rotbloom", light, backdrop, under_foot, motes};
