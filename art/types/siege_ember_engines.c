/* SPDX-License-Identifier: MIT
 * Engines of the Kilnsworn: ram, furnace, ballista, bellows, mortar, and the Cinderworks that make them. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/shot.h"
#include "props/beast4.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/headgear.h"
#include "props/kiln.h"
#include "props/rocks.h"
#include "props/weapons.h"

/* ---- em15: an acolyte on the bellows ---- */

static void bellows(void)
{
    camera(V(-.1f, 1.45f, 6.0f), V(.06f, 1.52f, 0), 31);
    Scene *s = scene();
    s->backdrop = kiln_wall;
    kiln_hearth(.62f, .10f, .55f);
    s->key.color = rgb(0xf4e0d0) * 2.2f;
    s->rim.color = rgb(0xff8a38) * 4.4f;
    s->ambient = .38f;
    part();
    paint(material_new(rgb(0x3a3230), rgb(0x1c1816), .7f, .4f, PAT_TILE, 1.3f, .8f));
    ground(0, .02f, 1);
    int wood = material_wood(), leather = material_leather(rgb(0x9a5228)), brass = kiln_metal(rgb(0xd89a48));
    push(); /* the bellows: two boards like leaves, a pleated lung between them, the nozzle to the right */
    move(-.20f, .50f, .15f);
    turn_y(-14);
    for (int b = 0; b < 2; b++) {
        push();
        move(.62f, 0, 0);
        turn_z(b ? -19 : 6);
        turn_x(90);
        part();
        paint(wood);
        outline(7, (float[]){-1.36f, 0, -1.22f, .42f, -.8f, .52f, 0, .14f, 0, -.14f, -.8f, -.52f, -1.22f, -.42f}, 4,
                .05f, .03f);
        pop();
    }
    for (int i = 0; i < 6; i++) {
        push();
        move(.62f, 0, 0);
        turn_z(3 - 3.6f * (float)i);
        part();
        paint(leather);
        blend(.03f);
        float in = i % 2 ? 0 : .06f;
        egg(-.78f, 0, 0, .54f - in, .052f, .47f - in);
        limb(V(-.3f, 0, 0), V(-.04f, 0, 0), .17f - in * .5f, .07f);
        pop();
    }
    part();
    paint(brass);
    blend(.03f);
    limb(V(.56f, .05f, 0), V(1.02f, .14f, .06f), .15f, .075f);
    push();
    move(1.02f, .14f, .06f);
    turn_z(-78);
    ring(0, 0, 0, .08f, .03f);
    pop();
    Vec3 nozzle = here(V(1.06f, .15f, .06f)), board = here(V(-.36f, .36f, .1f));
    pop();
    push(); /* she lands on it with both heels, cheeks full */
    move(board[0] + .02f, board[1] + .10f, board[2]);
    grow(.78f);
    turn_y(26);
    turn_z(-6);
    Kiln k = {
        .build = {.man = 0, .wide = .86f},
        .face = {.skin = rgb(0xe0a880),
                 .hair = rgb(0xe07a28),
                 .iris = rgb(0x3f8a5a),
                 .age = .08f,
                 .man = .05f,
                 .gaunt = -.9f,
                 .eye = 1.3f,
                 .nose = NOSE_SNUB,
                 .mood = MOOD_MIRTH,
                 .hairs = HAIR_BRAIDS,
                 .gaze_x = 8,
                 .seed = 8},
        .hat = KILN_GOGGLES,
        .lean = 12,
        .sink = .34f,
        .foot = {V(-.24f, .02f, .16f), V(.26f, .06f, .10f)},
        .hand = {{.at = V(-.84f, 1.62f, .16f), .along = V(-.9f, .4f, .2f), .palm = V(0, -.4f, 1), .pose = GRASP_REACH},
                 {.at = V(.78f, 1.90f, .26f), .along = V(.6f, .8f, .2f), .palm = V(0, 0, 1), .pose = GRASP_REACH}},
        .head = .74f,
        .head_roll = 8,
        .head_pitch = -10,
        .cloth = rgb(0x4a7a90),
        .sleeve = rgb(0xd8c098),
        .apron = rgb(0x6a4024)};
    kiln(&k);
    pop();
    push(); /* the jet, which rises into a tall fire */
    move(nozzle[0], nozzle[1], nozzle[2]);
    turn_z(-34);
    fire_breath(1.5f, .34f, 5);
    pop();
    push();
    move(nozzle[0] + .42f, nozzle[1] + .30f, nozzle[2] - .3f);
    flames(14, .34f, .2f, 1.35f, .13f, 4, -4, rgb(0xffd870), rgb(0xff5a10), 4);
    pop();
    push(); /* an axe that waits in it, black against the fire */
    move(.98f, .35f, .55f);
    turn_z(9);
    turn_y(-12);
    int black = material_plain(rgb(0x0c0a0c), .7f, .5f);
    axe(1.20f, .50f, true, black, black);
    pop();
    kiln_glow(nozzle + V(.45f, .5f, -.4f), .9f, .8f);
    lamp(nozzle + V(.1f, .7f, .8f), rgb(0xff9a40) * 3.f, .5f);
    push();
    move(nozzle[0] + .3f, nozzle[1] + .6f, nozzle[2]);
    sparks(30, .6f, 1.6f, rgb(0xffb050), 3);
    pop();
    faction_motes();
}

