/* SPDX-License-Identifier: MIT
 * The Lanternfleet's snares: ropes of light, whirls and false lamps, and the beasts in them. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/castle.h"
#include "props/nature.h"
#include "props/roadbeast.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/titan.h"
#include "props/weapons.h"

/* ---- ti05: a whirl on dry cobbles, from above ---- */

static void undertow(void)
{
    camera(V(.2f, 6.4f, 5.0f), V(0, .05f, .05f), 34);
    Scene *s = scene();
    s->roll = 8;
    s->haze = 0;
    s->key.towards = V(-.6f, .75f, .2f);
    s->key.color = rgb(0xfff4e0) * 2.2f;
    s->rim.color = rgb(0xd8fff8) * 2.4f;
    int sea = material_new(rgb(0x167080), rgb(0x0a3a48), .15f, 1.3f, PAT_WATER, 3, .5f),
        pale = material_new(rgb(0x7ac8c8), rgb(0x2f8a94), .2f, 1.2f, PAT_WATER, 3, .4f),
        stone = material_new(rgb(0x4a545a), rgb(0x20282e), .8f, .4f, PAT_STONE, 2.2f, 1.2f);
    part(); /* the street, broken where it opens */
    paint(stone);
    ground(-.02f, .03f, 2);
    carve();
    blend(.05f);
    lumpy(.1f, 2);
    egg(0, 0, 0, 2.0f, 1.2f, 1.9f);
    fill();
    lumpy(0, 1);
    for (int i = 0; i < 22; i++) {
        float a = (float)i / 22 * 2 * PI, r = 2.05f + .16f * chance(i);
        rock(cosf(a) * r, .04f, sinf(a) * r * .95f, .16f + .12f * chance(i + 3), .12f, .15f, 40 * (chance(i + 9) - .5f),
             stone);
    }
    DrapeRow row[6] = {{-.16f, 2.3f, 2.2f, 0, 0},    {-.18f, 1.75f, 1.65f, 0, 0},  {-.20f, 1.25f, 1.2f, .02f, 0},
                       {-.52f, .78f, .74f, .03f, 0}, {-.95f, .42f, .40f, .04f, 0}, {-1.6f, .16f, .16f, .05f, 0}};
    part(); /* one sheet of water that turns as it goes down */
    paint(sea);
    blend(.03f);
    drape(&(Drape){
        .rows = 6, .row = row, .folds = 5, .gather = .015f, .depth = .035f, .twist = 4.4f, .thick = .05f, .seed = 3});
    part();
    paint(material_plain(rgb(0x041018), .9f, 0));
    drum(.05f, -1.5f, 0, .6f, .02f, .01f);
    for (int arm = 0; arm < 6; arm++) { /* foam along its ridges */
        Vec3 p[10];
        for (int i = 0; i < 10; i++) {
            float t = (float)i / 9, a = (float)arm * 2 * PI / 6 + 4.4f * t, out = 2.05f * powf(1 - t, 1.25f) + .14f;
            p[i] = V(cosf(a) * out, -.16f - .8f * powf(t, 2.2f), sinf(a) * out * .96f);
        }
        part();
        paint(pale);
        blend(.05f);
        tube(10, p, (float[]){.05f, .10f, .12f, .12f, .11f, .10f, .08f, .07f, .05f, .03f}, 4);
        foam_along(7, p, 60, .10f, .045f, arm * 110);
    }
    int fur = material_fur(rgb(0x7a5434)), hide = ogre_hide();
    push(); /* the jackal goes down head last */
    move(-.95f, .12f, -.35f);
    turn_y(64);
    turn_x(-30);
    turn_z(10);
    grow(.98f);
    road_beast(JACKAL, 34, -22);
    part();
    paint(fur);
    blend(.1f);
    limb(V(0, -.25f, -.1f), V(0, -.75f, -.4f), .34f, .44f);
    limb(V(.25f, -.55f, .1f), V(.52f, -.15f, .55f), .15f, .11f);
    limb(V(.52f, -.15f, .55f), V(.78f, .05f, .85f), .11f, .09f);
    egg(.84f, .08f, .92f, .13f, .10f, .15f);
    pop();
    push(); /* the ogre, to his shoulders in it, reaches for the street and for the jackal */
    move(.88f, -1.38f, .42f);
    turn_y(-62);
    turn_x(-18);
    grow(.86f);
    ogre(hide, material_wool(rgb(0xb3392e)), 1, -6);
    pop();
    for (int i = 0; i < 60; i++) { /* spray */
        float a = chance(i) * 2 * PI, r = .5f + 1.5f * chance(i + 70);
        sprite(V(cosf(a) * r, .25f + .35f * chance(i + 130), sinf(a) * r),
               .012f + .03f * chance(i + 30) * chance(i + 31), rgb(0xe8fff8), SPRITE_GLOW, .8f);
    }
}

