/* SPDX-License-Identifier: MIT
 * An opponent is one name, one face and one character wherever it sits: a row of Game.character, or a guest of the tavern,
 * who has none.  No two chairs are the same one.  Whom a player has given another name keeps it, has the character that was
 * chosen for it, and no face of ours (ui/portrait.h). */
#ifndef APP_PERSONA_H
#define APP_PERSONA_H
#include "core/game.h"

/* Row of the chair's character; Game.ncharacters: none. The chair is an opponent's. */
int persona_row(const Game *g, const Setup *cfg, int chair);
/* The name is one of ours, or blank: it changes with who sits there. */
bool persona_is_named_by_us(const Game *g, const char *name);
/* A chair named by us gets the name of who sits there. */
void persona_name(const Game *g, Setup *cfg, int chair);
/* An opponent of that level sits down on the chair: the first character that is not at the table yet, else a guest. */
void persona_seat(const Game *g, Setup *cfg, int chair, int level);
/* The opponent on the chair becomes that row (Game.ncharacters: a guest); whoever was it becomes what this one was. */
void persona_choose(const Game *g, Setup *cfg, int chair, int row);
/* Whoever has been given the name of a character, or of a guest, is that one. */
void persona_follow_name(const Game *g, Setup *cfg, int chair);
/* The same for a table of another version: name, face and character of each chair named by us go together. */
void persona_settle(const Game *g, Setup *cfg);

#endif
