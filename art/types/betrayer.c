/* SPDX-License-Identifier: MIT
 * The Betrayer: a hood and a smiling mask in an alley at night. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/hands.h"
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

static void dark_hood(int m)
{
    part();
    paint(m);
    blend(.16f);
    egg(0, .16f, -.1f, .62f, .68f, .6f);
    egg(0, .66f, -.26f, .24f, .26f, .3f);
    limb(V(0, .74f, -.3f), V(.06f, .82f, -.62f), .18f, .05f);
    egg(0, -.46f, -.08f, .7f, .32f, .48f);
    carve();
    blend(.06f);
    egg(0, .04f, .42f, .4f, .52f, .58f);
    fill();
    blend(.04f);
    Vec3 rim[9] = {V(-.16f, -.46f, .36f), V(-.38f, -.18f, .36f), V(-.44f, .1f, .32f),
                   V(-.34f, .44f, .34f),  V(0, .6f, .38f),       V(.34f, .44f, .34f),
                   V(.44f, .1f, .32f),    V(.38f, -.18f, .36f),  V(.16f, -.46f, .36f)};
    float r[9] = {.05f, .06f, .065f, .07f, .07f, .07f, .065f, .06f, .05f};
    tube(9, rim, r, 3);
}

/* A white mask that smiles, looking to +z. */
static void smiling_mask(int white, int red, int black)
{
    part();
    paint(white);
    blend(.06f);
    egg(0, 0, 0, .34f, .44f, .16f);
    egg(0, -.3f, .06f, .15f, .14f, .1f);
    limb(V(0, .12f, .15f), V(0, -.08f, .22f), .035f, .05f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .19f, -.1f, .12f, .1f, .08f, .07f);
    carve();
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 eye_slit[3] = {V(s * .06f, .08f, .17f), V(s * .15f, .13f, .15f), V(s * .25f, .08f, .1f)};
        float er[3] = {.02f, .035f, .018f};
        tube(3, eye_slit, er, 4);
    }
    egg(0, 0, -.2f, .32f, .42f, .18f);
    fill();
    part();
    paint(red);
    blend(.02f);
    Vec3 smile[5] = {V(-.2f, -.14f, .13f), V(-.12f, -.24f, .16f), V(0, -.275f, .18f), V(.12f, -.24f, .16f),
                     V(.2f, -.14f, .13f)};
    float sr[5] = {.012f, .03f, .036f, .03f, .012f};
    tube(5, smile, sr, 4);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .2f, -.07f, .165f, .05f, .05f, .03f);
    part();
    paint(black); /* brows like brush strokes */
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 b[3] = {V(s * .07f, .22f, .15f), V(s * .17f, .28f, .12f), V(s * .27f, .22f, .07f)};
        float br[3] = {.014f, .024f, .008f};
        tube(3, b, br, 3);
    }
}

typedef struct {
    int cloak, leather, skin, white, red, black, gold;
} Disguise;

