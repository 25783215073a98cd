/* SPDX-License-Identifier: MIT
 * A game in the terminal: prints events, the question and the choices, and handles the answer. */
#include <stdlib.h>
#include <string.h>

#include "app/opponent.h"
#include "app/scenes/parts.h"
#include "app/tally.h"
#include "app/terminal/terminal_int.h"
#include "base/plain.h"
#include "bots/hint.h"
#include "core/gameline.h"
#include "core/order.h"
#include "core/text.h"

enum { HINTS = 3, MOST_IN_FULL = 14 /* choices that are listed one by one; more are listed by card */ };

/* ---- the shelf -------------------------------------------------------------------------------------------------- */
static void keep(Terminal *t, bool over)
{
    Buf journal = {0};
    journal_write(t->match, &journal);
    const char *id = t->game->id;
    Status result = over ? shelf_finish(&t->shelf, t->number, id, buf_str(&journal), journal.n)
                         : shelf_save(&t->shelf, t->number, id, buf_str(&journal), journal.n);
    buf_free(&journal);
    if (result.code == 0 && over) {
        Tally tally;
        tally_match(t->match, &tally);
        (void)tally_add(t->shelf.folder, &tally);
    }
    if (result.code && result.code != SHELF_AWAY && !t->said) {
        term_say(t, 0, result.text);
        t->said = true;
    }
}

/* ---- events ----------------------------------------------------------------------------------------------------- */
static void tell(Terminal *t, int seat)
{
    const Setup *cfg = match_setup(t->match);
    uint32_t now = match_serial(t->match);
    Event *e = xcalloc(EVENT_MAX, sizeof *e);
    int n = match_events(t->match, seat, t->told[seat], e, EVENT_MAX);
    if (n > EVENT_MAX)
        term_say(t, 2, T_("Too much has happened to repeat it all."));
    for (int i = 0; i < n && n <= EVENT_MAX; i++) {
        char line[SENTENCE_MAX];
        event_line(t->game, cfg, &e[i], line, sizeof line);
        term_say(t, 2, line);
    }
    free(e);
    t->told[seat] = now;
}

static void look(Terminal *t, int seat)
{
    t->eyes = seat;
    match_view(t->match, seat, VIEW_EYES, t->view);
    match_legal(t->match, seat, &t->legal);
}

/* ---- choices ---------------------------------------------------------------------------------------------------- */
/* True if both moves belong under one entry: the same first argument, or both about a set, or about an order. */
static bool of_one_thing(const Terminal *t, Move a, Move b)
{
    const MoveSpec *x = &t->game->move[a.kind], *y = &t->game->move[b.kind];
    if (x->arg[0] == ARG_SET || x->arg[0] == ARG_ORDER)
        return a.kind == b.kind;
    return x->gesture != BY_BUTTON && y->gesture != BY_BUTTON && x->arg[0] == y->arg[0] && a.a == b.a;
}

static void words_of(const Terminal *t, Move m, char *out)
{
    move_words(t->game, view_state(t->view), m, out, SENTENCE_MAX);
    text_names(match_setup(t->match), out, SENTENCE_MAX);
}

/* Writes the name that the moves of one entry begin with. */
static void thing_of(const Terminal *t, Move m, char *out)
{
    if (t->game->move[m.kind].arg[0] == ARG_SET)
        for (int i = 0; i < t->legal.n; i++)
            m.a |= t->legal.m[i].kind == m.kind ? t->legal.m[i].a : 0;
    if (t->game->move[m.kind].arg[0] == ARG_ORDER)
        move_label(t->game, view_state(t->view), m, out, SENTENCE_MAX);
    else
        move_say(t->game, view_state(t->view), m, "{a}", out, SENTENCE_MAX);
}

typedef struct {
    int n;
    int at[MOVE_MAX], many[MOVE_MAX]; /* the first move of each entry, and how many it stands for */
} Listed;

static void list_moves(const Terminal *t, Listed *out)
{
    bool in_full = t->legal.n <= MOST_IN_FULL;
    out->n = 0;
    for (int i = 0; i < t->legal.n; i++) {
        int k = 0;
        while (k < out->n && (in_full || !of_one_thing(t, t->legal.m[out->at[k]], t->legal.m[i])))
            k++;
        if (k == out->n) {
            out->at[out->n] = i;
            out->many[out->n++] = 1;
        } else {
            out->many[k]++;
        }
    }
}

static void show_list(Terminal *t, const Listed *l)
{
    for (int i = 0; i < l->n; i++) {
        char text[SENTENCE_MAX], thing[SENTENCE_MAX];
        Move m = t->legal.m[l->at[i]];
        if (l->many[i] == 1) {
            words_of(t, m, text);
        } else {
            thing_of(t, m, thing);
            say(text, sizeof text, SAY("{thing} ({n:1 choice|{n} choices})"), say_s("thing", thing),
                say_n("n", l->many[i]));
        }
        term_item(t, i + 1, text);
    }
}

