/* SPDX-License-Identifier: MIT
 * What the files of the toolkit share and nobody else sees.
 *
 * A pass registers items into `now`; pointer and keys are decided by `last`, the items of the pass before, which is
 * what stands on the screen.  All ids are kept as hashes; the words live in a list's text buffer. */
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
       ITEM_APART = 256,    /* arrows come to it from its own rank alone */
       ITEM_CONFIRMS = 512, /* UI_CONFIRMS */
};

typedef struct {
    Id id, scroll;                   /* scroll: the area it lies in, or 0 */
    size_t word, kind, label, notes; /* offsets in ItemList.text; notes 0: none */
    Rect r, clip;
    unsigned flags;
    int rank;       /* RANK_... */
    uint32_t asked; /* number of the question it belongs to */
} Item;

typedef struct {
    Item *item;
    int n, room;
    Buf text;
    Id modal;       /* the topmost modal layer, 0: none */
    int modal_from; /* index of the first item above it */
} ItemList;

typedef struct {
    Id id;
    float offset, content, area;
    uint32_t used; /* pass number, the longest unused slot is taken for a new area */
} Scroll;

typedef struct { /* drawn by ui_end, above everything */
    bool on;
    Rect about, avoid;
    char verdict[SENTENCE_MAX], text[SENTENCE_MAX], rule[SENTENCE_MAX];
} Tip;

enum { SOUNDS = 8 }; /* of a pass; more would be noise */
enum { CAPS = 64 };  /* of a pass: keys of buttons; one more shows a cap it may have to share */
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
    uint32_t held_at;  /* when the pass before was, while something is held */
    bool asked_by_key; /* the last key was the question mark */
    bool shift_held;   /* with the last key, or it was that */
    int held_ms;       /* for how long it is held, pauses of the program taken out */
    bool dragging, long_fired;
    struct {
        Id face;        /* of what lies under the pointer; 0: nothing */
        bool by_itself; /* it appeared there: the pointer did not move onto it */
        int since_ms;   /* since the left button was pressed or released, pauses of the program taken out */
        uint32_t at;    /* when that was counted last */
    } under;
    struct {
        SDL_Keycode key; /* pressed last; a pad's button: what it stands for */
        uint32_t at;
        bool twice; /* this pass's key is that one again, within half a second */
    } pressed;
    Id hot, held, seen_held;
    Id ev_down, ev_click, ev_secondary, ev_drop, ev_cancel; /* what this pass's input did to whom */

    /* keys */
    const KeyUse *use; /* what the player has set */
    int nuses;
    bool using_pad;
    PadMake pad_make;
    Id focus, wish, anchor; /* anchor: where Tab goes on from when nothing has the focus */
    char focus_word[ID_ROOM];
    Rect focus_rect, focus_clip, focus_ring;                         /* ring: where it is drawn instead, or empty */
    bool using_keys, always_focus, key_left, blocked, reveal, fresh; /* fresh: of the scene nothing had the keys yet */
    int within, within_next; /* RANK_...: arrows come to nothing of a later one */
    Id enter;                /* the button of this pass that Enter means */
    Id cap[CAPS]; /* keys that buttons of this pass have taken: another one does not get them, and shows no cap */
    int ncaps;
    unsigned own, own_next; /* UI_OWN_...: what the scene said in the last pass, what it says in this one */
    bool editing;           /* the focus is a field and takes text */
    bool catches;           /* a field takes what is typed although it has not the keys */
    size_t caret, other;    /* in bytes; what lies between them is selected */
    const char *field_says; /* why the field that has the keys did not take what was typed, or NULL */
    int text_input;         /* what SDL was told: -1 nothing yet */

    Scroll scroll[SCROLLS];
    int scroll_open[SCROLL_DEPTH], nscroll;
    float scroll_dy[SCROLL_DEPTH];
    Rect clip[SCROLL_DEPTH + 1];

    int rank;       /* of the next items */
    uint32_t asked; /* likewise */
    Tip tip;
    struct {
        bool on;
        Buf told;
        Id screen, prompt, focus, tip, refusal, notice; /* hashes of what was said last; 0: nothing */
    } aloud;
    Id why; /* the off button whose reason is shown */
    int wake;
    const char *sound[SOUNDS];
    int nsounds;
    bool reduced;
    float speed;
    bool changed; /* hover, focus or pressed differ from what was drawn last */
};

Id id_of(const char *word);
Rect rect_and(Rect a, Rect b);
Color mix(Color a, Color b, float t);
bool is_light(const Ui *ui); /* daylight theme: dark text on light ground */

/* ui_items.c */
Item *item_add(Ui *ui, const char *word, const char *kind, Rect r, const char *label, unsigned flags);
Item *item_find(ItemList *l, Id id);
const char *list_text(const ItemList *l, size_t at);
void list_clear(ItemList *l);
void list_free(ItemList *l);
/* The topmost item of the last pass under the point, NULL: none. */
const Item *item_at(const Ui *ui, float x, float y);
/* What the pointer is on, 0 while the keys lead: whoever uses them has left it lying somewhere. */
Id item_hovered(const Ui *ui);

/* ui_keys.c */
const KeyUse *key_use(const Ui *ui, const char *asked); /* what that key means here; NULL: nothing that can be set */
void keys_turn(Ui *ui);                                 /* the key of this pass: as scenes ask for it */
/* ui_input.c */
void input_take(Ui *ui);
Touch touch_of(Ui *ui, Item *it);
/* ui_focus.c */
void focus_set(Ui *ui, Id id, const char *word);
void focus_key(Ui *ui); /* Tab, arrows, Enter and Space on the focus */
void focus_draw(Ui *ui);
bool ring_shown(const Ui *ui);
bool key_confirms(const Ui *ui, const Item *it);     /* true if this pass's key may press that item */
bool enter_is_taken(const Ui *ui, Id by_other_than); /* what has the keys takes Enter, and is not that */

/* ui_tip.c */
void tip_draw(Ui *ui);
/* ui_scroll.c */
Scroll *scroll_of(Ui *ui, Id id, bool make);

#endif
