/* SPDX-License-Identifier: MIT
 * Shared by the files of the toolkit alone.
 *
 * A pass registers items into `now`; pointer and keys act on `last`, the items of the pass before, which are on the
 * screen. All ids are kept as hashes; the words live in a list's text buffer. */
#ifndef UI_UI_INT_H
#define UI_UI_INT_H
#include "base/buf.h"
#include "base/status.h"
#include "ui/ui.h"
#include "ui/ui_keys.h"

typedef uint64_t Id; /* hash of an id's word; 0: none */

enum {                 /* Item.flags */
       ITEM_TOUCH = 1, /* the pointer can hit it */
       ITEM_FOCUS = 2, /* takes part in key navigation */
       ITEM_DRAG = 4,
       ITEM_OFF = 8,
       ITEM_CHOSEN = 16,
       ITEM_KEYS_H = 32,    /* eats the left and right arrows */
       ITEM_KEYS_V = 64,    /* eats up and down */
       ITEM_FIELD = 128,    /* takes text */
       ITEM_APART = 256,    /* UI_APART: arrows reach it only from its own rank */
       ITEM_CONFIRMS = 512, /* UI_CONFIRMS */
       ITEM_ENTER = 1024,   /* the button that Enter presses */
};

typedef struct {
    Id id, scroll;                   /* scroll: the area it lies in, or 0 */
    size_t word, kind, label, notes; /* offsets in ItemList.text; notes 0: none */
    Rect r, clip;
    unsigned flags;
    int rank;       /* RANK_... */
    uint32_t asked; /* number of the question it belongs to */
} Item;

enum { LAYERS_MOST = 4 /* modal layers above each other */ };
typedef struct {
    Item *item;
    int n, room;
    Buf text;
    Id modal;              /* the topmost modal layer, 0: none */
    Id layer[LAYERS_MOST]; /* all of them, from below */
    int nlayers;
    int modal_from; /* index of the first item above it */
    Rect light;     /* outside of it the pointer reaches items under the layer, from index light_from; empty: nowhere */
    int light_from;
} ItemList;

typedef struct {
    Id id;
    float offset, content, area;
    uint32_t used; /* pass number, the longest unused slot is taken for a new area */
} Scroll;

enum { TIP_TEXT = 3 * SENTENCE_MAX };
typedef struct { /* drawn by ui_end, above everything */
    bool on;
    Rect about, avoid;
    char verdict[SENTENCE_MAX], text[TIP_TEXT], rule[SENTENCE_MAX];
    bool card; /* with the picture of a card, `face`; its words are copied to the two below */
    CardFace face;
    char word[64], picture[96];
} Tip;

enum { SOUNDS = 8 }; /* sounds of a pass at most; more would be noise */
enum { CAPS = 64 };  /* keys of buttons of a pass; a further one shows a cap it may have to share */
enum { SCROLLS = 16, SCROLL_DEPTH = 4, ID_ROOM = 64 };

struct Ui {
    Gfx *g;
    Input in;
    char scene[32];
    ItemList list[2], *now, *last;
    uint32_t pass;

    unsigned inputs; /* how often a button went down or up, a wheel turned or a key was pressed */

    /* pointer */
    float x, y;           /* where it is; -1e6 when it is not known */
    float rest_x, rest_y; /* where it was when the keys took over */
    float down_x, down_y;
    uint32_t held_at;  /* time of the pass before, while something is held */
    bool asked_by_key; /* the last key press was the question mark */
    bool shift_held;   /* Shift was held with the last key, or was the last key */
    int held_ms;       /* for how long it is held, pauses of the program taken out */
    bool dragging, long_fired;
    struct {
        Id face;        /* of the item under the pointer; 0: none */
        bool by_itself; /* it appeared under the pointer, which did not move onto it */
        bool unmoved;   /* and the pointer, which was at x, y, has neither moved nor pressed since */
        float x, y;
        int since_ms;     /* since the left button was pressed or released, pauses of the program taken out */
        uint32_t at;      /* when since_ms was last updated */
        uint32_t came_at; /* when it appeared there by itself */
    } under;
    struct {
        SDL_Keycode key; /* last key pressed; for a pad's button the key it stands for */
        uint32_t at;
        bool twice; /* this pass's key is the same one again, within half a second */
    } pressed;
    Id hot, held, seen_held;
    Id ev_down, ev_click, ev_secondary, ev_drop, ev_cancel; /* items affected by this pass's input */

