/* SPDX-License-Identifier: MIT
 * Cards that are turned: which layers are kept of them, and where they are drawn. */
#include "gfx/card_turned.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "gfx/card_face.h"
#include "gfx/turned_paint.h"
#include "sys/sys.h"

struct Turned {
    Key key;
    Layers front, back; /* without a front of their own: not made yet */
    bool none;          /* of a picture alone: it has no relief */
};

Turned *turned_new(void)
{
    Turned *t = xcalloc(1, sizeof *t);
    return t;
}

static void forget(Turned *t)
{
    layers_free(&t->front);
    layers_free(&t->back);
    *t = (Turned){0};
}

void turned_free(Turned *t)
{
    if (t != NULL)
        forget(t);
    free(t);
}

/* ---- the card's own pixels --------------------------------------------------------------------------------------- */

/* Converts to straight alpha, for files. */
static void unpremultiply(SDL_Surface *s)
{
    for (int y = 0; y < s->h; y++) {
        Uint32 *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++) {
            Uint32 p = row[x], a = p >> 24, out = a << 24;
            for (int shift = 0; a > 0 && shift < 24; shift += 8) {
                Uint32 c = (p >> shift & 255) * 255 / a;
                out |= (c < 255 ? c : 255) << shift;
            }
            row[x] = out;
        }
    }
}

/* Returns a drawn side, premultiplied, because it is drawn onto transparent pixels. NULL: its pictures are still
 * loading. */
static SDL_Surface *side(Gfx *g, const CardFace *face, const char *back, int w, int h)
{
    Canvas canvas;
    SDL_Rect at = {0, 0, w, h}, outer = at;
    Rect logical = rect(0, 0, (float)w / g->unit, (float)h / g->unit);
    const Baked *b = face != NULL ? card_face_baked(g, face, logical, at, 0, &outer) : card_back_baked(g, back, at, 0);
    if (b == NULL)
        return NULL;
    canvas_begin(g, &canvas, outer.w + 2 * LAYERS_RIM, outer.h + 2 * LAYERS_RIM, (Color){0, 0, 0, 0});
    px_baked(g, b, LAYERS_RIM, LAYERS_RIM);
    if (face != NULL) {
        float u = g->unit, x = (float)(at.x - outer.x + LAYERS_RIM) / u, y = (float)(at.y - outer.y + LAYERS_RIM) / u;
        card_numbers(g, rect(x, y, (float)w / u, (float)h / u), &face->numbers);
    }
    return canvas_end(g, &canvas);
}

/* Takes the picture over; NULL: it cannot be had. */
static bool save_png(SDL_Surface *s, const char *path, char *err, size_t err_size)
{
    bool saved = s != NULL && surface_save_png(s, path);
    if (!saved)
        snprintf(err, err_size, "The picture %s cannot be written: %s", path, sys_reason());
    SDL_FreeSurface(s);
    return saved;
}

bool gfx_save_card(Gfx *g, const CardFace *face, int pixels, const char *path, char *err, size_t err_size)
{
    bool background = g->background;
    g->background = false; /* waits for its pictures */
    SDL_Surface *s = side(g, face, NULL, pixels, pixels * 5 / 4);
    g->background = background;
    if (s != NULL)
        unpremultiply(s);
    return save_png(s, path, err, err_size);
}

bool gfx_save_picture(Gfx *g, const char *picture, const char *path, char *err, size_t err_size)
{
    int w, h;
    SDL_FRect all = {0, 0, 0, 0};
    pictures_largest(g->pictures, picture, &w, &h);
    return save_png(pictures_scaled(g->pictures, picture, all, w, h), path, err, err_size);
}

/* ---- layers ------------------------------------------------------------------------------------------------------ */

/* Returns layers without depth; their front is NULL while its pictures are still loading. */
static Layers flat(Gfx *g, const CardFace *face, const char *back, int w, int h)
{
    SDL_Surface *s = side(g, face, back, w, h);
    return s != NULL ? layers_flat(s, (SDL_Rect){0}) : (Layers){0};
}

