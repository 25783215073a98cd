/* SPDX-License-Identifier: MIT
 * Golems of rock: the geode under the moon, the burning basalt, the standing stones with a flower. */
#include "cards.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"

/* ---- moon: the geode ---- */

typedef struct {
    int stone, violet, pale, gold_glow, deep;
} Geode;

/* The trunk with its broken side: amethyst inside. */
static void geode_trunk(const Geode *m)
{
    /* trunk with the broken side open: amethyst inside */
    part();
    paint(m->stone);
    blend(.12f);
    lumpy(.05f, 3);
    egg(0, 1.42f, -.05f, .78f, .56f, .52f);
    egg(0, .86f, .02f, .5f, .42f, .4f);
    lumpy(0, 1);
    carve();
    blend(.03f);
    paint(m->deep);
    egg(.06f, 1.34f, .5f, .36f, .42f, .36f);
    fill();
    for (int i = 0; i < 34; i++) {
        float a = chance(i) * 2 * PI, r = .08f + .3f * sqrtf(chance(i + 40)), x = .06f + cosf(a) * r,
              y = 1.34f + sinf(a) * r * 1.15f;
        shard(x, y, .2f + .25f * r, -60 * cosf(a) * r * 2, 70 - 30 * sinf(a) * r, .13f + .1f * chance(i + 80),
              .05f + .03f * chance(i + 120), i % 3 ? m->violet : m->pale);
    }
    lamp(V(.06f, 1.34f, .62f), rgb(0xb060ff) * 3.f, .34f);
    sprite(here(V(.06f, 1.34f, .6f)), .24f, rgb(0xa050ff), SPRITE_GLOW, .45f);
}

/* One arm hangs, the other carries a moon. */
static void arms_with_a_moon(const Geode *m)
{
    /* the arm at the left hangs, the one at the right carries a moon */
    rock(-.94f, 1.72f, -.08f, .38f, .34f, .36f, -20, m->stone);
    rock(-1.14f, 1.18f, .1f, .22f, .27f, .23f, -10, m->stone);
    rock(-1.16f, .72f, .35f, .31f, .34f, .31f, 12, m->stone);
    rock_fingers(-1.16f, .32f, .5f, .2f, 4, m->stone);
    rock(.94f, 1.76f, -.08f, .36f, .33f, .36f, 22, m->stone);
    rock(1.2f, 1.42f, .28f, .22f, .24f, .24f, 30, m->stone);
    rock(1.02f, 1.46f, .74f, .26f, .2f, .3f, -8, m->stone);
    rock(.86f, 1.62f, 1.0f, .3f, .1f, .26f, 4, m->stone);
    rock_fingers(.84f, 1.74f, 1.2f, .15f, 2, m->stone);
    push();
    move(.98f, 2.06f, .98f);
    int moon = material_new(rgb(0xfff4d8), rgb(0xc8b890), .8f, .2f, PAT_NOISE, 5, .8f);
    material(moon)->emit = rgb(0xffe0a0) * .35f;
    part();
    paint(moon);
    blend(.02f);
    ball(0, 0, 0, .24f);
    carve();
    ball(.1f, .12f, .22f, .09f);
    ball(-.12f, -.02f, .24f, .07f);
    ball(.04f, -.15f, .22f, .06f);
    fill();
    Vec3 at = here(grey(0));
    pop();
    sprite(at, .3f, rgb(0xffdc98), SPRITE_GLOW, .3f);
    lamp(at + V(-.2f, .05f, .25f), rgb(0xffdc98) * 2.2f, .4f);
}

