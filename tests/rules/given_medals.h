/* SPDX-License-Identifier: MIT
 * What the tests of medals share: events that were seen, as a row, and whether they earn one. The test says what `earns`
 * is: at the end of which game, and for whom. */
#ifndef TESTS_RULES_GIVEN_MEDALS_H
#define TESTS_RULES_GIVEN_MEDALS_H
#include "../unit/help.h"

/* Whether the seat earns the medal in a game that ended so, by these events. */
static inline bool medal_earned(const Game *g, const State *end, int seat, const char *word, const Event *e, int n)
{
    uint8_t got[MEDAL_MAX] = {0};
    g->honours(end, seat, e, n, got);
    for (int i = 0; i < g->nmedals; i++)
        if (strcmp(g->medal[i].word, word) == 0)
            return got[i] == 1;
    fail_msg("there is no medal %s", word);
    return false;
}

#define EARNS(word, ...) earns(word, (const Event[]){__VA_ARGS__}, sizeof((const Event[]){__VA_ARGS__}) / sizeof(Event))
#define TURN(who)                                                                                                      \
    {                                                                                                                  \
        .kind = EV_TURN, .seat = (who)                                                                                 \
    }
#define SCORE(who, points)                                                                                             \
    {                                                                                                                  \
        .kind = EV_SCORE, .seat = (who), .n = (points)                                                                 \
    }
#define WINNER(who)                                                                                                    \
    {                                                                                                                  \
        .kind = EV_WINNER, .seat = (who)                                                                               \
    }

#endif
