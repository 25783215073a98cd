/* SPDX-License-Identifier: MIT
 * Rites of the Barrowkin: a knight who digs, a mourner who is paid, a stone that blesses. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/bones.h"
#include "props/drapery.h"
#include "props/feathers.h"
#include "props/poster.h"
#include "props/skull.h"

/* ---- ba09: a helm with a spade for a face ---- */

static Vec3 frost_behind_the_helm(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2.2f), rgb(0xd8c8c8), rgb(0x9a98b8), rgb(0x585c88));
    c = vec_mix(c, rgb(0xe8e0e4), .6f * smooth(.46f, .64f, sky_clouds(u + .4f, v * 1.6f, 1.1f)));
    for (int i = 0; i < 6; i++) { /* stones in the mist */
        float x = -1.05f + .42f * (float)i, tall = .16f + .22f * chance_of(i + 4),
              in = under(.10f, fabsf(u - x), .012f);
        c = vec_mix(c, rgb(0x8886a4), .8f * in * under(-.55f + tall, v, .012f));
    }
    return vec_mix(c, rgb(0x6a6888), under(-.62f + hills(u, 8, 1.0f, .16f), v, .03f));
}

/* A pot of steel at the brush's place, looking to +z, whose face is the blade of a spade, point down. */
static void spade_helm(int steel, int blade, int gold, int dark, Vec3 glow)
{
    part();
    paint(steel);
    blend(.05f);
    drum(0, -.10f, 0, .52f, .46f, .10f);
    egg(0, .34f, 0, .52f, .36f, .52f);
    part(); /* the slit, and who looks out of it */
    paint(dark);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        turn_y((float)side * 30);
        box(0, .10f, .50f, .24f, .085f, .05f, .03f);
        pop();
    }
    part();
    paint(material_glow(glow, 2.6f));
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .235f, .17f, .505f, .085f, .052f, .04f);
    static const float shield[] = {0,    -1.02f, .20f, -.86f, .33f,  -.50f, .35f,  -.05f, .33f,
                                   .20f, -.33f,  .20f, -.35f, -.05f, -.33f, -.50f, -.20f, -.86f};
    push(); /* the blade, hollow towards us, with its socket up the brow */
    move(0, -.22f, .54f);
    turn_x(-24);
    part();
    paint(blade);
    blend(.03f);
    outline(9, shield, 3, .035f, .02f);
    limb(V(0, .92f, -.28f), V(0, .26f, .02f), .070f, .085f);
    limb(V(0, .30f, .02f), V(0, -.62f, .015f), .070f, .012f);
    part();
    paint(gold);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        limb(V((float)side * .34f, .20f, .02f), V(0, .21f, .05f), .028f, .034f);
        ball((float)side * .25f, .10f, .03f, .028f);
    }
    pop();
    part(); /* rims */
    paint(gold);
    blend(.01f);
    push();
    move(0, -.50f, 0);
    ring(0, 0, 0, .53f, .040f);
    pop();
    push();
    move(0, .29f, 0);
    ring(0, 0, 0, .525f, .026f);
    pop();
}

