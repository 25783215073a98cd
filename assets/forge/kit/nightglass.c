/* SPDX-License-Identifier: MIT
 * Nightglass: a glass nave in the dark; two violet edges and no fill. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x07060f, 0x221a45, 0x5a3fa0, 0x9470ea, 0xf2cf5b, 0xf3ecff);
    set_lights(s, (Light){V(-.8f, .5f, -.1f), rgb(0xb090ff) * 2.6f, .04f},
               (Light){V(.8f, .4f, -.6f), rgb(0x9470ea) * 5.5f, 0}, (Light){V(.2f, .3f, .9f), rgb(0x40308a) * .3f, 0});
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
    Vec3 c = vec_mix(t[DARK], t[SHADOW], .35f * unit(.6f - v));
    for (int i = -2; i <= 2; i++) { /* lancets of stained glass, lead lines between the panes */
        float x = .46f * (float)i + .1f, half = .13f, top = .72f - .12f * fabsf((float)i);
        float reach = half * sqrtf(unit((top + .28f - v) / .45f)),
              in = under(reach, fabsf(u - x), .006f) * under(v, -.35f, .01f);
        float px = (u - x) * 13, py = v * 8 + .6f * sinf(px);
        float lead = min_of(fabsf(px - floorf(px) - .5f), fabsf(py - floorf(py) - .5f));
        Vec3 pane =
            vec_mix(t[SHADOW], t[MIDTONE], hash_unit((uint32_t)((int)floorf(px) * 37 + (int)floorf(py) * 91 + i * 7)));
        c = vec_mix(c, lead < .07f ? t[ACCENT] * .35f : pane * .7f, in);
    }
    return c;
}

static void under_foot(void)
{
    part();
    paint(material_new(tint(SHADOW) * .6f, tint(DARK), .12f, 1.f, PAT_TILE, 1.1f, .5f));
    ground(0, 0, 1);
}

const FactionKit kit_nightglass = {"nightglass", light, backdrop, under_foot, NULL};
