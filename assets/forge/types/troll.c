/* SPDX-License-Identifier: MIT
 * Trolls: a giant of the woods, an anchor-bearer, a smith, a strong man of the desert, an old shaman, a gentleman. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/flames.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/troll_body.h"

/* ---- forest: the giant of the woods ---- */

static void mantle_of_moss(int moss)
{
    part();
    paint(moss); /* a mantle of moss */
    blend(.08f);
    lumpy(.04f, 7);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .82f, 1.7f, -.12f, .36f, .16f, .32f);
        for (int i = 0; i < 8; i++) {
            float a = -1.1f + .32f * (float)i;
            limb(V(s * (.82f + .3f * sinf(a)), 1.7f, -.1f + .3f * cosf(a)),
                 V(s * (.84f + .4f * sinf(a)), 1.4f - .2f * chance(i + side * 3 + 5), -.08f + .38f * cosf(a)), .09f,
                 .012f);
        }
    }
    egg(0, 1.66f, -.4f, .7f, .3f, .3f);
    lumpy(0, 1);
    for (int i = 0; i < 3; i++) {
        push();
        move(.74f + .13f * (float)i, 1.82f - .06f * (float)i, .02f - .08f * (float)i);
        turn_z(-10 - 14 * (float)i);
        mushroom(.1f, .12f - .02f * (float)i, rgb(0xd84a28));
        pop();
    }
}

static void club_and_fist(const Flesh *f)
{
    push(); /* the club behind his head */
    troll_holding(f, troll_left_shoulder, V(-1.28f, 1.45f, .1f), 1, V(-1.02f, 2.02f, .42f), V(.22f, 1, -.1f),
                  V(.4f, .2f, 1));
    club(1.2f, .27f, material_wood(), f->nail);
    pop();
    troll_arm(f, troll_right_shoulder, V(1.2f, .9f, .3f), V(.8f, .78f, .95f)); /* the fist that comes at us */
    Hand fist = troll_hand(f, -1);
    fist.curl = .92f;
    fist.size = .42f;
    part();
    paint(f->skin);
    blend(.018f);
    hand_at(&fist, V(.78f, .8f, .92f), V(-.3f, -.05f, 1), V(-.3f, -1, -.1f));
}

static void forest_troll(void)
{
    camera(V(-.35f, .95f, 6.2f), V(.02f, 1.42f, 0), 33);
    scene()->tint[SHADOW] = rgb(0x143a2a);
    Flesh f = troll_flesh(rgb(0xa5865c), rgb(0x5c5a34));
    int moss = material_fur(rgb(0x6a9a2c)), gold = material_gold(), leather = material_leather(rgb(0x5a3a20)),
        leaf = material_new(rgb(0xc8d048), rgb(0x7a9a28), .6f, .4f, PAT_NOISE, 5, .3f);
    push();
    move(.06f, -.12f, 0);
    Flesh body = troll_flesh(rgb(0x8a6c44), rgb(0x4c5a2c)); /* darker than the face */
    troll_torso(&body, .5f);
    troll_legs(&body);
    push();
    move(.0f, 1.8f, .4f);
    turn_x(10);
    turn_y(-12);
    turn_z(3);
    grow(1.18f);
    troll_head(
        &f,
        &(Look){.nose = 1.1f, .ears = 1.1f, .tusks = 1, .lid = 20, .open = .4f, .mouth = .1f, .iris = rgb(0xffa818)});
    troll_mane(34, .38f, .075f, moss, 3);
    nose_ring(1.1f, gold);
    push();
    move(.1f, .5f, -.02f);
    turn_z(-10);
    mushroom(.12f, .1f, rgb(0xd84a28));
    move(.17f, -.06f, -.05f);
    mushroom(.09f, .075f, rgb(0xe08a30));
    pop();
    pop();
    mantle_of_moss(moss);
    club_and_fist(&body);
    belt(.72f, .66f, .34f, leather, gold);
    loincloth(.5f, .72f, .3f, .75f, material_cloth(rgb(0xa83a22)));
    part();
    paint(leather); /* the strap across */
    blend(.02f);
    Vec3 p[5] = {V(.72f, 1.66f, .1f), V(.4f, 1.4f, .44f), V(0, .98f, .56f), V(-.4f, .64f, .62f), V(-.72f, .4f, .34f)};
    float r[5] = {.065f, .065f, .065f, .065f, .065f};
    tube(5, p, r, 4);
    Vec3 v[5] = {V(-.9f, 1.55f, .25f), V(-1.08f, 1.3f, .32f), V(-1.22f, 1.4f, .3f), V(-1.3f, 1.62f, .22f),
                 V(-1.22f, 1.8f, .3f)};
    vine(5, v, .03f, material_plain(rgb(0x4a6a20), .6f, .4f), leaf, 5);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- water: the anchor-bearer ---- */

/* Hair of weed, a shell for a helmet. */
static void weed_and_shell(int weed, int shell)
{
    for (int i = 0; i < 9; i++) { /* hair of weed */
        float a = ((float)i - 4) * .48f;
        if (fabsf(a) < .6f)
            continue;
        push();
        move(sinf(a) * .36f, .36f, -.1f + .2f * cosf(a));
        turn_y(a * 57);
        turn_x(-18);
        seaweed(.75f + .3f * chance(i), .16f, .06f, weed);
        pop();
    }
    push(); /* a shell for a helmet */
    move(.02f, .5f, -.06f);
    turn_y(-26);
    turn_z(14);
    grow(1.15f);
    spiral_shell(.4f, shell);
    pop();
    part();
    paint(shell);
    blend(.04f);
    for (int i = 0; i < 5; i++) {
        float a = ((float)i - 2) * .5f;
        limb(V(sinf(a) * .3f, .72f + .12f * cosf(a), -.1f), V(sinf(a) * .6f, .86f + .3f * cosf(a), -.2f), .07f, .008f);
    }
}

static void anchor_and_hand(const Flesh *f, int weed, int rust)
{
    push(); /* the anchor over his shoulder */
    troll_holding(f, troll_right_shoulder, V(1.28f, 1.1f, .25f), -1, V(.98f, 1.24f, .8f), V(.12f, 1, -.25f),
                  V(-.5f, .1f, 1));
    anchor(1.5f, rust);
    pop();
    push();
    move(1.02f, 1.0f, .86f);
    seaweed(.7f, .12f, .05f, weed);
    pop();
    chain(V(.95f, .82f, .85f), V(-.7f, .3f, .7f), .14f, 15, .07f, rust);
    Hand open = troll_hand(f, 1);
    open.curl = .35f;
    open.spread = 40;
    troll_arm(f, troll_left_shoulder, V(-1.3f, 1.0f, .15f), V(-1.02f, .72f, .7f));
    part();
    paint(f->skin);
    blend(.04f);
    hand_at(&open, V(-1.02f, .74f, .68f), V(.2f, .1f, 1), V(.55f, -.2f, -.1f));
}

static void what_the_sea_left(int weed, int rust)
{
    push();
    move(-.84f, 1.5f, -.06f);
    barnacles(8, .32f, .32f, .32f, .075f, 20);
    pop();
    push();
    move(0, 1.2f, -.1f);
    barnacles(7, .72f, .5f, .5f, .065f, 60);
    pop();
    push();
    move(.86f, 1.56f, .24f);
    turn_x(-30);
    starfish(.2f, material_plain(rgb(0xff6a4a), .5f, .5f));
    pop();
    belt(.84f, .78f, .36f, material_new(rgb(0xd8c08a), rgb(0x8a6a40), .8f, .3f, PAT_WOOD, 9, .8f), rust);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .3f;
        push();
        move(sinf(a) * .84f, .36f, cosf(a) * .8f);
        turn_y(a * 57);
        seaweed(.7f, .26f, .05f, weed);
        pop();
    }
}

