/* SPDX-License-Identifier: MIT
 * The tokens of Siege: what helps is round with a beaded golden rim, what hurts a square of slate with broken corners, so
 * that they are told by outline alone. Stones of the lanes, and diamonds of mana. */
#include "cards.h"
#include "things/studio.h"

enum { SIZE = 96 };

static void round_token(Vec3 color)
{
    studio(SUN, 9, 14.2f);
    scene()->exposure = 1.15f;
    int gold = studio_gold(), enamel = material_new(color, color * .7f, .25f, 1.2f, PAT_NOISE, 3, 0);
    part();
    paint(gold);
    blend(.03f);
    push();
    turn_x(90);
    drum(0, 0, 0, 1.0f, .06f, .05f);
    ring(0, .06f, 0, .88f, .05f);
    pop();
    for (int i = 0; i < 22; i++) {
        float a = (float)i * PI / 11;
        part();
        paint(gold);
        ball(.95f * sinf(a), .95f * cosf(a), .09f, .085f);
    }
    part();
    paint(enamel);
    egg(0, 0, .02f, .84f, .84f, .10f);
}

static void square_token(Vec3 color)
{
    studio(MOON, 9, 14.2f);
    scene()->exposure = 1.1f;
    int slate = material_stone(color, color * .6f), rim = material_stone(rgb(0x9a98a4), rgb(0x5c5a66));
    part();
    paint(rim);
    blend(.03f);
    box(0, 0, -.02f, .96f, .96f, .08f, .04f);
    carve();
    box(0, 0, .12f, .80f, .80f, .10f, .03f);
    for (int i = 0; i < 4; i++) { /* broken corners */
        float x = i % 2 ? 1.f : -1.f, y = i / 2 ? 1.f : -1.f;
        push();
        move(x * 1.0f, y * 1.0f, 0);
        turn_z(45 + 14 * (chance(i) - .5f));
        box(0, 0, 0, .26f + .10f * chance(i + 3), .26f + .08f * chance(i + 7), .4f, .01f);
        pop();
    }
    fill();
    part();
    paint(slate);
    blend(.02f);
    box(0, 0, -.02f, .82f, .82f, .05f, .02f);
}

static void heart(float size, float thick)
{
    static const float xy[] = {0, -.62f, .30f,  -.34f, .56f,  -.02f, .60f,  .26f, .44f,  .48f,  .20f,  .48f,
                               0, .28f,  -.20f, .48f,  -.44f, .48f,  -.60f, .26f, -.56f, -.02f, -.30f, -.34f};
    push();
    grow(size);
    outline(12, xy, 3, thick, .16f);
    pop();
}

static void health(void)
{
    round_token(rgb(0x2e7a34));
    push();
    move(0, .02f, .12f);
    part();
    paint(material_gem(rgb(0xe02830)));
    heart(1.05f, .09f);
    pop();
}

static void attack(void)
{
    static const float blade[] = {-.11f, -.18f, .11f, -.18f, .12f, .48f, 0, .74f, -.12f, .48f};
    round_token(rgb(0xb07a20));
    int bone = material_bone();
    part();
    paint(bone);
    blend(.03f);
    push();
    move(0, 0, .14f);
    outline(5, blade, 1, .08f, .08f);
    limb(V(-.34f, -.22f, 0), V(.34f, -.22f, 0), .085f, .085f);
    limb(V(0, -.24f, 0), V(0, -.58f, 0), .075f, .075f);
    ball(0, -.62f, 0, .12f);
    pop();
}

static void weaken(void)
{
    static const float stump[] = {-.12f, .22f, .12f, .22f, .12f, -.06f, .02f, .02f, -.05f, -.14f, -.12f, -.02f},
                       tip[] = {-.13f, 0, -.04f, -.10f, .04f, .02f, .12f, -.06f, .10f, -.34f, 0, -.52f, -.11f, -.34f};
    square_token(rgb(0x34485c));
    int steel = material_plain(rgb(0xa8c0d8), .3f, 1);
    part();
    paint(steel);
    blend(.02f);
    push();
    move(-.02f, .04f, .06f);
    outline(6, stump, 1, .06f, .05f);
    limb(V(-.34f, .28f, 0), V(.34f, .28f, 0), .085f, .085f);
    limb(V(0, .30f, 0), V(0, .58f, 0), .075f, .075f);
    ball(0, .62f, 0, .11f);
    pop();
    part();
    paint(steel);
    push();
    move(.10f, -.18f, .06f);
    turn_z(-16);
    outline(7, tip, 1, .06f, .05f);
    pop();
}

static void lane_stone(void)
{
    studio(NEUTRAL, 9, 14.2f);
    int bronze = material_new(rgb(0xb08048), rgb(0x6a4a28), .45f, 1, PAT_METAL, 4, .5f),
        dark = material_plain(rgb(0x17100b), .7f, .3f);
    material(bronze)->metal = .8f;
    part();
    paint(bronze);
    blend(.05f);
    lumpy(.02f, 4);
    push();
    turn_x(90);
    drum(0, 0, 0, 1.0f, .08f, .10f);
    pop();
    lumpy(0, 1);
    carve();
    limb(V(-.98f, -.2f, .12f), V(-.80f, .3f, .12f), .07f, .05f); /* a rut */
    limb(V(.98f, -.3f, .12f), V(.84f, .2f, .12f), .07f, .05f);
    fill();
    part();
    paint(dark);
    egg(0, 0, .04f, .74f, .74f, .09f);
}

static void mana(unsigned color)
{
    studio(MOON, 9, 14.2f);
    scene()->exposure = 1.15f;
    int gem = material_gem(rgb(color)), pale = material_gem(vec_mix(rgb(color), grey(1), .35f)),
        deep = material_gem(rgb(color) * .6f), gold = studio_gold();
    static const float rhomb[] = {0, 1, .8f, 0, 0, -1, -.8f, 0};
    static const float facet[4][6] = {
        {0, .86f, -.68f, 0, 0, 0}, {0, .86f, 0, 0, .68f, 0}, {-.68f, 0, 0, -.86f, 0, 0}, {.68f, 0, 0, 0, 0, -.86f}};
    int m[4] = {pale, gem, gem, deep};
    part();
    paint(gold);
    outline(4, rhomb, 1, .06f, .06f);
    for (int i = 0; i < 4; i++) {
        part();
        paint(m[i]);
        push();
        move(0, 0, .07f);
        outline(3, facet[i], 1, .05f, .02f);
        pop();
    }
}

static void mana_of_the_alliance(void)
{
    mana(0x56aaf0);
}

static void mana_of_the_horde(void)
{
    mana(0x9a5ae0);
}

const Card siege_tokens_cards[] = {{"tokens/siege-health", NEUTRAL, health, SIZE, SIZE, .alpha = true},
                                   {"tokens/siege-attack", NEUTRAL, attack, SIZE, SIZE, .alpha = true},
                                   {"tokens/siege-weaken", NEUTRAL, weaken, SIZE, SIZE, .alpha = true},
                                   {"tokens/siege-lane", NEUTRAL, lane_stone, SIZE, SIZE, .alpha = true},
                                   {"tokens/siege-mana", NEUTRAL, mana_of_the_alliance, SIZE, SIZE, .alpha = true},
                                   {"tokens/siege-mana-horde", NEUTRAL, mana_of_the_horde, SIZE, SIZE, .alpha = true},
                                   {0}};
