/* SPDX-License-Identifier: MIT
 * The Barrowkin in company: a second funeral, opened rows, the watch by candles, the harrow. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/bones.h"
#include "props/hands.h"
#include "props/pinned_beast.h"
#include "props/skull.h"

/* ---- ba05: thumb up ---- */

static void hat(float r, int kind, int m, int band)
{
    part();
    paint(m);
    blend(.03f * r);
    drum(0, 0, 0, r * (kind == 2 ? .9f : 1.f), .03f * r, .03f * r);
    if (kind == 0)
        drum(0, .38f * r, 0, .58f * r, .38f * r, .06f * r);
    else
        egg(0, .08f * r, 0, .58f * r, (kind == 1 ? .5f : .8f) * r, .58f * r);
    part();
    paint(band);
    ring(0, .10f * r, 0, .58f * r, .05f * r);
}

static Vec3 sky_over_grave(const Scene *s, float u, float v)
{
    Vec3 c = vec_mix(rgb(0x2c4250), rgb(0x0c141e), smooth(-.4f, 1.2f, v));
    c = vec_mix(c, rgb(0x3c5460), .6f * smooth(.48f, .66f, sky_clouds(u, v, 1.2f)));
    c = vec_mix(c, s->tint[GLOW] * .95f, disc(u, v, -.16f, .98f, .10f, .01f));
    return c + s->tint[LIGHT] * (.20f * halo(u, v, -.16f, .98f, .10f));
}

/* One who leans over the edge, seen from the breast up. */
static void guest_over_edge(Vec3 at, float tilt, float yaw, int dress, int cowl_m, const Person *p, float look)
{
    Kin k = {.f = {.man = p->man, .wide = 1.05f},
             .dress = dress,
             .cowl = cowl_m,
             .head = *p,
             .look = look,
             .nod = 20,
             .head_size = .62f,
             .seed = p->seed};
    push();
    move(at[0], at[1], at[2]);
    turn_z(tilt);
    turn_y(yaw);
    turn_x(12);
    grow(.92f);
    move(0, -1.45f, 0);
    kin_body(&k);
    pop();
}

/* Finger bones closed, the thumb straight up; the forearm comes from below right. */
static void thumb_up(int bone)
{
    part();
    paint(bone);
    blend(.03f);
    bone_limb(V(.62f, -.62f, -.05f), V(.20f, -.16f, .02f), .05f);
    bone_limb(V(.72f, -.56f, -.10f), V(.24f, -.08f, -.03f), .042f);
    part();
    paint(bone);
    blend(.04f);
    egg(.13f, -.06f, .02f, .12f, .17f, .10f);
    for (int i = 0; i < 4; i++) {
        float y = .07f - .095f * (float)i;
        part();
        paint(bone);
        blend(.014f);
        limb(V(.12f, y, .08f), V(-.12f, y - .01f, .15f), .043f, .038f);
        limb(V(-.12f, y - .01f, .15f), V(-.02f, y - .01f, .24f), .042f, .034f);
        ball(-.12f, y - .01f, .15f, .05f);
    }
    part();
    paint(bone);
    blend(.014f);
    limb(V(.12f, .04f, .08f), V(.06f, .24f, .12f), .05f, .040f);
    ball(.06f, .25f, .12f, .055f);
    limb(V(.06f, .25f, .12f), V(.05f, .45f, .10f), .044f, .030f);
    ball(.05f, .46f, .10f, .038f);
}

