/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what it asks, and why an opponent did what it did.  A reason tells only what everybody can see: it
 * would be a poor ruler whose reasons gave the Crown away. */
#include <stdio.h>

#include "base/buf.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_outlook.h"
#include "games/goblins/goblins_preview.h"

static const char *name_of(DefId def)
{
    return goblins_game.def[def].name;
}

/* ---- the question ----------------------------------------------------------------------------------------------- */

static void prompt_place(const State *s, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    int width = goblins_extent(s).width;
    (void)snprintf(q, qn, "%s, lay a goblin", who);
    if (width == FRAME_WIDTH)
        (void)snprintf(d, dn, "Next to any other. All twelve columns are taken.");
    else
        (void)snprintf(d, dn, "Next to any other. %d of 12 columns are taken.", width);
}

typedef struct {
    const char *question, *detail; /* %s: the player */
} Asks;

/* By Frame.op and step; the Apprentice's are the Herbalist's, or those of the fireball. */
static const Asks asks[GOBLINS_FRAMES][LAY_SECOND + 1] = {
    [FRAME_WRECKER] = {{"%s, throw the goblin to a free cell", "It lands face down."}},
    [FRAME_BRUISER] = {{"%s’s Bruiser: hit one or two neighbours of another clan", "The first blow is struck first."},
                       {"%s’s Bruiser: hit a second neighbour, or stop", "It may not be of the Bruiser’s clan."}},
    [FRAME_PIPER] = {{"%s’s Piper: move one or two neighbours elsewhere", "Of any clan, face up or down."},
                     {"%s, lay the goblin down again", "Anywhere the horde stays in one piece."},
                     {"%s’s Piper: move a second neighbour, or stop", "It must be another goblin."},
                     {"%s, lay the second goblin down again", "Anywhere the horde stays in one piece."}},
    [FRAME_HERBALIST] = {{"%s’s Herbalist: raise a goblin that lies face down", "In its line or column, unseen."}},
    [FRAME_TACTICIAN] = {{"%s’s Tactician: swap two goblins", "Choose one of its own clan first."},
                         {"%s’s Tactician: who changes places with it?", "Anybody but a Stonefoot."}},
    [FRAME_MARSHAL] = {{"%s’s Marshal: slide a column up or down", "No column with a Stonefoot."},
                       {"%s, lay the goblin that was pushed out", "Anywhere the horde is in one piece again."}},
    [FRAME_APPRENTICE] = {{"%s’s Apprentice: raise a goblin that lies face down", "In its line or column, unseen."}},
    [FRAME_CHARMER] = {{"%s’s Charmer: draw one or two of its clan to its side", "From anywhere, face up."},
                       {"%s, lay the goblin next to the Charmer", "On a free cell."},
                       {"%s’s Charmer: draw a second goblin, or stop", "It must be another one."},
                       {"%s, lay the second goblin next to the Charmer", "On a free cell."}},
};
static const Asks asks_fireball = {"%s’s Apprentice: burn a goblin in its line or column", "Of any clan, its own too."};

static void write_for(const char *pattern, const char *who, char *out, size_t n)
{
    out[0] = '\0';
    for (const char *p = pattern; *p; p++) {
        bool name = p[0] == '%' && p[1] == 's';
        str_add(out, n, name ? "%s" : "%.1s", name ? who : p);
        p += name;
    }
}

void goblins_prompt(const State *s, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    const Frame *f = frame_peek(s);
    q[0] = d[0] = '\0';
    if (s->phase == PHASE_OVER) {
        (void)snprintf(q, qn, "The horde is full");
    } else if (!f) {
        prompt_place(s, who, q, qn, d, dn);
    } else if (f->op < GOBLINS_FRAMES && f->step <= LAY_SECOND) {
        const Asks *ask = &asks[f->op][f->step];
        if (f->op == FRAME_APPRENTICE && s->option[OPT_APPRENTICE] == APPRENTICE_FIREBALL)
            ask = &asks_fireball;
        write_for(ask->question ? ask->question : "", who, q, qn);
        (void)snprintf(d, dn, "%s", ask->detail ? ask->detail : "");
    }
}

/* ---- an opponent's reason --------------------------------------------------------------------------------------- */

