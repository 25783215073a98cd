/* SPDX-License-Identifier: MIT
 * One pass over the screen: dry to handle an input, or drawn. Plays the sounds the scene asked for. Scene changes are
 * carried out after the pass, so no scene is closed while its own frame runs. */
#include "app/app_int.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/plain.h"
#include "base/process.h"
#include "core/say.h"
#include "gfx/marks.h"
#include "sys/clock.h"

/* ---- the stack of scenes ----------------------------------------------------------------------------------------- */

static void ask(App *app, int kind, SceneId scene, const void *arg, size_t size)
{
    if (app->nchanges == CHANGES)
        return;
    Change *c = &app->change[app->nchanges++];
    *c = (Change){.scene = scene};
    c->kind = kind == 0 ? CHANGE_GO : kind == 1 ? CHANGE_PUSH : CHANGE_POP;
    if (arg && size) {
        c->arg = xmalloc(size);
        memcpy(c->arg, arg, size);
    }
}

void app_go(App *app, SceneId scene, const void *arg, size_t arg_size)
{
    ask(app, 0, scene, arg, arg_size);
}

void app_push(App *app, SceneId scene, const void *arg, size_t arg_size)
{
    ask(app, 1, scene, arg, arg_size);
}

void app_pop(App *app)
{
    ask(app, 2, SCENE_NONE, NULL, 0);
}

SceneId stack_top(const App *app)
{
    return app->nlayers ? app->layer[app->nlayers - 1].id : SCENE_NONE;
}

static void close_top(App *app)
{
    Layer *l = &app->layer[--app->nlayers];
    if (l->scene->close)
        l->scene->close(l->data, app);
}

void stack_close(App *app)
{
    while (app->nlayers)
        close_top(app);
}

static void open_scene(App *app, SceneId id, const void *arg)
{
    if (app->nlayers == LAYERS)
        close_top(app);
    if (app->nlayers) {
        Layer *below = &app->layer[app->nlayers - 1];
        (void)SDL_strlcpy(below->focus, ui_focused(app->ui), sizeof below->focus);
    }
    Layer *l = &app->layer[app->nlayers++];
    const Scene *scene = app->scenes[id];
    *l = (Layer){.id = id, .scene = scene, .plain = arg == NULL, .language = languages_spoken(app->languages)};
    l->data = scene->open ? scene->open(app, arg) : NULL;
}

/* Reopens a table in the new language, because it caches its texts. Replays and lessons keep running. */
static void reword(App *app)
{
    Layer *l = &app->layer[app->nlayers - 1];
    if (!l->plain || l->id != SCENE_PLAY || strcmp(l->language, languages_spoken(app->languages)) == 0)
        return;
    l->scene->close(l->data, app);
    l->language = languages_spoken(app->languages);
    l->data = l->scene->open(app, NULL);
}

void stack_changes(App *app)
{
    for (int i = 0; i < app->nchanges; i++) { /* opening a scene may ask for more: the list grows while we walk it */
        Change c = app->change[i];
        if (c.kind == CHANGE_GO)
            stack_close(app);
        if (c.kind == CHANGE_POP && app->nlayers > 1) {
            close_top(app);
            reword(app);
        } else if (c.kind != CHANGE_POP)
            open_scene(app, c.scene, c.arg);
        free(c.arg);
        app->redraw = true;
    }
    app->nchanges = 0;
    if (!app->gone)
        return;
    match_free(app->gone);
    app->gone = NULL;
    process_trim(); /* the heap of a long game is not held through an evening of short ones */
}

/* ---- sound ------------------------------------------------------------------------------------------------------- */

enum { LEFT_ALONE_MS = 15000, LAST_BAR_MS = 300000 }; /* the tune stops after 5 idle minutes */

