/* SPDX-License-Identifier: MIT
 * The golem of the sun: a temple that throws what it was built for. */
#include "cards.h"
#include "kit/kit.h"
#include "props/rocks.h"

typedef struct {
    int sand, dark_sand, gold, teal, glow;
} Temple;

static void stepped_trunk(const Temple *m)
{
    /* trunk: stepped blocks */
    block(0, 1.42f, -.05f, .62f, .36f, .36f, m->sand);
    block(0, 1.0f, .0f, .46f, .1f, .3f, m->dark_sand);
    block(0, .72f, .02f, .54f, .2f, .36f, m->sand);
    block(0, .48f, .06f, .6f, .06f, .4f, m->gold);
    spiral_relief(-.36f, 1.36f, .31f, .15f, m->dark_sand);
    push();
    move(.72f, 0, 0);
    mirror_x();
    spiral_relief(.36f, 1.36f, .31f, .15f, m->dark_sand);
    pop();
    push(); /* the gem of the chest */
    move(0, 1.36f, .34f);
    part();
    paint(m->gold);
    box(0, 0, 0, .14f, .19f, .05f, .03f);
    part();
    paint(m->glow);
    crystal(0, 0, .04f, .085f, .13f, .05f);
    pop();
}

/* A beam of dressed stone from joint to joint, a course of gold at its end. */
static void beam(const Temple *m, Vec3 from, Vec3 to, float half, int stone)
{
    Vec3 mid = vec_mix(from, to, .5f);
    float l = .5f * vec_length(to - from);
    push();
    move(mid[0], mid[1], mid[2]);
    aim(to - from, V(0, 1, .2f));
    block(0, 0, 0, half, l, half, stone);
    block(0, l * .78f, 0, half * 1.14f, .055f, half * 1.14f, m->gold);
    block(0, -l * .62f, 0, half * 1.08f, .045f, half * 1.08f, m->teal);
    pop();
}

/* Fingers of blocks round a sun that is on its way to us. The wrist at the brush's place, fingers along +y, palm +z. */
static void hand_with_a_sun(const Temple *m)
{
    block(0, .20f, 0, .30f, .24f, .11f, m->sand);
    block(0, .20f, -.10f, .24f, .18f, .05f, m->gold);
    static const float bend[3] = {22, 34, 30};
    for (int i = 0; i < 5; i++) {
        push();
        if (i < 4) {
            move(-.235f + .157f * (float)i, .44f, .0f);
            turn_z(14 - 9.5f * (float)i);
        } else {
            move(.32f, .12f, .06f);
            turn_z(-58);
        }
        for (int k = 0; k < 3; k++) {
            float l = (i == 4 ? .11f : .125f) * (k == 2 ? .85f : 1);
            turn_x(bend[k]);
            block(0, l, 0, .068f - .006f * (float)k, l * .94f, .070f - .006f * (float)k,
                  k == 1 ? m->dark_sand : m->sand);
            move(0, 2 * l, 0);
        }
        pop();
    }
    int sun = material_glow(rgb(0xffa428), 1.0f), core = material_glow(rgb(0xfff0b0), 1.7f);
    push();
    move(0, .46f, .50f);
    part();
    paint(sun);
    blend(.05f);
    lumpy(.03f, 5);
    ball(0, 0, 0, .34f);
    lumpy(0, 1);
    for (int i = 0; i < 18; i++) {
        float a = (float)i * 2.4f, z = 1 - 2 * ((float)i + .5f) / 18, r = sqrtf(1 - z * z), l = .50f + .16f * chance(i);
        Vec3 d = V(cosf(a) * r, sinf(a) * r, z), bent = d * l + V(-d[1], d[0], 0) * .10f;
        limb(d * .30f, bent, .085f, .006f);
    }
    part();
    paint(core);
    ball(-.03f, .03f, .20f, .19f);
    Vec3 at = here(V(0, 0, 0));
    pop();
    sprite(at, .80f, rgb(0xffb030), SPRITE_GLOW, .32f);
    lamp(at + V(.25f, .35f, -.15f), rgb(0xffd070) * 2.8f, .6f);
    for (int i = 0; i < 60; i++) { /* a tail of sparks */
        float t = chance(i);
        sprite(at + V(.9f * t + .4f * (chance(i + 60) - .5f), .55f * t + .5f * (chance(i + 120) - .5f), -1.2f * t),
               .010f + .018f * chance(i + 180), rgb(0xffd868), SPRITE_GLOW, .9f);
    }
}

