/* SPDX-License-Identifier: MIT
 * Barbarians: the red-bearded axe, the blue champion of the fjord, the queen of the wild hunt. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/brute.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/seawater.h"
#include "props/sinew.h"
#include "props/skull.h"
#include "props/visage.h"
#include "props/weapons.h"
#include "types/hero_head.h"
#include "types/heroes.h"

/* A two-edged axe of war: cheeks forged hollow, edges ground bright. y along the shaft, the hand at its middle. */
static void war_axe(float size, int steel, int edge, int wood, int wrap)
{
    static const float cheek[] = {.05f, .16f, .34f, .40f, .42f, .22f, .45f, 0, .42f, -.22f, .34f, -.40f, .05f, -.16f},
                       bright[] = {.36f, .46f,  .46f, .26f, .50f,  .0f, .46f, -.26f,
                                   .36f, -.46f, .43f, -.2f, .445f, 0,   .43f, .2f};
    part();
    paint(wood);
    blend(.01f);
    limb(V(0, -.86f, 0), V(0, .74f, 0), .040f, .036f);
    part();
    paint(wrap);
    for (int i = 0; i < 7; i++) {
        push();
        move(0, -.60f + .10f * (float)i, 0);
        turn_z(14);
        ring(0, 0, 0, .040f, .014f);
        pop();
    }
    push();
    move(0, .58f, 0);
    grow(size);
    part();
    paint(steel);
    blend(.02f);
    drum(0, 0, 0, .075f, .20f, .02f);
    limb(V(0, .2f, 0), V(0, .42f, 0), .05f, .006f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        if (side < 0)
            mirror_x();
        part();
        paint(steel);
        outline(7, cheek, 3, .045f, .10f);
        carve();
        blend(.02f);
        for (int face = -1; face <= 1; face += 2)
            egg(.22f, 0, (float)face * .075f, .13f, .15f, .055f);
        fill();
        part();
        paint(edge);
        outline(8, bright, 3, .022f, .06f);
        pop();
    }
    pop();
}

/* Where the light comes from: nothing else is in the cave. */
static Vec3 dark_cave(const Scene *s, float u, float v)
{
    float n = cloud_flat(u * 3, v * 3, 4);
    return s->tint[DARK] * (.5f + .6f * n) + s->tint[SHADOW] * (.35f * halo(u, v, 0, .2f, .5f));
}

/* It has been awake all the time. */
static void dragons_eye(void)
{
    int scales = material_scales(rgb(0x4a2018), rgb(0x1a0a0c), 1.5f),
        rim = material_scales(rgb(0x7a3a24), rgb(0x2c1010), 3.0f),
        horn_m = material_new(rgb(0x8a6a48), rgb(0x382414), .5f, .7f, PAT_BONE, 4, .4f),
        iris = material_eye(rgb(0xffa018), rgb(0xc84808), .55f, PUPIL_SLIT);
    push();
    move(.34f, 2.06f, -2.6f);
    turn_z(-9);
    part();
    eye(0, 0, -.10f, 1.40f, 0, -7, iris);
    part();
    paint(scales);
    blend(.22f);
    egg(0, .0f, -.55f, 3.6f, 3.1f, 1.45f);
    limb(V(-2.2f, .55f, .55f), V(.4f, 1.28f, .95f), .34f, .52f); /* brow */
    limb(V(.4f, 1.28f, .95f), V(2.3f, .75f, .50f), .52f, .30f);
    limb(V(-1.9f, -.75f, .45f), V(.2f, -1.25f, .80f), .26f, .42f);
    limb(V(.2f, -1.25f, .80f), V(2.2f, -.60f, .35f), .42f, .22f);
    carve();
    blend(.10f);
    egg(0, -.02f, .9f, 1.62f, .98f, 1.75f);
    fill();
    part(); /* rims of the lids */
    paint(rim);
    blend(.04f);
    for (int i = 0; i < 40; i++) {
        float a = (float)i * PI / 20;
        ball(sinf(a) * 1.62f, -.02f + cosf(a) * .98f, .62f - .28f * fabsf(sinf(a)), .125f + .03f * chance(i));
    }
    for (int i = 0; i < 6; i++) { /* spines along the brow */
        float t = (float)i / 5;
        Vec3 root = V(-1.7f + 3.3f * t, 1.0f + .72f * sinf(t * PI), .95f),
             p[3] = {root, root + V(-.10f, .40f, .26f), root + V(-.30f, .74f, .16f)};
        float r[3] = {.20f, .14f, .01f};
        part();
        paint(horn_m);
        tube(3, p, r, 4);
    }
    pop();
}

