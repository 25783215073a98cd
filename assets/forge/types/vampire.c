/* SPDX-License-Identifier: MIT
 * Vampires: the count, the countess behind her mask, the sleeper that hangs from the beam, the old one in his coffin. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/face.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/treasure.h"
#include "props/weapons.h"

typedef struct {
    int skin, hair, black, lining, gold, gem, lip, linen;
} Wardrobe;

static Wardrobe wardrobe(Vec3 skin)
{
    Wardrobe w = {.skin = material_new(skin, skin * .78f, .42f, .7f, PAT_NOISE, 2, .1f),
                  .hair = material_new(rgb(0x1c1826), rgb(0x3a3048), .3f, 1.2f, PAT_FUR, 4, .8f),
                  .black = material_cloth(rgb(0x221a2c)),
                  .lining = material_new(rgb(0xc01430), rgb(0x7a0a1c), .6f, .5f, PAT_CLOTH, 3, .5f),
                  .gold = material_gold(),
                  .gem = material_gem(rgb(0xe01030)),
                  .lip = material_plain(rgb(0x9a2038), .35f, 1),
                  .linen = material_cloth(rgb(0xf4ece6))};
    material(w.skin)->sss = rgb(0xa04060) * .35f;
    return w;
}

/* The high collar, like the wings of a bat. */
static void bat_collar(const Wardrobe *w, float y, float size)
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
static void open_cape(const Wardrobe *w, float y, float wide, float length)
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

static void waistcoat(const Wardrobe *w, int velvet)
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

