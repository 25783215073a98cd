/* SPDX-License-Identifier: MIT
 * The Kilnsworn without faces: a writ, a blade, a breastplate, boulders, a spark, their works. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast4.h"
#include "props/doorway.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/weapons.h"

/* ---- em17: a breastplate of slag on its stand ---- */

static void slag_plate(void)
{
    camera(V(0, 1.5f, 5.6f), V(0, 1.34f, 0), 31);
    Scene *s = scene();
    s->backdrop = kiln_wall;
    kiln_hearth(.75f, -.5f, .6f);
    s->key.color = rgb(0xffe0c0) * 4.2f;
    s->rim.color = rgb(0xff9a48) * 6.f;
    int slag = material_new(rgb(0x6a5650), rgb(0x2c2220), .45f, 1.1f, PAT_STONE, 5, 1.1f),
        iron = kiln_metal(rgb(0x8a7a70)), brass = kiln_metal(rgb(0xd89a48)), mail = kiln_metal(rgb(0x4a4644)),
        wood = material_wood(), leather = material_leather(rgb(0x6a3a20)), hot = material_glow(rgb(0xe84410), .9f);
    part(); /* the stand and the mail on it */
    paint(wood);
    limb(V(0, -.5f, -.2f), V(0, 2.5f, -.2f), .09f, .09f);
    part();
    paint(mail);
    blend(.1f);
    limb(V(-1.05f, 1.75f, -.15f), V(1.05f, 1.75f, -.15f), .3f, .3f);
    egg(0, 1.2f, -.15f, .78f, .95f, .4f);
    egg(0, .35f, -.1f, .8f, .5f, .45f);
    part();
    paint(mail);
    blend(.004f);
    for (int i = 0; i < 150; i++) { /* rings of the mail where it is seen */
        int side = i % 2 ? 1 : -1, k = i / 2;
        push();
        move((float)side * (.86f + .09f * (float)(k % 5)), 1.95f - .085f * (float)(k / 5),
             .14f - .05f * (float)(k % 5));
        turn_x(70);
        ring(0, 0, 0, .045f, .015f);
        pop();
    }
    part(); /* what glows inside */
    paint(hot);
    blend(.1f);
    egg(0, 1.50f, .1f, .62f, .44f, .25f);
    egg(0, .85f, .1f, .56f, .42f, .23f);
    for (int side = -1; side <= 1; side += 2) { /* the breast in two halves */
        float q = (float)side;
        part();
        paint(slag);
        blend(.05f);
        lumpy(.035f, 5);
        egg(q * .37f, 1.54f, .16f, .40f, .52f, .47f);
        carve();
        blend(.03f);
        egg(0, 2.34f, .2f, .36f, .42f, .7f);
        egg(q * 1.02f, 1.98f, .2f, .26f, .40f, .7f);
        fill();
        part();
        paint(brass);
        blend(.015f);
        Vec3 p[4] = {V(q * .38f, 1.98f, .36f), V(q * .30f, 1.86f, .50f), V(q * .16f, 1.80f, .50f),
                     V(q * .03f, 1.79f, .50f)};
        float r[4] = {.035f, .04f, .04f, .035f};
        tube(4, p, r, 4);
        push();
        move(q * .62f, 2.0f, .02f);
        turn_z(q * -16);
        pauldron(.34f, 3, 0, q, slag);
        pop();
        part(); /* straps */
        paint(leather);
        limb(V(q * .38f, 1.95f, .38f), V(q * .42f, 2.18f, -.1f), .07f, .06f);
        part();
        paint(brass);
        box(q * .39f, 1.99f, .40f, .08f, .05f, .03f, .02f);
    }
    for (int i = 0; i < 4; i++) { /* lames of the belly */
        part();
        paint(slag);
        blend(.03f);
        lumpy(.025f, 5);
        for (int side = -1; side <= 1; side += 2)
            egg((float)side * .28f, 1.02f - .175f * (float)i, .14f, .40f - .015f * (float)i, .085f,
                .42f - .02f * (float)i);
    }
    for (int i = 0; i < 6; i++) {
        part();
        paint(iron);
        ball((i % 2 ? .56f : -.56f), 1.02f - .175f * (float)(i / 2), .42f, .04f);
    }
    push(); /* an arrowhead that got no farther */
    move(.36f, 1.62f, .60f);
    part();
    paint(kiln_metal(rgb(0x4fa3c7)));
    limb(V(0, 0, 0), V(.10f, .06f, .22f), .05f, .02f);
    part();
    paint(wood);
    limb(V(.10f, .06f, .22f), V(.16f, .12f, .34f), .022f, .02f);
    pop();
    lamp(V(0, 1.3f, .9f), rgb(0xff5a1c) * .7f, .4f);
    lamp(V(-.1f, .7f, .8f), rgb(0xff5a1c) * .5f, .4f);
    sprite(V(0, 1.25f, .5f), .7f, rgb(0xff4a14), SPRITE_GLOW, .08f);
    faction_motes();
}

