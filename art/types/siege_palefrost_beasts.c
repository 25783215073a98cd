/* SPDX-License-Identifier: MIT
 * Beasts of Palefrost: hare, ox and stag. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/nature.h"
#include "props/rocks.h"

static int frosty(Vec3 color)
{
    int m = material_fur(color);
    material(m)->color2 = color * .72f;
    material(m)->sss = vec_mix(color, rgb(0xbfe4ff), .5f) * .12f;
    return m;
}

static int ice(void)
{
    int m = material_new(rgb(0xbfe2f4), rgb(0x7fb4dc), .12f, 1.5f, PAT_NOISE, 3, .2f);
    material(m)->sss = rgb(0x8fd8f4) * .9f;
    material(m)->emit = rgb(0x6fb8e0) * .10f;
    return m;
}

/* ---- pf01: gone before they close their arms ---- */

static void soldier(Vec3 at, float turn, float size, int coat, int skin, int steel, float reach)
{
    push();
    move(at[0], at[1], at[2]);
    turn_y(turn);
    turn_x(24);
    grow(size);
    part();
    paint(coat);
    blend(.08f);
    limb(V(-.14f, .9f, 0), V(-.24f, .05f, -.3f), .15f, .10f);
    limb(V(.14f, .9f, 0), V(.22f, .05f, .25f), .15f, .10f);
    egg(0, 1.0f, 0, .28f, .30f, .22f);
    egg(0, 1.4f, .02f, .34f, .36f, .24f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .30f, 1.6f, .05f), V(q * .52f, 1.42f, .36f), .12f, .10f);
        limb(V(q * .52f, 1.42f, .36f), V(q * (.40f - reach), 1.34f, .66f), .10f, .08f);
    }
    part();
    paint(skin);
    blend(.03f);
    egg(0, 1.96f, .06f, .19f, .22f, .2f);
    egg(0, 1.93f, .26f, .05f, .06f, .05f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * (.38f - reach), 1.34f, .72f, .09f);
    part();
    paint(steel);
    blend(.02f);
    egg(0, 2.08f, .02f, .25f, .20f, .26f);
    push();
    move(0, 2.04f, .02f);
    ring(0, 0, 0, .27f, .035f);
    pop();
    pop();
}

