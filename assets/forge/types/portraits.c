/* SPDX-License-Identifier: MIT
 * Who sits down as an opponent: three guests of the tavern at each table that has such characters. Heads that fill the
 * picture, for it is shown 50 pixels wide. The goblins among them: types/portraits_goblins.c. */
#include "cards.h"
#include "kit/places.h"
#include "kit/village.h"
#include "props/bare.h"
#include "props/headgear.h"
#include "props/skull.h"
#include "types/heroes.h"

enum { SIZE = 192 };

static void before_a_head(float turn)
{
    float a = turn * PI / 180;
    camera(V(sinf(a) * 2.9f, 2.04f, cosf(a) * 2.9f), V(0, 2.06f, 0), 23);
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
    before_a_head(14);
    hero_stage(PARTY_WARM, NULL);
    int leather = material_leather(rgb(0x6a3a20)), gold = material_gold(), fur = material_fur(rgb(0x7a5434));
    Kin k = {.f = {.man = .45f, .wide = 1.1f},
             .dress = leather,
             .head = {.skin = rgb(0xe8b48c),
                      .hair = rgb(0xd8902c),
                      .iris = rgb(0x3a9ad0),
                      .age = .42f,
                      .man = .25f,
                      .wide = 1.04f,
                      .gaunt = -.2f,
                      .eye = 1.25f,
                      .lips = 1.1f,
                      .brow = 1.2f,
                      .nose = NOSE_SNUB,
                      .nose_size = .95f,
                      .mood = MOOD_MIRTH,
                      .hairs = HAIR_BRAIDS,
                      .gaze_x = 8,
                      .scar = true,
                      .seed = 7},
             .look = -8,
             .nod = -5,
             .lean = -5,
             .head_size = .66f};
    push();
    move(0, -.04f, 0);
    body_trunk(&k.f, leather);
    part();
    paint(fur);
    blend(.05f);
    for (int i = 0; i < 30; i++) {
        float a = ((float)i + .5f) / 30 * 2 * PI, c = chance(i), x = sinf(a), z = cosf(a);
        Vec3 root = V(x * .38f, 1.86f - .08f * z, z * .20f - .05f);
        limb(root, root + V(x * .26f, -.12f - .14f * c, z * .14f + .02f), .095f, .02f);
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
    before_a_head(10);
    hero_stage(PARTY_WILD, place_swamp);
    scene()->tint[MIDTONE] = rgb(0x4a2a6a);
    int robe = material_wool(rgb(0x3a7a40)), felt = material_wool(rgb(0x24283a)), wax = material_wax(),
        gold = material_gold();
    Kin k = {.f = {.man = .6f},
             .dress = robe,
             .head = {.skin = rgb(0xe8c4a4),
                      .hair = rgb(0x2a2030),
                      .iris = rgb(0x9a50e0),
                      .age = .25f,
                      .man = .6f,
                      .wide = .9f,
                      .gaunt = .3f,
                      .eye = 1.3f,
                      .glow = .3f,
                      .brow = 1.2f,
                      .nose = NOSE_LONG,
                      .nose_size = 1.1f,
                      .mood = MOOD_CUNNING,
                      .hairs = HAIR_LONG,
                      .gaze_x = -14,
                      .gaze_y = 4,
                      .seed = 14},
             .look = -10,
             .nod = 4,
             .lean = -6,
             .head_size = .62f};
    push();
    move(0, -.14f, 0);
    body_trunk(&k.f, robe);
    cowl(robe, 1, .18f, 3);
    push();
    bare_head(&k);
    part(); /* a hat with candles on its brim */
    paint(felt);
    blend(.05f);
    push();
    move(0, .36f, -.07f);
    turn_x(-8);
    drum(0, .02f, 0, .66f, .025f, .02f);
    drum(0, .18f, 0, .40f, .20f, .06f);
    part();
    paint(gold);
    ring(0, .07f, 0, .41f, .04f);
    for (int i = 0; i < 5; i++) {
        float a = -1.2f + .6f * (float)i;
        push();
        move(sinf(a) * .55f, .04f, cosf(a) * .55f);
        wax_candle(.13f + .12f * chance(i + 3), .05f, true, wax);
        pop();
    }
    pop();
    pop();
    pop();
    lamp(V(-.1f, 2.5f, .75f), rgb(0xffc060) * 1.4f, .3f);
    faction_motes();
}

#define ROW(word, faction, function)                                                                                   \
    {                                                                                                                  \
        "portraits/" word, faction, function, SIZE, SIZE                                                               \
    }

const Card portraits_cards[] = {ROW("horde-keeper", ROYAL, mumble),      ROW("horde-reckoner", MOON, sift),
                                ROW("monstrous-brawler", FIRE, brunna),  ROW("monstrous-warden", MOON, ottmar),
                                ROW("monstrous-conjurer", FOREST, wick), {0}};
