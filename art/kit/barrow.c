/* SPDX-License-Identifier: MIT
 * The Barrowkin: mounds, standing stones and small lights at dusk; many warm points, no strong rim. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static const FamilyLight light = {
    .palette = {0x0b130c, 0x25391f, 0x5e7a3c, 0xdcd5b4, 0xffc45a, 0xfff3c4},
    .key = {{-.55f, .6f, .62f}, 0xf4ecc4, 1.9f, .18f},
    .rim = {{.8f, .4f, -.65f}, 0xd8e890, 1.8f},
    .fill = {{.6f, -.4f, .6f}, 0xffb860, .4f},
};

static void no_moon(Scene *s) /* unless a picture asks for one */
{
    s->disc_x = .42f;
    s->disc_y = .62f;
    s->disc_size = 0;
}

/* A glow in the fog: small and hot, with a wide halo. */
static Vec3 light_at(Vec3 c, Vec3 color, float u, float v, float x, float y, float r)
{
    float d = distance_to(u, v, x, y);
    return c + color * (2.2f * expf(-d * d / (r * r)) + .28f * expf(-d / (r * 4.5f)));
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    int seed = s->back_seed * 37;
    float far = (float)s->back_seed * 2.7f;
    Vec3 c = sky_ramp(unit((v + .5f) / 1.6f), vec_mix(t[MIDTONE], t[LIGHT], .30f) * .85f,
                      vec_mix(t[MIDTONE], t[SHADOW], .55f), t[SHADOW] * .8f);
    float cloud = sky_clouds(u + .7f + far, v, 1.2f);
    c = vec_mix(c, t[SHADOW] * .9f, .7f * smooth(.46f, .64f, cloud));
    c = vec_mix(c, vec_mix(t[MIDTONE], t[LIGHT], .25f) * .8f, .4f * smooth(.42f, .30f, cloud));
    c = vec_mix(c, grey(luminance(c)) * V(1.06f, 1.0f, .82f), .42f); /* moss, not emerald */
    if (s->disc_size > 0) {
        c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .6f) * 1.05f,
                    disc(u, v, s->disc_x, s->disc_y, .17f * s->disc_size, .01f) * .9f);
        c += t[LIGHT] * (.28f * halo(u, v, s->disc_x, s->disc_y, .17f * s->disc_size));
    }
    for (int layer = 0; layer < 4; layer++) {
        float l = (float)layer, near = l / 3;
        Vec3 turf = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .35f), t[DARK] * .9f, .2f + .75f * near);
        float line = -.30f - .17f * l + hills(u + far, l + 3, 1.1f, .14f);
        for (int i = 0; i < 3; i++) { /* mounds */
            float x = -1 + .95f * (float)i + .5f * chance_of(i + layer * 5 + seed),
                  w = .26f + .16f * chance_of(i * 3 + layer + seed);
            float q = 1 - (u - x) * (u - x) / (w * w);
            if (q > 0)
                line = max_of(line, -.36f - .17f * l + (.16f + .12f * chance_of(i + layer)) * sqrtf(q));
        }
        for (int i = 0; i < 6; i++) { /* stones */
            float x = -1.05f + 2.1f * ((float)i + chance_of(i * 3 + layer * 7 + seed)) / 6,
                  h = (.06f + .10f * chance_of(i + layer * 2)) * (.6f + .35f * l), w = h * (.22f + .1f * chance_of(i));
            float foot = -.34f - .17f * l, lean = (chance_of(i * 9 + layer) - .5f) * .5f;
            float in = under(w * (1 - .25f * unit((v - foot) / h)), fabsf(u - x - lean * (v - foot)), .004f) *
                       under(foot + h + .1f, v, .008f);
            c = vec_mix(c, turf * .75f, in);
        }
        c = vec_mix(c, turf * (.75f + .5f * cloud_flat(u * 14, v * 20 + l, 3)), under(line, v, .008f));
        c = vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .5f) * .9f,
                    .25f * (1 - near) * smooth(line - .18f, line - .02f, v) * under(line, v, .01f));
        for (int i = 0; i < 5; i++) {
            float x = -1 + 2 * chance_of(i * 13 + layer * 29 + seed),
                  y = line - .05f - .08f * chance_of(i + layer * 31);
            if (fabsf(y - (-.36f - .17f * l)) < .12f)
                c = light_at(c, (t[ACCENT] + t[GLOW] * .3f) * (.35f + .25f * l), u, v, x,
                             -.38f - .17f * l - .05f * chance_of(i), .010f + .006f * l);
        }
    }
    return c;
}

static void under_foot(void)
{
    part();
    paint(material_new(tint(MIDTONE) * .55f, tint(SHADOW), .9f, .1f, PAT_GRASS, 5, .5f));
    ground(0, .10f, 1.3f);
}

static void motes(void)
{
    for (int i = 0; i < 46; i++)
        sprite(V((chance(i + 700) - .5f) * 4.5f, chance(i + 750) * 3.2f, -2 + chance(i + 760) * 4),
               .008f + .012f * chance(i), i % 3 ? tint(ACCENT) : tint(LIGHT), SPRITE_GLOW, .6f);
}

const FactionKit kit_barrow = {"barrow", no_moon, backdrop, under_foot, motes, &light};
