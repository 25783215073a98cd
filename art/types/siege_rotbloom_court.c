/* SPDX-License-Identifier: MIT
 * Rotbloom: those who feed, and those who are fed. */
#include "cards.h"
#include "props/rot.h"
#include "props/teeth.h"

static const unsigned magenta = 0xe0489b;

/* ---- a gleaner so near that one sees its pores ---- */

typedef struct {
    float yaw, pitch;  /* where the eyes look, degrees */
    float open, tilt;  /* of the lids */
    float jaw, cheeks; /* 0 shut .. 1 */
    float ear[2];      /* degrees each droops */
    int blank;         /* a material of eyes that see nothing; 0: its own */
} Thief;

/* An ear with a ragged edge and veins, its root at the brush's place, to +x. */
static void thief_ear(int skin, int inner)
{
    static const float edge[] = {0,    -.22f, .30f, -.24f, .50f, -.10f, .56f, -.14f, .74f, .02f, 1.06f,
                                 .42f, .80f,  .46f, .72f,  .40f, .62f,  .50f, .34f,  .42f, 0,    .24f};
    static const float hollow[] = {.08f, -.12f, .28f, -.14f, .52f, -.02f, .88f,
                                   .34f, .60f,  .38f, .34f,  .30f, .10f,  .12f};
    part();
    paint(skin);
    blend(.03f);
    outline(11, edge, 2, .045f, .05f);
    limb(V(-.02f, .18f, .01f), V(.92f, .42f, .02f), .055f, .02f);
    part();
    paint(inner);
    push();
    move(0, 0, .04f);
    outline(7, hollow, 2, .02f, .05f);
    pop();
    part();
    paint(skin);
    blend(.01f);
    for (int i = 0; i < 4; i++) {
        float t = (float)i;
        limb(V(.06f, .02f + .02f * t, .055f), V(.50f + .10f * t, -.06f + .12f * t, .058f), .014f, .004f);
    }
}

static void thief_mouth(const Thief *f, int dark, int tongue, int tooth_m)
{
    float d = f->jaw;
    part();
    paint(dark);
    egg(0, -.26f - .16f * d, .24f, .27f, .05f + .18f * d, .16f);
    part();
    paint(tongue);
    blend(.05f);
    egg(.01f, -.34f - .28f * d, .34f, .15f, .05f + .03f * d, .20f);
    push();
    move(0, -.225f, .40f);
    teeth(&(Teeth){.count = 8,
                   .material = tooth_m,
                   .half_width = .23f,
                   .sag = -.02f,
                   .depth = .12f,
                   .length = .075f,
                   .thick = .036f,
                   .uneven = .7f,
                   .fang = 2});
    move(0, -.06f - .33f * d, -.06f);
    teeth(&(Teeth){.count = 6,
                   .material = tooth_m,
                   .half_width = .19f,
                   .sag = .03f,
                   .depth = .12f,
                   .length = -.06f,
                   .thick = .036f,
                   .uneven = .7f,
                   .fang = 1});
    pop();
}

