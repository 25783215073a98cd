/* SPDX-License-Identifier: MIT
 * Clerics: the bishop with the sun, the healing sister, the dwarf of the hammer. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "props/wild.h"
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
                      .mood = MOOD_SHOUT,
                      .cast = CAST_BROAD,
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

/* As long as the candle burns they keep their distance. */
/* A wolf that has come as near as the flame lets it: only its eyes and its edge are lit. */
static void wolf_in_the_dark(Vec3 at, float yaw, float roll, float size, float jaw)
{
    int coat = wild_coat(rgb(0x343848), 6), mane = wild_coat(rgb(0x1a1c28), 3.4f);
    push();
    move(at[0], at[1], at[2]);
    turn_y(yaw);
    turn_z(roll);
    grow(size);
    part();
    paint(mane);
    blend(.2f);
    limb(V(0, -.10f, -.35f), V(.05f, -.7f, -1.3f), .42f, .75f);
    wild_ruff(34, .46f, .09f, mane, 3);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = wild_coat(rgb(0x5a5a68), 12),
                      .dark = mane,
                      .iris = rgb(0xff4a20),
                      .glow = 1.6f,
                      .jaw = jaw,
                      .snarl = jaw > 0 ? 1.f : .4f,
                      .glare = 18,
                      .open = .45f,
                      .ears = 40});
    pop();
}

/* One candle, and what it keeps from her. */
static void cleric2(void)
{
    camera(V(.12f, 1.18f, 4.9f), V(.02f, 1.55f, 0), 27);
    hero_stage(PARTY_COOL, open_air);
    Scene *s = scene();
    set_palette(s, 0x02040a, 0x08122a, 0x122648, 0x24426c, 0xffc870, 0x2c4c74);
    s->roll = 6;
    s->key.color = rgb(0x90b0ff) * .35f;
    s->key.towards = V(-.7f, .6f, .3f);
    s->rim.color = rgb(0x5080e0) * 1.3f;
    s->fill.color = rgb(0x182850) * .3f;
    s->vignette = 1.6f;
    s->aperture = .03f;
    int blue = material_wool(rgb(0x1c48a0)), white = material_wool(rgb(0xe8e0d0)), wax = material_wax();
    Kin k = {.head = {.skin = rgb(0xecb890),
                      .hair = rgb(0x6a3c20),
                      .iris = rgb(0x4088d0),
                      .age = .35f,
                      .man = .05f,
                      .wide = .97f,
                      .eye = 1.35f,
                      .lips = 1.2f,
                      .brow = 1.1f,
                      .nose = NOSE_STRAIGHT,
                      .nose_size = .9f,
                      .mood = MOOD_GRIEF,
                      .gaze_x = 26,
                      .gaze_y = -4,
                      .seed = 2},
             .look = 14,
             .nod = 3,
             .lean = -14,
             .head_size = .92f};
    part();
    paint(blue);
    blend(.15f);
    egg(-.30f, .72f, -.28f, .80f, .64f, .42f);
    push();
    hero_head(&k, V(-.38f, 1.76f, -.05f));
    push();
    move(0, -.03f, .03f);
    grow(.92f);
    hood_deep(white, white, .1f, 4);
    pop();
    move(0, .03f, -.07f);
    grow(1.06f);
    hood_deep(blue, white, .3f, 8);
    pop();
    int skin = bare_skin(k.head.skin);
    Vec3 held = V(.06f, .92f, .95f); /* the candle is held out to it */
    push();
    PersonHand fist = {.lean = true, .pose = GRASP_FIST, .size = .24f, .thick = 1, .thumb = 1, .skin = skin};
    Vec3 wrist = person_hand_grip(fist, held, V(.10f, 1, .05f), V(.15f, .05f, 1));
    move(0, -.16f, 0);
    wax_candle(.56f, .052f, true, wax);
    Vec3 flame = here(V(0, .66f, 0));
    pop();
    body_sleeve(blue, V(-.62f, 1.0f, .0f), V(-.50f, .62f, .62f), wrist, .26f, .24f, .15f, 5);
    PersonHand h = {.lean = true, .pose = GRASP_CUP, .size = .20f, .thick = .9f, .thumb = 1, .skin = skin};
    wrist = V(-.34f, 1.02f, 1.02f); /* the other hand, between us and the flame */
    person_hand_at(&h, wrist, V(.35f, 1, .05f), V(.85f, -.1f, -.35f));
    body_sleeve(blue, V(-.80f, .9f, .2f), V(-.78f, .52f, .70f), wrist, .24f, .22f, .14f, 9);
    wolf_in_the_dark(V(.80f, 1.66f, .40f), -50, 10, 1.12f, 32);
    wolf_in_the_dark(V(-.92f, 2.30f, -1.3f), 34, -6, .70f, 0);
    wolf_in_the_dark(V(.42f, 2.62f, -1.6f), -14, 6, .62f, 0);
    lamp(flame + V(-.10f, .10f, .28f), rgb(0xffb060) * 2.6f, .42f);
    lamp(V(-.20f, 1.62f, .95f), rgb(0xffb868) * 2.2f, .34f);
    lamp(flame + V(.22f, .12f, .40f), rgb(0xffa050) * 2.4f, .36f);
    sprite(flame, .36f, rgb(0xffb050), SPRITE_GLOW, .4f);
    faction_motes();
}

