/* SPDX-License-Identifier: MIT
 * Rustclaw: scavengers of the scrap heath. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/drapery.h"
#include "props/figure.h"
#include "props/flames.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/raider.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/teeth.h"
#include "props/weapons.h"
#include "types/troll_visage.h"

/* ---- ru06: a breastplate on two bare ankles ---- */

/* Hollow, split by an axe once, with an eye in the crack. */
static void breastplate(int plate, int bolt, int dark, int skin, int eye_m)
{
    part();
    paint(plate);
    blend(.08f);
    lumpy(.02f, 4);
    egg(0, 1.62f, 0, .80f, .60f, .60f);
    limb(V(0, 1.5f, 0), V(0, .78f, 0), .70f, .82f);
    blend(.03f);
    limb(V(0, 2.1f, .36f), V(0, .6f, .86f), .04f, .06f); /* the ridge */
    carve();
    blend(.04f);
    box(0, .06f, 0, 1.4f, .56f, 1.4f, .02f);
    drum(0, 2.25f, 0, .36f, .3f, .02f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .76f, 1.50f, .22f, .30f, .36f, .40f);
    blend(.015f);
    Vec3 split[5] = {V(-.10f, 2.12f, .60f), V(-.24f, 1.86f, .70f), V(-.16f, 1.70f, .80f), V(-.34f, 1.48f, .80f),
                     V(-.24f, 1.22f, .90f)};
    tube(5, split, (float[]){.20f, .21f, .25f, .17f, .02f}, 4); /* an axe has been there */
    fill();
    lumpy(0, 1);
    part();
    paint(dark);
    egg(0, 1.60f, .02f, .62f, .46f, .50f);
    part(); /* and who looks out of it */
    eye(-.20f, 1.68f, .47f, .17f, -8, 4, eye_m);
    part(); /* the lid is the dark itself, heavy above */
    paint(skin);
    blend(.03f);
    tube(3, (Vec3[]){V(-.40f, 1.78f, .44f), V(-.20f, 1.84f, .56f), V(.0f, 1.74f, .50f)}, (float[]){.04f, .075f, .05f},
         4);
    part();
    paint(bolt);
    blend(.01f);
    push();
    move(0, 2.04f, 0);
    ring(0, 0, 0, .40f, .06f);
    pop();
    ring(0, .66f, 0, .84f, .06f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .36f;
        ball(sinf(a) * .87f, .80f, cosf(a) * .87f, .045f);
    }
}

/* Of verdigris, riveted on. */
static void patch(int green, int bolt)
{
    part();
    paint(green);
    blend(.02f);
    push();
    move(.26f, 1.06f, .76f);
    turn_x(-8);
    turn_y(18);
    turn_z(-9);
    box(0, 0, .03f, .22f, .2f, .04f, .02f);
    part();
    paint(bolt);
    for (int i = 0; i < 4; i++)
        ball(i % 2 ? .16f : -.16f, i < 2 ? .14f : -.14f, .08f, .035f);
    pop();
}

/* One foot up, at us; the other pushes off. */
static void running_legs(const Vec3 *root, int skin, int nail)
{
    const Vec3 knee[2] = {root[0] + V(-.22f, -.10f, .62f), root[1] + V(.18f, -.38f, .12f)},
               ankle[2] = {root[0] + V(-.34f, -.52f, .82f), V(root[1][0] + .40f, .12f, -.30f)};
    for (int i = 0; i < 2; i++) {
        Vec3 toes = i ? V(.05f, -.6f, .8f) : vec_unit(V(-.12f, .42f, .9f)),
             across = vec_unit(vec_cross(V(0, 1, 0), toes)), up = vec_cross(toes, across);
        part();
        paint(skin);
        blend(.07f);
        limb(root[i], knee[i], .15f, .13f);
        limb(knee[i], ankle[i], .13f, .095f);
        ball(ankle[i][0], ankle[i][1], ankle[i][2] - .02f, .115f);
        limb(ankle[i], ankle[i] + toes * .30f - up * .07f, .115f, .135f);
        for (int k = -1; k <= 1; k++) {
            Vec3 t = ankle[i] + toes * .36f + across * (.115f * (float)k) - up * .08f;
            limb(t, t + toes * (.15f - .02f * fabsf((float)k)), .075f, .062f);
        }
        for (int k = -1; k <= 1; k++) {
            Vec3 t = ankle[i] + toes * (.53f - .02f * fabsf((float)k)) + across * (.115f * (float)k) - up * .06f;
            part();
            paint(nail);
            limb(t, t + toes * .06f, .040f, .015f);
        }
    }
}

