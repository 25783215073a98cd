/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what it asks, and why an opponent did what it did.  A reason tells only what everybody can see: it
 * would be a poor ruler whose reasons gave the Crown away. */
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_outlook.h"
#include "games/goblins/goblins_preview.h"

static const char *name_of(DefId def)
{
    return say_word(goblins_game.def[def].name);
}

/* ---- the question ----------------------------------------------------------------------------------------------- */

static void prompt_place(const State *s, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    say(q, qn, SAY("{who:{who}, lay a goblin|Lay a goblin}"), who);
    say(d, dn,
        SAY("{full:Next to any other goblin. All {m} columns are in use.|Next to any other goblin. Columns in use: {n} "
            "of "
            "{m}.}"),
        say_is("full", goblins_extent(s).width == FRAME_WIDTH), say_n("n", goblins_extent(s).width),
        say_n("m", FRAME_WIDTH));
}

typedef struct {
    const char *question, *detail;
} Asks;

#define ANY_CELL N_("Any free cell that keeps the horde in one piece.")
#define ANY_SEEN N_("Any in the same line or column. You cannot look first.")

/* By Frame.op and step; the Apprentice's are the Herbalist's, or those of the fireball. */
static const Asks asks[GOBLINS_FRAMES][LAY_SECOND + 1] = {
    [FRAME_WRECKER] = {{N_("{who:{who}, throw the goblin to a free cell|Throw the goblin to a free cell}"),
                        N_("It lands face down.")}},
    [FRAME_BRUISER] =
        {{N_("{who:{who}’s Bruiser: turn one or two neighbours face down|Bruiser: turn one or two neighbours face "
             "down}"),
          N_("Only goblins of other clans. After the first you may choose another.")},
         {N_("{who:{who}’s Bruiser: turn a second neighbour face down, or stop|Bruiser: turn a second neighbour face "
             "down, or stop}"),
          N_("Only goblins of other clans.")}},
    [FRAME_PIPER] =
        {{N_("{who:{who}’s Piper: move one or two neighbours|Piper: move one or two neighbours}"),
          N_("Any clan, face up or face down.")},
         {N_("{who:{who}, choose where it goes|Choose where it goes}"), ANY_CELL},
         {N_("{who:{who}’s Piper: move a second neighbour, or stop|Piper: move a second neighbour, or stop}"),
          N_("It must be a different goblin.")},
         {N_("{who:{who}, choose where the second one goes|Choose where the second one goes}"), ANY_CELL}},
    [FRAME_HERBALIST] = {{N_("{who:{who}’s Herbalist: raise a face-down goblin|Herbalist: raise a face-down goblin}"),
                          ANY_SEEN}},
    [FRAME_TACTICIAN] =
        {{N_("{who:{who}’s Tactician: swap two goblins|Tactician: swap two goblins}"),
          N_("First choose one of the Tactician’s own clan.")},
         {N_("{who:{who}’s Tactician: swap it with which goblin?|Tactician: swap it with which goblin?}"),
          N_("Any goblin except a Stonefoot.")}},
    [FRAME_MARSHAL] = {{N_("{who:{who}’s Marshal: slide a column up or down|Marshal: slide a column up or down}"),
                        N_("Any column without a Stonefoot.")},
                       {N_("{who:{who}, place the goblin that was pushed out|Place the goblin that was pushed out}"),
                        N_("Any free cell that leaves the horde in one piece.")}},
    [FRAME_APPRENTICE] =
        {{N_("{who:{who}’s Apprentice: raise a face-down goblin|Apprentice: raise a face-down goblin}"), ANY_SEEN}},
    [FRAME_CHARMER] =
        {{N_("{who:{who}’s Charmer: bring one or two of its clan to its side|Charmer: bring one or two of its clan to "
             "its "
             "side}"),
          N_("From anywhere in the horde; face-up goblins only.")},
         {N_("{who:{who}, place it next to the Charmer|Place it next to the Charmer}"), N_("On a free cell.")},
         {N_("{who:{who}’s Charmer: bring a second goblin, or stop|Charmer: bring a second goblin, or stop}"),
          N_("It must be a different goblin.")},
         {N_("{who:{who}, place the second one next to the Charmer|Place the second one next to the Charmer}"),
          N_("On a free cell.")}},
};
static const Asks asks_fireball = {
    N_("{who:{who}’s Apprentice: turn a goblin in its line or column face down|Apprentice: "
       "turn a goblin in its line or column face down}"),
    N_("Any clan, its own too.")};