static void water_troll(void)
{
    camera(V(.5f, 1.2f, 6.2f), V(0, 1.46f, 0), 33);
    scene()->back_x = -.3f;
    Flesh f = troll_flesh(rgb(0x6fc0a8), rgb(0x2c6a7e));
    int weed = material_new(rgb(0x3a7a34), rgb(0x1c4a2c), .5f, .8f, PAT_NOISE, 4, .3f),
        shell = material_new(rgb(0xffb48c), rgb(0xd8705a), .35f, 1, PAT_NOISE, 5, .4f),
        rust = material_new(rgb(0x8a6a58), rgb(0x5a3a30), .6f, .8f, PAT_NOISE, 6, .7f);
    material(f.skin)->sss = rgb(0x40c0a0) * .3f;
    material(weed)->sss = rgb(0x60c060) * .5f;
    material(rust)->metal = .5f;
    push();
    move(-.04f, -.1f, 0);
    troll_torso(&f, 1);
    troll_legs(&f);
    push();
    move(-.02f, 1.76f, .38f);
    turn_x(4);
    turn_y(10);
    turn_z(-5);
    grow(1.16f);
    troll_head(&f, &(Look){.nose = .9f,
                           .ears = .8f,
                           .ear_droop = 18,
                           .tusks = .9f,
                           .lid = 4,
                           .open = .56f,
                           .mouth = .13f,
                           .iris = rgb(0xffb838)});
    push(); /* a fish that did not get away */
    move(-.04f, -.38f, .6f);
    turn_z(-10);
    turn_y(-12);
    fish(1.05f, material_plain(rgb(0xff8a4a), .3f, 1), material_plain(rgb(0xffc87a), .4f, .8f),
         material_eye(rgb(0x101010), rgb(0xfff6e4), 0, PUPIL_ROUND));
    pop();
    weed_and_shell(weed, shell);
    pop();
    anchor_and_hand(&f, weed, rust);
    what_the_sea_left(weed, rust);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- fire: the smith ---- */

/* Horns, goggles pushed up, a black beard under the tusks. */
static void smiths_head(const Flesh *f, int brass, int leather)
{
    for (int side = -1; side <= 1; side += 2) { /* horns, goggles pushed up */
        float s = (float)side;
        horn(V(s * .32f, .34f, -.05f), V(s * .58f, .52f, -.05f), V(s * .62f, .86f, .06f), .1f, f->nail);
        push();
        move(s * .17f, .4f, .3f);
        turn_y(s * 16);
        turn_x(58);
        part();
        paint(brass);
        blend(.01f);
        ring(0, 0, 0, .125f, .036f);
        drum(0, -.03f, 0, .125f, .04f, .01f);
        part();
        paint(material_plain(rgb(0x40200c), .03f, 2));
        egg(0, 0, 0, .11f, .03f, .11f);
        pop();
    }
    part();
    paint(leather);
    push();
    move(0, .33f, -.04f);
    turn_x(-10);
    ring(0, 0, 0, .4f, .05f);
    pop();
    part();
    paint(material_fur(rgb(0x2a1a18))); /* a black beard under the tusks */
    blend(.05f);
    for (int i = 0; i < 9; i++) {
        float u = ((float)i - 4) / 4;
        Vec3 p[3] = {V(u * .3f, -.5f + .1f * u * u, .32f - .12f * u * u),
                     V(u * .34f, -.72f + .12f * u * u, .36f - .1f * u * u), V(u * .28f, -.98f + .26f * fabsf(u), .34f)};
        float r[3] = {.085f, .08f, .012f};
        tube(3, p, r, 3);
    }
}

static void leather_apron(int leather, int brass)
{
    Vec3 bib[16]; /* the apron */
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 4; i++) {
            static const float wide[4] = {.34f, .46f, .78f, .86f}, out[4] = {.36f, .6f, .82f, .8f},
                               high[4] = {1.36f, .95f, .45f, -.3f};
            float u = ((float)i / 3 - .5f) * 2;
            bib[row * 4 + i] = V(u * wide[row], high[row], out[row] - .22f * u * u * (.6f + .3f * (float)row));
        }
    part();
    paint(leather);
    blend(.02f);
    cloth(4, 4, bib, .035f, 4);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[3] = {V((float)side * .32f, 1.36f, .34f), V((float)side * .4f, 1.62f, .18f),
                     V((float)side * .42f, 1.76f, -.1f)};
        float r[3] = {.055f, .055f, .055f};
        tube(3, p, r, 4);
        part();
        paint(brass);
        ball((float)side * .32f, 1.34f, .4f, .06f);
        part();
        paint(leather);
    }
}

