/* SPDX-License-Identifier: MIT
 * How `hordehall-engine check` plays the scenario blocks of docs/rules/<game>.md.  The reader (engine/check.c) finds the
 * fenced blocks, strips comments and splits statements; the words of that game carry out statement after statement.
 * None of this is part of the rules: games/ does not know it. */
#ifndef ENGINE_SCENARIO_SCENARIO_H
#define ENGINE_SCENARIO_SCENARIO_H
#include "base/status.h"
#include "core/game.h"

enum {
    SCENARIO_FAILED = 1,     /* an expectation does not hold, a move was refused: text "expected X, got Y" */
    SCENARIO_UNREADABLE = 2, /* not a statement of this notation */
};

typedef struct ScenarioWords {
    const char *game;      /* its id */
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

extern const ScenarioWords horde_scenario, monstrous_scenario, goblins_scenario;
extern const ScenarioWords *const scenario_words[]; /* NULL-terminated; list.c */

#endif
