/* SPDX-License-Identifier: MIT
 * Heads of beasts with a skull under the coat. */
#include "props/wild.h"

#include "props/quad.h"
#include "props/regalia.h"

/* What tells the kinds apart. The bridge of the nose leads from the brow to the tip; the lips hang below it. */
typedef struct {
    Vec3 skull, cheek;
    float cheek_r, brow;
    Vec3 bridge[2];
    float bridge_r[2], wide[2], lip;
    Vec3 eye;
    float eye_r, eye_yaw, iris;
    float chin;             /* radius of the jaw's end */
    float fang, fang_below; /* lengths */
    int molars;
} Form;

static Form form_of(WildKind k)
{
    static const Form form[] = {
        [WILD_WOLF] = {{.29f, .27f, .37f},
                       {.22f, -.05f, .04f},
                       .17f,
                       .070f,
                       {{0, .05f, .20f}, {0, -.07f, .76f}},
                       {.125f, .072f},
                       {.125f, .070f},
                       .10f,
                       {.150f, .100f, .268f},
                       .070f,
                       16,
                       .50f,
                       .058f,
                       .17f,
                       .13f,
                       5},
        [WILD_BEAR] = {{.37f, .33f, .36f},
                       {.27f, -.10f, .02f},
                       .22f,
                       .085f,
                       {{0, -.03f, .22f}, {0, -.09f, .60f}},
                       {.165f, .115f},
                       {.165f, .105f},
                       .13f,
                       {.155f, .085f, .318f},
                       .054f,
                       12,
                       .58f,
                       .085f,
                       .17f,
                       .14f,
                       4},
        [WILD_BOAR] = {{.25f, .30f, .39f},
                       {.20f, -.11f, .06f},
                       .20f,
                       .060f,
                       {{0, .08f, .16f}, {0, -.20f, .84f}},
                       {.175f, .100f},
                       {.145f, .085f},
                       .11f,
                       {.165f, .110f, .262f},
                       .050f,
                       28,
                       .60f,
                       .075f,
                       .06f,
                       .38f,
                       4},
        [WILD_BULL] = {{.31f, .30f, .31f},
                       {.20f, -.18f, .02f},
                       .19f,
                       .080f,
                       {{0, .04f, .16f}, {0, -.38f, .50f}},
                       {.205f, .165f},
                       {.145f, .130f},
                       .10f,
                       {.248f, .070f, .205f},
                       .072f,
                       38,
                       .60f,
                       .10f,
                       0,
                       0,
                       3},
        [WILD_RAT] = {{.25f, .23f, .37f},
                      {.19f, -.06f, .06f},
                      .15f,
                      .045f,
                      {{0, .02f, .18f}, {0, -.10f, .78f}},
                      {.150f, .062f},
                      {.120f, .050f},
                      .08f,
                      {.170f, .085f, .235f},
                      .062f,
                      34,
                      .75f,
                      .045f,
                      0,
                      0,
                      0},
        [WILD_STAG] = {{.22f, .24f, .31f},
                       {.15f, -.08f, .04f},
                       .15f,
                       .055f,
                       {{0, .05f, .14f}, {0, -.22f, .62f}},
                       {.150f, .085f},
                       {.110f, .072f},
                       .08f,
                       {.190f, .085f, .205f},
                       .072f,
                       44,
                       .70f,
                       .060f,
                       0,
                       0,
                       3},
        [WILD_BAT] = {{.29f, .28f, .31f},
                      {.19f, -.06f, .06f},
                      .16f,
                      .060f,
                      {{0, .0f, .20f}, {0, -.05f, .44f}},
                      {.130f, .085f},
                      {.140f, .095f},
                      .09f,
                      {.150f, .105f, .262f},
                      .066f,
                      18,
                      .60f,
                      .060f,
                      .16f,
                      .11f,
                      4},
    };
    return form[k];
}

int wild_coat(Vec3 color, float fine)
{
    int m = material_fur(color);
    material(m)->fine = fine;
    material(m)->bump = clamp(4.2f / fine, .3f, 1.4f);
    return m;
}

