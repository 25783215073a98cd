/* SPDX-License-Identifier: MIT
 * Dice in three dimensions: polyhedra with bevelled edges and engraved numerals, lit from the upper left and seen from
 * above at a slant, so that the face that counts is turned to the eye.
 *
 * How a die is turned is a Spin (a unit quaternion); gfx_die_rest says how it lies when a value has come up and
 * die_tumble how it rolls there.  Numbers stand as on real dice: opposite faces of d6, d8, d12 and d20 add up to one
 * more than the sides, those of d10 (0 is written 10) and d% to nine and ninety; the d4 counts the corner on top, whose
 * number stands at that corner of every face, and at rest once more in the middle of the one that is turned to the
 * reader.  A small die at rest shows only the number that counts.  Nothing here rolls: the rules have already done so. */
#ifndef GFX_DICE_H
#define GFX_DICE_H
#include "gfx/gfx.h"

typedef enum { DIE_D4, DIE_D6, DIE_D8, DIE_D10, DIE_D100, DIE_D12, DIE_D20, DIE_KINDS } DieKind;

typedef struct {
    float w, x, y, z;
} Spin;

typedef struct {
    Color body, ink;
    Color rim;  /* of its edges; alpha 0: as the body */
    bool blank; /* not rolled yet: no numbers */
} DieLook;

/* Returns the kind with that many sides (4, 6, 8, 10, 12, 20; 100: d%); DIE_D6: there is none. */
DieKind die_kind(int sides);
int die_sides(DieKind kind); /* faces that count: 10 for d% */
/* Returns a look of polished stone with numerals that can be read on it. */
DieLook die_look(Color body);

Spin spin_none(void);
Spin spin_about(float x, float y, float z, float angle); /* radians, about any axis that is not null */
Spin spin_then(Spin first, Spin second);
/* Returns how it lies with `value` up: 1..sides; on d% value v shows as v * 10, ten as 00. lean: degrees it is turned
 * about the upright, for a livelier row. */
Spin gfx_die_rest(Gfx *g, DieKind kind, int value, float lean);
/* Returns its turn on the way to rest: left 1 when thrown, 0 when lying; turns: how often it rolls over; seed: chooses
 * the path. */
Spin die_tumble(Spin rest, unsigned seed, float turns, float left);

/* Draws it with its centre at cx, cy; size: width of the ball it fits into, logical pixels. A die at rest is baked
 * (keep true: the same spin will be drawn again); one that tumbles is painted anew every time. */
void gfx_die(Gfx *g, DieKind kind, Spin spin, DieLook look, float cx, float cy, float size, bool keep);
/* Draws its soft shadow on the table, `height` (same unit as size) below it. To be drawn before the die. */
void gfx_die_shadow(Gfx *g, float cx, float cy, float size, float height);

#endif
