/* SPDX-License-Identifier: MIT
 * Shared by the files of the terminal program. */
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
    bool left;  /* the user has left the game for the list of tables */
    bool said;  /* the user knows that saving fails */
    Shelf shelf;
    uint32_t number; /* number of the match, for the shelf */

    /* the current game */
    Match *match;
    const Game *game;
    const Board *board;
    Bot *bot;
    View *view; /* of the seat that is asked */
    Moves legal;
    int eyes;                /* seat of the view; NO_SEAT: no person has looked yet */
    int persons;             /* in this game */
    uint32_t told[SEAT_MAX]; /* per seat: the last serial whose events were shown */
} Terminal;

/* terminal_io.c */
/* Prints a paragraph with the marks of gfx_paragraph as plain words, broken at the width, indented by this many
 * blanks. */
void term_say(Terminal *t, int indent, const char *marked);
void term_gap(Terminal *t); /* an empty line */
/* Prints "2  Goblin Ranks". */
void term_item(Terminal *t, int number, const char *marked);
/* Reads a line of input into out[LINE_ROOM], trimmed; cuts a longer one. False: end of input. */
bool term_read(Terminal *t, char *out);
/* Returns the number on the line, 1..most; 0: none of these. */
int term_number(const char *line, int most);
/* Returns the rest of a line that begins with that word, or with at least `least` of its letters; NULL: it does not. */
const char *term_word(const char *line, const char *word, size_t least);
void term_clear(Terminal *t); /* before another person looks */

/* terminal_play.c */
void term_play(Terminal *t); /* plays t->match until it is over or left */

/* terminal_table.c */
void term_table(Terminal *t);                   /* prints all that t->eyes may see */
void term_score(Terminal *t);                   /* the score sheet as of now */
void term_cards(Terminal *t, const char *name); /* text of the cards whose names begin with `name` */
/* Says why the moves of the cards of that name are not allowed. */
void term_why(Terminal *t, const char *name);

#endif
