/* SPDX-License-Identifier: MIT
 * From the list to places in time. Everything is a function of the mote's index and of the time: nothing is remembered
 * between two frames. */
#include "gfx/motes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/file.h"

static const float circle = 6.2831853f;

/* ---- reading ----------------------------------------------------------------------------------------------------- */

typedef struct { /* distances of the nearest and the farthest of the figure */
    int nearest, farthest;
} Range;

/* The relief's nearness of a distance (art/post/floats.h). */
static float nearness(Range range, int distance)
{
    double a = 1.0 / range.nearest, b = 1.0 / range.farthest, d = 1.0 / distance;
    return (float)fmin(1, fmax(0, (64 + 191 * (d - b) / (a - b)) / 255));
}

static bool read_mote(const char *line, Range range, Mote *m)
{
    static const char *const word[MOTE_KINDS] = {"glow", "bubble", "leaf", "sparkle", "snow"};
    char kind[16];
    int x, y, r, distance, strength;
    unsigned color;
    if (sscanf(line, "%15s %9d %9d %9d %9d %6x %9d", kind, &x, &y, &r, &distance, &color, &strength) != 7)
        return false;
    int k = 0;
    while (k < MOTE_KINDS && strcmp(kind, word[k]) != 0)
        k++;
    if (k == MOTE_KINDS || r < 1 || distance < 1 || range.nearest < 1 || range.farthest <= range.nearest)
        return false;
    *m = (Mote){.kind = (MoteKind)k,
                .x = (float)x / 1000,
                .y = (float)y / 1000,
                .r = (float)r / 1000,
                .near = nearness(range, distance),
                .strength = (float)strength / 100};
    for (int c = 0; c < 3; c++)
        m->color[c] = (float)(color >> (16 - 8 * c) & 255);
    return true;
}

static bool read_eye(const char *line, MoteEye *e)
{
    int x, y, r;
    if (sscanf(line, "eye %9d %9d %9d", &x, &y, &r) != 3 || r < 1)
        return false;
    *e = (MoteEye){(float)x / 1000, (float)y / 1000, (float)r / 1000};
    return true;
}

static void read_lines(const char *text, Motes *out)
{
    Range range = {0};
    for (const char *line = text; line != NULL; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, "range ", 6) == 0 && sscanf(line, "range %9d %9d", &range.nearest, &range.farthest) != 2)
            range = (Range){0};
        else if (out->eyes < EYES_MOST && read_eye(line, &out->eye[out->eyes]))
            out->eyes++;
        else if (out->n < MOTES_MOST && read_mote(line, range, &out->mote[out->n]))
            out->n++;
    }
}

bool motes_read(const char *path, Motes *out)
{
    enum { MOST = 1 << 16 };
    Buf file = {0};
    *out = (Motes){0};
    bool there = file_read(path, MOST, &file).code == 0 && file.n > 0;
    if (there)
        read_lines(file.text, out);
    buf_free(&file);
    return there && out->n + out->eyes > 0;
}

/* ---- moving ------------------------------------------------------------------------------------------------------ */

bool mote_is_halo(const Mote *m)
{
    return m->kind == MOTE_GLOW && m->r > 0.016f;
}

/* 0..1, its own for each index and question. */
static float chance(int index, int question)
{
    float v = sinf((float)index * 12.9898f + (float)question * 78.233f) * 43758.547f;
    return v - floorf(v);
}

bool mote_is_ember(const Mote *m)
{
    return m->kind == MOTE_GLOW && m->color[0] > m->color[2] * 1.5f && m->color[0] >= m->color[1];
}

typedef struct {
    float rises, sways, seconds; /* shares of the width in a life, and how long that is */
} Drift;

static Drift drift_of(const Mote *m)
{
    switch (m->kind) {
    case MOTE_GLOW:
        return mote_is_ember(m) ? (Drift){0.16f, 0.012f, 3.2f} : (Drift){0.02f, 0.03f, 7};
    case MOTE_BUBBLE:
        return (Drift){0.18f, 0.010f, 4.5f};
    case MOTE_LEAF:
        return (Drift){-0.20f, 0.045f, 5.5f};
    case MOTE_SNOW:
        return (Drift){-0.22f, 0.022f, 5};
    case MOTE_SPARKLE:
    case MOTE_KINDS:
        break;
    }
    return (Drift){0, 0, 2.6f};
}

MotePlace mote_at(const Mote *m, int index, float seconds)
{
    Drift d = drift_of(m);
    float life = seconds / (d.seconds * (0.8f + 0.6f * chance(index, 1))) + chance(index, 2), at = life - floorf(life);
    float round = seconds * (1.1f + chance(index, 3)) + circle * chance(index, 4);
    float ends = 2 * at - 1, shown = 1 - ends * ends * ends * ends;
    if (m->kind == MOTE_SPARKLE) /* twinkles, and is dark for most of the time */
        shown = powf(sinf(at * circle / 2), 6);
    else if (mote_is_ember(m))
        shown *= 0.75f + 0.25f * sinf(round * 7);
    return (MotePlace){.x = d.sways * sinf(round),
                       .y = d.rises * (0.5f - at) * (0.7f + 0.6f * chance(index, 5)),
                       .turn = sinf(round * 0.8f) * 0.9f + circle * chance(index, 6),
                       .shown = shown};
}
