/* SPDX-License-Identifier: MIT
 * Heads of people as a caricaturist sees them: big nose, big eyes, brows and beards. About .95 high, the middle at the
 * brush's place, looking to +z; chin at y = -.46, crown at .5. Goblins and imps are people, too. */
#ifndef FORGE_PROPS_FOLK_H
#define FORGE_PROPS_FOLK_H

#include "kit/kit.h"

typedef enum { BEARD_NONE, BEARD_SHORT, BEARD_LONG, BEARD_BRAIDS } BeardKind;

typedef struct {
    int skin, hair, lip; /* materials; hair: brows and beard as well; 0 none */
    float nose, hook;    /* length, 1 usual; how far its tip comes down */
    float wide;          /* of jaw and cheeks; 1 usual */
    float ear;           /* length of pointed ears; 0 round ones */
    float ear_droop;     /* degrees */
    float lid, open;     /* of the eyes */
    float eye_size;      /* 0: 1 */
    Vec3 iris, white;    /* white zero: as usual */
    float glow;
    Pupil pupil;
    float brow;  /* thickness of the eyebrows; 0 none */
    float mouth; /* opening; 0 closed */
    float smile; /* corners up */
    int teeth;   /* material; 0: none are seen */
    bool sharp;  /* teeth of a goblin */
    BeardKind beard;
    float beard_length; /* 1 usual */
    float moustache;    /* length; 0 none */
} Folk;

void folk_head(const Folk *f);
/* A braid that hangs from a point, n knots, with a ring at its end when metal > 0. */
void folk_braid(Vec3 from, float length, float thick, int m, int metal);

#endif
