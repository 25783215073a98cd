/* SPDX-License-Identifier: MIT
 * The widgets of the house, immediate mode: a scene calls every widget in every frame; the toolkit draws it, decides
 * what the pointer, the keys and the pad do with it, and remembers only where the focus is.
 *
 * Every widget call registers an item (id, kind, rectangle, label, state). From the items follow: hover and clicks (the
 * item registered last lies on top), focus order for Tab, arrows and pad (nearest item in that direction), keys printed
 * on buttons, and what `--inspect` prints. So there is one focus model for all screens, and tests and assistive programs
 * see exactly what is drawn.
 *
 * One pass handles at most one input event (ui_begin takes it); passes that only handle input are dry. Ids are stable
 * words ("deal", "seat-0-name"); they are what end-to-end tests click. */
#ifndef UI_UI_H
#define UI_UI_H
#include "base/buf.h"
#include "core/say.h"
#include "gfx/card.h"
#include "gfx/gfx.h"

typedef struct Ui Ui;

typedef enum {
    INPUT_NONE,
    INPUT_MOVE, /* pointer moved */
    INPUT_DOWN, /* button pressed */
    INPUT_UP,
    INPUT_WHEEL,  /* wheel: lines, up is positive */
    INPUT_KEY,    /* key pressed (or repeated) */
    INPUT_TEXT,   /* text typed */
    INPUT_CANCEL, /* pointer or window focus is lost: a press or a drag ends without effect */
} InputKind;

typedef struct {
    InputKind kind;
    float x, y; /* pointer, logical pixels */
    int button; /* 1 left, 2 middle, 3 right */
    float wheel;
    SDL_Keycode key;   /* under its default name, whatever key the player has set for it (ui_keys.h) */
    SDL_Keycode other; /* the layout's own character on that key, if the layout lacks the letter `key`; else 0 */
    Uint16 mod;
    int pad; /* 1 + the button of a pad that was pressed for it; 0: a key */
    bool repeat;
    char text[32]; /* UTF-8 */
    uint32_t now;  /* clock_ms at the event */
} Input;

Ui *ui_new(void);
void ui_free(Ui *ui);
/* Between gfx_begin and gfx_end. scene: word for --inspect; a change of scene resets focus and hover. */
void ui_begin(Ui *ui, Gfx *g, const Input *in, const char *scene);
void ui_end(Ui *ui); /* draws tooltip and focus ring on top */
Gfx *ui_gfx(Ui *ui);
const Input *ui_input(const Ui *ui);
uint32_t ui_now(const Ui *ui); /* clock of this pass, ms */
/* Asks for the next frame in ms (0: as soon as possible): for animations. Without a call nothing is redrawn until the
 * next input. */
void ui_wake(Ui *ui, int ms);
int ui_wake_ms(const Ui *ui); /* -1: none asked for */
/* True when hover, focus or pressed changed since this was last asked: the frame must be drawn again. */
bool ui_changed(Ui *ui);
/* Far outside the window if it is not known, or while keys are in use. */
void ui_pointer(const Ui *ui, float *x, float *y);
/* Returns a measure that grows with the text scale: 40 is 48 at 125 %. */
float ui_grow(const Ui *ui, float base);
bool ui_reduced_motion(const Ui *ui);
/* speed: a factor of durations: 0 off, 0.5 fast, 1 normal, 1.6 slow. */
void ui_set_motion(Ui *ui, bool reduced, float speed);
float ui_speed(const Ui *ui);
void ui_always_focus(Ui *ui, bool on); /* shows the ring even without keys */

/* ---- buttons and fields: all return true in the pass in which they are used ---------------------------------- */
enum {
    UI_PRIMARY = 1, /* gold: the most likely choice; at most one on a screen */
    UI_QUIET = 2,   /* without background or edge until it is pointed at */
    UI_FINAL = 4,   /* in the colour of warning: cannot be taken back */
    UI_OFF = 8,     /* cannot be used now */
    UI_CHOSEN = 16, /* stays down: one of several, or a switch that is on */
    UI_BIG = 32,
    UI_SMALL = 64,
    UI_LEFT = 128,  /* label at the left edge (rows, menus) */
    UI_APART = 256, /* arrows reach it only from items of its own rank, so that it is not pressed by accident */
    /* Answers "are you sure?": the same key twice within half a second does not press it; also true of UI_FINAL. */
    UI_CONFIRMS = 512,
    UI_ROUND = 1024, /* ends are half circles: a stud if it is as wide as high, else a pill */
    UI_NAMED = 2048, /* its name stands beside it: no tooltip repeats it */
};
/* icon: sign or NULL. key: "Enter", "Esc", "Z", "Ctrl+Z" ..., printed as a cap at the right end and obeyed; NULL: none.
 * UI_OFF: label is the reason why not; a click returns false and shows `why` (may be NULL) as a tooltip. An empty r: the button
 * is not drawn, and only its key works. */