static void second_funeral(void)
{
    Scene *s = scene();
    camera(V(.05f, 1.35f, 5.0f), V(.02f, 1.66f, 0), 31);
    barrow_hour(HOUR_NIGHT);
    s->backdrop = sky_over_grave;
    s->haze = 0;
    s->key.color = rgb(0xc8d8e8) * 1.6f;
    s->rim.color = rgb(0xb0d0e0) * 2.8f;
    s->ambient = .36f;
    int turf = material_turf(), earth = material_earth(), bone = material_old_bone(),
        purple = material_wool(rgb(0x7a4e96)), black = material_wool(rgb(0x34323c)),
        ochre = material_wool(rgb(0x9a7a44)), wood = material_wood();
    part(); /* the grave, from below: a shaft of earth with grass on its rim */
    paint(earth);
    blend(.05f);
    lumpy(.05f, 4);
    box(0, 1.6f, .95f, 3, 3, .22f, .05f);
    carve();
    box(.02f, 2.12f, .95f, .86f, .92f, 1, .22f);
    fill();
    lumpy(0, 1);
    for (int i = 0; i < 26; i++) {
        float a = (float)i / 26 * 2 * PI, x = .02f + .92f * sinf(a), y = 2.12f + .98f * cosf(a);
        part();
        paint(turf);
        blend(.05f);
        lumpy(.03f, 7);
        egg(x, y, 1.02f, .17f, .13f, .16f);
        lumpy(0, 1);
    }
    guest_over_edge(V(-.80f, 1.66f, .34f), -26, 22, purple, black,
                    &(Person){.skin = rgb(0xe0b088),
                              .hair = rgb(0xd8d4c8),
                              .iris = rgb(0x4a7a60),
                              .age = .9f,
                              .man = .1f,
                              .nose = NOSE_HOOKED,
                              .mood = MOOD_LAUGH,
                              .cast = CAST_GAUNT,
                              .hairs = HAIR_BUN,
                              .eye = 1.2f,
                              .gaze_y = -14,
                              .gaze_x = 10,
                              .seed = 4},
                    10);
    guest_over_edge(V(.86f, 1.76f, .30f), 26, -22, ochre, purple,
                    &(Person){.skin = rgb(0x8a5a3c),
                              .hair = rgb(0x1c120c),
                              .iris = rgb(0x5a3a20),
                              .age = .35f,
                              .man = 1,
                              .nose = NOSE_BROAD,
                              .mood = MOOD_FEAR,
                              .cast = CAST_BROAD,
                              .hairs = HAIR_CROP,
                              .beard = WHISKERS_SHORT,
                              .eye = 1.35f,
                              .gaze_y = -14,
                              .gaze_x = -10,
                              .seed = 9},
                    -10);
    static const float up[2][3] = {{-.52f, 3.02f, 16}, {.46f, 3.14f, -20}}; /* hats in the air */
    for (int i = 0; i < 2; i++) {
        push();
        move(up[i][0], up[i][1] - .25f, -.1f);
        turn_z(up[i][2]);
        turn_x(30);
        grow(.62f);
        hat(.42f, i, i ? purple : black, ochre);
        pop();
    }
    push(); /* the dead one's arm out of the coffin, and its opinion */
    move(.06f, .90f, 1.45f);
    part();
    paint(wood);
    blend(.02f);
    push();
    turn_z(5);
    box(-.1f, -.62f, .1f, 1.5f, .26f, .10f, .03f);
    pop();
    push();
    move(.0f, .48f, .1f);
    turn_z(-8);
    grow(1.25f);
    thumb_up(bone);
    pop();
    pop();
    push();
    move(-.52f, .86f, 1.30f);
    wax_candle(.30f, .075f, true, material_wax());
    Vec3 flame = here(V(0, .46f, .1f));
    pop();
    lamp(flame + V(.1f, .25f, .1f), rgb(0xffb450) * 3.4f, .55f);
    lamp(V(-.15f, 1.75f, 1.1f), rgb(0xffc078) * 3.0f, .5f);
    lamp(V(.30f, 1.85f, 1.1f), rgb(0xffc078) * 3.0f, .5f);
    faction_motes();
}

/* ---- ba18: two backs, one face and a thousand candles ---- */

