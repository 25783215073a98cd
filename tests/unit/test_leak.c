/* SPDX-License-Identifier: MIT
 * Nothing a seat is told depends on what it may not know: at two tables that differ only in what is hidden from it,
 * view, moves, reasons, standing, undo, the protocol, opponents, events and log say the same, byte for byte, through
 * whole games of every game in the list. test_app_leak.c does the same for the screen. */
#include "help_siege.h"
#include "twins.h"

#include <jansson.h>

#include "bots/bot.h"
#include "core/position.h"
#include "core/text.h"
#include "engine/serve.h"

enum { LINE = 256, WORLDS = 3 };

static int positions(void)
{
    return help_many(350, 5000);
}

static int choices(void)
{
    return help_many(700, 10000);
}

typedef struct {
    long positions, differing; /* compared; of these with two different truths */
    long moves, told;          /* compared after a move; events in them */
    long revealed;             /* moves after which the eyes rightly saw the difference */
    long guesses;              /* at hidden pieces, asked with a move */
} Tally;

/* ---- at a moment ------------------------------------------------------------------------------------------------- */

static void same_views(Twins *t)
{
    assert_true(twins_same_view(t, VIEW_EYES));
    assert_true(twins_same_view(t, VIEW_MEMORY)); /* leaves the views of memory in va and vb */
}

/* Some moves that are not in the list: of the seat to act, with arguments of others. */
static void same_reasons(const Twins *t, const Moves *legal, Rng *r)
{
    for (int i = 0; i < 6; i++) {
        Move m = legal->m[rng_below(r, (uint32_t)legal->n)];
        m.kind = (uint8_t)(1 + rng_below(r, (uint32_t)t->g->nmoves - 1));
        m.a = (uint16_t)rng_below(r, (uint32_t)t->g->ndefs);
        m.b = (uint16_t)(rng_below(r, 2) ? rng_below(r, (uint32_t)t->g->ndefs) : m.b);
        if (moves_have(legal, m))
            continue;
        Why x, y;
        match_why(t->a, m, &x);
        match_why(t->b, m, &y);
        assert_string_equal(x.text, y.text);
        assert_string_equal(x.rule, y.rule);
        assert_int_equal(x.cause, y.cause);
    }
}

static void same_choice(const Twins *t, Rng *r)
{
    Moves x, y;
    match_legal(t->a, t->eyes, &x);
    match_legal(t->b, t->eyes, &y);
    assert_int_equal(x.n, y.n);
    assert_memory_equal(x.m, y.m, (size_t)x.n * sizeof x.m[0]);
    same_reasons(t, &x, r);
}

static void same_standing(const Twins *t)
{
    Standing x, y;
    match_standing(t->a, &x);
    match_standing(t->b, &y);
    assert_int_equal(x.nlines, y.nlines);
    assert_memory_equal(x.line, y.line, sizeof x.line);
    assert_memory_equal(x.score, y.score, sizeof x.score);
    assert_memory_equal(x.rank, y.rank, sizeof x.rank);
    assert_memory_equal(x.winner, y.winner, sizeof x.winner);
    assert_memory_equal(x.out, y.out, sizeof x.out);
    assert_string_equal(x.note, y.note);
}

static void same_undo(const Twins *t)
{
    Status x = match_can_undo(t->a, t->eyes), y = match_can_undo(t->b, t->eyes);
    assert_int_equal(x.code, y.code);
    assert_string_equal(x.text, y.text);
}

static void same_answer(Session *x, Session *y, const char *line)
{
    json_t *a = serve_line(x, line, strlen(line)), *b = serve_line(y, line, strlen(line));
    char *first = json_dumps(a, JSON_SORT_KEYS), *second = json_dumps(b, JSON_SORT_KEYS);
    assert_string_equal(first, second);
    free(first);
    free(second);
    json_decref(a);
    json_decref(b);
}

/* A piece that is one thing at the one table and another at the other; NO_PIECE: there is none. */
static PieceId differing(const Twins *t, Rng *r)
{
    const State *a = match_truth(t->a), *b = match_truth(t->b);
    PieceId first = (PieceId)rng_below(r, a->npieces);
    for (int i = 0; i < a->npieces; i++) {
        PieceId p = (PieceId)((first + i) % a->npieces);
        if (a->piece[p].def != b->piece[p].def)
            return p;
    }
    return NO_PIECE;
}

