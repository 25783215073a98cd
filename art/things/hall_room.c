/* SPDX-License-Identifier: MIT
 * The room of the Hall. */
#include "things/hall_room.h"
#include "props/flames.h"
#include "props/regalia.h"
#include "props/skull.h"

static const float wall_z = -2.8f, chimney_z = -1.9f;

Room room_materials(void)
{
    Room r;
    r.stone = material_new(rgb(0x9a8268), rgb(0x6c5846), .85f, .3f, PAT_STONE, 1.15f, .8f);
    r.dark_stone = material_new(rgb(0x84705e), rgb(0x4c4038), .85f, .3f, PAT_BRICK, 2.3f, .9f);
    r.wood[0] = material_new(rgb(0x7c4a28), rgb(0x5a3418), .6f, .5f, PAT_WOOD, 1.6f, .6f);
    r.wood[1] = material_new(rgb(0x6a3d20), rgb(0x4a2a14), .6f, .5f, PAT_WOOD, 1.9f, .6f);
    r.wood[2] = material_new(rgb(0x8c5830), rgb(0x68401e), .6f, .5f, PAT_WOOD, 1.4f, .6f);
    r.beam = material_new(rgb(0x5a321a), rgb(0x38200f), .75f, .4f, PAT_WOOD, 1.3f, .9f);
    r.iron = material_iron();
    r.gold = material_gold();
    r.wax = material_plain(rgb(0xe8d0a0), .6f, .4f);
    material(r.wax)->sss = rgb(0xffa050);
    return r;
}

void room_beam(Vec3 from, Vec3 to, float half, int m)
{
    Vec3 middle = (from + to) * .5f, along = vec_unit(to - from);
    push();
    move(middle[0], middle[1], middle[2]);
    aim(along, V(.01f, .02f, 1));
    part();
    paint(m);
    blend(.01f);
    box(0, 0, 0, half, vec_length(to - from) * .5f, half, .04f);
    pop();
}

void room_candle(const Room *r, float tall, bool lit)
{
    part();
    paint(r->wax);
    blend(.02f);
    limb(V(0, 0, 0), V(0, tall, 0), .05f, .042f);
    limb(V(.04f, tall * .4f, .02f), V(.035f, tall * .9f, .02f), .018f, .014f); /* what has run down */
    part();
    paint(material_glow(rgb(0xffc060), 2.2f));
    egg(0, tall + .08f, 0, .028f, .075f, .028f);
    Vec3 at = here(V(0, tall + .09f, .02f));
    sprite(at, .2f, rgb(0xff9a40), SPRITE_GLOW, .5f);
    if (lit)
        lamp(at + V(0, .05f, .12f), rgb(0xff9a48), .75f);
}

static void floor_boards(const Room *r)
{
    for (int i = 0; i < 30; i++) { /* they run towards us, each row of two or three */
        float x = -8.4f + .58f * (float)i, z = -3;
        for (int k = 0; z < 9.5f; k++) {
            float length = 2.4f + 2.6f * chance(i * 7 + k);
            part();
            paint(r->wood[(int)(chance(i * 13 + k * 5) * 2.99f)]);
            box(x, -.06f + .012f * chance(i + k * 31), z + length * .5f, .282f, .06f, length * .5f - .012f, .015f);
            z += length;
        }
    }
}

static const float window_x = 4.45f, window_y = 3.05f, pane_wide = .58f, pane_high = .72f; /* half of it */

static void walls(const Room *r)
{
    part();
    paint(r->stone);
    box(0, 3, wall_z - .3f, 9, 3.4f, .3f, .02f);
    carve();
    for (int side = -1; side <= 1; side += 2)
        box((float)side * window_x, window_y, wall_z - .3f, pane_wide, pane_high, .5f, .01f);
    fill();
    for (int i = 0; i < 34; i++) { /* panelling */
        part();
        paint(r->wood[i * 7 % 3]);
        blend(.01f);
        box(-8.3f + .5f * (float)i, .85f, wall_z + .05f, .24f, .85f, .05f, .03f);
    }
}

