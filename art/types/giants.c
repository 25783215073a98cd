/* SPDX-License-Identifier: MIT
 * Giants of the monstrous horde: the Troll whose arm grows again, the Ogre at his meal. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bare.h"
#include "props/brute.h"
#include "props/flames.h"
#include "props/folk.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/people.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"

/* ---- the Troll ---- */

/* The arm was cut off below the elbow; a small new hand comes out of the glowing wound. */
static void growing_arm(const Brute *b, Vec3 glow)
{
    Vec3 shoulder = brute_shoulder(b, 1), elbow = V(.98f, 1.12f, .50f), stump = V(.86f, 1.56f, .70f);
    part();
    paint(b->skin);
    blend(.06f);
    ball(shoulder[0], shoulder[1], shoulder[2], .17f);
    limb(shoulder, elbow, .14f, .10f);
    limb(vec_mix(shoulder, elbow, .35f) + V(0, .04f, .04f), vec_mix(shoulder, elbow, .7f) + V(0, .03f, .04f), .10f,
         .09f);
    limb(elbow, stump, .11f, .10f);
    int wound = material_glow(glow, 1.4f), fresh = material_skin(glow * .6f + grey(.15f), glow * .4f);
    material(fresh)->emit = glow * .22f;
    push();
    move(stump[0], stump[1], stump[2]);
    aim(stump - elbow, V(0, 0, 1));
    part();
    paint(wound);
    blend(.02f);
    lumpy(.02f, 12);
    drum(0, .03f, 0, .10f, .03f, .02f);
    lumpy(0, 1);
    part();
    paint(fresh);
    blend(.03f);
    limb(V(0, .02f, 0), V(0, .14f, 0), .075f, .055f);
    move(0, .13f, 0);
    person_hand(
        &(PersonHand){.pose = GRASP_REACH, .size = .15f, .thick = 1.1f, .thumb = -1, .skin = fresh, .nail = b->nail});
    Vec3 at = here(V(0, .08f, .18f));
    pop();
    lamp(at, glow * 2.2f, .35f);
    sprite(at, .30f, glow, SPRITE_GLOW, .30f);
    for (int i = 0; i < 26; i++)
        sprite(at + V((chance(i) - .5f) * .8f, -.2f + chance(i + 30) * 1.1f, 0), .008f + .014f * chance(i + 60),
               glow * 1.6f, SPRITE_GLOW, 1);
}

/* A face that is mostly nose; hair like what hangs from old trees. */
static void moss_head(int skin, int hair, int tooth)
{
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.7f,
                      .hook = .16f,
                      .wide = 1.16f,
                      .ear = 1.15f,
                      .ear_droop = 34,
                      .lid = 20,
                      .open = .52f,
                      .eye_size = .95f,
                      .iris = rgb(0xffb020),
                      .white = rgb(0xfff0c0),
                      .glow = .6f,
                      .brow = 1.5f,
                      .mouth = .10f,
                      .smile = -.02f,
                      .teeth = tooth,
                      .sharp = true});
    part();
    paint(hair);
    blend(.02f);
    for (int i = 0; i < 40; i++) {
        float u = chance(i) * 2 - 1, row = chance(i + 50), l = .5f + .6f * chance(i + 90), a = u * 2.2f + PI;
        Vec3 d = V(sinf(a), 0, cosf(a)), root = V(sinf(a) * .2f, .44f - .1f * row, cosf(a) * .2f - .08f);
        Vec3 p[4] = {root, V(0, .20f, -.10f) + d * (.46f + .06f * row),
                     V(0, .1f - .55f * l, -.10f) + d * (.54f + .08f * row),
                     V(0, .1f - l, -.08f) + d * (.52f + .16f * row)};
        float r[4] = {.045f, .05f, .035f, .006f};
        tube(4, p, r, 3);
    }
    for (int side = -1; side <= 1; side += 2) { /* two tusks from the lower lip */
        float q = (float)side;
        part();
        paint(tooth);
        blend(.01f);
        limb(V(q * .15f, -.34f, .36f), V(q * .185f, -.14f, .44f), .042f, .008f);
    }
}

