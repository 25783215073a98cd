/* SPDX-License-Identifier: MIT
 * Clerics: the bishop with the sun, the healing sister, the dwarf of the hammer. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/brute.h"
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

static void stole(int m, int gold)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[8] = {V(s * .09f, 1.88f, .12f), V(s * .25f, 1.86f, .08f), V(s * .10f, 1.58f, .29f),
                     V(s * .27f, 1.58f, .25f), V(s * .10f, 1.2f, .34f),  V(s * .28f, 1.2f, .30f),
                     V(s * .14f, .6f, .46f),   V(s * .34f, .6f, .42f)};
        part();
        paint(m);
        cloth(4, 2, p, .022f, 4);
        part();
        paint(gold);
        blend(.01f);
        limb(V(s * .18f, 1.60f, .315f), V(s * .18f, 1.42f, .345f), .02f, .02f);
        limb(V(s * .12f, 1.54f, .32f), V(s * .24f, 1.54f, .30f), .02f, .02f);
    }
}

static void mace(int metal, int gold, int wood)
{
    staff(.45f, .7f, .045f, wood);
    push();
    move(0, .85f, 0);
    part();
    paint(gold);
    ball(0, 0, 0, .15f);
    part();
    paint(metal);
    for (int i = 0; i < 7; i++) {
        push();
        turn_y((float)i * 51.4f);
        float xy[] = {.08f, -.24f, .3f, 0, .08f, .24f};
        outline(3, xy, 1, .03f, .03f);
        pop();
    }
    limb(V(0, .1f, 0), V(0, .36f, 0), .06f, .01f);
    pop();
}

/* It breaks out of what he holds up; all the rest of the vault is night. */
static Vec3 light_breaks_out(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = -.30f, y = .72f, h = halo(u, v, x, y, .10f), ray = smooth(.35f, .72f, shafts(u, v, x, y + .001f, 5.5f));
    Vec3 c = vec_mix(t[DARK], t[SHADOW], .3f + .5f * cloud_flat(u * 3, v * 3, 4));
    c = vec_mix(c, t[MIDTONE], unit(h * 1.1f));
    c += t[ACCENT] * (.55f * h * h + .35f * h * ray);
    return c + t[GLOW] * (.5f * halo(u, v, x, y, .02f) * halo(u, v, x, y, .02f));
}

/* Those who came for him; from behind, against the light. */
static void dead_that_recoil(int bone)
{
    push();
    move(.70f, .86f, 1.45f);
    turn_y(-128);
    turn_x(-16);
    turn_z(10);
    grow(.62f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x70ff90), .jaw = 34, .missing = .3f, .eye_size = .8f});
    pop();
    part();
    paint(bone);
    blend(.03f);
    for (int i = 0; i < 5; i++)
        egg(.80f, .52f - .11f * (float)i, 1.50f + .02f * (float)i, .075f, .055f, .08f);
    Hand h = {.size = .21f, .thick = .78f, .spread = 64, .curl = .22f, .thumb = 1};
    part();
    paint(bone);
    blend(.016f);
    bone_arm(V(1.05f, .30f, 1.35f), V(1.12f, .95f, 1.50f), V(.86f, 1.40f, 1.35f), 1.1f);
    hand_at(&h, V(.86f, 1.40f, 1.35f), V(-.30f, 1, -.1f), V(-.5f, .1f, -1));
    h.thumb = -1;
    part();
    paint(bone);
    blend(.016f);
    bone_arm(V(-1.15f, .10f, 1.5f), V(-.98f, .72f, 1.62f), V(-.70f, 1.16f, 1.40f), 1.2f);
    hand_at(&h, V(-.70f, 1.16f, 1.40f), V(.25f, 1, -.2f), V(.4f, .2f, -1));
    part();
    paint(bone);
    blend(.016f);
    bone_arm(V(-.30f, -.1f, 1.7f), V(-.28f, .42f, 1.72f), V(-.12f, .80f, 1.55f), 1.1f);
    hand_at(&h, V(-.12f, .80f, 1.55f), V(.15f, 1, -.3f), V(-.2f, .2f, -1));
}

