/* SPDX-License-Identifier: MIT
 * The Barrowkin in company: a second funeral, opened rows, the watch by candles, the harrow. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/bones.h"
#include "props/pinned_beast.h"
#include "props/rocks.h"
#include "props/skull.h"

/* ---- ba05: thumb up ---- */

static void hat(float r, int kind, int m, int band)
{
    part();
    paint(m);
    blend(.03f * r);
    drum(0, 0, 0, r * (kind == 2 ? .9f : 1.f), .03f * r, .03f * r);
    if (kind == 0)
        drum(0, .38f * r, 0, .58f * r, .38f * r, .06f * r);
    else
        egg(0, .08f * r, 0, .58f * r, (kind == 1 ? .5f : .8f) * r, .58f * r);
    part();
    paint(band);
    ring(0, .10f * r, 0, .58f * r, .05f * r);
}

static void funeral_guest(int dress, Vec3 skin, int hair, float arm_up, int seed)
{
    int flesh = material_skin(skin, skin * V(.8f, .62f, .55f));
    DrapeRow row[4] = {
        {.80f, .12f, .10f, 0, 0}, {.72f, .24f, .17f, 0, 0}, {.40f, .26f, .22f, 0, 0}, {0, .38f, .34f, 0, 0}};
    part();
    paint(dress);
    blend(.03f);
    drape(&(Drape){.rows = 4,
                   .row = row,
                   .folds = 11,
                   .gather = .01f,
                   .depth = .05f,
                   .twist = .6f,
                   .hem = .05f,
                   .thick = .02f,
                   .seed = seed});
    part();
    paint(dress);
    blend(.06f);
    egg(0, .70f, 0, .23f, .13f, .15f);
    for (int side = -1; side <= 1; side += 2) {
        float d = (float)side, up = side > 0 ? arm_up : .75f * arm_up;
        part();
        paint(dress);
        blend(.03f);
        limb(V(d * .20f, .74f, 0), V(d * .34f, .78f + .12f * up, .05f), .075f, .07f);
        limb(V(d * .34f, .78f + .12f * up, .05f), V(d * .33f, .92f + .26f * up, .12f), .07f, .06f);
        part();
        paint(flesh);
        blend(.02f);
        ball(d * .33f, .97f + .28f * up, .14f, .06f);
        for (int i = 0; i < 4; i++)
            limb(V(d * .33f + .03f * ((float)i - 1.5f), 1.0f + .28f * up, .14f),
                 V(d * .33f + .05f * ((float)i - 1.5f), 1.09f + .28f * up, .15f), .02f, .014f);
    }
    part();
    paint(flesh);
    blend(.03f);
    push();
    move(0, .98f, .02f);
    turn_x(-24);
    egg(0, 0, 0, .15f, .17f, .16f);
    egg(0, -.02f, .16f, .035f, .04f, .05f);
    part();
    paint(material_plain(rgb(0x1a120c), .4f, .6f));
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .055f, .035f, .145f, .022f);
    egg(0, -.085f, .135f, .045f, .028f, .03f);
    part();
    paint(hair);
    blend(.04f);
    egg(0, .05f, -.04f, .16f, .155f, .15f);
    pop();
}

