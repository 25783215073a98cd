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

/* ---- em16: the chapel answers, and its gargoyles cover their ears ---- */

/* A stained window of twelve panes round the brush's place, looking to +z; what is nearer to the middle than `gone` has
 * flown out. */
static void rose_window(float r, float gone, int stone)
{
    static const int glass_hex[4] = {0xffb040, 0xd8301c, 0x3a78e0, 0xffd070};
    int glass[4];
    for (int i = 0; i < 4; i++) {
        glass[i] =
            material_new(rgb((unsigned)glass_hex[i]), rgb((unsigned)glass_hex[i]) * .6f, .2f, 1, PAT_NOISE, 5, .2f);
        material(glass[i])->emit = rgb((unsigned)glass_hex[i]) * 1.5f;
    }
    for (int i = 0; i < 24; i++) {
        float a = ((float)i + .12f) * PI / 12, b = ((float)i + .88f) * PI / 12, in = r * (gone + .13f * chance(i + 3)),
              out = r * .93f, mid = r * (.66f + .04f * (float)(i % 2));
        Vec3 p[6] = {V(sinf(a) * in, cosf(a) * in, 0),   V(sinf(b) * in * 1.06f, cosf(b) * in * 1.06f, 0),
                     V(sinf(a) * mid, cosf(a) * mid, 0), V(sinf(b) * mid, cosf(b) * mid, 0),
                     V(sinf(a) * out, cosf(a) * out, 0), V(sinf(b) * out, cosf(b) * out, 0)};
        part();
        paint(glass[(i * 3) % 4]);
        web(p[0], p[1], p[2], .02f);
        web(p[1], p[2], p[3], .02f);
        part();
        paint(glass[(i * 3 + 1 + i % 2) % 4]);
        web(p[2], p[3], p[4], .02f);
        web(p[3], p[4], p[5], .02f);
    }
    part();
    paint(stone);
    blend(.03f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6, in = r * (gone - .06f + .22f * chance(i + 30));
        limb(V(sinf(a) * in, cosf(a) * in, .03f), V(sinf(a) * r, cosf(a) * r, .03f), .045f, .065f);
    }
    push();
    turn_x(90);
    ring(0, 0, 0, r * 1.03f, .13f);
    ring(0, -.10f, 0, r * 1.22f, .11f);
    pop();
}

/* The mortar's barrel along +y from the brush's place, its lip at y 1. Returns the middle of its mouth in the world. */
static Vec3 mortar_barrel(int bronze)
{
    part();
    paint(bronze);
    blend(.04f);
    limb(V(0, -1.2f, 0), V(0, .86f, 0), .60f, .55f);
    ring(0, .10f, 0, .575f, .06f);
    ring(0, .46f, 0, .565f, .045f);
    drum(0, .93f, 0, .72f, .12f, .06f);
    carve();
    blend(.03f);
    drum(0, 1.0f, 0, .50f, .8f, .02f);
    fill();
    part(); /* studs round the lip */
    paint(bronze);
    for (int i = 0; i < 16; i++) {
        float a = (float)i * PI / 8;
        ball(sinf(a) * .61f, 1.055f, cosf(a) * .61f, .045f);
    }
    part();
    paint(kiln_hot(2.6f));
    drum(0, .45f, 0, .49f, .03f, .01f);
    part();
    paint(kiln_hot(1.2f));
    limb(V(0, .45f, 0), V(0, .62f, 0), .30f, .10f);
    return here(V(0, 1.1f, 0));
}