/* ---- em06: a burning writ, six embers on six roads ---- */

static Vec3 six_roads(const Scene *s, float u, float v)
{
    Vec3 c = kiln_night(s, u, v);
    float far = .10f - v;
    if (far > 0) { /* a plain, six black roads from one place */
        Vec3 land = vec_mix(rgb(0xb4501c), rgb(0x3a1a0c), smooth(0, .7f, far)) *
                    (.65f + .5f * cloud_flat(u / (far + .1f), 3 / (far + .1f), 3));
        float x = (u - .05f) / (far + .05f), road = 0;
        for (int i = 0; i < 6; i++)
            road = max_of(road, under(.14f, fabsf(x - ((float)i - 2.5f) * .52f), .05f));
        c = vec_mix(land, rgb(0x0e0604), road);
    }
    return c + s->tint[LIGHT] * (.5f * expf(-fabsf(v - .1f) * 14));
}

static void writ(void)
{
    camera(V(0, 1.5f, 6), V(0, 1.5f, 0), 32);
    Scene *s = scene();
    s->backdrop = six_roads;
    kiln_hearth(.1f, .12f, .5f);
    s->rim.color = rgb(0xff8a30) * 4.f;
    int page = material_new(rgb(0xf0d8a0), rgb(0xb88a4c), .85f, .2f, PAT_CLOTH, 2, .3f),
        ash = material_plain(rgb(0x1c0e08), .9f, .1f), ink_m = material_plain(rgb(0x4a1c10), .8f, .1f),
        glove = material_leather(rgb(0x7a4424)), iron = kiln_metal(rgb(0x8a7a70));
    material(page)->sss = rgb(0xff9a40) * .25f;
    for (int i = 0; i < 6; i++) { /* streaks */
        float t = (float)i, x = i < 3 ? -1.45f + .33f * t : -.30f + .33f * t, y = .85f + .2f * (float)((i * 5) % 4),
              z = -1.4f;
        Vec3 at = V(x, y, z), from = at + V(.42f, 1.25f + .2f * (float)(i % 3), -.3f);
        part();
        paint(material_glow(rgb(0xffe8a0), 2.2f));
        limb(at, vec_mix(at, from, .3f), .06f, .04f);
        part();
        paint(material_glow(rgb(0xff8a28), 1.5f));
        limb(vec_mix(at, from, .3f), from, .04f, .004f);
        sprite(at, .20f, rgb(0xffc060), SPRITE_GLOW, .9f);
        sprite(at + V(0, -.1f, 0), .4f, rgb(0xff7020), SPRITE_GLOW, .4f);
    }
    push();
    move(-.04f, .05f, .3f);
    grow(1.12f);
    PersonHand h = {.pose = GRASP_FIST, .size = .36f, .thick = 1.2f, .thumb = 1, .skin = glove};
    Vec3 at = V(0, 1.02f, .2f), bar = V(1, .12f, 0), out = V(0, .25f, 1);
    Vec3 wrist = person_wrist(&h, at, bar, out);
    part(); /* the arm out of the lower edge */
    paint(material_wool(rgb(0x8a2a18)));
    blend(.05f);
    limb(wrist + V(0, -.1f, -.02f), V(.16f, -.9f, -.1f), .17f, .26f);
    body_cuff(iron, V(.14f, -.6f, -.1f), wrist, .17f, .34f);
    push();
    person_hand_grip(h, at, bar, out);
    pop();
    Vec3 sheet[25]; /* 5 rows, 5 columns: it billows */
    for (int r = 0; r < 5; r++)
        for (int c = 0; c < 5; c++) {
            float a = ((float)c - 2) / 2, b = (float)r / 4;
            float half = mix(.14f, .46f, smooth(0, .45f, b));
            sheet[r * 5 + c] = V(a * half + .16f * b * b, 1.0f + 1.04f * b - .06f * a * a,
                                 .08f + .16f * sinf(b * 3 + a * 2) * b - .10f * a * a);
        }
    part();
    paint(page);
    cloth(5, 5, sheet, .016f, 4);
    for (int i = 0; i < 6; i++) { /* lines of writing */
        float b = .36f + .09f * (float)i;
        Vec3 p[4];
        float r[4] = {.012f, .012f, .012f, .012f};
        for (int k = 0; k < 4; k++) {
            float a = -.72f + .48f * (float)k * (i == 0 ? .6f : 1), half = mix(.14f, .46f, smooth(0, .45f, b));
            p[k] = V(a * half + .16f * b * b, 1.0f + 1.04f * b - .06f * a * a,
                     .13f + .16f * sinf(b * 3 + a * 2) * b - .10f * a * a);
        }
        part();
        paint(ink_m);
        tube(4, p, r, 3);
    }
    part(); /* the charred edge */
    paint(ash);
    blend(.05f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) / 4;
        egg(a * .46f + .16f, 2.04f - .06f * a * a - .1f * chance(i), .14f * sinf(3 + a * 2) - .1f * a * a + .06f, .09f,
            .06f, .04f);
    }
    push();
    move(.16f, 1.98f, .06f);
    flames(15, .46f, .06f, .56f, .055f, 6, -10, rgb(0xffc050), rgb(0xff6a14), 5);
    pop();
    Vec3 fire = here(V(.16f, 2.16f, .4f));
    pop();
    lamp(fire, rgb(0xffb050) * 2.f, .6f);
    sprite(fire, .8f, rgb(0xff8a28), SPRITE_GLOW, .22f);
    push();
    move(.2f, 1.9f, 0);
    sparks(30, .8f, 1.4f, rgb(0xffb050), 9);
    pop();
}

