/* SPDX-License-Identifier: MIT
 * What the screen shows: every piece with its place, position, face and number, fed one event at a time.
 *
 * It must not know the truth: it begins as a view of one pair of eyes and hears only what those eyes may hear.
 * Invariant: when every event since a view has been applied, the mirror equals the view (mirror_difference), which
 * proves that the rules tell everything and that no animation can corrupt play. */
#ifndef UI_MIRROR_H
#define UI_MIRROR_H
#include "core/view.h"

typedef struct Mirror Mirror;

Mirror *mirror_new(const Game *g);
void mirror_free(Mirror *m);
const State *mirror_state(const Mirror *m);
/* Becomes the view at once: the start, undo, load, other eyes. The screen glides by difference. */
void mirror_jump(Mirror *m, const View *v);
void mirror_apply(Mirror *m, const Event *e);
/* NULL when every piece is where and what the view says; else what differs. */
const char *mirror_difference(const Mirror *m, const View *v);

#endif
