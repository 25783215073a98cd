/* SPDX-License-Identifier: MIT
 * Travellers, who are the persons at a table by turns: a wayfarer behind her cards, a drover with the dice. As close as the
 * guests of types/portraits_guests.c. */
#include "cards.h"
#include "props/bust.h"
#include "props/people.h"
#include "props/tavern.h"
#include "props/visage.h"
#include "types/portrait.h"

/* n cards in a fan from the brush's place up, their backs to +z. */
static void fan_of_cards(int n, float high)
{
    int edge = material_plain(rgb(0xe8d8b4), .7f, .3f), back = material_plain(rgb(0x7a2030), .5f, .5f),
        gold = material_gold();
    for (int i = 0; i < n; i++) {
        push();
        turn_z(34 - 68 * (float)i / (float)(n - 1));
        move(0, high * .62f, .010f * (float)i);
        part();
        paint(edge);
        box(0, 0, 0, high * .34f, high * .5f, .004f, .003f);
        part();
        paint(back);
        box(0, 0, .004f, high * .30f, high * .46f, .003f, .003f);
        part();
        paint(gold);
        turn_x(90);
        ring(0, .008f, 0, high * .15f, high * .022f);
        crystal(0, .008f, 0, high * .08f, .004f, high * .12f);
        pop();
    }
}

/* In the head's frame: a felt hat, a side of it up, and a cock's feather. */
static void wayfarers_hat(int felt, int band, int plume)
{
    push();
    turn_z(-10);
    turn_x(-7);
    move(0, .30f, -.05f);
    part();
    paint(felt);
    blend(.06f);
    DrapeRow row[3] = {{.05f, .40f, .42f, 0, -.02f}, {.0f, .56f, .58f, 0, 0}, {.06f, .74f, .74f, 0, .02f}};
    drape(&(Drape){.rows = 3, .row = row, .folds = 3, .depth = .05f, .thick = .022f, .seed = 5});
    egg(0, .12f, -.02f, .40f, .31f, .42f);
    carve();
    egg(0, .46f, .02f, .10f, .12f, .34f);
    fill();
    part();
    paint(band);
    ring(0, .07f, -.02f, .405f, .035f);
    part();
    paint(plume);
    blend(.02f);
    for (int i = 0; i < 3; i++) {
        float k = .05f * (float)i;
        tube(4,
             (Vec3[]){V(.36f, .10f, .16f), V(.50f + k, .38f, .0f), V(.52f + 2 * k, .62f - k, -.25f),
                      V(.38f + 3 * k, .62f - 3 * k, -.55f)},
             (float[]){.016f, .050f, .055f, .006f}, 5);
    }
    pop();
}

/* In the head's frame. */
static void wayfarers_hair(int hair)
{
    close_hair(hair);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 13; i++) {
            float q = (float)side, k = (float)i, c = chance(i + 20 * side + 40), d = chance(i + 70);
            Vec3 p[5] = {V(q * .06f, .43f - .010f * k, .25f - .03f * k), V(q * .28f, .28f, .22f - .035f * k),
                         V(q * (.35f + .02f * c), -.05f, .13f - .035f * k),
                         V(q * (.40f + .05f * c), -.36f, .14f - .03f * k + .06f * d),
                         V(q * (.34f + .10f * c) - .10f, -.72f - .16f * d, .20f - .03f * k)};
            part();
            paint(hair);
            blend(.02f);
            hair_lock(5, p, .060f, i + 9 * side);
        }
}

