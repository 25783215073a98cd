/* SPDX-License-Identifier: MIT
 * Medals: enamel in a ring of gold, and a sigil in relief. Factions have their own enamel, types share a brown one. */
#include "cards.h"
#include "things/medal_plate.h"
#include "things/studio.h"

enum { SIZE = 256 };

/* Gold must be seen on it, so what would be golden itself is darker. */
static int enamel_of(Faction f)
{
    Vec3 deep = tint(SHADOW), bright = vec_mix(tint(SHADOW), tint(MIDTONE), .8f);
    if (f == MINE) {
        deep = rgb(0x1c0f16);
        bright = rgb(0x4a2233);
    } else if (f == SUN) {
        deep = rgb(0x4a2208);
        bright = rgb(0x8a4a10);
    }
    int enamel = material_new(deep, bright, .18f, 1.3f, PAT_NOISE, 2.5f, 0);
    material(enamel)->sss = (f == MINE || f == SUN ? bright : tint(MIDTONE)) * .3f;
    return enamel;
}

static void medal(Faction f, const char *word)
{
    studio(f, 9, 14.2f);
    int gold = studio_gold(), ring_gold = studio_gold(), enamel = enamel_of(f),
        inlay = material_plain(tint(ACCENT), .1f, 1.5f);
    material(inlay)->emit = tint(ACCENT) * .25f;
    medal_plate(ring_gold, enamel);
    push();
    move(0, 0, .13f);
    grow(1.12f);
    if (!sigil(word, gold, inlay))
        forge_fail("there is no sigil %s", word);
    pop();
}

#define MEDAL(faction_name, word)                                                                                      \
    static void word##_medal(void)                                                                                     \
    {                                                                                                                  \
        medal(faction_name, #word);                                                                                    \
    }
#define ROW(word)                                                                                                      \
    {                                                                                                                  \
        "medals/" #word, NEUTRAL, word##_medal, SIZE, SIZE, .alpha = true                                              \
    }

MEDAL(WATER, water)
MEDAL(FIRE, fire)
MEDAL(SUN, sun)
MEDAL(MOON, moon)
MEDAL(FOREST, forest)
MEDAL(ROYAL, royal)
MEDAL(MINE, ooze)
MEDAL(MINE, troll)
MEDAL(MINE, dragon)
MEDAL(MINE, golem)
MEDAL(MINE, skeleton)

const Card medals_cards[] = {ROW(water), ROW(fire),  ROW(sun),    ROW(moon),  ROW(forest),   ROW(royal),
                             ROW(ooze),  ROW(troll), ROW(dragon), ROW(golem), ROW(skeleton), {0}};
