/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: every refusal says why, and by which rule. */
#include "given_monstrous.h"

typedef struct {
    const char *scene, *move, *rule;
} Case;

static void refused(const Case cases[], size_t n)
{
    for (size_t i = 0; i < n; i++) {
        Match *m = match_given(cases[i].scene);
        refuses(m, match_to_act(m), cases[i].move, cases[i].rule);
        match_free(m);
    }
}
#define REFUSED(cases) refused(cases, sizeof(cases) / sizeof *(cases))

static void in_the_wrong_phase(void **st)
{
    (void)st;
    static const char start[] = "seats A B;enemies 4 8 12 14;dice d4=4 d8=8";
    static const char rolled[] = "seats A B;enemies 4 8 12 14;dice d4=4 d8=8;team W C";
    static const char acting[] = "seats A B;enemies 4 8 12 14;dice d4=4 d8=8;team W C;keep";
    static const char wraith[] = "seats A B;enemies 4 8 12 Wraith+1;dice d4=4 d8=8;team W C";
    static const char tie[] = "seats A B;round 2; final 2; turn B;enemies 4 8 12 14;dice d8=3;team C;keep;end";
    const Case cases[] = {
        {start, "keep", "MH-4.1"},      {start, "attack w enemy-1", "MH-4.1"},
        {start, "end", "MH-4.1"},       {start, "share", "MH-29.1"},
        {rolled, "team r", "MH-4.1"},   {rolled, "attack w enemy-1", "MH-5.3"},
        {rolled, "bolts", "MH-5.3"},    {rolled, "end", "MH-5.3"},
        {acting, "keep", "MH-4.1"},     {acting, "reroll w", "MH-4.1"},
        {acting, "team r", "MH-4.1"},   {acting, "showdown", "MH-29.1"},
        {wraith, "reroll w", "MH-5.4"}, {wraith, "keep", "MH-5.4"},
        {tie, "end", "MH-29.2"},        {tie, "team w", "MH-29.2"},
    };
    REFUSED(cases);
}

static void by_the_wrong_seat(void **st)
{
    (void)st;
    Match *m = match_given("seats A B C;seat B out=yes wounded=W,R,C,D,P,B;enemies 4 8 12 14");
    refuses(m, 2, "team w", "MH-3.1");
    refuses(m, 1, "team w", "MH-27.2");
    match_free(m);
    m = match_given("seats A B;round 2; final 2; turn B;enemies 4 8 12 14;dice d8=3;team C;keep;end");
    refuses(m, 1, "share", "MH-29.2");
    play(m, "share");
    play(m, "share");
    refuses(m, 0, "team w", "MH-28.4");
    refuses(m, 1, "end", "MH-28.4");
    match_free(m);
}

static void teams_and_rerolls(void **st)
{
    (void)st;
    static const char start[] = "seats A B;seat A wounded=W stone=R;enemies 4 8 12 14";
    static const char web[] = "seats A B;enemies 4 8 12 Spider+1";
    static const char rolled[] = "seats A B;enemies 4 8 12 14;dice d4=4 d8=8;team W C";
    const Case cases[] = {
        {start, "team -", "MH-4.2"},    {start, "team wc", "MH-4.4"},    {start, "team rc", "MH-4.4"},
        {start, "team c1", "MH-4.2"},   {web, "team wrcd", "MH-19.1"},   {web, "team wrcdp", "MH-19.1"},
        {rolled, "reroll -", "MH-5.1"}, {rolled, "reroll wr", "MH-5.1"}, {rolled, "reroll 1", "MH-5.1"},
    };
    REFUSED(cases);
    Match *m = match_given("seats A B;enemies 4 8 12 14");
    refuses(m, 0, "team wrcdp", "MH-4.2");
    match_free(m);
}

