/* SPDX-License-Identifier: MIT
 * Barrowkin seen close: wreath, veil, thorn hood, mason, root widow. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/bare.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/flames.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/visage.h"
#include "props/weapons.h"
#include "props/wild.h"

/* ---- ba08: names on leaves ---- */

static void wreath(void)
{
    Scene *s = scene();
    camera(V(-.30f, 1.92f, 3.7f), V(.05f, 2.02f, 0), 27);
    barrow_hour(HOUR_NIGHT);
    s->backdrop = place_chamber;
    s->disc_x = -.62f;
    s->disc_y = .18f;
    s->back_seed = 3;
    s->roll = 4;
    s->vignette = 1.5f;
    s->ambient = .24f;
    s->key.color = rgb(0xc8d8c8) * .8f;
    s->rim.color = rgb(0xa0d0b0) * 1.8f;
    int leather = material_leather(rgb(0x4a3428)), wool = material_wool(rgb(0x5a3a78)), plate = material_iron(),
        leaf = material_glow(rgb(0xffcc68), 1.2f), green = material_plain(rgb(0x6a8a3c), .6f, .3f),
        stem = material_wood(), bone = material_old_bone(), shroud = material_wool(rgb(0x3c3840));
    Kin k = {.f = {.man = .1f, .wide = 1.04f},
             .dress = leather,
             .cloak = wool,
             .hem = .5f,
             .cloak_open = 60,
             .head = {.skin = rgb(0xb87a50),
                      .hair = rgb(0x2a1810),
                      .iris = rgb(0x9a7030),
                      .age = .18f,
                      .man = .12f,
                      .nose = NOSE_STRAIGHT,
                      .mood = MOOD_GASP,
                      .act = .55f,
                      .cast = CAST_FINE,
                      .hairs = HAIR_BRAIDS,
                      .lips = 1.25f,
                      .eye = 1.2f,
                      .gaze_x = 8,
                      .gaze_y = 18,
                      .scar = true,
                      .seed = 5},
             .look = 14,
             .nod = -13,
             .lean = -9,
             .head_size = .64f,
             .seed = 4};
    push(); /* she who is to fight, her face lifted */
    move(-.22f, -.16f, .16f);
    turn_y(10);
    kin_body(&k);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .45f, 1.77f, 0);
        turn_z((float)side * -22);
        pauldron(.28f, 3, 0, (float)side, plate);
        pop();
    }
    push();
    kin_head(&k);
    move(.03f, .40f, -.02f);
    turn_x(-20);
    turn_z(13);
    part();
    paint(stem);
    ring(0, 0, 0, .44f, .035f);
    for (int i = 0; i < 34; i++) { /* laurel, all one way, each leaf over the next */
        push();
        turn_y(10.6f * (float)i);
        move(0, .045f * (float)(i % 3 - 1), .44f);
        turn_y(62);
        turn_x(-20);
        turn_z(i % 3 == 1 ? 0 : i % 3 ? 26 : -26);
        leaf_flat(.27f, .09f, i % 4 == 3 ? green : leaf);
        pop();
    }
    Vec3 left = here(V(-.47f, .02f, .10f)), right = here(V(.44f, .03f, .22f)), above = here(V(0, .35f, .4f));
    pop();
    pop();
    /* he who wore it before, behind her, and both his hands */
    push();
    move(.66f, .10f, -.72f);
    turn_y(-22);
    turn_x(8);
    cloak(shroud, 1.1f, .6f, 30, .2f, V(0, 0, 0), 6);
    push();
    move(-.02f, 2.24f, .16f);
    turn_y(-16);
    turn_x(12);
    turn_z(12);
    grow(.74f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffb840), .jaw = 11, .menace = .0f, .missing = .15f, .eye_size = .8f});
    push();
    move(0, -.03f, -.10f);
    grow(1.16f);
    hood_deep(shroud, shroud, .5f, 4);
    pop();
    pop();
    pop();
    bone_reach(bone, V(-.98f, 1.92f, -.30f), left + V(-.16f, -.15f, -.10f), V(.55f, .75f, .35f), V(.75f, -.3f, .35f),
               .22f, .42f, 1);
    bone_reach(bone, V(.80f, 1.80f, .10f), right + V(.15f, -.17f, .10f), V(-.55f, .75f, -.05f), V(-.6f, -.3f, -.7f),
               .22f, .42f, -1);
    part();
    paint(shroud);
    blend(.05f);
    sleeve_cloth(V(.98f, 1.52f, -.35f), V(1.02f, 1.66f, .15f), V(.66f, 1.93f, .26f), .20f, .19f, .17f, 8);
    lamp(above, rgb(0xffc468) * 2.6f, .34f);
    lamp(right + V(-.12f, -.10f, .45f), rgb(0xffb850) * .8f, .26f);
    lamp(V(-.42f, 2.02f, 1.0f), rgb(0xffc070) * 2.2f, .35f);
    sprite(above + V(0, -.2f, 0), .55f, rgb(0xffb040), SPRITE_GLOW, .30f);
    for (int i = 0; i < 9; i++) { /* names that come loose */
        push();
        move(-.62f + 1.2f * chance(i + 30), 1.5f + 1.2f * chance(i + 60), .35f + .5f * chance(i));
        turn_z(160 * (chance(i + 9) - .5f));
        turn_x(60 * chance(i + 19));
        grow(.36f);
        leaf_flat(.2f, .08f, leaf);
        pop();
    }
    faction_motes();
}

