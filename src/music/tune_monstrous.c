/* SPDX-License-Identifier: MIT
 * "Down the Long Stair": the march of Against the Monstrous Horde, in D minor with a bright middle in F. Dice knock all
 * the way; in the break they have the floor to themselves. Where it grows tense toms and tremolo strings come in, then a
 * choir and the brass. */
#include "music/tunes.h"

enum { BRASS, BRIGHT, STRING, KNOCKS, LOW, MARCH, TABLE, PLUCKS, SHIVER, TOMS, VOICES_, BLAST };

static const TunePart parts[] = {
    [BRASS] = {.name = "horn", .instrument = HORN, .gain = {62, 60, 54}, .pan = -18, .room = 40},
    [BRIGHT] = {.name = "trumpet", .instrument = TRUMPET, .gain = {54, 54, 54}, .pan = 22, .room = 36},
    [STRING] = {.name = "strings", .instrument = STRINGS, .gain = {28, 26, 22}, .pan = -30, .room = 46, .low = 55},
    [KNOCKS] = {.name = "marimba", .instrument = MARIMBA, .gain = {68, 62, 50}, .pan = 32, .room = 24, .low = 57},
    [LOW] = {.name = "bass", .instrument = PIZZICATO_BASS, .gain = {54, 52, 46}, .room = 12, .low = 38},
    [MARCH] = {.name = "march drums", .instrument = KIT, .gain = {40, 46, 46}, .pan = -6, .room = 24},
    [TABLE] = {.name = "dice", .instrument = KIT, .gain = {96, 90, 80}, .pan = 38, .room = 14},
    [PLUCKS] = {.name = "lute", .instrument = LUTE, .gain = {56, 48, 34}, .pan = 14, .room = 24, .low = 55},
    [SHIVER] = {.name = "low strings",
                .instrument = LOW_STRINGS,
                .gain = {0, 50, 62},
                .pan = -24,
                .room = 24,
                .low = 38,
                .gate = 75},
    [TOMS] = {.name = "toms", .instrument = KIT, .gain = {0, 50, 70}, .pan = 10, .room = 34},
    [VOICES_] = {.name = "choir", .instrument = CHOIR, .gain = {0, 0, 58}, .pan = -8, .room = 60, .low = 57},
    [BLAST] = {.name = "low brass", .instrument = HORN, .gain = {0, 0, 54}, .pan = 16, .room = 44, .low = 43},
};

static const char A_CHORDS[] = "Dm | Dm | Bb | C | Dm | Gm | A | Dm";
static const char A[] = "d4 . . d4 a4 . . . | f4 . . e4 d4 . f4 . | bb4 . . bb4 d5 . . . | c5 . bb4 . g4 . e4 . | a4 . "
                        ". a4 d5 . . . | bb4 . a4 . g4 . d5 . | c#5 . . a4 e5 . . . | d5 . . . a4 . . -";
static const char A2_CHORDS[] = "Dm | Dm | F | C | Gm | Dm | A | Dm";
static const char A2[] = "d4 . . d4 a4 . . . | f4 . . e4 d4 . a4 . | c5 . . c5 f5 . . . | e5 . d5 . c5 . g4 . | bb4 . "
                         ". bb4 d5 . g5 . | f5 . . e5 d5 . a4 . | c#5 . e5 . a4 . c#5 . | d5 . . . d4 . . -";
static const char B_CHORDS[] = "F | C | Dm | Am | Bb | F | Gm | A";
static const char B[] = "f4 . a4 . c5 . f5 . | e5 . . d5 c5 . g4 . | f5 . . e5 d5 . a4 . | c5 . . d5 e5 . c5 . | d5 . "
                        "f5 . bb4 . d5 . | c5 . . a4 f5 . c5 . | bb4 . d5 . g5 . f5 . | e5 . . . c#5 . e5 .";
static const char UNDER_B[] = "f4 . . . a4 . . . | g4 . . . e4 . . . | a4 . . . f4 . . . | a4 . . . c5 . . . | f4 . . "
                              ". bb4 . . . | a4 . . . f4 . . . | g4 . . . bb4 . . . | a4 . . . . . . .";
static const char C_CHORDS[] = "Gm | Gm | F | F | Gm | C | Dm | A";
static const char C[] = "g4 . bb4 d5 . g5 . d5 | d5 . bb4 g4 . bb4 . - | f4 . a4 c5 . f5 . c5 | c5 . a4 f4 . a4 . - | "
                        "g4 . bb4 d5 . g5 . bb5 | g5 . e5 c5 . e5 . g5 | f5 . d5 a4 . d5 . f5 | e5 . c#5 a4 . e4 . -";
static const char D_CHORDS[] = "Dm | Eb | Dm | C | Dm | Eb | F | A";
static const char D[] = "d4 . . . f4 . . . | g4 . . . eb4 . . . | a4 . . . f4 . d4 . | e4 . . . c4 . . . | d4 . . f4 "
                        "a4 . . . | bb4 . . . g4 . eb4 . | f4 . . a4 c5 . . . | c#5 . . . a4 . e4 .";
static const char OVER_D[] = "a4 . . . d5 . . . | bb4 . . . . . g4 . | f4 . . . a4 . d5 . | g4 . . . e5 . . . | f5 . . "
                             ". d5 . . . | eb5 . . . bb4 . g4 . | a4 . . . f5 . . . | e5 . . . c#5 . . .";
