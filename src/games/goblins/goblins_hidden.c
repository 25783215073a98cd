/* SPDX-License-Identifier: MIT
 * Goblin Ranks: hidden information. First the public evidence that moves give about Crowns, updated after every turn; then
 * random guesses consistent with a seat's view, weighted by that evidence. */
#include "base/log.h"
#include "core/halve.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_judge.h"
#include "games/goblins/goblins_preview.h"

/* ==== evidence ==================================================================================================== */
/* The evidence that moves give about Crowns. After every turn everybody can see which clans it helped; the state keeps count,
 * so that opponents can guess. It counts face-up goblins only, so it is the same in every view.
 *
 * The counts are part of the state and so of every journal: do not tune the figures here without raising Game.rules_rev.
 * The guesses below decide how much weight they have. */

enum { EVIDENCE_MOST = 127, LEAD_MAX = 5, TWELFTHS = 12 };

/* Value of a line to a clan, in twelfths of a point, by its lead over the best other clan there. */
static const uint8_t favour_of_lead[2 * LEAD_MAX + 1] = {0, 1, 2, 5, 10, 17, 24, 29, 33, 35, 36};

/* Evidence of one turn: for each point a clan gained above the average, this many 16ths of a doubling of the odds. At most
 * EVIDENCE_OF_TURN per turn. */
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
    goblins_outlook_take(s, &o);
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

/* ==== guesses ===================================================================================================== */
/* Imagines a world that a seat cannot rule out. Crowns follow the evidence above; face-down goblins the seat does not
 * remember can be anything that can be face down. */

enum { ASSIGNMENTS = 24 };

/* ---- Crowns ----------------------------------------------------------------------------------------------------- */

static bool hidden(const State *seen, PieceId p)
{
    return seen->piece[p].def == DEF_HIDDEN;
}

typedef struct {
    int n;
    PieceId at[CLAN_COUNT];
    DefId crown[CLAN_COUNT];
    int8_t order[ASSIGNMENTS][CLAN_COUNT]; /* order[k][i]: the crown at i */
    int norders;
    uint32_t weight[ASSIGNMENTS];
} Secret;

static void find_secret(const State *s, const State *seen, Secret *x)
{
    x->n = 0;
    for (int at = PLACE_CROWN; at <= PLACE_ASIDE; at++) {
        PieceId p = table_first(s, (PlaceId)at);
        if ((at < PLACE_CROWN + s->nseats || at == PLACE_ASIDE) && p != NO_PIECE && hidden(seen, p)) {
            x->crown[x->n] = s->piece[p].def;
            x->at[x->n++] = p;
        }
    }
}

/* Lists all orders of n things, at most 24. */
static void list_orders(Secret *x)
{
    static const int8_t four[ASSIGNMENTS][CLAN_COUNT] = {
        {0, 1, 2, 3}, {1, 0, 2, 3}, {0, 2, 1, 3}, {2, 0, 1, 3}, {1, 2, 0, 3}, {2, 1, 0, 3}, {0, 1, 3, 2}, {1, 0, 3, 2},
        {0, 3, 1, 2}, {3, 0, 1, 2}, {1, 3, 0, 2}, {3, 1, 0, 2}, {0, 2, 3, 1}, {2, 0, 3, 1}, {0, 3, 2, 1}, {3, 0, 2, 1},
        {2, 3, 0, 1}, {3, 2, 0, 1}, {1, 2, 3, 0}, {2, 1, 3, 0}, {1, 3, 2, 0}, {3, 1, 2, 0}, {2, 3, 1, 0}, {3, 2, 1, 0},
    };
    /* The first orders of the table leave the last things in place. */
    static const int count[CLAN_COUNT + 1] = {1, 1, 2, 6, 24};
    x->norders = count[x->n];
    memcpy(x->order, four, sizeof four);
}

static int evidence_for(const State *s, PieceId holder, DefId crown)
{
    int seat = goblins_game.place[s->piece[holder].place].seat;
    return seat == NO_SEAT ? 0 : goblins_of(s)->evidence[seat][goblins_clan(crown)];
}