static void second_funeral(void)
{
    Scene *s = scene();
    camera(V(-.5f, 4.7f, 4.6f), V(0, .42f, .0f), 38);
    barrow_hour(HOUR_NIGHT);
    s->haze = 0;
    s->ambient = .55f;
    s->key.color = rgb(0xd0e4d8) * 1.9f;
    int turf = material_turf(), earth = material_earth(), bone = material_old_bone(),
        wood = material_new(rgb(0xa06c3c), rgb(0x5a3820), .7f, .4f, PAT_WOOD, 3, .9f), brass = material_gold(),
        lining = material_wool(rgb(0x7a4e96)), black = material_wool(rgb(0x3a383c)),
        water = material_new(rgb(0x1c2c30), rgb(0x142024), .05f, 1.3f, PAT_WATER, 2, .1f);
    const int dress[6] = {material_wool(rgb(0xc8bc94)), material_wool(rgb(0x7a5a9a)), material_wool(rgb(0x8a6a3c)),
                          material_wool(rgb(0xb8b490)), material_wool(rgb(0x5a6e40)), material_wool(rgb(0xa88a60))};
    const int hair[3] = {material_wool(rgb(0x5a3820)), material_wool(rgb(0xb8b0a0)), material_wool(rgb(0x2a2018))};
    part();
    paint(turf);
    blend(.05f);
    lumpy(.05f, 2.5f);
    box(0, -1.5f, 0, 8, 1.5f, 8, .05f);
    carve();
    paint(earth);
    lumpy(.05f, 4);
    box(0, -.6f, .1f, .68f, .9f, 1.12f, .1f);
    fill();
    lumpy(0, 1);
    part();
    paint(earth);
    blend(.1f);
    lumpy(.08f, 4);
    egg(1.35f, .0f, -.35f, .55f, .32f, .9f);
    lumpy(0, 1);
    push(); /* coffin, its lid slid to the right */
    move(-.05f, -.55f, .1f);
    part();
    paint(wood);
    blend(.02f);
    float shape[] = {-.28f, -.95f, .28f, -.95f, .50f, .45f, .34f, .98f, -.34f, .98f, -.50f, .45f};
    push();
    turn_x(-90);
    outline(6, shape, 1, .30f, .03f);
    carve();
    paint(lining);
    float inner[] = {-.22f, -.87f, .22f, -.87f, .42f, .44f, .28f, .90f, -.28f, .90f, -.42f, .44f};
    move(0, 0, .16f);
    outline(6, inner, 1, .32f, .02f);
    fill();
    pop();
    push();
    move(.52f, .36f, .06f);
    turn_z(-16);
    turn_y(-14);
    turn_x(-90);
    part();
    paint(wood);
    outline(6, shape, 1, .05f, .03f);
    part();
    paint(brass);
    limb(V(0, -.5f, .06f), V(0, .5f, .06f), .035f, .035f);
    limb(V(-.22f, .22f, .06f), V(.22f, .22f, .06f), .035f, .035f);
    pop();
    pop();
    push(); /* thumb up */
    move(-.16f, -.35f, .25f);
    turn_x(-20);
    turn_z(4);
    grow(1.45f);
    part();
    paint(bone);
    blend(.025f);
    bone_limb(V(-.05f, -.1f, 0), V(-.04f, .40f, 0), .052f);
    bone_limb(V(.06f, -.1f, 0), V(.05f, .40f, 0), .044f);
    blend(.02f);
    egg(.02f, .52f, 0, .15f, .15f, .08f);
    for (int i = 0; i < 4; i++) {
        float y = .64f - .088f * (float)i;
        limb(V(-.10f, y, .05f), V(.17f, y, .07f), .050f, .048f);
        limb(V(.17f, y, .07f), V(-.02f, y - .005f, .16f), .046f, .038f);
        ball(.17f, y, .07f, .058f);
    }
    limb(V(-.10f, .58f, .03f), V(-.15f, .80f, .04f), .066f, .056f);
    limb(V(-.15f, .80f, .04f), V(-.12f, 1.00f, .03f), .060f, .042f);
    ball(-.15f, .80f, .04f, .068f);
    pop();
    static const float place[6][2] = {{-1.30f, .75f}, {-1.30f, -.45f}, {-.62f, -1.35f},
                                      {.42f, -1.45f}, {1.42f, .85f},   {1.25f, -1.0f}};
    for (int i = 0; i < 6; i++) {
        push();
        move(place[i][0], i == 5 ? .15f : 0, place[i][1]);
        turn_y(atan2f(-place[i][0], -place[i][1] + .9f) * 180 / PI);
        grow(.98f + .2f * chance(i + 3));
        funeral_guest(dress[i], i == 3 ? rgb(0x8a5a3c) : rgb(0xd8a884), hair[i % 3], .5f + .8f * chance(i + 9), i);
        pop();
    }
    static const float up[6][4] = {{-1.05f, 1.85f, .55f, 30}, {-1.25f, 1.75f, -.65f, -26}, {-.35f, 1.95f, -1.1f, 20},
                                   {.55f, 1.75f, -1.2f, -40}, {1.05f, 1.95f, .4f, 38},     {1.25f, 1.65f, -.75f, -18}};
    for (int i = 0; i < 6; i++) {
        push();
        move(up[i][0], up[i][1], up[i][2]);
        turn_z(up[i][3]);
        turn_x(30 - 60 * chance(i + 2));
        hat(.27f, i % 3, i % 2 ? black : dress[(i + 3) % 6], i % 2 ? lining : black);
        pop();
    }
    part(); /* the moon lies in a puddle */
    paint(water);
    blend(.05f);
    lumpy(.02f, 3);
    egg(-.35f, .0f, 1.75f, .55f, .025f, .30f);
    egg(-.05f, .0f, 1.85f, .35f, .022f, .2f);
    lumpy(0, 1);
    part();
    paint(material_glow(rgb(0xf4f0d0), 1.1f));
    egg(-.28f, .02f, 1.72f, .18f, .012f, .16f);
    for (int i = 0; i < 8; i++) {
        static const float at[8][2] = {{-.85f, 1.1f}, {-.88f, .2f},  {-.85f, -.7f}, {.82f, 1.25f},
                                       {.0f, -1.25f}, {-.5f, -1.2f}, {.85f, .95f},  {-.82f, .75f}};
        push();
        move(at[i][0], 0, at[i][1]);
        wax_candle(.16f + .12f * chance(i), .06f, true, material_wax());
        pop();
    }
    lamp(V(-.7f, .5f, .5f), rgb(0xffb850) * 1.6f, .45f);
    lamp(V(-.3f, .5f, -.95f), rgb(0xffb850) * 1.4f, .45f);
    lamp(V(.75f, .5f, 1.05f), rgb(0xffb850) * 1.2f, .4f);
    lamp(V(-.1f, .9f, .8f), rgb(0xfff0c0) * 1.1f, .35f);
}

