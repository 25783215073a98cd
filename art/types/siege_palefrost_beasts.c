/* SPDX-License-Identifier: MIT
 * Beasts of Palefrost: hare, ox and stag. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/snow.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/weapons.h"
#include "props/wild.h"

static int frosty(Vec3 color)
{
    int m = material_fur(color);
    material(m)->color2 = color * .72f;
    material(m)->sss = vec_mix(color, rgb(0xbfe4ff), .5f) * .12f;
    return m;
}

static int ice(void)
{
    int m = material_new(rgb(0xbfe2f4), rgb(0x7fb4dc), .12f, 1.5f, PAT_NOISE, 3, .2f);
    material(m)->sss = rgb(0x8fd8f4) * .9f;
    material(m)->emit = rgb(0x6fb8e0) * .10f;
    return m;
}

/* ---- pf01: already past ---- */

/* The head of a hare at the brush's place, looking to +z: a wedge with full cheeks, eyes at its sides, ears laid back. */
static void hare_head(int fur, int pale, int inner, int nose)
{
    int iris = material_eye(rgb(0x5a3418), rgb(0x2a1a14), .0f, PUPIL_ROUND);
    material(iris)->iris = .9f;
    part();
    paint(fur);
    blend(.12f);
    egg(0, .04f, -.02f, .27f, .29f, .34f);
    limb(V(0, .02f, .18f), V(0, -.09f, .44f), .20f, .13f);
    part(); /* cheeks, chin and the ring round the eye are white */
    paint(pale);
    blend(.06f);
    egg(0, -.17f, .30f, .16f, .10f, .20f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .10f, -.12f, .45f, .085f, .075f, .09f);
        egg(q * .20f, -.14f, .06f, .12f, .15f, .16f);
        egg(q * .225f, .085f, .145f, .055f, .10f, .12f);
    }
    part();
    paint(nose);
    blend(.02f);
    egg(0, -.035f, .555f, .06f, .038f, .035f);
    limb(V(0, -.06f, .55f), V(0, -.15f, .535f), .012f, .012f);
    part();
    paint(material_tooth());
    box(0, -.225f, .475f, .040f, .05f, .015f, .01f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        eye_with_lid(q * .215f, .09f, .16f, .085f, q * 62, 0, iris, fur, q * -6, .66f);
        part();
        paint(material_plain(rgb(0xf4faff), .5f, .3f));
        for (int k = 0; k < 3; k++) /* whiskers */
            limb(V(q * .13f, -.11f - .03f * (float)k, .46f),
                 V(q * (.42f + .05f * (float)k), -.06f - .12f * (float)k, .34f), .008f, .002f);
        Vec3 e[4] = {V(q * .11f, .26f, -.10f), V(q * .18f, .54f, -.36f), V(q * .26f, .80f, -.86f),
                     V(q * .32f, .84f, -1.45f)};
        float er[4] = {.085f, .135f, .125f, .012f};
        part();
        paint(fur);
        blend(.04f);
        tube(4, e, er, 4);
        for (int k = 0; k < 4; k++)
            e[k] = e[k] + V(q * .07f, .03f, .03f);
        float ir[4] = {.03f, .080f, .07f, .008f};
        part();
        paint(inner);
        blend(.03f);
        tube(4, e, ir, 4);
    }
}

/* A leg of three bones, and a foot with toes, in the plane of the leap. */
static void hare_leg(const Vec3 *joint, float thick, int fur, int pale)
{
    part();
    paint(fur);
    blend(.10f);
    lumpy(.016f, 7);
    limb(joint[0], joint[1], thick * 1.55f, thick);
    limb(joint[1], joint[2], thick * .95f, thick * .66f);
    limb(joint[2], joint[3], thick * .66f, thick * .60f);
    part();
    paint(pale);
    blend(.06f);
    ball(joint[3][0], joint[3][1], joint[3][2], thick * .66f);
    Vec3 way = vec_unit(joint[3] - joint[2]);
    for (int i = -1; i <= 1; i++) {
        Vec3 toe = joint[3] + V(0, 0, .07f * (float)i);
        limb(toe, toe + way * .13f, .058f, .045f);
    }
    lumpy(0, 1);
}

