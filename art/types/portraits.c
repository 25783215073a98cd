/* SPDX-License-Identifier: MIT
 * Who sits down as an opponent at the tables of Horde and of the Monstrous Horde. Heads that fill the picture, for it is
 * shown 60 pixels wide. The goblins among them: types/portraits_goblins.c; guests of the tavern: types/portraits_guests.c; travellers: types/portraits_persons.c. */
#include "cards.h"
#include "props/barrowkin.h"
#include "props/bones.h"
#include "props/bust.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/tavern.h"
#include "props/visage.h"
#include "types/goblin_outdoors.h"
#include "types/portrait.h"

/* ---- Horde ---- */

/* A coffin for something small, looking to +z, its lid pushed aside: red inside, and somebody at home. */
static void small_coffin(int wood, int nails, int pale)
{
    const float xy[12] = {-.13f, .46f, .13f, .46f, .22f, .20f, .13f, -.56f, -.13f, -.56f, -.22f, .20f};
    float inside[12];
    for (int i = 0; i < 12; i++)
        inside[i] = xy[i] * .86f;
    part();
    paint(wood);
    outline(6, xy, 1, .28f, .02f);
    carve();
    push();
    move(0, 0, .10f);
    outline(6, inside, 1, .28f, .01f);
    pop();
    fill();
    part();
    paint(material_glow(rgb(0xc01820), .55f));
    push();
    move(0, 0, -.06f);
    outline(6, inside, 1, .03f, .004f);
    pop();
    part(); /* in the dark of it: a forehead, eyes */
    paint(pale);
    blend(.03f);
    egg(.055f, .24f, .06f, .10f, .10f, .08f);
    limb(V(-.03f, .29f, .05f), V(-.075f, .36f, .05f), .028f, .006f);
    limb(V(.14f, .29f, .05f), V(.185f, .36f, .05f), .028f, .006f);
    part();
    paint(material_glow(rgb(0xffd040), 2.4f));
    egg(.015f, .245f, .137f, .022f, .014f, .012f);
    egg(.098f, .245f, .137f, .022f, .014f, .012f);
    push();
    move(-.11f, -.10f, .175f);
    turn_z(15);
    part(); /* the lid */
    paint(wood);
    outline(6, xy, 1, .07f, .02f);
    part();
    paint(nails);
    box(0, .10f, .045f, .022f, .17f, .014f, .008f);
    box(0, .15f, .045f, .085f, .022f, .014f, .008f);
    for (int i = 0; i < 6; i++)
        ball(xy[2 * i] * .84f, xy[2 * i + 1] * .88f, .04f, .018f);
    part(); /* fingers over its edge */
    paint(pale);
    blend(.012f);
    for (int i = 0; i < 4; i++)
        tube(3,
             (Vec3[]){V(.19f - .005f * (float)i, .20f - .045f * (float)i, -.05f),
                      V(.225f - .012f * (float)i, .20f - .047f * (float)i, .02f),
                      V(.17f - .012f * (float)i, .195f - .047f * (float)i, .052f)},
             (float[]){.016f, .018f, .012f}, 3);
    pop();
}

