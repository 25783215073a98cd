/* SPDX-License-Identifier: MIT
 * Plays games of every kind and prints one line with a hash for each: what same_everywhere.sh compares between
 * compilers, levels of optimisation and machines. Then it replays the journals it is given. --deep, before them: opponents
 * look at twice the worlds, and the easy ones at as many as at the table. Needs no JSON library. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/hash.h"
#include "bots/bot.h"
#include "core/journal.h"

enum { RANDOM_GAMES = 24, FEW_WORLDS = 20, WORLDS = 40 };

/* Some choice of every option, another one with every seed. */
static Setup some_setup(const Game *g, int nseats, uint64_t seed)
{
    Setup cfg = game_preset(g, nseats);
    Rng r = rng_seed(seed);
    cfg.seed = rng_next(&r);
    for (int tries = 0; tries == 0 || (tries < 1000 && g->setup_fault && g->setup_fault(&cfg)); tries++)
        for (int i = 0; i < g->noptions; i++)
            cfg.option[i] = (uint8_t)rng_below(&r, g->option[i].nchoices);
    return cfg;
}

/* Of all states of the game, and of what every seat may see at its end. */
static uint64_t hash_of_game(const Match *m)
{
    const Game *g = match_game(m);
    View *v = view_new(g);
    uint64_t h = match_hash_at(m, 0);
    for (uint32_t i = 1; i <= match_serial(m); i++) {
        uint64_t one = match_hash_at(m, i);
        unsigned char byte[8]; /* in one order everywhere */
        for (int k = 0; k < 8; k++)
            byte[k] = (unsigned char)(one >> (8 * k));
        h = hash_bytes(byte, sizeof byte, h);
    }
    Standing standing;
    match_standing(m, &standing);
    for (int seat = 0; seat < match_setup(m)->nseats; seat++) {
        match_view(m, seat, VIEW_EYES, v);
        unsigned char word[2] = {(unsigned char)standing.score[seat], standing.rank[seat]};
        h = hash_bytes(word, sizeof word, h);
        for (int p = 0; p < view_state(v)->npieces; p++) {
            unsigned char def = (unsigned char)view_state(v)->piece[p].def;
            h = hash_bytes(&def, 1, h);
        }
    }
    view_free(v);
    return h;
}

typedef struct { /* who plays: chance, or opponents of one level in every seat */
    int level, iterations;
    Rng rng;
    Bot *bot;
    View *view;
} Players;

static Move choose(Players *who, const Match *m, const Moves *legal)
{
    uint64_t seed = rng_next(&who->rng);
    if (who->level == 0)
        return legal->m[seed % (uint64_t)legal->n];
    match_view(m, match_to_act(m), VIEW_MEMORY, who->view);
    return bot_choose(who->bot, who->view, who->level, who->iterations, seed, NULL, 0);
}

static void play(const Game *g, const Setup *cfg, Players *who)
{
    Status why;
    Match *m = match_new(g, cfg, &why);
    if (!m)
        return; /* options that do not go together: on every machine the same ones */
    who->rng = rng_seed(cfg->seed);
    while (!match_over(m) && !(g->unbounded && match_serial(m) >= (uint32_t)g->longest)) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        REQUIRE(match_play(m, match_serial(m), choose(who, m, &legal)).code == 0);
    }
    (void)printf("%s %d seats level %d %016" PRIx64 " %4u moves %016" PRIx64 "\n", g->id, cfg->nseats, who->level,
                 cfg->seed, match_serial(m), hash_of_game(m));
    match_free(m);
}

static void play_many(const Game *g, int nseats, int level, int games, int iterations)
{
    Players who = {.level = level, .iterations = iterations, .bot = bot_new(g), .view = view_new(g)};
    for (int i = 0; i < games; i++) {
        Setup cfg = some_setup(g, nseats, (uint64_t)(1000 * level + i));
        play(g, &cfg, &who);
    }
    bot_free(who.bot);
    view_free(who.view);
}

static bool replay(const char *path)
{
    Buf text = {0};
    Match *m = NULL;
    const char *slash = strrchr(path, '/');
    Status read = file_read(path, JOURNAL_BYTES_MAX, &text);
    if (read.code == 0)
        read = journal_read(buf_str(&text), text.n, slash ? slash + 1 : path, &m);
    if (read.code)
        (void)printf("%s\n", read.text);
    else
        (void)printf("%s %u moves %016" PRIx64 "\n", slash ? slash + 1 : path, match_serial(m), match_hash(m));
    match_free(m);
    buf_free(&text);
    return read.code == 0;
}

int main(int argc, char **argv)
{
    bool deep = argc > 1 && strcmp(argv[1], "--deep") == 0;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        for (int nseats = g->seats_min; nseats <= g->seats_max; nseats++) {
            play_many(g, nseats, 0, RANDOM_GAMES, 0);
            play_many(g, nseats, 1, 2, deep ? 0 : bot_level(BOT_EASY)->skill.worlds);
            play_many(g, nseats, BOT_MERCILESS, 1, deep ? WORLDS : FEW_WORLDS);
        }
    }
    bool good = true;
    for (int i = deep ? 2 : 1; i < argc; i++)
        good &= replay(argv[i]);
    return good ? 0 : 1;
}
