/* SPDX-License-Identifier: MIT
 * The story of a match as one viewer sees it, applied event by event to a mirror: the rules act at once, the screen
 * follows at its own speed and can be made to catch up at any moment.
 *
 * One rule for every event: its words, numbers and sounds appear with its motion, cause before effect. The rules report
 * what happened to the table and then what it means; so a line of the log moves in front of the changes it describes
 * (Motion.shows_before_changes), a blow falls before its victim turns over (Motion.hold), and a die that tumbles
 * (Motion.roll) is read when it lies still: until then the mirror has its old number, and no line appears. Words that
 * would reveal an outcome before it is seen appear when it strikes (Motion.shows_at_strike).
 *
 * Events come in chapters, one for each move. The game's fields (round, phase, totals) are reported among them and
 * change with the next event that begins, so a number changes when the card that caused it has landed; numbers of dice
 * wait until they lie still. At the end of a chapter the mirror equals the view of that moment; the story checks it. */
#ifndef UI_STORY_H
#define UI_STORY_H
#include "core/match.h"
#include "ui/sprites.h"

typedef struct { /* how an event is shown and heard */
    float ms;    /* flight of the piece */
    float gap;   /* ms until the next event begins; with shows_before_changes: after the end of those changes */
    float arc;   /* height of the flight */
    Ease ease;   /* of the flight */
    /* words: appear as the changes of the table begin that were reported directly before them. */
    bool shows_before_changes;
    bool shows_at_strike;    /* words: appear when it strikes */
    const char *sound;       /* a word of assets/sounds; NULL or "": none */
    const char *start_sound; /* likewise, played as the event begins, if `sound` is played at the strike */
    float hold; /* ms until it strikes and `sound` is played; with shows_before_changes also until those changes */
    float roll; /* ms for which a die tumbles */
} Motion;
/* Fills *m for an event; next: the one reported after it, or NULL. */
typedef void (*StoryPace)(const void *ctx, const Event *e, const Event *next, Motion *m);

typedef enum {
    TOLD_BEGINS,  /* its motion begins, its words appear */
    TOLD_STRIKES, /* Motion.hold is over: its sound, if any, is played */
    TOLD_RESTS,   /* the die lies still: the mirror has the number */
} ToldPart;
typedef struct {
    Event e;
    ToldPart part;
    Motion m;
} Telling;

/* Asked at the end of a chapter in which something was shown, while more follows; true: the story waits there. */
typedef bool (*StoryStop)(const void *ctx, const State *s);

/* Asked once before each event is shown; true: the story waits there. */
typedef bool (*StoryHalt)(const void *ctx, const State *s, const Event *next);

/* 0: continue. n > 0: end after this event and at most n - 1 of the changes that its words describe; later events are
 * not shown. */
typedef int (*StoryCut)(const void *ctx, const Event *e);
enum { STORY_ENDS = 1 << 16 }; /* with all of these changes */

typedef struct Story Story;

Story *story_new(const Game *g);
void story_free(Story *t);
void story_set_pace(Story *t, StoryPace pace, const void *ctx); /* without one nothing takes any time */
void story_set_cut(Story *t, StoryCut cut, const void *ctx);    /* without one, or with NULL, all is shown */
bool story_was_cut(const Story *t);                             /* true until a jump, or until new events follow */
/* Without one it never waits at an end of a chapter. */
void story_set_stop(Story *t, StoryStop stop, const void *ctx);
void story_set_halt(Story *t, StoryHalt halt, const void *ctx); /* without one it never waits within a chapter */
/* Shows the match as it is now to this viewer (NO_SEAT: public view) and drops pending events. */
void story_jump(Story *t, const Match *m, int eyes);
/* The same as of that many moves; story_follow then shows what happened since. */
void story_jump_to(Story *t, const Match *m, uint32_t serial, int eyes);
/* Adds the chapters since. False if the match has gone back (undo, load): jump then. */
bool story_follow(Story *t, const Match *m);
bool story_follow_to(Story *t, const Match *m, uint32_t serial); /* the same up to that many moves */
/* Shows the next event part that is due at `now`; call it until it returns false. speed multiplies all times, 0: no
 * delay. False: nothing is due; story_wait gives the delay in ms. */
bool story_tell(Story *t, uint32_t now, float speed, Telling *out);
uint32_t story_wait(const Story *t, uint32_t now);
void story_hurry(Story *t);         /* the next event does not wait for the one before it */
bool story_is_held(const Story *t); /* true while it waits (StoryStop, StoryHalt), with a clock or without */
void story_go_on(Story *t);
/* Shows the next event without a clock: applies it and copies it to *out. False if all has been shown, or the story is
 * held. */
bool story_next(Story *t, Event *out);
bool story_peek(const Story *t, Event *out); /* the next event, without showing it; false: none */
bool story_is_running(const Story *t);
void story_drain(Story *t); /* shows the rest at once, without waiting anywhere */

const State *story_state(const Story *t);
int story_eyes(const Story *t);
uint32_t story_serial(const Story *t); /* moves shown completely */
/* Returns how many events since the start of the match have their words shown. */
int story_shown_count(const Story *t);
/* True if words have been shown in the current chapter, or nothing is running. */
bool story_has_spoken(const Story *t);
bool story_has_throws(const Story *t); /* true if dice are thrown in the current chapter */
/* Returns the broken invariant noticed so far, or NULL. */
const char *story_fault(const Story *t);

#endif