static void attacks(void **st)
{
    (void)st;
    static const char plain[] = "seats A B;seat A wounded=W stone=R;enemies 8 6 12 14;dice d8=8 d10=6 d12=6;"
                                "team C D P;keep;attack #1 with C";
    static const char hydra[] = "seats A B;enemies 4 8 12 Hydra:3;dice d4=4 d8=3;team W C;keep";
    static const char cut[] = "seats A B;enemies 4 8 12 Hydra:3;dice d4=4 d8=3;team W C;keep;attack #4.1 with C";
    static const char bolts[] = "seats A B;enemies 4 8 12 14;dice d4=4 d10=10;team W D;keep;dice d4=4 d4=1;bolts;"
                                "attack #1 with f1";
    static const char bear[] = "seats A B;enemies 4 10 12 14;dice d4=4 d10=10;team W D;keep;dice d10=2 d10=3;bear;"
                               "attack #2 with D";
    static const char back[] = "seats A B;enemies 4 8 12 Basilisk+1;dice d4=4 d8=8;team W C;dice d10=8;keep";
    static const char healed[] =
        "seats A B;seat A wounded=W;enemies 4 8 12 14;dice d8=4 d10=2;team C D;keep;treat W with C";
    const Case cases[] = {
        {plain, "attack d enemy-1", "MH-7.7"},   {plain, "attack d wizard", "MH-7.1"},
        {plain, "attack d head-1", "MH-22.5"},   {plain, "attack - enemy-2", "MH-7.1"},
        {plain, "attack w enemy-2", "MH-16.5"},  {plain, "attack r enemy-2", "MH-21.3"},
        {plain, "attack c enemy-2", "MH-6.2"},   {plain, "attack b enemy-2", "MH-7.2"},
        {plain, "attack d1 enemy-2", "MH-10.2"}, {plain, "attack dx enemy-2", "MH-13.2"},
        {plain, "attack dp enemy-2", "MH-7.3"},  {hydra, "attack w enemy-1", "MH-22.6"},
        {hydra, "attack w enemy-4", "MH-22.3"},  {hydra, "attack w head-2", "MH-22.5"},
        {hydra, "attack w head-1", "MH-7.3"},    {cut, "attack w head-1", "MH-22.5"},
        {bolts, "attack 1 enemy-2", "MH-10.2"},  {bolts, "attack 3 enemy-2", "MH-10.2"},
        {bear, "attack dx enemy-3", "MH-6.2"},   {bear, "attack y enemy-1", "MH-13.2"},
        {back, "attack c enemy-2", "MH-21.2"},   {healed, "attack c enemy-1", "MH-6.2"},
        {healed, "attack w enemy-1", "MH-7.2"},
    };
    REFUSED(cases);
    Match *m = match_given("seats A B;enemies 4 8 12 14;dice d4=3 d6=6 d8=8;team W R C;keep");
    Why why;
    play(m, "double wizard");
    match_why(m, move_of(m, 0, "attack wr enemy-4"), &why);
    assert_string_equal(why.text, "Wizard 6 and Rogue 6 make 12. You need exactly 14.");
    match_why(m, move_of(m, 0, "attack r enemy-4"), &why);
    assert_string_equal(why.text, "Rogue 6 makes 6. You need exactly 14.");
    match_free(m);
}

static void treatments(void **st)
{
    (void)st;
    static const char plain[] = "seats A B;seat A wounded=W stone=P;enemies 4 8 12 14;dice d6=1 d8=3 d10=2 d20=4;"
                                "team R C D B;keep";
    static const char hydra[] = "seats A B;seat A wounded=W;enemies 4 8 12 Hydra:3;dice d8=4;team C;keep";
    static const char used[] = "seats A B;seat A wounded=R;enemies 4 8 12 14;dice d4=4 d8=2;team W C;keep;"
                               "dice d4=2;bolts";
    static const char busy[] = "seats A B;seat A wounded=W;enemies 4 8 12 14;dice d8=4;team C;keep;attack #1 with C";
    const Case cases[] = {
        {plain, "treat b druid", "MH-8.1"},   {plain, "treat b paladin", "MH-8.6"},
        {plain, "treat b rogue", "MH-8.7"},   {plain, "treat b enemy-1", "MH-8.1"},
        {plain, "treat - wizard", "MH-8.1"},  {plain, "treat rc wizard", "MH-8.2"},
        {plain, "treat c wizard", "MH-8.1"},  {plain, "treat b1 wizard", "MH-8.3"},
        {plain, "treat w wizard", "MH-16.5"}, {plain, "treat p wizard", "MH-21.3"},
        {hydra, "treat c wizard", "MH-8.8"},  {used, "treat wc rogue", "MH-6.4"},
        {used, "treat c1 rogue", "MH-8.3"},   {busy, "treat c wizard", "MH-6.2"},
    };
    REFUSED(cases);
    Match *m = match_given("seats A B;seat A wounded=W;enemies 4 8 12 14;dice d6=6 d8=2;team R C;keep");
    play(m, "double cleric");
    refuses(m, 0, "treat c wizard", "MH-8.3");
    match_free(m);
}

