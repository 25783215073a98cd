/* SPDX-License-Identifier: MIT
 * Dragons: a roaring red one, a sea serpent, a feathered sun, a white diver before the moon, a lindworm of the woods, a
 * crowned miser on his gold. */
#include "cards.h"
#include "kit/kit.h"
#include "props/feathers.h"
#include "props/flames.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/treasure.h"
#include "types/dragon_body.h"

/* ---- fire ---- */

static void fire_dragon(void)
{
    camera(V(-.2f, 1.25f, 6.1f), V(-.02f, 1.55f, 0), 31);
    Hide h = dragon_hide(
        &(DragonColors){rgb(0xc62a1a), rgb(0x5a0f14), rgb(0xf0b860), rgb(0x2a1a1c), rgb(0xa83818), rgb(0xffc820)});
    push();
    grow(.92f);
    Vec3 p[6] = {V(.62f, -.35f, -.55f), V(.82f, .45f, -.5f),   V(.72f, 1.15f, -.35f),
                 V(.45f, 1.7f, -.28f),  V(.22f, 2.02f, -.12f), V(.02f, 2.06f, .12f)};
    float r[6] = {.72f, .6f, .44f, .33f, .28f, .27f};
    dragon_neck(&h, &(DragonNeck){6, p, r, V(-.55f, 0, 1), 25, 14, .55f});
    part();
    paint(h.scales);
    egg(.62f, -.2f, -.6f, .95f, .8f, .7f);
    push();
    move(-.03f, 2.12f, .24f);
    turn_y(-48);
    turn_x(4);
    turn_z(-6);
    dragon_head(&h, &(DragonFace){30, 18, .44f});
    dragon_swept_horns(&h, 1);
    dragon_frill(&h, 4, .75f);
    push(); /* the breath */
    move(0, -.2f, .55f);
    turn_x(100);
    Vec3 mouth = here(V(0, .1f, 0));
    fire_breath(1.75f, .52f, 1.3f, 11);
    for (int i = 0; i < 70; i++) {
        float t = chance(i + 901);
        sprite(here(V((chance(i + 902) - .5f) * .7f * t, .3f + t * 1.5f, (chance(i + 903) - .5f) * .7f * t)),
               .008f + .018f * chance(i + 904), rgb(0xffa030) * 1.8f, SPRITE_GLOW, 1);
    }
    pop();
    lamp(mouth, rgb(0xff8a20) * 2.6f, .34f);
    sprite(mouth, .2f, rgb(0xff9a30), SPRITE_GLOW, .5f);
    pop();
    dragon_high_wings(&h, .62f, .75f, -.95f, 1);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- water: the sea serpent ---- */

/* A fan of rays with skin between, in the xy plane, rays from the origin; angles as degrees from up. */
static void fin(const Hide *h, int rays, float from, float to, float length, float ray)
{
    Vec3 last = grey(0);
    for (int i = 0; i < rays; i++) {
        float t = (float)i / (float)(rays - 1), a = mix(from, to, t) * PI / 180,
              l = length * (.72f + .28f * sinf(t * PI));
        Vec3 tip = V(sinf(a) * l, cosf(a) * l, -.12f * l);
        part();
        paint(h->horn);
        blend(.01f);
        Vec3 p[3] = {grey(0), tip * .55f + V(0, 0, .05f), tip};
        float r[3] = {ray, ray * .7f, ray * .2f};
        tube(3, p, r, 3);
        part();
        paint(h->membrane);
        blend(.01f);
        if (i > 0) {
            Vec3 dip = vec_mix(last, tip, .5f) * .82f;
            web(grey(0), last * .97f, dip, .011f);
            web(grey(0), dip, tip * .97f, .011f);
        }
        last = tip;
    }
}

static void water_dragon(void)
{
    camera(V(.3f, 1.45f, 6.2f), V(0, 1.5f, 0), 32.5f);
    scene()->back_x = .25f;
    Hide h = dragon_hide(
        &(DragonColors){rgb(0x1f9a8e), rgb(0x0e4a6a), rgb(0xf4e8b8), rgb(0xffb48a), rgb(0xff6a5a), rgb(0xffe040)});
    push();
    Vec3 body[9] = {V(1.5f, -.3f, -.6f),  V(1.25f, .6f, -.75f), V(.55f, 1.05f, -.95f),
                    V(-.45f, .85f, -.8f), V(-.95f, .28f, -.2f), V(-.45f, .05f, .35f),
                    V(.32f, .35f, .3f),   V(.52f, 1.15f, .0f),  V(.18f, 1.9f, .02f)};
    float r[9] = {.2f, .3f, .36f, .42f, .44f, .44f, .42f, .36f, .29f};
    dragon_neck(&h, &(DragonNeck){9, body, r, V(-.1f, -.15f, 1), 44, 0, 0});
    for (int i = 0; i < 9; i++) { /* the comb along the back */
        float t = .6f + (float)i * .78f;
        Vec3 a = tube_point(9, body, t), b = tube_point(9, body, t + .2f), d = vec_unit(b - a), back = V(.1f, .5f, -1);
        if (t > 3.2f && t < 5.4f)
            back = V(-.4f, .6f, -.6f);
        back = vec_unit(back - d * vec_dot(d, back));
        push();
        move(a[0], a[1], a[2]);
        aim(back, vec_cross(d, back));
        move(0, .26f, 0);
        fin(&h, 4, -40, 30, .42f, .035f);
        pop();
    }
    push();
    move(.04f, 2.06f, .18f);
    turn_y(-22);
    turn_x(5);
    turn_z(7);
    grow(1.1f);
    dragon_head(&h, &(DragonFace){27, 16, .5f});
    for (int side = -1; side <= 1; side += 2) { /* ears, whiskers */
        float s = (float)side;
        push();
        move(s * .27f, .05f, -.12f);
        turn_y(s * 28);
        fin(&h, 6, s * 12, s * 128, .95f, .045f);
        pop();
        part();
        paint(h.horn);
        blend(.01f);
        Vec3 w[5] = {V(s * .15f, 0, .88f), V(s * .4f, .06f, 1.0f), V(s * .62f, -.14f, .95f), V(s * .72f, -.46f, .85f),
                     V(s * .9f, -.62f, .85f)};
        float wr[5] = {.035f, .03f, .024f, .018f, .004f};
        tube(5, w, wr, 4);
    }
    push();
    move(0, .24f, -.1f);
    turn_y(90);
    fin(&h, 5, -75, 35, .62f, .045f);
    pop();
    Vec3 mouth = here(V(0, -.2f, .7f));
    pop();
    pop();
    for (int i = 0; i < 34; i++)
        sprite(mouth + V(-.3f * chance(i) - .05f, .9f * (chance(i + 30) - .15f), .4f * chance(i + 60)),
               .02f + .06f * chance(i + 90) * chance(i + 91), tint(GLOW), SPRITE_BUBBLE, .8f);
    faction_ground();
    faction_motes();
}

/* ---- sun: the feathered one ---- */

typedef struct {
    int red, teal, cream, orange;
} Plumage;

static void feathered_wings(const Hide *h, const Plumage *f)
{
    for (int side = -1; side <= 1; side += 2) { /* wings of long feathers */
        float s = (float)side;
        push();
        move(s * .35f, .62f, -.5f);
        part();
        paint(h->fine_scales);
        blend(.06f);
        Vec3 w[3] = {V(0, 0, 0), V(s * .62f, .62f, -.1f), V(s * 1.0f, 1.5f, -.1f)};
        float wr[3] = {.26f, .17f, .1f};
        tube(3, w, wr, 4);
        for (int row = 0; row < 2; row++)
            for (int i = 0; i < 9; i++) {
                float t = (float)i / 8;
                Vec3 at = tube_point(3, w, .15f + t * 1.8f);
                push();
                move(at[0], at[1], at[2] + (row ? .09f : -.02f));
                turn_z(-s * mix(158, 14, t));
                feather((row ? .62f : 1.15f) * (.8f + .35f * t), row ? .2f : .26f, row ? f->orange : f->teal,
                        row     ? f->cream
                        : i % 2 ? f->red
                                : f->teal);
                pop();
            }
        pop();
    }
}

/* Three rows of feathers, a sun around the face. */
static void burning_ruff(const Plumage *f)
{
    push();
    move(0, 2.05f, .0f);
    for (int row = 0; row < 3; row++) { /* the ruff: a burning sun around the face */
        push();
        move(0, .02f, -.2f + .07f * (float)row);
        feather_fan(17 - 2 * row, -128 + 5 * (float)row, 128 - 5 * (float)row, .3f, .98f - .2f * (float)row,
                    .26f - .03f * (float)row, 12 - 10 * (float)row,
                    row == 0   ? f->red
                    : row == 1 ? f->teal
                               : f->orange,
                    row == 0   ? f->orange
                    : row == 1 ? f->cream
                               : f->red);
        pop();
    }
    pop();
}

static void jewels_of_the_head(int gold)
{
    part();
    paint(gold); /* a plate on the brow */
    blend(.03f);
    egg(0, .3f, .12f, .17f, .06f, .2f);
    limb(V(0, .3f, .25f), V(0, .17f, .62f), .07f, .02f);
    limb(V(0, .3f, .05f), V(0, .62f, -.05f), .1f, .01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .12f, .32f, .0f), V(s * .3f, .56f, -.1f), .08f, .01f);
    }
    part();
    paint(material_gem(rgb(0x20d0e0)));
    crystal(0, .35f, .2f, .07f, .09f, .06f);
    for (int side = -1; side <= 1; side += 2) { /* ear plugs */
        float s = (float)side;
        part();
        paint(gold);
        push();
        move(s * .4f, -.12f, .02f);
        turn_z(90);
        turn_y(0);
        drum(0, 0, 0, .13f, .05f, .02f);
        pop();
    }
}

