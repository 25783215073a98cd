/* SPDX-License-Identifier: MIT
 * The hash of a state: over named values in a fixed order, never over memory.  It is part of the journal's format, which
 * is frozen: equal games have equal hashes on every machine and in every later version.
 *
 * So that a later version can have more of everything, what is at its usual value does not count: an option at its
 * preset, a field or a counter that is 0, a piece that is attached to nothing.  What is worked out from the rest (links,
 * fields that Game.loaded makes) and what only undo needs (State.info) does not count either. */
#ifndef CORE_STATE_HASH_H
#define CORE_STATE_HASH_H
#include "core/game.h"

uint64_t state_hash(const Game *g, const State *s);

#endif