/* Of one stone: it squats, shoulders up, both hands flat on its ears. About 1.3 high; one eye may be open. */
static void gargoyle(int stone, bool peeks)
{
    part();
    paint(stone);
    blend(.07f);
    lumpy(.014f, 7);
    egg(0, .36f, -.08f, .34f, .36f, .30f);
    egg(0, .58f, -.04f, .36f, .20f, .24f);
    limb(V(0, .62f, 0), V(0, .82f, .08f), .17f, .15f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .24f, .14f, .0f), V(q * .42f, .34f, .34f), .17f, .13f);
        limb(V(q * .42f, .34f, .34f), V(q * .36f, .02f, .30f), .12f, .10f);
        for (int i = -1; i <= 1; i++)
            limb(V(q * .36f, .02f, .30f), V(q * (.36f + .09f * (float)i), -.06f, .50f), .06f, .03f);
        limb(V(q * .32f, .62f, -.02f), V(q * .62f, .54f, .26f), .14f, .10f); /* elbows out, hands on the ears */
        limb(V(q * .62f, .54f, .26f), V(q * .40f, .92f, .22f), .105f, .07f);
        blend(.02f);
        egg(q * .38f, 1.02f, .20f, .075f, .13f, .12f);
        for (int i = 0; i < 4; i++)
            limb(V(q * .385f, 1.06f, .30f - .075f * (float)i),
                 V(q * (.335f - .01f * (float)i), 1.33f + .03f * (float)(i % 3), .28f - .08f * (float)i), .046f, .032f);
        blend(.07f);
    }
    blend(.06f);
    egg(0, 1.02f, .10f, .29f, .28f, .28f);
    egg(0, .90f, .28f, .20f, .15f, .17f);
    limb(V(-.20f, 1.12f, .32f), V(-.03f, 1.03f, .40f), .055f, .05f);
    limb(V(.20f, 1.12f, .32f), V(.03f, 1.03f, .40f), .055f, .05f);
    egg(0, .98f, .44f, .075f, .06f, .07f);
    for (int side = -1; side <= 1; side += 2) { /* horns, and wings folded close */
        float q = (float)side;
        limb(V(q * .14f, 1.24f, .08f), V(q * .24f, 1.46f, -.02f), .07f, .012f);
        limb(V(q * .20f, .70f, -.20f), V(q * .62f, 1.30f, -.42f), .06f, .035f);
        web(V(q * .20f, .66f, -.22f), V(q * .62f, 1.30f, -.42f), V(q * .70f, .50f, -.44f), .03f);
        web(V(q * .20f, .66f, -.22f), V(q * .70f, .50f, -.44f), V(q * .34f, .20f, -.34f), .03f);
    }
    carve();
    blend(.02f);
    tube(4, (Vec3[]){V(-.15f, .86f, .40f), V(-.06f, .83f, .46f), V(.06f, .83f, .46f), V(.15f, .87f, .40f)},
         (float[]){.015f, .04f, .04f, .015f}, 4);
    for (int side = -1; side <= 1; side += 2) /* eyes squeezed to creases */
        if (!(peeks && side < 0))
            tube(3,
                 (Vec3[]){V((float)side * .06f, 1.01f, .40f), V((float)side * .12f, 1.025f, .40f),
                          V((float)side * .20f, 1.05f, .34f)},
                 (float[]){.012f, .022f, .01f}, 3);
    fill();
    lumpy(0, 1);
    int tooth = material_plain(rgb(0xe8d8b8), .5f, .5f);
    for (int i = 0; i < 6; i++) {
        float x = -.10f + .04f * (float)i;
        part();
        paint(tooth);
        box(x, .848f, .452f - 1.2f * x * x, .017f, .030f, .012f, .008f);
    }
    if (peeks) {
        part();
        eye(-.115f, 1.04f, .345f, .075f, 20, -14, material_eye(rgb(0xffa020), rgb(0xfff4dc), .6f, PUPIL_ROUND));
    }
}

