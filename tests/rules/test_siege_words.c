/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: in games played at random, every moment at which somebody acts has a question, every move reads as
 * something of its own, and views are told the same as the truth. */
#include "given_siege.h"

#include "bots/review.h"
#include "core/text.h"

enum { MOVES_OF_A_GAME = 700 };

static unsigned steps_seen, asks_seen; /* bits of steps where somebody acts, and of questions */
static int draws_seen, repeats_seen, full_seen, reacts_seen, idle_seen;

/* Nothing is left to be filled in but names of seats that are there, and nothing was forgotten. */
static void is_text(const State *s, const char *text)
{
    if (strchr(text, '%') || strstr(text, "  ") || strstr(text, ": .") || strstr(text, " ."))
        fail_msg("no text: '%s'", text);
    for (const char *p = strchr(text, '{'); p; p = strchr(p + 1, '{'))
        if (p[1] < '0' || p[1] >= '0' + s->nseats || p[2] != '}')
            fail_msg("no name: '%s'", text);
}

/* SH-10.18: whoever draws thinks of the deck, which is life (SH-11.7): the question says what is left of it. */
static void draws_say_what_is_left(const State *s, const char *detail)
{
    const Frame *f = frame_peek(s);
    if (s->nframes == 0 || f->op != ASK_SEAT || f->n != FOR_DRAW || siege_allies(s) > 1)
        return;
    char left[40];
    (void)snprintf(left, sizeof left, " %d", table_size(s, deck_at(0)));
    draws_seen++;
    const char *at = strstr(detail, left);
    if (!at || (at[strlen(left)] >= '0' && at[strlen(left)] <= '9'))
        fail_msg("'%s' does not say '%s'", detail, left);
}

/* What is asked six times over says how manieth time that is. */
static void repeats_are_counted(const State *s, const char *detail)
{
    const Frame *f = frame_peek(s);
    for (int i = 0; f && f->op == ASK_UNIT && i < s->nframes; i++) {
        const Frame *repeat = &s->frame[i];
        const Term *times = repeat->op == RUN_REPEAT ? term_argument(siege_node(repeat->node), 0) : NULL;
        char count[40];
        if (!times || f->src >= s->npieces || repeat->src != f->src || !term_is_number(times) || term_int(times) == 1)
            continue;
        (void)snprintf(count, sizeof count, ", %d of %d: ", term_int(times) - repeat->n, term_int(times));
        repeats_seen++;
        if (!strstr(detail, count))
            fail_msg("'%s' does not say '%s'", detail, count);
    }
}

/* SH-6.7: the last chance to act is no reaction to a treachery card that does nothing, and abilities count as cards do. */
static void reactions_are_to_something(const State *s, const char *q, const char *d)
{
    const Siege *g = siege_of(s);
    char ability[SENTENCE_MAX];
    if (g->step != STEP_REACTION || s->nframes > 0)
        return;
    bool acts = g->boosted != NO_PIECE || siege_say_treachery_ability(g->treachery, ability, sizeof ability);
    reacts_seen += acts;
    idle_seen += !acts;
    if (acts != (strstr(q, "eact to ") != NULL) || acts != (strstr(d, "has no effect") == NULL) ||
        !strstr(d, "abilities"))
        fail_msg("'%s' '%s' after a card that %s", q, d, acts ? "acts" : "does nothing");
}

static void check_prompt(const State *s, int seat)
{
    char q[SENTENCE_MAX], d[SENTENCE_MAX], named[SENTENCE_MAX];
    siege_prompt(s, seat, "", q, sizeof q, d, sizeof d);
    is_text(s, q);
    is_text(s, d);
    reactions_are_to_something(s, q, d);
    if (!q[0] || q[strlen(q) - 1] == '.')
        fail_msg("no question: '%s'", q);
    if (d[0] && d[strlen(d) - 1] != '.')
        fail_msg("no sentence: '%s' (%s)", d, q);
    draws_say_what_is_left(s, d);
    repeats_are_counted(s, d);
    bool waits = s->nframes == 0 && siege_step_waits(siege_of(s)->step);
    if (!waits && !d[0])
        fail_msg("nothing says what ends it: '%s'", q);
    siege_prompt(s, seat, "Mira", named, sizeof named, d, sizeof d);
    if (waits)
        assert_string_equal(q, named);
    else if (strncmp(named, "Mira, ", 6) != 0)
        fail_msg("whose question is it: '%s'", named);
}

