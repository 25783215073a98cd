/* SPDX-License-Identifier: MIT
 * The Herbalist has pulled up a mandrake, which says so. */
#include "cards.h"
#include "props/nature.h"
#include "props/sinew.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

/* Hangs from its leaves at the brush's place: a root with limbs, and all of its face a scream. */
static void mandrake(void)
{
    int root = material_skin(rgb(0xf6e4d4), rgb(0xb85a9c)), dark = material_plain(rgb(0x3a0818), .6f, .4f),
        tongue = material_plain(rgb(0xe0506a), .3f, 1), violet = material_plain(rgb(0xa8508c), .6f, .4f);
    part();
    paint(root);
    blend(.07f);
    egg(0, -.36f, 0, .235f, .27f, .20f);
    egg(.01f, -.60f, .0f, .20f, .19f, .17f);
    limb(V(0, -.05f, 0), V(0, -.22f, 0), .08f, .13f);
    static const float limbs[4][3][3] = {
        {{-.17f, -.50f, .04f}, {-.34f, -.44f, .10f}, {-.46f, -.24f, .14f}}, /* arms, flung up */
        {{.17f, -.50f, .04f}, {.33f, -.52f, .10f}, {.44f, -.36f, .16f}},
        {{-.10f, -.70f, 0}, {-.18f, -.90f, .06f}, {-.32f, -1.00f, .14f}},
        {{.10f, -.70f, 0}, {.16f, -.92f, .02f}, {.10f, -1.12f, .02f}}};
    for (int i = 0; i < 4; i++) {
        Vec3 p[3];
        float r[3] = {.085f, .055f, .022f};
        for (int k = 0; k < 3; k++)
            p[k] = V(limbs[i][k][0], limbs[i][k][1], limbs[i][k][2]);
        tube(3, p, r, 4);
        for (int k = -1; k <= 1; k++) /* rootlets for fingers */
            limb(p[2], p[2] + V(.05f * (float)k + .2f * (p[2][0] - p[1][0]), .5f * (p[2][1] - p[1][1]), .03f), .020f,
                 .004f);
    }
    carve();
    paint(dark);
    blend(.03f);
    egg(.01f, -.47f, .20f, .105f, .145f, .14f);
    fill();
    part();
    paint(tongue);
    blend(.03f);
    egg(.01f, -.56f, .10f, .07f, .045f, .08f);
    part(); /* eyes squeezed shut, brows that meet */
    paint(dark);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .05f, -.275f, .185f), V(s * .145f, -.315f, .150f), .016f, .014f);
        limb(V(s * .05f, -.275f, .185f), V(s * .150f, -.255f, .150f), .016f, .012f);
    }
    part();
    paint(violet);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .04f, -.215f, .185f), V((float)side * .15f, -.175f, .145f), .026f, .018f);
}

static void leaves_above(int leaf)
{
    for (int i = 0; i < 5; i++) {
        push();
        turn_z(-62 + 31 * (float)i);
        turn_x(i % 2 ? 26 : -14);
        part();
        leaf_flat(.52f, .20f, leaf);
        pop();
    }
}

static void pot(void)
{
    int clay = material_plain(rgb(0xa8562e), .8f, .3f), soil = material_stone(rgb(0x3a261a), rgb(0x1c120c));
    part();
    paint(clay);
    blend(.03f);
    limb(V(0, -.5f, 0), V(0, 0, 0), .30f, .40f);
    drum(0, .02f, 0, .45f, .075f, .03f);
    part();
    paint(soil);
    lumpy(.04f, 6);
    egg(0, .06f, 0, .38f, .10f, .38f);
    for (int i = 0; i < 12; i++)
        ball((chance(i + 5) - .5f) * .8f, .15f + .5f * chance(i + 15), (chance(i + 25) - .3f) * .4f,
             .018f + .028f * chance(i + 35));
    lumpy(0, 1);
}

static void sleeved(const Goblin *g, Vec3 shoulder, Vec3 elbow, Vec3 wrist, int seed)
{
    part();
    paint(g->cloth);
    sinew_cloth(shoulder, elbow, vec_mix(elbow, wrist, .58f), .21f, .19f, .20f, seed);
}

