/* SPDX-License-Identifier: MIT
 * The anatomy of trolls. */
#include "types/troll_body.h"

#include "props/teeth.h"

Flesh troll_flesh(Vec3 skin, Vec3 blotches)
{
    Flesh f = {.skin = material_skin(skin, blotches),
               .nail = material_new(rgb(0xf0e4bc), rgb(0xa08c50), .4f, .8f, PAT_BONE, 4, .3f),
               .lip = material_plain(vec_mix(skin, rgb(0x8a3030), .5f) * .8f, .4f, .8f),
               .dark = material_plain(rgb(0x2a0c10), .5f, .5f)};
    material(f.skin)->bump = .7f;
    return f;
}

/* ---- body ---- */

void troll_torso(const Flesh *f, float belly)
{
    part();
    paint(f->skin);
    blend(.22f);
    egg(0, 1.18f, -.14f, .8f, .5f, .46f); /* chest */
    egg(0, .62f, .02f, .62f + .16f * belly, .52f, .48f + .2f * belly);
    egg(0, 1.58f, -.22f, .62f, .28f, .34f); /* neck and its muscles */
    blend(.1f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .36f, 1.22f, .2f, .36f, .24f, .2f); /* breast */
        ball(s * .86f, 1.48f, -.06f, .31f);         /* shoulder */
        limb(V(s * .3f, 1.72f, -.2f), V(s * .8f, 1.6f, -.12f), .2f, .2f);
        egg(s * .66f, .92f, -.04f, .16f, .34f, .26f); /* flank */
    }
    carve();
    blend(.07f);
    limb(V(0, 1.32f, .4f), V(0, 1.02f, .46f), .03f, .02f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .62f, 1.02f, .24f), V((float)side * .1f, .99f, .46f), .02f, .03f);
    if (belly > .3f)
        egg(0, .52f, .56f + .2f * belly, .045f, .055f, .08f);
    fill();
}

Hand troll_hand(const Flesh *f, int thumb)
{
    return (Hand){.size = .34f, .thick = 1.35f, .spread = 22, .thumb = thumb, .claw = f->nail, .claw_length = .34f};
}

void troll_arm(const Flesh *f, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
{
    part();
    paint(f->skin);
    blend(.12f);
    arm(shoulder, elbow, wrist, .29f, .22f, .15f);
}

void troll_holding(const Flesh *f, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out)
{
    Hand h = troll_hand(f, thumb);
    h.spread = 6;
    troll_arm(f, shoulder, elbow, hand_wrist(h.size, at, bar, out));
    part();
    paint(f->skin);
    blend(.04f);
    hand_grip(h, at, bar, out);
}

/* ---- head ---- */

static void nose(const Look *l)
{
    float n = l->nose;
    Vec3 p[4] = {V(0, .12f, .34f), V(0, .05f, .46f + .06f * n), V(.01f, -.06f * n, .5f + .16f * n),
                 V(.02f, -.17f * n, .52f + .16f * n)};
    float r[4] = {.07f, .08f, .11f, .115f};
    blend(.05f);
    tube(4, p, r, 3);
    for (int side = -1; side <= 1; side += 2)
        ball(.015f + (float)side * .095f, -.13f * n, .45f + .12f * n, .07f);
    blend(.02f);
    ball(.07f, -.03f * n, .58f + .16f * n, .035f); /* a wart */
}

static void ears(const Look *l)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, e = l->ears;
        push();
        move(s * .38f, .04f, -.04f);
        turn_z(s * -l->ear_droop);
        Vec3 p[4] = {V(0, 0, 0), V(s * .22f * e, .06f * e, -.04f), V(s * .46f * e, .18f * e, -.1f),
                     V(s * .66f * e, .26f * e, -.18f)};
        float r[4] = {.1f, .14f, .1f, .012f};
        blend(.06f);
        tube(4, p, r, 3);
        pop();
    }
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, e = l->ears;
        push();
        move(s * .38f, .04f, -.04f);
        turn_z(s * -l->ear_droop);
        limb(V(s * .1f * e, .03f * e, .1f), V(s * .42f * e, .17f * e, .0f), .055f, .03f);
        pop();
    }
    fill();
}

