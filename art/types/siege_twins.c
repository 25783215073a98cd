/* SPDX-License-Identifier: MIT
 * Portals of the game together: there are always two. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/doorway.h"
#include "props/drapery.h"
#include "props/grains.h"
#include "props/regalia.h"

/* ---- co1h: the lock plate ---- */

static void twin_lock(void)
{
    Scene *s = scene();
    camera(V(-.9f, .35f, 11.2f), V(0, .05f, 0), 33);
    s->back_y = -.1f;
    opening_lights(OPENING_HARD);
    s->ambient = .40f;
    s->key.color = rgb(0xd8d0e0) * .9f;
    s->tint[LIGHT] = rgb(0xf8ecf0); /* a pale sky, before it the door is dark */
    s->haze = .02f;
    s->tint[MIDTONE] = rgb(0xa898a8);
    s->vignette = .4f;
    s->tint[SHADOW] = rgb(0x6a5e6c);
    int wood = material_new(rgb(0x5c4c5e), rgb(0x2a2030), .75f, .4f, PAT_WOOD, 2, 1.f),
        plate = material_new(rgb(0x5a5268), rgb(0x2c2836), .4f, 1, PAT_METAL, 4, .6f), iron = material_iron(),
        glow = material_glow(rgb(0xff4c38), 5);
    material(plate)->metal = .6f;
    part();
    paint(glow);
    box(0, -.05f, -.32f, 1.5f, 1.95f, .02f, .01f);
    doorway_frame(1.45f, 1.95f);
    for (int i = 0; i < 5; i++) {
        part();
        paint(wood);
        blend(.02f);
        lumpy(.012f, 4);
        box(-1.12f + .56f * (float)i, -.05f, -.15f, .235f, 1.80f, .12f, .04f);
    }
    static const float shape[] = {-1.12f, -.92f, -.3f, -1.12f, .3f,  -1.12f, 1.12f,  -.92f, 1.26f,  0,
                                  1.12f,  .92f,  .3f,  1.12f,  -.3f, 1.12f,  -1.12f, .92f,  -1.26f, 0};
    part();
    paint(plate);
    blend(.02f);
    lumpy(.01f, 3);
    outline(10, shape, 1, .12f, .06f);
    carve();
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side * .52f;
        egg(x, .18f, 0, .34f, .30f, .5f);
        limb(V(x, .1f, 0), V(x - .0f, -.58f, 0), .12f, .20f);
    }
    fill();
    part();
    paint(iron);
    blend(.01f);
    for (int i = 0; i < 10; i++) {
        Vec3 p = V(shape[i * 2] * .90f, shape[i * 2 + 1] * .88f, .14f);
        ball(p[0], p[1], p[2], .075f);
    }
    int e = material_eye(rgb(0xff6a40), rgb(0xffe4d8), .5f, PUPIL_SLIT),
        lid = material_new(rgb(0x5c4a5c), rgb(0x2a2030), .6f, .6f, PAT_SKIN, 4, .6f);
    for (int side = -1; side <= 1; side += 2) {
        float d = (float)side;
        part();
        paint(material_plain(rgb(0x1a0c10), .9f, .1f));
        box(d * .52f, -.1f, -.06f, .42f, .75f, .02f, .01f);
        eye_with_lid(d * .52f, .17f, .02f, .27f, d * -34, 0, e, lid, d * 16, .52f);
        part();
        paint(iron);
        blend(.01f);
        for (int i = 0; i < 26; i++) { /* rims of the keyholes */
            float a = ((float)i / 25 - .5f) * 1.72f * PI;
            ball(d * .52f + sinf(a) * .36f, .18f + cosf(a) * .32f, .10f, .032f);
        }
        lamp(V(d * .52f, -.4f, .35f), rgb(0xff4030) * 1.0f, .2f);
    }
    chain(V(-1.75f, -.25f, .35f), V(-.20f, -.80f, .62f), .12f, 9, .17f, iron); /* it snaps in the middle */
    chain(V(.26f, -.86f, .66f), V(1.8f, -.45f, .35f), .12f, 9, .17f, iron);
    sprite(V(.03f, -.82f, .75f), .4f, rgb(0xfff0e0), SPRITE_SPARKLE, .9f);
    sprite(V(.03f, -.82f, .75f), .45f, rgb(0xff7050), SPRITE_GLOW, .5f);
    lamp(V(.03f, -.82f, 1.0f), rgb(0xffb080) * 1.4f, .25f);
    for (int i = 0; i < 26; i++) {
        float a = chance(i) * 2 * PI, r = .12f + .55f * chance(i + 40);
        sprite(V(.03f + cosf(a) * r, -.82f + sinf(a) * r, .75f), .014f + .02f * chance(i + 7), rgb(0xffc080),
               SPRITE_GLOW, 1.3f);
    }
    push();
    move(0, -2, 1.2f);
    slant_rain(60, 4, 4, 1.2f, -.5f, rgb(0xd8c0d0), 3);
    pop();
}

