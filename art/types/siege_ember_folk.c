/* SPDX-License-Identifier: MIT
 * Kilnsworn at their trade: sapper and wright. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/kiln.h"
#include "props/rocks.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/wild.h"

/* ---- em25: out of the vent, with powder ---- */

/* A cellar of black stone, a round vent in its wall, and through it the night. */
static Vec3 vent(const Scene *s, float u, float v)
{
    float row = floorf(v * 4.2f), x = u * 2.6f + (fmodf(fabsf(row), 2) > .5f ? .5f : 0), gx = x - floorf(x),
          gy = v * 4.2f - row, d = distance_to(u, v, .34f, .34f);
    float joint = smooth(0, .05f, gx) * smooth(1, .95f, gx) * smooth(0, .08f, gy) * smooth(1, .92f, gy);
    Vec3 wall = rgb(0x202834) * ((.35f + .65f * joint) * (.6f + .7f * cloud_flat(u * 8, v * 8, 4)));
    wall +=
        (s->tint[MIDTONE] * .5f + s->tint[LIGHT] * .2f) * (.55f * expf(-distance_to(u, v, .25f, -.2f) * 3.2f) * joint);
    Vec3 night = vec_mix(rgb(0x2a5a78), rgb(0x0c1a2c), smooth(-.1f, .55f, d + .4f * v));
    return vec_mix(night, wall, smooth(.60f, .61f, d));
}

/* Goggles pushed up from the eyes of a head of props/visage.h, and a cap of leather under them. */
static void cap_and_goggles(int leather, int brass, int lens)
{
    part();
    paint(leather);
    blend(.03f);
    egg(0, .215f, -.07f, .385f, .345f, .42f);
    egg(-.36f, -.02f, -.04f, .06f, .20f, .12f);
    egg(.36f, -.02f, -.04f, .06f, .20f, .12f);
    carve();
    blend(.03f);
    egg(0, -.06f, .32f, .40f, .33f, .5f);
    fill();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .155f, .36f, .33f);
        turn_x(-28);
        turn_y((float)side * 22);
        part();
        paint(brass);
        blend(.01f);
        push();
        turn_x(90);
        ring(0, 0, 0, .125f, .036f);
        drum(0, -.03f, 0, .12f, .03f, .02f);
        pop();
        part();
        paint(lens);
        egg(0, 0, .012f, .10f, .10f, .035f);
        pop();
    }
}

static void powder_keg(int wood, int iron)
{
    part();
    paint(wood);
    blend(.02f);
    limb(V(0, -.42f, 0), V(0, 0, 0), .29f, .34f);
    limb(V(0, 0, 0), V(0, .42f, 0), .34f, .29f);
    carve();
    box(0, .75f, 0, 1, .30f, 1, .01f);
    box(0, -.75f, 0, 1, .30f, 1, .01f);
    fill();
    part();
    paint(iron);
    for (int i = -1; i <= 1; i += 2) {
        ring(0, .20f * (float)i, 0, .325f, .038f);
        ring(0, .38f * (float)i, 0, .295f, .038f);
    }
}

