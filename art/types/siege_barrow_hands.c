/* SPDX-License-Identifier: MIT
 * Barrowkin told by hands: a vigil, a fetter, a blessing, a bargain. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/bones.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"

/* A wall in the light of one candle at x, y. */
static Vec3 candle_wall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float d = distance_to(u, v, s->disc_x, s->disc_y);
    Vec3 c = vec_mix(t[SHADOW] * .75f, t[MIDTONE] * .8f, expf(-d * d * .9f));
    c += vec_mix(t[ACCENT], t[MIDTONE], .45f) * (.30f * expf(-d * 2.2f));
    c = c * (.72f + .5f * cloud_flat(u * 4, v * 5, 4)); /* daub */
    float beam = fabsf(u - .62f - .04f * sinf(v * 5));
    return vec_mix(c, t[DARK] * 1.5f + c * .15f, under(.10f, beam, .02f));
}

/* ---- ba12: keep the watch ---- */

static void vigil(void)
{
    Scene *s = scene();
    camera(V(.1f, 2.1f, 4.5f), V(.04f, 1.62f, 0), 28);
    family_hour(BARROW_MOON);
    s->roll = 5;
    s->backdrop = candle_wall;
    s->disc_x = -.55f;
    s->disc_y = .1f;
    s->ambient = .26f;
    s->vignette = 1.3f;
    s->key.color = rgb(0x9ab4e0) * .9f;
    int shawl = material_wool(rgb(0x4a3a6a)), dress = material_wool(rgb(0x4a3448)),
        linen = material_wool(rgb(0xd8d4cc)), blanket = material_wool(rgb(0x3a5878));
    push(); /* the one she watches, across the foot of the picture */
    move(.56f, 1.20f, .62f);
    part();
    paint(linen);
    blend(.12f);
    lumpy(.02f, 3);
    egg(.10f, -.24f, -.05f, .62f, .20f, .50f);
    lumpy(0, 1);
    part();
    paint(blanket);
    blend(.16f);
    lumpy(.03f, 2.4f);
    limb(V(-.52f, -.20f, .0f), V(-1.9f, -.36f, .1f), .30f, .34f);
    limb(V(-.52f, -.20f, -.3f), V(-1.9f, -.36f, -.3f), .24f, .34f);
    lumpy(0, 1);
    push();
    turn_z(-74);
    turn_y(-40);
    grow(.60f);
    person_head(&(Person){.skin = rgb(0xe0b48c),
                          .hair = rgb(0x6a4024),
                          .age = .2f,
                          .man = .6f,
                          .eye = .05f,
                          .nose = NOSE_STRAIGHT,
                          .mood = MOOD_REST,
                          .cast = CAST_GAUNT,
                          .hairs = HAIR_CROP,
                          .beard = WHISKERS_STUBBLE,
                          .seed = 12});
    part(); /* bandage */
    paint(linen);
    blend(.02f);
    push();
    move(0, .24f, -.04f);
    turn_x(-6);
    for (int i = 0; i < 3; i++)
        ring(0, .06f * (float)i, 0, .375f, .045f);
    pop();
    pop();
    pop();
    Kin k = {.f = {.man = .1f, .wide = 1.04f},
             .dress = dress,
             .cowl = shawl,
             .head = {.skin = rgb(0xd09a70),
                      .hair = rgb(0xc8c4b8),
                      .iris = rgb(0x5a7a60),
                      .age = .95f,
                      .man = .1f,
                      .gaunt = .2f,
                      .nose = NOSE_HOOKED,
                      .mood = MOOD_GRIEF,
                      .cast = CAST_LONG,
                      .hairs = HAIR_BUN,
                      .gaze_y = -20,
                      .gaze_x = 8,
                      .seed = 31},
             .look = 10,
             .nod = 14,
             .lean = -10,
             .head_size = .60f,
             .seed = 7};
    push(); /* the old one, bent over him */
    move(-.36f, .04f, -.10f);
    turn_y(32);
    move(0, 1.1f, 0);
    turn_x(20);
    move(0, -1.1f, 0);
    kin_body(&k);
    push();
    kin_head(&k);
    veil(shawl, -1.0f, 62, 9);
    pop();
    kin_arm(&k, 1, V(.60f, 1.44f, .40f), V(.42f, 1.40f, .80f), GRASP_REST, V(.2f, -.5f, .9f), V(-.1f, -1, -.3f));
    push();
    kin_grip(&k, -1, V(-.56f, 1.32f, .30f), V(-.34f, 1.54f, .70f), V(-.1f, 1, -.3f), V(0, .1f, 1));
    move(0, -.14f, 0);
    wax_candle(.34f, .06f, true, material_wax());
    Vec3 flame = here(V(0, .46f, 0));
    pop();
    pop();
    lamp(flame + V(.12f, .06f, .20f), rgb(0xffb450) * 3.2f, .24f);
    lamp(flame + V(.16f, .34f, .30f), rgb(0xffb450) * 1.6f, .22f);
    lamp(vec_mix(flame, V(.56f, 1.5f, .9f), .6f) + V(0, .2f, .2f), rgb(0xffb868) * 1.8f, .3f);
    sprite(flame, .34f, rgb(0xffb040), SPRITE_GLOW, .45f);
    faction_motes();
}

