/* SPDX-License-Identifier: MIT
 * Rotbloom: what grows in the rot garden. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rot.h"
#include "props/weapons.h"

static const unsigned bile = 0xb5cc3a, magenta = 0xe0489b;

static int wide_eye(Vec3 iris)
{
    int m = material_eye(iris, rgb(0xfff6d8), .1f, PUPIL_ROUND);
    material(m)->iris = .7f;
    return m;
}

/* ---- rb01: a mushroom child between two boots ---- */

static void muddy_boot(float side, int leather, int mud, int cloth)
{
    part();
    paint(cloth);
    blend(.06f);
    lumpy(.03f, 4);
    limb(V(side * .02f, 1.9f, -.1f), V(side * .16f, 4.2f, -.3f), .36f, .46f);
    lumpy(0, 1);
    part();
    paint(leather);
    blend(.10f);
    limb(V(0, .30f, 0), V(0, 1.9f, -.05f), .30f, .40f);
    egg(0, .22f, .40f, .34f, .26f, .62f);
    blend(.03f);
    push();
    move(0, 1.88f, -.05f);
    ring(0, 0, 0, .40f, .085f);
    ring(0, -.16f, 0, .39f, .06f);
    pop();
    for (int i = 0; i < 3; i++)
        limb(V(-.3f, .52f + .26f * (float)i, .22f - .06f * (float)i),
             V(.3f, .58f + .26f * (float)i, .22f - .06f * (float)i), .045f, .045f);
    part();
    paint(mud);
    blend(.08f);
    lumpy(.05f, 5);
    egg(0, .02f, .36f, .46f, .16f, .74f);
    for (int i = 0; i < 5; i++)
        egg(.28f * sinf((float)i * 2.1f), .14f + .14f * chance(i + 7), .3f + .4f * cosf((float)i * 2.1f), .16f, .1f,
            .16f);
    lumpy(0, 1);
}

static void sporeling(void)
{
    camera(V(-.55f, 2.35f, 5.4f), V(-.05f, 1.06f, .1f), 31);
    Scene *s = scene();
    s->haze = .04f;
    int cap = rot_flesh(rgb(bile), .14f), stem = rot_flesh(rgb(0x8a5a78), .05f), gill = rot_flesh(rgb(0x4a1838), .04f),
        pink = rot_flesh(rgb(magenta), .15f), eye_m = wide_eye(rgb(0xc02878)),
        leather = material_leather(rgb(0x8a5a38)),
        mud = material_new(rgb(0x4c2e24), rgb(0x2a1814), .3f, 1, PAT_NOISE, 4, .6f),
        cloth = material_cloth(rgb(0x565078));
    push();
    move(-1.12f, 0, -.55f);
    turn_y(-16);
    muddy_boot(-1, leather, mud, cloth);
    pop();
    push();
    move(1.12f, 0, -.75f);
    turn_y(22);
    muddy_boot(1, leather, mud, cloth);
    pop();
    push(); /* on roots like stilts, its cap thrown back, a face among the gills */
    move(0, 0, .35f);
    turn_y(-24);
    for (int i = 0; i < 6; i++) {
        float a = ((float)i + .5f) / 6 * 2 * PI, far = .42f + .14f * chance(i + 4);
        Vec3 leg[4] = {V(sinf(a) * .07f, 1.16f, cosf(a) * .07f), V(sinf(a) * .40f, .98f, cosf(a) * .40f),
                       V(sinf(a) * (far + .10f), .44f, cosf(a) * (far + .10f)), V(sinf(a) * far, .0f, cosf(a) * far)};
        float thick[4] = {.10f, .075f, .05f, .022f};
        part();
        paint(stem);
        blend(.05f);
        lumpy(.012f, 7);
        tube(4, leg, thick, 4);
        lumpy(0, 1);
    }
    push(); /* looks up */
    move(0, 1.38f, .0f);
    turn_x(-24);
    part();
    paint(cap);
    blend(.06f);
    lumpy(.03f, 3);
    egg(0, .10f, -.30f, .84f, .76f, .62f);
    carve();
    egg(0, .06f, .22f, .77f, .70f, .62f);
    fill();
    for (int i = 0; i < 15; i++) { /* its rim runs down in drops */
        float a = (float)i / 15 * 2 * PI + .2f, x = sinf(a) * .80f, y = .08f + cosf(a) * .72f;
        limb(V(x, y, -.16f), V(x * 1.02f, y - .08f - (y < 0 ? .20f : .06f) * chance(i + 11), -.12f), .065f, .03f);
    }
    lumpy(0, 1);
    for (int i = 0; i < 30; i++) {
        float a = (float)i / 30 * 2 * PI, c = sinf(a), d = cosf(a);
        part();
        paint(i % 2 ? gill : pink);
        blend(.02f);
        limb(V(c * .26f, d * .26f, -.14f), V(c * .58f, .02f + d * .54f, -.24f), .045f, .032f);
        limb(V(c * .58f, .02f + d * .54f, -.24f), V(c * .76f, .06f + d * .68f, -.18f), .034f, .022f);
    }
    part();
    paint(stem);
    blend(.10f);
    lumpy(.015f, 6);
    egg(0, .02f, -.02f, .38f, .36f, .28f);
    egg(0, -.20f, .02f, .30f, .20f, .24f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .155f, .10f, .155f, .145f, -14, 8, eye_m, stem, (float)side * -12, .62f);
    part(); /* a slit that puffs */
    paint(material_plain(rgb(0x180810), .8f, .2f));
    blend(.02f);
    egg(0, -.19f, .22f, .14f, .045f, .05f);
    part();
    paint(gill);
    blend(.02f);
    for (int i = 0; i < 5; i++)
        limb(V(-.11f + .055f * (float)i, -.15f, .25f), V(-.11f + .055f * (float)i, -.22f, .265f), .016f, .008f);
    Vec3 mouth = here(V(0, -.2f, .4f));
    pop();
    pop();
    spore_puff(mouth + V(-.12f, .1f, .15f), V(.14f, .12f, .12f), 16, .10f, rgb(0xf0e070), .7f, 3);
    spore_puff(V(-.92f, 1.72f, 1.2f), V(.34f, .30f, .2f), 90, .15f, rgb(0xd8e050), .42f, 40);
    spore_puff(V(-.5f, 1.45f, 1.0f), V(.22f, .14f, .2f), 30, .10f, rgb(0xe8d860), .5f, 90);
    for (int i = 0; i < 7; i++) { /* brothers */
        push();
        move(-1.3f + .45f * (float)i, 0, 1.2f + .5f * chance(i + 2));
        if (i == 3)
            move(0, 0, .5f);
        turn_z(20 * (chance(i) - .5f));
        mushroom(.12f + .14f * chance(i + 4), .12f + .05f * chance(i), rgb(i % 2 ? 0x7e8f2a : 0xa03878));
        pop();
    }
    faction_ground();
}