/* Two moves that differ, but for nobody: of two copies of one attachment on one host, or of one ability that waits. */
static bool are_alike(const State *s, Move x, Move y)
{
    if (x.kind == MOVE_NEXT) {
        const Frame *f = &s->queue[x.a], *g = &s->queue[y.a];
        return f->op == g->op && f->node == g->node && s->piece[f->src].def == s->piece[g->src].def;
    }
    bool pieces = siege_game.move[x.kind].arg[0] == ARG_PIECE && x.b == y.b;
    return pieces && s->piece[x.a].def == s->piece[y.a].def && s->piece[x.a].host != NO_PIECE &&
           s->piece[x.a].host == s->piece[y.a].host;
}

static bool ends(const char *sentence)
{
    return sentence[strlen(sentence) - 1] == '.';
}

/* A card that is played or used has a reason, at least what it says of itself. */
static void check_moves(const State *s, const Moves *legal)
{
    static char text[MOVE_MAX][SENTENCE_MAX];
    for (int i = 0; i < legal->n; i++) {
        char reason[SENTENCE_MAX];
        Move m = legal->m[i];
        text[i][0] = '\0';
        siege_describe(s, m, text[i], sizeof text[i]);
        is_text(s, text[i]);
        if (!text[i][0])
            fail_msg("a move of kind %d is not described", m.kind);
        siege_reason(s, m, reason, sizeof reason);
        is_text(s, reason);
        bool needed = m.kind <= MOVE_ENGAGE || m.kind == MOVE_USE;
        if (reason[0] ? !ends(reason) : needed)
            fail_msg("no reason for '%s': '%s'", text[i], reason);
        for (int k = 0; k < i; k++)
            if (strcmp(text[i], text[k]) == 0 && !are_alike(s, m, legal->m[k]))
                fail_msg("two moves read alike: '%s'", text[i]);
    }
}

/* What is shown to the seat is what its own eyes know. */
static void check_view(const Match *match, View *view, int seat)
{
    char q[2][SENTENCE_MAX], d[2][SENTENCE_MAX];
    match_view(match, seat, VIEW_EYES, view);
    siege_prompt(match_truth(match), seat, "", q[0], sizeof q[0], d[0], sizeof d[0]);
    siege_prompt(view_state(view), seat, "", q[1], sizeof q[1], d[1], sizeof d[1]);
    assert_string_equal(q[0], q[1]);
    assert_string_equal(d[0], d[1]);
}

/* Whoever may act is asked something, and knows all that it may answer apart. */
static void check_asked(const State *s, Moves *legal)
{
    const Frame *f = frame_peek(s);
    asks_seen |= f ? 1u << (f->op - ASK_FIRST) : 0;
    steps_seen |= f ? 0 : 1u << siege_of(s)->step;
    for (int seat = 0; seat < s->nseats; seat++) {
        if (!(state_may_act(s) >> seat & 1))
            continue;
        check_prompt(s, seat);
        game_legal(&siege_game, s, seat, legal);
        assert_true(legal->n > 0);
        check_moves(s, legal);
    }
}

/* SH-5.5: while all lanes are taken an ally is refused for that, and not for what it is not. */
static void check_full_lanes(const State *s, int seat)
{
    for (int lane = 0; lane < LANES; lane++)
        if (siege_lower(s, lane) == NO_PIECE)
            return;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_HAND + seat)); p != NO_PIECE; p = s->piece[p].next) {
        Why why = {.cause = NO_PIECE};
        if (siege_card_of(s, p)->type != CARD_ALLY)
            continue;
        siege_game.why_not(s, (Move){MOVE_CAST, (uint8_t)seat, s->piece[p].def, 0, 0}, &why);
        assert_null(strstr(why.text, "is not a spell"));
        full_seen += strncmp(why.text, "There is no free lane for ", 20) == 0;
    }
}

