/* SPDX-License-Identifier: MIT
 * The Lanternfleet's blades: those who fight, and the selves they leave behind. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/beast4.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/roadbeast.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/weapons.h"

/* ---- ti01: a mask leaps at a titan ---- */

static void knife(void)
{
    move(0, .02f, 0);
    dagger(.95f, material_iron(), material_gold());
}

static void knife_mask(void)
{
    half_mask(rgb(0xe8f0ea));
    push();
    move(0, .02f, 0);
    hood_deep(material_wool(rgb(0x0f3c4c)), material_plain(rgb(0x06141c), .9f, .1f), .9f, 5);
    pop();
}

static void quiet_knife(void)
{
    sailor(&(Sailor){.head = {.skin = rgb(0xd8a484),
                              .hair = rgb(0x201410),
                              .iris = rgb(0x60e0c8),
                              .age = .35f,
                              .man = .1f,
                              .mood = MOOD_RESOLVE,
                              .cast = CAST_FINE,
                              .lips = 1.3f,
                              .seed = 3,
                              .wide = .95f},
                     .turn = V(14, 10, 8),
                     .wears = knife_mask,
                     .head_size = .60f,
                     .body = {.man = .2f, .wide = .98f},
                     .coat = 0x165268,
                     .trousers = 0x143a48,
                     .boots = 0x1c1a20,
                     .sash = 0xf0765a,
                     .hem = .55f,
                     .open = 40,
                     .wind = V(-.55f, 0, -.55f),
                     .knee = {V(-.32f, .78f, -.10f), V(.34f, .92f, .40f)},
                     .foot = {V(-.62f, .44f, -.45f), V(.30f, .48f, .08f)},
                     .elbow = {V(-.70f, 1.80f, -.10f), V(.62f, 1.40f, .34f)},
                     .wrist = {V(-.86f, 2.16f, .12f), V(.70f, 1.16f, .74f)},
                     .pose = {GRASP_FIST, GRASP_FIST},
                     .bar = {V(-.35f, .85f, .35f), V(.70f, -.35f, .55f)},
                     .fingers = {V(0, .3f, 1), V(0, .5f, 1)},
                     .holds = {knife, knife}});
}

static void kestrin(void)
{
    camera(V(-.2f, .75f, 6.4f), V(.02f, 1.86f, 0), 32);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = .62f;
    s->disc_y = .78f;
    s->disc_size = 1.3f;
    s->key.color = rgb(0xd8ecf0) * 1.9f;
    s->rim.color = rgb(0xe8fff8) * 4.5f;
    push();
    move(-.46f, .92f, .3f);
    turn_z(-22);
    turn_x(12);
    turn_y(26);
    grow(.92f);
    quiet_knife();
    pop();
    push(); /* the titan below her, who has just heard something */
    move(.98f, -2.10f, -.2f);
    turn_y(-46);
    turn_x(-16);
    grow(1.42f);
    ogre(material_fur(rgb(0x3c4a4c)), material_wool(rgb(0x203a40)), 0, -14);
    pop();
    lamp(V(.2f, 1.9f, 1.6f), rgb(0xa8d8e0) * 1.0f, .6f);
    for (int i = 0; i < 40; i++) { /* what is left where she was: mist, in the line of her leap */
        float t = chance(i);
        sprite(V(-1.9f + 1.2f * t, .9f + .7f * t + .5f * (chance(i + 50) - .5f), -.6f), .16f + .16f * chance(i + 9),
               rgb(0x9cc8c8), SPRITE_GLOW, .10f);
    }
    fog_bank(V(-.6f, .0f, .2f), V(1.6f, .35f, .6f), 26, .5f, rgb(0x7aa8b0), .08f, 3);
    faction_motes();
}

/* ---- ti10: a claw goes through the fencer ---- */

static void rapier(void)
{
    int steel = material_iron(), gold = material_gold();
    part();
    paint(steel);
    blend(.01f);
    limb(V(0, .06f, 0), V(0, 1.35f, 0), .026f, .006f);
    part();
    paint(gold);
    blend(.03f);
    ring(0, .08f, 0, .11f, .02f);
    egg(0, .06f, .02f, .13f, .05f, .13f);
    limb(V(-.2f, .08f, 0), V(.2f, .08f, 0), .02f, .02f);
    ball(0, -.14f, 0, .04f);
    Vec3 tip = here(V(0, 1.34f, 0));
    sprite(tip, .26f, rgb(0xffffff), SPRITE_SPARKLE, 1.2f);
    sprite(tip, .16f, rgb(0xffffff), SPRITE_GLOW, .5f);
}

