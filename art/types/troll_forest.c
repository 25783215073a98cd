/* SPDX-License-Identifier: MIT
 * The troll of the woods: his club goes through a tree, and on towards us; who nested in it leaves. */
#include "cards.h"
#include "kit/kit.h"
#include "props/nature.h"
#include "props/weapons.h"
#include "types/troll_visage.h"

/* Teeth of torn wood around an end that looks to +y. */
static void torn_end(float radius, float length, int pale, int seed)
{
    part();
    paint(pale);
    blend(.03f);
    drum(0, 0, 0, radius * .90f, .05f, .03f);
    for (int i = 0; i < 34; i++) {
        float a = (float)i * 2.4f, r = radius * .90f * sqrtf(((float)i + .5f) / 34), c = chance(i + seed),
              l = length * (.15f + 1.0f * c * c);
        Vec3 tip = V(sinf(a) * r * 1.12f, l, cosf(a) * r * 1.12f) + V(.06f, 0, .04f) * (chance(i + seed + 50) - .5f);
        limb(V(sinf(a) * r, -.04f, cosf(a) * r), tip, radius * (.10f + .08f * chance(i + seed + 90)), .006f);
    }
}

static void bark_of(Vec3 from, Vec3 to, float r0, float r1, int bark)
{
    part();
    paint(bark);
    blend(.05f);
    lumpy(.03f, 5);
    limb(from, to, r0, r1);
    lumpy(0, 1);
    Vec3 up = vec_unit(to - from);
    for (int i = 0; i < 9; i++) { /* ridges */
        float a = (float)i * .70f;
        Vec3 out = V(sinf(a), 0, cosf(a));
        out = vec_unit(out - up * vec_dot(out, up));
        limb(from + out * r0 * .92f, to + out * r1 * .92f, r0 * .16f, r1 * .13f);
    }
}

/* What is left of the tree, and what flies away. */
static void broken_tree(int bark, int pale)
{
    Vec3 stump = V(-.66f, .66f, 2.10f), low = V(-.99f, 1.58f, 1.72f), high = V(-1.56f, 3.2f, 1.2f);
    bark_of(V(-.62f, -1.0f, 2.10f), stump, .30f, .24f, bark);
    push();
    move(stump[0], stump[1], stump[2]);
    turn_z(10);
    torn_end(.25f, .46f, pale, 3);
    pop();
    bark_of(low, high, .25f, .23f, bark);
    push();
    move(low[0], low[1], low[2]);
    aim(low - high + V(.25f, 0, 0), V(0, 0, 1));
    torn_end(.25f, .42f, pale, 40);
    pop();
}

/* Wedges of torn wood, away from the blow and past the face. */
static void splinters(Vec3 at, int pale)
{
    for (int i = 0; i < 18; i++) {
        float a = (110 + 150 * chance(i)) * PI / 180, far = .26f + .62f * chance(i + 50),
              l = .07f + .15f * chance(i + 90);
        if (i % 4 == 0)
            a = (-80 + 50 * chance(i)) * PI / 180;
        Vec3 out = vec_unit(V(cosf(a), sinf(a), .2f + .6f * chance(i + 130))), p = at + out * far;
        push();
        move(p[0], p[1], p[2]);
        aim(out + V(.5f, .5f, 0) * (chance(i + 200) - .5f), V(0, 0, 1));
        part();
        paint(pale);
        blend(.01f);
        for (int k = 0; k < 3; k++) {
            float x = .028f * (float)k, w = .014f + .010f * chance(i * 3 + k + 170);
            limb(V(x, -l * (.6f + .4f * chance(i + k)), 0), V(x + .01f, l * (.4f + .8f * chance(i * 2 + k + 9)), .01f),
                 w, .004f);
        }
        pop();
    }
}

static void wing(float side, int blue)
{
    for (int i = 0; i < 6; i++) {
        push();
        move(side * .10f, .02f, -.02f);
        turn_z(-side * (18 + 19 * (float)i));
        part();
        paint(blue);
        float l = .44f - .025f * (float)i, xy[] = {-.03f, 0, .03f, 0, .055f, l * .7f, 0, l, -.05f, l * .7f};
        outline(5, xy, 3, .014f, .01f);
        pop();
    }
}

/* The bird shrieks at what became of its tree. */
static void bird(void)
{
    int red = material_plain(rgb(0xf05a30), .6f, .5f), blue = material_plain(rgb(0x3f8ad8), .5f, .6f),
        beak = material_plain(rgb(0xffc040), .4f, .8f), dark = material_plain(rgb(0x401010), .6f, .3f);
    part();
    paint(blue);
    blend(.05f);
    egg(0, 0, 0, .14f, .17f, .14f);
    ball(.01f, .20f, .05f, .125f);
    limb(V(-.02f, .30f, .0f), V(-.10f, .42f, -.06f), .035f, .008f);
    limb(V(0, -.10f, -.06f), V(.06f, -.40f, -.12f), .06f, .03f);
    part();
    paint(red);
    egg(.0f, -.01f, .07f, .115f, .135f, .10f);
    for (int k = 0; k < 2; k++) {
        part();
        paint(k ? dark : beak);
        if (k)
            ball(.02f, .18f, .155f, .045f);
        else {
            limb(V(.02f, .215f, .15f), V(.05f, .25f, .32f), .042f, .006f);
            limb(V(.02f, .155f, .15f), V(.05f, .08f, .28f), .036f, .006f);
        }
    }
    wing(-1, blue);
    wing(1, blue);
    int e = material_eye(rgb(0x181010), rgb(0xffffff), 0, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2)
        eye((float)side * .065f + .01f, .245f, .135f, .048f, (float)side * 18, 0, e);
}

