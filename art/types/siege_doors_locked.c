/* SPDX-License-Identifier: MIT
 * Portals that are shut and look back: a lock with two keyholes, three hinges that sit in council. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/poster.h"
#include "props/watchman.h"

/* ---- co1h: the lock has two keyholes, and they are eyes ---- */

static Vec3 behind_the_lock(const Scene *s, float u, float v)
{
    (void)s;
    float r = distance_to(u, v, 0, .25f);
    Vec3 c = vec_mix(rgb(0xffd0a8), rgb(0xff3a20), smooth(.0f, .7f, r)) * 1.2f;
    return c * (.85f + .3f * cloud_flat(u * 3, v * 3, 4));
}

/* Outline of a keyhole with its ring's middle at the brush's place. */
static void keyhole_outline(float r, float thick)
{
    float xy[2 * 16];
    for (int i = 0; i < 14; i++) {
        float a = (-148 + 296 * (float)i / 13) * PI / 180;
        xy[2 * i] = r * sinf(a);
        xy[2 * i + 1] = r * cosf(a);
    }
    xy[28] = -r * 1.05f;
    xy[29] = -r * 2.5f;
    xy[30] = r * 1.05f;
    xy[31] = -r * 2.5f;
    float turned[32];
    for (int i = 0; i < 16; i++) { /* one way round, from the foot at the right */
        int k = (i + 15) % 16;
        turned[2 * i] = xy[2 * k];
        turned[2 * i + 1] = xy[2 * k + 1];
    }
    outline(16, turned, 1, thick, .01f);
}

static void twin_lock(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = behind_the_lock;
    s->vignette = 1.3f;
    s->roll = -3;
    s->ambient *= .40f;
    s->key = (Light){vec_unit(V(-.5f, .6f, .6f)), rgb(0xc8c0e0) * 1.3f, .1f};
    s->rim = (Light){vec_unit(V(.1f, .1f, -1)), rgb(0xff5a30) * 3.0f, .1f};
    int iron = material_iron(), bolt = material_iron(), brass = material_gold(), black = material_wool(rgb(0x18141c));
    material(iron)->color = rgb(0x5c566a);
    material(iron)->color2 = rgb(0x2c2836);
    material(bolt)->color = rgb(0x9a96a8);
    part(); /* the plate, cut by what looks out of it */
    paint(iron);
    blend(.02f);
    lumpy(.012f, 5);
    box(0, 0, -.20f, 1.6f, 1.8f, .16f, .03f);
    carve();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .43f, .44f, -.2f);
        turn_z((float)side * -13);
        keyhole_outline(.235f, 1.0f);
        pop();
    }
    box(0, -.52f, -.2f, .66f, .10f, .5f, .03f); /* the slot of the bolt: its mouth */
    fill();
    lumpy(0, 1);
    part();
    paint(brass);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .43f, .44f, -.03f);
        turn_x(90);
        ring(0, 0, 0, .315f, .045f);
        pop();
    }
    part(); /* rivets like warts round the edge */
    paint(bolt);
    for (int i = 0; i < 11; i++)
        for (int side = -1; side <= 1; side += 2)
            ball((float)side * .90f, -1.15f + .23f * (float)i, -.05f, .050f);
    part(); /* teeth of the bolt: it is shut */
    paint(bolt);
    blend(.01f);
    for (int i = 0; i < 7; i++) {
        float x = -.54f + .18f * (float)i;
        limb(V(x, -.41f, -.12f), V(x + .02f, -.58f, -.10f), .065f, .012f);
        if (i < 6)
            limb(V(x + .09f, -.63f, -.14f), V(x + .09f, -.48f, -.12f), .055f, .012f);
    }
    part();
    paint(iron);
    blend(.05f);
    limb(V(-.76f, .86f, .0f), V(-.20f, .66f, .10f), .085f, .06f); /* brows of welded bar */
    limb(V(.76f, .86f, .0f), V(.20f, .66f, .10f), .085f, .06f);
    limb(V(-.84f, -.36f, .0f), V(.84f, -.36f, .0f), .060f, .060f);
    limb(V(-.84f, -.70f, .0f), V(.84f, -.70f, .0f), .060f, .060f);
    push(); /* who has brought the one key there is */
    move(.02f, -1.26f, .75f);
    grow(.52f);
    (void)watchman(&(Watchman){
        .cloak = black, .hat = black, .iron = bolt, .light = rgb(0xffb860) * 1.2f, .raised = .3f, .lean = 6});
    pop();
    push();
    move(.26f, -.78f, .78f);
    turn_z(-18);
    part();
    paint(brass);
    blend(.01f);
    limb(V(0, -.06f, 0), V(0, .24f, 0), .020f, .018f);
    box(.045f, .20f, 0, .040f, .014f, .014f, .005f);
    box(.040f, .15f, 0, .034f, .014f, .014f, .005f);
    turn_x(90);
    move(0, 0, .12f);
    ring(0, 0, 0, .060f, .018f);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        sprite(V((float)side * .43f, .40f, .1f), .62f, rgb(0xff5a28), SPRITE_GLOW, .42f);
        lamp(V((float)side * .43f, .38f, .35f), rgb(0xff6a30) * 1.6f, .25f);
    }
    faction_motes();
}

