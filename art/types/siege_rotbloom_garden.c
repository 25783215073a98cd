/* SPDX-License-Identifier: MIT
 * Rotbloom: what grows in the rot garden. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rot.h"
#include "props/sinew.h"
#include "props/teeth.h"
#include "props/weapons.h"

static const unsigned bile = 0xb5cc3a, magenta = 0xe0489b;

static int wide_eye(Vec3 iris)
{
    int m = material_eye(iris, rgb(0xfff6d8), .1f, PUPIL_ROUND);
    material(m)->iris = .7f;
    return m;
}

/* ---- rb01: trodden on, it feeds the others ---- */

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

/* Its hat, dented by what stands on it: gills out to both sides, slime along the rim. */
static void dented_hat(int cap, int gill, int pink)
{
    part();
    paint(cap);
    blend(.10f);
    lumpy(.03f, 2.6f);
    egg(0, .10f, 0, 1.10f, .30f, .86f);
    for (int i = 0; i < 19; i++) {
        float a = (float)i / 19 * 2 * PI;
        limb(V(sinf(a) * 1.04f, .06f, cosf(a) * .82f), V(sinf(a) * 1.07f, -.06f - .20f * chance(i), cosf(a) * .85f),
             .085f, .035f);
    }
    carve();
    blend(.08f);
    egg(0, .46f, .10f, .50f, .34f, .66f); /* where the boot is */
    egg(0, -.20f, 0, .94f, .28f, .72f);
    fill();
    for (int i = 0; i < 40; i++) {
        float a = (float)i / 40 * 2 * PI, c = sinf(a), d = cosf(a);
        part();
        paint(i % 2 ? gill : pink);
        limb(V(c * .30f, -.08f, d * .26f), V(c * .94f, .02f, d * .73f), .034f, .024f);
    }
    part();
    paint(pink); /* warts, no two alike */
    blend(.04f);
    for (int i = 0; i < 11; i++) {
        float a = .8f + 1.3f * (float)i, r = .72f + .22f * chance(i), x = sinf(a) * r, z = cosf(a) * r * .78f;
        egg(x, .10f + .28f * sqrtf(max_of(1 - r * r / 1.2f, 0)), z, .07f + .07f * chance(i), .055f,
            .06f + .06f * chance(i + 3));
    }
}

/* A root for an arm, its tips spread against the sole. */
static void root_arm(float q, int stem)
{
    Vec3 p[5] = {V(q * .24f, .62f, .12f), V(q * .62f, .52f, .30f), V(q * .82f, .82f, .42f), V(q * .66f, 1.14f, .58f),
                 V(q * .50f, 1.40f, .66f)};
    part();
    paint(stem);
    blend(.04f);
    tube(5, p, (float[]){.13f, .095f, .085f, .075f, .06f}, 4);
    for (int i = 0; i < 4; i++) {
        float a = -.9f + .6f * (float)i;
        Vec3 tip[3] = {p[4], p[4] + V(.13f * sinf(a) - q * .04f, .10f * cosf(a), .05f),
                       p[4] + V(.24f * sinf(a) - q * .10f, .13f * cosf(a), -.02f)};
        tube(3, tip, (float[]){.045f, .036f, .012f}, 3);
    }
}

static void squeezed_face(int stem, int dark, int pink, int eye_m)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        eye_with_lid(q * .19f, .80f, .33f, .155f, q * -9, -16, eye_m, stem, q * -18, .95f);
        part(); /* brows, up in the middle */
        paint(pink);
        limb(V(q * .08f, 1.01f, .43f), V(q * .30f, .96f, .36f), .030f, .018f);
    }
    part(); /* lips round a hole that all its breath goes through */
    paint(stem);
    push();
    move(0, .49f, .40f);
    turn_x(88);
    ring(0, 0, 0, .135f, .034f);
    pop();
    part();
    paint(dark);
    egg(0, .49f, .36f, .13f, .135f, .07f);
}