static void orrick(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = frost_behind_the_helm;
    s->vignette = 1.1f;
    s->roll = 3;
    s->ambient *= .55f;
    s->key = (Light){vec_unit(V(-.6f, .6f, .55f)), rgb(0xfff0dc) * 1.7f, .1f};
    s->rim = (Light){vec_unit(V(.7f, .4f, -.5f)), rgb(0xffd8a0) * 3.0f, .1f};
    int steel = material_iron(), blade = material_iron(), gold = material_gold(),
        dark = material_plain(rgb(0x060508), 1, 0), bone = material_bone(), earth = material_earth(),
        cloak = material_wool(rgb(0x4a2a6c)),
        turf = material_new(rgb(0x5c7a34), rgb(0x2a4018), .95f, .1f, PAT_GRASS, 6, 1.0f);
    material(steel)->color = rgb(0x70748c);
    material(steel)->color2 = rgb(0x484c60);
    material(steel)->rough = .42f;
    part(); /* shoulders */
    paint(cloak);
    blend(.14f);
    egg(0, -1.30f, -.25f, 1.25f, .68f, .6f);
    part();
    paint(steel);
    blend(.04f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++)
            egg((float)side * (.72f + .10f * (float)i), -.92f - .17f * (float)i, -.05f + .05f * (float)i,
                .40f - .02f * (float)i, .22f, .42f);
    part();
    paint(gold);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .92f, -1.06f, .36f, .05f);
    push();
    move(.06f, .20f, 0);
    turn_y(-16);
    turn_x(10);
    turn_z(-6);
    grow(1.06f);
    spade_helm(steel, blade, gold, dark, rgb(0xffb030));
    part(); /* the last grave's earth on the point */
    paint(earth);
    blend(.04f);
    lumpy(.04f, 9);
    egg(.02f, -1.08f, .98f, .20f, .15f, .08f);
    egg(-.10f, -.94f, .96f, .10f, .14f, .05f);
    lumpy(0, 1);
    push();
    move(.08f, -1.0f, 1.02f);
    turn_z(150);
    tuft(.16f, .10f, 8, turf, 3);
    pop();
    push(); /* a candle on the crown: he works at night */
    move(.05f, .68f, .0f);
    wax_candle(.22f, .085f, true, material_wax());
    pop();
    Vec3 flame = here(V(.05f, 1.02f, .1f));
    pop();
    push(); /* who he struck down gets up: it looks over his shoulder */
    move(-.80f, -.62f, .15f);
    turn_y(26);
    turn_z(10);
    grow(.50f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc040), .jaw = 16, .menace = .2f, .missing = .2f, .eye_size = 1.3f});
    pop();
    for (int i = 0; i < 4; i++) {
        float x = -.98f + .11f * (float)i;
        part();
        paint(bone);
        blend(.012f);
        limb(V(x, -.88f, .26f), V(x + .01f, -.86f, .40f), .040f, .036f);
        ball(x + .01f, -.86f, .40f, .044f);
        limb(V(x + .01f, -.86f, .40f), V(x + .02f, -1.02f, .42f), .034f, .022f);
    }
    lamp(flame + V(0, .1f, .3f), rgb(0xffb860) * 1.5f, .4f);
    sprite(flame, .34f, rgb(0xffb040), SPRITE_GLOW, .5f);
    faction_motes();
}

/* ---- ba14: what she holds behind her back ---- */

static Vec3 rain_on_a_funeral(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.3f), rgb(0xc8c4bc), rgb(0xa4a4b4), rgb(0x70748c));
    c = vec_mix(c, rgb(0xd8d4d0), .6f * smooth(.46f, .64f, sky_clouds(u, v * 1.6f, 1.2f)));
    for (int i = 0; i < 7; i++) { /* those who really mourn: umbrellas in a row, far off */
        float x = -1.05f + .35f * (float)i, top = .18f + .10f * chance_of(i * 3), du = (u - x) / .19f;
        float dome =
            under(1, du * du, .06f) * under(top + .13f * (1 - du * du), v, .006f) * smooth(top - .008f, top + .008f, v);
        float body = under(.085f + .05f * unit((top - v) * 2), fabsf(u - x), .008f) * under(top - .10f, v, .01f);
        c = vec_mix(c, rgb(0x3c3e50), .9f * (dome > body ? dome : body));
        c = vec_mix(c, rgb(0x3c3e50),
                    .9f * under(.006f, fabsf(u - x), .003f) * under(top, v, .004f) * smooth(top - .2f, top - .1f, v));
    }
    float drop = cloud_flat(u * 46 + v * 3, v * 2.2f, 2);
    return c + rgb(0xffffff) * (.10f * smooth(.66f, .8f, drop));
}

/* An onion at the brush's place, root down, as large as `r`. */
static void onion(float r, int peel, int green)
{
    part();
    paint(peel);
    blend(.05f * r);
    egg(0, 0, 0, r, .92f * r, r);
    limb(V(0, .70f * r, 0), V(.05f * r, 1.35f * r, 0), .34f * r, .10f * r);
    for (int i = 0; i < 16; i++) { /* its meridians */
        float a = 6.283f * (float)i / 16;
        Vec3 p[4] = {
            V(.25f * r * cosf(a), .88f * r, .25f * r * sinf(a)), V(.92f * r * cosf(a), .45f * r, .92f * r * sinf(a)),
            V(.97f * r * cosf(a), -.25f * r, .97f * r * sinf(a)), V(.2f * r * cosf(a), -.92f * r, .2f * r * sinf(a))};
        float w[4] = {.03f * r, .05f * r, .05f * r, .02f * r};
        tube(4, p, w, 4);
    }
    part();
    paint(green);
    blend(.02f);
    for (int i = 0; i < 3; i++)
        tube(3,
             (Vec3[]){V(.03f * r, 1.2f * r, 0), V((.2f * (float)i - .12f) * r, 1.7f * r, .05f),
                      V((.6f * (float)i - .5f) * r, 2.1f * r, .1f)},
             (float[]){.11f * r, .08f * r, .02f * r}, 4);
    for (int i = 0; i < 9; i++) {
        float a = .7f * (float)i;
        limb(V(0, -.88f * r, 0), V(.3f * r * cosf(a), -1.25f * r, .3f * r * sinf(a)), .03f * r, .008f * r);
    }
}

