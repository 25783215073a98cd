/* SPDX-License-Identifier: MIT
 * What goblins are made of: a small body, long arms, and a head as large as the rest. Features come with the clan, the
 * mood with the picture. Feet at y = 0, belt at .36, shoulders at .92, the head's middle at about 1.4. */
#ifndef FORGE_TYPES_GOBLIN_BODY_H
#define FORGE_TYPES_GOBLIN_BODY_H

#include "props/hands.h"
#include "types/goblin_clan.h"

typedef enum {
    MOUTH_GRIN,  /* ear to ear, all teeth */
    MOUTH_SHOUT, /* wide open, tongue */
    MOUTH_SMIRK, /* one corner up */
    MOUTH_GRIM,  /* closed, corners down */
    MOUTH_BLOW   /* pursed lips, round cheeks */
} Mouth;

typedef struct {
    Mouth mouth;
    float lid;            /* tilt: the anger; negative: pity */
    float open;           /* of the eyes, .5 as usual */
    float look_x, look_y; /* degrees */
    float eye_size;       /* 1; 0 means 1 */
    bool lashes;          /* and painted lips */
    bool bare;            /* no beard, whatever the clan */
    int ears;             /* 0 both, -1 only the left of the picture, 1 only the right */
} Mood;

/* How the four pictures of a role differ in pose: mirrored, leaning, seen from lower or higher. */
typedef struct {
    float lean, turn, eye_height;
    float shift; /* to the right of the picture */
    bool mirrored;
} Stance;

/* Sets the camera (of that angle, at what height it looks) and the stance; between it and goblin_leave the brush is in
 * the figure's frame. */
Goblin goblin_enter(Clan clan, float view_angle, float look_at);
void goblin_leave(void);
const Stance *goblin_stance(Clan clan);

/* Hips, belly, chest and shoulders in cloth; wide: 1 as usual. */
void goblin_torso(const Goblin *g, int cloth, float wide);
/* Belt with the clan's gem as buckle. */
void goblin_belt(const Goblin *g, float wide);
/* A sleeve from the shoulder over the elbow, and the bare rest of the arm to the wrist; 0: no sleeve. side -1, 1. */
void goblin_arm(const Goblin *g, float side, Vec3 elbow, Vec3 wrist, int sleeve, float thick);
/* An arm with its hand closed around a bar through `at`; leaves the brush in the frame of the bar (y along it), so it
 * must stand between push() and pop(). */
void goblin_holds(const Goblin *g, float side, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out, int sleeve);
/* An arm with an open hand: curl 0 flat, 1 fist. */
void goblin_reaches(const Goblin *g, float side, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm, float curl,
                    int sleeve);

/* At the brush's place, looking to +z; chin at y = -.42, crown at .5, ears beyond x = .44. */
void goblin_head(const Goblin *g, const Mood *m);

#endif
