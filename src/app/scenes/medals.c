/* SPDX-License-Identifier: MIT
 * The wall of medals: the medals of a table, who has them, and a game to earn them in. */
#include "app/scenes/medals.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/ledger.h"
#include "app/scenes/parts.h"
#include "app/scenes/play.h"
#include "base/buf.h"
#include "core/say.h"
#include "ui/words.h"

enum { TABLES_MOST = 8, READ_MS = 8 };

typedef struct {
    Ledger ledger;
    char name[SEAT_NAME_MAX];
    const Game *game;
    uint8_t best[MEDAL_MAX];
    int n, chosen;
    bool open; /* on a small screen: the chosen medal is shown and not the wall */
} Wall;

/* ---- a medal -------------------------------------------------------------------------------------------------------- */

void medal_disc(Gfx *g, const Game *game, int medal, float cx, float cy, float size, int level)
{
    char picture[80];
    Rect r = rect(cx - size / 2, cy - size / 2, size, size);
    (void)snprintf(picture, sizeof picture, "medals/%s/%s", game->id, game->medal[medal].word);
    bool painted = gfx_has_picture(g, picture);
    if (level > 0 && painted) {
        (void)gfx_picture(g, picture, r, 1);
        return;
    }
    if (painted && !gfx_is_contrast(g)) { /* medals that are not earned yet show their shape and a small lock */
        float x = cx + size * 0.3f, y = cy + size * 0.3f, half = size * 0.1f;
        (void)gfx_picture(g, picture, r, 0.35f);
        gfx_disc(g, x, y, size * 0.16f, gfx_color(g, COL_WELL));
        gfx_sign(g, "lock", rect(x - half, y - half, 2 * half, 2 * half), gfx_color(g, COL_TEXT3), (Color){0});
        return;
    }
    gfx_disc(g, cx, cy, size / 2, gfx_color(g, level > 0 ? COL_ACCENT : COL_LINE));
    gfx_disc(g, cx, cy, size * 0.42f, gfx_color(g, level > 0 ? COL_PANEL3 : COL_WELL));
    gfx_sign(g, level > 0 ? "trophy" : "lock", rect(cx - size * 0.17f, cy - size * 0.17f, size * 0.34f, size * 0.34f),
             gfx_color(g, level > 0 ? COL_ACCENT : COL_TEXT3), (Color){0});
}

const MedalSpec *medal_tried(const Game *game, const Setup *cfg)
{
    for (int i = 0; i < game->nmedals; i++)
        if (game->medal[i].choice && cfg->option[game->medal[i].option] == game->medal[i].choice)
            return &game->medal[i];
    return NULL;
}

void medal_stones(Gfx *g, const MedalSpec *medal, int level, float cx, float y, float size)
{
    if (medal->levels > 1)
        gfx_pips(g, level, medal->levels, cx - size * 0.6f * (float)medal->levels, y, size);
}

/* ---- the wall ------------------------------------------------------------------------------------------------------- */

static void count_again(Wall *w)
{
    w->n = ledger_medals(&w->ledger, w->game, w->name, w->best);
}

static const Game *first_with_medals(const char *id)
{
    const Game *first = NULL;
    for (int i = 0; game_list[i] != NULL; i++) {
        const Game *g = game_list[i];
        if (g->nmedals > 0 && strcmp(g->id, id) == 0)
            return g;
        if (g->nmedals > 0 && first == NULL)
            first = g;
    }
    return first;
}

static void *open_scene(App *app, const void *arg)
{
    const MedalsArg *a = arg;
    Wall *w = xcalloc(1, sizeof *w);
    w->game = first_with_medals(a != NULL ? a->game : "");
    if (a != NULL)
        (void)snprintf(w->name, sizeof w->name, "%s", a->name);
    app_ledger(app, &w->ledger);
    count_again(w);
    if (a != NULL && a->medal > 0 && a->medal <= w->game->nmedals) {
        w->chosen = a->medal - 1;
        w->open = true;
    }
    return w;
}

static void close_scene(void *data, App *app)
{
    Wall *w = data;
    app_keep_ledger(app, &w->ledger);
    ledger_free(&w->ledger);
    free(w);
}

static void read_on(Wall *w, Ui *ui)
{
    uint32_t began = clock_ms();
    bool more = false;
    if (w->ledger.ntold == w->ledger.n)
        return;
    while (clock_ms() - began < READ_MS && (more = ledger_read_next(&w->ledger)))
        ;
    count_again(w);
    if (more)
        ui_wake(ui, 0);
}

