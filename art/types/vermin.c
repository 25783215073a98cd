/* SPDX-License-Identifier: MIT
 * Beasts of the monstrous horde: Rat, Bat, Jackal, Boar. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/hands.h"
#include "props/quad.h"
#include "props/sinew.h"
#include "props/skull.h"
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
    int fur = material_fur(rgb(0x8a7668)), belly = material_fur(rgb(0xd8c4a4)),
        pink = material_skin(rgb(0xf8b0a0), rgb(0xd07868)), tooth = material_tooth();
    material(fur)->fine = 6;
    material(fur)->bump = .7f;
    material(belly)->bump = .6f;
    s->rim.color = rgb(0xc8ffa8) * 4.f;
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
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = light,
                        .nose = dark,
                        .inner_ear = pink,
                        .tooth = material_tooth(),
                        .iris = beast_eye(rgb(0xffc020), 1.4f),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .22f,
                        .root = .2f,
                        .tip = .13f,
                        .droop = -4,
                        .jaw = 46,
                        .teeth = 4,
                        .fang = .20f,
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
    part(); /* a leaf for a nose */
    paint(dark);
    blend(.02f);
    push();
    move(0, .04f, .44f);
    turn_x(-24);
    static const float leaf[] = {-.07f, -.08f, .07f, -.08f, .10f, .04f, 0, .30f, -.10f, .04f};
    outline(5, leaf, 2, .03f, .03f);
    pop();
}

/* A moon that stands in the mist, low; gables and a belfry before it. */
static Vec3 over_the_roofs(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = .40f, y = .10f, d = sky_clouds(u + .2f, v, 1.2f);
    Vec3 c = sky_ramp(unit((v + .9f) / 2.1f), t[MIDTONE], t[SHADOW], t[DARK] * 1.3f);
    float h = halo(u, v, x, y, .5f);
    c += t[LIGHT] * (.42f * h * h);
    c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .45f) * (.66f + .20f * cloud_flat(u * 4, v * 4, 4)),
                disc(u, v, x, y, .56f, .012f));
    c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .6f), .75f * smooth(.46f, .70f, d) * smooth(.75f, -.5f, v));
    for (int i = 0; i < 9; i++) { /* gables, the nearer the darker */
        float at = -1.1f + .28f * (float)i, half = .15f + .05f * chance_of(i), eave = -.92f + .16f * chance_of(i + 20);
        float roof = eave + .30f - fabsf(u - at) * .30f / half;
        if (fabsf(u - at) < half && v < roof)
            c = t[DARK] * .55f +
                t[ACCENT] * (.9f * (fabsf(u - at + .02f) < .018f && v < eave - .02f && v > eave - .08f));
    }
    float tower = fabsf(u + .62f), top = -.18f;
    if (tower < .15f && v < top && !(tower < .06f && v > top - .26f && v < top - .06f - tower))
        c = t[DARK] * .42f;
    if (v < top + .46f - tower * 2.6f && v >= top && tower < .19f)
        c = t[DARK] * .42f;
    return c;
}

/* Light falls through the skin of his wings. */
static Hide bats_hide(void)
{
    Hide h = {.fine_scales = material_fur(rgb(0x4a2420)),
              .horn = material_bone(),
              .membrane = material_skin(rgb(0x8a3428), rgb(0x54181a))};
    h.scales = h.fine_scales;
    material(h.membrane)->sss = rgb(0xff6a30) * 1.3f;
    material(h.membrane)->emit = rgb(0xc03418) * .16f;
    return h;
}

static void bats_wing(const Hide *h, float q, float lift)
{
    Vec3 shoulder = V(q * .24f, 1.62f, -.04f), elbow = V(q * .78f, 1.92f + lift * .3f, -.22f),
         wrist = V(q * 1.06f, 2.62f + lift * .6f, -.20f);
    Vec3 tip[4] = {V(q * 2.0f, 2.55f + lift, -.55f), V(q * 1.95f, 1.62f + lift * .7f, -.45f),
                   V(q * 1.35f, .92f + lift * .4f, -.30f), V(q * .50f, .84f, -.22f)};
    dragon_wing(h, q, shoulder, elbow, wrist, tip);
    part();
    paint(h->fine_scales);
    sinew_arm(shoulder, elbow, wrist, .82f, 1.1f);
    part(); /* the claw of the thumb */
    paint(h->horn);
    Vec3 p[3] = {wrist, wrist + V(-q * .05f, .14f, .08f), wrist + V(-q * .16f, .18f, .12f)};
    float r[3] = {.045f, .035f, .005f};
    tube(3, p, r, 3);
}