void room_floor_and_walls(const Room *r)
{
    floor_boards(r);
    walls(r);
    room_beam(V(-9, 1.72f, wall_z + .1f), V(9, 1.72f, wall_z + .1f), .1f, r->beam);
    room_beam(V(-9, 4.55f, wall_z + .2f), V(9, 4.55f, wall_z + .2f), .2f, r->beam);
    static const float post[] = {-5.6f, -3.35f, 3.35f, 5.6f};
    for (int i = 0; i < 4; i++) {
        room_beam(V(post[i], 0, wall_z + .14f), V(post[i], 4.6f, wall_z + .14f), .14f, r->beam);
        float s = post[i] < 0 ? 1.f : -1.f;
        room_beam(V(post[i], 3.7f, wall_z + .16f), V(post[i] + s * .7f, 4.5f, wall_z + .16f), .09f, r->beam);
    }
    for (int i = 0; i < 4; i++) /* joists of the ceiling, towards us */
        room_beam(V(-5.1f + 3.4f * (float)i, 4.72f, -2.7f), V(-5.1f + 3.4f * (float)i, 4.72f, 6), .16f, r->beam);
}

/* ---- the hearth ---- */

static const float mouth = 1.5f; /* of the hearth, half as wide */

static void masonry(const Room *r)
{
    part();
    paint(r->dark_stone);
    blend(.03f);
    box(0, 2.5f, chimney_z - .5f, 1.95f, 2.5f, .5f, .03f);
    carve();
    box(0, .75f, chimney_z, mouth, .75f, .8f, .05f);
    egg(0, 1.45f, chimney_z, mouth, 1.08f, .8f);
    fill();
    for (int i = 0; i < 11; i++) { /* the stones of the arch */
        float a = PI * ((float)i + .5f) / 11;
        push();
        move(cosf(a) * (mouth + .1f), 1.45f + sinf(a) * 1.2f, chimney_z + .03f);
        turn_z(a * 180 / PI - 90);
        part();
        paint(r->stone);
        box(0, 0, 0, .19f, .13f + .02f * chance(i + 3), .07f, .05f);
        pop();
    }
    part();
    paint(r->stone);
    blend(.03f);
    box(0, .08f, chimney_z + .25f, 2.1f, .1f, .5f, .04f);
}

static void fire(const Room *r)
{
    for (int i = 0; i < 7; i++) /* logs */
        room_beam(V(-1.1f + .2f * (float)i, .22f + .1f * (float)(i % 2), chimney_z - .3f),
                  V(.1f + .2f * (float)i, .34f + .08f * (float)(i / 2), chimney_z - .1f), .1f, r->beam);
    push();
    move(0, .3f, chimney_z - .3f);
    flames(30, 1.3f, .2f, 1.9f, .22f, 5, .1f, rgb(0xffb040), rgb(0xe03a08), 3);
    pop();
    lamp(V(0, .7f, chimney_z - .1f), rgb(0xff5a18), 1.1f);
    lamp(V(-1.25f, 1.5f, chimney_z + .45f), rgb(0xff8a30), 1.1f);
    lamp(V(1.25f, 1.5f, chimney_z + .45f), rgb(0xff8a30), 1.1f);
    sprite(V(0, 1.5f, chimney_z + .2f), 2.2f, rgb(0xff6a20), SPRITE_GLOW, .25f);
    for (int i = 0; i < 44; i++)
        sprite(V((chance(i) - .5f) * 3, 1.2f + chance(i + 50) * 2.4f, chimney_z + .7f), .012f + .012f * chance(i + 9),
               rgb(0xffc060), SPRITE_GLOW, .9f);
}

/* Glass with something in it, the fire below and a light on its shoulder. round: a flask. */
static void bottle(float x, Vec3 color, float tall, bool round)
{
    int glass = material_new(color * .5f, color * .25f, .06f, 1.8f, PAT_PLAIN, 1, 0);
    material(glass)->sss = color * .5f;
    int drink = material_new(color * .9f, color * .7f, .2f, 1.2f, PAT_PLAIN, 1, 0);
    material(drink)->emit = color * .16f;
    float belly = round ? .15f : .095f;
    push();
    move(x, 2.87f, chimney_z + .14f);
    part();
    paint(drink);
    blend(.05f);
    if (round)
        ball(0, .14f, 0, belly);
    else
        drum(0, .13f * tall, 0, belly, .13f * tall, .04f);
    part();
    paint(glass);
    blend(.06f);
    if (!round)
        drum(0, .28f * tall, 0, belly * .98f, .05f * tall, .04f);
    limb(V(0, .3f * tall, 0), V(0, .52f * tall, 0), .045f, .033f);
    ring(0, .52f * tall, 0, .034f, .014f);
    part();
    paint(material_wood());
    drum(0, .55f * tall, 0, .032f, .03f, .01f);
    part();
    paint(material_glow(rgb(0xfff0d8), .75f)); /* a window, or a candle */
    limb(V(-belly * .55f, .1f, belly * .84f), V(-belly * .55f, .2f * tall, belly * .84f), .011f, .008f);
    pop();
}

