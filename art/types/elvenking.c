/* SPDX-License-Identifier: MIT
 * The Elvenking: of the forest and of the crown. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/nature.h"
#include "props/people.h"
#include "props/visage.h"

/* Trunks and light of the forest, in the violet and gold of evening. */
static Vec3 evening_forest(const Scene *s, float u, float v)
{
    float l = unit(luminance(kit_forest.backdrop(s, u, v)) * 2.6f - .06f);
    Vec3 c = sky_ramp(l, rgb(0x120e2a), rgb(0x6a3a80), rgb(0xffc470) * 1.3f);
    c += rgb(0xffb860) * (.5f * halo(u, v, .05f, .3f, .12f) * shafts(u, v, .15f, 1.2f, 9)); /* the sun goes down */
    return vec_mix(c, kit_forest.backdrop(s, u, v), smooth(-.35f, -.75f, v) * .8f);
}

static void branch_crown(int gold, int leaf, int leaf2, int gem)
{
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .33f, .0f);
    turn_x(-10);
    for (int k = 0; k < 3; k++) {
        push();
        turn_x((float)(k - 1) * 9);
        turn_z((float)(k - 1) * 7);
        ring(0, .03f * (float)k, 0, .375f, .024f);
        pop();
    }
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .17f, .44f, .1f);
        turn_z((float)side * -6);
        turn_x(-10);
        antler(.62f, (float)side, gold);
        pop();
    }
    for (int i = 0; i < 13; i++) {
        float a = ((float)i - 6) * .3f;
        push();
        move(sinf(a) * .385f, .36f + .05f * cosf(a), .36f * cosf(a) - .02f);
        turn_y(a * 57);
        turn_z((chance(i) - .5f) * 70);
        turn_x(-14);
        part();
        leaf_flat(.22f, .12f, i % 2 ? leaf : leaf2);
        pop();
    }
    part();
    paint(gem);
    crystal(0, .4f, .4f, .055f, .085f, .045f);
}

/* A bow that grew: two branches from the grip, forward and then back to the string, in leaf. Upright, its back to +z. */
static void living_bow(int wood, int gold, int leaf, int leaf2)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[6] = {V(0, 0, 0),
                     V(0, q * .30f, .10f),
                     V(.01f, q * .66f, .06f),
                     V(0, q * 1.0f, -.16f),
                     V(.02f, q * 1.24f, -.46f),
                     V(0, q * 1.42f, -.56f)};
        float r[6] = {.050f, .060f, .056f, .044f, .032f, .012f};
        part();
        paint(wood);
        blend(.03f);
        tube(6, p, r, 5);
        for (int i = 0; i < 3; i++) { /* twigs */
            Vec3 at = tube_point(6, p, 1.2f + 1.1f * (float)i), out = V((i % 2 ? .5f : -.5f), q * .55f, .45f);
            limb(at, at + out * .26f, .028f, .005f);
        }
        part();
        paint(gold);
        for (int i = 0; i < 4; i++) { /* rings where it is bound */
            push();
            move(0, q * (.16f + .04f * (float)i), .055f + .012f * (float)i);
            ring(0, 0, 0, .062f, .014f);
            pop();
        }
        for (int i = 0; i < 9; i++) {
            Vec3 at = tube_point(6, p, 1.0f + .42f * (float)i);
            push();
            move(at[0], at[1], at[2] + .03f);
            turn_z((i % 2 ? -62 : 62) + (side > 0 ? 0 : 180) + 20 * (chance(i) - .5f));
            turn_x(-20);
            part();
            leaf_flat(.20f + .06f * chance(i + 4), .11f, i % 3 ? leaf : leaf2);
            pop();
        }
    }
}

/* The string in two straight lines from the bow's tips to the fingers. */
static void bow_string(Vec3 top, Vec3 nock, Vec3 bottom)
{
    part();
    paint(material_glow(rgb(0xfff0c0), .9f));
    limb(top, nock, .007f, .009f);
    limb(nock, bottom, .009f, .007f);
}

static void long_hair(int m)
{
    for (int i = 0; i < 34; i++) {
        float a = -2.45f + 4.9f * (float)i / 33, c = cosf(a), q = sinf(a), k = chance(i + 60);
        if (c > .52f)
            continue;
        Vec3 p[5] = {V(q * .14f, .50f, -.02f + .1f * c), V(q * .36f, .34f, c * .32f), V(q * .41f, .0f, c * .30f - .05f),
                     V(q * .47f + .06f, -.46f - .1f * k, c * .32f - .08f),
                     V(q * .50f + .14f + .12f * k, -1.0f - .3f * k, c * .3f - .1f)};
        part();
        paint(m);
        blend(.010f);
        hair_lock(5, p, .050f + .02f * k, i + 70);
    }
}

