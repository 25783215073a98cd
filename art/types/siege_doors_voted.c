/* SPDX-License-Identifier: MIT
 * Portals that settle something: a door of coins is paid with people, an assembly of nails carries a motion, a hinge is
 * oiled. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/doorway.h"
#include "props/host.h"
#include "props/poster.h"

/* ---- vs1h: paid in full, with other people ---- */

/* A wall of coins that overlap as scales do, but where its slot and its eyes are. */
static void wall_of_coins(const int metal[6])
{
    for (int row = 0; row < 13; row++)
        for (int i = 0; i < 11; i++) {
            int k = row * 11 + i;
            float x = -1.35f + .27f * (float)i + (row % 2 ? .135f : 0), y = 1.35f - .21f * (float)row,
                  slot = fmaxf(fabsf(x) - .50f, fabsf(y + .40f) - .14f),
                  eyes = fmaxf(fabsf(fabsf(x) - .44f) - .20f, fabsf(y - .06f) - .08f);
            if (slot < 0 || eyes < 0)
                continue;
            push();
            move(x, y, .04f * chance(k));
            turn_x(72 + 10 * (chance(k + 9) - .5f));
            turn_z(14 * (chance(k + 5) - .5f));
            part();
            paint(metal[(int)(chance(k + 77) * 6)]);
            blend(.01f);
            drum(0, 0, 0, .165f, .020f, .01f);
            ring(0, .02f, 0, .135f, .013f);
            pop();
        }
}

/* Two fingers and a thumb from above close on what hangs at `at`. */
static void paying_hand(Vec3 at, int skin, int nail, int sleeve, int gold, int gem)
{
    static const float finger[4][3] = {
        {-.05f, .03f, .10f}, {.16f, .16f, .02f}, {.36f, .30f, -.02f}, {.52f, .46f, -.08f}};
    Vec3 palm = at + V(.52f, .72f, .1f);
    part();
    paint(skin);
    blend(.045f);
    egg(palm[0], palm[1], palm[2], .30f, .27f, .20f);
    limb(palm, palm + V(.5f, .5f, .2f), .22f, .22f);
    for (int i = 0; i < 4; i++) {
        Vec3 tip = at + V(finger[i][0], finger[i][1], finger[i][2]),
             root = palm + V(-.20f + .10f * (float)i, -.02f - .06f * (float)i, .12f);
        tube(4,
             (Vec3[]){root, vec_mix(root, tip, .35f) + V(-.16f, .12f, .10f),
                      vec_mix(root, tip, .75f) + V(-.12f, .06f, .08f), tip},
             (float[]){.115f, .100f, .085f, .060f}, 4);
    }
    tube(4,
         (Vec3[]){palm + V(.10f, -.12f, .22f), at + V(.50f, .34f, .34f), at + V(.26f, .12f, .26f),
                  at + V(.06f, .0f, .14f)},
         (float[]){.14f, .12f, .10f, .065f}, 4);
    part();
    paint(nail);
    egg(at[0] - .06f, at[1] + .04f, at[2] + .15f, .035f, .055f, .025f);
    part();
    paint(gold);
    Vec3 r = at + V(.20f, .48f, .18f);
    push();
    move(r[0], r[1], r[2]);
    turn_z(35);
    ring(0, 0, 0, .10f, .028f);
    pop();
    part();
    paint(gem);
    crystal(r[0] - .07f, r[1] + .04f, r[2] + .10f, .05f, .05f, .04f);
    part(); /* a rich sleeve */
    paint(sleeve);
    blend(.06f);
    limb(palm + V(.34f, .34f, .15f), palm + V(1.1f, 1.1f, .3f), .36f, .52f);
}

static Vec3 dark_behind(const Scene *s, float u, float v)
{
    return vec_mix(s->tint[SHADOW], s->tint[DARK], unit(distance_to(u, v, 0, 0)));
}