static void troll(void)
{
    camera(V(-.35f, .92f, 5.1f), V(.06f, 1.10f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x060e10, 0x16302e, 0x3a6a54, 0xb0d8a0, 0x9cff50, 0xf4ffdc);
    s->backdrop = place_swamp;
    s->roll = 3;
    s->key.color = rgb(0xfff0cc) * 2.3f;
    s->rim.color = rgb(0xb0ffa0) * 3.0f;
    int skin = material_skin(rgb(0x8a9a78), rgb(0x4a6a5c)),
        hair = material_new(rgb(0x5a3a28), rgb(0x2a1a14), .7f, .5f, PAT_NOISE, 4, .2f),
        tooth = material_new(rgb(0xf0e4bc), rgb(0xa08c50), .4f, .8f, PAT_BONE, 4, .3f),
        hide = material_fur(rgb(0x6a4428)), stone = material_stone(rgb(0x5a6a5c), rgb(0x2c3a34));
    material(skin)->bump = .35f;
    Brute b = {.hip = V(.05f, .66f, -.22f),
               .chest = V(.0f, 1.26f, .10f),
               .front = V(-.12f, -.35f, 1),
               .shoulder = .48f,
               .bulk = .98f,
               .leg = .9f,
               .belly = .2f,
               .knee = {V(-.64f, .98f, .40f), V(.66f, .94f, .40f)},
               .foot = {V(-.52f, .12f, .28f), V(.58f, .12f, .26f)},
               .toes = {V(-.4f, 0, 1), V(.45f, 0, 1)},
               .feet = FEET_BARE,
               .skin = skin,
               .boots = tooth,
               .hand = .28f,
               .thick = 1.15f,
               .nail = tooth};
    brute_body(&b);
    brute_kilt(&b, hide, .5f, 11, 3);
    growing_arm(&b, rgb(0x9cff50));
    push();
    move(-.06f, 1.58f, .50f);
    turn_x(-4);
    turn_y(26);
    turn_z(-10);
    grow(.98f);
    moss_head(skin, hair, tooth);
    pop();
    brute_arm(&b, -1, V(-.98f, .92f, .46f), V(-.60f, .40f, .90f), GRASP_REACH, V(.15f, -.55f, .8f), V(.1f, -.8f, -.5f));
    part(); /* what cut it off: a sword, broken, beside him; and moss on his back */
    paint(material_fur(rgb(0x5a8a38)));
    blend(.05f);
    lumpy(.03f, 9);
    egg(.34f, 1.42f, -.06f, .26f, .10f, .24f);
    egg(-.44f, 1.40f, -.04f, .18f, .08f, .18f);
    lumpy(0, 1);
    push();
    move(.40f, 1.50f, .0f);
    mushroom(.14f, .11f, rgb(0xe84a30));
    move(.14f, -.03f, .03f);
    mushroom(.09f, .07f, rgb(0xe88a30));
    pop();
    push();
    move(.62f, .05f, .80f);
    turn_z(-70);
    turn_y(30);
    grow(.7f);
    sword(.8f, .16f, material_iron(), material_gold());
    pop();
    rock(-1.15f, .0f, .1f, .4f, .3f, .4f, 12, stone);
    rock(1.2f, .05f, -.3f, .45f, .4f, .4f, -10, stone);
    faction_ground();
    faction_motes();
}

/* ---- the Ogre ---- */

static void roast_leg(int meat, int bone)
{
    part();
    paint(meat);
    blend(.08f);
    lumpy(.02f, 8);
    egg(0, .42f, 0, .22f, .3f, .2f);
    limb(V(0, .3f, 0), V(0, .02f, 0), .15f, .06f);
    carve();
    blend(.02f); /* bites */
    for (int i = 0; i < 4; i++)
        ball(.2f - .05f * (float)i, .62f - .04f * (float)(i % 2), .12f - .1f * (float)i, .1f);
    fill();
    part();
    paint(bone);
    blend(.02f);
    limb(V(0, .1f, 0), V(0, -.26f, 0), .045f, .045f);
    ball(-.04f, -.29f, 0, .065f);
    ball(.04f, -.29f, 0, .065f);
}

/* A man's face, as large as a barrel: one long eyebrow, two teeth that stand up, three hairs bound round a bone. */
static void ogre_face(int hair, int bone)
{
    person_head(&(Person){.skin = rgb(0xd89868),
                          .hair = rgb(0x3a2014),
                          .iris = rgb(0x4a90e0),
                          .age = .7f,
                          .man = 1,
                          .wide = 1.34f,
                          .gaunt = -.6f,
                          .eye = .95f,
                          .brow = 2.4f,
                          .gaze_x = 16,
                          .gaze_y = 6,
                          .nose = NOSE_BROAD,
                          .nose_size = 1.75f,
                          .lips = 1.3f,
                          .mood = MOOD_MIRTH,
                          .hairs = HAIR_NONE,
                          .beard = WHISKERS_STUBBLE,
                          .seed = 9});
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(bone);
        limb(V((float)side * .13f, -.30f, .38f), V((float)side * .15f, -.14f, .46f), .042f, .012f);
    }
    part();
    paint(hair);
    blend(.03f);
    for (int i = 0; i < 5; i++) {
        float x = ((float)i - 2) * .03f;
        Vec3 knot[4] = {V(x, .44f, -.1f), V(x, .62f, -.10f), V(x * 3 + .06f, .80f, -.12f),
                        V(x * 5 + .24f, .74f - .1f * chance(i), -.16f)};
        float kr[4] = {.06f, .045f, .05f, .006f};
        tube(4, knot, kr, 4);
    }
    part();
    paint(bone);
    blend(.02f);
    limb(V(-.26f, .66f, -.06f), V(.26f, .58f, -.10f), .034f, .034f);
    for (int side = -1; side <= 1; side += 2)
        for (int k = -1; k <= 1; k += 2)
            ball((float)side * .28f, .62f - .04f * (float)side + .035f * (float)k, -.08f, .045f);
}