/* A move of the kind that is about this piece, said to be a `word`. */
static void say_guess(const Twins *t, const MoveSpec *spec, PieceId p, const char *word, Rng *r, char *out, size_t n)
{
    str_add(out, n, "%s", spec->word);
    for (int i = 0; i < 3; i++)
        switch ((Arg)spec->arg[i]) {
        case ARG_NONE:
            break;
        case ARG_PIECE:
            str_add(out, n, " %s#%d", word, p);
            break;
        case ARG_DEF:
            str_add(out, n, " %s", word);
            break;
        case ARG_PLACE:
            str_add(out, n, " %s", t->g->place[match_truth(t->a)->piece[p].place].word);
            break;
        case ARG_SEAT:
        case ARG_NUM:
            str_add(out, n, " %d", (int)rng_below(r, t->cfg.nseats));
            break;
        case ARG_SET:
            str_add(out, n, " -");
            break;
        case ARG_ORDER:
            str_add(out, n, " %.*s", t->g->norder, "21345678");
            break;
        }
}

/* A request that takes a move says the same of a right guess at a hidden piece as of a wrong one, whoever asks. */
static void same_guesses(const Twins *t, Session *x, Session *y, Rng *r, Tally *tally)
{
    static const char *const request[] = {"why", "play"};
    for (int kind = 1; kind < t->g->nmoves; kind++) {
        PieceId p = differing(t, r);
        for (int i = 0; p != NO_PIECE && i < 4; i++) {
            char move[2 * WORD_MAX] = "", line[4 * WORD_MAX];
            const State *s = match_truth(i % 2 ? t->b : t->a);
            say_guess(t, &t->g->move[kind], p, t->g->def[s->piece[p].def].word, r, move, sizeof move);
            (void)snprintf(line, sizeof line, "{\"cmd\":\"%s\",\"serial\":999999,\"move\":\"%s\",\"seat\":%d}",
                           request[i / 2], move, t->eyes);
            same_answer(x, y, line);
            tally->guesses++;
        }
    }
}

/* What a client is told that asks for this seat: everything, without exception. */
static void same_protocol(const Twins *t, Rng *r, Tally *tally)
{
    static const char *const requests[] = {"\"cmd\":\"state\"",
                                           "\"cmd\":\"state\",\"memory\":true",
                                           "\"cmd\":\"standing\"",
                                           "\"cmd\":\"moves\"",
                                           "\"cmd\":\"play\",\"serial\":999999,\"move\":\"none\"",
                                           "\"cmd\":\"why\",\"move\":\"none\"",
                                           "\"cmd\":\"bot\",\"level\":1,\"iterations\":2",
                                           "\"cmd\":\"redo\"",
                                           "\"cmd\":\"games\"",
                                           "\"cmd\":\"nothing\""};
    char line[128];
    Session x = {.match = t->a}, y = {.match = t->b};
    if (t->eyes == NO_SEAT)
        return; /* nobody asks for all who look on */
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
        (void)snprintf(line, sizeof line, "{%s,\"seat\":%d}", requests[i], t->eyes);
        same_answer(&x, &y, line);
    }
    for (int kind = 1; kind < t->g->nmoves; kind++) { /* why not, also where it is not this seat's turn */
        (void)snprintf(line, sizeof line, "{\"cmd\":\"why\",\"move\":\"%s\",\"seat\":%d}", t->g->move[kind].word,
                       t->eyes);
        same_answer(&x, &y, line);
    }
    same_guesses(t, &x, &y, r, tally);
}

static void same_opponent(Twins *t, Bot *bot, Rng *r)
{
    uint64_t seed = rng_next(r);
    int level = (int)rng_below(r, BOT_LEVELS);
    char x[SENTENCE_MAX], y[SENTENCE_MAX];
    match_view(t->a, t->eyes, VIEW_MEMORY, t->va);
    match_view(t->b, t->eyes, VIEW_MEMORY, t->vb);
    Move first = bot_choose(bot, t->va, level, WORLDS, seed, x, sizeof x);
    Move second = bot_choose(bot, t->vb, level, WORLDS, seed, y, sizeof y);
    assert_true(move_same(first, second));
    assert_string_equal(x, y);
}

static void same_moment(Twins *t, Bot *bot, Rng *r, Tally *tally)
{
    same_views(t);
    same_standing(t);
    same_undo(t);
    assert_int_equal(match_to_act(t->a), match_to_act(t->b));
    assert_int_equal(match_may_act(t->a), match_may_act(t->b));
    if (t->eyes != NO_SEAT && match_may_act(t->a) >> t->eyes & 1) {
        same_choice(t, r);
        if (rng_below(r, 4) == 0)
            same_opponent(t, bot, r);
    }
    if (rng_below(r, 8) == 0)
        same_protocol(t, r, tally);
    tally->positions++;
    tally->differing += t->differ && twins_truths_differ(t);
}