/* The head: a mask under a heavy brow, crystals breaking out of the dome. */
static void cracked_dome(const Geode *m)
{
    /* head: a cracked dome, a mask under a heavy brow */
    push();
    move(.02f, 2.02f, .32f);
    turn_y(6);
    turn_z(-5);
    turn_x(6);
    grow(1.12f);
    rock(0, .1f, -.02f, .34f, .3f, .3f, 4, m->stone);
    rock(0, -.2f, .06f, .27f, .14f, .26f, -4, m->stone);
    part();
    paint(m->stone);
    blend(.06f);
    lumpy(.02f, 6);
    box(0, .16f, .26f, .33f, .08f, .12f, .05f);
    box(0, -.04f, .31f, .06f, .12f, .06f, .04f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(m->deep);
        egg(s * .155f, .02f, .29f, .125f, .09f, .06f);
        part();
        paint(m->gold_glow);
        push();
        move(s * .155f, .025f, .335f);
        turn_z(s * 16);
        egg(0, 0, 0, .088f, .045f, .03f);
        pop();
        sprite(here(V(s * .15f, .035f, .37f)), .06f, rgb(0xffd050), SPRITE_GLOW, .9f);
    }
    part();
    paint(m->deep);
    box(0, -.2f, .32f, .15f, .025f, .03f, .01f);
    for (int i = 0; i < 5; i++) /* a crown of crystals broke out of the dome */
        shard(-.2f + .1f * (float)i, .3f, -.06f, 34 - 17 * (float)i, -8 + 10 * (float)(i % 2),
              .3f + .14f * (i == 2 ? 1.f : 0), .075f, i % 2 ? m->pale : m->violet);
    pop();
}

static void moon_golem(void)
{
    camera(V(.5f, .9f, 6.4f), V(.02f, 1.46f, 0), 33);
    scene()->disc_x = -.58f;
    scene()->disc_y = .86f;
    scene()->disc_size = .42f;
    scene()->back_seed = 11;
    scene()->tint[MIDTONE] = rgb(0x3a4684);
    int stone = material_new(rgb(0xe6ded6), rgb(0x9a94a8), .8f, .5f, PAT_STONE, 2.4f, 1.1f),
        violet = crystal_of(rgb(0x9a40f0), .5f), pale = crystal_of(rgb(0xd0a8ff), .35f);
    int gold_glow = material_glow(rgb(0xffd050), 2.6f),
        deep = material_new(rgb(0x3a1a6a), rgb(0x20104a), .6f, .8f, PAT_NOISE, 6, .8f);
    const Geode m = {stone, violet, pale, gold_glow, deep};
    push();
    move(-.02f, -.08f, 0);
    turn_y(-8);
    geode_trunk(&m);
    /* legs */
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        rock(s * .36f, .44f, side > 0 ? .2f : -.05f, .27f, .27f, .28f, s * 8, stone);
        rock(s * .44f, .08f, side > 0 ? .42f : .1f, .33f, .19f, .38f, s * -6, stone);
    }
    arms_with_a_moon(&m);
    cracked_dome(&m);
    for (int i = 0; i < 12; i++) {
        float s = i & 1 ? 1 : -1, k = (float)(i / 2);
        shard(s * (.56f + .13f * k), 1.96f - .06f * k, -.2f, -s * (12 + 10 * k), -12 + 9 * (float)(i % 3),
              .46f - .05f * k + .14f * chance(i), .09f + .02f * chance(i + 4), i % 3 ? violet : pale);
    }
    pop();
    faction_ground();
    faction_motes();
}

/* ---- fire: basalt on the boil ---- */

static void burning_boulder(int basalt)
{
    push(); /* the boulder */
    move(.02f, 3.1f, .1f);
    part();
    paint(basalt);
    blend(.1f);
    lumpy(.07f, 2.6f);
    ball(0, 0, 0, .5f);
    lumpy(0, 1);
    flames(20, .42f, .3f, .85f, .085f, 24, -10, rgb(0xffa828), rgb(0xf03c08), 33);
    pop();
}

