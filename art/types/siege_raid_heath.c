/* SPDX-License-Identifier: MIT
 * Rustclaw at work: gleaning, flinging, looting, breaking in; and the engine they built of it. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/castle.h"
#include "props/cottage.h"
#include "props/flames.h"
#include "props/headgear.h"
#include "props/raider.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/teeth.h"
#include "props/titan.h"
#include "props/weapons.h"
#include "types/troll_body.h"

/* ---- ru01: a heap that has eyes ---- */

static void scrapling(void)
{
    camera(V(.35f, 5.2f, 4.0f), V(.05f, .12f, .02f), 33);
    Scene *s = scene();
    s->haze = .02f;
    s->key.towards = V(-.6f, .8f, .3f);
    s->key.color = rgb(0xffd8b8) * 2.2f;
    s->rim.towards = V(.7f, .5f, -.4f);
    s->rim.color = rgb(0xffa060) * 2.0f;
    int lid = rusty(rgb(0x3c2824)), steel = material_plain(rgb(0xe0d4c8), .3f, 1.2f), green = rusty(rgb(0x6fb59a)),
        hide = material_skin(rgb(0x2c1a16), rgb(0x160c0a)),
        eye_m = material_eye(rgb(0xffa820), rgb(0xfff4dc), .5f, PUPIL_ROUND),
        dust = material_new(rgb(0xb04c32), rgb(0x74301f), .95f, .1f, PAT_SAND, 3, .5f), tooth = material_tooth();
    part();
    paint(dust);
    ground(0, .08f, 1);
    scrap(V(0, .02f, 0), V(2.3f, .08f, 2.6f), 70, .17f, 3);
    scrap(V(-1.6f, .15f, -1.4f), V(.9f, .2f, .8f), 34, .24f, 200);
    scrap(V(1.7f, .12f, 1.7f), V(.8f, .15f, .7f), 26, .22f, 300);
    scrap(V(1.5f, .15f, -1.7f), V(.8f, .2f, .7f), 26, .24f, 420);
    push();
    move(-.05f, .42f, .1f);
    turn_y(-52);                  /* to the left */
    for (int i = 0; i < 6; i++) { /* legs: kitchen knives */
        float side = i % 2 ? 1.f : -1.f, z = .38f - .38f * (float)(i / 2), swing = (i / 2 + i) % 2 ? .22f : -.12f;
        Vec3 hip = V(side * .36f, .08f, z * .7f), knee = V(side * .86f, .46f, z * 1.3f + swing),
             tip = V(side * 1.22f, -.40f, z * 1.9f + swing * 1.6f);
        part();
        paint(hide);
        blend(.03f);
        limb(hip, knee, .085f, .065f);
        ball(knee[0], knee[1], knee[2], .085f);
        push();
        move(knee[0], knee[1], knee[2]);
        aim(vec_unit(tip - knee), V(0, 0, 1));
        float blade[] = {-.075f, .06f, .085f, .06f, .105f, .55f, .0f, .98f, -.065f, .55f};
        part();
        paint(steel);
        outline(5, blade, 1, .03f, .025f);
        pop();
    }
    part(); /* a pan for a back */
    paint(hide);
    blend(.1f);
    egg(0, .06f, -.02f, .52f, .30f, .58f);
    egg(0, .08f, .50f, .36f, .26f, .26f);
    part();
    paint(lid);
    blend(.03f);
    lumpy(.012f, 7);
    egg(0, .20f, -.12f, .58f, .24f, .58f);
    carve();
    box(0, -.16f, 0, 1, .28f, 1, .01f);
    fill();
    lumpy(0, 1);
    push();
    move(0, .16f, -.12f);
    ring(0, 0, 0, .60f, .055f);
    pop();
    part();
    paint(green);
    blend(.03f);
    drum(0, .46f, -.12f, .13f, .05f, .04f);
    limb(V(0, .40f, -.12f), V(0, .48f, -.12f), .07f, .09f);
    for (int i = 0; i < 8; i++) {
        float a = (float)i / 8 * 2 * PI;
        ball(sinf(a) * .44f, .32f, cosf(a) * .44f - .12f, .04f);
    }
    for (int side = -1; side <= 1; side += 2) { /* eyes like fried eggs */
        push();
        move((float)side * .22f, .42f, .52f);
        turn_x(-48);
        turn_y(22);
        eye_with_lid(0, 0, 0, .21f, (float)side * -6, 6, eye_m, hide, (float)side * (side < 0 ? -10.f : 14.f), .66f);
        pop();
    }
    push();
    move(0, .10f, .74f);
    turn_x(-30);
    teeth(&(Teeth){.count = 7,
                   .material = tooth,
                   .half_width = .24f,
                   .sag = .05f,
                   .depth = .10f,
                   .length = .13f,
                   .thick = .04f,
                   .uneven = .5f});
    pop();
    part(); /* an arm, and the find of the day */
    paint(hide);
    blend(.03f);
    limb(V(-.40f, .20f, .30f), V(-.74f, .62f, .34f), .08f, .06f);
    limb(V(-.74f, .62f, .34f), V(-.86f, .74f, .70f), .06f, .05f);
    ball(-.86f, .76f, .72f, .085f);
    pop();
    push();
    move(-1.08f, .95f, -.02f);
    aim(V(.16f, .62f, -.78f), V(.1f, .78f, .62f));
    move(0, -.22f, 0);
    spoon(1.15f, steel);
    Vec3 shine = here(V(0, .9f, .06f));
    pop();
    sprite(shine, .22f, rgb(0xfff4e0), SPRITE_SPARKLE, .9f);
    for (int i = 0; i < 9; i++) { /* a trail of cutlery */
        float t = (float)i / 8;
        push();
        move(.85f + 1.0f * t + .25f * (chance(i) - .5f), .16f, .35f - 1.5f * t + .5f * (chance(i + 20) - .5f));
        turn_y(360 * chance(i + 40));
        turn_x(86);
        if (i % 3 == 0)
            fork(.5f, steel);
        else if (i % 3 == 1)
            spoon(.46f, steel);
        else
            dagger(.4f, steel, green);
        pop();
    }
    for (int i = 0; i < 3; i++) { /* others, under the heap */
        static const float at[3][2] = {{-1.25f, -1.0f}, {1.0f, -1.3f}, {1.05f, 1.35f}};
        for (int k = -1; k <= 1; k += 2) {
            push();
            move(at[i][0] + (float)k * .10f, .38f, at[i][1]);
            turn_x(-50);
            eye_with_lid(0, 0, 0, .085f, -10, 8, eye_m, hide, (float)k * 12, .5f);
            pop();
        }
    }
    faction_motes();
}

