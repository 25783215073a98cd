/* SPDX-License-Identifier: MIT
 * Rotbloom: those who feed, and those who are fed. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/rot.h"
#include "props/skull.h"
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

/* A hand of three spoons and a thumb, large; from the wrist along `fingers`. */
static void spoon_hand(Vec3 from, Vec3 wrist, Vec3 fingers, Vec3 palm, float size, float curl, int skin)
{
    part();
    paint(skin);
    blend(.06f * size);
    lumpy(.01f, 8);
    limb(from, wrist, .15f * size, .10f * size);
    push();
    move(wrist[0], wrist[1], wrist[2]);
    aim(fingers, palm);
    grow(size);
    egg(0, .13f, 0, .15f, .16f, .075f);
    blend(.03f);
    for (int i = 0; i < 4; i++) {
        float s = i == 3 ? 2.3f : (float)i - 1, tall = i == 3 ? .22f : .46f - .04f * fabsf(s), z = curl * .20f;
        Vec3 root = V(s * .085f, i == 3 ? .08f : .22f, .02f), bend = V(s * .115f, tall * .80f, -.015f),
             tip = V(s * .125f, tall + .08f * (1 - curl), z);
        limb(root, bend, .048f, .040f);
        ball(bend[0], bend[1], bend[2], .047f);
        limb(bend, tip, .040f, .034f);
        egg(tip[0], tip[1] + .03f, tip[2] + .02f, .066f, .085f, .040f);
    }
    lumpy(0, 1);
    pop();
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

/* ---- rb06: it found a way in ---- */

/* How far a place lies out of the breach: under 1 is hole. */
static float breach(float x, float y)
{
    float a = x * .86f + y * .50f, b = -x * .50f + y * .86f; /* the hole leans */
    return (a + .02f) * (a + .02f) / .95f + (b - .05f) * (b - .05f) / .66f;
}

static Vec3 burrow_light(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = distance_to(u, v, .05f, -.1f);
    return vec_mix(rgb(0xffb848) * 1.7f, t[SHADOW] * .8f, smooth(.35f, 1.15f, d));
}

static void breach_wall(int stone, int stone2)
{
    for (int row = 0; row < 13; row++)
        for (int i = 0; i < 7; i++) {
            float w = .21f + .05f * chance(row * 7 + i), x = -1.5f + .50f * (float)i + (row % 2 ? .25f : 0),
                  y = -1.62f + .27f * (float)row, d = breach(x, y);
            if (d < 1)
                continue;
            float out = d < 1.9f ? (1.9f - d) : 0;
            push();
            move(x * (1 + .10f * out), y * (1 + .10f * out), -.10f + .05f * chance(i + row * 9) + .34f * out);
            turn_z(26 * out * (chance(i + row * 3) - .5f));
            turn_x(-30 * out * (y > 0 ? 1.f : -1.f) * chance(i + row));
            turn_y(30 * out * (x > 0 ? 1.f : -1.f));
            block(0, 0, 0, w, .122f, .22f, (i + row) % 3 ? stone : stone2);
            pop();
        }
}

static void burrowing_graft(void)
{
    camera(V(-.05f, -.05f, 5.0f), V(0, 0, 0), 30);
    Scene *s = scene();
    s->backdrop = burrow_light;
    s->ambient = .34f;
    s->vignette = 1.5f;
    s->key = (Light){V(-.55f, .45f, .9f), rgb(0xe8dcf8) * 1.1f, .12f};
    s->rim = (Light){V(.25f, -.25f, -.9f), rgb(0xffc060) * 5.0f, 0};
    int skin = thief_skin(0x8c84a8), inner = rot_flesh(rgb(0xa05a78), .03f),
        stone = material_stone(rgb(0x5c4668), rgb(0x281c30)), stone2 = material_stone(rgb(0x463650), rgb(0x1e1624)),
        stem = rot_flesh(rgb(0xb5cc3a), .10f), old = rot_flesh(rgb(0x6c7c28), .05f),
        thorn = material_plain(rgb(0xf4eca8), .4f, .8f), blank = material_glow(rgb(0xf4fad0), 1.5f),
        petal = rot_flesh(rgb(magenta), .16f), heart = material_glow(rgb(0xfff0a0), 1.4f);
    breach_wall(stone, stone2);
    push(); /* he comes head first, and not because he wants to */
    move(-.06f, -.06f, .30f);
    turn_z(-24);
    turn_y(10);
    turn_x(14);
    grow(1.02f);
    thief_head(&(Thief){.jaw = .85f, .tilt = -26, .open = .8f, .ear = {62, 20}, .blank = blank}, skin, inner);
    Vec3 nape = here(V(.05f, .40f, -.30f)), temple = here(V(.38f, .44f, .12f));
    int vein = rot_flesh(rgb(0x9cb83a), .22f); /* it has grown under his skin */
    for (int i = 0; i < 5; i++) {
        float a = -.9f + .5f * (float)i;
        Vec3 p[4];
        for (int k = 0; k < 4; k++) {
            float t = (float)k / 3, x = .05f + .50f * t * sinf(a) + .05f * sinf(5 * t + (float)i),
                  y = .52f - .34f * t * (.6f + .4f * cosf(a));
            p[k] = V(x, y, -.05f + .42f * sqrtf(max_of(.02f, 1 - x * x / .23f - (y - .16f) * (y - .16f) / .165f)));
        }
        part();
        paint(vein);
        blend(.01f);
        tube(4, p, (float[]){.045f, .032f, .022f, .006f}, 4);
    }
    pop();
    push();
    move(temple[0], temple[1], temple[2]);
    turn_y(24);
    turn_x(-20);
    rot_bloom(.26f, .7f, petal, heart, 3);
    pop();
    static const float grip[7][3] = {/* legs of it: where each takes hold, and how high it arches */
                                     {-.98f, .62f, .66f}, {-.52f, 1.12f, .62f}, {.36f, 1.22f, .66f},
                                     {.96f, .84f, .78f},  {1.02f, .06f, .70f},  {-1.02f, -.28f, .72f},
                                     {.70f, -.98f, .76f}};
    for (int i = 0; i < 7; i++) {
        Vec3 to = V(grip[i][0], grip[i][1], .26f), mid = to * V(.62f, .62f, 0) + V(0, 0, grip[i][2]);
        Vec3 p[6] = {nape + V(0, 0, -.25f),
                     vec_mix(nape, mid, .55f) + V(0, .06f, -.12f),
                     mid + V(0, .05f, 0),
                     vec_mix(mid, to, .55f) + V(0, 0, .14f),
                     to,
                     to + V(grip[i][0], grip[i][1], 0) * .16f + V(0, -.05f, .02f)};
        thorn_vine(6, p, .115f, .018f, i % 3 ? stem : old, thorn, i * 13);
    }
    spoon_hand(V(.34f, -.50f, .15f), V(.42f, -.78f, .95f), V(.10f, -.35f, .9f), V(-.1f, -.9f, -.3f), .82f, .7f, skin);
    for (int i = 0; i < 16; i++) { /* what he has pushed out comes at us */
        float a = 3.4f + 2.6f * chance(i + 5), r = .55f + .65f * chance(i + 30);
        rock(r * cosf(a), r * sinf(a), .6f + 1.2f * chance(i), .03f + .07f * chance(i + 2), .04f + .03f * chance(i + 6),
             .05f, 90 * chance(i), i % 2 ? stone : stone2);
    }
    lamp(V(.35f, -.30f, -.75f), rgb(0xffc050) * 4.0f, .6f); /* his lantern, behind */
    lamp(V(-.55f, .55f, 1.5f), rgb(0xd8d0ff) * 1.0f, .5f);
    sprite(V(.35f, -.4f, -.5f), .8f, rgb(0xffb040), SPRITE_GLOW, .35f);
    spore_puff(V(.1f, -.9f, .8f), V(.9f, .4f, .3f), 26, .14f, rgb(0xe8c080), .22f, 2);
}

/* ---- rb07: what they bring her ---- */

/* n points along a lip: half an ellipse above (up > 0) or below. */
static void lip_line(Vec3 *p, int n, float wide, float high, float z, float sag)
{
    for (int i = 0; i < n; i++) {
        float a = ((float)i / (float)(n - 1) - .5f) * 1.12f * PI;
        p[i] = V(sinf(a) * wide, sag + cosf(a) * high, z - .35f * sinf(a) * sinf(a));
    }
}

static void gorge(int gum, int deep, int tooth_m)
{
    for (int k = 0; k < 7; k++) { /* the throat, ring behind ring, lighter as it goes down */
        float t = (float)k / 6;
        Vec3 p[15];
        float r[15];
        int m = rot_flesh(vec_mix(rgb(0x6a1238), rgb(0xffa828), t * t), .05f + 1.1f * t * t);
        for (int i = 0; i < 15; i++) {
            float a = (float)i / 14 * 2 * PI, w = 1.06f - .50f * t, h = .86f - .42f * t;
            p[i] = V(sinf(a) * w - .10f * t, cosf(a) * h + .10f * t, -.25f - .75f * t);
            r[i] = .19f - .05f * t;
        }
        part();
        paint(m);
        blend(.06f);
        lumpy(.02f, 5);
        tube(15, p, r, 3);
        lumpy(0, 1);
    }
    part();
    paint(deep);
    egg(-.10f, .10f, -1.3f, .8f, .7f, .06f);
    for (int up = -1; up <= 1; up += 2) {
        Vec3 lip[13];
        float r[13];
        lip_line(lip, 13, 1.12f, .80f, .42f, -.02f);
        for (int i = 0; i < 13; i++) {
            lip[i] = lip[i] * V(1, (float)up, 1) + V(0, 0, up < 0 ? .16f : 0);
            r[i] = (up < 0 ? .20f : .15f) + .03f * sinf((float)i * 1.7f);
        }
        part();
        paint(gum);
        blend(.06f);
        lumpy(.025f, 5);
        tube(13, lip, r, 4);
        lumpy(0, 1);
        carve();
        blend(.03f);
        for (int i = 0; i < 25; i++) { /* creases, as of one who eats all day */
            Vec3 c = tube_point(13, lip, .3f + .46f * (float)i + .2f * chance(i + 3)), d = V(c[0], c[1], 0) * .16f;
            limb(c - d * .6f + V(0, 0, .20f), c + d * 1.2f + V(0, 0, .13f), .014f, .022f);
        }
        fill();
        for (int i = 0; i < 13; i++) {
            float t = .9f + .85f * (float)i;
            Vec3 root = tube_point(13, lip, t) + V(0, -.08f * (float)up, -.08f);
            float l = (up > 0 ? .40f : .27f) * (.55f + .75f * chance(i + 20 + up * 9));
            part();
            paint(tooth_m);
            blend(.01f);
            limb(root, root + V(-root[0] * .16f, -l * (float)up, .10f), .078f, .010f);
        }
    }
}

/* He has climbed onto the tongue, and lifts what he has brought: seen against the light in her. */
static void bringer(int skin, int inner, int syrup, int iron)
{
    part();
    paint(skin);
    blend(.09f);
    egg(0, .36f, 0, .25f, .28f, .23f);
    egg(0, .64f, .02f, .17f, .16f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .14f, .22f, 0), V(q * .19f, .03f, .02f), .10f, .07f);
        egg(q * .20f, .0f, .07f, .08f, .05f, .13f);
    }
    push();
    move(0, .92f, .06f);
    turn_x(-18);
    grow(.62f);
    thief_head(&(Thief){.yaw = 0, .pitch = 22, .open = .8f, .tilt = -18, .jaw = .25f, .ear = {30, 6}}, skin, inner);
    pop();
    spoon_hand(V(-.18f, .64f, .05f), V(-.36f, 1.00f, .26f), V(.1f, .9f, .1f), V(.5f, 0, -.7f), .46f, .6f, skin);
    spoon_hand(V(.18f, .64f, .05f), V(.36f, .98f, .26f), V(-.1f, .9f, .1f), V(-.5f, 0, -.7f), .46f, .6f, skin);
    part(); /* a pot, full to the brim */
    paint(iron);
    blend(.03f);
    egg(0, 1.46f, .26f, .30f, .20f, .26f);
    push();
    move(0, 1.60f, .26f);
    ring(0, 0, 0, .24f, .04f);
    pop();
    part();
    paint(syrup);
    blend(.03f);
    egg(0, 1.62f, .26f, .22f, .07f, .20f);
    for (int i = 0; i < 3; i++)
        limb(V(-.26f + .2f * (float)i, 1.58f, .44f), V(-.27f + .2f * (float)i, 1.40f - .08f * chance(i), .47f), .028f,
             .02f);
}

