/* SPDX-License-Identifier: MIT
 * Beasts of the monstrous horde: Rat, Bat, Jackal, Boar. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/beast.h"
#include "props/hands.h"
#include "types/dragon_body.h"

static int beast_eye(Vec3 iris, float glow)
{
    return material_eye(iris, vec_mix(iris, grey(1), .6f), glow, PUPIL_ROUND);
}

/* ---- the Rat ---- */

static void cheese(int m)
{
    static const float wedge[] = {-.62f, -.2f, .62f, -.3f, .55f, .24f, -.58f, .02f};
    part();
    paint(m);
    blend(.02f);
    outline(4, wedge, 1, .3f, .04f);
    carve();
    static const float hole[6][3] = {{-.2f, -.08f, .1f}, {.12f, .02f, .12f},  {.36f, -.14f, .09f},
                                     {.4f, .14f, .07f},  {-.42f, -.1f, .06f}, {.02f, -.24f, .08f}};
    for (int i = 0; i < 6; i++)
        ball(hole[i][0], hole[i][1], .3f, hole[i][2]);
    fill();
}

static void rat_head(int fur, int pink, int tooth)
{
    beast_head(&(Beast){.hide = fur,
                        .nose = pink,
                        .inner_ear = pink,
                        .tooth = tooth,
                        .iris = beast_eye(rgb(0xff3020), .9f),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .6f,
                        .root = .25f,
                        .tip = .085f,
                        .droop = 14,
                        .jaw = 16,
                        .teeth = 0,
                        .chisel = .16f,
                        .ear = .46f,
                        .ear_width = .26f,
                        .ear_out = 48,
                        .ear_turn = 14,
                        .ear_round = true,
                        .eye = .1f,
                        .eye_x = .2f,
                        .eye_yaw = 22,
                        .lid = 20,
                        .open = .6f,
                        .brow = .08f,
                        .cheek = .16f});
    part();
    paint(material_plain(rgb(0xf0e8d8), .5f, .5f));
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) {
            float s = (float)side, q = (float)i;
            Vec3 p[3] = {V(s * .08f, -.2f - .02f * q, .66f - .05f * q), V(s * .38f, -.1f - .1f * q, .72f - .04f * q),
                         V(s * .68f, -.06f - .16f * q, .6f)};
            float r[3] = {.012f, .009f, .003f};
            blend(.004f);
            tube(3, p, r, 3);
        }
}

static void rats_limbs(int fur, int pink, int tooth)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(fur);
        blend(.1f);
        arm(V(q * .5f, 1.25f, .12f), V(q * .74f, .92f, .45f), V(q * .46f, 1.0f, .78f), .2f, .15f, .1f);
        egg(q * .55f, .2f, .25f, .34f, .3f, .42f); /* thigh */
        Hand h = {.size = .22f,
                  .thick = .9f,
                  .spread = 40,
                  .curl = .4f,
                  .thumb = side < 0 ? 1 : -1,
                  .claw = tooth,
                  .claw_length = .4f};
        part();
        paint(pink);
        blend(.03f);
        hand_at(&h, V(q * .46f, 1.0f, .78f), V(-q * .7f, .1f, .6f), V(-q * .4f, -.2f, -.8f));
        for (int i = -1; i <= 1; i++) {
            part();
            paint(pink);
            limb(V(q * .58f, .06f, .55f), V(q * .6f + .13f * (float)i, .04f, .86f), .09f, .05f);
        }
    }
}

static void rat(void)
{
    camera(V(-.4f, .8f, 5.8f), V(.02f, 1.3f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x08120e, 0x1c3a2e, 0x3e7458, 0xa8d8a0, 0xb8ff70, 0xf4ffe0);
    int fur = material_fur(rgb(0x8a7668)), belly = material_fur(rgb(0xc0a890)),
        pink = material_skin(rgb(0xf0a090), rgb(0xc06860)), tooth = material_tooth();
    material(tooth)->color = rgb(0xf8e098);
    push();
    move(0, -.1f, 0);
    turn_y(14);
    part();
    paint(fur);
    blend(.25f);
    egg(0, .55f, -.2f, .78f, .72f, .66f);
    egg(0, 1.2f, -.02f, .55f, .5f, .46f);
    part();
    paint(belly);
    blend(.1f);
    egg(0, .7f, .22f, .5f, .62f, .35f);
    Vec3 tail[7] = {V(.3f, .1f, -.6f),    V(1.0f, .08f, -.5f),   V(1.35f, .25f, .1f), V(1.1f, .75f, .35f),
                    V(1.25f, 1.25f, .1f), V(1.05f, 1.62f, -.1f), V(1.2f, 1.9f, -.1f)};
    float tr[7] = {.16f, .14f, .12f, .1f, .08f, .055f, .015f};
    part();
    paint(pink);
    tube(7, tail, tr, 5);
    push();
    move(-.02f, 1.78f, .28f);
    turn_y(-34);
    turn_x(4);
    turn_z(6);
    grow(1.22f);
    rat_head(fur, pink, tooth);
    pop();
    rats_limbs(fur, pink, tooth);
    push();
    move(0, .94f, .86f);
    turn_z(-6);
    turn_y(-10);
    grow(.86f);
    cheese(material_plain(rgb(0xffc830), .45f, .8f));
    pop();
    pop();
    faction_ground();
    faction_motes();
}

/* ---- the Bat ---- */

static void bat_head(int fur, int light, int pink, int dark)
{
    push();
    move(0, 1.78f, .25f);
    turn_x(8);
    grow(1.08f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = light,
                        .nose = dark,
                        .inner_ear = pink,
                        .tooth = material_tooth(),
                        .iris = beast_eye(rgb(0xffc020), .9f),
                        .nose_kind = NOSE_PIG,
                        .muzzle = .22f,
                        .root = .2f,
                        .tip = .13f,
                        .droop = -4,
                        .jaw = 40,
                        .teeth = 4,
                        .fang = .16f,
                        .tusk = .05f,
                        .ear = .95f,
                        .ear_width = .3f,
                        .ear_out = 30,
                        .ear_turn = 4,
                        .eye = .095f,
                        .eye_x = .18f,
                        .eye_yaw = 8,
                        .lid = 24,
                        .open = .6f,
                        .brow = .075f,
                        .cheek = .26f});
    pop();
}