/* Low between the shoulders. */
static void roaring_head(int basalt)
{
    /* head, low between the shoulders, roaring */
    push();
    move(.0f, 2.0f, .62f);
    turn_y(-6);
    turn_x(-4);
    grow(1.32f);
    part();
    paint(basalt);
    blend(.07f);
    lumpy(.03f, 5);
    box(0, .12f, -.05f, .35f, .23f, .28f, .1f);
    box(0, -.38f, .04f, .27f, .1f, .25f, .06f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2)
        rock((float)side * .3f, -.16f, .0f, .08f, .22f, .2f, (float)side * -6, basalt);
    part();
    paint(material_glow(rgb(0xffd868), 2));
    blend(.04f);
    egg(0, -.16f, .02f, .26f, .17f, .2f);
    for (int i = 0; i < 6; i++) { /* teeth of basalt */
        float x = -.2f + .08f * (float)i;
        part();
        paint(basalt);
        limb(V(x, -.06f, .22f), V(x, -.17f + .03f * (float)(i % 2), .25f), .045f, .008f);
        limb(V(x + .03f, -.3f, .22f), V(x + .03f, -.19f + .03f * (float)(i % 2), .25f), .04f, .008f);
    }
    part();
    paint(basalt);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .04f, .12f, .28f), V((float)side * .34f, .24f, .2f), .09f, .07f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(material_glow(rgb(0xffd868), 2));
        push();
        move(s * .17f, .06f, .25f);
        turn_z(s * 22);
        egg(0, 0, 0, .1f, .052f, .05f);
        pop();
        sprite(here(V(s * .16f, .08f, .32f)), .07f, rgb(0xffc040), SPRITE_GLOW, .8f);
        horn(V(s * .28f, .28f, -.08f), V(s * .46f, .42f, -.06f), V(s * .5f, .66f, .02f), .1f, basalt);
    }
    Vec3 mouth = here(V(0, -.16f, .3f));
    pop();
    lamp(mouth + V(0, 0, .1f), rgb(0xffa030) * 2.4f, .3f);
    sprite(mouth, .2f, rgb(0xff9a30), SPRITE_GLOW, .4f);
}

static void fire_golem(void)
{
    camera(V(-.3f, .9f, 6.3f), V(0, 2.02f, 0), 31.5f);
    scene()->back_mirrored = true;
    scene()->back_zoom = .9f;
    int basalt = material_new(rgb(0x4c464e), rgb(0x262228), .75f, .6f, PAT_RUNE, 2.3f, 1.3f),
        glow = material_glow(rgb(0xffa028), 2);
    material(basalt)->emit = rgb(0xff6a14) * 4.f;
    push();
    move(0, -.1f, 0);
    rock(0, 1.35f, -.05f, .66f, .5f, .44f, 4, basalt);
    rock(-.34f, 1.58f, .1f, .42f, .32f, .38f, 14, basalt);
    rock(.36f, 1.56f, .1f, .42f, .32f, .38f, -16, basalt);
    rock(0, .82f, .02f, .44f, .24f, .36f, -6, basalt);
    rock(.02f, .5f, .04f, .5f, .2f, .38f, 8, basalt);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        rock(s * .42f, .22f, .08f, .28f, .28f, .29f, s * 10, basalt);
        rock(s * .52f, -.06f, .22f, .36f, .17f, .4f, s * -6, basalt);
        /* both arms hold the boulder over the head */
        rock(s * .98f, 1.7f, -.1f, .34f, .34f, .34f, s * 24, basalt);
        rock(s * 1.24f, 2.18f, -.05f, .22f, .28f, .23f, s * -10, basalt);
        rock(s * 1.04f, 2.64f, .08f, .28f, .27f, .28f, s * 16, basalt);
        rock(s * .78f, 2.9f, .2f, .2f, .11f, .24f, s * 34, basalt);
    }
    for (int i = 0; i < 5; i++) { /* lava between the stones of the belly */
        part();
        paint(glow);
        blend(.08f);
        lumpy(.03f, 7);
        limb(V(-.4f + .2f * (float)i, 1.08f + .05f * (float)(i % 2), .26f), V(-.36f + .18f * (float)i, .7f, .3f), .06f,
             .04f);
    }
    lamp(V(0, 1.0f, .75f), rgb(0xff7a1a) * 2.4f, .35f);
    burning_boulder(basalt);
    roaring_head(basalt);
    for (int side = -1; side <= 1; side += 2) { /* chimneys */
        push();
        move((float)side * .62f, 1.9f, -.32f);
        flames(9, .2f, .16f, .8f, .08f, 14, (float)side * 14, rgb(0xffa828), rgb(0xf03c08), 60 + side);
        pop();
    }
    sparks(70, 1.2f, 3.4f, rgb(0xffb040) * 2.f, 700);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- forest: standing stones, and a flower ---- */

typedef struct {
    int stone, moss, root, leaf, leaf2, amber, dark;
} Stones;

