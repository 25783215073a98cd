/* SPDX-License-Identifier: MIT */
#include "bots/bot.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/log.h"
#include "base/rng.h"
#include "bots/ismcts.h"

struct Bot {
    const Game *g;
    View *view, *rooted; /* rooted: of the choice at the root of the tree */
    Search *search;
    TreeReuse *follow;
    State *world, *scratch; /* state_size bytes each */
    int seat, level, player;
    unsigned human_partners, tree_partners; /* seats of human partners: now, and when the tree was begun */
    int planted;                            /* the player whose tree it is; 0: there is no tree */
    int want, done, kept;                   /* iterations */
    bool thinks; /* false (level 0, a blunder, a single move): plays what its character likes best, or a random move */
    Rng rng;
    Moves legal, next;
    int visits[MOVE_MAX];
    int64_t sum[MOVE_MAX];            /* VALUE_ONE: a win in every visit */
    int32_t character_bias[MOVE_MAX]; /* bonus of the character for the move, in the same unit */
    uint64_t tie_breaker[MOVE_MAX];   /* drawn once, so that bot_best uses no randomness */
};

const BotLevel bot_level[BOT_LEVELS] = {
    {"random", N_("Drunken goblin"), N_("drunken goblin"), N_("Plays any legal move, at random."), 0, 100, 0},
    {"easy", N_("Easy"), N_("easy"), N_("Looks one move ahead and makes some choices without thinking."), 4, 20, 0},
    {"cunning", N_("Cunning"), N_("cunning"), N_("Thinks a few moves ahead and rarely goes wrong."), 160, 8, 4},
    {"merciless", N_("Merciless"), N_("merciless"), N_("Searches far ahead and almost never goes wrong."), 20000, 0, 4},
};

/* ---- players ---------------------------------------------------------------------------------------------------- */

int bot_player(const Game *g, int player)
{
    if (player <= 0)
        return 0;
    int level = player % PLAYER_CHARACTER, character = player / PLAYER_CHARACTER;
    level = level < 1 ? 1 : level >= BOT_LEVELS ? BOT_LEVELS - 1 : level;
    return level + (character <= g->ncharacters ? PLAYER_CHARACTER * character : 0);
}

int bot_player_by_words(const Game *g, const char *text, size_t n)
{
    char words[WORD_MAX];
    const char *dash = memchr(text, '-', n);
    size_t first = dash ? (size_t)(dash - text) : n;
    int level = 0;
    for (int i = 1; i < BOT_LEVELS; i++)
        if (strlen(bot_level[i].word) == first && memcmp(bot_level[i].word, text, first) == 0)
            level = i;
    if (level > 0)
        (void)snprintf(words, sizeof words, "%d%.*s", level, (int)(n - first), text + first);
    else if (n > 0 && text[0] >= '1' && text[0] <= '9')
        (void)snprintf(words, sizeof words, "%.*s", (int)n, text);
    else
        (void)snprintf(words, sizeof words, "2-%.*s", (int)n, text);
    int player = player_read(g, words, strlen(words));
    return player % PLAYER_CHARACTER < BOT_LEVELS ? player : 0;
}

Bot *bot_new(const Game *g)
{
    Bot *b = xcalloc(1, sizeof *b);
    b->g = g;
    b->view = view_new(g);
    b->rooted = view_new(g);
    b->follow = tree_reuse_new(g);
    b->search = search_new(g);
    b->world = xcalloc(1, g->state_size);
    b->scratch = xcalloc(1, g->state_size);
    return b;
}

void bot_free(Bot *b)
{
    if (!b)
        return;
    view_free(b->view);
    view_free(b->rooted);
    tree_reuse_free(b->follow);
    search_free(b->search);
    free(b->world);
    free(b->scratch);
    free(b);
}

/* ---- human partners --------------------------------------------------------------------------------------------- */

unsigned bot_persons(const Setup *cfg)
{
    unsigned human_partners = 0;
    for (int seat = 0; seat < cfg->nseats; seat++)
        human_partners |= cfg->player[seat] == 0 ? 1u << seat : 0;
    return human_partners;
}

