/* SPDX-License-Identifier: MIT
 * The page of keys: each action with its key and pad button, which can be changed. */
#ifndef APP_SCENES_SETTINGS_KEYS_H
#define APP_SCENES_SETTINGS_KEYS_H
#include "app/app.h"

typedef struct {
    bool asks, pad, refused; /* asks: waits for a new key or button (pad); refused: that key cannot be used */
    int action, other;       /* other: the action that has it already; -1: none */
    char key[KEY_WORD];
    int button;
    bool was_reset;
    KeySet before; /* bindings before the reset */
} KeysPage;

/* Draws the page, or only measures it; returns its height. *changed: a binding was set. */
float keys_page(KeysPage *k, KeySet *set, Ui *ui, Rect at, bool draw, bool *changed);
/* Draws the dialog for a new key, on top and in every pass. True: a binding was set. */
bool keys_dialog(KeysPage *k, KeySet *set, Ui *ui);

#endif
