/* SPDX-License-Identifier: MIT
 * The curtain between two persons at one screen: nothing private is drawn while it is closed. */
#ifndef APP_SCENES_CURTAIN_H
#define APP_SCENES_CURTAIN_H
#include "base/status.h"
#include "ui/ui.h"

enum { CURTAIN_NEWS = 4 * SENTENCE_MAX }; /* room for the lines of news */

typedef struct {
    int seat; /* the seat to act */
    const char *name;
    const char *before; /* the previous player; NULL: none */
    /* public events since the player's last turn, one per line; "": none. The oldest are dropped if room is short */
    const char *news;
} CurtainSays;

typedef enum { CURTAIN_HANGS, CURTAIN_OPENED, CURTAIN_LOOK } CurtainAnswer;
/* Draws it over the whole window. CURTAIN_LOOK: show the table without secrets (T). */
CurtainAnswer curtain_frame(Ui *ui, const CurtainSays *says);

#endif
