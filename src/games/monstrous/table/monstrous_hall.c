/* SPDX-License-Identifier: MIT
 * The table of Against the Monstrous Horde in the Hall: with a handful of dice. */
#include "games/monstrous/table/monstrous.h"
#include "gfx/dice.h"

static void props(Gfx *g, float cx, float cy, float k)
{
    static const struct {
        DieKind kind;
        int value;
        float size, x, y, lean; /* x, y: of its middle */
        unsigned rgb;
    } die[] = {{DIE_D20, 20, 124, 6, -84, -6, 0x2d2440}, {DIE_D20, 14, 92, -86, -46, 9, 0xd9622b},
               {DIE_D12, 9, 84, 88, -54, -8, 0x2a62b8},  {DIE_D8, 8, 66, 128, -6, 8, 0xdcb840},
               {DIE_D6, 6, 60, -48, 8, 12, 0x7c8794},    {DIE_D10, 4, 66, 22, 4, -9, 0x2f9a4a},
               {DIE_D4, 3, 62, 78, 12, 6, 0x7a3fb0}};
    cy -= 28 * k;
    for (size_t i = 0; i < sizeof die / sizeof *die; i++) {
        float size = die[i].size * k, x = cx + die[i].x * k, y = cy + die[i].y * k;
        Color body = {(uint8_t)(die[i].rgb >> 16), (uint8_t)(die[i].rgb >> 8), (uint8_t)die[i].rgb, 255};
        gfx_die_shadow(g, x, y, size, 0);
        gfx_die(g, die[i].kind, gfx_die_rest(g, die[i].kind, die[i].value, die[i].lean), die_look(body), x, y, size,
                true);
    }
}

const BoardHall monstrous_hall = {.begin = N_("Wake the horde"),
                                  .second = N_("Now with all epic monsters"),
                                  .second_option = "monsters",
                                  .ground = "backdrops/fire",
                                  .props = props};