/* What she thinks is behind her cards; the candle knows. */
static void wayfarer(void)
{
    camera(V(.30f, 2.02f, 3.2f), V(0, 2.06f, 0), 24.5f);
    room_by_night((unsigned[]){0x060812, 0x121c3a, 0x30427a, 0xa8b8e0, 0x2f8a5a, 0xf4f0ff}, rgb(0xa0b8ff) * .7f,
                  V(.75f, .5f, .45f), rgb(0x80b0ff) * 2.8f);
    Scene *s = scene();
    s->roll = -6;
    int felt = material_wool(rgb(0x2f6a4a)), band = material_leather(rgb(0x7a3a1c)), plume = bust_hair(rgb(0xd0482c)),
        coat = material_wool(rgb(0x2c4a52)), shirt = material_wool(rgb(0xc8b890)), hair = bust_hair(rgb(0x7a3818)),
        dark = tavern_wood(rgb(0x2a2026)), gold = material_gold(), strap = material_leather(rgb(0x6a3a20));
    board_wall(-1.5f, 0, 4, .45f, dark, 2);
    push();
    move(.70f, 2.40f, -1.38f);
    lead_window(.44f, .62f, rgb(0x5a80d8), .60f, true, dark, 2);
    pop();
    push();
    move(-.75f, 2.35f, -1.25f);
    crowded_shelf(1.1f, dark, 11);
    pop();
    Vec3 joint[2];
    seated(&(Seat){.f = {.man = .2f, .wide = 1.0f}, .at = V(.14f, .0f, -.12f), .turn = 34, .lean = 8, .tilt = -3},
           shirt, joint);
    push();
    sit(&(Seat){.at = V(.14f, .0f, -.12f), .turn = 34, .lean = 8, .tilt = -3});
    part(); /* an open coat */
    paint(coat);
    blend(.06f);
    egg(-.27f, 1.50f, .0f, .22f, .42f, .28f);
    egg(.27f, 1.50f, .0f, .22f, .42f, .28f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .28f, 1.78f, -.04f), V(q * .15f, 1.48f, .22f), .12f, .10f);
        tube(4,
             (Vec3[]){V(q * .12f, 1.95f, -.16f), V(q * .22f, 1.90f, .02f), V(q * .20f, 1.70f, .20f),
                      V(q * .10f, 1.40f, .26f)},
             (float[]){.06f, .075f, .065f, .04f}, 4);
    }
    pop();
    strap_along(4,
                (Vec3[]){joint[1] + V(-.10f, .15f, -.02f), joint[1] + V(-.24f, -.02f, .22f), V(.12f, 1.50f, .40f),
                         V(-.12f, 1.25f, .40f)},
                V(.2f, .2f, 1), .08f, strap, gold, 1.2f);
    push();
    move(.06f, 2.14f, .12f);
    turn_y(-22);
    turn_x(6);
    turn_z(-8);
    grow(.70f);
    int skin = visage(&(Visage){.skin = rgb(0xe4ac88),
                                .hair = rgb(0x5a2814),
                                .iris = rgb(0x4a9a5a),
                                .flush = 1.2f,
                                .jaw = .88f,
                                .chin = -.05f,
                                .nose = .72f,
                                .bulb = .80f,
                                .eye = 1.30f,
                                .open = {.80f, 1.0f},
                                .under = {.8f, .85f},
                                .slant = {.020f, .024f},
                                .gaze_x = 24,
                                .gaze_y = 2,
                                .brow = {-.01f, .04f},
                                .frown = {.018f, .0f},
                                .bush = .8f,
                                .fine_brows = true,
                                .mouth = .105f,
                                .corner = {.0f, .035f},
                                .lips = 1.0f,
                                .lip = rgb(0xa84a44),
                                .neck = .15f});
    wayfarers_hair(hair);
    wayfarers_hat(felt, band, plume);
    pop();
    push(); /* the fan, close to us */
    move(-.28f, 1.61f, .78f);
    turn_z(16);
    turn_x(-10);
    turn_y(24);
    fan_of_cards(5, .40f);
    pop();
    BustArm a = {.shoulder = joint[0],
                 .elbow = V(-.80f, 1.28f, .40f),
                 .sleeve = coat,
                 .cuff = band,
                 .reach = .8f,
                 .hand = {.pose = GRASP_CUP, .size = .22f, .thick = .85f, .thumb = 1, .skin = skin, .lean = true},
                 .seed = 3};
    bust_arm(&a, V(-.42f, 1.44f, .66f), V(.40f, .90f, .10f), V(.4f, -.2f, .9f));
    BustArm b = {.shoulder = joint[1],
                 .elbow = V(.66f, 1.34f, .52f),
                 .sleeve = coat,
                 .cuff = band,
                 .reach = .8f,
                 .hand = {.pose = GRASP_POINT, .size = .22f, .thick = .85f, .thumb = -1, .skin = skin, .lean = true},
                 .seed = 9};
    bust_arm(&b, V(.26f, 1.66f, .92f), V(-.85f, .50f, .05f), V(-.2f, -.35f, -.9f));
    lamp(V(-.40f, 2.30f, 1.6f), rgb(0xffc888) * 2.4f, .9f);
}

