/* SPDX-License-Identifier: MIT
 * The Lanternfleet at sea: the whale, the ray, the lookout, the diver, the singer. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/gleaner.h"
#include "props/grains.h"
#include "props/nature.h"
#include "props/roadbeast.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/sinew.h"
#include "props/skirts.h"
#include "props/visage.h"
#include "props/weapons.h"

/* ---- ti09: the whale in the moat, from the wall ---- */

static void leviathan(void)
{
    camera(V(-.45f, 1.55f, 7.4f), V(.10f, 1.46f, 0), 37);
    family_hour(TIDE_NIGHT);
    Scene *s = scene();
    s->haze = .02f;
    s->key.towards = V(-.5f, .8f, .45f);
    int skin = material_new(rgb(0x1c5262), rgb(0x0a2a36), .26f, 1.2f, PAT_NOISE, 3, .5f),
        belly = material_new(rgb(0xdcece4), rgb(0x8cb8b4), .4f, .8f, PAT_NOISE, 3, .4f),
        groove = material_plain(rgb(0x2c5c66), .6f, .4f), stone = wet_stone(), brass = material_gold(),
        rope = material_new(rgb(0xb89c68), rgb(0x5c4828), .9f, .1f, PAT_CLOTH, 6, .6f),
        line_m = material_plain(rgb(0x061c24), .7f, .4f), crust = material_stone(rgb(0xd8d4c0), rgb(0x7c8478));
    /* it stands up out of the water, its snout to the right and up */
    static const float back[6][4] = {{-1.75f, -1.5f, -.9f, 1.15f}, {-1.15f, -.4f, -.45f, 1.14f},
                                     {-.58f, .62f, -.05f, 1.04f},  {.0f, 1.46f, .20f, .86f},
                                     {.56f, 2.10f, .36f, .62f},    {1.02f, 2.52f, .46f, .30f}};
    Vec3 spine[6], under[6], lip[6];
    float r[6], ur[6];
    Vec3 down = V(.62f, -.55f, .30f); /* from the spine to the throat */
    for (int i = 0; i < 6; i++) {
        spine[i] = V(back[i][0], back[i][1], back[i][2]);
        r[i] = back[i][3];
        under[i] = spine[i] + down * (r[i] * .72f) + V(.05f, 0, .02f);
        ur[i] = r[i] * .74f;
        lip[i] = spine[i] + V(.30f, -.34f, .93f) * (r[i] * 1.03f);
    }
    part();
    paint(skin);
    blend(.12f);
    lumpy(.025f, 2.4f);
    tube(6, spine, r, 5);
    for (int i = 0; i < 7; i++) { /* knuckles over the snout */
        Vec3 p = tube_point(6, spine, 3.2f + .28f * (float)i);
        egg(p[0] - .40f + .07f * (float)i, p[1] + .56f - .06f * (float)i, p[2] + .30f, .10f, .09f, .10f);
    }
    lumpy(0, 1);
    part(); /* the throat, in pleats */
    paint(belly);
    blend(.10f);
    tube(6, under, ur, 5);
    part();
    paint(groove);
    for (int k = 0; k < 6; k++) {
        Vec3 p[6];
        float w[6];
        float a = (6 + 24 * (float)k) * PI / 180;
        for (int i = 0; i < 6; i++) {
            Vec3 side = V(.30f, -.25f, .92f) * cosf(a) + V(.72f, -.62f, -.20f) * sinf(a);
            p[i] = under[i] + vec_unit(side) * (ur[i] * 1.005f);
            w[i] = .034f;
        }
        tube(6, p, w, 5);
    }
    part(); /* the long line of the mouth, that smiles at its corner */
    paint(line_m);
    blend(.02f);
    Vec3 mouth[5] = {spine[5] + V(.20f, -.02f, .24f), lip[4] + V(.10f, -.02f, -.02f), lip[3] + V(.02f, -.02f, 0),
                     lip[2] + V(.16f, .12f, 0), lip[2] + V(-.10f, .14f, -.03f)};
    tube(5, mouth, (float[]){.04f, .08f, .09f, .085f, .03f}, 5);
    int e = material_eye(rgb(0xd89a3c), rgb(0xf6f2dc), .35f, PUPIL_ROUND);
    material(e)->iris = .74f;
    Vec3 at = spine[2] + V(.14f, .22f, .96f) * 1.02f;
    part();
    paint(skin);
    blend(.12f);
    ball(at[0], at[1], at[2] - .17f, .34f);
    push();
    move(at[0], at[1] + .02f, at[2]);
    turn_z(-28);
    eye_with_lid(0, 0, 0, .235f, -8, 6, e, skin, -12, .62f);
    pop();
    part(); /* folds round the eye */
    paint(skin);
    blend(.03f);
    for (int i = 0; i < 3; i++) {
        float q = .30f + .09f * (float)i;
        Vec3 w[4] = {at + V(-q, .02f, -.10f), at + V(-q * .55f, -q * .72f, -.03f), at + V(q * .35f, -q * .85f, -.05f),
                     at + V(q * .95f, -q * .35f, -.14f)};
        tube(4, w, (float[]){.012f, .04f, .04f, .012f}, 4);
    }
    part();
    paint(crust);
    blend(.01f);
    for (int i = 0; i < 26; i++) { /* barnacles on brow and snout */
        Vec3 p = tube_point(6, spine, 2.3f + 2.3f * chance(i));
        float rr = mix(.98f, .5f, chance(i) * .9f), a = (112 + 70 * chance(i + 40)) * PI / 180;
        Vec3 d = V(cosf(a) * .8f, sinf(a) * .62f, .62f + .2f * chance(i + 80));
        p += vec_unit(d) * rr;
        limb(p, p + vec_unit(d) * .05f, .045f + .03f * chance(i + 9), .025f);
    }
    /* a fin, raised as one raises a hand */
    Vec3 fin[5] = {V(-1.30f, .10f, .55f), V(-1.62f, .62f, .95f), V(-1.78f, 1.20f, 1.05f), V(-1.70f, 1.72f, .98f),
                   V(-1.50f, 2.05f, .90f)};
    part();
    paint(skin);
    blend(.06f);
    tube(5, fin, (float[]){.30f, .27f, .21f, .14f, .04f}, 4);
    for (int i = 0; i < 6; i++) {
        Vec3 p = tube_point(5, fin, .9f + .5f * (float)i);
        ball(p[0] - .17f + .02f * (float)i, p[1] + .06f, p[2], .09f - .008f * (float)i);
    }
    for (int i = 0; i < 2; i++) { /* rigging round it, with lamps */
        float t = i ? 1.62f : 3.55f;
        Vec3 c = tube_point(6, spine, t), along = vec_unit(tube_point(6, spine, t + .2f) - c);
        float rr = mix(r[(int)t], r[(int)t + 1], t - (float)(int)t) * 1.03f;
        Vec3 x = vec_unit(V(.1f, .3f, 1) - along * vec_dot(V(.1f, .3f, 1), along)), y = vec_cross(along, x);
        Vec3 p[9];
        for (int k = 0; k < 9; k++) {
            float a = (-104 + 26 * (float)k) * PI / 180;
            p[k] = c + (x * cosf(a) + y * sinf(a)) * rr;
        }
        part();
        paint(rope);
        tube(9, p, (float[]){.045f, .045f, .045f, .045f, .045f, .045f, .045f, .045f, .045f}, 4);
        for (int k = 2; k < 7; k += 2) {
            push();
            move(p[k][0] + .02f, p[k][1], p[k][2] + .10f);
            lantern(.46f - .10f * (float)i, brass, rgb(0xffd890));
            Vec3 l = here(V(0, -.22f, .05f));
            pop();
            sprite(l, .30f, rgb(0xf4c870), SPRITE_GLOW, .5f);
            lamp(l + V(0, .0f, .28f), rgb(0xf4c870) * .8f, .28f);
        }
    }
    for (int i = 0; i < 5; i++) /* the rampart it greets */
        for (int row = 0; row < 3; row++)
            block(1.42f + .52f * (float)(i % 2) + (row % 2 ? .14f : 0), .08f + .36f * (float)row,
                  1.3f - .75f * (float)i, .32f, .175f, .40f, stone);
    int thief = gleaner_skin();
    push(); /* who sat on it */
    move(1.20f, 1.02f, 1.45f);
    turn_y(-60);
    grow(.42f);
    gleaner_body(.9f, thief);
    gleaner_arm(V(-.30f, .95f, 0), V(-.72f, 1.25f, .2f), V(-.66f, 1.8f, .2f), V(-.2f, 1, .2f), V(0, 0, 1), thief, 0);
    gleaner_arm(V(.30f, .95f, 0), V(.72f, 1.25f, .2f), V(.66f, 1.8f, .2f), V(.2f, 1, .2f), V(0, 0, 1), thief, 0);
    push();
    move(0, 1.36f, .12f);
    turn_y(-16);
    turn_x(-12);
    gleaner_head(&(GleanerFace){.tilt = -20, .open = .9f, .yaw = -16, .pitch = 12, .ears = 20}, thief);
    pop();
    pop();
    Vec3 edge[6] = {V(-2.4f, .1f, .5f),  V(-1.7f, .12f, 1.05f), V(-.9f, .14f, 1.35f),
                    V(.0f, .16f, 1.35f), V(.75f, .12f, .95f),   V(1.2f, .1f, .3f)};
    foam_along(6, edge, 150, .20f, .11f, 4);
    for (int i = 0; i < 60; i++) { /* water runs off and falls */
        Vec3 p = tube_point(6, under, 1.2f + 3.6f * chance(i));
        float fall = chance(i + 90);
        sprite(p + V(.25f + .2f * chance(i + 30), -.45f - fall * 1.1f, .45f), .018f + .03f * chance(i + 5),
               rgb(0xeaf8f4), i % 4 ? SPRITE_GLOW : SPRITE_BUBBLE, .75f);
    }
    part();
    paint(material_new(rgb(0x5c9298), rgb(0x2c6470), .16f, 1.1f, PAT_WATER, 1.4f, .8f));
    ground(.04f, .09f, 1.3f);
    fog_bank(V(-.6f, .3f, -3.2f), V(2.4f, .4f, .6f), 16, .6f, rgb(0xb4d4d0), .12f, 3);
}