static void check_moment(const Match *match, View *view, Moves *legal)
{
    const State *s = match_truth(match);
    check_asked(s, legal);
    for (int seat = 0; seat < s->nseats; seat++) {
        if (state_may_act(s) >> seat & 1) {
            check_view(match, view, seat);
            if (seat < siege_allies(s))
                check_full_lanes(s, seat);
        } else { /* whoever watches is told as well, by what it may know */
            char q[SENTENCE_MAX], d[SENTENCE_MAX];
            match_view(match, seat, VIEW_EYES, view);
            siege_prompt(view_state(view), seat, "", q, sizeof q, d, sizeof d);
            is_text(s, q);
        }
    }
}

static void check_end(const State *s)
{
    Standing now = {0};
    char q[SENTENCE_MAX], d[SENTENCE_MAX];
    siege_standing(s, &now);
    is_text(s, now.note);
    assert_true(now.nlines >= 5);
    siege_prompt(s, 0, "", q, sizeof q, d, sizeof d);
    assert_true(!s->over || strcmp(q, "The game is over") == 0);
    for (int seat = 0; s->over && seat < s->nseats; seat++) {
        float share[SEAT_MAX];
        siege_result(s, share);
        assert_int_equal(now.winner[seat], share[seat] > 0);
        assert_int_equal(now.rank[seat], now.winner[seat] ? 1 : 2);
    }
    assert_true(!s->over || now.note[0]);
}

/* Being done ends a phase: one who plays at random shall do something first. */
static Move some_move(const Moves *legal, Rng *r)
{
    Move m = legal->m[rng_below(r, (uint32_t)legal->n)];
    bool ends = m.kind == MOVE_DONE || m.kind == MOVE_MOVE || m.kind == MOVE_SWAP;
    return ends && rng_below(r, 3) ? legal->m[rng_below(r, (uint32_t)legal->n)] : m;
}

static void play(Setup cfg)
{
    Status why;
    Match *match = match_new(&siege_game, &cfg, &why);
    assert_non_null(match);
    View *view = view_new(&siege_game);
    Moves *legal = xcalloc(1, sizeof *legal);
    Rng r = rng_seed(cfg.seed);
    for (int i = 0; i < MOVES_OF_A_GAME && !match_truth(match)->over; i++) {
        const State *s = match_truth(match);
        int seat = help_seat(match, &r);
        check_moment(match, view, legal);
        match_legal(match, seat, legal);
        assert_int_equal(match_play(match, s->serial, some_move(legal, &r)).code, 0);
    }
    check_end(match_truth(match));
    free(legal);
    view_free(view);
    match_free(match);
}

/* At random, until the alliance acts in a turn from `round` on. */
static bool reach_alliance(Match *match, int round, Rng *r, Moves *legal)
{
    for (int i = 0; i < MOVES_OF_A_GAME && !match_truth(match)->over; i++) {
        const State *s = match_truth(match);
        if (s->round >= round && siege_of(s)->step == STEP_ALLIANCE && s->nframes == 0)
            return true;
        match_legal(match, help_seat(match, r), legal);
        assert_int_equal(match_play(match, s->serial, some_move(legal, r)).code, 0);
    }
    return false;
}

/* Its effects are carried out as those of a spell, with all that is asked on the way. */
static void cast_ability(const State *start, const SiegeCard *c, const Term *ability, Rng *r, Moves *legal)
{
    static Siege g;
    memcpy(&g, start, sizeof g);
    siege_cast(&g.s, siege_node_of(ability), siege_is_horde(c), NULL);
    for (int i = 0; i < 40 && g.s.nframes && !g.s.over; i++) {
        check_asked(&g.s, legal);
        game_legal(&siege_game, &g.s, g.s.to_act, legal);
        g.s.serial++;
        siege_apply(&g.s, legal->m[rng_below(r, (uint32_t)legal->n)], NULL);
    }
}

static void cast_every_ability(int seats, bool horde, uint64_t seed)
{
    Match *match = given_siege(seats, horde, seed);
    Moves *legal = xcalloc(1, sizeof *legal);
    Rng r = rng_seed(seed);
    const SiegeSet *set = siege_cards();
    bool there = reach_alliance(match, 3, &r, legal);
    for (const SiegeCard *c = set->card; there && c < set->card + set->ncards; c++)
        for (const Term *t = NULL; (t = siege_ability(set, c, t)) != NULL;)
            if (term_op(t) != ABILITY_STATIC && term_op(t) != ABILITY_HOST)
                cast_ability(match_truth(match), c, t, &r, legal);
    free(legal);
    match_free(match);
}

