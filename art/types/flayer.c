/* SPDX-License-Identifier: MIT
 * Flayers: eaters of thoughts, with the head of an octopus. Five of them: one lifts a brain, one comes out of the deep,
 * one reaches for us, one wears his own under glass, the elder reads. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/treasure.h"
#include "props/weapons.h"

/* A whirl of thoughts around disc_x, disc_y, in the palette. */
static Vec3 whirl(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float du = u - s->disc_x, dv = (v - s->disc_y) * 1.15f, r = sqrtf(du * du + dv * dv),
          a = atan2f(dv, du) + 2.6f / (r + .35f);
    float arm = cloud_flat(cosf(a) * 2.2f + 4, sinf(a) * 2.2f + r * 2.5f, 5),
          fine = cloud_flat(cosf(a * 1.0f) * 6, sinf(a) * 6 + r * 7, 4);
    Vec3 c = vec_mix(t[SHADOW], t[DARK], smooth(.3f, 1.4f, r));
    c = vec_mix(c, t[MIDTONE], smooth(.45f, .68f, arm) * smooth(1.5f, .2f, r) * .9f);
    c = vec_mix(c, t[LIGHT], smooth(.56f, .74f, fine) * smooth(1.1f, .1f, r) * .6f);
    c += t[GLOW] * (.55f * expf(-r * r * 9)) + t[MIDTONE] * (.5f * expf(-r * 2.2f));
    for (int i = 0; i < 9; i++) { /* eyes that watch from the dark */
        float x = (chance_of(i + 7) - .5f) * 2, y = (chance_of(i + 27) - .5f) * 2.2f,
              size = .05f + .04f * chance_of(i + 47);
        if (distance_to(x, y, s->disc_x, s->disc_y) < .55f)
            continue;
        float ex = (u - x) / size, ey = (v - y) / size, almond = fabsf(ey) / max_of(.55f * (1 - ex * ex), 1e-3f);
        if (fabsf(ex) < 1 && almond < 1)
            c = vec_mix(c, hypotf(ex * 1.6f, ey) < .42f ? t[DARK] * .5f : t[ACCENT] * .8f, .8f);
    }
    for (int i = 0; i < 2; i++) {
        float l = (float)i, line = -.62f - .2f * l + peaks(u, l + 5, 3, .34f);
        c = vec_mix(c, t[DARK] * (.9f - .3f * l) * (.8f + .4f * cloud_flat(u * 9, v * 9, 3)), under(line, v, .01f));
    }
    return c;
}

typedef struct {
    int skin, sucker, eye, robe, trim, claw;
    Vec3 glow;
} Look;

typedef struct {
    Vec3 skin, skin2, robe, iris, glow;
} Colors;

static Look look_of(const Colors *c)
{
    Look l = {.skin = material_skin(c->skin, c->skin2),
              .sucker = material_plain(vec_mix(c->skin, rgb(0xffd8d0), .65f), .4f, .8f),
              .eye = material_eye(c->iris, c->iris * .5f, .9f, PUPIL_SLIT),
              .robe = material_new(c->robe, c->robe * .4f, .85f, .3f, PAT_CLOTH, 2.6f, .8f),
              .trim = material_gold(),
              .claw = material_plain(rgb(0x1a1420), .2f, 1.2f),
              .glow = c->glow};
    material(l.skin)->rough = .28f; /* wet */
    material(l.skin)->spec = 1.1f;
    material(l.skin)->sss = vec_mix(c->skin, rgb(0xff5070), .3f) * .7f;
    return l;
}

static void palette(unsigned dark, unsigned shadow, unsigned mid, unsigned light, unsigned accent, unsigned glow)
{
    Scene *s = scene();
    set_palette(s, dark, shadow, mid, light, accent, glow);
    s->backdrop = whirl;
    s->disc_x = 0;
    s->disc_y = .4f;
    s->grade = .08f;
    s->rim.color = rgb(light) * 3.4f;
    s->fill.color = rgb(mid) * .5f;
    s->zenith = rgb(mid) * .8f;
    s->horizon = rgb(shadow) * .8f;
    s->below = rgb(shadow) * .6f;
}

