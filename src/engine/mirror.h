/* SPDX-License-Identifier: MIT
 * The table as somebody knows it who saw it once and was then told only the redacted events of one seat.  When the
 * events of the rules are complete, it equals that seat's view after every move. */
#ifndef ENGINE_MIRROR_H
#define ENGINE_MIRROR_H
#include "core/view.h"

typedef struct {
    PlaceId place;
    uint8_t pos, face, n;
    DefId def;
} MirrorPiece;

typedef struct {
    int npieces;
    unsigned bit; /* of the seat in Event.seen */
    MirrorPiece piece[PIECE_MAX];
} Mirror;

/* v is a VIEW_EYES view. */
void mirror_see(Mirror *mirror, const View *v);
void mirror_hear(Mirror *mirror, const Event *e);
/* What differs first from the view, as a sentence in out; false: nothing does. */
bool mirror_differs(const Mirror *mirror, const View *v, char *out, size_t n);

#endif