/* ---- rb04: straight under the toad ---- */

static void toad_foot(Vec3 root, Vec3 knee, Vec3 foot, float q, int skin)
{
    part();
    paint(skin);
    blend(.10f);
    limb(root, knee, .24f, .16f);
    limb(knee, foot, .15f, .10f);
    blend(.04f);
    for (int i = -1; i <= 2; i++) {
        Vec3 toe = foot + V(q * (.18f + .10f * (float)i), -.26f + .05f * (float)(i * i), .10f);
        limb(foot, toe, .06f, .04f);
        ball(toe[0], toe[1], toe[2], .07f);
    }
}

static void bloat_toad(void)
{
    camera(V(.35f, -.55f, 5.2f), V(.06f, 1.52f, 0), 36);
    Scene *s = scene();
    s->back_y = -.5f;
    s->back_seed = 2;
    s->back_zoom = 1.3f;
    int skin = rot_flesh(rgb(0x8a9a30), .08f), belly = rot_flesh(rgb(0xc4d448), .20f),
        boil = material_glow(rgb(0xf4f070), 1.15f), lip = rot_flesh(rgb(0x5a6a24), .04f),
        seam = material_glow(rgb(0xff60b0), 2.2f), eye_m = wide_eye(rgb(0xe0489b)),
        dark = material_plain(rgb(0x1a0a14), .5f, .4f);
    push();
    move(.05f, 1.45f, 0);
    turn_y(20);
    turn_z(-5);
    part();
    paint(belly);
    blend(.3f);
    lumpy(.05f, 1.6f);
    egg(0, 0, 0, 1.32f, 1.18f, 1.22f);
    paint(skin);
    egg(0, .55f, -.25f, 1.15f, .85f, 1.05f);
    lumpy(0, 1);
    blend(.12f);
    egg(0, 1.12f, .42f, .62f, .34f, .50f); /* the head, what is left of it */
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .40f, 1.40f, .46f, .22f, .22f, .22f);
    carve();
    blend(.03f);
    Vec3 mouth[5];
    float mr[5];
    for (int i = 0; i < 5; i++) {
        float t = ((float)i - 2) / 2;
        mouth[i] = V(t * .52f, 1.02f - .10f * t * t, .90f - .30f * t * t);
        mr[i] = .05f - .02f * t * t;
    }
    tube(5, mouth, mr, 4);
    fill();
    part();
    paint(lip);
    for (int i = 0; i < 5; i++)
        mouth[i] += V(0, -.08f, .02f);
    tube(5, mouth, mr, 4);
    part();
    paint(dark);
    ball(-.08f, 1.22f, .90f, .028f);
    ball(.08f, 1.22f, .90f, .028f);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .40f, 1.42f, .58f, .155f, (float)side * -6, -12, eye_m, skin, (float)side * -16,
                     1.2f);
    for (int i = 0; i < 30; i++) { /* boils, lit from within */
        float a = (float)i * 2.4f, y = .42f - 1.25f * ((float)i + .5f) / 30, q = sqrtf(max_of(1 - y * y, 0));
        Vec3 d = V(sinf(a) * q, y, cosf(a) * q);
        if (d[2] < -.3f || (fabsf(d[0]) < .16f && d[2] > 0))
            continue;
        float r = .06f + .09f * chance(i);
        Vec3 p = d * V(1.33f, 1.19f, 1.23f);

        part();
        paint(boil);
        p = d * (1 + r * .10f) * V(1.33f, 1.19f, 1.23f);
        ball(p[0], p[1], p[2], r * 1.05f);
        if (r > .10f)
            sprite(here(p + d * .12f), r * 2.2f, rgb(0xe8f060), SPRITE_GLOW, .35f);
    }
    part(); /* the seam begins to part */
    paint(seam);
    blend(.02f);
    for (int i = 0; i < 7; i++) {
        float t = (float)i / 6, a = .25f - 1.45f * t, b = a - .24f, w = .035f * sinf(PI * (t * .8f + .12f));
        Vec3 p = V(.05f * (i % 2 ? 1.f : -1.f), sinf(a) * 1.24f, cosf(a) * 1.29f),
             n = V(.05f * (i % 2 ? -1.f : 1.f), sinf(b) * 1.24f, cosf(b) * 1.29f);
        limb(p, n, .008f + w, .008f + w);
    }
    sprite(here(V(0, -.45f, 1.35f)), .55f, rgb(0xff50a8), SPRITE_GLOW, .30f);
    toad_foot(V(-1.0f, .25f, .5f), V(-1.55f, .45f, .6f), V(-1.5f, -.02f, .85f), -1, skin);
    toad_foot(V(1.0f, .25f, .5f), V(1.55f, .55f, .5f), V(1.62f, .05f, .75f), 1, skin);
    toad_foot(V(-.72f, -.70f, .35f), V(-1.15f, -1.0f, .6f), V(-.85f, -1.35f, .7f), -1, skin);
    toad_foot(V(.72f, -.70f, .35f), V(1.15f, -1.05f, .5f), V(.95f, -1.42f, .6f), 1, skin);
    pop();
    for (int i = 0; i < 5; i++) { /* reeds at the lower edge */
        float x = -1.4f + .7f * (float)i;
        Vec3 p[4] = {V(x, -1.8f, .9f), V(x + .05f, -.9f, .9f), V(x + .15f, -.45f, .9f), V(x + .4f, -.25f, .9f)};
        float r[4] = {.06f, .05f, .035f, .006f};
        part();
        paint(dark);
        tube(4, p, r, 4);
    }
    faction_motes();
}

