/* SPDX-License-Identifier: MIT
 * Characters of opponents: their words, and that one can feel them over a hundred games without one being stronger. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/buf.h"
#include "core/journal.h"
#include "engine/sim.h"
#include "games/horde/horde.h"

enum { PLAYOUTS = 32, GAMES = 120 };
enum { RAIDER, KEEPER, RECKONER };

/* ---- words ------------------------------------------------------------------------------------------------------ */

static int by_words(const Game *g, const char *text)
{
    return bot_player_by_words(g, text, strlen(text));
}

static void every_player_has_words(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++)
        for (int level = 1; level < BOT_LEVELS; level++)
            for (int character = 0; character <= game_list[i]->ncharacters; character++) {
                char words[WORD_MAX];
                int player = level + PLAYER_CHARACTER * character;
                player_write(game_list[i], player, words);
                assert_int_equal(player_read(game_list[i], words, strlen(words)), player);
                assert_int_equal(by_words(game_list[i], words), player);
                bot_player_words(game_list[i], player, words, sizeof words);
                assert_int_equal(by_words(game_list[i], words), player);
                assert_int_equal(bot_player(game_list[i], player), player);
            }
    assert_int_equal(by_words(&horde_game, "merciless"), 3);
    assert_int_equal(by_words(&horde_game, "merciless-keeper"), 3 + 2 * PLAYER_CHARACTER);
    assert_int_equal(by_words(&horde_game, "raider"), 2 + PLAYER_CHARACTER);
    static const char *const nobody[] = {"",       "0",  "6",        "2-",   "-raider",
                                         "2-ogre", "12", "cunning-", "ogre", "2-raiders"};
    for (size_t i = 0; i < sizeof nobody / sizeof *nobody; i++)
        assert_int_equal(by_words(&horde_game, nobody[i]), 0);
    assert_int_equal(by_words(game_by_id("nullgame"), "2-raider"), 0);
}

static void players_of_other_versions_find_a_seat(void **st)
{
    (void)st;
    const Game *g = game_by_id("nullgame");
    assert_int_equal(bot_player(g, 0), 0);
    assert_int_equal(bot_player(g, 9), BOT_MERCILESS);
    assert_int_equal(bot_player(g, 12), 2);                            /* a character of another game */
    assert_int_equal(bot_player(&horde_game, 92), 2);                  /* one that is not there any more */
    assert_int_equal(bot_player(&horde_game, 20), BOT_MERCILESS + 20); /* no level at all */
    assert_null(player_character(&horde_game, 2));
    assert_ptr_equal(player_character(&horde_game, 12), &horde_game.character[0]);
}

static void journals_tell_the_character(void **st)
{
    (void)st;
    Status why;
    Setup cfg = game_preset(&horde_game, 3);
    cfg.player[1] = 2;
    cfg.player[2] = 3 + 2 * PLAYER_CHARACTER;
    Match *m = match_new(&horde_game, &cfg, &why), *again = NULL;
    assert_non_null(m);
    Buf text = {0};
    journal_write(m, &text);
    assert_non_null(strstr(text.text, "\nseat 0 person Seat 1\nseat 1 bot:2 Seat 2\nseat 2 bot:3-keeper Seat 3\n"));
    assert_int_equal(journal_read(text.text, text.n, "a journal", &again).code, 0);
    assert_memory_equal(match_setup(again)->player, cfg.player, sizeof cfg.player);
    match_free(again);
    match_free(m);
    buf_free(&text);
}

/* ---- taste ------------------------------------------------------------------------------------------------------ */

typedef struct {
    int liked, disliked;
    int parted[CHARACTER_MAX][CHARACTER_MAX]; /* moves that two characters do not like equally well */
} Likings;

static void note_likings(const Game *g, const State *s, const Moves *legal, Likings *out)
{
    int16_t character_bias[CHARACTER_MAX][MOVE_MAX] = {{0}};
    for (int character = 0; character < g->ncharacters; character++) {
        g->taste(s, legal, character, character_bias[character]);
        for (int k = 0; k < legal->n; k++) {
            assert_in_range(character_bias[character][k] + 100, 0, 200);
            out->liked += character_bias[character][k] > 0;
            out->disliked += character_bias[character][k] < 0;
            for (int other = 0; other < character; other++)
                out->parted[character][other] += character_bias[character][k] != character_bias[other][k];
        }
    }
}

