/* SPDX-License-Identifier: MIT
 * Engines of the Kilnsworn: ram, furnace, ballista, bellows, mortar, and the Cinderworks that make them. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/shot.h"
#include "props/beast4.h"
#include "props/castle.h"
#include "props/doorway.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/headgear.h"
#include "props/kiln.h"
#include "props/rocks.h"
#include "props/weapons.h"

/* ---- em15: an acolyte on the bellows ---- */

static void bellows(void)
{
    camera(V(0, 1.5f, 6.0f), V(-.06f, 1.46f, 0), 33);
    Scene *s = scene();
    s->backdrop = kiln_wall;
    kiln_hearth(.8f, -.1f, .6f);
    s->key.color = rgb(0xe8c8b0) * 1.5f;
    s->ambient = .4f;
    part();
    paint(material_new(rgb(0x4a362c), rgb(0x241812), .7f, .4f, PAT_TILE, 1.3f, .8f));
    ground(0, .02f, 1);
    int wood = material_wood(), leather = material_leather(rgb(0x8a4a28)), brass = kiln_metal(rgb(0xd89a48));
    push(); /* the bellows: two boards, folds between them, a nozzle to the right */
    move(-.42f, .42f, .1f);
    part();
    paint(wood);
    outline(6, (float[]){-.78f, -.06f, .62f, -.06f, .62f, .02f, -.78f, .02f, -.8f, 0, -.8f, -.04f}, 1, .52f, .05f);
    push();
    turn_z(16);
    part();
    paint(wood);
    box(-.02f, .42f, 0, .74f, .045f, .52f, .03f);
    pop();
    for (int i = 0; i < 4; i++) {
        push();
        move(.1f, .07f + .085f * (float)i, 0);
        turn_z(3.4f * (float)i);
        part();
        paint(leather);
        blend(.03f);
        box(-.12f, 0, 0, .60f - .03f * (float)(i % 2), .038f, .48f - .05f * (float)(i % 2), .035f);
        pop();
    }
    part();
    paint(brass);
    limb(V(.6f, .02f, 0), V(1.02f, .12f, .1f), .12f, .06f);
    Vec3 nozzle = here(V(1.06f, .13f, .1f));
    pop();
    push(); /* she who jumps on it */
    move(-.52f, .88f, .1f);
    grow(.74f);
    turn_y(24);
    Kiln k = {
        .build = {.man = 0, .wide = .82f},
        .face = {.skin = rgb(0xd89a70),
                 .hair = rgb(0xe07a28),
                 .iris = rgb(0x3f8a5a),
                 .age = 0,
                 .man = .1f,
                 .gaunt = -.5f,
                 .eye = 1.3f,
                 .nose = NOSE_SNUB,
                 .mood = MOOD_MIRTH,
                 .hairs = HAIR_BRAIDS,
                 .soot = true,
                 .seed = 8},
        .hat = KILN_CAP,
        .sink = .12f,
        .foot = {V(-.20f, .05f, .10f), V(.20f, .12f, .05f)},
        .hand = {{.at = V(-.74f, 2.0f, .12f), .along = V(-.5f, .8f, .1f), .palm = V(0, 0, 1), .pose = GRASP_REACH},
                 {.at = V(.74f, 2.1f, .12f), .along = V(.5f, .8f, .1f), .palm = V(0, 0, 1), .pose = GRASP_REACH}},
        .head = .66f,
        .head_roll = 6,
        .cloth = rgb(0x8a4a2c),
        .sleeve = rgb(0xd0b080),
        .apron = rgb(0x5a3820)};
    kiln(&k);
    pop();
    push(); /* the jet, and the axe of a comrade in it */
    move(nozzle[0], nozzle[1], nozzle[2]);
    turn_z(-62);
    fire_breath(1.15f, .36f, 5);
    pop();
    push();
    move(1.02f, .42f, .6f);
    turn_z(10);
    axe(1.15f, .52f, true, kiln_metal(rgb(0xff9a50)), wood);
    Vec3 blade = here(V(0, 1.15f, .1f));
    pop();
    push();
    move(blade[0] - .1f, blade[1] - .15f, blade[2]);
    flames(9, .26f, .1f, .36f, .06f, 10, 12, rgb(0xffd070), rgb(0xff6010), 4);
    pop();
    PersonHand h = {.pose = GRASP_FIST,
                    .size = .24f,
                    .thick = 1.3f,
                    .thumb = -1,
                    .skin = material_skin(rgb(0xb07850), rgb(0x7a4a30))};
    push();
    person_hand_grip(h, V(1.0f, .54f, .6f), V(-.24f, 1, 0), V(-.2f, 0, 1));
    pop();
    kiln_glow(nozzle + V(.3f, .25f, .3f), .8f, 1.0f);
    kiln_glow(blade, .9f, .9f);
    faction_motes();
}

