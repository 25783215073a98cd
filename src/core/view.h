/* SPDX-License-Identifier: MIT
 * Views: what one seat may know of a state, and worlds that seat cannot rule out. View is opaque on purpose: nothing gives
 * back the truth, and apply() wants a State, so the compiler stops a screen or a bot that plays on a view. */
#ifndef CORE_VIEW_H
#define CORE_VIEW_H
#include "core/game.h"

typedef struct View View;

/* EYES: what is face up for the seat now (screens). MEMORY: also everything it has seen since the last shuffle, that is,
 * perfect memory (bots). */
typedef enum { VIEW_EYES, VIEW_MEMORY } ViewKind;

View *view_new(const Game *g); /* never NULL; the caller frees it by view_free */
void view_free(View *v);
void view_copy(View *to, const View *from); /* both of one game */
const Game *view_game(const View *v);
const State *view_state(const View *v); /* hidden defs are DEF_HIDDEN, rng is zero */
int view_seat(const View *v);           /* NO_SEAT: a bystander, who sees what is public */
ViewKind view_kind(const View *v);

/* Copies `truth` and hides what the seat may not know. Only the match and tests have a truth to give. */
void view_of(View *out, const State *truth, int seat, ViewKind kind);

/* Writes one world the seat of v cannot rule out, drawn with r, to `out` (g->state_size bytes). Its dice are r's, never
 * the game's. False: guess() refused 64 deals. */
bool view_imagine(const View *v, Rng *r, State *out);

#endif
