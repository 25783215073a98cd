/* SPDX-License-Identifier: MIT
 * The light of the heroes. */
#include "types/heroes.h"

#include "kit/backdrop.h"
#include "types/hero_head.h"

void hero_stage(Party p, Backdrop *b)
{
    Scene *s = scene();
    if (p == PARTY_WARM)
        set_palette(s, 0x1a0c0c, 0x4a2620, 0xa8683c, 0xf4c880, 0xffd060, 0xfff4d8);
    else if (p == PARTY_COOL)
        set_palette(s, 0x070f20, 0x1a3460, 0x3a70a4, 0xa0d0e8, 0x9fe8ff, 0xf0faff);
    else
        set_palette(s, 0x120a20, 0x36224e, 0x6e4c94, 0xc0a4d8, 0xb0ff60, 0xf6ffe4);
    s->rim.color = (p == PARTY_WARM ? rgb(0xffb050) : p == PARTY_COOL ? rgb(0x90d0ff) : rgb(0xb8ff80)) * 3.4f;
    s->key.color = rgb(0xfff2e0) * 2.5f;
    s->zenith = s->tint[LIGHT] * .55f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .7f;
    s->grade = .05f;
    if (b != NULL)
        s->backdrop = b;
}

void hero_head(const Kin *k, Vec3 at)
{
    move(at[0], at[1] - 2.13f, at[2] - .04f);
    bare_head(k);
}

Vec3 candle_room(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(t[DARK], t[SHADOW], unit(.55f + .5f * v + .3f * u)) * (.8f + .4f * cloud_flat(u * 2, v * 2, 4));
    float pillar = smooth(.14f, .10f, fabsf(u + .62f)) + smooth(.12f, .08f, fabsf(u - .80f));
    c = vec_mix(c, t[SHADOW] * 1.25f, unit(pillar) * .7f);
    for (int i = 0; i < 22; i++) {
        float x = -1.1f + 2.2f * chance_of(i), y = -.5f + 1.3f * chance_of(i + 30), r = .03f + .05f * chance_of(i + 60);
        c += vec_mix(t[ACCENT], t[GLOW], .4f) * (.28f * disc(u, v, x, y, r, .012f));
        c += t[ACCENT] * (.10f * halo(u, v, x, y, r) * halo(u, v, x, y, r));
    }
    return c;
}

Vec3 open_air(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = sky_clouds(u + .3f * v, v * .8f, .9f), side = unit(.5f - .45f * u + .35f * v);
    Vec3 c = sky_ramp(side, t[SHADOW], t[MIDTONE], t[LIGHT]);
    c = vec_mix(c, t[GLOW] * .9f, .55f * smooth(.46f, .72f, d) * side);
    c = vec_mix(c, t[DARK] * 1.2f, .6f * smooth(.5f, .3f, d) * (1 - side));
    float ridge = -.62f + peaks(u, 6, 1.6f, .42f);
    return vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .25f), under(ridge, v, .012f));
}