/* The hare in its leap towards +x, 3.4 long: back bent like a bow, ears and all of it streaming. */
static void leaping_hare(int fur, int pale, int inner, int nose, int horn_m)
{
    static const Vec3 leg[4][4] = {
        {{.62f, -.16f, -.22f}, {.98f, -.50f, -.22f}, {1.40f, -.30f, -.20f}, {1.74f, -.46f, -.20f}},
        {{-.66f, -.05f, -.26f}, {-1.06f, -.46f, -.26f}, {-1.56f, -.30f, -.24f}, {-2.02f, -.66f, -.24f}},
        {{.62f, -.18f, .24f}, {1.04f, -.36f, .26f}, {1.50f, -.06f, .24f}, {1.86f, -.14f, .24f}},
        {{-.66f, -.05f, .28f}, {-1.20f, -.34f, .30f}, {-1.70f, -.08f, .28f}, {-2.20f, -.36f, .28f}}};
    for (int i = 0; i < 4; i++)
        hare_leg(leg[i], i % 2 ? .20f : .15f, fur, pale);
    part();
    paint(fur);
    blend(.25f);
    lumpy(.02f, 6);
    Vec3 back[5] = {V(-.98f, -.06f, 0), V(-.52f, .10f, 0), V(.0f, .20f, 0), V(.50f, .08f, 0), V(.95f, .30f, 0)};
    tube(5, back, (float[]){.34f, .50f, .42f, .40f, .27f}, 5);
    egg(-.70f, -.06f, .16f, .40f, .42f, .26f);
    egg(.58f, -.12f, .12f, .30f, .34f, .26f);
    lumpy(0, 1);
    part();
    paint(pale);
    blend(.12f);
    lumpy(.03f, 7);
    limb(V(-.35f, -.26f, .05f), V(.45f, -.30f, .05f), .22f, .24f);
    egg(.86f, -.02f, .06f, .24f, .28f, .22f);
    egg(-1.36f, .16f, 0, .24f, .19f, .18f);
    lumpy(0, 1);
    push();
    move(1.20f, .52f, .10f);
    turn_z(-6);
    turn_y(66);
    grow(.95f);
    hare_head(fur, pale, inner, nose);
    int iris = material_eye(rgb(0xff9a30), rgb(0xf4faff), .8f, PUPIL_ROUND);
    material(iris)->iris = .80f;
    eye_with_lid(-.225f, .10f, .18f, .115f, -52, -6, iris, fur, 6, .72f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .11f, .26f, .02f);
        turn_x(-24);
        antler(.86f, (float)side, horn_m);
        pop();
    }
    pop();
}

