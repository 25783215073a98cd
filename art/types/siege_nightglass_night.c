/* SPDX-License-Identifier: MIT
 * Nightglass: one light inside, or none: a leech full of stars, a helm of panes, a mask, a choir. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/glass.h"
#include "props/vitreous.h"
#include "props/watchman.h"

/* ---- ng02: it sits on his hat and drinks ---- */

static Vec3 window_of_stars(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c =
        vec_mix(rgb(0x0a0719), t[SHADOW], .35f * smooth(-1.2f, .8f, v)) * (.75f + .5f * cloud_flat(u * 4, v * 4, 3));
    float d = pointed_arch(u, v, .0f, .86f, .20f);
    if (d < 0) {
        Vec3 night = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .55f), t[MIDTONE] * .40f, smooth(-1.0f, .6f, v));
        night += t[LIGHT] * (.25f * halo(u, v, -.2f, .0f, .2f));
        c = vec_mix(c, night, smooth(0, -.015f, d));
        float bar = min_of(fabsf(u), fabsf(fabsf(v + .1f) - .52f));
        c = vec_mix(c, t[DARK], .80f * smooth(.022f, .014f, bar));
    }
    return c + t[LIGHT] * (.25f * expf(-fabsf(d) * 50));
}

/* Stars in its belly, joined as they were in him. */
static void swallowed_stars(int n, const Vec3 *p, float from, float to)
{
    int star = material_glow(rgb(0xfff4d8), 3.0f), link = material_glow(rgb(0xb49aff), 1.2f);
    Vec3 last = V(0, 0, 0);
    for (int i = 0; i < n; i++) {
        float t = mix(from, to, (float)i / (float)(n - 1));
        Vec3 at =
            tube_point(6, p, t) + V(.22f * (chance(i) - .5f), (i % 2 ? .16f : -.16f) * (.4f + chance(i + 9)), .12f);
        part();
        paint(star);
        ball(at[0], at[1], at[2], .030f + .026f * chance(i + 3));
        sprite(at + V(0, 0, .3f), .15f + .14f * chance(i + 5), rgb(0xfff0d0), i % 2 ? SPRITE_SPARKLE : SPRITE_GLOW,
               .8f);
        if (i) {
            part();
            paint(link);
            limb(last, at, .009f, .009f);
        }
        last = at;
    }
}

/* An eye on a stalk of jelly, its lid half down. */
static void drowsy_eye(Vec3 root, Vec3 at, float r, int lid, int eye_m)
{
    part();
    paint(lid);
    blend(.05f);
    limb(root, at - V(0, r * .5f, 0), .075f, .06f);
    push();
    move(at[0], at[1], at[2]);
    part();
    paint(eye_m);
    eye(0, 0, 0, r, 4, 16, eye_m);
    part();
    paint(lid);
    ball(0, 0, -.01f, r * 1.10f);
    carve();
    blend(.01f);
    push();
    turn_x(14);
    box(0, -r * 1.10f, r * .8f, r * 2, r * 1.06f, r * 1.6f, .01f);
    pop();
    fill();
    pop();
}

