/* SPDX-License-Identifier: MIT
 * The Hall: the goblin tavern of the title screen, with its four tables, the hearth, and the one who keeps it; and the
 * planks below everything else. The tables stand where the title screen lays cards and dice on them. */
#include "cards.h"
#include "kit/kit.h"
#include "props/flames.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

enum { WIDTH = 1600, HEIGHT = 1000, PLANKS_WIDTH = 1280, PLANKS_HEIGHT = 800 };

static const float wall_z = -2.8f, chimney_z = -1.9f;

typedef struct {
    int stone, dark_stone, wood[3], beam, iron, gold, wax;
} Room;

static Room room_materials(void)
{
    Room r;
    r.stone = material_new(rgb(0x9a8268), rgb(0x5c4a3a), .85f, .3f, PAT_STONE, 1.15f, 1);
    r.dark_stone = material_new(rgb(0x7c6656), rgb(0x40332a), .85f, .3f, PAT_BRICK, 2.3f, 1);
    r.wood[0] = material_new(rgb(0x7c4a28), rgb(0x3e2212), .7f, .4f, PAT_WOOD, 1.6f, 1);
    r.wood[1] = material_new(rgb(0x6a3d20), rgb(0x341b0e), .7f, .4f, PAT_WOOD, 1.9f, 1);
    r.wood[2] = material_new(rgb(0x8c5830), rgb(0x4a2a16), .7f, .4f, PAT_WOOD, 1.4f, 1);
    r.beam = material_new(rgb(0x5a321a), rgb(0x2a160a), .75f, .4f, PAT_WOOD, 1.3f, 1.2f);
    r.iron = material_iron();
    r.gold = material_gold();
    r.wax = material_plain(rgb(0xf4e6c0), .6f, .4f);
    material(r.wax)->sss = rgb(0xffb060);
    return r;
}

static void beam(Vec3 from, Vec3 to, float half, int m)
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

static void floor_and_walls(const Room *r)
{
    for (int i = 0; i < 30; i++) { /* planks run towards us, each of two or three boards */
        float x = -8.4f + .58f * (float)i, z = -3;
        for (int k = 0; z < 9.5f; k++) {
            float length = 2.4f + 2.6f * chance(i * 7 + k);
            part();
            paint(r->wood[(int)(chance(i * 13 + k * 5) * 2.99f)]);
            box(x, -.06f + .012f * chance(i + k * 31), z + length * .5f, .282f, .06f, length * .5f - .012f, .015f);
            z += length;
        }
    }
    part();
    paint(r->stone);
    box(0, 3, wall_z - .3f, 9, 3.4f, .3f, .02f);
    for (int i = 0; i < 34; i++) { /* panelling */
        part();
        paint(r->wood[i * 7 % 3]);
        blend(.01f);
        box(-8.3f + .5f * (float)i, .85f, wall_z + .05f, .24f, .85f, .05f, .03f);
    }
    beam(V(-9, 1.72f, wall_z + .1f), V(9, 1.72f, wall_z + .1f), .1f, r->beam);
    beam(V(-9, 4.55f, wall_z + .2f), V(9, 4.55f, wall_z + .2f), .2f, r->beam);
    static const float post[] = {-5.6f, -3.35f, -1.72f, 1.72f, 3.35f, 5.6f};
    for (int i = 0; i < 6; i++) {
        beam(V(post[i], 0, wall_z + .14f), V(post[i], 4.6f, wall_z + .14f), .14f, r->beam);
        float s = post[i] < 0 ? 1.f : -1.f;
        beam(V(post[i], 3.7f, wall_z + .16f), V(post[i] + s * .7f, 4.5f, wall_z + .16f), .09f, r->beam);
    }
    for (int i = 0; i < 4; i++) /* joists of the ceiling, towards us */
        beam(V(-5.1f + 3.4f * (float)i, 4.72f, -2.7f), V(-5.1f + 3.4f * (float)i, 4.72f, 6), .16f, r->beam);
}

