/* SPDX-License-Identifier: MIT
 * Golems of rock: the geode under the moon, the burning basalt, the standing stones with a flower. */
#include "cards.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"

/* ---- moon: it takes the moon down ---- */

typedef struct {
    int stone, violet, pale, glow, deep;
} Geode;

/* A face of slabs, open-mouthed with wonder; at the brush's place, 1 high, looking to +z. */
static Vec3 slab_face(const Geode *m)
{
    rock(.0f, .30f, -.20f, .50f, .34f, .42f, 4, m->stone);
    rock(-.36f, -.06f, -.10f, .20f, .26f, .30f, -6, m->stone);
    rock(.38f, -.08f, -.10f, .20f, .27f, .30f, 7, m->stone);
    part(); /* brow, cheekbones, nose */
    paint(m->stone);
    blend(.04f);
    lumpy(.03f, 5);
    push();
    move(-.22f, .25f, .20f);
    turn_z(10);
    box(0, 0, 0, .24f, .075f, .14f, .04f);
    pop();
    push();
    move(.24f, .28f, .20f);
    turn_z(-4);
    box(0, 0, 0, .24f, .075f, .14f, .04f);
    pop();
    box(.0f, .03f, .27f, .075f, .20f, .11f, .04f);
    box(.0f, -.12f, .32f, .12f, .07f, .10f, .04f);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .32f, -.08f, .18f, .13f, .08f, .12f, .05f);
    lumpy(0, 1);
    rock(0, -.30f, .14f, .27f, .085f, .20f, 2, m->stone);
    rock(.02f, -.78f, .10f, .32f, .13f, .24f, -3, m->stone); /* the jaw hangs */
    rock(-.33f, -.56f, -.06f, .11f, .24f, .16f, -10, m->stone);
    rock(.35f, -.56f, -.06f, .11f, .24f, .16f, 12, m->stone);
    part();
    paint(m->deep);
    egg(0, -.54f, .0f, .26f, .20f, .14f);
    for (int i = 0; i < 7; i++) { /* teeth of crystal */
        float x = -.21f + .07f * (float)i;
        shard(x, -.37f, .24f - 1.2f * x * x, 180 + 10 * (chance(i) - .5f), 0, .085f + .04f * chance(i + 5), .034f,
              m->pale);
        if (i % 2)
            shard(x, -.66f, .24f - 1.2f * x * x, 12 * (chance(i + 9) - .5f), 0, .07f + .04f * chance(i + 7), .034f,
                  m->pale);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(m->deep);
        egg(q * .20f, .10f, .16f, .145f, .11f, .10f);
        part();
        paint(m->glow);
        egg(q * .20f + .03f, .10f, .235f, .085f, .082f, .05f);
        part();
        paint(m->deep);
        ball(q * .20f + .055f, .10f, .285f, .034f);
    }
    for (int i = 0; i < 11; i++) { /* crystals have broken out of the dome */
        float a = ((float)i - 5) * .24f;
        shard(sinf(a) * .50f, .40f + .20f * cosf(a), -.30f + .10f * (float)(i % 2), -a * 52, -14 + 10 * (float)(i % 3),
              .30f + .26f * chance(i + 2), .09f + .03f * chance(i + 4), i % 3 ? m->violet : m->pale);
    }
    return here(V(.2f, .1f, .4f));
}

/* A hand of rocks round what is at the brush's place, r its radius. */
static void rock_fist(float r, const Geode *m)
{
    static const float at[10][7] = {
        /* place, half sizes, tilt */
        {-.95f, .55f, .45f, .20f, .30f, .22f, 34},   {-.62f, .10f, .95f, .19f, .27f, .17f, 22},
        {-.98f, -.05f, .35f, .21f, .30f, .24f, 20},  {-.70f, -.38f, .82f, .19f, .25f, .17f, 6},
        {-.80f, -.66f, .25f, .22f, .28f, .24f, -8},  {-.36f, -.82f, .70f, .20f, .24f, .18f, -30},
        {1.02f, -.20f, .30f, .24f, .34f, .26f, -24}, {.92f, .36f, .62f, .19f, .30f, .18f, 12},
        {.30f, -1.12f, .10f, .52f, .30f, .44f, -6},  {.10f, -.98f, -.45f, .62f, .34f, .34f, 4}};
    for (int i = 0; i < 10; i++)
        rock(at[i][0] * r, at[i][1] * r, at[i][2] * r, at[i][3] * r * 1.25f, at[i][4] * r * 1.25f, at[i][5] * r * 1.25f,
             at[i][6], m->stone);
}

