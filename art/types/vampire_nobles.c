/* SPDX-License-Identifier: MIT
 * Vampires at court: the count, and the countess behind her mask. */
#include "cards.h"
#include "kit/kit.h"
#include "props/face.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/treasure.h"
#include "props/weapons.h"
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

/* A cape that opens to both sides, its lining seen inside. */
static void open_cape(const VampireWardrobe *w, float y, float wide, float length)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 outer[12], inner[12];
        for (int row = 0; row < 4; row++)
            for (int i = 0; i < 3; i++) {
                float t = (float)row / 3, u = (float)i / 2;
                outer[row * 3 + i] =
                    V(s * (.25f + .45f * u + wide * t * (.25f + .75f * u)), y - length * t - .12f * u * (1 - t),
                      -.24f - .12f * u + (i == 1 ? .1f : -.04f) * t);
                inner[row * 3 + i] = outer[row * 3 + i] + V(-s * .02f, 0, .055f);
            }
        part();
        paint(w->black);
        blend(.02f);
        cloth(4, 3, outer, .03f, 4);
        part();
        paint(w->lining);
        blend(.02f);
        cloth(4, 3, inner, .022f, 4);
    }
}

static void waistcoat(const VampireWardrobe *w, int velvet)
{
    part();
    paint(w->black);
    blend(.2f);
    egg(0, .7f, -.05f, .6f, .8f, .36f);
    egg(0, 1.2f, -.08f, .72f, .32f, .32f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .62f, 1.2f, -.1f, .24f);
    part();
    paint(velvet);
    blend(.06f);
    egg(0, .75f, .13f, .36f, .7f, .26f);
    for (int i = 0; i < 4; i++) {
        part();
        paint(w->gold);
        ball(.02f, .95f - .2f * (float)i, .4f - .01f * (float)i, .035f);
    }
    part();
    paint(w->linen); /* the frill */
    blend(.04f);
    for (int i = 0; i < 5; i++) {
        float y = 1.3f - .09f * (float)i, wide = .10f + .035f * (float)i;
        for (int k = 0; k < 5; k++) {
            float x = ((float)k - 2) * wide * .45f;
            egg(x, y - .02f * fabsf((float)k - 2), .31f + .025f * (float)i - .25f * x * x + .02f * (float)(k & 1),
                wide * .34f, .075f, .05f);
        }
    }
    part();
    paint(w->gem);
    crystal(0, 1.3f, .43f, .06f, .08f, .04f);
    part();
    paint(w->gold);
    blend(.005f);
    push();
    move(0, 1.3f, .40f);
    turn_x(90);
    ring(0, 0, 0, .075f, .016f);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* lapels */
        float s = (float)side;
        float q[] = {s * .02f, .2f,  s * .1f,  .8f,   s * .18f, 1.32f, s * .42f, 1.36f,
                     s * .46f, 1.1f, s * .34f, 1.04f, s * .38f, .96f,  s * .24f, .5f};
        push();
        move(0, 0, .26f);
        turn_y(s * 14);
        turn_x(-4);
        part();
        paint(w->black);
        outline(8, q, 1, .03f, .03f);
        pop();
    }
    part();
    paint(w->skin);
    blend(.08f);
    limb(V(0, 1.25f, -.06f), V(0, 1.7f, 0), .16f, .15f);
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

