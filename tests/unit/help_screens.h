/* SPDX-License-Identifier: MIT
 * What the tests of screens share: a program without a display at any size, a screen opened as the Hall would open it, and
 * the check that no text on it is cut and nothing lies on something else. */
#ifndef TESTS_UNIT_HELP_SCREENS_H
#define TESTS_UNIT_HELP_SCREENS_H
#include "help_app.h"

enum { ITEMS = 600 };

typedef struct {
    int x, y, w, h;
    const char *id, *kind;
    bool touch;
} Seen;

/* As somebody sees it who comes for the first time. */
static inline App *begin_new(int w, int h, int text, ThemeId theme)
{
    Launch l = {.replay_at = -1,
                .w = w,
                .h = h,
                .text_percent = text,
                .has_theme = true,
                .theme = theme,
                .screenshot = "none.png"};
    char err[300];
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    return app;
}

/* And somebody who has won at every table. */
static inline App *begin(int w, int h, int text, ThemeId theme)
{
    App *app = begin_new(w, h, text, theme);
    app_settings(app)->welcomed = true;
    for (int i = 0; i < SETTINGS_GAMES; i++)
        app_settings(app)->played[i] = PLAYED_AND_WON;
    return app;
}

static inline bool has_state(const json_t *item, const char *word)
{
    size_t i;
    json_t *s;
    json_array_foreach(json_object_get(item, "state"), i, s) if (strcmp(json_string_value(s), word) == 0) return true;
    return false;
}

static inline int collect(const json_t *root, Seen out[ITEMS])
{
    int n = 0;
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *kind = json_string_value(json_object_get(item, "kind"));
        if (json_object_get(item, "scrolled") || strcmp(kind, "scroll") == 0)
            continue;
        const json_t *r = json_object_get(item, "rect");
        assert_true(n < ITEMS);
        out[n++] = (Seen){(int)json_integer_value(json_array_get(r, 0)),
                          (int)json_integer_value(json_array_get(r, 1)),
                          (int)json_integer_value(json_array_get(r, 2)),
                          (int)json_integer_value(json_array_get(r, 3)),
                          json_string_value(json_object_get(item, "id")),
                          kind,
                          has_state(item, "touch")};
    }
    return n;
}

static inline int complain(const char *format, ...) PRINTF_LIKE(1, 2);
static inline int complain(const char *format, ...)
{
    char text[400];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(text, sizeof text, format, args);
    va_end(args);
    print_error("%s\n", text);
    return 1;
}

/* Chooses a tile of the set-up, as "castle/3": of a row that is open, or after a click on its picture, on how hard it is
 * (where who plays whom is chosen, too), or on the house rules; and closes what was opened. */
static inline void live_pick(App *app, const char *id)
{
    char word[40];
    bool sides = strncmp(id, "mode/", 5) == 0 || strncmp(id, "difficulty/", 11) == 0;
    (void)snprintf(word, sizeof word, "%.*s", (int)strcspn(id, "/"), id);
    if (!live_has(app, id))
        live_click(app, sides ? "foe-level" : live_has(app, word) ? word : "house-rules");
    live_click(app, id);
    if (live_has(app, "close-pick") || live_has(app, "close-scroll"))
        live_press(app, SDLK_ESCAPE);
}

/* "set/1-with" in a corner of "set/1" is a part of it, and lies on top. */
static inline bool is_part(const Seen *part, const Seen *of)
{
    size_t n = strlen(of->id);
    return n > 0 && strncmp(part->id, of->id, n) == 0 && part->id[n] == '-';
}

static inline int check_items(const Seen *s, int n, int w, int h, const char *where)
{
    int bad = 0;
    for (int i = 0; i < n; i++) {
        if (s[i].x < -1 || s[i].x + s[i].w > w + 1 || s[i].y < -1 || s[i].y + s[i].h > h + 1 || s[i].w < 1 ||
            s[i].h < 1)
            bad += complain("%s: %s '%s' lies outside: %d,%d %dx%d", where, s[i].kind, s[i].id, s[i].x, s[i].y, s[i].w,
                            s[i].h);
        for (int k = 0; k < i && s[i].touch; k++) {
            if (!s[k].touch || strcmp(s[k].kind, "panel") == 0) /* a panel is there to lie on */
                continue;
            if (s[i].id[0] && strcmp(s[i].id, s[k].id) == 0)
                bad += complain("%s: '%s' is there twice", where, s[i].id);
            int ox = (s[i].x + s[i].w < s[k].x + s[k].w ? s[i].x + s[i].w : s[k].x + s[k].w) -
                     (s[i].x > s[k].x ? s[i].x : s[k].x);
            int oy = (s[i].y + s[i].h < s[k].y + s[k].h ? s[i].y + s[i].h : s[k].y + s[k].h) -
                     (s[i].y > s[k].y ? s[i].y : s[k].y);
            if (ox > 2 && oy > 2 && strcmp(s[i].kind, "bar") != 0 && !is_part(&s[i], &s[k]))
                bad += complain("%s: '%s' and '%s' lie on each other (%d x %d)", where, s[i].id, s[k].id, ox, oy);
        }
    }
    return bad;
}

