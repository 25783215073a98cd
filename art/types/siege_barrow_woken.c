/* SPDX-License-Identifier: MIT
 * The dead of the Barrowkin, large and awake: opened rows, a gate that is a skull, a king with sheep on him. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/bones.h"
#include "props/skull.h"

/* ---- ba17: the rows are opened ---- */

/* A field of graves that runs to the horizon, each one open and lit from below. */
static Vec3 field_of_lit_graves(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    const float horizon = .74f, wide = 1.02f, deep = .62f;
    Vec3 sky = sky_ramp(unit((v - horizon) / .55f), rgb(0x6a5a7c), rgb(0x2c3458), rgb(0x121a36));
    sky = vec_mix(sky, rgb(0x1a2040), .6f * smooth(.46f, .62f, sky_clouds(u, v, 1.4f)));
    float line = horizon + hills(u, 3, 1.0f, .10f);
    if (v > line)
        return sky;
    float away = 1.15f / max_of(horizon + .10f - v, .02f), x = u * away + .5f * wide, z = away * 1.15f,
          column = floorf(x / wide), row = floorf(z / deep), fx = x / wide - column - .5f, fz = z / deep - row;
    Vec3 turf = vec_mix(rgb(0x0c1a1c), rgb(0x22382c), cloud_flat(x * 7, z * 7, 4));
    float hole = under(.20f, fabsf(fx), .015f) * under(.30f, fabsf(fz - .42f), .03f),
          flap = under(.36f, fabsf(fx), .015f) * under(.31f, fabsf(fz - .42f), .02f);
    Vec3 c = vec_mix(turf, rgb(0x6a6a34) * (.5f + .6f * cloud_flat(x * 20, z * 20, 3)), flap);
    c += rgb(0xffa030) * (.34f * expf(-14 * max_of(fabsf(fx) - .2f, 0)) * (1 - hole));
    c = vec_mix(c, vec_mix(rgb(0xffe098), rgb(0xf08a24), unit(fz * 1.5f)) * 1.05f, hole);
    for (int k = 9; k >= 0; k--) { /* the stones, and what light stands in the mist over each grave */
        float n = (float)k, d = (n + .80f) * deep / 1.15f, foot = horizon + .10f - 1.15f / d;
        if (d < .9f)
            continue;
        for (int i = -6; i <= 6; i++) {
            float at = (float)i * wide / d, half = .20f / d, tall = (.46f + .14f * chance_of(i + 13 * k)) / d,
                  du = u - at - .12f * (chance_of(i * 7 + k) - .5f) * (v - foot);
            c += rgb(0xffb050) * (.10f * under(half * 1.1f, fabsf(u - at), half * .8f) *
                                  smooth(foot - .25f / d, foot - .05f / d, v) * smooth(foot + 1.3f / d, foot, v));
            float top = foot + tall - (fabsf(du) > half * .4f ? (fabsf(du) - half * .4f) * 1.1f : 0);
            float in = under(half * .82f, fabsf(du), .004f) * under(top, v, .004f) * smooth(foot - .01f, foot, v);
            c = vec_mix(c, vec_mix(rgb(0x1c2028), rgb(0xd08038), .75f * smooth(foot + tall * .9f, foot, v)), in);
        }
    }
    return vec_mix(c, t[MIDTONE], .25f * smooth(.2f, horizon, v));
}

/* A nightcap on a skull at the brush's place. */
static void nightcap(int cloth_m, int white)
{
    part();
    paint(cloth_m);
    blend(.05f);
    egg(0, .46f, -.10f, .48f, .36f, .52f);
    tube(5,
         (Vec3[]){V(0, .62f, -.12f), V(.16f, .92f, -.10f), V(.44f, .98f, .0f), V(.66f, .76f, .12f), V(.74f, .46f, .2f)},
         (float[]){.38f, .27f, .18f, .12f, .06f}, 5);
    carve();
    box(0, .0f, .2f, .8f, .27f, .9f, .02f);
    fill();
    part();
    paint(white);
    blend(.03f);
    push();
    move(0, .29f, -.06f);
    turn_x(-6);
    lumpy(.03f, 12);
    ring(0, 0, 0, .475f, .075f);
    lumpy(0, 1);
    pop();
    part();
    paint(white);
    lumpy(.04f, 14);
    ball(.75f, .38f, .22f, .13f);
    lumpy(0, 1);
}

