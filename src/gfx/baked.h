/* SPDX-License-Identifier: MIT
 * A finished picture, ready to be copied without scaling: premultiplied pixels, and for every row which of them are
 * there at all and which are opaque.  Copying opaque pixels costs a quarter of blending them. */
#ifndef GFX_BAKED_H
#define GFX_BAKED_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <SDL.h>

typedef struct { /* columns of one row: nothing before first and from end on, opaque from solid to solid_end */
    Uint16 first, solid, solid_end, end;
} Span;

typedef struct {
    SDL_Surface *surface; /* NULL: nothing to see */
    Span *span;           /* one a row, from row dy of the surface on */
    int w, h, dy;         /* of what is seen; drawn dy below the point it is drawn at */
    uint64_t serial;      /* differs for each picture; assigned by its cache */
} Baked;

enum { BAKED_SIDE = 65535 };

/* Makes a picture of an ARGB8888 surface with straight alpha, which it takes over (NULL, or larger than BAKED_SIDE: an
 * empty picture). trim: leaves out rows without a visible pixel at top and bottom. */
Baked baked_from_surface(SDL_Surface *surface, bool trim);
void baked_free(Baked *b);
size_t baked_bytes(const Baked *b);

static inline const Uint32 *baked_row(const Baked *b, int y)
{
    return (const Uint32 *)(const void *)((const Uint8 *)b->surface->pixels +
                                          (ptrdiff_t)(y + b->dy) * b->surface->pitch);
}

/* True if every pixel of the part is opaque; the part must lie inside the picture. */
bool baked_is_opaque(const Baked *b, SDL_Rect part);

#endif