/* You hold out a sword. */
static void rime_hare(void)
{
    camera(V(.1f, .55f, 8.4f), V(.0f, 1.92f, 0), 31);
    Scene *s = scene();
    s->backdrop = frost_sun;
    s->back_seed = 3;
    s->disc_x = .10f;
    s->disc_y = .20f;
    s->disc_size = 2.0f;
    s->haze_from = 14;
    s->aperture = 0;
    s->vignette = 1.1f;
    s->key = (Light){V(-.6f, .7f, .5f), rgb(0xf4faff) * 1.7f, .08f};
    s->rim = (Light){V(.3f, .5f, -.8f), rgb(0xe4f6ff) * 3.4f, 0};
    int fur = frosty(rgb(0x24406c)), pale = frosty(rgb(0xb8cce4)), nose = material_plain(rgb(0x1c2a44), .3f, 1),
        inner = frosty(rgb(0xd89880)), horn_m = ice(), frost = crystal_of(rgb(0xa8dcf4), .12f), steel = material_iron(),
        hilt = material_gold(), dark = material_wool(rgb(0x141f36)), red = material_wool(rgb(0xb8402c)),
        stone = material_stone(rgb(0x40587c), rgb(0x1c2c48)), snow = fresh_snow();
    material(horn_m)->color = rgb(0x8cc4e8);
    push();
    move(.12f, 2.50f, .0f);
    turn_z(20);
    grow(.84f);
    leaping_hare(fur, pale, inner, nose, horn_m);
    pop();
    Vec3 way[5] = {V(-2.3f, .55f, 2.2f), V(-1.25f, .35f, 1.5f), V(-1.35f, .75f, .6f), V(-1.55f, 1.25f, .2f),
                   V(-1.20f, 1.75f, 0)}; /* its way, and what it left in the air */
    for (int i = 0; i < 46; i++) {
        float t = 4 * (float)i / 45;
        Vec3 p = tube_point(5, way, t) + V(.22f, .16f, .2f) * (chance(i + 9) - .5f);
        shard(p[0], p[1], p[2], 60 * (chance(i + 70) - .5f) - 30, 40 * (chance(i + 90) - .5f),
              .10f + .22f * chance(i + 30), .045f, frost);
        sprite(p, .05f + .07f * chance(i), rgb(0xffffff), i % 2 ? SPRITE_GLOW : SPRITE_SNOW, .45f);
    }
    for (int i = 0; i < 5; i++) { /* merlons in the snow */
        float x = -2.0f + 1.0f * (float)i;
        rock(x, -.02f, .6f, .34f, .30f, .3f, 3 * (chance(i) - .5f), stone);
        part();
        paint(snow);
        lumpy(.03f, 4);
        egg(x, .30f, .6f, .38f, .12f, .34f);
        lumpy(0, 1);
    }
    push(); /* he looks where it was */
    move(.66f, -.05f, 2.0f);
    turn_y(-118);
    grow(.42f);
    Vec3 hand = V(.30f, 1.62f, .72f);
    wayfarer(&(Wayfarer){.cloak = dark,
                         .coat = dark,
                         .legs = dark,
                         .scarf = red,
                         .hem = .50f,
                         .open = 40,
                         .stride = .22f,
                         .wind = V(.2f, 0, -.5f),
                         .nod = 4,
                         .side = 1,
                         .hand = hand,
                         .mitten = dark,
                         .seed = 3});
    push();
    move(hand[0], hand[1], hand[2] + .06f);
    turn_x(78);
    sword(1.5f, .20f, steel, hilt);
    pop();
    pop();
    faction_ground();
    faction_motes();
}

/* ---- pf04: over us ---- */

/* Hair that hangs in locks from a line of points down to `hem`; each lock bows out and blows by `wind`. */
static void shag_row(int n, const Vec3 *line, int points, float length, float thick, Vec3 out, Vec3 wind, int m,
                     int seed)
{
    part();
    paint(m);
    blend(.05f);
    for (int i = 0; i < n; i++) {
        float t = ((float)i + .5f * chance(i + seed)) / (float)n * (float)(points - 1),
              l = length * (.75f + .5f * chance(i + seed + 40));
        Vec3 root = tube_point(points, line, t);
        Vec3 p[4] = {root, root + out * .18f * l + V(0, -.30f * l, 0),
                     root + out * .22f * l + wind * .3f * l + V(0, -.66f * l, 0),
                     root + out * .12f * l + wind * l + V(0, -l, 0)};
        float r[4] = {thick, thick * 1.05f, thick * .75f, .010f};
        tube(4, p, r, 3);
    }
}

/* The head of a musk ox at the brush's place, brow foremost: a boss of ice, horns from edge to edge. */
static Vec3 ox_face(int fur, int shag, int muzzle, int rime, int hornm)
{
    wild_head(&(Wild){.kind = WILD_BULL,
                      .coat = fur,
                      .pale = muzzle,
                      .dark = shag,
                      .iris = rgb(0xff8a30),
                      .glow = 1.6f,
                      .jaw = 9,
                      .glare = 20,
                      .open = .56f,
                      .ears = 20});
    Vec3 brow_line[5] = {V(-.36f, .36f, .10f), V(-.18f, .42f, .26f), V(0, .44f, .30f), V(.18f, .42f, .26f),
                         V(.36f, .36f, .10f)};
    shag_row(18, brow_line, 5, .27f, .065f, V(0, 0, .5f), V(.05f, 0, .1f), shag, 7);
    Vec3 chin[3] = {V(-.20f, -.56f, .20f), V(0, -.66f, .42f), V(.20f, -.56f, .20f)};
    shag_row(12, chin, 3, .42f, .06f, V(0, 0, .2f), V(.12f, 0, 0), shag, 31);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 h[6] = {V(q * .05f, .36f, .18f),  V(q * .32f, .36f, .16f),  V(q * .50f, .12f, .14f),
                     V(q * .54f, -.20f, .22f), V(q * .68f, -.40f, .38f), V(q * .88f, -.30f, .52f)};
        float r[6] = {.15f, .155f, .125f, .095f, .062f, .008f};
        part();
        paint(hornm);
        blend(.03f);
        lumpy(.012f, 6);
        tube(6, h, r, 5);
        lumpy(0, 1);
        part();
        paint(rime);
        for (int i = 0; i < 6; i++) { /* icicles below */
            Vec3 p = tube_point(6, h, 2.2f + .45f * (float)i);
            limb(p - V(0, .07f, 0), p - V(.02f, .22f + .2f * chance(i), 0), .042f, .004f);
        }
        for (int i = 0; i < 4; i++) /* and the boss splits like a glacier */
            shard(q * (.06f + .09f * (float)i), .46f - .02f * (float)i, .08f, q * -12 * (float)i, -18,
                  .16f + .1f * chance(i + side), .08f, rime);
    }
    return here(V(0, -.44f, .74f));
}

