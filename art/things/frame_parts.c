/* SPDX-License-Identifier: MIT
 * What all card frames share. */
#include "things/frame_parts.h"

void frame_slab(const int stone[2], bool halves)
{
    for (int i = 0; i < (halves ? 2 : 1); i++) {
        float x = halves ? (i ? .5f : -.5f) * FRAME_HALF_WIDTH : 0;
        part();
        paint(stone[i]);
        blend(.02f);
        box(x, 0, -.06f, halves ? FRAME_HALF_WIDTH * .5f : FRAME_HALF_WIDTH, FRAME_HALF_HEIGHT, .06f, .05f);
        carve();
        blend(.03f);
        box(0, .17f, 0, FRAME_HALF_WIDTH - FRAME_BORDER, FRAME_HALF_HEIGHT - .30f, .5f, .05f);
        fill();
    }
}

void frame_rail(Vec3 from, Vec3 to, float r, int metal)
{
    part();
    paint(metal);
    limb(from, to, r, r);
}

void frame_rails(int outer, int inner)
{
    float w = FRAME_HALF_WIDTH, h = FRAME_HALF_HEIGHT;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        frame_rail(V(s * (w - .02f), -h + .05f, 0), V(s * (w - .02f), h - .05f, 0), .025f, outer);
        frame_rail(V(s * (w - FRAME_BORDER), -h + .42f, 0), V(s * (w - FRAME_BORDER), h - .15f, 0), .018f, inner);
        frame_rail(V(-w + .02f, s * (h - .02f), 0), V(w - .02f, s * (h - .02f), 0), .025f, outer);
    }
    frame_rail(V(-w + FRAME_BORDER, h - .14f, 0), V(w - FRAME_BORDER, h - .14f, 0), .018f, inner);
    frame_rail(V(-w + FRAME_BORDER, -h + .42f, 0), V(w - FRAME_BORDER, -h + .42f, 0), .022f, inner);
}

void frame_plate(void)
{
    part();
    paint(material_new(rgb(0xe9d6a8), rgb(0xb8935a), .8f, .3f, PAT_NOISE, 4, .5f));
    blend(.03f);
    box(0, -FRAME_HALF_HEIGHT + .24f, -.02f, FRAME_HALF_WIDTH - .16f, .13f, .05f, .04f);
}
