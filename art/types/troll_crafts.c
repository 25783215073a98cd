/* SPDX-License-Identifier: MIT
 * Trolls who know a craft: the smith of the fire, the old shaman of the moon. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/troll_stance.h"

/* ---- fire: the smith ---- */

/* Horns, goggles pushed up, a black beard under the tusks. */
static void smiths_head(const Flesh *f, int brass, int leather)
{
    for (int side = -1; side <= 1; side += 2) { /* horns, goggles pushed up */
        float s = (float)side;
        horn(V(s * .32f, .34f, -.05f), V(s * .58f, .52f, -.05f), V(s * .62f, .86f, .06f), .1f, f->nail);
        push();
        move(s * .17f, .4f, .3f);
        turn_y(s * 16);
        turn_x(58);
        part();
        paint(brass);
        blend(.01f);
        ring(0, 0, 0, .125f, .036f);
        drum(0, -.03f, 0, .125f, .04f, .01f);
        part();
        paint(material_plain(rgb(0x40200c), .03f, 2));
        egg(0, 0, 0, .11f, .03f, .11f);
        pop();
    }
    part();
    paint(leather);
    push();
    move(0, .33f, -.04f);
    turn_x(-10);
    ring(0, 0, 0, .4f, .05f);
    pop();
    part();
    paint(material_fur(rgb(0x2a1a18))); /* a black beard under the tusks */
    blend(.05f);
    for (int i = 0; i < 9; i++) {
        float u = ((float)i - 4) / 4;
        Vec3 p[3] = {V(u * .3f, -.5f + .1f * u * u, .32f - .12f * u * u),
                     V(u * .34f, -.72f + .12f * u * u, .36f - .1f * u * u), V(u * .28f, -.98f + .26f * fabsf(u), .34f)};
        float r[3] = {.085f, .08f, .012f};
        tube(3, p, r, 3);
    }
}

static void leather_apron(int leather, int brass)
{
    Vec3 bib[16]; /* the apron */
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 4; i++) {
            static const float wide[4] = {.34f, .46f, .78f, .86f}, out[4] = {.36f, .6f, .82f, .8f},
                               high[4] = {1.36f, .95f, .45f, -.16f};
            float u = ((float)i / 3 - .5f) * 2;
            bib[row * 4 + i] = V(u * wide[row], high[row], out[row] - .22f * u * u * (.6f + .3f * (float)row));
        }
    part();
    paint(leather);
    blend(.02f);
    cloth(4, 4, bib, .035f, 4);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[3] = {V((float)side * .32f, 1.36f, .34f), V((float)side * .4f, 1.62f, .18f),
                     V((float)side * .42f, 1.76f, -.1f)};
        float r[3] = {.055f, .055f, .055f};
        tube(3, p, r, 4);
        part();
        paint(brass);
        ball((float)side * .32f, 1.34f, .4f, .06f);
        part();
        paint(leather);
    }
}

static void work_in_tongs(const Flesh *f, int dark)
{
    Vec3 at = V(.98f, .74f, 1.0f), bar = V(-1, -.30f, .12f); /* tongs, and the work in them on the anvil */
    push();
    troll_holding(f, troll_right_shoulder, V(1.3f, 1.0f, .25f), 1, at, bar, V(.1f, .8f, .6f));
    part();
    paint(dark);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[4] = {V((float)side * .06f, -.35f, 0), V((float)side * .02f, .15f, 0), V((float)side * -.09f, .36f, 0),
                     V((float)side * -.02f, .56f, 0)};
        float r[4] = {.03f, .035f, .035f, .03f};
        tube(4, p, r, 4);
    }
    part();
    paint(material_glow(rgb(0xff8a20), 2.4f));
    float blade[] = {-.07f, .5f, .07f, .5f, .1f, 1.1f, 0, 1.42f, -.1f, 1.1f};
    outline(5, blade, 1, .05f, .06f);
    Vec3 hot = here(V(0, .95f, .1f));
    pop();
    sprite(hot, .42f, rgb(0xff8a28), SPRITE_GLOW, .55f);
    lamp(hot + V(0, .1f, .35f), rgb(0xff8a28) * 3.6f, .5f);
    for (int i = 0; i < 60; i++)
        sprite(hot + V((chance(i) - .5f) * 1.5f, chance(i + 100) * .7f - .45f, (chance(i + 50) - .5f) * .5f),
               .007f + .014f * chance(i + 150), rgb(0xffc060) * 2.f, SPRITE_GLOW, 1);
}