static void bat(void)
{
    camera(V(.2f, 1.0f, 6.2f), V(0, 1.6f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x120a1a, 0x3a1c40, 0x8a4058, 0xf0a080, 0xffc860, 0xfff0d0);
    s->disc_x = .1f;
    s->disc_y = .1f;
    s->disc_size = 2.0f;
    s->tint[LIGHT] = rgb(0xffc090);
    s->vignette = 1.5f;
    s->roll = 9;
    int fur = material_fur(rgb(0x5a4a8a)), light = material_fur(rgb(0x8a78b8)),
        pink = material_skin(rgb(0xe08aa0), rgb(0x9a4a6a)), dark = material_skin(rgb(0xc86a80), rgb(0x8a3a50));
    Hide h = {.fine_scales = material_fur(rgb(0x3a2a5a)),
              .horn = material_bone(),
              .membrane = material_skin(rgb(0x6a3a7a), rgb(0x3a1c4a))};
    h.scales = h.fine_scales;
    material(h.membrane)->sss = rgb(0xe04a50) * .8f;
    push();
    move(0, .05f, 0);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 tip[4] = {V(q * 2.1f, 2.25f, -.35f), V(q * 2.05f, 1.2f, -.1f), V(q * 1.4f, .65f, 0),
                       V(q * .7f, .45f, -.1f)};
        dragon_wing(&h, q, V(q * .25f, 1.5f, -.2f), V(q * .6f, 2.0f, -.3f), V(q * 1.0f, 2.6f, -.25f), tip);
    }
    part();
    paint(fur);
    blend(.15f);
    lumpy(.03f, 9);
    egg(0, 1.1f, -.05f, .4f, .55f, .36f);
    part();
    paint(light);
    lumpy(.03f, 11);
    egg(0, 1.2f, .14f, .28f, .4f, .25f);
    for (int side = -1; side <= 1; side += 2) /* feet with claws */
        for (int i = -1; i <= 1; i++) {
            part();
            paint(h.horn);
            limb(V((float)side * .2f, .55f, .1f), V((float)side * .2f + .1f * (float)i, .36f, .26f), .05f, .008f);
        }
    bat_head(fur, light, pink, dark);
    pop();
    faction_motes();
}

/* ---- the Jackal ---- */

static void jackal_head(int fur, int light, int dark, int black)
{
    push();
    move(0, 1.98f, .3f);
    turn_y(-24);
    turn_x(6);
    turn_z(-5);
    grow(1.12f);
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = light,
                        .nose = dark,
                        .inner_ear = black,
                        .tooth = material_tooth(),
                        .iris = beast_eye(rgb(0xa8ff40), .8f),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .66f,
                        .root = .2f,
                        .tip = .085f,
                        .droop = 8,
                        .jaw = 24,
                        .teeth = 6,
                        .fang = .12f,
                        .tusk = .07f,
                        .ear = .82f,
                        .ear_width = .2f,
                        .ear_out = 14,
                        .ear_turn = 20,
                        .eye = .085f,
                        .eye_x = .19f,
                        .eye_yaw = 22,
                        .lid = 26,
                        .open = .5f,
                        .brow = .07f,
                        .cheek = .3f});
    beast_mane(26, .3f, .06f, black, 7);
    pop();
}

