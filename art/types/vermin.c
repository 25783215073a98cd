/* SPDX-License-Identifier: MIT
 * Beasts of the monstrous horde: Rat, Bat, Jackal, Boar. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/beast4.h"
#include "props/hands.h"
#include "props/quad.h"
#include "props/sinew.h"
#include "props/skull.h"
#include "props/wild.h"
#include "types/dragon_body.h"

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

/* The mouth of a drain: a ring of stones, black behind, and who waits there for what the big one leaves. */
static void drain(int stone)
{
    for (int i = 0; i < 15; i++) {
        float a = ((float)i + .5f) / 15 * 2 * PI;
        push();
        move(.25f + sinf(a) * 1.72f, 1.55f + cosf(a) * 1.72f, -1.5f);
        turn_z(-a * 180 / PI);
        part();
        paint(stone);
        blend(.04f);
        lumpy(.03f, 3);
        box(0, .10f, 0, .34f, .28f, .3f, .06f);
        pop();
    }
    int glint = material_glow(rgb(0xff5030), 1.6f);
    static const float at[5][3] = {{-.72f, 2.45f, -2.4f},
                                   {-.95f, 1.20f, -2.2f},
                                   {1.20f, 1.62f, -2.3f},
                                   {1.05f, 2.62f, -2.6f},
                                   {.40f, 2.92f, -2.8f}};
    for (int i = 0; i < 5; i++)
        for (int side = -1; side <= 1; side += 2) {
            part();
            paint(glint);
            ball(at[i][0] + .085f * (float)side, at[i][1] + .02f * (float)side, at[i][2], .032f);
        }
}

