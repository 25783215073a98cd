/* SPDX-License-Identifier: MIT
 * The hour of the breach: what eats the gate, and what comes through the wall. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/cottage.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/people.h"
#include "props/rocks.h"
#include "props/teeth.h"
#include "props/weapons.h"

/* ---- st12: Hurgrath dines ---- */

static void molar(Vec3 at, float up, float wide, float tall, int tooth, int seed)
{
    push();
    move(at[0], at[1], at[2]);
    turn_z(10 * (chance(seed) - .5f));
    part();
    paint(tooth);
    blend(.05f);
    lumpy(.012f, 8);
    box(0, up * tall * .4f, 0, wide * .5f, tall * .5f, wide * .42f, wide * .2f);
    carve();
    blend(.04f);
    ball(0, up * (tall * .95f), 0, wide * .22f);
    fill();
    pop();
}

static void hurgrath(void)
{
    camera(V(.1f, .70f, 6.3f), V(.0f, 1.66f, 0), 34);
    Scene *s = scene();
    s->back_y = .35f;
    s->ambient = .5f;
    s->key.towards = V(-.75f, .35f, .6f);
    s->key.color = rgb(0xfff0d8) * 2.2f;
    s->rim.color = rgb(0xf0dcb0) * 2.4f;
    s->vignette = 1.15f;
    int hide = material_skin(rgb(0x7a5c44), rgb(0x3c2a20)), gum = material_skin(rgb(0x9a4038), rgb(0x5a201c)),
        dark = material_plain(rgb(0x1a0806), .8f, .3f), tooth = material_tooth(), iron = material_iron(),
        stone = material_new(rgb(0xd0aa66), rgb(0x94743f), .9f, .2f, PAT_STONE, 2.4f, 1),
        tongue = material_plain(rgb(0x8c3c40), .5f, 1), wood = material_wood(), hair = material_fur(rgb(0x241a14)),
        eyem = material_eye(rgb(0xffc020), rgb(0xfff0b0), .6f, PUPIL_SLIT);
    material(iron)->color = rgb(0x6a625c);
    material(tooth)->color = rgb(0xf0dca8);
    material(hide)->bump = .9f;
    push();
    move(-.12f, 0, -.75f);
    turn_y(30);
    part(); /* skull and upper jaw, which goes on above the picture */
    paint(hide);
    blend(.22f);
    lumpy(.04f, 3);
    egg(-.05f, 2.55f, -.2f, 1.25f, .85f, .95f);
    egg(0, 2.85f, .75f, .95f, .62f, .6f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .92f, 1.75f, .05f, .38f, .85f, .6f); /* cheek, stretched */
        egg(q * .95f, 1.0f, .1f, .42f, .5f, .6f);
        blend(.1f);
        limb(V(q * .22f, 2.62f, 1.0f), V(q * 1.0f, 2.72f, .62f), .17f, .15f); /* brow */
        egg(q * .66f, 2.16f, .72f, .34f, .17f, .3f);
        blend(.22f);
    }
    egg(0, .48f, .25f, 1.05f, .52f, .85f); /* the lower jaw */
    egg(0, .40f, .85f, .85f, .40f, .45f);
    carve();
    blend(.1f);
    egg(0, 1.45f, .75f, .82f, .62f, .9f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .60f, 2.40f, .98f, .25f, .19f, .26f);
    fill();
    lumpy(0, 1);
    part();
    paint(dark);
    egg(0, 1.45f, .1f, .85f, .68f, .5f);
    part(); /* gums and tongue */
    paint(gum);
    blend(.06f);
    for (int i = 0; i < 12; i++) {
        float a = ((float)i - 5.5f) / 5.5f * 1.25f, x = sinf(a) * .80f, z = .42f + cosf(a) * .62f;
        ball(x, 1.98f + .04f * cosf(a), z - .02f, .15f);
        ball(x, .86f - .03f * cosf(a), z + .02f, .15f);
    }
    part();
    paint(tongue);
    blend(.08f);
    egg(0, 1.02f, .25f, .62f, .20f, .55f); /* broad and flat behind the teeth */
    egg(-.05f, 1.12f, .62f, .5f, .13f, .36f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) / 4 * 1.22f, x = sinf(a) * .80f, z = .44f + cosf(a) * .66f,
              w = .25f - .02f * fabsf((float)i - 4) * .5f;
        molar(V(x, 1.92f, z), -1, w, .36f + (i == 2 || i == 6 ? .18f : 0), tooth, i);
        molar(V(x, .92f, z + .03f), 1, w, .32f + (i == 1 || i == 7 ? .20f : 0), tooth, i + 20);
    }
    push();
    move(-.60f, 2.38f, .80f); /* the one that shows */
    eye_with_lid(0, 0, 0, .27f, 0, -12, eyem, hide, -24, .60f);
    pop();
    push();
    move(.60f, 2.38f, .80f);
    eye_with_lid(0, 0, 0, .235f, -8, -12, eyem, hide, 24, .34f);
    pop();
    part();
    paint(hair);
    for (int i = 0; i < 22; i++) {
        float x = -1.15f + 2.3f * chance(i), side = x < 0 ? -1.f : 1.f;
        Vec3 a = V(side * (.95f + .2f * chance(i + 7)), .4f + .7f * chance(i + 9), .4f * chance(i + 3));
        limb(a, a + V(side * .25f, -.3f - .2f * chance(i), .15f), .06f, .005f);
    }
    pop();
    for (int i = 0; i < 6; i++) { /* the bars: whole at the sides, two bitten off, one between his teeth like a straw */
        float x = -1.25f + .5f * (float)i;
        part();
        paint(iron);
        blend(.02f);
        if (i == 0 || i == 5 || i == 1) {
            limb(V(x, -.6f, 1.25f), V(x, 3.6f, 1.25f), .07f, .07f);
            continue;
        }
        float end = 2.98f - .10f * (float)(i % 2), stub = .42f + .12f * (float)(i % 2);
        limb(V(x, 3.6f, 1.25f), V(x, end, 1.26f), .07f, .07f);
        limb(V(x, end, 1.26f), V(x - .06f, end - .14f, 1.32f), .068f, .02f);
        limb(V(x, -.6f, 1.25f), V(x, stub, 1.26f), .07f, .07f);
        limb(V(x, stub, 1.26f), V(x + .05f, stub + .12f, 1.32f), .068f, .02f);
    }
    part();
    paint(iron);
    blend(.02f);
    tube(6,
         (Vec3[]){V(-.95f, .62f, .85f), V(-.62f, 1.22f, .98f), V(-.1f, 1.38f, .72f), V(.40f, 1.42f, .62f),
                  V(.82f, 1.30f, 1.05f), V(1.12f, .78f, 1.45f)},
         (float[]){.075f, .075f, .075f, .075f, .075f, .075f}, 5);
    limb(V(-1.9f, .12f, 1.28f), V(1.9f, .12f, 1.28f), .065f, .065f);
    limb(V(-1.9f, 3.12f, 1.28f), V(1.9f, 3.12f, 1.28f), .065f, .065f);
    for (int side = -1; side <= 1; side += 2) /* the gate */
        for (int i = 0; i < 8; i++)
            rock((float)side * (1.46f + .05f * chance(i)), -.3f + .52f * (float)i, 1.5f, .30f, .25f, .3f,
                 4 * (chance(i + 40) - .5f), stone);
    push(); /* a torch */
    move(-.74f, .98f, 1.72f);
    turn_z(-10);
    part();
    paint(wood);
    limb(V(0, -.5f, 0), V(0, .12f, 0), .05f, .07f);
    move(0, .14f, 0);
    flames(7, .06f, .06f, .42f, .07f, 8, .1f, rgb(0xffe090), rgb(0xff7a20), 4);
    pop();
    lamp(V(-.95f, 1.75f, 2.05f), rgb(0xffc880) * 1.2f, .5f);
    sprite(V(-.70f, 1.3f, 1.8f), .35f, rgb(0xffb060), SPRITE_GLOW, .35f);
    for (int i = 0; i < 24; i++) /* sparks of iron on teeth */
        sprite(V(.1f + .9f * chance(i), 1.0f + .9f * chance(i + 30), 1.1f + .4f * chance(i + 60)),
               .012f + .014f * chance(i + 9), rgb(0xffc060), SPRITE_GLOW, 1.2f);
    sprite(V(.36f, 1.5f, 1.2f), .12f, rgb(0xffe0a0), SPRITE_SPARKLE, .6f);
}

