/* SPDX-License-Identifier: MIT
 * Drawing in logical pixels on one surface: shapes, pictures, text, signs.
 *
 * A frame is gfx_begin .. gfx_end.  Between them everything is measured in logical pixels:
 * u = max(0.9, min(W/1280, H/800)), the screen is W/u x H/u.  Text sizes are given at scale 1.0 and multiplied by the
 * text scale T (1..2) here, so a caller writes 15 and measures with gfx_text_width.  Everything costly (rounded
 * shapes, shadows, glows, lines of text, pictures scaled to their size) is baked once, kept in a cache with a memory
 * bound, and dropped when u, T or the theme changes.  A frame is recorded and painted by gfx_end, and only where it
 * differs from the one before (drawlist.h).  Nothing here knows a game.
 *
 * Ownership: a Gfx owns its pictures and fonts; the surface belongs to the caller.  Errors: a picture or font that
 * cannot be read is reported once through log_note() and replaced (no picture; the other face), never fatal. */
#ifndef GFX_GFX_H
#define GFX_GFX_H
#include <stdbool.h>
#include <stddef.h>

#include <SDL.h>

#include "base/rect.h"
#include "gfx/theme.h"

typedef struct Gfx Gfx;

/* Never returns NULL. data_dir: folder that holds assets/ and fonts/, read during the call only. target: 32 bits a
 * pixel, XRGB8888 or ARGB8888, as window_surface gives it, borrowed until gfx_reset or gfx_free; NULL: measures
 * everything, draws nothing. */
Gfx *gfx_new(SDL_Surface *target, const char *data_dir);
void gfx_free(Gfx *g);
/* Draws on the window's new surface from now on (window_generation grew); the old one is no longer valid. */
void gfx_reset(Gfx *g, SDL_Surface *target);

/* Reads and scales pictures in a thread from now on: a frame leaves out pictures that are still loading (a card is an
 * empty plate), and an SDL event comes when there is more to draw. Without this every frame waits for its pictures. */
void gfx_background(Gfx *g);
void gfx_expect(Gfx *g, const char *name);       /* a picture that will be wanted soon */
void gfx_expect_small(Gfx *g, const char *name); /* and be shown far below its own size */
/* Waits for the pictures that the last frame left out, at most ms. True: the frame should be drawn again. */
bool gfx_settle(Gfx *g, int ms);

bool gfx_is_loading(const Gfx *g); /* True if this frame has left out pictures so far */

/* Starts a frame of w x h physical pixels. theme, text_scale (1..2) and user_scale (0.5..3, a factor of u; 1: automatic)
 * hold until the next begin.
 * dry: nothing is drawn, but all measuring works: for passes that only handle input. */
void gfx_begin(Gfx *g, int w, int h, float user_scale, ThemeId theme, float text_scale, bool dry);
void gfx_end(Gfx *g);
/* Returns the parts of the target that the last gfx_end painted, in physical pixels; they hold until the next one. */
const SDL_Rect *gfx_changed(const Gfx *g, int *n);
bool gfx_is_dry(const Gfx *g);
float gfx_w(const Gfx *g); /* logical size of this frame */
float gfx_h(const Gfx *g);
float gfx_unit(const Gfx *g);       /* u: physical pixels per logical pixel, user_scale included */
float gfx_text_scale(const Gfx *g); /* T */
Color gfx_color(const Gfx *g, ColorRole role);
bool gfx_is_contrast(const Gfx *g); /* high contrast theme: edges instead of shadows and glows */

void gfx_clip(Gfx *g, Rect r); /* nested: intersected with the clip in force; at most 16 deep */
/* The same with round corners, which are not smoothed: a frame is drawn over them. A clip inside has square ones. */
void gfx_clip_round(Gfx *g, Rect r, float radius);
void gfx_unclip(Gfx *g);
void gfx_fade(Gfx *g, float alpha); /* multiplies the alpha of all that follows, 0..1; 1 ends it */

/* ---- shapes --------------------------------------------------------------------------------------------------- */
void gfx_fill(Gfx *g, Rect r, Color c);
void gfx_round(Gfx *g, Rect r, float radius, Color c);              /* filled, anti-aliased corners */
void gfx_frame(Gfx *g, Rect r, float radius, float thick, Color c); /* the edge only, drawn inwards */
void gfx_dashed(Gfx *g, Rect r, float radius, float thick, Color c);
void gfx_gradient(Gfx *g, Rect r, float radius, Color top, Color bottom); /* vertical, rounded */
void gfx_shadow(Gfx *g, Rect r, float radius, int depth);          /* depth 1..4: how high it lies above the table */
void gfx_glow(Gfx *g, Rect r, float radius, float reach, Color c); /* soft light, `reach` pixels outside r */
void gfx_line(Gfx *g, float x0, float y0, float x1, float y1, float thick, Color c);
void gfx_polyline(Gfx *g, const SDL_FPoint *p, int n, float thick, Color c,
                  int dash); /* dash 0..5: the line styles of seats 1..6 */
void gfx_disc(Gfx *g, float cx, float cy, float radius, Color c);

