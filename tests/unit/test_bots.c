/* SPDX-License-Identifier: MIT
 * Opponents are fair, legal and repeatable, in every game that is there. */
#include "help.h"

#include <math.h>

#include "bots/bot.h"

enum { WORLDS = 4, MANY_WORLDS = 64 }; /* few: these tests are about sameness, not strength */

typedef struct {
    const Game *g;
    Match *m;
    Rng rng;
    Bot *bot;
    View *view, *other;
    State *world;
} Desk;

static Desk desk_open(const Game *g, int nseats, uint64_t seed)
{
    Status why;
    Setup cfg = game_preset(g, nseats);
    cfg.seed = seed;
    Desk d = {.g = g, .m = match_new(g, &cfg, &why), .rng = rng_seed(seed + 1)};
    assert_non_null(d.m);
    d.bot = bot_new(g);
    d.view = view_new(g);
    d.other = view_new(g);
    d.world = xcalloc(1, g->state_size);
    return d;
}

static void desk_close(Desk *d)
{
    match_free(d->m);
    bot_free(d->bot);
    view_free(d->view);
    view_free(d->other);
    free(d->world);
}

static void play_random(Desk *d)
{
    Moves legal;
    match_legal(d->m, match_to_act(d->m), &legal);
    Move m = legal.m[rng_below(&d->rng, (uint32_t)legal.n)];
    assert_int_equal(match_play(d->m, match_serial(d->m), m).code, 0);
}

static bool same(Move x, Move y)
{
    return move_same(x, y);
}

/* Calls test at many positions of random games of every game, with a view of the seat to act: at one of `rarely` every day. */
static void at_many_positions(void (*test)(Desk *d, int level, uint64_t seed), int rarely)
{
    int positions = 0;
    for (int i = 0; game_list[i]; i++) {
        for (int seats = game_list[i]->seats_min; seats <= game_list[i]->seats_max; seats++) {
            Desk d = desk_open(game_list[i], seats, (uint64_t)(100 * i + seats));
            for (int n = 0; !match_over(d.m); n++, play_random(&d)) {
                if (n % rarely && !help_deep())
                    continue;
                match_view(d.m, match_to_act(d.m), VIEW_MEMORY, d.view);
                test(&d, n % BOT_LEVELS, rng_next(&d.rng));
                positions++;
            }
            desk_close(&d);
        }
    }
    assert_true(positions > 50);
}

static void legal_here(Desk *d, int level, uint64_t seed)
{
    Moves legal;
    char reason[SENTENCE_MAX] = "untouched";
    match_legal(d->m, match_to_act(d->m), &legal);
    bot_start(d->bot, d->view, level, WORLDS, seed);
    assert_true(moves_have(&legal, bot_best(d->bot, NULL, 0))); /* before the first thought */
    while (!bot_step(d->bot, 1))
        assert_true(moves_have(&legal, bot_best(d->bot, NULL, 0)));
    assert_true(moves_have(&legal, bot_best(d->bot, reason, sizeof reason)));
    assert_string_not_equal(reason, "untouched");
    assert_true(strlen(reason) < sizeof reason);
}

static void moves_are_always_legal(void **st)
{
    (void)st;
    at_many_positions(legal_here, 3);
}

/* Another truth that looks the same to the seat gives the same move: nothing is read but the view. */
static void fair_here(Desk *d, int level, uint64_t seed)
{
    int seat = view_seat(d->view);
    assert_true(view_imagine(d->view, &d->rng, d->world));
    view_of(d->other, d->world, seat, VIEW_MEMORY);
    assert_memory_equal(view_state(d->view), view_state(d->other), d->g->state_size);
    Move first = bot_choose(d->bot, d->view, level, WORLDS, seed, NULL, 0);
    Move second = bot_choose(d->bot, d->other, level, WORLDS, seed, NULL, 0);
    assert_true(same(first, second));
}

static void two_truths_with_one_view_give_one_move(void **st)
{
    (void)st;
    at_many_positions(fair_here, 3);
}

