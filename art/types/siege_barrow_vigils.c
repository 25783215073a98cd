/* SPDX-License-Identifier: MIT
 * The Barrowkin as posters: a grin of briar, candles on black water, a lodger in a lantern, a cairn that looks, a bell
 * that walks. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/bones.h"
#include "props/hands.h"
#include "props/poster.h"
#include "props/skull.h"

/* ---- ba22: what is below the hood ---- */

static Vec3 mist_of_briars(const Scene *s, float u, float v)
{
    (void)s;
    float d = distance_to(u, v, .0f, .30f);
    Vec3 c = vec_mix(rgb(0xe6ecb8) * 1.0f, rgb(0x5c7a50) * .8f, smooth(.5f, 1.6f, d));
    c = c * (.86f + .28f * cloud_flat(u * 2.2f, v * 3.0f, 4));
    for (int i = 0; i < 9; i++) { /* stems far off, bent like hoops */
        float x = -1.2f + .3f * (float)i + .1f * chance_of(i), r = .45f + .5f * chance_of(i + 9),
              y = -.9f + .4f * chance_of(i + 20), a = atan2f(v - y, u - x), thick = .020f + .016f * chance_of(i + 30),
              off = fabsf(distance_to(u, v, x, y) - r), spike = fmodf(a * 6 + 40 + (float)i, 1);
        thick += .05f * max_of(0, 1 - 5 * fabsf(spike - .5f));
        c = vec_mix(c, rgb(0x6c8458) * (.75f - .03f * (float)i), .65f * under(thick, off, .012f));
    }
    return c;
}

/* A stem through n points; `teeth` long thorns a span stand on it in the picture's plane, by turns on both sides. */
static void briar(int n, const Vec3 *q, float thick, float thorn_length, int a_span, int bark, int thorn)
{
    float r[10];
    for (int i = 0; i < n && i < 10; i++)
        r[i] = thick * (1 - .35f * (float)i / (float)(n - 1));
    part();
    paint(bark);
    blend(.03f);
    lumpy(.008f, 9);
    tube(n, q, r, 5);
    for (int k = 1; k < a_span * (n - 1); k++) {
        float t = (float)k / (float)a_span;
        Vec3 at = tube_point(n, q, t), along = vec_unit(tube_point(n, q, t + .05f) - at),
             out = vec_unit(vec_cross(along, V(0, 0, 1))) * (k % 2 ? 1.f : -1.f) + V(0, 0, .35f);
        float l = thorn_length * (.75f + .5f * chance(k * 3 + n));
        part();
        paint(thorn);
        blend(.02f);
        limb(at + out * (thick * .3f), at + out * (thick * .8f + l) + along * (l * .35f), thick * .62f, .004f);
    }
}

static void rose(float r, int petal, int heart)
{
    part();
    paint(heart);
    ball(0, 0, .1f * r, .34f * r);
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 3 + row; i++) {
            push();
            turn_z(360.f * ((float)i + .5f * (float)(row % 2)) / (float)(3 + row) + 20 * (float)row);
            move(0, (.16f + .20f * (float)row) * r, (.30f - .11f * (float)row) * r);
            turn_x(-58 + 24 * (float)row);
            part();
            paint(petal);
            blend(.02f);
            egg(0, 0, 0, (.30f + .09f * (float)row) * r, (.26f + .06f * (float)row) * r, .07f * r);
            pop();
        }
}

static void hood_of_night(int robe, int night)
{
    part();
    paint(robe);
    blend(.16f);
    lumpy(.02f, 2.2f);
    egg(0, .10f, -.1f, .84f, .92f, .70f);
    limb(V(0, .62f, -.05f), V(.12f, 1.22f, -.15f), .50f, .07f);
    egg(0, -1.25f, -.25f, 1.15f, .62f, .72f);
    limb(V(-.30f, -.6f, 0), V(-.95f, -1.4f, .1f), .42f, .45f);
    limb(V(.30f, -.6f, 0), V(.95f, -1.4f, .1f), .42f, .45f);
    carve();
    blend(.10f);
    egg(0, .02f, .50f, .56f, .74f, .55f);
    fill();
    fold_fan(V(.02f, .98f, .25f), V(0, .6f, .8f), 1.3f, 13, .035f, 3);
    fold_fan(V(.0f, -.78f, .5f), V(0, 0, 1), 1.2f, 17, .045f, 5);
    part();
    paint(night);
    egg(0, .02f, -.02f, .62f, .78f, .22f);
    Vec3 hem[13];
    float r[13];
    for (int i = 0; i < 13; i++) {
        float a = 2 * PI * (float)i / 12;
        hem[i] = V(.59f * sinf(a), .03f + .77f * cosf(a), .50f - .10f * cosf(a) * cosf(a) - .06f * fabsf(sinf(a)));
        r[i] = .040f;
    }
    part();
    paint(robe);
    tube(13, hem, r, 4);
}