static void rat(void)
{
    camera(V(-.55f, .62f, 4.4f), V(.02f, 1.36f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x08120e, 0x1c3a2e, 0x3e7458, 0xa8d8a0, 0xb8ff70, 0xf4ffe0);
    s->roll = -8;
    s->aperture = .024f;
    s->vignette = 1.5f;
    s->ambient = .34f;
    s->key.color = rgb(0xf0f4dc) * 2.6f;
    s->key.towards = V(-.7f, .7f, .45f);
    s->rim.color = rgb(0xc8ffa8) * 1.8f;
    int fur = wild_coat(rgb(0x74604f), 6), face = wild_coat(rgb(0x94806c), 11), dark = wild_coat(rgb(0x3a2e28), 6),
        belly = wild_coat(rgb(0xb8a080), 7), pink = material_skin(rgb(0xd89484), rgb(0x9a5c50)),
        tooth = material_plain(rgb(0x3a2c24), .4f, .8f);
    push();
    move(.06f, -.1f, 0);
    turn_y(14);
    part();
    paint(fur);
    blend(.25f);
    egg(.1f, .75f, -.5f, .82f, .80f, .66f);
    egg(0, 1.2f, -.08f, .56f, .52f, .48f);
    part();
    paint(belly);
    blend(.1f);
    egg(0, .7f, .14f, .5f, .62f, .35f);
    Vec3 tail[7] = {V(.5f, .3f, -.8f),    V(1.2f, .3f, -.7f),    V(1.45f, .5f, -.1f), V(1.1f, .85f, .25f),
                    V(1.25f, 1.35f, .1f), V(1.02f, 1.72f, -.1f), V(1.2f, 2.1f, -.1f)};
    float tr[7] = {.16f, .14f, .12f, .1f, .08f, .055f, .015f};
    part();
    paint(pink);
    tube(7, tail, tr, 5);
    push();
    move(-.06f, 1.72f, .30f);
    turn_y(-30);
    turn_x(12);
    turn_z(10);
    grow(1.42f);
    wild_ruff(30, .26f, .07f, dark, 3);
    wild_head(&(Wild){.kind = WILD_RAT,
                      .coat = fur,
                      .pale = face,
                      .dark = dark,
                      .iris = rgb(0xd82818),
                      .glow = .7f,
                      .jaw = 26,
                      .snarl = .8f,
                      .glare = 16,
                      .open = .55f,
                      .look_x = 14,
                      .ears = 6});
    pop();
    rats_limbs(fur, pink, tooth);
    push(); /* the teeth are in it */
    move(-.16f, .92f, .96f);
    turn_z(-10);
    turn_y(-22);
    turn_x(-14);
    grow(.92f);
    cheese(material_plain(rgb(0xf0b428), .45f, .8f));
    pop();
    pop();
    drain(material_stone(rgb(0x5a6a5c), rgb(0x26302a)));
    faction_ground();
    faction_motes();
}

/* ---- the Jackal ---- */

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

/* One of the pack on the ridge: a shape with eyes. */
static void jackal_in_the_dark(int night, float aside)
{
    wild_runner(&(Wild){.kind = WILD_WOLF,
                        .coat = night,
                        .dark = night,
                        .iris = rgb(0xffb020),
                        .glow = 2.4f,
                        .glare = 16,
                        .open = .5f,
                        .ears = 4,
                        .ear = 1.5f},
                night, .2f, aside);
}

static void jackal(void)
{
    camera(V(.20f, .52f, 4.8f), V(.02f, 1.10f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x120a1c, 0x342048, 0x8a4a6a, 0xf0a880, 0xff9048, 0xfff0e0);
    s->backdrop = desert_dusk;
    s->back_zoom = 1.35f;
    s->back_y = .18f;
    s->rim.color = rgb(0xffa858) * 5.0f;
    s->rim.towards = V(.75f, .35f, -.6f);
    s->key.color = rgb(0xffe8d0) * 2.3f;
    s->key.towards = V(-.7f, .5f, .6f);
    s->fill.color = rgb(0x5a3a8a) * .5f;
    s->vignette = 1.4f;
    int fur = wild_coat(rgb(0xb8743c), 7), pale = wild_coat(rgb(0xe8c898), 12), black = wild_coat(rgb(0x2c1a18), 6),
        mane = wild_coat(rgb(0x8a5630), 3.4f), night = material_plain(rgb(0x140c1a), .9f, .1f),
        stone = material_stone(rgb(0x5a3a44), rgb(0x241628)), claw = material_plain(rgb(0x18100c), .3f, 1.1f);
    part(); /* the edge it steps over, and the ridge behind */
    paint(stone);
    blend(.12f);
    lumpy(.06f, 3);
    for (int i = 0; i < 9; i++)
        egg(-1.8f + .45f * (float)i, -.16f + .10f * chance(i), .55f - .5f * chance(i + 9), .42f, .34f, .5f);
    for (int i = 0; i < 7; i++)
        egg(-3.2f + 1.05f * (float)i, .30f + .20f * chance(i + 30), -3.2f, .9f, .52f, .5f);
    lumpy(0, 1);
    Quad q = {.shoulder = V(-.30f, 1.16f, -.10f),
              .elbow = V(-.42f, .82f, .22f),
              .wrist = V(-.44f, .52f, .62f),
              .fore = V(-.44f, .16f, .90f),
              .hip = V(-.2f, .95f, -1.3f),
              .knee = V(-.25f, .62f, -1.1f),
              .hock = V(-.22f, .40f, -1.4f),
              .hind = V(-.2f, .1f, -1.3f),
              .shoulder2 = V(.28f, 1.06f, -.12f),
              .elbow2 = V(.36f, .70f, -.05f),
              .wrist2 = V(.36f, .42f, .16f),
              .fore2 = V(.36f, .12f, .26f),
              .hip2 = V(.2f, .95f, -1.3f),
              .knee2 = V(.25f, .62f, -1.1f),
              .hock2 = V(.22f, .40f, -1.4f),
              .hind2 = V(.2f, .1f, -1.3f),
              .neck = V(.0f, 1.30f, .14f),
              .head = V(.02f, 1.32f, .40f),
              .chest = .30f,
              .deep = .42f,
              .waist = .22f,
              .rump = .26f,
              .neck_thick = .25f,
              .leg = 1.35f,
              .coat = fur,
              .foot = claw};
    quad_body(&q);
    quad_bristles(&q, 60, .26f, black, 4);
    push();
    move(.04f, 1.36f, .58f);
    turn_y(-16);
    turn_x(6);
    turn_z(-7);
    grow(1.16f);
    wild_ruff(44, .52f, .085f, mane, 5);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = fur,
                      .pale = pale,
                      .dark = black,
                      .iris = rgb(0xf0a820),
                      .glow = .8f,
                      .jaw = 24,
                      .snarl = 1,
                      .glare = 16,
                      .open = .48f,
                      .look_x = 8,
                      .ears = 12,
                      .ear = 1.2f});
    pop();
    static const float other[3][4] = {{-1.55f, .72f, -3.0f, 24}, {1.50f, .66f, -3.2f, -26}, {-.62f, .90f, -4.2f, 6}};
    for (int i = 0; i < 3; i++) {
        push();
        move(other[i][0], other[i][1], other[i][2]);
        turn_y(other[i][3]);
        grow(.92f);
        jackal_in_the_dark(night, -other[i][3] * .4f);
        pop();
    }
    dust_burst(V(-.4f, .2f, .8f), V(.5f, .12f, .3f), 12, .16f, rgb(0xffc0a0), .10f, 4);
}

