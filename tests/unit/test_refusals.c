/* SPDX-License-Identifier: MIT
 * Refusals: whatever somebody tries in whatever phase of whatever game, what is not legal is refused with a sentence and
 * the number of a rule. */
#include "help.h"

#include <ctype.h>

#include "core/order.h"
#include "core/text.h"

enum { TRIES = 32, GAMES = 60 };

static uint16_t any_argument(const Game *g, const State *s, uint8_t arg, Rng *r)
{
    switch ((Arg)arg) {
    case ARG_NONE:
        return 0;
    case ARG_PIECE:
        return (uint16_t)rng_below(r, s->npieces);
    case ARG_DEF:
        return (uint16_t)(1 + rng_below(r, (uint32_t)g->ndefs - 1));
    case ARG_PLACE:
        return (uint16_t)rng_below(r, (uint32_t)g->nplaces);
    case ARG_SEAT:
        return (uint16_t)rng_below(r, s->nseats);
    case ARG_NUM:
        return (uint16_t)(int16_t)((int)rng_below(r, 12) - 3);
    case ARG_SET:
        return (uint16_t)rng_below(r, 1u << g->nset);
    case ARG_ORDER:
        return (uint16_t)rng_below(r, order_count(g->norder));
    }
    return 0;
}

/* Well-formed: it could have been read by move_parse. Half of them are like a legal one but for an argument. */
static Move any_move(const Game *g, const State *s, const Moves *legal, Rng *r)
{
    Move m = {(uint8_t)(1 + rng_below(r, (uint32_t)g->nmoves - 1)), s->to_act, 0, 0, 0};
    if (rng_below(r, 2))
        m = legal->m[rng_below(r, (uint32_t)legal->n)];
    if (rng_below(r, 6) == 0)
        m.seat = (uint8_t)rng_below(r, s->nseats);
    uint16_t *value[3] = {&m.a, &m.b, &m.c};
    for (int i = 0; i < 3; i++)
        if (*value[i] == 0 || rng_below(r, 2))
            *value[i] = any_argument(g, s, g->move[m.kind].arg[i], r);
    return m;
}

static const char *fault_of(const Game *g, const Why *why)
{
    size_t n = strlen(why->text);
    if (n < 10 || why->text[n - 1] != '.' || islower((unsigned char)why->text[0]))
        return "is no sentence";
    if (strpbrk(why->text, "{|%*") || strstr(why->text, "  ") || strstr(why->text, ".."))
        return "is a template that was not filled in";
    if (strncmp(why->rule, g->prefix, strlen(g->prefix)) != 0 || why->rule[strlen(g->prefix)] != '-')
        return "names no rule";
    return NULL;
}

static int refuse_some(const Game *g, const Match *m, const Moves *legal, Rng *r)
{
    const State *s = match_truth(m);
    int refused = 0;
    for (int i = 0; i < TRIES; i++) {
        Move mv = any_move(g, s, legal, r);
        char text[WORD_MAX];
        Why why = {.cause = NO_PIECE}, said;
        move_text(g, s, mv, text);
        g->why_not(s, mv, &why);   /* nothing that match_why would say instead */
        if (match_is_legal(m, mv)) /* for whatever seat may act */
            continue;
        match_why(m, mv, &said);
        const char *fault = fault_of(g, &said);
        if (!why.text[0] || !why.rule[0])
            fault = "is missing";
        if (fault)
            fail_msg("%s, phase %s, seat %d of %d to act: the reason against '%s' of seat %d %s: '%s' (%s)", g->id,
                     g->phase[s->phase], s->to_act, s->nseats, text, mv.seat, fault, said.text, said.rule);
        refused++;
    }
    return refused;
}

static int refuse_in_a_game(const Game *g, Setup *cfg, Rng *r)
{
    static Moves legal;
    Status st;
    int refused = 0;
    Match *m = match_new(g, cfg, &st);
    if (!m) /* options that do not go together */
        return 0;
    while (!match_over(m)) {
        match_legal(m, match_to_act(m), &legal);
        refused += refuse_some(g, m, &legal, r);
        help_play(m, r, 1);
    }
    Why why;
    Move again = {1, 0, 0, 0, 0};
    match_why(m, again, &why);
    assert_null(fault_of(g, &why));
    match_free(m);
    return refused;
}

static void every_refusal_is_a_sentence_with_a_rule(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        Rng r = rng_seed((uint64_t)i + 77);
        int refused = 0;
        assert_non_null(g->why_not);
        for (int game = 0; game < GAMES; game++) {
            Setup cfg = game_preset(g, g->seats_min + game % (g->seats_max - g->seats_min + 1));
            cfg.seed = (uint64_t)game + 1;
            for (int k = 0; k < g->noptions && game >= GAMES / 2; k++)
                cfg.option[k] = (uint8_t)rng_below(&r, g->option[k].nchoices);
            refused += refuse_in_a_game(g, &cfg, &r);
        }
        print_message("%s: %d refusals\n", g->id, refused);
        assert_true(refused > 1000);
    }
}

/* Horde and Pebbles write what may be done once: the refusal is silent exactly where the list has the move. */
static void the_list_and_the_refusal_agree(void **st)
{
    (void)st;
    static Moves legal;
    static const char *const once[] = {"horde", "nullgame"};
    for (size_t i = 0; i < sizeof once / sizeof *once; i++) {
        const Game *g = game_by_id(once[i]);
        Match *m = help_new(g, 3, 5 + i);
        Rng r = rng_seed(i);
        for (; !match_over(m); help_play(m, &r, 1)) {
            match_legal(m, match_to_act(m), &legal);
            for (int k = 0; k < 20 * TRIES; k++) {
                Why why = {.cause = NO_PIECE};
                Move mv = any_move(g, match_truth(m), &legal, &r);
                g->why_not(match_truth(m), mv, &why);
                if (moves_have(&legal, mv) != (why.text[0] == '\0'))
                    fail_msg("%s: %s %d %d: '%s'", g->id, g->move[mv.kind].word, mv.a, mv.b, why.text);
            }
        }
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_refusal_is_a_sentence_with_a_rule),
        cmocka_unit_test(the_list_and_the_refusal_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