/* ---- ru02: a chain through the sky ---- */

static void chainflinger(void)
{
    camera(V(-.3f, .62f, 7.2f), V(.0f, 1.86f, 0), 37);
    Scene *s = scene();
    s->back_seed = 5;
    s->back_y = -.1f;
    s->disc_size = .01f;
    RaiderStuff m = raider_stuff();
    material(m.skin)->color = rgb(0x5e4c38);
    material(m.skin)->color2 = rgb(0x34281e);
    int stone = material_stone(rgb(0x8a6a58), rgb(0x4a3028));
    push();
    move(-.18f, .05f, 0);
    grow(1.06f);
    raider(&(Raider){.hip = V(0, 1.05f, 0),
                     .chest = V(-.16f, 1.68f, .02f),
                     .knee = {V(-.62f, .66f, .25f), V(.52f, .74f, .18f)},
                     .foot = {V(-.92f, .08f, .12f), V(.86f, .08f, .20f)},
                     .elbow = {V(-.78f, 1.62f, .22f), V(.42f, 1.98f, .28f)},
                     .wrist = {V(-.86f, 1.20f, .42f), V(.30f, 2.50f, .36f)},
                     .yaw = 46,
                     .pitch = -14,
                     .mouth = .16f,
                     .lid = 22,
                     .hat = HAT_SIEVE,
                     .seed = 11},
           &m);
    Vec3 fist = here(V(.30f, 2.52f, .42f)), low = here(V(-.86f, 1.22f, .46f));
    pop();
    Vec3 middle = V(.0f, 2.12f, .1f);
    Vec3 before = fist;
    for (int i = 0; i < 17; i++) { /* the ring through the top of the picture, broken at the stone */
        float t = (float)(i + 1) / 17, a = -1.9f + t * 4.35f, r = 1.40f + .10f * t;
        Vec3 p = middle + V(sinf(a) * r, cosf(a) * r * 1.02f, .25f - .1f * t);
        if (i == 0) {
            before = p;
            continue;
        }
        chain(before, p, 0, 3, .105f, i % 2 ? m.steel : m.iron);
        part();
        paint(m.steel);
        blend(.01f);
        Vec3 out = vec_unit(p - middle);
        limb(p - out * .16f, p + out * .20f, .012f, .012f);
        limb(p, p + out * .22f, .05f, .004f);
        limb(p, p - out * .20f, .05f, .004f);
        before = p;
    }
    chain(fist, middle + V(sinf(-1.9f) * 1.4f, cosf(-1.9f) * 1.43f, .3f), -.5f, 13, .09f, m.iron);
    chain(low, V(-1.05f, .35f, .6f), .0f, 8, .08f, m.iron);
    rock(1.28f, .42f, .15f, .30f, .75f, .3f, 8, stone); /* what it grazes */
    Vec3 hit = before;
    for (int i = 0; i < 46; i++) {
        float a = -.6f + 2.6f * chance(i), r = .1f + .8f * chance(i + 50) * chance(i + 70);
        sprite(hit + V(cosf(a) * r * .7f - .2f * r, sinf(a) * r - .1f, .3f), .012f + .02f * chance(i + 9),
               rgb(0xffe0b0), SPRITE_GLOW, 1.5f);
    }
    sprite(hit + V(0, 0, .2f), .34f, rgb(0xffe6d2), SPRITE_SPARKLE, 1);
    lamp(hit + V(-.1f, .1f, .6f), rgb(0xffb070) * .7f, .22f);
    scrap(V(-1.5f, .08f, -.7f), V(.5f, .2f, .4f), 12, .22f, 12);
    scrap(V(.1f, .02f, -.9f), V(1.0f, .08f, .3f), 14, .2f, 70);
    faction_ground();
    faction_motes();
}

