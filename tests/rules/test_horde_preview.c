/* SPDX-License-Identifier: MIT
 * Horde: what is foretold is what happens: picks, jokers, sacrifices, swaps, and the counts that reasons are made of
 * (horde_preview.h, horde_leads.h), for every legal move at every choice of many random games. */
#include "given_horde.h"

#include "core/view.h"
#include "games/horde/horde_preview.h"
#include "games/horde/horde_leads.h"

enum { POSITIONS = 9000 };

typedef struct {
    long positions, picks, windows, raises, jokers, taken, tied, lost, swaps, gains, gifts;
} Tally;

static State *after(const State *s, Move m, Events *ev)
{
    Horde *copy = xmalloc(sizeof *copy);
    memcpy(copy, s, sizeof *copy);
    if (ev)
        ev->n = 0;
    horde_game.apply(&copy->s, m, ev);
    return &copy->s;
}

/* All counts of all seats are what the rules have made of them. */
static void same_counts(const HordeLeads *told, const State *is, int me)
{
    HordeLeads leads;
    horde_leads_look(is, me, &leads);
    assert_memory_equal(told->count, leads.count, sizeof leads.count);
}

static void check_pick(const State *eyes, const State *s, Move m, Tally *t)
{
    PickForecast f = horde_foresee_pick(eyes, m);
    HordeLeads told;
    State *is = after(s, m, NULL);
    horde_leads_look(s, m.seat, &told);
    horde_leads_shift(&told, m.seat, m.a, 1);
    assert_int_equal(f.limit, horde_limit(s));
    t->windows += is->nframes > 0;
    if (is->nframes > 0) /* not stolen: what the forecast is about */
        horde_game.apply(is, (Move){MOVE_DECLINE, is->to_act, 0, 0, 0}, NULL);
    const Horde *h = horde_of(is);
    assert_int_equal(h->total[m.seat], f.total);
    assert_int_equal(horde_limit(is), f.total > f.limit ? f.total : f.limit);
    assert_int_equal(f.owes, horde_limit(is) - h->total[m.seat]);
    same_counts(&told, is, m.seat);
    t->picks++;
    t->raises += f.limit > 0 && f.total > f.limit;
    free(is);
}

/* Everybody is done until the battle is decided. */
static void decide(State *s, int battle)
{
    for (int i = 0; i < 40 && horde_of(s)->after[battle] == -2; i++)
        horde_game.apply(s, (Move){MOVE_DONE, s->to_act, 0, 0, 0}, NULL);
}

static void check_joker(const State *eyes, const State *s, Move m, Tally *t)
{
    static Events ev;
    int battle = horde_of(s)->battle, mine = -1, best = 0;
    DefId given = m.kind == MOVE_DEMON ? m.a : m.kind == MOVE_DEMON_USED ? DEF_DEMON : 0;
    BattleForecast f = horde_foresee_battle(eyes, m);
    int bonus = horde_vampire_bonus(s, m.seat) + horde_elvenking_bonus(s, m.seat);
    int lost = given ? horde_bonus_lost(eyes, m.seat, given) : 0;
    for (int q = 0; q < s->nseats; q++)
        best = q != m.seat && horde_strength(s, q) > best ? horde_strength(s, q) : best;
    State *is = after(s, m, &ev);
    for (int i = 0; i < ev.n && mine < 0; i++)
        if ((ev.e[i].kind == EV_FLAYER || ev.e[i].kind == EV_DEMON) && ev.e[i].seat == m.seat)
            mine = ev.e[i].n;
    assert_int_equal(f.mine, m.kind == MOVE_DONE ? horde_strength(s, m.seat) : mine);
    assert_int_equal(f.best, best);
    assert_int_equal(bonus - horde_vampire_bonus(is, m.seat) - horde_elvenking_bonus(is, m.seat), lost);
    decide(is, battle);
    assert_int_equal(horde_of(is)->after[battle], f.taker);
    PieceId token = table_first(is, f.taker < 0 ? (PlaceId)PLACE_BURNT : (PlaceId)(PLACE_WON + f.taker));
    while (token != NO_PIECE && is->piece[token].next != NO_PIECE)
        token = is->piece[token].next;
    /* a token taken or gone lies last */
    assert_true(token != NO_PIECE);
    if (is->over || horde_of(is)->battle == battle + 1)
        assert_int_equal(horde_token(is->piece[token].def), f.value);
    t->jokers++;
    t->taken += f.taker == m.seat;
    t->tied += f.taker < 0;
    t->lost += lost > 0;
    free(is);
}

