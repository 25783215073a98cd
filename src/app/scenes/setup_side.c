/* SPDX-License-Identifier: MIT
 * The panel beside the tiles: players, difficulty, measured win rate, a button for the house rules, and the start
 * button. */
#include <math.h>
#include <stdio.h>

#include "app/scenes/setup_int.h"
#include "base/rng.h"
#include "core/say.h"
#include "ui/portrait.h"

enum { PAD = 18, GAP = 10, ROW = 58 };

float setup_side_width(Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    float w = (gfx_w(g) < 1200 ? 282 : 296) * (1 + 0.6f * (gfx_text_scale(g) - 1));
    return fminf(w, gfx_w(g) * 0.42f);
}

/* ---- players ----------------------------------------------------------------------------------------------------- */
static bool is_ally(const SetupScene *s, int chair)
{
    int mode = setup_tile_chosen(s, &s->rows->row[0]);
    return mode < 0 || chair < s->rows->row[0].tile[mode].allies;
}

/* Describes a chair: "Kilnsworn deck", "cunning, leads the horde". */
static void chair_line(const SetupScene *s, int chair, char *out, size_t n)
{
    char kind[SENTENCE_MAX], does[SENTENCE_MAX] = "";
    const SetupRow *own = setup_row_of(s, SETUP_TILES, chair + 1);
    int i = own ? setup_tile_chosen(s, own) : -1;
    part_kind(s->g, &s->cfg, chair, kind, sizeof kind);
    if (is_ally(s, chair) && own && setup_brought(s, own))
        (void)snprintf(does, sizeof does, "%s", i >= 0 ? setup_tile_title(s, own, i) : T_("own deck"));
    else if (!is_ally(s, chair))
        (void)snprintf(does, sizeof does, "%s", say_word(s->rows->others));
    else if (i >= 0)
        say(does, sizeof does, SAY_TABLE(s->rows->deck), say_s("tile", setup_tile_title(s, own, i)));
    say(out, n, SAY("{person:{does:{does}|{kind}}|{does:{kind}, {does}|{kind}}}"),
        say_is("person", s->cfg.player[chair] == 0), say_s("kind", kind), say_s("does", does));
}

static float line_width(Ui *ui, float width, float *button)
{
    *button = ui_button_width(ui, T_("Change"), NULL, NULL, 0);
    *button = fminf(*button, width * 0.34f);
    return width - 24 - ui_grow(ui, 30) - GAP - *button - GAP;
}

static float chair_height(const SetupScene *s, Ui *ui, int chair, float width)
{
    Gfx *g = ui_gfx(ui);
    char line[SENTENCE_MAX];
    float button, w = line_width(ui, width, &button);
    chair_line(s, chair, line, sizeof line);
    return fmaxf(ROW, 14 + gfx_text_height(g, ui_style(ui, FACE_TITLE, 17, COL_TEXT)) +
                          gfx_paragraph_height(g, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2), w, line));
}

static void chair_row(SetupScene *s, Ui *ui, int chair, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char line[SENTENCE_MAX], id[32];
    float button, w = line_width(ui, r.w, &button), badge = ui_grow(ui, 30), x = r.x + 12 + badge + GAP;
    const char *name = setup_name(&s->cfg, chair);
    gfx_surface(g, r, SURFACE_ROW);
    seat_portrait(g, s->g, &s->cfg, chair, r.x + 11 + badge / 2, r.y + r.h / 2, badge * 1.3f, badge * 0.9f);
    Text t = gfx_text_fit(g, ui_style(ui, FACE_TITLE, 17, COL_TEXT), 9, 0.5f, w - 2, name),
         soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float th = gfx_text_height(g, ui_style(ui, FACE_TITLE, 17, COL_TEXT));
    chair_line(s, chair, line, sizeof line);
    float lh = gfx_paragraph_height(g, soft, w, line), y = r.y + (r.h - th - lh) / 2 - 1;
    (void)ui_label(ui, t, rect(x, y, w, th), name);
    (void)ui_paragraph(ui, soft, rect(x, y + th, w, lh + 1), line);
    (void)snprintf(id, sizeof id, "chair-%d-change", chair);
    float bh = ui_grow(ui, 34);
    if (ui_button(ui, id, rect(r.x + r.w - 10 - button, r.y + (r.h - bh) / 2, button, bh), T_("Change"), NULL, NULL,
                  UI_SMALL)) {
        setup_open(s, ui, chair);
        if (setup_row_of(s, SETUP_TILES, chair + 1)) /* the deck is changed on the tiles */
            s->seat = (uint8_t)chair;
    }
}

