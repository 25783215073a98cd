/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what is foretold is what happens: chances that are certain, sums within reach of
 * Backstab and Guidance, points, wounds to come and what a turn would leave undone, at every choice of many random
 * games, beside the rules themselves. */
#include "given_monstrous.h"

#include "games/monstrous/monstrous_chances.h"

enum { POSITIONS = 8000, SEEN_MOST = 400 };

typedef struct {
    long positions, actions, marked, points, trolls, ends, wounds, undone;
} Tally;

static State *copy_of(const State *s)
{
    Monstrous *copy = xmalloc(sizeof *copy);
    memcpy(copy, s, sizeof *copy);
    return &copy->s;
}

static bool is_mark(Move m)
{
    return m.kind >= MOVE_DOUBLE && m.kind <= MOVE_LOWER;
}

static unsigned long long marks_on(const State *s)
{
    unsigned long long marks = 0;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_TEAM + s->to_act)); p != NO_PIECE; p = s->piece[p].next)
        marks |= (unsigned long long)(s->piece[p].face & FACE_MARK) << 8 * (s->piece[p].def - DEF_HERO);
    return marks;
}

/* Targets that some attack meets, after any legal laying and taking off of marks: everything is tried. */
static unsigned hit_after_marks(const State *s)
{
    State **open = xcalloc(SEEN_MOST, sizeof *open);
    unsigned long long seen[SEEN_MOST];
    unsigned found = 0;
    int n = 0;
    seen[n] = marks_on(s);
    open[n++] = copy_of(s);
    for (int i = 0; i < n; i++) {
        Moves legal = {0};
        game_legal(&monstrous_game, open[i], (open[i])->to_act, &legal);
        for (int k = 0; k < legal.n; k++) {
            Move m = legal.m[k];
            if (m.kind == MOVE_ATTACK)
                found |= 1u << (m.b - DEF_ENEMY);
            if (!is_mark(m))
                continue;
            State *next = copy_of(open[i]);
            monstrous_game.apply(next, m, NULL);
            bool known = false;
            for (int j = 0; j < n && !known; j++)
                known = seen[j] == marks_on(next);
            if (known || n == SEEN_MOST) {
                free(next);
                continue;
            }
            seen[n] = marks_on(next);
            open[n++] = next;
        }
    }
    for (int i = 0; i < n; i++)
        free(open[i]);
    free(open);
    return found;
}

static unsigned hit_now(const Moves *legal)
{
    unsigned found = 0;
    for (int i = 0; i < legal->n; i++)
        if (legal->m[i].kind == MOVE_ATTACK)
            found |= 1u << (legal->m[i].b - DEF_ENEMY);
    return found;
}

static int treated_now(const Moves *legal)
{
    int found = 0;
    for (int i = 0; i < legal->n; i++) {
        bool again = false;
        for (int k = 0; k < i; k++)
            again |= legal->m[k].kind == MOVE_TREAT && legal->m[k].b == legal->m[i].b;
        found += legal->m[i].kind == MOVE_TREAT && !again;
    }
    return found;
}

static unsigned may(const Moves *legal, int kind)
{
    for (int i = 0; i < legal->n; i++)
        if (legal->m[i].kind == kind)
            return 1;
    return 0;
}

static void check_action(const State *s, const Moves *legal, Tally *t)
{
    Chance chance[TARGETS];
    unsigned now = hit_now(legal), best = hit_after_marks(s);
    monstrous_chances(s, 0, chance);
    for (int target = 0; target < TARGETS; target++) {
        assert_true(chance[target].now == (now >> target & 1 ? 1.0f : 0.0f));
        assert_true(chance[target].best == (best >> target & 1 ? 1.0f : 0.0f));
    }
    t->actions++;
    t->marked += best != now;
    Undone u = monstrous_left_undone(s);
    assert_int_equal(u.hits, __builtin_popcount(best));
    assert_int_equal(u.cures, treated_now(legal));
    int able =
        (int)(may(legal, MOVE_DOUBLE) + (may(legal, MOVE_RAISE) | may(legal, MOVE_LOWER) | may(legal, MOVE_MEND)) +
              (may(legal, MOVE_BOLTS) | may(legal, MOVE_SLEEP)) + may(legal, MOVE_BEAR) + may(legal, MOVE_INSPIRE) +
              may(legal, MOVE_RAGE));
    assert_int_equal(u.abilities, able);
    t->undone += u.abilities > 0;
}

