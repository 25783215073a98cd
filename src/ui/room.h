/* SPDX-License-Identifier: MIT
 * The kit of the rooms around the tables (Hall, set-up, end, lessons, pause, medals ...). A room is a picture with three
 * things on it: a ribbon with the question and its gold button, a strap of round buttons at the lower right, the lowest
 * of which leads out by Esc, and doors at the lower left. What is a list lies in a scroll that is called and goes away;
 * what somebody says is a bubble. The tables draw their ribbon and strap on the same grounds. */
#ifndef UI_ROOM_H
#define UI_ROOM_H
#include "ui/ui.h"

typedef struct { /* a button of the ribbon, the strap or the doors */
    const char *id, *label, *icon, *key;
    unsigned flags;  /* UI_PRIMARY ... */
    const char *tip; /* tooltip, said; or NULL. A stud of the strap shows its label instead */
} RoomButton;

enum { ROOM_EDGE = 20 /* from the window to what lies at its edge */, ROOM_BUTTONS = 8 };

void room_pill(Gfx *g, Rect r, float radius); /* ground of a ribbon */
void room_leather(Gfx *g, Rect r);            /* ground of a strap */
void room_veil(Gfx *g, float alpha);          /* darkens the window; 0..1 */

/* ---- the ribbon -------------------------------------------------------------------------------------------------- */
typedef struct {
    const char *question; /* or NULL */
    const char *sign;     /* before it; or NULL */
    const RoomButton *button;
    int n;
    bool at_right;   /* beside the strap, instead of in the middle of the window */
    float y;         /* upper edge; 0: at the foot */
    const char *tip; /* of the question; or NULL */
} RoomRibbon;

float room_ribbon_height(const Ui *ui);
/* Returns the room left at the foot of the window for the ribbon: its height and the gaps. */
float room_foot(const Ui *ui);
Rect room_ribbon_place(Ui *ui, const RoomRibbon *r);
/* Draws it; returns the index of the button that was pressed, by the pointer or its key; -1: none. What does not fit gives
 * way: the caps of keys, then the size of the question, which stands above the ribbon at last. */
int room_ribbon(Ui *ui, const RoomRibbon *r);

/* ---- strap and doors --------------------------------------------------------------------------------------------- */
/* Draws n studs, from above. Returns the one that was pressed, -1: none. */
int room_strap(Ui *ui, const RoomButton *stud, int n);
/* Draws buttons with a sign and a word at the lower left; without words where they have no room beside `until` (x). */
int room_doors(Ui *ui, const RoomButton *door, int n, float until);

/* Draws a round button of that size around the point, with its label below it, which is at most that wide. */
bool room_medallion(Ui *ui, const RoomButton *b, float cx, float cy, float size, float wide);
float room_medallion_width(Ui *ui, const RoomButton *b); /* of its label */

/* ---- the scroll -------------------------------------------------------------------------------------------------- */
typedef struct {
    const char *id;      /* of the modal layer */
    const char *heading; /* or NULL */
    float wide;          /* at text scale 1; it grows with the text up to the window */
    float high;          /* height of its content; it scrolls where the window has less */
    float foot;          /* height of a strip below the content that does not scroll; 0: none */
    bool light;          /* the press beside it that closes it reaches what lies there, too (ui_modal_light) */
    uint32_t since;      /* ui_now when it was called: it slides in */
} RoomScroll;

/* Returns the width that the content of a scroll of that `wide` gets. */
float room_scroll_width(const Ui *ui, float wide);
/* Returns the height that its content may have without scrolling, for content that is as high as there is room. */
float room_scroll_room(Ui *ui, const RoomScroll *s);
/* Dims the room and draws the scroll over it, a modal layer. Returns where its content lies now (scrolled). */
Rect room_scroll_begin(Ui *ui, const RoomScroll *s);
/* Returns where its foot lies. Called after room_scroll_end of the same pass, because the foot does not scroll. */
Rect room_scroll_foot(Ui *ui, const RoomScroll *s);
/* Returns true if it was closed: by Esc, its cross, or a click beside it. */
bool room_scroll_end(Ui *ui, const RoomScroll *s);

/* ---- faces and voices -------------------------------------------------------------------------------------------- */
/* Draws the ground of a bubble of somebody whose mouth is there; words in COL_INK. */
void room_bubble(Gfx *g, Rect r, float mouth_x, float mouth_y);
/* Draws a wooden step that somebody's coins stand on: a light board, which juts out a little, over darker ones with nails. */
void room_step(Gfx *g, Rect r);
/* Draws how strong somebody is as horned heads, `lit` of them lit; returns the width. */
float room_heads(Gfx *g, int lit, int heads, float x, float y, float size);

#endif
