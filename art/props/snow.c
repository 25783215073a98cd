/* SPDX-License-Identifier: MIT
 * Snow and ice. */
#include "props/snow.h"

#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/weapons.h"

int blue_ice(Vec3 color)
{
    int m = material_new(color, color * V(.62f, .76f, .90f), .10f, 1.6f, PAT_NOISE, 3, .18f);
    material(m)->sss = rgb(0x8fd8f4) * .8f;
    material(m)->emit = rgb(0x7fd0ec) * .08f;
    return m;
}

int fresh_snow(void)
{
    int m = material_new(rgb(0xe8f0f8), rgb(0xb4cce4), .9f, .2f, PAT_NOISE, 3, .25f);
    material(m)->sss = rgb(0x9fc8e8) * .25f;
    return m;
}

void frost_feather(float length, int m)
{
    part();
    paint(m);
    blend(.01f);
    limb(V(0, 0, 0), V(0, length, 0), .02f * length + .008f, .004f);
    for (int i = 0; i < 6; i++)
        for (int side = -1; side <= 1; side += 2) {
            float y = length * (.12f + .13f * (float)i), l = length * .34f * (1 - .12f * (float)i);
            limb(V(0, y, 0), V((float)side * l * .8f, y + l * .7f, 0), .016f * length + .005f, .003f);
        }
}

void icicles(Vec3 from, Vec3 to, int n, float length, float thick, int m, int seed)
{
    part();
    paint(m);
    blend(thick * .5f);
    for (int i = 0; i < n; i++) {
        Vec3 at = vec_mix(from, to, ((float)i + .6f * chance(i + seed)) / (float)n);
        limb(at, at - V(0, length * (.35f + .65f * chance(i + seed + 30)), 0), thick * (.6f + .5f * chance(i + seed)),
             thick * .08f);
    }
}

void footprints(Vec3 from, Vec3 to, int n, float apart, float size, int shade)
{
    Vec3 along = vec_unit(to - from), beside = vec_unit(vec_cross(along, V(0, 1, 0)));
    part();
    paint(shade);
    for (int i = 0; i < n; i++) {
        Vec3 p = vec_mix(from, to, ((float)i + .5f) / (float)n) + beside * (i % 2 ? apart : -apart);
        push();
        move(p[0], p[1], p[2]);
        aim(V(0, 1, 0), along);
        egg(0, 0, size * .3f, size * .42f, size * .09f, size * .60f);
        egg(0, 0, -size * .6f, size * .32f, size * .09f, size * .32f);
        pop();
    }
}

void snowy_fir(float tall, int green, int snow, int seed)
{
    enum { TIERS = 6 };
    for (int i = 0; i < TIERS; i++) {
        float t = (float)i / TIERS, y = tall * (.10f + .80f * t), r = tall * .30f * (1 - .86f * t);
        part();
        paint(green);
        lumpy(r * .16f, 2.5f / r);
        limb(V(0, y, 0), V(0, y + tall * .24f, 0), r, r * .16f);
        part();
        paint(snow);
        blend(r * .2f);
        for (int k = 0; k < 5; k++) {
            float a = 1.26f * (float)k + 2 * chance(seed + i * 5 + k);
            egg(sinf(a) * r * .50f, y + r * .55f, cosf(a) * r * .50f, r * .42f, r * .17f, r * .42f);
        }
        lumpy(0, 1);
    }
}

