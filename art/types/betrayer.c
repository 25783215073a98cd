/* SPDX-License-Identifier: MIT
 * The Betrayer takes the mask of a lamb off, in an alley at night; the dagger is behind the back. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/barrowkin.h"
#include "props/teeth.h"
#include "props/weapons.h"

/* An alley at night in the rain; a window is lit. */
static Vec3 alley(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.7f), vec_mix(t[SHADOW], t[MIDTONE], .55f), t[SHADOW], t[DARK] * 1.4f);
    c += t[LIGHT] * (.3f * halo(u, v, -.1f, .8f, .05f));
    for (int i = 0; i < 3; i++) { /* gables left and right, nearer and nearer */
        float l = (float)i;
        for (int side = -1; side <= 1; side += 2) {
            float sd = (float)side, inner = .16f + .2f * l, x = sd * u - inner,
                  roof = 1.02f + .1f * l - fabsf(x - .16f) * 1.5f;
            if (x < -.03f || v > roof)
                continue;
            Vec3 wall = vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .35f), t[DARK], .3f + .3f * l) *
                        (.75f + .4f * cloud_flat(u * 10, v * 10, 4));
            float beam = fabsf(x) < .025f || fabsf(fmodf(v + 9, .42f) - .2f) < .018f ? 1 : 0;
            c = vec_mix(wall, t[DARK] * .8f, beam * .8f);
            float wx = fabsf(x - .16f), wy = v - (.12f + .3f * l - .25f * (float)(side > 0));
            if (wx < .06f && wy > 0 && wy < .16f) {
                bool lit = (i == 1 && side > 0) || (i == 0 && side < 0);
                c = lit ? t[ACCENT] * (wx > .052f || fabsf(wy - .08f) < .006f || wx < .005f ? .3f : 1.6f)
                        : t[DARK] * .7f;
            }
        }
    }
    float street = -.48f + .06f * cloud_flat(u * 4, 2, 3);
    if (v < street) {
        float cobble, a = cells_at(V(u * 7, (v - street) * 22, 1), NULL, &cobble);
        c = vec_mix(t[SHADOW], t[DARK], .5f) * (.5f + .6f * smooth(.02f, .25f, cobble - a)) +
            t[ACCENT] * (.25f * expf(-fabsf(u - .35f) * 5) * smooth(.1f, .3f, cobble - a));
    }
    return c;
}

/* The mask of a lamb on a stick, looking to +z: wood, painted white, with curls of wool; it smiles with closed eyes. */
static void lambs_mask(int white, int wool, int pink, int black)
{
    part();
    paint(white);
    blend(.08f);
    egg(0, .06f, -.02f, .30f, .32f, .16f);
    egg(0, -.20f, .08f, .19f, .22f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 ear[3] = {V(s * .26f, .14f, -.02f), V(s * .46f, .10f, .0f), V(s * .58f, -.06f, .02f)};
        float r[3] = {.07f, .105f, .03f};
        tube(3, ear, r, 4);
    }
    part();
    paint(wool);
    blend(.02f);
    for (int i = 0; i < 22; i++) {
        float a = (chance(i + 5) - .5f) * 2.6f, d = .24f + .12f * chance(i + 25);
        ball(sinf(a) * d, .14f + cosf(a) * d * .95f, .06f * chance(i + 45), .085f);
    }
    part();
    paint(pink);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 ear[3] = {V(s * .32f, .12f, .08f), V(s * .44f, .08f, .10f), V(s * .53f, -.02f, .07f)};
        float r[3] = {.02f, .05f, .012f};
        tube(3, ear, r, 4);
        egg(s * .05f, -.22f, .245f, .05f, .03f, .03f);
        egg(s * .20f, -.10f, .14f, .06f, .05f, .03f);
    }
    part();
    paint(black);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 lid[4] = {V(s * .06f, .06f, .155f), V(s * .12f, .015f, .155f), V(s * .19f, .02f, .125f),
                       V(s * .24f, .08f, .085f)};
        float r[4] = {.012f, .018f, .018f, .010f};
        tube(4, lid, r, 4);
        Vec3 mouth[4] = {V(0, -.29f, .24f), V(s * .06f, -.35f, .22f), V(s * .12f, -.34f, .18f),
                         V(s * .16f, -.28f, .14f)};
        tube(4, mouth, r, 4);
    }
    limb(V(0, -.22f, .25f), V(0, -.29f, .245f), .012f, .012f);
}

/* What is under the hood: a wolf's grin and two embers. */
static void grin_under_the_hood(int skin, int tooth)
{
    part();
    paint(skin);
    blend(.1f);
    egg(0, .08f, .02f, .30f, .34f, .28f);
    egg(0, -.20f, .12f, .23f, .20f, .22f);
    Vec3 nose[3] = {V(0, .08f, .28f), V(0, -.02f, .38f), V(0, -.09f, .40f)};
    float nr[3] = {.04f, .05f, .055f};
    tube(3, nose, nr, 4);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .04f, .15f, .29f), V((float)side * .24f, .22f, .18f), .05f, .04f);
    carve();
    blend(.02f);
    Vec3 mouth[5] = {V(-.20f, -.13f, .24f), V(-.11f, -.22f, .32f), V(0, -.24f, .35f), V(.12f, -.21f, .32f),
                     V(.22f, -.10f, .22f)};
    float mr[5] = {.012f, .045f, .055f, .045f, .012f};
    tube(5, mouth, mr, 4);
    fill();
    for (int row = 0; row < 2; row++) {
        push();
        move(0, row ? -.275f : -.185f, .315f);
        teeth(&(Teeth){.count = 8,
                       .material = tooth,
                       .half_width = .17f,
                       .sag = .06f,
                       .depth = .07f,
                       .length = row ? -.05f : .06f,
                       .thick = .024f,
                       .uneven = .3f,
                       .fang = row ? 0 : 2});
        pop();
    }
    int ember = material_glow(rgb(0xff5020), 2.4f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(ember);
        push();
        move(s * .13f, .085f, .265f);
        turn_z(s * 20);
        egg(0, 0, 0, .07f, .032f, .03f);
        pop();
        sprite(here(V(s * .13f, .085f, .33f)), .08f, rgb(0xff4020), SPRITE_GLOW, .9f);
    }
}