/* Ready-made surfaces of the house. */
typedef enum {
    SURFACE_PANEL,
    SURFACE_ROW,
    SURFACE_ROW_CHOSEN,
    SURFACE_WELL,
    SURFACE_PROMPT,
    SURFACE_TIP,
    SURFACE_SPEECH,
    SURFACE_BAR,
    SURFACE_SIGN
} Surface;
void gfx_surface(Gfx *g, Rect r, Surface kind);
/* Draws the arrow of SURFACE_SPEECH, after it: from the point x, y of its edge outwards. */
void gfx_speech_arrow(Gfx *g, Rect tip, float x, float y);
void gfx_felt(Gfx *g, Rect r, ColorRole felt); /* colour, warm light spot, dark rim */
void gfx_wood(Gfx *g, Rect r);                 /* planks under the veil: behind everything */

/* ---- pictures ------------------------------------------------------------------------------------------------- */
/* name: path below assets/, without ".webp" ("cards/horde/water-ooze").  True when the picture was drawn, or will be. */
bool gfx_picture(Gfx *g, const char *name, Rect r, float alpha); /* stretched to r */
/* Draws it as large as `whole`, squeezed into r: for what moves, because it is scaled only once. */
bool gfx_picture_squeezed(Gfx *g, const char *name, Rect whole, Rect r);
bool gfx_picture_cover(Gfx *g, const char *name, Rect r, float anchor_x,
                       float anchor_y); /* fills r, cropped; anchors 0..1 */
bool gfx_has_picture(Gfx *g, const char *name);
bool gfx_picture_size(Gfx *g, const char *name, int *w, int *h); /* in its own pixels */

/* ---- signs: small drawings made of lists of points ------------------------------------------------------------ */
/* word: "water", "ooze", "vampire", "undo", "one" ...; unknown words draw a small lozenge and report once. */
void gfx_sign(Gfx *g, const char *word, Rect r, Color c, Color cut);      /* the bare sign */
void gfx_badge(Gfx *g, const char *word, float cx, float cy, float size); /* round for factions, rounded square else */
void gfx_seat_badge(Gfx *g, int seat, float cx, float cy, float size);    /* shape and number of seat 0..5 */
void gfx_coin(Gfx *g, int value, float cx, float cy, float size);         /* token; negative ones are dark squares */
void gfx_pips(Gfx *g, int full, int of, float x, float y, float size);    /* diamonds in a row, x = left edge */

/* ---- text ----------------------------------------------------------------------------------------------------- */
typedef enum { FACE_TITLE, FACE_TITLE600, FACE_TEXT, FACE_ITALIC, FACE_MEDIUM, FACE_SEMI, FACE_BOLD, FACE_COUNT } Face;
typedef enum { ALIGN_LEFT, ALIGN_CENTER, ALIGN_RIGHT } Align;
typedef struct {
    Face face;
    float size; /* logical pixels at text scale 1.0 */
    Color color;
    Align align;
    bool fixed; /* not multiplied by T: numbers on coins, names on small cards */
} Text;

float gfx_text_width(Gfx *g, Text style, const char *s);
/* Returns the style, smaller by as many steps as s needs to be at most w wide, but not below the size `least`. */
Text gfx_text_fit(Gfx *g, Text style, float least, float step, float w, const char *s);
float gfx_text_height(Gfx *g, Text style); /* of one line */
/* Draws one line inside r (vertically centred, aligned); too long: it ends in an ellipsis and the frame's overflow count
 * grows. Returns the width drawn. */
float gfx_text(Gfx *g, Text style, Rect r, const char *s);
/* Draws lines broken at blanks inside r, from its top. Marks: "*bold*", "[sign:water]", "[coin:-3]", "[seat:0]" inline,
 * "\n". Returns the height used; lines that do not fit are not drawn and count as overflow. */
float gfx_paragraph(Gfx *g, Text style, Rect r, const char *s);
float gfx_paragraph_height(Gfx *g, Text style, float width, const char *s);
/* The same, with stretches that look different from the rest: search hits, links. */
typedef struct {
    size_t at, length;        /* bytes of the text; in order, not overlapping */
    Color ground, ink, under; /* behind it, of its letters, of a line under it; no alpha: none, as the rest, none */
} Stretch;
/* Called with the rectangle of a stretch for each line it occupies, more than once where the line mixes faces or signs. */
typedef void StretchSeen(void *ctx, int stretch, Rect r);
float gfx_paragraph_with(Gfx *g, Text style, Rect r, const char *s, const Stretch *stretch, int n, StretchSeen *seen,
                         void *ctx);
float gfx_paragraph_with_height(Gfx *g, Text style, float width, const char *s, const Stretch *stretch, int n);
/* Returns how many texts of this frame did not fit (tests demand 0); *first: the first of them. */
int gfx_overflow(const Gfx *g, const char **first);
size_t gfx_cache_bytes(const Gfx *g); /* of all baked pictures */

/* ---- pictures of the whole frame ------------------------------------------------------------------------------ */
/* Writes the target as it stands as PNG. False with a sentence in err. */
bool gfx_save_png(Gfx *g, const char *path, char *err, size_t err_size);

/* True if every character of s (UTF-8) can be drawn, in headings and in texts; also without any font. The fonts of the
 * house know the Latin ones; what they lack would be drawn as boxes. */
bool gfx_can_write(Gfx *g, const char *s);

#endif
