/* SPDX-License-Identifier: MIT
 * Ulmorrath, the one from outside that is water: passing by, and coming. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/titan.h"

static int black_wave(void)
{
    int m = material_new(rgb(0x0c2028), rgb(0x040a0e), .12f, 1.7f, PAT_WATER, 1.2f, .5f);
    material(m)->rim = 1.3f;
    return m;
}

static void sea(float waves)
{
    part();
    paint(material_new(tint(SHADOW) * .8f, tint(DARK), .12f, 1.3f, PAT_WATER, 1.4f, .5f));
    ground(0, waves, .8f);
}

/* An arm of water that ends in fingers of water. */
static void wave_arm(const Vec3 *p, float thick, Vec3 along, int m)
{
    float r[5] = {thick, thick * .85f, thick * .62f, thick * .5f, thick * .42f};
    part();
    paint(m);
    blend(.18f);
    lumpy(.05f, 2);
    tube(5, p, r, 5);
    Vec3 out = vec_unit(vec_cross(along, V(0, 0, 1)));
    for (int i = 0; i < 4; i++) {
        float s = ((float)i - 1.5f) * .55f;
        Vec3 root = p[4] + out * (s * thick * .7f), knuckle = root + along * (thick * 1.3f) + out * (s * thick * .5f),
             tip = knuckle + along * (thick * .9f) - V(0, thick * .9f, 0);
        blend(.08f);
        limb(root, knuckle, thick * .26f, thick * .2f);
        limb(knuckle, tip, thick * .2f, thick * .04f);
    }
}

/* Light foam along a line. */
static void foam(int n, const Vec3 *p, int count, float spread, float size, int seed)
{
    for (int i = 0; i < count; i++) {
        Vec3 at = tube_point(n, p, (float)(n - 1) * chance(i + seed));
        at += V(chance(i + seed + 50) - .5f, chance(i + seed + 90) - .5f, chance(i + seed + 130) - .2f) * (2 * spread);
        sprite(here(at), size * (.3f + chance(i + seed + 7) * chance(i + seed + 5)), rgb(0xd8f4f8),
               i % 4 ? SPRITE_GLOW : SPRITE_BUBBLE, .6f);
    }
}

