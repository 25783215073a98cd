/* SPDX-License-Identifier: MIT */
#include "engine/drivers.h"

#include <stdio.h>
#include <string.h>

int drivers_level(const char *word)
{
    if (strcmp(word, "greedy") == 0)
        return BOT_LEVELS - 1;
    if (strncmp(word, "bot:", 4) == 0 && word[4] > '0' && word[4] < '0' + BOT_LEVELS && !word[5])
        return word[4] - '0';
    for (int i = 0; i < BOT_LEVELS; i++)
        if (strcmp(word, bot_level[i].word) == 0)
            return i;
    return -1;
}

void drivers_word(int level, char *out)
{
    if (level == 0)
        (void)snprintf(out, 16, "%s", bot_level[0].word);
    else
        (void)snprintf(out, 16, "bot:%d", level);
}

static Status read_list(const char *words, Drivers *d)
{
    char word[16];
    while (*words) {
        size_t n = strcspn(words, ",");
        (void)snprintf(word, sizeof word, "%.*s", n < sizeof word ? (int)n : (int)sizeof word - 1, words);
        int level = n < sizeof word ? drivers_level(word) : -1;
        if (level < 0)
            return status_error(1, "Nobody is called '%.*s'; seats are random, bot:1, bot:2, bot:3 or greedy.",
                                n < 40 ? (int)n : 40, words);
        if (d->nseats >= SEAT_MAX)
            return status_error(1, "There are at most %d seats.", SEAT_MAX);
        d->level[d->nseats++] = level;
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
        Status st = read_list(words, &d);
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

Move drivers_choose(void *ctx, const Match *m, const Moves *legal)
{
    Drivers *d = ctx;
    int seat = match_to_act(m);
    uint64_t seed = rng_next(&d->rng);
    if (d->level[seat] == 0 || legal->n == 1) {
        Rng own = rng_seed(seed);
        return legal->m[rng_below(&own, (uint32_t)legal->n)];
    }
    if (!d->bot) {
        d->bot = bot_new(match_game(m));
        d->view = view_new(match_game(m));
    }
    match_view(m, seat, VIEW_MEMORY, d->view);
    return bot_choose(d->bot, d->view, d->level[seat], d->iterations, seed, NULL, 0);
}