/* ---- head: looks to +z, eyes at y = 0; the mantle rises to about 1.0 ---- */

typedef struct {
    float mantle; /* height; 1 usual */
    float lean;   /* how far it leans back */
    int tentacles;
    float length, spread, curl; /* of the tentacles; curl: how far they turn up at the ends */
    float forward;              /* how far they reach to the viewer */
    float lid, open;
} Head;

/* Suckers sit on the inside of the curl. */
static void tentacle(const Look *l, const Head *h, int i)
{
    float u = h->tentacles > 1 ? ((float)i / (float)(h->tentacles - 1) - .5f) * 2 : 0,
          z = h->length * (1 - .18f * fabsf(u)), wave = .12f * sinf((float)i * 2.3f);
    float side = u * h->spread;
    Vec3 p[6] = {
        V(u * .2f, -.16f, .3f),
        V(u * .26f + side * .12f, -.36f, .42f + .25f * h->forward),
        V(u * .28f + side * .3f + wave, -.36f - .3f * z, .46f + .6f * h->forward),
        V(u * .3f + side * .55f, -.36f - .58f * z, .44f + .95f * h->forward),
        V(u * .3f + side * .85f - wave, -.36f - (.8f - .25f * h->curl) * z, .5f + 1.2f * h->forward),
        V(u * .3f + side * (1.05f + .2f * h->curl), -.36f - (.9f - .75f * h->curl) * z, .6f + 1.25f * h->forward)};
    float r[6] = {.13f, .12f, .1f, .078f, .055f, .012f};
    part();
    paint(l->skin);
    blend(.04f);
    tube(6, p, r, 5);
    for (int k = 0; k < 11; k++) {
        float t = 1.1f + (float)k * .36f;
        int at = (int)t;
        Vec3 c = tube_point(6, p, t), d = vec_unit(tube_point(6, p, t + .1f) - c),
             out = vec_unit(V(u > 0 ? -.6f : .6f, .1f, .8f) - d * vec_dot(d, V(u > 0 ? -.6f : .6f, .1f, .8f)));
        float size = mix(r[at], r[at + 1], t - (float)at);
        c += out * (size * .9f);
        part();
        paint(l->sucker);
        ball(c[0], c[1], c[2], size * .36f);
    }
}

static void mantle(const Look *l, const Head *h)
{
    float m = h->mantle, b = h->lean;
    part();
    paint(l->skin);
    blend(.16f);
    egg(0, .0f, 0, .38f, .34f, .36f);
    egg(0, .36f * m, -.1f - .1f * b, .44f, .4f * m, .44f);
    egg(0, .68f * m, -.2f - .3f * b, .34f, .32f * m, .36f);
    egg(0, -.16f, .14f, .26f, .18f, .22f);
    blend(.07f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .06f, .16f, .36f), V(s * .4f, .26f, .12f), .09f, .07f); /* brow */
        egg(s * .33f, -.04f, .14f, .12f, .14f, .16f);
        for (int k = 0; k < 3; k++) { /* folds that run up the mantle */
            float x = .1f + .12f * (float)k;
            Vec3 p[4] = {
                V(s * x, .3f, .28f - .08f * (float)k), V(s * (x + .03f), .52f * m, .27f - .1f * (float)k - .1f * b),
                V(s * x * .8f, .8f * m, .08f - .06f * (float)k - .28f * b), V(s * x * .3f, .98f * m, -.14f - .4f * b)};
            float r[4] = {.05f, .065f, .055f, .02f};
            tube(4, p, r, 4);
        }
        /* a fin at the temple */
        limb(V(s * .38f, .12f, -.04f), V(s * .72f, .3f, -.2f), .1f, .012f);
        limb(V(s * .38f, .0f, -.04f), V(s * .66f, .04f, -.18f), .09f, .012f);
    }
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .19f, .03f, .34f, .12f, .085f, .1f);
    fill();
}

