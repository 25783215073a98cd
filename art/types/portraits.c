/* SPDX-License-Identifier: MIT
 * Who sits down as an opponent: three guests of the tavern at each table that has such characters. Heads that fill the
 * picture, for it is shown 50 pixels wide. The goblins among them: types/portraits_goblins.c. */
#include "cards.h"
#include "kit/places.h"
#include "kit/village.h"
#include "props/bare.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "props/wild.h"
#include "types/goblin_indoors.h"
#include "types/goblin_outdoors.h"
#include "types/heroes.h"

enum { SIZE = 384 };

static void before_a_head(float turn)
{
    float a = turn * PI / 180;
    camera(V(sinf(a) * 2.9f, 2.04f, cosf(a) * 2.9f), V(0, 2.06f, 0), 23);
}

/* Farther off, so that there is room for what the hands do. */
static void before_a_sitter(float turn)
{
    float a = turn * PI / 180;
    camera(V(sinf(a) * 3.5f, 2.02f, cosf(a) * 3.5f), V(0, 2.01f, 0), 22.5f);
}

/* A place for a head: palette, backdrop with its light at x, y, a warm light from the left and another hue round the edge. */
static void sits_in(Backdrop *place, const unsigned palette[6], float x, float y, Vec3 edge)
{
    Scene *s = scene();
    set_palette(s, palette[0], palette[1], palette[2], palette[3], palette[4], palette[5]);
    s->backdrop = place;
    s->disc_x = x;
    s->disc_y = y;
    s->disc_size = 1;
    s->key.color = rgb(0xffe2b8) * 2.3f;
    s->key.towards = V(-.32f, .48f, .82f);
    s->rim.color = edge;
    s->rim.towards = V(.8f, .35f, -.5f);
    s->fill.color = s->tint[MIDTONE] * .7f;
    s->zenith = s->tint[MIDTONE] * .6f;
    s->horizon = s->tint[MIDTONE] * .5f;
    s->below = s->tint[SHADOW] * .6f;
    s->grade = .05f;
    s->vignette = 1.3f;
}

/* ---- Horde ---- */

static void mumble(void)
{
    before_a_head(-8);
    hero_stage(PARTY_WARM, place_throne_hall);
    scene()->tint[MIDTONE] = rgb(0x5a3020);
    scene()->key.color = rgb(0xffe8c0) * 1.9f;
    int rags = material_wool(rgb(0x6a4a7a)), dark = material_wool(rgb(0x281a30)), gold = material_gold();
    Kin k = {.f = {.man = .6f},
             .dress = rags,
             .head = {.skin = rgb(0xd8b090),
                      .hair = rgb(0xd8d4c8),
                      .iris = rgb(0x70a0b0),
                      .age = 1,
                      .man = .6f,
                      .gaunt = .8f,
                      .eye = 1.35f,
                      .brow = 1.6f,
                      .nose = NOSE_LONG,
                      .nose_size = 1.4f,
                      .mood = MOOD_CUNNING,
                      .mirrored = true,
                      .cast = CAST_LONG,
                      .beard = WHISKERS_SHORT,
                      .gaze_x = -28,
                      .seed = 3},
             .look = 14,
             .nod = 8,
             .lean = 7,
             .head_size = .66f,
             .seed = 4};
    push();
    move(0, -.02f, 0);
    body_trunk(&k.f, rags);
    cowl(rags, 1, .2f, 3);
    push();
    bare_head(&k);
    hood_deep(rags, dark, .4f, 6);
    pop();
    part(); /* what nobody else shall have: a chalice, held to the cheek */
    paint(gold);
    blend(.03f);
    push();
    move(-.26f, 1.72f, .36f);
    turn_z(14);
    limb(V(0, -.1f, 0), V(0, .06f, 0), .03f, .03f);
    egg(0, .15f, 0, .12f, .12f, .12f);
    ring(0, .24f, 0, .105f, .022f);
    carve();
    egg(0, .25f, 0, .095f, .1f, .095f);
    pop();
    kin_arm(&k, -1, V(-.5f, 1.3f, .2f), V(-.36f, 1.52f, .44f), GRASP_REST, V(.35f, .9f, .1f), V(.3f, 0, .9f));
    kin_arm(&k, 1, V(.4f, 1.3f, .3f), V(.06f, 1.58f, .52f), GRASP_REST, V(-.8f, .5f, 0), V(-.2f, .1f, -1));
    pop();
    sprite(V(-.25f, 1.95f, .5f), .1f, rgb(0xfff0c0), SPRITE_SPARKLE, 1);
}

