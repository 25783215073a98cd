/* SPDX-License-Identifier: MIT
 * The Stonefoot sits and eats; three who want him gone have pushed since noon. */
#include "cards.h"
#include "props/drapery.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

/* A sole in the frame of a foot: toes along +y, the sole to +z, the big toe at -x; heel at y = -.5. */
static void sole(const Goblin *g, int stone, int groove, bool with_gem)
{
    part();
    paint(stone);
    blend(.12f);
    lumpy(.022f, 4.5f);
    egg(.02f, -.42f, 0, .26f, .28f, .20f);
    egg(-.10f, .22f, 0, .24f, .25f, .19f);
    egg(.16f, .14f, 0, .25f, .26f, .18f);
    limb(V(.08f, -.3f, -.06f), V(.06f, .1f, -.08f), .22f, .26f);
    blend(.045f);
    static const float toe[4][4] = {
        {-.28f, .62f, .06f, .175f}, {.03f, .68f, .04f, .135f}, {.27f, .58f, .03f, .120f}, {.45f, .42f, .02f, .105f}};
    for (int i = 0; i < 4; i++) {
        limb(V(toe[i][0] * .8f, toe[i][1] - .30f, -.06f), V(toe[i][0], toe[i][1] - .10f, -.06f), toe[i][3] * .8f,
             toe[i][3] * .6f);
        egg(toe[i][0], toe[i][1], toe[i][2], toe[i][3], toe[i][3] * 1.1f, toe[i][3]);
    }
    carve();
    paint(groove);
    blend(.02f);
    static const float crack[2][4][2] = {{{-.36f, .12f}, {-.18f, .02f}, {-.12f, -.10f}, {.02f, -.22f}},
                                         {{.42f, -.02f}, {.30f, -.08f}, {.26f, -.24f}, {.16f, -.34f}}};
    for (int i = 0; i < 2; i++) {
        Vec3 p[4];
        float r[4] = {.012f, .026f, .022f, .006f};
        for (int k = 0; k < 4; k++)
            p[k] = V(crack[i][k][0], crack[i][k][1], .165f - .05f * fabsf(crack[i][k][0]));
        tube(4, p, r, 4);
    }
    fill();
    lumpy(0, 1);
    if (!with_gem)
        return;
    push(); /* what it prints */
    move(.03f, .06f, .16f);
    gem_brooch(g, .165f);
    pop();
}

/* He sits: a hill of belly in the clan's cloth, open over the navel, a rope for a belt. */
static void hill_of_belly(const Goblin *g)
{
    part();
    paint(g->cloth);
    blend(.16f);
    egg(0, .86f, -.25f, 1.04f, .86f, .66f);
    egg(0, 1.46f, -.34f, .74f, .42f, .44f);
    fold_fan(V(-.62f, 1.30f, .18f), V(-.4f, .5f, .8f), .7f, 5, .03f, 3);
    fold_fan(V(.62f, 1.30f, .18f), V(.4f, .5f, .8f), .7f, 5, .03f, 7);
    part();
    paint(g->skin);
    blend(.10f);
    egg(.02f, .84f, .0f, .70f, .66f, .62f);
    carve();
    egg(.02f, .76f, .62f, .06f, .075f, .09f);
    fill();
    part();
    paint(g->leather);
    blend(.02f);
    push();
    move(0, .40f, -.20f);
    turn_z(3);
    for (int i = -1; i <= 1; i++)
        ring(0, .055f * (float)i, 0, .96f, .055f);
    pop();
}

