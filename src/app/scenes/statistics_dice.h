/* SPDX-License-Identifier: MIT
 * The panel of dice: how often each face came, beside what fair dice give. */
#ifndef APP_SCENES_STATISTICS_DICE_H
#define APP_SCENES_STATISTICS_DICE_H
#include "core/luck.h"
#include "ui/ui.h"

typedef struct {
    Faces own, computers;
} DiceFigures;

/* Draws it from y down, or measures it only; returns its height for that width. who: whose dice, "": all persons'. */
float statistics_dice(Ui *ui, const DiceFigures *dice, const char *who, float x, float y, float w, bool draw);

#endif
