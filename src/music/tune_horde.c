/* SPDX-License-Identifier: MIT
 * "Boots on the Table": Horde's jigs, one after the other as in a tavern where nobody wants to go home. Three: in D with
 * the seventh low, in E Dorian, in G; a round for stamping, and the first once more a whole tone higher. In a battle
 * the drums double, low strings push, and horns lean in. */
#include "music/tunes.h"

enum { BOW, PIPE, SECOND, GRUNT, STRUM, LOW, FEET, PIPES, PUSH, DRUMS, CALL };

static const TunePart parts[] = {
    [BOW] = {.name = "fiddle", .instrument = FIDDLE, .gain = {68, 68, 64}, .pan = -22, .room = 26},
    [PIPE] = {.name = "whistle", .instrument = WHISTLE, .gain = {50, 46, 34}, .pan = 26, .room = 30},
    [SECOND] = {.name = "second fiddle", .instrument = FIDDLE, .gain = {34, 34, 34}, .pan = 34, .room = 26},
    [GRUNT] =
        {.name = "bassoon", .instrument = BASSOON, .gain = {36, 36, 34}, .pan = 14, .room = 20, .low = 43, .gate = 80},
    [STRUM] =
        {.name = "cittern", .instrument = CITTERN, .gain = {40, 40, 32}, .pan = 30, .room = 18, .low = 57, .gate = 70},
    [LOW] = {.name = "bass", .instrument = BASS, .gain = {46, 42, 36}, .room = 10, .low = 38, .gate = 80},
    [FEET] = {.name = "feet and hands", .instrument = KIT, .gain = {66, 62, 56}, .pan = -8, .room = 22},
    [PIPES] = {.name = "bagpipe", .instrument = DRONE, .gain = {22, 26, 30}, .pan = -40, .room = 20, .low = 50},
    [PUSH] = {.name = "low strings",
              .instrument = LOW_STRINGS,
              .gain = {0, 46, 56},
              .pan = -16,
              .room = 20,
              .low = 38,
              .gate = 70},
    [DRUMS] = {.name = "battle drums", .instrument = KIT, .gain = {0, 32, 46}, .pan = 6, .room = 30},
    [CALL] = {.name = "horns", .instrument = HORN, .gain = {0, 0, 40}, .pan = 20, .room = 44, .low = 50},
};

static const char A_CHORDS[] = "D | D | C | C | D | G | C | D";
static const char A[] = "'d5 . a4 f#4 . a4 | d5 e5 f#5 e5 d5 a4 | 'c5 . g4 e4 . g4 | c5 d5 e5 d5 c5 g4 | 'd5 . a4 f#4 "
                        ". a4 | b4 a4 g4 b4 d5 g5 | e5 d5 c5 g4 a4 c5 | 'd5 . a4 d5 . -";
static const char B_CHORDS[] = "D | D | G | C | D | D | C | D";
static const char B[] = "f#5 . d5 'a5 . f#5 | a5 g5 f#5 e5 . d5 | g5 . d5 'b5 . g5 | e5 . g5 c5 . e5 | f#5 . d5 'a5 . "
                        "f#5 | d5 e5 f#5 a5 . f#5 | g5 f#5 e5 c5 d5 e5 | 'd5 . a4 d5 . -";
static const char C_CHORDS[] = "Em | Em | D | D | Em | G | D | Em";
static const char C[] = "b4 e5 e5 g5 f#5 e5 | b4 e5 g5 'b5 a5 g5 | a4 d5 d5 f#5 e5 d5 | a5 f#5 d5 a4 b4 d5 | b4 e5 e5 "
                        "g5 f#5 e5 | d5 g5 b5 'b5 a5 g5 | f#5 a5 f#5 d5 e5 f#5 | g5 f#5 e5 e5 . -";
