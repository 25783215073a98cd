/* SPDX-License-Identifier: MIT
 * Scenes: memory that grows as the brush needs it. */
#include "engine/scene.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void forge_fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("forge: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

int list_more(void **list, int *count, int *room, int element_size)
{
    if (*count == *room) {
        int wanted = *room * 2 + 64;
        /* shapes and vectors live in registers of 16 bytes, so their memory must be aligned for them */
        void *grown = NULL;
        if (posix_memalign(&grown, 64, (size_t)wanted * (size_t)element_size) != 0)
            forge_fail("out of memory");
        if (*list != NULL)
            memcpy(grown, *list, (size_t)*count * (size_t)element_size);
        free(*list);
        *list = grown;
        *room = wanted;
    }
    memset((char *)*list + (size_t)*count * (size_t)element_size, 0, (size_t)element_size);
    return (*count)++;
}

Scene *scene_new(void)
{
    void *memory = NULL;
    if (posix_memalign(&memory, 64, sizeof(Scene)) != 0)
        forge_fail("out of memory");
    Scene *s = memory;
    memset(s, 0, sizeof *s);
    s->eye = V(0, 1.3f, 6.2f);
    s->target = V(0, 1.05f, 0);
    s->view_angle = 32;
    s->aperture = .01f;
    s->haze = .05f;
    s->haze_from = 6;
    s->exposure = .92f;
    s->ambient = .52f;
    s->grade = .22f;
    s->back_zoom = s->disc_size = 1;
    s->strokes = s->smear = s->ink = s->vignette = s->canvas = s->stroke_size = 1;
    return s;
}

void scene_free(Scene *s)
{
    if (s == NULL)
        return;
    free(s->shapes);
    free(s->parts);
    free(s->materials);
    free(s->sprites);
    free(s->outline_points);
    free(s->facets);
    free(s->ball_x);
    free(s->ball_y);
    free(s->ball_z);
    free(s->ball_r);
    free(s);
}

static float *floats(int n)
{
    float *list = malloc((size_t)(n + 1) * sizeof *list);
    if (list == NULL)
        forge_fail("out of memory");
    return list;
}

void scene_finish(Scene *s)
{
    int n = s->shape_count;
    s->ball_x = floats(n);
    s->ball_y = floats(n);
    s->ball_z = floats(n);
    s->ball_r = floats(n);
    for (int i = 0; i < n; i++) {
        s->ball_x[i] = s->shapes[i].middle[0];
        s->ball_y[i] = s->shapes[i].middle[1];
        s->ball_z[i] = s->shapes[i].middle[2];
        s->ball_r[i] = s->shapes[i].reach;
    }
    s->key.towards = vec_unit(s->key.towards);
    s->rim.towards = vec_unit(s->rim.towards);
    s->fill.towards = vec_unit(s->fill.towards);
}