static void sift(void)
{
    camera(V(.3f, 2.0f, 3.9f), V(0, 2.08f, 0), 24);
    hero_stage(PARTY_COOL, NULL);
    scene()->disc_x = -.35f;
    scene()->disc_y = .35f;
    int bone = material_old_bone(), gold = material_gold(), green = material_plain(rgb(0x2a9a5a), .15f, 1.2f),
        vest = material_wool(rgb(0x24486a)), white = material_wool(rgb(0xf0ece0));
    material(green)->emit = rgb(0x104a24);
    push();
    move(0, .02f, 0);
    Figure f = {.man = .6f};
    push();
    move(0, -.14f, -.05f);
    body_trunk(&f, vest);
    part(); /* a high collar */
    paint(white);
    blend(.02f);
    limb(V(-.16f, 1.72f, .16f), V(-.05f, 1.86f, .17f), .06f, .05f);
    limb(V(.16f, 1.72f, .16f), V(.05f, 1.86f, .17f), .06f, .05f);
    pop();
    push();
    move(0, 2.14f, .05f);
    turn_y(10);
    turn_z(-4);
    grow(1.0f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x80e8ff), .jaw = 7});
    part(); /* the green shade of one who counts by lamplight */
    paint(gold);
    blend(.02f);
    push();
    move(0, .22f, -.02f);
    turn_x(-4);
    ring(0, 0, 0, .44f, .035f);
    part();
    paint(green);
    blend(.02f);
    for (int i = 0; i < 15; i++) {
        float a = -1.15f + 2.3f * (float)i / 14, b = a + .165f;
        web(V(sinf(a) * .43f, .0f, cosf(a) * .43f), V(sinf(b) * .43f, .0f, cosf(b) * .43f),
            V(sinf(a) * .68f, -.15f, cosf(a) * .74f), .014f);
        web(V(sinf(b) * .43f, .0f, cosf(b) * .43f), V(sinf(b) * .68f, -.15f, cosf(b) * .74f),
            V(sinf(a) * .68f, -.15f, cosf(a) * .74f), .014f);
    }
    pop();
    part(); /* an eyeglass */
    paint(gold);
    push();
    move(.17f, .0f, .44f);
    turn_x(86);
    ring(0, 0, 0, .155f, .024f);
    pop();
    limb(V(.3f, -.08f, .4f), V(.42f, -.55f, .3f), .012f, .012f);
    pop();
    pop();
    lamp(V(-.5f, 2.5f, 1.1f), rgb(0xffe8b0) * .9f, .5f);
}

/* ---- Against the Monstrous Horde ---- */

