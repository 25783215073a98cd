/* SPDX-License-Identifier: MIT
 * Kilnsworn in the fight: colossus, rider, spear, hound, and a ball of fire. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/beast4.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/kiln_heads.h"
#include "props/rocks.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/wild.h"

static int seams(float strength)
{
    int m = material_new(rgb(0x4a4048), rgb(0x221c20), .7f, .5f, PAT_RUNE, 5.5f, 1);
    material(m)->emit = rgb(0xff5a14) * strength;
    return m;
}

/* ---- em22: the hound leaps over us ---- */

static void clinker_hound(void)
{
    camera(V(-.2f, .45f, 5.6f), V(0, 1.5f, 0), 34);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.5f, -.7f, .6f);
    s->key.color = rgb(0xc8b8c8) * 2.0f;
    s->rim.color = rgb(0xff7a28) * 4.4f;
    s->roll = -8;
    int hide = seams(3.2f), ash = wild_coat(rgb(0x6a6068), 6),
        belly = material_new(rgb(0x3a1a10), rgb(0x1c0c08), .7f, .4f, PAT_LAVA, 6, 1);
    material(belly)->emit = rgb(0xff6a18) * 3.f;
    push();
    move(.46f, .28f, -.3f);
    turn_y(-38);
    turn_x(-12);
    grow(1.42f);
    wild_runner(&(Wild){.kind = WILD_WOLF,
                        .coat = hide,
                        .pale = ash,
                        .dark = ash,
                        .iris = rgb(0xffd050),
                        .glow = 2.2f,
                        .jaw = 40,
                        .snarl = 1,
                        .glare = 20,
                        .open = .7f,
                        .ears = 44},
                hide, 0, 14);
    part(); /* it burns below */
    paint(belly);
    blend(.1f);
    egg(0, .68f, .05f, .17f, .12f, .42f);
    Vec3 chest = here(V(0, .7f, .6f)), tail = here(V(0, 1.0f, -1.0f)), face = here(V(-.2f, 1.3f, 2.0f));
    pop();
    lamp(face, rgb(0xffb070) * 1.6f, .5f);
    kiln_glow(chest + V(0, -.4f, .5f), .5f, .5f);
    for (int i = 0; i < 40; i++) { /* the tail of ash: a comma on the sky */
        float t = (float)i / 39, a = 1.4f + 3.4f * t, r = .85f - .5f * t;
        Vec3 p = tail + V(.35f + r * cosf(a) * .8f, .35f + r * sinf(a) * .7f, -.3f);
        sprite(p, .2f - .13f * t, vec_mix(rgb(0xff9040), rgb(0x8a7a80), t), SPRITE_GLOW, .42f - .2f * t);
    }
    push();
    move(.3f, 1.4f, .2f);
    sparks(30, 1.6f, 1.4f, rgb(0xffa048), 6);
    pop();
}

/* ---- em14: what bursts between two faces ---- */

/* Jaws from within: gums round the edge of the picture, and what grows in them. */
static void jaws_about_us(int gum, int tooth, int tongue)
{
    for (int low = 0; low < 2; low++) {
        float q = low ? -1.f : 1.f;
        Vec3 arch[5] = {V(-.98f, q * .10f, 2.1f), V(-.72f, q * .62f, 1.95f), V(0, q * .93f, 1.75f),
                        V(.72f, q * .62f, 1.95f), V(.98f, q * .10f, 2.1f)};
        part();
        paint(gum);
        blend(.05f);
        lumpy(.012f, 9);
        tube(5, arch, (float[]){.22f, .21f, .20f, .21f, .22f}, 6);
        lumpy(0, 1);
        static const float at[8] = {.75f, 1.12f, 1.45f, 1.76f, 2.24f, 2.55f, 2.88f, 3.25f},
                           length[8] = {.24f, .30f, .52f, .20f, .20f, .52f, .30f, .24f};
        for (int i = 0; i < 8; i++) {
            Vec3 p = tube_point(5, arch, at[i] + .04f * q);
            Vec3 in = vec_unit(V(-p[0] * .30f, -q, -.12f)), root = p + in * .12f,
                 tip = root + in * (length[i] * (low ? .82f : 1.f));
            part();
            paint(tooth);
            blend(.03f);
            tube(3, (Vec3[]){root, vec_mix(root, tip, .5f) + V(0, 0, .05f), tip},
                 (float[]){.085f + .05f * length[i], .06f + .05f * length[i], .008f}, 5);
        }
    }
    part();
    paint(tongue);
    blend(.08f);
    tube(4, (Vec3[]){V(.05f, -1.05f, 2.3f), V(.02f, -.86f, 2.0f), V(-.06f, -.72f, 1.55f), V(-.10f, -.80f, 1.25f)},
         (float[]){.34f, .32f, .26f, .16f}, 5);
}