static void sleeve(const Wardrobe *w, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
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
    Wardrobe w = wardrobe(rgb(0xe6dce4));
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

/* A tower of hair with a white streak and roses. */
static void tall_hair(int dark, int white, int rose)
{
    part();
    paint(dark);
    blend(.08f);
    for (int i = 0; i < 22; i++) {
        float u = ((float)i - 10.5f) / 10.5f, a = u * 1.5f;
        Vec3 p[5] = {V(sinf(a) * .33f, .2f + .06f * cosf(a), .27f * cosf(a)),
                     V(sinf(a) * .4f, .5f, .2f * cosf(a) - .06f), V(sinf(a) * .38f, .85f, .12f * cosf(a) - .12f),
                     V(sinf(a) * .3f, 1.12f, .06f * cosf(a) - .14f), V(sinf(a) * .08f, 1.26f, -.14f)};
        float r[5] = {.05f, .09f, .1f, .09f, .06f};
        paint(i == 14 || i == 15 ? white : dark);
        tube(5, p, r, 4);
    }
    egg(0, .3f, -.2f, .36f, .42f, .3f);
    for (int side = -1; side <= 1; side += 2) { /* locks that fall on the shoulders */
        float s = (float)side;
        part();
        paint(dark);
        blend(.03f);
        for (int k = 0; k < 9; k++)
            ball(s * (.36f + .02f * sinf((float)k * 2)), .0f - .09f * (float)k, .02f + .03f * cosf((float)k * 2),
                 .085f - .005f * (float)k);
    }
    for (int i = 0; i < 4; i++) {
        static const float at[4][3] = {{-.3f, .46f, .2f}, {-.36f, .62f, .1f}, {-.2f, .6f, .24f}, {.34f, .9f, .02f}};
        for (int k = 0; k < 9; k++) {
            float a = (float)k * 2.4f, d = .012f * (float)k;
            part();
            paint(rose);
            egg(at[i][0] + cosf(a) * d, at[i][1] + sinf(a) * d, at[i][2] + .05f - .004f * (float)k, .05f, .05f, .03f);
        }
    }
}

static void gown(const Wardrobe *w, int velvet)
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
static void mask_on_a_stick(const Wardrobe *w, int feather_material)
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

static void countess_vampire(void)
{
    camera(V(.5f, 1.5f, 5.2f), V(-.04f, 1.88f, 0), 28);
    scene()->tint[SHADOW] = rgb(0x2a1250);
    scene()->tint[MIDTONE] = rgb(0x5a2c92);
    scene()->rim.color = rgb(0xc060ff) * 3.6f;
    scene()->disc_x = -.42f;
    scene()->disc_y = .42f;
    scene()->disc_size = 1.25f;
    scene()->back_mirrored = true;
    Wardrobe w = wardrobe(rgb(0xf0e2e6));
    int velvet = material_cloth(rgb(0xa01030)), white = material_fur(rgb(0xf4f0f8)),
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
    tall_hair(w.hair, white, rose);
    pop();
    Vec3 at = V(-.62f, 1.5f, .72f), bar = V(-.16f, 1, .08f), out = V(.3f, .3f, 1), elbow = V(-.82f, .98f, .3f),
         wrist = hand_wrist(fine.size, at, bar, out);
    part();
    paint(velvet);
    blend(.06f);
    limb(V(-.62f, 1.12f, -.02f), elbow, .13f, .1f);
    part();
    paint(w.black); /* a long glove */
    blend(.05f);
    limb(elbow, wrist, .085f, .06f);
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
    part();
    paint(velvet);
    blend(.06f);
    limb(V(.62f, 1.12f, -.02f), elbow2, .13f, .1f);
    part();
    paint(w.black);
    blend(.05f);
    limb(elbow2, wrist2, .085f, .06f);
    part();
    paint(w.black);
    blend(.015f);
    hand_at(&rest, wrist2, V(-.8f, .5f, .1f), V(-.2f, -.2f, -1));
    faction_ground();
    faction_motes();
}

/* ---- the one that hangs from the beam ---- */

static void bat_head(const Wardrobe *w, int fur)
{
    part();
    paint(fur);
    blend(.12f);
    egg(0, .08f, -.05f, .36f, .36f, .36f);
    part();
    paint(w->skin);
    blend(.1f);
    egg(0, -.04f, .12f, .3f, .26f, .24f);
    egg(0, -.2f, .2f, .2f, .14f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.05f);
        limb(V(s * .05f, .12f, .34f), V(s * .26f, .2f, .2f), .055f, .05f);
        egg(s * .22f, -.08f, .22f, .09f, .08f, .08f);
        Vec3 ear[4] = {V(s * .2f, .26f, .02f), V(s * .38f, .5f, .02f), V(s * .46f, .8f, -.02f),
                       V(s * .36f, 1.02f, -.06f)};
        float r[4] = {.1f, .15f, .11f, .012f};
        blend(.06f);
        tube(4, ear, r, 4);
    }
    blend(.02f); /* a nose like a leaf */
    limb(V(0, .04f, .36f), V(0, -.08f, .4f), .05f, .06f);
    limb(V(0, .06f, .38f), V(0, .2f, .36f), .045f, .012f);
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .14f, .06f, .36f, .1f, .08f, .09f);
        Vec3 ear[3] = {V(s * .27f, .34f, .16f), V(s * .4f, .56f, .17f), V(s * .42f, .8f, .1f)};
        float r[3] = {.05f, .085f, .03f};
        tube(3, ear, r, 3);
        ball(s * .035f, -.09f, .46f, .02f);
    }
    blend(.03f);
    egg(0, -.2f, .34f, .16f, .06f, .12f);
    fill();
    part();
    paint(material_plain(rgb(0x3a0610), .5f, .5f));
    egg(0, -.2f, .24f, .15f, .055f, .09f);
    int tooth = material_tooth();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(tooth);
        limb(V((float)side * .085f, -.15f, .33f), V((float)side * .08f, -.34f, .36f), .032f, .004f);
        part();
        paint(tooth);
        limb(V((float)side * .05f, -.25f, .32f), V((float)side * .05f, -.17f, .34f), .022f, .004f);
    }
    int e = material_eye(rgb(0xffb020), rgb(0xc01818), .7f, PUPIL_SLIT);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .145f, .06f, .285f, .1f, (float)side * 8, 0, e, w->skin, (float)side * 14, .45f);
}

/* Folded wings like a cloak, upside down with the rest. */
static void folded_wings(int membrane, int bone)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 wing[16];
        for (int row = 0; row < 4; row++)
            for (int i = 0; i < 4; i++) {
                float t = (float)row / 3, u = (float)i / 3, round = (.55f - .3f * t) * sinf(.5f + 2.3f * u);
                wing[row * 4 + i] =
                    V(s * (.06f + .72f * sinf(u * PI * .62f) * (1 - .45f * t)), .05f - 1.35f * t + .12f * u * (1 - t),
                      .46f - .85f * u * u + .2f * round * (1 - u));
            }
        part();
        paint(membrane);
        blend(.02f);
        cloth(4, 4, wing, .025f, 4);
        for (int i = 0; i < 4; i++) {
            part();
            paint(bone);
            blend(.02f);
            Vec3 p[4] = {wing[i], wing[4 + i], wing[8 + i], wing[12 + i]};
            for (int k = 0; k < 4; k++)
                p[k] += V(0, 0, .02f);
            float r[4] = {.05f, .04f, .03f, .015f};
            tube(4, p, r, 4);
        }
        part();
        paint(bone);
        limb(wing[0] + V(0, .05f, 0), wing[0] + V(s * -.02f, .3f, .1f), .05f, .006f);
    }
}

