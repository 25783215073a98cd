/* SPDX-License-Identifier: MIT
 * A lesson at a table. The innkeeper's strip below the table gives the task, the things it mentions are lit, and only
 * the lesson's moves are played; other moves are shown on a copy of the table, answered and taken back. The App's own
 * game is not touched. The lesson file decides what is right and what is said (lesson/lesson_run.h); these files
 * decide how it looks. No step waits for a clock. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "app/scenes/play_int.h"
#include "app/scenes/play_lesson_int.h"
#include "base/buf.h"
#include "core/text.h"
#include "lesson/lesson_run.h"

enum { IDLE_MS = 12000, TITLE_MS = 2400, LONG_MS = 4000 };

/* ---- the place in the lesson ------------------------------------------------------------------------------------- */

static void keep_place(PlayLesson *t, App *app, LessonState state)
{
    LessonKept *kept = settings_lesson(app_settings(app), t->lesson->game, t->number);
    if (!kept || t->lesson->nscenes == 0 || run_scene(&t->run)->puzzle)
        return;
    char at[LESSON_AT] = "";
    const LessonRun *r = &t->run;
    if (!t->ended) {
        str_add(at, sizeof at, "%d|%s", t->lesson->version, run_scene(r)->id);
        for (int i = 0; i < r->nway; i++)
            str_add(at, sizeof at, "|%s", r->way[i].move);
    }
    kept->state = kept->state == LESSON_DONE ? LESSON_DONE : state;
    (void)snprintf(kept->at, sizeof kept->at, "%s", at);
    app_settings_changed(app);
}

/* Makes a new stage, so that no piece flies over from the previous table. If an earlier step has cut the story, the
 * rest appears at once. */
static void new_table(Play *p)
{
    const LessonRun *r = &p->lesson->run;
    p->eyes = p->near = p->opened = run_scene(r)->you;
    stage_free(p->stage);
    p->stage = stage_new(p->board, p->game);
    stage_tell_from(p->stage, r->from);
    if (r->cut >= 0 && r->cut < r->step)
        stage_hurry(p->stage);
}

static void step_begins(Play *p)
{
    PlayLesson *t = p->lesson;
    t->others = 0;
    t->pointed = t->judged = false;
    t->answer[0] = '\0';
    t->fresh = true;
    t->cheers = t->cheers && t->run.step > 0;
    if (t->run.step == 0 && t->run.nway == 0)
        mined_begin(t);
}

/* Returns the first unsolved puzzle of a lesson from scene `from` on; NULL: none. */
static const LessonScene *unsolved(App *app, const Lesson *l, int number, int from)
{
    const LessonKept *kept = settings_lesson(app_settings(app), l->game, number);
    for (int i = from; kept && i < l->nscenes + l->npuzzles; i++)
        if (!settings_lists(kept->solved, l->scene[i].id))
            return &l->scene[i];
    return NULL;
}

/* Returns the next unsolved puzzle of that table, in the order of the shelf; NULL: none, or this is no puzzle of it. */
static const LessonScene *next_puzzle(const PlayLesson *t, App *app)
{
    const Lesson *mined = lesson_is_mined(t) ? NULL : app_mined(app, t->lesson->game);
    if (lesson_is_own(t) || !run_scene(&t->run)->puzzle)
        return NULL;
    const LessonScene *next = unsolved(app, t->lesson, t->number, t->run.scene + 1);
    return next || !mined ? next : unsolved(app, mined, t->number, mined->nscenes);
}

/* Returns the scene after this one; of a puzzle the next unsolved one in its file; -1: it is the last. */
static int scene_after(const PlayLesson *t, App *app)
{
    int n = t->run.scene + 1;
    if (!run_scene(&t->run)->puzzle)
        return n == t->lesson->nscenes ? -1 : n;
    const LessonScene *next = next_puzzle(t, app);
    return next ? lesson_scene_by_id(t->lesson, next->id) : -1;
}

/* Goes to the next puzzle in the file of another shelf; false: there is none. */
static bool went_to_other_file(const PlayLesson *t, App *app)
{
    const LessonScene *next = next_puzzle(t, app);
    PlayArg arg = {.learn = t->lesson->game, .lesson = t->number};
    if (!next || lesson_scene_by_id(t->lesson, next->id) >= 0)
        return false;
    (void)snprintf(arg.step, sizeof arg.step, "%s", next->id);
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    return true;
}

