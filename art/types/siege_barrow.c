/* SPDX-License-Identifier: MIT
 * People of the Barrowkin. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/people.h"
#include "props/skull.h"
#include "types/hero_head.h"

/* ---- ba02: one for each of you ---- */

/* One of the watch, with a candle in the fist nearer to us. Returns where its flame is, or would be. */
static Vec3 watchman(const Kin *k, Vec3 at, Vec3 elbow, bool lit, int wax, int steel)
{
    kin_body(k);
    push();
    kin_head(k);
    part();
    paint(steel);
    blend(.03f);
    egg(0, .18f, -.02f, .48f, .46f, .51f);
    carve();
    box(0, -.43f, 0, 1, .54f, 1, .01f);
    fill();
    drum(0, .12f, -.01f, .60f, .025f, .02f);
    pop();
    push();
    kin_grip(k, at[0] < 0 ? -1 : 1, elbow, at, V(0, 1, .12f), V(at[0] < 0 ? -1 : 1, .1f, .3f));
    move(0, -.14f, 0);
    wax_candle(.36f, .045f, lit, wax);
    Vec3 flame = here(V(0, .46f, 0));
    pop();
    return flame;
}

static void morrowen(void)
{
    Scene *s = scene();
    camera(V(.30f, 1.92f, 3.7f), V(.06f, 1.92f, 0), 27);
    family_hour(BARROW_MOON);
    s->backdrop = place_heath;
    s->back_y = -.35f;
    s->back_seed = 6;
    s->roll = 4;
    s->ambient = .24f;
    s->vignette = 1.6f;
    s->key.color = rgb(0xa0b0e8) * .8f;
    int wax = material_wax(), steel = material_iron();
    material(steel)->color = rgb(0x586070);
    for (int i = 0; i < 3; i++) { /* those who have theirs, down the line */
        int wool = material_wool(i == 1 ? rgb(0x3c3458) : rgb(0x2c3450));
        Kin w = {.f = {.man = 1},
                 .dress = wool,
                 .head = {.skin = i == 1 ? rgb(0x8a5a3c) : rgb(0xd09a74),
                          .hair = rgb(0x4a2c1c),
                          .age = .2f + .3f * (float)(i % 2),
                          .man = i == 2 ? .2f : 1,
                          .mood = i == 1 ? MOOD_MIRTH : MOOD_CALM,
                          .act = .7f,
                          .cast = i == 1 ? CAST_ROUND : CAST_GAUNT,
                          .hairs = HAIR_CROP,
                          .beard = i == 1 ? WHISKERS_FULL : WHISKERS_NONE,
                          .gaze_y = -14,
                          .seed = 40 + i},
                 .nod = 14,
                 .lean = i == 1 ? 10.f : -6.f,
                 .seed = 60 + i};
        push();
        move(.20f + .30f * (float)i - (i == 2 ? 1.30f : 0), .14f - .02f * (float)i, -1.25f - .75f * (float)i);
        turn_y(i == 2 ? 24.f : -24.f);
        Vec3 flame = watchman(&w, V(.10f, 1.64f, .52f), V(.50f, 1.34f, .26f), true, wax, steel);
        pop();
        lamp(flame + V(0, .08f, .2f), rgb(0xffb850) * 2.4f, .32f);
    }
    Vec3 meet = V(.16f, 1.74f, .78f); /* where one flame becomes two */
    int blue = material_wool(rgb(0x1c2644));
    Kin near = {.f = {.man = 1, .wide = 1.1f},
                .dress = blue,
                .cowl = material_wool(rgb(0x28324e)),
                .head = {.skin = rgb(0xc08c68),
                         .hair = rgb(0x2a1c14),
                         .iris = rgb(0x4a6a80),
                         .age = .05f,
                         .man = .8f,
                         .nose = NOSE_SNUB,
                         .mood = MOOD_GASP,
                         .act = .4f,
                         .cast = CAST_FINE,
                         .hairs = HAIR_CROP,
                         .gaze_x = -8,
                         .gaze_y = -14,
                         .seed = 9},
                .look = -10,
                .nod = 10,
                .head_size = .62f,
                .seed = 70};
    push(); /* whose turn it is, dark and near, cut by the frame */
    move(.64f, -.16f, .80f);
    turn_y(-74);
    kin_body(&near);
    push();
    kin_head(&near);
    part();
    paint(steel);
    blend(.03f);
    egg(0, .18f, -.02f, .48f, .46f, .51f);
    carve();
    box(0, -.43f, 0, 1, .54f, 1, .01f);
    fill();
    drum(0, .12f, -.01f, .60f, .025f, .02f);
    pop();
    push();
    kin_hold(&near, -1, meet + V(.16f, -.24f, .06f), V(.0f, -.20f, .1f), V(-.5f, .82f, -.1f), V(.2f, .1f, 1));
    move(0, -.12f, 0);
    wax_candle(.34f, .045f, false, wax);
    pop();
    pop();
    Kin k = {.f = {.man = 0, .wide = 1.08f, .belly = .7f},
             .dress = material_wool(rgb(0x8a4a2c)),
             .skirt = material_wool(rgb(0x6a3a28)),
             .skirt_hem = .2f,
             .head = {.skin = rgb(0xdca884),
                      .hair = rgb(0xd8d4cc),
                      .iris = rgb(0x5a7a4a),
                      .age = .95f,
                      .man = .05f,
                      .wide = 1.08f,
                      .gaunt = -.5f,
                      .nose = NOSE_BROAD,
                      .mood = MOOD_MIRTH,
                      .cast = CAST_ROUND,
                      .hairs = HAIR_BUN,
                      .gaze_x = 10,
                      .gaze_y = -16,
                      .seed = 5},
             .look = 10,
             .nod = 13,
             .lean = -10,
             .head_size = .70f,
             .seed = 7};
    push(); /* she, with the light */
    move(-.40f, -.16f, .12f);
    turn_y(44);
    move(0, 1.1f, 0);
    turn_x(12);
    move(0, -1.1f, 0);
    kin_body(&k);
    push();
    kin_head(&k);
    veil(material_wool(rgb(0xc88a38)), -.8f, 62, 9);
    pop();
    push();
    kin_hold(&k, -1, meet + V(-.13f, -.30f, .02f), V(-.18f, -.22f, .16f), V(.42f, .9f, -.02f), V(-.5f, .0f, 1));
    part();
    paint(wax);
    blend(.02f);
    limb(V(0, -.20f, 0), V(0, .22f, 0), .038f, .034f);
    for (int i = 0; i < 9; i++) /* wax has run over her fingers */
        limb(V(.04f * (chance(i) - .5f), .03f - .02f * (float)i, .05f),
             V(.09f * (chance(i + 5) - .5f), -.06f - .022f * (float)i, .085f), .018f, .024f);
    move(0, .22f, 0);
    small_flame(.18f, rgb(0xffc050));
    pop();
    kin_reach(&k, 1, meet + V(.16f, -.46f, .20f), V(.10f, -.22f, .05f), GRASP_CUP, V(.75f, .35f, .1f),
              V(-.1f, .5f, -.8f));
    pop();
    push();
    move(meet[0] + .03f, meet[1] - .02f, meet[2] + .03f);
    small_flame(.16f, rgb(0xffc050));
    pop();
    lamp(meet + V(-.02f, .10f, .20f), rgb(0xffb450) * 3.6f, .28f);
    lamp(meet + V(-.12f, .28f, .16f), rgb(0xffb450) * 1.2f, .26f);
    sprite(meet + V(0, .05f, 0), .46f, rgb(0xffb040), SPRITE_GLOW, .5f);
    faction_motes();
}