static void every_moment_has_a_question_and_every_move_its_words(void **st)
{
    (void)st;
    for (int seats = 1; seats <= SIEGE_SEATS; seats++)
        for (uint8_t i = 0; i < 24; i++) {
            Setup cfg = game_preset(&siege_game, seats);
            cfg.seed = (uint64_t)(100 * seats + i % 12);
            cfg.option[OPT_HORDE] = (uint8_t)(i % 2);
            cfg.option[OPT_DECK] = (uint8_t)(i % 3);
            cfg.option[OPT_DECK + 1] = (uint8_t)((i + 1) % 3);
            cfg.option[OPT_CASTLE] = (uint8_t)(i % 6);
            cfg.option[OPT_SET] = (uint8_t)(i % 4);
            cfg.option[OPT_NUMBERS] = i < 12 ? CHOICE_BALANCED : CHOICE_EARLIER;
            cfg.option[OPT_TOKENS] = (uint8_t)(i % 12 % 5);
            play(cfg);
        }
    const unsigned acts = 1u << STEP_ALLIANCE | 1u << STEP_REACTION | 1u << STEP_HORDE_SEAT | 1u << STEP_PLAN;
    if (acts & ~steps_seen)
        fail_msg("steps %x were not reached", acts & ~steps_seen);
    assert_true(full_seen > 0);
    assert_true(reacts_seen > 0 && idle_seen > 0);
}

/* Section 10.8: what a card asks is said with its own sentence. */
static void every_ability_of_every_card_asks_in_words(void **st)
{
    (void)st;
    for (int seats = 1; seats <= SIEGE_SEATS; seats++)
        for (uint8_t i = 0; i < 6; i++)
            cast_every_ability(seats, i % 2, (uint64_t)(500 * seats + i));
    const unsigned all = (1u << (SIEGE_FRAMES - ASK_FIRST)) - 1;
    assert_true(draws_seen > 0);
    if (all & ~asks_seen)
        fail_msg("questions %x were not asked", all & ~asks_seen);
}

static void a_card_that_asks_six_times_counts_them(void **st)
{
    (void)st;
    static Siege g;
    Moves *legal = xcalloc(1, sizeof *legal);
    DefId writ = (DefId)(siege_find(siege_cards(), "em06") + 1);
    for (uint64_t seed = 1; seed < 40 && repeats_seen < 5; seed++) {
        Setup cfg = game_preset(&siege_game, 1);
        cfg.seed = seed;
        Match *match = match_new(&siege_game, &cfg, NULL);
        Rng r = rng_seed(seed);
        bool there = reach_alliance(match, 3, &r, legal);
        memcpy(&g, match_truth(match), sizeof g);
        PieceId p = table_first(&g.s, PLACE_HAND);
        match_free(match);
        if (!there || p == NO_PIECE || table_size(&g.s, PLACE_UPPER) < 2)
            continue;
        g.s.piece[p].def = writ;
        g.mana[0] = 10;
        siege_derive(&g.s);
        siege_apply(&g.s, (Move){MOVE_CAST, 0, writ, 0, 0}, NULL);
        for (int i = 0; i < 12 && g.s.nframes && !g.s.over; i++) {
            check_asked(&g.s, legal);
            game_legal(&siege_game, &g.s, g.s.to_act, legal);
            g.s.serial++;
            siege_apply(&g.s, legal->m[0], NULL);
        }
    }
    free(legal);
    assert_true(repeats_seen >= 5);
}

/* A line of the log is a sentence about the card, for each kind of ability and for every other thing that happens, and
 * short enough for the log; who knows no rules is not told a rule's word alone. */