/* ---- ba14: tears by the hour ---- */

static void umbrella(float r, int cloth, int wood)
{
    part();
    paint(cloth);
    blend(.02f);
    for (int i = 0; i < 9; i++) {
        float a = .698f * (float)i;
        Vec3 q[4] = {V(0, r * .55f, 0), V(sinf(a) * r * .5f, r * .45f, cosf(a) * r * .5f),
                     V(sinf(a) * r * .85f, r * .2f, cosf(a) * r * .85f), V(sinf(a) * r, 0, cosf(a) * r)};
        float w[4] = {.03f, .03f, .03f, .02f};
        tube(4, q, w, 3);
    }
    egg(0, 0, 0, r * .97f, r * .54f, r * .97f);
    carve();
    box(0, -r * .6f, 0, r * 2, r * .62f, r * 2, .01f);
    fill();
    limb(V(0, r * .5f, 0), V(0, r * .72f, 0), .03f, .012f);
    part();
    paint(wood);
    limb(V(0, r * .4f, 0), V(0, -r * 1.6f, 0), .025f, .025f);
}

/* Behind: a grave, and those who weep unpaid. */
static void burial(int stone, int black, int violet, int wood, int turf)
{
    part();
    paint(turf);
    ground(.06f, .10f, 1.1f);
    static const float at[6][4] = {{-1.15f, -1.6f, 1.9f, 6}, {-.62f, -2.4f, 1.8f, -8}, {-.05f, -3.1f, 1.75f, 4},
                                   {.62f, -2.7f, 1.8f, 10},  {1.22f, -2.0f, 1.9f, -6}, {-1.75f, -2.6f, 1.8f, 0}};
    for (int i = 0; i < 6; i++) {
        push();
        move(at[i][0], 0, at[i][1]);
        turn_z(at[i][3]);
        turn_y(170);
        grow(at[i][2]);
        hooded_cone(black, 8, i);
        pop();
        if (i % 2)
            continue;
        push();
        move(at[i][0] + .1f, at[i][2] + .28f, at[i][1]);
        turn_z(at[i][3] * 1.5f);
        umbrella(.56f, i == 2 ? violet : black, wood);
        pop();
    }
    for (int i = 0; i < 5; i++) {
        push();
        move(-1.5f + .72f * (float)i, .02f, -.9f - .5f * chance(i + 3));
        turn_z(14 * (chance(i) - .5f));
        gravestone(.40f + .14f * chance(i + 9), i % 3, stone);
        pop();
    }
}

