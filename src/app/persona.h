/* SPDX-License-Identifier: MIT
 * An opponent is one name, one face and one character wherever it sits: a row of Game.character, or a guest of the
 * tavern, who has none. No two chairs share one. An opponent renamed by a player keeps that name and the chosen
 * character, and has the face of none of them (ui/portrait.h). */
#ifndef APP_PERSONA_H
#define APP_PERSONA_H
#include "core/game.h"

/* Returns the row of the chair's character; Game.ncharacters: none. The chair must be an opponent's. */
int persona_row(const Game *g, const Setup *cfg, int chair);
/* Gives a chair named by us the name of its opponent. */
void persona_name(const Game *g, Setup *cfg, int chair);
/* Seats an opponent of that level: the first character that is not at the table yet, else a guest. */
void persona_seat(const Game *g, Setup *cfg, int chair, int level);
/* Makes the opponent on the chair that row (Game.ncharacters: a guest). Another opponent with that row gets this
 * one's. */
void persona_choose(const Game *g, Setup *cfg, int chair, int row);
/* Gives an opponent with the name of a character or a guest that character. */
void persona_follow_name(const Game *g, Setup *cfg, int chair);
/* A face is a character of the game or, behind these, a guest of the tavern. */
int persona_faces(const Game *g); /* how many there are */
const char *persona_face_name(const Game *g, int face);
void persona_face_picture(const Game *g, int face, char *picture, size_t n);
/* Returns the face of an opponent; -1: none of these, it was renamed. */
int persona_face(const Game *g, const Setup *cfg, int chair);
/* Returns the chair on which that face sits; NO_SEAT: none. */
int persona_sits(const Game *g, const Setup *cfg, int face);
/* Seats that face, with its name and character; a person makes way for an opponent of that level, an opponent keeps its own.
 * If the face sits elsewhere, the two change chairs. */
void persona_take(const Game *g, Setup *cfg, int chair, int face, int level);
/* Makes name, face and character agree on each chair named by us, at the table of another version. */
void persona_settle(const Game *g, Setup *cfg);

#endif
