/* SPDX-License-Identifier: MIT
 * The golem of the sun: half out of the desert, a temple that looks. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/poster.h"
#include "props/rocks.h"

/* Teal above, the last light along the dunes. */
static Vec3 desert_evening(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), rgb(0xe8803c), rgb(0x2a7880), rgb(0x0a2c44));
    float gx = floorf(u * 14), gy = floorf(v * 14), k = hash_unit((uint32_t)((int)gx * 131 + (int)gy * 7919 + 5));
    if (k > .86f && v > .3f)
        c += grey(1) * (.6f * smooth(.12f * k, 0, distance_to(u * 14 - gx, v * 14 - gy, .5f, .5f)));
    return vec_mix(c, rgb(0x4a2c24), under(-.50f + hills(u, 4, 1.4f, .3f), v, .01f));
}

typedef struct {
    int sand, dark_sand, gold, teal, glow;
} Temple;

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

/* From the sand up to his lower lip. */
static void stairs(const Temple *m)
{
    for (int i = 0; i < 7; i++)
        block(0, .42f - .105f * (float)i, .62f + .26f * (float)i, .40f + .02f * (float)i, .055f, .15f,
              i % 2 ? m->dark_sand : m->sand);
    for (int side = -1; side <= 1; side += 2) { /* on either hand a stone with a bowl of fire */
        float s = (float)side;
        block(s * .78f, .16f, 1.35f, .17f, .30f, .17f, m->sand);
        block(s * .78f, .48f, 1.35f, .21f, .045f, .21f, m->gold);
        push();
        move(s * .78f, .54f, 1.35f);
        flames(7, .10f, .10f, .38f, .06f, 10, 6, rgb(0xffc040), rgb(0xff6a10), 3 + side);
        pop();
        lamp(V(s * .78f, .75f, 1.5f), rgb(0xff9a30) * 1.0f, .3f);
    }
}

/* A temple that looks; its door is its mouth, and somebody goes up to it. */
static void sun_golem(void)
{
    camera(V(.16f, .82f, 6.4f), V(0, 1.42f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x08141a, 0x2a2a28, 0xa8703c, 0xffdc98, 0xffb030, 0xfff6d0);
    s->backdrop = desert_evening;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.66f, .52f, .55f)), rgb(0xffe4b0) * 2.3f, .05f};
    s->rim.color = rgb(0xff9a50) * 2.6f;
    s->fill.color = rgb(0x206068) * .5f;
    s->ambient *= .42f;
    s->vignette = 1.3f;
    s->grade = .03f;
    s->roll = 2;
    int sand = material_new(rgb(0xe0a860), rgb(0xb0743c), .85f, .35f, PAT_NOISE, 3, .9f),
        dark_sand = material_new(rgb(0x96643a), rgb(0x64402a), .85f, .3f, PAT_NOISE, 3, .9f), gold = material_gold(),
        teal = material_plain(rgb(0x18a0a8), .2f, 1.3f), glow = material_glow(rgb(0x40f0f0), 2.2f),
        dune = material_new(rgb(0xc08a4c), rgb(0x7a5030), .9f, .25f, PAT_SAND, 3, .8f),
        red = material_cloth(rgb(0xb81c20)), hat = material_plain(rgb(0x3a2418), .8f, .3f),
        skin = material_plain(rgb(0xd89870), .6f, .4f), hot = material_glow(rgb(0xffa030), 2.0f);
    const Temple m = {sand, dark_sand, gold, teal, glow};
    push();
    move(0, 1.68f, -.35f);
    turn_x(-4);
    grow(2.05f);
    great_mask(&m);
    Vec3 mouth = here(V(0, -.40f, .35f));
    pop();
    for (int i = 0; i < 4; i++) /* what is seen of his shoulders */
        for (int side = -1; side <= 1; side += 2)
            block((float)side * (1.25f + .22f * (float)i), .95f - .24f * (float)i, -.9f, .34f, .14f, .3f,
                  i % 2 ? teal : sand);
    stairs(&m);
    push();
    move(.04f, .18f, 1.42f);
    grow(.46f);
    back_figure(&(BackFigure){
        .cloak = red, .hair = hat, .skin = skin, .wind = V(.3f, .05f, 0), .wrist = {V(0, 0, 0), V(.30f, 1.02f, .05f)}});
    part();
    paint(hat);
    limb(V(.31f, .95f, .08f), V(.33f, 1.28f, .08f), .022f, .026f);
    part();
    paint(hot);
    limb(V(.33f, 1.28f, .08f), V(.34f, 1.46f, .08f), .060f, .010f);
    Vec3 torch = here(V(.33f, 1.36f, .12f));
    pop();
    sprite(torch, .20f, rgb(0xffb040), SPRITE_GLOW, .7f);
    lamp(torch + V(0, 0, .1f), rgb(0xffa040) * .9f, .25f);
    lamp(mouth + V(0, 0, .35f), rgb(0xff9020) * 2.0f, .35f);
    part();
    paint(dune);
    blend(.2f);
    egg(-1.6f, -.45f, .9f, 1.35f, .68f, 1.3f);
    egg(1.7f, -.50f, .9f, 1.35f, .68f, 1.3f);
    egg(0, -1.05f, 2.0f, 3, .80f, 1.6f);
    push();
    move(0, .4f, .8f);
    sparks(30, 1.6f, 1.6f, rgb(0xffc050) * 1.6f, 11);
    pop();
}

const Card golem_buildings_cards[] = {{"cards/horde/sun-golem", SUN, sun_golem}, {0}};
