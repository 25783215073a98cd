/* SPDX-License-Identifier: MIT
 * The brush: how a picture's source builds its scene. It is a turtle: it has a place, a direction and a size (push, move,
 * turn, grow, pop), a material and a softness, and every shape is made where it stands. There is one brush in the
 * program, because a picture is built by one thread and its source should read like a description of the thing.
 *
 *     part();                        // a new object; its shapes melt into each other, never into other parts
 *     paint(material_bone());
 *     blend(.1f);                    // radius of the melting
 *     egg(0, .3f, 0, .4f, .4f, .5f); // skull
 *     carve();                       // from here shapes are taken away...
 *     ball(.2f, .1f, .4f, .1f);      // an eye socket
 *     fill();                        // ...and here added again
 *
 * Angles are degrees. Positions are in the brush's present frame. A `part` may be as small as one shape. Parts that begin
 * in a material of PAT_SKIN of the same colour are one skin: they melt where they meet (shoulder, neck, wrist), and stay parts. What
 * is to end sharply at its neighbour begins in a material of its own. */
#ifndef FORGE_ENGINE_BRUSH_H
#define FORGE_ENGINE_BRUSH_H

#include "engine/scene.h"

/* Empty scene, brush at the origin. brush_end: the finished scene, the caller's to free; no brush until the next begin. */
void brush_begin(void);
Scene *brush_end(void);
/* The scene being built: camera, light and post are set in it directly. */
Scene *scene(void);

/* ---- place, direction and size ---- */
void push(void);
void pop(void);
void move(float x, float y, float z);
void turn_x(float degrees); /* nods forward */
void turn_y(float degrees); /* looks to the right of the picture */
void turn_z(float degrees); /* leans to the left of the picture */
void grow(float factor);
/* Turns so that y points to `up` and z as near to `front` as can be (both in the present frame). */
void aim(Vec3 up, Vec3 front);
void mirror_x(void); /* from here to pop(): x counts the other way */
Vec3 here(Vec3 p);   /* where a point of the brush's frame is in the world */

/* ---- parts ---- */
void part(void);
void jelly_part(void);
void melting(void); /* the present part melts as skin does: sleeves into a coat of the same colour */
void paint(int material);
void blend(float radius);
void lumpy(float height, float fine); /* irregular surface; lumpy(0, 1): smooth again; part() smooths too */
void carve(void);
void fill(void);

/* Creases of the present part's cloth, all its shapes alike. A fan: `count` ridges part from `at`, a point of the surface
 * whose outside is `out`, and die away within `reach`. A band: ridges a `pitch` apart lie across the line `along`, as far
 * as `reach` from its middle and `wide` beside it. */
void fold_fan(Vec3 at, Vec3 out, float reach, int count, float depth, int seed);
void fold_band(Vec3 at, Vec3 along, float reach, float wide, float pitch, float depth, int seed);

/* ---- shapes ---- */
void ball(float x, float y, float z, float r);
void egg(float x, float y, float z, float rx, float ry, float rz);
void limb(Vec3 from, Vec3 to, float r_from, float r_to); /* also horns, fangs, claws */
void box(float x, float y, float z, float half_x, float half_y, float half_z, float round);
void ring(float x, float y, float z, float radius, float thick); /* lies flat: its axis is y */
void drum(float x, float y, float z, float radius, float half_height, float round);
void web(Vec3 a, Vec3 b, Vec3 c, float thick); /* a triangle of skin or cloth */
void crystal(float x, float y, float z, float rx, float ry, float rz);
/* Closed outline of n points x, y in the xy plane, rounded by `smoothing` points a span (1 = corners), half as thick as
 * `thick`, its edge bevelled over `bevel`. */
void outline(int n, const float *xy, int smoothing, float thick, float bevel);
/* Convex solid from the normals of its n faces, all at the same distance from the middle; edges rounded. */
void facets(int n, const Vec3 *normals, float distance, float round);
/* The same, each plane at its own distance (fourth component), edges melted over `melt`: a body of planes, such as a
 * face. reach: radius of a ball around the origin that holds it. */
void hull(int n, const Vec3 *planes, float melt, float reach);
/* Cloth hanging around the y axis: rows from the top down; angles in degrees, 0 in front, 90 to the right of the
 * picture. Folds wander by noise and grow from `gather` deep at the top to `depth` at the hem. */
typedef struct {
    float y, rx, rz, x, z; /* radii of the ring, and its middle */
} DrapeRow;
typedef struct {
    int rows;
    const DrapeRow *row;
    float from, to; /* both 0: all round */
    float folds;    /* how many would go all round */
    float gather, depth, twist, hem;
    float thick; /* half */
    int seed;
} Drape;
void drape(const Drape *d);
/* A smooth limb through n points with n radii; steps: limbs a span, 3 or 4 are enough. */
void tube(int n, const Vec3 *points, const float *radii, int steps);
/* The point t (0..n-1) along the line such a limb follows. */
Vec3 tube_point(int n, const Vec3 *points, float t);
/* Cloth: a smooth sheet through rows x columns points (row by row), `thick` half thickness. */
void cloth(int rows, int columns, const Vec3 *points, float thick, int steps);
/* Everything below `height`, with waves. Not moved by the brush's frame. */
void ground(float height, float waves, float fine);

/* ---- eyes ---- */
/* An eyeball in the present part, looking to yaw and pitch; m: material_eye(). */
void eye(float x, float y, float z, float r, float yaw, float pitch, int m);
/* The same with an upper lid as parts of their own. tilt: the character: +-20 menace (inner end low), the other sign
 * pity; open: height of the lid's edge in radii, .35 narrow, .6 wide. */
void eye_with_lid(float x, float y, float z, float r, float yaw, float pitch, int m, int lid, float tilt, float open);

/* ---- materials and light ---- */
/* A new material; the rest of its fields are set through material(). */
int material_new(Vec3 color, Vec3 color2, float rough, float spec, Pattern pattern, float fine, float bump);
/* Its fields; the pointer holds until the next material_new. */
Material *material(int m);
void lamp(Vec3 at, Vec3 color, float radius);                                    /* world coordinates */
void sprite(Vec3 at, float radius, Vec3 color, SpriteKind kind, float strength); /* world coordinates */
void camera(Vec3 eye_at, Vec3 target, float view_angle);

#endif