static void jackal(void)
{
    camera(V(-.2f, .7f, 6.0f), V(.02f, 1.42f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0e0a24, 0x2c2058, 0x6a4a90, 0xe0a0b0, 0xffd070, 0xfff0e0);
    s->backdrop = place_pyramids;
    s->tint[LIGHT] = rgb(0xb88ab8);
    s->disc_x = .35f;
    int fur = material_fur(rgb(0xe09a48)), light = material_fur(rgb(0xf4d8a0)),
        dark = material_plain(rgb(0x20140e), .35f, 1), black = material_fur(rgb(0x4a3028));
    push();
    move(.1f, -.08f, 0);
    turn_y(-28);
    part();
    paint(fur);
    blend(.2f);
    egg(0, .98f, -.1f, .42f, .62f, .46f);
    egg(0, .55f, -.7f, .5f, .52f, .55f);
    limb(V(0, 1.3f, -.05f), V(0, 1.72f, .1f), .32f, .27f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .26f, .9f, .12f), V(q * .28f, .1f, .26f), .17f, .1f);
        egg(q * .28f, .06f, .36f, .13f, .09f, .19f);
        egg(q * .42f, .38f, -.5f, .22f, .38f, .4f);
        egg(q * .44f, .06f, -.1f, .13f, .09f, .24f);
    }
    part();
    paint(light);
    blend(.08f);
    lumpy(.03f, 9);
    egg(0, 1.0f, .2f, .27f, .45f, .24f);
    part();
    paint(black);
    blend(.08f);
    Vec3 tail[4] = {V(.1f, .4f, -1.1f), V(.7f, .35f, -1.1f), V(1.05f, .75f, -.8f), V(1.0f, 1.2f, -.7f)};
    float tr[4] = {.12f, .18f, .2f, .03f};
    tube(4, tail, tr, 4);
    jackal_head(fur, light, dark, black);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- the Boar ---- */

static void boar_head(int fur, int dark, int snout)
{
    push();
    move(0, 1.2f, .42f);
    turn_x(10);
    turn_z(-6);
    grow(1.35f);
    beast_head(&(Beast){.hide = fur,
                        .nose = snout,
                        .inner_ear = snout,
                        .tooth = material_tooth(),
                        .iris = beast_eye(rgb(0xff5a18), 1.0f),
                        .nose_kind = NOSE_PIG,
                        .muzzle = .42f,
                        .root = .27f,
                        .tip = .17f,
                        .droop = 12,
                        .jaw = 16,
                        .teeth = 4,
                        .fang = .1f,
                        .tusk = .42f,
                        .ear = .4f,
                        .ear_width = .17f,
                        .ear_out = 52,
                        .ear_turn = 10,
                        .eye = .075f,
                        .eye_x = .21f,
                        .eye_yaw = 14,
                        .lid = 28,
                        .open = .52f,
                        .brow = .1f,
                        .cheek = .26f});
    beast_mane(60, .5f, .05f, dark, 3);
    pop();
}

static void boar(void)
{
    camera(V(-.25f, .45f, 5.9f), V(0, 1.2f, .2f), 33);
    Scene *s = scene();
    s->back_x = -.2f;
    s->roll = -4;
    s->tint[SHADOW] = rgb(0x1a3a34);
    int fur = material_fur(rgb(0x6a4636)), dark = material_fur(rgb(0x2c1c1a)),
        snout = material_skin(rgb(0xe08a7a), rgb(0xa05048)), hoof = material_plain(rgb(0x2a2020), .4f, .8f);
    push();
    move(.05f, -.05f, 0);
    turn_y(14);
    part();
    paint(fur);
    blend(.3f);
    lumpy(.02f, 7);
    egg(0, 1.25f, -.9f, .85f, .8f, 1.0f);
    egg(0, 1.3f, -.25f, .68f, .62f, .5f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side, lift = side < 0 ? .3f : 0;
        part();
        paint(fur);
        blend(.1f);
        limb(V(q * .5f, .9f, -.3f), V(q * .52f, .45f + lift, .1f + .3f * lift), .26f, .16f);
        limb(V(q * .52f, .45f + lift, .1f + .3f * lift), V(q * .52f, .08f + lift * .6f, -.05f), .15f, .11f);
        part();
        paint(hoof);
        egg(q * .52f, .04f + lift * .55f, 0, .13f, .12f, .15f);
    }
    boar_head(fur, dark, snout);
    part();
    paint(dark);
    blend(.03f);
    for (int i = 0; i < 60; i++) { /* bristles on the hump */
        float a = (chance(i) - .5f) * 1.5f, z = -.1f - 1.2f * chance(i + 70);
        Vec3 root = V(sinf(a) * .72f, 1.3f + cosf(a) * .68f, z);
        limb(root, root + V(sinf(a) * .2f, .34f, -.12f), .05f, .006f);
    }
    pop();
    for (int i = 0; i < 26; i++) /* dust under the hooves, breath */
        sprite(V((chance(i) - .5f) * 2.6f, .05f + .3f * chance(i + 40), .3f + .6f * chance(i + 80)),
               .1f + .12f * chance(i + 120), rgb(0xc8b890), SPRITE_GLOW, .12f);
    faction_ground();
    faction_motes();
}

const Card vermin_cards[] = {{"cards/monstrous/rat", MINE, rat},
                             {"cards/monstrous/bat", BLOOD, bat},
                             {"cards/monstrous/jackal", SUN, jackal},
                             {"cards/monstrous/boar", FOREST, boar},
                             {0}};