/* ---- ba16: the heel cannot lift ---- */

static void fetter(void)
{
    Scene *s = scene();
    camera(V(-.5f, .62f, 5.0f), V(-.16f, 1.0f, 0), 33);
    barrow_hour(HOUR_DUSK);
    s->back_seed = 11;
    s->back_y = -.1f;
    s->key.color = rgb(0xe8e4c0) * 1.8f;
    s->rim.color = rgb(0xa8e890) * 2.4f;
    int hide = material_new(rgb(0x9a8a94), rgb(0x54465a), .7f, .5f, PAT_SCALE, 7, .7f),
        claw = material_new(rgb(0xe8dcb8), rgb(0x9a8860), .35f, .9f, PAT_BONE, 5, .3f), iron = material_iron(),
        turf = material_turf(), earth = material_earth(), rune = material_glow(rgb(0x80ff70), 2.2f),
        bronze = material_new(rgb(0xc8b890), rgb(0x7c6c4c), .4f, 1, PAT_METAL, 5, .5f);
    material(bronze)->metal = .8f;
    push();
    turn_y(34);
    part(); /* the leg of something large */
    paint(hide);
    blend(.16f);
    limb(V(.95f, 3.3f, -.25f), V(.42f, 1.75f, -.12f), .66f, .44f);
    limb(V(.42f, 1.75f, -.12f), V(.34f, 1.0f, 0), .43f, .34f);
    egg(.95f, 2.45f, -.4f, .52f, .8f, .5f);
    limb(V(.52f, .95f, -.1f), V(.62f, .62f, -.05f), .28f, .30f); /* heel, off the ground */
    limb(V(.34f, .95f, 0), V(-.30f, .42f, .12f), .34f, .33f);
    limb(V(-.30f, .42f, .12f), V(-.62f, .25f, .2f), .32f, .24f);
    for (int i = 0; i < 3; i++) {
        float z = -.28f + .40f * (float)i, x = -.62f - .06f * (float)(i == 1);
        blend(.08f);
        limb(V(-.40f, .36f, .1f + z * .4f), V(x - .22f, .25f, .12f + z), .20f, .17f);
        ball(x - .12f, .30f, .12f + z, .18f);
        limb(V(x - .22f, .25f, .12f + z), V(x - .46f, .15f, .14f + z * 1.2f), .16f, .13f);
    }
    for (int i = 0; i < 3; i++) {
        float z = -.28f + .40f * (float)i, x = -.62f - .06f * (float)(i == 1);
        Vec3 q[4] = {V(x - .42f, .20f, .14f + z * 1.2f), V(x - .62f, .25f, .15f + z * 1.25f),
                     V(x - .80f, .17f, .16f + z * 1.3f), V(x - .90f, .0f, .16f + z * 1.3f)};
        float r[4] = {.12f, .10f, .06f, .01f};
        part();
        paint(claw);
        tube(4, q, r, 4);
    }
    push(); /* the shackle */
    move(.38f, 1.27f, -.03f);
    turn_z(-6);
    turn_x(8);
    part();
    paint(bronze);
    blend(.03f);
    drum(0, 0, 0, .54f, .17f, .04f);
    carve();
    drum(0, 0, 0, .40f, .3f, .02f);
    fill();
    push();
    move(0, .17f, 0);
    ring(0, 0, 0, .53f, .045f);
    move(0, -.34f, 0);
    ring(0, 0, 0, .53f, .045f);
    pop();
    for (int i = 0; i < 9; i++) { /* runes */
        static const float strokes[3][3][4] = {
            {{-.05f, -.09f, -.05f, .09f}, {-.05f, .09f, .05f, .02f}, {-.05f, .02f, .05f, -.05f}},
            {{0, -.09f, 0, .09f}, {0, .09f, .06f, .03f}, {0, .09f, -.06f, .03f}},
            {{-.05f, -.09f, .05f, .09f}, {.05f, -.09f, -.05f, .09f}, {-.05f, 0, .05f, 0}}};
        push();
        turn_y(-96 + 24 * (float)i);
        move(0, 0, .545f);
        part();
        paint(rune);
        blend(.005f);
        for (int k = 0; k < 3; k++)
            limb(V(strokes[i % 3][k][0], strokes[i % 3][k][1], 0), V(strokes[i % 3][k][2], strokes[i % 3][k][3], 0),
                 .017f, .017f);
        pop();
    }
    push(); /* its eye, where the chain begins */
    turn_y(-38);
    move(0, -.08f, .60f);
    part();
    paint(iron);
    turn_x(90);
    ring(0, 0, 0, .12f, .045f);
    Vec3 begin = here(V(0, .0f, .12f));
    pop();
    pop();
    pop();
    chain(begin, V(.25f, .02f, 1.35f), .03f, 9, .085f, iron);
    part();
    paint(earth);
    blend(.1f);
    lumpy(.05f, 4);
    egg(.25f, 0, 1.4f, .34f, .12f, .22f);
    lumpy(0, 1);
    for (int i = 0; i < 9; i++) { /* strings of turf that hold the heel */
        float x = .45f + .07f * (float)i, z = .10f + .06f * (float)(i % 3);
        part();
        paint(i % 2 ? turf : earth);
        limb(V(x, .0f, z), V(x - .03f + .06f * chance(i), .45f + .08f * chance(i + 4), z - .08f), .04f, .022f);
    }
    for (int i = 0; i < 26; i++) {
        float a = 6.28f * chance(i + 3);
        sprite(
            V(.38f + cosf(a) * (.55f + .35f * chance(i)), 1.25f + .9f * (chance(i + 60) - .45f), .1f + sinf(a) * .55f),
            .018f + .02f * chance(i + 9), rgb(0x90ff80), SPRITE_GLOW, 1.1f);
    }
    lamp(V(.1f, 1.3f, 1.0f), rgb(0x70ff60) * 1.3f, .40f);
    lamp(V(-.55f, .95f, .9f), rgb(0xfff0c0) * .8f, .5f);
    sprite(V(.35f, 1.25f, .5f), .75f, rgb(0x58d050), SPRITE_GLOW, .28f);
    for (int i = 0; i < 3; i++) {
        push();
        move(-1.0f + .32f * (float)i, .04f, -1.0f - .3f * (float)i);
        wax_candle(.22f + .1f * chance(i), .06f, true, material_wax());
        pop();
    }
    tuft(.26f, 1.8f, 60, turf, 3);
    rain(70, .18f, rgb(0xc8d8b8), 4);
    faction_ground();
}

