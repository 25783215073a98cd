/* SPDX-License-Identifier: MIT
 * The ground behind a card that has no figure: the backdrop of its faction, what grows there, what floats there. */
#include "cards.h"
#include "kit/kit.h"

enum { WIDTH = 416, HEIGHT = 520 };

static void empty_ground(void)
{
    camera(V(0, 1.3f, 6.2f), V(0, 1.4f, 0), 32);
    faction_ground();
    faction_motes();
}

#define ROW(FACTION_NAME, word)                                                                                        \
    {                                                                                                                  \
        "backdrops/" #word, FACTION_NAME, empty_ground, WIDTH, HEIGHT                                                  \
    }

const Card grounds_cards[] = {
    ROW(WATER, water),       ROW(FIRE, fire),           ROW(SUN, sun),           ROW(MOON, moon),
    ROW(FOREST, forest),     ROW(ROYAL, royal),         ROW(BLOOD, blood),       ROW(MINE, mine),
    ROW(EMBER, ember),       ROW(TIDE, tide),           ROW(BARROW, barrow),     ROW(STRAYS, strays),
    ROW(RUSTCLAW, rustclaw), ROW(PALEFROST, palefrost), ROW(ROTBLOOM, rotbloom), ROW(NIGHTGLASS, nightglass),
    ROW(PORTAL, portal),     ROW(OUTSIDER, outsider),   ROW(GLEANER, gleaner),   {0}};