static void memory_leech(void)
{
    camera(V(0, .0f, 6.0f), V(.02f, -.14f, 0), 35);
    Scene *s = scene();
    s->backdrop = window_of_stars;
    s->vignette = 1.4f;
    s->aperture = 0;
    s->key = (Light){V(-.5f, .7f, .5f), rgb(0xd8ccff) * 1.5f, .05f};
    s->rim = (Light){V(.2f, .6f, -.75f), rgb(0xc0acff) * 5.0f, 0};
    s->fill = (Light){V(.8f, -.2f, .6f), rgb(0xffb060) * .6f, 0};
    s->ambient = .55f;
    int jelly = material_jelly(rgb(0x4a2cc0) * .55f, V(1.5f, 1.9f, .55f)),
        skin = material_plain(rgb(0x3a24a0), .2f, 1.4f), robe = material_wool(rgb(0x6a3a8c)), band = material_gold(),
        beard = material_new(rgb(0xf4f0ec), rgb(0xb8b0cc), .85f, .2f, PAT_CLOTH, 5, .5f),
        flesh = material_skin(rgb(0xe0a080), rgb(0xa86050)),
        eye_m = material_eye(rgb(0xffd060), rgb(0xfff8e8), .5f, PUPIL_ROUND);
    material(skin)->sss = rgb(0x5a40d0) * .5f;
    material(jelly)->rim = 1.5f;
    Vec3 p[6] = {V(-.10f, -.12f, .25f), V(-.16f, .40f, .15f), V(.02f, .86f, .0f),
                 V(.55f, 1.02f, -.05f), V(.98f, .66f, .0f),   V(1.0f, .22f, .1f)};
    jelly_part(); /* it sits on his hat, fat with what he knew, the tail curls */
    paint(jelly);
    blend(.14f);
    tube(6, p, (float[]){.56f, .60f, .56f, .40f, .24f, .03f}, 7);
    for (int i = 0; i < 5; i++) { /* rings of its body */
        Vec3 at = tube_point(6, p, .3f + .75f * (float)i), next = tube_point(6, p, .4f + .75f * (float)i);
        push();
        move(at[0], at[1], at[2]);
        aim(next - at, V(0, 0, 1));
        ring(0, 0, 0, .56f - .09f * (float)i, .075f);
        pop();
    }
    swallowed_stars(13, p, .2f, 4.0f);
    drowsy_eye(V(-.52f, .52f, .50f), V(-.66f, .86f, .62f), .20f, skin, eye_m);
    drowsy_eye(V(-.20f, .62f, .60f), V(-.16f, 1.0f, .70f), .20f, skin, eye_m);
    part(); /* a little smile */
    paint(material_plain(rgb(0x120a30), .4f, .3f));
    tube(4, (Vec3[]){V(-.56f, .36f, .66f), V(-.42f, .27f, .73f), V(-.24f, .27f, .74f), V(-.10f, .37f, .70f)},
         (float[]){.012f, .022f, .022f, .012f}, 4);
    push(); /* the mage under it: brim, nose and beard */
    move(-.10f, -.72f, .20f);
    turn_z(5);
    part();
    paint(robe);
    blend(.08f);
    limb(V(0, .16f, 0), V(.10f, .98f, .0f), .50f, .05f); /* the hat's point, in the jelly */
    push();
    turn_x(-7);
    drum(0, .08f, .02f, .98f, .040f, .03f);
    pop();
    egg(0, -1.28f, -.35f, 1.35f, .72f, .5f);
    part();
    paint(band);
    push();
    turn_x(-4);
    ring(0, .17f, 0, .53f, .05f);
    pop();
    part();
    paint(flesh);
    blend(.08f);
    egg(0, -.22f, .10f, .46f, .42f, .44f);
    egg(.02f, -.24f, .66f, .18f, .16f, .18f);
    egg(-.28f, -.26f, .42f, .16f, .13f, .13f);
    egg(.28f, -.26f, .42f, .16f, .13f, .13f);
    part();
    paint(beard);
    blend(.05f);
    for (int i = 0; i < 15; i++) {
        float x = ((float)i - 7) / 7;
        tube(4,
             (Vec3[]){V(x * .46f, -.34f - .05f * fabsf(x), .42f - .2f * x * x), V(x * .56f, -.62f, .55f - .2f * x * x),
                      V(x * .52f + .05f * chance(i), -.92f, .50f),
                      V(x * .34f + .10f * (chance(i + 3) - .5f), -1.25f, .42f)},
             (float[]){.09f, .13f, .12f, .03f}, 4);
    }
    for (int side = -1; side <= 1; side += 2) { /* moustache, and a brow that sleeps */
        float q = (float)side;
        tube(3, (Vec3[]){V(q * .05f, -.36f, .64f), V(q * .30f, -.42f, .60f), V(q * .52f, -.34f, .42f)},
             (float[]){.08f, .085f, .02f}, 4);
    }
    pop();
    lamp(V(.95f, -.9f, 1.4f), rgb(0xffb060) * 1.6f, .45f);
    lamp(V(-.5f, .3f, 1.6f), rgb(0xb0a0ff) * 1.2f, .45f);
    faction_motes();
}

/* ---- ng04: a helm of panes, one light inside ---- */

