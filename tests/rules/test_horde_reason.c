/* SPDX-License-Identifier: MIT
 * Horde: the sentence that says why a move is good names what it takes, keeps, loses and denies, and from whom. */
#include "given_horde.h"

enum { ROOM = SENTENCE_MAX };

/* The reason for a move, with the seats' names in it. */
static const char *reason(const Given *g, const char *move)
{
    static char out[ROOM];
    Move m;
    const State *s = state_in(g);
    Status st = move_parse(&horde_game, s, s->to_act, move, &m);
    if (st.code)
        fail_msg("'%s': %s", move, st.text);
    memset(out, 0, sizeof out);
    horde_game.reason(s, m, out, ROOM);
    text_names(setup_in(g), out, sizeof out);
    return out;
}

/* A position is complete with the first act or expectation: Mira opens the round where nothing else is said. */
static void says(const char *position, const char *move, const char *words)
{
    char text[800];
    bool begun = strstr(position, ";Mira ") || strstr(position, ";battle ");
    (void)snprintf(text, sizeof text, "%s%s", position, begun ? "" : ";= next Mira");
    Given g = given(text);
    assert_string_equal(reason(&g, move), words);
    given_free(&g);
}

#define POOL "pool Fi-Tr Wa-Oo Su-Go Mo-Dr Ro-Sk Fi-Dr Ro-Tr Vampire Flayer Demon Trickster Elvenking"

static void a_tie_is_broken_and_a_lead_is_made(void **st)
{
    (void)st;
    says("seats Mira Anna;round 3;battles Fire=5 Troll=8;horde Mira Fi-Oo;horde Anna Fi-Go;" POOL, "pick fire-troll",
         "Takes the lead in Troll (8). Breaks the tie with Anna in Fire (5).");
}

static void a_tie_is_reached_and_the_rest_is_weighed(void **st)
{
    (void)st;
    says("seats Mira Anna Odo;round 3;battles Fire=5 Troll=6;horde Anna Fi-Go;horde Odo Wa-Tr Su-Tr Ro-Tr;" POOL,
         "pick fire-troll", "Ties with Anna in Fire (5). Comes within 2 of Odo in Troll (6).");
}

static void the_same_words_about_two_battles_are_said_once(void **st)
{
    (void)st;
    says("seats Mira Anna;round 3;battles Sun=2;pool Fi-Tr Fi-Oo Wa-Tr Wa-Oo", "pick fire-troll",
         "Takes the lead in Fire (not drawn yet) and Troll (not drawn yet).");
    says("seats Mira Anna;round 3;battles Fire=2 Troll=6;horde Mira Fi-Tr;pool Fi-Tr Fi-Oo Wa-Tr", "pick fire-troll",
         "Widens the lead in Fire (2) and Troll (6) to 2.");
}

static void what_must_be_paid_comes_last(void **st)
{
    (void)st;
    says("seats Mira Anna;round 3;battles Fire=-3 Troll=6;horde Anna Wa-Tr;pool Fi-Tr Fi-Oo Su-Tr", "pick fire-troll",
         "Ties with Anna in Troll (6). Would win Fire (\u22123) as things stand.");
    says("seats Mira Anna;round 3;battles Fire=-3 Troll=6;horde Anna Wa-Tr Fi-Oo;pool Fi-Tr Fi-Go Su-Tr",
         "pick fire-troll", "Ties with Anna in Troll (6). Ties Fire (\u22123) and spares Anna the loss.");
}

static void a_rival_is_denied_the_last_card_of_a_kind(void **st)
{
    (void)st;
    says("seats Mira Anna;round 3;battles Fire=1 Troll=8;horde Anna Wa-Tr Su-Tr;horde Mira Ro-Tr Fo-Tr Mo-Tr Fi-Oo;"
         "pool Fi-Tr Wa-Oo Su-Go",
         "pick fire-troll", "Denies Anna the last Troll in the Pool. Widens the lead in Fire (1) and Troll (8) to 2.");
    /* with another Troll in the Pool nothing is denied */
    says("seats Mira Anna;round 3;battles Fire=1 Troll=8;horde Anna Wa-Tr Su-Tr;horde Mira Ro-Tr Fo-Tr Mo-Tr Fi-Oo;"
         "pool Fi-Tr Wa-Oo Wa-Tr",
         "pick fire-troll", "Widens the lead in Fire (1) and Troll (8) to 2.");
}

