/* SPDX-License-Identifier: MIT
 * The table of Goblin Ranks as bits: which cells are taken, which may be, and whether a horde hangs together (GH-1,
 * GH-4, GH-5, GH-7).  Knows no cards.
 *
 * A horde is at most twelve columns wide (GH-5.4), so a cell is found by its row and by its column modulo sixteen: the
 * sixteen columns are a ring, bit = row * 16 + (column & 15), and the frame may wander round it without end (GH-5.6).
 * Rows do not wrap.  One word holds the whole table, and every question is a few shifts. */
#ifndef GAMES_GOBLINS_GRID_H
#define GAMES_GOBLINS_GRID_H
#include <stdbool.h>
#include <stdint.h>

enum { GRID_ROWS = 4, GRID_RING = 16, GRID_CELLS = GRID_ROWS * GRID_RING, FRAME_WIDTH = 12 };

typedef uint64_t Cells; /* bit per cell */

#define CELLS_FIRST_COLUMN 0x0001000100010001ull
#define CELLS_LAST_COLUMN  0x8000800080008000ull
#define CELLS_FIRST_ROW    0xFFFFull

typedef struct {
    int west, width; /* smallest column in use, as it is called at the table; how many there are to the largest */
} Extent;

static inline Cells cell_bit(int cell)
{
    return 1ull << cell;
}
static inline int cells_lowest(Cells cells) /* cells must not be 0 */
{
    return __builtin_ctzll(cells);
}
/* Pairs, fours, eights and then all at once: for a processor that need not count bits itself the compiler would call a
 * function each time. */
static inline int cells_count(Cells cells)
{
    cells -= cells >> 1 & 0x5555555555555555u;
    cells = (cells & 0x3333333333333333u) + (cells >> 2 & 0x3333333333333333u);
    cells = (cells + (cells >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (int)(cells * 0x0101010101010101u >> 56);
}
/* The same for each row at once: in the sixteen bits of a row stands how many of them are set. */
static inline Cells cells_count_rows(Cells cells)
{
    cells -= cells >> 1 & 0x5555555555555555u;
    cells = (cells & 0x3333333333333333u) + (cells >> 2 & 0x3333333333333333u);
    cells = (cells + (cells >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (cells + (cells >> 8)) & 0x001F001F001F001Fu;
}
static inline int cells_row_of(Cells counts, int row) /* of cells_count_rows */
{
    return (int)(counts >> (row * GRID_RING) & 0x1F);
}
static inline Cells cells_column(int column)
{
    return CELLS_FIRST_COLUMN << (column & (GRID_RING - 1));
}
static inline Cells cells_row(int row)
{
    return CELLS_FIRST_ROW << (row * GRID_RING);
}

/* All cells that share a side with one of these (GH-1.2); these themselves only where they touch each other. */
static inline Cells cells_around(Cells cells)
{
    Cells east = (cells & ~CELLS_LAST_COLUMN) << 1 | (cells & CELLS_LAST_COLUMN) >> (GRID_RING - 1);
    Cells west = (cells & ~CELLS_FIRST_COLUMN) >> 1 | (cells & CELLS_FIRST_COLUMN) << (GRID_RING - 1);
    return east | west | cells >> GRID_RING | cells << GRID_RING;
}
/* The cells of line and column of one cell, at any distance, without itself. */
static inline Cells cells_in_sight(int cell)
{
    return (cells_row(cell / GRID_RING) | cells_column(cell)) & ~cell_bit(cell);
}
/* The neighbours of a cell in the order up, right, down, left (GH-11.4); -1 where the table ends. */
void goblins_cell_neighbours(int cell, int out[4]);

/* The part of `all` that hangs together with the cells of `from`. */
Cells goblins_cells_connected(Cells all, Cells from);
/* GH-7.2, or GH-7.3 with neighbour: nothing stands apart. */
bool goblins_cells_coherent(Cells taken, bool neighbour);

/* GH-1.6. west_before: the smallest column at the last time of asking; what is taken has not moved further than two
 * columns beyond the frame of then. taken must not be empty. */
Extent goblins_grid_extent(Cells taken, int west_before);
/* The cells of all columns in which another goblin would not make the horde wider than twelve (GH-5.4). */
Cells goblins_grid_frame(Extent extent);
/* GH-4.1: empty, in an allowed row, next to a goblin, inside the frame. */
Cells goblins_grid_legal(Cells taken, Cells allowed, Extent extent);
/* GH-7.4: the legal cells on which one more goblin makes `taken` coherent. */
Cells goblins_grid_mending(Cells taken, Cells allowed, Extent extent, bool neighbour);

/* The column number of a cell, as it is called at the table; -1 below west comes before it. */
static inline int grid_column(int cell, int west)
{
    int ahead = (cell - west) & (GRID_RING - 1);
    return west + (ahead < GRID_RING - 2 ? ahead : ahead - GRID_RING);
}

#endif
