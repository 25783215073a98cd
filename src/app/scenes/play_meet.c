/* SPDX-License-Identifier: MIT
 * Special cards are taught when they first appear: when the first of its kind lies open in a person's game, the table
 * goes dark and shows it large, with one sentence of what it does. Once for each kind; any press goes on. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "app/scenes/play_int.h"
#include "base/buf.h"
#include "core/say.h"
#include "core/text.h"
#include "ui/motion.h"
#include "ui/room.h"

enum { MEET_MOST = 3 }; /* side by side; further ones wait for the next choice */
typedef struct {        /* argument of the scene */
    char game[WORD_MAX];
    DefId def[MEET_MOST];
    int n;
} MeetArg;

/* ---- when -------------------------------------------------------------------------------------------------------- */

/* Writes the kind's id in LessonKept.told. */
static void told_id(const Game *g, DefId def, char out[WORD_MAX + 8])
{
    (void)snprintf(out, WORD_MAX + 8, "met-%s", g->def[def].word);
}

/* Returns the printed text of a special card; NULL: it is none. */
static const char *text_of(const Board *b, const Game *g, DefId def)
{
    CardFace face;
    bool special = def != DEF_HIDDEN && b->face(g, def, &face) && face.precious && g->def[def].text != NULL;
    return special ? say_word(g->def[def].text) : NULL;
}

/* True if the card has something to be told, and neither the ledger nor arg has its kind. */
static bool is_new(const Play *p, const LessonKept *kept, const MeetArg *arg, DefId def)
{
    char id[WORD_MAX + 8];
    bool listed = false;
    if (text_of(p->board, p->game, def) == NULL)
        return false;
    for (int i = 0; i < arg->n; i++)
        listed = listed || arg->def[i] == def;
    told_id(p->game, def, id);
    return !listed && !settings_lists(kept->told, id) && strlen(kept->told) + strlen(id) + 2 < sizeof kept->told;
}

void meet_open(Play *p, const Match *m)
{
    for (uint32_t i = 0; i < match_serial(m) && p->met_at == 0; i++)
        p->met_at = match_was_auto(m, i) ? 0 : match_serial(m) + 1;
}

void meet_frame(Play *p, App *app, const Match *m)
{
    LessonKept *kept = settings_lesson(app_settings(app), p->game, 0);
    const State *s = stage_state(p->stage);
    MeetArg arg = {0};
    bool rests = !app_covered(app) && !stage_is_behind(p->stage, m) && !stage_holds(p->stage) && !match_over(m);
    if (p->board->introduced_in == 0 || kept == NULL || !app_settings(app)->tips || !rests || p->eyes == NO_SEAT ||
        !(match_may_act(m) >> p->eyes & 1))
        return;
    if (p->met_at == match_serial(m) + 1) /* one press, one choice */
        return;
    for (PieceId i = 0; i < s->npieces && arg.n < MEET_MOST; i++)
        if (p->board->introduced_in >> p->game->place[s->piece[i].place].group & 1 &&
            is_new(p, kept, &arg, s->piece[i].def))
            arg.def[arg.n++] = s->piece[i].def;
    if (arg.n == 0)
        return;
    for (int i = 0; i < arg.n; i++) {
        char id[WORD_MAX + 8];
        told_id(p->game, arg.def[i], id);
        str_add(kept->told, sizeof kept->told, "%s%s", kept->told[0] ? "|" : "", id);
    }
    p->met_at = match_serial(m) + 1;
    app_settings_changed(app);
    (void)snprintf(arg.game, sizeof arg.game, "%s", p->game->id);
    app_push(app, SCENE_MEET, &arg, sizeof arg);
}

/* ---- what is shown ----------------------------------------------------------------------------------------------- */

typedef struct {
    const Board *board;
    const Game *game;
    MeetArg arg;
    int from; /* the first card shown now: with large letters they come one after the other */
    uint32_t since;
} Meet;

/* Returns how many cards are shown now. */
static int shown(const Meet *s, Ui *ui)
{
    const float large = 1.4f;
    int left = s->arg.n - s->from;
    return gfx_text_scale(ui_gfx(ui)) > large && left > 1 ? 1 : left;
}

static void *open_meet(App *app, const void *arg)
{
    Meet *s = xcalloc(1, sizeof *s);
    (void)app;
    if (arg != NULL) {
        memcpy(&s->arg, arg, sizeof s->arg);
        s->game = game_by_id(s->arg.game);
        s->board = s->game ? board_of(s->game) : NULL;
    }
    return s;
}

static void close_meet(void *data, App *app)
{
    (void)app;
    free(data);
}

static const char *sentence(const Meet *s, int i)
{
    return text_of(s->board, s->game, s->arg.def[s->from + i]);
}

