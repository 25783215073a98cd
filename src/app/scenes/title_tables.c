/* SPDX-License-Identifier: MIT
 * The tables of the Hall: each is one button with what lies on it, the faces of those one would play, and a plate with
 * its name and what a click does. A stud on the plate leads to its set-up, for newcomers another one to its lesson. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/persona.h"
#include "app/scenes/title_int.h"
#include "boards/boards.h"
#include "bots/bot.h"
#include "core/say.h"
#include "ui/layout.h"
#include "ui/portrait.h"
#include "ui/room.h"

enum {
    PLATE = 246,      /* width of a plate, at least as long as the window has room */
    PLATE_MOST = 262, /* in the picture */
    PLATE_HIGH = 62,
    PAD = 16,
    STUD_SIZE = 36,
    NAME = 24,
    NAME_LEAST = 13,
    LINE = 15,
    LINE_LEAST = 11,
    SEAT = 52,   /* diameter of a face */
    REACH = 132, /* from the middle of the table to a face */
    THINGS = 108 /* height of what lies on it */
};

static const float NAME_SHRINKS = 0.75f;

/* ---- what a table says ------------------------------------------------------------------------------------------- */

/* Makes the game a click starts: the last set-up of the table if somebody played there; else its easy first game, until
 * one was finished; else against as many opponents as the board advises. */
static Setup next_game(App *app, const Game *g)
{
    const SetupRows *rows = board_by_game(g->id)->setup_rows;
    const BoardHall *hall = board_by_game(g->id)->hall;
    const Setup *last = settings_table(app_settings(app), g);
    int seats = rows ? rows->row[0].tile[0].seats : hall && hall->quick ? hall->quick : 2;
    Setup cfg;
    if (last && game_persons(last)) {
        cfg = *last;
        cfg.seed = 0;
        persona_settle(g, &cfg);
    } else if (!part_first_game(app, g, &cfg)) {
        cfg = part_usual(app, g, g->seats_min > seats ? g->seats_min : seats, BOT_CUNNING);
    }
    return cfg;
}

/* Writes the level the opponents share, or the degree of a game without opponents, as a word within a line; "": none. */
static void say_level(const Game *g, const Setup *cfg, char out[SENTENCE_MAX])
{
    const BotLevel *shared = NULL;
    out[0] = '\0';
    for (int i = 0; i < cfg->nseats; i++) {
        const BotLevel *level = bot_level(cfg->player[i]);
        if (cfg->player[i] == 0)
            continue;
        if (shared && level != shared) {
            (void)snprintf(out, SENTENCE_MAX, "%s", T_("mixed"));
            return;
        }
        shared = level;
    }
    if (shared)
        (void)snprintf(out, SENTENCE_MAX, "%s", say_word(shared->kind));
    else if (board_by_game(g->id)->setup_rows)
        (void)snprintf(out, SENTENCE_MAX, "%s", say_word(g->option[g->degree].choice_label[cfg->option[g->degree]]));
    if (out[0] >= 'A' && out[0] <= 'Z')
        out[0] = (char)(out[0] - 'A' + 'a');
}

/* Lists cards that everybody sees in that game, the special ones first. */
static void list_open(TitleTable *table, const State *seen)
{
    const Board *b = board_by_game(table->game->id);
    uint32_t where = b->introduced_in ? b->introduced_in : ~0u;
    int n = 0;
    for (int turn = 0; turn < 2; turn++)
        for (PieceId i = 0; i < seen->npieces && n < HALL_CARDS; i++) {
            CardFace face;
            DefId def = seen->piece[i].def;
            bool lies = where >> table->game->place[seen->piece[i].place].group & 1;
            bool listed = (n > 0 && table->lie[0] == def) || (n > 1 && table->lie[1] == def);
            if (def == DEF_HIDDEN || !lies || listed || !b->face(table->game, def, &face) || !face.picture)
                continue;
            if (face.precious == (turn == 0))
                table->lie[n++] = def;
        }
}

