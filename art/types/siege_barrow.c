/* SPDX-License-Identifier: MIT
 * People of the Barrowkin. */
#include "cards.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/people.h"
#include "props/rocks.h"
#include "props/skirts.h"
#include "props/skull.h"
#include "props/weapons.h"

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
    camera(V(.30f, 1.92f, 3.7f), V(.06f, 1.92f, 0), 27);
    family_hour(BARROW_MOON);
    s->backdrop = place_heath;
    s->back_y = -.35f;
    s->back_seed = 6;
    s->roll = 4;
    s->ambient = .24f;
    s->vignette = 1.6f;
    s->key.color = rgb(0xa0b0e8) * .8f;
    int wax = material_wax(), steel = material_iron();
    material(steel)->color = rgb(0x586070);
    for (int i = 0; i < 3; i++) { /* those who have theirs, down the line */
        int wool = material_wool(i == 1 ? rgb(0x3c3458) : rgb(0x2c3450));
        Kin w = {.f = {.man = 1},
                 .dress = wool,
                 .head = {.skin = i == 1 ? rgb(0x8a5a3c) : rgb(0xd09a74),
                          .hair = rgb(0x4a2c1c),
                          .age = .2f + .3f * (float)(i % 2),
                          .man = i == 2 ? .2f : 1,
                          .mood = i == 1 ? MOOD_MIRTH : MOOD_CALM,
                          .act = .7f,
                          .cast = i == 1 ? CAST_ROUND : CAST_GAUNT,
                          .hairs = HAIR_CROP,
                          .beard = i == 1 ? WHISKERS_FULL : WHISKERS_NONE,
                          .gaze_y = -14,
                          .seed = 40 + i},
                 .nod = 14,
                 .lean = i == 1 ? 10.f : -6.f,
                 .seed = 60 + i};
        push();
        move(.20f + .30f * (float)i - (i == 2 ? 1.30f : 0), .14f - .02f * (float)i, -1.25f - .75f * (float)i);
        turn_y(i == 2 ? 24.f : -24.f);
        Vec3 flame = watchman(&w, V(.10f, 1.64f, .52f), V(.50f, 1.34f, .26f), true, wax, steel);
        pop();
        lamp(flame + V(0, .08f, .2f), rgb(0xffb850) * 2.4f, .32f);
    }
    Vec3 meet = V(.16f, 1.74f, .78f); /* where one flame becomes two */
    int blue = material_wool(rgb(0x1c2644));
    Kin near = {.f = {.man = 1, .wide = 1.1f},
                .dress = blue,
                .cowl = material_wool(rgb(0x28324e)),
                .head = {.skin = rgb(0xc08c68),
                         .hair = rgb(0x2a1c14),
                         .iris = rgb(0x4a6a80),
                         .age = .05f,
                         .man = .8f,
                         .nose = NOSE_SNUB,
                         .mood = MOOD_GASP,
                         .act = .4f,
                         .cast = CAST_FINE,
                         .hairs = HAIR_CROP,
                         .gaze_x = -8,
                         .gaze_y = -14,
                         .seed = 9},
                .look = -10,
                .nod = 10,
                .head_size = .62f,
                .seed = 70};
    push(); /* whose turn it is, dark and near, cut by the frame */
    move(.64f, -.16f, .80f);
    turn_y(-74);
    kin_body(&near);
    push();
    kin_head(&near);
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
    kin_hold(&near, -1, meet + V(.16f, -.24f, .06f), V(.0f, -.20f, .1f), V(-.5f, .82f, -.1f), V(.2f, .1f, 1));
    move(0, -.12f, 0);
    wax_candle(.34f, .045f, false, wax);
    pop();
    pop();
    Kin k = {.f = {.man = 0, .wide = 1.08f, .belly = .7f},
             .dress = material_wool(rgb(0x8a4a2c)),
             .skirt = material_wool(rgb(0x6a3a28)),
             .skirt_hem = .2f,
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
                      .gaze_x = 10,
                      .gaze_y = -16,
                      .seed = 5},
             .look = 10,
             .nod = 13,
             .lean = -10,
             .head_size = .70f,
             .seed = 7};
    push(); /* she, with the light */
    move(-.40f, -.16f, .12f);
    turn_y(44);
    move(0, 1.1f, 0);
    turn_x(12);
    move(0, -1.1f, 0);
    kin_body(&k);
    push();
    kin_head(&k);
    veil(material_wool(rgb(0xc88a38)), -.8f, 62, 9);
    pop();
    push();
    kin_hold(&k, -1, meet + V(-.13f, -.30f, .02f), V(-.18f, -.22f, .16f), V(.42f, .9f, -.02f), V(-.5f, .0f, 1));
    part();
    paint(wax);
    blend(.02f);
    limb(V(0, -.20f, 0), V(0, .22f, 0), .038f, .034f);
    for (int i = 0; i < 9; i++) /* wax has run over her fingers */
        limb(V(.04f * (chance(i) - .5f), .03f - .02f * (float)i, .05f),
             V(.09f * (chance(i + 5) - .5f), -.06f - .022f * (float)i, .085f), .018f, .024f);
    move(0, .22f, 0);
    small_flame(.18f, rgb(0xffc050));
    pop();
    kin_reach(&k, 1, meet + V(.16f, -.46f, .20f), V(.10f, -.22f, .05f), GRASP_CUP, V(.75f, .35f, .1f),
              V(-.1f, .5f, -.8f));
    pop();
    push();
    move(meet[0] + .03f, meet[1] - .02f, meet[2] + .03f);
    small_flame(.16f, rgb(0xffc050));
    pop();
    lamp(meet + V(-.02f, .10f, .20f), rgb(0xffb450) * 3.6f, .28f);
    lamp(meet + V(-.12f, .28f, .16f), rgb(0xffb450) * 1.2f, .26f);
    sprite(meet + V(0, .05f, 0), .46f, rgb(0xffb040), SPRITE_GLOW, .5f);
    faction_motes();
}