/* A cup of leather, mouth down, its rim at the brush's place. */
static void dice_cup(float r, int leather, int seam)
{
    part();
    paint(leather);
    blend(.02f);
    limb(V(0, r * .3f, 0), V(0, r * 2.1f, 0), r, r * .84f);
    carve();
    box(0, -r * .5f, 0, r * 2, r * .5f, r * 2, .01f);
    limb(V(0, -r * .2f, 0), V(0, r * 1.6f, 0), r * .88f, r * .7f);
    fill();
    part();
    paint(seam);
    ring(0, r * .05f, 0, r * .99f, r * .07f);
    ring(0, r * 1.95f, 0, r * .90f, r * .06f);
}

/* In the head's frame. */
static void drovers_hair(int head, int hair)
{
    close_hair(hair);
    comb_hair(hair, &(Comb){.from = -150,
                            .to = 150,
                            .low = .0f,
                            .high = .98f,
                            .rows = 6,
                            .locks = 15,
                            .length = .30f,
                            .thick = .052f,
                            .stand = .10f,
                            .flow = V(-.6f, .15f, -.35f),
                            .wild = .5f,
                            .seed = 7});
    stubble(head, hair, 120, 0);
    comb_beard(hair, &(Beard){.length = .08f, .thick = .036f, .wide = .22f, .point = .3f, .chin = .1f, .seed = 2});
    moustache(hair, .10f, .024f, .15f, 0, 4);
}

