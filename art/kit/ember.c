/* SPDX-License-Identifier: MIT
 * The Kilnsworn: chimneys and lit windows under smoke; a furnace from below right, hard and orange; embers. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

#include <stdlib.h>

static const FamilyLight light = {
    .palette = {0x1a0d08, 0x5a2410, 0xb4511c, 0xf2a64c, 0xffcf66, 0xfff1c8},
    .key = {{-.55f, .6f, .62f}, 0xffdcb8, 2.1f, .12f},
    .rim = {{.8f, -.1f, -.5f}, 0xff6a20, 4.6f},
    .fill = {{.7f, -.2f, .6f}, 0x4f6a9a, .42f},
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
    Vec3 c = sky_ramp(unit((v + .9f) / 1.9f), t[MIDTONE] * 1.4f + t[LIGHT] * .5f, rgb(0x4a4060), rgb(0x22324e));
    float smoke = sky_clouds(u + .2f, v * .9f, 1.3f);
    c = vec_mix(c, vec_mix(t[DARK], rgb(0x26283c), .6f), smooth(.44f, .64f, smoke) * .75f);
    c += t[LIGHT] * (.35f * smooth(.47f, .55f, smoke) * (1 - smooth(.53f, .62f, smoke)) * smooth(.6f, -.7f, v));
    c += (t[MIDTONE] + t[LIGHT] * .5f) * (.55f * halo(u, v, .25f, -.45f, .1f));
    for (int layer = 0; layer < 3; layer++) {
        float l = (float)layer, near = l / 2;
        Vec3 wall = vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .5f), t[DARK] * .55f, .25f + .7f * near);
        for (int i = 0; i < 7 - layer; i++) { /* chimneys, thicker at the foot */
            float x = -1.1f + 2.2f * ((float)i + .7f * chance_of(i + layer * 9)) / (float)(7 - layer);
            if (layer > 0 && fabsf(x) < .28f)
                continue;
            float top = .35f - .28f * l + .5f * chance_of(i * 5 + layer),
                  half = (.03f + .028f * l) * (1 + .5f * unit(.3f - v));
            float in = under(half, fabsf(u - x), .006f) * under(top, v, .008f);
            c = vec_mix(c, wall * (.75f + .5f * smooth(-half, half, x - u)), in);
            if (fabsf(u - x) < half * 1.25f && fabsf(v - top) < .018f)
                c = wall * .8f;
            c = light_at(c, (t[LIGHT] + t[ACCENT] * .4f) * (.35f - .08f * l), u, v, x, top + .02f, .03f + .012f * l);
        }
        float roof =
            -.32f - .2f * l + .16f * (hash_unit((uint32_t)(int)floorf(u * (6 - l) + 40) * 7u + (uint32_t)layer) - .5f);
        c = vec_mix(c, wall, under(roof, v, .006f));
        float wx = u * (34 - 8 * l), wy = v * (30 - 7 * l),
              lit = hash_unit((uint32_t)((int)floorf(wx) * 131 + (int)floorf(wy) * 17 + layer));
        if (v < roof - .03f && lit > .93f && fabsf(wx - floorf(wx) - .5f) < .24f && fabsf(wy - floorf(wy) - .5f) < .3f)
            c = (t[LIGHT] + t[ACCENT] * .6f) * (.5f - .16f * l);
    }
    return c;
}

static void under_foot(void)
{
    ground_of_rock(vec_mix(tint(SHADOW), tint(MIDTONE), .35f), tint(DARK));
}

static void motes(void)
{
    motes_of_embers();
}

const FactionKit kit_ember = {"ember", NULL, backdrop, under_foot, motes, &light};