static void hollow_tide(void)
{
    Scene *s = scene();
    camera(V(-.6f, 1.3f, 12.2f), V(.1f, 3.35f, 0), 34);
    s->haze_from = 15;
    s->back_y = -.12f;
    s->disc_x = .0f;
    s->disc_y = .35f;
    s->rim.towards = V(-.35f, .35f, -.9f);
    s->rim.color = rgb(0xa9d4dc) * 5.f;
    int m = black_wave(), wall = material_stone(rgb(0x8a8480), rgb(0x4a4644)),
        roof = material_plain(rgb(0x3c4a58), .6f, .5f);
    part(); /* an arch of water: two flanks, shoulders, a crest that bows to the right */
    paint(m);
    blend(.32f);
    lumpy(.10f, 1.1f);
    Vec3 left[6] = {V(-3.6f, -.3f, -.6f), V(-2.5f, .7f, -.4f), V(-2.05f, 2.1f, 0),
                    V(-1.85f, 3.6f, 0),   V(-1.0f, 4.9f, 0),   V(-.1f, 5.5f, .1f)};
    float lr[6] = {.7f, .95f, .66f, .56f, .72f, .66f};
    tube(6, left, lr, 5);
    Vec3 right[6] = {V(2.6f, -.3f, .3f), V(1.9f, .8f, .2f),   V(1.75f, 2.2f, .1f),
                     V(1.8f, 3.6f, .1f), V(1.15f, 4.8f, .1f), V(.1f, 5.4f, .1f)};
    float rr[6] = {.85f, .7f, .50f, .46f, .66f, .62f};
    tube(6, right, rr, 5);
    egg(-.4f, .0f, 0, 3.2f, .55f, 1.2f);
    blend(.3f);
    Vec3 head[5] = {V(.1f, 5.4f, .2f), V(.35f, 6.1f, .3f), V(.9f, 6.55f, .4f), V(1.6f, 6.4f, .5f), V(1.95f, 5.9f, .5f)};
    float hr[5] = {.75f, .72f, .56f, .34f, .10f};
    tube(5, head, hr, 5);
    Vec3 spill[4] = {V(.2f, 6.3f, 0), V(-.6f, 6.5f, -.1f), V(-1.3f, 6.0f, -.2f), V(-1.7f, 5.3f, -.2f)};
    float sr[4] = {.5f, .36f, .28f, .1f};
    tube(4, spill, sr, 4);
    for (int i = 0; i < 9; i++) { /* what drips into the hollow */
        float a = ((float)i / 8 - .5f) * 1.9f;
        Vec3 from = V(sinf(a) * 1.15f, 3.5f + cosf(a) * 1.1f, .15f);
        blend(.12f);
        limb(from, from - V(0, .5f + .7f * chance(i), 0), .13f, .02f);
    }
    Vec3 arm_r[5] = {V(1.3f, 4.7f, .4f), V(2.3f, 4.4f, .8f), V(2.75f, 3.4f, 1.2f), V(2.7f, 2.4f, 1.5f),
                     V(2.55f, 1.9f, 1.6f)};
    wave_arm(arm_r, .52f, V(-.25f, -1, .1f), m);
    Vec3 arm_l[5] = {V(-1.4f, 4.6f, .2f), V(-2.3f, 3.9f, .5f), V(-2.6f, 2.9f, .8f), V(-2.2f, 2.1f, 1.2f),
                     V(-1.8f, 1.8f, 1.4f)};
    wave_arm(arm_l, .50f, V(.8f, -.5f, .2f), m);
    int glow = material_glow(rgb(0xc8f4ff), 3.4f);
    for (int i = 0; i < 2; i++) { /* narrow eyes that look to the right */
        push();
        move(.52f + .55f * (float)i, 6.08f - .02f * (float)i, .86f - .04f * (float)i);
        turn_z(-22);
        part();
        paint(glow);
        egg(0, 0, .05f, .17f, .055f, .10f);
        pop();
        sprite(V(.52f + .55f * (float)i, 6.08f, 1.f), .28f, rgb(0xa9e4f0), SPRITE_GLOW, .25f);
    }
    push(); /* the tower at its knee */
    move(1.05f, .12f, 2.6f);
    grow(1.9f);
    titan_keep(wall, roof, rgb(0xffb347));
    pop();
    part();
    paint(material_stone(rgb(0x4a5256), rgb(0x22282c)));
    lumpy(.06f, 3);
    egg(1.05f, -.05f, 2.6f, 1.2f, .28f, .8f);
    lamp(V(1.0f, .9f, 3.5f), rgb(0xffb347) * 1.6f, .4f);
    sprite(V(1.05f, .8f, 3.f), 1.5f, rgb(0xffa030), SPRITE_GLOW, .2f);
    Vec3 rope[5] = {V(1.1f, 1.5f, 2.6f), V(.4f, 2.2f, 2.4f), V(-.5f, 2.4f, 1.7f), V(-.4f, 3.3f, .9f),
                    V(.25f, 3.9f, .2f)};
    static const unsigned covers[4] = {0xb04a3a, 0xc89a4a, 0x4a7a8a, 0x8a5a8a};
    int pages = material_plain(rgb(0xf4ecd8), .8f, .2f);
    material(pages)->emit = rgb(0xf4e8c8) * .18f;
    for (int i = 0; i < 17; i++) { /* a rope of books, drawn in */
        Vec3 p = tube_point(5, rope, (float)i / 16 * 4);
        push();
        move(p[0], p[1], p[2]);
        turn_z(360 * chance(i));
        turn_y(50 * (chance(i + 9) - .5f));
        grow(1.15f - .02f * (float)i);
        flying_book(material_plain(rgb(covers[i % 4]), .6f, .4f), pages);
        pop();
    }
    foam(5, head, 40, .35f, .09f, 1);
    Vec3 knee[4] = {V(-3.4f, .2f, .6f), V(-1.2f, .3f, 1.4f), V(.6f, .25f, 1.7f), V(2.8f, .2f, 1.2f)};
    foam(4, knee, 110, .35f, .10f, 300);
    sea(.14f);
}

/* ---- ou1b: two crests break over the towers ---- */