typedef struct { /* measures: n cards in a row, their sentences below them, the button below all */
    Text heading, words;
    int n;
    float card, wide, gap, high, x, y; /* wide: of a sentence; high: of the longest one */
} MeetPlan;

static MeetPlan measure(const Meet *s, Ui *ui, float button)
{
    enum { EDGE = 24, LARGEST = 300, LEAST = 60, BETWEEN = 16, ALONE = 420 };
    Gfx *g = ui_gfx(ui);
    MeetPlan p = {.heading = ui_style_aligned(ui, FACE_TITLE, 30, COL_SIGN, ALIGN_CENTER),
                  .words = ui_style_aligned(ui, FACE_SEMI, 18, COL_TEXT, ALIGN_CENTER),
                  .n = shown(s, ui),
                  .gap = 32};
    float n = (float)p.n, room = gfx_w(g) - 2 * EDGE;
    p.wide = p.n == 1 ? fminf(room, ui_grow(ui, ALONE)) : fminf(LARGEST, (room - (n - 1) * p.gap) / n);
    for (int i = 0; i < p.n; i++)
        p.high = fmaxf(p.high, gfx_paragraph_height(g, p.words, p.wide, sentence(s, i)));
    float rest = gfx_text_height(g, p.heading) + 3 * BETWEEN + p.high + button;
    p.card = fmaxf(fminf(fminf(LARGEST, p.wide), (gfx_h(g) - 2 * EDGE - rest) / 1.25f), LEAST);
    p.gap += p.wide - p.card; /* sentences keep their width */
    p.x = (gfx_w(g) - n * p.card - (n - 1) * p.gap) / 2;
    p.y = (gfx_h(g) - rest - p.card * 1.25f) / 2;
    return p;
}

static void draw_cards(Meet *s, Ui *ui, const MeetPlan *p, float top)
{
    enum { EACH_MS = 140, RISE = 26 };
    Gfx *g = ui_gfx(ui);
    float ms = (float)(ui_now(ui) - s->since) / fmaxf(ui_speed(ui), 0.01f);
    for (int i = 0; i < p->n; i++) {
        CardFace face;
        float u = ui_reduced_motion(ui) || ui_speed(ui) <= 0
                      ? 1
                      : ease_out(motion_part(ms, (float)(i * EACH_MS), (float)((i + 2) * EACH_MS)));
        Rect r = rect(roundf(p->x + (float)i * (p->card + p->gap)), roundf(top + RISE * (1 - u)), roundf(p->card),
                      roundf(p->card * 1.25f));
        if (!s->board->face(s->game, s->arg.def[s->from + i], &face))
            continue;
        gfx_fade(g, u);
        gfx_shadow(g, r, r.w * 0.055f, 4);
        card_draw(g, &face, r, 0, NULL);
        ui_mark(ui, "", "card", r, face.name);
        (void)ui_paragraph(ui, p->words, rect(r.x + (r.w - p->wide) / 2, r.y + r.h + 16, p->wide, p->high + 1),
                           sentence(s, i));
        gfx_fade(g, 1);
        if (u < 1)
            ui_wake(ui, 0);
    }
}

static void meet(void *data, App *app, Ui *ui)
{
    Meet *s = data;
    Gfx *g = ui_gfx(ui);
    if (s->board == NULL || s->arg.n == 0) {
        app_pop(app);
        return;
    }
    if (s->since == 0) {
        s->since = ui_now(ui);
        ui_sound(ui, "magic");
    }
    room_veil(g, 0.45f);
    float bh = ui_grow(ui, 46), bw = ui_button_width(ui, T_("Got it"), NULL, "Enter", UI_PRIMARY);
    MeetPlan p = measure(s, ui, bh);
    float head = gfx_text_height(g, p.heading), foot = p.y + head + 16 + p.card * 1.25f + 16 + p.high + 16;
    (void)ui_label(ui, p.heading, rect(20, p.y, gfx_w(g) - 40, head), T_("New at this table"));
    draw_cards(s, ui, &p, p.y + head + 16);
    bool beside = ui_input(ui)->kind == INPUT_DOWN && !ui_is_pointed(ui, "meet-close");
    if (ui_button(ui, "meet-close", rect((gfx_w(g) - bw) / 2, foot, bw, bh), T_("Got it"), NULL, "Enter", UI_PRIMARY) ||
        beside || ui_key(ui, "Esc") || ui_key(ui, "Space")) {
        s->from += p.n;
        s->since = 0;
        ui_wake(ui, 0);
        if (s->from >= s->arg.n)
            app_pop(app);
    }
}

const Scene scene_meet = {.word = "meet", .open = open_meet, .frame = meet, .close = close_meet, .overlay = true};
