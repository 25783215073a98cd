/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: does a second reader of the rules see the same game?  From random positions, each card of the card
 * file in each of many moments of a turn, a few random moves are made, and after each of them reader/reader.h says what
 * docs/rules/siege.md makes of it.  What it finds is reported with the position in JSON, the move and the rule;
 *
 *     test_siege_reader 4711        plays position 4711 again, and shows every move of it
 *     test_siege_reader 0 100000    plays these positions instead of the usual ones */
#include "../unit/help.h"

#include <jansson.h>

#include "core/fields.h"
#include "core/position.h"
#include "core/text.h"
#include "games/siege/siege_int.h"
#include "reader/positions.h"
#include "reader/reader.h"

enum { POSITIONS = 6000, ALL_POSITIONS = 20000, MOVES_EACH = 12, KINDS = ABILITY_QUICK + 1 };

typedef struct { /* of a card, how often */
    int seen, used, ability[KINDS];
} Turn;
static Turn turns[SIEGE_CARDS_MOST + 1];
static int made[SIEGE_MOVES]; /* moves, by their kind */

typedef struct { /* one position and what is played from it */
    uint64_t number;
    DefId card;
    Setup cfg;
    Siege siege, before;
    Rng r;
    Memory memory;
    bool aloud;
} Walk;

static Events told;

/* ---- the report ------------------------------------------------------------------------------------------------- */

static void show_position(const Walk *w, const State *s)
{
    json_t *json = position_out(&siege_game, &w->cfg, s);
    char *text = json_dumps(json, JSON_COMPACT);
    (void)puts(text); /* print_message cuts long lines off */
    free(text);
    json_decref(json);
}

static void show_stander(const Stander *x)
{
    if (x->piece != NO_PIECE)
        print_message("  %s%d %s %d/%d tokens %d%s%s%s keys %x\n",
                      x->lane < 0 ? "out "
                      : x->horde  ? "upper "
                                  : "lower ",
                      x->lane + 1, x->card ? x->card->word : "concealed", x->attack, x->health, x->tokens,
                      x->falling ? " falling" : "", x->stunned ? " stunned" : "", x->exhausted ? " exhausted" : "",
                      x->keys);
}

static void show_board(const State *s)
{
    Board b;
    read_board(s, &b);
    for (int u = 0; u < UNITS; u++)
        show_stander(&b.who[u]);
}

static void show_move(const Walk *w, const State *s, Move m)
{
    char text[WORD_MAX], words[SENTENCE_MAX];
    move_text(&siege_game, s, m, text);
    move_words(&siege_game, s, m, words, sizeof words);
    print_message("position %llu: seat %d, %s (%s)\n", (unsigned long long)w->number, m.seat, text, words);
}

static const char *generic_word(int kind)
{
    static const char *const words[EV_GAME] = {
        [EV_MOVE] = "MOVE", [EV_SHOW] = "SHOW", [EV_HIDE] = "HIDE", [EV_FACE] = "FACE",      [EV_NUM] = "NUM",
        [EV_PUT] = "PUT",   [EV_HOST] = "HOST", [EV_MIX] = "MIX",   [EV_SHUFFLE] = "SHUFFLE"};
    return words[kind] ? words[kind] : "?";
}

static void show_events(void) /* but for fields */
{
    for (int i = 0; i < told.n; i++) {
        const Event *e = &told.e[i];
        if (e->kind != EV_FIELD)
            print_message("%3d %s piece %d (%s) n %d other %d, %d -> %d at %d\n", i,
                          e->kind >= EV_GAME ? siege_game.event[e->kind - EV_GAME].word : generic_word(e->kind),
                          e->piece, e->def ? siege_card(e->def)->word : "-", e->n, e->other, e->from, e->to, e->pos);
    }
}