static void hearth(const Room *r)
{
    part();
    paint(r->dark_stone);
    blend(.03f);
    box(0, 2.5f, chimney_z - .5f, 1.5f, 2.5f, .5f, .03f);
    carve();
    box(0, .75f, chimney_z, 1.12f, .75f, .62f, .05f);
    push();
    move(0, 1.5f, chimney_z);
    turn_x(90);
    drum(0, 0, 0, 1.12f, .62f, .05f);
    pop();
    fill();
    part();
    paint(r->stone);
    blend(.03f);
    box(0, .08f, chimney_z + .25f, 1.7f, .1f, .5f, .04f);
    beam(V(-1.75f, 2.72f, chimney_z + .12f), V(1.75f, 2.72f, chimney_z + .12f), .15f, r->beam);
    for (int i = 0; i < 5; i++) /* logs */
        beam(V(-.7f + .1f * (float)i, .22f + .1f * (float)(i % 2), chimney_z - .25f),
             V(.5f + .1f * (float)i, .3f + .08f * (float)(i / 2), chimney_z - .05f), .09f, r->beam);
    push();
    move(0, .3f, chimney_z - .25f);
    flames(15, .85f, .16f, 1.6f, .24f, 5, .1f, rgb(0xffd860), rgb(0xff5a14), 3);
    pop();
    lamp(V(0, 1.0f, chimney_z + .1f), rgb(0xff8a30), 1.7f);
    sprite(V(0, 1.2f, chimney_z + .2f), 1.9f, rgb(0xff8a30), SPRITE_GLOW, .5f);
    for (int i = 0; i < 34; i++)
        sprite(V((chance(i) - .5f) * 1.8f, 1.2f + chance(i + 50) * 2.2f, chimney_z + .7f),
               .012f + .012f * chance(i + 9), rgb(0xffc060), SPRITE_GLOW, .9f);
}

static void bottle(float x, Vec3 color, float tall)
{
    int glass = material_new(color, color * .6f, .08f, 1.6f, PAT_PLAIN, 1, 0);
    material(glass)->sss = color * .8f;
    material(glass)->emit = color * .12f;
    push();
    move(x, 2.87f, chimney_z + .14f);
    part();
    paint(glass);
    blend(.06f);
    drum(0, .16f * tall, 0, .095f, .15f * tall, .05f);
    limb(V(0, .32f * tall, 0), V(0, .5f * tall, 0), .045f, .035f);
    part();
    paint(material_wood());
    drum(0, .53f * tall, 0, .036f, .03f, .01f);
    pop();
}

static void mantelpiece(const Room *r)
{
    static const unsigned glass[] = {0x2fae5a, 0xe07a20, 0x3a7ad0, 0xc02848, 0xe8b830, 0x7a48c0};
    for (int i = 0; i < 6; i++)
        bottle((i < 3 ? -1.45f : .55f) + .33f * (float)(i % 3) + (i < 3 ? 0 : .22f), rgb(glass[i]),
               .9f + .4f * chance(i + 4));
    push();
    move(0, 3.14f, chimney_z + .16f); /* once it had a body, and wings */
    grow(.62f);
    skull(&(Skull){.bone = material_bone(), .glow = rgb(0xff9030), .jaw = 8, .menace = .6f});
    pop();
    int antlers = material_bone();
    for (int side = -1; side <= 1; side += 2)
        horn(V((float)side * .2f, 3.34f, chimney_z + .1f), V((float)side * .55f, 3.5f, chimney_z + .16f),
             V((float)side * .62f, 3.95f, chimney_z + .3f), .075f, antlers);
    (void)r;
}

/* day: the sky is bright and white clouds pass; else the moon looks in on one side. */
static void window(float x, const Room *r, bool day)
{
    int pane = day ? material_new(rgb(0xa8d4f4), rgb(0xf0f6fa), .15f, 1.2f, PAT_NOISE, 2, .1f)
                   : material_new(rgb(0x3a66b8), rgb(0x28488c), .15f, 1.2f, PAT_NOISE, 2, .1f);
    material(pane)->emit = day ? rgb(0x9cc8ee) * .62f : rgb(0x2c5cb4) * .75f;
    float y = 3.05f, z = wall_z + .02f;
    part();
    paint(pane);
    box(x, y, z, .58f, .72f, .04f, .01f);
    for (int side = -1; side <= 1; side += 2) {
        beam(V(x + (float)side * .64f, y - .84f, z + .06f), V(x + (float)side * .64f, y + .84f, z + .06f), .09f,
             r->beam);
        beam(V(x - .72f, y + (float)side * .8f, z + .06f), V(x + .72f, y + (float)side * .8f, z + .06f), .09f, r->beam);
    }
    beam(V(x, y - .8f, z + .05f), V(x, y + .8f, z + .05f), .045f, r->beam);
    beam(V(x - .6f, y, z + .05f), V(x + .6f, y, z + .05f), .045f, r->beam);
    if (day) {
        lamp(V(x, y, z + 1.2f), rgb(0xf4f2ea), 1.1f);
        return;
    }
    part();
    paint(material_glow(rgb(0xdfe8ff), 1.5f));
    if (x > 0)
        egg(x + .26f, y + .36f, z + .03f, .15f, .15f, .02f);
    else
        egg(x - .3f, y + .42f, z + .03f, .025f, .025f, .02f);
}

