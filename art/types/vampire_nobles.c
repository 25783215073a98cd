/* SPDX-License-Identifier: MIT
 * Vampires at court: the count, and the countess behind her mask. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/face.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/people.h"
#include "props/visage.h"
#include "types/vampire_wardrobe.h"

/* The high collar, like the wings of a bat. */
static void bat_collar(const VampireWardrobe *w, float y, float size)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        float q[] = {s * .08f, 0,    s * .34f, -.06f, s * .56f, .18f, s * .74f, .82f,
                     s * .52f, .62f, s * .42f, .60f,  s * .30f, .36f, s * .12f, .2f};
        push();
        move(0, y, -.16f);
        grow(size);
        turn_y(s * -26);
        turn_x(-6);
        part();
        paint(w->black);
        outline(8, q, 2, .035f, .04f);
        push();
        move(0, 0, .035f);
        grow(.95f);
        part();
        paint(w->lining);
        outline(8, q, 2, .022f, .03f);
        pop();
        pop();
    }
}

/* ---- the count ---- */

static void slick_hair(int m)
{
    part();
    paint(m);
    blend(.04f);
    for (int i = 0; i < 17; i++) {
        float u = ((float)i - 8) / 8, peak = .34f - .16f * (1 - fabsf(u)) - (fabsf(u) < .07f ? .07f : 0);
        Vec3 p[5] = {V(u * .26f, peak + .07f - .10f * u * u, .315f - .16f * u * u),
                     V(u * .3f, .43f - .08f * u * u, .14f), V(u * .35f, .47f - .1f * u * u, -.12f),
                     V(u * .37f, .3f, -.36f), V(u * .36f, -.06f, -.42f)};
        float r[5] = {.012f, .05f, .066f, .07f, .05f};
        tube(5, p, r, 4);
    }
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[3] = {V(s * .31f, .25f, .08f), V(s * .325f, .06f, .06f), V(s * .29f, -.12f, .12f)};
        float r[3] = {.07f, .045f, .008f};
        tube(3, p, r, 3);
    }
}

/* A red moon over the castle; bats go up from it. */
static Vec3 moonrise(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = .34f, y = .62f, d = sky_clouds(u, v * 1.4f, 1.2f);
    Vec3 c = sky_ramp(unit((v + .4f) / 1.6f), t[SHADOW] * 1.4f, t[SHADOW] * .8f, t[DARK]);
    c += t[ACCENT] * (.22f * halo(u, v, x, y, .42f));
    c = vec_mix(c, vec_mix(rgb(0xff8a58), rgb(0xc8341c), cloud_flat(u * 3, v * 3, 4)), disc(u, v, x, y, .44f, .010f));
    c = vec_mix(c, t[SHADOW] * .7f, .75f * smooth(.48f, .66f, d) * smooth(1.1f, .3f, v));
    for (int i = 0; i < 7; i++) {
        float bx = -.75f + 1.5f * chance_of(i + 3), by = .45f + .65f * chance_of(i + 13),
              size = .05f + .06f * chance_of(i + 23), a = fabsf(u - bx) / size,
              b = (v - by) / size - .35f * fabsf(sinf(a * 1.9f));
        if (a < 1.6f && fabsf(b) < .30f * (1.6f - a) * .6f + (a < .18f ? .12f : 0))
            c = t[DARK] * .4f;
    }
    return vec_mix(c, t[DARK] * .5f, castle(u, v, -.72f, -.1f, .62f));
}

