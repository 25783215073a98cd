/* SPDX-License-Identifier: MIT
 * The Hall: the painting, the sign, the tables, the unfinished game, and a row of doors. */
#include <math.h>
#include <stdio.h>

#include "app/persona.h"
#include "app/scenes/hall.h"
#include "app/scenes/parts.h"
#include "boards/boards.h"
#include "core/say.h"

/* SIGN_ROOM: left free above several rows of boards. */
enum { MARGIN = 24, QUICK_LEVEL = 2, ROW_GAP = 12, SIGN_ROOM = 150 };

typedef struct { /* the painting is 1600 x 1000, covers the window and is aligned with its lower edge */
    float scale, x, y;
} Painting;

static Painting painting_of(Gfx *g)
{
    Painting p = {.scale = fmaxf(gfx_w(g) / 1600, gfx_h(g) / 1000)};
    p.x = (gfx_w(g) - 1600 * p.scale) / 2;
    p.y = gfx_h(g) - 1000 * p.scale;
    return p;
}

/* Returns where table i of n stands in the painting, 0 to 1: on its four painted tables if n is four, else in a row. */
static SDL_FPoint table_spot(int i, int n)
{
    static const SDL_FPoint painted[] = {{0.14f, 0.655f}, {0.355f, 0.69f}, {0.632f, 0.69f}, {0.868f, 0.655f}};
    if (n == (int)(sizeof painted / sizeof *painted))
        return painted[i];
    return (SDL_FPoint){((float)i + 0.5f) / (float)n, 0.67f};
}

/* Computes the left edges of one row of boards: below their tables if the window is wide enough, else evenly spread. */
static void place_boards(Gfx *g, Painting p, const HallRows *rows, int n, float *x)
{
    bool below = rows->rows == 1;
    for (int i = 0; i < rows->columns; i++) {
        x[i] = p.x + table_spot(i, n).x * 1600 * p.scale - rows->width / 2;
        below = below && x[i] >= MARGIN && x[i] + rows->width <= gfx_w(g) - MARGIN &&
                (i == 0 || x[i] >= x[i - 1] + rows->width + 12);
    }
    for (int i = 0; !below && i < rows->columns; i++)
        x[i] = MARGIN + (float)i * (rows->width + rows->gap);
}

static float props_scale(Painting p)
{
    return fmaxf(0.7f, fminf(1.22f, p.scale / 0.8f));
}

static void draw_props(Gfx *g, Painting p, float ceiling, float floor)
{
    /* props extend this far below their position, so that no board cuts them off */
    float k = props_scale(p), below = 16 * k;
    if (floor - ceiling < 150 * k) /* large text leaves no room for props */
        return;
    int n = hall_tables();
    for (int i = 0; i < n; i++) {
        SDL_FPoint at = table_spot(i, n);
        float x = p.x + at.x * 1600 * p.scale, y = fminf(p.y + at.y * 1000 * p.scale, floor - below);
        x = fmaxf(150 * k, fminf(x, gfx_w(g) - 150 * k));
        HallTable t = hall_table(i);
        hall_props(g, t.id, x, y, k);
    }
}

static void draw_hall(Gfx *g, float boards)
{
    float w = gfx_w(g), h = gfx_h(g);
    gfx_fill(g, rect(0, 0, w, h), (Color){0x12, 0x0A, 0x08, 255});
    (void)gfx_picture_cover(g, "scenes/hall", rect(0, 0, w, h), 0.5f, 1);
    gfx_gradient(g, rect(0, 0, w, 190), 0, (Color){14, 8, 5, 190}, (Color){14, 8, 5, 0});
    float foot = h - boards + 90;
    gfx_gradient(g, rect(0, h - foot, w, foot * 0.45f), 0, (Color){14, 8, 5, 0}, (Color){14, 8, 5, 235});
    gfx_fill(g, rect(0, h - foot * 0.55f, w, foot * 0.55f), (Color){14, 8, 5, 235});
}