static Vec3 dark_aisle(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x080614), t[SHADOW], .5f * smooth(-1.2f, 1.0f, v));
    c += t[MIDTONE] * (.50f * halo(u, v, -.05f, .10f, .35f));
    for (int i = 0; i < 4; i++) { /* piers of the nave, and moonlight between them */
        float x = -.95f + .62f * (float)i, in = under(.10f, fabsf(u - x), .01f);
        c = vec_mix(c, rgb(0x090717), .75f * in);
        c += t[LIGHT] * (.16f * expf(-fabsf(u - x + .10f) * 90));
    }
    return c;
}

/* Corner i of row k of the great helm: sectors go round from the front keel, i 0. */
enum { SECTORS = 14, ROWS = 7 };
static Vec3 helm_corner(int k, int i)
{
    static const float y[ROWS] = {1.30f, 1.02f, .52f, .22f, .02f, -.45f, -.98f},
                       r[ROWS] = {.02f, .52f, .80f, .84f, .85f, .84f, .62f};
    float a = (float)i / SECTORS * 2 * PI, keel = .20f * powf(max_of(0, cosf(a)), 5) * (k > 1 && k < 6 ? 1.f : .3f),
          drop = k == ROWS - 1 ? .26f * powf(max_of(0, cosf(a)), 3) : 0;
    return V(sinf(a) * r[k] * .92f, y[k] - drop, cosf(a) * (r[k] + keel));
}

/* A pane of the helm with its lead. shrink 1 at its place; less, and moved by `away`: it has come loose. */
static void helm_pane(int k, int i, int m, int lead, Vec3 away, float shrink)
{
    Vec3 p[4] = {helm_corner(k, i), helm_corner(k, i + 1), helm_corner(k + 1, i + 1), helm_corner(k + 1, i)},
         c = (p[0] + p[1] + p[2] + p[3]) * .25f;
    for (int j = 0; j < 4; j++)
        p[j] = c + (p[j] - c) * shrink + away;
    part();
    paint(m);
    blend(.004f);
    web(p[0], p[1], p[2], .020f);
    web(p[0], p[2], p[3], .020f);
    part();
    paint(lead);
    blend(.006f);
    for (int j = 0; j < 4; j++)
        limb(p[j], p[(j + 1) % 4], .026f, .026f);
}

