/* SPDX-License-Identifier: MIT
 * "By the Hearth": the Hall's own tune. A lute in G, three beats a bar, as slow as somebody who has the evening before
 * him; a pipe and a fiddle take their turns, the middle goes to the minor and comes home. */
#include "music/tunes.h"

enum { MELODY, PIPE, BOW, SECOND, ARPEGGIO, LOW, PAD, TAPS, CHIME };

static const TunePart parts[] = {
    [MELODY] = {.name = "lute", .instrument = LUTE, .gain = {100, 100, 100}, .pan = -12, .room = 30, .low = 60},
    [PIPE] = {.name = "pipe", .instrument = WHISTLE, .gain = {36, 36, 36}, .pan = 28, .room = 45, .low = 60},
    [BOW] = {.name = "bow", .instrument = FIDDLE, .gain = {34, 34, 34}, .pan = -34, .room = 45, .low = 60},
    [SECOND] = {.name = "second lute", .instrument = HARP, .gain = {64, 64, 64}, .pan = 36, .room = 36, .low = 60},
    [ARPEGGIO] =
        {.name = "strings under it", .instrument = LUTE, .gain = {50, 50, 50}, .pan = 20, .room = 30, .low = 50},
    [LOW] = {.name = "bass", .instrument = BASS, .gain = {46, 46, 46}, .pan = -4, .room = 16, .low = 38},
    [PAD] = {.name = "pad", .instrument = STRINGS, .gain = {14, 14, 14}, .room = 55, .low = 55},
    [TAPS] = {.name = "taps", .instrument = KIT, .gain = {32, 32, 32}, .pan = 12, .room = 25},
    [CHIME] = {.name = "chime", .instrument = BELL, .gain = {16, 16, 16}, .pan = 48, .room = 60, .low = 72},
};

static const char A_CHORDS[] = "G | D | Em | C | G | Bm | C | D";
static const char A[] = "d5 . b4 | a4 . b4 | g4 . e4 | c5 . b4 | b4 . d5 | f#5 e5 d5 | e5 . c5 | a4 . .";
static const char A2_CHORDS[] = "G | D | Em | C | G | D | C D | G";
static const char A2[] = "d5 . b4 | a4 . d5 | g5 . f#5 | e5 d5 c5 | b4 . g4 | a4 b4 c5 | e5 . g5 f#5 e5 d5 | g5 . .";
static const char B_CHORDS[] = "Em | Am | D | G | C | Am | B7 | Em";
static const char B[] = "g5 . e5 | e5 d5 c5 | d5 . a4 | b4 . . | e5 . g5 | a5 g5 e5 | d#5 . f#5 | e5 . .";
static const char B2_CHORDS[] = "Em | Am | D | G | C | G | Am D | G";
static const char B2[] = "g5 f#5 e5 | c5 . a4 | d5 . f#5 | g5 . d5 | e5 d5 c5 | b4 . d5 | c5 . a4 f#4 . a4 | g4 . .";
static const char C_CHORDS[] = "C | G | Am | Em | F | C | D | D";
static const char C[] = "e5 . . | d5 . b4 | c5 . a4 | b4 . . | a4 . c5 | g4 . c5 | f#4 . a4 | d5 . .";
static const char C2[] = "e5 . g5 | d5 . g5 | c5 b4 a4 | b4 . e5 | f5 e5 c5 | e5 . c5 | d5 . f#5 | a5 . d5";
static const char M_CHORDS[] = "Gm | Cm | F | Bb | Eb | Cm | D | D7";
static const char M[] = "bb4 . d5 | c5 . eb5 | c5 . a4 | bb4 . f4 | g4 . bb4 | c5 . g4 | a4 . f#4 | d5 c5 a4";
static const char M2[] = "d5 . g5 | eb5 . c5 | f5 . c5 | d5 . bb4 | bb4 . eb5 | g5 . eb5 | f#5 . a4 | c5 . d5";
static const char ROLLING[] = "1 5 8 3+ 8 5";
static const char ROCKING[] = "x z y z x z | x z y z x y";
static const char STILL[] = "1 . .";
static const char WALTZ[] = "1 . . | 1 . 5";
static const char STEPS[] = "1 . 5 | 1 . 3 | 1 . 5 | 1 3 5";
static const TuneRow rows[] = {
    {.name = "A", .chords = A_CHORDS, .line = {[MELODY] = A, [ARPEGGIO] = ROLLING, [LOW] = STILL}},
    {.name = "A2",
     .chords = A2_CHORDS,
     .line = {[MELODY] = A2,
              [ARPEGGIO] = ROLLING,
              [LOW] = WALTZ,
              [PAD] = "v . .",
              [CHIME] = "- - - | - - - | - - - | - - z"}},
    {.name = "B",
     .chords = B_CHORDS,
     .line = {[PIPE] = B, [SECOND] = "below pipe", [ARPEGGIO] = ROCKING, [LOW] = WALTZ, [TAPS] = "d - - - k -"}},
    {.name = "B2",
     .chords = B2_CHORDS,
     .line = {[MELODY] = B2, [PIPE] = B2, [ARPEGGIO] = ROCKING, [LOW] = STEPS, [TAPS] = "d - - - k - | d - k - k -"}},
    {.name = "A on the bow",
     .chords = A_CHORDS,
     .line = {[BOW] = A, [SECOND] = "below bow", [ARPEGGIO] = ROLLING, [LOW] = WALTZ, [PAD] = "v . ."}},
    {.name = "C",
     .chords = C_CHORDS,
     .line = {[MELODY] = C, [ARPEGGIO] = "1 . 5 . 8 .", [LOW] = STILL, [CHIME] = "z . y | - - - | y . x | - - -"}},
    {.name = "C2",
     .chords = C_CHORDS,
     .line = {[MELODY] = C2, [PIPE] = C, [ARPEGGIO] = ROCKING, [LOW] = WALTZ, [PAD] = "v . .", [TAPS] = "d - - - k -"}},
    {.name = "minor", .chords = M_CHORDS, .line = {[BOW] = M, [ARPEGGIO] = ROLLING, [LOW] = STILL, [PAD] = "v . ."}},
    {.name = "minor 2",
     .chords = M_CHORDS,
     .line = {[MELODY] = M2, [BOW] = M, [ARPEGGIO] = ROLLING, [LOW] = STEPS, [PAD] = "v . .", [TAPS] = "d - - - k -"}},
    {.name = "B home",
     .chords = B_CHORDS,
     .line = {[MELODY] = B, [SECOND] = "below lute", [ARPEGGIO] = ROCKING, [LOW] = WALTZ}},
    {.name = "B2 home",
     .chords = B2_CHORDS,
     .line = {[BOW] = B2,
              [MELODY] = B2,
              [ARPEGGIO] = ROLLING,
              [LOW] = STEPS,
              [PAD] = "v . .",
              [TAPS] = "d - - - k - | d - k - k -"}},
    {.name = "A2 last",
     .chords = A2_CHORDS,
     .line = {[MELODY] = A2,
              [PIPE] = "below lute",
              [ARPEGGIO] = ROLLING,
              [LOW] = WALTZ,
              [CHIME] = "- - - | - - - | - - - | - - z"}},
};

const Tune tune_hall = {.word = "hall-tune",
                        .title = "By the Hearth",
                        .pace = 88,
                        .beats = 3,
                        .walls = 12,
                        .level = 1.70f,
                        .part = parts,
                        .nparts = TUNE_LENGTH(parts),
                        .row = rows,
                        .nrows = TUNE_LENGTH(rows)};
