/* SPDX-License-Identifier: MIT
 * Shared by the files of this folder alone: the Gfx itself, drawing in physical pixels. */
#ifndef GFX_INSIDE_H
#define GFX_INSIDE_H
#include "gfx/bitmap.h"
#include "gfx/cache.h"
#include "gfx/drawlist.h"
#include "gfx/gfx.h"

typedef struct Fonts Fonts;
typedef struct Pictures Pictures;
typedef struct Dice Dice;
typedef struct Turned Turned;
typedef struct Clay Clay;

enum { CLIP_DEPTH = 16, PATH_SIZE = 1024, MEASURES = 4096 };

typedef struct {
    Key key;
    int width;
} Measure;

typedef struct {
    SDL_Rect seen;  /* what it leaves of the clips around it */
    SDL_Rect whole; /* as it was asked for: round corners are those of this */
    int radius;     /* 0: square */
} Clip;

typedef struct { /* the newest baked face of a card, whatever its size */
    Key card, face;
} CardMade;
enum { CARDS_MADE = 256 }; /* slots by card: two that share one only miss a stand-in */

struct Gfx {
    SDL_Surface *target; /* of the window; NULL: there is none */
    char data_dir[PATH_SIZE];
    Cache *cache;
    DrawList *list; /* of the window, or of the canvas that is drawn on */
    const SDL_Rect *changed;
    int nchanged;
    Fonts *fonts;
    Pictures *pictures;
    Dice *dice;
    Turned *turned;
    Clay *clay;
    CardMade made[CARDS_MADE];
    Measure measure[MEASURES]; /* widths of texts by key, each slot the newest of its kind */
    int pixel_w, pixel_h;
    float unit, text_scale, fade;
    ThemeId theme;
    bool dry;
    bool background; /* pictures may come later */
    int coming;      /* pictures this frame has to do without */
    bool whole;      /* the target shows the last frame, with all of its pictures */
    Key ground;      /* the ground that was drawn last, of that picture */
    const char *ground_picture;
    Clip clip[CLIP_DEPTH];
    int clips; /* may be larger than CLIP_DEPTH: the surplus is only counted */
    int overflow;
    char first_overflow[128];
};

/* The bands of the clip in force, one below the other:
 *     for (Band band = clip_bands(g); band_next(g, &band);) ... band.clip ... */
typedef struct {
    SDL_Rect clip;
    int next; /* the row the next one begins at */
} Band;
const Clip *clip_now(const Gfx *g); /* NULL: the whole frame */
Band clip_bands(const Gfx *g);
bool band_next(const Gfx *g, Band *b);

/* First part of a key, so that no two kinds of picture are mixed up. */
typedef enum {
    BAKE_ROUND,
    BAKE_RING,
    BAKE_GRADIENT,
    BAKE_SHADOW,
    BAKE_FELT,
    BAKE_STROKE,
    BAKE_PICTURE,
    BAKE_SIGN,
    BAKE_BADGE,
    BAKE_COIN,
    BAKE_PIP,
    BAKE_TEXT,
    BAKE_CARD,
    BAKE_BACK,
    BAKE_DIE,
    BAKE_GROUND,
    BAKE_MAT,
    BAKE_STILL,
    BAKE_FROST,
} BakeKind;

/* ---- physical pixels ---- */
SDL_Rect px_rect(const Gfx *g, Rect r);   /* edges rounded, so that neighbours meet */
int px_size(const Gfx *g, float logical); /* at least 1 */
bool px_hidden(const Gfx *g, SDL_Rect r); /* wholly outside the clip, or nothing is to be drawn at all */
void px_fill(Gfx *g, SDL_Rect r, Color c);
void px_baked(Gfx *g, const Baked *b, int x, int y);
void px_part(Gfx *g, const Baked *b, SDL_Rect part, int x, int y); /* a part of it, unscaled */
void px_stretched(Gfx *g, const Baked *b, SDL_Rect to);            /* scaled: only for what turns */
void px_faded(Gfx *g, const Baked *b, int x, int y, float alpha);
/* Draws a picture of this frame only, not kept; takes the surface over (may be NULL). */
void px_fleeting(Gfx *g, SDL_Surface *surface, int x, int y);
const Baked *bake_bitmap(Gfx *g, Key k, Bitmap *bitmap);                   /* frees the bitmap */
const Baked *bake_surface(Gfx *g, Key k, SDL_Surface *surface, bool trim); /* takes it over (may be NULL) */