static void bats_body(int fur, int light)
{
    part();
    paint(fur);
    blend(.08f);
    egg(0, 1.06f, .02f, .22f, .30f, .21f);
    egg(0, 1.46f, -.02f, .32f, .32f, .27f);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) /* the muscles that fly */
        sinew(V((float)side * .05f, 1.30f, .22f), V((float)side * .34f, 1.66f, .06f), V(0, -.3f, 1), .17f, .13f);
    part();
    paint(light);
    blend(.03f);
    for (int i = 0; i < 54; i++) { /* a ruff */
        float a = (chance(i) - .5f) * 2.6f, y = 1.78f - .34f * chance(i + 50);
        Vec3 root = V(sinf(a) * .27f, y, .02f + .22f * cosf(a));
        limb(root, root + V(sinf(a) * .10f, -.16f - .06f * chance(i + 90), .07f), .050f, .005f);
    }
}

/* Out of the belfry, over the roofs, at us. */
static void bat(void)
{
    camera(V(.25f, .95f, 5.9f), V(.0f, 1.60f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x06141a, 0x123640, 0x2c6a6c, 0xd8d890, 0xffb040, 0xfff8d8);
    s->backdrop = over_the_roofs;
    s->roll = 11;
    s->key.color = rgb(0xd8f0ff) * 1.9f;
    s->key.towards = V(-.6f, .5f, .7f);
    s->rim.color = rgb(0xfff0b0) * 5.0f;
    s->rim.towards = V(.6f, .2f, -.7f);
    s->fill.color = rgb(0x2a6068) * .8f;
    int fur = material_fur(rgb(0x6a3a2c)), light = material_fur(rgb(0xd8ac7c)),
        pink = material_skin(rgb(0xd88a70), rgb(0x8a3a2a)), dark = material_skin(rgb(0x8a4838), rgb(0x4a2018));
    material(fur)->fine = 8;
    material(fur)->bump = .5f;
    Hide h = bats_hide();
    bats_wing(&h, -1, .30f);
    bats_wing(&h, 1, -.10f);
    bats_body(fur, light);
    for (int side = -1; side <= 1; side += 2) { /* legs drawn up, claws out */
        float q = (float)side;
        Vec3 knee = V(q * .30f, .96f, .26f), heel = V(q * .24f, .72f, .34f);
        part();
        paint(fur);
        sinew_leg(V(q * .13f, .98f, .04f), knee, heel, V(q * .4f, 0, 1), .62f, .8f);
        for (int i = -1; i <= 1; i++) {
            Vec3 knuckle = heel + V(.08f * (float)i, -.06f, .13f);
            part();
            paint(dark);
            limb(heel, knuckle, .042f, .034f);
            part();
            paint(h.horn);
            limb(knuckle, knuckle + V(.04f * (float)i, -.14f, .05f), .030f, .004f);
        }
    }
    push();
    move(0, 1.88f, .30f);
    turn_x(10);
    turn_y(-14);
    turn_z(-6);
    grow(.92f);
    bat_head(fur, light, pink, dark);
    pop();
}

/* ---- the Jackal ---- */

static void jackal_head(int fur, int light, int dark, int black)
{
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = light,
                        .nose = dark,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xf0a820), rgb(0x201008), 1.0f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .62f,
                        .root = .20f,
                        .tip = .085f,
                        .droop = 9,
                        .jaw = 17,
                        .teeth = 8,
                        .fang = .13f,
                        .tusk = .08f,
                        .eye = .050f,
                        .eye_x = .17f,
                        .eye_yaw = 8,
                        .lid = 36,
                        .open = .34f,
                        .brow = .085f,
                        .cheek = .13f});
    part(); /* the lip drawn up in folds */
    paint(fur);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) {
            float q = (float)side, z = .34f + .10f * (float)i;
            Vec3 p[3] = {V(q * .03f, .08f - .10f * (z - .2f), z + .06f), V(q * .12f, .02f - .12f * (z - .2f), z + .02f),
                         V(q * .155f, -.08f - .1f * (z - .2f), z - .03f)};
            float r[3] = {.012f, .026f, .012f};
            tube(3, p, r, 3);
        }
    for (int side = -1; side <= 1; side += 2) { /* laid back */
        push();
        move((float)side * .22f, .30f, -.10f);
        turn_z((float)side * -34);
        turn_x(-26);
        turn_y((float)side * 26);
        quad_ear(.62f, .16f, fur, black);
        pop();
    }
    beast_mane(34, .24f, .035f, black, 7);
}