/* ---- ti06: a column of water touches the moon ---- */

static void moonpull(void)
{
    camera(V(-.3f, .95f, 8.4f), V(.05f, 2.15f, 0), 34);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = .36f;
    s->disc_y = 1.12f;
    s->disc_size = 2.2f;
    s->rim.color = rgb(0xf2fff8) * 4.2f;
    s->key.color = rgb(0xd0e4f0) * 1.7f;
    int water = material_new(rgb(0x6ab8c0), rgb(0x1c5a68), .12f, 1.4f, PAT_WATER, 3, .4f);
    material(water)->emit = rgb(0x8ad8d8) * .06f;
    DrapeRow row[7] = {{4.9f, .95f, .8f, .55f, -.4f}, {4.2f, .72f, .62f, .42f, -.3f}, {3.2f, .52f, .46f, .12f, -.1f},
                       {2.2f, .46f, .42f, -.08f, 0},  {1.2f, .56f, .50f, -.06f, 0},   {.5f, .86f, .74f, 0, 0},
                       {-.1f, 1.55f, 1.2f, 0, 0}};
    part(); /* the spout, wrung like a cloth, leaning to the moon */
    paint(water);
    blend(.05f);
    drape(&(Drape){
        .rows = 7, .row = row, .folds = 9, .gather = .05f, .depth = .10f, .twist = 7.f, .thick = .05f, .seed = 5});
    part();
    paint(water);
    blend(.2f);
    limb(V(0, -.2f, 0), V(-.08f, 2.2f, 0), .6f, .40f);
    limb(V(-.08f, 2.2f, 0), V(.5f, 5.0f, -.35f), .40f, .66f);
    for (int k = 0; k < 5; k++) {
        Vec3 p[8];
        for (int i = 0; i < 8; i++) {
            float t = (float)i / 7, a = t * 7 + (float)k * 1.26f, w = .50f + .9f * powf(1 - t, 5) + .35f * t * t;
            p[i] = V(-.05f + .5f * t * t + sinf(a) * w, 4.9f * t, .1f + cosf(a) * w * .8f);
        }
        foam_along(8, p, 70, .14f, .06f, k * 70);
    }
    push(); /* whom it has: head down, all four limbs out */
    move(.16f, 3.15f, .55f);
    turn_z(150);
    turn_y(26);
    turn_x(14);
    grow(.98f);
    move(0, -1.2f, 0);
    ogre(material_skin(rgb(0x8a6a50), rgb(0x4a3a34)), material_wool(rgb(0xf0765a)), .9f, 10);
    pop();
    lamp(V(-.5f, 2.5f, 1.9f), rgb(0xc8e8f0) * 1.4f, .8f);
    for (int i = 0; i < 40; i++) { /* drops and stones that fall upwards */
        float t = chance(i + 9);
        part();
        paint(i % 4 ? water : material_stone(rgb(0x54686c), rgb(0x2a3a40)));
        egg((chance(i) - .5f) * 2.8f * (1.1f - .4f * t), .3f + 4.2f * t, .5f, .03f, .065f, .03f);
    }
    int field = material_new(rgb(0x24484e), rgb(0x10262c), .8f, .4f, PAT_GRASS, 3, .6f),
        wall = material_stone(rgb(0x2c4a50), rgb(0x16282e));
    part();
    paint(field);
    ground(0, .05f, 1);
    push();
    move(-1.45f, .0f, .4f);
    grow(1.25f);
    titan_tower(wall, wall, rgb(0xf4d58a) * 1.4f);
    pop();
    Vec3 edge[5] = {V(-1.6f, .08f, .3f), V(-.9f, .1f, 1.1f), V(0, .1f, 1.35f), V(.9f, .1f, 1.1f), V(1.6f, .08f, .3f)};
    foam_along(5, edge, 120, .22f, .09f, 4);
    fog_bank(V(0, .15f, .9f), V(1.8f, .2f, .4f), 20, .4f, rgb(0xa8d0cc), .07f, 3);
    faction_motes();
}

