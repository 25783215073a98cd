/* SPDX-License-Identifier: MIT
 * Fire: a volcano with its smoke over cracked lava. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x1a0609, 0x5e1611, 0xc2431b, 0xf59a45, 0xffd35c, 0xfff2c0);
    set_lights(s, (Light){V(-.55f, .55f, .65f), rgb(0xffc890) * 2.3f, .128f},
               (Light){V(.85f, .3f, -.6f), rgb(0xff5a1a) * 4.2f, 0}, (Light){V(0, -.8f, .5f), rgb(0xff4a10) * .55f, 0});
    s->zenith = rgb(0x54303f) * .8f;
    s->horizon = s->tint[MIDTONE] * .5f;
    s->below = s->tint[MIDTONE] * .55f;
    s->exposure = 1.12f;
    s->haze = .10f;
    s->haze_from = 5.5f;
}

static Vec3 smoky_sky(const Vec3 *t, float u, float v)
{
    float low = 1 - unit((v + 1) / 2.2f);
    Vec3 c = sky_ramp(low, t[DARK] * 1.2f, vec_mix(t[DARK], t[SHADOW], .9f), t[MIDTONE] * 1.2f);
    float smoke = sky_clouds(u + .3f, v, 1.5f);
    c = vec_mix(c, vec_mix(t[DARK], t[SHADOW], .35f), smooth(.42f, .62f, smoke) * .85f);
    float edge = smooth(.48f, .56f, smoke) * (1 - smooth(.54f, .66f, smoke));
    return c + t[MIDTONE] * (1.32f * edge * low);
}

/* The cone stands at u = .38, its crater at v = .05. */
static Vec3 volcano(Vec3 c, const Vec3 *t, float u, float v)
{
    float x = u - .38f, line = .18f - fabsf(x) * 1.15f + .05f * hills(u, 3, 6, 1);
    line = min_of(line, -.02f + .03f * hills(u, 9, 9, 1));
    line = max_of(line, -.62f + hills(u, 2, 2, .3f));
    c += (t[LIGHT] * 1.2f + t[ACCENT] * .5f) * (halo(u, v, .38f, .05f, .06f) * .9f) +
         (t[MIDTONE] * .8f + t[LIGHT] * .12f) * halo(u, v, -.15f, .5f, .22f);
    if (v > -.05f) { /* the plume */
        float curl = cloud_flat(x * 3 + cloud_flat(u * 3, v * 2 - 1, 3), v * 2, 4), half = .1f + .45f * unit(v);
        float share = smooth(half, half * .3f, fabsf(x + .12f * v + .2f * (curl - .5f))) * smooth(-.05f, .1f, v);
        c = vec_mix(c, vec_mix(t[MIDTONE] * 1.6f, t[DARK], unit(v * 1.5f + .6f * (curl - .3f))), share * .8f);
    }
    Vec3 rock = vec_mix(t[DARK] * .7f, t[SHADOW] * .6f, unit(1 + v)) * (.7f + .6f * cloud_flat(u * 7, v * 7, 4));
    float stream = cloud_flat(u * 5 + cloud_flat(u * 6, v * 6, 3) * 1.3f, v * 1.6f, 4);
    rock += (t[LIGHT] * 2.2f + t[ACCENT]) * (smooth(.035f, 0, fabsf(stream - .5f)) * smooth(.62f, .1f, fabsf(x)) * .9f);
    return vec_mix(c, rock, under(line, v, .01f));
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = volcano(smoky_sky(t, u, v), t, u, v);
    for (int i = 0; i < 2; i++) { /* crags left and right */
        float l = (float)i, line = -.55f - .25f * l + peaks(u, l + 2, 3.2f, .45f) * smooth(.15f, .9f, fabsf(u)) * 1.1f;
        Vec3 rock = vec_mix(t[SHADOW] * .8f, t[DARK] * .6f, l * .7f + .2f) * (.75f + .5f * cloud_flat(u * 8, v * 8, 3));
        c = vec_mix(c, rock + t[MIDTONE] * (.5f * smooth(line - .05f, line, v)), under(line, v, .008f));
    }
    return c;
}

static void ground_here(void)
{
    int lava = material_new(tint(DARK) * 1.3f, vec_mix(tint(DARK), tint(SHADOW), .4f), .8f, .5f, PAT_LAVA, 1.5f, 1.6f);
    material(lava)->emit = (tint(MIDTONE) * 2.f + tint(LIGHT) * .7f) * .85f;
    part();
    paint(lava);
    ground(0, .16f, .9f);
    int rock = material_new(tint(DARK) * 1.6f, vec_mix(tint(DARK), tint(SHADOW), .5f), .8f, .5f, PAT_STONE, 2.6f, 1.4f);
    part();
    paint(rock);
    blend(.05f);
    lumpy(.08f, 3);
    for (int i = 0; i < 8; i++) {
        float x = (i < 4 ? -1.f : 1.f) * (1.f + .9f * chance(i + 3)), z = -.4f - 1.8f * chance(i + 13);
        limb(V(x, -.1f, z), V(x * 1.08f, .3f + .5f * chance(i + 23), z), .3f, .1f);
    }
}

const FactionKit kit_fire = {"fire", light, backdrop, ground_here, motes_of_embers};