static void brunna(void)
{
    camera(V(.95f, 1.80f, 3.2f), V(.0f, 2.05f, 0), 23);
    sits_in(battlefield, (unsigned[]){0x0c0a1c, 0x221c40, 0x4c4680, 0xd8b0b8, 0xc84838, 0xff9a50}, .7f, -.2f,
            rgb(0x80a0ff) * 1.6f);
    Scene *s = scene();
    s->roll = -9;
    s->aperture = .025f;
    s->key.color = rgb(0xffc890) * 2.2f;
    s->key.towards = V(-.45f, .42f, .78f);
    s->fill.color = s->fill.color * .5f;
    s->vignette = 1.6f;
    int leather = material_leather(rgb(0x6a3a20)), gold = material_gold(), fur = wild_coat(rgb(0x7a5434), 6);
    Kin k = {.f = {.man = .6f, .wide = 1.15f},
             .dress = leather,
             .head = {.skin = rgb(0xdca47c),
                      .hair = rgb(0xc8842c),
                      .iris = rgb(0x3a9ad0),
                      .age = .5f,
                      .man = .15f,
                      .wide = 1.08f,
                      .gaunt = -.2f,
                      .eye = 1.15f,
                      .lips = 1.1f,
                      .brow = 1.5f,
                      .nose = NOSE_BROAD,
                      .nose_size = .95f,
                      .mood = MOOD_MIRTH,
                      .hairs = HAIR_MANE,
                      .wind = V(.7f, .2f, -.3f),
                      .gaze_x = 6,
                      .scar = true,
                      .seed = 7},
             .look = 4,
             .nod = 4,
             .lean = -14,
             .head_size = .66f};
    push();
    move(.06f, -.02f, 0);
    body_trunk(&k.f, leather);
    part();
    paint(fur);
    blend(.05f);
    for (int i = 0; i < 60; i++) {
        float a = 2.4f * (float)i, c = chance(i), x = sinf(a), z = cosf(a);
        Vec3 root = V(x * .36f, 1.80f + .05f * c - .07f * z, z * .22f - .03f);
        limb(root, root + V(x * .26f, .02f - .20f * c, z * .16f + .02f), .10f, .015f);
    }
    push();
    bare_head(&k);
    part(); /* a band of bronze */
    paint(gold);
    push();
    move(0, .24f, -.06f);
    turn_x(-12);
    ring(0, 0, 0, .435f, .026f);
    pop();
    pop();
    lamp(V(-.9f, 2.0f, 1.4f), rgb(0xffc890) * 2.2f, .4f);
    push(); /* the axe, so close that its blade is cut by the picture */
    kin_grip(&k, -1, V(-.66f, 1.20f, .30f), V(-.60f, 1.52f, .50f), V(-.28f, 1, .0f), V(.3f, 0, 1));
    move(0, -.55f, 0);
    axe(1.05f, .50f, true, material_iron(), material_wood());
    pop();
    pop();
    faction_motes();
}

static void ottmar(void)
{
    before_a_head(-10);
    hero_stage(PARTY_COOL, place_far_village);
    scene()->tint[ACCENT] = rgb(0xffd880);
    scene()->key.color = rgb(0xffecd0) * 2.4f;
    int blue = material_wool(rgb(0x2a5a9a)), mail = material_iron(), gold = material_gold();
    material(mail)->color = rgb(0xa8b0bc);
    Kin k = {.f = {.man = 1, .wide = 1.15f, .belly = .4f},
             .dress = blue,
             .head = {.skin = rgb(0xb07850),
                      .hair = rgb(0x4a2c18),
                      .iris = rgb(0x6a4a28),
                      .age = .68f,
                      .man = .95f,
                      .wide = 1.1f,
                      .gaunt = -.5f,
                      .eye = 1.2f,
                      .brow = 1.1f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.15f,
                      .mood = MOOD_MIRTH,
                      .cast = CAST_BROAD,
                      .beard = WHISKERS_FULL,
                      .beard_length = .6f,
                      .gaze_x = 6,
                      .seed = 11},
             .look = 8,
             .nod = 3,
             .lean = 3,
             .head_size = .66f};
    push();
    move(0, -.02f, 0);
    body_trunk(&k.f, blue);
    cowl(mail, 1.08f, .2f, 5);
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, 1.62f, .33f);
    turn_x(80);
    drum(0, 0, 0, .085f, .02f, .015f);
    pop();
    push();
    bare_head(&k);
    hood_deep(mail, material_wool(rgb(0x30343c)), .0f, 6);
    pop();
    pop();
    faction_motes();
}

