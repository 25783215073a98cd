/* SPDX-License-Identifier: MIT
 * Goblin Ranks: twelve medals, each for something that the game is about.  They are read from what happened in a finished
 * game, so games that were played before a medal was made bring it too. */
#include "games/goblins/goblins_int.h"

enum {
    MEDAL_WINNER,
    MEDAL_THREE_LINES,
    MEDAL_OWN_FLAG,
    MEDAL_WALL,
    MEDAL_FEW,
    MEDAL_GENTLE,
    MEDAL_KEGS,
    MEDAL_LOUD,
    MEDAL_UP_YOU_GET,
    MEDAL_MAKE_ROOM,
    MEDAL_PUSHED,
    MEDAL_WHISKER,
};
enum { LINES = 3, WALL = 6, KEGS = 2, LOUD = 5, RAISED = 2 };

const MedalSpec goblins_medals[GOBLINS_MEDALS] = {
    [MEDAL_WINNER] = {"winner", N_("Cheers for the Clan"), N_("Win a game."), 1, 0, 0},
    [MEDAL_THREE_LINES] = {"three-lines", N_("Three Lines"), N_("Hold three lines alone at the end of the game."), 1, 0,
                           0},
    [MEDAL_OWN_FLAG] = {"own-flag", N_("Under One Flag"), N_("At the end, hold the line of your own Flagbearer alone."),
                        1, 0, 0},
    [MEDAL_WALL] = {"wall", N_("Shoulder to Shoulder"), N_("Hold a line alone with a strength of 6 or more."), 1, 0, 0},
    [MEDAL_FEW] = {"few", N_("Few, but Well Placed"), N_("Win though another clan has more strength over all lines."),
                   1, 0, 0},
    [MEDAL_GENTLE] = {"gentle", N_("Gentle Hands"), N_("Win without turning a goblin face down in your own turns."), 1,
                      0, 0},
    [MEDAL_KEGS] = {"kegs", N_("A Chain of Kegs"), N_("Burst two Keg Runners in one of your turns."), 1, 0, 0},
    [MEDAL_LOUD] = {"loud", N_("A Loud Turn"), N_("Turn five goblins face down in one of your turns."), 1, 0, 0},
    [MEDAL_UP_YOU_GET] = {"up-you-get", N_("Up You Get"), N_("Turn two goblins face up in one turn."), 1, 0, 0},
    [MEDAL_MAKE_ROOM] = {"make-room", N_("Make Room"), N_("Play a Wrecker in place of a Flagbearer."), 1, 0, 0},
    [MEDAL_PUSHED] = {"pushed", N_("Off the Edge"), N_("Push a goblin out of the horde."), 1, 0, 0},
    [MEDAL_WHISKER] = {"whisker", N_("By a Whisker"), N_("Win a game by a single point."), 1, 0, 0},
};

typedef struct { /* what has been seen so far, by the seat that may earn something */
    int me;
    Clan clan;
    uint8_t *level;
    bool won, harm;
    int score[GOBLINS_SEATS], lines;
    bool mine; /* the running turn, of which these are: */
    int bursts, downed, raised;
} Progress;

static void begins_turn(Progress *seen, const Event *e)
{
    seen->mine = e->seat == seen->me;
    seen->bursts = seen->downed = seen->raised = 0;
}

static void of_my_turn(Progress *seen, const Event *e)
{
    switch (e->kind) {
    case EV_REPLACED:
        seen->level[MEDAL_MAKE_ROOM] |= goblins_is_goblin(e->why) && goblins_role(e->why) == ROLE_FLAGBEARER;
        break;
    case EV_DOWNED:
        seen->harm = true;
        seen->level[MEDAL_LOUD] |= ++seen->downed >= LOUD;
        break;
    case EV_BURST:
        seen->level[MEDAL_KEGS] |= ++seen->bursts >= KEGS;
        break;
    case EV_RAISED:
        seen->level[MEDAL_UP_YOU_GET] |= ++seen->raised >= RAISED;
        break;
    case EV_PUSHED:
        seen->level[MEDAL_PUSHED] = 1;
        break;
    default:
        break;
    }
}

static void of_the_end(Progress *seen, const State *end, const Event *e)
{
    bool flag = false;
    switch (e->kind) {
    case EV_HELD:
        if (goblins_clan(e->def) != seen->clan)
            break;
        seen->level[MEDAL_THREE_LINES] |= ++seen->lines >= LINES;
        int row = e->other - goblins_first_line(end);
        seen->level[MEDAL_WALL] |= goblins_strength(end, row, seen->clan) >= WALL;
        (void)goblins_line_points(end, row, seen->clan, &flag);
        seen->level[MEDAL_OWN_FLAG] |= flag;
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

static bool outnumbered(const State *end, Clan clan)
{
    for (int other = 0; other < CLAN_COUNT; other++)
        if (goblins_standing_of(end, (Clan)other) > goblins_standing_of(end, clan))
            return true;
    return false;
}

static bool by_one(const Progress *seen, int nseats)
{
    int best = 0;
    for (int seat = 0; seat < nseats; seat++)
        if (seat != seen->me && seen->score[seat] > best)
            best = seen->score[seat];
    return seen->score[seen->me] - best == 1;
}

void goblins_honours(const State *end, int seat, const Event *e, int n, uint8_t level[MEDAL_MAX])
{
    Progress seen = {.me = seat, .clan = goblins_crown(end, seat), .level = level};
    for (int i = 0; i < n; i++) {
        if (e[i].kind == EV_TURN)
            begins_turn(&seen, &e[i]);
        else if (seen.mine)
            of_my_turn(&seen, &e[i]);
        of_the_end(&seen, end, &e[i]);
    }
    level[MEDAL_WINNER] = seen.won;
    level[MEDAL_FEW] = seen.won && outnumbered(end, seen.clan);
    level[MEDAL_GENTLE] = seen.won && !seen.harm;
    level[MEDAL_WHISKER] = seen.won && by_one(&seen, end->nseats);
}
