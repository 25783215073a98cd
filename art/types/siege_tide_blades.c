/* SPDX-License-Identifier: MIT
 * The Lanternfleet's blades: those who fight, and the selves they leave behind. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/weapons.h"

/* ---- ti01: a mask leaps on a titan's nape ---- */

static void knife(void)
{
    move(0, .02f, 0);
    dagger(.95f, material_iron(), material_gold());
}

static void knife_mask(void)
{
    half_mask(rgb(0xf2fff8));
    push();
    move(0, .02f, 0);
    hood_deep(material_wool(rgb(0x0f3c4c)), material_plain(rgb(0x06141c), .9f, .1f), .9f, 5);
    pop();
}

static void quiet_knife(bool ghost)
{
    Sailor k = {.head = {.skin = rgb(0xc09070),
                         .hair = rgb(0x201410),
                         .iris = rgb(0x60c0b0),
                         .age = .4f,
                         .man = .3f,
                         .mood = MOOD_CALM,
                         .seed = 3,
                         .wide = .95f},
                .turn = V(12, 2, 6),
                .wears = knife_mask,
                .head_size = .56f,
                .body = {.man = .25f, .wide = .96f},
                .coat = 0x124a5c,
                .trousers = 0x123440,
                .boots = 0x1c1a20,
                .sash = 0xf0765a,
                .hem = .55f,
                .open = 40,
                .wind = V(.55f, 0, -.55f),
                .knee = {V(-.32f, .86f, .34f), V(.34f, .80f, -.12f)},
                .foot = {V(-.22f, .44f, .02f), V(.66f, .46f, -.45f)},
                .elbow = {V(-.62f, 1.50f, .30f), V(.60f, 1.46f, .34f)},
                .wrist = {V(-.20f, 1.44f, .66f), V(.14f, 1.36f, .72f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .bar = {V(.62f, .75f, .25f), V(-.72f, .75f, .25f)},
                .fingers = {V(0, -.3f, 1), V(0, -.3f, 1)},
                .holds = {knife, knife}};
    int first = scene()->material_count;
    sailor(&k);
    if (ghost)
        fade_since(first, rgb(0x9cc8c8), .86f);
}

static void kestrin(void)
{
    camera(V(-.2f, .35f, 6.6f), V(-.05f, 1.95f, 0), 33);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = -.12f;
    s->disc_y = .52f;
    s->disc_size = 1.9f;
    s->key.color = rgb(0xd8ecf0) * 1.7f;
    s->rim.color = rgb(0xe8fff8) * 4.5f;
    push();
    move(-.46f, 1.0f, .2f);
    turn_z(-20);
    turn_x(14);
    turn_y(-20);
    grow(.98f);
    quiet_knife(false);
    pop();
    for (int i = 0; i < 2; i++) { /* two selves behind, each paler */
        push();
        move(.55f + .62f * (float)i, 1.62f + .12f * (float)i, -1.2f - 1.1f * (float)i);
        turn_z(-26);
        turn_x(10);
        turn_y(-26);
        grow(.90f);
        quiet_knife(true);
        pop();
    }
    int hide = material_new(rgb(0x16262c), rgb(0x0a1418), .7f, .5f, PAT_SKIN, 3, .9f),
        horn_m = material_plain(rgb(0x3a4a4c), .5f, .6f), iron = material_iron();
    part(); /* the nape */
    paint(hide);
    blend(.3f);
    lumpy(.04f, 3);
    egg(1.30f, -.75f, 1.0f, 1.25f, 1.15f, .9f);
    egg(.84f, .52f, 1.15f, .58f, .56f, .55f);
    limb(V(1.1f, .1f, 1.0f), V(1.2f, -.5f, .95f), .5f, .8f);
    part();
    paint(horn_m);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[4] = {V(.84f + q * .42f, .72f, 1.1f), V(.84f + q * .76f, .88f, 1.1f), V(.84f + q * .84f, 1.2f, 1.2f),
                     V(.84f + q * .66f, 1.46f, 1.25f)};
        float r[4] = {.16f, .14f, .09f, .01f};
        tube(4, p, r, 4);
    }
    part();
    paint(iron);
    blend(.02f);
    for (int i = 0; i < 3; i++)
        limb(V(.35f + .3f * (float)i, .02f + .30f * (float)i, 1.75f),
             V(.12f + .3f * (float)i, .22f + .30f * (float)i, 1.95f), .09f, .01f);
    fog_bank(V(-.5f, .1f, -.6f), V(1.8f, .35f, .6f), 22, .55f, rgb(0x9cc8c8), .07f, 3);
    faction_motes();
}

/* ---- ti10: a claw goes through the fencer ---- */

static void rapier(void)
{
    int steel = material_iron(), gold = material_gold();
    part();
    paint(steel);
    blend(.01f);
    limb(V(0, .06f, 0), V(0, 1.35f, 0), .026f, .006f);
    part();
    paint(gold);
    blend(.03f);
    ring(0, .08f, 0, .11f, .02f);
    egg(0, .06f, .02f, .13f, .05f, .13f);
    limb(V(-.2f, .08f, 0), V(.2f, .08f, 0), .02f, .02f);
    ball(0, -.14f, 0, .04f);
    Vec3 tip = here(V(0, 1.34f, 0));
    sprite(tip, .26f, rgb(0xffffff), SPRITE_SPARKLE, 1.5f);
    sprite(tip, .22f, rgb(0xffffff), SPRITE_GLOW, .6f);
}

static void duelist_hat(void)
{
    push();
    move(0, .28f, -.02f);
    hat_feathered(.62f, material_wool(rgb(0x163c50)), material_leather(rgb(0xf0765a)), material_wool(rgb(0xf0765a)));
    pop();
}

static void mist_duelist(void)
{
    camera(V(.1f, 1.75f, 5.2f), V(.12f, 1.62f, 0), 29);
    Scene *s = scene();
    s->backdrop = plain_fog;
    s->disc_x = .3f;
    s->disc_y = .3f;
    Sailor d = {.head = {.skin = rgb(0xd8a884),
                         .hair = rgb(0x3a2014),
                         .iris = rgb(0x3a8a90),
                         .age = .45f,
                         .man = .85f,
                         .nose = NOSE_LONG,
                         .mood = MOOD_CUNNING,
                         .hairs = HAIR_CROP,
                         .beard = WHISKERS_MOUSTACHE,
                         .seed = 9,
                         .gaze_x = 8},
                .turn = V(2, 4, -3),
                .wears = duelist_hat,
                .body = {.man = .7f},
                .coat = 0x1a4c5e,
                .hem = 0,
                .elbow = {V(-.62f, 1.42f, -.30f), V(.58f, 1.62f, .35f)},
                .wrist = {V(-.52f, 1.86f, -.42f), V(.66f, 1.86f, .62f)},
                .pose = {GRASP_REST, GRASP_FIST},
                .bar = {V(0, 0, 0), V(.62f, .72f, .20f)},
                .fingers = {V(-.3f, 1, 0), V(.5f, -.2f, 1)},
                .palm = {V(.4f, 0, 1), V(0, 0, 0)},
                .holds = {NULL, rapier}};
    push();
    move(-.12f, 0, 0);
    turn_y(26);
    sailor(&d);
    pop();
    int hide = material_fur(rgb(0x3a2c28)), claw = material_plain(rgb(0x2a2426), .25f, 1.2f);
    part(); /* the arm and the paw go through where the waist was */
    paint(hide);
    blend(.12f);
    limb(V(2.2f, .78f, .2f), V(.95f, 1.12f, .35f), .40f, .30f);
    egg(.72f, 1.17f, .38f, .34f, .28f, .26f);
    for (int i = 0; i < 4; i++) {
        float y = 1.36f - .14f * (float)i;
        part();
        paint(hide);
        blend(.06f);
        limb(V(.55f, y, .45f), V(.18f, y - .02f, .56f - .05f * (float)i), .115f, .10f);
        part();
        paint(claw);
        Vec3 p[3] = {V(.15f, y, .58f - .05f * (float)i), V(-.10f, y + .01f, .62f - .05f * (float)i),
                     V(-.32f, y - .09f, .58f - .05f * (float)i)};
        float r[3] = {.085f, .06f, .006f};
        tube(3, p, r, 4);
    }
    Vec3 fog = rgb(0xa8d0cc);
    fog_bank(V(-.2f, .70f, .55f), V(.85f, .42f, .2f), 50, .34f, fog, .09f, 5);
    fog_bank(V(-.1f, .3f, .8f), V(1.6f, .35f, .3f), 34, .5f, fog, .07f, 50);
    faction_motes();
}

/* ---- ti12: on a blade of water over the crenels ---- */

static void riptide_cap(void)
{
    wool_cap(rgb(0xf0765a), rgb(0xd85a44));
}

static void riptide_step(void)
{
    camera(V(.2f, 1.15f, 6.4f), V(-.05f, 1.35f, 0), 32);
    Scene *s = scene();
    s->backdrop = spray_day;
    s->roll = 10;
    s->back_seed = 3;
    int sea = material_sea(rgb(0x3a9ca0), .10f), stone = wet_stone();
    Sailor r = {.head = {.skin = rgb(0x8a5a3c),
                         .hair = rgb(0x140c0a),
                         .iris = rgb(0x30a0a0),
                         .age = .2f,
                         .man = .8f,
                         .nose = NOSE_BROAD,
                         .mood = MOOD_MIRTH,
                         .hairs = HAIR_CROP,
                         .seed = 12,
                         .gaze_x = 10},
                .turn = V(-6, -14, 4),
                .wears = riptide_cap,
                .head_size = .56f,
                .body = {.man = .7f},
                .coat = 0x14485a,
                .trousers = 0x2a5a66,
                .boots = 0x2a1c18,
                .hem = .80f,
                .open = 50,
                .wind = V(0, 0, -.6f),
                .knee = {V(-.24f, .80f, .42f), V(.26f, .74f, .40f)},
                .foot = {V(-.26f, .38f, .08f), V(.30f, .28f, .34f)},
                .elbow = {V(-.72f, 1.62f, -.10f), V(.70f, 1.52f, .22f)},
                .wrist = {V(-1.02f, 1.86f, -.30f), V(.98f, 1.58f, .52f)},
                .pose = {GRASP_REACH, GRASP_REACH},
                .fingers = {V(-.8f, .5f, -.2f), V(.8f, .1f, .5f)},
                .palm = {V(0, -1, .4f), V(0, -1, .2f)}};
    push();
    move(.12f, .38f, .1f);
    turn_y(58);
    turn_x(-12);
    sailor(&r);
    pop();
    Vec3 blade[6] = {V(-3.2f, .72f, -.9f), V(-1.7f, .58f, -.5f), V(-.6f, .52f, -.1f),
                     V(.3f, .46f, .15f),   V(.95f, .56f, .3f),   V(1.25f, .86f, .32f)};
    for (int k = 0; k < 5; k++) { /* the sheet, from strands */
        Vec3 p[6];
        float w[6];
        for (int i = 0; i < 6; i++) {
            p[i] = blade[i] + V(0, -.05f * (float)k + .03f * sinf((float)(i * 3 + k * 2)), .11f * (float)k - .22f);
            w[i] = (i == 5 ? .01f : .07f) * (1 + .2f * chance(i + k * 7));
        }
        part();
        paint(sea);
        blend(.06f);
        tube(6, p, w, 5);
    }
    foam_along(6, blade, 170, .26f, .075f, 4);
    for (int i = 0; i < 12; i++) { /* streaks */
        float y = .5f + 1.7f * chance(i + 5), z = -.6f + .6f * chance(i + 25), x = -.5f - .9f * chance(i + 45);
        part();
        paint(material_glow(rgb(0xd8f8f4), .9f));
        limb(V(x - .9f - .6f * chance(i), y, z), V(x, y, z), .003f, .014f);
    }
    sea_wall(.15f, -2.4f, 2.6f, .42f, stone);
    push();
    move(0, -.55f, 0);
    pop();
    part();
    paint(stone);
    box(0, -1.1f, .1f, 4, .72f, .5f, .03f);
    faction_motes();
}

/* ---- ti21: two hooked blades, two rings of water ---- */

static void hooked(void)
{
    int steel = material_iron(), grip_m = material_leather(rgb(0x6a3a28));
    grip(.1f, .12f, .04f, grip_m);
    part();
    paint(steel);
    blend(.02f);
    Vec3 p[5] = {V(0, .1f, 0), V(.02f, .5f, 0), V(.10f, .9f, 0), V(.34f, 1.12f, 0), V(.58f, .98f, 0)};
    float r[5] = {.045f, .06f, .065f, .055f, .006f};
    tube(5, p, r, 5);
}

static void wavecutter_self(bool ghost)
{
    Sailor w = {.head = {.skin = rgb(0xc89068),
                         .hair = rgb(0x2a1410),
                         .iris = rgb(0x40b0a0),
                         .age = .15f,
                         .man = .25f,
                         .nose = NOSE_SNUB,
                         .mood = MOOD_ROAR,
                         .hairs = HAIR_MANE,
                         .wind = V(-.55f, .1f, -.3f),
                         .seed = 21,
                         .brow = .8f,
                         .gaze_x = 14},
                .turn = V(0, 10, -4),
                .head_size = .57f,
                .body = {.man = .3f, .wide = .98f},
                .coat = 0x145062,
                .trousers = 0x1c3e4c,
                .boots = 0x2a2020,
                .sash = 0xf0765a,
                .hem = .86f,
                .open = 30,
                .wind = V(-.5f, 0, .2f),
                .knee = {V(-.42f, .72f, .20f), V(.36f, .80f, .30f)},
                .foot = {V(-.62f, .12f, -.02f), V(.62f, .40f, .02f)},
                .elbow = {V(-.74f, 1.60f, .16f), V(.74f, 1.72f, .16f)},
                .wrist = {V(-1.06f, 1.40f, .44f), V(1.06f, 1.98f, .36f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .bar = {V(-.80f, -.45f, .2f), V(.80f, .52f, .1f)},
                .fingers = {V(0, -.3f, 1), V(0, .2f, 1)},
                .holds = {hooked, hooked}};
    int first = scene()->material_count;
    sailor(&w);
    if (ghost)
        fade_since(first, rgb(0x9cc8c4), .85f);
}

static void wavecutter(void)
{
    camera(V(.1f, 1.2f, 7.2f), V(.02f, 1.42f, 0), 32);
    Scene *s = scene();
    s->backdrop = spray_day;
    s->back_mirrored = true;
    s->back_seed = 8;
    s->tint[LIGHT] = rgb(0x8cbcb8);
    int sea = material_sea(rgb(0x3aa4a4), .14f), stone = wet_stone();
    push();
    move(.12f, .1f, .3f);
    turn_y(10);
    turn_z(-6);
    wavecutter_self(false);
    pop();
    push();
    move(-.72f, .2f, -.9f);
    turn_y(-18);
    turn_z(4);
    grow(.95f);
    wavecutter_self(true);
    pop();
    push();
    move(.12f, 1.18f, .3f);
    turn_z(16);
    turn_x(14);
    water_arc(1.32f, -200, 100, .085f, sea, 3);
    pop();
    push();
    move(.12f, 1.72f, .3f);
    turn_z(20);
    turn_x(10);
    water_arc(1.05f, -40, 235, .07f, sea, 77);
    pop();
    sea_wall(1.15f, -2.6f, 2.6f, .0f, stone);
    part();
    paint(stone);
    box(0, -.45f, .1f, 4, .42f, .9f, .03f);
    fog_bank(V(0, .0f, 1.0f), V(1.6f, .12f, .3f), 20, .3f, rgb(0xc8ece8), .10f, 9);
    faction_motes();
}

const Card siege_tide_blades_cards[] = {{"cards/siege/ti01", TIDE, kestrin},
                                        {"cards/siege/ti10", TIDE, mist_duelist},
                                        {"cards/siege/ti12", TIDE, riptide_step},
                                        {"cards/siege/ti21", TIDE, wavecutter},
                                        {0}};
