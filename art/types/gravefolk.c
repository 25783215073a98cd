/* SPDX-License-Identifier: MIT
 * The dead and the made of the monstrous horde: Skeletons, the Ghoul, the Mudman, the Gargoyle; and the Harpy. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/beast.h"
#include "props/bones.h"
#include "props/figure.h"
#include "props/folk.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/weapons.h"

/* A bare arm of bones around a bar; leaves the brush in the frame of the bar. */
static void bony_hold(int bone, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out)
{
    Hand h = {.size = .2f, .thick = .75f, .spread = 14, .thumb = thumb};
    bone_holding(bone, h, 1.1f, shoulder, elbow, at, bar, out);
}

/* ---- Skeletons ---- */

/* What is left of a soldier's cloak. */
static void rag_of_cloak(int m, Vec3 wind)
{
    DrapeRow row[4] = {{1.82f, .40f, .18f, 0, -.10f},
                       {1.45f, .62f, .26f, .05f * wind[0], -.16f},
                       {.70f, .72f, .36f, .45f * wind[0], -.26f},
                       {.05f, .84f, .40f, wind[0], -.26f + wind[2]}};
    part();
    paint(m);
    blend(.02f);
    drape(&(Drape){.rows = 4,
                   .row = row,
                   .from = 82,
                   .to = 278,
                   .folds = 13,
                   .gather = .01f,
                   .depth = .10f,
                   .twist = 1.4f,
                   .hem = .30f,
                   .thick = .018f,
                   .seed = 9});
}

/* Graves in the mist, the sky light behind them. */
static Vec3 misty_graves(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = sky_clouds(u, v * 1.5f, 1.1f);
    Vec3 c = sky_ramp(unit((v + .8f) / 2.0f), t[MIDTONE] * 1.1f, t[SHADOW] * 1.2f, t[DARK] * 1.5f);
    c = vec_mix(c, t[MIDTONE], .35f * smooth(.46f, .66f, d) * smooth(1, -.2f, v));
    for (int layer = 0; layer < 2; layer++)
        for (int i = 0; i < 6; i++) {
            float n = (float)i, l = (float)layer, x = -1.05f + .42f * n + .2f * chance_of(i + 9 * layer),
                  top = -.30f - .16f * l + .22f * chance_of(i + 30 + 9 * layer), half = .075f + .05f * l,
                  w = fabsf(u - x);
            bool cross = chance_of(i + 60 + layer) > .55f,
                 in = cross ? (w < half * .3f && v < top + .16f) || (w < half * 1.1f && v < top + .06f && v > top)
                            : w < half && v < top + sqrtf(max_of(half * half - w * w, 0));
            if (in)
                c = vec_mix(t[MIDTONE], t[DARK], .45f + .35f * l) * (.8f + .3f * smooth(-1, top, v));
        }
    return vec_mix(c, t[MIDTONE] * 1.25f, .75f * smooth(-.35f, -.75f, v) * cloud_flat(u * 2, v * 3, 4));
}

/* The stone it hides behind: so near that it is a dark edge. */
static void hiding_stone(void)
{
    int stone = material_stone(rgb(0x3c4a50), rgb(0x141c20));
    push();
    move(1.02f, .12f, .66f);
    turn_z(-5);
    turn_y(-16);
    part();
    paint(stone);
    blend(.06f);
    lumpy(.03f, 3);
    box(0, .30f, 0, .62f, .62f, .16f, .06f);
    egg(0, .90f, 0, .62f, .30f, .17f);
    carve();
    blend(.02f);
    box(.02f, .62f, .17f, .05f, .34f, .05f, .01f);
    box(.02f, .74f, .17f, .22f, .05f, .05f, .01f);
    pop();
    for (int i = 0; i < 9; i++) { /* dead grass at its foot */
        push();
        move(.2f + .2f * (float)i, 0, 1.1f + .3f * chance(i));
        grass_tuft(.34f + .2f * chance(i + 5), 7, material_plain(rgb(0x1a2c2c), .9f, .1f), i);
        pop();
    }
}

