/* SPDX-License-Identifier: MIT
 * Where the story of a board waits for the person. */
#ifndef UI_BOARD_PAUSE_H
#define UI_BOARD_PAUSE_H
#include "core/game.h"

/* Bits 1 << kind: the pauses a person wants. PAUSE_CHAPTERS applies only to what is shown to a person. */
typedef enum { PAUSE_STEPS, PAUSE_WINDOW, PAUSE_CHAPTERS, PAUSE_KINDS } PauseKind;
/* A place where the story can wait for the person (StageInput.pauses): at the end of a chapter if `here` is true, or
 * within a chapter before an event if `before` is true. memory: of BoardTell.on_event. */
typedef struct {
    PauseKind kind;
    /* Label of the switch in the ribbon ("One lane at a time") and its tooltip; NULL: it is set elsewhere. */
    const char *label, *help;
    /* Button that continues without waiting until `during` ends, "Finish the fight"; NULL, like `more`: none. */
    const char *rest;
    bool skips;                                         /* Space shows the rest at once, at any moment of `during` */
    bool innkeeper;                                     /* the innkeeper says `words` */
    bool (*during)(const void *memory, const State *s); /* true while the switch has an effect */
    bool (*here)(const void *memory, const State *s);   /* one of these is NULL */
    bool (*before)(const void *memory, const State *s, const Event *next);
    /* True if it may wait again before `during` ends, so that `rest` makes a difference. */
    bool (*more)(const void *memory, const State *s);
    /* Text shown while the story waits, with marks of core/text.h; returns the label of the button that continues. */
    const char *(*words)(const void *memory, const State *s, char *question, size_t qn, char *detail, size_t dn);
} BoardPause;

#endif
