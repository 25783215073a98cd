/* SPDX-License-Identifier: MIT
 * Signs as pictures of their exact size. */
#include "gfx/signs.h"

#include <math.h>
#include <string.h>

#include "base/log.h"
#include "gfx/inside.h"
#include "gfx/path.h"

static const SignShape lozenge = {"?", .fill = "M12 3l7 9-7 9-7-9Z"};

static const SignShape *shape_or_lozenge(const char *word)
{
    const SignShape *s = word != NULL ? sign_shape(word) : NULL;
    if (s != NULL)
        return s;
    log_note("no sign is called \"%s\"", word != NULL ? word : "");
    return &lozenge;
}

static void fill_mask(Mask *m, const char *text, FillRule rule, SignPlace at)
{
    Path p;
    if (path_parse(&p, text, at.size / 24.0f))
        mask_fill(m, &p, rule, at.x, at.y);
    path_free(&p);
}

static void stroke_mask(Mask *m, const char *text, float thick, SignPlace at)
{
    Path p;
    if (path_parse(&p, text, at.size / 24.0f))
        mask_stroke(m, &p, thick * at.size / 24.0f, at.x, at.y);
    path_free(&p);
}

void paint_sign(Bitmap *b, const char *word, SignPlace at, Color c, Color cut)
{
    const SignShape *s = shape_or_lozenge(word);
    Mask body = mask_new(b->w, b->h);
    if (s->fill != NULL)
        fill_mask(&body, s->fill, FILL_EVENODD, at);
    if (s->stroke != NULL)
        stroke_mask(&body, s->stroke, 2.2f, at);
    mask_paint(&body, b, 0, 0, c);
    mask_free(&body);
    if (s->cut != NULL) {
        Mask m = mask_new(b->w, b->h);
        fill_mask(&m, s->cut, FILL_NONZERO, at);
        if (cut.a == 0)
            mask_erase(&m, b, 0, 0);
        else
            mask_paint(&m, b, 0, 0, cut);
        mask_free(&m);
    }
    if (s->crease != NULL) {
        Mask m = mask_new(b->w, b->h);
        stroke_mask(&m, s->crease, 1.3f, at);
        mask_paint(&m, b, 0, 0, cut.a == 0 ? (Color){0, 0, 0, 128} : color_alpha(cut, 0.75f));
        mask_free(&m);
    }
}

void gfx_sign(Gfx *g, const char *word, Rect r, Color c, Color cut)
{
    SDL_Rect p = px_rect(g, r);
    int side = p.w < p.h ? p.w : p.h;
    if (side < 1 || word == NULL || px_hidden(g, p))
        return;
    Key k = key_start(BAKE_SIGN);
    key_text(&k, word, strlen(word));
    key_int(&k, side);
    key_color(&k, c);
    key_color(&k, cut);
    const Baked *known = cache_find(g->cache, k);
    if (known == NULL) {
        Bitmap b = bitmap_new(side, side);
        paint_sign(&b, word, (SignPlace){0, 0, (float)side}, c, cut);
        known = bake_bitmap(g, k, &b);
    }
    px_baked(g, known, p.x + (p.w - side) / 2, p.y + (p.h - side) / 2);
}
