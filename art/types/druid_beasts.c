/* SPDX-License-Identifier: MIT
 * Beasts of the druids: the wolf that is worn, the bear that was a man. */
#include "types/druid_beasts.h"

#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/wild.h"
#include "types/heroes.h"

int druid_leaf(Vec3 color, Vec3 color2)
{
    int m = material_new(color, color2, .6f, .4f, PAT_NOISE, 5, .3f);
    material(m)->sss = color * .4f;
    return m;
}

/* ---- the bear ---- */

/* A crown of leaves with the berries of mistletoe, round a head of props/wild.h. */
static void leaf_crown(int leaf, int leaf2)
{
    push();
    move(0, .22f, -.06f);
    turn_x(-6);
    leaf_ring(13, .34f, .32f, .20f, 62, leaf, 12);
    leaf_ring(11, .34f, .32f, .17f, 40, leaf2, 32);
    for (int i = 0; i < 5; i++) {
        float a = ((float)i - 2) * .5f;
        part();
        paint(material_plain(rgb(0xf4f8e8), .15f, 1.4f));
        ball(sinf(a) * .34f, .04f, cosf(a) * .32f, .04f);
    }
    pop();
}

/* Old trunks in a green mist, the moon behind them. */
static Vec3 misty_trunks(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float h = halo(u, v, -.45f, .30f, .30f);
    Vec3 c = vec_mix(t[SHADOW] * .8f, t[MIDTONE], unit(h * 1.2f));
    c += t[LIGHT] * (.55f * h * h);
    for (int layer = 0; layer < 2; layer++)
        for (int i = 0; i < 5; i++) {
            float l = (float)layer, k = chance_of(i * 7 + layer * 31), x = -1.1f + .52f * ((float)i + .6f * k),
                  half = (.05f + .05f * k) * (1 + l) * (1 + .25f * v * v),
                  lean = x + .10f * (k - .5f) * v + .02f * cloud_flat(v * 3, x * 9, 3);
            c = vec_mix(c, vec_mix(t[MIDTONE] * .45f, t[DARK] * .8f, l * .8f),
                        (.55f + .4f * l) * under(half, fabsf(u - lean), .012f));
        }
    return vec_mix(c, t[DARK], smooth(-.3f, -1.2f, v) * .7f);
}

/* Man no longer: there is only the roar, a paw that falls on us, and leaves of his crown still in the fur. */
static void druid3(void)
{
    camera(V(.30f, .90f, 5.6f), V(-.02f, 1.62f, 0), 34);
    hero_stage(PARTY_WILD, misty_trunks);
    Scene *s = scene();
    set_palette(s, 0x060c0a, 0x14281e, 0x3a6a48, 0xb8e0a0, 0xb0ff60, 0xf4ffe0);
    s->roll = -12;
    s->vignette = 1.6f;
    s->ambient *= .6f;
    s->aperture = .03f;
    s->key.color = rgb(0xffe8c8) * 2.1f;
    s->key.towards = V(-.70f, .60f, .45f);
    s->rim.color = rgb(0xa0e8b0) * 1.4f;
    Vec3 rune = rgb(0x90ff50);
    int fur = wild_coat(rgb(0x6a3e22), 6), pale = wild_coat(rgb(0xa87a4c), 12), dark = wild_coat(rgb(0x38200f), 6),
        mane = wild_coat(rgb(0x4a2a16), 3.4f),
        claw = material_new(rgb(0xf0e4c0), rgb(0x8a7848), .35f, .9f, PAT_BONE, 4, .4f),
        leaf = druid_leaf(rgb(0x6ac838), rgb(0x2a7a20)), leaf2 = druid_leaf(rgb(0x3a9a40), rgb(0x1a5a24));
    part(); /* shoulders and the hump of his back, higher than the head */
    paint(mane);
    blend(.25f);
    egg(.62f, 1.45f, -.95f, 1.0f, 1.05f, .6f);
    limb(V(.30f, .3f, -.35f), V(.25f, 1.4f, -.55f), .85f, .60f);
    push();
    move(.14f, 1.80f, .15f);
    turn_y(-34);
    turn_x(-14);
    turn_z(10);
    grow(1.75f);
    wild_ruff(40, .44f, .09f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BEAR,
                      .coat = fur,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0x8aff40),
                      .glow = 1.0f,
                      .jaw = 44,
                      .snarl = 1,
                      .glare = 18,
                      .open = .5f,
                      .look_x = 14,
                      .ears = 50});
    leaf_crown(leaf, leaf2);
    Vec3 throat = here(V(0, -.22f, .42f));
    pop();
    Vec3 shoulder = V(-.55f, .75f, -.2f), elbow = V(-1.05f, .55f, .7f), wrist = V(-.76f, .84f, 1.70f); /* a paw at us */
    part();
    paint(fur);
    blend(.10f);
    limb(shoulder, elbow, .42f, .33f);
    limb(elbow, wrist, .33f, .24f);
    hand_at(
        &(Hand){.size = .40f, .thick = 1.75f, .spread = 60, .curl = .3f, .thumb = 1, .claw = claw, .claw_length = 1.1f},
        wrist, V(.25f, .80f, .6f), V(.2f, -.5f, 1));
    lamp(throat + V(-.05f, .0f, .40f), rune * 1.0f, .30f);
    lamp(V(-1.0f, 2.6f, 1.6f), rgb(0xfff0d8) * 1.8f, .6f);
    lamp(V(-.7f, 1.2f, 2.6f), rgb(0xffe0b8) * 1.5f, .5f);
    sprite(throat, .40f, rune, SPRITE_GLOW, .16f);
    for (int i = 0; i < 18; i++) { /* leaves in his breath */
        float t = chance(i + 5);
        Vec3 at = throat + V(-.3f - 1.1f * t + .4f * (chance(i) - .5f), .1f + .9f * (chance(i + 50) - .5f) * (.3f + t),
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
               .010f + .016f * chance(i + 150), rune * 1.2f, SPRITE_GLOW, .8f);
}

const Card druid_beasts_cards[] = {{"cards/monstrous/druid-3", FOREST, druid3}, {0}};