/* ---- rb02: last season's compost ---- */

static void crooked_arm(Vec3 root, Vec3 elbow, Vec3 wrist, float thick, int kind, int m, int claw)
{
    part();
    paint(m);
    blend(.08f);
    lumpy(.03f, 5);
    limb(root, elbow, thick, thick * .7f);
    limb(elbow, wrist, thick * .72f, thick * .5f);
    ball(wrist[0], wrist[1], wrist[2], thick * .8f);
    lumpy(0, 1);
    if (kind == 3) { /* a bone hand */
        part();
        paint(claw);
    }
    Vec3 way = vec_unit(wrist - elbow);
    int fingers = 3 + kind % 3;
    for (int i = 0; i < fingers; i++) {
        float t = ((float)i - (float)(fingers - 1) / 2) * .5f;
        Vec3 side = vec_unit(V(way[1], -way[0], .25f)), d = vec_unit(way + side * t);
        Vec3 mid = wrist + d * thick * 1.7f, tip = mid + (d + V(0, -.6f, .25f)) * thick * 1.3f;
        limb(wrist, mid, thick * .28f, thick * .22f);
        limb(mid, tip, thick * .22f, kind % 2 ? .008f : thick * .16f);
    }
}

static void mulch_crawler(void)
{
    camera(V(-.9f, .95f, 6.0f), V(.02f, 1.40f, 0), 34);
    Scene *s = scene();
    s->back_x = .5f;
    s->back_mirrored = true;
    s->back_seed = 4;
    int mulch = material_new(rgb(0x9ca03c), rgb(0x4c401c), .35f, 1, PAT_NOISE, 3, .9f),
        wet = material_new(rgb(0x6a6a28), rgb(0x2c2412), .25f, 1.2f, PAT_NOISE, 5, .8f),
        leaf = rot_flesh(rgb(0xa8b834), .05f), leaf2 = rot_flesh(rgb(0xb0602c), .05f),
        worm = rot_flesh(rgb(0xf07ab0), .12f), wood = material_wood(), iron = material_iron(), bone = material_bone(),
        tooth = material_tooth(), shoe = material_leather(rgb(0x6a2c20)),
        eye_m = material_eye(rgb(0xf0e060), rgb(0xfff8c0), 1.2f, PUPIL_SLIT),
        dark = material_plain(rgb(0x1c0c16), .6f, .3f);
    material(mulch)->sss = rgb(0x9aa030) * .5f;
    material(wet)->sss = rgb(0x9aa030) * .4f;
    push();
    turn_y(28);
    part(); /* the wave */
    paint(mulch);
    blend(.3f);
    lumpy(.08f, 3);
    Vec3 back[5] = {V(0, -.1f, -1.1f), V(0, .6f, -.7f), V(0, 1.5f, -.45f), V(0, 2.15f, -.05f), V(0, 2.25f, .55f)};
    float br[5] = {1.2f, 1.05f, .92f, .74f, .42f};
    tube(5, back, br, 3);
    egg(0, 1.55f, .25f, .78f, .62f, .42f);
    carve();
    blend(.12f);
    egg(0, 1.22f, .78f, .52f, .30f, .46f); /* the mouth */
    fill();
    lumpy(0, 1);
    part();
    paint(dark);
    egg(0, 1.20f, .34f, .46f, .26f, .12f);
    for (int i = 0; i < 9; i++) { /* teeth: twigs and stones */
        float t = ((float)i - 4) / 4;
        part();
        paint(i % 3 == 1 ? bone : tooth);
        limb(V(t * .46f, 1.47f - .14f * t * t, .66f - .18f * t * t),
             V(t * .42f, 1.24f - .1f * chance(i), .70f - .2f * t * t), .06f, .012f);
        if (i % 2)
            limb(V(t * .42f, 0.96f + .12f * t * t, .66f - .16f * t * t), V(t * .40f, 1.12f, .68f - .16f * t * t), .055f,
                 .012f);
    }
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        eye_with_lid(q * .36f, 1.92f, .80f, .22f, -4, -8, eye_m, wet, q * 18, .55f);
        for (int i = 0; i < 5; i++) { /* worms for lashes */
            float t = ((float)i - 2) * .5f;
            Vec3 p[4] = {V(q * .36f + t * .17f, 2.08f - .05f * fabsf(t), .92f), V(q * .36f + t * .30f, 2.24f, 1.02f),
                         V(q * .36f + t * .44f + .05f, 2.36f + .06f * (float)(i % 2), 1.0f),
                         V(q * .36f + t * .62f, 2.42f, .92f)};
            float r[4] = {.026f, .03f, .026f, .016f};
            part();
            paint(worm);
            tube(4, p, r, 3);
        }
    }
    for (int i = 0; i < 46; i++) { /* leaves all over */
        float a = chance(i + 3) * 2 * PI, t = .6f + 3.2f * chance(i + 60);
        Vec3 c = tube_point(5, back, t);
        float q = mix(1.1f, .5f, t / 4) * .98f;
        Vec3 d = V(sinf(a), .4f + .6f * chance(i), .55f * cosf(a) + .2f);
        if (fabsf(sinf(a)) < .35f && t > 1.4f && t < 3.6f)
            continue;
        push();
        move(c[0] + d[0] * q, c[1] + d[1] * q * .5f, c[2] + d[2] * q);
        turn_y(a * 180 / PI);
        turn_x(30 + 70 * chance(i + 20));
        turn_z(180 * (chance(i + 30) - .5f));
        part();
        leaf_flat(.26f + .14f * chance(i + 7), .17f, i % 3 ? leaf : leaf2);
        pop();
    }
    crooked_arm(V(-.7f, 1.5f, .2f), V(-1.35f, 1.95f, .3f), V(-1.45f, 2.55f, .55f), .20f, 2, wet, bone);
    crooked_arm(V(.75f, 1.5f, .1f), V(1.35f, 1.85f, .3f), V(1.28f, 2.5f, .6f), .17f, 1, mulch, bone);
    crooked_arm(V(-.75f, 1.05f, .3f), V(-1.35f, 1.05f, .7f), V(-1.38f, .55f, 1.05f), .19f, 5, mulch, bone);
    crooked_arm(V(.8f, .95f, .3f), V(1.4f, 1.1f, .6f), V(1.52f, .5f, .9f), .22f, 0, wet, bone);
    crooked_arm(V(-.5f, .6f, .5f), V(-.75f, .55f, 1.05f), V(-.6f, .14f, 1.3f), .16f, 1, wet, bone);
    crooked_arm(V(.45f, .6f, .5f), V(.7f, .7f, 1.0f), V(.75f, .14f, 1.35f), .13f, 3, bone, bone);
    push(); /* a rake */
    move(.55f, 1.9f, -.35f);
    turn_z(-34);
    staff(0, 1.15f, .045f, wood);
    part();
    paint(iron);
    blend(.01f);
    limb(V(-.34f, 1.15f, 0), V(.34f, 1.15f, 0), .04f, .04f);
    for (int i = 0; i < 6; i++)
        limb(V(-.32f + .128f * (float)i, 1.15f, 0), V(-.32f + .128f * (float)i, 1.12f, .24f), .026f, .012f);
    pop();
    push(); /* and a shoe */
    move(-.62f, .95f, .74f);
    turn_z(60);
    turn_y(-40);
    part();
    paint(shoe);
    blend(.06f);
    egg(0, 0, .16f, .13f, .10f, .26f);
    limb(V(0, .02f, 0), V(0, .22f, -.05f), .13f, .14f);
    pop();
    pop();
    for (int i = 0; i < 8; i++) {
        push();
        move(-1.6f + .46f * (float)i, .02f, .9f + .6f * chance(i));
        turn_y(360 * chance(i + 9));
        turn_x(80);
        part();
        leaf_flat(.3f, .2f, i % 2 ? leaf : leaf2);
        pop();
    }
    rain(110, .3f, rgb(0xb89ac8), 5);
    faction_ground();
}

