/* SPDX-License-Identifier: MIT
 * Kilnsworn as posters: a bellows to jump on, a writ, a pike out of a chimney. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/masonry.h"
#include "props/barrowkin.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/poster.h"

/* ---- em15: both feet on the bellows ---- */

static Vec3 teal_yard(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .9f) / 2.1f), rgb(0xb8d8c8), rgb(0x5aa0a4), rgb(0x1c5468));
    c = vec_mix(c, rgb(0xe0ecd8), .5f * smooth(.46f, .64f, sky_clouds(u + .7f, v * 1.6f, 1.2f)));
    return vec_mix(c, rgb(0x38686c), under(-.62f + peaks(u, 8, 1.2f, .3f), v, .015f));
}

/* A bellows lying along x, its mouth at +x, as large as a cart: two boards, the upper lifted by degrees, leather in folds. */
static void giant_bellows(int wood, int leather, int brass, int iron, float degrees)
{
    static const float board[] = {-.92f, -.10f, -.86f, -.42f, -.40f, -.58f, .10f,  -.46f, .62f,  -.14f,
                                  .62f,  .14f,  .10f,  .46f,  -.40f, .58f,  -.86f, .42f,  -.92f, .10f};
    for (int k = 0; k < 2; k++) {
        push();
        move(.62f, 0, 0);
        turn_z(k ? -degrees : 0);
        move(-.62f, 0, 0);
        turn_x(90);
        part();
        paint(wood);
        blend(.01f);
        outline(10, board, 2, .055f, .03f);
        part();
        paint(brass);
        for (int i = 0; i < 11; i++) {
            float t = (float)i / 10;
            ball(-.90f + 1.35f * t, -.60f * sinf(PI * min_of(.25f + .72f * t, 1)), -.03f, .028f);
        }
        pop();
    }
    for (int fold = 1; fold < 6; fold++) { /* leather between them, each fold a rib */
        push();
        move(.62f, 0, 0);
        turn_z(-degrees * (float)fold / 6);
        move(-.62f, 0, 0);
        turn_x(90);
        part();
        paint(leather);
        blend(.02f);
        push();
        move(fold % 2 ? .02f : -.02f, 0, 0);
        grow(fold % 2 ? .86f : 1.0f);
        outline(10, board, 2, .075f, .07f);
        pop();
        pop();
    }
    part();
    paint(iron);
    blend(.03f);
    limb(V(.55f, .04f, 0), V(1.05f, .02f, 0), .12f, .06f);
    part();
    paint(brass);
    push();
    move(1.05f, .02f, 0);
    turn_z(90);
    ring(0, 0, 0, .062f, .022f);
    pop();
    part();
    paint(wood);
    limb(V(-.88f, 0, 0), V(-1.14f, .0f, 0), .05f, .06f);
}

/* She comes down on it, 1 high, knees up, braids on end, arms wide. */
static void jumper(int cloth_m, int skin, int hair, int brass)
{
    part();
    paint(cloth_m);
    blend(.04f);
    egg(0, .58f, 0, .15f, .20f, .13f);
    egg(0, .42f, .0f, .17f, .10f, .14f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .09f, .40f, .02f), V(q * .20f, .34f, .16f), .085f, .075f);
        limb(V(q * .20f, .34f, .16f), V(q * .15f, .12f, .10f), .070f, .055f);
    }
    part();
    paint(skin);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .14f, .72f, 0), V(q * .32f, .82f, .02f), .055f, .045f);
        limb(V(q * .32f, .82f, .02f), V(q * .42f, 1.02f, .04f), .045f, .040f);
        ball(q * .44f, 1.06f, .04f, .055f);
    }
    egg(0, .92f, .04f, .135f, .14f, .13f);
    ball(0, .89f, .17f, .028f);
    part();
    paint(material_plain(rgb(0x1c0c08), .8f, .1f));
    egg(0, .85f, .135f, .050f, .036f, .03f);
    part();
    paint(hair);
    blend(.02f);
    egg(0, .97f, -.01f, .15f, .13f, .14f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 5; i++)
            ball((float)side * (.13f + .05f * (float)i), 1.02f + .085f * (float)i, -.02f, .048f - .004f * (float)i);
    part();
    paint(brass);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .055f, .96f, .135f);
        turn_x(86);
        ring(0, 0, 0, .042f, .014f);
        pop();
    }
}

