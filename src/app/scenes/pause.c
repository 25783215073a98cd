/* SPDX-License-Identifier: MIT
 * The pause: the table still and dark, or the curtain before it if several persons share the screen and somebody's secrets
 * may lie open. The innkeeper, the way on in gold, four ways beside it; what is rarely wanted lies in the scroll. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/scenes/parts.h"
#include "app/scenes/play.h"

#include "base/buf.h"
#include "core/say.h"
#include "gfx/frost.h"
#include "ui/curtain.h"
#include "ui/portrait.h"
#include "ui/room.h"
#include "ui/ui_keys.h"

typedef struct {
    bool sure; /* a new game was requested once: the next press confirms */
    bool open; /* the scroll */
    bool bare; /* the window shows the table alone, so that it can be taken; veiled: under the program's veil */
    bool veiled;
    Frost *table;   /* what the table looked like; NULL: not taken yet */
    uint32_t since; /* when the scroll was opened */
} PauseScene;

static void *open_scene(App *app, const void *arg)
{
    PauseScene *s = xcalloc(1, sizeof *s);
    (void)app;
    (void)arg;
    s->bare = true; /* the window still shows what the pause was called from */
    return s;
}

static void close_scene(void *data, App *app)
{
    PauseScene *s = data;
    (void)app;
    frost_free(s->table);
    free(s);
}

static void new_game(PauseScene *s, App *app)
{
    const Match *m = app_match(app);
    if (!s->sure && m && !match_over(m)) {
        s->sure = true;
        return;
    }
    if (!m)
        return;
    Setup cfg = *match_setup(m);
    cfg.seed = 0;
    part_begin(app, match_game(m), &cfg);
}

static bool is_kept(App *app)
{
    return app_keeps(app) && app_match(app) && match_serial(app_match(app)) > 0;
}

/* ---- the scroll ------------------------------------------------------------------------------------------------- */
/* Which game this is and who plays; its code and seed, and the end of the program. */

enum { SCROLL_WIDE = 420, ROW_GAP = 8, ROWS = 3 };

static void say_game(const Match *m, char *out, size_t n)
{
    char what[SENTENCE_MAX], who[SENTENCE_MAX], rules[2 * SENTENCE_MAX];
    kept_stand(m, what, sizeof what);
    kept_names(match_setup(m), who, sizeof who);
    part_rules(match_game(m), match_setup(m), rules, sizeof rules);
    say(out, n, SAY("{what}\n{who}{rules:\n{rules}|}"), say_s("what", what), say_s("who", who), say_s("rules", rules));
}

static void scroll(PauseScene *s, App *app, Ui *ui)
{
    char words[4 * SENTENCE_MAX] = "", seed[SENTENCE_MAX];
    const Match *m = app_match(app);
    bool line = m && !match_keeps_seed(m), has_seed = part_seed(m, seed, sizeof seed);
    if (m)
        say_game(m, words, sizeof words);
    const RoomButton row[ROWS] = {
        {.id = line ? "copy" : NULL, .label = T_("Copy game code"), .icon = "scroll"},
        {.id = has_seed ? "seed" : NULL, .label = seed, .icon = "herb"},
        {.id = "quit", .label = is_kept(app) ? T_("Save and quit") : T_("Quit"), .icon = "x"},
    };
    Text text = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT2);
    float w = room_scroll_width(ui, SCROLL_WIDE), bh = ui_grow(ui, 44);
    float words_h = words[0] ? gfx_paragraph_height(ui_gfx(ui), text, w, words) + 14 : 0;
    RoomScroll paper = {.id = "this-game", .heading = T_("This game"), .wide = SCROLL_WIDE, .since = s->since};
    paper.high = words_h;
    for (int i = 0; i < ROWS; i++)
        paper.high += row[i].id ? bh + ROW_GAP : 0;
    Rect in = room_scroll_begin(ui, &paper);
    int used = -1;
    (void)ui_paragraph(ui, text, rect_cut_top(&in, words_h), words);
    for (int i = 0; i < ROWS; i++) {
        if (!row[i].id)
            continue;
        if (ui_button(ui, row[i].id, rect_cut_top(&in, bh), row[i].label, row[i].icon, NULL, UI_LEFT))
            used = i;
        (void)rect_cut_top(&in, ROW_GAP);
    }
    if (room_scroll_end(ui, &paper))
        s->open = false;
    if (used == 0)
        part_copy_line(app);
    else if (used == 1)
        part_copy_seed(app);
    else if (used == 2) {
        app_keep(app);
        app_quit(app);
    }
}