/* ---- ba23: a hand from the other side ---- */

/* Where a point of the world is in the brush's frame, which is turned and moved but as large as the world. */
static Vec3 seen_from_here(Vec3 world)
{
    Vec3 o = here(V(0, 0, 0)), d = world - o;
    return V(vec_dot(d, here(V(1, 0, 0)) - o), vec_dot(d, here(V(0, 1, 0)) - o), vec_dot(d, here(V(0, 0, 1)) - o));
}

static void blessing(void)
{
    Scene *s = scene();
    camera(V(-.1f, 1.62f, 5.0f), V(.02f, 1.56f, 0), 30);
    s->roll = -4;
    barrow_hour(HOUR_NIGHT);
    s->back_seed = 12;
    s->key.color = rgb(0xd8e0d0) * 1.4f;
    s->rim.color = rgb(0x90ffb0) * 3.4f;
    s->rim.towards = V(.8f, .5f, -.35f);
    int plate = material_iron(), cape = material_wool(rgb(0x6a4486)), leather = material_leather(rgb(0x6a4428)),
        ghost = material_new(rgb(0xd4f0d0), rgb(0x90c8a8), .6f, .4f, PAT_NOISE, 3, .1f);
    material(plate)->color = rgb(0xb8b8b0);
    material(plate)->color2 = rgb(0x6a6a68);
    material(plate)->metal = .6f;
    material(plate)->rough = .45f;
    material(ghost)->emit = rgb(0x80d0a0) * .30f;
    material(ghost)->sss = rgb(0xc0ffd0) * .3f;
    Kin k = {.f = {.man = 1, .wide = 1.1f},
             .dress = leather,
             .cloak = cape,
             .hem = .1f,
             .cloak_open = 70,
             .wind = V(-.3f, 0, -.2f),
             .head = {.skin = rgb(0xc89068),
                      .hair = rgb(0x4a2c18),
                      .iris = rgb(0x80a060),
                      .age = .45f,
                      .man = 1,
                      .nose = NOSE_STRAIGHT,
                      .mood = MOOD_GRIEF,
                      .act = .8f,
                      .cast = CAST_HEAVY,
                      .hairs = HAIR_SWEPT,
                      .beard = WHISKERS_SHORT,
                      .gaze_y = 10,
                      .scar = true,
                      .seed = 8},
             .look = 6,
             .nod = -12,
             .lean = -4,
             .head_size = .62f,
             .seed = 3};
    push(); /* the fighter on one knee, his face lifted to her */
    move(-.52f, -.46f, .35f);
    turn_y(44);
    kin_body(&k);
    part();
    paint(plate);
    blend(.05f);
    egg(0, 1.52f, .05f, .33f, .31f, .21f);
    Vec3 shoulder = V(0, 0, 0);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .46f, 1.77f, 0);
        turn_z((float)side * -18);
        pauldron(.25f, 3, 0, (float)side, plate);
        if (side > 0)
            shoulder = here(V(0, .16f, .02f));
        pop();
    }
    push(); /* his sword stands before him, point down */
    kin_grip(&k, -1, V(-.62f, 1.28f, .24f), V(-.26f, 1.22f, .62f), V(.05f, -1, .05f), V(0, 0, 1));
    sword(1.5f, .11f, plate, material_gold());
    pop();
    pop();
    push(); /* she who comes out of the fog */
    move(.62f, -.04f, -.30f);
    turn_y(-38);
    Kin g = {.f = {.man = .05f},
             .dress = ghost,
             .skirt = ghost,
             .skirt_hem = -.3f,
             .cowl = ghost,
             .wind = V(.35f, 0, -.2f),
             .head = {.skin = rgb(0xd8f0d0),
                      .hair = rgb(0xb8e8c8),
                      .iris = rgb(0xf0ffe0),
                      .age = .45f,
                      .man = .05f,
                      .nose = NOSE_STRAIGHT,
                      .mood = MOOD_CALM,
                      .cast = CAST_FINE,
                      .hairs = HAIR_LONG,
                      .gaze_x = -8,
                      .gaze_y = -16,
                      .brow = .6f,
                      .glow = .3f,
                      .seed = 5},
             .look = -8,
             .nod = 14,
             .lean = 4,
             .head_size = .60f,
             .glove = ghost,
             .seed = 9};
    kin_body(&g);
    push();
    kin_head(&g);
    veil(ghost, -2.2f, 58, 7);
    pop();
    Vec3 to = seen_from_here(shoulder + V(.12f, .10f, .02f)), joint = body_shoulder(&g.f, -1);
    kin_arm(&g, -1, vec_mix(joint, to, .5f) + V(-.10f, -.16f, .10f), to, GRASP_REST,
            seen_from_here(here(V(0, 0, 0)) + V(-.9f, -.25f, .25f)), V(.1f, -1, .1f));
    kin_arm(&g, 1, V(.52f, 1.32f, .24f), V(.10f, 1.52f, .42f), GRASP_REST, V(-.8f, .4f, .1f), V(-.1f, 0, -1));
    pop();
    for (int i = 0; i < 40; i++) { /* the warmth goes over him like breath */
        float a = 6.28f * chance(i + 5), d = .08f + .45f * chance(i + 45);
        sprite(shoulder + V(cosf(a) * d - .1f, sinf(a) * d * .7f - .1f, .2f), .012f + .03f * chance(i), rgb(0xb0ffb0),
               SPRITE_GLOW, .9f);
    }
    sprite(shoulder + V(0, .05f, -.2f), .45f, rgb(0x60e080), SPRITE_GLOW, .4f);
    lamp(shoulder + V(.15f, .35f, .45f), rgb(0x90ffa0) * 2.2f, .34f);
    lamp(V(.35f, 2.2f, 1.0f), rgb(0xd0ffd8) * 1.2f, .4f);
    lamp(V(-.75f, 1.5f, 1.3f), rgb(0xffc070) * 1.6f, .4f);
    for (int i = 0; i < 4; i++) {
        push();
        move(-1.25f + .22f * (float)i, .05f + .05f * (float)i, .9f - .2f * (float)i);
        wax_candle(.34f + .1f * chance(i), .07f, true, material_wax());
        pop();
    }
    faction_ground();
    faction_motes();
}

