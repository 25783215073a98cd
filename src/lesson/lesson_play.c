/* SPDX-License-Identifier: MIT */
#include "lesson/lesson_play.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/position.h"
#include "core/text.h"

/* ---- patterns ---------------------------------------------------------------------------------------------------- */

/* Backtracks only to the last star, so that no pattern costs more than its length times the text's. */
bool lesson_fits(const char *pattern, const char *text)
{
    const char *star = NULL, *from = NULL;
    while (*text) {
        if (*pattern == '*') {
            star = pattern++;
            from = text;
        } else if (*pattern == '?' || *pattern == *text) {
            pattern++;
            text++;
        } else if (star) {
            pattern = star + 1;
            text = ++from;
        } else {
            return false;
        }
    }
    while (*pattern == '*')
        pattern++;
    return !*pattern;
}

/* ---- scenes ------------------------------------------------------------------------------------------------------ */

int lesson_step_by_id(const LessonScene *sc, const char *id)
{
    for (int i = 0; i < sc->nsteps; i++)
        if (strcmp(sc->step[i].id, id) == 0)
            return i;
    return -1;
}

int lesson_scene_by_id(const Lesson *l, const char *id)
{
    for (int i = 0; i < l->nscenes + l->npuzzles; i++)
        if (strcmp(l->scene[i].id, id) == 0)
            return i;
    return -1;
}

static Status name_seats(const Lesson *l, int learner, const char *you, Setup *cfg)
{
    if (learner >= cfg->nseats)
        return status_error(1, "the position has no seat %d, which is the learner's", learner);
    for (int seat = 0; seat < cfg->nseats; seat++) {
        const LessonSeat *who = &l->seat[seat];
        cfg->player[seat] = seat == learner ? 0 : BOT_EASY;
        for (int i = 0; seat != learner && who->character && i < l->game->ncharacters; i++)
            if (strcmp(l->game->character[i].word, who->character) == 0)
                cfg->player[seat] = (uint8_t)(BOT_EASY + PLAYER_CHARACTER * (i + 1));
        if (seat == learner || who->name)
            (void)snprintf(cfg->name[seat], SEAT_NAME_MAX, "%s", seat == learner ? you : who->name);
    }
    return status_ok();
}

static Status play_lead(const LessonScene *sc, int you, Match *m)
{
    for (int i = 0; i < sc->lead.n; i++) {
        const LessonList one = {&sc->lead.row[i], 1};
        Move mv;
        Status st = lesson_move(m, you, &one, &mv, NULL)
                        ? match_play(m, match_serial(m), mv)
                        : status_error(1, "the move '%.60s' that leads to it is not legal", one.row->text);
        if (st.code)
            return st;
    }
    return status_ok();
}