static void plate_collar(int gold)
{
    for (int i = 0; i < 11; i++) { /* a collar of gold */
        float a = ((float)i - 5) * .27f;
        part();
        paint(i % 2 ? gold : material_plain(rgb(0x18a0a8), .2f, 1.2f));
        blend(.01f);
        push();
        move(sinf(a) * .5f, 1.02f - .1f * cosf(a), -.2f + .56f * cosf(a));
        turn_y(a * 180 / PI);
        turn_x(-14);
        box(0, 0, 0, .075f, .15f, .03f, .02f);
        pop();
    }
}

static void sun_dragon(void)
{
    camera(V(0, .95f, 6.2f), V(0, 1.52f, 0), 32.5f);
    scene()->disc_x = 0;
    scene()->disc_y = .34f;
    scene()->disc_size = 1.12f;
    Hide h = dragon_hide(
        &(DragonColors){rgb(0x1fa08c), rgb(0x0d5a60), rgb(0xffd060), rgb(0xf0d8a0), rgb(0xd04a28), rgb(0xff5a20)});
    int gold = material_gold();
    Plumage f = {.red = material_new(rgb(0xd8402a), rgb(0xa02418), .6f, .5f, PAT_NOISE, 6, .3f),
                 .teal = material_new(rgb(0x18a0a0), rgb(0x0c6a78), .6f, .5f, PAT_NOISE, 6, .3f),
                 .cream = material_new(rgb(0xfff0c8), rgb(0xe0b870), .6f, .5f, PAT_NOISE, 6, .3f),
                 .orange = material_new(rgb(0xffa028), rgb(0xd86a18), .6f, .5f, PAT_NOISE, 6, .3f)};
    push();
    move(0, -.1f, 0);
    Vec3 p[5] = {V(0, -.4f, -.3f), V(0, .4f, -.25f), V(0, 1.1f, -.2f), V(0, 1.6f, -.12f), V(0, 1.95f, 0)};
    float r[5] = {.72f, .6f, .46f, .38f, .33f};
    dragon_neck(&h, &(DragonNeck){5, p, r, V(0, 0, 1), 20, 0, 0});
    feathered_wings(&h, &f);
    burning_ruff(&f);
    push();
    move(0, 2.08f, .16f);
    turn_x(6);
    grow(1.08f);
    dragon_head(&h, &(DragonFace){24, 20, .5f});
    jewels_of_the_head(gold);
    pop();
    plate_collar(gold);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- moon: the white diver ---- */

/* From the tail at the top right, far away, to the neck near the viewer. */
static void diving_body(const Hide *h)
{
    /* from the tail at the top right, through the body far away, to the head near the viewer */
    Vec3 tail[5] = {V(1.25f, 2.62f, -2.4f), V(1.05f, 2.1f, -2.3f), V(.62f, 1.95f, -2.0f), V(.3f, 1.85f, -1.6f),
                    V(.1f, 1.7f, -1.1f)};
    float tail_r[5] = {.02f, .1f, .18f, .3f, .42f};
    dragon_neck(h, &(DragonNeck){5, tail, tail_r, V(0, -1, .3f), 0, 9, .35f});
    part();
    paint(h->membrane);
    push();
    move(1.25f, 2.62f, -2.4f);
    turn_z(-24);
    float spade[] = {0, -.1f, .2f, .12f, 0, .5f, -.2f, .12f};
    outline(4, spade, 2, .03f, .1f);
    pop();
    Vec3 front[5] = {V(.1f, 1.7f, -1.1f), V(.0f, 1.45f, -.7f), V(-.12f, 1.25f, -.3f), V(-.16f, 1.3f, .1f),
                     V(-.1f, 1.48f, .42f)};
    float front_r[5] = {.44f, .42f, .34f, .28f, .26f};
    dragon_neck(h, &(DragonNeck){5, front, front_r, V(0, -1, .55f), 13, 7, .4f});
}

static void wings_and_claws(const Hide *h)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(.08f, 1.62f, -.95f);
        Vec3 tip[4] = {V(s * 1.9f, 1.75f, -.2f), V(s * 2.15f, .85f, .1f), V(s * 1.75f, .05f, .25f),
                       V(s * .95f, -.45f, .2f)};
        dragon_wing(h, s, V(s * .3f, .15f, 0), V(s * .78f, .62f, -.25f), V(s * 1.05f, 1.4f, -.2f), tip);
        pop();
    }
    Hand claw = {.size = .2f,
                 .thick = 1,
                 .spread = 50,
                 .curl = .45f,
                 .fingers = 3,
                 .thumb = 1,
                 .claw = h->horn,
                 .claw_length = .7f};
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        claw.thumb = -side;
        part();
        paint(h->fine_scales);
        blend(.05f);
        arm(V(s * .3f, 1.3f, -.7f), V(s * .62f, .95f, -.4f), V(s * .55f, .78f, .1f), .18f, .13f, .09f);
        hand_at(&claw, V(s * .55f, .78f, .1f), V(s * .1f, -.25f, 1), V(0, -1, -.2f));
    }
}

