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
#include "bots/lapses.h"

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
    bool thorough;
    bool narrows;   /* the last quarter of the search belongs to the best few moves */
    int shortlists; /* how many shortlists it has drawn up */
    bool thinks;    /* false (random, a single move): plays what its character likes best, or a random move */
    Skill skill;
    Oversight oversight;
    uint64_t slip; /* drawn once, as tie_breaker */
    Rng rng;
    Moves legal, next;
    int visits[MOVE_MAX];
    int64_t sum[MOVE_MAX];            /* VALUE_ONE: a win in every visit */
    int32_t character_bias[MOVE_MAX]; /* bonus of the character for the move, in the same unit */
    bool listed[MOVE_MAX];            /* what is on the shortlist; nothing: there is none */
    uint64_t tie_breaker[MOVE_MAX];   /* drawn once, so that bot_best uses no randomness */
};

static const BotLevel levels[] = {
    [BOT_RANDOM] = {.word = "random",
                    .label = N_("Drunken goblin"),
                    .kind = N_("drunken goblin"),
                    .help = N_("Plays any legal move, at random.")},
    [BOT_NOVICE] = {.word = "novice",
                    .label = N_("Novice"),
                    .kind = N_("novice"),
                    .help = N_("Takes the first good idea and overlooks much."),
                    .rung = 1,
                    .forgets = true,
                    .skill = {.worlds = 4, .slip = 25, .blind = 20}},
    [BOT_EASY] = {.word = "easy",
                  .label = N_("Easy"),
                  .kind = N_("easy"),
                  .help = N_("Hardly looks ahead and forgets what it has seen."),
                  .rung = 2,
                  .forgets = true,
                  .skill = {.worlds = 4, .slip = 8, .blind = 10}},
    [BOT_CUNNING] = {.word = "cunning",
                     .label = N_("Cunning"),
                     .kind = N_("cunning"),
                     .help = N_("Thinks a few moves ahead and overlooks little."),
                     .rung = 3,
                     .skill = {.worlds = 160, .horizon = 4, .slip = 4, .blind = 5}},
    [BOT_SHARP] = {.word = "sharp",
                   .label = N_("Sharp"),
                   .kind = N_("sharp"),
                   .help = N_("Thinks far ahead and rarely goes wrong."),
                   .rung = 4,
                   .skill = {.worlds = 640, .horizon = 4}},
    [BOT_MERCILESS] = {.word = "merciless",
                       .label = N_("Merciless"),
                       .kind = N_("merciless"),
                       .help = N_("Searches far ahead and almost never goes wrong."),
                       .rung = 5,
                       .skill = {.worlds = 20000, .horizon = 4}},
};

const uint8_t bot_ladder[BOT_RUNGS] = {BOT_NOVICE, BOT_EASY, BOT_CUNNING, BOT_SHARP, BOT_MERCILESS};

/* ---- players ---------------------------------------------------------------------------------------------------- */

/* Of a player that is no person: a level that this version does not know is the highest. */
static int level_here(int player)
{
    int level = player % PLAYER_CHARACTER;
    return level < 1 || level >= BOT_LEVELS ? BOT_MERCILESS : level;
}

const BotLevel *bot_level(int player)
{
    return &levels[player <= 0 ? BOT_RANDOM : level_here(player)];
}

int bot_player(const Game *g, int player)
{
    int character = player / PLAYER_CHARACTER;
    if (player <= 0)
        return 0;
    return level_here(player) + (character <= g->ncharacters ? PLAYER_CHARACTER * character : 0);
}

int bot_player_by_words(const Game *g, const char *text, size_t n)
{
    char words[WORD_MAX];
    const char *dash = memchr(text, '-', n);
    size_t first = dash ? (size_t)(dash - text) : n;
    int level = 0;
    for (int i = 1; i < BOT_LEVELS; i++)
        if (strlen(bot_level(i)->word) == first && memcmp(bot_level(i)->word, text, first) == 0)
            level = i;
    if (level > 0)
        (void)snprintf(words, sizeof words, "%d%.*s", level, (int)(n - first), text + first);
    else if (n > 0 && text[0] >= '1' && text[0] <= '9')
        (void)snprintf(words, sizeof words, "%.*s", (int)n, text);
    else
        (void)snprintf(words, sizeof words, "%d-%.*s", BOT_CUNNING, (int)n, text);
    int player = player_read(g, words, strlen(words));
    return player % PLAYER_CHARACTER < BOT_LEVELS ? player : 0;
}

void bot_player_words(const Game *g, int player, char *out, size_t n)
{
    const Character *character = player_character(g, player);
    (void)snprintf(out, n, "%s%s%s", bot_level(player)->word, character ? "-" : "", character ? character->word : "");
}

