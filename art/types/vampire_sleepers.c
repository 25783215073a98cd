/* SPDX-License-Identifier: MIT
 * Vampires that slept: the one that hangs from the beam, the old one in his coffin. */
#include "cards.h"
#include "kit/kit.h"
#include "props/face.h"
#include "props/hands.h"
#include "types/vampire_wardrobe.h"

/* ---- the one that hangs from the beam ---- */

static void bat_head(const VampireWardrobe *w, int fur)
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
    VampireWardrobe w = vampire_wardrobe(rgb(0xc8a8b0));
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

static void lid_pushed_aside(int wood, int gold)
{
    push();
    move(-1.05f, 1.1f, -.15f);
    turn_z(12);
    turn_y(38);
    part();
    paint(wood);
    float q[] = {-.5f, -1.5f, .5f, -1.5f, .86f, .75f, .52f, 1.5f, -.52f, 1.5f, -.86f, .75f};
    outline(6, q, 1, .08f, .05f);
    part();
    paint(gold);
    blend(.02f);
    limb(V(0, -.7f, .1f), V(0, 1.0f, .1f), .04f, .04f);
    limb(V(-.3f, .55f, .1f), V(.3f, .55f, .1f), .04f, .04f);
    pop();
}

/* Buttoned to the neck. */
static void narrow_coat(const VampireWardrobe *w)
{
    part();
    paint(w->black);
    blend(.14f);
    egg(0, 1.36f, -.02f, .5f, .3f, .26f);
    limb(V(0, 1.2f, 0), V(0, .0f, .02f), .36f, .42f);
    for (int i = 0; i < 7; i++) {
        part();
        paint(w->gold);
        ball(0, 1.42f - .19f * (float)i, .27f + .1f * sinf((float)i * .45f), .035f);
    }
}

static void old_face(const VampireWardrobe *w)
{
    push();
    move(.02f, 2.08f, .14f);
    turn_y(8);
    turn_z(-4);
    turn_x(8);
    grow(1.1f);
    face(&(Face){.skin = w->skin,
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
}

/* On the breast, with fingers like spiders. */
static void crossed_arms(const VampireWardrobe *w, int nail)
{
    Hand claw = {.size = .21f, .thick = .62f, .spread = 46, .curl = .3f, .claw = nail, .claw_length = .75f};
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 elbow = V(s * .78f, .86f, .22f), wrist = V(s * -.12f, 1.14f + .12f * s, .5f + .07f * s);
        part();
        paint(w->black);
        blend(.08f);
        limb(V(s * .46f, 1.44f, 0), elbow, .15f, .12f);
        limb(elbow, vec_mix(elbow, wrist, .8f), .12f, .1f);
        part();
        paint(w->skin);
        blend(.03f);
        limb(vec_mix(elbow, wrist, .78f), wrist, .07f, .055f);
        claw.thumb = side;
        part();
        paint(w->skin);
        blend(.015f);
        hand_at(&claw, wrist, V(s * -.8f, .6f, .1f), V(0, -.1f, -1));
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
    VampireWardrobe w = vampire_wardrobe(rgb(0xc4ccb8));
    int wood = material_wood(), velvet = material_cloth(rgb(0x8a1430)), nail = material_plain(rgb(0xd8d0b0), .4f, 1);
    material(w.skin)->sss = rgb(0x607048) * .3f;
    push();
    move(0, 1.45f, -.45f);
    turn_z(2);
    turn_x(-6);
    coffin(wood, velvet, w.gold);
    pop();
    lid_pushed_aside(wood, w.gold);
    narrow_coat(&w);
    old_face(&w);
    crossed_arms(&w, nail);
    for (int i = 0; i < 40; i++) /* mist over the rim */
        sprite(V((chance(i) - .5f) * 2.2f, .1f + .5f * chance(i + 50), .5f + .4f * chance(i + 90)),
               .12f + .12f * chance(i + 120), rgb(0xc0b0c8), SPRITE_GLOW, .1f);
    faction_ground();
    faction_motes();
}

const Card vampire_sleepers_cards[] = {
    {"cards/horde/vampire-3", BLOOD, hanging_vampire}, {"cards/horde/vampire-4", BLOOD, coffin_vampire}, {0}};
