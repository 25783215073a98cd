/* SPDX-License-Identifier: MIT
 * Kilnsworn with a beast before them: the pike is met, the furnace has breath left. */
#include "cards.h"
#include "kit/hours.h"
#include "props/bust.h"
#include "props/flames.h"
#include "props/hands.h"
#include "props/kiln.h"
#include "props/kiln_heads.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/vitreous.h"
#include "props/wild.h"

/* ---- em21: what has run on to it ---- */

static void pikeman(void)
{
    camera(V(-.15f, -.1f, 5.2f), V(0, .0f, 0), 31);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .55f;
    s->haze = 0;
    s->roll = -7;
    s->ambient = .26f;
    s->vignette = 1.45f;
    s->aperture = .02f;
    s->key = (Light){V(-.55f, .65f, .55f), rgb(0xe8d0c0) * 1.3f, .10f};
    s->rim = (Light){V(.75f, .35f, -.6f), rgb(0xff8a40) * 3.2f, 0};
    int iron = kiln_metal(rgb(0x8a8480)), brass = kiln_metal(rgb(0xd09448)), coat = wild_coat(rgb(0x7a6a68), 6.5f),
        pale = wild_coat(rgb(0xb8a490), 12), dark = wild_coat(rgb(0x3c3236), 6), mane = wild_coat(rgb(0x564a4c), 3.2f),
        claw = material_tooth(), cloth = material_wool(rgb(0x8a3420)), wood = material_wood(),
        glove = material_leather(rgb(0x6a4024));
    Vec3 butt = V(-1.10f, -2.0f, 1.5f), tip = V(.46f, -.16f, .42f), along = vec_unit(tip - butt);
    part(); /* the beast, over him */
    paint(mane);
    blend(.18f);
    limb(V(.62f, .10f, -.25f), V(1.35f, .95f, -1.1f), .58f, .66f);
    limb(V(.60f, -.10f, -.1f), V(.85f, -1.0f, -.7f), .46f, .40f);
    push();
    move(.34f, .60f, .30f);
    turn_z(14);
    turn_y(-34);
    turn_x(20);
    grow(1.62f);
    wild_ruff(44, .50f, .09f, mane, 3);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffd040),
                      .glow = .8f,
                      .jaw = 44,
                      .snarl = 1,
                      .glare = 10,
                      .open = .75f,
                      .look_y = 10,
                      .ears = 50});
    pop();
    for (int k = 0; k < 2; k++) { /* paws on both sides of him */
        Vec3 shoulder = k ? V(1.0f, -.05f, .1f) : V(.30f, .0f, .0f),
             elbow = k ? V(1.12f, -.55f, .75f) : V(-.42f, .42f, .35f),
             wrist = k ? V(.80f, -.82f, 1.25f) : V(-.82f, .22f, .85f);
        part();
        paint(coat);
        blend(.10f);
        limb(shoulder, elbow, .27f, .19f);
        limb(elbow, wrist, .19f, .13f);
        Hand h = {.size = .27f,
                  .thick = 1.4f,
                  .spread = 50,
                  .curl = .3f,
                  .thumb = k ? -1 : 1,
                  .claw = claw,
                  .claw_length = .9f};
        hand_at(&h, wrist, k ? V(-.6f, -.5f, .5f) : V(-.3f, -.8f, .5f), k ? V(-.4f, .2f, .9f) : V(.3f, -.1f, .95f));
    }
    push(); /* the pikeman, under it */
    move(-.54f, -.46f, .62f);
    turn_z(-6);
    turn_y(48);
    turn_x(-20);
    grow(.84f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xc88a62),
                                .hair = rgb(0x4a2410),
                                .iris = rgb(0xd09a30),
                                .flush = 1.4f,
                                .jaw = 1.05f,
                                .gaunt = .3f,
                                .old = .3f,
                                .nose = 1.15f,
                                .bulb = 1.1f,
                                .eye = 1.1f,
                                .open = {1.25f, 1.25f},
                                .under = {.9f, .9f},
                                .gaze_x = 4,
                                .gaze_y = 14,
                                .brow = {.01f, .02f},
                                .frown = {.045f, .04f},
                                .bush = 1.5f,
                                .mouth = .14f,
                                .gape = .095f,
                                .corner = {.0f, .0f},
                                .upper = 1,
                                .lower = 1,
                                .neck = .22f});
    kiln_beard(bust_hair(rgb(0x5a2c14)), .08f, .22f, 13, 8);
    kiln_kettle_hat(iron, brass, 4);
    pop();
    part();
    paint(cloth);
    blend(.12f);
    limb(V(-1.05f, -.92f, .35f), V(-.30f, -.98f, .55f), .26f, .22f);
    limb(V(-.70f, -1.0f, .4f), V(-.70f, -2.2f, .3f), .48f, .5f);
    part(); /* a plate on his shoulder */
    paint(iron);
    blend(.03f);
    egg(-.98f, -.78f, .55f, .26f, .20f, .26f);
    Vec3 grip[2] = {butt + along * 1.05f, butt + along * 1.72f};
    for (int k = 0; k < 2; k++) {
        PersonHand h = {.lean = true,
                        .pose = GRASP_FIST,
                        .size = .25f,
                        .thick = 1.25f,
                        .thumb = k ? -1 : 1,
                        .skin = k ? glove : skin};
        push();
        Vec3 wrist = person_hand_grip(h, grip[k], along, V(-.1f, .2f, 1));
        pop();
        part();
        paint(cloth);
        sinew_cloth(k ? V(-.28f, -.98f, .55f) : V(-1.05f, -.92f, .40f),
                    k ? V(.18f, -1.35f, .75f) : V(-1.15f, -1.45f, .70f), wrist, .22f, .18f, .12f, 3 + k);
    }
    part();
    paint(wood);
    limb(butt, tip - along * .30f, .058f, .050f);
    push(); /* its head is in the breast, and burns there */
    move(tip[0], tip[1], tip[2]);
    aim(along, V(0, 0, 1));
    part();
    paint(kiln_hot(2.8f));
    outline(4, (float[]){-.12f, -.30f, 0, .16f, .12f, -.30f, 0, -.42f}, 1, .03f, .06f);
    limb(V(0, -.62f, 0), V(0, -.28f, 0), .055f, .06f);
    pop();
    for (int i = 0; i < 14; i++) {
        float a = (float)i * PI / 7, l = i & 1 ? .14f : .30f;
        part();
        paint(kiln_hot(2.4f));
        limb(tip, tip + V(cosf(a) * l - .05f, sinf(a) * l - .05f, .22f), .026f, .003f);
    }
    push();
    move(tip[0], tip[1] - .04f, tip[2] + .05f);
    flames(9, .14f, .08f, .42f, .06f, 20, -6, rgb(0xffe080), rgb(0xff6a14), 4);
    pop();
    sprite(tip, .42f, rgb(0xff8a28), SPRITE_GLOW, .45f);
    lamp(tip + V(-.28f, .05f, .55f), rgb(0xffa048) * 4.0f, .5f);
    lamp(tip + V(-.15f, .35f, .75f), rgb(0xff9a48) * 2.4f, .45f);
    lamp(V(-.75f, .15f, 1.7f), rgb(0xffd0a0) * 1.2f, .4f);
    push();
    move(tip[0], tip[1], tip[2]);
    sparks(30, .9f, 1.3f, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

/* ---- em05: it has breath left ---- */

/* An old man's face of cast iron, its beard a grate; returns where its breath comes out, and along what. */
static Vec3 iron_face(int iron, int hot, Vec3 *along)
{
    Glazing g = glazing_begin();
    visage(&(Visage){.skin = rgb(0x6a6468),
                     .hair = rgb(0x4a4648),
                     .iris = rgb(0xffb040),
                     .white = rgb(0xff8020),
                     .jaw = 1.1f,
                     .gaunt = .4f,
                     .old = .9f,
                     .nose = 1.2f,
                     .bulb = 1.5f,
                     .eye = 1.1f,
                     .glow = 3.0f,
                     .open = {.75f, .75f},
                     .under = {.6f, .6f},
                     .slant = {.03f, .03f},
                     .gaze_x = 10,
                     .gaze_y = -14,
                     .brow = {.0f, .0f},
                     .frown = {.06f, .06f},
                     .bush = 2.0f,
                     .mouth = .13f,
                     .gape = .20f,
                     .puff = .5f,
                     .neck = -1});
    int beard = bust_hair(rgb(0x5a5456));
    kiln_beard(beard, .19f, .50f, 17, 5);
    glazing_all(g, iron);
    part();
    paint(hot);
    egg(0, -.35f, .30f, .115f, .125f, .10f);
    *along = vec_unit(here(V(.02f, -.10f, 1)) - here(V(0, 0, 0)));
    return here(V(0, -.36f, .42f));
}

static void first_furnace(void)
{
    camera(V(.0f, -.25f, 5.2f), V(0, .0f, 0), 32);
    family_hour(EMBER_SNOW);
    Scene *s = scene();
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .5f;
    s->haze = 0;
    s->roll = 5;
    s->ambient = .26f;
    s->vignette = 1.4f;
    s->aperture = .02f;
    s->key = (Light){V(-.60f, .60f, .55f), rgb(0xa8bce0) * 1.1f, .10f};
    s->rim = (Light){V(.5f, .3f, -.7f), rgb(0xff9a48) * 1.6f, 0};
    int iron = kiln_metal(rgb(0x8a8488)), band = kiln_metal(rgb(0x4a4648)),
        brick = kiln_bricks(rgb(0x5a4038), rgb(0x241816)), hot = kiln_hot(4), coat = wild_coat(rgb(0x4c4448), 6),
        mane = wild_coat(rgb(0x342e32), 3.4f), claw = material_tooth();
    part(); /* the furnace: a hive of brick in hoops */
    paint(brick);
    blend(.12f);
    egg(-.58f, .20f, -1.15f, 1.18f, 1.70f, .95f);
    drum(-.62f, 1.9f, -1.3f, .36f, .9f, .03f);
    part();
    paint(band);
    blend(.02f);
    push();
    move(-.58f, .0f, -1.15f);
    for (int i = 0; i < 3; i++) {
        float y = -.85f + .95f * (float)i, k = sqrtf(max_of(1 - (y - .2f) * (y - .2f) / 2.9f, .05f));
        push();
        move(0, y, 0);
        ring(0, 0, 0, 1.16f * k, .06f);
        pop();
    }
    pop();
    push();
    move(-.46f, .46f, -.40f);
    turn_z(-4);
    turn_y(32);
    turn_x(4);
    grow(1.62f);
    Vec3 along, mouth = iron_face(iron, hot, &along);
    pop();
    Vec3 met = V(.62f, -.62f, .95f);
    along = vec_unit(met - mouth);
    push(); /* the breath of it */
    move(mouth[0], mouth[1], mouth[2]);
    aim(along, V(0, 1, 0));
    fire_breath(1.25f, .34f, .9f, 4);
    pop();
    push(); /* who came too near */
    move(.92f, -.72f, .62f);
    turn_z(-30);
    turn_y(-52);
    turn_x(-16);
    grow(1.20f);
    wild_ruff(36, .46f, .09f, mane, 3);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = wild_coat(rgb(0x8a7a70), 12),
                      .dark = mane,
                      .iris = rgb(0xffd050),
                      .glow = .6f,
                      .jaw = 38,
                      .snarl = .8f,
                      .glare = -16,
                      .open = .8f,
                      .ears = 66});
    pop();
    part();
    paint(mane);
    blend(.18f);
    limb(V(1.0f, -.85f, .45f), V(1.5f, -2.0f, .1f), .44f, .8f);
    part(); /* a paw before its eyes */
    paint(coat);
    blend(.10f);
    limb(V(.95f, -1.25f, .8f), V(.42f, -1.32f, 1.1f), .24f, .16f);
    limb(V(.42f, -1.32f, 1.1f), V(.30f, -.92f, 1.15f), .16f, .11f);
    hand_at(
        &(Hand){.size = .22f, .thick = 1.4f, .spread = 56, .curl = .2f, .thumb = -1, .claw = claw, .claw_length = .8f},
        V(.30f, -.92f, 1.15f), V(.05f, 1, -.1f), V(-.8f, .3f, -.2f));
    lamp(mouth + along * .45f + V(0, .05f, .1f), rgb(0xffa850) * 3.6f, .5f);
    lamp(met + V(-.1f, .15f, -.1f), rgb(0xff9a40) * 3.6f, .5f);
    lamp(mouth + along * .5f + V(-.15f, .8f, .55f), rgb(0xffa858) * 1.8f, .5f);
    sprite(mouth, .40f, rgb(0xffb050), SPRITE_GLOW, .5f);
    push();
    move(met[0], met[1] - .3f, met[2]);
    sparks(50, 1.4f, 1.4f, rgb(0xffc060), 5);
    pop();
    faction_motes();
}
const Card siege_ember_fights_cards[] = {
    {"cards/siege/em05", EMBER, first_furnace}, {"cards/siege/em21", EMBER, pikeman}, {0}};