    /* keys */
    const KeyUse *use; /* keys the player has set */
    int nuses;
    bool using_pad;
    PadMake pad_make;
    Id focus, wish, anchor; /* anchor: where Tab continues when nothing has the focus */
    char focus_word[ID_ROOM];
    Rect focus_rect, focus_clip, focus_ring; /* ring: where the focus ring is drawn instead, or empty */
    /* fresh: ui_begin_keys has not run in this scene yet. */
    bool using_keys, always_focus, key_left, blocked, reveal, fresh;
    int within, within_next; /* RANK_...: arrows reach no item of a later rank */
    Id enter;                /* the button of this pass that Enter presses */
    Id cap[CAPS]; /* keys taken by buttons of this pass: later buttons neither get them nor show their caps */
    int ncaps;
    unsigned own, own_next; /* UI_OWN_...: as set in the last pass, as set in this one */
    bool editing;           /* the focus is a field and takes text */
    bool wish_all;          /* the field that gets the focus has all its text selected */
    bool whole;             /* all of it has been selected for whoever types: a press leaves that so, once */
    bool catches;           /* a field receives typed text without the focus (ui_field_catches) */
    size_t caret, other;    /* in bytes; the text between them is selected */
    const char *field_says; /* why the focused field dropped typed characters, or NULL */
    int text_input;         /* whether SDL's text input is on; -1: not set yet */

    Scroll scroll[SCROLLS];
    int scroll_open[SCROLL_DEPTH], nscroll;
    Rect clip[SCROLL_DEPTH + 1];

    int rank;       /* of the next items */
    uint32_t asked; /* likewise */
    Tip tip;
    struct {
        bool on;
        Buf told;
        Id screen, prompt, focus, tip, refusal, notice; /* hashes of the last spoken texts; 0: none */
    } aloud;
    Id why; /* the disabled button whose reason is shown */
    int wake;
    const char *sound[SOUNDS];
    int nsounds;
    bool reduced;
    float speed;
    bool changed; /* hover, focus or pressed differ from the last drawn frame */
};

Id id_of(const char *word);
Rect rect_and(Rect a, Rect b);
bool is_light(const Ui *ui); /* daylight theme: dark text on light ground */

/* ui_items.c */
Item *item_add(Ui *ui, const char *word, const char *kind, Rect r, const char *label, unsigned flags);
Item *item_find(ItemList *l, Id id);
const char *list_text(const ItemList *l, size_t at);
void list_clear(ItemList *l);
void list_free(ItemList *l);
/* Returns the topmost item of the last pass under the point, NULL: none. */
const Item *item_at(const Ui *ui, float x, float y);
/* True while keys are in use: the pointer may lie anywhere then, and means nothing until it moves. */
bool pointer_rests(const Ui *ui);
/* Returns the item under the pointer; 0 while it rests. */
Id item_hovered(const Ui *ui);

/* ui_keys.c */
const KeyUse *key_use(const Ui *ui, const char *asked); /* the setting of that key; NULL: it cannot be set */
void keys_turn(Ui *ui);                                 /* translates this pass's key to its default */
/* ui.c */
Touch touch_of(Ui *ui, Item *it);
/* ui_focus.c */
void focus_set(Ui *ui, Id id, const char *word);
void focus_key(Ui *ui);      /* Tab, arrows, Enter and Space on the focus */
void focus_by_enter(Ui *ui); /* an Enter that nothing in this pass has used shows the ring, as the first arrow does */
void focus_draw(Ui *ui);
bool ring_shown(const Ui *ui);
bool key_confirms(const Ui *ui, const Item *it);     /* true if this pass's key may press that item */
bool enter_is_taken(const Ui *ui, Id by_other_than); /* true if another item has the focus and takes Enter */

/* ui_tip.c */
void tip_draw(Ui *ui);
#endif
