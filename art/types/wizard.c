/* SPDX-License-Identifier: MIT
 * Wizards: the old master of fire, the elf who reads the stars, the witch and her brew. */
#include "cards.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/hero_head.h"
#include "types/heroes.h"

/* ---- the master of fire ---- */

/* He is very pleased with the flame on his finger; nobody has told him of the other. */
static void wizard(void)
{
    camera(V(-.15f, 1.40f, 5.0f), V(-.04f, 1.66f, 0), 31);
    hero_stage(PARTY_WARM, candle_room);
    Scene *s = scene();
    set_palette(s, 0x0c0408, 0x2a1016, 0x6a3020, 0xf4b870, 0xffa040, 0xfff0d0);
    s->key.color = s->key.color * .50f; /* the fires are the light */
    s->rim.color = rgb(0x6a70d0) * 2.6f;
    s->fill.color = rgb(0x303c80) * .4f;
    s->vignette = 1.5f;
    s->roll = -5;
    int robe = material_wool(rgb(0xa8241c)), gold = material_gold(), dark = material_wool(rgb(0x3a1014));
    Kin k = {.head = {.skin = rgb(0xe8b48c),
                      .hair = rgb(0xf0ece4),
                      .iris = rgb(0x3a8ad0),
                      .age = 1,
                      .man = .95f,
                      .gaunt = .2f,
                      .eye = 1.3f,
                      .brow = 1.8f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.25f,
                      .mood = MOOD_MIRTH,
                      .mirrored = true,
                      .cast = CAST_LONG,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.9f,
                      .gaze_x = -20,
                      .gaze_y = -8,
                      .seed = 6},
             .look = -16,
             .nod = -2,
             .lean = -10,
             .head_size = 1.06f,
             .seed = 3};
    part();
    paint(dark);
    blend(.15f);
    egg(.20f, .62f, -.55f, 1.0f, .75f, .42f);
    push();
    hero_head(&k, V(.24f, 1.94f, .0f));
    part(); /* white hair below the hat */
    paint(material_new(rgb(0xe6e2dc), rgb(0x8a8480), .5f, .8f, PAT_HAIR, 2.2f, .12f));
    blend(.012f);
    for (int i = 0; i < 14; i++) {
        float q = i % 2 ? 1.f : -1.f, t = (float)(i / 2) / 6, c = chance(i + 3);
        Vec3 p[4] = {V(q * .34f, .18f, .06f - .36f * t), V(q * .38f, -.08f, .06f - .36f * t),
                     V(q * (.42f + .06f * c), -.36f, .08f - .34f * t), V(q * (.42f + .14f * c), -.66f, .12f - .3f * t)};
        hair_lock(4, p, .055f, i);
    }
    Vec3 end = here(V(.0f, -1.06f, .52f));
    fit_headgear();
    hat_pointed(.74f, 1.0f, .42f, robe, gold, gold);
    pop();
    push(); /* his beard burns from below */
    move(end[0], end[1] - .10f, end[2] + .06f);
    flames(8, .15f, .06f, .58f, .052f, 14, 10, rgb(0xffd060), rgb(0xff5a10), 40);
    pop();
    Vec3 wrist = V(-.84f, .78f, .85f), up = V(.14f, 1, .02f);
    person_hand_at(&(PersonHand){.lean = true,
                                 .pose = GRASP_POINT,
                                 .size = .34f,
                                 .thick = .95f,
                                 .thumb = 1,
                                 .skin = bare_skin(k.head.skin),
                                 .nail = bare_skin(k.head.skin),
                                 .age = 1},
                   wrist, up, V(.75f, 0, -.65f));
    part();
    paint(robe);
    sleeve_cloth(V(-.55f, .9f, -.3f), V(-1.15f, .10f, .35f), wrist + V(-.01f, -.10f, 0), .26f, .24f, .20f, 5);
    push();
    move(wrist[0] + .10f, wrist[1] + .68f, wrist[2] - .02f);
    flame_tongue(.26f, .06f, .1f, material_glow(rgb(0xffe8a0), 2.4f), material_glow(rgb(0xff9a28), 1.6f));
    Vec3 small = here(V(0, .1f, .05f));
    pop();
    lamp(end + V(-.05f, .25f, .35f), rgb(0xff9a48) * 5.f, .42f);
    lamp(small + V(.25f, .10f, .25f), rgb(0xffb868) * 3.0f, .40f);
    sprite(small, .26f, rgb(0xffa040), SPRITE_GLOW, .35f);
    sprite(end + V(0, .2f, .1f), .55f, rgb(0xff8a30), SPRITE_GLOW, .30f);
    for (int i = 0; i < 30; i++)
        sprite(end + V((chance(i) - .5f) * .9f, 1.5f * chance(i + 30), .2f), .008f + .014f * chance(i + 60),
               rgb(0xffc060) * 1.6f, SPRITE_GLOW, 1);
    faction_motes();
}