/* A slab with mouldings and nails of gold. */
static void coffin_lid(int wood, int gold, int velvet)
{
    part();
    paint(wood);
    blend(.02f);
    box(0, .09f, .70f, 1.40f, .075f, .80f, .03f);
    box(0, .20f, .70f, 1.22f, .06f, .64f, .03f);
    part();
    paint(gold);
    blend(.01f);
    limb(V(-1.40f, .09f, 1.50f), V(1.40f, .09f, 1.50f), .040f, .040f);
    for (int i = 0; i < 9; i++)
        ball(-1.28f + .32f * (float)i, .05f, 1.54f, .034f);
    part(); /* padded below */
    paint(velvet);
    blend(.05f);
    for (int i = 0; i < 12; i++)
        for (int k = 0; k < 6; k++)
            egg(-1.26f + .23f * (float)i + (k % 2 ? .0f : .115f), .01f, .12f + .24f * (float)k, .150f, .060f, .165f);
    part();
    paint(gold);
    for (int i = 0; i < 12; i++) /* its buttons */
        for (int k = 0; k < 6; k++)
            ball(-1.145f + .23f * (float)i + (k % 2 ? .0f : .115f), .0f, .12f + .24f * (float)k, .020f);
}

static void coffin_chest(int wood, int gold, int velvet, int dark)
{
    part();
    paint(wood);
    blend(.02f);
    box(0, .52f, .52f, 1.40f, .58f, .10f, .03f);
    for (int i = 0; i < 3; i++) /* panels */
        box(-.86f + .86f * (float)i, .50f, .62f, .36f, .34f, .03f, .02f);
    part();
    paint(dark);
    box(0, .62f, -.55f, 1.40f, .68f, .05f, .02f);
    part();
    paint(gold);
    blend(.01f);
    limb(V(-1.40f, 1.10f, .58f), V(1.40f, 1.10f, .58f), .050f, .050f);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 4; k++) {
            float x = -.86f + .86f * (float)i, a = k % 2 ? .36f : -.36f, b = k < 2 ? .34f : -.34f;
            limb(V(x + a, .50f + b, .655f), V(x + (k % 2 ? .20f : -.20f) * (k < 2 ? 1.f : 1.f), .50f + b, .655f), .020f,
                 .008f);
            ball(x + a, .50f + b, .66f, .036f);
        }
    push(); /* the sign of the house */
    move(0, .50f, .67f);
    static const float bat[] = {0,     .06f,  .05f,  .13f,  .08f,  .05f,  .20f,  .14f,  .33f,  .12f,  .27f,  -.02f,
                                .18f,  -.02f, .12f,  -.10f, .06f,  -.06f, 0,     -.16f, -.06f, -.06f, -.12f, -.10f,
                                -.18f, -.02f, -.27f, -.02f, -.33f, .12f,  -.20f, .14f,  -.08f, .05f,  -.05f, .13f};
    part();
    outline(18, bat, 1, .03f, .02f);
    pop();
    part(); /* its lining, over the rim */
    paint(velvet);
    blend(.05f);
    for (int i = 0; i < 9; i++)
        egg(-1.22f + .305f * (float)i, 1.08f, .40f, .17f, .09f, .12f);
}

/* Four long fingers over the rim at x, the nails towards us. */
static void fingers_over(float x, float side, int skin, int nail)
{
    for (int i = 0; i < 4; i++) {
        float q = (float)i - 1.5f, at = x + .115f * q, low = .03f * q * q;
        Vec3 p[5] = {V(at * .98f, 1.02f, .18f), V(at, 1.20f - .3f * low, .40f),
                     V(at + .01f * q * side, 1.19f - low, .60f), V(at + .018f * q, 1.02f - low, .70f),
                     V(at + .024f * q, .86f - low, .69f)};
        float r[5] = {.060f, .056f, .050f, .046f, .030f};
        part();
        paint(skin);
        blend(.02f);
        tube(5, p, r, 4);
        ball(p[2][0], p[2][1], p[2][2], .056f);
        ball(p[3][0], p[3][1], p[3][2], .050f);
        part();
        paint(nail);
        limb(p[4] + V(0, .05f, .022f), p[4] + V(.004f * q, -.13f, .015f), .026f, .004f);
    }
}

