/* SPDX-License-Identifier: MIT
 * Giants of the monstrous horde: the Troll whose arm grows again, the Ogre at his meal. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "kit/village.h"
#include "props/hands.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "types/troll_body.h"

/* ---- the Troll ---- */

/* The right arm was cut off below the elbow; a small new hand comes out of the glowing wound. */
static void growing_arm(const Flesh *f, Vec3 glow)
{
    Vec3 elbow = V(1.22f, 1.02f, .32f), stump = V(1.0f, 1.42f, .78f);
    troll_arm(f, troll_right_shoulder, elbow, stump);
    int wound = material_glow(glow, 1.5f), fresh = material_skin(glow * .6f + grey(.15f), glow * .4f);
    material(fresh)->emit = glow * .25f;
    push();
    move(stump[0], stump[1], stump[2]);
    aim(stump - elbow, V(0, 0, 1));
    part();
    paint(wound);
    blend(.03f);
    lumpy(.03f, 9);
    drum(0, .06f, 0, .17f, .05f, .03f);
    lumpy(0, 1);
    Hand small = {
        .size = .2f, .thick = 1.1f, .spread = 40, .curl = .25f, .thumb = -1, .claw = f->nail, .claw_length = .3f};
    part();
    paint(fresh);
    blend(.03f);
    limb(V(0, .05f, 0), V(0, .2f, 0), .1f, .075f);
    move(0, .18f, 0);
    hand(&small);
    Vec3 at = here(V(0, .05f, .2f));
    pop();
    lamp(at, glow * 1.8f, .35f);
    sprite(at, .26f, glow, SPRITE_GLOW, .45f);
    for (int i = 0; i < 24; i++)
        sprite(at + V((chance(i) - .5f) * .7f, chance(i + 30) * .9f, 0), .01f + .02f * chance(i + 60), glow * 1.6f,
               SPRITE_GLOW, 1);
}

static void reaching_claw(const Flesh *f)
{
    Vec3 wrist = V(-.98f, 1.62f, .95f);
    troll_arm(f, troll_left_shoulder, V(-1.34f, 1.08f, .3f), wrist);
    Hand claw = troll_hand(f, 1);
    claw.size = .4f;
    claw.spread = 50;
    claw.curl = .34f;
    claw.claw_length = .55f;
    part();
    paint(f->skin);
    blend(.05f);
    hand_at(&claw, wrist, V(.1f, 1, .35f), V(.25f, -.3f, 1));
}