/* Mumble collects vampires. This one is to be quiet. */
static void mumble(void)
{
    camera(V(.25f, 2.10f, 3.2f), V(-.02f, 1.98f, 0), 25);
    room_by_night((unsigned[]){0x0a060c, 0x24142a, 0x4a2c50, 0xb8a0b8, 0xc02838, 0xffb060}, rgb(0xc0b0ff) * .5f,
                  V(.6f, .7f, .5f), rgb(0xa080ff) * 2.4f);
    Scene *s = scene();
    s->roll = -5;
    int rags = material_wool(rgb(0x5c4468)), lining = material_wool(rgb(0x281a30)), wood = tavern_wood(rgb(0x4a2a20)),
        gold = material_gold(), dark = tavern_wood(rgb(0x241a1e)), hair = bust_hair(rgb(0xd4d0c8)),
        pale = material_plain(rgb(0xb8b4c0), .5f, .5f), stone = material_stone(rgb(0x38303e), rgb(0x18141e));
    stone_wall(-1.6f, -2.4f, 2.6f, .5f, 3.8f, .32f, stone, 3);
    timber(V(-1.1f, .6f, -1.3f), V(-1.1f, 3.6f, -1.3f), .12f, dark);
    push();
    move(.65f, 2.55f, -1.25f);
    crowded_shelf(1.3f, dark, 9);
    pop();
    push();
    move(.35f, 2.57f, -1.2f);
    wax_candle(.16f, .05f, true, material_wax());
    pop();
    lamp(V(.35f, 2.9f, -1.0f), rgb(0xffa050) * .7f, .4f);
    Vec3 joint[2];
    seated(&(Seat){.f = {.man = .5f, .wide = 1.1f}, .at = V(.18f, .0f, -.22f), .turn = -20, .lean = 24, .tilt = 4},
           rags, joint);
    push();
    move(.08f, 2.10f, .16f);
    turn_y(-20);
    turn_x(12);
    turn_z(8);
    grow(.72f);
    int skin = visage(&(Visage){.skin = rgb(0xd8a88c),
                                .hair = rgb(0xd4d0c8),
                                .iris = rgb(0x6aa0b8),
                                .flush = 1.6f,
                                .jaw = .86f,
                                .chin = .1f,
                                .gaunt = .8f,
                                .old = 1,
                                .nose = 1.4f,
                                .hook = .03f,
                                .bulb = 1.1f,
                                .eye = 1.25f,
                                .open = {1.15f, .95f},
                                .under = {.9f, .8f},
                                .slant = {-.012f, -.006f},
                                .gaze_x = 30,
                                .gaze_y = 8,
                                .brow = {.06f, .03f},
                                .frown = {-.03f, .02f},
                                .bush = 1.7f,
                                .mouth = .075f,
                                .gape = .012f,
                                .corner = {-.01f, -.012f},
                                .neck = .15f});
    comb_beard(hair,
               &(Beard){.length = .34f, .thick = .042f, .wide = .8f, .point = .7f, .flow = V(.05f, 0, .1f), .seed = 3});
    moustache(hair, .20f, .032f, -.05f, 0, 5);
    hood_deep(rags, lining, .45f, 6);
    pop();
    part(); /* the hood's folds on the shoulders */
    paint(rags);
    blend(.08f);
    tube(5,
         (Vec3[]){joint[0] + V(.05f, .10f, .06f), V(-.12f, 1.60f, .24f), V(.06f, 1.52f, .32f), V(.28f, 1.64f, .20f),
                  joint[1] + V(-.04f, .12f, 0)},
         (float[]){.10f, .10f, .10f, .10f, .10f}, 4);
    fold_fan(V(.06f, 1.56f, .40f), V(0, .2f, 1), .5f, 11, .03f, 3);
    push();
    move(-.36f, 1.76f, .56f);
    turn_y(14);
    turn_z(-12);
    turn_x(-6);
    small_coffin(wood, gold, pale);
    Vec3 red = here(V(.20f, .34f, .34f)), lid = here(V(.06f, -.04f, .26f)), edge = here(V(-.20f, -.06f, .10f));
    pop();
    BustArm a = {
        .shoulder = joint[1],
        .elbow = V(.62f, 1.36f, .52f),
        .sleeve = rags,
        .cuff = lining,
        .reach = .75f,
        .hand = {.pose = GRASP_REACH, .size = .20f, .thick = .85f, .thumb = -1, .skin = skin, .lean = true, .age = 1},
        .seed = 4};
    bust_arm(&a, lid + V(.17f, -.20f, .05f), V(-.62f, .78f, .02f), V(-.15f, 0, -1));
    BustArm b = {
        .shoulder = joint[0],
        .elbow = V(-.90f, 1.36f, .20f),
        .sleeve = rags,
        .cuff = lining,
        .reach = .75f,
        .hand = {.pose = GRASP_CUP, .size = .225f, .thick = .85f, .thumb = 1, .skin = skin, .lean = true, .age = 1},
        .seed = 8};
    bust_arm(&b, edge + V(-.08f, -.24f, .05f), V(.20f, .95f, .15f), V(.8f, -.1f, -.4f));
    lamp(red, rgb(0xff4830) * .8f, .34f);
    lamp(V(-.45f, 2.60f, 1.7f), rgb(0xffd8b0) * 2.3f, .9f);
}

/* Beads on wires in a frame `w` and `h` half as large, in the xy plane. */
static void abacus(float w, float h, int wood, int wire)
{
    static const unsigned bead[3] = {0xb03028, 0xd8a838, 0x2a6a7a};
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        timber(V(q * w, -h - .04f, 0), V(q * w, h + .04f, 0), .035f, wood);
        timber(V(-w - .03f, q * h, 0), V(w + .03f, q * h, 0), .035f, wood);
    }
    for (int r = 0; r < 4; r++) {
        float y = h * (-.75f + .5f * (float)r), x = -w * .94f + .05f;
        part();
        paint(wire);
        limb(V(-w, y, 0), V(w, y, 0), .009f, .009f);
        part();
        paint(material_plain(rgb(bead[r % 3]), .25f, 1.1f));
        int gap = 2 + (r * 5) % 6;
        for (int i = 0; i < 9; i++) {
            egg(x, y, 0, .030f, h * .20f, h * .20f);
            x += i == gap ? w * .50f : .068f;
        }
    }
}

/* In the skull's frame: what one wears who counts by lamplight. */
static void eye_shade(int gold, int green)
{
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .20f, -.02f);
    turn_x(-4);
    ring(0, 0, 0, .44f, .038f);
    part();
    paint(green);
    blend(.02f);
    for (int i = 0; i < 15; i++) {
        float a = -1.15f + 2.3f * (float)i / 14, b = a + .165f;
        Vec3 in[2] = {V(sinf(a) * .43f, 0, cosf(a) * .43f), V(sinf(b) * .43f, 0, cosf(b) * .43f)},
             out[2] = {V(sinf(a) * .66f, -.10f, cosf(a) * .74f), V(sinf(b) * .66f, -.10f, cosf(b) * .74f)};
        web(in[0], in[1], out[0], .014f);
        web(in[1], out[1], out[0], .014f);
    }
    pop();
    part(); /* a quill where an ear was */
    paint(material_plain(rgb(0xe0dcd0), .7f, .2f));
    blend(.01f);
    tube(4, (Vec3[]){V(.40f, .0f, .30f), V(.44f, .08f, .0f), V(.50f, .26f, -.34f), V(.50f, .50f, -.62f)},
         (float[]){.010f, .014f, .065f, .008f}, 5);
}

