/* SPDX-License-Identifier: MIT
 * The settings page on accessibility: what helps, and what does not work. */
#ifndef APP_SCENES_SETTINGS_ACCESS_H
#define APP_SCENES_SETTINGS_ACCESS_H
#include "ui/ui.h"

/* Draws it from the top of r down, or measures it only; returns its height for that width. */
float access_page(Ui *ui, Rect r, bool draw);

#endif