/* Follows a step that was done: the next step, scene or the end. st: its error. */
static void went_on(Play *p, App *app, Status st)
{
    PlayLesson *t = p->lesson;
    if (st.code)
        log_note("%s: %s", t->lesson->id, st.text);
    bool over = !run_step(&t->run) || st.code;
    int after = over ? scene_after(t, app) : -1;
    if (over && after < 0) {
        if (went_to_other_file(t, app))
            return;
        t->ended = true;
        t->puzzles = run_scene(&t->run)->puzzle;
        if (t->cheers || !t->puzzles)
            cheer_begin(t);
        keep_place(t, app, LESSON_DONE);
        return;
    }
    if (!over && run_scene(&t->run)->puzzle && t->run.step == 1 && lesson_asks_turn(t))
        mined_play_out(t);
    if (over) {
        st = run_begin(&t->run, t->lesson, after, t->run.you);
        new_table(p);
        t->ended = st.code != 0;
        t->titled = !run_scene(&t->run)->puzzle;
        t->title_at = 0;
    }
    step_begins(p);
    keep_place(t, app, LESSON_BEGUN);
}

static void begin_scene(Play *p, int scene, const char *you)
{
    PlayLesson *t = p->lesson;
    t->ended = run_begin(&t->run, t->lesson, scene, you).code != 0;
    new_table(p);
    step_begins(p);
}

/* Returns the text up to the next bar, which it ends there; *rest: what follows, NULL: nothing. */
static char *next_part(char **rest)
{
    char *part = *rest, *bar = strchr(part, '|');
    if (bar)
        *bar = '\0';
    *rest = bar ? bar + 1 : NULL;
    return part;
}

/* Continues at the saved place, "VERSION|scene|move|move". */
static void find_place(Play *p, App *app, const char *you)
{
    PlayLesson *t = p->lesson;
    const LessonKept *kept = settings_lesson(app_settings(app), t->lesson->game, t->number);
    char at[LESSON_AT] = "", *rest = at, *part;
    LessonDone way[LESSON_WAY];
    int scene = 0, n = 0;
    if (kept)
        (void)snprintf(at, sizeof at, "%s", kept->at);
    part = next_part(&rest);
    bool same = strtol(part, NULL, 10) == t->lesson->version;
    part = rest ? next_part(&rest) : NULL;
    if (part)
        scene = lesson_scene_by_id(t->lesson, part);
    if (scene < 0 || scene >= t->lesson->nscenes)
        scene = 0;
    while (rest && same && n < LESSON_WAY)
        (void)snprintf(way[n++].move, WORD_MAX, "%.63s", next_part(&rest));
    begin_scene(p, scene, you);
    if (!t->ended && run_replay(&t->run, way, n).code)
        begin_scene(p, scene, you);
    if (!run_step(&t->run))
        begin_scene(p, scene, you);
    new_table(p);
    step_begins(p);
}

/* Goes to "scene/step", for screenshots and tests. */
static void go_to_step(Play *p, const char *where, const char *you)
{
    PlayLesson *t = p->lesson;
    char scene[64];
    size_t n = strcspn(where, "/");
    (void)snprintf(scene, sizeof scene, "%.*s", (int)n, where);
    int at = lesson_scene_by_id(t->lesson, scene);
    begin_scene(p, at < 0 ? 0 : at, you);
    int step = where[n] ? lesson_step_by_id(run_scene(&t->run), where + n + 1) : 0;
    while (!t->ended && t->run.step < step && run_skip(&t->run).code == 0)
        continue;
    new_table(p);
    step_begins(p);
}

static const Lesson *take(PlayLesson *t, App *app, const PlayArg *arg)
{
    if (!arg->own[0]) {
        const Lesson *l = app_lesson(app, arg->learn, arg->lesson), *mined = app_mined(app, arg->learn);
        return mined && arg->step[0] && lesson_scene_by_id(mined, arg->step) >= 0 ? mined : l;
    }
    Status st = lesson_load(arg->own, &t->own);
    if (st.code)
        log_note("%s", st.text);
    (void)snprintf(t->path, sizeof t->path, "%s", arg->own);
    return st.code || t->own.game != arg->learn ? NULL : &t->own;
}