void app_hear_pass(App *app)
{
    if (ui_key(app->ui, "M")) {
        char off[SENTENCE_MAX];
        say(off, sizeof off, SAY("Sound is off. Press {key} to turn it on."), say_s("key", ui_key_named(app->ui, "M")));
        app->settings.mute = !app->settings.mute;
        app_settings_changed(app);
        app_notice(app, app->settings.mute ? off : T_("Sound is on."));
    }
    for (const char *word = ui_next_sound(app->ui); word != NULL; word = ui_next_sound(app->ui)) {
        if (app->sound != NULL)
            sound_play(app->sound, word);
        if (app->settings.rumble)
            pad_feel(app->pad, word);
    }
}

/* True while the tavern sounds play: from the first input until nothing has moved for a while. A playing device wakes
 * the processor about twenty times a second; an idle program should sleep. */
static bool lively(App *app)
{
    app->lively = app->lively && clock_ms() - app->lively_at < LEFT_ALONE_MS;
    return app->lively;
}

static int sooner(int a, int b)
{
    return a < 0 || b < a ? b : a;
}

void app_hear(App *app)
{
    if (app->sound == NULL)
        return;
    bool here = !app->hidden && !app->behind && app->drawn, room = here && lively(app);
    int alone = (int)(clock_ms() - app->lively_at);
    bool tune = here && alone < LAST_BAR_MS;
    sound_ambience(app->sound, room, tune);
    sound_music(app->sound, app->tune, app->tension);
    int ms = sound_tick(app->sound);
    if (room && sound_is_open(app->sound))
        ms = sooner(ms, LEFT_ALONE_MS - alone + 1);
    if (tune && sound_is_open(app->sound))
        ms = sooner(ms, LAST_BAR_MS - alone + 1);
    app->sound_at = clock_ms() + (uint32_t)(ms < 0 ? 0 : ms);
    app->sound_waits = ms >= 0;
}

void app_music(App *app, const char *word, int tension)
{
    app->tune = word;
    app->tension = tension;
}

void app_fanfare(App *app, const char *word)
{
    if (app->sound != NULL)
        sound_play(app->sound, word);
}

bool app_sound_missing(const App *app)
{
    return app->sound != NULL && sound_is_missing(app->sound);
}

void app_sound_levels(App *app)
{
    const Settings *s = &app->settings;
    if (app->sound != NULL)
        sound_levels(app->sound, s->volume_effects, s->volume_music, s->volume_room, s->mute);
}

/* ---- the pass ---------------------------------------------------------------------------------------------------- */

/* Below this many physical pixels everything shrinks, so that no layout gets less room than it was designed for. */
enum { ROOM_W = 960, ROOM_H = 600, LEAST_W = 480, LEAST_H = 300 };
enum { PICTURES_MS = 60, NOTICE_MS = 1800 };

static void veil(Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Color c = gfx_is_contrast(g) ? (Color){0, 0, 0, 220} : (Color){8, 4, 2, 158};
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), c);
}

static Rect app_dialog_rect(App *app, Ui *ui, const Say *say)
{
    (void)app;
    Gfx *g = ui_gfx(ui);
    float w = fminf(ui_grow(ui, 480), gfx_w(g) - 32), in = w - 56;
    float h = gfx_paragraph_height(g, ui_style(ui, FACE_TITLE, 26, COL_TEXT), in, say->heading) +
              gfx_paragraph_height(g, ui_style(ui, FACE_MEDIUM, 16, COL_TEXT2), in - 12, say->text) + ui_grow(ui, 44) +
              78;
    return rect((gfx_w(g) - w) / 2, fmaxf(8, (gfx_h(g) - h) * 0.42f), w, fminf(h, gfx_h(g) - 16));
}

