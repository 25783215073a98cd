/* SPDX-License-Identifier: MIT
 * People of the Barrowkin. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "kit/shot.h"
#include "props/barrowkin.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/people.h"
#include "props/skull.h"
#include "props/weapons.h"

static int skin_of(Vec3 c)
{
    return material_skin(c, c * V(.8f, .62f, .55f));
}

/* ---- ba02: one for each of you ---- */

/* One of the watch, with a candle in the fist nearer to us. Returns where its flame is, or would be. */
static Vec3 watchman(const Kin *k, Vec3 at, Vec3 elbow, bool lit, int wax, int steel)
{
    kin_body(k);
    push();
    kin_head(k);
    part();
    paint(steel);
    blend(.03f);
    egg(0, .18f, -.02f, .48f, .46f, .51f);
    carve();
    box(0, -.43f, 0, 1, .54f, 1, .01f);
    fill();
    drum(0, .12f, -.01f, .60f, .025f, .02f);
    pop();
    push();
    kin_grip(k, at[0] < 0 ? -1 : 1, elbow, at, V(0, 1, .12f), V(at[0] < 0 ? -1 : 1, .1f, .3f));
    move(0, -.14f, 0);
    wax_candle(.36f, .045f, lit, wax);
    Vec3 flame = here(V(0, .46f, 0));
    pop();
    return flame;
}

static void morrowen(void)
{
    Scene *s = scene();
    camera(V(.5f, 1.9f, 4.6f), V(.08f, 1.78f, 0), 29);
    family_hour(BARROW_MOON);
    s->ambient = .26f;
    s->vignette = 1.4f;
    s->key.color = rgb(0xb0b8e8) * 1.0f;
    int wax = material_wax(), steel = material_iron(), wool = material_wool(rgb(0x2c3450));
    material(steel)->color = rgb(0x586070);
    for (int i = 0; i < 3; i++) { /* those who have theirs */
        Kin w = {.f = {.man = 1},
                 .dress = wool,
                 .cloak = wool,
                 .hem = .3f,
                 .head = {.skin = i == 1 ? rgb(0x8a5a3c) : rgb(0xd09a74),
                          .hair = rgb(0x4a2c1c),
                          .age = .2f + .3f * (float)(i % 2),
                          .man = i == 2 ? .2f : 1,
                          .mood = i == 1 ? MOOD_MIRTH : MOOD_RESOLVE,
                          .act = .7f,
                          .hairs = HAIR_CROP,
                          .beard = i == 1 ? WHISKERS_FULL : WHISKERS_NONE,
                          .gaze_y = -10,
                          .seed = 40 + i},
                 .nod = 10,
                 .seed = 60 + i};
        push();
        move(-.92f - .30f * (float)i, .16f + .10f * (float)i, -.75f - .95f * (float)i);
        turn_y(30);
        Vec3 flame = watchman(&w, V(.12f, 1.62f, .62f), V(.54f, 1.34f, .26f), true, wax, steel);
        pop();
        lamp(flame + V(.1f, .05f, .2f), rgb(0xffb850) * 1.6f, .25f);
    }
    Kin near = {.f = {.man = 1, .wide = 1.1f},
                .dress = material_wool(rgb(0x202a44)),
                .cloak = material_wool(rgb(0x1a223c)),
                .hem = .3f,
                .cowl = material_wool(rgb(0x28324e)),
                .head = {.skin = rgb(0xc08c68),
                         .hair = rgb(0x2a1c14),
                         .iris = rgb(0x4a6a80),
                         .age = .1f,
                         .man = .9f,
                         .nose = NOSE_STRAIGHT,
                         .mood = MOOD_PURSE,
                         .act = .7f,
                         .cast = CAST_LONG,
                         .hairs = HAIR_CROP,
                         .gaze_y = -16,
                         .seed = 9},
                .look = 18,
                .nod = 2,
                .seed = 70};
    push(); /* whose turn it is, dark and near */
    move(.86f, -.22f, .95f);
    turn_y(-72);
    watchman(&near, V(-.14f, 1.54f, .66f), V(-.54f, 1.28f, .30f), false, wax, steel);
    pop();
    Kin k = {.f = {.man = 0, .wide = 1.08f, .belly = .7f},
             .dress = material_wool(rgb(0x8a4a2c)),
             .skirt = material_wool(rgb(0x6a3a28)),
             .skirt_hem = .2f,
             .cowl = material_wool(rgb(0xb8702c)),
             .head = {.skin = rgb(0xdca884),
                      .hair = rgb(0xd8d4cc),
                      .iris = rgb(0x5a7a4a),
                      .age = .95f,
                      .man = .05f,
                      .wide = 1.08f,
                      .gaunt = -.5f,
                      .nose = NOSE_BROAD,
                      .mood = MOOD_MIRTH,
                      .cast = CAST_ROUND,
                      .hairs = HAIR_BUN,
                      .gaze_x = 14,
                      .gaze_y = -10,
                      .seed = 5},
             .look = 8,
             .nod = 8,
             .lean = -8,
             .head_size = .60f,
             .seed = 7};
    push(); /* she, with the light */
    move(-.14f, -.02f, .05f);
    turn_y(38);
    move(0, 1.1f, 0);
    turn_x(8);
    move(0, -1.1f, 0);
    kin_body(&k);
    push();
    kin_head(&k);
    veil(material_wool(rgb(0xc88a38)), -.8f, 62, 9);
    pop();
    push();
    kin_grip(&k, -1, V(-.56f, 1.34f, .34f), V(-.10f, 1.62f, .66f), V(-.26f, .50f, .35f), V(-1, .1f, .3f));
    part();
    paint(wax);
    limb(V(0, -.22f, 0), V(0, .26f, 0), .024f, .020f);
    move(0, .26f, 0);
    small_flame(.16f, rgb(0xffc050));
    Vec3 light = here(V(0, .08f, 0));
    pop();
    kin_arm(&k, 1, V(.60f, 1.34f, .26f), V(.40f, 1.62f, .66f), GRASP_CUP, V(-.3f, .9f, .2f), V(-.9f, 0, .0f));
    pop();
    lamp(light + V(.05f, .05f, .26f), rgb(0xffb450) * 3.6f, .26f);
    lamp(light + V(-.05f, .30f, .20f), rgb(0xffb450) * 1.4f, .26f);
    sprite(light, .34f, rgb(0xffb040), SPRITE_GLOW, .5f);
    faction_motes();
}