static float curtain(const SetupScene *s, App *app, Ui *ui, Rect r, bool draw)
{
    char words[SENTENCE_MAX];
    Text soft = ui_style(ui, FACE_MEDIUM, 13, COL_TEXT2);
    if (!setup_curtain(app, s, words, sizeof words))
        return 0;
    float h = gfx_paragraph_height(ui_gfx(ui), soft, r.w - 4, words);
    if (draw)
        (void)ui_paragraph(ui, soft, rect(r.x + 2, r.y - 2, r.w - 4, h + 1), words);
    return h + GAP - 4;
}

/* ---- difficulty -------------------------------------------------------------------------------------------------- */
static float degrees(SetupScene *s, Ui *ui, const SetupRow *row, Rect r, bool draw)
{
    Gfx *g = ui_gfx(ui);
    const OptionSpec *o = &s->g->option[row->option];
    const char *label[8];
    REQUIRE(o->nchoices <= 8);
    say_words(o->choice_label, o->nchoices, label);
    Text soft = ui_style(ui, FACE_SEMI, 14, COL_TEXT2);
    const char *words = say_word(row->heading);
    float head = gfx_paragraph_height(g, soft, r.w, words) + 4,
          h = ui_choice_height(ui, label, o->nchoices, r.w, ui_grow(ui, 38));
    if (draw) {
        int chosen = s->cfg.option[row->option];
        (void)ui_paragraph(ui, soft, rect(r.x, r.y, r.w, head - 3), words);
        float w = fminf(r.w, ui_choice_width(ui, label, o->nchoices) + 40);
        if (ui_choice(ui, row->word, rect(r.x, r.y + head, h > ui_grow(ui, 38) ? r.w : w, h), label, o->nchoices,
                      &chosen, 0, NULL))
            s->cfg.option[row->option] = (uint8_t)chosen;
    }
    return head + h;
}

/* ---- measured win rate ------------------------------------------------------------------------------------------- */
bool setup_measured(const SetupScene *s, char *out, size_t n)
{
    SetupMeasure m;
    if (!s->rows->measured || !s->rows->measured(&s->cfg, &m))
        return false;
    say(out, n, SAY("{what} {about:*about {n}% of games*|*{n}% of games*}."), say_s("what", say_word(s->rows->measure)),
        say_is("about", m.put_together), say_n("n", (100 * m.won + m.games / 2) / m.games));
    return true;
}

static float measure_in_brief(const SetupScene *s, Ui *ui, Rect r, bool draw)
{
    char words[SENTENCE_MAX];
    Text t = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT);
    if (!setup_measured(s, words, sizeof words))
        return 0;
    float h = gfx_paragraph_height(ui_gfx(ui), t, r.w, words);
    if (draw)
        (void)ui_paragraph(ui, t, rect(r.x, r.y, r.w, h + 1), words);
    return h;
}

static float measure(const SetupScene *s, Ui *ui, Rect r, bool brief, bool draw)
{
    Gfx *g = ui_gfx(ui);
    SetupMeasure m;
    if (brief)
        return measure_in_brief(s, ui, r, draw);
    if (!s->rows->measured || !s->rows->measured(&s->cfg, &m))
        return 0;
    Text soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2), big = ui_style(ui, FACE_TITLE, 34, COL_TEXT),
         text = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT);
    const char *head = say_word(s->rows->measure);
    char number[SENTENCE_MAX], of[SENTENCE_MAX], time[SENTENCE_MAX];
    say(number, sizeof number, SAY("{about:about {n}%|{n}%}"), say_is("about", m.put_together),
        say_n("n", (100 * m.won + m.games / 2) / m.games));
    say(of, sizeof of, SAY("of games"));
    say(time, sizeof time,
        SAY("{about:Each choice counted by itself.|{n:1 game|{n} games} counted.} A game takes about {time:1 "
            "minute|{time} minutes}."),
        say_is("about", m.put_together), say_n("n", m.games), say_n("time", s->g->minutes));
    float w = r.w - 28, h0 = gfx_paragraph_height(g, soft, w, head), h1 = gfx_text_height(g, big),
          h2 = gfx_paragraph_height(g, soft, w, time), h = 12 + h0 + h1 + 16 + h2 + 12;
    if (!draw)
        return h;
    gfx_surface(g, rect(r.x, r.y, r.w, h), SURFACE_WELL);
    float x = r.x + 14, y = r.y + 12;
    (void)ui_paragraph(ui, soft, rect(x, y, w, h0 + 1), head);
    y += h0;
    float nw = gfx_text_width(g, big, number) + 2;
    (void)ui_label(ui, big, rect(x, y, nw, h1), number);
    text = gfx_text_fit(g, text, 9, 0.5f, w - nw - 10, of);
    (void)ui_label(ui, text, rect(x + nw + 8, y + h1 * 0.12f, w - nw - 8, h1), of);
    y += h1 + 2;
    gfx_round(g, rect(x, y, w, 9), 4.5f, gfx_color(g, COL_PANEL));
    gfx_frame(g, rect(x, y, w, 9), 4.5f, 1, gfx_color(g, COL_LINE2));
    gfx_round(g, rect(x, y, w * (float)m.won / (float)m.games, 9), 4.5f, gfx_color(g, COL_GOOD));
    (void)ui_paragraph(ui, soft, rect(x, y + 14, w, h2 + 1), time);
    return h;
}

