/* SPDX-License-Identifier: MIT
 * How ornaments are looked at: straight on, through a long lens, in a neutral light from the upper left, with the colours
 * of a faction for enamel and stone. One unit is half the width of the picture, about. */
#ifndef FORGE_THINGS_STUDIO_H
#define FORGE_THINGS_STUDIO_H

#include "kit/kit.h"

/* distance and angle of the camera; the palette of `f` is kept, its light is not. */
void studio(Faction f, float distance, float angle);
/* Gold that stays gold in every palette. */
int studio_gold(void);
/* Signs of factions and types as reliefs in the xy plane, about .6 in radius; word as in the game ("ooze").
 * gold: the body, inlay: its detail. False for an unknown word. */
bool sigil(const char *word, int gold, int inlay);

#endif
