/* SPDX-License-Identifier: MIT
 * People of the Kilnsworn. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "kit/shot.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/grasp.h"
#include "props/kiln.h"
#include "props/people.h"
#include "props/regalia.h"
#include "props/weapons.h"

static int plate_of(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = color * .55f;
    return m;
}

/* ---- em19: a soldier and a coal ---- */

static void oathcoal(void)
{
    shot(SHOT_CLOSE, 14);
    family_hour(EMBER_FORGE);
    Scene *s = scene();
    s->target = V(.0f, 1.86f, 0);
    s->ambient = .5f;
    s->back_x = -.2f;
    Figure f = {.man = 1, .wide = 1.05f};
    int gambeson = material_wool(rgb(0x5a2a20)), steel = plate_of(rgb(0x8a8688)), trim = plate_of(rgb(0xb87838)),
        sleeve = material_wool(rgb(0x6a4030)), cape = material_wool(rgb(0x8a2018));
    Person p = {.skin = rgb(0xc88a62),
                .hair = rgb(0x2a1810),
                .iris = rgb(0x8a5a20),
                .age = .45f,
                .man = 1,
                .wide = 1.04f,
                .gaunt = .25f,
                .nose = NOSE_BROAD,
                .mood = MOOD_RESOLVE,
                .hairs = HAIR_CROP,
                .beard = WHISKERS_STUBBLE,
                .gaze_x = 4,
                .gaze_y = 4,
                .soot = true,
                .seed = 4,
                .glow = .1f,
                .eye = 1.06f};
    push();
    turn_y(-6);
    cloak(cape, 1.1f, .4f, 62, .25f, V(.1f, 0, -.2f), 3);
    body_trunk(&f, gambeson);
    part(); /* gorget and breastplate */
    paint(steel);
    blend(.05f);
    egg(0, 1.50f, .05f, .33f, .32f, .20f);
    part();
    paint(trim);
    blend(.02f);
    push();
    move(0, 1.86f, -.01f);
    turn_x(10);
    drum(0, 0, 0, .22f, .045f, .03f);
    ring(0, .05f, 0, .205f, .022f);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .46f, 1.76f, -.02f);
        turn_z((float)side * -14);
        pauldron(.22f, 3, 0, (float)side, steel);
        pop();
    }
    int skin = material_skin(p.skin, p.skin * V(.8f, .62f, .55f));
    PersonHand
        right = {.lean = true, .pose = GRASP_CUP, .size = .215f, .thick = 1.15f, .thumb = 1, .skin = skin, .age = .5f},
        left = right;
    left.thumb = -1;
    Vec3 coal = V(.0f, 1.57f, .47f), wr = V(-.21f, 1.40f, .42f), wl = V(.27f, 1.53f, .42f);
    body_sleeve(sleeve, V(-.46f, 1.68f, .02f), V(-.50f, 1.24f, .18f), wr, .13f, .11f, .075f, 5);
    body_sleeve(sleeve, V(.46f, 1.68f, .02f), V(.52f, 1.24f, .18f), wl, .13f, .11f, .075f, 15);
    body_cuff(trim, V(-.50f, 1.24f, .18f), wr, .085f, .14f);
    body_cuff(trim, V(.52f, 1.24f, .18f), wl, .085f, .14f);
    left.pose = GRASP_REST;
    person_hand_at(&right, wr, V(.95f, .12f, .22f), V(.05f, .95f, -.25f));  /* below it */
    person_hand_at(&left, wl, V(-.80f, .50f, .18f), V(-.35f, -.25f, -.9f)); /* over it: its back to us */
    int ember = material_new(rgb(0x2a1008), rgb(0x180806), .8f, .4f, PAT_LAVA, 9, 1.2f);
    material(ember)->emit = rgb(0xff5a14) * 5.f;
    part();
    paint(ember);
    blend(.03f);
    push();
    move(coal[0], coal[1], coal[2]);
    lumpy(.02f, 8);
    crystal(0, 0, 0, .15f, .14f, .13f);
    egg(.01f, 0, 0, .10f, .085f, .09f);
    pop();
    push();
    move(0, 2.13f, .05f);
    grow(.52f);
    turn_y(-10);
    turn_x(3);
    person_head(&p);
    pop();
    coal = here(coal);
    pop();
    lamp(coal + V(0, .06f, .14f), rgb(0xff8a30) * 3.2f, .26f);
    lamp(coal + V(.0f, .22f, .34f), rgb(0xff7a28) * 1.6f, .3f);
    sprite(coal, .34f, rgb(0xff7018), SPRITE_GLOW, .5f);
    push();
    move(coal[0], coal[1] + .05f, coal[2]);
    sparks(16, .4f, 1.0f, rgb(0xffa040), 7);
    pop();
    faction_motes();
}