static void found(const Walk *w, const State *s, const Move *m, const Complaint *c)
{
    print_message("The position%s:\n", m ? " before the move" : "");
    show_position(w, s);
    show_board(s);
    if (m)
        show_move(w, s, *m);
    if (m)
        show_events();
    print_message("Once more: test_siege_reader %llu\n", (unsigned long long)w->number);
    fail_msg("position %llu, %s: %s", (unsigned long long)w->number, c->rule, c->text);
}

/* ---- every card has its turn ------------------------------------------------------------------------------------ */

static void note_cards(const State *s)
{
    for (PieceId p = 0; p < s->npieces; p++) {
        PlaceId at = s->piece[p].place;
        bool there = siege_in_play(at) || at == PLACE_HAND || at == PLACE_HAND + 1 || at == PLACE_HORDE_HAND;
        turns[s->piece[p].def].seen += there;
    }
    const Frame *f = s->nframes ? &s->frame[s->nframes - 1] : NULL;
    if (s->phase == PHASE_SETUP && f && f->node) /* what a portal does then was told before there was a position */
        turns[siege_def_of_node(f->node)].ability[ABILITY_SETUP]++;
}

static void note_turns(void)
{
    for (int i = 0; i < told.n; i++) {
        const Event *e = &told.e[i];
        Turn *t = &turns[e->def];
        if (e->kind == EV_ABILITY && e->n < KINDS)
            t->ability[e->n]++;
        t->used += e->kind == EV_ABILITY || e->kind == EV_PLAYED || e->kind == EV_USED || e->kind == EV_RESOLVED ||
                   e->kind == EV_STRIKES || e->kind == EV_ENGAGED || e->kind == EV_ATTACHES || e->kind == EV_TURNS;
        if (e->kind == EV_USED)
            t->ability[ABILITY_EXHAUST]++;
    }
}

/* ---- a walk ----------------------------------------------------------------------------------------------------- */

static bool names_the_card(const Walk *w, Move m)
{
    const MoveSpec *spec = &siege_game.move[m.kind];
    return (spec->arg[0] == ARG_DEF && m.a == w->card) ||
           (spec->arg[0] == ARG_PIECE && m.a < w->siege.s.npieces && w->siege.s.piece[m.a].def == w->card &&
            m.kind != MOVE_DISCARD);
}

/* One of the legal moves, often of the card that is meant. */
static Move choose(Walk *w)
{
    static Moves legal;
    const State *s = &w->siege.s;
    int seat = s->to_act;
    if (s->may_act && rng_below(&w->r, 2))
        for (seat = 0; !(s->may_act >> seat & 1);)
            seat++;
    legal.n = 0;
    game_legal(&siege_game, s, seat, &legal);
    assert_true(legal.n > 0);
    uint16_t order[MOVE_MAX];
    for (int i = 0; i < legal.n; i++)
        order[i] = (uint16_t)i;
    rng_shuffle16(&w->r, order, legal.n);
    if (rng_below(&w->r, 4))
        for (int i = 0; i < legal.n; i++)
            if (names_the_card(w, legal.m[order[i]]))
                return legal.m[order[i]];
    for (int i = 0; i < legal.n && rng_below(&w->r, 4) == 0; i++) /* or time goes on */
        if (legal.m[i].kind == MOVE_DONE)
            return legal.m[i];
    for (int i = 0; i < legal.n; i++) /* there are up to 720 ways to rearrange */
        if (legal.m[order[i]].kind != MOVE_REARRANGE || rng_below(&w->r, 20) == 0)
            return legal.m[order[i]];
    return legal.m[order[0]];
}

static void apply(Walk *w, Move m)
{
    static Siege watched;
    watched = w->siege;
    FieldWatch watch = {.g = &siege_game, .s = &w->siege.s, .told = &watched.s};
    told.n = 0;
    told.full = false;
    told.watch = &watch;
    siege_apply(&w->siege.s, m, &told);
    event_end(&told);
    told.watch = NULL;
    w->siege.s.serial++;
}

