/* SPDX-License-Identifier: MIT
 * The factions a picture can belong to. */
#ifndef FORGE_KIT_FACTIONS_H
#define FORGE_KIT_FACTIONS_H

#include "engine/scene.h"

/* BLOOD: vampires, demons, mind flayers. MINE: goblins. NEUTRAL: frames, medals, dice, tables. EMBER to GLEANER: the
 * families of Siege; its castles stand in the light of their peoples. */
typedef enum {
    WATER,
    FIRE,
    SUN,
    MOON,
    FOREST,
    ROYAL,
    BLOOD,
    MINE,
    NEUTRAL,
    EMBER,
    TIDE,
    BARROW,
    STRAYS,
    RUSTCLAW,
    PALEFROST,
    ROTBLOOM,
    NIGHTGLASS,
    PORTAL,
    OUTSIDER,
    GLEANER,
    FACTIONS
} Faction;

typedef struct {
    float to[3]; /* where it is, from what the camera looks at */
    unsigned color;
    float strength, soft;
} FamilyLamp;

/* How a family of Siege is lit: families differ in colours and lamps, and share sky, haze and exposure. */
typedef struct {
    unsigned palette[TINTS];
    FamilyLamp key, rim, fill; /* soft: of the key alone */
} FamilyLight;

/* One faction; each has its own file kit/<word>.c. Any function may be NULL. */
typedef struct {
    const char *word;
    void (*light)(Scene *s); /* palette, lights, haze; of a family: what differs from its row */
    Backdrop *backdrop;
    void (*ground)(void);
    void (*motes)(void);
    const FamilyLight *family; /* the row of a family, or NULL */
} FactionKit;

extern const FactionKit kit_water, kit_fire, kit_sun, kit_moon, kit_forest, kit_royal, kit_blood, kit_mine, kit_neutral;
extern const FactionKit kit_ember, kit_tide, kit_barrow, kit_strays, kit_rustclaw, kit_palefrost, kit_rotbloom,
    kit_nightglass, kit_portal, kit_outsider, kit_gleaner;

const FactionKit *faction_kit(Faction f);
/* Palette, lights and backdrop of the present scene. */
void faction(Faction f);
/* The ground its figures stand on, with what grows there. */
void faction_ground(void);
/* Bubbles, embers, leaves in the air. */
void faction_motes(void);

/* ---- for the files of the factions ---- */
void set_palette(Scene *s, unsigned dark, unsigned shadow, unsigned midtone, unsigned light, unsigned accent,
                 unsigned glow);
void set_lights(Scene *s, Light key, Light rim, Light fill);
/* Wavy ground of stone with boulders left and right. */
void ground_of_rock(Vec3 color, Vec3 color2);

#endif
