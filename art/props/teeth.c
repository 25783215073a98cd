/* SPDX-License-Identifier: MIT
 * Teeth stand on a parabola: grins and jaws alike. */
#include "props/teeth.h"

void teeth(const Teeth *t)
{
    for (int i = 0; i < t->count; i++) {
        float u = t->count > 1 ? (float)i / (float)(t->count - 1) * 2 - 1 : 0, x = u * t->half_width;
        int from_end = i < t->count - 1 - i ? i : t->count - 1 - i;
        float y = t->sag * u * u, z = t->depth * (1 - u * u), l = t->length;
        if (t->fang > 0 && from_end == t->fang)
            l *= 1.7f;
        else
            l *= 1 - t->uneven * (i % 2 ? .45f : .05f) * (.6f + .8f * chance(i + 3));
        part();
        paint(t->material);
        blend(.005f);
        float lean = (chance(i + 11) - .5f) * t->uneven * .5f * t->thick;
        if (t->blunt) {
            limb(V(x, y, z), V(x + lean, y - l, z + .1f * t->thick), t->thick, t->thick * .8f);
            continue;
        }
        float h = l < 0 ? -1.f : 1.f;
        limb(V(x, y + h * t->thick * .5f, z), V(x * .985f + lean, y - l, z + .35f * t->thick), t->thick,
             t->thick * .1f);
    }
}