static void thorn_acolyte(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = mist_of_briars;
    s->key = (Light){vec_unit(V(-.55f, .55f, .75f)), rgb(0xfff4d8) * 2.3f, .07f};
    s->rim.color = rgb(0xe8ffb0) * 1.6f;
    s->ambient *= .6f;
    s->vignette = .9f;
    s->aperture = 0;
    int robe = material_wool(rgb(0x6c2e9c)), night = material_plain(rgb(0x04030a), 1, 0),
        bark = material_new(rgb(0x5c7a30), rgb(0x34481c), .45f, .7f, PAT_NOISE, 6, .25f),
        thorn = material_new(rgb(0xfff0c8), rgb(0xc88c50), .35f, .8f, PAT_BONE, 5, .2f),
        iris = material_eye(rgb(0x58e020), rgb(0xf4ffd0), .9f, PUPIL_ROUND),
        lid = material_plain(rgb(0x0c0812), .9f, 0), petal = material_plain(rgb(0xe01838), .45f, .5f),
        heart = material_plain(rgb(0x780818), .6f, .3f);
    material(petal)->sss = rgb(0xff2040) * .2f;
    push();
    move(0, .06f, 0);
    turn_z(-6);
    grow(.86f);
    hood_of_night(robe, night);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .23f, .22f, .24f, .185f, (float)side * 3, 3, iris, lid, 20, side < 0 ? .62f : .80f);
    /* the grin: two stems from cheek to cheek, thorns for teeth */
    briar(5,
          (Vec3[]){V(-.68f, .12f, .46f), V(-.40f, -.20f, .48f), V(-.02f, -.31f, .52f), V(.36f, -.20f, .48f),
                   V(.70f, .16f, .46f)},
          .062f, .19f, 4, bark, thorn);
    briar(5,
          (Vec3[]){V(.72f, -.02f, .40f), V(.38f, -.42f, .42f), V(.0f, -.54f, .46f), V(-.40f, -.42f, .42f),
                   V(-.74f, -.08f, .40f)},
          .060f, .17f, 4, bark, thorn);
    /* a crown, and what climbs to it */
    briar(6,
          (Vec3[]){V(-.95f, -1.3f, .75f), V(-.98f, -.55f, .55f), V(-.86f, .35f, .40f), V(-.42f, .86f, .52f),
                   V(.10f, .98f, .48f), V(.50f, .82f, .40f)},
          .075f, .15f, 3, bark, thorn);
    briar(5,
          (Vec3[]){V(1.15f, -1.2f, .75f), V(.92f, -.75f, .62f), V(.95f, -.1f, .50f), V(.80f, .50f, .40f),
                   V(.36f, .96f, .44f)},
          .070f, .14f, 3, bark, thorn);
    push();
    move(.62f, .78f, .62f);
    turn_y(18);
    turn_x(-12);
    rose(.26f, petal, heart);
    pop();
    pop();
    lamp(V(-.3f, .2f, 1.8f), rgb(0xfff0d0) * .6f, .5f);
    faction_motes();
}

/* ---- ba18: nobody has counted them ---- */

static Vec3 night_over_water(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v - .15f) / 1.1f), rgb(0x6a5a78) * .8f, rgb(0x2c3878) * .8f, rgb(0x0c1648) * .9f);
    c = vec_mix(c, rgb(0x0e1024), .6f * smooth(.46f, .64f, sky_clouds(u, v * 1.3f, 1.0f)));
    c += rgb(0xffb050) * (.40f * expf(-distance_to(u * .55f, v, .10f, .42f) * 4.5f));
    for (int i = 0; i < 2; i++)
        c = vec_mix(c, rgb(0x141430) * (1.f - .4f * (float)i),
                    under(.42f - .06f * (float)i + hills(u, (float)i + 3, 1.2f, .20f), v, .008f));
    return c;
}