static void hanging_vampire(void)
{
    camera(V(-.2f, 1.6f, 5.8f), V(0, 1.52f, 0), 33.5f);
    scene()->disc_x = .12f;
    scene()->disc_y = .3f;
    scene()->disc_size = 1.7f;
    Wardrobe w = wardrobe(rgb(0xc8a8b0));
    int fur = material_fur(rgb(0x6a4658)),
        membrane = material_new(rgb(0x6e1c38), rgb(0x38102a), .6f, .5f, PAT_SKIN, 2.2f, .8f),
        bone = material_skin(rgb(0x8a5a66), rgb(0x5a3040));
    material(membrane)->sss = rgb(0xd02840) * .6f;
    part();
    paint(material_wood()); /* the beam */
    blend(.02f);
    push();
    move(0, 3.05f, -.05f);
    turn_z(4);
    box(0, 0, 0, 2.4f, .13f, .15f, .03f);
    pop();
    push();
    move(0, 1.9f, 0);
    turn_z(183); /* upside down */
    move(0, -.1f, 0);
    for (int side = -1; side <= 1; side += 2) { /* feet around the beam */
        float s = (float)side;
        Hand foot = {.size = .17f,
                     .thick = 1,
                     .spread = 26,
                     .curl = .75f,
                     .fingers = 3,
                     .thumb = side,
                     .claw = material_plain(rgb(0xe8d8c0), .3f, 1),
                     .claw_length = .5f};
        part();
        paint(bone);
        blend(.05f);
        limb(V(s * .2f, -.72f, .05f), V(s * .22f, -.95f, .12f), .1f, .07f);
        hand_at(&foot, V(s * .22f, -.92f, .12f), V(0, -.4f, -.4f), V(0, -1, -.2f));
    }
    part();
    paint(fur);
    blend(.15f);
    egg(0, -.3f, -.02f, .4f, .6f, .3f);
    push();
    move(0, .45f, .0f);
    folded_wings(membrane, bone);
    pop();
    part();
    paint(w.linen); /* he keeps his bow tie */
    blend(.03f);
    limb(V(0, .48f, .4f), V(-.22f, .53f, .42f), .05f, .1f);
    limb(V(0, .48f, .4f), V(.22f, .53f, .42f), .05f, .1f);
    part();
    paint(w.gem);
    crystal(0, .49f, .47f, .06f, .07f, .05f);
    push();
    move(0, .82f, .16f);
    turn_y(6);
    grow(1.18f);
    bat_head(&w, fur);
    pop();
    pop();
    faction_motes();
}

/* ---- the old one in his coffin ---- */

static void coffin(int wood, int velvet, int gold)
{
    float q[] = {-.5f, -1.5f, .5f, -1.5f, .86f, .75f, .52f, 1.5f, -.52f, 1.5f, -.86f, .75f};
    part();
    paint(wood);
    blend(.02f);
    outline(6, q, 1, .3f, .02f);
    carve();
    push();
    move(0, 0, .2f);
    grow(.86f);
    outline(6, q, 1, .34f, .02f);
    pop();
    fill();
    push();
    move(0, 0, -.1f);
    grow(.88f);
    part();
    paint(velvet);
    blend(.05f);
    outline(6, q, 1, .1f, .05f);
    for (int row = 0; row < 8; row++)
        for (int i = 0; i < 4; i++)
            egg(-.5f + .33f * (float)i + (row % 2 ? .16f : 0), -1.2f + .36f * (float)row, .1f, .17f, .17f, .06f);
    pop();
    for (int i = 0; i < 6; i++) {
        const float *a = q + 2 * i, *b = q + 2 * ((i + 1) % 6);
        part();
        paint(gold);
        limb(V(a[0] * .96f, a[1] * .97f, .3f), V(b[0] * .96f, b[1] * .97f, .3f), .03f, .03f);
        ball(a[0] * .96f, a[1] * .97f, .32f, .055f);
    }
}