/* The cave was not empty. */
static void barbarian(void)
{
    camera(V(.10f, .78f, 6.2f), V(.02f, 1.62f, 0), 33);
    hero_stage(PARTY_WARM, dark_cave);
    Scene *s = scene();
    set_palette(s, 0x0c0608, 0x3c1a18, 0x8a4028, 0xffa850, 0xffc060, 0xfff0c8);
    s->roll = 2;
    s->key.color = rgb(0xffc890) * 1.1f;
    s->key.towards = V(-.70f, .62f, .35f);
    s->rim.color = rgb(0xff9030) * 5.0f;
    s->rim.towards = V(.15f, .45f, -.88f);
    s->fill.color = rgb(0x384878) * .5f;
    int red = material_new(rgb(0xd04814), rgb(0x6a1c08), .5f, .9f, PAT_HAIR, 2.2f, .12f);
    int steel = material_new(rgb(0x8a94a4), rgb(0x5a6272), .34f, 1, PAT_METAL, 3, .10f),
        edge = material_new(rgb(0xe8f0f8), rgb(0xc0c8d4), .22f, 1, PAT_METAL, 3, .04f), gold = material_gold(),
        fur = material_fur(rgb(0x7a5030)), leather = material_leather(rgb(0x5a3420)),
        wool = material_wool(rgb(0x4c4a5a)),
        bone = material_new(rgb(0xf4e4bc), rgb(0x9a7a48), .5f, .6f, PAT_BONE, 4, .5f),
        rock_m = material_stone(rgb(0x4a3834), rgb(0x201412));
    material(steel)->metal = .3f;
    material(edge)->metal = .2f;
    material(fur)->fine = 8;
    material(fur)->bump = .5f;
    dragons_eye();
    Kin k = {.head = {.skin = rgb(0xd89468),
                      .hair = rgb(0xd04814),
                      .iris = rgb(0x50b0e8),
                      .age = .5f,
                      .man = 1,
                      .wide = 1.1f,
                      .nose = NOSE_BROAD,
                      .mood = MOOD_ROAR,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.25f,
                      .seed = 8},
             .look = -14,
             .nod = -10,
             .head_size = .54f};
    Brute b = {.sinews = true,
               .hip = V(.0f, 1.04f, .0f),
               .chest = V(.0f, 1.66f, -.02f),
               .front = V(.15f, .05f, 1),
               .shoulder = .47f,
               .bulk = 1.08f,
               .breast = 1.35f,
               .knee = {V(-.36f, .60f, .16f), V(.38f, .60f, .04f)},
               .foot = {V(-.50f, .13f, -.02f), V(.48f, .13f, -.14f)},
               .toes = {V(-.5f, 0, 1), V(.6f, 0, .9f)},
               .skin = bare_skin(k.head.skin),
               .trousers = wool,
               .boots = fur,
               .hand = .21f,
               .thick = 1.15f};
    push();
    move(-.40f, .0f, .55f);
    turn_y(166);
    grow(.80f);
    brute_body(&b);
    brute_kilt(&b, fur, .46f, 13, 5);
    brute_belt(&b, leather);
    push();
    hero_head(&k, brute_neck(&b, .40f, .08f));
    for (int i = 0; i < 26; i++) { /* a mane down between the shoulder blades */
        float a = (chance(i) - .5f) * 2.6f, c = chance(i + 30);
        Vec3 p[4] = {V(sinf(a) * .30f, .22f - .3f * c, -.20f - .18f * cosf(a)),
                     V(sinf(a) * .42f, -.20f, -.36f - .12f * cosf(a)), V(sinf(a) * .50f, -.62f, -.42f),
                     V(sinf(a) * .46f + .1f * (c - .5f), -1.0f - .3f * c, -.46f)};
        part();
        paint(red);
        hair_lock(4, p, .085f, i);
    }
    fit_headgear();
    grow(1.06f);
    helm_open(material_iron(), gold, false);
    helm_horns(1.15f, bone);
    pop();
    push(); /* the axe, in one hand, held away: he has not lifted it yet */
    brute_grip(&b, -1, V(-.86f, 1.36f, .06f), V(-.92f, .98f, .38f), V(-.22f, 1, .16f), V(-.6f, .2f, .7f));
    turn_y(40);
    war_axe(.80f, steel, edge, material_wood(), leather);
    pop();
    brute_arm(&b, 1, V(.80f, 1.34f, -.02f), V(.98f, 1.08f, .30f), GRASP_REACH, V(.4f, -.35f, .9f), V(-.3f, -.2f, -.6f));
    pop();
    part();
    paint(rock_m);
    blend(.10f);
    lumpy(.05f, 3);
    egg(-.30f, -.20f, .55f, 1.5f, .26f, .8f);
    egg(-1.3f, .02f, .2f, .52f, .40f, .5f);
    egg(1.35f, -.02f, .3f, .50f, .34f, .5f);
    ground(-.06f, .08f, 1.5f);
    lumpy(0, 1);
    lamp(V(.0f, 1.9f, -.9f), rgb(0xff9028) * 3.0f, .8f);
    for (int i = 0; i < 40; i++) /* its breath, along the floor */
        sprite(V((chance(i) - .5f) * 3.6f, .05f + .5f * chance(i + 40), -1.2f + 1.0f * chance(i + 80)),
               .22f + .25f * chance(i + 120), rgb(0xc07848), SPRITE_GLOW, .06f);
    push();
    sparks(26, 1.6f, 3.2f, rgb(0xffb040) * 1.6f, 300);
    pop();
}