static void ox_leg(Vec3 hip, Vec3 knee, Vec3 foot, float thick, int fur, int dark)
{
    part();
    paint(fur);
    blend(.12f);
    limb(hip, knee, thick * 1.35f, thick);
    limb(knee, foot + V(0, .12f, 0), thick * .95f, thick * .72f);
    part();
    paint(dark);
    blend(.02f);
    for (int k = -1; k <= 1; k += 2)
        egg(foot[0] + .085f * (float)k, foot[1] + .07f, foot[2] + .06f, .11f, .12f, .17f);
}

/* One of those who are to stop it, seen from behind: all dark, 1 high. */
static void small_soldier(float x, float z, float size, float lean, bool spear_up, int m, int shaft)
{
    push();
    move(x, 0, z);
    turn_z(lean);
    turn_x(-lean * .4f);
    grow(size);
    part();
    paint(m);
    blend(.05f);
    limb(V(0, .04f, 0), V(0, .62f, 0), .25f, .15f);
    egg(0, .64f, 0, .20f, .10f, .13f);
    ball(0, .83f, 0, .115f);
    egg(0, .88f, 0, .20f, .028f, .20f);
    egg(0, .92f, 0, .12f, .085f, .12f);
    limb(V(.17f, .62f, 0), V(.36f, .70f, -.12f), .065f, .05f);
    limb(V(-.17f, .62f, 0), V(-.34f, .50f, -.14f), .065f, .05f);
    part();
    paint(shaft);
    if (spear_up)
        limb(V(.37f, .0f, -.12f), V(.42f, 1.55f, -.22f), .022f, .018f);
    else
        egg(-.30f, .48f, -.18f, .20f, .25f, .04f);
    pop();
}

