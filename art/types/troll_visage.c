/* SPDX-License-Identifier: MIT
 * Trolls seen close. Order: bones, jaw, nose, sockets and lids, mouth, ears, age; then what are parts of their own. */
#include "types/troll_visage.h"

#include "props/grasp.h"
#include "props/left_out.h"
#include "props/sinew.h"

typedef struct {
    const Flesh *f;
    const TrollVisage *v;
    int red, shade, gum;
} Sitter;

/* ---- bones ---- */

static void skull_and_brows(const Sitter *a)
{
    const TrollVisage *v = a->v;
    blend(.10f);
    egg(0, .16f, -.10f, .37f, .34f, .42f);
    egg(0, .22f, .10f, .28f, .20f, .24f);
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f, up = v->brow[k], in = up - v->frown[k];
        paint(a->f->skin);
        blend(.06f);
        limb(V(s * .055f, .165f + in, .40f), V(s * .20f, .215f + up, .345f), .082f, .086f);
        limb(V(s * .20f, .215f + up, .345f), V(s * .37f, .16f + up * .5f, .13f), .086f, .060f);
        paint(a->red);
        limb(V(s * .17f, -.10f + .04f * v->bare, .315f), V(s * .38f, -.02f, .10f), .098f, .075f);
        egg(s * (.27f + .03f * (v->pucker > 0)), -.15f + .06f * v->bare, .255f, .13f, .11f, .12f);
    }
    paint(a->f->skin);
}

static void jaw(const Sitter *a)
{
    const TrollVisage *v = a->v;
    float g = v->gape, j = v->jut, x = v->wry;
    blend(.08f);
    egg(x * .5f, -.19f, .22f, .29f, .13f, .21f);
    egg(x, -.45f - g * .9f, .10f + j * .5f, .30f, .13f, .30f);
    egg(x, -.47f - g, .335f + j, .22f, .125f, .135f);
    egg(x, -.52f - g, .385f + j, .12f, .085f, .085f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {V(s * .36f, -.06f, -.04f), V(s * .375f + x * .3f, -.30f - g * .45f, .04f),
                     V(s * .30f + x * .8f, -.43f - g * .9f, .20f + j * .6f), V(s * .10f + x, -.47f - g, .37f + j)};
        float r[4] = {.11f, .115f, .105f, .10f};
        tube(4, p, r, 4);
        limb(V(s * .33f, -.12f, .16f), V(s * .325f + x * .6f, -.38f - g * .8f, .16f + j * .3f), .085f, .085f);
        if (v->pucker > 0) {
            egg(s * .33f, -.24f, .17f, .20f, .21f, .20f);
        }
    }
}

static void nose(const Sitter *a)
{
    const TrollVisage *v = a->v;
    float n = or_one(v->nose), w = or_one(v->wide), x = v->wry * .5f, tip = -.14f * n - v->hook;
    Vec3 p[5] = {V(0, .14f, .37f), V(x * .3f, .05f, .455f + .04f * n), V(x * .6f, -.04f * n, .49f + .12f * n),
                 V(x, -.10f * n - .45f * v->hook, .51f + .17f * n), V(x, tip, .50f + .15f * n)};
    float r[5] = {.070f, .074f * w, .088f * w, .108f * w, .098f * w};
    blend(.05f);
    tube(4, p, r, 4);
    paint(a->red);
    limb(p[3], p[4], r[3], r[4]);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.035f);
        egg(x + s * .105f * w, tip * .62f - .03f, .44f + .10f * n, .075f * w, .066f * w, .085f);
    }
    paint(a->f->skin);
    blend(.012f);
    ball(x + .055f * w, -.05f * n, .58f + .15f * n, .030f); /* a wart */
    carve();
    paint(a->f->dark);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        egg(x + (float)side * .070f * w, tip * .82f - .075f * w, .50f + .11f * n, .036f * w, .030f * w, .055f);
    paint(a->shade);
    blend(.02f);
    if (v->bare > .2f) /* the bridge wrinkles when the lip goes up */
        for (int i = 0; i < 3; i++)
            limb(V(-.085f, .075f - .055f * (float)i, .44f + .03f * (float)i),
                 V(.085f, .085f - .055f * (float)i, .44f + .03f * (float)i), .012f, .012f);
    fill();
    paint(a->f->skin);
}

