/* SPDX-License-Identifier: MIT
 * What a card of Siege looks like. */
#ifndef BOARDS_SIEGE_FACE_H
#define BOARDS_SIEGE_FACE_H
#include "games/siege/siege.h"
#include "gfx/card.h"

bool siege_face(const Game *g, DefId def, CardFace *out);
void siege_zoom_text(const State *s, DefId def, char *out, size_t n);

#endif