static void mourner(void)
{
    Scene *s = scene();
    camera(V(.30f, 1.72f, 4.0f), V(.06f, 1.82f, 0), 29);
    family_hour(BARROW_FROST);
    s->back_seed = 14;
    s->roll = -6;
    s->vignette = 1.5f;
    s->ambient = .42f;
    s->key.color = s->key.color * .9f;
    int black = material_wool(rgb(0x24222c)), gold = material_gold(), lace = material_wool(rgb(0xf4eedc)),
        tear = material_plain(rgb(0xb8e0f0), .05f, 1.6f), violet = material_wool(rgb(0x6a4484)), wood = material_wood(),
        stone = material_boulder(), turf = material_turf(), brown = material_leather(rgb(0x6a6670)),
        coat = material_wool(rgb(0x3a2e38)), purse = material_leather(rgb(0x4a6a34));
    burial(stone, black, violet, wood, turf);
    Kin k = {.f = {.man = .1f, .wide = 1.0f, .belly = .2f},
             .dress = violet,
             .cowl = black,
             .head = {.skin = rgb(0xe8bc98),
                      .hair = rgb(0x7a3420),
                      .iris = rgb(0x3a8a5a),
                      .age = .55f,
                      .man = .1f,
                      .gaunt = .35f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.15f,
                      .mood = MOOD_CUNNING,
                      .act = 1.0f,
                      .cast = CAST_LONG,
                      .hairs = HAIR_BUN,
                      .lips = 1.4f,
                      .eye = 1.25f,
                      .gaze_x = 22,
                      .gaze_y = -16,
                      .seed = 9},
             .look = 4,
             .nod = 10,
             .lean = -14,
             .head_size = .66f,
             .seed = 6};
    push(); /* she leans over to where the money comes from */
    move(-.34f, -.14f, .1f);
    turn_y(26);
    turn_z(-10);
    turn_x(10);
    kin_body(&k);
    sash(black, 1.12f, .7f, 3);
    push();
    kin_head(&k);
    veil(black, -1.3f, 70, 5);
    part(); /* one eye weeps, as agreed */
    paint(tear);
    blend(.02f);
    limb(V(-.19f, -.06f, .345f), V(-.20f, -.20f, .325f), .012f, .022f);
    ball(-.202f, -.225f, .322f, .034f);
    Vec3 cheek = here(V(-.36f, -.30f, .30f));
    pop();
    kin_reach(&k, -1, cheek + V(-.12f, -.20f, .04f), V(-.16f, -.22f, .22f), GRASP_CUP, V(.35f, .9f, .05f),
              V(.7f, .1f, -.6f));
    Vec3 palm = V(.40f, 1.28f, .98f);
    kin_reach(&k, 1, palm + V(-.17f, -.02f, -.08f), V(.06f, -.16f, .12f), GRASP_CUP, V(.9f, .05f, .35f),
              V(-.1f, .95f, .2f));
    pop();
    Vec3 grid[25]; /* lace, crumpled in the fist above, its corners hang */
    for (int i = 0; i < 25; i++) {
        float x = (float)(i % 5) / 4 - .5f, y = (float)(i / 5) / 4;
        grid[i] = cheek + V(-.02f + x * (.08f + .30f * y) + .05f * y * y, .05f - (.38f + .10f * fabsf(x) * 2) * y,
                            .10f + .045f * sinf(11 * x + 3 * y) * y);
    }
    part();
    paint(lace);
    blend(.01f);
    cloth(5, 5, grid, .008f, 4);
    part(); /* a full purse, upside down above her palm */
    paint(purse);
    blend(.05f);
    egg(palm[0] + .12f, palm[1] + .33f, palm[2] + .10f, .115f, .12f, .11f);
    limb(palm + V(.10f, .26f, .10f), palm + V(.05f, .17f, .08f), .05f, .075f);
    for (int i = 0; i < 7; i++) {
        push();
        move(palm[0] + .03f * (float)(i % 3) - .01f, palm[1] + .045f + .024f * (float)i,
             palm[2] + .03f * (float)(i % 2));
        turn_z(50 * (chance(i + 3) - .4f) * (i > 2 ? 2.f : .4f));
        turn_x(30 * (chance(i + 13) - .5f));
        part();
        paint(gold);
        blend(.01f);
        drum(0, 0, 0, .075f, .014f, .006f);
        pop();
    }
    person_hand_at(&(PersonHand){.pose = GRASP_FIST, .size = .25f, .thick = 1.25f, .thumb = -1, .skin = brown},
                   palm + V(.36f, .44f, .12f), V(-.95f, -.20f, .05f), V(-.15f, -1, -.1f)); /* who pays, all cuff */
    part();
    paint(coat);
    blend(.05f);
    sleeve_cloth(V(1.55f, 1.55f, .9f), V(1.10f, 1.62f, 1.12f), palm + V(.40f, .45f, .13f), .26f, .22f, .16f, 9);
    body_cuff(violet, V(1.10f, 1.62f, 1.12f), palm + V(.40f, .45f, .13f), .155f, .16f);
    push(); /* and holds an umbrella over the bargain */
    move(.52f, 2.70f, .60f);
    turn_z(26);
    turn_x(14);
    umbrella(.86f, black, wood);
    pop();
    lamp(V(.15f, 1.75f, 1.5f), rgb(0xffe0a8) * 1.1f, .45f);
    rain(56, .14f, rgb(0x8a94a4), 7);
}