/* ---- eyes ---- */

static const float eye_x = .175f, eye_y = .055f, eye_z = .285f, eye_r = .112f;

/* The opening, from the inner corner over the top; x away from the nose. */
static void almond(const TrollVisage *v, int k, float *xy)
{
    float up = .058f * v->open[k], low = .042f * (v->open[k] > 1 ? 1 : .6f + .4f * v->open[k]),
          in = min_of(up, .062f - .55f * v->frown[k]);
    const float p[16] = {-.092f, -.012f, -.048f, in * .86f,   0, up,   .05f,  up * .86f,
                         .094f,  .006f,  .05f,   -low * .82f, 0, -low, -.05f, -low * .78f};
    for (int i = 0; i < 16; i++)
        xy[i] = p[i];
}

static void lids(const Sitter *a)
{
    const TrollVisage *v = a->v;
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f, xy[16];
        carve();
        paint(a->shade);
        blend(.05f);
        egg(s * eye_x, eye_y + .01f, .43f, .115f, .085f, .12f);
        fill();
        paint(a->f->skin);
        blend(.03f);
        egg(s * eye_x, eye_y, eye_z, eye_r * 1.16f, eye_r * 1.10f, eye_r * 1.15f);
        blend(.02f);
        limb(V(s * .085f, -.045f, .375f), V(s * .27f, -.035f, .315f), .030f, .028f); /* the bag */
        almond(v, k, xy);
        if (k == 0)
            for (int i = 0; i < 8; i++)
                xy[2 * i] = -xy[2 * i];
        push();
        move(s * eye_x, eye_y, eye_z + .12f);
        carve();
        paint(a->shade);
        blend(.008f);
        outline(8, xy, 4, .15f, .002f);
        fill();
        pop();
        paint(a->f->skin);
    }
}

static void eyeballs(const Sitter *a)
{
    const TrollVisage *v = a->v;
    int m = material_eye(v->iris, rgb(0xfff2d0), or_else(v->glow, .25f), PUPIL_ROUND),
        spark = material_glow(rgb(0xfffaf0), 1.8f);
    material(m)->iris = .55f;
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f;
        part();
        eye(s * eye_x, eye_y, eye_z, eye_r, v->gaze_x - s * 2, -v->gaze_y, m);
        push();
        move(s * eye_x, eye_y, eye_z);
        turn_y(v->gaze_x * .7f - 16);
        turn_x(-v->gaze_y * .7f - 16);
        part();
        paint(spark);
        ball(0, 0, eye_r * .985f, .018f);
        pop();
        float xy[16];
        Vec3 p[5];
        almond(v, k, xy);
        for (int i = 0; i < 5; i++) {
            float x = xy[2 * i], y = xy[2 * i + 1], lid = eye_r * 1.13f;
            p[i] = V(s * (eye_x + x), eye_y + y + .004f, eye_z + sqrtf(max_of(lid * lid - x * x - y * y, .0004f)));
        }
        static const float thin[5] = {.006f, .014f, .017f, .015f, .006f};
        part();
        paint(a->f->dark);
        blend(.01f);
        tube(5, p, thin, 3);
    }
}

/* ---- mouth ---- */