/* He lifts the cup by an inch, and looks at you, not at them. */
static void drover(void)
{
    camera(V(-.25f, 2.12f, 3.2f), V(.0f, 1.90f, 0), 26);
    room_by_night((unsigned[]){0x040c10, 0x0e2428, 0x285054, 0xa0ccc0, 0xc84838, 0xc8e8ff}, rgb(0x90d0d8) * .45f,
                  V(.7f, .6f, .4f), rgb(0x60d8e0) * 2.2f);
    Scene *s = scene();
    s->roll = 4;
    int wood = tavern_wood(rgb(0x5a3a24)), dark = tavern_wood(rgb(0x22201e)), shirt = material_wool(rgb(0xb09868)),
        vest = material_leather(rgb(0x7a3422)), scarf = material_wool(rgb(0x9a3826)), hair = bust_hair(rgb(0x4a2e1c)),
        leather = material_leather(rgb(0x6a4026)), iron = material_iron(),
        ivory = material_plain(rgb(0xc8b488), .35f, .8f), dot = material_plain(rgb(0x201418), .7f, .2f);
    for (int i = 0; i < 3; i++) { /* casks along the wall */
        push();
        move(-1.15f + .95f * (float)i, 1.95f + .42f * (float)(i % 2), -1.5f);
        turn_x(90);
        part();
        paint(dark);
        drum(0, 0, 0, .42f, .3f, .05f);
        part();
        paint(iron);
        ring(0, .3f, 0, .41f, .025f);
        part();
        paint(wood);
        ball(0, .30f, 0, .05f);
        pop();
    }
    timber(V(-2, 2.95f, -1.1f), V(2, 2.9f, -1.1f), .12f, dark);
    Vec3 joint[2];
    seated(&(Seat){.f = {.man = 1, .wide = 1.15f}, .at = V(.16f, -.06f, -.24f), .turn = -26, .lean = 20, .tilt = -8},
           shirt, joint);
    push();
    sit(&(Seat){.at = V(.16f, -.06f, -.24f), .turn = -26, .lean = 20, .tilt = -8});
    part();
    paint(vest);
    blend(.06f);
    egg(-.28f, 1.48f, .04f, .22f, .44f, .27f);
    egg(.28f, 1.48f, .04f, .22f, .44f, .27f);
    limb(V(-.30f, 1.80f, .0f), V(-.16f, 1.45f, .24f), .11f, .10f);
    limb(V(.30f, 1.80f, .0f), V(.16f, 1.45f, .24f), .11f, .10f);
    part(); /* a neckerchief */
    paint(scarf);
    blend(.05f);
    ring(0, 1.86f, .0f, .17f, .065f);
    egg(-.06f, 1.80f, .22f, .09f, .07f, .06f);
    tube(3, (Vec3[]){V(-.06f, 1.80f, .24f), V(-.12f, 1.68f, .28f), V(-.08f, 1.54f, .28f)}, (float[]){.05f, .075f, .02f},
         4);
    pop();
    push();
    move(.14f, 2.04f, .20f);
    turn_y(14);
    turn_x(4);
    turn_z(-15);
    grow(.72f);
    int head = scene()->part_count;
    int skin = visage(&(Visage){.skin = rgb(0xb47c54),
                                .hair = rgb(0x2a1a12),
                                .iris = rgb(0x9a6a2c),
                                .flush = 1.3f,
                                .jaw = 1.10f,
                                .chin = .1f,
                                .old = .28f,
                                .nose = .92f,
                                .bulb = 1.15f,
                                .wry = .02f,
                                .eye = 1.05f,
                                .open = {.95f, .66f},
                                .under = {.8f, .6f},
                                .slant = {.010f, .006f},
                                .gaze_x = -20,
                                .gaze_y = 6,
                                .brow = {.065f, .0f},
                                .frown = {.0f, .035f},
                                .bush = 1.5f,
                                .fine_brows = true,
                                .mouth = .125f,
                                .gape = .012f,
                                .corner = {.050f, .010f},
                                .upper = .9f,
                                .neck = .21f});
    drovers_hair(head, hair);
    Vec3 cheek = here(V(.34f, -.30f, .12f));
    pop();
    table_boards(1.48f, .1f, 1.7f, wood);
    BustArm rests = {.shoulder = joint[1],
                     .elbow = V(.74f, 1.42f, .50f),
                     .thick = 1.05f,
                     .sleeve = shirt,
                     .cuff = vest,
                     .reach = .72f,
                     .hand = {.size = .25f, .thick = 1.1f, .thumb = -1, .skin = skin, .lean = true, .age = .6f},
                     .seed = 4};
    push();
    bust_grip(&rests, cheek + V(.06f, -.05f, .02f), V(-.75f, .35f, .5f), V(-.35f, .85f, .1f));
    pop();
    Vec3 rim = V(-.40f, 1.60f, .80f);
    push();
    move(rim[0], rim[1], rim[2]);
    turn_z(-22);
    turn_x(-12);
    dice_cup(.155f, leather, iron);
    Vec3 top = here(V(0, .31f, .02f)), up = vec_unit(here(V(0, 1, 0)) - here(V(0, 0, 0)));
    pop();
    BustArm lifts = {
        .shoulder = joint[0],
        .elbow = V(-.96f, 1.44f, .30f),
        .thick = 1.05f,
        .sleeve = shirt,
        .cuff = vest,
        .reach = .72f,
        .hand = {.pose = GRASP_CUP, .size = .25f, .thick = 1.1f, .thumb = 1, .skin = skin, .lean = true, .age = .6f},
        .seed = 6};
    bust_arm(&lifts, top + V(-.26f, .10f, -.02f), V(.95f, -.10f, .25f), up * -1);
    static const float at[3][4] = {{-.30f, 1.53f, .94f, 30}, {-.50f, 1.53f, 1.0f, -16}, {-.10f, 1.53f, 1.02f, 52}};
    for (int i = 0; i < 3; i++) {
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_y(at[i][3]);
        ivory_die(.052f, ivory, dot);
        pop();
    }
    lamp(V(-.40f, 2.35f, 1.9f), rgb(0xffd8b0) * 2.5f, 1.05f);
}

const Card portraits_persons_cards[] = {
    PORTRAIT("person-0", FOREST, wayfarer), PORTRAIT("person-1", FIRE, drover), {0}};