bool ui_button(Ui *ui, const char *id, Rect r, const char *label, const char *icon, const char *key, unsigned flags);
bool ui_button_why(Ui *ui, const char *id, Rect r, const char *label, const char *key, const char *why);
/* Returns the width a button with this label needs. */
float ui_button_width(Ui *ui, const char *label, const char *icon, const char *key, unsigned flags);
/* Choice of one among n. *chosen changes. off: bit mask of disabled choices; off_why: why, a sentence. */
bool ui_choice(Ui *ui, const char *id, Rect r, const char *const *label, int n, int *chosen, unsigned off,
               const char *off_why);
float ui_choice_width(Ui *ui, const char *const *label, int n);
/* Returns the height it needs if it is at most `width` wide: choices without room in a row go to the next one. */
float ui_choice_height(Ui *ui, const char *const *label, int n, float width, float row);
/* *value changes, within min..max and by whole steps. */
bool ui_slider(Ui *ui, const char *id, Rect r, float *value, float min, float max, float step);
/* The same over named values: words is read aloud instead of the number. */
bool ui_slider_named(Ui *ui, const char *id, Rect r, const char *words, float *value, float min, float max, float step);
/* True if the text changed. Characters that no font has, or that do not fit, are dropped, and the field says so. */
bool ui_field(Ui *ui, const char *id, Rect r, char *text, size_t room, const char *empty);
/* Called before the field in every pass: while no other field has the focus, typing goes into this one without focusing
 * it first; "/" only focuses it. Letters and digits have no other meaning meanwhile. */
void ui_field_catches(Ui *ui, const char *id);
/* Focuses the field with all its text selected, so that typing replaces it. */
void ui_field_selected(Ui *ui, const char *id);
/* For scenes that remove typed characters again: the focused field shows this sentence until the next key. */
void ui_field_says(Ui *ui, const char *sentence);

/* ---- texts: drawn and registered ------------------------------------------------------------------------------ */
float ui_label(Ui *ui, Text style, Rect r, const char *s); /* one line; returns the width used */
/* Marks of gfx_paragraph; returns the height used. With stretches as of gfx_paragraph_with. */
float ui_paragraph(Ui *ui, Text style, Rect r, const char *s);
float ui_paragraph_with(Ui *ui, Text style, Rect r, const char *s, const Stretch *stretch, int n, StretchSeen *seen,
                        void *ctx);
/* Returns a text style: face, size at text scale 1, colour; left-aligned by default. */
Text ui_style(Ui *ui, Face face, float size, ColorRole role);
Text ui_style_aligned(Ui *ui, Face face, float size, ColorRole role, Align align);

/* ---- anything else that can be touched ------------------------------------------------------------------------ */
typedef struct {
    bool hover;     /* the pointer is over it and nothing lies above */
    bool focus;     /* it has the keyboard focus */
    bool down;      /* left button went down on it in this pass */
    bool click;     /* pressed and released without dragging, or Enter/Space on focus */
    bool secondary; /* right click, long press, or Z/pad Y on focus */
    bool drag;      /* held and moved more than 6 px: follow ui_input()->x, y */
    bool drop;      /* released after a drag, in this pass */
    bool cancelled; /* the drag ended without a drop */
} Touch;
enum {
    TOUCH_FOCUS = 1, /* takes part in key navigation */
    TOUCH_DRAG = 2,
    TOUCH_OFF = 4,
    TOUCH_CHOSEN = 8,
    TOUCH_READS = 16, /* Up and Down scroll the text around it instead */
    TOUCH_ENTER = 32, /* the scene presses it by Enter: keys begin here (ui_begin_keys) */
};
Touch ui_touch(Ui *ui, const char *id, const char *kind, Rect r, const char *label, unsigned flags);
/* Adds extra words about the item registered last, for --inspect: "piece":"water-ooze", "place":"pool" ... */
void ui_note(Ui *ui, const char *key, const char *value);
/* Registers something that cannot be touched (a place, a picture) for --inspect. */
void ui_mark(Ui *ui, const char *id, const char *kind, Rect r, const char *label);
void ui_focus(Ui *ui, const char *id); /* moves the focus there (shown while keys are in use) */
const char *ui_focused(const Ui *ui);  /* "": none */
Rect ui_rect(Ui *ui, const char *id);  /* of the item of that id in this pass; empty: none */
Rect ui_focus_rect(const Ui *ui);      /* of the focused item, once it is registered in this pass */
/* Sets the rank of the next items in the order of Tab; within a rank the order of registration. RANK_REST at the start. */
enum { RANK_PROMPT, RANK_PIECE, RANK_PLACE, RANK_BARRED /* says why not */, RANK_REST };
void ui_rank(Ui *ui, int rank);
/* Keeps arrows from items of a later rank in the next pass; Tab still reaches all. Must be repeated every pass. */
void ui_arrows_within(Ui *ui, int rank);
/* Assigns the next items to question n of their scene, 0: to none. The same id under another question is another item: a
 * press meant for the first does not count for the second (see ui.c). 0 at the start of each pass. */