static void revenant(void)
{
    camera(V(0, -.25f, 6.0f), V(0, 0, 0), 32);
    Scene *s = scene();
    s->backdrop = dark_aisle;
    s->roll = -5;
    s->vignette = 1.4f;
    s->aperture = 0;
    s->ambient = .5f;
    s->key = (Light){V(-.55f, .65f, .6f), rgb(0xd8ccff) * 1.2f, .05f};
    s->rim = (Light){V(-.4f, .55f, -.75f), rgb(0xc8b4ff) * 4.5f, 0};
    int lead = material_plain(rgb(0x0a0812), .35f, 1.1f), fire = material_glow(rgb(0xffc860), 2.6f),
        inside = material_glow(rgb(0xffe0a0), 1.9f),
        tone[6] = {glass_stained(rgb(0x1a1460), .30f), glass_stained(rgb(0x2c2090), .36f),
                   glass_stained(rgb(0x4a34b4), .42f), glass_stained(rgb(0x6a50d0), .48f),
                   glass_stained(rgb(0x9478e8), .58f), glass_stained(rgb(0xd0bcff), .80f)},
        plum = glass_stained(rgb(0x7a2a9c), .45f), amber = glass_stained(rgb(0xe09a28), .75f), gold = material_gold();
    push();
    move(.04f, .28f, 0);
    turn_z(4);
    turn_y(-24);
    turn_x(7);
    grow(.96f);
    part(); /* what burns in it */
    paint(inside);
    egg(0, .10f, 0, .34f, .52f, .34f);
    Vec3 light = vec_unit(V(-.62f, .55f, .55f));
    for (int k = 0; k < ROWS - 1; k++)
        for (int i = 0; i < SECTORS; i++) {
            int j = i < SECTORS / 2 ? i : i - SECTORS; /* -7..6, front between -1 and 0 */
            bool slit = k == 3 && j >= -3 && j <= 2,
                 gone = (k == 1 && (j == 1 || j == 2)) || (k == 2 && (j == 2 || j == 1)) || (k == 4 && j == 3);
            Vec3 a = helm_corner(k, i), b = helm_corner(k, i + 1), c = helm_corner(k + 1, i),
                 out = vec_unit(vec_cross(c - a, b - a));
            float lit = vec_dot(out, light) + .26f * (chance(k * 31 + i) - .5f);
            int m = tone[(int)(unit(lit * .75f + .22f) * 5.99f)];
            if (slit)
                m = fire;
            else if (chance(k * 17 + i * 5) > .86f)
                m = k < 3 ? plum : amber;
            if (gone) {
                Vec3 away = out * (.45f + .5f * chance(i + k)) + V(.12f, .30f * (chance(k + 9) - .3f), 0);
                helm_pane(k, i, tone[2 + (i + k) % 4], lead, away, .62f);
            } else
                helm_pane(k, i, m, lead, V(0, 0, 0), 1);
        }
    part(); /* the cross on its front, in gold, and its breaths */
    paint(gold);
    blend(.02f);
    Vec3 out = V(0, 0, .035f);
    tube(6,
         (Vec3[]){helm_corner(1, 0) + out, helm_corner(2, 0) + out, helm_corner(3, 0) + out, helm_corner(4, 0) + out,
                  helm_corner(5, 0) + out, helm_corner(6, 0) + out},
         (float[]){.045f, .065f, .075f, .075f, .065f, .045f}, 3);
    for (int side = -1; side <= 1; side += 2)
        for (int k = 3; k < 5; k++)
            for (int i = 0; i < 3; i++)
                limb(helm_corner(k, side * i) * 1.02f, helm_corner(k, side * (i + 1)) * 1.02f, .036f, .036f);
    part();
    paint(fire);
    for (int i = 0; i < 18; i++) {
        int side = i < 9 ? 1 : -1, k = i % 9;
        Vec3 a = helm_corner(4, side), b = helm_corner(5, side * 2),
             at = V(mix(a[0], b[0], .15f + .35f * (float)(k % 3)), mix(a[1], b[1], .30f + .26f * (float)(k / 3)), 0);
        at[2] = mix(a[2], b[2], .15f + .35f * (float)(k % 3)) + .03f;
        ball(at[0], at[1], at[2], .030f);
    }
    Vec3 hole = here(V(.55f, .55f, .55f)), slit_at = here(V(0, .12f, 1.1f));
    pop();
    for (int side = -1; side <= 1; side += 2) /* shoulders of panes, to the picture's edge */
        for (int i = 0; i < 4; i++) {
            push();
            move((float)side * (.62f + .30f * (float)i) + .05f, -1.05f - .14f * (float)i, -.15f);
            turn_z((float)side * -(12 + 14 * (float)i));
            turn_y(20.f * (float)side);
            glass_crystal(.42f, .30f, .40f, i % 2 ? tone[1] : i ? plum : tone[2], lead, .026f);
            pop();
        }
    push();
    move(.05f, -1.45f, .1f);
    glass_crystal(.80f, .60f, .55f, tone[1], lead, .03f);
    pop();
    sprite(hole, .70f, rgb(0xffc870), SPRITE_GLOW, .5f);
    sprite(slit_at, .60f, rgb(0xffc060), SPRITE_GLOW, .30f);
    lamp(hole + V(.4f, .2f, .3f), rgb(0xffc060) * 1.4f, .4f);
    for (int i = 0; i < 22; i++) { /* splinters that it counts */
        float a = 2.4f * (float)i, q = .03f + .07f * chance(i + 120) * chance(i + 130);
        float xy[] = {0, q * 1.5f, q * .9f, -q * .6f, -q * .7f, -q * .5f};
        push();
        move(.75f + .55f * cosf(a) * chance(i), .55f + .8f * sinf(a) * chance(i + 9), .5f + .9f * chance(i + 60));
        turn_z(360 * chance(i + 90));
        turn_y(100 * (chance(i + 70) - .5f));
        part();
        paint(i % 4 ? tone[2 + i % 4] : amber);
        outline(3, xy, 1, .014f, .01f);
        pop();
    }
}

/* ---- ng06: a beast that has a calm face ---- */