/* A gloved hand behind her: its back to us, the fingers bent round what it holds at the brush's place. side: where its arm
 * comes from, out of a wide sleeve. */
static void gloved_hand(int glove, int sleeve, float side, Vec3 from)
{
    Vec3 wrist = V(side * .36f, .06f, -.04f);
    part();
    paint(sleeve);
    blend(.06f);
    tube(3, (Vec3[]){from, vec_mix(from, wrist, .55f) + V(side * .10f, 0, 0), wrist + V(side * .06f, .03f, 0)},
         (float[]){.20f, .17f, .135f}, 6);
    part();
    paint(glove);
    blend(.04f);
    limb(wrist + V(side * .06f, .03f, 0), V(side * .24f, .0f, .02f), .095f, .10f);
    egg(side * .20f, -.01f, .03f, .12f, .155f, .085f);
    limb(V(side * .20f, .10f, .05f), V(side * .05f, .24f, .13f), .050f, .040f);
    for (int i = 0; i < 4; i++) {
        float y = .10f - .088f * (float)i;
        limb(V(side * .20f, y, .06f), V(side * .04f, y * 1.15f, .245f), .050f, .046f);
        limb(V(side * .04f, y * 1.15f, .245f), V(side * -.12f, y * 1.2f, .215f), .046f, .032f);
    }
}

static void mourner(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = rain_on_a_funeral;
    s->vignette = 1.1f;
    s->ambient *= .5f;
    s->key = (Light){vec_unit(V(-.45f, .35f, .8f)), rgb(0xfff4e4) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.6f, .6f, -.5f)), rgb(0xe8ecff) * 2.6f, .1f};
    int black = material_wool(rgb(0x241c30)), veil = material_cloth(rgb(0x16121c)),
        glove = material_leather(rgb(0x6a3a8c)),
        peel = material_new(rgb(0xe8c070), rgb(0xb06a28), .30f, .8f, PAT_PLAIN, 3, .3f),
        green = material_plain(rgb(0x6aa038), .6f, .3f), gold = material_gold();
    DrapeRow back[5] = {{.52f, .20f, .16f, 0, -.35f},
                        {.34f, .62f, .36f, 0, -.35f},
                        {-.20f, .60f, .38f, 0, -.35f},
                        {-.75f, .80f, .46f, 0, -.35f},
                        {-1.5f, 1.25f, .60f, 0, -.35f}};
    part();
    paint(black);
    blend(.05f);
    drape(&(Drape){.rows = 5, .row = back, .folds = 13, .gather = .006f, .depth = .055f, .thick = .03f, .seed = 8});
    DrapeRow hood[4] = {{1.02f, .10f, .10f, .04f, -.35f},
                        {.86f, .31f, .30f, .03f, -.35f},
                        {.56f, .35f, .33f, 0, -.35f},
                        {.02f, .62f, .42f, 0, -.33f}};
    part();
    paint(veil);
    blend(.04f);
    egg(.03f, .74f, -.35f, .27f, .31f, .28f);
    drape(&(Drape){.rows = 4, .row = hood, .folds = 15, .gather = .006f, .depth = .04f, .thick = .02f, .seed = 3});
    push(); /* her left hand has the onion */
    move(-.30f, -.44f, .30f);
    turn_z(9);
    push();
    move(-.02f, .0f, .04f);
    turn_z(14);
    onion(.235f, peel, green);
    pop();
    pop();
    push();
    move(-.32f, -.50f, .30f);
    gloved_hand(glove, black, -1, V(-.30f, .62f, -.46f));
    pop();
    push(); /* and her right one what it is for */
    move(.36f, -.58f, .28f);
    turn_z(-8);
    part();
    paint(gold);
    blend(.004f);
    for (int i = 0; i < 9; i++) {
        push();
        move(-.06f + .02f * (float)(i % 3), .34f - .062f * (float)i, .06f + .01f * (float)(i % 2));
        turn_z(7 * (chance(i) - .5f));
        drum(0, 0, 0, .175f, .024f, .012f);
        pop();
    }
    pop();
    push();
    move(.36f, -.62f, .30f);
    gloved_hand(glove, black, 1, V(.26f, .68f, -.46f));
    pop();
    push(); /* one coin that slips */
    move(.12f, -1.02f, .34f);
    turn_x(60);
    turn_z(25);
    part();
    paint(gold);
    drum(0, 0, 0, .12f, .018f, .01f);
    pop();
    sprite(V(.32f, -.20f, .55f), .16f, rgb(0xfff0c0), SPRITE_SPARKLE, .9f);
    sprite(V(.12f, -1.0f, .55f), .12f, rgb(0xfff0c0), SPRITE_SPARKLE, .7f);
    lamp(V(0, -.45f, 1.4f), rgb(0xffe8c8) * 1.2f, .5f);
}

