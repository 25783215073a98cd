/* SPDX-License-Identifier: MIT
 * Portals that are many: rivers of mouths and of blades, a council of doors. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/doorway.h"
#include "props/grasp.h"
#include "props/drapery.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/sinew.h"
#include "props/wild.h"

/* ---- co2a: seven mouths of a river ---- */

/* Water that lies flat on the ground. */
static void river(int n, const Vec3 *p, const float *r, int m)
{
    part();
    paint(m);
    blend(.12f);
    for (int i = 0; i <= (n - 1) * 7; i++) {
        float t = (float)i / 7;
        int k = (int)t < n - 1 ? (int)t : n - 2;
        Vec3 at = tube_point(n, p, t);
        float w = mix(r[k], r[k + 1], t - (float)k);
        egg(at[0], .05f, at[2], w * .85f, .05f, w * .85f);
    }
}

/* A mouth of the delta at the brush's place, looking to +z: an arch of gum with fangs above and below, light within, the
 * river running out over its lip. About 2 wide. */
static void river_mouth(int gum, int lip, int tooth, int glow, int water, int foam, float gape, int seed)
{
    float h = 1.05f * gape;
    Vec3 arch[7] = {V(-.98f, -.25f, .05f),  V(-.98f, .35f * h, .0f), V(-.70f, .85f * h, .0f), V(0, 1.08f * h, .06f),
                    V(.70f, .85f * h, .0f), V(.98f, .35f * h, .0f),  V(.98f, -.25f, .05f)};
    float r[7] = {.36f, .32f, .30f, .34f, .30f, .32f, .36f};
    part();
    paint(gum);
    blend(.12f);
    lumpy(.05f, 3);
    tube(7, arch, r, 4);
    egg(0, .66f * h, -.42f, 1.0f, .62f * h, .50f);
    limb(V(-.95f, .1f, -.5f), V(.95f, .1f, -.5f), .5f, .5f);
    for (int i = 0; i < 7; i++) { /* ridges over the brow */
        float x = ((float)i - 3) * .30f;
        limb(V(x, 1.02f * h - .25f * x * x, .12f), V(x * 1.15f, 1.32f * h - .2f * x * x, -.45f), .12f, .10f);
    }
    carve();
    blend(.08f);
    egg(0, .30f * h, .10f, .74f, .62f * h, .60f);
    fill();
    lumpy(0, 1);
    part();
    paint(glow);
    egg(0, .28f * h, -.30f, .72f, .58f * h, .10f);
    part();
    paint(lip);
    blend(.05f);
    tube(7,
         (Vec3[7]){V(-.76f, -.1f, .28f), V(-.76f, .28f * h, .24f), V(-.54f, .66f * h, .24f), V(0, .84f * h, .30f),
                   V(.54f, .66f * h, .24f), V(.76f, .28f * h, .24f), V(.76f, -.1f, .28f)},
         (float[7]){.09f, .08f, .08f, .09f, .08f, .08f, .09f}, 4);
    for (int i = 0; i < 9; i++) { /* fangs: long at the corners */
        float t = ((float)i - 4) / 4, x = .62f * t, y = .78f * h - .42f * h * t * t,
              l = (.26f + .26f * fabsf(t) + .10f * chance(i + seed)) * h;
        part();
        paint(tooth);
        limb(V(x, y, .30f), V(x * .9f, y - l, .38f), .075f, .006f);
    }
    for (int i = 0; i < 6; i++) { /* below only at the sides: the middle is the river's */
        float x = (i % 2 ? 1.f : -1.f) * (.34f + .17f * (float)(i / 2)), l = (.22f + .12f * (float)(i / 2)) * h;
        part();
        paint(tooth);
        limb(V(x, -.12f, .42f), V(x * .95f, -.10f + l, .40f), .08f, .006f);
    }
    part(); /* the river */
    paint(water);
    blend(.10f);
    for (int i = 0; i <= 12; i++) {
        float t = (float)i / 12;
        egg(0, .10f - .16f * t * t, -.2f + 1.15f * t, .42f + .26f * t, .07f, .18f);
    }
    part();
    paint(foam);
    blend(.03f);
    for (int i = 0; i < 12; i++) { /* claws of foam where it falls */
        float x = ((float)i - 5.5f) * .11f, z = .80f + .18f * chance(i + seed);
        limb(V(x, .02f, z), V(x * 1.15f, -.04f, z + .28f + .12f * chance(i + seed + 5)), .05f, .010f);
        ball(x, .03f, z - .04f, .065f);
    }
}