static void abilities(void **st)
{
    (void)st;
    static const char none[] = "seats A B;seat A wounded=W;enemies 4 8 12 14;dice d6=5 d8=7 d10=9 d20=19;"
                               "team R C D B;keep";
    static const char crit[] = "seats A B;seat A wounded=R stone=D;enemies 4 8 12 Troll+1;"
                               "dice d4=4 d8=8 d12=12 d20=20;team W C P B;keep";
    static const char again[] = "seats A B;seat A wounded=R,D;enemies 4 8 12 Troll+1;dice d4=4 d8=8 d12=12 d20=20;"
                                "team W C P B;keep;dice d4=1;bolts;mend R;rage #1";
    static const char healed[] = "seats A B;seat A wounded=R;enemies 4 8 12 14;dice d4=4 d8=2;team W C;keep;"
                                 "treat R with W C";
    static const char wraith[] = "seats A B;enemies 4 8 12 Wraith+1;dice d4=4 d12=12;team W P";
    static const char hydra[] = "seats A B;enemies 4 8 12 Hydra:3;dice d4=4 d20=20;team W B;keep";
    static const char bear[] = "seats A B;enemies 4 10 12 14;dice d10=10;team D;keep;attack #2 with D";
    static const char back[] = "seats A B;enemies 4 8 12 Basilisk+1;dice d4=4 d8=8;team W C;dice d10=8;keep";
    static const char one[] = "seats A B;enemies 4 8 12 14;dice d6=1 d8=8;team R C;keep";
    const Case cases[] = {
        {none, "bolts", "MH-9.1"},
        {none, "double rogue", "MH-9.1"},
        {none, "raise cleric", "MH-9.1"},
        {none, "mend wizard", "MH-9.1"},
        {none, "bear", "MH-9.1"},
        {none, "inspire cleric", "MH-9.1"},
        {none, "rage enemy-1", "MH-9.1"},
        {crit, "sleep enemy-4", "MH-10.6"},
        {crit, "sleep head-1", "MH-10.6"},
        {crit, "sleep rogue", "MH-10.4"},
        {crit, "mend druid", "MH-12.2"},
        {crit, "mend wizard", "MH-12.1"},
        {crit, "mend enemy-1", "MH-12.1"},
        {crit, "inspire paladin", "MH-14.1"},
        {crit, "inspire rogue", "MH-14.1"},
        {crit, "inspire enemy-1", "MH-14.1"},
        {crit, "rage head-1", "MH-22.5"},
        {crit, "rage wizard", "MH-15.1"},
        {crit, "raise druid", "MH-21.3"},
        {crit, "raise enemy-1", "MH-12.4"},
        {crit, "double wizard", "MH-9.1"},
        {again, "bolts", "MH-9.2"},
        {again, "sleep enemy-1", "MH-9.2"},
        {again, "mend druid", "MH-9.2"},
        {again, "raise cleric", "MH-9.2"},
        {again, "rage enemy-2", "MH-9.2"},
        {healed, "bolts", "MH-6.4"},
        {wraith, "sleep enemy-1", "MH-10.7"},
        {wraith, "inspire cleric", "MH-14.5"},
        {hydra, "rage enemy-1", "MH-22.6"},
        {hydra, "rage enemy-4", "MH-22.3"},
        {hydra, "sleep enemy-4", "MH-10.6"},
        {bear, "bear", "MH-13.4"},
        {back, "mend wizard", "MH-21.2"},
        {one, "mend rogue", "MH-12.2"},
    };
    REFUSED(cases);
    Match *m = match_given("seats A B;enemies 4 8 12 14;dice d6=6 d8=8;team R C;keep");
    play(m, "double rogue");
    refuses(m, 0, "double cleric", "MH-7.5");
    refuses(m, 0, "double enemy-1", "MH-11.2");
    play(m, "raise rogue");
    refuses(m, 0, "lower cleric", "MH-7.5");
    match_free(m);
    m = match_given("seats A B;enemies 6 8 8 8;dice d6=6 d8=8 d10=8 d20=8;team R C D B;keep;attack #2 with C;"
                    "attack #3 with D;attack #4 with B");
    play(m, "attack r enemy-1"); /* nobody is left, and nothing to treat */
    refuses(m, 0, "double cleric", "MH-6.2");
    match_free(m);
}

/* Random nonsense always gets a sentence of this game, and the rule exists in the book. */
static void nonsense_is_refused_with_a_sentence(void **st)
{
    (void)st;
    Rng r = rng_seed(17);
    int refused_moves = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Setup cfg = game_preset(&monstrous_game, 2 + (int)(seed % 5));
        cfg.seed = seed;
        Match *m = match_new(&monstrous_game, &cfg, NULL);
        while (!match_over(m)) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            for (int i = 0; i < 3; i++) {
                Move mv = {(uint8_t)(1 + rng_below(&r, MONSTROUS_MOVES - 1)), (uint8_t)match_to_act(m),
                           (uint16_t)rng_below(&r, 1u << SET_DICE), (uint16_t)rng_below(&r, MONSTROUS_DEFS), 0};
                const uint8_t *arg = monstrous_game.move[mv.kind].arg;
                Why why;
                mv.a = arg[0] == ARG_NONE ? 0 : arg[0] == ARG_DEF ? (uint16_t)rng_below(&r, MONSTROUS_DEFS) : mv.a;
                mv.b = arg[1] == ARG_NONE ? 0 : mv.b;
                if (moves_have(&legal, mv))
                    continue;
                match_why(m, mv, &why);
                refused_moves++;
                if (strncmp(why.rule, "MH-", 3) != 0 || strlen(why.text) < 10 ||
                    strcmp(why.text, "that is not among the choices now") == 0)
                    fail_msg("move %d %d %d: '%s' (%s)", mv.kind, mv.a, mv.b, why.text, why.rule);
            }
            assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        }
        match_free(m);
    }
    assert_true(refused_moves > 5000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_the_wrong_phase),
        cmocka_unit_test(by_the_wrong_seat),
        cmocka_unit_test(teams_and_rerolls),
        cmocka_unit_test(attacks),
        cmocka_unit_test(treatments),
        cmocka_unit_test(abilities),
        cmocka_unit_test(nonsense_is_refused_with_a_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
