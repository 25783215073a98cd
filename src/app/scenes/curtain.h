/* SPDX-License-Identifier: MIT
 * The curtain between two persons at one screen: nothing private is drawn while it hangs. */
#ifndef APP_SCENES_CURTAIN_H
#define APP_SCENES_CURTAIN_H
#include "base/status.h"
#include "ui/ui.h"

enum { CURTAIN_NEWS = 4 * SENTENCE_MAX }; /* room for the lines of news */

typedef struct {
    int seat; /* whose turn it is */
    const char *name;
    const char *before; /* who sat here last; NULL: nobody */
    const char *news; /* what happened meanwhile, public, a line each; "" nothing. The oldest go where room is short */
} CurtainSays;

typedef enum { CURTAIN_HANGS, CURTAIN_OPENED, CURTAIN_LOOK } CurtainAnswer;
/* The whole window. CURTAIN_LOOK: the table without secrets is wanted (T). */
CurtainAnswer curtain_frame(Ui *ui, const CurtainSays *says);

#endif