/* Both must have thought the same, not only have come to the same end. */
static void same_thoughts(const Bot *x, const Bot *y)
{
    BotChoice left[MOVE_MAX], right[MOVE_MAX];
    int n = bot_choices(x, left, MOVE_MAX);
    assert_int_equal(bot_choices(y, right, MOVE_MAX), n);
    assert_int_equal(bot_thought(x), bot_thought(y));
    assert_int_equal(bot_kept(x), bot_kept(y));
    for (int i = 0; i < n; i++) {
        assert_true(same(left[i].move, right[i].move));
        assert_int_equal(left[i].visits, right[i].visits);
        assert_true(left[i].share >= right[i].share && left[i].share <= right[i].share);
        assert_string_equal(left[i].reason, right[i].reason);
    }
}

static Move follow(Bot *b, const View *v, int player, uint64_t seed)
{
    bot_follow(b, v, player, bot_level(player)->skill.horizon == 0 ? WORLDS : MANY_WORLDS, seed);
    while (!bot_step(b, 16))
        continue;
    return bot_best(b, NULL, 0);
}

/* The same over thousands of positions of whole games between opponents, with every level and character: one bot sees
 * the game, another one other truths that look the same. Trees are kept from choice to choice. */
static void two_truths_give_one_move_in_thousands_of_positions(void **st)
{
    (void)st;
    int positions = 0, kept = 0;
    const Game *g = game_by_id("horde");
    for (int i = 0; i < BOT_LEVELS * (g->ncharacters + 1) * help_many(1, 2); i++) {
        Desk d = desk_open(g, 2 + i % 3, (uint64_t)(7000 + i));
        Bot *second = bot_new(g);
        int player = i % BOT_LEVELS + PLAYER_CHARACTER * (i / BOT_LEVELS % (g->ncharacters + 1));
        while (!match_over(d.m)) {
            uint64_t seed = rng_next(&d.rng);
            match_view(d.m, match_to_act(d.m), VIEW_MEMORY, d.view);
            assert_true(view_imagine(d.view, &d.rng, d.world));
            view_of(d.other, d.world, view_seat(d.view), VIEW_MEMORY);
            Move move = follow(d.bot, d.view, player, seed);
            assert_true(same(move, follow(second, d.other, player, seed)));
            same_thoughts(d.bot, second);
            positions++;
            kept += bot_kept(d.bot) > 0;
            assert_int_equal(match_play(d.m, match_serial(d.m), move).code, 0);
        }
        bot_free(second);
        desk_close(&d);
    }
    assert_true(positions > help_many(1500, 3000) && kept > help_many(150, 300));
}

/* Neither the size of the steps nor what the bot thought before changes its choice. */
static void repeatable_here(Desk *d, int level, uint64_t seed)
{
    Move whole = bot_choose(d->bot, d->view, level, WORLDS, seed, NULL, 0);
    Bot *fresh = bot_new(d->g);
    bot_start(fresh, d->view, level, WORLDS, seed);
    while (!bot_step(fresh, 1))
        ;
    assert_true(same(whole, bot_best(fresh, NULL, 0)));
    assert_true(bot_step(fresh, 5)); /* done stays done */
    assert_true(same(whole, bot_best(fresh, NULL, 0)));
    bot_free(fresh);
}

static void the_same_seed_gives_the_same_move(void **st)
{
    (void)st;
    at_many_positions(repeatable_here, 3);
}

/* Thinking leaves the view alone. */
static void view_untouched_here(Desk *d, int level, uint64_t seed)
{
    memcpy(d->world, view_state(d->view), d->g->state_size);
    (void)bot_choose(d->bot, d->view, level, WORLDS, seed, NULL, 0);
    assert_memory_equal(d->world, view_state(d->view), d->g->state_size);
}

static void thinking_changes_nothing(void **st)
{
    (void)st;
    at_many_positions(view_untouched_here, 3);
}