/* ---- em08: a blade with a heart of coal, seen over the gauntlet ---- */

static void brand(void)
{
    camera(V(0, 1.9f, 5.4f), V(0, 1.42f, 0), 33);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(0, .25f, .8f);
    s->back_y = .1f;
    s->key.color = rgb(0xffd8b0) * 1.7f;
    s->ambient = .4f;
    int blade = kiln_metal(rgb(0xb8a898)), iron = kiln_metal(rgb(0x6a5c54)), brass = kiln_metal(rgb(0xd89a48)),
        leather = material_leather(rgb(0x5a3018)),
        coal = material_new(rgb(0x3a140a), rgb(0x180806), .8f, .4f, PAT_LAVA, 8, 1);
    material(coal)->emit = rgb(0xff5a14) * 6.f;
    int fur[4] = {material_fur(rgb(0x3a2418)), material_fur(rgb(0x2c1c18)), material_fur(rgb(0x402a1c)),
                  material_fur(rgb(0x30201c))};
    static const FoeKind kind[4] = {FOE_HOUND, FOE_RAT, FOE_BOAR, FOE_OX};
    static const float place[4][5] = {{-.78f, 1.55f, -.5f, -38, .86f},
                                      {-1.0f, .72f, -.2f, -30, .66f},
                                      {.86f, 1.62f, -.6f, 36, .84f},
                                      {.98f, .80f, -.3f, 32, .66f}};
    for (int i = 0; i < 4; i++) {
        push();
        move(place[i][0], place[i][1], place[i][2]);
        part();
        paint(fur[i]);
        blend(.1f);
        egg(place[i][0] * .25f, -.75f, -.5f, .7f, .75f, .4f);
        grow(place[i][4]);
        turn_y(place[i][3]);
        turn_z(place[i][0] * -12);
        foe_head(kind[i], fur[i], rgb(0xffb030), 22, 16);
        pop();
    }
    push(); /* the sword */
    move(.02f, .62f, 1.1f);
    turn_z(-2);
    part();
    paint(blade);
    float xy[] = {-.15f, 0, -.17f, .5f, -.12f, 1.3f, 0, 1.75f, .12f, 1.3f, .17f, .5f, .15f, 0};
    outline(7, xy, 1, .05f, .1f);
    carve();
    blend(.02f);
    limb(V(0, .25f, .07f), V(0, 1.2f, .07f), .05f, .03f);
    egg(0, .42f, 0, .10f, .2f, .2f);
    fill();
    part();
    paint(material_glow(rgb(0xff7a20), 2.2f));
    limb(V(0, .25f, 0), V(0, 1.25f, 0), .035f, .012f);
    part();
    paint(coal);
    lumpy(.02f, 9);
    crystal(0, .42f, .03f, .11f, .19f, .10f);
    part();
    paint(brass);
    blend(.03f);
    limb(V(-.46f, .10f, 0), V(0, -.03f, .02f), .04f, .075f);
    limb(V(.46f, .10f, 0), V(0, -.03f, .02f), .04f, .075f);
    ball(-.47f, .12f, 0, .07f);
    ball(.47f, .12f, 0, .07f);
    part();
    paint(leather);
    limb(V(0, 0, 0), V(0, -.6f, 0), .055f, .055f);
    Vec3 heart = here(V(0, .42f, .3f));
    pop();
    PersonHand h = {.pose = GRASP_FIST, .size = .22f, .thick = 1.3f, .thumb = -1, .skin = iron};
    Vec3 at = V(.02f, .38f, 1.1f), bar = V(0, 1, 0), out = V(.5f, -.1f, -1), wrist = person_wrist(&h, at, bar, out);
    push();
    person_hand_grip(h, at, bar, out);
    pop();
    body_cuff(brass, V(.5f, -.3f, 1.7f), wrist, .14f, .12f);
    body_cuff(iron, V(.5f, -.3f, 1.7f), wrist + V(.05f, -.06f, .06f), .15f, .4f);
    lamp(heart, rgb(0xff8a38) * 3.5f, .5f);
    lamp(V(0, 1.4f, .5f), rgb(0xff7a28) * 2.f, .7f);
    sprite(heart, .5f, rgb(0xff7018), SPRITE_GLOW, .7f);
    faction_motes();
}