/* ---- ba01: the priestess calls a soldier back ---- */

static void nehmeri(void)
{
    shot(SHOT_BUST, 16);
    family_hour(BARROW_AUTUMN);
    Scene *s = scene();
    s->target = V(.16f, 1.80f, 0);
    s->eye = V(1.0f, 1.60f, 4.4f);
    s->view_angle = 30;
    s->rim.towards = V(.85f, .2f, -.5f);
    Figure f = {.man = .05f};
    int robe = material_wool(rgb(0x1f4a3a)), mantle = material_wool(rgb(0x5a4a2c)),
        bone = material_new(rgb(0xd0b888), rgb(0x7a6038), .55f, .6f, PAT_BONE, 4, .5f), gold = material_gold(),
        sash_m = material_wool(rgb(0xb08838));
    Person p = {.skin = rgb(0x6a4028),
                .hair = rgb(0x0e0a0c),
                .iris = rgb(0x9a7a30),
                .age = .5f,
                .man = .05f,
                .wide = .98f,
                .nose = NOSE_BROAD,
                .nose_size = .95f,
                .mood = MOOD_GRIEF,
                .cast = CAST_BROAD,
                .hairs = HAIR_BRAIDS,
                .seed = 7,
                .gaze_x = 14,
                .gaze_y = 8,
                .lips = 1.35f,
                .eye = 1.1f};
    int skin = skin_of(p.skin);
    push();
    move(-.20f, 0, 0);
    turn_y(14);
    body_trunk(&f, robe);
    coat_skirt(robe, 1.1f, .3f, 0, .25f, V(0, 0, 0), 3);
    cloak(mantle, 1.0f, .3f, 58, .3f, V(-.25f, 0, -.2f), 9);
    sash(sash_m, 1.02f, -1, 15);
    part(); /* collar of small bones and gold */
    paint(bone);
    blend(.008f);
    for (int i = 0; i < 19; i++) {
        float a = ((float)i - 9) * .17f;
        limb(V(sinf(a) * .20f, 1.86f - .03f * cosf(a), cosf(a) * .17f - .02f),
             V(sinf(a) * .31f, 1.74f - .07f * cosf(a), cosf(a) * .27f - .02f), .016f, .024f);
    }
    part();
    paint(gold);
    blend(.01f);
    push();
    move(0, 1.85f, -.02f);
    turn_x(8);
    ring(0, 0, 0, .195f, .022f);
    pop();
    PersonHand h = {
        .lean = true, .pose = GRASP_REACH, .size = .19f, .thick = .88f, .thumb = -1, .skin = skin, .nail = gold};
    Vec3 e = V(.58f, 1.46f, .30f), w = V(.62f, 1.80f, .66f);
    body_sleeve(robe, body_shoulder(&f, 1), e, w, .12f, .13f, .105f, 23);
    body_cuff(gold, e, w, .100f, .16f);
    person_hand_at(&h, w, V(.30f, .90f, .30f), V(-.30f, .25f, 1));
    PersonHand r = {
        .lean = true, .pose = GRASP_REST, .size = .19f, .thick = .88f, .thumb = 1, .skin = skin, .nail = gold};
    Vec3 re = V(-.52f, 1.26f, .18f), rw = V(-.14f, 1.44f, .36f);
    body_sleeve(robe, body_shoulder(&f, -1), re, rw, .12f, .12f, .09f, 33);
    body_cuff(gold, re, rw, .085f, .14f);
    person_hand_at(&r, rw, V(.75f, .65f, .05f), V(.1f, -.2f, -1)); /* on her heart */
    push();
    move(0, 2.12f, .04f);
    grow(.52f);
    turn_y(6);
    turn_x(-2);
    turn_z(-7);
    person_head(&p);
    part(); /* crown: a band of gold, ribs of bone */
    paint(gold);
    blend(.01f);
    push();
    move(0, .30f, -.06f);
    turn_x(-10);
    ring(0, 0, 0, .395f, .034f);
    part();
    paint(bone);
    blend(.02f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .40f, tall = .46f - .035f * fabsf((float)i - 4) + (i % 2 ? -.14f : 0);
        Vec3 q[4] = {V(sinf(a) * .39f, .02f, cosf(a) * .40f), V(sinf(a) * .44f, tall * .4f, cosf(a) * .45f),
                     V(sinf(a) * .43f, tall * .8f, cosf(a) * .44f), V(sinf(a) * .33f, tall * 1.12f, cosf(a) * .34f)};
        float rr[4] = {.036f, .028f, .022f, .005f};
        tube(4, q, rr, 3);
    }
    push();
    move(0, .10f, .44f);
    grow(.22f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x80ff90), .no_jaw = true});
    pop();
    pop();
    pop();
    Vec3 palm = here(w + V(.05f, .22f, .14f));
    pop();
    /* the soldier: light that has a shape */
    int ghost = material_new(rgb(0x6ad890), rgb(0x3a9a68), .6f, .4f, PAT_NOISE, 3, .2f);
    material(ghost)->emit = rgb(0x50d080) * .38f;
    material(ghost)->sss = rgb(0x90ffb0) * .3f;
    push();
    move(1.02f, .04f, -1.9f);
    grow(1.16f);
    turn_y(-34);
    Figure g = {.man = 1};
    body_trunk(&g, ghost);
    coat_skirt(ghost, 1.15f, .1f, 0, .3f, V(.2f, 0, 0), 47);
    cowl(ghost, 1.05f, .2f, 43);
    part();
    paint(ghost);
    blend(.06f);
    limb(V(-.42f, 1.72f, 0), V(-.62f, 1.42f, .25f), .12f, .1f);
    limb(V(-.62f, 1.42f, .25f), V(-.42f, 1.62f, .62f), .1f, .07f);
    person_hand_at(&(PersonHand){.lean = true, .pose = GRASP_REACH, .size = .2f, .thumb = 1, .skin = ghost},
                   V(-.42f, 1.62f, .62f), V(-.2f, .6f, .8f), V(.4f, -.3f, .8f));
    push();
    move(0, 2.20f, .03f);
    grow(.54f);
    turn_x(6);
    turn_y(-10);
    person_head(&(Person){.skin = rgb(0x7ae0a0),
                          .hair = rgb(0x50b080),
                          .iris = rgb(0xe0ffe0),
                          .age = .4f,
                          .man = 1,
                          .gaunt = .5f,
                          .nose = NOSE_STRAIGHT,
                          .mood = MOOD_GRIEF,
                          .act = .7f,
                          .cast = CAST_GAUNT,
                          .hairs = HAIR_NONE,
                          .seed = 1,
                          .glow = .6f});
    part();
    paint(ghost);
    blend(.04f);
    egg(0, .17f, -.08f, .39f, .40f, .45f);
    carve();
    egg(0, -.18f, .45f, .30f, .40f, .5f);
    box(0, -.45f, .1f, .6f, .3f, .7f, .02f);
    fill();
    limb(V(0, .30f, .40f), V(0, -.06f, .45f), .03f, .026f);
    pop();
    pop();
    lamp(V(1.2f, 1.3f, -.4f), rgb(0x60ff90) * 1.6f, .6f);
    lamp(V(.1f, 1.95f, 1.1f), rgb(0xffd890) * 1.9f, .38f);
    lamp(palm + V(0, .05f, .1f), rgb(0xffe080) * 1.8f, .22f);
    sprite(palm, .2f, rgb(0xc0ff90), SPRITE_GLOW, .45f);
    for (int i = 0; i < 40; i++)
        sprite(V(.5f + 1.0f * chance(i + 40), .7f + 1.5f * chance(i + 80), -1.2f + 1.3f * chance(i + 9)),
               .012f + .02f * chance(i), rgb(0x90ffa0), SPRITE_GLOW, .8f);
    sprite(V(1.0f, .9f, -.8f), 1.0f, rgb(0x40c070), SPRITE_GLOW, .35f);
    faction_motes();
}

