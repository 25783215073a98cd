/* SPDX-License-Identifier: MIT
 * Strays of the six roads that come in the open: an ogre, a worm, a drummer, a brute. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/cottage.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/teeth.h"
#include "types/troll_body.h"

/* ---- st07: an ogre carries the gallows away ---- */

static Vec3 storm_over_roads(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.8f), vec_mix(t[LIGHT], t[GLOW], .25f), rgb(0xa89878), rgb(0x5c646c));
    c = vec_mix(c, rgb(0x484e58),
                .75f * smooth(.44f, .62f, sky_clouds(u + .4f * v, v * 1.2f, 1.0f)) * smooth(-.5f, .4f, v));
    c = vec_mix(c, rgb(0xe0d0a8),
                .4f * smooth(.40f, .46f, sky_clouds(u + .4f * v, v * 1.2f, 1.0f)) *
                    smooth(.52f, .46f, sky_clouds(u + .4f * v, v * 1.2f, 1.0f)));
    for (int i = 0; i < 2; i++) {
        float line = -.50f - .16f * (float)i + hills(u, (float)i + 4, 1.1f, .2f);
        c = vec_mix(c, vec_mix(t[LIGHT] * .8f, t[SHADOW], .3f + .3f * (float)i), under(line, v, .01f));
    }
    return c;
}

static void rope(int n, const Vec3 *p, float r, int m)
{
    float rr[12];
    for (int i = 0; i < n; i++)
        rr[i] = r;
    part();
    paint(m);
    tube(n, p, rr, 4);
}

/* A post with its arm and brace, from a to b; what came up with it at b; a noose at the arm's end. */
static void gallows(Vec3 a, Vec3 b, int wood, int hemp, int earth)
{
    Vec3 bar = vec_unit(b - a), arm_at = a + bar * .02f, tip = arm_at + V(.10f, -.95f, .22f);
    part();
    paint(wood);
    blend(.02f);
    lumpy(.02f, 4);
    limb(a, b, .10f, .135f);
    limb(arm_at, tip, .105f, .09f);
    limb(a + bar * .66f, vec_mix(arm_at, tip, .62f), .055f, .05f);
    lumpy(0, 1);
    Vec3 knot = vec_mix(arm_at, tip, .92f), low = knot + V(-.14f, -.62f, .12f);
    rope(3, (Vec3[]){knot, vec_mix(knot, low, .5f) + V(.05f, 0, 0), low}, .032f, hemp);
    push();
    move(low[0] - .03f, low[1] - .20f, low[2]);
    turn_z(-12);
    turn_x(90);
    part();
    paint(hemp);
    ring(0, 0, 0, .19f, .04f);
    pop();
    part();
    paint(earth);
    blend(.1f);
    lumpy(.06f, 5);
    egg(b[0] + .02f, b[1], b[2], .30f, .28f, .28f);
    for (int i = 0; i < 9; i++) {
        float t = (float)i * .7f;
        Vec3 p[3] = {b, b + V(.24f, .28f * sinf(t), .26f * cosf(t)),
                     b + V(.44f + .2f * chance(i), .40f * sinf(t) - .24f, .42f * cosf(t))};
        float r[3] = {.075f, .045f, .008f};
        blend(.04f);
        tube(3, p, r, 3);
    }
    clods(b + V(0, -.2f, 0), V(.1f, -1.3f, .2f), .5f, 12, .07f, earth, 30);
}

static void crows(int n, Vec3 at, Vec3 spread, int m)
{
    for (int i = 0; i < n; i++) {
        Vec3 p = at + V(chance(i) - .5f, chance(i + 30) - .5f, chance(i + 60) - .5f) * spread;
        float w = .14f + .10f * chance(i + 90), up = .10f * (chance(i + 120) - .2f);
        part();
        paint(m);
        blend(.01f);
        limb(p + V(-.05f, 0, 0), p + V(.07f, .02f, 0), .028f, .008f);
        for (int side = -1; side <= 1; side += 2) {
            float q = (float)side;
            web(p, p + V(q * w * .6f, .09f + up, .02f), p + V(q * w * .5f - .05f, -.02f, 0), .008f);
            web(p + V(q * w * .6f, .09f + up, .02f), p + V(q * w * 1.25f, up, .03f),
                p + V(q * w * .5f - .05f, -.02f, 0), .008f);
        }
    }
}