static void wick(void)
{
    camera(V(.75f, 1.84f, 3.0f), V(.02f, 2.10f, 0), 23);
    hero_stage(PARTY_WILD, place_swamp);
    Scene *s = scene();
    s->tint[MIDTONE] = rgb(0x3a2058);
    s->roll = -7;
    s->aperture = .02f;
    s->vignette = 1.6f;
    s->key.color = rgb(0x90a0ff) * .7f;
    s->key.towards = V(-.7f, .5f, .3f);
    s->rim.color = rgb(0x8aff90) * 1.3f;
    s->ambient *= .7f;
    int robe = material_wool(rgb(0x3a7a40)), felt = material_wool(rgb(0x24283a)), wax = material_wax(),
        gold = material_gold();
    Kin k = {.f = {.man = .6f},
             .dress = robe,
             .head = {.skin = rgb(0xe0bc9c),
                      .hair = rgb(0x2a2030),
                      .iris = rgb(0x9a50e0),
                      .age = .35f,
                      .man = .8f,
                      .wide = .88f,
                      .gaunt = .5f,
                      .eye = 1.2f,
                      .glow = .3f,
                      .brow = 1.4f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.15f,
                      .mood = MOOD_CUNNING,
                      .hairs = HAIR_LONG,
                      .beard = WHISKERS_MOUSTACHE,
                      .gaze_x = -22,
                      .gaze_y = -10,
                      .seed = 14},
             .look = -14,
             .nod = 8,
             .lean = -10,
             .head_size = .64f};
    push();
    move(.10f, -.10f, 0);
    body_trunk(&k.f, robe);
    cowl(robe, 1, .24f, 3);
    part(); /* a collar that stands up */
    paint(robe);
    drape(&(Drape){
        .rows = 3,
        .row = (DrapeRow[]){{2.04f, .42f, .36f, 0, -.06f}, {1.90f, .33f, .29f, 0, -.02f}, {1.76f, .36f, .30f, 0, 0}},
        .from = 50,
        .to = 310,
        .folds = 9,
        .depth = .02f,
        .thick = .02f,
        .seed = 4});
    push();
    bare_head(&k);
    part(); /* a hat with candles on its brim, those in front cut by the picture */
    paint(felt);
    blend(.05f);
    push();
    move(0, .36f, -.07f);
    turn_x(-4);
    drum(0, .02f, 0, .66f, .025f, .02f);
    drum(0, .18f, 0, .40f, .20f, .06f);
    part();
    paint(gold);
    ring(0, .07f, 0, .41f, .04f);
    for (int i = 0; i < 5; i++) {
        float a = -1.3f + .6f * (float)i;
        push();
        move(sinf(a) * .55f, .04f, cosf(a) * .55f);
        wax_candle(.10f + .10f * chance(i + 3), .05f, i != 1, wax);
        pop();
    }
    pop();
    pop();
    Vec3 tip = V(-.32f, 2.00f, .66f); /* the one that has gone out he lights from his finger */
    kin_arm(&k, -1, V(-.66f, 1.30f, .30f), V(-.34f, 1.66f, .62f), GRASP_POINT, V(.06f, 1, .1f), V(.9f, 0, -.3f));
    push();
    move(tip[0], tip[1], tip[2]);
    small_flame(.16f, rgb(0x9aff60));
    pop();
    Vec3 flame = here(tip + V(0, .08f, 0));
    pop();
    sprite(flame, .22f, rgb(0x80ff60), SPRITE_GLOW, .5f);
    lamp(flame + V(.10f, .02f, .16f), rgb(0xa8ff78) * 2.0f, .24f);
    lamp(V(.15f, 2.46f, .72f), rgb(0xffc060) * 1.6f, .28f);
    faction_motes();
}

/* ---- whoever else is in the tavern ---- */

static void skarn(void)
{
    before_a_head(-12);
    hero_stage(PARTY_COOL, NULL);
    scene()->disc_size = 0;
    int hide = material_leather(rgb(0x3a3a44)), iron = material_iron();
    Kin k = {.f = {.man = 1, .wide = 1.25f},
             .dress = hide,
             .head = {.skin = rgb(0xb88868),
                      .hair = rgb(0x383430),
                      .iris = rgb(0xd0a030),
                      .age = .6f,
                      .man = 1,
                      .wide = 1.12f,
                      .gaunt = .2f,
                      .eye = 1.15f,
                      .brow = 1.6f,
                      .nose = NOSE_BROKEN,
                      .nose_size = 1.2f,
                      .mood = MOOD_RESOLVE,
                      .cast = CAST_HEAVY,
                      .beard = WHISKERS_SHORT,
                      .gaze_x = 8,
                      .scar = true,
                      .seed = 21},
             .look = 12,
             .nod = 8,
             .lean = 4,
             .head_size = .66f};
    push();
    move(0, -.02f, 0);
    body_trunk(&k.f, hide);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .46f, 1.80f, -.02f);
        turn_z((float)side * -16);
        pauldron(.24f, 3, .14f, (float)side, iron);
        pop();
    }
    push();
    bare_head(&k);
    pop();
    pop();
    faction_motes();
}

