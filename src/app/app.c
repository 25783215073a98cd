/* SPDX-License-Identifier: MIT
 * The program: starts, sleeps until an event comes, ends. If it has to stop, it shows its last message in a box. A
 * player who started it from a menu sees no standard error. */
#include "app/app_int.h"
#include "app/scenes/deck.h"
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"
#include "app/scenes/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "app/languages.h"
#include "base/file.h"
#include "base/plain.h"
#include "base/process.h"
#include "core/gameline.h"
#include "core/journal.h"
#include "core/json.h"
#include "core/position.h"
#include "core/say.h"
#include "gfx/gfx.h"
#include "sys/clock.h"
#include "sys/paths.h"

/* ---- the last words ---------------------------------------------------------------------------------------------- */

enum { RESERVE = 1 << 20 }; /* memory for the box; untouched until then, so it costs none */

/* True if a person sits at a screen and no terminal has shown the message already. */
static bool needs_a_box(const App *app)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    bool seen = driver && strcmp(driver, "dummy") != 0 && strcmp(driver, "offscreen") != 0;
    return seen && !app->still && !app->launch.inspect && !isatty(STDERR_FILENO);
}

static void show_box(const char *sentence, void *ctx)
{
    App *app = ctx;
    free(app->reserve);
    app->reserve = NULL;
    (void)SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Horde Hall", sentence, NULL);
}

static void end_prepare(App *app)
{
    log_on_bug(save_on_bug, app);
    if (!needs_a_box(app))
        return;
    app->reserve = malloc(RESERVE);
    log_last_words(show_box, app);
}

static void end_forget(App *app)
{
    log_on_bug(NULL, NULL);
    log_last_words(NULL, NULL);
    free(app->reserve);
    app->reserve = NULL;
}

enum { SETTLE_PASSES = 60, BATCH = 200 };

/* ---- settings ---------------------------------------------------------------------------------------------------- */
static bool settings_path(char *out, size_t n)
{
    const char *folder = path_config();
    return folder && (size_t)snprintf(out, n, "%s/settings.json", folder) < n;
}

/* Says why there are no settings, and what became of the file: a damaged one is put aside, so that there is room for a new
 * one; one that only could not be read may be readable tomorrow, and stays. */
static void say_unread(App *app, const char *path, const Status *why)
{
    Buf aside = {0};
    char text[SAY_ROOM];
    if (why->code != SETTINGS_DAMAGED && why->code != FILE_LARGE) {
        app->save.said_settings = true;
        say(text, sizeof text,
            SAY("{why} Your file is kept. The standard settings are used, and changes last until you quit."),
            say_s("why", why->text));
    } else if (file_put_aside(path, &aside).code == 0) {
        say(text, sizeof text, SAY("{why} All settings were reset. The damaged file was saved as {file}."),
            say_s("why", why->text), say_s("file", buf_str(&aside)));
    } else {
        say(text, sizeof text, SAY("{why} All settings were reset."), say_s("why", why->text));
    }
    buf_free(&aside);
    app_say(app, T_("Your settings could not be read"), text);
}

static void read_settings(App *app)
{
    char path[PATH_ROOM];
    app->settings = settings_default();
    if (app->no_files || !settings_path(path, sizeof path))
        return;
    file_sweep(path);
    Status read = settings_read(path, &app->settings);
    if (read.code != 0)
        say_unread(app, path, &read);
}

/* Applies the settings of the command line, for this run only, except the size of the window. */
static void launch_settings(App *app)
{
    app->kept = app->written = app->settings;
    const Launch *l = &app->launch;
    Settings *s = &app->settings;
    if (l->text_percent)
        s->text_percent = l->text_percent;
    if (l->has_theme)
        s->theme = l->theme;
    if (l->language)
        (void)snprintf(s->language, sizeof s->language, "%s", l->language);
    if (l->has_speed)
        s->speed = l->speed;
    if (l->fullscreen)
        s->fullscreen = true;
    if (l->w) { /* saved like a size set with the mouse */
        s->window_w = l->w;
        s->window_h = l->h;
    }
    if (app->still) {
        s->speed = SPEED_OFF;
        s->reduced_motion = true;
    }
}