static void work_in_tongs(const Flesh *f, int dark)
{
    Vec3 at = V(.88f, .95f, .95f), bar = V(-1, .16f, .1f); /* tongs and the work in them */
    push();
    troll_holding(f, troll_right_shoulder, V(1.3f, 1.0f, .25f), 1, at, bar, V(.1f, .35f, 1));
    part();
    paint(dark);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 p[4] = {V((float)side * .06f, -.35f, 0), V((float)side * .02f, .15f, 0), V((float)side * -.09f, .36f, 0),
                     V((float)side * -.02f, .56f, 0)};
        float r[4] = {.03f, .035f, .035f, .03f};
        tube(4, p, r, 4);
    }
    part();
    paint(material_glow(rgb(0xff8a20), 2.4f));
    float blade[] = {-.07f, .5f, .07f, .5f, .1f, 1.1f, 0, 1.42f, -.1f, 1.1f};
    outline(5, blade, 1, .05f, .06f);
    Vec3 hot = here(V(0, .95f, .1f));
    pop();
    sprite(hot, .42f, rgb(0xff8a28), SPRITE_GLOW, .55f);
    lamp(hot + V(0, .1f, .35f), rgb(0xff8a28) * 3.6f, .5f);
    for (int i = 0; i < 60; i++)
        sprite(hot + V((chance(i) - .5f) * 1.5f, chance(i + 100) * .7f - .45f, (chance(i + 50) - .5f) * .5f),
               .007f + .014f * chance(i + 150), rgb(0xffc060) * 2.f, SPRITE_GLOW, 1);
}

static void iron_bands(int iron)
{
    for (int side = -1; side <= 1; side += 2) { /* iron bands on the arms */
        part();
        paint(iron);
        push();
        Vec3 p = side < 0 ? V(-1.2f, 1.78f, .2f) : V(1.2f, .98f, .42f);
        move(p[0], p[1], p[2]);
        aim(side < 0 ? V(.2f, .5f, .3f) : V(-.3f, 0, .6f), V(0, 0, 1));
        drum(0, 0, 0, .225f, .13f, .02f);
        for (int i = 0; i < 8; i++) {
            float a = (float)i * PI / 4;
            limb(V(.2f * sinf(a), 0, .2f * cosf(a)), V(.3f * sinf(a), 0, .3f * cosf(a)), .045f, .006f);
        }
        pop();
    }
}

