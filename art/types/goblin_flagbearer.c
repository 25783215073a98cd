/* SPDX-License-Identifier: MIT
 * The Flagbearer looks round the flag, which is all that one sees of the clan until it is too late. */
#include "cards.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

enum { ROWS = 6, COLUMNS = 9 };

/* The cloth in the wind, from the pole at x 0 to the right, two thirds of the picture, the sun behind it; the clan's sign
 * is sewn on it, and the light comes through. */
static void great_flag(const Goblin *g)
{
    Vec3 p[ROWS * COLUMNS], dyed = material(g->cloth)->color;
    for (int row = 0; row < ROWS; row++)
        for (int i = 0; i < COLUMNS; i++) {
            float u = (float)i / (COLUMNS - 1), v = (float)row / (ROWS - 1),
                  wave = sinf(u * 7.5f - v * 1.6f) * .13f * (.25f + u);
            p[row * COLUMNS + i] = V(1.72f * u - .05f * wave,
                                     1.02f - 1.66f * v + .16f * u * sinf(u * 4 + 1) + .10f * wave, wave + .05f * v);
        }
    int silk = material_new(dyed, dyed * .70f, .9f, .2f, PAT_NOISE, 2.2f, .1f);
    material(silk)->sss = dyed * 1.1f;
    material(silk)->emit = dyed * .16f;
    part();
    paint(silk);
    cloth(ROWS, COLUMNS, p, .016f, 4);
    part();
    paint(g->gold);
    blend(.01f);
    for (int row = 0; row < ROWS; row += ROWS - 1) {
        float r[COLUMNS];
        for (int i = 0; i < COLUMNS; i++)
            r[i] = .026f;
        tube(COLUMNS, p + row * COLUMNS, r, 4);
    }
    push();
    move(.88f, .22f, .14f);
    turn_y(-8);
    turn_z(-3);
    gem_brooch(g, .44f);
    pop();
}

/* The pole, its grip at the brush's place, a spear's leaf of gold on top. */
static void flagpole(const Goblin *g)
{
    staff(1.6f, 1.75f, .055f, material_wood());
    part();
    paint(g->gold);
    blend(.02f);
    limb(V(0, 1.72f, 0), V(0, 2.04f, 0), .10f, .01f);
    ball(0, 1.70f, 0, .085f);
    for (int i = 0; i < 3; i++)
        drum(0, 1.22f - .94f * (float)i, 0, .068f, .03f, .01f);
}

/* A sleeved arm, its hand on the pole at `at`; leaves nothing of the brush. */
static void on_the_pole(const Goblin *g, int thumb, Vec3 shoulder, Vec3 elbow, Vec3 at, Vec3 along)
{
    GoblinArm a = {.shoulder = shoulder,
                   .elbow = elbow,
                   .thick = 1.25f,
                   .muscle = .9f,
                   .hand = {.pose = GRASP_FIST, .size = .25f, .thick = 1.2f, .thumb = thumb, .lean = true, .age = 1}};
    push();
    goblin_strong_grip(g, &a, at, along, V(-.2f, -.1f, 1));
    pop();
    goblin_sleeve(&a, g->cloth, g->leather, .60f, thumb > 0 ? 11 : 47);
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
    pop(); /* the flag fills the picture, whatever the clan's stance */
    camera(V(-.05f * side, 1.20f, 4.6f), V(0, 1.36f, 0), 37);
    goblin_at(&g, HAUNT_BATTLEFIELD, .25f * side, .25f);
    Scene *s = scene();
    s->rim.towards = V(.35f * side, .45f, -.8f);
    s->rim.color *= 1.3f;
    push();
    if (side < 0)
        mirror_x();
    part();
    paint(g.trim);
    blend(.14f);
    egg(-.52f, .30f, -.10f, .44f, .52f, .34f);
    goblin_yoke(&g, V(-.98f, .66f, -.10f), V(-.10f, .60f, -.14f), V(-.50f, .82f, .08f), 1.0f);
    push(); /* half of the face is enough: the other half is behind the flag */
    move(-.50f, 1.06f, .12f);
    turn_y(12);
    turn_z(-9);
    turn_x(-4);
    grow(1.16f);
    goblin_visage(&g, &(GoblinAct){.open = {1.35f, 1.1f},
                                   .under = {1, .9f},
                                   .eye = 1.18f,
                                   .gaze_x = -14,
                                   .gaze_y = -2,
                                   .brow = {.04f, .05f},
                                   .frown = {.04f, .05f},
                                   .mouth = .26f,
                                   .gape = .16f,
                                   .corner = {.06f, .05f},
                                   .upper = 1,
                                   .lower = .9f,
                                   .sneer = {.6f, .8f},
                                   .hatted = true});
    headband(&g);
    pop();
    push();
    move(-.44f, 1.20f, .72f);
    turn_z(-7);
    Vec3 low = V(.0f, -.72f, .02f), up = V(0, 1, 0);
    push();
    flagpole(&g);
    pop();
    move(.02f, .52f, .0f);
    great_flag(&g);
    move(-.02f, -.52f, .0f);
    on_the_pole(&g, 1, V(-.52f, -.62f, -.70f), V(-.46f, -1.0f, -.20f), low, up);
    on_the_pole(&g, -1, V(.42f, -.66f, -.78f), V(.44f, -1.05f, -.20f), low + V(0, -.28f, 0), up);
    pop();
    pop();
    lamp(V(-.8f * side, 1.4f, 2.0f), rgb(0xffe8d0) * 2.4f, .5f);
    faction_motes();
}
FOUR_CLANS(flagbearer)

const Card goblin_flagbearer_cards[] = {FOUR_ROWS(flagbearer, "flagbearer"), {0}};