/* ---- ti11: past the fisher's cap, a net opens ---- */

static void netcaster(void)
{
    camera(V(-.1f, 2.05f, 5.4f), V(.12f, 1.62f, -.6f), 33);
    Scene *s = scene();
    s->back_x = -.3f;
    s->back_y = -.05f;
    s->tint[LIGHT] = rgb(0x8cb0a8);
    s->tint[GLOW] = rgb(0xf8dcb0);
    Sailor f = {.head = {.skin = rgb(0xb88460),
                         .hair = rgb(0x6a6460),
                         .iris = rgb(0x3a8a90),
                         .age = .8f,
                         .man = 1,
                         .hairs = HAIR_CROP,
                         .beard = WHISKERS_FULL,
                         .seed = 7},
                .turn = V(0, -12, 0),
                .head_size = .62f,
                .body = {.man = 1, .wide = 1.1f},
                .coat = 0x0f3a48,
                .hem = .5f,
                .elbow = {V(-.66f, 1.66f, .34f), V(.66f, 1.66f, .34f)},
                .wrist = {V(-.36f, 1.92f, .78f), V(.20f, 1.98f, .84f)},
                .pose = {GRASP_REACH, GRASP_REACH},
                .fingers = {V(.1f, .8f, .6f), V(-.1f, .8f, .6f)},
                .palm = {V(.4f, -.2f, 1), V(-.4f, -.2f, 1)}};
    push();
    move(-.66f, -.18f, .95f);
    turn_y(128);
    sailor(&f);
    push();
    move(0, 2.14f, .05f);
    grow(.62f);
    turn_y(-12);
    wool_cap(rgb(0xf0765a), rgb(0xc4543e));
    pop();
    cowl(material_wool(rgb(0x16505e)), 1.12f, .25f, 3);
    pop();
    push(); /* the beast, dragged to the side */
    move(.55f, -.15f, -1.9f);
    turn_y(-30);
    turn_z(-14);
    grow(1.35f);
    jackal_body(GAIT_CHARGE);
    pop();
    int light = material_glow(rgb(0xd8fff4), 1.5f);
    Vec3 c = V(.42f, 1.62f, -.75f),
         mid = V(.08f, 1.82f, .55f); /* a dandelion: rays from the hands to a rim, rings between */
    enum { RAYS = 12 };
    Vec3 rim[RAYS];
    for (int i = 0; i < RAYS; i++) {
        float a = ((float)i + .5f) / RAYS * 2 * PI;
        rim[i] = c + V(cosf(a) * 1.12f, sinf(a) * 1.18f, .25f * cosf(a * 2) - .55f);
    }
    for (int i = 0; i < RAYS; i++) {
        part();
        paint(light);
        blend(.01f);
        Vec3 bow = vec_mix(mid, rim[i], .6f) + (rim[i] - c) * .16f;
        Vec3 p[3] = {mid, bow, rim[i]};
        float r[3] = {.008f, .010f, .010f};
        tube(3, p, r, 5);
        for (int k = 2; k <= 3; k++) {
            float t = (float)k / 1.5f;
            limb(tube_point(3, p, t),
                 tube_point(3,
                            (Vec3[3]){mid, vec_mix(mid, rim[(i + 1) % RAYS], .6f) + (rim[(i + 1) % RAYS] - c) * .16f,
                                      rim[(i + 1) % RAYS]},
                            t),
                 .011f, .011f);
        }
        part();
        paint(material_glow(rgb(0xffe0a0), 2.5f));
        ball(rim[i][0], rim[i][1], rim[i][2], .045f);
        sprite(rim[i], .13f, rgb(0xf4d58a), SPRITE_GLOW, .6f);
    }
    sprite(mid, .3f, rgb(0xd8fff4), SPRITE_GLOW, .25f);
    lamp(c + V(0, .1f, .2f), rgb(0xc8fff0) * 1.6f, .6f);
    part();
    paint(wet_stone());
    box(-1.2f, -.1f, 1.2f, 1.6f, .12f, .9f, .04f);
    faction_ground();
    faction_motes();
}