static void flower(const Stones *m)
{
    push();
    move(.5f, 1.08f, 1.14f);
    int stalk = material_plain(rgb(0x5aa030), .6f, .4f),
        petal = material_new(rgb(0xf8f4ff), rgb(0xe0c8f8), .5f, .5f, PAT_NOISE, 5, .2f);
    material(petal)->sss = rgb(0xffd0ff) * .6f;
    part();
    paint(stalk);
    Vec3 st[3] = {V(0, 0, 0), V(.04f, .2f, 0), V(-.03f, .42f, .02f)};
    float sr[3] = {.025f, .022f, .02f};
    tube(3, st, sr, 3);
    push();
    move(.03f, .12f, 0);
    turn_z(-60);
    part();
    leaf_flat(.22f, .1f, stalk);
    pop();
    move(-.03f, .44f, .03f);
    turn_x(14);
    for (int i = 0; i < 9; i++) {
        push();
        turn_z((float)i * 40);
        turn_x(-16);
        part();
        leaf_flat(.22f, .12f, petal);
        pop();
    }
    part();
    paint(m->amber);
    egg(0, 0, .03f, .065f, .065f, .04f);
    Vec3 bloom = here(V(0, 0, .08f));
    pop();
    sprite(bloom, .22f, rgb(0xffd870), SPRITE_GLOW, .5f);
    lamp(bloom + V(-.1f, .15f, .15f), rgb(0xffd890) * 2.4f, .35f);
}

static void bowed_head(const Stones *m)
{
    /* head bowed over the flower */
    push();
    move(.06f, 1.98f, .36f);
    turn_y(4);
    turn_x(14);
    turn_z(-8);
    part();
    paint(m->stone);
    blend(.08f);
    lumpy(.04f, 3.4f);
    box(0, .12f, -.05f, .36f, .33f, .29f, .12f);
    box(0, -.24f, .03f, .29f, .15f, .26f, .08f);
    lumpy(0, 1);
    part();
    paint(m->stone);
    blend(.06f);
    lumpy(.02f, 6);
    for (int side = -1; side <= 1; side += 2) /* a kind brow: outer ends low */
        limb(V((float)side * .06f, .24f, .29f), V((float)side * .33f, .15f, .24f), .075f, .08f);
    box(0, .0f, .31f, .065f, .13f, .07f, .04f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(m->dark);
        egg(s * .165f, .08f, .27f, .105f, .095f, .05f);
        part();
        paint(m->amber);
        egg(s * .16f, .07f, .305f, .062f, .066f, .03f);
        sprite(here(V(s * .16f, .07f, .35f)), .07f, rgb(0xffc050), SPRITE_GLOW, .6f);
    }
    part();
    paint(m->dark);
    blend(.01f);
    Vec3 smile[5] = {V(-.16f, -.17f, .31f), V(-.08f, -.21f, .33f), V(0, -.222f, .335f), V(.08f, -.21f, .33f),
                     V(.16f, -.17f, .31f)};
    float smile_r[5] = {.012f, .02f, .022f, .02f, .012f};
    tube(5, smile, smile_r, 3);
}

static void moss_with_a_nest(const Stones *m)
{
    part();
    paint(m->moss); /* hair of m->moss with a nest */
    blend(.08f);
    lumpy(.04f, 8);
    egg(0, .44f, -.06f, .4f, .13f, .34f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .5f;
        limb(V(sinf(a) * .34f, .42f, -.06f + .26f * cosf(a)),
             V(sinf(a) * .42f, .2f - .12f * chance(i), -.06f + .34f * cosf(a)), .07f, .012f);
    }
    lumpy(0, 1);
    push();
    move(-.14f, .58f, .02f);
    part();
    paint(m->root);
    blend(.01f);
    for (int i = 0; i < 14; i++) {
        push();
        turn_x((chance(i) - .5f) * 24);
        turn_z((chance(i + 20) - .5f) * 24);
        ring(0, .03f * (chance(i + 40) - .5f), 0, .14f + .03f * chance(i + 60), .018f);
        pop();
    }
    part();
    paint(material_plain(rgb(0x8ad0f0), .4f, .6f));
    for (int i = 0; i < 3; i++)
        egg(-.05f + .05f * (float)i, .05f, .02f * (float)(i % 2), .045f, .06f, .045f);
    pop();
    pop();
}