/* ---- the panel --------------------------------------------------------------------------------------------------- */
/* ---- the next chair ---------------------------------------------------------------------------------------------- */
/* Returns the width of the rotate button beside the heading; 0: no room, or only one player. */
static float rotate_beside(const SetupScene *s, Ui *ui, float width)
{
    Gfx *g = ui_gfx(ui);
    float w = ui_button_width(ui, T_("Rotate players"), NULL, NULL, UI_SMALL),
          title = gfx_text_width(g, ui_style(ui, FACE_TITLE, 22, COL_TEXT), say_word(s->rows->title));
    return s->cfg.nseats > 1 && title + 2 * GAP + w <= width ? w : 0;
}

static void rotate_button(SetupScene *s, Ui *ui, Rect r)
{
    if (ui_button(ui, "chairs-on", r, T_("Rotate players"), NULL, NULL, UI_SMALL | UI_QUIET))
        setup_rotate(s);
}

/* Returns its height below the chairs; 0: it is beside the heading, or absent. */
static float rotate_below(const SetupScene *s, Ui *ui, float width)
{
    return s->cfg.nseats > 1 && rotate_beside(s, ui, width) == 0 ? ui_grow(ui, 34) + GAP : 0;
}

static float middle_height(SetupScene *s, Ui *ui, float width, bool brief, float area_w)
{
    float h = 0, m;
    for (int i = 0; i < s->cfg.nseats; i++)
        h += chair_height(s, ui, i, width) + GAP;
    for (int i = 0; i < s->rows->nrows; i++)
        if (s->rows->row[i].kind == SETUP_DEGREES && setup_row_applies(s, &s->rows->row[i]))
            h += degrees(s, ui, &s->rows->row[i], rect(0, 0, width, 0), false) + GAP + 4;
    h += rotate_below(s, ui, area_w);
    m = measure(s, ui, rect(0, 0, width, 0), brief, false);
    return h + (m > 0 ? m + GAP : 0) + ui_grow(ui, 40) + 4;
}

/* Draws the current choice of each row of tiles among the house rules; a click leads there. Returns the height. */
static float rule_rows(SetupScene *s, Ui *ui, Rect r, bool draw)
{
    Gfx *g = ui_gfx(ui);
    float h = ui_grow(ui, 26), y = r.y;
    for (int i = 0; i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        if (!row->rules || !setup_row_applies(s, row))
            continue;
        if (draw) {
            const OptionSpec *o = &s->g->option[row->option];
            int choice = s->cfg.option[row->option];
            char id[40];
            (void)snprintf(id, sizeof id, "rule-%s", row->word);
            Rect at = rect(r.x, y, r.w, h);
            Touch t = ui_touch(ui, id, "button", at, say_word(o->label), TOUCH_FOCUS);
            if (t.hover)
                gfx_round(g, at, 6, color_alpha(gfx_color(g, COL_ACCENT), 0.12f));
            Text name = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2),
                 value = ui_style_aligned(ui, FACE_SEMI, 14, choice == o->preset ? COL_TEXT : COL_ACCENT, ALIGN_RIGHT);
            value = gfx_text_fit(g, value, 9, 0.5f, r.w * 0.5f, say_word(o->choice_label[choice]));
            name = gfx_text_fit(g, name, 9, 0.5f, r.w * 0.44f, say_word(o->label));
            (void)ui_label(ui, name, rect(r.x + 6, y, r.w * 0.46f, h), say_word(o->label));
            (void)ui_label(ui, value, rect(r.x + r.w * 0.48f, y, r.w * 0.52f - 6, h),
                           say_word(o->choice_label[choice]));
            s->list = s->list || t.click;
        }
        y += h;
    }
    return y - r.y;
}