/* One rings at `hit`, some stand in the ground, the rest are on their way. */
static void rain_of_arrows(Vec3 hit)
{
    int shaft = material_wood(), feather = material_plain(rgb(0xe8dcc8), .8f, .1f), head = rusty(rgb(0xc8c0b8));
    Vec3 fall = vec_unit(V(.46f, .86f, -.20f)); /* where they come from, all of them */
    for (int i = 0; i < 15;
         i++) { /* a rain of arrows: one rings on it, some stand in the ground, the rest are on their way */
        bool stuck = i > 0 && i < 6;
        Vec3 tip = i == 0 ? hit
                   : stuck
                       ? V(-1.5f + .62f * (float)i + .2f * chance(i), -.04f, -.9f + 1.5f * chance(i + 3))
                       : V(-1.7f + 3.2f * chance(i + 5), 1.2f + 1.9f * chance(i + 25), -1.6f + 1.3f * chance(i + 45));
        Vec3 along = vec_unit(fall + V(.10f * (chance(i + 60) - .5f), 0, .10f * (chance(i + 70) - .5f)));
        part();
        paint(shaft);
        limb(tip + along * .08f, tip + along * .85f, .022f, .020f);
        part();
        paint(head);
        limb(tip, tip + along * .14f, .004f, .045f);
        part();
        paint(feather);
        for (int k = -1; k <= 1; k += 2) {
            Vec3 side = vec_unit(vec_cross(along, V(0, .2f, 1))) * ((float)k * .075f);
            web(tip + along * .66f, tip + along * .90f + side, tip + along * .84f, .008f);
        }
    }
}

/* A plate that somebody runs in: the breastplate of a giant, feet below, one eye in the crack of its neck. */
static void rusted_plate(void)
{
    camera(V(-.15f, .20f, 4.0f), V(.10f, 1.30f, 0), 43);
    Scene *s = scene();
    s->back_x = -.3f;
    s->back_y = -.15f;
    s->roll = -9;
    s->aperture = .02f;
    s->vignette = 1.5f;
    s->key.color *= 1.2f;
    int plate = rusty(rgb(0x8a4c30)), green = rusty(rgb(0x6fb59a)), bolt = rusty(rgb(0xd0a080)),
        skin = material_skin(rgb(0x94784a), rgb(0x54462c)), dark = material_plain(rgb(0x0c0606), .9f, .1f),
        blade = rusty(rgb(0xd8d0c8)), nail = material_plain(rgb(0x3a2a1c), .4f, .8f),
        eye_m = material_eye(rgb(0xf0c020), rgb(0xfff0c0), 1.2f, PUPIL_ROUND);
    material(eye_m)->iris = .5f;
    push(); /* it leans into the run, and the plate bounces */
    move(.34f, .16f, 0);
    turn_y(2);
    turn_z(18);
    turn_x(10);
    breastplate(plate, bolt, dark, skin, eye_m);
    patch(green, bolt);
    Vec3 fist = V(-1.02f, 1.42f, .80f), elbow = V(-1.06f, 1.18f, .30f);
    part();
    paint(skin);
    blend(.06f);
    limb(V(-.62f, 1.50f, .10f), elbow, .15f, .12f);
    limb(elbow, fist - V(0, .10f, .10f), .12f, .09f);
    push();
    person_hand_grip(
        (PersonHand){
            .pose = GRASP_FIST, .size = .23f, .thick = 1.25f, .thumb = 1, .skin = skin, .nail = nail, .age = 1},
        fist, vec_unit(V(-.35f, .9f, .30f)), V(-.6f, -.1f, 1));
    sword(1.25f, .15f, blade, bolt);
    pop();
    Vec3 back_fist = V(1.06f, 1.16f, .18f);
    part();
    paint(skin);
    blend(.06f);
    limb(V(.62f, 1.46f, .05f), V(1.08f, 1.42f, -.18f), .14f, .12f);
    limb(V(1.08f, 1.42f, -.18f), back_fist, .12f, .09f);
    person_hand_at(
        &(PersonHand){
            .pose = GRASP_REACH, .size = .22f, .thick = 1.25f, .thumb = -1, .skin = skin, .nail = nail, .age = 1},
        back_fist, V(.55f, -.35f, .6f), V(0, -1, .3f));
    Vec3 root[2] = {here(V(-.28f, .74f, .10f)), here(V(.30f, .74f, .0f))}, hit = here(V(.18f, 2.02f, .50f));
    pop();
    running_legs(root, skin, nail);
    rain_of_arrows(hit);
    for (int i = 0; i < 12; i++) { /* the clang */
        float a = (float)i * PI / 6, l = i & 1 ? .09f : .20f;
        part();
        paint(material_glow(rgb(0xffd080), 1.4f));
        limb(hit, hit + V(cosf(a) * l, sinf(a) * l, .12f), .022f, .003f);
    }
    sprite(hit + V(0, 0, .1f), .26f, rgb(0xffd890), SPRITE_GLOW, .35f);
    lamp(hit + V(0, .1f, .5f), rgb(0xffe0b0) * 1.0f, .35f);
    lamp(here(V(-.6f, 1.9f, 1.8f)), rgb(0xffd8a0) * 1.2f, .4f);
    scrap(V(-1.5f, .05f, -1.6f), V(.6f, .25f, .4f), 16, .26f, 3);
    scrap(V(1.5f, .05f, -1.9f), V(.6f, .3f, .4f), 16, .28f, 60);
    dust_burst(V(.5f, .10f, -.4f), V(.8f, .18f, .5f), 22, .24f, rgb(0xf0a878), .20f, 6);
    faction_ground();
    faction_motes();
}

