/* SPDX-License-Identifier: MIT
 * The Lanternfleet: masts and lamps in pale fog over the sea; a wide pale rim from behind, gold on one cheek. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

#include <stdlib.h>

static const FamilyLight light = {
    .palette = {0x06181f, 0x12414e, 0x2f8791, 0x93c0be, 0xf4d58a, 0xf2fff8},
    .key = {{-.55f, .65f, .6f}, 0xf0f4ea, 2.0f, .16f},
    .rim = {{.45f, .55f, -.85f}, 0xf2fff8, 4.0f},
    .fill = {{.7f, -.1f, .6f}, 0xe8b060, .4f},
};

/* A glow in the fog: small and hot, with a wide halo. */
static Vec3 light_at(Vec3 c, Vec3 color, float u, float v, float x, float y, float r)
{
    float d = distance_to(u, v, x, y);
    return c + color * (2.2f * expf(-d * d / (r * r)) + .28f * expf(-d / (r * 4.5f)));
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    const float sea = -.42f;
    Vec3 pale = vec_mix(t[LIGHT], t[GLOW], .12f); /* the fog is paler than any figure in it */
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), pale, vec_mix(t[LIGHT], t[MIDTONE], .22f),
                      vec_mix(t[LIGHT], t[MIDTONE], .62f));
    c += t[GLOW] * (.18f * halo(u, v, -.35f, .35f, .12f));
    c = vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .5f), .5f * smooth(.44f, .68f, sky_clouds(u, v * 1.6f, 1.2f)));
    for (int layer = 0; layer < 3; layer++) {
        float l = (float)layer;
        Vec3 hull_color = vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .35f), t[SHADOW], .12f + .22f * l);
        for (int i = 0; i < 3; i++) { /* a ship: hull, masts, yards, a lamp */
            float x = -1.05f + .85f * (float)i + .45f * chance_of(i * 7 + layer * 3) + .12f * l, size = .55f + .35f * l,
                  base = sea + .03f - .07f * l;
            if (layer > 0 && fabsf(x) < .3f)
                x += x < 0 ? -.35f : .35f;
            float dx = (u - x) / size, dy = (v - base) / size, in = 0;
            in = max_of(in, under(.13f + .05f * dx * dx * 9, dy, .01f) * under(.28f + .3f * dy, fabsf(dx), .01f));
            for (int m = -1; m <= 1; m++) {
                float mx = dx - .15f * (float)m, tall = 1.05f - .22f * (float)abs(m);
                in = max_of(in, under(.011f, fabsf(mx), .005f) * under(tall, dy, .01f));
                for (int yard = 0; yard < 3; yard++)
                    in = max_of(in, under(.009f, fabsf(dy - tall * (.45f + .2f * (float)yard)), .005f) *
                                        under(.13f - .03f * (float)yard, fabsf(mx), .008f));
                float rope = fabsf(fabsf(mx) - .25f * unit(1 - dy / tall));
                in = max_of(in, .6f * under(.004f, rope, .004f) * under(tall, dy, .01f) * smooth(0, .1f, dy));
            }
            c = vec_mix(c, hull_color, unit(in) * (.55f + .2f * l));
            c = light_at(c, (t[ACCENT] + t[GLOW] * .4f) * (.55f + .2f * l), u, v, x + .22f * size, base + .2f * size,
                         .016f + .008f * l);
        }
        c = vec_mix(c, pale, .34f * smooth(.3f, .7f, cloud_flat(u * 2 + l * 5, v * 5 + l, 4)) * smooth(.3f, -.4f, v));
    }
    if (v < sea) {
        float d = sea - v, wave = cloud_flat(u * 3 / (d + .15f), 1.6f / (d + .06f), 4);
        Vec3 water = vec_mix(vec_mix(pale * .9f, t[MIDTONE] * .8f, unit(d * 2.6f)), t[SHADOW], unit(d * 1.3f) * .8f);
        c = vec_mix(c, water * (.65f + .75f * wave), smooth(0, .05f, d));
        c += t[ACCENT] * (.5f * smooth(.58f, .72f, wave) * expf(-fabsf(u + .35f) * 3));
    }
    return c;
}

static void under_foot(void)
{
    part();
    paint(material_new(tint(SHADOW), tint(MIDTONE) * .5f, .18f, 1.f, PAT_WATER, 2.2f, .35f));
    ground(0, .02f, 2);
}

static void motes(void)
{
    for (int i = 0; i < 46; i++)
        sprite(V((chance(i + 700) - .5f) * 4.5f, chance(i + 750) * 3.2f, -2 + chance(i + 760) * 4),
               .006f + .01f * chance(i), tint(LIGHT), SPRITE_GLOW, .5f);
}

const FactionKit kit_tide = {"tide", NULL, backdrop, under_foot, motes, &light};