/* As the dice lie. */
static void check_reroll(const State *s)
{
    Chance chance[TARGETS];
    Melee melee;
    monstrous_melee(s, s->to_act, &melee);
    monstrous_chances(s, 0, chance);
    for (unsigned left = monstrous_targets(s); left; left &= left - 1) {
        int target = __builtin_ctz(left), met = 0;
        for (unsigned set = melee.team; set; set = (set - 1) & melee.team)
            met |= monstrous_sum(&melee, set) == monstrous_needs(s, target);
        assert_true(chance[target].now == (met ? 1.0f : 0.0f));
        assert_true(chance[target].best >= chance[target].now && chance[target].best <= 1.0f);
        assert_true(!met || chance[target].again == 0); /* nothing is put at risk */
        assert_int_equal(chance[target].again & ~melee.team, 0);
    }
}

static void check_score(const State *s, Move m, Tally *t)
{
    const Monstrous *before = monstrous_of(s);
    int target = (m.kind == MOVE_ATTACK ? m.b : m.a) - DEF_ENEMY, points = monstrous_points(s, target);
    PieceId p = monstrous_target_piece(s, target);
    bool troll = target < ENEMIES && s->piece[p].face == MONSTER_TROLL;
    State *is = copy_of(s);
    monstrous_game.apply(is, m, NULL);
    const Monstrous *after = monstrous_of(is);
    int scored = after->score[m.seat] - before->score[m.seat];
    if (before->showdown)
        assert_int_equal(scored, 0);
    else if (troll)
        assert_true(scored == points || scored == 0); /* MH-18.2 */
    else
        assert_int_equal(scored, points);
    t->points++;
    t->trolls += troll;
    free(is);
}

static void check_end(const State *s, Move m, Tally *t)
{
    static Events ev;
    int well, wounds = monstrous_wounds_to_come(s, &well), told = 0, burnt = 0, out = 0;
    State *is = copy_of(s);
    ev.n = 0;
    monstrous_game.apply(is, m, &ev);
    for (int i = 0; i < ev.n; i++) {
        told += ev.e[i].kind == EV_WOUNDED && ev.e[i].face == 0 && ev.e[i].seat == m.seat;
        burnt += ev.e[i].kind == EV_WOUNDED && ev.e[i].face == 1 && ev.e[i].seat == m.seat;
        out += ev.e[i].kind == EV_OUT && ev.e[i].seat == m.seat;
    }
    assert_int_equal(told, wounds);
    assert_int_equal(__builtin_popcount(monstrous_unwounded(is, m.seat)), well - burnt);
    assert_int_equal(out, well - burnt == 0);
    t->ends++;
    t->wounds += wounds;
    free(is);
}

static void MH_7_13_and_MH_16_1_what_is_foretold_happens(void **st)
{
    (void)st;
    Tally t = {0};
    for (uint64_t seed = 1; t.positions < POSITIONS; seed++) {
        Setup cfg = game_preset(&monstrous_game, 2 + (int)(seed % 5));
        cfg.seed = seed;
        cfg.option[OPT_TIES] = TIES_SHOWDOWN;
        cfg.option[OPT_TARGET] = (uint8_t)(seed % 8);
        Match *m = match_new(&monstrous_game, &cfg, NULL);
        Rng r = rng_seed(seed);
        for (; !match_over(m); play_any(m, &r, 0)) {
            const State *s = match_truth(m);
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            t.positions++;
            if (s->phase == PHASE_REROLL)
                check_reroll(s);
            if (s->phase != PHASE_ACTION)
                continue;
            check_action(s, &legal, &t);
            for (int i = 0; i < legal.n; i++) {
                if (legal.m[i].kind == MOVE_ATTACK || legal.m[i].kind == MOVE_RAGE)
                    check_score(s, legal.m[i], &t);
                if (legal.m[i].kind == MOVE_END)
                    check_end(s, legal.m[i], &t);
            }
        }
        match_free(m);
    }
    print_message(
        "%ld positions, %ld of them actions: %ld with more in reach by marks, %ld blows (%ld at Trolls), %ld ends "
        "with %ld wounds, %ld with an ability left\n",
        t.positions, t.actions, t.marked, t.points, t.trolls, t.ends, t.wounds, t.undone);
    assert_true(t.marked > 100 && t.points > 1000 && t.trolls > 10 && t.wounds > 300 && t.undone > 300);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(MH_7_13_and_MH_16_1_what_is_foretold_happens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
