/* SPDX-License-Identifier: MIT
 * Requests about the current game: show it, list moves, play. A client that names a seat gets that seat's view; a client
 * that names none gets the full state. */
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/position.h"
#include "core/table.h"
#include "core/text.h"
#include "engine/drivers.h"
#include "engine/events_json.h"
#include "engine/request.h"
#include "engine/requests.h"

enum { ITERATIONS_MOST = 100000, NOT_SAID = -1 };

/* Reads the member "seat", or NOT_SAID. */
static Status read_seat(const Session *s, const json_t *request, int *seat)
{
    int64_t n = NOT_SAID;
    Status st = request_integer(request, "seat", 0, match_setup(s->match)->nseats - 1, &n);
    *seat = (int)n;
    return st;
}

/* Returns the numbers by which events name pieces, in the order of "places". */
static json_t *numbers_json(const Game *g, const State *s)
{
    PieceId here[PIECE_MAX];
    json_t *places = json_object();
    for (PlaceId at = 0; at < g->nplaces; at++) {
        if (g->place[at].seat != NO_SEAT && g->place[at].seat >= s->nseats)
            continue;
        json_t *list = json_array();
        int n = table_list(s, at, here);
        for (int i = 0; i < n; i++)
            json_array_append_new(list, json_integer(here[i]));
        json_object_set_new(places, g->place[at].word, list);
    }
    return places;
}

Status request_state(Session *s, const json_t *request, json_t *answer)
{
    const Game *g = match_game(s->match);
    int seat;
    bool memory = false;
    Status st = read_seat(s, request, &seat);
    if (!st.code)
        st = request_bool(request, "memory", &memory);
    if (st.code)
        return st;
    if (seat == NOT_SAID) {
        json_object_set_new(answer, "state", position_out(g, match_setup(s->match), match_truth(s->match)));
        json_object_set_new(answer, "numbers", numbers_json(g, match_truth(s->match)));
        return st;
    }
    View *v = view_new(g);
    match_view(s->match, seat, memory ? VIEW_MEMORY : VIEW_EYES, v);
    json_object_set_new(answer, "state", position_out(g, match_setup(s->match), view_state(v)));
    json_object_set_new(answer, "numbers", numbers_json(g, view_state(v)));
    view_free(v);
    return st;
}

static bool may_act(const Session *s, int seat)
{
    return match_may_act(s->match) >> seat & 1;
}

static Status not_the_turn(const Session *s, int seat)
{
    return status_error(1, "it is not the turn of %s", match_setup(s->match)->name[seat]);
}

Status request_moves(Session *s, const json_t *request, json_t *answer)
{
    Moves legal = {.n = 0};
    int seat;
    Status st = read_seat(s, request, &seat);
    if (st.code)
        return st;
    json_t *list = json_array();
    seat = seat == NOT_SAID ? match_to_act(s->match) : seat;
    match_legal(s->match, seat, &legal);
    for (int i = 0; i < legal.n; i++) {
        char text[WORD_MAX];
        move_text(match_game(s->match), match_truth(s->match), legal.m[i], text);
        json_array_append_new(list, text_json(text));
    }
    json_object_set_new(answer, "seat", seat == NO_SEAT ? json_null() : json_integer(seat));
    json_object_set_new(answer, "moves", list);
    unsigned may = match_may_act(s->match);
    if (may & (may - 1)) {
        json_t *seats = json_array();
        for (int i = 0; i < match_setup(s->match)->nseats; i++)
            if (may >> i & 1)
                json_array_append_new(seats, json_integer(i));
        json_object_set_new(answer, "may_act", seats);
    }
    return status_ok();
}

/* Finds the seat that asks about a move: the seat named, if it has to choose now, or else the seat whose turn it is.
 * Called before the move is read, so that a seat that may not choose learns nothing from the answer. */
static Status read_chooser(const Session *s, const json_t *request, int *named, int *chooser)
{
    Status st = read_seat(s, request, named);
    if (st.code)
        return st;
    if (match_over(s->match))
        return status_error(1, "the game is over");
    *chooser = *named == NOT_SAID ? match_to_act(s->match) : *named;
    return may_act(s, *chooser) ? st : not_the_turn(s, *chooser);
}

/* Reads the member "move" as a move of the chooser, with what the chooser may see; it need not be legal. */
static Status read_move(const Session *s, const json_t *request, int chooser, Move *out)
{
    const char *text = NULL;
    Status st = request_string(request, "move", true, &text);
    return st.code ? st : move_parse(match_game(s->match), match_truth(s->match), chooser, text, out);
}

/* Finds the viewer of the events of a move: the seat that plays it, or "eyes" if the client names no seat. */
static Status read_eyes(const Session *s, const json_t *request, int named, int *eyes)
{
    int64_t n = NOT_SAID;
    Status st = request_integer(request, "eyes", 0, match_setup(s->match)->nseats - 1, &n);
    *eyes = named != NOT_SAID ? named : n != NOT_SAID ? (int)n : EVENTS_WHOLE;
    if (!st.code && n != NOT_SAID && *eyes != n)
        return status_error(1, "a seat is told what it sees itself: 'eyes' goes with no other 'seat'");
    return st;
}

