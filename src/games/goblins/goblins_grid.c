/* SPDX-License-Identifier: MIT */
#include "games/goblins/goblins_grid.h"

#include "base/log.h"

enum { MARGIN = 2 }; /* columns beyond the frame that a horde can have gained since the last look */

void goblins_cell_neighbours(int cell, int out[4])
{
    int row = cell / GRID_RING, column = cell % GRID_RING, first = row * GRID_RING;
    out[0] = row > 0 ? cell - GRID_RING : -1;
    out[1] = first + (column + 1) % GRID_RING;
    out[2] = row < GRID_ROWS - 1 ? cell + GRID_RING : -1;
    out[3] = first + (column + GRID_RING - 1) % GRID_RING;
}

Cells goblins_cells_connected(Cells all, Cells from)
{
    Cells part = from & all, before;
    do {
        before = part;
        part |= cells_around(part) & all;
    } while (part != before);
    return part;
}

bool goblins_cells_coherent(Cells taken, bool neighbour)
{
    if (neighbour)
        return (taken & ~cells_around(taken)) == 0;                      /* GH-7.3 */
    return goblins_cells_connected(taken, taken & (0 - taken)) == taken; /* GH-7.2 */
}

/* The bits of a ring of sixteen, turned so that `column` comes first. */
static unsigned ring_from(unsigned ring, int column)
{
    int n = column & (GRID_RING - 1);
    return (ring >> n | ring << (GRID_RING - n)) & 0xFFFFu;
}

Extent goblins_grid_extent(Cells taken, int west_before)
{
    REQUIRE(taken != 0);
    unsigned columns = (unsigned)(taken | taken >> 16 | taken >> 32 | taken >> 48) & 0xFFFFu;
    unsigned ring = ring_from(columns, west_before - MARGIN);
    int first = __builtin_ctz(ring), last = 31 - __builtin_clz(ring);
    return (Extent){west_before - MARGIN + first, last - first + 1};
}

Cells goblins_grid_frame(Extent extent)
{
    bool open = extent.width < FRAME_WIDTH; /* one more column on either side */
    int first = open ? extent.west - 1 : extent.west;
    unsigned n = (unsigned)(open ? extent.width + 2 : FRAME_WIDTH);
    return (Cells)ring_from((1u << n) - 1u, -first) * CELLS_FIRST_COLUMN;
}

Cells goblins_grid_legal(Cells taken, Cells allowed, Extent extent)
{
    return cells_around(taken) & ~taken & allowed & goblins_grid_frame(extent);
}

Cells goblins_grid_mending(Cells taken, Cells allowed, Extent extent, bool neighbour)
{
    Cells legal = goblins_grid_legal(taken, allowed, extent);
    if (neighbour) { /* whoever stands alone must be joined */
        for (Cells alone = taken & ~cells_around(taken); alone; alone &= alone - 1)
            legal &= cells_around(alone & (0 - alone));
        return legal;
    }
    Cells rest = taken;
    for (;;) { /* every part must be touched */
        Cells part = goblins_cells_connected(rest, rest & (0 - rest));
        if (part == taken)
            return legal; /* one part: every legal cell touches it */
        legal &= cells_around(part);
        rest &= ~part;
        if (!rest || !legal)
            return legal;
    }
}
