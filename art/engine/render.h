/* SPDX-License-Identifier: MIT
 * From a scene to light: colours, depths and normals of every pixel, several threads at once. */
#ifndef FORGE_ENGINE_RENDER_H
#define FORGE_ENGINE_RENDER_H

#include "engine/scene.h"

typedef struct {
    int width, height;
    float *color;    /* 3 a pixel, linear light */
    float *normal;   /* 3 a pixel */
    float *depth;    /* FAR_AWAY of the backdrop */
    float *coverage; /* 1 where the subject is, 0 backdrop */
    float *halo;     /* light that halos have laid over it, already in its colour */
    float *hair;     /* 3 a pixel: from root to tip of the hair that grows there, in the world's units; 0: none */
    float *skin;     /* 3 a pixel: the own colour of living skin there; 0: none */
    int *part;       /* -1 of the backdrop */
} Frame;

/* told(context, 0..1) is called now and then by one of the threads; may be NULL. */
typedef void RenderTold(void *context, float done);

/* The scene must be finished. samples: rays a pixel, 4 for a proof, 8 and more for the real thing.
 * The frame's arrays are the caller's to free by frame_free. */
Frame render(const Scene *s, int width, int height, int samples, int threads, RenderTold *told, void *context);
void frame_free(Frame *f);

#endif
