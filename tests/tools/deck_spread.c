/* SPDX-License-Identifier: MIT
 * How much a deck matters in Siege (docs/PERFORMANCE.md, "Decks at random"): legal decks drawn at random, each played by
 * somebody of level 2 alone, in the same deals for every deck.
 *
 *     deck_spread FIRST DECKS GAMES     a line for each: its number, its castle, castles held, games
 *     deck_spread N 0 0                 deck number N as text, as the deck screen reads it
 */
#include <stdio.h>
#include <stdlib.h>

#include "engine/sim.h"
#include "games/siege/siege_builder.h"

/* How far it is from what its castle asks for; 0: it is legal. */
static int faults(const SiegeDeck *deck, int castle)
{
    SiegeDeckRule rule[DECK_RULES];
    int n = siege_deck_rules(deck, NULL, castle, rule), sum = 0;
    for (int i = 0; i < n; i++)
        sum += rule[i].held ? 0 : 1 + abs(rule[i].need - rule[i].have);
    return sum;
}

static DefId any_card(const SiegeDeck *deck, Rng *r)
{
    DefId def;
    do
        def = (DefId)(1 + rng_below(r, (uint32_t)siege_game.ndefs - 1));
    while (!siege_in_decks(def) || siege_copies_left(deck, NULL, def) == 0);
    return def;
}

static DefId one_of(const SiegeDeck *deck, Rng *r)
{
    DefId def;
    do
        def = (DefId)(1 + rng_below(r, (uint32_t)siege_game.ndefs - 1));
    while (deck->n[def] == 0);
    return def;
}

/* Forty cards of any kind; then cards are exchanged, and an exchange stays that leads no further from the castle's rule. */
static SiegeList random_deck(uint64_t number)
{
    SiegeList list = {.name = ""};
    Rng r = rng_seed(rng_derive(number, RNG_SIMULATION, 0));
    list.castle = (uint8_t)rng_below(&r, CASTLES);
    while (siege_deck_size(&list.cards) < DECK_CARDS_WANTED)
        list.cards.n[any_card(&list.cards, &r)]++;
    for (int far = faults(&list.cards, list.castle); far > 0;) {
        SiegeDeck other = list.cards;
        other.n[one_of(&other, &r)]--;
        other.n[any_card(&other, &r)]++;
        int then = faults(&other, list.castle);
        if (then > far)
            continue;
        list.cards = other;
        far = then;
    }
    (void)snprintf(list.name, sizeof list.name, "Random %d", (int)number);
    return list;
}

static int play(const SiegeList *list, int games, double *wins)
{
    Sim sim;
    const Args args = {.game = "siege", .seats = "bot:2", .games = games, .seed = 4711};
    Status st = sim_prepare(&sim, &args);
    if (!st.code)
        st = siege_deck_seat(list, 0, &sim.cfg);
    if (!st.code)
        st = sim_play(&sim);
    if (st.code)
        (void)fprintf(stderr, "%s: %s\n", list->name, st.text);
    *wins = sim.player[0].wins;
    return st.code;
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        (void)fprintf(stderr, "usage: deck_spread FIRST DECKS GAMES\n");
        return CLI_USAGE;
    }
    uint64_t first = strtoull(argv[1], NULL, 10);
    int decks = atoi(argv[2]), games = atoi(argv[3]);
    if (decks == 0) {
        SiegeList list = random_deck(first);
        Buf text = {0};
        siege_deck_write(&list, &text);
        (void)fputs(buf_str(&text), stdout);
        buf_free(&text);
    }
    for (int i = 0; i < decks; i++) {
        SiegeList list = random_deck(first + (uint64_t)i);
        double wins = 0;
        if (play(&list, games, &wins))
            return CLI_FAILED;
        (void)printf("%llu %s %g %d\n", (unsigned long long)first + (unsigned long long)i,
                     siege_game.def[siege_castle(list.castle)].name, wins, games);
        (void)fflush(stdout);
    }
    return CLI_OK;
}