static void thief_head(const Thief *f, int skin, int inner)
{
    float d = f->jaw, c = f->cheeks;
    int iris = material_eye(rgb(0xf7c030), rgb(0xfff0b8), .30f, PUPIL_ROUND);
    material(iris)->iris = .74f;
    for (int k = 0; k < 2; k++) {
        push();
        if (k == 0)
            mirror_x();
        move(.44f, .10f, -.06f);
        turn_y(-14);
        turn_z(-f->ear[k]);
        thief_ear(skin, inner);
        pop();
    }
    part();
    paint(skin);
    blend(.09f);
    lumpy(.012f, 7);
    egg(0, .16f, -.06f, .47f, .40f, .42f);
    egg(0, -.06f, .08f, .46f, .28f, .36f);
    egg(0, -.34f - .30f * d, .14f - .05f * d, .33f, .14f, .27f);
    egg(0, -.15f, .36f, .27f, .10f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * (.33f + .12f * c), -.16f - .05f * d, .18f, .17f + .12f * c, .16f + .10f * c, .19f + .10f * c);
        limb(V(q * .40f, -.06f, .02f), V(q * .29f, -.34f - .30f * d, .08f), .13f, .12f);
        egg(q * .225f, .10f, .30f, .23f, .22f, .14f);
    }
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side, up = q * f->tilt * .002f;
        limb(V(q * .06f, .29f - up, .43f), V(q * .42f, .33f + up, .22f), .060f, .045f); /* brow */
        limb(V(q * .10f, -.08f, .46f), V(q * .38f, -.05f, .32f), .035f, .028f);         /* bag of the eye */
        limb(V(q * .11f, -.07f, .50f), V(q * .33f, -.22f - .1f * d, .36f), .030f, .040f);
        egg(q * .075f, -.055f, .52f, .05f, .045f, .055f);
    }
    egg(0, -.03f, .54f, .09f, .07f, .10f);
    carve();
    blend(.025f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .05f, -.085f, .58f, .024f, .026f, .05f);
    egg(0, -.25f - .16f * d, .42f, .26f + .03f * d, .025f + .20f * d, .30f);
    blend(.012f);
    for (int i = 0; i < 3; i++) { /* a forehead in folds */
        Vec3 p[4];
        for (int k = 0; k < 4; k++) {
            float x = -.26f + .173f * (float)k + .03f * (float)i, y = .38f + .065f * (float)i - .02f * (float)(k % 2);
            p[k] = V(x, y, -.05f + .42f * sqrtf(max_of(.02f, 1 - x * x / .22f - (y - .16f) * (y - .16f) / .16f)));
        }
        tube(4, p, (float[]){.006f, .014f, .013f, .005f}, 3);
    }
    fill();
    lumpy(0, 1);
    thief_mouth(f, material_plain(rgb(0x2a0818), .5f, .4f), rot_flesh(rgb(0xd04878), .08f), material_tooth());
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        if (!f->blank) {
            eye_with_lid(q * .22f, .10f, .33f, .19f, f->yaw, f->pitch, iris, skin, q * f->tilt, f->open + .06f * q);
            continue;
        }
        part();
        paint(f->blank);
        ball(q * .22f, .10f, .34f, .185f);
        part();
        paint(skin);
        blend(.02f);
        limb(V(q * .03f, .24f, .47f), V(q * .40f, .26f, .28f), .05f, .04f);
    }
}

static int thief_skin(unsigned color)
{
    int m = material_skin(rgb(color), rgb(color) * V(.55f, .50f, .66f));
    material(m)->sss = rgb(0x9050a0) * .35f;
    material(m)->rough = .42f;
    material(m)->bump = .7f;
    return m;
}

/* ---- rb03: the season pours ---- */

