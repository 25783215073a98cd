/* SPDX-License-Identifier: MIT
 * The four goblin clans: light, cavern with the great gem, and what a goblin of the clan is made of and wears. The clan
 * is told by its colour and by the shape of its gem: ruby square, emerald hexagon, sapphire round, amber triangle. */
#ifndef FORGE_TYPES_GOBLIN_CLAN_H
#define FORGE_TYPES_GOBLIN_CLAN_H

#include "kit/kit.h"

typedef enum { CLAN_RUBY, CLAN_EMERALD, CLAN_SAPPHIRE, CLAN_AMBER, CLANS } Clan;

/* A goblin's materials. */
typedef struct {
    Clan clan;
    Vec3 color, iris; /* of the gem; of the eyes */
    int skin, lip, dark, tooth, hair;
    int cloth, trim, leather; /* cloth: the clan's colour; trim: what goes with it */
    int metal, gold, gem;
} Goblin;

/* Light, cavern and materials of the clan in the present scene. */
Goblin goblin_of(Clan clan);
/* The great gem of the cavern: where its middle is behind the figure (as in the picture's plane), and its size. */
void great_gem(float x, float y, float size);
/* A cut gem of that radius in a gold mount, looking to +z. Parts of its own. */
void gem_brooch(const Goblin *g, float radius);
/* The bare outline of the clan's gem in the present part, `thick` deep. */
void gem_outline(Clan clan, float radius, float thick, float bevel);

/* One function for each clan of a role, and the rows of its four pictures. */
#define FOUR_CLANS(role)                                                                                               \
    static void role##_ruby(void)                                                                                      \
    {                                                                                                                  \
        role(CLAN_RUBY);                                                                                               \
    }                                                                                                                  \
    static void role##_emerald(void)                                                                                   \
    {                                                                                                                  \
        role(CLAN_EMERALD);                                                                                            \
    }                                                                                                                  \
    static void role##_sapphire(void)                                                                                  \
    {                                                                                                                  \
        role(CLAN_SAPPHIRE);                                                                                           \
    }                                                                                                                  \
    static void role##_amber(void)                                                                                     \
    {                                                                                                                  \
        role(CLAN_AMBER);                                                                                              \
    }
#define FOUR_ROWS(role, word)                                                                                          \
    {"cards/goblins/" word "-ruby", MINE, role##_ruby}, {"cards/goblins/" word "-emerald", MINE, role##_emerald},      \
        {"cards/goblins/" word "-sapphire", MINE, role##_sapphire},                                                    \
    {                                                                                                                  \
        "cards/goblins/" word "-amber", MINE, role##_amber                                                             \
    }

#endif