static void one_medal(Wall *w, Ui *ui, int i, Rect r)
{
    Gfx *g = ui_gfx(ui);
    const MedalSpec *m = &w->game->medal[i];
    char id[24], cut[SENTENCE_MAX];
    (void)snprintf(id, sizeof id, "medal-%d", i);
    Touch t = ui_touch(ui, id, "medal", r, say_word(m->name), TOUCH_FOCUS);
    ui_note(ui, "earned", w->best[i] > 0 ? "yes" : "no");
    if (t.click || t.focus)
        w->chosen = i;
    w->open = w->open || t.click;
    if (i == w->chosen || t.hover) {
        gfx_round(g, r, 10, color_alpha(gfx_color(g, COL_ACCENT), 0.12f));
        gfx_frame(g, r, 10, 2, color_alpha(gfx_color(g, COL_ACCENT), i == w->chosen ? 1 : 0.4f));
    }
    Text name = ui_style_aligned(ui, FACE_TITLE600, 16, w->best[i] > 0 ? COL_TEXT : COL_TEXT2, ALIGN_CENTER);
    float nh = gfx_text_height(g, name), stones = m->levels > 1 ? 22 : 0,
          size = fminf(r.w - 20, r.h - nh - stones - 26);
    float cx = r.x + r.w / 2;
    if (size > 24)
        medal_disc(g, w->game, i, cx, r.y + 8 + size / 2, size, w->best[i]);
    name = gfx_text_fit(g, name, 12, 0.5f, r.w - 12, say_word(m->name));
    words_cut(g, name, r.w - 12, say_word(m->name), cut, sizeof cut);
    (void)ui_label(ui, name, rect(r.x + 6, r.y + r.h - nh - stones - 10, r.w - 12, nh), cut);
    medal_stones(g, m, w->best[i], cx, r.y + r.h - stones - 2, 16);
}

static void wall(Wall *w, Ui *ui, Rect in)
{
    int columns = (int)fmaxf(2, fminf(4, in.w / ui_grow(ui, 150))), n = w->game->nmedals,
        rows = (n + columns - 1) / columns;
    float bar = 14, cw = (in.w - bar) / (float)columns, least = ui_grow(ui, 150),
          h = fmaxf(least, fminf(in.h / (float)rows, 290));
    float y = in.y - ui_scroll_begin(ui, "wall", in, h * (float)rows);
    for (int i = 0; i < n; i++)
        one_medal(w, ui, i,
                  rect(in.x + cw * (float)(i % columns) + 5, y + h * (float)(i / columns) + 5, cw - 10, h - 10));
    ui_scroll_end(ui);
}

/* ---- the chosen one --------------------------------------------------------------------------------------------------- */

/* Returns the game in which it was first earned at that level, or NULL. */
static const LedgerGame *earned_in(const Wall *w, int level)
{
    for (int i = 0; i < w->ledger.n; i++) {
        const LedgerGame *g = &w->ledger.game[i];
        int seat = ledger_counts(g) && g->kept->head.game == w->game ? ledger_seat(g, w->name) : NO_SEAT;
        if (seat != NO_SEAT && g->medal[seat][w->chosen] == level)
            return g;
    }
    return NULL;
}

static void watch(App *app, const LedgerGame *g)
{
    Status st = app_look_at(app, g->kept);
    PlayArg arg = {.replay = true, .running = true, .back = N_("The wall of medals")};
    if (st.code != 0)
        app_say(app, T_("This game could not be opened"), st.text);
    else
        app_push(app, SCENE_PLAY, &arg, sizeof arg);
}

/* Returns the word for a level: the choice of the difficulty option, or "Earned" if there is only one level. */
static const char *degree(const Game *g, const MedalSpec *m, int level)
{
    return m->levels > 1 ? say_word(g->option[g->degree].choice_label[level - 1]) : T_("Earned");
}

