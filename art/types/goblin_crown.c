/* SPDX-License-Identifier: MIT
 * The Crown has found whose fault it was: across the table, the sceptre's end in our face, the crown on one ear. */
#include "cards.h"
#include "props/regalia.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

static void robe(const Goblin *g, int ermine)
{
    part();
    paint(g->cloth);
    blend(.12f);
    egg(.10f, .60f, -.10f, .78f, .70f, .46f);
    part(); /* the fur goes round the neck and down the breast */
    paint(ermine);
    blend(.05f);
    lumpy(.03f, 8);
    static const float way[9][4] = {{-.56f, 1.10f, -.10f, .17f}, {-.46f, 1.02f, .16f, .18f}, {-.22f, .86f, .36f, .18f},
                                    {.06f, .74f, .44f, .18f},    {.34f, .84f, .38f, .18f},   {.60f, 1.02f, .18f, .18f},
                                    {.72f, 1.12f, -.10f, .17f},  {.10f, .50f, .46f, .15f},   {.12f, .26f, .46f, .14f}};
    for (int i = 0; i < 9; i++)
        ball(way[i][0], way[i][1], way[i][2], way[i][3]);
    lumpy(0, 1);
    part();
    paint(material_plain(rgb(0x1a1420), .8f, .2f));
    for (int i = 0; i < 7; i++) {
        const float *p = way[i];
        limb(V(p[0] + .03f, p[1] + .02f, p[2] + p[3]), V(p[0], p[1] - .08f, p[2] + p[3] * .98f), .012f, .030f);
    }
}

/* A sleeve as befits a king, lined with fur at its end. */
static void royal_sleeve(const Goblin *g, const GoblinArm *a, int ermine, int seed)
{
    Vec3 along = vec_unit(a->wrist - a->elbow), end = vec_mix(a->elbow, a->wrist, .60f);
    goblin_sleeve(a, g->cloth, g->cloth, .60f, seed);
    part();
    paint(ermine);
    blend(.04f);
    lumpy(.02f, 9);
    push();
    move(end[0], end[1], end[2]);
    aim(along, V(0, 1, 0));
    ring(0, .0f, 0, .155f, .070f);
    pop();
    lumpy(0, 1);
}

/* In the frame of its shaft, y towards its end, which looks at us. */
static void sceptre(const Goblin *g, float from, float to)
{
    part();
    paint(g->gold);
    blend(.03f);
    limb(V(0, from, 0), V(0, to - .14f, 0), .052f, .046f);
    ball(0, from, 0, .08f);
    ring(0, to - .46f, 0, .058f, .028f);
    limb(V(0, to - .32f, 0), V(0, to - .10f, 0), .06f, .16f);
    for (int i = 0; i < 8; i++) { /* leaves that hold the stone */
        float a = (float)i * PI / 4;
        limb(V(sinf(a) * .10f, to - .24f, cosf(a) * .10f), V(sinf(a) * .21f, to - .03f, cosf(a) * .21f), .04f, .02f);
    }
    push();
    move(0, to, 0);
    turn_x(-90);
    turn_z(180);
    gem_brooch(g, .17f);
    pop();
}

static void table_edge(void)
{
    int wood = material_wood();
    for (int i = 0; i < 3; i++) {
        part();
        paint(wood);
        box(0, .30f - .01f * (float)(i * i), .50f + .42f * (float)i, 2.2f, .07f, .202f, .04f);
    }
}

static void face_of_a_ruler(const Goblin *g, bool queen, int ermine)
{
    goblin_visage(g, &(GoblinAct){.open = {.55f, 1.3f},
                                  .under = {.6f, 1.1f},
                                  .slant = {.03f, .03f},
                                  .eye = 1.05f,
                                  .gaze_x = -5,
                                  .gaze_y = -6,
                                  .brow = {-.03f, .07f},
                                  .frown = {.08f, .03f},
                                  .mouth = .21f,
                                  .gape = .12f,
                                  .corner = {-.02f, -.035f},
                                  .upper = 1,
                                  .lower = 1,
                                  .sneer = {1, .2f},
                                  .lady = queen,
                                  .bearded = true,
                                  .hatted = true});
    push(); /* down over one ear */
    if (queen) {
        beehive_hair(g, .16f);
        move(-.10f, .42f, .0f);
        turn_z(19);
        turn_x(10);
        crown_spiked(.44f, 10, .44f, .35f, g->gold, g->gem);
    } else {
        move(-.08f, .28f, -.02f);
        turn_z(20);
        turn_x(4);
        crown_royal(.45f, g->gold, g->gem, g->cloth, ermine);
    }
    pop();
}

static void crowned(Clan clan)
{
    bool queen = clan == CLAN_EMERALD || clan == CLAN_AMBER;
    Goblin g = goblin_enter(clan, 27, 1.36f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    camera(V(-.10f * side, 1.48f, 4.3f), V(.0f, 1.44f, 0), 37);
    goblin_at(&g, HAUNT_TREASURY, .66f, .66f);
    int ermine = material_fur(rgb(0xd4cec4));
    robe(&g, ermine);
    goblin_yoke(&g, V(-.46f, 1.06f, -.02f), V(.66f, 1.08f, -.10f), V(.16f, 1.50f, .12f), 1.05f);
    push();
    move(.22f, 1.70f, .34f);
    turn_y(-12);
    turn_z(7);
    turn_x(7);
    grow(1.02f);
    face_of_a_ruler(&g, queen, ermine);
    pop();
    table_edge();
    Vec3 fist = V(-.06f, 1.02f, 1.08f), shaft = vec_unit(V(-.44f, .08f, 1));
    GoblinArm fist_arm = {
        .shoulder = V(-.50f, 1.04f, 0),
        .elbow = V(-.92f, .66f, .50f),
        .thick = 1.3f,
        .muscle = 1,
        .hand = {.pose = GRASP_FIST, .size = .26f, .thick = 1.2f, .thumb = 1, .lean = true, .age = 1}};
    push();
    goblin_strong_grip(&g, &fist_arm, fist, shaft, V(-.3f, 1, 0));
    sceptre(&g, -.4f, .80f);
    pop();
    royal_sleeve(&g, &fist_arm, ermine, 11);
    GoblinArm rests = {.shoulder = V(.70f, 1.06f, -.08f),
                       .elbow = V(1.12f, .84f, .40f),
                       .wrist = V(.78f, .52f, .98f),
                       .fingers = V(-.25f, -.35f, .9f),
                       .palm = V(-.2f, -1, -.3f),
                       .thick = 1.3f,
                       .muscle = 1,
                       .hand = {.pose = GRASP_FIST, .size = .27f, .thick = 1.25f, .thumb = -1, .lean = true, .age = 1}};
    goblin_strong_arm(&g, &rests);
    royal_sleeve(&g, &rests, ermine, 47);
    goblin_leave();
}
FOUR_CLANS(crowned)

const Card goblin_crown_cards[] = {FOUR_ROWS(crowned, "crown"), {0}};
