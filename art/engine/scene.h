/* SPDX-License-Identifier: MIT
 * What a picture is before it is painted: shapes in parts, materials, lights, floating sparks, a camera and a backdrop.
 * The brush (engine/brush.h) fills it, the renderer reads it. Lengths are in figures: a standing figure is about 2.4
 * high, its feet at y = 0, looking towards +z, where the camera stands; x grows to the right of the picture. */
#ifndef FORGE_ENGINE_SCENE_H
#define FORGE_ENGINE_SCENE_H

#include "engine/vec.h"

typedef enum {
    SHAPE_EGG,     /* ellipsoid */
    SHAPE_LIMB,    /* capsule with two radii */
    SHAPE_BOX,     /* rounded */
    SHAPE_RING,    /* torus */
    SHAPE_DRUM,    /* rounded cylinder */
    SHAPE_WEB,     /* triangle with a thickness */
    SHAPE_CRYSTAL, /* octahedron */
    SHAPE_GROUND,  /* everything below a wavy height */
    SHAPE_OUTLINE, /* polygon with a thickness and a bevel */
    SHAPE_FACETS,  /* convex solid of planes */
    SHAPE_HULL,    /* the same, each plane at its own distance, edges melted */
    SHAPE_DRAPE    /* cloth that hangs in folds around an axis */
} ShapeKind;

/* What the surface is made of, beyond its colours: changes colour and relief. */
typedef enum {
    PAT_PLAIN,
    PAT_NOISE,
    PAT_SCALE,
    PAT_STONE,
    PAT_EYE,
    PAT_WOOD,
    PAT_BONE,
    PAT_CLOTH,
    PAT_RUNE, /* stone with glowing cracks */
    PAT_SKIN,
    PAT_LAVA,
    PAT_SAND,
    PAT_GRASS,
    PAT_TILE,
    PAT_WATER,
    PAT_FUR,  /* a coat that bristles; post/pelt.h draws its hairs */
    PAT_HAIR, /* of people: lies along its locks */
    PAT_METAL,
    PAT_BRICK /* courses of ashlar, along x and z alike */
} Pattern;

typedef enum { PUPIL_ROUND, PUPIL_SLIT } Pupil;

typedef struct {
    Vec3 color, color2; /* the pattern mixes the two */
    Vec3 emit;          /* light of its own */
    Vec3 sss;           /* light that comes through: skin, leaves; for jelly: what it swallows per length */
    float rough;        /* 0 mirror .. 1 chalk */
    float metal, spec;  /* 0..1; strength of the highlight */
    float bump;         /* strength of the relief of the pattern */
    float fine;         /* how fine the pattern is: features per length */
    float rim;          /* how much of the rim light it takes */
    float iris;         /* of an eye: its share of the ball; 0: .62, a creature's. A person's is .36 */
    Pattern pattern;
    Pupil pupil;
    bool jelly;
} Material;

typedef struct {
    Vec3 axis[3]; /* columns: where x, y and z of the shape point to */
} Turn;

/* Around a shape; half[0] is 0 when there is none. */
typedef struct {
    Turn turn;
    Vec3 middle, half;
} Box;

typedef struct {
    ShapeKind kind;
    bool carved; /* taken away from the part instead of added */
    int material, part;
    float blend;        /* radius of the seam to the rest of the part */
    Vec3 a, b, c, half; /* meaning by kind */
    float r0, r1;       /* meaning by kind */
    Turn turn;
    Vec3 middle;                      /* of a ball around it, blend and lumps included */
    float reach;                      /* its radius */
    float lumps, lump_fine;           /* height and fineness of an irregular surface */
    float length2, taper, slope, inv; /* precomputed for limbs */
    int first, points;                /* of an outline or of facets */
} Shape;

/* Creases of a part's cloth (engine/folds.h): a fan of them parting from a point, or a band across a line. */
typedef struct {
    bool fan;
    Turn turn; /* y: out of the cloth (fan), along the line (band) */
    Vec3 at;
    float reach, wide;  /* wide: of a band, how far from its line it counts */
    float count, depth; /* ridges round a fan; distance of a band's ridges */
    float seed;
} Fold;