static void feeding_season(void)
{
    camera(V(-.35f, -.62f, 5.9f), V(.10f, -.02f, 0), 35);

    Scene *s = scene();
    s->back_seed = 6;
    s->back_zoom = 1.5f;
    s->roll = 5;
    s->aperture = .026f;
    s->vignette = 1.5f;
    s->key = (Light){V(-.5f, .85f, .35f), rgb(0xfff0b0) * 1.6f, .12f};
    s->rim = (Light){V(-.9f, .2f, -.5f), rgb(0xe058a8) * 3.0f, 0};
    s->ambient = .35f;
    int skin = thief_skin(0x9484c8), inner = rot_flesh(rgb(0xd06a90), .06f), petal = rot_flesh(rgb(magenta), .16f),
        heart = material_glow(rgb(0xfff0a0), 1.6f), stem = rot_flesh(rgb(0x8ea032), .08f),
        thorn = material_plain(rgb(0xf4eca8), .4f, .8f), syrup = material_glow(rgb(0xffc030), 1.5f),
        sticky = material_new(rgb(0xf0a020), rgb(0xc06010), .06f, 1.6f, PAT_PLAIN, 1, 0);
    material(sticky)->emit = rgb(0xff9010) * .55f;
    push(); /* he leans back, his mouth a funnel */
    move(.16f, -.34f, .1f);
    turn_y(-58);
    turn_x(-36);
    turn_z(6);
    grow(1.36f);
    thief_head(&(Thief){.yaw = 0, .pitch = 24, .open = .42f, .tilt = -10, .jaw = .95f, .cheeks = .9f, .ear = {34, 46}},
               skin, inner);
    Vec3 gullet = here(V(0, -.40f, .36f));
    Vec3 lip[6];
    for (int i = 0; i < 6; i++)
        lip[i] = here(
            V(-.25f + .1f * (float)i, -.60f + .04f * fabsf((float)i - 2.5f), .40f - .02f * fabsf((float)i - 2.5f)));
    part();
    paint(syrup);
    blend(.05f);
    egg(0, -.44f, .34f, .21f, .09f, .18f);
    pop();
    part(); /* what runs over */
    paint(sticky);
    blend(.04f);
    for (int i = 0; i < 6; i++) {
        float l = .22f + .34f * chance(i + 4);
        limb(lip[i] + V(0, .03f, 0), lip[i] + V(-.02f, -.08f, .06f), .045f, .040f);
        limb(lip[i] + V(-.02f, -.08f, .06f), lip[i] + V(-.02f, -.08f - l, .07f), .036f, .022f);
        ball(lip[i][0] - .02f, lip[i][1] - .09f - l, lip[i][2] + .07f, .040f);
    }
    part(); /* a body that is all belly, out of the frame */
    paint(skin);
    blend(.2f);
    lumpy(.01f, 6);
    egg(.72f, -1.42f, -.2f, .82f, .80f, .7f);
    egg(.62f, -.86f, -.25f, .44f, .34f, .4f);
    lumpy(0, 1);
    Vec3 bloom = V(-.62f, 1.08f, .35f);
    push();
    move(bloom[0], bloom[1], bloom[2]);
    aim(V(.5f, .5f, .6f), V(.35f, -.90f, .25f));
    rot_bloom(.62f, .62f, petal, heart, 4);
    pop();
    Vec3 way[5] = {V(-1.6f, .2f, -.6f), V(-1.45f, .95f, -.4f), V(-1.15f, 1.5f, -.1f), V(-.80f, 1.5f, .2f), bloom};
    thorn_vine(5, way, .12f, .09f, stem, thorn, 9);
    Vec3 fall[5] = {bloom + V(.04f, -.14f, .08f), vec_mix(bloom, gullet, .3f) + V(.03f, .02f, .0f),
                    vec_mix(bloom, gullet, .55f) + V(.03f, .03f, 0), vec_mix(bloom, gullet, .8f) + V(.02f, .02f, 0),
                    gullet};
    part();
    paint(syrup);
    tube(5, fall, (float[]){.13f, .075f, .060f, .055f, .07f}, 4);
    for (int i = 0; i < 5; i++) {
        Vec3 at = vec_mix(bloom, gullet, .15f + .18f * (float)i);
        sprite(at, .26f, rgb(0xffc040), SPRITE_GLOW, .28f);
    }
    lamp(gullet + V(-.35f, .45f, .6f), rgb(0xffc050) * 2.6f, .42f);
    lamp(bloom + V(.1f, -.3f, .6f), rgb(0xffb0a0) * 1.2f, .35f);
    for (int i = 0; i < 2; i++) { /* those who only get what drips */
        push();
        move(i ? -.20f : -.78f, i ? -1.20f : -.98f, .75f);
        turn_y(i ? 14.f : 34.f);
        turn_x(-34);
        turn_z(i ? -14.f : 10.f);
        grow(i ? .44f : .52f);
        thief_head(&(Thief){.pitch = 18, .yaw = 10, .open = .75f, .tilt = -16, .jaw = .7f, .ear = {20, -6}}, skin,
                   inner);
        pop();
    }
    for (int i = 0; i < 9; i++) { /* drops */
        float t = chance(i + 40);
        part();
        paint(syrup);
        egg(-.70f + .60f * t, -.45f - .40f * chance(i + 7), .85f, .022f, .036f, .022f);
    }
    faction_motes();
}

const Card siege_rotbloom_court_cards[] = {{"cards/siege/rb03", ROTBLOOM, feeding_season}, {0}};