/* It had him; he opened his hand. */
static void flashover(void)
{
    camera(V(.0f, .0f, 5.2f), V(.0f, .0f, 0), 32);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .45f;
    s->haze = 0;
    s->roll = 7;
    s->key = (Light){V(-.5f, .6f, .5f), rgb(0x8aa0d0) * .5f, .10f};
    s->rim = (Light){V(.5f, .5f, -.7f), rgb(0x8aa4e0) * 1.6f, 0};
    s->ambient = .20f;
    s->vignette = 1.5f;
    s->aperture = .03f;
    s->focus = 5.0f;
    int gum = material_plain(rgb(0x6a2028), .28f, 1.3f), tooth = material_tooth(),
        tongue = material_plain(rgb(0x98404a), .30f, 1.2f), cloth = material_wool(rgb(0x6a2a1c)),
        leather = material_leather(rgb(0x5a3820)),
        hair = material_new(rgb(0x5a2a14), rgb(0x280f08), .5f, .9f, PAT_HAIR, 2.2f, .12f);
    jaws_about_us(gum, tooth, tongue);
    push();
    move(-.16f, .20f, .05f);
    turn_z(-8);
    turn_y(10);
    turn_x(2);
    grow(1.10f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xd0905f),
                                .hair = rgb(0x3a1c10),
                                .iris = rgb(0xe0a040),
                                .flush = 1.5f,
                                .jaw = 1.08f,
                                .chin = .2f,
                                .nose = 1.0f,
                                .bulb = 1.35f,
                                .eye = 1.15f,
                                .open = {1.1f, 1.15f},
                                .under = {.8f, .8f},
                                .slant = {.015f, .015f},
                                .gaze_x = 2,
                                .gaze_y = -6,
                                .brow = {.0f, .01f},
                                .frown = {.055f, .055f},
                                .bush = 1.6f,
                                .mouth = .15f,
                                .gape = .14f,
                                .corner = {.01f, .02f},
                                .upper = 1,
                                .lower = .9f,
                                .neck = .24f});
    kiln_cap(hair, V(0, .205f, -.08f), V(.375f, .345f, .41f), V(0, -.03f, .36f), V(.345f, .33f, .42f));
    for (int i = 0; i < 54; i++) { /* blown back by it */
        float a = -2.2f + 4.4f * chance(i), up = chance(i + 70), c = chance(i + 140);
        Vec3 root = V(sinf(a) * .34f * (1 - .5f * up), .12f + .36f * up, -.08f + cosf(a) * .36f * (1 - .45f * up)),
             out = V(sinf(a) * .20f - .12f, .14f + .10f * up, -.12f);
        Vec3 p[3] = {root, root + out * .7f, root + out * (1.2f + .6f * c) + V(-.06f, .02f, -.10f)};
        part();
        paint(hair);
        hair_lock(3, p, .075f, i);
    }
    pop();
    part(); /* he has thrust his arm into it */
    paint(cloth);
    blend(.12f);
    limb(V(-.75f, -.52f, -.25f), V(.55f, -.58f, -.15f), .26f, .26f);
    limb(V(-.10f, -.6f, -.2f), V(-.15f, -1.6f, -.3f), .5f, .5f);
    Vec3 wrist = V(.30f, -.68f, 1.0f), palm = V(.30f, -.46f, 1.22f);
    part();
    paint(cloth);
    sinew_cloth(V(.56f, -.56f, -.10f), V(.62f, -.95f, .40f), wrist + V(.03f, -.03f, -.08f), .24f, .19f, .14f, 5);
    body_cuff(leather, V(.62f, -.95f, .40f), wrist, .12f, .16f);
    person_hand_at(
        &(PersonHand){.lean = true, .pose = GRASP_REACH, .size = .30f, .thick = 1.25f, .thumb = -1, .skin = skin},
        wrist, V(-.02f, .88f, .45f), V(-.1f, -.4f, 1));
    for (int i = 0; i < 16; i++) { /* it opens like a flower, towards us */
        float a = (float)i * 2.4f, r = .45f + .55f * chance(i);
        push();
        move(palm[0] + .05f * cosf(a), palm[1] + .10f + .05f * sinf(a), palm[2] + .06f);
        aim(vec_unit(V(r * cosf(a), .15f + r * sinf(a), .45f)), V(0, 0, 1));
        flame_tongue(.16f + .24f * chance(i + 4), .038f + .02f * chance(i + 9), .4f * (chance(i + 14) - .5f),
                     material_glow(rgb(0xffa838), 1.2f), material_glow(rgb(0xe03c04), 1.0f));
        pop();
    }
    sprite(palm + V(0, .06f, .1f), .16f, rgb(0xfff0c0), SPRITE_GLOW, .5f);
    sprite(palm + V(0, .05f, 0), .45f, rgb(0xff7818), SPRITE_GLOW, .2f);
    lamp(palm + V(-.05f, .25f, .05f), rgb(0xffb058) * 3.6f, .5f);
    lamp(palm + V(-.05f, .15f, .45f), rgb(0xff8a38) * 2.6f, .42f);
    push();
    move(palm[0], palm[1] - .3f, palm[2] + .3f);
    sparks(50, 1.0f, 1.4f, rgb(0xffd080), 9);
    pop();
}

