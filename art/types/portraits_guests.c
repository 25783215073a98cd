/* SPDX-License-Identifier: MIT
 * Guests of the tavern who sit down as opponents, each caught at what they do while they wait for your move. Close: a head
 * fills half of the picture, for it is shown 60 pixels wide. */
#include "cards.h"
#include "props/barrowkin.h"
#include "props/bust.h"
#include "props/regalia.h"
#include "props/tavern.h"
#include "props/visage.h"
#include "props/weapons.h"
#include "types/portrait.h"

/* ---- Skarn ---- */

/* In the head's frame. */
static void skarns_marks(int head, int iron)
{
    int weal = material_plain(rgb(0xd89888), .5f, .5f), ink = material_plain(rgb(0x24384a), .8f, .1f),
        grizzle = bust_hair(rgb(0x6a645c));
    face_line(head, 5, (float[]){-.10f, .33f, -.155f, .20f, -.185f, .10f, -.205f, -.10f, -.175f, -.20f},
              (float[]){.004f, .011f, .012f, .013f, .004f}, weal);
    face_line(head, 3, (float[]){.085f, -.20f, .105f, -.26f, .088f, -.335f}, (float[]){.004f, .009f, .004f}, weal);
    for (int i = 0; i < 3; i++) {
        float x = .06f + .075f * (float)i;
        face_line(head, 4, (float[]){x, .24f, x + .02f, .31f, x + .025f, .37f, x + .015f, .44f},
                  (float[]){.006f, .015f, .013f, .004f}, ink);
    }
    comb_beard(grizzle, &(Beard){.length = .40f,
                                 .thick = .050f,
                                 .wide = .55f,
                                 .point = .8f,
                                 .chin = .25f,
                                 .flow = V(.08f, 0, .10f),
                                 .seed = 5});
    moustache(grizzle, .26f, .036f, -.1f, .03f, 7);
    part(); /* what holds the beard, and a ring in the ear */
    paint(iron);
    push();
    move(.02f, -.66f, .36f);
    turn_x(8);
    ring(0, 0, 0, .060f, .024f);
    pop();
    push();
    move(.365f, -.165f, -.03f);
    turn_x(90);
    ring(0, 0, 0, .05f, .013f);
    pop();
}

