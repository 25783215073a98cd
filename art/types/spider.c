/* SPDX-License-Identifier: MIT
 * The Huge Spider in her web. */
#include "cards.h"
#include "kit/kit.h"
#include "props/skull.h"

typedef struct {
    int hide, face, hair, joint, fang, silk; /* materials */
} Spider;

/* Spokes from the middle and threads between them, that hang a little. */
static void spider_web(int silk, Vec3 middle, float radius)
{
    enum { SPOKES = 13, ROUNDS = 6 };
    part();
    paint(silk);
    blend(.008f);
    for (int i = 0; i < SPOKES; i++) {
        float a = ((float)i + .3f * chance(i)) / SPOKES * 2 * PI,
              b = ((float)i + 1 + .3f * chance((i + 1) % SPOKES)) / SPOKES * 2 * PI;
        Vec3 from = V(cosf(a), sinf(a), 0), to = V(cosf(b), sinf(b), 0);
        limb(middle, middle + from * radius, .012f, .012f);
        for (int k = 1; k <= ROUNDS; k++) {
            float r = radius * (float)k / (ROUNDS + .5f);
            Vec3 p[3] = {middle + from * r, middle + (from + to) * (.5f * r * .9f), middle + to * r};
            float thick[3] = {.009f, .008f, .009f};
            tube(3, p, thick, 2);
        }
    }
}

/* One leg: hip, the high knee, shin, foot; bristles stand off. */
static void spider_leg(const Spider *m, float side, Vec3 hip, Vec3 knee, Vec3 shin, Vec3 foot)
{
    Vec3 p[5] = {hip, vec_mix(hip, knee, .55f) + V(0, .12f, 0), knee, shin, foot};
    float r[5] = {.12f, .13f, .1f, .075f, .012f};
    part();
    paint(m->hide);
    blend(.05f);
    tube(5, p, r, 4);
    part();
    paint(m->joint);
    blend(.02f);
    ball(knee[0], knee[1], knee[2], .125f);
    ball(shin[0], shin[1], shin[2], .095f);
    part();
    paint(m->hair);
    blend(.005f);
    for (int i = 0; i < 26; i++) {
        float t = .4f + 3.3f * chance(i * 3 + (int)(side * 5) + (int)(knee[2] * 31) + 40), a = chance(i + 70) * 2 * PI;
        Vec3 at = tube_point(5, p, t), out = V(cosf(a) * .6f + side * .3f, .4f + .5f * chance(i + 9), sinf(a) * .7f);
        limb(at, at + out * .2f, .018f, .002f);
    }
}

static void spider_legs(const Spider *m)
{
    static const float at[4][11] = {
        /* hip z; knee x y z; shin x y z; foot x y z */
        {.55f, .78f, 2.18f, .95f, .98f, 1.3f, 1.5f, .78f, .62f, 1.85f, 0},
        {.4f, 1.18f, 2.2f, .5f, 1.5f, 1.2f, .75f, 1.42f, .0f, 1.0f, 0},
        {.2f, 1.3f, 2.0f, -.1f, 1.75f, 1.2f, -.1f, 1.95f, .0f, .05f, 0},
        {.05f, 1.15f, 1.9f, -.7f, 1.6f, 1.1f, -.9f, 1.8f, .0f, -1.0f, 0},
    };
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) {
            const float *l = at[i];
            float s = (float)side, lift = side < 0 && i == 0 ? .35f : 0; /* one is raised to strike */
            spider_leg(m, s, V(s * .34f, .95f, l[0]), V(s * l[1], l[2] + lift, l[3]),
                       V(s * l[4], l[5] + 2 * lift, l[6] + lift), V(s * l[7], l[8] + 2 * lift, l[9] + .2f * lift));
        }
}

/* The hind body with a mark of warning upon it. */
static void spider_abdomen(const Spider *m, int mark)
{
    part();
    paint(m->hide);
    blend(.2f);
    lumpy(.02f, 6);
    egg(0, 1.86f, -.95f, 1.02f, .92f, 1.0f);
    lumpy(0, 1);
    part();
    paint(mark);
    blend(.05f);
    push();
    move(-.15f, 2.31f, -.13f);
    turn_y(-12);
    turn_x(-32);
    grow(1.5f);
    egg(0, .14f, 0, .34f, .26f, .09f);
    egg(0, -.12f, .02f, .22f, .14f, .07f);
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .14f, .12f, .06f, .1f, .085f, .12f);
    for (int i = -1; i <= 1; i++)
        box((float)i * .09f, -.2f, .05f, .018f, .07f, .1f, .01f);
    fill();
    pop();
    part();
    paint(m->hair);
    blend(.005f);
    for (int i = 0; i < 110; i++) {
        float a = chance(i + 5) * 2 * PI, b = (chance(i + 200) - .1f) * 1.5f;
        Vec3 d = V(cosf(a) * cosf(b), sinf(b), fabsf(sinf(a)) * cosf(b));
        Vec3 p = V(0, 1.86f, -.95f) + d * V(1.0f, .9f, .98f);
        limb(p, p + d * .2f + V(0, .05f, 0), .02f, .002f);
    }
}

