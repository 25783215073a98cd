/* SPDX-License-Identifier: MIT
 * Faces of Siege's cards, and their text in the large view. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_FACE_H
#define GAMES_SIEGE_TABLE_SIEGE_FACE_H
#include "games/siege/siege.h"
#include "ui/board.h"

bool siege_face(const Game *g, DefId def, CardFace *out);
/* Says what it is and what is printed on it. out: SENTENCE_MAX bytes at least; marks of gfx_paragraph. */
void siege_zoom_text(const State *s, DefId def, char *out, size_t n);
enum { SIEGE_GROUPS = 3 };
extern const SignGroup siege_groups[SIEGE_GROUPS]; /* filters of the gallery */

#endif
