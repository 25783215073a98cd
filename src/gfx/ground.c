/* SPDX-License-Identifier: MIT
 * Grounds and mats of tables. */
#include "gfx/ground.h"

void ground_draw(Gfx *g, const Ground *ground)
{
    Rect all = rect(0, 0, gfx_w(g), gfx_h(g));
    if (gfx_is_contrast(g) || ground->table != NULL)
        gfx_wood(g, all);
    else
        (void)gfx_picture_cover(g, ground->picture, all, 0.5f, ground->anchor_y);
}

void mat_draw(Gfx *g, Rect r, const Mat *mat)
{
    gfx_felt(g, r, mat->felt);
}
