/* SPDX-License-Identifier: MIT
 * The final scoring: who won and why, points by source appearing row by row, the score over the game. Also the deciding
 * battles, the costliest choices, and the buttons. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "app/scenes/play.h"
#include "app/scenes/scoring_int.h"
#include "base/buf.h"
#include "core/say.h"
#include "gfx/card_turned.h"
#include "ui/copies.h"
#include "ui/layout.h"

/* ---- what is shown
 * ---------------------------------------------------------------------------------------------------- */

static void rank_seats(Scoring *sc)
{
    for (int i = 0; i < sc->nseats; i++) {
        int k = i;
        for (; k > 0 && sc->standing.rank[sc->ranked[k - 1]] > sc->standing.rank[i]; k--)
            sc->ranked[k] = sc->ranked[k - 1];
        sc->ranked[k] = i;
    }
}

static void draw_curves(Scoring *sc)
{
    for (int i = 0; i < sc->standing.nlines; i++) {
        if (board_score(sc->board)->look)
            board_score(sc->board)->look(view_state(sc->view), i, &sc->look[i]);
        if (!sc->look[i].tokens)
            continue;
        sc->steps++;
        for (int seat = 0; seat < sc->nseats; seat++)
            sc->curve[seat][sc->steps] = (int16_t)(sc->curve[seat][sc->steps - 1] + sc->standing.line[i].points[seat]);
    }
    sc->by_lines = sc->steps > 0;
    for (int seat = 0; seat < sc->nseats; seat++) {
        sc->curve[seat][sc->steps + 1] = sc->standing.score[seat];
        sc->bonus = sc->bonus || sc->standing.score[seat] != sc->curve[seat][sc->steps];
    }
    sc->steps -= sc->by_lines && !sc->bonus; /* the chart ends with the last token */
}

static void count_luck(Scoring *sc, const Match *m)
{
    if (sc->game->luck == NULL)
        return;
    int n;
    Event *e = match_all_events(m, NO_SEAT, &n);
    for (int seat = 0; seat < sc->nseats; seat++)
        sc->game->luck(e, n, seat, &sc->luck[seat]);
    free(e);
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
    match_standing(m, &sc->standing);
    rank_seats(sc);
    count_luck(sc, m);
}

