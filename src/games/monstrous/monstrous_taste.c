/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: the three characters an opponent can have, and what each would give for a move beyond
 * what the move is worth, in thousandths of a win.  Large enough to be felt, too small to make one of them stronger. */
#include "games/monstrous/monstrous_int.h"

enum { BRAWLER, WARDEN, CONJURER };

const Character monstrous_character[MONSTROUS_CHARACTERS] = {
    [BRAWLER] = {"brawler", "Brunna", "Big game or none: Ogres, monsters, the Barbarian first."},
    [WARDEN] = {"warden", "Ottmar", "Brings everybody home: heals early and risks little."},
    [CONJURER] = {"conjurer", "Wick", "Prefers magic: bolts, bears, Sleep and Inspiration."},
};

typedef struct {
    int8_t move[MONSTROUS_MOVES];
    int8_t hero[HERO_COUNT]; /* sent with the team */
    int8_t big;              /* attacks worth 20 points or more */
    int8_t ones;             /* a 1 rolled again */
    int8_t stays;            /* each hero that is left at home */
} Taste;

static const Taste taste[MONSTROUS_CHARACTERS] = {
    [BRAWLER] = {.move = {[MOVE_TREAT] = -20, [MOVE_MEND] = -10, [MOVE_RAGE] = 20, [MOVE_SHARE] = -100},
                 .hero = {[HERO_BARBARIAN] = 12, [HERO_WIZARD] = -6},
                 .big = 25},
    [WARDEN] = {.move = {[MOVE_TREAT] = 25, [MOVE_MEND] = 25, [MOVE_SHARE] = 100, [MOVE_SHOWDOWN] = -100},
                .hero = {[HERO_CLERIC] = 8},
                .ones = 10,
                .stays = 4},
    [CONJURER] = {.move = {[MOVE_BOLTS] = 30,
                           [MOVE_SLEEP] = 20,
                           [MOVE_BEAR] = 30,
                           [MOVE_INSPIRE] = 25,
                           [MOVE_DOUBLE] = 10,
                           [MOVE_RAISE] = 10,
                           [MOVE_LOWER] = 10},
                  .hero = {[HERO_WIZARD] = 8, [HERO_DRUID] = 8, [HERO_PALADIN] = 6}},
};

static int liking_of_team(const State *s, const Taste *t, unsigned set)
{
    int sum = t->stays * (__builtin_popcount(monstrous_unwounded(s, s->to_act)) - __builtin_popcount(set));
    for (unsigned left = set & SET_HEROES; left; left &= left - 1)
        sum += t->hero[__builtin_ctz(left)];
    return sum;
}

static int liking_of_reroll(const Melee *melee, const Taste *t, unsigned set)
{
    int sum = 0;
    for (unsigned left = set & SET_HEROES; left; left &= left - 1)
        sum += melee->value[__builtin_ctz(left)] == 1 ? t->ones : 0;
    return sum;
}

void monstrous_taste(const State *s, const Moves *l, int character, int16_t liking[MOVE_MAX])
{
    const Taste *t = &taste[character];
    Melee melee;
    if (s->phase == PHASE_REROLL)
        monstrous_melee(s, s->to_act, &melee);
    for (int i = 0; i < l->n; i++) {
        Move m = l->m[i];
        int sum = t->move[m.kind];
        if (m.kind == MOVE_TEAM)
            sum += liking_of_team(s, t, m.a);
        else if (m.kind == MOVE_REROLL)
            sum += liking_of_reroll(&melee, t, m.a);
        else if (m.kind == MOVE_ATTACK && monstrous_points(s, m.b - DEF_ENEMY) >= 20)
            sum += t->big;
        liking[i] = (int16_t)sum;
    }
}