/* ---- ba01: the priestess calls a soldier back ---- */

/* Her collar of small bones and gold, and her crown of ribs. */
static void bone_regalia(bool crown, int bone, int gold)
{
    part();
    paint(gold);
    blend(.01f);
    push();
    if (crown) {
        move(0, .30f, -.06f);
        turn_x(-10);
        ring(0, 0, 0, .395f, .034f);
    } else {
        move(0, 1.85f, -.02f);
        turn_x(8);
        ring(0, 0, 0, .195f, .022f);
    }
    pop();
    part();
    paint(bone);
    blend(.008f);
    for (int i = 0; i < 19 && !crown; i++) {
        float a = ((float)i - 9) * .17f;
        limb(V(sinf(a) * .20f, 1.86f - .03f * cosf(a), cosf(a) * .17f - .02f),
             V(sinf(a) * .31f, 1.74f - .07f * cosf(a), cosf(a) * .27f - .02f), .016f, .024f);
    }
    push();
    move(0, .30f, -.06f);
    turn_x(-10);
    for (int i = 0; i < 9 && crown; i++) {
        float a = ((float)i - 4) * .40f, tall = .46f - .035f * fabsf((float)i - 4) + (i % 2 ? -.14f : 0);
        Vec3 q[4] = {V(sinf(a) * .39f, .02f, cosf(a) * .40f), V(sinf(a) * .44f, tall * .4f, cosf(a) * .45f),
                     V(sinf(a) * .43f, tall * .8f, cosf(a) * .44f), V(sinf(a) * .33f, tall * 1.12f, cosf(a) * .34f)};
        float rr[4] = {.036f, .028f, .022f, .005f};
        tube(4, q, rr, 3);
    }
    pop();
}

