/* SPDX-License-Identifier: MIT
 * Giants of the monstrous horde: the Troll whose arm grows again. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bare.h"
#include "props/brute.h"
#include "props/folk.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/weapons.h"

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

const Card giants_cards[] = {{"cards/monstrous/troll", FOREST, troll}, {0}};
