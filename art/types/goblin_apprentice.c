/* SPDX-License-Identifier: MIT
 * The Apprentice called a flame, and it came: out of his hand, past us, and into his hat. */
#include "cards.h"
#include "props/flames.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

/* A tongue through n points: a sheath of colour, and in it, nearer to us, a heart of light that ends before its tip. */
static void great_tongue(int n, const Vec3 *p, const float *r, int sheath, int heart)
{
    enum { MOST = 8 };
    Vec3 in[MOST];
    float thin[MOST];
    part();
    paint(sheath);
    blend(.05f);
    tube(n, p, r, 5);
    if (heart == 0)
        return;
    for (int i = 0; i < n; i++) {
        in[i] = p[i] + V(.01f, .05f, r[i] * .75f);
        thin[i] = r[i] * .60f * (1 - (float)i / ((float)n - 1)) + .004f;
    }
    part();
    paint(heart);
    tube(n - 1, in, thin, 5);
}

/* From the palm at the brush's place up and over to the hat. */
static void runaway_flame(Vec3 fire)
{
    enum { TONGUES = 4, POINTS = 6 };
    static const float way[TONGUES][POINTS][4] = {
        {{0, 0, 0, .10f},
         {-.10f, .26f, .06f, .20f},
         {-.04f, .58f, .06f, .19f},
         {.00f, .88f, .02f, .13f},
         {-.06f, 1.12f, -.06f, .085f},
         {.12f, 1.42f, -.2f, .01f}},
        {{.06f, .02f, .04f, .06f},
         {.20f, .20f, .08f, .10f},
         {.19f, .40f, .10f, .085f},
         {.24f, .56f, .08f, .06f},
         {.21f, .72f, .06f, .035f},
         {.28f, .90f, .04f, .004f}},
        {{-.08f, .02f, .02f, .06f},
         {-.26f, .18f, .04f, .10f},
         {-.28f, .40f, .02f, .085f},
         {-.22f, .60f, 0, .055f},
         {-.30f, .80f, 0, .03f},
         {-.24f, 1.02f, 0, .004f}},
        {{-.06f, .50f, 0, .09f},
         {-.19f, .72f, .02f, .11f},
         {-.20f, .94f, 0, .08f},
         {-.14f, 1.14f, 0, .05f},
         {-.22f, 1.30f, 0, .03f},
         {-.18f, 1.46f, 0, .004f}},
    };
    int sheath = material_glow(fire, .62f), heart = material_glow(vec_mix(fire, rgb(0xfff4d8), .75f), 1.0f);
    for (int i = 0; i < TONGUES; i++) {
        Vec3 p[POINTS];
        float r[POINTS];
        for (int k = 0; k < POINTS; k++) {
            p[k] = V(way[i][k][0], way[i][k][1], way[i][k][2]);
            r[k] = way[i][k][3];
        }
        great_tongue(POINTS, p, r, sheath, i < 2 ? heart : 0);
    }
    lamp(here(V(.3f, .30f, .3f)), fire * 3.4f, .7f);
    lamp(here(V(.22f, .95f, .35f)), fire * 3.0f, .7f);
    sprite(here(V(0, .6f, .2f)), .7f, fire, SPRITE_GLOW, .16f);
    sparks(40, .4f, 1.9f, fire, 61);
}

/* The tip of the hat has caught it. */
static void burning_tip(Vec3 fire)
{
    int sheath = material_glow(fire, .62f), heart = material_glow(vec_mix(fire, rgb(0xfff4d8), .55f), .9f);
    static const float lean[3] = {26, -16, 4}, tall[3] = {.36f, .44f, .66f};
    for (int i = 0; i < 3; i++) {
        push();
        turn_z(lean[i]);
        flame_tongue(tall[i], .05f + .10f * tall[i], .08f, sheath, sheath);
        pop();
    }
    move(0, .02f, .12f);
    flame_tongue(.30f, .07f, .05f, heart, heart);
    lamp(here(V(0, .2f, .3f)), fire * 2.4f, .5f);
}

