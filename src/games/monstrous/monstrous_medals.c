/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: twelve medals, each for something that the game is about.  They are read from what happened
 * in a finished game, so games that were played before a medal was made bring it too. */
#include "games/monstrous/monstrous_int.h"

enum {
    MEDAL_WINNER,
    MEDAL_ONE_DIE,
    MEDAL_CROWD,
    MEDAL_THREE,
    MEDAL_SLEEP,
    MEDAL_GIFTS,
    MEDAL_HEALER,
    MEDAL_TROLL,
    MEDAL_HYDRA,
    MEDAL_DRAGON,
    MEDAL_UNSCATHED,
    MEDAL_SHOWDOWN,
};
enum { TALL = 12, CROWD = 4, MANY = 3, GIFTS = 3, HEALED = 2 };

const MedalSpec monstrous_medals[MONSTROUS_MEDALS] = {
    [MEDAL_WINNER] = {"winner", N_("Their Tale to Tell"), N_("Win a game."), 1, 0, 0},
    [MEDAL_ONE_DIE] = {"one-die", N_("One Die Will Do"), N_("Hit an enemy that needs 12 or more with a single die."), 1,
                       0, 0},
    [MEDAL_CROWD] = {"crowd", N_("All Together Now"), N_("Hit an enemy with four dice or more."), 1, 0, 0},
    [MEDAL_THREE] = {"three", N_("A Good Evening\u2019s Work"), N_("Defeat three enemies or Hydra heads in one turn."),
                     1, 0, 0},
    [MEDAL_SLEEP] = {"sleep", N_("Sweet Dreams"), N_("Put an enemy to sleep and hit it in the same turn."), 1, 0, 0},
    [MEDAL_GIFTS] = {"gifts", N_("Three Gifts"), N_("Use the abilities of three heroes in one turn."), 1, 0, 0},
    [MEDAL_HEALER] = {"healer", N_("House Calls"), N_("Heal two heroes in one turn."), 1, 0, 0},
    [MEDAL_TROLL] = {"troll", N_("And Stay Down"), N_("Defeat a Troll in the same turn it came back."), 1, 0, 0},
    [MEDAL_HYDRA] = {"hydra", N_("The Last Head"), N_("Strike off the last head of a Hydra."), 1, 0, 0},
    [MEDAL_DRAGON] = {"dragon", N_("Dragon\u2019s End"), N_("Defeat a Young Dragon."), 1, 0, 0},
    [MEDAL_UNSCATHED] = {"unscathed", N_("Not a Scratch"), N_("Win with no wounded hero."), 1, 0, 0},
    [MEDAL_SHOWDOWN] = {"showdown", N_("The Last Word"), N_("Win a Final Showdown."), 1, 0, 0},
};

typedef struct { /* what has been seen so far, by the seat that may earn something */
    int me;
    uint8_t *level;
    bool won;
    int wounds;
    /* of the running turn */
    int beaten, healed;
    unsigned gifts; /* bit per Hero whose ability was used */
    PieceId asleep; /* whom the Wizard put to sleep */
    bool back;      /* a Troll regenerated */
} Progress;

static void begins_turn(Progress *seen)
{
    seen->beaten = seen->healed = 0;
    seen->gifts = 0;
    seen->asleep = NO_PIECE;
    seen->back = false;
}

static void uses(Progress *seen, Hero hero)
{
    seen->gifts |= 1u << hero;
    seen->level[MEDAL_GIFTS] |= __builtin_popcount(seen->gifts) >= GIFTS;
}

static void heals(Progress *seen)
{
    seen->level[MEDAL_HEALER] |= ++seen->healed >= HEALED;
}

static void hits(Progress *seen, const Event *e)
{
    int dice = __builtin_popcount(e->why);
    seen->level[MEDAL_ONE_DIE] |= dice == 1 && e->n >= TALL;
    seen->level[MEDAL_CROWD] |= dice >= CROWD;
    seen->level[MEDAL_SLEEP] |= e->piece != NO_PIECE && e->piece == seen->asleep;
}

static void beats(Progress *seen, const Event *e)
{
    seen->level[MEDAL_THREE] |= ++seen->beaten >= MANY;
    if (e->kind != EV_DEFEATED || e->def < DEF_MONSTER)
        return;
    Monster who = (Monster)(e->def - DEF_MONSTER + 1);
    seen->level[MEDAL_TROLL] |= who == MONSTER_TROLL && seen->back;
    seen->level[MEDAL_HYDRA] |= who == MONSTER_HYDRA;
    seen->level[MEDAL_DRAGON] |= who == MONSTER_DRAGON;
}

/* What the seat itself does. */
static void look(Progress *seen, const Event *e)
{
    switch (e->kind) {
    case EV_BOLTS:
        uses(seen, HERO_WIZARD);
        break;
    case EV_SLEEP:
        uses(seen, HERO_WIZARD);
        seen->asleep = e->piece;
        break;
    case EV_DOUBLED:
        uses(seen, HERO_ROGUE);
        break;
    case EV_GUIDED:
        uses(seen, HERO_CLERIC);
        break;
    case EV_MENDED:
        uses(seen, HERO_CLERIC);
        heals(seen);
        break;
    case EV_TREATED:
        heals(seen);
        break;
    case EV_BEAR:
        uses(seen, HERO_DRUID);
        break;
    case EV_INSPIRED:
        uses(seen, HERO_PALADIN);
        break;
    case EV_RAGE:
        uses(seen, HERO_BARBARIAN);
        break;
    case EV_HIT:
        hits(seen, e);
        break;
    case EV_REGENERATED:
        seen->back = true;
        break;
    case EV_DEFEATED:
    case EV_HEAD:
        beats(seen, e);
        break;
    case EV_WOUNDED:
        seen->wounds++;
        break;
    case EV_WON:
        seen->won = true;
        seen->level[MEDAL_SHOWDOWN] |= e->n == ENDING_SHOWDOWN;
        break;
    default:
        break;
    }
}

void monstrous_honours(const State *end, int seat, const Event *e, int n, uint8_t level[MEDAL_MAX])
{
    (void)end;
    Progress seen = {.me = seat, .level = level, .asleep = NO_PIECE};
    for (int i = 0; i < n; i++) {
        if (e[i].kind == EV_TURN)
            begins_turn(&seen);
        if (e[i].seat == seen.me)
            look(&seen, &e[i]);
    }
    level[MEDAL_WINNER] = seen.won;
    level[MEDAL_UNSCATHED] = seen.won && seen.wounds == 0;
}
