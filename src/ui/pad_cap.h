/* SPDX-License-Identifier: MIT
 * The buttons of a gamepad as they are printed on it: letters, PlayStation's four shapes, the place of a button where
 * nothing is known of the pad. Drawn by us, always light on dark, so that they are told from caps of keys. */
#ifndef UI_PAD_CAP_H
#define UI_PAD_CAP_H
#include "ui/ui_keys.h"

/* button: as in KeyUse. h: of the cap. */
float pad_cap_width(Ui *ui, int button, float h);
void pad_cap_draw(Ui *ui, Rect r, int button);
/* "A", "Circle", "LB": how one would call it. */
const char *pad_cap_word(const Ui *ui, int button);

#endif