ViewKind bot_memory(int player)
{
    return bot_level(player)->forgets ? VIEW_EYES : VIEW_MEMORY;
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
    int total = out->n;
    if (g->wanders)
        leave_out_wandering(g, s, out);
    int kept = 0, all = out->n;
    bool meddles[MOVE_MAX];
    human_partners &= ~(1u << seat);
    if (!human_partners || !g->meddles)
        return total - all;
    for (int i = 0; i < all; i++) {
        meddles[i] = g->meddles(s, out->m[i], human_partners);
        kept += !meddles[i];
    }
    if (kept == 0)
        return total - all;
    out->n = 0;
    for (int i = 0; i < all; i++)
        if (!meddles[i])
            out->m[out->n++] = out->m[i];
    return total - kept;
}

void bot_set_partners(Bot *b, unsigned human_partners)
{
    b->human_partners = human_partners;
}

void bot_set_thorough(Bot *b, bool thorough)
{
    b->thorough = thorough;
}

void bot_set_oversights(Bot *b, uint64_t seed)
{
    b->oversight.seed = seed;
}

/* ---- comparing -------------------------------------------------------------------------------------------------- */

/* Returns how a move succeeds on average, with its character's bonus; -1: it was not tried. */
static int64_t success(const Bot *b, int i)
{
    return b->visits[i] > 0 ? b->sum[i] / b->visits[i] + b->character_bias[i] : -1;
}

/* By visits: a search looks most often at what succeeds best. */
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

/* Returns the passing move if it was visited at least a tenth as often as the best and wins at least as often: a move that
 * gains nothing is not made. -1: none, or the position is nearly lost (below a twentieth), where all moves look alike. */
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

/* As better(), but the moves of a shortlist are looked at evenly, so that what they brought decides among them. */
static bool chosen_before(const Bot *b, int x, int y)
{
    if (b->listed[x] != b->listed[y])
        return b->listed[x];
    return b->listed[x] && success(b, x) != success(b, y) ? success(b, x) > success(b, y) : better(b, x, y);
}

/* Returns the move that succeeds best. */
static int best_index(const Bot *b)
{
    int best = 0;
    for (int i = 1; i < b->legal.n; i++)
        if (chosen_before(b, i, best))
            best = i;
    int pass = pass_as_good(b, best);
    return pass >= 0 ? pass : best;
}

/* Returns the move that is played: the best, or one that this level takes for it. */
static int chosen_index(const Bot *b)
{
    int best = best_index(b);
    if (b->skill.slip == 0 || b->done == 0)
        return best;
    Tried tried[MOVE_MAX];
    for (int i = 0; i < b->legal.n; i++) {
        int64_t mean = b->visits[i] > 0 ? b->sum[i] / b->visits[i] : 0;
        tried[i] = (Tried){mean + b->character_bias[i], b->visits[i]};
    }
    return lapses_slip(tried, b->legal.n, best, (int64_t)b->skill.slip * VALUE_ONE / 100, b->slip);
}

enum { PLAIN_LEAST = 32 }; /* playouts before one move can be plainly the best */

/* True if the playouts that are left cannot lift another move above the best, or if nearly all so far went to the best
 * (docs/PERFORMANCE.md: what that costs). */
static bool settled(const Bot *b)
{
    int best = best_index(b), second = 0, sum = 0;
    if (b->thorough)
        return false;
    for (int i = 0; i < b->legal.n; i++) {
        sum += b->visits[i];
        if (i != best && b->visits[i] > second)
            second = b->visits[i];
    }
    bool plain = b->done >= b->want / 16 && b->done >= PLAIN_LEAST && b->visits[best] >= sum - sum / 20;
    return plain || (!b->narrows && b->visits[best] - second > b->want - b->done);
}

/* Ends a settled search after `done` playouts; a shortlist still gets its quarter, for a move that hardly got a playout may
 * be the better one (docs/PERFORMANCE.md has one that cost 299 thousandths). */