static void moon_dragon(void)
{
    camera(V(0, 1.1f, 6.4f), V(0, 1.42f, 0), 33);
    scene()->disc_x = .12f;
    scene()->disc_y = .44f;
    scene()->disc_size = 1.1f;
    scene()->back_seed = 8;
    scene()->roll = 9;
    scene()->aperture = .006f;
    Hide h = dragon_hide(
        &(DragonColors){rgb(0xe4e8fa), rgb(0x8c98d0), rgb(0xfff4e0), rgb(0xa8d8ff), rgb(0x7a3cc8), rgb(0x30e8ff)});
    material(h.horn)->emit = rgb(0x60b8ff) * .3f;
    material(h.fine_scales)->pattern = material(h.scales)->pattern = PAT_SKIN; /* smooth as ice */
    material(h.fine_scales)->fine = material(h.scales)->fine = 3;
    material(h.fine_scales)->bump = material(h.scales)->bump = .3f;
    push();
    move(-.05f, -.1f, 0);
    diving_body(&h);
    push();
    move(-.08f, 1.56f, .55f);
    turn_y(-14);
    turn_x(12);
    grow(1.22f);
    dragon_head(&h, &(DragonFace){30, 20, .55f});
    for (int side = -1; side <= 1; side += 2) /* horns of ice */
        for (int i = 0; i < 3; i++) {
            float s = (float)side, f = (float)i;
            part();
            paint(h.horn);
            limb(V(s * (.16f + .08f * f), .22f - .1f * f, -.1f),
                 V(s * (.34f + .2f * f), .86f - .3f * f, -.62f - .05f * f), .09f - .015f * f, .006f);
        }
    Vec3 mouth = here(V(0, -.22f, .7f)), ahead = here(V(0, -.6f, 1.9f)) - mouth;
    pop();
    wings_and_claws(&h);
    pop();
    for (int i = 0; i < 120; i++) { /* the cold breath */
        float t = chance(i + 40);
        sprite(mouth + ahead * (t * 1.1f) + V((chance(i + 200) - .5f) * .8f * t, (chance(i + 300) - .5f) * .8f * t, 0),
               .008f + .022f * chance(i + 400) * t, vec_mix(rgb(0x60d8ff), rgb(0xffffff), chance(i + 500)),
               i % 9 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW, .7f);
    }
    lamp(mouth + V(0, 0, .1f), rgb(0x70e0ff) * 2.2f, .35f);
    faction_motes();
}