static void gallows_ogre(void)
{
    camera(V(.55f, .45f, 4.9f), V(.06f, 1.56f, 0), 38);
    Scene *s = scene();
    s->backdrop = storm_over_roads;
    s->back_y = -.2f;
    s->roll = 8;
    s->aperture = .02f;
    s->vignette = 1.5f;
    s->key.color = rgb(0xfff0d8) * 2.3f;
    s->key.towards = V(-.7f, .65f, .5f);
    s->rim.color = rgb(0xffe8c0) * 1.8f;
    Flesh f = troll_flesh(rgb(0xb08a64), rgb(0x6e4e3a));
    int wood = material_wood(), hemp = material_new(rgb(0xd8b878), rgb(0x8a6a3c), .9f, .2f, PAT_CLOTH, 8, .6f),
        earth = material_new(rgb(0x4a3424), rgb(0x261a12), .95f, .1f, PAT_NOISE, 4, .8f),
        hide = material_fur(rgb(0x4a3020)), black = material_plain(rgb(0x15120f), .7f, .3f);
    Brute b = {.hip = V(-.30f, 1.06f, -.20f),
               .chest = V(-.34f, 1.74f, .06f),
               .front = V(.62f, -.28f, 1),
               .shoulder = .62f,
               .pelvis = .23f,
               .bulk = 1.42f,
               .belly = .62f,
               .knee = {V(-.86f, .72f, .05f), V(.22f, .78f, .42f)},
               .foot = {V(-1.05f, .14f, -.45f), V(.30f, .16f, .55f)},
               .toes = {V(.2f, 0, 1), V(.5f, 0, 1)},
               .feet = FEET_BARE,
               .skin = f.skin,
               .boots = f.nail,
               .leg = 1.06f,
               .hand = .30f,
               .thick = 1.45f,
               .nail = f.nail};
    brute_body(&b);
    brute_kilt(&b, hide, .50f, 12, 7);
    brute_belt(&b, hemp);
    Vec3 from = V(-1.50f, 1.72f, .25f), to = V(.84f, .66f, 1.62f), bar = vec_unit(to - from);
    gallows(from, to, wood, hemp, earth); /* it comes round, roots first */
    Vec3 upper = from + bar * .80f, lower = from + bar * 1.72f;
    push();
    brute_grip(&b, -1, V(-1.16f, 1.20f, .30f), upper, bar, V(-.4f, -.2f, 1));
    pop();
    push();
    brute_grip(&b, 1, V(.55f, 1.16f, .45f), lower, bar, V(.5f, .3f, 1));
    pop();
    push();
    Vec3 head = brute_neck(&b, .34f, .40f);
    move(head[0], head[1], head[2]);
    turn_y(16);
    turn_x(0);
    turn_z(-10);
    grow(.92f);
    troll_head(&f, &(Look){.nose = .85f,
                           .ears = .35f,
                           .ear_droop = 14,
                           .tusks = .8f,
                           .lid = 20,
                           .open = .55f,
                           .mouth = .30f,
                           .grin = true,
                           .iris = rgb(0xffc040)});
    troll_mane(18, .30f, .05f, hide, 8);
    pop();
    for (int i = 0; i < 6; i++) { /* the hole it stood in, and what is left of a fence */
        push();
        move(-1.5f + .62f * (float)i, -.08f, -1.3f + .1f * chance(i));
        turn_z(22 * (chance(i + 3) - .5f));
        part();
        paint(wood);
        blend(.01f);
        limb(V(0, 0, 0), V(0, .66f, 0), .065f, .055f);
        limb(V(0, .66f, 0), V(0, .80f, 0), .055f, .008f);
        pop();
    }
    clods(to + V(.05f, .1f, .1f), V(.5f, .6f, .5f), .9f, 22, .10f, earth, 8);
    clods(to + V(-.3f, -.2f, .1f), V(-.9f, .1f, .3f), .7f, 14, .08f, earth, 31);
    crows(8, V(.75f, 2.85f, -1.2f), V(1.9f, 1.0f, 1), black);
    for (int i = 0; i < 30; i++) /* straw in the wind */
        sprite(V(-2 + 4 * chance(i), .4f + 3.2f * chance(i + 60), .5f + chance(i + 90)), .012f + .012f * chance(i),
               rgb(0xe8c880), SPRITE_LEAF, .8f);
    faction_ground();
    dust_burst(V(.3f, .15f, .6f), V(.9f, .15f, .3f), 14, .22f, rgb(0xd8bc88), .14f, 5);
    faction_motes();
}