/* Returns the first unsolved puzzle; all solved: the first. */
static int puzzle_to_begin(App *app, const Lesson *l, int n)
{
    const LessonScene *first = unsolved(app, l, n, l->nscenes);
    return first ? lesson_scene_by_id(l, first->id) : l->nscenes;
}

bool lesson_open(Play *p, App *app, const PlayArg *arg)
{
    const Board *board = board_by_game(arg->learn->id);
    p->lesson = xcalloc(1, sizeof *p->lesson);
    const Lesson *l = p->lesson->lesson = take(p->lesson, app, arg);
    if (!l || !board) {
        lesson_close(p);
        return false;
    }
    p->lesson->number = arg->lesson;
    p->game = arg->learn;
    p->board = board;
    const Setup me = part_usual(app, p->game, p->game->seats_min, 1);
    if (arg->step[0])
        go_to_step(p, arg->step, me.name[0]);
    else if (arg->puzzles && l->npuzzles > 0)
        begin_scene(p, puzzle_to_begin(app, l, arg->lesson), me.name[0]);
    else
        find_place(p, app, me.name[0]);
    const Setup *cfg = p->lesson->run.match ? match_setup(p->lesson->run.match) : &me;
    for (int i = 0; i < cfg->nseats; i++)
        part_kind(p->game, cfg, i, p->kind[i], sizeof p->kind[i]);
    return true;
}

void lesson_close(Play *p)
{
    if (!p->lesson)
        return;
    match_free(p->lesson->ghost);
    run_free(&p->lesson->run);
    lesson_free(&p->lesson->own);
    free(p->lesson);
    p->lesson = NULL;
}

/* ---- tries ------------------------------------------------------------------------------------------------------- */

static void answer(PlayLesson *t, const char *sentence)
{
    if (sentence && !lesson_words(t->lesson, t->run.you, sentence, t->answer, sizeof t->answer))
        log_note("%s: a mark in '%s' stands for nothing", t->lesson->id, sentence);
}

static void show_ghost(PlayLesson *t, Move mv, const char *sentence)
{
    Match *ghost = match_at(t->run.match, match_serial(t->run.match));
    if (match_play(ghost, match_serial(ghost), mv).code) {
        match_free(ghost);
        return;
    }
    t->ghost = ghost;
    answer(t, sentence);
}

/* Shows another move and what is said to it. */
static void show_other(PlayLesson *t, Move mv, const char *sentence)
{
    show_ghost(t, mv, lesson_is_mined(t) ? NULL : sentence);
    if (t->ghost && lesson_is_mined(t))
        mined_answer(t, &mv, t->answer, sizeof t->answer);
}

static void end_ghost(PlayLesson *t, Ui *ui)
{
    match_free(t->ghost);
    t->ghost = NULL;
    t->answer[0] = '\0';
    t->since = ui_now(ui);
    ui_wake(ui, 0);
}

static void play_wanted(Play *p, App *app, Ui *ui, Move mv)
{
    PlayLesson *t = p->lesson;
    const LessonStep *s = run_step(&t->run);
    LessonTry was = lesson_try(t->lesson, s, t->run.match, mv);
    went_on(p, app, run_play(&t->run, mv));
    if (was.is == TRY_KEPT)
        answer(t, was.say);
    ui_wake(ui, 0);
}

/* Records a puzzle as solved, because its wanted move was found at the table. */
static void keep_solved(PlayLesson *t, App *app)
{
    LessonKept *kept = settings_lesson(app_settings(app), t->lesson->game, t->number);
    const char *id = run_scene(&t->run)->id;
    cheer_begin(t);
    if (lesson_is_own(t)) {
        Status st = puzzles_solve(t->path);
        if (st.code)
            log_note("%s", st.text);
    } else if (kept && !settings_lists(kept->solved, id)) {
        str_add(kept->solved, sizeof kept->solved, "%s%s", kept->solved[0] ? "|" : "", id);
        app_settings_changed(app);
    }
}