static void look(const Walk *w, const State *s, const Move *m)
{
    Complaint c;
    if (!holds_always(&w->siege.s, &c) || !offers_what_it_should(&w->siege.s, &c))
        found(w, s, m, &c);
}

static void step(Walk *w)
{
    Complaint c;
    Move m = choose(w);
    w->before = w->siege;
    made[m.kind]++;
    if (w->aloud)
        show_move(w, &w->before.s, m);
    apply(w, m);
    assert_false(told.full);
    const State *before = &w->before.s, *after = &w->siege.s;
    if (!follows_what_is_told(before, m, after, &told, &w->memory, &c) ||
        !changes_what_it_should(before, m, after, &told, &c) || !does_what_was_chosen(before, m, after, &told, &c))
        found(w, before, &m, &c);
    look(w, before, &m);
    note_turns();
}

static void walk(uint64_t number, bool aloud)
{
    static Walk w;
    w = (Walk){.number = number, .aloud = aloud, .card = (DefId)(1 + number % (SIEGE_NDEFS - 1))};
    w.r = rng_seed(number);
    random_position(number / (SIEGE_NDEFS - 1), w.card, &w.cfg, &w.siege);
    const char *fault = siege_fault(&w.siege.s);
    if (aloud || fault)
        show_position(&w, &w.siege.s);
    if (fault)
        fail_msg("position %llu cannot be: %s", (unsigned long long)number, fault);
    look(&w, &w.siege.s, NULL);
    note_cards(&w.siege.s);
    for (int i = 0; i < MOVES_EACH && !w.siege.s.over; i++)
        step(&w);
}

/* ---- tests ------------------------------------------------------------------------------------------------------ */

typedef struct {
    uint64_t from, n;
} Range;

static bool all_read; /* all the usual positions, to the end */

static void a_second_reader_sees_the_same_game(void **st)
{
    const Range *range = *st;
    for (uint64_t i = 0; i < range->n; i++)
        walk(range->from + i, range->n == 1);
    all_read = range->from == 0 && range->n >= POSITIONS;
}

/* Skips the test if only some of the positions were read. */
static void need_all(void)
{
    if (all_read)
        return;
    print_message("Only some positions were read: cards and moves are counted over all of them.\n");
    skip();
}

static void each_card_has_had_its_turn(void **st)
{
    (void)st;
    int missing = 0;
    need_all();
    for (DefId def = 1; def < SIEGE_NDEFS; def++) {
        const SiegeCard *c = siege_card(def);
        if (!turns[def].seen || !turns[def].used)
            print_message("%s: seen %d times, used %d times\n", c->word, turns[def].seen, turns[def].used);
        missing += !turns[def].seen || !turns[def].used;
        for (int kind = ABILITY_PLAY; kind < ABILITY_STATIC; kind++) {
            if (kind == ABILITY_SETUP && c->difficulty == FOR_FIRST)
                continue; /* asks nobody, so it is over before the first position: test_siege_setup has it */
            if (siege_has(c, (SiegeOp)kind) && !turns[def].ability[kind]) {
                print_message("%s: never '%s'\n", c->word, siege_op[kind].name);
                missing++;
            }
        }
    }
    assert_int_equal(missing, 0);
}

static void each_kind_of_move_was_made(void **st)
{
    (void)st;
    need_all();
    for (int kind = MOVE_PLAY; kind < SIEGE_MOVES; kind++)
        if (!made[kind])
            fail_msg("nobody made the move '%s'", siege_game.move[kind].word);
}

int main(int argc, char **argv)
{
    Range range = {.n = (uint64_t)help_many(POSITIONS, ALL_POSITIONS)};
    if (argc > 1)
        range = (Range){.from = strtoull(argv[1], NULL, 10), .n = argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(a_second_reader_sees_the_same_game, &range),
        cmocka_unit_test(each_card_has_had_its_turn),
        cmocka_unit_test(each_kind_of_move_was_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