static int or_coat(const Wild *w, int m)
{
    return m > 0 ? m : w->coat;
}

/* The edge of the upper lip at t 0 at its corner .. 1 under the nose. */
static Vec3 lip_at(const Form *f, float t, float side)
{
    Vec3 p = vec_mix(f->bridge[0], f->bridge[1], t);
    return p + V(side * mix(f->wide[0] * 1.1f, f->wide[1] * .95f, t), -f->lip - .02f * sinf(t * PI), .0f);
}

static void skull_of(const Wild *w, const Form *f)
{
    part();
    paint(w->coat);
    blend(.10f);
    egg(0, .06f, -.06f, f->skull[0], f->skull[1], f->skull[2]);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        ball(s * f->cheek[0], f->cheek[1], f->cheek[2], f->cheek_r);
    }
    paint(or_coat(w, w->pale));
    blend(.07f);
    limb(f->bridge[0], f->bridge[1], f->bridge_r[0], f->bridge_r[1]);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, up = .045f * w->snarl;
        Vec3 root = lip_at(f, 0, s), tip = lip_at(f, .98f, s);
        limb(root + V(0, .06f, 0), tip + V(0, .05f + up, 0), f->wide[0] * .62f, f->wide[1] * .72f);
    }
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        ball(s * f->eye[0] * 1.03f, f->eye[1], f->eye[2] + f->eye_r * .65f, f->eye_r * 1.12f);
    }
    fill();
    paint(or_coat(w, w->dark)); /* brows stand over the sockets */
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, r = f->eye_r, tilt = w->glare * .0022f;
        limb(f->eye * V(s * .40f, 1, 1) + V(0, r * 1.05f - tilt, r * .55f),
             f->eye * V(s * 1.38f, 1, 1) + V(0, r * 1.15f + tilt, -r * .5f), f->brow * .8f, f->brow * .72f);
    }
    if (w->snarl > 0) {
        paint(or_coat(w, w->pale));
        blend(.018f);
        for (int side = -1; side <= 1; side += 2)
            for (int i = 0; i < 3; i++) {
                float s = (float)side, t = .22f + .2f * (float)i;
                Vec3 top = vec_mix(f->bridge[0], f->bridge[1], t) +
                           V(s * .02f, mix(f->bridge_r[0], f->bridge_r[1], t), 0),
                     low = lip_at(f, t - .05f, s) + V(s * .05f, .09f, 0);
                limb(top, vec_mix(top, low, .5f) + V(s * .028f, .035f, .01f), .006f, .030f * w->snarl);
                limb(vec_mix(top, low, .5f) + V(s * .028f, .035f, .01f), low, .030f * w->snarl, .008f);
            }
    }
}

static void eyes_of(const Wild *w, const Form *f)
{
    bool bead = w->iris[0] + w->iris[1] + w->iris[2] < .01f;
    int ball_m = bead ? material_plain(rgb(0x0a0606), .08f, 1.4f)
                      : material_eye(w->iris, vec_mix(w->iris, rgb(0xf0e0c8), .45f) * .62f, w->glow, PUPIL_ROUND),
        rim = material_plain(rgb(0x140c0a), .35f, .9f);
    if (!bead)
        material(ball_m)->iris = f->iris;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, r = f->eye_r;
        push();
        move(s * f->eye[0], f->eye[1], f->eye[2]);
        part();
        eye(0, 0, 0, r, s * (f->eye_yaw * .35f - w->cross) + w->look_x, w->look_y, ball_m);
        turn_y(s * f->eye_yaw);
        part(); /* lids: a shell with an almond cut out */
        paint(rim);
        blend(.01f);
        ball(0, 0, -.03f * r, r * 1.17f);
        turn_z(s * (6 + w->glare));
        carve();
        if (w->open > 0)
            egg(0, -.06f * r, r * .95f, r * 1.02f, r * max_of(w->open, .05f) * 1.15f, r * 1.35f);
        fill();
        part(); /* the upper lid lies on it, of the coat */
        paint(or_coat(w, w->dark));
        blend(.012f);
        limb(V(-s * r * 1.12f, r * (w->open * .55f + .20f), r * .62f), V(0, r * (w->open * 1.0f + .38f), r * .86f),
             r * .20f, r * .30f);
        limb(V(0, r * (w->open * 1.0f + .38f), r * .86f), V(s * r * 1.25f, r * (w->open * .3f + .22f), r * .36f),
             r * .30f, r * .18f);
        pop();
    }
}