static void say_line(TitleTable *table)
{
    char round[SENTENCE_MAX], people[SENTENCE_MAX], level[SENTENCE_MAX];
    const Setup *cfg = &table->cfg;
    TopWords top;
    if (table->waits) {
        View *seen = view_new(table->game);
        match_view(table->waits->match, NO_SEAT, VIEW_EYES, seen);
        board_top(board_by_game(table->game->id), view_state(seen), &top);
        list_open(table, view_state(seen));
        view_free(seen);
        (void)snprintf(round, sizeof round, "%s", top.round);
        say(table->line, sizeof table->line, SAY("{some:Continue \u00b7 {round}|Continue}"),
            say_is("some", round[0] != '\0'), say_s("round", round));
        return;
    }
    say_level(table->game, cfg, level);
    if (cfg->nseats == 1)
        (void)snprintf(people, sizeof people, "%s", T_("alone"));
    else
        say(people, sizeof people, SAY("{n:{n} player|{n} players}"), say_n("n", cfg->nseats));
    say(table->line, sizeof table->line, SAY("{some:{people} \u00b7 {level}|{people}}"),
        say_is("some", level[0] != '\0'), say_s("people", people), say_s("level", level));
}

static void say_waiting(App *app, TitleTable *table)
{
    const Match *m = table->waits->match;
    if (!table->waits->own && app_continue_info(app, table->stand, sizeof table->stand, table->who, sizeof table->who))
        return;
    kept_stand(m, table->stand, sizeof table->stand);
    kept_names(match_setup(m), table->who, sizeof table->who);
}

/* Returns the table Enter starts: the waiting game, else the table played last, else the first. */
static int golden(const Title *t, App *app, const TitleTable *table, int n)
{
    const Match *left = app_continues(app);
    int waits = -1, last = 0;
    for (int i = n - 1; i >= 0; i--) {
        if (strcmp(table[i].t.id, app_settings(app)->last_game) == 0)
            last = i;
        if (t->waits[i].match && (waits < 0 || t->waits[i].match == left ||
                                  (t->waits[waits].match != left && t->waits[i].kept &&
                                   t->waits[i].kept->when > t->waits[waits].kept->when)))
            waits = i;
    }
    return waits >= 0 ? waits : last;
}

void tables_say(Title *t, App *app, TitleTable *out, int n)
{
    const Match *left = app_continues(app);
    for (int i = 0; i < n; i++) {
        TitleTable *table = &out[i];
        *table = (TitleTable){.t = hall_table(i)};
        table->game = game_by_id(table->t.id);
        table->dice = board_by_game(table->t.id)->hall->props != NULL;
        if (!t->waits[i].own)
            t->waits[i].match = left && match_game(left) == table->game ? left : NULL;
        if (t->waits[i].match)
            table->waits = &t->waits[i];
        table->cfg = table->waits ? *match_setup(table->waits->match) : next_game(app, table->game);
        table->news = app_is_newcomer(app, table->game);
        if (table->waits)
            say_waiting(app, table);
        else if (table->news)
            say(table->who, sizeof table->who, SAY("{chairs} players \u00b7 {minutes}"),
                say_s("chairs", table->t.chairs), say_s("minutes", table->t.minutes));
        say_line(table);
        say(table->says, sizeof table->says, SAY("{table}: {line}"), say_s("table", table->t.name),
            say_s("line", table->line));
    }
    if (n > 0)
        out[golden(t, app, out, n)].gold = true;
}

/* ---- where they stand -------------------------------------------------------------------------------------------- */

static bool is_big(Ui *ui)
{
    return gfx_text_scale(ui_gfx(ui)) > 1.5f;
}

static Text name_style(Ui *ui, bool gold)
{
    return ui_style(ui, FACE_TITLE, NAME * fminf(1, 1.5f / gfx_text_scale(ui_gfx(ui))), gold ? COL_ONACCENT : COL_TEXT);
}