/* ---- st09: over the roofs, from hole to hole ---- */

static void hen(int white, int red, int beak)
{
    part();
    paint(white);
    blend(.06f);
    egg(0, .22f, 0, .17f, .14f, .12f);
    limb(V(.1f, .28f, 0), V(.19f, .42f, 0), .07f, .055f);
    limb(V(-.12f, .28f, 0), V(-.26f, .42f, 0), .08f, .02f);
    limb(V(-.02f, .28f, .08f), V(-.18f, .40f, .22f), .05f, .02f);
    part();
    paint(red);
    for (int i = 0; i < 3; i++)
        ball(.16f + .03f * (float)i, .50f - .015f * (float)i, 0, .026f);
    part();
    paint(beak);
    limb(V(.23f, .43f, 0), V(.32f, .41f, 0), .026f, .005f);
    limb(V(.03f, .1f, .04f), V(.08f, 0, .05f), .014f, .012f);
    limb(V(-.03f, .1f, -.03f), V(-.13f, .04f, -.03f), .014f, .012f);
}

static void broken_hole(Vec3 at, float r, int paving, int earth)
{
    part();
    paint(earth);
    egg(at[0], .01f, at[2], r * .95f, .03f, r * .9f);
    for (int i = 0; i < 16; i++) {
        float a = (float)i / 16 * 2 * PI + .2f * chance(i);
        push();
        move(at[0] + sinf(a) * r, .10f + .08f * chance(i + 9), at[2] + cosf(a) * r * .9f);
        turn_y(a * 57.3f);
        turn_x(-50 + 30 * chance(i + 5));
        part();
        paint(paving);
        blend(.02f);
        box(0, 0, 0, .14f + .08f * chance(i + 3), .05f, .15f, .03f);
        pop();
    }
}