/* To see round the stone without being hit it holds out its own head. */
static void skeleton(void)
{
    camera(V(-.45f, 1.02f, 4.3f), V(.10f, 1.30f, 0), 34);
    Scene *s = scene();
    set_palette(s, 0x061014, 0x14323a, 0x3c7478, 0xb0dcc8, 0xffa040, 0xf4ffec);
    s->backdrop = misty_graves;
    s->roll = 7;
    s->aperture = .022f;
    s->key.color = rgb(0xf4f0dc) * 2.2f;
    s->key.towards = V(-.75f, .55f, .45f);
    s->rim.color = rgb(0x70e0c8) * 1.5f;
    s->fill.color = rgb(0x2a5a6a) * .35f;
    s->vignette = 1.5f;
    int bone = material_bone(), far_bone = material_new(rgb(0x8a8264), rgb(0x463c28), .65f, .4f, PAT_BONE, 3.2f, .6f),
        red = material_new(rgb(0xa82a20), rgb(0x4a100e), .92f, .15f, PAT_NOISE, 2.2f, .1f);
    push(); /* crouched, and turned away from what may come */
    move(.72f, .10f, -.42f);
    turn_y(-34);
    turn_z(-14);
    bone_torso(far_bone, true);
    rag_of_cloak(red, V(.70f, 0, -.2f));
    part(); /* a scarf round the neck that carries nothing */
    paint(red);
    blend(.04f);
    for (int i = 0; i < 14; i++) {
        float a = (float)i * PI / 7, b = a + PI / 7;
        limb(V(sinf(a) * .22f, 1.62f + .05f * cosf(a * 2 + 1), cosf(a) * .20f),
             V(sinf(b) * .22f, 1.62f + .05f * cosf(b * 2 + 1), cosf(b) * .20f), .070f, .060f);
    }
    Vec3 end[4] = {V(.16f, 1.70f, -.16f), V(.46f, 1.92f, -.24f), V(.74f, 1.86f, -.26f), V(1.0f, 2.10f, -.30f)};
    float er[4] = {.09f, .085f, .06f, .012f};
    tube(4, end, er, 5);
    Vec3 shoulder = here(bone_left_shoulder);
    pop();
    Vec3 elbow = V(.34f, .60f, .40f), wrist = V(.04f, .80f, 1.18f);
    part();
    paint(bone);
    blend(.025f);
    bone_arm(shoulder, elbow, wrist, 1.2f);
    Hand h = {.size = .27f, .thick = .85f, .spread = 84, .curl = .30f, .thumb = -1};
    part();
    paint(bone);
    blend(.014f);
    hand_at(&h, wrist, V(-.25f, 1, .08f), V(-.75f, .05f, -.55f));
    push();
    move(-.28f, 1.52f, .94f);
    turn_y(-30);
    turn_x(2);
    turn_z(16);
    grow(.90f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x60ffb0), .jaw = 15, .menace = .25f, .missing = .2f, .eye_size = 1.25f});
    pop();
    hiding_stone();
    lamp(V(-.60f, 1.62f, 1.65f), rgb(0x60ffb0) * .30f, .35f);
    for (int i = 0; i < 40; i++) /* mist about the knees */
        sprite(V((chance(i) - .5f) * 3, .1f + .55f * chance(i + 40), -.9f + 1.0f * chance(i + 80)),
               .16f + .22f * chance(i + 120), rgb(0x80c0b8), SPRITE_GLOW, .05f);
    faction_ground();
    faction_motes();
}

