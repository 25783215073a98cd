/* SPDX-License-Identifier: MIT
 * Grounds and motes that several factions share, in the colours of the present palette. */
#ifndef FORGE_KIT_AMBIENCE_H
#define FORGE_KIT_AMBIENCE_H

/* A polished floor of tiles. */
void ground_of_tiles(void);
/* Glowing embers in the air, most of them low. */
void motes_of_embers(void);
/* Small specks of dust in the light. */
void motes_of_dust(void);

#endif