/* Hush. */
static void sapper(void)
{
    camera(V(.0f, .0f, 5.2f), V(0, .0f, 0), 30);
    Scene *s = scene();
    s->backdrop = vent;
    s->haze = 0;
    s->roll = -5;
    s->aperture = .02f;
    s->vignette = 1.4f;
    s->ambient = .22f;
    s->key = (Light){V(.25f, -.25f, .85f), rgb(0xffa860) * .8f, .10f};
    s->rim = (Light){V(.45f, .55f, -.7f), rgb(0x6aa0d0) * 3.2f, 0};
    int coat = wild_coat(rgb(0x7a6658), 6.5f), pale = wild_coat(rgb(0xa08a74), 12), dark = wild_coat(rgb(0x40342e), 6),
        mane = wild_coat(rgb(0x544640), 3.2f), wood = material_wood(), iron = kiln_metal(rgb(0x5a5c62)),
        brass = kiln_metal(rgb(0xd89a48)), cloth = material_wool(rgb(0x7a3a20)), red = material_wool(rgb(0xa02c18)),
        cord = material_plain(rgb(0xd8ccb0), .8f, .1f);
    part(); /* the rim of the vent */
    paint(iron);
    push();
    move(.38f, .38f, -.55f);
    turn_x(90);
    ring(0, 0, 0, .74f, .075f);
    for (int i = 0; i < 12; i++)
        ball(.74f * sinf((float)i * PI / 6), .07f, .74f * cosf((float)i * PI / 6), .04f);
    pop();
    part(); /* who sleeps below it */
    paint(mane);
    blend(.18f);
    limb(V(-.85f, -.95f, -.1f), V(-1.6f, -1.5f, -.7f), .72f, 1.0f);
    push();
    move(-.64f, -.54f, .36f);
    turn_z(-14);
    turn_y(36);
    turn_x(10);
    grow(1.62f);
    wild_ruff(40, .46f, .09f, mane, 5);
    wild_head(&(Wild){.kind = WILD_BEAR,
                      .coat = coat,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffd040),
                      .jaw = 8,
                      .open = 0,
                      .ears = 20});
    pop();
    push();
    move(.40f, .50f, -.06f);
    turn_z(10);
    turn_y(-24);
    turn_x(14);
    grow(1.0f);
    int skin = visage(&(Visage){.fine_brows = true,
                                .skin = rgb(0xb87c54),
                                .hair = rgb(0x241410),
                                .iris = rgb(0xe0a030),
                                .flush = 1.3f,
                                .jaw = 1.0f,
                                .nose = 1.05f,
                                .bulb = 1.5f,
                                .eye = 1.2f,
                                .open = {1.2f, 1.15f},
                                .under = {.7f, .7f},
                                .slant = {.02f, .02f},
                                .gaze_x = -16,
                                .gaze_y = -16,
                                .brow = {.045f, .03f},
                                .frown = {-.02f, .01f},
                                .bush = 1.3f,
                                .mouth = .07f,
                                .gape = .012f,
                                .corner = {.03f, .03f},
                                .puff = .4f,
                                .pucker = .022f,
                                .neck = .20f});
    cap_and_goggles(material_leather(rgb(0x5a3a24)), brass, kiln_hot(1.0f));
    Vec3 lips = here(V(-.02f, -.24f, .50f));
    pop();
    part(); /* out of the vent to the waist */
    paint(cloth);
    blend(.14f);
    limb(V(.14f, .0f, -.30f), V(.82f, .02f, -.42f), .26f, .26f);
    limb(V(.45f, .1f, -.35f), V(.44f, -.35f, -.75f), .40f, .40f);
    part();
    paint(red);
    blend(.05f);
    tube(4, (Vec3[]){V(.14f, .06f, -.02f), V(.28f, -.06f, .12f), V(.48f, -.04f, .08f), V(.60f, .10f, -.12f)},
         (float[]){.08f, .10f, .10f, .08f}, 4);
    limb(V(.30f, -.06f, .14f), V(.22f, -.30f, .24f), .07f, .02f);
    /* one finger on his lips */
    Vec3 wrist = lips + V(.14f, -.40f, .12f);
    person_hand_at(
        &(PersonHand){.lean = true, .pose = GRASP_POINT, .size = .21f, .thick = 1.15f, .thumb = -1, .skin = skin},
        wrist, V(-.22f, 1, .02f), V(.15f, 0, -1));
    part();
    paint(cloth);
    sinew_cloth(V(.10f, .0f, -.25f), V(-.02f, -.38f, .20f), wrist, .20f, .17f, .11f, 4);
    Vec3 keg = V(.62f, -.86f, .62f); /* what he puts under its chin */
    push();
    move(keg[0], keg[1], keg[2]);
    turn_z(16);
    turn_x(12);
    powder_keg(wood, iron);
    part();
    paint(cord);
    Vec3 fuse[5] = {V(-.02f, .42f, .05f), V(-.10f, .56f, .16f), V(.04f, .64f, .24f), V(-.16f, .62f, .30f),
                    V(-.30f, .66f, .30f)};
    tube(5, fuse, (float[]){.024f, .022f, .022f, .022f, .022f}, 5);
    Vec3 spark = here(fuse[4]), top = here(V(.22f, .47f, -.02f));
    pop();
    person_hand_at(
        &(PersonHand){.lean = true, .pose = GRASP_REST, .size = .22f, .thick = 1.15f, .thumb = 1, .skin = skin},
        top + V(.16f, .16f, -.06f), V(-.75f, -.42f, .4f), V(-.2f, -1, .1f));
    part();
    paint(cloth);
    sinew_cloth(V(.84f, .02f, -.40f), V(1.10f, -.32f, -.05f), top + V(.18f, .17f, -.07f), .20f, .17f, .11f, 6);
    sprite(spark, .30f, rgb(0xffb050), SPRITE_GLOW, .7f);
    sprite(spark, .34f, rgb(0xfff0c0), SPRITE_SPARKLE, 1);
    lamp(spark + V(.02f, .12f, .20f), rgb(0xffb058) * 4.6f, .5f);
    lamp(spark + V(-.20f, .05f, .50f), rgb(0xffa048) * 2.6f, .5f);
    for (int i = 0; i < 40; i++) {
        float a = 2 * PI * chance(i), r = .06f + .30f * chance(i + 50) * chance(i + 60);
        sprite(spark + V(r * cosf(a), r * sinf(a) + .05f, .05f), .008f + .010f * chance(i + 9), rgb(0xffd890),
               SPRITE_GLOW, 1.6f);
    }
    faction_motes();
}