/* ---- ti17: three beasts in one knot ---- */

static void maelstrom_knot(void)
{
    camera(V(0, 1.9f, 5.6f), V(0, 1.42f, 0), 32);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = .62f;
    s->disc_y = .85f;
    s->tint[LIGHT] = rgb(0x84b4b4);
    s->rim.color = rgb(0xc8fff0) * 4.f;
    static const float yaw[3] = {-62, 4, 64}, x[3] = {-.52f, .02f, .54f}, z[3] = {-.1f, .30f, -.1f},
                       y[3] = {1.72f, 1.80f, 1.68f};
    static const BeastKind kind[3] = {JACKAL, BOAR, BEAR};
    static const unsigned hide[3] = {0x7a5838, 0x4a382e, 0x5c4638};
    for (int i = 0; i < 3; i++) {
        int fur = material_fur(rgb(hide[i]));
        part();
        paint(fur);
        blend(.2f);
        egg(x[i] * .75f, .85f, z[i] * .6f, .48f, .75f, .45f);
        limb(V(x[i] * .75f, 1.2f, z[i] * .6f), V(x[i], y[i] - .1f, z[i]), .36f, .30f);
        for (int side = -1; side <= 1; side += 2) { /* limbs that bow */
            float q = (float)side;
            push();
            move(x[i] * .8f, 0, z[i]);
            turn_y(yaw[i]);
            blend(.08f);
            limb(V(q * .25f, 1.0f, .25f), V(q * .42f, .72f, .50f), .16f, .12f);
            limb(V(q * .42f, .72f, .50f), V(q * .30f, .42f, .55f), .12f, .10f);
            egg(q * .30f, .36f, .60f, .13f, .09f, .16f);
            pop();
        }
        push();
        move(x[i], y[i], z[i]);
        turn_y(yaw[i]);
        turn_x(-6);
        turn_z(i == 0 ? 12 : i == 2 ? -14 : 3);
        grow(.92f);
        road_beast(kind[i], 7, -22);
        pop();
    }
    Vec3 glow = rgb(0x14606a);
    for (int k = 0; k < 4; k++) { /* one rope, wound round them */
        Vec3 p[15];
        for (int i = 0; i < 15; i++) {
            float t = (float)i / 14, a = t * 2 * PI + .8f * (float)k;
            p[i] = V(sinf(a) * (.98f - .05f * (float)k), .62f + .25f * (float)k + .10f * sinf(a * 2 + (float)k),
                     cosf(a) * (.82f - .04f * (float)k));
        }
        light_rope(15, p, .060f, glow);
    }
    Vec3 knot[9];
    for (int i = 0; i < 9; i++) {
        float a = (float)i / 8 * 4 * PI;
        knot[i] = V(.02f + .26f * sinf(a * .75f), 1.06f + .20f * cosf(a), 1.0f + .08f * sinf(a * 2));
    }
    light_rope(9, knot, .075f, glow);
    lamp(V(0, 1.1f, 1.5f), glow * .6f, .4f);
    int sea = material_sea(rgb(0x2f9c9c), .10f);
    push();
    move(0, .22f, 0);
    water_arc(1.5f, -160, 120, .12f, sea, 5);
    water_arc(1.25f, 40, 330, .10f, sea, 50);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- ti19: a back that follows pretty lights ---- */

static void decoy_lights(void)
{
    camera(V(.3f, 1.45f, 8.8f), V(-.05f, 1.55f, 0), 35);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = .55f;
    s->disc_y = .92f;
    s->disc_size = .6f;
    s->roll = 6;
    int mud = material_new(rgb(0x2c4a44), rgb(0x14282a), .5f, .8f, PAT_NOISE, 3, .7f),
        wall = material_new(rgb(0x4c686c), rgb(0x2a4046), .8f, .3f, PAT_BRICK, 5, .6f);
    push(); /* the wall and its gate, behind him */
    move(1.85f, 0, -1.6f);
    turn_y(-14);
    part();
    paint(wall);
    blend(.02f);
    box(.4f, 1.0f, 0, 1.5f, 1.1f, .35f, .03f);
    carve();
    box(-.35f, .4f, .2f, .36f, .62f, .5f, .2f);
    fill();
    for (int i = 0; i < 4; i++)
        block(-.9f + .72f * (float)i, 2.25f, 0, .22f, .2f, .3f, wall);
    part();
    paint(material_wood());
    box(-.35f, .4f, .0f, .36f, .62f, .05f, .02f);
    lit_window(.5f, 1.3f, .37f, .07f, .13f, rgb(0xf4d58a));
    pop();
    push();
    move(.24f, .02f, .4f);
    turn_y(-84);
    turn_x(8);
    turn_z(-6);
    grow(.95f);
    ogre(material_skin(rgb(0x7a6a50), rgb(0x443a34)), material_wool(rgb(0x8a3a30)), .12f, 34);
    pop();
    Vec3 path[7] = {V(.05f, 1.75f, 1.5f),  V(-.55f, 1.55f, 1.6f), V(-1.05f, 1.85f, 1.2f), V(-1.05f, 2.35f, .6f),
                    V(-1.45f, 2.45f, .2f), V(-1.85f, 1.85f, .1f), V(-2.05f, .75f, .1f)};
    static const unsigned colors[3] = {0xf4d58a, 0xf0a08a, 0xa8ffe8};
    for (int i = 3; i < 17; i++) {
        Vec3 p = tube_point(7, path, (float)i / 16 * 6);
        Vec3 c = rgb(colors[i % 3]);
        part();
        paint(material_glow(c, 3));
        ball(p[0], p[1], p[2], .05f + .025f * chance(i));
        sprite(p, .13f, c, SPRITE_GLOW, .6f);
        sprite(p, .40f, c, SPRITE_GLOW, .07f);
    }
    lamp(V(-.7f, 1.8f, 1.5f), rgb(0xf4d58a) * .9f, .35f);
    part(); /* the bank ends at the left */
    paint(mud);
    blend(.2f);
    lumpy(.06f, 2.5f);
    egg(.9f, -.62f, .3f, 2.35f, .62f, 2.4f);
    egg(1.2f, -.5f, 1.6f, 2.2f, .55f, 1.2f);
    for (int i = 0; i < 12; i++) {
        push();
        move(-1.0f + .34f * (float)i, -.04f, 1.2f + .7f * chance(i));
        grass_tuft(.35f + .35f * chance(i + 9), 8, mud, i * 7);
        pop();
    }
    fog_bank(V(-1.9f, -.3f, .3f), V(.8f, .5f, .5f), 24, .45f, rgb(0x9cc8c4), .10f, 3);
    faction_motes();
}

/* ---- ti23: a running loop closes on a forelimb ---- */

static void running_bowline(void)
{
    camera(V(-.1f, 1.25f, 5.0f), V(-.02f, 1.28f, 0), 32);
    Scene *s = scene();
    s->roll = -8;
    s->back_zoom = 1.7f;
    s->back_x = .2f;
    s->tint[LIGHT] = rgb(0x5c8c94);
    s->tint[MIDTONE] = rgb(0x2c6470);
    int fur = material_fur(rgb(0x5a4232)), dark = material_fur(rgb(0x2a1e1a)),
        claw = material_plain(rgb(0xe0d4b8), .3f, 1);
    part();
    paint(fur);
    blend(.16f);
    lumpy(.03f, 7);
    limb(V(.95f, 3.1f, -.7f), V(.42f, 1.95f, -.15f), .78f, .52f);
    limb(V(.42f, 1.95f, -.15f), V(.06f, 1.02f, .12f), .46f, .33f);
    limb(V(.06f, 1.02f, .12f), V(-.02f, .55f, .22f), .32f, .36f);
    egg(-.05f, .40f, .34f, .50f, .28f, .46f);
    lumpy(0, 1);
    part();
    paint(dark);
    blend(.03f);
    for (int i = 0; i < 60; i++) { /* shag that hangs from the elbow down */
        float t = chance(i), a = (chance(i + 70) - .5f) * 3.0f;
        Vec3 c = vec_mix(V(.62f, 2.35f, -.2f), V(.06f, 1.05f, .12f), t);
        float r = mix(.60f, .34f, t);
        Vec3 p = c + V(sinf(a) * r, 0, cosf(a) * r);
        limb(p, p + V(sinf(a) * .10f - .06f, -.30f - .15f * chance(i + 9), cosf(a) * .08f), .055f, .006f);
    }
    for (int i = 0; i < 4; i++) {
        float x = -.44f + .26f * (float)i;
        part();
        paint(fur);
        blend(.06f);
        limb(V(x * .8f, .38f, .60f), V(x, .26f, .82f), .14f, .12f);
        part();
        paint(claw);
        Vec3 p[3] = {V(x, .26f, .90f), V(x, .22f, 1.06f), V(x - .01f, .08f, 1.16f)};
        float r[3] = {.085f, .06f, .006f};
        tube(3, p, r, 4);
    }
    Vec3 glow = rgb(0x3090d0);
    Vec3 loop[13];
    for (int i = 0; i < 13; i++) {
        float a = (float)i / 12 * 2 * PI - .9f;
        loop[i] = V(.05f + sinf(a) * .44f, 1.12f + .13f * sinf(a) + .03f * cosf(a), .12f + cosf(a) * .42f);
    }
    light_rope(13, loop, .070f, glow);
    Vec3 second[13];
    for (int i = 0; i < 13; i++)
        second[i] = loop[i] + V(.05f, .17f, 0);
    light_rope(13, second, .060f, glow);
    Vec3 tail[6] = {V(-.30f, 1.02f, .48f), V(-.52f, 1.10f, .62f), V(-.48f, 1.34f, .62f),
                    V(-.28f, 1.28f, .58f), V(-.55f, 1.05f, .62f), V(-2.4f, .72f, .9f)};
    light_rope(6, tail, .070f, glow);
    lamp(V(-.35f, 1.2f, 1.0f), glow * .8f, .35f);
    sprite(V(-.35f, 1.18f, .8f), .3f, rgb(0xe8fcff), SPRITE_SPARKLE, .5f);
    static const float lights[7][2] = {{-1.25f, 1.9f}, {-.85f, 2.15f}, {-.5f, 1.75f}, {1.15f, 1.2f},
                                       {-1.5f, 1.3f},  {1.35f, 1.7f},  {-.2f, 2.35f}};
    for (int i = 0; i < 7; i++) /* harbour lamps, out of focus */
        sprite(V(lights[i][0], lights[i][1], -2.5f), .13f + .05f * chance(i),
               i % 3 == 1 ? rgb(0xf0765a) : rgb(0xf4d58a), SPRITE_GLOW, .7f);
    rain(110, .3f, rgb(0xa8d0dc), 5);
    part();
    paint(wet_stone());
    ground(.05f, .02f, 2);
}

const Card siege_tide_snares_cards[] = {{"cards/siege/ti05", TIDE, undertow},
                                        {"cards/siege/ti06", TIDE, moonpull},
                                        {"cards/siege/ti11", TIDE, netcaster},
                                        {"cards/siege/ti17", TIDE, maelstrom_knot},
                                        {"cards/siege/ti19", TIDE, decoy_lights},
                                        {"cards/siege/ti23", TIDE, running_bowline},
                                        {0}};
