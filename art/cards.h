/* SPDX-License-Identifier: MIT
 * The table of all pictures. Every file types/<word>.c and things/<word>.c ends in a list of its own
 *
 *     const Card <word>_cards[] = {
 *         {"cards/horde/water-ooze", WATER, water_ooze},
 *         {"medals/ooze", NEUTRAL, ooze_medal, .width = 128, .height = 128, .alpha = true},
 *         {0}};
 *
 * which the build finds by the file's name: a new file needs no other line anywhere. */
#ifndef FORGE_CARDS_H
#define FORGE_CARDS_H

#include "kit/factions.h"

enum { CARD_WIDTH = 512, CARD_HEIGHT = 640 };

typedef struct {
    const char *name;    /* path below assets/, without ".webp"; NULL ends a list */
    Faction faction;     /* set before the scene is built */
    void (*paint)(void); /* builds the scene with the brush */
    int width, height;   /* 0: CARD_WIDTH, CARD_HEIGHT */
    int samples;         /* rays a pixel; 0: as the command line says */
    bool alpha;          /* transparent where only the backdrop is */
    bool backdrop_only;  /* there is no figure: nothing may be wrong with an empty scene */
    int keep[4];         /* x, y, width, height of the part of the picture that is kept; all 0: the whole */
} Card;

typedef struct {
    const char *file; /* "types/ooze_mimics.c" */
    const Card *cards;
} CardList;

/* All lists; the last has no cards. */
const CardList *card_lists(void);
/* The card of that name, the whole path or its end after a '/' ("water-ooze"); NULL when there is none. */
const Card *card_find(const char *name, const char **file);
int card_width(const Card *c);
int card_height(const Card *c);

#endif