/* ---- em02: the weak seam, in soot ---- */

static void cinderwright(void)
{
    camera(V(-.3f, 1.85f, 4.6f), V(.16f, 1.88f, 0), 25.f);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    s->ambient = .34f;
    s->vignette = 1.4f;
    s->roll = -3;
    int stone = material_stone(rgb(0x8a80a0), rgb(0x444058)), soot = material_plain(rgb(0x0c0a0c), .9f, .1f),
        seam = material_glow(rgb(0xffa030), 3.0f);
    push();
    move(-.46f, -.06f, .1f);
    turn_y(108);
    Kiln k = {
        .build = {.man = .1f, .wide = .95f},
        .face = {.skin = rgb(0xc89070),
                 .hair = rgb(0x8a3014),
                 .iris = rgb(0xd09030),
                 .age = .5f,
                 .man = .05f,
                 .gaunt = .35f,
                 .eye = 1.2f,
                 .nose = NOSE_HOOKED,
                 .mood = MOOD_PURSE,
                 .cast = CAST_FINE,
                 .hairs = HAIR_BUN,
                 .gaze_x = 14,
                 .soot = true,
                 .seed = 2},
        .hat = KILN_GOGGLES,
        .lean = 10,
        .hand = {{.at = V(-.16f, 2.00f, .66f), .bar = V(.10f, .30f, 1), .out = V(-1, .2f, 0), .pole = V(-.8f, -1, 0)},
                 {.at = V(.30f, 1.20f, .50f), .along = V(0, -1, .4f), .palm = V(-1, 0, 0), .pose = GRASP_HANG}},
        .head_pitch = -4,
        .head_roll = 7,
        .head_yaw = -44,
        .head = .62f,
        .cloth = rgb(0x7a2e1c),
        .sleeve = rgb(0xc8a070),
        .apron = rgb(0x4a3020)};
    kiln(&k);
    push();
    move(-.16f, 2.00f, .66f);
    aim(V(.10f, .30f, 1), V(-1, .2f, 0));
    part();
    paint(soot);
    limb(V(0, -.12f, 0), V(0, .34f, 0), .036f, .026f);
    Vec3 tip = here(V(0, .22f, 0));
    pop();
    pop();
    push(); /* the door, that she has come so near to: x to the right, z out of it */
    move(.64f, 0, -.1f);
    turn_y(-56);
    part();
    paint(stone);
    blend(.02f);
    lumpy(.012f, 5);
    box(.3f, 1.6f, -.25f, 1.6f, 2.4f, .25f, .04f);
    carve();
    ball(.34f, 2.30f, .06f, .19f);
    limb(V(.02f, .4f, .0f), V(-.10f, 1.3f, .0f), .020f, .020f);
    fill();
    lumpy(0, 1);
    spiral_relief(.72f, 1.35f, .02f, .34f, stone);
    part();
    paint(seam);
    Vec3 crack[6] = {V(.02f, .3f, .0f),    V(-.14f, .9f, .0f),  V(.05f, 1.25f, .0f),
                     V(-.10f, 1.55f, .0f), V(.08f, 1.85f, .0f), V(.0f, 2.1f, .0f)};
    for (int i = 0; i < 5; i++)
        limb(crack[i], crack[i + 1], .013f, .013f);
    part();
    paint(soot);
    for (int i = 0; i < 5; i++)
        limb(crack[i] + V(.035f, .01f, -.012f), crack[i + 1] + V(.035f, .01f, -.012f), .030f, .030f);
    part();
    eye_with_lid(.34f, 2.30f, -.06f, .16f, -4, -18, material_eye(rgb(0xe08020), rgb(0xf0e0b8), .8f, PUPIL_SLIT), stone,
                 14, .5f);
    Vec3 glow = here(V(0, 1.7f, .25f));
    pop();
    (void)tip;
    lamp(glow + V(-.1f, .1f, .1f), rgb(0xffa040) * 3.0f, .3f);
    lamp(V(.05f, 2.12f, .85f), rgb(0xffc078) * 2.2f, .2f);
    faction_motes();
}

const Card siege_ember_folk_cards[] = {
    {"cards/siege/em02", EMBER, cinderwright}, {"cards/siege/em25", EMBER, sapper}, {0}};
