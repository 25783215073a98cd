/* SPDX-License-Identifier: MIT
 * `hordehall --terminal`: every table played in a terminal, line by line. Uses the same sentences as the screen;
 * choices are numbered lists. For screen readers, slow connections and people who like it. Shares the shelf of games
 * with the Hall, so a game can be continued in either. Starts no part of SDL. */
#ifndef APP_TERMINAL_TERMINAL_H
#define APP_TERMINAL_TERMINAL_H
#include <stdio.h>

#include "app/settings.h"

typedef struct {
    FILE *in, *out;
    int columns;        /* width at which lines break; 0: never */
    bool clears;        /* the screen can be cleared, and is, before another person looks */
    const char *folder; /* of the games; NULL: nothing is saved */
    Settings *settings; /* for the last players, and what was played; borrowed. NULL: nobody is a newcomer */
    bool eases;         /* a newcomer gets the easy first game of a table instead of the one that was named */
} TerminalUse;

/* Starts with the list of tables (game NULL), or with the game that cfg describes. Runs until the user leaves or the
 * input ends. An unfinished game can be continued the next time. Returns EXIT_FINE or EXIT_FAILED (app/options.h): the
 * output cannot be written. */
int terminal_run(const TerminalUse *use, const Game *game, const Setup *cfg);

#endif