/* ---- the elf who reads the stars ---- */

/* A castle a finger high under falling snow, in a ball of night; the middle of the ball at the brush's place, 1 its radius. */
static void snow_globe(int gold, Vec3 lit)
{
    int night = material_plain(rgb(0x06183a), .12f, 1.4f), snow = material_plain(rgb(0xf0f8ff), .8f, .2f),
        wall = material_stone(rgb(0x8098c0), rgb(0x40587c)), roof = material_plain(rgb(0x2c4c90), .6f, .4f),
        window = material_glow(rgb(0xffc860), 1.9f), rim = material_glow(rgb(0x90d8ff), .8f);
    part();
    paint(night);
    ball(0, 0, 0, 1);
    part();
    paint(rim);
    push();
    turn_x(90);
    ring(0, 0, 0, 1.0f, .022f);
    pop();
    part();
    paint(gold);
    drum(0, -1.02f, 0, .66f, .12f, .05f);
    drum(0, -1.22f, 0, .84f, .12f, .05f);
    push();
    move(0, .02f, .96f);
    part();
    paint(snow);
    blend(.1f);
    egg(0, -.52f, 0, .66f, .16f, .34f);
    static const float tower[5][3] = {
        {-.30f, .40f, .10f}, {.28f, .34f, .10f}, {0, .64f, .13f}, {-.15f, .22f, .16f}, {.14f, .20f, .16f}};
    for (int i = 0; i < 5; i++) {
        float x = tower[i][0], h = tower[i][1], r = tower[i][2];
        part();
        paint(wall);
        drum(x, -.45f + h * .5f, 0, r, h * .5f + .08f, .02f);
        if (i < 3) {
            part();
            paint(roof);
            limb(V(x, -.37f + h, 0), V(x, -.02f + h, 0), r * 1.25f, .01f);
        }
        part();
        paint(window);
        box(x, -.52f + h, r, .032f, .062f, .02f, .01f);
    }
    Vec3 middle = here(V(0, 0, .25f));
    pop();
    for (int i = 0; i < 34; i++) {
        float a = 2 * PI * chance(i), r = .82f * sqrtf(chance(i + 40));
        sprite(here(V(cosf(a) * r, sinf(a) * r, 1.02f)), .012f + .010f * chance(i + 80), rgb(0xffffff), SPRITE_SNOW,
               .9f);
    }
    sprite(here(V(-.42f, .56f, 1.0f)), .09f, rgb(0xffffff), SPRITE_GLOW, .9f);
    sprite(middle, .40f, lit, SPRITE_GLOW, .30f);
}

