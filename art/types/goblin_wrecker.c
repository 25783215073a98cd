/* SPDX-License-Identifier: MIT
 * The Wrecker comes through the wall that we stood behind: hammer first, then the morning, then a grin. */
#include "cards.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

static void stone_at(int stone, Vec3 at, Vec3 half, int seed)
{
    part();
    paint(stone);
    blend(.02f);
    lumpy(.018f, 5);
    push();
    move(at[0], at[1], at[2]);
    turn_z(chance(seed) * 70 - 35);
    turn_y(chance(seed + 5) * 50 - 25);
    box(0, 0, 0, half[0], half[1], half[2], .045f);
    pop();
    lumpy(0, 1);
}

/* What is left of the wall, round the hole, and what is no longer of it, on its way to us. */
static void burst_wall(Vec3 hole)
{
    int dark = material_stone(rgb(0x4c4650), rgb(0x26222a)), pale = material_stone(rgb(0xb8b0a8), rgb(0x6a6462));
    enum { ROUND = 13 };
    for (int ring = 0; ring < 2; ring++)
        for (int i = 0; i < ROUND; i++) {
            float a = ((float)i + .5f * (float)ring + .4f * (chance(i + 90 * ring) - .5f)) * 2 * PI / ROUND,
                  far = ring ? 1.56f : 1.20f + .16f * (chance(i + 7) - .5f);
            stone_at(dark, hole + V(sinf(a) * far * .80f, cosf(a) * far * .98f, ring ? -.1f : .04f),
                     V(.26f + .06f * chance(i + 17), .19f + .05f * chance(i + 27), .20f), i + 50 * ring);
        }
    for (int i = 0; i < 16; i++) { /* not before the face, nor before the hammer */
        float a = (i % 2 ? 1.15f : 3.5f) + 1.5f * chance(i + 200), far = .62f + .40f * chance(i + 220),
              size = .04f + .10f * chance(i + 240) * chance(i + 260);
        stone_at(pale, hole + V(sinf(a) * far * .9f, cosf(a) * far * .8f, .5f + .8f * chance(i + 280)),
                 V(size, size * .75f, size * .8f), i + 300);
    }
    for (int i = 0; i < 14; i++)
        sprite(here(hole + V((chance(i + 3) - .5f) * 1.5f, -.2f - .6f * chance(i + 23), .1f)),
               .16f + .2f * chance(i + 43), rgb(0xf0dcc0), SPRITE_GLOW, .05f);
}

/* In the frame of its shaft (y), which ends in the head; it strikes along z. */
static void sledge(const Goblin *g, float below, float length)
{
    int wood = material_wood(), iron = material_new(rgb(0x5a626c), rgb(0x2c3238), .4f, 1, PAT_METAL, 4, .6f);
    part();
    paint(wood);
    blend(.02f);
    limb(V(0, -below, 0), V(0, length, 0), .055f, .05f);
    move(0, length, 0);
    part();
    paint(iron);
    blend(.02f);
    box(0, 0, 0, .27f, .27f, .34f, .06f);
    box(0, 0, .36f, .32f, .32f, .10f, .05f);
    box(0, 0, -.36f, .32f, .32f, .10f, .05f);
    part();
    paint(g->gold);
    blend(.01f);
    box(0, 0, 0, .285f, .285f, .07f, .03f);
    move(0, 0, .47f);
    turn_z(-80); /* upright, though the shaft lies */
    gem_brooch(g, .195f);
}

static void hold(const Goblin *g, Vec3 shoulder, Vec3 elbow, Vec3 at, Vec3 along, Vec3 out)
{
    GoblinArm a = {.shoulder = shoulder,
                   .elbow = elbow,
                   .thick = 1.6f,
                   .muscle = 1.3f,
                   .hand = {.pose = GRASP_FIST, .size = .28f, .thick = 1.3f, .thumb = -1, .lean = true, .age = 1}};
    push();
    goblin_strong_grip(g, &a, at, along, out);
    pop();
}

static void wrecker(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.36f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    camera(V(-.08f * side, 1.20f, 4.4f), V(.02f * side, 1.38f, 0), 38);
    goblin_at(&g, HAUNT_BREACH, .5f, .5f);
    Scene *s = scene();
    goblin_lit_by(rgb(0xffe0b0), side, -.30f); /* his lamp, out of the dark of the tunnel he digs */
    s->fill.color = rgb(0x3a5a8a) * .45f;
    part();
    paint(g.leather);
    blend(.12f);
    egg(.30f, .70f, -.12f, .62f, .62f, .40f);
    Vec3 left = V(-.26f, 1.16f, -.05f), right = V(.88f, 1.18f, -.12f);
    goblin_yoke(&g, left, right, V(.32f, 1.60f, .04f), 1.15f);
    push();
    move(.34f, 1.80f, .26f);
    turn_y(-10);
    turn_z(-8);
    turn_x(8);
    grow(1.02f);
    goblin_visage(&g, &(GoblinAct){.open = {1.0f, 1.25f},
                                   .under = {.8f, 1},
                                   .slant = {.02f, .03f},
                                   .eye = 1.12f,
                                   .gaze_x = -6,
                                   .gaze_y = -12,
                                   .brow = {0, .04f},
                                   .frown = {.06f, .05f},
                                   .mouth = .27f,
                                   .gape = .10f,
                                   .corner = {.06f, .09f},
                                   .upper = 1,
                                   .lower = 1,
                                   .sneer = {.6f, .8f},
                                   .hatted = true});
    miners_helmet(&g);
    pop();
    Vec3 low = V(.60f, .74f, .98f), shaft = vec_unit(V(-.84f, .27f, .40f));
    hold(&g, right, V(1.16f, .76f, .30f), low, shaft, V(.1f, -.1f, 1));
    hold(&g, left, V(-.44f, .70f, .30f), low + shaft * .42f, shaft, V(.1f, .5f, 1));
    push();
    move(low[0], low[1], low[2]);
    aim(shaft, V(.38f, .06f, 1));
    grow(.9f);
    sledge(&g, .35f, 1.24f);
    pop();
    burst_wall(V(.06f, 1.36f, 1.10f));
    lamp(here(V(-.1f, 1.75f, 1.5f)), rgb(0xffe0b0) * 2.2f, .6f);
    goblin_leave();
}
FOUR_CLANS(wrecker)

const Card goblin_wrecker_cards[] = {FOUR_ROWS(wrecker, "wrecker"), {0}};