/* The knife in the table is his, and so is the table. */
static void skarn(void)
{
    camera(V(-.40f, 2.10f, 3.3f), V(.02f, 1.95f, 0), 25);
    room_by_night((unsigned[]){0x05070e, 0x141e30, 0x34465e, 0xa0b8d0, 0xc87830, 0xffb060}, rgb(0xa0b8e0) * .8f,
                  V(-.2f, .6f, .75f), rgb(0x80b4ff) * 2.4f);
    scene()->roll = 5;
    int wood = tavern_wood(rgb(0x4a3222)), dark = tavern_wood(rgb(0x2a1e18)), hide = material_wool(rgb(0x3a2a22)),
        iron = material_iron(), fur = material_fur(rgb(0x5a5048)), strap = material_leather(rgb(0x6a3a1c));
    board_wall(-1.5f, 0, 4, .42f, dark, 3);
    timber(V(-1.6f, 3.1f, -1.2f), V(1.9f, 3.0f, -1.2f), .13f, wood);
    timber(V(-1.25f, 1.0f, -1.2f), V(-.55f, 3.2f, -1.2f), .11f, wood);
    push();
    move(.95f, 2.45f, -1.35f);
    lead_window(.36f, .5f, rgb(0x5a88c8), .55f, true, wood, 2);
    pop();
    Vec3 joint[2];
    seated(&(Seat){.f = {.man = 1, .wide = 1.45f}, .at = V(.10f, .06f, -.22f), .turn = -24, .lean = 20}, hide, joint);
    fur_along(4,
              (Vec3[]){joint[0] + V(-.08f, -.10f, .10f), joint[0] + V(.10f, .12f, .0f), V(.02f, 1.94f, -.18f),
                       V(.30f, 1.94f, -.22f)},
              .22f, .085f, 17, fur, 3);
    strap_along(4,
                (Vec3[]){joint[1] + V(-.14f, .13f, -.02f), joint[1] + V(-.26f, -.06f, .20f), V(.10f, 1.48f, .34f),
                         V(-.20f, 1.25f, .34f)},
                V(-.1f, .2f, 1), .12f, strap, iron, 1.2f);
    push();
    move(joint[1][0] + .06f, joint[1][1] + .02f, joint[1][2]);
    turn_z(-24);
    pauldron(.27f, 3, .16f, 1, iron);
    pop();
    push();
    move(.10f, 2.08f, .20f);
    turn_y(16);
    turn_x(10);
    turn_z(-9);
    grow(.76f);
    int head = scene()->part_count;
    int skin = visage(&(Visage){.skin = rgb(0xb88464),
                                .hair = rgb(0x5a544e),
                                .iris = rgb(0xd8a838),
                                .flush = 1.3f,
                                .jaw = 1.16f,
                                .chin = .25f,
                                .gaunt = .35f,
                                .old = .6f,
                                .nose = 1.0f,
                                .hook = .01f,
                                .bulb = 1.3f,
                                .wry = .03f,
                                .eye = .98f,
                                .open = {.55f, .80f},
                                .under = {.6f, .8f},
                                .slant = {.020f, .012f},
                                .gaze_x = -24,
                                .gaze_y = 8,
                                .brow = {-.02f, .015f},
                                .frown = {.060f, .045f},
                                .bush = 1.25f,
                                .mouth = .125f,
                                .gape = .014f,
                                .corner = {-.030f, -.012f},
                                .upper = 1,
                                .neck = .26f});
    skarns_marks(head, iron);
    pop();
    table_boards(1.44f, .2f, 1.5f, wood);
    BustArm a = {.shoulder = joint[0],
                 .elbow = V(-.92f, 1.40f, .30f),
                 .thick = 1.2f,
                 .sleeve = hide,
                 .cuff = strap,
                 .reach = .45f,
                 .hand = {.size = .27f, .thick = 1.25f, .thumb = 1, .skin = skin, .lean = true, .age = 1},
                 .seed = 5};
    push();
    bust_grip(&a, V(-.40f, 1.84f, .70f), V(.16f, 1, -.06f), V(.35f, 0, 1));
    turn_z(180);
    move(0, -.05f, 0);
    dagger(.42f, iron, material_gold());
    pop();
    BustArm b = {
        .shoulder = joint[1],
        .elbow = V(.78f, 1.50f, .50f),
        .thick = 1.2f,
        .sleeve = hide,
        .cuff = strap,
        .reach = .7f,
        .hand = {.pose = GRASP_REST, .size = .26f, .thick = 1.25f, .thumb = 1, .skin = skin, .lean = true, .age = 1},
        .seed = 9};
    bust_arm(&b, V(.26f, 1.53f, .86f), V(-1, -.06f, .15f), V(0, -1, 0));
    lamp(V(-.80f, 2.30f, 1.55f), rgb(0xffd4a0) * 2.6f, .95f);
}

/* ---- Mogga ---- */

/* Of staves, its middle at the brush's place, foam over its rim. */
static void mug(float size, int wood, int hoop)
{
    int foam = material_plain(rgb(0xe8dcc4), .7f, .3f);
    part();
    paint(wood);
    blend(.02f);
    drum(0, -size * .15f, 0, size * .88f, size * 1.1f, size * .06f);
    carve();
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        limb(V(sinf(a) * size * .89f, -size * 1.3f, cosf(a) * size * .89f),
             V(sinf(a) * size * .89f, size, cosf(a) * size * .89f), size * .05f, size * .05f);
    }
    fill();
    part();
    paint(hoop);
    ring(0, -size * .75f, 0, size * .90f, size * .10f);
    ring(0, size * .62f, 0, size * .87f, size * .10f);
    part();
    paint(foam);
    blend(size * .3f);
    for (int i = 0; i < 11; i++) {
        float a = (float)i * .58f;
        ball(sinf(a) * size * .55f, size * (.98f + .28f * chance(i)), cosf(a) * size * .55f,
             size * (.26f + .18f * chance(i + 4)));
    }
    limb(V(size * .3f, size * 1.2f, size * .72f), V(size * .36f, size * .2f, size * .95f), size * .2f, size * .12f);
    limb(V(-size * .4f, size * 1.2f, size * .66f), V(-size * .44f, size * .5f, size * .86f), size * .17f, size * .10f);
}