static void rime_hare(void)
{
    camera(V(-.2f, .70f, 6.8f), V(-.05f, 1.28f, 0), 35);
    Scene *s = scene();
    s->back_seed = 1;
    s->back_x = -.15f;
    s->tint[LIGHT] = rgb(0xe4eaf4);
    int fur = frosty(rgb(0x3a5a8c)), pale = frosty(rgb(0xc4d8ee)), dark = frosty(rgb(0x22385e)),
        nose = material_plain(rgb(0xe5734a), .4f, .8f), horn_m = ice(), coat = material_cloth(rgb(0x4a5f86)),
        skin = material_plain(rgb(0xe8a884), .6f, .3f), steel = material_iron(),
        frost = crystal_of(rgb(0xa8dcf4), .12f);
    push();
    move(.10f, .88f, .35f);
    turn_y(64);
    turn_x(-9);
    grow(1.02f);
    Vec3 head = beast4(&(Beast4){.hide = fur,
                                 .under = pale,
                                 .dark = dark,
                                 .foot = pale,
                                 .gait = GAIT_LEAP,
                                 .height = .86f,
                                 .length = 1.05f,
                                 .chest = .34f,
                                 .hip = .44f,
                                 .waist = .30f,
                                 .leg = .085f,
                                 .bristle = 0,
                                 .tail = 0,
                                 .neck = V(0, .34f, .34f)});
    part();
    paint(pale);
    blend(.08f);
    lumpy(.03f, 8);
    ball(0, 1.02f, -1.02f, .2f); /* scut */
    push();
    move(head[0], head[1] + .02f, head[2] + .06f);
    turn_x(4);
    turn_y(-26);
    grow(.94f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = pale,
                        .nose = nose,
                        .inner_ear = nose,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xe5734a), rgb(0xffe8d8), .7f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .26f,
                        .root = .28f,
                        .tip = .18f,
                        .droop = 14,
                        .jaw = 10,
                        .teeth = 0,
                        .chisel = .14f,
                        .ear = .0f,
                        .eye = .125f,
                        .eye_x = .25f,
                        .eye_yaw = 40,
                        .lid = 10,
                        .open = .66f,
                        .brow = .05f,
                        .cheek = .2f});
    for (int side = -1; side <= 1; side += 2) { /* ears and antlers, laid back by the wind */
        float q = (float)side;
        part();
        paint(fur);
        blend(.04f);
        Vec3 e[4] = {V(q * .16f, .30f, -.1f), V(q * .26f, .58f, -.34f), V(q * .30f, .68f, -.74f),
                     V(q * .28f, .66f, -1.06f)};
        float er[4] = {.09f, .13f, .11f, .012f};
        tube(4, e, er, 4);
        push();
        move(q * .10f, .34f, .08f);
        turn_x(-52);
        antler(.95f, q, horn_m);
        pop();
    }
    pop();
    pop();
    for (int i = 0; i < 60; i++) { /* a zigzag of frost */
        float t = (float)i / 59, k = t * 4, f = k - floorf(k), zig = ((int)floorf(k) % 2 ? 1 - f : f) - .5f;
        float x = .75f - 1.9f * t + 1.2f * zig * (1 - .45f * t), z = 1.1f - 4.8f * t;
        shard(x + .12f * (chance(i) - .5f), -.03f, z, 40 * (chance(i + 70) - .5f), 30 * (chance(i + 90) - .5f),
              .12f + .20f * chance(i + 30) * (1 - .4f * t), .05f, frost);
    }
    soldier(V(-1.62f, .02f, -.9f), 64, .70f, coat, skin, steel, .12f);
    soldier(V(-.72f, .02f, -1.0f), -70, .68f, material_cloth(rgb(0x6a4a52)), skin, steel, .12f);
    for (int i = 0; i < 60; i++) /* snow it throws up */
        sprite(V(-.9f + .9f * chance(i) - .5f * chance(i + 9), .1f + .9f * chance(i + 30) * chance(i + 60),
                 .4f + .5f * chance(i + 90)),
               .02f + .035f * chance(i + 3), rgb(0xffffff), SPRITE_GLOW, .5f);
    faction_ground();
    faction_motes();
}

/* ---- pf04: over us ---- */