/* ---- the dwarf of the hammer ---- */

/* The hammer has come down, and the rock under the enemy says so. */
static void cleric3(void)
{
    camera(V(-.45f, .85f, 5.0f), V(.02f, 1.32f, .2f), 36);
    hero_stage(PARTY_WILD, open_air);
    Scene *s = scene();
    set_palette(s, 0x0a0614, 0x2a1a40, 0x5c4080, 0xb898d0, 0xb0ff60, 0xf6ffe4);
    for (int i = 0; i < TINTS; i++)
        s->tint[i] = s->tint[i] * .62f;
    s->roll = 9;
    s->aperture = .022f;
    s->key = (Light){vec_unit(V(-.50f, .60f, .60f)), rgb(0xfff0dc) * 1.9f, .08f};
    s->fill.color = rgb(0x503a80) * .45f;
    s->ambient *= .6f;
    s->vignette = 1.5f;
    int green = material_wool(rgb(0x2e7a44)), iron = material_iron(), gold = material_gold(),
        leather = material_leather(rgb(0x5a3824)), wood = material_wood(), rune = material_glow(rgb(0x9aff60), 1.1f),
        hair = material_new(rgb(0xb8702c), rgb(0x5a3010), .5f, .8f, PAT_HAIR, 2.2f, .12f),
        stone = material_stone(rgb(0x5a5264), rgb(0x2a2432)), glow = material_glow(rgb(0xa0ff60), 1.8f),
        mail = material_new(rgb(0x6a7078), rgb(0x24262c), .4f, 1, PAT_SCALE, 12, .8f);
    material(iron)->color = rgb(0x78808e);
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
                      .act = .8f,
                      .cast = CAST_HEAVY,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.2f,
                      .gaze_x = -6,
                      .gaze_y = -8,
                      .seed = 13},
             .look = -30,
             .nod = 18,
             .lean = 18,
             .head_size = .98f};
    Vec3 hit = V(-.52f, .46f, 1.55f), low = V(.78f, 1.42f, .30f), along = vec_unit(hit - low);
    push(); /* his body behind the blow */
    move(.52f, 1.18f, -.35f);
    turn_z(-16);
    turn_y(-28);
    turn_x(26);
    part();
    paint(mail);
    blend(.14f);
    egg(0, .05f, 0, .66f, .55f, .46f);
    egg(0, -.55f, -.10f, .58f, .50f, .46f);
    part();
    paint(green);
    blend(.10f);
    egg(0, -.40f, .06f, .60f, .62f, .44f);
    carve();
    egg(0, .32f, .30f, .34f, .34f, .5f);
    fill();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(iron);
        blend(.03f);
        egg((float)side * .62f, .32f, .0f, .32f, .24f, .32f);
        part();
        paint(gold);
        push();
        move((float)side * .64f, .24f, .0f);
        turn_z((float)side * -24);
        ring(0, 0, 0, .31f, .035f);
        pop();
    }
    part();
    paint(leather);
    push();
    move(0, -.60f, 0);
    drum(0, 0, 0, .60f, .07f, .03f);
    pop();
    Vec3 right = here(V(.66f, .22f, .1f)), left = here(V(-.66f, .22f, .1f));
    pop();
    push();
    hero_head(&k, V(.26f, 1.98f, .32f));
    push();
    fit_headgear();
    helm_open(iron, gold, true);
    helm_crest(.2f, material_fur(rgb(0x8a3ac0)));
    pop();
    for (int side = -1; side <= 1; side += 2) { /* two braids that the blow throws up */
        float q = (float)side;
        part();
        paint(hair);
        blend(.02f);
        for (int i = 0; i < 7; i++) {
            float t = (float)i / 6;
            push();
            move(q * (.20f + .14f * t), -.50f - .42f * t + .30f * t * t, .36f + .34f * t);
            turn_z(i % 2 ? 28 : -28);
            egg(0, 0, 0, .080f - .004f * (float)i, .068f, .068f);
            pop();
        }
        part();
        paint(gold);
        ball(q * .36f, -.64f, .76f, .065f);
    }
    pop();
    part();
    paint(wood);
    limb(low - along * .55f, hit, .070f, .085f);
    part(); /* bound with leather, where his fists are */
    paint(leather);
    for (int i = 0; i < 9; i++) {
        Vec3 at = low + along * (-.25f + .085f * (float)i);
        ball(at[0], at[1], at[2], .088f);
    }
    for (int k2 = 0; k2 < 2; k2++) {
        PersonHand h = {.lean = true,
                        .size = .26f,
                        .thick = 1.4f,
                        .thumb = k2 ? 1 : -1,
                        .skin = bare_skin(k.head.skin),
                        .age = .5f};
        Vec3 at = low + along * (k2 ? .46f : -.08f);
        push();
        Vec3 wrist = person_hand_grip(h, at, along, k2 ? V(-.3f, .6f, .8f) : V(.5f, .5f, .8f));
        pop();
        Vec3 root = k2 ? left : right;
        part();
        paint(green);
        sleeve_cloth(root, vec_mix(root, wrist, .5f) + (k2 ? V(-.22f, -.16f, .1f) : V(.30f, -.20f, .1f)), wrist, .26f,
                     .22f, .15f, 5 + k2);
        part();
        paint(leather);
        blend(.02f);
        limb(vec_mix(root, wrist, .72f), vec_mix(root, wrist, .92f), .17f, .15f);
    }
    push(); /* its head, in the rock as far as the gold */
    move(hit[0], hit[1], hit[2]);
    aim(V(.34f, 1, .12f), V(-.10f, -.12f, 1));
    part();
    paint(iron);
    blend(.03f);
    box(0, -.04f, 0, .40f, .52f, .40f, .05f);
    part();
    paint(gold);
    for (int side = -1; side <= 1; side += 2)
        box(0, -.04f + (float)side * .42f, 0, .43f, .075f, .43f, .03f);
    part();
    paint(rune);
    blend(.01f);
    limb(V(0, -.28f, .41f), V(0, .24f, .41f), .040f, .040f);
    limb(V(0, .24f, .41f), V(.20f, .06f, .41f), .040f, .040f);
    limb(V(0, .02f, .41f), V(-.20f, -.16f, .41f), .040f, .040f);
    Vec3 glow_at = here(V(0, 0, .55f));
    pop();
    sprite(glow_at, .34f, rgb(0x90ff50), SPRITE_GLOW, .12f);
    lamp(V(-.30f, .30f, 2.3f), rgb(0x90ff50) * .8f, .45f);
    lamp(V(-.95f, 1.2f, 2.0f), rgb(0xfff0dc) * .8f, .4f);
    lamp(V(-.05f, 1.15f, 1.25f), rgb(0x90ff50) * 1.1f, .4f);
    part(); /* rock */
    paint(stone);
    blend(.1f);
    lumpy(.05f, 3);
    egg(-.2f, -.35f, 1.0f, 2.4f, .46f, 1.9f);
    lumpy(0, 1);
    for (int i = 0; i < 11; i++) { /* what the blow has broken stands up round it, lit from below */
        float a = (float)i * .571f + .2f, far = .62f + .2f * chance(i);
        bool before = cosf(a) > .1f; /* so that the sign is seen */
        push();
        move(hit[0] + sinf(a) * far, .12f, hit[2] + cosf(a) * far * .8f);
        turn_y(a * 180 / PI);
        turn_x(34 + 26 * chance(i + 8));
        part();
        paint(stone);
        blend(.02f);
        lumpy(.02f, 5);
        box(0, before ? -.18f : .08f, 0, .16f + .08f * chance(i + 30), .20f + .12f * chance(i + 40), .09f, .04f);
        lumpy(0, 1);
        pop();
        Vec3 p[4];
        for (int j = 0; j < 4; j++) {
            float out = .5f + .38f * (float)j, b = a + .35f * (chance(4 * i + j) - .5f);
            p[j] = V(hit[0] + sinf(b) * out, .105f - .04f * out * out * .3f, hit[2] + cosf(b) * out * .8f);
        }
        part();
        paint(glow);
        tube(4, p, (float[]){.05f, .035f, .022f, .004f}, 3);
    }
    for (int i = 0; i < 26; i++) {
        float a = 6.28f * chance(i + 300), far = .5f + .9f * chance(i + 310),
              big = .03f + .10f * chance(i + 320) * chance(i + 325);
        part();
        paint(stone);
        lumpy(.015f, 8);
        box(hit[0] - .25f + sinf(a) * far * .7f, .35f + 1.5f * chance(i + 330) * chance(i + 331),
            hit[2] - .3f * fabsf(cosf(a)) * far, big, big * .8f, big, .02f);
    }
    lumpy(0, 1);
    for (int i = 0; i < 40; i++)
        sprite(V(hit[0] + (chance(i) - .5f) * 1.8f, .2f + 1.6f * chance(i + 50) * chance(i + 51),
                 hit[2] + .6f * (chance(i + 100) - .5f)),
               .010f + .02f * chance(i + 150), rgb(0xb0ff70), SPRITE_GLOW, 1.0f);
    faction_motes();
}

const Card cleric_cards[] = {{"cards/monstrous/cleric", ROYAL, cleric},
                             {"cards/monstrous/cleric-2", ROYAL, cleric2},
                             {"cards/monstrous/cleric-3", MOON, cleric3},
                             {0}};