static void sporeling(void)
{
    camera(V(-.30f, .88f, 5.2f), V(.0f, 1.24f, .1f), 32);
    Scene *s = scene();
    s->haze = .04f;
    s->key.color = rgb(0xffe0b8) * 2.0f;
    s->key.towards = V(-.6f, .5f, .65f);
    s->vignette = 1.3f;
    int cap = rot_flesh(rgb(bile), .06f), stem = rot_flesh(rgb(0xa890a8), .03f), gill = rot_flesh(rgb(0x6a2450), .04f),
        pink = rot_flesh(rgb(magenta), .10f), eye_m = wide_eye(rgb(0xc02878)),
        dark = material_plain(rgb(0x180810), .8f, .2f), leather = material_leather(rgb(0x8a5a38)),
        mud = material_new(rgb(0x4c2e24), rgb(0x2a1814), .3f, 1, PAT_NOISE, 4, .6f),
        cloth_m = material_cloth(rgb(0x3a5a78));
    push(); /* who trod on it */
    move(.10f, 1.62f, -.10f);
    turn_y(-24);
    turn_z(-7);
    turn_x(9);
    grow(.98f);
    muddy_boot(1, leather, mud, cloth_m);
    pop();
    push();
    move(.0f, 0, .10f);
    turn_z(3);
    part(); /* a child of a mushroom, pressed to half its height */
    paint(stem);
    blend(.14f);
    lumpy(.014f, 5);
    egg(0, .40f, 0, .46f, .36f, .40f);
    egg(0, .78f, .02f, .42f, .34f, .36f);
    limb(V(0, .9f, 0), V(0, 1.20f, 0), .32f, .30f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        blend(.06f);
        for (int i = 0; i < 4; i++) { /* it stands on its roots */
            float a = -.7f + .62f * (float)i;
            Vec3 p[4] = {V(q * .22f, .26f, .04f), V(q * (.36f + .04f * sinf(a)), .14f, .12f + .10f * cosf(a)),
                         V(q * (.46f + .16f * sinf(a)), .05f, .12f + .26f * cosf(a)),
                         V(q * (.56f + .28f * sinf(a)), .02f, .14f + .42f * cosf(a))};
            tube(4, p, (float[]){.14f, .09f, .06f, .012f}, 4);
        }
        egg(q * .27f, .55f, .24f, .22f, .19f, .19f); /* cheeks, full of breath */
    }
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2)
        root_arm((float)side, stem);
    push();
    move(0, 1.36f, .02f);
    turn_z(-4);
    turn_x(-7);
    dented_hat(cap, gill, pink);
    pop();
    squeezed_face(stem, dark, pink, eye_m);
    Vec3 mouth = here(V(0, .49f, .5f));
    pop();
    for (int side = -1; side <= 1; side += 2) /* what it was full of, out at both sides */
        for (int i = 0; i < 34; i++) {
            float t = (float)i / 33, q = (float)side;
            Vec3 at = V(q * (.78f + .50f * t), 1.28f + .62f * t * t + .30f * t * (chance(i) - .5f),
                        .45f + .3f * (chance(i + 9) - .5f));
            sprite(at, .06f + .20f * t, vec_mix(rgb(0xf0f080), rgb(0xff70b8), t), SPRITE_GLOW, .50f - .16f * t);
            sprite(at + V(.3f * (chance(i + 40) - .5f), .4f * (chance(i + 60) - .4f), .2f), .014f + .02f * chance(i),
                   rgb(0xfff0a0) * 1.5f, SPRITE_GLOW, 1);
        }
    spore_puff(mouth + V(0, -.05f, .25f), V(.22f, .14f, .12f), 26, .07f, rgb(0xe8e060), .30f, 40);
    for (int i = 0; i < 6; i++) { /* brothers */
        push();
        move(-1.35f + .52f * (float)i + (i > 2 ? .2f : 0), 0, .95f + .4f * chance(i + 2));
        turn_z(20 * (chance(i) - .5f));
        mushroom(.12f + .14f * chance(i + 4), .12f + .05f * chance(i), rgb(i % 2 ? 0x7e8f2a : 0xa03878));
        pop();
    }
    lamp(V(-.35f, .85f, 1.5f), rgb(0xfff0c8) * 1.2f, .4f);
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
    camera(V(.30f, -.25f, 5.4f), V(.05f, 1.62f, 0), 36);
    Scene *s = scene();
    s->back_y = -.5f;
    s->back_seed = 2;
    s->back_zoom = 1.3f;
    s->vignette = 1.3f;
    s->key.color = rgb(0xf4e4d0) * 1.3f;
    int skin = material_skin(rgb(0x6c7c2a), rgb(0x343a18)), belly = rot_flesh(rgb(0xc8cc58), .10f),
        boil = material_glow(rgb(0xf4f070), 1.0f), lip = rot_flesh(rgb(0x4a5a1e), .04f),
        seam = material_glow(rgb(0xff60b0), 2.4f), hot = material_glow(rgb(0xffd8f0), 3.2f),
        eye_m = wide_eye(rgb(0xe0489b)), dark = material_plain(rgb(0x14080f), .5f, .4f),
        vein = rot_flesh(rgb(0x9a9c34), .05f), wood = material_wood(), iron = material_iron();
    material(skin)->spec = 1;
    material(skin)->rough = .35f;
    material(belly)->bump = .5f;
    push();
    move(.02f, 1.42f, 0);
    turn_y(12);
    turn_z(-7);
    part(); /* a back like a sack, over a belly like a bladder */
    paint(skin);
    blend(.14f);
    lumpy(.05f, 3);
    egg(0, .10f, -.42f, 1.22f, 1.05f, .95f);
    egg(0, .92f, .10f, .86f, .42f, .70f); /* the head, wide as a door */
    egg(0, .74f, .30f, .92f, .22f, .52f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .46f, 1.22f, .26f, .26f, .27f, .27f);
        egg(q * .92f, .40f, .10f, .30f, .40f, .46f); /* shoulders */
        limb(V(q * .24f, 1.08f, .52f), V(q * .10f, .92f, .72f), .09f, .07f);
    }
    lumpy(0, 1);
    blend(.05f);
    for (int i = 0; i < 54; i++) { /* warts, sunk in it */
        float a = 2.4f * (float)i, b = -.2f + 1.5f * chance(i + 30);
        Vec3 d = V(sinf(a) * cosf(b), sinf(b), .25f + .7f * fabsf(cosf(a)) * cosf(b));
        Vec3 p = i % 3 ? V(d[0] * 1.10f, .12f + d[1] * .95f, d[2] * .62f - .1f)
                       : V(d[0] * .80f, .96f + d[1] * .36f, d[2] * .66f);
        float r = .035f + .06f * chance(i + 60);
        egg(p[0], p[1], p[2], r, r, r);
    }
    carve();
    blend(.04f);
    Vec3 mouth[7];
    float mr[7];
    for (int i = 0; i < 7; i++) {
        float t = ((float)i - 3) / 3;
        mouth[i] = V(t * .84f, .72f - .12f * t * t, .86f - .46f * t * t);
        mr[i] = .062f - .03f * t * t;
    }
    tube(7, mouth, mr, 4);
    fill();
    part();
    paint(dark);
    for (int i = 0; i < 7; i++)
        mouth[i] += V(0, -.01f, -.05f);
    tube(7, mouth, mr, 4);
    part();
    paint(lip);
    blend(.03f);
    for (int i = 0; i < 7; i++)
        mouth[i] += V(0, -.10f, .07f);
    tube(7, mouth, mr, 4);
    part();
    paint(dark);
    ball(-.08f, .96f, .80f, .03f);
    ball(.08f, .96f, .80f, .03f);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .46f, 1.25f, .38f, .205f, (float)side * -5, -16, eye_m, skin, (float)side * -20,
                     1.1f);
    part(); /* the belly, full to bursting */
    paint(belly);
    blend(.10f);
    lumpy(.03f, 2.2f);
    egg(0, -.18f, .42f, 1.02f, .86f, .88f);
    lumpy(0, 1);
    for (int i = 0; i < 7; i++) { /* where it is stretched, veins */
        float a = (float)i * .9f + .3f, y = -.18f;
        Vec3 p[4];
        for (int k = 0; k < 4; k++) {
            float t = .25f + .24f * (float)k, b = a + .18f * sinf((float)(k * 3 + i));
            p[k] = V(sinf(b) * sinf(t) * 1.03f, y + cosf(b) * sinf(t) * .87f, .42f + cosf(t) * .885f);
        }
        part();
        paint(vein);
        tube(4, p, (float[]){.008f, .022f, .026f, .012f}, 4);
    }
    static const float lit[9][3] = {{-.62f, .26f, .10f}, {-.78f, -.20f, .13f}, {-.50f, -.62f, .09f},
                                    {.70f, .22f, .12f},  {.84f, -.24f, .08f},  {.52f, -.66f, .12f},
                                    {-.34f, .40f, .07f}, {.40f, .44f, .08f},   {.30f, -.36f, .07f}};
    for (int i = 0; i < 9; i++) { /* boils, lit from within, each in a wall of skin */
        float x = lit[i][0], y = lit[i][1],
              q = sqrtf(max_of(.05f, 1 - (x / 1.02f) * (x / 1.02f) - (y / .86f) * (y / .86f)));
        Vec3 p = V(x, y - .18f, .42f + .88f * q), d = vec_unit(V(x, y, .8f * q));
        part();
        paint(belly);
        blend(.03f);
        limb(p - d * .10f, p + d * .03f, lit[i][2] * 1.5f, lit[i][2] * .9f);
        part();
        paint(boil);
        p += d * .05f;
        ball(p[0], p[1], p[2], lit[i][2] * .85f);
        sprite(here(p + d * .15f), lit[i][2] * 2.4f, rgb(0xe8f060), SPRITE_GLOW, .35f);
    }
    static const float crack[9][2] = {{.06f, .52f},   {-.05f, .30f}, {.10f, .12f},   {-.06f, -.06f}, {.05f, -.22f},
                                      {-.09f, -.38f}, {.02f, -.52f}, {-.05f, -.64f}, {.0f, -.74f}};
    Vec3 on[9];
    for (int i = 0; i < 9; i++) {
        float x = crack[i][0], y = crack[i][1], q = sqrtf(max_of(.03f, 1 - x * x / 1.04f - y * y / .74f));
        on[i] = V(x, y - .18f, .42f + .895f * q);
    }
    for (int k = 0; k < 2; k++) { /* the seam parts: a pink edge, and white behind it */
        part();
        paint(k ? hot : seam);
        blend(.015f);
        for (int i = 0; i < 8; i++) {
            float w = (k ? .018f : .046f) * sinf(PI * ((float)i + .8f) / 8.6f), e = (k ? .035f : 0);
            limb(on[i] + V(0, 0, e), on[i + 1] + V(0, 0, e), w + .004f, w + .004f);
        }
    }
    part();
    paint(seam);
    for (int i = 1; i < 8; i++) { /* tears to both sides */
        float d = i % 2 ? -1.f : 1.f, l = .16f + .20f * chance(i + 70);
        Vec3 to = on[i] + V(d * l, (chance(i) - .5f) * .22f, -.10f * l - .02f);
        limb(on[i], to, .018f, .003f);
    }
    Vec3 at = here(V(0, -.22f, 1.40f));
    sprite(at, .75f, rgb(0xff50a8), SPRITE_GLOW, .38f);
    lamp(here(V(0, -.25f, 1.75f)), rgb(0xff70b8) * 1.6f, .35f);
    for (int side = -1; side <= 1; side += 2) { /* arms that hold it together, legs that kick */
        float q = (float)side;
        Vec3 el = V(q * 1.42f, -.02f, .62f), wr = V(q * .80f, -.32f, 1.24f);
        part();
        paint(skin);
        blend(.08f);
        sinew(V(q * 1.0f, .42f, .2f), el, V(q, .2f, .3f), .17f, .19f);
        limb(V(q * 1.0f, .42f, .2f), el, .19f, .12f);
        sinew(el, wr, V(q * .6f, -.3f, .8f), .13f, .15f);
        limb(el, wr, .12f, .075f);
        blend(.03f);
        for (int i = 0; i < 4; i++) {
            Vec3 toe = wr + V(-q * (.20f + .05f * (float)(i % 2)), .20f - .13f * (float)i, .13f - .02f * (float)i);
            limb(wr, toe, .05f, .032f);
            ball(toe[0], toe[1], toe[2], .055f);
        }
        toad_foot(V(q * .80f, -.80f, .10f), V(q * 1.34f, -.78f, .60f), V(q * 1.0f, -1.22f, .72f), q, skin);
    }
    pop();
    push(); /* and one of us could not help it */
    move(1.10f, -.62f, 2.55f);
    aim(at - V(1.10f, -.62f, 2.55f) + V(.02f, .05f, -.05f), V(0, 0, 1));
    spear(1.2f, 1.30f, iron, wood);
    pop();
    spore_puff(at + V(.02f, .08f, .1f), V(.35f, .5f, .15f), 40, .05f, rgb(0xff90c8), .5f, 12);
    for (int i = 0; i < 5; i++) { /* reeds at the lower edge */
        float x = -1.4f + .7f * (float)i;
        Vec3 p[4] = {V(x, -1.6f, .9f), V(x + .05f, -.7f, .9f), V(x + .15f, -.25f, .9f), V(x + .4f, -.05f, .9f)};
        float r[4] = {.06f, .05f, .035f, .006f};
        part();
        paint(dark);
        tube(4, p, r, 4);
    }
    faction_motes();
}