/* The lid goes up by itself. He has smelt somebody. */
static void count_vampire(void)
{
    camera(V(-.15f, 1.10f, 5.4f), V(.0f, 1.50f, 0), 27);
    Scene *s = scene();
    s->backdrop = moonrise;
    s->roll = 4;
    s->key = (Light){vec_unit(V(-.55f, .28f, .80f)), rgb(0xdce4ff) * 2.2f, .08f};
    s->rim.color = rgb(0xff6a40) * 4.0f;
    s->fill.color = rgb(0x701828) * .6f;
    s->vignette = 1.5f;
    VampireWardrobe w = vampire_wardrobe(rgb(0xe6dce4));
    int wood = material_new(rgb(0x3a2024), rgb(0x180c10), .4f, .8f, PAT_WOOD, 2.2f, .6f),
        nail = material_plain(rgb(0xc8b0a8), .3f, 1),
        velvet = material_new(rgb(0x8a0c20), rgb(0x480610), .85f, .4f, PAT_NOISE, 3, .1f),
        dark = material_plain(rgb(0x12060a), .95f, 0);
    coffin_chest(wood, w.gold, velvet, dark);
    push();
    move(.03f, 1.52f, -.55f);
    turn_z(-7);
    turn_x(-30);
    coffin_lid(wood, w.gold, velvet);
    pop();
    part();
    paint(w.black);
    blend(.10f);
    egg(0, .82f, -.05f, .62f, .30f, .34f);
    push();
    move(-.02f, 1.52f, .12f);
    turn_y(-9);
    turn_z(-6);
    turn_x(7);
    grow(1.06f);
    face(&(Face){.skin = w.skin,
                 .lip = w.lip,
                 .hair = w.hair,
                 .jaw = .98f,
                 .hollow = .9f,
                 .nose = 1.1f,
                 .hook = .03f,
                 .ear = .75f,
                 .lid = 20,
                 .open = .42f,
                 .eye_size = 1.2f,
                 .iris = rgb(0xff2810),
                 .white = rgb(0xfff0ea),
                 .glow = 1.3f,
                 .smile = .03f,
                 .mouth = .05f,
                 .fangs = .13f,
                 .brow = 1.2f});
    slick_hair(w.hair);
    Vec3 look = here(V(0, .06f, .8f));
    pop();
    fingers_over(-.66f, -1, w.skin, nail);
    fingers_over(.68f, 1, w.skin, nail);
    lamp(look + V(-.25f, .15f, .5f), rgb(0xd8e0ff) * .35f, .4f);
    for (int i = 0; i < 30; i++) /* cold air runs out over the rim */
        sprite(V((chance(i) - .5f) * 2.6f, .95f - .75f * chance(i + 40), .75f + .3f * chance(i + 80)),
               .12f + .16f * chance(i + 120), rgb(0x8a90b0), SPRITE_GLOW, .055f);
    faction_ground();
    faction_motes();
}

/* ---- the countess ---- */

/* Hair of copper piled up over a frame, higher than the picture; two curls hang out of it, roses are stuck in. */
static void piled_hair(int hair, int gem)
{
    part();
    paint(hair);
    blend(.05f);
    egg(0, .34f, -.16f, .40f, .34f, .36f);
    for (int i = 0; i < 31; i++) { /* combed up from the brow, to a peak */
        float u = ((float)i - 15) / 15, c = chance(i + 3), w = chance(i + 43) - .5f,
              peak = .31f + .07f * u * u - (i == 15 ? .06f : 0);
        Vec3 p[5] = {V(u * .30f, peak - .10f * u * u, .30f - .22f * u * u),
                     V(u * .37f + .04f * w, peak + .16f, .31f - .16f * u * u),
                     V(u * .45f - .08f * w, .70f, .20f - .1f * u * u + .05f * c),
                     V(u * .42f + .08f * w, 1.02f + .06f * c, .08f), V(u * .26f, 1.30f, .0f)};
        part();
        paint(hair);
        blend(.012f);
        hair_lock(5, p, .040f + .016f * c, i + 4);
    }
    for (int i = 0; i < 9; i++) { /* and what has worked loose */
        float q = i % 2 ? 1.f : -1.f, c = chance(i + 70), h = .45f + .75f * chance(i + 80);
        Vec3 p[4] = {V(q * .38f, h, .05f), V(q * (.47f + .06f * c), h + .05f, .10f),
                     V(q * (.53f + .08f * c), h - .06f, .12f), V(q * (.50f + .12f * c), h - .20f - .1f * c, .10f)};
        part();
        paint(hair);
        hair_lock(4, p, .022f, i + 90);
    }
    for (int i = 0; i < 7; i++) { /* a band of rubies over the brow */
        float u = ((float)i - 3) / 3;
        part();
        paint(gem);
        crystal(u * .27f, .47f - .06f * u * u, .335f - .14f * u * u, .040f, .055f, .03f);
    }
    for (int k = 0; k < 3; k++) { /* curls on the side we see */
        Vec3 p[7];
        float r[7];
        for (int i = 0; i < 7; i++) {
            float t = (float)i / 6, a = 9 * t + 2.f * (float)k;
            p[i] = V(-.37f - .05f * (float)k + .055f * cosf(a), .18f - (.95f + .16f * (float)k) * t,
                     .10f - .14f * (float)k + .055f * sinf(a));
            r[i] = .052f * (1 - .75f * t);
        }
        part();
        paint(hair);
        tube(7, p, r, 5);
    }
}

