/* SPDX-License-Identifier: MIT
 * How a tune is written down: parts with an instrument each, rows of bars with a line of text for each part, and the
 * score that is made of them.  docs/music.md teaches the letters.  Knows nothing of devices or of what is happening at a
 * table but how tense it is. */
#ifndef MUSIC_TUNE_H
#define MUSIC_TUNE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "music/instrument.h"
#include "music/music.h"

enum { TUNE_PARTS = 12, TENSIONS = 3 };

typedef struct {
    const char *name;
    InstrumentId instrument;
    uint8_t gain[TENSIONS]; /* in hundredths: calm, uneasy, grave; 0: silent there */
    int8_t pan;             /* -100 left, 100 right */
    uint8_t room;           /* how much of it the walls give back, in hundredths */
    uint8_t low;            /* chords: all their tones lie in the octave from this key of the piano on */
    uint8_t gate;           /* how much of its length a note sounds, in hundredths; 0: 95 */
} TunePart;

/* Some bars. Their number is that of the chords; a line with fewer bars begins again until they are over. */
typedef struct {
    const char *name;
    const char *chords;
    const char *line[TUNE_PARTS]; /* by part; NULL: silent */
    int8_t lift;                  /* half tones by which all of it lies higher than it is written */
} TuneRow;

typedef struct {
    const char *word;  /* how it is asked for */
    const char *title; /* for people */
    uint16_t pace;     /* beats a minute */
    uint8_t beats;     /* a bar */
    uint8_t swing;     /* the second half of a beat comes later by so many hundredths of the beat */
    uint8_t walls;     /* how long the room answers, in tenths of a second */
    bool once;         /* a fanfare: it ends */
    float level;       /* so that all tunes are equally loud */
    const TunePart *part;
    const TuneRow *row;
    int nparts, nrows;
} Tune;

typedef struct {
    uint32_t at, length; /* in frames of MUSIC_RATE */
    uint8_t part, key;   /* 60: the c in the middle */
    uint8_t loud;        /* 0..255 */
    uint8_t instrument;
} Note;

enum { TUNE_ROWS = 64 }; /* the most a tune has */
typedef struct Score {
    const Tune *tune;
    uint32_t length, bar; /* in frames */
    uint32_t row_at[TUNE_ROWS];
    Note *note; /* in the order they begin */
    int n, room;
    uint32_t resume; /* where it was left: belongs to who plays it */
} Score;

/* Returns the tune as notes, which the caller frees; NULL, with a sentence in err, if it is not written as it should be. */
Score *score_new(const Tune *t, char *err, size_t err_size);
void score_free(Score *s);

/* Returns the keys of a chord symbol ("G7") as bits, 0: c .. 11: b; 0: no chord. For tests. */
unsigned tune_chord(const char *symbol);

/* All of them, fanfares behind the tunes; NULL ends it. */
extern const Tune *const tune_list[];
const Tune *tune_find(const char *word); /* NULL: there is none */

#endif
