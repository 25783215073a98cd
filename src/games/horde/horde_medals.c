/* SPDX-License-Identifier: MIT
 * Horde: twelve medals, each for something that the game is about.  They are read from what happened in a finished game,
 * so games that were played before a medal was made bring it too. */
#include "games/horde/horde_int.h"

#include <string.h>

enum {
    MEDAL_WINNER,
    MEDAL_BIG_TWO,
    MEDAL_IN_A_ROW,
    MEDAL_LAST_JOKER,
    MEDAL_SPOILER,
    MEDAL_POISONED,
    MEDAL_CLEAN,
    MEDAL_VAMPIRES,
    MEDAL_ELVENKING,
    MEDAL_SLEIGHT,
    MEDAL_THIEF,
    MEDAL_WHISKER,
};
enum { BIG = 6, WORTH_SPOILING = 5, ROW = 3, VAMPIRES = 3, PAIRS = 5, DEAR = 2 };

const MedalSpec horde_medals[HORDE_MEDALS] = {
    [MEDAL_WINNER] = {"winner", N_("A Seat by the Fire"), N_("Win a game."), 1, 0, 0},
    [MEDAL_BIG_TWO] = {"big-two", N_("The Two Big Ones"), N_("Win both the 8 and the 6."), 1, 0, 0},
    [MEDAL_IN_A_ROW] = {"in-a-row", N_("Three in a Row"), N_("Win three battles in a row."), 1, 0, 0},
    [MEDAL_LAST_JOKER] = {"last-joker", N_("The Last Joker"),
                          N_("Win a battle by one monster after playing a joker in it."), 1, 0, 0},
    [MEDAL_SPOILER] = {"spoiler", N_("Nobody\u2019s Treasure"),
                       N_("Play a joker to force a tie in a battle for 5 or more."), 1, 0, 0},
    [MEDAL_POISONED] = {"poisoned", N_("A Poisoned Cup"),
                        N_("Put a negative token on a battle that another player wins."), 1, 0, 0},
    [MEDAL_CLEAN] = {"clean", N_("Clean Pockets"), N_("Win a game without a negative token."), 1, 0, 0},
    [MEDAL_VAMPIRES] = {"vampires", N_("The Night Court"), N_("Score three or more Vampires."), 1, 0, 0},
    [MEDAL_ELVENKING] = {"elvenking", N_("The King\u2019s Ear"), N_("Score 5 points or more for the Elvenking."), 1, 0,
                         0},
    [MEDAL_SLEIGHT] = {"sleight", N_("Sleight of Hand"),
                       N_("Swap two tokens with the Trickster, then win the battle that gained."), 1, 0, 0},
    [MEDAL_THIEF] = {"thief", N_("Nothing Personal"), N_("Steal a monster that counts as 2 or more picks."), 1, 0, 0},
    [MEDAL_WHISKER] = {"whisker", N_("By a Whisker"), N_("Win a game by a single point."), 1, 0, 0},
};

typedef struct { /* what has been seen so far, by the seat that may earn something */
    int me;
    uint8_t *level;
    int count[HORDE_SEATS], score[HORDE_SEATS]; /* of the battle; at the end */
    int row, big, least_taken;                  /* battles won without a break; big ones won; the lowest token taken */
    bool joker, joker_last, won;                /* played in this battle; the last thing played in it was mine */
    bool poisoned[HORDE_DEFS];                  /* Battle Cards that I put a token below 0 on, which still lies there */
    DefId gained;                               /* the Battle Card that got the better token in my swap */
} Progress;

static void begins_battle(Progress *seen)
{
    memset(seen->count, 0, sizeof seen->count);
    seen->joker = seen->joker_last = false;
}

static void plays_joker(Progress *seen, const Event *e)
{
    seen->count[e->seat] = e->n;
    seen->joker |= e->seat == seen->me;
    seen->joker_last = e->seat == seen->me;
}

static int best_of_others(const Progress *seen, const int of[HORDE_SEATS], int nseats)
{
    int best = INT16_MIN;
    for (int seat = 0; seat < nseats; seat++)
        if (seat != seen->me && of[seat] > best)
            best = of[seat];
    return best;
}

static void ends_battle(Progress *seen, const Event *e, int nseats)
{
    bool mine = e->kind == EV_WON && e->seat == seen->me;
    seen->row = mine ? seen->row + 1 : 0;
    seen->big += mine && e->n >= BIG;
    if (mine && e->n < seen->least_taken)
        seen->least_taken = e->n;
    seen->level[MEDAL_IN_A_ROW] |= seen->row >= ROW;
    seen->level[MEDAL_BIG_TWO] |= seen->big >= 2;
    seen->level[MEDAL_LAST_JOKER] |=
        mine && seen->joker && seen->count[seen->me] - best_of_others(seen, seen->count, nseats) == 1;
    seen->level[MEDAL_SPOILER] |= e->kind == EV_TIED && e->n >= WORTH_SPOILING && seen->joker_last;
    seen->level[MEDAL_POISONED] |= e->kind == EV_WON && !mine && seen->poisoned[e->def];
    seen->level[MEDAL_SLEIGHT] |= mine && e->def == seen->gained;
}

/* n and other: what lies on def and why afterwards. */
static void swaps(Progress *seen, const Event *e)
{
    seen->poisoned[e->def] = seen->poisoned[e->why] = false;
    if (e->seat == seen->me)
        seen->gained = e->n > (int16_t)e->other ? e->def : e->why;
}

static void look(Progress *seen, const Event *e, int nseats)
{
    switch (e->kind) {
    case EV_ASSIGNED:
        seen->poisoned[e->def] = e->seat == seen->me && e->n < 0;
        break;
    case EV_STOLEN:
        seen->level[MEDAL_THIEF] |= e->seat == seen->me && horde_cost(e->def) >= DEAR;
        break;
    case EV_SWAPPED:
        swaps(seen, e);
        break;
    case EV_BATTLE:
        begins_battle(seen);
        break;
    case EV_LAID_OUT:
        seen->count[e->seat] = e->n;
        break;
    case EV_FLAYER:
    case EV_DEMON:
        plays_joker(seen, e);
        break;
    case EV_WON:
    case EV_TIED:
        ends_battle(seen, e, nseats);
        break;
    case EV_VAMPIRES:
        seen->level[MEDAL_VAMPIRES] |= e->seat == seen->me && e->other >= VAMPIRES;
        break;
    case EV_ELVENKING:
        seen->level[MEDAL_ELVENKING] |= e->seat == seen->me && e->n >= PAIRS;
        break;
    case EV_SCORE:
        seen->score[e->seat] = e->n;
        break;
    case EV_WINNER:
        seen->won |= e->seat == seen->me;
        break;
    default:
        break;
    }
}

void horde_honours(const State *end, int seat, const Event *e, int n, uint8_t level[MEDAL_MAX])
{
    Progress seen = {.me = seat, .level = level};
    for (int i = 0; i < n; i++)
        look(&seen, &e[i], end->nseats);
    level[MEDAL_WINNER] = seen.won;
    level[MEDAL_CLEAN] = seen.won && seen.least_taken >= 0;
    level[MEDAL_WHISKER] = seen.won && seen.score[seat] - best_of_others(&seen, seen.score, end->nseats) == 1;
}
