/* SPDX-License-Identifier: MIT
 * The pause menu: continue, leave, or look something up. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/scenes/parts.h"

#include "base/buf.h"
#include "core/say.h"

typedef struct {
    bool sure; /* a new game was requested once: the next press confirms */
} PauseScene;

static void *open_scene(App *app, const void *arg)
{
    (void)app;
    (void)arg;
    return xcalloc(1, sizeof(PauseScene));
}

static void close_scene(void *data, App *app)
{
    (void)app;
    free(data);
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

enum { ROW_GAP = 8 };
typedef enum { RESUME, NEW_GAME, SETTINGS, RULES, COPY, SEED, LEAVE, QUIT, ROWS } Row;

static void act(PauseScene *s, App *app, Row row)
{
    switch (row) {
    case RESUME:
        app_pop(app);
        break;
    case NEW_GAME:
        new_game(s, app);
        break;
    case SETTINGS:
        app_push(app, SCENE_SETTINGS, NULL, 0);
        break;
    case RULES:
        app_open_rules(app);
        break;
    case COPY:
        part_copy_line(app);
        break;
    case SEED:
        part_copy_seed(app);
        break;
    case LEAVE:
        app_keep(app);
        app_go(app, SCENE_TITLE, NULL, 0);
        break;
    case QUIT:
        app_keep(app);
        app_quit(app);
        break;
    case ROWS:
        break;
    }
}

/* Writes which game this is, who plays, and whether it is saved. */
static void say_game(const Match *m, bool begun, bool kept, char *out, size_t n)
{
    char what[SENTENCE_MAX] = "", who[SENTENCE_MAX] = "";
    enum { KEPT, UNKEPT, UNPLAYED } fate = kept ? KEPT : begun ? UNKEPT : UNPLAYED;
    if (m) {
        kept_stand(m, what, sizeof what);
        kept_names(match_setup(m), who, sizeof who);
    }
    say(out, n,
        SAY("{what:{what}\n{who}\n|}{kept:Saved after every move.|This game cannot be saved. It ends when you "
            "quit.|Nothing played yet, nothing to save.}"),
        say_s("what", what), say_s("who", who), say_which("kept", fate));
}

typedef struct {      /* the rows on offer */
    bool line;        /* the game code can be copied, which holds the seed */
    const char *seed; /* label of the row that copies the seed; "": none */
    bool kept;        /* every move of the game is saved */
} Offers;

static bool offered(const Offers *o, Row row)
{
    return row == COPY ? o->line : row == SEED ? o->seed[0] != '\0' : true;
}

static void draw_rows(PauseScene *s, App *app, Ui *ui, Rect first, const Offers *o)
{
    static const struct {
        const char *id, *label, *icon, *key;
        const char *unkept; /* the label if nothing can be saved; NULL: the same */
    } row[ROWS] = {{"resume", N_("Resume"), "play", "Esc", NULL},
                   {"new-game", N_("New game, same players"), "redo", NULL, NULL},
                   {"settings", N_("Settings"), "gear", NULL, NULL},
                   {"rules", N_("Rules"), "book", "F1", NULL},
                   {"copy", N_("Copy game code"), "scroll", NULL, NULL},
                   {"seed", NULL, "herb", NULL, NULL},
                   {"leave", N_("Save and return to the Hall"), "undo", NULL, N_("Return to the Hall")},
                   {"quit", N_("Save and quit"), "x", NULL, N_("Quit")}};
    Rect r = first;
    for (int i = 0; i < ROWS; i++) {
        if (!offered(o, (Row)i))
            continue;
        bool sure = i == NEW_GAME && s->sure;
        const char *label = sure ? N_("Yes, set this game aside and start a new one") : row[i].label;
        if (!o->kept && row[i].unkept)
            label = row[i].unkept;
        unsigned flags = UI_LEFT | (i == RESUME ? UI_PRIMARY : sure ? UI_FINAL : 0u);
        label = i == SEED ? o->seed : say_word(label);
        if (ui_button(ui, row[i].id, r, label, sure ? NULL : row[i].icon, row[i].key, flags))
            act(s, app, (Row)i);
        r.y += r.h + ROW_GAP;
    }
}

static void frame(void *data, App *app, Ui *ui)
{
    enum { LEFT = 28, ABOVE = 24, BELOW = 18 };
    Gfx *g = ui_gfx(ui);
    char words[3 * SENTENCE_MAX], seed[SENTENCE_MAX];
    const Match *m = app_match(app);
    bool begun = m && match_serial(m) > 0, kept = app_keeps(app) && begun;
    (void)part_seed(m, seed, sizeof seed);
    const Offers o = {.line = m && !match_keeps_seed(m), .seed = seed, .kept = kept};
    int nrows = 0;
    for (int i = 0; i < ROWS; i++)
        nrows += offered(&o, (Row)i);
    say_game(m, begun, kept, words, sizeof words);
    Text heading = ui_style_aligned(ui, FACE_TITLE, 30, COL_TEXT, ALIGN_CENTER),
         soft = ui_style_aligned(ui, FACE_MEDIUM, 15, COL_TEXT2, ALIGN_CENTER);
    float w = fminf(gfx_w(g) - 40, ui_grow(ui, 400)), in = w - 2 * LEFT;
    float bh = fminf(ui_grow(ui, 46), (gfx_h(g) - 40) / 11);
    float hh = gfx_text_height(g, heading), sh = gfx_paragraph_height(g, soft, in, words),
          rows = (float)nrows * (bh + ROW_GAP);
    float h = ABOVE + hh + 6 + sh + 16 + rows + BELOW;
    if (h > gfx_h(g) - 20) { /* large text in a small window: drop what the player knows anyway */
        h -= sh + 10;
        sh = 0;
    }
    Rect r = rect((gfx_w(g) - w) / 2, fmaxf(10, (gfx_h(g) - h) / 2), w, h);
    gfx_shadow(g, r, 10, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    float x = r.x + LEFT, y = r.y + ABOVE;
    (void)ui_label(ui, heading, rect(x, y, in, hh), T_("Paused"));
    y += hh + 6;
    if (sh > 0)
        (void)ui_paragraph(ui, soft, rect(x, y, in, sh + 1), words);
    y += sh > 0 ? sh + 16 : 6;
    draw_rows(data, app, ui, rect(x, y, in, bh), &o);
}

const Scene scene_pause = {.word = "pause", .open = open_scene, .frame = frame, .close = close_scene, .overlay = true};
