/* SPDX-License-Identifier: MIT
 * The written program, `hordehall --terminal`: every table played in a terminal, by line.  What the screen shows is said in
 * sentences, the same ones; what can be done is a list with numbers, and a number answers.  Meant for those who have the
 * screen read to them, for slow connections, and for whoever likes it so.  Games lie on the shelf that the Hall has too: one
 * begun there goes on here, and the other way round.  Nothing of SDL is started. */
#ifndef APP_TERMINAL_TERMINAL_H
#define APP_TERMINAL_TERMINAL_H
#include <stdio.h>

#include "app/settings.h"

typedef struct {
    FILE *in, *out;
    int columns;              /* lines are broken after so many; 0: never */
    bool clears;              /* the screen can be emptied, and is, before another person looks at it */
    const char *folder;       /* of the games; NULL: nothing is kept */
    const Settings *settings; /* who sat down last; borrowed */
} TerminalUse;

/* From the list of tables on, or at once at the game that cfg describes (game NULL: the list), until somebody leaves or the
 * input ends: a game that is not over is continued the next time.  EXIT_FINE or EXIT_FAILED (app/options.h): the output
 * cannot be written. */
int terminal_run(const TerminalUse *use, const Game *game, const Setup *cfg);

#endif