static void iron_bands(int iron)
{
    for (int side = -1; side <= 1; side += 2) { /* iron bands on the arms */
        part();
        paint(iron);
        push();
        Vec3 p = side < 0 ? V(-1.2f, 1.78f, .2f) : V(1.2f, .98f, .42f);
        move(p[0], p[1], p[2]);
        aim(side < 0 ? V(.2f, .5f, .3f) : V(-.3f, 0, .6f), V(0, 0, 1));
        drum(0, 0, 0, .225f, .13f, .02f);
        for (int i = 0; i < 8; i++) {
            float a = (float)i * PI / 4;
            limb(V(.2f * sinf(a), 0, .2f * cosf(a)), V(.3f * sinf(a), 0, .3f * cosf(a)), .045f, .006f);
        }
        pop();
    }
}

static void fire_troll(void)
{
    camera(V(.3f, 1.15f, 6.5f), V(.02f, 1.60f, 0), 34.5f);
    scene()->backdrop = place_forge;
    scene()->back_x = -.2f;
    scene()->back_y = -.3f;
    scene()->tint[MIDTONE] = rgb(0x9a3418);
    scene()->rim.color = rgb(0xffa040) * 5.f;
    Flesh f = troll_flesh(rgb(0x8090a8), rgb(0x4a5468));
    int leather = material_leather(rgb(0x8a5a34)), iron = material_iron(), brass = material_gold(),
        dark = material_iron();
    material(dark)->color = rgb(0x5a5a66);
    push();
    move(-.03f, troll_squat_height * .92f - .06f, 0);
    grow(.92f);
    troll_torso(&f, .7f);
    troll_squat(&f, 1.08f);
    push();
    move(-.02f, 1.80f, .42f);
    turn_x(12);
    turn_y(10);
    turn_z(-6);
    grow(1.18f);
    troll_head(&f, &(Look){.nose = .3f,
                           .ears = .7f,
                           .ear_droop = -6,
                           .tusks = 1.1f,
                           .lid = 18,
                           .open = .44f,
                           .mouth = .0f,
                           .iris = rgb(0xffe040),
                           .grin = true});
    troll_muzzle(&f, MUZZLE_BULL);
    nose_ring(.55f, brass);
    smiths_head(&f, brass, leather);
    pop();
    leather_apron(leather, brass);
    push(); /* the hammer high */
    troll_holding(&f, troll_left_shoulder, V(-1.34f, 1.66f, .12f), 1, V(-1.06f, 2.16f, .5f), V(-.25f, 1, .05f),
                  V(1, .1f, -.15f));
    turn_y(60);
    grow(1.2f);
    hammer(.52f, .40f, dark, material_wood());
    pop();
    work_in_tongs(&f, dark);
    int face = material_new(rgb(0x8a8a98), rgb(0x4a4a58), .3f, 1.2f, PAT_METAL, 4, .4f);
    part();
    paint(face); /* the anvil on its block */
    blend(.04f);
    box(.14f, .16f, 1.06f, .52f, .12f, .24f, .04f);
    limb(V(-.36f, .20f, 1.06f), V(-.86f, .25f, 1.06f), .12f, .02f);
    box(.14f, -.06f, 1.06f, .24f, .16f, .18f, .05f);
    box(.14f, -.22f, 1.06f, .38f, .07f, .24f, .04f);
    part();
    paint(material_wood());
    blend(.02f);
    drum(.14f, -.50f, 1.06f, .46f, .22f, .04f);
    iron_bands(iron);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- moon: the shaman ---- */

/* He sits on a boulder: knees apart under a robe that falls to the ankles, feet bare. A wolf's pelt on the shoulders. */
static void robe_and_pelt(const Flesh *f, int robe, int hem, int pelt)
{
    part();
    paint(material_stone(rgb(0x7a80a0), rgb(0x3a4060)));
    blend(.2f);
    lumpy(.04f, 3);
    egg(0, .16f, -.30f, 1.05f, .46f, .62f);
    egg(-.7f, .05f, -.05f, .5f, .3f, .4f);
    lumpy(0, 1);
    part();
    paint(robe);
    blend(.18f);
    egg(0, 1.3f, -.14f, .60f, .42f, .38f);
    limb(V(0, 1.2f, -.12f), V(0, .66f, -.06f), .42f, .50f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.12f);
        limb(V(s * .26f, .62f, .0f), V(s * .52f, .66f, .66f), .28f, .24f);
        for (int i = 0; i < 5; i++) { /* it falls from the knee */
            float u = ((float)i - 2) * .12f;
            blend(.05f);
            limb(V(s * .52f + u, .62f, .76f - fabsf(u)),
                 V(s * .54f + u * 1.9f, .06f + .03f * (float)(i % 2), .72f - .6f * fabsf(u)), .15f, .11f);
        }
    }
    for (int i = 0; i < 5; i++) { /* and hangs between them */
        float u = ((float)i - 2) * .13f;
        limb(V(u, .72f - fabsf(u) * .3f, .46f), V(u * 1.1f, .12f + .04f * (float)(i % 2), .50f), .13f, .11f);
    }
    part();
    paint(hem);
    blend(.03f);
    for (int i = 0; i < 15; i++) {
        float u = ((float)i - 7) / 7, x = u * .92f, a = fabsf(fabsf(u) - .58f);
        egg(x, .06f + .03f * (float)(i % 2), .84f - .62f * a - .2f * u * u, .085f, .05f, .08f);
    }
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .54f, -.06f, .72f);
        turn_y((float)side * 18);
        troll_foot(f, 1.0f);
        pop();
    }
    part();
    paint(pelt); /* a wolf's pelt on the shoulders */
    blend(.06f);
    for (int i = 0; i < 46; i++) {
        float a = (float)i / 46 * 2 * PI, k = i % 2 ? 1 : .84f;
        limb(V(sinf(a) * .44f, 1.66f, -.1f + cosf(a) * .32f),
             V(sinf(a) * .90f * k, 1.28f - .14f * chance(i), -.1f + cosf(a) * .62f * k), .11f, .015f);
    }
}