/* Draws the sign; drops the line below the name if the boards would cover it. floor: top of the boards. */
static Rect draw_sign(Ui *ui, float floor)
{
    Gfx *g = ui_gfx(ui);
    Text name = {.face = FACE_TITLE, .size = 64, .color = gfx_color(g, COL_SIGN), .align = ALIGN_CENTER, .fixed = true};
    Text line = ui_style_aligned(ui, FACE_SEMI, 16, COL_SIGN, ALIGN_CENTER);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n:One table|{n} tables}, one screen, far too many monsters"),
        say_n("n", hall_tables()));
    float lh = gfx_text_height(g, line), w = fmaxf(472, gfx_text_width(g, line, words) + 60);
    bool all = 22 + 70 + lh + 22 <= floor;
    float h = all ? 70 + lh + 22 : 70 + 12;
    w = fminf(w, gfx_w(g) - 2 * MARGIN);
    Rect r = rect((gfx_w(g) - w) / 2, 22, w, h);
    for (int i = 0; i < 2; i++) {
        float x = i ? r.x + r.w - 76 : r.x + 70;
        for (float y = 0; y < r.y; y += 9) {
            gfx_fill(g, rect(x, y, 6, 6), (Color){0xC9, 0x9A, 0x4A, 255});
            gfx_fill(g, rect(x, y + 6, 6, 3), (Color){0x5B, 0x3A, 0x12, 255});
        }
    }
    gfx_surface(g, r, SURFACE_SIGN);
    if (!gfx_is_contrast(g)) {
        Text shade = name;
        shade.color = (Color){0x2A, 0x14, 0x07, 255};
        (void)gfx_text(g, shade, rect(r.x, r.y + 9, r.w, 70), "Horde Hall");
    }
    (void)ui_label(ui, name, rect(r.x, r.y + 6, r.w, 70), "Horde Hall");
    if (all)
        (void)ui_label(ui, line, rect(r.x + 12, r.y + 76, r.w - 24, lh), words);
    return r;
}

/* ---- doors ------------------------------------------------------------------------------------------------------ */
/* Starts a quick game: the last set-up if it had one person; else the table's easy first game until one was finished;
 * else against one opponent, or as many as the board advises. Tables with tiles use their first mode. */
static void quick_game(App *app, const Game *g)
{
    const SetupRows *rows = board_by_game(g->id)->setup_rows;
    const BoardHall *hall = board_by_game(g->id)->hall;
    int seats = rows ? rows->row[0].tile[0].seats : hall && hall->quick ? hall->quick : 2;
    Setup cfg;
    const Setup *last = settings_table(app_settings(app), g);
    int persons = 0;
    for (int i = 0; last && i < last->nseats; i++)
        persons += last->player[i] == 0;
    if (!rows && persons == 1) {
        cfg = *last;
        cfg.seed = 0;
        persona_settle(g, &cfg);
        part_begin(app, g, &cfg);
        return;
    }
    if (rows || !part_first_game(app, g, &cfg))
        cfg = part_usual(app, g, g->seats_min > seats ? g->seats_min : seats, QUICK_LEVEL);
    part_begin(app, g, &cfg);
}

static void sit_down(App *app, const Game *g)
{
    SetupArg arg = {0};
    (void)snprintf(arg.game, sizeof arg.game, "%s", g->id);
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
}