/* Close to it, a lantern below its chin: it laughs about something. */
static void skeleton2(void)
{
    camera(V(.55f, 1.58f, 3.9f), V(.02f, 1.93f, 0), 32);
    Scene *s = scene();
    set_palette(s, 0x060c12, 0x142834, 0x34606c, 0xa0ccd0, 0x60e0c0, 0xf0fff8);
    s->back_mirrored = true;
    s->back_zoom = 1.6f;
    s->back_x = .4f;
    s->roll = 5;
    s->key.color = s->key.color * .55f;
    s->rim.color = rgb(0x60d0e8) * 3.4f;
    int bone = material_new(rgb(0xe0d4b8), rgb(0x8a7458), .6f, .5f, PAT_BONE, 3.2f, .6f), iron = material_iron(),
        wood = material_wood(), cloth_m = material_new(rgb(0xc0302a), rgb(0x6a1414), .92f, .15f, PAT_NOISE, 2.2f, .1f),
        leather = material_leather(rgb(0x4a3020));
    push();
    move(0, -.12f, 0);
    turn_y(-16);
    bone_torso(bone, false);
    push();
    move(-.03f, 2.20f, .16f);
    turn_y(-10);
    turn_x(-9);
    turn_z(11);
    grow(1.0f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x50e0ff), .jaw = 15, .menace = .35f, .missing = .25f, .eye_size = 1.2f});
    part(); /* a kerchief, knotted behind */
    paint(cloth_m);
    blend(.03f);
    egg(0, .26f, -.08f, .47f, .32f, .50f);
    carve();
    box(0, -.10f, .18f, .7f, .30f, .9f, .02f);
    fill();
    push();
    move(0, .22f, -.07f);
    turn_x(-9);
    ring(0, 0, 0, .465f, .045f);
    pop();
    Vec3 tail[2][4] = {{V(.40f, .16f, -.30f), V(.60f, .08f, -.36f), V(.78f, -.12f, -.34f), V(.94f, -.16f, -.3f)},
                       {V(.40f, .14f, -.30f), V(.56f, -.06f, -.36f), V(.64f, -.32f, -.32f), V(.78f, -.48f, -.28f)}};
    float tr[4] = {.06f, .055f, .05f, .012f};
    tube(4, tail[0], tr, 4);
    tube(4, tail[1], tr, 4);
    pop();
    push(); /* a flail, its ball behind the shoulder */
    bony_hold(bone, bone_right_shoulder, V(.96f, 1.30f, .30f), -1, V(.62f, 1.66f, .66f), V(.50f, 1, -.30f),
              V(-.3f, .1f, 1));
    staff(.35f, .62f, .042f, wood);
    Vec3 top = here(V(0, .62f, 0));
    pop();
    push();
    bony_hold(bone, bone_left_shoulder, V(-.98f, 1.12f, .34f), 1, V(-.58f, 1.56f, .86f), V(1, .1f, .2f), V(0, .35f, 1));
    pop();
    push();
    move(-.58f, 1.56f, .88f);
    grow(.9f);
    lantern(.6f, iron, rgb(0x80e8ff));
    pop();
    for (int side = -1; side <= 1; side += 2) { /* a jerkin, open over the ribs */
        float q = (float)side;
        part();
        paint(leather);
        blend(.04f);
        Vec3 sheet[8] = {V(q * .24f, 1.80f, .02f), V(q * .74f, 1.66f, .0f),  V(q * .36f, 1.56f, .34f),
                         V(q * .80f, 1.50f, .12f), V(q * .42f, 1.20f, .40f), V(q * .74f, 1.16f, .20f),
                         V(q * .44f, .80f, .38f),  V(q * .70f, .80f, .20f)};
        cloth(4, 2, sheet, .035f, 4);
    }
    pop();
    Vec3 ball_at = top + V(.10f, -.50f, .06f);
    chain(top, ball_at, .06f, 7, .05f, iron);
    part();
    paint(iron);
    ball(ball_at[0], ball_at[1], ball_at[2], .17f);
    for (int i = 0; i < 14; i++) {
        float a = (float)i * 2.4f, y = 1 - 2 * ((float)i + .5f) / 14, r = sqrtf(1 - y * y);
        Vec3 d = V(cosf(a) * r, y, sinf(a) * r);
        part();
        paint(iron);
        limb(ball_at + d * .13f, ball_at + d * .27f, .05f, .006f);
    }
    lamp(V(-.42f, 1.30f, 1.1f), rgb(0x80e8ff) * 3.2f, .45f);
    faction_motes();
}

/* ---- the Ghoul ---- */

static void ghoul_arm(int skin, int claw, float side, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm)
{
    part();
    paint(skin);
    blend(.06f);
    arm(V(side * .5f, 1.28f, 0), elbow, wrist, .15f, .11f, .085f);
    Hand h = {.size = .3f,
              .thick = .8f,
              .spread = 52,
              .curl = .35f,
              .thumb = side < 0 ? 1 : -1,
              .claw = claw,
              .claw_length = .7f};
    part();
    paint(skin);
    blend(.03f);
    hand_at(&h, wrist, fingers, palm);
}