static void vampires_are_counted_and_denied(void **st)
{
    (void)st;
    says("seats Mira Anna;round 3;battles Fire=1;horde Mira Vampire;horde Anna Vampire Vampire;" POOL, "pick vampire",
         "A second Vampire: 3 points at the end, not 1. Denies Anna a third Vampire. Lets the others pick 2 as well.");
}

static void powers_say_what_they_are_worth_here(void **st)
{
    (void)st;
    says("seats Mira Anna;round 3;battles Fire=1 Troll=8;horde Mira Fi-Tr;horde Anna Wa-Tr Fi-Oo;" POOL, "pick flayer",
         "A joker to break the tie with Anna in Troll (8). Lets the others pick 2 as well.");
    says("seats Mira Anna;round 3;battles Fire=1 Troll=8;horde Anna Wa-Tr;" POOL, "pick flayer",
         "A joker to tie with Anna in Troll (8). Lets the others pick 2 as well.");
    says("seats Mira Anna;round 3;battles Fire=2 Sun=3;horde Mira Fi-Go Su-Oo;horde Anna Su-Dr Wa-Go;" POOL,
         "pick trickster",
         "Can swap the tokens of Fire (2), led by Mira, and Sun (3) before the battles. Lets the others pick 3 as "
         "well.");
    says("seats Mira Anna;round 3;battles Water=2;horde Mira Fo-Go Ro-Oo Ro-Tr;" POOL, "pick elvenking",
         "The Elvenking: 1 point now for a Forest and Royal pair. Lets the others pick 2 as well.");
    says("seats Mira Anna;round 3;battles Water=2 Fire=5 Golem=3;horde Mira Fi-Go;horde Anna Fi-Tr Fi-Oo Fi-Dr Wa-Go "
         "Su-Go Ro-Go;" POOL,
         "pick demon", "A joker in every battle, for one card each (spare cards: 1). Lets the others pick 3 as well.");
}

static void a_pair_for_the_elvenking_counts(void **st)
{
    (void)st;
    says("seats Mira Anna;round 3;battles Royal=-1;horde Mira Elvenking Fo-Go;horde Anna Ro-Go Ro-Tr Su-Sk;pool Ro-Sk "
         "Wa-Sk Ro-Oo",
         "pick royal-skeleton",
         "Ties with Anna in Skeleton (not drawn yet). Adds a pair for the Elvenking. Still lets Anna win Royal "
         "(\u22121).");
}

static void stopping_says_who_gets_no_more(void **st)
{
    (void)st;
    says("seats Mira Anna;round 3;battles Dragon=8;horde Mira Fi-Dr;horde Anna Wa-Dr;" POOL ";Mira picks Fi-Tr", "stop",
         "Keeps the limit at 1: Anna is tied for the lead in Dragon (8).");
}

static void a_token_goes_where_somebody_leads(void **st)
{
    (void)st;
    const char *position =
        "seats Mira Anna;round 3;battles Fire=5 Sun=-3;horde Mira Wa-Tr Wa-Oo Wa-Go;horde Anna Wa-Dr "
        "Mo-Tr;" POOL ";Mira draws ";
    char text[400];
    (void)snprintf(text, sizeof text, "%sWater", position);
    says(text, "assign 8", "Mira leads Anna in Water, 3 to 1.");
    (void)snprintf(text, sizeof text, "%sMoon", position);
    says(text, "assign 1", "Anna leads Mira in Moon, 1 to 0. Saves the 8 for another battle.");
    says(text, "assign -1", "Anna leads Mira in Moon, 1 to 0. Saves the 8 for another battle.");
    (void)snprintf(text, sizeof text, "%sRoyal", position);
    says(text, "assign 6", "Nobody has Royal monsters yet. The Pool has 2, and Mira picks first.");
}