static void head(const Look *l, const Head *h)
{
    mantle(l, h);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        eye_with_lid(s * .19f, .03f, .265f, .12f, s * 12, 0, l->eye, l->skin, s * h->lid, h->open);
        sprite(here(V(s * .2f, .03f, .42f)), .09f, l->glow, SPRITE_GLOW, .3f);
    }
    for (int i = 0; i < h->tentacles; i++)
        tentacle(l, h, i);
}

/* ---- body ---- */

static void robed_body(const Look *l)
{
    part();
    paint(l->robe);
    blend(.2f);
    egg(0, 1.28f, -.1f, .68f, .36f, .36f);
    limb(V(0, 1.15f, -.08f), V(0, -.3f, 0), .46f, .85f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .42f;
        limb(V(sinf(a) * .4f, 1.1f, .28f * cosf(a)), V(sinf(a) * .9f, -.3f, .7f * cosf(a)), .08f, .15f);
    }
    part();
    paint(l->trim); /* a stole with signs */
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {V(s * .3f, 1.58f, .1f), V(s * .24f, 1.3f, .33f), V(s * .22f, .8f, .46f), V(s * .26f, -.1f, .72f)};
        float r[4] = {.04f, .045f, .05f, .055f};
        tube(4, p, r, 4);
    }
    for (int i = 0; i < 4; i++) {
        push();
        move(0, 1.12f - .26f * (float)i, .4f + .07f * (float)i);
        part();
        paint(l->trim);
        ring(0, 0, 0, .0001f, .045f);
        pop();
    }
}

/* Two pointed blades of cloth behind the head. */
static void blade_collar(const Look *l, float size, int lining)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        float q[] = {s * .1f, 0, s * .4f, -.04f, s * .66f, .3f, s * .82f, 1.02f, s * .5f, .62f, s * .28f, .34f};
        push();
        move(0, 1.34f, -.14f);
        grow(size);
        turn_y(s * -28);
        part();
        paint(l->robe);
        outline(6, q, 3, .04f, .05f);
        move(0, .02f, .035f);
        grow(.92f);
        part();
        paint(lining);
        outline(6, q, 3, .025f, .04f);
        pop();
    }
}

static void robed_arm(const Look *l, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
{
    part();
    paint(l->robe);
    blend(.1f);
    limb(shoulder, elbow, .22f, .19f);
    limb(elbow, vec_mix(elbow, wrist, .75f), .19f, .26f);
    limb(vec_mix(elbow, wrist, .55f), vec_mix(elbow, wrist, .6f) - V(0, .34f, .02f), .18f, .08f);
    part();
    paint(l->skin);
    blend(.04f);
    limb(elbow, wrist, .11f, .075f);
}

static Hand webbed(const Look *l, int thumb, float curl, float spread)
{
    return (Hand){.size = .24f,
                  .thick = .78f,
                  .spread = spread,
                  .curl = curl,
                  .fingers = 3,
                  .thumb = thumb,
                  .claw = l->claw,
                  .claw_length = .55f};
}

static void open_hand(const Look *l, Vec3 wrist, Vec3 fingers, Vec3 palm, int thumb, float curl)
{
    Hand h = webbed(l, thumb, curl, 50);
    part();
    paint(l->skin);
    blend(.035f);
    hand_at(&h, wrist, fingers, palm);
}

/* A brain: two lobes of folds. */
static void brain(float size, int m)
{
    push();
    grow(size);
    part();
    paint(m);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .16f, 0, 0, .2f, .26f, .34f);
        for (int i = 0; i < 26; i++) {
            float a = chance(i + side + 3) * PI - PI / 2, b = chance(i + 40 + side) * 2.4f - .9f;
            Vec3 p = V(s * (.16f + .19f * cosf(a) * cosf(b)), .26f * sinf(b), .34f * sinf(a) * cosf(b));
            Vec3 q =
                p + V(s * .04f * (chance(i + 80) - .5f), .1f * (chance(i + 90) - .5f), .14f * (chance(i + 95) - .5f));
            limb(p, q, .05f, .045f);
        }
    }
    egg(0, -.2f, -.18f, .16f, .1f, .14f);
    pop();
}