/* The list of choices begins with the best move, goes down, and holds each legal move at most once. */
static void choices_here(Desk *d, int level, uint64_t seed)
{
    Moves legal;
    BotChoice choice[MOVE_MAX];
    int seat = match_to_act(d->m);
    (void)bot_legal(d->g, view_state(d->view), seat, 0, &legal);
    Move best = bot_choose(d->bot, d->view, level, MANY_WORLDS, seed, NULL, 0);
    int n = bot_choices(d->bot, choice, MOVE_MAX), visits = 0;
    Skill skill = bot_skill(d->g, view_state(d->view), seat, level);
    assert_true(n == legal.n || (skill.blind > 0 && n < legal.n));
    assert_true(same(choice[0].move, best));
    for (int i = 0; i < n; i++) {
        assert_true(moves_have(&legal, choice[i].move));
        assert_true(choice[i].share >= 0.0f && choice[i].share <= 1.0f);
        /* the first may be a pass, which succeeds as often and was looked at less, or a slip, or by success the best of a
         * shortlist */
        bool counts = level == BOT_MERCILESS && d->g->plays_on;
        bool less = i == 1 && (!counts || d->g->move[choice[0].move.kind].flags & MV_PASS);
        assert_true(i == 0 || less || choice[i].visits <= choice[i - 1].visits);
        assert_true(strlen(choice[i].reason) < SENTENCE_MAX);
        for (int k = 0; k < i; k++)
            assert_false(same(choice[i].move, choice[k].move));
        visits += choice[i].visits;
    }
    assert_true(visits <=
                MANY_WORLDS *
                    (skill.horizon == 0 ? legal.n : 1)); /* without a tree all moves are tried in each world */
    assert_int_equal(bot_choices(d->bot, choice, 1), 1);
    assert_true(same(choice[0].move, best));
}

/* Game.trust changes what is said of a choice, not the choice; more is always said of what has the larger share. */
static void what_people_are_told_goes_through_trust(void **st)
{
    (void)st;
    const Game *g = game_by_id("siege");
    Game plain = *g;
    BotChoice told[MOVE_MAX] = {0}, thought[MOVE_MAX] = {0};
    assert_non_null(g->trust);
    plain.trust = NULL;
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        Setup cfg = game_preset(g, seats);
        cfg.seed = 5;
        const Game *game[2] = {g, &plain};
        BotChoice *out[2] = {told, thought};
        Moves legal;
        Trust t = {0};
        int n = 0;
        for (int i = 0; i < 2; i++) {
            Match *m = match_new(game[i], &cfg, NULL);
            View *v = view_new(game[i]);
            Bot *b = bot_new(game[i]);
            int seat = match_to_act(m);
            match_view(m, seat, VIEW_MEMORY, v);
            match_legal(m, seat, &legal);
            t = g->trust(view_state(v), seat);
            (void)bot_choose(b, v, 3, 0, 9, NULL, 0);
            n = bot_choices(b, out[i], MOVE_MAX);
            bot_free(b);
            view_free(v);
            match_free(m);
        }
        assert_true(t.slope > 0.2f);
        for (int i = 0; i < n; i++) {
            double p = (double)thought[i].share, odds = log(p / (1 - p)) * (double)t.slope + (double)t.shift;
            assert_true(same(told[i].move, thought[i].move));
            if (thought[i].visits > 0 && p > 0.006 && p < 0.994)
                assert_true(fabs((double)told[i].share - 1 / (1 + exp(-odds))) < 1e-3);
        }
    }
}

static void choices_are_listed_best_first(void **st)
{
    (void)st;
    at_many_positions(choices_here, BOT_LEVELS + 1); /* many worlds each; all levels come in turn */
    ;
}

