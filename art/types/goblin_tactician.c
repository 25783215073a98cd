/* SPDX-License-Identifier: MIT
 * The Tactician's next move, seen from the map: by candlelight, nose first, one finger pushes the piece that we stand beside. */
#include "cards.h"
#include "props/feathers.h"
#include "props/flames.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

/* On the map: a foot, a waist, and the clan's gem for a head. */
static void piece(const Goblin *g, float x, float z, float size, float fallen)
{
    push();
    move(x, .52f, z);
    if (fallen < 0 || fallen > 0) {
        move(0, .12f * size, 0);
        turn_y(fallen);
        turn_z(82);
    }
    grow(size);
    part();
    paint(g->gold);
    blend(.03f);
    drum(0, .05f, 0, .19f, .05f, .03f);
    drum(0, .12f, 0, .14f, .03f, .02f);
    limb(V(0, .12f, 0), V(0, .30f, 0), .10f, .055f);
    ring(0, .31f, 0, .075f, .03f);
    move(0, .56f, 0);
    gem_brooch(g, .17f);
    pop();
}

static void enemy_piece(int wood, float x, float z, float size, bool fallen, float turn)
{
    push();
    move(x, .52f, z);
    if (fallen) {
        move(0, .15f * size, 0);
        turn_y(turn);
        turn_z(86);
    }
    grow(size);
    part();
    paint(wood);
    blend(.03f);
    drum(0, .05f, 0, .17f, .05f, .03f);
    limb(V(0, .08f, 0), V(0, .40f, 0), .12f, .055f);
    drum(0, .42f, 0, .10f, .02f, .02f);
    ball(0, .54f, 0, .115f);
    pop();
}

static void map_on_a_table(void)
{
    int paper = material_new(rgb(0xf0e0b8), rgb(0xc8ac78), .9f, .2f, PAT_NOISE, 3, .3f), wood = material_wood(),
        ink = material_plain(rgb(0x5a2c1c), .8f, .1f);
    part();
    paint(wood);
    box(0, .40f, .6f, 2.6f, .08f, 1.7f, .04f);
    part();
    paint(paper);
    blend(.01f);
    box(0, .50f, .9f, 1.5f, .014f, 1.2f, .01f);
    part();
    paint(ink);
    blend(.01f);
    static const float way[6][2] = {{-1.1f, 1.7f}, {-.7f, 1.45f}, {-.25f, 1.5f},
                                    {.15f, 1.3f},  {.5f, 1.4f},   {.95f, 1.2f}};
    for (int i = 0; i < 5; i++)
        limb(V(way[i][0], .508f, way[i][1]),
             V(mix(way[i][0], way[i + 1][0], .6f), .508f, mix(way[i][1], way[i + 1][1], .6f)), .014f, .014f);
}

static void candle(Vec3 at)
{
    int wax = material_plain(rgb(0xf4e4c0), .5f, .6f);
    material(wax)->sss = rgb(0xffa050) * .9f;
    push();
    move(at[0], at[1], at[2]);
    part();
    paint(wax);
    blend(.03f);
    limb(V(0, 0, 0), V(0, .34f, 0), .115f, .10f);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * 1.1f;
        limb(V(sinf(a) * .10f, .33f, cosf(a) * .10f), V(sinf(a) * .12f, .33f - .22f * chance(i + 4), cosf(a) * .12f),
             .022f, .034f);
    }
    move(0, .38f, 0);
    int hot = material_glow(rgb(0xfff0b0), 1.6f), cool = material_glow(rgb(0xffa030), 1.1f);
    flame_tongue(.26f, .060f, .02f, hot, cool);
    Vec3 flame = here(V(0, .14f, .06f));
    pop();
    lamp(flame + V(0, .04f, .10f), rgb(0xffb458) * 5.5f, .62f);
    sprite(flame, .42f, rgb(0xffa040), SPRITE_GLOW, .45f);
}