/* ---- em09: a scarred warrior, roaring ---- */

static void varga(void)
{
    shot(SHOT_BELOW, -16);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    s->target = V(-.02f, 1.66f, 0);
    s->roll = -5;
    Figure f = {.man = .35f, .wide = 1.08f};
    int crack = material_new(rgb(0x3a3638), rgb(0x242022), .5f, .8f, PAT_RUNE, 6.5f, .9f);
    material(crack)->emit = rgb(0xff6a18) * 4.f;
    int dark = plate_of(rgb(0x4a4648)), trim = plate_of(rgb(0xc07a38)), crimson = material_wool(rgb(0xa01818)),
        cloth = material_wool(rgb(0x4a2620)), leather = material_leather(rgb(0x4a2c1c));
    Person p = {.skin = rgb(0xc88860),
                .hair = rgb(0xb03a14),
                .iris = rgb(0xe08a20),
                .age = .5f,
                .man = .18f,
                .wide = 1.04f,
                .nose = NOSE_STRAIGHT,
                .mood = MOOD_ROAR,
                .hairs = HAIR_MANE,
                .wind = V(.75f, .12f, -.3f),
                .scar = true,
                .seed = 9,
                .gaze_x = -2,
                .eye = 1.08f};
    push();
    turn_y(14);
    cloak(crimson, 1.05f, .35f, 74, .42f, V(.55f, 0, -.5f), 5);
    body_trunk(&f, cloth);
    body_legs(&f, cloth, leather, .26f, .2f);
    coat_skirt(crimson, 1.12f, .72f, 26, .16f, V(.1f, 0, -.05f), 8);
    part(); /* breastplate with a waist */
    paint(crack);
    blend(.06f);
    egg(0, 1.56f, .03f, .315f, .28f, .225f);
    limb(V(0, 1.52f, .05f), V(0, 1.26f, .05f), .21f, .215f);
    blend(.03f);
    limb(V(0, 1.76f, .16f), V(0, 1.22f, .235f), .03f, .04f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .13f, 1.57f, .17f, .13f, .11f, .08f);
    part();
    paint(trim);
    blend(.015f);
    push();
    move(0, 1.87f, -.02f);
    turn_x(8);
    drum(0, 0, 0, .205f, .05f, .03f);
    pop();
    push();
    move(0, 1.24f, .03f);
    ring(0, 0, 0, .255f, .045f);
    box(0, 0, .25f, .075f, .07f, .03f, .02f);
    pop();
    for (int i = -2; i <= 2; i++) { /* tassets */
        push();
        float a = (float)i * .62f;
        move(sinf(a) * .29f, 1.08f, cosf(a) * .255f);
        turn_y(a * 57.3f);
        turn_x(-14);
        part();
        paint(crack);
        box(0, 0, 0, .10f, .15f, .03f, .03f);
        pop();
    }
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .40f, 1.78f, -.02f);
        turn_z(side < 0 ? 34 : -14);
        pauldron(.225f, 3, .13f, (float)side, dark);
        pop();
    }
    int skin = material_skin(p.skin, p.skin * V(.8f, .62f, .55f));
    PersonHand
        right = {.lean = true, .pose = GRASP_FIST, .size = .20f, .thick = 1.1f, .thumb = 1, .skin = skin, .age = .4f},
        left = right;
    left.thumb = -1;
    Vec3 at = V(-.74f, 2.10f, .30f), bar = V(-.10f, 1, .16f), out = V(.35f, .1f, 1), elbow = V(-.80f, 1.68f, .10f);
    Vec3 wr = person_wrist(&right, at, bar, out);
    part();
    paint(skin);
    blend(.05f);
    limb(V(-.42f, 1.74f, 0), elbow, .115f, .085f);
    limb(vec_mix(V(-.42f, 1.74f, 0), elbow, .4f) + V(.0f, .02f, .02f), vec_mix(V(-.42f, 1.74f, 0), elbow, .6f), .115f,
         .11f);
    limb(elbow, wr, .085f, .06f);
    body_cuff(crack, elbow, wr, .085f, .24f);
    push();
    person_hand_grip(right, at, bar, out);
    hammer(.50f, .34f, crack, leather);
    limb(V(0, -.45f, 0), V(0, .5f, 0), .035f, .035f);
    Vec3 head_at = here(V(0, .5f, .1f));
    pop();
    Vec3 le = V(.66f, 1.36f, .26f), lw = V(.52f, 1.52f, .66f);
    part();
    paint(skin);
    blend(.05f);
    limb(V(.42f, 1.72f, 0), le, .115f, .085f);
    limb(le, lw, .09f, .06f);
    body_cuff(crack, le, lw, .085f, .24f);
    person_hand_at(&left, lw, V(-.15f, .8f, .5f), V(-.2f, .3f, -1));
    push();
    move(0, 2.10f, .10f);
    grow(.54f);
    turn_y(-22);
    turn_x(-6);
    turn_z(4);
    person_head(&p);
    pop();
    head_at = here(head_at);
    pop();
    lamp(head_at + V(.2f, -.1f, .4f), rgb(0xff8030) * 2.f, .3f);
    sprite(head_at, .5f, rgb(0xff6a18), SPRITE_GLOW, .35f);
    lamp(V(.5f, .4f, .9f), rgb(0xff6a20) * 1.4f, .6f);
    faction_motes();
}