/* ---- ba10: the last rib ---- */

static Vec3 dark_wood(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2), vec_mix(t[MIDTONE], t[LIGHT], .22f) * .8f,
                      vec_mix(t[MIDTONE], t[SHADOW], .4f), t[SHADOW] * .8f);
    c = vec_mix(c, grey(luminance(c)) * V(1, 1.05f, .9f), .4f);
    for (int layer = 0; layer < 3; layer++) {
        Vec3 bark = vec_mix(vec_mix(t[MIDTONE], t[SHADOW], .5f), t[DARK] * 1.3f, .35f + .32f * (float)layer);
        for (int i = 0; i < 5; i++) {
            float x = -1.2f + .6f * ((float)i + chance_of(i + layer * 11)),
                  w = (.035f + .03f * (float)layer) * (.7f + .6f * chance_of(i + layer * 5));
            float lean = .25f * (chance_of(i * 3 + layer) - .5f), at = x + lean * v + .03f * sinf(v * 3 + (float)i);
            w *= 1 + .8f * smooth(-.5f, -1.1f, v);
            c = vec_mix(c, bark * (.8f + .5f * smooth(.0f, -w, u - at)), under(w, fabsf(u - at), .006f));
            for (int k = 0; k < 3; k++) { /* boughs */
                float y0 = .1f + .35f * (float)k + .2f * chance_of(i + k * 7 + layer), dir = k % 2 ? 1.f : -1.f,
                      du = (u - at) * dir;
                if (du > 0 && du < .5f)
                    c = vec_mix(c, bark,
                                under(w * .35f * (1 - du * 2), fabsf(v - y0 - du * .7f - .03f * sinf(du * 22)), .005f));
            }
        }
    }
    return c;
}

/* A long bone between two points, with its knobs. */
static void long_bone(Vec3 from, Vec3 to, float r, int m)
{
    Vec3 along = vec_unit(to - from), side = vec_unit(vec_cross(along, V(.1f, .3f, 1))) * r;
    part();
    paint(m);
    blend(r * .5f);
    limb(from, vec_mix(from, to, .5f), r, r * .62f);
    limb(vec_mix(from, to, .5f), to, r * .62f, r);
    for (int i = -1; i <= 1; i += 2) {
        Vec3 d = side * (.75f * (float)i);
        ball(from[0] + d[0], from[1] + d[1], from[2] + d[2], r * 1.12f);
        ball(to[0] + d[0], to[1] + d[1], to[2] + d[2], r * 1.12f);
    }
}

/* Courses of bones in mortar: one lies along, the next shows its ends. */
static void bone_wall(int bone, int mortar)
{
    part();
    paint(mortar);
    lumpy(.03f, 6);
    box(.85f, .42f, -.16f, .80f, .62f, .14f, .05f);
    lumpy(0, 1);
    for (int row = 0; row < 5; row++) {
        float y = -.10f + .245f * (float)row;
        if (row % 2)
            for (int i = 0; i < 6; i++) {
                float x = .12f + .26f * (float)i, c = .10f * chance(i + 9 * row);
                long_bone(V(x, y, -.25f), V(x + .03f, y + .02f, .05f + c), .085f, bone);
            }
        else
            for (int i = 0; i < 3; i++) {
                float x = .02f + .54f * (float)i - .1f * (float)(row / 2), c = .03f * (chance(i + row) - .5f);
                long_bone(V(x + .07f, y + c, .04f), V(x + .44f, y - c, .05f), .078f, bone);
            }
    }
}