/* In the head's frame. */
static void moggas_hair_and_tusks(int hair, int bone, int gold)
{
    close_hair(hair);
    comb_hair(hair, &(Comb){.from = -115,
                            .to = 115,
                            .low = .20f,
                            .high = .9f,
                            .rows = 5,
                            .locks = 12,
                            .length = .34f,
                            .thick = .055f,
                            .stand = .03f,
                            .flow = V(0, .75f, -.7f),
                            .wild = .15f,
                            .seed = 3});
    part(); /* a knot on top */
    paint(hair);
    blend(.05f);
    lumpy(.02f, 9);
    egg(.04f, .66f, -.18f, .20f, .17f, .19f);
    part();
    paint(material_wool(rgb(0xc03828)));
    push();
    move(.02f, .53f, -.15f);
    turn_z(-8);
    ring(0, 0, 0, .13f, .035f);
    pop();
    part(); /* and what holds it */
    paint(bone);
    blend(.02f);
    limb(V(-.22f, .56f, -.02f), V(.36f, .84f, -.22f), .020f, .016f);
    egg(.38f, .85f, -.225f, .045f, .04f, .04f);
    limb(V(.26f, .54f, -.05f), V(-.16f, .86f, -.26f), .018f, .014f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part(); /* from the lower jaw */
        paint(bone);
        tube(3, (Vec3[]){V(q * .115f, -.42f, .30f), V(q * .135f, -.32f, .385f), V(q * .150f, -.185f, .375f)},
             (float[]){.036f, .032f, .006f}, 4);
        part();
        paint(gold);
        push();
        move(q * .40f, -.25f, -.04f);
        turn_x(90);
        ring(0, 0, 0, .085f, .018f);
        pop();
    }
}