/* Reads what floats in a picture; false: nothing. */
static bool motes_of(const Gfx *g, const char *picture, Motes *out)
{
    char path[PATH_SIZE + 128];
    (void)snprintf(path, sizeof path, "%s/assets/relief/%s.floats", g->data_dir, picture);
    return motes_read(path, out);
}

/* Adds the picture in the window and its part beside the window, in whole pixels, so that those in the window are the
 * same as on the flat card. */
static bool add_picture(Gfx *g, Layers *l, const char *picture, const Relief *r)
{
    SDL_Rect to = l->window;
    SDL_FRect crop;
    int w, h;
    if (!pictures_size(g->pictures, picture, &w, &h) || !picture_crop(g, picture, to.w, to.h, 0.5f, 0.5f, &crop))
        return false;
    float scale = crop.w / (float)to.w;
    int beside = (int)(crop.x / scale), above = (int)(crop.y / scale);
    SDL_FRect whole = {crop.x - (float)beside * scale, crop.y - (float)above * scale,
                       crop.w + (float)(2 * beside) * scale, crop.h + (float)(2 * above) * scale};
    SDL_Surface *s = pictures_scaled(g->pictures, picture, whole, to.w + 2 * beside, to.h + 2 * above);
    if (s == NULL)
        return false;
    SDL_FRect part = {whole.x / (float)w, whole.y / (float)h, whole.w / (float)w, whole.h / (float)h};
    layers_add_picture(l, s, to.x - beside, to.y - above, part, r);
    Motes floating;
    if (motes_of(g, picture, &floating))
        layers_add_motes(l, part, &floating);
    return true;
}

/* Makes layers with depth, if the picture has a relief; false: it has none, or the card is too small for it. */
static bool deep(Gfx *g, const CardFace *face, Rect r, SDL_Rect at, Layers *out)
{
    SDL_Rect window;
    Relief *relief = xmalloc(sizeof *relief);
    bool has = card_size(r.w) >= CARD_HAND && relief_of(g, face->picture, relief);
    SDL_Surface *front = has ? card_front(g, face, at, r.w, LAYERS_RIM, &window) : NULL;
    if (front != NULL) {
        *out = layers_flat(front, window);
        has = add_picture(g, out, face->picture, relief);
        if (!has)
            layers_free(out);
    }
    free(relief);
    return front != NULL && has;
}

static const Layers *layers_of(Gfx *g, const CardFace *face, const char *back, Rect r, SDL_Rect at, bool front)
{
    Turned *t = g->turned;
    Key k = key_start(BAKE_CARD);
    key_text(&k, face->word, strlen(face->word));
    key_text(&k, face->picture != NULL ? face->picture : "", face->picture != NULL ? strlen(face->picture) : 0);
    key_int(&k, at.w);
    key_int(&k, at.h);
    key_int(&k, (int)g->theme);
    key_float(&k, g->text_scale);
    key_int(&k, (int)face->numbers.has); /* they are painted on it */
    key_int(&k, face->numbers.attack.now);
    key_int(&k, face->numbers.health.now);
    key_int(&k, face->numbers.cost.now);
    if (!key_same(k, t->key)) {
        forget(t);
        t->key = k;
    }
    Layers *l = front ? &t->front : &t->back;
    if (l->front == NULL && !(front && deep(g, face, r, at, l)))
        *l = flat(g, front ? face : NULL, back, at.w, at.h);
    return l;
}

/* ---- painting ---------------------------------------------------------------------------------------------------- */

/* Computes where the turned card lies around its middle; false: nothing of it is visible. */
static bool look_at(SDL_Rect at, float width, CardTurn turn, TurnedLook *out)
{
    SDL_Rect outer = card_outer(at, width); /* painted frames stand out a little */
    return turned_look(outer.w, outer.h, turn, out);
}

static bool shows_front(CardTurn turn)
{
    return cosf(turn.yaw) * cosf(turn.pitch) >= 0;
}

