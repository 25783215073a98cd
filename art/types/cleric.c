/* SPDX-License-Identifier: MIT
 * Clerics: the bishop with the sun, the healing sister, the dwarf of the hammer. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/masonry.h"
#include "props/bones.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/vitreous.h"
#include "props/wild.h"
#include "types/hero_head.h"
#include "types/heroes.h"

/* ---- the bishop ---- */

/* All light of the vault comes from where he holds it. */
static Vec3 light_in_the_vault(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, h = halo(u, v, x, y, .30f),
          ray = smooth(.35f, .70f, shafts(u, v, x, y + .001f, 5.5f));
    Vec3 c = vec_mix(t[SHADOW], t[MIDTONE], unit(h * 2.2f));
    c = vec_mix(c, t[LIGHT], unit(1.25f * h));
    c += t[ACCENT] * (.30f * h * ray);
    return vec_mix(c, t[GLOW], unit(1.6f * h * h * h));
}

/* As a shadow: mitre, sleeves wide open, a staff whose head is where the light is. Feet at the brush's place. */
static void bishop_with_the_light(int robe, int gold)
{
    part();
    paint(robe);
    blend(.06f);
    limb(V(0, .06f, 0), V(0, .88f, 0), .38f, .17f);
    egg(0, .96f, 0, .27f, .14f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 shoulder = V(q * .22f, .98f, 0), wrist = V(q * .50f, q < 0 ? 1.34f : 1.24f, .06f);
        limb(shoulder, wrist, .09f, .07f);
        blend(.02f);
        web(shoulder, wrist, V(q * .40f, .66f, .02f), .05f);
        ball(wrist[0] + q * .03f, wrist[1] + .07f, wrist[2], .065f);
    }
    blend(.03f);
    egg(0, 1.22f, 0, .125f, .15f, .13f);
    push();
    move(0, 1.26f, 0);
    grow(.34f);
    hat_mitre(1.05f, robe, gold);
    pop();
    part();
    paint(gold);
    limb(V(-.50f, .10f, .10f), V(-.56f, 1.72f, .10f), .026f, .026f);
}

/* Arms of bones from all sides, as far as the light lets them. */
static void reaching_dead(int bone)
{
    enum { ARMS = 15 };
    for (int i = 0; i < ARMS; i++) {
        float c = chance(i + 3), d = chance(i + 40), a = ((float)i + .5f + .5f * (c - .5f)) * 2 * PI / ARMS,
              far = .95f + .13f * d, bend = .5f * (c - .5f);
        Vec3 out = V(sinf(a), cosf(a), 0), side = V(cosf(a), -sinf(a), 0),
             wrist = V(sinf(a) * far * .92f, 1.52f + cosf(a) * far * 1.16f, 1.0f + .7f * d),
             elbow = wrist + out * .55f + side * (bend * .6f), shoulder = elbow + out * .7f - side * (bend * .8f);
        part();
        paint(bone);
        blend(.016f);
        bone_arm(shoulder, elbow, wrist, .95f);
        Hand h = {
            .size = .21f + .06f * c, .thick = .56f, .spread = 78, .curl = .12f + .3f * d, .thumb = i % 2 ? 1 : -1};
        hand_at(&h, wrist, out * -1 + side * bend, V(.3f * (d - .5f), 0, i % 2 ? 1 : -1));
    }
}