/* The next one is on you. */
static void mogga(void)
{
    camera(V(.30f, 1.86f, 3.2f), V(-.02f, 2.02f, 0), 25);
    room_by_night((unsigned[]){0x0c0608, 0x2a1410, 0x5a3020, 0xe0a870, 0xc84838, 0xff9440}, rgb(0xffe0c0) * .35f,
                  V(-.5f, .6f, .6f), rgb(0xff7828) * 3.4f);
    scene()->roll = -7;
    int stone = material_stone(rgb(0x3a3438), rgb(0x18161c)), wood = tavern_wood(rgb(0x6a4628)),
        dark = tavern_wood(rgb(0x2e1c14)), bone = material_tooth(), gold = material_gold(),
        vest = material_leather(rgb(0x5a3420)), linen = material_wool(rgb(0x943426)), fur = material_fur(rgb(0x6a4a30)),
        hair = bust_hair(rgb(0x2c1a14));
    stone_wall(-1.5f, -2.2f, .15f, .6f, 3.6f, .26f, stone, 4);
    stone_wall(-1.5f, 1.25f, 2.6f, .6f, 3.6f, .26f, stone, 9);
    timber(V(-.1f, 2.55f, -1.35f), V(1.7f, 2.62f, -1.35f), .14f, dark);
    push();
    move(.72f, 1.55f, -1.4f);
    log_fire(.7f, .75f, rgb(0xff7a24), 1.6f);
    pop();
    push();
    move(-.85f, 2.55f, -1.25f);
    crowded_shelf(1.3f, dark, 4);
    pop();
    Vec3 joint[2];
    seated(&(Seat){.f = {.man = .6f, .wide = 1.5f, .belly = .5f},
                   .at = V(.10f, .02f, -.04f),
                   .turn = 26,
                   .lean = 3,
                   .tilt = -4},
           linen, joint);
    push(); /* a vest over the shirt */
    sit(&(Seat){.at = V(.10f, .02f, -.04f), .turn = 26, .lean = 3, .tilt = -4});
    part();
    paint(vest);
    blend(.06f);
    egg(-.30f, 1.50f, .05f, .28f, .42f, .32f);
    egg(.34f, 1.50f, .02f, .26f, .42f, .32f);
    limb(V(-.30f, 1.82f, .04f), V(-.16f, 1.45f, .26f), .13f, .12f);
    limb(V(.30f, 1.82f, .04f), V(.16f, 1.45f, .26f), .13f, .12f);
    pop();
    fur_along(3, (Vec3[]){joint[0] + V(.02f, .10f, -.05f), V(-.02f, 1.93f, -.22f), joint[1] + V(-.04f, .12f, -.05f)},
              .16f, .07f, 13, fur, 8);
    push();
    move(.10f, 2.14f, .14f);
    turn_y(-14);
    turn_x(-8);
    turn_z(-10);
    grow(.72f);
    int skin = visage(&(Visage){.skin = rgb(0x809c58),
                                .hair = rgb(0x2c1a14),
                                .iris = rgb(0xe0a020),
                                .flush = .4f,
                                .jaw = 1.22f,
                                .chin = .15f,
                                .old = .1f,
                                .nose = .85f,
                                .bulb = 1.3f,
                                .ear = .9f,
                                .eye = 1.12f,
                                .open = {0, 1.0f},
                                .under = {.5f, .55f},
                                .slant = {.02f, .03f},
                                .gaze_x = 12,
                                .gaze_y = -4,
                                .brow = {-.01f, .06f},
                                .frown = {.01f, -.02f},
                                .bush = 1.5f,
                                .fine_brows = true,
                                .mouth = .165f,
                                .gape = .080f,
                                .corner = {.024f, .034f},
                                .upper = 1,
                                .lower = .5f,
                                .lip = rgb(0x8a4a40),
                                .neck = .25f});
    part(); /* cheeks like apples */
    paint(skin);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .175f, -.125f, .275f), V(q * .245f, -.115f, .215f), .084f, .078f);
    }
    moggas_hair_and_tusks(hair, bone, gold);
    pop();
    BustArm a = {.shoulder = joint[0],
                 .elbow = V(-.98f, 1.36f, .42f),
                 .thick = 1.25f,
                 .sleeve = linen,
                 .cuff = vest,
                 .reach = .35f,
                 .hand = {.size = .27f, .thick = 1.25f, .thumb = 1, .skin = skin, .lean = true, .age = .6f},
                 .seed = 3};
    push();
    bust_grip(&a, V(-.60f, 1.84f, .74f), V(.14f, .97f, .20f), V(-.55f, .1f, .8f));
    move(.235f, -.03f, -.08f);
    mug(.20f, wood, gold);
    Vec3 foam = here(V(0, .34f, 0));
    pop();
    part(); /* what it loses on the way */
    paint(material_plain(rgb(0xe8dcc4), .6f, .4f));
    for (int i = 0; i < 14; i++) {
        float c = chance(i + 5), d = chance(i + 25);
        Vec3 p = foam + V(-.22f + .42f * c, .02f + .34f * d, .30f + .25f * chance(i + 45));
        ball(p[0], p[1], p[2], .007f + .014f * chance(i + 65));
    }
    lamp(V(-.45f, 2.55f, 1.7f), rgb(0xffd8a0) * 2.4f, .95f);
}

/* ---- Vleck ---- */

/* A cup of something red, its stem in the hand at the brush's place. */
static void blood_cup(int gold)
{
    part();
    paint(gold);
    blend(.02f);
    limb(V(0, -.26f, 0), V(0, .12f, 0), .022f, .026f);
    ball(0, .11f, 0, .045f);
    drum(0, -.27f, 0, .13f, .012f, .008f);
    ring(0, .40f, 0, .148f, .012f);
    jelly_part();
    paint(material_jelly(rgb(0xc01428), V(.5f, 5.f, 4.5f)));
    blend(.02f);
    egg(0, .28f, 0, .16f, .17f, .16f);
    carve();
    box(0, .52f, 0, .4f, .12f, .4f, .01f);
    fill();
}