static void the_log_says_who_does_what(void **state)
{
    (void)state;
    Setup names = game_preset(&siege_game, 2);
    char line[SENTENCE_MAX], other[SENTENCE_MAX] = "";
    DefId def = 1;
    while (siege_card(def)->type != CARD_MONSTER)
        def++;
    const char *name = say_word(siege_game.def[def].name);
    for (int kind = ABILITY_PLAY; kind <= ABILITY_ON_SPELL; kind++) {
        Event e = {.kind = EV_ABILITY, .seat = NO_SEAT, .def = def, .n = (int16_t)kind, .piece = 0};
        event_line(&siege_game, &names, &e, line, sizeof line);
        if (kind == ABILITY_PLAY || kind == ABILITY_EXHAUST) { /* the line before says who plays or uses the card */
            assert_string_equal(line, "");
            continue;
        }
        if (!strstr(line, name) || line[strlen(line) - 1] != '.' || strlen(line) > 80)
            fail_msg("no sentence: '%s'", line);
        if (strcmp(line, other) == 0)
            fail_msg("nothing tells it from the one before: '%s'", line);
        (void)snprintf(other, sizeof other, "%s", line);
    }
    static const struct {
        uint8_t kind;
        int16_t n;
    } quiet[] = {{EV_PHASE, PHASE_REFRESH}, {EV_PHASE, PHASE_HORDE}, {EV_PHASE, PHASE_ALLIANCE}, {EV_MANA, -2}};
    for (size_t i = 0; i < sizeof quiet / sizeof *quiet; i++) {
        Event q = {.kind = quiet[i].kind, .seat = 0, .n = quiet[i].n};
        event_line(&siege_game, &names, &q, line, sizeof line);
        assert_string_equal(line, "");
    }
    Event e = {.kind = EV_REVEALED, .seat = NO_SEAT, .def = def};
    event_line(&siege_game, &names, &e, line, sizeof line);
    assert_non_null(strstr(line, "Treachery:"));
    e.kind = EV_RESOLVED; /* SH-4.7: what comes of it is said */
    event_line(&siege_game, &names, &e, line, sizeof line);
    assert_string_equal(line, "");
}

/* SH-10.8: damage that armor takes is told as such, also outside of a strike; SH-9.2: what a portal shows is a number. */
static void the_log_says_what_armor_and_portal_do(void **state)
{
    (void)state;
    static const struct {
        DefId why;
        int n, prevented, face;
        const char *words;
    } blow[] = {{1, 0, 2, 0, " deals 0 damage to "},
                {0, 1, 2, 0, " takes 1 damage (armor prevents 2)."},
                {1, 0, 2, 1, ": 0 damage (armor prevents 2)."},
                {1, 3, 0, 0, " deals 3 damage to "}};
    Setup names = game_preset(&siege_game, 2);
    char line[SENTENCE_MAX];
    for (size_t i = 0; i < sizeof blow / sizeof *blow; i++) {
        Event e = {.kind = EV_DAMAGED, .seat = NO_SEAT, .def = 2, .why = blow[i].why, .n = (int16_t)blow[i].n};
        e.other = (uint16_t)blow[i].prevented;
        e.face = (uint8_t)blow[i].face;
        event_line(&siege_game, &names, &e, line, sizeof line);
        if (!strstr(line, blow[i].words) || (blow[i].prevented > 0) != (strstr(line, " (armor prevents 2).") != NULL))
            fail_msg("'%s'", line);
    }
    Event turns = {.kind = EV_TURNS, .seat = NO_SEAT, .def = 2, .n = 3};
    event_line(&siege_game, &names, &turns, line, sizeof line);
    assert_non_null(strstr(line, "wave: 3 cards."));
}

/* SH-15.15: a strike and its damage are one line of the log: who strikes whom, and what came of it. A strike that does
 * nothing is told by itself. */
static void a_strike_is_told_once(void **state)
{
    (void)state;
    Event *all = xcalloc(20000, sizeof *all);
    int strikes = 0, prevented = 0;
    for (uint64_t seed = 1; seed <= 60 && (strikes < 20 || prevented == 0); seed++) {
        Setup cfg = game_preset(&siege_game, 2);
        Rng r = rng_seed(seed);
        cfg.seed = seed;
        Match *m = match_new(&siege_game, &cfg, NULL);
        help_play(m, &r, MOVES_OF_A_GAME);
        int n = match_events(m, NO_SEAT, 0, all, 20000);
        for (int i = 0; i < n; i++) {
            char first[SENTENCE_MAX], second[SENTENCE_MAX] = "", number[SENTENCE_MAX];
            if (all[i].kind != EV_STRIKES)
                continue;
            int k = i + 1;
            while (k < n && all[k].kind < EV_GAME)
                k++;
            bool follows =
                k < n && all[k].kind == EV_DAMAGED && all[k].piece == all[i].other && all[k].why == all[i].def;
            event_line(&siege_game, &cfg, &all[i], first, sizeof first);
            if (follows)
                event_line(&siege_game, &cfg, &all[k], second, sizeof second);
            if (follows == (first[0] != '\0'))
                fail_msg("told twice or never: '%s', '%s'", first, second);
            (void)snprintf(number, sizeof number, ": %d damage", all[k].n);
            if (follows && (!strstr(second, " strikes ") || !strstr(second, number)))
                fail_msg("not what came of it: '%s'", second);
            if (follows && (strstr(second, "armor prevents") != NULL) != (all[k].other > 0))
                fail_msg("armor: '%s'", second);
            strikes += follows;
            prevented += follows && all[k].other > 0;
        }
        match_free(m);
    }
    free(all);
    assert_true(strikes >= 20 && prevented > 0);
}