static Vec3 moon_and_stars(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0b0820), t[SHADOW], .6f * smooth(.40f, .70f, sky_clouds(u, v, 1.3f)));
    c += vec_mix(t[MIDTONE], t[LIGHT], .5f) * (.7f * halo(u, v, .0f, .34f, .70f));
    c = vec_mix(
        c, .86f * vec_mix(rgb(0xd8ccff), t[LIGHT], .65f * smooth(.48f, .64f, cloud_flat(u * 2.2f, v * 2.2f + 4, 4))),
        disc(u, v, .0f, .34f, .84f, .012f));
    for (int i = 0; i < 70; i++) {
        float d = distance_to(u, v, 2 * chance_of(i) - 1, 2.5f * chance_of(i + 90) - 1.25f);
        c += t[GLOW] * (.9f * expf(-d * (180 + 200 * chance_of(i + 40))));
    }
    return c;
}

/* Planes of a calm face, of radius 1, in the present part: brows, a narrow nose, cheeks, a chin; no eyes and no mouth. */
static void calm_face(void)
{
    blend(.10f);
    egg(0, .16f, 0, .78f, 1.10f, .58f);
    egg(0, -.60f, .12f, .50f, .56f, .44f);
    egg(0, -.98f, .34f, .19f, .16f, .16f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        blend(.06f);
        tube(4,
             (Vec3[]){V(q * .06f, .30f, .64f), V(q * .28f, .44f, .58f), V(q * .50f, .40f, .44f),
                      V(q * .66f, .22f, .26f)},
             (float[]){.045f, .060f, .055f, .02f}, 4);
        blend(.10f);
        egg(q * .44f, -.24f, .32f, .22f, .16f, .16f);
    }
    blend(.05f);
    tube(4, (Vec3[]){V(0, .32f, .62f), V(0, .06f, .70f), V(0, -.20f, .82f), V(0, -.28f, .72f)},
         (float[]){.05f, .052f, .080f, .06f}, 5);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .10f, -.25f, .66f, .065f, .055f, .075f);
    carve(); /* the hollows where eyes would be */
    blend(.08f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .34f, .12f, .74f, .25f, .15f, .20f);
    fill();
}

/* A mask of black glass: the calm face, hollow; the lips smile, the eyes are holes with night behind them. */
static void obsidian_mask(int black, int edge, int star)
{
    part();
    paint(black);
    calm_face();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(3, (Vec3[]){V(0, -.53f, .63f), V(q * .15f, -.50f, .61f), V(q * .31f, -.43f, .48f)},
             (float[]){.045f, .045f, .012f}, 4);
        tube(3, (Vec3[]){V(0, -.65f, .62f), V(q * .13f, -.62f, .60f), V(q * .27f, -.50f, .50f)},
             (float[]){.062f, .055f, .012f}, 4);
    }
    carve();
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        push();
        move(q * .34f, .11f, .50f);
        turn_z(q * 12);
        egg(0, 0, 0, .23f, .115f, .6f);
        pop();
    }
    egg(0, .05f, -.30f, .68f, 1.0f, .55f);
    fill();
    part(); /* night behind the holes */
    paint(material_glow(rgb(0x7a50ff), .55f));
    egg(0, .10f, .05f, .62f, .40f, .12f);
    for (int i = 0; i < 26; i++) {
        float q = i % 2 ? 1.f : -1.f;
        part();
        paint(star);
        ball(q * .34f + .40f * (chance(i) - .5f), .10f + .22f * (chance(i + 40) - .5f), .20f + .06f * chance(i + 9),
             .010f + .022f * chance(i + 3) * chance(i + 5));
    }
    part(); /* its edge, where the moon lies on it */
    paint(edge);
    tube(7,
         (Vec3[]){V(.10f, 1.24f, .05f), V(-.40f, 1.10f, .08f), V(-.70f, .66f, .10f), V(-.77f, .12f, .10f),
                  V(-.66f, -.42f, .10f), V(-.42f, -.90f, .12f), V(-.12f, -1.14f, .22f)},
         (float[]){.004f, .018f, .026f, .026f, .022f, .016f, .004f}, 5);
}

