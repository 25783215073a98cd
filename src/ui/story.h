/* SPDX-License-Identifier: MIT
 * The story of a match as one pair of eyes sees it, told event by event to a mirror: the rules are always done at
 * once, the screen follows at its own speed and can be made to catch up at any moment.
 *
 * Events come in chapters, one for each move. The game's fields (round, phase, totals) change when a chapter ends, so
 * a number changes after the card that caused it has landed.  At the end of a chapter the mirror equals the view of
 * that moment; the story checks it. */
#ifndef UI_STORY_H
#define UI_STORY_H
#include "core/match.h"

typedef struct Story Story;

Story *story_new(const Game *g);
void story_free(Story *t);
/* Shows the match as it is now through these eyes (NO_SEAT: what everybody sees); forgets what was still to tell. */
void story_jump(Story *t, const Match *m, int eyes);
/* Adds the chapters since. False when the match has gone back (undo, load): jump then. */
bool story_follow(Story *t, const Match *m);
/* Tells the next event: applies it and copies it to *out. False when everything has been told. */
bool story_next(Story *t, Event *out);
/* The event that story_next would tell; NULL: none. */
const Event *story_peek(const Story *t);
bool story_is_running(const Story *t);
void story_drain(Story *t); /* tells the rest at once */

const State *story_state(const Story *t);
int story_eyes(const Story *t);
uint32_t story_serial(const Story *t); /* moves told completely */
int story_told(const Story *t);        /* events told since the start of the match */
/* The broken invariant noticed while telling, or NULL. */
const char *story_fault(const Story *t);

#endif
