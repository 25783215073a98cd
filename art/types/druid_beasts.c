/* SPDX-License-Identifier: MIT
 * Beasts of the druids: the wolf that is worn, the bear that was a man. */
#include "types/druid_beasts.h"

#include "cards.h"
#include "props/beast.h"
#include "props/hands.h"
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

/* At the brush's place. */
static void bear_head(int fur, int light, int dark, int leaf, int leaf2)
{
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
}

/* Man no longer: there is only the roar, and leaves of his crown still in the fur. */
static void druid3(void)
{
    camera(V(-.1f, .95f, 5.6f), V(.0f, 1.52f, 0), 32);
    hero_stage(PARTY_WILD, NULL);
    Scene *s = scene();
    s->tint[ACCENT] = rgb(0xb0ff60);
    s->roll = -8;
    s->vignette = 1.6f;
    s->ambient *= .75f;
    Vec3 rune = rgb(0x90ff50);
    int fur = material_fur(rgb(0x5c3822)), light = material_fur(rgb(0xa87c4c)),
        dark = material_plain(rgb(0x1c1210), .3f, 1),
        claw = material_new(rgb(0xf0e4c0), rgb(0x8a7848), .35f, .9f, PAT_BONE, 4, .4f),
        leaf = druid_leaf(rgb(0x6ac838), rgb(0x2a7a20)), leaf2 = druid_leaf(rgb(0x3a9a40), rgb(0x1a5a24)),
        glow = material_glow(rune, 1.6f);
    material(fur)->fine = 6;
    material(fur)->bump = .7f;
    material(light)->bump = .5f;
    part(); /* the hump of his back against the sky */
    paint(fur);
    blend(.2f);
    egg(.55f, 1.05f, -.9f, 1.05f, 1.15f, .7f);
    blend(.04f);
    for (int i = 0; i < 40; i++) {
        float a = -1.0f + 2.6f * chance(i);
        Vec3 root = V(.55f + 1.0f * sinf(a), 1.05f + 1.1f * cosf(a), -.85f + .3f * chance(i + 40));
        limb(root, root + V(.22f * sinf(a) + .06f, .10f * cosf(a) - .10f, .04f), .11f, .012f);
    }
    push();
    move(.16f, 1.72f, .05f);
    turn_y(-22);
    turn_x(-8);
    turn_z(8);
    grow(1.62f);
    bear_head(fur, light, dark, leaf, leaf2);
    part(); /* what is left of the druid is in his throat */
    paint(glow);
    egg(0, -.18f, .18f, .15f, .10f, .16f);
    Vec3 throat = here(V(0, -.20f, .52f));
    pop();
    Vec3 wrist = V(-.62f, .80f, .95f); /* a paw at us */
    part();
    paint(fur);
    blend(.10f);
    limb(V(-.05f, .55f, -.5f), wrist, .42f, .27f);
    hand_at(
        &(Hand){.size = .42f, .thick = 1.75f, .spread = 52, .curl = .35f, .thumb = 1, .claw = claw, .claw_length = .8f},
        wrist, V(-.25f, .85f, .6f), V(.1f, -.5f, 1));
    lamp(throat + V(-.05f, -.05f, .35f), rune * 2.0f, .36f);
    lamp(V(-.9f, 2.5f, 1.6f), rgb(0xfff0d8) * 1.6f, .6f);
    sprite(throat, .55f, rune, SPRITE_GLOW, .28f);
    for (int i = 0; i < 18; i++) { /* leaves in his breath */
        float t = chance(i + 5);
        Vec3 at = throat + V(-.2f - .9f * t + .5f * (chance(i) - .5f), .15f + .9f * (chance(i + 50) - .5f) * (.3f + t),
                             .5f + .9f * t);
        push();
        move(at[0], at[1], at[2]);
        turn_y(360 * chance(i + 9));
        turn_z(360 * chance(i + 19));
        leaf_flat(.10f + .08f * t, .05f + .03f * t, i % 2 ? leaf : leaf2);
        pop();
    }
    for (int i = 0; i < 30; i++)
        sprite(V((chance(i) - .5f) * 2.8f, 2.8f * chance(i + 50), .3f + chance(i + 100)),
               .010f + .016f * chance(i + 150), rune * 1.5f, SPRITE_GLOW, 1);
}

const Card druid_beasts_cards[] = {{"cards/monstrous/druid-3", FOREST, druid3}, {0}};