/* ---- ba26: three coins against two keys ---- */

static void old_key(int metal)
{
    part();
    paint(metal);
    blend(.012f);
    push();
    move(0, 0, .16f);
    ring(0, 0, 0, .095f, .024f);
    ring(0, .0f, -.0f, .03f, .02f);
    pop();
    limb(V(0, 0, .06f), V(0, 0, -.30f), .026f, .024f);
    box(.06f, 0, -.27f, .05f, .018f, .028f, .006f);
    box(.05f, 0, -.19f, .035f, .018f, .022f, .006f);
    ball(0, 0, .04f, .038f);
}

static void bargain(void)
{
    Scene *s = scene();
    camera(V(-.10f, 2.05f, 4.7f), V(.04f, 1.60f, .1f), 33);
    family_hour(BARROW_VAULT);
    s->back_seed = 13;
    s->back_y = -.15f;
    s->vignette = 1.35f;
    s->ambient = .36f;
    int stone = material_stone(rgb(0xb0aa8c), rgb(0x5e5c48)), moss = material_moss(), gold = material_gold(),
        bone = material_old_bone(), cloth = material_wool(rgb(0x3c3450)),
        lining = material_plain(rgb(0x0a0e0a), .95f, 0), glove = material_leather(rgb(0x8a4a34)),
        cuff = material_wool(rgb(0x6a4c80)), bronze = material_gold();
    material(bronze)->color = rgb(0x8ab090);
    material(bronze)->color2 = rgb(0x4a6a54);
    material(bronze)->emit = grey(0);
    part(); /* the counter */
    paint(stone);
    blend(.08f);
    lumpy(.03f, 2.2f);
    box(0, .55f, .75f, 1.7f, .52f, .62f, .10f);
    lumpy(0, 1);
    part();
    paint(moss);
    blend(.08f);
    lumpy(.05f, 5);
    for (int i = 0; i < 12; i++) {
        float x = -1.3f + .24f * (float)i;
        egg(x, 1.0f - .08f * chance(i), 1.36f, .16f, .08f, .08f);
        if (i % 2)
            limb(V(x, .98f, 1.38f), V(x + .03f, .55f + .25f * chance(i + 3), 1.40f), .09f, .03f);
    }
    egg(-.95f, 1.06f, .35f, .34f, .07f, .22f);
    egg(1.05f, 1.06f, .45f, .30f, .07f, .22f);
    lumpy(0, 1);
    for (int i = 0; i < 3; i++) { /* coins */
        static const float at[3][2] = {{-.26f, .95f}, {-.06f, 1.16f}, {-.02f, .80f}};
        push();
        move(at[i][0], 1.095f, at[i][1]);
        turn_z(4 * (float)(i - 1));
        part();
        paint(gold);
        blend(.01f);
        drum(0, 0, 0, .14f, .024f, .012f);
        ring(0, .02f, 0, .12f, .012f);
        egg(0, .022f, 0, .045f, .012f, .055f);
        pop();
    }
    for (int i = 0; i < 2; i++) { /* keys */
        push();
        move(.30f + .16f * (float)i, 1.105f, .72f + .46f * (float)i);
        turn_y(i ? -112 : -70);
        grow(1.45f);
        old_key(bronze);
        pop();
    }
    body_sleeve(cuff, V(-1.5f, 1.25f, 1.75f), V(-1.05f, 1.24f, 1.5f), V(-.66f, 1.20f, 1.16f), .20f, .17f, .14f, 5);
    body_cuff(material_gold(), V(-1.05f, 1.24f, 1.5f), V(-.68f, 1.20f, 1.18f), .14f, .14f);
    person_hand_at(&(PersonHand){.pose = GRASP_REACH, .size = .25f, .thick = 1.1f, .thumb = 1, .skin = glove},
                   V(-.64f, 1.21f, 1.15f), V(.92f, -.16f, -.34f), V(-.1f, -1, .05f));
    /* who sells, all smiles */
    push();
    move(.10f, .02f, -.30f);
    turn_x(11);
    cloak(cloth, 1.05f, .0f, 9, .3f, V(0, 0, 0), 7);
    Figure f = {.man = .8f};
    body_trunk(&f, cloth);
    cowl(cloth, 1.05f, .28f, 17);
    push();
    move(0, 2.13f, .06f);
    turn_x(2);
    turn_y(-6);
    turn_z(9);
    grow(.80f);
    hood_deep(cloth, lining, .8f, 3);
    push(); /* he has not sold so well in years */
    move(0, -.02f, .12f);
    grow(.80f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc858), .jaw = 20, .menace = .35f, .missing = .2f});
    pop();
    pop();
    pop();
    Vec3 el = V(.98f, 1.30f, .15f), w = V(.72f, 1.24f, .68f);
    body_sleeve(cloth, V(.52f, 1.75f, -.25f), el, vec_mix(el, w, .45f), .17f, .17f, .19f, 41);
    part();
    paint(bone);
    blend(.025f);
    bone_limb(el + V(-.03f, 0, 0), w + V(-.03f, 0, 0), .045f);
    bone_limb(el + V(.03f, .02f, 0), w + V(.03f, 0, 0), .036f);
    part();
    paint(bone);
    blend(.014f);
    hand_at(&(Hand){.size = .27f, .curl = .18f, .spread = 34, .thick = .8f, .thumb = -1}, w, V(-.70f, -.22f, .55f),
            V(-.1f, -1, -.2f));
    push();
    move(1.15f, 1.05f, .75f);
    wax_candle(.28f, .075f, true, material_wax());
    move(-.18f, 0, -.28f);
    wax_candle(.18f, .065f, true, material_wax());
    pop();
    push();
    move(-1.05f, 1.06f, .5f);
    wax_candle(.22f, .07f, true, material_wax());
    pop();
    lamp(V(.10f, 1.65f, 1.25f), rgb(0xffc868) * 2.6f, .40f);
    lamp(V(.95f, 1.6f, .9f), rgb(0xffb850) * 1.2f, .35f);
    part();
    paint(material_turf());
    ground(0, .1f, 1.3f);
    faction_motes();
}

const Card siege_barrow_hands_cards[] = {{"cards/siege/ba12", BARROW, vigil},
                                         {"cards/siege/ba16", BARROW, fetter},
                                         {"cards/siege/ba23", BARROW, blessing},
                                         {"cards/siege/ba26", BARROW, bargain},
                                         {0}};
