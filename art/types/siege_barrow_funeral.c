/* SPDX-License-Identifier: MIT
 * A second funeral of the Barrowkin, livelier than the first. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/bones.h"
#include "props/drapery.h"
#include "props/feathers.h"
#include "props/poster.h"
#include "props/skull.h"

/* ---- ba05: the second funeral is livelier ---- */

static Vec3 evening_over_the_hill(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .75f) / 1.9f), rgb(0xf8c890), rgb(0xb88aa8), rgb(0x4c4880));
    c = vec_mix(c, rgb(0xfce4c0),
                .55f * smooth(.47f, .62f, sky_clouds(u - .3f, v * 2.0f, 1.1f)) * smooth(1.1f, -.2f, v));
    c = vec_mix(c, rgb(0x8a6a90), under(-.42f + hills(u, 12, 1.0f, .22f), v, .02f));
    for (int i = 0; i < 5; i++) {
        float x = -.9f + .46f * (float)i, y = -.44f + .05f * chance_of(i);
        c = vec_mix(c, rgb(0x6a5078),
                    under(.05f, fabsf(u - x), .01f) * under(y + .12f, v, .01f) * smooth(y - .2f, y, v));
    }
    return c;
}

/* One of the bearers, 1 high, walking to +x, a tall hat on; lift: how high the near arm goes to the coffin. */
static void bearer(int black, float stride, float lift)
{
    part();
    paint(black);
    blend(.03f);
    egg(0, .62f, 0, .13f, .22f, .12f);
    limb(V(0, .46f, 0), V(-.16f, .30f, 0), .10f, .05f); /* tails of his coat */
    for (int k = -1; k <= 1; k += 2) {
        float q = (float)k * stride;
        limb(V(0, .45f, .04f * (float)k), V(q * .5f + .04f, .24f, .04f * (float)k), .075f, .055f);
        limb(V(q * .5f + .04f, .24f, .04f * (float)k), V(q, .02f, .04f * (float)k), .055f, .04f);
        limb(V(q, .02f, .04f * (float)k), V(q + .11f, .01f, .04f * (float)k), .04f, .025f);
    }
    limb(V(.0f, .76f, .06f), V(.16f, .74f, .10f), .05f, .04f);
    limb(V(.16f, .74f, .10f), V(.12f, .84f + lift, .10f), .04f, .035f);
    egg(.05f, .88f, .02f, .085f, .10f, .085f);
    limb(V(.12f, .88f, .02f), V(.18f, .86f, .02f), .030f, .018f);
    push();
    move(.03f, .97f, .02f);
    turn_z(8);
    drum(0, 0, 0, .145f, .012f, .01f);
    drum(0, .12f, 0, .085f, .13f, .012f);
    pop();
}

/* A coffin along x around the brush's place, wider at its shoulders, the lid lifted at the head's end by degrees. */
static void open_coffin(int wood, int brass, int light, float degrees)
{
    static const float plan[] = {-.78f, -.13f, .30f, -.24f, .62f, -.15f, .62f, .15f, .30f, .24f, -.78f, .13f};
    part();
    paint(wood);
    blend(.01f);
    push();
    turn_x(90);
    outline(6, plan, 1, .13f, .02f);
    pop();
    push();
    move(-.78f, .15f, 0);
    turn_z(degrees);
    move(.78f, 0, 0);
    push();
    turn_x(90);
    outline(6, plan, 1, .030f, .02f);
    pop();
    pop();
    part();
    paint(light);
    box(-.02f, .135f, 0, .58f, .012f, .12f, .01f);
    part();
    paint(brass);
    blend(.005f);
    for (int i = 0; i < 3; i++)
        limb(V(-.56f + .46f * (float)i, .0f, .19f + .03f * (float)i),
             V(-.40f + .46f * (float)i, .0f, .20f + .03f * (float)i), .020f, .020f);
}

static void second_funeral(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = evening_over_the_hill;
    s->vignette = 1.2f;
    s->roll = -4;
    s->ambient *= .30f;
    s->key = (Light){vec_unit(V(-.6f, .5f, .5f)), rgb(0xffd8c0) * .5f, .1f};
    s->rim = (Light){vec_unit(V(.5f, .5f, -.7f)), rgb(0xffc890) * 3.0f, .1f};
    int black = material_wool(rgb(0x1c1424)),
        wood = material_new(rgb(0x5a3420), rgb(0x2c180e), .5f, .5f, PAT_WOOD, 3, .5f), brass = material_gold(),
        light = material_glow(rgb(0xffc860), 2.4f), bone = material_bone(),
        turf = material_new(rgb(0x2c3a24), rgb(0x141c14), .95f, .1f, PAT_GRASS, 6, 1.0f),
        purple = material_wool(rgb(0x6a2a96));
    part(); /* the hill */
    paint(turf);
    blend(.1f);
    lumpy(.04f, 4);
    egg(-.1f, -1.75f, -.2f, 2.2f, .86f, 1.2f);
    lumpy(0, 1);
    static const float at[4][3] = {
        {-.50f, -.97f, .16f}, {.48f, -.92f, .15f}, {-.86f, -.90f, -.32f}, {.14f, -.86f, -.32f}};
    for (int i = 3; i >= 0; i--) {
        push();
        move(at[i][0], at[i][1], at[i][2] + .1f);
        grow(.86f);
        bearer(black, i % 2 ? .20f : -.17f, .02f);
        pop();
    }
    push();
    move(-.05f, -.02f, .0f);
    turn_z(3);
    grow(1.06f);
    open_coffin(wood, brass, light, 24);
    push(); /* its owner enjoys the ride */
    move(.44f, .30f, .02f);
    turn_y(38);
    turn_z(-8);
    grow(.34f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffb830), .jaw = 26, .menace = .0f, .missing = .2f, .eye_size = 1.3f});
    pop();
    part(); /* and waves its hat */
    paint(bone);
    blend(.012f);
    limb(V(.62f, .14f, .10f), V(.84f, .38f, .14f), .032f, .028f);
    ball(.84f, .38f, .14f, .040f);
    limb(V(.84f, .38f, .14f), V(.72f, .70f, .16f), .028f, .022f);
    for (int i = 0; i < 4; i++)
        limb(V(.72f, .70f, .16f), V(.64f + .035f * (float)i, .80f, .19f), .020f, .014f);
    push();
    move(.68f, .86f, .14f);
    turn_z(28);
    part();
    paint(purple);
    blend(.01f);
    drum(0, 0, 0, .17f, .014f, .01f);
    drum(0, .12f, 0, .10f, .13f, .012f);
    pop();
    Vec3 glow = here(V(.2f, .22f, .1f));
    pop();
    lamp(glow + V(.1f, .1f, .35f), rgb(0xffb850) * 1.8f, .3f);
    sprite(glow, .42f, rgb(0xffb850), SPRITE_GLOW, .5f);
    for (int i = 0; i < 12; i++) { /* the flowers that were on it */
        sprite(V(-.9f + .12f * (float)i, -.1f - .6f * chance(i), .5f), .022f + .02f * chance(i + 5), rgb(0xfff0e0),
               SPRITE_LEAF, .9f);
    }
    for (int i = 0; i < 9; i++) {
        push();
        move(-1.0f + .26f * (float)i, -.98f + .03f * chance(i), .45f);
        tuft(.16f + .10f * chance(i + 3), .12f, 8, turf, 13 * i);
        pop();
    }
}

const Card siege_barrow_funeral_cards[] = {{"cards/siege/ba05", BARROW, second_funeral}, {0}};
