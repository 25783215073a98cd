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
#include "props/wild.h"

static int plate_of(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = color * .55f;
    return m;
}

/* ---- em19: a coal, and the mouth it goes into ---- */

static void oathcoal(void)
{
    camera(V(-.1f, 2.0f, 3.9f), V(.10f, 2.02f, 0), 22);
    family_hour(EMBER_FORGE);
    Scene *s = scene();
    s->ambient = .30f;
    s->vignette = 1.4f;
    s->key.color = rgb(0xc8d0e0) * .9f;
    s->back_x = .9f;
    s->roll = -4;
    push();
    move(.12f, -.02f, 0);
    turn_y(58);
    Kiln k = {.build = {.man = 1, .wide = 1.05f},
              .face = {.skin = rgb(0xc88a62),
                       .hair = rgb(0x2a1810),
                       .iris = rgb(0xe0a040),
                       .age = .4f,
                       .man = 1,
                       .gaunt = .25f,
                       .eye = 1.2f,
                       .nose = NOSE_BROAD,
                       .mood = MOOD_EFFORT,
                       .cast = CAST_BROAD,
                       .hairs = HAIR_SWEPT,
                       .beard = WHISKERS_SHORT,
                       .gaze_y = 8,
                       .soot = true,
                       .seed = 4},
              .lean = -24,
              .hand = {{.at = V(-.56f, 1.12f, .20f), .along = V(0, -1, .2f), .palm = V(1, 0, 0), .pose = GRASP_HANG},
                       {.at = V(.34f, 1.97f, .72f),
                        .bar = V(-.34f, .20f, -.10f),
                        .out = V(.5f, .6f, .6f),
                        .pole = V(.5f, -1, .3f)}},
              .head_pitch = -16,
              .head_yaw = -12,
              .head = .66f,
              .cloth = rgb(0x7a2018),
              .sleeve = rgb(0x8a2a1c),
              .plates = true};
    kiln(&k);
    int steel = plate_of(rgb(0x8a8688)), iron = plate_of(rgb(0x5a5654));
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .48f, 1.78f, -.02f);
        turn_z((float)side * -14);
        pauldron(.25f, 3, 0, (float)side, steel);
        pop();
    }
    push(); /* tongs, and what they hold over him */
    move(.34f, 1.97f, .72f);
    aim(V(-.34f, .20f, -.10f), V(.5f, .6f, .6f));
    part();
    paint(iron);
    blend(.02f);
    for (int i = -1; i <= 1; i += 2) {
        float x = (float)i;
        tube(4, (Vec3[]){V(.035f * x, -.30f, 0), V(.018f * x, .0f, 0), V(-.11f * x, .18f, 0), V(-.07f * x, .34f, 0)},
             (float[]){.020f, .024f, .022f, .018f}, 4);
    }
    ball(0, .06f, 0, .04f);
    int ember = material_new(rgb(0x2a1008), rgb(0x180806), .8f, .4f, PAT_LAVA, 9, 1.2f);
    material(ember)->emit = rgb(0xff5a14) * 5.f;
    part();
    paint(ember);
    lumpy(.02f, 8);
    crystal(0, .36f, 0, .14f, .15f, .13f);
    Vec3 coal = here(V(0, .36f, 0));
    pop();
    Vec3 mouth = here(V(0, 2.04f, .40f));
    cowl(material_wool(rgb(0x2f5a66)), .98f, .27f, 5);
    pop();
    lamp(coal + V(-.10f, -.06f, .22f), rgb(0xff8a30) * 3.6f, .22f);
    lamp(vec_mix(coal, mouth, .5f) + V(.05f, 0, .30f), rgb(0xff7a28) * 2.4f, .25f);
    sprite(coal, .36f, rgb(0xff7018), SPRITE_GLOW, .5f);
    for (int i = 0; i < 22; i++) /* what falls from it */
        sprite(vec_mix(coal, mouth, chance(i)) + V(.10f * (chance(i + 40) - .5f), .06f * (chance(i + 80) - .5f), .1f),
               .012f + .016f * chance(i + 9), rgb(0xffc060), SPRITE_GLOW, 1.6f);
    push();
    move(coal[0], coal[1], coal[2]);
    sparks(18, .4f, .8f, rgb(0xffa040), 7);
    pop();
    faction_motes();
}

