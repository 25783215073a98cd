/* SPDX-License-Identifier: MIT
 * The golem of the crown: a castle that walks, one foot above the street. */
#include "cards.h"
#include "kit/kit.h"
#include "props/castle.h"
#include "props/cottage.h"
#include "props/regalia.h"
#include "props/treasure.h"

typedef struct {
    int wall, tiles, gold, purple, iron, wood, dark, sole;
    Vec3 lit;
} Castle;

static void merlons(float half, float y, float z, int n)
{
    for (int i = 0; i < n; i++)
        box(-half + 2 * half * (float)i / (float)(n - 1), y, z, half / (float)n * .62f, .085f, .075f, .012f);
}

/* Two windows under brows of ashlar. */
static void eyes_of_the_gatehouse(const Castle *m)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .27f, .20f, .455f);
        turn_z(s * 9);
        part();
        paint(m->dark);
        blend(.01f);
        box(0, -.01f, -.03f, .155f, .125f, .05f, .02f);
        lit_window(0, -.04f, .02f, .105f, .065f, m->lit);
        part();
        paint(m->dark); /* a slit of a pupil, looking down */
        box(s * -.02f, -.03f, .045f, .024f, .080f, .01f, .005f);
        part();
        paint(m->wall);
        blend(.02f);
        turn_z(s * 12);
        box(0, .16f, .03f, .225f, .075f, .13f, .025f);
        pop();
    }
    part();
    paint(m->wall);
    blend(.02f);
    box(0, .06f, .50f, .075f, .20f, .09f, .03f); /* a buttress for a nose */
    box(0, -.10f, .54f, .115f, .060f, .11f, .03f);
}

/* The gate is his mouth: teeth of a portcullis, a drawbridge that falls open, a carpet on it for a tongue. */
static void gate_and_drawbridge(const Castle *m)
{
    part();
    paint(material_glow(rgb(0xff8a38), .85f));
    box(0, -.44f, .30f, .34f, .22f, .04f, .02f);
    for (int i = 0; i < 7; i++) {
        float x = -.33f + .11f * (float)i, l = i % 2 ? .17f : .24f;
        part();
        paint(m->iron);
        blend(.01f);
        limb(V(x, -.16f, .46f), V(x, -.24f - l * .5f, .47f), .034f, .034f);
        limb(V(x, -.24f - l * .5f, .47f), V(x, -.26f - l, .48f), .046f, .004f);
    }
    push();
    move(0, -.70f, .46f);
    turn_x(34);
    part();
    paint(m->wood);
    blend(.008f);
    for (int i = 0; i < 7; i++)
        box(-.39f + .13f * (float)i, -.015f * (float)(i % 2), .42f, .060f, .045f, .44f - .03f * (float)(i % 3), .015f);
    part();
    paint(m->iron);
    blend(.01f);
    for (int k = 0; k < 2; k++)
        box(0, .03f, .20f + .46f * (float)k, .47f, .03f, .045f, .01f);
    for (int i = 0; i < 6; i++) { /* what it bites with */
        float x = -.40f + .16f * (float)i;
        limb(V(x, .03f, .80f), V(x, .22f + .05f * (float)(i % 2), .84f), .050f, .005f);
    }
    Vec3 carpet[8] = {V(-.20f, .06f, -.10f), V(.20f, .06f, -.10f), V(-.20f, .075f, .4f),   V(.20f, .075f, .4f),
                      V(-.20f, .06f, .88f),  V(.20f, .06f, .88f),  V(-.19f, -.36f, 1.02f), V(.21f, -.36f, 1.02f)};
    part();
    paint(material_cloth(rgb(0xc81e48)));
    cloth(4, 2, carpet, .025f, 5);
    Vec3 end[2] = {here(V(-.46f, .03f, .72f)), here(V(.46f, .03f, .72f))};
    pop();
    for (int k = 0; k < 2; k++) {
        Vec3 top = here(V(k ? .55f : -.55f, .04f, .46f));
        Vec3 d = end[k] - top;
        part();
        paint(m->iron);
        blend(.004f);
        Vec3 o = here(V(0, 0, 0)), ax = here(V(1, 0, 0)) - o, ay = here(V(0, 1, 0)) - o, az = here(V(0, 0, 1)) - o;
        Vec3 from = V(vec_dot(top - o, ax), vec_dot(top - o, ay), vec_dot(top - o, az)),
             along = V(vec_dot(d, ax), vec_dot(d, ay), vec_dot(d, az));
        float size = vec_dot(ax, ax);
        from = from * (1 / size);
        along = along * (1 / size);
        for (int i = 0; i < 9; i++) {
            Vec3 at = from + along * (((float)i + .5f) / 9);
            push();
            move(at[0], at[1], at[2]);
            aim(along, V(1, 0, .3f));
            turn_y(i % 2 ? 90 : 0);
            turn_x(90);
            ring(0, 0, 0, .060f, .020f);
            pop();
        }
    }
}