/* ---- the room --------------------------------------------------------------------------------------------------- */

typedef enum { LEAVE, NEW_GAME, RESUME, RULES, SETTINGS, MEDALLIONS } Medallion;

static void act(PauseScene *s, App *app, int pressed)
{
    switch (pressed) {
    case LEAVE:
        app_keep(app);
        app_go(app, SCENE_TITLE, NULL, 0);
        break;
    case NEW_GAME:
        new_game(s, app);
        break;
    case RESUME:
        app_pop(app);
        break;
    case RULES:
        app_open_rules(app);
        break;
    case SETTINGS:
        app_push(app, SCENE_SETTINGS, NULL, 0);
        break;
    default:
        break;
    }
}

/* Makes the first letter a capital one; letters of Latin-1 have theirs 32 before. */
static void capital(char *words)
{
    unsigned char *c = (unsigned char *)words;
    bool latin = c[0] == 0xC3 && c[1] >= 0xA0 && c[1] != 0xB7 && c[1] != 0xBF;
    if (latin)
        c[1] -= 32;
    else if (c[0] >= 'a' && c[0] <= 'z')
        c[0] -= 32;
}

/* Writes where the game is and whether it is saved, or asks whether it may be set aside. */
static void say_stand(const PauseScene *s, App *app, char *out, size_t n)
{
    char round[SENTENCE_MAX] = "";
    const Match *m = app_match(app);
    bool begun = m && match_serial(m) > 0;
    enum { KEPT, UNKEPT, UNPLAYED } fate = is_kept(app) ? KEPT : begun ? UNKEPT : UNPLAYED;
    if (m)
        kept_round(m, round, sizeof round);
    capital(round);
    if (s->sure)
        say(out, n, SAY("Set this game aside and start a new one?"));
    else
        say(out, n, SAY("{round:{round} \u00b7 |}{kept:saved|cannot be saved|nothing played yet}"),
            say_s("round", round), say_which("kept", fate));
}

/* Draws the words, and the innkeeper as large as they leave her room, above that line. */
static void head(const PauseScene *s, App *app, Ui *ui, float below, float k)
{
    enum { FACE = 200, TITLE = 64, LINE = 20, ABOVE = 16, SIDE = 90 };
    Gfx *g = ui_gfx(ui);
    char stand[2 * SENTENCE_MAX];
    float scale = gfx_text_scale(g), middle = gfx_w(g) / 2, room = gfx_w(g) - 2 * SIDE;
    Text title = ui_style_aligned(ui, FACE_TITLE, TITLE * k * fminf(1, 1.2f / scale), COL_TEXT, ALIGN_CENTER);
    Text line = ui_style_aligned(ui, FACE_SEMI, LINE * fminf(1, 1.6f / scale), COL_TEXT2, ALIGN_CENTER);
    title.color = (Color){0xFF, 0xF3, 0xDC, 255};
    line.color = (Color){0xE3, 0xCD, 0xA6, 255};
    say_stand(s, app, stand, sizeof stand);
    line = gfx_text_fit(g, line, 12, 0.5f, room, stand);
    float lh = gfx_text_height(g, line), th = gfx_text_height(g, title);
    float y = below - lh - 12 * k;
    (void)ui_label(ui, line, rect(SIDE, y, room, lh), stand);
    y -= th;
    (void)ui_label(ui, title, rect(SIDE, y, room, th), T_("Paused"));
    float size = fminf(FACE * k, y - ABOVE - 8);
    if (size < 60)
        return;
    Rect face = rect(middle - size / 2, y - size - 8, size, size);
    if (!gfx_is_contrast(g))
        gfx_glow(g, face, size / 2, 30, color_alpha(gfx_color(g, COL_LIT), 0.35f));
    innkeeper_portrait(g, face);
}