static void glacier_ox(void)
{
    camera(V(.5f, .34f, 6.0f), V(-.02f, 1.52f, 0), 36);
    Scene *s = scene();
    s->back_y = -.18f;
    s->back_seed = 4;
    s->tint[MIDTONE] = rgb(0xb0b8d8);
    s->haze = .04f;
    int fur = frosty(rgb(0x22365a)), shag = frosty(rgb(0x34507e)), dark = frosty(rgb(0x16243e)),
        nose = material_plain(rgb(0x3a4a66), .25f, 1), rime = ice(),
        hornm = material_new(rgb(0xdceaf4), rgb(0x7ca4c8), .3f, 1, PAT_BONE, 3, .5f);
    push();
    move(-.08f, .06f, -.6f);
    turn_y(20);
    part();
    paint(fur);
    blend(.3f);
    egg(0, 1.62f, -.5f, 1.05f, .95f, 1.0f);
    egg(0, 1.28f, .05f, .80f, .78f, .62f);
    for (int side = -1; side <= 1; side += 2) { /* legs like trunks, one lifted over us */
        float q = (float)side, lift = side > 0 ? .42f : 0, out = side > 0 ? .55f : 0;
        part();
        paint(fur);
        blend(.14f);
        limb(V(q * .56f, 1.15f, -.1f), V(q * .60f, .62f + lift * .5f, .25f + out * .7f), .36f, .26f);
        limb(V(q * .60f, .62f + lift * .5f, .25f + out * .7f), V(q * .60f, .12f + lift, .18f + out), .25f, .2f);
        part();
        paint(dark);
        blend(.02f);
        for (int k = -1; k <= 1; k += 2)
            egg(q * .60f + .09f * (float)k, .06f + lift, .28f + out, .12f, .15f, .2f);
    }
    part(); /* wool to the ground */
    paint(shag);
    blend(.05f);
    for (int i = 0; i < 74; i++) {
        float a = ((float)(i % 25) - 12) / 12 * 1.5f, row = (float)(i / 25), r = .80f - .06f * row;
        Vec3 root = V(sinf(a) * r, 1.55f - .34f * row + .1f * chance(i), .06f + cosf(a) * .58f);
        Vec3 p[3] = {root, root + V(sinf(a) * .12f, -.26f, cosf(a) * .12f),
                     root + V(sinf(a) * .10f + .10f, -.52f - .2f * chance(i + 30), cosf(a) * .05f)};
        float q[3] = {.12f, .10f, .012f};
        tube(3, p, q, 3);
    }
    for (int side = -1; side <= 1; side += 2) /* boulders of ice for shoulders */
        for (int i = 0; i < 5; i++) {
            push();
            move((float)side * (.62f + .20f * chance(i)), 1.95f + .20f * (float)(i % 3) - .1f * (float)i,
                 -.15f - .25f * (float)(i / 2));
            turn_y(80 * chance(i + 8));
            turn_z((float)side * -30 + 40 * (chance(i + 4) - .5f));
            part();
            paint(rime);
            blend(.02f);
            crystal(0, 0, 0, .30f + .1f * chance(i + 20), .36f + .14f * chance(i + 30), .30f);
            pop();
        }
    push();
    move(.05f, 1.58f, .62f);
    turn_x(2);
    turn_y(6);
    grow(1.36f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = dark,
                        .nose = nose,
                        .inner_ear = dark,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xe5734a), rgb(0xffd0b8), 1.2f, PUPIL_ROUND),
                        .nose_kind = NOSE_BULL,
                        .muzzle = .40f,
                        .root = .31f,
                        .tip = .23f,
                        .droop = 22,
                        .jaw = 6,
                        .teeth = 0,
                        .ear = .34f,
                        .ear_width = .12f,
                        .ear_out = 96,
                        .ear_turn = 10,
                        .eye = .11f,
                        .eye_x = .28f,
                        .eye_yaw = 22,
                        .lid = 20,
                        .open = .55f,
                        .brow = .11f,
                        .cheek = .24f});
    part();
    paint(shag);
    blend(.04f);
    for (int i = 0; i < 30; i++) { /* a fringe */
        float a = ((float)i - 14.5f) / 14.5f;
        Vec3 root = V(a * .24f, .44f - .08f * a * a, .10f);
        Vec3 p[3] = {root, root + V(.03f, -.02f, .26f), root + V(.04f * a, -.20f - .12f * chance(i), .30f)};
        float q[3] = {.075f, .06f, .008f};
        tube(3, p, q, 3);
    }
    for (int side = -1; side <= 1; side += 2) { /* from edge to edge */
        float q = (float)side;
        Vec3 h[5] = {V(q * .26f, .34f, .0f), V(q * .62f, .42f, .06f), V(q * .96f, .34f, .22f), V(q * 1.18f, .52f, .36f),
                     V(q * 1.22f, .92f, .40f)};
        float r[5] = {.17f, .16f, .13f, .085f, .01f};
        part();
        paint(hornm);
        blend(.03f);
        tube(5, h, r, 5);
        part();
        paint(rime);
        for (int i = 0; i < 6; i++) { /* icicles below */
            Vec3 p = tube_point(5, h, .4f + .5f * (float)i);
            limb(p - V(0, .08f, 0), p - V(.02f, .26f + .2f * chance(i), 0), .045f, .004f);
        }
    }
    Vec3 breath = here(V(.05f, -.38f, .75f));
    pop();
    pop();
    for (int i = 0; i < 26; i++) {
        float t = (float)i / 25;
        sprite(breath +
                   V(.1f + .9f * t + .2f * (chance(i) - .5f), -.1f - .35f * t + .3f * (chance(i + 9) - .5f) * t, .2f),
               .10f + .26f * t, rgb(0xf4faff), SPRITE_GLOW, .22f * (1 - .5f * t));
    }
    faction_ground();
    faction_motes();
    for (int i = 0; i < 60; i++) /* the wind */
        sprite(V(-2 + 4 * chance(i + 3), 3.2f * chance(i + 40), 1.0f + chance(i + 80)), .02f + .02f * chance(i),
               rgb(0xffffff), SPRITE_SNOW, .8f);
}