/* The face under its headdress, the jaw thrown open. */
static void great_mask(const Temple *m)
{
    block(0, .06f, .0f, .40f, .32f, .26f, m->sand);
    block(0, .36f, .1f, .44f, .09f, .22f, m->gold);
    for (int i = 0; i < 5; i++)
        block(-.34f + .17f * (float)i,
              .54f + (i == 2  ? .1f
                      : i % 2 ? .03f
                              : 0),
              .08f, .068f, .12f + (i == 2 ? .1f : 0), .1f, i % 2 ? m->gold : m->teal);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        for (int i = 0; i < 6; i++)
            block(s * (.53f + .012f * (float)i), .24f - .17f * (float)i, -.02f, .11f + .016f * (float)i, .075f, .2f,
                  i % 2 ? m->gold : m->teal);
        push();
        move(s * .205f, .09f, .28f);
        turn_z(s * 17);
        part();
        paint(m->dark_sand);
        blend(.02f);
        box(0, 0, -.02f, .145f, .085f, .05f, .02f);
        part();
        paint(m->glow);
        box(0, -.01f, .02f, .105f, .045f, .03f, .012f);
        Vec3 eye_at = here(V(0, 0, .08f));
        pop();
        sprite(eye_at, .10f, rgb(0x40f0f0), SPRITE_GLOW, .6f);
        part();
        paint(m->sand);
        push();
        move(s * .21f, .215f, .30f);
        turn_z(s * 17);
        box(0, 0, 0, .19f, .065f, .11f, .02f);
        pop();
        block(s * .33f, -.13f, .20f, .10f, .085f, .12f, m->sand); /* cheek */
        block(s * .34f, -.38f, .02f, .065f, .22f, .16f, m->dark_sand);
    }
    part();
    paint(m->sand);
    blend(.03f);
    box(0, .02f, .32f, .07f, .16f, .09f, .03f);
    box(0, -.10f, .36f, .115f, .06f, .09f, .03f);
    block(0, -.22f, .14f, .30f, .05f, .19f, m->sand);
    part();
    paint(material_glow(rgb(0xffb030), 1.1f)); /* what burns in him */
    box(0, -.42f, .02f, .28f, .22f, .05f, .02f);
    for (int i = 0; i < 6; i++) {
        float x = -.235f + .094f * (float)i;
        block(x, -.30f, .29f, .040f, .055f + .015f * (float)(i % 2), .035f, m->teal);
        if (i % 5)
            block(x, -.50f, .31f, .040f, .050f, .035f, m->teal);
    }
    push(); /* the jaw */
    move(0, -.62f, .10f);
    turn_x(10);
    block(0, 0, .06f, .32f, .085f, .22f, m->sand);
    block(0, -.10f, .16f, .17f, .10f, .12f, m->gold);
    pop();
}

static void sun_golem(void)
{
    camera(V(-.42f, .85f, 5.2f), V(.02f, 1.55f, 0), 35);
    Scene *s = scene();
    s->roll = 7;
    s->disc_y = 4; /* the sky has none left */
    s->key.color = rgb(0xffe8c0) * 1.9f;
    s->tint[LIGHT] = rgb(0xc09a5c);
    s->back_y = .2f;
    s->vignette = 1.25f;
    int sand = material_new(rgb(0xd89a58), rgb(0xa86a38), .85f, .35f, PAT_NOISE, 3, .9f),
        dark_sand = material_new(rgb(0x8a5a34), rgb(0x5c3a24), .85f, .3f, PAT_NOISE, 3, .9f), gold = material_gold(),
        teal = material_plain(rgb(0x18a0a8), .2f, 1.3f), glow = material_glow(rgb(0x40f0f0), 2.2f);
    const Temple m = {sand, dark_sand, gold, teal, glow};
    push();
    move(.34f, -.16f, -.45f);
    turn_z(8);
    turn_y(-20);
    stepped_trunk(&m);
    block(0, .20f, 0, .60f, .30f, .40f, dark_sand);
    for (int side = -1; side <= 1; side += 2) { /* shoulders: small step pyramids */
        float q = (float)side;
        block(q * .95f, 1.47f, -.06f, .38f, .035f, .38f, teal);
        block(q * .95f, 1.58f, -.06f, .36f, .08f, .36f, sand);
        block(q * .95f, 1.73f, -.06f, .28f, .07f, .28f, sand);
        block(q * .95f, 1.86f, -.06f, .20f, .06f, .20f, sand);
        block(q * .95f, 1.96f, -.06f, .11f, .05f, .11f, gold);
    }
    beam(&m, V(.98f, 1.42f, -.10f), V(1.34f, .92f, -.42f), .22f, dark_sand);
    push();
    move(0, 2.10f, .22f);
    turn_x(8);
    turn_z(7);
    turn_y(4);
    grow(1.22f);
    great_mask(&m);
    pop();
    pop();
    Vec3 shoulder = V(-.52f, 1.26f, .05f), elbow = V(-1.02f, .80f, .62f), wrist = V(-.66f, .62f, 1.42f);
    beam(&m, shoulder, elbow, .23f, dark_sand);
    beam(&m, elbow, wrist, .21f, sand);
    push();
    move(wrist[0], wrist[1], wrist[2]);
    aim(V(.10f, .85f, .45f), V(.30f, -.40f, 1));
    grow(.92f);
    hand_with_a_sun(&m);
    pop();
    for (int i = 0; i < 50; i++) /* sand runs from his joints */
        sprite(V(.2f + 1.6f * (chance(i) - .5f), 1.7f - 1.5f * chance(i + 70), .4f), .009f + .008f * chance(i + 9),
               rgb(0xf8d890), SPRITE_GLOW, .7f);
    faction_motes();
}

const Card golem_buildings_cards[] = {{"cards/horde/sun-golem", SUN, sun_golem}, {0}};