/* ---- co1p: the sky torn twice ---- */

static float gash(float u, float v, float x, float *edge)
{
    float mid = x + .16f * sinf(v * 2.6f + 1) + .05f * (cloud_flat(v * 3 + x * 9, 2, 3) - .5f);
    float t = unit((v + .30f) / 1.25f),
          half = .155f * sqrtf(max_of(sinf(t * PI), 0)) * (1 + .3f * (cloud_flat(v * 6, x * 7, 3) - .5f));
    float d = fabsf(u - mid) - half;
    *edge = smooth(.075f, .0f, fabsf(d - .03f)) * smooth(.0f, .06f, t) * smooth(1, .94f, t);
    return smooth(.012f, -.012f, d) * smooth(0, .02f, t) * smooth(1, .98f, t);
}

static Vec3 torn_sky(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 violet = opening_color(OPENING_PAINFUL);
    Vec3 c =
        sky_ramp(unit((v + .5f) / 1.7f), vec_mix(t[LIGHT], violet, .2f), vec_mix(t[MIDTONE], t[LIGHT], .3f), t[SHADOW]);
    c = vec_mix(c, t[SHADOW] * .85f, .7f * smooth(.45f, .62f, sky_clouds(u, v * 1.3f, 1.2f)));
    for (int i = 0; i < 2; i++) {
        float edge, x = i ? .36f : -.34f, in = gash(u, v, x, &edge);
        c += violet *
             (.30f * expf(-max_of(fabsf(u - x - .16f * sinf(v * 2.6f + 1)) - .12f, 0) * 7) * smooth(-.6f, 0, v));
        c = vec_mix(c, vec_mix(rgb(0x9a6a88), rgb(0x5a3a58), cloud_flat(u * 14, v * 20, 3)), edge * .95f); /* lips */
        float deep = smooth(.34f, .62f, cloud_flat(u * 7 + x, v * 2.2f + 3 * u, 4)); /* there is more behind it */
        c = vec_mix(c, vec_mix(violet * .75f, rgb(0xffffff) * 1.7f, .25f + .75f * deep), in);
    }
    float line = -.42f + hills(u, 6, 1.2f, .1f);
    return vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .3f), under(line, v, .01f));
}