static void rays_of_thought(Vec3 at, Vec3 color, int n, float wide, float tall)
{
    for (int i = 0; i < n; i++) {
        float a = (float)i * 2.4f, r = sqrtf((float)i / (float)n);
        sprite(at + V(cosf(a) * r * wide, sinf(a) * r * tall, .2f * sinf((float)i)), .006f + .016f * chance(i), color,
               i % 8 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW, 1);
    }
}

/* ---- the five ---- */

static void brain_lifter(void)
{
    palette(0x0c0618, 0x2c1450, 0x6a2ca0, 0xd0a0ff, 0xffb040, 0xfff0ff);
    camera(V(-.35f, 1.15f, 5.9f), V(0, 1.52f, 0), 32);
    Look l = look_of(&(Colors){rgb(0xb078c0), rgb(0x6a3c8a), rgb(0x2a1c4a), rgb(0xffd040), rgb(0xffc040)});
    int pink = material_skin(rgb(0xffa8b0), rgb(0xe07888));
    push();
    move(0, -.06f, 0);
    robed_body(&l);
    blade_collar(&l, 1, material_cloth(rgb(0x8a1c58)));
    push();
    move(0, 1.98f, .16f);
    turn_y(-8);
    turn_x(5);
    head(&l, &(Head){.mantle = 1,
                     .lean = .3f,
                     .tentacles = 5,
                     .length = .95f,
                     .spread = .5f,
                     .curl = .6f,
                     .forward = .06f,
                     .lid = 20,
                     .open = .5f});
    pop();
    Vec3 wl = V(-.86f, 1.3f, .72f), wr = V(.86f, 1.22f, .72f);
    robed_arm(&l, V(-.6f, 1.36f, -.06f), V(-1.04f, .98f, .25f), wl);
    robed_arm(&l, V(.6f, 1.36f, -.06f), V(1.04f, .92f, .25f), wr);
    open_hand(&l, wl, V(.15f, 1, .35f), V(.7f, -.1f, .6f), 1, .3f);
    open_hand(&l, wr, V(-.1f, .5f, 1), V(-.3f, 1, -.3f), -1, .25f);
    push();
    move(.84f, 1.86f, .98f);
    turn_y(-24);
    turn_z(10);
    brain(.62f, pink);
    Vec3 at = here(V(0, 0, .1f));
    pop();
    pop();
    rays_of_thought(at, rgb(0xffb0e0), 60, .42f, .42f);
    sprite(at, .34f, rgb(0xff70b0), SPRITE_GLOW, .14f);
    lamp(at + V(-.1f, -.1f, .5f), rgb(0xff90d0) * .9f, .4f);
    faction_ground();
}