/* ---- rb02: yesterday it was a garden ---- */

/* One arm of it: mulch over roots, four fingers that end in thorns. */
static void mulch_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm, int thumb, float curl, int mulch,
                      int wet, int claw, int leaf)
{
    part();
    paint(mulch);
    blend(.12f);
    lumpy(.05f, 3.5f);
    limb(shoulder, elbow, .40f, .27f);
    limb(elbow, wrist, .27f, .19f);
    egg(elbow[0], elbow[1], elbow[2], .29f, .28f, .29f);
    lumpy(0, 1);
    part();
    paint(wet);
    blend(.06f);
    hand_at(&(Hand){.size = .40f,
                    .curl = curl,
                    .spread = 44,
                    .thick = 1.5f,
                    .fingers = 4,
                    .thumb = thumb,
                    .claw = claw,
                    .claw_length = .20f},
            wrist, fingers, palm);
    for (int i = 0; i < 5; i++) { /* leaves stick to it */
        Vec3 at = i < 3 ? vec_mix(shoulder, elbow, .2f + .3f * (float)i) : vec_mix(elbow, wrist, .3f * (float)(i - 2));
        push();
        move(at[0], at[1] + .18f, at[2] + .18f);
        turn_z(140 * (chance(i + thumb + 5) - .5f));
        turn_x(50 + 30 * chance(i));
        part();
        leaf_flat(.34f, .22f, leaf);
        pop();
    }
}