static void bought_door(void)
{
    poster_camera();
    Scene *s = scene();
    opening_lights(OPENING_HARD);
    s->backdrop = dark_behind;
    s->key = (Light){vec_unit(V(-.60f, .62f, .50f)), rgb(0xf0e0ff) * .22f, .08f};
    s->ambient *= .35f;
    s->vignette = 2.0f;
    s->aperture = 0;
    int gold = material_gold(), silver = material_iron(),
        copper = material_new(rgb(0xc07848), rgb(0x74401f), .3f, 1, PAT_METAL, 4, .4f),
        violet = material_new(rgb(0x7a5a90), rgb(0x44305a), .3f, 1, PAT_METAL, 4, .4f),
        night = material_plain(rgb(0x0c0610), .9f, .1f), glow = material_glow(rgb(0xff7038), 5),
        brass = material_new(rgb(0xe0a840), rgb(0x8a5c20), .25f, 1, PAT_METAL, 4, .4f),
        skin = material_skin(rgb(0x6a4c70), rgb(0x3c2844)), nail_m = material_plain(rgb(0xd8c8d0), .4f, .8f),
        sleeve = material_new(rgb(0x3a1c50), rgb(0x1e0c2c), .9f, .4f, PAT_CLOTH, 6, .4f);
    material(copper)->metal = .9f;
    material(violet)->metal = .8f;
    material(brass)->metal = .9f;
    material(gold)->emit = rgb(0xffb030) * .03f;
    wall_of_coins((int[6]){gold, gold, copper, gold, violet, silver});
    part();
    paint(night);
    box(0, 0, -.16f, 2, 2, .03f, .01f);
    part(); /* the slot */
    paint(brass);
    blend(.03f);
    box(0, -.40f, .06f, .56f, .20f, .08f, .05f);
    carve();
    blend(.02f);
    box(0, -.40f, .1f, .44f, .085f, .5f, .03f);
    fill();
    part();
    paint(glow);
    box(0, -.40f, -.08f, .46f, .10f, .01f, .01f);
    for (int side = -1; side <= 1; side += 2) { /* it looks at what it gets */
        float q = (float)side;
        push();
        move(q * .44f, .06f, .06f);
        turn_z(q * 14);
        grow(1.2f);
        part();
        paint(brass);
        blend(.03f);
        egg(0, 0, -.02f, .23f, .13f, .09f);
        carve();
        egg(0, -.01f, .08f, .17f, .060f, .12f);
        fill();
        part();
        paint(glow);
        egg(0, -.01f, -.01f, .18f, .07f, .05f);
        part();
        paint(night);
        egg(.02f, -.01f, .045f, .035f, .07f, .03f);
        pop();
        sprite(V(q * .44f, .06f, .2f), .24f, rgb(0xff5030), SPRITE_GLOW, .35f);
    }
    Vec3 at = V(.02f, .38f, .75f);
    push(); /* who pays with whom */
    move(at[0], at[1], at[2]);
    turn_z(10);
    grow(.48f);
    host_dangling(material_plain(rgb(0x3a7ac8), .8f, .3f), material_plain(rgb(0xf0b890), .7f, .3f), silver);
    pop();
    paying_hand(at, skin, nail_m, sleeve, gold, material_gem(rgb(0xff3050)));
    lamp(V(0, -.40f, .45f), rgb(0xff8048) * 4.5f, .40f);
    lamp(V(-.2f, .4f, 1.5f), rgb(0xffe0a0) * 3.4f, .36f);
}

/* ---- vs2p: motion carried ---- */

/* 1 high from its point to its head, which looks about itself with two slits. */
static void voting_nail(int iron, int eyes, float bent)
{
    part();
    paint(iron);
    blend(.02f);
    tube(4, (Vec3[]){V(0, 0, 0), V(0, .35f, 0), V(.02f * bent, .65f, 0), V(.16f * bent, .94f, 0)},
         (float[]){.03f, .065f, .075f, .085f}, 4);
    push();
    move(.16f * bent, .96f, 0);
    turn_z(-24 * bent);
    drum(0, 0, 0, .20f, .04f, .02f);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(.10f * bent + (float)side * .036f, .80f, .075f);
        turn_z((float)side * 18);
        part();
        paint(eyes);
        egg(0, 0, 0, .022f, .030f, .02f);
        pop();
    }
}

static Vec3 hall_of_light(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 light = opening_color(OPENING_PAINFUL);
    float half = .62f, top = .55f,
          d = fmaxf(fabsf(u) - half, v > top ? distance_to(u, v, 0, top) - half : fabsf(u) - half);
    Vec3 c = vec_mix(t[SHADOW], t[DARK], unit(.25f + d)) * .7f + light * (.20f * expf(-fmaxf(d, 0) * 5));
    c = vec_mix(
        c,
        vec_mix(light, t[GLOW], unit(1.05f - .95f * distance_to(u, v, .0f, .0f) - .5f * smooth(-.25f, -.7f, v))) *
            (1.15f - .75f * smooth(-.25f, -.72f, v)),
        under(0, d, .012f));
    return vec_mix(c, t[DARK], under(-.72f, v, .02f) * .85f);
}

