/* SPDX-License-Identifier: MIT
 * Barrowkin seen close: mason and root widow. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/bare.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/flames.h"
#include "props/skull.h"
#include "props/visage.h"

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

const Card siege_barrow_faces_cards[] = {
    {"cards/siege/ba10", BARROW, bone_mason}, {"cards/siege/ba15", BARROW, root_widow}, {0}};