static void fire_troll(void)
{
    camera(V(.3f, 1.05f, 6.2f), V(.02f, 1.44f, 0), 33);
    scene()->backdrop = place_forge;
    scene()->back_x = -.2f;
    scene()->back_y = -.3f;
    scene()->tint[MIDTONE] = rgb(0x9a3418);
    Flesh f = troll_flesh(rgb(0x707c90), rgb(0x404858));
    int leather = material_leather(rgb(0x6a4428)), iron = material_iron(), brass = material_gold(),
        dark = material_iron();
    material(dark)->color = rgb(0x4a4a54);
    push();
    move(-.03f, -.12f, 0);
    troll_torso(&f, .7f);
    troll_legs(&f);
    push();
    move(-.02f, 1.78f, .38f);
    turn_x(8);
    turn_y(8);
    turn_z(-4);
    grow(1.16f);
    troll_head(&f, &(Look){.nose = 1,
                           .ears = .8f,
                           .ear_droop = -6,
                           .tusks = .7f,
                           .lid = 16,
                           .open = .44f,
                           .mouth = .06f,
                           .iris = rgb(0xffe040),
                           .grin = true});
    smiths_head(&f, brass, leather);
    pop();
    leather_apron(leather, brass);
    push(); /* the hammer high */
    troll_holding(&f, troll_left_shoulder, V(-1.3f, 1.62f, .12f), 1, V(-1.0f, 2.15f, .45f), V(.3f, 1, .05f),
                  V(.3f, .1f, 1));
    hammer(.62f, .36f, dark, material_wood());
    pop();
    work_in_tongs(&f, dark);
    part();
    paint(dark); /* the anvil */
    blend(.04f);
    box(-.1f, .34f, 1.15f, .62f, .14f, .26f, .05f);
    limb(V(-.7f, .38f, 1.15f), V(-1.15f, .44f, 1.15f), .13f, .03f);
    box(-.1f, .05f, 1.15f, .3f, .22f, .2f, .05f);
    iron_bands(iron);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- sun: the strong man ---- */

static void warpaint_and_turban(int white, int gold, int gem)
{
    part();
    paint(material_plain(rgb(0x18b0b8), .5f, .5f)); /* a stripe over the nose and two on each cheek */
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .27f, -.05f, .355f), V(s * .36f, -.1f, .27f), .032f, .03f);
        limb(V(s * .25f, -.13f, .355f), V(s * .34f, -.18f, .27f), .03f, .028f);
    }
    limb(V(-.06f, .04f, .555f), V(.06f, .04f, .555f), .035f, .035f);
    part();
    paint(white); /* the turban */
    blend(.05f);
    for (int i = 0; i < 7; i++) {
        push();
        move(0, .3f + .065f * (float)i, -.07f - .01f * (float)i);
        turn_z((i % 2 ? 1.f : -1.f) * (16 - 2 * (float)i));
        turn_x(-8);
        ring(0, 0, 0, .37f - .035f * (float)i, .1f);
        pop();
    }
    egg(0, .6f, -.1f, .3f, .24f, .3f);
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .5f, .34f);
    for (int i = 0; i < 9; i++) {
        push();
        turn_z(((float)i - 4) * 26);
        limb(V(0, .05f, 0), V(0, .24f - .02f * fabsf((float)i - 4), 0), .035f, .006f);
        pop();
    }
    egg(0, 0, .02f, .11f, .11f, .06f);
    part();
    paint(gem);
    crystal(0, 0, .08f, .06f, .075f, .04f);
    pop();
}

/* Elbows wide, rings on the arms. */
static void fists_to_the_chest(const Flesh *f, int gold)
{
    Hand fist = troll_hand(f, 1);
    fist.curl = .95f;
    for (int side = -1; side <= 1; side += 2) { /* both fists to the chest, elbows wide */
        float s = (float)side;
        Vec3 elbow = V(s * 1.5f, 1.22f + (side > 0 ? .22f : 0), .25f),
             wrist = side > 0 ? V(.92f, 1.72f, .62f) : V(-.62f, 1.02f, .72f);
        troll_arm(f, side > 0 ? troll_right_shoulder : troll_left_shoulder, elbow, wrist);
        fist.thumb = side > 0 ? 1 : -1;
        part();
        paint(f->skin);
        blend(.04f);
        hand_at(&fist, wrist, V(-s * 1, side > 0 ? .75f : -.05f, .15f), V(0, .0f, -1));
        for (int k = 0; k < 2; k++) { /* arm rings */
            Vec3 a = k ? vec_mix(elbow, wrist, .72f)
                       : vec_mix(side > 0 ? troll_right_shoulder : troll_left_shoulder, elbow, .55f);
            part();
            paint(gold);
            blend(.01f);
            push();
            move(a[0], a[1], a[2]);
            aim(k ? wrist - elbow : elbow - (side > 0 ? troll_right_shoulder : troll_left_shoulder), V(0, 0, 1));
            drum(0, 0, 0, k ? .21f : .31f, .06f, .03f);
            ring(0, .06f, 0, k ? .2f : .3f, .03f);
            ring(0, -.06f, 0, k ? .2f : .3f, .03f);
            pop();
        }
    }
}

/* A sun of gold under a chain of teeth. */
static void sun_on_a_chain(const Flesh *f, int gold, int gem)
{
    push(); /* a sun of gold on a chain of teeth */
    move(0, 1.58f, .1f);
    necklace(.52f, .42f, .36f, 15, .06f, f->nail);
    pop();
    push();
    move(.02f, 1.1f, .56f);
    part();
    paint(gold);
    blend(.02f);
    egg(0, 0, 0, .17f, .17f, .07f);
    for (int i = 0; i < 12; i++) {
        push();
        turn_z((float)i * 30);
        limb(V(0, .15f, 0), V(0, i % 2 ? .25f : .31f, 0), .045f, .008f);
        pop();
    }
    part();
    paint(gem);
    egg(0, 0, .06f, .07f, .07f, .05f);
    pop();
}