/* Corner, lips' middle and corner; of the upper lip and of the lower. */
static void lip_lines(const TrollVisage *v, Vec3 *up, Vec3 *low)
{
    float g = v->gape, x = v->wry, b = v->bare * .075f;
    for (int i = 0; i < 5; i++) {
        float u = (float)i / 2 - 1, q = u * u, wide = .315f - .03f * g,
              side = b * (1 + .35f * u *
                                  (x > 0   ? 1.f
                                   : x < 0 ? -1.f
                                           : 0));
        up[i] = V(x + u * wide, -.285f + side * (1 - q * q) - .05f * q - g * .22f * q, .445f - .235f * q);
        low[i] =
            V(x + u * wide, mix(-.345f - g * .95f, -.325f - g * .30f, q * q), .455f + v->jut - (.245f + v->jut) * q);
    }
}

static void open_mouth(const Sitter *a)
{
    const TrollVisage *v = a->v;
    if (v->pucker > 0) {
        blend(.06f);
        limb(V(0, -.28f, .34f), V(0, -.30f, .56f), .15f, v->pucker + .05f);
        carve();
        paint(a->f->dark);
        blend(.02f);
        egg(0, -.30f, .63f, v->pucker, v->pucker * .9f, .12f);
        fill();
        paint(a->f->skin);
        return;
    }
    Vec3 up[5], low[5];
    lip_lines(v, up, low);
    float xy[16];
    for (int i = 0; i < 5; i++) {
        xy[2 * i] = up[i][0];
        xy[2 * i + 1] = up[i][1];
    }
    for (int i = 1; i < 4; i++) {
        xy[2 * (8 - i)] = low[i][0];
        xy[2 * (8 - i) + 1] = low[i][1] - .004f;
    }
    carve();
    paint(a->f->dark);
    blend(.02f);
    push();
    move(0, 0, .38f + v->jut * .5f);
    outline(8, xy, 3, .26f, .002f);
    pop();
    fill();
    paint(a->f->skin);
}

static void lips_and_gums(const Sitter *a)
{
    const TrollVisage *v = a->v;
    if (v->pucker > 0) {
        part();
        paint(a->f->lip);
        push();
        move(0, -.30f, .60f);
        turn_x(90);
        ring(0, 0, 0, v->pucker * 1.15f, .045f);
        pop();
        return;
    }
    Vec3 up[5], low[5], gum[5];
    lip_lines(v, up, low);
    part();
    paint(a->f->lip);
    blend(.03f);
    float ur[5] = {.028f, .042f, .040f, .042f, .028f}, lr[5] = {.028f, .050f, .056f, .050f, .028f};
    tube(5, up, ur, 4);
    part();
    paint(a->f->lip);
    blend(.03f);
    tube(5, low, lr, 4);
    if (v->gape < .05f)
        return;
    part();
    paint(a->gum);
    blend(.02f);
    float gr[5] = {.02f, .045f, .05f, .045f, .02f};
    for (int i = 0; i < 5; i++)
        gum[i] = up[i] * V(.86f, 1, 1) - V(0, .012f, .055f);
    tube(5, gum, gr, 4);
    for (int i = 0; i < 5; i++)
        gum[i] = low[i] * V(.86f, 1, 1) - V(0, -.012f, .065f);
    tube(5, gum, gr, 4);
    part();
    paint(material_plain(rgb(0xc04a48), .3f, 1));
    blend(.05f);
    limb(V(v->wry, -.40f - v->gape * .8f, .10f), V(v->wry * 1.2f, -.39f - v->gape * .82f, .36f + v->jut * .7f), .13f,
         .10f);
}

static void one_tooth(int m, Vec3 root, Vec3 tip, float r, float r2)
{
    part();
    paint(m);
    blend(.015f);
    Vec3 p[3] = {root, vec_mix(root, tip, .55f) + V(0, 0, .015f), tip};
    float w[3] = {r, r * 1.02f, r2};
    tube(3, p, w, 3);
}