static void facts(Ui *ui, const HallTable *t, Rect r)
{
    Gfx *g = ui_gfx(ui);
    Text semi = ui_style(ui, FACE_SEMI, 14, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float s = r.h * 0.75f;
    gfx_sign(g, "person", rect(r.x, r.y + (r.h - s) / 2, s, s), gfx_color(g, COL_ACCENT), (Color){0});
    float x = r.x + s + 6, w = gfx_text_width(g, semi, t->chairs);
    (void)ui_label(ui, semi, rect(x, r.y, w + 2, r.h), t->chairs);
    x += w + 14;
    float mw = gfx_text_width(g, soft, t->minutes) + 2;
    if (x + mw <= r.x + r.w)
        (void)ui_label(ui, soft, rect(x, r.y, mw, r.h), t->minutes);
}

/* The two buttons of a table; "Play now" always keeps its place. Before it, newcomers get the lesson, others a quick game. */
typedef struct {
    char label[2][SENTENCE_MAX], id[2][48];
    bool learns;
} TableButtons;

static void first_label(App *app, const Game *g, bool learns, char out[SENTENCE_MAX])
{
    if (learns)
        say(out, SENTENCE_MAX, SAY("Learn it, {n} min"), say_n("n", app_lesson(app, g, 0)->minutes));
    else
        (void)snprintf(out, SENTENCE_MAX, "%s", T_("Quick game"));
}

static TableButtons buttons_of(App *app, const Game *g)
{
    TableButtons b = {.learns = app_is_newcomer(app, g)};
    first_label(app, g, b.learns, b.label[0]);
    (void)snprintf(b.label[1], sizeof b.label[1], "%s", T_("Play now"));
    (void)snprintf(b.id[0], sizeof b.id[0], b.learns ? "learn-%s" : "quick-%s", g->id);
    (void)snprintf(b.id[1], sizeof b.id[1], "sit-%s", g->id);
    return b;
}

/* Returns the height of the buttons: side by side, or stacked if the words are long. */
static float buttons_height(App *app, Ui *ui, const Game *g, float w)
{
    float bh = ui_grow(ui, 40);
    char first[SENTENCE_MAX];
    float widest = 0; /* of both possible first buttons, so that nothing moves when it changes */
    int ways = app_lesson(app, g, 0) ? 2 : 1;
    for (int learns = 0; learns < ways; learns++) {
        first_label(app, g, learns, first);
        widest = fmaxf(widest, ui_button_width(ui, first, NULL, NULL, UI_PRIMARY));
    }
    float both = widest + ui_button_width(ui, T_("Play now"), NULL, NULL, 0) + 8;
    return both <= w ? bh : 2 * bh + 8;
}

static void table_buttons(App *app, Ui *ui, const Game *game, Rect r, bool enter)
{
    TableButtons b = buttons_of(app, game);
    float bh = ui_grow(ui, 40);
    Rect at[2] = {rect(r.x, r.y + r.h - 2 * bh - 8, r.w, bh), rect(r.x, r.y + r.h - bh, r.w, bh)};
    if (r.h < 2 * bh) {
        float second = ui_button_width(ui, b.label[1], NULL, NULL, 0) - 8;
        at[1] = rect(r.x + r.w - second, r.y + r.h - bh, second, bh);
        at[0] = rect(r.x, at[1].y, r.w - second - 8, bh);
    }
    int gold = enter && game == game_list[0] ? !b.learns : -1; /* only the button of Enter is gold */
    bool click[2];
    for (int i = 0; i < 2; i++)
        click[i] =
            ui_button(ui, b.id[i], at[i], b.label[i], NULL, gold == i ? "Enter" : NULL, gold == i ? UI_PRIMARY : 0);
    if (click[1])
        sit_down(app, game);
    else if (click[0] && b.learns)
        app_learn(app, game, 0, false);
    else if (click[0])
        quick_game(app, game);
}

/* Returns the style that puts the name on one line if a slightly smaller size allows it. */
static Text board_name(Ui *ui, const HallTable *t, float w)
{
    Text name = ui_style(ui, FACE_TITLE, 23, COL_TEXT);
    name = gfx_text_fit(ui_gfx(ui), name, 19, 1, w, t->name);
    return name;
}

static float board_text_height(Ui *ui, const HallTable *t, float w)
{
    Gfx *g = ui_gfx(ui);
    return gfx_paragraph_height(g, board_name(ui, t, w), w, t->name) + 4 +
           gfx_paragraph_height(g, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2), w, t->line);
}

/* True if the boards show players and minutes: not with large text. */
static bool says_facts(Ui *ui)
{
    return gfx_text_scale(ui_gfx(ui)) <= 1.3f;
}

static float board_height(App *app, Ui *ui, const HallTable *t, float w)
{
    float in = w - 32, line = gfx_text_height(ui_gfx(ui), ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2));
    float foot = buttons_height(app, ui, game_by_id(t->id), in) + (says_facts(ui) ? line + 8 : 0);
    return 12 + board_text_height(ui, t, in) + 12 + foot + 14;
}

