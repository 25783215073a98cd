/* SPDX-License-Identifier: MIT
 * Where goblins are met: each role has a place of its own behind it. The clan is told by skin, clothes and gem of the
 * figure; the place is lit in a hue far from them, another one for each clan, and has the clan's colour in one thing. */
#ifndef FORGE_TYPES_GOBLIN_HAUNTS_H
#define FORGE_TYPES_GOBLIN_HAUNTS_H

#include "types/goblin_clan.h"

typedef enum {
    HAUNT_LIBRARY,
    HAUNT_HEARTH,
    HAUNT_STAGE,
    HAUNT_TREASURY,
    HAUNT_CELLAR,
    HAUNT_BATTLEFIELD,
    HAUNT_GARDEN,
    HAUNT_TUNNEL,
    HAUNT_TENT,
    HAUNT_ROOFS,
    HAUNT_ALLEY,
    HAUNT_NIGHT_WINDOW,
    HAUNT_BREACH,
    HAUNTS
} Haunt;

/* Palette, lights and backdrop of the present scene. x, y: where the place is brightest, best behind the side of the head
 * that is in shadow. */
void goblin_at(const Goblin *g, Haunt h, float x, float y);

/* Night falls on the place, and a light of this colour falls on the goblin: from beside the camera, opposite to side (-1 or
 * 1: goblin_stance), and as steeply from below as `below` says (0: level). */
void goblin_lit_by(Vec3 color, float side, float below);

#endif