/* A victory shared by seats that are no team has a fanfare of its own. */
const char *score_fanfare(const Board *b, const Setup *names, const Standing *st, const State *end)
{
    int winners = 0, persons = 0, glad = 0;
    for (int seat = 0; seat < names->nseats; seat++) {
        bool person = names->player[seat] == 0;
        winners += st->winner[seat];
        persons += person;
        glad += person && st->winner[seat];
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
    draw_curves(sc);
    if (board_score(sc->board)->curves != NULL)
        score_named(sc, m);
    else if (!sc->by_lines)
        score_moments(sc, m);
    if (board_score(sc->board)->more_lines != NULL)
        board_score(sc->board)->more_lines(m, &sc->standing, sc->look);
    score_trophies(sc);
    if (board_score(sc->board)->decisions && match_over(m))
        sc->ndecisions = board_score(sc->board)->decisions(m, sc->decision, DECISIONS);
    score_medals_begin(sc, app, m);
    if (!arg && match_over(m))
        app_fanfare(app, score_fanfare(sc->board, sc->names, &sc->standing, view_state(sc->view)));
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

void score_headline(const Standing *st, const Setup *names, const int *order, char *out, size_t n)
{
    const char *winner[SEAT_MAX];
    int winners = 0, first = order[0];
    for (int k = 0; k < names->nseats; k++)
        if (st->winner[order[k]])
            winner[winners++] = names->name[order[k]];
    int lead = st->score[first] - st->score[order[names->nseats > 1 ? 1 : 0]];
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

static void headline(const Scoring *sc, char *out, size_t n)
{
    out[0] = '\0';
    if (board_score(sc->board)->headline)
        board_score(sc->board)->headline(view_state(sc->view), sc->names, out, n);
    if (!out[0])
        score_headline(&sc->standing, sc->names, sc->ranked, out, n);
}

static void second_line(const Scoring *sc, const Match *m, char *out, size_t n)
{
    char said[SENTENCE_MAX], seat[SEAT_MAX][SEAT_NAME_MAX + 24]; /* said: the headline above the line */
    const char *score[SEAT_MAX], *note = sc->standing.note;
    headline(sc, said, sizeof said);
    for (int k = 0; k < sc->nseats; k++) {
        int i = sc->ranked[k];
        say(seat[k], sizeof seat[k], SAY("{name} {score}"), say_s("name", sc->names->name[i]),
            say_n("score", sc->standing.score[i]));
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
        headline(sc, head, hn);
        second_line(sc, m, line, ln);
    }
    view_free(sc->view);
    free(sc);
}

/* ---- panels
 * ----------------------------------------------------------------------------------------------------------- */

static void watch(App *app, uint32_t from, uint32_t until)
{
    PlayArg arg = {.replay = true, .running = true, .back = N_("Scores"), .from = from, .until = until};
    app_push(app, SCENE_PLAY, &arg, sizeof arg);
}

static void decided(Scoring *sc, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    float y = r.y, end = r.y + r.h;
    Text title = ui_style(ui, FACE_SEMI, 16, COL_TEXT), text = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    if (sc->ndecisions == 0)
        (void)ui_paragraph(ui, text, rect(r.x, y, r.w, end - y),
                           say_word(board_score(sc->board)->no_decision_text ? board_score(sc->board)->no_decision_text
                                                                             : N_("No turning points.")));
    for (int i = 0; i < sc->ndecisions; i++) {
        const Decision *d = &sc->decision[i];
        float bw = ui_button_width(ui, T_("Watch"), NULL, NULL, 0), x = r.x + 58, w = r.w - 58 - bw - 16;
        float th = gfx_paragraph_height(g, title, w, d->title), h = th + gfx_paragraph_height(g, text, w, d->text) + 4;
        h = h < 62 ? 62 : h;
        if (y + h > end)
            break;
        CardFace face;
        if (d->card && sc->board->face(sc->game, d->card, &face))
            card_draw(g, &face, rect(r.x, y + h / 2 - 30, 48, 60), 0, NULL);
        else
            gfx_badge(g, d->sign, r.x + 24, y + h / 2, 40);
        (void)ui_paragraph(ui, title, rect(x, y + 4, w, th + 2), d->title);
        (void)ui_paragraph(ui, text, rect(x, y + 5 + th, w, h - th), d->text);
        char id[24];
        (void)snprintf(id, sizeof id, "watch-%d", i);
        if (ui_button(ui, id, rect(r.x + r.w - bw, y + (h - 40) / 2, bw, 40), T_("Watch"), NULL, NULL, 0))
            watch(app, d->serial, d->until);
        y += h + 8;
    }
}

/* Draws a placeholder, so that the panel does not reveal the winner while points are counted. */
static void count_first(Ui *ui, Rect r)
{
    (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2), r,
                       T_("Counting the points. Press any key to skip."));
}

/* Draws the lower right panel: the deciding battles, or the costliest choices. */
static void story_panel(Scoring *sc, App *app, Ui *ui, Rect r, bool known)
{
    static const char *const name[] = {N_("What decided it"), N_("Turning points")};
    const char *tabs[2];
    say_words(name, 2, tabs);
    float line = 12 + 22 * gfx_text_scale(ui_gfx(ui));
    gfx_surface(ui_gfx(ui), r, SURFACE_PANEL);
    Rect in = rect(r.x + 16, r.y + 10, r.w - 32, r.h - 18), bar = rect_cut_top(&in, line);
    (void)rect_cut_top(&in, 8);
    (void)ui_choice(ui, "story", rect(bar.x, bar.y, fminf(ui_choice_width(ui, tabs, 2), bar.w), bar.h), tabs, 2,
                    &sc->half, 0, NULL);
    if (!known)
        count_first(ui, in);
    else if (sc->half == 0)
        decided(sc, app, ui, in);
    else
        score_turns(sc, app, ui, in);
}

static void table_panel(Scoring *sc, Ui *ui, Rect r, int shown)
{
    bool known = shown >= score_rows(sc);
    gfx_surface(ui_gfx(ui), r, SURFACE_PANEL);
    Rect in = rect(r.x + 18, r.y + 6, r.w - 36, r.h - 12);
    float scale = gfx_text_scale(ui_gfx(ui));
    float need = 20 + 26 * scale + (float)sc->standing.nlines * (8 + 20 * scale) + 24 + 30 * scale;
    need += sc->by_lines ? 14 + 20 * scale : 0;
    const Luck *luck = sc->game->luck ? sc->luck : NULL;
    const State *end = view_state(sc->view);
    float picture =
        board_score(sc->board)->picture ? board_score(sc->board)->picture(ui, end, sc->names, luck, (Rect){0}) : 0;
    picture += picture > 0 ? 18 : 0;
    if (need + picture <= in.h) {
        float extra = (in.h - need - picture) / (float)(sc->standing.nlines + 1);
        float used = score_table(sc, ui, in, shown, extra > 8 ? 8 : extra) + 14;
        if (known && board_score(sc->board)->picture && in.h - used > 130)
            (void)board_score(sc->board)->picture(ui, end, sc->names, luck,
                                                  rect(in.x, in.y + used, in.w, in.h - used - 4));
        return;
    }
    float dy = ui_scroll_begin(ui, "sheet", in, need + picture);
    Rect all = rect(in.x, in.y - dy, in.w - 10, need + picture);
    float used = score_table(sc, ui, all, shown, 0) + 14;
    if (picture > 0 && known)
        (void)board_score(sc->board)->picture(ui, end, sc->names, luck,
                                              rect(all.x, all.y + used, all.w, all.h - used - 4));
    ui_scroll_end(ui);
}

static bool wide_button(Ui *ui, const char *id, float *x, float y, float h, bool from_right, const char *label,
                        const char *key, unsigned flags)
{
    float w = ui_button_width(ui, label, NULL, key, flags);
    if (from_right)
        *x -= w;
    bool used = ui_button(ui, id, rect(*x, y, w, h), label, NULL, key, flags);
    *x += from_right ? -12 : w + 12;
    return used;
}

static void rematch(App *app, const Game *g, const Setup *names)
{
    Setup cfg = *names;
    cfg.seed = 0;
    part_begin(app, g, &cfg);
}

/* Draws the buttons and medals. known: the counting is over, so that medals cannot reveal the winner. */
static void buttons(Scoring *sc, App *app, Ui *ui, Rect r, bool known)
{
    bool big = gfx_text_scale(ui_gfx(ui)) <= 1.25f && r.w > 1000;
    unsigned size = big ? UI_BIG : UI_SMALL;
    bool words = part_words(ui) && r.w > 820 * gfx_text_scale(ui_gfx(ui));
    float left = r.x, right = r.x + r.w;
    bool hall = wide_button(ui, "hall", &left, r.y, r.h, false,
                            sc->back ? say_word(sc->back)
                            : words  ? T_("Back to the Hall")
                                     : T_("Hall"),
                            NULL, size);
    bool all =
        wide_button(ui, "watch", &left, r.y, r.h, false, words ? T_("Watch the replay") : T_("Replay"), NULL, size);
    bool again = wide_button(ui, "rematch", &right, r.y, r.h, true, T_("Rematch"), "Enter", size | UI_PRIMARY);
    bool chairs =
        wide_button(ui, "chairs", &right, r.y, r.h, true, words ? T_("Change players") : T_("Players"), NULL, size);
    if (known)
        score_medals(sc, app, ui, rect(left + 12, r.y, right - left - 24, r.h));
    if (sc->pressed && ui_input(ui)->kind == INPUT_UP) {
        sc->pressed = false;
        return;
    }
    bool leaves = hall || ui_key(ui, "Esc");
    if (leaves && sc->back)
        app_pop(app);
    else if (leaves)
        app_go(app, SCENE_TITLE, NULL, 0);
    if (all)
        watch(app, 0, 0);
    if (again)
        rematch(app, sc->game, sc->names);
    if (chairs) {
        SetupArg arg = {0};
        (void)snprintf(arg.game, sizeof arg.game, "%s", sc->game->id);
        app_go(app, SCENE_SETUP, &arg, sizeof arg);
    }
}

/* ---- the pass
 * --------------------------------------------------------------------------------------------------------- */

/* Returns how many rows are shown: they appear one by one. Any click or key shows them all and does nothing else, so
 * that nobody leaves before the winner is known. */
static int rows_shown(Scoring *sc, Ui *ui)
{
    const Input *in = ui_input(ui);
    bool fresh = !sc->begun;
    if (fresh) {
        sc->begun = true;
        sc->since = ui_now(ui);
    }
    float each = 260 * ui_speed(ui);
    int rows = score_rows(sc), n = each > 0 ? (int)((float)(ui_now(ui) - sc->since) / each) : rows;
    bool counting = !sc->all && !ui_reduced_motion(ui) && n < rows;
    if (counting && !fresh && in->kind == INPUT_KEY)
        ui_eat_key(ui);
    bool hurried = counting && !fresh && (in->kind == INPUT_DOWN || in->kind == INPUT_KEY);
    if (hurried && in->kind == INPUT_DOWN)
        sc->pressed = true;
    if (!counting || hurried) {
        sc->all = true;
        return rows;
    }
    ui_wake(ui, 60);
    return n;
}

/* True if nobody won a game that is over: the castle has fallen, and all players defended it. */
static bool all_lost(const Scoring *sc)
{
    for (int i = 0; i < sc->nseats; i++)
        if (sc->standing.winner[i])
            return false;
    return view_state(sc->view)->over;
}

static float head_band(const Scoring *sc, const Match *m, Ui *ui, Rect felt, bool known)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    char title[SENTENCE_MAX], line[RESULT_ROOM];
    headline(sc, title, sizeof title);
    second_line(sc, m, line, sizeof line);
    if (!known) {
        say(title, sizeof title,
            SAY_TABLE(board_score(sc->board)->counting_title ? board_score(sc->board)->counting_title
                                                             : N_("The game is over")));
        say(line, sizeof line, SAY("Counting the points \u2026"));
    }
    Text big = ui_style(ui, FACE_TITLE, 40, COL_TEXT), small = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT);
    float stage = known && sc->ntrophies > 0 && scale <= 1.3f ? fminf(330, felt.w * 0.3f) : 0;
    float x = felt.x + 90, w = felt.w - 110 - stage;
    big = gfx_text_fit(g, big, 20, 2, w, title);
    small = gfx_text_fit(g, small, 12, 1, w, line);
    float bh = gfx_text_height(g, big), sh = gfx_text_height(g, small);
    if (stage > 0)
        score_scene(sc, g, rect(felt.x + felt.w - stage - 10, felt.y + 4, stage, 10 + bh + sh + 4));
    bool lost = known && all_lost(sc);
    gfx_sign(g, lost ? "skull" : "trophy", rect(felt.x + 20, felt.y + 12 + (bh + sh) / 2 - 27, 54, 54),
             gfx_color(g, lost ? COL_TEXT : COL_ACCENT), (Color){0, 0, 0, 90});
    (void)ui_label(ui, big, rect(x, felt.y + 10, w, bh), title);
    (void)ui_label(ui, small, rect(x, felt.y + 10 + bh, w, sh), line);
    return 10 + bh + sh + 12;
}

