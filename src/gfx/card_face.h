/* SPDX-License-Identifier: MIT
 * The baked faces of cards; card.c draws their states. */
#ifndef GFX_CARD_FACE_H
#define GFX_CARD_FACE_H
#include "gfx/card.h"
#include "gfx/inside.h"

typedef enum { CARD_THUMB, CARD_TABLE, CARD_HAND, CARD_ZOOM } CardSize;
CardSize card_size(float width);
/* True if a card of that width has the thin rim; its plate for the name is so high, 0: it has none. */
bool card_is_small(const CardFace *face, float width);
float card_plate(const Gfx *g, const CardFace *face, float width);

enum { FACE_DIMMED = 1 };

/* Returns the baked face; NULL: its pictures are still loading. at: the card in pixels; the face may be a little larger
 * (painted frames stand out by 1 %): *outer. */
const Baked *card_face_baked(Gfx *g, const CardFace *face, Rect r, SDL_Rect at, unsigned variant, SDL_Rect *outer);
/* Returns a face of the card in another size, to be stretched until that in the wanted size is made; NULL: none. */
const Baked *card_face_standing_in(Gfx *g, const CardFace *face);
/* The same of a back. */
const Baked *card_back_standing_in(Gfx *g, const char *back);
/* Returns the pixels of a card: of the same size at any position, so that it does not tremble as it moves and one face
 * serves. */
SDL_Rect card_px(const Gfx *g, Rect r);
/* Returns that larger rectangle. width: logical, of the card. */
SDL_Rect card_outer(SDL_Rect at, float width);
/* Returns, for the large sizes, everything over the picture, numbers included, on a surface of card_outer with `rim`
 * clear pixels around; premultiplied, clear in *window (from the corner of card_outer). The caller frees it. NULL: no
 * memory. */
SDL_Surface *card_front(Gfx *g, const CardFace *face, SDL_Rect at, float width, int rim, SDL_Rect *window);
const Baked *card_back_baked(Gfx *g, const char *back, SDL_Rect at, unsigned variant);
float card_radius(const CardFace *face, float width); /* face: NULL: a back */
enum { NAME_ROOM = 64 };
/* Writes the text on the plate of a small card that wide: the name, or as much of it as fits. */
void card_plate_name(Gfx *g, const CardFace *f, float card, char name[NAME_ROOM]);

#endif