/* ---- ti14: a ray above the battle ---- */

static void rider_cap(void)
{
    wool_cap(rgb(0xf0765a), rgb(0xc8503c));
}

static void skimmer_ray(void)
{
    camera(V(-.7f, 2.1f, 6.8f), V(.05f, 1.62f, 0), 35);
    family_hour(TIDE_SUNSET);
    Scene *s = scene();
    s->back_seed = 4;
    s->haze = .03f;
    int top = material_new(rgb(0x1c5a6c), rgb(0x082a38), .5f, .6f, PAT_NOISE, 3, .4f),
        belly = material_new(rgb(0xd4ece4), rgb(0x9cc8c4), .4f, .7f, PAT_NOISE, 3, .3f),
        pale = material_plain(rgb(0xd8ece4), .4f, .6f);
    part(); /* the sea it skims */
    paint(material_new(rgb(0x3c7c88), rgb(0x154652), .2f, 1.f, PAT_WATER, 1.3f, .9f));
    ground(.02f, .22f, .9f);
    for (int k = 0; k < 4; k++) { /* crests of foam, the farther the thinner */
        Vec3 p[4];
        float z = 1.9f - 1.5f * (float)k;
        for (int i = 0; i < 4; i++)
            p[i] = V(-2.4f + 1.6f * (float)i, .10f + .06f * chance(i + k * 4), z + .5f * (chance(i + k * 9) - .5f));
        foam_along(4, p, 46, .10f, .07f - .008f * (float)k, k * 50);
    }
    for (int i = 0; i < 90; i++) { /* the spray its wing tip throws */
        float t = chance(i);
        sprite(V(1.30f + .6f * (chance(i + 7) - .3f) - .3f * t, .15f + 1.1f * t * chance(i + 30),
                 .6f - 1.6f * chance(i + 60)),
               .03f + .06f * chance(i + 90), rgb(0xf2fff8), i % 5 ? SPRITE_GLOW : SPRITE_BUBBLE, .5f);
    }
    push();
    move(-.10f, 1.46f, .1f);
    turn_y(22);
    turn_z(-24); /* banking, its back to us */
    turn_x(26);
    grow(1.34f);
    Vec3 w[5 * 7]; /* wings: rows from nose to tail */
    static const float half[5] = {.10f, .95f, 1.62f, .80f, .08f}, z[5] = {.98f, .62f, .05f, -.50f, -.95f};
    for (int r = 0; r < 5; r++)
        for (int k = 0; k < 7; k++) {
            float t = ((float)k - 3) / 3;
            w[r * 7 + k] =
                V(t * half[r],
                  .34f * t * t * half[r] * (t > 0 ? .7f : 1.1f) + .05f * sinf((float)(r * 2 + k * 3)) * t * t - .02f,
                  z[r] - .40f * t * t * (r == 2 ? 1 : .3f));
        }
    part();
    paint(top);
    blend(.08f);
    cloth(5, 7, w, .035f, 4);
    egg(0, .06f, .15f, .34f, .17f, .86f);
    limb(V(-.22f, .04f, .92f), V(-.26f, .02f, 1.28f), .07f, .03f);
    limb(V(.22f, .04f, .92f), V(.26f, .02f, 1.28f), .07f, .03f);
    Vec3 tail[4] = {V(0, 0, -.8f), V(.05f, .06f, -1.4f), V(-.1f, .1f, -2.0f), V(.1f, .1f, -2.6f)};
    float tr[4] = {.09f, .05f, .035f, .01f};
    tube(4, tail, tr, 4);
    part(); /* pale below */
    paint(belly);
    blend(.06f);
    for (int i = 0; i < 35; i++)
        w[i] = w[i] * V(.97f, 1, .96f) + V(0, -.05f, 0);
    cloth(5, 7, w, .02f, 4);
    part(); /* marks along the wings */
    paint(pale);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 6; i++) {
            float t = .22f + .12f * (float)i;
            egg((float)side * t * 1.62f, .30f * t * t * 1.62f * (side > 0 ? .7f : 1.1f) + .03f,
                .05f - .4f * t * t + .10f * (float)(i % 2), .055f, .025f, .09f);
        }
    int e = material_eye(rgb(0xf4d58a), rgb(0xfff4d0), .4f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(top);
        ball((float)side * .33f, .10f, .80f, .10f);
        part();
        push();
        turn_x(-50);
        pop();
        eye((float)side * .36f, .15f, .82f, .080f, (float)side * 24, -12, e);
    }
    push(); /* the rider kneels on its neck */
    move(0, -.10f, -.02f);
    grow(.60f);
    turn_x(4);
    Sailor r = {.head = {.skin = rgb(0x8a5a3c),
                         .hair = rgb(0x140c0a),
                         .iris = rgb(0x30a0a0),
                         .age = .3f,
                         .man = .3f,
                         .mood = MOOD_LAUGH,
                         .cast = CAST_FINE,
                         .hairs = HAIR_BRAIDS,
                         .seed = 5},
                .turn = V(-12, -22, 8),
                .head_size = .62f,
                .wears = rider_cap,
                .body = {.man = .3f},
                .coat = 0x1a5c6c,
                .trousers = 0x12343e,
                .boots = 0x2a1c18,
                .sash = 0xf0765a,
                .hem = .7f,
                .open = 50,
                .wind = V(0, 0, -.8f),
                .knee = {V(-.42f, .72f, .50f), V(.42f, .72f, .50f)},
                .foot = {V(-.46f, .62f, -.2f), V(.46f, .62f, -.2f)},
                .elbow = {V(-.58f, 1.36f, .34f), V(.58f, 1.36f, .34f)},
                .wrist = {V(-.42f, 1.16f, .75f), V(.42f, 1.16f, .75f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .bar = {V(1, 0, .2f), V(-1, 0, .2f)},
                .fingers = {V(0, .4f, 1), V(0, .4f, 1)}};
    move(0, -.35f, 0);
    sailor(&r);
    pop();
    int rein = material_leather(rgb(0xf4d58a));
    part();
    paint(rein);
    limb(V(-.18f, .34f, .38f), V(-.24f, .06f, 1.05f), .018f, .018f);
    limb(V(.18f, .34f, .38f), V(.24f, .06f, 1.05f), .018f, .018f);
    pop();
    lamp(V(-1.2f, 3.0f, 2.2f), rgb(0xfff4dc) * 1.4f, .5f);
}

/* ---- ti20: above the crow's nest ---- */

/* An eye as large as her head looks out of the glass that she looks through. */
static void deckhand(void)
{
    camera(V(.1f, -.05f, 6.0f), V(0, -.02f, 0), 31);
    family_hour(TIDE_NOON);
    Scene *s = scene();
    s->haze = 0;
    s->roll = -5;
    s->vignette = 1.2f;
    int brass = material_gold(), skin = material_skin(rgb(0xdca07a), rgb(0xa86a50)),
        coat = material_wool(rgb(0x155062)), cuff = material_wool(rgb(0xf0765a)),
        lid = material_skin(rgb(0xc88a68), rgb(0x8a5640)), night = material_plain(rgb(0x04141c), .5f, .4f),
        shine = material_glow(rgb(0xffffff), 1.6f);
    push();
    move(.22f, .36f, -.55f);
    turn_y(-16);
    turn_x(4);
    turn_z(10);
    grow(1.5f);
    person_head(&(Person){.skin = rgb(0xdca07a),
                          .hair = rgb(0xc05a24),
                          .iris = rgb(0x3a9a98),
                          .age = .18f,
                          .man = .05f,
                          .nose = NOSE_SNUB,
                          .mood = MOOD_MIRTH,
                          .hairs = HAIR_MANE,
                          .wind = V(.9f, .25f, -.2f),
                          .eye = 1.3f,
                          .seed = 6,
                          .gaze_x = -6});
    Vec3 eye_of_hers = here(V(-.17f, .0f, .40f));
    pop();
    part();
    paint(coat);
    blend(.2f);
    egg(.30f, -1.45f, -.7f, 1.15f, .80f, .5f);
    limb(V(-.25f, -1.6f, -.8f), V(.9f, -1.6f, -.8f), .75f, .75f);
    part();
    paint(cuff);
    blend(.1f);
    egg(.22f, -.55f, -.55f, .55f, .22f, .40f);
    Vec3 lens = V(-.34f, -.14f, 1.55f), along = vec_unit(lens - eye_of_hers);
    float far = sqrtf(vec_dot(lens - eye_of_hers, lens - eye_of_hers));
    push();
    move(eye_of_hers[0], eye_of_hers[1], eye_of_hers[2]);
    aim(along, V(0, 1, .2f));
    part();
    paint(brass);
    blend(.01f);
    limb(V(0, .12f, 0), V(0, far * .45f, 0), .20f, .22f);
    limb(V(0, far * .40f, 0), V(0, far * .80f, 0), .34f, .36f);
    for (int i = 0; i < 3; i++)
        ring(0, far * (.38f + .2f * (float)i), 0, i ? .36f : .24f, .05f);
    drum(0, far * .92f, 0, .56f, far * .12f, .03f);
    carve();
    drum(0, far * 1.06f, 0, .50f, far * .14f, .02f);
    fill();
    part();
    paint(brass);
    ring(0, far * 1.04f, 0, .55f, .06f);
    part();
    paint(night);
    drum(0, far * .90f, 0, .51f, .02f, .01f);
    pop();
    push(); /* in the lens */
    move(lens[0], lens[1], lens[2] - .20f);
    int e = material_eye(rgb(0x38c8c0), rgb(0xfffaf0), .45f, PUPIL_ROUND);
    material(e)->iris = .52f;
    part();
    paint(skin);
    blend(.05f);
    egg(0, -.28f, -.22f, .48f, .24f, .2f);
    eye_with_lid(0, -.02f, -.12f, .40f, 6, 0, e, lid, 0, .80f);
    for (int i = 0; i < 7; i++) { /* lashes */
        float a = ((float)i - 3) * .30f;
        part();
        paint(night);
        limb(V(sinf(a) * .38f, .14f + cosf(a) * .12f, .20f), V(sinf(a) * .50f, .22f + cosf(a) * .20f, .24f), .02f,
             .004f);
    }
    pop();
    part(); /* where the sky is mirrored */
    paint(shine);
    tube(4,
         (Vec3[]){lens + V(-.42f, .10f, .10f), lens + V(-.38f, .24f, .10f), lens + V(-.28f, .35f, .10f),
                  lens + V(-.16f, .42f, .10f)},
         (float[]){.006f, .022f, .022f, .006f}, 4);
    Vec3 under = vec_mix(eye_of_hers, lens, .58f);
    body_sleeve(coat, V(1.0f, -.95f, -.5f), V(1.25f, -1.1f, .25f), under + V(.46f, -.42f, -.15f), .30f, .27f, .22f, 3);
    person_hand_at(&(PersonHand){.lean = true, .pose = GRASP_CUP, .size = .34f, .thumb = 1, .skin = skin, .nail = skin},
                   under + V(.46f, -.38f, -.10f), V(-.85f, .28f, .30f), V(-.2f, .9f, .1f));
    lamp(V(-.7f, .8f, 2.4f), rgb(0xfff4e0) * 1.6f, .45f);
    faction_motes();
}

/* ---- ti25: she always comes up with something ---- */

/* The sea from above: light in the upper right, and far below the eyes of what she took it from. */
static Vec3 deep_eyes(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = distance_to(u, v, .7f, 1.2f);
    Vec3 c = vec_mix(t[MIDTONE] * .9f, rgb(0x0a3442), smooth(.1f, 1.7f, d));
    c += t[LIGHT] * (.35f * expf(-d * 1.9f) * (.5f + shafts(u, v, .7f, 1.4f, 7)));
    float x = u - .58f, y = v + .50f, bulk = distance_to(x * .75f, y * 1.1f, 0, -.25f);
    c = vec_mix(c, rgb(0x03121a) * (.5f + .9f * cloud_flat(u * 5, v * 5, 4)), .92f * smooth(.62f, .54f, bulk));
    for (int i = 0; i < 2; i++) {
        float ex = x - (i ? .27f : -.13f), ey = y - (i ? .05f : .0f), r = distance_to(ex, ey * 1.25f, 0, 0);
        c += rgb(0xe8b030) * (.30f * expf(-r * 8));
        c = vec_mix(c, rgb(0xf0c850) * (.7f + .5f * cloud_flat(ex * 30, ey * 30, 3)), under(.120f, r, .008f));
        c = vec_mix(c, rgb(0x04080a), under(.036f, fabsf(ex + .02f), .008f) * under(.100f, r, .01f));
        c = vec_mix(c, rgb(0x0a2c34),
                    under(.13f, r, .01f) * smooth(.02f, .05f, ey + (i ? -.25f : .25f) * ex)); /* lids */
    }
    return c;
}

/* Up, out of the dark, the pearl before her and all her air in her cheeks. */
static void pearl_diver(void)
{
    camera(V(.35f, 3.3f, 4.3f), V(.10f, 1.92f, .1f), 30);
    Scene *s = scene();
    s->backdrop = deep_eyes;
    s->ambient = .34f;
    s->roll = -14;
    s->vignette = 1.5f;
    s->aperture = .04f;
    s->key.color = s->key.color * .7f;
    int hair = material_new(rgb(0x241814), rgb(0x0c0808), .45f, .9f, PAT_NOISE, 4, .12f),
        cloth_m = material_wool(rgb(0x12505c)), coral = material_wool(rgb(0xf0765a)),
        trousers = material_wool(rgb(0x123e4a));
    Vec3 head = V(-.22f, 2.16f, .40f);
    push();
    move(head[0], head[1], head[2]);
    turn_x(-32);
    turn_y(10);
    turn_z(12);
    grow(.80f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xb07850),
                                .hair = rgb(0x241814),
                                .iris = rgb(0x3ab0a8),
                                .flush = 1.3f,
                                .jaw = .90f,
                                .nose = .80f,
                                .bulb = 1.0f,
                                .eye = 1.3f,
                                .open = {1.15f, 1.4f},
                                .under = {1, 1.1f},
                                .gaze_x = 10,
                                .gaze_y = 8,
                                .brow = {.03f, .06f},
                                .frown = {-.005f, -.02f},
                                .bush = .9f,
                                .puff = 1.2f,
                                .pucker = .030f,
                                .lips = 1.3f,
                                .neck = -1});
    part(); /* a band that holds her hair */
    paint(coral);
    tube(
        5,
        (Vec3[]){V(-.38f, .14f, .0f), V(-.27f, .24f, .24f), V(0, .29f, .345f), V(.27f, .24f, .24f), V(.38f, .14f, .0f)},
        (float[]){.035f, .045f, .05f, .045f, .035f}, 4);
    part(); /* hair close to the skull, then streaming down behind her */
    paint(hair);
    blend(.05f);
    egg(0, .20f, -.08f, .385f, .345f, .42f);
    carve();
    blend(.03f);
    egg(0, -.06f, .30f, .44f, .335f, .5f);
    fill();
    for (int i = 0; i < 34; i++) {
        float a = -2.2f + 4.4f * (float)i / 33, c = chance(i), x = sinf(a), y = cosf(a);
        Vec3 root = V(.33f * x, .14f + .33f * y, -.02f - .18f * chance(i + 40));
        Vec3 q[5] = {root, root + V(.16f * x, .05f * y - .06f, -.22f), root + V(.28f * x + .05f * c, -.22f, -.46f),
                     root + V(.24f * x - .12f * c, -.52f - .1f * c, -.62f), root + V(.30f * x + .1f * c, -.80f, -.9f)};
        part();
        paint(hair);
        hair_lock(5, q, .07f, i);
    }
    pop();
    push(); /* the rest of her, small and far below */
    move(-.26f, .04f, -.25f);
    turn_z(-10);
    turn_x(14);
    Figure f = {.man = .15f, .wide = .95f};
    body_tunic(&f, cloth_m);
    sash(coral, .95f, 1, 4);
    for (int i = 0; i < 2; i++) {
        Vec3 hip = V(i ? .13f : -.13f, 1.1f, 0), knee = i ? V(.26f, .62f, .34f) : V(-.20f, .58f, -.22f),
             foot = i ? V(.14f, .22f, -.06f) : V(-.20f, .12f, -.55f);
        part();
        paint(trousers);
        blend(.06f);
        limb(hip, knee, .15f, .11f);
        limb(knee, vec_mix(knee, foot, .5f), .11f, .09f);
        part();
        paint(skin);
        blend(.04f);
        limb(vec_mix(knee, foot, .5f), foot, .075f, .05f);
        limb(foot, foot + V(0, -.16f, .04f), .05f, .03f);
    }
    Vec3 shoulder[2] = {here(body_shoulder(&f, -1)), here(body_shoulder(&f, 1))}, nape = here(V(0, 1.72f, 0));
    pop();
    part();
    paint(skin);
    blend(.05f);
    limb(nape, head + V(0, -.20f, -.12f), .13f, .12f);
    PersonHand h = {.lean = true, .pose = GRASP_CUP, .size = .24f, .thick = .95f, .thumb = -1, .skin = skin};
    Vec3 wrist = V(.44f, 2.30f, 1.30f), along = V(-.05f, .95f, -.15f), palm = V(-.35f, .35f, .9f),
         elbow = V(.62f, 1.86f, .70f);
    part();
    paint(skin);
    blend(.06f);
    sinew_arm(shoulder[1], elbow, wrist, 1.1f, .4f);
    person_hand_at(&h, wrist, along, palm);
    Vec3 pearl = wrist + V(-.04f, .26f, .12f), low = V(-.98f, 1.35f, .1f);
    part();
    paint(skin);
    blend(.06f);
    sinew_arm(shoulder[0], V(-.86f, 1.66f, -.2f), low, 1.05f, .4f);
    h.pose = GRASP_REACH;
    h.size = .18f;
    h.thumb = 1;
    person_hand_at(&h, low, V(-.4f, -1, .1f), V(.6f, 0, -.6f));
    part();
    paint(material_glow(rgb(0xfff0dc), .9f));
    ball(pearl[0], pearl[1], pearl[2], .145f);
    sprite(pearl, .50f, rgb(0xf4d58a), SPRITE_GLOW, .5f);
    lamp(pearl + V(-.30f, .02f, .05f), rgb(0xffe4b8) * 3.0f, .36f);
    for (int i = 0; i < 60; i++) { /* bubbles, from her mouth and in her wake */
        float t = chance(i);
        Vec3 p = vec_mix(V(-.45f, .9f, -.5f), head + V(-.30f, .35f, .6f), t) +
                 V(chance(i + 100) - .5f, chance(i + 200) - .5f, chance(i + 300) - .5f) * (.9f - .4f * t);
        sprite(p, .010f + .05f * chance(i + 7) * chance(i + 20), rgb(0xe8fff8), SPRITE_BUBBLE, .8f);
    }
}