/* 1 inside one that sits on its haunches, looking to `side`; at x, on y. */
static float sitting(float u, float v, float x, float y, float size, float side)
{
    float a = (u - x) * side / size, b = (v - y) / size;
    bool body = distance_to(a / .30f, b / .46f, 0,
                            .85f)<1, neck = distance_to(a, b * .5f, .16f, .42f) < .15f,
                                  head = distance_to(a / .17f, b / .13f, 1.25f, 8.4f) < 1,
                                  snout = distance_to(a / .20f, b / .06f, 1.9f, 17.4f) < 1, ear = b> 1.12f &&
                b < 1.46f && fabsf(a - .08f - .25f * (b - 1.12f) * -1) < .34f * (1.46f - b) * .3f + .005f;
    return body || neck || head || snout || ear ? 1.f : 0.f;
}

/* The last light lies on the sand; on the dune another waits. */
static Vec3 desert_dusk(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = sky_clouds(u, v * 2, 1);
    Vec3 c = sky_ramp(unit((v + .35f) / 1.3f), t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .75f), t[SHADOW]);
    c = vec_mix(c, t[DARK] * 1.4f, .6f * smooth(.50f, .68f, d) * smooth(-.1f, .5f, v));
    c += t[ACCENT] * (.45f * halo(u, v, .55f, -.16f, .12f));
    for (int i = 0; i < 30; i++)
        c += t[GLOW] * (.8f * disc(u, v, -1 + 2 * chance_of(i), .5f + .7f * chance_of(i + 40), .006f, .004f));
    for (int i = 0; i < 6; i++) { /* what is left of a temple */
        float x = -.92f + .17f * (float)i, top = .02f + .36f * chance_of(i + 5), half = .042f;
        if (fabsf(u - x) < half && v < top + .04f * cloud_flat(u * 40, (float)i, 2))
            c = vec_mix(t[SHADOW], t[DARK], .35f + .4f * smooth(half, -half, u - x));
        if (i < 2 && u > x - .06f && u < x + .24f && v > .20f && v < .27f)
            c = vec_mix(t[SHADOW], t[DARK], .5f);
    }
    float dune = -.14f + hills(u, 3, 1.1f, .26f);
    float x = .84f, size = .36f, y = -.14f + hills(x, 3, 1.1f, .26f) - .04f;
    c = vec_mix(c, t[DARK] * .8f, sitting(u, v, x, y, size, -1));
    c += t[ACCENT] * (1.6f * disc(u, v, x - .21f * size, y + 1.12f * size, .012f, .006f));
    c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .35f + .3f * smooth(dune - .2f, dune, v)), under(dune, v, .01f));
    return c;
}

/* Crouched, shoulder blades above the back. */
static void stalking(int fur, int light, int black, int dark, int saddle)
{
    Quad q = {.shoulder = V(-.19f, .74f, .46f),
              .elbow = V(-.27f, .50f, .26f),
              .wrist = V(-.24f, .22f, .50f),
              .fore = V(-.24f, .0f, .60f),
              .shoulder2 = V(.19f, .72f, .50f),
              .elbow2 = V(.26f, .48f, .44f),
              .wrist2 = V(.22f, .30f, .80f),
              .fore2 = V(.20f, .02f, 1.02f),
              .hip = V(-.15f, .92f, -.52f),
              .knee = V(-.23f, .60f, -.22f),
              .hock = V(-.20f, .40f, -.68f),
              .hind = V(-.20f, .0f, -.52f),
              .hip2 = V(.15f, .92f, -.52f),
              .knee2 = V(.23f, .58f, -.36f),
              .hock2 = V(.20f, .42f, -.84f),
              .hind2 = V(.20f, .0f, -.80f),
              .neck = V(0, .80f, .80f),
              .head = V(.0f, .72f, 1.06f),
              .chest = .22f,
              .deep = .27f,
              .waist = .14f,
              .rump = .19f,
              .neck_thick = .17f,
              .leg = .92f,
              .coat = fur,
              .under = light,
              .foot = dark};
    quad_body(&q);
    quad_bristles(&q, 74, .26f, saddle, 3);
    part(); /* a bushy tail, low */
    paint(saddle);
    blend(.03f);
    for (int i = 0; i < 40; i++) {
        float t = (float)i / 39, c = chance(i) * 6.3f, r = .09f * sinf(.4f + 2.5f * t);
        Vec3 at = V(.10f * t, .92f - .50f * t * t - .1f * t, -.70f - .45f * t);
        limb(at, at + V(cosf(c) * r, sinf(c) * r - .10f, -.14f), .055f, .006f);
    }
    push();
    move(q.head[0], q.head[1] - .02f, q.head[2] + .08f);
    turn_y(-8);
    turn_x(10);
    turn_z(-8);
    grow(.64f);
    jackal_head(fur, light, dark, black);
    pop();
}

