/* SPDX-License-Identifier: MIT
 * The Marshal slides a file of tin soldiers along her table with one finger; the first of them goes over the edge. */
#include "cards.h"
#include "props/regalia.h"
#include "props/sinew.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

static const float table_y = .62f;

/* Cast in one piece, a hand high: coat, head with two ears, kettle hat, pike. */
static void tin_soldier(const Goblin *g, int coat)
{
    part();
    paint(g->metal);
    blend(.02f);
    drum(0, .025f, 0, .115f, .025f, .012f);
    part();
    paint(coat);
    blend(.03f);
    limb(V(0, .06f, 0), V(0, .24f, 0), .092f, .066f);
    limb(V(-.085f, .24f, .01f), V(-.075f, .13f, .045f), .030f, .026f);
    limb(V(.085f, .24f, .01f), V(.095f, .17f, .060f), .030f, .026f);
    part();
    paint(g->skin);
    blend(.02f);
    egg(0, .335f, .005f, .082f, .070f, .072f);
    limb(V(0, .330f, .06f), V(0, .310f, .125f), .020f, .014f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .06f, .34f, 0), V((float)side * .185f, .395f, -.02f), .034f, .004f);
    part();
    paint(g->metal);
    blend(.01f);
    egg(0, .375f, 0, .076f, .070f, .070f);
    egg(0, .370f, 0, .125f, .014f, .115f);
    part();
    paint(g->gold);
    limb(V(.10f, .0f, .07f), V(.10f, .54f, .07f), .011f, .011f);
    limb(V(.10f, .54f, .07f), V(.10f, .64f, .07f), .026f, .003f);
}

/* From her finger to the edge, each a step nearer to us. */
static void file_of_soldiers(const Goblin *g, Vec3 from, Vec3 step, int n)
{
    int coat = material_plain(material(g->cloth)->color, .35f, 1);
    for (int i = 0; i < n; i++) {
        Vec3 at = from + step * (float)i;
        bool falls = i == n - 1;
        push();
        move(at[0], at[1], at[2]);
        turn_y(-24);
        grow(1.12f + .05f * (float)i);
        if (falls) {
            move(.02f, -.04f, .14f);
            turn_x(34);
            turn_z(34);
        } else
            turn_z(3.f * (float)(i % 2 * 2 - 1));
        tin_soldier(g, coat);
        pop();
    }
}

static void map_table(const Goblin *g)
{
    int wood = material_wood(), felt = material_cloth(vec_mix(material(g->cloth)->color, grey(.02f), .62f));
    part();
    paint(wood);
    box(0, table_y - .09f, .30f, 2.4f, .085f, .92f, .03f);
    part();
    paint(felt);
    box(0, table_y - .012f, .26f, 2.3f, .012f, .84f, .008f);
    part();
    paint(g->gold);
    box(0, table_y - .075f, 1.215f, 2.4f, .030f, .014f, .008f);
}

/* Two braids, before the shoulders. */
static void braids(const Goblin *g)
{
    part();
    paint(g->hair);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 9; i++) {
            float s = (float)side, t = (float)i / 8, sway = (i % 2 ? .018f : -.018f);
            egg(s * (.43f + .06f * t) + sway, .02f - .80f * t, .16f + .12f * t, .105f - .035f * t, .075f,
                .085f - .02f * t);
        }
}

static void marshal(Clan clan)
{
    Goblin g = goblin_enter(clan, 26, 1.42f);
    goblin_at(&g, HAUNT_TENT, clan == CLAN_RUBY ? .90f : .66f, .4f); /* not behind her black braid */
    Vec3 left = V(-.62f, 1.02f, -.16f), right = V(.58f, 1.10f, -.14f), skull = V(-.08f, 1.46f, .05f);
    goblin_yoke(&g, left, right, skull, 1.0f);
    part(); /* a cuirass */
    paint(g.metal);
    blend(.10f);
    egg(-.02f, .66f, -.06f, .56f, .38f, .36f);
    carve();
    blend(.04f);
    egg(-.03f, 1.10f, .12f, .30f, .26f, .34f);
    fill();
    for (int side = -1; side <= 1; side += 2) {
        Vec3 at = side < 0 ? left : right;
        push();
        move(at[0] + .06f * (float)side, at[1] + .04f, at[2] + .02f);
        pauldron(.24f, 3, .10f, (float)side, g.gold);
        pop();
    }
    push();
    move(-.02f, 1.74f, .20f);
    turn_y(-12);
    turn_z(9);
    turn_x(5);
    grow(1.02f);
    braids(&g);
    goblin_visage(&g, &(GoblinAct){.iris = .66f,
                                   .open = {1.35f, .85f},
                                   .under = {.9f, .5f},
                                   .slant = {.03f, .04f},
                                   .gaze_x = -6,
                                   .gaze_y = -20,
                                   .brow = {.06f, -.01f},
                                   .frown = {.02f, .06f},
                                   .mouth = .25f,
                                   .gape = .045f,
                                   .corner = {.03f, .10f},
                                   .upper = 1,
                                   .sneer = {0, .8f},
                                   .lady = true,
                                   .hatted = true});
    crested_helm(&g);
    pop();
    map_table(&g);
    Vec3 elbow = V(1.08f, table_y + .16f, .36f), wrist = V(.80f, table_y + .30f, .80f);
    goblin_strong_arm(
        &g,
        &(GoblinArm){.shoulder = right,
                     .elbow = elbow,
                     .wrist = wrist,
                     .fingers = V(-.92f, -.12f, .30f),
                     .palm = V(-.1f, -1, .1f),
                     .thick = 1.25f,
                     .muscle = .9f,
                     .hand = {.pose = GRASP_POINT, .size = .28f, .thick = 1.2f, .thumb = -1, .lean = true, .age = 1}});
    part();
    paint(g.cloth);
    sinew_cloth(right, elbow, vec_mix(elbow, wrist, .55f), .20f, .17f, .15f, 31);
    part();
    paint(g.gold);
    limb(vec_mix(elbow, wrist, .50f), vec_mix(elbow, wrist, .62f), .158f, .150f);
    file_of_soldiers(&g, V(.30f, table_y, .74f), V(-.285f, 0, .16f), 4);
    goblin_leave();
}
FOUR_CLANS(marshal)

const Card goblin_marshal_cards[] = {FOUR_ROWS(marshal, "marshal"), {0}};