/* Leaves that lie over each other on an egg around (x, y, z), pointing down; the face in front stays free. */
static void thatch(int n, Vec3 middle, Vec3 half, int fresh, int brown, int seed)
{
    for (int i = 0; i < n; i++) {
        float up = 1 - 1.7f * ((float)i + .5f) / (float)n, a = 2.39996f * (float)i + .5f * chance(i + seed),
              q = sqrtf(max_of(0, 1 - up * up));
        Vec3 d = V(sinf(a) * q, up, cosf(a) * q);
        if (d[2] < -.25f || (d[2] > .35f && d[1] < .46f && fabsf(d[0]) < .80f))
            continue;
        Vec3 hang = V(.5f * (chance(i + seed + 9) - .5f), -1, .2f);
        hang = vec_unit(hang - d * vec_dot(hang, d) + d * (.30f + .5f * chance(i + seed + 30)));
        Vec3 at = middle + d * half;
        float l = .26f + .20f * chance(i + seed + 50);
        push();
        move(at[0], at[1], at[2]);
        aim(hang, d);
        part();
        leaf_flat(l, l * .62f, i % 4 == 1 ? brown : fresh);
        pop();
    }
}

/* n pickets of a fence along a bow, their points to +y, as teeth: `wide` to each side. */
static void fence_teeth(int n, float wide, float tall, int board, int seed)
{
    for (int i = 0; i < n; i++) {
        float t = (float)i / (float)(n - 1) * 2 - 1, x = t * wide, h = tall * (.80f + .35f * chance(i + seed));
        const float xy[] = {-.082f, -.12f, .082f, -.12f, .082f, h - .10f, 0, h, -.082f, h - .10f};
        if (chance(i + seed + 70) < .10f)
            continue;
        push();
        move(x, .06f * t * t, -.42f * t * t);
        turn_y(t * 42);
        turn_z(14 * (chance(i + seed + 20) - .5f));
        turn_x(10 * (chance(i + seed + 40) - .5f));
        part();
        paint(board);
        lumpy(.008f, 6);
        outline(5, xy, 1, .045f, .02f);
        lumpy(0, 1);
        pop();
    }
}