/* A wild bull's skull in the sand, picked clean. */
static void carcass(int bone)
{
    skull(&(Skull){.bone = bone, .missing = .4f, .no_jaw = true, .menace = .4f});
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[4] = {V(q * .38f, .34f, .0f), V(q * .80f, .40f, .06f), V(q * 1.10f, .70f, .10f),
                     V(q * 1.04f, 1.10f, .06f)};
        float r[4] = {.13f, .12f, .08f, .01f};
        part();
        paint(bone);
        tube(4, p, r, 4);
    }
}

/* They found it first: he will not share, and behind him the others wait. */
static void jackal(void)
{
    camera(V(-.45f, .46f, 4.7f), V(-.06f, .82f, 0), 29);
    Scene *s = scene();
    set_palette(s, 0x120a1c, 0x342048, 0x8a4a6a, 0xf0a880, 0xff9048, 0xfff0e0);
    s->backdrop = desert_dusk;
    s->roll = -3;
    s->rim.color = rgb(0xffa858) * 5.0f;
    s->rim.towards = V(.75f, .25f, -.6f);
    s->key.color = rgb(0xffe8d0) * 2.2f;
    s->key.towards = V(-.7f, .55f, .5f);
    s->fill.color = rgb(0x5a3a8a) * .7f;
    int fur = material_fur(rgb(0xc88444)), light = material_fur(rgb(0xecd0a4)),
        dark = material_plain(rgb(0x18100c), .3f, 1.1f), black = material_fur(rgb(0x3a2420)),
        saddle = material_fur(rgb(0x40363c)),
        sand = material_new(rgb(0xa8706a), rgb(0x643a58), .9f, .2f, PAT_SAND, 3, .6f);
    material(fur)->fine = 8;
    material(fur)->bump = .42f;
    material(light)->fine = 8;
    material(light)->bump = .4f;
    push();
    move(.10f, 0, -.30f);
    turn_y(-30);
    stalking(fur, light, black, dark, saddle);
    pop();
    part();
    paint(sand);
    ground(.0f, .06f, 1.2f);
    push();
    move(.66f, .12f, .74f);
    turn_y(-30);
    turn_x(-16);
    turn_z(24);
    grow(.40f);
    carcass(material_new(rgb(0xc8b490), rgb(0x6a4c44), .6f, .5f, PAT_BONE, 4, .6f));
    pop();
    dust_burst(V(.0f, .06f, -.1f), V(1.1f, .10f, .4f), 14, .16f, rgb(0xe0a890), .12f, 4);
}

/* ---- the Boar ---- */

static void boar_head(int fur, int dark, int snout)
{
    beast_head(&(Beast){.hide = fur,
                        .nose = snout,
                        .tooth = material_new(rgb(0xd0bc90), rgb(0x8a7448), .4f, .8f, PAT_BONE, 4, .3f),
                        .iris = beast_eye(rgb(0xff7a18), 1.5f),
                        .nose_kind = NOSE_PIG,
                        .muzzle = .66f,
                        .root = .25f,
                        .tip = .125f,
                        .droop = 14,
                        .jaw = 20,
                        .teeth = 4,
                        .fang = .1f,
                        .tusk = .46f,
                        .eye = .072f,
                        .eye_x = .20f,
                        .eye_yaw = 14,
                        .lid = 34,
                        .open = .42f,
                        .brow = .1f,
                        .cheek = .30f});
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .24f, .30f, -.10f);
        turn_z((float)side * -44);
        turn_x(-14);
        turn_y((float)side * 22);
        quad_ear(.46f, .15f, fur, snout);
        pop();
    }
    part(); /* dark round the eyes, which burn in it */
    paint(dark);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .215f, .13f, .245f, .125f, .10f, .09f);
    beast_mane(60, .40f, .045f, dark, 3);
}