/* ---- st13: the wall opens ---- */

static Vec3 burst_light(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float far = distance_to(u, v, -.12f, .12f);
    Vec3 c = vec_mix(rgb(0xfffaf0) * 1.25f, t[LIGHT], smooth(.25f, 1.1f, far));
    c = c + rgb(0xfff0d0) * (.35f * smooth(.5f, .72f, shafts(u, v, -.12f, .12f, 6)) * smooth(1.3f, .2f, far));
    return c;
}

static void flung(const Figure *f, const Person *p, int tunic, int trousers, int boots, int steel, bool spread)
{
    int skin = material_skin(p->skin, p->skin * V(.8f, .62f, .55f));
    push();
    move(0, -1.4f, 0);
    body_trunk(f, tunic);
    coat_skirt(tunic, 1.0f, .86f, 8, .2f, V(-.2f, 0, -.2f), 9);
    part();
    paint(trousers);
    blend(.06f);
    limb(V(-.13f, 1.12f, 0), V(-.34f, .74f, .32f), .15f, .12f);
    limb(V(.13f, 1.12f, 0), V(.22f, .62f, -.05f), .15f, .12f);
    part();
    paint(boots);
    blend(.04f);
    limb(V(-.34f, .74f, .32f), V(-.44f, .30f, .12f), .125f, .09f);
    limb(V(-.44f, .30f, .12f), V(-.46f, .20f, .32f), .09f, .07f);
    limb(V(.22f, .62f, -.05f), V(.34f, .16f, -.25f), .125f, .09f);
    limb(V(.34f, .16f, -.25f), V(.38f, .02f, -.08f), .09f, .07f);
    part();
    paint(boots);
    blend(.02f);
    push();
    move(0, 1.30f, 0);
    ring(0, 0, 0, .27f, .045f);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 e = spread ? V(q * .70f, 1.98f, .10f) : V(q * .66f, 1.72f, .28f),
             w = spread ? V(q * .92f, 2.34f, .30f) : V(q * .86f, 2.02f, .52f);
        body_sleeve(tunic, body_shoulder(f, q), e, w, .125f, .10f, .08f, side + 4);
        PersonHand h = {.pose = GRASP_REACH, .size = .20f, .thick = 1.1f, .thumb = -side, .skin = skin};
        person_hand_at(&h, w, V(q * .4f, .9f, .3f), V(-q * .2f, 0, 1));
    }
    push();
    move(0, 2.14f, .05f);
    grow(.58f);
    person_head(p);
    push();
    move(0, .12f, 0);
    helm_open(steel, steel, false);
    pop();
    pop();
    pop();
}

