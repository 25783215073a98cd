/* SPDX-License-Identifier: MIT
 * Druids: the stag of the autumn woods, the wolf of the snow. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/nature.h"
#include "props/people.h"
#include "props/poster.h"
#include "props/visage.h"
#include "props/wild.h"
#include "types/druid_beasts.h"
#include "types/heroes.h"

/* ---- the wolf ---- */

/* The oldest wolf comes out of the night, face to face with her: she is as high as its muzzle, and holds up a hand. */
static void druid2(void)
{
    poster_camera();
    Scene *s = scene();
    set_palette(s, 0x02050c, 0x0a1a34, 0x1c4468, 0xa8d0e8, 0x9fe8ff, 0xf0faff);
    s->backdrop = open_air;
    s->key = (Light){vec_unit(V(-.55f, .75f, .55f)), rgb(0xa8ccff) * 1.1f, .08f};
    s->rim = (Light){vec_unit(V(.3f, .6f, -.8f)), rgb(0xc0e8ff) * 3.0f, 0};
    s->fill.color = rgb(0x203860) * .5f;
    s->ambient *= .6f;
    s->vignette = 1.4f;
    int coat = wild_coat(rgb(0x5a6a88), 7), pale = wild_coat(rgb(0xb4c0d4), 10), dark = wild_coat(rgb(0x202a3c), 6),
        mane = wild_coat(rgb(0x34445c), 3.0f), cloak = material_wool(rgb(0x8a2018)),
        hair = material_plain(rgb(0xe8a040), .6f, .4f), skin = bare_skin(rgb(0xe4ac84));
    push();
    move(.06f, .34f, -.9f);
    turn_z(-5);
    turn_x(10);
    grow(1.75f);
    wild_ruff(70, .62f, .10f, mane, 5);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffb020),
                      .glow = 1.4f,
                      .glare = 20,
                      .open = .38f,
                      .look_y = 14,
                      .ears = 8});
    pop();
    push();
    move(-.12f, -1.32f, .95f);
    grow(.74f);
    back_figure(&(BackFigure){.cloak = cloak,
                              .hair = hair,
                              .skin = skin,
                              .wind = V(-.7f, .1f, 0),
                              .wrist = {V(0, 0, 0), V(.20f, 1.02f, -.08f)}});
    pop();
    lamp(V(-.05f, -.55f, .75f), rgb(0xffc070) * 1.5f, .35f);
    sprite(V(.05f, -.62f, .80f), .22f, rgb(0xffd890), SPRITE_GLOW, .35f);
    for (int i = 0; i < 70; i++)
        sprite(V((chance(i) - .5f) * 2.4f, (chance(i + 90) - .5f) * 2.6f, -.4f + 1.8f * chance(i + 180)),
               .008f + .012f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .8f);
}

const Card druid_cards[] = {{"cards/monstrous/druid-2", MOON, druid2}, {0}};