/* One tooth: a cone that bends, its root in the gum. */
static void tooth(Vec3 root, Vec3 way, float length, float thick, float bend, int m)
{
    Vec3 p[3] = {root - way * (.1f * length), root + way * (.55f * length) + V(0, 0, bend * .45f * length),
                 root + way * length + V(0, 0, bend * .12f * length)};
    float r[3] = {thick, thick * .72f, .004f};
    part();
    paint(m);
    blend(.006f);
    tube(3, p, r, 4);
}

static void teeth_of(const Wild *w, const Form *f, bool below, Vec3 from, Vec3 to, int m, int gum)
{
    Vec3 way = V(0, below ? 1.f : -1.f, 0);
    float fang = below ? f->fang_below : f->fang;
    for (int side = -1; side <= 1; side += 2) {
        Vec3 s = V((float)side, 1, 1), a = from * s, b = to * s;
        part();
        paint(gum);
        blend(.02f);
        limb(a, b, .036f, .030f);
        limb(b, V(0, b[1], b[2] + .035f), .030f, .032f);
        for (int i = 0; i < f->molars; i++) {
            float t = .06f + .70f * (float)i / (float)f->molars,
                  l = .075f - .030f * t + .022f * chance(i * 7 + side + below);
            Vec3 at = vec_mix(a, b, t) + way * .022f;
            tooth(at, way, l, .030f, -.3f, m);
            ball(at[0], at[1], at[2] - .028f, .020f);
        }
        if (fang > 0) {
            Vec3 out = vec_unit(way + V((float)side * (f->fang_below > .3f ? .55f : .12f), 0, .10f));
            tooth(vec_mix(a, b, below ? .97f : .88f) + way * .015f, out, fang, .022f + .10f * fang, below ? .25f : .35f,
                  m);
        }
        if (w->kind != WILD_RAT)
            for (int i = 0; i < 3; i++) {
                float x = (float)side * (.014f + .024f * (float)i);
                tooth(V(x, b[1], b[2] + .042f - .010f * (float)i) + way * .018f, way,
                      .036f + .012f * chance(i + side + 2 * below) + (w->kind == WILD_BULL ? .03f : 0), .015f, .1f, m);
            }
    }
    if (w->kind == WILD_RAT)
        for (int side = -1; side <= 1; side += 2) {
            part();
            paint(m);
            blend(.01f);
            Vec3 root = V((float)side * .026f, to[1], to[2] + .02f), tip = root + way * (below ? .17f : .24f);
            Vec3 p[3] = {root, vec_mix(root, tip, .5f) + V(0, 0, .05f), tip + V((float)side * -.003f, 0, -.01f)};
            float r[3] = {.030f, .029f, .014f};
            tube(3, p, r, 4);
        }
}