/* ---- while time passes ------------------------------------------------------------------------------------------- */

static void same_story(const Twins *t, uint32_t from_a, uint32_t from_b, Tally *tally)
{
    static Event x[EVENT_MAX], y[EVENT_MAX];
    int n = match_events(t->a, t->eyes, from_a, x, EVENT_MAX);
    assert_int_equal(n, match_events(t->b, t->eyes, from_b, y, EVENT_MAX));
    assert_true(n <= EVENT_MAX);
    for (int i = 0; i < n; i++) {
        char line[LINE], other[LINE];
        assert_memory_equal(&x[i], &y[i], sizeof x[i]);
        event_line(t->g, &t->cfg, &x[i], line, sizeof line);
        event_line(t->g, &t->cfg, &y[i], other, sizeof other);
        assert_string_equal(line, other);
    }
    tally->told += n;
}

static bool play_on(Twins *t, Rng *r, Tally *tally)
{
    Moves legal;
    uint32_t from_a = match_serial(t->a), from_b = match_serial(t->b);
    match_legal(t->a, help_seat(t->a, r), &legal);
    if (!twins_play(t, legal.m[rng_below(r, (uint32_t)legal.n)]))
        return false;
    if (!twins_same_view(t, VIEW_EYES) || !twins_same_view(t, VIEW_MEMORY)) {
        tally->revealed++;
        return false;
    }
    same_story(t, from_a, from_b, tally);
    tally->moves++;
    return true;
}

static void whole_game(const Game *g, int nseats, uint64_t seed, Bot *bot, Tally *tally)
{
    Rng r = rng_seed(seed);
    Setup cfg = twins_setup(g, nseats, &r);
    int eyes = (int)rng_below(&r, (uint32_t)nseats + 1);
    Twins t = twins_new(g, &cfg, eyes == nseats ? NO_SEAT : eyes);
    Match *begin = match_new(g, &cfg, NULL);
    assert_non_null(begin);
    twins_part(&t, match_truth(begin), &r);
    for (;;) {
        same_moment(&t, bot, &r, tally);
        if (match_over(t.a))
            break;
        /* Parted anew now and then too: the longer they last, the less is hidden. */
        if (!play_on(&t, &r, tally) || rng_below(&r, 12) == 0) {
            memcpy(t.world, match_truth(t.a), g->state_size);
            State *truth = xmalloc(g->state_size);
            memcpy(truth, t.world, g->state_size);
            twins_part(&t, truth, &r);
            free(truth);
        }
    }
    match_free(begin);
    twins_free(&t);
}

static void nothing_hidden_is_told(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        Tally tally = {0};
        Bot *bot = bot_new(g);
        for (uint64_t seed = 1; tally.positions < positions() || (long)seed <= help_games(0, 0); seed++)
            for (int nseats = g->seats_min; nseats <= g->seats_max; nseats++)
                whole_game(g, nseats, seed * 10 + (uint64_t)nseats, bot, &tally);
        bot_free(bot);
        print_message(
            "%s: %ld positions, %ld with another truth; %ld moves, %ld events; %ld revelations, %ld guesses\n", g->id,
            tally.positions, tally.differing, tally.moves, tally.told, tally.revealed, tally.guesses);
        assert_true(tally.positions >= positions());
        /* A game without secrets has nothing to test; one with some must have been tested. */
        assert_true(tally.differing == 0 || (tally.differing > positions() / 5 && tally.moves > positions() / 5 &&
                                             tally.told > positions() / 5 && tally.guesses > positions() / 5));
    }
}

/* ---- two pieces exchanged ---------------------------------------------------------------------------------------- */

static bool hidden_from(const Piece *piece, int eyes)
{
    unsigned bit = eyes == NO_SEAT ? 0x80u : 1u << eyes;
    return !((piece->known | piece->recall) & bit);
}

/* Two pieces of one pool that the eyes do not know change what they are; false when there are none. */
static bool exchange(State *s, int eyes, Rng *r)
{
    for (int i = 0; i < 40; i++) {
        Piece *x = &s->piece[rng_below(r, s->npieces)], *y = &s->piece[rng_below(r, s->npieces)];
        if (x->pool != y->pool || x->def == y->def || !hidden_from(x, eyes) || !hidden_from(y, eyes))
            continue;
        DefId def = x->def;
        x->def = y->def;
        y->def = def;
        return true;
    }
    return false;
}

