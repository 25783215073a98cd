/* SPDX-License-Identifier: MIT
 * Goblin Ranks: the three characters an opponent can have, and what each would give for a move beyond what the move is
 * worth.  A taste reads only what lies open to the seat to act, and never rules a move out.  The figures are
 * thousandths of a win: large enough to be felt, too small to make one character stronger than another. */
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_outlook.h"
#include "games/goblins/goblins_preview.h"

enum { BRAWLER, SHEPHERD, MASK };

const Character goblins_character[GOBLINS_CHARACTERS] = {
    [BRAWLER] = {"brawler", "Fuse", "Loves noise: blows, bursts and goblins that fly."},
    [SHEPHERD] = {"shepherd", "Tug", "Cannot leave anybody standing where they stand."},
    [MASK] = {"mask", "Hush", "Never takes a lead that would tell whose side Hush is on."},
};

typedef struct {
    int8_t move[GOBLINS_MOVES];
    int8_t role[ROLE_COUNT]; /* laying one of these */
    int8_t victim;           /* for each goblin that goes down beyond the first, and for one that is thrown */
    int8_t own_lead;         /* laying a goblin of the own clan where it leads already or would */
} Taste;

static const Taste taste[GOBLINS_CHARACTERS] = {
    [BRAWLER] = {.move = {[MOVE_DOWN] = 10, [MOVE_RAISE] = -4, [MOVE_ENOUGH] = -6},
                 .role = {[ROLE_BRUISER] = 6, [ROLE_KEG] = 6, [ROLE_WRECKER] = 6, [ROLE_HERBALIST] = -3},
                 .victim = 8},
    [SHEPHERD] = {.move = {[MOVE_LIFT] = 8, [MOVE_SLIDE_UP] = 8, [MOVE_SLIDE_DOWN] = 8, [MOVE_ENOUGH] = -8},
                  .role = {[ROLE_PIPER] = 6, [ROLE_CHARMER] = 6, [ROLE_TACTICIAN] = 6, [ROLE_MARSHAL] = 6}},
    [MASK] = {.move = {[MOVE_ENOUGH] = 4}, .own_lead = -10},
};

static int liking_of_placing(const State *s, const Taste *t, const Outlook *o, Move m)
{
    int cell = m.b - PLACE_CELL, sum = t->role[goblins_role(m.a)], best = 0;
    Clan own = goblins_crown(s, m.seat);
    if (goblins_at(s, cell) != NO_PIECE)
        return sum + t->victim;
    if (goblins_clan(m.a) != own)
        return sum;
    const Line *line = &o->line[cell / GRID_RING];
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        best = clan != (int)own && line->strength[clan] > best ? line->strength[clan] : best;
    return sum + (line->strength[own] >= best ? t->own_lead : 0);
}

void goblins_taste(const State *s, const Moves *l, int character, int16_t liking[MOVE_MAX])
{
    const Taste *t = &taste[character];
    Outlook o;
    outlook_take(s, &o);
    for (int i = 0; i < l->n; i++) {
        Move m = l->m[i];
        int sum = t->move[m.kind];
        if (m.kind == MOVE_PLACE)
            sum += liking_of_placing(s, t, &o, m);
        else if (m.kind == MOVE_DOWN)
            sum += t->victim * (cells_count(goblins_blast(s, m.a - PLACE_CELL, NULL)) - 1);
        liking[i] = (int16_t)(sum > 100 ? 100 : sum);
    }
}
