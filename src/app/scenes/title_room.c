/* SPDX-License-Identifier: MIT
 * The picture of the Hall and the sign with its name. */
#include <math.h>
#include <stdio.h>

#include "app/scenes/title_int.h"
#include "ui/portrait.h"

enum { WIDE = 1280, HIGH = 800 };
static const float ABOVE = 0.3f; /* share of what is cut in height that is cut at the top: skull and horns stay */

Painting painting_of(const Gfx *g)
{
    Painting p = {.k = fmaxf(gfx_w(g) / WIDE, gfx_h(g) / HIGH)};
    p.x = (gfx_w(g) - WIDE * p.k) / 2;
    p.y = (gfx_h(g) - HIGH * p.k) * ABOVE;
    return p;
}

SDL_FPoint painting_at(const Painting *p, float x, float y)
{
    return (SDL_FPoint){p->x + x * p->k, p->y + y * p->k};
}

static void picture_in_contrast(Ui *ui, const Painting *p)
{
    enum { FACE = 300 };
    Gfx *g = ui_gfx(ui);
    float size = FACE * p->k;
    SDL_FPoint face = painting_at(p, 650, 330);
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), gfx_color(g, COL_BG));
    innkeeper_portrait(g, rect(face.x - size / 2, face.y - size / 2, size, size));
}

void room_picture(Ui *ui, const Painting *p, const char *look)
{
    Gfx *g = ui_gfx(ui);
    float w = gfx_w(g), h = gfx_h(g);
    if (gfx_is_contrast(g)) {
        picture_in_contrast(ui, p);
        return;
    }
    bool day = gfx_color(g, COL_BG).r > 128 && gfx_has_picture(g, "scenes/hall-day");
    gfx_fill(g, rect(0, 0, w, h), (Color){0x12, 0x0A, 0x08, 255});
    (void)gfx_picture_cover(g, day ? "scenes/hall-day" : "scenes/hall", rect(0, 0, w, h), 0.5f, ABOVE);
    if (look) {
        char face[64];
        SDL_FPoint at = painting_at(p, 552, 232);
        (void)snprintf(face, sizeof face, "scenes/hall-%s%s", day ? "day-" : "", look);
        (void)gfx_picture(g, face, rect(at.x, at.y, 192 * p->k, 160 * p->k), 1);
    }
    gfx_gradient(g, rect(0, 0, w, 120), 0, (Color){14, 8, 5, 130}, (Color){14, 8, 5, 0});
    gfx_gradient(g, rect(0, h * 0.72f, w, h * 0.28f), 0, (Color){8, 4, 2, 0}, (Color){8, 4, 2, 160});
}

Rect room_name(Ui *ui)
{
    enum { SIGN_WIDE = 344, SIGN_HIGH = 66, TOP = 8, SIZE = 54 };
    static const char name[] = "Horde Hall";
    Gfx *g = ui_gfx(ui);
    Rect r = rect((gfx_w(g) - SIGN_WIDE) / 2, TOP, SIGN_WIDE, SIGN_HIGH);
    Text text = {
        .face = FACE_TITLE, .size = SIZE, .color = gfx_color(g, COL_SIGN), .align = ALIGN_CENTER, .fixed = true};
    for (int i = 0; i < 2 && !gfx_is_contrast(g); i++) {
        gfx_fill(g, rect(i ? r.x + r.w - 60 : r.x + 54, 0, 6, TOP - 2), (Color){0xC9, 0x9A, 0x4A, 255});
        gfx_fill(g, rect(i ? r.x + r.w - 60 : r.x + 54, TOP - 2, 6, 2), (Color){0x5B, 0x3A, 0x12, 255});
    }
    gfx_surface(g, r, SURFACE_SIGN);
    if (!gfx_is_contrast(g)) {
        Text shade = text;
        shade.color = (Color){0x2A, 0x14, 0x07, 255};
        (void)gfx_text(g, shade, rect(r.x, r.y + 3, r.w, r.h), name);
    }
    (void)ui_label(ui, text, r, name);
    return r;
}
