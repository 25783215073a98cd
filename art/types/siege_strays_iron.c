/* SPDX-License-Identifier: MIT
 * A stray of the six roads: st08, a boar in iron. */
#include "cards.h"
#include "props/beast.h"
#include "props/rocks.h"
#include "props/beast4.h"

static int eye_of(Vec3 iris, float glow)
{
    return material_eye(iris, vec_mix(iris, grey(1), .6f), glow, PUPIL_ROUND);
}

static int rusty(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = rgb(0x5a2c18);
    material(m)->rough = .6f;
    return m;
}

static void ironhide_boar(void)
{
    camera(V(0, .75f, 5.2f), V(0, 1.28f, 0), 33);
    Scene *s = scene();
    s->haze = .05f;
    int fur = material_fur(rgb(0x3a2a22)), dark = material_fur(rgb(0x1c1412)),
        snout = material_skin(rgb(0x8a5448), rgb(0x4a2a26)), iron = rusty(rgb(0xa8a098)), bolt = rusty(rgb(0xa08a68)),
        wood = material_wood();
    push();
    part();
    paint(fur);
    blend(.3f);
    egg(0, 1.25f, -.9f, 1.2f, 1.05f, 1.0f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) { /* plates from edge to edge */
            float q = (float)side, t = (float)i;
            push();
            move(q * (.50f + .36f * t), 1.78f - .36f * t, -.18f - .2f * t);
            turn_z(q * (-26 - 20 * t));
            turn_y(q * (12 + 10 * t));
            part();
            paint(iron);
            blend(.02f);
            lumpy(.012f, 5);
            egg(0, 0, 0, .44f, .40f, .20f);
            carve();
            box(0, -.45f, 0, .6f, .22f, .5f, .02f);
            fill();
            lumpy(0, 1);
            part();
            paint(bolt);
            for (int k = -2; k <= 2; k++)
                ball((float)k * .15f, -.17f + .02f * (float)(k * k), .195f - .022f * (float)(k * k), .035f);
            pop();
        }
    for (int side = -1; side <= 1; side += 2) { /* legs in a charge */
        float q = (float)side, lift = side < 0 ? .4f : 0;
        part();
        paint(fur);
        blend(.1f);
        limb(V(q * .62f, .8f, -.2f), V(q * .6f, .42f + lift * .7f, .25f), .3f, .2f);
        limb(V(q * .6f, .42f + lift * .7f, .25f), V(q * .56f, .08f + lift, .1f + lift * .7f), .18f, .13f);
        part();
        paint(dark);
        egg(q * .56f, .04f + lift, .18f + lift * .8f, .17f, .15f, .2f);
    }
    push();
    move(0, 1.24f, .42f);
    turn_x(16);
    grow(1.5f);
    beast_head(&(Beast){.hide = fur,
                        .nose = snout,
                        .inner_ear = snout,
                        .tooth = material_tooth(),
                        .iris = eye_of(rgb(0xff3018), 1.4f),
                        .nose_kind = NOSE_PIG,
                        .muzzle = .36f,
                        .root = .28f,
                        .tip = .18f,
                        .droop = 4,
                        .jaw = 20,
                        .teeth = 4,
                        .fang = .1f,
                        .tusk = .5f,
                        .ear = .34f,
                        .ear_width = .15f,
                        .ear_out = 66,
                        .ear_turn = 10,
                        .eye = .068f,
                        .eye_x = .19f,
                        .eye_yaw = 4,
                        .lid = 30,
                        .open = .62f,
                        .brow = .1f,
                        .cheek = .2f});
    part(); /* a plate on the brow */
    paint(iron);
    blend(.02f);
    float xy[] = {-.17f, .48f, .17f, .48f, .22f, .16f, .07f, -.06f, -.07f, -.06f, -.22f, .16f};
    push();
    move(0, .18f, .40f);
    turn_x(-24);
    outline(6, xy, 1, .045f, .03f);
    part();
    paint(bolt);
    for (int i = 0; i < 5; i++)
        ball(i == 4 ? 0 : (i % 2 ? .13f : -.13f), i == 4 ? 0 : .16f + .22f * (float)(i / 2), .06f, .032f);
    pop();
    pop();
    part(); /* the spear that did not stop it */
    paint(wood);
    limb(V(.52f, 1.72f, .0f), V(.80f, 2.42f, .35f), .035f, .035f);
    part();
    paint(wood);
    blend(.01f);
    for (int i = 0; i < 4; i++)
        limb(V(.79f, 2.40f, .34f),
             V(.80f + .05f * (float)(i % 2), 2.5f + .05f * (float)(i / 2), .33f + .03f * (float)i), .018f, .004f);
    pop();
    clods(V(0, .1f, .6f), V(-.9f, .7f, .6f), .7f, 12, .1f, fur, 20);
    clods(V(0, .1f, .6f), V(.9f, .6f, .6f), .7f, 12, .1f, fur, 60);
    dust_burst(V(0, .15f, -.6f), V(1.8f, .9f, .3f), 30, .34f, rgb(0xd8a860), .10f, 5);
    faction_ground();
    faction_motes();
}

const Card siege_strays_iron_cards[] = {{"cards/siege/st08", STRAYS, ironhide_boar}, {0}};