/* Of staves, its middle at the brush's place, foam over its rim; the handle is in a fist. */
static void mug(float size, int wood, int hoop)
{
    int foam = material_plain(rgb(0xe8e0d0), .7f, .3f);
    part();
    paint(wood);
    blend(.02f);
    limb(V(0, -size * 1.1f, 0), V(0, size * .95f, 0), size * .92f, size * .78f);
    carve();
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        limb(V(sinf(a) * size * .93f, -size * 1.2f, cosf(a) * size * .93f),
             V(sinf(a) * size * .79f, size, cosf(a) * size * .79f), size * .05f, size * .05f);
    }
    fill();
    part();
    paint(hoop);
    ring(0, -size * .75f, 0, size * .88f, size * .10f);
    ring(0, size * .62f, 0, size * .82f, size * .10f);
    part();
    paint(foam);
    blend(size * .3f);
    for (int i = 0; i < 9; i++) {
        float a = (float)i * .7f;
        ball(sinf(a) * size * .55f, size * (1.0f + .12f * chance(i)), cosf(a) * size * .55f,
             size * (.36f + .14f * chance(i + 4)));
    }
    limb(V(size * .3f, size * .9f, size * .72f), V(size * .36f, size * .1f, size * .86f), size * .2f, size * .12f);
}

static void mogga(void)
{
    before_a_sitter(10);
    sits_in(hearth, (unsigned[]){0x0a0c1a, 0x1c2848, 0x46587c, 0xa8b8d0, 0xc84838, 0xff9440}, .62f, .62f,
            rgb(0xff8030) * 4.2f);
    int cloth_m = material_wool(rgb(0xa03a28)), bone = material_tooth(), gold = material_gold();
    Kin k = {.f = {.man = .6f, .wide = 1.3f},
             .dress = cloth_m,
             .head = {.skin = rgb(0x7a9a5a),
                      .hair = rgb(0x2a1c18),
                      .iris = rgb(0xe0a020),
                      .age = .5f,
                      .man = .35f,
                      .wide = 1.2f,
                      .gaunt = -.7f,
                      .eye = 1.2f,
                      .lips = 1.3f,
                      .brow = 1.3f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.25f,
                      .mood = MOOD_MIRTH,
                      .mirrored = true,
                      .cast = CAST_BROAD,
                      .hairs = HAIR_BUN,
                      .gaze_x = -8,
                      .seed = 23},
             .look = -8,
             .nod = -2,
             .lean = -6,
             .head_size = .68f};
    push();
    move(0, -.06f, 0);
    body_trunk(&k.f, cloth_m);
    push();
    bare_head(&k);
    pointed_ears(bare_skin(k.head.skin), .8f, 14);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part(); /* tusks */
        paint(bone);
        Vec3 p[3] = {V(q * .085f, -.33f, .33f), V(q * .10f, -.26f, .385f), V(q * .115f, -.17f, .37f)};
        float r[3] = {.032f, .028f, .006f};
        tube(3, p, r, 4);
        part();
        paint(gold);
        push();
        move(q * .34f, -.22f, -.03f);
        turn_x(90);
        ring(0, 0, 0, .08f, .02f);
        pop();
    }
    pop();
    push();
    move(0, 1.66f, .02f);
    necklace(.34f, .32f, .12f, 11, .06f, material_gem(rgb(0xf0a020)));
    pop();
    push(); /* to whoever pays the next */
    kin_grip(&k, -1, V(-.64f, 1.30f, .30f), V(-.42f, 1.74f, .56f), V(-.05f, 1, .05f), V(-.5f, 0, 1));
    move(.17f, -.02f, .0f);
    mug(.17f, material_wood(), gold);
    pop();
    pop();
    faction_motes();
}