/* Snow falls on a pass at evening. */
static Vec3 snowy_pass(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), vec_mix(t[LIGHT], t[ACCENT], .5f), t[LIGHT] * .9f, t[MIDTONE]);
    c = vec_mix(c, t[MIDTONE], .5f * smooth(.45f, .7f, sky_clouds(u, v, 1.1f)));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.35f - .16f * l + peaks(u, 4 + l * 3, 1.3f + .7f * l, .75f - .2f * l);
        Vec3 rock_c = vec_mix(t[MIDTONE], t[SHADOW], .25f + .3f * l);
        float snow = smooth(.44f, .56f, cloud_flat(u * 7 + l, v * 9, 4) + .5f * (v - line + .22f));
        c = vec_mix(c, vec_mix(rock_c, t[LIGHT], .75f * snow), under(line, v, .01f));
    }
    return c;
}

static void camp_fire(Vec3 at, int wood)
{
    push();
    move(at[0], at[1], at[2]);
    for (int i = 0; i < 5; i++) {
        float a = (float)i * 1.26f;
        part();
        paint(wood);
        limb(V(sinf(a) * .34f, .04f, cosf(a) * .26f), V(-sinf(a) * .05f, .16f, -cosf(a) * .05f), .06f, .045f);
    }
    flames(9, .14f, .10f, .42f, .08f, 8, 6, rgb(0xffc850), rgb(0xff6a18), 4);
    pop();
    lamp(at + V(0, .35f, .1f), rgb(0xff9a40) * 2.4f, .45f);
    sprite(at + V(0, .25f, 0), .5f, rgb(0xff9030), SPRITE_GLOW, .22f);
}