/* Sift moves one bead, and you have lost. */
static void sift(void)
{
    camera(V(.30f, 2.10f, 3.4f), V(-.02f, 2.02f, 0), 25);
    room_by_night((unsigned[]){0x04080e, 0x0e2230, 0x244c5c, 0xa0c8d0, 0x2a9a5a, 0xffd890}, rgb(0x90c0e0) * .5f,
                  V(.5f, .7f, .5f), rgb(0x70d0ff) * 2.6f);
    Scene *s = scene();
    s->roll = 4;
    int bone = material_old_bone(), gold = material_gold(), green = material_plain(rgb(0x208048), .2f, 1.1f),
        vest = material_wool(rgb(0x7a2a30)), white = material_wool(rgb(0xd8d0bc)), black = material_wool(rgb(0x1c1a20)),
        wood = tavern_wood(rgb(0x6a4226)), dark = tavern_wood(rgb(0x241c18)), iron = material_iron();
    material(green)->emit = rgb(0x0c4a22);
    for (int r = 0; r < 3; r++) { /* shelves of ledgers */
        float y = 1.35f + .62f * (float)r;
        part();
        paint(dark);
        box(0, y - .05f, -1.45f, 2.6f, .04f, .2f, .01f);
        for (int i = 0; i < 26; i++) {
            static const unsigned hue[4] = {0x3a2420, 0x24323a, 0x3a3420, 0x2c2432};
            float c = chance(i + 40 * r), h = .17f + .09f * c;
            part();
            paint(material_leather(rgb(hue[(i * 7 + r) % 4])));
            push();
            move(-2.2f + .17f * (float)i, y - .01f + h, -1.45f);
            turn_z(c > .8f ? 9 : 0);
            box(0, 0, 0, .068f, h, .14f, .02f);
            pop();
        }
    }
    Vec3 joint[2];
    seated(&(Seat){.f = {.man = .4f, .wide = .95f}, .at = V(.16f, .0f, -.20f), .turn = -26, .lean = 16, .tilt = 3},
           white, joint);
    push();
    sit(&(Seat){.at = V(.16f, .0f, -.20f), .turn = -26, .lean = 16, .tilt = 3});
    part();
    paint(vest);
    blend(.06f);
    egg(-.17f, 1.48f, .06f, .20f, .42f, .20f);
    egg(.17f, 1.48f, .06f, .20f, .42f, .20f);
    part();
    paint(white);
    blend(.02f);
    limb(V(-.17f, 1.86f, .10f), V(-.04f, 1.78f, .22f), .07f, .04f);
    limb(V(.17f, 1.86f, .10f), V(.04f, 1.78f, .22f), .07f, .04f);
    part();
    paint(black);
    blend(.02f);
    limb(V(0, 1.76f, .25f), V(-.14f, 1.80f, .25f), .02f, .06f);
    limb(V(0, 1.76f, .25f), V(.14f, 1.72f, .25f), .02f, .06f);
    part();
    paint(bone);
    blend(.03f);
    limb(V(0, 1.7f, -.03f), V(.0f, 2.1f, .0f), .085f, .075f);
    pop();
    push();
    move(.08f, 2.20f, .08f);
    turn_y(-20);
    turn_x(12);
    turn_z(6);
    grow(.72f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x80e8ff), .jaw = 7, .menace = .35f});
    eye_shade(gold, green);
    pop();
    push();
    move(-.20f, 1.60f, .78f);
    turn_z(7);
    turn_y(12);
    turn_x(-20);
    abacus(.44f, .20f, wood, iron);
    Vec3 touched = here(V(.16f, .12f, .06f)), held = here(V(-.50f, .06f, 0)),
         along = vec_unit(here(V(0, 1, 0)) - here(V(0, 0, 0)));
    pop();
    Vec3 elbow = V(.60f, 1.42f, .46f), wrist = touched + V(.20f, .10f, .02f), end = vec_mix(elbow, wrist, .62f);
    part();
    paint(bone);
    blend(.02f);
    bone_arm(joint[1], elbow, wrist, .65f);
    part();
    paint(white);
    sleeve_cloth(joint[1], elbow, end, .15f, .135f, .115f, 4);
    part();
    paint(black);
    blend(.02f);
    limb(vec_mix(joint[1], elbow, .60f), vec_mix(joint[1], elbow, .72f), .155f, .150f);
    part();
    paint(bone);
    blend(.015f);
    hand_at(&(Hand){.size = .17f, .curl = .38f, .spread = 24, .thick = .62f, .thumb = -1}, wrist, V(-.85f, -.50f, .10f),
            V(-.3f, -.5f, -.8f));
    Vec3 elbow2 = V(-.78f, 1.34f, .26f), wrist2 = hand_wrist(.17f, held, along, V(.2f, .1f, 1));
    part();
    paint(bone);
    blend(.02f);
    bone_arm(joint[0], elbow2, wrist2, .65f);
    push();
    hand_grip((Hand){.size = .17f, .spread = 10, .thick = .62f, .thumb = 1}, held, along, V(.2f, .1f, 1));
    pop();
    part();
    paint(white);
    sleeve_cloth(joint[0], elbow2, vec_mix(elbow2, wrist2, .6f), .15f, .135f, .115f, 6);
    lamp(V(-.75f, 2.25f, 1.3f), rgb(0xffd898) * 2.4f, .85f);
}