static void house_rules(SetupScene *s, Ui *ui, Rect r)
{
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("House rules: {n:=0:none|1 in use|{n} in use}"), say_n("n", setup_changed_rules(s)));
    if (ui_button(ui, "house-rules", r, words, "gear", NULL, UI_QUIET | UI_LEFT))
        s->list = true;
}

/* Chooses random tiles, but not the mode or the difficulty. */
static void let_chance_choose(SetupScene *s)
{
    Rng r = rng_seed(app_seed());
    enum { TRIES = 20 };
    for (int k = 0; k < TRIES; k++) {
        for (int i = 0; i < s->rows->nrows; i++) {
            const SetupRow *row = &s->rows->row[i];
            if (row->kind == SETUP_TILES && !row->rules && setup_row_applies(s, row))
                setup_tile_choose(s, row, (int)rng_below(&r, row->ntiles - row->nown));
        }
        if (!s->g->setup_fault || !s->g->setup_fault(&s->cfg))
            return;
    }
    setup_repair(s->g, &s->cfg);
}

static void first_and_chance(SetupScene *s, Ui *ui, float x, float y, float w)
{
    float h = ui_grow(ui, 40);
    bool first = setup_is_first_game(s);
    if (ui_button(ui, "first-game", rect(x, y, w, h), T_("First game"), "first", NULL, first ? UI_CHOSEN : 0)) {
        s->begins = first;
        setup_first_game(s);
    }
    if (ui_button(ui, "chance", rect(x, y + h + GAP, w, h), T_("Surprise me"), "twins", NULL, 0))
        let_chance_choose(s);
}

static void middle(SetupScene *s, App *app, Ui *ui, Rect area, float foot)
{
    bool brief = middle_height(s, ui, area.w, false, area.w) + foot > area.h; /* shorter, so that all of it fits */
    float width = area.w, all = middle_height(s, ui, width, brief, area.w) + foot;
    if (all > area.h)
        all = middle_height(s, ui, width -= 12, brief, area.w) + foot;
    float y = area.y - ui_scroll_begin(ui, "side", area, all), h;
    for (int i = 0; i < s->cfg.nseats; i++, y += h + GAP) {
        h = chair_height(s, ui, i, width);
        chair_row(s, ui, i, rect(area.x, y, width, h));
    }
    if (rotate_below(s, ui, area.w) > 0) {
        rotate_button(s, ui, rect(area.x, y, width, ui_grow(ui, 34)));
        y += rotate_below(s, ui, area.w);
    }
    if (all + curtain(s, app, ui, rect(0, 0, width, 0), false) <= area.h) /* if there is room */
        y += curtain(s, app, ui, rect(area.x, y, width, 0), true);
    for (int i = 0; i < s->rows->nrows; i++)
        if (s->rows->row[i].kind == SETUP_DEGREES && setup_row_applies(s, &s->rows->row[i]))
            y += degrees(s, ui, &s->rows->row[i], rect(area.x, y, width, 0), true) + GAP + 4;
    h = measure(s, ui, rect(area.x, y, width, 0), brief, true);
    y += h > 0 ? h + GAP : 0;
    house_rules(s, ui, rect(area.x, y, width, ui_grow(ui, 40)));
    h = rule_rows(s, ui, rect(area.x, y, width, 0), false);
    if (foot == 0 && y + ui_grow(ui, 40) + 4 + h <= area.y + area.h)
        (void)rule_rows(s, ui, rect(area.x, y + ui_grow(ui, 40) + 4, width, h), true);
    if (foot > 0)
        first_and_chance(s, ui, area.x, y + ui_grow(ui, 40) + GAP, width);
    ui_scroll_end(ui);
}

