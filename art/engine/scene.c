/* SPDX-License-Identifier: MIT
 * Scenes: memory that grows as the brush needs it. */
#include "engine/scene.h"

#include "engine/boxes.h"

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
    free(s->folds);
    free(s->materials);
    free(s->sprites);
    free(s->outline_points);
    free(s->facets);
    free(s->ball_x);
    free(s->ball_y);
    free(s->ball_z);
    free(s->ball_r);
    free(s->bunch_x);
    free(s->bunch_y);
    free(s->bunch_z);
    free(s->bunch_r);
    free(s->boxes);
    free(s);
}

static float *floats(int n)
{
    void *list = NULL;
    if (posix_memalign(&list, 64, (size_t)(n + 1) * sizeof(float)) != 0)
        forge_fail("out of memory");
    return list;
}

/* The balls of shapes from..from + BUNCH - 1, and one around those that are there. */
static void bunch(Scene *s, int index)
{
    int from = index * BUNCH, to = from + BUNCH < s->shape_count ? from + BUNCH : s->shape_count;
    Vec3 low = grey(1e9f), high = grey(-1e9f);
    bool endless = false;
    for (int i = from; i < from + BUNCH; i++) {
        const Shape *q = i < to ? &s->shapes[i] : NULL;
        s->ball_x[i] = q != NULL ? q->middle[0] : 0;
        s->ball_y[i] = q != NULL ? q->middle[1] : 0;
        s->ball_z[i] = q != NULL ? q->middle[2] : 0;
        s->ball_r[i] = q != NULL ? q->reach : -1e6f;
        endless = endless || s->ball_r[i] > 1e5f;
        for (int k = 0; k < 3 && q != NULL; k++) {
            low[k] = min_of(low[k], q->middle[k]);
            high[k] = max_of(high[k], q->middle[k]);
        }
    }
    Vec3 middle = (low + high) * .5f;
    float reach = endless ? 1e6f : 0;
    for (int i = from; i < to; i++)
        reach = max_of(reach, vec_length(s->shapes[i].middle - middle) + s->shapes[i].reach);
    s->bunch_x[index] = middle[0];
    s->bunch_y[index] = middle[1];
    s->bunch_z[index] = middle[2];
    s->bunch_r[index] = reach;
}

/* Half the thickness of a shape where it is thinnest; 0 of those that are no flesh. */
static float thickness(const Shape *q)
{
    switch (q->kind) {
    case SHAPE_EGG:
        return min_of(q->half[0], min_of(q->half[1], q->half[2]));
    case SHAPE_LIMB:
        return max_of(q->r0, q->r1);
    case SHAPE_HULL:
        return q->reach * .4f;
    default:
        return 0;
    }
}

/* The first material that is the same skin: a head and the hands of its figure may each have made their own. */
static int skin_of(const Scene *s, int m)
{
    for (int i = 0; i < m; i++) {
        Vec3 d = s->materials[i].color - s->materials[m].color;
        if (vec_dot(d, d) < 1e-5f)
            return i;
    }
    return m;
}

/* The seam is narrow beside what it joins: an arm melts into its shoulder, fingers stay fingers. */
static void find_skin(Scene *s, Part *k)
{
    const float widest = .07f, share = .35f;
    float thick = 0;
    int m = k->count > 0 ? s->shapes[k->first].material : -1;
    if (m < 0 || k->jelly || (!k->melting && s->materials[m].pattern != PAT_SKIN))
        return;
    for (int i = k->first; i < k->first + k->count; i++)
        if (!s->shapes[i].carved)
            thick = max_of(thick, thickness(&s->shapes[i]));
    if (thick <= 0)
        return;
    k->skin = skin_of(s, m) + 1;
    k->seam = min_of(widest, thick * share);
    for (int i = k->first; i < k->first + k->count; i++)
        s->shapes[i].reach += k->seam;
}

/* Shapes of a part whose cloth is creased are met that much further out. */
static void make_room_for_folds(Scene *s, Part *k)
{
    const float highest = 1.2f;
    for (int i = k->first_fold; i < k->first_fold + k->folds; i++)
        k->crease = max_of(k->crease, 1.6f * highest * s->folds[i].depth);
    for (int i = k->first; k->folds > 0 && i < k->first + k->count; i++)
        s->shapes[i].reach += k->crease;
}

void scene_finish(Scene *s)
{
    for (int i = 0; i < s->part_count; i++) {
        find_skin(s, &s->parts[i]);
        make_room_for_folds(s, &s->parts[i]);
    }
    s->bunches = (s->shape_count + BUNCH - 1) / BUNCH;
    float **ball[] = {&s->ball_x, &s->ball_y, &s->ball_z, &s->ball_r};
    float **bunches[] = {&s->bunch_x, &s->bunch_y, &s->bunch_z, &s->bunch_r};
    for (int i = 0; i < 4; i++) {
        *ball[i] = floats(s->bunches * BUNCH);
        *bunches[i] = floats(s->bunches);
    }
    for (int i = 0; i < s->bunches; i++)
        bunch(s, i);
    s->boxes = boxes_of(s);
    s->key.towards = vec_unit(s->key.towards);
    s->rim.towards = vec_unit(s->rim.towards);
    s->fill.towards = vec_unit(s->fill.towards);
}