/* ---- em07: boulders bound down on a door ---- */

static Vec3 burning_slope(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(t[SHADOW] * .8f, t[DARK], smooth(-.7f, .6f, v)) * (.6f + .6f * cloud_flat(u * 2, v * 3, 4));
    return c + t[MIDTONE] * (.5f * halo(u, v, -.35f, -.5f, .35f));
}

static void boulders(void)
{
    camera(V(-1.1f, 5.6f, 6.8f), V(.25f, 1.25f, 0), 36);
    Scene *s = scene();
    s->backdrop = burning_slope;
    s->key.color = rgb(0xf0b888) * 1.1f;
    s->ambient = .35f;
    s->haze_from = 8;
    s->haze = .25f;
    int slope = material_new(rgb(0x4a2a1a), rgb(0x1c100a), .9f, .3f, PAT_STONE, 1.6f, 1.4f),
        rock_m = material_new(rgb(0x7a4a2c), rgb(0x38201a), .8f, .4f, PAT_LAVA, 3.2f, 1.2f),
        grey_m = material_stone(rgb(0x54382a), rgb(0x281a14));
    material(rock_m)->emit = rgb(0xffa030) * 2.6f;
    part();
    paint(slope);
    ground(0, .22f, 1.1f);
    for (int i = 0; i < 22; i++)
        rock((chance(i) - .5f) * 6, .05f, (chance(i + 40) - .6f) * 7, .1f + .2f * chance(i + 80),
             .1f + .16f * chance(i + 9), .15f, 30 * chance(i + 5), grey_m);
    static const float at[6][4] = {{-.85f, .85f, 2.0f, .58f}, {-.25f, .75f, .9f, .44f},   {.62f, 1.0f, .5f, .36f},
                                   {.35f, .55f, -1.0f, .28f}, {1.12f, .75f, -1.6f, .22f}, {1.1f, .35f, -2.6f, .16f}};
    for (int i = 0; i < 6; i++) {
        float r = at[i][3];
        Vec3 p = V(at[i][0], at[i][1], at[i][2]);
        part();
        paint(rock_m);
        lumpy(.12f * r, 2.4f / r);
        blend(.2f * r);
        push();
        move(p[0], p[1], p[2]);
        turn_z(40.f * (float)i);
        egg(0, 0, 0, r, .86f * r, .9f * r);
        egg(.4f * r, .3f * r, .2f * r, .6f * r, .5f * r, .6f * r);
        egg(-.4f * r, -.2f * r, .3f * r, .6f * r, .6f * r, .5f * r);
        pop();
        lamp(p + V(0, -.6f * r, 0) + V(.3f, .1f, .5f) * r, rgb(0xff8a30) * 2.2f, 1.3f * r);
        sprite(p, 1.7f * r, rgb(0xff8a20), SPRITE_GLOW, i == 0 ? .45f : .3f);
        sprite(p + V(.1f, .15f, .6f) * r, .75f * r, rgb(0xfff1c8), SPRITE_GLOW,
               i < 2 ? 1.1f : .6f);   /* white at heart */
        for (int k = 0; k < 9; k++) { /* its trail of fire and dust, up the slope */
            float t = ((float)k + 1) / 9;
            sprite(p + V(-.5f * t, .35f * t - .5f * t * t, 1.1f * t) * (1.6f * r), r * (.75f - .5f * t),
                   rgb(k < 4 ? 0xffa040 : 0xb04818), SPRITE_GLOW, .5f * (1 - t));
        }
        clods(p + V(0, -.9f * r, .2f * r), V(-.6f, .9f, .8f) * r * 1.5f, r, 7, .22f * r, grey_m, i * 7);
    }
    push();
    move(1.55f, .55f, -3.2f);
    turn_y(-22);
    doorway_posts(.36f, 1.1f, .18f, material_stone(rgb(0x6a4a38), rgb(0x34241c)), 4);
    doorway_light(.36f, 1.1f, OPENING_NORMAL, .42f); /* the quench blue of the picture, and no more than that */
    pop();
    faction_motes();
}