/* SH-1.18: who opens a siege is asked for the horde, and hears why. */
static void the_first_question_says_for_whom_it_is_asked(void **state)
{
    (void)state;
    Match *m = given_siege(1, 0, 7);
    char q[SENTENCE_MAX], d[SENTENCE_MAX];
    siege_prompt(match_truth(m), 0, "", q, sizeof q, d, sizeof d);
    assert_string_equal(q, "For the horde: choose 2 minions to gain 1 health each");
    assert_string_equal(
        d,
        "The portal wakes thieves. Each health steals 1 card from every deck each turn. They are all alike: pick any.");
    siege_prompt(match_truth(m), 0, "Mira", q, sizeof q, d, sizeof d);
    assert_string_equal(q, "Mira, for the horde: choose 2 minions to gain 1 health each");
    match_free(m);
}

/* SH-12.6: what the portal brings each turn is the alliance's; whoever leads the horde is not promised it. */
static void the_horde_is_not_promised_the_mana_of_the_portal(void **state)
{
    (void)state;
    Setup cfg = game_preset(&siege_game, 2);
    cfg.option[OPT_HORDE] = 1;
    Match *m = match_new(&siege_game, &cfg, NULL);
    Rng r = rng_seed(1);
    bool told[2] = {false, false};
    for (int i = 0; i < 60 && !(told[0] && told[1]); i++, help_play(m, &r, 1)) {
        char q[SENTENCE_MAX], d[SENTENCE_MAX];
        int seat = match_to_act(m);
        siege_prompt(match_truth(m), seat, "", q, sizeof q, d, sizeof d);
        if (!strstr(d, "You replace "))
            continue;
        told[seat] = true;
        if ((strstr(d, "The portal brings ") != NULL) != (seat == 0))
            fail_msg("seat %d: '%s'", seat, d);
    }
    assert_true(told[0] && told[1]);
    match_free(m);
}

/* SH-14.7: what a tower gets and spends has one name, on the card and in the log. */
static void a_tower_has_charges(void **state)
{
    (void)state;
    Setup names = game_preset(&siege_game, 2);
    char line[SENTENCE_MAX];
    int towers = 0;
    for (DefId def = 1; def < siege_game.ndefs; def++) {
        bool tower = siege_card(def)->type == CARD_TOWER, ally = siege_card(def)->type == CARD_ALLY;
        if (!tower && !ally)
            continue;
        Event e = {.kind = EV_TOKENS, .seat = NO_SEAT, .def = def, .n = 3, .other = WORD_HEALTH};
        event_line(&siege_game, &names, &e, line, sizeof line);
        assert_non_null(strstr(line, tower ? " gets 3 charges." : " gets 3 health tokens."));
        e.kind = EV_REMOVED;
        event_line(&siege_game, &names, &e, line, sizeof line);
        assert_non_null(strstr(line, tower ? " loses 3 charges." : " loses 3 health tokens."));
        assert_true(!tower || strstr(siege_text(def), " charges on this tower."));
        towers += tower;
    }
    assert_true(towers >= 6);
}

/* The question of the set-up, made one that gives no health. */
static void minions_of_the_back_line_are_alike_whatever_is_asked(void **state)
{
    (void)state;
    Match *m = given_siege(1, 0, 7);
    Moves legal;
    match_legal(m, 0, &legal);
    Siege g = *siege_of(match_truth(m));
    Move a = legal.m[0], b = legal.m[1];
    g.s.frame[g.s.nframes - 2].op = ANSWER;
    g.s.frame[g.s.nframes - 3].op = RUN_UNCOVER;
    assert_false(siege_asks_for_health(&g.s));
    assert_true(siege_game.alike(&g.s, a, b));
    Siege lane = g;
    lane.s.piece[a.a].place = lane.s.piece[b.a].place = PLACE_UPPER; /* each in a lane of its own */
    assert_false(siege_game.alike(&lane.s, a, b));
    g.s.piece[a.a].num[NUM_HEALTH] = 2;
    siege_derive(&g.s);
    assert_false(siege_game.alike(&g.s, a, b));
    match_free(m);
}

