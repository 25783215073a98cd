/* SPDX-License-Identifier: MIT */
#include "games/goblins/goblins_outlook.h"

#include "games/goblins/goblins_int.h"

enum { LEAD_MAX = 5 };

/* What a line is worth to a clan, in 48ths of a point, by the cells left in it and by how far the clan is ahead of the
 * best of the others there (-5 to 5): among three clans, and among four. Means of what the lines brought in some
 * thousand games between opponents of the second level. */
static const uint8_t worth_of_lead[2][FRAME_WIDTH + 1][2 * LEAD_MAX + 1] = {
    {{1, 1, 4, 9, 17, 52, 113, 124, 136, 139, 144},
     {3, 5, 9, 15, 34, 58, 80, 110, 123, 134, 138},
     {4, 7, 13, 22, 37, 56, 76, 96, 116, 129, 134},
     {7, 10, 18, 27, 40, 55, 70, 83, 104, 122, 124},
     {12, 15, 21, 30, 41, 55, 67, 78, 90, 110, 114},
     {16, 19, 26, 32, 42, 53, 64, 72, 85, 103, 104},
     {18, 24, 29, 34, 42, 50, 61, 68, 76, 90, 104},
     {21, 30, 32, 36, 43, 49, 57, 62, 69, 78, 94},
     {25, 29, 34, 38, 42, 48, 54, 61, 65, 80, 80},
     {17, 33, 37, 39, 42, 48, 52, 58, 61, 68, 83},
     {10, 35, 41, 41, 43, 47, 48, 53, 53, 63, 87},
     {16, 26, 43, 43, 43, 46, 49, 49, 49, 71, 80},
     {23, 28, 34, 43, 43, 46, 49, 49, 62, 68, 73}},
    {{0, 1, 2, 4, 11, 50, 116, 128, 134, 134, 144},
     {1, 3, 6, 14, 27, 51, 76, 103, 112, 127, 140},
     {4, 5, 9, 18, 29, 49, 68, 91, 102, 111, 125},
     {5, 6, 11, 20, 31, 47, 62, 79, 96, 107, 111},
     {6, 9, 13, 21, 32, 47, 55, 72, 90, 95, 127},
     {13, 14, 16, 22, 31, 44, 54, 64, 75, 81, 109},
     {16, 20, 20, 23, 30, 42, 51, 59, 65, 76, 111},
     {20, 22, 23, 26, 30, 39, 47, 49, 56, 62, 101},
     {14, 26, 26, 29, 30, 37, 42, 42, 42, 60, 89},
     {6, 30, 30, 30, 30, 37, 39, 39, 39, 41, 79},
     {1, 28, 31, 31, 31, 36, 36, 37, 37, 45, 73},
     {5, 14, 32, 32, 32, 34, 34, 36, 36, 57, 65},
     {11, 16, 21, 31, 32, 32, 34, 36, 47, 52, 57}},
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
    int left = line->left < 0 ? 0 : line->left, table = __builtin_popcount(clans) == CLAN_COUNT;
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        int n = line->strength[clan], lead = n - (n == first ? second : first);
        lead = lead < -LEAD_MAX ? -LEAD_MAX : lead > LEAD_MAX ? LEAD_MAX : lead;
        int points = worth_of_lead[table][left][lead + LEAD_MAX];
        points += line->flag[clan] ? points / 3 : 0; /* GH-24.5: one more where three are won */
        worth[clan] = clans >> clan & 1 ? points : 0;
    }
}