static void mouth_of(const Wild *w, const Form *f)
{
    int gum = material_plain(rgb(0x8c3038), .22f, 1.1f), lip = material_plain(rgb(0x1c1010), .3f, 1),
        tongue = material_plain(rgb(0xc4505c), .25f, 1.1f), throat = material_plain(rgb(0x2c080c), .6f, .4f),
        ivory = material_tooth();
    material(ivory)->color = w->kind == WILD_RAT ? rgb(0xf0c070) : rgb(0xf4e8c8);
    bool open = w->jaw > 4 || w->snarl > 0;
    float up = .045f * w->snarl;
    for (int side = -1; side <= 1; side += 2) { /* the dark edge of the lip */
        part();
        paint(lip);
        blend(.02f);
        Vec3 p[4];
        float r[4] = {.026f, .022f, .020f, .014f};
        for (int i = 0; i < 4; i++)
            p[i] = lip_at(f, (float)i / 3, (float)side) + V((float)side * .022f, .012f + up * (float)i / 3, 0);
        tube(4, p, r, 3);
    }
    Vec3 inner = V(.62f, 1, 1), gum0 = lip_at(f, .10f, 1) * inner + V(.03f, .035f, 0),
         gum1 = lip_at(f, .96f, 1) * inner + V(0, .035f + up * .6f, 0);
    if (open)
        teeth_of(w, f, false, gum0, gum1, ivory, gum);
    else if (w->kind == WILD_RAT)
        teeth_of(w, f, false, gum0, gum1, ivory, gum);
    Vec3 hinge = V(0, f->bridge[0][1] - f->lip - .04f, .06f), chin = f->bridge[1] + V(0, -f->lip - .06f, -.05f) - hinge;
    part();
    paint(throat);
    blend(.03f);
    limb(hinge + V(0, -.02f, .02f), hinge + chin * .45f, f->wide[0] * .72f, .03f);
    push();
    move(hinge[0], hinge[1], hinge[2]);
    turn_x(w->jaw);
    part();
    paint(or_coat(w, w->pale));
    blend(.06f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * f->wide[0] * .95f, -.05f, .0f), chin + V(s * f->wide[1] * .45f, -.035f, 0), f->wide[0] * .55f,
             f->chin * .8f);
    }
    ball(chin[0], chin[1] - .025f, chin[2] - .01f, f->chin);
    if (open) {
        carve();
        blend(.03f);
        limb(V(0, .05f, .02f), chin + V(0, .055f, -.03f), f->wide[0] * .62f, f->wide[1] * .52f);
        fill();
        teeth_of(w, f, true, V(f->wide[0] * .62f, .005f, .12f), chin + V(f->wide[1] * .5f, .015f, .01f), ivory, gum);
        part();
        paint(tongue);
        blend(.045f);
        for (int side = -1; side <= 1; side += 2) {
            float s = (float)side * .032f;
            Vec3 p[4] = {V(s, .0f, .05f), chin * .4f + V(s, .055f, 0), chin * .75f + V(s * 1.1f, .05f, 0),
                         chin * .96f + V(s * .8f, .05f, 0)};
            float r[4] = {.05f, .048f, .04f, .024f};
            tube(4, p, r, 3);
        }
    } else if (f->fang_below > .3f)
        teeth_of(w, f, true, V(f->wide[0] * .62f, .005f, .12f), chin + V(f->wide[1] * .9f, .015f, .01f), ivory, gum);
    pop();
}