static void delta_of_teeth(void)
{
    Scene *s = scene();
    camera(V(.0f, 2.25f, 9.0f), V(.0f, 1.45f, -.6f), 35);
    opening_lights(OPENING_NORMAL);
    s->haze = .05f;
    s->haze_from = 13;
    s->back_y = .02f;
    s->key.color = rgb(0xd8d0e0) * 1.7f;
    s->key.towards = V(-.55f, .6f, .6f);
    int water = material_new(rgb(0x7ca0e0), rgb(0x34508c), .08f, 1.4f, PAT_WATER, 1.5f, .5f),
        gum = material_new(rgb(0x5c3c50), rgb(0x2e1a2c), .5f, .8f, PAT_SKIN, 3, .7f),
        lip = material_plain(rgb(0x9c5068), .35f, 1), tooth = material_tooth(),
        glow = material_glow(rgb(0x4a86f0), 1.1f), foam = material_plain(rgb(0xeef6ff), .6f, .5f),
        dark = material_plain(rgb(0x14121a), .8f, .3f);
    material(foam)->emit = rgb(0x9fc0ff) * .18f;
    static const float at[5][6] = {/* x, y, z, size, turn, gape */ {-1.36f, .08f, .7f, 1.12f, 20, 1.45f},
                                   {1.38f, .08f, .5f, 1.16f, -20, 1.30f},
                                   {.0f, 1.25f, -3.2f, 1.35f, 0, 1.25f},
                                   {-2.6f, 1.15f, -4.4f, 1.2f, 14, 1.2f},
                                   {2.65f, 1.05f, -4.6f, 1.2f, -14, 1.3f}};
    for (int i = 0; i < 5; i++) {
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_y(at[i][4]);
        grow(at[i][3]);
        river_mouth(gum, lip, tooth, glow, water, foam, at[i][5], i * 13);
        Vec3 in = here(V(0, .4f, .5f)), run = here(V(0, 0, 1.1f));
        pop();
        lamp(in, opening_color(OPENING_NORMAL) * 1.6f, .4f);
        sprite(in, .7f * at[i][3], opening_color(OPENING_NORMAL), SPRITE_GLOW, .22f);
        Vec3 p[4] = {run, vec_mix(run, V(.0f, 0, 3.2f), .35f) + V(.2f * (chance(i) - .5f), 0, 0),
                     vec_mix(run, V(.0f, 0, 3.4f), .7f), V(.05f * (float)(i % 3), 0, 4.6f)};
        if (i > 2) /* the outer ones stay up there */
            continue;
        if (i == 2) /* the middle one falls between the near ones */
            p[0] = V(0, 0, -1.2f);
        float r[4] = {.50f * at[i][3], .40f, .52f, .80f};
        river(4, p, r, water);
    }
    part(); /* the terrace of the far mouths, and what falls from it */
    paint(gum);
    blend(.2f);
    lumpy(.08f, 2);
    egg(0, .1f, -3.9f, 4.6f, 1.05f, 1.7f);
    lumpy(0, 1);
    part();
    paint(water);
    blend(.1f);
    for (int i = 0; i < 9; i++)
        limb(V(((float)i - 4) * .17f, 1.25f, -2.0f), V(((float)i - 4) * .15f, -.1f, -1.3f), .14f, .16f);
    part();
    paint(foam);
    blend(.05f);
    for (int i = 0; i < 15; i++)
        ball(((float)i - 7) * .10f, .10f + .08f * chance(i), -1.1f + .2f * chance(i + 5), .10f + .06f * chance(i + 9));
    push(); /* a boat that hesitates */
    move(.02f, .12f, 2.55f);
    turn_y(172);
    grow(1.25f);
    part();
    paint(material_wood());
    blend(.03f);
    egg(0, 0, 0, .17f, .12f, .40f);
    carve();
    egg(0, .10f, 0, .12f, .10f, .33f);
    fill();
    part();
    paint(dark);
    blend(.04f);
    limb(V(0, .08f, -.08f), V(0, .34f, -.06f), .10f, .075f);
    ball(0, .46f, -.05f, .075f);
    limb(V(.06f, .30f, -.05f), V(.22f, .30f, .10f), .035f, .03f);
    limb(V(.30f, .62f, .16f), V(.14f, -.05f, .02f), .016f, .016f);
    part();
    paint(material_glow(rgb(0xffb45e), 4));
    ball(0, .24f, .34f, .06f);
    sprite(here(V(0, .26f, .34f)), .5f, rgb(0xffb45e), SPRITE_GLOW, .6f);
    lamp(here(V(0, .5f, .4f)), rgb(0xffb45e) * 2.f, .3f);
    pop();
    part();
    paint(material_new(rgb(0x75697c), rgb(0x4a4050), .95f, .1f, PAT_SAND, 1.6f, .6f));
    ground(0, .05f, .8f);
    for (int i = 0; i < 26; i++) /* the bones of the shore */
        rock(-3.0f + 6.0f * chance(i), .0f, -4.5f + 6.5f * chance(i + 30), .06f + .10f * chance(i + 9), .06f, .09f,
             40 * chance(i), tooth);
}