static void sleeve(const VampireWardrobe *w, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
{
    part();
    paint(w->black);
    blend(.08f);
    limb(shoulder, elbow, .18f, .14f);
    limb(elbow, vec_mix(elbow, wrist, .8f), .14f, .115f);
    part();
    paint(w->linen);
    blend(.03f);
    push();
    Vec3 c = vec_mix(elbow, wrist, .86f);
    move(c[0], c[1], c[2]);
    aim(wrist - elbow, V(0, 0, 1));
    for (int i = 0; i < 9; i++) {
        float a = (float)i * 2 * PI / 9;
        egg(sinf(a) * .095f, 0, cosf(a) * .095f, .045f, .07f, .045f);
    }
    pop();
}

static void count_vampire(void)
{
    camera(V(-.45f, 1.4f, 5.3f), V(.04f, 1.66f, 0), 27.5f);
    VampireWardrobe w = vampire_wardrobe(rgb(0xe6dce4));
    Hand fine = {.size = .19f,
                 .thick = .85f,
                 .spread = 10,
                 .thumb = -1,
                 .claw = material_plain(rgb(0xe8d8d0), .3f, 1),
                 .claw_length = .3f};
    waistcoat(&w, material_cloth(rgb(0x8a1230)));
    open_cape(&w, 1.36f, .75f, 1.9f);
    bat_collar(&w, 1.3f, 1.08f);
    push();
    move(0, 1.98f, .08f);
    turn_y(-14);
    turn_z(-5);
    turn_x(4);
    grow(1.06f);
    face(&(Face){.skin = w.skin,
                 .lip = w.lip,
                 .hair = w.hair,
                 .jaw = 1,
                 .hollow = .8f,
                 .nose = 1.1f,
                 .hook = .02f,
                 .ear = .55f,
                 .lid = 17,
                 .open = .36f,
                 .eye_size = 1.05f,
                 .iris = rgb(0xff3018),
                 .white = rgb(0xfff0ea),
                 .glow = .5f,
                 .smile = .02f,
                 .mouth = .03f,
                 .fangs = .11f,
                 .brow = 1.1f});
    slick_hair(w.hair);
    pop();
    Vec3 at = V(.52f, 1.02f, .78f), bar = V(.06f, 1, .1f), out = V(-.7f, .1f, .8f), elbow = V(.92f, .78f, .25f);
    sleeve(&w, V(.66f, 1.15f, -.05f), elbow, hand_wrist(fine.size, at, bar, out));
    push();
    part();
    paint(w.skin);
    blend(.02f);
    hand_grip(fine, at, bar, out);
    grow(1.12f);
    move(0, .06f, 0);
    goblet(w.gold, material_plain(rgb(0xa00820), .1f, 1.5f));
    pop();
    Hand spread = fine;
    spread.thumb = 1;
    spread.curl = .35f;
    spread.spread = 36;
    Vec3 elbow2 = V(-.88f, .82f, .2f), wrist2 = V(-.62f, 1.1f, .62f);
    sleeve(&w, V(-.64f, 1.15f, -.05f), elbow2, wrist2);
    part();
    paint(w.skin);
    blend(.02f);
    hand_at(&spread, wrist2, V(.05f, 1, .3f), V(.5f, -.1f, 1));
    faction_ground();
    faction_motes();
}

/* ---- the countess ---- */

/* Hair of copper, wound over a frame into two horns like the ears of a bat, netted with gold; a rose at the parting. */
static void bats_coiffure(int hair, int gold, int rose)
{
    part();
    paint(hair);
    blend(.06f);
    egg(0, .24f, -.14f, .38f, .30f, .34f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        for (int i = 0; i < 6; i++) { /* from the parting back into the roll */
            float t = (float)i / 5;
            Vec3 p[4] = {V(s * .02f, .40f - .02f * t, .30f - .12f * t),
                         V(s * (.20f + .04f * t), .38f - .20f * t, .34f - .10f * t),
                         V(s * (.38f + .02f * t), .36f - .30f * t, .16f), V(s * .40f, .42f - .28f * t, -.06f)};
            float r[4] = {.045f, .06f, .075f, .07f};
            tube(4, p, r, 4);
        }
        Vec3 roll[5] = {V(s * .30f, .22f, -.06f), V(s * .50f, .42f, -.06f), V(s * .60f, .68f, -.08f),
                        V(s * .62f, .92f, -.10f), V(s * .70f, 1.10f, -.12f)};
        float r[5] = {.22f, .25f, .20f, .12f, .02f};
        part();
        paint(hair);
        blend(.05f);
        tube(5, roll, r, 5);
        for (int k = 0; k < 5; k++) { /* the net */
            float t = .6f + .62f * (float)k;
            int i = (int)t;
            Vec3 c = tube_point(5, roll, t), along = tube_point(5, roll, t + .1f) - c;
            part();
            paint(gold);
            push();
            move(c[0], c[1], c[2]);
            aim(along, V(0, 0, 1));
            ring(0, 0, 0, mix(r[i], r[i + 1], t - (float)i) * .99f, .016f);
            for (int j = 0; j < 5; j++) {
                float a = ((float)j - 2) * .7f, w = mix(r[i], r[i + 1], t - (float)i) * 1.04f;
                ball(sinf(a) * w, 0, cosf(a) * w, .026f);
            }
            pop();
        }
        part();
        paint(hair);
        blend(.02f);
        Vec3 lock[5] = {V(s * .34f, .12f, .18f), V(s * .40f, -.10f, .22f), V(s * .33f, -.30f, .24f),
                        V(s * .42f, -.52f, .22f), V(s * .34f, -.70f, .24f)};
        float lr[5] = {.06f, .06f, .055f, .045f, .01f};
        tube(5, lock, lr, 4);
    }
    for (int k = 0; k < 9; k++) {
        float a = (float)k * 2.4f, d = .016f * (float)k;
        part();
        paint(rose);
        egg(.0f + cosf(a) * d, .44f + sinf(a) * d, .34f - .006f * (float)k, .07f, .07f, .04f);
    }
}

static void gown(const VampireWardrobe *w, int velvet)
{
    part();
    paint(w->skin);
    blend(.12f);
    limb(V(0, 1.2f, -.04f), V(0, 1.72f, .02f), .15f, .12f);
    egg(0, 1.22f, -.06f, .52f, .2f, .24f);
    part();
    paint(velvet);
    blend(.14f);
    egg(0, .62f, -.02f, .34f, .5f, .26f);
    egg(0, .98f, .02f, .44f, .22f, .3f);
    limb(V(0, .3f, 0), V(0, -.4f, 0), .4f, .85f);
    for (int side = -1; side <= 1; side += 2) { /* puffed shoulders */
        float s = (float)side;
        for (int i = 0; i < 6; i++) {
            float a = (float)i * PI / 3;
            egg(s * .6f + .1f * sinf(a), 1.16f + .1f * cosf(a), -.04f, .15f, .17f, .19f);
        }
    }
    for (int i = 0; i < 5; i++) { /* laces */
        part();
        paint(w->gold);
        blend(.01f);
        float y = .95f - .13f * (float)i;
        limb(V(-.1f, y, .31f - .03f * (float)i), V(.1f, y - .07f, .31f - .03f * (float)i), .012f, .012f);
        limb(V(.1f, y, .31f - .03f * (float)i), V(-.1f, y - .07f, .31f - .03f * (float)i), .012f, .012f);
    }
    push();
    move(0, 1.42f, .02f);
    necklace(.22f, .22f, .12f, 13, .04f, w->gem);
    pop();
    part();
    paint(w->gem);
    crystal(0, 1.2f, .27f, .07f, .1f, .05f);
}

/* Half a mask on a stick: two holes and a rim of gold with feathers. */
static void mask_on_a_stick(const VampireWardrobe *w, int feather_material)
{
    float q[] = {0, -.06f, .1f,   -.12f, .24f, -.1f, .34f,  .06f, .4f,   .22f, .24f, .16f,
                 0, .12f,  -.24f, .16f,  -.4f, .22f, -.34f, .06f, -.24f, -.1f, -.1f, -.12f};
    part();
    paint(w->gold);
    outline(12, q, 3, .03f, .06f);
    carve();
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .165f, .03f, 0);
        turn_z((float)side * 14);
        egg(0, 0, 0, .095f, .048f, .1f);
        pop();
    }
    fill();
    for (int i = 0; i < 5; i++) {
        push();
        move(.36f, .16f, -.01f);
        turn_z(-58 + 20 * (float)i);
        part();
        leaf_flat(.42f, .13f, feather_material);
        pop();
    }
    part();
    paint(w->gem);
    crystal(0, .1f, .03f, .04f, .055f, .03f);
    staff(.75f, -.05f, .016f, w->gold);
}

