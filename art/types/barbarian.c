/* SPDX-License-Identifier: MIT
 * Barbarians: the red-bearded axe, the blue champion of the fjord, the queen of the wild hunt. */
#include "cards.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/flames.h"
#include "props/headgear.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "types/heroes.h"

/* ---- the red-bearded axe ---- */

static void barbarian(void)
{
    camera(V(.45f, .95f, 5.0f), V(.03f, 1.82f, 0), 29);
    hero_stage(PARTY_WARM, NULL);
    set_palette(scene(), 0x16080c, 0x4a1a20, 0xa84a2c, 0xffa850, 0xffd060, 0xfff0c8);
    scene()->roll = 4;
    int red = material_new(rgb(0xd04814), rgb(0x6a1c08), .5f, .9f, PAT_NOISE, 4, .12f);
    int iron = material_iron(), gold = material_gold(), fur = material_fur(rgb(0x6a4428)),
        leather = material_leather(rgb(0x4a2a18)), kilt = material_wool(rgb(0xb02c20)),
        bone = material_new(rgb(0xf4e4bc), rgb(0x9a7a48), .5f, .6f, PAT_BONE, 4, .5f);
    Kin k = {.f = {.man = 1, .wide = 1.25f},
             .head = {.skin = rgb(0xe8a878),
                      .hair = rgb(0xd04814),
                      .iris = rgb(0x50b0e8),
                      .age = .5f,
                      .man = 1,
                      .wide = 1.1f,
                      .eye = 1.15f,
                      .brow = 1.5f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.15f,
                      .mood = MOOD_ROAR,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.25f,
                      .seed = 8},
             .look = -10,
             .nod = -6,
             .lean = -6,
             .head_size = .68f};
    int skin = bare_skin(k.head.skin);
    push();
    move(0, -.12f, 0);
    turn_y(-8);
    bare_chest(&k.f, skin);
    coat_skirt(kilt, 1.25f, .3f, 0, .3f, V(.1f, 0, 0), 3);
    push();
    bare_head(&k);
    part(); /* hair below the helm */
    paint(red);
    blend(.012f);
    for (int i = 0; i < 14; i++) {
        float q = i % 2 ? 1.f : -1.f, t = (float)(i / 2) / 6, c = chance(i + 3);
        Vec3 p[5] = {V(q * .33f, .16f, .08f - .40f * t), V(q * (.37f + .04f * c), -.10f, .08f - .40f * t),
                     V(q * (.40f + .08f * c), -.36f, .12f - .36f * t), V(q * (.46f + .1f * c), -.60f, .12f - .3f * t),
                     V(q * (.44f + .16f * c), -.86f - .1f * c, .16f - .3f * t)};
        hair_lock(5, p, .075f, i);
    }
    fit_headgear();
    grow(1.06f);
    helm_open(iron, gold, false);
    helm_horns(1.2f, bone);
    pop();
    push();
    bare_grip(&k, skin, leather, 1, 1.3f, V(.98f, 1.86f, .10f), V(.80f, 2.30f, .34f), V(-.22f, 1, .05f),
              V(-.3f, .1f, 1));
    grow(.72f);
    axe(.72f, .82f, true, iron, material_wood());
    pop();
    push(); /* the other fist, towards us */
    bare_grip(&k, skin, leather, -1, 1.3f, V(-.86f, 1.38f, .22f), V(-.58f, 1.52f, .74f), V(.5f, .9f, .1f),
              V(.1f, .2f, 1));
    pop();
    part();
    paint(fur);
    blend(.05f);
    for (int i = 0; i < 34; i++) { /* a wolf's pelt round the shoulders */
        float a = ((float)i + .5f) / 34 * 2 * PI, c = chance(i), x = sinf(a), z = cosf(a);
        if (z > .72f)
            continue;
        Vec3 root = V(x * .42f, 1.90f - .08f * z, z * .20f - .05f);
        limb(root, root + V(x * .26f, -.14f - .14f * c, z * .14f + .02f), .095f, .02f);
    }
    hero_girdle(leather, gold, 1.2f);
    push(); /* a skull for a clasp */
    move(0, 1.27f, .33f);
    grow(.22f);
    skull(&(Skull){.bone = bone, .jaw = 10, .menace = .8f});
    pop();
    pop();
    push();
    sparks(50, 1.6f, 3.2f, rgb(0xffb040) * 2.f, 300);
    pop();
}

/* ---- the champion of the fjord ---- */

static void woad(int m)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        for (int i = 0; i < 3; i++) {
            float y = -.10f - .075f * (float)i,
                  line[8] = {s * .09f, y, s * .17f, y + .005f, s * .23f, y + .02f, s * .275f, y + .045f},
                  r[4] = {.014f, .022f, .020f, .008f};
            if (i > 0)
                line[0] = s * .125f;
            face_paint(m, 4, line, r);
        }
    }
    float brow[6] = {0, .40f, 0, .26f, 0, .12f}, r[3] = {.03f, .026f, .012f};
    face_paint(m, 3, brow, r);
}