/* One that floats on its chip of bark. */
static void floating_candle(float high, int wax, int bark, bool near)
{
    if (near) {
        part();
        paint(bark);
        drum(0, .03f, 0, .15f, .03f, .02f);
    }
    wax_candle(high, .062f, true, wax);
}

static void boat_of_one(int hull, int cloak, int wax)
{
    part();
    paint(hull);
    blend(.05f);
    tube(5, (Vec3[]){V(-1.15f, .62f, 0), V(-.70f, .16f, 0), V(0, .06f, 0), V(.70f, .16f, 0), V(1.15f, .62f, 0)},
         (float[]){.05f, .17f, .24f, .17f, .05f}, 5);
    push();
    move(-.12f, .12f, 0);
    turn_y(200);
    grow(1.40f);
    hooded_cone(cloak, 4, 3);
    pop();
    part();
    paint(cloak);
    limb(V(-.10f, 1.0f, .1f), V(.52f, 1.28f, .2f), .13f, .07f);
    push();
    move(.55f, 1.30f, .2f);
    wax_candle(.20f, .06f, true, wax);
    pop();
}

static void thousand_candles(void)
{
    Scene *s = scene();
    camera(V(0, 2.6f, 7.6f), V(0, 1.00f, 0), 34);
    barrow_hour(HOUR_NIGHT);
    s->backdrop = night_over_water;
    s->haze = 0;
    s->key = (Light){vec_unit(V(.1f, .35f, -.9f)), rgb(0x6078c0) * .5f, .1f};
    s->rim.color = rgb(0xffb860) * 1.2f;
    s->grade = .25f;
    s->fill.color = rgb(0x4050a0) * .2f;
    s->ambient = .12f;
    s->zenith = rgb(0x0c1028) * .5f;
    s->horizon = rgb(0x142050) * .8f;
    s->below = rgb(0x0c1440) * .6f;
    s->vignette = 1.2f;
    s->aperture = 0;
    int wax = material_wax(), bark = material_wood(), black = material_plain(rgb(0x0a0a10), .9f, .1f);
    material(wax)->emit = rgb(0xffa040) * .16f;
    part();
    paint(material_new(rgb(0x081030), rgb(0x030614), .05f, 1.2f, PAT_WATER, 1.6f, .10f));
    ground(0, .0f, 1);
    push();
    move(.42f, 0, -3.2f);
    turn_y(12);
    grow(1.1f);
    boat_of_one(black, black, wax);
    pop();
    for (int i = 0; i < 120; i++) { /* they come round two bends from where he is, and beyond */
        float t = powf((float)i / 119, 1.25f), z = 4.6f - 26 * t, bend = .95f * sinf(t * 13.f + .5f) * (1 + 3.2f * t),
              wide = .34f + .9f * t, x = bend + wide * 2 * (chance(i + 900) - .5f);
        push();
        move(x, 0, z + .5f * (chance(i + 300) - .5f));
        grow(1 + .8f * t);
        floating_candle(.14f + .22f * chance(i + 40), wax, bark, i < 60);
        pop();
    }
    for (int i = 0; i < 7; i++)
        lamp(V(.95f * sinf((float)i * 1.1f + .5f), .7f, 3.5f - 2.2f * (float)i), rgb(0xffb050) * .28f, .5f);
    faction_motes();
}

/* ---- ba25: the lodger in the lantern ---- */

static Vec3 fog_of_lamps(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.2f), rgb(0x7a94b8) * 1.0f, rgb(0x4a68a0) * .9f, rgb(0x20306c) * .9f);
    c = c * (.8f + .4f * cloud_flat(u * 2, v * 3, 4));
    c += rgb(0xffb040) * (.55f * expf(-distance_to(u, v, .12f, .22f) * 2.6f));
    for (int i = 0; i < 4; i++) { /* those he has lit */
        float q = (float)i, x = .98f - .15f * q, y = -.72f + .05f * q, d = distance_to(u, v, x, y + .20f / (1 + q));
        c = vec_mix(c, rgb(0x0c1024),
                    under(.012f / (1 + .4f * q), fabsf(u - x), .004f) * under(y + .18f / (1 + q), v, .01f));
        c += rgb(0xffc860) * (1.6f * expf(-d * d * 900 * (1 + q)) + .2f * expf(-d * 12));
    }
    float line = -1.0f + hills(u, 2, 1.3f, .12f);
    return vec_mix(c, rgb(0x0a0e1c), under(line, v, .02f));
}