/* ---- em05: the oldest furnace ---- */

static void first_furnace(void)
{
    camera(V(.3f, 1.25f, 8.6f), V(.05f, 1.62f, 0), 30);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(-.9f, -.5f, .4f);
    s->key.color = rgb(0xc8d0e0) * 1.9f;
    s->haze = .02f;
    s->rim.color = rgb(0xff9a48) * 3.0f;
    s->ambient = .36f;
    int brick = kiln_bricks(rgb(0x6a5a56), rgb(0x2c2626)), iron = kiln_metal(rgb(0x5a5654)),
        fur = material_fur(rgb(0x4a4652));
    part();
    paint(material_stone(rgb(0x2c2a2c), rgb(0x141416)));
    ground(0, .1f, 1);
    Vec3 mouth = V(-.42f, 1.72f, .75f), to = V(.82f, 1.70f, .45f);
    push(); /* a beehive of brick in iron hoops, its mouth to the right */
    move(-1.25f, 0, 0);
    part();
    paint(brick);
    blend(.12f);
    egg(0, 1.15f, 0, 1.12f, 1.9f, 1.10f);
    drum(0, .4f, 0, 1.20f, .5f, .08f);
    drum(0, 3.2f, -.1f, .34f, .8f, .03f);
    limb(V(.35f, 1.72f, .35f), V(.74f, 1.72f, .68f), .48f, .40f);
    carve();
    blend(.02f);
    limb(V(.5f, 1.72f, .48f), V(1.2f, 1.72f, 1.1f), .27f, .30f);
    fill();
    part();
    paint(iron);
    blend(.01f);
    for (int i = 0; i < 3; i++) {
        float y = .55f + .72f * (float)i, r = i == 0 ? 1.20f : i == 1 ? 1.13f : .92f;
        ring(0, y, 0, r, .055f);
    }
    push();
    move(.76f, 1.72f, .70f);
    aim(V(.74f, 0, .67f), V(0, 1, 0));
    ring(0, 0, 0, .36f, .085f);
    pop();
    part();
    paint(kiln_hot(4));
    ball(.62f, 1.72f, .56f, .22f);
    for (int i = 0; i < 2; i++) { /* two vents, slits of light with an iron brow */
        push();
        turn_y(-30 + 34 * (float)i);
        part();
        paint(kiln_hot(2.6f));
        egg(0, .92f, 1.16f, .16f, .075f, .06f);
        part();
        paint(iron);
        tube(3, (Vec3[]){V(-.22f, .92f, 1.17f), V(0, 1.06f, 1.20f), V(.22f, .92f, 1.17f)}, (float[]){.04f, .055f, .04f},
             4);
        sprite(here(V(0, .9f, 1.3f)), .24f, rgb(0xff7a20), SPRITE_GLOW, .5f);
        pop();
    }
    pop();
    part(); /* the lance */
    paint(kiln_hot(4));
    limb(mouth, to, .11f, .055f);
    for (int i = 0; i < 30; i++)
        sprite(vec_mix(mouth, to, (float)i / 29) + V(0, 0, -.1f), .24f - .06f * (float)i / 29, rgb(0xffb050),
               SPRITE_GLOW, .35f);
    push(); /* whom it meets in the chest, and lifts from his feet */
    move(1.06f, .12f, .15f);
    turn_y(-52);
    turn_z(-14);
    grow(1.12f);
    foe_reeling(FOE_OX, fur, rgb(0xffe060), 40);
    pop();
    for (int i = 0; i < 16; i++) { /* the light splashes */
        float a = (float)i * PI / 8 + .3f * chance(i), l = .25f + .4f * chance(i + 7);
        part();
        paint(kiln_hot(2.4f));
        limb(to, to + V(cosf(a) * l - .12f, sinf(a) * l, .25f), .045f, .004f);
    }
    sprite(to, .5f, rgb(0xfff0c0), SPRITE_GLOW, .9f);
    lamp(to + V(-.30f, .15f, .55f), rgb(0xffb860) * 6.f, .5f);
    lamp(mouth + V(.2f, .5f, .6f), rgb(0xff9a40) * 2.6f, .5f);
    sprite(mouth, .55f, rgb(0xff8a28), SPRITE_GLOW, .5f);
    push();
    move(to[0], to[1] - .3f, to[2]);
    sparks(34, .8f, 1.5f, rgb(0xffc060), 5);
    pop();
    faction_motes();
}