static void trophy(float x, Vec3 color, const Room *r)
{
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(x, 3.05f, wall_z + .12f);
        turn_z((float)side * 52);
        move(0, -.75f, 0);
        sword(1.7f, .11f, r->iron, r->gold);
        pop();
    }
    push();
    move(x, 3.05f, wall_z + .24f);
    shield_round(.52f, material_new(color, color * .5f, .5f, .8f, PAT_WOOD, 2, .6f), r->gold);
    pop();
}

static void barrel(float x, float y, float z, float turn, const Room *r)
{
    push();
    move(x, y, z);
    turn_y(turn);
    part();
    paint(r->wood[2]);
    blend(.05f);
    egg(0, .5f, 0, .47f, .86f, .47f);
    carve();
    blend(.02f);
    box(0, 1.4f, 0, 1, .36f, 1, .01f);
    box(0, -.4f, 0, 1, .36f, 1, .01f);
    drum(0, 1.04f, 0, .3f, .04f, .01f);
    fill();
    for (int i = 0; i < 4; i++) {
        static const float at[] = {.1f, .33f, .68f, .92f}, wide[] = {.415f, .462f, .462f, .415f};
        part();
        paint(r->iron);
        drum(0, at[i], 0, wide[i] + .012f, .035f, .012f);
    }
    pop();
}

static void round_table(float x, float z, float height, Vec3 felt, const Room *r)
{
    int cloth_m = material_new(felt, felt * .7f, 1, .1f, PAT_NOISE, 14, .25f);
    push();
    move(x, 0, z);
    part();
    paint(r->wood[2]);
    blend(.04f);
    drum(0, height - .07f, 0, 1.0f, .075f, .05f);
    part();
    paint(r->wood[0]);
    blend(.05f);
    ring(0, height, 0, .93f, .06f);
    part();
    paint(cloth_m);
    drum(0, height - .02f, 0, .87f, .03f, .01f);
    part();
    paint(r->gold);
    ring(0, height + .008f, 0, .85f, .013f);
    part();
    paint(r->beam);
    blend(.1f);
    limb(V(0, height - .32f, 0), V(0, .1f, 0), .2f, .16f);
    egg(0, .42f, 0, .26f, .2f, .26f);
    for (int i = 0; i < 4; i++) {
        float a = (float)i * PI / 2 + .6f;
        limb(V(0, .2f, 0), V(sinf(a) * .6f, .06f, cosf(a) * .6f), .11f, .08f);
    }
    pop();
}

static void chandelier(float x, const Room *r)
{
    float y = 3.98f, z = .6f;
    part();
    paint(r->beam);
    push();
    move(x, y, z);
    ring(0, 0, 0, .72f, .07f);
    pop();
    for (int i = 0; i < 9; i++) {
        float a = (float)i * 2 * PI / 9 + .2f, cx = x + .72f * sinf(a), cz = z + .72f * cosf(a);
        part();
        paint(r->wax);
        limb(V(cx, y + .05f, cz), V(cx, y + .24f, cz), .045f, .04f);
        push();
        move(cx, y + .26f, cz);
        part();
        paint(material_glow(rgb(0xffd070), 2.2f));
        egg(0, .06f, 0, .028f, .075f, .028f);
        pop();
        sprite(V(cx, y + .33f, cz), .24f, rgb(0xffb850), SPRITE_GLOW, .5f);
    }
    lamp(V(x, y + .1f, z + .2f), rgb(0xffb060), 1.5f);
    for (int i = 0; i < 3; i++) {
        float a = (float)i * 2 * PI / 3;
        chain(V(x + .7f * sinf(a), y, z + .7f * cosf(a)), V(x, y + 1, z), 0, 9, .05f, r->iron);
    }
}

