/* SPDX-License-Identifier: MIT
 * The chart of a finished game: the score after each line of tokens; or what the board says of a game without points; or
 * the score at moments of the game. */
#include "app/scenes/scoring_int.h"
#include "core/say.h"

enum { MOMENTS = 20 };

/* Begins a curve for each seat. */
static void begin_curves(Scoring *sc)
{
    sc->chart.ncurves = sc->nseats;
    for (int seat = 0; seat < sc->nseats; seat++) {
        ScoreCurve *curve = &sc->chart.curve[seat];
        say(curve->name, sizeof curve->name, SAY("{name}"), say_s("name", sc->names->name[seat]));
        curve->color = theme_seat(seat);
        curve->out = sc->sheet.standing.out[seat];
        if (board_score(sc->board)->mark)
            board_score(sc->board)->mark(view_state(sc->view), seat, &curve->sign, &curve->color);
    }
}

/* Adds a step for each line of tokens, and one for the rest of the score if any seat has more. */
static void chart_tokens(Scoring *sc)
{
    ScoreChart *c = &sc->chart;
    const Standing *standing = &sc->sheet.standing;
    for (int i = 0; i < standing->nlines; i++) {
        if (!sc->sheet.look[i].tokens)
            continue;
        c->sign[++c->steps] = sc->sheet.look[i].sign;
        for (int seat = 0; seat < sc->nseats; seat++)
            c->curve[seat].at[c->steps] = (int16_t)(c->curve[seat].at[c->steps - 1] + standing->line[i].points[seat]);
    }
    for (int seat = 0; seat < sc->nseats; seat++) {
        c->curve[seat].at[c->steps + 1] = standing->score[seat];
        c->bonus = c->bonus || standing->score[seat] != c->curve[seat].at[c->steps];
    }
    c->counted = true;
    c->steps += c->bonus;
}

static void chart_named(Scoring *sc, const Match *m)
{
    ScoreChart *c = &sc->chart;
    c->ncurves = board_score(sc->board)->curves(m, c->curve, &c->steps);
    c->turns = view_state(sc->view)->round;
    for (int k = 0; k < c->ncurves; k++)
        c->curve[k].color = theme_seat(k);
}

static void scores_at(Scoring *sc, const Match *m, uint32_t serial, int step)
{
    Standing at;
    if (board_score(sc->board)->then == NULL) {
        match_standing_at(m, serial, &at);
        for (int seat = 0; seat < sc->nseats; seat++)
            sc->chart.curve[seat].at[step] = at.score[seat];
        return;
    }
    View *v = view_new(sc->game);
    match_view_at(m, serial, NO_SEAT, VIEW_EYES, v);
    for (int seat = 0; seat < sc->nseats; seat++)
        sc->chart.curve[seat].at[step] =
            (int16_t)board_score(sc->board)->then(view_state(v), view_state(sc->view), seat);
    view_free(v);
}

static void chart_moments(Scoring *sc, const Match *m)
{
    uint32_t all = match_serial(m);
    sc->chart.steps = MOMENTS;
    for (int i = 1; i < MOMENTS; i++)
        scores_at(sc, m, all * (uint32_t)i / MOMENTS, i);
    for (int seat = 0; seat < sc->nseats; seat++)
        sc->chart.curve[seat].at[MOMENTS] = sc->sheet.standing.score[seat];
}

void score_chart_begin(Scoring *sc, const Match *m)
{
    const BoardScore *b = board_score(sc->board);
    sc->chart.title = b->chart ? b->chart : N_("Score over the game");
    if (b->curves != NULL) {
        chart_named(sc, m);
        return;
    }
    begin_curves(sc);
    if (sc->sheet.tokens)
        chart_tokens(sc);
    else
        chart_moments(sc, m);
}