static void a_theft_moves_a_card_from_one_to_the_other(void **st)
{
    (void)st;
    const char *position =
        "seats Mira Anna;round 4;battles Fire=5 Troll=6;starter Mira;horde Anna Betrayer Wa-Tr Mo-Sk "
        "Fi-Go;horde Mira Su-Tr;pool Fi-Tr Su-Go Wa-Go;Mira picks Fi-Tr";
    says(position, "steal", "Takes Troll (6) from Mira. Breaks the tie with Mira in Fire (5).");
    says(position, "decline",
         "The Fire Troll is not worth three cards. Its effect: Takes Troll (6) from Mira. Breaks the tie with Mira in "
         "Fire (5).");
}

static void a_gift_names_its_price(void **st)
{
    (void)st;
    Match *m =
        match_given("seats Mira Anna;round 4;battles Fire=5 Troll=6;horde Anna Betrayer Wa-Tr Ro-Sk Fi-Go Flayer;"
                    "pool Su-Tr Su-Go Wa-Go;Mira picks Su-Tr");
    play(m, "steal");
    static const struct {
        const char *move, *words;
    } gift[] = {
        {"give water-troll", "Without the Water Troll, {0} ties Troll (6). Without the Water Troll, {1} loses Water "
                             "(not drawn yet) to {0}."},
        {"give flayer", "Price: a joker."},
    };
    for (size_t i = 0; i < sizeof gift / sizeof gift[0]; i++) {
        char out[ROOM];
        horde_game.reason(match_truth(m), move_of(m, 1, gift[i].move), out, sizeof out);
        assert_string_equal(out, gift[i].words);
    }
    match_free(m);
}

#define BATTLES "seats Mira Anna;starter1 Mira;battles Fire=8 Golem=3 Sun=5;round 11;"

static void a_joker_ties_or_breaks_a_tie(void **st)
{
    (void)st;
    says(BATTLES "horde Mira Fi-Tr Flayer Su-Oo;horde Anna Fi-Go Su-Go;battle Fire first Mira", "flayer",
         "Breaks the tie with Anna in Fire (8).");
    says(BATTLES "horde Mira Fi-Tr Flayer Su-Oo;horde Anna Fi-Go Su-Go;battle Fire first Mira", "done",
         "1 to 1: nobody would win the 8 now. A joker may be worth more in Sun (5).");
    says(BATTLES "horde Mira Flayer Su-Oo;horde Anna Fi-Go;battle Fire first Mira", "done",
         "Anna wins the 8, 1 ahead. A joker may be worth more in Golem (3).");
    says(BATTLES "horde Mira Fi-Oo Fi-Tr Flayer;horde Anna Fi-Go;battle Fire first Mira", "done",
         "Mira leads Anna in Fire, 2 to 1. Mira would win the 8 now.");
}

static void a_sacrifice_names_its_price(void **st)
{
    (void)st;
    const char *position = BATTLES "horde Mira Fi-Tr Demon Wa-Go Su-Oo Vampire Vampire Mo-Dr;horde Anna Fi-Go Su-Go;"
                                   "battle Fire first Mira";
    says(position, "demon water-golem",
         "Breaks the tie with Anna in Fire (8). The Water Golem hardly helps in Golem (3), where Anna is 1 ahead.");
    says(position, "demon fire-troll", "No gain in Fire (8). The Fire Troll is no longer needed.");
    says(position, "demon vampire", "Breaks the tie with Anna in Fire (8). Price: 2 points at the end.");
    says(position, "demon moon-dragon", "Breaks the tie with Anna in Fire (8). The Moon Dragon is no longer needed.");
}