static void gatehouse_head(const Castle *m)
{
    part();
    paint(m->wall);
    blend(.02f);
    box(0, .0f, 0, .60f, .54f, .44f, .03f);
    box(0, -.62f, -.02f, .50f, .16f, .40f, .03f);
    box(0, .53f, .02f, .68f, .065f, .50f, .02f);
    merlons(.62f, .66f, .44f, 7);
    merlons(.62f, .66f, -.40f, 7);
    carve();
    paint(m->dark);
    blend(.01f);
    box(0, -.46f, .42f, .37f, .22f, .14f, .02f);
    push();
    move(0, -.28f, .42f);
    turn_x(90);
    drum(0, 0, 0, .37f, .14f, .01f);
    pop();
    fill();
    eyes_of_the_gatehouse(m);
    gate_and_drawbridge(m);
    for (int side = -1; side <= 1; side += 2) { /* towers for ears */
        float s = (float)side;
        push();
        move(s * .74f, -.46f, -.04f);
        turn_z(s * -5);
        turret(.24f, 1.10f, .74f, m->wall, m->tiles, m->gold);
        lit_window(0, .62f, .235f, .04f, .08f, m->lit);
        pop();
    }
    push();
    move(0, .62f, -.02f);
    crown_spiked(.36f, 9, .40f, .6f, m->gold, material_gem(rgb(0xff3060)));
    pop();
}

/* A leg of ashlar: shaft to shaft, a ring of gold at the bend, a bastion for a foot, which the brush then stands on. */
static void leg(const Castle *m, Vec3 hip, Vec3 knee, Vec3 ankle, float pitch)
{
    for (int k = 0; k < 2; k++) {
        Vec3 from = k ? knee : hip, to = k ? ankle : knee, mid = vec_mix(from, to, .5f);
        push();
        move(mid[0], mid[1], mid[2]);
        aim(from - to, V(0, 0, 1));
        part();
        paint(m->wall);
        blend(.02f);
        box(0, 0, 0, k ? .25f : .28f, .5f * vec_length(from - to), k ? .25f : .28f, .04f);
        pop();
    }
    push();
    move(knee[0], knee[1], knee[2]);
    part();
    paint(m->gold);
    egg(0, 0, .06f, .31f, .24f, .30f);
    pop();
    push();
    move(ankle[0], ankle[1], ankle[2]);
    turn_x(pitch);
    part();
    paint(m->wall);
    blend(.02f);
    box(0, -.12f, .16f, .40f, .20f, .50f, .05f);
    for (int i = -1; i <= 1; i++) { /* toes: three round towers */
        push();
        move(.27f * (float)i, -.14f, .66f);
        drum(0, 0, 0, .155f, .19f, .03f);
        pop();
    }
    part();
    paint(m->tiles);
    for (int i = -1; i <= 1; i++)
        limb(V(.27f * (float)i, .06f, .66f), V(.27f * (float)i, .24f, .66f), .150f, .01f);
    part();
    paint(m->sole); /* what it has trodden on */
    blend(.03f);
    lumpy(.03f, 6);
    box(0, -.335f, .22f, .39f, .035f, .52f, .03f);
    lumpy(0, 1);
    pop();
}

static void fist(const Castle *m, Vec3 shoulder, Vec3 elbow, Vec3 at)
{
    for (int k = 0; k < 2; k++) {
        Vec3 from = k ? elbow : shoulder, to = k ? at : elbow, mid = vec_mix(from, to, .5f);
        push();
        move(mid[0], mid[1], mid[2]);
        aim(from - to, V(0, 0, 1));
        part();
        paint(m->wall);
        blend(.02f);
        box(0, 0, 0, .20f, .5f * vec_length(from - to), .20f, .04f);
        pop();
    }
    push();
    move(at[0], at[1], at[2]);
    part();
    paint(m->wall);
    blend(.03f);
    box(0, 0, 0, .25f, .25f, .23f, .05f);
    for (int i = 0; i < 4; i++)
        box(-.21f + .14f * (float)i, -.06f, .24f, .062f, .17f, .09f, .03f);
    part();
    paint(m->gold);
    box(0, .26f, -.02f, .30f, .06f, .28f, .02f);
    pop();
}