static void out_of_the_deep(void)
{
    palette(0x02101a, 0x063448, 0x107a80, 0x90f0d8, 0xffc040, 0xe8fff8);
    camera(V(.45f, 1.0f, 5.9f), V(.04f, 1.56f, 0), 32.5f);
    scene()->disc_x = -.3f;
    scene()->disc_y = .7f;
    Look l = look_of(&(Colors){rgb(0x38a89a), rgb(0x1a5a78), rgb(0x142838), rgb(0xffb020), rgb(0xffa030)});
    push();
    move(-.04f, -.1f, 0);
    turn_y(6);
    robed_body(&l);
    part();
    paint(l.robe); /* a hood thrown back */
    blend(.12f);
    egg(0, 1.78f, -.3f, .56f, .46f, .34f);
    push();
    move(0, 2.0f, .14f);
    turn_y(4);
    turn_z(-6);
    head(&l, &(Head){.mantle = 1.15f,
                     .lean = .9f,
                     .tentacles = 6,
                     .length = 1.25f,
                     .spread = .75f,
                     .curl = .9f,
                     .forward = .03f,
                     .lid = 24,
                     .open = .42f});
    part();
    paint(l.trim);
    blend(.02f);
    for (int i = 0; i < 5; i++) { /* a coral crown */
        float a = ((float)i - 2) * .5f;
        limb(V(sinf(a) * .36f, .34f, .2f * cosf(a)), V(sinf(a) * .62f, .66f + .2f * cosf(a), .1f), .06f, .012f);
        ball(sinf(a) * .62f, .68f + .2f * cosf(a), .1f, .04f);
    }
    pop();
    push(); /* a trident */
    Hand h = webbed(&l, -1, .86f, 10);
    Vec3 at = V(.92f, 1.25f, .6f), bar = V(.08f, 1, -.02f), out = V(-.4f, .1f, 1), elbow = V(1.02f, .92f, .1f);
    robed_arm(&l, V(.6f, 1.36f, -.06f), elbow, hand_wrist(h.size, at, bar, out));
    part();
    paint(l.skin);
    blend(.035f);
    hand_grip(h, at, bar, out);
    trident(1.5f, .95f, l.trim, material_wood());
    pop();
    Vec3 w = V(-.72f, 1.16f, .95f);
    robed_arm(&l, V(-.6f, 1.36f, -.06f), V(-1.0f, .95f, .35f), w);
    open_hand(&l, w, V(.05f, .35f, 1), V(.1f, 1, -.35f), 1, .2f);
    Vec3 pearl = here(V(-.68f, 1.58f, 1.16f));
    part();
    paint(material_new(rgb(0xf4fff8), rgb(0xd8e8ff), .05f, 1.6f, PAT_PLAIN, 1, 0));
    ball(-.68f, 1.58f, 1.16f, .14f);
    pop();
    sprite(pearl, .3f, rgb(0x90fff0), SPRITE_GLOW, .5f);
    lamp(pearl + V(0, .1f, .2f), rgb(0x80ffe8) * 2.4f, .35f);
    for (int i = 0; i < 50; i++)
        sprite(V((chance(i + 300) - .5f) * 4, chance(i + 400) * 3.2f, -1.5f + chance(i + 500) * 3.2f),
               .015f + .05f * powf(chance(i + 600), 3), tint(GLOW), SPRITE_BUBBLE, .6f);
    faction_ground();
}

static void reaching(void)
{
    palette(0x14040a, 0x4a0a20, 0xa81c48, 0xffa0a8, 0x60f0ff, 0xffe8f0);
    camera(V(0, 1.55f, 4.4f), V(0, 1.72f, 0), 34);
    scene()->disc_y = .5f;
    scene()->roll = -7;
    Look l = look_of(&(Colors){rgb(0xe0606a), rgb(0x8a2048), rgb(0x30101e), rgb(0x40f0ff), rgb(0x40e8ff)});
    push();
    move(0, -.12f, 0);
    robed_body(&l);
    blade_collar(&l, 1.15f, material_cloth(rgb(0x2a6a78)));
    push();
    move(0, 2.05f, .1f);
    turn_x(10);
    grow(1.12f);
    head(&l, &(Head){.mantle = .95f,
                     .lean = .5f,
                     .tentacles = 7,
                     .length = .7f,
                     .spread = 1.25f,
                     .curl = 1,
                     .forward = .5f,
                     .lid = 26,
                     .open = .5f});
    pop();
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 w = V(s * .78f, 1.2f, 1.0f);
        robed_arm(&l, V(s * .6f, 1.36f, -.06f), V(s * 1.0f, .95f, .35f), w);
        open_hand(&l, w, V(s * -.05f, .75f, .9f), V(s * -.3f, -.3f, 1), -side, .3f);
    }
    pop();
    rays_of_thought(V(0, 1.75f, 1.2f), rgb(0x60f0ff), 46, 1.1f, 1.0f);
    faction_ground();
}