/* ---- em10: the lizard comes through the wall; the rider tips his hat ---- */

static Vec3 burning_house(const Scene *s, float u, float v)
{
    float n = sky_clouds(u * 1.2f, v * .9f, 1.4f);
    Vec3 c = vec_mix(s->tint[MIDTONE] * .85f, s->tint[LIGHT] * 1.05f, smooth(.35f, .7f, n) * smooth(1.0f, -.5f, v));
    return vec_mix(c, s->tint[GLOW] * 1.2f, .8f * halo(u, v, .1f, -.1f, .25f));
}

static void polite_rider(int iron)
{
    push();
    move(.10f, .34f, -.45f);
    turn_y(-12);
    turn_z(-10);
    grow(1.06f);
    Kiln k = {.build = {.man = .9f, .wide = 1},
              .face = {.skin = rgb(0xd09468),
                       .hair = rgb(0x5a2a10),
                       .iris = rgb(0x3f6a8a),
                       .age = .25f,
                       .man = .9f,
                       .eye = 1.35f,
                       .nose = NOSE_LONG,
                       .mood = MOOD_MIRTH,
                       .hairs = HAIR_WILD,
                       .gaze_y = -18,
                       .seed = 14},
              .hat = KILN_BARE,
              .lean = 14,
              .hand = {{.at = V(-.30f, 1.26f, .56f), .bar = V(1, .2f, 0), .out = V(0, .4f, 1)},
                       {.at = V(.56f, 2.20f, .34f), .bar = V(1, .1f, .1f), .out = V(0, .2f, 1)}},
              .head_roll = 10,
              .head_pitch = 16,
              .head = .64f,
              .cloth = rgb(0x8a3018),
              .sleeve = rgb(0xc89868)};
    kiln(&k);
    part(); /* the reins */
    paint(material_leather(rgb(0x3a2014)));
    tube(3, (Vec3[]){V(-.30f, 1.26f, .60f), V(-.60f, .80f, 1.0f), V(-.62f, .40f, 1.6f)}, (float[]){.03f, .03f, .03f},
         4);
    move(.54f, 2.28f, .32f);
    turn_z(-26);
    part();
    paint(iron);
    blend(.03f);
    egg(0, .08f, 0, .26f, .22f, .26f);
    drum(0, 0, 0, .38f, .022f, .02f);
    pop();
}