static void barbarian2(void)
{
    camera(V(-.5f, 1.55f, 4.9f), V(.0f, 1.72f, 0), 29);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    s->disc_x = .4f;
    s->disc_y = .6f;
    s->disc_size = .7f;
    s->back_seed = 14;
    int iron = material_iron(), fur = material_fur(rgb(0xe4ecf4)), leather = material_leather(rgb(0x2a3a58)),
        blue = material_plain(rgb(0x1850c8), .6f, .3f), gold = material_gold(), kilt = material_wool(rgb(0x1f6a8a)),
        blond = material_new(rgb(0xf0d888), rgb(0x9a7a38), .5f, .9f, PAT_NOISE, 4, .12f);
    material(iron)->color = rgb(0xdce8f4);
    Kin k = {.f = {.man = 1, .wide = 1.2f},
             .head = {.skin = rgb(0xe0b498),
                      .hair = rgb(0xf0d888),
                      .iris = rgb(0x60d0ff),
                      .age = .45f,
                      .man = 1,
                      .wide = 1.04f,
                      .eye = 1.15f,
                      .glow = .3f,
                      .gaunt = .2f,
                      .brow = 1.3f,
                      .nose = NOSE_STRAIGHT,
                      .mood = MOOD_RESOLVE,
                      .beard = WHISKERS_FULL,
                      .beard_length = .75f,
                      .gaze_x = -6,
                      .scar = true,
                      .seed = 5},
             .look = -24,
             .nod = 3,
             .lean = 3,
             .head_size = .64f};
    int skin = bare_skin(k.head.skin);
    push();
    move(0, -.1f, 0);
    turn_y(14);
    bare_chest(&k.f, skin);
    coat_skirt(kilt, 1.2f, .3f, 0, .3f, V(-.1f, 0, 0), 5);
    push();
    bare_head(&k);
    woad(blue);
    part(); /* shaven, with one lock bound high */
    paint(blond);
    blend(.012f);
    for (int i = 0; i < 7; i++) {
        float x = ((float)i - 3) * .05f, c = chance(i);
        Vec3 tail[6] = {V(x * .4f, .60f, -.30f),
                        V(x * .6f + .05f, .82f, -.34f),
                        V(x + .26f, .90f, -.38f),
                        V(x * 1.4f + .55f, .72f, -.38f),
                        V(x * 1.6f + .78f, .38f - .1f * c, -.34f),
                        V(x * 1.2f + .95f, .05f - .25f * c, -.3f)};
        hair_lock(6, tail, .062f, i + 10);
    }
    part();
    paint(gold);
    push();
    move(.01f, .66f, -.31f);
    drum(0, 0, 0, .085f, .055f, .02f);
    pop();
    pop();
    part(); /* a mantle of white fur over one shoulder */
    paint(fur);
    blend(.05f);
    for (int i = 0; i < 30; i++) {
        float a = ((float)i + .5f) / 30 * 2 * PI, c = chance(i), x = sinf(a), z = cosf(a);
        if (z > .6f)
            continue;
        Vec3 root = V(x * .40f, 1.90f - .05f * z, z * .22f - .03f);
        limb(root, root + V(x * .24f, -.16f - .14f * c, z * .13f + .02f), .09f, .02f);
    }
    for (int side = -1; side <= 1; side += 2) { /* two axes, crossed before him */
        float q = (float)side;
        push();
        bare_grip(&k, skin, leather, q, 1.25f, V(q * .80f, 1.28f, .22f), V(q * .36f, 1.16f, .62f + .09f * q),
                  V(-q * .75f, 1, .05f), V(q * .1f, -.1f, 1));
        grow(.62f);
        if (side < 0)
            mirror_x();
        axe(.78f, .66f, false, iron, material_wood());
        pop();
    }
    hero_girdle(leather, gold, 1.15f);
    pop();
    for (int i = 0; i < 70; i++)
        sprite(V((chance(i) - .5f) * 4, 3.2f * chance(i + 90), -1 + 2.5f * chance(i + 180)),
               .018f + .02f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .8f);
}

/* ---- the queen of the wild hunt ---- */

/* A skull on her shoulder, with horns. */
static void horned_skull(int bone)
{
    push();
    move(.46f, 1.84f, .08f);
    turn_y(24);
    turn_z(-16);
    grow(.36f);
    skull(&(Skull){.bone = bone, .no_jaw = true, .menace = 1, .glow = rgb(0xa0ff40)});
    helm_horns(1, bone);
    pop();
}