static void breach(void)
{
    camera(V(.1f, 1.15f, 6.2f), V(.02f, 1.5f, 0), 35);
    Scene *s = scene();
    s->backdrop = burst_light;
    s->haze = 0;
    s->rim.towards = V(-.15f, .2f, -.9f);
    s->rim.color = rgb(0xfff4dc) * 5.0f;
    s->key.color = rgb(0xfff0d8) * 1.7f;
    s->ambient = .5f;
    int wall = material_new(rgb(0x8c6a42), rgb(0x4b3526), .9f, .2f, PAT_BRICK, 4, .9f),
        stone = material_stone(rgb(0xa8865a), rgb(0x5c4630)), stone2 = material_stone(rgb(0x7c5e3e), rgb(0x44321f));
    part(); /* what stands of it */
    paint(wall);
    blend(.05f);
    lumpy(.03f, 3);
    box(0, 1.2f, -.9f, 4, 3.2f, .3f, .02f);
    carve();
    blend(.08f);
    egg(-.22f, 1.85f, -.9f, .98f, 1.02f, 2);
    for (int i = 0; i < 9; i++) {
        float a = (float)i / 9 * 2 * PI;
        egg(-.22f + sinf(a) * .92f, 1.85f + cosf(a) * .95f, -.9f, .32f + .12f * chance(i), .26f, 2);
    }
    box(-.22f, 3.6f, -.9f, .5f, 1.4f, 2, .1f);
    fill();
    for (int i = 0; i < 11; i++) { /* petals of the wall */
        float a = (float)i / 11 * 2 * PI + .15f, r = 1.15f + .15f * chance(i);
        push();
        move(-.22f + sinf(a) * r, 1.85f + cosf(a) * r, -.45f);
        turn_z(-a * 57.3f);
        turn_x(-58 - 18 * chance(i + 4));
        part();
        paint(i % 2 ? wall : stone2);
        blend(.03f);
        lumpy(.03f, 4);
        box(0, .0f, 0, .24f + .08f * chance(i + 9), .38f + .12f * chance(i + 2), .16f, .03f);
        pop();
    }
    for (int i = 0; i < 46; i++) { /* stones on their way, larger as they come */
        float a = chance(i) * 2 * PI, t = chance(i + 60), r = .5f + 1.5f * t + .3f * chance(i + 90),
              z = -.5f + 3.0f * t * chance(i + 120);
        if (t > .45f && sinf(a) > .1f && cosf(a) < .2f)
            continue; /* where the two fly */
        push();
        move(-.15f + sinf(a) * r, 1.75f + cosf(a) * r, z);
        turn_x(360 * chance(i + 150));
        turn_y(360 * chance(i + 180));
        float k = .08f + .16f * t * chance(i + 210);
        part();
        paint(i % 2 ? stone : stone2);
        blend(.02f);
        lumpy(.02f, 5);
        box(0, 0, 0, k * 1.4f, k, k, k * .15f);
        pop();
    }
    Figure f = {.man = 1, .wide = 1.05f};
    Person one = {.skin = rgb(0xc08a60),
                  .hair = rgb(0x4a2c18),
                  .iris = rgb(0x4a3420),
                  .age = .5f,
                  .man = 1,
                  .nose = NOSE_BROAD,
                  .mood = MOOD_ROAR,
                  .hairs = HAIR_CROP,
                  .seed = 3,
                  .beard = WHISKERS_SHORT,
                  .eye = 1.3f,
                  .nose_size = 1.2f},
           two = {.skin = rgb(0xe0b088),
                  .hair = rgb(0xb06a28),
                  .iris = rgb(0x3a6a80),
                  .age = .2f,
                  .man = .2f,
                  .nose = NOSE_SNUB,
                  .mood = MOOD_ROAR,
                  .hairs = HAIR_BRAIDS,
                  .seed = 8,
                  .eye = 1.35f};
    int steel = material_iron(), blue = material_wool(rgb(0x3f74a8)), red = material_wool(rgb(0xa83c30)),
        brown = material_wool(rgb(0x5a4430)), boots = material_leather(rgb(0x2c2018));
    push();
    move(.06f, 1.22f, 1.35f);
    turn_z(-62);
    turn_y(18);
    turn_x(-14);
    grow(.86f);
    flung(&f, &one, blue, brown, boots, steel, true);
    pop();
    push();
    move(.26f, 2.45f, .35f);
    turn_z(-108);
    turn_y(-24);
    grow(.66f);
    flung(&f, &two, red, brown, boots, steel, false);
    pop();
    push(); /* a spear goes first */
    move(1.05f, 1.75f, .6f);
    turn_z(-66);
    spear(.6f, .7f, steel, material_wood());
    pop();
    dust_burst(V(-.2f, 1.8f, -.4f), V(1.2f, 1.2f, .3f), 26, .4f, rgb(0xfff0d0), .12f, 4);
    dust_burst(V(0, .0f, .6f), V(2.0f, .5f, .4f), 24, .45f, rgb(0xc8a060), .16f, 40);
    part();
    paint(material_new(tint(MIDTONE) * .8f, tint(SHADOW), .95f, .05f, PAT_SAND, 3, .4f));
    ground(-.2f, .07f, 1.2f);
    faction_motes();
}