static void under_glass(void)
{
    palette(0x06120a, 0x143a20, 0x3a8a40, 0xc0f090, 0xff70c0, 0xf4ffe0);
    camera(V(.3f, 1.3f, 5.8f), V(0, 1.6f, 0), 31.5f);
    scene()->disc_x = .35f;
    scene()->disc_y = .75f;
    Look l = look_of(&(Colors){rgb(0x98b050), rgb(0x4a6a2c), rgb(0x40202c), rgb(0xff60c0), rgb(0xff60c0)});
    int glass = material_jelly(rgb(0xe0fff0), V(.12f, .05f, .1f)), pink = material_skin(rgb(0xff9cb8), rgb(0xd86890));
    material(pink)->emit = rgb(0xff60a0) * .25f;
    push();
    move(0, -.08f, 0);
    turn_y(-5);
    robed_body(&l);
    blade_collar(&l, .95f, material_cloth(rgb(0xc8902c)));
    push();
    move(0, 1.94f, .16f);
    turn_y(6);
    turn_z(4);
    head(&l, &(Head){.mantle = .42f,
                     .lean = 0,
                     .tentacles = 4,
                     .length = 1.05f,
                     .spread = .6f,
                     .curl = .4f,
                     .forward = .05f,
                     .lid = 10,
                     .open = .58f});
    part();
    paint(l.trim); /* a brass ring screwed to the skull, the dome, the brain in it */
    blend(.02f);
    push();
    move(0, .34f, -.06f);
    turn_x(-6);
    ring(0, 0, 0, .42f, .075f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        ball(sinf(a) * .42f, .07f, cosf(a) * .42f, .04f);
    }
    push();
    move(0, .3f, 0);
    brain(.82f, pink);
    pop();
    jelly_part();
    paint(glass);
    blend(.05f);
    egg(0, .2f, 0, .42f, .56f, .42f);
    part();
    paint(l.trim);
    drum(0, .78f, 0, .09f, .05f, .02f);
    limb(V(0, .8f, 0), V(0, 1.0f, 0), .02f, .02f);
    Vec3 spark = here(V(0, 1.02f, 0));
    ball(0, 1.02f, 0, .05f);
    pop();
    pop();
    Vec3 wl = V(-.46f, 1.62f, .62f), wr = V(.9f, 1.35f, .62f); /* a finger at the temple, a flask in the other hand */
    robed_arm(&l, V(-.6f, 1.36f, -.06f), V(-1.02f, .98f, .4f), wl);
    open_hand(&l, wl, V(.05f, 1, -.1f), V(.9f, 0, -.3f), 1, .5f);
    push();
    Hand h = webbed(&l, -1, .86f, 10);
    Vec3 at = V(.86f, 1.3f, .72f), bar = V(.1f, 1, 0), out = V(-.5f, .1f, 1);
    robed_arm(&l, V(.6f, 1.36f, -.06f), V(1.08f, .95f, .2f), hand_wrist(h.size, at, bar, out));
    (void)wr;
    part();
    paint(l.skin);
    blend(.035f);
    hand_grip(h, at, bar, out);
    int brew = material_jelly(rgb(0xff60b0), V(.1f, 1.2f, .5f));
    material(brew)->emit = rgb(0xff4090) * .4f;
    jelly_part();
    paint(brew);
    blend(.06f);
    ball(0, .32f, 0, .2f);
    limb(V(0, .3f, 0), V(0, -.05f, 0), .07f, .055f);
    part();
    paint(l.trim);
    push();
    move(0, .52f, 0);
    ring(0, 0, 0, .075f, .03f);
    pop();
    Vec3 flask = here(V(0, .32f, .1f));
    pop();
    pop();
    sprite(spark, .2f, rgb(0xff90d0), SPRITE_SPARKLE, 1.2f);
    sprite(spark, .1f, rgb(0xffb0e0), SPRITE_GLOW, 1.2f);
    rays_of_thought(spark, rgb(0xffa0d8), 34, .5f, .35f);
    lamp(flask + V(0, .1f, .2f), rgb(0xff60b0) * 2.f, .3f);
    faction_ground();
}

/* An open book, floating, its pages towards the viewer. */
static void open_book(float size, int cover, int page)
{
    push();
    grow(size);
    for (int side = -1; side <= 1; side += 2) {
        push();
        turn_y((float)side * 24);
        part();
        paint(cover);
        blend(.01f);
        box((float)side * .3f, 0, -.03f, .31f, .4f, .025f, .01f);
        part();
        paint(page);
        box((float)side * .29f, 0, .02f, .28f, .37f, .035f, .02f);
        for (int i = 0; i < 6; i++) {
            part();
            paint(cover);
            float y = .26f - .1f * (float)i;
            limb(V((float)side * .1f, y, .058f), V((float)side * (.46f - .1f * chance(i)), y, .058f), .012f, .012f);
        }
        pop();
    }
    pop();
}