/* ---- co2p: two streams of blades ---- */

static Vec3 red_clouds(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 violet = opening_color(OPENING_PAINFUL);
    Vec3 c = sky_ramp(unit((v + .3f) / 1.4f), vec_mix(violet, rgb(0xffffff), .2f) * 1.1f,
                      vec_mix(t[LIGHT], violet, .3f) * .8f, t[SHADOW]);
    c = vec_mix(c, rgb(0xa83a40), .8f * smooth(.46f, .62f, sky_clouds(u, v * 2.2f, 1.1f)));
    for (int i = 0; i < 2; i++)
        c += violet * (1.4f * halo(u, v, i ? .45f : -.40f, -.12f, .05f) * halo(u, v, i ? .45f : -.40f, -.12f, .05f));
    return vec_mix(c, t[SHADOW] * .8f, under(-.22f + hills(u, 4, 1.3f, .08f), v, .01f));
}

/* It has caught the sword it was met with, and does not let go. */
static void knife_hound(int steel, int grip)
{
    int fur = wild_coat(rgb(0x8c80a0), 7), pale = wild_coat(rgb(0xd4cadc), 12), dark = wild_coat(rgb(0x3c3448), 6),
        mane = wild_coat(rgb(0x6c6080), 3.2f);
    part();
    paint(mane);
    blend(.15f);
    limb(V(.30f, -.15f, -.45f), V(.75f, -1.5f, -1.0f), .58f, 1.0f);
    push();
    move(.22f, .22f, 0);
    turn_y(-30);
    turn_x(7);
    turn_z(-12);
    grow(1.72f);
    wild_ruff(46, .55f, .09f, mane, 5);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = fur,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffb020),
                      .glow = 1.0f,
                      .jaw = 17,
                      .snarl = 1,
                      .glare = 20,
                      .open = .5f,
                      .look_x = 12,
                      .ears = 30});
    push(); /* across its jaws, behind the fangs; what is left of the point is before us */
    move(.0f, -.165f, .50f);
    turn_z(97);
    turn_y(28);
    move(0, -.46f, 0);
    part();
    paint(steel);
    static const float blade[] = {-.085f, -.10f, .085f, -.10f, .085f, .98f,   .02f,
                                  .90f,   -.01f, 1.08f, -.06f, .94f,  -.085f, 1.02f};
    outline(7, blade, 1, .026f, .06f);
    part();
    paint(grip);
    blend(.02f);
    limb(V(-.23f, -.10f, 0), V(.23f, -.14f, 0), .042f, .042f);
    limb(V(0, -.10f, 0), V(0, -.46f, 0), .050f, .055f);
    ball(0, -.50f, 0, .075f);
    Vec3 point = here(V(0, 1.0f, .05f));
    pop();
    Vec3 teeth_at = here(V(.10f, -.17f, .74f));
    pop();
    sprite(teeth_at, .16f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    for (int i = 0; i < 5; i++) { /* splinters */
        push();
        Vec3 p = point + V(-.12f - .22f * (float)i * .5f, .08f + .35f * (chance(i) - .5f), .1f * (float)i);
        move(p[0], p[1], p[2]);
        turn_z(360 * chance(i + 4));
        turn_y(90 * chance(i + 8));
        part();
        paint(steel);
        float sliver[] = {-.03f, -.06f, .04f, -.02f, .0f, .10f};
        outline(3, sliver, 1, .01f, .01f);
        pop();
    }
}