static void bellows(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = teal_yard;
    s->vignette = 1.2f;
    s->roll = 3;
    s->ambient *= .40f;
    s->key = (Light){vec_unit(V(-.5f, .7f, .55f)), rgb(0xf0f4e4) * 1.3f, .1f};
    s->rim = (Light){vec_unit(V(.8f, -.1f, -.4f)), rgb(0xff9a40) * 3.4f, .1f};
    int wood = material_new(rgb(0x8a5430), rgb(0x42241a), .5f, .5f, PAT_WOOD, 3, .6f),
        leather = material_leather(rgb(0x8a2c18)), brass = material_gold(), iron = material_iron(),
        apron = material_wool(rgb(0x9a3018)), skin = material_skin(rgb(0xe8a880), rgb(0xb07050)),
        hair = material_plain(rgb(0xd86a20), .6f, .3f), earth = material_stone(rgb(0x4c5450), rgb(0x242c2c));
    push();
    move(-.28f, -.62f, .10f);
    turn_y(-34);
    turn_x(16);
    turn_z(-8);
    grow(.88f);
    giant_bellows(wood, leather, brass, iron, 27);
    Vec3 mouth = here(V(1.10f, .02f, 0)), along = here(V(2.1f, .0f, 0)) - mouth;
    pop();
    push();
    move(mouth[0], mouth[1], mouth[2]);
    aim(along, V(0, 0, 1));
    fire_breath(1.1f, .34f, .9f, 5);
    pop();
    push();
    move(-.36f, .16f, .20f);
    turn_z(8);
    turn_y(14);
    grow(.80f);
    jumper(apron, skin, hair, brass);
    pop();
    part();
    paint(earth);
    blend(.1f);
    lumpy(.05f, 4);
    egg(0, -1.42f, .2f, 2.2f, .42f, 1.2f);
    lumpy(0, 1);
    lamp(mouth + V(.2f, .1f, .3f), rgb(0xff9030) * 4.0f, .35f);
    for (int i = 0; i < 18; i++)
        sprite(mouth + V(.1f + .5f * chance(i), .7f * (chance(i + 20) - .3f), .2f), .010f + .012f * chance(i),
               rgb(0xffc060), SPRITE_GLOW, .9f);
}

/* ---- em06: six seals, six holes ---- */

/* A sheet held before a fire: what stands behind it throws its shadow on it, and each shadow has a hole with a burning edge. */
static Vec3 writ_before_the_fire(const Scene *s, float u, float v)
{
    (void)s;
    static const float at[6][3] = {{-.44f, .70f, .30f}, {.38f, .60f, .38f},   {-.34f, .06f, .38f},
                                   {.48f, -.10f, .30f}, {-.50f, -.58f, .31f}, {.16f, -.64f, .37f}};
    Vec3 c = vec_mix(rgb(0xffe8b8), rgb(0xc88a48), smooth(.1f, 1.3f, distance_to(u, v, .05f, .1f)));
    c *= .86f + .24f * cloud_flat(u * 3, v * 3, 5);
    c *= 1 - .10f * smooth(.55f, .7f, cloud_flat(u * 30, v * 4, 3));
    for (int i = 0; i < 6; i++) {
        float x = u - at[i][0], y = v - at[i][1], r = at[i][2], a = atan2f(x, y), d = sqrtf(x * x + y * y);
        float horns = i % 2 ? .45f * expf(-40 * (fabsf(a) - .55f) * (fabsf(a) - .55f))
                            : .30f * expf(-30 * (fabsf(a) - .8f) * (fabsf(a) - .8f));
        float spikes = i % 3 == 2 ? .10f * sinf(a * 13) : .04f * sinf(a * 7 + (float)i);
        float shape = r * (.80f + horns + spikes);
        float eyes = min_of(distance_to(fabsf(x), y, r * .34f, r * .20f) / (r * .17f), 2);
        c = vec_mix(c, rgb(0x6a3418) * .55f, .85f * under(shape, d, .035f) * smooth(.8f, 1.1f, eyes));
        float hole = r * .40f * (1 + .35f * (cloud_flat(a * 1.6f + (float)i * 5, 2.2f, 4) - .5f) * 2),
              e = distance_to(x, y, 0, -r * .30f);
        c = vec_mix(c, rgb(0x1c0a06), under(hole * 1.5f, e, hole * .3f));
        c = vec_mix(c, rgb(0xff6a18) * 1.5f, under(hole * 1.16f, e, .012f));
        c = vec_mix(c, vec_mix(rgb(0xfff8d8), rgb(0xffc050), unit(e / hole)) * 1.3f, under(hole, e, .008f));
    }
    float edge = max_of(fabsf(u) / .90f, fabsf(v + .02f) / 1.10f),
          ragged = 1 + .05f * (cloud_flat(u * 9, v * 9, 4) - .5f) * 2;
    c = vec_mix(c, rgb(0xff7a20) * 1.3f, smooth(ragged - .035f, ragged - .005f, edge));
    return vec_mix(c, rgb(0x0c0608), smooth(ragged, ragged + .02f, edge));
}

