/* SPDX-License-Identifier: MIT
 * Goblins who throw, hit and stand: Keg Runner, Bruiser, Stonefoot. */
#include "cards.h"
#include "props/brute.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

/* ---- Keg Runner: he has seen how short the fuse is ---- */

/* A kerchief, its two ends flying behind. */
static void kerchief(const Goblin *g)
{
    int wool = material_wool(material(g->cloth)->color);
    part();
    paint(wool);
    blend(.05f);
    egg(0, .18f, -.06f, .50f, .38f, .44f);
    carve();
    blend(.02f);
    box(0, -.30f, .2f, .8f, .53f, .8f, .05f);
    fill();
    blend(.03f);
    for (int i = 0; i < 7; i++) { /* creases to the knot */
        float x = ((float)i - 3) * .13f;
        limb(V(x, .30f - .1f * x * x, .36f - .5f * x * x), V(.34f + .02f * (float)i, .14f + .03f * (float)i, -.36f),
             .03f, .05f);
    }
    ball(.42f, .16f, -.34f, .10f);
    for (int i = 0; i < 2; i++) {
        float up = i ? .16f : -.06f;
        Vec3 p[6] = {V(.42f, .20f, -.36f),      V(.46f, .10f, -.36f),           V(.70f, .30f + up, -.42f),
                     V(.68f, .12f + up, -.46f), V(1.02f, .26f + up * 2, -.40f), V(.94f, .10f + up * 2, -.44f)};
        cloth(3, 2, p, .02f, 4);
    }
}

static Brute runner(const Goblin *g)
{
    return (Brute){.sinews = true,
                   .hip = V(.10f, .66f, -.10f),
                   .chest = V(-.02f, 1.10f, .12f),
                   .front = V(-.12f, -.10f, 1),
                   .shoulder = .35f,
                   .pelvis = .15f,
                   .bulk = .86f,
                   .belly = g->clan == CLAN_SAPPHIRE || g->clan == CLAN_AMBER ? .45f : .1f,
                   .breast = g->clan == CLAN_RUBY ? 1.4f : .9f,
                   .knee = {V(-.26f, .66f, .40f), V(.34f, .40f, .04f)},
                   .foot = {V(-.40f, .30f, .30f), V(.50f, .20f, -.44f)},
                   .toes = {V(-.25f, .25f, 1), V(.3f, -.9f, .5f)},
                   .skin = g->skin,
                   .trousers = g->trim,
                   .boots = g->leather,
                   .shirt = g->leather,
                   .hand = .21f,
                   .thick = 1.3f};
}

static void keg_runner(Clan clan)
{
    Goblin g = goblin_enter(clan, 29.5f, 1.24f);
    great_gem(.1f, .22f, 1.3f);
    Brute b = runner(&g);
    brute_body(&b);
    brute_kilt(&b, g.cloth, .34f, 9, 3);
    brute_belt(&b, g.leather);
    push(); /* fuses across the breast */
    brute_chest_frame(&b);
    for (int i = 0; i < 6; i++) {
        float t = (float)i / 5;
        part();
        paint(i % 2 ? g.tooth : g.gold);
        blend(.01f);
        limb(V(.22f - .42f * t, .0f - .30f * t, .26f), V(.25f - .42f * t, .10f - .30f * t, .27f), .032f, .032f);
    }
    pop();
    push();
    move(.12f, 1.46f, .36f);
    turn_y(-14);
    turn_z(-9);
    turn_x(-4);
    grow(.94f);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SHOUT,
                            .lid = -18,
                            .open = .85f,
                            .look_x = -26,
                            .look_y = 20,
                            .eye_size = 1.16f,
                            .bare = true});
    kerchief(&g);
    pop();
    brute_arm(&b, -1, V(-.80f, 1.08f, .40f), V(-.72f, 1.42f, .60f), GRASP_REST, V(.22f, 1, -.1f), V(.3f, .1f, -1));
    brute_arm(&b, 1, V(.72f, .84f, .34f), V(.86f, 1.06f, .74f), GRASP_REACH, V(.18f, 1, .15f), V(-.15f, -.1f, 1));
    push();
    move(-.60f, 1.86f, .14f);
    turn_y(16);
    turn_z(16);
    keg(&g, .36f, .50f);
    pop();
    goblin_leave(&g);
}
FOUR_CLANS(keg_runner)

