/* SPDX-License-Identifier: MIT
 * Rotbloom: the sporeling under a boot. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/nature.h"
#include "props/rot.h"
#include "props/teeth.h"

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

const Card siege_rotbloom_trodden_cards[] = {{"cards/siege/rb01", ROTBLOOM, sporeling}, {0}};
