/* SPDX-License-Identifier: MIT */
#include "app/innkeeper.h"

#include <stdio.h>

#include "boards/boards.h"
#include "core/say.h"

typedef struct {
    Talk when;
    const char *line;
} Line;

/* The first one that fits comes first. */
static const Line line[] = {
    {TALK_MEDAL, N_("I hung {medal} up high. Goblins bite.")},
    {TALK_WON_NARROWLY, N_("{points:One point|{points} points} ahead! I\u2019ve served thicker soup.")},
    {TALK_LOST_NARROWLY, N_("{points:One point|{points} points} short. Trolls cost me more.")},
    {TALK_WON, N_("{name} won, and everyone had to hear it.")},
    {TALK_LOST, N_("{rival} drank on your tab. Win it back.")},
    {TALK_LONG_AWAY, N_("{days:{days} day|{days} days}? I nearly rented out your chair.")},
    {TALK_NEW_DAY, N_("A new day, the same Trolls.")},
    {TALK_WAITS, N_("{waiter} waits at {table} and drinks from your mug.")},
    {TALK_TONIGHT, N_("Tonight: {tonight}. Same luck for everyone.")},
    {TALK_NEARLY, N_("{row}: one more medal, and the row is full.")},
    {TALK_WON, N_("You\u2019re up on the wall now. Straight, too.")},
    {TALK_LOST, N_("{rival} hangs up there now. The nail is loose.")},
    {TALK_LONG_AWAY, N_("The cards missed you. The Trolls didn\u2019t.")},
    {TALK_LATE, N_("Late already? Dice never sleep.")},
    {TALK_WAITS, N_("I\u2019m minding your game. Mostly.")},
    {TALK_LEADS, N_("{leader} leads tonight\u2019s table. So far.")},
    {TALK_NO_MEDAL, N_("Plenty of nails up there. No medals.")},
    {TALK_NEW_DAY, N_("I wiped your table. Once.")},
    {TALK_LATE, N_("Last round! I say that every hour.")},
    {TALK_WINTER, N_("Shut the door. Snow doesn\u2019t pay.")},
    {TALK_NEW, N_("Win, and I\u2019ll hang your face on the wall.")},
    {TALK_NEW, N_("Pick any table. They all bite.")},
    {TALK_ANY, N_("Sit down. The cards are dry.")},
    {TALK_ANY, N_("Trolls tip badly.")},
    {TALK_ANY, N_("I saw nothing. I never do.")},
    {TALK_ANY, N_("The first mug is free. Ask for the second.")},
    {TALK_ANY, N_("Careful with that keg.")},
    {TALK_ANY, N_("That skull? It asked for the second mug.")},
    {TALK_ANY, N_("The dice are honest. The goblins aren\u2019t.")},
    {TALK_ANY, N_("I don\u2019t cheat. I own the place.")},
    {TALK_ANY, N_("Dragons use the back door.")},
    {TALK_ANY, N_("The blue bottle? Don\u2019t shake it.")},
};
_Static_assert(sizeof line / sizeof *line == INNKEEPER_LINES, "lines and bits");

/* ---- what fits --------------------------------------------------------------------------------------------------- */

static void set(Gossip *g, Talk talk, bool fits)
{
    if (fits)
        g->now |= 1u << talk;
}

static const char *plate_of(const Game *g)
{
    const Board *b = board_by_game(g->id);
    return say_word(b && b->hall && b->hall->plate ? b->hall->plate : g->title);
}

/* Notes who has won the last game, if that was not long ago. */
static void tell_last(const HallMemory *m, Gossip *g)
{
    const Setup *cfg = &m->last.head.cfg;
    if (m->winner == NO_SEAT || m->person == NO_SEAT)
        return;
    bool won = m->winner == m->person;
    g->points = won ? m->ahead : m->margin;
    (void)snprintf(won ? g->name : g->rival, SEAT_NAME_MAX, "%s", cfg->name[m->winner]);
    set(g, TALK_WON, won);
    set(g, TALK_LOST, !won);
    set(g, TALK_WON_NARROWLY, won && m->narrow);
    set(g, TALK_LOST_NARROWLY, !won && m->rival != NO_SEAT);
}