void setup_side(SetupScene *s, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, PAD);
    Text t = ui_style(ui, FACE_TITLE, 22, COL_TEXT);
    float head = gfx_text_height(g, t), big = ui_grow(ui, 52), two = 2 * (ui_grow(ui, 40) + GAP);
    float rotate = rotate_beside(s, ui, in.w), title = in.w - rotate - (rotate > 0 ? GAP : 0);
    t = gfx_text_fit(g, t, 14, 0.5f, title, say_word(s->rows->title));
    (void)ui_label(ui, t, rect(in.x, in.y, title, head), say_word(s->rows->title));
    float bh = fminf(ui_grow(ui, 32), head + 8);
    if (rotate > 0)
        rotate_button(s, ui, rect(in.x + in.w - rotate, in.y + (head - bh) / 2, rotate, bh));
    char words[SENTENCE_MAX];
    const char *why = setup_trouble(s, g, words, sizeof words);
    Text bad = ui_style(ui, FACE_SEMI, 14, COL_BAD);
    float said = why ? fminf(gfx_paragraph_height(g, bad, in.w, why), in.h * 0.4f) + GAP : 0;
    in.h -= said; /* room for why the game cannot start, above the start button */
    float room = in.h - head - GAP - big - GAP;
    bool apart = room - two >= 250; /* else the buttons scroll with the rest */
    middle(s, app, ui, rect(in.x, in.y + head + GAP, in.w, apart ? room - two : room), apart ? 0 : two + GAP);
    if (apart)
        first_and_chance(s, ui, in.x, in.y + in.h - big - two, in.w);
    if (why)
        (void)ui_paragraph(ui, bad, rect(in.x, in.y + in.h - big, in.w, said - GAP + 1), why);
    setup_begin_button(s, app, ui, rect(in.x, in.y + in.h + said - big, in.w, big));
}

/* ---- lessons --------------------------------------------------------------------------------------------------- */

/* The question which lesson, for tables with several, one for each side. */

enum { LESSONS_PAD = 24, LESSONS_GAP = 8, ASKED = LESSONS_OF_GAME + 1 };

typedef struct {
    char id[24], label[SENTENCE_MAX];
    const char *key;
    unsigned flags;
} Way;

/* Lists the lessons, with the first unlearned one in gold, and a way back as the last; returns how many. */
static int list_ways(const SetupScene *s, App *app, Way way[ASKED])
{
    int n = 0;
    bool gold = true;
    for (; n < LESSONS_OF_GAME && app_lesson(app, s->g, n); n++) {
        const Lesson *l = app_lesson(app, s->g, n);
        bool next = gold && settings_lesson(app_settings(app), s->g, n)->state != LESSON_DONE;
        gold = gold && !next;
        way[n] = (Way){.key = next ? "Enter" : NULL, .flags = UI_BIG | (next ? (unsigned)UI_PRIMARY : 0u)};
        (void)snprintf(way[n].id, sizeof way[n].id, "lesson-%d", n + 1);
        say(way[n].label, sizeof way[n].label, SAY("{title}, {n} minutes"), say_s("title", say_word(l->title)),
            say_n("n", l->minutes));
    }
    way[n] = (Way){.id = "lesson-none", .key = "Esc", .flags = UI_QUIET};
    (void)snprintf(way[n].label, sizeof way[n].label, "%s", T_("Back"));
    return n + 1;
}

void setup_learn(SetupScene *s, App *app)
{
    if (app_lesson(app, s->g, 1))
        s->learns = true;
    else
        app_learn(app, s->g, 0, false);
}

void setup_lessons(SetupScene *s, App *app, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Way way[ASKED];
    int n = list_ways(s, app, way), used = -1;
    ui_modal(ui, "which-lesson");
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){0, 0, 0, 150});
    Text title = ui_style_aligned(ui, FACE_TITLE, 26, COL_TEXT, ALIGN_CENTER);
    float bh = ui_grow(ui, 44), th = gfx_text_height(g, title), w = ui_grow(ui, 300);
    for (int i = 0; i < n; i++)
        w = fmaxf(w, ui_button_width(ui, way[i].label, NULL, way[i].key, way[i].flags) + 2 * LESSONS_PAD);
    w = fminf(w, gfx_w(g) - 24);
    float h = 2 * LESSONS_PAD + th + (float)n * (bh + LESSONS_GAP);
    Rect r = rect((gfx_w(g) - w) / 2, fmaxf(8, (gfx_h(g) - h) * 0.42f), w, h), in = rect_inset(r, LESSONS_PAD);
    gfx_shadow(g, r, 10, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 12, 2, gfx_color(g, COL_ACCENT));
    (void)ui_label(ui, title, rect_cut_top(&in, th), T_("Which lesson?"));
    for (int i = 0; i < n; i++) {
        (void)rect_cut_top(&in, LESSONS_GAP);
        if (ui_button(ui, way[i].id, rect_cut_top(&in, bh), way[i].label, NULL, way[i].key, way[i].flags))
            used = i;
    }
    if (used >= 0)
        s->learns = false;
    if (used >= 0 && used < n - 1)
        app_learn(app, s->g, used, false);
}