static int medallions(const PauseScene *s, Ui *ui, float y, float k)
{
    enum { SIZE = 76, GOLD = 116, STEP = 142, APART = 12, EDGE = 76, BETWEEN = 14 };
    const RoomButton b[MEDALLIONS] = {
        [LEAVE] = {.id = "leave", .label = T_("Hall"), .icon = "door"},
        [NEW_GAME] = {.id = "new-game",
                      .label = s->sure ? T_("Yes, a new one") : T_("Start over"),
                      .icon = "again",
                      .flags = s->sure ? UI_FINAL : 0u},
        [RESUME] = {.id = "resume", .label = T_("Resume"), .icon = "play", .key = "Enter", .flags = UI_PRIMARY},
        [RULES] = {.id = "rules", .label = T_("Rules"), .icon = "book", .key = "F1"},
        [SETTINGS] = {.id = "settings", .label = T_("Settings"), .icon = "gear"},
    };
    float middle = gfx_w(ui_gfx(ui)) / 2, step = STEP * k;
    int pressed = -1;
    for (int i = 1; i < MEDALLIONS; i++) /* as far apart as the words need */
        step = fmaxf(step, (room_medallion_width(ui, &b[i - 1]) + room_medallion_width(ui, &b[i])) / 2 + BETWEEN);
    step = fminf(step, (middle - EDGE) / 2 - APART * k);
    for (int i = 0; i < MEDALLIONS; i++) {
        int from = i - RESUME;
        float x = middle + (float)from * step + (float)((from > 0) - (from < 0)) * APART * k;
        if (room_medallion(ui, &b[i], x, y, (float)(i == RESUME ? GOLD : SIZE) * k, step - 4))
            pressed = i;
    }
    return pressed;
}

/* Draws the curtain, or the table blurred and dark enough for pale words in every theme. False: this frame shows the
 * table alone, of which the next one makes its ground. */
static bool ground(PauseScene *s, App *app, Ui *ui)
{
    static const float LIGHT = 0.38f, DAYLIGHT = 0.26f, VEIL = 0.38f; /* VEIL: what the one over this scene leaves */
    Gfx *g = ui_gfx(ui);
    if (play_hides(app)) {
        curtain_draw(g, 0);
        room_veil(g, 0.5f);
        return true;
    }
    if (gfx_is_contrast(g))
        return true;
    if (!s->table && s->bare)
        s->table = frost_take(g);
    if (s->table) {
        float light = gfx_color(g, COL_BG).r > 128 ? DAYLIGHT : LIGHT;
        frost_draw(g, s->table, s->veiled ? fminf(1, light / VEIL) : light);
    }
    if (!s->table && !gfx_is_dry(g))
        s->bare = s->veiled = true;
    return s->table || gfx_is_dry(g);
}

static void frame(void *data, App *app, Ui *ui)
{
    PauseScene *s = data;
    Gfx *g = ui_gfx(ui);
    float k = fminf(1, gfx_h(g) / 800), y = gfx_h(g) * 0.625f;
    if (!ground(s, app, ui)) {
        ui_wake(ui, 0);
        return;
    }
    head(s, app, ui, y - 58 * k - 12 * k, k);
    act(s, app, medallions(s, ui, y, k));
    const RoomButton strap[] = {{.id = "more", .label = T_("This game"), .icon = "more"},
                                {.id = "back", .label = T_("Resume"), .icon = "play", .key = "Esc"}};
    int stud = s->open ? -1 : room_strap(ui, strap, 2);
    if (stud == 1)
        app_pop(app);
    if (stud == 0) {
        s->open = true;
        s->since = ui_now(ui);
        ui_wake(ui, 0);
    }
    if (s->open)
        scroll(s, app, ui);
    ui_begin_keys(ui);
}

const Scene scene_pause = {.word = "pause", .open = open_scene, .frame = frame, .close = close_scene, .overlay = true};
