/* SPDX-License-Identifier: MIT
 * Battle Cards in which it has begun: the dragon comes through the shield, the troll's club too, the golem's fist lies on it;
 * in the wood it grows over, and in the king's hall it is over. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/weapons.h"
#include "things/battle_kit.h"
#include "things/studio.h"
#include "types/dragon_body.h"

static int metal_of(unsigned color)
{
    int m = material_new(rgb(color), rgb(color) * .55f, .3f, 1, PAT_METAL, 5, .2f);
    material(m)->metal = .6f;
    return m;
}

/* ---- the dragon comes through ---- */

static void dragon_battle(void)
{
    scene()->back_mirrored = true;
    battle_light();
    scene()->rim.color = rgb(0xff7a30) * 4.0f;
    Hide h = dragon_hide(&(DragonColors){.scales = rgb(0xa82818),
                                         .scales2 = rgb(0x4a0e10),
                                         .belly = rgb(0xe8b060),
                                         .horn = rgb(0xe8d8b0),
                                         .membrane = rgb(0xd06028),
                                         .iris = rgb(0xffd030)});
    push();
    move(.12f, 1.40f, -.1f);
    turn_y(-10);
    turn_z(-6);
    grow(1.02f);
    broken_shield(rgb(0x6a4a34), rgb(0x3a2418), .05f, .05f, .60f, .56f, 4);
    pop();
    Vec3 line[5] = {V(.62f, .70f, -1.5f), V(.50f, .95f, -.9f), V(.34f, 1.38f, -.3f), V(.14f, 1.62f, .3f),
                    V(-.06f, 1.56f, .7f)};
    float r[5] = {.44f, .42f, .36f, .30f, .24f};
    dragon_neck(&h, &(DragonNeck){.n = 5,
                                  .point = line,
                                  .radius = r,
                                  .front = V(-.2f, -1, .3f),
                                  .plates = 14,
                                  .spikes = 9,
                                  .spike_length = .3f});
    push();
    move(-.12f, 1.60f, .92f);
    turn_y(-44);
    turn_x(4);
    turn_z(8);
    grow(.98f);
    dragon_head(&h, &(DragonFace){.jaw = 34, .lid = 22, .open = .45f});
    dragon_swept_horns(&h, 1.0f);
    dragon_frill(&h, 5, .5f);
    push();
    move(0, -.10f, .80f);
    turn_x(96);
    fire_breath(1.25f, .34f, 1.3f, 3);
    pop();
    pop();
    lamp(V(-1.0f, 1.4f, 1.8f), rgb(0xff9838) * 3.0f, .5f);
    faction_ground();
    faction_motes();
}

/* ---- the troll's club ---- */

static void great_club(int wood, int iron, int leather)
{
    part();
    paint(wood);
    blend(.10f);
    lumpy(.035f, 4);
    limb(V(0, -1.5f, 0), V(0, -.2f, 0), .10f, .15f);
    limb(V(0, -.2f, 0), V(.03f, .75f, 0), .17f, .42f);
    ball(.05f, .86f, 0, .40f);
    ball(-.12f, .58f, .16f, .22f); /* a knot */
    lumpy(0, 1);
    for (int i = 0; i < 3; i++) { /* hoops */
        float y = .22f + .32f * (float)i, rr = mix(.17f, .44f, unit((y + .2f) / .95f));
        part();
        paint(iron);
        push();
        move(.02f, y, 0);
        drum(0, 0, 0, rr + .015f, .045f, .02f);
        pop();
    }
    for (int i = 0; i < 14; i++) {
        float a = (float)i * 2.4f, y = .36f + .052f * (float)i, rr = mix(.17f, .42f, unit((y + .2f) / .95f));
        Vec3 d = V(sinf(a), y > .9f ? .5f : .1f, cosf(a)), p = V(.03f, y, 0) + d * (rr * .86f);
        part();
        paint(iron);
        limb(p, p + d * .26f, .062f, .006f);
    }
    for (int i = 0; i < 9; i++) {
        part();
        paint(leather);
        push();
        move(0, -1.30f + .085f * (float)i, 0);
        turn_z(16);
        ring(0, 0, 0, .115f, .035f);
        pop();
    }
}