/* Leaves out the moves that a computer has had enough of, unless no other is left. */
static void leave_out_wandering(const Game *g, const State *s, Moves *l)
{
    int kept = 0;
    for (int i = 0; i < l->n; i++)
        kept += !g->wanders(s, l->m[i]);
    if (kept == 0 || kept == l->n)
        return;
    int all = l->n;
    l->n = 0;
    for (int i = 0; i < all; i++)
        if (!g->wanders(s, l->m[i]))
            l->m[l->n++] = l->m[i];
}

int bot_legal(const Game *g, const State *s, int seat, unsigned human_partners, Moves *out)
{
    game_legal(g, s, seat, out);
    if (g->wanders)
        leave_out_wandering(g, s, out);
    int kept = 0, all = out->n;
    bool meddles[MOVE_MAX];
    human_partners &= ~(1u << seat);
    if (!human_partners || !g->meddles)
        return 0;
    for (int i = 0; i < all; i++) {
        meddles[i] = g->meddles(s, out->m[i], human_partners);
        kept += !meddles[i];
    }
    if (kept == 0)
        return 0;
    out->n = 0;
    for (int i = 0; i < all; i++)
        if (!meddles[i])
            out->m[out->n++] = out->m[i];
    return all - kept;
}

void bot_set_partners(Bot *b, unsigned human_partners)
{
    b->human_partners = human_partners;
}

/* ---- comparing -------------------------------------------------------------------------------------------------- */

static bool better(const Bot *b, int x, int y)
{
    if (b->visits[x] != b->visits[y])
        return b->visits[x] > b->visits[y];
    int64_t success_x = b->sum[x] + (int64_t)b->character_bias[x] * b->visits[x];
    int64_t success_y = b->sum[y] + (int64_t)b->character_bias[y] * b->visits[y];
    if (success_x != success_y)
        return success_x > success_y;
    if (b->character_bias[x] != b->character_bias[y]) /* no search: the character alone decides */
        return b->character_bias[x] > b->character_bias[y];
    return b->tie_breaker[x] > b->tie_breaker[y];
}

/* Returns the move that only passes, if it succeeds as often as that one and its looks are not a tenth of the other's: what
 * brings nothing is not done; -1: none. Nobody gives up: below a twentieth, where all seem alike, the move is made. */
static int pass_as_good(const Bot *b, int best)
{
    enum { LOOKS = 10, HOPELESS = 20 };
    if (b->visits[best] == 0 || b->character_bias[best] > 0 || b->sum[best] / b->visits[best] < VALUE_ONE / HOPELESS)
        return -1;
    for (int i = 0; i < b->legal.n; i++)
        if (i != best && b->g->move[b->legal.m[i].kind].flags & MV_PASS && LOOKS * b->visits[i] >= b->visits[best])
            return b->sum[i] / b->visits[i] >= b->sum[best] / b->visits[best] ? i : -1;
    return -1;
}

static int best_index(const Bot *b)
{
    int best = 0;
    for (int i = 1; i < b->legal.n; i++)
        if (better(b, i, best))
            best = i;
    int pass = pass_as_good(b, best);
    return pass >= 0 ? pass : best;
}

enum { PLAIN_LEAST = 32 }; /* playouts before one move can be plainly the best */

/* True if the playouts that are left cannot lift another move above the best, or if nearly all so far went to the best
 * (docs/PERFORMANCE.md: what that costs). */
static bool settled(const Bot *b)
{
    int best = best_index(b), second = 0, sum = 0;
    for (int i = 0; i < b->legal.n; i++) {
        sum += b->visits[i];
        if (i != best && b->visits[i] > second)
            second = b->visits[i];
    }
    bool plain = b->done >= b->want / 16 && b->done >= PLAIN_LEAST && b->visits[best] >= sum - sum / 20;
    return plain || b->visits[best] - second > b->want - b->done;
}

/* ---- beginning -------------------------------------------------------------------------------------------------- */

static void ask_taste(Bot *b)
{
    int16_t character_bias[MOVE_MAX] = {0};
    const Character *character = player_character(b->g, b->player);
    if (character && b->g->taste)
        b->g->taste(view_state(b->view), &b->legal, (int)(character - b->g->character), character_bias);
    for (int i = 0; i < b->legal.n; i++)
        b->character_bias[i] = character_bias[i] * (VALUE_ONE / 1000);
}

Rng bot_luck(uint64_t seed)
{
    return rng_seed(rng_derive(seed, RNG_THOUGHT, 0));
}