/* It is through before the dust is; all that is seen of it is what comes first. */
static void slagback(void)
{
    camera(V(.30f, .75f, 5.8f), V(.0f, 1.55f, 0), 33);
    Scene *s = scene();
    s->backdrop = burning_house;
    s->key.color = rgb(0xf0dccc) * 1.5f;
    s->ambient = .26f;
    s->rim.color = rgb(0xffb050) * 2.4f;
    s->roll = 11;
    s->vignette = 1.5f;
    s->aperture = .04f;
    int hide = seams(3.0f), wall = kiln_bricks(rgb(0x34323c), rgb(0x16161c)),
        slag = material_stone(rgb(0x5a4a48), rgb(0x2a2220)), iron = kiln_metal(rgb(0x8a7c70));
    part(); /* the wall, and the hole that was not in it */
    paint(wall);
    box(0, 1.7f, .1f, 3.0f, 2.8f, .16f, .02f);
    carve();
    blend(.03f);
    lumpy(.18f, 3.0f);
    egg(.12f, 1.84f, .1f, 1.12f, 1.44f, .6f);
    fill();
    lumpy(0, 1);
    part(); /* a neck as thick as the gap, and a foot on the sill */
    paint(hide);
    blend(.2f);
    limb(V(-.20f, 1.0f, .4f), V(.40f, 1.35f, -1.3f), .52f, .80f);
    limb(V(.55f, 1.0f, -.1f), V(.98f, .55f, .55f), .30f, .22f);
    for (int i = 0; i < 3; i++)
        limb(V(.98f, .52f, .55f), V(.84f + .16f * (float)i, .26f, .95f), .13f, .07f);
    for (int i = 0; i < 8; i++) /* slag on its back */
        rock(-.12f + .14f * (float)i, 1.55f + .09f * (float)i + .08f * chance(i), .35f - .2f * (float)i, .14f, .17f,
             .13f, 30 * chance(i + 4), slag);
    push();
    move(-.06f, 1.12f, 1.0f);
    turn_y(-40);
    turn_x(-6);
    turn_z(10);
    grow(1.42f);
    foe_head(FOE_LIZARD, hide, rgb(0xffc030), 40, 18);
    part(); /* what it is fed */
    paint(kiln_hot(2.2f));
    egg(0, -.19f, .20f, .18f, .10f, .18f);
    Vec3 mouth = here(V(0, -.2f, .6f));
    pop();
    polite_rider(iron);
    lamp(mouth + V(0, -.1f, .4f), rgb(0xff9a40) * 2.0f, .40f);
    lamp(V(.10f, 2.9f, .9f), rgb(0xffe0b8) * 3.4f, .55f);
    lamp(V(-.2f, 2.1f, 2.2f), rgb(0xffc890) * 2.6f, .5f);
    lamp(V(-1.1f, 2.1f, 2.6f), rgb(0xffd8b0) * 2.6f, .6f);
    static const float brick[9][4] = {{.72f, .40f, 2.6f, .24f},  {1.05f, 1.55f, 1.5f, .15f}, {-1.1f, 2.25f, 1.3f, .14f},
                                      {-.72f, 2.80f, .8f, .13f}, {.60f, .95f, 1.9f, .10f},   {-.95f, .30f, 2.3f, .2f},
                                      {1.10f, 2.3f, .9f, .11f},  {-1.1f, 2.9f, .5f, .11f},   {.95f, .12f, 3.2f, .34f}};
    for (int i = 0; i < 9; i++) {
        push();
        move(brick[i][0], brick[i][1], brick[i][2]);
        turn_x(80 * chance(i));
        turn_y(90 * chance(i + 20));
        rock(0, 0, 0, brick[i][3], brick[i][3] * .6f, brick[i][3] * .7f, 50 * chance(i + 40), wall);
        pop();
    }
    dust_burst(V(.0f, .5f, .3f), V(1.3f, .3f, .3f), 12, .4f, rgb(0x9a6838), .22f, 3);
    faction_motes();
}

/* ---- em03: the colossus steps over the wall ---- */

