/* SPDX-License-Identifier: MIT
 * The story of a match as one pair of eyes sees it, told event by event to a mirror: the rules are always done at
 * once, the screen follows at its own speed and can be made to catch up at any moment.
 *
 * One rule for all that is told: words, numbers and sounds of an event appear when its motion tells it, cause before
 * effect.  The rules report what happened to the table and then what it means; so a line of the log moves in front of
 * the changes it is about (Motion.shows_before_changes), a blow falls before who is hit turns over (Motion.hold), and a die that
 * tumbles (Motion.roll) is read when it lies still: until then the mirror has its old number, and no line is said.  Words
 * that would tell how something ends before it is seen are said when it strikes (Motion.shows_at_strike).
 *
 * Events come in chapters, one for each move. The game's fields (round, phase, totals) are told among them and change
 * with the next event that begins, so a number changes when the card that caused it has landed; what dice show waits
 * until they lie still.  At the end of a chapter the mirror equals the view of
 * that moment; the story checks it. */
#ifndef UI_STORY_H
#define UI_STORY_H
#include "core/match.h"
#include "ui/sprites.h"

typedef struct {               /* how an event is shown and heard */
    float ms;                  /* flight of the piece */
    float gap;                 /* until the next event is told, in ms; of a head: from the end of what it heads */
    float arc;                 /* height of the flight */
    Ease ease;                 /* of the flight */
    bool shows_before_changes; /* words: said as the changes of the table begin that were made directly before them */
    bool shows_at_strike;      /* words: said when it strikes */
    const char *sound;         /* a word of assets/sounds; NULL or "": none */
    const char *start_sound;   /* likewise, as it begins; for what is heard when it strikes */
    float hold;                /* ms until it strikes and is heard; of a head also until those changes */
    float roll;                /* ms for which a die tumbles */
} Motion;
/* Fills *m for an event; next: the one reported after it, or NULL. */
typedef void (*StoryPace)(const void *who, const Event *e, const Event *next, Motion *m);

typedef enum {
    TOLD_BEGINS,  /* its motion begins, its words are said */
    TOLD_STRIKES, /* Motion.hold is over: its sound, if it has one */
    TOLD_RESTS,   /* the die lies still: the mirror has the number */
} ToldPart;
typedef struct {
    Event e;
    ToldPart part;
    Motion m;
} Telling;

/* At the end of a chapter in which something was told, while there is more to tell: true, and the story waits there. */
typedef bool (*StoryStop)(const void *who, const State *s);

/* Before an event is told, asked once for each: true, and the story waits there. */
typedef bool (*StoryHalt)(const void *who, const State *s, const Event *next);

/* 0: the story goes on. n > 0: it ends after this event and the changes that its words head, n - 1 of them at most;
 * nothing that comes later is told. */
typedef int (*StoryCut)(const void *who, const Event *e);
enum { STORY_ENDS = 1 << 16 }; /* with all of these changes */

typedef struct Story Story;

Story *story_new(const Game *g);
void story_free(Story *t);
void story_set_pace(Story *t, StoryPace pace, const void *who); /* without one nothing takes any time */
void story_set_cut(Story *t, StoryCut cut, const void *who);    /* without one, or with NULL, all is told */
bool story_was_cut(const Story *t);                             /* until a jump, or until there is more to tell */
void story_set_stop(Story *t, StoryStop stop, const void *who); /* without one it waits nowhere */
void story_set_halt(Story *t, StoryHalt halt, const void *who); /* .. and within no chapter */
/* Shows the match as it is now through these eyes (NO_SEAT: what everybody sees); forgets what was still to tell. */
void story_jump(Story *t, const Match *m, int eyes);
/* The same as it was after that many moves: what happened since is told by story_follow. */
void story_jump_to(Story *t, const Match *m, uint32_t serial, int eyes);
/* Adds the chapters since. False when the match has gone back (undo, load): jump then. */
bool story_follow(Story *t, const Match *m);
bool story_follow_to(Story *t, const Match *m, uint32_t serial); /* .. up to that many moves */
/* Tells what is due at `now`, one thing after the other; speed stretches all times, 0: no time. False: nothing is due,
 * story_wait says for how many ms. */
bool story_tell(Story *t, uint32_t now, float speed, Telling *out);
uint32_t story_wait(const Story *t, uint32_t now);
void story_hurry(Story *t);         /* the next event need not wait for the one before it */
bool story_is_held(const Story *t); /* it waits (StoryStop, StoryHalt), by a clock and without one */
void story_go_on(Story *t);
/* Tells the next event without a clock: applies it and copies it to *out. False when everything has been told, or the
 * story is held. */
bool story_next(Story *t, Event *out);
bool story_peek(const Story *t, Event *out); /* what is told next, without telling it; false: nothing */
bool story_is_running(const Story *t);
void story_drain(Story *t); /* tells the rest at once, without waiting anywhere */

const State *story_state(const Story *t);
int story_eyes(const Story *t);
uint32_t story_serial(const Story *t); /* moves told completely */
/* So many of the events since the start of the match have been told, as far as they have words. */
int story_shown_count(const Story *t);
/* Words have been said in the chapter that is being told, or nothing is being told. */
bool story_has_spoken(const Story *t);
bool story_has_throws(const Story *t); /* dice are thrown in the chapter that is being told */
/* The broken invariant noticed while telling, or NULL. */
const char *story_fault(const Story *t);

#endif