/* ---- em05: the oldest furnace ---- */

static void first_furnace(void)
{
    camera(V(.5f, 1.3f, 9.4f), V(.60f, 1.75f, 0), 33);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(-.55f, .1f, .6f);
    s->key.color = rgb(0xe0c0b0) * 3.0f;
    s->haze = .02f;
    s->rim.color = rgb(0xff8a38) * 3.4f;
    s->ambient = .5f;
    int brick = kiln_bricks(rgb(0x7a5a50), rgb(0x3a2824)), iron = kiln_metal(rgb(0x5a5450)),
        fur = material_fur(rgb(0x2a2430));
    part();
    paint(material_stone(rgb(0x3a2c28), rgb(0x1c1614)));
    ground(0, .1f, 1);
    push();
    move(-1.55f, 0, 0);
    part();
    paint(brick);
    blend(.08f);
    egg(0, 1.5f, 0, 1.45f, 1.95f, 1.35f);
    drum(0, 3.5f, -.1f, .42f, .9f, .04f);
    drum(0, .12f, 0, 1.6f, .22f, .05f);
    carve();
    blend(.02f);
    for (int i = 0; i < 3; i++) { /* three vents */
        float a = (-10 + 38 * (float)i) * PI / 180;
        ball(sinf(a) * 1.3f, 1.05f, cosf(a) * 1.2f, .28f);
    }
    ball(1.25f, 2.05f, .45f, .30f);
    fill();
    part();
    paint(iron);
    for (int i = 0; i < 3; i++)
        ring(0, .75f + .85f * (float)i, 0, 1.40f - .10f * fabsf((float)i - .8f) * 2, .055f);
    part();
    paint(kiln_hot(3));
    for (int i = 0; i < 3; i++) {
        float a = (-10 + 38 * (float)i) * PI / 180;
        ball(sinf(a) * 1.12f, 1.05f, cosf(a) * 1.04f, .18f);
    }
    pop();
    Vec3 from = V(-.32f, 2.08f, .45f), to = V(2.35f, 1.42f, .2f);
    part(); /* the lance */
    paint(kiln_hot(4));
    limb(from, to, .05f, .028f);
    for (int i = 0; i < 26; i++)
        sprite(vec_mix(from, to, (float)i / 25), .16f, rgb(0xffd890), SPRITE_GLOW, .42f);
    static const float place[3][4] = {{2.30f, .1f, 34, .80f}, {1.35f, -1.4f, 20, .55f}, {2.7f, -1.5f, -14, .55f}};
    for (int i = 0; i < 3; i++) {
        push();
        move(place[i][0], 0, place[i][1]);
        turn_y(-70);
        turn_z(place[i][2] * -.3f);
        grow(place[i][3]);
        foe_reeling(i == 0 ? FOE_OX : i == 1 ? FOE_RAT : FOE_HOUND, fur, rgb(0xffe060), 34);
        pop();
    }
    push();
    move(to[0], .5f, to[2]);
    flames(12, .4f, .3f, 1.0f, .12f, 8, 8, rgb(0xffc060), rgb(0xff5a10), 6);
    pop();
    kiln_glow(to, .6f, .4f);
    kiln_glow(from, .7f, .9f);
    for (int i = 0; i < 3; i++) {
        float a = (-10 + 38 * (float)i) * PI / 180;
        sprite(V(-1.55f + sinf(a) * 1.35f, 1.05f, cosf(a) * 1.25f), .5f, rgb(0xff7a20), SPRITE_GLOW, .7f);
    }
    faction_motes();
}

/* ---- em13: a nest for a ballista ---- */

