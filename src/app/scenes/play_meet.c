/* SPDX-License-Identifier: MIT
 * A card that is new at a table is shown when it first appears: the table goes dark and shows it large, any press goes on. First
 * of all, to who has neither played nor learnt there, three ordinary cards with the aim; then each special card, once,
 * when the first of its kind lies open in a person's game, with one sentence of what it does. At a table that is hard to guess
 * the innkeeper proposes the lesson instead, before the first choice. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "app/scenes/play_int.h"
#include "base/buf.h"
#include "core/say.h"
#include "core/text.h"
#include "ui/motion.h"
#include "ui/portrait.h"
#include "ui/room.h"

enum { MEET_MOST = 3 }; /* side by side; further ones wait for the next choice */
typedef struct {        /* argument of the scene */
    char game[GAME_ID_MAX];
    DefId def[MEET_MOST];
    int n;
    bool aim;    /* below the cards stand the first goals of the lesson, not what the cards do */
    bool offers; /* the lesson, and shows no cards */
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

static bool lists(const MeetArg *arg, DefId def)
{
    for (int i = 0; i < arg->n; i++)
        if (arg->def[i] == def)
            return true;
    return false;
}

static bool is_ordinary(const Play *p, const MeetArg *arg, DefId def)
{
    CardFace face;
    return def != DEF_HIDDEN && p->board->face(p->game, def, &face) && !face.precious && !lists(arg, def);
}

/* True if the card has something to be told, and neither the ledger nor arg has its kind. */
static bool is_new(const Play *p, const LessonKept *kept, const MeetArg *arg, DefId def)
{
    char id[WORD_MAX + 8];
    if (text_of(p->board, p->game, def) == NULL)
        return false;
    told_id(p->game, def, id);
    return !lists(arg, def) && !settings_lists(kept->told, id) &&
           strlen(kept->told) + strlen(id) + 2 < sizeof kept->told;
}

/* Lists cards that lie open; aim: ordinary ones, else special ones nobody has been shown. */
static void list_cards(const Play *p, const LessonKept *kept, MeetArg *arg)
{
    const State *s = stage_state(p->stage);
    uint32_t in = arg->aim && p->board->aim_in ? p->board->aim_in : p->board->introduced_in;
    for (PieceId i = 0; i < s->npieces && arg->n < MEET_MOST; i++) {
        DefId def = s->piece[i].def;
        bool lies = in >> p->game->place[s->piece[i].place].group & 1;
        if (lies && (arg->aim ? is_ordinary(p, arg, def) : is_new(p, kept, arg, def)))
            arg->def[arg->n++] = def;
    }
}

static void note(LessonKept *kept, const char *id)
{
    str_add(kept->told, sizeof kept->told, "%s%s", kept->told[0] ? "|" : "", id);
}

/* True in the first game of who has neither played here nor learnt it. A lesson that was left early taught no aim. */
static bool is_first(const Play *p, App *app, const Match *m, const LessonKept *kept)
{
    const Played *played = settings_played(app_settings(app), p->game);
    return !match_has_start(m) && app_lesson(app, p->game, 0) && kept->state != LESSON_DONE && played &&
           *played == PLAYED_NEVER;
}

/* True if the lesson is to be proposed now: to the one person here, on the side that it teaches. Notes it in the ledger. */
static bool offers_lesson(const Play *p, App *app, const Match *m, LessonKept *kept)
{
    static const char id[] = "met-lesson";
    const BoardAsk *ask = board_ask(p->board);
    bool other_side = ask->aim && ask->aim(stage_state(p->stage), p->eyes);
    if (!p->board->hall->lesson_first || p->met_at > 0 || play_persons(m) != 1 || other_side ||
        !is_first(p, app, m, kept) || kept->state != LESSON_NEW || settings_lists(kept->told, id))
        return false;
    note(kept, id);
    return true;
}

/* Lists what is to be shown now and notes it in the ledger; false: nothing. */
static bool find_news(const Play *p, App *app, const Match *m, LessonKept *kept, MeetArg *arg)
{
    const Lesson *l = app_lesson(app, p->game, 0);
    char id[WORD_MAX + 8] = "met-aim";
    *arg = (MeetArg){.offers = offers_lesson(p, app, m, kept)};
    (void)snprintf(arg->game, sizeof arg->game, "%s", p->game->id);
    if (arg->offers || (p->board->introduced_in | p->board->aim_in) == 0)
        return arg->offers;
    arg->aim = is_first(p, app, m, kept) && l->goal.n >= MEET_MOST && !settings_lists(kept->told, id);
    list_cards(p, kept, arg);
    if (arg->aim && arg->n < MEET_MOST)
        *arg = (MeetArg){0};
    for (int i = 0; i < (arg->aim ? 1 : arg->n); i++) {
        if (!arg->aim)
            told_id(p->game, arg->def[i], id);
        note(kept, id);
    }
    return arg->n > 0;
}

void meet_open(Play *p, const Match *m)
{
    for (uint32_t i = 0; i < match_serial(m) && p->met_at == 0; i++)
        p->met_at = match_was_auto(m, i) ? 0 : match_serial(m) + 1;
}

void meet_frame(Play *p, App *app, const Match *m)
{
    LessonKept *kept = settings_lesson(app_settings(app), p->game, 0);
    MeetArg arg;
    bool rests = !app_covered(app) && !stage_is_behind(p->stage, m) && !stage_holds(p->stage) && !match_over(m);
    if (kept == NULL || !app_settings(app)->tips || !rests || p->eyes == NO_SEAT || !(match_may_act(m) >> p->eyes & 1))
        return;
    if (p->met_at == match_serial(m) + 1) /* one press, one choice */
        return;
    if (!find_news(p, app, m, kept, &arg))
        return;
    p->met_at = match_serial(m) + 1;
    app_settings_changed(app);
    app_push(app, SCENE_MEET, &arg, sizeof arg);
}

/* ---- what is shown ----------------------------------------------------------------------------------------------- */

typedef struct {
    const Board *board;
    const Game *game;
    const Lesson *lesson; /* if arg.aim */
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
    if (arg != NULL) {
        memcpy(&s->arg, arg, sizeof s->arg);
        s->game = game_by_id(s->arg.game);
        s->board = s->game ? board_of(s->game) : NULL;
        s->lesson = s->game && (s->arg.aim || s->arg.offers) ? app_lesson(app, s->game, 0) : NULL;
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
    if (s->lesson)
        return say_word(s->lesson->goal.row[s->from + i].text);
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

/* ---- the lesson is proposed -------------------------------------------------------------------------------------- */

/* Draws the innkeeper and her proposal. She has room beside her bubble, with large letters above it or nowhere. */
static void offer(Meet *s, App *app, Ui *ui)
{
    enum { PAD = 24, WIDE = 380, HIGH = 46, APART = 12, FACE = 150, EDGE = 16 };
    Gfx *g = ui_gfx(ui);
    char words[SENTENCE_MAX];
    say(words, sizeof words,
        SAY("Nobody wins this one by guessing. Give me {n:1 minute|{n} minutes}, and you\u2019ll know how."),
        say_n("n", s->lesson->minutes));
    const RoomButton way[2] = {{.id = "offer-learn", .label = T_("Teach me"), .key = "Enter", .flags = UI_PRIMARY},
                               {.id = "offer-play", .label = T_("Play now"), .key = "Esc"}};
    Text text = ui_style(ui, FACE_TITLE, 24 * fminf(1, 1.6f / gfx_text_scale(g)), COL_INK);
    float bh = ui_grow(ui, HIGH), bw[2], row = APART;
    for (int i = 0; i < 2; i++)
        row += bw[i] = ui_button_width(ui, way[i].label, NULL, way[i].key, way[i].flags | UI_ROUND);
    float w = fminf(fmaxf(WIDE, row) + 2 * PAD, gfx_w(g) - 2 * EDGE);
    float th = gfx_paragraph_height(g, text, w - 2 * PAD, words), h = PAD + th + APART + bh + PAD;
    bool beside = gfx_w(g) - w > FACE + 4 * EDGE, above = !beside && gfx_h(g) - h > FACE + 4 * EDGE;
    float left = (gfx_w(g) - w - (beside ? FACE + EDGE : 0)) / 2, top = (gfx_h(g) - h - (above ? FACE + EDGE : 0)) / 2;
    Rect face = rect(beside ? left : (gfx_w(g) - FACE) / 2, beside ? (gfx_h(g) - FACE) / 2 : top, FACE, FACE);
    Rect r = rect(left + (beside ? FACE + EDGE : 0), top + (above ? FACE + EDGE : 0), w, h);
    if (beside || above)
        innkeeper_portrait(g, face);
    room_bubble(g, r, beside ? face.x + FACE : r.x + w / 2, beside ? face.y + FACE / 2.0f : face.y + FACE);
    ui_mark(ui, "offer", "panel", r, "");
    (void)ui_paragraph(ui, text, rect(r.x + PAD, r.y + PAD, w - 2 * PAD, th + 1), words);
    float x = r.x + PAD, y = r.y + PAD + th + APART;
    int used = -1;
    for (int i = 0; i < 2; i++, x += bw[i - 1] + APART)
        if (ui_button(ui, way[i].id, rect(x, y, bw[i], bh), way[i].label, NULL, way[i].key, way[i].flags | UI_ROUND))
            used = i;
    if (used == 0)
        app_learn(app, s->game, 0, false);
    else if (used == 1)
        app_pop(app);
}

static void meet(void *data, App *app, Ui *ui)
{
    Meet *s = data;
    Gfx *g = ui_gfx(ui);
    if (s->board == NULL || (s->arg.n == 0 && !s->arg.offers) || ((s->arg.aim || s->arg.offers) && s->lesson == NULL)) {
        app_pop(app);
        return;
    }
    if (s->since == 0) {
        s->since = ui_now(ui);
        ui_sound(ui, "magic");
    }
    room_veil(g, 0.45f);
    if (s->arg.offers) {
        offer(s, app, ui);
        return;
    }
    float bh = ui_grow(ui, 46), bw = ui_button_width(ui, T_("Got it"), NULL, "Enter", UI_PRIMARY);
    MeetPlan p = measure(s, ui, bh);
    char title[SENTENCE_MAX];
    say(title, sizeof title, SAY("{aim:{game} in three sentences|New at this table}"), say_is("aim", s->lesson != NULL),
        say_s("game", say_word(s->game->title)));
    float head = gfx_text_height(g, p.heading), foot = p.y + head + 16 + p.card * 1.25f + 16 + p.high + 16;
    (void)ui_label(ui, p.heading, rect(20, p.y, gfx_w(g) - 40, head), title);
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