static void end_early(Bot *b, int done)
{
    if (b->shortlists > 0 || !settled(b))
        return;
    int want = b->narrows ? done + done / 3 + 1 : done;
    if (want < b->want)
        b->want = want;
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

Skill bot_skill(const Game *g, const State *s, int seat, int level)
{
    Skill skill = bot_level(level)->skill;
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
    b->skill = bot_skill(b->g, view_state(v), b->seat, b->level);
    b->oversight.blind = b->skill.blind;
    (void)bot_legal(b->g, view_state(v), b->seat, b->human_partners, &b->legal);
    lapses_overlook(b->g, view_state(v), b->oversight, &b->legal);
    REQUIRE(b->legal.n > 0);
    memset(b->visits, 0, sizeof b->visits);
    memset(b->sum, 0, sizeof b->sum);
    ask_taste(b);
    for (int i = 0; i < b->legal.n; i++)
        b->tie_breaker[i] = rng_next(&b->rng);
    b->slip = rng_next(&b->rng);
    b->thinks = b->level != BOT_RANDOM && b->legal.n > 1;
    b->want = b->done = b->kept = 0;
    b->shortlists = 0;
    memset(b->listed, 0, sizeof b->listed);
    b->narrows = b->level == BOT_MERCILESS && !b->g->plays_on;
}

/* Keeps the tree of the choice before as far as it is valid; otherwise begins a new one. */
static void plant(Bot *b, bool keep)
{
    Move led = {0};
    if (keep && b->planted == b->player && b->tree_partners == b->human_partners)
        led = tree_reuse_choice(b->follow, b->rooted, b->view);
    SearchStyle style = search_style(b->g, b->skill.horizon);
    style.character_bias = player_character(b->g, b->player) ? b->character_bias : NULL;
    style.human_partners = b->human_partners;
    style.oversight = b->oversight;
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
    return bot_skill(g, s, seat, level).worlds;
}

static void begin(Bot *b, const View *v, int player, int iterations, uint64_t seed, bool keep)
{
    start(b, v, player, seed);
    if (!b->thinks)
        return; /* keep the tree: after a single move it may still be valid */
    b->want = iterations > 0 ? iterations : b->skill.worlds;
    if (b->skill.horizon == 0)
        return;
    plant(b, keep);
    b->done = b->kept < b->want ? b->kept : b->want;
    if (b->kept > 0)
        end_early(b, b->done);
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

/* ---- one move ahead ---------------------------------------------------------------------------------------------- */

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

/* Puts the n moves that succeed best on the shortlist, or fewer if fewer were tried. */
static void draw_up(Bot *b, int n)
{
    search_visits(b->search, &b->legal, b->visits, b->sum);
    memset(b->listed, 0, sizeof b->listed);
    int k = 0;
    for (; k < n; k++) {
        int best = -1;
        for (int i = 0; i < b->legal.n; i++)
            if (b->visits[i] > 0 && !b->listed[i] && (best < 0 || success(b, i) > success(b, best)))
                best = i;
        if (best < 0)
            break;
        b->listed[best] = true;
    }
    search_among(b->search, k > 0 ? b->listed : NULL);
}

/* Curiosity gives most playouts to the move that seems best, and a rival that seems a little worse may get too few to show what
 * it is worth. The last quarter of a search of the strongest therefore belongs to the best few: a third of it to the eight
 * that succeed best, a third to the best four, a third to the best two, and every time the one that was played least
 * is played (sequential halving). docs/PERFORMANCE.md says what it is worth; at Siege, whose judgement plays on by
 * itself, it was not tried. */
static void narrow(Bot *b)
{
    enum { STAGES = 3, PARTS = 4 * STAGES, MOST = 8 };
    while (b->shortlists < STAGES && b->done >= b->want - (int)((int64_t)b->want * (STAGES - b->shortlists) / PARTS))
        draw_up(b, MOST >> b->shortlists++);
}

static void search_on(Bot *b, int iterations)
{
    for (; iterations > 0 && b->done < b->want; iterations--, b->done++) {
        if (b->narrows)
            narrow(b);
        search_once(b->search, b->view, &b->rng);
        if (b->done % 64 == 63) { /* counted from the start, so that the size of a step changes nothing */
            search_visits(b->search, &b->legal, b->visits, b->sum);
            end_early(b, b->done + 1);
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
    if (b->done < b->want && b->skill.horizon > 0)
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
    Move m = b->legal.m[chosen_index(b)];
    if (reason && n > 0)
        say_why(b, m, reason, n);
    return m;
}

float bot_told(const Game *g, const State *s, int seat, float share, float *error)
{
    if (!g->trust)
        return share;
    Trust t = g->trust(s, seat);
    float p = fminf(fmaxf(share, 0.001f), 0.999f);
    float told = 1 / (1 + expf(-t.shift - t.slope * logf(p / (1 - p))));
    if (error)
        *error *= t.slope * told * (1 - told) / (p * (1 - p));
    return told;
}

/* Returns the standard error of a move's mean success, as if one more playout had brought a coin's. Where the squares of its
 * playouts are not known, each was won or lost. */
static float error_of(const Bot *b, int i)
{
    double n = b->visits[i], mean = (double)b->sum[i] / n / VALUE_ONE, spread = mean * (1 - mean);
    if (b->skill.horizon > 0 && b->kept == 0)
        spread = (double)search_square(b->search, i) / n / VALUE_ONE / VALUE_ONE - mean * mean;
    return (float)sqrt(((spread > 0 ? spread : 0) * n + 0.25) / (n + 1) / n);
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
            best = chosen_index(b);
        given[best] = true;
        out[n] = (BotChoice){.move = b->legal.m[best], .visits = b->visits[best]};
        out[n].share = game_neutral(b->g, view_state(b->view));
        if (b->visits[best] > 0) {
            out[n].error = error_of(b, best);
            float mean = (float)b->sum[best] / (float)b->visits[best] / (float)VALUE_ONE;
            out[n].share = bot_told(b->g, view_state(b->view), b->seat, mean, &out[n].error);
        }
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