static void ballista(void)
{
    camera(V(.5f, 4.0f, 4.6f), V(0, 1.15f, -.6f), 34);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(.3f, .7f, .6f);
    s->roll = 4;
    s->key.color = rgb(0xffe0c0) * 2.2f;
    int wood = material_wood(), iron = kiln_metal(rgb(0x8a7c70)), rope = material_leather(rgb(0xd8b880)),
        plain = material_stone(rgb(0x5a3a28), rgb(0x2c1e16));
    part();
    paint(plain);
    ground(-1.6f, .2f, .6f);
    part(); /* the platform */
    paint(wood);
    for (int i = 0; i < 7; i++)
        box(-1.2f + .4f * (float)i, .32f, .5f, .18f, .06f, 1.35f, .02f);
    for (int i = 0; i < 6; i++)
        box(-1.25f + .5f * (float)i, .68f, -.85f, .2f, .34f, .07f, .02f);
    for (int i = 0; i < 5; i++) { /* what it is aimed at */
        push();
        move(-1.3f + .62f * (float)i, -1.55f, -4.2f - .5f * chance(i));
        turn_y(20 * (chance(i + 4) - .5f));
        grow(.42f);
        foe_reeling(i % 2 ? FOE_RAT : FOE_BOAR, material_fur(rgb(0x4a3c44)), rgb(0xffd040), 20);
        pop();
    }
    push(); /* the crossbow, aiming down and away */
    move(0, 1.05f, -.15f);
    turn_x(14);
    part();
    paint(wood);
    box(0, 0, -.2f, .12f, .10f, 1.25f, .03f);
    part();
    paint(iron);
    blend(.02f);
    tube(5,
         (Vec3[]){V(-1.25f, .02f, -.75f), V(-.75f, .04f, -1.12f), V(0, .06f, -1.25f), V(.75f, .04f, -1.12f),
                  V(1.25f, .02f, -.75f)},
         (float[]){.035f, .07f, .095f, .07f, .035f}, 5);
    part();
    paint(rope);
    limb(V(-1.23f, .05f, -.75f), V(0, .12f, .35f), .022f, .022f);
    limb(V(1.23f, .05f, -.75f), V(0, .12f, .35f), .022f, .022f);
    part();
    paint(wood);
    limb(V(0, .16f, .4f), V(0, .16f, -1.7f), .04f, .04f);
    part();
    paint(kiln_hot(2.6f));
    limb(V(0, .16f, -1.6f), V(0, .16f, -2.0f), .09f, .005f);
    Vec3 tip = here(V(0, .2f, -1.8f));
    pop();
    part();
    paint(wood);
    limb(V(0, .35f, .1f), V(0, 1.0f, 0), .16f, .12f);
    for (int i = 0; i < 2; i++) { /* two bolts in the rack */
        part();
        paint(wood);
        limb(V(1.15f + .18f * (float)i, .45f, 1.2f), V(1.15f + .18f * (float)i, .62f, -.5f), .035f, .035f);
        part();
        paint(iron);
        limb(V(1.15f + .18f * (float)i, .62f, -.5f), V(1.15f + .18f * (float)i, .66f, -.8f), .07f, .005f);
    }
    for (int i = 0; i < 2; i++) {
        float q = i ? 1 : -1;
        push();
        move(q * .62f, .38f, .62f);
        turn_y(180 + q * 24);
        grow(.62f);
        Kiln k = {.build = {.man = i ? .2f : 1, .wide = 1.05f},
                  .face = {.skin = rgb(0xb07850),
                           .hair = rgb(0x8a3a18),
                           .age = .4f,
                           .man = i ? .2f : 1,
                           .hairs = i ? HAIR_BUN : HAIR_CROP,
                           .seed = 20 + i},
                  .hat = i ? KILN_GOGGLES : KILN_POT,
                  .lean = 18,
                  .foot = {V(-.2f, 0, .2f), V(.2f, 0, -.2f)},
                  .hand = {{.at = V(-.2f, 1.4f, .62f), .bar = V(1, 0, .2f), .out = V(0, .3f, 1)},
                           {.at = V(.3f, 1.4f, .62f), .bar = V(1, 0, .2f), .out = V(0, .3f, 1)}},
                  .cloth = i ? rgb(0x8a3a20) : rgb(0x5a4030),
                  .sleeve = rgb(0xb08a58),
                  .apron = rgb(0x4a3020)};
        kiln(&k);
        pop();
    }
    kiln_glow(tip, .4f, .6f);
    faction_motes();
}