/* Draws the board of a table. enter: that key belongs to the first table; false: it continues the unfinished game. */
static void draw_board(App *app, Ui *ui, const HallTable *t, Rect r, bool enter)
{
    Gfx *g = ui_gfx(ui);
    const Game *game = game_by_id(t->id);
    char id[48];
    (void)snprintf(id, sizeof id, "table-%s", t->id);
    ui_mark(ui, id, "table", r, t->name);
    if (!gfx_is_contrast(g))
        gfx_glow(g, r, 12, 18, (Color){255, 200, 80, 100});
    gfx_surface(g, r, SURFACE_PROMPT);
    gfx_frame(g, r, 12, 2, gfx_color(g, COL_ACCENT));
    Rect in = rect(r.x + 16, r.y + 12, r.w - 32, r.h - 26);
    float h = ui_paragraph(ui, board_name(ui, t, in.w), in, t->name) + 4;
    (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2), rect(in.x, in.y + h, in.w, in.h - h), t->line);
    float bh = buttons_height(app, ui, game, in.w), fh = gfx_text_height(g, ui_style(ui, FACE_SEMI, 14, COL_TEXT));
    table_buttons(app, ui, game, rect(in.x, in.y + in.h - bh, in.w, bh), enter);
    if (says_facts(ui))
        facts(ui, t, rect(in.x, in.y + in.h - bh - fh - 8, in.w, fh));
}

/* ---- the unfinished game ---------------------------------------------------------------------------------------- */
static void take_up(App *app)
{
    Status s = app_continue(app);
    if (s.code)
        app_say(app, T_("This game cannot be continued"), s.text);
}

static void continue_panel(App *app, Ui *ui, const char *what, const char *who, float right)
{
    Gfx *g = ui_gfx(ui);
    Text cap = ui_style(ui, FACE_SEMI, 13, COL_ACCENT), name = ui_style(ui, FACE_TITLE, 20, COL_TEXT);
    Text soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float w = fminf(right - 2 * MARGIN, ui_grow(ui, 300)), in = w - 32, bh = ui_grow(ui, 40);
    float ch = gfx_text_height(g, cap), nh = gfx_paragraph_height(g, name, in, what),
          sh = gfx_paragraph_height(g, soft, in, who);
    Rect r = rect(MARGIN, 26, w, 12 + ch + nh + sh + 10 + bh + 14);
    gfx_surface(g, r, SURFACE_PANEL);
    float x = r.x + 16, y = r.y + 12;
    (void)ui_label(ui, cap, rect(x, y, in, ch), T_("Unfinished game"));
    (void)ui_paragraph(ui, name, rect(x, y + ch, in, nh + 1), what);
    (void)ui_paragraph(ui, soft, rect(x, y + ch + nh, in, sh + 1), who);
    float bw = ui_button_width(ui, T_("Continue"), "play", "Enter", UI_PRIMARY);
    Rect button = rect(x, r.y + r.h - 14 - bh, fminf(bw, in), bh);
    if (ui_button(ui, "continue", button, T_("Continue"), "play", "Enter", UI_PRIMARY) || ui_key(ui, "C"))
        take_up(app);
}

/* ---- the first visit ---------------------------------------------------------------------------------------------- */
static bool is_first_visit(App *app, bool left)
{
    const Settings *s = app_settings(app);
    bool first = !s->welcomed && !left && !s->last_game[0] && app_lesson(app, game_list[0], 0);
    for (int i = 0; i < SETTINGS_GAMES && game_list[i]; i++)
        first = first && s->lesson[i][0].state == LESSON_NEW && s->played[i] == PLAYED_NEVER;
    return first;
}

/* Returns the game of the alternative lesson: the shortest of the others. */
static const Game *other_lesson(App *app)
{
    const Game *g = NULL;
    for (int i = 1; game_list[i]; i++)
        if (app_lesson(app, game_list[i], 0) &&
            (!g || app_lesson(app, game_list[i], 0)->minutes < app_lesson(app, g, 0)->minutes))
            g = game_list[i];
    return g;
}

static void welcomed(App *app, const Game *learn)
{
    app_settings(app)->welcomed = true;
    app_settings_changed(app);
    if (learn)
        app_learn(app, learn, 0, false);
}

/* Places the welcome beside the innkeeper's head above the tables, or beside the sign; over the tables if neither
 * fits. */
