/* SPDX-License-Identifier: MIT
 * One sounding note: a plucked string, a held tone or something struck, added to a block of samples.  Runs in the thread
 * of the sound device: no memory is asked for, nothing waits. */
#ifndef MUSIC_VOICE_H
#define MUSIC_VOICE_H
#include "music/tune.h"

enum { BLOCK = 64, STRING_MAX = 2048 };

typedef struct {
    float low, band; /* what a filter remembers */
} Filter;

/* A filter of two poles that stays stable at any pitch; g: see filter_pitch. Gives the low pass, and the band in *band. */
float filter_pitch(float hertz);
float filter_pass(Filter *f, float in, float g, float damp, float *band);

typedef struct {
    const Instrument *of;
    bool on, released;
    uint8_t deck, part;
    int32_t left;  /* frames until it is let go */
    uint32_t aged; /* frames */
    uint32_t chance;
    float loud, hertz;
    union {
        struct {
            float line[STRING_MAX];
            int period, at;
            float lose, dull, tune, was, all_in, all_out, peak;
        } string;
        struct {
            float phase[2], step[2], wave, level;
            Filter filter;
        } held;
        struct {
            float x[PARTIALS], y[PARTIALS], noise, noise_level;
            int hits;
            Filter filter;
        } struck;
    };
} Voice;

void voice_start(Voice *v, const Note *n);
/* Adds BLOCK samples; v->on is false when nothing is left of it. */
void voice_add(Voice *v, float *out);

#endif