/* It snows in the kingdom: she has turned the ball over. */
static void wizard2(void)
{
    camera(V(.10f, 1.62f, 5.2f), V(.0f, 1.62f, 0), 30);
    hero_stage(PARTY_COOL, open_air);
    Scene *s = scene();
    set_palette(s, 0x02050e, 0x081634, 0x143462, 0x4878a8, 0x9fe8ff, 0xf0faff);
    s->roll = 4;
    s->key.color = rgb(0xd0d8ff) * 1.3f;
    s->key.towards = V(-.7f, .5f, .5f);
    s->rim.color = rgb(0x70a0ff) * 2.8f;
    s->fill.color = rgb(0x203878) * .5f;
    s->vignette = 1.5f;
    Vec3 glow = rgb(0xa0dcff);
    int robe = material_wool(rgb(0x14307a)), silver = material_iron(), gold = material_gold(),
        hair = material_new(rgb(0xdcecf8), rgb(0x7a92b8), .45f, .9f, PAT_HAIR, 2.2f, .12f);
    material(silver)->color = rgb(0xdce8f4);
    Kin k = {.head = {.skin = rgb(0xd09870),
                      .hair = rgb(0xc8d8f0),
                      .iris = rgb(0x40d8ff),
                      .age = .35f,
                      .man = .05f,
                      .wide = .95f,
                      .eye = 1.7f,
                      .glow = .6f,
                      .lips = 1.1f,
                      .brow = .9f,
                      .nose = NOSE_STRAIGHT,
                      .nose_size = .88f,
                      .mood = MOOD_CUNNING,
                      .mirrored = true,
                      .cast = CAST_FINE,
                      .gaze_x = -12,
                      .gaze_y = -16,
                      .seed = 9},
             .look = -10,
             .nod = 10,
             .lean = 7,
             .head_size = 1.22f};
    part();
    paint(robe);
    blend(.1f);
    egg(.30f, .62f, -.35f, .95f, .50f, .40f);
    push();
    hero_head(&k, V(.22f, 1.98f, -.20f));
    pointed_ears(bare_skin(k.head.skin), 1.15f, -14);
    falling_hair(hair, 1.0f, 1, 9);
    part(); /* a circlet with a moonstone */
    paint(silver);
    push();
    move(0, .27f, -.06f);
    turn_x(-9);
    grow(1.02f);
    ring(0, 0, 0, .41f, .024f);
    pop();
    part();
    paint(material_gem(rgb(0x60d8ff)));
    crystal(0, .31f, .40f, .06f, .09f, .04f);
    pop();
    push();
    move(-.26f, 1.02f, .95f);
    grow(.54f);
    snow_globe(gold, glow);
    pop();
    PersonHand h = {
        .lean = true, .pose = GRASP_POINT, .size = .27f, .thick = .85f, .thumb = -1, .skin = bare_skin(k.head.skin)};
    person_hand_at(&h, V(.78f, .98f, 1.10f), V(-1, .22f, .05f), V(-.1f, -.9f, .2f));
    part();
    paint(robe);
    sleeve_cloth(V(1.25f, .30f, .2f), V(1.25f, .50f, .7f), V(.82f, .95f, 1.08f), .20f, .20f, .22f, 5);
    lamp(V(-.05f, 1.60f, 1.10f), rgb(0xffe8d0) * 4.2f, .50f);
    for (int i = 0; i < 40; i++)
        sprite(V((chance(i) - .5f) * 4, 3.2f * chance(i + 90), -1 + 1.2f * chance(i + 180)),
               .012f + .012f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .6f);
}

/* ---- the witch and her brew ---- */

static void flask(Vec3 color)
{
    int glass = material_plain(color, .04f, 2), cork = material_wood();
    material(glass)->emit = color * .75f;
    part();
    paint(glass);
    blend(.06f);
    ball(0, .2f, 0, .26f);
    limb(V(0, .4f, 0), V(0, .62f, 0), .085f, .075f);
    ring(0, .6f, 0, .08f, .03f);
    part();
    paint(cork);
    drum(0, .66f, 0, .07f, .07f, .02f);
    part();
    paint(material_plain(vec_mix(color, grey(1), .7f), .1f, 2));
    egg(-.1f, .29f, .2f, .05f, .07f, .03f);
    Vec3 at = here(V(0, .25f, .3f));
    lamp(at, color * 2.2f, .3f);
    sprite(at, .36f, color, SPRITE_GLOW, .45f);
    for (int i = 0; i < 9; i++)
        sprite(at + V(.3f * (chance(i) - .5f), .3f + .7f * chance(i + 20), 0), .025f + .035f * chance(i + 40),
               color * 1.3f, SPRITE_BUBBLE, 1);
}

static void spectacles(int gold)
{
    part();
    paint(gold);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .155f, -.045f, .385f);
        turn_y((float)side * 10);
        turn_x(86);
        ring(0, 0, 0, .105f, .014f);
        pop();
        limb(V((float)side * .26f, -.02f, .34f), V((float)side * .33f, .0f, .0f), .012f, .012f);
    }
    limb(V(-.05f, -.03f, .40f), V(.05f, -.03f, .40f), .014f, .014f);
}