static void forest_golem(void)
{
    camera(V(.45f, 1.55f, 6.3f), V(.04f, 1.36f, 0), 33);
    scene()->tint[SHADOW] = rgb(0x123a30);
    scene()->tint[MIDTONE] = rgb(0x3a7a4a);
    scene()->back_x = -.2f;
    int stone = material_new(rgb(0xb0b0a4), rgb(0x74786e), .85f, .4f, PAT_STONE, 2.3f, 1.2f),
        moss = material_fur(rgb(0x6a9a2c)), root = material_wood(),
        leaf = material_new(rgb(0xf0882a), rgb(0xc0481a), .6f, .4f, PAT_NOISE, 5, .3f),
        leaf2 = material_new(rgb(0xf8c040), rgb(0xd0801a), .6f, .4f, PAT_NOISE, 5, .3f);
    int amber = material_glow(rgb(0xffb030), 1.8f), dark = material_plain(rgb(0x20241c), .9f, .1f);
    material(leaf)->sss = rgb(0xff8020) * .5f;
    material(leaf2)->sss = rgb(0xffc040) * .5f;
    material(root)->color = rgb(0x7a5a3a);
    const Stones m = {stone, moss, root, leaf, leaf2, amber, dark};
    push();
    move(-.06f, -.06f, 0);
    turn_y(8);
    rock(0, 1.3f, -.08f, .68f, .5f, .44f, -4, stone);
    rock(.02f, .76f, .0f, .5f, .26f, .38f, 6, stone);
    rock(-.32f, 1.56f, -.05f, .44f, .3f, .4f, 16, stone);
    rock(.34f, 1.52f, -.05f, .44f, .3f, .4f, -14, stone);
    for (int side = -1; side <= 1; side += 2) { /* sitting: thighs forward */
        float s = (float)side;
        rock(s * .44f, .36f, .5f, .28f, .24f, .4f, s * 6, stone);
        rock(s * .48f, .05f, .86f, .26f, .3f, .24f, s * -5, stone);
        rock(s * .5f, -.14f, 1.1f, .3f, .12f, .3f, s * 4, stone);
    }
    /* the left arm props him up, the right hand holds the flower */
    rock(-.98f, 1.46f, -.02f, .32f, .34f, .32f, -16, stone);
    rock(-1.16f, .96f, .1f, .22f, .28f, .23f, -8, stone);
    rock(-1.2f, .48f, .24f, .28f, .3f, .28f, 6, stone);
    rock_fingers(-1.2f, .1f, .4f, .19f, 2, stone);
    rock(.98f, 1.44f, .02f, .32f, .33f, .32f, 18, stone);
    rock(1.08f, 1.02f, .3f, .22f, .24f, .24f, 12, stone);
    rock(.82f, .92f, .8f, .3f, .2f, .3f, -10, stone);
    rock(.52f, 1.0f, 1.1f, .26f, .09f, .24f, -4, stone);
    rock_fingers(.42f, 1.08f, 1.3f, .14f, 0, stone);
    flower(&m);
    bowed_head(&m);
    moss_with_a_nest(&m);
    young_tree(root, leaf, leaf2); /* from his back */
    part();
    paint(moss);
    blend(.1f);
    lumpy(.05f, 7);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .92f, 1.74f, -.02f, .34f, .1f, .3f);
    egg(0, 1.82f, -.25f, .5f, .1f, .24f);
    lumpy(0, 1);
    for (int i = 0; i < 4; i++) {
        push();
        move(.74f + .13f * (float)i, 1.82f - .02f * (float)(i * i), .08f - .06f * (float)i);
        turn_z(-8 * (float)i);
        mushroom(.1f, .11f - .015f * (float)i, i % 2 ? rgb(0xe08a30) : rgb(0xd84a28));
        pop();
    }
    Vec3 v[5] = {V(-.5f, 1.72f, .34f), V(-.24f, 1.5f, .46f), V(-.3f, 1.2f, .46f), V(-.05f, 1.0f, .44f),
                 V(-.1f, .7f, .46f)};
    vine(5, v, .032f, material_plain(rgb(0x5aa030), .6f, .4f), material_plain(rgb(0x7ab838), .6f, .4f), 9);
    pop();
    faction_ground();
    faction_motes();
}

const Card golem_rocks_cards[] = {{"cards/horde/fire-golem", FIRE, fire_golem},
                                  {"cards/horde/moon-golem", MOON, moon_golem},
                                  {"cards/horde/forest-golem", FOREST, forest_golem},
                                  {0}};
