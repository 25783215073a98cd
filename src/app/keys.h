/* SPDX-License-Identifier: MIT
 * All that can be done by a key or a button of the pad: one table, which input, caps, the page of keys and the settings
 * read; and what the player has set instead. */
#ifndef APP_KEYS_H
#define APP_KEYS_H
#include "ui/ui_keys.h"

enum { KEY_ACTIONS = 58, KEY_GROUPS = 10 };

typedef struct {
    const char *word;     /* permanent: settings.json has it */
    const char *does;     /* without a full stop */
    const char *asked[2]; /* the keys it came with, as scenes name them */
    int pad;              /* a button of the pad, PAD_NONE */
    int group;            /* of the page: key_group */
    unsigned where;       /* IN_...: where it means anything */
    bool besides;         /* one walks and chooses with it: the key it came with always works */
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

typedef struct { /* what is set, by the place in key_action */
    char key[KEY_ACTIONS][KEY_WORD];
    int8_t pad[KEY_ACTIONS];
} KeySet;

int keys_by_word(const char *word);                     /* -1: none */
const char *keys_button_word(int button);               /* as SDL calls it: settings.json has it; "": PAD_NONE */
int keys_button_by_word(const char *word);              /* PAD_NONE: there is none */
const char *keys_key(const KeySet *set, int action);    /* the first, if there are two */
int keys_button(const KeySet *set, int action);         /* PAD_NONE: none */
bool keys_may_move(int action);                         /* its button can be another; the directions stay */
bool keys_changed(const KeySet *set);                   /* anything at all */
unsigned keys_where(const char *scene, const char *id); /* id of the game at the table, or NULL */
/* What holds there, for ui_set_keys; as long as the set stays where it is. */
int keys_uses(const KeySet *set, unsigned where, KeyUse out[KEY_ACTIONS]);

/* What else is done by that key where this is; -1: nothing. */
int keys_clash(const KeySet *set, int action, const char *key);
int keys_button_clash(const KeySet *set, int action, int button);
/* A key of walking and choosing, which never does anything else; -1: it is none, or the action's own. */
int keys_reserved(int action, const char *key);
/* Is the other one's place free for what it would get? */
bool keys_may_swap(const KeySet *set, int action, int other);
bool keys_may_swap_buttons(const KeySet *set, int action, int other);
/* Whoever sets them has asked all this before. */
void keys_set(KeySet *set, int action, const char *key);
void keys_set_button(KeySet *set, int action, int button);
/* The other one, that has it now, gets what this one had. */
void keys_swap(KeySet *set, int action, int other);
void keys_swap_buttons(KeySet *set, int action, int other);
/* What was set somewhere else, perhaps by hand: what cannot be is as it came again. Returns how many that were. */
int keys_mend(KeySet *set);

#endif