static void wizard3(void)
{
    camera(V(-.55f, 1.62f, 4.0f), V(-.04f, 2.02f, 0), 31);
    hero_stage(PARTY_WILD, candle_room);
    Scene *s = scene();
    set_palette(s, 0x0a0812, 0x221a34, 0x4e3a6a, 0xb8a0d0, 0xa0e060, 0xf4ffe0);
    s->key.color = s->key.color * .6f; /* the brew is the light */
    s->rim.color = rgb(0x90ff80) * 2.8f;
    int robe = material_wool(rgb(0x2f7a3a)), hat = material_wool(rgb(0x2a6634)), gold = material_gold(),
        violet = material_wool(rgb(0x8a3ac0)),
        hair = material_new(rgb(0xd86a28), rgb(0x6a2408), .5f, .8f, PAT_HAIR, 2.2f, .12f);
    Kin k = {.f = {.man = .15f, .wide = 1.02f, .belly = .15f, .lean = 6},
             .dress = robe,
             .head = {.skin = rgb(0xd8a888),
                      .hair = rgb(0xd86a28),
                      .iris = rgb(0x8ad030),
                      .age = .72f,
                      .man = .2f,
                      .wide = .92f,
                      .gaunt = .6f,
                      .eye = 1.3f,
                      .glow = .2f,
                      .brow = .9f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.55f,
                      .mood = MOOD_LAUGH,
                      .mirrored = true,
                      .cast = CAST_GAUNT,
                      .gaze_x = -16,
                      .gaze_y = 4,
                      .seed = 31},
             .look = -36,
             .nod = 6,
             .lean = -7,
             .head_size = .66f,
             .seed = 12};
    push();
    move(.04f, -.12f, 0);
    turn_y(20);
    body_trunk(&k.f, robe);
    cowl(violet, 1.0f, .2f, 6);
    push();
    bare_head(&k);
    part();
    paint(hair);
    blend(.012f);
    for (int i = 0; i < 18; i++) { /* wild red hair on both sides */
        float q = i % 2 ? 1.f : -1.f, t = (float)(i / 2) / 8, c = chance(i + 3);
        Vec3 p[5] = {V(q * .33f, .20f, .10f - .36f * t), V(q * (.42f + .06f * c), -.04f, .10f - .34f * t),
                     V(q * (.44f + .12f * c), -.28f, .06f - .3f * t),
                     V(q * (.56f + .12f * c), -.46f - .1f * c, .1f - .3f * t),
                     V(q * (.50f + .32f * c), -.72f - .14f * c, .14f - .3f * t)};
        hair_lock(5, p, .075f, i);
    }
    spectacles(gold);
    part();
    paint(material_plain(rgb(0x6a4030), .6f, .3f));
    ball(.16f, -.33f, .285f, .026f); /* a wart */
    fit_headgear();
    hat_pointed(.84f, .95f, -.5f, hat, violet, gold);
    pop();
    push();
    kin_grip(&k, -1, V(-.74f, 1.32f, .14f), V(-.78f, 1.48f, .52f), V(.12f, 1, 0), V(.4f, .1f, 1));
    grow(.72f);
    move(0, .06f, 0);
    flask(rgb(0xb860ff));
    Vec3 brew = here(V(0, .3f, .3f));
    pop();
    kin_arm(&k, 1, V(.54f, 1.24f, .36f), V(.02f, 1.42f, .62f), GRASP_REACH, V(-.9f, .35f, .1f), V(-.2f, .1f, -.9f));
    push();
    move(0, 1.66f, .02f);
    necklace(.34f, .30f, .16f, 11, .05f, material_gem(rgb(0xa040f0)));
    pop();
    pop();
    lamp(brew + V(.06f, .2f, .12f), rgb(0xc890ff) * 3.8f, .40f);
    faction_motes();
}

const Card wizard_cards[] = {{"cards/monstrous/wizard", ROYAL, wizard},
                             {"cards/monstrous/wizard-2", MOON, wizard2},
                             {"cards/monstrous/wizard-3", FOREST, wizard3},
                             {0}};
