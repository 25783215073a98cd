/* SPDX-License-Identifier: MIT
 * Words for moves and events, made and read once for all games from their tables.
 *
 * Text form of a move: its word and arguments, "pick water-ooze", "swap water fire", "stop". Permanent: journals and the
 * protocol use it. Labels are templates of core/say.h: {a} {b} {c} are the arguments of a move by name, {step:...|...}
 * chooses the first form at step 0 of the waiting frame; {seat} {card} {n} {from} {to} {other} (a seat) {m} (other as a
 * number) {why} (a def) are those of an event; {coin} is n as "[coin:n]", {set} names the pieces of why as an ARG_SET,
 * {dice} lists the numbers of event_dice, {rolls} both in pairs, {face:...|...} chooses by face; others are Game.mark's.
 * {card:...|...}, {why:...|...}: the second form for a hidden card; {seat:...|...}: for nobody. A name in a log line
 * stands between asterisks ("*Mira* picks the *Water Ooze*"), the marks of gfx_paragraph. */
#ifndef CORE_TEXT_H
#define CORE_TEXT_H
#include "base/status.h"
#include "core/game.h"
#include "core/say.h"

/* out[WORD_MAX]. s (truth or view) is needed for ARG_PIECE words only. */
void move_text(const Game *g, const State *s, Move m, char *out);
/* Reads a text form for seat; does not ask whether the move is legal. An error if it is no move of this game. */
Status move_parse(const Game *g, const State *s, int seat, const char *text, Move *out);
/* "Take Water Ooze": the label with names filled in; out[n] as in core/say.h, here and below. */
void move_label(const Game *g, const State *s, Move m, char *out, size_t n);
/* As move_label, with another label; there {n} is the number of pieces in the set of its first argument. */
void move_say(const Game *g, const State *s, Move m, const char *label, char *out, size_t n);
/* "Lay Ruby Wrecker in place of Amber Flagbearer": the move in full, for people who do not see it made (Game.describe), or
 * the label. */
void move_words(const Game *g, const State *s, Move m, char *out, size_t n);

/* Writes the log line of an event with the seats' names; "" if it has none. Hidden defs read as row 0 of Game.def. */
void event_line(const Game *g, const Setup *names, const Event *e, char *out, size_t n);

/* Stores up to six numbers 1..31 for {dice} in n and other of an event; the list ends at a 0. */
void event_dice(Event *e, const uint8_t number[6]);

/* Fills in the names of seats for {0} .. {5} in text[n], in place. */
void text_names(const Setup *names, char *text, size_t n);

/* Writes PlaceSpec.label, a piece of a sentence ("the red cart"), as a heading: "The red cart". */
void place_heading(const Game *g, PlaceId place, char *out, size_t n);

/* Find a row of a table by its word; -1: none. */
int def_by_word(const Game *g, const char *word);
int place_by_word(const Game *g, const char *word);

#endif
