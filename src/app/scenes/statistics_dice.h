/* SPDX-License-Identifier: MIT
 * The panel of dice: how often each face was rolled, compared with fair dice. */
#ifndef APP_SCENES_STATISTICS_DICE_H
#define APP_SCENES_STATISTICS_DICE_H
#include "core/luck.h"
#include "ui/ui.h"

typedef struct {
    Faces own, computers;
} DiceFigures;

/* Draws it from y down, or only measures it; returns its height for that width. who: the person, "": all persons. */
float statistics_dice(Ui *ui, const DiceFigures *dice, const char *who, float x, float y, float w, bool draw);

#endif