/* The dead have come as far as his altar, and no farther. */
static void cleric(void)
{
    camera(V(-.05f, 1.52f, 4.8f), V(.0f, 1.78f, 0), 31);
    hero_stage(PARTY_WARM, light_breaks_out);
    Scene *s = scene();
    set_palette(s, 0x12060c, 0x3c1820, 0xa0542c, 0xf4c880, 0xffb050, 0xfff4d8);
    s->key.color = rgb(0xffe0b0) * 1.7f;
    s->key.towards = V(-.45f, .70f, .55f);
    s->fill.color = rgb(0x50306a) * .5f;
    s->vignette = 1.4f;
    int white = material_wool(rgb(0xe4d6bc)), red = material_wool(rgb(0xb82820)), gold = material_gold(),
        iron = material_iron(), dark_bone = material_new(rgb(0x4a3a38), rgb(0x221818), .7f, .4f, PAT_BONE, 3.2f, .5f);
    Kin k = {.f = {.man = 1, .wide = 1.12f, .belly = .5f},
             .dress = white,
             .head = {.skin = rgb(0xa06a44),
                      .hair = rgb(0xf0ece8),
                      .iris = rgb(0x8a5a20),
                      .age = .8f,
                      .man = 1,
                      .wide = 1.08f,
                      .gaunt = -.2f,
                      .eye = 1.25f,
                      .brow = 1.5f,
                      .nose = NOSE_BROAD,
                      .mood = MOOD_ROAR,
                      .beard = WHISKERS_FULL,
                      .beard_length = .9f,
                      .gaze_x = 10,
                      .gaze_y = -12,
                      .seed = 4},
             .look = 8,
             .nod = 4,
             .lean = 5,
             .head_size = .66f,
             .seed = 11};
    push();
    move(.10f, -.06f, -.1f);
    body_trunk(&k.f, white);
    coat_skirt(white, 1.2f, .2f, 0, .26f, V(0, 0, 0), 4);
    cloak(red, 1.14f, .2f, 52, .5f, V(.5f, 0, -.3f), 5);
    stole(red, gold);
    part(); /* a golden clasp */
    paint(gold);
    blend(.02f);
    push();
    move(0, 1.74f, .29f);
    turn_x(78);
    drum(0, 0, 0, .075f, .02f, .015f);
    pop();
    push();
    bare_head(&k);
    fit_headgear();
    move(0, .06f, 0);
    hat_mitre(.80f, red, gold);
    pop();
    push();
    kin_grip(&k, -1, V(-.66f, 1.92f, .16f), V(-.50f, 2.32f, .34f), V(.06f, 1, 0), V(.3f, .1f, 1));
    grow(.8f);
    part();
    paint(gold);
    limb(V(0, -.2f, 0), V(0, .3f, 0), .04f, .04f);
    move(0, .54f, 0);
    grow(.26f);
    sun_disc(gold, material_glow(rgb(0xffe080), 1.4f));
    Vec3 sun = here(V(0, 0, .3f));
    pop();
    push();
    kin_grip(&k, 1, V(.76f, 1.36f, .14f), V(.72f, 1.52f, .46f), V(-.25f, 1, .1f), V(-.3f, .1f, 1));
    grow(.76f);
    mace(iron, gold, material_wood());
    pop();
    pop();
    dead_that_recoil(dark_bone);
    radiance(sun, rgb(0xffc850), .40f);
    lamp(sun + V(.2f, -.3f, .8f), rgb(0xffd890) * 1.6f, .6f);
    for (int i = 0; i < 40; i++)
        sprite(V((chance(i) - .5f) * 2.4f, .3f + 2.4f * chance(i + 50), .3f + 1.2f * chance(i + 100)),
               .006f + .016f * chance(i + 150), rgb(0xffe0a0), SPRITE_GLOW, .9f);
}

/* ---- the healing sister ---- */