void gfx_card_turned(Gfx *g, const CardFace *face, const char *back, Rect r, CardTurn turn)
{
    SDL_Rect at = px_rect(g, r);
    TurnedLook look;
    if (g->dry || at.w < 8 || at.h < 8 || !look_at(at, r.w, turn, &look))
        return;
    bool background = g->background, front = shows_front(turn);
    g->background = false; /* waits for its pictures: a card held in the hand is always drawn */
    const Layers *l = layers_of(g, face, back, r, at, front);
    if (l->front != NULL)
        px_fleeting(g, turned_paint(l, &look, turn, !front), at.x + at.w / 2 + look.left, at.y + at.h / 2 + look.top);
    g->background = background;
}

/* ---- pictures without a card ------------------------------------------------------------------------------------- */

/* Makes layers that are nothing but the picture. False: it has no relief. */
static bool alone(Gfx *g, const char *picture, SDL_Rect at, Layers *out)
{
    Relief *relief = xmalloc(sizeof *relief);
    bool has = relief_of(g, picture, relief);
    SDL_Surface *front = !has ? NULL
                              : SDL_CreateRGBSurfaceWithFormat(0, at.w + 2 * LAYERS_RIM, at.h + 2 * LAYERS_RIM, 32,
                                                               SDL_PIXELFORMAT_ARGB8888);
    if (front != NULL) {
        *out = layers_flat(front, (SDL_Rect){0, 0, at.w, at.h});
        has = add_picture(g, out, picture, relief);
        if (!has)
            layers_free(out);
    }
    free(relief);
    return front != NULL && has;
}

bool gfx_picture_turned(Gfx *g, const char *picture, Rect r, CardTurn turn)
{
    SDL_Rect at = px_rect(g, r);
    TurnedLook look;
    Turned *t = g->turned;
    if (picture == NULL || at.w < 8 || at.h < 8 || !turned_look(at.w, at.h, turn, &look))
        return false;
    if (g->dry)
        return true;
    Key k = key_start(BAKE_CARD);
    key_text(&k, picture, strlen(picture));
    key_text(&k, "alone", 5);
    key_int(&k, at.w);
    key_int(&k, at.h);
    if (!key_same(k, t->key)) {
        forget(t);
        t->key = k;
        t->none = !alone(g, picture, at, &t->front);
    }
    if (t->none)
        return false;
    px_fleeting(g, turned_paint(&t->front, &look, turn, false), at.x + at.w / 2 + look.left,
                at.y + at.h / 2 + look.top);
    return true;
}

/* ---- cards that lie askew ---------------------------------------------------------------------------------------- */

static Key lean_key(const Gfx *g, const CardFace *face, SDL_Rect at, CardTurn turn)
{
    Key k = key_start(BAKE_CARD);
    key_text(&k, face->word, strlen(face->word));
    key_text(&k, "leaning", 7);
    key_int(&k, at.w);
    key_int(&k, at.h);
    key_int(&k, (int)g->theme);
    key_float(&k, turn.yaw * 16);
    key_float(&k, turn.pitch * 16);
    key_float(&k, turn.roll * 16);
    key_float(&k, turn.shine);
    key_float(&k, turn.foil);
    return k;
}

enum { SHADOW_COPIES = 12, SHADOW_ALPHA = 20 };

/* Returns the alpha of a picture, 16 bits each, in rows of `stride`, a multiple of four, clear to their end. */
static uint16_t *alpha_plane(const SDL_Surface *s, int stride)
{
    uint16_t *plane = xcalloc((size_t)stride * (size_t)s->h, sizeof *plane);
    for (int y = 0; y < s->h; y++) {
        const Uint32 *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++)
            plane[y * stride + x] = (uint16_t)(row[x] >> 24);
    }
    return plane;
}

/* Adds a row, four at a time: no sum exceeds its 16 bits. */
static void add_row(uint16_t *to, const uint16_t *from, int n)
{
    for (int i = 0; i < n; i += 4) {
        uint64_t a, b;
        memcpy(&a, to + i, sizeof a);
        memcpy(&b, from + i, sizeof b);
        a += b;
        memcpy(to + i, &a, sizeof a);
    }
}