/* A finger of three bones. */
static void bone_finger(Vec3 a, Vec3 b, Vec3 c, Vec3 d, float r, int m)
{
    const Vec3 p[4] = {a, b, c, d};
    for (int i = 0; i < 3; i++) {
        part();
        paint(m);
        blend(r * .6f);
        limb(p[i], p[i + 1], r * (1 - .14f * (float)i), r * (.70f - .14f * (float)i));
        ball(p[i][0], p[i][1], p[i][2], r * (1.22f - .16f * (float)i));
    }
}

/* The arm that is done already: it takes him by the nose, between thumb and first finger. */
static void arm_that_pinches(Vec3 nose, int bone)
{
    Vec3 wrist = nose + V(.24f, -.46f, .20f), elbow = V(.98f, .40f, .75f);
    long_bone(elbow, wrist, .058f, bone);
    long_bone(elbow + V(.10f, -.06f, .06f), wrist + V(.05f, -.05f, .05f), .042f, bone);
    part();
    paint(bone);
    blend(.04f);
    egg(wrist[0] - .03f, wrist[1] + .05f, wrist[2], .095f, .085f, .06f);
    bone_finger(wrist + V(-.09f, .06f, .05f), wrist + V(-.22f, .14f, .10f), nose + V(-.02f, -.17f, .07f),
                nose + V(-.015f, -.060f, .03f), .036f, bone); /* thumb */
    bone_finger(wrist + V(-.02f, .11f, .03f), wrist + V(.03f, .40f, .08f), nose + V(.19f, .10f, .06f),
                nose + V(.050f, .050f, .03f), .036f, bone);
    for (int i = 0; i < 3; i++) { /* the others stand away, as if over a cup of tea */
        float k = (float)i;
        bone_finger(wrist + V(.03f + .035f * k, .10f - .02f * k, .02f),
                    wrist + V(.15f + .05f * k, .30f - .07f * k, .06f),
                    wrist + V(.27f + .06f * k, .38f - .11f * k, .02f),
                    wrist + V(.37f + .05f * k, .39f - .14f * k, -.03f), .034f, bone);
    }
}