/* A lantern 1.5 high round the brush's place, its panes lit from within. */
static void great_lantern(int iron, int pane)
{
    part();
    paint(pane);
    box(0, 0, -.32f, .50f, .66f, .02f, .01f);
    part();
    paint(iron);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .46f, -.70f, .30f), V(q * .58f, .68f, .34f), .040f, .040f);
        limb(V(q * .44f, -.70f, -.34f), V(q * .54f, .68f, -.36f), .035f, .035f);
    }
    box(0, -.76f, 0, .54f, .07f, .44f, .03f);
    box(0, -.88f, 0, .40f, .06f, .32f, .03f);
    box(0, .72f, 0, .68f, .06f, .52f, .03f);
    box(0, .83f, 0, .56f, .06f, .42f, .04f);
    limb(V(0, .84f, 0), V(0, 1.06f, 0), .40f, .12f);
    part();
    paint(iron);
    push();
    move(0, 1.27f, 0);
    turn_x(90);
    ring(0, 0, 0, .13f, .032f);
    pop();
}

static void lantern_lodger(int bone, int wax)
{
    push();
    part(); /* what it sits on */
    paint(wax);
    blend(.04f);
    drum(0, -.48f, -.02f, .17f, .22f, .03f);
    limb(V(.15f, -.30f, .06f), V(.17f, -.50f, .08f), .03f, .045f);
    limb(V(-.14f, -.28f, .08f), V(-.16f, -.42f, .10f), .03f, .045f);
    move(0, -.33f, .0f);
    grow(.285f);
    part();
    paint(bone);
    blend(.02f);
    bone_torso(bone, true);
    dead_head(bone, rgb(0xffc850), 22, 8, 6, -12);
    for (int side = -1; side <= 1; side += 2) { /* it sits, its knees up */
        float q = (float)side;
        Vec3 hip = V(q * .2f, .2f, .1f), knee = V(q * .62f, .62f, .75f), foot = V(q * .42f, -.55f, .9f);
        part();
        paint(bone);
        blend(.03f);
        bone_limb(hip, knee, .085f);
        bone_limb(knee, foot, .07f);
        limb(foot, foot + V(q * .1f, -.05f, .3f), .08f, .05f);
    }
    part();
    paint(bone);
    blend(.02f);
    bone_arm(bone_left_shoulder, V(-.95f, .95f, .3f), V(-.55f, .60f, .80f), 1.1f);
    hand_at(&(Hand){.size = .3f, .curl = .2f, .spread = 40, .thick = .8f, .thumb = 1}, V(-.55f, .60f, .8f),
            V(.6f, .1f, .3f), V(0, -1, .2f));
    part(); /* good evening */
    paint(bone);
    blend(.02f);
    bone_arm(bone_right_shoulder, V(1.15f, 1.55f, .25f), V(1.12f, 2.25f, .55f), 1.1f);
    hand_at(&(Hand){.size = .34f, .curl = .05f, .spread = 60, .thick = .8f, .thumb = -1}, V(1.12f, 2.25f, .55f),
            V(.1f, 1, 0), V(0, 0, 1));
    pop();
}

/* Who lights it, from behind: a top hat, a collar, a coat. */
static void top_hatted(int coat, int felt, int band)
{
    part();
    paint(coat);
    blend(.10f);
    lumpy(.01f, 3);
    egg(0, -.72f, 0, .50f, .52f, .34f);
    limb(V(-.30f, -.48f, 0), V(.30f, -.48f, 0), .20f, .20f);
    limb(V(0, -.42f, 0), V(0, -.20f, .02f), .24f, .19f);
    part();
    paint(felt);
    blend(.03f);
    drum(0, -.02f, 0, .34f, .022f, .02f);
    limb(V(0, .05f, 0), V(.02f, .38f, 0), .205f, .235f);
    part();
    paint(band);
    drum(0, .06f, 0, .222f, .035f, .01f);
}