/* Not imagined by our own view code, which might be wrong in the same way twice. */
static void two_hidden_pieces_may_change_places(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        Rng r = rng_seed(77);
        long exchanged = 0;
        for (int game = 0; game < help_games(10, 40); game++) {
            Setup cfg = twins_setup(g, g->seats_min + game % (g->seats_max - g->seats_min + 1), &r);
            Match *m = match_new(g, &cfg, NULL);
            State *other = xmalloc(g->state_size);
            View *v = view_new(g), *w = view_new(g);
            for (; !match_over(m); help_play(m, &r, 1)) {
                int eyes = (int)rng_below(&r, cfg.nseats + 1u);
                eyes = eyes == cfg.nseats ? NO_SEAT : eyes;
                memcpy(other, match_truth(m), g->state_size);
                if (!exchange(other, eyes, &r))
                    continue;
                other->rng = rng_seed(rng_next(&r)); /* nor do they know the luck to come */
                for (int kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
                    match_view(m, eyes, (ViewKind)kind, v);
                    view_of(w, other, eyes, (ViewKind)kind);
                    assert_memory_equal(view_state(v), view_state(w), g->state_size);
                }
                exchanged++;
            }
            view_free(v);
            view_free(w);
            free(other);
            match_free(m);
        }
        print_message("%s: %ld exchanges\n", g->id, exchanged);
    }
}

/* ---- taking back ------------------------------------------------------------------------------------------------- */

static State *copy_of(const Game *g, const State *s)
{
    State *copy = xmalloc(g->state_size);
    memcpy(copy, s, g->state_size);
    return copy;
}

/* A world that the eyes of the seat to act cannot tell from the truth: other luck to come, and two hidden pieces
 * exchanged where there are two. */
static void other_world(const Match *m, State *world, int eyes, Rng *r)
{
    memcpy(world, match_truth(m), match_game(m)->state_size);
    world->rng = rng_seed(rng_next(r));
    for (int i = 0; i < 4; i++)
        (void)exchange(world, eyes, r);
}

typedef struct {
    long tried, allowed, closed, differing;
} Undos;

/* The same choice in both worlds: where its seat could see a difference afterwards, it may not be taken back. */
static void teaches_nothing(const Match *m, Move choice, Rng *r, View *v[2], Undos *n)
{
    const Game *g = match_game(m);
    int eyes = choice.seat;
    State *world = xmalloc(g->state_size), *here = copy_of(g, match_truth(m));
    other_world(m, world, eyes, r);
    Match *a = match_from(g, match_setup(m), here), *b = match_from(g, match_setup(m), world);
    assert_int_equal(match_play(a, 0, choice).code, 0);
    assert_int_equal(match_play(b, 0, choice).code, 0);
    bool same = true;
    for (int kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
        match_view(a, eyes, (ViewKind)kind, v[0]);
        match_view(b, eyes, (ViewKind)kind, v[1]);
        same = same && memcmp(view_state(v[0]), view_state(v[1]), g->state_size) == 0;
    }
    bool back = match_can_undo(a, eyes).code == 0;
    if (back && !same)
        fail_msg("%s: '%s' can be taken back, but it has taught seat %d something", g->id, g->move[choice.kind].word,
                 eyes);
    n->tried++;
    n->differing += !same;
    n->allowed += back;
    n->closed += !back;
    match_free(a);
    match_free(b);
    free(world);
    free(here);
}

/* HO-14, GH-26, MH-34, SH-16 */
static void what_may_be_taken_back_has_taught_nothing(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        Rng r = rng_seed(5);
        Undos n = {0};
        View *v[2] = {view_new(g), view_new(g)};
        for (int game = 0; (game < 400 && n.tried < choices()) || game < help_games(0, 0); game++) {
            Setup cfg = twins_setup(g, g->seats_min + game % (g->seats_max - g->seats_min + 1), &r);
            Match *m = match_new(g, &cfg, NULL);
            while (!match_over(m)) {
                Moves legal;
                match_legal(m, help_seat(m, &r), &legal);
                Move choice = legal.m[rng_below(&r, (uint32_t)legal.n)];
                teaches_nothing(m, choice, &r, v, &n);
                assert_int_equal(match_play(m, match_serial(m), choice).code, 0);
            }
            match_free(m);
        }
        view_free(v[0]);
        view_free(v[1]);
        print_message("%s: %ld choices, %ld can be taken back, %ld taught something\n", g->id, n.tried, n.allowed,
                      n.differing);
        assert_true(n.tried >= choices() || n.closed == n.tried);
        assert_true(n.differing > 0 && n.differing <= n.closed);
    }
}