static void writ(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = writ_before_the_fire;
    s->vignette = 1.2f;
    s->roll = -5;
    s->ambient *= .5f;
    s->key = (Light){vec_unit(V(-.4f, .7f, .6f)), rgb(0xffe0c0) * 1.3f, .1f};
    s->rim = (Light){vec_unit(V(.3f, .2f, -.9f)), rgb(0xffb050) * 3.0f, .1f};
    int wax = material_plain(rgb(0xb01c18), .25f, .9f), silk = material_cloth(rgb(0x8a1414)), gold = material_gold();
    push(); /* the seal, with a flame in it */
    move(.50f, -1.00f, .25f);
    turn_z(-10);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(silk);
        blend(.01f);
        cloth(3, 2,
              (Vec3[]){V(q * .02f, .05f, -.03f), V(q * .16f, .05f, -.03f), V(q * .06f, -.22f, .02f),
                       V(q * .24f, -.20f, -.02f), V(q * .12f, -.48f, -.02f), V(q * .30f, -.42f, .02f)},
              .012f, 5);
    }
    part();
    paint(wax);
    blend(.05f);
    for (int i = 0; i < 11; i++) {
        float a = .571f * (float)i;
        egg(.20f * cosf(a), .20f * sinf(a), 0, .10f, .10f, .06f);
    }
    turn_x(90);
    drum(0, 0, 0, .24f, .06f, .04f);
    carve();
    drum(0, .08f, 0, .17f, .05f, .02f);
    fill();
    turn_x(-90);
    part();
    paint(gold);
    blend(.02f);
    tube(4, (Vec3[]){V(-.02f, -.11f, .05f), V(-.07f, -.02f, .06f), V(.03f, .05f, .06f), V(.0f, .14f, .05f)},
         (float[]){.05f, .065f, .045f, .008f}, 5);
    pop();
    for (int i = 0; i < 46; i++) { /* flakes of it fly */
        float x = 1.9f * (chance(i) - .5f), y = 2.4f * (chance(i + 50) - .4f);
        sprite(V(x, y, .4f), .010f + .020f * chance(i + 9) * chance(i), rgb(0xffa840), SPRITE_GLOW, .9f);
    }
}

/* ---- em21: somebody is in the flue ---- */

static Vec3 roofs_in_the_evening(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .8f) / 2.0f), rgb(0xf0b880), rgb(0x9c8090), rgb(0x3c4a70));
    c = vec_mix(c, rgb(0xf8d8b0),
                .5f * smooth(.46f, .64f, sky_clouds(u + .2f, v * 1.8f, 1.2f)) * smooth(1.0f, -.3f, v));
    for (int i = 0; i < 7; i++) {
        float x = -1.1f + .37f * (float)i, top = -.52f + .20f * chance_of(i + 2), w = .05f;
        c = vec_mix(c, rgb(0x5c4a5c), under(w, fabsf(u - x), .006f) * under(top, v, .006f));
        c = vec_mix(c, rgb(0x5c4a5c), under(w * 1.3f, fabsf(u - x), .006f) * under(.025f, fabsf(v - top), .006f));
    }
    float roof = -.66f + .16f * fabsf(u * 2.2f - floorf(u * 2.2f) - .5f);
    return vec_mix(c, rgb(0x4a3c50), under(roof, v, .008f));
}

/* A chimney of brick at the brush's place, its rim at y 0, open, with a light deep in it. */
static void flue(int brick, int brick_dark, int glow)
{
    for (int row = 0; row < 7; row++)
        for (int i = 0; i < 12; i++) {
            float a = (30.f * (float)i + (row % 2 ? 15.f : 0)) * PI / 180, r = row == 1 ? .70f : row == 0 ? .66f : .58f;
            push();
            move(r * sinf(a), -.09f - .195f * (float)row, r * cosf(a));
            turn_y(a * 180 / PI);
            part();
            paint((i * 5 + row * 3) % 4 ? brick : brick_dark);
            blend(.01f);
            box(0, 0, 0, r * .245f, .088f, .12f, .025f);
            pop();
        }
    part();
    paint(glow);
    drum(0, -.42f, 0, .50f, .02f, .01f);
}