static Vec3 storm_sky(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .9f) / 2), vec_mix(t[MIDTONE], t[LIGHT], .5f), vec_mix(t[MIDTONE], t[LIGHT], .12f),
                      t[SHADOW] * 1.1f);
    c = vec_mix(c, t[DARK] * 1.3f, .75f * smooth(.44f, .62f, sky_clouds(u, v * 1.2f, 1.3f)));
    c += rgb(0xd8f0ff) * (.55f * halo(u, v, -.05f, .25f, .02f) * (.5f + cloud_flat(u * 3, v * 3, 4)));
    float x = -.05f + .16f * (cloud_flat(3.3f, v * 2.6f, 4) - .5f) * 2, d = fabsf(u - x); /* a bolt between them */
    c += rgb(0xe8f8ff) * (3.f * expf(-d * d / .00022f) + .35f * expf(-d * 14)) * smooth(-.75f, -.6f, v);
    return c;
}

/* A wave like a hook, its lip toward us; foam is its face. side -1: it stands left. */
static void crest(float x, float z, float tall, float lean, int m, int seed)
{
    push();
    move(x, 0, z);
    part();
    paint(m);
    blend(.4f);
    lumpy(.09f, 1.3f);
    Vec3 spine[7] = {V(-lean * .9f, -.4f, -.8f),        V(-lean * .5f, tall * .25f, -.75f),
                     V(-lean * .2f, tall * .52f, -.6f), V(0, tall * .78f, -.35f),
                     V(lean * .15f, tall * .97f, .25f), V(lean * .42f, tall * .98f, 1.0f),
                     V(lean * .68f, tall * .80f, 1.55f)};
    float r[7] = {1.5f, 1.2f, 1.02f, .92f, .80f, .62f, .14f};
    tube(7, spine, r, 5);
    Vec3 shoulder[5] = {V(0, tall * .86f, 0), V(-lean * .9f, tall * .80f, -.3f), V(-lean * 1.7f, tall * .62f, -.5f),
                        V(-lean * 2.3f, tall * .40f, -.5f), V(-lean * 2.9f, tall * .3f, -.6f)};
    float sr[5] = {.85f, .7f, .7f, .8f, .9f};
    tube(5, shoulder, sr, 4);
    egg(-lean * 1.5f, tall * .2f, -.7f, 1.6f, tall * .3f, .8f);
    for (int i = 0; i < 7; i++) { /* the torn lip */
        float a = ((float)i - 3) * .24f;
        Vec3 root = V(lean * .35f + a, tall * .98f - .1f * fabsf(a), .95f);
        blend(.15f);
        limb(root, root + V(.1f * lean + a * .3f, -.5f - .5f * chance(i + seed), .55f), .24f, .03f);
    }
    pop();
    /* a face of foam on its breast */
    int white = material_new(rgb(0xd8f0f4), rgb(0x88b8c4), .7f, .5f, PAT_NOISE, 5, .6f);
    material(white)->emit = rgb(0xa8dce8) * .22f;
    push();
    move(x + lean * .02f, tall * .60f, z + .42f);
    turn_x(8);
    turn_z(lean * -6);
    grow(1.28f);
    part();
    paint(white);
    blend(.10f);
    lumpy(.05f, 6);
    Vec3 brow_l[4] = {V(-.66f, .20f, .05f), V(-.45f, .44f, .20f), V(-.20f, .34f, .30f), V(-.03f, .10f, .36f)};
    Vec3 brow_r[4] = {V(.66f, .20f, .05f), V(.45f, .44f, .20f), V(.20f, .34f, .30f), V(.03f, .10f, .36f)};
    float br[4] = {.05f, .10f, .11f, .09f};
    tube(4, brow_l, br, 4);
    tube(4, brow_r, br, 4);
    limb(V(0, .1f, .36f), V(0, -.22f, .44f), .08f, .12f);
    Vec3 cheek_l[4] = {V(-.70f, .05f, 0), V(-.60f, -.25f, .15f), V(-.48f, -.58f, .18f), V(-.26f, -.88f, .2f)};
    Vec3 cheek_r[4] = {V(.70f, .05f, 0), V(.60f, -.25f, .15f), V(.48f, -.58f, .18f), V(.26f, -.88f, .2f)};
    float cr[4] = {.05f, .10f, .12f, .07f};
    tube(4, cheek_l, cr, 4);
    tube(4, cheek_r, cr, 4);
    Vec3 lip[4] = {V(-.36f, -.46f, .28f), V(-.14f, -.38f, .38f), V(.14f, -.38f, .38f), V(.36f, -.46f, .28f)};
    float lr[4] = {.05f, .07f, .07f, .05f};
    tube(4, lip, lr, 4);
    limb(V(-.22f, -.86f, .24f), V(.22f, -.86f, .24f), .07f, .07f);
    part();
    paint(material_glow(rgb(0xe8fcff), 3.2f));
    egg(-.28f, .16f, .22f, .11f, .055f, .06f);
    egg(.28f, .16f, .22f, .11f, .055f, .06f);
    sprite(here(V(-.28f, .16f, .3f)), .3f, rgb(0xb8e8f4), SPRITE_GLOW, .4f);
    sprite(here(V(.28f, .16f, .3f)), .3f, rgb(0xb8e8f4), SPRITE_GLOW, .4f);
    pop();
}

