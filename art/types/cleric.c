/* SPDX-License-Identifier: MIT
 * Clerics: the bishop with the sun, the healing sister, the dwarf of the hammer. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/sinew.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "types/hero_head.h"
#include "types/heroes.h"

/* Rays of light from a point. */
static void radiance(Vec3 at, Vec3 color, float size)
{
    sprite(at, size, color, SPRITE_GLOW, .7f);
    sprite(at, size * 1.4f, vec_mix(color, grey(1), .5f), SPRITE_SPARKLE, .9f);
    lamp(at + V(0, 0, .4f), color * 2.4f, .5f);
    for (int i = 0; i < 26; i++) {
        float a = chance(i) * 2 * PI, r = size * (.6f + 1.6f * chance(i + 30));
        sprite(at + V(cosf(a) * r, sinf(a) * r, 0), .012f + .02f * chance(i + 60), color * 1.6f, SPRITE_GLOW, 1.1f);
    }
}

/* ---- the bishop ---- */

/* It breaks out from under his hand; all the rest of the vault is night. */
static Vec3 light_breaks_out(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = -.22f, y = -.05f, h = halo(u, v, x, y, .10f), ray = smooth(.35f, .72f, shafts(u, v, x, y + .001f, 5.5f));
    Vec3 c = vec_mix(t[DARK], t[SHADOW], .3f + .5f * cloud_flat(u * 3, v * 3, 4));
    c = vec_mix(c, t[MIDTONE], unit(h * 1.1f));
    c += t[ACCENT] * (.55f * h * h + .35f * h * ray);
    return c + t[GLOW] * (.5f * halo(u, v, x, y, .02f) * halo(u, v, x, y, .02f));
}

/* Who has come for him, to the neck, his face turned up; and the arm with which he tried. */
static void one_of_the_dead(int bone)
{
    push();
    move(-.52f, 1.10f, .75f);
    turn_y(48);
    turn_x(-16);
    turn_z(-6);
    grow(.98f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x70ff90), .jaw = 32, .missing = .3f, .eye_size = .8f});
    pop();
    part();
    paint(bone);
    blend(.03f);
    for (int i = 0; i < 6; i++)
        egg(-.66f - .03f * (float)i, .58f - .13f * (float)i, .60f, .11f, .085f, .12f);
    part();
    paint(bone);
    blend(.016f);
    bone_arm(V(-.10f, -.3f, .9f), V(.30f, .30f, 1.2f), V(.42f, .98f, 1.05f), 1.3f);
    hand_at(&(Hand){.size = .27f, .thick = .78f, .spread = 30, .curl = .55f, .thumb = -1}, V(.42f, .98f, 1.05f),
            V(.25f, 1, -.2f), V(.2f, .2f, -1));
}

