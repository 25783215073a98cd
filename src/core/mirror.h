/* SPDX-License-Identifier: MIT
 * The table as one viewer knows it: every piece with its place, position, face, numbers and host, updated one event at a
 * time. The screen animates from it; the harness and the tests check with it.
 *
 * It must not know the truth: it begins as the view of one viewer and gets only the events that viewer may see. Invariant:
 * when every event since a view has been applied, the mirror equals the view (mirror_difference), which proves that the
 * events are complete and that no animation can corrupt play. */
#ifndef CORE_MIRROR_H
#define CORE_MIRROR_H
#include "core/view.h"

typedef struct Mirror Mirror;

Mirror *mirror_new(const Game *g); /* the caller frees it */
void mirror_free(Mirror *m);
/* Pieces, round, turn and fields after the events so far; the stack is that of the last view. Lives as long as the mirror. */
const State *mirror_state(const Mirror *m);
/* Becomes the view at once: at the start, and after undo, load, another viewer or EV_JUMP. */
void mirror_jump(Mirror *m, const View *v);
/* Applies one event. False: it was an EV_JUMP, so only the view says what happened. */
bool mirror_apply(Mirror *m, const Event *e);
/* Returns NULL if every piece and field equals the view; otherwise a static text naming the difference (for a field: its
 * word). piece: receives which one; may be NULL. */
const char *mirror_difference(const Mirror *m, const View *v, PieceId *piece);

#endif