static void apply_settings(App *app)
{
    static const float factor[SPEED_COUNT] = {0, 0.5f, 1, 1.6f};
    const Settings *s = &app->settings;
    ui_set_motion(app->ui, s->reduced_motion, factor[s->speed]);
    ui_always_focus(app->ui, s->focus_always);
    app_sound_levels(app);
    if (s->fullscreen != window_is_fullscreen(app->window))
        window_fullscreen(app->window, s->fullscreen);
    app->redraw = true;
}

static void write_settings(App *app, bool tells)
{
    char path[PATH_ROOM];
    if (app->no_files || !settings_path(path, sizeof path))
        return;
    Settings out = app->settings;
    const Launch *l = &app->launch;
    if (l->text_percent == out.text_percent)
        out.text_percent = app->kept.text_percent;
    if (l->has_theme && l->theme == out.theme)
        out.theme = app->kept.theme;
    if (l->language && strcmp(l->language, out.language) == 0)
        memcpy(out.language, app->kept.language, sizeof out.language);
    if (l->has_speed && l->speed == out.speed)
        out.speed = app->kept.speed;
    if (l->fullscreen && out.fullscreen)
        out.fullscreen = app->kept.fullscreen;
    save_settings(app, path, &out, tells);
}

const Languages *app_languages(const App *app)
{
    return app->languages;
}

Settings *app_settings(App *app)
{
    return &app->settings;
}

void app_settings_changed(App *app)
{
    languages_speak(app->languages, app->settings.language);
    apply_settings(app);
    write_settings(app, true);
}

void app_settings_keep(App *app)
{
    write_settings(app, false);
}

bool app_settings_kept(const App *app)
{
    return path_config() && !app->save.said_settings;
}

/* ---- life -------------------------------------------------------------------------------------------------------- */
/* True if SDL has fallen back on a driver that shows nothing, as it does without a display, and nobody asked for that. */
static bool runs_unseen(void)
{
    const char *driver = SDL_GetCurrentVideoDriver(), *asked = SDL_getenv("SDL_VIDEODRIVER");
    bool shows_nothing =
        driver && (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0 || strcmp(driver, "evdev") == 0);
    return shows_nothing && !(asked && *asked);
}

static bool open_window(App *app, char *err, size_t err_size)
{
    const Launch *l = &app->launch;
    char icon[PATH_ROOM];
    (void)snprintf(icon, sizeof icon, "%s/assets/icon.png", path_assets());
    WindowSpec spec = {.title = "Horde Hall", .icon = icon, .w = l->w, .h = l->h, .offscreen = app->still};
    if (!app->still) {
        spec.exact = l->w > 0;
        spec.w = l->w ? l->w : app->settings.window_w;
        spec.h = l->h ? l->h : app->settings.window_h;
        spec.fullscreen = app->settings.fullscreen;
    }
    app->window = window_open(&spec, err, err_size);
    if (!app->window || app->still || !runs_unseen())
        return app->window != NULL;
    window_close(app->window);
    app->window = NULL;
    (void)snprintf(err, err_size, "there is no display for the window");
    return false;
}

/* Starts loading pictures before the window opens, so that its first picture is read meanwhile. */
static void start_pictures(App *app)
{
    const Launch *l = &app->launch;
    app->gfx = gfx_new(NULL, path_assets());
    if (app->still)
        return;
    gfx_background(app->gfx);
    bool hall = l->scene ? strcmp(l->scene, "title") == 0 : !l->game_id && !l->replay && !l->line && !l->position;
    gfx_expect(app->gfx, hall ? "scenes/hall" : "scenes/planks");
    if (hall)
        hall_expect(app->gfx);
}