static void mantelpiece(const Room *r)
{
    static const unsigned glass[] = {0x2fae5a, 0xe07a20, 0x3a7ad0, 0xd02848, 0xe0a828, 0x8a50d0, 0x30b0a0, 0xb86030};
    static const float at[] = {-1.72f, -1.4f, -1.12f, -.8f, .82f, 1.12f, 1.44f, 1.74f};
    room_beam(V(-2.15f, 2.72f, chimney_z + .12f), V(2.15f, 2.72f, chimney_z + .12f), .15f, r->beam);
    for (int i = 0; i < 8; i++)
        bottle(at[i], rgb(glass[i]), .85f + .5f * chance(i + 4), i % 3 == 1);
    push();
    move(0, 3.14f, chimney_z + .16f); /* once it had a body, and wings */
    grow(.62f);
    skull(&(Skull){.bone = material_bone(), .glow = rgb(0xff9030), .jaw = 8, .menace = .6f});
    pop();
    int antlers = material_bone();
    for (int side = -1; side <= 1; side += 2)
        horn(V((float)side * .2f, 3.34f, chimney_z + .1f), V((float)side * .55f, 3.5f, chimney_z + .16f),
             V((float)side * .62f, 3.95f, chimney_z + .3f), .075f, antlers);
}

void room_hearth(const Room *r)
{
    masonry(r);
    fire(r);
    mantelpiece(r);
}

/* ---- windows ---- */

/* A line of lead across the pane, of those that climb (way 1) or fall (way -1): x * way + y = c, cut to its frame. */
static void lead(float x, float way, float c, int m)
{
    float from = max_of(-pane_wide, (way > 0 ? c - pane_high : -pane_high - c));
    float to = min_of(pane_wide, (way > 0 ? c + pane_high : pane_high - c));
    if (from >= to)
        return;
    float y0 = c - way * from, y1 = c - way * to;
    part();
    paint(m);
    limb(V(x + from, window_y + y0, wall_z - .02f), V(x + to, window_y + y1, wall_z - .02f), .008f, .008f);
}

static void window_frame(float x, const Room *r)
{
    float y = window_y, z = wall_z;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        room_beam(V(x + s * .66f, y - .84f, z + .06f), V(x + s * .66f, y + .84f, z + .06f), .09f, r->beam);
        room_beam(V(x - .74f, y + s * .8f, z + .06f), V(x + .74f, y + s * .8f, z + .06f), .09f, r->beam);
        for (int i = -3; i <= 3; i++)
            lead(x, s, .5f * (float)i, r->iron);
    }
    room_beam(V(x, y - .8f, z + .02f), V(x, y + .8f, z + .02f), .04f, r->beam);
    part();
    paint(r->wood[2]);
    box(x, y - .92f, z + .16f, .82f, .04f, .2f, .02f); /* the sill */
}

/* Far outside, larger than what is seen of it. */
static void hill(float x, float y, float wide, float high, float z, Vec3 color)
{
    int m = material_plain(color, 1, 0);
    material(m)->emit = color * .7f;
    part();
    paint(m);
    egg(x, y, z, wide, high, .1f);
}

/* A tower with a pointed roof against the sky, n of its windows lit. */
static void far_tower(float x, float y, float wide, float high, int n, Vec3 color)
{
    const float z = -7.6f;
    int m = material_plain(color, 1, 0), light = material_glow(rgb(0xffb048), 1.3f);
    part();
    paint(m);
    box(x, y + high * .5f, z, wide, high * .5f, .05f, .01f);
    float roof[] = {-wide * 1.35f, 0, wide * 1.35f, 0, 0, wide * 2.6f};
    push();
    move(x, y + high, z);
    outline(3, roof, 1, .05f, .01f);
    pop();
    for (int i = 0; i < n; i++) {
        part();
        paint(light);
        box(x + (i % 2 ? .35f : -.3f) * wide, y + high * (.85f - .28f * (float)i), z + .06f, wide * .16f, wide * .26f,
            .02f, .01f);
    }
}

