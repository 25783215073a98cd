/* SPDX-License-Identifier: MIT
 * How a game ends: a fanfare for each table's victory, one where two share it, one for the fall of the castle, and the
 * one nobody likes to hear. Each lasts some seconds and begins at once. */
#include "music/tunes.h"

enum { LEAD, MATE, THIRD, CHORD, LOW, DRUM, GLINT, FANFARE_PARTS };

#define PART(n, i, g, p, r, l)                                                                                         \
    {                                                                                                                  \
        .name = (n), .instrument = (i), .gain = {g, g, g}, .pan = (p), .room = (r), .low = (l)                         \
    }

#define FANFARE(id, called, song, bpm, bar, wall, loud)                                                                \
    const Tune id = {.word = (called),                                                                                 \
                     .title = (song),                                                                                  \
                     .pace = (bpm),                                                                                    \
                     .beats = (bar),                                                                                   \
                     .walls = (wall),                                                                                  \
                     .once = true,                                                                                     \
                     .level = (loud),                                                                                  \
                     .part = id##_parts,                                                                               \
                     .nparts = TUNE_LENGTH(id##_parts),                                                                \
                     .row = id##_rows,                                                                                 \
                     .nrows = TUNE_LENGTH(id##_rows)}

static const TunePart fanfare_horde_parts[] = {
    [LEAD] = PART("fiddle", FIDDLE, 70, -20, 30, 60),  [MATE] = PART("whistle", WHISTLE, 54, 26, 34, 60),
    [THIRD] = PART("second", FIDDLE, 40, 34, 30, 60),  [CHORD] = PART("cittern", CITTERN, 54, 28, 20, 57),
    [LOW] = PART("bass", BASS, 80, 0, 12, 38),         [DRUM] = PART("feet and hands", KIT, 70, -6, 26, 60),
    [GLINT] = PART("bagpipe", DRONE, 24, -40, 24, 50),
};
static const TuneRow fanfare_horde_rows[] = {
    {.name = "win",
     .chords = "D | G | C | D",
     .line = {[LEAD] = "'f#5 . d5 a5 . f#5 | g5 a5 b5 g5 . b5 | c6 b5 g5 e5 f#5 g5 | 'd6 . a5 !d6 . .",
              [MATE] = "'f#5 . d5 a5 . f#5 | g5 a5 b5 g5 . b5 | c6 b5 g5 e5 f#5 g5 | 'd6 . a5 !d6 . .",
              [THIRD] = "below fiddle",
              [CHORD] = "v - ,v !v - ,v | v - ,v !v - ,v | v - ,v !v ,v ,v | !v - v !v . .",
              [LOW] = "1 . - 5 . - | 1 . - 5 . - | 1 . 3 5 . 3 | 1 . 5 !1 . .",
              [DRUM] = "m - j h - j | m - j h - j | m h j h j h | !m - h !mh - -",
              [GLINT] = "1 . . . . . | - - - - - - | - - - - - - | 1 . . . . ."}},
};
FANFARE(fanfare_horde, "win-horde", "The Round Is Yours", 112, 2, 12, 1);

static const TunePart fanfare_monstrous_parts[] = {
    [LEAD] = PART("trumpet", TRUMPET, 56, -18, 40, 60),
    [MATE] = PART("trumpet 2", TRUMPET, 42, 22, 40, 60),
    [THIRD] = PART("horn", HORN, 60, 30, 44, 55),
    [CHORD] = PART("strings", STRINGS, 50, 0, 50, 55),
    [LOW] = PART("low strings", LOW_STRINGS, 60, 0, 24, 38),
    [DRUM] = PART("drums", KIT, 62, 0, 34, 60),
    [GLINT] = PART("dice", KIT, 60, 36, 20, 60),
};
static const TuneRow fanfare_monstrous_rows[] = {
    {.name = "win",
     .chords = "D | Bb C | D",
     .line = {[LEAD] = "- - a4 a4 d5 . . a4 | d5 . f5 . g5 . e5 . | !f#5 . . . . . . .",
              [MATE] = "below trumpet",
              [THIRD] = "- - - - d4 . . . | f4 . . . g4 . . . | !a4 . . . . . . .",
              [CHORD] = "- - - - v . . . | v . . . v . . . | v . . . . . . .",
              [LOW] = "- - - - 1 - 1 1 | 1 - 1 1 1 - 1 1 | !1 . . . . . . .",
              [DRUM] = "s: . . . b - s s | b - s s b - s s | !bg - - - - - - -",
              [GLINT] = "x - x x - - x - | - x x - x - x x | x - - x - - - -"}},
};
FANFARE(fanfare_monstrous, "win-monstrous", "Out into the Daylight", 112, 4, 18, 1);

static const TunePart fanfare_goblins_parts[] = {
    [LEAD] = PART("reed", REED, 50, 24, 30, 60),         [MATE] = PART("pizzicato", PIZZICATO, 100, -20, 28, 60),
    [THIRD] = PART("bassoon", BASSOON, 64, 12, 24, 43),  [CHORD] = PART("harp", HARP, 56, -34, 30, 57),
    [LOW] = PART("bass", PIZZICATO_BASS, 90, 0, 14, 38), [DRUM] = PART("ranks", KIT, 56, 4, 26, 60),
    [GLINT] = PART("marimba", MARIMBA, 56, 38, 24, 60),
};
static const TuneRow fanfare_goblins_rows[] = {
    {.name = "win",
     .chords = "Gm | Cm D | G",
     .line = {[LEAD] = "g4 - bb4 - d5 - c#5 - | d5 - eb5 g5 - f#5 a5 - | !g5 . - d5 !b5 . . .",
              [MATE] = "g4 - bb4 - d5 - c#5 - | d5 - eb5 g5 - f#5 a5 - | !g5 - - d5 !b5 - - -",
              [THIRD] = "1 - - - 5 - - - | 1 - 1 - 1 - 5 - | 8 - 5 - !1 . . .",
              [CHORD] = "- - v - - - v - | - - v - - - v - | v - v - !v - - -",
              [LOW] = "1 - - - 5- - - - | 1 - - - 1 - 3 - | 1 - 5- - !1 - - -",
              [DRUM] = "n - s - n - s - | s - s s s s s s | !s - - s !bs - - -",
              [GLINT] = "- - - - - - - - | - x y z - x y z | x y z x !v - - -"}},
};
FANFARE(fanfare_goblins, "win-goblins", "The Crown Fits", 116, 4, 13, 0.76f);

static const TunePart fanfare_siege_parts[] = {
    [LEAD] = PART("horn", HORN, 64, -20, 56, 60),
    [MATE] = PART("horn 2", HORN, 50, 24, 56, 55),
    [THIRD] = PART("choir", CHOIR, 50, 0, 60, 57),
    [CHORD] = PART("strings", STRINGS, 54, 10, 56, 55),
    [LOW] = PART("low strings", LOW_STRINGS, 60, 0, 30, 38),
    [DRUM] = PART("wall drum", KIT, 70, 0, 44, 60),
    [GLINT] = PART("bells", BELL, 40, 36, 60, 72),
};
static const TuneRow fanfare_siege_rows[] = {
    {.name = "win",
     .chords = "Dm | Bb C | D",
     .line = {[LEAD] = "d4 . f4 a4 | d5 . e5 . | !f#5 . . .",
              [MATE] = "below horn",
              [THIRD] = "- - - - | v . v . | v . . .",
              [CHORD] = "v . . . | v . v . | v . . .",
              [LOW] = "1 - 1 1 | 1 - 1 1 | !1 . . .",
              [DRUM] = "b - t t b - t t | b - t t b t t t | !bg - - - - - - -",
              [GLINT] = "- - - - | - - - - | z y x z"}},
};
FANFARE(fanfare_siege, "win-siege", "The Sill Holds", 100, 4, 26, 0.92f);

static const TunePart fanfare_siege_fallen_parts[] = {
    [LEAD] = PART("horn", HORN, 66, -20, 50, 50),
    [MATE] = PART("horn 2", HORN, 52, 24, 50, 50),
    [THIRD] = PART("bagpipe", DRONE, 34, 0, 40, 45),
    [CHORD] = PART("choir", CHOIR, 56, 0, 60, 50),
    [LOW] = PART("low strings", LOW_STRINGS, 66, 0, 30, 36),
    [DRUM] = PART("drums", KIT, 76, 0, 40, 60),
    [GLINT] = PART("bones", KIT, 56, 36, 30, 60),
};
static const TuneRow fanfare_siege_fallen_rows[] = {
    {.name = "win of the horde",
     .chords = "Dm | Eb C | D5",
     .line = {[LEAD] = "d4 . d4 a4 . f4 d4 . | eb4 . g4 . g4 . e4 . | !d4 . . . . . . .",
              [MATE] = "below horn",
              [THIRD] = "1 . . . . . . . | 1 . . . 1 . . . | 1 . . . . . . .",
              [CHORD] = "- - - - - - - - | v . . . v . . . | v . . . . . . .",
              [LOW] = "1 - 1 1 1 - 1 1 | 1 - 1 1 1 - 1 1 | !1 . . . . . . .",
              [DRUM] = "b - t t b - t t | b t t t b t t t | !bg - b - !b - - -",
              [GLINT] = "- o - o - o o - | - o o - - o o o | o - - o - - - -"}},
};
FANFARE(fanfare_siege_fallen, "win-siege-horde", "Through the Gate", 104, 4, 22, 0.9f);

static const TunePart fanfare_shared_parts[] = {
    [LEAD] = PART("whistle", WHISTLE, 56, 24, 36, 60), [MATE] = PART("fiddle", FIDDLE, 52, -24, 36, 60),
    [THIRD] = PART("lute", LUTE, 90, -10, 30, 55),     [CHORD] = PART("strings", STRINGS, 44, 0, 50, 55),
    [LOW] = PART("bass", BASS, 84, 0, 14, 38),         [DRUM] = PART("taps", KIT, 46, 6, 26, 60),
    [GLINT] = PART("bells", BELL, 26, 40, 56, 72),
};
static const TuneRow fanfare_shared_rows[] = {
    {.name = "shared",
     .chords = "G | Em C | D7 | G",
     .line = {[LEAD] = "d5 . b4 | b4 . g4 e5 . g5 | f#5 . d5 | !g5 . .",
              [MATE] = "below whistle",
              [THIRD] = "1 5 8 3+ 8 5",
              [CHORD] = "v . . | v . . v . . | v . . | v . .",
              [LOW] = "1 . 5 | 1 . . 1 . . | 1 . 5 | 1 . .",
              [DRUM] = "d - - - k - | d - - d - - | d - k - k - | !d - - - - -",
              [GLINT] = "- - - | - - - | - - - | z y x"}},
};
FANFARE(fanfare_shared, "win-shared", "Two Mugs, One Toast", 104, 3, 14, 1.15f);

static const TunePart fanfare_defeat_parts[] = {
    [LEAD] = PART("fiddle", FIDDLE, 60, -16, 44, 55), [MATE] = PART("bassoon", BASSOON, 54, 18, 34, 43),
    [THIRD] = PART("lute", LUTE, 76, -28, 36, 50),    [CHORD] = PART("strings", STRINGS, 46, 8, 54, 52),
    [LOW] = PART("bass", BASS, 84, 0, 16, 38),        [DRUM] = PART("drum", KIT, 60, 0, 40, 60),
    [GLINT] = PART("harp", HARP, 40, 36, 44, 60),
};
static const TuneRow fanfare_defeat_rows[] = {
    {.name = "defeat",
     .chords = "Dm | Gm A | Dm",
     .line = {[LEAD] = "a4 . f4 d4 | d4 . c#4 . | d4 . . .",
              [MATE] = "f3 . d3 a2 | bb2 . a2 . | d3 . . .",
              [THIRD] = "1 5 8 5 3+ 8 5 8 | z - y - z - y - | 1 - 5 - 8 . . .",
              [CHORD] = "v . . . | v . v . | v . . .",
              [LOW] = "1 . . . | 1 . 1 . | 1 . . .",
              [DRUM] = "d - - - | d - - d | d - - -",
              [GLINT] = "- - - - | - - - - | z y x -"}},
};
FANFARE(fanfare_defeat, "defeat", "Your Cup Is Empty", 84, 4, 16, 1.1f);