static void street(void)
{
    int wall = material_plain(rgb(0xd8c0c8), .9f, .1f), wood = material_plain(rgb(0x3a2438), .9f, .1f),
        roof = material_new(rgb(0xa04a58), rgb(0x5c2844), .8f, .2f, PAT_SCALE, 14, .6f);
    static const float place[][4] = {{-.98f, 1.15f, 24, 1.0f}, {-1.25f, .35f, -8, 1.1f}, {1.30f, .15f, 10, 1.1f},
                                     {-.20f, 1.30f, -10, .9f}, {.70f, .15f, -6, 1.0f},   {.62f, 1.75f, -14, 1.15f}};
    for (int i = 0; i < 6; i++) {
        push();
        move(place[i][0], i == 3 || i == 5 ? .10f : .0f, place[i][1]);
        turn_y(place[i][2]);
        turn_z(i == 5 ? 8 : 0);
        grow(place[i][3] * .32f);
        cottage(&(Cottage){.wall = wall,
                           .wood = wood,
                           .roof = roof,
                           .windows = rgb(0xffb848),
                           .wide = .85f,
                           .tall = .9f,
                           .deep = .7f,
                           .chimney = i % 2});
        pop();
    }
}

static void royal_golem(void)
{
    camera(V(-.62f, .42f, 5.2f), V(.02f, 1.62f, 0), 40);
    Scene *s = scene();
    s->roll = -7;
    s->back_x = .2f;
    s->vignette = 1.25f;
    s->key.towards = V(-.62f, .55f, .65f);
    int wall = material_new(rgb(0xe8dccc), rgb(0xa898a4), .8f, .4f, PAT_BRICK, 7, 1.1f),
        tiles = material_new(rgb(0x3a4ab8), rgb(0x28307a), .5f, .8f, PAT_SCALE, 14, .4f), gold = material_gold(),
        purple = material_cloth(rgb(0x6a2aa8)), iron = material_iron(), wood = material_wood(),
        dark = material_plain(rgb(0x201420), .9f, .1f), sole = material_stone(rgb(0x806878), rgb(0x4a3844));
    material(iron)->color = rgb(0x8a8a9c);
    material(iron)->rough = .45f;
    const Castle m = {wall, tiles, gold, purple, iron, wood, dark, sole, rgb(0xffc850)};
    push();
    turn_y(-8);
    part();
    paint(wall); /* the keep is his chest */
    blend(.02f);
    box(0, 1.20f, -.22f, .62f, .42f, .40f, .04f);
    box(0, .82f, -.20f, .46f, .20f, .34f, .03f);
    part();
    paint(gold);
    box(0, .92f, -.18f, .52f, .05f, .40f, .02f);
    banner(V(.0f, .86f, .24f), .46f, .44f, purple, gold);
    leg(&m, V(-.32f, .80f, -.18f), V(-.46f, .42f, .02f), V(-.46f, .16f, -.10f), 0);
    leg(&m, V(.32f, .84f, -.06f), V(.52f, 1.00f, .86f), V(.56f, .66f, 1.30f), -26);
    fist(&m, V(-.82f, 1.46f, -.10f), V(-1.16f, 1.06f, .10f), V(-1.06f, .70f, .62f));
    fist(&m, V(.82f, 1.46f, -.20f), V(1.20f, 1.22f, -.50f), V(1.16f, .80f, -.42f));
    push();
    move(.0f, 2.08f, .12f);
    turn_x(9);
    turn_z(6);
    turn_y(-4);
    gatehouse_head(&m);
    pop();
    pop();
    street();
    lamp(V(.1f, 1.75f, 1.2f), rgb(0xff9a48) * 1.4f, .4f);
    for (int i = 0; i < 40; i++) /* mortar runs from the joints */
        sprite(V((chance(i) - .5f) * 1.8f, .3f + 1.6f * chance(i + 50), .6f + 1.1f * chance(i + 90)),
               .010f + .02f * chance(i + 130), rgb(0xe8d8d8), SPRITE_GLOW, .5f);
    for (int i = 0; i < 9; i++)
        sprite(V((chance(i) - .5f) * 2.4f, 2.5f + .8f * chance(i + 20), -.9f), .05f, rgb(0x201028), SPRITE_LEAF, .8f);
    faction_ground();
    faction_motes();
}

const Card golem_castle_cards[] = {{"cards/horde/royal-golem", ROYAL, royal_golem}, {0}};