/* ---- ru07: the lord of ten chains ---- */

static void iron_helm(int kind, int metal, int trim)
{
    if (kind % 3 == 0)
        helm_great(metal, trim, V(0, 0, 0));
    else if (kind % 3 == 1)
        helm_open(metal, trim, true);
    else
        helm_visor(metal, trim, V(0, 0, 0));
}

/* A cap of lapped plates on a troll's head, one horn broken off. */
static void broken_horns(int iron, int green, int bone)
{
    part();
    paint(iron);
    blend(.03f);
    egg(0, .25f, -.06f, .45f, .32f, .45f);
    push();
    move(0, .26f, -.02f);
    turn_x(-6);
    ring(0, 0, 0, .44f, .06f);
    pop();
    horn(V(.36f, .36f, 0), V(.75f, .52f, .05f), V(.85f, .98f, .1f), .12f, bone);
    horn(V(-.36f, .36f, 0), V(-.55f, .46f, .02f), V(-.68f, .52f, .05f), .12f, bone);
    part();
    paint(green);
    for (int i = 0; i < 5; i++)
        ball(sinf(((float)i - 2) * .4f) * .48f, .25f, cosf(((float)i - 2) * .4f) * .46f, .04f);
}

/* Chains fan out from his fist to all who are on them; two of those are seen, and one of them is you. */
static void leashes(Vec3 fist, int iron, int steel, int bright, int brass, int green)
{
    static const float end[8][3] = {{-1.75f, 1.15f, 1.5f}, {-1.30f, .10f, 1.9f}, {-.62f, -.30f, 2.2f},
                                    {-.08f, -.10f, 3.6f},  {.55f, -.30f, 2.2f},  {1.15f, .05f, 1.9f},
                                    {1.70f, .85f, 1.5f},   {-1.6f, 2.1f, 1.2f}};
    for (int i = 0; i < 8; i++) {
        Vec3 to = V(end[i][0], end[i][1], end[i][2]);
        chain(fist, to, i == 3 ? .0f : .10f, i == 3 ? 14 : 12, i == 3 ? .10f : .075f, i % 2 ? steel : iron);
    }
    static const float head[2][4] = {{-.86f, .62f, 1.55f, 24}, {.82f, .58f, 1.6f, -20}};
    for (int i = 0; i < 2; i++) {
        push();
        move(head[i][0], head[i][1], head[i][2]);
        turn_y(head[i][3]);
        turn_x(-12);
        grow(.56f);
        iron_helm(i, i ? bright : steel, i ? brass : green);
        pop();
        chain(fist, V(head[i][0], head[i][1] - .26f, head[i][2]), .06f, 9, .08f, bright);
    }
}