/* ---- forest: the lindworm ---- */

static void tree_trunk(int bark)
{
    part();
    paint(bark); /* the trunk it climbs */
    blend(.15f);
    lumpy(.06f, 2.5f);
    Vec3 trunk[4] = {V(.55f, -.4f, -.5f), V(.4f, .9f, -.45f), V(.5f, 2.2f, -.5f), V(.42f, 3.8f, -.6f)};
    float trunk_r[4] = {.62f, .46f, .4f, .38f};
    tube(4, trunk, trunk_r, 3);
    limb(V(.5f, 2.3f, -.5f), V(1.5f, 2.9f, -.4f), .2f, .12f);
    lumpy(0, 1);
}

static void overgrown_back(const Vec3 p[10], int moss, int leaf, int leaf2)
{
    for (int i = 0; i < 46; i++) { /* moss and leaves along the back */
        float t = 5.2f + 3.7f * ((float)i / 45);
        Vec3 a = tube_point(10, p, t), d = vec_unit(tube_point(10, p, min_of(t + .1f, 9)) - a),
             back = vec_unit(V(-.5f, .8f, -.3f) - d * vec_dot(d, V(-.5f, .8f, -.3f)));
        push();
        move(a[0], a[1], a[2]);
        aim(back, d);
        move((chance(i + 4) - .5f) * .34f, .3f, 0);
        turn_x(-20 - 40 * chance(i + 8));
        turn_z((chance(i + 15) - .5f) * 80);
        part();
        leaf_flat(.3f + .16f * chance(i), .18f, i % 3 == 0 ? leaf2 : i % 3 == 1 ? leaf : moss);
        pop();
    }
    part();
    paint(moss);
    blend(.06f);
    lumpy(.03f, 9);
    for (int i = 0; i < 9; i++) {
        Vec3 a = tube_point(10, p, 4.6f + .26f * (float)i);
        egg(a[0], a[1] + .24f, a[2], .16f, .09f, .16f);
    }
}