/* ---- st06: a rain that eats ---- */

static void mouth_drop(int green, int inside, int tooth, int eyem)
{
    part();
    paint(green);
    blend(.14f);
    egg(0, 0, 0, .46f, .50f, .46f);
    Vec3 p[4] = {V(0, .25f, 0), V(.02f, .62f, 0), V(-.03f, .98f, 0), V(.0f, 1.45f, 0)};
    float r[4] = {.36f, .22f, .09f, .005f};
    tube(4, p, r, 4);
    carve();
    blend(.05f);
    egg(0, -.10f, .44f, .31f, .24f, .26f);
    fill();
    part();
    paint(inside);
    egg(0, -.10f, .16f, .30f, .24f, .12f);
    push();
    move(0, .08f, .34f);
    teeth(&(Teeth){.count = 7,
                   .material = tooth,
                   .half_width = .25f,
                   .sag = -.10f,
                   .depth = .07f,
                   .length = .15f,
                   .thick = .042f,
                   .uneven = .3f});
    move(0, -.36f, -.01f);
    teeth(&(Teeth){.count = 6,
                   .material = tooth,
                   .half_width = .21f,
                   .sag = .10f,
                   .depth = .07f,
                   .length = -.13f,
                   .thick = .038f,
                   .uneven = .3f});
    pop();
    for (int side = -1; side <= 1; side += 2) {
        part();
        eye((float)side * .17f, .27f, .33f, .085f, (float)side * 6, -8, eyem);
    }
}