static void sun_troll(void)
{
    camera(V(0, .8f, 6.2f), V(0, 1.48f, 0), 33.5f);
    scene()->disc_x = -.25f;
    scene()->disc_y = .5f;
    scene()->disc_size = .9f;
    Flesh f = troll_flesh(rgb(0xb86a34), rgb(0x7a4224));
    int gold = material_gold(), teal = material_cloth(rgb(0x1a8a96)), white = material_cloth(rgb(0xf8ead0)),
        gem = material_gem(rgb(0x20c8d8));
    push();
    move(0, -.12f, 0);
    Flesh body = troll_flesh(rgb(0x94502a), rgb(0x5c2e1a)); /* darker than the face */
    troll_torso(&body, .35f);
    troll_legs(&body);
    push();
    move(.02f, 1.84f, .34f);
    turn_x(-10);
    turn_y(-6);
    turn_z(6);
    grow(1.16f);
    troll_head(&f, &(Look){.nose = .85f,
                           .ears = .9f,
                           .ear_droop = 4,
                           .tusks = .9f,
                           .lid = 24,
                           .open = .5f,
                           .mouth = .24f,
                           .iris = rgb(0x30e0e8)});
    warpaint_and_turban(white, gold, gem);
    pop();
    fists_to_the_chest(&body, gold);
    sun_on_a_chain(&f, gold, gem);
    belt(.7f, .62f, .36f, gold, gold);
    loincloth(.56f, .68f, .32f, .8f, teal);
    loincloth(.22f, .76f, .32f, .85f, white);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- moon: the shaman ---- */

/* A thin old body in a long robe, a wolf's pelt on the shoulders. */
static void robe_and_pelt(int robe, int pelt)
{
    part();
    paint(robe); /* a thin old body in a long robe */
    blend(.2f);
    egg(0, 1.3f, -.14f, .62f, .4f, .38f);
    limb(V(0, 1.2f, -.1f), V(0, .1f, .0f), .44f, .66f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .4f;
        limb(V(sinf(a) * .36f, 1.1f, .26f * cosf(a)), V(sinf(a) * .74f, -.2f, .6f * cosf(a)), .08f, .15f);
    }
    part();
    paint(pelt); /* a wolf's pelt on the shoulders */
    blend(.08f);
    for (int i = 0; i < 40; i++) {
        float a = (float)i / 40 * 2 * PI, k = i % 2 ? 1 : .82f;
        limb(V(sinf(a) * .42f, 1.66f, -.1f + cosf(a) * .32f),
             V(sinf(a) * .82f * k, 1.32f - .1f * chance(i), -.1f + cosf(a) * .6f * k), .12f, .03f);
    }
}

/* Brows, moustache, a beard to the belt, a circlet with a moonstone. */
static const float crescent[] = {.08f, .13f,  -.07f, .1f,   -.13f, -.02f, -.04f, -.12f,
                                 .09f, -.12f, .0f,   -.06f, -.03f, .0f,   .0f,   .08f};

static void old_mans_hair(int white, int gold, int glow)
{
    part();
    paint(white); /* brows, moustache, beard to the belt */
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 b[4] = {V(s * .07f, .22f, .44f), V(s * .26f, .33f, .36f), V(s * .46f, .34f, .24f), V(s * .66f, .2f, .16f)};
        float br[4] = {.05f, .065f, .045f, .008f};
        tube(4, b, br, 4);
        Vec3 m[4] = {V(s * .07f, -.24f, .54f), V(s * .22f, -.3f, .52f), V(s * .36f, -.5f, .46f),
                     V(s * .44f, -.8f, .42f)};
        float mr[4] = {.06f, .065f, .05f, .008f};
        tube(4, m, mr, 4);
    }
    for (int i = 0; i < 15; i++) {
        float u = ((float)i - 7) / 7, l = .95f - .4f * fabsf(u);
        Vec3 p[4] = {V(u * .32f, -.44f + .14f * u * u, .3f - .2f * u * u),
                     V(u * .36f, -.44f - .35f * l, .42f - .16f * u * u), V(u * .26f, -.44f - .75f * l, .4f),
                     V(u * .14f + .04f * sinf((float)i * 2), -.44f - 1.15f * l, .42f)};
        float r[4] = {.075f, .08f, .065f, .012f};
        tube(4, p, r, 4);
    }
    push(); /* a circlet of bone with a moonstone */
    move(0, .34f, -.02f);
    turn_x(-10);
    part();
    paint(gold);
    ring(0, 0, 0, .4f, .035f);
    part();
    paint(glow);
    push();
    move(0, .04f, .41f);

    outline(8, crescent, 3, .03f, .03f);
    pop();
    pop();
}

static void weaving_hand(const Flesh *f, int robe)
{
    /* the other hand weaves a spell */
    Vec3 elbow2 = V(-.92f, 1.0f, .3f), wrist = V(-.86f, 1.3f, .82f);
    part();
    paint(robe);
    blend(.1f);
    limb(V(-.6f, 1.46f, -.08f), elbow2, .2f, .18f);
    limb(elbow2, vec_mix(elbow2, wrist, .75f), .18f, .27f);
    limb(vec_mix(elbow2, wrist, .6f), V(-.95f, .82f, .6f), .2f, .1f);
    part();
    paint(f->skin);
    blend(.05f);
    limb(elbow2, wrist, .13f, .1f);
    Hand open = {.size = .3f, .thick = 1, .spread = 52, .curl = .25f, .thumb = 1, .claw = f->nail, .claw_length = .4f};
    part();
    paint(f->skin);
    blend(.03f);
    hand_at(&open, wrist, V(-.1f, .9f, .35f), V(.35f, -.1f, 1));
}