/* ---- ba23: the angel on the grave has moved its wing ---- */

static Vec3 green_mist_over_graves(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.3f), rgb(0x9ad8a8), rgb(0x4a9a80), rgb(0x1a4858));
    c = vec_mix(c, rgb(0xc8f0c8), .7f * smooth(.46f, .66f, sky_clouds(u, v * 1.5f, 1.0f)) * smooth(.9f, -.4f, v));
    c = vec_mix(c, rgb(0x2a6a60), .6f * under(-.48f + hills(u, 3, 1.1f, .2f), v, .05f));
    return c;
}

/* A wing of stone at the brush's place that arches over to +x: its arm, and three rows of feathers that hang from it, the
 * lowest the longest, those at the tip the widest apart. */
static void stone_wing(int stone)
{
    static const Vec3 arm[5] = {
        {0, -.10f, 0}, {.02f, .38f, 0}, {.34f, .72f, .05f}, {.80f, .70f, .12f}, {1.22f, .40f, .16f}};
    static const float thick[5] = {.17f, .18f, .17f, .14f, .06f};
    for (int row = 2; row >= 0; row--)
        for (int i = 0; i < 13; i++) {
            float u = (float)i / 12, t = .55f + 3.4f * u, l = (.24f + .24f * (float)row) * (1 + .35f * u);
            Vec3 root = tube_point(5, arm, t), way = V(-.12f + .50f * u * u, -1, 0);
            push();
            move(root[0], root[1], root[2] + .12f - .06f * (float)row);
            aim(-way, V(.15f, 0, 1));
            part();
            paint(stone);
            blend(.02f);
            egg(0, -l * .50f, 0, .105f, l * .56f, .040f);
            limb(V(0, -l * .7f, .0f), V(0, -l * 1.14f, .0f), .07f, .015f);
            limb(V(0, 0, .025f), V(0, -l * 1.0f, .045f), .016f, .008f);
            pop();
        }
    part();
    paint(stone);
    blend(.06f);
    lumpy(.015f, 6);
    tube(5, arm, thick, 6);
    lumpy(0, 1);
}

/* A head in a veil of stone at the brush's place, looking to +z: a hollow, a brow, a nose, closed lids. */
static void veiled_stone_head(int stone, int hollow)
{
    part();
    paint(stone);
    blend(.04f);
    egg(0, .02f, -.06f, .27f, .33f, .30f);
    carve();
    egg(0, -.05f, .20f, .17f, .24f, .20f);
    fill();
    part();
    paint(hollow);
    egg(0, -.04f, .02f, .20f, .25f, .10f);
    part();
    paint(stone);
    blend(.03f);
    egg(0, -.03f, .04f, .155f, .22f, .15f);
    egg(0, -.16f, .11f, .07f, .06f, .07f);
    limb(V(0, .05f, .19f), V(0, -.06f, .24f), .022f, .036f);
    for (int side = -1; side <= 1; side += 2) {
        limb(V(0, .08f, .185f), V((float)side * .12f, .07f, .14f), .024f, .016f);
        egg((float)side * .065f, .0f, .165f, .042f, .026f, .03f);
    }
    limb(V(-.045f, -.115f, .19f), V(.045f, -.115f, .19f), .018f, .018f);
}

