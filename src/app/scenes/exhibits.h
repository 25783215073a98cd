/* SPDX-License-Identifier: MIT
 * What hangs in the gallery: every card of every game that has a table, each picture once; and which of them a
 * visitor wants to see. */
#ifndef APP_SCENES_EXHIBITS_H
#define APP_SCENES_EXHIBITS_H
#include "ui/board.h"

enum { EXHIBITS = 512, EXHIBIT_SIGNS = 32 };

typedef struct {  /* small, so that a list of them can be handed to another scene */
    uint8_t game; /* index into game_list */
    uint8_t copy; /* 1: the picture itself, 2: "-2" ... */
    DefId def;
} ExhibitId;

typedef struct {
    int n;
    ExhibitId id[EXHIBITS];
} Exhibits;

typedef struct { /* an exhibit made ready to be drawn; face points into it, so it must not be moved */
    const Game *game;
    const Board *board;
    CardFace face;
    CopyWords copy;
} Exhibit;

typedef struct {
    int game;       /* index into game_list, -1: all */
    char words[48]; /* in the name, ignoring case; "": any */
    int nsigns;
    const char *sign[EXHIBIT_SIGNS]; /* chosen ones, from the tables of the game's board */
} Filter;

/* All that hang there, in the order of the games and of their tables. */
void exhibits_all(Exhibits *out);
void exhibit_open(ExhibitId id, Exhibit *out);
bool exhibit_wanted(ExhibitId id, const Filter *f);
void exhibits_wanted(const Exhibits *all, const Filter *f, Exhibits *out);
bool filter_has(const Filter *f, const char *sign);
void filter_turn(Filter *f, const char *sign); /* chosen and not chosen */
int exhibits_of_game(const Exhibits *all, int game);

#endif