/* ---- Bruiser: the one fist has come, the other is on its way ---- */

static void knuckle_duster(const Goblin *g, Vec3 wrist, Vec3 fingers, Vec3 palm, float size)
{
    push();
    move(wrist[0], wrist[1], wrist[2]);
    aim(fingers, palm);
    grow(size);
    part();
    paint(g->gold);
    blend(.05f);
    limb(V(-.46f, 1.02f, -.08f), V(.46f, 1.06f, -.08f), .15f, .15f);
    for (int i = -1; i <= 2; i++)
        limb(V(.25f * (float)i - .12f, 1.04f, -.10f), V(.26f * (float)i - .12f, 1.42f, -.14f), .14f, .02f);
    pop();
}

static void bruisers_straps(const Goblin *g, const Brute *b)
{
    float w = b->shoulder, far = vec_length(b->chest - b->hip);
    push();
    brute_chest_frame(b);
    part();
    paint(g->leather);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {V(s * w * .62f, .20f, -.05f), V(s * w * .50f, -.02f, .30f), V(0, -.24f, .40f),
                     V(-s * w * .55f, -far * .9f, .28f)};
        float r[4] = {.055f, .055f, .055f, .055f};
        tube(4, p, r, 4);
    }
    move(0, -.23f, .45f);
    gem_brooch(g, .12f);
    pop();
}

/* A bandage, and a tuft of hair that no comb has seen. */
static void battered(const Goblin *g)
{
    part();
    paint(g->tooth);
    blend(.01f);
    push();
    move(0, .33f, -.04f);
    turn_z(-9);
    ring(0, 0, 0, .42f, .07f);
    pop();
    part();
    paint(g->hair);
    blend(.04f);
    for (int i = -2; i <= 2; i++)
        limb(V(.05f * (float)i, .42f, -.04f), V(.14f * (float)i, .86f - .05f * (float)(i * i), -.06f), .1f, .015f);
}

static void bruiser(Clan clan)
{
    Goblin g = goblin_enter(clan, 29.5f, 1.12f);
    great_gem(.08f, .24f, 1.35f);
    Brute b = {.sinews = true,
               .hip = V(.04f, .70f, -.10f),
               .chest = V(-.02f, 1.24f, .06f),
               .front = V(-.16f, -.14f, 1),
               .shoulder = .60f,
               .pelvis = .22f,
               .bulk = 1.22f,
               .leg = .92f,
               .belly = clan == CLAN_SAPPHIRE || clan == CLAN_AMBER ? .5f : .1f,
               .breast = clan == CLAN_RUBY ? 1.6f : 1.25f,
               .knee = {V(-.44f, .46f, .34f), V(.50f, .42f, .18f)},
               .foot = {V(-.56f, .10f, .16f), V(.72f, .10f, -.16f)},
               .toes = {V(-.3f, 0, 1), V(.6f, 0, .8f)},
               .skin = g.skin,
               .trousers = g.cloth,
               .boots = g.leather,
               .hand = .34f,
               .thick = 1.25f,
               .nail = g.lip};
    brute_body(&b);
    brute_belt(&b, g.leather);
    bruisers_straps(&g, &b);
    push();
    move(.0f, 1.66f, .40f);
    turn_y(-8);
    turn_z(-5);
    grow(.74f);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SHOUT, .lid = 16, .open = .42f, .bare = true});
    battered(&g);
    pop();
    Vec3 near = V(-.50f, .94f, 1.02f), near_fingers = V(.16f, .16f, 1), near_palm = V(.1f, -1, .15f),
         far = V(.84f, 1.50f, .28f), far_fingers = V(-.25f, .95f, .3f), far_palm = V(-.5f, -.3f, .8f);
    brute_arm(&b, -1, V(-.98f, .82f, .42f), near, GRASP_FIST, near_fingers, near_palm);
    knuckle_duster(&g, near, near_fingers, near_palm, .34f);
    brute_arm(&b, 1, V(1.02f, 1.02f, .12f), far, GRASP_FIST, far_fingers, far_palm);
    knuckle_duster(&g, far, far_fingers, far_palm, .34f);
    for (int side = -1; side <= 1; side += 2) { /* bracers */
        Vec3 elbow = side < 0 ? V(-.98f, .82f, .42f) : V(1.02f, 1.02f, .12f), wrist = side < 0 ? near : far;
        part();
        paint(g.leather);
        blend(.015f);
        limb(vec_mix(elbow, wrist, .52f), vec_mix(elbow, wrist, .90f), .135f, .115f);
    }
    goblin_leave(&g);
}
FOUR_CLANS(bruiser)

