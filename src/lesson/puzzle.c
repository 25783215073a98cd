/* SPDX-License-Identifier: MIT */
#include "lesson/puzzle.h"

#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/text.h"

enum { LUCKS = 1 << 20 };

/* ---- words ------------------------------------------------------------------------------------------------------- */

/* Adds one line, without characters that mean something to the reader: marks, and the start of a comment. */
static void add_line(Buf *out, const char *statement, const char *sentence)
{
    char last = ' ';
    buf_add(out, statement);
    buf_add(out, " ");
    for (const char *c = sentence; *c; c++) {
        bool gap = (unsigned char)*c <= ' ', left_out = *c == '{' || *c == '}' || (*c == '#' && last == ' ');
        if (left_out || (gap && last == ' '))
            continue;
        last = *c;
        if (gap)
            last = ' ';
        buf_addn(out, &last, 1);
    }
    buf_add(out, "\n");
}

/* Adds the seats' names, which must be single words: blanks become non-breaking ones. */
static void add_seats(Buf *out, const Setup *cfg, int you)
{
    for (int seat = 0; seat < cfg->nseats; seat++) {
        char name[2 * SEAT_NAME_MAX] = "";
        for (const char *c = cfg->name[seat]; *c; c++) {
            if (*c == ' ')
                str_put(name, sizeof name, "\xC2\xA0");
            else if (!strchr("*{}#", *c))
                str_add(name, sizeof name, "%c", *c);
        }
        if (seat != you && name[0] && strlen(name) < SEAT_NAME_MAX)
            buf_printf(out, "seat %d %s\n", seat, name);
    }
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

static int rank_in_place(const State *s, PieceId p)
{
    int n = 0;
    for (int i = 0; i < s->npieces; i++)
        n += s->piece[i].place == s->piece[p].place && s->piece[i].pos < s->piece[p].pos;
    return n;
}

/* Returns the same piece in another state, because a loaded position numbers its pieces differently; NO_PIECE: none. */
static PieceId same_piece(const State *from, PieceId p, const State *to)
{
    int rank = rank_in_place(from, p);
    for (int i = 0; i < to->npieces; i++)
        if (to->piece[i].place == from->piece[p].place && rank_in_place(to, (PieceId)i) == rank &&
            (to->piece[i].host == NO_PIECE) == (from->piece[p].host == NO_PIECE))
            return (PieceId)i;
    return NO_PIECE;
}

/* Writes the move, whose pieces have the numbers of `seen`, in the numbers of `to`; `now` has the words for it. */
static void move_there_later(const Game *g, const State *now, const State *seen, Move mv, const State *to,
                             char out[WORD_MAX])
{
    char text[WORD_MAX];
    move_text(g, now, mv, text);
    out[0] = '\0';
    for (const char *p = text; *p;) {
        size_t n = strcspn(p, "#");
        str_add(out, WORD_MAX, "%.*s", (int)n, p);
        p += n;
        if (*p != '#')
            return;
        char *end;
        long id = strtol(p + 1, &end, 10);
        PieceId there = id >= 0 && id < seen->npieces ? same_piece(seen, (PieceId)id, to) : NO_PIECE;
        str_add(out, WORD_MAX, "#%d", there);
        p = end;
    }
}

static void move_there(const Game *g, const State *seen, Move mv, const State *to, char out[WORD_MAX])
{
    move_there_later(g, seen, seen, mv, to, out);
}

/* ---- the file ---------------------------------------------------------------------------------------------------- */

Status puzzle_is_playable(const Lesson *l, const LessonScene *puzzle)
{
    Status st;
    Move mv;
    Match *m = lesson_begin(l, puzzle, "", &st);
    if (!m)
        return st;
    const LessonStep *ask = &puzzle->step[0];
    bool legal = ask->kind == STEP_TURN || lesson_move(m, puzzle->you, &ask->want, &mv, NULL);
    for (int i = 0; ask->kind == STEP_TURN && legal && i < ask->want.n; i++) {
        const LessonList one = {&ask->want.row[i], 1};
        legal = lesson_move(m, puzzle->you, &one, &mv, NULL) && match_play(m, match_serial(m), mv).code == 0;
    }
    match_free(m);
    return legal ? status_ok() : status_error(1, "the move that it asks for is not legal in its position");
}

Status puzzle_can_be_played(const Lesson *l)
{
    Status st = status_ok();
    for (int i = l->nscenes; i < l->nscenes + l->npuzzles && !st.code; i++)
        st = puzzle_is_playable(l, &l->scene[i]);
    return st;
}

static Status read_back(const char *text, size_t n, const char *id)
{
    Lesson l = {0};
    Status st = lesson_read(text, n, id, &l);
    if (!st.code)
        st = puzzle_can_be_played(&l);
    lesson_free(&l);
    return st;
}

static uint64_t luck_of(uint32_t serial)
{
    return serial % LUCKS + 1;
}

static void add_file(const Match *m, const PuzzleMoment *p, const State *seen, const State *loaded, json_t *position,
                     Buf *out)
{
    const Game *g = match_game(m);
    char best[WORD_MAX], played[WORD_MAX] = "";
    char *json = json_dumps(position, JSON_COMPACT);
    move_there(g, seen, p->best, loaded, best);
    if (p->played.kind)
        move_there(g, seen, p->played, loaded, played);
    buf_printf(out, "lesson %s\ngame %s\n", p->id, g->id);
    add_line(out, "title", p->title);
    buf_printf(out, "minutes 1\nversion 1\nyou %d\n", p->best.seat);
    add_seats(out, match_setup(m), p->best.seat);
    add_line(out, "default", p->to_others);
    buf_printf(out, "\npuzzle %s ", p->id);
    add_line(out, "", p->title);
    buf_printf(out, "luck %d\nposition\n%s\nend\n", (int)luck_of(p->serial), json);
    add_line(out, "say", p->say);
    buf_printf(out, "best %s\n", best);
    add_line(out, "why", p->why);
    if (played[0] && strcmp(played, best) != 0) {
        buf_printf(out, "else %s show : ", played);
        add_line(out, "", p->to_played);
    }
    buf_add(out, "proof review\n");
    free(json);
}

/* Writes what the seat knew after that many moves, as a position, and loads it again: the moves are written for that. */
static Status take_moment(const Match *m, uint32_t serial, int seat, View *seen, State *loaded, json_t **position)
{
    const Game *g = match_game(m);
    Setup cfg = game_preset(g, 0);
    match_view_at(m, serial, seat, VIEW_MEMORY, seen);
    *position = position_out(g, match_setup(m), view_state(seen));
    return position_in(g, *position, luck_of(serial), &cfg, loaded);
}

Status puzzle_write(const Match *m, const PuzzleMoment *p, Buf *out)
{
    View *seen = view_new(match_game(m));
    State *loaded = xcalloc(1, match_game(m)->state_size);
    json_t *position;
    Buf text = {0};
    Status st = take_moment(m, p->serial, p->best.seat, seen, loaded, &position);
    if (!st.code) {
        add_file(m, p, view_state(seen), loaded, position, &text);
        st = read_back(buf_str(&text), text.n, p->id);
    }
    if (!st.code)
        buf_addn(out, buf_str(&text), text.n);
    json_decref(position);
    buf_free(&text);
    free(loaded);
    view_free(seen);
    return st;
}

/* Leaves out what a position means anyway: empty places, an empty queue, the game, which the head of the file names. */
static void shorten(json_t *position)
{
    json_t *places = json_object_get(position, "places"), *value;
    const char *word;
    void *next;
    json_object_foreach_safe(places, next, word, value)
    {
        if (json_array_size(value) == 0)
            (void)json_object_del(places, word);
    }
    if (json_array_size(json_object_get(position, "waiting")) == 0)
        (void)json_object_del(position, "waiting");
    (void)json_object_del(position, "game");
    (void)json_object_del(position, "over");
}

/* Writes the moves of a choice: which are best, and what each is worth. */
static void add_choice(const Game *g, const State *seen, const State *loaded, const PuzzleFind *p, Buf *out)
{
    char text[WORD_MAX];
    for (int i = 0; i < p->nbest; i++) {
        move_there(g, seen, p->worth[i].move, loaded, text);
        buf_printf(out, "%s%s%s", i ? " | " : "best ", text, i == p->nbest - 1 ? "\n" : "");
    }
    for (int i = 0; i < p->nworth; i++) {
        move_there(g, seen, p->worth[i].move, loaded, text);
        buf_printf(out, "worth %d %s\n", p->worth[i].wins, text);
    }
}

/* Writes the moves of a turn, each as the seat sees the table then. */
static Status add_turn(const Match *m, const State *first, const State *loaded, const PuzzleFind *p, Buf *out)
{
    Status st = status_ok();
    const Game *g = match_game(m);
    View *seen = view_new(g);
    Match *then = match_at(m, p->serial);
    for (int i = 0; i < p->nturn && !st.code; i++) {
        char text[WORD_MAX];
        match_view(then, p->seat, VIEW_EYES, seen);
        move_there_later(g, view_state(seen), first, p->turn[i], loaded, text);
        buf_printf(out, "turn %s\n", text);
        st = match_play(then, match_serial(then), p->turn[i]);
    }
    buf_printf(out, "worth %d best\nworth %d missed\n", p->wins, p->missed);
    match_free(then);
    view_free(seen);
    return st;
}

Status puzzle_write_block(const Match *m, const PuzzleFind *p, Buf *out)
{
    const Game *g = match_game(m);
    View *seen = view_new(g);
    State *loaded = xcalloc(1, g->state_size);
    json_t *position;
    Status st = take_moment(m, p->serial, p->seat, seen, loaded, &position);
    if (!st.code) {
        shorten(position);
        char *json = json_dumps(position, JSON_COMPACT);
        buf_printf(out, "puzzle %s\nyou %d\nlevel %d\nluck %d\nposition\n%s\nend\n", p->id, p->seat, p->level,
                   (int)luck_of(p->serial), json);
        free(json);
        if (p->nturn > 0)
            st = add_turn(m, view_state(seen), loaded, p, out);
        else
            add_choice(g, view_state(seen), loaded, p, out);
        buf_add(out, "proof mined\n");
    }
    json_decref(position);
    free(loaded);
    view_free(seen);
    return st;
}