/* A choice with one way out takes no thought; a long search ends early once nothing can change. */
static void thinking_ends_when_it_cannot_matter(void **st)
{
    (void)st;
    Desk d = desk_open(game_by_id("horde"), 2, 5);
    Moves legal;
    int lone = 0, early = 0, plain = 0;
    for (; !match_over(d.m); play_random(&d)) {
        BotChoice best;
        match_legal(d.m, match_to_act(d.m), &legal);
        match_view(d.m, match_to_act(d.m), VIEW_MEMORY, d.view);
        bot_start(d.bot, d.view, BOT_MERCILESS, 640, 9);
        lone += legal.n == 1;
        assert_true(bot_step(d.bot, 0) == (legal.n == 1));
        if (legal.n == 1)
            continue;
        int steps = 1;
        while (!bot_step(d.bot, 64))
            steps++;
        assert_true(steps <= 10);
        early += steps < 10;
        plain += steps <= 2; /* one move so much better that hardly any other was looked at twice */
        assert_int_equal(bot_choices(d.bot, &best, 1), 1);
        bool pass = d.g->move[best.move.kind].flags & MV_PASS; /* which may be looked at less and succeed as often */
        assert_true(pass || best.visits >= 64 * (steps - 1) / 24); /* one of two that shared the last twelfth */
    }
    assert_true(lone > 0 && early > 0 && plain > 0);
    desk_close(&d);
}

/* Counts the moves of `late` that were looked at more often than in `early`, which holds the same moves; *best gets the highest
 * share of one of them. */
static int looked_at_since(const BotChoice early[], const BotChoice late[], int n, float *best)
{
    int more = 0;
    *best = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            if (same(late[i].move, early[k].move) && late[i].visits > early[k].visits) {
                more++;
                *best = fmaxf(*best, late[i].share);
            }
    return more;
}

typedef struct {
    int moves;    /* of the choice */
    int more[3];  /* how many of them were looked at in each of the last three twelfths of a search */
    float best;   /* of those of the last: the highest share */
    BotChoice is; /* the one that was chosen */
} LastTwelfths;

static LastTwelfths last_twelfths(Desk *d, int level)
{
    BotChoice early[MOVE_MAX], late[MOVE_MAX];
    LastTwelfths last;
    bot_set_thorough(d->bot, true);
    bot_start(d->bot, d->view, level, 1200, 9);
    (void)bot_step(d->bot, 900);
    last.moves = bot_choices(d->bot, early, MOVE_MAX);
    for (int i = 0; i < 3; i++) {
        (void)bot_step(d->bot, 100);
        (void)bot_choices(d->bot, late, MOVE_MAX);
        last.more[i] = looked_at_since(early, late, last.moves, &last.best);
        memcpy(early, late, (size_t)last.moves * sizeof *late);
    }
    last.is = late[0];
    return last;
}

/* The last quarter of the strongest one's search belongs to the best eight, four and two moves, and of the two the one that
 * brought more is played. */
static void the_strongest_ends_with_a_shortlist(void **st)
{
    (void)st;
    Desk d = desk_open(game_by_id("goblins"), 2, 5);
    int lists = 0, longer_without = 0;
    for (int i = 0; i < 60 && !match_over(d.m); i++, play_random(&d)) {
        match_view(d.m, match_to_act(d.m), VIEW_MEMORY, d.view);
        LastTwelfths last = last_twelfths(&d, BOT_MERCILESS);
        if (last.moves < 10)
            continue;
        lists++;
        assert_true(last.more[0] <= 8 && last.more[1] <= 4 && last.more[2] >= 1 && last.more[2] <= 2);
        assert_true(d.g->move[last.is.move.kind].flags & MV_PASS || last.is.share >= last.best);
        last = last_twelfths(&d, BOT_SHARP);
        longer_without += last.more[0] > 8 || last.more[1] > 4 || last.more[2] > 2;
    }
    assert_true(lists > 5 && longer_without > 0);
    desk_close(&d);
}

static void levels_are_described(void **st)
{
    (void)st;
    for (int i = 0; i < BOT_LEVELS; i++) {
        assert_true(bot_level(i)->word[0] && bot_level(i)->label[0] && bot_level(i)->help[0]);
        for (int k = 0; k < i; k++) {
            assert_string_not_equal(bot_level(i)->word, bot_level(k)->word);
            assert_string_not_equal(bot_level(i)->label, bot_level(k)->label);
        }
    }
    assert_int_equal(bot_level(BOT_RANDOM)->rung, 0);
}