static Rect welcome_room(Gfx *g, Painting p, Rect sign, float low, float w, float least, float h)
{
    enum { PROPS = 142, GAP = 10 };
    float mouth = p.x + 0.60f * 1600 * p.scale, level = p.y + 0.44f * 1000 * p.scale - h * 0.3f,
          ceiling = sign.y + sign.h, table = fminf(p.y + table_spot(0, hall_tables()).y * 1000 * p.scale, low - 10),
          under = table - PROPS * props_scale(p) - h, beside = fmaxf(mouth, sign.x + sign.w + GAP);
    if (under >= ceiling + 6)
        return rect(mouth, fminf(level, under), fminf(w, gfx_w(g) - mouth - MARGIN), h);
    if (under >= GAP && gfx_w(g) - beside - MARGIN >= least)
        return rect(beside, fminf(level, under), fminf(w, gfx_w(g) - beside - MARGIN), h);
    return rect(mouth, fmaxf(ceiling + 6, fminf(level, low - h - 20)), fminf(w, gfx_w(g) - mouth - MARGIN), h);
}

/* Draws the innkeeper's welcome; false: no room. */
static bool welcome(App *app, Ui *ui, Rect sign, float low)
{
    enum { WAYS = 3 };
    Gfx *g = ui_gfx(ui);
    Painting p = painting_of(g);
    const Game *dice = other_lesson(app);
    char label[WAYS][SENTENCE_MAX] = {"", "", ""};
    static const char *const id[WAYS] = {"welcome-learn", "welcome-dice", "welcome-look"};
    say(label[0], sizeof label[0], SAY("{title}, {n} minutes"),
        say_s("title", say_word(app_lesson(app, game_list[0], 0)->title)),
        say_n("n", app_lesson(app, game_list[0], 0)->minutes));
    if (dice)
        say(label[1], sizeof label[1], SAY("Prefer dice? {n} minutes"), say_n("n", app_lesson(app, dice, 0)->minutes));
    (void)snprintf(label[2], sizeof label[2], "%s", T_("I’m just looking"));
    const char *words = T_("New here? Pull up a stool. I’ll teach you a game.");
    Text text = ui_style(ui, FACE_TITLE, 22, COL_TEXT);
    float mouth = p.x + 0.60f * 1600 * p.scale, w = fminf(ui_grow(ui, 330), gfx_w(g) - mouth - MARGIN);
    float wide = ui_button_width(ui, label[0], NULL, "Enter", UI_PRIMARY), bh = ui_grow(ui, 40);
    float th = gfx_paragraph_height(g, text, wide, words); /* in the narrowest bubble */
    float h = 14 + th + 10 + (float)(dice ? 3 : 2) * (bh + 6) + 10;
    if (w - 32 < wide || h > low - sign.y - sign.h - 12)
        return false;
    Rect r = welcome_room(g, p, sign, low, w, wide + 32, h);
    float in = r.w - 32;
    gfx_shadow(g, r, 12, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 12, 2, gfx_color(g, COL_ACCENT));
    gfx_tip_arrow(g, r, r.x, fmaxf(r.y + 20, fminf(p.y + 0.44f * 1000 * p.scale, r.y + h - 20)));
    ui_mark(ui, "welcome", "panel", r, words);
    float y = r.y + 14;
    (void)ui_paragraph(ui, text, rect(r.x + 16, y, in, th + 1), words);
    y += th + 10;
    int used = -1;
    for (int i = 0; i < WAYS; i++) {
        if (!label[i][0])
            continue;
        if (ui_button(ui, id[i], rect(r.x + 16, y, in, bh), label[i], NULL, i == 0 ? "Enter" : NULL,
                      i == 0   ? UI_PRIMARY
                      : i == 2 ? UI_QUIET
                               : 0))
            used = i;
        y += bh + 6;
    }
    if (used >= 0)
        welcomed(app, used == 0 ? game_list[0] : used == 1 ? dice : NULL);
    return true;
}