static void moon_golem(void)
{
    camera(V(.05f, 1.05f, 5.4f), V(.02f, 1.46f, 0), 31);
    Scene *s = scene();
    s->disc_x = 3; /* it is not in the sky any more */
    s->back_seed = 11;
    s->vignette = 1.4f;
    s->ambient = .30f;
    s->key = (Light){V(-.55f, .60f, .50f), rgb(0x8090d8) * .9f, .1f};
    s->rim = (Light){V(-.6f, .5f, -.6f), rgb(0xa070ff) * 3.2f, 0};
    int stone = material_new(rgb(0xc8c4d0), rgb(0x7c7890), .8f, .5f, PAT_STONE, 2.4f, 1.2f),
        violet = crystal_of(rgb(0x9a40f0), .40f), pale = crystal_of(rgb(0xd0a8ff), .30f),
        glow = material_glow(rgb(0xffe8a0), 1.7f),
        deep = material_new(rgb(0x1c1034), rgb(0x0c081c), .7f, .5f, PAT_NOISE, 6, .6f),
        moon = material_new(rgb(0xfff6dc), rgb(0xcabf9c), .85f, .2f, PAT_NOISE, 4, 1.0f);
    material(moon)->emit = rgb(0xfff0c8) * .85f;
    const Geode m = {stone, violet, pale, glow, deep};
    push(); /* a face like a cliff, and the light of what it holds on it */
    move(-.34f, 1.78f, -.20f);
    turn_y(16);
    turn_x(2);
    turn_z(4);
    grow(1.08f);
    slab_face(&m);
    pop();
    rock(-1.0f, .72f, -.6f, .62f, .52f, .5f, -16, stone); /* shoulder and breast */
    rock(-.2f, .50f, -.5f, .66f, .55f, .5f, 6, stone);
    rock(.66f, .56f, -.75f, .46f, .50f, .42f, 14, stone);
    rock(1.02f, .20f, -.1f, .34f, .44f, .36f, -18, stone);
    for (int i = 0; i < 9; i++)
        shard(-1.15f + .16f * (float)i, 1.10f - .03f * (float)i, -.75f, 30 - 8 * (float)i, -16,
              .28f + .2f * chance(i + 60), .10f, i % 2 ? violet : pale);
    Vec3 at = V(.58f, 1.18f, .74f);
    push();
    move(at[0], at[1], at[2]);
    part();
    paint(moon);
    blend(.03f);
    ball(0, 0, 0, .40f);
    carve();
    ball(-.10f, .16f, .46f, .15f);
    ball(.18f, .02f, .47f, .14f);
    ball(-.12f, -.14f, .49f, .12f);
    ball(.10f, .30f, .36f, .10f);
    fill();
    rock_fist(.40f, &m);
    pop();
    rock(.78f, .50f, .55f, .26f, .34f, .26f, -8, stone);
    rock(.86f, .20f, .45f, .28f, .34f, .30f, 10, stone);
    sprite(at, .62f, rgb(0xfff0c0), SPRITE_GLOW, .50f);
    lamp(at + V(-.30f, .22f, .35f), rgb(0xffecb8) * 3.6f, .50f);
    lamp(V(.10f, 1.78f, .85f), rgb(0xffecb8) * 2.6f, .50f);
    lamp(V(-.35f, 2.3f, .9f), rgb(0xa8b4ff) * 1.3f, .5f);
    for (int i = 0; i < 16; i++) { /* stars that were torn off with it */
        float a = -1.2f + .2f * (float)i;
        sprite(at + V(cosf(a) * (.6f + .5f * chance(i)), sinf(a) * (.6f + .6f * chance(i + 9)), -.4f),
               .05f + .05f * chance(i + 3), rgb(0xfff4d8), SPRITE_SPARKLE, .7f);
    }
    int cottage = material_plain(rgb(0x0a0c22), .9f, .1f), window = material_glow(rgb(0xffb850), 1.8f);
    for (int i = 0; i < 7; i++) { /* a village far below, that looks for its moon */
        float x = -1.05f + .33f * (float)i + .08f * chance(i), h = .10f + .05f * chance(i + 4);
        part();
        paint(cottage);
        box(x, .34f, 1.5f, .085f, h, .06f, .01f);
        const float roof[] = {x - .12f, .34f + h, x + .12f, .34f + h, x + .02f, .48f + h};
        push();
        move(0, 0, 1.5f);
        outline(3, roof, 1, .06f, .01f);
        pop();
        part();
        paint(window);
        box(x + .02f, .37f, 1.565f, .022f, .030f, .006f, .002f);
    }
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
        moss = material_new(rgb(0x6a9a2c), rgb(0x6a9a2c) * .4f, .9f, .3f, PAT_GRASS, 3, 1.4f), root = material_wood(),
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