/* At every table and on every seat: each rung thinks at least as long as the one below, and errs no more. */
static void every_rung_is_above_the_one_below(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
            Desk d = desk_open(g, seats, 3);
            const State *s = match_truth(d.m);
            for (int seat = 0; seat < seats; seat++)
                for (int rung = 0; rung < BOT_RUNGS; rung++) {
                    Skill now = bot_skill(g, s, seat, bot_ladder[rung]);
                    assert_int_equal(bot_level(bot_ladder[rung])->rung, rung + 1);
                    assert_int_equal(bot_worlds(g, s, seat, bot_ladder[rung]), now.worlds);
                    if (rung == 0)
                        continue;
                    Skill below = bot_skill(g, s, seat, bot_ladder[rung - 1]);
                    assert_true(now.worlds >= below.worlds && now.horizon >= below.horizon);
                    assert_true(now.blind <= below.blind);
                    /* a slip after a search is not one after a glance */
                    assert_true(now.slip <= below.slip || now.horizon > below.horizon);
                    assert_true(memcmp(&now, &below, sizeof now) != 0);
                }
            Skill best = bot_skill(g, s, 0, BOT_MERCILESS);
            assert_true(best.slip == 0 && best.blind == 0);
            desk_close(&d);
        }
    }
}

/* The numbers in journals and settings of 1.0 are the levels that they were. */
static void old_numbers_are_the_old_levels(void **st)
{
    (void)st;
    assert_string_equal(bot_level(1)->word, "easy");
    assert_string_equal(bot_level(2)->word, "cunning");
    assert_string_equal(bot_level(3)->word, "merciless");
}

static void ten_worlds_and_a_blind_second(const State *s, int seat, int level, Skill *skill)
{
    (void)s;
    if (level == BOT_MERCILESS)
        skill->worlds = 10;
    if (level == BOT_CUNNING && seat == 1)
        skill->blind = 50;
}

/* In a random game: how many moves a seat does not consider. */
static void count_overlooked(const Game *g, int level, int overlooked[2])
{
    BotChoice choice[MOVE_MAX];
    Desk d = desk_open(g, 2, 5);
    for (; !match_over(d.m); play_random(&d)) {
        Moves legal;
        int seat = match_to_act(d.m);
        match_legal(d.m, seat, &legal);
        match_view(d.m, seat, VIEW_MEMORY, d.view);
        bot_start(d.bot, d.view, level, 0, rng_next(&d.rng));
        overlooked[seat] += legal.n - bot_choices(d.bot, choice, MOVE_MAX);
    }
    desk_close(&d);
}

/* A game may say how many worlds a level imagines on a seat, and how much it overlooks. */
static void a_game_says_how_well_a_level_plays_it(void **st)
{
    (void)st;
    Game modest = *game_by_id("horde");
    modest.skill = ten_worlds_and_a_blind_second;
    assert_int_equal(bot_worlds(&modest, NULL, 0, BOT_MERCILESS), 10);
    assert_int_equal(bot_worlds(&modest, NULL, 0, 1), bot_level(1)->skill.worlds);
    assert_int_equal(bot_worlds(&modest, NULL, 0, 2), bot_level(2)->skill.worlds);
    int overlooked[2] = {0}, without[2] = {0};
    count_overlooked(&modest, BOT_CUNNING, overlooked);
    count_overlooked(&modest, BOT_MERCILESS, without);
    assert_true(overlooked[1] > 2 * overlooked[0] + 10);
    assert_true(without[0] == 0 && without[1] == 0);
    modest.skill = NULL;
    assert_int_equal(bot_worlds(&modest, NULL, 0, BOT_MERCILESS), bot_level(BOT_MERCILESS)->skill.worlds);
    const Game *siege = game_by_id("siege");
    Desk d = desk_open(siege, 1, 3);
    match_view(d.m, match_to_act(d.m), VIEW_MEMORY, d.view);
    const State *table = view_state(d.view);
    assert_true(bot_worlds(siege, table, 0, 3) > bot_worlds(siege, table, 0, 2));
    assert_true(bot_worlds(siege, table, 0, 2) > bot_worlds(siege, table, 0, 1));
    bot_start(d.bot, d.view, BOT_MERCILESS, 0, 9);
    while (!bot_step(d.bot, 64))
        ;
    assert_in_range(bot_thought(d.bot), 1, bot_worlds(siege, table, 0, BOT_MERCILESS));
    desk_close(&d);
}

