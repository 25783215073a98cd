/* SPDX-License-Identifier: MIT
 * What floats in a picture: embers, snow, bubbles, leaves, sparks, and halos of light; and its eyes. They are painted into
 * it too; read from the list beside its relief they can move. */
#ifndef GFX_MOTES_H
#define GFX_MOTES_H
#include <stdbool.h>

typedef enum { MOTE_GLOW, MOTE_BUBBLE, MOTE_LEAF, MOTE_SPARKLE, MOTE_SNOW, MOTE_KINDS } MoteKind;
enum { MOTES_MOST = 48, EYES_MOST = 8 };

typedef struct {
    MoteKind kind;
    float x, y;     /* where it is painted: shares of the picture's width and height */
    float r;        /* its radius: a share of the width; a halo ends at three of them */
    float near;     /* 0 far .. 1 near, as in the relief */
    float color[3]; /* 0..255: red, green, blue */
    float strength; /* about 1; embers are brighter */
} Mote;

typedef struct {
    float x, y, r; /* as of a mote: the ball, of which lids may hide some */
} MoteEye;

typedef struct {
    Mote mote[MOTES_MOST];
    int n;
    MoteEye eye[EYES_MOST]; /* the largest first */
    int eyes;
} Motes;

/* Reads a list (art/post/floats.h says what is in it). False, and nothing moves: there is none, or it is damaged. Any
 * thread may call it. */
bool motes_read(const char *path, Motes *out);

/* A halo is too large to move: it flickers where it is. */
bool mote_is_halo(const Mote *m);

/* A spark of fire is warmer than a firefly or dust: it rises. */
bool mote_is_ember(const Mote *m);

/* Where one is after some seconds: it moves through its painted place, as embers rise and snow falls, is gone, and comes
 * again. index: its own in the list, so that no two move alike. */
typedef struct {
    float x, y;  /* away from its painted place: shares of the width */
    float turn;  /* radians: a leaf's */
    float shown; /* 0 gone .. 1 */
} MotePlace;
MotePlace mote_at(const Mote *m, int index, float seconds);

#endif