/* A short sleeve and a long glove. */
static void gloved_arm(const VampireWardrobe *w, int velvet, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
{
    part();
    paint(velvet);
    blend(.06f);
    limb(shoulder, elbow, .13f, .1f);
    part();
    paint(w->black);
    blend(.05f);
    limb(elbow, wrist, .085f, .06f);
}

static void countess_vampire(void)
{
    camera(V(.5f, 1.5f, 5.2f), V(-.04f, 1.88f, 0), 28);
    scene()->tint[SHADOW] = rgb(0x2a1250);
    scene()->tint[MIDTONE] = rgb(0x5a2c92);
    scene()->rim.color = rgb(0xc060ff) * 3.6f;
    scene()->disc_x = .80f;
    scene()->disc_y = .98f;
    scene()->disc_size = .6f;
    scene()->back_mirrored = true;
    VampireWardrobe w = vampire_wardrobe(rgb(0xf0e2e6));
    int velvet = material_cloth(rgb(0xa01030)),
        copper = material_new(rgb(0xb8481c), rgb(0x6a1c10), .35f, 1.1f, PAT_FUR, 4, .6f),
        rose = material_plain(rgb(0xd01838), .5f, .6f),
        plume = material_new(rgb(0x20a890), rgb(0x105a60), .6f, .5f, PAT_NOISE, 5, .2f);
    Hand fine = {.size = .17f,
                 .thick = .7f,
                 .spread = 12,
                 .thumb = 1,
                 .claw = material_plain(rgb(0xc01030), .2f, 1.3f),
                 .claw_length = .42f};
    gown(&w, velvet);
    bat_collar(&w, 1.16f, .92f);
    push();
    move(0, 1.9f, .1f);
    turn_y(12);
    turn_z(6);
    turn_x(3);
    face(&(Face){.skin = w.skin,
                 .lip = material_plain(rgb(0xc81030), .2f, 1.2f),
                 .hair = w.hair,
                 .jaw = .84f,
                 .hollow = .45f,
                 .nose = .8f,
                 .ear = .5f,
                 .lid = 12,
                 .open = .4f,
                 .eye_size = 1.2f,
                 .iris = rgb(0xff9018),
                 .white = rgb(0xfff8f4),
                 .glow = .35f,
                 .smile = .03f,
                 .mouth = 0,
                 .fangs = .085f,
                 .brow = .6f});
    bats_coiffure(copper, w.gold, rose);
    pop();
    Vec3 at = V(-.62f, 1.5f, .72f), bar = V(-.16f, 1, .08f), out = V(.3f, .3f, 1), elbow = V(-.82f, .98f, .3f),
         wrist = hand_wrist(fine.size, at, bar, out);
    gloved_arm(&w, velvet, V(-.62f, 1.12f, -.02f), elbow, wrist);
    push();
    part();
    paint(w.black);
    blend(.015f);
    hand_grip(fine, at, bar, out);
    move(0, .56f, .02f);
    turn_y(26);
    mask_on_a_stick(&w, plume);
    pop();
    Vec3 elbow2 = V(.84f, .86f, .2f), wrist2 = V(.42f, .92f, .62f); /* the other hand on the jewel */
    Hand rest = fine;
    rest.thumb = -1;
    rest.curl = .3f;
    rest.spread = 24;
    gloved_arm(&w, velvet, V(.62f, 1.12f, -.02f), elbow2, wrist2);
    part();
    paint(w.black);
    blend(.015f);
    hand_at(&rest, wrist2, V(-.8f, .5f, .1f), V(-.2f, -.2f, -1));
    faction_ground();
    faction_motes();
}

const Card vampire_nobles_cards[] = {
    {"cards/horde/vampire", BLOOD, count_vampire}, {"cards/horde/vampire-2", BLOOD, countess_vampire}, {0}};