/* ---- ba01: the priestess calls a soldier back ---- */

/* Her collar of small bones and gold, and her crown of ribs. */
static void bone_regalia(bool crown, int bone, int gold)
{
    part();
    paint(gold);
    blend(.01f);
    push();
    if (crown) {
        move(0, .30f, -.06f);
        turn_x(-10);
        ring(0, 0, 0, .395f, .034f);
    } else {
        move(0, 1.85f, -.02f);
        turn_x(8);
        ring(0, 0, 0, .195f, .022f);
    }
    pop();
    part();
    paint(bone);
    blend(.008f);
    for (int i = 0; i < 19 && !crown; i++) {
        float a = ((float)i - 9) * .17f;
        limb(V(sinf(a) * .20f, 1.86f - .03f * cosf(a), cosf(a) * .17f - .02f),
             V(sinf(a) * .31f, 1.74f - .07f * cosf(a), cosf(a) * .27f - .02f), .016f, .024f);
    }
    push();
    move(0, .30f, -.06f);
    turn_x(-10);
    for (int i = 0; i < 9 && crown; i++) {
        float a = ((float)i - 4) * .40f, tall = .46f - .035f * fabsf((float)i - 4) + (i % 2 ? -.14f : 0);
        Vec3 q[4] = {V(sinf(a) * .39f, .02f, cosf(a) * .40f), V(sinf(a) * .44f, tall * .4f, cosf(a) * .45f),
                     V(sinf(a) * .43f, tall * .8f, cosf(a) * .44f), V(sinf(a) * .33f, tall * 1.12f, cosf(a) * .34f)};
        float rr[4] = {.036f, .028f, .022f, .005f};
        tube(4, q, rr, 3);
    }
    pop();
}

/* He comes up out of his grave by her hand: light that has a shape. grip: where the hands meet. */
static void called_soldier(Vec3 grip, int ghost)
{
    Kin g = {.f = {.man = 1, .wide = 1.05f},
             .dress = ghost,
             .skirt = ghost,
             .skirt_hem = .2f,
             .cowl = ghost,
             .head = {.skin = rgb(0x7ae0a0),
                      .hair = rgb(0x50b080),
                      .iris = rgb(0xe0ffe0),
                      .age = .35f,
                      .man = 1,
                      .gaunt = .4f,
                      .nose = NOSE_STRAIGHT,
                      .mood = MOOD_GASP,
                      .act = .7f,
                      .cast = CAST_GAUNT,
                      .hairs = HAIR_NONE,
                      .gaze_x = -10,
                      .gaze_y = 14,
                      .glow = .6f,
                      .seed = 1},
             .look = -4,
             .nod = -22,
             .lean = 8,
             .head_size = .60f,
             .glove = ghost,
             .seed = 3};
    push();
    move(.86f, -.98f, .62f);
    turn_y(-36);
    turn_z(8);
    turn_x(-6);
    grow(1.12f);
    kin_body(&g);
    push();
    kin_head(&g);
    part(); /* a helmet that has been in the ground */
    paint(ghost);
    blend(.04f);
    egg(0, .17f, -.08f, .41f, .40f, .46f);
    carve();
    egg(0, -.20f, .45f, .30f, .40f, .5f);
    box(0, -.45f, .1f, .6f, .3f, .7f, .02f);
    fill();
    drum(0, .10f, -.06f, .50f, .02f, .02f);
    pop();
    kin_reach(&g, -1, grip + V(.11f, -.16f, .04f), V(.06f, -.16f, .16f), GRASP_CUP, V(-.55f, .85f, .05f),
              V(-.55f, -.2f, -.8f));
    kin_reach(&g, 1, V(.98f, .58f, 1.25f), V(.20f, .05f, .05f), GRASP_REST, V(-.2f, -.3f, .9f), V(0, -1, 0));
    pop();
}

