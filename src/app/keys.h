/* SPDX-License-Identifier: MIT
 * All actions of keys and pad buttons in one table, read by input, key caps, the page of keys and the settings; and the
 * player's own bindings. */
#ifndef APP_KEYS_H
#define APP_KEYS_H
#include "ui/ui_keys.h"

enum { KEY_ACTIONS = 58, KEY_GROUPS = 10 };

typedef struct {
    const char *word;     /* permanent: settings.json has it */
    const char *does;     /* without a full stop */
    const char *asked[2]; /* the default keys, as scenes name them */
    int pad;              /* the default pad button, or PAD_NONE */
    int group;            /* index into key_group */
    unsigned where;       /* IN_... bits: where it applies */
    bool besides;         /* moves the focus or chooses: the default key always works, besides the player's own */
} KeyAction;

/* Places. Scenes are in one or several. */
enum {
    IN_HALL = 1,
    IN_TABLE = 2,
    IN_HORDE = 4,
    IN_MONSTROUS = 8,
    IN_GOBLINS = 16,
    IN_SIEGE = 32,
    IN_REPLAY = 64,
    IN_GALLERY = 128,
    IN_DECK = 256,
    IN_OTHERS = 512,
    IN_ALL = 1023
};

extern const KeyAction key_action[KEY_ACTIONS];
extern const char *const key_group[KEY_GROUPS]; /* their titles */

typedef struct { /* the player's bindings, by index into key_action */
    char key[KEY_ACTIONS][KEY_WORD];
    int8_t pad[KEY_ACTIONS];
} KeySet;

int keys_by_word(const char *word);                     /* -1: none */
const char *keys_button_word(int button);               /* SDL's name, as in settings.json; "": PAD_NONE */
int keys_button_by_word(const char *word);              /* PAD_NONE: there is none */
const char *keys_key(const KeySet *set, int action);    /* the first, if there are two */
int keys_button(const KeySet *set, int action);         /* PAD_NONE: none */
bool keys_may_move(int action);                         /* false: its button is fixed, as the directions are */
bool keys_changed(const KeySet *set);                   /* True if any binding differs from the default */
unsigned keys_where(const char *scene, const char *id); /* id of the game at the table, or NULL */
/* Lists the bindings that apply in `where`, for ui_set_keys; valid while *set lives. */
int keys_uses(const KeySet *set, unsigned where, KeyUse out[KEY_ACTIONS]);

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
