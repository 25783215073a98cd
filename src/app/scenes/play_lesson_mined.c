/* SPDX-License-Identifier: MIT
 * What the innkeeper says at a mined puzzle: its file has no sentences, only the worth of each move. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/play_lesson_int.h"
#include "bots/turn.h"
#include "core/say.h"
#include "core/text.h"

const char *mined_level(int level)
{
    static const char *const name[LESSON_LEVELS] = {N_("Tricky"), N_("Hard"), N_("Merciless")};
    return T_(name[level - 1]);
}

/* True if the seat is to answer a question: it cannot pass. */
static bool is_asked(const Match *m, int seat)
{
    Move pass;
    View *own = view_new(match_game(m));
    match_view(m, seat, VIEW_EYES, own);
    bool asked = !turn_pass(match_game(m), view_state(own), seat, &pass);
    view_free(own);
    return asked;
}

/* Plays the first moves of the best turn, but for the pass that ends it, in a match of its own; out: adds them, and to answers
 * those that answer a question. The caller frees it. */
static Match *best_turn(const PlayLesson *t, int most, BotTurn *out, uint64_t *answers)
{
    Status st;
    const LessonScene *sc = run_scene(&t->run);
    Match *m = lesson_begin(t->lesson, sc, t->run.you, &st);
    *answers = 0;
    for (int i = 0; m && i + 1 < sc->step[0].want.n && out->n < most; i++) {
        const LessonList one = {&sc->step[0].want.row[i], 1};
        Move mv;
        bool asked = is_asked(m, sc->you);
        if (!lesson_move(m, sc->you, &one, &mv, NULL) || match_play(m, match_serial(m), mv).code)
            break;
        *answers |= (uint64_t)asked << out->n;
        out->move[out->n++] = mv;
    }
    return m;
}

/* Writes what the best turn changes, as a hint would say it. */
static void say_outlook(PlayLesson *t)
{
    const Game *g = t->lesson->game;
    const Board *board = board_by_game(g->id);
    PlanArrow arrow[PLAN_ARROWS];
    BotTurn moves = {.n = 0};
    uint64_t answers;
    int seat = run_scene(&t->run)->you, n;
    Match *m = best_turn(t, TURN_MOVES, &moves, &answers);
    if (!m || !board || !board->team || !board->team->outlook) {
        match_free(m);
        return;
    }
    View *was = view_new(g), *then = view_new(g);
    match_view_at(m, t->run.first, seat, VIEW_EYES, was);
    match_view(m, seat, VIEW_EYES, then);
    if (!board->team->outlook(view_state(was), view_state(then), seat, t->why, sizeof t->why, arrow, &n))
        t->why[0] = '\0';
    view_free(then);
    view_free(was);
    match_free(m);
}

enum { KEY_MOVES = 12, KEY_WORLDS = 200 };

/* Returns which move of the turn earns most, left out in the same worlds; -1: none is clearly worth a point. An answer is not
 * left out by itself. *earns: how much of the win. */
static int key_move(const PlayLesson *t, const BotTurn *whole, uint64_t answers, float *earns)
{
    const LessonScene *sc = run_scene(&t->run);
    BotTurn turn[KEY_MOVES + 1];
    TurnWorth worth[KEY_MOVES + 1];
    int n = whole->n < KEY_MOVES ? whole->n : KEY_MOVES, key = -1;
    for (int i = 0; i <= n; i++) {
        turn[i] = *whole;
        if (i == 0 || answers >> (i - 1) & 1)
            continue;
        turn[i].n--;
        memmove(&turn[i].move[i - 1], &turn[i].move[i], (size_t)(whole->n - i) * sizeof(Move));
    }
    View *v = view_new(t->lesson->game);
    match_view_at(t->run.match, t->run.first, sc->you, VIEW_MEMORY, v);
    turn_compare(v, turn, n + 1, KEY_WORLDS, sc->luck, worth);
    view_free(v);
    *earns = turn_margin(0);
    for (int i = 1; i <= n; i++)
        if (worth[i].less > *earns && worth[i].less > 2 * worth[i].error) {
            *earns = worth[i].less;
            key = i - 1;
        }
    return key;
}

/* Writes the reason of the turn with the move that earns most of it. */
static void say_key(PlayLesson *t)
{
    const Game *g = t->lesson->game;
    BotTurn whole = {.n = 0}, before = {.n = 0};
    uint64_t answers;
    float earns;
    char move[SENTENCE_MAX];
    match_free(best_turn(t, TURN_MOVES, &whole, &answers));
    int key = key_move(t, &whole, answers, &earns);
    (void)snprintf(t->key, sizeof t->key, "%s", t->why);
    Match *m = key < 0 ? NULL : best_turn(t, key, &before, &answers);
    if (!m)
        return;
    View *own = view_new(g);
    match_view(m, run_scene(&t->run)->you, VIEW_EYES, own);
    move_words(g, view_state(own), whole.move[key], move, sizeof move);
    text_names(match_setup(m), move, sizeof move);
    say(t->key, sizeof t->key, SAY("{why:{why} |}Key move: *{move}* (without it {n:1 win|{n} wins} fewer)."),
        say_s("why", t->why), say_s("move", move), say_n("n", (int)lroundf(100 * earns)));
    view_free(own);
    match_free(m);
}