/* ---- Against the Monstrous Horde ---- */

/* In the head's frame. */
static void brunnas_hair(int hair, int bronze, int head)
{
    int woad = material_plain(rgb(0x24589a), .8f, .1f);
    close_hair(hair);
    comb_hair(hair, &(Comb){.from = -130,
                            .to = 130,
                            .low = .12f,
                            .high = .97f,
                            .rows = 6,
                            .locks = 14,
                            .length = .62f,
                            .thick = .055f,
                            .stand = .06f,
                            .flow = V(.55f, .10f, -.85f),
                            .wild = .35f,
                            .seed = 5});
    part(); /* a braid thrown over her shoulder by the jerk */
    paint(hair);
    blend(.02f);
    for (int i = 0; i < 15; i++) {
        Vec3 p = tube_point(5,
                            (Vec3[]){V(.30f, .05f, -.10f), V(.44f, -.20f, .05f), V(.58f, -.42f, .12f),
                                     V(.82f, -.50f, .12f), V(1.04f, -.38f, .05f)},
                            4 * (float)i / 14.01f);
        egg(p[0] + (i % 2 ? .028f : -.028f), p[1] + (i % 2 ? .02f : -.02f), p[2], .085f - .0025f * (float)i, .070f,
            .075f);
    }
    part();
    paint(bronze);
    blend(.02f);
    push();
    move(0, .25f, -.06f);
    turn_x(-14);
    ring(0, 0, 0, .40f, .030f);
    pop();
    face_line(head, 5, (float[]){-.27f, -.08f, -.14f, -.13f, 0, -.075f, .14f, -.13f, .27f, -.08f},
              (float[]){.012f, .022f, .022f, .022f, .012f}, woad);
}

/* A hand whose fingers close over another's, and the forearm. */
static void trolls_hand(Vec3 wrist, Vec3 elbow, int skin)
{
    Vec3 middle = vec_mix(wrist, elbow, .45f);
    part();
    melting();
    paint(skin);
    blend(.05f);
    limb(wrist, middle, .105f, .185f);
    limb(middle, elbow, .185f, .15f);
    person_hand_at(&(PersonHand){.pose = GRASP_CUP,
                                 .size = .30f,
                                 .thick = 1.35f,
                                 .thumb = 1,
                                 .skin = skin,
                                 .nail = material_plain(rgb(0x241c14), .4f, .8f),
                                 .lean = true,
                                 .age = 1},
                   wrist, V(.42f, .86f, .30f), V(.75f, -.35f, -.50f));
}

