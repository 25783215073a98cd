/* SPDX-License-Identifier: MIT
 * The final scoring: who won and why. First a scene (scoring_show.c): what decided it as a picture, coins that run into
 * columns, a voice; any key ends its show. Then buttons: again, the numbers, the game to watch, other players, the way
 * out. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "app/scenes/play.h"
#include "app/scenes/scoring_int.h"
#include "base/buf.h"
#include "core/say.h"
#include "ui/room.h"

/* ---- what is shown
 * ---------------------------------------------------------------------------------------------------- */

static void rank_seats(Scoring *sc)
{
    for (int i = 0; i < sc->nseats; i++) {
        int k = i;
        for (; k > 0 && sc->sheet.standing.rank[sc->ranked[k - 1]] > sc->sheet.standing.rank[i]; k--)
            sc->ranked[k] = sc->ranked[k - 1];
        sc->ranked[k] = i;
    }
}

/* Fills in the looks of the lines, and which of them are counted. */
static void look_at_lines(Scoring *sc)
{
    for (int i = 0; i < sc->sheet.standing.nlines; i++) {
        if (board_score(sc->board)->look)
            board_score(sc->board)->look(view_state(sc->view), i, &sc->sheet.look[i]);
        sc->sheet.tokens |= sc->sheet.look[i].tokens;
    }
}

/* Adds the small lines below the score, which may tell each seat's luck with dice. */
static void add_figures(Scoring *sc, const Match *m)
{
    Luck luck[SEAT_MAX] = {0};
    int n;
    if (board_score(sc->board)->figures == NULL)
        return;
    Event *e = match_all_events(m, NO_SEAT, &n);
    for (int seat = 0; seat < sc->nseats && sc->game->luck; seat++)
        sc->game->luck(e, n, seat, &luck[seat]);
    free(e);
    sc->sheet.nfigures =
        board_score(sc->board)->figures(view_state(sc->view), sc->game->luck ? luck : NULL, sc->sheet.figure);
}

static void begin(Scoring *sc, const Match *m)
{
    sc->board = board_of(match_game(m));
    if (!sc->board)
        return;
    sc->game = match_game(m);
    sc->names = match_setup(m);
    sc->nseats = sc->names->nseats;
    sc->view = view_new(sc->game);
    match_view(m, NO_SEAT, VIEW_EYES, sc->view);
    match_standing(m, &sc->sheet.standing);
    sc->sheet.names = sc->names;
    rank_seats(sc);
}

/* A victory shared by seats that are no team has a fanfare of its own. */
const char *score_fanfare(const Board *b, const Setup *names, const Standing *standing, const State *end)
{
    int winners = 0, persons = 0, glad = 0;
    for (int seat = 0; seat < names->nseats; seat++) {
        bool person = names->player[seat] == 0;
        winners += standing->winner[seat];
        persons += person;
        glad += person && standing->winner[seat];
    }
    if (winners == 0 || (persons > 0 && glad == 0))
        return "defeat";
    return board_sound(b)->victory == NULL || (winners > 1 && b->team == NULL) ? "win-shared"
                                                                               : board_sound(b)->victory(end);
}

static void *open_scoring(App *app, const void *arg)
{
    Scoring *sc = xcalloc(1, sizeof *sc);
    if (arg)
        sc->back = ((const ScoringArg *)arg)->back;
    const Match *m = app_match(app);
    if (m)
        begin(sc, m);
    if (!sc->board)
        return sc;
    look_at_lines(sc);
    score_chart_begin(sc, m);
    sc->sheet.no_points = board_score(sc->board)->curves != NULL && sc->chart.ncurves > 0;
    if (board_score(sc->board)->more_lines != NULL)
        board_score(sc->board)->more_lines(m, &sc->sheet.standing, sc->sheet.look);
    add_figures(sc, m);
    if (board_score(sc->board)->decisions && match_over(m))
        sc->ndecisions = board_score(sc->board)->decisions(m, sc->decision, DECISIONS);
    score_medals_begin(sc, app, m);
    score_show_begin(sc, m);
    score_voice_begin(sc, app, m);
    score_name_begin(sc, app);
    if (!arg && match_over(m))
        app_fanfare(app, score_fanfare(sc->board, sc->names, &sc->sheet.standing, view_state(sc->view)));
    return sc;
}

