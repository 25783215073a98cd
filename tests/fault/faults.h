/* SPDX-License-Identifier: MIT
 * Faults on order: the programs of this folder are linked so that every call of the project for memory, files and locks
 * comes through faults.c (--wrap), which can make the n-th one fail, transfer a single byte, wait, or kill the process.
 * What libraries do inside is not touched; JSON asks for its memory through the project. */
#ifndef TESTS_FAULT_FAULTS_H
#define TESTS_FAULT_FAULTS_H
#include <stdbool.h>

enum { /* which calls: bits */
       CALL_MEMORY = 1 << 0,
       CALL_OPEN = 1 << 1,
       CALL_READ = 1 << 2,
       CALL_WRITE = 1 << 3,
       CALL_FSYNC = 1 << 4,
       CALL_CLOSE = 1 << 5,
       CALL_RENAME = 1 << 6,
       CALL_LINK = 1 << 7,
       CALL_UNLINK = 1 << 8,
       CALL_MKDIR = 1 << 9,
       CALL_FLOCK = 1 << 10,
       CALLS_OF_FILES = CALL_OPEN | CALL_READ | CALL_WRITE | CALL_FSYNC | CALL_CLOSE | CALL_RENAME | CALL_LINK |
                        CALL_UNLINK | CALL_MKDIR | CALL_FLOCK,
};

typedef enum {
    FAULT_NONE,
    FAULT_ERROR, /* fails with `error`; close closes all the same, as it does on Linux */
    FAULT_SHORT, /* read and write do one byte; of others nothing */
    FAULT_DIE,   /* SIGKILL before the call; of a write one half is done */
    FAULT_SLOW,  /* waits `ms` before the call */
    FAULT_HOLD,  /* waits before the call until fault_off */
} FaultKind;

typedef struct {
    FaultKind kind;
    unsigned calls; /* bits */
    int nth;        /* the how-manieth of these calls is hit, from 1 on; 0: every one */
    bool after;     /* and all that come after it */
    int error, ms;
} Fault;

void fault_on(Fault f); /* counts from here on */
void fault_off(void);   /* goes on counting */
int fault_calls(void);  /* how many of the calls named last there were */
/* The calls for files since fault_on, a letter each: o r w s(ync) c n(ame) l(ink) u(nlink) m(kdir) f(lock). */
const char *fault_story(void);

/* The clocks of programs with the screen half (fault_clock.c): moved by so much from now on, for good until moved again.
 * The one counts milliseconds and runs over after seven weeks; the other is that of the wall. */
void fault_clock_ms(unsigned by);
void fault_wall_clock(long long by_seconds);

/* A fresh folder: below $HORDEHALL_FAULT_FOLDER, else in memory where there is such a place, else below /tmp. */
void fault_folder(char out[64]);
/* $HORDEHALL_FAULT_ROUNDS, else so many every day, or in the deep run (unit/deep.h). */
int fault_rounds(int daily, int deep);

#endif