static void nehmeri(void)
{
    Scene *s = scene();
    camera(V(.45f, 1.35f, 4.9f), V(.08f, 1.56f, 0), 32);
    family_hour(BARROW_AUTUMN);
    s->backdrop = place_heath;
    s->disc_x = -.75f;
    s->back_y = -.15f;
    s->back_seed = 2;
    s->roll = -5;
    s->vignette = 1.5f;
    s->ambient = .34f;
    s->rim.towards = V(-.75f, .35f, -.5f);
    s->key.color = s->key.color * .85f;
    int robe = material_wool(rgb(0x4c3068)), mantle = material_wool(rgb(0x5c2c3c)),
        bone = material_new(rgb(0xa89064), rgb(0x64502e), .55f, .6f, PAT_BONE, 4, .5f), gold = material_gold(),
        sash_m = material_wool(rgb(0xb08838)), turf = material_turf(), earth = material_earth(),
        stone = material_stone(rgb(0x8a8474), rgb(0x4c463e)),
        root = material_new(rgb(0x6a4e30), rgb(0x33241a), .85f, .3f, PAT_WOOD, 4, 1.f),
        ghost = material_new(rgb(0x6ad890), rgb(0x3a9a68), .6f, .4f, PAT_NOISE, 3, .2f);
    material(ghost)->emit = rgb(0x50d080) * .20f;
    material(ghost)->sss = rgb(0x90ffb0) * .3f;
    part();
    paint(turf);
    ground(.22f, .14f, 1.1f);
    part(); /* the grave he leaves, its slab thrown over */
    paint(earth);
    blend(.12f);
    lumpy(.10f, 3);
    for (int i = 0; i < 11; i++) {
        float a = -1.2f + .52f * (float)i;
        egg(.78f + .72f * sinf(a), .26f, .72f + .55f * cosf(a), .24f, .20f, .22f);
    }
    lumpy(0, 1);
    rock(1.42f, .72f, -.15f, .42f, .80f, .13f, -24, stone);
    menhir(-1.35f, -1.5f, 2.6f, .42f, 7, stone, 5);
    menhir(.95f, -2.6f, 2.3f, .40f, -6, stone, 8);
    hanging_roots(V(.2f, .55f, 1.35f), V(1.4f, .55f, 1.15f), 5, .32f, .03f, root, 3);
    Vec3 grip = V(.20f, 1.62f, .70f);
    called_soldier(grip, ghost);
    Kin k = {.f = {.man = .05f},
             .dress = robe,
             .cloak = mantle,
             .hem = .3f,
             .cloak_open = 62,
             .wind = V(-.55f, 0, -.2f),
             .head = {.skin = rgb(0x6e442a),
                      .hair = rgb(0x0e0a0c),
                      .iris = rgb(0x9a7a30),
                      .age = .5f,
                      .man = .05f,
                      .wide = .98f,
                      .nose = NOSE_BROAD,
                      .nose_size = .95f,
                      .mood = MOOD_GRIEF,
                      .act = .55f,
                      .cast = CAST_BROAD,
                      .hairs = HAIR_BRAIDS,
                      .gaze_x = 10,
                      .gaze_y = -24,
                      .lips = 1.35f,
                      .eye = 1.15f,
                      .seed = 7},
             .look = 12,
             .nod = 18,
             .lean = 2,
             .head_size = .60f,
             .seed = 5};
    push(); /* all her weight against his */
    move(-.10f, .20f, -.15f);
    turn_z(12);
    turn_y(34);
    Skirt skirt = {.m = robe,
                   .hem = .12f,
                   .flare = .18f,
                   .knee = {V(-.20f, .62f, .02f), V(.26f, .66f, .38f)},
                   .foot = {V(-.30f, .0f, -.25f), V(.34f, .06f, .55f)},
                   .wind = V(-.3f, 0, -.1f),
                   .seed = 3};
    skirt_over_legs(&skirt);
    kin_body(&k);
    sash(sash_m, 1.02f, -1, 15);
    bone_regalia(false, bone, gold);
    push();
    kin_head(&k);
    bone_regalia(true, bone, gold);
    move(0, .40f, .38f);
    grow(.22f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x80ff90), .no_jaw = true});
    pop();
    kin_reach(&k, 1, grip + V(-.13f, .06f, .0f), V(.02f, -.14f, .10f), GRASP_CUP, V(.9f, -.15f, .1f),
              V(.1f, -.5f, -.8f));
    kin_reach(&k, -1, grip + V(-.02f, -.14f, .06f), V(-.20f, -.24f, .10f), GRASP_CUP, V(.75f, -.15f, .35f),
              V(.2f, .6f, -.7f));
    pop();
    lamp(grip + V(.02f, .10f, .35f), rgb(0xc0ff90) * 2.2f, .26f);
    lamp(V(.20f, 1.15f, .9f), rgb(0x60ff90) * .7f, .5f);
    lamp(V(-.40f, 2.30f, 1.1f), rgb(0xffd890) * 1.8f, .36f);
    sprite(grip, .34f, rgb(0xa0ff90), SPRITE_GLOW, .45f);
    sprite(V(.8f, .7f, .6f), 1.0f, rgb(0x40c070), SPRITE_GLOW, .30f);
    for (int i = 0; i < 40; i++)
        sprite(V(.3f + 1.0f * chance(i + 40), .4f + 1.6f * chance(i + 80), .3f + .9f * chance(i + 9)),
               .010f + .018f * chance(i), rgb(0x90ffa0), SPRITE_GLOW, .8f);
    faction_motes();
}