static void close_scoring(void *data, App *app)
{
    Scoring *sc = data;
    turns_stop(sc, app);
    review_free(sc->review);
    view_free(sc->view);
    free(sc);
}

/* ---- words
 * ------------------------------------------------------------------------------------------------------------ */

void score_headline(const Standing *standing, const Setup *names, const int *order, char *out, size_t n)
{
    const char *winner[SEAT_MAX];
    int winners = 0, first = order[0];
    for (int k = 0; k < names->nseats; k++)
        if (standing->winner[order[k]])
            winner[winners++] = names->name[order[k]];
    int lead = standing->score[first] - standing->score[order[names->nseats > 1 ? 1 : 0]];
    SayArg who = say_s("who", names->name[first]);
    if (winners > 1)
        say(out, n, SAY("{who} win together"), say_list("who", SAY_AND, winner, winners));
    else if (winners == 0)
        say(out, n, SAY("The game is not over yet"));
    else if (lead < 0 || names->nseats < 2) /* the others are out, perhaps with more points */
        say(out, n, SAY("{who} wins"), who);
    else if (lead == 0)
        say(out, n, SAY("{who} wins the tie"), who);
    else
        say(out, n, SAY("{n:=1:{who} wins by a single point|{who} wins by {n} point|{who} wins by {n} points}"), who,
            say_n("n", lead));
}

/* The title for the only person, who has won: alone, or with those of `other`. */
static void title_won(const char *const *other, int others, int lead, char *out, size_t n)
{
    if (others > 0)
        say(out, n, SAY("You and {who} share it"), say_list("who", SAY_AND, other, others));
    else if (lead > 0)
        say(out, n, SAY("You win by {n}"), say_n("n", lead));
    else if (lead == 0)
        say(out, n, SAY("You win the tie"));
    else
        say(out, n, SAY("You win")); /* the others are out, perhaps with more points */
}

/* The title for the only person, who has not won. */
static void title_lost(const Standing *standing, const Setup *names, int you, const char *const *winner, int winners,
                       int lead, char *out, size_t n)
{
    bool tied = lead == 0 && standing->rank[you] == 2;
    SayArg who = say_list("who", SAY_AND, winner, winners);
    if (names->nseats == 2 && lead > 0)
        say(out, n, SAY("You lose by {n}"), say_n("n", lead));
    else if (winners == 1 && tied)
        say(out, n, SAY("{who} wins the tie, you lose it"), who);
    else
        say(out, n,
            SAY("{who:{who} wins|{who} share it}, "
                "{rank:you are second|you are third|you are fourth|you are fifth|you are sixth}"),
            who, say_which("rank", standing->rank[you] > 2 ? standing->rank[you] - 2 : 0));
}

void score_title(const Standing *standing, const Setup *names, const int *order, char *out, size_t n)
{
    const char *winner[SEAT_MAX], *other[SEAT_MAX];
    int winners = 0, others = 0, you = end_you(names);
    int lead = standing->score[order[0]] - standing->score[order[names->nseats > 1 ? 1 : 0]];
    for (int k = 0; k < names->nseats; k++) {
        if (!standing->winner[order[k]])
            continue;
        winner[winners++] = names->name[order[k]];
        if (order[k] != you)
            other[others++] = names->name[order[k]];
    }
    if (you != NO_SEAT && names->nseats > 1 && winners > 0) {
        if (standing->winner[you])
            title_won(other, others, lead, out, n);
        else
            title_lost(standing, names, you, winner, winners, lead, out, n);
    } else if (winners == 1 && lead > 0 && names->nseats > 1) {
        say(out, n, SAY("{who} wins by {n}"), say_s("who", winner[0]), say_n("n", lead));
    } else if (winners > 1) {
        say(out, n, SAY("{who} share it"), say_list("who", SAY_AND, winner, winners));
    } else {
        score_headline(standing, names, order, out, n);
    }
}