static void antlers_and_leaves(int moss, int leaf, int leaf2)
{
    int horns = material_new(rgb(0xb89a70), rgb(0x6a4e30), .6f, .5f, PAT_BONE, 5, .8f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .16f, .22f, -.1f);
        turn_x(-22);
        antler(.8f, (float)side, horns);
        pop();
        for (int i = 0; i < 4; i++) { /* a beard and ears of leaves */
            push();
            move((float)side * .28f, .02f - .09f * (float)i, -.12f + .04f * (float)i);
            turn_z((float)side * -(72 + 22 * (float)i));
            turn_x(-34);
            part();
            leaf_flat(.52f - .05f * (float)i, .24f, i % 2 ? leaf2 : leaf);
            pop();
        }
    }
    part();
    paint(moss);
    blend(.04f);
    lumpy(.02f, 12);
    egg(0, .25f, .0f, .2f, .07f, .26f);
}

static void small_bird(Vec3 nose)
{
    push(); /* a small bird on the nose */
    move(nose[0], nose[1] + .02f, nose[2] - .02f);
    turn_y(-60);
    int blue = material_plain(rgb(0x3a9ae0), .5f, .5f), breast = material_plain(rgb(0xffb060), .6f, .4f);
    part();
    paint(blue);
    blend(.05f);
    egg(0, .12f, 0, .085f, .08f, .12f);
    ball(0, .23f, .07f, .07f);
    limb(V(0, .1f, -.08f), V(0, .12f, -.26f), .04f, .02f);
    paint(breast);
    egg(0, .1f, .06f, .065f, .07f, .07f);
    part();
    paint(material_plain(rgb(0xff9020), .4f, .6f));
    limb(V(0, .225f, .13f), V(0, .21f, .2f), .022f, .004f);
    part();
    paint(material_plain(rgb(0x080808), .1f, 1.5f));
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .045f, .25f, .115f, .016f);
    pop();
}