static Vec3 plain_of_eyes(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v - .6f) / .8f), vec_mix(t[MIDTONE], rgb(0x5a4a6a), .5f) * .75f,
                      vec_mix(t[SHADOW], rgb(0x2c2a44), .4f), t[SHADOW] * .6f);
    c = vec_mix(c, t[SHADOW] * .6f, .6f * smooth(.44f, .62f, sky_clouds(u, v, 1.1f)));
    float line = .84f + hills(u, 4, 1.2f, .10f);
    Vec3 land = vec_mix(rgb(0x0c1012), rgb(0x1c2422), .6f * cloud_flat(u * 6, v * 14, 3));
    c = vec_mix(c, land, under(line, v, .006f));
    for (int i = 0; i < 54; i++) {
        float y = line - .04f - .80f * chance_of(i + 5) * sqrtf(chance_of(i + 9)), near = unit((.84f - y) / .8f),
              x = 2.2f * chance_of(i + 31) - 1.1f, gap = .012f + .022f * near, r = .005f + .009f * near;
        for (int k = -1; k <= 1; k += 2) {
            float d = distance_to(u, v, x + gap * (float)k, y);
            c += rgb(0xff3820) * (2.0f * expf(-d * d / (r * r)) + .10f * expf(-d / (r * 3)));
        }
    }
    return c;
}

/* The walk behind the wall: it runs from beside us into the night, candles on all of it. */
static void candle_wall(int stone, int wax)
{
    push();
    move(-.86f, 0, 0);
    turn_y(-9);
    part();
    paint(stone);
    blend(.02f);
    box(0, .58f, -2.0f, .34f, .62f, 5.0f, .04f);
    for (int i = 0; i < 4; i++) {
        part();
        paint(stone);
        box(-.04f, 1.42f, -1.15f - 1.5f * (float)i, .27f, .26f, .36f, .05f);
    }
    for (int i = 0; i < 36; i++) {
        float z = 1.85f - 6.6f * powf((float)i / 35, 1.1f), x = -.16f + .42f * chance(i + 5),
              m = fmodf(-z - .79f + 15.f, 1.5f);
        bool on = z < -.7f && m < .78f;
        push();
        move(on ? x * .6f : x, on ? 1.68f : 1.20f, z);
        wax_candle(.12f + .20f * chance(i + 27), .050f + .02f * chance(i + 37), true, wax);
        pop();
    }
    pop();
}