static void vleck(void)
{
    before_a_head(-14);
    hero_stage(PARTY_WILD, candle_room);
    set_palette(scene(), 0x0c060c, 0x2c1020, 0x6a2438, 0xd08a80, 0xff9a50, 0xffe8d8);
    scene()->key.color = rgb(0xffe4d8) * 2.0f;
    scene()->key.towards = V(-.9f, .45f, .35f);
    scene()->rim.color = rgb(0xd02040) * 4.f;
    int coat = material_wool(rgb(0x1c1420)), red = material_wool(rgb(0xa01828)), white = material_wool(rgb(0xf0ece4)),
        bone = material_tooth();
    Kin k = {.f = {.man = .7f},
             .dress = coat,
             .head = {.skin = rgb(0xb8b0b4),
                      .hair = rgb(0x141014),
                      .iris = rgb(0xe02020),
                      .age = .5f,
                      .man = .8f,
                      .wide = .9f,
                      .gaunt = .8f,
                      .lips = 1.1f,
                      .eye = 1.2f,
                      .glow = .5f,
                      .brow = 1.2f,
                      .nose = NOSE_LONG,
                      .mood = MOOD_CUNNING,
                      .cast = CAST_GAUNT,
                      .hairs = HAIR_SWEPT,
                      .gaze_x = -2,
                      .seed = 25},
             .look = 10,
             .nod = 5,
             .lean = -4,
             .head_size = .62f};
    push();
    move(0, -.06f, 0);
    body_trunk(&k.f, coat);
    for (int side = -1; side <= 1; side += 2) { /* a collar that stands, lined with red */
        float q = (float)side;
        Vec3 p[6] = {V(q * .16f, 1.74f, .20f),  V(q * .42f, 1.96f, .14f),  V(q * .30f, 1.78f, .02f),
                     V(q * .58f, 2.14f, -.10f), V(q * .16f, 1.84f, -.18f), V(q * .34f, 2.24f, -.34f)};
        part();
        paint(red);
        cloth(3, 2, p, .02f, 4);
        for (int i = 0; i < 6; i++)
            p[i] += V(q * .03f, -.01f, -.02f);
        part();
        paint(coat);
        cloth(3, 2, p, .02f, 4);
    }
    part(); /* a cravat, pinned with a stone */
    paint(white);
    blend(.03f);
    for (int i = 0; i < 3; i++)
        egg(0, 1.76f - .07f * (float)i, .24f + .02f * (float)i, .085f - .012f * (float)i, .05f, .04f);
    part();
    paint(material_gem(rgb(0xe02030)));
    crystal(0, 1.75f, .29f, .03f, .04f, .03f);
    push();
    bare_head(&k);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(bone);
        limb(V((float)side * .05f, -.265f, .345f), V((float)side * .05f, -.345f, .355f), .018f, .004f);
    }
    pop();
    pop();
}

static void urda(void)
{
    before_a_head(8);
    hero_stage(PARTY_WARM, place_far_village);
    scene()->tint[ACCENT] = rgb(0xffd880);
    int shawl = material_wool(rgb(0x4a6a3a)), scarf = material_wool(rgb(0xb84a2a)),
        lining = material_wool(rgb(0x5a2a1c)), wood = material_wood();
    Kin k = {.f = {.man = .2f, .wide = 1.1f, .belly = .4f},
             .dress = shawl,
             .head = {.skin = rgb(0xe0b090),
                      .hair = rgb(0xc8c4bc),
                      .iris = rgb(0x3a7a5a),
                      .age = 1,
                      .man = .2f,
                      .wide = 1.08f,
                      .gaunt = -.3f,
                      .eye = 1.15f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.2f,
                      .mood = MOOD_MIRTH,
                      .mirrored = true,
                      .cast = CAST_ROUND,
                      .hairs = HAIR_NONE,
                      .gaze_x = 10,
                      .seed = 27},
             .look = -6,
             .nod = 2,
             .lean = 5,
             .head_size = .68f};
    push();
    move(0, -.02f, 0);
    body_trunk(&k.f, shawl);
    cowl(shawl, 1.05f, .2f, 4);
    push();
    bare_head(&k);
    hood_deep(scarf, lining, -.3f, 6);
    part(); /* her pipe */
    paint(wood);
    blend(.02f);
    limb(V(.08f, -.262f, .34f), V(.30f, -.31f, .54f), .016f, .018f);
    limb(V(.30f, -.33f, .54f), V(.32f, -.21f, .57f), .045f, .055f);
    Vec3 bowl = here(V(.32f, -.15f, .57f));
    pop();
    pop();
    sprite(bowl, .05f, rgb(0xff8030), SPRITE_GLOW, .8f);
    for (int i = 0; i < 7; i++)
        sprite(bowl + V(.03f * sinf((float)i * 1.7f), .05f + .07f * (float)i, 0), .04f + .012f * (float)i, grey(.5f),
               SPRITE_GLOW, .22f);
}

/* ---- the persons at the table, by turns ---- */