static void glacier_ox(void)
{
    camera(V(.10f, .30f, 5.6f), V(.0f, 1.42f, 0), 32);
    Scene *s = scene();
    s->back_y = -.12f;
    s->back_seed = 4;
    s->haze = .03f;
    s->vignette = 1.1f;
    s->rim.color = rgb(0xbfeaff) * 3.4f;
    s->key.towards = V(-.5f, .75f, .5f);
    int fur = frosty(rgb(0x1c3056)), shag = frosty(rgb(0x2c4a7c)), dark = material_plain(rgb(0x141f33), .5f, .5f),
        muzzle = frosty(rgb(0x4c6a98)), rime = ice(),
        hornm = material_new(rgb(0xe4d0a8), rgb(0x6a5640), .35f, 1, PAT_BONE, 3, .6f), frost = frosty(rgb(0xdce8f4)),
        men = material_wool(rgb(0x0e1628)), shaft = material_plain(rgb(0x0a0e18), .6f, .3f);
    push(); /* a hill of it, that leaves the picture on all sides but one */
    move(.18f, .10f, -1.4f);
    part();
    paint(fur);
    blend(.3f);
    egg(0, 1.75f, .2f, 1.25f, 1.25f, .9f);
    egg(.9f, 1.25f, -.6f, 1.1f, 1.2f, 1.2f);
    egg(-.7f, 1.0f, .1f, .7f, .9f, .7f);
    for (int row = 0; row < 4; row++) {
        float y = 2.55f - .50f * (float)row, w = 1.05f + .10f * (float)row;
        Vec3 line[5] = {V(-w, y - .25f, .6f), V(-w * .5f, y, 1.05f), V(0, y + .06f, 1.15f), V(w * .6f, y, 1.05f),
                        V(w * 1.3f, y - .2f, .6f)};
        shag_row(24, line, 5, .75f, .13f, V(0, 0, .6f), V(.16f, 0, 0), row % 2 ? fur : shag, 9 + row * 20);
    }
    part();
    paint(frost);
    blend(.14f);
    lumpy(.04f, 5);
    egg(.05f, 2.92f, .2f, .95f, .24f, .7f);
    lumpy(0, 1);
    for (int i = 0; i < 8; i++)
        shard(-.85f + .24f * (float)i, 2.80f + .08f * chance(i), .2f - .1f * (float)(i % 3), 26 - 8 * (float)i, -14,
              .34f + .3f * chance(i + 3), .15f, rime);
    for (int side = -1; side <= 1; side += 2) /* the legs, two trunks */
        ox_leg(V((float)side * .62f, .9f, .5f), V((float)side * .66f, .4f, .7f), V((float)side * .68f, -.14f, .6f),
               .30f, fur, dark);
    pop();
    push(); /* the head, down to us */
    move(-.06f, 1.92f, .15f);
    turn_y(-9);
    turn_z(7);
    turn_x(14);
    grow(1.42f);
    Vec3 breath = ox_face(fur, shag, muzzle, rime, hornm);
    pop();
    faction_ground();
    static const float men_at[6][5] = {{-.92f, 1.35f, .46f, 6, 1}, {-.52f, 1.62f, .50f, -8, 0},
                                       {-.12f, 1.40f, .44f, 4, 1}, {.36f, 1.66f, .52f, 14, 0},
                                       {.70f, 1.40f, .46f, -4, 1}, {1.04f, 1.60f, .48f, 18, 0}};
    for (int i = 0; i < 6; i++)
        small_soldier(men_at[i][0], men_at[i][1], men_at[i][2], men_at[i][3], men_at[i][4] > 0, men, shaft);
    for (int side = -1; side <= 1; side += 2) { /* two of them have torches */
        Vec3 torch = V(side < 0 ? -.74f : .88f, .92f, 1.45f);
        part();
        paint(shaft);
        limb(torch, torch + V(.02f, -.45f, .05f), .022f, .022f);
        push();
        move(torch[0], torch[1], torch[2]);
        flame_tongue(.22f, .055f, .03f, material_glow(rgb(0xffd070), 1.1f), material_glow(rgb(0xff7a18), .9f));
        pop();
        lamp(torch + V(0, .20f, .0f), rgb(0xff8a38) * 2.6f, .36f);
        sprite(torch + V(0, .1f, .05f), .20f, rgb(0xff9030), SPRITE_GLOW, .35f);
    }
    for (int side = -1; side <= 1; side += 2) /* what it breathes is weather */
        for (int i = 0; i < 26; i++) {
            float t = (float)i / 25;
            sprite(breath + V((float)side * (.12f + .85f * t) + .16f * (chance(i) - .5f),
                              -.06f - .62f * t + .16f * (chance(i + 9) - .5f), .02f + .08f * t),
                   .07f + .26f * t, rgb(0xf4faff), SPRITE_GLOW, .26f * (1 - .6f * t));
        }
    for (int i = 0; i < 46; i++) /* the wind */
        sprite(V(-1.4f + 2.8f * chance(i + 3), 3.0f * chance(i + 40), 1.0f + .6f * chance(i + 80)),
               .010f + .014f * chance(i), rgb(0xffffff), SPRITE_SNOW, .8f);
    faction_motes();
}

/* ---- pf08: who sleeps, it does not ---- */