static void twin_wound(void)
{
    Scene *s = scene();
    camera(V(.35f, .62f, 7.4f), V(.05f, 2.05f, 0), 42);
    opening_lights(OPENING_PAINFUL);
    s->backdrop = torn_sky;
    s->back_zoom = 1.22f;
    s->back_y = .06f;
    s->roll = -8;
    s->aperture = .03f;
    s->vignette = 1.5f;
    s->ambient *= .55f;
    s->tint[LIGHT] = rgb(0xa498b0);
    s->tint[MIDTONE] = rgb(0x6c6276);
    int dark = material_plain(rgb(0x1c1826), .8f, .3f),
        hay = material_new(rgb(0xd0ac5c), rgb(0x84642c), .95f, .1f, PAT_GRASS, 5, .8f);
    for (int i = 0; i < 40; i++) { /* what leaks drifts left as rain */
        float x0 = i % 2 ? 1.35f : -.75f, fall = chance(i + 3), drift = .5f + 1.0f * chance(i + 60);
        Vec3 p =
            V(x0 - drift * fall * 1.8f + .2f * (chance(i + 9) - .5f), 3.9f - 3.6f * fall, -.8f + 1.4f * chance(i + 30));
        push();
        move(p[0], p[1], p[2]);
        turn_z(35 + 30 * (chance(i + 12) - .5f));
        grain_walker(.20f + (i % 9 == 4 ? .75f : .24f) * chance(i + 70), dark, i * 7 + 2);
        pop();
    }
    static const float stack[5][3] = {
        {-1.75f, 1.4f, .5f}, {1.7f, 2.2f, .62f}, {.75f, -1.0f, .42f}, {-.7f, -2.0f, .36f}, {2.4f, -.6f, .42f}};
    for (int i = 0; i < 5; i++) { /* haycocks */
        part();
        paint(hay);
        blend(.1f);
        lumpy(.05f, 5);
        egg(stack[i][0], stack[i][2] * .5f, stack[i][1], stack[i][2], stack[i][2] * .95f, stack[i][2]);
        limb(V(stack[i][0], stack[i][2], stack[i][1]), V(stack[i][0], stack[i][2] * 1.75f, stack[i][1]),
             stack[i][2] * .5f, .04f);
    }
    push(); /* one who saw it, with a lamp */
    move(-.52f, 0, 3.0f);
    turn_y(165);
    grain_walker(1.25f, material_plain(rgb(0x241a20), .8f, .2f), 3);
    pop();
    sprite(V(-.12f, .70f, 3.1f), .55f, rgb(0xffb45e), SPRITE_GLOW, .6f);
    part();
    paint(material_glow(rgb(0xffb45e), 4));
    ball(-.12f, .68f, 3.0f, .06f);
    lamp(V(-.12f, .75f, 3.15f), rgb(0xffb45e) * 1.4f, .35f);
    lamp(V(.2f, 3.4f, 1.2f), opening_color(OPENING_PAINFUL) * 1.4f, .9f);
    part();
    paint(material_new(rgb(0xb09858), rgb(0x6a5634), .95f, .1f, PAT_GRASS, 4, .6f));
    ground(0, .08f, 1);
}

/* ---- co3n, co3h: two suns ---- */

static Vec3 double_sun(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 cold = opening_color(OPENING_NORMAL);
    Vec3 c = sky_ramp(unit((v + .4f) / 1.5f), rgb(0xe0b088) * .8f, vec_mix(t[LIGHT], t[MIDTONE], .45f),
                      vec_mix(t[MIDTONE], t[SHADOW], .6f));
    c = vec_mix(c, t[MIDTONE] * .9f, .5f * smooth(.5f, .66f, cloud_flat(u * 1.1f, v * 6, 5)));
    for (int i = 0; i < 2; i++) {
        float x = i ? .47f : -.45f, y = i ? .06f : .02f, r = i ? .36f : .40f;
        c += cold * (.5f * halo(u, v, x, y, r - .05f));
        c = vec_mix(c, vec_mix(cold, rgb(0xffffff), .15f + .3f * unit((v - y) / r)) * 1.5f, disc(u, v, x, y, r, .008f));
        float door = fabsf(u - x) < .055f && v < y - r + .34f ? 1 : 0; /* each has a gate */
        c = vec_mix(c, t[SHADOW], .75f * door * disc(u, v, x, y, r, .01f));
    }
    c *= .82f;
    float line = -.24f + hills(u, 3, 1.2f, .07f);
    return vec_mix(c, vec_mix(t[MIDTONE], rgb(0xd8c0a0), .35f), under(line, v, .008f));
}