static int best_of_others(const Line *line, int clan)
{
    int best = 0;
    for (int other = 0; other < CLAN_COUNT; other++)
        best = other != clan && line->strength[other] > best ? line->strength[other] : best;
    return best;
}

/* How a clan stands in a line before and after: 1 ahead of all, 0 level with the best, -1 behind. */
static int lead(const Line *line, int clan)
{
    int n = line->strength[clan], best = best_of_others(line, clan);
    return n > best ? 1 : n == best && n > 0 ? 0 : -1;
}

/* What a goblin more or less means for its clan in a line. */
static void say_change(const Line *before, const Line *after, Clan clan, const char *line, char *out, size_t n)
{
    int was = lead(before, clan), is = lead(after, clan), now = after->strength[clan];
    const char *name = goblins_clan_name[clan];
    if (now == 0 && best_of_others(after, clan) == 0)
        str_add(out, n, "Nobody counts in %s.", line);
    else if (is > was)
        str_add(out, n, is == 1 ? "%s takes the lead in %s." : "%s draws level in %s.", name, line);
    else if (is < was)
        str_add(out, n, is == 0 ? "%s is only level in %s." : "%s is behind in %s.", name, line);
    else if (is == 1)
        str_add(out, n, "%s leads %s by %d.", name, line, now - best_of_others(after, clan));
    else
        str_add(out, n, "%s counts %d in %s.", name, now, line);
}

/* What a move makes of a clan in the line of a cell. */
static void say_line(const State *s, Move m, Clan clan, int cell, char *out, size_t n)
{
    Goblins then;
    Outlook before, after;
    int row = cell / GRID_RING;
    if (!goblins_foresee(s, m, &then))
        return;
    outlook_take(s, &before);
    outlook_take(&then.s, &after);
    say_change(&before.line[row], &after.line[row], clan, goblins_line_name(s, row), out, n);
}

static void reason_place(const State *s, Move m, char *out, size_t n)
{
    int cell = m.b - PLACE_CELL;
    PieceId victim = goblins_at(s, cell);
    say_line(s, m, goblins_clan(victim != NO_PIECE ? s->piece[victim].def : m.a), cell, out, n);
}

static void reason_down(const State *s, Move m, char *out, size_t n)
{
    int cell = m.a - PLACE_CELL, fallen = cells_count(goblins_blast(s, cell, NULL));
    if (fallen > 1)
        str_add(out, n, "%s takes %d others with it.", name_of(def_at(s, cell)), fallen - 1);
    else
        say_line(s, m, goblins_clan(def_at(s, cell)), cell, out, n);
}

static void reason_lay(const State *s, Move m, char *out, size_t n)
{
    PieceId p = table_first(s, PLACE_AIR);
    if (p == NO_PIECE || seen_def(s, p) == DEF_HIDDEN)
        str_add(out, n, "A back is best kept there.");
    else
        say_line(s, m, goblins_clan(s->piece[p].def), m.b - PLACE_CELL, out, n);
}

void goblins_reason(const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    PieceId p = m.kind > MOVE_THROW && m.a < PLACE_CELL + GRID_CELLS ? goblins_at(s, m.a - PLACE_CELL) : NO_PIECE;
    switch (m.kind) {
    case MOVE_PLACE:
        reason_place(s, m, out, n);
        break;
    case MOVE_THROW:
        str_add(out, n, "There it does the least good.");
        break;
    case MOVE_DOWN:
        reason_down(s, m, out, n);
        break;
    case MOVE_LAY:
        reason_lay(s, m, out, n);
        break;
    case MOVE_RAISE:
        str_add(out, n, "A goblin more in %s.", goblins_line_name(s, (m.a - PLACE_CELL) / GRID_RING));
        break;
    case MOVE_LIFT:
    case MOVE_SWAP:
        str_add(out, n, "%s is of more use in another place.",
                p == NO_PIECE || seen_def(s, p) == DEF_HIDDEN ? "That goblin" : name_of(seen_def(s, p)));
        break;
    case MOVE_SLIDE_UP:
    case MOVE_SLIDE_DOWN:
        str_add(out, n, "The lines stand better with that column moved.");
        break;
    case MOVE_ENOUGH:
        str_add(out, n, "Nothing here would make the lines better.");
        break;
    default:
        break;
    }
}