/* Draws into a fresh surface instead of the window: x, y of the window become those of the picture. */
typedef struct {
    DrawList *list, *before;
    Clip clip[CLIP_DEPTH];
    int clips;
    float fade;
    bool dry;
    int w, h;
} Canvas;
void canvas_begin(Gfx *g, Canvas *c, int w, int h, Color ground);
bool surface_save_png(SDL_Surface *s, const char *path); /* false: sys_reason says why not */
SDL_Surface *canvas_end(Gfx *g, Canvas *c); /* ARGB8888, premultiplied; the caller frees it; NULL: no memory */

/* ---- pictures ---- */
typedef enum { PICTURE_NONE, PICTURE_COMING, PICTURE_READY } PictureState;
Pictures *pictures_new(const char *data_dir);
void pictures_free(Pictures *p);
bool pictures_size(Pictures *p, const char *name, int *w, int *h);    /* false: there is no such picture */
void pictures_largest(Pictures *p, const char *name, int *w, int *h); /* the most it can be shown sharp at; or 0 */
Key picture_key(const char *name, SDL_FRect crop, int w, int h);      /* of the picture scaled so */
/* Returns its part `crop` (in its own pixels; empty: all) scaled to w x h; the caller frees it. NULL: there is none. Made
 * here and now unless it is READY. */
SDL_Surface *pictures_scaled(Pictures *p, const char *name, SDL_FRect crop, int w, int h);
void pictures_background(Pictures *p); /* from now on a thread makes what is asked for */
void pictures_frame(Pictures *p);      /* a new frame begins to ask */
/* The thread makes it, in no later frame than it is asked for; when it is there, an SDL event comes. */
PictureState pictures_ask(Pictures *p, const char *name, SDL_FRect crop, int w, int h);
void pictures_expect(Pictures *p, const char *name, bool small); /* will be asked for: decoded already */
void pictures_wait(Pictures *p, int ms);                         /* at most ms, for what this frame has asked for */
/* Returns the scaled picture; NULL: there is none, or it is still loading (counted in g->coming). */
const Baked *picture_baked(Gfx *g, const char *name, SDL_FRect crop, int w, int h);
/* Computes the part of the picture that fills to_w x to_h pixels (not 0); anchors 0..1. False: there is no such picture. */
bool picture_crop(Gfx *g, const char *name, int to_w, int to_h, float anchor_x, float anchor_y, SDL_FRect *crop);
/* True if the picture is still loading: asked before baking anything of it that could wait a frame. */
bool picture_is_coming(Gfx *g, const char *name, SDL_FRect crop, int w, int h);

/* ---- dice ---- */
Dice *dice_new(void);
void dice_free(Dice *d);

/* ---- cards turned in space ---- */
Turned *turned_new(void);
void turned_free(Turned *t);

/* ---- the picture that is shown as clay ---- */
Clay *clay_new(void);
void clay_free(Clay *c);
void clay_frame(Clay *c); /* a new frame begins: what the last one has not drawn goes */

/* ---- text ---- */
Fonts *fonts_new(const char *data_dir);
void fonts_free(Fonts *f);
SDL_Surface *fonts_render(Fonts *f, Face face, int pixels, Color c, const char *s); /* NULL: nothing to see */
int fonts_width(Fonts *f, Face face, int pixels, const char *s);
int fonts_height(Fonts *f, Face face, int pixels); /* ascent and descent */
int fonts_ascent(Fonts *f, Face face, int pixels);
int text_width_px(Gfx *g, Face face, int pixels, const char *s, size_t n);
void text_draw_px(Gfx *g, Face face, int pixels, Color c, const char *s, size_t n, int x, int y);

#endif