/* He lays a hand on the brow of the dead, and there is light under it. */
static void cleric(void)
{
    camera(V(-.05f, 1.40f, 5.4f), V(.02f, 1.66f, 0), 31);
    hero_stage(PARTY_WARM, light_breaks_out);
    Scene *s = scene();
    set_palette(s, 0x0a0408, 0x240e14, 0x5a2c20, 0xf4c880, 0xffb050, 0xfff4d8);
    s->key.color = rgb(0xffe0b0) * .8f;
    s->key.towards = V(-.45f, .70f, .55f);
    s->fill.color = rgb(0x50306a) * .4f;
    s->vignette = 1.5f;
    s->roll = -4;
    int red = material_wool(rgb(0xa82420)), gold = material_gold(), white = material_wool(rgb(0x8a7458)),
        dark_bone = material_new(rgb(0x5c5046), rgb(0x281e18), .7f, .4f, PAT_BONE, 3.2f, .5f);
    Kin k = {.head = {.skin = rgb(0xa06a44),
                      .hair = rgb(0xf0ece8),
                      .iris = rgb(0x8a5a20),
                      .age = .8f,
                      .man = 1,
                      .wide = 1.08f,
                      .gaunt = -.2f,
                      .eye = 1.25f,
                      .brow = 1.6f,
                      .nose = NOSE_BROAD,
                      .mood = MOOD_RESOLVE,
                      .beard = WHISKERS_FULL,
                      .beard_length = .9f,
                      .gaze_x = -16,
                      .gaze_y = -16,
                      .seed = 4},
             .look = -26,
             .nod = 14,
             .lean = 10,
             .head_size = 1.0f,
             .seed = 11};
    part();
    paint(red);
    blend(.15f);
    egg(.62f, .75f, -.45f, .95f, .85f, .45f);
    push();
    hero_head(&k, V(.44f, 1.98f, -.10f));
    fit_headgear();
    move(0, .06f, 0);
    hat_mitre(.80f, red, gold);
    pop();
    Vec3 wrist = V(.20f, 1.46f, 1.02f), light = V(-.26f, 1.60f, .86f), elbow = V(1.05f, .95f, .55f);
    person_hand_at(&(PersonHand){.pose = GRASP_REACH,
                                 .size = .40f,
                                 .thick = 1.15f,
                                 .thumb = 1,
                                 .skin = bare_skin(k.head.skin),
                                 .nail = bare_skin(k.head.skin),
                                 .age = 1},
                   wrist, V(-.92f, .12f, .02f), V(-.1f, -.45f, -.9f));
    part();
    paint(white);
    sinew_cloth(V(1.15f, 1.35f, -.2f), elbow, vec_mix(elbow, wrist, .84f), .34f, .26f, .19f, 7);
    part();
    paint(gold);
    blend(.02f);
    limb(vec_mix(elbow, wrist, .82f), vec_mix(elbow, wrist, .86f), .205f, .205f);
    one_of_the_dead(dark_bone);
    for (int i = 0; i < 14; i++) { /* between the fingers */
        float a = (float)i * .449f, l = i & 1 ? .26f : .50f;
        part();
        paint(material_glow(rgb(0xffecb0), 2.4f));
        limb(light, light + V(cosf(a) * l, sinf(a) * l, .06f), .022f, .002f);
    }
    radiance(light, rgb(0xffc850), .30f);
    lamp(light + V(-.05f, .10f, .45f), rgb(0xffd890) * 3.0f, .45f);
    lamp(light + V(.34f, .42f, .3f), rgb(0xffd090) * 4.6f, .5f);
    for (int i = 0; i < 40; i++)
        sprite(V((chance(i) - .5f) * 2.4f, .3f + 2.4f * chance(i + 50), .3f + 1.2f * chance(i + 100)),
               .006f + .016f * chance(i + 150), rgb(0xffe0a0), SPRITE_GLOW, .9f);
}

/* ---- the healing sister ---- */