void goblins_prompt(const State *s, int seat, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    (void)seat; /* s->to_act: one seat at a time */
    const Frame *f = frame_peek(s);
    q[0] = d[0] = '\0';
    if (s->phase == PHASE_OVER) {
        say(q, qn, SAY("The horde is full"));
    } else if (!f) {
        prompt_place(s, say_s("who", who), q, qn, d, dn);
    } else if (f->op < GOBLINS_FRAMES && f->step <= LAY_SECOND) {
        const Asks *ask = &asks[f->op][f->step];
        if (f->op == FRAME_APPRENTICE && s->option[OPT_APPRENTICE] == APPRENTICE_FIREBALL)
            ask = &asks_fireball;
        say(q, qn, SAY_TABLE(ask->question ? ask->question : ""), say_s("who", who));
        say(d, dn, SAY_TABLE(ask->detail ? ask->detail : ""));
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
    SayArg name = say_s("clan", say_word(goblins_clan_name[clan])), where = say_s("line", line);
    if (now == 0 && best_of_others(after, clan) == 0)
        say(out, n, SAY("Nobody is face up in {line}."), where);
    else if (is > was && is == 1)
        say(out, n, SAY("{clan} takes the lead in {line}."), name, where);
    else if (is > was)
        say(out, n, SAY("{clan} ties for the lead in {line}."), name, where);
    else if (is < was && is == 0)
        say(out, n, SAY("{clan} drops to a tie in {line}."), name, where);
    else if (is < was)
        say(out, n, SAY("{clan} falls behind in {line}."), name, where);
    else if (is == 1)
        say(out, n, SAY("{clan} leads {line} by {n}."), name, where, say_n("n", now - best_of_others(after, clan)));
    else
        say(out, n, SAY("{clan} has {n} in {line}."), name, where, say_n("n", now));
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
        say(out, n,
            SAY("{n:The burst of the {card} turns 1 more face down.|The burst of the {card} turns {n} more face "
                "down.}"),
            say_s("card", name_of(def_at(s, cell))), say_n("n", fallen - 1));
    else
        say_line(s, m, goblins_clan(def_at(s, cell)), cell, out, n);
}

static void reason_lay(const State *s, Move m, char *out, size_t n)
{
    PieceId p = table_first(s, PLACE_AIR);
    if (p == NO_PIECE || seen_def(s, p) == DEF_HIDDEN)
        say(out, n, SAY("A face-down goblin does least harm there."));
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
        say(out, n, SAY("It helps its clan least there."));
        break;
    case MOVE_DOWN:
        reason_down(s, m, out, n);
        break;
    case MOVE_LAY:
        reason_lay(s, m, out, n);
        break;
    case MOVE_RAISE:
        say(out, n, SAY("One more goblin face up in {line}."),
            say_s("line", goblins_line_name(s, (m.a - PLACE_CELL) / GRID_RING)));
        break;
    case MOVE_LIFT:
    case MOVE_SWAP:
        say(out, n, SAY("{card:The {card} is more useful elsewhere.|That goblin is more useful elsewhere.}"),
            say_s("card", p == NO_PIECE || seen_def(s, p) == DEF_HIDDEN ? "" : name_of(seen_def(s, p))));
        break;
    case MOVE_SLIDE_UP:
    case MOVE_SLIDE_DOWN:
        say(out, n, SAY("Moving that column improves the lines."));
        break;
    case MOVE_ENOUGH:
        say(out, n, SAY("No use of this power improves the lines."));
        break;
    default:
        break;
    }
}