/* A root that holds a crescent, and the hand on it; where it shines. */
static Vec3 root_staff(const Flesh *f, int robe, int bone, int glow)
{
    push();
    Hand grip_hand = troll_hand(f, -1);
    grip_hand.size = .29f;
    grip_hand.thick = 1;
    Vec3 at = V(.92f, 1.28f, .62f), bar = V(.05f, 1, .02f), out = V(-.4f, .1f, 1), elbow = V(.98f, .98f, .1f);
    part();
    paint(robe);
    blend(.1f);
    limb(V(.6f, 1.46f, -.08f), elbow, .2f, .18f);
    limb(elbow, vec_mix(elbow, hand_wrist(.29f, at, bar, out), .8f), .18f, .26f);
    part();
    paint(f->skin);
    blend(.05f);
    limb(elbow, hand_wrist(.29f, at, bar, out), .13f, .1f);
    part();
    paint(f->skin);
    blend(.03f);
    hand_grip(grip_hand, at, bar, out);
    part();
    paint(material_wood());
    blend(.06f);
    lumpy(.015f, 6);
    Vec3 s[6] = {V(.05f, -1.5f, 0), V(-.02f, -.6f, 0), V(.02f, 0, 0),
                 V(-.03f, .55f, 0), V(.04f, .95f, 0),  V(-.06f, 1.2f, 0)};
    float sr[6] = {.05f, .05f, .05f, .05f, .06f, .07f};
    tube(6, s, sr, 4);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 r[4] = {V(-.04f, 1.1f, 0), V((float)side * .22f - .04f, 1.24f, 0), V((float)side * .26f - .04f, 1.5f, 0),
                     V((float)side * .12f - .04f, 1.68f, 0)};
        float rr[4] = {.07f, .055f, .045f, .012f};
        tube(4, r, rr, 4);
    }
    part();
    paint(glow);
    push();
    move(-.04f, 1.48f, .03f);
    grow(1.2f);
    outline(8, crescent, 3, .05f, .05f);
    pop();
    Vec3 light = here(V(-.04f, 1.48f, .1f));
    part();
    paint(bone);
    push();
    move(.0f, .86f, .07f);
    for (int i = 0; i < 3; i++)
        limb(V(-.1f + .1f * (float)i, -.1f, .02f), V(-.12f + .12f * (float)i, -.42f - .05f * (float)(i % 2), .04f),
             .03f, .006f);
    pop();
    pop();
    return light;
}

static void moon_troll(void)
{
    camera(V(-.5f, 1.4f, 6.1f), V(0, 1.5f, 0), 33);
    scene()->disc_x = -.45f;
    scene()->disc_y = .62f;
    scene()->disc_size = .72f;
    scene()->back_seed = 6;
    Flesh f = troll_flesh(rgb(0x8f86c8), rgb(0x5a4f96));
    material(f.skin)->sss = rgb(0x8060d0) * .4f;
    int white = material_fur(rgb(0xf4f4ff)), robe = material_cloth(rgb(0x6e2446)), pelt = material_fur(rgb(0x6a6478)),
        bone = material_bone(), glow = material_glow(rgb(0xa8f0ff), 1.6f), gold = material_gold();
    material(white)->color2 = rgb(0xa8b0d8);
    push();
    move(.08f, -.16f, 0);
    turn_y(-8);
    robe_and_pelt(robe, pelt);
    push();
    move(-.04f, 1.82f, .32f);
    turn_x(6);
    turn_y(-6);
    turn_z(-4);
    grow(1.12f);
    troll_head(&f, &(Look){.nose = 1.5f,
                           .ears = 1.35f,
                           .ear_droop = 14,
                           .tusks = .45f,
                           .lid = 6,
                           .open = .62f,
                           .mouth = 0,
                           .iris = rgb(0xffe048),
                           .grin = true});
    troll_mane(40, .95f, .06f, white, 8);
    old_mans_hair(white, gold, glow);
    pop();
    Vec3 light = root_staff(&f, robe, bone, glow);
    weaving_hand(&f, robe);
    Vec3 spell = here(V(-.86f, 1.86f, 1.12f));
    pop();
    for (int i = 0; i < 46; i++) {
        float a = (float)i * .55f, r = .1f + .0085f * (float)i;
        sprite(spell + V(cosf(a) * r, sinf(a) * r * .55f + .008f * (float)i, 0), .008f + .016f * chance(i),
               vec_mix(rgb(0x80e8ff), rgb(0xffffff), chance(i + 50)), i % 7 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW, 1);
    }
    sprite(light, .3f, rgb(0x90d8ff), SPRITE_GLOW, .6f);
    lamp(light + V(-.1f, -.1f, .3f), rgb(0x90e0ff) * 2.5f, .4f);
    lamp(spell + V(.1f, 0, .1f), rgb(0x70d0ff) * 2.f, .35f);
    faction_ground();
    faction_motes();
}