/* ---- ba25: a lamplighter on a lane of graves ---- */

/* A lane between graves, from above: flags, stones, and posts whose lamps burn already. */
static void lych_lane(int turf, int path, int grave, int iron, int bone)
{
    part();
    paint(turf);
    ground(0, .12f, .8f);
    part();
    paint(path);
    blend(.06f);
    lumpy(.04f, 3);
    for (int i = 0; i < 15; i++)
        egg(.30f + .26f * sinf((float)i * 1.1f) + .13f * (float)i * .9f, .03f, 1.6f - .52f * (float)i, .36f, .06f,
            .25f);
    lumpy(0, 1);
    for (int i = 0; i < 18; i++) {
        float z = 1.0f - .42f * (float)i,
              x = (i % 2 ? .95f : -.85f) + .115f * (1.6f - z) * 2 + .9f * (chance(i) - .4f) * (i % 2 ? 1.f : -1.f);
        push();
        move(x, 0, z);
        turn_z(16 * (chance(i + 51) - .5f));
        turn_y(30 * (chance(i + 61) - .5f));
        gravestone(.28f + .14f * chance(i + 31), i % 3, grave);
        pop();
    }
    for (int i = 0; i < 4; i++) { /* lit */
        float z = -1.6f - 1.6f * (float)i;
        push();
        move(.10f + .115f * (1.6f - z) * 1.9f + (i % 2 ? .75f : -.65f), 0, z);
        part();
        paint(iron);
        blend(.03f);
        limb(V(0, 0, 0), V(0, 1.5f, 0), .05f, .04f);
        move(0, 1.66f, 0);
        turn_y(20);
        grow(.40f);
        skull(&(Skull){.bone = bone, .glow = rgb(0xffc040), .jaw = 10, .eye_size = 1.5f});
        Vec3 at = here(V(0, 0, .3f));
        pop();
        sprite(at, .42f, rgb(0xffb848), SPRITE_GLOW, .55f);
        lamp(at + V(0, -.2f, .3f), rgb(0xffb848) * 1.6f, .45f);
    }
}