/* ---- cards that are rearranged in secret --------------------------------------------------------------------------- */

/* All that these eyes can tell of what was played since `from`: views, story, log, and every answer to their seat. */
static void told(const Match *m, int eyes, uint32_t from, View *v, Buf *out)
{
    static const char *const requests[] = {"\"cmd\":\"state\"", "\"cmd\":\"state\",\"memory\":true",
                                           "\"cmd\":\"moves\"", "\"cmd\":\"standing\"",
                                           "\"cmd\":\"undo\"",  "\"cmd\":\"why\",\"move\":\"rearrange 213456\""};
    static Event e[EVENT_MAX];
    char line[LINE];
    int n = match_events(m, eyes, from, e, EVENT_MAX);
    for (int i = 0; i < n; i++) {
        event_line(match_game(m), match_setup(m), &e[i], line, sizeof line);
        buf_addn(out, (const char *)&e[i], sizeof e[i]);
        buf_add(out, line);
    }
    for (int kind = VIEW_EYES; kind <= VIEW_MEMORY; kind++) {
        match_view(m, eyes, (ViewKind)kind, v);
        buf_addn(out, (const char *)view_state(v), match_game(m)->state_size);
    }
    Session s = {.match = match_at(m, match_serial(m))};
    for (size_t i = 0; eyes != NO_SEAT && i < sizeof requests / sizeof *requests; i++) {
        (void)snprintf(line, sizeof line, "{%s,\"seat\":%d}", requests[i], eyes);
        serve_text(&s, line, strlen(line), out);
    }
    serve_end(&s);
}

/* Nobody but their owner knows of any of them which it is, also not of those that lay face up before. */
static void nobody_knows(const State *s)
{
    unsigned owner = 1u << (s->nseats - 1);
    for (PieceId p = 0; p < s->npieces; p++)
        if (s->piece[p].place == PLACE_UPPER && s->piece[p].face & FACE_CONCEALED) {
            assert_int_equal((s->piece[p].known | s->piece[p].recall) & ~owner, 0);
            assert_int_equal(s->piece[p].face & FACE_FLIPPED, 0);
        }
}

/* Whatever order they are laid in, none of them moved among these, the same is told; returns how many orders there are. */
static int one_act(const Match *m, const Moves *orders, int eyes)
{
    View *v = view_new(match_game(m));
    Buf first = {0};
    uint32_t from = match_serial(m);
    for (int i = 0; i < orders->n; i++) {
        Match *played = match_at(m, from);
        Buf now = {0};
        assert_int_equal(match_play(played, from, orders->m[i]).code, 0);
        nobody_knows(match_truth(played));
        told(played, eyes, from, v, i == 0 ? &first : &now);
        if (i > 0 && (now.n != first.n || memcmp(now.text, first.text, now.n) != 0))
            fail_msg("to %d order %d is told as another one", eyes, orders->m[i].a);
        buf_free(&now);
        match_free(played);
    }
    buf_free(&first);
    view_free(v);
    return orders->n;
}

/* What is known of a card by its number in the list of orders: 1 of n!, and no more. */
static void SH_12_16_a_rearrangement_is_one_act_that_tells_nothing_else(void **st)
{
    (void)st;
    static const int orders_of[] = {0, 0, 2, 6, 24};
    Rng r = rng_seed(1216);
    int acts = 0, orders = 0, flipped = 0;
    for (int k = 0; k < help_many(12, 90); k++) {
        Moves all = {.n = 0};
        int nseats = 2 + k % 2, want = 2 + k / 2 % 3;
        Match *m = siege_with_hidden(nseats, want, &r, &all);
        const State *s = match_truth(m);
        assert_int_equal(all.n, orders_of[want]);
        for (PieceId p = 0; p < s->npieces; p++)
            flipped += (s->piece[p].face & FACE_FLIPPED) != 0;
        for (int eyes = 0; eyes < nseats; eyes++) /* the last one: who looks on */
            orders += one_act(m, &all, eyes == nseats - 1 ? NO_SEAT : eyes);
        acts++;
        match_free(m);
    }
    print_message("siege: %d rearrangements, %d cards seen before, %d orders, none of which is told apart\n", acts,
                  flipped, orders);
    assert_true(flipped > help_many(3, 8));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_hidden_is_told),
        cmocka_unit_test(two_hidden_pieces_may_change_places),
        cmocka_unit_test(what_may_be_taken_back_has_taught_nothing),
        cmocka_unit_test(SH_12_16_a_rearrangement_is_one_act_that_tells_nothing_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