static void mug(float x, float y, float z, const Room *r)
{
    push();
    move(x, y, z);
    part();
    paint(r->wood[2]);
    blend(.02f);
    drum(0, .15f, 0, .12f, .15f, .02f);
    part();
    paint(r->iron);
    drum(0, .06f, 0, .128f, .02f, .005f);
    drum(0, .24f, 0, .128f, .02f, .005f);
    part();
    paint(r->wax);
    blend(.04f);
    for (int i = 0; i < 5; i++)
        ball(.07f * sinf((float)i * 1.3f), .31f, .07f * cosf((float)i * 1.3f), .06f);
    part();
    paint(r->iron);
    push();
    move(.15f, .15f, 0);
    turn_x(90);
    ring(0, 0, 0, .085f, .02f);
    pop();
    pop();
}

typedef enum { LOOKS_AHEAD, LOOKS_LEFT, LOOKS_RIGHT, WEARS_GOGGLES } Face;

/* The one who keeps the Hall, behind a short bar; what is in the keg is beer, mostly. */
static void keeper(const Goblin *g, const Room *r, Face face)
{
    push();
    move(0, .34f, -.8f);
    turn_y(3);
    grow(1.22f);
    goblin_torso(g, g->cloth, 1);
    goblin_belt(g, 1);
    push();
    move(.02f, 1.3f, .2f);
    turn_z(-5);
    float look = face == LOOKS_LEFT ? -30 : face == LOOKS_RIGHT ? 26 : -4;
    goblin_head(g, &(Mood){.mouth = MOUTH_GRIN, .lid = 6, .open = .58f, .look_x = look});
    if (face == WEARS_GOGGLES)
        goggles_worn(g);
    else
        goggles_cap(g);
    pop();
    push(); /* welcome: a mug is raised */
    goblin_holds(g, -1, V(-.82f, .95f, .1f), V(-.86f, 1.5f, .3f), V(0, 1, 0), V(-1, 0, .3f), 0);
    pop();
    mug(-.8f, 1.38f, .3f, r);
    goblin_reaches(g, 1, V(.82f, .85f, .05f), V(.78f, .66f, .6f), V(.2f, -.1f, 1), V(0, -1, 0), .3f, 0);
    pop();
    push();
    move(1.02f, 1.4f, -.1f);
    turn_y(-20);
    grow(.78f);
    keg(g, .37f, .5f);
    pop();
    for (int i = 0; i < 5; i++) {
        part();
        paint(r->wood[i % 3]);
        blend(.01f);
        box(-.96f + .48f * (float)i, .5f, .0f, .235f, .5f, .06f, .03f);
    }
    beam(V(-1.35f, 1.0f, -.1f), V(1.35f, 1.0f, -.1f), .1f, r->beam);
    part();
    paint(r->wood[2]);
    blend(.01f);
    box(0, 1.06f, -.12f, 1.4f, .05f, .3f, .03f);
    mug(-.98f, 1.11f, 0, r);
    mug(-.62f, 1.11f, .05f, r);
}

static void hall_light(void)
{
    Scene *s = scene();
    s->backdrop = NULL;
    s->haze = 0;
    s->grade = .04f;
    s->exposure = 1.0f;
    s->ambient = .45f;
    s->key = (Light){vec_unit(V(-.42f, .75f, .6f)), rgb(0xffd8a0) * 1.25f, .25f};
    s->rim = (Light){vec_unit(V(.7f, .5f, -.4f)), rgb(0xff9a50) * .7f, .2f};
    s->fill = (Light){vec_unit(V(.5f, .1f, .8f)), rgb(0x6a5a90) * .25f, .3f};
    s->zenith = rgb(0xc89060) * .5f;
    s->horizon = rgb(0xa06a40) * .45f;
    s->below = rgb(0x5a3018) * .4f;
    s->aperture = 0;
    s->stroke_size = .5f;
    s->vignette = 1.2f;
}

static void day_light(void)
{
    Scene *s = scene();
    hall_light();
    s->exposure = 1.5f;
    s->ambient = .8f;
    s->key = (Light){vec_unit(V(-.42f, .75f, .6f)), rgb(0xfff0d8) * 1.35f, .3f};
    s->fill = (Light){vec_unit(V(.5f, .1f, .8f)), rgb(0xa0b0d0) * .35f, .3f};
    s->zenith = rgb(0xd8c8a8) * .6f;
    s->horizon = rgb(0xc8b090) * .5f;
    s->vignette = .5f;
}