static void ghoul_head(int skin, int claw, int lip, int hair)
{
    push();
    move(0, 1.62f, .34f);
    turn_y(-14);
    turn_x(6);
    turn_z(-12);
    grow(1.16f);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = .35f,
                      .wide = .92f,
                      .ear = .95f,
                      .ear_droop = 10,
                      .lid = 14,
                      .open = .72f,
                      .eye_size = 1.15f,
                      .iris = rgb(0xd8ff50),
                      .white = rgb(0xf4ffb0),
                      .glow = 1.1f,
                      .mouth = .14f,
                      .smile = .07f,
                      .teeth = claw,
                      .sharp = true});
    part(); /* a long tongue */
    paint(lip);
    blend(.03f);
    Vec3 t[5] = {V(0, -.3f, .32f), V(.02f, -.36f, .5f), V(.08f, -.55f, .56f), V(.02f, -.78f, .5f),
                 V(.12f, -.92f, .56f)};
    float tr[5] = {.07f, .075f, .065f, .05f, .012f};
    tube(5, t, tr, 4);
    part();
    paint(hair);
    blend(.01f);
    for (int i = 0; i < 12; i++) { /* wisps */
        float u = (chance(i) - .5f) * 2;
        Vec3 p[3] = {V(u * .3f, .44f, -.1f), V(u * .48f, .4f, -.2f), V(u * .6f, .05f - .2f * chance(i + 9), -.22f)};
        float r[3] = {.02f, .016f, .004f};
        tube(3, p, r, 3);
    }
    pop();
}

/* The tombstone he creeps over. */
static void tombstone(int stone)
{
    push();
    move(.1f, 0, .72f);
    turn_z(-5);
    part();
    paint(stone);
    blend(.05f);
    lumpy(.02f, 6);
    float slab[] = {-.85f, -.5f, .85f, -.5f, .85f, .35f, .55f, .62f, 0, .72f, -.55f, .62f, -.85f, .35f};
    outline(7, slab, 2, .16f, .06f);
    lumpy(0, 1);
    carve();
    blend(.01f);
    box(0, .22f, .17f, .05f, .22f, .05f, .01f);
    box(0, .28f, .17f, .17f, .045f, .05f, .01f);
    fill();
    pop();
}