/* ---- the champion of the fjord ---- */

static void woad(int m)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        for (int i = 0; i < 3; i++) {
            float y = -.10f - .075f * (float)i,
                  line[8] = {s * .09f, y, s * .17f, y + .005f, s * .23f, y + .02f, s * .275f, y + .045f},
                  r[4] = {.014f, .022f, .020f, .008f};
            if (i > 0)
                line[0] = s * .125f;
            face_paint(m, 4, line, r);
        }
    }
    float brow[6] = {0, .40f, 0, .26f, 0, .12f}, r[3] = {.03f, .026f, .012f};
    face_paint(m, 3, brow, r);
}

/* Out of the fjord at night, without a sound, the blade between his teeth. */
static void barbarian2(void)
{
    camera(V(-.10f, 1.42f, 5.0f), V(.02f, 1.36f, 0), 27);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    s->backdrop = moon_fog;
    set_palette(s, 0x02060e, 0x081a30, 0x143a58, 0x5c90b0, 0x9fe8ff, 0xe8f4fa);
    s->disc_x = -.42f;
    s->disc_y = .50f;
    s->disc_size = .8f;
    s->roll = -4;
    s->rim.color = rgb(0x90d8ff) * 2.4f;
    s->key.color = rgb(0xfff4e0) * 2.3f;
    s->key.towards = V(-.60f, .45f, .75f);
    s->fill.color = rgb(0x2858a0) * .45f;
    s->vignette = 1.4f;
    int sea = material_new(rgb(0x0a2438), rgb(0x020810), .10f, 1.3f, PAT_WATER, 2.2f, .35f),
        blue = material_plain(rgb(0x0c2458), .6f, .3f), gold = material_gold(),
        blade = material_new(rgb(0xf0f6fc), rgb(0xb8c8d8), .2f, 1.2f, PAT_METAL, 3, .05f),
        ice = material_new(rgb(0xd8ecf8), rgb(0x80b0d0), .4f, .8f, PAT_NOISE, 3, .2f),
        blond = material_new(rgb(0xe8c868), rgb(0x7a5a20), .4f, 1.1f, PAT_HAIR, 2.2f, .12f);
    part();
    paint(sea);
    ground(.90f, .05f, 1.6f);
    Kin k = {.head = {.skin = rgb(0xd8ac90),
                      .hair = rgb(0xe8c868),
                      .iris = rgb(0x60d0ff),
                      .age = .5f,
                      .man = 1,
                      .wide = 1.06f,
                      .gaunt = .25f,
                      .eye = 1.35f,
                      .glow = .6f,
                      .brow = 1.6f,
                      .nose = NOSE_BROAD,
                      .mood = MOOD_RESOLVE,
                      .cast = CAST_HEAVY,
                      .beard = WHISKERS_STUBBLE,
                      .gaze_x = 10,
                      .gaze_y = 8,
                      .scar = true,
                      .seed = 5},
             .look = -13,
             .nod = 7,
             .lean = 4,
             .head_size = 1.34f};
    push();
    hero_head(&k, V(0, 1.48f, 0));
    for (int side = -1; side <= 1; side += 2) { /* a band of woad across the eyes */
        float q = (float)side, over[8] = {q * .04f, .10f, q * .14f, .115f, q * .25f, .10f, q * .33f, .05f},
              under[8] = {q * .05f, -.06f, q * .14f, -.095f, q * .24f, -.08f, q * .32f, -.02f},
              ro[4] = {.06f, .065f, .06f, .03f}, ru[4] = {.05f, .055f, .055f, .03f};
        face_paint(blue, 4, over, ro);
        face_paint(blue, 4, under, ru);
    }
    woad(blue);
    part(); /* shaven, one wet lock over the skull */
    paint(blond);
    blend(.012f);
    for (int i = 0; i < 7; i++) {
        float x = ((float)i - 3) * .045f, c = chance(i);
        Vec3 tail[5] = {V(x, .44f, .06f), V(x * 1.1f + .02f, .50f, -.16f), V(x + .22f, .46f, -.34f),
                        V(x * 1.4f + .46f, .16f, -.36f), V(x * 1.6f + .52f, -.50f - .1f * c, -.22f)};
        hair_lock(5, tail, .062f, i + 10);
    }
    for (int i = 0; i < 3; i++) { /* a comb of it stays above the brow */
        part();
        paint(gold);
        push();
        move(.40f, -.02f - .12f * (float)i, -.04f);
        turn_x(90);
        ring(0, 0, 0, .05f, .016f);
        pop();
    }
    push(); /* the knife */
    move(-.52f, -.265f, .44f);
    turn_z(-93);
    turn_y(24);
    grow(.98f);
    dagger(1.12f, blade, gold);
    Vec3 spark = here(V(.0f, .86f, .05f));
    pop();
    pop();
    for (int i = 0; i < 5; i++) { /* the water closes round him in rings */
        part();
        paint(sea);
        ring(0, .905f, .05f, .74f + .30f * (float)i, .022f - .003f * (float)i);
    }
    static const float floe[4][3] = {
        {-1.35f, -.7f, .34f}, {1.25f, -1.1f, .42f}, {-.95f, .95f, .26f}, {1.05f, .7f, .20f}};
    for (int i = 0; i < 4; i++) {
        part();
        paint(ice);
        lumpy(.03f, 3);
        drum(floe[i][0], .92f, floe[i][1], floe[i][2], .04f, .03f);
    }
    sprite(spark, .22f, rgb(0xffffff), SPRITE_SPARKLE, 1.2f);
    for (int i = 0; i < 50; i++)
        sprite(V((chance(i) - .5f) * 4, 3.2f * chance(i + 90), -1 + 2.5f * chance(i + 180)),
               .014f + .014f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .7f);
}