/* Brunna has a troll's hand in hers, and it is going down. */
static void brunna(void)
{
    camera(V(.20f, 2.0f, 3.2f), V(.0f, 1.96f, 0), 25.5f);
    room_by_night((unsigned[]){0x0c0a1c, 0x241c40, 0x4c4480, 0xd8b0b8, 0xc84838, 0xff9a50}, rgb(0xc0b8ff) * .6f,
                  V(.6f, .6f, .5f), rgb(0x80a0ff) * 2.6f);
    Scene *s = scene();
    s->backdrop = battlefield;
    s->disc_x = .7f;
    s->disc_y = -.2f;
    s->roll = -8;
    int fur = material_fur(rgb(0x6a4a34)), leather = material_leather(rgb(0x5a3420)), bronze = material_gold(),
        hair = bust_hair(rgb(0xb86a28)), wood = tavern_wood(rgb(0x4a3020)), stake = tavern_wood(rgb(0x2a2028)),
        troll = material_skin(rgb(0x4c7050), rgb(0x2c4a38)), iron = material_iron();
    for (int i = 0; i < 9; i++) { /* a palisade */
        float x = -1.9f + .46f * (float)i, h = 2.35f + .22f * chance(i);
        part();
        paint(stake);
        blend(.02f);
        limb(V(x, .5f, -1.5f), V(x + .05f * (chance(i + 9) - .5f), h, -1.5f), .20f, .18f);
        limb(V(x, h, -1.5f), V(x, h + .35f, -1.5f), .17f, .01f);
    }
    Vec3 joint[2];
    seated(&(Seat){.f = {.man = .55f, .wide = 1.25f}, .at = V(.32f, .0f, -.20f), .turn = -22, .lean = 16, .tilt = 8},
           leather, joint);
    fur_along(4,
              (Vec3[]){joint[0] + V(.04f, .06f, .04f), joint[0] + V(.16f, .14f, -.04f), V(.20f, 1.94f, -.26f),
                       joint[1] + V(0, .10f, -.02f)},
              .20f, .08f, 19, fur, 6);
    strap_along(4,
                (Vec3[]){joint[1] + V(-.12f, .12f, .02f), joint[1] + V(-.24f, -.06f, .20f), V(.22f, 1.46f, .34f),
                         V(-.02f, 1.22f, .36f)},
                V(-.1f, .2f, 1), .10f, wood, bronze, 1.3f);
    push();
    move(.24f, 2.13f, .12f);
    turn_y(-18);
    turn_x(8);
    turn_z(12);
    grow(.74f);
    int head = scene()->part_count;
    int skin = visage(&(Visage){.skin = rgb(0xdca078),
                                .hair = rgb(0x9a5420),
                                .iris = rgb(0x3a9ad0),
                                .flush = 1.7f,
                                .jaw = 1.06f,
                                .chin = .15f,
                                .old = .15f,
                                .nose = .78f,
                                .bulb = 1.1f,
                                .wry = -.01f,
                                .eye = 1.15f,
                                .open = {1.0f, .60f},
                                .under = {.8f, .55f},
                                .slant = {.012f, .016f},
                                .gaze_x = 8,
                                .gaze_y = 2,
                                .brow = {.02f, -.01f},
                                .frown = {.045f, .05f},
                                .bush = 1.3f,
                                .fine_brows = true,
                                .mouth = .150f,
                                .gape = .040f,
                                .corner = {.045f, .030f},
                                .upper = 1,
                                .lower = 1,
                                .lips = 1.1f,
                                .neck = .21f});
    brunnas_hair(hair, bronze, head);
    pop();
    table_boards(1.42f, .1f, 1.5f, wood);
    Vec3 clasp = V(-.30f, 1.87f, .72f), held = clasp + V(.08f, .03f, .03f);
    BustArm hers = {.shoulder = joint[0],
                    .elbow = V(-.02f, 1.46f, .74f),
                    .thick = 1.2f,
                    .hand = {.size = .25f, .thick = 1.1f, .thumb = 1, .skin = skin, .lean = true, .age = .5f},
                    .seed = 4};
    push();
    bust_grip(&hers, held, V(.15f, .25f, 1), V(-.75f, .65f, 0));
    pop();
    Vec3 wrist = person_wrist(&hers.hand, held, V(.15f, .25f, 1), V(-.75f, .65f, 0));
    body_cuff(leather, hers.elbow, wrist, .115f, .22f);
    Vec3 his_wrist = clasp + V(-.20f, -.20f, .10f), his_elbow = V(-.98f, 1.34f, .80f);
    trolls_hand(his_wrist, his_elbow, troll);
    part();
    paint(iron);
    blend(.02f);
    Vec3 down = vec_unit(his_elbow - his_wrist);
    limb(his_wrist + down * .12f, his_wrist + down * .19f, .165f, .180f);
    BustArm braced = {.shoulder = joint[1],
                      .elbow = V(.92f, 1.50f, .34f),
                      .thick = 1.2f,
                      .hand = {.size = .25f, .thick = 1.1f, .thumb = -1, .skin = skin, .lean = true, .age = .5f},
                      .seed = 6};
    push();
    bust_grip(&braced, V(.50f, 1.52f, .86f), V(-.2f, .15f, 1), V(-.9f, .25f, -.1f));
    pop();
    lamp(V(-.55f, 2.45f, 1.7f), rgb(0xffd8a8) * 2.3f, 1.05f);
    faction_motes();
}

/* In the head's frame: an iron hat, pushed back. */
static void kettle(int iron, int strap)
{
    push();
    turn_x(-12);
    turn_z(6);
    part();
    paint(iron);
    blend(.03f);
    egg(0, .26f, -.08f, .42f, .38f, .46f);
    carve();
    box(0, -.14f, 0, .8f, .36f, .8f, .01f);
    fill();
    DrapeRow row[2] = {{.24f, .41f, .45f, 0, -.08f}, {.13f, .66f, .70f, 0, -.07f}};
    drape(&(Drape){.rows = 2, .row = row, .thick = .022f, .seed = 1});
    blend(.01f);
    limb(V(0, .645f, -.35f), V(0, .62f, .20f), .03f, .03f);
    part();
    paint(strap);
    blend(.01f);
    for (int i = 0; i < 9; i++) {
        float a = (float)i * .7f;
        ball(sinf(a) * .425f, .275f, cosf(a) * .465f - .08f, .024f);
    }
    pop();
}