static void thousand_candles(void)
{
    Scene *s = scene();
    camera(V(-.85f, 2.02f, 4.4f), V(-.02f, 1.60f, 0), 30);
    barrow_hour(HOUR_NIGHT);
    s->backdrop = plain_of_eyes;
    s->back_y = .05f;
    s->roll = 4;
    s->ambient = .26f;
    s->vignette = 1.4f;
    s->key.color = rgb(0x90a8d0) * .9f;
    int stone = material_new(rgb(0x8a887c), rgb(0x484840), .9f, .2f, PAT_BRICK, 4, .9f), wax = material_wax(),
        iron = material_iron(), wood = material_wood();
    candle_wall(stone, wax);
    Kin man = {.f = {.man = 1, .wide = 1.12f},
               .dress = material_wool(rgb(0x2a4a5c)),
               .cloak = material_wool(rgb(0x1c3448)),
               .hem = .2f,
               .cloak_open = 60,
               .cowl = material_wool(rgb(0x34566a)),
               .head = {.skin = rgb(0xb07a54),
                        .hair = rgb(0x2a1c14),
                        .iris = rgb(0x5a4a28),
                        .age = .55f,
                        .man = 1,
                        .nose = NOSE_BROKEN,
                        .mood = MOOD_RESOLVE,
                        .act = .7f,
                        .cast = CAST_HEAVY,
                        .hairs = HAIR_CROP,
                        .beard = WHISKERS_FULL,
                        .gaze_x = -10,
                        .gaze_y = -14,
                        .seed = 8},
               .look = -6,
               .nod = 14,
               .lean = 8,
               .head_size = .64f,
               .seed = 22},
        woman = {.f = {.man = .1f},
                 .dress = material_wool(rgb(0x6a4886)),
                 .cowl = material_wool(rgb(0x8a64a0)),
                 .head = {.skin = rgb(0xd0a080),
                          .hair = rgb(0x5a3018),
                          .iris = rgb(0x5a7a50),
                          .age = .3f,
                          .man = .1f,
                          .mood = MOOD_FEAR,
                          .act = .5f,
                          .cast = CAST_FINE,
                          .hairs = HAIR_BUN,
                          .gaze_x = -14,
                          .gaze_y = 4,
                          .seed = 3},
                 .look = -8,
                 .lean = 10,
                 .head_size = .58f,
                 .seed = 11},
        child = {.f = {.man = .1f, .wide = .92f},
                 .dress = material_wool(rgb(0xb08a4c)),
                 .cowl = material_wool(rgb(0x9a4a2c)),
                 .head = {.skin = rgb(0xe8b890),
                          .hair = rgb(0xa86428),
                          .iris = rgb(0x4a8aa0),
                          .age = .02f,
                          .man = .2f,
                          .gaunt = -.4f,
                          .eye = 1.12f,
                          .nose = NOSE_SNUB,
                          .mood = MOOD_CALM,
                          .cast = CAST_ROUND,
                          .hairs = HAIR_BRAIDS,
                          .gaze_x = -6,
                          .gaze_y = -20,
                          .seed = 5},
                 .look = -6,
                 .nod = 12,
                 .lean = -6,
                 .head_size = .72f,
                 .seed = 30};
    push(); /* one further on keeps watch */
    move(.10f, .08f, -2.3f);
    turn_y(-50);
    kin_body(&woman);
    push();
    kin_head(&woman);
    part();
    paint(iron);
    blend(.03f);
    egg(0, .18f, -.02f, .48f, .46f, .51f);
    carve();
    box(0, -.43f, 0, 1, .54f, 1, .01f);
    fill();
    drum(0, .12f, -.01f, .62f, .025f, .02f);
    pop();
    push();
    kin_grip(&woman, -1, V(-.50f, 1.30f, .3f), V(-.34f, 1.50f, .50f), V(.05f, 1, 0), V(0, 0, 1));
    part();
    paint(wood);
    limb(V(0, -1.5f, 0), V(0, 1.2f, 0), .03f, .026f);
    pop();
    pop();
    woman.head.seed = 14;
    push(); /* she leans on his shoulder */
    move(.62f, -.02f, -.62f);
    turn_z(8);
    turn_y(-46);
    kin_body(&woman);
    pop();
    Vec3 wick = V(-.46f, 1.50f, .98f);
    push(); /* he, near and large, round the child */
    move(.52f, .08f, .12f);
    turn_z(6);
    turn_y(-40);
    move(0, 1.1f, 0);
    turn_x(9);
    move(0, -1.1f, 0);
    kin_body(&man);
    kin_reach(&man, 1, V(.36f, 1.16f, 1.22f), V(.26f, -.06f, .22f), GRASP_REST, V(-.7f, -.45f, .25f),
              V(-.3f, -.3f, -.8f));
    pop();
    push(); /* the child lights one more */
    move(.06f, -.30f, .82f);
    turn_y(-34);
    grow(.84f);
    kin_body(&child);
    push();
    kin_hold(&child, -1, wick + V(.24f, -.20f, .08f), V(-.05f, -.16f, .10f), V(-.80f, .58f, -.1f), V(.2f, .4f, 1));
    part();
    paint(wax);
    limb(V(0, -.14f, 0), V(0, .27f, 0), .020f, .014f);
    pop();
    kin_reach(&child, 1, V(-.10f, 1.18f, 1.22f), V(.12f, -.18f, .10f), GRASP_REST, V(-.9f, .1f, .1f), V(0, -1, .1f));
    pop();
    push(); /* cut by the frame, its wick just caught */
    move(wick[0], wick[1] - .56f, wick[2]);
    wax_candle(.50f, .095f, true, wax);
    pop();
    lamp(wick + V(.10f, .10f, .25f), rgb(0xffb850) * 3.4f, .32f);
    lamp(wick + V(.42f, .55f, .05f), rgb(0xffb850) * 1.6f, .34f);
    lamp(V(-.45f, 1.75f, -.7f), rgb(0xffb850) * 1.6f, .45f);
    lamp(V(-.40f, 1.85f, -2.3f), rgb(0xffb850) * 1.0f, .5f);
    sprite(wick, .5f, rgb(0xffb040), SPRITE_GLOW, .45f);
    faction_motes();
}