static void question(Terminal *t)
{
    char text[SENTENCE_MAX] = "", detail[SENTENCE_MAX] = "";
    const Setup *cfg = match_setup(t->match);
    if (t->game->prompt)
        t->game->prompt(view_state(t->view), t->eyes, t->persons > 1 ? cfg->name[t->eyes] : "", text, sizeof text,
                        detail, sizeof detail);
    text_names(cfg, text, sizeof text);
    text_names(cfg, detail, sizeof detail);
    term_gap(t);
    term_say(t, 0, text);
    term_say(t, 2, detail);
}

/* Asks for one of these moves; kind 0: none. */
static Move one_of(Terminal *t, const int *at, int n)
{
    char line[LINE_ROOM], text[SENTENCE_MAX];
    for (int i = 0; i < n; i++) {
        words_of(t, t->legal.m[at[i]], text);
        term_item(t, i + 1, text);
    }
    term_say(t, 0, T_("Which one? Enter to go back."));
    int k = term_read(t, line) ? term_number(line, n) : 0;
    return k ? t->legal.m[at[k - 1]] : (Move){0};
}

/* Asks for several of the things that a kind of move is about; returns bits, 0: none. */
static uint16_t several(Terminal *t, int kind)
{
    char line[LINE_ROOM], text[SENTENCE_MAX];
    uint16_t all = 0, chosen = 0;
    int bit[SET_MAX], n = 0;
    for (int i = 0; i < t->legal.n; i++)
        all |= t->legal.m[i].kind == kind ? t->legal.m[i].a : 0;
    for (int i = 0; i < t->game->nset; i++)
        if (all >> i & 1) {
            Move m = {.kind = (uint8_t)kind, .seat = (uint8_t)t->eyes, .a = (uint16_t)(1u << i)};
            move_say(t->game, view_state(t->view), m, "{a}", text, sizeof text);
            bit[n++] = i;
            term_item(t, n, text);
        }
    term_say(t, 0, T_("Which ones? Type the numbers separated by spaces. Enter to go back."));
    if (!term_read(t, line))
        return 0;
    for (char *word = strtok(line, " ,"); word; word = strtok(NULL, " ,")) {
        int k = term_number(word, n);
        if (k == 0)
            return 0;
        chosen |= (uint16_t)(1u << bit[k - 1]);
    }
    return chosen;
}

/* Returns the piece at that position of an order. */
static PieceId at_pos(const Terminal *t, int kind, int pos)
{
    const State *s = view_state(t->view);
    PieceId p = 0;
    while (p < s->npieces &&
           !(t->game->move[kind].from >> t->game->place[s->piece[p].place].group & 1 && s->piece[p].pos == pos))
        p++;
    return p < s->npieces ? p : NO_PIECE;
}

/* Lists the pieces whose order can change, and reads their new order. False: no valid order was given. */
static bool ordered(Terminal *t, int kind, uint16_t *order)
{
    char line[LINE_ROOM];
    uint8_t of[ORDER_MOST], pos[ORDER_MOST];
    unsigned moves = 0, named = 0;
    int n = 0, k = 0;
    for (int i = 0; i < t->legal.n; i++)
        for (int at = 0;
             t->legal.m[i].kind == kind && order_read(t->legal.m[i].a, t->game->norder, of) && at < t->game->norder;
             at++)
            moves |= of[at] != at ? 1u << at : 0;
    for (int at = 0; at < t->game->norder; at++) {
        PieceId p = moves >> at & 1 ? at_pos(t, kind, at) : NO_PIECE;
        of[at] = (uint8_t)at;
        if (p == NO_PIECE)
            continue;
        pos[n++] = (uint8_t)at;
        term_item(t, n, say_word(t->game->def[view_state(t->view)->piece[p].def].name));
    }
    term_say(t, 0, T_("In which order shall they lie? Write all numbers with blanks between. Enter goes back."));
    if (!term_read(t, line))
        return false;
    for (char *word = strtok(line, " ,"); word; word = strtok(NULL, " ,")) {
        int which = term_number(word, n);
        if (which == 0 || k == n)
            return false;
        named |= 1u << which;
        of[pos[k++]] = pos[which - 1];
    }
    if (k == 0 || __builtin_popcount(named) != n)
        return false;
    *order = order_number(of, t->game->norder);
    return true;
}

static void refused(Terminal *t, Move m)
{
    Why why = {.cause = NO_PIECE};
    match_why(t->match, m, &why);
    text_names(match_setup(t->match), why.text, sizeof why.text);
    term_say(t, 0, why.text[0] ? why.text : T_("Not possible now."));
}