static void troll_battle(void)
{
    battle_light();
    scene()->key.color = scene()->key.color * .9f;
    push();
    move(-.06f, 1.30f, -.25f);
    turn_x(-10);
    turn_z(10);
    grow(1.02f);
    broken_shield(rgb(0x9ab060), rgb(0x56683a), .10f, .12f, .52f, .62f, 30);
    pop();
    push();
    move(.06f, 1.52f, .36f);
    turn_z(-38);
    turn_x(16);
    grow(1.06f);
    great_club(material_new(rgb(0x9a6a40), rgb(0x50301a), .7f, .4f, PAT_WOOD, 2.2f, 1.0f), metal_of(0xb8c0cc),
               material_leather(rgb(0x4a2c1c)));
    pop();
    int stone = material_stone(rgb(0x6a625c), rgb(0x34302e));
    for (int i = 0; i < 9; i++)
        rock((chance(i) - .5f) * 2.4f, .08f, .2f + .7f * chance(i + 20), .10f + .10f * chance(i + 40), .09f, .12f,
             40 * chance(i + 60), stone);
    lamp(V(-1.2f, 2.9f, 1.2f), rgb(0xffd090) * 2.4f, .8f);
    faction_ground();
    faction_motes();
}

/* ---- the golem's fist ---- */

/* Down out of the sky upon what lies below; y down is the forearm's way. */
static void stone_fist(int stone, int dark, int glow)
{
    part();
    paint(stone);
    blend(.03f);
    lumpy(.02f, 5);
    box(0, 1.36f, -.05f, .40f, .38f, .36f, .08f);
    part();
    paint(stone);
    lumpy(.02f, 5);
    box(0, .82f, -.02f, .33f, .14f, .30f, .06f);
    part();
    paint(dark);
    lumpy(.02f, 6);
    box(0, .36f, -.04f, .60f, .32f, .40f, .09f); /* back of the hand */
    for (int i = 0; i < 4; i++) {
        float x = ((float)i - 1.5f) * .305f, c = .03f * chance(i);
        part();
        paint(stone);
        lumpy(.015f, 6);
        box(x, .36f - c, .44f + c, .138f, .22f, .15f, .06f);
        part();
        paint(i % 2 ? stone : dark);
        lumpy(.015f, 6);
        box(x, .03f - c, .36f, .134f, .14f, .22f, .06f);
    }
    part();
    paint(dark);
    lumpy(.015f, 6);
    push();
    move(-.64f, .20f, .34f);
    turn_z(-20);
    turn_y(24);
    box(0, 0, 0, .14f, .27f, .18f, .06f);
    pop();
    lumpy(0, 1);
    part(); /* what holds it together shines in its joints */
    paint(glow);
    box(0, .92f, -.03f, .34f, .035f, .29f, .02f);
    box(0, .61f, -.03f, .36f, .030f, .31f, .02f);
    for (int i = 0; i < 5; i++) {
        Vec3 p[4] = {V(-.30f + .16f * (float)i, 1.66f - .05f * (float)i, .315f),
                     V(-.24f + .14f * (float)i, 1.46f, .32f), V(-.30f + .15f * (float)i, 1.28f, .32f),
                     V(-.20f + .12f * (float)i, 1.08f + .04f * chance(i), .315f)};
        float r[4] = {.004f, .014f, .012f, .004f};
        if (i % 2 == 0)
            tube(4, p, r, 3);
    }
}

