/* SPDX-License-Identifier: MIT
 * A board: how events are shown, and what is heard besides their sounds. */
#ifndef UI_BOARD_TELL_H
#define UI_BOARD_TELL_H
#include "ui/board_table.h"
#include "ui/story.h"

/* How an event is shown at a table: a row of BoardTell.style, by Event.kind. A row of zeros: as usual (board_pace). */
typedef struct {
    int16_t gap;       /* ms until the next one; 0: the usual, NO_GAP: none */
    const char *sound; /* a word of assets/sounds, "": nothing, NULL: the usual */
    enum {
        WORDS_USUAL,
        WORDS_AHEAD,
        WORDS_BEHIND
    } words; /* before or after the changes they describe (Motion.shows_before_changes) */
} EventStyle;
enum { NO_GAP = -1 };

/* What an opponent says about an event of that kind, in words of a table (N_). */
typedef struct {
    uint16_t kind;
    const char *one, *other; /* the two are said in turns, by rounds; other: NULL: one alone */
    int16_t from, to;        /* only if Event.n lies there; both 0: whatever it is */
} Remark;

/* How events are shown. Any member may be NULL or 0. */
typedef struct {
    const EventStyle *style; /* by Event.kind, one row for each kind of the game; NULL: all as usual */
    void (*motion)(const Event *e, Motion *m); /* refines *m, which the row has filled. */
    /* Called for every event of the story as it is shown, hurried or not, with the table as it is then. memory:
     * BOARD_EVENT_MEMORY bytes for the board's own use. After a jump (a game is opened, a move undone, the viewer
     * changes) it starts from zeros and an EV_NONE and is called for all past events again, so the memory is the same
     * however a moment was reached. It serves drawing only and never decides anything. */
    void (*on_event)(void *memory, const State *s, int eyes, const Event *e);
    /* Events before the last of this kind do not matter to on_event: a jump starts there; 0: all matter. */
    uint16_t events_from;
    /* What opponents say about events; nremarks rows. Only about public facts; short enough to read in passing. */
    const Remark *remark;
    int nremarks;
    /* True if somebody speaks of this event, about which there is a row; *seat, the seat of the event, may be set to
     * another that does. NULL: the seat of every such event. */
    bool (*may_remark)(const State *s, const Event *e, int *seat);
    /* Text in the ribbon for the current event, instead of the newest log line. question: the innkeeper's remark,
     * left out if the player has switched remarks off; detail: the event. False: none. */
    bool (*event_text)(const Table *t, char *question, size_t qn, char *detail, size_t dn);
    /* Label of a button beside it for what comes next; returns how much of the waiting time has passed, 0 to 1, below 0:
     * no button. */
    float (*continue_button)(const Table *t, char *label, size_t n);
    /* Returns the importance of an event for the short summary of what happened meanwhile; only the highest are kept.
     * NULL: the latest. */
    int (*event_importance)(const Event *e);
    /* True if a new scene begins with that event: a press ends only the current scene, Space ends all. Past events stay
     * in Table.recent, dated long ago. NULL: any press ends all. */
    bool (*scene)(const Event *e);
    /* The board keeps opponents' changes since one's own last choice marked, and they can be shown again. */
    bool has_recap;
    const BoardPause *pause; /* npauses rows */
    int npauses;
} BoardTell;

/* What is heard besides the sounds of events. Any member may be NULL or 0. */
typedef struct {
    const char *tune;               /* a word of music/, and the fanfare of a victory there; NULL: the Hall's, none */
    int (*tension)(const State *s); /* 0 calm, 1 uneasy, 2 grave; from what everybody sees. NULL: always calm */
    const char *(*victory)(const State *end); /* the fanfare, a word of music/, for the winner. */
} BoardSound;

#endif
