/* SPDX-License-Identifier: MIT
 * The Piper gives all the breath there is, and we have our ear at the other end. */
#include "cards.h"
#include "props/drapery.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

typedef struct {
    int wood, bone, plaid, bar;
} Pipes;

static void bag(const Pipes *m)
{
    part();
    paint(m->plaid);
    blend(.12f);
    egg(-.42f, .84f, .36f, .46f, .40f, .36f);
    egg(-.16f, .78f, .58f, .24f, .22f, .22f);
    part();
    paint(m->bar);
    blend(.01f);
    for (int i = -2; i <= 2; i++) {
        float k = sqrtf(1 - .18f * (float)(i * i));
        push();
        move(-.42f + .19f * (float)i, .84f, .36f);
        turn_z(90);
        grow(k);
        ring(0, 0, 0, .385f, .022f);
        pop();
        push();
        move(-.42f, .84f + .16f * (float)i, .36f);
        ring(0, 0, 0, .405f * k, .016f);
        pop();
    }
}

static void drones(const Goblin *g, const Pipes *m)
{
    static const float tip[3][3] = {{-1.22f, 2.05f, .62f}, {-.92f, 2.36f, .30f}, {-.56f, 2.52f, .05f}};
    for (int i = 0; i < 3; i++) {
        Vec3 from = V(-.62f + .14f * (float)i, 1.08f, .34f), to = V(tip[i][0], tip[i][1], tip[i][2]);
        part();
        paint(m->wood);
        blend(.02f);
        limb(from, to, .07f, .06f);
        limb(vec_mix(from, to, .5f), vec_mix(from, to, .92f), .09f, .085f);
        part();
        paint(m->bone);
        limb(vec_mix(from, to, .92f), to, .08f, .14f);
        part();
        paint(g->gold);
        limb(vec_mix(from, to, .48f), vec_mix(from, to, .53f), .105f, .105f);
        limb(vec_mix(from, to, .88f), vec_mix(from, to, .92f), .105f, .105f);
    }
}

/* From the bag to us; its end is a bell, and the bell a hole. */
static void chanter(const Goblin *g, const Pipes *m, Vec3 from, Vec3 to)
{
    Vec3 along = vec_unit(to - from);
    part();
    paint(m->wood);
    blend(.03f);
    limb(from, to - along * .2f, .055f, .075f);
    limb(to - along * .26f, to, .08f, .21f);
    carve();
    paint(g->dark);
    blend(.01f);
    limb(to - along * .14f, to + along * .2f, .07f, .22f);
    fill();
    part();
    paint(g->gold);
    push();
    move(to[0], to[1], to[2]);
    aim(along, V(0, 1, 0));
    ring(0, .03f, 0, .205f, .032f);
    ring(0, -.26f, 0, .095f, .026f);
    pop();
}

static void played(const Goblin *g, float side, Vec3 shoulder, Vec3 elbow, Vec3 at, Vec3 along)
{
    GoblinArm a = {
        .shoulder = shoulder,
        .elbow = elbow,
        .thick = 1.2f,
        .muscle = .8f,
        .hand = {.pose = GRASP_FIST, .size = .25f, .thick = 1.15f, .thumb = side > 0 ? -1 : 1, .lean = true, .age = 1}};
    push();
    goblin_strong_grip(g, &a, at, along, V(side * .55f, .85f, .1f));
    pop();
    goblin_sleeve(&a, g->cloth, g->trim, .60f, side < 0 ? 11 : 47);
}

static void piper(Clan clan)
{
    static const unsigned plaid[CLANS] = {0x1c6a5a, 0x8a2438, 0xb85a1c, 0x6a2c8a};
    Goblin g = goblin_enter(clan, 27, 1.36f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    camera(V(-.06f * side, 1.36f, 4.3f), V(.0f, 1.40f, 0), 37);
    goblin_at(&g, HAUNT_ROOFS, .62f, .28f);
    goblin_lit_by(rgb(0xffd890), side, .10f); /* the town sleeps, or did: what lights him are his own notes */
    Pipes m = {.wood = material_new(rgb(0x4a2a1a), rgb(0x1e100a), .3f, 1, PAT_WOOD, 4, .5f),
               .bone = material_bone(),
               .plaid = material_wool(rgb(plaid[clan])),
               .bar = material_wool(rgb(plaid[clan]) * .38f)};
    part();
    paint(g.trim);
    blend(.12f);
    egg(.20f, .60f, -.14f, .62f, .62f, .42f);
    Vec3 left = V(-.36f, 1.06f, -.04f), right = V(.76f, 1.04f, -.12f);
    goblin_yoke(&g, left, right, V(.24f, 1.46f, .04f), 1.0f);
    push();
    move(.26f, 1.68f, .28f);
    turn_y(-10);
    turn_z(-10);
    turn_x(-2);
    grow(1.06f);
    goblin_visage(&g, &(GoblinAct){.open = {1.4f, .35f},
                                   .under = {1.1f, .5f},
                                   .eye = 1.15f,
                                   .gaze_x = -6,
                                   .gaze_y = -12,
                                   .brow = {.10f, -.02f},
                                   .frown = {-.02f, .05f},
                                   .pucker = .05f,
                                   .puff = 1.5f,
                                   .hatted = true});
    tam_o_shanter(&g, -12);
    pop();
    bag(&m);
    drones(&g, &m);
    Vec3 from = V(-.06f, .80f, .76f), to = V(-.22f, .92f, 1.86f), along = vec_unit(to - from);
    part();
    paint(m.wood);
    blend(.01f);
    limb(V(-.22f, 1.04f, .58f), V(.16f, 1.44f, .80f), .055f, .04f);
    chanter(&g, &m, from, to);
    played(&g, 1, right, V(1.06f, .70f, .40f), from + along * .38f, along);
    played(&g, -1, left, V(-1.02f, .80f, .55f), from + along * .72f, along);
    for (int i = 0; i < 3; i++) {
        static const float at[3][4] = {
            {-.60f, 1.24f, 1.7f, .34f}, {-.27f, .80f, 2.02f, .27f}, {.62f, 1.16f, 1.5f, .20f}};
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_z(i == 1 ? -22 : 16);
        music_note(at[i][3], material_glow(rgb(0xffd060), 1.6f));
        sprite(here(V(0, 0, 0)), at[i][3] * .9f, rgb(0xffb040), SPRITE_GLOW, .45f);
        pop();
    }
    goblin_leave();
}
FOUR_CLANS(piper)

const Card goblin_piper_cards[] = {FOUR_ROWS(piper, "piper"), {0}};