static void delta_of_knives(void)
{
    Scene *s = scene();
    camera(V(-.2f, -.1f, 6.0f), V(0, .05f, 0), 33);
    opening_lights(OPENING_PAINFUL);
    s->backdrop = red_clouds;
    s->vignette = 1.4f;
    s->key.towards = vec_unit(V(-.6f, .6f, .7f));
    s->key.color = rgb(0xf4e8ff) * 1.9f;
    int stone = material_plain(rgb(0x1c1822), .5f, .7f), steel = material_plain(rgb(0xe4ecf8), .18f, 1.6f),
        grip = material_leather(rgb(0x7c2430));
    part();
    paint(material_glow(opening_color(OPENING_PAINFUL), 1.5f));
    egg(0, .1f, -1.5f, 1.0f, 2.4f, .03f);
    sprite(V(0, .4f, -1.2f), 1.5f, opening_color(OPENING_PAINFUL), SPRITE_GLOW, .35f);
    for (int side = -1; side <= 1; side += 2) /* the halves */
        for (int i = 0; i < 5; i++)
            rock((float)side * (1.28f + .12f * chance(i + side + 2)), -1.7f + .82f * (float)i, -.75f, .46f, .5f, .4f,
                 (float)side * (10 - 9 * (float)i) + 20 * (chance(i * 3 + side + 4) - .5f), stone);
    knife_hound(steel, grip);
    lamp(V(-.9f, .6f, 2.2f), rgb(0xf0e4ff) * 1.5f, .45f);
}

/* ---- vs2a: doors in council ---- */

/* A door on its hinges in a frame of its own, its leaf ajar, light behind: a councillor's seat. About 2.6 high. */
static void seat_door(int frame, int leaf, int gold, int light, float ajar)
{
    part();
    paint(frame);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .66f, 1.25f, 0, .10f, 1.25f, .16f, .03f);
    box(0, 2.50f, 0, .80f, .12f, .20f, .04f);
    Vec3 arch[3] = {V(-.66f, 2.55f, 0), V(0, 2.98f, 0), V(.66f, 2.55f, 0)};
    float ar[3] = {.10f, .13f, .10f};
    tube(3, arch, ar, 6);
    box(0, .05f, .04f, .84f, .06f, .24f, .02f);
    part();
    paint(light);
    box(0, 1.25f, -.14f, .58f, 1.20f, .02f, .01f);
    push();
    move(-.57f, 0, .10f);
    turn_y(-ajar);
    move(.57f, 0, 0);
    part();
    paint(leaf);
    blend(.015f);
    box(0, 1.25f, 0, .56f, 1.18f, .055f, .02f);
    carve();
    for (int i = 0; i < 4; i++)
        box(i % 2 ? .26f : -.26f, i / 2 ? 1.78f : .72f, .06f, .19f, .38f, .03f, .02f);
    fill();
    part();
    paint(gold);
    blend(.01f);
    ball(.42f, 1.22f, .10f, .06f);
    for (int k = 0; k < 2; k++)
        limb(V(-.56f, .55f + 1.3f * (float)k, .07f), V(.05f, .55f + 1.3f * (float)k, .07f), .035f, .02f);
    pop();
}