static void mouth_and_tusks(const Flesh *f, const Look *l)
{
    float m = l->mouth, lift = l->grin ? .1f : -.05f;
    if (m > 0) {
        part();
        paint(f->dark);
        blend(.02f);
        egg(0, -.3f, .22f, .26f, m + .03f, .2f);
        int tongue = material_plain(rgb(0xd8504a), .3f, 1);
        part();
        paint(tongue);
        egg(0, -.3f - m * .75f, .3f, .16f, .05f, .14f);
    }
    push();
    move(0, -.3f + m * .82f, .42f);
    teeth(&(Teeth){.count = 5,
                   .material = f->nail,
                   .half_width = .17f,
                   .sag = lift * .8f,
                   .depth = .05f,
                   .length = .06f + .2f * m,
                   .thick = .042f,
                   .uneven = .4f,
                   .blunt = true});
    pop();
    push();
    move(0, -.33f - m * .9f, .42f);
    teeth(&(Teeth){.count = 4,
                   .material = f->nail,
                   .half_width = .12f,
                   .sag = lift * .8f,
                   .depth = .04f,
                   .length = -.07f - .1f * m,
                   .thick = .042f,
                   .uneven = .4f,
                   .blunt = true});
    pop();
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, t = l->tusks, low = -.34f - m;
        Vec3 p[4] = {V(s * .19f, low, .4f), V(s * .25f, low + .12f * t, .5f), V(s * .285f, low + .24f * t, .5f),
                     V(s * .27f, low + .35f * t, .46f)};
        float r[4] = {.062f, .058f, .042f, .008f};
        part();
        paint(f->nail);
        blend(.02f);
        tube(4, p, r, 3);
    }
}

void troll_head(const Flesh *f, const Look *l)
{
    float m = l->mouth;
    part();
    paint(f->skin);
    blend(.14f);
    egg(0, .1f, -.05f, .4f, .4f, .4f);
    egg(0, -.2f, .06f, .43f, .27f, .36f);
    blend(.09f);
    egg(0, -.36f - m, .18f, .34f, .17f, .25f); /* the under jaw juts out */
    if (m > .05f) {
        egg(0, -.36f - m * .5f, .02f, .38f, .2f + m * .6f, .3f);
        for (int side = -1; side <= 1; side += 2)
            limb(V((float)side * .34f, -.1f, .16f), V((float)side * .28f, -.36f - m, .24f), .1f, .1f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .05f, .2f, .37f), V(s * .37f, .3f, .18f), .088f, .075f); /* brow */
        egg(s * .29f, -.06f, .25f, .13f, .11f, .12f);                       /* cheek */
        limb(V(s * .1f, -.2f, .4f), V(s * .3f, -.3f, .26f), .05f, .05f);    /* fold */
    }
    nose(l);
    ears(l);
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .165f, .07f, .4f, .1f, .085f, .1f);
        egg(.02f + s * .05f, -.2f * l->nose, .56f + .12f * l->nose, .03f, .04f, .05f); /* nostrils */
    }
    blend(.03f);
    float lift = l->grin ? .08f : -.06f;
    Vec3 p[5] = {V(-.29f, -.28f + lift, .36f), V(-.15f, -.31f, .46f), V(0, -.32f, .5f), V(.15f, -.31f, .46f),
                 V(.29f, -.28f + lift, .36f)};
    float r[5] = {.02f, .04f + m * .3f, .045f + m * .5f, .04f + m * .3f, .02f};
    tube(5, p, r, 2);
    if (m > 0)
        egg(0, -.3f, .42f, .24f, m, .22f);
    blend(.02f);
    for (int i = 0; i < 3; i++) /* a wrinkled forehead */
        limb(V(-.2f, .34f + .06f * (float)i, .36f - .05f * (float)i),
             V(.2f, .35f + .06f * (float)i, .36f - .05f * (float)i), .014f, .014f);
    fill();
    mouth_and_tusks(f, l);
    int e = material_eye(l->iris, rgb(0xfff4d0), .25f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .165f, .065f, .345f, .1f, (float)side * 6, -4, e, f->skin, (float)side * l->lid,
                     l->open);
}

void troll_mane(int n, float length, float thick, int m, int seed)
{
    part();
    paint(m);
    blend(.06f);
    for (int i = 0; i < n; i++) {
        float u = (chance(i + seed) - .5f) * 2, row = chance(i + seed + 40), x = u * .4f, y = .44f - .28f * u * u,
              z = .06f - .42f * row;
        float l = length * (.7f + .6f * chance(i + seed + 90));
        Vec3 p[4] = {V(x * .8f, y - .06f, z), V(x * 1.3f, y + .12f, z - .08f),
                     V(x * 1.6f + u * .14f, y + .04f - .3f * l, z - .18f),
                     V(x * 1.6f + u * .25f, y - .1f - .9f * l, z - .2f)};
        float r[4] = {thick, thick, thick * .8f, thick * .1f};
        tube(4, p, r, 3);
    }
}

void nose_ring(float n, int gold)
{
    part();
    paint(gold);
    blend(.01f);
    push();
    move(.03f, -.26f * n - .06f, .58f + .14f * n);
    turn_x(80);
    ring(0, 0, 0, .085f, .02f);
    pop();
}
