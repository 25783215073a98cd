/* SPDX-License-Identifier: MIT
 * A board: seats of one side that act at the same time. */
#ifndef UI_BOARD_TEAM_H
#define UI_BOARD_TEAM_H
#include "core/game.h"

typedef struct { /* where a piece should go: onto another piece, or to a place or slot (as BoardLayout.place) */
    PieceId piece, onto;
    PlaceId to; /* NO_PLACE: the target is `onto` */
} PlanArrow;
enum { PLAN_ARROWS = 12 };

typedef struct { /* seats of one side that act at the same time, each until it is done */
    /* Returns the seat's partner in the present phase; NO_SEAT: nobody acts at the same time. */
    int (*mate)(const State *s, int seat);
    /* True if it has declared itself done; can be undone until its partner has too. */
    bool (*is_done)(const State *s, int seat);
    /* True if something has happened since `was`, when the seat was done, that it should look at before it is done
     * again; why: a sentence, seats are {0} .. {5}. */
    bool (*calls)(const State *was, const State *is, int seat, char *why, size_t n);
    /* Writes a seat's plan, a sentence; was: the table as it is, then: as the seat would leave it. */
    void (*plan)(const State *was, const State *then, int seat, char *out, size_t n);
    /* Fills in the same plan as arrows, if it has words; returns how many. */
    int (*arrows)(const State *was, const State *then, int seat, PlanArrow out[PLAN_ARROWS]);
    /* The same for a hint, told to the seat itself: what its turn would change, a sentence or "", and arrows; *n: how many.
     * False: it has no turn to plan now. */
    bool (*outlook)(const State *was, const State *then, int seat, char *out, size_t size, PlanArrow arrow[PLAN_ARROWS],
                    int *n);
} BoardTeam;

#endif