/* An arrow that has broken on stone: from the brush's place up. */
static void stuck_arrow(float length, int wood, int fletch)
{
    part();
    paint(wood);
    limb(V(0, -.05f, 0), V(0, length, 0), .016f, .016f);
    part();
    paint(fletch);
    blend(.005f);
    for (int i = 0; i < 3; i++) {
        push();
        turn_y(120 * (float)i);
        box(.035f, length - .09f, 0, .035f, .085f, .005f, .004f);
        pop();
    }
}

static void blessing(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = green_mist_over_graves;
    s->vignette = 1.3f;
    s->roll = -2;
    s->ambient *= .42f;
    s->key = (Light){vec_unit(V(-.65f, .7f, .45f)), rgb(0xd8f4e0) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.7f, .3f, -.55f)), rgb(0xa8ffc8) * 2.8f, .1f};
    int stone = material_stone(rgb(0x9a9c94), rgb(0x4c524c)), wood = material_wood(),
        fletch = material_plain(rgb(0xc03a2c), .8f, .1f), moss = material_moss(), cloak = material_wool(rgb(0x5a2a86)),
        skin = material_skin(rgb(0xd8a078), rgb(0xa06848)), hair = material_plain(rgb(0x2a1a12), .7f, .3f),
        steel = material_iron(), hollow = material_plain(rgb(0x101814), 1, 0);
    push(); /* its wing; its head, bowed over him */
    move(-.58f, .15f, -.20f);
    stone_wing(stone);
    pop();
    push();
    move(-.46f, .36f, .16f);
    turn_y(22);
    turn_x(24);
    turn_z(-16);
    grow(1.18f);
    veiled_stone_head(stone, hollow);
    pop();
    part(); /* a robe down to the plinth */
    paint(stone);
    blend(.05f);
    DrapeRow robe[4] = {{.22f, .18f, .16f, -.54f, .0f},
                        {.0f, .33f, .24f, -.60f, -.05f},
                        {-.65f, .34f, .28f, -.68f, -.05f},
                        {-1.3f, .48f, .36f, -.72f, -.05f}};
    drape(&(Drape){.rows = 4, .row = robe, .folds = 9, .gather = .01f, .depth = .05f, .thick = .03f, .seed = 5});
    part();
    paint(moss);
    blend(.04f);
    lumpy(.03f, 8);
    egg(-.56f, .68f, .05f, .12f, .05f, .10f);
    egg(.06f, 1.0f, -.1f, .18f, .06f, .10f);
    egg(-.72f, -1.12f, .28f, .30f, .20f, .12f);
    egg(.2f, -1.22f, .2f, 1.3f, .16f, .5f);
    lumpy(0, 1);
    static const float hit[5][3] = {
        {-.40f, .78f, 24}, {-.12f, .93f, 10}, {.26f, .92f, -4}, {.52f, .74f, -14}, {.16f, .50f, -6}};
    for (int i = 0; i < 5; i++) {
        push();
        move(hit[i][0] - .05f, hit[i][1] - .02f, .16f);
        turn_z(hit[i][2] - 30);
        turn_x(24);
        stuck_arrow(.34f, wood, fletch);
        pop();
    }
    push(); /* who sits below it with nothing worse than a fright */
    move(.16f, -1.06f, .30f);
    grow(.62f);
    back_figure(&(BackFigure){.cloak = cloak, .hair = hair, .skin = skin, .wind = V(.25f, -.05f, 0), .train = .34f});
    part();
    paint(steel);
    blend(.02f);
    egg(0, .94f, 0, .105f, .10f, .11f);
    drum(0, .93f, 0, .165f, .010f, .008f);
    pop();
    lamp(V(.25f, -.55f, .55f), rgb(0xc8ffd0) * 2.2f, .4f);
    lamp(V(-.15f, .20f, .80f), rgb(0xe0ffe4) * 1.3f, .35f);
    sprite(V(.16f, -.75f, .1f), .55f, rgb(0xc8ffd8), SPRITE_GLOW, .45f);
    faction_motes();
}

/* ---- ba08: through a wreath, somebody and the one that is already in him ---- */