static void gorgemother(void)
{
    camera(V(.42f, -.52f, 5.0f), V(.0f, .14f, 0), 31);
    Scene *s = scene();
    s->back_seed = 9;
    s->vignette = 1.4f;
    s->ambient = .42f;
    s->key = (Light){V(-.55f, .75f, .55f), rgb(0xf0e8d0) * 1.9f, .12f};
    s->rim.color = rgb(0xd8f050) * 2.4f;
    s->roll = -6;
    int flesh = rot_flesh(rgb(0x94ac30), .06f), gum = rot_flesh(rgb(0xb83474), .07f),
        deep = material_glow(rgb(0xffd060), 1.7f), tooth_m = material_bone(), tongue = rot_flesh(rgb(0xe0507e), .10f),
        skin = thief_skin(0x40305c), inner = rot_flesh(rgb(0x6a3050), .02f), syrup = material_glow(rgb(0xffd040), 1.5f),
        iron = material_iron(), petal_m = rot_flesh(rgb(magenta), .12f), wart = rot_flesh(rgb(0xb8cc48), .10f),
        look = material_eye(rgb(0xf0a020), rgb(0xfff0c8), .35f, PUPIL_SLIT);
    material(look)->iris = .55f;
    material(tooth_m)->color = rgb(0xfff4d8);
    material(flesh)->bump = .9f;
    gorge(gum, deep, tooth_m);
    part(); /* the face above and the chin below */
    paint(flesh);
    blend(.16f);
    lumpy(.05f, 2.6f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i / 8 - .5f) * 1.5f * PI;
        egg(sinf(a) * 1.42f, -.05f + cosf(a) * 1.14f, -.05f, .44f, .36f, .55f);
    }
    egg(0, 1.46f, -.15f, 1.3f, .50f, .6f);
    egg(0, -1.50f, .05f, 1.5f, .44f, .6f);
    lumpy(0, 1);
    static const float eyes[6][5] = {{-.52f, 1.20f, .44f, .25f, 16}, {.10f, 1.30f, .50f, .19f, -6},
                                     {.58f, 1.16f, .44f, .15f, -18}, {-.98f, .98f, .40f, .13f, 20},
                                     {.94f, .92f, .40f, .18f, -22},  {-.12f, 1.56f, .40f, .12f, 0}};
    for (int i = 0; i < 6; i++) {
        part();
        paint(flesh);
        blend(.05f);
        egg(eyes[i][0], eyes[i][1], eyes[i][2] - .10f, eyes[i][3] * 1.25f, eyes[i][3] * 1.15f, eyes[i][3] * .9f);
        eye_with_lid(eyes[i][0], eyes[i][1], eyes[i][2] + .04f, eyes[i][3], -eyes[i][0] * 30, 30, look, flesh,
                     eyes[i][4], .52f);
    }
    for (int i = 0; i < 30; i++) {
        float a = ((float)i / 29 - .5f) * 1.7f * PI, r = 1.18f + .30f * chance(i + 3);
        part();
        paint(wart);
        ball(sinf(a) * r * 1.1f, cosf(a) * r, .36f, .025f + .05f * chance(i + 11));
    }
    part(); /* the tongue comes out to be walked on */
    paint(tongue);
    blend(.12f);
    lumpy(.012f, 9);
    Vec3 lick[6] = {V(-.10f, -.52f, -1.0f), V(-.06f, -.66f, -.4f), V(.02f, -.86f, .2f),
                    V(.10f, -1.06f, .8f),   V(.20f, -1.30f, 1.2f), V(.36f, -1.62f, 1.4f)};
    tube(6, lick, (float[]){.30f, .34f, .36f, .36f, .33f, .24f}, 5);
    lumpy(0, 1);
    push();
    move(.16f, -.70f, .72f);
    turn_y(150);
    turn_z(5);
    grow(.72f);
    bringer(skin, inner, syrup, iron);
    pop();
    for (int i = 0; i < 8; i++) { /* strings between the lips */
        float x = -.92f + .26f * (float)i, top = .72f - .30f * x * x,
              low = i % 3 ? top - .35f - .3f * chance(i) : -.55f + .2f * x * x;
        part();
        paint(syrup);
        blend(.02f);
        Vec3 p[3] = {V(x, top, .48f), V(x + .02f, (top + low) * .5f, .52f), V(x + .03f, low, .54f)};
        tube(3, p, (float[]){.034f, .010f, .022f}, 3);
        ball(p[2][0], p[2][1], p[2][2], .03f);
    }
    for (int i = 0; i < 3; i++) { /* petals of what she grew from */
        push();
        move(i == 1 ? -1.15f : 1.15f, i == 2 ? 1.25f : -1.12f, .75f);
        turn_y(i == 1 ? 40.f : -40.f);
        turn_z(i == 1 ? 40.f : i == 2 ? 130.f : -46.f);
        rot_bloom(.46f, .9f, petal_m, petal_m, i * 5);
        pop();
    }
    lamp(V(-.1f, .25f, -.55f), rgb(0xffb840) * 3.2f, .55f);
    lamp(V(-.35f, 1.1f, 1.6f), rgb(0xf4f0b0) * 1.2f, .45f);
    sprite(V(-.1f, .15f, -.7f), .8f, rgb(0xffb840), SPRITE_GLOW, .30f);
    spore_puff(V(0, .1f, .5f), V(.9f, .7f, .6f), 34, .06f, rgb(0xffd070), .35f, 12);
}

