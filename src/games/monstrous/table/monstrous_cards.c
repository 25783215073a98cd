/* SPDX-License-Identifier: MIT
 * A card as it lies on this table: its picture fills it, in a rim of its colour, with its name on a plate. */
#include <math.h>
#include <stdio.h>

#include "core/say.h"
#include "games/monstrous/table/monstrous_draw.h"

float monstrous_corner(Rect card)
{
    return card.w * 0.055f;
}

static void rim(Table *t, Rect r, Color c)
{
    Gfx *g = t->g;
    float radius = monstrous_corner(r);
    if (gfx_is_contrast(g)) {
        gfx_frame(g, r, radius, 2, gfx_color(g, COL_TEXT));
        return;
    }
    gfx_frame(g, r, radius, 5, rgb(0x1A0F07));
    gfx_frame(g, rect_inset(r, 1), radius - 1, 3, c);
    gfx_frame(g, rect_inset(r, 1), radius - 1, 1, color_alpha(rgb(0xFFF1CF), 0.35f));
}

static void plate(Table *t, Rect r, const char *name)
{
    Gfx *g = t->g;
    if (r.h < 10)
        return;
    if (gfx_is_contrast(g)) {
        gfx_fill(g, r, gfx_color(g, COL_PAPER));
    } else {
        gfx_gradient(g, r, 2, rgb(0xF2E4C0), rgb(0xDBC28D));
        gfx_fill(g, rect(r.x, r.y, r.w, 1), rgb(0x7D5C2B));
    }
    Text style = {FACE_TITLE, r.h * 0.8f, gfx_color(g, COL_INK), ALIGN_CENTER, true};
    style = gfx_text_fit(g, style, r.h * 0.5f, 0.5f, r.w - 8, name);
    (void)gfx_text(g, style, r, name);
}

void monstrous_draw_card(Table *t, Rect r, const TableCard *card)
{
    Gfx *g = t->g;
    float radius = monstrous_corner(r);
    bool painted = !gfx_is_contrast(g) && card->picture != NULL && gfx_has_picture(g, card->picture);
    if (!gfx_is_contrast(g))
        gfx_shadow(g, r, radius, 2);
    gfx_round(g, r, radius, gfx_is_contrast(g) ? gfx_color(g, COL_BG) : rgb(0x1A0F08));
    if (painted) {
        gfx_clip_round(g, rect_inset(r, 1), radius);
        (void)gfx_picture_cover(g, card->picture, r, 0.5f, 0.14f);
        if (card->veil.a > 0)
            gfx_fill(g, r, card->veil);
        gfx_unclip(g);
    } else {
        float side = fminf(r.w, r.h) * 0.42f;
        gfx_sign(g, card->sign, rect(r.x + (r.w - side) / 2, r.y + r.h * 0.4f - side / 2, side, side),
                 color_alpha(gfx_color(g, COL_TEXT), card->veil.a > 0 ? 0.45f : 0.8f), gfx_color(g, COL_BG));
    }
    plate(t, card->plate, card->name);
    rim(t, r, card->rim);
}

void monstrous_draw_hole(Table *t, Rect r)
{
    Gfx *g = t->g;
    float radius = monstrous_corner(r);
    gfx_round(g, r, radius, (Color){0, 0, 0, 60});
    gfx_frame(g, r, radius, 3, (Color){0, 0, 0, 70});
    gfx_frame(g, rect_inset(r, 3), radius, 3, (Color){0, 0, 0, 30});
    if (gfx_is_contrast(g))
        gfx_frame(g, r, radius, 1, color_alpha(gfx_color(g, COL_TEXT), 0.5f));
}

void monstrous_pill(Table *t, Rect card, float y, const char *words, ColorRole role)
{
    Gfx *g = t->g;
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 15 * fminf(t->in->text, 1.4f) / t->in->text, role, ALIGN_CENTER);
    style = gfx_text_fit(g, style, 8, 0.5f, card.w - 24, words);
    float h = gfx_text_height(g, style) + 6, w = fminf(gfx_text_width(g, style, words) + 22, card.w - 4);
    Rect r = rect(card.x + (card.w - w) / 2, y, w, h);
    gfx_round(g, r, h / 2, gfx_is_contrast(g) ? gfx_color(g, COL_BG) : color_alpha(gfx_color(g, COL_PANEL), 0.94f));
    gfx_frame(g, r, h / 2, 2, gfx_color(g, role));
    (void)ui_label(t->ui, style, r, words);
}