/* ---- the Boar ---- */

/* Planks of a gate from the inside; what has come through them has left a hole round the brush's place. */
static void burst_gate(int wood, int iron)
{
    for (int i = 0; i < 13; i++) {
        float x = -1.98f + .33f * (float)i, c = chance(i), d = chance(i + 20), h = 1.42f * 1.42f - x * x * 1.3f;
        if (h <= 0) {
            part();
            paint(wood);
            box(x, 0, .03f * (c - .5f), .155f, 2.4f, .06f, .02f);
            continue;
        }
        float up = sqrtf(h) + .22f * (c - .3f), low = -sqrtf(h) - .16f * (d - .3f);
        for (int end = -1; end <= 1; end += 2) { /* a stump that ends in splinters, bent towards us */
            float y = end > 0 ? up : low, q = (float)end;
            push();
            move(x, q * 2.4f, 0);
            turn_x(q * -(2 + 5 * d));
            part();
            paint(wood);
            float tall = 2.4f - q * y, xy[] = {-.155f, 0,
                                               .155f,  0,
                                               .155f,  -q * tall * (.86f + .1f * c),
                                               .06f,   -q * tall * (1.02f + .14f * d),
                                               .0f,    -q * tall * .88f,
                                               -.09f,  -q * tall * (1.0f + .2f * c),
                                               -.155f, -q * tall * .84f};
            outline(7, xy, 1, .10f, .02f);
            pop();
        }
    }
    for (int row = 0; row < 2; row++) { /* iron bands, torn */
        float y = row ? -1.52f : 1.62f;
        part();
        paint(iron);
        box(0, y, .09f, 2.2f, .09f, .025f, .01f);
        for (int i = 0; i < 9; i++)
            ball(-1.6f + .4f * (float)i, y, .12f, .05f);
    }
}

/* What the gate was, on its way past us. */
static void flying_splinters(Vec3 from, int wood)
{
    for (int i = 0; i < 30; i++) {
        float a = 2 * PI * ((float)i + chance(i)) / 30, c = chance(i + 40), d = chance(i + 80), far = .85f + .45f * c;
        push();
        move(from[0] + sinf(a) * far, from[1] + cosf(a) * far * 1.1f, from[2] + .2f + 1.1f * d);
        aim(V(sinf(a), cosf(a), .5f + d), V(c - .5f, d - .5f, 1));
        turn_y(360 * c);
        part();
        paint(wood);
        float l = .10f + .22f * d, w = .025f + .04f * c,
              xy[] = {-w, -l, w * .6f, -l * .8f, w, l * .3f, 0, l, -w * .8f, l * .2f};
        outline(5, xy, 1, .03f, .01f);
        pop();
    }
}

/* Day, and the dust of what has just come down. */
static Vec3 day_through_dust(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float h = halo(u, v, .04f, .12f, .25f);
    Vec3 c = vec_mix(t[LIGHT], t[GLOW], unit(1.3f * h));
    return vec_mix(c, t[MIDTONE], .35f * smooth(.48f, .70f, sky_clouds(u, v, 1.4f)));
}