/* The fencer, or what the claw takes for her. */
static Sailor fencer(void)
{
    return (Sailor){.head = {.skin = rgb(0xe0ac84),
                             .hair = rgb(0x7a3418),
                             .iris = rgb(0x3a9a98),
                             .age = .3f,
                             .man = .1f,
                             .nose = NOSE_STRAIGHT,
                             .mood = MOOD_SCORN,
                             .cast = CAST_LONG,
                             .hairs = HAIR_MANE,
                             .wind = V(-.8f, .1f, -.2f),
                             .lips = 1.2f,
                             .eye = 1.1f,
                             .seed = 9,
                             .gaze_x = 14,
                             .gaze_y = -6},
                    .turn = V(6, 14, -6),
                    .head_size = .56f,
                    .body = {.man = .15f, .wide = 1.0f},
                    .coat = 0x1a5870,
                    .trousers = 0xb8c8c0,
                    .boots = 0x3a2620,
                    .sash = 0xf0765a,
                    .hem = .70f,
                    .open = 62,
                    .wind = V(-.45f, 0, -.35f),
                    .knee = {V(-.26f, .64f, -.16f), V(.26f, .78f, .46f)},
                    .foot = {V(-.46f, .10f, -.58f), V(.30f, .12f, .52f)},
                    .elbow = {V(-.74f, 1.60f, -.18f), V(.56f, 1.56f, .36f)},
                    .wrist = {V(-.92f, 2.0f, -.20f), V(.46f, 1.62f, .86f)},
                    .pose = {GRASP_REACH, GRASP_FIST},
                    .bar = {V(0, 0, 0), V(.10f, .10f, 1)},
                    .fingers = {V(-.5f, .8f, 0), V(.1f, 1, -.1f)},
                    .palm = {V(.3f, 0, 1), V(0, 0, 0)},
                    .holds = {NULL, rapier}};
}

/* A paw from the right, its claws through what stands at the brush's place. */
static void clawing_paw(int hide, int claw)
{
    part();
    paint(hide);
    blend(.14f);
    limb(V(2.1f, 1.0f, .6f), V(1.0f, 1.32f, .40f), .46f, .30f);
    egg(.74f, 1.36f, .38f, .30f, .28f, .26f);
    part();
    paint(hide);
    blend(.04f);
    for (int i = 0; i < 26; i++) {
        float t = chance(i), a = (chance(i + 40) - .5f) * 3;
        Vec3 c = vec_mix(V(2.0f, 1.03f, .58f), V(.95f, 1.33f, .40f), t);
        float r = mix(.44f, .28f, t);
        Vec3 p2 = c + V(0, -cosf(a) * r * .8f, .3f + sinf(a) * r * .5f);
        limb(p2, p2 + V(.14f, -.22f - .12f * chance(i + 80), .04f), .07f, .006f);
    }
    for (int i = 0; i < 4; i++) {
        float f = (float)i - 1.5f, y = 1.40f - .16f * f;
        part();
        paint(hide);
        blend(.07f);
        tube(3,
             (Vec3[]){V(.66f, y - .02f, .46f), V(.42f, y + .05f - .03f * f, .58f), V(.22f, y + .0f - .05f * f, .52f)},
             (float[]){.125f, .12f, .095f}, 4);
        part();
        paint(claw);
        tube(4,
             (Vec3[]){V(.23f, y + .01f - .05f * f, .54f), V(.04f, y + .05f - .08f * f, .54f),
                      V(-.16f, y - .04f - .10f * f, .42f), V(-.28f, y - .16f - .10f * f, .26f)},
             (float[]){.062f, .046f, .026f, .003f}, 4);
    }
}