static void spider_face(const Spider *m)
{
    part();
    paint(m->face);
    blend(.12f);
    egg(0, 1.02f, .3f, .58f, .46f, .55f);
    egg(0, 1.14f, .62f, .42f, .34f, .34f);
    for (int side = -1; side <= 1; side += 2) /* brows */
        limb(V((float)side * .06f, 1.34f, .9f), V((float)side * .44f, 1.5f, .66f), .09f, .07f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(m->face); /* jaws */
        blend(.06f);
        limb(V(s * .17f, 1.0f, .84f), V(s * .2f, .7f, 1.06f), .17f, .15f);
        part();
        paint(m->fang);
        blend(.02f);
        Vec3 p[4] = {V(s * .2f, .68f, 1.1f), V(s * .24f, .5f, 1.2f), V(s * .17f, .33f, 1.22f),
                     V(s * .07f, .22f, 1.14f)};
        float r[4] = {.1f, .085f, .055f, .006f};
        tube(4, p, r, 4);
        part();
        paint(m->face); /* feelers */
        blend(.04f);
        Vec3 q[4] = {V(s * .36f, .92f, .74f), V(s * .6f, 1.0f, 1.0f), V(s * .62f, .74f, 1.3f), V(s * .5f, .5f, 1.36f)};
        float qr[4] = {.09f, .09f, .085f, .06f};
        tube(4, q, qr, 4);
    }
    int big = material_eye(rgb(0xff2a10), rgb(0x5a0408), .9f, PUPIL_SLIT), gem = material_gem(rgb(0xff3a18));
    material(gem)->emit = rgb(0xff2a10) * .9f;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        eye_with_lid(s * .17f, 1.19f, .87f, .155f, s * 4, -4, big, m->face, s * 24, .42f);
        part();
        paint(gem);
        ball(s * .4f, 1.2f, .76f, .085f);
        ball(s * .13f, 1.43f, .83f, .06f);
        ball(s * .32f, 1.46f, .7f, .055f);
    }
}

/* Somebody she keeps for later: silk around, a skull looks out. */
static void cocoon(int silk, int bone)
{
    push();
    move(1.12f, 2.62f, .5f);
    turn_z(8);
    part();
    paint(silk);
    blend(.05f);
    egg(0, -.46f, 0, .22f, .44f, .2f);
    limb(V(0, -.1f, 0), V(0, .8f, 0), .03f, .015f);
    for (int i = 0; i < 7; i++) {
        push();
        move(0, -.16f - .1f * (float)i, 0);
        turn_z(18 * (i % 2 ? 1.f : -1.f));
        ring(0, 0, 0, .2f - .012f * fabsf((float)i - 3) * 2, .032f);
        pop();
    }
    push();
    move(0, -.22f, .16f);
    turn_x(12);
    grow(.3f);
    skull(&(Skull){.bone = bone, .jaw = 24});
    pop();
    pop();
}

static void spider(void)
{
    camera(V(-1.35f, 1.25f, 5.0f), V(-.06f, 1.42f, .35f), 34);
    Scene *s = scene();
    set_palette(s, 0x061014, 0x12323a, 0x2c7078, 0x9cd8c8, 0xb4ff60, 0xeafff0);
    s->roll = -10;
    s->aperture = .026f;
    s->vignette = 1.4f;
    s->key.color *= .75f;
    s->key.towards = V(-.75f, .6f, .5f);
    s->rim.color = rgb(0x9affd0) * 2.0f;
    s->grade = .06f;
    Spider m = {.hide = material_fur(rgb(0x48284e)),
                .face = material_fur(rgb(0xa06e8c)),
                .hair = material_plain(rgb(0x2a1630), .7f, .4f),
                .joint = material_fur(rgb(0xe07a20)),
                .fang = material_plain(rgb(0x1c1014), .15f, 1.6f),
                .silk = material_plain(rgb(0xd8f0ea), .6f, .6f)};
    int mark = material_plain(rgb(0xd87818), .6f, .5f), bone = material_bone();
    material(m.silk)->emit = rgb(0x9adccc) * .1f;
    material(mark)->emit = rgb(0xff7a10) * .15f;
    spider_web(m.silk, V(.1f, 1.9f, -2.3f), 2.7f);
    spider_abdomen(&m, mark);
    spider_legs(&m);
    spider_face(&m);
    cocoon(m.silk, bone);
    int poison = material_gem(rgb(0xa8ff30));
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(poison);
        blend(.02f);
        egg((float)side * .07f, .16f, 1.15f, .035f, .055f, .035f);
    }
    lamp(V(0, .3f, 1.6f), rgb(0x9aff30) * .8f, .3f);
    lamp(V(-.75f, 1.55f, 1.9f), rgb(0xffe8d0) * 3.6f, .45f); /* the face stands out from all the legs */
    faction_ground();
    faction_motes();
}

const Card spider_cards[] = {{"cards/monstrous/spider", MINE, spider}, {0}};
