/* SPDX-License-Identifier: MIT
 * Barrowkin told by hands: a vigil, a fetter, a blessing, a bargain. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/bones.h"
#include "props/regalia.h"
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

/* A room by one candle at disc_x, disc_y: daub between beams, and a window that stands open on the night. */
static Vec3 open_shutter(const Scene *s, float u, float v)
{
    Vec3 c = candle_wall(s, u, v);
    const Vec3 *t = s->tint;
    float x = u + .50f, y = v - .62f, bar = min_of(fabsf(x), fabsf(y - .02f));
    Vec3 night = vec_mix(rgb(0x4a6cb0), rgb(0x18285c), smooth(-.3f, .5f, y));
    night = vec_mix(night, t[GLOW] * .95f, disc(x, y, .12f, .14f, .11f, .01f)) +
            t[LIGHT] * (.25f * halo(x, y, .12f, .14f, .11f));
    night = vec_mix(night, rgb(0x0c1430), under(-.20f + hills(u, 3, 2.2f, .10f), y, .01f));
    float in = under(.33f, fabsf(x), .008f) * under(.38f, fabsf(y), .008f);
    Vec3 frame = vec_mix(t[DARK] * 1.6f, t[ACCENT], .10f);
    c = vec_mix(c, frame, under(.40f, fabsf(x), .008f) * under(.45f, fabsf(y), .008f));
    c = vec_mix(c, vec_mix(night, frame, under(.022f, bar, .006f)), in);
    float leaf = u + .02f - .10f * (v - .6f); /* the shutter, flung back */
    return vec_mix(c, vec_mix(frame, t[MIDTONE], .25f) * (.7f + .5f * smooth(.4f, .6f, sinf(v * 34) * .5f + .5f)),
                   under(.075f, fabsf(leaf), .008f) * under(.46f, fabsf(y), .008f));
}