/* ---- em23: a spark on a snout ---- */

static Vec3 clear_night(const Scene *s, float u, float v)
{
    Vec3 c = vec_mix(rgb(0x3a1a0c), rgb(0x0c0604), smooth(-1, .7f, v));
    c += s->tint[MIDTONE] * (.5f * expf(-max_of(v + .8f, 0) * 3));
    float x = u * 22, y = v * 22, h = hash_unit((uint32_t)((int)floorf(x) * 91 + (int)floorf(y) * 577 + 9000));
    if (h > .94f)
        c += rgb(0xffe8c0) * (1.5f * (h - .94f) * 14 *
                              expf(-20 * ((x - floorf(x) - .5f) * (x - floorf(x) - .5f) +
                                          (y - floorf(y) - .5f) * (y - floorf(y) - .5f))));
    return c;
}

static void spark_and_spite(void)
{
    camera(V(0, 1.6f, 5.4f), V(0, 1.45f, 0), 33);
    Scene *s = scene();
    s->backdrop = clear_night;
    s->roll = -10;
    s->key.color = rgb(0xffd0a0) * 2.0f;
    s->rim.color = rgb(0xff8a40) * 2.4f;
    int fur = material_fur(rgb(0x8a5a34));
    part();
    paint(fur);
    blend(.3f);
    egg(.1f, .6f, -1.4f, 1.4f, 1.4f, .8f);
    push();
    move(.02f, 1.72f, -.75f);
    grow(1.75f);
    turn_y(-26);
    turn_x(24);
    foe_head(FOE_BOAR, fur, rgb(0xffd040), 12, -26);
    pop();
    int skin = material_skin(rgb(0x9a6040), rgb(0x6a3c28));
    PersonHand h = {.pose = GRASP_POINT, .size = .40f, .thick = 1.1f, .thumb = -1, .skin = skin, .age = .4f};
    Vec3 wrist = V(.72f, .36f, 1.35f);
    part();
    paint(material_wool(rgb(0x8a2a18)));
    limb(V(1.2f, -.5f, 1.6f), wrist + V(.08f, -.12f, .04f), .3f, .2f);
    body_cuff(kiln_metal(rgb(0xd89a48)), V(1.2f, -.5f, 1.6f), wrist, .2f, .12f);
    person_hand_at(&h, wrist, V(-.62f, .8f, -.35f), V(-.5f, -.3f, -.6f));
    Vec3 tip = V(-.30f, 1.02f, .80f);
    sprite(tip, .5f, rgb(0xfff0b0), SPRITE_SPARKLE, 3);
    sprite(tip, .75f, rgb(0xff9a30), SPRITE_GLOW, .9f);
    sprite(tip, .2f, rgb(0xffffe0), SPRITE_GLOW, 2);
    lamp(tip + V(0, .1f, .3f), rgb(0xffb050) * 4.f, .5f);
    for (int i = 0; i < 22; i++) {
        float a = (float)i * .2856f * PI / 2 * 2, l = .3f + .45f * chance(i);
        sprite(tip + V(sinf(a) * l, cosf(a) * l * .9f, .1f), .03f + .03f * chance(i + 30), rgb(0xffd070), SPRITE_GLOW,
               1.8f);
    }
}

const Card siege_ember_things_cards[] = {{"cards/siege/em06", EMBER, writ},
                                         {"cards/siege/em07", EMBER, boulders},
                                         {"cards/siege/em08", EMBER, brand},
                                         {"cards/siege/em17", EMBER, slag_plate},
                                         {"cards/siege/em23", EMBER, spark_and_spite},
                                         {0}};
