/* SPDX-License-Identifier: MIT
 * How a game lets `hordehall-engine check` play the scenario blocks of docs/rules/<game>.md.  The reader
 * (engine/check.c) finds the fenced blocks, strips comments and splits statements; the game's one file of scenario
 * words carries out statement after statement. */
#ifndef CORE_SCENARIO_H
#define CORE_SCENARIO_H
#include "base/status.h"

enum {
    SCENARIO_FAILED = 1,     /* an expectation does not hold, a move was refused: text "expected X, got Y" */
    SCENARIO_UNREADABLE = 2, /* not a statement of this notation */
};

typedef struct ScenarioWords {
    const char *fence;     /* the word after the three backticks: "ho" */
    const char *comment;   /* begins a comment that runs to the end of the line: "#" */
    const char *separator; /* between statements on one line: ";", or NULL */
    /* A fresh table for one block. lines: all its statements, for looking ahead; borrowed until close. */
    void *(*open)(const char *const *lines, int n);
    Status (*line)(void *table, const char *statement);
    /* After the last line: unused rigged dice and the like. */
    Status (*end)(void *table);
    void (*close)(void *table);
} ScenarioWords;

#endif