static void bust(const Goblin *g)
{
    goblin_yoke(g, V(-.46f, .94f, -.06f), V(.58f, .86f, -.20f), V(.20f, 1.34f, .0f), 1.0f);
    part();
    paint(g->trim);
    blend(.10f);
    egg(.06f, .42f, -.08f, .60f, .54f, .40f);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {V(.08f + s * .48f, 1.02f, -.22f), V(.08f + s * .40f, .98f, .08f), V(.08f + s * .22f, .78f, .26f),
                     V(.08f + s * .06f, .50f, .34f)};
        float r[4] = {.09f, .10f, .10f, .10f};
        tube(4, p, r, 4);
    }
    push();
    move(.08f, .60f, .40f);
    turn_x(-14);
    gem_brooch(g, .13f);
    pop();
}

static void sleeved_arm(const Goblin *g, const GoblinArm *a, int seed)
{
    goblin_strong_arm(g, a);
    goblin_sleeve(a, g->cloth, g->trim, .58f, seed);
}

static void apprentice(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.53f);
    goblin_at(&g, HAUNT_LIBRARY, .62f, .52f);
    scene()->key.color = scene()->key.color * .42f;
    Vec3 fire = clan == CLAN_SAPPHIRE || clan == CLAN_EMERALD ? rgb(0xff8a20) : rgb(0x30b0ff);
    bust(&g);
    push();
    move(.24f, 1.54f, .16f);
    turn_y(-24);
    turn_z(-13);
    turn_x(-6);
    grow(1.04f);
    goblin_visage(&g, &(GoblinAct){.open = {1.5f, 1.6f},
                                   .under = {1.3f, 1.3f},
                                   .eye = 1.25f,
                                   .gaze_x = -24,
                                   .gaze_y = 4,
                                   .brow = {.07f, .09f},
                                   .frown = {-.05f, -.05f},
                                   .mouth = .19f,
                                   .gape = .17f,
                                   .corner = {-.03f, -.03f},
                                   .upper = 1,
                                   .lower = .8f,
                                   .hatted = true});
    push();
    move(.02f, .05f, -.04f);
    turn_z(-8);
    wizards_hat(&g, -1.2f, .56f);
    move(-.64f, .60f, .04f);
    turn_z(8);
    burning_tip(fire);
    pop();
    pop();
    sleeved_arm(
        &g,
        &(GoblinArm){.shoulder = V(-.44f, .96f, -.05f),
                     .elbow = V(-.78f, .56f, .45f),
                     .wrist = V(-.54f, .78f, 1.02f),
                     .fingers = V(.12f, .25f, 1),
                     .palm = V(.05f, 1, -.2f),
                     .thick = 1.25f,
                     .muscle = .8f,
                     .hand = {.pose = GRASP_REACH, .size = .27f, .thick = 1.25f, .thumb = 1, .lean = true, .age = 1}},
        11);
    sleeved_arm(
        &g,
        &(GoblinArm){.shoulder = V(.56f, .88f, -.18f),
                     .elbow = V(.96f, .62f, .20f),
                     .wrist = V(.80f, 1.02f, .55f),
                     .fingers = V(.10f, 1, .05f),
                     .palm = V(-.5f, .1f, 1),
                     .thick = 1.2f,
                     .muscle = .8f,
                     .hand = {.pose = GRASP_REACH, .size = .26f, .thick = 1.25f, .thumb = -1, .lean = true, .age = 1}},
        47);
    push();
    move(-.44f, .96f, 1.24f);
    runaway_flame(fire);
    pop();
    goblin_leave();
}
FOUR_CLANS(apprentice)

const Card goblin_apprentice_cards[] = {FOUR_ROWS(apprentice, "apprentice"), {0}};