/* ---- rb05: over the rim of our own shield ---- */

static void vine_strangler(void)
{
    camera(V(.35f, 1.95f, 5.4f), V(-.06f, 1.86f, 0), 35);
    Scene *s = scene();
    s->back_x = -.6f;
    s->back_seed = 7;
    s->back_zoom = 1.2f;
    s->aperture = .03f;
    s->focus = 5.0f;
    int stem = rot_flesh(rgb(0x8ea032), .07f), old = rot_flesh(rgb(0x5a6a24), .03f),
        thorn = material_plain(rgb(0xf0e8a0), .4f, .8f), petal = rot_flesh(rgb(magenta), .16f),
        pale = rot_flesh(rgb(0xf47ab8), .16f), heart = material_glow(rgb(0xfff0a0), 1.3f),
        leaf = rot_flesh(rgb(0x6a8428), .05f),
        wood = material_new(rgb(0x3c2418), rgb(0x20120c), .7f, .4f, PAT_WOOD, 2, .9f), iron = material_iron(),
        leather = material_leather(rgb(0x4a2a1c));
    for (int i = 0; i < 9; i++) { /* its body: a rope of vines that stands up behind the shield */
        float a = (float)i * .7f, q = .34f + .14f * chance(i);
        Vec3 p[6];
        for (int k = 0; k < 6; k++) {
            float t = (float)k / 5, b = a + 2.6f * t;
            p[k] = V(-.25f + sinf(b) * q * (1.5f - .9f * t) + .1f * t, -.2f + 2.5f * t,
                     -.2f + cosf(b) * q * (1.2f - .6f * t));
        }
        thorn_vine(6, p, .15f, .09f, i % 2 ? stem : old, thorn, i * 30);
    }
    static const float flower[6][6] = {{-.16f, 2.36f, .50f, .60f, .85f, 0}, {-.62f, 2.12f, .38f, .36f, .75f, -24},
                                       {.36f, 2.10f, .42f, .38f, .8f, 26},  {-.18f, 1.86f, .55f, .30f, .6f, 0},
                                       {.18f, 2.84f, .20f, .30f, .55f, 20}, {-.58f, 2.68f, .22f, .28f, .5f, -22}};
    for (int i = 0; i < 6; i++) { /* blooms where a face should be */
        push();
        move(flower[i][0], flower[i][1], flower[i][2]);
        turn_y(-14 + flower[i][5]);
        turn_x(6);
        rot_bloom(flower[i][3], flower[i][4], i % 2 ? pale : petal, heart, i * 7);
        pop();
    }
    sprite(V(-.16f, 2.42f, .75f), .3f, rgb(0xfff0a0), SPRITE_GLOW, .35f);
    for (int side = -1; side <= 1; side += 2) { /* arms that come round */
        float q = (float)side;
        Vec3 p[6] = {V(-.2f + q * .3f, 1.7f, 0),       V(q * .9f - .1f, 2.05f, .2f), V(q * 1.35f - .1f, 1.75f, .7f),
                     V(q * 1.25f - .05f, 1.4f, 1.15f), V(q * .95f, 1.35f, 1.35f),    V(q * .72f, 1.42f, 1.42f)};
        thorn_vine(6, p, .17f, .11f, stem, thorn, side * 40 + 90);
    }
    push(); /* the shield from behind, held by us */
    move(.18f, .16f, 1.75f);
    turn_z(-6);
    turn_x(8);
    part();
    paint(wood);
    blend(.02f);
    push();
    turn_x(90);
    drum(0, 0, 0, 1.16f, .06f, .03f);
    pop();
    for (int i = -3; i <= 3; i++) {
        part();
        paint(wood);
        float y = sqrtf(max_of(1.1f * 1.1f - .09f * (float)(i * i), .01f));
        box(.30f * (float)i, 0, .06f, .142f, y, .02f, .01f);
    }
    part();
    paint(iron);
    push();
    turn_x(90);
    ring(0, 0, 0, 1.16f, .075f);
    pop();
    for (int i = 0; i < 16; i++)
        ball(sinf((float)i * PI / 8) * 1.16f, cosf((float)i * PI / 8) * 1.16f, .07f, .05f);
    part();
    paint(leather);
    blend(.02f);
    box(0, .55f, .09f, .95f, .07f, .03f, .02f);
    pop();
    static const float finger[8][2] = {{-.86f, -.16f}, {-.62f, -.05f}, {-.40f, .02f}, {-.16f, .04f},
                                       {.30f, .04f},   {.56f, .0f},    {.80f, -.10f}, {1.04f, -.26f}};
    for (int i = 0; i < 8; i++) { /* fingers over the rim */
        float x = finger[i][0] + .06f, y = 1.28f + finger[i][1], l = .36f + .30f * chance(i + 3);
        Vec3 p[5] = {V(x * .9f, y - .25f, 1.25f), V(x * .96f, y + .06f, 1.42f), V(x, y + .14f, 1.66f),
                     V(x + .05f, y - .10f, 1.98f), V(x + .02f + .16f * (chance(i) - .6f), y - l - .1f, 1.96f)};
        thorn_vine(5, p, .07f, .006f, i % 2 ? stem : old, thorn, i * 11);
    }
    for (int i = 0; i < 7; i++) {
        push();
        move(-.9f + .3f * (float)i, 1.45f + .2f * chance(i), 1.2f);
        turn_z(180 * (chance(i + 40) - .5f));
        turn_x(20);
        part();
        leaf_flat(.3f, .2f, leaf);
        pop();
    }
    rain(120, .3f, rgb(0xb89ac8), 9);
    faction_motes();
}

const Card siege_rotbloom_garden_cards[] = {{"cards/siege/rb01", ROTBLOOM, sporeling},
                                            {"cards/siege/rb02", ROTBLOOM, mulch_crawler},
                                            {"cards/siege/rb04", ROTBLOOM, bloat_toad},
                                            {"cards/siege/rb05", ROTBLOOM, vine_strangler},
                                            {0}};