/* A boot and the leg to it, both kicking. */
static void kicking_leg(Vec3 root, Vec3 knee, Vec3 ankle, Vec3 toe, int cloth_m, int leather, int sole, int seed)
{
    part();
    paint(cloth_m);
    sinew_cloth(root, knee, vec_mix(knee, ankle, .55f), .15f, .125f, .12f, seed);
    push();
    move(ankle[0], ankle[1], ankle[2]);
    aim(vec_unit(knee - ankle), vec_unit(toe - ankle));
    part();
    paint(leather);
    blend(.05f);
    lumpy(.012f, 6);
    limb(V(0, .36f, -.01f), V(0, .02f, 0), .155f, .125f);
    egg(0, -.06f, .17f, .125f, .115f, .25f);
    ring(0, .37f, 0, .145f, .035f);
    lumpy(0, 1);
    part();
    paint(sole);
    blend(.02f);
    egg(0, -.155f, .17f, .135f, .04f, .27f);
    box(0, -.18f, -.05f, .10f, .05f, .075f, .02f);
    pop();
}

static void straw_hat(int straw, int band)
{
    grow(.86f);
    part();
    paint(straw);
    blend(.03f);
    lumpy(.012f, 12);
    egg(0, 0, 0, .46f, .035f, .44f);
    egg(0, .10f, 0, .24f, .17f, .23f);
    lumpy(0, 1);
    part();
    paint(band);
    ring(0, .06f, 0, .245f, .035f);
}