/* ---- vs2a: the hinges decide whether it opens ---- */

/* A door of boards, open by a hand's breadth: on its right the light of the other side. */
static Vec3 door_ajar(const Scene *s, float u, float v)
{
    (void)s;
    const float gap = .56f;
    float board = (u + 1.3f) * 3.2f, n = floorf(board), in = board - n;
    Vec3 wood = vec_mix(rgb(0x4a3458), rgb(0x20142c), .5f + .5f * sinf(n * 2.3f)) *
                (.65f + .6f * cloud_flat(u * 20 + n * 7, v * 2.0f, 4));
    wood *= smooth(.0f, .06f, in) * smooth(1.0f, .94f, in);
    wood += rgb(0xffc070) * (.35f * expf(-max_of(gap - u, 0) * 6));
    Vec3 light = vec_mix(rgb(0xfff4d0), rgb(0xffb048), smooth(.0f, .30f, fabsf(u - gap - .16f))) * 1.25f;
    Vec3 post = rgb(0x584a64) * (.5f + .6f * cloud_flat(u * 6, v * 6, 5));
    post += rgb(0xffc070) * (.5f * expf(-max_of(u - gap - .30f, 0) * 7));
    Vec3 c = vec_mix(wood, light, smooth(gap - .006f, gap + .006f, u));
    return vec_mix(c, post, smooth(gap + .29f, gap + .31f, u));
}

/* A strap of iron along +x from the brush's place, whose knuckle at x 0 is a head: hooded, a beak, an eye that looks at `gaze`. */
static void councillor(int iron, int hood, int beak, int eye_m, float gaze, float nod)
{
    part();
    paint(iron);
    blend(.03f);
    box(.75f, -.12f, -.06f, .75f, .105f, .04f, .02f);
    for (int i = 0; i < 4; i++)
        ball(.42f + .32f * (float)i, -.12f, .0f, .040f);
    drum(0, -.14f, -.05f, .13f, .30f, .03f);
    push();
    move(-.02f, .14f, .10f);
    turn_z(nod);
    turn_y(26);
    part();
    paint(hood);
    blend(.05f);
    egg(0, .04f, -.06f, .30f, .33f, .28f);
    limb(V(-.02f, .26f, -.08f), V(-.12f, .46f, -.12f), .16f, .02f);
    carve();
    egg(.05f, -.02f, .22f, .21f, .23f, .22f);
    fill();
    DrapeRow cape[3] = {{-.16f, .24f, .22f, 0, -.04f}, {-.30f, .36f, .30f, 0, -.04f}, {-.46f, .42f, .34f, 0, -.04f}};
    drape(&(Drape){
        .rows = 3, .row = cape, .folds = 9, .gather = .01f, .depth = .035f, .thick = .02f, .seed = (int)nod + 9});
    part();
    paint(beak);
    blend(.04f);
    egg(.03f, -.01f, .10f, .17f, .18f, .14f);
    tube(4, (Vec3[]){V(.05f, -.02f, .20f), V(.12f, -.05f, .36f), V(.20f, -.14f, .48f), V(.24f, -.26f, .50f)},
         (float[]){.10f, .080f, .050f, .008f}, 5);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid(.04f + .095f * (float)side, .055f, .195f, .058f, gaze, -6, eye_m, beak, 14, .55f);
    pop();
}

static void council_of_hinges(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = door_ajar;
    s->vignette = 1.2f;
    s->roll = 3;
    s->ambient *= .45f;
    s->key = (Light){vec_unit(V(-.5f, .5f, .7f)), rgb(0xd0c8e8) * 1.2f, .1f};
    s->rim = (Light){vec_unit(V(.9f, .1f, -.3f)), rgb(0xffc070) * 3.6f, .1f};
    int iron = material_iron(), beak = material_bone(),
        eye_m = material_eye(rgb(0xffb020), rgb(0xfff0c0), .5f, PUPIL_ROUND);
    material(iron)->color = rgb(0x50485c);
    static const uint32_t robe[3] = {0x8a1c3c, 0x2c4a9a, 0x3a7a40};
    static const float at[3][3] = {{.68f, -4, 8}, {-.10f, 26, -6}, {-.86f, 34, 10}};
    for (int i = 2; i >= 0; i--) {
        push();
        move(-.30f, at[i][0], .10f);
        grow(1.06f);
        mirror_x(); /* the strap goes to the left, over the boards; the head looks at the gap */
        councillor(iron, material_wool(rgb(robe[i])), beak, eye_m, -at[i][1], at[i][2]);
        pop();
    }
    lamp(V(.75f, .1f, .8f), rgb(0xffc880) * 2.4f, .4f);
    for (int i = 0; i < 16; i++)
        sprite(V(.62f + .3f * (chance(i) - .4f), 2.2f * (chance(i + 20) - .5f), .2f), .008f + .012f * chance(i),
               rgb(0xffe0a0), SPRITE_GLOW, .9f);
}

const Card siege_doors_locked_cards[] = {
    {"cards/siege/co1h", PORTAL, twin_lock}, {"cards/siege/vs2a", PORTAL, council_of_hinges}, {0}};