static int led(const State *s, int seat)
{
    HordeLeads leads;
    int sum = 0;
    horde_leads_look(s, seat, &leads);
    for (int kind = 0; kind < KIND_COUNT; kind++)
        sum += leads.known[kind] && horde_leads_by(&leads, seat, kind).lead > 0 ? leads.value[kind] : 0;
    return sum;
}

static void check_swaps(const State *eyes, const State *s, const Moves *legal, Tally *t)
{
    HordeLeads leads;
    int best = 0, low = 0, high = 0, had = led(s, s->to_act);
    for (int i = 0; i < legal->n; i++) {
        Move m = legal->m[i];
        if (m.kind != MOVE_SWAP)
            continue;
        State *is = after(s, m, NULL);
        for (int battle = 0; battle < KIND_COUNT; battle++) {
            PieceId token = horde_battle_token(is, battle);
            assert_int_equal(horde_value_after(eyes, m, horde_battle_card(is, battle)),
                             token == NO_PIECE ? 0 : horde_token(is->piece[token].def));
        }
        best = led(is, s->to_act) - had > best ? led(is, s->to_act) - had : best;
        t->swaps++;
        free(is);
    }
    horde_leads_look(s, s->to_act, &leads);
    assert_int_equal(horde_leads_best_swap(&leads, &low, &high), best);
    t->gains += best > 0;
}

/* The second card of a theft: the thief gives three and gets one. */
static void check_gift(const State *s, Move m, Tally *t)
{
    const Frame *window = frame_peek(s);
    HordeLeads told;
    if (window->step != 2)
        return;
    horde_leads_look(s, m.seat, &told);
    DefId stolen = s->piece[window->src].def, given[] = {DEF_BETRAYER, window->arg, m.a};
    horde_leads_shift(&told, m.seat, stolen, 1);
    horde_leads_shift(&told, window->n, stolen, -1);
    for (int i = 0; i < 3; i++) {
        horde_leads_shift(&told, m.seat, given[i], -1);
        horde_leads_shift(&told, window->n, given[i], 1);
    }
    State *is = after(s, m, NULL);
    same_counts(&told, is, m.seat);
    t->gifts++;
    free(is);
}

static void check_position(const Match *m, View *v, Tally *t)
{
    const State *s = match_truth(m);
    Moves legal;
    match_legal(m, s->to_act, &legal);
    match_view(m, s->to_act, VIEW_EYES, v);
    const State *eyes = view_state(v);
    t->positions++;
    for (int i = 0; i < legal.n; i++) {
        Move mv = legal.m[i];
        if (mv.kind == MOVE_PICK)
            check_pick(eyes, s, mv, t);
        else if (mv.kind == MOVE_GIVE)
            check_gift(s, mv, t);
        else if (s->phase == PHASE_JOKERS)
            check_joker(eyes, s, mv, t);
    }
    if (s->phase == PHASE_TRICKSTER)
        check_swaps(eyes, s, &legal, t);
}

/* HO-6.4, HO-6.16; HO-9.2; HO-10.6, HO-11.9 to 11.19; HO-12.2, HO-12.3 */
static void what_is_foretold_happens(void **st)
{
    (void)st;
    Tally t = {0};
    View *v = view_new(&horde_game);
    for (uint64_t seed = 1; t.positions < POSITIONS || t.swaps < 100; seed++) {
        Setup cfg = setup_of(2 + (int)(seed % 3), LEVEL_FULL, seed);
        cfg.option[OPT_VAMPIRES] = (uint8_t)(seed / 3 % 2);
        Status why;
        Match *m = match_new(&horde_game, &cfg, &why);
        Rng r = rng_seed(seed);
        assert_true(seed < 400);
        for (; !match_over(m); play_any(m, &r, 0))
            check_position(m, v, &t);
        match_free(m);
    }
    view_free(v);
    print_message("%ld positions: %ld picks (%ld with a window, %ld raises), %ld jokers (%ld win, %ld tie, %ld cost a "
                  "bonus), %ld swaps (%ld times with a gain), %ld gifts\n",
                  t.positions, t.picks, t.windows, t.raises, t.jokers, t.taken, t.tied, t.lost, t.swaps, t.gains,
                  t.gifts);
    assert_true(t.picks > 5000 && t.windows > 300 && t.raises > 300 && t.jokers > 5000 && t.taken > 300 &&
                t.tied > 300 && t.lost > 100 && t.gifts > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_foretold_happens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