static void double_suns(void)
{
    Scene *s = scene();
    camera(V(0, 2.3f, 9.5f), V(0, 1.9f, 0), 38);
    opening_lights(OPENING_NORMAL);
    s->backdrop = double_sun;
    s->tint[LIGHT] = rgb(0xb4a8b8);
    s->haze = .05f;
    s->haze_from = 9;
    int dark = material_plain(rgb(0x2c2634), .8f, .3f);
    for (int i = 0; i < 2; i++) { /* their armies cross */
        float d = i ? 1.f : -1.f;
        Vec3 way[5] = {V(d * 2.3f, 0, -6), V(d * 1.7f, 0, -3.4f), V(d * .5f, 0, -.2f), V(-d * .8f, 0, 2.4f),
                       V(-d * 1.7f, 0, 4.6f)};
        grain_march(5, way, 44, .16f, .42f, .52f, dark, 5 + 40 * i);
        for (int k = 0; k < 5; k++) {
            Vec3 p = tube_point(5, way, .8f + .75f * (float)k);
            part();
            paint(dark);
            limb(p, p + V(0, 1.0f, 0), .018f, .014f);
            part();
            paint(material_cloth(i ? rgb(0xffb45e) : rgb(0x7a5a8a)));
            web(p + V(0, 1.0f, 0), p + V(0, .72f, 0), p + V(.34f, .86f, .05f), .012f);
        }
    }
    for (int i = 0; i < 2; i++) /* and their shadows */
        for (int k = 0; k < 16; k++) {
            float d = i ? 1.f : -1.f, t = (float)k / 15;
            part();
            paint(material_plain(rgb(0x3c3444), .9f, .1f));
            limb(V(-d * 2.6f * (t - .35f), .005f, -1.5f + 6 * t),
                 V(-d * (2.6f * (t - .35f) + .3f), .005f, -1.1f + 6 * t), .035f, .02f);
        }
    part();
    paint(material_new(rgb(0xb0a090), rgb(0x70646c), .95f, .1f, PAT_SAND, 2, .5f));
    ground(0, .06f, .8f);
}

static Vec3 eclipse(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 red = opening_color(OPENING_HARD);
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), t[LIGHT] * 1.15f, t[LIGHT] * .8f, t[MIDTONE] * .9f);
    c = vec_mix(c, t[SHADOW], .45f * smooth(.48f, .64f, sky_clouds(u, v * 1.6f, 1.2f)));
    const float y = .20f;
    float a = distance_to(u, v, .06f, y), b = distance_to(u, v, .60f, y), r = .48f;
    float near = min_of(a, b) - r, ray = .5f + shafts(u, v, .33f, y, 9);
    c += red * (1.7f * expf(-max_of(near, 0) * 24) * ray + .10f * expf(-max_of(near, 0) * 5));
    float in_a = disc(u, v, .06f, y, r, .008f), in_b = disc(u, v, .60f, y, r, .008f);
    c = vec_mix(c, rgb(0x120a14), max_of(in_a, in_b));
    c = vec_mix(c, vec_mix(red, rgb(0xffe0d8), unit(1 - fabsf(u - .33f) * 5)) * 1.7f,
                in_a * in_b); /* the lens between them */
    c = vec_mix(c, rgb(0x100810), in_a * in_b * under(.075f - .16f * (v - y) * (v - y) * 2, fabsf(u - .33f), .008f));
    return vec_mix(c, t[DARK] * 1.2f, under(-.55f + hills(u, 5, 1.4f, .1f), v, .01f));
}