static void vigil(void)
{
    Scene *s = scene();
    camera(V(.0f, 1.90f, 4.2f), V(-.14f, 1.66f, 0), 29.5f);
    family_hour(BARROW_MOON);
    s->roll = 5;
    s->backdrop = open_shutter;
    s->disc_x = .15f;
    s->disc_y = -.1f;
    s->ambient = .24f;
    s->vignette = 1.4f;
    s->key.color = rgb(0x9ab4e0) * .9f;
    int dress = material_wool(rgb(0x5a3a74)), linen = material_wool(rgb(0xd8d4cc)),
        blanket = material_wool(rgb(0x3a5878)),
        bone = material_new(rgb(0xc0b494), rgb(0x7c7050), .55f, .5f, PAT_BONE, 3.2f, .5f),
        shroud = material_wool(rgb(0x1c1c28)), wood = material_wood();
    push(); /* the one she watches, across the foot of the picture */
    move(.50f, 1.16f, .66f);
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
    limb(V(-.52f, -.24f, .0f), V(-1.9f, -.40f, .1f), .28f, .34f);
    limb(V(-.52f, -.24f, -.3f), V(-1.9f, -.40f, -.3f), .24f, .34f);
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
    part(); /* a stool beside the bed */
    paint(wood);
    drum(-.22f, 1.10f, .95f, .20f, .04f, .02f);
    push();
    move(-.22f, 1.13f, .95f);
    wax_candle(.30f, .065f, true, material_wax());
    Vec3 flame = here(V(0, .40f, 0));
    pop();
    /* what has come in by the window, for the flame */
    Vec3 grip = flame + V(-.46f, .47f, .12f), wrist = flame + V(-.34f, .34f, .08f),
         elbow = flame + V(-1.1f, 1.16f, .22f);
    bone_reach(bone, elbow, wrist, V(.82f, -.50f, -.05f), V(-.35f, -.55f, -.7f), .24f, .22f, -1);
    part();
    paint(shroud);
    blend(.05f);
    sleeve_cloth(elbow + V(-.9f, .4f, -.1f), elbow + V(-.05f, .12f, 0), vec_mix(elbow, grip, .42f), .42f, .32f, .22f,
                 8);
    Kin k = {.f = {.man = .1f, .wide = 1.04f},
             .dress = dress,
             .head = {.skin = rgb(0xd09a70),
                      .hair = rgb(0xd0ccc0),
                      .iris = rgb(0x5a8a70),
                      .age = .92f,
                      .man = .1f,
                      .gaunt = .25f,
                      .nose = NOSE_HOOKED,
                      .mood = MOOD_RESOLVE,
                      .act = 1.0f,
                      .cast = CAST_LONG,
                      .hairs = HAIR_BUN,
                      .eye = 1.15f,
                      .gaze_x = -18,
                      .gaze_y = 2,
                      .seed = 31},
             .look = -16,
             .nod = 4,
             .lean = 10,
             .head_size = .64f,
             .seed = 7};
    push(); /* the old one, and she has it by the wrist */
    move(.30f, -.06f, -.06f);
    turn_z(7);
    turn_y(-14);
    move(0, 1.1f, 0);
    turn_x(14);
    move(0, -1.1f, 0);
    kin_body(&k);
    push();
    kin_head(&k);
    veil(material_wool(rgb(0x6a4a86)), -.9f, 64, 9);
    pop();
    push();
    kin_hold(&k, -1, grip, V(-.02f, -.12f, .10f), V(.66f, -.74f, -.05f), V(.3f, .3f, 1));
    pop();
    kin_reach(&k, 1, flame + V(.26f, -.12f, .04f), V(.20f, -.14f, .10f), GRASP_CUP, V(-.35f, .85f, .1f),
              V(-.9f, -.1f, .1f)); /* the other is round the flame */
    pop();
    lamp(flame + V(.06f, .06f, .22f), rgb(0xffb450) * 1.7f, .28f);
    lamp(flame + V(.22f, .36f, .34f), rgb(0xffb450) * 1.5f, .26f);
    lamp(flame + V(.42f, -.02f, .30f), rgb(0xffb868) * 1.4f, .3f);
    sprite(flame, .38f, rgb(0xffb040), SPRITE_GLOW, .45f);
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

static void blessing(void)
{
    Scene *s = scene();
    camera(V(-.20f, 1.62f, 3.9f), V(.06f, 1.70f, 0), 28);
    barrow_hour(HOUR_NIGHT);
    s->backdrop = place_heath;
    s->back_seed = 12;
    s->disc_x = -.6f;
    s->back_y = -.20f;
    s->roll = -7;
    s->vignette = 1.5f;
    s->ambient = .28f;
    s->key.color = rgb(0xd8e0d0) * 1.0f;
    s->rim.color = rgb(0x90ffb0) * 2.4f;
    s->rim.towards = V(.8f, .5f, -.35f);
    int plate = material_iron(), cape = material_wool(rgb(0x5a3a76)), leather = material_leather(rgb(0x6a4428)),
        stone = material_boulder(), ghost = material_new(rgb(0xd4f0d0), rgb(0x90c8a8), .6f, .4f, PAT_NOISE, 3, .1f);
    material(plate)->color = rgb(0xb8b8b0);
    material(plate)->color2 = rgb(0x6a6a68);
    material(plate)->metal = .6f;
    material(plate)->rough = .45f;
    material(ghost)->emit = rgb(0x70c898) * .26f;
    material(ghost)->sss = rgb(0xc0ffd0) * .3f;
    menhir(-1.25f, -1.2f, 3.0f, .44f, 8, stone, 6);
    menhir(1.35f, -2.0f, 2.3f, .40f, -9, stone, 2);
    Kin k = {.f = {.man = 1, .wide = 1.1f},
             .dress = leather,
             .cloak = cape,
             .hem = .1f,
             .cloak_open = 70,
             .wind = V(-.3f, 0, -.2f),
             .head = {.skin = rgb(0xc89068),
                      .hair = rgb(0x4a2c18),
                      .iris = rgb(0x80a060),
                      .age = .40f,
                      .man = 1,
                      .nose = NOSE_BROKEN,
                      .mood = MOOD_GASP,
                      .act = .7f,
                      .cast = CAST_HEAVY,
                      .hairs = HAIR_SWEPT,
                      .beard = WHISKERS_SHORT,
                      .gaze_x = -4,
                      .gaze_y = 18,
                      .scar = true,
                      .seed = 8},
             .look = -8,
             .nod = -12,
             .lean = -18,
             .head_size = .66f,
             .seed = 3};
    push(); /* the fighter, sunk back into her arms */
    move(-.50f, -.46f, .35f);
    turn_z(-8);
    turn_y(26);
    kin_body(&k);
    part();
    paint(plate);
    blend(.05f);
    egg(0, 1.50f, .06f, .37f, .33f, .26f);
    egg(-.20f, 1.62f, .08f, .22f, .20f, .22f);
    limb(V(0, 1.80f, .26f), V(0, 1.25f, .32f), .03f, .04f);
    carve(); /* where the claw went in */
    blend(.01f);
    for (int i = 0; i < 3; i++)
        limb(V(-.22f + .10f * (float)i, 1.62f, .34f), V(-.12f + .10f * (float)i, 1.36f, .36f), .030f, .012f);
    fill();
    Vec3 wound = here(V(-.02f, 1.50f, .30f));
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .46f, 1.77f, 0);
        turn_z((float)side * -18);
        pauldron(.25f, 3, 0, (float)side, plate);
        pop();
    }
    push();
    kin_head(&k);
    Vec3 brow = here(V(.30f, .22f, .30f));
    pop();
    push(); /* he has not let go of it */
    kin_hold(&k, -1, V(-.70f, 1.02f, .90f), V(-.10f, -.26f, -.16f), V(.50f, .62f, .25f), V(-.3f, .3f, 1));
    turn_x(180);
    sword(1.5f, .12f, plate, material_gold());
    pop();
    pop();
    Kin g = {.f = {.man = .05f},
             .dress = ghost,
             .cowl = ghost,
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
                      .gaze_y = -18,
                      .brow = .6f,
                      .glow = .3f,
                      .seed = 5},
             .look = -18,
             .nod = 16,
             .lean = 14,
             .head_size = .66f,
             .glove = ghost,
             .seed = 9};
    push(); /* she who has come up behind him */
    move(.82f, .04f, -.22f);
    turn_z(13);
    turn_y(-30);
    kin_body(&g);
    push();
    kin_head(&g);
    veil(ghost, -2.0f, 60, 7);
    pop();
    kin_reach(&g, -1, V(-.96f, 1.40f, .36f), V(.0f, -.10f, -.25f), GRASP_REST, V(.25f, -.70f, .60f),
              V(.6f, -.2f, -.6f));
    kin_reach(&g, 1, wound + V(.26f, .06f, .08f), V(.16f, -.10f, .26f), GRASP_REST, V(-.9f, -.10f, .05f),
              V(-.05f, -.2f, -1));
    pop();
    for (int i = 0; i < 44; i++) { /* warmth, out of her palm over the iron */
        float a = 6.28f * chance(i + 5), d = .08f + .45f * chance(i + 45);
        sprite(wound + V(cosf(a) * d, sinf(a) * d * .8f, .2f), .010f + .022f * chance(i), rgb(0xb0ffb0), SPRITE_GLOW,
               .9f);
    }
    sprite(wound + V(.05f, 0, .15f), .45f, rgb(0x60e080), SPRITE_GLOW, .4f);
    lamp(wound + V(.05f, .10f, .35f), rgb(0x90ffa0) * 2.4f, .30f);
    lamp(brow + V(-.25f, .15f, .50f), rgb(0xe0ffd0) * 1.2f, .34f);
    lamp(V(-.85f, 1.4f, 1.4f), rgb(0xffc070) * 1.5f, .40f);
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
