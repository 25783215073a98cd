/* SPDX-License-Identifier: MIT
 * The players around a table of the stage: each a round portrait at its edge, with what matters about that player
 * beside it. A game says what that is (SeatLook); how it looks is the same at every table. */
#ifndef UI_SEATS_H
#define UI_SEATS_H
#include "ui/board.h"

typedef enum {
    SEAT_COLUMN, /* name and count below the portrait, centred: narrow edges */
    SEAT_ROW,    /* right of it: wide edges, and the own seat beside the ribbon */
    SEAT_ROW_END /* left of it: the right edge */
} SeatShape;

typedef struct {
    int seat;
    Rect r; /* BoardLayout.seat: portrait and words */
    SeatShape shape;
    bool acts;        /* chooses now: gold ring and glow */
    bool starter;     /* flag */
    bool done;        /* check: chooses no more in this round */
    bool out;         /* dimmed */
    int owed, had;    /* diamonds: choices still to make, choices made */
    const char *sign; /* of the count, "cards"; or NULL */
    char count[24];   /* number in words of the game, "14"; "": none */
    int held;         /* cards in its hand, drawn as backs after the count */
    const char *back; /* "backs/horde" */
    float size;       /* of the count; 0: the usual */
    float dx, dy;     /* how far the portrait is from its place: it leans, or starts */
    float pop;        /* factor of the count's size while it grows; 0 is 1 */
    char
        label[SENTENCE_MAX]; /* all of it in one sentence, for the tip, for speech and as "about" for tests; "": none */
} SeatLook;

/* Returns the diameter of the portrait in such a room (logical pixels), and its rectangle. */
Rect seat_face(Rect r, SeatShape shape, float text);
void seat_draw_face(Table *t, const SeatLook *look); /* the portrait alone */
/* Draws the seat and registers it as the button "seat-N". True: it was pressed. */
bool seat_draw(Table *t, const SeatLook *look);

#endif