static void chasm_worm(void)
{
    camera(V(-.4f, 1.5f, 9.0f), V(.02f, 1.62f, 0), 36);
    Scene *s = scene();
    s->back_y = .06f;
    s->haze = .05f;
    s->key.color = rgb(0xfff0d0) * 2.3f;
    int hide[2] = {material_skin(rgb(0x6a4034), rgb(0x3a241e)), material_skin(rgb(0x4b3028), rgb(0x2a1a16))},
        flesh = material_skin(rgb(0xb84a40), rgb(0x7a2420)), dark = material_plain(rgb(0x1c0606), .8f, .2f),
        tooth = material_tooth(), paving = material_stone(rgb(0xa8906c), rgb(0x6a563e)),
        earth = material_new(rgb(0x3a2818), rgb(0x1c120c), .95f, .1f, PAT_NOISE, 4, .8f),
        wall = material_new(rgb(0xd8bc88), rgb(0xa88a58), .9f, .2f, PAT_NOISE, 2, .3f), wood = material_wood(),
        roof = material_new(rgb(0x9a5a3c), rgb(0x54301f), .85f, .2f, PAT_TILE, 3, .8f),
        roof2 = material_new(rgb(0xb08a48), rgb(0x6a4e28), .95f, .1f, PAT_GRASS, 5, .8f);
    static const float at[4][4] = {
        {-1.95f, -1.6f, 14, 1.05f}, {.25f, -2.2f, -4, 1.0f}, {2.3f, -1.5f, -16, 1.1f}, {-.9f, -4.2f, 3, 1.1f}};
    for (int i = 0; i < 4; i++) {
        push();
        move(at[i][0], 0, at[i][1]);
        turn_y(at[i][2]);
        grow(at[i][3]);
        cottage(&(Cottage){.wall = wall,
                           .wood = wood,
                           .roof = i % 2 ? roof2 : roof,
                           .windows = rgb(0x4f7fa8) * .35f,
                           .wide = .95f,
                           .tall = 1.15f,
                           .deep = .6f,
                           .chimney = true});
        pop();
    }
    Vec3 way[7] = {V(-1.45f, -.6f, .5f), V(-1.5f, .7f, .45f), V(-1.15f, 2.2f, .25f), V(-.2f, 3.15f, .1f),
                   V(.80f, 2.95f, .3f),  V(1.22f, 2.2f, .6f), V(1.32f, 1.72f, .78f)};
    float core[7] = {.40f, .42f, .43f, .41f, .39f, .37f, .36f};
    part();
    paint(hide[1]);
    tube(7, way, core, 5);
    enum { RINGS = 38 };
    for (int i = 0; i < RINGS; i++) {
        float t = 6 * (float)i / (RINGS - 1), r = .50f + .05f * sinf(t * 1.1f) - .012f * t;
        Vec3 p = tube_point(7, way, t), q = tube_point(7, way, min_of(t + .05f, 6)),
             o = tube_point(7, way, max_of(t - .05f, 0));
        push();
        move(p[0], p[1], p[2]);
        aim(vec_unit(q - o), V(0, 0, 1));
        part();
        paint(hide[i % 2]);
        blend(.05f);
        lumpy(.015f, 6);
        drum(0, 0, 0, r * (i % 2 ? .93f : 1.f), .10f, .09f);
        lumpy(0, 1);
        if (i % 2 == 0) { /* bristles on the back */
            part();
            paint(dark);
            for (int k = 0; k < 5; k++) {
                float a = ((float)k - 2) * .5f + PI;
                limb(V(sinf(a) * r * .95f, 0, cosf(a) * r * .95f), V(sinf(a) * r * 1.28f, -.1f, cosf(a) * r * 1.28f),
                     .035f, .004f);
            }
        }
        pop();
    }
    push(); /* the mouth: all of the head */
    move(1.22f, 1.66f, .84f);
    grow(1.25f);
    aim(V(.16f, -.46f, .80f), V(0, .7f, .7f));
    part();
    paint(hide[0]);
    blend(.08f);
    drum(0, -.05f, 0, .47f, .16f, .1f);
    ring(0, .16f, 0, .50f, .13f);
    carve();
    blend(.04f);
    drum(0, .3f, 0, .40f, .42f, .05f);
    fill();
    part();
    paint(flesh);
    blend(.03f);
    ring(0, .16f, 0, .40f, .06f);
    ring(0, .0f, 0, .33f, .07f);
    part();
    paint(dark);
    drum(0, -.10f, 0, .36f, .06f, .02f);
    for (int row = 0; row < 2; row++)
        for (int i = 0; i < 15; i++) {
            float a = ((float)i + .5f * (float)row) / 15 * 2 * PI, r = row ? .34f : .44f, y = row ? .04f : .20f;
            part();
            paint(tooth);
            limb(V(sinf(a) * r, y, cosf(a) * r),
                 V(sinf(a) * r * (row ? .30f : .42f), y + (row ? .0f : .06f), cosf(a) * r * (row ? .30f : .42f)), .055f,
                 .004f);
        }
    int eyem = material_eye(rgb(0xffb030), rgb(0xffe0a0), 1.2f, PUPIL_ROUND);
    for (int i = 0; i < 4; i++) { /* small eyes round it */
        float a = 2.2f + .62f * (float)i;
        push();
        move(sinf(a) * .56f, .05f, cosf(a) * .56f);
        aim(V(0, 1, 0), V(sinf(a), .6f, cosf(a)));
        eye_with_lid(0, 0, 0, .085f, 0, 0, eyem, hide[1], 0, .6f);
        pop();
    }
    pop();
    int drool = material_glow(rgb(0xe8e0c8), .7f);
    for (int i = 0; i < 5; i++) {
        part();
        paint(drool);
        float x = 1.15f + .14f * (float)i;
        limb(V(x, 1.25f, 1.2f), V(x + .02f, .75f - .1f * (float)(i % 2), 1.2f), .016f, .006f);
    }
    broken_hole(V(-1.45f, 0, .5f), .72f, paving, earth);
    broken_hole(V(1.45f, 0, 1.1f), .66f, paving, earth);
    for (int i = 0; i < 2; i++)
        clods(V(i ? 1.45f : -1.45f, .1f, i ? 1.1f : .5f), V(i ? .3f : -.4f, 1.2f, .3f), 1.1f, 18, .12f,
              i ? paving : earth, 5 + 30 * i);
    push(); /* a cart, and who drew it is gone */
    move(.02f, .26f, 1.35f);
    turn_y(-20);
    turn_z(16);
    part();
    paint(wood);
    blend(.01f);
    box(0, .12f, 0, .48f, .04f, .26f, .02f);
    for (int side = -1; side <= 1; side += 2)
        box(0, .26f, (float)side * .26f, .48f, .10f, .025f, .01f);
    limb(V(.45f, .1f, .2f), V(.98f, -.22f, .2f), .03f, .025f);
    limb(V(.45f, .1f, -.2f), V(.98f, -.22f, -.2f), .03f, .025f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(-.1f, 0, (float)side * .33f);
        turn_x(90);
        part();
        paint(wood);
        ring(0, 0, 0, .24f, .035f);
        for (int k = 0; k < 3; k++)
            limb(V(sinf((float)k * 1.05f) * .24f, 0, cosf((float)k * 1.05f) * .24f),
                 V(-sinf((float)k * 1.05f) * .24f, 0, -cosf((float)k * 1.05f) * .24f), .02f, .02f);
        pop();
    }
    pop();
    int white = material_plain(rgb(0xfff4dc), .9f, .1f), red = material_plain(rgb(0xb3392e), .6f, .3f),
        beak = material_plain(rgb(0xe0a030), .6f, .3f);
    static const float hens[4][4] = {
        {-.55f, 0, 1.9f, 190}, {.75f, .30f, 1.7f, 150}, {-.95f, .0f, 1.4f, 200}, {.35f, .0f, 2.1f, 170}};
    for (int i = 0; i < 4; i++) {
        push();
        move(hens[i][0], hens[i][1], hens[i][2]);
        turn_y(hens[i][3]);
        turn_z(12);
        hen(white, red, beak);
        pop();
    }
    dust_burst(V(-1.45f, .2f, .7f), V(.9f, .5f, .3f), 16, .34f, rgb(0xd8b070), .13f, 4);
    dust_burst(V(1.4f, .2f, 1.2f), V(.9f, .5f, .3f), 14, .32f, rgb(0xd8b070), .11f, 44);
    part();
    paint(material_new(rgb(0xb09468), rgb(0x78603f), .85f, .3f, PAT_STONE, 3, .6f));
    ground(0, .02f, 1);
    faction_motes();
}

