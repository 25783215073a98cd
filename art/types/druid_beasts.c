/* SPDX-License-Identifier: MIT
 * Beasts of the druids: the wolf that is worn, the bear that was a man. */
#include "types/druid_beasts.h"

#include "cards.h"
#include "props/beast.h"
#include "props/figure.h"
#include "props/nature.h"
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

static void bear_arm(int fur, int claw, float side, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm)
{
    part();
    paint(fur);
    blend(.12f);
    arm(V(side * .7f, 1.35f, -.05f), elbow, wrist, .34f, .27f, .22f);
    Hand h = {.size = .36f,
              .thick = 1.7f,
              .spread = 44,
              .curl = .3f,
              .thumb = side < 0 ? 1 : -1,
              .claw = claw,
              .claw_length = .7f};
    part();
    paint(fur);
    blend(.07f);
    hand_at(&h, wrist, fingers, palm);
}

static void bear_head(int fur, int light, int dark, int leaf, int leaf2)
{
    push();
    move(0, 1.86f, .32f);
    turn_x(-6);
    turn_z(5);
    turn_y(-10);
    grow(1.25f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = light,
                        .nose = dark,
                        .inner_ear = light,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0x8aff40), rgb(0xe8ffc0), .9f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .36f,
                        .root = .24f,
                        .tip = .15f,
                        .droop = 4,
                        .jaw = 34,
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
                        .lid = 22,
                        .open = .55f,
                        .brow = .1f,
                        .cheek = .2f});
    push();
    move(0, .4f, -.02f);
    leaf_ring(15, .36f, .34f, .3f, 50, leaf, 12);
    leaf_ring(11, .32f, .3f, .26f, 25, leaf2, 32);
    for (int i = 0; i < 5; i++) { /* berries of mistletoe */
        float a = ((float)i - 2) * .5f;
        part();
        paint(material_plain(rgb(0xf4f8e8), .15f, 1.4f));
        ball(sinf(a) * .36f, .04f, cosf(a) * .36f, .05f);
    }
    pop();
    pop();
}

static void druid3(void)
{
    camera(V(.1f, .7f, 6.2f), V(0, 1.55f, 0), 34);
    hero_stage(PARTY_WILD, NULL);
    scene()->tint[ACCENT] = rgb(0xb0ff60);
    Vec3 rune = rgb(0x90ff50);
    int fur = material_fur(rgb(0x8a5428)), light = material_fur(rgb(0xc08a50)),
        dark = material_plain(rgb(0x1c1210), .3f, 1),
        claw = material_new(rgb(0xf0e4c0), rgb(0x8a7848), .35f, .9f, PAT_BONE, 4, .4f),
        leaf = druid_leaf(rgb(0x6ac838), rgb(0x2a7a20)), leaf2 = druid_leaf(rgb(0x3a9a40), rgb(0x1a5a24)),
        cloth_m = material_cloth(rgb(0x2a7a3a)), glow = material_glow(rune, 1.3f);
    push();
    move(0, -.14f, 0);
    turn_y(5);
    part();
    paint(fur);
    blend(.25f);
    egg(0, 1.1f, -.1f, .85f, .6f, .5f);
    egg(0, .5f, 0, .75f, .6f, .55f);
    part();
    paint(light);
    egg(0, .62f, .32f, .48f, .55f, .28f);
    bear_head(fur, light, dark, leaf, leaf2);
    bear_arm(fur, claw, -1, V(-1.25f, 1.3f, .2f), V(-1.0f, 1.85f, .55f), V(.05f, 1, .4f), V(.2f, -.4f, 1));
    bear_arm(fur, claw, 1, V(1.2f, .95f, .35f), V(.9f, 1.1f, 1.0f), V(0, .6f, 1), V(-.2f, -.6f, 1));
    part(); /* runes that glow in the fur */
    paint(glow);
    blend(.01f);
    push();
    move(0, .85f, .58f);
    for (int i = 0; i < 14; i++) {
        float a = (float)i * .55f, b = a + .55f, r = .03f + .016f * (float)i, q = r + .016f;
        limb(V(cosf(a) * r, sinf(a) * r, 0), V(cosf(b) * q, sinf(b) * q, 0), .026f, .026f);
    }
    Vec3 at = here(V(0, 0, .1f));
    pop();
    push();
    move(0, 1.5f, 0);
    leaf_ring(24, .74f, .46f, .42f, 130, leaf2, 60);
    pop();
    figure_skirt(cloth_m, .7f, .8f, 9);
    pop();
    sprite(at, .4f, rune, SPRITE_GLOW, .4f);
    lamp(at + V(0, 0, .3f), rune * 1.4f, .4f);
    for (int i = 0; i < 36; i++)
        sprite(V((chance(i) - .5f) * 2.8f, 2.8f * chance(i + 50), .3f + chance(i + 100)),
               .012f + .02f * chance(i + 150), rune * 1.5f, SPRITE_GLOW, 1);
    faction_ground();
}

const Card druid_beasts_cards[] = {{"cards/monstrous/druid-3", FOREST, druid3}, {0}};
