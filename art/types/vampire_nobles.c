/* SPDX-License-Identifier: MIT
 * Vampires at court: the count, and the countess behind her mask. */
#include "cards.h"
#include "kit/backdrop.h"
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