/* Ends the turn, if it is as good as the best; else it stays as it is, to be changed. */
static void end_turn(Play *p, App *app, Ui *ui, Move mv)
{
    PlayLesson *t = p->lesson;
    char answer[SENTENCE_MAX];
    t->judged = !mined_solves(t);
    if (t->judged)
        return;
    (void)snprintf(answer, sizeof answer, "%s", t->answer);
    keep_solved(t, app);
    play_wanted(p, app, ui, mv);
    (void)snprintf(t->answer, sizeof t->answer, "%s", answer);
}

static void try_move(Play *p, App *app, Ui *ui, Move mv)
{
    PlayLesson *t = p->lesson;
    const LessonStep *s = run_step(&t->run);
    LessonTry now = lesson_try(t->lesson, s, t->run.match, mv);
    if (now.is == TRY_ENDS) {
        end_turn(p, app, ui, mv);
        ui_wake(ui, 0);
        return;
    }
    if (now.is == TRY_WANTED || now.is == TRY_KEPT) {
        if (run_scene(&t->run)->puzzle && now.is == TRY_WANTED)
            keep_solved(t, app);
        play_wanted(p, app, ui, mv);
        return;
    }
    t->others++;
    t->pointed = t->pointed || t->others >= OTHERS_PATIENCE;
    if (now.is == TRY_SHOWN)
        show_other(t, mv, now.say);
    else
        answer(t, now.say);
    ui_wake(ui, 0);
}

/* Lays the table of a turn again, as it was at first. */
static void restart_turn(Play *p, Ui *ui)
{
    PlayLesson *t = p->lesson;
    t->ended = run_begin(&t->run, t->lesson, t->run.scene, t->run.you).code != 0;
    new_table(p);
    step_begins(p);
    ui_wake(ui, 0);
}

/* Plays the best turn before the learner's eyes, from its beginning. */
static void show_turn(Play *p, App *app, Ui *ui)
{
    PlayLesson *t = p->lesson;
    if (t->run.nway > 0)
        restart_turn(p, ui);
    went_on(p, app, run_skip(&t->run));
}

static void skip(Play *p, App *app, Ui *ui)
{
    PlayLesson *t = p->lesson;
    Move mv;
    if (run_step(&t->run) && run_step(&t->run)->kind == STEP_TURN)
        show_turn(p, app, ui);
    else if (run_wanted(&t->run, &mv))
        play_wanted(p, app, ui, mv);
    else
        went_on(p, app, run_go_on(&t->run));
    ui_wake(ui, 0);
}

static void back(Play *p, App *app, Ui *ui)
{
    PlayLesson *t = p->lesson;
    if (!run_can_back(&t->run))
        return;
    t->ended = run_back(&t->run).code != 0;
    new_table(p);
    step_begins(p);
    keep_place(t, app, LESSON_BEGUN);
    ui_wake(ui, 0);
}

static void leave(Play *p, App *app)
{
    PlayLesson *t = p->lesson;
    char words[SENTENCE_MAX];
    if (!t->ended && !run_scene(&t->run)->puzzle) {
        say(words, sizeof words, SAY("The lesson is waiting where you left it."));
        app_notice(app, words);
    }
    if (lesson_is_own(t))
        app_go(app, SCENE_LESSONS, NULL, 0);
    else if (run_scene(&t->run)->puzzle)
        app_puzzles(app, t->lesson->game);
    else
        app_go(app, SCENE_TITLE, NULL, 0);
}

/* ---- one pass ---------------------------------------------------------------------------------------------------- */

static int cuts(const void *who, const Event *e)
{
    const PlayLesson *t = who;
    const LessonStep *s = t->ghost ? run_step(&t->run) : t->run.cut >= 0 ? &run_scene(&t->run)->step[t->run.cut] : NULL;
    return s ? lesson_cuts(t->lesson->game, s, e) + 1 : 0;
}