/* ---- st10: the beat ---- */

static Flesh furry(Vec3 color)
{
    Flesh f = troll_flesh(color, color * .6f);
    f.skin = material_fur(color);
    return f;
}

static void dog_face(int fur, int pale, Vec3 iris, float jaw, float ear, float ear_out)
{
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = pale,
                        .nose = material_plain(rgb(0x140e0c), .3f, 1),
                        .inner_ear = pale,
                        .tooth = material_tooth(),
                        .iris = material_eye(iris, vec_mix(iris, grey(1), .6f), 1.1f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .46f,
                        .root = .27f,
                        .tip = .17f,
                        .droop = 10,
                        .jaw = jaw,
                        .teeth = 6,
                        .fang = .08f,
                        .tusk = .14f,
                        .ear = ear,
                        .ear_width = .15f,
                        .ear_out = ear_out,
                        .ear_turn = 16,
                        .eye = .085f,
                        .eye_x = .19f,
                        .eye_yaw = 8,
                        .lid = 24,
                        .open = .5f,
                        .brow = .1f,
                        .cheek = .3f});
}

/* Bone on hide, and we stand before the drum. */
static void war_drummer(void)
{
    camera(V(-.1f, -.45f, 6.0f), V(0, .02f, 0), 33);
    Scene *s = scene();
    s->vignette = 1.3f;
    s->key.towards = V(-.5f, .6f, .65f);
    s->tint[LIGHT] = rgb(0xd0965a);
    s->rim.color = rgb(0xffa850) * 3.4f;
    Flesh body = furry(rgb(0x3a281e));
    int fur = material_fur(rgb(0x4c3626)), pale = material_fur(rgb(0x9c7844)), dark = material_fur(rgb(0x1e1410)),
        bone = material_bone(), hornm = material_bone(), leather = material_leather(rgb(0x3a2418)),
        skin = material_new(rgb(0xf0dcac), rgb(0xc09c68), .7f, .4f, PAT_NOISE, 3, .3f),
        red = material_plain(rgb(0xb02a22), .8f, .2f);
    part(); /* shoulders */
    paint(body.skin);
    blend(.2f);
    lumpy(.03f, 7);
    limb(V(-.95f, .10f, -.8f), V(.95f, .10f, -.8f), .52f, .52f);
    lumpy(0, 1);
    push();
    move(.06f, .66f, -.05f);
    turn_y(-14);
    turn_x(6);
    turn_z(7);
    grow(1.5f);
    dog_face(fur, pale, rgb(0xff4018), 34, .4f, 74);
    beast_mane(28, .34f, .06f, dark, 5);
    horn(V(-.26f, .34f, .0f), V(-.62f, .46f, .0f), V(-.66f, .86f, .1f), .12f, hornm);
    horn(V(.26f, .34f, .0f), V(.62f, .46f, .0f), V(.66f, .86f, .1f), .12f, hornm);
    Vec3 face = here(V(-.25f, .15f, 1.3f));
    pop();
    push(); /* the drum */
    move(.0f, -1.22f, .80f);
    turn_x(76);
    turn_z(-4);
    part();
    paint(leather);
    blend(.02f);
    drum(0, -.3f, 0, 1.10f, .42f, .05f);
    part();
    paint(skin);
    blend(.02f);
    drum(0, .17f, 0, 1.02f, .05f, .03f);
    for (int i = 0; i < 20; i++) {
        float a = (float)i / 20 * 2 * PI;
        part();
        paint(bone);
        blend(.02f);
        limb(V(sinf(a) * 1.08f, .22f, cosf(a) * 1.08f), V(sinf(a) * 1.12f, -.4f, cosf(a) * 1.12f), .065f, .05f);
        ball(sinf(a) * 1.08f, .24f, cosf(a) * 1.08f, .10f);
    }
    part(); /* a paw, painted in red */
    paint(red);
    blend(.02f);
    egg(0, .21f, .16f, .36f, .025f, .30f);
    for (int i = 0; i < 4; i++)
        egg(((float)i - 1.5f) * .26f, .21f, -.30f - .08f * (1 - fabsf((float)i - 1.5f)), .12f, .025f, .15f);
    pop();
    static const float way[2][12] = {/* shoulder, elbow, fist, where the bone ends */
                                     {-1.0f, .15f, -.5f, -1.35f, -.35f, .1f, -1.02f, -.30f, .95f, -.35f, -.92f, 1.30f},
                                     {1.0f, .2f, -.5f, 1.35f, .25f, .0f, 1.08f, .78f, .65f, .55f, 1.45f, .55f}};
    for (int i = 0; i < 2; i++) {
        const float *w = way[i];
        Vec3 fist = V(w[6], w[7], w[8]), end = V(w[9], w[10], w[11]), along = vec_unit(end - fist);
        part();
        paint(body.skin);
        blend(.06f);
        lumpy(.02f, 8);
        arm(V(w[0], w[1], w[2]), V(w[3], w[4], w[5]), fist, .36f, .25f, .18f);
        lumpy(0, 1);
        part();
        paint(dark);
        blend(.03f);
        push();
        hand_grip((Hand){.size = .34f, .curl = 1, .thick = 1.3f, .thumb = i ? -1 : 1}, fist, along, V(0, .1f, 1));
        pop();
        part();
        paint(bone);
        blend(.05f);
        limb(fist - along * .45f, end, .075f, .095f);
        for (int k = -1; k <= 1; k += 2)
            ball(end[0] + .10f * (float)k, end[1], end[2], .13f);
    }
    Vec3 hit = V(-.35f, -.94f, 1.30f);
    for (int i = 0; i < 40; i++) { /* dust leaps off the hide */
        float a = 2.4f * (float)i, r = .15f + .5f * chance(i);
        sprite(hit + V(cosf(a) * r, fabsf(sinf(a)) * r, .1f), .02f + .03f * chance(i + 7), rgb(0xfff0c0), SPRITE_GLOW,
               .6f);
    }
    lamp(face, rgb(0xffd8a0) * 2.2f, .4f);
    faction_motes();
}