/* Four finger bones and a thumb over the hem of a blanket, the knuckles at the brush's place. */
static void fingers_over_hem(int bone, float side)
{
    for (int i = 0; i < 4; i++) {
        float x = side * (-.21f + .14f * (float)i), drop = .03f * fabsf((float)i - 1.4f);
        part();
        paint(bone);
        blend(.02f);
        ball(x, .02f - drop, .0f, .062f);
        limb(V(x, .02f - drop, 0), V(x * 1.08f, -.12f - drop, .16f), .050f, .044f);
        ball(x * 1.08f, -.12f - drop, .16f, .054f);
        limb(V(x * 1.08f, -.12f - drop, .16f), V(x * 1.10f, -.31f - drop, .15f), .045f, .028f);
    }
}

static void open_rows(void)
{
    Scene *s = scene();
    camera(V(0, 1.55f, 6.2f), V(0, 1.33f, 0), 30);
    family_hour(BARROW_MOON);
    s->backdrop = field_of_lit_graves;
    s->haze = 0;
    s->roll = -3;
    s->ambient = .32f;
    s->vignette = 1.4f;
    s->grade = .05f;
    s->key = (Light){vec_unit(V(-.6f, .7f, .5f)), rgb(0xb8c4f0) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.7f, .2f, -.6f)), rgb(0xffa040) * 3.2f, .1f};
    s->fill.color = rgb(0xff9a40) * .4f;
    int bone = material_bone(), turf = material_new(rgb(0x5c7a34), rgb(0x2a4018), .95f, .1f, PAT_GRASS, 6, 1.0f),
        earth = material_earth(), cap = material_wool(rgb(0x7a3fa8)), white = material_wool(rgb(0xf0e8d8));
    push();
    move(.0f, 1.42f, .2f);
    turn_y(-13);
    turn_x(-14);
    turn_z(9);
    grow(1.30f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffb838), .jaw = 34, .menace = .0f, .missing = .22f, .eye_size = 1.1f});
    nightcap(cap, white);
    pop();
    part(); /* its blanket: the turf, earth below */
    paint(earth);
    blend(.1f);
    lumpy(.07f, 5);
    limb(V(-1.7f, .34f, .98f), V(1.7f, .40f, .98f), .24f, .24f);
    egg(0, -.1f, .6f, 1.9f, .55f, .9f);
    part();
    paint(turf);
    blend(.12f);
    lumpy(.05f, 6);
    limb(V(-1.7f, .45f, 1.16f), V(1.7f, .52f, 1.16f), .17f, .17f);
    egg(-.1f, -.05f, 1.3f, 2.0f, .55f, .7f);
    lumpy(0, 1);
    for (int i = 0; i < 9; i++) {
        push();
        move(-1.2f + .3f * (float)i, .38f, 1.35f + .35f * chance(i));
        tuft(.24f, .2f, 9, turf, 7 * i);
        pop();
    }
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .70f, .64f + (side > 0 ? .03f : 0), 1.22f);
        turn_z((float)side * -6);
        fingers_over_hem(bone, (float)side);
        pop();
    }
    lamp(V(.1f, .75f, 1.1f), rgb(0xffa840) * 1.6f, .45f);
    lamp(V(1.3f, .9f, -.2f), rgb(0xffa040) * 2.2f, .5f);
    faction_motes();
}

/* ---- ba04: a gate that is a skull ---- */

