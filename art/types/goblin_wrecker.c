/* SPDX-License-Identifier: MIT
 * The Wrecker in the middle of a swing: both fists on the shaft, a hammer larger than its owner, and what was a wall. */
#include "cards.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

/* Legs astride, one boot up on a block. */
static void braced_legs(const Goblin *g, int stone)
{
    static const float foot_y[2] = {-.02f, .30f};
    for (int i = 0; i < 2; i++) {
        float s = i ? 1.f : -1.f;
        Vec3 hip = V(s * .20f, .36f, .04f), knee = V(s * .50f, .22f + .26f * (float)i, .36f),
             ankle = V(s * .56f, foot_y[i] + .06f, .22f);
        part();
        paint(g->cloth);
        blend(.08f);
        limb(hip, knee, .22f, .18f);
        limb(knee, ankle, .17f, .14f);
        part();
        paint(g->leather);
        blend(.06f);
        limb(ankle + V(0, .10f, 0), ankle, .16f, .16f);
        egg(ankle[0] + s * .04f, foot_y[i], ankle[2] + .20f, .18f, .13f, .29f);
        part();
        paint(g->gold);
        ball(ankle[0] + s * .05f, foot_y[i] + .02f, ankle[2] + .45f, .075f);
    }
    part();
    paint(stone);
    blend(.03f);
    lumpy(.015f, 5);
    push();
    move(.62f, .02f, .34f);
    turn_y(18);
    box(0, 0, 0, .36f, .16f, .32f, .05f);
    pop();
    lumpy(0, 1);
}

/* Pieces of a wall, the nearer the larger, away from the blow. */
static void pieces_of_a_wall(int stone, Vec3 from)
{
    for (int i = 0; i < 22; i++) {
        float a = -.6f + 2.6f * chance(i + 11), far = .36f + .75f * chance(i + 31), size = .05f + .10f * chance(i + 51);
        Vec3 at = from + V(cosf(a) * far, sinf(a) * far, .5f * (chance(i + 71) - .3f));
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
    for (int i = 0; i < 16; i++)
        sprite(here(from + V((chance(i + 3) - .3f) * .9f, (chance(i + 23) - .4f) * .9f, -.1f)),
               .16f + .16f * chance(i + 43), rgb(0xe8d8c0), SPRITE_GLOW, .06f);
}

static void wrecker(Clan clan)
{
    Goblin g = goblin_enter(clan, 30.5f, 1.14f);
    great_gem(-.12f, .2f, 1.3f);
    int stone = material_stone(rgb(0xb8b0a8), rgb(0x605a58));
    braced_legs(&g, stone);
    push();
    move(-.04f, .12f, 0);
    turn_z(9); /* he leans away from what he swings */
    turn_y(10);
    goblin_torso(&g, g.cloth, 1.08f);
    apron(&g);
    goblin_belt(&g, 1.1f);
    push();
    move(-.16f, 1.36f, .2f);
    turn_y(-4);
    turn_z(-2);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SHOUT, .lid = 14, .open = .5f, .look_x = 14, .look_y = -4});
    miners_helmet(&g);
    pop();
    pop();
    Vec3 low = V(-.56f, .50f, .70f), shaft = vec_unit(V(1, .56f, .04f));
    push();
    move(-.04f, .12f, 0);
    push();
    goblin_holds(&g, -1, V(-.92f, .62f, .24f), low, shaft, V(0, -.15f, 1), g.trim);
    grow(1.3f);
    hammer(1.20f, .50f, g.metal, material_wood());
    push();
    move(0, 1.20f, 0);
    aim(V(0, 1, 0), V(.0f, 0, 1));
    move(0, 0, .25f);
    gem_brooch(&g, .14f);
    pop();
    pop();
    push();
    goblin_holds(&g, 1, V(.72f, .50f, .36f), low + shaft * .62f, shaft, V(0, -.15f, 1), g.trim);
    pop();
    pieces_of_a_wall(stone, low + shaft * 1.60f + V(.0f, .2f, 0));
    pop();
    goblin_leave(&g);
}
FOUR_CLANS(wrecker)

const Card goblin_wrecker_cards[] = {FOUR_ROWS(wrecker, "wrecker"), {0}};
