/* SPDX-License-Identifier: MIT
 * Engines of the Kilnsworn: ram and bellows. */
#include "cards.h"
#include "kit/hours.h"
#include "props/flames.h"
#include "props/kiln.h"
#include "props/kiln_heads.h"
#include "props/sinew.h"
#include "props/visage.h"

/* ---- em04: the ram and its mother ---- */

static void ram_mother(void)
{
    camera(V(1.35f, 1.75f, 5.2f), V(-.10f, 1.62f, -.6f), 37);
    family_hour(EMBER_SNOW);
    Scene *s = scene();
    s->ambient = .4f;
    int wood = material_wood(), iron = kiln_metal(rgb(0x6a6668));
    part();
    paint(material_stone(rgb(0x3a3430), rgb(0x2c201a)));
    ground(0, .08f, 1);
    part(); /* the log */
    paint(wood);
    limb(V(.45f, 1.02f, 1.9f), V(-1.5f, 1.12f, -4.2f), .34f, .36f);
    push(); /* its head: a ram of iron */
    move(.55f, 1.02f, 2.15f);
    turn_y(18);
    part();
    paint(iron);
    blend(.06f);
    egg(0, .02f, 0, .36f, .40f, .42f);
    limb(V(0, -.02f, .2f), V(0, -.20f, .66f), .25f, .17f);
    for (int side = -1; side <= 1; side += 2) { /* brows, cheeks and lips */
        float q = (float)side;
        limb(V(q * .06f, .24f, .36f), V(q * .30f, .20f, .26f), .075f, .06f);
        egg(q * .10f, -.22f, .74f, .10f, .085f, .10f);
    }
    limb(V(0, -.34f, .40f), V(0, -.38f, .66f), .13f, .10f);
    carve();
    blend(.02f);
    box(0, -.31f, .66f, .16f, .022f, .22f, .01f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .09f, -.18f, .83f, .045f, .03f, .06f);
    fill();
    part(); /* rivets down the nose, a band across the brow */
    paint(kiln_metal(rgb(0xd09448)));
    for (int i = 0; i < 5; i++)
        ball(0, .30f - .085f * (float)i, .36f + .075f * (float)i, .035f);
    part();
    paint(iron);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        tube(7,
             (Vec3[]){V(q * .22f, .32f, 0), V(q * .5f, .42f, -.12f), V(q * .66f, .16f, -.16f), V(q * .62f, -.14f, 0),
                      V(q * .44f, -.2f, .14f), V(q * .40f, -.02f, .2f), V(q * .5f, .06f, .2f)},
             (float[]){.15f, .14f, .12f, .10f, .08f, .05f, .02f}, 4);
    }
    part();
    paint(kiln_hot(2.2f));
    ball(-.18f, .12f, .33f, .06f);
    ball(.18f, .12f, .33f, .06f);
    Vec3 hot = here(V(0, -.30f, .9f));
    pop();
    lamp(hot + V(-.5f, .9f, .9f), rgb(0xffb070) * 1.6f, .6f);
    push(); /* grandmother astride */
    move(.02f, .55f, .55f);
    turn_y(16);
    grow(.80f);
    Kiln k = {.build = {.man = .1f, .wide = 1.15f, .belly = .4f},
              .face = {.skin = rgb(0xd09a78),
                       .hair = rgb(0xd8d4cc),
                       .iris = rgb(0x6a8ab0),
                       .age = 1,
                       .man = .1f,
                       .gaunt = .3f,
                       .nose = NOSE_HOOKED,
                       .nose_size = 1.2f,
                       .mood = MOOD_SHOUT,
                       .cast = CAST_GAUNT,
                       .hairs = HAIR_BUN,
                       .seed = 44},
              .hat = KILN_HORNS,
              .foot = {V(-.62f, .55f, .25f), V(.62f, .55f, .25f)},
              .sink = .12f,
              .hand = {{.at = V(-.30f, 1.32f, .62f), .bar = V(1, 0, 0), .out = V(0, .4f, 1)},
                       {.at = V(.62f, 2.36f, .30f), .bar = V(.2f, 1, .1f), .out = V(0, 0, 1)}},
              .head = .62f,
              .head_pitch = -6,
              .cloth = rgb(0x7a2a1c),
              .sleeve = rgb(0x9a6a40),
              .apron = rgb(0xb0a088)};
    kiln(&k);
    push();
    move(.62f, 2.36f, .30f);
    aim(V(.2f, 1, .1f), V(0, 0, 1));
    part();
    paint(wood);
    limb(V(0, -.3f, 0), V(0, .5f, 0), .045f, .06f);
    move(0, .5f, 0);
    flames(9, .12f, .12f, .6f, .10f, 8, -8, rgb(0xffe890), rgb(0xff7018), 5);
    Vec3 torch = here(V(0, .3f, 0));
    pop();
    pop();
    for (int i = 0; i < 4; i++) { /* the crew, two on each side */
        float q = i & 1 ? 1 : -1, back = i > 1 ? 1 : 0;
        push();
        move(-.12f - .5f * back + q * .74f, 0, .1f - 1.5f * back);
        turn_y(14 - q * 8);
        grow(.80f);
        Kiln c = {.build = {.man = i == 2 ? .1f : 1, .wide = 1.1f},
                  .face = {.skin = i == 1 ? rgb(0x8a5a3c) : rgb(0xc88a60),
                           .hair = rgb(0x4a2410),
                           .age = .3f + .15f * (float)i,
                           .man = i == 2 ? .1f : 1,
                           .mood = i == 1 ? MOOD_EFFORT : MOOD_GASP,
                           .nose = NOSE_BROAD,
                           .hairs = i == 2 ? HAIR_BRAIDS : HAIR_CROP,
                           .beard = i == 1 ? WHISKERS_FULL : WHISKERS_NONE,
                           .soot = true,
                           .seed = 60 + i},
                  .hat = i == 0   ? KILN_POT
                         : i == 3 ? KILN_GOGGLES
                                  : KILN_CAP,
                  .lean = 16,
                  .foot = {V(-.2f, 0, .4f), V(.2f, 0, -.3f)},
                  .hand = {{.at = V(-.5f * q, 1.30f, .35f), .bar = V(.1f, .3f, 1), .out = V(-q, 0, 0)},
                           {.at = V(-.4f * q, 1.42f, -.05f), .bar = V(.1f, .3f, 1), .out = V(-q, 0, 0)}},
                  .head_pitch = -10,
                  .cloth = i % 2 ? rgb(0x6a3a24) : rgb(0x8a3a20),
                  .sleeve = rgb(0xa07a4c),
                  .apron = rgb(0x4a3020)};
        kiln(&c);
        pop();
    }
    sprite(torch + V(0, 0, -.3f), .6f, rgb(0xff8a28), SPRITE_GLOW, .5f);
    lamp(torch + V(-.2f, .0f, .5f), rgb(0xffa850) * 3.6f, .45f);
    faction_motes();
}

const Card siege_ember_engines_cards[] = {{"cards/siege/em04", EMBER, ram_mother}, {0}};