/* ---- ba19: pull ---- */

static void harrow(int wood, int iron)
{
    part();
    paint(wood);
    blend(.02f);
    for (int i = 0; i < 4; i++)
        box(-.78f + .52f * (float)i, 0, 0, .07f, .07f, .95f, .02f);
    for (int i = 0; i < 4; i++)
        box(0, .04f, -.84f + .56f * (float)i, .95f, .065f, .07f, .02f);
    part();
    paint(iron);
    blend(.01f);
    for (int i = 0; i < 16; i++)
        limb(V(-.78f + .52f * (float)(i % 4), .05f, -.84f + .56f * (float)(i / 4)),
             V(-.82f + .52f * (float)(i % 4), -.48f, -.84f + .56f * (float)(i / 4)), .062f, .008f);
}

/* The skull of an ox, its jaws a little open: 1.5 long with its horns spread 3 wide; looking to +z. */
static void ox_skull(int bone, int horn, int dark, Vec3 glow)
{
    part();
    paint(bone);
    blend(.10f);
    lumpy(.012f, 7);
    egg(0, .30f, 0, .50f, .38f, .38f);
    limb(V(0, .16f, .16f), V(0, -.56f, .48f), .33f, .205f);
    limb(V(-.15f, -.58f, .46f), V(.15f, -.58f, .46f), .155f, .155f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        blend(.06f);
        limb(V(q * .20f, .30f, .36f), V(q * .50f, .20f, .16f), .13f, .10f); /* brow */
        limb(V(q * .44f, -.06f, .14f), V(q * .24f, -.36f, .40f), .12f, .09f);
        limb(V(q * .40f, .42f, -.04f), V(q * .62f, .48f, -.06f), .20f, .18f);
    }
    carve();
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .345f, .075f, .34f, .165f, .135f, .24f);
        egg(q * .085f, -.46f, .70f, .062f, .17f, .13f);
        egg(q * .42f, -.30f, .40f, .12f, .14f, .20f);
    }
    fill();
    part();
    paint(bone);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) /* the lower jaw */
        limb(V((float)side * .34f, -.30f, .0f), V((float)side * .12f, -.92f, .32f), .10f, .085f);
    limb(V(-.12f, -.94f, .33f), V(.12f, -.94f, .33f), .10f, .10f);
    lumpy(0, 1);
    for (int i = 0; i < 6; i++) {
        float x = -.15f + .06f * (float)i;
        part();
        paint(bone);
        blend(.01f);
        box(x, -.82f, .40f, .026f, .075f, .02f, .012f);
        box(x * 1.1f, -.72f, .52f, .028f, .06f, .02f, .012f);
    }
    part(); /* cracks down the forehead */
    paint(dark);
    tube(4, (Vec3[]){V(.04f, .62f, .30f), V(-.02f, .44f, .405f), V(.06f, .30f, .455f), V(.02f, .12f, .50f)},
         (float[]){.012f, .016f, .014f, .004f}, 3);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(dark);
        egg(q * .34f, .075f, .20f, .16f, .13f, .06f);
        part();
        paint(material_glow(glow, 4));
        ball(q * .34f, .075f, .29f, .068f);
        part();
        paint(horn);
        blend(.03f);
        tube(5,
             (Vec3[]){V(q * .52f, .47f, -.05f), V(q * .95f, .50f, .02f), V(q * 1.32f, .66f, .16f),
                      V(q * 1.52f, 1.0f, .26f), V(q * 1.46f, 1.38f, .22f)},
             (float[]){.185f, .165f, .135f, .09f, .012f}, 5);
        for (int i = 0; i < 4; i++) {
            push();
            move(q * (.62f + .13f * (float)i), .475f + .012f * (float)(i * i), -.04f + .03f * (float)i);
            turn_z(-q * (88 - 4 * (float)i));
            part();
            paint(horn);
            ring(0, 0, 0, .178f - .007f * (float)i, .026f);
            pop();
        }
    }
}