void score_result(const Scoring *sc, char *out, size_t n)
{
    out[0] = '\0';
    if (board_score(sc->board)->headline)
        board_score(sc->board)->headline(view_state(sc->view), sc->names, out, n);
    if (!out[0])
        score_headline(&sc->sheet.standing, sc->names, sc->ranked, out, n);
}

void score_line(const Scoring *sc, const Match *m, char *out, size_t n)
{
    char said[SENTENCE_MAX], seat[SEAT_MAX][SEAT_NAME_MAX + 24]; /* said: the headline above the line */
    const char *score[SEAT_MAX], *note = sc->sheet.standing.note;
    score_result(sc, said, sizeof said);
    for (int k = 0; k < sc->nseats; k++) {
        int i = sc->ranked[k];
        say(seat[k], sizeof seat[k], SAY("{name} {score}"), say_s("name", sc->names->name[i]),
            say_n("score", sc->sheet.standing.score[i]));
        score[k] = seat[k];
    }
    bool told = strncmp(note, said, strlen(said)) == 0;
    if (board_score(sc->board)->curves != NULL) { /* a game without points */
        say(out, n, SAY("{assisted:{note:assisted \u00b7 {note}|assisted}|{note:{note}|}}"),
            say_is("assisted", match_assisted(m)), say_s("note", told ? "" : note));
        return;
    }
    say(out, n,
        SAY("{assisted:{note:{scores} \u00b7 assisted \u00b7 {note}|{scores} \u00b7 assisted}|{note:{scores} \u00b7 "
            "{note}|{scores}}}"),
        say_list("scores", SAY_COMMA, score, sc->nseats), say_is("assisted", match_assisted(m)),
        say_s("note", told ? "" : note));
}

void part_result(const Match *m, char *head, size_t hn, char *line, size_t ln)
{
    Scoring *sc = xcalloc(1, sizeof *sc);
    head[0] = line[0] = '\0';
    begin(sc, m);
    if (sc->board) {
        score_result(sc, head, hn);
        score_line(sc, m, line, ln);
    }
    view_free(sc->view);
    free(sc);
}

/* ---- buttons
 * --------------------------------------------------------------------------------------------------------- */

void score_watch(App *app, uint32_t from, uint32_t until)
{
    PlayArg arg = {.replay = true, .running = true, .back = N_("Scores"), .from = from, .until = until};
    app_push(app, SCENE_PLAY, &arg, sizeof arg);
}

static void rematch(App *app, const Game *g, const Setup *names)
{
    Setup cfg = *names;
    cfg.seed = 0;
    part_begin(app, g, &cfg);
}

static void change_players(const Scoring *sc, App *app)
{
    SetupArg arg = {0};
    (void)snprintf(arg.game, sizeof arg.game, "%s", sc->game->id);
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
}

static void leave(const Scoring *sc, App *app)
{
    if (sc->back)
        app_pop(app);
    else
        app_go(app, SCENE_TITLE, NULL, 0);
}

static bool lost_here(const Scoring *sc)
{
    return sc->mood != END_BRIGHT;
}

/* True if only computers have played: somebody watched. */
static bool was_watched(const Scoring *sc)
{
    for (int seat = 0; seat < sc->nseats; seat++)
        if (sc->names->player[seat] == 0)
            return false;
    return true;
}

