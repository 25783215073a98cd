/* SPDX-License-Identifier: MIT
 * The Stonefoot takes one step, and goes on eating. We lie where the foot comes down. */
#include "cards.h"
#include "props/sinew.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

/* A sole in the frame of a foot: toes along +y, the sole to +z, the big toe at -x; heel at y = -.5. */
static void sole(const Goblin *g, int stone, int groove)
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
    push(); /* what it will print */
    move(.03f, .06f, .16f);
    gem_brooch(g, .145f);
    pop();
}

/* What falls from it, and the ground that knows already. */
static void crumbs(int stone, Vec3 from)
{
    for (int i = 0; i < 18; i++) {
        float size = .018f + .045f * chance(i + 51) * chance(i + 9);
        Vec3 at = from + V((chance(i + 11) - .5f) * 1.5f, -.25f - .75f * chance(i + 31), .5f * (chance(i + 71) - .3f));
        part();
        paint(stone);
        blend(.01f);
        push();
        move(at[0], at[1], at[2]);
        turn_y(chance(i) * 360);
        turn_x(chance(i + 5) * 360);
        box(0, 0, 0, size, size * .7f, size * .8f, size * .2f);
        pop();
    }
}

static void paunch(const Goblin *g)
{
    part();
    paint(g->cloth);
    blend(.14f);
    egg(.24f, .98f, -.22f, .72f, .66f, .50f);
    part();
    paint(g->skin);
    blend(.10f);
    egg(.20f, .96f, .0f, .52f, .46f, .44f);
    carve();
    egg(.12f, .90f, .46f, .05f, .06f, .08f);
    fill();
    part();
    paint(g->leather);
    blend(.02f);
    push();
    move(.20f, .62f, -.05f);
    turn_z(4);
    for (int i = -1; i <= 1; i++)
        ring(0, .05f * (float)i, 0, .56f, .055f);
    pop();
}

/* The alley by night, and its one lamp behind his shoulder. */
static void lamp_light(float side)
{
    Scene *s = scene();
    s->key.color = vec_mix(s->key.color, rgb(0xffe0b0), .6f) * 1.05f;
    s->rim.color = rgb(0xffc070) * 5.5f;
    s->rim.towards = vec_unit(V(.75f * side, .55f, -.75f));
    s->vignette = 1.4f;
}

static void stonefoot(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.12f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    camera(V(-.10f * side, .30f, 4.3f), V(.02f * side, 1.35f, 0), 43);
    goblin_at(&g, HAUNT_ALLEY, .0f, .9f);
    lamp_light(side);
    int stone = material_stone(rgb(0xd4ccc2), rgb(0x8c867f)), groove = material_plain(rgb(0x1c1a22), .9f, .1f);
    paunch(&g);
    goblin_yoke(&g, V(-.42f, 1.46f, -.22f), V(.78f, 1.46f, -.28f), V(.18f, 1.82f, -.08f), 1.15f);
    push();
    move(.20f, 2.02f, .30f);
    turn_y(-8);
    turn_z(-11);
    turn_x(20);
    grow(1.16f);
    goblin_visage(&g, &(GoblinAct){.open = {1.05f, .75f},
                                   .under = {.9f, .8f},
                                   .eye = 1.15f,
                                   .gaze_x = -8,
                                   .gaze_y = -20,
                                   .brow = {.09f, -.01f},
                                   .frown = {-.02f, .03f},
                                   .mouth = .20f,
                                   .gape = .04f,
                                   .corner = {.02f, .06f},
                                   .upper = 1,
                                   .lower = 0,
                                   .sneer = {0, .6f},
                                   .hatted = true});
    push();
    move(0, .07f, -.05f);
    turn_x(-9);
    cooking_pot(&g, -7);
    pop();
    pop();
    Vec3 hip = V(-.04f, .62f, .05f), knee = V(-.16f, 1.02f, .98f);
    part();
    paint(g.trim);
    sinew_cloth(hip, vec_mix(hip, knee, .8f), knee, .34f, .30f, .27f, 5);
    part(); /* the leg he stands on */
    paint(g.trim);
    sinew_cloth(V(.46f, .56f, -.05f), V(.62f, .20f, .10f), V(.60f, -.2f, .0f), .30f, .26f, .24f, 9);
    push();
    move(-.24f, .20f, 1.72f);
    turn_z(16);
    turn_x(-12);
    turn_y(8);
    grow(1.26f);
    sole(&g, stone, groove);
    pop();
    crumbs(stone, V(-.2f, .85f, 1.15f));
    GoblinArm eating = {.shoulder = V(.86f, 1.44f, -.26f),
                        .elbow = V(1.22f, 1.02f, .10f),
                        .thick = 1.4f,
                        .muscle = .9f,
                        .hand = {.pose = GRASP_FIST, .size = .26f, .thick = 1.3f, .thumb = -1, .lean = true, .age = 1}};
    push();
    goblin_strong_grip(&g, &eating, V(.98f, 1.42f, .52f), V(-.12f, 1, 0), V(.2f, 0, 1));
    grow(1.25f);
    drumstick();
    pop();
    goblin_strong_arm(
        &g,
        &(GoblinArm){.shoulder = V(-.46f, 1.44f, -.2f),
                     .elbow = V(-.98f, 1.34f, -.02f),
                     .wrist = V(-1.04f, 1.76f, .28f),
                     .fingers = V(-.5f, 1, .2f),
                     .palm = V(.2f, -.2f, 1),
                     .thick = 1.4f,
                     .muscle = .9f,
                     .hand = {.pose = GRASP_REACH, .size = .25f, .thick = 1.3f, .thumb = 1, .lean = true, .age = 1}});
    goblin_leave();
}
FOUR_CLANS(stonefoot)

const Card goblin_stonefoot_cards[] = {FOUR_ROWS(stonefoot, "stonefoot"), {0}};
