/* SPDX-License-Identifier: MIT
 * The Lanternfleet at sea: the whale, the ray, the lookout, the diver. */
#include "cards.h"
#include "kit/hours.h"
#include "props/gleaner.h"
#include "props/harbour.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
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

/* ---- ti14: through the arch, and nobody catches them ---- */

static void rider_cap(void)
{
    wool_cap(rgb(0xf0765a), rgb(0xc8503c));
}

/* Wings, body, tail and eyes, looking to +z; its mouth smiles. */
static void sea_ray(void)
{
    int top = material_new(rgb(0x246a7a), rgb(0x0c3444), .30f, 1.0f, PAT_NOISE, 3, .3f),
        belly = material_new(rgb(0xd4ece4), rgb(0x9cc8c4), .4f, .7f, PAT_NOISE, 3, .3f),
        pale = material_plain(rgb(0xd8ece4), .4f, .6f), dark = material_plain(rgb(0x06181e), .6f, .3f);
    Vec3 w[5 * 7]; /* rows from nose to tail */
    static const float half[5] = {.10f, .95f, 1.62f, .80f, .08f}, z[5] = {.98f, .62f, .05f, -.50f, -.95f};
    for (int r = 0; r < 5; r++)
        for (int k = 0; k < 7; k++) {
            float t = ((float)k - 3) / 3;
            w[r * 7 + k] =
                V(t * half[r],
                  (t > 0 ? -.20f : .62f) * t * t * half[r] + .05f * sinf((float)(r * 2 + k * 3)) * t * t - .02f,
                  z[r] - .40f * t * t * (r == 2 ? 1 : .3f));
        }
    part();
    paint(top);
    blend(.08f);
    cloth(5, 7, w, .035f, 4);
    egg(0, .06f, .15f, .36f, .19f, .86f);
    for (int side = -1; side <= 1; side += 2) { /* horns, and brows over the eyes */
        float q = (float)side;
        limb(V(q * .22f, .04f, .92f), V(q * .28f, -.02f, 1.34f), .09f, .035f);
        ball(q * .36f, .15f, .78f, .15f);
    }
    Vec3 tail[4] = {V(0, 0, -.8f), V(.05f, .06f, -1.4f), V(-.1f, .1f, -2.0f), V(.1f, .1f, -2.6f)};
    tube(4, tail, (float[]){.09f, .05f, .035f, .01f}, 4);
    part(); /* pale below */
    paint(belly);
    blend(.06f);
    for (int i = 0; i < 35; i++)
        w[i] = w[i] * V(.97f, 1, .96f) + V(0, -.05f, 0);
    cloth(5, 7, w, .02f, 4);
    egg(0, -.03f, .62f, .30f, .12f, .40f);
    part();
    paint(dark);
    blend(.02f);
    tube(5,
         (Vec3[]){V(-.26f, .03f, .93f), V(-.14f, -.03f, 1.01f), V(0, -.045f, 1.03f), V(.14f, -.03f, 1.01f),
                  V(.26f, .03f, .93f)},
         (float[]){.02f, .032f, .036f, .032f, .02f}, 4);
    part(); /* marks along the wings */
    paint(pale);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 7; i++) {
            float t = .24f + .10f * (float)i;
            egg((float)side * t * 1.62f, (side > 0 ? -.20f : .62f) * t * t * 1.62f + .03f,
                .10f - .4f * t * t + .10f * (float)(i % 2), .055f, .025f, .09f);
        }
    int e = material_eye(rgb(0xf4d070), rgb(0xfff4d0), .4f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .40f, .15f, .86f);
        turn_y((float)side * 26);
        eye_with_lid(0, 0, 0, .105f, (float)side * -14, -4, e, top, -6, .60f);
        pop();
    }
}

