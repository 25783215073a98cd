/* SPDX-License-Identifier: MIT
 * "Twelve Pairs of Soft Shoes": Goblin Ranks on tiptoe, G minor with sharp elbows, everything plucked that can be; a
 * bassoon thinks it leads. When the lines fill up snares and low strings fall into step, then muted horns tell on them. */
#include "music/tunes.h"

enum { TIPTOE, REEDS, FAT, STICKS, OFFBEAT, LOW, FEET, PADS, CREEP, RANKS, TELL };

static const TunePart parts[] = {
    [TIPTOE] = {.name = "pizzicato", .instrument = PIZZICATO, .gain = {100, 98, 92}, .pan = -18, .room = 26, .low = 60},
    [REEDS] = {.name = "reed", .instrument = REED, .gain = {34, 34, 34}, .pan = 30, .room = 28, .gate = 70},
    [FAT] =
        {.name = "bassoon", .instrument = BASSOON, .gain = {34, 34, 32}, .pan = 16, .room = 22, .low = 43, .gate = 75},
    [STICKS] = {.name = "marimba", .instrument = MARIMBA, .gain = {60, 60, 56}, .pan = 38, .room = 20, .low = 60},
    [OFFBEAT] = {.name = "harp", .instrument = HARP, .gain = {56, 52, 42}, .pan = -36, .room = 28, .low = 57},
    [LOW] = {.name = "bass", .instrument = PIZZICATO_BASS, .gain = {50, 46, 42}, .room = 14, .low = 38},
    [FEET] = {.name = "soft shoes", .instrument = KIT, .gain = {92, 92, 84}, .pan = 8, .room = 20},
    [PADS] = {.name = "strings", .instrument = STRINGS, .gain = {18, 17, 15}, .room = 44, .low = 55},
    [CREEP] = {.name = "low strings",
               .instrument = LOW_STRINGS,
               .gain = {0, 56, 74},
               .pan = -24,
               .room = 22,
               .low = 38,
               .gate = 55},
    [RANKS] = {.name = "ranks", .instrument = KIT, .gain = {0, 112, 150}, .pan = 4, .room = 26},
    [TELL] = {.name = "horns", .instrument = HORN, .gain = {0, 0, 66}, .pan = 22, .room = 36, .low = 50, .gate = 60},
};

static const char A_CHORDS[] = "Gm | Gm | Cm | D | Gm | Eb | D | Gm";
static const char A[] = "g4 - bb4 - d5 - c#5 - | d5 - bb4 - g4 - - - | c5 - eb5 - g5 - f#5 - | a5 - f#5 - d5 - - - | "
                        "g4 - a4 bb4 - c5 d5 - | eb5 - d5 bb4 - g4 bb4 - | a4 - f#4 - d4 - f#4 a4 | g4 - - d5 g4 - - -";
static const char A2_CHORDS[] = "Gm | Gm | Cm | Cm | Gm | A | D | Gm";
static const char A2[] = "g4 - bb4 - d5 - c#5 - | d5 - g5 - bb4 - - - | c5 - eb5 - g5 - f#5 - | g5 - eb5 - c5 - - - | "
                         "bb4 c5 d5 - g4 a4 bb4 - | c#5 - e5 - a4 - c#5 - | d5 - c5 a4 f#4 - a4 - | g4 - - - g4 - - -";
static const char B_CHORDS[] = "Bb | F | Gm | D | Eb | Bb | Cm | D7";
static const char B[] =
    "bb4 - d5 f5 - d5 bb4 - | a4 - c5 f5 - c5 a4 - | bb4 - d5 g5 - d5 bb4 - | a4 - d5 f#5 - d5 a4 - | g4 - bb4 eb5 - "
    "bb4 g4 - | f5 - d5 - bb4 - f4 - | eb5 - c5 - g4 - c5 - | d5 - c5 - a4 - f#4 -";
static const char C_CHORDS[] = "Gm | D | Gm | D | Cm | Cm | Gm | D";
static const char C[] = "g3 . - d3 g3 . bb3 . | a3 . - f#3 a3 . c4 . | bb3 . - g3 bb3 . d4 . | c4 . a3 . f#3 . d3 . | "
                        "eb4 . - c4 eb4 . g4 . | g4 . eb4 . c4 . g3 . | d4 . - bb3 d4 . g4 . | f#4 . d4 . c4 . a3 .";
static const char OVER_C[] = "- - g5 - - d5 - - | - - f#5 - - d5 - - | - - g5 - - bb5 - - | - - a5 - f#5 - d5 - | - - "
                             "g5 - - eb5 - - | - eb5 - g5 - eb5 - c5 | - - bb5 - - g5 - - | a5 - f#5 - d5 - c5 -";