static void a_swap_says_what_becomes_worth_more(void **st)
{
    (void)st;
    Match *m = match_given("seats Mira Anna;starter1 Mira;battles Fire=8 Golem=6;horde Mira Trickster Wa-Go Su-Go;"
                           "horde Anna Fi-Go Fi-Tr;= refused Mira swaps Sun Sun");
    char out[ROOM];
    horde_game.reason(match_truth(m), move_of(m, 0, "swap fire golem"), out, sizeof out);
    assert_string_equal(out, "Golem is then worth 8, not 6. {0} leads {1} in Golem, 2 to 1. {1} gets only 6 for Fire.");
    horde_game.reason(match_truth(m), move_of(m, 0, "keep"), out, sizeof out);
    assert_string_equal(out, "{0} leads Golem (6).");
    match_free(m);
}

/* Every legal move of whole games has whole sentences, on the view a hint is made from. */
static void every_move_has_a_whole_sentence(void **st)
{
    (void)st;
    View *v = view_new(&horde_game);
    Moves *legal = calloc(1, sizeof *legal);
    int sentences = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Setup cfg = setup_of(2 + (int)(seed % 3), LEVEL_FULL, seed);
        Match *whole = whole_game(&cfg);
        for (uint32_t i = 0; i < match_serial(whole); i++) {
            Match *m = match_at(whole, i);
            match_legal(m, match_to_act(m), legal);
            match_view(m, match_to_act(m), VIEW_MEMORY, v);
            for (int k = 0; legal->n > 1 && k < legal->n; k++) {
                char out[ROOM];
                horde_game.reason(view_state(v), legal->m[k], out, sizeof out);
                size_t n = strlen(out);
                if (n < 12 || out[n - 1] != '.' || strchr(out, '|') ||
                    !(out[0] == '{' || (out[0] >= 'A' && out[0] <= 'Z') || (out[0] >= '0' && out[0] <= '9')))
                    fail_msg("move %u of game %d: '%s'", i, (int)seed, out);
                sentences++;
            }
            match_free(m);
        }
        match_free(whole);
    }
    assert_true(sentences > 5000);
    free(legal);
    view_free(v);
}

/* What the seat cannot know is not counted, and does no harm. */
static void HO_13_2_hidden_cards_are_not_counted(void **st)
{
    (void)st;
    Match *m = match_given(
        "seats Mira Anna;round 3;battles Fire=5 Troll=8;horde Mira Fi-Oo;horde Anna Fi-Go Su-Tr;" POOL ";= next Mira");
    View *v = view_new(&horde_game);
    match_view(m, 0, VIEW_EYES, v);
    char out[ROOM];
    horde_game.reason(view_state(v), move_of(m, 0, "pick fire-troll"), out, sizeof out);
    assert_string_equal(out, "Takes the lead in Troll (8). Widens the lead in Fire (5) to 2.");
    view_free(v);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tie_is_broken_and_a_lead_is_made),
        cmocka_unit_test(a_tie_is_reached_and_the_rest_is_weighed),
        cmocka_unit_test(the_same_words_about_two_battles_are_said_once),
        cmocka_unit_test(what_must_be_paid_comes_last),
        cmocka_unit_test(a_rival_is_denied_the_last_card_of_a_kind),
        cmocka_unit_test(vampires_are_counted_and_denied),
        cmocka_unit_test(powers_say_what_they_are_worth_here),
        cmocka_unit_test(a_pair_for_the_elvenking_counts),
        cmocka_unit_test(stopping_says_who_gets_no_more),
        cmocka_unit_test(a_token_goes_where_somebody_leads),
        cmocka_unit_test(a_theft_moves_a_card_from_one_to_the_other),
        cmocka_unit_test(a_gift_names_its_price),
        cmocka_unit_test(a_joker_ties_or_breaks_a_tie),
        cmocka_unit_test(a_sacrifice_names_its_price),
        cmocka_unit_test(a_swap_says_what_becomes_worth_more),
        cmocka_unit_test(every_move_has_a_whole_sentence),
        cmocka_unit_test(HO_13_2_hidden_cards_are_not_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