/* ---- ba25: a lamplighter on a lane of graves ---- */

static void lamplighter(void)
{
    shot(SHOT_WIDE, 0);
    family_hour(BARROW_MOON);
    Scene *s = scene();
    s->eye = V(-.35f, .95f, 7.4f);
    s->target = V(.06f, 1.62f, 0);
    s->view_angle = 35;
    s->vignette = 1.3f;
    s->haze = .16f;
    s->haze_from = 7.5f;
    int turf = material_new(rgb(0x24341e), rgb(0x42582c), .95f, .2f, PAT_GRASS, 2.6f, 1.4f),
        path = material_new(rgb(0x6a6a4a), rgb(0x40402c), .9f, .3f, PAT_STONE, 3, 1.2f),
        grave = material_stone(rgb(0x6a7460), rgb(0x3c4638)), coat = material_wool(rgb(0x263024)),
        iron = material_iron(), bone = material_bone(),
        bark = material_new(rgb(0x2c2820), rgb(0x16140f), .9f, .2f, PAT_WOOD, 3, 1.2f);
    part();
    paint(turf);
    ground(0, .12f, .8f);
    part();
    paint(path);
    blend(.1f);
    for (int i = 4; i < 14; i++) {
        float t = (float)i / 13;
        egg(.55f + .9f * sinf(t * 3.2f) * (1 - t) - .6f * t, .045f, 3.6f - 7 * t, .58f - .2f * t, .045f, .75f);
    }
    lumpy(0, 1);
    for (int i = 0; i < 16; i++) { /* stones and crosses, leaning */
        float side = i % 2 ? 1.f : -1.f, x = side * (1.05f + 2.0f * chance(i + 11)) + .2f,
              z = 3.0f - 6.5f * ((float)i / 15), h = .34f + .3f * chance(i + 31);
        push();
        move(x, .05f, z);
        turn_z(16 * (chance(i + 51) - .5f));
        turn_y(30 * (chance(i + 61) - .5f));
        part();
        paint(grave);
        blend(.04f);
        if (i % 3 == 1) {
            box(0, h, 0, .08f, h, .07f, .02f);
            box(0, h * 1.35f, 0, .26f, .075f, .06f, .02f);
        } else {
            box(0, h * .6f, 0, .25f, h * .75f, .08f, .03f);
            push();
            move(0, h * 1.3f, 0);
            turn_x(90);
            drum(0, 0, 0, .25f, .08f, .03f);
            pop();
        }
        pop();
    }
    part(); /* a bare tree frames the left */
    paint(bark);
    blend(.06f);
    Vec3 trunk[5] = {V(-2.6f, 0, 1.6f), V(-2.45f, 1.3f, 1.5f), V(-2.2f, 2.6f, 1.5f), V(-1.6f, 3.6f, 1.4f),
                     V(-.7f, 4.25f, 1.2f)};
    float tr[5] = {.34f, .24f, .19f, .12f, .04f};
    tube(5, trunk, tr, 4);
    for (int i = 0; i < 9; i++) {
        Vec3 from = tube_point(5, trunk, 1.4f + .28f * (float)i),
             mid = from + V(.45f * (chance(i) - .2f), .3f + .2f * chance(i + 4), .2f * chance(i + 2)),
             tip = mid + V(.7f * (chance(i + 7) - .25f), -.25f + .5f * chance(i + 5), 0);
        Vec3 q[3] = {from, mid, tip};
        float r[3] = {.07f, .045f, .008f};
        tube(3, q, r, 3);
    }
    for (int i = 0; i < 6; i++) { /* the posts of the lane: nobody has been there yet */
        float z = .5f - 1.35f * (float)i, x = -1.04f + .22f * (float)i + .10f * chance(i);
        push();
        move(x, 0, z);
        turn_z(6 * (chance(i + 5) - .5f));
        part();
        paint(iron);
        blend(.03f);
        limb(V(0, 0, 0), V(0, 2.30f, 0), .06f, .04f);
        limb(V(0, 0, 0), V(0, .30f, 0), .12f, .07f);
        tube(4, (Vec3[]){V(0, 2.28f, 0), V(.02f, 2.52f, 0), V(.22f, 2.60f, .02f), V(.34f, 2.46f, .03f)},
             (float[]){.036f, .034f, .03f, .024f}, 4);
        if (i) {
            move(.34f, 2.24f, .03f);
            turn_y(20);
            grow(.34f);
            skull(&(Skull){.bone = bone, .jaw = 6});
        }
        pop();
    }
    push();
    move(.52f, .03f, 1.35f);
    grow(.98f);
    turn_y(-50);
    turn_z(3);
    Figure f = {.man = .9f};
    body_legs(&f, coat, coat, .08f, .24f);
    body_trunk(&f, coat);
    coat_skirt(coat, 1.15f, .35f, 0, .2f, V(.15f, 0, -.15f), 3);
    cloak(coat, 1.02f, .45f, 60, .22f, V(.25f, 0, -.3f), 19);
    cowl(coat, 1.05f, .2f, 7);
    PersonHand h = {.pose = GRASP_FIST, .size = .2f, .thumb = 1, .skin = material_leather(rgb(0x3a2c20))};
    Vec3 at = V(-.30f, 1.70f, .58f), bar = V(.02f, .92f, .40f), out = V(.5f, 0, 1), e = V(-.56f, 1.42f, .26f),
         w = person_wrist(&h, at, bar, out);
    body_sleeve(coat, body_shoulder(&f, -1), e, w, .12f, .1f, .08f, 3);
    push();
    person_hand_grip(h, at, bar, out);
    part();
    paint(bark);
    limb(V(0, -1.2f, 0), V(0, .62f, 0), .035f, .03f);
    part();
    paint(iron);
    turn_y(-90);
    Vec3 hook[4] = {V(0, .58f, 0), V(-.05f, .80f, .05f), V(-.20f, .84f, .1f), V(-.28f, .70f, .12f)};
    float hr[4] = {.03f, .028f, .026f, .022f};
    tube(4, hook, hr, 4);
    Vec3 lamp_at = here(V(-.29f, .44f, .13f));
    pop();
    push();
    move(0, 2.12f, .03f);
    grow(.54f);
    turn_y(-6);
    turn_x(-16);
    grow(1.1f);
    person_head(&(Person){.skin = rgb(0xc89468),
                          .hair = rgb(0xb8b09c),
                          .iris = rgb(0x4a5a3a),
                          .eye = 1.2f,
                          .gaze_y = 12,
                          .gaze_x = -8,
                          .age = .8f,
                          .man = 1,
                          .nose = NOSE_HOOKED,
                          .mood = MOOD_MIRTH,
                          .cast = CAST_LONG,
                          .hairs = HAIR_NONE,
                          .beard = WHISKERS_SHORT,
                          .seed = 3});
    part(); /* tall hat */
    paint(coat);
    blend(.03f);
    push();
    move(0, .30f, -.06f);
    turn_x(-8);
    drum(0, 0, 0, .60f, .03f, .03f);
    drum(0, .30f, 0, .38f, .32f, .05f);
    pop();
    pop();
    pop();
    push();
    move(lamp_at[0], lamp_at[1], lamp_at[2]);
    turn_y(12);
    grow(.44f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc040), .jaw = 14, .eye_size = 1.6f});
    pop();
    sprite(lamp_at, .95f, rgb(0xffb848), SPRITE_GLOW, .55f);
    sprite(lamp_at + V(0, 0, .2f), .22f, rgb(0xfff0c0), SPRITE_SPARKLE, .9f);
    lamp(lamp_at + V(.12f, -.02f, .30f), rgb(0xffc458) * 4.f, .50f);
    lamp(lamp_at + V(0, -.3f, -.3f), rgb(0xffb040) * 2.5f, .5f);
    faction_motes();
}

const Card siege_barrow_cards[] = {{"cards/siege/ba02", BARROW, morrowen},
                                   {"cards/siege/ba01", BARROW, nehmeri},
                                   {"cards/siege/ba25", BARROW, lamplighter},
                                   {0}};