static void golem_battle(void)
{
    battle_light();
    camera(V(-1.15f, .62f, 4.7f), V(.08f, 1.12f, .15f), 36);
    scene()->roll = 9;
    scene()->aperture = .026f;
    scene()->vignette = 1.5f;
    scene()->ambient *= .7f;
    scene()->key.towards = V(-.75f, .65f, .4f);
    scene()->disc_x = -.74f;
    scene()->disc_y = .98f;
    scene()->disc_size = .55f;
    int stone = material_stone(rgb(0xb8a88c), rgb(0x6a5a48)), dark = material_stone(rgb(0x8a7c68), rgb(0x4a4034)),
        glow = material_glow(rgb(0x60e8ff), 1.6f), shade = material_plain(rgb(0x100c0c), .9f, .1f);
    push();
    move(-.06f, .52f, .78f);
    turn_x(-50);
    turn_z(-14);
    grow(1.0f);
    battle_shield("golem", rgb(0x50555e), rgb(0x1c1e24), 0);
    part(); /* it splits */
    paint(shade);
    blend(.01f);
    for (int k = 0; k < 4; k++) {
        float a = .5f + 1.0f * (float)k;
        Vec3 p[4];
        float r[4] = {.045f, .032f, .022f, .006f};
        for (int i = 0; i < 4; i++) {
            float far = .30f + .21f * (float)i, b = a + .16f * (chance(4 * k + i) - .5f) * (float)(i > 0);
            p[i] = V(cosf(b) * far, sinf(b) * far, .19f - .10f * far * far);
        }
        tube(4, p, r, 3);
    }
    pop();
    push();
    move(.16f, 1.06f, .34f);
    turn_x(8);
    turn_z(-24);
    turn_y(-18);
    grow(1.22f);
    stone_fist(stone, dark, glow);
    pop();
    lamp(V(-.4f, 2.2f, 1.2f), rgb(0x60d8ff) * .6f, .5f);
    for (int i = 0; i < 9; i++) /* what the blow throws at us */
        rock(-1.0f + 1.5f * chance(i + 300), .35f + 1.4f * chance(i + 310), 1.5f + 1.2f * chance(i + 320),
             .05f + .08f * chance(i + 330), .06f, .07f, 90 * chance(i + 340), i % 2 ? stone : dark);
    push(); /* the hammers that were to stop it */
    move(-1.02f, .22f, .75f);
    turn_z(64);
    turn_y(30);
    grow(.8f);
    hammer(.80f, .36f, metal_of(0xd8e0ec), material_wood());
    pop();
    for (int i = 0; i < 14; i++)
        rock((chance(i) - .5f) * 2.2f, .05f + .5f * chance(i + 80) * chance(i + 90), .7f + .6f * chance(i + 20),
             .04f + .06f * chance(i + 40), .05f, .06f, 90 * chance(i + 60), i % 2 ? stone : dark);
    for (int i = 0; i < 26; i++)
        sprite(V((chance(i + 3) - .5f) * 2.4f, .2f + .5f * chance(i + 23), .3f + .8f * chance(i + 63)),
               .16f + .18f * chance(i + 43), rgb(0xe8cc98), SPRITE_GLOW, .09f);
    faction_ground();
    faction_motes();
}

/* ---- the wood takes it back ---- */

static void stump(int bark, int cut)
{
    part();
    paint(bark);
    blend(.08f);
    lumpy(.04f, 4);
    limb(V(0, -.1f, 0), V(0, .62f, 0), .62f, .48f);
    for (int i = 0; i < 7; i++) {
        float a = (float)i * .9f + .3f;
        limb(V(sinf(a) * .45f, .25f, cosf(a) * .40f), V(sinf(a) * (.95f + .2f * chance(i)), -.05f, cosf(a) * .85f),
             .17f, .06f);
    }
    carve();
    blend(.02f);
    box(0, 1.12f, 0, 1, .44f, 1, .02f);
    fill();
    lumpy(0, 1);
    part();
    paint(cut);
    drum(0, .665f, 0, .47f, .02f, .01f);
    for (int i = 0; i < 4; i++) {
        part();
        paint(bark);
        ring(0, .684f, 0, .10f + .10f * (float)i, .006f);
    }
}