static Likings likings_of(const Game *g)
{
    Rng r = rng_seed(2);
    Status why;
    Likings all = {0};
    for (int i = 0; i < 12; i++) {
        Setup cfg = game_preset(g, g->seats_min + i % (g->seats_max - g->seats_min + 1));
        cfg.seed = (uint64_t)i;
        Match *m = match_new(g, &cfg, &why);
        while (!match_over(m)) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            note_likings(g, match_truth(m), &legal, &all);
            Move move = legal.m[rng_below(&r, (uint32_t)legal.n)];
            assert_int_equal(match_play(m, match_serial(m), move).code, 0);
        }
        match_free(m);
    }
    return all;
}

/* Of every game with characters: a taste weighs less than a tenth of a win, and no two have the same. */
static void likings_are_small_and_each_has_its_own(void **st)
{
    (void)st;
    int games = 0;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        if (g->ncharacters == 0)
            continue;
        Likings all = likings_of(g);
        games++;
        assert_true(all.liked > 400 && all.disliked > 100);
        for (int a = 0; a < g->ncharacters; a++)
            for (int b = 0; b < a; b++)
                assert_true(all.parted[a][b] > 100);
    }
    assert_true(games >= 3);
}

typedef struct {
    double wins;
    int windows, steals, jokers, vampires, raises, stops;
} Deeds;

static void note_deed(const State *s, const Moves *legal, Move m, Deeds *d)
{
    d->windows += legal->m[0].kind == MOVE_DECLINE;
    d->steals += m.kind == MOVE_STEAL;
    d->stops += m.kind == MOVE_STOP;
    if (m.kind != MOVE_PICK)
        return;
    d->jokers += m.a == DEF_FLAYER || m.a == DEF_DEMON;
    d->vampires += m.a == DEF_VAMPIRE;
    d->raises += horde_cost(m.a) > 1 && horde_of(s)->total[m.seat] + horde_cost(m.a) > horde_limit(s);
}

static void play_game(Drivers *d, uint64_t seed, int first, Deeds deeds[3])
{
    Status why;
    Setup cfg = game_preset(&horde_game, 3);
    float share[SEAT_MAX] = {0};
    cfg.seed = sim_seed(seed, first);
    d->rng = rng_seed(cfg.seed);
    for (int seat = 0; seat < 3; seat++) {
        d->player[seat] = BOT_CUNNING + PLAYER_CHARACTER * (1 + (seat + first) % 3);
        d->iterations[seat] = PLAYOUTS;
    }
    Match *m = match_new(&horde_game, &cfg, &why);
    while (!match_over(m)) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        Move move = drivers_choose(d, m, &legal);
        note_deed(match_truth(m), &legal, move, &deeds[(move.seat + first) % 3]);
        assert_int_equal(match_play(m, match_serial(m), move).code, 0);
    }
    horde_game.result(match_truth(m), share);
    for (int seat = 0; seat < 3; seat++)
        deeds[(seat + first) % 3].wins += (double)share[seat];
    match_free(m);
}

/* All three at one table, of one level. The raider steals when it may, collects jokers, raises; the keeper does not
 * steal, collects Vampires and opens small; the reckoner is between them; each wins its third. */
static void characters_are_felt_and_equally_strong(void **st)
{
    (void)st;
    Deeds deeds[3] = {{0}};
    Drivers d = {.nseats = 3};
    for (int i = 0; i < GAMES; i++)
        play_game(&d, 31, i, deeds);
    drivers_free(&d);
    for (int i = 0; i < 3; i++) {
        Interval share = sim_wilson(deeds[i].wins, GAMES);
        print_message("%-8s wins %.1f of %d, steals %d of %d, jokers %d, Vampires %d, raises %d, stops %d\n",
                      horde_game.character[i].word, deeds[i].wins, GAMES, deeds[i].steals, deeds[i].windows,
                      deeds[i].jokers, deeds[i].vampires, deeds[i].raises, deeds[i].stops);
        assert_true(share.low < 1.0 / 3 && share.high > 1.0 / 3);
        assert_true(deeds[i].windows > 100);
    }
    const Deeds *raider = &deeds[RAIDER], *keeper = &deeds[KEEPER], *reckoner = &deeds[RECKONER];
    assert_true(raider->steals > 5 * keeper->steals && raider->steals > reckoner->steals);
    assert_true(3 * raider->jokers > 4 * keeper->jokers && reckoner->jokers > keeper->jokers);
    assert_true(3 * keeper->vampires > 4 * raider->vampires && keeper->vampires > reckoner->vampires);
    assert_true(raider->raises > reckoner->raises && reckoner->raises > keeper->raises);
    assert_true(keeper->stops > 2 * raider->stops);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_player_has_words),
        cmocka_unit_test(players_of_other_versions_find_a_seat),
        cmocka_unit_test(journals_tell_the_character),
        cmocka_unit_test(likings_are_small_and_each_has_its_own),
        cmocka_unit_test(characters_are_felt_and_equally_strong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