/* ---- Stonefoot: sits, and will sit ---- */

static void boot_of_stone(const Goblin *g, float side, int stone)
{
    push();
    move(side * .66f, .34f, .86f);
    turn_y(side * 14);
    turn_z(-side * 12);
    part();
    paint(stone);
    blend(.06f);
    lumpy(.02f, 5);
    box(0, .04f, 0, .27f, .4f, .12f, .1f);
    egg(0, .24f, -.06f, .3f, .26f, .2f);
    limb(V(0, -.16f, -.1f), V(0, .1f, -.6f), .26f, .26f);
    lumpy(0, 1);
    push();
    move(0, .12f, .13f);
    gem_brooch(g, .15f);
    pop();
    pop();
}

static void stonefoot(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.12f);
    great_gem(0, .2f, 1.3f);
    int stone = material_stone(rgb(0x9a9aa4), rgb(0x4a4a58));
    part();
    paint(g.cloth);
    blend(.16f);
    egg(0, .62f, 0, .86f, .66f, .66f);
    egg(0, 1.02f, -.06f, .6f, .32f, .42f);
    part();
    paint(g.skin);
    blend(.1f);
    egg(0, .6f, .2f, .6f, .5f, .54f); /* the belly looks out */
    carve();
    egg(0, .56f, .76f, .05f, .06f, .08f);
    fill();
    part();
    paint(g.gold);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .34f, 1.06f, .38f, .06f);
    boot_of_stone(&g, -1, stone);
    boot_of_stone(&g, 1, stone);
    push();
    move(0, 1.5f, .22f);
    grow(.94f);
    part();
    paint(g.skin);
    blend(.1f);
    egg(0, -.36f, .08f, .5f, .2f, .36f); /* a second chin */
    goblin_head(&g, &(Mood){.mouth = MOUTH_GRIM, .lid = -8, .open = .24f, .bare = true, .look_y = 6});
    cooking_pot(&g, -7);
    pop();
    push();
    goblin_holds(&g, 1, V(.98f, .66f, .3f), V(.82f, 1.14f, .62f), V(-.1f, 1, .1f), V(-.3f, 0, 1), g.cloth);
    grow(1.25f);
    drumstick();
    pop();
    goblin_reaches(&g, -1, V(-.96f, .7f, .3f), V(-.6f, .72f, .66f), V(1, -.1f, .4f), V(.2f, 0, -1), .15f, g.cloth);
    goblin_leave(&g);
}
FOUR_CLANS(stonefoot)

const Card goblin_fighters_cards[] = {
    FOUR_ROWS(keg_runner, "keg"), FOUR_ROWS(bruiser, "bruiser"), FOUR_ROWS(stonefoot, "stonefoot"), {0}};