/* At a gallop: the one foreleg out, the other drawn under, both hind legs behind. */
static Quad galloping(int fur, int dark, int hoof)
{
    return (Quad){.shoulder = V(-.27f, .86f, .44f),
                  .elbow = V(-.34f, .62f, .50f),
                  .wrist = V(-.32f, .50f, .84f),
                  .fore = V(-.30f, .22f, 1.02f),
                  .shoulder2 = V(.27f, .86f, .40f),
                  .elbow2 = V(.34f, .56f, .36f),
                  .wrist2 = V(.30f, .30f, .56f),
                  .fore2 = V(.28f, .10f, .36f),
                  .hip = V(-.22f, .92f, -.58f),
                  .knee = V(-.32f, .62f, -.40f),
                  .hock = V(-.28f, .46f, -.90f),
                  .hind = V(-.28f, .12f, -1.02f),
                  .hip2 = V(.22f, .92f, -.58f),
                  .knee2 = V(.32f, .58f, -.34f),
                  .hock2 = V(.28f, .38f, -.76f),
                  .hind2 = V(.28f, .0f, -.70f),
                  .neck = V(0, .92f, .74f),
                  .head = V(0, .80f, .98f),
                  .chest = .40f,
                  .deep = .44f,
                  .waist = .30f,
                  .rump = .30f,
                  .neck_thick = .34f,
                  .leg = 1.12f,
                  .coat = fur,
                  .under = dark,
                  .foot = hoof,
                  .feet = QUAD_HOOF};
}

/* Straight at us through the ferns, mud flying. */
static void boar(void)
{
    camera(V(-.55f, .36f, 4.6f), V(-.04f, .86f, 0), 32);
    Scene *s = scene();
    s->back_x = -.2f;
    s->roll = -8;
    s->tint[SHADOW] = rgb(0x1a3a34);
    s->tint[GLOW] = s->tint[GLOW] * .62f;
    s->tint[LIGHT] = s->tint[LIGHT] * .75f;
    s->vignette = 1.5f;
    s->rim.color = rgb(0xe0ffb0) * 4.6f;
    s->key.color = s->key.color * 1.1f;
    int fur = material_fur(rgb(0x86583c)), dark = material_fur(rgb(0x30201c)),
        snout = material_skin(rgb(0xb87a6c), rgb(0x6a3c38)), hoof = material_plain(rgb(0x1c1614), .4f, .8f),
        mud = material_new(rgb(0x4a3626), rgb(0x2a1e16), .3f, .9f, PAT_NOISE, 4, .5f);
    material(fur)->fine = 7;
    material(fur)->bump = .6f;
    push();
    move(.22f, .04f, -.40f);
    turn_y(-34);
    turn_x(5);
    Quad q = galloping(fur, dark, hoof);
    quad_body(&q);
    quad_bristles(&q, 120, .46f, dark, 5);
    move(q.head[0], q.head[1] - .06f, q.head[2] + .14f);
    turn_y(22);
    turn_x(8);
    turn_z(-10);
    grow(.86f);
    boar_head(fur, dark, snout);
    pop();
    clods(V(-.1f, .10f, .5f), V(-.7f, .9f, .5f), .7f, 24, .06f, mud, 3);
    clods(V(.4f, .10f, -.1f), V(.8f, .9f, .4f), .7f, 24, .06f, mud, 40);
    dust_burst(V(.2f, .1f, -.1f), V(1.3f, .2f, .6f), 34, .26f, rgb(0xc0c098), .16f, 9);
    faction_ground();
    faction_motes();
}

const Card vermin_cards[] = {{"cards/monstrous/rat", MINE, rat},
                             {"cards/monstrous/bat", BLOOD, bat},
                             {"cards/monstrous/jackal", SUN, jackal},
                             {"cards/monstrous/boar", FOREST, boar},
                             {0}};