static void tell_waiting(const Match *waits, Gossip *g)
{
    const Setup *cfg = match_setup(waits);
    for (int i = cfg->nseats - 1; i >= 0; i--)
        if (cfg->player[i] != 0)
            (void)snprintf(g->waiter, sizeof g->waiter, "%s", cfg->name[i]);
    g->table = plate_of(match_game(waits));
    set(g, TALK_WAITS, g->waiter[0] != '\0');
}

static void tell_time(time_t now, Gossip *g)
{
    enum { LATE = 23, EARLY = 4, DECEMBER = 11, FEBRUARY = 1 };
    const struct tm *local = localtime(&now);
    set(g, TALK_LATE, local && (local->tm_hour >= LATE || local->tm_hour < EARLY));
    set(g, TALK_WINTER, local && (local->tm_mon == DECEMBER || local->tm_mon <= FEBRUARY));
}

void gossip_of(const HallMemory *m, const Match *waits, const Tonight *tonight, const TonightBest *best, time_t now,
               Gossip *out)
{
    enum { JUST_NOW_S = 12 * 60 * 60, LONG_DAYS = 14 };
    *out = (Gossip){.now = 1u << TALK_ANY, .table = "", .row = "", .tonight = "", .medal = ""};
    set(out, TALK_NEW, m->games == 0 && !waits);
    tell_time(now, out);
    if (waits)
        tell_waiting(waits, out);
    if (tonight) {
        out->tonight = plate_of(tonight->game);
        (void)snprintf(out->leader, sizeof out->leader, "%s", best ? best->name : "");
        set(out, TALK_TONIGHT, out->leader[0] == '\0');
        set(out, TALK_LEADS, out->leader[0] != '\0');
    }
    if (m->games == 0)
        return;
    bool just_now = now - m->last.when < JUST_NOW_S;
    out->days = tonight_day(now) - tonight_day(m->last.when);
    set(out, TALK_LONG_AWAY, out->days >= LONG_DAYS);
    set(out, TALK_NEW_DAY, out->days > 0 && out->days < LONG_DAYS);
    set(out, TALK_NO_MEDAL, m->earned == 0 && m->of > 0);
    set(out, TALK_NEARLY, m->nearly != NULL);
    if (m->nearly)
        out->row = plate_of(m->nearly);
    if (just_now)
        tell_last(m, out);
    if (just_now && m->fresh > 0) {
        out->medal = say_word(m->medal[0].game->medal[m->medal[0].medal].name);
        set(out, TALK_MEDAL, true);
    }
}

/* ---- what she says ----------------------------------------------------------------------------------------------- */

static bool fits(const Gossip *g, int i)
{
    return (g->now >> line[i].when & 1) != 0;
}

/* Returns the first line that fits and is not marked; -1: none. */
static int first_of(const Gossip *g, uint64_t marked)
{
    for (int i = 0; i < INNKEEPER_LINES; i++)
        if (fits(g, i) && !(marked >> i & 1))
            return i;
    return -1;
}

void gossip_line(const Gossip *g, Said *said, char *out, size_t n)
{
    int i = first_of(g, said->lines);
    if (i < 0) {
        said->lines = said->newest ? (uint64_t)1 << (said->newest - 1) : 0;
        i = first_of(g, said->lines);
    }
    if (i < 0)
        i = INNKEEPER_LINES - 1;
    said->lines |= (uint64_t)1 << i;
    said->newest = (unsigned)i + 1;
    say(out, n, SAY_TABLE(line[i].line), say_s("medal", g->medal), say_n("points", g->points), say_s("name", g->name),
        say_s("rival", g->rival), say_n("days", g->days), say_s("waiter", g->waiter), say_s("table", g->table),
        say_s("tonight", g->tonight), say_s("row", g->row), say_s("leader", g->leader));
}
