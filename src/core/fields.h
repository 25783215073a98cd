/* SPDX-License-Identifier: MIT
 * The fields of a game's own state (Game.field), read and written one value at a time: shared by positions, hashes, views
 * and events, so that every field of the table is saved, hashed, hidden and reported. */
#ifndef CORE_FIELDS_H
#define CORE_FIELDS_H
#include "core/game.h"

/* Returns how many values it has in this state; for a PER_SEAT field, one for each seat that plays. */
int field_count(const FieldSpec *f, const State *s);
/* The i-th value; NO_SEAT, NO_PLACE and NO_PIECE are 255. */
int64_t field_get(const FieldSpec *f, const State *s, int i);
void field_set(const FieldSpec *f, State *s, int i, int64_t value);
/* Returns the value of a field that is not stated, or hidden: 0, for a piece NO_PIECE. */
int64_t field_blank(const FieldSpec *f);
/* Returns the seats that may know the i-th value, as bits; bit 7 for bystanders. */
unsigned field_seen(const FieldSpec *f, int i);

/* The round, the phase and whose turn it is are reported like fields, under these numbers in Event.other. */
enum { FIELD_ROUND = 0xFF00, FIELD_PHASE, FIELD_TO_ACT, FIELD_MAY_ACT, FIELD_OVER, FIELD_CORE_END };

/* Notices which fields have changed, so that no game has to report it: while `s` changes, event_add first adds an EV_FIELD
 * for every difference from `told`, and updates `told`. So a number changes with the piece that caused it, neither a move
 * too early nor at its end. */
typedef struct FieldWatch {
    const Game *g;
    const State *s;
    State *told; /* state_size bytes: the values last reported */
} FieldWatch;
void fields_tell(Events *ev);
/* Carries out an EV_FIELD. */
void field_hear(const Game *g, State *s, const Event *e);

#endif