/* ---- royal: the gentleman ---- */

static void ruff(float y, float r, int cloth_white)
{
    part();
    paint(cloth_white);
    blend(.02f);
    for (int i = 0; i < 30; i++) {
        float a = (float)i / 30 * 2 * PI;
        push();
        move(0, y, 0);
        turn_y(a * 180 / PI);
        turn_x(8 + (i % 2 ? 9.f : -9.f));
        egg(0, (i % 2 ? .035f : -.035f), r * .66f, .07f, .05f, r * .4f);
        pop();
    }
}

static void wig(int m)
{
    part();
    paint(m);
    blend(.08f);
    lumpy(.03f, 9);
    egg(0, .44f, -.1f, .44f, .36f, .42f);
    egg(0, .72f, -.12f, .3f, .26f, .3f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) /* rolls at the sides */
        for (int i = 0; i < 4; i++) {
            float y = .36f - .23f * (float)i, x = .44f + .03f * (float)i;
            part();
            paint(m);
            blend(.02f);
            push();
            move((float)side * x, y, -.02f);
            turn_x(90);
            for (int k = 0; k < 3; k++)
                ring(0, -.1f + .1f * (float)k, 0, .085f, .055f);
            drum(0, 0, 0, .1f, .17f, .05f);
            pop();
        }
}

/* Over a great belly; puffed sleeves, slashed with gold. */
static void doublet(int velvet, int gold)
{
    part();
    paint(velvet); /* a doublet over a great belly */
    blend(.2f);
    egg(0, 1.15f, -.12f, .82f, .52f, .5f);
    egg(0, .58f, .05f, .86f, .62f, .72f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        blend(.05f);
        for (int i = 0; i < 5; i++) { /* puffed sleeves, slashed with gold */
            float a = (float)i * 2 * PI / 5;
            egg(s * .95f + .1f * sinf(a), 1.4f + .1f * cosf(a), -.05f, .24f, .3f, .28f);
        }
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 5; i++) {
            float s = (float)side, a = ((float)i - 2) * .5f;
            part();
            paint(gold);
            blend(.01f);
            Vec3 p[3] = {V(s * .9f + .2f * sinf(a), 1.66f, .08f),
                         V(s * .97f + .3f * sinf(a), 1.4f, .27f - .12f * fabsf(a)),
                         V(s * .95f + .18f * sinf(a), 1.14f, .14f)};
            float r[3] = {.012f, .03f, .012f};
            tube(3, p, r, 3);
        }
    for (int i = 0; i < 6; i++) { /* buttons and seams */
        float y = 1.3f - .19f * (float)i, z = .4f + .42f * sinf(((float)i + .4f) * .5f);
        part();
        paint(gold);
        blend(.01f);
        ball(0, y, z - .02f, .055f);
    }
}

/* A wig, a small crown, an eyeglass on a chain. */
static void gentlemans_head(int hair, int gold, int gem)
{
    wig(hair);
    push();
    move(.16f, .98f, -.06f);
    turn_z(-16);
    crown_spiked(.17f, 8, .2f, .3f, gold, gem);
    pop();
    part();
    paint(gold); /* an eyeglass on a chain, a ring in each ear */
    push();
    move(.175f, .065f, .46f);
    turn_y(8);
    turn_x(90);
    ring(0, 0, 0, .135f, .02f);
    pop();
    chain(V(.3f, .02f, .44f), V(.42f, -.62f, .3f), .06f, 12, .024f, gold);
    part();
    paint(material_plain(rgb(0x1a1014), .5f, .5f));
    ball(-.27f, -.14f, .35f, .026f);
    nose_ring(1.15f, gold);
}

/* The little finger up. */
static void hand_for_the_cup(const Flesh *f, int velvet, int white)
{
    /* the cup, with the little finger up */
    Hand fine = {
        .size = .3f, .thick = 1.2f, .spread = 40, .curl = .62f, .thumb = 1, .claw = f->nail, .claw_length = .3f};
    Vec3 elbow = V(-1.22f, .95f, .3f), wrist = V(-.82f, 1.24f, .8f);
    part();
    paint(velvet);
    blend(.1f);
    limb(V(-1.0f, 1.3f, 0), elbow, .22f, .19f);
    limb(elbow, vec_mix(elbow, wrist, .75f), .19f, .16f);
    part();
    paint(white); /* lace */
    blend(.02f);
    push();
    Vec3 cuff = vec_mix(elbow, wrist, .82f);
    move(cuff[0], cuff[1], cuff[2]);
    aim(wrist - elbow, V(0, 0, 1));
    for (int i = 0; i < 14; i++) {
        float a = (float)i / 14 * 2 * PI;
        egg(sinf(a) * .17f, .04f, cosf(a) * .17f, .06f, .11f, .06f);
    }
    pop();
    part();
    paint(f->skin);
    blend(.04f);
    hand_at(&fine, wrist, V(.35f, .55f, .5f), V(.8f, -.3f, -.1f));
}

typedef struct {
    int velvet, white, gold, gem;
} Finery;