/* ---- em13: a nest for a ballista ---- */

static void ballista(void)
{
    camera(V(-.35f, 1.5f, 6.4f), V(.22f, 1.72f, 0), 30);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(.95f, -.55f, .5f);
    s->roll = 5;
    s->key.color = rgb(0xf8e4d0) * 2.2f;
    s->rim.color = rgb(0xff8a38) * 4.f;
    s->ambient = .38f;
    int wood = material_wood(), iron = kiln_metal(rgb(0x9a928c)), rope = material_leather(rgb(0xd8b880)),
        brass = kiln_metal(rgb(0xd09448));
    part(); /* the parapet of stakes */
    paint(wood);
    for (int i = 0; i < 9; i++) {
        float x = -1.7f + .42f * (float)i, top = .72f + .14f * chance(i + 3);
        limb(V(x, 0, -.75f), V(x, top, -.75f), .17f, .15f);
        limb(V(x, top, -.75f), V(x, top + .26f, -.75f), .15f, .01f);
    }
    push(); /* the engine in profile, its nose to the right and up */
    move(.20f, 1.60f, .62f);
    turn_y(-24);
    turn_z(16);
    grow(.86f);
    part();
    paint(wood);
    blend(.02f);
    box(0, 0, 0, 1.18f, .10f, .13f, .03f);
    box(-.05f, -.16f, 0, .66f, .08f, .10f, .03f);
    part();
    paint(iron);
    blend(.02f);
    box(.95f, .02f, 0, .10f, .16f, .18f, .03f);
    for (int side = -1; side <= 1; side += 2) { /* the bow, seen from its end: one arm to us, one away */
        float q = (float)side;
        part();
        paint(iron);
        blend(.02f);
        tube(4,
             (Vec3[]){V(1.0f, .06f, .1f * q), V(.96f, .20f, .5f * q), V(.74f, .34f, .92f * q), V(.50f, .40f, 1.2f * q)},
             (float[]){.11f, .10f, .075f, .05f}, 5);
        part();
        paint(rope);
        limb(V(.50f, .40f, 1.2f * q), V(-.72f, .20f, .04f * q), .028f, .028f);
    }
    part();
    paint(wood);
    limb(V(-.74f, .20f, 0), V(1.25f, .20f, 0), .055f, .05f);
    part();
    paint(material_plain(rgb(0xc8402c), .8f, .2f));
    for (int i = 0; i < 3; i++) {
        float a = (float)i * 2.1f + .5f;
        web(V(-.60f, .20f, 0), V(-.26f, .20f, 0), V(-.66f, .20f + .19f * cosf(a), .19f * sinf(a)), .012f);
    }
    part();
    paint(kiln_hot(3));
    blend(.02f);
    limb(V(1.2f, .20f, 0), V(1.62f, .20f, 0), .12f, .006f);
    Vec3 tip = here(V(1.4f, .2f, 0)), winch = here(V(-.78f, .0f, .34f));
    pop();
    part(); /* its post */
    paint(wood);
    limb(V(.2f, -.2f, .58f), V(.22f, 1.4f, .58f), .13f, .11f);
    push(); /* the gunner behind it, shouting; one hand on the trigger, one thrown forward */
    move(-.62f, .04f, .25f);
    turn_y(34);
    Kiln k = {
        .build = {.man = .2f, .wide = 1.02f},
        .face = {.skin = rgb(0xcc9068),
                 .hair = rgb(0xc04a18),
                 .iris = rgb(0x6ab0d0),
                 .age = .35f,
                 .man = .15f,
                 .eye = 1.1f,
                 .nose = NOSE_STRAIGHT,
                 .mood = MOOD_ROAR,
                 .hairs = HAIR_MANE,
                 .wind = V(-.5f, .15f, -.6f),
                 .soot = true,
                 .seed = 22},
        .hat = KILN_GOGGLES,
        .lean = 10,
        .hand =
            {{.at = V(-.16f, 1.40f, .60f), .bar = V(.2f, 1, .2f), .out = V(0, .3f, 1), .pole = V(-1, -.5f, 0)},
             {.at = V(.74f, 1.90f, .40f), .along = V(.8f, .25f, .4f), .palm = V(-.2f, -.3f, 1), .pose = GRASP_POINT}},
        .head_yaw = 8,
        .head_pitch = -8,
        .head = .62f,
        .cloth = rgb(0x8a3420),
        .sleeve = rgb(0xd0ac78),
        .apron = rgb(0x4a3020)};
    kiln(&k);
    pop();
    push(); /* the trigger she has her hand on */
    move(winch[0], winch[1], winch[2]);
    part();
    paint(brass);
    blend(.02f);
    limb(V(0, -.16f, 0), V(0, .16f, 0), .03f, .03f);
    ball(0, .18f, 0, .05f);
    pop();
    kiln_glow(tip + V(0, 0, -.3f), .55f, .7f);
    lamp(tip + V(-.2f, .1f, .5f), rgb(0xff9a40) * 2.f, .4f);
    push();
    move(tip[0], tip[1], tip[2]);
    sparks(18, .4f, .8f, rgb(0xffb050), 4);
    pop();
    faction_motes();
}