static void ghoul(void)
{
    camera(V(.3f, .8f, 5.9f), V(0, 1.42f, .1f), 33);
    Scene *s = scene();
    set_palette(s, 0x140a1e, 0x38204a, 0x6e4a80, 0xc0a0c8, 0xc8ff60, 0xf8f0ff);
    s->backdrop = place_graveyard;
    s->disc_x = -.80f;
    s->disc_y = .80f;
    s->disc_size = .45f;
    s->roll = 4;
    s->rim.color = rgb(0xd8c0ff) * 3.6f;
    s->back_mirrored = true;
    int skin = material_skin(rgb(0xb8c4a0), rgb(0x6a7a6a)), claw = material_bone(),
        lip = material_plain(rgb(0x7a3a4a), .3f, 1), stone = material_stone(rgb(0x8a8494), rgb(0x4a4654)),
        rag = material_cloth(rgb(0x5a4a3a)), hair = material_fur(rgb(0x3a3430));
    material(skin)->bump = .7f;
    push();
    move(0, -.05f, .1f);
    part();
    paint(skin);
    blend(.14f);
    egg(0, 1.15f, -.2f, .48f, .38f, .34f); /* a hunched back */
    egg(0, .75f, .0f, .3f, .4f, .25f);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .46f, 1.26f, -.05f, .18f);
    blend(.05f);
    for (int i = 0; i < 4; i++) /* ribs */
        for (int side = -1; side <= 1; side += 2) {
            Vec3 p[3] = {V((float)side * .34f, 1.1f - .14f * (float)i, -.02f),
                         V((float)side * .26f, 1.02f - .14f * (float)i, .2f),
                         V((float)side * .06f, 1.0f - .13f * (float)i, .26f)};
            float r[3] = {.04f, .045f, .03f};
            tube(3, p, r, 3);
        }
    ghoul_head(skin, claw, lip, hair);
    ghoul_arm(skin, claw, -1, V(-1.0f, 1.1f, .2f), V(-.88f, 1.6f, .7f), V(-.1f, 1, .4f), V(.2f, -.4f, 1));
    ghoul_arm(skin, claw, 1, V(.95f, .95f, .35f), V(.66f, .8f, .85f), V(0, -.5f, 1), V(0, -1, -.3f));
    part(); /* a hind leg, over the stone */
    paint(skin);
    blend(.06f);
    limb(V(-.16f, .62f, -.05f), V(-.62f, .98f, .34f), .15f, .105f);
    limb(V(-.62f, .98f, .34f), V(-.60f, .58f, .74f), .10f, .065f);
    for (int i = 0; i < 4; i++) {
        Vec3 toe = V(-.62f + .08f * ((float)i - 1.5f), .52f, .92f - .03f * fabsf((float)i - 1.5f));
        limb(V(-.60f, .58f, .74f), toe, .06f, .045f);
    }
    for (int i = 0; i < 4; i++) {
        Vec3 toe = V(-.62f + .08f * ((float)i - 1.5f), .52f, .92f - .03f * fabsf((float)i - 1.5f));
        part();
        paint(claw);
        limb(toe, toe + V(.01f * ((float)i - 1.5f), -.10f, .06f), .035f, .005f);
    }
    part(); /* the spine, knob by knob */
    paint(skin);
    blend(.05f);
    for (int i = 0; i < 7; i++)
        ball(0, 1.58f - .03f * (float)(i * i) * .4f, -.12f - .07f * (float)i, .075f);
    part();
    paint(rag);
    blend(.04f);
    for (int i = 0; i < 16; i++) {
        float t = (float)i / 16 * 2 * PI;
        limb(V(sinf(t) * .28f, .58f, cosf(t) * .24f), V(sinf(t) * .36f, .24f + .14f * chance(i), cosf(t) * .32f), .09f,
             .015f);
    }
    pop();
    tombstone(stone);
    faction_ground();
    faction_motes();
}

/* ---- the Mudman ---- */

/* Evening over the swamp; the water is as light as the sky, and dead trees stand in both. */
static Vec3 swamp_evening(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .55f) / 1.7f), t[LIGHT], vec_mix(t[LIGHT], t[MIDTONE], .25f), t[MIDTONE]);
    c = vec_mix(c, t[MIDTONE] * .8f, .5f * smooth(.46f, .68f, sky_clouds(u, v * 1.6f, 1.2f)));
    for (int layer = 0; layer < 3; layer++)
        for (int i = 0; i < 5; i++) {
            float l = (float)layer,
                  x = -1.2f + .52f * (float)i + .3f * chance_of(i + 11 * layer) + .06f * sinf(v * 3 + l),
                  half = .012f + .020f * l + .03f * smooth(-.2f, -.7f, v),
                  w = fabsf(u - x - .04f * sinf(v * 5 + (float)i));
            bool inside = fabsf(u) > .16f + .12f * l;
            if (w < half * (1 - .5f * smooth(-.4f, 1.1f, v)) && v > -.62f && inside)
                c = vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .6f), t[SHADOW] * .7f, .15f + .38f * l);
        }
    float bank = -.50f + hills(u, 6, 1.4f, .14f);
    return vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .45f), under(bank, v, .02f));
}