App *app_new(const Launch *launch, const Scene *const *scenes, char *err, size_t err_size)
{
    App *app = xcalloc(1, sizeof *app);
    app->launch = *launch;
    app->scenes = scenes;
    app->still = app->no_files = launch->screenshot != NULL;
    app->save.shelf.lock = app->save.draft.lock = -1;
    json_begin();
    app->languages = languages_new();
    /* the message about damaged settings needs a language, too */
    languages_speak(app->languages, launch->language ? launch->language : "");
    read_settings(app);
    launch_settings(app);
    languages_speak(app->languages, app->settings.language);
    start_pictures(app);
    if (!open_window(app, err, err_size)) {
        gfx_free(app->gfx);
        languages_free(app->languages);
        free(app);
        return NULL;
    }
    app->generation = window_generation(app->window);
    gfx_reset(app->gfx, window_surface(app->window));
    app->ui = ui_new();
    app->worker = worker_new();
    app->sound = app->still ? NULL : sound_new(path_assets());
    if (!app->no_files)
        save_open(&app->save, path_data());
    end_prepare(app);
    apply_settings(app);
    return app;
}

void app_free(App *app)
{
    if (!app)
        return;
    stack_close(app);
    for (int i = 0; i < app->nchanges; i++)
        free(app->change[i].arg);
    end_forget(app);
    worker_free(app->worker);
    sound_free(app->sound);
    speech_free(app->speech);
    match_free(app->match);
    match_free(app->gone);
    save_close(&app->save);
    pad_free(app->pad);
    ui_free(app->ui);
    gfx_free(app->gfx);
    window_close(app->window);
    for (int i = 0; i < SETTINGS_GAMES; i++) {
        for (int n = 0; n < LESSONS_OF_GAME; n++)
            lesson_free(&app->lesson[i][n]);
        lesson_free(&app->mined[i]);
    }
    free(app->inspected);
    languages_free(app->languages);
    free(app);
}

void app_quit(App *app)
{
    app->quit = true;
}

bool app_covered(const App *app)
{
    return app->covered || app->still;
}

Worker *app_worker(App *app)
{
    return app->worker;
}

uint64_t app_seed(void)
{
    return rng_any_seed();
}

/* ---- the match the command line asks for ------------------------------------------------------------------------- */
static Status load_replay(App *app, Match **m)
{
    const Launch *l = &app->launch;
    Status s = journal_load(l->replay_path, m);
    if (s.code && s.code != JOURNAL_PREFIX) {
        s.code = EXIT_FAILED; /* the codes of files are not those of main() */
        return s;
    }
    if (s.code)
        app_say(app, T_("The game is damaged"), s.text);
    if (l->replay_at < 0)
        return status_ok();
    if ((uint32_t)l->replay_at > match_serial(*m)) {
        s = status_error(1, "--replay: the last move of %.100s is %u, not %d.", l->replay_path, match_serial(*m),
                         l->replay_at);
        match_free(*m);
        *m = NULL;
        return s;
    }
    Match *part = match_at(*m, (uint32_t)l->replay_at);
    match_free(*m);
    *m = part;
    return status_ok();
}

static Status load_line(App *app, Match **m)
{
    Status s = gameline_read(app->launch.line, strlen(app->launch.line), m);
    if (s.code)
        s.code = EXIT_FAILED; /* the codes of lines are not those of main() */
    return s;
}

/* Names the players: the usual names, or those of --seats. */
static Status seat_position(const Launch *l, const Game *g, Setup *cfg)
{
    for (int i = 0; i < cfg->nseats; i++)
        (void)snprintf(cfg->name[i], SEAT_NAME_MAX, "%s", person_name(i));
    if (!l->seats)
        return status_ok();
    Launch only = {.game_id = g->id, .seats = l->seats};
    Setup who;
    Status s = options_setup(&only, &g, &who);
    if (s.code == 0 && who.nseats != cfg->nseats)
        s = status_error(EXIT_USAGE, "--seats: the position has another number of players (%d) than this list (%d).",
                         cfg->nseats, who.nseats);
    for (int i = 0; s.code == 0 && i < cfg->nseats; i++) {
        cfg->player[i] = who.player[i];
        memcpy(cfg->name[i], who.name[i], SEAT_NAME_MAX);
    }
    return s;
}