static void room_by(bool day, Face face)
{
    Goblin g = goblin_of(CLAN_EMERALD);
    if (day)
        day_light();
    else
        hall_light();
    camera(V(0, 3.6f, 11.5f), V(0, 1.5f, 0), 30);
    Room r = room_materials();
    floor_and_walls(&r);
    hearth(&r);
    mantelpiece(&r);
    keeper(&g, &r, face);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        window(s * 4.45f, &r, day);
        trophy(s * 2.55f, side < 0 ? rgb(0xa02418) : rgb(0x24508c), &r);
        chandelier(s * 2.6f, &r);
        barrel(s * 5.0f, 0, -1.9f, 20, &r);
        barrel(s * 4.0f, 0, -2.1f, 50, &r);
        barrel(s * 4.55f, 1.0f, -2.0f, 80, &r);
    }
    round_table(-3.06f, 1.6f, .97f, rgb(0x1c6a40), &r);
    round_table(-1.12f, 2.5f, .97f, rgb(0x7a1c2c), &r);
    round_table(1.02f, 2.5f, .97f, rgb(0x20407c), &r);
    round_table(3.12f, 1.6f, .97f, rgb(0x8a6a24), &r);
}

static void hall(void)
{
    room_by(false, LOOKS_AHEAD);
}

static void hall_day(void)
{
    room_by(true, LOOKS_AHEAD);
}

/* The innkeeper's face in other moods, to be laid over it in the picture of the Hall. */
#define FACE_OF(word, day, face)                                                                                       \
    static void word(void)                                                                                             \
    {                                                                                                                  \
        room_by(day, face);                                                                                            \
    }
FACE_OF(looks_left, false, LOOKS_LEFT)
FACE_OF(looks_right, false, LOOKS_RIGHT)
FACE_OF(wears_goggles, false, WEARS_GOGGLES)
FACE_OF(looks_left_by_day, true, LOOKS_LEFT)
FACE_OF(looks_right_by_day, true, LOOKS_RIGHT)
FACE_OF(wears_goggles_by_day, true, WEARS_GOGGLES)
#define FACE(name, word)                                                                                               \
    {                                                                                                                  \
        "scenes/" name, MINE, word, WIDTH, HEIGHT, .samples = 6, .keep = { 690, 290, 240, 200 }                        \
    }

/* Planks seen straight from above, dark and quiet: whatever lies on them is brighter. The grain of wood runs along y, so
 * they are laid upright and the camera is turned. */
static void planks(void)
{
    static const unsigned color[] = {0x5e381e, 0x50301a, 0x684024, 0x462a16};
    Scene *s = scene();
    int wood[4];
    camera(V(0, 0, 20), V(0, 0, 0), 12);
    s->roll = 90;
    s->backdrop = NULL;
    s->exposure = .34f;
    s->vignette = .6f;
    s->stroke_size = .6f;
    s->key = (Light){vec_unit(V(.55f, .6f, .5f)), rgb(0xffd8b0) * 1.6f, .1f};
    s->ambient = .5f;
    s->zenith = s->horizon = rgb(0xb89070) * .5f;
    for (int i = 0; i < 4; i++)
        wood[i] = material_new(rgb(color[i]), rgb(color[i]) * .5f, .8f, .25f, PAT_WOOD, 1.3f + .2f * (float)i, .8f);
    for (int column = 0; column < 12; column++) {
        float y = -4.6f - 2 * chance(column + 70), x = -2.3f + .42f * (float)column;
        for (int i = 0; y < 4; i++) {
            float length = 1.8f + 1.6f * chance(column * 9 + i);
            part();
            paint(wood[(int)(chance(column * 17 + i * 3) * 3.99f)]);
            box(x, y + length * .5f, -.1f + .02f * chance(column * 5 + i), .2f, length * .5f - .012f, .1f, .02f);
            y += length;
        }
    }
}

const Card hall_cards[] = {{"scenes/hall", MINE, hall, WIDTH, HEIGHT, .samples = 6},
                           {"scenes/hall-day", MINE, hall_day, WIDTH, HEIGHT, .samples = 6},
                           FACE("hall-left", looks_left),
                           FACE("hall-right", looks_right),
                           FACE("hall-goggles", wears_goggles),
                           FACE("hall-day-left", looks_left_by_day),
                           FACE("hall-day-right", looks_right_by_day),
                           FACE("hall-day-goggles", wears_goggles_by_day),
                           {"scenes/planks", NEUTRAL, planks, PLANKS_WIDTH, PLANKS_HEIGHT, .samples = 4},
                           {0}};