/* Returns the pixel over a black shadow; straight alpha. */
static Uint32 over_shadow(Uint32 p, Uint32 shadow)
{
    Uint32 a = p >> 24, whole = a + shadow * (255 - a) / 255, out = whole << 24;
    for (int shift = 0; whole > 0 && shift < 24; shift += 8)
        out |= (p >> shift & 255) * a / whole << shift;
    return out;
}

/* Fills `shade`, by the sum of the copies' alphas, with the alpha of all copies laid over each other. */
static void shade_make(Uint8 shade[SHADOW_COPIES * 255 + 1])
{
    for (int i = 0; i <= SHADOW_COPIES * 255; i++)
        shade[i] = (Uint8)lrintf(255 * (1 - powf(1 - SHADOW_ALPHA / 255.0f, (float)i / 255)));
}

/* Returns the card with a soft shadow: copies of its alpha in a ring below it. Takes the card over. */
static SDL_Surface *with_shadow(SDL_Surface *card, int reach)
{
    SDL_Surface *s = card == NULL ? NULL
                                  : SDL_CreateRGBSurfaceWithFormat(0, card->w + 2 * reach, card->h + 2 * reach, 32,
                                                                   SDL_PIXELFORMAT_ARGB8888);
    if (s == NULL)
        return card;
    int stride = (card->w + 3) / 4 * 4, dx[SHADOW_COPIES], dy[SHADOW_COPIES];
    Uint8 shade[SHADOW_COPIES * 255 + 1];
    uint16_t *alpha = alpha_plane(card, stride), *sum = xcalloc((size_t)s->w + 4, sizeof *sum);
    shade_make(shade);
    for (int i = 0; i < SHADOW_COPIES; i++) {
        float angle = (float)i * 0.5235988f, far = (float)reach * (i & 1 ? 0.85f : 0.45f);
        dx[i] = reach + (int)lrintf(far * cosf(angle) * 0.7f);
        dy[i] = reach + (int)lrintf(far * (0.35f + 0.6f * sinf(angle)));
    }
    for (int y = 0; y < s->h; y++) {
        Uint32 *to = surface_row(s, y);
        memset(sum, 0, (size_t)s->w * sizeof *sum);
        for (int i = 0; i < SHADOW_COPIES; i++)
            if (y >= dy[i] && y < dy[i] + card->h)
                add_row(sum + dx[i], alpha + (y - dy[i]) * stride, stride);
        if (y >= reach && y < reach + card->h)
            memcpy(to + reach, (Uint8 *)card->pixels + (ptrdiff_t)(y - reach) * card->pitch, (size_t)card->w * 4);
        for (int x = 0; x < s->w; x++)
            if (to[x] >> 24 < 255)
                to[x] = over_shadow(to[x], shade[sum[x]]);
    }
    free(alpha);
    free(sum);
    SDL_FreeSurface(card);
    return s;
}

void gfx_card_leaning(Gfx *g, const CardFace *face, const char *back, Rect r, CardTurn turn)
{
    SDL_Rect at = px_rect(g, r);
    TurnedLook look;
    if (g->dry || at.w < 8 || at.h < 8 || !look_at(at, r.w, turn, &look))
        return;
    int reach = px_size(g, r.w * 0.08f);
    Key k = lean_key(g, face, at, turn);
    const Baked *b = cache_find(g->cache, k);
    Layers l = {0};
    if (b == NULL)
        l = flat(g, shows_front(turn) ? face : NULL, back, at.w, at.h);
    if (l.front != NULL)
        b = bake_surface(g, k, with_shadow(turned_paint(&l, &look, turn, !shows_front(turn)), reach), false);
    layers_free(&l);
    px_baked(g, b, at.x + at.w / 2 + look.left - reach, at.y + at.h / 2 + look.top - reach);
}