static Status load_position(App *app, Match **m)
{
    const Launch *l = &app->launch;
    Buf text = {0};
    Status s = file_read(l->position, JOURNAL_BYTES_MAX, &text);
    json_t *root = s.code ? NULL : json_loadb(buf_str(&text), text.n, JSON_REJECT_DUPLICATES, NULL);
    buf_free(&text);
    s.code = s.code ? EXIT_FAILED : 0;
    if (s.code == 0 && !json_is_object(root))
        s = status_error(1, "%.150s is not a position in JSON.", l->position);
    const char *id = json_string_value(json_object_get(root, "game"));
    const Game *g = id ? game_by_id(id) : NULL;
    if (s.code == 0 && !g)
        s = status_error(1, "%.150s is not a position of a game in this version.", l->position);
    if (s.code == 0 && g && l->game_id && strcmp(l->game_id, g->id) != 0)
        s = status_error(EXIT_USAGE, "%.150s is a position of %s, not of %s.", l->position, g->id, l->game_id);
    if (g && s.code == 0) {
        Setup cfg = game_preset(g, 0);
        State *state = xcalloc(1, g->state_size);
        s = position_in(g, root, l->has_seed ? l->seed : 1, &cfg, state);
        if (s.code == 0)
            s = seat_position(l, g, &cfg);
        if (s.code == 0)
            *m = match_from(g, &cfg, state);
        if (*m)
            match_settle(*m);
        free(state);
    }
    json_decref(root);
    return s;
}

/* Warns about names that the fonts cannot show: the command line and files may hold letters that no field accepts. */
static void say_boxes(App *app, const Setup *cfg)
{
    for (int i = 0; i < cfg->nseats; i++)
        if (!gfx_can_write(app->gfx, cfg->name[i])) {
            app_say(app, T_("Some characters cannot be shown"),
                    T_("A name here has characters that the fonts lack. They are shown as boxes."));
            return;
        }
}

/* Gives a game that nobody has played here as the Hall offers it at first, unless the command line says how it is played. */
static void take_first_game(App *app, const Game *g, Setup *cfg)
{
    if (options_leave_the_rules(&app->launch))
        (void)part_first_game(app, g, cfg);
}

static Status begin_match(App *app, const Game **g)
{
    const Launch *l = &app->launch;
    Match *m = NULL;
    Setup cfg;
    Status s = options_setup(l, g, &cfg);
    if (s.code)
        return s;
    bool needs = l->scene &&
                 (strcmp(l->scene, "play") == 0 || strcmp(l->scene, "scoring") == 0 || strcmp(l->scene, "pause") == 0);
    bool table = *g && !l->scene;
    if (l->replay)
        s = load_replay(app, &m);
    else if (l->line)
        s = load_line(app, &m);
    else if (l->position)
        s = load_position(app, &m);
    else if (needs || table) {
        if (!*g) {
            Launch first = {.game_id = game_list[0]->id};
            (void)options_setup(&first, g, &cfg);
        }
        take_first_game(app, *g, &cfg);
        if (!l->has_seed)
            cfg.seed = app->still ? 1 : app_seed();
        m = match_new(*g, &cfg, &s);
    }
    if (m) {
        app_set_match(app, m);
        if (l->replay || l->line)
            app_from_outside(app);
        say_boxes(app, match_setup(m));
    }
    return m ? status_ok() : s;
}

static void start_lesson(App *app)
{
    const char *step;
    PlayArg arg = {0};
    arg.learn = options_lesson(app->launch.lesson, &arg.lesson, &step);
    (void)snprintf(arg.step, sizeof arg.step, "%s", step);
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    stack_changes(app);
    app_dry(app, NULL);
}