/* A soldier of bones with a spear, 1 high, as a shadow; stride: which leg is ahead. */
static void marching_dead(int dark, float stride)
{
    part();
    paint(dark);
    blend(.02f);
    egg(0, .89f, 0, .085f, .10f, .09f);
    box(0, .80f, .04f, .05f, .03f, .03f, .01f);
    limb(V(0, .78f, 0), V(0, .44f, 0), .022f, .03f);
    for (int i = 0; i < 4; i++)
        limb(V(-.12f + .012f * (float)i, .72f - .065f * (float)i, 0),
             V(.12f - .012f * (float)i, .72f - .065f * (float)i, 0), .018f, .018f);
    limb(V(-.09f, .43f, 0), V(.09f, .43f, 0), .035f, .035f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .08f, .43f, 0), V(q * .10f, .22f, .04f + q * stride), .025f, .022f);
        limb(V(q * .10f, .22f, .04f + q * stride), V(q * .10f, .0f, q * stride), .022f, .02f);
        limb(V(q * .15f, .74f, 0), V(q * .22f, .56f, .02f), .022f, .018f);
    }
    limb(V(.22f, .56f, .02f), V(.24f, .70f, .12f), .018f, .018f);
    limb(V(-.22f, .56f, .02f), V(-.17f, .42f, .08f), .018f, .018f);
    limb(V(.24f, .10f, .14f), V(.26f, 1.28f, .12f), .012f, .012f);
    limb(V(.26f, 1.26f, .12f), V(.26f, 1.44f, .12f), .034f, .003f);
}

/* Skulls in courses round a drum: one side of the gate. */
static void wall_of_skulls(float x, float turned, int bone, int mortar, int seed)
{
    push();
    move(x, 0, -.25f);
    turn_y(turned);
    part();
    paint(mortar);
    drum(0, .95f, 0, .52f, 1.25f, .05f);
    for (int row = 0; row < 8; row++)
        for (int i = 0; i < 6; i++) {
            float a = (((float)i - 2.5f) * 33 + (row % 2 ? 16 : 0)) * PI / 180;
            push();
            move(sinf(a) * .56f, -.05f + .29f * (float)row, cosf(a) * .56f);
            turn_y(a * 180 / PI + 16 * (chance(seed + i + row * 9) - .5f));
            turn_z(18 * (chance(seed + i * 5 + row * 3) - .5f));
            grow(.33f);
            skull(&(Skull){.bone = bone, .no_jaw = true});
            pop();
        }
    pop();
}

static void ossuary_gate(void)
{
    Scene *s = scene();
    camera(V(-.25f, .62f, 6.4f), V(.0f, 1.36f, 0), 29);
    family_hour(BARROW_MOON);
    s->haze = .1f;
    s->roll = 3;
    s->ambient = .26f;
    s->vignette = 1.4f;
    s->key.color = rgb(0xa0b4f0) * 1.35f;
    s->rim.color = rgb(0x80a8ff) * 2.6f;
    int bone = material_bone(), old = material_new(rgb(0x6a6e84), rgb(0x2c303e), .8f, .2f, PAT_BONE, 3.2f, .5f),
        mortar = material_stone(rgb(0x20222c), rgb(0x101218)), dark = material_plain(rgb(0x080608), .9f, .05f),
        path = material_stone(rgb(0x7a6a58), rgb(0x3a3028)), fire = material_glow(rgb(0xff9c30), 1.5f),
        heart = material_glow(rgb(0xffd880), 2.0f);
    wall_of_skulls(-1.26f, 18, old, mortar, 3);
    wall_of_skulls(1.26f, -18, old, mortar, 41);
    push();
    move(0, 1.62f, -.05f);
    turn_x(9);
    turn_z(-2);
    grow(2.05f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffb040), .menace = .55f, .no_jaw = true, .eye_size = 2.3f});
    pop();
    part(); /* battlements on its crown */
    paint(old);
    blend(.02f);
    for (int i = 0; i < 9; i++) {
        float a = (float)i * .698f + .35f;
        box(.50f * sinf(a), 2.98f, -.2f + .50f * cosf(a), .12f, .20f, .10f, .03f);
    }
    drum(0, 2.86f, -.2f, .58f, .10f, .04f);
    part(); /* the light below its teeth */
    paint(fire);
    box(0, .42f, -.62f, .80f, .85f, .02f, .01f);
    part();
    paint(heart);
    egg(0, .36f, -.60f, .42f, .50f, .04f);
    part();
    paint(path);
    blend(.04f);
    lumpy(.03f, 5);
    for (int i = 0; i < 16; i++)
        egg(.5f * sinf((float)i * 2.4f) * (.6f + .03f * (float)i), -.02f - .02f * (float)i, -.3f + .19f * (float)i,
            .36f, .06f, .20f);
    lumpy(0, 1);
    for (int i = 0; i < 4; i++) { /* out they march */
        static const float at[4][3] = {
            {-.02f, .02f, -.15f}, {.24f, .0f, .30f}, {-.32f, -.04f, .75f}, {.08f, -.16f, 1.55f}};
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_y(i % 2 ? 10.f : -12.f);
        grow(.66f);
        marching_dead(dark, i % 2 ? .09f : -.09f);
        pop();
    }
    lamp(V(0, .5f, -.15f), rgb(0xff9a38) * 4.5f, .45f);
    lamp(V(0, .3f, .9f), rgb(0xff9a38) * 1.6f, .45f);
    sprite(V(0, .45f, -.3f), .9f, rgb(0xff9430), SPRITE_GLOW, .35f);
    faction_ground();
    faction_motes();
}

