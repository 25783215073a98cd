/* SPDX-License-Identifier: MIT
 * Goblin Ranks: scoring (GH-24), the end (GH-25) and the score sheet. Before the end the sheet of the seats is empty: who
 * rules which clan is secret. What each clan would get is public (goblins_points). */
#include <stdio.h>

#include "base/buf.h"
#include "base/log.h"
#include "games/goblins/goblins_int.h"

enum { POINTS_ALONE = 3, POINTS_TIED = 1, POINTS_FLAG = 1 };

/* ---- clans ------------------------------------------------------------------------------------------------------ */

int goblins_strength(const State *s, int row, Clan clan)
{
    Cells here = clan_cells(s, clan) & cells_row(row);
    return cells_count(here) + cells_count(here & plane_of(s, PLANE_DOUBLES)); /* GH-24.1, GH-21.1 */
}

/* Returns the clans of highest strength in that line, as bits; 0: no goblin is face up there (GH-24.4). */
static unsigned strongest(const State *s, int row)
{
    int best = 1;
    unsigned who = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        int strength = goblins_strength(s, row, (Clan)clan);
        if (strength > best)
            who = 0;
        if (strength >= best) {
            best = strength;
            who |= 1u << clan;
        }
    }
    return who;
}

int goblins_line_points(const State *s, int row, Clan clan, bool *flag)
{
    unsigned who = strongest(s, row);
    bool bonus = who == 1u << clan && clan_cells(s, clan) & plane_of(s, PLANE_FLAG) & cells_row(row); /* GH-24.5 */
    if (flag)
        *flag = bonus;
    if (!(who >> clan & 1))
        return 0;
    return who == 1u << clan ? POINTS_ALONE + (bonus ? POINTS_FLAG : 0) : POINTS_TIED; /* GH-24.2, GH-24.3 */
}

int goblins_points(const State *s, Clan clan)
{
    int sum = 0;
    for (int row = 0; row < GRID_ROWS; row++)
        sum += goblins_line_points(s, row, clan, NULL);
    return sum;
}

int goblins_alone(const State *s, Clan clan)
{
    int lines = 0;
    for (int row = 0; row < GRID_ROWS; row++)
        lines += strongest(s, row) == 1u << clan;
    return lines;
}

int goblins_standing_of(const State *s, Clan clan)
{
    Cells all = clan_cells(s, clan);
    return cells_count(all) + cells_count(all & plane_of(s, PLANE_DOUBLES));
}

/* ---- seats ------------------------------------------------------------------------------------------------------ */

/* Returns a number that grows with the rank of the seat; equal for shared ranks (GH-25.2, GH-25.3). */
static int merit(const State *s, int seat)
{
    Clan clan = goblins_crown(s, seat);
    REQUIRE(clan < CLAN_COUNT);
    int points = goblins_points(s, clan); /* GH-24.6 */
    if (s->option[OPT_TIEBREAK] == TIEBREAK_SHARED)
        return points;
    return (points * 8 + goblins_alone(s, clan)) * 64 + goblins_standing_of(s, clan);
}

void goblins_ranks(const State *s, uint8_t rank[SEAT_MAX])
{
    int merits[GOBLINS_SEATS];
    for (int seat = 0; seat < s->nseats; seat++)
        merits[seat] = merit(s, seat);
    for (int seat = 0; seat < s->nseats; seat++) {
        rank[seat] = 1;
        for (int other = 0; other < s->nseats; other++)
            rank[seat] = (uint8_t)(rank[seat] + (merits[other] > merits[seat]));
    }
}

unsigned goblins_winners(const State *s)
{
    uint8_t rank[SEAT_MAX];
    unsigned who = 0;
    goblins_ranks(s, rank);
    for (int seat = 0; seat < s->nseats; seat++)
        who |= (rank[seat] == 1 ? 1u : 0u) << seat;
    return who;
}

void goblins_result(const State *s, float share[SEAT_MAX])
{
    unsigned winners = goblins_winners(s);
    for (int seat = 0; seat < s->nseats; seat++)
        share[seat] = winners >> seat & 1 ? 1.0f / (float)__builtin_popcount(winners) : 0.0f;
}

/* ---- the end ---------------------------------------------------------------------------------------------------- */

static void show_crowns(State *s, Events *ev)
{
    for (int seat = 0; seat < s->nseats; seat++) {
        PieceId p = table_first(s, crown_of(seat));
        table_show(s, &goblins_game, p, SEEN_ALL, ev);
        tell(ev, (Event){.kind = EV_CROWN, .seat = (uint8_t)seat, .def = s->piece[p].def});
    }
    for (PieceId p = table_first(s, PLACE_ASIDE); p != NO_PIECE; p = s->piece[p].next) {
        table_show(s, &goblins_game, p, SEEN_ALL, ev);
        tell(ev, (Event){.kind = EV_NEUTRAL, .seat = NO_SEAT, .def = s->piece[p].def});
    }
}