static const char ANSWER[] = "- - - - - - - - | - - - - a4 d5 f5 d5 | - - - - - - - - | - - - - g4 c5 e5 c5 | - - - - "
                             "- - - - | - - - - g4 bb4 d5 g5 | - - - - - - - - | - - - - a4 d5 f5 a5";
static const char ROLLS[] = "x - y z - y x - | - x z - y - z x";
static const char ROLLS_THIN[] = "x - - z - - y - | - - z - - - x -";
static const char ROLLS_FULL[] = "x y z x y z x y | z x y z x y z y";
static const char STRIDE[] = "1 - - - 5- - - - | 1 - - - 5- - 1 -";
static const char STRIDE_RUN[] = "1 - 1 - 5- - 5- - | 1 - 1 - 3 - 5 -";
static const char LEFT[] = "b - - - s - - - | b - - - s - s s";
static const char LEFT_FULL[] = "b - s - !s - s s | b - s - !s s s s";
static const char LEFT_SOFT[] = "b - - - - - - - | b - - - s - - -";
static const char CUP[] = "x - - - x - x - | - - x - x - - -";
static const char CUP_FULL[] = "x - x x - - x - | - x x - x - x x";
static const char CUP_SOLO[] = "x x - x - x x - | x - x - x x - x | - x x - x - x x | x - - x x x: . .";
static const char LUTES[] = "- - v - - - v - | - - v - - v v -";
static const char PULSE[] = "1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 3 5";
static const char TOM_ROLL[] = "tk - - t - - tk - | t - tk - t t tk tk";
static const char BLASTS[] = "1 . . - - - 1 - | 1 . . . - - 5 5";
#define UNDER(low, march, table)                                                                                       \
    [LOW] = (low), [MARCH] = (march), [TABLE] = (table), [SHIVER] = PULSE, [TOMS] = TOM_ROLL,                          \
    [VOICES_] = "v . . . . . . .", [BLAST] = BLASTS

static const TuneRow rows[] = {
    {.name = "A",
     .chords = A_CHORDS,
     .line = {[BRASS] = A, [PLUCKS] = LUTES, [KNOCKS] = ROLLS_THIN, UNDER(STRIDE, LEFT_SOFT, CUP)}},
    {.name = "A2",
     .chords = A2_CHORDS,
     .line = {[BRASS] = A2, [STRING] = "v . . . . . . .", [KNOCKS] = ROLLS, UNDER(STRIDE, LEFT, CUP)}},
    {.name = "B",
     .chords = B_CHORDS,
     .line = {[BRIGHT] = B,
              [STRING] = "v . . . v . . .",
              [PLUCKS] = LUTES,
              [KNOCKS] = ROLLS,
              UNDER(STRIDE_RUN, LEFT_FULL, CUP)}},
    {.name = "A, answered",
     .chords = A_CHORDS,
     .line =
         {[BRASS] = A, [BRIGHT] = ANSWER, [PLUCKS] = LUTES, [KNOCKS] = ROLLS_FULL, UNDER(STRIDE_RUN, LEFT, CUP_FULL)}},
    {.name = "dice", .chords = C_CHORDS, .line = {[KNOCKS] = C, UNDER(STRIDE, NULL, CUP_SOLO)}},
    {.name = "dice and a lute",
     .chords = C_CHORDS,
     .line = {[KNOCKS] = C,
              [PLUCKS] = "1 - 5 - 8 - 5 - | 1 - 5 - 8 5 3 1",
              [STRING] = "v . . . . . . .",
              UNDER(STRIDE, LEFT_SOFT, CUP_FULL)}},
    {.name = "the deep",
     .chords = D_CHORDS,
     .line = {[BRASS] = D, [PLUCKS] = "1 - - 5 - - 8 -", UNDER(STRIDE, LEFT_SOFT, CUP)}},
    {.name = "the deep, with strings",
     .chords = D_CHORDS,
     .line = {[BRASS] = D,
              [STRING] = OVER_D,
              [KNOCKS] = ROLLS_THIN,
              [PLUCKS] = "1 - - 5 - - 8 -",
              UNDER(STRIDE, LEFT, CUP)}},
    {.name = "B again",
     .chords = B_CHORDS,
     .line = {[BRASS] = B, [BRIGHT] = "below horn", [PLUCKS] = LUTES, [KNOCKS] = ROLLS, UNDER(STRIDE_RUN, LEFT, CUP)}},
    {.name = "B all",
     .chords = B_CHORDS,
     .line = {[BRIGHT] = B,
              [BRASS] = UNDER_B,
              [STRING] = "v . . . v . . .",
              [KNOCKS] = ROLLS_FULL,
              UNDER(STRIDE_RUN, LEFT_FULL, CUP_FULL)}},
    {.name = "A2 all",
     .chords = A2_CHORDS,
     .line = {[BRASS] = A2,
              [BRIGHT] = "below horn",
              [STRING] = "v . . . v . . .",
              [PLUCKS] = LUTES,
              [KNOCKS] = ROLLS,
              UNDER(STRIDE_RUN, LEFT_FULL, CUP)}},
};

const Tune tune_monstrous = {.word = "monstrous",
                             .title = "Down the Long Stair",
                             .pace = 108,
                             .beats = 4,
                             .walls = 16,
                             .level = 1.02f,
                             .part = parts,
                             .nparts = TUNE_LENGTH(parts),
                             .row = rows,
                             .nrows = TUNE_LENGTH(rows)};