static void vorgash(void)
{
    camera(V(-.75f, .62f, 5.0f), V(-.02f, 1.66f, .1f), 37);
    Scene *s = scene();
    s->back_x = .4f;
    s->back_y = .15f;
    s->disc_size = .01f;
    s->roll = 8;
    s->aperture = .03f;
    s->key.color = rgb(0xfff0dc) * 2.2f;
    s->vignette = 1.5f;
    Flesh f = troll_flesh(rgb(0x94705c), rgb(0x54392f));
    int iron = rusty(rgb(0x4c3c38)), steel = rusty(rgb(0xa89080)), bright = rusty(rgb(0xe0d4c8)),
        brass = rusty(rgb(0xd8a04c)), green = rusty(rgb(0x6fb59a)), bone = material_bone();
    part();
    paint(f.skin);
    blend(.15f);
    egg(.18f, .95f, -.5f, 1.25f, .62f, .5f);
    for (int side = -1; side <= 1; side += 2) { /* shoulders of saw blades */
        push();
        move(.18f + (float)side * 1.10f, 1.28f, -.45f);
        turn_z((float)side * -16);
        pauldron(.42f, 4, .4f, (float)side, iron);
        pop();
    }
    push();
    move(.14f, 2.06f, -.05f);
    turn_y(-8);
    turn_x(10);
    turn_z(5);
    grow(1.30f);
    troll_head(&f, &(Look){.nose = .7f,
                           .ears = .5f,
                           .ear_droop = 10,
                           .tusks = 1.2f,
                           .lid = 26,
                           .open = .48f,
                           .mouth = .16f,
                           .grin = true,
                           .iris = rgb(0xffd060)});
    broken_horns(iron, green, bone);
    pop();
    Vec3 at = V(-.10f, 1.12f, 1.05f);
    PersonHand h = {
        .pose = GRASP_FIST, .size = .40f, .thick = 1.45f, .thumb = -1, .skin = f.skin, .nail = f.nail, .age = 1};
    push();
    Vec3 wrist = person_hand_grip(h, at, V(.94f, .10f, .1f), V(0, .25f, 1));
    pop();
    part();
    paint(f.skin);
    blend(.08f);
    limb(V(-.95f, .92f, -.2f), V(-.62f, .70f, .45f), .30f, .24f);
    limb(V(-.62f, .70f, .45f), wrist, .25f, .18f);
    leashes(at + V(.0f, -.08f, .06f), iron, steel, bright, brass, green);
    lamp(V(-.8f, 2.3f, 2.2f), rgb(0xffe0c0) * 1.5f, .6f);
    faction_motes();
}

/* ---- ru05: he has found his example ---- */

static void spiked_ball(Vec3 at, float r, int iron)
{
    part();
    paint(iron);
    blend(.02f);
    ball(at[0], at[1], at[2], r);
    for (int k = 0; k < 18; k++) {
        float a = (float)k * 2.4f, y = 1 - 2 * ((float)k + .5f) / 18, q = sqrtf(1 - y * y);
        Vec3 d = V(cosf(a) * q, y, sinf(a) * q);
        limb(at + d * (r * .8f), at + d * (r * 1.7f), r * .28f, .004f);
    }
}

/* A plume that streams to the right from the crown of a head at the brush's place. */
static void captains_plume(int red)
{
    part();
    paint(red);
    blend(.05f);
    for (int i = 0; i < 8; i++) {
        float k = (float)i;
        Vec3 p[4] = {V(0, .50f, -.1f), V(.20f, .90f - .03f * k, -.25f), V(.62f, 1.0f - .10f * k, -.4f),
                     V(1.15f - .05f * k, .82f - .17f * k, -.5f)};
        float r[4] = {.08f, .13f, .11f, .01f};
        tube(4, p, r, 3);
    }
}