/* He sits, soles towards us, and eats. */
static void ogre(void)
{
    camera(V(.30f, .95f, 5.5f), V(.02f, 1.00f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0c1424, 0x28405c, 0x6488a8, 0xd4e2e8, 0xffb868, 0xfff4e0);
    s->backdrop = snowy_pass;
    s->rim.color = rgb(0xc0e0ff) * 3.0f;
    int skin = bare_skin(rgb(0xd89868)), hair = material_fur(rgb(0x3a2014)), bone = material_bone(),
        fur = material_fur(rgb(0x6a4a30)), wood = material_wood(), pelt = material_fur(rgb(0x8a7a68)),
        meat = material_new(rgb(0xb05a24), rgb(0x5a2410), .35f, 1, PAT_NOISE, 6, .5f),
        nail = material_plain(rgb(0xe8c8a0), .4f, .6f),
        snow = material_new(rgb(0xe8f0f8), rgb(0xb0c4dc), .9f, .3f, PAT_NOISE, 3, .3f);
    Brute b = {.hip = V(0, .46f, -.16f),
               .chest = V(0, 1.26f, -.10f),
               .front = V(.06f, .05f, 1),
               .shoulder = .52f,
               .pelvis = .24f,
               .bulk = 1.36f,
               .leg = .92f,
               .belly = 1.15f,
               .breast = 1.2f,
               .knee = {V(-.66f, .62f, .52f), V(.70f, .60f, .50f)},
               .foot = {V(-.62f, .22f, 1.06f), V(.70f, .22f, 1.02f)},
               .toes = {V(-.30f, 1, .42f), V(.36f, 1, .42f)},
               .feet = FEET_BARE,
               .skin = skin,
               .boots = nail,
               .hand = .30f,
               .thick = 1.35f,
               .nail = nail};
    brute_body(&b);
    brute_kilt(&b, fur, .40f, 14, 6);
    push();
    move(.02f, 1.70f, .20f);
    turn_x(3);
    turn_y(12);
    turn_z(5);
    grow(.86f);
    ogre_face(hair, bone);
    pop();
    push();
    brute_grip(&b, 1, V(.98f, .90f, .36f), V(.62f, 1.06f, .78f), V(-.34f, 1, .0f), V(-.3f, .1f, 1));
    grow(.95f);
    roast_leg(meat, bone);
    pop();
    push(); /* the club stands beside him */
    brute_grip(&b, -1, V(-.98f, .92f, .20f), V(-.98f, 1.02f, .62f), V(-.10f, 1, -.12f), V(.5f, .1f, 1));
    turn_x(180);
    grow(.95f);
    club(1.05f, .30f, wood, material_iron());
    pop();
    part(); /* a bear's skin over one shoulder */
    paint(pelt);
    blend(.05f);
    for (int i = 0; i < 40; i++) {
        float t = chance(i), a = chance(i + 50);
        Vec3 root = V(-.18f - .46f * t, 1.52f - .18f * t * t, .20f - .46f * a);
        limb(root, root + V(-.10f * t, -.24f - .16f * chance(i + 90), .08f), .10f, .015f);
    }
    camp_fire(V(1.02f, .0f, 1.0f), wood);
    push(); /* what is left of the guest before */
    move(-.02f, .14f, 1.05f);
    turn_y(16);
    turn_z(9);
    grow(.30f);
    skull(&(Skull){.bone = bone, .jaw = 16, .menace = .2f, .missing = .3f});
    pop();
    part();
    paint(snow);
    ground(.02f, .08f, 1.4f);
    for (int i = 0; i < 60; i++)
        sprite(V((chance(i) - .5f) * 4, 2.8f * chance(i + 90), -1 + 2.5f * chance(i + 180)),
               .014f + .018f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .8f);
}

const Card giants_cards[] = {{"cards/monstrous/troll", FOREST, troll}, {"cards/monstrous/ogre", SUN, ogre}, {0}};