static void assembly_of_nails(void)
{
    poster_camera();
    Scene *s = scene();
    opening_lights(OPENING_PAINFUL);
    s->backdrop = hall_of_light;
    s->key = (Light){vec_unit(V(-.66f, .60f, .45f)), rgb(0xd8d0f0) * 1.5f, .1f};
    s->ambient *= .4f;
    s->vignette = 1.3f;
    s->aperture = 0;
    int iron = material_new(rgb(0x5c5470), rgb(0x2c2638), .32f, 1, PAT_METAL, 4, .4f),
        eyes = material_glow(rgb(0xffc060), 2.6f),
        bright = material_new(rgb(0xb8b0c8), rgb(0x6a6080), .28f, 1, PAT_METAL, 4, .4f),
        wood = material_new(rgb(0x8a5a44), rgb(0x5a3628), .7f, .4f, PAT_WOOD, 3, .6f),
        hot = material_glow(rgb(0xffb050), 3),
        floor_m = material_new(rgb(0x1e1a26), rgb(0x0e0c14), .7f, .3f, PAT_WOOD, 2, .5f);
    material(iron)->metal = .6f;
    material(bright)->metal = .6f;
    part();
    paint(floor_m);
    box(0, -1.62f, 0, 3, .62f, 2.4f, .02f);
    static const float seat[12][5] = {
        /* x, y, z, size, bent */
        {-1.00f, -.98f, -.3f, 1.10f, -1.0f}, {-.70f, -1.0f, -.9f, .95f, -.7f},  {-.40f, -1.0f, -1.3f, .84f, -.5f},
        {.42f, -1.0f, -1.3f, .80f, .5f},     {.72f, -1.0f, -.9f, .92f, .8f},    {1.02f, -.98f, -.3f, 1.06f, 1.0f},
        {-.86f, -1.10f, .6f, .80f, -1.1f},   {-.46f, -1.10f, .4f, .66f, -1.2f}, {.48f, -1.10f, .4f, .66f, 1.2f},
        {.88f, -1.10f, .6f, .82f, 1.0f},     {-.20f, -1.0f, -1.5f, .66f, -.4f}, {.20f, -1.0f, -1.5f, .66f, .4f}};
    for (int i = 0; i < 12; i++) {
        push();
        move(seat[i][0], seat[i][1], seat[i][2]);
        turn_y(-seat[i][0] * 30);
        grow(seat[i][3]);
        voting_nail(iron, eyes, seat[i][4]);
        pop();
    }
    push(); /* the one that stood up */
    move(.0f, -1.0f, .3f);
    turn_z(-3);
    grow(.98f);
    voting_nail(iron, eyes, 0);
    pop();
    push(); /* the chair has the word */
    move(.06f, .06f, .3f);
    turn_z(-9);
    part();
    paint(bright);
    blend(.02f);
    drum(0, .12f, 0, .33f, .10f, .03f);
    drum(0, .40f, 0, .25f, .22f, .03f);
    drum(0, .70f, 0, .33f, .09f, .03f);
    part();
    paint(wood);
    limb(V(-.2f, .42f, 0), V(1.9f, .95f, .5f), .09f, .13f);
    pop();
    Vec3 blow = V(.0f, .02f, .55f);
    for (int i = 0; i < 22; i++) {
        float a = PI * (-.12f + 1.24f * chance(i)) + PI, l = .22f + .38f * chance(i + 30);
        Vec3 d = V(cosf(a), sinf(a) * .45f, .3f);
        part();
        paint(hot);
        limb(blow + d * .16f, blow + d * (.16f + l), .016f, .003f);
    }
    sprite(blow, .42f, rgb(0xffc070), SPRITE_GLOW, .7f);
    lamp(blow + V(0, -.05f, .3f), rgb(0xffb050) * 1.6f, .35f);
}

/* ---- so1p: do not oil the hinges ---- */

/* A leaf of iron that is a face, its nose at x .62: sockets and a mouth cut through to the light behind. */
static void screaming_leaf(int iron, int dark, int glow)
{
    part();
    paint(iron);
    blend(.10f);
    lumpy(.02f, 3);
    box(1.0f, 0, -.10f, 1.32f, 2.2f, .14f, .03f);
    egg(.62f, -.42f, -.02f, .66f, .86f, .26f);                  /* the jaw comes forward */
    limb(V(.62f, .62f, .08f), V(.62f, .16f, .30f), .10f, .17f); /* nose */
    limb(V(.56f, .66f, .16f), V(.02f, .92f, .10f), .13f, .10f); /* brows go up */
    limb(V(.68f, .66f, .16f), V(1.22f, .92f, .10f), .13f, .10f);
    limb(V(.40f, .22f, .20f), V(.02f, -.25f, .12f), .10f, .08f); /* folds beside the mouth */
    limb(V(.84f, .22f, .20f), V(1.22f, -.25f, .12f), .10f, .08f);
    carve();
    blend(.06f);
    egg(.62f, -.46f, .05f, .40f, .56f, .9f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(.62f + .34f * (float)side, .50f, .1f);
        turn_z(22 * (float)side);
        egg(0, 0, 0, .19f, .13f, .8f);
        pop();
    }
    fill();
    lumpy(0, 1);
    part();
    paint(glow);
    box(1.0f, 0, -.34f, 1.45f, 2.2f, .01f, .01f);
    for (int row = -1; row <= 1; row += 2)
        for (int i = 0; i < 7; i++) { /* its teeth are spikes */
            float q = (float)row, a = ((float)i - 3) / 3.6f, x = .62f + .40f * a,
                  y = -.46f + q * .56f * sqrtf(1 - a * a);
            part();
            paint(dark);
            limb(V(x, y + q * .05f, .06f), V(x - .04f * a, y - q * (.20f + .08f * chance(i + row + 3)), .10f), .055f,
                 .006f);
        }
    for (int i = 0; i < 9; i++) { /* rivets down the edge */
        part();
        paint(dark);
        ball(-.22f, -1.15f + .29f * (float)i, .06f, .045f);
    }
}