/* A passage that ends in light; on its floor towards us the shadow of who stands in it: a skeleton's. */
static Vec3 light_and_a_shadow_of_bones(const Scene *s, float u, float v)
{
    (void)s;
    const float floor_at = -.16f;
    Vec3 c = sky_ramp(unit((v + .3f) / 1.3f), rgb(0xffe8b0), rgb(0xf0b868), rgb(0xa06840));
    c += rgb(0xfff0c8) * (.6f * expf(-distance_to(u, v, 0, .10f) * 3.0f));
    float outside = 1 - .82f * smooth(.78f, .98f, sqrtf(u * u + v * v * .74f)); /* of the wreath it is night */
    if (v > floor_at)
        return c * outside;
    float away = .55f / (floor_at - v + .10f), x = u * away * 1.0f, z = away; /* of a floor seen along it */
    Vec3 flags = vec_mix(rgb(0xc08848), rgb(0xf0c880), cloud_flat(x * 5, z * 5, 4));
    flags *= .75f + .25f * smooth(.0f, .06f, fabsf(x * 2 - floorf(x * 2) - .5f));
    /* along the shadow: t 0 at his feet, 1 at the top of its skull */
    float t = unit((floor_at - v) / .66f), w = u / (.62f + .38f * t), dark = 0, rib = t * 26 - floorf(t * 26);
    if (t > .0f && t < .34f)
        dark = under(.045f, fabsf(fabsf(w) - .10f - .05f * smooth(.34f, 0, t)), .012f);
    if (t >= .34f && t < .40f)
        dark = under(.17f, fabsf(w), .02f);
    if (t >= .40f && t < .70f) {
        dark = under(.035f, fabsf(w), .012f);
        if (t > .48f)
            dark = max_of(dark, under(.19f, fabsf(w), .02f) * smooth(.30f, .42f, rib));
    }
    if (t >= .66f && t < .72f)
        dark = max_of(dark, under(.30f, fabsf(w), .02f));
    if (t > .38f && t < .70f)
        dark = max_of(dark, under(.032f, fabsf(fabsf(w) - .27f - .04f * smooth(.7f, .38f, t)), .012f));
    float skull = distance_to(w * .8f, t, 0, .84f), socket = distance_to(fabsf(w) * .8f, t, .055f, .845f);
    dark = max_of(dark, under(.13f, skull, .012f) * smooth(.020f, .030f, socket));
    return vec_mix(flags, rgb(0x241018), .88f * dark) * outside;
}

/* A ring of laurel around the brush's place, in the xy plane, open at the top, its leaves pointing up on both sides. */
static void laurel(float radius, int leaf_m, int dark_m, int berry)
{
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 46; i++) {
            float a = (-86 + 168 * (float)i / 45) * PI / 180,
                  out = i % 3 == 0   ? 38.f
                        : i % 3 == 1 ? -34.f
                                     : 2.f,
                  l = .30f + .06f * chance(i + 7);
            push();
            move((float)side * radius * cosf(a), radius * 1.16f * sinf(a), .05f * (float)(i % 3) + .04f * chance(i));
            turn_z((float)side * (a * 180 / PI - out * .8f) + (side > 0 ? 0.f : 0.f));
            turn_y((float)side * (18 * (chance(i + 20) - .5f) + out * .5f));
            part();
            paint(i % 4 == 1 ? dark_m : leaf_m);
            blend(.01f);
            static const float blade[] = {0, -.02f, .30f,  .30f, .34f,  .55f, .20f,  .85f,
                                          0, 1.06f, -.20f, .85f, -.34f, .55f, -.30f, .30f};
            push();
            grow(l);
            outline(8, blade, 3, .05f, .04f);
            part();
            paint(dark_m);
            limb(V(0, .0f, .05f), V(0, .95f, .04f), .030f, .012f);
            pop();
            pop();
            if (i % 5 == 2) {
                part();
                paint(berry);
                ball((float)side * (radius - .02f) * cosf(a), (radius - .02f) * 1.16f * sinf(a), .22f, .045f);
            }
        }
}

/* Ribbons with no end, that hang from the foot of the wreath. */
static void mourning_ribbons(int silk)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(silk);
        blend(.02f);
        cloth(5, 2,
              (Vec3[]){V(q * .02f, -1.00f, .34f), V(q * .20f, -.98f, .34f), V(q * .16f, -1.08f, .40f),
                       V(q * .36f, -1.05f, .36f), V(q * .22f, -1.16f, .34f), V(q * .46f, -1.13f, .40f),
                       V(q * .30f, -1.26f, .40f), V(q * .54f, -1.22f, .34f), V(q * .38f, -1.42f, .34f),
                       V(q * .64f, -1.36f, .38f)},
              .012f, 6);
        egg(q * .17f, -.98f, .36f, .17f, .085f, .08f);
    }
    part();
    paint(silk);
    egg(0, -.99f, .42f, .08f, .08f, .07f);
}