static void dialog(App *app, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Say *say = &app->say[0];
    ui_modal(ui, "say");
    ui_asked(ui, app->said); /* so that the click that closes one dialog cannot close the next one */
    veil(ui);
    Rect r = app_dialog_rect(app, ui, say);
    gfx_shadow(g, r, 10, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 28);
    in.y -= 4;
    Text heading = ui_style(ui, FACE_TITLE, 26, COL_TEXT), text = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT2);
    float h = ui_paragraph(ui, heading, rect(in.x, in.y, in.w, 400), say->heading);
    float bh = ui_grow(ui, 44);
    Rect body = rect(in.x, in.y + h + 10, in.w, fmaxf(20, r.y + r.h - 24 - bh - 12 - (in.y + h + 10)));
    float need = gfx_paragraph_height(g, text, in.w - 12, say->text);
    float dy = ui_scroll_begin(ui, "say-text", body, need);
    (void)ui_paragraph(ui, text, rect(body.x, body.y - dy, body.w - 12, need + 4), say->text);
    ui_scroll_end(ui);
    float bw = ui_button_width(ui, T_("OK"), NULL, "Enter", UI_PRIMARY) + 40;
    bool ok = ui_button(ui, "say-ok", rect(in.x + in.w - bw, r.y + r.h - 24 - bh, bw, bh), T_("OK"), NULL, "Enter",
                        UI_PRIMARY);
    if (ok || ui_key(ui, "Esc")) {
        app->nsays--;
        app->said++;
        memmove(&app->say[0], &app->say[1], (size_t)app->nsays * sizeof app->say[0]);
        app->redraw = true;
    }
    ui_asked(ui, 0);
}

void app_say(App *app, const char *heading, const char *sentence)
{
    if (app->nsays == SAYS)
        return;
    Say *s = &app->say[app->nsays++];
    (void)snprintf(s->heading, sizeof s->heading, "%s", heading);
    (void)snprintf(s->text, sizeof s->text, "%s", sentence);
    app->redraw = true;
}

void app_first_win(App *app, const Game *g)
{
    app->first_win = g;
}

const Game *app_tell_first_win(App *app)
{
    const Game *g = app->first_win;
    app->first_win = NULL;
    return g;
}

Said *app_said(App *app)
{
    return &app->gossip;
}

void app_notice(App *app, const char *words)
{
    (void)snprintf(app->notice, sizeof app->notice, "%s", words);
    app->notice_until = clock_ms() + NOTICE_MS;
    app->notice_waits = app->nchanges > 0; /* it is about the scene to come */
    app->redraw = true;
}

static void draw_notice(App *app, Ui *ui)
{
    int left = (int)(app->notice_until - ui_now(ui));
    if (!app->notice[0] || left <= 0) {
        app->notice[0] = '\0';
        app->notice_waits = false;
        return;
    }
    Gfx *g = ui_gfx(ui);
    Text t = ui_style_aligned(ui, FACE_SEMI, 16, COL_TIPTEXT, ALIGN_CENTER);
    float most = gfx_w(g) - 32, w = fminf(gfx_text_width(g, t, app->notice) + 40, most);
    float h = gfx_paragraph_height(g, t, w - 36, app->notice) + 20;
    Rect r = rect((gfx_w(g) - w) / 2, ui_grow(ui, 48) + 16, w, h);
    gfx_shadow(g, r, 8, 3);
    gfx_surface(g, r, SURFACE_TIP);
    (void)ui_paragraph(ui, t, rect(r.x + 18, r.y + 10, r.w - 36, r.h - 18), app->notice);
    ui_mark(ui, "notice", "notice", r, app->notice);
    ui_wake(ui, left);
}

/* Returns how much larger the window must be, because --scale enlarges everything. */
static float larger(const App *app)
{
    return app->launch.scale > 1 ? app->launch.scale : 1;
}