/* As long as the candle burns they keep their distance. */
static void cleric2(void)
{
    camera(V(.10f, 1.55f, 5.4f), V(.0f, 1.58f, 0), 31);
    hero_stage(PARTY_COOL, open_air);
    Scene *s = scene();
    set_palette(s, 0x010206, 0x030814, 0x071226, 0x0e2038, 0xffc870, 0x142a44);
    s->roll = 3;
    s->key.color = rgb(0x90b0ff) * .5f;
    s->key.towards = V(-.7f, .6f, .3f);
    s->rim.color = rgb(0x5080e0) * 2.4f;
    s->fill.color = rgb(0x182850) * .35f;
    s->vignette = 1.6f;
    int blue = material_wool(rgb(0x1c48a0)), white = material_wool(rgb(0xf0ece0)), wax = material_wax(),
        eyes = material_glow(rgb(0xff4a28), 1.5f);
    Kin k = {.head = {.skin = rgb(0xecb890),
                      .hair = rgb(0x6a3c20),
                      .iris = rgb(0x4088d0),
                      .age = .35f,
                      .man = .05f,
                      .wide = .97f,
                      .eye = 1.45f,
                      .lips = 1.2f,
                      .brow = 1.1f,
                      .nose = NOSE_STRAIGHT,
                      .nose_size = .9f,
                      .mood = MOOD_GRIEF,
                      .gaze_x = 24,
                      .gaze_y = 2,
                      .seed = 2},
             .look = -16,
             .nod = 4,
             .lean = -5,
             .head_size = 1.08f};
    static const float pair[9][3] = {{-.95f, 2.75f, .8f}, {-1.12f, 2.15f, 1},   {.95f, 2.55f, 1.1f},
                                     {1.12f, 1.95f, .9f}, {-.95f, 1.45f, 1.1f}, {.98f, 1.30f, .8f},
                                     {.42f, 2.92f, .8f},  {-1.15f, .85f, .8f},  {1.15f, .75f, 1}};
    for (int i = 0; i < 9; i++)
        for (int side = -1; side <= 1; side += 2) {
            float q = (float)side, z = pair[i][2];
            push();
            move(pair[i][0] * 1.12f + q * .085f * z, pair[i][1], -1.0f);
            turn_z(q * 22);
            part();
            paint(eyes);
            egg(0, 0, 0, .055f * z, .026f * z, .02f);
            pop();
        }
    part();
    paint(blue);
    blend(.15f);
    egg(.0f, .72f, -.28f, .98f, .60f, .46f);
    push();
    hero_head(&k, V(.02f, 1.88f, -.05f));
    push();
    move(0, -.03f, .03f);
    grow(.92f);
    hood_deep(white, white, .1f, 4);
    pop();
    move(0, .03f, -.07f);
    grow(1.06f);
    hood_deep(blue, white, .3f, 8);
    pop();
    push();
    move(-.30f, .50f, .95f);
    wax_candle(.52f, .12f, true, wax);
    Vec3 flame = here(V(0, .66f, 0));
    pop();
    PersonHand h = {.pose = GRASP_CUP, .size = .27f, .thick = .9f, .thumb = -1, .skin = bare_skin(k.head.skin)};
    Vec3 wrist = V(.30f, .80f, 1.0f);
    person_hand_at(&h, wrist, V(-.35f, 1, .05f), V(-.9f, -.2f, .15f)); /* against the draught */
    part();
    paint(blue);
    sinew_cloth(V(.85f, .75f, -.1f), V(.80f, .35f, .5f), wrist + V(.03f, -.08f, 0), .30f, .26f, .18f, 5);
    lamp(flame + V(.10f, .35f, .30f), rgb(0xffb868) * 4.2f, .50f);
    sprite(flame, .42f, rgb(0xffb050), SPRITE_GLOW, .45f);
    faction_motes();
}

/* ---- the dwarf of the hammer ---- */

static void braided_beard(int hair, int gold)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(hair);
        blend(.02f);
        for (int i = 0; i < 7; i++) {
            push();
            move(q * .20f, -.52f - .095f * (float)i, .38f - .012f * (float)i);
            turn_z(i % 2 ? 28 : -28);
            egg(0, 0, 0, .078f - .005f * (float)i, .066f, .066f);
            pop();
        }
        part();
        paint(gold);
        drum(q * .20f, -1.18f, .30f, .06f, .045f, .012f);
    }
}