/* ---- em16: a mortar in a chapel without a roof ---- */

static Vec3 rose_window(const Scene *s, float u, float v)
{
    Vec3 sky = sky_ramp(unit((v + .6f) / 1.6f), rgb(0xd88a44), rgb(0x4a4858), rgb(0x141a26)),
         wall = rgb(0x262a32) * (.6f + .6f * cloud_flat(u * 7, v * 7, 4));
    float d = distance_to(u, v, .30f, .46f), ruin = .95f - .5f * smooth(-.2f, -1, u) + hills(u, 2, 5, .22f);
    float row = floorf(v * 6), x = u * 4 + (fmodf(fabsf(row), 2) > .5f ? .5f : 0);
    wall = wall * (.7f + .3f * smooth(0, .07f, x - floorf(x)) * smooth(0, .1f, v * 6 - row));
    Vec3 c = vec_mix(sky, wall, under(ruin, v, .02f));
    float spoke = fabsf(sinf(atan2f(v - .46f, u - .30f) * 4)), lead = smooth(.10f, .02f, spoke * d);
    float in = under(.38f, d, .01f);
    bool broken = v > .40f && u < .42f;
    c = vec_mix(c, broken ? sky * 1.35f : vec_mix(rgb(0xf0b060), rgb(0xb04a28), smooth(.1f, .38f, d)) * .8f, in);
    c = vec_mix(c, wall * .5f, in * (broken ? 0 : lead * .85f));
    c = vec_mix(c, wall * 1.7f, under(.045f, fabsf(d - .40f), .01f));
    return c + s->tint[ACCENT] * (.22f * expf(-d * 5));
}

