/* SPDX-License-Identifier: MIT
 * The instruments of the house, as numbers: strings that are plucked, tones that are held (bow, pipe, horn), and what is
 * struck.  How each kind sounds is voice.c. */
#ifndef MUSIC_INSTRUMENT_H
#define MUSIC_INSTRUMENT_H
#include <stdint.h>

typedef enum {
    LUTE,
    CITTERN,
    HARP,
    PIZZICATO,
    PIZZICATO_BASS,
    BASS,
    FIDDLE,
    WHISTLE,
    REED,
    BASSOON,
    HORN,
    TRUMPET,
    STRINGS,
    LOW_STRINGS,
    DRONE,
    CHOIR,
    BELL,
    MARIMBA,
    KIT, /* not one instrument: letters of a line name the drums below */
    FRAME_DRUM,
    FRAME_RIM,
    BIG_DRUM,
    SNARE,
    TAMBOURINE,
    CLAP,
    STOMP,
    DICE,
    WOOD,
    SHAKER,
    GONG,
    BONES,
    TOM,
    INSTRUMENTS,
} InstrumentId;

typedef enum { PLUCKED, HELD, STRUCK } InstrumentKind;

enum { PARTIALS = 5, FORMANTS = 2 };

typedef struct {
    InstrumentKind kind;
    float gain;
    struct {
        float bright; /* 0..1: how much of the noise of the finger stays */
        float ring;   /* seconds until a string of 220 Hz is a thousand times softer */
        float dull;   /* 0..0.5: how quickly its edge wears off */
        float place;  /* where it is plucked, as a share of its length */
    } string;
    struct {
        float saw, pulse, sine, breath;        /* what it is mixed of */
        float wide;                            /* of the pulse: share of the period */
        float apart;                           /* cents between two of them, 0: one */
        float attack, decay, sustain, release; /* seconds, share */
        float open, rest;                      /* the filter in multiples of the tone: at its loudest, when held */
        float shake, rate;                     /* vibrato: cents, a second */
    } held;
    struct {
        float tone; /* Hz; 0: the key's */
        float ratio[PARTIALS], part[PARTIALS], half[PARTIALS];
        float fall; /* share by which the tone begins too high */
        float noise, noise_half, noise_at, noise_wide;
        int hits; /* so many little ones, one after the other; 0: one */
    } struck;
    float body[FORMANTS], ring_of[FORMANTS]; /* resonances in Hz and their gain; 0: none */
} Instrument;

extern const Instrument instrument_list[INSTRUMENTS];
int instrument_of_letter(char c); /* of a line for KIT; INSTRUMENTS: none has it */

#endif
