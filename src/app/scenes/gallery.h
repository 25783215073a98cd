/* SPDX-License-Identifier: MIT
 * The arguments that the scenes of the gallery pass to each other. */
#ifndef APP_SCENES_GALLERY_H
#define APP_SCENES_GALLERY_H
#include "app/app.h"
#include "app/scenes/exhibits.h"

typedef struct { /* SCENE_CARD: one card, and the list to leaf through */
    Exhibits list;
    int at;
    bool slides; /* starts as a slide show */
} CardArg;

/* Draws the button of a filter sign; true: pressed, and the caller toggles it (filter_turn). */
bool gallery_sign_button(Ui *ui, const Filter *filter, const char *sign, const char *name, Rect r);

/* Opens SCENE_CARD with every card of the game, at this one: the zoom of a table. */
void gallery_show_card(App *app, const Game *g, DefId def, int copy);

#endif
