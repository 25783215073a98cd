/* SPDX-License-Identifier: MIT
 * Grounds and motes that several factions share. */
#include "kit/ambience.h"

#include "kit/kit.h"

void ground_of_tiles(void)
{
    part();
    paint(material_new(vec_mix(tint(MIDTONE), tint(LIGHT), .35f) * .6f, vec_mix(tint(SHADOW), tint(MIDTONE), .6f) * .7f,
                       .25f, .9f, PAT_TILE, 1.1f, .5f));
    ground(0, 0, 1);
}

void motes_of_embers(void)
{
    for (int i = 0; i < 150; i++)
        sprite(V((chance(i + 300) - .5f) * 5, powf(chance(i + 400), 1.3f) * 3.4f, -2.5f + chance(i + 500) * 4.6f),
               .007f + .014f * powf(chance(i + 600), 3),
               vec_mix(tint(MIDTONE) * 3.f, tint(ACCENT) * 2.5f, chance(i + 650)), SPRITE_GLOW, 1.2f);
}

void motes_of_dust(void)
{
    for (int i = 0; i < 70; i++)
        sprite(V((chance(i + 300) - .5f) * 5, chance(i + 400) * 3.2f, -2 + chance(i + 500) * 4),
               .006f + .01f * chance(i + 600), tint(GLOW), SPRITE_GLOW, .55f);
}