Match *lesson_begin(const Lesson *l, const LessonScene *sc, const char *you, Status *why)
{
    const Game *g = l->game;
    Setup cfg = game_preset(g, 0);
    State *start = xcalloc(1, g->state_size);
    Match *m = NULL;
    cfg.seed = sc->luck;
    *why = position_in(g, sc->position, sc->luck, &cfg, start);
    if (!why->code)
        *why = name_seats(l, sc->you, you, &cfg);
    if (!why->code) {
        m = match_from(g, &cfg, start);
        match_settle(m);
        *why = play_lead(sc, sc->you, m);
    }
    free(start);
    if (!why->code)
        return m;
    match_free(m);
    return NULL;
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

/* Returns the seat's view, in which its moves are written. The caller frees *own. */
static const State *seen_by(const Match *m, int seat, View **own)
{
    *own = view_new(match_game(m));
    match_view(m, seat, VIEW_EYES, *own);
    return view_state(*own);
}

void lesson_move_text(const Match *m, Move mv, char out[WORD_MAX])
{
    View *own;
    move_text(match_game(m), seen_by(m, mv.seat, &own), mv, out);
    view_free(own);
}

bool lesson_move(const Match *m, int seat, const LessonList *alternatives, Move *out, int *which)
{
    char text[WORD_MAX];
    Moves legal = {.n = 0};
    if (!(match_may_act(m) >> seat & 1))
        return false;
    View *own;
    const State *s = seen_by(m, seat, &own);
    match_legal(m, seat, &legal);
    bool found = false;
    for (int a = 0; !found && a < alternatives->n; a++)
        for (int i = 0; !found && i < legal.n; i++) {
            move_text(match_game(m), s, legal.m[i], text);
            if (!lesson_fits(alternatives->row[a].text, text))
                continue;
            *out = legal.m[i];
            if (which)
                *which = a;
            found = true;
        }
    view_free(own);
    return found;
}

LessonTry lesson_try(const Lesson *l, const LessonStep *s, const Match *m, Move mv)
{
    char text[WORD_MAX];
    lesson_move_text(m, mv, text);
    for (int i = 0; s->kind == STEP_WANT && i < s->want.n; i++)
        if (lesson_fits(s->want.row[i].text, text))
            return (LessonTry){.is = TRY_WANTED};
    if (s->kind == STEP_TURN)
        return (LessonTry){.is = lesson_fits(s->want.row[s->want.n - 1].text, text) ? TRY_ENDS : TRY_KEPT};
    for (int i = 0; i < s->nothers; i++) {
        static const TryResult is[] = {[ELSE_SHOW] = TRY_SHOWN, [ELSE_NO] = TRY_REFUSED, [ELSE_KEEP] = TRY_KEPT};
        if (lesson_fits(s->other[i].pattern, text))
            return (LessonTry){is[s->other[i].how], &s->other[i], s->other[i].say};
    }
    return (LessonTry){.is = s->kind == STEP_WANT ? TRY_SHOWN : TRY_REFUSED, .say = l->other};
}

Status lesson_they_play(const LessonStep *s, Match *m)
{
    for (int i = 0; i < s->nthey; i++) {
        Move mv;
        if (!lesson_move(m, s->they[i].seat, &s->they[i].move, &mv, NULL))
            return status_error(1, "seat %d cannot play '%.60s' now", s->they[i].seat, s->they[i].move.row[0].text);
        Status st = match_play(m, match_serial(m), mv);
        if (st.code)
            return st;
    }
    return status_ok();
}

int lesson_event_kind(const Game *g, const char *word)
{
    for (int i = 0; i < g->nevents; i++)
        if (g->event[i].word && strcmp(g->event[i].word, word) == 0)
            return EV_GAME + i;
    return -1;
}

bool lesson_cut_is(const char *cut, const char *kind)
{
    size_t n = strcspn(cut, "+");
    return strlen(kind) == n && strncmp(cut, kind, n) == 0;
}

int lesson_cuts(const Game *g, const LessonStep *s, const Event *e)
{
    const char *kind = e->kind >= EV_GAME && e->kind - EV_GAME < g->nevents ? g->event[e->kind - EV_GAME].word : NULL;
    for (int i = 0; kind && i < s->cut.n; i++) {
        const char *cut = s->cut.row[i].text, *most = strchr(cut, '+');
        if (lesson_cut_is(cut, kind))
            return most && isdigit((unsigned char)most[1]) ? most[1] - '0' : LESSON_CUT_ALL;
    }
    return -1;
}

/* ---- light ------------------------------------------------------------------------------------------------------- */

static void set_bit(uint8_t *bits, int i)
{
    bits[i >> 3] = (uint8_t)(bits[i >> 3] | 1u << (i & 7));
}

/* Lights the pieces of "WORD PLACE", two patterns; without the second, anywhere. False: none. */
static bool light_pieces(const Game *g, const State *s, const char *what, LessonLight *out)
{
    char pattern[WORD_MAX], place[WORD_MAX] = "*";
    if (sscanf(what, "%63s %63s", pattern, place) < 1)
        return false;
    bool found = false;
    for (PieceId p = 0; p < s->npieces; p++) {
        PlaceId at = s->piece[p].place;
        if (at >= g->nplaces || s->piece[p].def == DEF_HIDDEN || !lesson_fits(place, g->place[at].word) ||
            !lesson_fits(pattern, g->def[s->piece[p].def].word))
            continue;
        set_bit(out->piece, p);
        found = true;
    }
    return found;
}

static bool light_places(const Game *g, const State *s, const char *pattern, LessonLight *out)
{
    bool found = false;
    for (int at = 0; at < g->nplaces; at++)
        if (lesson_fits(pattern, g->place[at].word) &&
            (g->place[at].seat == NO_SEAT || g->place[at].seat < s->nseats)) {
            set_bit(out->place, at);
            found = true;
        }
    return found;
}

static bool light_moves(const Game *g, const State *s, const Moves *legal, const char *pattern, LessonLight *out)
{
    char text[WORD_MAX];
    bool found = false;
    for (int i = 0; i < legal->n; i++) {
        move_text(g, s, legal->m[i], text);
        if (!lesson_fits(pattern, text) || moves_have(&out->move, legal->m[i]))
            continue;
        moves_add(&out->move, legal->m[i]);
        found = true;
    }
    return found;
}

static bool light_panel(const char *word, LessonLight *out)
{
    const struct {
        const char *word;
        bool *lit;
    } panel[] = {{"battles", &out->battles}, {"tokens", &out->tokens}, {"log", &out->log},
                 {"undo", &out->undo},       {"hint", &out->hint},     {"prompt", &out->prompt},
                 {"scores", &out->scores},   {"twelve", &out->twelve}, {"chances", &out->chances}};
    for (size_t i = 0; i < sizeof panel / sizeof *panel; i++)
        if (strcmp(panel[i].word, word) == 0) {
            *panel[i].lit = true;
            return true;
        }
    return false;
}

bool lesson_light(const Game *g, const State *view, const Moves *legal, const char *row, LessonLight *out)
{
    const char *space = strchr(row, ' ');
    if (!space)
        return false;
    size_t n = (size_t)(space - row);
    const char *what = space + 1;
    if (n == 5 && strncmp(row, "piece", n) == 0)
        return light_pieces(g, view, what, out);
    if (n == 5 && strncmp(row, "place", n) == 0)
        return light_places(g, view, what, out);
    if (n == 4 && strncmp(row, "move", n) == 0)
        return light_moves(g, view, legal, what, out);
    if (n == 5 && strncmp(row, "panel", n) == 0)
        return light_panel(what, out);
    if (n != 4 || strncmp(row, "seat", n) != 0 || !isdigit((unsigned char)what[0]) || what[1] ||
        what[0] - '0' >= view->nseats)
        return false;
    out->seats |= 1u << (what[0] - '0');
    return true;
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static const char *mark_means(const Lesson *l, const char *you, const char *mark, size_t n)
{
    if (n == 3 && strncmp(mark, "you", n) == 0)
        return you;
    if (n == 6 && strncmp(mark, "seat:", 5) == 0 && mark[5] >= '0' && mark[5] < '0' + SEAT_MAX)
        return l->seat[mark[5] - '0'].name;
    if (n <= 6 || strncmp(mark, "piece:", 6) != 0)
        return NULL;
    for (int i = 1; i < l->game->ndefs; i++)
        if (strlen(l->game->def[i].word) == n - 6 && strncmp(l->game->def[i].word, mark + 6, n - 6) == 0)
            return say_word(l->game->def[i].name);
    return NULL;
}

bool lesson_words(const Lesson *l, const char *you, const char *sentence, char *out, size_t n)
{
    bool all = true;
    out[0] = '\0';
    sentence = say_word(sentence);
    while (*sentence) {
        const char *open = strchr(sentence, '{'), *close = open ? strchr(open, '}') : NULL;
        size_t plain = close ? (size_t)(open - sentence) : strlen(sentence);
        str_add(out, n, "%.*s", (int)plain, sentence);
        if (!close)
            return all && !open;
        const char *means = mark_means(l, you, open + 1, (size_t)(close - open - 1));
        str_put(out, n, means ? means : "?");
        all = all && means;
        sentence = close + 1;
    }
    return all;
}

/* ---- the first game ---------------------------------------------------------------------------------------------- */

static void name_opponents(Setup *cfg, int you, const char *names)
{
    for (int seat = 0; seat < cfg->nseats && *names; seat++) {
        if (seat == you)
            continue;
        size_t n = strcspn(names, ",");
        (void)snprintf(cfg->name[seat], SEAT_NAME_MAX, "%.*s", (int)n, names);
        names += n + (names[n] == ',');
    }
}

static Status first_word(const Game *g, const char *row, const char *value, int *seats, Setup *cfg)
{
    char word[WORD_MAX];
    (void)snprintf(word, sizeof word, "%.*s", (int)(value - row - 1), row);
    if (strcmp(word, "seats") == 0) {
        *seats = value[0] && !value[1] ? value[0] - '0' : 0;
        return *seats >= g->seats_min && *seats <= g->seats_max
                   ? status_ok()
                   : status_error(1, "%s is not played by so many", g->title);
    }
    if (strcmp(word, "names") == 0)
        return status_ok();
    return option_set(g, word, value, cfg);
}

Status lesson_first_game(const Lesson *l, const char *you, Setup *out)
{
    int seats = l->game->seats_min;
    Setup said = game_preset(l->game, 0);
    const char *names = "";
    for (int i = 0; i < l->first_game.n; i++) {
        const char *row = l->first_game.row[i].text, *value = strchr(row, '=') + 1;
        Status st = first_word(l->game, row, value, &seats, &said);
        if (st.code)
            return st;
        if (strncmp(row, "names=", 6) == 0)
            names = value;
    }
    Setup cfg = game_preset(l->game, seats);
    memcpy(cfg.option, said.option, sizeof cfg.option);
    for (int seat = 0; seat < seats; seat++)
        cfg.player[seat] = seat == l->you ? 0 : BOT_EASY;
    (void)snprintf(cfg.name[l->you], SEAT_NAME_MAX, "%s", you);
    name_opponents(&cfg, l->you, names);
    for (int seat = 0; seat < seats; seat++) /* an opponent with the name of a character is that character */
        for (int i = 0; seat != l->you && i < l->game->ncharacters; i++)
            if (strcmp(cfg.name[seat], l->game->character[i].name) == 0)
                cfg.player[seat] = (uint8_t)(BOT_EASY + PLAYER_CHARACTER * (i + 1));
    const char *fault = l->game->setup_fault ? l->game->setup_fault(&cfg) : NULL;
    if (fault)
        return status_error(1, "%s", say_word(fault));
    *out = cfg;
    return status_ok();
}