static void mist_duelist(void)
{
    camera(V(-.1f, 1.15f, 5.9f), V(.04f, 1.56f, 0), 32);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = -.70f;
    s->disc_y = 1.05f;
    s->disc_size = .7f;
    s->key.color = rgb(0xf0f0e4) * 2.0f;
    s->rim.color = rgb(0xf2fff8) * 4.4f;
    Sailor real = fencer(), ghost = fencer();
    Vec3 fog = rgb(0xb8dcd8);
    int before = scene()->material_count;
    ghost.holds[1] = NULL;
    ghost.head.mood = MOOD_LAUGH;
    push();
    move(.66f, .04f, -.85f);
    turn_y(8);
    turn_z(-7);
    sailor(&ghost);
    pop();
    fade_since(before, fog * .8f, .60f);
    push();
    move(.58f, -.10f, -.55f);
    clawing_paw(material_fur(rgb(0x5a4238)), material_plain(rgb(0xd8ccb0), .25f, 1.2f));
    pop();
    push();
    move(-.52f, -.02f, .30f);
    turn_y(34);
    sailor(&real);
    pop();
    for (int i = 0; i < 4; i++) { /* four rents where the claws went, and what they tear away */
        float f = (float)i - 1.5f;
        for (int k = 0; k < 18; k++) {
            float t = (float)k / 17;
            sprite(V(.92f - 1.05f * t, 1.34f - .16f * f - .30f * t * t + .05f * (chance(i * 20 + k) - .5f), -.05f),
                   .05f + .08f * t, fog, SPRITE_GLOW, .16f);
        }
    }
    for (int i = 0; i < 46; i++) { /* the double comes apart from below */
        float t = chance(i), a = chance(i + 60) * 2 * PI;
        sprite(V(.58f + (.30f + .35f * t) * cosf(a), .25f + .9f * t * t, -.55f + .4f * sinf(a)),
               .10f + .14f * chance(i + 9), fog, SPRITE_GLOW, .13f);
    }
    fog_bank(V(.2f, .10f, .3f), V(1.7f, .22f, .6f), 34, .42f, rgb(0x8cbcc0), .07f, 50);
    faction_motes();
}

/* ---- ti12: on a blade of water over the crenels ---- */

static void riptide_cap(void)
{
    wool_cap(rgb(0xf0765a), rgb(0xd85a44));
}

/* He comes out of the barrel of a wave, hand first. */
static void riptide_step(void)
{
    camera(V(.1f, -.15f, 6.0f), V(0, 0, 0), 33);
    family_hour(TIDE_NOON);
    Scene *s = scene();
    s->roll = 8;
    s->back_seed = 3;
    s->vignette = 1.2f;
    int sea = material_sea(rgb(0x0f4c5c), .04f), light_sea = material_sea(rgb(0x58c0c0), .14f);
    for (int k = 0; k < 22; k++) { /* the water turns about him */
        Vec3 p[11];
        float w[11], r = 1.20f + .055f * (float)((k * 5) % 22), z = .9f - .5f * (r - 1.2f);
        for (int i = 0; i < 11; i++) {
            float a = (.3f + 1.9f * (float)k) + .38f * (float)i,
                  q = (r + .030f * (float)i) * (1 + .05f * sinf(a * 2 + .7f * (float)k));
            p[i] = V(sinf(a) * q * .95f, cosf(a) * q * 1.12f, z + .05f * (float)i);
            w[i] = .15f * sinf(PI * ((float)i + .6f) / 11.2f) + .01f;
        }
        part();
        paint(k % 3 ? sea : light_sea);
        blend(.08f);
        tube(11, p, w, 4);
        foam_along(11, p, 26, .20f, .06f, k * 9);
    }
    Sailor r = {.head = {.skin = rgb(0x9a6644),
                         .hair = rgb(0x140c0a),
                         .iris = rgb(0x30b0b0),
                         .age = .2f,
                         .man = .8f,
                         .eye = 1.3f,
                         .nose = NOSE_BROAD,
                         .mood = MOOD_LAUGH,
                         .cast = CAST_HEAVY,
                         .hairs = HAIR_CROP,
                         .seed = 12},
                .turn = V(-8, -8, 10),
                .wears = riptide_cap,
                .head_size = .66f,
                .body = {.man = .7f},
                .coat = 0x14485a,
                .elbow = {V(-.62f, 1.62f, .35f), V(.70f, 1.45f, .10f)},
                .wrist = {V(-.52f, 1.72f, .95f), V(.98f, 1.75f, .05f)},
                .pose = {GRASP_REACH, GRASP_FIST},
                .fingers = {V(-.25f, .55f, .8f), V(.3f, .9f, .1f)},
                .palm = {V(.2f, -.5f, .8f), V(0, 0, 1)},
                .hand_size = .24f};
    push();
    move(.10f, -3.92f, -.65f);
    turn_z(-6);
    grow(1.95f);
    sailor(&r);
    pop();
    lamp(V(-.5f, .9f, 2.2f), rgb(0xfff4e0) * 1.8f, .45f);
    for (int i = 0; i < 60; i++) {
        float a = 2.4f * (float)i, q = .9f + .8f * chance(i);
        sprite(V(sinf(a) * q, cosf(a) * q * 1.2f, 1 + .6f * chance(i + 9)), .02f + .03f * chance(i + 5), rgb(0xffffff),
               SPRITE_SNOW, .8f);
    }
}