/* The hammer is on its way. */
static void cleric3(void)
{
    camera(V(.05f, 1.30f, 5.8f), V(.0f, 1.58f, 0), 31);
    hero_stage(PARTY_WILD, open_air);
    Scene *s = scene();
    set_palette(s, 0x0a0614, 0x2a1a40, 0x5c4080, 0xb898d0, 0xb0ff60, 0xf6ffe4);
    s->roll = -7;
    s->key.color = rgb(0xfff2e0) * 2.1f;
    s->key.towards = V(.60f, .60f, .55f);
    s->fill.color = rgb(0x503a80) * .45f;
    s->vignette = 1.3f;
    int green = material_wool(rgb(0x2e7a44)), iron = material_iron(), gold = material_gold(),
        leather = material_leather(rgb(0x5a3824)), wood = material_wood(), rune = material_glow(rgb(0x9aff60), 1.6f),
        hair = material_new(rgb(0xb8702c), rgb(0x5a3010), .5f, .8f, PAT_NOISE, 4, .12f);
    material(iron)->color = rgb(0x70788a);
    Kin k = {.head = {.skin = rgb(0xe8a878),
                      .hair = rgb(0xb8702c),
                      .iris = rgb(0x70e060),
                      .age = .55f,
                      .man = 1,
                      .wide = 1.2f,
                      .eye = 1.35f,
                      .glow = .3f,
                      .brow = 1.9f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.4f,
                      .mood = MOOD_ROAR,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.4f,
                      .gaze_x = -8,
                      .gaze_y = -6,
                      .seed = 13},
             .look = -12,
             .nod = 6,
             .lean = -8,
             .head_size = 1.06f};
    part();
    paint(green);
    blend(.12f);
    egg(.42f, 1.05f, -.40f, 1.05f, .62f, .42f);
    push();
    hero_head(&k, V(.34f, 2.04f, -.05f));
    push();
    fit_headgear();
    helm_open(iron, gold, true);
    helm_crest(.2f, material_fur(rgb(0x8a3ac0)));
    pop();
    braided_beard(hair, gold);
    pop();
    Vec3 top = V(-.42f, .98f, 1.90f), low = V(.98f, .86f, .20f);
    part();
    paint(wood);
    limb(low, top, .085f, .11f);
    part(); /* bound with leather, where his fist is */
    paint(leather);
    for (int i = 0; i < 6; i++) {
        Vec3 at = vec_mix(low, top, .18f + .05f * (float)i);
        ball(at[0], at[1], at[2], .115f);
    }
    PersonHand h = {.size = .26f, .thick = 1.4f, .thumb = -1, .skin = bare_skin(k.head.skin), .age = .5f};
    Vec3 at = vec_mix(low, top, .26f), bar = vec_unit(top - low), out = V(.2f, .6f, .8f);
    push();
    Vec3 wrist = person_hand_grip(h, at, bar, out);
    pop();
    part();
    paint(green);
    sinew_cloth(V(1.15f, 1.25f, -.3f), V(1.30f, .80f, .1f), wrist, .30f, .26f, .20f, 5);
    push(); /* its head, as large as his */
    move(top[0], top[1], top[2]);
    aim(V(.30f, 1, .15f), V(-.18f, -.10f, 1));
    part();
    paint(iron);
    blend(.03f);
    box(0, 0, 0, .50f, .36f, .36f, .05f);
    part();
    paint(gold);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .42f, 0, 0, .065f, .385f, .385f, .03f);
    part();
    paint(rune);
    blend(.01f);
    limb(V(0, -.22f, .37f), V(0, .22f, .37f), .034f, .034f);
    limb(V(0, .22f, .37f), V(.17f, .06f, .37f), .034f, .034f);
    limb(V(0, .02f, .37f), V(-.17f, -.14f, .37f), .034f, .034f);
    Vec3 glow_at = here(V(0, 0, .5f));
    pop();
    sprite(glow_at, .40f, rgb(0x90ff50), SPRITE_GLOW, .40f);
    lamp(glow_at + V(.3f, .5f, -.3f), rgb(0x90ff50) * 1.6f, .4f);
    lamp(V(.15f, 2.15f, 1.2f), rgb(0xffe0c0) * 1.2f, .4f);
    faction_motes();
}

const Card cleric_cards[] = {{"cards/monstrous/cleric", ROYAL, cleric},
                             {"cards/monstrous/cleric-2", ROYAL, cleric2},
                             {"cards/monstrous/cleric-3", MOON, cleric3},
                             {0}};
