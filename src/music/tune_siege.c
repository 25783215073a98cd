/* SPDX-License-Identifier: MIT
 * "The Sill by Night": drums on the wall, in D with a low second that will not let go. While it is calm a lute plays what
 * the watch hums; danger takes the light from it: the toms, low strings and horns come, at last the choir and all drums. */
#include "music/tunes.h"

enum { WATCH, HORNS, LOWS, BOWS, GROUND, HARPS, HEART, WAR, CALLS, CHANT, STORM };

static const TunePart parts[] = {
    [WATCH] = {.name = "lute", .instrument = LUTE, .gain = {100, 70, 34}, .pan = -14, .room = 40, .low = 50},
    [HORNS] = {.name = "horn", .instrument = HORN, .gain = {52, 54, 50}, .pan = 18, .room = 60},
    [LOWS] = {.name = "low strings",
              .instrument = LOW_STRINGS,
              .gain = {46, 54, 58},
              .pan = -26,
              .room = 34,
              .low = 38,
              .gate = 80},
    [BOWS] = {.name = "strings", .instrument = STRINGS, .gain = {34, 34, 32}, .pan = 24, .room = 50, .low = 57},
    [GROUND] = {.name = "drone", .instrument = DRONE, .gain = {26, 30, 32}, .room = 30, .low = 38},
    [HARPS] = {.name = "harp", .instrument = HARP, .gain = {46, 30, 12}, .pan = 36, .room = 44, .low = 55},
    [HEART] = {.name = "wall drum", .instrument = KIT, .gain = {88, 88, 84}, .room = 44},
    [WAR] = {.name = "war drums", .instrument = KIT, .gain = {0, 52, 66}, .pan = -12, .room = 40},
    [CALLS] = {.name = "alarm horns", .instrument = HORN, .gain = {0, 40, 54}, .pan = -30, .room = 60, .low = 50},
    [CHANT] = {.name = "choir", .instrument = CHOIR, .gain = {0, 0, 68}, .room = 65, .low = 57},
    [STORM] = {.name = "storm drums", .instrument = KIT, .gain = {0, 0, 62}, .pan = 14, .room = 44},
};

static const char A_CHORDS[] = "Dm | C | Bb | Dm | F | Gm | A | Dm";
static const char A[] =
    "d4 . f4 a4 | g4 . e4 . | f4 . d4 bb3 | d4 . . - | a4 . c5 a4 | g4 . bb4 . | e4 . c#4 e4 | d4 . . -";
static const char A2[] = "d4 e4 f4 . a4 . d5 . | c5 . g4 . e4 . g4 . | f4 . d4 . bb4 . a4 . | f4 . . e4 d4 . . . | a4 "
                         ". c5 . f5 . e5 . | d5 . bb4 . g4 . bb4 . | a4 . e4 . c#5 . e5 . | d5 . . . a4 . . -";
static const char B_CHORDS[] = "Gm | Dm | Eb | Bb | Gm | Dm | A | A";
static const char B[] =
    "d5 . bb4 g4 | a4 . f4 d4 | g4 . bb4 eb5 | d5 . . bb4 | bb4 . g4 d5 | f5 . d5 a4 | c#5 . e5 . | a4 . . -";
static const char C_CHORDS[] = "Dm | Eb | Dm | Eb | Cm | Dm | Eb | Dm";
static const char C[] =
    "d3 . a3 . | bb3 . g3 eb3 | f3 . a3 d4 | eb4 . bb3 . | c4 . g3 eb3 | d3 . f3 a3 | g3 . eb3 bb2 | d3 . . -";
static const char OVER_C[] =
    "f4 . . a4 | g4 . . bb4 | a4 . . d5 | eb5 . . g4 | g4 . c5 eb5 | d5 . a4 . | bb4 . g4 . | a4 . . .";
static const char D_CHORDS[] = "F | C | Gm | Dm | Bb | F | Eb | A";
static const char D[] =
    "c5 . a4 f4 | g4 . c5 e5 | d5 . bb4 g4 | a4 . . f4 | bb4 . d5 f5 | c5 . a4 . | g4 . bb4 eb5 | e5 . c#5 a4";
static const char BEAT[] = "b - - - - - d - | b - - - - - - -";
static const char BEAT_2[] = "b - - - d - - - | b - - d - - d -";
static const char BEAT_3[] = "b - - b - - d - | b - - - d - d d";
static const char BEAT_FILL[] = "b - - - - - d - | b - - - - - - - | b - - - - - d - | b - - - d - d d";
static const char MARCHING[] = "tk - - t - - tk - | t - tk t - tk t tk";
static const char ROLLING[] = "bs - t s b - ts ts | b - ts - bs t t ts | bs - t s b - ts ts | b s ts s !bs s ts s";
static const char STEPS[] = "1 - 1 - 1 - 1 - | 1 - 1 - 1 - 3 -";
static const char STEPS_SLOW[] = "1 . . . . . 1 - | 1 . . . 5 . . .";
static const char ALARM[] = "- - - - | - - 1 5 | - - - - | 8 . 5 .";
static const char HELD_1[] = "1 . . .";
static const char PEDAL[] = "d3 . . . | . . . .";
static const char FALLING[] = "z - y - x - y - | z - y - x - - -";
static const char RISING[] = "1 5 8 5 3+ 8 5 8 | 1 5 8 5 3+ 5 8 5";
#define UNDER(heart, steps)                                                                                            \
    [HEART] = (heart), [LOWS] = (steps), [WAR] = MARCHING, [CALLS] = ALARM, [CHANT] = "v . . .", [STORM] = ROLLING

static const TuneRow rows[] = {
    {.name = "A", .chords = A_CHORDS, .line = {[WATCH] = A, [GROUND] = PEDAL, UNDER(BEAT, STEPS_SLOW)}},
    {.name = "A2",
     .chords = A_CHORDS,
     .line = {[WATCH] = A2, [HARPS] = FALLING, [BOWS] = "v . . .", UNDER(BEAT_FILL, STEPS_SLOW)}},
    {.name = "B", .chords = B_CHORDS, .line = {[HORNS] = B, [HARPS] = RISING, UNDER(BEAT_2, STEPS)}},
    {.name = "C", .chords = C_CHORDS, .line = {[HORNS] = C, [GROUND] = HELD_1, UNDER(BEAT_3, STEPS)}},
    {.name = "A on the horn",
     .chords = A_CHORDS,
     .line = {[HORNS] = A, [WATCH] = RISING, [BOWS] = "v . . .", UNDER(BEAT_2, STEPS)}},
    {.name = "D",
     .chords = D_CHORDS,
     .line = {[BOWS] = D, [HARPS] = RISING, [WATCH] = "1 - - 5 - - 8 -", UNDER(BEAT_FILL, STEPS_SLOW)}},
    {.name = "B2",
     .chords = B_CHORDS,
     .line = {[WATCH] = B, [HORNS] = "below lute", [BOWS] = "v . . .", UNDER(BEAT_2, STEPS)}},
    {.name = "C2",
     .chords = C_CHORDS,
     .line = {[HORNS] = C, [BOWS] = OVER_C, [HARPS] = FALLING, [GROUND] = HELD_1, UNDER(BEAT_3, STEPS)}},
};

const Tune tune_siege = {.word = "siege",
                         .title = "The Sill by Night",
                         .pace = 76,
                         .beats = 4,
                         .walls = 24,
                         .level = 1,
                         .part = parts,
                         .nparts = TUNE_LENGTH(parts),
                         .row = rows,
                         .nrows = TUNE_LENGTH(rows)};