/* ---- the row at the foot ---------------------------------------------------------------------------------------- */
typedef struct {
    const char *id, *label, *icon, *key;
    SceneId scene;
} Door;
static const Door doors[] = {{"lessons", N_("Lessons"), "bulb", NULL, SCENE_LESSONS},
                             {"gallery", N_("Gallery"), "zoom", NULL, SCENE_GALLERY},
                             {"chronicle", N_("Chronicle"), "scroll", NULL, SCENE_CHRONICLE},
                             {"rules", N_("Rules"), "book", "F1", SCENE_RULES},
                             {"settings", N_("Settings"), "gear", NULL, SCENE_SETTINGS},
                             {"credits", N_("Credits"), NULL, NULL, SCENE_CREDITS}};
enum { DOORS = sizeof doors / sizeof doors[0] };

/* Returns the width of a door. brief: without icons and keys, to save room for the words. */
static float door_width(Ui *ui, const Door *d, bool brief)
{
    return ui_button_width(ui, say_word(d->label), brief ? NULL : d->icon, brief ? NULL : d->key, UI_QUIET);
}

static float doors_width(Ui *ui, bool brief)
{
    float w = 0;
    for (int i = 0; i < DOORS; i++)
        w += door_width(ui, &doors[i], brief) + 6;
    return w;
}

/* Opens a door: gallery, chronicle and lessons replace the Hall, the others are pushed over it. */
static void open_door(App *app, SceneId scene)
{
    RulesArg rules = {0};
    if (scene == SCENE_GALLERY || scene == SCENE_CHRONICLE || scene == SCENE_LESSONS)
        app_go(app, scene, NULL, 0);
    else
        app_push(app, scene, scene == SCENE_RULES ? &rules : NULL, sizeof rules);
}

/* Draws the doors. left_game: the game to continue, or NULL; who: its players, shown where the button has no room for
 * them. */
static void menu_row(App *app, Ui *ui, float h, const char *left_game, const char *who)
{
    Gfx *g = ui_gfx(ui);
    float bh = ui_grow(ui, 44), y = gfx_h(g) - h + (h - bh) / 2, x = MARGIN - 6;
    if (app_settings(app)->theme != THEME_TAVERN)
        gfx_surface(g, rect(0, gfx_h(g) - h, gfx_w(g), h), SURFACE_BAR);
    float right = gfx_w(g) - MARGIN + 6, room = right - x;
    float goes_on = left_game ? ui_button_width(ui, T_("Continue"), "play", NULL, 0) + 10 : 0;
    const char *out = T_("Leave the Hall");
    float leave = ui_button_width(ui, out, NULL, NULL, UI_QUIET) + 10;
    bool brief = doors_width(ui, false) + leave + goes_on > room;
    if (brief && doors_width(ui, true) + leave + goes_on > room) {
        out = T_("Leave");
        leave = ui_button_width(ui, out, NULL, NULL, UI_QUIET) + 10;
    }
    const char *sign = NULL; /* used if no word fits */
    if (brief && doors_width(ui, true) + leave + goes_on > room) {
        sign = "x";
        leave = bh + 10;
    }
    int ndoors = DOORS; /* the credits are dropped first */
    if (brief && doors_width(ui, true) + leave + goes_on > room)
        ndoors--;
    for (int i = 0; i < ndoors; i++) {
        const Door *d = &doors[i];
        float w = door_width(ui, d, brief);
        bool open = ui_button(ui, d->id, rect(x, y, w, bh), say_word(d->label), brief ? NULL : d->icon,
                              brief ? NULL : d->key, UI_QUIET);
        if (open || (brief && d->key && ui_key(ui, d->key)))
            open_door(app, d->scene);
        x += w + 6;
    }
    Rect way_out = rect(right - leave + 10, y, leave - 10, bh);
    if (ui_button(ui, "leave", way_out, sign ? "" : out, sign, NULL, UI_QUIET))
        app_quit(app);
    if (sign && ui_is_pointed(ui, "leave"))
        ui_tip(ui, way_out, (Rect){0}, NULL, out, NULL);
    right -= leave;
    if (!left_game)
        return;
    char label[SENTENCE_MAX];
    say(label, sizeof label, SAY("Continue: {game}"), say_s("game", left_game));
    bool brief_label = ui_button_width(ui, label, "play", NULL, 0) > right - x;
    if (brief_label)
        say(label, sizeof label, SAY("Continue"));
    float w = fminf(ui_button_width(ui, label, "play", NULL, 0), right - x);
    bool enter = ui_button(ui, "continue", rect(right - w, y, w, bh), label, "play", NULL, UI_PRIMARY);
    if (brief_label && ui_is_pointed(ui, "continue"))
        ui_tip(ui, rect(right - w, y, w, bh), (Rect){0}, left_game, who, "Enter");
    if (enter || ui_key(ui, "C") || ui_key(ui, "Enter"))
        take_up(app);
}