static void pikeman(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = roofs_in_the_evening;
    s->vignette = 1.2f;
    s->roll = 4;
    s->ambient *= .42f;
    s->key = (Light){vec_unit(V(-.6f, .6f, .5f)), rgb(0xffe4d0) * 1.2f, .1f};
    s->rim = (Light){vec_unit(V(.6f, .5f, -.6f)), rgb(0xffb878) * 3.0f, .1f};
    int brick = material_stone(rgb(0xa85038), rgb(0x5c241c)), brick_dark = material_stone(rgb(0x6a342c), rgb(0x301814)),
        glow = material_glow(rgb(0xff8a30), 1.2f), hat = material_iron(), brass = material_gold(),
        wood = material_wood(), hot = material_new(rgb(0xff7a24), rgb(0xffc850), .5f, .4f, PAT_PLAIN, 3, .3f),
        soot = material_skin(rgb(0x6a4434), rgb(0x38201a)),
        eye_m = material_eye(rgb(0x5a3010), rgb(0xf8f0e0), .1f, PUPIL_ROUND), hide = material_fur(rgb(0x4a4058));
    material(eye_m)->iris = .42f;
    material(hot)->emit = rgb(0xff6a18) * .9f;
    material(hat)->color = rgb(0x5c6070);
    push();
    move(-.26f, -.66f, .10f);
    turn_x(16);
    turn_z(4);
    flue(brick, brick_dark, glow);
    push(); /* hat and eyes: the rest is in the flue */
    move(.02f, .02f, .08f);
    turn_y(22);
    turn_x(-12);
    part();
    paint(soot);
    blend(.04f);
    egg(0, .0f, 0, .37f, .36f, .34f);
    egg(0, -.05f, .34f, .08f, .10f, .10f);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .145f, .11f, .265f, .105f, 14, -16, eye_m, soot, -6, .80f);
    part();
    paint(hat);
    blend(.03f);
    push();
    move(0, .30f, 0);
    turn_x(-14);
    drum(0, 0, 0, .60f, .028f, .02f);
    egg(0, .05f, -.02f, .41f, .34f, .39f);
    part();
    paint(brass);
    blend(.01f);
    drum(0, .05f, -.02f, .415f, .032f, .01f);
    pop();
    pop();
    pop();
    static const Vec3 foot = {.02f, -.72f, .72f}, head_at = {.50f, .20f, .60f};
    part(); /* the pike: he has stirred the fire with it */
    paint(wood);
    limb(foot, head_at, .036f, .034f);
    push();
    move(head_at[0], head_at[1], head_at[2]);
    aim(head_at - foot, V(0, 0, 1));
    part();
    paint(brass);
    blend(.01f);
    drum(0, 0, 0, .062f, .05f, .02f);
    part();
    paint(hot);
    blend(.01f);
    static const float leaf[] = {0, 0, .10f, .13f, .055f, .34f, 0, .52f, -.055f, .34f, -.10f, .13f};
    outline(6, leaf, 1, .05f, .045f);
    Vec3 tip = here(V(0, .46f, .05f));
    pop();
    push(); /* who came down from above, and thinks again */
    move(.36f, 1.10f, -.75f);
    turn_x(34);
    turn_z(10);
    grow(1.2f);
    foe_head(FOE_HOUND, hide, rgb(0xffd040), 6, -24);
    pop();
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) {
            part();
            paint(hide);
            blend(.03f);
            limb(V(.30f + .74f * (float)side, 1.22f, -.5f),
                 V(.30f + .62f * (float)side + .08f * (float)(i - 1), .88f, -.35f), .13f, .07f);
        }
    lamp(tip + V(0, .05f, .25f), rgb(0xff8a34) * 2.2f, .3f);
    lamp(V(-.24f, -.35f, .75f), rgb(0xff9a48) * .8f, .35f);
    sprite(tip, .32f, rgb(0xff8a30), SPRITE_GLOW, .6f);
    for (int i = 0; i < 14; i++)
        sprite(tip + V(.4f * (chance(i) - .5f), .5f * chance(i + 20) - .1f, .1f), .010f + .010f * chance(i),
               rgb(0xffc060), SPRITE_GLOW, .9f);
}

const Card siege_ember_posters_cards[] = {
    {"cards/siege/em06", EMBER, writ}, {"cards/siege/em15", EMBER, bellows}, {"cards/siege/em21", EMBER, pikeman}, {0}};