static float plate_height(Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    float name = gfx_text_height(g, name_style(ui, false)),
          line = gfx_text_height(g, ui_style(ui, FACE_SEMI, LINE, COL_TEXT2));
    return fmaxf(PLATE_HIGH, name + (is_big(ui) ? 0 : line - 4) + 16);
}

/* The lowest edge a plate may have: above the doors. */
static float floor_of(Ui *ui)
{
    return gfx_h(ui_gfx(ui)) - 24 - fminf(ui_grow(ui, 38), 52);
}

/* apart: from its middle to where others' faces may be. */
static void place_things(const Painting *p, TitleTable *table, float apart, float left, float right)
{
    enum { FELT = 40 /* from the plate up to what stands on the table */ };
    float half = fminf(table->cx - left, right - table->cx);
    table->k = fminf(clampf(p->k, 0.7f, 1.3f), half / 118);
    table->foot = table->plate.y - FELT * table->k;
    table->reach = fminf(REACH * table->k, apart - SEAT / 2.0f * table->k - 2);
    float top = table->foot - THINGS * table->k;
    if (table->k >= 0.5f && top > 90)
        table->felt = rect(left, top, right - left, table->plate.y - top - 4);
}

/* Cuts from the felt the part that the strap or the plate of the neighbour `by` covers: clicks there are theirs. */
static void trim_felt(const Gfx *g, TitleTable *table, const TitleTable *by)
{
    Rect *r = &table->felt;
    float end = fminf(r->x + r->w, gfx_w(g) - STRAP_ROOM);
    if (rect_overlaps(*r, by->plate) && by->cx > table->cx)
        end = fminf(end, by->plate.x - 2);
    if (rect_overlaps(*r, by->plate) && by->cx < table->cx) {
        float left = by->plate.x + by->plate.w + 2;
        r->w -= left - r->x;
        r->x = left;
    }
    r->w = fmaxf(0, end - r->x);
}

/* Puts four tables where the picture has them. False: their plates have no room there. */
static bool place_painted(Ui *ui, const Painting *p, TitleTable *table)
{
    enum { N = 4, RIM = 64, APART = 4, WIDE_APART = 170 /* its neighbours' are higher or lower */ };
    static const float x[N] = {190, 460, 806, 1100}, y[N] = {580, 622, 622, 580};
    float h = plate_height(ui), w = fminf(PLATE_MOST * p->k, fmaxf(PLATE, ui_grow(ui, PLATE)));
    float right = gfx_w(ui_gfx(ui)) - RIM;
    for (int i = 0; i < N; i++) {
        SDL_FPoint at = painting_at(p, x[i], y[i]);
        table[i].cx = at.x;
        table[i].plate = rect(fminf(at.x - w / 2, right - w), fminf(at.y, floor_of(ui) - h), w, h);
        if (table[i].plate.x < 8 || (i > 0 && table[i].plate.x < table[i - 1].plate.x + w + APART))
            return false;
    }
    for (int i = 0; i < N; i++) {
        float before = i ? (table[i - 1].cx + table[i].cx) / 2 : fmaxf(0, table[i].cx - 160 * p->k);
        float after =
            i < N - 1 ? (table[i].cx + table[i + 1].cx) / 2 : fminf(gfx_w(ui_gfx(ui)), table[i].cx + 160 * p->k);
        place_things(p, &table[i], fminf(table[i].cx - 8, WIDE_APART * p->k), before, after);
    }
    return true;
}