/* ---- ti26: a shell taller than its singer ---- */

/* A horn of the sea, its whorls to us: from the eye in the middle the tube winds out, wider at each turn, to a bell at the
 * right. A dark line runs in its seam, knobs along its back. */
static void great_shell(int m, int groove, int mouth)
{
    enum { POINTS = 22 };
    Vec3 at[POINTS];
    float r[POINTS];
    for (int i = 0; i < POINTS; i++) {
        float t = (float)i / (POINTS - 1), a = (.605f - t * 2.3f) * 2 * PI, out = .055f * expf(2.75f * t);
        at[i] = V(cosf(a) * out, sinf(a) * out, -.10f * t);
        r[i] = .038f * expf(2.45f * t);
    }
    part();
    paint(m);
    blend(.012f);
    tube(POINTS, at, r, 4);
    for (int i = 5; i < POINTS - 1; i++) { /* growth lines across, knobs outside */
        Vec3 along = vec_unit(at[i + 1] - at[i - 1]), d = vec_unit(V(at[i][0], at[i][1], .1f));
        part();
        paint(groove);
        push();
        move(at[i][0], at[i][1], at[i][2]);
        aim(along, V(0, 0, 1));
        ring(0, 0, 0, r[i] * .97f, r[i] * .07f);
        pop();
        part();
        paint(mouth);
        limb(at[i] + d * (r[i] * .9f), at[i] + d * (r[i] * 1.22f), r[i] * .17f, r[i] * .03f);
    }
    Vec3 end = at[POINTS - 1], along = vec_unit(end - at[POINTS - 2] + V(0, 0, .10f));
    float wide = r[POINTS - 1];
    part(); /* the bell */
    paint(m);
    blend(.04f);
    limb(end - along * .12f, end + along * .40f, wide, wide * 1.12f);
    limb(end + along * .40f, end + along * .66f, wide * 1.12f, wide * 1.5f);
    carve();
    paint(mouth);
    limb(end + along * .35f, end + along * 1.1f, wide * .75f, wide * 1.75f);
    fill();
}

