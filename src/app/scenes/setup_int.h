/* SPDX-License-Identifier: MIT
 * What the files of the set-up screen share. */
#ifndef APP_SCENES_SETUP_INT_H
#define APP_SCENES_SETUP_INT_H
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"

typedef struct {
    const Game *g;
    Setup cfg;
    char seed[20]; /* digits as typed; "": random */
} SetupScene;

int setup_persons(const Setup *cfg);
void setup_repair(const Game *g, Setup *cfg);
/* The middle level, and of the game's characters the first who does not sit here yet; names the chair. */
void setup_seat_opponent(const Game *g, Setup *cfg, int chair);
void setup_chairs(SetupScene *s, App *app, Ui *ui, Rect r); /* setup_chairs.c */
void setup_rules(SetupScene *s, App *app, Ui *ui, Rect r);  /* setup_rules.c */
/* Why the cards cannot be dealt, or NULL. */
const char *setup_trouble(const SetupScene *s, char *room, size_t n);

#endif