/* What plays at random plays every move now and then, by its seed. */
static void random_plays_everything(void **st)
{
    (void)st;
    Desk d = desk_open(game_by_id("nullgame"), 2, 1);
    Moves legal;
    int count[2] = {0, 0};
    match_legal(d.m, match_to_act(d.m), &legal);
    assert_int_equal(legal.n, 2);
    match_view(d.m, match_to_act(d.m), VIEW_MEMORY, d.view);
    for (uint64_t seed = 0; seed < 200; seed++)
        count[same(bot_choose(d.bot, d.view, 0, 0, seed, NULL, 0), legal.m[0]) ? 0 : 1]++;
    assert_true(count[0] > 60 && count[1] > 60);
    desk_close(&d);
}

/* How many of the pieces the seat to act does not know come out as they truly are, in a world that is imagined with the
 * luck of an opponent who was given this seed; *hidden grows by how many there are. */
static int guessed(Desk *d, uint64_t seed, long *hidden)
{
    int right = 0;
    Rng r = bot_luck(seed);
    match_view(d->m, match_to_act(d->m), VIEW_MEMORY, d->view);
    assert_true(view_imagine(d->view, &r, d->world));
    const State *seen = view_state(d->view), *truth = match_truth(d->m);
    for (int i = 0; i < truth->npieces; i++) {
        if (seen->piece[i].def != DEF_HIDDEN)
            continue;
        ++*hidden;
        right += d->world->piece[i].def == truth->piece[i].def;
    }
    return right;
}

/* Whatever seed an opponent gets, its luck is not the luck that dealt. In the template the very stream that shuffled
 * would deal 6 of 12 hidden pieces as they are, every time; by chance it is a third. */
static void nobody_deals_again_what_was_dealt(void **st)
{
    (void)st;
    enum { DEALS = 600, WAYS = 4 };
    long right[WAYS + 1] = {0}, hidden = 0;
    for (uint64_t i = 0; i < DEALS; i++) {
        Desk d = desk_open(game_by_id("nullgame"), 2, i * 977);
        Rng chance = rng_seed(i ^ 0xABCDEF);
        uint64_t deal = match_setup(d.m)->seed, serial = match_serial(d.m);
        const uint64_t seed[WAYS + 1] = {deal, rng_derive(deal, RNG_OPPONENT, serial),
                                         rng_derive(deal, RNG_HINT, serial), rng_derive(deal, RNG_REVIEW, serial),
                                         rng_next(&chance)};
        for (int way = 0; way <= WAYS; way++)
            right[way] += guessed(&d, seed[way], &hidden);
        desk_close(&d);
    }
    hidden /= WAYS + 1;
    for (int way = 0; way < WAYS; way++) {
        print_message("way %d: %ld of %ld hidden pieces, by chance %ld\n", way, right[way], hidden, right[WAYS]);
        assert_in_range(right[way], right[WAYS] * 93 / 100, right[WAYS] * 107 / 100);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_deals_again_what_was_dealt),
        cmocka_unit_test(moves_are_always_legal),
        cmocka_unit_test(two_truths_with_one_view_give_one_move),
        cmocka_unit_test(two_truths_give_one_move_in_thousands_of_positions),
        cmocka_unit_test(choices_are_listed_best_first),
        cmocka_unit_test(what_people_are_told_goes_through_trust),
        cmocka_unit_test(thinking_ends_when_it_cannot_matter),
        cmocka_unit_test(the_strongest_ends_with_a_shortlist),
        cmocka_unit_test(the_same_seed_gives_the_same_move),
        cmocka_unit_test(thinking_changes_nothing),
        cmocka_unit_test(levels_are_described),
        cmocka_unit_test(every_rung_is_above_the_one_below),
        cmocka_unit_test(old_numbers_are_the_old_levels),
        cmocka_unit_test(a_game_says_how_well_a_level_plays_it),
        cmocka_unit_test(random_plays_everything),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