/* ---- em18: the open flue ---- */

static Vec3 flue_hall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 stone = rgb(0x2c3a56), c = vec_mix(stone * .5f, stone, smooth(1.1f, -.2f, v));
    for (int i = 0; i < 5; i++) { /* vaults */
        float x = -1 + .52f * (float)i, d = fabsf(u - x), top = .55f - d * d * 6;
        c = vec_mix(c, stone * (.9f + .6f * cloud_flat(u * 8, v * 8, 3)),
                    under(.035f, fabsf(d - .24f), .01f) * under(top + .3f, v, .02f));
        c += t[MIDTONE] * (.25f * under(top, v, .03f) * under(.2f, d, .03f) * smooth(.5f, -.5f, v));
    }
    c += (t[MIDTONE] + t[LIGHT] * .4f) * (.80f * halo(u, v, .12f, -.12f, .12f) * halo(u, v, .12f, -.12f, .12f));
    return c + t[MIDTONE] * (.15f * cloud_flat(u * 3, v * 3, 4) * smooth(.6f, -.4f, v));
}

/* A furnace as large as a house, its mouth to the right, its door hauled up in two rails. */
static void great_furnace(int brick, int iron)
{
    part();
    paint(brick);
    blend(.1f);
    egg(0, 1.6f, 0, 1.55f, 2.0f, 1.4f);
    drum(0, 3.6f, -.1f, .5f, 1.6f, .05f);
    drum(0, .1f, 0, 1.7f, .25f, .05f);
    carve();
    blend(.05f);
    egg(1.25f, 1.5f, .30f, .85f, .66f, .66f);
    fill();
    part();
    paint(iron);
    blend(.03f);
    push();
    move(1.02f, 1.5f, .40f);
    turn_y(64);
    turn_x(90);
    ring(0, 0, 0, .64f, .10f);
    pop();
    for (int i = 0; i < 3; i++)
        ring(0, .9f + 1.0f * (float)i, 0, 1.42f - .12f * fabsf((float)i - .7f) * 2, .06f);
    part();
    paint(iron);
    blend(.02f);
    for (int i = 0; i < 2; i++)
        limb(V(1.05f + .02f * (float)i, .6f, .95f - 1.2f * (float)i), V(.92f, 3.6f, .90f - 1.1f * (float)i), .06f,
             .05f);
    push();
    move(1.02f, 2.72f, .34f);
    turn_y(64);
    box(0, 0, 0, .58f, .50f, .06f, .03f);
    for (int i = 0; i < 8; i++)
        ball(((float)(i % 4) - 1.5f) * .30f, i < 4 ? .40f : -.40f, .08f, .05f);
    pop();
    part();
    paint(material_glow(rgb(0xffc860), 5));
    egg(.80f, 1.48f, .20f, .42f, .50f, .48f);
}

