/* SPDX-License-Identifier: MIT
 * All actions of keys and pad buttons, the program's own and those that boards list (BoardKey), read by input, key caps,
 * the page of keys and the settings; and the player's own bindings. */
#ifndef APP_KEYS_H
#define APP_KEYS_H
#include "ui/ui_keys.h"

enum { KEY_ACTIONS_MAX = 96 };

typedef struct {
    const char *word;     /* permanent: settings.json has it */
    const char *does;     /* without a full stop */
    const char *asked[2]; /* the default keys, as scenes name them */
    int pad;              /* the default pad button, or PAD_NONE */
    const char *group;    /* title on the page of keys; those of a group follow each other */
    unsigned where;       /* IN_... bits: where it applies */
    bool besides;         /* moves the focus or chooses: the default key always works, besides the player's own */
} KeyAction;

/* Places. Scenes are in one or several. */
enum {
    IN_HALL = 1,
    IN_TABLE = 2,
    IN_GAME = 4, /* at the table of its game */
    IN_REPLAY = 8,
    IN_GALLERY = 16,
    IN_DECK = 32,
    IN_OTHERS = 64,
    IN_ALL = 127
};

typedef struct { /* the player's bindings, by number of the action */
    char key[KEY_ACTIONS_MAX][KEY_WORD];
    int8_t pad[KEY_ACTIONS_MAX];
} KeySet;

/* Actions are numbered from 0 in the order of the page of keys. */
int keys_count(void);
KeyAction keys_action(int action);
const char *keys_game(int action);         /* id of the game whose board lists it (BoardKey); NULL: the program's own */
int keys_by_word(const char *word);        /* -1: none */
const char *keys_button_word(int button);  /* SDL's name, as in settings.json; "": PAD_NONE */
int keys_button_by_word(const char *word); /* PAD_NONE: there is none */
const char *keys_key(const KeySet *set, int action); /* the first, if there are two */
int keys_button(const KeySet *set, int action);      /* PAD_NONE: none */
bool keys_may_move(int action);                      /* false: its button is fixed, as the directions are */
bool keys_changed(const KeySet *set);                /* True if any binding differs from the default */
/* Lists the bindings that apply in that scene, for ui_set_keys; game: id of the one at the table, or NULL. Valid while
 * *set lives. */
int keys_uses(const KeySet *set, const char *scene, const char *game, KeyUse out[KEY_ACTIONS_MAX]);

/* Returns the other action that this key triggers where `action` applies; -1: none. */
int keys_clash(const KeySet *set, int action, const char *key);
int keys_button_clash(const KeySet *set, int action, int button);
/* Returns the action that moves the focus or chooses with this key, which allows no other use; -1: none, or a default
 * key of `action` itself. */
int keys_reserved(int action, const char *key);
/* True if the two can trade keys (buttons) without a clash with a third action. */
bool keys_may_swap(const KeySet *set, int action, int other);
bool keys_may_swap_buttons(const KeySet *set, int action, int other);
/* Sets a binding; the caller has checked for clashes. */
void keys_set(KeySet *set, int action, const char *key);
void keys_set_button(KeySet *set, int action, int button);
/* Trades the keys (buttons) of the two actions. */
void keys_swap(KeySet *set, int action, int other);
void keys_swap_buttons(KeySet *set, int action, int other);
/* Resets bindings that are impossible, for example after editing the file by hand, to the defaults. Returns how many. */
int keys_mend(KeySet *set);

#endif