static void ribbon(Scoring *sc, App *app, Ui *ui)
{
    enum { AGAIN, GROWN, ALL };
    Setup usual;
    bool asks = sc->unnamed != NO_SEAT, watched = was_watched(sc);
    bool grows = !watched && !lost_here(sc) && part_grown_game(app, sc->game, sc->names, &usual);
    const RoomButton button[ALL] = {
        {.id = "rematch",
         .label = watched         ? T_("Watch again")
                  : lost_here(sc) ? T_("Revenge")
                                  : T_("Again"),
         .key = asks || grows ? NULL : "Enter",
         .flags = asks || grows ? 0 : UI_PRIMARY,
         .tip = watched ? T_("The same game from its beginning.") : T_("The same table, the same players, new luck.")},
        {.id = "grown",
         .label = grows ? say_word(sc->board->hall->grown) : "",
         .key = asks ? NULL : "Enter",
         .flags = asks ? 0 : UI_PRIMARY}};
    const RoomRibbon r = {.question = sc->show.note, .button = button, .n = grows ? ALL : GROWN, .at_right = true};
    if (asks)
        score_name(sc, app, ui, room_ribbon_place(ui, &r).x - 12);
    int used = room_ribbon(ui, &r);
    if (used == AGAIN && watched)
        score_watch(app, 0, 0);
    else if (used >= 0)
        rematch(app, sc->game, used == GROWN ? &usual : sc->names);
}

static void strap(Scoring *sc, App *app, Ui *ui)
{
    enum { NUMBERS, WATCH, CHAIRS, HALL, ALL };
    const RoomButton stud[ALL] = {
        {.id = "numbers", .label = T_("Numbers"), .icon = "chart"},
        {.id = "watch", .label = T_("Watch the replay"), .icon = "eye"},
        {.id = "chairs", .label = T_("Change players"), .icon = "person"},
        {.id = "hall", .label = sc->back ? say_word(sc->back) : T_("Back to the Hall"), .icon = "door", .key = "Esc"}};
    switch (room_strap(ui, stud, ALL)) {
    case NUMBERS:
        sc->numbers = true;
        sc->opened = ui_now(ui);
        break;
    case WATCH:
        score_watch(app, 0, 0);
        break;
    case CHAIRS:
        change_players(sc, app);
        break;
    case HALL:
        leave(sc, app);
        break;
    default:
        break;
    }
}

/* ---- the pass
 * --------------------------------------------------------------------------------------------------------- */

/* Returns how many ms of the show are over, SHOW_END: all. Any click or key ends it and does nothing else, so that nobody
 * leaves before the winner is known. */
static float show_time(Scoring *sc, Ui *ui)
{
    enum { PATIENCE = 5000 /* ms for the picture to be read */ };
    const Input *in = ui_input(ui);
    bool fresh = !sc->begun;
    if (fresh)
        sc->opened_at = ui_now(ui);
    sc->begun = true;
    if (!sc->started) { /* nobody shall miss what comes first while a picture is read */
        sc->since = ui_now(ui);
        sc->started = sc->there || sc->since - sc->opened_at > PATIENCE;
    }
    float speed = ui_speed(ui), t = speed > 0 ? (float)(ui_now(ui) - sc->since) / speed : SHOW_END;
    bool shows = !sc->all && !sc->back && !ui_reduced_motion(ui) && t < SHOW_END;
    if (shows && !fresh && in->kind == INPUT_KEY)
        ui_eat_key(ui);
    bool hurried = shows && !fresh && (in->kind == INPUT_DOWN || in->kind == INPUT_KEY);
    if (hurried && in->kind == INPUT_DOWN)
        sc->pressed = true;
    if (!shows || hurried) {
        sc->all = true;
        return SHOW_END;
    }
    ui_wake(ui, 16);
    return t;
}

static void frame(void *data, App *app, Ui *ui)
{
    Scoring *sc = data;
    const Match *m = app_match(app);
    if (!m || !sc->board) {
        app_go(app, SCENE_TITLE, NULL, 0);
        return;
    }
    float t = show_time(sc, ui);
    score_show(sc, app, ui, t);
    if (sc->pressed) {
        sc->pressed = ui_input(ui)->kind != INPUT_UP;
        return;
    }
    if (t < SHOW_RIBBON)
        return;
    ribbon(sc, app, ui);
    strap(sc, app, ui);
    if (sc->numbers)
        sc->numbers = score_numbers(sc, app, ui, m);
}

static void event(void *data, App *app, const SDL_Event *e)
{
    turns_event(data, app, e);
}

const Scene scene_scoring = {
    .word = "scoring", .open = open_scoring, .frame = frame, .event = event, .close = close_scoring};