/* In the cloak to above the wrist, with a long glove. */
static void cloaked_arm(int cloak, int leather, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
{
    part();
    paint(cloak);
    blend(.08f);
    limb(shoulder, elbow, .22f, .18f);
    limb(elbow, vec_mix(elbow, wrist, .7f), .18f, .2f);
    part();
    paint(leather);
    blend(.03f);
    limb(vec_mix(elbow, wrist, .6f), wrist, .1f, .08f);
}

/* Knives on a strap across the breast. */
static void cloak_and_knives(const Disguise *m)
{
    part();
    paint(m->cloak);
    blend(.2f);
    egg(0, 1.34f, -.12f, .74f, .36f, .4f);
    limb(V(0, 1.2f, -.1f), V(0, -.3f, 0), .5f, .85f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .42f;
        limb(V(sinf(a) * .4f, 1.15f, .3f * cosf(a)), V(sinf(a) * .9f, -.3f, .72f * cosf(a)), .08f, .16f);
    }
    part();
    paint(m->leather);
    blend(.02f);
    Vec3 strap[4] = {V(.6f, 1.46f, .2f), V(.2f, 1.12f, .48f), V(-.25f, .8f, .5f), V(-.55f, .55f, .35f)};
    float sr[4] = {.06f, .06f, .06f, .06f};
    tube(4, strap, sr, 4);
    for (int i = 0; i < 4; i++) { /* knives on the strap */
        Vec3 p = tube_point(4, strap, .5f + .62f * (float)i);
        push();
        move(p[0], p[1] + .03f, p[2] + .07f);
        turn_z(20);
        turn_x(180);
        grow(.42f);
        dagger(.5f, material_iron(), m->gold);
        pop();
    }
}

/* What is under the hood: a shadow with two embers and a bitten grin. */
static void hooded_face(const Disguise *m)
{
    push();
    move(.12f, 2.08f, .18f);
    turn_y(8);
    turn_z(-5);
    dark_hood(m->cloak);
    part();
    paint(m->skin);
    blend(.1f);
    egg(0, .08f, .08f, .32f, .34f, .26f);
    egg(0, -.2f, .16f, .24f, .2f, .2f);
    limb(V(0, .06f, .32f), V(0, -.1f, .42f), .04f, .045f);
    carve();
    blend(.02f);
    Vec3 mouth[3] = {V(-.16f, -.2f, .32f), V(.02f, -.25f, .37f), V(.19f, -.16f, .31f)};
    float mr[3] = {.012f, .035f, .02f};
    tube(3, mouth, mr, 4);
    fill();
    push();
    move(.02f, -.215f, .345f);
    teeth(&(Teeth){.count = 7,
                   .material = material_tooth(),
                   .half_width = .14f,
                   .sag = .04f,
                   .depth = .04f,
                   .length = .05f,
                   .thick = .022f,
                   .uneven = .4f});
    pop();
    int ember = material_glow(rgb(0xff3820), 2.4f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(ember);
        push();
        move(s * .13f, .09f, .315f);
        turn_z(s * 18);
        egg(0, 0, 0, .065f, .03f, .03f);
        pop();
        sprite(here(V(s * .13f, .09f, .38f)), .07f, rgb(0xff3820), SPRITE_GLOW, .9f);
    }
    pop();
}

/* The mask is taken off, to the left of his face. */
static void mask_in_hand(const Disguise *m)
{
    Hand h = {.size = .2f, .thick = .95f, .spread = 10, .thumb = 1};
    Vec3 at = V(-.74f, 1.46f, .72f), bar = V(.15f, 1, 0), out = V(.2f, 0, 1), elbow = V(-.95f, .98f, .25f),
         wrist = hand_wrist(h.size, at, bar, out);
    cloaked_arm(m->cloak, m->leather, V(-.62f, 1.36f, -.06f), elbow, wrist);
    push();
    part();
    paint(m->leather);
    blend(.02f);
    hand_grip(h, at, bar, out);
    staff(.35f, .3f, .022f, m->gold);
    pop();
    push();
    move(-.66f, 2.0f, .74f);
    turn_y(12);
    turn_z(8);
    grow(.98f);
    smiling_mask(m->white, m->red, m->black);
    pop();
}

/* Held low behind; where it glints. */
static Vec3 hidden_dagger(const Disguise *m)
{
    Hand h = {.size = .2f, .thick = .95f, .spread = 10, .thumb = -1};
    Vec3 at = V(.86f, 1.12f, .55f), bar = V(.3f, 1, .25f), out = V(-.5f, .2f, 1), elbow = V(1.0f, .84f, .1f),
         wrist = hand_wrist(h.size, at, bar, out);
    cloaked_arm(m->cloak, m->leather, V(.62f, 1.36f, -.06f), elbow, wrist);
    push();
    part();
    paint(m->leather);
    blend(.02f);
    hand_grip(h, at, bar, out);
    grow(1.35f);
    dagger(.66f, material_iron(), m->gold);
    part();
    paint(m->red);
    blend(.02f);
    limb(V(.02f, .62f, .02f), V(.03f, .4f, .03f), .02f, .012f);
    ball(.035f, .38f, .03f, .02f);
    Vec3 glint = here(V(-.03f, .5f, .04f));
    pop();
    return glint;
}

static void rain(void)
{
    for (int i = 0; i < 170; i++) {
        Vec3 drop = V((chance(i + 300) - .5f) * 4.4f, chance(i + 400) * 3.4f, -1.2f + chance(i + 500) * 3.4f);
        for (int k = 0; k < 4; k++)
            sprite(drop - V(.012f, .035f, 0) * (float)k, .006f, rgb(0xb8d8e8), SPRITE_GLOW, .4f);
    }
}

static void betrayer(void)
{
    camera(V(-.4f, 1.3f, 5.8f), V(.03f, 1.66f, 0), 31.5f);
    scene()->backdrop = alley;
    set_palette(scene(), 0x06080e, 0x1e3444, 0x4a7080, 0xa0c0c8, 0xffb048, 0xf0faff);
    scene()->key.color = rgb(0xd8ecff) * 2.f;
    scene()->rim.color = rgb(0xff9a40) * 3.f;
    scene()->fill.color = rgb(0x305060) * .5f;
    scene()->zenith = rgb(0x40586a) * .7f;
    scene()->horizon = rgb(0x28404c) * .6f;
    scene()->grade = .08f;
    int cloak = material_new(rgb(0x3e4a3e), rgb(0x1e2622), .85f, .3f, PAT_CLOTH, 2.4f, .9f),
        leather = material_leather(rgb(0x5a3a28)), skin = material_skin(rgb(0x5c5a68), rgb(0x34323e)),
        white = material_plain(rgb(0xfff8ee), .25f, 1.2f), red = material_plain(rgb(0xd01828), .3f, 1),
        black = material_plain(rgb(0x140c10), .5f, .5f), gold = material_gold();
    material(white)->sss = rgb(0xffd0c0) * .2f;
    const Disguise m = {cloak, leather, skin, white, red, black, gold};
    push();
    move(.04f, -.06f, 0);
    turn_y(-6);
    cloak_and_knives(&m);
    hooded_face(&m);
    mask_in_hand(&m);
    Vec3 glint = hidden_dagger(&m);
    pop();
    sprite(glint, .16f, rgb(0xe8f8ff), SPRITE_SPARKLE, .9f);
    rain();
    part();
    paint(material_new(rgb(0x2c3840), rgb(0x161e26), .25f, 1, PAT_STONE, 2.4f, 1));
    ground(0, .05f, 1.2f);
}

const Card betrayer_cards[] = {{"cards/horde/betrayer", BLOOD, betrayer}, {0}};