/* ---- ba17: the rows are opened ---- */

static void grave_cupboard(int turf, int earth, int dark, float open)
{
    part();
    paint(earth);
    blend(.03f);
    lumpy(.03f, 6);
    box(0, .03f, 0, .36f, .07f, .56f, .03f);
    lumpy(0, 1);
    part();
    paint(dark);
    box(0, .06f, 0, .29f, .05f, .49f, .02f);
    for (int side = -1; side <= 1; side += 2) {
        float d = (float)side;
        push();
        move(d * .33f, .10f, 0);
        turn_z(-d * (open + 10 * chance(side + 3)));
        part();
        paint(earth);
        blend(.03f);
        box(-d * .16f, .0f, 0, .16f, .035f, .52f, .02f);
        paint(turf);
        lumpy(.03f, 8);
        box(-d * .16f, .055f, 0, .165f, .035f, .53f, .03f);
        lumpy(0, 1);
        pop();
    }
}

static void sleeper(int bone, int cap, float look, float reach)
{
    push();
    grow(.52f);
    move(0, -.55f, 0);
    bone_torso(bone, false);
    dead_head(bone, rgb(0xffc850), 24, look, -8, look * .5f);
    push();
    move(0, 2.2f, .08f);
    turn_y(look);
    turn_x(-8);
    turn_z(look * .5f);
    grow(.92f);
    part(); /* nightcap */
    paint(cap);
    blend(.06f);
    egg(0, .50f, -.10f, .47f, .30f, .50f);
    Vec3 q[4] = {V(0, .66f, -.12f), V(.18f, .98f, -.15f), V(.48f, .92f, -.1f), V(.60f, .60f, 0)};
    float r[4] = {.36f, .22f, .14f, .08f};
    tube(4, q, r, 4);
    part();
    paint(material_wool(rgb(0xf0e8d0)));
    ball(.61f, .52f, 0, .13f);
    push();
    move(0, .40f, -.08f);
    ring(0, 0, 0, .48f, .08f);
    pop();
    pop();
    dead_arm(bone, -1, V(-1.05f, 1.95f, 0), V(-.98f, 2.62f + reach, .1f), V(-.15f, 1, 0), V(0, 0, 1), .75f);
    dead_arm(bone, 1, V(1.05f, 1.85f, 0), V(.78f, 2.45f + reach, .1f), V(-.2f, 1, 0), V(0, 0, 1), .75f);
    pop();
}

