/* SPDX-License-Identifier: MIT
 * The Lanternfleet at sea: the whale, the ray, the lookout, the diver, the singer. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/gleaner.h"
#include "props/grains.h"
#include "props/nature.h"
#include "props/roadbeast.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/weapons.h"

/* ---- ti09: the whale in the moat, from the wall ---- */

static void leviathan(void)
{
    camera(V(-.5f, 7.6f, 6.4f), V(0, .35f, .25f), 33);
    Scene *s = scene();
    s->haze = 0;
    s->key.color = rgb(0xf0dcb8) * 1.9f;
    int skin = material_new(rgb(0x1c5a68), rgb(0x0c303c), .32f, 1.1f, PAT_SKIN, 2.2f, .5f),
        belly = material_new(rgb(0x4a8a90), rgb(0x265a66), .4f, .8f, PAT_WOOD, 2.5f, .8f), stone = wet_stone(),
        brass = material_gold(), rope = material_new(rgb(0xb89c68), rgb(0x5c4828), .9f, .1f, PAT_CLOTH, 6, .6f);
    push();
    move(-.1f, 0, .55f);
    grow(.78f);
    turn_y(-8);
    turn_z(-10);
    part(); /* back, head toward us and down */
    paint(skin);
    blend(.15f);
    lumpy(.02f, 2);
    Vec3 spine[7] = {V(1.6f, .3f, -5.3f), V(1.05f, .2f, -4.1f), V(.2f, .2f, -2.6f), V(0, .25f, -.8f),
                     V(0, .20f, .6f),     V(0, .12f, 1.6f),     V(0, .02f, 2.35f)};
    float r[7] = {.16f, .38f, .85f, 1.15f, 1.12f, .86f, .48f};
    tube(7, spine, r, 4);
    limb(V(1.6f, .3f, -5.3f), V(.8f, .7f, -6.0f), .2f, .1f); /* the flukes of its tail */
    limb(V(.8f, .7f, -6.0f), V(.3f, .6f, -5.8f), .16f, .04f);
    limb(V(1.6f, .3f, -5.3f), V(2.3f, .7f, -5.5f), .2f, .1f);
    limb(V(2.3f, .7f, -5.5f), V(2.7f, .6f, -5.2f), .16f, .04f);
    for (int i = 0; i < 6; i++) /* knuckles of the back */
        egg(0, 1.30f - .03f * (float)i, -1.0f - .42f * (float)i, .14f, .12f, .18f);
    lumpy(0, 1);
    part(); /* the jaw, wider than the head, in pleats */
    paint(belly);
    blend(.1f);
    egg(0, -.12f, 1.35f, 1.28f, .42f, 1.55f);
    for (int i = -4; i <= 4; i++) {
        float x = .27f * (float)i;
        limb(V(x * .9f, .16f - .02f * (float)(i * i), 2.55f - .05f * (float)(i * i)),
             V(x * 1.05f, .26f - .02f * (float)(i * i), 1.2f), .06f, .05f);
    }
    part(); /* the line of the mouth smiles */
    paint(material_plain(rgb(0x1c343c), .7f, .4f));
    Vec3 mouth[7] = {V(-1.16f, .62f, .55f), V(-1.06f, .36f, 1.2f), V(-.72f, .26f, 2.1f), V(0, .22f, 2.82f),
                     V(.72f, .26f, 2.1f),   V(1.06f, .36f, 1.2f),  V(1.16f, .62f, .55f)};
    float mr[7] = {.03f, .05f, .05f, .05f, .05f, .05f, .03f};
    tube(7, mouth, mr, 5);
    int e = material_eye(rgb(0x2f6a74), rgb(0xf2f0dc), .1f, PUPIL_ROUND);
    material(e)->iris = .75f;
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(skin);
        blend(.1f);
        ball(q * .78f, .84f, .88f, .34f);
        push();
        move(q * .84f, .96f, 1.02f);
        turn_x(-46);
        turn_z(q * -16);
        eye_with_lid(0, 0, 0, .21f, q * -8, 6, e, skin, q * -6, .5f);
        pop();
        part();
        paint(skin);
        blend(.03f);
        for (int i = 0; i < 3; i++) { /* wrinkles below */
            Vec3 w[3] = {V(q * .55f, .86f - .07f * (float)i, 1.36f + .10f * (float)i),
                         V(q * .84f, .66f - .07f * (float)i, 1.42f + .10f * (float)i),
                         V(q * 1.06f, .50f - .05f * (float)i, 1.16f + .10f * (float)i)};
            float wr[3] = {.01f, .045f, .01f};
            tube(3, w, wr, 4);
        }
    }
    push();
    move(0, .22f, .2f);
    barnacles(30, 1.12f, 1.16f, 1.6f, .10f, 5);
    pop();
    for (int i = 0; i < 3; i++) { /* rigging over its back, with lamps */
        float z = -1.9f + .90f * (float)i, w = i == 0 ? 1.06f : 1.18f;
        Vec3 line[7];
        float lr[7];
        for (int k = 0; k < 7; k++) {
            float a = (-84 + 168 * (float)k / 6) * PI / 180;
            line[k] = V(sinf(a) * w, .25f + cosf(a) * w * 1.02f, z);
            lr[k] = .05f;
        }
        part();
        paint(rope);
        blend(.01f);
        tube(7, line, lr, 4);
        for (int k = 1; k < 6; k += 2) {
            Vec3 at = line[k] + V(0, .10f, .10f);
            part();
            paint(brass);
            blend(.02f);
            limb(at + V(0, .14f, 0), at + V(0, .24f, 0), .13f, .04f);
            limb(at - V(0, .10f, 0), at - V(0, .14f, 0), .14f, .12f);
            ring(at[0], at[1], at[2], .15f, .025f);
            part();
            paint(material_glow(rgb(0xffd890), 3));
            ball(at[0], at[1], at[2], .125f);
            Vec3 l = here(at + V(0, .1f, .2f));
            sprite(l, .32f, rgb(0xf4c870), SPRITE_GLOW, .5f);
            if (i > 0)
                lamp(l + V(0, .25f, .15f), rgb(0xf4c870) * .9f, .3f);
        }
    }
    part();
    paint(rope);
    limb(V(0, 1.32f, -1.9f), V(0, 1.44f, -.1f), .045f, .045f);
    pop();
    for (int side = -1; side <= 1; side += 2) /* the walls of the moat, from edge to edge of it */
        for (int i = 0; i < 9; i++)
            for (int row = 0; row < 2; row++)
                block((float)side * (1.86f + .30f * (float)row), .30f + .5f * (float)row,
                      -3.4f + .86f * (float)i + .35f * (float)row, .26f, .34f, .40f, stone);
    int thief = gleaner_skin();
    push(); /* he holds on to the wall */
    move(1.50f, .95f, .35f);
    turn_y(-46);
    turn_x(-24);
    grow(.46f);
    gleaner_body(.9f, thief);
    gleaner_arm(V(-.30f, .95f, 0), V(-.62f, 1.2f, -.2f), V(-.5f, 1.6f, -.5f), V(0, .6f, -1), V(0, -1, 0), thief, 0);
    gleaner_arm(V(.30f, .95f, 0), V(.62f, 1.2f, -.2f), V(.5f, 1.6f, -.5f), V(0, .6f, -1), V(0, -1, 0), thief, 0);
    push();
    move(0, 1.36f, .12f);
    turn_y(-20);
    turn_x(-10);
    gleaner_head(&(GleanerFace){.tilt = -20, .open = .85f, .yaw = -20, .ears = 30}, thief);
    pop();
    pop();
    Vec3 edge[5] = {V(-1.6f, .15f, .4f), V(-1.3f, .1f, 2.0f), V(0, .1f, 3.0f), V(1.3f, .1f, 2.0f), V(1.6f, .15f, .4f)};
    foam_along(5, edge, 90, .14f, .10f, 4);
    part();
    paint(material_new(rgb(0x92c0be), rgb(0x5c9ca0), .2f, 1.0f, PAT_WATER, 1.2f, .7f));
    ground(.04f, .05f, 1.5f);
    fog_bank(V(0, .8f, -3.2f), V(1.8f, .4f, .6f), 20, .6f, rgb(0x9cc8c4), .10f, 3);
    fog_bank(V(-1.2f, .5f, 3.0f), V(1.2f, .2f, .4f), 8, .5f, rgb(0x9cc8c4), .06f, 30);
}