/* Her face, lit by what she holds. */
static void cleric2(void)
{
    camera(V(.40f, 1.74f, 3.3f), V(-.02f, 1.90f, 0), 29);
    hero_stage(PARTY_COOL, candle_room);
    set_palette(scene(), 0x050a16, 0x10203c, 0x2c4c7c, 0xa0c0e0, 0xffc870, 0xf4faff);
    Scene *s = scene();
    s->tint[ACCENT] = rgb(0xffc870);
    s->key.color = s->key.color * .40f; /* her hands are the light */
    s->rim.color = rgb(0x80b8ff) * 2.6f;
    s->vignette = 1.3f;
    Vec3 glow = rgb(0xffe0a0);
    int blue = material_wool(rgb(0x2a62b8)), white = material_wool(rgb(0xe8f0f8)), gold = material_gold();
    Kin k = {.f = {.man = 0},
             .dress = blue,
             .head = {.skin = rgb(0xe8b898),
                      .hair = rgb(0x8a5a30),
                      .iris = rgb(0x3a90d8),
                      .age = .22f,
                      .man = .05f,
                      .wide = .95f,
                      .gaunt = -.1f,
                      .eye = 1.2f,
                      .lips = 1.15f,
                      .brow = .45f,
                      .nose = NOSE_STRAIGHT,
                      .nose_size = .88f,
                      .mood = MOOD_CALM,
                      .gaze_y = -16,
                      .gaze_x = -6,
                      .seed = 2},
             .look = -26,
             .nod = 4,
             .lean = -9,
             .head_size = .64f,
             .seed = 21};
    push();
    move(0, -.04f, 0);
    turn_y(-8);
    body_trunk(&k.f, blue);
    push();
    move(0, -.07f, -.02f);
    cowl(white, .98f, .17f, 3);
    pop();
    push();
    bare_head(&k);
    push();
    move(0, -.03f, .03f);
    grow(.92f);
    hood_deep(white, white, .1f, 4);
    pop();
    move(0, .03f, -.07f);
    grow(1.06f);
    hood_deep(blue, white, .3f, 8);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* hands that hold a light between them, in wide sleeves */
        float q = (float)side;
        Vec3 shoulder = body_shoulder(&k.f, q), elbow = V(q * .60f, 1.18f, .30f),
             wrist = V(q * .24f - .04f, 1.30f, .66f), along = vec_unit(wrist - elbow), cuff = wrist - along * .10f;
        kin_arm(&k, q, elbow, wrist, GRASP_CUP, V(-q * .25f, 1, .25f), V(-q, .05f, .1f));
        part();
        paint(blue);
        sinew_cloth(shoulder, elbow, cuff, .155f, .150f, .165f, 12 + 9 * side);
        blend(.03f);
        limb(cuff - along * .22f + V(0, -.06f, 0), cuff + V(0, -.15f, .01f), .10f, .075f); /* it hangs */
        part();
        paint(gold);
        push();
        move(cuff[0], cuff[1], cuff[2]);
        aim(along, V(.2f, .1f, 1));
        ring(0, .0f, 0, .160f, .018f);
        ring(0, -.06f, 0, .168f, .010f);
        pop();
    }
    part(); /* a hem of gold thread down the breast, and a lamp on a cord */
    paint(gold);
    blend(.008f);
    for (int i = 0; i < 9; i++) {
        float y = 1.64f - .085f * (float)i, z = .235f - .02f * fabsf((float)i - 3) * .4f;
        for (int side = -1; side <= 1; side += 2) {
            limb(V(0, y, z), V((float)side * .055f, y + .04f, z - .01f), .011f, .011f);
            limb(V((float)side * .055f, y + .04f, z - .01f), V(0, y + .08f, z), .011f, .011f);
        }
    }
    part();
    paint(material_glow(rgb(0xfff0c0), 1.6f));
    ball(-.04f, 1.54f, .70f, .06f);
    Vec3 at = here(V(-.04f, 1.54f, .74f));
    pop();
    sprite(at, .30f, rgb(0xffd890), SPRITE_GLOW, .50f);
    sprite(at, .20f, rgb(0xfff0c8), SPRITE_SPARKLE, 1.1f);
    lamp(at + V(0, .16f, .26f), rgb(0xffd098) * 5.6f, .50f);
    for (int i = 0; i < 26; i++)
        sprite(at + V((chance(i) - .5f) * 1.0f, chance(i + 40) * 1.1f, 0), .008f + .014f * chance(i + 70), glow * 1.5f,
               SPRITE_GLOW, 1);
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