static void chapel_mortar(void)
{
    camera(V(-.5f, 1.5f, 5.9f), V(.02f, 1.52f, 0), 31);
    Scene *s = scene();
    s->backdrop = rose_window;
    s->key.color = rgb(0xf0e0d0) * 2.1f;
    s->rim.color = rgb(0xffb060) * 3.4f;
    s->ambient = .4f;
    int bronze = kiln_metal(rgb(0xc08440)), wood = material_wood(), iron = kiln_metal(rgb(0x5a5654));
    part();
    paint(material_new(rgb(0x3c3836), rgb(0x1e1c1c), .7f, .4f, PAT_TILE, 1.4f, .8f));
    ground(0, .02f, 1);
    push(); /* the mortar: short and wide, on a bed of beams, its mouth to the right and up */
    move(.42f, .58f, .2f);
    turn_y(-18);
    part();
    paint(wood);
    blend(.02f);
    box(0, -.32f, .42f, .95f, .16f, .12f, .04f);
    box(0, -.32f, -.42f, .95f, .16f, .12f, .04f);
    for (int i = -1; i <= 1; i++)
        box(.6f * (float)i, -.30f, 0, .12f, .12f, .5f, .03f);
    for (int side = -1; side <= 1; side += 2) { /* cheeks that bear it */
        part();
        paint(wood);
        blend(.02f);
        push();
        move(0, -.2f, (float)side * .50f);
        outline(6, (float[]){-.62f, 0, -.40f, .40f, -.12f, .56f, .16f, .56f, .40f, .36f, .60f, 0}, 2, .08f, .03f);
        pop();
        part();
        paint(iron);
        push();
        move(0, .20f, (float)side * .60f);
        turn_x(90);
        drum(0, 0, 0, .17f, .05f, .03f);
        pop();
    }
    push();
    move(0, .20f, 0);
    turn_z(-34);
    part();
    paint(bronze);
    blend(.04f);
    egg(0, -.12f, 0, .42f, .40f, .42f);
    limb(V(0, -.05f, 0), V(0, .86f, 0), .40f, .37f);
    for (int i = 0; i < 3; i++)
        ring(0, .12f + .36f * (float)i, 0, .405f, .045f);
    drum(0, .94f, 0, .50f, .09f, .04f);
    carve();
    blend(.02f);
    drum(0, 1.0f, 0, .36f, .6f, .02f);
    fill();
    part();
    paint(kiln_hot(1.8f));
    drum(0, .62f, 0, .34f, .03f, .01f);
    Vec3 mouth = here(V(0, 1.15f, 0)), out = vec_unit(here(V(0, 2, 0)) - here(V(0, 1, 0)));
    Vec3 touch = here(V(-.30f, -.30f, .2f));
    pop();
    pop();
    Vec3 shell = mouth + out * .80f + V(0, 0, -.2f); /* it is on its way, the fuse alight */
    part();
    paint(iron);
    ball(shell[0], shell[1], shell[2], .24f);
    part();
    paint(kiln_hot(3));
    limb(shell + V(-.12f, .18f, .1f), shell + V(-.26f, .34f, .12f), .035f, .01f);
    for (int i = 0; i < 40; i++) { /* fire first, then smoke that the fire lights */
        float t = chance(i + 3), a = chance(i + 50) * 2 * PI, r = (.10f + .32f * t) * sqrtf(chance(i + 90));
        sprite(mouth + out * (.05f + .75f * t) + V(cosf(a) * r, sinf(a) * r, -.3f), .12f + .14f * t,
               vec_mix(rgb(0xffe0a0), rgb(0xd05a18), t), SPRITE_GLOW, .5f * (1 - .6f * t));
    }
    dust_burst(mouth + V(-.15f, .55f, -.7f), V(.7f, .35f, .2f), 12, .34f, rgb(0x9a8a80), .25f, 9);
    push(); /* the chaplain who serves it, fingers in his ears all but one */
    move(-.80f, -.05f, .55f);
    turn_y(30);
    Kiln k = {.build = {.man = 1, .belly = .6f, .wide = 1.12f},
              .face = {.skin = rgb(0xd09a74),
                       .hair = rgb(0xe0dcd0),
                       .iris = rgb(0x5a8ab0),
                       .age = .9f,
                       .man = 1,
                       .wide = 1.08f,
                       .nose = NOSE_BROAD,
                       .nose_size = 1.2f,
                       .mood = MOOD_MIRTH,
                       .hairs = HAIR_SWEPT,
                       .beard = WHISKERS_MOUSTACHE,
                       .beard_length = 1.3f,
                       .gaze_x = 14,
                       .gaze_y = 6,
                       .seed = 6},
              .hat = KILN_GOGGLES,
              .lean = 6,
              .hand = {{.at = V(-.40f, 2.02f, .12f),
                        .along = V(.7f, .5f, .2f),
                        .palm = V(.9f, -.4f, 0),
                        .pose = GRASP_POINT,
                        .pole = V(-1, -.2f, -.2f)},
                       {.at = V(.66f, 1.42f, .50f), .bar = V(.75f, .3f, .2f), .out = V(0, .3f, 1)}},
              .head_yaw = 12,
              .head_roll = 8,
              .head = .62f,
              .cloth = rgb(0x8a3420),
              .sleeve = rgb(0xd0b080),
              .apron = rgb(0x6a4628)};
    kiln(&k);
    push();
    move(.66f, 1.42f, .50f);
    aim(V(.75f, .3f, .2f), V(0, .3f, 1));
    part();
    paint(wood);
    limb(V(0, -.3f, 0), V(0, .42f, 0), .026f, .02f);
    part();
    paint(kiln_hot(2.4f));
    ball(0, .44f, 0, .045f);
    pop();
    pop();
    lamp(mouth + V(-.45f, .25f, .6f), rgb(0xffb060) * 4.f, .5f);
    lamp(touch + V(-.3f, .4f, .5f), rgb(0xff9a40) * 1.4f, .3f);
    sprite(mouth + V(0, .1f, -.4f), .7f, rgb(0xff8a28), SPRITE_GLOW, .6f);
    faction_motes();
}