/* An arm of two riveted barrels that ends in a fist of four iron fingers, closed round the merlon at `fist`. */
static void iron_arm(Vec3 shoulder, Vec3 elbow, Vec3 fist, float side, int red, int dark)
{
    part();
    paint(dark);
    ball(elbow[0], elbow[1], elbow[2], .27f);
    part();
    paint(red);
    blend(.04f);
    limb(shoulder, vec_mix(shoulder, elbow, .82f), .27f, .25f);
    part();
    paint(red);
    blend(.04f);
    limb(vec_mix(elbow, fist, .16f), vec_mix(elbow, fist, .82f), .24f, .31f);
    for (int i = 0; i < 5; i++) { /* rivets round its cuff */
        Vec3 at = vec_mix(elbow, fist, .78f);
        float a = (float)i * .5f - 1.0f;
        ball(at[0] + sinf(a) * .31f, at[1] + .05f, at[2] + cosf(a) * .30f, .035f);
    }
    part();
    paint(dark);
    blend(.05f);
    egg(fist[0], fist[1], fist[2], .27f, .20f, .22f);
    for (int i = 0; i < 4; i++) {
        float x = fist[0] + ((float)i - 1.5f) * .145f;
        limb(V(x, fist[1] + .06f, fist[2] + .12f), V(x, fist[1] + .02f, fist[2] + .32f), .075f, .07f);
        limb(V(x, fist[1] + .02f, fist[2] + .32f), V(x, fist[1] - .24f, fist[2] + .34f), .07f, .06f);
    }
    limb(V(fist[0] - side * .24f, fist[1], fist[2] + .05f), V(fist[0] - side * .36f, fist[1] - .12f, fist[2] + .26f),
         .075f, .06f);
}

