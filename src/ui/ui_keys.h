/* SPDX-License-Identifier: MIT
 * Keys by their names, and what the player presses instead of them.
 *
 * Scenes name a key as the program came with it ("L").  What the player has set for it, and which button of the pad does
 * the same, stands in a list of KeyUse; the toolkit turns what is pressed into the key that scenes ask for, before anybody
 * looks at it, and prints what is to be pressed on the caps.  So no scene knows of any of this. */
#ifndef UI_UI_KEYS_H
#define UI_UI_KEYS_H
#include "ui/ui.h"

enum { KEY_WORD = 24, PAD_NONE = -1 };

/* A button of the pad is an SDL_GameControllerButton or one of the triggers, which SDL has as axes. */
enum { PAD_LEFT_TRIGGER = SDL_CONTROLLER_BUTTON_MAX, PAD_RIGHT_TRIGGER, PAD_BUTTONS };

typedef struct {
    const char *asked[2]; /* what scenes ask for: either means both, and captions say the first. [1] may be NULL */
    const char *key;      /* what is pressed for it; NULL: the asked ones */
    int pad;              /* a button of the pad, or PAD_NONE */
    bool besides;         /* the asked ones work, too, whatever is set */
} KeyUse;

/* What holds from the next pass on; not copied. */
void ui_set_keys(Ui *ui, const KeyUse *use, int n);
/* What is pressed for the key that scenes call so. */
const char *ui_key_shown(const Ui *ui, const char *asked);
/* What one would call it: that key, or, with a pad in hand, the button. For sentences; as long as the pass. */
const char *ui_key_named(const Ui *ui, const char *asked);
/* The button of the pad that does the same, PAD_NONE: none. */
int ui_key_pad(const Ui *ui, const char *asked);
bool ui_using_pad(const Ui *ui); /* the last input came from a pad: caps show its buttons */
typedef enum { PAD_PLAIN, PAD_XBOX, PAD_PLAYSTATION, PAD_NINTENDO, PAD_MAKES } PadMake;
void ui_set_pad(Ui *ui, PadMake make); /* what is printed on them */
/* The cap of that key, or of the button that does the same. h: of a line of it. */
float ui_cap_width(Ui *ui, const char *asked);
float ui_cap_height(Ui *ui);
void ui_cap(Ui *ui, Rect r, const char *asked);

/* "Ctrl+Z", "F5", "J", "PageUp": false when there is no such key. */
bool key_code(const char *word, SDL_Keycode *key, Uint16 *mod);
/* The name of the key that is pressed; false: it has none, or is one that only changes others, such as Shift. */
bool key_word(const Input *in, char out[KEY_WORD]);
bool key_matches(const Input *in, const char *word);

/* What is pressed, on a keyboard with that layout. A layout without Latin letters (Russian, Greek, Hebrew) still has the
 * keys: where a letter is nowhere on it, the key counts that has it on most keyboards. */
void key_press(Input *in, const SDL_Keysym *pressed, SDL_Keycode (*layout)(SDL_Scancode place));
/* Is a character typed while these are held (KMOD_...)? Not with Ctrl, Alt or the key of the system, whatever comes with them
 * from the layout; but AltGr is there to type. Windows tells it as Ctrl and Alt. */
bool keys_type(Uint16 held, bool windows);

#endif