static void glacier_antler(float q, int m)
{
    static const struct {
        Vec3 p[5];
        float r0;
    } bough[6] = {
        {{{.16f, .36f, -.05f}, {.36f, .78f, -.12f}, {.72f, 1.12f, -.1f}, {1.05f, 1.55f, .0f}, {1.2f, 2.2f, .05f}},
         .125f},
        {{{.40f, .82f, -.12f}, {.40f, 1.12f, .1f}, {.34f, 1.4f, .22f}, {.30f, 1.62f, .26f}, {.30f, 1.9f, .3f}}, .085f},
        {{{.62f, 1.02f, -.1f}, {.92f, 1.08f, .1f}, {1.2f, 1.2f, .2f}, {1.42f, 1.42f, .24f}, {1.55f, 1.7f, .25f}}, .09f},
        {{{.86f, 1.28f, -.05f}, {.80f, 1.55f, .05f}, {.74f, 1.8f, .1f}, {.70f, 2.0f, .12f}, {.68f, 2.3f, .12f}}, .075f},
        {{{.30f, .66f, -.1f}, {.50f, .70f, .15f}, {.72f, .78f, .32f}, {.88f, .92f, .4f}, {.98f, 1.12f, .42f}}, .075f},
        {{{1.02f, 1.5f, 0}, {1.25f, 1.72f, .08f}, {1.45f, 2.0f, .1f}, {1.6f, 2.3f, .12f}, {1.7f, 2.6f, .12f}}, .07f}};
    for (int i = 0; i < 6; i++) {
        Vec3 p[5];
        float r[5];
        for (int k = 0; k < 5; k++) {
            p[k] = bough[i].p[k] * V(q, 1, 1);
            r[k] = bough[i].r0 * (1 - .2f * (float)k);
        }
        r[4] = .012f;
        part();
        paint(m);
        blend(.05f);
        lumpy(.018f, 6);
        tube(5, p, r, 4);
        lumpy(0, 1);
        for (int k = 0; k < 3; k++) { /* icicles */
            Vec3 at = tube_point(5, p, 1.0f + .9f * (float)k);
            part();
            paint(m);
            limb(at, at - V(0, .16f + .14f * chance(i * 5 + k), 0), .035f, .004f);
        }
    }
}

/* A tent that somebody sleeps in by a lantern, its foot at the brush's place. */
static void lit_tent(int pole, int snow)
{
    int canvas = material_plain(rgb(0xa04c1c), .8f, .1f);
    material(canvas)->emit = rgb(0xff7a20) * .30f;
    const float side[] = {-.62f, 0, 0, .86f, .62f, 0}, gap[] = {-.16f, 0, 0, .58f, .16f, 0};
    part();
    paint(canvas);
    outline(3, side, 1, .95f, .02f);
    part();
    paint(material_glow(rgb(0xffc060), 2.2f));
    push();
    move(0, 0, .95f);
    outline(3, gap, 1, .03f, .01f);
    pop();
    part();
    paint(pole);
    for (int q = -1; q <= 1; q += 2)
        limb(V((float)q * .66f, -.05f, .97f), V((float)q * -.08f, .98f, .97f), .026f, .022f);
    part();
    paint(snow);
    blend(.06f);
    lumpy(.03f, 5);
    limb(V(-.05f, .84f, -.8f), V(-.30f, .50f, .5f), .10f, .06f);
    lumpy(0, 1);
    sprite(here(V(0, .28f, 1.05f)), .20f, rgb(0xffa040), SPRITE_GLOW, .45f);
    lamp(here(V(0, .35f, 1.7f)), rgb(0xff9a40) * 1.8f, .4f);
}