static void on_the_road(Kin *k, Vec3 hood, Vec3 shirt)
{
    int cloth_m = material_wool(shirt), wool = material_wool(hood);
    k->dress = cloth_m;
    body_trunk(&k->f, cloth_m);
    cowl(wool, 1.06f, .24f, k->seed);
    part(); /* the hood lies on the back */
    paint(wool);
    blend(.08f);
    egg(0, 1.78f, -.26f, .36f, .17f, .2f);
    push();
    bare_head(k);
    pop();
}

/* n cards in a fan from the brush's place up, their backs to +z. */
static void fan_of_cards(int n, float high)
{
    int edge = material_plain(rgb(0xf0e4c8), .7f, .3f), back = material_plain(rgb(0x8a2838), .5f, .5f),
        gold = material_gold();
    for (int i = 0; i < n; i++) {
        push();
        turn_z(30 - 60 * (float)i / (float)(n - 1));
        move(0, high * .62f, .010f * (float)i);
        part();
        paint(edge);
        box(0, 0, 0, high * .34f, high * .5f, .004f, .003f);
        part();
        paint(back);
        box(0, 0, .004f, high * .30f, high * .46f, .003f, .003f);
        part();
        paint(gold);
        turn_x(90);
        ring(0, .008f, 0, high * .15f, high * .022f);
        crystal(0, .008f, 0, high * .08f, .004f, high * .12f);
        pop();
    }
}

/* She knows what she will play, and so does the candle. */
static void wayfarer(void)
{
    camera(V(.85f, 1.98f, 3.3f), V(.02f, 2.04f, 0), 21.5f);
    sits_in(night_window, (unsigned[]){0x080a20, 0x182048, 0x3a4a8c, 0xb4c0ec, 0x2f8a5a, 0xf4f0ff}, .42f, .40f,
            rgb(0x7ab0ff) * 1.6f);
    Scene *s = scene();
    s->roll = -6;
    s->aperture = .02f;
    s->key.color = rgb(0xffd8a0) * 1.9f;
    s->key.towards = V(-.65f, .30f, .70f);
    s->fill.color = s->fill.color * .55f;
    s->vignette = 1.6f;
    int felt = material_wool(rgb(0x2f6a4a)), band = material_leather(rgb(0x7a3a1c)),
        plume = material_wool(rgb(0xd8402c));
    Kin k = {.f = {.man = .3f},
             .head = {.skin = rgb(0xe6b08a),
                      .hair = rgb(0x6a3018),
                      .iris = rgb(0x4a9a5a),
                      .age = .12f,
                      .man = .15f,
                      .gaunt = .2f,
                      .eye = 1.3f,
                      .lips = 1.1f,
                      .brow = 1.05f,
                      .nose = NOSE_SNUB,
                      .nose_size = .85f,
                      .mood = MOOD_CUNNING,
                      .hairs = HAIR_LONG,
                      .gaze_x = 14,
                      .gaze_y = 2,
                      .seed = 31},
             .look = -10,
             .nod = 7,
             .lean = -12,
             .head_size = .70f,
             .seed = 31};
    push();
    move(.04f, 0, 0);
    on_the_road(&k, rgb(0x2f6a4a), rgb(0xd8c8a0));
    push(); /* a hat over one eye */
    move(0, 2.21f, .05f);
    grow(.70f);
    turn_y(-10);
    turn_x(-6);
    turn_z(-16);
    part();
    paint(felt);
    blend(.06f);
    move(0, .30f, -.04f);
    drum(0, 0, 0, .66f, .022f, .02f);
    egg(0, .12f, -.02f, .41f, .30f, .43f);
    carve();
    egg(0, .44f, .02f, .10f, .12f, .34f);
    fill();
    part();
    paint(band);
    ring(0, .04f, -.02f, .415f, .035f);
    part();
    paint(plume);
    blend(.03f);
    tube(4, (Vec3[]){V(.36f, .08f, .20f), V(.52f, .34f, .0f), V(.62f, .48f, -.25f), V(.60f, .40f, -.55f)},
         (float[]){.02f, .07f, .08f, .01f}, 4);
    pop();
    push(); /* the fan, close to us: the mouth is nobody's business */
    move(-.24f, 1.62f, .74f);
    turn_z(20);
    turn_x(-8);
    turn_y(12);
    fan_of_cards(5, .44f);
    pop();
    lamp(V(-.40f, 2.15f, 1.2f), rgb(0xffd0a0) * 1.2f, .3f);
    kin_arm(&k, -1, V(-.62f, 1.20f, .30f), V(-.36f, 1.46f, .66f), GRASP_CUP, V(.30f, .95f, .05f), V(.5f, -.2f, .9f));
    pop();
}

