/* SPDX-License-Identifier: MIT
 * The Keg Runner hands us his keg, and is glad to be rid of it: its fuse burns. */
#include "cards.h"
#include "types/goblin_body.h"
#include "types/goblin_haunts.h"
#include "types/goblin_visage.h"

/* A kerchief, its two ends flying behind. */
static void kerchief(const Goblin *g)
{
    int wool = material_cloth(material(g->cloth)->color);
    part();
    paint(wool);
    blend(.05f);
    egg(0, .18f, -.06f, .50f, .38f, .44f);
    carve();
    blend(.02f);
    box(0, -.30f, .2f, .8f, .53f, .8f, .05f);
    fill();
    blend(.03f);
    for (int i = 0; i < 7; i++) { /* creases to the knot */
        float x = ((float)i - 3) * .13f;
        limb(V(x, .30f - .1f * x * x, .36f - .5f * x * x), V(.34f + .02f * (float)i, .14f + .03f * (float)i, -.36f),
             .03f, .05f);
    }
    ball(.42f, .16f, -.34f, .10f);
    for (int i = 0; i < 2; i++) {
        float up = i ? .16f : -.06f;
        Vec3 p[6] = {V(.42f, .20f, -.36f),      V(.46f, .10f, -.36f),           V(.70f, .30f + up, -.42f),
                     V(.68f, .12f + up, -.46f), V(1.02f, .26f + up * 2, -.40f), V(.94f, .10f + up * 2, -.44f)};
        cloth(3, 2, p, .02f, 4);
    }
}

/* Where the fuse goes in, an inch before its end. */
static void short_fuse(Vec3 from)
{
    part();
    paint(material_new(rgb(0xe8dcc0), rgb(0x9a8860), .8f, .3f, PAT_WOOD, 5, .8f));
    blend(.01f);
    Vec3 p[4] = {from, from + V(.06f, .09f, .0f), from + V(.17f, .11f, .03f), from + V(.27f, .05f, .05f)};
    float r[4] = {.034f, .032f, .030f, .026f};
    tube(4, p, r, 3);
    Vec3 at = here(p[3]);
    lamp(at + V(0, .10f, .12f), rgb(0xffb050) * 3.4f, .26f);
    sprite(at, .10f, rgb(0xffd070) * 2.4f, SPRITE_GLOW, 1.2f);
    sprite(at, .26f, rgb(0xfff0c0) * 2.f, SPRITE_SPARKLE, 1);
    for (int i = 0; i < 46; i++) {
        float a = chance(i + 800) * 2 * PI, away = .36f * powf(chance(i + 810), 1.5f) + .05f;
        sprite(at + V(cosf(a) * away, sinf(a) * away + .04f, .1f * chance(i)), .008f + .012f * chance(i + 820),
               rgb(0xffb040) * 2.2f, SPRITE_GLOW, 1.3f);
    }
}

/* Its lid looks at us, with the clan's gem; the bung is above. */
static void keg_end_on(const Goblin *g, float r, float l)
{
    int wood = material_wood(), lid = material_new(rgb(0xa8713c), rgb(0x5a3418), .7f, .4f, PAT_WOOD, 3, .8f);
    part();
    paint(wood);
    blend(.05f);
    limb(V(0, 0, -l), V(0, 0, 0), r * .82f, r);
    limb(V(0, 0, l), V(0, 0, 0), r * .82f, r);
    carve();
    blend(.02f);
    box(0, 0, l + r, r * 1.4f, r * 1.4f, r, .02f);
    push();
    turn_x(90);
    drum(0, l, 0, r * .70f, .07f, .01f);
    pop();
    for (int i = 0; i < 18; i++) {
        float a = (float)i * PI / 9, x = sinf(a) * r, y = cosf(a) * r;
        limb(V(x * 1.03f, y * 1.03f, 0), V(x * .84f, y * .84f, l), .011f, .011f);
    }
    fill();
    for (int i = -2; i <= 2; i++) { /* planks of the lid */
        float x = (float)i * r * .285f, h = sqrtf(max_of(r * r * .50f - x * x, .002f));
        part();
        paint(lid);
        box(x, 0, l - .065f, r * .134f, h, .02f, .012f);
    }
    part();
    paint(g->metal);
    blend(.01f);
    push();
    turn_x(90);
    for (int i = 0; i < 2; i++)
        drum(0, l * (i ? .46f : .88f), 0, r * (i ? .965f : .895f), .048f, .015f);
    pop();
    for (int i = 0; i < 2; i++)
        ball(sinf(2.1f * (float)i - .9f) * r * .9f, cosf(2.1f * (float)i - .9f) * r * .9f, l * .88f, .04f);
    push();
    move(0, -.02f, l - .03f);
    gem_brooch(g, r * .40f);
    pop();
    part();
    paint(g->metal);
    push();
    move(r * .42f, r * .88f, l * .12f);
    turn_z(-25);
    drum(0, 0, 0, .085f, .04f, .015f);
    pop();
    short_fuse(V(r * .43f, r * .90f, l * .12f));
}

static void keg_runner(Clan clan)
{
    Goblin g = goblin_enter(clan, 26, 1.34f);
    goblin_at(&g, HAUNT_TUNNEL, .62f, .42f);
    Vec3 left = V(-.60f, 1.06f, -.12f), right = V(.56f, 1.10f, -.12f), skull = V(-.10f, 1.56f, .0f);
    goblin_yoke(&g, left, right, skull, 1.12f);
    push();
    move(-.12f, 1.85f, .12f);
    turn_y(8);
    turn_z(7);
    turn_x(4);
    grow(1.10f);
    goblin_visage(&g, &(GoblinAct){.open = {1.45f, 1.15f},
                                   .under = {1, .8f},
                                   .slant = {-.01f, -.02f},
                                   .iris = .66f,
                                   .gaze_x = -4,
                                   .gaze_y = -6,
                                   .brow = {.10f, .07f},
                                   .frown = {-.04f, -.03f},
                                   .mouth = .29f,
                                   .gape = .085f,
                                   .corner = {.13f, .15f},
                                   .upper = 1,
                                   .lower = .9f,
                                   .hatted = true});
    kerchief(&g);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 elbow = V(s * .98f - .02f, .72f, .34f), wrist = V(s * .66f - .02f, .66f + .03f * s, .92f);
        goblin_strong_arm(&g, &(GoblinArm){.shoulder = side < 0 ? left : right,
                                           .elbow = elbow,
                                           .wrist = wrist,
                                           .fingers = V(-s * .38f, .02f, .92f),
                                           .palm = V(-s, .10f, -.4f),
                                           .thick = 1.35f,
                                           .muscle = 1.0f,
                                           .hand = {.pose = GRASP_CUP,
                                                    .size = .31f,
                                                    .thick = 1.25f,
                                                    .thumb = side < 0 ? 1 : -1,
                                                    .lean = true,
                                                    .age = 1}});
        part();
        paint(g.leather);
        blend(.02f);
        limb(vec_mix(elbow, wrist, .58f), vec_mix(elbow, wrist, .92f), .125f, .105f);
    }
    push();
    move(-.02f, .66f, 1.02f);
    turn_y(-9);
    turn_x(10);
    keg_end_on(&g, .50f, .46f);
    pop();
    goblin_leave();
}
FOUR_CLANS(keg_runner)

const Card goblin_keg_cards[] = {FOUR_ROWS(keg_runner, "keg"), {0}};