static void nose_of(const Wild *w, const Form *f)
{
    int leather = material_plain(rgb(0x120d0d), .16f, 1.5f),
        skin = material_skin(w->kind == WILD_BULL ? rgb(0x6a5250) : rgb(0xb8786c), rgb(0x5a3430));
    material(skin)->rough = .32f;
    material(skin)->rim = .35f;
    float r = f->bridge_r[1];
    push();
    move(f->bridge[1][0], f->bridge[1][1], f->bridge[1][2]);
    if (w->kind == WILD_BULL)
        turn_x(34);
    part();
    paint(w->kind == WILD_WOLF || w->kind == WILD_BEAR || w->kind == WILD_STAG ? leather : skin);
    blend(.02f);
    if (w->kind == WILD_BOAR) {
        push();
        move(0, -.01f, r * .95f);
        turn_x(76);
        drum(0, 0, 0, r * 1.22f, r * .30f, r * .28f);
        pop();
        blend(.015f);
        limb(V(-r * .7f, r * .92f, r * .9f), V(r * .7f, r * .92f, r * .9f), r * .24f, r * .24f);
    } else if (w->kind == WILD_BULL) {
        egg(0, -.04f, .05f, r * 1.16f, r * .74f, r * .70f);
        for (int side = -1; side <= 1; side += 2)
            ball((float)side * r * .68f, .02f, .09f, r * .46f);
    } else {
        egg(0, r * .45f, r * .72f, r * (w->kind == WILD_RAT ? .75f : .92f), r * .62f, r * .55f);
        limb(V(0, r * .1f, r * .95f), V(0, -r * .9f, r * .85f), r * .16f, r * .10f);
    }
    if (w->kind == WILD_BAT) /* a leaf stands on it */
        limb(V(0, r * .6f, r * .6f), V(0, r * 2.4f, r * .1f), r * .34f, r * .08f);
    carve();
    blend(.012f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        if (w->kind == WILD_BOAR)
            egg(s * r * .46f, .0f, r * 1.35f, r * .22f, r * .34f, r * .5f);
        else if (w->kind == WILD_BULL)
            limb(V(s * r * .56f, -.01f, .175f), V(s * r * .92f, .055f, .150f), r * .17f, r * .10f);
        else {
            ball(s * r * .42f, r * .42f, r * 1.22f, r * .20f);
            limb(V(s * r * .55f, r * .36f, r * 1.15f), V(s * r * .95f, r * .30f, r * .85f), r * .12f, r * .06f);
        }
    }
    fill();
    pop();
    if (w->kind == WILD_RAT)
        for (int i = 0; i < 12; i++) {
            float s = i % 2 ? 1.f : -1.f, t = .70f + .22f * chance(i);
            Vec3 root = lip_at(f, t, s) + V(s * .03f, .05f + .03f * chance(i + 7), 0);
            part();
            paint(material_plain(rgb(0xa89c90), .5f, .4f));
            limb(root, root + V(s * (.22f + .16f * chance(i + 3)), -.16f + .20f * chance(i + 30), .02f), .0045f,
                 .0015f);
        }
}

static void ears_of(const Wild *w)
{
    int inner =
        w->kind == WILD_RAT ? material_skin(rgb(0xc88878), rgb(0x8a4a40)) : material_plain(rgb(0x3a2420), .8f, .2f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side, k = w->ear > 0 ? w->ear : 1;
        push();
        if (w->kind == WILD_BAT) {
            move(s * .20f, .22f, -.06f);
            turn_z(-s * (26 + w->ears * .3f));
            turn_x(-w->ears);
            turn_y(s * 10);
            quad_ear(.72f * k, .20f, w->coat, inner);
        } else if (w->kind == WILD_WOLF) {
            move(s * .19f, .22f, -.10f);
            turn_z(-s * (14 + w->ears * .35f));
            turn_x(-w->ears);
            turn_y(s * 12);
            quad_ear(.48f * k, .145f * (.5f + .5f * k), w->coat, inner);
        } else if (w->kind == WILD_BEAR || w->kind == WILD_RAT) {
            float r = w->kind == WILD_BEAR ? .15f : .21f;
            move(s * (w->kind == WILD_BEAR ? .27f : .21f), .29f, -.12f);
            turn_z(-s * (34 + w->ears * .3f));
            turn_x(-w->ears);
            turn_y(s * 16);
            part();
            paint(w->kind == WILD_RAT ? inner : w->coat);
            blend(.03f);
            egg(0, r * .6f, 0, r, r, w->kind == WILD_BEAR ? .09f : .045f);
            carve();
            egg(0, r * .58f, .06f, r * .70f, r * .70f, .07f);
            fill();
            part();
            paint(inner);
            egg(0, r * .55f, -.01f, r * .62f, r * .62f, .03f);
        } else {
            bool bull = w->kind == WILD_BULL, boar = w->kind == WILD_BOAR;
            move(s * (bull ? .29f : .18f), bull ? .14f : boar ? .26f : .19f, -.10f);
            turn_z(-s * ((bull ? 100 : boar ? 34 : 62) + w->ears * .3f));
            turn_x(-w->ears);
            turn_y(s * 20);
            quad_ear(bull ? .38f : boar ? .32f : .44f, bull ? .11f : .12f, w->coat, inner);
        }
        pop();
    }
}

