/* SPDX-License-Identifier: MIT
 * Hours and weathers of three families of Siege: Tide, Ember and Barrow. A picture may name one after its camera; it sets
 * palette, backdrop, place of sun or moon, and the colours of the lights, whose directions stay. What the picture says
 * afterwards holds. The figures keep the family's hue; the sky need not. */
#ifndef FORGE_KIT_HOURS_H
#define FORGE_KIT_HOURS_H

typedef enum {
    TIDE_DAWN,   /* pink sky, the sun in the water */
    TIDE_STORM,  /* slate and a green light, lightning */
    TIDE_NOON,   /* blue, with white sails */
    TIDE_SUNSET, /* gold and plum */
    TIDE_NIGHT,  /* violet, the waves shine by themselves */
    EMBER_DUSK,  /* blue hills behind each other under a peach sky */
    EMBER_FORGE, /* indoors, through an arch the teal night */
    EMBER_ASHES, /* a pale noon full of ash */
    EMBER_SNOW,  /* snow round the kilns */
    BARROW_AUTUMN,
    BARROW_FROST, /* a lilac morning */
    BARROW_MOON,
    BARROW_VAULT, /* candles in niches of brown stone */
    FAMILY_HOURS
} FamilyHour;

void family_hour(FamilyHour h);

#endif