/* Draws the scene's title over the table, for TITLE_MS or until a press. */
static void draw_title(Play *p, App *app, Ui *ui, float bottom)
{
    PlayLesson *t = p->lesson;
    Gfx *g = ui_gfx(ui);
    InputKind kind = ui_input(ui)->kind;
    bool pressed = t->title_at && (kind == INPUT_DOWN || kind == INPUT_KEY);
    if (!t->titled || app_covered(app))
        return;
    t->title_at = t->title_at ? t->title_at : ui_now(ui) + !ui_now(ui);
    int32_t left = (int32_t)(t->title_at + TITLE_MS - ui_now(ui));
    t->titled = left > 0 && !pressed && ui_speed(ui) > 0;
    ui_wake(ui, t->titled ? left : 0);
    const char *title = say_word(run_scene(&t->run)->title);
    float in = gfx_w(g) - 80;
    Text style = gfx_text_fit(g, ui_style_aligned(ui, FACE_TITLE, 44, COL_TEXT, ALIGN_CENTER), 16, 1, in, title);
    float h = gfx_text_height(g, style), y = (bottom - h) / 2, rule = gfx_text_width(g, style, title) + 60;
    gfx_fill(g, rect(0, 0, gfx_w(g), bottom), (Color){8, 6, 4, 190});
    ui_mark(ui, "lesson-title", "text", rect(40, y, in, h), title);
    (void)ui_label(ui, style, rect(40, y, in, h), title);
    for (int i = 0; i < 2; i++)
        gfx_fill(g, rect((gfx_w(g) - rule) / 2, i ? y + h + 12 : y - 14, rule, 2), gfx_color(g, COL_ACCENT));
}

/* Points at the wanted move if the learner does nothing for IDLE_MS. */
static void watch_idle(PlayLesson *t, App *app, Ui *ui, bool settled, bool open)
{
    InputKind kind = ui_input(ui)->kind;
    if (kind == INPUT_DOWN || kind == INPUT_KEY || t->fresh)
        t->since = ui_now(ui);
    t->fresh = t->fresh && !settled;
    if (!settled || !open || t->pointed || app_covered(app) ||
        run_scene(&t->run)->puzzle) /* a puzzle is thought about */
        return;
    int32_t left = (int32_t)(t->since + IDLE_MS - ui_now(ui));
    if (left > 0)
        ui_wake(ui, left);
    else
        t->pointed = true;
}

static void press(Play *p, App *app, Ui *ui, int button)
{
    PlayLesson *t = p->lesson;
    bool esc = ui_input(ui)->kind == INPUT_KEY && ui_input(ui)->key == SDLK_ESCAPE;
    if (t->leaves && button == STRIP_ON) {
        leave(p, app);
    } else if (button == STRIP_LEAVE && (t->leaves || (esc && !t->ghost))) {
        t->leaves = !t->leaves;
        ui_wake(ui, 0);
    } else if ((button == STRIP_ON || esc) && t->ghost)
        end_ghost(t, ui);
    else if (button == STRIP_ON && t->judged)
        restart_turn(p, ui);
    else if (button == STRIP_ON || button == STRIP_SKIP)
        skip(p, app, ui);
    else if (button == STRIP_BACK)
        back(p, app, ui);
    else if (button == STRIP_LEAVE)
        leave(p, app);
}

static void lesson_on_events(Play *p, App *app, Ui *ui, const StageOutput *says, const StrapOutput *strap)
{
    PlayLesson *t = p->lesson;
    const LessonStep *s = run_step(&t->run);
    char text[WORD_MAX];
    if (strap->rules || says->rules)
        play_rules(app, p, says);
    if (strap->menu)
        leave(p, app);
    else if (t->ghost || !s)
        return;
    else if (says->undo)
        back(p, app, ui);
    else if (says->proposed.kind)
        try_move(p, app, ui, says->proposed);
    else if (strap->hint || (!app_covered(app) && ui_key(ui, "H")))
        t->pointed = true;
    else if (s->kind == STEP_POKE && says->refused.kind) {
        lesson_move_text(t->run.match, says->refused, text);
        if (lesson_fits(s->want.row[0].text, text))
            went_on(p, app, run_go_on(&t->run));
    }
}