/* One of the council, leaning over the table, looking to +z; a mask with a beak under the hood. */
static void councillor(int robe, int trim, int mask, int dark, float beak, int seed)
{
    Figure f = {.man = .5f, .wide = 1.15f, .lean = 8};
    body_trunk(&f, robe);
    cloak(robe, 1.2f, .3f, 30, .35f, V(0, 0, -.1f), seed + 3);
    cowl(trim, 1.12f, .34f, seed);
    push();
    move(0, 2.10f, .30f);
    turn_z(12 * (chance(seed) - .5f));
    grow(.78f);
    hood_deep(robe, dark, .4f, seed);
    part();
    paint(mask);
    blend(.06f);
    egg(0, .0f, .24f, .30f, .42f, .22f);
    limb(V(0, .02f, .40f), V(.02f, -.30f, .40f + beak), .12f, .02f);
    for (int side = -1; side <= 1; side += 2) {
        limb(V((float)side * .05f, .15f, .44f), V((float)side * .24f, .22f, .34f), .045f, .04f);
        egg((float)side * .19f, -.10f, .34f, .09f, .10f, .08f);
    }
    carve();
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .135f, .075f, .48f, .085f, .055f, .10f);
    fill();
    part();
    paint(dark);
    egg(0, .06f, .28f, .24f, .12f, .08f);
    for (int side = -1; side <= 1; side += 2) { /* eyes in it, on the crown */
        part();
        eye((float)side * .135f, .065f, .34f, .06f, 0, -18,
            material_eye(rgb(0xe8b040), rgb(0xfff4dc), .9f, PUPIL_ROUND));
    }
    pop();
}

/* An arm that comes from `from` to take what lies there: sleeve, a turned-back cuff, a gloved hand. */
static void grasping_arm(Vec3 from, Vec3 elbow, Vec3 wrist, Grasp pose, int robe, int trim, int glove, int thumb,
                         int seed)
{
    Vec3 on = vec_unit(wrist - elbow);
    part();
    paint(robe);
    blend(.04f);
    sinew_cloth(from, elbow, wrist, .24f, .20f, .19f, seed);
    push();
    move(wrist[0], wrist[1], wrist[2]);
    aim(on, V(0, 1, 0));
    part();
    paint(trim);
    drape(&(Drape){
        .rows = 3,
        .row = (DrapeRow[]){{.02f, .20f, .20f, 0, -.02f}, {-.12f, .23f, .25f, 0, -.03f}, {-.24f, .22f, .24f, 0, -.02f}},
        .folds = 6,
        .gather = .01f,
        .depth = .03f,
        .hem = .03f,
        .thick = .02f,
        .seed = seed});
    pop();
    person_hand_at(&(PersonHand){.pose = pose, .size = .27f, .thick = .95f, .thumb = thumb, .skin = glove, .age = 1},
                   wrist - on * .02f, on, V(0, -1, .1f));
}