/* A sleeve as wide as a sack, its mouth hanging from the forearm. */
static void wide_arm(int robe, int hem, int skin, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
{
    Vec3 mouth = vec_mix(elbow, wrist, .62f);
    part();
    paint(robe);
    blend(.1f);
    limb(shoulder, elbow, .22f, .20f);
    limb(elbow, mouth, .20f, .20f);
    limb(mouth, mouth - V(0, .20f, .03f), .19f, .17f);
    limb(vec_mix(elbow, mouth, .3f) - V(0, .10f, 0), mouth - V(0, .44f, .05f), .14f, .07f);
    part();
    paint(hem);
    push();
    move(mouth[0], mouth[1] - .08f, mouth[2]);
    aim(wrist - elbow, V(0, 1, .2f));
    ring(0, .10f, 0, .19f, .045f);
    pop();
    part();
    paint(skin);
    blend(.05f);
    limb(elbow, wrist, .13f, .10f);
}

/* Brows, moustache, a beard to the belt, a circlet with a moonstone. */
static const float crescent[] = {.08f, .13f,  -.07f, .1f,   -.13f, -.02f, -.04f, -.12f,
                                 .09f, -.12f, .0f,   -.06f, -.03f, .0f,   .0f,   .08f};

static void old_mans_hair(int white, int gold, int glow)
{
    part();
    paint(white); /* brows, moustache, beard to the belt */
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 b[4] = {V(s * .07f, .22f, .44f), V(s * .26f, .33f, .36f), V(s * .46f, .34f, .24f), V(s * .66f, .2f, .16f)};
        float br[4] = {.05f, .065f, .045f, .008f};
        tube(4, b, br, 4);
        Vec3 m[4] = {V(s * .07f, -.24f, .54f), V(s * .22f, -.3f, .52f), V(s * .36f, -.5f, .46f),
                     V(s * .44f, -.8f, .42f)};
        float mr[4] = {.06f, .065f, .05f, .008f};
        tube(4, m, mr, 4);
    }
    for (int i = 0; i < 15; i++) {
        float u = ((float)i - 7) / 7, l = .95f - .4f * fabsf(u);
        Vec3 p[4] = {V(u * .32f, -.44f + .14f * u * u, .3f - .2f * u * u),
                     V(u * .36f, -.44f - .35f * l, .42f - .16f * u * u), V(u * .26f, -.44f - .75f * l, .4f),
                     V(u * .14f + .04f * sinf((float)i * 2), -.44f - 1.15f * l, .42f)};
        float r[4] = {.075f, .08f, .065f, .012f};
        tube(4, p, r, 4);
    }
    push(); /* a circlet of bone with a moonstone */
    move(0, .34f, -.02f);
    turn_x(-10);
    part();
    paint(gold);
    ring(0, 0, 0, .4f, .035f);
    part();
    paint(glow);
    push();
    move(0, .04f, .41f);

    outline(8, crescent, 3, .03f, .03f);
    pop();
    pop();
}

static void weaving_hand(const Flesh *f, int robe, int hem)
{
    Vec3 elbow2 = V(-1.00f, 1.02f, .3f), wrist = V(-.90f, 1.42f, .86f);
    wide_arm(robe, hem, f->skin, V(-.6f, 1.46f, -.08f), elbow2, wrist);
    Hand open = {.size = .3f, .thick = 1, .spread = 52, .curl = .25f, .thumb = 1, .claw = f->nail, .claw_length = .4f};
    part();
    paint(f->skin);
    blend(.03f);
    hand_at(&open, wrist, V(-.1f, .9f, .35f), V(.35f, -.1f, 1));
}