static void forest_battle(void)
{
    battle_light();
    Scene *s = scene();
    s->tint[MIDTONE] = s->tint[MIDTONE] * 1.6f;
    s->key.color = s->key.color * .72f;
    int bark = material_new(rgb(0x5a4430), rgb(0x2c2016), .8f, .3f, PAT_WOOD, 2.0f, 1.3f),
        cut = material_new(rgb(0xd8a868), rgb(0xa87840), .7f, .3f, PAT_NOISE, 6, .2f),
        stem = material_new(rgb(0x4a6a24), rgb(0x2a3c14), .7f, .3f, PAT_NOISE, 4, .4f),
        leaf = material_plain(rgb(0x58a830), .6f, .5f);
    material(leaf)->sss = rgb(0x90e040) * .5f;
    push();
    move(.58f, .0f, -.35f);
    grow(1.16f);
    stump(bark, cut);
    pop();
    push(); /* the axe stands in it */
    move(1.00f, 1.72f, -.25f);
    turn_z(-26);
    turn_x(10);
    turn_z(180);
    grow(1.1f);
    axe(.86f, .58f, false, metal_of(0xdce4e0), material_wood());
    pop();
    push();
    move(-.32f, .98f, .42f);
    turn_x(-16);
    turn_y(-10);
    turn_z(12);
    grow(.80f);
    battle_shield("forest", rgb(0x7a3a1c), rgb(0x3e1c0c), 0);
    Vec3 one[6] = {V(-1.1f, -1.1f, .0f),  V(-.86f, -.62f, .22f), V(-.52f, -.50f, .26f),
                   V(-.66f, -.02f, .22f), V(-.42f, .40f, .24f),  V(-.70f, .80f, .18f)},
         two[6] = {V(.5f, -1.2f, .2f),   V(.62f, -.72f, .24f), V(.40f, -.56f, .28f),
                   V(.78f, -.16f, .22f), V(.62f, .26f, .24f),  V(.92f, .52f, .14f)},
         three[5] = {V(-.52f, -.50f, .26f), V(-.16f, -.72f, .28f), V(.18f, -.62f, .30f), V(.44f, -.84f, .22f),
                     V(.80f, -.80f, .12f)};
    vine(6, one, .045f, stem, leaf, 3);
    vine(6, two, .040f, stem, leaf, 17);
    vine(5, three, .032f, stem, leaf, 31);
    pop();
    for (int i = 0; i < 5; i++) {
        push();
        move(-.92f + .13f * (float)i + .05f * chance(i), .02f, .95f + .22f * chance(i + 9));
        mushroom(.18f + .14f * chance(i + 3), .11f + .06f * chance(i + 6), rgb(0xd84a28));
        pop();
    }
    faction_ground();
    faction_motes();
}

/* ---- in the king's hall ---- */

static void velvet(float x, float lean, int cloth_m, int gold)
{
    Vec3 p[20];
    for (int row = 0; row < 5; row++)
        for (int i = 0; i < 4; i++) {
            float t = (float)row / 4, u = (float)i / 3 - .5f, in = .5f - .5f * cosf(t * 3.1f);
            p[4 * row + i] = V(x + u * (.86f - .34f * sinf(t * PI)) + lean * in, 3.2f - 3.1f * t,
                               -.95f + .12f * sinf(u * 15 + t * 3));
        }
    part();
    paint(cloth_m);
    blend(.02f);
    cloth(5, 4, p, .025f, 5);
    part();
    paint(gold);
    float r[4] = {.035f, .035f, .035f, .035f};
    tube(4, p + 16, r, 4);
    push();
    move(x + lean * .5f, 1.62f, -.86f);
    turn_z(8);
    ring(0, 0, 0, .27f, .045f);
    pop();
}

static void laurel(int leaf)
{
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 9; i++) {
            float a = (.25f + .29f * (float)i), s = (float)side;
            push();
            move(s * .52f * sinf(a), .02f, .36f * cosf(a));
            turn_y(s * (a * 57.3f - 90));
            turn_x(70);
            turn_z(s * 24);
            part();
            leaf_flat(.24f, .10f, leaf);
            pop();
        }
}