void ui_asked(Ui *ui, uint32_t n);
/* Sets the focus ring of the item registered last, for an item drawn elsewhere than it is touched. */
void ui_ring(Ui *ui, Rect r);
/* Called at the end of a scene's pass: in the first pass after a change of scene by keys it focuses the button that
 * Enter presses, or the first item. Scenes that set the focus themselves do not need it. */
void ui_begin_keys(Ui *ui);
/* True if the pointer is over it, or it has the focus and keys were used last. */
bool ui_is_pointed(const Ui *ui, const char *id);
void ui_use_keys(Ui *ui);         /* shows the focus ring: the focus goes to what a key has asked for */
bool ui_using_keys(const Ui *ui); /* true if the focus ring is shown: the last input was a key */
/* Queues a sound to play after this pass: a word of sys.h's sound_play, not copied. ui_next_sound returns them one by
 * one. */
void ui_sound(Ui *ui, const char *word);
const char *ui_next_sound(Ui *ui);    /* NULL: none is left */
bool ui_key(Ui *ui, const char *key); /* this pass's key, "Esc", "Ctrl+Z", "F1"; true once, then consumed */
void ui_eat_key(Ui *ui);              /* later widgets of this pass ignore its key */
/* The scene handles these keys itself: in the next pass they neither move the focus nor press the focused item. Must be
 * repeated every pass. */
enum {
    UI_OWN_SIDEWAYS = 1, /* Left and Right */
    UI_OWN_SPACE = 2,
    UI_OWN_ALL = 4, /* all keys, under the names on the keyboard, not as the player has set them */
};
void ui_own_keys(Ui *ui, unsigned keys);
/* Shows a tooltip on the best side of `about`, never over `avoid` (may be empty): bold first line, text, rule number. Nothing
 * while a dialog lies above the caller, and nothing under a resting pointer until it moves: nobody pointed at what came
 * there. ui_tip_answer: also there, because it answers a press or is said by itself. */
void ui_tip_answer(Ui *ui, Rect about, Rect avoid, const char *verdict, const char *text, const char *rule);
void ui_tip(Ui *ui, Rect about, Rect avoid, const char *verdict, const char *text, const char *rule);
bool ui_has_tip(const Ui *ui); /* true if this pass shows one already */
/* Adds a large card with its words to the tooltip about the same thing, or opens one that has nothing else. face: NULL:
 * only the words. */
void ui_tip_card(Ui *ui, Rect about, const CardFace *face, const char *words);

/* ---- areas ---------------------------------------------------------------------------------------------------- */
/* Begins a modal layer: everything registered before it is out of reach until ui_end. */
void ui_modal(Ui *ui, const char *id);
/* The same for the keys. A press outside r reaches what lies under the layer, which the caller closes in that pass. */
void ui_modal_light(Ui *ui, const char *id, Rect r);
bool ui_is_modal(const Ui *ui, const char *id); /* true if it was the topmost layer in the last pass */
/* Begins a clipped area that scrolls and returns the offset to draw with; content_h: height of its content. Obeys keys
 * and wheel. */
float ui_scroll_begin(Ui *ui, const char *id, Rect r, float content_h);
void ui_scroll_end(Ui *ui);
void ui_scroll_to(Ui *ui, const char *id, float offset); /* holds from the next ui_scroll_begin on */

/* ---- what is read aloud --------------------------------------------------------------------------------------- */
/* Off by default. on: text for reading aloud is kept until it is fetched. */
void ui_set_aloud(Ui *ui, bool on);
void ui_tell(Ui *ui, const char *line); /* adds a sentence about an event, marks allowed */
typedef enum {
    ALOUD_TOLD,    /* sentences from ui_tell */
    ALOUD_REFUSED, /* refusals and notices */
    ALOUD_HERE,    /* a new screen or dialog, the question, the focused item, its tooltip */
} Aloud;
/* Adds the new texts of this kind since the last call, one sentence per line; false: none. Called once after each pass
 * that was drawn. */
bool ui_aloud(Ui *ui, Aloud kind, Buf *out);

/* ---- what is on the screen, in JSON (one line, no newline), for --inspect -------------------------------------- */
/* {"scene":..,"size":[w,h],"unit":u,"inputs":n,"pointer":[x,y],"items":[{"id","kind","label","rect":[x,y,w,h],
 * "state":[..],..}]}; rect: the visible part, in window pixels; inputs: number of presses, releases, wheel turns and keys
 * answered so far, and pointer: where it was last seen (missing: nowhere), so that a reader knows that its own input has
 * arrived; items under a modal layer are not listed; "scrolled": out of sight in a scrolling area. */
char *ui_inspect(const Ui *ui); /* malloc'ed */
int ui_items(const Ui *ui);

#endif