/* The work thanks its master before it is done. */
static void bone_mason(void)
{
    Scene *s = scene();
    camera(V(.0f, 1.45f, 5.2f), V(.03f, 1.42f, 0), 29);
    barrow_hour(HOUR_DUSK);
    s->backdrop = dark_wood;
    s->roll = -3;
    s->key = (Light){vec_unit(V(-.50f, .55f, .70f)), rgb(0xfff0cc) * 2.2f, .10f};
    s->rim.color = rgb(0xffc860) * 2.6f;
    s->fill.color = rgb(0x405040) * .5f;
    s->vignette = 1.5f;
    int bone = material_old_bone(), shirt = material_wool(rgb(0x5c3478)), cap = material_wool(rgb(0xd8cca8)),
        iron = material_iron(), wood = material_wood(), mortar = material_plain(rgb(0xb8b098), .9f, .1f),
        apron = material_leather(rgb(0x6a4028));
    Vec3 skin = rgb(0xd89a74);
    push();
    move(-.42f, 1.74f, .05f);
    turn_y(24);
    turn_z(11);
    turn_x(-6);
    grow(1.08f);
    visage(&(Visage){.fine_brows = true,
                     .skin = skin,
                     .hair = rgb(0xb8a890),
                     .iris = rgb(0x4a7a8a),
                     .flush = 1.5f,
                     .jaw = 1.12f,
                     .old = .8f,
                     .nose = 1.75f,
                     .bulb = 1.7f,
                     .wry = .045f,
                     .eye = 1.3f,
                     .open = {0, 1.6f},
                     .under = {1, 1.1f},
                     .gaze_x = -3,
                     .gaze_y = -7,
                     .brow = {.0f, .085f},
                     .frown = {.05f, -.03f},
                     .bush = 1.5f,
                     .mouth = .115f,
                     .gape = .075f,
                     .corner = {-.035f, -.01f},
                     .upper = .4f,
                     .lower = 1});
    for (int side = -1; side <= 1; side += 2) /* a moustache on end */
        for (int i = 0; i < 3; i++) {
            float q = (float)side, k = (float)i;
            Vec3 p[4] = {V(.03f + q * .04f, -.205f, .40f), V(.03f + q * .10f, -.225f - .02f * k, .38f),
                         V(.02f + q * .16f, -.27f - .03f * k, .33f), V(q * (.20f + .01f * k), -.31f - .07f * k, .29f)};
            part();
            paint(material_wool(rgb(0xb8a890)));
            blend(.01f);
            hair_lock(4, p, .036f, i + 3 * side + 20);
        }
    part(); /* the cap, which is leaving */
    paint(cap);
    blend(.06f);
    push();
    move(-.06f, .43f, -.10f);
    turn_z(16);
    turn_x(-12);
    egg(0, .08f, 0, .38f, .19f, .40f);
    egg(.10f, .22f, -.06f, .22f, .14f, .22f);
    ring(0, -.01f, 0, .36f, .055f);
    pop();
    for (int i = 0; i < 16; i++) { /* what hair he has */
        float t = (float)i / 15, a = 1.6f + 3.1f * t;
        Vec3 p[3] = {V(sinf(a) * .35f, .14f, cosf(a) * .38f - .06f), V(sinf(a) * .42f, .02f, cosf(a) * .44f - .06f),
                     V(sinf(a) * .43f, -.12f, cosf(a) * .44f - .05f)};
        part();
        paint(material_wool(rgb(0xb8a890)));
        hair_lock(3, p, .05f, i);
    }
    Vec3 nose = here(V(.045f, -.185f, .545f));
    pop();
    part(); /* shoulders and apron */
    paint(shirt);
    blend(.14f);
    egg(-.72f, .62f, -.10f, .70f, .50f, .42f);
    part();
    paint(apron);
    blend(.05f);
    egg(-.58f, .42f, .16f, .40f, .46f, .26f);
    push();
    move(0, .05f, .0f);
    bone_wall(bone, mortar);
    pop();
    push();
    move(.72f, 1.72f, -.10f);
    turn_y(-30);
    turn_z(-9);
    turn_x(4);
    grow(1.08f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc040), .jaw = 20, .missing = .25f, .eye_size = 1.3f});
    pop();
    arm_that_pinches(nose, bone);
    push(); /* the trowel has dropped what was on it */
    PersonHand h = {.lean = true, .size = .23f, .thick = 1.2f, .thumb = -1, .skin = bare_skin(skin)};
    person_hand_grip(h, V(-.40f, .60f, .95f), V(.85f, .30f, .30f), V(-.1f, .4f, 1));
    part();
    paint(wood);
    limb(V(0, -.15f, 0), V(0, .15f, 0), .045f, .038f);
    part();
    paint(iron);
    blend(.01f);
    limb(V(0, .14f, 0), V(0, .26f, -.07f), .022f, .022f);
    float blade[] = {-.15f, .24f, .15f, .24f, .12f, .46f, 0, .68f, -.12f, .46f};
    move(0, 0, -.07f);
    turn_y(40);
    outline(5, blade, 3, .014f, .008f);
    pop();
    part();
    paint(shirt);
    blend(.08f);
    limb(V(-1.05f, .45f, .35f), V(-.60f, .42f, .85f), .22f, .13f);
    lamp(V(.35f, 1.85f, 1.1f), rgb(0xffc050) * 1.0f, .4f);
    faction_motes();
}

/* ---- ba15: a skull that burns, thrown ---- */