/* A strap across the leaf and the barrel it turns in, at x -.38. */
static void great_hinge(float y, int iron)
{
    part();
    paint(iron);
    blend(.03f);
    box(-.05f, y, .10f, .34f, .085f, .05f, .03f);
    egg(.30f, y, .10f, .13f, .13f, .06f);
    for (int i = -1; i <= 1; i++)
        drum(-.38f, y + .15f * (float)i, .10f, .11f, .066f, .02f);
    ball(-.38f, y + .27f, .10f, .08f);
    ball(-.38f, y - .27f, .10f, .08f);
    box(-.62f, y, .06f, .26f, .085f, .05f, .03f);
}

static void screaming_door(void)
{
    poster_camera();
    Scene *s = scene();
    opening_lights(OPENING_PAINFUL);
    s->backdrop = dark_behind;
    s->key = (Light){vec_unit(V(-.70f, .55f, .50f)), rgb(0xd8d0f0) * 1.5f, .1f};
    s->ambient *= .45f;
    s->vignette = 1.4f;
    s->aperture = 0;
    Vec3 light = opening_color(OPENING_PAINFUL);
    int iron = material_new(rgb(0x6a6078), rgb(0x342c40), .36f, 1, PAT_METAL, 3, .5f),
        dark = material_new(rgb(0x3a3244), rgb(0x1c1824), .4f, 1, PAT_METAL, 4, .4f),
        stone = material_new(rgb(0x786c88), rgb(0x3c3448), .9f, .2f, PAT_BRICK, 3.5f, .7f),
        glow = material_glow(vec_mix(light, grey(1), .35f), 2.6f), cloak = material_plain(rgb(0x1a121c), .9f, .1f),
        hair = material_plain(rgb(0x0e0a10), .8f, .2f), skin = material_plain(rgb(0xb08878), .7f, .3f),
        brass = material_new(rgb(0xe0a840), rgb(0x8a5c20), .25f, 1, PAT_METAL, 4, .4f);
    material(iron)->metal = .5f;
    material(brass)->metal = .8f;
    push();
    turn_y(-10);
    screaming_leaf(iron, dark, glow);
    great_hinge(.86f, dark);
    great_hinge(-.22f, dark);
    pop();
    part(); /* the jamb, and what comes between */
    paint(stone);
    box(-1.50f, 0, -.25f, 1.02f, 2.2f, .16f, .03f);
    part();
    paint(stone);
    box(0, -1.62f, 0, 3, .62f, 1.2f, .03f);
    push(); /* who had the can */
    move(-.62f, -.96f, .70f);
    grow(.60f);
    back_figure(&(BackFigure){
        .cloak = cloak, .hair = hair, .skin = skin, .wind = V(-1, .25f, .1f), .wrist = {[1] = V(.26f, 1.02f, .05f)}});
    part();
    paint(brass);
    blend(.02f);
    limb(V(.30f, 1.06f, .05f), V(.30f, 1.16f, .05f), .11f, .05f);
    tube(3, (Vec3[]){V(.30f, 1.14f, .05f), V(.36f, 1.30f, .03f), V(.52f, 1.34f, 0)}, (float[]){.03f, .022f, .012f}, 4);
    pop();
    for (int i = 0; i < 2; i++) /* light bleeds at the hinges */
        for (int k = 0; k < 3; k++)
            sprite(V(-.36f, (i ? -.22f : .86f) + .17f * ((float)k - 1), .35f), .16f, light, SPRITE_GLOW, .5f);
    lamp(V(-.42f, -.1f, .5f), light * 1.6f, .35f);
    lamp(V(.55f, -.45f, .55f), light * 1.4f, .4f);
}

const Card siege_doors_voted_cards[] = {{"cards/siege/so1p", PORTAL, screaming_door},
                                        {"cards/siege/vs1h", PORTAL, bought_door},
                                        {"cards/siege/vs2p", PORTAL, assembly_of_nails},
                                        {0}};
