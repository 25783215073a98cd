/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what a better move would have brought about, told when the game is over and the Crowns are known. Whole
 * turns are compared: the better move with the best use of its power, and the turn as it was played. */
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_judge.h"
#include "games/goblins/goblins_preview.h"

typedef struct {
    int seat, nseats;
    unsigned clans;            /* in play, as bits */
    uint8_t ruler[CLAN_COUNT]; /* seat; NO_SEAT: nobody */
} Crowns;

static void read_crowns(const State *end, int seat, Crowns *c)
{
    *c = (Crowns){.seat = seat, .nseats = end->nseats, .clans = goblins_clans(end)};
    memset(c->ruler, NO_SEAT, sizeof c->ruler);
    for (int q = 0; q < end->nseats; q++)
        if (goblins_crown(end, q) < CLAN_COUNT)
            c->ruler[goblins_crown(end, q)] = (uint8_t)q;
}

/* ---- what a table is worth to the seat ---------------------------------------------------------------------------- */

typedef struct {
    Line line[GRID_ROWS];
    int worth[GRID_ROWS][CLAN_COUNT]; /* to the seat, its rivals' below 0 */
    int all;
} Prospect;

static void look(const State *s, const Crowns *c, Prospect *out)
{
    Outlook o;
    goblins_outlook_take(s, &o);
    memcpy(out->line, o.line, sizeof out->line);
    out->all = 0;
    for (int row = 0; row < GRID_ROWS; row++) {
        int worth[CLAN_COUNT];
        goblins_outlook_line(&o.line[row], c->clans, worth);
        for (int clan = 0; clan < CLAN_COUNT; clan++) {
            int whose = c->ruler[clan];
            int weight = whose == NO_SEAT ? 0 : whose == c->seat ? 6 : -6 / (c->nseats - 1);
            out->worth[row][clan] = weight * worth[clan];
            out->all += out->worth[row][clan];
        }
    }
}

static int value(const State *s, const Crowns *c)
{
    Prospect now;
    look(s, c, &now);
    return now.all;
}

/* ---- the best use of a power -------------------------------------------------------------------------------------- */

enum { PLAN = 8 };
typedef struct { /* moves after the better one */
    Move move[PLAN];
    int n;
} Plan;

/* Drops powers that have no target left. Returns whether one waits. */
static bool waits(State *s)
{
    for (const Frame *f = frame_peek(s); f; f = frame_peek(s)) {
        if (goblins_has_use(s, f))
            return true;
        frame_pop(s);
    }
    return false;
}

/* Returns the best value that the move leads to, where a goblin that it takes up is put down at its best; *then: that
 * second move, its kind 0 if there is none. */
static int value_of(const State *s, Move m, const Crowns *c, Move *then)
{
    Goblins after, last;
    Moves next = {0};
    *then = (Move){0};
    if (!goblins_foresee(s, m, &after))
        return INT32_MIN;
    bool half = m.kind == MOVE_LIFT || table_first(&after.s, PLACE_AIR) != NO_PIECE;
    if (!half || !waits(&after.s))
        return value(&after.s, c);
    int best = INT32_MIN;
    goblins_legal_power(&after.s, &next);
    for (int i = 0; i < next.n; i++) {
        int now = goblins_foresee(&after.s, next.m[i], &last) ? value(&last.s, c) : INT32_MIN;
        if (now > best) {
            best = now;
            *then = next.m[i];
        }
    }
    return best;
}

enum { WORTH_IT = 24 }; /* a twelfth of a point to the seat: less is not worth a sentence */

/* True if the move takes up a goblin that lies face down: such a plan would be hard to tell. */
static bool takes_hidden(const State *s, Move m)
{
    return m.kind == MOVE_LIFT && seen_def(s, goblins_at(s, m.a - PLACE_CELL)) == DEF_HIDDEN;
}

/* Takes the best move of a power that waits. Returns false if none is much better than to stop. */
static bool take_best(Goblins *h, const Crowns *c, Plan *plan)
{
    Moves legal = {0};
    Move best = {0}, second = {0};
    bool may_stop = goblins_choice(&h->s).enough;
    int most = may_stop ? value(&h->s, c) + WORTH_IT : INT32_MIN;
    goblins_legal_power(&h->s, &legal);
    for (int i = 0; i < legal.n; i++) {
        Move then = {0};
        bool skip = legal.m[i].kind == MOVE_ENOUGH || (may_stop && takes_hidden(&h->s, legal.m[i]));
        int now = skip ? INT32_MIN : value_of(&h->s, legal.m[i], c, &then);
        if (now > most) {
            most = now;
            best = legal.m[i];
            second = then;
        }
    }
    for (int k = 0; k < 2; k++) {
        Move m = k == 0 ? best : second;
        if (m.kind == 0)
            return k > 0;
        plan->move[plan->n++] = m;
        goblins_act(&h->s, m, NULL);
    }
    return true;
}

/* Writes a move as a sentence. A goblin that is turned face up has its name: the seat remembers it. */
static void say_move(const State *s, Move m, char *out, size_t n)
{
    char move[SENTENCE_MAX] = "";
    int cell = m.a - PLACE_CELL;
    if (m.kind == MOVE_RAISE) {
        say(out, n, SAY("Turn {goblin} in {line} face up."),
            say_s("goblin", say_word(goblins_game.def[def_at(s, cell)].name)),
            say_s("line", goblins_line_name(s, cell / GRID_RING)));
        return;
    }
    goblins_describe(s, m, move, sizeof move);
    say(out, n, SAY("{move}."), say_s("move", move));
}

