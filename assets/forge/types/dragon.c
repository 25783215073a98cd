/* SPDX-License-Identifier: MIT */
#include "cards.h"
#include "kit/kit.h"

typedef struct {
    Vec3 s1, s2, belly, horn, mem, iris, glow;
    int crown;
    float yaw, nx;
} Drag;
static void dragon(Drag D)
{
    camera(V(-.2, 1.35, 6.2), V(0, 1.56, 0), 30.5f);
    push();
    grow(.9f);
    move(-.02f * D.nx, -.05f, 0);
    int sk = material_scales(D.s1, D.s2, 9.5f), skf = material_scales(D.s1, D.s2, 15.f),
        be = material_new(D.belly * .8f, D.belly * .4f, .45f, .8f, PAT_NOISE, 4, .5f),
        ho = material_new(D.horn, D.horn * .35f, .4f, .9f, PAT_BONE, 4, .6f),
        to = material_plain(rgb(0xfff3d8), .25f, 1),
        me = material_new(D.mem * .75f, D.mem * .28f, .6f, .5f, PAT_SKIN, 2.2f, .8f),
        mo = material_plain(rgb(0x8a1420), .35f, .9f);
    material(me)->sss = D.mem * .9f;
    material(me)->rim = 1.2f;
    material(be)->sss = D.belly * .3f;
    // neck path
    Vec3 np[6] = {V(.62, -.35, -.55), V(.82, .45, -.5),   V(.72, 1.15, -.35),
                  V(.45, 1.7, -.28),  V(.22, 2.02, -.12), V(.02, 2.06, .12)};
    float nr[6] = {.72f, .6f, .44f, .33f, .28f, .27f};
    for (int i = 0; i < 6; i++)
        np[i][0] *= D.nx;
    part();
    paint(sk);
    blend(.12f);
    tube(6, np, nr, 5);
    egg(np[0][0], -.2f, -.6f, .95f, .8f, .7f);
    // belly plates
    {
        int n = 25;
        for (int i = 0; i < n; i++) {
            float t = (float)i / (n - 1) * 4.6f;
            int k = t;
            float f = t - k;
            Vec3 a = vec_mix(np[k], np[k + 1], f);
            float r = mix(nr[k], nr[k + 1], f);
            Vec3 d = vec_unit(np[k + 1] - np[k]);
            Vec3 fr = vec_unit(V(-.55f * D.nx, 0, 1) - d * vec_dot(d, V(-.55f * D.nx, 0, 1)));
            Vec3 c = a + fr * (r * .80f);
            part();
            paint(be);
            push();
            move(c[0], c[1], c[2]);
            float yaw = atan2f(fr[0], fr[2]) * 57.3f;
            turn_y(yaw);
            turn_x(-asinf(clamp(fr[1], -1, 1)) * 57.3f + 12);
            egg(0, 0, 0, r * .74f, .085f + .05f * r, r * .40f);
            pop();
        }
    }
    // dorsal spikes
    {
        int n = 15;
        for (int i = 0; i < n; i++) {
            float t = (float)i / (n - 1) * 4.7f;
            int k = t;
            float f = t - k;
            Vec3 a = vec_mix(np[k], np[k + 1], f);
            float r = mix(nr[k], nr[k + 1], f);
            Vec3 d = vec_unit(np[k + 1] - np[k]);
            Vec3 bk = V(.62f * D.nx, .25, -.75);
            bk = vec_unit(bk - d * vec_dot(d, bk));
            Vec3 c = a + bk * (r * .85f);
            part();
            paint(ho);
            limb(c, c + bk * (.14f + .3f * r) - d * (.16f), .05f + .07f * r, .008f);
        }
    }
    // head
    push();
    move(np[5][0] - .05f * D.nx, np[5][1] + .06f, np[5][2] + .12f);
    turn_y(D.yaw);
    turn_x(6);
    turn_z(D.yaw < 0 ? -6 : 6);
    grow(.98f);
    part();
    paint(skf);
    blend(.12f);
    egg(0, .02f, .02f, .33f, .28f, .4f);
    blend(.1f);
    limb(V(0, .04, .25), V(0, .0, .78), .24f, .155f);
    egg(0, .02f, .86f, .165f, .115f, .13f);
    for (int s = -1; s <= 1; s += 2) {
        blend(.05f);
        egg(s * .095f, .1f, .9f, .06f, .05f, .075f);
        limb(V(s * .09, .17, .55), V(s * .30, .27, .02), .06f, .085f);
        limb(V(s * .28, .25, .05), V(s * .33, .24, -.25), .09f, .06f);
        egg(s * .27f, -.06f, .08f, .13f, .17f, .22f);
        limb(V(s * .15, -.05, .8), V(s * .25, -.1, .2), .05f, .07f);
    }
    limb(V(0, .18, .35), V(0, .1, .8), .05f, .035f);
    carve();
    blend(.03f);
    for (int s = -1; s <= 1; s += 2) {
        egg(s * .11f, .115f, .965f, .028f, .02f, .045f);
    }
    blend(.06f);
    for (int s = -1; s <= 1; s += 2)
        egg(s * .27f, .12f, .3f, .1f, .085f, .13f);
    egg(0, -.19f, .62f, .13f, .09f, .42f);
    fill();
    // jaw
    push();
    move(0, -.14f, .02f);
    turn_x(27);
    part();
    paint(skf);
    blend(.09f);
    for (int s = -1; s <= 1; s += 2) {
        limb(V(s * .25, .02, .02), V(s * .12, -.04, .7), .1f, .075f);
    }
    egg(0, -.07f, .4f, .17f, .07f, .38f);
    egg(0, -.05f, .76f, .12f, .075f, .09f);
    carve();
    blend(.05f);
    egg(0, .07f, .45f, .12f, .1f, .42f);
    fill();
    blend(.03f);
    limb(V(0, -.1, .74), V(0, -.26, .82), .05f, .008f);
    for (int s = -1; s <= 1; s += 2)
        limb(V(s * .16, -.08, .5), V(s * .2, -.22, .5), .045f, .006f);
    for (int i = 0; i < 7; i++)
        for (int s = -1; s <= 1; s += 2) {
            float t = i / 6.f;
            float z = .3f + .48f * t, x = s * (.185f - .085f * t);
            float h = i == 5 ? .17f : .08f + .03f * (i & 1);
            part();
            paint(to);
            limb(V(x, .02 - .03 * t, z), V(x * .98, .02f + h, z + .015f), .03f, .004f);
        }
    part();
    paint(mo);
    blend(.05f);
    {
        Vec3 p[4] = {V(0, .0, .1), V(0, .06, .4), V(.02, .13, .62), V(.05, .1, .82)};
        float r[4] = {.09f, .085f, .06f, .02f};
        tube(4, p, r, 4);
    }
    pop();
    part();
    paint(mo);
    egg(0, -.1f, .2f, .2f, .13f, .25f);
    for (int i = 0; i < 8; i++)
        for (int s = -1; s <= 1; s += 2) {
            float t = i / 7.f;
            float z = .3f + .58f * t, x = s * (.2f - .09f * t);
            float h = i == 6 ? .2f : i == 3 ? .13f : .075f;
            part();
            paint(to);
            limb(V(x, -.12, z), V(x * .97, -.12f - h, z + .02f), .033f, .004f);
        }
    int e = material_eye(D.iris, rgb(0xfff6e4), .8f, PUPIL_SLIT);
    material(e)->color2 = D.iris * .8f;
    for (int s = -1; s <= 1; s += 2)
        eye_with_lid(s * .225f, .125f, .29f, .105f, s * 52, 2, e, skf, -s * 18, .42f);
    // horns and frill
    for (int s = -1; s <= 1; s += 2) {
        part();
        paint(ho);
        blend(.02f);
        Vec3 p[5] = {V(s * .2, .24, -.1), V(s * .36, .42, -.36), V(s * .46, .52, -.74), V(s * .44, .72, -1.05),
                     V(s * .3, .98, -1.18)};
        float r[5] = {.12f, .1f, .08f, .05f, .012f};
        tube(5, p, r, 5);
        for (int k = 0; k < 6; k++) {
            float t = k / 6.f;
            int q = t * 4;
            Vec3 c = vec_mix(p[q], p[q + 1], t * 4 - q);
            float rr = mix(r[q], r[q + 1], t * 4 - q);
            ball(c[0], c[1], c[2], rr * 1.1f);
        }
        for (int k = 0; k < 4; k++) {
            part();
            paint(ho);
            float a = -.1f - .14f * k;
            limb(V(s * .3, a + .05, -.12 - .02 * k), V(s * (.55 - .03 * k), a + .12f - .1f * k, -.5 + .03 * k),
                 .065f - .006f * k, .006f);
        }
        part();
        paint(me);
        for (int k = 0; k < 3; k++) {
            float a = -.1f - .14f * k, b = -.24f - .14f * k;
            web(V(s * .28, a + .05, -.1), V(s * (.52 - .03 * k), a + .1f - .1f * k, -.46),
                V(s * (.46), b + .08f - .1f * k, -.36), .012f);
            web(V(s * .28, a + .05, -.1), V(s * .28, b + .05, -.12), V(s * (.46), b + .08f - .1f * k, -.36), .012f);
        }
    }
    if (D.crown) {
        int go = material_gold();
        push();
        move(0, .3f, -.02f);
        turn_x(-14);
        part();
        paint(go);
        blend(.015f);
        push();
        grow(1);
        ring(0, 0, 0, .24f, .04f);
        for (int i = 0; i < 8; i++) {
            push();
            turn_y(i * 45);
            move(0, 0, .24f);
            turn_x(10);
            limb(V(0, 0, 0), V(0, .2f + .06f * (i % 2 == 0), .0), .05f, .012f);
            ball(0, .22f + .06f * (i % 2 == 0), 0, .032f);
            pop();
        }
        pop();
        part();
        paint(material_glow(rgb(0xff3050), .5f));
        crystal(0, .02f, .28f, .05f, .065f, .04f);
        pop();
    }
    Vec3 mouth = here(V(0, -.22, .55));
    lamp(mouth, D.glow * 2.2f, .28f);
    for (int i = 0; i < 60; i++) {
        float t = chance(i + 900);
        Vec3 p = here(V((chance(i + 901) - .5f) * .5f * t, -.2f + (chance(i + 902) - .5f) * .5f * t, .6f + t * 1.0f));
        sprite(p, .01f + .018f * chance(i + 903), D.glow * 1.6f, 0, 1);
    }
    sprite(mouth, .13f, D.glow, 0, .35f);
    pop();
    // wings
    for (int s = -1; s <= 1; s += 2) {
        push();
        move(np[1][0] * .75f, .75f, -.95f);
        turn_y(s * -14);
        int nr_ = s * D.nx < 0;
        Vec3 sh = V(s * .35, .2, 0), el = V(s * (nr_ ? 1.15 : .5), .95, -.45),
             wr = V(s * (nr_ ? 1.45 : .95), 1.85, -.35);
        Vec3 tip[4] = {V(s * 2.5, 2.0, -.6), V(s * 2.45, 1.0, -.6), V(s * 1.95, .2, -.5), V(s * 1.15, -.3, -.4)};
        int wm = material_new(D.s2 * 1.2f, D.s2 * .6f, .5f, .7f, PAT_SKIN, 6, .5f);
        part();
        paint(wm);
        blend(.06f);
        limb(sh, el, .2f, .12f);
        limb(el, wr, .12f, .085f);
        for (int i = 0; i < 4; i++) {
            Vec3 m2 = vec_mix(wr, tip[i], .5f) + V(s * .05, .1, -.1);
            Vec3 p[3] = {wr, m2, tip[i]};
            float r[3] = {.07f, .045f, .015f};
            tube(3, p, r, 4);
        }
        part();
        paint(ho);
        limb(wr, wr + V(s * .05, .38, .1), .07f, .006f);
        part();
        paint(me);
        blend(.015f);
        for (int i = 0; i < 3; i++) {
            Vec3 a = tip[i], b = tip[i + 1];
            Vec3 am = vec_mix(wr, a, .5f) + V(s * .05, .1, -.1), bm = vec_mix(wr, b, .5f) + V(s * .05, .1, -.1);
            Vec3 m = vec_mix(am, bm, .5f) + V(0, -.03, -.1);
            web(wr, am, m, .012f);
            web(wr, m, bm, .012f);
            Vec3 pv = a;
            web(m, am, a, .012f);
            for (int j = 1; j <= 5; j++) {
                float t = j / 5.f;
                Vec3 cp = vec_mix(vec_mix(a, b, t), wr, .2f * 4 * t * (1 - t)) + V(0, 0, -.07f * 4 * t * (1 - t));
                web(m, pv, cp, .012f);
                pv = cp;
            }
            web(m, b, bm, .012f);
        }
        web(wr, vec_mix(wr, tip[3], .5f) + V(s * .05, .1, -.1), el, .012f);
        web(el, vec_mix(wr, tip[3], .5f) + V(s * .05, .1, -.1), tip[3], .012f);
        web(el, tip[3], sh, .012f);
        pop();
    }
    pop();
    faction_ground();
    faction_motes();
}

static void fire_dragon(void)
{
    dragon((Drag){rgb(0xb8261a), rgb(0x5a0f14), rgb(0xe8b060), rgb(0x2a1a1c), rgb(0x9a3016), rgb(0xffc020),
                  rgb(0xff7a18), 0, -48, 1});
}

static void royal_dragon(void)
{
    dragon((Drag){rgb(0x8a4ac0), rgb(0x3a1a6a), rgb(0xffd890), rgb(0xf0c060), rgb(0xb060d0), rgb(0xffe060),
                  rgb(0xffc040), 1, 46, -1});
}

const Card dragon_cards[] = {
    {"cards/horde/fire-dragon", FIRE, fire_dragon}, {"cards/horde/royal-dragon", ROYAL, royal_dragon}, {0}};