static void eclipse_pair(void)
{
    Scene *s = scene();
    camera(V(.2f, 1.6f, 7.2f), V(.1f, 1.75f, 0), 38);
    opening_lights(OPENING_HARD);
    s->backdrop = eclipse;
    int cloth_m = material_cloth(rgb(0x6a5a70)), wood = material_wood(), wool = material_wool(rgb(0x3a303c)),
        steel = material_iron(), stone = material_stone(rgb(0x5a5260), rgb(0x2a2630));
    material(cloth_m)->sss = rgb(0xff6a60) * .15f;
    push(); /* the bearer, from behind */
    move(-.95f, .12f, 2.2f);
    turn_y(172);
    part();
    paint(wool);
    DrapeRow row[5] = {{1.42f, .13f, .12f, 0, 0},
                       {1.34f, .29f, .2f, 0, 0},
                       {.9f, .30f, .25f, 0, -.03f},
                       {.4f, .38f, .33f, -.06f, -.08f},
                       {-.2f, .50f, .44f, -.14f, -.16f}};
    drape(&(Drape){.rows = 5,
                   .row = row,
                   .folds = 13,
                   .gather = .01f,
                   .depth = .05f,
                   .thick = .03f,
                   .seed = 8,
                   .from = 0,
                   .to = 0});
    part();
    paint(wool);
    blend(.06f);
    limb(V(-.26f, 1.28f, 0), V(-.5f, 1.0f, .22f), .11f, .08f);
    limb(V(-.5f, 1.0f, .22f), V(-.52f, 1.35f, .35f), .08f, .07f);
    part();
    paint(steel);
    blend(.02f);
    egg(0, 1.62f, 0, .19f, .21f, .2f);
    ring(0, 1.54f, 0, .21f, .03f);
    limb(V(0, 1.8f, -.02f), V(0, 1.93f, -.02f), .03f, .01f);
    part();
    paint(wood);
    limb(V(-.52f, -.2f, .36f), V(-.50f, 3.3f, .3f), .035f, .03f);
    pop();
    Vec3 flag[20]; /* torn */
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 5; k++) {
            float t = (float)k / 4, drop = (float)i / 3;
            flag[i * 5 + k] =
                V(-.42f + .80f * t * (1 - .2f * drop * chance(i + 3)),
                  3.36f - .95f * drop + .08f * sinf(t * 6 + drop) - .12f * t, 1.85f + .16f * sinf(t * 5 + drop * 2));
        }
    part();
    paint(cloth_m);
    cloth(4, 5, flag, .016f, 4);
    carve();
    blend(.01f);
    for (int i = 0; i < 7; i++)
        egg(.38f - .09f * (float)(i % 3) + .1f * chance(i), 3.15f - .14f * (float)i, 1.9f, .12f,
            .035f + .02f * chance(i), .4f);
    egg(-.02f, 2.78f, 1.9f, .09f, .14f, .4f);
    fill();
    part();
    paint(stone);
    blend(.02f);
    lumpy(.015f, 4);
    box(0, -.45f, 1.5f, 3.5f, .65f, .3f, .03f);
    for (int i = 0; i < 5; i++)
        box(-1.9f + 1.0f * (float)i, .33f, 1.4f, .3f, .2f, .26f, .03f);
    lamp(V(.9f, .8f, 2.0f), rgb(0xffb45e) * 1.5f, .25f);
    sprite(V(1.05f, .66f, 1.75f), .3f, rgb(0xffb45e), SPRITE_GLOW, .6f);
    part();
    paint(material_glow(rgb(0xffb45e), 4));
    egg(1.05f, .62f, 1.5f, .06f, .09f, .06f);
    for (int i = 0; i < 30; i++)
        sprite(V(-2 + 4 * chance(i), .4f + 3 * chance(i + 40), .5f + 2 * chance(i + 80)), .008f + .014f * chance(i + 5),
               opening_color(OPENING_HARD), SPRITE_GLOW, .9f);
}

const Card siege_twins_cards[] = {{"cards/siege/co1h", PORTAL, twin_lock},
                                  {"cards/siege/co1p", PORTAL, twin_wound},
                                  {"cards/siege/co3n", PORTAL, double_suns},
                                  {"cards/siege/co3h", PORTAL, eclipse_pair},
                                  {0}};