/* What the game has called alike is no mistake: nothing is played out to compare it. */
static void minions_that_are_alike_are_no_mistake(void **state)
{
    (void)state;
    enum { BRIEF = 1000 }; /* playouts of a first look, bots/review.c */
    for (int last = 0; last < 2; last++) {
        Match *m = given_siege(1, 0, 7);
        Moves legal;
        match_legal(m, 0, &legal);
        Move a = legal.m[0], b = legal.m[legal.n - 1];
        assert_true(legal.n == MINIONS && siege_game.alike(match_truth(m), a, b));
        assert_int_equal(match_play(m, 0, last ? b : a).code, 0);
        Review *r = review_new(m);
        assert_true(review_step(r, BRIEF + 1));
        review_free(r);
        Siege g = *siege_of(match_truth(m));
        match_legal(m, 0, &legal);
        g.s.piece[legal.m[0].a].num[NUM_HEALTH] = 2;
        siege_derive(&g.s);
        assert_false(siege_game.alike(&g.s, legal.m[0], legal.m[1]));
        match_free(m);
    }
}

typedef struct {
    const Match *m;
    int with, without;
} Boosts;

static void check_boost(void *boosts, const Event *e, uint32_t serial)
{
    Boosts *b = boosts;
    char line[SENTENCE_MAX], amount[40];
    if (e->kind != EV_BOOSTED)
        return;
    const Siege *g = siege_of(match_truth_at(b->m, serial + 1));
    int mark = siege_card(g->treachery)->mark, more = mark >= MARK_ATTACK1 ? 1 + mark - MARK_ATTACK1 : 0;
    event_line(&siege_game, match_setup(b->m), e, line, sizeof line);
    (void)snprintf(amount, sizeof amount, "gets +%d attack this turn.", more);
    assert_int_equal(e->n, more);
    assert_non_null(strstr(line, more > 0 ? amount : "It boosts "));
    if (g->step == STEP_REACTION && g->s.nframes == 0 && g->boosted != NO_PIECE) {
        char q[SENTENCE_MAX], d[SENTENCE_MAX];
        siege_prompt(&g->s, 0, "", q, sizeof q, d, sizeof d);
        (void)snprintf(amount, sizeof amount, " has +%d attack. ", more);
        assert_true((strstr(d, amount) != NULL) == (more > 0));
    }
    b->with += more > 0;
    b->without += more == 0;
}

/* SH-6.5: the log and the question say by how much a treachery card boosts a monster. */
static void SH_6_5_a_boost_says_how_much(void **state)
{
    (void)state;
    Boosts b = {.m = NULL};
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Match *m = given_siege(1, 0, seed);
        Rng r = rng_seed(seed);
        while (!match_over(m))
            help_play(m, &r, 1);
        b.m = m;
        match_each_event(m, NO_SEAT, check_boost, &b);
        match_free(m);
    }
    assert_true(b.with > 5 && b.without > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_moment_has_a_question_and_every_move_its_words),
                                       cmocka_unit_test(every_ability_of_every_card_asks_in_words),
                                       cmocka_unit_test(a_card_that_asks_six_times_counts_them),
                                       cmocka_unit_test(the_log_says_who_does_what),
                                       cmocka_unit_test(a_strike_is_told_once),
                                       cmocka_unit_test(the_log_says_what_armor_and_portal_do),
                                       cmocka_unit_test(the_first_question_says_for_whom_it_is_asked),
                                       cmocka_unit_test(the_horde_is_not_promised_the_mana_of_the_portal),
                                       cmocka_unit_test(a_tower_has_charges),
                                       cmocka_unit_test(SH_6_5_a_boost_says_how_much),
                                       cmocka_unit_test(minions_of_the_back_line_are_alike_whatever_is_asked),
                                       cmocka_unit_test(minions_that_are_alike_are_no_mistake)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