/* ---- rb08: what is left of the king, and what wears him ---- */

static Vec3 broken_hall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1) / 2.1f), t[DARK], t[SHADOW] * .8f, t[SHADOW]);
    for (int i = 0; i < 6; i++) { /* columns, broken at unlike heights */
        float x = -.95f + .38f * (float)i, top = .35f + .6f * chance_of(i + 40) + .1f * sinf(u * 40 + (float)i);
        float in = under(.085f, fabsf(u - x), .008f) * under(top, v, .01f);
        float round = .5f + .5f * cosf((u - x) / .085f * 1.5f);
        c = vec_mix(c, vec_mix(t[DARK], t[SHADOW] * 1.3f, .2f + .5f * round * (u < x ? 1.f : .4f)), in * .85f);
    }
    float beam = fabsf(u + .46f + .42f * (v - .9f)) / (.36f - .16f * v); /* light through the roof, from the left */
    c += rgb(0xf0e4a0) * (.30f * smooth(1.15f, .2f, beam) * smooth(-1.1f, 1.1f, v));
    return c;
}

/* One that has grown fat in there, from root to head, and looks who comes. */
static void maggot_king(int skin, int crown, int gem)
{
    static const float at[6][4] = {{-.17f, .02f, .10f, .11f},   {-.20f, .00f, .28f, .13f}, {-.26f, -.03f, .38f, .14f},
                                   {-.31f, -.02f, .46f, .145f}, {-.33f, .06f, .50f, .15f}, {-.32f, .15f, .50f, .155f}};
    part();
    paint(skin);
    blend(.025f);
    for (int i = 0; i < 6; i++)
        ball(at[i][0], at[i][1], at[i][2], at[i][3]);
    push();
    move(-.32f, .18f, .52f);
    turn_y(16);
    turn_x(-4);
    turn_z(8);
    grow(.86f);
    part();
    paint(skin);
    blend(.04f);
    egg(0, 0, 0, .20f, .20f, .18f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .10f, -.07f, .11f, .085f, .07f, .07f);
    carve();
    blend(.02f);
    egg(0, -.075f, .20f, .105f, .05f, .10f);
    fill();
    part();
    paint(material_plain(rgb(0x3c0c24), .5f, .4f));
    egg(0, -.075f, .10f, .11f, .055f, .06f);
    push();
    move(0, -.04f, .155f);
    teeth(&(Teeth){.count = 5, .material = material_tooth(), .half_width = .07f, .length = .05f, .thick = .018f});
    pop();
    int e = material_eye(rgb(0x30201c), rgb(0xfff4c0), .35f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .085f, .055f, .135f, .072f, 2, -4, e, skin, (float)side * -14, .7f);
    push();
    move(0, .17f, -.02f);
    crown_spiked(.135f, 6, .15f, .11f, crown, gem);
    pop();
    pop();
}