static void too_small(App *app, Ui *ui)
{
    enum { SMALLEST = 5 }; /* in a window for which --scale is far too large */
    Gfx *g = ui_gfx(ui);
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), gfx_color(g, COL_BG));
    char text[SENTENCE_MAX];
    say(text, sizeof text,
        SAY("*This window is too small to play in.*\nPlease make it at least {w} x {h}. The game is paused."),
        say_n("w", (int)ceilf(LEAST_W * larger(app))), say_n("h", (int)ceilf(LEAST_H * larger(app))));
    Text style = {.face = FACE_MEDIUM, .size = 22, .color = gfx_color(g, COL_TEXT), .fixed = true};
    Rect room = rect_inset(rect(0, 0, gfx_w(g), gfx_h(g)), fminf(24, 0.05f * gfx_h(g)));
    while (style.size > SMALLEST && gfx_paragraph_height(g, style, room.w, text) > room.h)
        style.size -= 0.5f;
    (void)ui_paragraph(ui, style, room, text);
}

static void scenes(App *app, Ui *ui)
{
    int base = app->nlayers - 1;
    while (base > 0 && app->layer[base].scene->overlay)
        base--;
    for (int i = base; i >= 0 && i < app->nlayers; i++) {
        Layer *l = &app->layer[i];
        if (i > base) {
            ui_modal(ui, l->scene->word);
            veil(ui);
        }
        app->covered = i + 1 < app->nlayers || app->nsays > 0;
        l->scene->frame(l->data, app, ui);
    }
    app->covered = false;
}

void app_open_rules(App *app)
{
    RulesArg arg = {0};
    if (app_match(app))
        (void)snprintf(arg.game, sizeof arg.game, "%s", match_game(app_match(app))->id);
    app_push(app, SCENE_RULES, &arg, sizeof arg);
}

static void pass(App *app, const Input *in, bool dry)
{
    int w, h;
    window_size(app->window, &w, &h);
    if (window_generation(app->window) != app->generation) {
        app->generation = window_generation(app->window);
        gfx_reset(app->gfx, window_surface(app->window));
    }
    const Settings *s = &app->settings;
    float asked = app->launch.scale > 0 ? app->launch.scale : 1, larger_by = larger(app);
    float w0 = (float)w / larger_by, h0 = (float)h / larger_by; /* the window, were nothing larger */
    float room = fminf(1, fminf(w0 / ROOM_W, h0 / ROOM_H));
    float scale = asked * fmaxf(0.5f, room);
    bool small = w0 < LEAST_W || h0 < LEAST_H;
    gfx_begin(app->gfx, w, h, scale, s->theme, (float)s->text_percent / 100, dry);
    const Scene *top = app->scenes[stack_top(app)];
    const char *word = small ? "small" : top ? top->word : "none";
    bool fresh = strcmp(word, app->last_scene) != 0;
    const Match *m = app_match(app);
    ui_set_keys(app->ui, app->use, keys_uses(&s->keys, word, m ? match_game(m)->id : NULL, app->use));
    ui_set_pad(app->ui, pad_make(app->pad));
    ui_begin(app->ui, app->gfx, in, word);
    if (fresh && app->nlayers && app->layer[app->nlayers - 1].focus[0]) { /* restores the focus on return */
        ui_focus(app->ui, app->layer[app->nlayers - 1].focus);
        app->layer[app->nlayers - 1].focus[0] = '\0';
    }
    if (fresh && !app->notice_waits) /* a notice of the previous scene */
        app->notice[0] = '\0';
    app->notice_waits = app->notice_waits && !fresh;
    (void)snprintf(app->last_scene, sizeof app->last_scene, "%s", word);
    if (small)
        too_small(app, app->ui);
    else
        scenes(app, app->ui);
    if (app->nsays && !small)
        dialog(app, app->ui);
    SettingsArg keys = {.keys = true};
    if (!app->nsays && !small && top && ui_key(app->ui, "?")) /* unless the scene has used the key */
        app_push(app, SCENE_SETTINGS, &keys, sizeof keys);
    if (!app->nsays && !small && top && ui_key(app->ui, "F1")) /* likewise */
        app_open_rules(app);
    draw_notice(app, app->ui);
    if (!ui_input(app->ui)->repeat && ui_key(app->ui, "F11"))
        app_full_screen(app);
    app_hear_pass(app);
    if (!small && top && !top->leads)
        ui_begin_keys(app->ui);
    ui_end(app->ui);
    gfx_end(app->gfx);
    int ms = ui_wake_ms(app->ui);
    app->wakes = ms >= 0;
    app->wake_at = clock_ms() + (uint32_t)(ms < 0 ? 0 : ms);
}