/* Shows the innkeeper's congratulation on a first win. */
static void first_win(App *app)
{
    char words[SENTENCE_MAX];
    const Game *game = app_covered(app) ? NULL : app_tell_first_win(app);
    if (!game)
        return;
    say(words, sizeof words, SAY("Your first win at {game}! I’ll tell everyone who comes in."),
        say_s("game", say_word(game->title)));
    app_notice(app, words);
}

/* With large words the boards stand closer; in a broad window they are no broader than their words want. */
static HallRows rows_of_boards(Ui *ui, int n)
{
    enum { LEAST = 170, BROAD = 1330 };
    Gfx *g = ui_gfx(ui);
    float room = gfx_w(g) - 2 * MARGIN;
    HallRows rows = hall_rows(n, room, LEAST, gfx_text_scale(g) <= 1.3f ? 16 : 12);
    rows.width = fminf(rows.width, ui_grow(ui, 318));
    if (gfx_w(g) > BROAD && rows.columns > 1)
        rows.gap = (room - (float)rows.columns * rows.width) / (float)(rows.columns - 1);
    return rows;
}

/* The boards in their rows; several rows scroll where they have no room. enter: draw_board. */
static void draw_boards(App *app, Ui *ui, const HallRows *rows, Rect r, float bh, bool enter)
{
    int n = hall_tables();
    float x[SETTINGS_GAMES] = {0}, step = bh + ROW_GAP, down = 0;
    place_boards(ui_gfx(ui), painting_of(ui_gfx(ui)), rows, n, x);
    bool scrolls = (float)rows->rows * step - ROW_GAP > r.h + 1;
    if (scrolls)
        down = ui_scroll_begin(ui, "tables", r, (float)rows->rows * step - ROW_GAP);
    for (int i = 0; i < n; i++) {
        HallTable t = hall_table(i);
        float y = r.y + (float)(i / rows->columns) * step - down;
        draw_board(app, ui, &t, rect(x[i % rows->columns], y, rows->width, bh), enter);
    }
    if (scrolls)
        ui_scroll_end(ui);
}

static void frame(void *data, App *app, Ui *ui)
{
    (void)data;
    Gfx *g = ui_gfx(ui);
    first_win(app);
    float w = gfx_w(g), menu = ui_grow(ui, 44) + 14, bh = 0;
    HallRows rows = rows_of_boards(ui, hall_tables());
    for (int i = 0; i < hall_tables(); i++) {
        HallTable t = hall_table(i);
        bh = fmaxf(bh, board_height(app, ui, &t, rows.width));
    }
    float room = fmaxf(bh, gfx_h(g) - menu - SIGN_ROOM), all = (float)rows.rows * (bh + ROW_GAP) - ROW_GAP;
    Rect boards = rect(0, 0, w, rows.rows > 1 ? fminf(all, room) : bh);
    boards.y = gfx_h(g) - menu - boards.h - 4;
    draw_hall(g, boards.y);
    char what[SENTENCE_MAX], who[SENTENCE_MAX];
    bool left = app_continue_info(app, what, sizeof what, who, sizeof who);
    float sign_left = (w - 472) / 2;
    bool panel = left && gfx_text_scale(g) <= 1.3f && sign_left > 340;
    Rect sign = draw_sign(ui, boards.y);
    draw_props(g, painting_of(g), sign.y + sign.h, boards.y);
    bool asked = is_first_visit(app, left) && welcome(app, ui, sign, boards.y);
    draw_boards(app, ui, &rows, boards, bh, !left && !asked);
    if (panel)
        continue_panel(app, ui, what, who, sign_left);
    menu_row(app, ui, menu, left && !panel ? what : NULL, who);
}

const Scene scene_title = {.word = "title", .frame = frame};