/* A root that holds a crescent, and the hand on it; where it shines. */
static Vec3 root_staff(const Flesh *f, int robe, int hem, int bone, int glow)
{
    push();
    Hand grip_hand = troll_hand(f, -1);
    grip_hand.size = .29f;
    grip_hand.thick = 1;
    Vec3 at = V(.94f, 1.20f, .74f), bar = V(-.05f, -1, -.02f), out = V(-1, .1f, -.15f), elbow = V(1.16f, .98f, .2f);
    wide_arm(robe, hem, f->skin, V(.6f, 1.46f, -.08f), elbow, hand_wrist(.29f, at, bar, out));
    part();
    paint(f->skin);
    blend(.03f);
    hand_grip(grip_hand, at, bar, out);
    turn_z(180);
    turn_y(84);
    part();
    paint(material_wood());
    blend(.06f);
    lumpy(.015f, 6);
    Vec3 s[6] = {V(.05f, -1.5f, 0), V(-.02f, -.6f, 0), V(.02f, 0, 0),
                 V(-.03f, .55f, 0), V(.04f, .95f, 0),  V(-.06f, 1.2f, 0)};
    float sr[6] = {.05f, .05f, .05f, .05f, .06f, .07f};
    tube(6, s, sr, 4);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 r[4] = {V(-.04f, 1.1f, 0), V((float)side * .22f - .04f, 1.24f, 0), V((float)side * .26f - .04f, 1.5f, 0),
                     V((float)side * .12f - .04f, 1.68f, 0)};
        float rr[4] = {.07f, .055f, .045f, .012f};
        tube(4, r, rr, 4);
    }
    part();
    paint(glow);
    push();
    move(-.04f, 1.48f, .03f);
    grow(1.2f);
    outline(8, crescent, 3, .05f, .05f);
    pop();
    Vec3 light = here(V(-.04f, 1.48f, .1f));
    part();
    paint(bone);
    push();
    move(.0f, .86f, .07f);
    for (int i = 0; i < 3; i++)
        limb(V(-.1f + .1f * (float)i, -.1f, .02f), V(-.12f + .12f * (float)i, -.42f - .05f * (float)(i % 2), .04f),
             .03f, .006f);
    pop();
    pop();
    return light;
}

static void moon_troll(void)
{
    camera(V(-.5f, 1.3f, 6.4f), V(0, 1.56f, 0), 34.5f);
    scene()->disc_x = .80f;
    scene()->disc_y = .92f;
    scene()->disc_size = .55f;
    scene()->back_seed = 6;
    Flesh f = troll_flesh(rgb(0x8f86c8), rgb(0x5a4f96));
    material(f.skin)->sss = rgb(0x8060d0) * .4f;
    int white = material_fur(rgb(0xf4f4ff)), robe = material_cloth(rgb(0x8a2c4c)), pelt = material_fur(rgb(0x6a6478)),
        bone = material_bone(), glow = material_glow(rgb(0xa8f0ff), 1.6f), gold = material_gold(),
        hem = material_cloth(rgb(0xd8b060));
    material(white)->color2 = rgb(0xa8b0d8);
    push();
    move(.06f, .2f, 0);
    turn_y(-8);
    robe_and_pelt(&f, robe, hem, pelt);
    push();
    move(-.04f, 1.82f, .32f);
    turn_x(6);
    turn_y(-6);
    turn_z(-4);
    grow(1.12f);
    troll_head(&f, &(Look){.nose = 1.5f,
                           .ears = 1.35f,
                           .ear_droop = 14,
                           .tusks = .45f,
                           .lid = 6,
                           .open = .62f,
                           .mouth = 0,
                           .iris = rgb(0xffe048),
                           .grin = true});
    troll_mane(40, .95f, .06f, white, 8);
    old_mans_hair(white, gold, glow);
    pop();
    Vec3 light = root_staff(&f, robe, hem, bone, glow);
    weaving_hand(&f, robe, hem);
    Vec3 spell = here(V(-.90f, 1.98f, 1.14f));
    pop();
    for (int i = 0; i < 46; i++) {
        float a = (float)i * .55f, r = .1f + .0085f * (float)i;
        sprite(spell + V(cosf(a) * r, sinf(a) * r * .55f + .008f * (float)i, 0), .008f + .016f * chance(i),
               vec_mix(rgb(0x80e8ff), rgb(0xffffff), chance(i + 50)), i % 7 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW, 1);
    }
    sprite(light, .3f, rgb(0x90d8ff), SPRITE_GLOW, .6f);
    lamp(light + V(-.1f, -.1f, .3f), rgb(0x90e0ff) * 2.5f, .4f);
    lamp(spell + V(.1f, 0, .1f), rgb(0x70d0ff) * 2.f, .35f);
    faction_ground();
    faction_motes();
}

const Card troll_crafts_cards[] = {
    {"cards/horde/fire-troll", FIRE, fire_troll}, {"cards/horde/moon-troll", MOON, moon_troll}, {0}};