/* Green light rises from below, through mist, to an autumn night. */
static Vec3 autumn_of_names(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = sky_ramp(unit((v + .9f) / 2.0f), rgb(0x2c4a34), rgb(0xa85a28), rgb(0x2c1630));
    c = vec_mix(c, rgb(0x341a2c), .65f * smooth(.44f, .62f, sky_clouds(u, v, 1.3f)));
    return c + rgb(0xffa848) * (.45f * expf(-3.0f * distance_to(u, v, .1f, .25f)));
}

/* She looks at us over the skull of one whose name she has just said: its eyes light. */
static void nehmeri(void)
{
    Scene *s = scene();
    camera(V(.0f, 1.35f, 6.2f), V(0, 1.45f, 0), 28);
    family_hour(BARROW_AUTUMN);
    s->backdrop = autumn_of_names;
    s->roll = -4;
    s->haze = 0;
    s->vignette = 1.5f;
    s->ambient = .26f;
    s->key = (Light){vec_unit(V(-.6f, .6f, .55f)), rgb(0xffd8a8) * 1.5f, .1f};
    s->rim = (Light){vec_unit(V(.7f, .4f, -.5f)), rgb(0xffa050) * 3.2f, .1f};
    int robe = material_wool(rgb(0x4c2878)), bone = material_bone(), gold = material_gold(),
        crown = material_new(rgb(0xd8c498), rgb(0x8a7040), .55f, .6f, PAT_BONE, 4, .5f);
    Vec3 brown = rgb(0x7a4a2c);
    Kin k = {.head = {.skin = brown,
                      .hair = rgb(0x0e0a0c),
                      .iris = rgb(0x60e070),
                      .age = .35f,
                      .man = .05f,
                      .nose = NOSE_STRAIGHT,
                      .nose_size = .9f,
                      .mood = MOOD_CALM,
                      .cast = CAST_FINE,
                      .hairs = HAIR_BRAIDS,
                      .eye = 1.4f,
                      .glow = .4f,
                      .seed = 7},
             .nod = 8,
             .lean = 7,
             .head_size = 1.22f};
    part();
    paint(robe);
    blend(.15f);
    egg(0, .55f, -.35f, 1.05f, .80f, .5f);
    push();
    hero_head(&k, V(.04f, 1.86f, -.15f));
    bone_regalia(true, crown, gold);
    pop();
    Vec3 held = V(-.02f, .98f, .72f);
    push();
    move(held[0], held[1], held[2]);
    turn_z(-8);
    turn_x(-4);
    grow(1.08f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x70ff80), .menace = .1f, .jaw = 9, .missing = .2f, .eye_size = 1.5f});
    pop();
    int skin = material_skin(brown, brown * V(.8f, .62f, .55f));
    for (int side = -1; side <= 1; side += 2) { /* as one holds a face */
        float q = (float)side;
        Vec3 wrist = held + V(q * .58f, -.62f, .02f);
        person_hand_at(
            &(PersonHand){.lean = true, .pose = GRASP_CUP, .size = .30f, .thick = .9f, .thumb = side, .skin = skin},
            wrist, V(-q * .12f, 1, .12f), V(-q, .1f, -.15f));
        body_sleeve(robe, V(q * .95f, .6f, -.1f), V(q * .98f, .10f, .5f), wrist, .34f, .30f, .20f, 5 + side);
    }
    lamp(held + V(0, .25f, .75f), rgb(0x70ff80) * .8f, .35f);
    lamp(V(-.35f, 2.1f, 1.1f), rgb(0xffd098) * 1.6f, .4f);
    for (int i = 0; i < 36; i++)
        sprite(V((chance(i) - .5f) * 2.2f, .3f + 2.4f * chance(i + 40), .2f + .9f * chance(i + 80)),
               .010f + .018f * chance(i + 120), rgb(0x90ffa0), SPRITE_GLOW, .8f);
    faction_motes();
}

const Card siege_barrow_cards[] = {{"cards/siege/ba02", BARROW, morrowen}, {"cards/siege/ba01", BARROW, nehmeri}, {0}};
