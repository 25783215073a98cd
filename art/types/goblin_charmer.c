/* SPDX-License-Identifier: MIT
 * The Charmer blows a kiss off the flat of a hand, and winks; hearts fly. */
#include "cards.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

static void heart(float size, int m)
{
    float s = size,
          xy[] = {0, -.9f * s, .62f * s,  -.2f * s, .86f * s,  .3f * s, .62f * s,  .7f * s, .25f * s,  .7f * s,
                  0, .4f * s,  -.25f * s, .7f * s,  -.62f * s, .7f * s, -.86f * s, .3f * s, -.62f * s, -.2f * s};
    part();
    paint(m);
    outline(10, xy, 3, .3f * s, .3f * s);
}

/* Down round the neck, its ends over both shoulders. */
static void boa(int plume)
{
    enum { POINTS = 8 };
    static const Vec3 p[POINTS] = {{-.72f, .30f, -.16f},  {-.76f, .74f, -.12f}, {-.66f, 1.10f, .0f},
                                   {-.36f, 1.28f, -.10f}, {.06f, 1.36f, -.28f}, {.56f, 1.20f, -.02f},
                                   {.72f, .88f, .22f},    {.66f, .44f, .40f}};
    float r[POINTS] = {.10f, .135f, .14f, .14f, .14f, .14f, .135f, .10f};
    part();
    paint(plume);
    blend(.04f);
    lumpy(.045f, 11);
    tube(POINTS, p, r, 5);
    lumpy(0, 1);
    for (int i = 0; i < 120; i++) { /* what stands off */
        float t = (float)i / 120 * (POINTS - 1.01f), a = (float)i * 2.4f, b = (chance(i) - .5f) * 2;
        Vec3 at = tube_point(POINTS, p, t), out = V(sinf(a) * cosf(b), sinf(b), cosf(a) * cosf(b));
        limb(at + out * .10f, at + out * (.17f + .05f * chance(i + 300)), .030f, .006f);
    }
}

/* What was blown: small at the hand, large where it comes at us. */
static void flying_hearts(void)
{
    static const float at[5][4] = {{-.40f, 1.36f, 1.10f, .052f},
                                   {-.62f, 1.56f, 1.25f, .075f},
                                   {-.54f, 1.86f, 1.35f, .095f},
                                   {-.78f, 1.20f, 1.55f, .120f},
                                   {-.62f, .78f, 1.75f, .150f}};
    int pink = material_plain(rgb(0xff3a80), .15f, 1.4f);
    material(pink)->emit = rgb(0xff3070) * 1.1f;
    for (int i = 0; i < 5; i++) {
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_z(i % 2 ? 18 : -14);
        turn_y(i % 2 ? -16 : 12);
        heart(at[i][3], pink);
        sprite(here(V(0, 0, 0)), at[i][3] * 2.2f, rgb(0xff3a80), SPRITE_GLOW, .38f);
        pop();
    }
}

static void dress(const Goblin *g, Vec3 left, Vec3 right, int cloth)
{
    Vec3 middle = vec_mix(left, right, .5f);
    part();
    paint(cloth);
    blend(.10f);
    egg(middle[0], middle[1] - .26f, middle[2] + .06f, .46f, .20f, .29f);
    limb(middle + V(0, -.34f, .03f), middle + V(-.02f, -.68f, .02f), .36f, .275f);
    limb(middle + V(-.02f, -.68f, .02f), middle + V(-.02f, -1.05f, .04f), .275f, .52f);
    blend(.02f);
    for (int i = 0; i < 7; i++) { /* darts, from the waist up and down */
        float a = ((float)i - 3) * .34f;
        limb(middle + V(sinf(a) * .27f, -.68f, .02f + cosf(a) * .27f),
             middle + V(sinf(a) * .40f, -.30f, .04f + cosf(a) * .30f), .024f, .008f);
        limb(middle + V(sinf(a) * .27f, -.68f, .02f + cosf(a) * .27f),
             middle + V(sinf(a) * .54f, -1.1f, .04f + cosf(a) * .54f), .020f, .050f);
    }
    carve();
    blend(.03f);
    egg(middle[0], middle[1] + .02f, middle[2] + .16f, .36f, .20f, .40f);
    fill();
    push();
    move(middle[0] - .02f, middle[1] - .30f, middle[2] + .37f);
    gem_brooch(g, .105f);
    pop();
}

