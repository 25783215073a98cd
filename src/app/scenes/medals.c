/* SPDX-License-Identifier: MIT
 * The wall of medals: one rod for each table, bare metal until it is earned. The ribbon speaks of the medal that is pointed
 * at, or else of the nearest one, and leads to a game that can earn it, or to the one that did. */
#include "app/scenes/medals.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/ledger.h"
#include "app/scenes/bar.h"
#include "app/scenes/parts.h"
#include "app/scenes/play.h"
#include "base/buf.h"
#include "core/say.h"
#include "gfx/bare.h"
#include "sys/clock.h"
#include "ui/layout.h"
#include "ui/room.h"

enum { TABLES_MOST = 8, READ_MS = 8 };

typedef struct { /* a table with medals */
    const Game *game;
    uint8_t best[MEDAL_MAX];
} Rod;

typedef struct { /* one of them: a rod and a row of Game.medal */
    int rod, medal;
} Which;

typedef struct {
    Ledger ledger;
    char name[SEAT_NAME_MAX];
    Rod rod[TABLES_MOST];
    int nrods, earned, of;
    Which chosen; /* rod -1: the nearest one */
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
    if (painted && !gfx_is_contrast(g)) { /* bare metal, not yet enamelled */
        (void)gfx_picture_bare(g, picture, r);
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

/* Draws the levels as stones in a row centred on cx; nothing if there is only one level. */
static void medal_stones(Gfx *g, const MedalSpec *medal, int level, float cx, float y, float size)
{
    if (medal->levels > 1)
        gfx_pips(g, level, medal->levels, cx - size * 0.6f * (float)medal->levels, y, size);
}

/* ---- medals earned -------------------------------------------------------------------------------------------------- */

static void count_again(Wall *w)
{
    w->earned = w->of = 0;
    for (int i = 0; i < w->nrods; i++) {
        Rod *rod = &w->rod[i];
        w->earned += ledger_medals(&w->ledger, rod->game, w->name, rod->best);
        w->of += rod->game->nmedals;
    }
}

static void *open_scene(App *app, const void *arg)
{
    const MedalsArg *a = arg;
    Wall *w = xcalloc(1, sizeof *w);
    w->chosen.rod = -1;
    for (int i = 0; game_list[i] != NULL && w->nrods < TABLES_MOST; i++) {
        const Game *g = game_list[i];
        if (g->nmedals == 0)
            continue;
        if (a != NULL && a->medal > 0 && a->medal <= g->nmedals && strcmp(g->id, a->game) == 0)
            w->chosen = (Which){w->nrods, a->medal - 1};
        w->rod[w->nrods++].game = g;
    }
    if (a != NULL)
        (void)snprintf(w->name, sizeof w->name, "%s", a->name);
    app_ledger(app, &w->ledger);
    count_again(w);
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

/* Returns the first medal that is not earned, of the table played last if there is one. */
static Which nearest(const Wall *w, App *app)
{
    Which found = {0, 0};
    bool any = false;
    for (int i = 0; i < w->nrods; i++) {
        bool last = strcmp(w->rod[i].game->id, app_settings(app)->last_game) == 0;
        for (int k = 0; k < w->rod[i].game->nmedals && (!any || last); k++)
            if (w->rod[i].best[k] == 0) {
                found = (Which){i, k};
                any = true;
                break;
            }
    }
    return found;
}

/* Returns the newest game in which it was earned at its best level, or NULL. */
static const LedgerGame *earned_in(const Wall *w, Which it)
{
    const Rod *rod = &w->rod[it.rod];
    for (int i = 0; i < w->ledger.n; i++) {
        const LedgerGame *g = &w->ledger.game[i];
        int seat = ledger_counts(g) && g->kept->head.game == rod->game ? ledger_seat(g, w->name) : NO_SEAT;
        if (seat != NO_SEAT && rod->best[it.medal] > 0 && g->medal[seat][it.medal] == rod->best[it.medal])
            return g;
    }
    return NULL;
}

/* ---- what a press does ---------------------------------------------------------------------------------------------- */

static void watch(App *app, const LedgerGame *g)
{
    Status st = app_look_at(app, g->kept);
    PlayArg arg = {.replay = true, .running = true, .back = N_("The wall of medals")};
    if (st.code != 0)
        part_say_unopened(app, st);
    else
        app_push(app, SCENE_PLAY, &arg, sizeof arg);
}

static void set_up(const Rod *rod, int medal, Setup *cfg)
{
    const MedalSpec *m = &rod->game->medal[medal];
    if (m->choice > 0)
        cfg->option[m->option] = m->choice;
    if (m->levels > 1 && rod->best[medal] < m->levels)
        cfg->option[rod->game->degree] = rod->best[medal];
}

/* Opens the set-up for a game that can earn it, at the next level if there are several: with the last players if that
 * is possible. */
static void try_it(const Rod *rod, int medal, App *app)
{
    SetupArg arg = {0};
    Settings *s = app_settings(app);
    const Setup *last = settings_table(s, rod->game);
    Setup cfg = last != NULL ? *last : part_usual(app, rod->game, rod->game->seats_min, BOT_CUNNING);
    set_up(rod, medal, &cfg);
    if (rod->game->setup_fault != NULL && rod->game->setup_fault(&cfg) != NULL) {
        cfg = part_usual(app, rod->game, rod->game->seats_min, BOT_CUNNING);
        set_up(rod, medal, &cfg);
    }
    settings_remember(s, rod->game, &cfg);
    (void)snprintf(arg.game, sizeof arg.game, "%s", rod->game->id);
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
}

/* ---- the wall ------------------------------------------------------------------------------------------------------- */

enum { MEDAL = 84, CORD = 26, CLOTH_H = 28, LEAST_HIGH = 110, SIDE = 10 };

static void draw_rod(Gfx *g, float x, float y, float w)
{
    Rect r = rect(x, y - 4, w, 8);
    if (gfx_is_contrast(g)) {
        gfx_fill(g, rect(x, y - 1, w, 2), gfx_color(g, COL_TEXT));
        return;
    }
    gfx_shadow(g, r, 4, 1);
    gfx_gradient(g, r, 4, (Color){0x8A, 0x56, 0x20, 255}, (Color){0x5A, 0x34, 0x10, 255});
}

/* Draws the cloth with the name of the table over the end of its rod. */
static void draw_cloth(Ui *ui, const Game *game, int nth, float x, float y)
{
    static const Color cloth[] = {
        {0x24, 0x5C, 0x48, 255}, {0x7A, 0x20, 0x28, 255}, {0x6B, 0x50, 0x18, 255}, {0x22, 0x3C, 0x6A, 255}};
    enum { CLOTHS = sizeof cloth / sizeof *cloth };
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g), h = CLOTH_H * fminf(scale, 1.3f);
    Text t = ui_style(ui, FACE_TITLE, 17 * fminf(1, 1.3f / scale), COL_TEXT);
    const char *name = say_word(game->title);
    float w = gfx_text_width(g, t, name) + 2;
    Rect r = rect(x, y - h / 2, w + 24, h);
    if (gfx_is_contrast(g)) {
        gfx_fill(g, r, gfx_color(g, COL_BG));
    } else {
        gfx_shadow(g, r, 5, 2);
        gfx_round(g, r, 5, cloth[nth % CLOTHS]);
        t.color = (Color){0xFF, 0xF1, 0xDA, 255};
    }
    gfx_frame(g, r, 5, 1, color_alpha(t.color, 0.5f));
    (void)ui_label(ui, t, rect(r.x + 12, r.y, w, h), name);
}

/* Draws a medal on its cord. Returns what the pointer does with it. */
static Touch one_medal(const Wall *w, Ui *ui, Which it, Rect place, float size, bool shown)
{
    enum { ASKEW = 3 };
    Gfx *g = ui_gfx(ui);
    const Rod *rod = &w->rod[it.rod];
    const MedalSpec *m = &rod->game->medal[it.medal];
    char id[40];
    float cx = place.x + place.w / 2 + (rod->best[it.medal] > 0 ? (float)(it.medal % 3 - 1) * ASKEW : 0);
    float large = shown ? size * 1.16f : size, cy = place.y + CORD + size / 2;
    (void)snprintf(id, sizeof id, "medal-%s-%d", rod->game->id, it.medal);
    Touch t =
        ui_touch(ui, id, "medal", rect(place.x, place.y, place.w, CORD + size + 8), say_word(m->name), TOUCH_FOCUS);
    ui_note(ui, "earned", rod->best[it.medal] > 0 ? "yes" : "no");
    Color cord = gfx_is_contrast(g) ? gfx_color(g, COL_TEXT) : (Color){0x4A, 0x2E, 0x18, 255};
    gfx_line(g, place.x + place.w / 2, place.y, cx, cy - large / 2 + 4, 3, cord);
    gfx_disc(g, place.x + place.w / 2, place.y, 4, (Color){0xC8, 0xC8, 0xCC, 255});
    if (shown && !gfx_is_contrast(g))
        gfx_glow(g, rect(cx - large / 2, cy - large / 2, large, large), large / 2, 16,
                 color_alpha(gfx_color(g, COL_LIT), 0.5f));
    else if (shown)
        gfx_frame(g, rect(cx - large / 2 - 3, cy - large / 2 - 3, large + 6, large + 6), large / 2, 3,
                  gfx_color(g, COL_LIT));
    medal_disc(g, rod->game, it.medal, cx, cy, large, rod->best[it.medal]);
    medal_stones(g, m, rod->best[it.medal], cx, cy + large / 2 + 1, 13);
    return t;
}

/* Draws all rods; returns the medal the ribbon speaks of. */
static Which draw_wall(Wall *w, App *app, Ui *ui, Rect in)
{
    Gfx *g = ui_gfx(ui);
    Which shown = w->chosen.rod < 0 ? nearest(w, app) : w->chosen;
    int most = 1, in_view = in.h >= LEAST_HIGH * (float)w->nrods ? w->nrods : 2;
    for (int i = 0; i < w->nrods; i++)
        most = w->rod[i].game->nmedals > most ? w->rod[i].game->nmedals : most;
    float high = in.h / (float)(in_view > 0 ? in_view : 1), all = high * (float)w->nrods;
    float wide = all > in.h + 1 ? in.w - 14 : in.w, step = (wide - 2 * SIDE) / (float)most;
    float size = fminf(fminf(step - 8, high - CORD - CLOTH_H - 26), MEDAL * fmaxf(1, gfx_h(g) / 800));
    for (int i = 0; i < w->nrods; i++) /* the pointed medal is shown large from the first frame on */
        for (int k = 0; k < w->rod[i].game->nmedals; k++) {
            char id[40];
            (void)snprintf(id, sizeof id, "medal-%s-%d", w->rod[i].game->id, k);
            if (ui_is_pointed(ui, id))
                shown = (Which){i, k};
        }
    float y = in.y - ui_scroll_begin(ui, "wall", in, all);
    for (int i = 0; i < w->nrods; i++) {
        float rod = y + high * (float)i + CLOTH_H / 2.0f + 2;
        draw_rod(g, in.x, rod, wide);
        for (int k = 0; k < w->rod[i].game->nmedals; k++) {
            Which it = {i, k};
            Touch t = one_medal(w, ui, it, rect(in.x + SIDE + step * (float)k, rod, step, high), size,
                                shown.rod == i && shown.medal == k);
            if (t.click || t.focus)
                w->chosen = it;
        }
        draw_cloth(ui, w->rod[i].game, i, in.x, rod);
    }
    ui_scroll_end(ui);
    return shown;
}

static void ribbon(const Wall *w, App *app, Ui *ui, Which it)
{
    const Rod *rod = &w->rod[it.rod];
    const MedalSpec *m = &rod->game->medal[it.medal];
    const LedgerGame *in = earned_in(w, it);
    char question[2 * SENTENCE_MAX], when[SENTENCE_MAX] = "";
    bool whole = rod->best[it.medal] >= m->levels;
    if (in != NULL)
        kept_when(in->kept->when, when, sizeof when);
    say(question, sizeof question, SAY("{name}: {when:{when}|{text}}"), say_s("name", say_word(m->name)),
        say_s("when", whole ? when : ""), say_s("text", say_word(m->text)));
    RoomButton b[2];
    int n = 0, at_try = -1, at_watch = -1;
    if (in != NULL) {
        at_watch = n;
        b[n++] = (RoomButton){
            .id = "watch", .label = T_("Watch"), .key = whole ? "Enter" : NULL, .flags = whole ? UI_PRIMARY : 0u};
    }
    at_try = n;
    b[n++] = (RoomButton){.id = "try",
                          .label = whole ? T_("Play again") : T_("Try it"),
                          .key = whole ? NULL : "Enter",
                          .flags = whole ? 0u : UI_PRIMARY};
    const RoomRibbon r = {.question = question, .button = b, .n = n, .tip = say_word(m->text)};
    ui_asked(ui, (uint32_t)(it.rod * MEDAL_MAX + it.medal + 1));
    int used = room_ribbon(ui, &r);
    ui_asked(ui, 0);
    if (used == at_try)
        try_it(rod, it.medal, app);
    else if (used >= 0 && used == at_watch && in != NULL)
        watch(app, in);
}

static void frame(void *data, App *app, Ui *ui)
{
    Wall *w = data;
    char heading[SENTENCE_MAX];
    int used = -1;
    read_on(w, ui);
    say(heading, sizeof heading, SAY("Medals: {n} of {all}"), say_n("n", w->earned), say_n("all", w->of));
    const RoomButton back = {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"};
    Rect in = bar_reading(ui, heading, &back, 1, &used);
    in.h = gfx_h(ui_gfx(ui)) - room_foot(ui) - in.y;
    if (w->nrods > 0)
        ribbon(w, app, ui, draw_wall(w, app, ui, in));
    if (used == 0)
        app_pop(app);
    ui_begin_keys(ui);
}

const Scene scene_medals = {.word = "medals", .open = open_scene, .frame = frame, .close = close_scene};
