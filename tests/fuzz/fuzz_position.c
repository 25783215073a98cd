/* SPDX-License-Identifier: MIT
 * Positions in JSON: refused with a sentence, or a sound game that goes out, comes in again and can be played on. */
#include "fuzz.h"

#include "base/buf.h"
#include "base/hash.h"
#include "core/position.h"
#include "mutate.h"

/* What a screen and an opponent of each seat ask of the game: whatever was let in has an answer. */
static void ask_about(const Match *m, Rng *luck)
{
    const Game *g = match_game(m);
    const State *s = match_truth(m);
    State *world = xcalloc(1, g->state_size);
    View *v = view_new(g);
    Moves legal = {.n = 0};
    Standing standing = {.nlines = 0};
    uint8_t weight[MOVE_MAX];
    char question[256], detail[256];
    if (g->standing)
        g->standing(s, &standing);
    if (g->prompt && !s->over)
        g->prompt(s, s->to_act, "Mira", question, sizeof question, detail, sizeof detail);
    for (int seat = 0; seat < s->nseats; seat++) {
        match_legal(m, seat, &legal);
        REQUIRE((legal.n > 0) == (match_may_act(m) >> seat & 1));
    }
    if (!s->over)
        match_legal(m, s->to_act, &legal);
    if (g->weigh && legal.n)
        g->weigh(s, &legal, weight);
    for (int i = 0; i < g->ncharacters && g->taste && legal.n; i++) {
        int16_t character_bias[MOVE_MAX] = {0};
        g->taste(s, &legal, i, character_bias);
    }
    for (int seat = -1; seat < s->nseats; seat++)
        for (int kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
            match_view(m, seat < 0 ? NO_SEAT : seat, (ViewKind)kind, v);
            REQUIRE(view_imagine(v, luck, world));
            const char *fault = g->fault ? g->fault(world) : NULL;
            if (fault)
                log_bug(fault, "an imagined world", 0);
            if (g->judge && seat >= 0 && !world->over)
                (void)g->judge(world, seat);
        }
    view_free(v);
    free(world);
}

/* Whether it was let in. */
static bool take_over(const Game *g, const json_t *position, uint64_t seed)
{
    State *s = xcalloc(1, g->state_size), *again = xcalloc(1, g->state_size);
    Setup cfg = game_preset(g, 0);
    Status read = position_in(g, position, seed, &cfg, s);
    REQUIRE((read.code == 0) == (read.text[0] == '\0'));
    if (read.code == 0) {
        json_t *out = position_out(g, &cfg, s);
        read = position_in(g, out, seed, &cfg, again);
        if (read.code)
            log_bug(read.text, "the position of a loaded position", 0);
        REQUIRE(memcmp(s, again, g->state_size) == 0);
        json_decref(out);
        Match *m = match_from(g, &cfg, s);
        fuzz_need_sound(m);
        match_settle(m);
        Rng luck = rng_seed(seed);
        ask_about(m, &luck);
        fuzz_play_on(m, seed, 120);
        match_free(m);
    }
    free(s);
    free(again);
    return read.code == 0;
}

static int fuzz_position(const uint8_t *data, size_t n)
{
    json_error_t error;
    json_t *position = json_loadb((const char *)data, n, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
    for (int i = 0; position && game_list[i]; i++)
        (void)take_over(game_list[i], position, hash_bytes(data, n, 0));
    Rng luck = rng_seed(hash_bytes(data, n, 1)); /* and the same with pieces left out, doubled and moved */
    const json_t *id = json_object_get(position, "game");
    const Game *g = json_is_string(id) ? game_by_id(json_string_value(id)) : NULL;
    for (int i = 0; g && i < 4; i++) {
        json_t *changed = json_deep_copy(position);
        for (uint32_t k = 1 + rng_below(&luck, 3); k > 0; k--)
            mutate_position(changed, &luck);
        (void)take_over(g, changed, hash_bytes(data, n, 0));
        json_decref(changed);
    }
    json_decref(position);
    return 0;
}