typedef struct {
    int first, count; /* shapes */
    int first_fold, folds;
    float crease; /* the most that they raise it */
    bool jelly;
    bool melting; /* it melts as skin does, whatever it begins in */
    /* By scene_finish: parts of PAT_SKIN, and melting ones, that begin in the same colour are one skin, and melt into each
     * other where they meet, at shoulder, neck and wrist. 0: none. */
    int skin;
    float seam; /* radius of that melting */
} Part;

typedef struct {
    Vec3 towards; /* direction to the light */
    Vec3 color;
    float soft; /* its apparent radius: the softness of shadows */
} Light;

typedef struct {
    Vec3 at, color;
    float radius; /* where it is as bright as its colour */
} Lamp;

typedef enum { SPRITE_GLOW, SPRITE_BUBBLE, SPRITE_LEAF, SPRITE_SPARKLE, SPRITE_SNOW } SpriteKind;

typedef struct {
    Vec3 at, color;
    float radius, strength;
    SpriteKind kind;
} Sprite;

typedef enum { DARK, SHADOW, MIDTONE, LIGHT, ACCENT, GLOW, TINTS } Tint;

enum { BUNCH = 8 };

typedef struct Scene Scene;
/* u -1..1 from left to right, v up, the same units; height/width * -1..1. Called by several threads. */
typedef Vec3 Backdrop(const Scene *s, float u, float v);

struct Scene {
    Shape *shapes;
    int shape_count, shape_room;
    Part *parts;
    int part_count, part_room;
    Fold *folds;
    int fold_count, fold_room;
    Material *materials;
    int material_count, material_room;
    Sprite *sprites;
    int sprite_count, sprite_room;
    float (*outline_points)[2];
    int outline_count, outline_room;
    Vec3 *facets; /* normal, and the distance as fourth */
    int facet_count, facet_room;
    Lamp lamps[24];
    int lamp_count;
    /* By scene_finish, for quick culling: the balls of all shapes, and a ball around each run of BUNCH of them (shapes made
     * one after the other are mostly neighbours). Runs are filled up with balls that nothing meets. */
    float *ball_x, *ball_y, *ball_z, *ball_r;
    float *bunch_x, *bunch_y, *bunch_z, *bunch_r;
    int bunches;
    Box *boxes; /* engine/boxes.h, one a shape */

    /* the light of the faction */
    Vec3 tint[TINTS];
    Light key, rim, fill;
    Vec3 zenith, horizon, below; /* colours of the sky around, which light from everywhere */
    float ambient;               /* how much of it */
    float exposure, grade;       /* grade: how far colours are drawn towards the palette, 0..1 */
    float haze, haze_from;       /* the ground fades into the backdrop behind this distance */
    Backdrop *backdrop;
    float back_x, back_y, back_zoom; /* the part of the backdrop that is seen: shifted, enlarged (1 = all) */
    bool back_mirrored;
    int back_seed;
    float disc_x, disc_y, disc_size; /* sun or moon of the backdrop: place, and size (1 = as designed) */

    /* camera */
    Vec3 eye, target;
    float view_angle; /* degrees, of the height */
    float roll;       /* degrees */
    float aperture, focus;

    /* post: strength of strokes, of the smoothing brush and of the ink; 1 = as designed */
    float strokes, smear, ink, vignette, canvas;
    float stroke_size; /* of brush, ink and canvas, in 640ths of the width; 1 for a card */
};

/* An empty scene with a neutral light. Free with scene_free. Ends the program when out of memory. */
Scene *scene_new(void);
void scene_free(Scene *s);
/* Once after the last stroke of the brush: directions made unit, skins found, balls collected. */
void scene_finish(Scene *s);

/* Grows the array *list of n elements so that one more fits; the fresh one is zero. Returns its index. */
int list_more(void **list, int *count, int *room, int element_size);

/* A mistake in a picture's source: says it and ends the program. */
void forge_fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

#endif