/* He bends over it; x and y of eyes and mouth are those of a child with a glow-worm. */
static void mud_face(int mud, int dark, int iris, int tooth)
{
    part();
    paint(mud);
    blend(.16f);
    lumpy(.035f, 4);
    egg(0, .06f, 0, .56f, .52f, .46f);
    egg(0, -.34f, .12f, .52f, .30f, .40f); /* jowls */
    blend(.07f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .08f, .30f, .43f), V(q * .46f, .24f + .10f * (float)(side < 0), .28f), .115f, .08f);
        egg(q * .36f, -.10f, .34f, .17f, .11f, .12f);
        limb(V(q * .50f, .30f, -.1f), V(q * .66f, .16f, -.12f), .12f, .03f);
    }
    egg(0, .02f, .50f, .12f, .13f, .12f);
    carve();
    blend(.06f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .22f, .10f, .46f, .12f, .11f, .15f);
    egg(.0f, -.34f, .46f, .37f, .27f, .30f);
    fill();
    part();
    paint(dark);
    egg(0, -.33f, .16f, .40f, .29f, .18f);
    for (int i = 0; i < 4; i++) { /* teeth are pebbles */
        static const float place[4][3] = {
            {-.15f, -.53f, .10f}, {.17f, -.53f, .09f}, {.16f, -.17f, .09f}, {-.13f, -.16f, .10f}};
        part();
        paint(tooth);
        lumpy(.012f, 9);
        egg(place[i][0], place[i][1], .38f, place[i][2] * .6f, place[i][2], .06f);
    }
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        part();
        eye_with_lid((float)side * .22f, .10f, .40f, .125f, (float)side * -12, 16, iris, mud, (float)side * -12, .62f);
    }
}

/* What runs from his edges. */
static void mud_drips(Vec3 from, Vec3 to, int n, float long_, int seed)
{
    for (int i = 0; i < n; i++) {
        Vec3 at = vec_mix(from, to, ((float)i + .7f * chance(seed + i)) / (float)n);
        float l = long_ * (.35f + .9f * chance(seed + i + 50) * chance(seed + i + 90));
        limb(at, at - V(0, l, 0), .075f, .030f);
        ball(at[0], at[1] - l, at[2], .042f);
    }
}