/* ---- ba03: his meadow has sheep ---- */

/* A sheep, .5 high, looking to +x; head: -1 grazing, 1 looking up. */
static void grazing_sheep(int fleece, int dark, float head)
{
    part();
    paint(fleece);
    blend(.04f);
    for (int i = 0; i < 16; i++) {
        float a = 2.4f * (float)i, y = 1 - 2 * ((float)i + .5f) / 16, r = sqrtf(1 - y * y);
        egg(.26f * cosf(a) * r, .34f + .15f * y, .17f * sinf(a) * r, .12f, .10f, .11f);
    }
    egg(0, .34f, 0, .26f, .16f, .17f);
    part();
    paint(dark);
    blend(.03f);
    egg(.36f, .40f + .08f * head, .03f, .11f, .08f, .08f);
    limb(V(.40f, .38f + .08f * head, .04f), V(.50f, .31f + .12f * head, .06f), .065f, .05f);
    limb(V(.32f, .44f + .08f * head, .10f), V(.26f, .43f + .08f * head, .22f), .04f, .02f);
    for (int i = 0; i < 4; i++)
        limb(V(i < 2 ? .17f : -.17f, .22f, i % 2 ? .10f : -.10f), V(i < 2 ? .18f : -.18f, 0, i % 2 ? .10f : -.10f),
             .035f, .03f);
}

/* Turf on a skull at the brush's place, hanging down in tatters, and a crown that has been there longer. */
static void turf_and_crown(int turf, int earth, int gold, int gem)
{
    part();
    paint(earth);
    blend(.06f);
    lumpy(.03f, 7);
    egg(0, .40f, -.12f, .49f, .37f, .54f);
    for (int i = 0; i < 19; i++) {
        float a = -1.7f + 3.4f * (float)i / 18, l = .06f + .34f * chance(i + 4) * chance(i + 5);
        Vec3 root = V(sinf(a) * .45f, .37f + .05f * cosf(a), -.10f + cosf(a) * .47f);
        limb(root, root + V(.03f * sinf(a), -l, .03f * cosf(a)), .045f, .006f);
    }
    carve();
    box(0, -.25f, .35f, .24f, .50f, .5f, .05f);
    fill();
    part();
    paint(turf);
    blend(.06f);
    egg(0, .47f, -.12f, .52f, .37f, .56f);
    carve();
    box(0, .02f, .2f, .9f, .30f, .9f, .03f);
    fill();
    lumpy(0, 1);
    push();
    move(0, .46f, -.09f);
    turn_x(-9);
    part();
    paint(gold);
    blend(.02f);
    drum(0, 0, 0, .545f, .065f, .02f);
    for (int i = 0; i < 11; i++) {
        float a = .571f * (float)i, tall = i % 2 ? .12f : .22f;
        Vec3 foot = V(sinf(a) * .545f, .03f, cosf(a) * .545f);
        limb(foot, foot * V(1.10f, 1, 1.10f) + V(0, tall, 0), .06f, .012f);
    }
    carve();
    drum(0, .1f, 0, .515f, .4f, .01f);
    fill();
    for (int i = 0; i < 11; i++) {
        float a = .571f * (float)i;
        part();
        paint(gem);
        ball(sinf(a) * .565f, .0f, cosf(a) * .565f, i % 2 ? .030f : .045f);
    }
    pop();
}