/* He leans on the hammer that no other lifts; its rune lights his beard. */
static void cleric3(void)
{
    camera(V(.50f, .72f, 4.2f), V(-.02f, .98f, 0), 32);
    hero_stage(PARTY_WILD, place_graveyard);
    Scene *s = scene();
    s->disc_x = .78f;
    s->disc_y = .62f;
    s->disc_size = .45f;
    s->key.color = rgb(0xfff2e0) * 2.9f;
    int green = material_wool(rgb(0x2e7a44)), iron = material_iron(), gold = material_gold(),
        leather = material_leather(rgb(0x5a3824)), mail = material_iron(), brown = material_wool(rgb(0x5a4030)),
        hair = material_new(rgb(0xb8702c), rgb(0x5a3010), .5f, .8f, PAT_NOISE, 4, .12f);
    material(mail)->color = rgb(0x6a7078);
    Kin k = {.head = {.skin = rgb(0xe8a878),
                      .hair = rgb(0xb8702c),
                      .iris = rgb(0x50b848),
                      .age = .55f,
                      .man = 1,
                      .wide = 1.2f,
                      .eye = 1.2f,
                      .brow = 1.9f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.5f,
                      .mood = MOOD_RESOLVE,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.4f,
                      .gaze_x = 6,
                      .seed = 13},
             .look = -14,
             .nod = -2,
             .lean = 4,
             .head_size = .66f};
    Brute b = {.hip = V(.04f, .62f, -.08f),
               .chest = V(.02f, 1.16f, -.02f),
               .front = V(-.1f, 0, 1),
               .shoulder = .43f,
               .pelvis = .18f,
               .bulk = 1.06f,
               .leg = .92f,
               .belly = .6f,
               .knee = {V(-.32f, .42f, .20f), V(.40f, .42f, .16f)},
               .foot = {V(-.40f, .12f, .04f), V(.50f, .12f, -.02f)},
               .toes = {V(-.4f, 0, 1), V(.5f, 0, 1)},
               .skin = bare_skin(k.head.skin),
               .trousers = brown,
               .boots = leather,
               .shirt = green,
               .sleeve = mail,
               .glove = leather,
               .hand = .19f};
    brute_cloak(&b, green, 1.05f, 66, V(.45f, 0, -.25f), 5);
    brute_body(&b);
    brute_tunic(&b, green, .30f, 0, .05f, V(0, 0, 0), 4);
    brute_belt(&b, leather);
    push();
    hero_head(&k, brute_neck(&b, .44f, .12f));
    push();
    fit_headgear();
    helm_open(iron, gold, true);
    helm_crest(.2f, material_fur(rgb(0x8a3ac0)));
    pop();
    braided_beard(hair, gold);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        Vec3 at = brute_shoulder(&b, (float)side);
        push();
        move(at[0], at[1] + .04f, at[2]);
        turn_z((float)side * -16);
        pauldron(.22f, 3, 0, (float)side, iron);
        pop();
    }
    push(); /* head down on the ground before him, both fists on the shaft's end */
    brute_grip(&b, -1, V(-.70f, .86f, .28f), V(-.10f, .98f, .56f), V(.05f, -1, .08f), V(.6f, .1f, .7f));
    grow(1.12f);
    hammer(.72f, .60f, iron, material_wood());
    part();
    paint(material_glow(rgb(0x9aff60), 1.3f)); /* the rune on it */
    blend(.01f);
    float z = .24f;
    limb(V(0, .52f, z), V(0, .86f, z), .022f, .022f);
    limb(V(0, .52f, z), V(.11f, .64f, z), .022f, .022f);
    limb(V(0, .66f, z), V(-.11f, .78f, z), .022f, .022f);
    Vec3 rune = here(V(0, .7f, .34f));
    pop();
    push();
    brute_grip(&b, 1, V(.72f, .88f, .26f), V(-.11f, 1.14f, .54f), V(.05f, -1, .08f), V(-.6f, .1f, .7f));
    pop();
    sprite(rune, .30f, rgb(0x90ff50), SPRITE_GLOW, .4f);
    lamp(rune + V(0, .25f, .1f), rgb(0x90ff50) * 2.2f, .35f);
    faction_ground();
    faction_motes();
}

const Card cleric_cards[] = {{"cards/monstrous/cleric", ROYAL, cleric},
                             {"cards/monstrous/cleric-2", ROYAL, cleric2},
                             {"cards/monstrous/cleric-3", MOON, cleric3},
                             {0}};