static void mulch_crawler(void)
{
    camera(V(-.95f, -.72f, 4.3f), V(-.02f, -.02f, .1f), 34);
    Scene *s = scene();
    s->roll = 8;
    s->aperture = .03f;
    s->back_x = .5f;
    s->back_mirrored = true;
    s->back_seed = 4;
    s->vignette = 1.5f;
    s->ambient = .30f;
    s->key = (Light){V(-.70f, .50f, .62f), rgb(0xf6ecd0) * 2.3f, .10f};
    s->rim.color = rgb(0xd8f050) * 2.4f;
    int mulch = material_new(rgb(0x86902e), rgb(0x302814), .5f, .8f, PAT_NOISE, 4.2f, 1.5f),
        wet = material_new(rgb(0x6c6c2c), rgb(0x2c2614), .3f, 1.1f, PAT_NOISE, 4, .8f),
        leaf = rot_flesh(rgb(0x56661f), .02f), brown = rot_flesh(rgb(0x5c3018), .02f),
        petal = rot_flesh(rgb(magenta), .18f), heart = material_glow(rgb(0xfff0a0), 1.3f),
        claw = material_plain(rgb(0x5a2c3c), .35f, 1),
        board = material_new(rgb(0xf6f0e0), rgb(0xb0a488), .7f, .4f, PAT_WOOD, 3, .8f),
        pot = material_new(rgb(0xc0643c), rgb(0x8a3c24), .75f, .4f, PAT_NOISE, 5, .4f),
        dark = material_plain(rgb(0x180810), .8f, .3f), trousers = material_cloth(rgb(0x3c5a8c)),
        leather = material_leather(rgb(0x8a5230)), sole = material_plain(rgb(0x3a2418), .7f, .3f),
        straw = material_new(rgb(0xe8cc70), rgb(0xa88038), .8f, .4f, PAT_CLOTH, 6, .9f),
        band = material_cloth(rgb(0xb83070)), worm = rot_flesh(rgb(0xe08a8a), .05f),
        eye_m = material_eye(rgb(0xf0e040), rgb(0xfff8c0), 1.1f, PUPIL_SLIT);
    material(board)->emit = rgb(0xf6f0e0) * .05f;
    mulch_arm(V(-.55f, .55f, -.7f), V(-1.25f, .80f, -.5f), V(-.98f, 1.30f, -.2f), V(.25f, .85f, .3f), V(.3f, -.3f, .9f),
              1, .34f, mulch, wet, claw, leaf);
    mulch_arm(V(.65f, .55f, -.7f), V(1.30f, .60f, -.45f), V(1.04f, 1.16f, -.1f), V(-.25f, .85f, .3f),
              V(-.3f, -.3f, .9f), -1, .40f, mulch, wet, claw, brown);
    push();
    move(.10f, .16f, -.15f);
    turn_z(-9);
    turn_y(-14);
    turn_x(4);
    grow(.84f);
    part(); /* a heap with a face */
    paint(mulch);
    blend(.16f);
    lumpy(.05f, 3.2f);
    egg(0, .30f, -.10f, .96f, .82f, .74f);
    egg(0, -.42f, .0f, .92f, .50f, .66f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .10f, .50f, .60f), V(q * .66f, .66f + .06f * q, .34f), .17f, .13f);
        egg(q * .52f, .10f, .42f, .28f, .20f, .22f);
        limb(V(q * .80f, .0f, .1f), V(q * .74f, -.55f, .1f), .22f, .22f);
    }
    carve();
    blend(.08f);
    egg(-.33f, .34f, .66f, .21f, .18f, .22f);
    egg(.36f, .36f, .64f, .18f, .15f, .22f);
    egg(0, -.20f, .60f, .80f, .16f, .42f);
    fill();
    lumpy(0, 1);
    part();
    paint(dark);
    egg(0, -.20f, .26f, .80f, .24f, .26f);
    eye_with_lid(-.33f, .33f, .56f, .165f, 4, 10, eye_m, wet, -22, .50f);
    eye_with_lid(.36f, .35f, .55f, .125f, -2, 10, eye_m, wet, 24, .62f);
    part(); /* a flowerpot for a nose */
    paint(pot);
    blend(.015f);
    limb(V(.02f, .16f, .52f), V(.02f, .10f, .86f), .17f, .13f);
    push();
    move(.02f, .165f, .60f);
    turn_x(100);
    ring(0, 0, 0, .175f, .038f);
    pop();
    carve();
    push();
    move(.02f, .09f, 1.06f);
    turn_x(10);
    box(0, 0, 0, .3f, .3f, .16f, .01f);
    pop();
    ball(-.03f, .10f, .90f, .028f);
    ball(.07f, .10f, .90f, .028f);
    fill();
    push(); /* and what was round the garden, for teeth */
    move(0, .02f, .74f);
    turn_z(180);
    fence_teeth(10, .80f, .36f, board, 3);
    pop();
    push();
    move(0, -.62f, .78f);
    fence_teeth(9, .76f, .36f, board, 31);
    pop();
    thatch(190, V(0, .28f, -.10f), V(1.0f, .88f, .78f), leaf, brown, 5);
    for (int i = 0; i < 16; i++) { /* a beard of it */
        float x = -.80f + .107f * (float)i, l = .34f + .26f * chance(i + 8);
        push();
        move(x, -.66f - .10f * (1 - x * x), .66f - .42f * x * x);
        turn_z(180 + 50 * (chance(i) - .5f));
        turn_x(-18);
        part();
        leaf_flat(l, l * .5f, i % 3 ? leaf : brown);
        pop();
    }
    static const float flower[5][4] = {{-.62f, .92f, .50f, .30f},
                                       {-.18f, 1.06f, .46f, .22f},
                                       {.44f, 1.04f, .42f, .34f},
                                       {.86f, .58f, .36f, .22f},
                                       {-.92f, .46f, .34f, .20f}};
    for (int i = 0; i < 5; i++) {
        push();
        move(flower[i][0], flower[i][1], flower[i][2]);
        turn_y(40 * flower[i][0]);
        turn_x(-30);
        rot_bloom(flower[i][3], .8f, petal, heart, i * 7);
        pop();
    }
    for (int i = 0; i < 7; i++) { /* worms */
        float x = -.78f + .26f * (float)i, y = i % 2 ? -.60f : -.72f;
        Vec3 p[4] = {V(x, y, .60f - .3f * x * x), V(x + .07f, y - .12f, .74f - .3f * x * x),
                     V(x - .05f, y - .26f, .70f - .3f * x * x), V(x + .08f, y - .36f, .76f - .3f * x * x)};
        part();
        paint(worm);
        tube(4, p, (float[]){.020f, .034f, .034f, .014f}, 4);
    }
    kicking_leg(V(-.40f, -.22f, .50f), V(-.70f, -.14f, .95f), V(-.98f, .20f, 1.18f), V(-1.05f, .46f, 1.36f), trousers,
                leather, sole, 3);
    kicking_leg(V(.02f, -.26f, .50f), V(-.10f, -.46f, 1.02f), V(-.26f, -.90f, 1.16f), V(-.48f, -.98f, 1.36f), trousers,
                leather, sole, 9);
    pop();
    push();
    move(.66f, -.98f, .95f);
    turn_z(-34);
    turn_x(38);
    straw_hat(straw, band);
    pop();
    lamp(V(-.55f, .1f, 1.7f), rgb(0xfff0c8) * 1.3f, .45f);
    rain(20, .25f, rgb(0xd8e0a0) * .25f, 4);
    faction_motes();
}

