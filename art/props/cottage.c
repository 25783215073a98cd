/* SPDX-License-Identifier: MIT
 * Houses of the country people. */
#include "props/cottage.h"

void cottage(const Cottage *c)
{
    float w = c->wide, h = c->tall, d = c->deep, rise = d * 1.05f;
    part();
    paint(c->wall);
    box(0, h * .5f, 0, w, h * .5f, d, .02f);
    float gable[] = {-d, 0, d, 0, 0, rise};
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * (w - .03f), h, 0);
        turn_y(90);
        part();
        paint(c->wall);
        outline(3, gable, 1, .05f, .01f);
        pop();
    }
    part();
    paint(c->wood);
    blend(.01f);
    for (int i = 0; i <= 4; i++)
        box(((float)i * .5f - 1) * (w - .05f), h * .5f, d, .05f, h * .5f, .035f, .01f);
    box(0, h * .52f, d, w, .045f, .03f, .01f);
    box(0, h - .05f, d, w, .05f, .035f, .01f);
    for (int i = -1; i <= 1; i++)
        for (int side = -1; side <= 1; side += 2)
            box((float)side * w, h * .5f, (float)i * (d - .05f), .035f, h * .5f, .05f, .01f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(0, h + rise * .5f, (float)side * d * .53f);
        turn_x((float)side * 46);
        part();
        paint(c->roof);
        lumpy(.012f, 5);
        box(0, 0, 0, w + .16f, .05f, d * .84f, .02f);
        pop();
    }
    if (c->chimney) {
        part();
        paint(c->wall);
        box(w * .5f, h + rise, -d * .2f, .14f, .42f, .14f, .02f);
        box(w * .5f, h + rise + .42f, -d * .2f, .18f, .05f, .18f, .02f);
    }
    int light = material_glow(c->windows, 1.8f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(light);
        box((float)side * w * .5f, h * .72f, d + .005f, w * .15f, h * .13f, .02f, .01f);
        part();
        paint(c->wood);
        box((float)side * w * .5f, h * .72f, d + .03f, .018f, h * .14f, .015f, .005f);
        box((float)side * w * .5f, h * .72f, d + .03f, w * .16f, .018f, .015f, .005f);
    }
}