static void barrel(int wood, int iron)
{
    part();
    paint(wood);
    egg(0, 0, 0, .2f, .34f, .2f);
    carve();
    box(0, .42f, 0, .3f, .14f, .3f, .01f);
    box(0, -.42f, 0, .3f, .14f, .3f, .01f);
    fill();
    part();
    paint(iron);
    ring(0, .13f, 0, .186f, .02f);
    ring(0, -.13f, 0, .186f, .02f);
}

static void second_swell(void)
{
    Scene *s = scene();
    camera(V(.5f, .95f, 10.2f), V(-.1f, 2.35f, 0), 36);
    s->backdrop = storm_sky;
    s->haze_from = 12;
    s->rim.towards = V(-.05f, .35f, -.9f);
    s->rim.color = rgb(0xc8ecf8) * 4.6f;
    s->key.color = rgb(0xc8e4ec) * 1.7f;
    int m = black_wave(), wall = material_stone(rgb(0x7a7a78), rgb(0x3a3c3c)),
        roof = material_plain(rgb(0x34404c), .6f, .5f), wood = material_wood(), iron = material_iron(),
        pages = material_plain(rgb(0xf4ecd8), .8f, .2f);
    crest(-1.75f, -.6f, 4.6f, .9f, m, 3);
    crest(1.75f, -1.5f, 5.3f, -1.f, m, 17);
    static const float tower[4][3] = {
        {-1.75f, 2.3f, 1.1f}, {-.95f, 1.5f, 1.35f}, {.95f, 1.7f, 1.5f}, {1.8f, 2.6f, 1.05f}};
    for (int i = 0; i < 4; i++) { /* the towers they break over, leaning away */
        push();
        move(tower[i][0], -.1f, tower[i][1]);
        turn_z(i < 2 ? -7.f : 7.f);
        grow(tower[i][2]);
        titan_tower(wall, roof, rgb(0xffb347));
        pop();
    }
    static const unsigned covers[4] = {0xc04a3a, 0xd8a04a, 0x4a8a9a, 0x9a5a8a};
    for (int i = 0; i < 13; i++) { /* the undertow turns between them */
        float a = (float)i * .9f, r = .25f + .08f * (float)i;
        push();
        move(-.05f + cosf(a) * r, .55f + .17f * (float)i * .8f + .2f * sinf(a), 1.2f + sinf(a) * r);
        turn_z(360 * chance(i));
        turn_x(60 * chance(i + 5));
        if (i % 3 == 1) {
            grow(.75f);
            barrel(wood, iron);
        } else {
            grow(1.15f);
            flying_book(material_plain(rgb(covers[i % 4]), .6f, .4f), pages);
        }
        pop();
    }
    for (int i = 0; i < 170; i++) { /* spray */
        float x = -2.6f + 5.2f * chance(i + 9), far = 1 - fabsf(x) / 3;
        sprite(V(x, .05f + (1.0f + 2.6f * (1 - far)) * powf(chance(i + 300), 2), .5f + 2.4f * chance(i + 600)),
               .02f + .06f * chance(i + 40) * chance(i + 41), rgb(0xd8f4f8), i % 4 ? SPRITE_GLOW : SPRITE_BUBBLE, .6f);
    }
    sea(.28f);
}

const Card siege_ulmorrath_cards[] = {
    {"cards/siege/ou1a", OUTSIDER, hollow_tide}, {"cards/siege/ou1b", OUTSIDER, second_swell}, {0}};