Status request_play(Session *s, const json_t *request, json_t *answer)
{
    int named = NOT_SAID, chooser = NO_SEAT, eyes = EVENTS_WHOLE;
    Move m = {0};
    int64_t serial = match_serial(s->match);
    Status st = read_chooser(s, request, &named, &chooser);
    if (!st.code)
        st = read_eyes(s, request, named, &eyes);
    if (!st.code)
        st = request_integer(request, "serial", 0, UINT32_MAX, &serial);
    if (!st.code)
        st = read_move(s, request, chooser, &m);
    if (st.code)
        return st;
    uint32_t from = match_serial(s->match);
    if (serial > from)
        return status_error(1, "the game is at serial %u and has not come to %lld yet", from, (long long)serial);
    st = match_play(s->match, (uint32_t)serial, m);
    if (!st.code)
        json_object_set_new(answer, "events", events_json(s->match, eyes, from));
    return st;
}

Status request_why(Session *s, const json_t *request, json_t *answer)
{
    Move m = {0};
    Why why;
    int named = NOT_SAID, chooser = NO_SEAT;
    Status st = read_chooser(s, request, &named, &chooser);
    if (!st.code)
        st = read_move(s, request, chooser, &m);
    if (st.code)
        return st;
    if (match_is_legal(s->match, m))
        return status_error(1, "that move is legal");
    match_why(s->match, m, &why);
    json_object_set_new(answer, "reason", text_json(why.text));
    json_object_set_new(answer, "rule", text_json(why.rule));
    return st;
}

Status request_undo(Session *s, const json_t *request, json_t *answer)
{
    (void)answer;
    int seat;
    Status st = read_seat(s, request, &seat);
    return st.code ? st : match_undo(s->match, seat == NOT_SAID ? NO_SEAT : seat);
}

Status request_redo(Session *s, const json_t *request, json_t *answer)
{
    (void)answer;
    int seat;
    Status st = read_seat(s, request, &seat);
    if (st.code || !match_can_redo(s->match) || seat == NOT_SAID)
        return st.code ? st : match_redo(s->match);
    int whose = match_move(s->match, match_serial(s->match)).seat;
    if (whose != seat)
        return status_error(1, "the choice to be made again is that of %s", match_setup(s->match)->name[whose]);
    return match_redo(s->match);
}

static json_t *seat_standing(const Standing *standing, int seat)
{
    json_t *lines = json_array();
    for (int i = 0; i < standing->nlines; i++)
        json_array_append_new(lines, json_pack("{s:o,s:i}", "label", text_json(standing->line[i].label), "points",
                                               standing->line[i].points[seat]));
    return json_pack("{s:i,s:o,s:i,s:b,s:b}", "score", standing->score[seat], "lines", lines, "rank",
                     standing->rank[seat], "winner", standing->winner[seat], "out", standing->out[seat]);
}

Status request_standing(Session *s, const json_t *request, json_t *answer)
{
    Standing standing;
    int seat_asked;
    Status st = read_seat(s, request, &seat_asked);
    if (st.code)
        return st;
    json_t *seats = json_array();
    match_standing(s->match, &standing);
    for (int seat = 0; seat < match_setup(s->match)->nseats; seat++)
        json_array_append_new(seats, seat_standing(&standing, seat));
    json_object_set_new(answer, "over", json_boolean(match_over(s->match)));
    json_object_set_new(answer, "seats", seats);
    json_object_set_new(answer, "note", line_json(standing.note));
    return status_ok();
}

Status request_bot(Session *s, const json_t *request, json_t *answer)
{
    int64_t iterations = 0, seed = 1;
    int player = 0, seat;
    Status st = request_player(request, "level", match_game(s->match), BOT_CUNNING, &player);
    if (!st.code)
        st = read_seat(s, request, &seat);
    if (!st.code)
        st = request_integer(request, "iterations", 0, ITERATIONS_MOST, &iterations);
    if (!st.code)
        st = request_integer(request, "seed", 0, INT64_MAX, &seed);
    if (st.code)
        return st;
    if (match_over(s->match))
        return status_error(1, "the game is over");
    seat = seat == NOT_SAID ? match_to_act(s->match) : seat;
    if (!may_act(s, seat))
        return not_the_turn(s, seat);
    const Game *g = match_game(s->match);
    char reason[SENTENCE_MAX] = "", text[WORD_MAX];
    View *v = view_new(g);
    Bot *bot = bot_new(g);
    match_view(s->match, seat, bot_memory(player), v);
    bot_set_oversights(bot, match_setup(s->match)->seed);
    Move m = bot_choose(bot, v, player, (int)iterations, (uint64_t)seed, reason, sizeof reason);
    text_names(match_setup(s->match), reason, sizeof reason);
    move_text(g, view_state(v), m, text);
    json_object_set_new(answer, "move", text_json(text));
    json_object_set_new(answer, "reason", line_json(reason));
    bot_free(bot);
    view_free(v);
    return st;
}