/* ---- rb05: a hand of vines picks up a helmet, and somebody is in it ---- */

enum { KNUCKLES = 5, GRASPS = 5 };

/* The line of a finger that comes over the crown at `yaw` and presses down the side to `low`. */
static void grasp_line(float yaw, float low, Vec3 *p)
{
    float a = yaw * PI / 180, x = sinf(a), z = cosf(a);
    p[0] = V(.10f * x, 1.02f, .10f * z - .05f);
    p[1] = V(.44f * x, .86f, .42f * z);
    p[2] = V(.64f * x, .48f, .62f * z);
    p[3] = V(.66f * x, mix(.48f, low, .55f), .64f * z);
    p[4] = V(.57f * x, low, .56f * z);
}

static const float grasp_yaw[GRASPS] = {-84, -42, 4, 45, 88}, grasp_low[GRASPS] = {-.38f, -.46f, .30f, -.42f, -.30f};

/* A helmet like a bucket, dented where the fingers press; looking to +z, its slit at y = .05. */
static void squeezed_helm(int steel, int brass, int dark)
{
    part();
    paint(steel);
    blend(.06f);
    limb(V(0, -.42f, 0), V(0, .30f, 0), .55f, .52f);
    egg(0, .42f, 0, .50f, .46f, .50f);
    drum(0, -.62f, 0, .57f, .16f, .05f);
    carve();
    blend(.03f);
    box(0, -1.0f, 0, .9f, .26f, .9f, .01f);
    for (int i = 0; i < GRASPS; i++) {
        Vec3 p[KNUCKLES];
        grasp_line(grasp_yaw[i], grasp_low[i], p);
        blend(.07f);
        tube(KNUCKLES, p, (float[]){.02f, .15f, .15f, .15f, .13f}, 4);
    }
    paint(dark);
    blend(.012f);
    box(0, .05f, .45f, .37f, .105f, .34f, .06f);
    egg(0, .05f, .18f, .40f, .24f, .30f);
    for (int i = 0; i < 6; i++) /* holes to breathe through */
        for (int side = -1; side <= 1; side += 2)
            ball((float)side * (.10f + .09f * (float)(i % 3)), -.28f - .12f * (float)(i / 3),
                 .54f - .03f * (float)(i % 3), .032f);
    fill();
    part();
    paint(brass);
    blend(.02f);
    limb(V(-.40f, .19f, .40f), V(0, .205f, .575f), .035f, .045f);
    limb(V(.40f, .19f, .40f), V(0, .205f, .575f), .035f, .045f);
    limb(V(-.40f, -.09f, .42f), V(0, -.10f, .59f), .03f, .04f);
    limb(V(.40f, -.09f, .42f), V(0, -.10f, .59f), .03f, .04f);
    limb(V(0, -.10f, .60f), V(0, -.60f, .56f), .05f, .035f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .34f;
        ball(sinf(a) * .57f, -.68f, cosf(a) * .57f, .038f);
    }
    int white = material_plain(rgb(0xfff6ea), .25f, 1), pupil = material_plain(rgb(0x180c10), .2f, 1),
        iris = material_plain(rgb(0x3a7ac0), .3f, .8f);
    material(white)->emit = rgb(0xfff0e4) * .38f;
    for (int side = -1; side <= 1; side += 2) { /* two eyes that see what holds them */
        float x = (float)side * .165f;
        part();
        paint(white);
        ball(x, .05f, .34f, .125f);
        part();
        paint(iris);
        egg(x - .016f, .088f, .444f, .052f, .052f, .030f);
        part();
        paint(pupil);
        egg(x - .018f, .093f, .466f, .026f, .026f, .016f);
    }
}