/* The dead have come as far as his light, and no farther. */
static void cleric(void)
{
    camera(V(0, 1.45f, 6.0f), V(0, 1.52f, 0), 31);
    hero_stage(PARTY_WARM, light_in_the_vault);
    Scene *s = scene();
    set_palette(s, 0x0a0406, 0x2c0e10, 0xb4541c, 0xffb848, 0xffc860, 0xfff8e0);
    s->disc_x = -.34f;
    s->disc_y = .54f;
    s->roll = -4;
    s->key = (Light){vec_unit(V(-.3f, .6f, .7f)), rgb(0xffd8a0) * .22f, .1f};
    s->rim = (Light){vec_unit(V(-.25f, .30f, -.9f)), rgb(0xffc060) * 4.0f, 0};
    s->fill.color = rgb(0x40203a) * .3f;
    s->ambient *= .22f;
    s->vignette = 1.5f;
    int robe = material_wool(rgb(0x34080c)), gold = material_gold(),
        bone = material_new(rgb(0x3a2622), rgb(0x1a1010), .7f, .4f, PAT_BONE, 3.2f, .5f),
        stone = material_stone(rgb(0x3a2420), rgb(0x140a0a));
    push();
    move(.12f, .46f, 0);
    grow(1.16f);
    bishop_with_the_light(robe, gold);
    Vec3 sun = here(V(-.56f, 1.86f, .10f));
    pop();
    push();
    move(sun[0], sun[1], sun[2]);
    grow(.17f);
    sun_disc(gold, material_glow(rgb(0xfff0c0), 2.2f));
    pop();
    part(); /* the step he has kept */
    paint(stone);
    blend(.1f);
    lumpy(.04f, 4);
    egg(.10f, .12f, 0, 1.1f, .42f, .7f);
    egg(-1.1f, -.05f, .2f, .9f, .40f, .6f);
    egg(1.2f, -.05f, .1f, .9f, .36f, .6f);
    lumpy(0, 1);
    reaching_dead(bone);
    sprite(sun, .62f, rgb(0xffc050), SPRITE_GLOW, .5f);
    sprite(sun + V(0, 0, .2f), .50f, rgb(0xfff4d0), SPRITE_SPARKLE, .9f);
    lamp(sun + V(.1f, -.1f, .6f), rgb(0xffc870) * 2.2f, .4f);
    for (int i = 0; i < 46; i++)
        sprite(V((chance(i) - .5f) * 2.2f, .4f + 2.3f * chance(i + 50), -.3f + 1.2f * chance(i + 100)),
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

/* A grave without a light of its own, and its door, which has been opened. */
static Vec3 open_grave(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, d = pointed_arch(u, v, x, .46f, .24f), in = v > -.62f ? under(0, d, .008f) : 0,
          frame = v > -.62f ? under(.07f, d, .006f) : 0, far = max_of(d, 0);
    Vec3 wall =
        vec_mix(t[DARK], t[SHADOW], .55f * brick_wall(u * .8f, v * .8f)) + t[MIDTONE] * (.42f * expf(-far * 4.5f));
    wall = vec_mix(wall, vec_mix(t[SHADOW], t[MIDTONE], .55f), frame);
    Vec3 day = sky_ramp(unit((v + .62f) / 1.4f), t[LIGHT], t[GLOW], t[LIGHT]) * 1.05f;
    return vec_mix(wall, day, in);
}

/* Broad as high, with horns on his helm and the hammer over his shoulder. Feet at the brush's place. */
static void dwarf_against_the_day(int dark, int iron, int rune)
{
    part();
    paint(dark);
    blend(.06f);
    egg(0, .62f, 0, .38f, .36f, .26f);
    limb(V(0, .60f, .12f), V(0, .40f, .16f), .22f, .14f); /* beard */
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .18f, .42f, 0), V(q * .24f, .10f, 0), .15f, .13f);
        limb(V(q * .24f, .08f, -.02f), V(q * .28f, .06f, .14f), .11f, .09f);
        ball(q * .36f, .82f, 0, .17f);
    }
    limb(V(-.38f, .80f, 0), V(-.54f, .50f, .06f), .12f, .10f); /* a fist on his hip */
    limb(V(-.54f, .50f, .06f), V(-.32f, .36f, .16f), .10f, .09f);
    limb(V(.40f, .80f, 0), V(.50f, .56f, .16f), .12f, .10f);
    limb(V(.50f, .56f, .16f), V(.34f, .80f, .28f), .10f, .09f);
    egg(0, 1.06f, .02f, .20f, .20f, .20f);
    push();
    move(0, 1.08f, .02f);
    grow(.46f);
    helm_open(iron, iron, true);
    helm_horns(1.0f, iron);
    pop();
    push(); /* the hammer */
    move(.34f, .82f, .30f);
    turn_z(-32);
    part();
    paint(dark);
    limb(V(0, -.46f, 0), V(0, .66f, -.1f), .04f, .04f);
    part();
    paint(iron);
    box(0, .74f, -.1f, .30f, .17f, .16f, .04f);
    part();
    paint(rune);
    box(0, .74f, .065f, .035f, .10f, .01f, .005f);
    box(.05f, .79f, .065f, .06f, .022f, .01f, .005f);
    box(-.30f, .74f, -.1f, .012f, .12f, .10f, .01f);
    pop();
}

