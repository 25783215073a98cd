/* SPDX-License-Identifier: MIT
 * A state as it lies in the memory of a little-endian machine: what hashes are taken of, so that a journal written on
 * one machine holds on every other.
 *
 * A game that keeps numbers wider than a byte in its own struct names each of them in Game.field (FIELD_U16, FIELD_DEF);
 * others would be hashed as they lie here (tests/tools/same_everywhere.sh --all would show it). */
#ifndef CORE_BYTE_ORDER_H
#define CORE_BYTE_ORDER_H
#include "core/game.h"

enum { BIG_ENDIAN_HERE = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ };

/* Turns the bytes of every number in the state that has more than one; twice is once too often. */
void state_turn_bytes(const Game *g, State *s);

#endif