/* Gorget and shoulders below it, leaving the picture. */
static void caught_knight(int steel, int brass, int cloth_m)
{
    part();
    paint(steel);
    blend(.03f);
    for (int i = 0; i < 3; i++) {
        push();
        move(0, -.76f - .10f * (float)i, 0);
        drum(0, 0, 0, .44f + .06f * (float)i, .05f, .04f);
        pop();
    }
    part();
    paint(cloth_m);
    blend(.2f);
    egg(0, -1.52f, -.02f, .86f, .52f, .48f);
    limb(V(0, -1.5f, .1f), V(0, -2.2f, .1f), .7f, .66f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) { /* lames */
            float q = (float)side;
            push();
            move(q * (.82f + .07f * (float)i), -1.16f - .22f * (float)i, .02f);
            turn_z(q * (-26 - 16 * (float)i));
            part();
            paint(steel);
            blend(.02f);
            egg(0, 0, 0, .40f, .26f, .40f);
            carve();
            box(0, -.30f, 0, .6f, .26f, .6f, .01f);
            fill();
            part();
            paint(brass);
            push();
            move(0, -.03f, 0);
            ring(0, 0, 0, .385f, .024f);
            pop();
            pop();
        }
}

static void vine_strangler(void)
{
    camera(V(.15f, 1.25f, 6.0f), V(.02f, 1.62f, 0), 34);
    Scene *s = scene();
    s->back_x = -.6f;
    s->back_seed = 7;
    s->back_zoom = 1.2f;
    s->vignette = 1.35f;
    s->key.color = rgb(0xfff0e0) * 2.2f;
    s->ambient = .5f;
    int stem = rot_flesh(rgb(0x8ea032), .05f), old = rot_flesh(rgb(0x5a6a24), .02f),
        thorn = material_plain(rgb(0xf0e8a0), .4f, .8f), petal = rot_flesh(rgb(magenta), .12f),
        pale = rot_flesh(rgb(0xf47ab8), .12f), heart = material_glow(rgb(0xfff0a0), 1.3f), steel = material_iron(),
        brass = material_gold(), dark = material_plain(rgb(0x0c060c), .9f, .1f), blue = material_wool(rgb(0x2c4878));
    material(steel)->color = rgb(0xb4b4c4);
    material(steel)->color2 = rgb(0x6a6a7c);
    push();
    move(-.04f, 1.30f, .35f);
    turn_y(-10);
    turn_z(7);
    grow(1.06f);
    squeezed_helm(steel, brass, dark);
    for (int i = 0; i < GRASPS; i++) {
        Vec3 p[KNUCKLES];
        grasp_line(grasp_yaw[i], grasp_low[i], p);
        thorn_vine(KNUCKLES, p, .16f, .095f, stem, thorn, i * 40 + 3);
        part();
        paint(thorn); /* a nail */
        limb(p[4] + V(0, .03f, 0), p[4] * V(.88f, 1, .88f) + V(0, i == 2 ? -.20f : -.26f, 0), .085f, .006f);
    }
    part(); /* the palm */
    paint(stem);
    blend(.12f);
    egg(0, 1.02f, -.04f, .30f, .20f, .30f);
    pop();
    push();
    move(-.02f, 1.30f, .30f);
    turn_y(-6);
    caught_knight(steel, brass, blue);
    pop();
    for (int i = 0; i < 4; i++) { /* the arm: a rope of vines out of the upper left */
        Vec3 p[6];
        for (int k = 0; k < 6; k++) {
            float t = (float)k / 5, b = (float)i * PI / 2 + 4.2f * t, w = .17f * (1 - .35f * t);
            p[k] = V(-2.1f + 2.0f * t, 3.75f - 1.28f * t * t, -.6f + .9f * t) +
                   V(sinf(b) * w, cosf(b) * w, cosf(b + 1) * w);
        }
        thorn_vine(6, p, .21f, .15f, i % 2 ? old : stem, thorn, i * 30);
    }
    static const float flower[3][7] = {{.46f, 2.62f, .42f, .70f, .95f, 16, -10},
                                       {-.78f, 2.98f, .30f, .36f, .8f, -24, 6},
                                       {1.05f, 3.05f, -.2f, .34f, .6f, 30, 0}};
    for (int i = 0; i < 3; i++) {
        push();
        move(flower[i][0], flower[i][1], flower[i][2]);
        turn_y(flower[i][5]);
        turn_x(flower[i][6]);
        rot_bloom(flower[i][3], flower[i][4], i == 0 ? petal : pale, heart, i * 7);
        pop();
    }
    lamp(V(-.5f, 1.7f, 2.0f), rgb(0xffe8e0) * 1.6f, .4f);
    rain(34, .3f, rgb(0x9a7ab0), 9);
    faction_motes();
}

const Card siege_rotbloom_garden_cards[] = {{"cards/siege/rb01", ROTBLOOM, sporeling},
                                            {"cards/siege/rb02", ROTBLOOM, mulch_crawler},
                                            {"cards/siege/rb04", ROTBLOOM, bloat_toad},
                                            {"cards/siege/rb05", ROTBLOOM, vine_strangler},
                                            {0}};