/* A beast from the front, black: shoulders, a ruff on end, two ears; no face, but the teeth under where one was. */
static void beast_without_face(int fur, int tooth)
{
    part();
    paint(fur);
    blend(.18f);
    egg(0, -1.45f, -.25f, 1.45f, 1.05f, .60f);
    egg(0, -.55f, -.15f, .86f, .72f, .52f);
    egg(0, .18f, 0, .72f, .68f, .50f);
    egg(0, -.52f, .30f, .42f, .30f, .36f);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(4,
             (Vec3[]){V(q * .40f, .52f, -.05f), V(q * .60f, .90f, -.05f), V(q * .68f, 1.18f, -.08f),
                      V(q * .66f, 1.44f, -.1f)},
             (float[]){.24f, .19f, .11f, .006f}, 5);
    }
    for (int i = 0; i < 46; i++) { /* its hair stands up */
        float a = ((float)i / 45 * 2 - 1) * 2.5f, w = i % 2 ? 1.15f : .95f;
        Vec3 at = V(sinf(a) * .70f * w, .05f + cosf(a) * .62f - .35f * fabsf(a) / 2.5f, -.1f),
             out = vec_unit(V(sinf(a), cosf(a) * .8f - .3f, .05f));
        limb(at, at + out * (.26f + .22f * chance(i)), .13f, .006f);
    }
    part();
    paint(tooth);
    for (int i = 0; i < 8; i++) {
        float x = ((float)i - 3.5f) / 3.5f, tall = fabsf(x) > .8f ? .34f : .12f + .06f * chance(i);
        limb(V(x * .36f, -.70f + .10f * x * x, .60f - .16f * x * x),
             V(x * .32f, -.70f + .10f * x * x + tall, .66f - .16f * x * x), fabsf(x) > .8f ? .075f : .045f, .006f);
    }
}

static void hollow_mask(void)
{
    camera(V(0, -.35f, 6.0f), V(0, .05f, 0), 32);
    Scene *s = scene();
    s->backdrop = moon_and_stars;
    s->vignette = 1.3f;
    s->aperture = 0;
    s->ambient = .36f;
    s->key = (Light){V(-.60f, .60f, .55f), rgb(0xd8ccff) * 1.9f, .05f};
    s->rim = (Light){V(-.2f, .6f, -.75f), rgb(0xb090ff) * 5.0f, 0};
    s->fill = (Light){V(.6f, -.4f, .6f), rgb(0x5a40d0) * .5f, 0};
    int black = glass_polished(rgb(0x6a5cc8), .58f), edge = glass_edge(rgb(0xe8dcff), 1.5f),
        star = material_glow(rgb(0xffffff), 3.0f), fur = material_fur(rgb(0x150f2c)), tooth = material_tooth();
    push();
    turn_y(10);
    turn_z(5);
    beast_without_face(fur, tooth);
    push();
    move(.0f, .26f, .42f);
    turn_z(6);
    turn_x(6);
    grow(.70f);
    obsidian_mask(black, edge, star);
    for (int side = -1; side <= 1; side += 2)
        sprite(here(V((float)side * .34f, .10f, .6f)), .28f, rgb(0xb090ff), SPRITE_GLOW, .45f);
    pop();
    pop();
    lamp(V(-.9f, 1.0f, 1.8f), rgb(0xe0d4ff) * 1.5f, .4f);
    faction_motes();
}

/* ---- ng07: they sing your part for you ---- */

static Vec3 rose_window(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = u - .34f, y = v - .62f, d = sqrtf(x * x + y * y), a = atan2f(x, y);
    Vec3 c = vec_mix(rgb(0x0b0820), t[SHADOW], .5f * smooth(-1.2f, 1.0f, v)) +
             t[MIDTONE] * (.70f * halo(u, v, .34f, .62f, .40f));
    if (d < .60f) {
        float n = d < .30f ? 8.f : 16.f, k = a / (2 * PI) * n, f = fabsf(k - floorf(k) - .5f),
              lead = max_of((f - .44f) * d * 8, 0);
        lead = max_of(lead, .05f - min_of(min_of(fabsf(d - .11f), fabsf(d - .30f)), fabsf(d - .585f)) * 2.2f);
        Vec3 pane = vec_mix(vec_mix(t[LIGHT], t[GLOW], .75f), vec_mix(t[MIDTONE], t[LIGHT], .6f), d * 1.4f) *
                    (.9f + .3f * hash_unit((uint32_t)((int)floorf(k + 40) * 7 + (d < .30f ? 3 : 1))));
        c = vec_mix(pane, t[DARK], smooth(.0f, .03f, lead));
    }
    return c;
}