/* Puts them in even places of a row; of several rows only the plates. */
static void place_evenly(Ui *ui, const Painting *p, TitleTable *table, int n)
{
    enum { SIDE = 20, LEAST = 150, APART = 12, RIM = 64 };
    float h = plate_height(ui), room = gfx_w(ui_gfx(ui)) - SIDE - RIM;
    HallRows rows = hall_rows(n, room, LEAST, APART);
    float w = fminf(rows.width, fmaxf(PLATE, ui_grow(ui, PLATE))), step = rows.width + rows.gap;
    float below = fminf(painting_at(p, 0, 622).y, floor_of(ui) - h);
    for (int i = 0; i < n; i++) {
        TitleTable *at = &table[i];
        at->cx = SIDE + (float)(i % rows.columns) * step + rows.width / 2;
        at->plate = rect(at->cx - w / 2, below - (float)(rows.rows - 1 - i / rows.columns) * (h + APART), w, h);
        if (rows.rows == 1)
            place_things(p, at, step / 2, at->cx - step / 2, at->cx + step / 2);
    }
}

void tables_place(Ui *ui, const Painting *p, TitleTable *table, int n)
{
    if (n != 4 || !place_painted(ui, p, table))
        place_evenly(ui, p, table, n);
    for (int i = 0; i < n; i++)
        for (int k = i > 0 ? i - 1 : 0; !rect_is_empty(table[i].felt) && k <= i + 1 && k < n; k++)
            trim_felt(ui_gfx(ui), &table[i], &table[k]);
}

/* ---- what they look like ----------------------------------------------------------------------------------------- */

static Color mixed(Color a, Color b, float share)
{
    return (Color){(uint8_t)((float)a.r + ((float)b.r - (float)a.r) * share),
                   (uint8_t)((float)a.g + ((float)b.g - (float)a.g) * share),
                   (uint8_t)((float)a.b + ((float)b.b - (float)a.b) * share), 255};
}

static float stud_size(Rect plate)
{
    return fminf(STUD_SIZE, plate.h - 12);
}

static void plate_ground(Gfx *g, const TitleTable *table)
{
    enum { RADIUS = 12 };
    Rect r = table->plate;
    Color gold = gfx_color(g, COL_ACCENT);
    if (gfx_is_contrast(g)) {
        gfx_round(g, r, RADIUS, table->gold ? gold : gfx_color(g, COL_BG));
        gfx_frame(g, r, RADIUS, table->lit > 0 ? 4 : 2, gfx_color(g, table->lit > 0 ? COL_LIT : COL_TEXT));
        return;
    }
    if (table->lit > 0)
        gfx_glow(g, r, RADIUS, 22, color_alpha(gfx_color(g, COL_LIT), 0.5f * table->lit));
    gfx_shadow(g, r, RADIUS, 3);
    gfx_round(g, rect_inset(r, -2), RADIUS + 2, color_alpha(gfx_color(g, COL_BG), 0.9f));
    if (table->gold)
        gfx_gradient(g, r, RADIUS, mixed(gold, (Color){255, 255, 255, 255}, 0.2f),
                     mixed(gold, (Color){120, 60, 0, 255}, 0.22f));
    else
        gfx_gradient(g, r, RADIUS, gfx_color(g, COL_PANEL2), gfx_color(g, COL_PANEL));
    gfx_frame(g, rect_inset(r, -1), RADIUS + 1, 1.5f, gfx_color(g, COL_LINE2));
    if (table->lit > 0)
        gfx_frame(g, rect_inset(r, -3), RADIUS + 3, 2, color_alpha(gfx_color(g, COL_LIT), table->lit));
}

/* True if the chair of a table nobody has played at stands on the table, above its plate: there the cap has its place. */
static bool chair_above(const TitleTable *table)
{
    return table->news && !rect_is_empty(table->felt);
}

/* Returns how wide the words of a plate may be: what its studs leave. */
static float words_room(const TitleTable *table)
{
    int studs = table->news && !chair_above(table) ? 2 : 1;
    return table->plate.w - PAD - 12 - (float)studs * (stud_size(table->plate) + 7);
}

