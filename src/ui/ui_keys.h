/* SPDX-License-Identifier: MIT
 * Keys by their names, and the keys the player has set for them.
 *
 * Scenes name a key by its default ("L"). The key the player has set for it, and the pad button that does the same,
 * stand in a list of KeyUse; the toolkit translates the pressed key into the default before anything else reads it, and
 * prints the key to press on the caps. So no scene knows of any of this. */
#ifndef UI_UI_KEYS_H
#define UI_UI_KEYS_H
#include "ui/ui.h"

enum { KEY_WORD = 24, PAD_NONE = -1 };

/* A button of the pad is an SDL_GameControllerButton or one of the triggers, which SDL has as axes. */
enum { PAD_LEFT_TRIGGER = SDL_CONTROLLER_BUTTON_MAX, PAD_RIGHT_TRIGGER, PAD_BUTTONS };

typedef struct {
    /* Default keys, as in scenes: either means both, captions show the first. [1] may be NULL. */
    const char *asked[2];
    const char *key; /* the key set for it; NULL: the defaults */
    int pad;         /* a button of the pad, or PAD_NONE */
    bool besides;    /* the defaults work too, whatever is set */
} KeyUse;

/* Sets the keys from the next pass on; not copied. */
void ui_set_keys(Ui *ui, const KeyUse *use, int n);
/* Returns the key to press for that default key. */
const char *ui_key_shown(const Ui *ui, const char *asked);
/* Returns its name for sentences: that key, or, while a pad is in use, the button. Valid during the pass. */
const char *ui_key_named(const Ui *ui, const char *asked);
/* Returns the pad button that does the same, PAD_NONE: none. */
int ui_key_pad(const Ui *ui, const char *asked);
typedef enum { PAD_PLAIN, PAD_XBOX, PAD_PLAYSTATION, PAD_NINTENDO, PAD_MAKES } PadMake;
void ui_set_pad(Ui *ui, PadMake make); /* chooses the captions of pad buttons */
/* The cap of that key, or of the pad button that does the same: its size in a line of text, and its drawing. */
float ui_cap_width(Ui *ui, const char *asked);
float ui_cap_height(Ui *ui);
void ui_cap(Ui *ui, Rect r, const char *asked);

/* Reads the name of a key, "Ctrl+Z", "F5", "J", "PageUp"; false: there is no such key. */
bool key_code(const char *word, SDL_Keycode *key, Uint16 *mod);
/* Writes the name of the pressed key; false: it has none, or only modifies others, like Shift. */
bool key_word(const Input *in, char out[KEY_WORD]);
bool key_matches(const Input *in, const char *word);

/* Fills in the key pressed on a keyboard with that layout. A layout without Latin letters (Russian, Greek, Hebrew) still
 * has the keys: for a letter the layout lacks, the key counts that has it on most keyboards. */
void key_press(Input *in, const SDL_Keysym *pressed, SDL_Keycode (*layout)(SDL_Scancode place));
/* True if a key types a character while these are held (KMOD_...). Not with Ctrl, Alt or the system key, whatever the
 * layout produces; but AltGr types. Windows reports AltGr as Ctrl and Alt. */
bool keys_type(Uint16 held, bool windows);

/* ---- buttons of a gamepad --------------------------------------------------------------------------------------- */
/* The buttons of a gamepad as they are printed on it: letters, PlayStation's four shapes, the position of a button if
 * the pad is unknown. Drawn by us, always light on dark, to differ from caps of keys. */
/* button: as in KeyUse. h: of the cap. */
float pad_cap_width(Ui *ui, int button, float h);
void pad_cap_draw(Ui *ui, Rect r, int button);
/* Returns the name of a button: "A", "Circle", "LB". */
const char *pad_cap_word(const Ui *ui, int button);

#endif