static Skill skill_of(const Game *g, const State *s, int seat, int level)
{
    Skill skill = {bot_level[level].iterations, bot_level[level].blunder};
    if (g->skill && level > 0)
        g->skill(s, seat, level, &skill);
    return skill;
}

static void start(Bot *b, const View *v, int player, uint64_t seed)
{
    REQUIRE(view_game(v) == b->g);
    REQUIRE(player >= 0 && player % PLAYER_CHARACTER < BOT_LEVELS);
    view_copy(b->view, v);
    b->seat = view_seat(v);
    b->player = player;
    b->level = player % PLAYER_CHARACTER;
    b->rng = bot_luck(seed);
    int left_out = bot_legal(b->g, view_state(v), b->seat, b->human_partners, &b->legal);
    REQUIRE(b->legal.n > 0);
    memset(b->visits, 0, sizeof b->visits);
    memset(b->sum, 0, sizeof b->sum);
    ask_taste(b);
    for (int i = 0; i < b->legal.n; i++)
        b->tie_breaker[i] = rng_next(&b->rng);
    bool blunder = (int)rng_below(&b->rng, 100) < skill_of(b->g, view_state(v), b->seat, b->level).blunders;
    /* the blunder was one of those left out: the other moves do not become more frequent */
    if (blunder && left_out > 0)
        blunder = (int)rng_below(&b->rng, (uint32_t)(b->legal.n + left_out)) >= left_out;
    b->thinks = b->level > 0 && !blunder && b->legal.n > 1;
    b->want = b->done = b->kept = 0;
}

/* Keeps the tree of the choice before as far as it is valid; otherwise begins a new one. */
static void plant(Bot *b, bool keep)
{
    Move led = {0};
    if (keep && b->planted == b->player && b->tree_partners == b->human_partners)
        led = tree_reuse_choice(b->follow, b->rooted, b->view);
    SearchStyle style = search_style(b->g, bot_level[b->level].depth);
    style.character_bias = player_character(b->g, b->player) ? b->character_bias : NULL;
    style.human_partners = b->human_partners;
    if (led.kind)
        search_follow(b->search, led);
    else
        search_begin(b->search, style);
    view_copy(b->rooted, b->view);
    b->planted = b->player;
    b->tree_partners = b->human_partners;
    search_visits(b->search, &b->legal, b->visits, b->sum);
    for (int i = 0; i < b->legal.n; i++)
        b->kept += b->visits[i];
}

int bot_worlds(const Game *g, const State *s, int seat, int level)
{
    return skill_of(g, s, seat, level).worlds;
}

static void begin(Bot *b, const View *v, int player, int iterations, uint64_t seed, bool keep)
{
    start(b, v, player, seed);
    if (!b->thinks)
        return; /* keep the tree: after a single move it may still be valid */
    b->want = iterations > 0 ? iterations : bot_worlds(b->g, view_state(b->view), b->seat, b->level);
    if (bot_level[b->level].depth == 0)
        return;
    plant(b, keep);
    b->done = b->kept < b->want ? b->kept : b->want;
    if (b->kept > 0 && settled(b))
        b->want = b->done;
}

void bot_start(Bot *b, const View *v, int player, int iterations, uint64_t seed)
{
    b->planted = 0;
    begin(b, v, player, iterations, seed, false);
}

void bot_follow(Bot *b, const View *v, int player, int iterations, uint64_t seed)
{
    begin(b, v, player, iterations, seed, true);
}

int bot_kept(const Bot *b)
{
    return b->kept;
}

int bot_thought(const Bot *b)
{
    return b->done;
}

/* ---- one move ahead (level 1) ------------------------------------------------------------------------------------ */

int64_t bot_worth(const Game *g, const State *s, int seat)
{
    float share[SEAT_MAX] = {0}, value = game_neutral(g, s);
    if (g->judge && (!s->over || g->plays_on)) {
        value = g->judge(s, seat);
    } else if (s->over) {
        g->result(s, share);
        value = share[seat];
    }
    if (!(value > 0.0f))
        return 0;
    return value < 1.0f ? (int64_t)(value * (float)VALUE_ONE) : VALUE_ONE;
}

enum { FORCED_MOST = 64 }; /* forced moves played on after ours; a guard, games have far fewer */