/* The farmer it falls on, at the brush's place, looking to +z and up. */
static void rained_on(void)
{
    Kin k = {.f = {.man = .9f, .wide = 1.08f, .belly = .25f, .lean = -6},
             .dress = material_wool(rgb(0x3f6f9c)),
             .head = {.skin = rgb(0xd8a078),
                      .hair = rgb(0x5a3a22),
                      .iris = rgb(0x4a3a20),
                      .age = .5f,
                      .man = 1,
                      .eye = 1.35f,
                      .gaze_x = -8,
                      .gaze_y = 22,
                      .nose = NOSE_BROAD,
                      .mood = MOOD_ROAR,
                      .hairs = HAIR_CROP,
                      .beard = WHISKERS_SHORT},
             .nod = -34,
             .look = -14,
             .lean = 6,
             .head_size = .62f,
             .seed = 4};
    kin_body(&k);
    body_legs(&k.f, material_wool(rgb(0x4a3a2c)), material_leather(rgb(0x3a2a1c)), .16f, .34f);
    kin_arm(&k, -1, V(-.72f, 1.86f, .30f), V(-.52f, 2.42f, .52f), GRASP_REACH, V(.1f, .9f, .2f), V(0, .3f, 1));
    kin_arm(&k, 1, V(.74f, 1.72f, .26f), V(.66f, 2.22f, .62f), GRASP_REACH, V(-.1f, .8f, .4f), V(-.2f, .3f, 1));
}