/* ---- ti21: two hooked blades, two rings of water ---- */

static void hooked(void)
{
    int steel = material_iron(), grip_m = material_leather(rgb(0x6a3a28));
    grip(.1f, .12f, .04f, grip_m);
    part();
    paint(steel);
    blend(.02f);
    Vec3 p[5] = {V(0, .1f, 0), V(.02f, .5f, 0), V(.10f, .9f, 0), V(.34f, 1.12f, 0), V(.58f, .98f, 0)};
    float r[5] = {.045f, .06f, .065f, .055f, .006f};
    tube(5, p, r, 5);
}

static void wavecutter_self(void)
{
    Sailor w = {.head = {.skin = rgb(0xc89068),
                         .hair = rgb(0x2a1410),
                         .iris = rgb(0x40b0a0),
                         .age = .15f,
                         .man = .25f,
                         .nose = NOSE_SNUB,
                         .mood = MOOD_ROAR,
                         .cast = CAST_ROUND,
                         .hairs = HAIR_MANE,
                         .wind = V(-.55f, .1f, -.3f),
                         .seed = 21,
                         .brow = .8f,
                         .gaze_x = 14},
                .turn = V(0, 10, -4),
                .head_size = .57f,
                .body = {.man = .3f, .wide = .98f},
                .coat = 0x145062,
                .trousers = 0x1c3e4c,
                .boots = 0x2a2020,
                .sash = 0xf0765a,
                .hem = .86f,
                .open = 30,
                .wind = V(-.5f, 0, .2f),
                .knee = {V(-.42f, .72f, .20f), V(.36f, .80f, .30f)},
                .foot = {V(-.62f, .12f, -.02f), V(.62f, .40f, .02f)},
                .elbow = {V(-.74f, 1.60f, .16f), V(.74f, 1.72f, .16f)},
                .wrist = {V(-1.06f, 1.40f, .44f), V(1.06f, 1.98f, .36f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .bar = {V(-.80f, -.45f, .2f), V(.80f, .52f, .1f)},
                .fingers = {V(0, -.3f, 1), V(0, .2f, 1)},
                .holds = {hooked, hooked}};
    sailor(&w);
}

static void wavecutter(void)
{
    camera(V(.1f, 1.2f, 6.6f), V(.08f, 1.52f, 0), 31);
    family_hour(TIDE_SUNSET);
    Scene *s = scene();
    s->back_mirrored = true;
    s->back_seed = 8;
    int sea = material_sea(rgb(0x3aa4a4), .14f), stone = wet_stone();
    push();
    move(.12f, .1f, .3f);
    turn_y(10);
    turn_z(-6);
    wavecutter_self();
    pop();
    push();
    move(.12f, 1.18f, .3f);
    turn_z(16);
    turn_x(14);
    water_arc(1.32f, -200, 100, .085f, sea, 3);
    pop();
    push();
    move(.12f, 1.72f, .3f);
    turn_z(20);
    turn_x(10);
    water_arc(1.05f, -40, 235, .07f, sea, 77);
    pop();
    sea_wall(1.15f, -2.6f, 2.6f, .0f, stone);
    part();
    paint(stone);
    box(0, -.45f, .1f, 4, .42f, .9f, .03f);
    fog_bank(V(0, .0f, 1.0f), V(1.6f, .12f, .3f), 20, .3f, rgb(0xc8ece8), .10f, 9);
    faction_motes();
}

const Card siege_tide_blades_cards[] = {{"cards/siege/ti01", TIDE, kestrin},
                                        {"cards/siege/ti10", TIDE, mist_duelist},
                                        {"cards/siege/ti12", TIDE, riptide_step},
                                        {"cards/siege/ti21", TIDE, wavecutter},
                                        {0}};