static void open_rows(void)
{
    Scene *s = scene();
    camera(V(0, 3.9f, 5.4f), V(0, .55f, -.4f), 36);
    barrow_hour(HOUR_NIGHT);
    s->haze = .12f;
    s->haze_from = 8;
    s->ambient = .5f;
    s->key.color = rgb(0xc8e0d8) * 2.0f;
    int turf = material_turf(), earth = material_earth(), bone = material_old_bone(), stone = material_boulder(),
        dark = material_plain(rgb(0x0c0e0a), .9f, 0), cap = material_wool(rgb(0x8a56a8)),
        cap2 = material_wool(rgb(0xb8923c));
    for (int row = 0; row < 6; row++)
        for (int i = -2; i <= 2; i++) {
            int n = row * 5 + i + 2;
            float x = 1.12f * (float)i + (row % 2 ? .0f : .0f), z = 1.75f - 1.35f * (float)row;
            if ((row < 2 && (i == -2 || i == 2)))
                continue;
            push();
            move(x, 0, z);
            turn_y(5 * (chance(n) - .5f));
            push();
            move(0, 0, -.68f);
            turn_z(9 * (chance(n + 3) - .5f));
            gravestone(.24f + .05f * chance(n + 9), n % 3, stone);
            pop();
            grave_cupboard(turf, earth, dark, 68 + 40 * chance(n + 5));
            bool sits = (row == 1 && i == -1) || (row == 1 && i == 1);
            if (sits) {
                move(0, .02f, -.05f);
                sleeper(bone, i < 0 ? cap : cap2, i < 0 ? 14.f : -16.f, i < 0 ? .0f : .15f);
            } else {
                int hands = 1 + (chance(n + 21) > .45f);
                for (int k = 0; k < hands; k++) {
                    push();
                    move(hands == 2 ? -.13f + .26f * (float)k : .05f, .05f, .15f - .25f * chance(n + k));
                    grow(row < 1 ? .80f : .9f);
                    dead_hand(bone, .16f + .18f * chance(n + k * 7), 30 * (chance(n + k * 5 + 40) - .5f), .08f,
                              k ? 1 : -1, 0);
                    pop();
                }
            }
            pop();
        }
    for (int i = 0; i < 10; i++) {
        push();
        move((i % 2 ? .56f : -.56f) * (float)(1 + 2 * (i / 8)), 0, 1.6f - 1.3f * (float)(i / 2));
        wax_candle(.18f + .12f * chance(i), .06f, true, material_wax());
        pop();
    }
    for (int i = 0; i < 4; i++)
        lamp(V(i % 2 ? .56f : -.56f, .5f, .9f - 1.3f * (float)(i / 2)), rgb(0xffb850) * 1.5f, .42f);
    lamp(V(0, 1.6f, 1.4f), rgb(0xffe8b8) * .9f, .6f);
    faction_ground();
    faction_motes();
}

/* ---- ba18: six backs and a thousand candles ---- */

static Vec3 plain_of_eyes(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v - .6f) / .8f), vec_mix(t[MIDTONE], rgb(0x5a4a6a), .5f) * .75f,
                      vec_mix(t[SHADOW], rgb(0x2c2a44), .4f), t[SHADOW] * .6f);
    c = vec_mix(c, t[SHADOW] * .6f, .6f * smooth(.44f, .62f, sky_clouds(u, v, 1.1f)));
    float line = .84f + hills(u, 4, 1.2f, .10f);
    Vec3 land = vec_mix(rgb(0x0c1012), rgb(0x1c2422), .6f * cloud_flat(u * 6, v * 14, 3));
    c = vec_mix(c, land, under(line, v, .006f));
    for (int i = 0; i < 54; i++) {
        float y = line - .04f - .80f * chance_of(i + 5) * sqrtf(chance_of(i + 9)), near = unit((.84f - y) / .8f),
              x = 2.2f * chance_of(i + 31) - 1.1f, gap = .012f + .022f * near, r = .005f + .009f * near;
        for (int k = -1; k <= 1; k += 2) {
            float d = distance_to(u, v, x + gap * (float)k, y);
            c += rgb(0xff3820) * (2.0f * expf(-d * d / (r * r)) + .10f * expf(-d / (r * 3)));
        }
    }
    return c;
}

