/* SPDX-License-Identifier: MIT
 * Rotbloom: what grows in the rot garden. */
#include "cards.h"
#include "props/beast4.h"
#include "props/rot.h"
#include "props/sinew.h"
#include "props/weapons.h"

static const unsigned magenta = 0xe0489b;

static int wide_eye(Vec3 iris)
{
    int m = material_eye(iris, rgb(0xfff6d8), .1f, PUPIL_ROUND);
    material(m)->iris = .7f;
    return m;
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

/* ---- rb05: it hugs, and means it ---- */

enum { COILS = 33 };

/* Round and round a helmet of radius .55 at the brush's place, from below to the crown; it leaves the eyes free. */
static void hugging_coils(int stem, int thorn)
{
    Vec3 p[COILS];
    float r[COILS];
    for (int i = 0; i < COILS; i++) {
        float t = (float)i / (COILS - 1), turns = 4.0f * t, a = (turns - .5f) * 2 * PI,
              shut = smooth(3.3f, 4.0f, turns);
        float y = -1.72f + .50f * turns + .58f * smooth(2.65f, 3.3f, turns), far = .80f - .42f * shut;
        p[i] = V(sinf(a) * far, y + .10f * sinf(a) * (1 - shut), cosf(a) * far);
        r[i] = .27f - .07f * smooth(2.5f, 4, turns);
    }
    part();
    paint(stem);
    blend(.02f);
    lumpy(.012f, 7);
    tube(COILS, p, r, 4);
    lumpy(0, 1);
    part();
    paint(thorn);
    for (int i = 0; i < 84; i++) {
        float t = .3f + (COILS - 1.6f) * ((float)i + .5f * chance(i)) / 84, q = r[(int)t];
        Vec3 at = tube_point(COILS, p, t), along = vec_unit(tube_point(COILS, p, t + .1f) - at),
             away = vec_unit(V(at[0], 0, at[2])), up = vec_cross(along, away);
        Vec3 out = vec_unit(away + up * (1.5f * (chance(i + 40) - .5f)));
        limb(at + out * q * .8f, at + out * q * 1.75f - along * q * .4f, q * .30f, .004f);
    }
}

/* A helmet like a bucket, looking to +z, its slit at y = .05. */
static void hugged_helm(int steel, int brass, int dark)
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
    int stem = rot_flesh(rgb(0x8ea032), .05f), thorn = material_plain(rgb(0xf0e8a0), .4f, .8f),
        petal = rot_flesh(rgb(magenta), .12f), pale = rot_flesh(rgb(0xf47ab8), .12f),
        heart = material_glow(rgb(0xfff0a0), 1.3f), steel = material_iron(), brass = material_gold(),
        dark = material_plain(rgb(0x0c060c), .9f, .1f);
    material(steel)->color = rgb(0xb4b4c4);
    material(steel)->color2 = rgb(0x6a6a7c);
    push();
    move(-.04f, 1.46f, .35f);
    turn_y(-8);
    turn_z(11);
    turn_x(4);
    grow(1.34f);
    hugged_helm(steel, brass, dark);
    hugging_coils(stem, thorn);
    static const float flower[4][6] = {{.10f, .98f, .44f, .50f, 4, -6},
                                       {-.98f, .36f, .40f, .26f, -40, 0},
                                       {.92f, -.44f, .58f, .34f, 34, 6},
                                       {-.70f, -.92f, .82f, .24f, -24, 10}};
    for (int i = 0; i < 4; i++) {
        push();
        move(flower[i][0], flower[i][1], flower[i][2]);
        turn_y(flower[i][4]);
        turn_x(flower[i][5]);
        rot_bloom(flower[i][3], .9f, i % 2 ? pale : petal, heart, i * 7);
        pop();
    }
    Vec3 eyes = here(V(0, .1f, 1.3f));
    pop();
    lamp(eyes, rgb(0xfff0e8) * 1.2f, .35f);
    rain(34, .3f, rgb(0x9a7ab0), 9);
    faction_motes();
}

const Card siege_rotbloom_garden_cards[] = {
    {"cards/siege/rb04", ROTBLOOM, bloat_toad}, {"cards/siege/rb05", ROTBLOOM, vine_strangler}, {0}};