/* The face of a girl, of porcelain with a rim of gold: half an egg with two holes for eyes, a rose for a mouth. */
static void porcelain_mask(int gold, int rose, int plume)
{
    int glaze = material_new(rgb(0xe8cdb8), rgb(0xdcb8a4), .16f, 1.3f, PAT_NOISE, 3, .02f),
        blush = material_new(rgb(0xffb8ac), rgb(0xffa8a0), .2f, 1.2f, PAT_PLAIN, 1, 0),
        ink = material_plain(rgb(0x2a1014), .5f, .4f);
    part();
    paint(glaze);
    blend(.06f);
    egg(0, .05f, 0, .40f, .48f, .32f);
    egg(0, -.28f, .06f, .22f, .22f, .22f);
    blend(.04f);
    limb(V(0, .12f, .31f), V(0, -.09f, .375f), .026f, .036f);
    blend(.10f);
    paint(blush);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .20f, -.13f, .235f, .085f, .075f, .06f);
    carve();
    blend(.012f);
    paint(ink);
    egg(0, .0f, -.14f, .44f, .60f, .34f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .155f, .06f, .26f);
        turn_z((float)side * 9);
        egg(0, 0, 0, .092f, .044f, .3f);
        pop();
    }
    fill();
    part(); /* nobody is behind it */
    paint(ink);
    egg(0, .0f, -.10f, .34f, .42f, .20f);
    part(); /* a small closed smile, brows like two strokes of a brush */
    paint(rose);
    blend(.012f);
    limb(V(-.065f, -.235f, .285f), V(0, -.245f, .305f), .012f, .026f);
    limb(V(.065f, -.235f, .285f), V(0, -.245f, .305f), .012f, .026f);
    egg(0, -.272f, .295f, .042f, .024f, .02f);
    part();
    paint(ink);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[3] = {V(q * .07f, .19f, .305f), V(q * .17f, .235f, .285f), V(q * .28f, .18f, .225f)};
        float r[3] = {.008f, .016f, .005f};
        tube(3, p, r, 4);
    }
    part();
    paint(gold);
    for (int i = 0; i < 30; i++) {
        float a = (float)i * 2 * PI / 30;
        ball(.395f * sinf(a), .03f + .475f * cosf(a), .045f + .04f * cosf(a * 2), .034f);
    }
    for (int i = 0; i < 7; i++) {
        push();
        move(.22f, .42f, .02f);
        turn_z(-66 + 17 * (float)i);
        turn_x(-12);
        part();
        leaf_flat(.62f - .04f * (float)((i - 3) * (i - 3)), .15f, plume);
        pop();
    }
}