static void thousand_candles(void)
{
    Scene *s = scene();
    camera(V(.2f, 2.15f, 6.4f), V(.0f, 1.32f, 0), 28);
    barrow_hour(HOUR_NIGHT);
    s->backdrop = plain_of_eyes;
    s->back_y = .05f;
    s->ambient = .45f;
    s->key.color = rgb(0xe0dcc0) * 1.5f;
    int stone = material_new(rgb(0x9a947c), rgb(0x545040), .9f, .2f, PAT_BRICK, 4, .9f), wax = material_wax();
    const int coat[6] = {material_wool(rgb(0xc4b890)), material_wool(rgb(0x2f7a80)), material_wool(rgb(0xa8502c)),
                         material_wool(rgb(0xd0c8a4)), material_wool(rgb(0x7a4e96)), material_wool(rgb(0x2a5c68))};
    part(); /* walk, and the wall before them */
    paint(stone);
    blend(.02f);
    box(0, .10f, .6f, 3, .12f, 1.5f, .03f);
    box(0, .45f, -.75f, 3, .45f, .25f, .04f);
    static const float tall[6] = {.66f, .74f, .70f, .60f, .76f, .64f};
    for (int i = 0; i < 6; i++) {
        float x = -.98f + .39f * (float)i;
        push();
        move(x, .22f, .04f + .05f * (float)(i % 2));
        grow(tall[i]);
        turn_y(180 + 8 * (chance(i) - .5f));
        turn_z(5 * (chance(i + 4) - .5f));
        Kin k = {.f = {.man = i % 2 ? 1 : .2f},
                 .dress = coat[i],
                 .cloak = coat[i],
                 .hem = .25f,
                 .cloak_open = 40,
                 .cowl = i % 3 == 0 ? coat[(i + 2) % 6] : 0,
                 .hood = i == 0 || i == 4 ? coat[i] : 0,
                 .head = {.skin = i == 2 ? rgb(0x8a5a3c) : rgb(0xd0a080),
                          .hair = i % 2 ? rgb(0xb0a890) : rgb(0x4a2c18),
                          .age = .4f,
                          .man = .5f,
                          .mood = MOOD_CALM,
                          .hairs = i == 1   ? HAIR_CROP
                                   : i == 2 ? HAIR_BUN
                                   : i == 3 ? HAIR_BRAIDS
                                   : i == 5 ? HAIR_LONG
                                            : HAIR_NONE,
                          .seed = i},
                 .head_size = .60f,
                 .seed = 11 * i};
        kin_body(&k);
        if (k.hood > 0) { /* its back, whole */
            push();
            kin_head(&k);
            part();
            paint(coat[i]);
            blend(.08f);
            egg(0, .10f, -.14f, .49f, .54f, .52f);
            egg(0, -.30f, -.14f, .44f, .40f, .44f);
            limb(V(0, .50f, -.30f), V(.02f, .38f, -.74f), .18f, .05f);
            pop();
        }
        if (i == 1) { /* a feather hat; a smith's huge shoulders beside it */
            push();
            kin_head(&k);
            part();
            paint(coat[5]);
            blend(.04f);
            move(0, .26f, -.04f);
            turn_x(-8);
            drum(0, 0, 0, .62f, .03f, .03f);
            egg(0, .10f, 0, .40f, .30f, .42f);
            pop();
        }
        pop();
        if (i < 5) { /* arms round shoulders */
            float y0 = .22f + tall[i] * 1.72f, y1 = .22f + tall[i + 1] * 1.70f;
            Vec3 a = V(x + .16f, y0, .14f), b = V(x + .26f, .5f * (y0 + y1) - .03f, .24f),
                 c = V(x + .43f, y1 - .02f, .26f);
            body_sleeve(coat[i], a, b, c, .085f, .08f, .065f, i + 60);
            person_hand_at(
                &(PersonHand){
                    .pose = GRASP_REST, .size = .13f, .thumb = 1, .skin = material_skin(rgb(0xd8a884), rgb(0xa87860))},
                c, V(1, -.35f, .05f), V(0, -.2f, -1));
        }
    }
    for (int i = 0; i < 46; i++) { /* the candles: on the wall, on the walk, at their feet */
        bool wall = i < 18;
        float x = wall ? -1.55f + .182f * (float)i + .06f * (chance(i) - .5f) : -1.5f + 3.0f * chance(i + 7);
        float z = wall ? -.62f : .55f + 1.35f * chance(i + 17), y = wall ? .90f : .22f;
        if (!wall && fabsf(x) < .35f && z > 1.2f)
            continue;
        push();
        move(x, y, z);
        wax_candle(.10f + .26f * chance(i + 27) * (wall ? 1.3f : 1), .045f + .02f * chance(i + 37), true, wax);
        pop();
    }
    part(); /* what has run down */
    paint(wax);
    blend(.06f);
    for (int i = 0; i < 14; i++)
        egg(-1.5f + .23f * (float)i, .22f, .75f + .8f * chance(i), .20f, .04f, .14f);
    lamp(V(-.9f, .75f, 1.0f), rgb(0xffb850) * 2.2f, .55f);
    lamp(V(.0f, .70f, 1.15f), rgb(0xffb850) * 2.2f, .55f);
    lamp(V(.9f, .75f, 1.0f), rgb(0xffb850) * 2.2f, .55f);
    lamp(V(-.6f, 1.4f, -.7f), rgb(0xffb850) * 2.0f, .5f);
    lamp(V(.6f, 1.4f, -.7f), rgb(0xffb850) * 2.0f, .5f);
    faction_motes();
}