/* Returns the size all names have: what the longest needs, but not below the least. */
static float common_size(Ui *ui, const TitleTable *table, int n)
{
    Text name = name_style(ui, false);
    float most = name.size, size = most;
    for (int i = 0; i < n; i++) {
        const char *words = is_big(ui) ? table[i].t.brief : table[i].t.plate;
        Text fits = gfx_text_fit(ui_gfx(ui), name, most * NAME_SHRINKS, 0.5f, words_room(&table[i]), words);
        size = fminf(size, fits.size);
    }
    return size;
}

static void plate_words(Ui *ui, const TitleTable *table, float size)
{
    Gfx *g = ui_gfx(ui);
    Rect r = table->plate;
    float w = words_room(table), text = gfx_text_scale(g);
    const char *words = is_big(ui) ? table->t.brief : table->t.plate;
    Text name = name_style(ui, table->gold);
    name.size = size;
    if (gfx_text_width(g, name, words) > w) {
        words = table->t.brief;
        name = gfx_text_fit(g, name, NAME_LEAST / text, 0.5f, w, words);
    }
    float nh = gfx_text_height(g, name);
    Text line = ui_style(ui, FACE_SEMI, LINE, table->gold ? COL_ONACCENT : COL_TEXT2);
    float sign = gfx_text_height(g, line) * 0.6f;
    line = gfx_text_fit(g, line, LINE_LEAST, 0.5f, w - sign - 6, table->line);
    float lh = gfx_text_height(g, line);
    bool both = !is_big(ui) && gfx_text_width(g, line, table->line) <= w - sign - 6;
    float y = r.y + (r.h - nh - (both ? lh - 4 : 0)) / 2;
    (void)gfx_text(g, name, rect(r.x + PAD, y, w, nh), words);
    if (!both)
        return;
    y += nh - 4;
    gfx_sign(g, "play", rect(r.x + PAD, y + (lh - sign) / 2, sign, sign),
             table->gold ? line.color : gfx_color(g, COL_ACCENT), (Color){0});
    (void)gfx_text(g, line, rect(r.x + PAD + sign + 6, y, w - sign - 6, lh), table->line);
}

static void draw_seats(Gfx *g, const TitleTable *table)
{
    bool mine = false;
    int shown = 0;
    for (int i = 0; i < table->cfg.nseats && shown < 2; i++) {
        char picture[96];
        float d = SEAT * table->k, x = table->cx + (shown ? 1 : -1) * table->reach;
        if (table->cfg.player[i] == 0 && !mine) {
            mine = true;
            continue;
        }
        bool painted = !gfx_is_contrast(g) && portrait_of(table->game, &table->cfg, i, picture, sizeof picture);
        portrait_round(g, painted ? picture : NULL, painted ? NO_SEAT : i,
                       rect(x - d / 2, table->foot - 42 * table->k - d / 2, d, d), false);
        shown++;
    }
}

static void draw_lamp(Gfx *g, const TitleTable *table)
{
    float w = 190 * table->k, h = 70 * table->k;
    Rect r = rect(table->cx - w / 2, table->foot - h * 0.8f, w, h);
    if (gfx_is_contrast(g)) {
        gfx_frame(g, rect(table->cx - 146 * table->k, table->foot - 58 * table->k, 292 * table->k, 84 * table->k),
                  42 * table->k, 2, gfx_color(g, COL_TEXT));
        return;
    }
    float light = 0.13f + 0.3f * table->lit + (table->gold ? 0.1f : 0);
    gfx_glow(g, r, h / 2, 80 * table->k, color_alpha((Color){255, 206, 120, 255}, light));
}

static void draw_things(Gfx *g, const TitleTable *table)
{
    if (rect_is_empty(table->felt))
        return;
    draw_lamp(g, table);
    HallMood mood = {.open = table->lit, .left = table->left};
    memcpy(mood.card, table->lie, sizeof mood.card);
    hall_props(g, table->t.id, table->cx, table->foot, table->k, mood);
    if (table->reach > 60)
        draw_seats(g, table);
}

/* ---- how they are touched ---------------------------------------------------------------------------------------- */