/* At midnight the masks come off. It was not she who smiled. */
static void countess_vampire(void)
{
    camera(V(.10f, 1.62f, 5.2f), V(.0f, 1.62f, 0), 28);
    Scene *s = scene();
    s->tint[SHADOW] = rgb(0x1c0c38);
    s->tint[MIDTONE] = rgb(0x3a1c66);
    s->rim.color = rgb(0xb050ff) * 3.2f;
    s->rim.towards = V(-.75f, .25f, -.55f);
    s->key = (Light){vec_unit(V(-.35f, .30f, .85f)), rgb(0xf4e8ff) * 1.8f, .08f};
    s->fill.color = rgb(0x701838) * .5f;
    s->disc_x = 3;
    s->roll = 3;
    s->vignette = 1.5f;
    VampireWardrobe w = vampire_wardrobe(rgb(0xeadce4));
    int copper = material_new(rgb(0xa03018), rgb(0x4c0c10), .4f, 1.0f, PAT_HAIR, 2.2f, .15f),
        rose = material_plain(rgb(0xd01838), .3f, 1),
        plume = material_new(rgb(0x20a890), rgb(0x105a60), .6f, .5f, PAT_NOISE, 5, .2f),
        red = material_cloth(rgb(0x6a0c20));
    part(); /* shoulders and breast, going into the dark */
    paint(red);
    blend(.14f);
    egg(-.22f, .58f, -.2f, .86f, .42f, .40f);
    bat_collar(&w, .80f, 1.25f);
    push();
    move(-.24f, 1.64f, .0f);
    turn_y(16);
    turn_z(8);
    turn_x(2);
    grow(1.16f);
    visage(&(Visage){.skin = rgb(0xe2d4dc),
                     .hair = rgb(0x401018),
                     .iris = rgb(0xff2810),
                     .white = rgb(0xffe8a0),
                     .glow = .7f,
                     .iris_size = .36f,
                     .flush = .5f,
                     .jaw = .92f,
                     .chin = .5f,
                     .gaunt = 1,
                     .old = 1,
                     .nose = 1.3f,
                     .hook = .075f,
                     .bulb = .85f,
                     .ear = .8f,
                     .eye = 1.2f,
                     .open = {1.5f, 1.1f},
                     .under = {1, .8f},
                     .slant = {.020f, .022f},
                     .gaze_x = -3,
                     .gaze_y = -3,
                     .brow = {.07f, .02f},
                     .frown = {.05f, .05f},
                     .bush = .7f,
                     .mouth = .185f,
                     .gape = .062f,
                     .corner = {.075f, .06f},
                     .upper = 1,
                     .lower = .7f,
                     .fangs = .115f,
                     .lip = rgb(0xa80c24)});
    piled_hair(copper, w.gem);
    pop();
    for (int i = 0; i < 11; i++) { /* rubies round her neck */
        float u = ((float)i - 5) / 5;
        part();
        paint(w.gem);
        crystal(-.24f + u * .30f, .98f - .12f * (1 - u * u), .22f - .14f * u * u, .045f, .06f, .04f);
    }
    push(); /* the mask, and the black glove that takes it away */
    move(.50f, 1.30f, 1.0f);
    turn_y(-16);
    turn_z(-17);
    push();
    grow(.86f);
    porcelain_mask(w.gold, rose, plume);
    pop();
    PersonHand h = {.size = .24f, .thick = .8f, .thumb = 1, .skin = w.black, .nail = w.gem};
    push();
    person_hand_grip(h, V(.02f, -.70f, .05f), V(.0f, 1, 0), V(.3f, .2f, 1));
    part();
    paint(w.gold);
    limb(V(0, -.3f, 0), V(0, .42f, 0), .026f, .026f);
    pop();
    pop();
    part(); /* her arm, to the lower edge */
    paint(w.black);
    blend(.05f);
    limb(V(.52f, .66f, .98f), V(.62f, .10f, .7f), .085f, .16f);
    lamp(V(-.60f, 1.45f, 1.5f), rgb(0xffd8b0) * 1.5f, .4f);
    faction_motes();
}

const Card vampire_nobles_cards[] = {
    {"cards/horde/vampire", BLOOD, count_vampire}, {"cards/horde/vampire-2", BLOOD, countess_vampire}, {0}};