void app_dry(App *app, const Input *in)
{
    Input none = {.now = clock_ms()};
    SceneId before = stack_top(app);
    pass(app, in ? in : &none, true);
    stack_changes(app);
    if (stack_top(app) != before)
        pass(app, &none, true); /* the next input finds the new scene's items */
}

static void inspect(App *app)
{
    char *line = ui_inspect(app->ui);
    if (app->inspected && strcmp(line, app->inspected) == 0) {
        free(line);
        return;
    }
    (void)plain_json(stdout, line);
    (void)plain_print(stdout, "\n");
    (void)fflush(stdout);
    free(app->inspected);
    app->inspected = line;
}

static void present(App *app)
{
    int n;
    const SDL_Rect *part = gfx_changed(app->gfx, &n);
    if (app->exposed)
        window_present(app->window);
    else
        window_present_parts(app->window, part, n);
    app->exposed = false;
}

/* Draws the frame; a new scene waits up to PICTURES_MS for its pictures, so that it does not appear in pieces. */
static void draw_whole(App *app)
{
    Input none = {.now = clock_ms()};
    SceneId top = stack_top(app);
    pass(app, &none, false);
    if (top != app->settled && gfx_settle(app->gfx, PICTURES_MS)) {
        /* the second pass reports only its own changes, and those of the first are not presented yet */
        app->exposed = true;
        pass(app, &none, false);
    }
    app->settled = top;
}

static void app_aloud(App *app);

void app_draw(App *app)
{
    app->redraw = false;
    draw_whole(app);
    (void)ui_changed(app->ui);
    if (app->launch.inspect)
        inspect(app);
    app_aloud(app);
    present(app);
    app->drawn = true;
    app->lively_at = clock_ms();
    stack_changes(app); /* may ask for the next drawing */
}

/* ---- reading aloud ---------------------------------------------------------------------------------------------- */
/* Reads aloud the text that is new on the screen, word for word. */

/* Speaks each line by itself, because all together may be too long for one call. */
static void speak(App *app, SpeechKind kind, char *lines)
{
    char plain[PLAIN_MAX];
    for (char *line = lines; line;) {
        char *next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        plain_text(line, plain, sizeof plain);
        speech_say(app->speech, kind, plain, languages_spoken(app->languages));
        line = next;
    }
}

/* Speaks the focused item: its lines become one text with pauses, because each text replaces the one before. */
static void speak_here(App *app, const char *lines)
{
    Buf text = {0};
    for (const char *c = lines; *c; c++) {
        if (*c != '\n')
            buf_addn(&text, c, 1);
        else if (text.n && strchr(".?!:", text.text[text.n - 1]))
            buf_add(&text, " ");
        else
            buf_add(&text, ". ");
    }
    speak(app, SPEECH_FOCUS, text.text);
    buf_free(&text);
}

/* After a frame is drawn, reads new text aloud if that is switched on. */
static void app_aloud(App *app)
{
    bool on = app->settings.aloud && !app->still;
    ui_set_aloud(app->ui, on);
    if (!on && app->speech) {
        speech_free(app->speech);
        app->speech = NULL;
    }
    if (!on)
        return;
    if (!app->speech)
        app->speech = speech_new();
    for (int kind = ALOUD_TOLD; kind <= ALOUD_HERE; kind++) {
        Buf lines = {0};
        if (ui_aloud(app->ui, (Aloud)kind, &lines)) {
            if (kind == ALOUD_HERE)
                speak_here(app, lines.text);
            else
                speak(app, SPEECH_NEWS, lines.text);
        }
        buf_free(&lines);
    }
}

bool app_speech_missing(const App *app)
{
    return app->speech && speech_is_missing(app->speech);
}
