/* SPDX-License-Identifier: MIT
 * All keys of the program, in groups, as the settings list them: what is done where, not how. */
#ifndef APP_KEYS_H
#define APP_KEYS_H

enum { KEY_ROWS = 16, KEY_GROUPS = 6 };

typedef struct {
    const char *key;  /* "Ctrl+Z or U" */
    const char *does; /* without a full stop */
} KeyRow;

typedef struct {
    const char *title;
    KeyRow row[KEY_ROWS]; /* the first without a key ends them */
} KeyGroup;

extern const KeyGroup key_group[KEY_GROUPS];

#endif
