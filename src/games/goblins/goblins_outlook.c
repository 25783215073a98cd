/* SPDX-License-Identifier: MIT */
#include "games/goblins/goblins_outlook.h"

#include "games/goblins/goblins_int.h"

enum { LEAD_MAX = 5 };

/* Twelfths of a point that a line is worth to a clan, by the cells left in it and by how far the clan is ahead of the
 * best of the others there (-5 to 5). */
static const uint8_t worth_of_lead[FRAME_WIDTH + 1][2 * LEAD_MAX + 1] = {
    {0, 0, 0, 0, 2, 14, 33, 36, 36, 36, 36},   {0, 0, 0, 2, 7, 16, 27, 33, 36, 36, 36},
    {0, 0, 1, 3, 8, 16, 25, 32, 35, 36, 36},   {0, 0, 1, 4, 9, 17, 24, 30, 34, 35, 36},
    {0, 1, 2, 5, 10, 17, 24, 29, 33, 35, 36},  {0, 1, 3, 6, 11, 17, 23, 29, 32, 34, 35},
    {1, 1, 3, 7, 11, 17, 23, 28, 32, 34, 35},  {1, 2, 4, 7, 12, 17, 22, 27, 31, 33, 35},
    {1, 2, 5, 8, 12, 17, 22, 27, 30, 33, 34},  {1, 3, 5, 8, 12, 17, 22, 26, 30, 32, 34},
    {2, 3, 6, 9, 13, 17, 22, 26, 29, 32, 34},  {2, 4, 6, 9, 13, 17, 21, 25, 29, 31, 33},
    {3, 4, 7, 10, 13, 17, 21, 25, 28, 31, 33},
};

uint32_t outlook_halved(int n)
{
    static const uint32_t part[16] = {65536, 62757, 60097, 57549, 55109, 52772, 50535, 48393,
                                      46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
    return n < 16 * 16 ? part[n & 15] >> (n >> 4) : 0;
}

void outlook_take(const State *s, Outlook *o)
{
    Cells taken = plane_of(s, PLANE_TAKEN), doubles = plane_of(s, PLANE_DOUBLES), flags = plane_of(s, PLANE_FLAG);
    o->clans = goblins_clans(s);
    for (int row = 0; row < GRID_ROWS; row++) {
        Line *line = &o->line[row];
        line->left = (int8_t)(FRAME_WIDTH - cells_count(taken & cells_row(row)));
        for (int clan = 0; clan < CLAN_COUNT; clan++) {
            Cells here = clan_cells(s, (Clan)clan) & cells_row(row);
            line->strength[clan] = (int8_t)(cells_count(here) + cells_count(here & doubles));
            line->flag[clan] = (here & flags) != 0;
        }
    }
}

void outlook_add(Line *line, DefId def, int weight)
{
    Clan clan = goblins_clan(def);
    Role role = goblins_role(def);
    line->strength[clan] = (int8_t)(line->strength[clan] + (role == ROLE_DOUBLES ? 2 * weight : weight));
    if (role == ROLE_FLAGBEARER)
        line->flag[clan] = weight > 0;
}

void outlook_line(const Line *line, unsigned clans, int worth[CLAN_COUNT])
{
    int first = 0, second = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        int n = line->strength[clan], lower = n < first ? n : first;
        first = n > first ? n : first;
        second = lower > second ? lower : second;
    }
    int left = line->left < 0 ? 0 : line->left;
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        int n = line->strength[clan], lead = n - (n == first ? second : first);
        lead = lead < -LEAD_MAX ? -LEAD_MAX : lead > LEAD_MAX ? LEAD_MAX : lead;
        int points = worth_of_lead[left][lead + LEAD_MAX];
        points += line->flag[clan] ? points / 3 : 0; /* GH-24.5: one more where three are won */
        worth[clan] = clans >> clan & 1 ? points : 0;
    }
}