static void hungry_rain(void)
{
    camera(V(-.7f, 4.6f, 6.3f), V(.05f, 1.28f, -.1f), 36);
    Scene *s = scene();
    s->haze = .02f;
    s->key.color = rgb(0xfff0d0) * 3.0f;
    s->ambient = .8f;
    int roof = material_new(rgb(0xb08a48), rgb(0x6a4e28), .95f, .1f, PAT_GRASS, 5, .8f),
        wall = material_new(rgb(0xd8bc88), rgb(0xa08050), .9f, .2f, PAT_NOISE, 2, .3f), wood = material_wood(),
        straw = material_new(rgb(0xd8b460), rgb(0x8a6a30), .9f, .2f, PAT_NOISE, 6, .4f),
        skin = material_plain(rgb(0x2a1a18), .12f, 1.6f), inside = material_plain(rgb(0xa01c1c), .4f, .8f),
        tooth = material_tooth(), eye_m = material_eye(rgb(0xf0b030), rgb(0xfff4dc), .8f, PUPIL_SLIT);
    material(skin)->sss = rgb(0x6a2c20) * .15f;
    static const float house[2][4] = {{.92f, -1.15f, -16, 1.20f}, {-1.75f, -2.6f, 20, 1.05f}};
    for (int i = 0; i < 2; i++) {
        push();
        move(house[i][0], 0, house[i][1]);
        turn_y(house[i][2]);
        grow(house[i][3]);
        cottage(&(Cottage){.wall = wall,
                           .wood = wood,
                           .roof = roof,
                           .windows = rgb(0xffb040),
                           .wide = .8f,
                           .tall = 1.0f,
                           .deep = .52f,
                           .chimney = i == 1});
        pop();
    }
    push(); /* one has the thatch between its teeth */
    move(.62f, 2.18f, -.62f);
    turn_y(-24);
    turn_x(26);
    turn_z(12);
    grow(.98f);
    mouth_drop(skin, inside, tooth, eye_m);
    pop();
    for (int i = 0; i < 46; i++) { /* which flies */
        Vec3 d = V(chance(i) - .55f, .2f + .7f * chance(i + 50), .1f + .9f * chance(i + 100));
        Vec3 at = V(.60f, 1.95f, -.20f) + d * (.25f + .85f * chance(i + 150));
        Vec3 along = V(chance(i + 200) - .5f, chance(i + 250) - .5f, chance(i + 300) - .5f);
        part();
        paint(straw);
        limb(at, at + along * .26f, .016f, .006f);
    }
    push();
    move(-.42f, 0, .75f);
    turn_y(-12);
    grow(.82f);
    rained_on();
    pop();
    Vec3 eye_at = s->eye, down = V(.20f, -.90f, -.30f);
    static const float drop[8][6] = {/* where in the picture (-1..1), how far, how large, turned, leaning */
                                     {-.36f, .60f, 4.4f, .92f, 20, -8},  {.66f, .74f, 4.4f, .46f, -24, 6},
                                     {-.86f, .10f, 6.0f, .44f, 30, -10}, {.93f, -.22f, 5.6f, .40f, -30, 8},
                                     {.16f, .92f, 6.6f, .42f, 4, 0},     {-.92f, .86f, 6.2f, .46f, 24, -6},
                                     {.20f, .50f, 8.0f, .36f, -6, 4},    {-.62f, -.46f, 5.8f, .30f, 16, -8}};
    Vec3 fwd = vec_unit(s->target - eye_at), right = vec_unit(vec_cross(fwd, V(0, 1, 0))), up = vec_cross(right, fwd);
    for (int i = 0; i < 8; i++) {
        float far = drop[i][2], half = far * tanf(18 * PI / 180);
        Vec3 p = eye_at + fwd * far + right * (drop[i][0] * half * .8f) + up * (drop[i][1] * half);
        push();
        move(p[0], p[1], p[2]);
        aim(V(-.30f, .95f, .1f), fwd * -1 - V(0, .5f, 0));
        turn_y(drop[i][4]);
        turn_x(14);
        turn_z(drop[i][5]);
        grow(drop[i][3]);
        mouth_drop(skin, inside, tooth, eye_m);
        pop();
    }
    int wet = material_plain(rgb(0x5f7f98), .4f, .8f);
    for (int i = 0; i < 80; i++) { /* the rest of the rain */
        float far = 4.0f + 4.5f * chance(i), half = far * tanf(18 * PI / 180);
        Vec3 p = eye_at + fwd * far + right * ((chance(i + 100) * 2 - 1) * half * .8f) +
                 up * ((chance(i + 200) * 2 - 1) * half);
        part();
        paint(wet);
        limb(p, p + down * (.22f + .25f * chance(i + 300)), .010f, .004f);
    }
    lamp(V(-.7f, 3.2f, 2.6f), rgb(0xfff0d8) * 1.2f, .4f);
    part(); /* the yard, pale with dust */
    paint(material_new(rgb(0xd8b878), rgb(0xa88450), .95f, .05f, PAT_SAND, 3, .35f));
    ground(0, .05f, 1.2f);
}

const Card siege_raid_gates_cards[] = {{"cards/siege/st06", STRAYS, hungry_rain},
                                       {"cards/siege/st12", STRAYS, hurgrath},
                                       {"cards/siege/st13", STRAYS, breach},
                                       {0}};