/* It has not blinked since the snow began. */
static void sleepless_stag(void)
{
    camera(V(.0f, .0f, 5.4f), V(.0f, .10f, 0), 35);
    Scene *s = scene();
    s->backdrop = frost_sun;
    s->back_seed = 6;
    s->disc_x = -.52f;
    s->disc_y = .56f;
    s->disc_size = .9f;
    s->haze_from = 14;
    s->vignette = 1.2f;
    s->aperture = 0;
    s->rim.color = rgb(0xe4f4ff) * 4.0f;
    s->rim.towards = V(-.5f, .6f, -.7f);
    s->key.towards = V(-.6f, .65f, .55f);
    s->key.color = rgb(0xdce8ff) * 1.6f;
    int fur = wild_coat(rgb(0x22385f), 7), pale = wild_coat(rgb(0x8fa8cc), 12), dark = wild_coat(rgb(0x101c38), 6),
        mane = wild_coat(rgb(0x54709c), 3.0f), rime = ice(), snow = fresh_snow(), green = material_wool(rgb(0x1c3450)),
        pole = material_plain(rgb(0x1c1a20), .7f, .2f);
    material(rime)->color = rgb(0x7cb8e4);
    part(); /* its neck comes down out of the sky */
    paint(fur);
    blend(.2f);
    Vec3 neck[4] = {V(2.1f, .55f, -1.3f), V(1.45f, .62f, -.85f), V(.95f, .72f, -.45f), V(.50f, .72f, -.05f)};
    tube(4, neck, (float[]){1.15f, .86f, .56f, .38f}, 4);
    part();
    paint(mane);
    blend(.05f);
    for (int i = 0; i < 64; i++) {
        float t = chance(i), a = (chance(i + 50) - .5f) * 2.4f;
        Vec3 c = tube_point(4, neck, .7f + 2.1f * t), o = V(-.25f, -cosf(a), .75f * sinf(a) + .25f) * (.82f - .20f * t);
        limb(c + o * .6f, c + o * .9f + V(.10f, -.14f, 0), .12f, .08f);
        limb(c + o * .9f + V(.10f, -.14f, 0), c + o + V(.26f, -.38f - .15f * chance(i + 9), .05f), .08f, .008f);
    }
    push();
    move(.30f, .62f, .15f);
    turn_z(6);
    turn_y(-38);
    turn_x(24);
    grow(1.62f);
    wild_head(&(Wild){.kind = WILD_STAG,
                      .coat = fur,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xff9a2c),
                      .glow = 1.8f,
                      .glare = 4,
                      .open = 1.1f,
                      .look_y = 10,
                      .ears = 30});
    push();
    grow(.60f);
    glacier_antler(-1, rime);
    glacier_antler(1, rime);
    pop();
    Vec3 breath = here(V(0, -.26f, .76f));
    pop();
    part(); /* the plain, far below it */
    paint(snow);
    blend(.25f);
    lumpy(.05f, 2);
    for (int i = 0; i < 8; i++)
        egg(-2.1f + .6f * (float)i, -1.38f + .12f * chance(i), .5f, .85f, .42f, .9f);
    egg(1.3f, -1.04f, .0f, 1.0f, .40f, .7f);
    lumpy(0, 1);
    static const float fir[9][3] = {{-1.45f, -.1f, .62f}, {-1.15f, .5f, .50f}, {.55f, -.3f, .70f},
                                    {.95f, .1f, .62f},    {1.3f, .4f, .72f},   {1.65f, .0f, .8f},
                                    {.25f, .0f, .46f},    {1.05f, .9f, .46f},  {-1.6f, 1.0f, .55f}};
    for (int i = 0; i < 9; i++) {
        push();
        move(fir[i][0], -1.06f, fir[i][1]);
        snowy_fir(fir[i][2], green, snow, i * 7);
        pop();
    }
    push();
    move(-.42f, -.94f, .80f);
    turn_y(24);
    grow(.44f);
    lit_tent(pole, snow);
    Vec3 tent = here(V(0, .5f, .6f));
    pop();
    for (int i = 0; i < 34; i++) { /* its breath, on it */
        float t = (float)(i / 2) / 16, q = i % 2 ? 1 : -1;
        Vec3 p = vec_mix(breath, tent, t) + V(q * (.05f + .20f * t), .10f * (chance(i) - .5f), .12f);
        sprite(p, .05f + .12f * t, rgb(0xf4f8ff), SPRITE_GLOW, .07f * (1 - .6f * t));
    }
    lamp(V(-.6f, -.8f, 1.3f), rgb(0xff9a48) * 1.4f, .4f);
    lamp(V(-.5f, .9f, 1.9f), rgb(0xdcecff) * 1.0f, .5f);
    faction_motes();
}

const Card siege_palefrost_beasts_cards[] = {{"cards/siege/pf01", PALEFROST, rime_hare},
                                             {"cards/siege/pf04", PALEFROST, glacier_ox},
                                             {"cards/siege/pf08", PALEFROST, sleepless_stag},
                                             {0}};