/* ---- em09: quenched in grudge ---- */

/* What has bitten her in the arm and hangs from it; its jaws at the brush's place, looking to +z. */
static void clinging_wolf(void)
{
    int coat = wild_coat(rgb(0x3c4252), 6), mane = wild_coat(rgb(0x2a2e3c), 3.4f);
    part();
    paint(mane);
    blend(.2f);
    limb(V(0, -.10f, -.95f), V(.05f, -1.0f, -1.5f), .40f, .55f);
    push();
    move(0, .10f, -.62f);
    grow(1.22f);
    wild_ruff(34, .44f, .085f, mane, 3);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = wild_coat(rgb(0x828490), 12),
                      .dark = mane,
                      .iris = rgb(0xffc040),
                      .glow = .5f,
                      .jaw = 30,
                      .snarl = 1,
                      .glare = -10,
                      .open = .7f,
                      .look_x = 10,
                      .ears = 66});
    pop();
}

static void varga(void)
{
    camera(V(-.9f, .95f, 5.0f), V(-.24f, 1.86f, .1f), 27.5f);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .55f;
    s->ambient = .20f;
    s->vignette = 1.6f;
    s->roll = 13;
    s->aperture = .03f;
    s->key.color = s->key.color * .75f;
    s->rim.color = s->rim.color * .5f;
    int crack = material_new(rgb(0x3a3638), rgb(0x242022), .5f, .8f, PAT_RUNE, 6.5f, .9f);
    material(crack)->emit = rgb(0xff6a18) * 4.f;
    push();
    move(.22f, .0f, 0);
    turn_y(-30);
    Kiln k = {
        .build = {.man = .35f, .wide = 1.08f},
        .face = {.skin = rgb(0xc88860),
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
                 .gaze_x = -14,
                 .gaze_y = -6,
                 .eye = 1.08f},
        .sway = 5,
        .foot = {V(-.40f, 0, .3f), V(.42f, 0, -.3f)},
        .hand =
            {{.at = V(-.62f, 1.62f, .58f), .bar = V(.1f, 1, .1f), .out = V(-.4f, 0, 1), .pole = V(-.6f, -1, .2f)},
             {.at = V(.42f, 2.46f, .34f), .bar = V(-.55f, .75f, .45f), .out = V(.3f, 0, 1), .pole = V(1, -.2f, .1f)}},
        .head_yaw = -16,
        .head_roll = -8,
        .head = .60f,
        .cloth = rgb(0x6a1a16),
        .sleeve = {0},
        .plates = true,
        .cloak = rgb(0x8a1c18),
        .arm = 1.1f};
    kiln(&k);
    part();
    paint(crack);
    blend(.06f);
    egg(0, 1.56f, .03f, .335f, .29f, .245f);
    limb(V(0, 1.52f, .05f), V(0, 1.26f, .05f), .23f, .235f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .46f, 1.78f, -.02f);
        turn_z(side < 0 ? 14 : -24);
        pauldron(.25f, 3, .12f, (float)side, crack);
        pop();
    }
    push();
    move(.42f, 2.46f, .34f);
    aim(V(-.55f, .75f, .45f), V(.3f, 0, 1));
    hammer(.46f, .42f, crack, material_leather(rgb(0x4a2c1c)));
    limb(V(0, -.40f, 0), V(0, .5f, 0), .035f, .035f);
    Vec3 head_at = here(V(0, .5f, .1f));
    pop();
    Vec3 bite = here(V(-.60f, 1.46f, .44f));
    pop();
    push();
    move(bite[0] - .02f, bite[1] + .04f, bite[2] + .12f);
    turn_y(62);
    turn_x(-14);
    clinging_wolf();
    pop();
    sprite(head_at, .4f, rgb(0xff6a18), SPRITE_GLOW, .35f);
    lamp(head_at + V(-.2f, -.1f, .4f), rgb(0xff8030) * 2.f, .3f);
    lamp(bite + V(.25f, .10f, .45f), rgb(0xff7a28) * 2.2f, .3f);
    push();
    move(bite[0], bite[1], bite[2] + .1f);
    sparks(16, .4f, .8f, rgb(0xffa040), 4);
    pop();
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
    fire_breath(2.5f, .80f, 1.3f, 3);
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
                 .mood = MOOD_EFFORT,
                 .cast = CAST_USUAL,
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