static void troll(void)
{
    camera(V(-.25f, .75f, 6.3f), V(.04f, 1.3f, 0), 34.5f);
    Scene *s = scene();
    set_palette(s, 0x1c0e1a, 0x4a2434, 0xc06a38, 0xffc070, 0xffd060, 0xfff0c0);
    s->backdrop = place_swamp;
    s->roll = 3;
    Flesh f = troll_flesh(rgb(0x8fb860), rgb(0x3a7456)), body = troll_flesh(rgb(0x5a8a60), rgb(0x2a5048));
    int mane = material_fur(rgb(0x3a1a2e)), iron = material_iron(), hide = material_fur(rgb(0x7a4a26));
    push();
    move(0, -.42f, 0);
    troll_torso(&body, .1f);
    troll_legs(&body);
    growing_arm(&body, rgb(0x9cff50));
    push();
    move(.03f, 1.78f, .42f);
    turn_x(-4);
    turn_y(8);
    turn_z(-7);
    grow(1.26f);
    troll_head(&f, &(Look){.nose = 1.25f,
                           .ears = 1.35f,
                           .ear_droop = -14,
                           .tusks = .85f,
                           .lid = 22,
                           .open = .48f,
                           .mouth = .2f,
                           .iris = rgb(0xff5a18)});
    troll_mane(42, .72f, .08f, mane, 21);
    pop();
    reaching_claw(&body);
    part();
    paint(iron); /* an arrow in his shoulder does not trouble him */
    blend(.01f);
    limb(V(-.62f, 1.7f, .2f), V(-.95f, 2.35f, .35f), .022f, .022f);
    for (int i = 0; i < 3; i++)
        web(V(-.88f, 2.2f, .34f), V(-1.04f + .07f * (float)i, 2.3f, .38f), V(-.97f, 2.42f, .36f), .012f);
    loincloth(.6f, .6f, .34f, .7f, hide);
    pop();
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

/* One long eyebrow, warts, three hairs, a bone through the topknot. */
static void simple_head(const Flesh *f, int hair, int bone)
{
    troll_head(f, &(Look){.nose = .62f,
                          .ears = .42f,
                          .ear_droop = 12,
                          .tusks = .62f,
                          .lid = 10,
                          .open = .52f,
                          .mouth = .13f,
                          .iris = rgb(0x4a90ff),
                          .grin = true});
    part();
    paint(hair);
    blend(.04f);
    lumpy(.012f, 16);
    Vec3 brow[5] = {V(-.36f, .24f, .24f), V(-.2f, .235f, .37f), V(0, .19f, .45f), V(.2f, .235f, .37f),
                    V(.36f, .24f, .24f)};
    float r[5] = {.03f, .055f, .05f, .055f, .03f};
    tube(5, brow, r, 3);
    Vec3 knot[5] = {V(0, .44f, -.1f), V(0, .66f, -.08f), V(.1f, .86f, -.1f), V(.3f, .88f, -.14f), V(.42f, .7f, -.16f)};
    float kr[5] = {.12f, .075f, .11f, .085f, .01f};
    tube(5, knot, kr, 4);
    part();
    paint(bone);
    blend(.02f);
    limb(V(-.34f, .68f, -.02f), V(.34f, .6f, -.06f), .045f, .045f);
    for (int side = -1; side <= 1; side += 2) {
        ball((float)side * .36f, .67f - .035f * (float)side, -.03f, .07f);
        ball((float)side * .36f, .58f - .035f * (float)side, -.03f, .065f);
    }
}

static void ogre(void)
{
    camera(V(.35f, .55f, 6.8f), V(-.04f, 1.46f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0c1c2a, 0x2a4a4e, 0x5a98a8, 0xc8e4d8, 0xffd878, 0xfffae0);
    s->backdrop = place_far_village;
    Flesh f = troll_flesh(rgb(0xe0a878), rgb(0xa86a4a)), body = troll_flesh(rgb(0xc48a60), rgb(0x8a5640));
    int hair = material_fur(rgb(0x3a2014)), bone = material_bone(), leather = material_leather(rgb(0x5a3420)),
        meat = material_new(rgb(0xb05a24), rgb(0x5a2410), .35f, 1, PAT_NOISE, 6, .5f);
    push();
    move(-.02f, -.1f, 0);
    grow(1.06f);
    troll_torso(&body, 1.25f);
    troll_legs(&body);
    push();
    move(-.02f, 1.72f, .34f);
    turn_x(4);
    turn_y(10);
    turn_z(5);
    grow(1.02f);
    simple_head(&f, hair, bone);
    pop();
    push(); /* his club lies on his shoulder */
    troll_holding(&body, troll_left_shoulder, V(-1.4f, 1.0f, .2f), 1, V(-1.0f, 1.2f, .78f), V(-.25f, 1, -.25f),
                  V(.5f, .1f, 1));
    club(1.35f, .36f, material_wood(), material_iron());
    pop();
    push();
    troll_holding(&body, troll_right_shoulder, V(1.36f, .95f, .35f), -1, V(.82f, 1.22f, .98f), V(-.15f, 1, .1f),
                  V(-.3f, .1f, 1));
    roast_leg(meat, bone);
    pop();
    belt(.84f, .86f, .3f, leather, bone);
    for (int i = -1; i <= 1; i += 2) { /* what is left of those who came before */
        push();
        move((float)i * .36f, .16f, .86f);
        turn_y((float)i * 16);
        turn_z((float)i * 9);
        grow(.3f);
        skull(&(Skull){.bone = bone, .jaw = 16, .menace = .2f, .missing = .3f});
        pop();
    }
    part();
    paint(material_fur(rgb(0x6a4a30))); /* a bear's skin over one shoulder */
    blend(.1f);
    lumpy(.03f, 8);
    egg(.7f, 1.68f, -.1f, .46f, .2f, .4f);
    for (int i = 0; i < 7; i++)
        limb(V(.4f + .12f * (float)i, 1.66f, .2f - .05f * (float)i),
             V(.42f + .13f * (float)i, 1.2f + .15f * chance(i), .4f - .06f * (float)i), .1f, .02f);
    pop();
    faction_ground();
}

const Card giants_cards[] = {{"cards/monstrous/troll", FOREST, troll}, {"cards/monstrous/ogre", SUN, ogre}, {0}};