/* Writes the moves of the plan as sentences. A goblin that is chosen and then put down needs no sentence of its own. */
static void say_plan(const Goblins *from, const Plan *plan, char *out, size_t n)
{
    Goblins at = *from;
    char text[PLAN][SENTENCE_MAX];
    const char *line[PLAN];
    int said = 0;
    for (int i = 0; i < plan->n; i++) {
        (void)waits(&at.s);
        if (plan->move[i].kind != MOVE_LIFT) {
            say_move(&at.s, plan->move[i], text[said], SENTENCE_MAX);
            line[said] = text[said];
            said++;
        }
        goblins_act(&at.s, plan->move[i], NULL);
    }
    if (said > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, said));
}

/* ---- what differs ------------------------------------------------------------------------------------------------- */

enum { LEADS, TIED, TRAILS, AS_WELL };
typedef struct {
    int how, own, other;
    bool flag; /* its Flagbearer is there, face up */
} Rank;

static Rank rank_of(const Line *line, int clan)
{
    Rank r = {.own = line->strength[clan], .flag = line->flag[clan] > 0};
    for (int other = 0; other < CLAN_COUNT; other++)
        if (other != clan && line->strength[other] > r.other)
            r.other = line->strength[other];
    r.how = r.own > r.other ? LEADS : r.own == r.other && r.own > 0 ? TIED : TRAILS;
    return r;
}

static bool same_strength(const Rank *a, const Rank *b)
{
    return a->own == b->own && a->other == b->other;
}

/* Returns what the line gains by the better turn. *clan: the one to speak of; CLAN_COUNT: nothing can be said of it. */
static int gain_of(const Prospect *better, const Prospect *played, const Crowns *c, int row, int *clan)
{
    int sum = 0, most = 0;
    *clan = CLAN_COUNT;
    for (int i = 0; i < CLAN_COUNT; i++) {
        int gain = better->worth[row][i] - played->worth[row][i];
        Rank then = rank_of(&better->line[row], i), now = rank_of(&played->line[row], i);
        sum += gain;
        gain *= c->ruler[i] == c->seat ? 2 : 1; /* rather of the own clan */
        if (gain > most && (!same_strength(&then, &now) || then.flag != now.flag)) {
            most = gain;
            *clan = i;
        }
    }
    return sum;
}

static void say_row(const State *s, const Prospect *better, const Prospect *played, const Crowns *c, int row, int clan,
                    char *out, size_t n)
{
    char who[8];
    Rank then = rank_of(&better->line[row], clan), now = rank_of(&played->line[row], clan);
    SayArg line = say_s("line", goblins_line_title(s, row)), name = say_s("clan", say_word(goblins_clan_name[clan])),
           whose = say_s("who", who);
    (void)snprintf(who, sizeof who, "{%d}", c->ruler[clan]);
    if (same_strength(&then, &now)) {
        say(out, n,
            SAY("{line}: {flag:{clan} ({who}) would have its Flagbearer there.|{clan} ({who}) would not have its "
                "Flagbearer there.}"),
            line, name, whose, say_is("flag", then.flag));
        return;
    }
    say(out, n,
        SAY("{line}: {then:{clan} ({who}) would lead {a} to {b}, "
            "{now:not|not be tied at {c}|not trail {c} to {d}|not {c} to {d}}.|"
            "{clan} ({who}) would be tied at {a}, {now:not lead {c} to {d}|not|not trail {c} to {d}|not at {c}}.|"
            "{clan} ({who}) would trail {a} to {b}, {now:not lead {c} to {d}|not be tied at {c}|not|not {c} to {d}}.}"),
        line, name, whose, say_which("then", then.how), say_which("now", then.how == now.how ? AS_WELL : now.how),
        say_n("a", then.own), say_n("b", then.other), say_n("c", now.own), say_n("d", now.other));
}

/* Says of the line that gains most, and of a second one that gains half as much, how the clan would stand. */
static void say_rows(const State *s, const Prospect *better, const Prospect *played, const Crowns *c, char *out,
                     size_t n)
{
    char text[2][SENTENCE_MAX];
    const char *line[2] = {text[0], text[1]};
    int gain[GRID_ROWS], clan[GRID_ROWS], best = -1, second = -1, said = 0;
    for (int row = 0; row < GRID_ROWS; row++) {
        gain[row] = gain_of(better, played, c, row, &clan[row]);
        if (gain[row] < WORTH_IT || clan[row] == CLAN_COUNT)
            continue;
        if (best < 0 || gain[row] > gain[best]) {
            second = best;
            best = row;
        } else if (second < 0 || gain[row] > gain[second]) {
            second = row;
        }
    }
    if (best < 0)
        return;
    say_row(s, better, played, c, best, clan[best], text[said++], SENTENCE_MAX);
    if (second >= 0 && 2 * gain[second] >= gain[best])
        say_row(s, better, played, c, second, clan[second], text[said++], SENTENCE_MAX);
    say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, said));
}

void goblins_hindsight(const Hindsight *h, char *out, size_t n)
{
    Crowns c;
    Plan plan = {0};
    Goblins turn, first;
    Prospect better, played;
    char moves[SENTENCE_MAX] = "", rows[SENTENCE_MAX] = "";
    const char *line[2];
    int said = 0;
    out[0] = '\0';
    if (!goblins_foresee(h->then, h->better, &turn))
        return;
    read_crowns(h->end, h->better.seat, &c);
    first = turn;
    while (plan.n + 2 <= PLAN && waits(&turn.s) && take_best(&turn, &c, &plan))
        continue;
    look(&turn.s, &c, &better);
    look(h->after, &c, &played);
    say_rows(h->then, &better, &played, &c, rows, sizeof rows);
    if (!rows[0])
        return;
    say_plan(&first, &plan, moves, sizeof moves);
    if (moves[0])
        line[said++] = moves;
    line[said++] = rows;
    say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, said));
}