/* Returns what the stage reads. open: the player may move; light lasts as long; foot: how high the strip is. */
static StageInput lesson_input(Play *p, App *app, Match *m, bool open, const LessonLight *light, float foot)
{
    PlayLesson *t = p->lesson;
    const LessonStep *s = run_step(&t->run);
    StageInput use = {.match = m,
                      .eyes = p->eyes,
                      .near = p->near,
                      .hands = open,
                      .tries = true,
                      .untold = run_scene(&t->run)->puzzle,
                      .undoes = open && s->kind == STEP_TURN && t->run.nway > 0,
                      .undo_why = "",
                      .frozen = app_covered(app) || t->ended || t->leaves || t->titled,
                      .zoom_on_hover = app_settings(app)->zoom == ZOOM_HOVER,
                      .one_press = !app_settings(app)->ask_all,
                      .foot = foot,
                      .cut = cuts,
                      .cut_ctx = t,
                      .aim = t->lesson->aim ? say_word(t->lesson->aim) : NULL,
                      .waiting = open ? NULL : ""};
    use.first = light->piece;
    Move wanted;
    if (open && t->pointed && run_wanted(&t->run, &wanted))
        use.light = wanted;
    for (int i = 0; i < SEAT_MAX; i++)
        use.seat_kind[i] = p->kind[i][0] ? p->kind[i] : NULL;
    return use;
}

/* Answers a press beside the strip. */
static void answer_press(Play *p, App *app, Ui *ui, bool telling, bool titled, const StageOutput *says,
                         const StrapOutput *strap)
{
    PlayLesson *t = p->lesson;
    InputKind kind = ui_input(ui)->kind;
    if (t->ghost && !app_covered(app) && !telling && (kind == INPUT_DOWN || kind == INPUT_KEY))
        end_ghost(t, ui);
    if (!titled && !t->leaves)
        lesson_on_events(p, app, ui, says, strap);
}

static void show_table(Play *p, App *app, Ui *ui)
{
    PlayLesson *t = p->lesson;
    const LessonStep *s = run_step(&t->run);
    Match *m = t->ghost ? t->ghost : t->run.match;
    bool waits = s && s->kind != STEP_WATCH, open = waits && !t->ghost && !t->ended;
    bool fresh = t->fresh, titled = t->titled;
    Move wanted;
    t->more = next_puzzle(t, app) != NULL;
    Strip strip = strip_measure(t, ui);
    LessonLight light = {0};
    if (open)
        light = light_now(p, m);
    StageInput use = lesson_input(p, app, m, open, &light, strip.r.h);
    StageOutput says = stage_frame(p->stage, ui, &use);
    StrapOutput strap = play_strap(p, ui, m);
    bool telling = stage_is_telling(p->stage), settled = !telling && !titled;
    t->told_since = !telling ? 0 : t->told_since ? t->told_since : ui_now(ui) + !ui_now(ui);
    bool longer = telling && ui_now(ui) - t->told_since > LONG_MS;
    bool holds = open && stage_holds(p->stage) && (!run_wanted(&t->run, &wanted) || stage_suits(p->stage, wanted));
    strip_words(t, telling, longer, holds, &strip);
    strip_buttons(t, ui, telling, &strip);
    draw_title(p, app, ui, strip.r.y);
    if (s && !t->ghost && settled && !t->ended)
        light_draw(p, ui, m, strip.r.y);
    if (t->leaves && !app_covered(app)) /* Tab, arrows and Enter keep to the two answers */
        ui_modal(ui, "lesson-leaves");
    int used = strip_draw(t, ui, &strip);
    if (!t->ended && !t->titled && run_scene(&t->run)->puzzle)
        cheer_solved(t, ui, strip.r.y);
    if (t->ended) {
        end_draw(p, app, ui);
        return;
    }
    watch_idle(t, app, ui, settled, open);
    bool answers = strcmp(ui_focused(ui), "lesson-on") == 0 || strcmp(ui_focused(ui), "lesson-stay") == 0;
    if (ui_using_keys(ui) && (t->leaves ? !answers : fresh && settled && !waits))
        ui_focus(ui, "lesson-on");
    if (used >= 0)
        press(p, app, ui, used);
    else
        answer_press(p, app, ui, telling, titled, &says, &strap);
}

void lesson_frame(Play *p, App *app, Ui *ui)
{
    if (!p->lesson->run.match) { /* the first position cannot be played: the file was never checked */
        app_go(app, SCENE_TITLE, NULL, 0);
        return;
    }
    show_table(p, app, ui);
}