/* He has found it: it lies in his mouth, still lit, and he does not know how to put it out. */
static void mudman(void)
{
    camera(V(-.15f, 1.15f, 6.0f), V(.02f, 1.46f, 0), 27);
    Scene *s = scene();
    set_palette(s, 0x0c1a1c, 0x1e4448, 0x4c8484, 0xc8dcb8, 0xffb850, 0xfff4d8);
    s->backdrop = swamp_evening;
    s->key.color = rgb(0xd8e8d0) * .8f;
    s->key.towards = V(-.5f, .75f, .35f);
    s->rim.color = rgb(0xe0ffe8) * 3.4f;
    s->fill.color = rgb(0x2a5a5a) * .5f;
    int mud = material_new(rgb(0x6a4428), rgb(0x32200f), .22f, 1.2f, PAT_NOISE, 3, .8f),
        dark = material_glow(rgb(0xd86a18), .55f), iris = material_eye(rgb(0xd8a020), rgb(0xf4ecc8), .6f, PUPIL_ROUND),
        tooth = material_stone(rgb(0xb0a890), rgb(0x6a6450)),
        moss = material_new(rgb(0x5a8a2c), rgb(0x5a8a2c) * .4f, .9f, .3f, PAT_GRASS, 3, 1.4f), bone = material_bone();
    push();
    turn_y(4);
    part();
    paint(mud);
    blend(.26f);
    lumpy(.05f, 3);
    egg(.10f, 1.30f, -.30f, .92f, .62f, .60f); /* shoulders, like a bank that has slipped */
    egg(.08f, .70f, -.25f, .86f, .70f, .66f);
    egg(.05f, .10f, .0f, 1.25f, .22f, .95f);
    blend(.16f);
    Vec3 a[5] = {V(-.70f, 1.50f, -.10f), V(-1.10f, 1.22f, .20f), V(-1.16f, .72f, .62f), V(-.98f, .52f, .95f),
                 V(-.80f, .50f, 1.10f)};
    float ar[5] = {.40f, .30f, .25f, .20f, .20f};
    tube(5, a, ar, 4);
    Vec3 b[5] = {V(.86f, 1.50f, -.10f), V(1.24f, 1.16f, .22f), V(1.10f, .80f, .72f), V(.72f, .72f, 1.05f),
                 V(.44f, .76f, 1.20f)};
    float br[5] = {.40f, .29f, .23f, .17f, .17f};
    tube(5, b, br, 4);
    blend(.05f);
    for (int i = 0; i < 4; i++) { /* hands like bowls round the light */
        float q = (float)i - 1.5f, u = .5f - .1f * fabsf(q);
        Vec3 p[3] = {V(-.78f, .48f + .03f * q, 1.12f), V(-.66f, .40f + .12f * q, 1.34f),
                     V(-.50f, .44f + .18f * q, 1.40f)},
             k[3] = {V(.44f, .78f + .04f * q, 1.22f), V(.24f, .78f + .13f * q, 1.42f), V(.08f, .80f + .15f * q, 1.36f)};
        float r[3] = {.105f, .088f, .055f + .02f * u};
        tube(3, p, r, 3);
        tube(3, k, r, 3);
    }
    mud_drips(a[1] - V(.1f, .2f, 0), a[3] - V(0, .1f, 0), 7, .36f, 1);
    mud_drips(b[1] - V(-.1f, .2f, 0), b[4] - V(0, .1f, 0), 9, .42f, 31);
    lumpy(0, 1);
    push();
    move(-.02f, 1.66f, .44f);
    turn_x(2);
    turn_y(-6);
    turn_z(-7);
    grow(1.30f);
    mud_face(mud, dark, iris, tooth);
    push();
    move(.0f, -.10f, .40f);
    turn_z(9);
    lantern(.46f, material_iron(), rgb(0xffc050));
    Vec3 light = here(V(0, -.22f, .22f));
    pop();
    part(); /* a sod with grass for hair */
    paint(moss);
    blend(.05f);
    lumpy(.03f, 9);
    egg(.02f, .50f, -.08f, .46f, .14f, .36f);
    lumpy(0, 1);
    push();
    move(-.16f, .58f, -.02f);
    turn_z(10);
    grass_tuft(.46f, 9, moss, 4);
    move(.34f, -.02f, .08f);
    mushroom(.18f, .14f, rgb(0xe84a30));
    pop();
    pop();
    part();
    paint(moss);
    lumpy(.03f, 9);
    egg(.86f, 1.72f, -.22f, .36f, .13f, .30f);
    egg(-.74f, 1.76f, -.16f, .26f, .10f, .24f);
    lumpy(0, 1);
    push(); /* what else it has swallowed */
    move(.52f, .36f, .62f);
    turn_y(14);
    turn_z(-22);
    grow(.34f);
    skull(&(Skull){.bone = bone, .jaw = 20, .missing = .3f});
    pop();
    pop();
    part();
    paint(material_new(rgb(0x3a5a50), rgb(0x4a3a24), .10f, 1.2f, PAT_WATER, 2, .5f));
    ground(.10f, .04f, 1.6f);
    lamp(light + V(.0f, .0f, .12f), rgb(0xffb050) * 3.6f, .42f);
    sprite(light, .40f, rgb(0xffc060), SPRITE_GLOW, .40f);
    for (int i = 0; i < 26; i++) /* gnats round the light */
        sprite(light + V((chance(i) - .5f) * 1.2f, (chance(i + 30) - .35f) * 1.1f, .3f * chance(i + 60)), .008f,
               rgb(0xffe0a0), SPRITE_GLOW, .8f);
    faction_motes();
}

/* ---- the Gargoyle ---- */

/* A white dove at the brush's place, looking to +z. */
static void dove(int white, int grey, int beak)
{
    part();
    paint(white);
    blend(.06f);
    egg(0, .20f, 0, .15f, .17f, .22f);
    egg(0, .42f, .12f, .10f, .11f, .11f);
    limb(V(0, .28f, .06f), V(0, .40f, .10f), .10f, .09f);
    part(); /* folded wings, and the tail */
    paint(grey);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .135f, .20f, -.06f, .05f, .12f, .22f);
    limb(V(0, .14f, -.14f), V(0, .10f, -.44f), .08f, .09f);
    part();
    paint(beak);
    limb(V(0, .41f, .22f), V(0, .38f, .30f), .030f, .008f);
    for (int side = -1; side <= 1; side += 2) {
        limb(V((float)side * .06f, .06f, .04f), V((float)side * .07f, -.04f, .08f), .018f, .018f);
        part();
        paint(material_plain(rgb(0x100808), .1f, 1.5f));
        ball((float)side * .075f, .45f, .17f, .026f);
        paint(beak);
    }
}