static void crown_of_maggots(void)
{
    camera(V(-.25f, .10f, 6.6f), V(-.02f, .10f, 0), 31);
    Scene *s = scene();
    s->backdrop = broken_hall;
    s->key.towards = vec_unit(V(-.55f, .75f, .65f));
    s->key.color = rgb(0xfff0c0) * 1.5f;
    s->rim.color = rgb(0xf058a8) * 3.4f;
    s->vignette = 1.4f;
    int gold = material_gold(), gem = material_gem(rgb(magenta)),
        bone = material_new(rgb(0x9aa05c), rgb(0x4c5828), .6f, .5f, PAT_BONE, 3, .7f),
        maggot = rot_flesh(rgb(0xf4b8a8), .07f), pale = rot_flesh(rgb(0xe0a0b0), .04f),
        head = material_plain(rgb(0x6a3a1c), .3f, 1);
    material(gold)->emit = rgb(0xffa020) * .35f;
    push();
    move(.04f, -.22f, 0);
    turn_y(-10);
    turn_x(6);
    turn_z(6);
    grow(2.15f);
    skull(
        &(Skull){.bone = bone, .glow = rgb(0xff50a8) * 1.6f, .jaw = 20, .menace = .9f, .missing = .3f, .one_eyed = 1});
    for (int i = 0; i < 13; i++) { /* the crown: they stand up side by side */
        float a = ((float)i - 6) * .29f, high = .20f + .12f * (float)(i % 2) + .05f * chance(i),
              bend = chance(i + 7) - .5f;
        Vec3 p[3] = {V(sinf(a) * .37f, .34f, cosf(a) * .36f - .05f),
                     V(sinf(a) * .43f, .36f + high * .6f, cosf(a) * .42f - .05f),
                     V(sinf(a) * .40f + bend * .16f, .36f + high, cosf(a) * .40f - .02f)};
        larva(3, p, .066f, i % 3 ? maggot : pale, head);
    }
    static const float worm[4][10] = {/* at the jaw, the cheek, the nose */
                                      {-.28f, -.30f, .24f, -.33f, -.38f, .30f, -.30f, -.48f, .26f, .050f},
                                      {.30f, -.10f, .30f, .40f, -.15f, .34f, .44f, -.26f, .24f, .055f},
                                      {.0f, -.14f, .30f, .02f, -.20f, .42f, .06f, -.29f, .42f, .046f},
                                      {.18f, -.33f, .32f, .24f, -.40f, .38f, .22f, -.50f, .34f, .045f}};
    for (int i = 0; i < 4; i++) {
        Vec3 p[3];
        for (int k = 0; k < 3; k++)
            p[k] = V(worm[i][k * 3], worm[i][k * 3 + 1], worm[i][k * 3 + 2]);
        larva(3, p, worm[i][9], maggot, head);
    }
    maggot_king(maggot, gold, gem);
    Vec3 shine = here(V(-.40f, .36f, .64f)), face = here(V(-.45f, .30f, 1.1f));
    pop();
    lamp(face, rgb(0xfff0c8) * 1.6f, .4f);
    sprite(shine, .22f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    for (int i = 0; i < 30; i++)
        sprite(V(-1.4f + 2.8f * chance(i), -1 + 2.8f * chance(i + 50), .8f + chance(i + 90)), .012f, rgb(0xfff0c0),
               SPRITE_GLOW, .6f);
}

const Card siege_rotbloom_court_cards[] = {{"cards/siege/rb03", ROTBLOOM, feeding_season},
                                           {"cards/siege/rb06", ROTBLOOM, burrowing_graft},
                                           {"cards/siege/rb07", ROTBLOOM, gorgemother},
                                           {"cards/siege/rb08", ROTBLOOM, crown_of_maggots},
                                           {0}};