static void the_elder(void)
{
    palette(0x0a0a18, 0x2a2a5a, 0x6a6ab0, 0xf0e0c0, 0xd02a6a, 0xfffaf0);
    camera(V(-.3f, 1.5f, 6), V(.02f, 1.68f, 0), 33.5f);
    scene()->disc_x = 0;
    scene()->disc_y = .62f;
    Look l = look_of(&(Colors){rgb(0xf0e0e0), rgb(0xb8a0b8), rgb(0x8a1c3c), rgb(0xd01c50), rgb(0xff4080)});
    int page = material_cloth(rgb(0xfff4d8)), cover = material_leather(rgb(0x3a4a8a));
    material(page)->emit = rgb(0xffe8b0) * .2f;
    push();
    move(0, -.1f, 0);
    robed_body(&l);
    blade_collar(&l, 1.05f, l.trim);
    push();
    move(0, 1.96f, .16f);
    turn_y(10);
    turn_x(12);
    head(&l, &(Head){.mantle = 1.3f,
                     .lean = .15f,
                     .tentacles = 8,
                     .length = 1.5f,
                     .spread = .3f,
                     .curl = .2f,
                     .forward = 0,
                     .lid = -4,
                     .open = .4f});
    push(); /* rings of gold around the mantle, spikes of bone */
    move(0, .52f, -.12f);
    turn_x(-8);
    part();
    paint(l.trim);
    ring(0, 0, 0, .47f, .04f);
    ring(0, .26f, -.02f, .42f, .03f);
    for (int i = 0; i < 7; i++) {
        float a = ((float)i - 3) * .5f;
        part();
        paint(l.trim);
        limb(V(sinf(a) * .46f, .02f, cosf(a) * .46f), V(sinf(a) * .7f, .34f, cosf(a) * .56f), .06f, .008f);
    }
    part();
    paint(material_gem(rgb(0xd01c60)));
    crystal(0, .04f, .5f, .08f, .12f, .06f);
    pop();
    pop();
    Vec3 wl = V(-.6f, 1.0f, .85f), wr = V(.6f, 1.0f, .85f); /* hands folded below a book that floats */
    robed_arm(&l, V(-.6f, 1.36f, -.06f), V(-1.0f, .85f, .3f), wl);
    robed_arm(&l, V(.6f, 1.36f, -.06f), V(1.0f, .85f, .3f), wr);
    open_hand(&l, wl, V(.5f, .35f, .8f), V(.2f, 1, -.3f), 1, .3f);
    open_hand(&l, wr, V(-.5f, .35f, .8f), V(-.2f, 1, -.3f), -1, .3f);
    push();
    move(-.92f, 1.95f, .1f);
    turn_y(28);
    turn_z(12);
    open_book(.7f, cover, page);
    pop();
    push();
    move(.95f, 2.15f, -.1f);
    turn_y(-30);
    turn_z(-14);
    open_book(.62f, material_leather(rgb(0x3a6a4a)), page);
    pop();
    push();
    move(.02f, .86f, 1.28f);
    turn_x(-38);
    open_book(.8f, material_leather(rgb(0x6a2a2a)), page);
    Vec3 at = here(V(0, 0, .2f));
    pop();
    pop();
    lamp(at + V(0, .1f, .1f), rgb(0xffe0a0) * 2.f, .4f);
    rays_of_thought(at + V(0, .4f, 0), rgb(0xffe8b0), 40, .7f, .6f);
    faction_ground();
}

const Card flayer_cards[] = {
    {"cards/horde/flayer", BLOOD, brain_lifter}, {"cards/horde/flayer-2", BLOOD, out_of_the_deep},
    {"cards/horde/flayer-3", BLOOD, reaching},   {"cards/horde/flayer-4", BLOOD, under_glass},
    {"cards/horde/flayer-5", BLOOD, the_elder},  {0}};