static void nest_that_flies(void)
{
    int twig = material_plain(rgb(0xb08850), .9f, .2f), shell = material_plain(rgb(0xc8f0f0), .4f, .8f);
    part();
    paint(twig);
    blend(.02f);
    for (int i = 0; i < 30; i++) {
        float a = chance(i) * 2 * PI, b = a + 1.1f + .6f * chance(i + 30), y = -.07f + .14f * chance(i + 60),
              w = .92f + .25f * chance(i + 80);
        limb(V(sinf(a) * .27f, y, cosf(a) * .25f), V(sinf(b) * .29f * w, y + .05f, cosf(b) * .26f * w), .026f, .014f);
    }
    egg(0, -.08f, 0, .24f, .10f, .22f);
    for (int i = 0; i < 3; i++) {
        part();
        paint(shell);
        egg(-.10f + .20f * (float)i, .20f + .14f * (float)(i % 2), .10f, .060f, .080f, .060f);
    }
}

static void hair_of_moss(int moss)
{
    for (int i = 0; i < 30; i++) { /* blown back by the swing */
        float u = (chance(i + 3) - .5f) * 2, row = chance(i + 43), x = u * .36f, y = .44f - .26f * u * u,
              z = .16f - .46f * row, l = .30f + .30f * chance(i + 83);
        Vec3 p[4] = {V(x * .9f, y - .05f, z), V(x * 1.2f + .08f, y + .14f, z - .06f),
                     V(x * 1.4f + .30f * l + .1f, y + .16f + .1f * chance(i), z - .14f),
                     V(x * 1.5f + .9f * l, y + .02f + .2f * chance(i + 9), z - .2f)};
        float r[4] = {.08f, .085f, .06f, .01f};
        part();
        paint(moss);
        blend(.04f);
        tube(4, p, r, 3);
    }
}

static void forest_troll(void)
{
    camera(V(-.34f, .80f, 6.0f), V(-.10f, 1.42f, 0), 34);
    Scene *s = scene();
    s->roll = -5;
    s->tint[SHADOW] = rgb(0x123424);
    s->tint[LIGHT] = rgb(0x86a848);
    s->back_x = .25f;
    s->vignette = 1.3f;
    s->key.towards = V(-.05f, .62f, .80f);
    s->key.color = rgb(0xfff3c8) * 2.3f;
    s->rim.color = rgb(0xe0ffa0) * 3.4f;
    Flesh f = troll_flesh(rgb(0xa88a54), rgb(0x5c5a30)), body = troll_flesh(rgb(0x84683c), rgb(0x464e28));
    int moss = material_fur(rgb(0x6aa030)),
        bark = material_new(rgb(0x4a3c28), rgb(0x241c12), .9f, .2f, PAT_WOOD, 3, 1.2f),
        pale = material_new(rgb(0xf0c478), rgb(0xb07c3c), .8f, .2f, PAT_WOOD, 6, 1.0f);
    push();
    move(.32f, -.02f, -.1f);
    turn_z(7);
    turn_y(-16);
    troll_chest(&body);
    push();
    move(-.06f, 1.84f, .44f);
    turn_y(6);
    turn_x(8);
    turn_z(9);
    grow(1.14f);
    troll_visage(&f, &(TrollVisage){.nose = 1.05f,
                                    .wide = 1.18f,
                                    .hook = .12f,
                                    .ear = 1.35f,
                                    .droop = {26, -6},
                                    .tusk = .95f,
                                    .gape = .31f,
                                    .bare = .9f,
                                    .jut = .07f,
                                    .wry = -.03f,
                                    .brow = {-.01f, .03f},
                                    .frown = {.105f, .085f},
                                    .open = {1.15f, 1.25f},
                                    .gaze_x = -10,
                                    .gaze_y = -8,
                                    .iris = rgb(0xffb020)});
    hair_of_moss(moss);
    pop();
    Vec3 grip_at = V(.66f, .52f, .98f), along = vec_unit(V(-.80f, .20f, .52f));
    push();
    troll_clasp(&body, troll_left_shoulder, V(-.66f, .72f, .50f), 1, grip_at + along * .34f, along, V(-.1f, -.2f, 1),
                .34f);
    pop();
    push();
    troll_clasp(&body, troll_right_shoulder, V(1.24f, .82f, .30f), -1, grip_at, along, V(-.2f, .1f, 1), .34f);
    move(0, -.05f, 0);
    club(1.60f, .33f, material_wood(), 0);
    pop();
    pop();
    lamp(V(-.55f, 2.1f, 2.0f), rgb(0xffe8b0) * 1.4f, .8f);
    broken_tree(bark, pale);
    splinters(V(-.70f, 1.02f, 1.9f), pale);
    push();
    move(-.70f, 2.52f, .6f);
    grow(.9f);
    turn_z(38);
    turn_x(20);
    nest_that_flies();
    pop();
    push();
    move(-.16f, 2.60f, .80f);
    turn_z(-20);
    grow(.86f);
    bird();
    pop();
    faction_motes();
}

const Card troll_forest_cards[] = {{"cards/horde/forest-troll", FOREST, forest_troll}, {0}};