static void charmer(Clan clan)
{
    bool lady = clan == CLAN_RUBY || clan == CLAN_AMBER;
    Goblin g = goblin_enter(clan, 26, 1.42f);
    goblin_at(&g, HAUNT_STAGE, .5f, .4f);
    goblin_lit_by(rgb(0xffe8e4), goblin_stance(clan)->mirrored ? -1 : 1, .0f); /* her kisses are lamps */
    int plume = material_fur(vec_mix(g.color, rgb(0xd8d0ca), .66f));
    Vec3 left = V(-.50f, 1.04f, -.02f), right = V(.58f, 1.10f, -.16f), skull = V(.10f, 1.50f, .0f);
    goblin_yoke(&g, left, right, skull, .92f);
    dress(&g, left, right, lady ? g.cloth : g.trim);
    boa(plume);
    push();
    move(.10f, 1.76f, .16f);
    turn_y(-8);
    turn_z(-10);
    turn_x(7);
    grow(1.04f);
    goblin_visage(&g, &(GoblinAct){.iris = .66f,
                                   .open = {.95f, 0},
                                   .under = {.9f, .6f},
                                   .slant = {.02f, .01f},
                                   .gaze_x = 6,
                                   .gaze_y = -4,
                                   .brow = {.08f, -.03f},
                                   .frown = {-.02f, .02f},
                                   .pucker = .052f,
                                   .puff = .7f,
                                   .nose = clan == CLAN_EMERALD    ? .40f
                                           : clan == CLAN_SAPPHIRE ? .50f
                                                                   : 1,
                                   .lady = true,
                                   .hatted = true});
    if (lady)
        beehive_hair(&g, clan == CLAN_RUBY ? .42f : .34f);
    else
        quiff_hair(&g, clan == CLAN_EMERALD ? .40f : .26f);
    pop();
    Vec3 elbow = V(-.66f, .52f, .42f), wrist = V(-.16f, .92f, .92f);
    goblin_strong_arm(
        &g,
        &(GoblinArm){.shoulder = left,
                     .elbow = elbow,
                     .wrist = wrist,
                     .fingers = V(-.46f, .36f, .80f),
                     .palm = V(.16f, .74f, .66f),
                     .thick = 1.2f,
                     .muscle = .5f,
                     .hand = {.pose = GRASP_REACH, .size = .33f, .thick = 1.05f, .thumb = -1, .lean = true, .age = 1}});
    goblin_strong_arm(
        &g,
        &(GoblinArm){.shoulder = right,
                     .elbow = V(1.04f, .60f, -.10f),
                     .wrist = V(.52f, .36f, .30f),
                     .fingers = V(-.9f, -.2f, .3f),
                     .palm = V(-.3f, .2f, -.9f),
                     .thick = 1.15f,
                     .muscle = .5f,
                     .hand = {.pose = GRASP_REST, .size = .26f, .thick = 1.05f, .thumb = 1, .lean = true, .age = 1}});
    part();
    paint(g.gold);
    for (int i = 0; i < 3; i++) {
        Vec3 at = vec_mix(elbow, wrist, .70f + .08f * (float)i);
        push();
        move(at[0], at[1], at[2]);
        aim(wrist - elbow, V(0, 0, 1));
        ring(0, 0, 0, .082f - .006f * (float)i, .018f);
        pop();
    }
    flying_hearts();
    goblin_leave();
}
FOUR_CLANS(charmer)

const Card goblin_charmer_cards[] = {FOUR_ROWS(charmer, "charmer"), {0}};