typedef struct { /* ids of a table's parts */
    char plate[48], felt[48], chair[48], cap[48];
} Ids;

static Ids ids_of(const TitleTable *table)
{
    Ids id;
    (void)snprintf(id.plate, sizeof id.plate, "table-%s", table->t.id);
    (void)snprintf(id.felt, sizeof id.felt, "felt-%s", table->t.id);
    (void)snprintf(id.chair, sizeof id.chair, "chair-%s", table->t.id);
    (void)snprintf(id.cap, sizeof id.cap, "learn-%s", table->t.id);
    return id;
}

static bool is_hot(const Ui *ui, const Ids *id)
{
    return ui_is_pointed(ui, id->plate) || ui_is_pointed(ui, id->felt) || ui_is_pointed(ui, id->chair) ||
           ui_is_pointed(ui, id->cap);
}

/* True if a tooltip tells of the table: of its waiting game at its plate, of a game that is new here also above it. */
static bool is_told_of(const Ui *ui, const TitleTable *table, const Ids *id)
{
    bool plate = ui_is_pointed(ui, id->plate);
    return table->waits ? plate : table->news && (plate || ui_is_pointed(ui, id->felt));
}

static bool stud(Ui *ui, const char *id, const char *label, const char *icon, Rect r, float *right)
{
    float d = stud_size(r);
    *right -= d + 7;
    return ui_button(ui, id, rect(*right, r.y + (r.h - d) / 2, d, d), label, icon, NULL, UI_ROUND | UI_SMALL);
}

/* Registers the table and draws its plate. */
static Press touch_table(Ui *ui, const TitleTable *table, float size)
{
    Ids id = ids_of(table);
    Rect r = table->plate;
    float right = r.x + r.w - 3;
    bool shift = ui_input(ui)->kind == INPUT_KEY && (ui_input(ui)->mod & KMOD_SHIFT);
    Press press = PRESS_NONE;
    plate_ground(ui_gfx(ui), table);
    if (table->news && stud(ui, id.cap, T_("Lesson"), "cap", r, &right))
        press = PRESS_LESSON;
    Rect felt_at = table->felt, chair_at = r;
    float chair_right = right;
    if (chair_above(table)) {
        chair_at = rect(r.x, r.y - stud_size(r) - 10, r.w, stud_size(r) + 12);
        felt_at.h = chair_at.y - felt_at.y;
    }
    if (stud(ui, id.chair, T_("Players and rules"), "person", chair_at, chair_above(table) ? &chair_right : &right))
        press = PRESS_CHAIRS;
    plate_words(ui, table, size);
    Touch plate = ui_touch(ui, id.plate, "table", rect(r.x, r.y, right - r.x, r.h), table->says,
                           TOUCH_FOCUS | (table->gold ? (unsigned)TOUCH_ENTER : 0u));
    ui_ring(ui, r);
    Touch felt = {0};
    if (!rect_is_empty(felt_at))
        felt = ui_touch(ui, id.felt, "table", felt_at, "", 0);
    if (table->gold && table->waits)
        ui_mark(ui, "continue", "text", rect(r.x, r.y, right - r.x, r.h), table->stand);
    if (is_told_of(ui, table, &id) && table->waits)
        ui_tip(ui, r, table->felt, table->stand, table->who, table->gold ? "Enter" : NULL);
    else if (is_told_of(ui, table, &id))
        ui_tip(ui, r, table->felt, table->t.line, table->who, NULL);
    if (plate.secondary || felt.secondary || (plate.click && shift))
        return PRESS_CHAIRS;
    return plate.click || felt.click ? PRESS_PLAY : press;
}