static void weigh_orders(const State *s, Secret *x)
{
    int sum[ASSIGNMENTS], best = -10000;
    for (int k = 0; k < x->norders; k++) {
        sum[k] = 0;
        for (int i = 0; i < x->n; i++)
            sum[k] += evidence_for(s, x->at[i], x->crown[x->order[k][i]]);
        best = sum[k] > best ? sum[k] : best;
    }
    for (int k = 0; k < x->norders; k++)
        x->weight[k] = 1 + halved_16ths(best - sum[k]);
}

static void deal_crowns(State *s, const State *seen, Rng *r)
{
    Secret x;
    uint32_t total = 0;
    find_secret(s, seen, &x);
    if (x.n < 2)
        return;
    list_orders(&x);
    weigh_orders(s, &x);
    for (int k = 0; k < x.norders; k++)
        total += x.weight[k];
    uint32_t left = rng_below(r, total);
    int k = 0;
    while (left >= x.weight[k])
        left -= x.weight[k++];
    for (int i = 0; i < x.n; i++)
        s->piece[x.at[i]].def = x.crown[x.order[k][i]];
}

/* ---- backs ------------------------------------------------------------------------------------------------------ */

static bool is_back(const State *s, PieceId p)
{
    return s->piece[p].face & FACE_DOWN;
}

/* The goblin whose power waits is known, even if it was turned face down itself (GH-8.6). */
static void mend_acting(State *s, const State *seen)
{
    const Frame *f = frame_peek(s);
    PieceId p = f ? goblins_at(s, frame_cell(f)) : NO_PIECE;
    if (p == NO_PIECE || !is_back(s, p) || !hidden(seen, p) || (f->op == FRAME_MARSHAL && f->step))
        return;
    DefId def = goblins_acting(f);
    for (PieceId q = 0; q < s->npieces; q++)
        if (s->piece[q].def == def && hidden(seen, q))
            table_trade(s, p, q);
}

/* A face-down goblin is never a Stonefoot (GH-6.6): moves it to a hand or the deck. */
static void mend_backs(State *s, const State *seen, Rng *r)
{
    for (PieceId p = 0; p < s->npieces; p++) {
        PieceId other[PIECE_MAX];
        uint32_t n = 0;
        if (!is_back(s, p) || !hidden(seen, p) || goblins_role(s->piece[p].def) != ROLE_STONEFOOT)
            continue;
        for (PieceId q = 0; q < s->npieces; q++)
            if (goblins_is_goblin(s->piece[q].def) && hidden(seen, q) && !is_back(s, q) &&
                goblins_role(s->piece[q].def) != ROLE_STONEFOOT)
                other[n++] = q;
        if (n)
            table_trade(s, p, other[rng_below(r, n)]);
    }
}

/* For a position that does not state the box: no unknown piece is of the clan that goes there (fill_box of
 * goblins_rules.c). */
static void empty_box(State *s, const State *seen, Rng *r)
{
    Clan out = goblins_boxed(s, seen);
    for (PieceId p = 0; out < CLAN_COUNT && p < s->npieces; p++) {
        PieceId other[PIECE_MAX];
        uint32_t n = 0;
        if (!hidden(seen, p) || !goblins_dealt(s, p) || goblins_clan(s->piece[p].def) != out)
            continue;
        for (PieceId q = 0; q < s->npieces; q++)
            if (hidden(seen, q) && !goblins_dealt(s, q) && s->piece[q].pool == s->piece[p].pool &&
                goblins_clan(s->piece[q].def) != out &&
                (!is_back(s, p) || goblins_role(s->piece[q].def) != ROLE_STONEFOOT))
                other[n++] = q;
        if (n)
            table_trade(s, p, other[rng_below(r, n)]);
    }
}

bool goblins_guess(State *s, const State *seen, Rng *r)
{
    deal_crowns(s, seen, r);
    mend_acting(s, seen);
    mend_backs(s, seen, r);
    empty_box(s, seen, r);
    return true;
}