static void ox_leg(Vec3 hip, Vec3 knee, Vec3 fetlock, Vec3 toe, int bone, int hoof)
{
    part();
    paint(bone);
    blend(.05f);
    bone_limb(hip, knee, .12f);
    ball(knee[0], knee[1], knee[2], .135f);
    bone_limb(knee, fetlock, .095f);
    part();
    paint(hoof);
    blend(.03f);
    limb(fetlock, toe, .11f, .17f);
    limb(fetlock, toe + V(.07f, 0, .02f), .10f, .15f);
}

/* He stands on the harrow as on a cart, reins in both hands. Feet at y = 0. Returns where the reins leave his fists. */
static void dead_driver(int bone, int hat_m, int band, Vec3 *rein)
{
    push();
    move(0, .80f, 0);
    turn_x(-14);
    part();
    paint(bone);
    bone_torso(bone, true);
    dead_legs(bone, .12f, .1f);
    dead_head(bone, rgb(0xffc850), 24, -4, 6, 8);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 at = V((float)side * .34f, 1.30f, .78f);
        push();
        dead_grip(bone, (float)side, V((float)side * .74f, 1.12f, .30f), at, V(0, -.15f, 1), V((float)side, .4f, .2f));
        pop();
        rein[(side + 1) / 2] = here(at);
    }
    move(.05f, 2.62f, -.05f);
    turn_z(-10);
    turn_x(-14);
    hat(.60f, 1, hat_m, band);
    pop();
}

