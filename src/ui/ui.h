/* SPDX-License-Identifier: MIT
 * The widgets of the house, immediate mode: a scene says every frame what is there; the toolkit draws it, decides what
 * the pointer, the keys and the pad do with it, and remembers only where the focus is.
 *
 * Every widget call registers an item (id, kind, rectangle, label, state).  From the items follow: hover and clicks
 * (the item registered last lies on top), focus order for Tab, arrows and pad (nearest item in that direction), keys
 * printed on buttons, and what `--inspect` prints.  So there is one focus model for all screens, and tests and
 * assistive programs see exactly what is drawn.
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
    INPUT_CANCEL, /* the pointer or the focus is lost: a press or a drag ends without effect */
} InputKind;

typedef struct {
    InputKind kind;
    float x, y; /* pointer, logical pixels */
    int button; /* 1 left, 2 middle, 3 right */
    float wheel;
    SDL_Keycode key;   /* as scenes ask for it, whatever the player has set (ui_keys.h) */
    SDL_Keycode other; /* what the layout has in its place, where it has the letter `key` nowhere; else 0 */
    Uint16 mod;
    int pad; /* the button of a pad that was pressed for it, and 1; 0: a key */
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
uint32_t ui_now(const Ui *ui); /* ms, the clock of this pass */
/* A scene that animates asks for the next frame in ms (0: as soon as possible). Without a call nothing is redrawn
 * until something happens. */
void ui_wake(Ui *ui, int ms);
int ui_wake_ms(const Ui *ui); /* -1: none asked for */
/* True when hover, focus or pressed changed since this was last asked: the frame must be drawn again. */
bool ui_changed(Ui *ui);
void ui_pointer(const Ui *ui, float *x, float *y); /* far outside when it is not known */
/* A measure of a part that grows with its text: 40 is 48 at 125 %. */
float ui_grow(const Ui *ui, float base);
bool ui_reduced_motion(const Ui *ui);
/* speed: a factor of durations: 0 off, 0.5 fast, 1 normal, 1.6 slow. */
void ui_set_motion(Ui *ui, bool reduced, float speed);
float ui_speed(const Ui *ui);
void ui_always_focus(Ui *ui, bool on); /* ring also without keys */

/* ---- buttons and fields: all return true in the pass in which they are used ---------------------------------- */
enum {
    UI_PRIMARY = 1, /* gold: what one most likely wants; at most one on a screen */
    UI_QUIET = 2,   /* without ground or edge until it is pointed at */
    UI_FINAL = 4,   /* in the colour of warning: cannot be taken back */
    UI_OFF = 8,     /* cannot be used now */
    UI_CHOSEN = 16, /* stays down: one of several, or a switch that is on */
    UI_BIG = 32,
    UI_SMALL = 64,
    UI_LEFT = 128,  /* label at the left edge (rows, menus) */
    UI_APART = 256, /* no arrow comes to it but from beside, from things of its rank: it is gone to on purpose */
    UI_CONFIRMS =
        512, /* answers "are you sure?": the same key twice within half a second does not press it; UI_FINAL too */
};
/* icon: sign or NULL. key: "Enter", "Esc", "Z", "Ctrl+Z" ..., printed as a cap at the right end and obeyed; NULL: none.
 * UI_OFF: label is the reason why not; a click returns false and shows `why` (may be NULL) as a tip. */
bool ui_button(Ui *ui, const char *id, Rect r, const char *label, const char *icon, const char *key, unsigned flags);
bool ui_button_why(Ui *ui, const char *id, Rect r, const char *label, const char *key, const char *why);
/* What a button with this label needs. */
float ui_button_width(Ui *ui, const char *label, const char *icon, const char *key, unsigned flags);
/* Choice of one among n. *chosen changes. off: bit mask of choices that cannot be taken; off_why: why, a sentence. */
bool ui_choice(Ui *ui, const char *id, Rect r, const char *const *label, int n, int *chosen, unsigned off,
               const char *off_why);
float ui_choice_width(Ui *ui, const char *const *label, int n);
/* How high it must be when it is not broader than `width`: what has no room beside the others goes to a further row. */
float ui_choice_height(Ui *ui, const char *const *label, int n, float width, float row);
/* The same with a sign before each word; icon or icon[i] may be NULL. */
bool ui_choice_icons(Ui *ui, const char *id, Rect r, const char *const *label, const char *const *icon, int n,
                     int *chosen, unsigned off, const char *off_why);
float ui_choice_icons_width(Ui *ui, const char *const *label, const char *const *icon, int n);
/* *value changes, within min..max and by whole steps. */
bool ui_slider(Ui *ui, const char *id, Rect r, float *value, float min, float max, float step);
/* True when changed. Letters that no font has, or for which there is no room, are not taken, and it says so. */
bool ui_field(Ui *ui, const char *id, Rect r, char *text, size_t room, const char *empty);
/* Before the field, in every pass: what is typed while nothing else is typed into goes into it, as if it had been chosen
 * first; "/" only chooses it. Letters and digits mean nothing else meanwhile. */
void ui_field_catches(Ui *ui, const char *id);
/* For scenes that take something out of the text again: the field that has the keys says this until the next key. */
void ui_field_says(Ui *ui, const char *sentence);

/* ---- texts: drawn and registered ------------------------------------------------------------------------------ */
float ui_label(Ui *ui, Text style, Rect r, const char *s); /* one line; returns the width used */
/* Marks of gfx_paragraph; returns the height used. With stretches as of gfx_paragraph_with. */
float ui_paragraph(Ui *ui, Text style, Rect r, const char *s);
float ui_paragraph_with(Ui *ui, Text style, Rect r, const char *s, const Stretch *stretch, int n, StretchSeen *seen,
                        void *ctx);
/* How words look: the face, the size at text scale 1, the colour; left-aligned unless it is said. */
Text ui_style(Ui *ui, Face face, float size, ColorRole role);
Text ui_style_aligned(Ui *ui, Face face, float size, ColorRole role, Align align);

/* ---- anything else that can be touched ------------------------------------------------------------------------ */
typedef struct {
    bool hover;     /* pointer over it and nothing above */
    bool focus;     /* keys are here */
    bool down;      /* left button went down on it in this pass */
    bool click;     /* pressed and let go without dragging, or Enter/Space on focus */
    bool secondary; /* right click, long press, or Z/pad Y on focus */
    bool drag;      /* held and moved more than 6 px: follow ui_input()->x, y */
    bool drop;      /* let go after a drag, in this pass */
    bool cancelled; /* the drag ended without a drop */
} Touch;
enum {
    TOUCH_FOCUS = 1, /* takes part in key navigation */
    TOUCH_DRAG = 2,
    TOUCH_OFF = 4,
    TOUCH_CHOSEN = 8,
    TOUCH_READS = 16, /* up and down are for the text it stands in */
};
Touch ui_touch(Ui *ui, const char *id, const char *kind, Rect r, const char *label, unsigned flags);
/* Extra words about the item registered last, for --inspect: "piece":"water-ooze", "place":"pool" ... */
void ui_note(Ui *ui, const char *key, const char *value);
/* Registers something that cannot be touched (a place, a picture) for --inspect. */
void ui_mark(Ui *ui, const char *id, const char *kind, Rect r, const char *label);
void ui_focus(Ui *ui, const char *id); /* moves the keys there (shown when keys are in use) */
const char *ui_focused(const Ui *ui);  /* "" when none */
Rect ui_rect(Ui *ui, const char *id);  /* of what is registered under that name in this pass; empty: nothing */
Rect ui_focus_rect(const Ui *ui);      /* of what has the keys, once it is registered in this pass */
/* Where what is registered from now on stands in the order of Tab, within a rank as registered; RANK_REST at the start. */
enum { RANK_PROMPT, RANK_PIECE, RANK_PLACE, RANK_BARRED /* says why not */, RANK_REST };
void ui_rank(Ui *ui, int rank);
/* Arrows come to nothing of a later rank in the next pass; Tab goes on to all. To be said in every pass for as long as it
 * holds. */
void ui_arrows_within(Ui *ui, int rank);
/* Items registered from now on belong to question n of their scene, 0: to none. The same id under another question is another
 * item: a press meant for the first is not taken for the second (see ui_input.c). 0 at the start of each pass. */
void ui_asked(Ui *ui, uint32_t n);
/* The ring of the item registered last goes around this: it is drawn elsewhere than it is touched. */
void ui_ring(Ui *ui, Rect r);
/* At the end of the first pass of a scene that was come to by keys: they begin at the button that Enter means, or at what
 * comes first. A scene that moves them itself does without. */
void ui_begin_keys(Ui *ui);
/* The pointer is over it, or the keys are there, if they were used last. */
bool ui_is_pointed(const Ui *ui, const char *id);
bool ui_using_keys(const Ui *ui); /* the last input was a key: show the ring */
/* What is to be heard after this pass: a word of sys.h's sound_play, not copied. The program asks for them one by one. */
void ui_sound(Ui *ui, const char *word);
const char *ui_next_sound(Ui *ui);    /* NULL: none is left */
bool ui_key(Ui *ui, const char *key); /* this pass's key, "Esc", "Ctrl+Z", "F1"; true once, then consumed */
void ui_eat_key(Ui *ui);              /* nobody who asks from here on obeys this pass's key */
/* The scene has a meaning of its own for these keys: they do not move the focus, or press what has it, in the next pass.
 * To be said in every pass for as long as it holds. */
enum {
    UI_OWN_SIDEWAYS = 1, /* Left and Right */
    UI_OWN_SPACE = 2,
    UI_OWN_ALL = 4, /* all, as they are on the keyboard, not as the player has set them */
};
void ui_own_keys(Ui *ui, unsigned keys);
/* A tip on the best side of `about`, never over `avoid` (may be empty). Bold first line, text, rule number. */
void ui_tip(Ui *ui, Rect about, Rect avoid, const char *verdict, const char *text, const char *rule);

/* ---- areas ---------------------------------------------------------------------------------------------------- */
/* Everything under a modal layer is out of reach until ui_end. Items registered before it are not touched. */
void ui_modal(Ui *ui, const char *id);
bool ui_is_modal(const Ui *ui, const char *id); /* it was the topmost layer in the last pass */
/* A clipped area that scrolls: returns the offset to draw with; content_h is what it holds. Keys and wheel obeyed. */
float ui_scroll_begin(Ui *ui, const char *id, Rect r, float content_h);
void ui_scroll_end(Ui *ui);
void ui_scroll_to(Ui *ui, const char *id, float offset); /* holds from the next ui_scroll_begin on */

/* ---- what is read aloud --------------------------------------------------------------------------------------- */
/* Off at first. on: what is told is kept until it is fetched. */
void ui_set_aloud(Ui *ui, bool on);
void ui_tell(Ui *ui, const char *line); /* something has happened; a sentence, marks allowed */
typedef enum {
    ALOUD_TOLD,    /* what ui_tell was given */
    ALOUD_REFUSED, /* why not; notices */
    ALOUD_HERE,    /* a screen or dialog that has come, the question, what has the keys, its tip */
} Aloud;
/* What of this kind is new on the screen since the last call, a sentence a line; false: nothing. Once after each pass
 * that was drawn. */
bool ui_aloud(Ui *ui, Aloud kind, Buf *out);

/* ---- what is on the screen, in JSON (one line, no newline), for --inspect -------------------------------------- */
/* {"scene":..,"size":[w,h],"unit":u,"inputs":n,"items":[{"id","kind","label","rect":[x,y,w,h],"state":[..],..}]}; rect in
 * window pixels, the part that is seen; inputs: presses, releases, wheel turns and keys that were answered so far, so that
 * a reader knows that what it did has been heard; nothing that a modal layer covers is listed; "scrolled": out of sight in a scrolling area. */
char *ui_inspect(const Ui *ui); /* malloc'ed */
int ui_items(const Ui *ui);

#endif