static void barbarian3(void)
{
    camera(V(.55f, 1.15f, 4.8f), V(-.03f, 1.74f, 0), 29);
    hero_stage(PARTY_WILD, NULL);
    int bone = material_bone(), hide = material_fur(rgb(0x7a4a2c)), leather = material_leather(rgb(0x4a2a1c)),
        violet = material_wool(rgb(0x7a2ab0)), white = material_plain(rgb(0xf4f0e4), .7f, .3f), gold = material_gold(),
        green = material_new(rgb(0x58d030), rgb(0x1c6a14), .5f, .9f, PAT_NOISE, 4, .12f);
    Kin k = {.f = {.man = .3f, .wide = 1.05f},
             .head = {.skin = rgb(0xe8b08c),
                      .hair = rgb(0x3c9a24),
                      .iris = rgb(0xb0ff40),
                      .age = .3f,
                      .man = .05f,
                      .wide = .96f,
                      .eye = 1.22f,
                      .glow = .4f,
                      .lips = 1.15f,
                      .brow = 1.2f,
                      .nose = NOSE_SNUB,
                      .nose_size = .92f,
                      .mood = MOOD_CUNNING,
                      .hairs = HAIR_CROP,
                      .gaze_x = -8,
                      .seed = 12},
             .look = 6,
             .nod = 4,
             .lean = 7,
             .head_size = .64f};
    int skin = bare_skin(k.head.skin);
    push();
    move(.02f, -.08f, 0);
    turn_y(-12);
    bare_chest(&k.f, skin);
    part(); /* a bodice of hide */
    paint(hide);
    blend(.06f);
    egg(0, 1.52f, .04f, .32f, .20f, .25f);
    limb(V(0, 1.45f, .04f), V(0, 1.22f, .03f), .245f, .25f);
    coat_skirt(violet, 1.1f, .3f, 0, .3f, V(.2f, 0, 0), 4);
    push();
    bare_head(&k);
    for (int i = 0; i < 8; i++) { /* freckles of white paint */
        float q = i % 2 ? 1.f : -1.f, x = q * (.10f + .042f * (float)(i / 2)), y = -.095f + .018f * (float)(i / 2),
              at[4] = {x, y, x + .004f, y}, r[2] = {.015f, .015f};
        face_paint(white, 2, at, r);
    }
    float brow[4] = {0, .36f, 0, .17f}, br[2] = {.028f, .014f};
    face_paint(white, 2, brow, br);
    part(); /* a comb of green spikes from the forehead to the nape */
    paint(green);
    blend(.012f);
    for (int i = 0; i < 15; i++) {
        float a = -.55f + 2.5f * (float)i / 14, h = .62f + .16f * sinf((float)i * .5f) - .012f * (float)i,
              c = chance(i) - .5f;
        Vec3 d = V(.14f * c, cosf(a), -sinf(a)), root = V(.05f * c, .12f, -.07f) + d * .36f;
        Vec3 q[4] = {root, root + d * h * .35f, root + d * h * .72f + V(.04f * c, 0, -.05f),
                     root + d * h + V(.1f * c, .02f, -.14f)};
        hair_lock(4, q, .085f, i + 40);
    }
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(gold);
        push();
        move((float)side * .345f, -.20f, -.05f);
        turn_x(90);
        ring(0, 0, 0, .085f, .02f);
        pop();
    }
    pop();
    for (int i = 0; i < 9; i++) { /* a necklace of fangs */
        float a = ((float)i - 4) * .28f;
        part();
        paint(bone);
        limb(V(sinf(a) * .27f, 1.80f - .10f * cosf(a), .05f + .20f * cosf(a)),
             V(sinf(a) * .31f, 1.65f - .13f * cosf(a), .06f + .25f * cosf(a)), .036f, .006f);
    }
    horned_skull(bone);
    push();
    bare_grip(&k, skin, leather, -1, 1.0f, V(-.78f, 1.62f, .12f), V(-.66f, 2.02f, .42f), V(-.12f, 1, -.05f),
              V(.4f, .1f, 1));
    grow(.68f);
    club(1.1f, .23f, material_wood(), bone);
    pop();
    push(); /* the bone dagger, towards us */
    bare_grip(&k, skin, leather, 1, 1.0f, V(.70f, 1.28f, .26f), V(.42f, 1.36f, .72f), V(-.5f, .8f, .55f),
              V(-.2f, -.3f, 1));
    grow(.78f);
    dagger(.9f, bone, leather);
    pop();
    hero_girdle(leather, bone, 1.0f);
    pop();
    faction_motes();
}

const Card barbarian_cards[] = {{"cards/monstrous/barbarian", FIRE, barbarian},
                                {"cards/monstrous/barbarian-2", FOREST, barbarian2},
                                {"cards/monstrous/barbarian-3", MOON, barbarian3},
                                {0}};