static void wet_street(void)
{
    part();
    paint(material_new(rgb(0x2c3840), rgb(0x161e26), .25f, 1, PAT_STONE, 2.4f, 1));
    ground(0, .05f, 1.2f);
    for (int i = 0; i < 170; i++) {
        Vec3 drop = V((chance(i + 300) - .5f) * 4.4f, chance(i + 400) * 3.4f, -1.2f + chance(i + 500) * 3.4f);
        for (int k = 0; k < 4; k++)
            sprite(drop - V(.012f, .035f, 0) * (float)k, .006f, rgb(0xb8d8e8), SPRITE_GLOW, .4f);
    }
}

/* In the left hand, just taken off. */
static void mask_in_hand(const Kin *k, int gold, int white, int wool, int pink, int black)
{
    push();
    kin_grip(k, -1, V(-.74f, 1.42f, .22f), V(-.56f, 1.52f, .62f), V(.06f, 1, 0), V(.6f, .1f, .8f));
    staff(.22f, .40f, .022f, gold);
    pop();
    push();
    move(-.56f, 2.06f, .66f);
    turn_y(16);
    turn_z(10);
    grow(.92f);
    lambs_mask(white, wool, pink, black);
    pop();
}

/* In the right, held low; where it glints. */
static Vec3 dagger_held_low(const Kin *k, int gold, int blade)
{
    push();
    kin_grip(k, 1, V(.86f, 1.36f, .04f), V(.62f, 1.12f, .46f), V(.48f, 1, .16f), V(-.2f, .2f, 1));
    grow(1.5f);
    dagger(.58f, blade, gold);
    Vec3 glint = here(V(-.03f, .42f, .05f));
    pop();
    return glint;
}

static void betrayer(void)
{
    camera(V(-.35f, 1.35f, 5.2f), V(.04f, 1.52f, 0), 31.5f);
    Scene *s = scene();
    s->backdrop = alley;
    set_palette(s, 0x06080e, 0x1e3444, 0x4a7080, 0xa0c0c8, 0xffb048, 0xf0faff);
    s->key.color = rgb(0xd8ecff) * 2.f;
    s->rim.color = rgb(0xffa850) * 5.f;
    s->fill.color = rgb(0x305060) * .6f;
    s->zenith = rgb(0x40586a) * .8f;
    s->horizon = rgb(0x28404c) * .7f;
    s->grade = .08f;
    int cape_ = material_wool(rgb(0x4a2a34)), lining = material_wool(rgb(0x1a1016)),
        leather = material_leather(rgb(0x6a4430)), skin = material_skin(rgb(0x7a6a68), rgb(0x4a3c40)),
        gold = material_gold(), white = material_plain(rgb(0xfffaf0), .3f, 1.1f),
        wool = material_plain(rgb(0xf4ecd8), .9f, .2f), pink = material_plain(rgb(0xf08a88), .4f, .8f),
        black = material_plain(rgb(0x181014), .5f, .5f),
        blade = material_new(rgb(0xe8f4ff), rgb(0xb0c8d8), .12f, 1.6f, PAT_PLAIN, 1, 0);
    Kin k = {.f = {.man = .7f},
             .dress = material_wool(rgb(0x3c5058)),
             .glove = material_leather(rgb(0x7a5236)),
             .head = {.skin = rgb(0x7a6a68)},
             .seed = 5};
    push();
    turn_y(-10);
    body_trunk(&k.f, k.dress);
    body_legs(&k.f, k.dress, leather, .30f, .22f);
    coat_skirt(k.dress, 1, .58f, 26, .2f, V(.1f, 0, 0), 3);
    sash(material_wool(rgb(0x9a2430)), 1, .22f, 4);
    cloak(cape_, 1.12f, .12f, 62, .42f, V(.35f, 0, -.2f), 7);
    cowl(cape_, 1.05f, .26f, 5);
    part();
    paint(leather);
    blend(.02f);
    Vec3 strap[4] = {V(.34f, 1.76f, .18f), V(.12f, 1.56f, .29f), V(-.12f, 1.36f, .30f), V(-.32f, 1.18f, .22f)};
    float sr[4] = {.045f, .045f, .045f, .045f};
    tube(4, strap, sr, 4);
    push();
    move(.10f, 2.12f, .06f);
    turn_y(14);
    turn_z(-7);
    turn_x(4);
    grow(.74f);
    hood_deep(cape_, lining, .5f, 6);
    push();
    move(0, .0f, .02f);
    grow(.98f);
    grin_under_the_hood(skin, material_tooth());
    pop();
    pop();
    mask_in_hand(&k, gold, white, wool, pink, black);
    Vec3 glint = dagger_held_low(&k, gold, blade);
    pop();
    sprite(glint, .22f, rgb(0xe8f8ff), SPRITE_SPARKLE, 1);
    lamp(glint + V(-.1f, .1f, .3f), rgb(0xc8e8ff) * 1.6f, .25f);
    wet_street();
}

const Card betrayer_cards[] = {{"cards/horde/betrayer", BLOOD, betrayer}, {0}};