static const char D_CHORDS[] = "Em | Em | D | A | Em | Em | D | Em";
static const char D[] = "'g5 . . b5 . g5 | g5 f#5 e5 b4 . e5 | 'f#5 . . a5 . f#5 | e5 d5 c#5 a4 c#5 e5 | 'g5 . . b5 . "
                        "g5 | b5 a5 g5 e5 f#5 g5 | f#5 d5 a4 d5 e5 f#5 | 'e5 . b4 e5 . -";
static const char E_CHORDS[] = "G | C | D | G | G | C | D | G";
static const char E[] = "g4 b4 d5 'g5 . d5 | e5 g5 e5 c5 . e5 | d5 a4 f#4 a4 b4 c5 | d5 b4 g4 b4 . d5 | 'g5 . d5 b4 . "
                        "d5 | e5 f#5 g5 e5 d5 c5 | a4 b4 c5 d5 . f#4 | g4 . b4 g4 . -";
static const char F_CHORDS[] = "Em | C | G | D | Em | C | D | G";
static const char F[] = "'e5 . g5 e5 . b4 | c5 e5 g5 e5 . c5 | d5 b4 g4 b4 . d5 | a4 b4 c5 d5 . . | 'e5 . g5 b5 a5 g5 "
                        "| g5 e5 c5 e5 . g5 | f#5 e5 d5 a5 . f#5 | 'g5 . d5 g5 . -";
static const char K_CHORDS[] = "D | D | C | C | D | D | C | D";
static const char K[] = "d3 . d3 f#3 . d3 | a3 . a3 f#3 . d3 | c3 . c3 e3 . c3 | g3 . g3 e3 . c3 | d3 . f#3 a3 . d4 | "
                        "d4 . c4 a3 . f#3 | g3 . e3 c3 d3 e3 | d3 . a2 d3 . -";
static const char OVER_K[] = "- - - - - - | d5 e5 f#5 'a5 . f#5 | - - - - - - | c5 d5 e5 'g5 . e5 | - - - - - - | f#5 "
                             "g5 a5 'd6 . a5 | g5 . e5 c5 . e5 | 'd5 . a4 d5 . -";
static const char CHOP[] = "- - v - - v";
static const char CHOP_FULL[] = ",1 - v ,1 - v";
static const char STRUMMED[] = "v - ,v !v - ,v | v - ,v !v ,v ,v";
static const char OOM[] = "1 . - 5 . - | 1 . - 5 . 3";
static const char OOM_RUN[] = "1 . - 5 . - | 1 . - 5 . - | 1 . - 5 . - | 1 . 3 5 . 8";
static const char TAP[] = "m - j h - j";
static const char ROMP[] = "m - j h - j | m - j h - j | m - j h - j | m h j h j h";
static const char SOFT[] = "d - k - - k | d - k d - k";
static const char STAMP[] = "!m - - !h - - | !m - m !h - h";
static const char DRIVE[] = "d - k d k - | d - k d k k";
static const char BATTLE[] = "1 - 1 1 - 1 | 1 - 1 3 - 5";
static const char BATTLE_DRUMS[] = "bk - t tk - t | d - t bk t t | bk - t tk - t | dk t tk b tk !bk";
static const char CALLS[] = "1 . . . . . | . . . 5 . . | 8 . . . . . | 5 . . 8 . .";
static const char DRONE_D[] = "1 . . . . . | . . . . . .";
#define UNDER(chop, bass, feet)                                                                                        \
    [STRUM] = (chop), [LOW] = (bass), [FEET] = (feet), [PUSH] = BATTLE, [DRUMS] = BATTLE_DRUMS, [CALL] = CALLS

