/* SPDX-License-Identifier: MIT
 * Beasts of the druids: the wolf that is worn, the bear that was a man. */
#include "types/druid_beasts.h"

#include "cards.h"
#include "props/beast.h"
#include "props/brute.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/sinew.h"
#include "types/heroes.h"

int druid_leaf(Vec3 color, Vec3 color2)
{
    int m = material_new(color, color2, .6f, .4f, PAT_NOISE, 5, .3f);
    material(m)->sss = color * .4f;
    return m;
}

void wolf_hood(int fur, int dark)
{
    push();
    move(0, .42f, .02f);
    turn_x(-14);
    grow(.98f);
    beast_head(&(Beast){.hide = fur,
                        .nose = dark,
                        .inner_ear = dark,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0x60d0ff), rgb(0xc8f0ff), .8f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .42f,
                        .root = .22f,
                        .tip = .11f,
                        .droop = 6,
                        .jaw = 4,
                        .teeth = 4,
                        .fang = .12f,
                        .ear = .42f,
                        .ear_width = .17f,
                        .ear_out = 22,
                        .ear_turn = 12,
                        .eye = .075f,
                        .eye_x = .17f,
                        .eye_yaw = 12,
                        .lid = 20,
                        .open = .45f,
                        .brow = .08f,
                        .cheek = .3f});
    pop();
    part();
    paint(fur);
    blend(.08f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 7; i++) {
            float s = (float)side, q = (float)i;
            limb(V(s * .4f, .25f - .1f * q, .1f - .03f * q), V(s * (.5f + .05f * chance(i)), -.05f - .14f * q, .12f),
                 .1f, .03f);
        }
}

/* ---- the bear ---- */

static void bear_arm(const Brute *b, int claw, float side, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm)
{
    Vec3 shoulder = brute_shoulder(b, side);
    part();
    paint(b->skin);
    blend(.10f);
    ball(shoulder[0], shoulder[1] - .02f, shoulder[2], .26f);
    sinew_arm(shoulder, elbow, wrist, 2.05f, 1.1f);
    Hand h = {.size = .27f,
              .thick = 1.7f,
              .spread = 40,
              .curl = .3f,
              .thumb = side < 0 ? 1 : -1,
              .claw = claw,
              .claw_length = .75f};
    part();
    paint(b->skin);
    blend(.06f);
    hand_at(&h, wrist, fingers, palm);
    part(); /* shaggy below the arm */
    paint(b->skin);
    blend(.04f);
    for (int i = 0; i < 9; i++) {
        Vec3 root =
            i < 4 ? vec_mix(shoulder, elbow, .3f + .2f * (float)i) : vec_mix(elbow, wrist, .2f * (float)(i - 4));
        limb(root + V(0, -.08f, 0), root + V(.05f * (chance(i) - .5f), -.30f, -.04f), .085f, .008f);
    }
}

static void bear_head(int fur, int light, int dark, int leaf, int leaf2)
{
    push();
    move(-.10f, 2.02f, .66f);
    turn_x(-4);
    turn_z(6);
    turn_y(-20);
    grow(1.12f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = light,
                        .nose = dark,
                        .inner_ear = light,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0x8aff40), rgb(0xe8ffc0), .9f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .46f,
                        .root = .25f,
                        .tip = .15f,
                        .droop = 4,
                        .jaw = 42,
                        .teeth = 5,
                        .fang = .13f,
                        .tusk = .08f,
                        .ear = .26f,
                        .ear_width = .14f,
                        .ear_out = 40,
                        .ear_turn = 10,
                        .ear_round = true,
                        .eye = .085f,
                        .eye_x = .17f,
                        .eye_yaw = 8,
                        .lid = 28,
                        .open = .5f,
                        .brow = .11f,
                        .cheek = .26f});
    push();
    move(0, .4f, -.02f);
    leaf_ring(13, .34f, .32f, .18f, 62, leaf, 12);
    leaf_ring(10, .32f, .3f, .15f, 40, leaf2, 32);
    for (int i = 0; i < 5; i++) { /* berries of mistletoe */
        float a = ((float)i - 2) * .5f;
        part();
        paint(material_plain(rgb(0xf4f8e8), .15f, 1.4f));
        ball(sinf(a) * .36f, .04f, cosf(a) * .36f, .05f);
    }
    pop();
    pop();
}