static void council_of_hinges(void)
{
    Scene *s = scene();
    camera(V(.15f, 3.35f, 4.9f), V(.0f, 1.28f, -.28f), 35);
    opening_lights(OPENING_GOLD);
    s->haze = .02f;
    s->key.color = rgb(0xc8cce8) * .8f;
    s->key.towards = V(-.5f, .8f, .5f);
    s->ambient = .35f;
    s->vignette = 1.4f;
    int gold = material_gold(), frame = material_stone(rgb(0x5c5066), rgb(0x2a2532)),
        wood = material_new(rgb(0x5a3830), rgb(0x2c1c20), .6f, .6f, PAT_WOOD, 2.4f, .8f),
        mask = material_plain(rgb(0xf0e8dc), .3f, .9f), dark = material_plain(rgb(0x120e16), .8f, .2f),
        red = material_cloth(rgb(0xb42c3c)), light = material_glow(opening_color(OPENING_GOLD), 1.2f),
        slab = material_stone(rgb(0xb8acb4), rgb(0x6c6274)), gem = material_gem(rgb(0xd02848));
    material(gold)->emit = rgb(0xffb030) * .12f;
    static const unsigned robe[5] = {0x4c3674, 0x742840, 0x28506a, 0x50382a, 0x365034},
                          trim[5] = {0xd8b050, 0x2c2438, 0xb8c0cc, 0x2c3a50, 0xd89a40},
                          skin[5] = {0xe0d4c8, 0x1e1a24, 0xd8d0d8, 0x8a5a3c, 0xe8e0d0};
    static const float place[3][3] = {{.05f, -1.75f, 2}, {-1.12f, -1.10f, 42}, {1.18f, -1.15f, -42}};
    for (int i = 0; i < 3; i++) {
        push();
        move(place[i][0], i ? -.22f : -.02f, place[i][1]);
        turn_y(place[i][2]);
        if (!i) { /* the seat of the first: a door on its hinges */
            push();
            move(0, .0f, -.62f);
            seat_door(frame, wood, gold, light, 38);
            pop();
        }
        turn_x(10);
        councillor(material_wool(rgb(robe[i])), material_wool(rgb(trim[i])), i == 1 ? gold : mask, dark,
                   .22f + .16f * (float)(i % 3), 5 + i * 7);
        pop();
    }
    /* the table, the cushion, and the crown all five have put a hand to */
    part();
    paint(slab);
    blend(.03f);
    lumpy(.012f, 4);
    drum(0, .72f, .05f, 1.22f, .10f, .04f);
    drum(0, .30f, .05f, .45f, .40f, .04f);
    part();
    paint(red);
    blend(.10f);
    lumpy(.02f, 4);
    egg(0, .88f, .06f, .52f, .12f, .44f);
    lumpy(0, 1);
    push();
    move(0, 1.04f, .14f);
    turn_z(9);
    turn_x(8);
    crown_spiked(.40f, 8, .34f, .3f, gold, gem);
    Vec3 at = here(V(0, .12f, 0));
    pop();
    static const float arm[5][7] = {/* elbow, wrist, side of the thumb */
                                    {-.46f, 1.62f, -1.0f, -.24f, 1.44f, -.62f, 1},
                                    {-.92f, 1.30f, -.35f, -.74f, 1.24f, -.16f, 1},
                                    {.96f, 1.34f, -.40f, .76f, 1.22f, -.10f, -1},
                                    {-.95f, .98f, 1.35f, -.60f, 1.08f, .78f, 1},
                                    {1.02f, 1.05f, 1.30f, .66f, 1.12f, .74f, -1}};
    for (int i = 0; i < 5; i++) {
        Vec3 e = V(arm[i][0], arm[i][1], arm[i][2]), w = V(arm[i][3], arm[i][4], arm[i][5]);
        Vec3 from = i < 3 ? V(arm[i][0] * 1.25f, 1.72f, arm[i][2] - .35f) : e + (e - w) * 1.1f + V(0, -.35f, .1f);
        grasping_arm(from, e, w, i == 2 ? GRASP_CUP : GRASP_REACH, material_wool(rgb(robe[i])),
                     material_wool(rgb(trim[i])), material_plain(rgb(skin[i]), .5f, .4f), (int)arm[i][6], i * 5);
    }
    lamp(at + V(-.1f, .75f, .35f), rgb(0xffd898) * 3.0f, .45f);
    lamp(at + V(0, .25f, -.4f), rgb(0xffc870) * 1.2f, .35f);
    sprite(at, .62f, rgb(0xffd070), SPRITE_GLOW, .35f);
    sprite(at + V(-.22f, .14f, .25f), .16f, rgb(0xfff4d0), SPRITE_SPARKLE, .9f);
    part();
    paint(material_new(rgb(0x3c3448), rgb(0x1a1622), .3f, .8f, PAT_TILE, 1.2f, .6f));
    ground(0, 0, 1);
}

const Card siege_councils_cards[] = {{"cards/siege/co2a", PORTAL, delta_of_teeth},
                                     {"cards/siege/co2p", PORTAL, delta_of_knives},
                                     {"cards/siege/vs2a", PORTAL, council_of_hinges},
                                     {0}};