Status app_start(App *app)
{
    const Game *g = NULL;
    Status s = begin_match(app, &g);
    if (s.code)
        return s;
    if (!g && app->match)
        g = match_game(app->match);
    if (app->launch.lesson) {
        start_lesson(app);
        return status_ok();
    }
    const char *word = app->launch.scene ? app->launch.scene : app->match ? "play" : "title";
    SceneId scene = SCENE_TITLE;
    for (SceneId i = SCENE_TITLE; i < SCENES; i++)
        if (strcmp(app->scenes[i]->word, word) == 0)
            scene = i;
    SetupArg setup = {0};
    RulesArg rules = {0};
    (void)snprintf(setup.game, sizeof setup.game, "%s", g ? g->id : "");
    (void)snprintf(rules.game, sizeof rules.game, "%s", g ? g->id : "");
    bool above = app->scenes[scene]->overlay || scene == SCENE_SETTINGS || scene == SCENE_CREDITS ||
                 scene == SCENE_STATISTICS || scene == SCENE_MEDALS;
    if (above)
        app_go(app, app->match ? SCENE_PLAY : SCENE_TITLE, NULL, 0);
    if (above)
        app_push(app, scene, scene == SCENE_RULES ? &rules : NULL, sizeof rules);
    else
        app_go(app, scene, scene == SCENE_SETUP || scene == SCENE_GALLERY ? &setup : NULL, sizeof setup);
    if ((app->launch.replay || app->launch.line) && scene == SCENE_PLAY && !app->still && !match_over(app->match))
        part_say_assisted(app);
    stack_changes(app);
    app_dry(app, NULL);
    return status_ok();
}

/* ---- running ----------------------------------------------------------------------------------------------------- */
static int time_left(const App *app)
{
    if (app->redraw && !app->hidden)
        return 0;
    bool wakes = app->wakes && !app->hidden;
    if (!wakes && !app->sound_waits)
        return -1;
    int32_t left = (int32_t)(app->wake_at - clock_ms()), sound = (int32_t)(app->sound_at - clock_ms());
    if (!wakes || (app->sound_waits && sound < left))
        left = sound;
    return left > 0 ? left : 0;
}

int app_run(App *app)
{
    process_outlives_readers();
    app_draw(app);
    app->pad = pad_new();
    while (!app->quit) {
        SDL_Event e;
        bool got = pad_wait(app->pad, &e, time_left(app));
        soak_wakes(app);
        if (!got && app->wakes && (int32_t)(app->wake_at - clock_ms()) <= 0)
            app->redraw = true;
        for (int n = 0; got && n < BATCH && !app->quit; n++) {
            app_handle(app, &e);
            got = input_wait(&e, 0);
        }
        if (got && !app->quit)
            app_handle(app, &e);
        if (app->redraw && !app->hidden && !app->quit)
            app_draw(app);
        app_hear(app);
        soak_sleeps(app);
    }
    write_settings(app, true);
    return EXIT_FINE;
}

int app_screenshot(App *app)
{
    app->redraw = true;
    for (int i = 0; i < SETTLE_PASSES && (app->redraw || app->wakes); i++) {
        app->redraw = false;
        app_dry(app, NULL);
    }
    app_draw(app);
    /* some scenes make only a few of their pictures in each pass */
    for (int i = 0; i < SETTLE_PASSES && app->wakes; i++)
        app_draw(app);
    const char *cut = "";
    if (gfx_overflow(app->gfx, &cut))
        log_note("a text has no room and is cut: '%s'", cut);
    char err[300];
    if (gfx_save_png(app->gfx, app->launch.screenshot, err, sizeof err))
        return EXIT_FINE;
    (void)plain_print(stderr, "hordehall: %s\n", err);
    return EXIT_FAILED;
}