static void cantor(void)
{
    camera(V(-.3f, 1.3f, 6.9f), V(-.02f, 1.58f, 0), 33);
    family_hour(TIDE_DAWN);
    Scene *s = scene();
    s->vignette = 1.5f;
    int shell = material_new(rgb(0xf0e0c4), rgb(0xc8a078), .32f, 1, PAT_NOISE, 3, .15f),
        groove = material_new(rgb(0xc88a68), rgb(0x9a5a48), .35f, .8f, PAT_NOISE, 3, .15f),
        mouth = material_plain(rgb(0xf0765a), .3f, 1);
    push();
    move(.42f, 1.52f, .05f);
    turn_y(-14);
    grow(1.0f);
    great_shell(shell, groove, mouth);
    part(); /* the mouthpiece, from the eye of the spiral to his lips */
    paint(material_gold());
    blend(.03f);
    tube(4, (Vec3[]){V(0, .02f, .06f), V(-.16f, .14f, .40f), V(-.48f, .38f, .52f), V(-.82f, .48f, .44f)},
         (float[]){.10f, .075f, .06f, .085f}, 5);
    pop();
    Sailor c = {.head = {.skin = rgb(0x9a6444),
                         .hair = rgb(0xe4e4dc),
                         .iris = rgb(0x3a8a90),
                         .age = .8f,
                         .man = 1,
                         .gaunt = -1,
                         .nose = NOSE_HOOKED,
                         .mood = MOOD_PURSE,
                         .act = 1.2f,
                         .cast = CAST_ROUND,
                         .hairs = HAIR_SWEPT,
                         .beard = WHISKERS_FULL,
                         .beard_length = .9f,
                         .seed = 11,
                         .gaze_x = 6},
                .turn = V(-10, 0, 6),
                .head_size = .62f,
                .body = {.man = .9f, .wide = 1.16f, .belly = .3f},
                .coat = 0x185a70,
                .sash = 0xf0765a,
                .elbow = {V(-.60f, 1.44f, .40f), V(.62f, 1.56f, .42f)},
                .wrist = {V(-.30f, 1.50f, .92f), V(.16f, 1.86f, .86f)},
                .pose = {GRASP_CUP, GRASP_CUP},
                .fingers = {V(.3f, .5f, .8f), V(-.3f, .2f, .9f)},
                .palm = {V(.4f, .8f, -.2f), V(-.4f, .6f, -.3f)},
                .hand_size = .22f};
    push();
    move(-.92f, .06f, .15f);
    turn_y(58);
    turn_x(-7);
    sailor(&c);
    Skirt robe = {.m = material_wool(rgb(0x2a6a7a)),
                  .wide = 1.24f,
                  .hem = .34f,
                  .flare = .10f,
                  .knee = {V(-.18f, .66f, .10f), V(.22f, .70f, .34f)},
                  .foot = {V(-.26f, .06f, -.26f), V(.28f, .06f, .36f)},
                  .wind = V(-.10f, 0, -.16f),
                  .seed = 8};
    skirt_over_legs(&robe);
    feet_below(&robe, material_leather(rgb(0x7a5a48)), V(.1f, 0, 1));
    cowl(material_wool(rgb(0x2f7f8a)), 1.16f, .36f, 3);
    pop();
    Vec3 from = V(1.12f, 2.46f, .2f);
    for (int i = 0; i < 4; i++) { /* arcs of sound, soft, the farther the fainter */
        float r = .30f + .24f * (float)i;
        for (int k = 0; k < 26; k++) {
            float a = (-46 + 92 * (float)k / 25 + 24) * PI / 180;
            sprite(from + V(cosf(a) * r - .12f, sinf(a) * r * 1.1f - .16f, 0), .030f + .012f * (float)i, rgb(0xf2fff8),
                   SPRITE_GLOW, (.30f - .06f * (float)i) * sinf((float)k / 25 * PI));
        }
    }
    sprite(from, .5f, rgb(0xf4d58a), SPRITE_GLOW, .35f);
    lamp(V(-.35f, 2.35f, 1.1f), rgb(0xffe8c8) * 1.6f, .35f);
    int stone = wet_stone();
    sea_wall(1.35f, -2.4f, 2.6f, .34f, stone);
    part();
    paint(stone);
    box(0, -.4f, .4f, 4, .42f, 1.3f, .03f);
    for (int i = 0; i < 9; i++) /* the parapet behind him */
        block(-2.4f + .66f * (float)i, .34f, -1.15f, .32f, .34f, .22f, stone);
    faction_motes();
}

const Card siege_tide_sea_cards[] = {{"cards/siege/ti09", TIDE, leviathan}, {"cards/siege/ti14", TIDE, skimmer_ray},
                                     {"cards/siege/ti20", TIDE, deckhand},  {"cards/siege/ti25", TIDE, pearl_diver},
                                     {"cards/siege/ti26", TIDE, cantor},    {0}};