/* Ottmar binds his own arm last, with his teeth. */
static void ottmar(void)
{
    camera(V(-.25f, 2.04f, 3.2f), V(.0f, 1.98f, 0), 25);
    room_by_night((unsigned[]){0x060a16, 0x14243e, 0x38587e, 0xa8c4e0, 0xffc060, 0xffe0a0}, rgb(0x90b4f0) * .7f,
                  V(.7f, .6f, .4f), rgb(0x90c0ff) * 2.6f);
    Scene *s = scene();
    s->roll = 4;
    s->disc_x = .5f;
    int blue = material_wool(rgb(0x2a4a78)), mail = material_scales(rgb(0x9aa2ae), rgb(0x4a505c), 16),
        iron = material_iron(), linen = material_wool(rgb(0xe4dcc4)), canvas = material_wool(rgb(0x54503e)),
        hair = bust_hair(rgb(0x5a3a24)), leather = material_leather(rgb(0x6a4024)), pole = tavern_wood(rgb(0x3a2c22)),
        blood = material_plain(rgb(0x8a1c18), .7f, .2f);
    material(mail)->metal = .7f;
    part(); /* his tent, and the night in its mouth */
    paint(canvas);
    cloth(3, 3,
          (Vec3[]){V(-.15f, 3.4f, -1.2f), V(-.8f, 3.3f, -1.1f), V(-1.6f, 3.1f, -.9f), V(-.45f, 2.2f, -1.25f),
                   V(-1.0f, 2.2f, -1.05f), V(-1.8f, 2.2f, -.8f), V(-.80f, .8f, -1.2f), V(-1.3f, .8f, -1.0f),
                   V(-2.0f, .8f, -.7f)},
          .03f, 4);
    fold_fan(V(-.3f, 3.2f, -1.1f), V(0, 0, 1), 2.2f, 26, .05f, 3);
    timber(V(-.05f, .6f, -1.3f), V(.0f, 3.6f, -1.3f), .055f, pole);
    for (int i = 0; i < 5; i++) { /* firs */
        float x = .45f + .38f * (float)i;
        part();
        paint(material_plain(rgb(0x14202c), .9f, .1f));
        blend(.02f);
        for (int k = 0; k < 5; k++)
            limb(V(x, 1.5f + .32f * (float)k + .3f * chance(i), -2.2f - .2f * (float)(i % 2)),
                 V(x, 2.0f + .32f * (float)k + .3f * chance(i), -2.2f - .2f * (float)(i % 2)), .30f - .05f * (float)k,
                 .01f);
    }
    Vec3 joint[2];
    seated(
        &(Seat){
            .f = {.man = 1, .wide = 1.3f, .belly = .4f}, .at = V(.10f, .0f, -.16f), .turn = 22, .lean = 10, .tilt = -4},
        blue, joint);
    push();
    sit(&(Seat){.at = V(.10f, .0f, -.16f), .turn = 22, .lean = 10, .tilt = -4});
    part(); /* mail over shoulders and throat */
    paint(mail);
    blend(.06f);
    DrapeRow row[4] = {{2.00f, .22f, .22f, 0, -.02f},
                       {1.90f, .30f, .28f, 0, -.02f},
                       {1.76f, .50f, .33f, 0, 0},
                       {1.58f, .56f, .37f, 0, .03f}};
    drape(&(Drape){.rows = 4, .row = row, .folds = 9, .depth = .03f, .thick = .025f, .seed = 4});
    pop();
    push();
    move(.10f, 2.14f, .14f);
    turn_y(14);
    turn_x(6);
    turn_z(-10);
    grow(.72f);
    int skin = visage(&(Visage){.skin = rgb(0xa87450),
                                .hair = rgb(0x2a1a14),
                                .iris = rgb(0x6a4420),
                                .flush = 1.2f,
                                .jaw = 1.12f,
                                .old = .55f,
                                .nose = .80f,
                                .bulb = 1.45f,
                                .eye = 1.12f,
                                .open = {.85f, .85f},
                                .under = {.75f, .75f},
                                .slant = {-.008f, -.010f},
                                .gaze_x = -18,
                                .gaze_y = 10,
                                .brow = {.02f, .045f},
                                .frown = {-.005f, -.005f},
                                .bush = 1.6f,
                                .fine_brows = true,
                                .mouth = .125f,
                                .gape = .030f,
                                .corner = {.030f, .035f},
                                .upper = 1,
                                .lower = 1,
                                .neck = .23f});
    comb_beard(hair, &(Beard){.length = .40f,
                              .thick = .060f,
                              .wide = 1,
                              .point = .35f,
                              .drop = .02f,
                              .chin = .2f,
                              .flow = V(0, 0, .05f),
                              .seed = 6});
    moustache(hair, .20f, .038f, .10f, 0, 3);
    close_hair(hair);
    kettle(iron, material_gold());
    Vec3 teeth = here(V(-.10f, -.285f, .375f));
    pop();
    Vec3 elbow = V(-.78f, 1.40f, .44f), wrist = V(.06f, 1.58f, .84f);
    BustArm hurt = {.shoulder = joint[0],
                    .elbow = elbow,
                    .thick = 1.25f,
                    .hand = {.size = .25f, .thick = 1.2f, .thumb = 1, .skin = skin, .lean = true, .age = .6f},
                    .seed = 5};
    hurt.hand.pose = GRASP_FIST;
    bust_arm(&hurt, wrist, V(.95f, .28f, .1f), V(-.1f, .1f, -1));
    part();
    paint(blue);
    sleeve_cloth(joint[0], vec_mix(joint[0], elbow, .6f), vec_mix(joint[0], elbow, .88f), .20f, .19f, .175f, 3);
    Vec3 along = vec_unit(wrist - elbow);
    part(); /* turns of linen, askew */
    paint(linen);
    blend(.012f);
    for (int i = 0; i < 7; i++) {
        Vec3 p = vec_mix(elbow, wrist, .34f + .075f * (float)i);
        float r = .135f - .007f * (float)i;
        push();
        move(p[0], p[1], p[2]);
        aim(along + V(.0f, i % 2 ? .25f : -.12f, 0), V(0, 0, 1));
        drum(0, 0, 0, r, .030f, .014f);
        pop();
    }
    Vec3 spot = vec_mix(elbow, wrist, .50f) + V(0, .02f, .118f);
    part();
    paint(blood);
    egg(spot[0], spot[1], spot[2], .05f, .04f, .016f);
    Vec3 tie = vec_mix(elbow, wrist, .62f) + V(0, .10f, .04f), side = V(.028f, .010f, 0);
    part(); /* and what he pulls tight */
    paint(linen);
    cloth(3, 2,
          (Vec3[]){teeth - side, teeth + side, vec_mix(teeth, tie, .5f) - side * 1.2f + V(0, 0, .04f),
                   vec_mix(teeth, tie, .5f) + side * 1.2f + V(0, 0, .05f), tie - side * 1.3f, tie + side * 1.3f},
          .009f, 4);
    BustArm other = {.shoulder = joint[1],
                     .elbow = V(.72f, 1.34f, .50f),
                     .thick = 1.2f,
                     .sleeve = blue,
                     .cuff = leather,
                     .reach = .7f,
                     .hand = {.size = .25f, .thick = 1.2f, .thumb = -1, .skin = skin, .lean = true, .age = .6f},
                     .seed = 8};
    push(); /* the rest of the roll */
    bust_grip(&other, V(.38f, 1.66f, .92f), V(-.2f, .95f, .1f), V(-.75f, .0f, .6f));
    part();
    paint(linen);
    drum(0, .0f, 0, .075f, .15f, .02f);
    pop();
    lamp(V(-.80f, 2.05f, 1.55f), rgb(0xffcc94) * 2.4f, .95f);
    lamp(V(-.2f, 2.4f, 1.9f), rgb(0xffd0a0) * 1.6f, .8f);
    for (int i = 0; i < 46; i++)
        sprite(V(-.9f + 2.4f * chance(i + 5), 1.2f + 1.7f * chance(i + 85), -1.4f + 2.2f * chance(i + 165)),
               .010f + .012f * chance(i + 245), rgb(0xc8dcff), SPRITE_SNOW, .7f);
}