void mined_begin(PlayLesson *t)
{
    const Game *g = t->lesson->game;
    Move best;
    const char *said = run_scene(&t->run)->step[1].say;
    t->why[0] = '\0';
    if (lesson_is_mined(t) && said)
        (void)lesson_words(t->lesson, t->run.you, said, t->why, sizeof t->why);
    else if (lesson_is_mined(t) && lesson_asks_turn(t))
        say_outlook(t);
    if (lesson_is_mined(t) && lesson_asks_turn(t))
        say_key(t);
    if (!lesson_is_mined(t) || said || lesson_asks_turn(t) || !g->reason || !run_wanted(&t->run, &best))
        return;
    View *own = view_new(g);
    match_view(t->run.match, run_scene(&t->run)->you, VIEW_EYES, own);
    g->reason(view_state(own), best, t->why, sizeof t->why);
    text_names(match_setup(t->run.match), t->why, sizeof t->why);
    view_free(own);
}

/* Returns the first row of another move than the best: the second best. */
static const LessonWorth *second(const LessonScene *sc)
{
    for (int i = 1; i < sc->nworth; i++)
        if (sc->worth[i].wins < sc->worth[0].wins)
            return &sc->worth[i];
    return &sc->worth[0];
}

void mined_words(const PlayLesson *t, int step, char *out, size_t n)
{
    const LessonScene *sc = run_scene(&t->run);
    int more = sc->worth[0].wins - second(sc)->wins;
    if (step == 0 && lesson_asks_turn(t))
        say(out, n, SAY("Play the best turn, then end it. It is worth {n:1 win|{n} wins} in a hundred games."),
            say_n("n", more));
    else if (step == 0)
        say(out, n, SAY("Find the best move. It is worth {n:1 win|{n} wins} in a hundred games."), say_n("n", more));
    else
        say(out, n, SAY("{n:1 more win|{n} more wins} in a hundred games. {why}"), say_n("n", more),
            say_s("why", lesson_asks_turn(t) ? t->key : t->why));
}

/* Lists what the learner has played. */
static void turn_played(const LessonRun *r, BotTurn *out)
{
    out->n = 0;
    for (uint32_t i = r->first; i < match_serial(r->match) && out->n < TURN_MOVES; i++)
        if (!match_was_auto(r->match, i))
            out->move[out->n++] = match_move(r->match, i);
}

static void say_turn(const PlayLesson *t, bool solved, int yours, int best, char *out, size_t n)
{
    if (solved)
        say(out, n, SAY("Your turn wins {b} of 100 games, the best one found {a}. {why}"), say_n("b", yours),
            say_n("a", best), say_s("why", t->key));
    else
        say(out, n, SAY("Your turn wins {b} of 100 games, the best one {a}. {why} Take moves back, or begin again."),
            say_n("b", yours), say_n("a", best), say_s("why", t->why));
}

bool mined_solves(PlayLesson *t)
{
    enum { WORLDS = 600 };
    const LessonScene *sc = run_scene(&t->run);
    float gap = (float)(sc->worth[0].wins - second(sc)->wins) / 100;
    BotTurn turn[2] = {{.n = 0}};
    TurnWorth worth[2];
    View *v = view_new(t->lesson->game);
    uint64_t answers;
    match_free(best_turn(t, TURN_MOVES, &turn[0], &answers));
    turn_played(&t->run, &turn[1]);
    match_view_at(t->run.match, t->run.first, sc->you, VIEW_MEMORY, v);
    turn_compare(v, turn, 2, WORLDS, sc->luck, worth);
    view_free(v);
    bool solved = worth[1].less <= turn_margin(gap);
    say_turn(t, solved, (int)lroundf(100 * worth[1].share), (int)lroundf(100 * worth[0].share), t->answer,
             sizeof t->answer);
    return solved;
}

void mined_play_out(PlayLesson *t)
{
    enum { MOST = 80 };
    const Game *g = t->lesson->game;
    Match *m = t->run.match;
    View *v = view_new(g);
    Bot *bot = bot_new(g);
    int round = -1;
    for (int i = 0; i < MOST && !match_over(m); i++) {
        int seat = match_asked(m, NO_SEAT);
        match_view(m, seat, bot_memory(BOT_EASY), v);
        round = round < 0 ? view_state(v)->round : round;
        if (view_state(v)->round != round)
            break;
        Move best = bot_choose(bot, v, BOT_EASY, 0, (uint64_t)i, NULL, 0);
        if (match_play(m, match_serial(m), best).code)
            break;
    }
    bot_free(bot);
    view_free(v);
}

void mined_answer(const PlayLesson *t, const Move *mv, char *out, size_t n)
{
    const LessonScene *sc = run_scene(&t->run);
    if (lesson_asks_turn(t)) {
        say_turn(t, false, 99, 99, out, n);
        return;
    }
    char text[WORD_MAX];
    int wins = -1;
    if (mv)
        lesson_move_text(t->run.match, *mv, text);
    for (int i = 0; mv && i < sc->nworth && wins < 0; i++)
        wins = lesson_fits(sc->worth[i].move, text) ? sc->worth[i].wins : -1;
    if (wins >= 0)
        say(out, n, SAY("It wins {b} of 100 games, the best move {a}. {why}"), say_n("b", wins),
            say_n("a", sc->worth[0].wins), say_s("why", t->why));
    else
        say(out, n, SAY("It wins fewer games than the best move, {a} of 100. {why}"), say_n("a", sc->worth[0].wins),
            say_s("why", t->why));
}