static void panels(Scoring *sc, App *app, Ui *ui, Rect r, int shown, bool known)
{
    float scale = gfx_text_scale(ui_gfx(ui));
    bool side_by_side = r.w > 560 * scale + 420 * scale;
    if (side_by_side) {
        Rect left = rect_cut_left(&r, r.w * 0.455f);
        (void)rect_cut_left(&r, 16);
        table_panel(sc, ui, left, shown);
        Rect chart = rect_cut_top(&r, r.h * 0.4f); /* the tabs keep their place for any content */
        (void)rect_cut_top(&r, 12);
        score_chart(sc, ui, chart, shown);
        story_panel(sc, app, ui, r, known);
        return;
    }
    static const char *const whole[] = {N_("Points"), N_("Chart"), N_("What decided it"), N_("Turning points")};
    Rect bar = rect_cut_top(&r, 16 + 26 * scale);
    static const char *const brief[] = {N_("Points"), N_("Chart"), N_("Battles"), N_("Turns")};
    const char *label[4];
    say_words(whole, 4, label);
    if (ui_choice_width(ui, label, 4) > bar.w)
        say_words(brief, 4, label);
    float w = ui_choice_width(ui, label, 4);
    (void)ui_choice(ui, "tab", rect(bar.x, bar.y, w < bar.w ? w : bar.w, bar.h - 8), label, 4, &sc->tab, 0, NULL);
    if (sc->tab == 0)
        table_panel(sc, ui, r, shown);
    else if (sc->tab == 1)
        score_chart(sc, ui, r, shown);
    else {
        gfx_surface(ui_gfx(ui), r, SURFACE_PANEL);
        Rect in = rect_inset(r, 14);
        if (!known)
            count_first(ui, in);
        else if (sc->tab == 2)
            decided(sc, app, ui, in);
        else
            score_turns(sc, app, ui, in);
    }
}