/* One of them: a hood, in it a smooth face of glass, and nothing in the face but a round mouth. */
static void faceless(int robe, int lining, int face, int black, float gape)
{
    part();
    paint(robe);
    blend(.14f);
    egg(0, .12f, -.12f, .58f, .70f, .52f);
    limb(V(0, .5f, -.15f), V(.0f, 1.0f, -.42f), .30f, .03f);
    egg(0, -.92f, -.05f, .92f, .36f, .50f);
    limb(V(0, -.7f, -.05f), V(0, -3.2f, .05f), .66f, 1.05f);
    carve();
    blend(.05f);
    egg(0, -.02f, .42f, .44f, .58f, .70f);
    fill();
    part(); /* the edge of the hood, in a fold */
    paint(robe);
    Vec3 p[17];
    float r[17];
    for (int i = 0; i < 17; i++) {
        float a = ((float)i - 8) / 8 * 2.7f;
        p[i] = V(sinf(a) * .50f, .02f + cosf(a) * .63f, .26f - .06f * cosf(a));
        r[i] = .075f + .015f * chance(i);
    }
    tube(17, p, r, 3);
    part();
    paint(lining);
    egg(0, 0, -.14f, .46f, .58f, .14f);
    part();
    paint(face);
    blend(.05f);
    push();
    move(0, .03f, .06f);
    grow(.44f);
    calm_face();
    carve();
    blend(.05f);
    egg(0, -.64f, .60f, .17f, .17f * (1 + gape), .36f);
    fill();
    part();
    paint(black);
    egg(0, -.64f, .40f, .18f, .19f * (1 + gape), .10f);
    pop();
}

static void faceless_choir(void)
{
    camera(V(0, .1f, 6.0f), V(0, 0, 0), 32);
    Scene *s = scene();
    s->backdrop = rose_window;
    s->vignette = 1.4f;
    s->aperture = 0;
    s->roll = -4;
    s->ambient = .45f;
    s->key = (Light){V(-.60f, .60f, .55f), rgb(0xd4c8ff) * 1.5f, .05f};
    s->rim = (Light){V(.4f, .5f, -.7f), rgb(0xb090ff) * 5.0f, 0};
    int robe = material_wool(rgb(0x2a1e60)), lining = material_wool(rgb(0x0a0618)),
        face = glass_polished(rgb(0xb8a8f4), .30f), black = material_plain(rgb(0x04020a), .3f, .6f),
        iron = material_iron();
    static const float stand[4][5] = {/* place, size, leaning */
                                      {-.42f, .12f, .55f, 1.34f, -4},
                                      {.66f, .14f, -.55f, .98f, 4},
                                      {1.30f, .20f, -1.5f, .78f, 6},
                                      {-1.62f, -.34f, -.2f, 1.05f, -8}};
    for (int i = 0; i < 4; i++) {
        push();
        move(stand[i][0], stand[i][1], stand[i][2]);
        turn_z(stand[i][4]);
        turn_y(i == 3 ? 26.f : 12.f - 9.f * (float)i);
        turn_x(i ? 4.f : 10.f);
        grow(stand[i][3]);
        faceless(robe, lining, face, black, .25f + .35f * chance(i + 2));
        pop();
    }
    push(); /* whose part it is, and his candle-light in all their faces */
    move(.66f, -1.78f, 1.6f);
    grow(1.18f);
    watchman(&(Watchman){.cloak = material_wool(rgb(0x8a2c34)),
                         .hat = iron,
                         .iron = iron,
                         .light = rgb(0xffb048),
                         .raised = .6f,
                         .left = true,
                         .lean = 24});
    pop();
    lamp(V(-.7f, .9f, 1.9f), rgb(0xd8ccff) * 1.6f, .4f);
    faction_motes();
}

const Card siege_nightglass_night_cards[] = {{"cards/siege/ng02", NIGHTGLASS, memory_leech},
                                             {"cards/siege/ng04", NIGHTGLASS, revenant},
                                             {"cards/siege/ng06", NIGHTGLASS, hollow_mask},
                                             {"cards/siege/ng07", NIGHTGLASS, faceless_choir},
                                             {0}};
