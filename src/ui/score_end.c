/* SPDX-License-Identifier: MIT */
#include "ui/score_end.h"

#include <stdlib.h>
#include <string.h>

static int coins_of_line(int value, int coin)
{
    return value == 0 ? 0 : coin > 0 && value > 0 ? (value + coin - 1) / coin : 1;
}

static int how_many(const ScoreSheet *s, int seat, int coin)
{
    int n = 0;
    for (int i = 0; i < s->standing.nlines; i++)
        if (!s->look[i].shared)
            n += coins_of_line(s->standing.line[i].points[seat], coin);
    return n;
}

int end_coins(const ScoreSheet *s, int seat, int coin, EndCoin out[END_COINS])
{
    int n = 0;
    if (s->no_points)
        return 0;
    for (int other = 0; other < s->names->nseats; other++)
        if (how_many(s, other, coin) > END_COINS)
            coin = 0; /* all columns count alike */
    for (int i = 0; i < s->standing.nlines; i++) {
        int left = s->standing.line[i].points[seat];
        for (int k = s->look[i].shared ? 0 : coins_of_line(left, coin); k > 0 && n < END_COINS; k--) {
            int value = k > 1 ? coin : left;
            out[n++] = (EndCoin){.value = value, .sign = s->look[i].sign, .label = s->standing.line[i].label};
            left -= value;
        }
    }
    return n;
}

int end_you(const Setup *names)
{
    int you = NO_SEAT;
    for (int seat = 0; seat < names->nseats; seat++)
        if (names->player[seat] == 0) {
            if (you != NO_SEAT)
                return NO_SEAT;
            you = seat;
        }
    return you;
}

bool end_is_close(int winner, int second)
{
    int lead = abs(winner - second);
    return lead <= 3 || lead * 20 <= abs(winner);
}

static bool fits(const VoiceLine *l, Voice voice, const char *who, bool gentle)
{
    return l->voice == voice && !(gentle && l->sharp) && (who ? l->who && strcmp(l->who, who) == 0 : !l->who);
}

static const char *nth(const VoiceLine *line, int n, Voice voice, const char *who, bool gentle, unsigned turn)
{
    unsigned count = 0, at = 0;
    for (int i = 0; i < n; i++)
        count += fits(&line[i], voice, who, gentle);
    for (int i = 0; i < n; i++)
        if (fits(&line[i], voice, who, gentle) && at++ == turn % count)
            return line[i].words;
    return NULL;
}

const char *end_line(const VoiceLine *line, int n, Voice voice, const char *who, bool gentle, unsigned turn)
{
    const char *own = who[0] && turn % 3 != 2 ? nth(line, n, voice, who, gentle, turn) : NULL;
    return own ? own : nth(line, n, voice, NULL, gentle, turn);
}