/* Man no longer: he rears up on his hind legs, leaves of his crown still in the fur. */
static void druid3(void)
{
    camera(V(.35f, .42f, 5.6f), V(.0f, 1.36f, 0), 35);
    hero_stage(PARTY_WILD, NULL);
    scene()->tint[ACCENT] = rgb(0xb0ff60);
    scene()->roll = -3;
    Vec3 rune = rgb(0x90ff50);
    int fur = material_fur(rgb(0x74482c)), light = material_fur(rgb(0xb08454)),
        dark = material_plain(rgb(0x1c1210), .3f, 1),
        claw = material_new(rgb(0xf0e4c0), rgb(0x8a7848), .35f, .9f, PAT_BONE, 4, .4f),
        leaf = druid_leaf(rgb(0x6ac838), rgb(0x2a7a20)), leaf2 = druid_leaf(rgb(0x3a9a40), rgb(0x1a5a24)),
        glow = material_glow(rune, 1.3f);
    material(fur)->fine = 6;
    material(fur)->bump = .7f;
    material(light)->bump = .5f;
    Brute b = {.sinews = true,
               .hip = V(.14f, .98f, -.30f),
               .chest = V(-.06f, 1.68f, .14f),
               .front = V(-.22f, -.30f, 1),
               .shoulder = .50f,
               .pelvis = .24f,
               .bulk = 1.62f,
               .leg = .86f,
               .belly = .35f,
               .knee = {V(-.38f, .70f, .42f), V(.54f, .62f, .02f)},
               .foot = {V(-.44f, .14f, .36f), V(.66f, .14f, -.34f)},
               .toes = {V(-.3f, 0, 1), V(.4f, 0, 1)},
               .feet = FEET_CLAWS,
               .skin = fur,
               .boots = claw};
    brute_body(&b);
    part(); /* the back's hump, and fur that hangs from flanks and thighs */
    paint(fur);
    blend(.10f);
    egg(.02f, 1.78f, -.20f, .56f, .40f, .36f);
    blend(.04f);
    for (int i = 0; i < 54; i++) {
        float q = i % 2 ? 1.f : -1.f, t = chance(i), a = .7f + 1.2f * chance(i + 60);
        Vec3 root = V(q * sinf(a) * (.56f - .1f * t) + .03f, 1.66f - 1.05f * t, .32f * cosf(a) - .08f);
        limb(root, root + V(q * .10f, -.24f - .1f * chance(i + 99), .03f), .10f, .012f);
    }
    part(); /* a paler breast, in tufts that point down */
    paint(light);
    blend(.03f);
    for (int i = 0; i < 46; i++) {
        float x = (chance(i + 300) - .5f) * .62f, t = chance(i + 340);
        Vec3 root = V(.0f + x - .06f * (1 - t), 1.62f - .62f * t, .46f - .14f * t - .55f * x * x);
        limb(root, root + V(.3f * x, -.20f, .05f), .070f, .008f);
    }
    bear_head(fur, light, dark, leaf, leaf2);
    bear_arm(&b, claw, -1, V(-1.02f, 1.74f, .20f), V(-.92f, 2.26f, .50f), V(.25f, 1, .5f), V(.2f, -.4f, 1));
    bear_arm(&b, claw, 1, V(.92f, 1.30f, .30f), V(.70f, 1.14f, .92f), V(-.3f, .25f, 1), V(-.2f, -.8f, .6f));
    part(); /* a rune that glows in the fur */
    paint(glow);
    blend(.01f);
    push();
    move(-.02f, 1.44f, .66f);
    turn_x(8);
    for (int i = 0; i < 11; i++) {
        float a = (float)i * .55f, c = a + .55f, r = .02f + .013f * (float)i, q = r + .013f;
        limb(V(cosf(a) * r, sinf(a) * r, 0), V(cosf(c) * q, sinf(c) * q, 0), .018f, .018f);
    }
    Vec3 at = here(V(0, 0, .1f));
    pop();
    push();
    move(-.06f, 1.80f, .14f);
    turn_x(22);
    leaf_ring(22, .50f, .36f, .26f, 125, leaf2, 60);
    leaf_ring(18, .46f, .34f, .22f, 112, leaf, 80);
    pop();
    sprite(at, .3f, rune, SPRITE_GLOW, .25f);
    lamp(at + V(0, 0, .3f), rune * 1.2f, .4f);
    for (int i = 0; i < 36; i++)
        sprite(V((chance(i) - .5f) * 2.8f, 2.8f * chance(i + 50), .3f + chance(i + 100)),
               .010f + .016f * chance(i + 150), rune * 1.5f, SPRITE_GLOW, 1);
    faction_ground();
}

const Card druid_beasts_cards[] = {{"cards/monstrous/druid-3", FOREST, druid3}, {0}};
