/* SPDX-License-Identifier: MIT
 * The Rogue hangs head down from the rafters and lifts the crown off a king who sleeps. */
#include "cards.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/people.h"
#include "props/regalia.h"
#include "props/visage.h"
#include "types/heroes.h"

/* Hair and beard of one who has been king for long; in the frame of his head. */
static void old_kings_hair(int hair)
{
    for (int i = 0; i < 27; i++) { /* beard */
        float a = ((float)i / 26 - .5f) * 2, c = cosf(a * 1.4f), k = chance(i + 5);
        Vec3 r = V(a * .27f, -.22f - .21f * c, .06f + .24f * c),
             p[4] = {r + V(0, .06f, -.01f), r + V(.02f * a, -.14f, .06f), r + V(.06f * a, -.32f, .05f),
                     r + V(.04f * a + .08f * (k - .5f), -.46f - .16f * k, .02f)};
        part();
        paint(hair);
        blend(.012f);
        hair_lock(4, p, .046f, i + 3);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        for (int i = 0; i < 2; i++) { /* moustache */
            float k = (float)i;
            Vec3 p[4] = {V(q * .03f, -.20f, .42f), V(q * (.13f + .02f * k), -.205f - .03f * k, .38f),
                         V(q * .21f, -.27f - .05f * k, .33f), V(q * .27f, -.36f - .08f * k, .28f)};
            part();
            paint(hair);
            blend(.012f);
            hair_lock(4, p, .038f, 40 + i + 3 * side);
        }
        for (int i = 0; i < 9; i++) { /* over the ears */
            float k = (float)i / 8, c = chance(i + 60);
            Vec3 p[4] = {V(q * (.22f + .08f * k), .40f - .10f * k, .12f - .34f * k), V(q * .40f, .16f, .12f - .36f * k),
                         V(q * .44f, -.12f, .06f - .30f * k),
                         V(q * (.46f + .08f * c), -.42f - .12f * c, .02f - .2f * k)};
            part();
            paint(hair);
            blend(.012f);
            hair_lock(4, p, .062f, i + 70);
        }
    }
    for (int i = 0; i < 17; i++) { /* thin on the crown */
        float x = ((float)i - 8) * .040f, c = chance(i + 140);
        Vec3 p[5] = {V(x * .75f, .415f - x * x * .5f, .215f - .1f * c), V(x, .495f - x * x * .7f, .08f),
                     V(x * 1.1f, .515f - x * x * .8f, -.12f), V(x * 1.25f, .42f - x * x, -.32f),
                     V(x * 1.35f, .16f, -.42f)};
        part();
        paint(hair);
        blend(.008f);
        hair_lock(5, p, .036f, i + 120);
    }
}

static void sleeping_king(int hair, int velvet, int ermine)
{
    part();
    paint(velvet);
    blend(.12f);
    egg(.04f, -.10f, -.10f, 1.12f, .50f, .60f);
    part();
    paint(ermine);
    blend(.06f);
    lumpy(.03f, 8);
    for (int i = 0; i < 13; i++) {
        float a = ((float)i - 6) * .30f;
        ball(.04f + sinf(a) * .66f, .30f - .16f * cosf(a), -.02f + cosf(a) * .44f, .17f);
    }
    lumpy(0, 1);
    push();
    move(.06f, .70f, .22f);
    turn_y(-14);
    turn_z(-13);
    turn_x(14);
    grow(.98f);
    visage(&(Visage){.fine_brows = true,
                     .skin = rgb(0xd89a78),
                     .hair = rgb(0xe8e4dc),
                     .flush = 1.5f,
                     .jaw = 1.1f,
                     .old = .9f,
                     .nose = 1.2f,
                     .bulb = 1.5f,
                     .open = {0, 0},
                     .slant = {-.012f, -.012f},
                     .brow = {.02f, .035f},
                     .frown = {-.02f, -.02f},
                     .bush = 1.9f,
                     .mouth = .060f,
                     .gape = .035f,
                     .corner = {-.01f, -.01f},
                     .neck = .20f});
    old_kings_hair(hair);
    pop();
}

