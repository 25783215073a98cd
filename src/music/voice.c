/* SPDX-License-Identifier: MIT
 * How notes sound.  A string is a line of samples that runs round and loses its edge (Karplus and Strong), with its pitch
 * set to the fraction of a sample; a held tone a saw or a pulse without steps (polyBLEP) behind a filter that opens and
 * shuts; what is struck a handful of dying sines and a puff of noise. */
#include "music/voice.h"

#include <math.h>
#include <string.h>

static const float TAU = 6.2831853f, RATE = (float)MUSIC_RATE;

static float noise(Voice *v) /* -1..1 */
{
    v->chance = v->chance * 1664525u + 1013904223u;
    return (float)(int32_t)v->chance * (1.0f / 2147483648.0f);
}

float filter_pitch(float hertz)
{
    return tanf(TAU * 0.5f * (hertz < 0.45f * RATE ? hertz : 0.45f * RATE) / RATE);
}

float filter_pass(Filter *f, float in, float g, float damp, float *band)
{
    float high = (in - f->low - (g + damp) * f->band) / (1 + g * (g + damp));
    float b = g * high + f->band, l = g * b + f->low;
    f->band = g * high + b;
    f->low = g * b + l;
    if (band)
        *band = b * damp;
    return l;
}

/* ---- plucked ----------------------------------------------------------------------------------------------------- */

/* The finger's noise, without what the place it plucks at cannot wake, without a mean. */
static void pluck(Voice *v)
{
    float *line = v->string.line, soft = 0, mean = 0, peak = 0;
    int n = v->string.period, back = (int)(v->of->string.place * (float)n);
    float bright = v->of->string.bright * (0.6f + 0.4f * v->loud);
    for (int i = 0; i < n; i++) {
        soft += bright * (noise(v) - soft);
        line[i] = soft;
    }
    for (int i = n - 1; i >= back && back > 0; i--)
        line[i] -= line[i - back];
    for (int i = 0; i < n; i++)
        mean += line[i];
    mean /= (float)n;
    for (int i = 0; i < n; i++) {
        line[i] -= mean;
        peak = fabsf(line[i]) > peak ? fabsf(line[i]) : peak;
    }
    for (int i = 0; i < n && peak > 0; i++)
        line[i] *= 1 / peak;
}

static float losing(float hertz, float seconds) /* a thousand times softer after so long: what is left each period */
{
    return powf(0.001f, 1 / (hertz * seconds));
}

static void start_string(Voice *v)
{
    float ring = v->of->string.ring * sqrtf(220 / v->hertz), period, rest;
    v->string.dull = v->of->string.dull;
    period = RATE / v->hertz - v->string.dull; /* the edge that wears off takes its time */
    v->string.period = (int)(period - 0.2f);
    v->string.period = v->string.period < STRING_MAX ? v->string.period : STRING_MAX;
    rest = period - (float)v->string.period;
    v->string.tune = (1 - rest) / (1 + rest);
    v->string.lose = losing(v->hertz, ring);
    v->string.at = 0;
    v->string.was = v->string.all_in = v->string.all_out = 0;
    v->string.peak = 1;
    pluck(v);
}

static void add_string(Voice *v, float *out)
{
    float *line = v->string.line, peak = 0, gain = v->loud * v->of->gain;
    float dull = v->string.dull, lose = v->string.lose, tune = v->string.tune;
    float was = v->string.was, all_in = v->string.all_in, all_out = v->string.all_out;
    int at = v->string.at, period = v->string.period, rising = v->aged < 2 * BLOCK ? (int)v->aged : -1;
    for (int i = 0; i < BLOCK; i++) {
        float now = line[at], soft = (1 - dull) * now + dull * was, tuned = tune * (soft - all_out) + all_in;
        was = now;
        all_in = soft;
        all_out = tuned;
        line[at] = lose * tuned;
        at = at + 1 < period ? at + 1 : 0;
        float rise = rising >= 0 ? (float)(rising + i) * (1.0f / (2 * BLOCK)) : 1;
        out[i] += gain * rise * now;
        peak = fabsf(now) > peak ? fabsf(now) : peak;
    }
    v->string.at = at;
    v->string.was = was;
    v->string.all_in = all_in;
    v->string.all_out = all_out;
    v->string.peak = peak > 0.98f * v->string.peak ? peak : 0.98f * v->string.peak;
    v->on = v->string.peak * v->loud > 0.0004f;
}