static void night_outside(void)
{
    int sky = material_plain(rgb(0x16306c), 1, 0), moon = material_glow(rgb(0xe8eeff), 1.25f);
    material(sky)->emit = rgb(0x2c54b0) * .95f;
    part();
    paint(sky);
    box(0, 4, -9, 12, 5, .1f, 0);
    for (int i = 0; i < 46; i++) {
        float x = (i % 2 ? 1.f : -1.f) * (5.2f + 2 * chance(i + 11));
        sprite(V(x, 2.6f + 1.9f * chance(i + 5), -8.8f), .018f + .03f * chance(i + 31), rgb(0xdfe8ff), SPRITE_GLOW,
               .9f);
    }
    part();
    paint(moon);
    ball(6.4f, 3.16f, -8.4f, .3f);
    sprite(V(6.4f, 3.16f, -8), .75f, rgb(0x6a90e0), SPRITE_GLOW, .35f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        hill(s * 7.4f, 1.9f, 1.9f, .75f, -8.2f, rgb(0x14285c));
        hill(s * 5.4f, 1.6f, 1.6f, .8f, -7.9f, rgb(0x0e1e48));
    }
    far_tower(5.62f, 1.95f, .12f, .62f, 2, rgb(0x0a1430));
    far_tower(5.84f, 1.9f, .17f, .95f, 3, rgb(0x0a1430));
    far_tower(6.1f, 1.95f, .12f, .5f, 1, rgb(0x0a1430));
    far_tower(-6.3f, 2.2f, .13f, .35f, 1, rgb(0x0a1430));
    far_tower(-5.9f, 2.1f, .16f, .3f, 2, rgb(0x0a1430));
    static const float bat[] = {-.5f, .16f, -.3f, .28f, -.08f, .1f, 0, .17f,  .08f, .1f,
                                .3f,  .28f, .5f,  .16f, .3f,   .1f, 0, -.08f, -.3f, .1f};
    push();
    move(-6.1f, 3.1f, -7.6f); /* somebody is out hunting */
    turn_z(14);
    grow(.75f);
    part();
    paint(material_plain(rgb(0x070d20), 1, 0));
    outline(10, bat, 3, .02f, .01f);
    pop();
}

static void day_outside(void)
{
    int sky = material_new(rgb(0x7ab8ec), rgb(0xf4f8fa), 1, 0, PAT_NOISE, .9f, 0);
    material(sky)->emit = rgb(0x8cc0ee) * .6f;
    part();
    paint(sky);
    box(0, 4, -9, 12, 5, .1f, 0);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        hill(s * 7.4f, 1.9f, 1.9f, .75f, -8.2f, rgb(0x6a9a70));
        hill(s * 5.4f, 1.6f, 1.6f, .8f, -7.9f, rgb(0x5c9048));
    }
    far_tower(5.62f, 1.95f, .12f, .62f, 0, rgb(0x8a8478));
    far_tower(5.84f, 1.9f, .17f, .95f, 0, rgb(0x9a9284));
    far_tower(6.1f, 1.95f, .12f, .5f, 0, rgb(0x8a8478));
}

void room_windows(const Room *r, bool day)
{
    if (day)
        day_outside();
    else
        night_outside();
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side * window_x;
        window_frame(x, r);
        lamp(V(x, window_y, wall_z + .9f), day ? rgb(0xf4f2ea) : rgb(0x5a86e0), day ? 1.1f : .55f);
    }
}

/* ---- pennants ---- */

static void garland(float from, float to)
{
    enum { PENNANTS = 8 };
    static const unsigned clan[] = {0xc02430, 0x2c9c4a, 0x2c60c0, 0xe0a020};
    const float sag = .34f, y = 4.32f, z = wall_z + .42f;
    int cord = material_plain(rgb(0x3a2c1c), .9f, .1f);
    Vec3 line[PENNANTS + 1];
    float thick[PENNANTS + 1];
    for (int i = 0; i <= PENNANTS; i++) {
        float t = (float)i / PENNANTS;
        line[i] = V(mix(from, to, t), y - sag * 4 * t * (1 - t), z);
        thick[i] = .014f;
    }
    part();
    paint(cord);
    tube(PENNANTS + 1, line, thick, 2);
    static const float cut[] = {-.13f, 0, .13f, 0, 0, -.36f};
    for (int i = 0; i < PENNANTS; i++) {
        Vec3 at = (line[i] + line[i + 1]) * .5f;
        push();
        move(at[0], at[1], z + .02f);
        turn_z((line[i + 1][1] - line[i][1]) * 90);
        turn_x(-8 + 16 * chance(i + 3));
        turn_y(-20 + 40 * chance(i + 8));
        part();
        paint(material_cloth(rgb(clan[i % 4])));
        outline(3, cut, 1, .012f, .006f);
        pop();
    }
}

void room_garlands(void)
{
    garland(-3.35f, -1.9f);
    garland(3.35f, 1.9f);
    garland(-5.6f, -3.35f);
    garland(5.6f, 3.35f);
}