/* ---- pf08: the head only ---- */

static Vec3 torch_eye(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.3f), rgb(0xf4e4e0), t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .5f));
    c = vec_mix(c, t[GLOW], .5f * smooth(.46f, .66f, sky_clouds(u, v, .7f)));
    float line = -.55f + hills(u, 9, .9f, .2f);
    return vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .3f), under(line, v, .02f));
}

static void glacier_antler(float q, int m)
{
    static const struct {
        Vec3 p[5];
        float r0;
    } bough[6] = {
        {{{.16f, .36f, -.05f}, {.36f, .78f, -.12f}, {.72f, 1.12f, -.1f}, {1.05f, 1.55f, .0f}, {1.2f, 2.2f, .05f}},
         .125f},
        {{{.40f, .82f, -.12f}, {.40f, 1.12f, .1f}, {.34f, 1.4f, .22f}, {.30f, 1.62f, .26f}, {.30f, 1.9f, .3f}}, .085f},
        {{{.62f, 1.02f, -.1f}, {.92f, 1.08f, .1f}, {1.2f, 1.2f, .2f}, {1.42f, 1.42f, .24f}, {1.55f, 1.7f, .25f}}, .09f},
        {{{.86f, 1.28f, -.05f}, {.80f, 1.55f, .05f}, {.74f, 1.8f, .1f}, {.70f, 2.0f, .12f}, {.68f, 2.3f, .12f}}, .075f},
        {{{.30f, .66f, -.1f}, {.50f, .70f, .15f}, {.72f, .78f, .32f}, {.88f, .92f, .4f}, {.98f, 1.12f, .42f}}, .075f},
        {{{1.02f, 1.5f, 0}, {1.25f, 1.72f, .08f}, {1.45f, 2.0f, .1f}, {1.6f, 2.3f, .12f}, {1.7f, 2.6f, .12f}}, .07f}};
    for (int i = 0; i < 6; i++) {
        Vec3 p[5];
        float r[5];
        for (int k = 0; k < 5; k++) {
            p[k] = bough[i].p[k] * V(q, 1, 1);
            r[k] = bough[i].r0 * (1 - .2f * (float)k);
        }
        r[4] = .012f;
        part();
        paint(m);
        blend(.05f);
        lumpy(.018f, 6);
        tube(5, p, r, 4);
        lumpy(0, 1);
        for (int k = 0; k < 3; k++) { /* icicles */
            Vec3 at = tube_point(5, p, 1.0f + .9f * (float)k);
            part();
            paint(m);
            limb(at, at - V(0, .16f + .14f * chance(i * 5 + k), 0), .035f, .004f);
        }
    }
}