static const char D_CHORDS[] = "Eb | Bb | Cm | Gm | Ab | Eb | D | D7";
static const char D[] = "g4 . . . bb4 . . . | f4 . . . d5 . . . | c5 . . bb4 g4 . . . | bb4 . . . d5 . . . | c5 . . . "
                        "eb5 . . . | bb4 . . . g4 . . . | a4 . . f#4 d4 . . . | d5 . c5 . a4 . f#4 .";
static const char SCURRY[] = "x y z y x y z y | x z y z x z y z";
static const char HELLO[] = "- - - - - - - - | - - - - - d3 g3 - | - - - - - - - - | - - - - d3 - a2 - | - - - - - - - "
                            "- | - - - - - - - - | - - - - - - d3 - | g3 - d3 - g2 - - -";
static const char PACE[] = "1 - - - 5- - - - | 1 - - - 5- - 1 -";
static const char WALK[] = "1 - 3 - 5 - 3 - | 1 - 3 - 5 - 8 -";
static const char HARPED[] = "- - v - - - v - | - - v - - - v -";
static const char HARPED_2[] = "- - v - - v - v | - - v - - - v -";
static const char SHOES[] = "n - n - w - n - | n - n n w - n -";
static const char SHOES_THIN[] = "- - w - - - w - | - - w - - w - w";
static const char SHOES_DICE[] = "n - o n w - n o | n o n - w - o o";
static const char CREEPING[] = "1 - 1 - 1 - 1 - | 1 - 1 - 3 - 5 -";
static const char IN_STEP[] = "s - s - s - s s | s - s s s - s s | s - s - s - s s | s s s s !s - - -";
static const char TELLING[] = "- - - - - - 1 - | 3 - - - - - - - | - - - - - - 5 - | 8 - - 5 - - 1 -";
#define UNDER(harp, low, feet)                                                                                         \
    [OFFBEAT] = (harp), [LOW] = (low), [FEET] = (feet), [CREEP] = CREEPING, [RANKS] = IN_STEP, [TELL] = TELLING

static const TuneRow rows[] = {
    {.name = "A", .chords = A_CHORDS, .line = {[TIPTOE] = A, UNDER(HARPED, PACE, SHOES_THIN)}},
    {.name = "A2", .chords = A2_CHORDS, .line = {[TIPTOE] = A2, [STICKS] = A2, UNDER(HARPED, PACE, SHOES)}},
    {.name = "B", .chords = B_CHORDS, .line = {[REEDS] = B, [TIPTOE] = "below reed", UNDER(HARPED_2, WALK, SHOES)}},
    {.name = "A and the bassoon",
     .chords = A_CHORDS,
     .line = {[TIPTOE] = A, [FAT] = HELLO, [STICKS] = "below pizzicato", UNDER(HARPED_2, PACE, SHOES_DICE)}},
    {.name = "the bassoon leads", .chords = C_CHORDS, .line = {[FAT] = C, UNDER(HARPED, PACE, SHOES_THIN)}},
    {.name = "and is answered",
     .chords = C_CHORDS,
     .line = {[FAT] = C, [TIPTOE] = OVER_C, [STICKS] = "below pizzicato", UNDER(HARPED, PACE, SHOES)}},
    {.name = "B plucked",
     .chords = B_CHORDS,
     .line = {[TIPTOE] = B, [STICKS] = B, [PADS] = "v . . . . . . .", UNDER(NULL, WALK, SHOES_DICE)}},
    {.name = "parade",
     .chords = D_CHORDS,
     .line = {[REEDS] = D, [FAT] = "1 . . . 5 . . .", [PADS] = "v . . . v . . .", UNDER(NULL, PACE, SHOES_THIN)}},
    {.name = "parade, on the run",
     .chords = D_CHORDS,
     .line = {[REEDS] = D, [TIPTOE] = SCURRY, [PADS] = "v . . . v . . .", UNDER(NULL, WALK, SHOES)}},
    {.name = "A again",
     .chords = A_CHORDS,
     .line = {[STICKS] = A, [TIPTOE] = "- - - x - - y -", UNDER(HARPED, PACE, SHOES)}},
    {.name = "A2 all",
     .chords = A2_CHORDS,
     .line = {[TIPTOE] = A2,
              [REEDS] = A2,
              [FAT] = "1 - - - 5 - - -",
              [STICKS] = "below pizzicato",
              UNDER(HARPED_2, WALK, SHOES_DICE)}},
};

const Tune tune_goblins = {.word = "goblins",
                           .title = "Twelve Pairs of Soft Shoes",
                           .pace = 104,
                           .beats = 4,
                           .swing = 11,
                           .walls = 11,
                           .level = 1.30f,
                           .part = parts,
                           .nparts = TUNE_LENGTH(parts),
                           .row = rows,
                           .nrows = TUNE_LENGTH(rows)};
