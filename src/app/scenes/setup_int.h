/* SPDX-License-Identifier: MIT
 * What the files of the set-up screen share. */
#ifndef APP_SCENES_SETUP_INT_H
#define APP_SCENES_SETUP_INT_H
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"

typedef struct {
    const Game *g;
    Setup cfg, came; /* came: as it was when the screen was opened, or last remembered */
    bool changed;    /* something was remembered that is not on the disk yet */
    bool seed_left;  /* the seed stands below the chairs */
    char seed[24];   /* digits as typed; "": random */
} SetupScene;

int setup_persons(const Setup *cfg);
void setup_repair(const Game *g, Setup *cfg);
/* The middle level, and of the game's characters the first who does not sit here yet; names the chair. */
void setup_seat_opponent(const Game *g, Setup *cfg, int chair);
void setup_chairs(SetupScene *s, App *app, Ui *ui, Rect r); /* setup_chairs.c */
void setup_rules(SetupScene *s, App *app, Ui *ui, Rect r);  /* setup_rules.c */
/* The seed stands with the house rules; where they would have to scroll for it, and the chairs not, below the chairs. */
bool setup_rules_fit(const SetupScene *s, Ui *ui, Rect r);
bool setup_chairs_fit(SetupScene *s, App *app, Ui *ui, Rect r);
float setup_seed_height(Ui *ui, float width);
void setup_seed(SetupScene *s, Ui *ui, float x, float y, float width);
/* Why the cards cannot be dealt, or NULL. */
const char *setup_trouble(const SetupScene *s, char *room, size_t n);

#endif