static void cuffed_arm(const Goblin *g, const GoblinArm *a, int seed)
{
    goblin_strong_arm(g, a);
    goblin_sleeve(a, g->trim, g->tooth, .64f, seed);
}

static void tactician(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.12f);
    float side = goblin_stance(clan)->mirrored ? -1 : 1;
    camera(V(-.10f * side, .92f, 4.0f), V(.04f * side, 1.22f, 0), 38);
    goblin_at(&g, HAUNT_NIGHT_WINDOW, .5f, .45f);
    Scene *s = scene();
    s->key.color = s->key.color * .38f;
    map_on_a_table();
    part();
    paint(g.cloth);
    blend(.14f);
    egg(.16f, .70f, -.30f, .70f, .62f, .44f);
    goblin_yoke(&g, V(-.42f, 1.12f, -.20f), V(.74f, 1.08f, -.24f), V(.22f, 1.50f, .12f), 1.0f);
    part(); /* ruff */
    paint(g.tooth);
    blend(.02f);
    push();
    move(.20f, 1.28f, .06f);
    turn_x(20);
    for (int i = 0; i < 22; i++) {
        float a = (float)i * PI / 11;
        egg(sinf(a) * .40f, (i % 2) * .045f, cosf(a) * .34f, .10f, .06f, .12f);
    }
    pop();
    push();
    move(.24f, 1.62f, .46f);
    turn_y(-10);
    turn_z(-8);
    turn_x(17);
    grow(1.06f);
    goblin_visage(&g, &(GoblinAct){.open = {1.35f, .7f},
                                   .under = {1.1f, .8f},
                                   .eye = 1.2f,
                                   .gaze_x = -12,
                                   .gaze_y = -20,
                                   .brow = {.08f, -.02f},
                                   .frown = {-.01f, .05f},
                                   .mouth = .20f,
                                   .gape = .03f,
                                   .corner = {.03f, .09f},
                                   .upper = 1,
                                   .lower = 0,
                                   .sneer = {.2f, .6f},
                                   .hatted = true});
    spectacles(&g, .20f);
    mortarboard(&g, 8);
    push();
    move(-.44f, .20f, .06f);
    turn_z(36);
    feather(.72f, .2f, g.tooth, g.cloth);
    pop();
    pop();
    piece(&g, -.30f, 1.50f, .76f, 0);
    int wood = material_plain(rgb(0x2a1c18), .5f, .8f);
    enemy_piece(wood, .58f, 1.90f, .72f, true, 30);
    enemy_piece(wood, .98f, .90f, .80f, false, 0);
    candle(V(-.76f, .51f, .46f));
    cuffed_arm(
        &g,
        &(GoblinArm){.shoulder = V(.74f, 1.06f, -.22f),
                     .elbow = V(1.04f, .70f, .50f),
                     .wrist = V(.46f, .90f, 1.16f),
                     .fingers = V(-.90f, -.20f, .42f),
                     .palm = V(-.2f, -1, -.1f),
                     .thick = 1.15f,
                     .muscle = .6f,
                     .hand = {.pose = GRASP_POINT, .size = .25f, .thick = 1.2f, .thumb = -1, .lean = true, .age = 1}},
        47);
    cuffed_arm(
        &g,
        &(GoblinArm){.shoulder = V(-.44f, 1.10f, -.18f),
                     .elbow = V(-1.00f, .66f, .20f),
                     .wrist = V(-.62f, .60f, .80f),
                     .fingers = V(.75f, -.05f, .6f),
                     .palm = V(0, -1, .1f),
                     .thick = 1.15f,
                     .muscle = .6f,
                     .hand = {.pose = GRASP_REST, .size = .25f, .thick = 1.2f, .thumb = 1, .lean = true, .age = 1}},
        11);
    goblin_leave();
}
FOUR_CLANS(tactician)

const Card goblin_tactician_cards[] = {FOUR_ROWS(tactician, "tactician"), {0}};