static void herbalist(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.36f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    camera(V(-.08f * side, 1.34f, 4.3f), V(.0f, 1.40f, 0), 37);
    goblin_at(&g, HAUNT_GARDEN, .4f, .8f);
    scene()->key.towards = V(.5f * side, .26f, .9f); /* past the root, under the brim */
    int leaf = material_plain(rgb(0x6ab82c), .6f, .5f);
    material(leaf)->sss = rgb(0x80c030) * .5f;
    part();
    paint(g.trim);
    blend(.12f);
    egg(.30f, .62f, -.14f, .66f, .62f, .42f);
    Vec3 left = V(-.26f, 1.04f, -.04f), right = V(.84f, 1.04f, -.12f);
    goblin_yoke(&g, left, right, V(.32f, 1.44f, .04f), 1.0f);
    push();
    move(.30f, 1.10f, -.02f);
    part();
    leaf_ring(13, .36f, .30f, .46f, 122, leaf, 5);
    pop();
    push();
    move(.20f, .84f, .42f);
    turn_x(-16);
    gem_brooch(&g, .13f);
    pop();
    push();
    move(.36f, 1.62f, .22f);
    turn_y(-20);
    turn_z(-15);
    turn_x(-4);
    grow(1.02f);
    goblin_visage(&g, &(GoblinAct){.open = {0, 1.45f},
                                   .under = {.6f, 1.2f},
                                   .slant = {-.01f, .02f},
                                   .eye = 1.2f,
                                   .gaze_x = -22,
                                   .gaze_y = -12,
                                   .brow = {-.04f, .10f},
                                   .frown = {.05f, -.02f},
                                   .mouth = .22f,
                                   .gape = .04f,
                                   .corner = {-.05f, -.05f},
                                   .upper = 1,
                                   .lower = 1,
                                   .sneer = {1, .5f},
                                   .bearded = true,
                                   .hatted = true});
    toadstool_hat(&g, 4);
    pop();
    Vec3 fist = V(-.56f, 1.38f, 1.22f), elbow = V(-.88f, .86f, .46f);
    PersonHand hand = {.pose = GRASP_FIST,
                       .size = .25f,
                       .thick = 1.25f,
                       .thumb = 1,
                       .lean = true,
                       .age = 1,
                       .skin = g.skin,
                       .nail = g.lip};
    Vec3 up = V(.06f, 1, 0), wrist = person_wrist(&hand, fist, up, V(-.4f, 0, 1));
    part();
    paint(g.skin);
    blend(.05f);
    sinew_arm(left, elbow, wrist, 1.2f, .8f);
    push();
    person_hand_grip(hand, fist, up, V(-.4f, 0, 1));
    pop();
    sleeved(&g, left, elbow, wrist, 11);
    push();
    move(fist[0], fist[1], fist[2]);
    turn_z(-7);
    push();
    move(0, .06f, 0);
    leaves_above(leaf);
    pop();
    grow(1.12f);
    move(.0f, .02f, .0f);
    mandrake();
    pop();
    push();
    move(-.52f, .27f, 1.10f);
    pot();
    pop();
    elbow = V(1.30f, .86f, .10f);
    wrist = V(1.02f, 1.30f, .42f);
    goblin_strong_arm(
        &g,
        &(GoblinArm){.shoulder = right,
                     .elbow = elbow,
                     .wrist = wrist,
                     .fingers = V(-.25f, 1, -.1f),
                     .palm = V(-1, -.1f, -.3f),
                     .thick = 1.2f,
                     .muscle = .8f,
                     .hand = {.pose = GRASP_CUP, .size = .26f, .thick = 1.25f, .thumb = 1, .lean = true, .age = 1}});
    sleeved(&g, right, elbow, wrist, 47);
    goblin_leave();
}
FOUR_CLANS(herbalist)

const Card goblin_herbalist_cards[] = {FOUR_ROWS(herbalist, "herbalist"), {0}};