/* ---- ba19: pull ---- */

static void harrow(int wood, int iron)
{
    part();
    paint(wood);
    blend(.02f);
    for (int i = 0; i < 4; i++)
        box(-.78f + .52f * (float)i, 0, 0, .07f, .07f, .95f, .02f);
    for (int i = 0; i < 4; i++)
        box(0, .04f, -.84f + .56f * (float)i, .95f, .065f, .07f, .02f);
    part();
    paint(iron);
    blend(.01f);
    for (int i = 0; i < 16; i++)
        limb(V(-.78f + .52f * (float)(i % 4), .05f, -.84f + .56f * (float)(i / 4)),
             V(-.82f + .52f * (float)(i % 4), -.48f, -.84f + .56f * (float)(i / 4)), .062f, .008f);
}

static void harrow_the_field(void)
{
    Scene *s = scene();
    camera(V(.1f, 2.0f, 6.4f), V(-.14f, 1.08f, 0), 36);
    barrow_hour(HOUR_DUSK);
    s->back_seed = 19;
    s->key.color = rgb(0xffe8b8) * 2.0f;
    s->haze = .16f;
    int wood = material_wood(), iron = material_iron(), bone = material_old_bone(), earth = material_earth(),
        turf = material_turf(), rope = material_leather(rgb(0xc8a468)), shirt = material_wool(rgb(0xc8b88c)),
        hat_m = material_wool(rgb(0xb8923c)), trousers = material_wool(rgb(0x5a4a6a));
    push();
    move(.72f, .0f, -.1f);
    pinned_beast(rgb(0x4a3c4e));
    pop();
    push(); /* the harrow, tilting over it */
    move(.78f, 1.10f, -.1f);
    turn_z(-26);
    turn_x(20);
    turn_y(-14);
    harrow(wood, iron);
    Vec3 tie[6];
    for (int i = 0; i < 6; i++)
        tie[i] = here(V(-.95f, .06f, -.84f + .336f * (float)i));
    pop();
    static const float end[6][3] = {{-1.62f, 1.95f, -.9f}, {-1.62f, 1.6f, -.7f}, {-1.5f, 1.55f, -.15f},
                                    {-1.5f, 1.2f, .05f},   {-1.5f, 1.35f, .55f}, {-1.5f, .95f, .75f}};
    part();
    paint(rope);
    for (int i = 0; i < 6; i++)
        limb(tie[i], V(end[i][0], end[i][1], end[i][2]), .032f, .034f);
    for (int i = 0; i < 2; i++) { /* two of the dead */
        push();
        move(i ? -.40f : -.22f, i ? .66f : .50f, i ? -.95f : 1.20f);
        turn_z(i ? 27 : 30);
        turn_y(i ? 62 : 66);
        grow(i ? .62f : .66f);
        bone_torso(bone, true);
        dead_legs(bone, .04f, .24f);
        dead_head(bone, rgb(0xffc850), 20, -6, 10, 0);
        push();
        dead_grip(bone, -1, V(-.72f, 1.1f, .4f), V(-.20f, 1.22f, .78f), V(0, -.15f, 1), V(0, 1, .2f));
        pop();
        push();
        dead_grip(bone, 1, V(.72f, 1.15f, .5f), V(.16f, 1.30f, 1.0f), V(0, -.15f, 1), V(0, 1, .2f));
        pop();
        pop();
    }
    push(); /* and one of the living, his heels in the ground */
    move(-.92f, .10f, .55f);
    turn_z(22);
    turn_y(58);
    grow(.72f);
    Kin k = {.f = {.man = 1, .wide = 1.05f, .belly = .3f},
             .dress = shirt,
             .head = {.skin = rgb(0xd09a70),
                      .hair = rgb(0x8a5a30),
                      .iris = rgb(0x405030),
                      .age = .5f,
                      .man = 1,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.2f,
                      .mood = MOOD_ROAR,
                      .hairs = HAIR_CROP,
                      .beard = WHISKERS_SHORT,
                      .seed = 3},
             .look = -14,
             .head_size = .60f,
             .seed = 5};
    body_legs(&k.f, trousers, trousers, .08f, .26f);
    kin_body(&k);
    smith_apron(trousers, trousers, 1.05f, .3f, .75f);
    push();
    kin_head(&k);
    move(0, .30f, -.05f);
    turn_x(-10);
    hat(.62f, 1, hat_m, trousers);
    pop();
    push();
    kin_grip(&k, -1, V(-.46f, 1.38f, .42f), V(-.14f, 1.50f, .72f), V(0, -.1f, 1), V(0, 1, .2f));
    pop();
    push();
    kin_grip(&k, 1, V(.50f, 1.40f, .50f), V(.12f, 1.52f, .92f), V(0, -.1f, 1), V(0, 1, .2f));
    pop();
    pop();
    clods(V(.3f, .35f, .8f), V(-.5f, 1.0f, .35f), 1.0f, 20, .09f, earth, 3);
    clods(V(1.0f, .4f, .6f), V(.3f, 1.1f, .3f), .8f, 12, .08f, turf, 9);
    dust_burst(V(.5f, .35f, .7f), V(1.1f, .3f, .4f), 10, .30f, rgb(0xc8b080), .08f, 5);
    part(); /* furrows */
    paint(earth);
    blend(.08f);
    lumpy(.05f, 4);
    for (int i = 0; i < 5; i++)
        limb(V(-2.0f, .0f, .95f - .42f * (float)i), V(1.2f, .0f, 1.0f - .42f * (float)i), .09f, .11f);
    lumpy(0, 1);
    for (int i = 0; i < 4; i++) {
        push();
        move(-1.3f + .75f * (float)i, .05f, -1.7f - .3f * chance(i));
        wax_candle(.26f + .1f * chance(i), .07f, true, material_wax());
        pop();
    }
    lamp(V(.5f, .75f, 1.5f), rgb(0xffc070) * .9f, .5f);
    faction_ground();
}

const Card siege_barrow_fields_cards[] = {{"cards/siege/ba05", BARROW, second_funeral},
                                          {"cards/siege/ba17", BARROW, open_rows},
                                          {"cards/siege/ba18", BARROW, thousand_candles},
                                          {"cards/siege/ba19", BARROW, harrow_the_field},
                                          {0}};