/* Plays single MV_AUTO moves, as the match does: a position is judged after them. */
static void play_forced(const Game *g, State *s, Moves *next)
{
    for (int i = 0; i < FORCED_MOST && !s->over; i++) {
        game_legal(g, s, s->to_act, next);
        if (next->n != 1 || !(g->move[next->m[0].kind].flags & MV_AUTO))
            return;
        g->apply(s, next->m[0], NULL);
    }
}

/* Adds to sum[i] what move i of `moves` is worth to seat in this world, 0..VALUE_ONE. scratch has state_size bytes and
 * is overwritten; world is not changed. */
static void try_each(const Game *g, const State *world, const Moves *moves, int seat, State *scratch, Moves *next,
                     int64_t sum[MOVE_MAX])
{
    for (int i = 0; i < moves->n; i++) {
        memcpy(scratch, world, g->state_size);
        g->apply(scratch, moves->m[i], NULL);
        play_forced(g, scratch, next);
        sum[i] += bot_worth(g, scratch, seat);
    }
}

/* ---- thinking --------------------------------------------------------------------------------------------------- */

static void search_on(Bot *b, int iterations)
{
    for (; iterations > 0 && b->done < b->want; iterations--, b->done++) {
        search_once(b->search, b->view, &b->rng);
        if (b->done % 64 == 63) { /* counted from the start, so that the size of a step changes nothing */
            search_visits(b->search, &b->legal, b->visits, b->sum);
            if (settled(b))
                b->want = b->done + 1;
        }
    }
    search_visits(b->search, &b->legal, b->visits, b->sum);
}

static void try_all(Bot *b, int iterations)
{
    for (; iterations > 0 && b->done < b->want; iterations--, b->done++) {
        if (!view_imagine(b->view, &b->rng, b->world))
            continue;
        if (b->g->think)
            b->g->think(b->world);
        try_each(b->g, b->world, &b->legal, b->seat, b->scratch, &b->next, b->sum);
        for (int i = 0; i < b->legal.n; i++)
            b->visits[i]++;
    }
}

bool bot_step(Bot *b, int iterations)
{
    if (b->done < b->want && bot_level[b->level].depth > 0)
        search_on(b, iterations);
    else
        try_all(b, iterations);
    return b->done >= b->want;
}

/* ---- answering -------------------------------------------------------------------------------------------------- */

static void say_why(const Bot *b, Move m, char *reason, size_t n)
{
    reason[0] = '\0';
    if (b->thinks && b->done > 0 && b->g->reason)
        b->g->reason(view_state(b->view), m, reason, n);
}

Move bot_best(const Bot *b, char *reason, size_t n)
{
    REQUIRE(b->legal.n > 0);
    Move m = b->legal.m[best_index(b)];
    if (reason && n > 0)
        say_why(b, m, reason, n);
    return m;
}

/* Converts a search's own estimate into the win rate that such estimates had in practice; people are shown the latter. */
static float trusted(const Bot *b, float share)
{
    const State *s = view_state(b->view);
    if (!b->g->trust)
        return share;
    Trust t = b->g->trust(s, view_seat(b->view));
    float p = share < 0.005f ? 0.005f : share > 0.995f ? 0.995f : share;
    return 1 / (1 + expf(-t.shift - t.slope * logf(p / (1 - p))));
}

int bot_choices(const Bot *b, BotChoice out[], int max)
{
    bool given[MOVE_MAX] = {false};
    int n = 0;
    for (; n < max && n < b->legal.n; n++) {
        int best = 0;
        while (given[best]) /* n < legal.n: one is left */
            best++;
        for (int i = best + 1; i < b->legal.n; i++)
            if (!given[i] && better(b, i, best))
                best = i;
        if (n == 0)
            best = best_index(b);
        given[best] = true;
        out[n] = (BotChoice){.move = b->legal.m[best], .visits = b->visits[best]};
        out[n].share = game_neutral(b->g, view_state(b->view));
        if (b->visits[best] > 0)
            out[n].share = trusted(b, (float)b->sum[best] / (float)b->visits[best] / (float)VALUE_ONE);
        say_why(b, out[n].move, out[n].reason, sizeof out[n].reason);
    }
    return n;
}

Move bot_choose(Bot *b, const View *v, int player, int iterations, uint64_t seed, char *reason, size_t n)
{
    bot_start(b, v, player, iterations, seed);
    while (!bot_step(b, 64))
        ;
    return bot_best(b, reason, n);
}