static void lamplighter(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = fog_of_lamps;
    s->key = (Light){vec_unit(V(-.6f, .5f, .6f)), rgb(0x90a8e0) * .8f, .08f};
    s->rim.color = rgb(0xffc060) * 2.2f;
    s->ambient *= .4f;
    s->vignette = 1.3f;
    s->aperture = 0;
    int iron = material_iron(), pane = material_glow(rgb(0xffb838), 1.25f),
        bone = material_plain(rgb(0x1a1208), .9f, .1f), coat = material_wool(rgb(0x141a30)),
        felt = material_wool(rgb(0x0c0e1a)), band = material_wool(rgb(0x8040b0)), wood = material_wood();
    material(iron)->color = rgb(0x2c3040);
    part(); /* the bracket */
    paint(iron);
    blend(.03f);
    tube(4, (Vec3[]){V(1.2f, .95f, -.1f), V(.75f, 1.24f, -.1f), V(.38f, 1.30f, -.1f), V(.16f, 1.18f, 0)},
         (float[]){.07f, .06f, .05f, .03f}, 5);
    push();
    move(.15f, .02f + .08f, .1f);
    turn_z(4);
    turn_y(-8);
    grow(.88f);
    great_lantern(iron, pane);
    lantern_lodger(bone, felt);
    pop();
    push();
    move(-.50f, -.58f, 1.2f);
    turn_x(-14);
    turn_z(-8);
    grow(.80f);
    top_hatted(coat, felt, band);
    pop();
    part(); /* his pole */
    paint(wood);
    limb(V(-.98f, -1.2f, 1.5f), V(-.42f, .20f, .6f), .026f, .022f);
    push();
    move(-.42f, .20f, .6f);
    small_flame(.12f, rgb(0xffc050));
    pop();
    lamp(V(.15f, .1f, .65f), rgb(0xffb040) * 1.1f, .35f);
    lamp(V(-.40f, .32f, .9f), rgb(0xffc060) * .8f, .25f);
    faction_motes();
}

/* ---- ba13: three charges, three eyes ---- */

static Vec3 red_evening(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .9f) / 2.0f), rgb(0xffb868) * 1.0f, rgb(0xd8785c) * .9f, rgb(0x5c3a64) * .9f);
    c = vec_mix(c, rgb(0x7a4460) * .9f, .6f * smooth(.46f, .64f, sky_clouds(u + 2, v * 1.5f, 1.0f)));
    for (int i = 0; i < 3; i++)
        c = vec_mix(c, vec_mix(rgb(0xa85c50), rgb(0x2c2028), .5f * (float)i),
                    under(-.62f - .16f * (float)i + hills(u, (float)i + 8, 1.2f, .2f), v, .01f));
    return c;
}

/* A flat boulder, broken a little. */
static void cairn_stone(float x, float y, float half_x, float half_y, float lean, int seed, int stone, int moss)
{
    push();
    move(x, y, 0);
    turn_z(lean);
    turn_y(40 * chance(seed));
    part();
    paint(stone);
    blend(.08f);
    lumpy(.05f, 2.2f);
    egg(0, 0, 0, half_x, half_y, half_x * .75f);
    box(.06f * half_x, -.1f * half_y, 0, half_x * .62f, half_y * .55f, half_x * .5f, .12f);
    part();
    paint(moss);
    blend(.05f);
    lumpy(.035f, 7);
    egg(-.35f * half_x, half_y * .80f, .0f, half_x * .42f, half_y * .28f, half_x * .45f);
    egg(.3f * half_x, half_y * .78f, .25f * half_x, half_x * .25f, half_y * .26f, half_x * .35f);
    pop();
}

