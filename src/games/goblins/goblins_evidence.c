/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what moves tell of Crowns.  After every turn everybody can see which clans it helped; the state keeps
 * count of that, for opponents to guess by.  Counted by what lies face up alone, so it is the same in every view.
 *
 * The counts are part of the state and so of every journal: the figures here are not to be tuned (or Game.rules_rev
 * grows).  How much a guess makes of them is goblins_hidden.c's business. */
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_outlook.h"

enum { EVIDENCE_MOST = 127, LEAD_MAX = 5, TWELFTHS = 12 };

/* What a clan is thought to want of a line, in twelfths of a point, by how far it is ahead of the best other there. */
static const uint8_t favour_of_lead[2 * LEAD_MAX + 1] = {0, 1, 2, 5, 10, 17, 24, 29, 33, 35, 36};

/* What a turn says about its seat: so many 16ths of a doubling of the odds for a point that it brought a clan more than
 * the clans on average. No turn says more than EVIDENCE_OF_TURN. */
enum { EVIDENCE_OF_POINT = 18, EVIDENCE_OF_TURN = 24 };

static int favour_in_line(const Line *line, int clan)
{
    int best = 0;
    for (int other = 0; other < CLAN_COUNT; other++)
        best = other != clan && line->strength[other] > best ? line->strength[other] : best;
    int lead = line->strength[clan] - best;
    lead = lead < -LEAD_MAX ? -LEAD_MAX : lead > LEAD_MAX ? LEAD_MAX : lead;
    int favour = favour_of_lead[lead + LEAD_MAX];
    return favour + (line->flag[clan] ? favour / 3 : 0);
}

void goblins_favour(const State *s, uint8_t favour[CLAN_COUNT])
{
    Outlook o;
    outlook_take(s, &o);
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        int sum = 0;
        for (int row = 0; row < GRID_ROWS && o.clans >> clan & 1; row++)
            sum += goblins_of(s)->open >> row & 1 ? favour_in_line(&o.line[row], clan) : 0;
        favour[clan] = (uint8_t)sum; /* at most 4 lines of 48 */
    }
}

static int within(int n, int most)
{
    return n < -most ? -most : n > most ? most : n;
}

void goblins_note_turn(State *s)
{
    Goblins *h = goblins_mut(s);
    uint8_t now[CLAN_COUNT];
    unsigned clans = goblins_clans(s);
    int n = __builtin_popcount(clans), sum = 0;
    goblins_favour(s, now);
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        sum += now[clan] - h->favour[clan];
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        if (!(clans >> clan & 1))
            continue;
        int more = (now[clan] - h->favour[clan]) * n - sum;
        int e = within(more * EVIDENCE_OF_POINT / (TWELFTHS * n), EVIDENCE_OF_TURN);
        h->evidence[s->to_act][clan] = (int8_t)within(h->evidence[s->to_act][clan] + e, EVIDENCE_MOST);
    }
}
