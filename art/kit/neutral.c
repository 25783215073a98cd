/* SPDX-License-Identifier: MIT
 * No faction: a warm white light from the upper left and nothing behind, for frames, medals, dice and tables. */
#include "kit/factions.h"

static void light(Scene *s)
{
    set_palette(s, 0x1a1410, 0x43302e, 0x8a6238, 0xd8b06a, 0xffcf4d, 0xfff4d8);
    set_lights(s, (Light){V(-.5f, .6f, .7f), rgb(0xfff2dc) * 2.5f, .1f},
               (Light){V(.75f, .4f, -.65f), rgb(0xffe0b0) * 1.5f, 0},
               (Light){V(.6f, -.1f, .7f), rgb(0xc0c8e0) * .3f, 0});
    s->zenith = rgb(0xe8f0ff) * .8f;
    s->horizon = rgb(0xc8b8a0) * .5f;
    s->below = rgb(0x806040) * .3f;
    s->grade = 0;
    s->haze = 0;
    s->aperture = 0;
}

const FactionKit kit_neutral = {.word = "neutral", .light = light};