static void colossus(void)
{
    camera(V(-.5f, .75f, 7.0f), V(0, 2.0f, 0), 33);
    Scene *s = scene();
    s->ambient = .36f;
    int red = kiln_metal(rgb(0xb03a20)), dark = kiln_metal(rgb(0x4c484e)), brass = kiln_metal(rgb(0xc8924a)),
        stone = material_stone(rgb(0x6a5f5c), rgb(0x36302f));
    part(); /* the battlements, which he has taken hold of */
    paint(stone);
    box(0, .18f, 1.0f, 3.0f, .52f, .4f, .02f);
    for (int i = 0; i < 6; i++)
        box(-1.95f + .78f * (float)i, .86f, 1.0f, .25f, .24f, .36f, .03f);
    push();
    move(0, 0, 0);
    turn_x(7);
    part(); /* the trunk: a boiler */
    paint(red);
    blend(.10f);
    egg(0, 1.75f, -.2f, .98f, .92f, .72f);
    egg(0, 2.30f, -.2f, 1.16f, .48f, .66f);
    carve();
    blend(.03f);
    egg(0, 1.72f, .52f, .50f, .40f, .40f);
    fill();
    part();
    paint(kiln_hot(2.2f));
    egg(0, 1.70f, .20f, .52f, .42f, .14f);
    part(); /* the grate, a mouth in its belly */
    paint(dark);
    blend(.02f);
    push();
    move(0, 1.72f, .47f);
    turn_x(86);
    ring(0, 0, 0, .52f, .07f);
    pop();
    for (int i = -2; i <= 2; i++)
        limb(V(.19f * (float)i, 1.36f + .05f * fabsf((float)i), .50f),
             V(.19f * (float)i, 2.08f - .05f * fabsf((float)i), .46f), .04f, .04f);
    part();
    paint(brass);
    for (int i = 0; i < 11; i++) {
        float a = ((float)i - 5) * .21f;
        ball(sinf(a) * 1.10f, 2.24f - .06f * cosf(a * 2), -.2f + cosf(a) * .68f, .045f);
    }
    for (int side = -1; side <= 1; side += 2) { /* chimneys on his back, domes on his shoulders */
        float q = (float)side;
        part();
        paint(dark);
        blend(.02f);
        drum(q * .72f, 3.05f, -.75f, .17f, .62f, .02f);
        drum(q * .72f, 3.62f, -.75f, .22f, .07f, .02f);
        part();
        paint(red);
        blend(.05f);
        egg(q * 1.12f, 2.52f, -.1f, .46f, .42f, .46f);
        part();
        paint(brass);
        blend(.02f);
        push();
        move(q * 1.12f, 2.44f, -.1f);
        turn_z(-q * 24);
        ring(0, 0, 0, .46f, .05f);
        pop();
    }
    push(); /* the head: a helm with a visor, low between the shoulders */
    move(0, 2.72f, .42f);
    grow(1.18f);
    turn_y(-8);
    turn_x(10);
    part();
    paint(dark);
    blend(.05f);
    egg(0, .10f, 0, .36f, .40f, .37f);
    egg(0, -.18f, .08f, .30f, .20f, .30f);
    carve();
    blend(.015f);
    box(-.15f, .06f, .34f, .105f, .045f, .10f, .02f);
    box(.15f, .06f, .34f, .105f, .045f, .10f, .02f);
    for (int i = -2; i <= 2; i++)
        box(.10f * (float)i, -.20f, .36f, .028f, .075f, .10f, .01f);
    fill();
    part();
    paint(kiln_hot(3.4f));
    egg(0, .05f, .14f, .26f, .07f, .16f);
    part();
    paint(kiln_hot(1.6f));
    egg(0, -.20f, .14f, .24f, .09f, .16f);
    part();
    paint(brass);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .02f, .10f, .38f), V((float)side * .30f, .20f, .27f), .05f, .04f);
    limb(V(0, .50f, .02f), V(0, .12f, .39f), .05f, .06f);
    pop();
    pop();
    iron_arm(V(-1.18f, 2.45f, 0), V(-1.42f, 1.72f, .45f), V(-1.18f, 1.16f, 1.12f), -1, red, dark);
    iron_arm(V(1.18f, 2.45f, 0), V(1.46f, 1.72f, .45f), V(1.17f, 1.16f, 1.12f), 1, red, dark);
    for (int i = 0; i < 3; i++) { /* those who run from under his hands */
        push();
        move(-.46f + .44f * (float)i, .64f, 1.15f);
        grow(.21f);
        turn_y(-60 + 70 * chance(i));
        Kiln k = {.build = {.man = 1},
                  .face = {.skin = rgb(0xd09a70), .age = .4f, .man = 1, .hairs = HAIR_CROP, .seed = i},
                  .hat = KILN_POT,
                  .foot = {V(-.2f, 0, .3f), V(.2f, .1f, -.3f)},
                  .hand = {{.at = V(-.6f, 2.3f, .3f), .along = V(-.3f, 1, 0), .palm = V(0, 0, 1)},
                           {.at = V(.6f, 2.3f, .3f), .along = V(.3f, 1, 0), .palm = V(0, 0, 1)}},
                  .cloth = rgb(0x4a7aa0)};
        kiln(&k);
        pop();
    }
    lamp(V(0, 1.75f, 1.6f), rgb(0xff8a38) * 3.4f, .6f);
    sprite(V(0, 1.8f, -.9f), 1.2f, rgb(0xff7a20), SPRITE_GLOW, .3f);
    dust_burst(V(-.75f, 4.0f, -.9f), V(.35f, .4f, .2f), 9, .4f, rgb(0x4a4a52), .4f, 3);
    dust_burst(V(.75f, 4.0f, -.9f), V(.35f, .4f, .2f), 9, .4f, rgb(0x4a4a52), .4f, 13);
    clods(V(-1.2f, 1.0f, 1.4f), V(-.2f, .5f, 1.0f), .5f, 8, .07f, stone, 5);
    clods(V(1.2f, 1.0f, 1.4f), V(.2f, .5f, 1.0f), .5f, 8, .07f, stone, 15);
    faction_motes();
}

const Card siege_ember_war_cards[] = {{"cards/siege/em03", EMBER, colossus},
                                      {"cards/siege/em10", EMBER, slagback},
                                      {"cards/siege/em14", EMBER, flashover},
                                      {"cards/siege/em22", EMBER, clinker_hound},
                                      {0}};