/* In the head's frame. */
static void vlecks_hair(int hair)
{
    close_hair(hair);
    comb_hair(hair, &(Comb){.from = -118,
                            .to = 118,
                            .low = .22f,
                            .high = .97f,
                            .rows = 7,
                            .locks = 13,
                            .length = .50f,
                            .thick = .050f,
                            .stand = .045f,
                            .flow = V(0, .02f, -1),
                            .wild = .05f,
                            .seed = 3});
    comb_hair(hair, &(Comb){.from = 95,
                            .to = 265,
                            .low = -.1f,
                            .high = .35f,
                            .rows = 3,
                            .locks = 16,
                            .length = .42f,
                            .thick = .055f,
                            .stand = .03f,
                            .flow = V(0, -1, -.55f),
                            .wild = .05f,
                            .seed = 60});
    part(); /* its point above the brow */
    paint(hair);
    blend(.01f);
    for (int i = -2; i <= 2; i++) {
        float x = .035f * (float)i;
        hair_lock(4,
                  (Vec3[]){V(x * .6f, .285f + .05f * fabsf((float)i) * .5f, .305f), V(x, .37f, .285f),
                           V(x * 1.8f, .48f, .15f), V(x * 2.2f, .53f, -.10f)},
                  .045f, i + 90);
    }
}

/* He has all night. */
static void vleck(void)
{
    camera(V(-.30f, 2.02f, 3.3f), V(-.02f, 2.04f, 0), 24.5f);
    room_by_night((unsigned[]){0x08060e, 0x1c1428, 0x40304e, 0xb0a0c4, 0xc02838, 0xffb080}, rgb(0xc8d4ff) * 1.0f,
                  V(.75f, .5f, .35f), rgb(0x90a8ff) * 2.8f);
    Scene *s = scene();
    s->roll = -5;
    s->rim.towards = V(.85f, .4f, -.35f);
    int coat = material_wool(rgb(0x1c1626)), velvet = material_wool(rgb(0x7a1424)), gold = material_gold(),
        lace = material_wool(rgb(0xe8e0d8)), fur = material_fur(rgb(0x1e1a22)), hair = bust_hair(rgb(0x1a161e)),
        stone = material_stone(rgb(0x342e40), rgb(0x16121e)), frame = tavern_wood(rgb(0x241a20));
    stone_wall(-1.6f, -2.6f, 2.8f, .4f, 3.8f, .34f, stone, 7);
    push();
    move(.72f, 2.42f, -1.40f);
    lead_window(.42f, .72f, rgb(0x8a98d8), .62f, true, frame, 3);
    pop();
    part(); /* the back of his chair */
    paint(frame);
    blend(.03f);
    box(.62f, 1.7f, -.62f, .09f, .85f, .07f, .03f);
    ball(.62f, 2.62f, -.62f, .12f);
    part();
    paint(velvet);
    box(.10f, 1.7f, -.66f, .48f, .75f, .06f, .05f);
    Vec3 joint[2];
    seated(&(Seat){.f = {.man = .8f, .wide = .98f}, .at = V(.08f, .02f, -.12f), .turn = 26, .lean = 8}, coat, joint);
    push();
    sit(&(Seat){.at = V(.08f, .02f, -.12f), .turn = 26, .lean = 8});
    part(); /* a waistcoat, lace at the throat */
    paint(velvet);
    blend(.05f);
    egg(0, 1.52f, .10f, .17f, .36f, .155f);
    part();
    paint(lace);
    blend(.02f);
    for (int i = 0; i < 5; i++) {
        float x = .034f * ((float)i - 2);
        limb(V(x * .5f, 1.82f, .20f), V(x * 1.5f, 1.60f - .03f * fabsf((float)i - 2), .245f), .026f, .034f);
    }
    part();
    paint(material_gem(rgb(0xe02030)));
    crystal(0, 1.80f, .245f, .028f, .038f, .02f);
    pop();
    fur_along(5,
              (Vec3[]){joint[1] + V(-.06f, -.02f, .16f), joint[1] + V(-.06f, .14f, .02f), V(.10f, 1.96f, -.26f),
                       joint[0] + V(.06f, .16f, .02f), joint[0] + V(.06f, -.08f, .12f)},
              .15f, .075f, 25, fur, 4);
    push();
    move(.04f, 2.16f, .10f);
    turn_y(-12);
    turn_x(3);
    turn_z(8);
    grow(.72f);
    int skin = visage(&(Visage){.skin = rgb(0xc8bcc0),
                                .hair = rgb(0x141014),
                                .iris = rgb(0xd82020),
                                .glow = .5f,
                                .flush = .5f,
                                .jaw = .88f,
                                .chin = .25f,
                                .gaunt = .9f,
                                .old = .35f,
                                .nose = 1.15f,
                                .hook = .03f,
                                .bulb = .75f,
                                .ear = .55f,
                                .eye = 1.08f,
                                .open = {.62f, .75f},
                                .under = {.7f, .7f},
                                .slant = {.022f, .026f},
                                .gaze_x = 2,
                                .gaze_y = -2,
                                .brow = {.0f, .06f},
                                .frown = {.055f, .03f},
                                .bush = 1.2f,
                                .fine_brows = true,
                                .mouth = .125f,
                                .gape = .018f,
                                .corner = {.005f, .045f},
                                .upper = .8f,
                                .fangs = .055f,
                                .lip = rgb(0x8a5058),
                                .lips = .7f,
                                .neck = .17f});
    vlecks_hair(hair);
    pop();
    BustArm a = {.shoulder = joint[0],
                 .elbow = V(-.70f, 1.42f, .52f),
                 .sleeve = coat,
                 .cuff = lace,
                 .reach = .82f,
                 .hand = {.size = .25f,
                          .thick = .78f,
                          .thumb = 1,
                          .skin = skin,
                          .nail = person_nail(rgb(0xa08088)),
                          .lean = true,
                          .age = 1},
                 .seed = 5};
    Vec3 at = V(-.40f, 1.70f, .74f);
    push();
    bust_grip(&a, at, V(.12f, 1, .05f), V(.15f, 0, 1));
    blood_cup(gold);
    pop();
    part(); /* a candle behind the cup, by whose light it is red */
    push();
    move(-.86f, 1.56f, .10f);
    wax_candle(.42f, .05f, true, material_wax());
    pop();
    lamp(V(-.84f, 2.12f, .30f), rgb(0xffb070) * 1.6f, .32f);
    lamp(V(-.34f, 1.96f, .62f), rgb(0xff2838) * 1.1f, .22f);
    lamp(V(-.45f, 2.40f, 1.7f), rgb(0xffe4d0) * 1.9f, .85f);
}