static void gargoyle_head(int stone, int light, int tooth)
{
    beast_head(&(Beast){.hide = stone,
                        .muzzle_hide = light,
                        .nose = stone,
                        .tooth = tooth,
                        .iris = material_eye(rgb(0xff9a18), rgb(0xffd060), .7f, PUPIL_SLIT),
                        .nose_kind = NOSE_BULL,
                        .muzzle = .26f,
                        .root = .25f,
                        .tip = .17f,
                        .droop = 4,
                        .jaw = 12,
                        .teeth = 5,
                        .fang = .1f,
                        .tusk = .2f,
                        .ear = .60f,
                        .ear_width = .17f,
                        .ear_out = 66,
                        .ear_turn = 8,
                        .eye = .125f,
                        .eye_x = .20f,
                        .eye_yaw = -14,
                        .lid = 14,
                        .open = .62f,
                        .brow = .11f});
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        horn(V(q * .2f, .36f, 0), V(q * .50f, .60f, -.10f), V(q * .44f, .98f, -.2f), .12f, light);
    }
    part(); /* one eye still sleeps */
    paint(stone);
    blend(.03f);
    egg(-.20f, .13f, .285f, .142f, .130f, .140f);
    limb(V(-.33f, .10f, .36f), V(-.08f, .09f, .42f), .020f, .020f);
}

/* A dove has settled on his nose; he has opened one eye. */
static void gargoyle(void)
{
    camera(V(.10f, 1.30f, 5.6f), V(.04f, 1.58f, 0), 32);
    Scene *s = scene();
    s->roll = -3;
    s->back_mirrored = true;
    set_palette(s, 0x080612, 0x241a38, 0x5a4068, 0xd8a0a0, 0xffb050, 0xfff0d8);
    s->key.color = rgb(0xe8ecff) * 1.6f;
    s->key.towards = V(-.65f, .70f, .40f);
    s->rim.color = rgb(0xb090e0) * 2.6f;
    s->fill.color = rgb(0x40406a) * .5f;
    s->vignette = 1.4f;
    int stone = material_stone(rgb(0x80849a), rgb(0x444860)), light = material_stone(rgb(0x9a9eb0), rgb(0x5a5e74)),
        moss = material_new(rgb(0x5a7a3a), rgb(0x5a7a3a) * .4f, .9f, .3f, PAT_GRASS, 3, 1.4f),
        tooth = material_stone(rgb(0xd0d0d8), rgb(0x8a8a98));
    push();
    move(.02f, 1.50f, -.35f);
    turn_y(-7);
    turn_x(8);
    turn_z(4);
    grow(2.15f);
    part(); /* shoulders in the dark */
    paint(stone);
    blend(.12f);
    egg(0, -.55f, -.30f, .80f, .34f, .34f);
    gargoyle_head(stone, light, tooth);
    part();
    paint(moss);
    lumpy(.03f, 9);
    egg(-.24f, .38f, .06f, .16f, .06f, .14f);
    egg(.40f, -.28f, .10f, .08f, .10f, .10f);
    lumpy(0, 1);
    Vec3 eye_at = here(V(.20f, .13f, .52f));
    push();
    move(-.04f, .085f, .60f);
    turn_y(38);
    grow(.62f);
    dove(material_new(rgb(0xf8f8fc), rgb(0xd0d4e0), .6f, .4f, PAT_NOISE, 4, .1f),
         material_new(rgb(0xc8ccd8), rgb(0x9098a8), .6f, .4f, PAT_NOISE, 4, .1f),
         material_plain(rgb(0xf0903a), .4f, .8f));
    pop();
    pop();
    lamp(eye_at + V(.1f, 0, .25f), rgb(0xff8a20) * 1.4f, .30f);
    sprite(eye_at, .30f, rgb(0xff8a20), SPRITE_GLOW, .35f);
    faction_motes();
}

const Card gravefolk_cards[] = {
    {"cards/monstrous/skeleton", MOON, skeleton},  {"cards/monstrous/skeleton-2", MINE, skeleton2},
    {"cards/monstrous/ghoul", MOON, ghoul},        {"cards/monstrous/mudman", FOREST, mudman},
    {"cards/monstrous/gargoyle", ROYAL, gargoyle}, {0}};
