/* SPDX-License-Identifier: MIT
 * The Hall: the goblin tavern of the title screen, with its four tables and the one who keeps it; and the
 * planks below everything else. The tables stand where the title screen lays cards and dice on them. */
#include "cards.h"
#include "kit/kit.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "things/hall_room.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

enum { WIDTH = 1600, HEIGHT = 1000, PLANKS_WIDTH = 1280, PLANKS_HEIGHT = 800 };

static const float wall_z = -2.8f;

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

/* Between the tables and the bar, worn by many feet. */
static void rug(void)
{
    static const struct {
        float radius;
        unsigned color;
    } band[] = {{2.3f, 0x34121c}, {2.16f, 0xa87828}, {2.08f, 0x6a1e24}, {1.3f, 0xa87828}, {1.22f, 0x34121c}};
    push();
    move(0, 0, 1.5f);
    for (int i = 0; i < 5; i++) {
        Vec3 color = rgb(band[i].color);
        part();
        paint(material_new(color, color * .7f, 1, .1f, PAT_CLOTH, 10, .4f));
        drum(0, .006f + .004f * (float)i, 0, band[i].radius, .012f, .005f);
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
        float a = (float)i * 2 * PI / 9 + .2f;
        push();
        move(x + .72f * sinf(a), y + .03f, z + .72f * cosf(a));
        room_candle(r, .22f, false);
        pop();
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
    room_beam(V(-1.35f, 1.0f, -.1f), V(1.35f, 1.0f, -.1f), .1f, r->beam);
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
    room_floor_and_walls(&r);
    room_hearth(&r);
    room_windows(&r, day);
    room_garlands();
    rug();
    keeper(&g, &r, face);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        trophy(s * 2.55f, side < 0 ? rgb(0xa02418) : rgb(0x24508c), &r);
        chandelier(s * 2.6f, &r);
        barrel(s * 5.0f, 0, -1.9f, 20, &r);
        barrel(s * 4.0f, 0, -2.1f, 50, &r);
        barrel(s * 4.55f, 1.0f, -2.0f, 80, &r);
        push();
        move(s * 3.86f, 1.03f, -1.9f);
        room_candle(&r, .24f, true);
        pop();
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