static void teeth_and_tusks(const Sitter *a)
{
    const TrollVisage *v = a->v;
    Vec3 up[5], low[5];
    lip_lines(v, up, low);
    float g = v->gape;
    if (v->pucker <= 0 && (g > .03f || v->bare > .3f)) {
        int n = v->upper > 0 ? v->upper : 6;
        for (int i = 0; i < n; i++) {
            float t = .55f + 2.9f * ((float)i + .5f) / (float)n, c = chance(i + 7), l = .055f + .16f * min_of(g, .35f);
            Vec3 at = tube_point(5, up, t) * V(.93f, 1, 1) - V(0, -.01f, .02f);
            one_tooth(a->f->nail, at, at + V(.02f * (c - .5f), -l * (.75f + .5f * c), .0f), .036f + .010f * c, .024f);
        }
        for (int i = 0; i < 5; i++) {
            float t = 1.05f + 1.9f * ((float)i + .5f) / 5, c = chance(i + 37), l = .05f + .12f * min_of(g, .35f);
            if (i == 3)
                continue; /* a gap */
            Vec3 at = tube_point(5, low, t) * V(.93f, 1, 1) - V(0, .01f, .035f);
            one_tooth(a->f->nail, at, at + V(.03f * (c - .5f), l * (.8f + .5f * c), .0f), .038f + .008f * c, .022f);
        }
    }
    for (int k = 0; k < 2; k++) { /* the tusks of the under jaw, one of them worn */
        float s = k ? 1.f : -1.f, t = v->tusk * (k ? 1 : .82f);
        if (t <= 0)
            continue;
        Vec3 root = v->pucker > 0 ? V(s * .21f, -.42f, .40f) : tube_point(5, low, 2 + s * 1.02f) - V(0, .03f, .01f);
        Vec3 p[4] = {root, root + V(s * .055f, .13f * t, .09f), root + V(s * .095f, .27f * t, .10f),
                     root + V(s * .080f, .42f * t, .06f)};
        float r[4] = {.066f, .062f, .046f, k ? .008f : .022f};
        part();
        paint(a->f->nail);
        blend(.02f);
        tube(4, p, r, 4);
    }
}

/* ---- ears and age ---- */

static void ears(const Sitter *a)
{
    float e = a->v->ear;
    for (int pass = 0; pass < 2; pass++) {
        if (pass == 1) {
            carve();
            paint(a->shade);
        }
        for (int k = 0; k < 2; k++) {
            float s = k ? 1.f : -1.f;
            push();
            move(s * .35f, .05f, -.06f);
            turn_z(s * -a->v->droop[k]);
            if (pass == 0) {
                Vec3 p[5] = {V(0, 0, 0), V(s * .18f * e, .05f * e, -.02f), V(s * .36f * e, .13f * e, -.07f),
                             V(s * .55f * e, .21f * e, -.13f), V(s * .74f * e, .25f * e, -.22f)};
                float r[5] = {.10f, .145f, .125f, .075f, .010f};
                paint(a->red);
                blend(.06f);
                tube(5, p, r, 4);
            } else {
                blend(.05f);
                Vec3 p[3] = {V(s * .06f, .02f, .10f), V(s * .24f * e, .08f * e, .075f),
                             V(s * .54f * e, .20f * e, -.06f)};
                float r[3] = {.055f, .078f, .022f};
                tube(3, p, r, 4);
                if (k == 1) { /* bitten once */
                    paint(a->f->skin);
                    ball(s * .50f * e, .10f * e, -.10f, .065f);
                    paint(a->shade);
                }
            }
            pop();
        }
    }
    fill();
    paint(a->f->skin);
}

static void age(const Sitter *a)
{
    const TrollVisage *v = a->v;
    carve();
    paint(a->shade);
    blend(.03f);
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f;
        Vec3 fold[4] = {V(s * .13f, -.11f + .04f * v->bare, .45f), V(s * .24f, -.18f + .03f * v->bare, .385f),
                        V(s * .335f, -.29f, .26f), V(s * .35f, -.40f - v->gape * .5f, .23f)};
        float r[4] = {.012f, .022f, .022f, .010f};
        tube(4, fold, r, 3);
        limb(V(s * .035f, .17f - v->frown[k], .49f), V(s * .045f, .27f, .37f), .018f, .010f);
    }
    float up = (v->brow[0] + v->brow[1]) * .5f;
    for (int i = 0; i < 3; i++) {
        float y = .30f + up + .055f * (float)i, z = .335f - .035f * (float)i;
        Vec3 p[4] = {V(-.22f, y - .01f, z - .07f), V(-.08f, y + .014f, z), V(.08f, y - .006f, z),
                     V(.22f, y + .012f, z - .07f)};
        float r[4] = {.006f, .015f, .015f, .006f};
        tube(4, p, r, 3);
    }
    fill();
    paint(a->f->skin);
}

