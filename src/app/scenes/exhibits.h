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
    char words[48]; /* each of them somewhere in what the search knows of a card, in any case and order; "": any */
    int nsigns;
    const char *sign[EXHIBIT_SIGNS]; /* chosen ones, from the tables of the game's board */
} Filter;

typedef struct
{ /* what the search knows of each exhibit of a list: its names, its kinds and what it does, in lower case */
    int n;
    char *text[EXHIBITS];
} SearchTexts;

/* All that hang there, in the order of the games and of their tables. */
void exhibits_all(Exhibits *out);
void exhibit_open(ExhibitId id, Exhibit *out);
/* What one calls it where two of a table must not be mixed up: "Amber Doubles", "Wizard, 2 of 3". */
void exhibit_label(ExhibitId id, char out[SENTENCE_MAX]);
/* What the card does, with the marks of gfx_paragraph. s: any state of its game. */
void exhibit_rules(ExhibitId id, const State *s, char *out, size_t n); /* out[SENTENCE_MAX] */
State *exhibit_state(const Game *g);                                   /* one to ask with; to be freed */

void search_texts_make(const Exhibits *all, SearchTexts *out);
void search_texts_free(SearchTexts *texts);
/* texts: those of `all`. */
void exhibits_wanted(const Exhibits *all, const SearchTexts *texts, const Filter *f, Exhibits *out);
bool filter_has(const Filter *f, const char *sign);
void filter_turn(Filter *f, const char *sign); /* chosen and not chosen */
int exhibits_of_game(const Exhibits *all, int game);

#endif