/* What was shown last, drawn or not. */
static inline int check_shown(App *app, const char *where)
{
    const char *first = "";
    static Seen seen[ITEMS];
    int w, h, bad = 0;
    window_size(app->window, &w, &h);
    if (gfx_overflow(app->gfx, &first))
        bad += complain("%s: the text '%s' is cut", where, first);
    char *line = ui_inspect(app->ui);
    json_t *root = json_loads(line, 0, NULL);
    assert_non_null(root);
    int n = collect(root, seen);
    assert_true(n >= 3);
    bad += check_items(seen, n, w, h, where);
    json_decref(root);
    free(line);
    return bad;
}

/* Whether words have room is known before anything is painted: that is done at the usual size, and in the deep run at all
 * of them. test_shots paints every screen at the others. */
static inline void draw_or_lay_out(App *app)
{
    int w, h;
    window_size(app->window, &w, &h);
    if (help_deep() || (w == 1280 && h == 800))
        app_draw(app);
    else
        app_dry(app, NULL);
}

static inline int check_screen(App *app, const char *where)
{
    draw_or_lay_out(app);
    return check_shown(app, where);
}

static inline void show(App *app, SceneId scene)
{
    RulesArg rules = {.game = "horde", .rule = "HO-5.6", .now = "Now: Moon Skeleton matches Mira's Sun Skeleton."};
    SetupArg setup = {.game = "horde"};
    bool above = scene_list[scene]->overlay;
    if (above)
        app_go(app, SCENE_TITLE, NULL, 0);
    const void *arg = scene == SCENE_RULES ? (const void *)&rules : scene == SCENE_SETUP ? (const void *)&setup : NULL;
    size_t size = scene == SCENE_RULES ? sizeof rules : sizeof setup;
    if (above)
        app_push(app, scene, arg, size);
    else
        app_go(app, scene, arg, size);
    live_settle(app);
}

/* The order of the chronicle at this size: the chosen game left out, thrown away and put back; then people, one of them about
 * to be renamed, to a name that somebody has. Returns how often check found fault. */
static inline int help_tidy(App *app, int (*check)(App *app, const char *where), int w, int h, int text)
{
    static const char *const press[] = {"leave-out", "leave-out", "throw-away", "put-back"};
    char where[96];
    int bad = 0;
    for (size_t i = 0; i < sizeof press / sizeof press[0]; i++) {
        if (!live_has(app, press[i]))
            continue;
        (void)snprintf(where, sizeof where, "chronicle, %s at %dx%d, text %d %%", press[i], w, h, text);
        live_click(app, press[i]);
        bad += check(app, where);
    }
    (void)snprintf(where, sizeof where, "people at %dx%d, text %d %%", w, h, text);
    app_go(app, SCENE_PEOPLE, NULL, 0);
    live_settle(app);
    bad += check(app, where);
    if (!live_has(app, "rename-1"))
        return bad;
    json_t *root = live_feel(app);
    char other[SEAT_NAME_MAX];
    (void)snprintf(other, sizeof other, "%s", json_string_value(json_object_get(live_find(root, "rename-1"), "name")));
    json_decref(root);
    live_click(app, "rename-0");
    bad += check(app, where);
    live_key(app, SDLK_a, KMOD_LCTRL);
    live_type(app, other);
    live_press(app, SDLK_RETURN);
    bad += check(app, where);
    return bad;
}

/* The lesson of that number of a table, from that step on ("": its first), as it lives. */
static inline App *nth_lesson_at(int w, int h, int text, const char *game, int n, const char *step)
{
    App *app = begin_new(w, h, text, THEME_TAVERN);
    PlayArg arg = {.learn = game_by_id(game), .lesson = n};
    (void)snprintf(arg.step, sizeof arg.step, "%s", step);
    app->still = false; /* as it lives, and not for a picture */
    live_speed(app, SPEED_OFF);
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    live_settle(app);
    live_settle(app);
    return app;
}

static inline App *lesson_at(int w, int h, int text, const char *game, const char *step)
{
    return nth_lesson_at(w, h, text, game, 0, step);
}

/* The rectangle of the first item whose member has that value; an empty one where there is none. */
static inline Rect place_of(json_t *root, const char *member, const char *value)
{
    json_t *item;
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const json_t *r = json_object_get(item, "rect");
        const char *is = json_string_value(json_object_get(item, member));
        if (is && strcmp(is, value) == 0)
            return rect(
                (float)json_integer_value(json_array_get(r, 0)), (float)json_integer_value(json_array_get(r, 1)),
                (float)json_integer_value(json_array_get(r, 2)), (float)json_integer_value(json_array_get(r, 3)));
    }
    return (Rect){0};
}

#endif