void troll_visage(const Flesh *f, const TrollVisage *v)
{
    Vec3 c = material(f->skin)->color, d = material(f->skin)->color2;
    int red = material_skin(vec_mix(c, rgb(0xd0584a), .30f), vec_mix(d, rgb(0xa03830), .3f)),
        shade = material_skin(c * .42f, d * .4f);
    material(red)->bump = material(shade)->bump = .7f;
    Sitter a = {.f = f, .v = v, .red = red, .shade = shade, .gum = material_plain(rgb(0xb04a50), .3f, .9f)};
    part();
    paint(f->skin);
    skull_and_brows(&a);
    jaw(&a);
    nose(&a);
    lids(&a);
    open_mouth(&a);
    ears(&a);
    age(&a);
    lips_and_gums(&a);
    teeth_and_tusks(&a);
    eyeballs(&a);
}

/* ---- shoulders and arms ---- */

void troll_chest(const Flesh *f)
{
    part();
    paint(f->skin);
    blend(.16f);
    egg(0, 1.14f, -.16f, .76f, .52f, .44f);
    egg(0, .62f, -.06f, .62f, .46f, .44f);
    egg(0, .10f, -.08f, .56f, .50f, .40f);
    egg(0, -.42f, -.10f, .62f, .52f, .44f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.09f);
        limb(V(s * .16f, 1.92f, -.16f), V(s * .80f, 1.58f, -.12f), .17f, .16f); /* trapezius */
        blend(.06f);
        sinew(V(s * .10f, 1.22f, .26f), V(s * .86f, 1.40f, .06f), V(0, -.2f, 1), .21f, .19f); /* breast */
        limb(V(s * .08f, 1.44f, .28f), V(s * .66f, 1.60f, .06f), .060f, .055f);               /* collar bone */
        limb(V(s * .06f, 1.42f, .27f), V(s * .22f, 1.86f, .02f), .060f, .075f);               /* cord of the neck */
        for (int i = 0; i < 3; i++)                                                           /* ribs */
            limb(V(s * .66f, 1.02f - .16f * (float)i, .10f), V(s * .30f, .94f - .16f * (float)i, .30f), .07f, .055f);
    }
}

void troll_limb(const Flesh *f, Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick)
{
    part();
    paint(f->skin);
    sinew_arm(shoulder, elbow, wrist, thick, 1.35f);
}

static PersonHand troll_palm(const Flesh *f, int thumb, int pose, float size)
{
    return (PersonHand){
        .pose = (Grasp)pose, .size = size, .thick = 1.35f, .thumb = thumb, .skin = f->skin, .nail = f->nail, .age = 1};
}

void troll_reach(const Flesh *f, Vec3 shoulder, Vec3 elbow, Vec3 wrist, int thumb, int pose, Vec3 fingers, Vec3 palm,
                 float size)
{
    PersonHand h = troll_palm(f, thumb, pose, size);
    troll_limb(f, shoulder, elbow, wrist, size * 5.6f);
    person_hand_at(&h, wrist, fingers, palm);
}

void troll_clasp(const Flesh *f, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out, float size)
{
    PersonHand h = troll_palm(f, thumb, GRASP_FIST, size);
    troll_limb(f, shoulder, elbow, person_wrist(&h, at, bar, out), size * 5.6f);
    person_hand_grip(h, at, bar, out);
}