/* ---- ru03: everything must go ---- */

static void keg(float r, float h, int wood, int iron)
{
    part();
    paint(wood);
    blend(.03f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i / 12 * 2 * PI;
        Vec3 p[3] = {V(sinf(a) * r * .78f, -h, cosf(a) * r * .78f), V(sinf(a) * r * .92f, 0, cosf(a) * r * .92f),
                     V(sinf(a) * r * .78f, h, cosf(a) * r * .78f)};
        float q[3] = {r * .24f, r * .26f, r * .24f};
        tube(3, p, q, 2);
    }
    drum(0, 0, 0, r * .8f, h * .95f, .02f);
    part();
    paint(iron);
    ring(0, h * .5f, 0, r * 1.08f, r * .09f);
    ring(0, -h * .5f, 0, r * 1.08f, r * .09f);
}

static void loot_the_stores(void)
{
    camera(V(-.2f, 1.15f, 8.4f), V(-.02f, 1.62f, 0), 35);
    Scene *s = scene();
    s->tint[MIDTONE] = rgb(0x7a2a20);
    s->tint[LIGHT] = rgb(0xb04a30);
    s->disc_size = .01f;
    s->back_seed = 3;
    s->ambient = .40f;
    s->key.color = rgb(0xffb890) * 1.1f;
    s->rim.towards = V(.8f, .35f, -.3f);
    s->rim.color = rgb(0xff9a50) * 5.5f;
    RaiderStuff m = raider_stuff();
    int wood = material_wood(), plank = material_new(rgb(0x5a3420), rgb(0x2a1710), .85f, .2f, PAT_WOOD, 2, .9f),
        wall = material_new(rgb(0x582c20), rgb(0x301812), .9f, .2f, PAT_NOISE, 2, .3f),
        roof = material_new(rgb(0x3a1c18), rgb(0x1c0e0c), .9f, .1f, PAT_GRASS, 4, .8f),
        paper = material_plain(rgb(0xf0dcc0), .8f, .2f), iron = material_iron(),
        cover[3] = {material_leather(rgb(0xa03a28)), material_leather(rgb(0x6fb59a)), material_leather(rgb(0xd09a50))},
        jar = material_plain(rgb(0xd8b898), .3f, 1),
        sack = material_new(rgb(0xd8b088), rgb(0x98704c), .9f, .2f, PAT_CLOTH, 4, .4f);
    push(); /* the barn, on fire */
    move(1.55f, 0, -1.6f);
    turn_y(-26);
    cottage(&(Cottage){.wall = wall,
                       .wood = plank,
                       .roof = roof,
                       .windows = rgb(0xff9a30) * 2.0f,
                       .wide = 1.25f,
                       .tall = 1.85f,
                       .deep = .9f});
    part();
    paint(material_glow(rgb(0xffb040), 2.6f));
    box(-.30f, .68f, .93f, .42f, .68f, .03f, .02f);
    push();
    move(-.3f, .1f, 1.0f);
    flames(12, .34f, .1f, 1.1f, .13f, 8, -.2f, rgb(0xffe0a0), rgb(0xff7a20), 3);
    pop();
    push();
    move(-.2f, 2.1f, .5f);
    for (int i = 0; i < 3; i++) { /* the roof burns: fire upon fire, drawn out by the wind */
        push();
        move(-.7f + .7f * (float)i, 0, 0);
        turn_z(-6 + 4 * (float)i);
        fire_breath(1.25f + .35f * (float)(i % 2), .55f, 30 + 70 * i);
        pop();
    }
    pop();
    Vec3 fire = here(V(-.2f, 1.2f, 1.8f)), top = here(V(0, 3.1f, .3f));
    pop();
    lamp(fire, rgb(0xff9040) * 5.f, 1.2f);
    sprite(fire, 1.5f, rgb(0xff8030), SPRITE_GLOW, .4f);
    sprite(top, 1.6f, rgb(0xff7a30), SPRITE_GLOW, .35f);
    static const float at[5][4] = {/* x, z, size, step */ {-1.02f, 1.15f, .84f, .18f},
                                   {.18f, .75f, .80f, .70f},
                                   {-1.62f, -.35f, .66f, .30f},
                                   {-.52f, -.35f, .64f, .82f},
                                   {.95f, -.2f, .66f, .22f}};
    for (int i = 0; i < 5; i++) {
        Raider r = raider_runs(at[i][3], i == 0 || i == 3);
        r.hat = (RaiderHat)(i % 3);
        r.seed = 4 + i * 3;
        push();
        move(at[i][0], .06f, at[i][1]);
        grow(at[i][2]);
        raider(&r, &m);
        if (i == 0) { /* a barrel */
            push();
            move(-.02f, 2.42f, .0f);
            push();
            turn_z(82);
            turn_y(20);
            keg(.36f, .46f, wood, iron);
            pop();
            pop();
        } else if (i == 1 || i == 4) { /* books up to the nose */
            push();
            move(-.72f, 1.12f, .46f);
            for (int k = 0; k < 6; k++) {
                push();
                move(.04f * (chance(k + i) - .5f), .135f * (float)k, 0);
                turn_y(30 * (chance(k + 9 + i) - .5f));
                turn_z(5 * (chance(k + 3) - .5f));
                part();
                paint(paper);
                box(0, 0, 0, .25f, .045f, .19f, .01f);
                part();
                paint(cover[(k + i) % 3]);
                box(0, .055f, 0, .27f, .014f, .21f, .008f);
                box(0, -.055f, 0, .27f, .014f, .21f, .008f);
                box(.26f, 0, 0, .014f, .06f, .21f, .008f);
                pop();
            }
            pop();
        } else if (i == 3) { /* one end of a whole shelf; the one before has the other */
            push();
            move(-.85f, 2.55f, .1f);
            part();
            paint(plank);
            blend(.01f);
            for (int k = 0; k < 2; k++)
                box(0, -.35f + .62f * (float)k, 0, 1.35f, .045f, .26f, .02f);
            for (int side = -1; side <= 1; side += 2)
                box((float)side * 1.3f, .05f, 0, .05f, .5f, .26f, .02f);
            for (int k = 0; k < 12; k++) {
                float x = -1.08f + .43f * (float)(k % 6), y = k < 6 ? -.14f : .48f;
                part();
                paint(k % 3 == 1 ? cover[1] : jar);
                blend(.04f);
                egg(x, y, .02f, .13f, .17f, .13f);
                limb(V(x, y + .1f, .02f), V(x, y + .2f, .02f), .07f, .08f);
            }
            pop();
        } else {
            part();
            paint(sack);
            blend(.08f);
            lumpy(.03f, 5);
            egg(-.7f, 1.25f, .4f, .36f, .42f, .3f);
        }
        pop();
    }
    for (int i = 0; i < 5; i++) { /* what falls off */
        push();
        move(.55f + .3f * (float)i, .10f + .3f * chance(i), 1.0f + .4f * chance(i + 5));
        turn_z(90 * chance(i + 9));
        turn_y(60);
        flying_book(cover[i % 3], paper);
        pop();
    }
    push();
    move(1.2f, .2f, .2f);
    sparks(60, 1.4f, 3.6f, rgb(0xffb060), 5);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- ru04: through the carts ---- */

/* A jet that opens and thins, from a place of the world. */
static void steam_from(Vec3 at, Vec3 out, int n, int seed)
{
    for (int i = 0; i < n; i++) {
        float t = (float)i / (float)n, wide = .04f + .26f * t;
        Vec3 p = at + out * (t * t * .5f + t * .7f) +
                 V(wide * (chance(i + seed) - .5f), wide * (chance(i + seed + 60) - .3f),
                   wide * (chance(i + seed + 9) - .5f));
        sprite(p, .06f + .15f * t * (.7f + .5f * chance(i + seed + 30)), rgb(0xffeadc), SPRITE_GLOW,
               .60f * (1 - t) + .10f);
    }
}

static void cart_wheel(float r, int wood, int iron)
{
    part();
    paint(wood);
    blend(.02f);
    ring(0, 0, 0, r, r * .13f);
    drum(0, 0, 0, r * .2f, r * .14f, .02f);
    for (int i = 0; i < 8; i++) {
        float a = (float)i * PI / 4;
        limb(V(sinf(a) * r * .15f, 0, cosf(a) * r * .15f), V(sinf(a) * r, 0, cosf(a) * r), r * .07f, r * .06f);
    }
    part();
    paint(iron);
    ring(0, 0, 0, r * 1.12f, r * .05f);
}

static void riveted_bruiser(void)
{
    camera(V(.45f, .95f, 6.8f), V(.02f, 1.42f, 0), 35);
    Scene *s = scene();
    s->back_seed = 8;
    s->disc_size = .01f;
    Flesh f = troll_flesh(rgb(0x5e4840), rgb(0x32241f));
    int iron = rusty(rgb(0x5c4640)), plate = rusty(rgb(0x7a5a4c)), bolt = rusty(rgb(0xd0a888)),
        green = rusty(rgb(0x6fb59a)), wood = material_new(rgb(0xc08a58), rgb(0x7a4e2c), .75f, .4f, PAT_WOOD, 2.2f, .8f),
        band = material_iron();
    push();
    move(-.40f, .36f, -.2f);
    turn_y(34);
    turn_x(8);
    grow(1.0f);
    troll_torso(&f, .3f);
    troll_legs(&f);
    part();
    paint(iron);
    blend(.06f);
    egg(0, 1.12f, .02f, .82f, .56f, .56f);
    egg(0, .62f, .06f, .74f, .4f, .56f);
    for (int i = 0; i < 3; i++) {
        push();
        move(0, .62f - .2f * (float)i, .06f);
        part();
        paint(i % 2 ? plate : iron);
        drum(0, 0, 0, .70f + .03f * (float)i, .12f, .03f);
        part();
        paint(bolt);
        for (int k = 0; k < 9; k++) {
            float a = ((float)k - 4) * .36f;
            ball(sinf(a) * .72f, .0f, cosf(a) * .72f, .038f);
        }
        pop();
    }
    push(); /* the shoulder that comes first: a boiler end */
    move(-.74f, 1.34f, .42f);
    turn_y(-30);
    turn_x(30);
    turn_z(22);
    grow(.82f);
    part();
    paint(plate);
    blend(.04f);
    lumpy(.012f, 6);
    egg(0, .08f, .05f, .74f, .56f, .72f);
    carve();
    box(0, -.55f, 0, 1, .35f, 1, .02f);
    fill();
    lumpy(0, 1);
    for (int row = 0; row < 2; row++) {
        push();
        move(0, -.12f + .30f * (float)row, .05f);
        part();
        paint(iron);
        ring(0, 0, 0, .72f - .12f * (float)row, .06f);
        part();
        paint(bolt);
        for (int i = 0; i < 16; i++) {
            float a = (float)i / 16 * 2 * PI, r = .78f - .12f * (float)row;
            ball(sinf(a) * r, .02f, cosf(a) * r, .05f);
        }
        pop();
    }
    part();
    paint(iron);
    blend(.02f);
    for (int i = 0; i < 5; i++) {
        float a = ((float)i - 2) * .5f;
        limb(V(sinf(a) * .3f, .52f, cosf(a) * .3f), V(sinf(a) * .55f, .98f, cosf(a) * .50f), .10f, .006f);
    }
    pop();
    push();
    move(.86f, 1.52f, -.02f);
    turn_z(-18);
    pauldron(.44f, 3, .3f, 1, iron);
    pop();
    push();
    move(.12f, 1.92f, .44f);
    turn_y(10);
    turn_x(6);
    grow(1.12f);
    troll_head(
        &f,
        &(Look){.nose = .6f, .ears = .01f, .tusks = .9f, .lid = 26, .open = .5f, .mouth = .12f, .iris = rgb(0xffd090)});
    part(); /* a helmet that is a kettle */
    paint(iron);
    blend(.03f);
    egg(0, .24f, -.06f, .46f, .36f, .46f);
    carve();
    box(0, -.14f, .1f, .7f, .28f, .7f, .02f);
    fill();
    push();
    move(0, .15f, -.04f);
    ring(0, 0, 0, .46f, .06f);
    pop();
    part();
    paint(green);
    limb(V(0, .56f, -.05f), V(0, .66f, -.05f), .09f, .07f);
    pop();
    Vec3 valve[3];
    for (int i = 0; i < 3; i++) { /* three valves in the neck */
        Vec3 a = V(-.26f + .38f * (float)i, 1.78f, -.20f), b = a + V(-.16f + .16f * (float)i, .50f, -.12f);
        part();
        paint(green);
        blend(.02f);
        limb(a, b, .085f, .075f);
        limb(b - V(0, .04f, 0), b + V(0, .04f, 0), .12f, .12f);
        valve[i] = here(b + V(0, .1f, 0));
    }
    troll_arm(&f, troll_left_shoulder, V(-1.28f, 1.0f, .55f), V(-1.0f, .72f, 1.0f));
    Hand h = troll_hand(&f, 1);
    h.curl = .9f;
    part();
    paint(f.skin);
    blend(.05f);
    hand_at(&h, V(-1.0f, .72f, 1.0f), V(.3f, -.3f, 1), V(.9f, -.3f, -.1f));
    troll_arm(&f, troll_right_shoulder, V(1.3f, 1.15f, -.3f), V(1.2f, .7f, .1f));
    h = troll_hand(&f, -1);
    h.curl = .9f;
    part();
    paint(f.skin);
    blend(.05f);
    hand_at(&h, V(1.2f, .7f, .1f), V(-.1f, -.4f, 1), V(-.9f, -.3f, -.1f));
    pop();
    for (int i = 0; i < 3; i++)
        steam_from(valve[i], V(-.65f + .22f * (float)i, .75f - .1f * (float)i, -.2f), 34, i * 140);
    Vec3 hit = V(.62f, 1.35f, .75f);
    for (int i = 0; i < 26; i++) { /* the barricade, in the air */
        float a = -1.35f + 2.7f * chance(i) + (i % 2 ? .1f : 0), r = .35f + .95f * chance(i + 40),
              z = .9f * (chance(i + 80) - .4f);
        Vec3 d = V(cosf(a), sinf(a), z * .4f);
        push();
        move(hit[0] + d[0] * r, hit[1] + d[1] * r * 1.15f, hit[2] + z);
        aim(vec_unit(d + V(.5f * (chance(i + 7) - .5f), .6f * (chance(i + 8) - .5f), .3f)), V(0, .3f, 1));
        turn_y(360 * chance(i + 11));
        part();
        paint(wood);
        blend(.01f);
        float l = .16f + .30f * chance(i + 21);
        box(0, 0, 0, .075f + .03f * chance(i), l, .025f, .01f);
        for (int k = 0; k < 2; k++)
            limb(V(-.03f + .06f * (float)k, l - .02f, 0), V(-.04f + .08f * (float)k, l + .12f, 0), .026f, .004f);
        pop();
    }
    push();
    move(1.08f, 2.25f, .3f);
    turn_x(64);
    turn_z(34);
    cart_wheel(.46f, wood, band);
    pop();
    push();
    move(1.22f, .42f, .65f);
    turn_z(70);
    turn_x(30);
    cart_wheel(.42f, wood, band);
    pop();
    push(); /* half a cart, standing on end */
    move(1.45f, .55f, -.35f);
    turn_z(-38);
    part();
    paint(wood);
    blend(.01f);
    box(0, 0, 0, .12f, .85f, .5f, .03f);
    for (int i = -1; i <= 1; i++)
        box(-.16f, .55f * (float)i, 0, .05f, .06f, .55f, .02f);
    pop();
    dust_burst(V(.7f, .3f, .6f), V(1.0f, .8f, .4f), 22, .32f, rgb(0xd88a5e), .12f, 5);
    faction_ground();
    faction_motes();
}

/* ---- ru08: the engine ---- */

static void piston_leg(Vec3 hip, Vec3 knee, Vec3 foot, int iron, int steel, int bolt)
{
    part();
    paint(iron);
    blend(.03f);
    ball(hip[0], hip[1], hip[2], .24f);
    limb(hip, knee, .19f, .15f);
    ball(knee[0], knee[1], knee[2], .20f);
    limb(vec_mix(knee, foot, .45f), foot + V(0, .08f, 0), .16f, .17f);
    drum(foot[0], foot[1] + .06f, foot[2], .30f, .08f, .03f);
    part();
    paint(steel);
    limb(knee, vec_mix(knee, foot, .6f), .085f, .085f);
    limb(vec_mix(hip, knee, .25f) + V(.18f, 0, .12f), vec_mix(knee, foot, .55f) + V(.10f, 0, .1f), .04f, .04f);
    part();
    paint(bolt);
    ball(hip[0], hip[1], hip[2] + .22f, .08f);
    ball(knee[0], knee[1], knee[2] + .18f, .07f);
}

static void tollbreaker(void)
{
    camera(V(-.1f, .85f, 9.4f), V(.32f, 1.95f, 0), 36);
    Scene *s = scene();
    s->back_y = -.16f;
    s->haze_from = 14;
    s->back_seed = 2;
    s->disc_x = .45f;
    s->disc_y = -.25f;
    int iron = rusty(rgb(0x4a342e)), plate = rusty(rgb(0x6a463a)), steel = rusty(rgb(0xc0a898)),
        bolt = rusty(rgb(0xc89878)), green = rusty(rgb(0x6fb59a)), bone = material_bone(),
        wall = material_new(rgb(0xa87a5c), rgb(0x6a4434), .9f, .2f, PAT_BRICK, 5, .8f),
        tiles = material_plain(rgb(0x6a3a38), .8f, .2f), smoke = material_plain(rgb(0x241414), .98f, .02f),
        fire = material_glow(rgb(0xff8a30), 2.6f), eye_m = material_eye(rgb(0xff9020), rgb(0xffd080), 2.2f, PUPIL_SLIT);
    piston_leg(V(-.95f, 1.75f, -.5f), V(-1.35f, 1.05f, -.6f), V(-.95f, -.05f, -.6f), iron, steel, bolt);
    piston_leg(V(.50f, 1.80f, -.5f), V(.95f, 1.15f, -.6f), V(.55f, -.05f, -.6f), iron, steel, bolt);
    part(); /* a boiler with ribs */
    paint(plate);
    blend(.06f);
    lumpy(.015f, 5);
    limb(V(-1.15f, 2.12f, 0), V(.45f, 2.25f, 0), .74f, .80f);
    egg(.62f, 2.45f, 0, .55f, .62f, .62f);
    lumpy(0, 1);
    for (int i = 0; i < 5; i++) {
        push();
        move(-1.25f + .42f * (float)i, 2.12f + .03f * (float)i, 0);
        turn_z(90);
        part();
        paint(i % 2 ? iron : steel);
        ring(0, 0, 0, .77f + .012f * (float)i, .05f);
        part();
        paint(bolt);
        for (int k = 0; k < 9; k++) {
            float a = ((float)k - 4) * .3f;
            ball(sinf(a) * .80f, .08f, cosf(a) * .80f, .035f);
        }
        pop();
    }
    part(); /* the fire door */
    paint(iron);
    blend(.02f);
    box(-.62f, 2.02f, .76f, .26f, .24f, .05f, .03f);
    part();
    paint(fire);
    for (int i = 0; i < 4; i++)
        box(-.80f + .12f * (float)i, 2.02f, .82f, .035f, .17f, .02f, .01f);
    sprite(V(-.62f, 2.02f, 1.0f), .5f, rgb(0xff8030), SPRITE_GLOW, .35f);
    for (int i = 0; i < 4; i++) { /* four chimneys, four flags of smoke */
        float x = -1.25f + .44f * (float)i, z = i % 2 ? -.22f : .22f, top = 3.15f + .14f * (float)(i % 3);
        part();
        paint(i == 2 ? green : iron);
        blend(.02f);
        limb(V(x, 2.6f, z), V(x - .05f, top, z), .12f, .10f);
        drum(x - .05f, top, z, .145f, .05f, .02f);
        part();
        paint(smoke);
        blend(.14f);
        lumpy(.05f, 4);
        for (int k = 0; k < 9; k++) {
            float t = (float)k / 8;
            ball(x - .08f - 1.25f * t * (.7f + .2f * (float)i * .5f),
                 top + .12f + .34f * sqrtf(t) + .10f * sinf(t * 7 + (float)i), z - .1f * t,
                 .09f + .14f * t * (1.2f - .5f * t));
        }
        lumpy(0, 1);
    }
    part(); /* neck */
    paint(iron);
    blend(.05f);
    for (int i = 0; i < 4; i++)
        egg(.85f + .16f * (float)i, 2.52f - .02f * (float)i, 0, .16f, .46f - .03f * (float)i, .46f - .03f * (float)i);
    push(); /* a ram of iron */
    move(1.28f, 2.58f, .12f);
    turn_y(58);
    turn_x(8);
    grow(1.30f);
    part();
    paint(plate);
    blend(.08f);
    egg(0, .12f, 0, .40f, .42f, .42f);
    limb(V(0, .08f, .1f), V(0, -.10f, .58f), .34f, .24f);
    carve();
    blend(.02f);
    box(0, -.36f, .45f, .5f, .16f, .5f, .02f);
    fill();
    part();
    paint(iron);
    blend(.03f);
    box(0, .30f, .26f, .34f, .07f, .22f, .03f);
    limb(V(0, .40f, .1f), V(0, .06f, .72f), .07f, .05f);
    push();
    move(0, -.28f, .0f);
    turn_x(24);
    part();
    paint(iron);
    blend(.05f);
    limb(V(-.16f, 0, 0), V(-.13f, -.02f, .60f), .12f, .09f);
    limb(V(.16f, 0, 0), V(.13f, -.02f, .60f), .12f, .09f);
    limb(V(-.13f, -.02f, .60f), V(.13f, -.02f, .60f), .09f, .09f);
    for (int i = 0; i < 5; i++)
        for (int side = -1; side <= 1; side += 2) {
            part();
            paint(steel);
            limb(V((float)side * .17f, .06f, .15f + .11f * (float)i),
                 V((float)side * .19f, .20f, .16f + .11f * (float)i), .045f, .005f);
        }
    pop();
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(bone);
        blend(.02f);
        Vec3 p[14];
        float r[14];
        for (int i = 0; i < 14; i++) { /* horns that curl */
            float t = (float)i / 13, a = .6f + t * 8.2f, w = .52f * (1 - .72f * t);
            p[i] = V(q * (.30f + .30f * t), .22f + cosf(a) * w, -.26f - sinf(a) * w);
            r[i] = .125f * (1 - .75f * t) + .015f;
        }
        tube(14, p, r, 3);
        part();
        eye(q * .28f, .17f, .30f, .10f, q * 20, -4, eye_m);
        part();
        paint(bolt);
        ball(q * .25f, -.06f, .46f, .045f);
        ball(q * .2f, -.1f, .62f, .04f);
    }
    pop();
    push(); /* a tower, torn out, between the jaws */
    move(1.72f, 1.98f, .66f);
    turn_z(-64);
    turn_x(10);
    move(0, -.75f, 0);
    grow(1.35f);
    titan_tower(wall, tiles, rgb(0xffb347));
    pop();
    clods(V(1.3f, 1.75f, .6f), V(.2f, -1.3f, .3f), .7f, 24, .11f, wall, 6);
    piston_leg(V(-1.05f, 1.80f, .55f), V(-1.42f, 1.1f, .75f), V(-1.15f, .05f, .8f), iron, steel, bolt);
    piston_leg(V(.30f, 1.85f, .60f), V(.78f, 1.42f, .85f), V(.62f, .48f, .9f), iron, steel, bolt);
    part(); /* the wall, at its belly */
    paint(wall);
    blend(.02f);
    lumpy(.015f, 3);
    box(1.4f, .25f, .05f, 2.4f, .62f, .28f, .03f);
    for (int i = 0; i < 7; i++)
        box(-.55f + .52f * (float)i, .98f, .05f, .16f, .14f, .26f, .03f);
    carve();
    blend(.05f);
    egg(.35f, 1.05f, .1f, .62f, .55f, 1);
    fill();
    for (int i = 0; i < 12; i++)
        rock(.1f + 1.0f * (chance(i) - .3f), .10f + .3f * chance(i + 9), .6f + .5f * chance(i + 30), .12f, .09f, .1f,
             60 * chance(i + 3), wall);
    faction_ground();
    faction_motes();
}

const Card siege_raid_heath_cards[] = {
    {"cards/siege/ru01", RUSTCLAW, scrapling},       {"cards/siege/ru02", RUSTCLAW, chainflinger},
    {"cards/siege/ru03", RUSTCLAW, loot_the_stores}, {"cards/siege/ru04", RUSTCLAW, riveted_bruiser},
    {"cards/siege/ru08", RUSTCLAW, tollbreaker},     {0}};