Vec3 frost_sun(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, r = .30f * s->disc_size, d = distance_to(u, v, x, y);
    Vec3 c = sky_ramp(unit((v + .55f) / 1.8f), vec_mix(t[LIGHT], t[MIDTONE], .45f) * .66f,
                      vec_mix(t[LIGHT], t[MIDTONE], .80f) * .58f, vec_mix(t[MIDTONE], t[SHADOW], .45f) * .62f);
    c = vec_mix(c, t[LIGHT] * .50f, .35f * smooth(.46f, .68f, sky_clouds(u + (float)s->back_seed, v, .8f)));
    float ring = (d - 2.3f * r) / (.20f * r);
    c = vec_mix(c, t[LIGHT] * .85f, .32f * expf(-ring * ring) + .60f * expf(-max_of(d - r, 0) * 5.0f));
    c = vec_mix(c, t[GLOW] * 1.0f, disc(u, v, x, y, r, .014f));
    for (int i = 0; i < 3; i++) { /* mountains, then two rows of woods, all of them more mist than anything */
        float l = (float)i, k = (float)s->back_seed + l * 5;
        float line = i == 0 ? -.16f + peaks(u, k, 1.4f, .34f)
                            : -.20f - .12f * l + hills(u, k, 1.1f, .22f) + .10f * peaks(u, k + 3, 13.f - 3 * l, 1.f);
        Vec3 far = vec_mix(t[LIGHT], t[MIDTONE], .60f + .20f * l) * (.54f - .10f * l);
        c = vec_mix(c, vec_mix(far, t[LIGHT] * .62f, .75f * smooth(line - .08f, line - .30f, v)),
                    under(line, v, .008f));
    }
    float snow = -.52f + hills(u, (float)s->back_seed + 9, .8f, .14f);
    return vec_mix(c, vec_mix(t[LIGHT] * .85f, vec_mix(t[LIGHT], t[MIDTONE], .45f) * .65f, unit((snow - v) / .5f)),
                   under(snow, v, .012f));
}

/* Wound twice round the neck, one end in the wind. */
static void wound_scarf(int m, Vec3 wind)
{
    part();
    paint(m);
    blend(.02f);
    push();
    move(0, 1.90f, -.02f);
    turn_x(8);
    ring(0, 0, 0, .23f, .085f);
    ring(0, -.08f, 0, .28f, .075f);
    pop();
    Vec3 a = V(.05f, 1.86f, -.27f), q[4] = {a, a + wind * .35f + V(0, -.10f, -.12f), a + wind * .7f + V(0, .02f, -.16f),
                                            a + wind * 1.1f + V(0, -.12f, -.2f)};
    tube(4, q, (float[]){.07f, .065f, .06f, .03f}, 4);
}

void wayfarer(const Wayfarer *w)
{
    Figure f = {.man = .6f};
    int dark = material_plain(rgb(0x05080e), .9f, 0);
    body_legs(&f, w->legs, w->legs, .05f, w->stride);
    body_trunk(&f, w->coat);
    cloak(w->cloak, 1.02f, w->hem, w->open, .34f, w->wind, w->seed);
    push();
    move(0, 2.16f, .02f);
    turn_y(w->look);
    turn_x(w->nod);
    grow(.58f);
    part();
    paint(dark);
    egg(0, 0, .02f, .32f, .40f, .34f);
    hood_deep(w->cloak, dark, .35f, w->seed);
    pop();
    if (w->scarf != 0)
        wound_scarf(w->scarf, w->wind);
    if (w->side == 0)
        return;
    Vec3 shoulder = body_shoulder(&f, w->side), way = w->hand - shoulder,
         elbow = shoulder + way * .5f + V(w->side * .10f, -.14f, -.04f);
    body_sleeve(w->coat, shoulder, elbow, w->hand, .15f, .13f, .11f, w->seed);
    part();
    paint(w->mitten);
    blend(.04f);
    Vec3 on = w->hand + vec_unit(w->hand - elbow) * .07f;
    egg(on[0], on[1], on[2], .085f, .10f, .085f);
}

Vec3 wayfarers_lantern(Vec3 hand, float size, int metal)
{
    push();
    move(hand[0], hand[1] - .02f, hand[2]);
    lantern(size, metal, rgb(0xffc868));
    Vec3 at = here(V(0, -.58f * size, 0));
    pop();
    sprite(at, size * .45f, rgb(0xffb850), SPRITE_GLOW, .35f);
    lamp(at + V(0, -.1f, size * .3f), rgb(0xffb458) * 1.6f, size * .5f);
    return at;
}