static void skimmer_ray(void)
{
    camera(V(-.35f, 1.35f, 5.2f), V(.0f, 1.70f, 0), 40);
    family_hour(TIDE_SUNSET);
    Scene *s = scene();
    s->tint[SHADOW] = rgb(0x145064);
    s->tint[MIDTONE] = rgb(0x4a9494);
    s->tint[LIGHT] = rgb(0xf4bc80);
    s->disc_x = -.20f;
    s->disc_y = .18f;
    s->haze = .01f;
    s->roll = -7;
    s->vignette = 1.2f;
    int first = s->material_count, stone = material_stone(rgb(0x3c5a62), rgb(0x182c36)),
        sea = material_sea(rgb(0x2a8488), .05f);
    push();
    move(-.35f, -.2f, -3.0f);
    sea_arch(2.3f, 3.9f, stone, 5);
    pop();
    fade_since(first, rgb(0x4a7c84), .18f);
    push();
    move(-.22f, 1.20f, .30f);
    turn_y(20);
    turn_z(-20);
    turn_x(10);
    grow(1.22f);
    sea_ray();
    push(); /* the rider kneels on its neck */
    move(0, -.30f, -.12f);
    grow(.70f);
    turn_z(14);
    turn_x(10);
    Sailor r = {.head = {.skin = rgb(0x9a6644),
                         .hair = rgb(0x140c0a),
                         .iris = rgb(0x30a0a0),
                         .age = .3f,
                         .man = .3f,
                         .mood = MOOD_LAUGH,
                         .cast = CAST_FINE,
                         .hairs = HAIR_BRAIDS,
                         .eye = 1.2f,
                         .gaze_x = -8,
                         .seed = 5},
                .turn = V(-12, -30, 4),
                .head_size = .70f,
                .wears = rider_cap,
                .body = {.man = .3f},
                .coat = 0x1a6474,
                .trousers = 0x12343e,
                .boots = 0x2a1c18,
                .sash = 0xf0664a,
                .hem = .7f,
                .open = 50,
                .wind = V(-.4f, .2f, -.8f),
                .knee = {V(-.42f, .72f, .50f), V(.42f, .72f, .50f)},
                .foot = {V(-.46f, .62f, -.2f), V(.46f, .62f, -.2f)},
                .elbow = {V(-.72f, 1.86f, -.10f), V(.58f, 1.36f, .34f)},
                .wrist = {V(-.86f, 2.22f, .05f), V(.30f, 1.16f, .78f)},
                .pose = {GRASP_REACH, GRASP_FIST},
                .bar = {V(0, 0, 0), V(-1, 0, .2f)},
                .fingers = {V(-.4f, .9f, .1f), V(0, .4f, 1)},
                .palm = {V(.3f, 0, 1), V(0, 0, 0)},
                .hand_size = .22f};
    sailor(&r);
    Vec3 rein_at = here(V(.30f, 1.16f, .78f));
    pop();
    Vec3 horn[2] = {here(V(-.26f, .03f, 1.12f)), here(V(.26f, .03f, 1.12f))};
    pop();
    part();
    paint(material_leather(rgb(0xf4d58a)));
    for (int i = 0; i < 2; i++)
        limb(rein_at, horn[i], .018f, .018f);
    push(); /* the sea it cuts with its wing */
    move(1.1f, -.10f, .75f);
    turn_y(-16);
    breaker(-.55f, 2.2f, .78f, .55f, 0, 0, sea, 3);
    pop();
    for (int k = 0; k < 3; k++) {
        Vec3 p[4];
        for (int i = 0; i < 4; i++)
            p[i] = V(-2.2f + 1.1f * (float)i, .12f + .05f * chance(i + k * 4),
                     1.8f - 1.2f * (float)k + .5f * (chance(i + k * 9) - .5f));
        foam_along(4, p, 70, .12f, .05f, k * 50);
    }
    for (int i = 0; i < 110; i++) { /* the spray of its wing tip */
        float t = chance(i);
        sprite(V(1.15f + .5f * (chance(i + 7) - .5f) - .5f * t, .45f + 1.0f * t * chance(i + 30),
                 1.1f - 1.6f * chance(i + 60)),
               .015f + .05f * chance(i + 90) * chance(i + 91), rgb(0xf2fff8), i % 5 ? SPRITE_GLOW : SPRITE_BUBBLE, .6f);
    }
    part();
    paint(material_new(rgb(0x3c7c88), rgb(0x154652), .14f, 1.2f, PAT_WATER, 1.3f, .8f));
    ground(.02f, .10f, 1.1f);
    lamp(V(-1.2f, 2.8f, 2.4f), rgb(0xfff4dc) * 1.6f, .55f);
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

/* A boat's side at the right, with its lantern; far off the rock that the sea has gone through. */
static void pearl_bank(void)
{
    int stone = material_stone(rgb(0x3c6a70), rgb(0x1a3a44)),
        wood = material_new(rgb(0x7a5238), rgb(0x34201a), .40f, .8f, PAT_WOOD, 2.2f, .7f),
        dark = material_new(rgb(0x1c5058), rgb(0x0e2a30), .4f, .8f, PAT_WOOD, 2.2f, .5f), brass = material_gold(),
        rope = material_new(rgb(0xd8b878), rgb(0x8a6a3c), .8f, .3f, PAT_CLOTH, 12, .6f);
    int first = scene()->material_count;
    push();
    move(-1.3f, -.1f, -5.5f);
    sea_arch(1.5f, 2.9f, stone, 3);
    move(3.4f, 0, -1.5f);
    sea_arch(.8f, 1.4f, stone, 9);
    pop();
    fade_since(first, rgb(0x6a9a9c), .3f);
    for (int i = 0; i < 4; i++) {
        float y = .05f + .19f * (float)i, out = .10f * (float)i;
        part();
        paint(i == 3 ? dark : wood);
        blend(.02f);
        tube(4,
             (Vec3[]){V(2.2f, y, 1.3f), V(1.25f - out * .4f, y, .55f), V(.72f - out, y + .04f, -.55f),
                      V(.62f - out, y + .20f, -1.7f)},
             (float[]){.115f, .115f, .11f, .09f}, 5);
    }
    part();
    paint(brass);
    blend(.02f);
    tube(4, (Vec3[]){V(.92f, .6f, .0f), V(.92f, 1.5f, .0f), V(.84f, 1.74f, .05f), V(.70f, 1.72f, .10f)},
         (float[]){.03f, .03f, .028f, .02f}, 4);
    push();
    move(.70f, 1.72f, .10f);
    lantern(.50f, brass, rgb(0xffb850));
    pop();
    hawser(4, (Vec3[]){V(.98f, .70f, .35f), V(.80f, .42f, .62f), V(.70f, .10f, .70f), V(.66f, -.2f, .7f)}, .035f, rope);
}

/* Up, out of the sea, the pearl before her. */
static void pearl_diver(void)
{
    camera(V(-.15f, .95f, 4.6f), V(.02f, 1.02f, .1f), 33);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = -.62f;
    s->disc_y = .95f;
    s->disc_size = .9f;
    s->tint[LIGHT] = rgb(0x8ab8b4);
    s->roll = -7;
    s->vignette = 1.3f;
    s->key.color = rgb(0xe8f0e8) * 1.7f;
    pearl_bank();
    int hair = material_new(rgb(0x241814), rgb(0x0c0808), .30f, 1.2f, PAT_HAIR, 4, .12f),
        coral = material_wool(rgb(0xf0664a)), wrap = material_wool(rgb(0x14606a)),
        sea = material_sea(rgb(0x3a9496), .05f);
    Vec3 head = V(-.30f, .86f, .30f);
    push();
    move(head[0], head[1], head[2]);
    turn_y(18);
    turn_x(-20);
    turn_z(13);
    grow(.84f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xb87c54),
                                .hair = rgb(0x241814),
                                .iris = rgb(0x3ab0a8),
                                .flush = 1.4f,
                                .jaw = .92f,
                                .nose = .85f,
                                .bulb = 1.05f,
                                .eye = 1.2f,
                                .open = {1.1f, 1.35f},
                                .under = {1, 1.1f},
                                .gaze_x = 14,
                                .gaze_y = 12,
                                .brow = {.05f, .075f},
                                .frown = {-.01f, -.02f},
                                .bush = .9f,
                                .mouth = .115f,
                                .gape = .085f,
                                .corner = {.035f, .05f},
                                .upper = 1,
                                .lower = 0,
                                .lips = 1.2f,
                                .neck = .17f});
    part(); /* a band that holds her hair */
    paint(coral);
    tube(
        5,
        (Vec3[]){V(-.38f, .14f, .0f), V(-.27f, .24f, .24f), V(0, .29f, .345f), V(.27f, .24f, .24f), V(.38f, .14f, .0f)},
        (float[]){.035f, .045f, .05f, .045f, .035f}, 4);
    part(); /* wet hair lies close to the skull, and clings to neck and shoulders */
    paint(hair);
    blend(.05f);
    egg(0, .20f, -.08f, .385f, .345f, .42f);
    carve();
    blend(.03f);
    egg(0, -.06f, .30f, .44f, .335f, .5f);
    fill();
    for (int i = 0; i < 26; i++) {
        float side = i % 2 ? 1.f : -1.f, c = chance(i), back = -.30f * chance(i + 40);
        Vec3 q[5] = {V(side * .28f, .30f, .02f + back), V(side * .37f, .08f, .04f + back),
                     V(side * (.36f - .04f * c), -.22f, .02f + back), V(side * (.40f + .1f * c), -.52f, .04f + back),
                     V(side * (.34f + .2f * c), -.86f - .2f * c, .10f + back)};
        part();
        paint(hair);
        hair_lock(5, q, .055f, i);
    }
    pop();
    Figure f = {.man = .15f, .wide = 1.0f};
    push(); /* shoulders, out of the water */
    move(-.36f, -1.40f, .02f);
    turn_y(14);
    turn_z(4);
    body_tunic(&f, wrap);
    Vec3 left = here(body_shoulder(&f, -1)), right = here(body_shoulder(&f, 1));
    pop();
    part();
    paint(skin);
    blend(.08f);
    limb(left + V(.18f, .06f, 0), right + V(-.18f, .06f, 0), .10f, .10f);
    limb(V(-.34f, .42f, .06f), head + V(.0f, -.20f, -.05f), .13f, .12f);
    Vec3 wrist = V(.34f, 1.22f, 1.22f);
    reach(&(Reach){.shoulder = right,
                   .at = wrist,
                   .fingers = V(.06f, .95f, .10f),
                   .palm = V(-.45f, .25f, .85f),
                   .aside = V(1, -.4f, .2f),
                   .pose = GRASP_CUP,
                   .thumb = -1,
                   .size = 1.12f,
                   .hand = .27f,
                   .muscle = .5f,
                   .skin = skin});
    Vec3 pearl = wrist + V(-.02f, .30f, .17f);
    part();
    paint(material_glow(rgb(0xfff0dc), .62f));
    ball(pearl[0], pearl[1], pearl[2], .115f);
    sprite(pearl, .30f, rgb(0xf4e0b0), SPRITE_GLOW, .35f);
    sprite(pearl + V(-.05f, .07f, .12f), .16f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    lamp(pearl + V(-.30f, .04f, .12f), rgb(0xffe4b8) * 2.0f, .30f);
    push();
    move(-.30f, .22f, .20f);
    Vec3 ring_of[9];
    for (int i = 0; i < 9; i++)
        ring_of[i] = V(.58f * sinf((float)i * .7854f), .0f, .46f * cosf((float)i * .7854f));
    foam_along(9, ring_of, 190, .09f, .05f, 4);
    pop();
    push();
    move(wrist[0] + .10f, .22f, 1.0f);
    Vec3 drip[3] = {V(0, .0f, .05f), V(.05f, .12f, .1f), V(.1f, .0f, .15f)};
    foam_along(3, drip, 50, .10f, .035f, 40);
    pop();
    for (int i = 0; i < 60; i++) { /* it runs down her arm */
        float t = chance(i);
        Vec3 p = vec_mix(wrist + V(0, .3f, .05f), V(.28f, .3f, .9f), t);
        sprite(p + V(.16f * (chance(i + 40) - .5f), -.1f * chance(i + 9), .12f),
               .010f + .025f * chance(i + 5) * chance(i + 6), rgb(0xf0fffc), i % 2 ? SPRITE_GLOW : SPRITE_BUBBLE, .8f);
    }
    push();
    move(0, -.10f, -2.2f);
    breaker(-3.2f, 1.6f, .75f, .5f, 0, 0, sea, 5);
    pop();
    part();
    paint(material_new(rgb(0x3a8488), rgb(0x0e3640), .10f, 1.4f, PAT_WATER, 1.8f, .6f));
    ground(.20f, .07f, 1.6f);
    lamp(V(-1.1f, 1.9f, 1.8f), rgb(0xfff0dc) * 1.4f, .5f);
    faction_motes();
}

const Card siege_tide_sea_cards[] = {{"cards/siege/ti09", TIDE, leviathan},
                                     {"cards/siege/ti14", TIDE, skimmer_ray},
                                     {"cards/siege/ti20", TIDE, deckhand},
                                     {"cards/siege/ti25", TIDE, pearl_diver},
                                     {0}};