static void forest_dragon(void)
{
    camera(V(.55f, 1.0f, 6.3f), V(.02f, 1.72f, 0), 33.5f);
    scene()->back_mirrored = true;
    scene()->back_x = .2f;
    scene()->vignette = 1.9f;
    scene()->key.color = scene()->key.color * 1.25f;
    Hide h = dragon_hide(
        &(DragonColors){rgb(0x9a6a3c), rgb(0x4a3a20), rgb(0xd8c890), rgb(0xd8c4a0), rgb(0x6a7a2a), rgb(0x90ff30)});
    int bark = material_wood(), moss = material_fur(rgb(0x6a9a2c)),
        leaf = material_new(rgb(0xe0642a), rgb(0xa83a18), .6f, .4f, PAT_NOISE, 5, .3f),
        leaf2 = material_new(rgb(0xf0a830), rgb(0xb86a1a), .6f, .4f, PAT_NOISE, 5, .3f);
    material(bark)->color = rgb(0x5a4a3a);
    material(bark)->color2 = rgb(0x2c2418);
    material(leaf)->sss = rgb(0xff6020) * .5f;
    material(leaf2)->sss = rgb(0xffb040) * .5f;
    tree_trunk(bark);
    Vec3 p[10] = {V(1.3f, .15f, .35f),   V(.7f, .1f, .55f),    V(-.15f, .4f, .25f),  V(.05f, .75f, -.95f),
                  V(.95f, .98f, -.6f),   V(.9f, 1.15f, .2f),   V(.15f, 1.25f, .35f), V(-.5f, 1.45f, .1f),
                  V(-.55f, 2.0f, -.05f), V(-.12f, 2.28f, .16f)};
    float r[10] = {.06f, .2f, .28f, .32f, .34f, .34f, .33f, .31f, .28f, .26f};
    dragon_neck(&h, &(DragonNeck){10, p, r, V(-.3f, -.5f, .7f), 0, 0, 0});
    overgrown_back(p, moss, leaf, leaf2);
    push();
    move(-.1f, 2.36f, .28f);
    turn_y(24);
    turn_x(14);
    turn_z(-6);
    grow(1.08f);
    dragon_head(&h, &(DragonFace){6, 10, .5f});
    antlers_and_leaves(moss, leaf, leaf2);
    Vec3 nose = here(V(0, .26f, .84f));
    pop();
    small_bird(nose);
    faction_ground();
    faction_motes();
}

/* ---- royal: the miser ---- */

static void folded_wings(const Hide *h)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(-.6f, .7f, -1.0f);
        turn_y(s * -14);
        Vec3 tip[4] = {V(s * 2.3f, 1.35f, -.7f), V(s * 2.3f, .6f, -.7f), V(s * 1.8f, .0f, -.6f),
                       V(s * 1.1f, -.35f, -.5f)};
        dragon_wing(h, s, V(s * .35f, .2f, 0), V(s * (side < 0 ? .35f : 1.15f), side < 0 ? .9f : .55f, -.5f),
                    V(s * (side < 0 ? .8f : 1.75f), side < 0 ? 1.75f : 1.15f, -.5f), tip);
        pop();
    }
}

static void chain_of_office(int gold, int gem)
{
    for (int i = 0; i < 11; i++) { /* a chain of office */
        float a = ((float)i - 5) * .2f;
        part();
        paint(gold);
        blend(.01f);
        push();
        move(-.52f + sinf(a) * .6f, 1.02f - .26f * cosf(a), -.44f + .64f * cosf(a));
        turn_y(a * 57);
        turn_x(90);
        ring(0, 0, 0, .06f, .02f);
        pop();
    }
    part();
    paint(gem);
    crystal(-.5f, .66f, .24f, .1f, .13f, .06f);
}