/* ---- ti14: a ray above the battle ---- */

static void rider_cap(void)
{
    wool_cap(rgb(0xf0765a), rgb(0xc8503c));
}

static void skimmer_ray(void)
{
    camera(V(-.4f, 8.6f, 4.4f), V(.05f, .8f, 0), 30);
    Scene *s = scene();
    s->haze = 0;
    s->key.color = rgb(0xf8f0d8) * 2.1f;
    int top = material_new(rgb(0x2c6c7c), rgb(0x124150), .3f, 1, PAT_SKIN, 3, .4f),
        pale = material_plain(rgb(0xd8ece4), .4f, .6f);
    part(); /* the plain */
    paint(material_new(rgb(0x7a9c90), rgb(0x54786e), .9f, .1f, PAT_GRASS, 2.2f, .5f));
    ground(0, .03f, 1);
    int a_m = material_plain(rgb(0x1c4650), .8f, .3f), b_m = material_plain(rgb(0x5a3430), .8f, .3f);
    Vec3 line1[3] = {V(-2.0f, 0, 1.2f), V(0, 0, 1.75f), V(2.0f, 0, 1.1f)},
         line2[3] = {V(-1.9f, 0, -1.5f), V(.2f, 0, -2.2f), V(1.7f, 0, -1.9f)},
         line3[3] = {V(2.6f, 0, .2f), V(2.1f, 0, -.6f), V(1.6f, 0, -1.6f)};
    grain_march(3, line1, 26, .34f, .34f, .34f, a_m, 5);
    grain_march(3, line2, 26, .40f, .34f, .34f, b_m, 60);
    grain_march(3, line3, 12, .4f, .34f, .34f, b_m, 90);
    part(); /* a door, far below at the right */
    paint(material_glow(rgb(0xf0d9a0), 2.2f));
    box(1.45f, .26f, -1.0f, .20f, .34f, .03f, .02f);
    part();
    paint(material_stone(rgb(0x6c7a7c), rgb(0x3c4a50)));
    box(1.19f, .30f, -1.0f, .08f, .40f, .08f, .02f);
    box(1.71f, .30f, -1.0f, .08f, .40f, .08f, .02f);
    box(1.45f, .72f, -1.0f, .36f, .08f, .08f, .02f);
    sprite(V(1.45f, .3f, -.8f), .5f, rgb(0xf0d9a0), SPRITE_GLOW, .4f);
    push();
    move(-.25f, 1.6f, .0f);
    turn_y(72);
    grow(.92f); /* to the right */
    turn_z(16);
    turn_x(4);
    Vec3 w[5 * 7]; /* wings: rows from nose to tail */
    static const float half[5] = {.10f, .95f, 1.62f, .80f, .08f}, z[5] = {.98f, .62f, .05f, -.50f, -.95f};
    for (int r = 0; r < 5; r++)
        for (int k = 0; k < 7; k++) {
            float t = ((float)k - 3) / 3;
            w[r * 7 + k] = V(t * half[r], .30f * t * t * half[r] * (t > 0 ? .7f : 1.1f) - .02f,
                             z[r] - .40f * t * t * (r == 2 ? 1 : .3f));
        }
    part();
    paint(top);
    blend(.08f);
    cloth(5, 7, w, .035f, 3);
    egg(0, .06f, .15f, .34f, .17f, .86f);
    limb(V(-.22f, .04f, .92f), V(-.26f, .02f, 1.28f), .07f, .03f);
    limb(V(.22f, .04f, .92f), V(.26f, .02f, 1.28f), .07f, .03f);
    Vec3 tail[4] = {V(0, 0, -.8f), V(.05f, .06f, -1.4f), V(-.1f, .1f, -2.0f), V(.1f, .1f, -2.6f)};
    float tr[4] = {.09f, .05f, .035f, .01f};
    tube(4, tail, tr, 4);
    part(); /* marks along the wings */
    paint(pale);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 6; i++) {
            float t = .22f + .12f * (float)i;
            egg((float)side * t * 1.62f, .30f * t * t * 1.62f * (side > 0 ? .7f : 1.1f) + .03f,
                .05f - .4f * t * t + .10f * (float)(i % 2), .055f, .025f, .09f);
        }
    int e = material_eye(rgb(0xf4d58a), rgb(0xfff4d0), .4f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(top);
        ball((float)side * .33f, .10f, .80f, .10f);
        part();
        push();
        turn_x(-50);
        pop();
        eye((float)side * .36f, .15f, .82f, .075f, (float)side * 50, 40, e);
    }
    push(); /* the rider kneels on its neck */
    move(0, -.10f, -.02f);
    grow(.46f);
    turn_x(26);
    Sailor r = {.head = {.skin = rgb(0x8a5a3c),
                         .hair = rgb(0x140c0a),
                         .iris = rgb(0x30a0a0),
                         .age = .3f,
                         .man = .3f,
                         .mood = MOOD_MIRTH,
                         .hairs = HAIR_BRAIDS,
                         .seed = 5},
                .turn = V(-34, -30, 0),
                .head_size = .62f,
                .wears = rider_cap,
                .body = {.man = .3f},
                .coat = 0x1a5c6c,
                .trousers = 0x12343e,
                .boots = 0x2a1c18,
                .sash = 0xf0765a,
                .hem = .7f,
                .open = 50,
                .wind = V(0, 0, -.8f),
                .knee = {V(-.42f, .72f, .50f), V(.42f, .72f, .50f)},
                .foot = {V(-.46f, .62f, -.2f), V(.46f, .62f, -.2f)},
                .elbow = {V(-.58f, 1.36f, .34f), V(.58f, 1.36f, .34f)},
                .wrist = {V(-.42f, 1.16f, .75f), V(.42f, 1.16f, .75f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .bar = {V(1, 0, .2f), V(-1, 0, .2f)},
                .fingers = {V(0, .4f, 1), V(0, .4f, 1)}};
    move(0, -.35f, 0);
    sailor(&r);
    pop();
    int rein = material_leather(rgb(0xf4d58a));
    part();
    paint(rein);
    limb(V(-.18f, .34f, .38f), V(-.24f, .06f, 1.05f), .018f, .018f);
    limb(V(.18f, .34f, .38f), V(.24f, .06f, 1.05f), .018f, .018f);
    pop();
    for (int i = 0; i < 24; i++)
        sprite(V((chance(i) - .5f) * 4, .4f + chance(i + 9), (chance(i + 20) - .5f) * 4), .2f + .25f * chance(i + 40),
               rgb(0xd8ece4), SPRITE_GLOW, .05f);
}

/* ---- ti20: above the crow's nest ---- */

static void spyglass(void)
{
    int brass = material_gold();
    part();
    paint(brass);
    blend(.01f);
    limb(V(0, -.22f, 0), V(0, .16f, 0), .055f, .065f);
    limb(V(0, .16f, 0), V(0, .46f, 0), .075f, .085f);
    ring(0, .46f, 0, .08f, .022f);
    ring(0, .16f, 0, .07f, .018f);
    part();
    paint(material_glow(rgb(0xf4d58a), 1.2f));
    drum(0, .47f, 0, .065f, .01f, .005f);
}

static void deckhand(void)
{
    camera(V(.05f, 2.75f, 4.8f), V(-.08f, 1.90f, 0), 31);
    Scene *s = scene();
    s->haze = 0;
    s->backdrop = spray_day;
    s->back_y = .12f;
    s->roll = -5;
    s->rim.color = rgb(0xfff0d8) * 3.8f;
    int wood = material_wood(), rope = material_new(rgb(0xb89c68), rgb(0x5c4828), .9f, .1f, PAT_CLOTH, 6, .6f),
        brass = material_gold();
    part(); /* the mast behind her, and its ropes that run down past us */
    paint(wood);
    blend(.02f);
    limb(V(.72f, -2, -.45f), V(.66f, 5, -.55f), .19f, .15f);
    part();
    paint(rope);
    blend(.01f);
    for (int i = 0; i < 5; i++)
        ring(.70f, 1.9f + .055f * (float)i, -.48f, .20f, .03f);
    for (int i = 0; i < 3; i++) {
        Vec3 top = V(.64f, 4.4f, -.5f), low = V(1.35f + .22f * (float)i, .4f, .15f + .1f * (float)i);
        part();
        paint(rope);
        limb(top, low, .022f, .028f);
    }
    for (int i = 0; i < 7; i++) { /* ratlines */
        float t = .35f + .1f * (float)i;
        part();
        paint(rope);
        limb(vec_mix(V(.64f, 4.4f, -.5f), V(1.35f, .4f, .15f), t), vec_mix(V(.64f, 4.4f, -.5f), V(1.79f, .4f, .35f), t),
             .018f, .018f);
    }
    for (int i = 0; i < 14; i++) { /* the nest: staves in two hoops */
        float a = (float)i / 14 * 2 * PI;
        part();
        paint(wood);
        push();
        move(.05f + sinf(a) * .70f, .62f, cosf(a) * .70f);
        turn_y(a * 180 / PI);
        turn_x(-7);
        box(0, .0f, 0, .150f, .62f, .045f, .025f);
        pop();
    }
    part();
    paint(material_iron());
    ring(.05f, 1.10f, 0, .78f, .045f);
    ring(.05f, .55f, 0, .70f, .04f);
    Sailor g = {.head = {.skin = rgb(0xdca07a),
                         .hair = rgb(0xc05a24),
                         .iris = rgb(0x3a9a98),
                         .age = .18f,
                         .man = .05f,
                         .nose = NOSE_SNUB,
                         .mood = MOOD_MIRTH,
                         .hairs = HAIR_MANE,
                         .wind = V(.9f, .15f, -.2f),
                         .eye = 1.2f,
                         .seed = 6,
                         .gaze_x = -14,
                         .gaze_y = -6},
                .turn = V(6, -12, 8),
                .head_size = .60f,
                .body = {.man = .1f, .wide = .98f},
                .coat = 0x155062,
                .sash = 0xf0765a,
                .elbow = {V(-.70f, 1.52f, .16f), V(.66f, 1.66f, -.10f)},
                .wrist = {V(-.62f, 1.88f, .52f), V(.92f, 2.02f, -.22f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .bar = {V(-.95f, -.10f, .35f), V(-.12f, 1, -.05f)},
                .fingers = {V(.1f, .4f, 1), V(.5f, 0, .8f)},
                .holds = {spyglass, NULL}};
    push();
    move(.02f, .06f, .08f);
    turn_y(-24);
    turn_z(9);
    turn_x(10);
    sailor(&g);
    cowl(material_wool(rgb(0xf0765a)), .92f, .10f, 5);
    pop();
    push(); /* the lamp on the rim */
    move(.56f, 1.02f, .72f);
    lantern(.42f, brass, rgb(0xffc060));
    pop();
    lamp(V(.42f, 1.2f, 1.2f), rgb(0xffc070) * 1.6f, .4f);
    for (int i = 0; i < 5; i++) { /* gulls below her */
        push();
        move(-1.35f + .5f * chance(i), .75f + .55f * (float)i * .5f, -1.5f - .4f * (float)i);
        turn_z(18 * (chance(i + 3) - .5f));
        grow(.5f + .3f * chance(i + 8));
        part();
        paint(material_plain(rgb(0xf2fff8), .8f, .1f));
        blend(.03f);
        egg(0, 0, 0, .05f, .04f, .14f);
        tube(3, (Vec3[]){V(0, .02f, 0), V(-.22f, .12f, 0), V(-.42f, .04f, -.04f)}, (float[]){.035f, .03f, .008f}, 3);
        tube(3, (Vec3[]){V(0, .02f, 0), V(.22f, .12f, 0), V(.42f, .04f, -.04f)}, (float[]){.035f, .03f, .008f}, 3);
        pop();
    }
    faction_motes();
}

/* ---- ti25: up from below with a pearl ---- */

static void pearl_diver(void)
{
    camera(V(.1f, 1.0f, 7.0f), V(.0f, 1.62f, 0), 32);
    Scene *s = scene();
    s->backdrop = below_water;
    s->disc_x = .45f;
    s->ambient = .7f;
    Sailor d = {.head = {.skin = rgb(0xa86c48),
                         .hair = rgb(0x1c1210),
                         .iris = rgb(0x3ab0a8),
                         .age = .2f,
                         .man = .15f,
                         .nose = NOSE_STRAIGHT,
                         .mood = MOOD_MIRTH,
                         .hairs = HAIR_MANE,
                         .wind = V(-.35f, -.9f, -.2f),
                         .seed = 18,
                         .gaze_x = 12,
                         .gaze_y = 20},
                .turn = V(-26, 8, -6),
                .head_size = .56f,
                .body = {.man = .15f, .wide = .95f},
                .coat = 0x12505c,
                .trousers = 0x123e4a,
                .boots = 0x8a5a40,
                .sash = 0xf0765a,
                .knee = {V(-.20f, .66f, -.06f), V(.20f, .72f, .16f)},
                .foot = {V(-.26f, .20f, -.30f), V(.20f, .34f, -.16f)},
                .elbow = {V(-.52f, 1.44f, .02f), V(.52f, 2.10f, .12f)},
                .wrist = {V(-.46f, 1.06f, .12f), V(.46f, 2.56f, .28f)},
                .pose = {GRASP_REST, GRASP_CUP},
                .fingers = {V(-.1f, -1, .1f), V(-.05f, 1, .15f)},
                .palm = {V(.5f, 0, -.4f), V(-.35f, .2f, 1)},
                .bare = true};
    push();
    move(-.34f, .10f, .1f);
    turn_z(-22);
    turn_y(24);
    turn_x(-6);
    sailor(&d);
    Vec3 pearl = here(V(.42f, 2.86f, .42f));
    pop();
    part();
    paint(material_glow(rgb(0xfff6e4), 2.0f));
    ball(pearl[0], pearl[1], pearl[2], .13f);
    sprite(pearl + V(0, 0, .2f), .55f, rgb(0xfff0d0), SPRITE_SPARKLE, 1.2f);
    sprite(pearl, .7f, rgb(0xf4d58a), SPRITE_GLOW, .45f);
    lamp(pearl + V(-.1f, -.1f, .35f), rgb(0xffecc8) * 2.4f, .4f);
    Vec3 path[5] = {V(-1.5f, -.4f, .5f), V(-.4f, -.1f, .6f), V(-.95f, .5f, .6f), V(-.7f, 1.3f, .6f),
                    V(-.35f, 2.0f, .6f)};
    for (int i = 0; i < 90; i++) { /* bubbles write where she came */
        Vec3 p = tube_point(5, path, 4 * chance(i)) + V(chance(i + 100) - .5f, chance(i + 200) - .5f, 0) * .34f;
        sprite(p, .02f + .075f * chance(i + 7) * chance(i + 20), rgb(0xe8fff8), SPRITE_BUBBLE, .9f);
    }
    int weed = material_plain(rgb(0x14505a), .6f, .5f), rock_m = material_stone(rgb(0x2c6068), rgb(0x123440));
    for (int i = 0; i < 7; i++) {
        push();
        move(-1.5f + .52f * (float)i, -.55f, .2f + .5f * chance(i));
        turn_z(180 + 12 * (chance(i + 5) - .5f));
        seaweed(.6f + .6f * chance(i + 3), .11f, .2f, weed);
        pop();
    }
    rock(-1.3f, -.5f, .5f, .6f, .3f, .4f, 8, rock_m);
    rock(1.2f, -.45f, .4f, .7f, .35f, .4f, -10, rock_m);
    for (int i = 0; i < 3; i++) {
        push();
        move(.95f + .3f * (float)i, 1.15f + .34f * (float)i, -1.0f);
        fish(.34f, material_plain(rgb(0xf0765a), .4f, .8f), material_plain(rgb(0xf4a08a), .5f, .5f),
             material_eye(rgb(0x102028), rgb(0xfff4e0), 0, PUPIL_ROUND));
        pop();
    }
}

/* ---- ti26: a shell taller than its singer ---- */

/* A horn of the sea, its whorls to us: from the eye in the middle the tube winds out, wider at each turn, to a bell at the
 * right. A dark line runs in its seam, knobs along its back. */
static void great_shell(int m, int groove, int mouth)
{
    enum { POINTS = 22 };
    Vec3 at[POINTS];
    float r[POINTS];
    for (int i = 0; i < POINTS; i++) {
        float t = (float)i / (POINTS - 1), a = (.605f - t * 2.3f) * 2 * PI, out = .055f * expf(2.75f * t);
        at[i] = V(cosf(a) * out, sinf(a) * out, -.10f * t);
        r[i] = .038f * expf(2.45f * t);
    }
    part();
    paint(m);
    blend(.012f);
    tube(POINTS, at, r, 4);
    for (int i = 5; i < POINTS - 1; i++) { /* growth lines across, knobs outside */
        Vec3 along = vec_unit(at[i + 1] - at[i - 1]), d = vec_unit(V(at[i][0], at[i][1], .1f));
        part();
        paint(groove);
        push();
        move(at[i][0], at[i][1], at[i][2]);
        aim(along, V(0, 0, 1));
        ring(0, 0, 0, r[i] * .97f, r[i] * .07f);
        pop();
        part();
        paint(mouth);
        limb(at[i] + d * (r[i] * .9f), at[i] + d * (r[i] * 1.22f), r[i] * .17f, r[i] * .03f);
    }
    Vec3 end = at[POINTS - 1], along = vec_unit(end - at[POINTS - 2] + V(0, 0, .10f));
    float wide = r[POINTS - 1];
    part(); /* the bell */
    paint(m);
    blend(.04f);
    limb(end - along * .12f, end + along * .40f, wide, wide * 1.12f);
    limb(end + along * .40f, end + along * .66f, wide * 1.12f, wide * 1.5f);
    carve();
    paint(mouth);
    limb(end + along * .35f, end + along * 1.1f, wide * .75f, wide * 1.75f);
    fill();
}

static void cantor(void)
{
    camera(V(-.3f, 1.5f, 6.6f), V(-.02f, 1.76f, 0), 31);
    Scene *s = scene();
    s->backdrop = plain_fog;
    s->disc_x = .55f;
    s->disc_y = .35f;
    s->rim.color = rgb(0xfff0d8) * 3.4f;
    int shell = material_new(rgb(0xf0e0c4), rgb(0xc8a078), .32f, 1, PAT_NOISE, 3, .15f),
        groove = material_new(rgb(0xc88a68), rgb(0x9a5a48), .35f, .8f, PAT_NOISE, 3, .15f),
        mouth = material_plain(rgb(0xf0765a), .3f, 1);
    push();
    move(.42f, 1.52f, .05f);
    turn_y(-14);
    grow(1.0f);
    great_shell(shell, groove, mouth);
    part(); /* the mouthpiece, from the eye of the spiral to his lips */
    paint(material_gold());
    blend(.03f);
    tube(4, (Vec3[]){V(0, .02f, .06f), V(-.16f, .14f, .40f), V(-.48f, .38f, .52f), V(-.82f, .48f, .44f)},
         (float[]){.10f, .075f, .06f, .085f}, 5);
    pop();
    Sailor c = {.head = {.skin = rgb(0x9a6444),
                         .hair = rgb(0xe4e4dc),
                         .iris = rgb(0x3a8a90),
                         .age = .8f,
                         .man = 1,
                         .gaunt = -1,
                         .nose = NOSE_HOOKED,
                         .mood = MOOD_RESOLVE,
                         .hairs = HAIR_SWEPT,
                         .beard = WHISKERS_FULL,
                         .beard_length = .9f,
                         .seed = 11,
                         .gaze_x = 6},
                .turn = V(-4, 0, 0),
                .head_size = .62f,
                .body = {.man = .9f, .wide = 1.16f, .belly = .3f},
                .coat = 0x12465a,
                .sash = 0xf0765a,
                .hem = .05f,
                .wind = V(-.3f, 0, -.2f),
                .elbow = {V(-.60f, 1.44f, .40f), V(.62f, 1.56f, .42f)},
                .wrist = {V(-.30f, 1.50f, .92f), V(.16f, 1.86f, .86f)},
                .pose = {GRASP_CUP, GRASP_CUP},
                .fingers = {V(.3f, .5f, .8f), V(-.3f, .2f, .9f)},
                .palm = {V(.4f, .8f, -.2f), V(-.4f, .6f, -.3f)},
                .hand_size = .22f};
    push();
    move(-.92f, .06f, .15f);
    turn_y(58);
    turn_x(-5);
    sailor(&c);
    cowl(material_wool(rgb(0x2f7f8a)), 1.16f, .36f, 3);
    pop();
    Vec3 from = V(1.12f, 2.46f, .2f);
    for (int i = 0; i < 4; i++) { /* rings across the fog */
        float r = .50f + .22f * (float)i;
        push();
        move(from[0] + .16f * (float)i, from[1] + .08f * (float)i, from[2]);
        turn_z(-72);
        part();
        paint(material_glow(rgb(0xf2fff8), .9f - .18f * (float)i));
        ring(0, 0, 0, r, .026f - .004f * (float)i);
        pop();
    }
    sprite(from, .5f, rgb(0xf4d58a), SPRITE_GLOW, .35f);
    int stone = wet_stone();
    sea_wall(1.35f, -2.4f, 2.6f, .34f, stone);
    part();
    paint(stone);
    box(0, -.4f, .4f, 4, .42f, 1.3f, .03f);
    faction_motes();
}

const Card siege_tide_sea_cards[] = {{"cards/siege/ti09", TIDE, leviathan}, {"cards/siege/ti14", TIDE, skimmer_ray},
                                     {"cards/siege/ti20", TIDE, deckhand},  {"cards/siege/ti25", TIDE, pearl_diver},
                                     {"cards/siege/ti26", TIDE, cantor},    {0}};