static void cairn_watch(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = red_evening;
    s->key = (Light){vec_unit(V(-.6f, .55f, .6f)), rgb(0xffe0b8) * 1.7f, .08f};
    s->rim.color = rgb(0xffb070) * 2.2f;
    s->ambient *= .6f;
    s->vignette = 1.3f;
    s->aperture = 0;
    int stone = material_stone(rgb(0xa8b4bc), rgb(0x5c6874)), stone2 = material_stone(rgb(0x8894a4), rgb(0x485460)),
        moss = material_new(rgb(0x5c8030), rgb(0x2c4418), .95f, .1f, PAT_GRASS, 7, .7f),
        night = material_plain(rgb(0x06060a), 1, 0), turf = material_turf(),
        iris = material_eye(rgb(0xffb010), rgb(0xfff4c8), .9f, PUPIL_ROUND);
    static const float s_at[6][5] = {{.02f, -1.10f, .95f, .30f, -2}, {-.06f, -.40f, .84f, .17f, 4},
                                     {.06f, .23f, .72f, .16f, -5},   {.0f, .78f, .52f, .15f, 5},
                                     {.04f, 1.00f, .32f, .11f, -6},  {.01f, 1.17f, .16f, .08f, 8}};
    push();
    move(0, .10f, 0);
    grow(.93f);
    for (int i = 0; i < 6; i++)
        cairn_stone(s_at[i][0], s_at[i][1], s_at[i][2], s_at[i][3], s_at[i][4], i * 7 + 3, i % 2 ? stone : stone2,
                    moss);
    static const float gap[3][6] = {/* middle, how wide, size of the eye, where it looks */
                                    {-.03f, -.70f, .64f, .24f, -14, 0},
                                    {.02f, -.08f, .56f, .24f, 16, -4},
                                    {.02f, .51f, .42f, .20f, -3, 12}};
    for (int i = 0; i < 3; i++) {
        const float *g = gap[i];
        part();
        paint(night);
        egg(g[0], g[1], -.15f, g[2], .22f, .3f);
        for (int side = -1; side <= 1; side += 2) { /* small stones prop it */
            part();
            paint(side < 0 ? stone : stone2);
            lumpy(.03f, 4);
            egg(g[0] + (float)side * g[2] * .86f, g[1], .05f, .13f, .16f, .16f);
        }
        part();
        paint(iris);
        eye(g[0], g[1], .24f, g[3], g[4], g[5], iris);
    }
    pop();
    part();
    paint(turf);
    lumpy(.06f, 5);
    box(0, -1.5f, .2f, 2, .28f, .8f, .1f);
    for (int i = 0; i < 26; i++) {
        push();
        move(-1.1f + 2.2f * chance(i), -1.25f, .5f + .5f * chance(i + 30));
        tuft(.22f, .12f, 6, turf, i);
        pop();
    }
    lamp(V(-.2f, .1f, 1.4f), rgb(0xffd890) * .7f, .4f);
    faction_motes();
}

/* ---- ba26: three are buried, two are dealt ---- */

/* ---- ba06: the bell has got up ---- */

static Vec3 night_of_the_bell(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.2f), rgb(0x6c8ca8) * 1.0f, rgb(0x3c5a8c) * .9f, rgb(0x182458) * .9f);
    c = vec_mix(c, rgb(0x1c2c5c), .6f * smooth(.46f, .64f, sky_clouds(u + 6, v * 1.4f, 1.0f)));
    for (int i = 0; i < 4; i++) { /* it sounds */
        float d = fabsf(distance_to(u, v * .9f, .04f, .25f) - .86f - .17f * (float)i);
        c += rgb(0xa8d0ff) * ((.20f - .045f * (float)i) * smooth(.075f, .0f, d));
    }
    return vec_mix(c, rgb(0x0c1220), under(-.60f + hills(u, 9, 1.3f, .14f), v, .015f));
}

/* A bell round the y axis, its crown at the brush's place, 1.45 high, open below. */
static void great_bell(int bronze, int inner)
{
    part();
    paint(bronze);
    blend(.08f);
    egg(0, -.26f, 0, .50f, .30f, .50f);
    limb(V(0, -.42f, 0), V(0, -.85f, 0), .50f, .60f);
    limb(V(0, -.90f, 0), V(0, -1.12f, 0), .60f, .86f);
    carve();
    blend(.02f);
    paint(inner);
    limb(V(0, -.7f, 0), V(0, -1.2f, 0), .40f, .72f);
    box(0, -2.34f, 0, 2, .94f, 2, .01f);
    fill();
    paint(bronze);
    ring(0, -1.38f, 0, .815f, .075f);
    ring(0, -1.17f, 0, .81f, .028f);
    ring(0, -.42f, 0, .515f, .030f);
    ring(0, -.50f, 0, .530f, .018f);
    push();
    move(0, .10f, 0);
    turn_x(90);
    ring(0, 0, 0, .15f, .06f);
    pop();
}