/* Somebody who pushes with all he has, 1 high, leaning to +x, dark against the belly. */
static void pusher(int coat, int skin, float stride)
{
    part();
    paint(coat);
    blend(.04f);
    limb(V(-.16f, .42f, 0), V(.10f, .66f, 0), .15f, .16f);
    for (int k = -1; k <= 1; k += 2) {
        float q = (float)k * stride;
        limb(V(-.16f, .42f, .06f * (float)k), V(-.28f + q * .5f, .22f, .06f * (float)k), .085f, .065f);
        limb(V(-.28f + q * .5f, .22f, .06f * (float)k), V(-.46f + q, .02f, .06f * (float)k), .065f, .05f);
        limb(V(.10f, .70f, .08f * (float)k), V(.42f, .72f + .08f * (float)k, .06f * (float)k), .055f, .045f);
    }
    part();
    paint(skin);
    blend(.03f);
    egg(.22f, .86f, .04f, .14f, .14f, .13f);
    limb(V(.16f, .90f, 0), V(.0f, 1.02f, .0f), .05f, .01f);
    limb(V(.32f, .84f, .06f), V(.40f, .81f, .06f), .035f, .02f);
    ball(.45f, .74f, .06f, .055f);
    ball(.45f, .66f, -.04f, .055f);
}

static void stonefoot(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.12f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    pop(); /* nothing shifts him, not even the clan's stance */
    camera(V(.05f * side, .80f, 4.8f), V(0, 1.16f, 0), 37);
    goblin_at(&g, HAUNT_ALLEY, .3f, .5f);
    push();
    if (side < 0)
        mirror_x();
    int stone = material_stone(rgb(0xe6e0d8), rgb(0x98928c)), groove = material_plain(rgb(0x1c1a22), .9f, .1f),
        coat = material_wool(rgb(0x2c2438)), pale = material_skin(rgb(0xb8a890), rgb(0x7c6c5c));
    hill_of_belly(&g);
    goblin_yoke(&g, V(-.56f, 1.66f, -.30f), V(.56f, 1.68f, -.30f), V(.02f, 1.90f, -.16f), 1.15f);
    push();
    move(.03f, 2.00f, -.02f);
    turn_y(-6);
    turn_z(5);
    turn_x(12);
    grow(.80f);
    goblin_visage(&g, &(GoblinAct){.open = {.45f, .38f},
                                   .under = {.7f, .7f},
                                   .gaze_x = 4,
                                   .gaze_y = -14,
                                   .brow = {.10f, .08f},
                                   .frown = {-.05f, -.05f},
                                   .mouth = .22f,
                                   .gape = .05f,
                                   .corner = {.08f, .08f},
                                   .upper = .8f,
                                   .puff = .5f,
                                   .hatted = true});
    push();
    move(0, .07f, -.05f);
    turn_x(-9);
    cooking_pot(&g, -7);
    pop();
    pop();
    for (int k = 0; k < 2; k++) { /* his feet, their soles to us */
        float x = k ? .66f : -.64f;
        part();
        paint(g.trim);
        blend(.08f);
        limb(V(x * .7f, .40f, .10f), V(x, .36f, .80f), .30f, .27f);
        push();
        move(x, .42f, 1.08f);
        turn_z(k ? -14.f : 12.f);
        turn_x(-6);
        grow(.70f);
        if (k)
            mirror_x();
        sole(&g, stone, groove, k == 0);
        pop();
    }
    GoblinArm eating = {.shoulder = V(.62f, 1.66f, -.28f),
                        .elbow = V(1.02f, 1.30f, .10f),
                        .thick = 1.3f,
                        .muscle = .9f,
                        .hand = {.pose = GRASP_FIST, .size = .25f, .thick = 1.3f, .thumb = -1, .lean = true, .age = 1}};
    push();
    goblin_strong_grip(&g, &eating, V(.62f, 1.72f, .36f), V(-.22f, 1, 0), V(.2f, 0, 1));
    drumstick();
    pop();
    for (int i = 0; i < 3; i++) { /* they have pushed since noon */
        push();
        move(-.02f + .20f * (float)i - .26f, -.06f + .02f * (float)i, 1.30f + .12f * (float)i);
        turn_y(24);
        grow(.44f);
        pusher(coat, pale, i % 2 ? .14f : -.12f);
        pop();
    }
    lamp(here(V(-.7f, 2.1f, 1.3f)), rgb(0xffe8c8) * 1.6f, .5f);
    pop();
    faction_ground();
    faction_motes();
}
FOUR_CLANS(stonefoot)

const Card goblin_stonefoot_cards[] = {FOUR_ROWS(stonefoot, "stonefoot"), {0}};