static void wreath(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = light_and_a_shadow_of_bones;
    s->vignette = 1.4f;
    s->ambient *= .42f;
    s->key = (Light){vec_unit(V(-.5f, .6f, .65f)), rgb(0xd8e0ff) * 1.1f, .1f};
    s->rim = (Light){vec_unit(V(.2f, -.1f, -.9f)), rgb(0xffc070) * 3.4f, .1f};
    int leaf_m = material_gold(), dark_m = material_gold(), berry = material_gem(rgb(0x8a3ad0)),
        silk = material_cloth(rgb(0x5a2a96)), black = material_wool(rgb(0x1c1220)),
        skin = material_plain(rgb(0x1c1014), .8f, .1f);
    material(dark_m)->color = rgb(0x7a5424);
    push();
    move(0, .02f, .25f);
    laurel(.90f, leaf_m, dark_m, berry);
    pop();
    mourning_ribbons(silk);
    push(); /* who stands at the end of the passage, against the light */
    move(0, -.17f, -1.2f);
    grow(.72f);
    back_figure(&(BackFigure){.cloak = black, .hair = black, .skin = skin, .wind = V(.10f, -.05f, 0), .train = .17f});
    pop();
    faction_motes();
}

/* ---- ba05: the second funeral is livelier ---- */

static Vec3 evening_over_the_hill(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .75f) / 1.9f), rgb(0xf8c890), rgb(0xb88aa8), rgb(0x4c4880));
    c = vec_mix(c, rgb(0xfce4c0),
                .55f * smooth(.47f, .62f, sky_clouds(u - .3f, v * 2.0f, 1.1f)) * smooth(1.1f, -.2f, v));
    c = vec_mix(c, rgb(0x8a6a90), under(-.42f + hills(u, 12, 1.0f, .22f), v, .02f));
    for (int i = 0; i < 5; i++) {
        float x = -.9f + .46f * (float)i, y = -.44f + .05f * chance_of(i);
        c = vec_mix(c, rgb(0x6a5078),
                    under(.05f, fabsf(u - x), .01f) * under(y + .12f, v, .01f) * smooth(y - .2f, y, v));
    }
    return c;
}

/* One of the bearers, 1 high, walking to +x, a tall hat on; lift: how high the near arm goes to the coffin. */
static void bearer(int black, float stride, float lift)
{
    part();
    paint(black);
    blend(.03f);
    egg(0, .62f, 0, .13f, .22f, .12f);
    limb(V(0, .46f, 0), V(-.16f, .30f, 0), .10f, .05f); /* tails of his coat */
    for (int k = -1; k <= 1; k += 2) {
        float q = (float)k * stride;
        limb(V(0, .45f, .04f * (float)k), V(q * .5f + .04f, .24f, .04f * (float)k), .075f, .055f);
        limb(V(q * .5f + .04f, .24f, .04f * (float)k), V(q, .02f, .04f * (float)k), .055f, .04f);
        limb(V(q, .02f, .04f * (float)k), V(q + .11f, .01f, .04f * (float)k), .04f, .025f);
    }
    limb(V(.0f, .76f, .06f), V(.16f, .74f, .10f), .05f, .04f);
    limb(V(.16f, .74f, .10f), V(.12f, .84f + lift, .10f), .04f, .035f);
    egg(.05f, .88f, .02f, .085f, .10f, .085f);
    limb(V(.12f, .88f, .02f), V(.18f, .86f, .02f), .030f, .018f);
    push();
    move(.03f, .97f, .02f);
    turn_z(8);
    drum(0, 0, 0, .145f, .012f, .01f);
    drum(0, .12f, 0, .085f, .13f, .012f);
    pop();
}

/* A coffin along x around the brush's place, wider at its shoulders, the lid lifted at the head's end by degrees. */
static void open_coffin(int wood, int brass, int light, float degrees)
{
    static const float plan[] = {-.78f, -.13f, .30f, -.24f, .62f, -.15f, .62f, .15f, .30f, .24f, -.78f, .13f};
    part();
    paint(wood);
    blend(.01f);
    push();
    turn_x(90);
    outline(6, plan, 1, .13f, .02f);
    pop();
    push();
    move(-.78f, .15f, 0);
    turn_z(degrees);
    move(.78f, 0, 0);
    push();
    turn_x(90);
    outline(6, plan, 1, .030f, .02f);
    pop();
    pop();
    part();
    paint(light);
    box(-.02f, .135f, 0, .58f, .012f, .12f, .01f);
    part();
    paint(brass);
    blend(.005f);
    for (int i = 0; i < 3; i++)
        limb(V(-.56f + .46f * (float)i, .0f, .19f + .03f * (float)i),
             V(-.40f + .46f * (float)i, .0f, .20f + .03f * (float)i), .020f, .020f);
}