static void king(void)
{
    Scene *s = scene();
    camera(V(.1f, 1.05f, 6.2f), V(0, 1.42f, 0), 31);
    family_hour(BARROW_FROST);
    s->backdrop = place_heath;
    s->disc_x = .55f;
    s->back_y = -.10f;
    s->back_seed = 4;
    s->roll = -3;
    s->vignette = 1.2f;
    s->ambient *= .55f;
    s->key = (Light){vec_unit(V(-.55f, .45f, .55f)), rgb(0xffe0b0) * 1.7f, .1f};
    s->rim = (Light){vec_unit(V(.75f, .35f, -.55f)), rgb(0xffc080) * 3.4f, .1f};
    int bone = material_bone(), turf = material_new(rgb(0x5c7c30), rgb(0x2c4818), .95f, .1f, PAT_GRASS, 6, 1.1f),
        earth = material_earth(), gold = material_gold(), gem = material_gem(rgb(0x9030c0)),
        fleece = material_new(rgb(0xf4ecdc), rgb(0xb8aca0), .95f, .1f, PAT_NOISE, 12, .6f),
        dark = material_plain(rgb(0x1c1618), .8f, .2f);
    push();
    move(-.06f, 1.12f, -.1f);
    turn_y(24);
    turn_x(-4);
    turn_z(6);
    grow(1.86f);
    skull(&(Skull){
        .bone = bone, .glow = rgb(0xffb030), .menace = .6f, .no_jaw = true, .missing = .25f, .eye_size = 1.7f});
    turf_and_crown(turf, earth, gold, gem);
    Vec3 top = here(V(-.08f, .845f, .0f)), top2 = here(V(.24f, .80f, .05f));
    pop();
    part(); /* the meadow, up to his teeth */
    paint(turf);
    blend(.2f);
    lumpy(.06f, 4);
    egg(-1.3f, -.05f, .5f, 1.2f, .62f, .9f);
    egg(1.4f, -.05f, .3f, 1.2f, .72f, .9f);
    egg(.1f, -.20f, 1.0f, 1.7f, .62f, .8f);
    lumpy(0, 1);
    for (int i = 0; i < 12; i++) {
        push();
        move(-1.3f + .24f * (float)i, .34f + .06f * chance(i), 1.1f + .3f * chance(i + 8));
        tuft(.20f + .12f * chance(i + 16), .14f, 9, turf, 11 * i);
        pop();
    }
    push();
    move(top[0] - .15f, top[1] - .03f, top[2]);
    turn_y(20);
    grow(.92f);
    grazing_sheep(fleece, dark, -1);
    pop();
    push();
    move(top2[0] + .1f, top2[1] - .05f, top2[2]);
    turn_y(205);
    grow(.66f);
    grazing_sheep(fleece, dark, -.6f);
    pop();
    push(); /* one has seen */
    move(-.78f, .46f, 1.15f);
    turn_y(-35);
    grow(.86f);
    grazing_sheep(fleece, dark, 1);
    pop();
    faction_motes();
}

const Card siege_barrow_woken_cards[] = {{"cards/siege/ba17", BARROW, open_rows},
                                         {"cards/siege/ba04", BARROW, ossuary_gate},
                                         {"cards/siege/ba03", BARROW, king},
                                         {0}};
