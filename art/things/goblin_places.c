/* SPDX-License-Identifier: MIT
 * Where goblins fight, and the back of their cards. Both belong to all four clans alike. */
#include "cards.h"
#include "props/rocks.h"
#include "props/weapons.h"
#include "things/studio.h"
#include "types/goblin_clan.h"

/* ---- the battlefield: the floor of a mine from above, dark and quiet but for its rims ---- */

enum { FIELD_WIDTH = 2048, FIELD_HEIGHT = 1280 };

static void log_of(float x, float z, float half, float turn, float r, int wood, int iron)
{
    push();
    move(x, r * .8f, z);
    turn_y(turn);
    part();
    paint(wood);
    blend(.03f);
    lumpy(.03f, 2);
    limb(V(-half, 0, 0), V(half, 0, 0), r, r * .93f);
    lumpy(0, 1);
    part();
    paint(iron);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * half * .62f, 0, 0);
        turn_z(90);
        ring(0, 0, 0, r, .05f);
        pop();
    }
    pop();
}

/* A druse from above: tall crystals in the middle lean a little, short ones around them lean outwards, so that each shows
 * its faces, lit differently. They glow from within only where they are thick. */
static void crystal_heap(float x, float z, Vec3 color, int seed)
{
    int m = material_new(color * .34f, color * .62f, .12f, 1.5f, PAT_NOISE, 2.5f, .25f),
        stone = material_stone(rgb(0x4a3c38), rgb(0x241c1c));
    material(m)->emit = color * .045f;
    material(m)->sss = color * .35f;
    for (int i = 0; i < 17; i++) {
        bool tall = i < 5;
        float a = ((float)i + .7f * chance(i + seed)) * 2.4f,
              away = tall ? .34f * chance(i + seed + 20) : .42f + .5f * chance(i + seed + 20);
        float lean = tall ? 10 + 14 * chance(i + seed + 110) : 30 + 22 * chance(i + seed + 110);
        float length = tall ? .8f + .4f * chance(i + seed + 40) : .3f + .35f * chance(i + seed + 40);
        shard(x + cosf(a) * away, 0, z + sinf(a) * away, -cosf(a) * lean, sinf(a) * lean, length,
              (tall ? .19f : .1f) + .07f * chance(i + seed + 60), m);
    }
    for (int i = 0; i < 9; i++) {
        float a = (float)i * .75f + (float)seed, r = .16f + .2f * chance(i + seed + 80);
        rock(x + cosf(a) * 1.05f, .08f, z + sinf(a) * .95f, r, r * .7f, r, 40 * chance(i + seed + 90), stone);
    }
    lamp(V(x, .5f, z), color * .9f, .5f);
}

static void standing_lantern(float x, float z, int metal)
{
    push();
    move(x, 1.0f, z);
    turn_x(-30);
    lantern(.85f, metal, rgb(0xffb050));
    pop();
    lamp(V(x, 1.6f, z), rgb(0xffa040) * 3.f, .8f);
}

static void rails(float z, int wood, int iron)
{
    for (int i = -9; i <= 9; i++) {
        push();
        move((float)i * .72f + .1f * chance(i + 400), .03f, z);
        turn_y(6 * (chance(i + 420) - .5f));
        part();
        paint(wood);
        blend(.01f);
        box(0, 0, 0, .13f, .05f, .62f, .03f);
        pop();
    }
    part();
    paint(iron);
    for (int side = -1; side <= 1; side += 2)
        box(0, .13f, z + (float)side * .36f, 7, .05f, .05f, .02f);
}

static void battlefield(void)
{
    Scene *s = scene();
    camera(V(0, 10, 2.4f), V(0, 0, .05f), 38);
    s->key.color = rgb(0xa890a8) * .8f;
    s->rim.color = grey(0);
    s->fill.color = rgb(0x40364a) * .3f;
    s->zenith = rgb(0x4a4050) * .7f;
    s->horizon = rgb(0x2a2028) * .5f;
    s->haze_from = 100;
    s->grade = .06f;
    s->stroke_size = .4f;
    s->vignette = 1.2f;
    int wood = material_new(rgb(0x6a4426), rgb(0x2e1a0e), .75f, .4f, PAT_WOOD, 1.6f, 1.1f), iron = material_iron();
    part();
    paint(material_new(rgb(0x4a3e3a), rgb(0x2c2426), .9f, .25f, PAT_STONE, 1.0f, .8f));
    ground(0, .05f, .7f);
    rails(-2.6f, wood, iron);
    log_of(-5.15f, .25f, 1.9f, 88, .26f, wood, iron);
    log_of(5.15f, .1f, 1.9f, 93, .26f, wood, iron);
    log_of(-1.3f, 3.05f, 2.6f, 1, .22f, wood, iron);
    log_of(3.1f, 3.08f, 1.1f, -3, .2f, wood, iron);
    crystal_heap(-4.8f, -2.5f, rgb(0xff3040), 3);
    crystal_heap(4.8f, -2.5f, rgb(0x20e080), 33);
    crystal_heap(-4.75f, 2.75f, rgb(0x3a80ff), 63);
    crystal_heap(4.75f, 2.75f, rgb(0xffb020), 97);
    standing_lantern(-4.7f, .4f, iron);
    standing_lantern(4.7f, .3f, iron);
    standing_lantern(.1f, -2.55f, iron);
    standing_lantern(1.6f, 2.7f, iron);
}