static void chapel_mortar(void)
{
    camera(V(.85f, 1.35f, 7.2f), V(.194f, 1.785f, 1.512f), 35);
    Scene *s = scene();
    s->focus = 7.27f;
    s->backdrop = kiln_night;
    kiln_hearth(.9f, .9f, .4f);
    s->roll = 4;
    s->vignette = 1.3f;
    s->key.color = rgb(0xa8bce0) * 1.2f;
    s->rim.color = rgb(0xff9a48) * 3.0f;
    s->ambient = .30f;
    int bronze = kiln_metal(rgb(0xd09048)), iron = kiln_metal(rgb(0x4a4644)),
        wall = material_new(rgb(0x4c4a52), rgb(0x26252c), .9f, .3f, PAT_BRICK, 2.6f, 1),
        stone = material_stone(rgb(0x6a6466), rgb(0x3a363a)), carved = material_stone(rgb(0xa89c90), rgb(0x6a6058));
    part(); /* the west wall, a gable */
    paint(wall);
    blend(.02f);
    outline(5, (float[]){-3, -1, 3, -1, 3, 3.2f, 0, 5.6f, -3, 3.2f}, 1, .3f, .02f);
    carve();
    push();
    move(0, 2.1f, 0);
    turn_x(90);
    drum(0, 0, 0, 1.32f, 1, .01f);
    pop();
    fill();
    push();
    move(0, 2.1f, .18f);
    rose_window(1.30f, .60f, stone);
    pop();
    push();
    move(-.06f, 1.98f, .35f);
    aim(V(-.22f, .34f, 1), V(0, 1, 0));
    Vec3 mouth = mortar_barrel(bronze);
    Vec3 out = vec_unit(here(V(0, 2, 0)) - here(V(0, 1, 0)));
    pop();
    Vec3 shell = mouth + V(-.40f, .66f, .75f);
    part();
    paint(iron);
    ball(shell[0], shell[1], shell[2], .27f);
    part();
    paint(iron);
    push();
    move(shell[0], shell[1], shell[2]);
    aim(V(.5f, -.7f, .5f), V(0, 0, 1));
    drum(0, .26f, 0, .09f, .04f, .02f);
    part();
    paint(kiln_hot(3.4f));
    limb(V(0, .28f, 0), V(0, .46f, .02f), .035f, .008f);
    Vec3 fuse = here(V(0, .42f, 0));
    pop();
    sprite(fuse, .2f, rgb(0xffd080), SPRITE_SPARKLE, 1);
    for (int i = 0; i < 70; i++) { /* fire out of the mouth, that the shell draws after it */
        float t = chance(i + 3), a = chance(i + 50) * 2 * PI, r = (.08f + .30f * t) * sqrtf(chance(i + 90));
        Vec3 p = vec_mix(mouth + out * (.7f * t), vec_mix(mouth, shell, t), .6f);
        sprite(p + V(cosf(a) * r, sinf(a) * r, 0), .10f + .10f * t, vec_mix(rgb(0xffe0a0), rgb(0xd05a18), t),
               SPRITE_GLOW, .34f * (1 - .6f * t));
    }
    static const unsigned shard_hex[4] = {0xffb040, 0xd8301c, 0x3a78e0, 0xffd070};
    int shard_m[4];
    for (int i = 0; i < 4; i++) {
        shard_m[i] = material_new(rgb(shard_hex[i]), rgb(shard_hex[i]) * .6f, .15f, 1.4f, PAT_PLAIN, 1, 0);
        material(shard_m[i])->emit = rgb(shard_hex[i]) * .9f;
    }
    for (int i = 0; i < 46; i++) { /* panes on their way */
        float a = chance(i) * 2 * PI, t = .15f + .85f * chance(i + 60), r = .75f + 1.25f * t,
              z = .4f + 2.2f * t * chance(i + 120), k = .07f + .13f * chance(i + 7);
        if (cosf(a) < -.55f)
            continue; /* the gargoyles are there */
        push();
        move(sinf(a) * r, 2.1f + cosf(a) * r, z);
        turn_x(360 * chance(i + 150));
        turn_y(360 * chance(i + 180));
        part();
        paint(shard_m[i % 4]);
        web(V(-k, -k * .6f, 0), V(k, -k * .4f, 0), V(k * (chance(i + 9) - .5f), k * 1.3f, 0), .012f);
        pop();
    }
    part(); /* a ledge for the two */
    paint(stone);
    blend(.03f);
    box(0, .14f, .75f, 3, .14f, .62f, .05f);
    box(0, -.4f, .6f, 3, .4f, .5f, .05f);
    push();
    move(-.86f, .28f, 1.0f);
    turn_y(24);
    turn_z(6);
    grow(.98f);
    gargoyle(carved, false);
    pop();
    push();
    move(1.10f, .28f, 1.05f);
    turn_y(-2);
    turn_z(-8);
    grow(1.0f);
    gargoyle(carved, true);
    pop();
    lamp(mouth + V(.1f, .1f, .8f), rgb(0xffb060) * 3.2f, .5f);
    lamp(V(.1f, 1.5f, 2.3f), rgb(0xffa858) * 5.5f, .6f);
    lamp(V(-.1f, .7f, 2.6f), rgb(0xb8c8f0) * 1.6f, .6f);
    sprite(mouth + V(0, .05f, -.1f), .75f, rgb(0xff8a28), SPRITE_GLOW, .4f);
    push();
    move(mouth[0], mouth[1], mouth[2]);
    sparks(26, 1.0f, 1.4f, rgb(0xffc060), 8);
    pop();
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
