/* SPDX-License-Identifier: MIT
 * The Huge Spider in her web. */
#include "cards.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/people.h"
#include "props/wild.h"

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

/* Somebody she keeps for now, wound in silk as far as the chin; he is awake. */
static void cocoon(int silk)
{
    Vec3 head = V(-.60f, 1.02f, 1.08f), foot = V(-.16f, -.45f, 1.30f), along = vec_unit(foot - head);
    push();
    move(head[0], head[1], head[2]);
    turn_z(-16);
    turn_y(10);
    turn_x(-14);
    grow(.66f);
    person_head(&(Person){.skin = rgb(0xe8b48c),
                          .hair = rgb(0x8a4a20),
                          .iris = rgb(0x4080b0),
                          .age = .3f,
                          .man = .9f,
                          .eye = 1.25f,
                          .nose = NOSE_BROKEN,
                          .mood = MOOD_FEAR,
                          .act = .9f,
                          .gaze_x = 24,
                          .gaze_y = 18,
                          .hairs = HAIR_WILD,
                          .beard = WHISKERS_STUBBLE,
                          .seed = 5});
    pop();
    part();
    paint(silk);
    blend(.06f);
    Vec3 body[4] = {head + along * .40f, head + along * .62f, head + along * 1.05f, foot};
    tube(4, body, (float[]){.24f, .40f, .42f, .26f}, 4);
    for (int i = 0; i < 13; i++) { /* wound round him */
        float t = (float)i / 12;
        Vec3 at = vec_mix(body[0] - along * .03f, foot, t);
        push();
        move(at[0], at[1], at[2]);
        aim(along, V(0, 0, 1));
        turn_z(i % 2 ? 20.f : -24.f);
        ring(0, 0, 0, .27f + .165f * sinf(PI * unit(.12f + .8f * t)), .052f);
        pop();
    }
    static const float to[7][3] = {{-2.2f, 1.9f, .6f}, {-2.2f, .7f, .9f}, {-1.6f, -.6f, 1.2f}, {-1.4f, 2.9f, .2f},
                                   {1.2f, -.8f, 1.6f}, {.9f, .2f, 1.0f},  {-.9f, 3.3f, .4f}};
    for (int i = 0; i < 7; i++) { /* what he hangs by */
        Vec3 at = vec_mix(body[1], body[2], chance(i));
        part();
        paint(silk);
        limb(at, V(to[i][0], to[i][1], to[i][2]), .018f, .012f);
    }
}

static void spider(void)
{
    camera(V(-.35f, .85f, 5.0f), V(.02f, 1.36f, .3f), 37);
    Scene *s = scene();
    set_palette(s, 0x061014, 0x12323a, 0x2c7078, 0x9cd8c8, 0xb4ff60, 0xeafff0);
    s->roll = 8;
    s->aperture = .022f;
    s->vignette = 1.5f;
    s->ambient *= .7f;
    s->key = (Light){vec_unit(V(-.55f, .55f, .65f)), rgb(0xfff0e0) * 1.8f, .08f};
    s->rim.color = rgb(0x9affd0) * 2.6f;
    s->grade = .05f;
    Spider m = {.hide = wild_coat(rgb(0x6a3a2c), 6),
                .face = wild_coat(rgb(0x9a6a4a), 10),
                .hair = material_plain(rgb(0x2a1410), .7f, .4f),
                .joint = wild_coat(rgb(0xe89030), 8),
                .fang = material_plain(rgb(0x1c1014), .15f, 1.6f),
                .silk = material_new(rgb(0xb8c4bc), rgb(0x7a8a84), .7f, .4f, PAT_NOISE, 9, .5f)};
    int mark = material_plain(rgb(0xe89030), .6f, .5f), poison = material_gem(rgb(0xa8ff30)), wood = material_wood(),
        iron = material_iron();
    material(m.silk)->emit = rgb(0x9adccc) * .06f;
    spider_web(m.silk, V(.5f, 2.3f, -2.3f), 3.4f);
    push(); /* down the web, her face to his */
    move(.38f, 1.86f, -.10f);
    turn_z(8);
    turn_y(-34);
    turn_x(34);
    grow(.90f);
    move(0, -1.15f, -.35f);
    spider_abdomen(&m, mark);
    spider_legs(&m);
    spider_face(&m);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(poison);
        blend(.02f);
        egg((float)side * .07f, .15f, 1.14f, .040f, .065f, .040f);
        limb(V((float)side * .07f, .14f, 1.14f), V((float)side * .07f, -.06f, 1.18f), .014f, .006f);
    }
    Vec3 face_at = here(V(0, 1.25f, 1.6f)), drip = here(V(0, .1f, 1.3f));
    pop();
    cocoon(m.silk);
    lamp(drip, rgb(0x9aff30) * .7f, .25f);
    lamp(face_at + V(-.3f, .2f, .6f), rgb(0xffe8d0) * 2.2f, .4f);
    lamp(V(-.30f, .75f, 2.0f), rgb(0xffb060) * 2.2f, .42f);
    push(); /* his torch has fallen, and burns yet */
    move(.70f, .12f, 1.55f);
    turn_z(-58);
    turn_x(14);
    part();
    paint(wood);
    limb(V(0, -.5f, 0), V(0, .3f, 0), .045f, .055f);
    part();
    paint(iron);
    drum(0, .30f, 0, .085f, .07f, .02f);
    Vec3 fire = here(V(0, .42f, 0));
    pop();
    push();
    move(fire[0], fire[1], fire[2]);
    flames(7, .06f, .06f, .48f, .075f, 10, .2f, rgb(0xffc040), rgb(0xe84a10), 3);
    pop();
    lamp(fire + V(-.1f, .2f, .3f), rgb(0xff9838) * 2.4f, .4f);
    sprite(fire + V(0, .1f, 0), .35f, rgb(0xff8a28), SPRITE_GLOW, .25f);
    faction_ground();
    faction_motes();
}

const Card spider_cards[] = {{"cards/monstrous/spider", MINE, spider}, {0}};