/* ---- st11: between two shields ---- */

static void bellowing_brute(void)
{
    camera(V(.12f, 1.66f, 5.5f), V(0, 1.62f, 0), 33);
    Scene *s = scene();
    s->backdrop = storm_over_roads;
    s->back_y = -.3f;
    s->aperture = 0;
    Flesh f = troll_flesh(rgb(0xb07850), rgb(0x7a4632)), body = troll_flesh(rgb(0x6a4834), rgb(0x3c281e));
    int steel = material_iron(), dark = material_plain(rgb(0x1c1814), .5f, .6f),
        wood = material_new(rgb(0x7a2c22), rgb(0x4a1a14), .8f, .3f, PAT_WOOD, 2, .8f), brass = material_gold(),
        blue = material_new(rgb(0x2c5a80), rgb(0x1a3850), .8f, .3f, PAT_WOOD, 2, .8f),
        hair = material_fur(rgb(0x2a1c14)), spit = material_glow(rgb(0xe4ecec), .9f);
    material(steel)->color = rgb(0x8e959c);
    push();
    move(.04f, .02f, -.35f);
    turn_y(-14);
    troll_torso(&body, .6f);
    part(); /* no neck, three chins */
    paint(f.skin);
    blend(.1f);
    egg(0, 1.42f, .14f, .66f, .34f, .46f);
    egg(0, 1.24f, .22f, .74f, .26f, .46f);
    push();
    move(-.04f, 1.86f, .40f);
    turn_x(-10);
    turn_z(5);
    grow(1.55f);
    troll_head(&f, &(Look){.nose = .85f,
                           .ears = .55f,
                           .ear_droop = 20,
                           .tusks = .75f,
                           .lid = 24,
                           .open = .62f,
                           .mouth = .24f,
                           .iris = rgb(0xffb030)});
    part();
    paint(hair);
    for (int i = 0; i < 9; i++) { /* one tuft */
        float a = ((float)i - 4) * .24f;
        limb(V(.04f * ((float)i - 4), .46f, -.05f), V(sinf(a) * .3f + .1f, .72f + .06f * chance(i), -.1f), .05f, .004f);
    }
    Vec3 jaw = here(V(-.12f, -.34f, .5f));
    pop();
    pop();
    for (int i = 0; i < 26; i++) { /* what flies when he bellows */
        part();
        paint(spit);
        ball(jaw[0] - .9f * chance(i) + .2f, jaw[1] + .7f * (chance(i + 40) - .45f),
             jaw[2] + .3f + .9f * chance(i + 80), .010f + .012f * chance(i + 3));
    }
    for (int side = -1; side <= 1; side += 2) { /* two who hold */
        float q = (float)side;
        push();
        move(q * .62f + .02f, .52f + (side < 0 ? .10f : 0), 1.15f);
        turn_y(q * 16);
        turn_z(q * -6);
        push();
        turn_x(90);
        part();
        paint(side < 0 ? blue : wood); /* the colours of two of the peoples */
        blend(.02f);
        drum(0, 0, 0, .74f, .05f, .02f);
        part();
        paint(steel);
        ring(0, 0, 0, .75f, .065f);
        pop();
        part();
        paint(brass);
        for (int i = 0; i < 20; i++) {
            float a = (float)i / 20 * 2 * PI;
            ball(sinf(a) * .75f, cosf(a) * .75f, .06f, .028f);
        }
        pop();
        push();
        move(q * .74f + .04f, .96f + (side < 0 ? .06f : -.04f), 1.7f);
        turn_z(q * -8);
        part();
        paint(dark);
        blend(.06f);
        egg(0, 0, 0, .27f, .30f, .29f);
        egg(0, -.52f, .0f, .44f, .34f, .3f);
        part();
        paint(steel);
        blend(.02f);
        egg(0, .07f, 0, .30f, .30f, .32f);
        carve();
        box(0, -.32f, 0, .5f, .26f, .5f, .01f);
        fill();
        ring(0, -.05f, 0, .31f, .04f);
        limb(V(0, .36f, .02f), V(0, .05f, .32f), .03f, .03f);
        pop();
    }
    rain(110, .3f, rgb(0xc8d4dc), 7);
    s->vignette = 1.2f;
}

const Card siege_raid_roads_cards[] = {{"cards/siege/st07", STRAYS, gallows_ogre},
                                       {"cards/siege/st09", STRAYS, chasm_worm},
                                       {"cards/siege/st10", STRAYS, war_drummer},
                                       {"cards/siege/st11", STRAYS, bellowing_brute},
                                       {0}};
