/* SPDX-License-Identifier: MIT
 * The cards of the gallery: every card of every game that has a table, each picture once; and the filter over them. */
#ifndef APP_SCENES_EXHIBITS_H
#define APP_SCENES_EXHIBITS_H
#include "ui/board.h"

enum { EXHIBITS = 512, EXHIBIT_SIGNS = 32 };

typedef struct {  /* small, so that a list can be passed to another scene */
    uint8_t game; /* index into game_list */
    uint8_t copy; /* 1: the picture itself, 2: "-2" ... */
    DefId def;
} ExhibitId;

typedef struct {
    int n;
    ExhibitId id[EXHIBITS];
} Exhibits;

typedef struct { /* an exhibit ready to be drawn; face points into it, so do not move it */
    const Game *game;
    const Board *board;
    CardFace face;
    CopyWords copy;
} Exhibit;

typedef struct {
    int game; /* index into game_list, -1: all */
    /* every word must occur in the exhibit's search text, in any case and order; "": everything matches */
    char words[48];
    int nsigns;
    const char *sign[EXHIBIT_SIGNS]; /* chosen ones, from the tables of the game's board */
} Filter;

typedef struct { /* search text of each exhibit, in lower case: names, kinds and card text */
    int n;
    char *text[EXHIBITS];
} SearchTexts;

/* Lists all exhibits, in the order of the games and of their tables. */
void exhibits_all(Exhibits *out);
void exhibit_open(ExhibitId id, Exhibit *out);
/* Writes an unambiguous label: "Amber Doubles", "Wizard, 2 of 3". */
void exhibit_label(ExhibitId id, char out[SENTENCE_MAX]);
/* Writes the card's text, with the marks of gfx_paragraph. s: any state of its game. */
void exhibit_rules(ExhibitId id, const State *s, char *out, size_t n); /* out[SENTENCE_MAX] */
/* Returns a state for exhibit_rules; the caller frees it. */
State *exhibit_state(const Game *g);

void search_texts_make(const Exhibits *all, SearchTexts *out);
void search_texts_free(SearchTexts *texts);
/* Lists the exhibits that match the filter. texts: those of `all`. */
void exhibits_wanted(const Exhibits *all, const SearchTexts *texts, const Filter *f, Exhibits *out);
bool filter_has(const Filter *f, const char *sign);
void filter_turn(Filter *f, const char *sign); /* toggles the sign */
int exhibits_of_game(const Exhibits *all, int game);

#endif