/* ---- the queen of the wild hunt ---- */

static void green_comb(int green)
{
    part(); /* spikes from the forehead to the nape */
    paint(green);
    blend(.012f);
    for (int i = 0; i < 15; i++) {
        float a = -.55f + 2.5f * (float)i / 14, h = .62f + .16f * sinf((float)i * .5f) - .012f * (float)i,
              c = chance(i) - .5f;
        Vec3 d = V(.14f * c, cosf(a), -sinf(a)), root = V(.05f * c, .12f, -.07f) + d * .36f;
        Vec3 q[4] = {root, root + d * h * .35f, root + d * h * .72f + V(.04f * c, 0, -.05f),
                     root + d * h + V(.1f * c, .02f, -.14f)};
        hair_lock(4, q, .085f, i + 40);
    }
}

/* Whoever walks past the old skull is jumped at, out of its eye. */
static void barbarian3(void)
{
    camera(V(.45f, .85f, 5.4f), V(.14f, 1.52f, .4f), 32);
    hero_stage(PARTY_WILD, NULL);
    Scene *s = scene();
    set_palette(s, 0x0a0614, 0x1c1232, 0x463070, 0xa890c4, 0xb0ff60, 0xf6ffe4);
    s->roll = -13;
    s->key.color = rgb(0xfff0d8) * 1.7f;
    s->key.towards = V(-.55f, .70f, .60f);
    s->rim.color = rgb(0xb8ff80) * 1.2f;
    s->fill.color = rgb(0x503a80) * .4f;
    s->vignette = 1.5f;
    s->aperture = .04f;
    int bone = material_bone(), leather = material_leather(rgb(0x5a3622)), gold = material_gold(),
        old = material_new(rgb(0x8a8078), rgb(0x443c40), .7f, .4f, PAT_BONE, 1.6f, .6f),
        green = material_new(rgb(0x58d030), rgb(0x1c6a14), .5f, .9f, PAT_NOISE, 4, .12f);
    push(); /* it fills the picture and more */
    move(.74f, 1.25f, -1.15f);
    turn_y(-4);
    grow(4.0f);
    skull(&(Skull){.bone = old, .no_jaw = true, .menace = .9f, .missing = .35f});
    part(); /* night in both sockets */
    paint(material_plain(rgb(0x060408), .95f, 0));
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .175f, .09f, .26f, .15f, .14f, .08f);
    Vec3 left = here(V(-.175f, .075f, .46f));
    for (int i = 0; i < 2; i++) { /* something else lives in the other one */
        push();
        move(.14f + .055f * (float)i, .075f - .008f * (float)i, .345f);
        turn_z(i ? 18 : -14);
        part();
        paint(material_glow(rgb(0xc8ff50), 1.6f));
        egg(0, 0, 0, .016f, .009f, .008f);
        pop();
    }
    pop();
    int skin = bare_skin(rgb(0xe4a47c));
    Vec3 face = left + V(.02f, -.06f, .22f);
    push();
    move(face[0], face[1], face[2]);
    turn_y(-14);
    turn_x(6);
    turn_z(12);
    grow(.80f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xe4a47c),
                     .hair = rgb(0x2c7a1c),
                     .iris = rgb(0xa8f040),
                     .glow = .3f,
                     .flush = 1.15f,
                     .jaw = .95f,
                     .chin = .12f,
                     .nose = .95f,
                     .bulb = 1.05f,
                     .wry = .02f,
                     .eye = 1.2f,
                     .open = {.75f, 1.2f},
                     .under = {.7f, .9f},
                     .slant = {.014f, .018f},
                     .gaze_x = 6,
                     .gaze_y = -8,
                     .brow = {-.015f, .02f},
                     .frown = {.05f, .045f},
                     .bush = 1.2f,
                     .mouth = .14f,
                     .gape = .13f,
                     .corner = {.01f, .03f},
                     .upper = 1,
                     .lower = .8f,
                     .lips = 1.1f,
                     .neck = .16f});
    part(); /* one stroke of her people's green across the nose */
    paint(material_plain(rgb(0x2c6a1c), .7f, .2f));
    blend(.01f);
    Vec3 band[5] = {V(-.24f, -.085f, .255f), V(-.12f, -.07f, .335f), V(.005f, -.045f, .395f), V(.12f, -.07f, .335f),
                    V(.24f, -.085f, .255f)};
    float br[5] = {.010f, .024f, .022f, .024f, .010f};
    tube(5, band, br, 4);
    part(); /* shorn but for the comb */
    paint(material_new(rgb(0x5a8a34), rgb(0x34581c), .8f, .2f, PAT_GRASS, 14, .5f));
    blend(.05f);
    egg(0, .19f, -.09f, .352f, .345f, .40f);
    push();
    move(0, -.05f, .12f);
    grow(.94f);
    green_comb(green);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(gold);
        push();
        move((float)side * .42f, -.20f, -.10f);
        turn_x(90);
        ring(0, 0, 0, .085f, .02f);
        pop();
    }
    pop();
    part(); /* a shoulder over the rim of the socket, and what she wears there */
    paint(skin);
    blend(.10f);
    Vec3 neck = face + V(.10f, -.42f, -.20f), shoulder = face + V(.46f, -.50f, .05f);
    limb(neck + V(-.25f, -.1f, -.1f), shoulder, .20f, .20f);
    Vec3 elbow = shoulder + V(.26f, -.42f, .42f), at = shoulder + V(-.16f, -.36f, 1.05f), bar = V(-.62f, .62f, .45f),
         out = V(.3f, -.1f, 1);
    PersonHand h = {.lean = true, .size = .24f, .thick = 1.1f, .thumb = 1, .skin = skin};
    push(); /* the bone dagger, at us */
    Vec3 wrist = person_hand_grip(h, at, bar, out);
    dagger(.92f, bone, leather);
    pop();
    part();
    paint(skin);
    blend(.06f);
    sinew_arm(shoulder, elbow, wrist, 1.2f, .7f);
    part();
    paint(leather);
    blend(.02f);
    limb(vec_mix(elbow, wrist, .45f), vec_mix(elbow, wrist, .85f), .105f, .095f);
    PersonHand hold = {.lean = true, .pose = GRASP_CUP, .size = .22f, .thick = 1.1f, .thumb = 1, .skin = skin};
    Vec3 rim = left + V(-.52f, -.30f, .30f); /* the other hand on the rim */
    person_hand_at(&hold, rim + V(.12f, -.05f, -.06f), V(-.5f, .35f, .8f), V(-.2f, -.9f, .2f));
    part();
    paint(skin);
    limb(rim + V(.12f, -.05f, -.06f), neck + V(-.1f, -.05f, -.3f), .075f, .12f);
    lamp(face + V(-.35f, .40f, .80f), rgb(0xffd8a8) * 2.4f, .42f);
    lamp(at + V(-.4f, .3f, .5f), rgb(0xffd8a8) * 1.0f, .3f);
    faction_motes();
}

const Card barbarian_cards[] = {{"cards/monstrous/barbarian", FIRE, barbarian},
                                {"cards/monstrous/barbarian-2", FOREST, barbarian2},
                                {"cards/monstrous/barbarian-3", MOON, barbarian3},
                                {0}};
