/* SPDX-License-Identifier: MIT
 * People of the Kilnsworn. */
#include "cards.h"
#include "kit/hours.h"
#include "props/flames.h"
#include "props/kiln.h"
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

const Card siege_ember_cards[] = {{"cards/siege/em19", EMBER, oathcoal}, {"cards/siege/em09", EMBER, varga}, {0}};