/* ---- em16: a mortar in a chapel without a roof ---- */

static Vec3 rose_window(const Scene *s, float u, float v)
{
    Vec3 sky = sky_ramp(unit((v + .6f) / 1.6f), rgb(0xe0903c), rgb(0x6a3c26), rgb(0x22181c)),
         wall = rgb(0x34241e) * (.7f + .5f * cloud_flat(u * 7, v * 7, 4));
    float side = fabsf(u), d = distance_to(u, v, 0, .30f);
    Vec3 c = vec_mix(sky, wall,
                     max_of(smooth(.60f, .66f, side + .06f * hills(v, 3, 5, 1)),
                            under(.86f - .4f * fabsf(u) + hills(u, 2, 4, .3f), v, .02f)));
    float spoke = fabsf(sinf(atan2f(v - .3f, u) * 4)), lead = smooth(.10f, .02f, spoke * d);
    float in = under(.30f, d, .01f);
    Vec3 glass = vec_mix(rgb(0xf0c070), rgb(0xc05a30), smooth(.1f, .3f, d));
    bool broken = v > .30f && u > -.05f;
    c = vec_mix(c, broken ? sky * 1.25f : glass * .9f, in);
    c = vec_mix(c, wall * .6f, in * (broken ? 0 : lead * .8f));
    c = vec_mix(c, wall * 1.3f, under(.035f, fabsf(d - .31f), .01f));
    return c + s->tint[ACCENT] * (.3f * expf(-d * 5));
}

static void chapel_mortar(void)
{
    camera(V(-.2f, 1.5f, 6.4f), V(.0f, 1.45f, 0), 33);
    Scene *s = scene();
    s->backdrop = rose_window;
    s->key.color = rgb(0xe8d0c0) * 1.5f;
    s->rim.color = rgb(0xffb060) * 3.f;
    s->ambient = .4f;
    int bronze = kiln_metal(rgb(0xb87838)), wood = material_wood(), iron = kiln_metal(rgb(0x5a5450)),
        stone = material_stone(rgb(0x5a4a42), rgb(0x2e2420));
    part();
    paint(material_new(rgb(0x54423a), rgb(0x2a201c), .7f, .4f, PAT_TILE, 1.4f, .8f));
    ground(0, .02f, 1);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) { /* pews */
            part();
            paint(wood);
            box((float)side * 1.55f, .42f, 1.2f - 1.1f * (float)i, .62f, .05f, .2f, .02f);
            box((float)side * 1.55f, .72f, 1.4f - 1.1f * (float)i, .62f, .3f, .04f, .02f);
        }
    push(); /* the mortar */
    move(-.05f, .55f, .3f);
    part();
    paint(wood);
    box(0, -.25f, 0, .72f, .16f, .55f, .04f);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .55f, .1f, 0, .09f, .32f, .34f, .05f);
    turn_z(-16);
    turn_x(-14);
    part();
    paint(bronze);
    blend(.03f);
    egg(0, .05f, 0, .48f, .46f, .48f);
    drum(0, .65f, 0, .46f, .55f, .04f);
    ring(0, .35f, 0, .47f, .06f);
    ring(0, .85f, 0, .47f, .05f);
    ring(0, 1.2f, 0, .48f, .09f);
    carve();
    drum(0, 1.1f, 0, .35f, .6f, .02f);
    fill();
    Vec3 mouth = here(V(0, 1.35f, 0));
    pop();
    Vec3 trail[4] = {mouth, mouth + V(.10f, .7f, -.8f), mouth + V(.35f, 1.0f, -2.2f), mouth + V(.70f, .95f, -4)};
    for (int i = 0; i < 30; i++) {
        Vec3 p = tube_point(4, trail, (float)i * .1f);
        sprite(p, .34f - .008f * (float)i, vec_mix(rgb(0xf0e0c8), rgb(0xff9a40), (float)i / 30), SPRITE_GLOW, .38f);
    }
    sprite(trail[3], .3f, rgb(0xfff0c0), SPRITE_SPARKLE, 2);
    part(); /* the altar with four shells */
    paint(stone);
    box(1.15f, .52f, -.2f, .55f, .5f, .3f, .04f);
    for (int i = 0; i < 4; i++) {
        part();
        paint(iron);
        ball(.80f + .24f * (float)i, 1.16f, -.15f, .125f);
        part();
        paint(kiln_hot(1.6f));
        ball(.80f + .24f * (float)i, 1.29f, -.15f, .025f);
    }
    push(); /* who serves it */
    move(-1.0f, 0, .75f);
    turn_y(38);
    grow(.78f);
    Kiln k = {.build = {.man = 1, .belly = .5f, .wide = 1.1f},
              .face = {.skin = rgb(0xc8906a),
                       .hair = rgb(0xd8d0c0),
                       .iris = rgb(0x5a6a8a),
                       .age = .9f,
                       .man = 1,
                       .nose = NOSE_BROAD,
                       .mood = MOOD_MIRTH,
                       .hairs = HAIR_CROP,
                       .beard = WHISKERS_MOUSTACHE,
                       .seed = 6},
              .hat = KILN_CAP,
              .foot = {V(-.2f, 0, .1f), V(.2f, 0, 0)},
              .hand = {{.at = V(-.46f, 2.3f, .3f), .along = V(.5f, .3f, .3f), .palm = V(1, 0, 0), .pose = GRASP_REST},
                       {.at = V(.5f, 1.5f, .6f), .bar = V(.4f, .8f, .5f), .out = V(0, 0, 1)}},
              .cloth = rgb(0x8a3420),
              .sleeve = rgb(0xc8a878),
              .apron = rgb(0x5a3820)};
    kiln(&k);
    push();
    move(.5f, 1.5f, .6f);
    aim(V(.4f, .8f, .5f), V(0, 0, 1));
    part();
    paint(wood);
    limb(V(0, -.3f, 0), V(0, .7f, 0), .025f, .02f);
    part();
    paint(kiln_hot(2.4f));
    ball(0, .72f, 0, .05f);
    pop();
    pop();
    kiln_glow(mouth, 1.0f, 1.2f);
    dust_burst(mouth + V(0, .2f, 0), V(.5f, .4f, .3f), 8, .4f, rgb(0xffc070), .35f, 9);
    faction_motes();
}

