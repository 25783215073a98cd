/* SPDX-License-Identifier: MIT
 * The troll of the sea: his anchor comes at us, chain and all. */
#include "cards.h"
#include "kit/kit.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/troll_visage.h"

/* A conch for a helmet: whorl on whorl to a point, thorns on the widest. */
static void conch(int shell)
{
    int lip = material_plain(rgb(0xffd8c0), .25f, 1.1f);
    push();
    move(.02f, .34f, -.08f);
    turn_z(-34);
    turn_x(-14);
    for (int k = 0; k < 7; k++) {
        float t = (float)k / 6, w = .47f * powf(.70f, (float)k), y = .04f + .80f * (1 - powf(.72f, (float)k));
        part();
        paint(shell);
        blend(.05f);
        push();
        move(0, y, 0);
        turn_z(12);
        egg(0, 0, 0, w, w * .50f, w * .94f);
        for (int i = 0; i < 8 && k < 4; i++) {
            float a = (float)i * PI / 4 + (float)k;
            limb(V(sinf(a) * w * .85f, w * .12f, cosf(a) * w * .8f),
                 V(sinf(a) * w * 1.26f, w * .42f, cosf(a) * w * 1.18f), w * .16f, .008f);
        }
        pop();
        part();
        paint(lip);
        push();
        move(0, y + w * .36f, 0);
        turn_z(12);
        ring(0, 0, 0, w * .72f, .018f * (1 - .6f * t));
        pop();
    }
    pop();
}

/* For ears: five rays a side, flared in anger, skin between them. */
static void fins(int fin)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 last = V(0, 0, 0);
        for (int i = 0; i < 5; i++) {
            float a = (58 - 27 * (float)i) * PI / 180, l = .62f - .05f * (float)(i > 2 ? i - 2 : 2 - i);
            Vec3 root = V(s * .36f, .10f - .06f * (float)i, -.04f), tip = root + V(s * l * cosf(a), l * sinf(a), -.22f);
            part();
            paint(fin);
            blend(.02f);
            limb(root, tip, .048f, .010f);
            if (i > 0) {
                Vec3 between = vec_mix(vec_mix(tip, last, .5f), root, .24f);
                web(root, tip, between, .016f);
                web(root, between, last, .016f);
            }
            last = tip;
        }
    }
}

static void links_along(int n, const Vec3 *p, int links, float size, int metal)
{
    for (int i = 0; i < links; i++) {
        float t = (float)(n - 1) * ((float)i + .5f) / (float)links;
        Vec3 at = tube_point(n, p, t),
             ahead = tube_point(n, p, min_of(t + .05f, (float)(n - 1) - .001f)) - tube_point(n, p, max_of(t - .05f, 0));
        push();
        move(at[0], at[1], at[2]);
        aim(ahead, V(.2f, .3f, 1));
        turn_y(i % 2 ? 40 : -50);
        part();
        paint(metal);
        blend(.01f);
        Vec3 o[9];
        float r[9];
        for (int k = 0; k < 9; k++) {
            float a = (float)k * PI / 4;
            o[k] = V(cosf(a) * size * .55f, sinf(a) * size, 0);
            r[k] = size * .24f;
        }
        tube(9, o, r, 2);
        pop();
    }
}

/* It flies crown first. */
static void thrown_anchor(int rust)
{
    push();
    move(.16f, .98f, 1.05f);
    aim(V(-.62f, -.30f, .80f), V(.45f, .35f, .75f));
    anchor(1.34f, rust);
    push();
    move(0, .95f, 0);
    barnacles(7, .10f, .16f, .10f, .05f, 20);
    pop();
    pop();
}

static void spray(void)
{
    for (int i = 0; i < 40; i++) {
        float t = chance(i), w = .12f + .5f * t;
        sprite(V(mix(-.62f, .65f, t) + w * (chance(i + 60) - .5f), mix(.35f, 1.05f, t) + w * (chance(i + 120) - .3f),
                 mix(1.9f, .4f, t)),
               .018f + .05f * chance(i + 180) * chance(i + 240), rgb(0xe0fff8), SPRITE_BUBBLE, .9f);
    }
}

static void water_troll(void)
{
    camera(V(-.25f, .86f, 5.8f), V(.0f, 1.42f, 0), 31.5f);
    Scene *s = scene();
    s->roll = 6;
    s->back_x = -.3f;
    s->vignette = 1.25f;
    s->rim.color = rgb(0xa0fff0) * 4.f;
    s->key.color = rgb(0xe8fff0) * 2.9f;
    Flesh f = troll_flesh(rgb(0x74c8a4), rgb(0x2c7a80)), body = troll_flesh(rgb(0x3c8890), rgb(0x1c4c66));
    int shell = material_new(rgb(0xffa078), rgb(0xd8604a), .3f, 1, PAT_NOISE, 5, .4f),
        rust = material_new(rgb(0xa86c4c), rgb(0x4a2c28), .5f, 1, PAT_NOISE, 6, .7f),
        fin = material_new(rgb(0xff9a60), rgb(0xd85a40), .4f, .8f, PAT_NOISE, 6, .3f);
    material(fin)->sss = rgb(0xff8040) * .6f;
    material(f.skin)->sss = rgb(0x40c0a0) * .3f;
    material(body.skin)->sss = rgb(0x2080a0) * .3f;
    material(rust)->metal = .4f;
    push();
    move(.30f, -.02f, -.25f);
    turn_z(-4);
    turn_y(-20);
    troll_chest(&body);
    push();
    move(-.10f, 1.86f, .46f);
    turn_y(4);
    turn_x(4);
    turn_z(-8);
    grow(1.16f);
    troll_visage(&f, &(TrollVisage){.nose = .5f,
                                    .wide = 1.35f,
                                    .ear = .25f,
                                    .droop = {20, 20},
                                    .tusk = .95f,
                                    .gape = .30f,
                                    .bare = .6f,
                                    .jut = .13f,
                                    .wry = -.02f,
                                    .brow = {.07f, .02f},
                                    .frown = {.045f, .07f},
                                    .open = {1.45f, .95f},
                                    .gaze_x = -4,
                                    .gaze_y = -8,
                                    .iris = rgb(0xffb838)});
    fins(fin);
    conch(shell);
    pop();
    Vec3 at = V(.86f, 1.10f, .98f), bar = vec_unit(V(-.5f, .05f, .5f));
    push();
    troll_clasp(&body, troll_right_shoulder, V(1.34f, 1.02f, .24f), -1, at, bar, V(-.1f, .25f, 1), .35f);
    pop();
    Vec3 hand = here(at);
    troll_reach(&body, troll_left_shoulder, V(-1.24f, .92f, .10f), V(-1.02f, .36f, .60f), 1, 0, V(.2f, -.6f, 1),
                V(.6f, -.3f, .2f), .32f);
    push();
    move(-.86f, 1.62f, -.06f);
    barnacles(8, .26f, .20f, .26f, .07f, 20);
    pop();
    pop();
    Vec3 line[5] = {hand + V(.30f, -.5f, -.1f), hand, hand + V(-.16f, .12f, .20f), V(.52f, 1.22f, .95f),
                    V(.36f, 1.02f, .86f)};
    links_along(5, line, 12, .085f, rust);
    lamp(V(-.7f, 2.1f, 2.2f), rgb(0xd8fff0) * 1.3f, .8f);
    thrown_anchor(rust);
    spray();
    faction_motes();
}

const Card troll_sea_cards[] = {{"cards/horde/water-troll", WATER, water_troll}, {0}};
