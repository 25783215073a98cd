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
    look_at_lines(sc);
    score_chart_begin(sc, m);
    sc->sheet.no_points = board_score(sc->board)->curves != NULL && sc->chart.ncurves > 0;
    if (board_score(sc->board)->more_lines != NULL)
        board_score(sc->board)->more_lines(m, &sc->sheet.standing, sc->sheet.look);
    add_figures(sc, m);
    score_trophies(sc);
    if (board_score(sc->board)->decisions && match_over(m))
        sc->ndecisions = board_score(sc->board)->decisions(m, sc->decision, DECISIONS);
    score_medals_begin(sc, app, m);
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
        score_headline(&sc->sheet.standing, sc->names, sc->ranked, out, n);
}

static void second_line(const Scoring *sc, const Match *m, char *out, size_t n)
{
    char said[SENTENCE_MAX], seat[SEAT_MAX][SEAT_NAME_MAX + 24]; /* said: the headline above the line */
    const char *score[SEAT_MAX], *note = sc->sheet.standing.note;
    headline(sc, said, sizeof said);
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
    CardFace face[DECISIONS];
    const CardFace *faces[DECISIONS] = {NULL};
    if (sc->ndecisions == 0)
        (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2), r,
                           say_word(board_score(sc->board)->no_decision_text ? board_score(sc->board)->no_decision_text
                                                                             : N_("No turning points.")));
    for (int i = 0; i < sc->ndecisions; i++)
        if (sc->decision[i].card && sc->board->face(sc->game, sc->decision[i].card, &face[i]))
            faces[i] = &face[i];
    int i = score_decisions(sc->decision, faces, sc->ndecisions, ui, r);
    if (i >= 0)
        watch(app, sc->decision[i].serial, sc->decision[i].until);
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

/* Draws what lies below the score: the small lines, and the table at the end. */
static void below_score(const Scoring *sc, Ui *ui, Rect r)
{
    const BoardScore *b = board_score(sc->board);
    if (sc->sheet.nfigures > 0) {
        score_figures(&sc->sheet, ui, r);
        (void)rect_cut_top(&r, score_figures_height(&sc->sheet, gfx_text_scale(ui_gfx(ui))) + 12);
    }
    if (b->picture)
        (void)b->picture(ui, view_state(sc->view), sc->names, r);
}

static void table_panel(Scoring *sc, Ui *ui, Rect r, int shown)
{
    bool known = shown >= score_sheet_rows(&sc->sheet);
    gfx_surface(ui_gfx(ui), r, SURFACE_PANEL);
    Rect in = rect(r.x + 18, r.y + 6, r.w - 36, r.h - 12);
    float scale = gfx_text_scale(ui_gfx(ui)), need = score_sheet_height(&sc->sheet, scale), below = 0;
    const BoardScore *b = board_score(sc->board);
    if (b->picture)
        below += b->picture(ui, view_state(sc->view), sc->names, (Rect){0});
    if (sc->sheet.nfigures > 0)
        below += score_figures_height(&sc->sheet, scale) + 12;
    below += below > 0 ? 18 : 0;
    if (need + below <= in.h) {
        float extra = (in.h - need - below) / (float)(sc->sheet.standing.nlines + 1);
        float used = score_sheet(&sc->sheet, ui, in, shown, extra > 8 ? 8 : extra) + 14;
        if (known && in.h - used > 130)
            below_score(sc, ui, rect(in.x, in.y + used, in.w, in.h - used - 4));
        return;
    }
    float dy = ui_scroll_begin(ui, "sheet", in, need + below);
    Rect all = rect(in.x, in.y - dy, in.w - 10, need + below);
    float used = score_sheet(&sc->sheet, ui, all, shown, 0) + 14;
    if (below > 0 && known)
        below_score(sc, ui, rect(all.x, all.y + used, all.w, all.h - used - 4));
    ui_scroll_end(ui);
}

/* Draws the chart as far as the rows are shown that it adds up. */
static void chart_panel(const Scoring *sc, Ui *ui, Rect r, int shown)
{
    int steps = sc->chart.steps, rows = score_sheet_rows(&sc->sheet);
    bool all = shown >= rows || shown > steps;
    score_chart(&sc->chart, ui, r, all ? steps : sc->chart.counted ? shown : steps * shown / rows);
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
    int rows = score_sheet_rows(&sc->sheet), n = each > 0 ? (int)((float)(ui_now(ui) - sc->since) / each) : rows;
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
        if (sc->sheet.standing.winner[i])
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
        chart_panel(sc, ui, chart, shown);
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
        chart_panel(sc, ui, r, shown);
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
    bool known =
        sc->sheet.no_points || shown >= score_sheet_rows(&sc->sheet); /* without points there is nothing to wait for */
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
/* The winner's finest cards above the sheet. */

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
        any |= sc->sheet.standing.winner[i];
    return seat < sc->nseats && (any ? sc->sheet.standing.winner[seat] : seat == sc->ranked[0]);
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