/* Whose hand it is does not matter: it is not the king's. */
static void greedy_hand(void)
{
    int skin = material_skin(rgb(0x4a5438), rgb(0x262c20)), nail = material_plain(rgb(0x1c1814), .3f, 1);
    Vec3 wrist = V(-.78f, 1.62f, .92f);
    PersonHand h = {
        .pose = GRASP_REACH, .size = .36f, .thick = 1.35f, .thumb = 1, .skin = skin, .nail = nail, .age = 1};
    person_hand_at(&h, wrist, V(.80f, .55f, -.35f), V(.45f, -.65f, -.35f));
    part();
    paint(skin);
    blend(.06f);
    limb(V(-1.7f, .80f, 1.9f), vec_mix(V(-1.7f, .80f, 1.9f), wrist, .6f), .26f, .20f);
    limb(vec_mix(V(-1.7f, .80f, 1.9f), wrist, .6f), wrist, .20f, .14f);
    part();
    paint(material_leather(rgb(0x3a2418)));
    blend(.02f);
    push();
    Vec3 cuff = vec_mix(V(-1.7f, .80f, 1.9f), wrist, .62f);
    move(cuff[0], cuff[1], cuff[2]);
    aim(vec_unit(wrist - V(-1.7f, .80f, 1.9f)), V(0, 0, 1));
    drum(0, 0, 0, .235f, .20f, .03f);
    pop();
}

static void royal_battle(void)
{
    battle_light();
    camera(V(-.55f, .85f, 4.6f), V(.04f, 1.50f, 0), 36);
    scene()->roll = -9;
    scene()->aperture = .026f;
    scene()->vignette = 1.6f;
    scene()->ambient *= .6f;
    int stone = material_stone(rgb(0x6a6070), rgb(0x34303c)), gold = studio_gold(), blade = metal_of(0xeef4ff),
        red = material_new(rgb(0xa81830), rgb(0x50081a), .92f, .25f, PAT_NOISE, 2.2f, .1f),
        leaf = material_plain(rgb(0xc8a038), .35f, 1), ermine = material_fur(rgb(0xf4ece0));
    velvet(-1.12f, .16f, red, gold);
    velvet(1.16f, -.16f, red, gold);
    for (int i = 0; i < 3; i++)
        block(.0f, .10f + .20f * (float)i, -.05f - .26f * (float)i, 1.25f - .28f * (float)i, .11f,
              .75f - .08f * (float)i, stone);
    push(); /* the sword of the king who was, in the step */
    move(.0f, 2.06f, -.10f);
    turn_z(4);
    turn_z(180);
    grow(1.12f);
    sword(1.38f, .20f, blade, gold);
    Vec3 glint = here(V(.04f, .30f, .08f));
    pop();
    greedy_hand();
    push(); /* its hilt carries the crown, and lets it go */
    move(.02f, 2.22f, -.02f);
    turn_z(26);
    turn_x(12);
    crown_royal(.34f, gold, material_gem(rgb(0xff3050)), red, ermine);
    pop();
    push();
    move(.74f, .72f, .90f);
    turn_x(-20);
    turn_y(16);
    turn_z(-18);
    grow(.68f);
    battle_shield("royal", rgb(0xb0283c), rgb(0x6a1424), 0);
    pop();
    push();
    move(-.46f, .34f, .62f);
    turn_x(8);
    laurel(leaf);
    pop();
    sprite(glint, .24f, rgb(0xfff0d0), SPRITE_SPARKLE, .9f);
    lamp(V(-1.0f, 3.0f, 1.4f), rgb(0xffd8a0) * 2.0f, .7f);
    faction_ground();
    faction_motes();
}

const Card battle_scenes_cards[] = {
    {"cards/horde/battle-forest", FOREST, forest_battle}, {"cards/horde/battle-royal", ROYAL, royal_battle},
    {"cards/horde/battle-troll", MINE, troll_battle},     {"cards/horde/battle-dragon", FIRE, dragon_battle},
    {"cards/horde/battle-golem", SUN, golem_battle},      {0}};