static void root_widow(void)
{
    Scene *s = scene();
    camera(V(.15f, 1.35f, 4.8f), V(.04f, 1.62f, 0), 32);
    barrow_hour(HOUR_DUSK);
    s->backdrop = dark_wood;
    s->key.color = rgb(0xf0e4b8) * 1.7f;
    s->rim.color = rgb(0xa0ff90) * 2.0f;
    int dress = material_wool(rgb(0x8a8458)), skirt = material_wool(rgb(0x4a4432)), bone = material_old_bone(),
        root = material_new(rgb(0x8a6440), rgb(0x3c2a1c), .85f, .3f, PAT_WOOD, 5, .9f),
        sash_m = material_wool(rgb(0x7a4e96));
    Kin k = {.f = {.man = .0f},
             .dress = dress,
             .skirt = skirt,
             .skirt_hem = .15f,
             .wind = V(-.3f, 0, -.2f),
             .head = {.skin = rgb(0xe0c4a0),
                      .hair = rgb(0x5a3c24),
                      .iris = rgb(0x80e060),
                      .age = .5f,
                      .man = .1f,
                      .gaunt = .6f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.1f,
                      .mood = MOOD_ROAR,
                      .cast = CAST_GAUNT,
                      .hairs = HAIR_NONE,
                      .eye = 1.25f,
                      .gaze_x = 8,
                      .glow = .25f,
                      .seed = 11},
             .look = 10,
             .nod = 2,
             .lean = -8,
             .head_size = .62f,
             .seed = 14};
    push();
    move(-.36f, -.06f, -.1f);
    turn_y(26);
    turn_z(-9);
    kin_body(&k);
    sash(sash_m, 1.0f, -1, 3);
    part();
    paint(bone);
    blend(.01f);
    for (int i = 0; i < 13; i++) {
        float a = ((float)i - 6) * .22f;
        limb(V(sinf(a) * .22f, 1.82f - .05f * cosf(a), cosf(a) * .20f),
             V(sinf(a) * .27f, 1.68f - .08f * cosf(a), cosf(a) * .27f), .018f, .010f);
    }
    push();
    kin_head(&k);
    part(); /* hair of roots, whipped back into the trees */
    paint(root);
    blend(.05f);
    egg(0, .20f, -.10f, .40f, .36f, .42f);
    carve();
    egg(0, -.10f, .30f, .36f, .44f, .36f);
    fill();
    blend(.03f);
    for (int i = 0; i < 17; i++) {
        float a = -100 + 200 * (float)i / 16, c = sinf(a * PI / 180), y = cosf(a * PI / 180), l = .9f + .7f * chance(i);
        Vec3 q[5] = {V(c * .36f, .12f + .38f * y, .06f), V(c * .46f - .12f, .22f + .44f * y, -.22f),
                     V(c * .5f - .55f * l, .26f + .55f * y + .18f * (chance(i + 5) - .5f), -.5f),
                     V(c * .5f - 1.0f * l, .18f + .7f * y + .5f * (chance(i + 15) - .5f), -.6f),
                     V(c * .5f - 1.4f * l, .28f + .8f * y + .8f * (chance(i + 25) - .5f), -.6f)};
        float r[5] = {.07f, .065f, .05f, .03f, .008f};
        tube(5, q, r, 4);
        Vec3 from = tube_point(5, q, 2.2f);
        limb(from, from + V(-.22f, .25f * (chance(i + 35) - .4f), .05f), .03f, .006f);
    }
    pop();
    kin_arm(&k, 1, V(.74f, 1.98f, .10f), V(.80f, 2.10f, .58f), GRASP_REACH, V(.12f, .25f, .9f),
            V(0, -.75f, .3f)); /* has just let go */
    kin_arm(&k, -1, V(-.66f, 1.46f, .22f), V(-.36f, 1.28f, .48f), GRASP_REACH, V(.3f, .45f, .75f), V(.2f, -.3f, 1));
    pop();
    push(); /* at the lens */
    move(.52f, 1.24f, 1.75f);
    turn_y(10);
    turn_z(-16);
    turn_x(4);
    grow(.54f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x70ff60), .jaw = 26, .menace = .6f, .eye_size = 1.6f});
    push();
    move(-.1f, .15f, -.25f);
    turn_z(-22);
    flames(11, .42f, .36f, .62f, .13f, 10, -.1f, rgb(0xe0ffb0), rgb(0x30c040), 5);
    pop();
    pop();
    for (int i = 0; i < 22; i++) { /* its way from the hand */
        float t = (float)i / 21;
        sprite(vec_mix(V(.62f, 2.2f, .5f), V(.60f, 1.5f, 1.6f), t) + V(-.1f * (1 - t), .05f * chance(i), 0),
               .05f + .08f * t, rgb(0x60e050), SPRITE_GLOW, .28f);
    }
    lamp(V(.15f, 1.65f, 1.25f), rgb(0x78ff60) * 1.4f, .42f);
    sprite(V(.52f, 1.3f, 1.7f), .60f, rgb(0x50d040), SPRITE_GLOW, .35f);
    faction_ground();
    faction_motes();
}

/* ---- ba22: through the briars, a sickle in her teeth ---- */

const Card siege_barrow_faces_cards[] = {{"cards/siege/ba08", BARROW, wreath},
                                         {"cards/siege/ba10", BARROW, bone_mason},
                                         {"cards/siege/ba14", BARROW, mourner},
                                         {"cards/siege/ba15", BARROW, root_widow},
                                         {0}};