static void frame(void *data, App *app, Ui *ui)
{
    Scoring *sc = data;
    const Match *m = app_match(app);
    if (!m || !sc->board) {
        app_go(app, SCENE_TITLE, NULL, 0);
        return;
    }
    Gfx *g = ui_gfx(ui);
    gfx_wood(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    float scale = gfx_text_scale(g);
    Rect felt = rect(10, 10, gfx_w(g) - 20, gfx_h(g) - 20);
    gfx_felt(g, felt, sc->board->felt);
    int shown = rows_shown(sc, ui);
    bool known = sc->nnamed > 0 || shown >= score_rows(sc); /* without points there is nothing to wait for */
    /* any other order would reveal the result before the points, or move the columns afterwards */
    for (int i = 0; i < sc->nseats; i++)
        sc->order[i] = i;
    float head = head_band(sc, m, ui, felt, known);
    Rect in = rect(felt.x + 16, felt.y + head, felt.w - 32, felt.h - head - 14);
    float bh = clampf(52 * (1 + (scale - 1) * 0.5f), 44, 84);
    Rect foot = rect_cut_bottom(&in, bh);
    (void)rect_cut_bottom(&in, 12);
    panels(sc, app, ui, in, shown, known);
    buttons(sc, app, ui, foot, known);
}

static void event(void *data, App *app, const SDL_Event *e)
{
    turns_event(data, app, e);
}

const Scene scene_scoring = {
    .word = "scoring", .open = open_scoring, .frame = frame, .event = event, .close = close_scoring};

/* ---- decoration ------------------------------------------------------------------------------------------------- */
/* The winner's finest cards above the sheet; and the chart from moments of the game, for scores not won
 * line by line. */

static void scores_at(Scoring *sc, const Match *m, uint32_t serial, int step)
{
    Standing at;
    if (board_score(sc->board)->then == NULL) {
        match_standing_at(m, serial, &at);
        for (int seat = 0; seat < sc->nseats; seat++)
            sc->curve[seat][step] = at.score[seat];
        return;
    }
    View *v = view_new(sc->game);
    match_view_at(m, serial, NO_SEAT, VIEW_EYES, v);
    for (int seat = 0; seat < sc->nseats; seat++)
        sc->curve[seat][step] = (int16_t)board_score(sc->board)->then(view_state(v), view_state(sc->view), seat);
    view_free(v);
}

void score_moments(Scoring *sc, const Match *m)
{
    uint32_t all = match_serial(m);
    sc->steps = MOMENTS - 1;
    for (int i = 1; i < MOMENTS; i++) {
        scores_at(sc, m, all * (uint32_t)i / MOMENTS, i);
    }
    for (int seat = 0; seat < sc->nseats; seat++)
        sc->curve[seat][MOMENTS] = sc->standing.score[seat];
}

void score_named(Scoring *sc, const Match *m)
{
    int steps = 0;
    sc->nnamed = board_score(sc->board)->curves(m, sc->named, &steps);
    sc->steps = steps - 1;
}

/* Returns how fine a card is: costly and precious cards first; 0: none. */
static int fineness(const Scoring *sc, DefId def, CardFace *face)
{
    if (def == DEF_HIDDEN || !sc->board->face(sc->game, def, face))
        return 0;
    return 1 + 2 * face->pips + (face->precious ? 4 : 0);
}

static bool is_there(const Scoring *sc, DefId def)
{
    for (int i = 0; i < sc->ntrophies; i++)
        if (sc->trophy[i] == def)
            return true;
    return false;
}

/* True for all winners of a shared victory; if nobody wins, for the best player. */
static bool wins(const Scoring *sc, int seat)
{
    bool any = false;
    for (int i = 0; i < sc->nseats; i++)
        any |= sc->standing.winner[i];
    return seat < sc->nseats && (any ? sc->standing.winner[seat] : seat == sc->ranked[0]);
}

void score_trophies(Scoring *sc)
{
    const State *s = view_state(sc->view);
    int worth[TROPHIES] = {0};
    for (PieceId p = 0; p < s->npieces; p++) {
        CardFace face;
        DefId def = s->piece[p].def;
        int fine = wins(sc, sc->game->place[s->piece[p].place].seat) ? fineness(sc, def, &face) : 0;
        if (fine == 0 || is_there(sc, def))
            continue;
        int k = sc->ntrophies < TROPHIES ? sc->ntrophies++ : TROPHIES;
        if (k == TROPHIES) {
            if (worth[TROPHIES - 1] >= fine)
                continue;
            k = TROPHIES - 1;
        }
        for (; k > 0 && worth[k - 1] < fine; k--) {
            sc->trophy[k] = sc->trophy[k - 1];
            sc->trophy_copy[k] = sc->trophy_copy[k - 1];
            worth[k] = worth[k - 1];
        }
        sc->trophy[k] = def;
        sc->trophy_copy[k] = sc->board->copy != NULL ? sc->board->copy(s, p) : 1;
        worth[k] = fine;
    }
}

void score_scene(const Scoring *sc, Gfx *g, Rect r)
{
    float h = r.h - 20, w = h / 1.25f, /* the outer cards lean and hang lower */
        step = (r.w - w - 20) / TROPHIES;
    for (int i = 0; i < sc->ntrophies; i++) {
        CardFace face;
        CopyWords words;
        float off = (float)i - (float)(sc->ntrophies - 1) / 2;
        if (!sc->board->face(sc->game, sc->trophy[i], &face))
            continue;
        copy_face(&face, sc->trophy_copy[i], &words);
        float x = r.x + r.w / 2 + off * step - w / 2, y = r.y + 6 + off * off * 1.6f;
        if (gfx_is_contrast(g))
            card_draw(g, &face, rect(x, y, w, h), 0, NULL);
        else
            gfx_card_leaning(g, &face, NULL, rect(x, y, w, h),
                             (CardTurn){.roll = off * 0.07f, .shine = 0.2f, .light_y = 0.1f});
    }
}
