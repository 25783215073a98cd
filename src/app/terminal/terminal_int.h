/* SPDX-License-Identifier: MIT
 * What the files of the written program share. */
#ifndef APP_TERMINAL_TERMINAL_INT_H
#define APP_TERMINAL_TERMINAL_INT_H
#include "app/savegames.h"
#include "app/terminal/terminal.h"
#include "bots/bot.h"
#include "core/match.h"
#include "ui/board.h"

enum { LINE_ROOM = 256 };

typedef struct {
    TerminalUse use;
    bool ended; /* there is no more input */
    bool left;  /* the game, for the list of tables */
    bool said;  /* that nothing can be kept */
    Shelf shelf;
    uint32_t number; /* of the match, for the shelf */

    /* the game that is played */
    Match *match;
    const Game *game;
    const Board *board;
    Bot *bot;
    View *view; /* of whoever is asked */
    Moves legal;
    int eyes;                /* whose it is; NO_SEAT: nobody has looked yet */
    int persons;             /* in this game */
    uint32_t told[SEAT_MAX]; /* per seat: the serial up to which it has been told what happened */
} Terminal;

/* terminal_io.c */
/* A paragraph with the marks of gfx_paragraph as plain words, broken to the width, indented by so many blanks. */
void term_say(Terminal *t, int indent, const char *marked);
void term_gap(Terminal *t); /* an empty line */
/* "2  Goblin Ranks" */
void term_item(Terminal *t, int number, const char *marked);
/* One line of input without the blanks around it, out[LINE_ROOM]; a longer one is cut. False: there is no more. */
bool term_read(Terminal *t, char *out);
/* The number that the line is, 1..most; 0: none of these. */
int term_number(const char *line, int most);
/* The rest of a line that begins with that word, in full or its first letters; NULL: it does not. */
const char *term_word(const char *line, const char *word, size_t least);
void term_clear(Terminal *t); /* before another person looks */

/* terminal_setup.c: who plays and by which rules. False: somebody went back. */
bool term_setup(Terminal *t, const Game *g, Setup *cfg);

/* terminal_play.c */
void term_play(Terminal *t); /* t->match, until it is over or left */

/* terminal_table.c */
void term_table(Terminal *t);                   /* all that t->eyes may see */
void term_score(Terminal *t);                   /* the sheet as it would be now */
void term_cards(Terminal *t, const char *name); /* what is printed on the cards whose names begin like that */
/* Why what the cards of that name would do is not allowed. */
void term_why(Terminal *t, const char *name);

#endif