/* ---- em04: the ram and its mother ---- */

static void ram_mother(void)
{
    camera(V(1.35f, 1.75f, 5.2f), V(-.10f, 1.62f, -.6f), 37);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.25f, .75f, .6f);
    s->key.color = rgb(0xd8c4c0) * 1.5f;
    s->ambient = .4f;
    s->rim.color = rgb(0xff7a28) * 2.6f;
    int wood = material_wood(), iron = kiln_metal(rgb(0x2c2828));
    part();
    paint(material_stone(rgb(0x5a4034), rgb(0x2c201a)));
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
    limb(V(0, -.05f, .2f), V(0, -.16f, .62f), .27f, .20f);
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
    blend(.05f);
    egg(0, -.18f, .68f, .19f, .17f, .18f); /* heated for the gate */
    Vec3 hot = here(V(0, -.16f, .9f));
    pop();
    sprite(hot, .55f, rgb(0xff7a20), SPRITE_GLOW, .5f);
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
    kiln_glow(torch, 1.0f, 1.3f);
    faction_motes();
}

/* ---- ca02: chimneys like a fan ---- */

static void cinderworks(void)
{
    camera(V(-.5f, 3.7f, 9.0f), V(.1f, 1.75f, -.6f), 36);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(.1f, -.1f, 1.2f);
    s->back_y = -.25f;
    s->key.color = rgb(0xa8a0b8) * 1.1f;
    s->rim.color = rgb(0xff7a28) * 3.6f;
    s->ambient = .42f;
    s->haze = .2f;
    s->haze_from = 9;
    int brick = kiln_bricks(rgb(0x6a4a40), rgb(0x30221e)), iron = kiln_metal(rgb(0x6a625c)),
        tile = material_new(rgb(0x5a4438), rgb(0x2c221c), .7f, .4f, PAT_TILE, 1.2f, .9f),
        bronze = kiln_metal(rgb(0xb07838));
    part();
    paint(tile);
    ground(0, .04f, 1);
    part(); /* the ring wall of the court */
    paint(brick);
    drum(0, .35f, 0, 2.5f, .5f, .04f);
    carve();
    drum(0, .8f, 0, 2.15f, .75f, .02f);
    fill();
    for (int i = 0; i < 9; i++) { /* the fan */
        float a = (-64 + 16 * (float)i) * PI / 180, tall = 1.7f + .7f * cosf(a * 1.2f);
        Vec3 foot = V(sinf(a) * 2.2f, .2f, -cosf(a) * 1.5f - .1f),
             top = foot + V(sinf(a) * .6f, tall + (i % 2 ? .15f : .55f), -.3f);
        part();
        paint(brick);
        blend(.05f);
        limb(foot, top, .34f, .20f);
        part();
        paint(iron);
        ball(top[0], top[1], top[2], .22f);
        carve();
        ball(top[0], top[1] + .16f, top[2], .19f);
        fill();
        sprite(top + V(0, .12f, 0), .38f, rgb(0xff8a28), SPRITE_GLOW, .9f);
        for (int k = 0; k < 4; k++)
            sprite(top + V(.12f * (float)k * (chance(i) - .3f), .35f + .28f * (float)k, 0), .22f + .08f * (float)k,
                   rgb(0x8a4a28), SPRITE_GLOW, .22f - .04f * (float)k);
        for (int k = 0; k < 4; k++) { /* windows all the way up */
            Vec3 w = vec_mix(foot, top, .30f + .17f * (float)k);
            lit_window(w[0], w[1], w[2] + .31f - .035f * (float)k, .05f, .085f, rgb(0xffb050) * 3.2f);
        }
        part(); /* a lit door in each foot */
        paint(kiln_hot(1.8f));
        box(foot[0] * .86f, .42f, foot[2] * .86f + .1f, .10f, .16f, .06f, .04f);
    }
    for (int i = 0; i < 3; i++) { /* mortars in the court */
        push();
        move(-.85f + .85f * (float)i, .1f, .75f - .25f * (float)(i % 2));
        turn_z(-8);
        turn_x(-18);
        part();
        paint(bronze);
        blend(.02f);
        egg(0, .2f, 0, .26f, .25f, .26f);
        drum(0, .5f, 0, .24f, .26f, .03f);
        carve();
        drum(0, .7f, 0, .17f, .3f, .02f);
        fill();
        Vec3 mouth = here(V(0, .8f, 0));
        pop();
        kiln_glow(mouth, .28f, .5f);
        if (i == 1)
            continue;
        Vec3 arc[4] = {mouth, mouth + V(.35f, 1.5f, -1), mouth + V(.9f, 2.3f, -2.4f), V(1.5f, 2.9f, -4.6f)};
        float far = i ? 2.6f : 1.7f;
        for (int k = 0; k < 22; k++)
            sprite(tube_point(4, arc, far * (float)k / 21), .15f - .003f * (float)k, rgb(0xffb050), SPRITE_GLOW,
                   .28f + .012f * (float)k);
        Vec3 shell = tube_point(4, arc, far);
        part();
        paint(kiln_hot(3));
        ball(shell[0], shell[1], shell[2], .11f);
        sprite(shell, .4f, rgb(0xffd080), SPRITE_GLOW, .9f);
    }
    push(); /* the door they are for */
    move(1.5f, 2.9f, -5.0f);
    doorway_posts(.28f, .8f, .14f, material_stone(rgb(0x8d8398), rgb(0x544a58)), 4);
    doorway_light(.28f, .8f, OPENING_HARD, 2.4f);
    pop();
    lamp(V(0, 1.4f, 1.2f), rgb(0xff9a40) * 3.f, 1);
    faction_motes();
}

const Card siege_ember_engines_cards[] = {{"cards/siege/em04", EMBER, ram_mother},
                                          {"cards/siege/em05", EMBER, first_furnace},
                                          {"cards/siege/em13", EMBER, ballista},
                                          {"cards/siege/em15", EMBER, bellows},
                                          {"cards/siege/em16", EMBER, chapel_mortar},
                                          {"cards/siege/ca02", EMBER, cinderworks},
                                          {0}};