/* One of the dead, who lay here in peace; it looks to `yaw`. */
static void startled_dead(Vec3 at, float yaw, float size, float jaw, int bone)
{
    push();
    move(at[0], at[1], at[2]);
    turn_y(yaw);
    turn_x(-8);
    grow(size);
    skull(&(Skull){.bone = bone, .glow = rgb(0x70ff90), .jaw = jaw, .missing = .2f, .eye_size = 1.1f});
    part();
    paint(bone);
    blend(.03f);
    for (int i = 0; i < 4; i++)
        egg(0, -.42f - .16f * (float)i, -.14f - .05f * (float)i, .11f, .085f, .12f);
    pop();
}

/* Somebody has opened the grave from outside. */
static void cleric3(void)
{
    camera(V(-.05f, 1.25f, 6.0f), V(0, 1.38f, 0), 33);
    hero_stage(PARTY_WILD, open_grave);
    Scene *s = scene();
    set_palette(s, 0x05060a, 0x142028, 0x3c6a64, 0xc8f0b0, 0xb0ff60, 0xfbffe8);
    s->disc_x = .10f;
    s->roll = 3;
    s->key = (Light){vec_unit(V(.05f, .42f, -1)), rgb(0xf0ffd8) * 3.4f, .03f};
    s->rim = (Light){vec_unit(V(.10f, .35f, -.9f)), rgb(0xd8ffb0) * 3.6f, 0};
    s->fill.color = rgb(0x386080) * .7f;
    s->ambient *= .30f;
    s->haze = 0;
    s->vignette = 1.5f;
    int dark = material_wool(rgb(0x1c2a20)), iron = material_plain(rgb(0x20262c), .5f, .8f),
        rune = material_glow(rgb(0xa8ff50), 2.2f), bone = material_bone(),
        stone = material_stone(rgb(0x4a5450), rgb(0x1c2224));
    for (int i = 0; i < 6; i++) { /* steps down to us */
        part();
        paint(stone);
        box(.10f, .30f - .12f * (float)i, -2.1f + .5f * (float)i, 1.0f + .32f * (float)i, .10f, .26f, .03f);
    }
    part();
    paint(stone);
    ground(-.42f, .03f, 2);
    push();
    move(.16f, .40f, -2.0f);
    grow(1.42f);
    dwarf_against_the_day(dark, iron, rune);
    Vec3 head = here(V(.75f, 1.4f, .3f));
    pop();
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 6; i++) {
            part();
            paint(stone);
            box((float)side * (1.75f + .05f * chance(i + 3)), -.3f + .64f * (float)i, -.2f, .36f, .30f, .40f, .04f);
        }
    startled_dead(V(-.80f, 1.02f, 1.7f), 82, .86f, 34, bone);
    startled_dead(V(.92f, .66f, 1.5f), -76, .74f, 30, bone);
    sprite(head, .4f, rgb(0xb0ff60), SPRITE_GLOW, .35f);
    for (int i = 0; i < 40; i++) /* dust of ages, in the light */
        sprite(V((chance(i) - .5f) * 1.8f, .2f + 2.2f * chance(i + 50), -1.6f + 2.6f * chance(i + 100)),
               .006f + .014f * chance(i + 150), rgb(0xf0ffd0), SPRITE_GLOW, .6f);
}

const Card cleric_cards[] = {{"cards/monstrous/cleric", ROYAL, cleric},
                             {"cards/monstrous/cleric-2", ROYAL, cleric2},
                             {"cards/monstrous/cleric-3", MOON, cleric3},
                             {0}};