/* Returns how far it answers, 0 to 1, and asks for the next picture while that changes. */
static float answers(Ui *ui, Answer *a, bool hot, bool dice)
{
    enum { OPENS_MS = 160 };
    if (a->hot != hot) {
        a->hot = hot;
        a->since = ui_now(ui);
        if (hot)
            ui_sound(ui, dice ? "dice-felt" : "card-take");
    }
    float ms = OPENS_MS * ui_speed(ui), gone = (float)(ui_now(ui) - a->since);
    if (ui_reduced_motion(ui) || gone >= ms)
        return hot ? 1 : 0;
    ui_wake(ui, 0);
    return hot ? gone / ms : 1 - gone / ms;
}

/* Returns how far dice on the table still roll, 1 to 0: once, when they are pointed at. */
static float rolls(Ui *ui, const TitleTable *table, const Answer *a)
{
    enum { ROLL_MS = 700 };
    float ms = ROLL_MS * ui_speed(ui), gone = (float)(ui_now(ui) - a->since);
    if (!table->dice || !a->hot || ui_reduced_motion(ui) || gone >= ms)
        return 0;
    ui_wake(ui, 0);
    return 1 - gone / ms;
}

/* Lets the left neighbour say a line when the table is pointed at, seldom, and never beside a tooltip. */
static void whisper(Ui *ui, const TitleTable *table, Answer *a, int others)
{
    enum { SILENT_MS = 60000, DELAY_MS = 250, PAD_X = 14, PAD_Y = 7 };
    Gfx *g = ui_gfx(ui);
    const char *const *line = board_by_game(table->t.id)->hall->hello;
    uint32_t now = ui_now(ui);
    Ids id = ids_of(table);
    if (!a->hot || !line[0] || others == 0 || rect_is_empty(table->felt) || is_told_of(ui, table, &id))
        return;
    if (a->spoke == 0 || now - a->spoke > SILENT_MS) {
        a->spoke = now;
        a->line++;
    }
    uint32_t gone = now - a->spoke;
    if (gone >= DELAY_MS + LINE_MS)
        return;
    ui_wake(ui, (int)(gone < DELAY_MS ? DELAY_MS - gone : DELAY_MS + LINE_MS - gone));
    if (gone < DELAY_MS)
        return;
    const char *words = say_word(line[a->line % HALL_HELLOS]);
    Text text = ui_style_aligned(ui, FACE_SEMI, 17 * fminf(1, 1.5f / gfx_text_scale(g)), COL_INK, ALIGN_CENTER);
    float w = gfx_text_width(g, text, words) + 2 * PAD_X, h = gfx_text_height(g, text) + 2 * PAD_Y;
    float x = table->cx - table->reach, y = table->foot - (42 + SEAT / 2.0f + 12) * table->k - h;
    Rect r = rect(clampf(x - w * 0.4f, 8, gfx_w(g) - w - 8), y, w, h);
    room_bubble(g, r, x, y + h + 10);
    (void)ui_label(ui, text, r, words);
}

int tables_draw(Title *t, Ui *ui, TitleTable *table, int n, Press *press)
{
    Gfx *g = ui_gfx(ui);
    int used = -1;
    float size = common_size(ui, table, n);
    *press = PRESS_NONE;
    for (int i = 0; i < n; i++) {
        Ids id = ids_of(&table[i]);
        table[i].lit = answers(ui, &t->answer[i], is_hot(ui, &id), table[i].dice);
        table[i].left = rolls(ui, &table[i], &t->answer[i]);
        draw_things(g, &table[i]);
    }
    for (int i = 0; i < n && t->speaks; i++)
        whisper(ui, &table[i], &t->answer[i], table[i].cfg.nseats - 1);
    for (int i = 0; i < n; i++) {
        char key[2] = {(char)('1' + i), '\0'};
        Press p = touch_table(ui, &table[i], size);
        if (p == PRESS_NONE && i < 9 && ui_key(ui, key))
            p = PRESS_PLAY;
        if (p == PRESS_NONE && table[i].gold && ui_key(ui, "Shift+Enter"))
            p = PRESS_CHAIRS;
        if (p != PRESS_NONE) {
            used = i;
            *press = p;
        }
    }
    return used;
}