/* The gate was barred. */
static void boar(void)
{
    camera(V(-.20f, 1.12f, 5.4f), V(.0f, 1.46f, 0), 32);
    Scene *s = scene();
    set_palette(s, 0x0c0808, 0x2c1c18, 0xa07850, 0xffdc98, 0xffb050, 0xfffae8);
    s->backdrop = day_through_dust;
    s->roll = -7;
    s->key = (Light){vec_unit(V(-.45f, .70f, .55f)), rgb(0xffe8d0) * .9f, .1f};
    s->rim = (Light){vec_unit(V(.20f, .50f, -.85f)), rgb(0xffe0a0) * 5.0f, 0};
    s->fill.color = rgb(0x40486a) * .4f;
    s->ambient *= .35f;
    s->vignette = 1.6f;
    s->haze = 0;
    int coat = wild_coat(rgb(0x4e382c), 6), pale = wild_coat(rgb(0x7a5c4a), 12), dark = wild_coat(rgb(0x1c1412), 3.2f),
        tusk = material_new(rgb(0xfff4d8), rgb(0xb89a60), .3f, 1, PAT_BONE, 4, .3f), gold = material_gold(),
        hoof = material_plain(rgb(0x2a2220), .35f, 1),
        wood = material_new(rgb(0x6a4228), rgb(0x2e1a0e), .8f, .3f, PAT_WOOD, 2.2f, 1.1f), black = material_iron();
    material(black)->color = rgb(0x3a3836);
    push();
    move(.02f, 1.50f, -.35f);
    burst_gate(wood, black);
    pop();
    part(); /* as much of him as is through */
    paint(dark);
    blend(.15f);
    egg(.10f, 1.46f, -.75f, .66f, .62f, .8f);
    egg(.14f, .92f, -.50f, .56f, .66f, .5f);
    for (int side = -1; side <= 1; side += 2) { /* forefeet on what is left of it */
        float q = (float)side;
        Vec3 knee = V(.10f + q * .62f, .62f, .10f), foot = V(.08f + q * .60f, .30f, .34f);
        part();
        paint(dark);
        blend(.05f);
        limb(V(.14f + q * .36f, .98f, -.25f), knee, .24f, .13f);
        limb(knee, foot, .12f, .085f);
        part();
        paint(hoof);
        blend(.01f);
        for (int toe = -1; toe <= 1; toe += 2)
            limb(foot + V(.05f * (float)toe, .02f, .02f), foot + V(.07f * (float)toe, -.10f, .14f), .075f, .055f);
    }
    part();
    paint(dark);
    blend(.03f);
    for (int i = 0; i < 80; i++) { /* bristles on end against the day */
        float a = (chance(i) - .5f) * 3.4f, c = chance(i + 90);
        Vec3 out = V(sinf(a), cosf(a), 0), root = V(.10f, 1.46f, -.45f - .3f * c) + out * .56f;
        limb(root, root + out * (.26f + .20f * c * cosf(a)) + V(.06f * (c - .5f), 0, .05f), .07f, .004f);
    }
    push();
    move(-.02f, 1.52f, .30f);
    turn_y(-15);
    turn_x(9);
    turn_z(9);
    grow(1.42f);
    wild_ruff(46, .32f, .085f, dark, 5);
    wild_head(&(Wild){.kind = WILD_BOAR,
                      .coat = coat,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xff5a18),
                      .glow = 1.6f,
                      .jaw = 20,
                      .snarl = 1,
                      .glare = 24,
                      .open = .5f,
                      .ears = 20,
                      .ear = 1.1f});
    for (int side = -1; side <= 1; side += 2) { /* tusks with rings, as long as swords */
        float q = (float)side;
        Vec3 p[5] = {V(q * .12f, -.30f, .52f), V(q * .24f, -.30f, .66f), V(q * .34f, -.16f, .74f),
                     V(q * .37f, .04f, .72f), V(q * .33f, .22f, .64f)};
        float r[5] = {.050f, .056f, .048f, .032f, .004f};
        part();
        paint(tusk);
        tube(5, p, r, 5);
        part();
        paint(gold);
        Vec3 at = tube_point(5, p, 1.6f), on = tube_point(5, p, 1.7f);
        push();
        move(at[0], at[1], at[2]);
        aim(on - at, V(0, 0, 1));
        drum(0, 0, 0, .062f, .022f, .01f);
        pop();
    }
    Vec3 snout = here(V(0, -.25f, .95f));
    pop();
    flying_splinters(V(.0f, 1.50f, .0f), wood);
    for (int side = -1; side <= 1; side += 2) /* his breath */
        for (int i = 0; i < 16; i++) {
            float t = chance(i + (side > 0 ? 40 : 0)), c = chance(i + 9);
            sprite(snout + V((float)side * (.12f + .55f * t), -.05f - .35f * t + .2f * c * t, .1f), .06f + .16f * t,
                   rgb(0xffe8c8), SPRITE_GLOW, .10f);
        }
    dust_burst(V(0, .35f, .4f), V(1.3f, .25f, .4f), 22, .22f, rgb(0xffe0b0), .12f, 9);
    lamp(snout + V(-.5f, .35f, .9f), rgb(0xffe0c0) * 1.8f, .42f);
}

const Card vermin_cards[] = {{"cards/monstrous/rat", MINE, rat},
                             {"cards/monstrous/jackal", SUN, jackal},
                             {"cards/monstrous/boar", FOREST, boar},
                             {0}};