/* A die of ivory: dots on three of its sides. */
static void ivory_die(float half, int ivory, int dot)
{
    static const float five[5][2] = {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {0, 0}};
    part();
    paint(ivory);
    box(0, 0, 0, half, half, half, half * .28f);
    carve();
    paint(dot);
    for (int i = 0; i < 5; i++)
        ball(five[i][0] * half * .5f, five[i][1] * half * .5f, half * 1.06f, half * .17f);
    for (int i = 0; i < 2; i++)
        ball(-half * 1.06f, five[i][0] * half * .45f, five[i][1] * half * .45f, half * .17f);
    ball(0, half * 1.06f, 0, half * .2f);
    fill();
}

/* He has thrown already, and does not look where they go. */
static void drover(void)
{
    camera(V(-.9f, 1.92f, 3.3f), V(.04f, 2.05f, 0), 21.5f);
    sits_in(cellar, (unsigned[]){0x06121a, 0x0e2c34, 0x2c5a60, 0xa8d0c4, 0xc84838, 0xc8e8ff}, .56f, .30f,
            rgb(0x60e0e0) * 1.5f);
    Scene *s = scene();
    s->roll = 6;
    s->aperture = .02f;
    s->key.color = rgb(0xffc888) * 2.0f;
    s->key.towards = V(-.75f, .25f, .60f);
    s->fill.color = s->fill.color * .5f;
    s->vignette = 1.6f;
    Kin k = {.f = {.man = 1, .wide = 1.1f},
             .head = {.skin = rgb(0xb88058),
                      .hair = rgb(0x2c1c12),
                      .iris = rgb(0x8a5a2a),
                      .age = .45f,
                      .man = 1,
                      .wide = 1.1f,
                      .gaunt = -.1f,
                      .eye = 1.2f,
                      .brow = 1.6f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.1f,
                      .mood = MOOD_RESOLVE,
                      .hairs = HAIR_WILD,
                      .beard = WHISKERS_SHORT,
                      .gaze_x = 16,
                      .gaze_y = -12,
                      .scar = true,
                      .seed = 37},
             .look = 16,
             .nod = 6,
             .lean = 8,
             .head_size = .70f,
             .seed = 37};
    int ivory = material_plain(rgb(0xf0e4c4), .35f, .8f), dot = material_plain(rgb(0x201418), .7f, .2f);
    push();
    move(-.06f, 0, 0);
    on_the_road(&k, rgb(0x8a3a2a), rgb(0xc8b48c));
    /* he blows on the fist they are in, one of them already on its way to us */
    kin_arm(&k, 1, V(.66f, 1.34f, .36f), V(.26f, 1.66f, .66f), GRASP_FIST, V(-.35f, .95f, -.05f), V(-.6f, -.1f, -.8f));
    static const float at[2][6] = {{.36f, 1.72f, 1.10f, 24, 30, 14}, {-.36f, 1.66f, 1.25f, -20, 50, 30}};
    for (int i = 0; i < 2; i++) {
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_x(at[i][3]);
        turn_y(at[i][4]);
        turn_z(at[i][5]);
        ivory_die(i ? .12f : .085f, ivory, dot);
        pop();
    }
    pop();
    faction_motes();
}

#define ROW(word, faction, function)                                                                                   \
    {                                                                                                                  \
        "portraits/" word, faction, function, SIZE, SIZE                                                               \
    }

const Card portraits_cards[] = {ROW("horde-keeper", ROYAL, mumble),      ROW("horde-reckoner", MOON, sift),
                                ROW("monstrous-brawler", FIRE, brunna),  ROW("monstrous-warden", MOON, ottmar),
                                ROW("monstrous-conjurer", FOREST, wick), ROW("guest-skarn", MOON, skarn),
                                ROW("guest-mogga", FIRE, mogga),         ROW("guest-vleck", BLOOD, vleck),
                                ROW("guest-urda", MOON, urda),           ROW("person-0", FOREST, wayfarer),
                                ROW("person-1", FIRE, drover),           {0}};