/* A shin and a foot of bones; toes to +z. */
static void bare_shin(Vec3 from, Vec3 ankle, float turned, int bone)
{
    part();
    paint(bone);
    blend(.02f);
    bone_limb(from, ankle, .062f);
    limb(from + V(.05f, 0, 0), ankle + V(.03f, .03f, 0), .024f, .022f);
    push();
    move(ankle[0], ankle[1], ankle[2]);
    turn_y(turned);
    turn_x(12);
    grow(1.5f);
    part();
    paint(bone);
    blend(.02f);
    egg(0, -.03f, -.01f, .062f, .055f, .085f);
    for (int i = 0; i < 5; i++) {
        float x = -.058f + .029f * (float)i, l = .27f - .022f * (float)i;
        limb(V(x * .6f, -.05f, .03f), V(x * 1.3f, -.075f, l * .68f), .024f, .020f);
        ball(x * 1.32f, -.075f, l * .70f, .028f);
        limb(V(x * 1.32f, -.08f, l * .72f), V(x * 1.45f, -.09f, l + .04f), .022f, .017f);
    }
    pop();
}

static void bell(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = night_of_the_bell;
    s->key = (Light){vec_unit(V(-.6f, .35f, .7f)), rgb(0xfff0d0) * 1.7f, .08f};
    s->rim.color = rgb(0x90b8ff) * 1.4f;
    s->ambient *= .6f;
    s->vignette = 1.2f;
    s->aperture = 0;
    int bronze = material_new(rgb(0xd09448), rgb(0x74602c), .34f, 1.3f, PAT_NOISE, 2.2f, .25f),
        inner = material_plain(rgb(0x140c06), .9f, .1f),
        bone = material_new(rgb(0xb8ac88), rgb(0x6c6044), .6f, .4f, PAT_BONE, 5, .4f);
    material(bronze)->metal = .55f;
    push();
    move(.03f, .98f, 0);
    turn_z(9);
    turn_x(-5);
    grow(.80f);
    great_bell(bronze, inner);
    part(); /* where a name would be */
    paint(bronze);
    blend(.02f);
    box(.02f, -.74f, .585f, .27f, .13f, .05f, .03f);
    carve();
    box(.02f, -.74f, .655f, .22f, .085f, .05f, .02f);
    fill();
    for (int i = 0; i < 8; i++) { /* fingers that hold it up by the rim */
        float a = (i < 4 ? -.72f : .30f) + .115f * (float)(i % 4), c = cosf(a), q = sinf(a);
        part();
        paint(bone);
        blend(.015f);
        limb(V(q * .76f, -1.50f, c * .76f), V(q * .92f, -1.44f, c * .92f), .045f, .042f);
        limb(V(q * .92f, -1.44f, c * .92f), V(q * .93f, -1.28f, c * .93f), .048f, .034f);
        limb(V(q * .93f, -1.28f, c * .93f), V(q * .89f, -1.17f, c * .89f), .040f, .026f);
    }
    pop();
    /* shin, ankle, and where the toes point: three who are off with it */
    static const float leg[6][7] = {
        {-.34f, .14f, .05f, -.72f, -.44f, .20f, -50}, {-.24f, .06f, .25f, -.40f, -.64f, .35f, -32},
        {-.02f, .06f, .30f, .0f, -.52f, .55f, -30},   {.16f, .06f, .30f, .26f, -.64f, .35f, -26},
        {.34f, .10f, .20f, .54f, -.58f, .30f, -20},   {.46f, .12f, .05f, .86f, -.36f, .10f, -40}};
    for (int i = 0; i < 6; i++) {
        const float *l = leg[i];
        bare_shin(V(l[0], l[1], l[2]), V(l[3], l[4], l[5]), l[6], bone);
    }
    lamp(V(-.3f, .5f, 1.6f), rgb(0xffe0b0) * .5f, .4f);
    faction_motes();
}

const Card siege_barrow_vigils_cards[] = {
    {"cards/siege/ba22", BARROW, thorn_acolyte}, {"cards/siege/ba18", BARROW, thousand_candles},
    {"cards/siege/ba25", BARROW, lamplighter},   {"cards/siege/ba13", BARROW, cairn_watch},
    {"cards/siege/ba06", BARROW, bell},          {0}};