/* ---- em04: the ram and its mother ---- */

static void ram_mother(void)
{
    camera(V(1.35f, 1.75f, 5.2f), V(-.10f, 1.62f, -.6f), 37);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(1.3f, .2f, .6f);
    s->key.color = rgb(0xf0dcd0) * 1.8f;
    s->ambient = .4f;
    s->rim.color = rgb(0xff7a28) * 2.6f;
    int wood = material_wood(), iron = kiln_metal(rgb(0x6a6668));
    part();
    paint(material_stone(rgb(0x3a3430), rgb(0x2c201a)));
    ground(0, .08f, 1);
    part(); /* the log */
    paint(wood);
    limb(V(.45f, 1.02f, 1.9f), V(-1.5f, 1.12f, -4.2f), .34f, .36f);
    push(); /* its head: a ram of iron */
    move(.55f, 1.02f, 2.15f);
    turn_y(18);
    part();
    paint(iron);
    blend(.06f);
    egg(0, .02f, 0, .36f, .40f, .42f);
    limb(V(0, -.02f, .2f), V(0, -.20f, .66f), .25f, .17f);
    for (int side = -1; side <= 1; side += 2) { /* brows, cheeks and lips */
        float q = (float)side;
        limb(V(q * .06f, .24f, .36f), V(q * .30f, .20f, .26f), .075f, .06f);
        egg(q * .10f, -.22f, .74f, .10f, .085f, .10f);
    }
    limb(V(0, -.34f, .40f), V(0, -.38f, .66f), .13f, .10f);
    carve();
    blend(.02f);
    box(0, -.31f, .66f, .16f, .022f, .22f, .01f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .09f, -.18f, .83f, .045f, .03f, .06f);
    fill();
    part(); /* rivets down the nose, a band across the brow */
    paint(kiln_metal(rgb(0xd09448)));
    for (int i = 0; i < 5; i++)
        ball(0, .30f - .085f * (float)i, .36f + .075f * (float)i, .035f);
    part();
    paint(iron);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(7,
             (Vec3[]){V(q * .22f, .32f, 0), V(q * .5f, .42f, -.12f), V(q * .66f, .16f, -.16f), V(q * .62f, -.14f, 0),
                      V(q * .44f, -.2f, .14f), V(q * .40f, -.02f, .2f), V(q * .5f, .06f, .2f)},
             (float[]){.15f, .14f, .12f, .10f, .08f, .05f, .02f}, 4);
    }
    part();
    paint(kiln_hot(2.2f));
    ball(-.18f, .12f, .33f, .06f);
    ball(.18f, .12f, .33f, .06f);
    Vec3 hot = here(V(0, -.30f, .9f));
    pop();
    lamp(hot + V(-.5f, .9f, .9f), rgb(0xffb070) * 1.6f, .6f);
    push(); /* grandmother astride */
    move(.02f, .55f, .55f);
    turn_y(16);
    grow(.80f);
    Kiln k = {.build = {.man = .1f, .wide = 1.15f, .belly = .4f},
              .face = {.skin = rgb(0xd09a78),
                       .hair = rgb(0xd8d4cc),
                       .iris = rgb(0x6a8ab0),
                       .age = 1,
                       .man = .1f,
                       .gaunt = .3f,
                       .nose = NOSE_HOOKED,
                       .nose_size = 1.2f,
                       .mood = MOOD_ROAR,
                       .hairs = HAIR_BUN,
                       .seed = 44},
              .hat = KILN_HORNS,
              .foot = {V(-.62f, .55f, .25f), V(.62f, .55f, .25f)},
              .sink = .12f,
              .hand = {{.at = V(-.30f, 1.32f, .62f), .bar = V(1, 0, 0), .out = V(0, .4f, 1)},
                       {.at = V(.62f, 2.36f, .30f), .bar = V(.2f, 1, .1f), .out = V(0, 0, 1)}},
              .head = .62f,
              .head_pitch = -6,
              .cloth = rgb(0x7a2a1c),
              .sleeve = rgb(0x9a6a40),
              .apron = rgb(0xb0a088)};
    kiln(&k);
    push();
    move(.62f, 2.36f, .30f);
    aim(V(.2f, 1, .1f), V(0, 0, 1));
    part();
    paint(wood);
    limb(V(0, -.3f, 0), V(0, .5f, 0), .045f, .06f);
    move(0, .5f, 0);
    flames(9, .12f, .12f, .6f, .10f, 8, -8, rgb(0xffe890), rgb(0xff7018), 5);
    Vec3 torch = here(V(0, .3f, 0));
    pop();
    pop();
    for (int i = 0; i < 4; i++) { /* the crew, two on each side */
        float q = i & 1 ? 1 : -1, back = i > 1 ? 1 : 0;
        push();
        move(-.12f - .5f * back + q * .74f, 0, .1f - 1.5f * back);
        turn_y(14 - q * 8);
        grow(.80f);
        Kiln c = {.build = {.man = i == 2 ? .1f : 1, .wide = 1.1f},
                  .face = {.skin = i == 1 ? rgb(0x8a5a3c) : rgb(0xc88a60),
                           .hair = rgb(0x4a2410),
                           .age = .3f + .15f * (float)i,
                           .man = i == 2 ? .1f : 1,
                           .mood = MOOD_RESOLVE,
                           .nose = NOSE_BROAD,
                           .hairs = i == 2 ? HAIR_BRAIDS : HAIR_CROP,
                           .beard = i == 1 ? WHISKERS_FULL : WHISKERS_NONE,
                           .soot = true,
                           .seed = 60 + i},
                  .hat = i == 0   ? KILN_POT
                         : i == 3 ? KILN_GOGGLES
                                  : KILN_CAP,
                  .lean = 16,
                  .foot = {V(-.2f, 0, .4f), V(.2f, 0, -.3f)},
                  .hand = {{.at = V(-.5f * q, 1.30f, .35f), .bar = V(.1f, .3f, 1), .out = V(-q, 0, 0)},
                           {.at = V(-.4f * q, 1.42f, -.05f), .bar = V(.1f, .3f, 1), .out = V(-q, 0, 0)}},
                  .head_pitch = -10,
                  .cloth = i % 2 ? rgb(0x6a3a24) : rgb(0x8a3a20),
                  .sleeve = rgb(0xa07a4c),
                  .apron = rgb(0x4a3020)};
        kiln(&c);
        pop();
    }
    sprite(torch + V(0, 0, -.3f), .6f, rgb(0xff8a28), SPRITE_GLOW, .5f);
    lamp(torch + V(-.2f, .0f, .5f), rgb(0xffa850) * 3.6f, .45f);
    faction_motes();
}

const Card siege_ember_engines_cards[] = {
    {"cards/siege/em04", EMBER, ram_mother},    {"cards/siege/em05", EMBER, first_furnace},
    {"cards/siege/em13", EMBER, ballista},      {"cards/siege/em15", EMBER, bellows},
    {"cards/siege/em16", EMBER, chapel_mortar}, {0}};