static void horns_of(const Wild *w)
{
    part();
    paint(w->horn);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[5] = {V(q * .18f, .26f, -.06f), V(q * .46f, .34f, -.06f), V(q * .70f, .44f, .04f),
                     V(q * .80f, .66f, .16f), V(q * .72f, .88f, .24f)};
        float r[5] = {.125f, .112f, .088f, .058f, .006f};
        tube(5, p, r, 4);
    }
}

void wild_head(const Wild *w)
{
    Form f = form_of(w->kind);
    skull_of(w, &f);
    mouth_of(w, &f);
    nose_of(w, &f);
    ears_of(w);
    eyes_of(w, &f);
    if (w->horn > 0)
        horns_of(w);
}

void wild_ruff(int n, float length, float thick, int m, int seed)
{
    part();
    paint(m);
    blend(.05f);
    for (int i = 0; i < n; i++) {
        float a = -150 + 300 * ((float)i + .6f * chance(i + seed)) / (float)n, back = chance(i + seed + 60);
        float c = cosf(a * PI / 180), q = sinf(a * PI / 180);
        Vec3 root = V(q * .30f, -c * .28f, .02f - .30f * back),
             out = vec_unit(V(q * .8f, -c * .6f - .35f, -.75f)) * (length * (.7f + .6f * chance(i + seed + 120)));
        limb(root, root + out * .55f, thick, thick * .72f);
        limb(root + out * .55f, root + out + V(0, -.12f * length, 0), thick * .72f, .006f);
    }
}

void wild_runner(const Wild *w, int mane, float stride, float aside)
{
    bool heavy = w->kind == WILD_BULL || w->kind == WILD_BEAR || w->kind == WILD_BOAR;
    float wide = heavy ? 1.35f : 1, low = heavy ? .14f : 0;
    Vec3 ahead[4] = {V(.22f * wide, .98f, .30f), V(.24f * wide, .74f, .56f), V(.22f * wide, .58f, .92f),
                     V(.20f * wide, .44f, 1.22f)},
         under[4] = {V(.22f * wide, .94f, .22f), V(.25f * wide, .66f, .22f), V(.23f * wide, .34f, .40f),
                     V(.22f * wide, .02f, .46f)},
         push_off[4] = {V(.17f * wide, .92f, -.70f), V(.21f * wide, .60f, -.56f), V(.20f * wide, .44f, -1.02f),
                        V(.20f * wide, .22f, -1.30f)},
         gathered[4] = {V(.17f * wide, .92f, -.70f), V(.22f * wide, .60f, -.32f), V(.21f * wide, .36f, -.66f),
                        V(.20f * wide, .08f, -.34f)};
    Vec3 left = V(-1, 1, 1);
    bool l = stride < .5f;
    Vec3 *a = l ? ahead : under, *b = l ? under : ahead, *c = l ? push_off : gathered, *d = l ? gathered : push_off;
    Quad q = {.shoulder = a[0] * left,
              .elbow = a[1] * left,
              .wrist = a[2] * left,
              .fore = a[3] * left,
              .hip = c[0] * left,
              .knee = c[1] * left,
              .hock = c[2] * left,
              .hind = c[3] * left,
              .shoulder2 = b[0],
              .elbow2 = b[1],
              .wrist2 = b[2],
              .fore2 = b[3],
              .hip2 = d[0],
              .knee2 = d[1],
              .hock2 = d[2],
              .hind2 = d[3],
              .neck = V(0, 1.14f - low, .55f),
              .head = V(0, 1.14f - low, .78f),
              .chest = .25f * wide,
              .deep = .36f * (heavy ? 1.2f : 1),
              .waist = .20f * wide,
              .rump = .25f * wide,
              .neck_thick = .20f * wide,
              .leg = heavy ? 1.35f : 1,
              .coat = w->coat,
              .foot = w->dark,
              .feet = w->kind == WILD_BULL || w->kind == WILD_BOAR ? QUAD_HOOF : QUAD_PAW};
    quad_body(&q);
    push();
    move(0, 1.16f - low, .92f);
    turn_y(aside);
    grow(heavy ? .92f : .80f);
    wild_ruff(34, .46f, .085f, mane, 5);
    wild_head(w);
    pop();
}