static void tell_line(const State *s, int row, Events *ev)
{
    unsigned who = strongest(s, row), strengths = 0;
    int16_t line = (int16_t)(row + goblins_first_line(s));
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        strengths |= (unsigned)goblins_strength(s, row, (Clan)clan) << 4 * clan;
    tell(ev, (Event){.kind = EV_LINE, .seat = NO_SEAT, .n = line, .other = (uint16_t)strengths});
    if (!who)
        tell(ev, (Event){.kind = EV_NOBODY, .seat = NO_SEAT, .n = line});
    bool tied = (who & (who - 1)) != 0;
    for (unsigned left = who; left; left &= left - 1) {
        Clan clan = (Clan)__builtin_ctz(left);
        DefId crown = (DefId)(DEF_CROWN + (int)clan);
        int points = goblins_line_points(s, row, clan, NULL);
        if (tied)
            tell(ev, (Event){.kind = EV_TIED, .seat = NO_SEAT, .n = line, .def = crown});
        else
            tell(
                ev,
                (Event){.kind = EV_HELD, .seat = NO_SEAT, .n = (int16_t)points, .other = (uint16_t)line, .def = crown});
    }
}

static void tell_end(State *s, Events *ev)
{
    tell(ev, (Event){.kind = EV_OVER, .seat = NO_SEAT});
    show_crowns(s, ev); /* GH-25.1 */
    if (!ev)
        return;
    for (int row = 0; row < GRID_ROWS; row++)
        if (goblins_of(s)->open >> row & 1)
            tell_line(s, row, ev);
    unsigned winners = goblins_winners(s);
    for (int seat = 0; seat < s->nseats; seat++)
        tell(ev,
             (Event){.kind = EV_SCORE, .seat = (uint8_t)seat, .n = (int16_t)goblins_points(s, goblins_crown(s, seat))});
    for (int seat = 0; seat < s->nseats; seat++)
        if (winners >> seat & 1)
            tell(ev, (Event){.kind = EV_WINNER, .seat = (uint8_t)seat});
}

/* Ends the game: its events reveal Crowns and lines one by one, and viewers see it as over after the last of them. */
void goblins_finish(State *s, Events *ev)
{
    tell_end(s, ev);
    s->phase = PHASE_OVER;
    s->over = 1;
    s->to_act = NO_SEAT;
}

/* ---- score sheet ------------------------------------------------------------------------------------------------ */

/* Adds a row for each line's own points; the Flagbearers' points have a row of their own. */
static void add_lines(const State *s, Standing *out)
{
    int16_t flags[SEAT_MAX] = {0};
    for (int row = 0; row < GRID_ROWS; row++) {
        if (!(goblins_of(s)->open >> row & 1))
            continue;
        ScoreLine *line = &out->line[out->nlines++];
        line->label = say_word(goblins_line_title(s, row));
        for (int seat = 0; s->over && seat < s->nseats; seat++) {
            bool flag;
            int points = goblins_line_points(s, row, goblins_crown(s, seat), &flag);
            line->points[seat] = (int16_t)(points - (flag ? POINTS_FLAG : 0));
            flags[seat] = (int16_t)(flags[seat] + (flag ? POINTS_FLAG : 0));
        }
    }
    ScoreLine *line = &out->line[out->nlines++];
    line->label = say_word(N_("Flags"));
    memcpy(line->points, flags, sizeof flags);
}

/* Says which tie-break OPT-TIEBREAK = standing needed among those with the most points, or that none helped. */
static const char *note_of_tie(const State *s, unsigned winners, const Standing *out)
{
    int most = 0, equal = 0, lines_of_winner = 0;
    bool lines_differ = false;
    for (int seat = 0; seat < s->nseats; seat++) {
        int points = out->score[seat];
        equal = points > most || seat == 0 ? 1 : equal + (points == most);
        most = points > most || seat == 0 ? points : most;
        if (winners >> seat & 1)
            lines_of_winner = goblins_alone(s, goblins_crown(s, seat));
    }
    for (int seat = 0; seat < s->nseats; seat++)
        if (out->score[seat] == most && goblins_alone(s, goblins_crown(s, seat)) != lines_of_winner)
            lines_differ = true;
    if (equal < 2)
        return NULL;
    if (__builtin_popcount(winners) > 1)
        return N_("Tied: they win together.");
    return lines_differ ? N_("Tied: more lines held alone wins.") : N_("Tied: the greater total strength wins.");
}

/* Says how a tie was broken, and what the neutral clan took from the players (GH-24.6). */
static void note(const State *s, unsigned winners, Standing *out)
{
    char line[2][SENTENCE_MAX];
    const char *lines[2] = {line[0], line[1]};
    int n = 0;
    const char *tie = note_of_tie(s, winners, out);
    Clan clan = goblins_neutral(s);
    if (tie)
        say(line[n++], SENTENCE_MAX, SAY_TABLE(tie));
    if (clan != CLAN_COUNT)
        say(line[n++], SENTENCE_MAX,
            SAY("{n:The neutral {clan} clan scored 1 point for nobody.|The neutral {clan} clan scored {n} points for "
                "nobody.}"),
            say_s("clan", say_word(goblins_clan_name[clan])), say_n("n", goblins_points(s, clan)));
    if (n > 0)
        say(out->note, sizeof out->note, SAY("{all}"), say_list("all", SAY_LINES, lines, n));
}

void goblins_standing(const State *s, Standing *out)
{
    add_lines(s, out);
    for (int seat = 0; seat < s->nseats; seat++)
        out->rank[seat] = 1;
    if (!s->over)
        return; /* Crowns are secret */
    unsigned winners = goblins_winners(s);
    goblins_ranks(s, out->rank);
    for (int seat = 0; seat < s->nseats; seat++) {
        out->score[seat] = (int16_t)goblins_points(s, goblins_crown(s, seat));
        out->winner[seat] = winners >> seat & 1;
    }
    note(s, winners, out);
}