/* ---- the back: a goblin's head among the four gems, in the colours of none ---- */

enum { BACK_WIDTH = 320, BACK_HEIGHT = 400 };

static void slab(int gold, int stone)
{
    part();
    paint(stone);
    blend(.02f);
    box(0, 0, -.06f, 1, 1.24f, .06f, .05f);
    part();
    paint(gold);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .965f, -1.2f, .01f), V(s * .965f, 1.2f, .01f), .03f, .03f);
        limb(V(-.95f, s * 1.205f, .01f), V(.95f, s * 1.205f, .01f), .03f, .03f);
        limb(V(s * .88f, -1.1f, .01f), V(s * .88f, 1.1f, .01f), .014f, .014f);
        limb(V(-.86f, s * 1.12f, .01f), V(.86f, s * 1.12f, .01f), .014f, .014f);
    }
    part();
    paint(gold);
    push();
    turn_x(90);
    ring(0, .02f, 0, .6f, .05f);
    ring(0, .02f, 0, .69f, .018f);
    pop();
}

/* A vine of gold in one corner, mirrored to the other three; it holds the gem. */
static void corner_vines(int gold)
{
    part();
    paint(gold);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        for (int top = -1; top <= 1; top += 2) {
            float s = (float)side, t = (float)top;
            Vec3 p[5] = {V(s * .8f, t * .12f, .02f), V(s * .83f, t * .42f, .03f), V(s * .62f, t * .56f, .03f),
                         V(s * .74f, t * .66f, .03f), V(s * .62f, t * .84f, .02f)};
            Vec3 q[4] = {V(s * .62f, t * .84f, .02f), V(s * .36f, t * .92f, .03f), V(s * .16f, t * 1.02f, .03f),
                         V(0, t * .9f, .02f)};
            float w[5] = {.012f, .035f, .04f, .04f, .04f};
            tube(5, p, w, 4);
            float v[4] = {.04f, .04f, .035f, .025f};
            tube(4, q, v, 4);
        }
}

static void goblin_mask(int gold, int inlay)
{
    static const float face[] = {0,    .36f,  .3f,   .28f,  .44f,  .1f,   .85f,  .36f,  .7f,  -.02f,
                                 .4f,  -.16f, .22f,  -.42f, 0,     -.52f, -.22f, -.42f, -.4f, -.16f,
                                 -.7f, -.02f, -.85f, .36f,  -.44f, .1f,   -.3f,  .28f};
    part();
    paint(gold);
    blend(.02f);
    outline(14, face, 2, .12f, .14f);
    limb(V(0, .08f, .1f), V(0, -.14f, .24f), .055f, .075f);
    carve();
    Vec3 grin[5] = {V(-.26f, -.14f, .07f), V(-.14f, -.27f, .11f), V(0, -.31f, .12f), V(.14f, -.27f, .11f),
                    V(.26f, -.14f, .07f)};
    float r[5] = {.02f, .05f, .06f, .05f, .02f};
    tube(5, grin, r, 4);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .19f, .09f, .12f, .12f, .075f, .12f);
    fill();
    part();
    paint(inlay);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .19f, .085f, .03f, .06f);
}

static void back(void)
{
    static const float at[CLANS][2] = {{-.62f, .84f}, {.62f, .84f}, {-.62f, -.84f}, {.62f, -.84f}};
    static const unsigned color[CLANS] = {0xff2038, 0x18e080, 0x2a78ff, 0xffb010};
    studio(NEUTRAL, 12, 12);
    scene()->exposure = .74f; /* a back is quieter than any face */
    int gold = studio_gold(), stone = material_new(rgb(0x2a2230), rgb(0x4a3c48), .55f, .6f, PAT_STONE, 3, .7f),
        enamel = material_new(rgb(0x34243c), rgb(0x5a4064), .16f, 1.3f, PAT_NOISE, 3, 0);
    slab(gold, stone);
    corner_vines(gold);
    part();
    paint(enamel);
    egg(0, 0, .02f, .58f, .58f, .1f);
    push();
    move(0, .02f, .15f);
    grow(.82f);
    goblin_mask(gold, material_gem(rgb(0xfff0a0)));
    pop();
    for (int i = 0; i < CLANS; i++) {
        Goblin g = {.clan = (Clan)i, .gold = gold, .gem = material_gem(rgb(color[i]))};
        push();
        move(at[i][0], at[i][1], .08f);
        gem_brooch(&g, .17f);
        pop();
    }
}

const Card goblin_places_cards[] = {{"scenes/mine", MINE, battlefield, FIELD_WIDTH, FIELD_HEIGHT, .samples = 2},
                                    {"backs/goblins", NEUTRAL, back, BACK_WIDTH, BACK_HEIGHT},
                                    {0}};