static void hand_on_a_cane(const Flesh *f, const Finery *t)
{
    /* the other hand rests on a cane */
    push();
    Hand grip_hand = troll_hand(f, -1);
    grip_hand.size = .28f;
    Vec3 at = V(.95f, .62f, .98f), bar = V(-.05f, 1, .1f), out = V(-.5f, 0, 1), elbow2 = V(1.28f, .85f, .3f),
         wrist2 = hand_wrist(.28f, at, bar, out);
    part();
    paint(t->velvet);
    blend(.1f);
    limb(V(1.0f, 1.3f, 0), elbow2, .22f, .19f);
    limb(elbow2, vec_mix(elbow2, wrist2, .75f), .19f, .17f);
    part();
    paint(t->white);
    blend(.02f);
    push();
    Vec3 cuff2 = vec_mix(elbow2, wrist2, .78f);
    move(cuff2[0], cuff2[1], cuff2[2]);
    aim(wrist2 - elbow2, V(0, 0, 1));
    for (int i = 0; i < 14; i++) {
        float a = (float)i / 14 * 2 * PI;
        egg(sinf(a) * .18f, .04f, cosf(a) * .18f, .06f, .11f, .06f);
    }
    pop();
    part();
    paint(f->skin);
    blend(.04f);
    hand_grip(grip_hand, at, bar, out);
    staff(1, .22f, .04f, material_plain(rgb(0x2a1420), .2f, 1.2f));
    part();
    paint(t->gold);
    ball(0, .3f, 0, .13f);
    part();
    paint(t->gem);
    crystal(0, .46f, 0, .07f, .1f, .07f);
    pop();
}

/* Where its steam rises. */
static Vec3 teacup(void)
{
    int china = material_plain(rgb(0xfdfaff), .08f, 1.5f), blue = material_plain(rgb(0x3a5ae0), .1f, 1.4f);
    push();
    move(-.56f, 1.46f, 1.02f);
    part();
    paint(china);
    blend(.02f);
    egg(0, .02f, 0, .17f, .16f, .17f);
    carve();
    egg(0, .16f, 0, .155f, .15f, .155f);
    fill();
    drum(0, -.14f, 0, .08f, .02f, .01f);
    push();
    move(-.18f, .0f, 0);
    turn_x(90);
    ring(0, 0, 0, .07f, .02f);
    pop();
    drum(0, -.18f, 0, .26f, .015f, .01f);
    ring(0, -.17f, 0, .25f, .02f);
    part();
    paint(material_plain(rgb(0x8a4a18), .1f, 1.2f));
    drum(0, .08f, 0, .14f, .01f, .005f);
    part();
    paint(blue);
    for (int i = 0; i < 6; i++) {
        float a = (float)i * 1.05f;
        ball(sinf(a) * .165f, .0f, cosf(a) * .165f, .03f);
    }
    Vec3 steam = here(V(0, .15f, 0));
    pop();
    return steam;
}

static void royal_troll(void)
{
    camera(V(.4f, 1.5f, 6.2f), V(.02f, 1.52f, 0), 32.5f);
    scene()->backdrop = place_throne_hall;
    scene()->back_mirrored = true;
    Flesh f = troll_flesh(rgb(0xa8b868), rgb(0x74884a));
    int velvet = material_cloth(rgb(0x6a2aa8)), gold = material_gold(), white = material_cloth(rgb(0xfff8ee)),
        hair = material_new(rgb(0xfaf4ee), rgb(0xd0c4cc), .8f, .3f, PAT_FUR, 5, .9f), gem = material_gem(rgb(0xff3060));
    material(white)->sss = rgb(0xffe0d0) * .3f;
    push();
    move(.02f, -.12f, 0);
    doublet(velvet, gold);
    push();
    move(0, 1.6f, .12f);
    ruff(0, .62f, white);
    pop();
    push();
    move(0, 1.86f, .3f);
    turn_y(-10);
    turn_x(-4);
    turn_z(-4);
    grow(1.12f);
    troll_head(&f, &(Look){.nose = 1.15f,
                           .ears = .95f,
                           .ear_droop = 10,
                           .tusks = .8f,
                           .lid = -6,
                           .open = .3f,
                           .mouth = 0,
                           .iris = rgb(0xc050e0),
                           .grin = true});
    gentlemans_head(hair, gold, gem);
    pop();
    hand_for_the_cup(&f, velvet, white);
    Vec3 steam = teacup();
    for (int i = 0; i < 12; i++)
        sprite(steam + V(.06f * sinf((float)i * .9f), .05f * (float)i, 0), .05f + .006f * (float)i, rgb(0xfff0ff),
               SPRITE_GLOW, .13f);
    hand_on_a_cane(&f, &(Finery){velvet, white, gold, gem});
    pop();
    faction_ground();
    faction_motes();
}

const Card troll_cards[] = {{"cards/horde/water-troll", WATER, water_troll},
                            {"cards/horde/fire-troll", FIRE, fire_troll},
                            {"cards/horde/sun-troll", SUN, sun_troll},
                            {"cards/horde/moon-troll", MOON, moon_troll},
                            {"cards/horde/forest-troll", FOREST, forest_troll},
                            {"cards/horde/royal-troll", ROYAL, royal_troll},
                            {0}};