static void coffin_vampire(void)
{
    camera(V(.3f, 1.25f, 5.4f), V(-.02f, 1.68f, 0), 29);
    scene()->tint[SHADOW] = rgb(0x0e3036);
    scene()->tint[MIDTONE] = rgb(0x2a6260);
    scene()->tint[LIGHT] = rgb(0xa8c8a0);
    scene()->rim.color = rgb(0x60ffc0) * 2.6f;
    scene()->zenith = rgb(0x3a5058) * .8f;
    scene()->horizon = rgb(0x2a5a50) * .5f;
    scene()->disc_x = .55f;
    scene()->disc_y = .95f;
    scene()->disc_size = .6f;
    Wardrobe w = wardrobe(rgb(0xc4ccb8));
    int wood = material_wood(), velvet = material_cloth(rgb(0x8a1430)), nail = material_plain(rgb(0xd8d0b0), .4f, 1);
    material(w.skin)->sss = rgb(0x607048) * .3f;
    push();
    move(0, 1.45f, -.45f);
    turn_z(2);
    turn_x(-6);
    coffin(wood, velvet, w.gold);
    pop();
    push(); /* the lid, pushed aside */
    move(-1.05f, 1.1f, -.15f);
    turn_z(12);
    turn_y(38);
    part();
    paint(wood);
    float q[] = {-.5f, -1.5f, .5f, -1.5f, .86f, .75f, .52f, 1.5f, -.52f, 1.5f, -.86f, .75f};
    outline(6, q, 1, .08f, .05f);
    part();
    paint(w.gold);
    blend(.02f);
    limb(V(0, -.7f, .1f), V(0, 1.0f, .1f), .04f, .04f);
    limb(V(-.3f, .55f, .1f), V(.3f, .55f, .1f), .04f, .04f);
    pop();
    part();
    paint(w.black); /* a narrow coat buttoned to the neck */
    blend(.14f);
    egg(0, 1.36f, -.02f, .5f, .3f, .26f);
    limb(V(0, 1.2f, 0), V(0, .0f, .02f), .36f, .42f);
    for (int i = 0; i < 7; i++) {
        part();
        paint(w.gold);
        ball(0, 1.42f - .19f * (float)i, .27f + .1f * sinf((float)i * .45f), .035f);
    }
    push();
    move(.02f, 2.08f, .14f);
    turn_y(8);
    turn_z(-4);
    turn_x(8);
    grow(1.1f);
    face(&(Face){.skin = w.skin,
                 .lip = material_plain(rgb(0x7a4a50), .4f, .8f),
                 .hair = 0,
                 .jaw = .82f,
                 .hollow = 1,
                 .nose = 1.35f,
                 .hook = .06f,
                 .ear = 1.2f,
                 .lid = -4,
                 .open = .62f,
                 .eye_size = 1.3f,
                 .iris = rgb(0xff4018),
                 .white = rgb(0xfff0c8),
                 .glow = .45f,
                 .smile = -.03f,
                 .mouth = .035f,
                 .fangs = 0,
                 .brow = 0});
    int tooth = material_tooth(); /* his teeth are those of a rat */
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(tooth);
        limb(V((float)side * .022f, -.23f, .35f), V((float)side * .018f, -.36f, .365f), .024f, .006f);
    }
    part();
    paint(material_fur(rgb(0x8a8478))); /* brows like moths */
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[3] = {V(s * .06f, .14f, .37f), V(s * .18f, .2f, .34f), V(s * .36f, .26f, .22f)};
        float r[3] = {.03f, .042f, .006f};
        tube(3, p, r, 3);
    }
    pop();
    /* arms crossed on the breast, fingers like spiders */
    Hand claw = {.size = .21f, .thick = .62f, .spread = 46, .curl = .3f, .claw = nail, .claw_length = .75f};
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 elbow = V(s * .78f, .86f, .22f), wrist = V(s * -.12f, 1.14f + .12f * s, .5f + .07f * s);
        part();
        paint(w.black);
        blend(.08f);
        limb(V(s * .46f, 1.44f, 0), elbow, .15f, .12f);
        limb(elbow, vec_mix(elbow, wrist, .8f), .12f, .1f);
        part();
        paint(w.skin);
        blend(.03f);
        limb(vec_mix(elbow, wrist, .78f), wrist, .07f, .055f);
        claw.thumb = side;
        part();
        paint(w.skin);
        blend(.015f);
        hand_at(&claw, wrist, V(s * -.8f, .6f, .1f), V(0, -.1f, -1));
    }
    for (int i = 0; i < 40; i++) /* mist over the rim */
        sprite(V((chance(i) - .5f) * 2.2f, .1f + .5f * chance(i + 50), .5f + .4f * chance(i + 90)),
               .12f + .12f * chance(i + 120), rgb(0xc0b0c8), SPRITE_GLOW, .1f);
    faction_ground();
    faction_motes();
}

const Card vampire_cards[] = {{"cards/horde/vampire", BLOOD, count_vampire},
                              {"cards/horde/vampire-2", BLOOD, countess_vampire},
                              {"cards/horde/vampire-3", BLOOD, hanging_vampire},
                              {"cards/horde/vampire-4", BLOOD, coffin_vampire},
                              {0}};
