/* SPDX-License-Identifier: MIT
 * What the Barrowkin have about them: candles, turf, gravestones, spades; the dead, in parts and whole; and a quick way
 * to dress one of the living. */
#ifndef FORGE_PROPS_BARROWKIN_H
#define FORGE_PROPS_BARROWKIN_H

#include "kit/kit.h"
#include "props/drapery.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/people.h"

/* The hour: tints of the sky and the colour of the key light, as early as the camera. */
typedef enum { HOUR_DUSK, HOUR_NIGHT, HOUR_DAWN, HOUR_DAY } Hour;
void barrow_hour(Hour h);

int material_turf(void); /* grass above, earth in its hollows */
int material_earth(void);
int material_moss(void);
int material_wax(void);
int material_boulder(void);
int material_old_bone(void);

/* A candle on the brush's place; lit: with a glowing tongue and a halo, but no lamp. */
void wax_candle(float height, float r, bool lit, int wax);
/* A flame alone, its root at the brush's place, `high` high. */
void small_flame(float high, Vec3 color);
/* A gravestone on y = 0, looking to +z. kind 0 round-headed, 1 cross, 2 pointed; h: half its height. */
void gravestone(float h, int kind, int m);
/* A clod of earth with grass on top. */
void turf_clod(float r, int turf, int earth, int seed);
/* A spade: grip at the brush's place, blade down, `above` and `below` long. */
void spade(float above, float below, int iron, int wood);
/* n stalks with leaves: a tuft of grass of that height. */
void tuft(float high, float wide, int n, int m, int seed);

/* A skull with its neck on top of bone_torso(). */
void dead_head(int bone, Vec3 glow, float jaw, float look, float nod, float lean);
/* A hand out of the earth at the brush's place, `tall` to its wrist, reaching up and leaning. curl 0..1. */
void dead_hand(int bone, float tall, float lean, float curl, int thumb, int earth);

/* One of the living, feet at y = 0, head at 2.21. Materials 0: not worn. */
typedef struct {
    Figure f;
    int dress, skirt, cloak, cowl, hood, lining;
    float hem, skirt_hem, cloak_open;
    Vec3 wind;
    Person head;
    float look, nod, lean; /* degrees of the head */
    float head_size;       /* 0: .54 */
    int glove;             /* of the hands; 0: skin */
    int seed;
} Kin;
void kin_body(const Kin *k);
/* Opens the head's frame for what is worn on it: between push() and pop(). */
void kin_head(const Kin *k);
void kin_arm(const Kin *k, float side, Vec3 elbow, Vec3 wrist, Grasp pose, Vec3 fingers, Vec3 palm);
void kin_grip(const Kin *k, float side, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out);
/* One far away or from behind: a hooded cloak, 1 high, looking to +z. */
void hooded_cone(int m, float lean, int seed);

#endif
