/* SPDX-License-Identifier: MIT
 * The page of keys: what each does, the key and the button of the pad for it, and another one when they are chosen. */
#ifndef APP_SCENES_SETTINGS_KEYS_H
#define APP_SCENES_SETTINGS_KEYS_H
#include "app/app.h"

typedef struct {
    bool asks, pad, refused; /* asks: for another key, or button; refused: key cannot be had */
    int action, other;       /* other: that has it already, -1: nobody */
    char key[KEY_WORD];
    int button;
    bool was_reset;
    KeySet before; /* the reset */
} KeysPage;

/* Draws the page, or only measures it; returns how high it is. *changed: something was set. */
float keys_page(KeysPage *k, KeySet *set, Ui *ui, Rect at, bool draw, bool *changed);
/* What asks for the new key; above everything else, and in every pass. True: something was set. */
bool keys_dialog(KeysPage *k, KeySet *set, Ui *ui);

#endif