/* In the head's frame: felt, with candles on the brim, those in front cut by the picture. */
static void candle_hat(int felt, int gold, int wax)
{
    push();
    move(0, .36f, -.07f);
    turn_x(-4);
    turn_z(-6);
    part();
    paint(felt);
    blend(.05f);
    drum(0, .02f, 0, .64f, .025f, .02f);
    drum(0, .18f, 0, .40f, .20f, .06f);
    part();
    paint(gold);
    ring(0, .07f, 0, .41f, .035f);
    for (int i = 0; i < 6; i++) {
        float a = -1.5f + .6f * (float)i;
        push();
        move(sinf(a) * .53f, .04f, cosf(a) * .53f);
        wax_candle(.10f + .10f * chance(i + 3), .045f, i != 1, wax);
        pop();
    }
    pop();
}

/* Wick has it between his hands, and it blows his moustache about. */
static void wick(void)
{
    camera(V(-.20f, 1.98f, 3.2f), V(.0f, 2.0f, 0), 25);
    room_by_night((unsigned[]){0x080614, 0x1e1434, 0x40306a, 0xb0a0d8, 0x8aff60, 0xffe0a0}, rgb(0x9a90e0) * .45f,
                  V(.7f, .6f, .4f), rgb(0xa070ff) * 2.6f);
    Scene *s = scene();
    s->roll = -5;
    int robe = material_wool(rgb(0x3a2a5c)), gown = material_wool(rgb(0x2c5a44)), felt = material_wool(rgb(0x2a2440)),
        wax = material_wax(), gold = material_gold(), hair = bust_hair(rgb(0x7a6a70)),
        dark = tavern_wood(rgb(0x241c22)), trim = material_wool(rgb(0xb08a40));
    board_wall(-1.6f, 0, 4, .5f, dark, 6);
    push();
    move(-.70f, 2.28f, -1.25f);
    crowded_shelf(1.3f, dark, 5);
    pop();
    push();
    move(.85f, 2.0f, -1.25f);
    crowded_shelf(1.2f, dark, 15);
    pop();
    Vec3 joint[2];
    seated(&(Seat){.f = {.man = .6f, .wide = .95f}, .at = V(.02f, .0f, -.18f), .turn = 18, .lean = 14}, robe, joint);
    push();
    sit(&(Seat){.at = V(.02f, .0f, -.18f), .turn = 18, .lean = 14});
    part();
    paint(gown);
    blend(.05f);
    egg(0, 1.50f, .08f, .15f, .40f, .16f);
    part();
    paint(trim);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(4,
             (Vec3[]){V(q * .20f, 2.02f, -.20f), V(q * .22f, 1.90f, .06f), V(q * .14f, 1.66f, .22f),
                      V(q * .10f, 1.30f, .26f)},
             (float[]){.035f, .035f, .03f, .03f}, 4);
    }
    part(); /* a collar that stands up behind */
    paint(robe);
    drape(&(Drape){
        .rows = 3,
        .row = (DrapeRow[]){{2.12f, .42f, .34f, 0, -.10f}, {1.94f, .30f, .26f, 0, -.04f}, {1.78f, .32f, .28f, 0, 0}},
        .from = 60,
        .to = 300,
        .folds = 9,
        .depth = .02f,
        .thick = .02f,
        .seed = 4});
    pop();
    push();
    move(.02f, 2.10f, .12f);
    turn_y(12);
    turn_x(10);
    turn_z(7);
    grow(.70f);
    int head = scene()->part_count;
    int skin = visage(&(Visage){.skin = rgb(0xd8b090),
                                .hair = rgb(0x2a2030),
                                .iris = rgb(0x9a50e0),
                                .glow = .25f,
                                .flush = .9f,
                                .jaw = .84f,
                                .chin = .35f,
                                .gaunt = .7f,
                                .old = .45f,
                                .nose = 1.3f,
                                .hook = .035f,
                                .bulb = .85f,
                                .eye = 1.22f,
                                .open = {1.2f, .75f},
                                .under = {.9f, .7f},
                                .slant = {.016f, .024f},
                                .gaze_x = -16,
                                .gaze_y = 4,
                                .brow = {.075f, .0f},
                                .frown = {.0f, .05f},
                                .bush = 1.4f,
                                .fine_brows = true,
                                .mouth = .115f,
                                .gape = .020f,
                                .corner = {.045f, .015f},
                                .upper = 1,
                                .neck = .14f});
    stubble(head, hair, 160, .02f);
    part(); /* a moustache as long as its owner is vain, lifted by the heat */
    paint(hair);
    blend(.012f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) {
            float q = (float)side, k = .03f * (float)i, up = side < 0 ? .16f : 0;
            hair_lock(5,
                      (Vec3[]){V(q * .012f, -.195f, .385f), V(q * .11f, -.225f - k, .38f), V(q * .26f, -.23f - k, .32f),
                               V(q * (.42f + k), -.12f + up - k, .27f), V(q * (.50f - k), .06f + up + k, .22f)},
                      .036f - .3f * k, i + 7 * side);
        }
    comb_beard(hair, &(Beard){.length = .42f,
                              .thick = .034f,
                              .wide = .26f,
                              .point = .8f,
                              .chin = .35f,
                              .flow = V(.35f, .35f, .25f),
                              .seed = 9});
    comb_hair(hair, &(Comb){.from = 75,
                            .to = 285,
                            .low = -.15f,
                            .high = .3f,
                            .rows = 3,
                            .locks = 18,
                            .length = .60f,
                            .thick = .05f,
                            .stand = .05f,
                            .flow = V(0, -1, -.1f),
                            .wild = .25f,
                            .seed = 40});
    candle_hat(felt, gold, wax);
    Vec3 candles = here(V(-.1f, .62f, .75f));
    pop();
    Vec3 fire = V(-.06f, 1.55f, .84f);
    for (int i = 0; i < 2; i++) {
        float q = i ? 1.f : -1.f;
        BustArm a = {.shoulder = joint[i],
                     .elbow = V(.02f + q * .74f, 1.30f, .40f),
                     .sleeve = robe,
                     .cuff = trim,
                     .reach = .74f,
                     .hand = {.pose = i ? GRASP_CUP : GRASP_REACH,
                              .size = .235f,
                              .thick = .82f,
                              .thumb = i ? -1 : 1,
                              .skin = skin,
                              .lean = true,
                              .age = .8f},
                     .seed = 3 + 5 * i};
        bust_arm(&a, fire + V(q * .34f, -.14f - .06f * q, .02f), V(-q * .15f, .96f, .22f), V(-q, .1f, -.15f));
    }
    push();
    move(fire[0], fire[1] - .10f, fire[2]);
    small_flame(.22f, rgb(0x70ff50));
    pop();
    for (int i = 0; i < 22; i++) { /* it winds itself up */
        float a = .8f * (float)i, r = .12f + .006f * (float)i;
        sprite(fire + V(cosf(a) * r, -.16f + .022f * (float)i, sinf(a) * r), .014f + .012f * chance(i), rgb(0x90ff70),
               SPRITE_GLOW, 1.2f);
    }
    sprite(fire + V(0, .06f, 0), .24f, rgb(0x70ff50), SPRITE_GLOW, .5f);
    lamp(fire + V(0, .12f, .12f), rgb(0xa0ff78) * 2.2f, .44f);
    lamp(candles, rgb(0xffb860) * 1.6f, .35f);
    lamp(V(-.60f, 2.40f, 1.9f), rgb(0xffd8b8) * 1.6f, .8f);
}

const Card portraits_cards[] = {
    PORTRAIT("horde-keeper", ROYAL, mumble),      PORTRAIT("horde-reckoner", MOON, sift),
    PORTRAIT("monstrous-brawler", FIRE, brunna),  PORTRAIT("monstrous-warden", MOON, ottmar),
    PORTRAIT("monstrous-conjurer", FOREST, wick), {0}};