static void harrow_the_field(void)
{
    Scene *s = scene();
    camera(V(.10f, .55f, 6.4f), V(.08f, 1.63f, 0), 37);
    family_hour(BARROW_MOON);
    s->back_seed = 19;
    s->roll = 5;
    s->haze = .05f;
    s->vignette = 1.3f;
    s->key.towards = V(-.5f, .75f, .6f);
    s->ambient = .30f;
    int wood = material_wood(), iron = material_iron(), bone = material_old_bone(), earth = material_earth(),
        turf = material_turf(), rope = material_leather(rgb(0xb03428)), hat_m = material_wool(rgb(0xc89c40)),
        band = material_wool(rgb(0x6a3a7a)), dark = material_plain(rgb(0x120c08), .9f, .1f),
        horn = material_new(rgb(0x6a5236), rgb(0x2c2016), .5f, .6f, PAT_WOOD, 3, .5f),
        hoof = material_plain(rgb(0x2a2018), .5f, .5f);
    Vec3 rein[2], bit[2];
    push(); /* harrow and driver, behind to the right */
    move(1.16f, .58f, -1.9f);
    turn_y(-22);
    push();
    turn_x(-10);
    grow(1.1f);
    harrow(wood, iron);
    pop();
    move(0, .10f, -.1f);
    grow(.86f);
    dead_driver(bone, hat_m, band, rein);
    pop();
    part(); /* the ox: turf on its back, what is left of it below */
    paint(turf);
    blend(.2f);
    lumpy(.07f, 5);
    egg(.26f, 1.72f, -1.0f, .78f, .66f, .95f);
    limb(V(.16f, 1.86f, -.5f), V(.0f, 1.86f, .05f), .52f, .36f);
    lumpy(0, 1);
    for (int i = 0; i < 26; i++) { /* grass that hangs from it */
        float x = -.45f + 1.3f * chance(i), z = -.7f + .7f * chance(i + 40);
        part();
        paint(turf);
        tube(3,
             (Vec3[]){V(x, 1.45f + .2f * chance(i + 7), z + .3f), V(x - .04f, 1.20f, z + .42f),
                      V(x + .05f, .92f - .25f * chance(i + 9), z + .40f)},
             (float[]){.10f, .07f, .006f}, 3);
    }
    ox_leg(V(-.34f, 1.35f, -.25f), V(-.74f, .98f, .60f), V(-.74f, .44f, .34f), V(-.80f, .22f, .44f), bone, hoof);
    ox_leg(V(.62f, 1.30f, -.35f), V(.74f, .72f, -.15f), V(.72f, .22f, -.20f), V(.74f, .02f, -.12f), bone, hoof);
    part(); /* yoke */
    paint(wood);
    blend(.03f);
    limb(V(-.80f, 1.52f, .02f), V(.98f, 1.50f, -.12f), .115f, .115f);
    part();
    paint(rope);
    limb(V(.90f, 1.50f, -.1f), V(1.25f, .70f, -1.6f), .035f, .03f);
    push();
    move(-.12f, 1.96f, .62f);
    turn_y(-16);
    turn_x(6);
    turn_z(7);
    grow(.90f);
    ox_skull(bone, horn, dark, rgb(0xffc040));
    for (int side = -1; side <= 1; side += 2)
        bit[(side + 1) / 2] = here(V((float)side * .27f, -.46f, .40f));
    push(); /* a candle on each horn lights its way */
    move(-1.46f, 1.30f, .22f);
    wax_candle(.22f, .085f, true, material_wax());
    Vec3 flame = here(V(0, .36f, 0));
    pop();
    push();
    move(1.46f, 1.30f, .22f);
    wax_candle(.16f, .085f, true, material_wax());
    Vec3 flame2 = here(V(0, .30f, 0));
    pop();
    part();
    paint(rope);
    blend(.01f);
    push();
    move(0, -.36f, .38f);
    turn_x(-24);
    ring(0, 0, 0, .31f, .032f);
    pop();
    pop();
    part();
    paint(rope);
    for (int i = 0; i < 2; i++) {
        Vec3 mid = vec_mix(bit[i], rein[i], .5f) - V(0, .12f, 0);
        tube(3, (Vec3[]){bit[i], mid, rein[i]}, (float[]){.030f, .028f, .022f}, 5);
    }
    push(); /* whom it goes over */
    move(-.50f, -.10f, 1.25f);
    turn_y(28);
    grow(.80f);
    pinned_beast(rgb(0x5a4668));
    pop();
    clods(V(-1.25f, .05f, .6f), V(-.5f, .8f, .5f), .7f, 16, .09f, earth, 3);
    clods(V(1.1f, .3f, -1.2f), V(.5f, 1.1f, .3f), 1.2f, 26, .10f, turf, 9);
    dust_burst(V(.7f, .15f, -.8f), V(1.3f, .25f, .4f), 16, .34f, rgb(0xc8b080), .10f, 5);
    part(); /* furrows */
    paint(earth);
    blend(.08f);
    lumpy(.05f, 4);
    for (int i = 0; i < 6; i++)
        limb(V(-1.9f + .75f * (float)i, -.02f, 2.4f), V(.1f + .38f * (float)i, .0f, -2.6f), .15f, .11f);
    lumpy(0, 1);
    lamp(flame + V(.25f, .1f, .4f), rgb(0xffc870) * 1.0f, .35f);
    lamp(flame2 + V(-.2f, .1f, .4f), rgb(0xffc870) * 1.0f, .35f);
    faction_ground();
    faction_motes();
}

const Card siege_barrow_fields_cards[] = {{"cards/siege/ba05", BARROW, second_funeral},
                                          {"cards/siege/ba18", BARROW, thousand_candles},
                                          {"cards/siege/ba19", BARROW, harrow_the_field},
                                          {0}};
