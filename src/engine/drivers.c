/* SPDX-License-Identifier: MIT */
#include "engine/drivers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "bots/hint.h"

enum { ITERATIONS_MOST = 1000000, HINT_ONE_OF = 24 /* choices */ };

void drivers_word(const Drivers *d, const Game *g, int seat, char out[DRIVERS_WORD])
{
    char words[WORD_MAX];
    bot_player_words(g, d->player[seat], words, sizeof words);
    if (d->player[seat] == 0)
        (void)snprintf(out, DRIVERS_WORD, "%s", bot_level(0)->word);
    else if (d->iterations[seat])
        (void)snprintf(out, DRIVERS_WORD, "bot:%.15s@%d", words, d->iterations[seat]);
    else
        (void)snprintf(out, DRIVERS_WORD, "bot:%.15s", words);
}

static bool read_player(const Game *g, const char *word, size_t n, Drivers *d)
{
    const char *at = memchr(word, '@', n);
    int seat = d->nseats;
    size_t name = at ? (size_t)(at - word) : n;
    char *end = NULL;
    if (at) {
        long iterations = strtol(at + 1, &end, 10);
        if (end != word + n || iterations < 1 || iterations > ITERATIONS_MOST)
            return false;
        d->iterations[seat] = (int)iterations;
    }
    if (name == strlen(bot_level(0)->word) && memcmp(word, bot_level(0)->word, name) == 0) {
        d->player[seat] = 0;
        return true;
    }
    size_t skip = name > 4 && memcmp(word, "bot:", 4) == 0 ? 4 : 0;
    d->player[seat] = bot_player_by_words(g, word + skip, name - skip);
    return d->player[seat] > 0;
}

static Status read_list(const Game *g, const char *words, Drivers *d)
{
    while (*words) {
        size_t n = strcspn(words, ",");
        if (d->nseats >= SEAT_MAX)
            return status_error(1, "There are at most %d seats.", SEAT_MAX);
        if (!read_player(g, words, n, d)) {
            Status st =
                status_error(1, "Nobody is called '%.*s'; seats are random, novice, easy, cunning, sharp, merciless",
                             n < 40 ? (int)n : 40, words);
            for (int i = 0; i < g->ncharacters; i++)
                str_add(st.text, sizeof st.text, ", cunning-%s", g->character[i].word);
            return st;
        }
        d->nseats++;
        words += n;
        if (*words == ',' && !*++words)
            return status_error(1, "The list of seats ends with a comma.");
    }
    return status_ok();
}

Status drivers_read(const Game *g, const char *words, Drivers *out)
{
    Drivers d = {.nseats = 0};
    if (!words) {
        d.nseats = g->seats_min;
    } else if (words[0] >= '0' && words[0] <= '9' && !words[1]) {
        d.nseats = words[0] - '0';
    } else {
        Status st = read_list(g, words, &d);
        if (st.code)
            return st;
    }
    if (d.nseats < g->seats_min || d.nseats > g->seats_max)
        return status_error(1, "%s is played by %d to %d seats, not by %d.", g->title, g->seats_min, g->seats_max,
                            d.nseats);
    *out = d;
    return status_ok();
}

void drivers_free(Drivers *d)
{
    bot_free(d->bot);
    view_free(d->view);
    d->bot = NULL;
    d->view = NULL;
}

/* True if the choice with this seed is that of a hint. */
static bool asks_for_hint(const Drivers *d, uint64_t seed)
{
    Rng own = rng_seed(rng_derive(seed, RNG_HINT, 0));
    return d->hints && rng_below(&own, HINT_ONE_OF) == 0;
}

static void begin(Drivers *d, const Match *m, int seat, uint64_t seed, bool hint)
{
    match_view(m, seat, hint ? VIEW_MEMORY : bot_memory(d->player[seat]), d->view);
    bot_set_oversights(d->bot, match_setup(m)->seed);
    bot_set_thorough(d->bot, false);
    if (hint)
        hint_start(d->bot, d->view, seed);
    else if (d->fresh)
        bot_start(d->bot, d->view, d->player[seat], d->iterations[seat], seed);
    else
        bot_follow(d->bot, d->view, d->player[seat], d->iterations[seat], seed);
}

Move drivers_choose(void *ctx, const Match *m, const Moves *legal)
{
    Drivers *d = ctx;
    int seat = legal->m[0].seat;
    uint64_t seed = rng_next(&d->rng);
    d->said = -1;
    if (d->player[seat] == 0 || legal->n == 1) {
        Rng own = rng_seed(seed);
        return legal->m[rng_below(&own, (uint32_t)legal->n)];
    }
    if (!d->bot) {
        d->bot = bot_new(match_game(m));
        d->view = view_new(match_game(m));
    }
    bool hint = asks_for_hint(d, seed);
    begin(d, m, seat, seed, hint);
    while (!bot_step(d->bot, 64))
        continue;
    if (bot_level(d->player[seat])->skill.horizon > 0) {
        d->choices++;
        d->thought += bot_thought(d->bot);
        d->kept += bot_kept(d->bot);
    }
    BotChoice best;
    (void)bot_choices(d->bot, &best, 1);
    d->said = hint || !d->hints ? best.share : -1;
    return best.move;
}