static void open_flue(void)
{
    camera(V(.35f, .95f, 7.4f), V(.10f, 1.62f, 0), 35);
    Scene *s = scene();
    s->backdrop = flue_hall;
    s->key.color = rgb(0xa8bce8) * 2.2f;
    s->rim.color = rgb(0xff8a30) * 4.2f;
    s->ambient = .44f;
    s->exposure = 1.2f;
    int brick = material_new(rgb(0x5a403a), rgb(0x342626), .85f, .3f, PAT_BRICK, 3.2f, 1.1f),
        iron = plate_of(rgb(0x5a5658)),
        floor_m = material_new(rgb(0x46424a), rgb(0x26242a), .5f, .7f, PAT_TILE, 1.5f, .8f),
        beast = material_fur(rgb(0x4a4450));
    part();
    paint(floor_m);
    ground(0, .02f, 1);
    push();
    move(-2.05f, -.05f, -1.7f);
    great_furnace(brick, iron);
    pop();
    push(); /* the fire, over her head */
    move(-1.0f, 1.62f, -1.15f);
    turn_y(6);
    turn_z(-88);
    fire_breath(2.5f, .80f, 3);
    pop();
    push(); /* whom it meets */
    move(1.12f, .02f, -.75f);
    turn_y(-54);
    turn_z(-16);
    grow(1.28f);
    foe_staggering(FOE_OX, beast, rgb(0xffe060), 46);
    pop();
    push(); /* she who hangs on the chain with all her weight */
    move(-.30f, .0f, .95f);
    turn_y(26);
    Kiln k = {
        .build = {.man = .3f, .wide = 1.02f},
        .face = {.skin = rgb(0xd09068),
                 .hair = rgb(0x2a1a14),
                 .iris = rgb(0x8a5a20),
                 .age = .35f,
                 .man = .1f,
                 .nose = NOSE_STRAIGHT,
                 .mood = MOOD_ROAR,
                 .hairs = HAIR_MANE,
                 .wind = V(-.8f, .3f, -.2f),
                 .gaze_x = 14,
                 .soot = true,
                 .seed = 18},
        .hat = KILN_GOGGLES,
        .hat_back = 12,
        .sway = 17,
        .lean = -6,
        .sink = .14f,
        .foot = {V(-.16f, 0, .30f), V(.66f, 0, .12f)},
        .hand =
            {{.at = V(-.52f, 2.30f, .30f), .bar = V(-.10f, 1, -.1f), .out = V(.4f, 0, 1), .pole = V(-1, -.3f, .3f)},
             {.at = V(-.34f, 1.84f, .46f), .bar = V(-.16f, 1, -.1f), .out = V(.2f, 0, 1), .pole = V(.6f, -.9f, .5f)}},
        .head_yaw = 26,
        .head_pitch = -2,
        .head_roll = -14,
        .head = .54f,
        .cloth = rgb(0x8a2a1c),
        .apron = rgb(0x5a3826),
        .arm = 1.1f};
    kiln(&k);
    Vec3 chain_low = here(V(-.10f, 1.16f, .56f)), chain_at = here(V(-.54f, 2.40f, .28f));
    pop();
    chain(V(-1.05f, 3.7f, .35f), chain_at, .02f, 9, .07f, iron);
    chain(chain_at, chain_low, .03f, 8, .07f, iron);
    lamp(V(.1f, 1.7f, .1f), rgb(0xff9a40) * 3.5f, .9f);
    lamp(V(.75f, 1.9f, .3f), rgb(0xff8030) * 4.f, .7f);
    lamp(V(.35f, 1.9f, 1.6f), rgb(0xff9848) * 1.5f, .5f);
    sprite(V(.1f, 1.6f, -1.0f), 1.3f, rgb(0xff7a20), SPRITE_GLOW, .28f);
    push();
    move(.8f, 1.5f, -.4f);
    sparks(50, 1.0f, 1.8f, rgb(0xffb050), 9);
    pop();
    faction_motes();
}

const Card siege_ember_cards[] = {{"cards/siege/em19", EMBER, oathcoal},
                                  {"cards/siege/em09", EMBER, varga},
                                  {"cards/siege/em18", EMBER, open_flue},
                                  {0}};