/* Asks which move of one entry; kind 0: none. */
static Move which(Terminal *t, int first)
{
    Move like = t->legal.m[first];
    int at[MOVE_MAX], n = 0;
    bool set = t->game->move[like.kind].arg[0] == ARG_SET;
    bool order = t->game->move[like.kind].arg[0] == ARG_ORDER;
    uint16_t chosen = set ? several(t, like.kind) : 0;
    if ((set && chosen == 0) || (order && !ordered(t, like.kind, &chosen)))
        return (Move){0};
    for (int i = 0; i < t->legal.n; i++)
        if (of_one_thing(t, like, t->legal.m[i]) && (!(set || order) || t->legal.m[i].a == chosen))
            at[n++] = i;
    if (n == 0) {
        like.a = chosen;
        refused(t, like);
        return (Move){0};
    }
    return n == 1 ? t->legal.m[at[0]] : one_of(t, at, n);
}

static void play(Terminal *t, Move m)
{
    Status result = match_play(t->match, match_serial(t->match), m);
    if (result.code) {
        term_say(t, 0, result.text);
        return;
    }
    keep(t, false);
    tell(t, t->eyes);
}

/* ---- other answers ---------------------------------------------------------------------------------------------- */

/* Plans the turn of the seat that asks, and says it move by move with what each adds; false: there is none to plan, or no
 * move of it is worth one. */
static bool hint_of_turn(Terminal *t, const View *v)
{
    BotChoice row[HINTS];
    float earns[HINTS];
    HintTurn turn = {0};
    PlanArrow arrow[PLAN_ARROWS];
    int n = 0, narrows;
    char outlook[SENTENCE_MAX] = "", text[3 * SENTENCE_MAX], move[SENTENCE_MAX];
    if (!t->board->team || !t->board->team->outlook)
        return false;
    hint_turn_begin(&turn, t->game, match_setup(t->match), v);
    while (!hint_turn_step(&turn))
        continue;
    if (turn.whole && t->board->team->outlook(view_state(v), partner_plan_state(turn.plan), t->eyes, outlook,
                                              sizeof outlook, arrow, &narrows))
        n = hint_turn_rows(&turn, t->game, view_state(v), t->eyes, row, earns, HINTS);
    if (n > 0 && partner_plan_learns(turn.plan)) /* what it leads to is as imagined */
        outlook[0] = '\0';
    for (int i = 0; i < n; i++) {
        words_of(t, row[i].move, move);
        text_names(match_setup(t->match), row[i].reason, sizeof row[i].reason);
        say(text, sizeof text, SAY("{move}: adds {n} %. {reason}"), say_s("move", move),
            say_n("n", (int)(earns[i] * 100 + 0.5f)), say_s("reason", row[i].reason));
        term_say(t, 2, text);
    }
    if (n > 0) {
        say(text, sizeof text, SAY("One good turn of several.{outlook: {outlook}|}"), say_s("outlook", outlook));
        text_names(match_setup(t->match), text, sizeof text);
        term_say(t, 2, text);
    }
    hint_turn_free(&turn);
    return n > 0;
}

static void hint(Terminal *t)
{
    BotChoice best[HINT_CANDIDATES];
    View *v = view_new(t->game);
    match_view(t->match, t->eyes, VIEW_MEMORY, v);
    if (hint_of_turn(t, v)) {
        view_free(v);
        return;
    }
    hint_start(t->bot, v, rng_derive(match_setup(t->match)->seed, RNG_HINT, match_serial(t->match)));
    while (!bot_step(t->bot, 64))
        continue;
    bot_set_thorough(t->bot, false);
    int n = hint_rows(t->game, view_state(v), best, bot_choices(t->bot, best, HINT_CANDIDATES), HINTS);
    view_free(v);
    for (int i = 0; i < n; i++) {
        char move[SENTENCE_MAX], text[3 * SENTENCE_MAX];
        words_of(t, best[i].move, move);
        text_names(match_setup(t->match), best[i].reason, sizeof best[i].reason);
        say(text, sizeof text, SAY("{move}: {n} % to win. {reason}"), say_s("move", move),
            say_n("n", (int)(best[i].share * 100 + 0.5f)), say_s("reason", best[i].reason));
        term_say(t, 2, text);
    }
}

static void undo(Terminal *t)
{
    Status result = match_undo(t->match, t->eyes);
    if (result.code) {
        term_say(t, 0, result.text);
        return;
    }
    for (int i = 0; i < match_setup(t->match)->nseats; i++)
        if (t->told[i] > match_serial(t->match))
            t->told[i] = match_serial(t->match);
    term_say(t, 0, T_("Undone."));
    keep(t, false);
}

