/* SPDX-License-Identifier: MIT
 * How the places of goblins are lit, and in which colours. */
#include "types/goblin_haunts.h"

#include "types/goblin_indoors.h"
#include "types/goblin_outdoors.h"

/* ---- colours ---- */

typedef enum { AIR_INDOORS, AIR_NIGHT, AIR_DAY, AIRS } Air;

typedef struct {
    unsigned dark, shadow, midtone, light;
} Ground;

static const Ground grounds[CLANS][AIRS] = {
    [CLAN_RUBY] = {{0x0a1216, 0x1a343c, 0x44686c, 0xa4c4b8},
                   {0x060c1c, 0x142a4c, 0x3a5c88, 0xacc8e4},
                   {0x0c1a14, 0x2a4c3c, 0x6c947c, 0xd0dcbc}},
    [CLAN_EMERALD] = {{0x14081a, 0x381c44, 0x704470, 0xd8a4c4},
                      {0x0a0820, 0x241e5a, 0x54489a, 0xbcb0f0},
                      {0x200c1a, 0x5c2c48, 0xb06a80, 0xf4c4bc}},
    [CLAN_SAPPHIRE] = {{0x180c06, 0x4a2612, 0x945426, 0xf0b468},
                       {0x1a0814, 0x50182c, 0xa04440, 0xf4a868},
                       {0x201206, 0x603e1a, 0xb4823c, 0xf4d898}},
    [CLAN_AMBER] = {{0x0a0e20, 0x20284c, 0x465884, 0xa4b8dc},
                    {0x0c0a24, 0x28285e, 0x5458a0, 0xb8b4e8},
                    {0x081a24, 0x24505e, 0x5c98a8, 0xc8e4ea}},
};

/* The light along the outline, far from the clan's hue. */
static const unsigned outline_light[CLANS] = {0x9ce4ff, 0xff9cd8, 0xffb458, 0x88b4ff};

typedef struct {
    Backdrop *backdrop;
    Air air;
    unsigned lamp; /* what shines there */
    float key, rim;
} Place;

static const Place places[HAUNTS] = {
    [HAUNT_LIBRARY] = {library, AIR_INDOORS, 0xe8f0ff, 2.1f, 2.8f},
    [HAUNT_HEARTH] = {hearth, AIR_INDOORS, 0xff9440, 2.1f, 3.0f},
    [HAUNT_STAGE] = {stage, AIR_INDOORS, 0xfff0c8, 2.2f, 2.8f},
    [HAUNT_TREASURY] = {treasury, AIR_INDOORS, 0xffc850, 2.1f, 2.8f},
    [HAUNT_CELLAR] = {cellar, AIR_INDOORS, 0xc8e8ff, 2.1f, 3.0f},
    [HAUNT_BATTLEFIELD] = {battlefield, AIR_NIGHT, 0xff9a50, 2.1f, 3.0f},
    [HAUNT_GARDEN] = {garden, AIR_DAY, 0xfff6d8, 2.2f, 2.4f},
    [HAUNT_TUNNEL] = {tunnel, AIR_NIGHT, 0xb8d4ff, 2.1f, 3.0f},
    [HAUNT_TENT] = {tent, AIR_DAY, 0xffe0a0, 2.1f, 2.6f},
    [HAUNT_ROOFS] = {roofs, AIR_DAY, 0xffd0a8, 2.1f, 2.8f},
    [HAUNT_ALLEY] = {alley, AIR_NIGHT, 0xffc060, 2.1f, 2.8f},
    [HAUNT_NIGHT_WINDOW] = {night_window, AIR_NIGHT, 0xf4f0ff, 2.1f, 2.8f},
    [HAUNT_BREACH] = {breach, AIR_DAY, 0xfff0d0, 2.1f, 2.8f},
};

void goblin_at(const Goblin *g, Haunt h, float x, float y)
{
    const Place *p = &places[h];
    const Ground *c = &grounds[g->clan][p->air];
    Scene *s = scene();
    set_palette(s, c->dark, c->shadow, c->midtone, c->light, 0, p->lamp);
    s->tint[ACCENT] = g->color;
    s->key.color = rgb(0xfff0dc) * p->key;
    s->rim.color = rgb(outline_light[g->clan]) * p->rim;
    s->fill.color = s->tint[MIDTONE] * .9f + grey(.06f);
    s->zenith = vec_mix(s->tint[MIDTONE], grey(.5f), .5f) * .8f;
    s->horizon = s->tint[MIDTONE] * .5f;
    s->below = s->tint[SHADOW] * .6f;
    s->backdrop = p->backdrop;
    s->back_seed = (int)g->clan;
    s->back_mirrored = false;
    s->disc_x = x;
    s->disc_y = y;
    s->disc_size = 1;
    s->vignette = 1.5f;
}

void goblin_lit_by(Vec3 color, float side, float below)
{
    Scene *s = scene();
    for (int i = DARK; i <= LIGHT; i++)
        s->tint[i] = vec_mix(s->tint[i] * .30f, rgb(0x1a2050), .35f);
    s->key = (Light){vec_unit(V(-.55f * side, -below, .85f)), color * 2.3f, .15f};
    s->fill.color = rgb(0x4a5a9a) * .6f;
    s->rim.color = rgb(0x90b0ff) * 3.4f;
    s->vignette = 1.4f;
}