/* ---- held -------------------------------------------------------------------------------------------------------- */

static void start_held(Voice *v)
{
    float apart = v->of->held.apart;
    v->held.phase[0] = 0.25f;
    v->held.phase[1] = 0.25f + 0.5f * fabsf(noise(v));
    v->held.step[0] = v->hertz * powf(2, apart / 2400) / RATE;
    v->held.step[1] = apart > 0 ? v->hertz * powf(2, -apart / 2400) / RATE : 0;
    v->held.wave = 0;
    v->held.level = 0;
    v->held.filter = (Filter){0};
}

static float blep(float p, float step) /* rounds the jump of a saw */
{
    if (p < step) {
        p /= step;
        return p + p - p * p - 1;
    }
    if (p > 1 - step) {
        p = (p - 1) / step;
        return p * p + p + p + 1;
    }
    return 0;
}

static float saw(float p, float step)
{
    return 2 * p - 1 - blep(p, step);
}

static float sine(float p) /* of a turn, to a thousandth */
{
    p = p > 0.5f ? p - 1 : p;
    float y = 8 * p - 16 * p * fabsf(p);
    return 0.225f * (y * fabsf(y) - y) + y;
}

/* How loud it is to be at the end of this block. */
static float held_level(const Voice *v)
{
    float t = (float)v->aged / RATE, level = v->held.level, sustain = v->of->held.sustain;
    const float block = (float)BLOCK / RATE;
    if (v->released)
        return level * expf(-block * 5 / v->of->held.release);
    if (t < v->of->held.attack)
        return level + (1 - level) * block / (v->of->held.attack - t > block ? v->of->held.attack - t : block);
    return sustain + (level - sustain) * expf(-block * 2.5f / v->of->held.decay);
}

static void add_held(Voice *v, float *out)
{
    const Instrument *of = v->of;
    float t = (float)v->aged / RATE, from = v->held.level, to = held_level(v), gain = v->loud * of->gain;
    float shaken = of->held.shake * (t < 0.25f ? 0 : t < 0.6f ? (t - 0.25f) / 0.35f : 1);
    float bend = 1 + shaken * 0.000578f * sine(v->held.wave);
    float open = of->held.rest + (of->held.open - of->held.rest) * to * (0.5f + 0.5f * v->loud);
    float g = filter_pitch(v->hertz * open + 150), w = of->held.wide;
    int n = v->held.step[1] > 0 ? 2 : 1;
    v->held.wave += of->held.rate * (float)BLOCK / RATE;
    v->held.wave -= (float)(int)v->held.wave;
    for (int i = 0; i < BLOCK; i++) {
        float x = of->held.breath * noise(v);
        for (int k = 0; k < n; k++) {
            float step = v->held.step[k] * bend, p = v->held.phase[k] + step;
            p = p >= 1 ? p - 1 : p;
            v->held.phase[k] = p;
            float s = of->held.saw + of->held.pulse != 0 ? saw(p, step) : 0;
            x += of->held.saw * s;
            if (of->held.pulse > 0)
                x += of->held.pulse * (s - saw(p + w >= 1 ? p + w - 1 : p + w, step));
            if (of->held.sine > 0)
                x += of->held.sine * sine(p);
        }
        x = filter_pass(&v->held.filter, x, g, 1.2f, NULL);
        out[i] += gain * (from + (to - from) * (float)i * (1.0f / BLOCK)) * x;
    }
    v->held.level = to;
    v->on = !v->released || to > 0.0005f;
}

/* ---- struck ------------------------------------------------------------------------------------------------------ */