/* One claw holds the finest piece of the hoard. */
static void claws_on_the_gold(const Hide *h, int gold, int gem)
{
    /* a claw around the finest piece of the hoard */
    Hand claw = {.size = .27f,
                 .thick = 1.1f,
                 .spread = 40,
                 .curl = .4f,
                 .fingers = 3,
                 .thumb = -1,
                 .claw = h->horn,
                 .claw_length = .6f};
    part();
    paint(h->fine_scales);
    blend(.07f);
    arm(V(.05f, .75f, -.3f), V(.66f, .72f, .0f), V(.72f, .95f, .55f), .26f, .18f, .12f);
    hand_at(&claw, V(.72f, .93f, .55f), V(.05f, .35f, 1), V(-.1f, 1, -.3f));
    push();
    move(.76f, 1.22f, .86f);
    orb(.2f, gold, gem);
    pop();
    part();
    paint(h->fine_scales);
    blend(.07f);
    arm(V(-1.05f, .7f, -.2f), V(-1.2f, .5f, .2f), V(-.92f, .5f, .7f), .24f, .18f, .12f);
    claw.thumb = 1;
    hand_at(&claw, V(-.92f, .5f, .7f), V(.15f, -.35f, 1), V(0, -1, -.3f));
}

static void royal_dragon(void)
{
    camera(V(.35f, 1.25f, 6.2f), V(-.02f, 1.55f, 0), 32);
    Hide h = dragon_hide(
        &(DragonColors){rgb(0x8a4ac8), rgb(0x3a1a70), rgb(0xffd890), rgb(0xf4c868), rgb(0xc068d8), rgb(0x60ff90)});
    int gold = material_gold(), gem = material_gem(rgb(0xff3050));
    push();
    grow(.95f);
    Vec3 p[6] = {V(-.5f, .0f, -.6f),   V(-.78f, .7f, -.5f),    V(-.62f, 1.35f, -.38f),
                 V(-.3f, 1.85f, -.3f), V(-.12f, 2.14f, -.16f), V(.0f, 2.16f, .1f)};
    float r[6] = {.78f, .6f, .45f, .34f, .29f, .27f};
    dragon_neck(&h, &(DragonNeck){6, p, r, V(.55f, 0, 1), 22, 14, .55f});
    push();
    move(.06f, 2.22f, .22f);
    turn_y(40);
    turn_x(-7);
    turn_z(5);
    dragon_head(&h, &(DragonFace){5, 12, .3f});
    dragon_swept_horns(&h, .85f);
    dragon_frill(&h, 4, .6f);
    push();
    move(0, .3f, -.02f);
    turn_x(-14);
    crown_spiked(.25f, 8, .26f, .4f, gold, gem);
    pop();
    Vec3 nose = here(V(0, .1f, 1.0f));
    pop();
    folded_wings(&h);
    chain_of_office(gold, gem);
    claws_on_the_gold(&h, gold, gem);
    pop();
    push();
    move(0, -.05f, .45f);
    hoard(1.75f, .48f, .9f, 130, gold, 40);
    pop();
    push();
    move(1.05f, .12f, .7f);
    turn_y(-30);
    turn_z(-6);
    chest(.55f, material_wood(), material_iron(), gold);
    pop();
    for (int i = 0; i < 26; i++)
        sprite(nose + V(.05f + .3f * chance(i), .75f * chance(i + 20), 0), .03f + .05f * chance(i + 50), rgb(0xd0b0e8),
               SPRITE_GLOW, .16f);
    faction_ground();
    faction_motes();
}

const Card dragon_cards[] = {{"cards/horde/water-dragon", WATER, water_dragon},
                             {"cards/horde/fire-dragon", FIRE, fire_dragon},
                             {"cards/horde/sun-dragon", SUN, sun_dragon},
                             {"cards/horde/moon-dragon", MOON, moon_dragon},
                             {"cards/horde/forest-dragon", FOREST, forest_dragon},
                             {"cards/horde/royal-dragon", ROYAL, royal_dragon},
                             {0}};
