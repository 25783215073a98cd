/* SPDX-License-Identifier: MIT
 * The Flagbearer runs at us, wind behind, and the flag is here before its bearer. */
#include "cards.h"
#include "props/sinew.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

enum { ROWS = 4, COLUMNS = 8 };

/* From the pole (first column) over the head, and forward at its end; rows from the upper edge down. */
static void whipping_flag(const Goblin *g, Vec3 top, Vec3 bottom)
{
    static const float edge[2][COLUMNS][3] = {{{0, 0, 0},
                                               {-.34f, 2.66f, .34f},
                                               {-.06f, 2.80f, .04f},
                                               {.24f, 2.74f, .10f},
                                               {.54f, 2.84f, -.02f},
                                               {.80f, 2.62f, .38f},
                                               {.98f, 2.36f, .90f},
                                               {1.20f, 2.30f, 1.30f}},
                                              {{0, 0, 0},
                                               {-.32f, 1.98f, .46f},
                                               {-.06f, 2.06f, .02f},
                                               {.24f, 2.00f, .02f},
                                               {.52f, 1.98f, -.10f},
                                               {.76f, 1.70f, .24f},
                                               {.86f, 1.38f, .80f},
                                               {1.04f, 1.22f, 1.24f}}};
    Vec3 p[ROWS * COLUMNS];
    for (int row = 0; row < ROWS; row++)
        for (int i = 0; i < COLUMNS; i++) {
            float v = (float)row / (ROWS - 1);
            Vec3 up = i ? V(edge[0][i][0], edge[0][i][1], edge[0][i][2]) : top,
                 low = i ? V(edge[1][i][0], edge[1][i][1], edge[1][i][2]) : bottom;
            p[row * COLUMNS + i] = vec_mix(up, low, v);
            if (i == COLUMNS - 1 && row > 0 && row < ROWS - 1)
                p[row * COLUMNS + i] += V(-.22f, 0, -.30f); /* a swallow's tail */
        }
    Vec3 dyed = material(g->cloth)->color;
    part();
    paint(material_new(dyed, dyed * .62f, .9f, .2f, PAT_NOISE, 2.2f, .1f));
    cloth(ROWS, COLUMNS, p, .016f, 5);
    part();
    paint(g->gold);
    blend(.01f);
    for (int row = 0; row < ROWS; row += ROWS - 1) {
        float r[COLUMNS] = {.028f, .028f, .028f, .028f, .028f, .028f, .028f, .02f};
        tube(COLUMNS, p + row * COLUMNS, r, 5);
    }
    push();
    move(.38f, 2.43f, .22f);
    turn_z(-5);
    turn_x(8);
    gem_brooch(g, .25f);
    pop();
}

static void running_legs(const Goblin *g)
{
    int breeches = material_cloth(rgb(0x9a7448));
    Vec3 hip = V(.30f, .58f, .10f), knee = V(.50f, .74f, .80f), ankle = V(.56f, .36f, 1.26f);
    part();
    paint(breeches);
    sinew_cloth(hip, knee, vec_mix(knee, ankle, .6f), .25f, .22f, .17f, 5);
    part();
    paint(g->leather);
    blend(.05f);
    limb(vec_mix(knee, ankle, .55f), ankle, .16f, .15f);
    push();
    move(ankle[0], ankle[1], ankle[2]);
    turn_x(-38); /* toes up, the sole to us */
    egg(.0f, -.10f, .22f, .17f, .13f, .32f);
    egg(.0f, -.10f, -.08f, .15f, .14f, .16f);
    part();
    paint(g->dark);
    blend(.03f);
    egg(.0f, -.20f, .22f, .15f, .05f, .29f);
    pop();
    hip = V(-.12f, .56f, .0f);
    knee = V(-.26f, .16f, .20f);
    ankle = V(-.30f, .10f, -.5f);
    part();
    paint(breeches);
    sinew_cloth(hip, knee, vec_mix(knee, ankle, .7f), .25f, .21f, .16f, 9);
}