static void lamplighter(void)
{
    Scene *s = scene();
    camera(V(-.80f, 3.30f, 3.6f), V(-.06f, 2.06f, 0), 33);
    family_hour(BARROW_MOON);
    s->back_y = .4f;
    s->roll = -7;
    s->vignette = 1.5f;
    s->ambient = .30f;
    s->key.color = s->key.color * .6f;
    s->rim.color = s->rim.color * .6f;
    int turf = material_new(rgb(0x22362a), rgb(0x3a5240), .95f, .2f, PAT_GRASS, 2.6f, 1.4f),
        path = material_new(rgb(0x5c6070), rgb(0x383c4a), .9f, .3f, PAT_STONE, 3, 1.2f),
        grave = material_stone(rgb(0x626c7a), rgb(0x363e4a)), coat = material_wool(rgb(0x2c2a3c)),
        iron = material_iron(), bone = material_old_bone(), band = material_wool(rgb(0x7a4e96)),
        bark = material_new(rgb(0x4a3826), rgb(0x241a12), .9f, .2f, PAT_WOOD, 3, 1.2f);
    lych_lane(turf, path, grave, iron, bone);
    Vec3 wick = V(-.36f, 2.62f, .92f);
    push(); /* the lamp that catches, close to us */
    move(-.60f, 2.66f, .92f);
    turn_y(62);
    turn_x(4);
    turn_z(-12);
    grow(.50f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc040), .jaw = 24, .missing = .2f, .eye_size = 1.7f});
    Vec3 inside = here(V(0, .05f, .2f));
    pop();
    part();
    paint(iron);
    blend(.02f);
    tube(4, (Vec3[]){V(-1.3f, 2.8f, .6f), V(-1.05f, 3.08f, .8f), V(-.70f, 3.10f, .9f), V(-.61f, 2.90f, .92f)},
         (float[]){.05f, .05f, .045f, .035f}, 4);
    Kin k = {.f = {.man = .9f},
             .dress = coat,
             .cloak = coat,
             .hem = .4f,
             .cloak_open = 60,
             .wind = V(.3f, 0, -.2f),
             .cowl = material_wool(rgb(0x3a364c)),
             .head = {.skin = rgb(0xd09a70),
                      .hair = rgb(0xc8c0b0),
                      .iris = rgb(0x4a6a5a),
                      .age = .85f,
                      .man = 1,
                      .eye = 1.2f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.2f,
                      .mood = MOOD_PURSE,
                      .act = .8f,
                      .cast = CAST_LONG,
                      .hairs = HAIR_NONE,
                      .beard = WHISKERS_SHORT,
                      .gaze_x = -8,
                      .gaze_y = 20,
                      .seed = 3},
             .look = -6,
             .nod = -20,
             .lean = 6,
             .head_size = .62f,
             .glove = material_leather(rgb(0x5a4030)),
             .seed = 19};
    push(); /* on tiptoe, all of him along the pole */
    move(.54f, .0f, .0f);
    turn_z(6);
    turn_y(-34);
    body_legs(&k.f, coat, coat, .08f, .2f);
    kin_body(&k);
    push();
    kin_head(&k);
    part(); /* tall hat, falling back */
    paint(coat);
    blend(.03f);
    move(.0f, .27f, -.14f);
    turn_x(-20);
    drum(0, 0, 0, .60f, .03f, .03f);
    drum(0, .30f, 0, .38f, .32f, .05f);
    part();
    paint(band);
    drum(0, .09f, 0, .392f, .07f, .02f);
    pop();
    Vec3 low = V(.40f, 1.56f, .56f), along = vec_unit(wick - low);
    kin_hold(&k, 1, low, V(.22f, -.12f, .1f), along, V(.5f, -.2f, 1));
    kin_hold(&k, -1, low + along * .42f, V(-.16f, -.22f, .12f), along, V(-.4f, -.1f, 1));
    pop();
    part();
    paint(bark);
    blend(.02f);
    limb(low - along * 1.1f, wick - along * .10f, .034f, .026f);
    part(); /* a wad of burning tow */
    paint(material_glow(rgb(0xffc860), 2.4f));
    blend(.03f);
    egg(wick[0], wick[1], wick[2], .05f, .07f, .05f);
    limb(wick, wick + V(-.03f, .20f, 0), .05f, .008f);
    sprite(wick, .42f, rgb(0xffb848), SPRITE_GLOW, .6f);
    sprite(inside, .45f, rgb(0xffb040), SPRITE_GLOW, .25f);
    lamp(wick + V(.10f, .02f, .10f), rgb(0xffc458) * 1.9f, .40f);
    lamp(inside + V(.15f, -.1f, .25f), rgb(0xffb848) * .7f, .26f);
    for (int i = 0; i < 16; i++)
        sprite(wick + V(.5f * (chance(i) - .5f), .5f * (chance(i + 30) - .3f), .2f * chance(i + 60)), .010f,
               rgb(0xffd070), SPRITE_GLOW, 1.0f);
    faction_motes();
}

const Card siege_barrow_cards[] = {{"cards/siege/ba02", BARROW, morrowen},
                                   {"cards/siege/ba01", BARROW, nehmeri},
                                   {"cards/siege/ba25", BARROW, lamplighter},
                                   {0}};
