/* SPDX-License-Identifier: MIT
 * Looking up a card's pixels through a turn in space.  For every pixel of the window the place on the card follows from
 * one division; edges are soft because the pixels around the card are clear. */
#include "gfx/card_turned.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_image.h>

#include "base/buf.h"
#include "gfx/card_face.h"

enum { SIDE_TABLE = 256, BORDER = 1 };

struct Turned {
    Key key;
    SDL_Surface *front, *back; /* premultiplied, with a clear border of one pixel */
};

Turned *turned_new(void)
{
    Turned *t = xcalloc(1, sizeof *t);
    return t;
}

static void forget(Turned *t)
{
    SDL_FreeSurface(t->front);
    SDL_FreeSurface(t->back);
    *t = (Turned){0};
}

void turned_free(Turned *t)
{
    if (t != NULL)
        forget(t);
    free(t);
}

/* ---- the card's own pixels --------------------------------------------------------------------------------------- */

/* For files, which hold straight alpha. */
static void unpremultiply(SDL_Surface *s)
{
    for (int y = 0; y < s->h; y++) {
        Uint32 *row = (Uint32 *)(void *)((Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch);
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

/* Premultiplied, because that is what drawing onto nothing makes. NULL: its pictures are still coming. */
static SDL_Surface *side(Gfx *g, const CardFace *face, const char *back, int w, int h)
{
    Canvas canvas;
    SDL_Rect at = {0, 0, w, h}, outer = at;
    Rect logical = rect(0, 0, (float)w / g->unit, (float)h / g->unit);
    const Baked *b = face != NULL ? card_face_baked(g, face, logical, at, 0, &outer) : card_back_baked(g, back, at, 0);
    if (b == NULL)
        return NULL;
    canvas_begin(g, &canvas, outer.w + 2 * BORDER, outer.h + 2 * BORDER, (Color){0, 0, 0, 0});
    px_baked(g, b, BORDER, BORDER);
    return canvas_end(g, &canvas);
}

bool gfx_save_card(Gfx *g, const CardFace *face, int pixels, const char *path, char *err, size_t err_size)
{
    bool background = g->background;
    g->background = false; /* it waits for its pictures */
    SDL_Surface *s = side(g, face, NULL, pixels, pixels * 5 / 4);
    g->background = background;
    if (s != NULL)
        unpremultiply(s);
    bool saved = s != NULL && IMG_SavePNG(s, path) == 0;
    if (!saved)
        snprintf(err, err_size, "The picture %s cannot be written: %s", path, SDL_GetError());
    SDL_FreeSurface(s);
    return saved;
}

static const SDL_Surface *pixels_of(Gfx *g, const CardFace *face, const char *back, int w, int h, bool front)
{
    Turned *t = g->turned;
    Key k = key_start(BAKE_CARD);
    key_text(&k, face->word, strlen(face->word));
    key_int(&k, w);
    key_int(&k, h);
    key_int(&k, (int)g->theme);
    key_float(&k, g->text_scale);
    if (!key_same(k, t->key)) {
        forget(t);
        t->key = k;
    }
    SDL_Surface **slot = front ? &t->front : &t->back;
    if (*slot == NULL)
        *slot = side(g, front ? face : NULL, back, w, h);
    return *slot;
}

/* ---- the turn ---------------------------------------------------------------------------------------------------- */

typedef struct { /* window pixel (x, y) to card: u = (ux x + uy y + u1) / d, v likewise, d = dx x + dy y + 1 */
    double ux, uy, u1, vx, vy, v1, dx, dy;
    int left, top, right, bottom; /* pixels it covers */
} Look;

/* Corners of the turned card, in the order upper left, upper right, lower right, lower left. */
static void corners(double w, double h, CardTurn turn, double x[4], double y[4])
{
    const double eye = 2.4 * h;
    double cy = cos((double)turn.yaw), sy = sin((double)turn.yaw);
    double cp = cos((double)turn.pitch), sp = sin((double)turn.pitch);
    double cr = cos((double)turn.roll), sr = sin((double)turn.roll);
    for (int i = 0; i < 4; i++) {
        double cx = i == 1 || i == 2 ? w / 2 : -w / 2, cyy = i >= 2 ? h / 2 : -h / 2;
        double px = cx * cy, away = cx * sy; /* about the upright axis, then about the level one */
        double py = cyy * cp + away * sp, far = away * cp - cyy * sp;
        double k = eye / (eye + far);
        x[i] = (px * cr - py * sr) * k;
        y[i] = (px * sr + py * cr) * k;
    }
}

/* The map from the window to the card's unit square: the inverse of the square's map to four corners. */
static bool look_through(const double x[4], const double y[4], Look *out)
{
    double sx = x[0] - x[1] + x[2] - x[3], sy = y[0] - y[1] + y[2] - y[3];
    double ax = x[1] - x[2], bx = x[3] - x[2], ay = y[1] - y[2], by = y[3] - y[2];
    double det = ax * by - bx * ay;
    if (fabs(det) < 1)
        return false; /* edge on */
    double g = (sx * by - bx * sy) / det, h = (ax * sy - sx * ay) / det;
    double a = x[1] - x[0] + g * x[1], b = x[3] - x[0] + h * x[3], c = x[0];
    double d = y[1] - y[0] + g * y[1], e = y[3] - y[0] + h * y[3], f = y[0];
    double one = a * e - b * d; /* the inverse, scaled so that its last number is one */
    if (fabs(one) < 1e-6)
        return false;
    *out = (Look){.ux = (e - f * h) / one,
                  .uy = (c * h - b) / one,
                  .u1 = (b * f - c * e) / one,
                  .vx = (f * g - d) / one,
                  .vy = (a - c * g) / one,
                  .v1 = (c * d - a * f) / one,
                  .dx = (d * h - e * g) / one,
                  .dy = (b * g - a * h) / one};
    double l = x[0], r = x[0], t = y[0], m = y[0];
    for (int i = 1; i < 4; i++) {
        l = fmin(l, x[i]);
        r = fmax(r, x[i]);
        t = fmin(t, y[i]);
        m = fmax(m, y[i]);
    }
    out->left = (int)floor(l) - 1;
    out->right = (int)ceil(r) + 1;
    out->top = (int)floor(t) - 1;
    out->bottom = (int)ceil(m) + 1;
    return true;
}

/* ---- light ------------------------------------------------------------------------------------------------------- */

typedef struct {
    float across[SIDE_TABLE], down[SIDE_TABLE]; /* the bright spot is their product */
    float tone;                                 /* how much of its own light the card throws back */
    float foil, phase;
    float rainbow[SIDE_TABLE][3];
} Light;

static void light_make(Light *l, CardTurn turn)
{
    for (int i = 0; i < SIDE_TABLE; i++) {
        float at = ((float)i + 0.5f) / SIDE_TABLE, hue = at * 6.2831853f;
        float dx = (at - turn.light_x) / 0.42f, dy = (at - turn.light_y) / 0.34f;
        l->across[i] = turn.shine * 0.34f * expf(-dx * dx);
        l->down[i] = expf(-dy * dy);
        for (int c = 0; c < 3; c++)
            l->rainbow[i][c] = 0.5f + 0.5f * sinf(hue + (float)c * 2.0943951f);
    }
    l->tone = 1 - 0.22f * turn.shine * fminf(1, fabsf(turn.yaw) + fabsf(turn.pitch));
    l->foil = turn.foil;
    l->phase = (turn.yaw * 1.9f + turn.pitch * 1.3f) + 8;
}

static Uint32 clamp_byte(float v)
{
    return v <= 0 ? 0 : v >= 255 ? 255 : (Uint32)v;
}

/* rgb in 0..255 as lit at (u, v): darker when turned away, a bright spot, and foil where the picture is bright. */
static Uint32 lit(const Light *l, float u, float v, const float c[4])
{
    int iu = (int)(u * (SIDE_TABLE - 1)), iv = (int)(v * (SIDE_TABLE - 1));
    iu = iu < 0 ? 0 : iu >= SIDE_TABLE ? SIDE_TABLE - 1 : iu;
    iv = iv < 0 ? 0 : iv >= SIDE_TABLE ? SIDE_TABLE - 1 : iv;
    float spot = l->across[iu] * l->down[iv], out[3];
    for (int i = 0; i < 3; i++)
        out[i] = c[i] * l->tone + spot * (70.0f + 0.75f * c[i]);
    if (l->foil > 0) {
        float bright = (0.3f * c[0] + 0.59f * c[1] + 0.11f * c[2]) / 255.0f;
        float wave = u * 1.3f + v * 0.9f + l->phase + 0.08f * bright;
        const float *hue = l->rainbow[(int)(wave * SIDE_TABLE) & (SIDE_TABLE - 1)];
        float k = l->foil * bright * (18.0f + 300.0f * spot);
        for (int i = 0; i < 3; i++)
            out[i] += hue[i] * k;
    }
    float straight = 255.0f / c[3];
    return (Uint32)c[3] << 24 | clamp_byte(out[0] * straight) << 16 | clamp_byte(out[1] * straight) << 8 |
           clamp_byte(out[2] * straight);
}

/* ---- pixels ------------------------------------------------------------------------------------------------------ */

/* Between four pixels; c: r, g, b, a. False where there is nothing of the card. */
static bool sample(const SDL_Surface *s, float x, float y, float c[4])
{
    int x0 = (int)x, y0 = (int)y;
    if (x < 0 || y < 0 || x0 >= s->w - 1 || y0 >= s->h - 1)
        return false;
    float fx = x - (float)x0, fy = y - (float)y0;
    const Uint32 *top = (const Uint32 *)(const void *)((const Uint8 *)s->pixels + (ptrdiff_t)y0 * s->pitch) + x0;
    const Uint32 *low = (const Uint32 *)(const void *)((const Uint8 *)top + s->pitch);
    for (int i = 0; i < 4; i++) {
        int shift = i == 3 ? 24 : 16 - 8 * i;
        float a = (float)(top[0] >> shift & 255), b = (float)(top[1] >> shift & 255);
        float d = (float)(low[0] >> shift & 255), e = (float)(low[1] >> shift & 255);
        float upper = a + (b - a) * fx, lower = d + (e - d) * fx;
        c[i] = upper + (lower - upper) * fy;
    }
    return c[3] >= 1;
}

static void paint(const SDL_Surface *card, const Look *look, const Light *light, bool mirrored, SDL_Surface *out)
{
    float w = (float)(card->w - 2 * BORDER), h = (float)(card->h - 2 * BORDER);
    for (int y = 0; y < out->h; y++) {
        Uint32 *row = (Uint32 *)(void *)((Uint8 *)out->pixels + (ptrdiff_t)y * out->pitch);
        double wx = look->left + 0.5, wy = look->top + y + 0.5;
        float nu = (float)(look->ux * wx + look->uy * wy + look->u1),
              nv = (float)(look->vx * wx + look->vy * wy + look->v1);
        float d = (float)(look->dx * wx + look->dy * wy + 1);
        for (int x = 0; x < out->w; x++) {
            float each = 1 / d, u = nu * each, v = nv * each, c[4];
            float at = mirrored ? 1 - u : u;
            row[x] = sample(card, at * w + BORDER - 0.5f, v * h + BORDER - 0.5f, c) ? lit(light, u, v, c) : 0;
            nu += (float)look->ux;
            nv += (float)look->vx;
            d += (float)look->dx;
        }
    }
}

/* Where the turned card lies around its middle; false when nothing of it is seen. */
static bool look_at(SDL_Rect at, float width, CardTurn turn, Look *out)
{
    double x[4], y[4];
    SDL_Rect outer = card_outer(at, width); /* painted frames stand out a little */
    corners(outer.w, outer.h, turn, x, y);
    return look_through(x, y, out);
}

static SDL_Surface *painted(Gfx *g, const CardFace *face, const char *back, SDL_Rect at, CardTurn turn,
                            const Look *look)
{
    bool front = cosf(turn.yaw) * cosf(turn.pitch) >= 0;
    const SDL_Surface *card = pixels_of(g, face, back, at.w, at.h, front);
    if (card == NULL)
        return NULL;
    SDL_Surface *out = SDL_CreateRGBSurfaceWithFormat(0, look->right - look->left, look->bottom - look->top, 32,
                                                      SDL_PIXELFORMAT_ARGB8888);
    Light light;
    light_make(&light, turn);
    if (out != NULL)
        paint(card, look, &light, !front, out);
    return out;
}

void gfx_card_turned(Gfx *g, const CardFace *face, const char *back, Rect r, CardTurn turn)
{
    SDL_Rect at = px_rect(g, r);
    Look look;
    if (g->dry || at.w < 8 || at.h < 8 || !look_at(at, r.w, turn, &look))
        return;
    bool background = g->background;
    g->background = false; /* what is held in the hand is never gone */
    px_fleeting(g, painted(g, face, back, at, turn, &look), at.x + at.w / 2 + look.left, at.y + at.h / 2 + look.top);
    g->background = background;
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

/* The shape of the card again, dark and soft: copies of its alpha in a ring below it. Takes the card over. */
static SDL_Surface *with_shadow(SDL_Surface *card, int reach)
{
    SDL_Surface *s = card == NULL ? NULL
                                  : SDL_CreateRGBSurfaceWithFormat(0, card->w + 2 * reach, card->h + 2 * reach, 32,
                                                                   SDL_PIXELFORMAT_ARGB8888);
    if (s == NULL)
        return card;
    SDL_SetSurfaceBlendMode(card, SDL_BLENDMODE_BLEND);
    SDL_SetSurfaceColorMod(card, 0, 0, 0);
    SDL_SetSurfaceAlphaMod(card, 20);
    for (int i = 0; i < 12; i++) {
        float angle = (float)i * 0.5235988f, far = (float)reach * (i & 1 ? 0.85f : 0.45f);
        SDL_Rect to = {reach + (int)lrintf(far * cosf(angle) * 0.7f),
                       reach + (int)lrintf(far * (0.35f + 0.6f * sinf(angle))), card->w, card->h};
        SDL_BlitSurface(card, NULL, s, &to);
    }
    SDL_SetSurfaceColorMod(card, 255, 255, 255);
    SDL_SetSurfaceAlphaMod(card, 255);
    SDL_BlitSurface(card, NULL, s, &(SDL_Rect){reach, reach, card->w, card->h});
    SDL_FreeSurface(card);
    return s;
}

void gfx_card_leaning(Gfx *g, const CardFace *face, const char *back, Rect r, CardTurn turn)
{
    SDL_Rect at = px_rect(g, r);
    Look look;
    if (g->dry || at.w < 8 || at.h < 8 || !look_at(at, r.w, turn, &look))
        return;
    int reach = px_size(g, r.w * 0.08f);
    Key k = lean_key(g, face, at, turn);
    const Baked *b = cache_find(g->cache, k);
    SDL_Surface *card = b == NULL ? painted(g, face, back, at, turn, &look) : NULL;
    if (card != NULL)
        b = bake_surface(g, k, with_shadow(card, reach), false);
    px_baked(g, b, at.x + at.w / 2 + look.left - reach, at.y + at.h / 2 + look.top - reach);
}