static void start_struck(Voice *v)
{
    for (int i = 0; i < PARTIALS; i++) {
        v->struck.x[i] = v->of->struck.part[i];
        v->struck.y[i] = 0;
    }
    v->struck.hits = v->of->struck.hits;
    v->struck.noise_level = 1;
    v->struck.filter = (Filter){0};
    if (v->of->struck.tone > 0) /* no two strokes are alike */
        v->hertz = v->of->struck.tone * (1 + 0.03f * noise(v));
}

static void strike_again(Voice *v)
{
    v->struck.hits--;
    v->struck.noise_level += 0.75f;
    if (v->of->struck.tone > 0)
        v->hertz = v->of->struck.tone * (1 + 0.16f * noise(v));
    for (int i = 0; i < PARTIALS; i++)
        v->struck.x[i] += 0.7f * v->of->struck.part[i];
}

static float add_partial(Voice *v, int i, float *out)
{
    float t = (float)v->aged / RATE, fall = 1 + v->of->struck.fall * expf(-t / 0.035f);
    float turn = TAU * v->hertz * v->of->struck.ratio[i] * fall / RATE;
    if (turn > 3)
        return 0;
    float less = powf(0.5f, 1 / (v->of->struck.half[i] * RATE)), c = less * cosf(turn), s = less * sinf(turn);
    float x = v->struck.x[i], y = v->struck.y[i], gain = v->loud * v->of->gain;
    for (int k = 0; k < BLOCK; k++) {
        float next = x * c - y * s;
        y = x * s + y * c;
        x = next;
        out[k] += gain * y; /* begins at zero: no click */
    }
    v->struck.x[i] = x;
    v->struck.y[i] = y;
    return fabsf(x) + fabsf(y);
}

static void add_struck(Voice *v, float *out)
{
    float rest = 0, gain = v->loud * v->of->gain * v->of->struck.noise;
    if (v->struck.hits > 1 && v->aged > 0 && v->aged % (9 * BLOCK) == 0)
        strike_again(v);
    for (int i = 0; i < PARTIALS; i++)
        if (v->of->struck.part[i] > 0)
            rest += add_partial(v, i, out);
    if (gain > 0 && v->struck.noise_level > 0.0005f) {
        float less = powf(0.5f, 1 / (v->of->struck.noise_half * RATE)), g = filter_pitch(v->of->struck.noise_at), band;
        float level = v->struck.noise_level;
        for (int i = 0; i < BLOCK; i++) {
            (void)filter_pass(&v->struck.filter, noise(v), g, v->of->struck.noise_wide, &band);
            out[i] += gain * level * band;
            level *= less;
        }
        v->struck.noise_level = level;
        rest += level;
    }
    v->on = rest > 0.001f || v->struck.hits > 1;
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

void voice_start(Voice *v, const Note *n)
{
    v->of = &instrument_list[n->instrument];
    v->on = true;
    v->released = false;
    v->part = n->part;
    v->left = (int32_t)n->length;
    v->aged = 0;
    v->chance = n->at * 2654435761u + n->key * 40503u + n->part;
    v->loud = (float)n->loud * (1.0f / 255) * (float)n->loud * (1.0f / 255);
    v->hertz = 440 * powf(2, ((float)n->key - 69) / 12);
    switch (v->of->kind) {
    case PLUCKED:
        start_string(v);
        break;
    case HELD:
        start_held(v);
        break;
    case STRUCK:
        start_struck(v);
        break;
    }
}

static void voice_release(Voice *v)
{
    if (v->released)
        return;
    v->released = true;
    if (v->of->kind == PLUCKED)
        v->string.lose = losing(v->hertz, 0.35f);
}

void voice_add(Voice *v, float *out)
{
    v->left -= BLOCK;
    if (v->left <= 0)
        voice_release(v);
    switch (v->of->kind) {
    case PLUCKED:
        add_string(v, out);
        break;
    case HELD:
        add_held(v, out);
        break;
    case STRUCK:
        add_struck(v, out);
        break;
    }
    v->aged += BLOCK;
}