/* An arm that reaches down out of the dark, and a hand at the crown's rim. */
static void lifting_arm(float side, int sleeve, int cuff, int skin, int nail)
{
    Vec3 shoulder = V(side * .70f, 3.40f, -.10f), elbow = V(side * .98f, 2.02f, .25f),
         wrist = V(side * .52f, 1.58f, .40f), along = vec_unit(wrist - elbow), end = vec_mix(elbow, wrist, .72f);
    part();
    paint(sleeve);
    sleeve_cloth(shoulder, elbow, end, .22f, .165f, .115f, side < 0 ? 5 : 33);
    part();
    paint(cuff);
    blend(.015f);
    limb(end - along * .05f, end + along * .06f, .128f, .112f);
    part();
    paint(skin);
    blend(.03f);
    limb(end, wrist, .078f, .062f);
    person_hand_at(&(PersonHand){.lean = true,
                                 .pose = GRASP_CUP,
                                 .size = .225f,
                                 .thick = .92f,
                                 .thumb = side < 0 ? -1 : 1,
                                 .skin = skin,
                                 .nail = nail},
                   wrist, V(-side * .62f, -.74f, .18f), V(-side * .72f, .58f, -.30f));
}

static void rogue(void)
{
    camera(V(.12f, 1.66f, 5.6f), V(.02f, 1.56f, 0), 31.5f);
    hero_stage(PARTY_WARM, candle_room);
    Scene *s = scene();
    set_palette(s, 0x0c0606, 0x34161a, 0x7a3c2c, 0xf0b868, 0xffc860, 0xfff4d8);
    s->roll = -4;
    s->key.color = rgb(0xffecd0) * 2.1f;
    s->key.towards = V(-.60f, .35f, .75f);
    s->rim.color = rgb(0xff9840) * 3.0f;
    s->fill.color = rgb(0x583040) * .5f;
    s->vignette = 1.5f;
    int sleeve = material_leather(rgb(0x100c10)), cuff = material_wool(rgb(0xb01c18)), gold = material_gold(),
        velvet = material_wool(rgb(0x4a1430)), ermine = material_wool(rgb(0xece0d0)),
        white = material_new(rgb(0xe8e4dc), rgb(0x8c8884), .5f, .6f, PAT_NOISE, 4, .15f);
    sleeping_king(white, velvet, ermine);
    push(); /* what the king will miss */
    move(.02f, 1.40f, .26f);
    turn_z(-7);
    turn_x(10);
    crown_spiked(.40f, 10, .34f, .25f, gold, material_gem(rgb(0xff2840)));
    pop();
    int glove = material_leather(rgb(0x0c0a10)), eye_m = material_eye(rgb(0x60e050), rgb(0xf0ecd0), .8f, PUPIL_ROUND);
    part(); /* upside down from the rafters: a hood, of which one sees the eyes */
    paint(glove);
    blend(.06f);
    egg(0, 2.64f, -.30f, .46f, .50f, .34f);
    limb(V(0, 2.8f, -.4f), V(0, 3.4f, -.5f), .50f, .95f);
    limb(V(.02f, 2.34f, -.25f), V(.10f, 1.98f, -.25f), .24f, .02f);
    for (int side = -1; side <= 1; side += 2) { /* up in the rafters, all that one sees of him */
        push();
        move((float)side * .19f, 2.66f, .02f);
        turn_z(180);
        eye_with_lid(0, 0, 0, .14f, 0, 20, eye_m, glove, 14, .55f);
        pop();
    }
    for (int side = -1; side <= 1; side += 2)
        lifting_arm((float)side, sleeve, cuff, glove, glove);
    lamp(V(-.5f, 1.75f, 1.4f), rgb(0xffd090) * 1.1f, .5f);
    sprite(V(-.20f, 1.66f, .72f), .16f, rgb(0xfff4d0), SPRITE_SPARKLE, .9f);
}

const Card rogue_rafters_cards[] = {{"cards/monstrous/rogue", ROYAL, rogue}, {0}};
