/* SPDX-License-Identifier: MIT
 * What somebody who watches knows of the table: every piece with its place, position, face, numbers and host, fed one
 * event at a time.  The screen animates from it, the harness and the tests check by it.
 *
 * It must not know the truth: it begins as a view of one pair of eyes and hears only what those eyes may hear.
 * Invariant: when every event since a view has been applied, the mirror equals the view (mirror_difference), which
 * proves that the rules tell everything and that no animation can corrupt play. */
#ifndef CORE_MIRROR_H
#define CORE_MIRROR_H
#include "core/view.h"

typedef struct Mirror Mirror;

Mirror *mirror_new(const Game *g); /* the caller frees it */
void mirror_free(Mirror *m);
/* Pieces, round, turn and the game's fields as told so far; what waits on the stack is that of the last view. Lives as
 * long as the mirror. */
const State *mirror_state(const Mirror *m);
/* Becomes the view at once: the start, undo, load, other eyes, EV_JUMP. */
void mirror_jump(Mirror *m, const View *v);
/* Takes in one event. False: it was an EV_JUMP, and only the view can say what happened. */
bool mirror_apply(Mirror *m, const Event *e);
/* NULL when every piece and every field is what the view says; else what differs (a field: its word), a text that
 * lives for ever. piece: which one, may be NULL. */
const char *mirror_difference(const Mirror *m, const View *v, PieceId *piece);

#endif