static void as_line(Terminal *t)
{
    Buf b = {0};
    Status result = match_keeps_seed(t->match)
                        ? say_status(1, SAY("The game code gives hidden cards away. Ask again when the game is over."))
                        : gameline_write(t->match, &b);
    if (result.code)
        term_say(t, 0, result.text);
    else
        (void)plain_print(t->use.out, "%s\n", buf_str(&b)); /* unbroken, to be copied */
    buf_free(&b);
}

static void help(Terminal *t)
{
    static const char *const row[] = {
        N_("a number: make that choice"),
        N_("t: the table, everything you can see"),
        N_("s: the scores"),
        N_("c NAME: the text of a card; c alone: the cards in your hand"),
        N_("w NAME: why you cannot use that card now"),
        N_("h: a hint"),
        N_("u: undo the last choice"),
        N_("l: list the choices again"),
        N_("g: the game code, to share the game"),
        N_("q: quit; the game is saved"),
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        term_say(t, 2, say_word(row[i]));
}

/* Handles any other answer; true: list the choices again. */
static bool other_answer(Terminal *t, const char *line)
{
    const char *rest;
    if (term_word(line, "table", 1))
        term_table(t);
    else if (term_word(line, "score", 1))
        term_score(t);
    else if ((rest = term_word(line, "card", 1)) != NULL)
        term_cards(t, rest);
    else if ((rest = term_word(line, "why", 1)) != NULL)
        term_why(t, rest);
    else if (term_word(line, "hint", 1))
        hint(t);
    else if (term_word(line, "game", 1))
        as_line(t);
    else if (term_word(line, "list", 1))
        return true;
    else if (line[0] != '\0')
        help(t);
    return false;
}

/* Asks until the person has chosen, undone a move, or left. */
static void choice(Terminal *t)
{
    Listed *l = xcalloc(1, sizeof *l);
    list_moves(t, l);
    question(t);
    show_list(t, l);
    for (;;) {
        char line[LINE_ROOM];
        if (!term_read(t, line))
            break;
        if (term_word(line, "quit", 1)) {
            t->left = true;
            break;
        }
        if (term_word(line, "undo", 1)) {
            undo(t);
            break;
        }
        int k = term_number(line, l->n);
        Move m = k == 0 ? (Move){0} : l->many[k - 1] == 1 ? t->legal.m[l->at[k - 1]] : which(t, l->at[k - 1]);
        if (m.kind != 0) {
            play(t, m);
            break;
        }
        if (k > 0 || other_answer(t, line))
            show_list(t, l);
    }
    free(l);
}

/* ---- the loop over turns ---------------------------------------------------------------------------------------- */
static void opponent(Terminal *t, int seat)
{
    uint32_t serial = match_serial(t->match);
    opponent_begin(t->bot, t->match, seat);
    while (!bot_step(t->bot, 256))
        continue;
    Status result = match_play(t->match, serial, bot_best(t->bot, NULL, 0));
    REQUIRE(result.code == 0); /* opponents choose legal moves only */
    keep(t, false);
    if (t->persons == 0)
        tell(t, 0);
}

/* Passes the terminal to another person: with several, clears the screen before the next one looks. */
static void change_eyes(Terminal *t, int seat)
{
    if (t->persons > 1 && t->eyes != seat) {
        char text[SENTENCE_MAX], line[LINE_ROOM];
        if (t->eyes != NO_SEAT) {
            term_say(t, 0, T_("Press Enter to hide this."));
            if (!term_read(t, line))
                return;
        }
        term_clear(t);
        say(text, sizeof text, SAY("{who}, press Enter when only you can see the screen."),
            say_s("who", match_setup(t->match)->name[seat]));
        term_say(t, 0, text);
        if (!term_read(t, line))
            return;
    }
    look(t, seat);
    tell(t, seat);
}

static void finish(Terminal *t)
{
    char head[SENTENCE_MAX], line[RESULT_ROOM];
    if (t->persons <= 1)
        tell(t, t->eyes == NO_SEAT ? 0 : t->eyes);
    match_view(t->match, t->eyes == NO_SEAT ? 0 : t->eyes, VIEW_EYES, t->view);
    part_result(t->match, head, sizeof head, line, sizeof line);
    term_gap(t);
    term_say(t, 0, head);
    term_say(t, 2, line);
    term_score(t);
    keep(t, true);
}

void term_play(Terminal *t)
{
    t->left = false;
    keep(t, false);
    while (!t->ended && !t->left && !match_over(t->match)) {
        int seat = match_asked(t->match, t->eyes);
        if (match_setup(t->match)->player[seat] > 0) {
            opponent(t, seat);
            continue;
        }
        change_eyes(t, seat);
        if (!t->ended)
            choice(t);
    }
    if (match_over(t->match))
        finish(t);
}
