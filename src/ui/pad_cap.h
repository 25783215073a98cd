/* SPDX-License-Identifier: MIT
 * The buttons of a gamepad as they are printed on it: letters, PlayStation's four shapes, the position of a button if
 * the pad is unknown. Drawn by us, always light on dark, to differ from caps of keys. */
#ifndef UI_PAD_CAP_H
#define UI_PAD_CAP_H
#include "ui/ui_keys.h"

/* button: as in KeyUse. h: of the cap. */
float pad_cap_width(Ui *ui, int button, float h);
void pad_cap_draw(Ui *ui, Rect r, int button);
/* Returns the name of a button: "A", "Circle", "LB". */
const char *pad_cap_word(const Ui *ui, int button);

#endif