/* A sleeved arm, its hand on the pole; leaves the brush there. */
static void on_the_pole(const Goblin *g, int thumb, Vec3 shoulder, Vec3 elbow, Vec3 at, Vec3 along, Vec3 out)
{
    GoblinArm a = {.shoulder = shoulder,
                   .elbow = elbow,
                   .thick = 1.25f,
                   .muscle = .9f,
                   .hand = {.pose = GRASP_FIST, .size = .26f, .thick = 1.2f, .thumb = thumb, .lean = true, .age = 1}};
    push();
    goblin_strong_grip(g, &a, at, along, out);
    pop();
    goblin_sleeve(&a, g->cloth, g->leather, .60f, thumb > 0 ? 11 : 47);
}

static void grips(const Goblin *g, Vec3 low, Vec3 along, Vec3 left, Vec3 right)
{
    Vec3 high = low + along * .86f;
    on_the_pole(g, -1, right, V(.82f, .58f, .60f), low + along * .26f, along, V(.5f, -.1f, 1));
    on_the_pole(g, 1, left, V(-.94f, .84f, .30f), high, along, V(-.5f, 0, 1));
    push();
    move(high[0], high[1], high[2]);
    aim(along, V(-.5f, 0, 1));
    staff(1.2f, 1.48f, .045f, material_wood());
    part();
    paint(g->gold);
    limb(V(0, 1.46f, 0), V(0, 1.74f, 0), .09f, .01f);
    ball(0, 1.46f, 0, .075f);
    pop();
}

/* In the frame of a head: wound once round, its ends in the wind. */
static void headband(const Goblin *g)
{
    part();
    paint(g->trim);
    blend(.03f);
    push();
    move(0, .29f, -.06f);
    turn_x(-9);
    turn_z(-5);
    ring(0, 0, 0, .385f, .055f);
    ring(0, .05f, -.01f, .37f, .05f);
    pop();
    for (int i = 0; i < 2; i++) {
        float up = i ? .10f : -.08f;
        Vec3 p[6] = {V(.34f, .34f, .06f),      V(.36f, .24f, .08f),          V(.58f, .46f + up, .04f),
                     V(.60f, .32f + up, .08f), V(.90f, .40f + up * 2, .16f), V(.86f, .26f + up * 2, .20f)};
        cloth(3, 2, p, .016f, 4);
    }
}

static void flagbearer(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.12f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    camera(V(-.06f * side, .90f, 4.2f), V(.02f * side, 1.50f, 0), 39);
    goblin_at(&g, HAUNT_BATTLEFIELD, .5f, -.1f);
    Scene *s = scene();
    s->roll = -6 * side;
    running_legs(&g);
    part();
    paint(g.trim);
    blend(.14f);
    egg(.12f, .78f, .0f, .46f, .42f, .36f);
    egg(.08f, .98f, .10f, .50f, .32f, .34f);
    goblin_yoke(&g, V(-.34f, 1.06f, .14f), V(.58f, 1.02f, .06f), V(.14f, 1.22f, .34f), 1.0f);
    push();
    move(.17f, 1.36f, .52f);
    turn_y(-6);
    turn_z(-8);
    turn_x(-6);
    grow(1.1f);
    goblin_visage(&g, &(GoblinAct){.open = {1.25f, 1.1f},
                                   .under = {1, .9f},
                                   .eye = 1.15f,
                                   .gaze_x = -4,
                                   .gaze_y = -6,
                                   .brow = {.02f, .05f},
                                   .frown = {.06f, .05f},
                                   .mouth = .24f,
                                   .gape = .18f,
                                   .corner = {.01f, .02f},
                                   .upper = 1,
                                   .lower = .9f,
                                   .sneer = {.6f, 1},
                                   .hatted = true});
    headband(&g);
    pop();
    Vec3 low = V(-.30f, .50f, 1.30f), high = V(-.66f, 2.74f, .56f), along = vec_unit(high - low);
    grips(&g, low, along, V(-.34f, 1.06f, .14f), V(.58f, 1.02f, .06f));
    whipping_flag(&g, low + along * 2.30f, low + along * 1.60f);
    goblin_leave();
}
FOUR_CLANS(flagbearer)

const Card goblin_flagbearer_cards[] = {FOUR_ROWS(flagbearer, "flagbearer"), {0}};