static void degree_row(Wall *w, App *app, Ui *ui, int level, Rect r)
{
    Gfx *g = ui_gfx(ui);
    const LedgerGame *in = earned_in(w, level);
    char facts[SENTENCE_MAX], when[SENTENCE_MAX] = "", id[24], cut[SENTENCE_MAX];
    Text name = ui_style(ui, FACE_SEMI, 16, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float nh = gfx_text_height(g, name), sh = gfx_text_height(g, soft), bh = ui_grow(ui, 34), y;
    float bw = in != NULL ? ui_button_width(ui, T_("Watch"), NULL, NULL, UI_SMALL) + 10 : 0;
    gfx_surface(g, r, SURFACE_ROW);
    y = r.y + (r.h - nh - sh) / 2;
    if (in != NULL)
        kept_when(in->kept->when, when, sizeof when);
    say(facts, sizeof facts, SAY("{yes:{when}, turn {n}|not yet}"), say_is("yes", in != NULL), say_s("when", when),
        say_n("n", in != NULL ? in->rounds : 0));
    (void)ui_label(ui, name, rect(r.x + 12, y, r.w - bw - 24, nh), degree(w->game, &w->game->medal[w->chosen], level));
    words_cut(g, soft, r.w - bw - 24, facts, cut, sizeof cut);
    (void)ui_label(ui, soft, rect(r.x + 12, y + nh, r.w - bw - 24, sh), cut);
    (void)snprintf(id, sizeof id, "watch-%d", level);
    if (in != NULL &&
        ui_button(ui, id, rect(r.x + r.w - bw, r.y + (r.h - bh) / 2, bw - 8, bh), T_("Watch"), NULL, NULL, UI_SMALL))
        watch(app, in);
}

static void set_up(const Wall *w, Setup *cfg)
{
    const MedalSpec *m = &w->game->medal[w->chosen];
    if (m->choice > 0)
        cfg->option[m->option] = m->choice;
    if (m->levels > 1 && w->best[w->chosen] < m->levels)
        cfg->option[w->game->degree] = w->best[w->chosen];
}

/* Opens the set-up for a game that can earn it, at the next level if there are several: with the last players if that
 * is possible. */
static void try_it(const Wall *w, App *app)
{
    SetupArg arg = {0};
    Settings *s = app_settings(app);
    const Setup *last = settings_table(s, w->game);
    Setup cfg = last != NULL ? *last : part_usual(app, w->game, w->game->seats_min, 2);
    set_up(w, &cfg);
    if (w->game->setup_fault != NULL && w->game->setup_fault(&cfg) != NULL) {
        cfg = part_usual(app, w->game, w->game->seats_min, 2);
        set_up(w, &cfg);
    }
    settings_remember(s, w->game, &cfg);
    (void)snprintf(arg.game, sizeof arg.game, "%s", w->game->id);
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
}

static void medal_panel(Wall *w, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    const MedalSpec *m = &w->game->medal[w->chosen];
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 18);
    Rect foot = rect_cut_bottom(&in, ui_grow(ui, 46));
    (void)rect_cut_bottom(&in, 12);
    Text name = ui_style_aligned(ui, FACE_TITLE, 24, COL_TEXT, ALIGN_CENTER),
         text = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT);
    float nh = gfx_paragraph_height(g, name, in.w, say_word(m->name)),
          th = gfx_paragraph_height(g, text, in.w, say_word(m->text));
    float row = ui_grow(ui, 54), rows = (row + 8) * (float)m->levels;
    float disc = fminf(170, in.h - nh - th - rows - 34),
          all = fmaxf(disc > 60 ? disc + 12 : 0, 0) + nh + th + rows + 20;
    float y = in.y - ui_scroll_begin(ui, "medal", in, all);
    float width = all > in.h ? in.w - 14 : in.w;
    if (disc > 60) {
        medal_disc(g, w->game, w->chosen, in.x + width / 2, y + disc / 2, disc, w->best[w->chosen]);
        y += disc + 12;
    }
    (void)ui_paragraph(ui, name, rect(in.x, y, width, nh + 1), say_word(m->name));
    (void)ui_paragraph(ui, text, rect(in.x, y + nh + 6, width, th + 24), say_word(m->text));
    y += nh + th + 20;
    for (int level = 1; level <= m->levels; level++, y += row + 8)
        degree_row(w, app, ui, level, rect(in.x, y, width, row));
    ui_scroll_end(ui);
    bool has = w->best[w->chosen] >= m->levels; /* every level is earned */
    if (ui_button(ui, "try", foot, has ? T_("Play again") : T_("Try it"), "play", NULL, has ? 0 : UI_PRIMARY))
        try_it(w, app);
}

/* Draws the choice of tables with medals, if there are several. */
static void tables(Wall *w, Ui *ui, Rect *in)
{
    const Game *with[TABLES_MOST];
    const char *label[TABLES_MOST];
    int n = 0, now = 0;
    for (int i = 0; game_list[i] != NULL && n < TABLES_MOST; i++)
        if (game_list[i]->nmedals > 0) {
            now = game_list[i] == w->game ? n : now;
            with[n] = game_list[i];
            label[n++] = say_word(game_list[i]->title);
        }
    if (n < 2)
        return;
    float h = ui_choice_height(ui, label, n, in->w, ui_grow(ui, 38));
    Rect r = rect_cut_top(in, h);
    (void)rect_cut_top(in, 8);
    if (ui_choice(ui, "table", rect(r.x, r.y, fminf(r.w, ui_choice_width(ui, label, n)), h), label, n, &now, 0, NULL)) {
        w->game = with[now];
        w->chosen = 0;
        count_again(w);
    }
}

static void frame(void *data, App *app, Ui *ui)
{
    Wall *w = data;
    Gfx *g = ui_gfx(ui);
    bool back = false;
    char title[SENTENCE_MAX];
    gfx_wood(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    read_on(w, ui);
    bool small = gfx_w(g) < ui_grow(ui, 760), inside = small && w->open;
    say(title, sizeof title, SAY("The wall of medals: {n} of {all}"), say_n("n", w->n), say_n("all", w->game->nmedals));
    float top = part_bar(ui, inside ? T_("All medals") : T_("Back"), title, &back), m = PART_MARGIN;
    if (back && inside)
        w->open = false;
    else if (back)
        app_pop(app);
    float broad = fminf(gfx_w(g) - 2 * m, PART_WIDEST);
    Rect in = rect((gfx_w(g) - broad) / 2, top + m, broad, gfx_h(g) - top - 2 * m);
    if (!inside)
        tables(w, ui, &in);
    if (inside) {
        medal_panel(w, app, ui, in);
        return;
    }
    if (!small) {
        Rect side = rect_cut_right(&in, fminf(in.w * 0.36f, ui_grow(ui, 330)));
        (void)rect_cut_right(&in, PART_GAP);
        medal_panel(w, app, ui, side);
    }
    wall(w, ui, in);
}

const Scene scene_medals = {.word = "medals", .open = open_scene, .frame = frame, .close = close_scene};