static void second_funeral(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = evening_over_the_hill;
    s->vignette = 1.2f;
    s->roll = -4;
    s->ambient *= .30f;
    s->key = (Light){vec_unit(V(-.6f, .5f, .5f)), rgb(0xffd8c0) * .5f, .1f};
    s->rim = (Light){vec_unit(V(.5f, .5f, -.7f)), rgb(0xffc890) * 3.0f, .1f};
    int black = material_wool(rgb(0x1c1424)),
        wood = material_new(rgb(0x5a3420), rgb(0x2c180e), .5f, .5f, PAT_WOOD, 3, .5f), brass = material_gold(),
        light = material_glow(rgb(0xffc860), 2.4f), bone = material_bone(),
        turf = material_new(rgb(0x2c3a24), rgb(0x141c14), .95f, .1f, PAT_GRASS, 6, 1.0f),
        purple = material_wool(rgb(0x6a2a96));
    part(); /* the hill */
    paint(turf);
    blend(.1f);
    lumpy(.04f, 4);
    egg(-.1f, -1.75f, -.2f, 2.2f, .86f, 1.2f);
    lumpy(0, 1);
    static const float at[4][3] = {
        {-.50f, -.97f, .16f}, {.48f, -.92f, .15f}, {-.86f, -.90f, -.32f}, {.14f, -.86f, -.32f}};
    for (int i = 3; i >= 0; i--) {
        push();
        move(at[i][0], at[i][1], at[i][2] + .1f);
        grow(.86f);
        bearer(black, i % 2 ? .20f : -.17f, .02f);
        pop();
    }
    push();
    move(-.05f, -.02f, .0f);
    turn_z(3);
    grow(1.06f);
    open_coffin(wood, brass, light, 24);
    push(); /* its owner enjoys the ride */
    move(.44f, .30f, .02f);
    turn_y(38);
    turn_z(-8);
    grow(.34f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffb830), .jaw = 26, .menace = .0f, .missing = .2f, .eye_size = 1.3f});
    pop();
    part(); /* and waves its hat */
    paint(bone);
    blend(.012f);
    limb(V(.62f, .14f, .10f), V(.84f, .38f, .14f), .032f, .028f);
    ball(.84f, .38f, .14f, .040f);
    limb(V(.84f, .38f, .14f), V(.72f, .70f, .16f), .028f, .022f);
    for (int i = 0; i < 4; i++)
        limb(V(.72f, .70f, .16f), V(.64f + .035f * (float)i, .80f, .19f), .020f, .014f);
    push();
    move(.68f, .86f, .14f);
    turn_z(28);
    part();
    paint(purple);
    blend(.01f);
    drum(0, 0, 0, .17f, .014f, .01f);
    drum(0, .12f, 0, .10f, .13f, .012f);
    pop();
    Vec3 glow = here(V(.2f, .22f, .1f));
    pop();
    lamp(glow + V(.1f, .1f, .35f), rgb(0xffb850) * 1.8f, .3f);
    sprite(glow, .42f, rgb(0xffb850), SPRITE_GLOW, .5f);
    for (int i = 0; i < 12; i++) { /* the flowers that were on it */
        sprite(V(-.9f + .12f * (float)i, -.1f - .6f * chance(i), .5f), .022f + .02f * chance(i + 5), rgb(0xfff0e0),
               SPRITE_LEAF, .9f);
    }
    for (int i = 0; i < 9; i++) {
        push();
        move(-1.0f + .26f * (float)i, -.98f + .03f * chance(i), .45f);
        tuft(.16f + .10f * chance(i + 3), .12f, 8, turf, 13 * i);
        pop();
    }
}

const Card siege_barrow_rites_cards[] = {
    {"cards/siege/ba05", BARROW, second_funeral}, {"cards/siege/ba08", BARROW, wreath},
    {"cards/siege/ba09", BARROW, orrick},         {"cards/siege/ba14", BARROW, mourner},
    {"cards/siege/ba23", BARROW, blessing},       {0}};