static void sleepless_stag(void)
{
    camera(V(-.1f, 1.65f, 5.2f), V(.0f, 1.86f, 0), 35);
    Scene *s = scene();
    s->backdrop = torch_eye;
    s->rim.color = rgb(0xffd8c0) * 2.4f;
    s->key.towards = V(-.6f, .7f, .5f);
    int fur = frosty(rgb(0x263f6a)), pale = frosty(rgb(0xb4cce6)), nose = material_plain(rgb(0x26344e), .2f, 1.2f),
        rime = ice();
    part(); /* the neck */
    paint(fur);
    blend(.2f);
    lumpy(.02f, 5);
    Vec3 neck[4] = {V(1.05f, -.6f, -.7f), V(.80f, .4f, -.5f), V(.52f, 1.05f, -.25f), V(.30f, 1.55f, -.1f)};
    float nr[4] = {.98f, .72f, .52f, .42f};
    tube(4, neck, nr, 4);
    part();
    paint(pale);
    blend(.05f);
    for (int i = 0; i < 46; i++) { /* a ruff of rime */
        float t = chance(i), a = (chance(i + 50) - .5f) * 2.4f;
        Vec3 c = tube_point(4, neck, .6f + 2.2f * t),
             o = V(-cosf(a) * .75f, -.1f, .75f - .1f * sinf(a)) * (.72f - .12f * t);
        Vec3 p[3] = {c + o * .75f + V(0, .1f, .3f * sinf(a)), c + o * .95f + V(0, -.14f, .3f * sinf(a)),
                     c + o + V(-.05f, -.42f - .15f * chance(i + 9), .3f * sinf(a))};
        float r[3] = {.10f, .08f, .008f};
        tube(3, p, r, 3);
    }
    push();
    move(.16f, 1.72f, .06f);
    turn_y(-46);
    turn_x(2);
    turn_z(2);
    grow(1.0f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = pale,
                        .nose = nose,
                        .inner_ear = pale,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0x2c4468), rgb(0xdceaf6), .1f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .74f,
                        .root = .26f,
                        .tip = .15f,
                        .droop = 16,
                        .jaw = 3,
                        .teeth = 0,
                        .ear = .50f,
                        .ear_width = .16f,
                        .ear_out = 74,
                        .ear_turn = 30,
                        .eye = .001f,
                        .eye_x = .24f,
                        .eye_yaw = 20,
                        .lid = 0,
                        .open = .6f,
                        .brow = .07f,
                        .cheek = .18f});
    int iris = material_eye(rgb(0x35557f), rgb(0xe8f4fc), .15f, PUPIL_ROUND);
    material(iris)->iris = .85f;
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .27f, .12f, .20f, .165f, (float)side * 34, 0, iris, fur, (float)side * -8, .72f);
    Vec3 eye_at = here(V(.27f + .10f, .13f, .33f));
    glacier_antler(-1, rime);
    glacier_antler(1, rime);
    Vec3 breath = here(V(0, -.34f, 1.0f));
    pop();
    Vec3 to = vec_unit(s->eye - eye_at), side = vec_unit(vec_cross(V(0, 1, 0), to));
    int flame = material_glow(rgb(0xff8a3c), 5);
    for (int i = 0; i < 6; i++) { /* torches in its eye */
        Vec3 p = eye_at + to * .10f + side * (.155f * ((float)i / 5 - .5f)) - V(0, .03f - .018f * sinf((float)i), 0);
        part();
        paint(flame);
        egg(p[0], p[1], p[2], .010f, .017f, .008f);
        sprite(p, .045f, rgb(0xff8a3c), SPRITE_GLOW, .6f);
    }
    for (int i = 0; i < 26; i++) { /* breath that freezes */
        float t = (float)i / 25;
        Vec3 p = breath + V(-.08f - .75f * t, -.08f - .25f * t + .25f * (chance(i) - .5f) * t, .1f * chance(i + 3));
        sprite(p, .08f + .16f * t, rgb(0xffffff), SPRITE_GLOW, .25f);
        if (i % 3 == 0)
            shard(p[0], p[1], p[2], 360 * chance(i), 60 * chance(i + 8), .05f + .05f * chance(i + 4), .022f, rime);
    }
    faction_motes();
}

const Card siege_palefrost_beasts_cards[] = {{"cards/siege/pf01", PALEFROST, rime_hare},
                                             {"cards/siege/pf04", PALEFROST, glacier_ox},
                                             {"cards/siege/pf08", PALEFROST, sleepless_stag},
                                             {0}};