/* One eye is shut already. */
static void elvenking(void)
{
    camera(V(-.05f, 1.50f, 5.0f), V(.0f, 1.55f, 0), 29);
    Scene *s = scene();
    s->backdrop = evening_forest;
    s->tint[SHADOW] = rgb(0x24304a);
    s->key = (Light){vec_unit(V(-.60f, .50f, .62f)), rgb(0xffe8c8) * 2.2f, .10f};
    s->rim.color = rgb(0xffc860) * 3.4f;
    s->fill.color = rgb(0x6a48a0) * .5f;
    s->vignette = 1.5f;
    s->roll = 4;
    int hair = material_new(rgb(0xf0d890), rgb(0xa07a30), .4f, 1, PAT_HAIR, 2.2f, .12f), gold = material_gold(),
        green = material_wool(rgb(0x1e4a34)), gem = material_gem(rgb(0x50ffb0)),
        leaf = material_new(rgb(0x6aa83a), rgb(0x2c6424), .55f, .5f, PAT_NOISE, 5, .3f),
        leaf2 = material_new(rgb(0xd8b040), rgb(0x9a7020), .5f, .6f, PAT_NOISE, 5, .3f),
        skin = bare_skin(rgb(0xf0ccb0)), wood = material_new(rgb(0x8a5a34), rgb(0x3a2414), .6f, .5f, PAT_WOOD, 3, .8f);
    push(); /* his head, laid to the string */
    move(.10f, 1.78f, .0f);
    turn_y(-7);
    turn_z(-9);
    turn_x(4);
    grow(1.10f);
    visage(&(Visage){.skin = rgb(0xf0ccb0),
                     .hair = rgb(0xb08c3c),
                     .iris = rgb(0x28e088),
                     .glow = .6f,
                     .flush = .75f,
                     .jaw = .90f,
                     .chin = .25f,
                     .gaunt = .7f,
                     .old = .45f,
                     .nose = 1.2f,
                     .hook = .015f,
                     .bulb = .8f,
                     .ear = 1.25f,
                     .eye = 1.25f,
                     .open = {1.15f, 0},
                     .under = {.9f, 1},
                     .slant = {.016f, .012f},
                     .gaze_x = -1,
                     .gaze_y = -3,
                     .brow = {.03f, -.03f},
                     .frown = {.045f, .05f},
                     .bush = 1.05f,
                     .mouth = .095f,
                     .corner = {-.012f, .022f},
                     .wry = .012f});
    long_hair(hair);
    branch_crown(gold, leaf, leaf2, gem);
    Vec3 cheek = here(V(.13f, -.34f, .44f));
    pop();
    part(); /* shoulders, in the dark */
    paint(green);
    blend(.16f);
    egg(.0f, .62f, -.25f, .92f, .40f, .42f);
    for (int row = 0; row < 4; row++) { /* a mantle of leaves, gold at its edge */
        push();
        move(.0f, .88f - .13f * (float)row, -.22f);
        leaf_ring(19, .50f + .17f * (float)row, .40f + .03f * (float)row, .34f, 138 + 4 * (float)row,
                  row == 3 ? leaf2 : leaf, 11 + 40 * row);
        pop();
    }
    Vec3 nock = cheek + V(.0f, -.02f, .06f), grip = V(-.26f, 1.18f, 1.75f), tip = V(-.27f, 1.10f, 2.62f);
    Vec3 along = vec_unit(tip - nock);
    push(); /* the bow, in a fist that comes at us */
    PersonHand h = {.size = .34f, .thumb = 1, .skin = skin};
    person_hand_grip(h, grip, V(-.10f, 1, .04f), V(-.45f, .1f, 1));
    living_bow(wood, gold, leaf, leaf2);
    Vec3 top = here(V(0, 1.42f, -.56f)), bottom = here(V(0, -1.42f, -.56f));
    pop();
    bow_string(top, nock, bottom);
    part(); /* the sleeve behind that fist */
    paint(green);
    blend(.06f);
    limb(V(-.62f, .82f, .1f), V(-.27f, 1.04f, 1.3f), .25f, .15f);
    part();
    paint(gold);
    limb(V(-.30f, 1.03f, 1.24f), V(-.27f, 1.055f, 1.38f), .165f, .15f);
    part(); /* the arrow */
    paint(material_new(rgb(0xe8dcc0), rgb(0xa89878), .5f, .5f, PAT_WOOD, 4, .3f));
    limb(nock, tip, .018f, .020f);
    push();
    move(tip[0], tip[1], tip[2]);
    aim(along, V(0, 1, 0));
    part();
    paint(gem);
    limb(V(0, -.04f, 0), V(0, .36f, 0), .072f, .003f);
    Vec3 shine = here(V(0, .10f, .08f));
    part();
    paint(gold);
    limb(V(0, -.16f, 0), V(0, -.06f, 0), .030f, .045f);
    drum(0, -.04f, 0, .088f, .030f, .015f);
    pop();
    PersonHand draw = {.pose = GRASP_FIST, .size = .21f, .thick = .85f, .thumb = -1, .skin = skin};
    person_hand_at(&draw, nock + V(.22f, -.10f, -.10f), V(-.85f, .35f, .30f), V(-.25f, .10f, -1));
    part();
    paint(green);
    blend(.06f);
    limb(nock + V(.25f, -.12f, -.12f), nock + V(.85f, -.42f, -.30f), .12f, .22f);
    sprite(shine, .10f, rgb(0xd0ffe8), SPRITE_SPARKLE, 1.0f);
    lamp(shine + V(.1f, .30f, -.45f), rgb(0x60ffb0) * 1.0f, .35f);
    faction_motes();
}

const Card elvenking_cards[] = {{"cards/horde/elvenking", FOREST, elvenking}, {0}};