/* One swing, from the shoulder to the spikes before our eyes. */
static void flail_captain(void)
{
    camera(V(-.35f, 1.15f, 4.9f), V(.02f, 1.74f, 0), 34);
    Scene *s = scene();
    s->disc_size = .01f;
    s->back_y = .1f;
    s->back_seed = 6;
    s->roll = 9;
    s->aperture = .03f;
    s->key.color = rgb(0xfff0dc) * 2.3f;
    s->vignette = 1.4f;
    Flesh f = troll_flesh(rgb(0xa07a4c), rgb(0x584030));
    int iron = rusty(rgb(0x5c5050)), steel = rusty(rgb(0xb8a090)), red = material_fur(rgb(0xd02c18)),
        dark = rusty(rgb(0x5a4c48)), wood = material_wood(), leather = material_leather(rgb(0x4a2a1a));
    push(); /* he leans back from what he swings */
    move(.26f, .0f, -.25f);
    turn_z(-10);
    turn_x(-8);
    Flesh body = troll_flesh(rgb(0x6e5030), rgb(0x3e2a20));
    troll_chest(&body);
    part(); /* a plate on the breast, straps to hold it */
    paint(iron);
    blend(.03f);
    lumpy(.012f, 5);
    egg(.02f, 1.02f, .58f, .52f, .48f, .18f);
    lumpy(0, 1);
    part();
    paint(leather);
    limb(V(-.72f, 1.62f, .30f), V(.30f, .72f, .66f), .06f, .06f);
    part();
    paint(steel);
    for (int i = 0; i < 9; i++) {
        float a = (float)i / 9 * 2 * PI;
        ball(.02f + .43f * sinf(a), 1.02f + .40f * cosf(a), .68f, .035f);
    }
    Vec3 left = here(troll_left_shoulder), right = here(troll_right_shoulder);
    part();
    paint(iron);
    blend(.05f);
    egg(troll_right_shoulder[0], 1.62f, -.02f, .38f, .30f, .36f);
    for (int i = 0; i < 3; i++)
        horn(V(.76f + .16f * (float)i, 1.82f - .06f * (float)i, .05f),
             V(.84f + .2f * (float)i, 2.02f - .06f * (float)i, .1f),
             V(.86f + .26f * (float)i, 2.22f - .14f * (float)i, .05f), .07f, steel);
    push();
    move(.02f, 1.72f, .46f);
    turn_y(-20);
    turn_x(4);
    turn_z(6);
    grow(1.0f);
    troll_visage(&f, &(TrollVisage){.nose = .8f,
                                    .wide = 1.2f,
                                    .ear = .7f,
                                    .droop = {10, 16},
                                    .tusk = 1.0f,
                                    .gape = .42f,
                                    .bare = 1.0f,
                                    .jut = .05f,
                                    .wry = -.06f,
                                    .frown = {.10f, .08f},
                                    .open = {.8f, 1.0f},
                                    .gaze_x = 6,
                                    .iris = rgb(0xffd060),
                                    .glow = .5f});
    push();
    move(0, .10f, -.02f);
    grow(1.02f);
    helm_open(iron, steel, false);
    pop();
    captains_plume(red);
    pop();
    pop();
    Vec3 fist = V(-1.02f, 2.28f, .75f), along = vec_unit(V(-.10f, .62f, .80f));
    push();
    troll_clasp(&f, left, V(-1.22f, 1.72f, .10f), 1, fist, along, V(-.5f, .2f, .6f), .34f);
    part();
    paint(wood);
    limb(V(0, -.55f, 0), V(0, .62f, 0), .060f, .055f);
    part();
    paint(steel);
    ball(0, .64f, 0, .095f);
    pop();
    push();
    troll_reach(&f, right, V(1.35f, 1.05f, .10f), V(1.02f, .62f, .62f), -1, GRASP_FIST, V(-.5f, -.1f, .8f),
                V(-.6f, -.3f, -.4f), .34f);
    pop();
    Vec3 top = fist + along * .66f; /* three heads of one flail, the first already here */
    static const float end[3][4] = {
        {-.52f, 1.06f, 2.0f, .25f}, {-.62f, 2.50f, 2.30f, .20f}, {-1.25f, 3.10f, 1.3f, .19f}};
    for (int i = 0; i < 3; i++) {
        Vec3 to = V(end[i][0], end[i][1], end[i][2]);
        chain(top, to, i ? -.08f : .10f, i ? 6 : 10, .075f, i ? dark : steel);
        spiked_ball(to, end[i][3], dark);
    }
    lamp(V(-.7f, 2.1f, 2.3f), rgb(0xffe0c0) * 1.4f, .6f);
    faction_motes();
}

const Card siege_rustclaw_cards[] = {{"cards/siege/ru06", RUSTCLAW, rusted_plate},
                                     {"cards/siege/ru07", RUSTCLAW, vorgash},
                                     {"cards/siege/ru05", RUSTCLAW, flail_captain},
                                     {0}};