/* ---- Urda ---- */

/* A scarf tied at the nape, its knot and ends to the left of the picture; grey hair escapes before it. */
static void urdas_scarf(int scarf, int hair)
{
    comb_hair(hair, &(Comb){.from = -85,
                            .to = 85,
                            .low = .48f,
                            .high = .70f,
                            .rows = 2,
                            .locks = 13,
                            .length = .34f,
                            .thick = .040f,
                            .stand = .035f,
                            .flow = V(0, -.85f, -.05f),
                            .part = .8f,
                            .wild = .22f,
                            .seed = 8});
    part();
    paint(scarf);
    blend(.06f);
    egg(0, .22f, -.10f, .415f, .385f, .455f);
    carve();
    blend(.03f);
    egg(0, -.16f, .44f, .42f, .56f, .40f);
    egg(-.40f, -.26f, .12f, .14f, .16f, .14f);
    egg(.40f, -.26f, .12f, .14f, .16f, .14f);
    box(0, -.62f, 0, .7f, .36f, .8f, .05f);
    fill();
    fold_fan(V(-.34f, -.08f, -.30f), V(-.8f, 0, -.5f), .9f, 12, .028f, 3);
    part(); /* the roll of its edge */
    paint(scarf);
    tube(5,
         (Vec3[]){V(-.41f, -.06f, .05f), V(-.33f, .26f, .20f), V(0, .42f, .285f), V(.33f, .26f, .20f),
                  V(.41f, -.06f, .05f)},
         (float[]){.04f, .052f, .055f, .052f, .04f}, 4);
    part();
    paint(scarf);
    blend(.05f);
    egg(-.40f, -.16f, -.24f, .10f, .09f, .10f);
    for (int i = 0; i < 2; i++) {
        float k = (float)i;
        tube(3,
             (Vec3[]){V(-.42f, -.18f, -.24f), V(-.60f - .08f * k, -.26f - .10f * k, -.20f),
                      V(-.70f + .06f * k, -.52f - .12f * k, -.16f)},
             (float[]){.05f, .085f, .025f}, 4);
    }
}