static const TuneRow rows[] = {
    {.name = "A", .chords = A_CHORDS, .line = {[BOW] = A, UNDER(CHOP, OOM, SOFT)}},
    {.name = "A with a second",
     .chords = A_CHORDS,
     .line = {[BOW] = A, [SECOND] = "below fiddle", UNDER(CHOP_FULL, OOM, TAP)}},
    {.name = "B", .chords = B_CHORDS, .line = {[BOW] = B, UNDER(CHOP_FULL, OOM_RUN, TAP)}},
    {.name = "B all",
     .chords = B_CHORDS,
     .line = {[BOW] = B, [PIPE] = B, [SECOND] = "below fiddle", UNDER(STRUMMED, OOM_RUN, ROMP)}},
    {.name = "A on the whistle", .chords = A_CHORDS, .line = {[PIPE] = A, [PIPES] = DRONE_D, UNDER(CHOP, OOM, SOFT)}},
    {.name = "C", .chords = C_CHORDS, .line = {[BOW] = C, UNDER(CHOP_FULL, OOM, DRIVE)}},
    {.name = "C with a second",
     .chords = C_CHORDS,
     .line = {[BOW] = C, [SECOND] = "below fiddle", UNDER(STRUMMED, OOM_RUN, TAP)}},
    {.name = "D", .chords = D_CHORDS, .line = {[BOW] = D, [PIPE] = D, UNDER(CHOP_FULL, OOM_RUN, ROMP)}},
    {.name = "D low",
     .chords = D_CHORDS,
     .line = {[PIPE] = D, [GRUNT] = "1 . - 5 . - | 1 - 1 5 . -", UNDER(CHOP, OOM, SOFT)}},
    {.name = "stamping", .chords = K_CHORDS, .line = {[GRUNT] = K, UNDER(NULL, OOM, STAMP)}},
    {.name = "stamping, answered",
     .chords = K_CHORDS,
     .line = {[GRUNT] = K, [BOW] = OVER_K, [SECOND] = "below fiddle", [PIPES] = DRONE_D, UNDER(CHOP, OOM, STAMP)}},
    {.name = "E", .chords = E_CHORDS, .line = {[PIPE] = E, UNDER(CHOP, OOM, SOFT)}},
    {.name = "E both", .chords = E_CHORDS, .line = {[BOW] = E, [PIPE] = E, UNDER(CHOP_FULL, OOM, TAP)}},
    {.name = "F", .chords = F_CHORDS, .line = {[BOW] = F, UNDER(STRUMMED, OOM_RUN, TAP)}},
    {.name = "F all",
     .chords = F_CHORDS,
     .line = {[BOW] = F, [PIPE] = F, [SECOND] = "below fiddle", UNDER(STRUMMED, OOM_RUN, ROMP)}},
    {.name = "stamping again",
     .chords = K_CHORDS,
     .line = {[GRUNT] = K, [PIPES] = DRONE_D, UNDER(CHOP, OOM, STAMP)},
     .lift = 2},
    {.name = "A higher", .chords = A_CHORDS, .line = {[BOW] = A, UNDER(CHOP_FULL, OOM, TAP)}, .lift = 2},
    {.name = "A higher, all",
     .chords = A_CHORDS,
     .line = {[BOW] = A, [PIPE] = A, [SECOND] = "below fiddle", UNDER(STRUMMED, OOM_RUN, ROMP)},
     .lift = 2},
    {.name = "B higher",
     .chords = B_CHORDS,
     .line = {[PIPE] = B, [SECOND] = "below whistle", UNDER(CHOP, OOM, DRIVE)},
     .lift = 2},
    {.name = "B higher, all",
     .chords = B_CHORDS,
     .line = {[BOW] = B, [PIPE] = B, [SECOND] = "below fiddle", UNDER(STRUMMED, OOM_RUN, ROMP)},
     .lift = 2},
    {.name = "a breath",
     .chords = "D | G | C | D | D | G | C | D",
     .line = {[STRUM] = "v . . v . .",
              [LOW] = "1 . . . . .",
              [GRUNT] = "1 . . 5 . .",
              [FEET] = "d - - k - -",
              [PUSH] = BATTLE,
              [DRUMS] = BATTLE_DRUMS,
              [CALL] = CALLS}},
};

const Tune tune_horde = {.word = "horde",
                         .title = "Boots on the Table",
                         .pace = 104,
                         .beats = 2,
                         .walls = 11,
                         .level = 1.12f,
                         .part = parts,
                         .nparts = TUNE_LENGTH(parts),
                         .row = rows,
                         .nrows = TUNE_LENGTH(rows)};