/* In the head's frame; leaves the bowl's mouth in the world. */
static Vec3 urdas_pipe(int wood, int horn)
{
    part();
    paint(horn);
    blend(.02f);
    limb(V(-.075f, -.285f, .345f), V(-.14f, -.335f, .50f), .018f, .022f);
    part();
    paint(wood);
    blend(.03f);
    tube(3, (Vec3[]){V(-.14f, -.335f, .50f), V(-.20f, -.41f, .62f), V(-.235f, -.40f, .70f)},
         (float[]){.026f, .034f, .05f}, 4);
    limb(V(-.235f, -.40f, .70f), V(-.245f, -.27f, .715f), .062f, .075f);
    carve();
    limb(V(-.243f, -.29f, .713f), V(-.25f, -.16f, .725f), .045f, .06f);
    fill();
    return here(V(-.247f, -.235f, .718f));
}

/* She has seen this game before; she lights her pipe first. */
static void urda(void)
{
    camera(V(.15f, 2.0f, 3.2f), V(-.03f, 2.0f, 0), 24.5f);
    room_by_night((unsigned[]){0x060910, 0x16202c, 0x36485a, 0xa0b4c4, 0xc84838, 0xffb060}, rgb(0xa8b4d0) * .35f,
                  V(.3f, .6f, .7f), rgb(0x88b8f0) * 1.0f);
    Scene *s = scene();
    s->roll = 5;
    s->disc_x = -.4f;
    int scarf = material_wool(rgb(0xb03a26)), hair = bust_hair(rgb(0xc8c4bc)), shawl = material_wool(rgb(0x3c5c46)),
        blouse = material_wool(rgb(0x6a5240)), wood = tavern_wood(rgb(0x4a2a18)),
        horn = material_plain(rgb(0x1c1614), .3f, .8f), dark = tavern_wood(rgb(0x2c1e16)), cork = material_wood();
    board_wall(-1.5f, 0, 4, .5f, dark, 8);
    timber(V(.35f, .6f, -1.25f), V(.35f, 3.6f, -1.25f), .12f, dark);
    timber(V(-2, 3.0f, -1.2f), V(2, 3.12f, -1.2f), .12f, dark);
    push();
    move(-.82f, 2.32f, -1.38f);
    lead_window(.40f, .44f, rgb(0x4a78a0), .50f, false, dark, 5);
    pop();
    for (int i = 0; i < 5; i++) { /* onions and herbs from the beam */
        float x = .65f + .16f * (float)i;
        part();
        paint(material_plain(i % 2 ? rgb(0x8a5a2c) : rgb(0x5a6a34), .6f, .4f));
        blend(.03f);
        limb(V(x, 2.95f, -1.05f), V(x, 2.7f - .1f * (float)(i % 3), -1.05f), .012f, .02f);
        for (int k = 0; k < 3; k++)
            ball(x + .04f * (chance(i + k) - .5f), 2.68f - .09f * (float)k - .1f * (float)(i % 3), -1.05f, .065f);
    }
    Vec3 joint[2];
    seated(
        &(Seat){.f = {.man = .15f, .wide = 1.12f, .belly = .4f}, .at = V(.12f, .02f, -.14f), .turn = -28, .lean = 14},
        shawl, joint);
    Vec3 over[2] = {joint[0] + V(-.02f, .02f, 0), joint[1] + V(.02f, .02f, 0)};
    part(); /* a shawl, thrown over and pinned */
    paint(shawl);
    cloth(3, 5,
          (Vec3[]){over[0] + V(.10f, .13f, -.20f), V(-.08f, 1.92f, -.24f), V(.14f, 1.95f, -.30f), V(.30f, 1.92f, -.26f),
                   over[1] + V(-.08f, .14f, -.22f), over[0] + V(-.07f, .06f, .06f), V(-.22f, 1.84f, .18f),
                   V(.0f, 1.74f, .32f), V(.28f, 1.84f, .14f), over[1] + V(.07f, .08f, -.02f),
                   over[0] + V(-.12f, -.34f, .24f), V(-.26f, 1.42f, .46f), V(-.02f, 1.40f, .50f), V(.28f, 1.42f, .42f),
                   over[1] + V(.16f, -.36f, .18f)},
          .035f, 4);
    fold_fan(V(.0f, 1.70f, .26f), V(0, 0, 1), .6f, 13, .03f, 4);
    part();
    paint(material_gold());
    push();
    move(.0f, 1.66f, .30f);
    turn_x(80);
    ring(0, 0, 0, .06f, .016f);
    pop();
    push();
    move(.04f, 2.13f, .16f);
    turn_y(-24);
    turn_x(12);
    turn_z(7);
    grow(.74f);
    int skin = visage(&(Visage){.skin = rgb(0xdca684),
                                .hair = rgb(0xb8b2a8),
                                .iris = rgb(0x4a9a6a),
                                .flush = 1.2f,
                                .jaw = .98f,
                                .chin = .35f,
                                .gaunt = .15f,
                                .old = 1,
                                .nose = 1.12f,
                                .hook = .05f,
                                .bulb = 1.35f,
                                .eye = 1.0f,
                                .open = {.62f, .85f},
                                .under = {.5f, .7f},
                                .slant = {-.014f, -.012f},
                                .gaze_x = 24,
                                .gaze_y = 8,
                                .brow = {.0f, .055f},
                                .frown = {.0f, -.02f},
                                .bush = 1.3f,
                                .fine_brows = true,
                                .mouth = .125f,
                                .corner = {.018f, .050f},
                                .neck = .17f});
    part(); /* an earring */
    paint(material_gold());
    push();
    move(.335f, -.22f, -.01f);
    turn_x(90);
    turn_z(20);
    ring(0, 0, 0, .065f, .014f);
    pop();
    part(); /* a wart has its place */
    paint(skin);
    ball(.125f, -.375f, .285f, .022f);
    urdas_scarf(scarf, hair);
    Vec3 bowl = urdas_pipe(wood, horn);
    pop();
    Vec3 flame = bowl + V(-.02f, .075f, .02f);
    BustArm a = {.shoulder = joint[0],
                 .elbow = V(-.70f, 1.38f, .42f),
                 .sleeve = blouse,
                 .cuff = shawl,
                 .reach = .6f,
                 .hand = {.size = .235f, .thick = .95f, .thumb = 1, .skin = skin, .lean = true, .age = 1},
                 .seed = 7};
    push(); /* a burning splint */
    bust_grip(&a, flame + V(-.20f, -.10f, .06f), V(.85f, .45f, -.1f), V(.15f, .6f, .8f));
    part();
    paint(cork);
    limb(V(0, -.12f, 0), V(0, .20f, 0), .013f, .010f);
    pop();
    push();
    move(flame[0], flame[1] - .02f, flame[2]);
    small_flame(.13f, rgb(0xffa040));
    pop();
    BustArm b = {
        .shoulder = joint[1],
        .elbow = V(.56f, 1.34f, .46f),
        .sleeve = blouse,
        .cuff = shawl,
        .reach = .62f,
        .hand = {.pose = GRASP_CUP, .size = .235f, .thick = .95f, .thumb = -1, .skin = skin, .lean = true, .age = 1},
        .seed = 11};
    bust_arm(&b, bowl + V(.36f, -.33f, .0f), V(-.62f, .75f, .15f), V(-.75f, -.35f, -.30f));
    lamp(flame + V(-.02f, .08f, .08f), rgb(0xffa850) * 3.0f, .42f);
    lamp(V(-.50f, 2.20f, 1.9f), rgb(0xffc890) * 1.4f, .7f);
    for (int i = 0; i < 12; i++) {
        float k = (float)i;
        sprite(bowl + V(-.10f + .05f * sinf(k * .9f) - .03f * k, .10f + .065f * k, -.05f * k), .05f + .014f * k,
               rgb(0x9aa8b8) * .8f, SPRITE_GLOW, .20f - .010f * k);
    }
}

const Card portraits_guests_cards[] = {PORTRAIT("guest-skarn", MOON, skarn),
                                       PORTRAIT("guest-mogga", FIRE, mogga),
                                       PORTRAIT("guest-vleck", BLOOD, vleck),
                                       PORTRAIT("guest-urda", MOON, urda),
                                       {0}};
