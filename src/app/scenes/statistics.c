/* SPDX-License-Identifier: MIT
 * Statistics of all finished games: for a person or everybody, over all tables or one of them. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/ledger.h"
#include "app/scenes/bar.h"
#include "app/scenes/hall.h"
#include "app/scenes/medals.h"
#include "app/scenes/parts.h"
#include "app/scenes/play.h"
#include "base/file.h"
#include "core/luck.h"
#include "core/say.h"
#include "sys/sys.h"
#include "ui/layout.h"
#include "ui/ui.h"
#include "ui/words.h"

/* ---- the dice --------------------------------------------------------------------------------------------------- */
/* How often each face was rolled, compared with fair dice. */

typedef struct {
    Faces own, computers;
} DiceFigures;

typedef struct {
    Ui *ui;
    float x, y, w;
    bool draw;
} Column;

static void dice_line(Column *c, Face face, float size, ColorRole role, const char *text)
{
    Text t = ui_style(c->ui, face, size, role);
    float h = gfx_paragraph_height(ui_gfx(c->ui), t, c->w, text);
    if (c->draw)
        (void)ui_paragraph(c->ui, t, rect(c->x, c->y, c->w, h + 1), text);
    c->y += h + 4;
}

/* Marks the bars with "1: 20, 2: 23 ...", for reading aloud. */
static void mark(const Column *c, const Faces *f, int kind, Rect r)
{
    char word[FACES_MOST][24], told[SENTENCE_MAX];
    const char *item[FACES_MOST];
    for (int i = 0; i < faces_sides[kind]; i++) {
        say(word[i], sizeof word[i], SAY("{face}: {n}"), say_n("face", i + 1), say_n("n", (int)f->face[kind][i]));
        item[i] = word[i];
    }
    say(told, sizeof told, SAY("d{sides} by face: {all}"), say_n("sides", faces_sides[kind]),
        say_list("all", SAY_COMMA, item, faces_sides[kind]));
    ui_mark(c->ui, "", "chart", r, told);
}

/* Draws a bar for each face; the dice_line is the mean of fair dice, the band their usual range. */
static void bars(const Column *c, const Faces *f, int kind, Rect r)
{
    Gfx *g = ui_gfx(c->ui);
    int sides = faces_sides[kind], thrown = faces_thrown(f, kind), usual = faces_usual(sides, thrown);
    float mean = (float)thrown / (float)sides, most = mean + (float)usual, step = fminf(r.w / (float)sides, 24);
    for (int i = 0; i < sides; i++)
        most = fmaxf(most, (float)f->face[kind][i]);
    float unit = r.h / fmaxf(most, 1), low = fmaxf(mean - (float)usual, 0), broad = step * (float)sides;
    gfx_fill(g, rect(r.x, r.y + r.h - (mean + (float)usual) * unit, broad, (mean + (float)usual - low) * unit),
             color_alpha(gfx_color(g, COL_TEXT3), 0.25f));
    for (int i = 0; i < sides; i++) {
        float n = (float)f->face[kind][i], h = n * unit;
        bool odd = fabsf(n - mean) > (float)usual + 0.5f;
        gfx_round(g, rect(r.x + step * (float)i + 1, r.y + r.h - h, step - 2, fmaxf(h, 1)), 1.5f,
                  gfx_color(g, odd ? COL_ACCENT : COL_TEXT2));
    }
    float y = r.y + r.h - mean * unit;
    gfx_fill(g, rect(r.x, y - 1, broad, 3), gfx_color(g, COL_PANEL));
    gfx_fill(g, rect(r.x, y, broad, 1), gfx_color(g, COL_TEXT));
}

/* Draws the numbers below the first and the last bar. */
static void ends(const Column *c, int sides, Rect r)
{
    float step = fminf(r.w / (float)sides, 24);
    for (int face = 1; face <= sides; face += sides - 1) {
        char told[16];
        Text t = ui_style_aligned(c->ui, FACE_MEDIUM, 11, COL_TEXT2, ALIGN_CENTER);
        say(told, sizeof told, SAY("{n}"), say_n("n", face));
        (void)gfx_text(ui_gfx(c->ui), t, rect(r.x + step * (float)(face - 1) - 8, r.y, step + 16, r.h), told);
    }
}

static void die(Column *c, const Faces *f, int kind)
{
    Gfx *g = ui_gfx(c->ui);
    char name[SENTENCE_MAX], told[SENTENCE_MAX];
    int thrown = faces_thrown(f, kind), sides = faces_sides[kind];
    Text bold = ui_style(c->ui, FACE_SEMI, 15, COL_TEXT),
         soft = ui_style_aligned(c->ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_RIGHT);
    float h = gfx_text_height(g, bold) + 2, tall = ui_grow(c->ui, 34),
          low = gfx_text_height(g, ui_style(c->ui, FACE_MEDIUM, 11, COL_TEXT2));
    say(name, sizeof name, SAY("d{sides}"), say_n("sides", sides));
    say(told, sizeof told, SAY("{n:1 throw|{n} throws}, {k:=0:less than 1 of each face|about {k} of each face}"),
        say_n("n", thrown), say_n("k", (thrown + sides / 2) / sides));
    if (c->draw) {
        float left = gfx_text_width(g, bold, name) + 10;
        (void)ui_label(c->ui, bold, rect(c->x, c->y, left, h), name);
        (void)ui_label(c->ui, gfx_text_fit(g, soft, 10, 0.5f, c->w - left, told),
                       rect(c->x + left, c->y, c->w - left, h), told);
        Rect r = rect(c->x, c->y + h + 2, c->w, tall);
        bars(c, f, kind, r);
        ends(c, sides, rect(c->x, r.y + r.h, c->w, low));
        mark(c, f, kind, r);
    }
    c->y += h + 2 + tall + low + 8;
}

/* Writes how lucky all dice together were. */
static void luck(Column *c, const Faces *f, const char *who)
{
    Luck all;
    char told[SENTENCE_MAX];
    faces_luck(f, &all);
    if (all.dice == 0)
        return;
    say(told, sizeof told, SAY("*{who}:* {luck} against the average of {n:1 throw|{n} throws}. Usual: within {usual}."),
        say_s("who", who), say_signed("luck", luck_of(&all)), say_n("n", all.dice), say_n("usual", luck_usual(&all)));
    dice_line(c, FACE_MEDIUM, 15, COL_TEXT, told);
}

/* Draws it from y down, or only measures it; returns its height for that width. who: the person, "": all persons. */
static float statistics_dice(Ui *ui, const DiceFigures *dice, const char *who, float x, float y, float w, bool draw)
{
    Column c = {ui, x, y, w, draw};
    dice_line(&c, FACE_SEMI, 14, COL_TEXT2, T_("Dice"));
    luck(&c, &dice->own, who[0] ? who : T_("All people"));
    luck(&c, &dice->computers, T_("Computers"));
    c.y += 4;
    for (int kind = 0; kind < FACES_ROWS; kind++)
        if (faces_thrown(&dice->own, kind) > 0)
            die(&c, &dice->own, kind);
    dice_line(&c, FACE_MEDIUM, 14, COL_TEXT2, T_("Line: what fair dice give. Band: where 19 faces in 20 lie."));
    return c.y - y;
}

/* ---- the scene -------------------------------------------------------------------------------------------------- */

enum { NAMES_MOST = 6, GAMES_MOST = 8, BLOCKS_MOST = 40, COLUMN = 285, READ_MS = 8, SAVED_PATH = 1200 };

typedef struct {
    Ledger ledger;
    People people;
    int table, who; /* 0: all; else 1 + the index */
    Figures figures;
    DiceFigures dice; /* of the chosen table */
    int ndice;        /* number of games counted */
} Stats;

/* A panel that is measured first, and drawn once its place is known. */
typedef struct {
    Stats *s;
    App *app;
    Ui *ui;
    bool draw;
    float x, y, w;
} Pen;

/* Lists the games that have a table in the Hall; returns how many. */
static int tables_of(const Game *out[GAMES_MOST])
{
    HallTable table;
    int n = 0;
    for (int i = 0; game_list[i] != NULL && n < GAMES_MOST; i++)
        if (hall_find(game_list[i]->id, &table))
            out[n++] = game_list[i];
    return n;
}

static const Game *table_of(const Stats *s)
{
    const Game *game[GAMES_MOST];
    return s->table > 0 && s->table <= tables_of(game) ? game[s->table - 1] : NULL;
}

static const char *person_of(const Stats *s)
{
    return s->who > 0 ? s->people.name[s->who - 1] : "";
}

static void count_figures(Stats *s)
{
    const Game *one = table_of(s);
    figures_of(&s->ledger, one, person_of(s), &s->figures);
    s->ndice = one ? figures_dice(&s->ledger, one, person_of(s), &s->dice.own, &s->dice.computers) : 0;
}

static void count_again(Stats *s)
{
    char was[SEAT_NAME_MAX];
    bool first = s->people.n == 0;
    (void)snprintf(was, sizeof was, "%s", person_of(s));
    ledger_people(&s->ledger, NULL, &s->people);
    if (s->people.n > NAMES_MOST)
        s->people.n = NAMES_MOST;
    s->who = first && s->people.n > 0; /* the person with the most games */
    for (int i = 0; i < s->people.n; i++)
        if (was[0] != '\0' && strcmp(s->people.name[i], was) == 0)
            s->who = i + 1;
    count_figures(s);
}

static void *open_scene(App *app, const void *arg)
{
    (void)arg;
    Stats *s = xcalloc(1, sizeof *s);
    app_ledger(app, &s->ledger);
    count_again(s);
    return s;
}

static void close_scene(void *data, App *app)
{
    Stats *s = data;
    app_keep_ledger(app, &s->ledger);
    ledger_free(&s->ledger);
    free(s);
}

/* ---- parts of a panel --------------------------------------------------------------------------------------------- */

static void line(Pen *p, Face face, float size, ColorRole role, const char *text)
{
    Text t = ui_style(p->ui, face, size, role);
    float h = gfx_paragraph_height(ui_gfx(p->ui), t, p->w, text);
    if (p->draw)
        (void)ui_paragraph(p->ui, t, rect(p->x, p->y, p->w, h + 1), text);
    p->y += h + 4;
}

static void heading(Pen *p, const char *text)
{
    line(p, FACE_SEMI, 14, COL_TEXT2, text);
}

/* Draws "cunning  ████░░  3 of 12", stacked if the words are long. */
static void bar(Pen *p, const char *label, Share s)
{
    Gfx *g = ui_gfx(p->ui);
    char told[SENTENCE_MAX], cut[SENTENCE_MAX];
    Text name = ui_style(p->ui, FACE_SEMI, 15, COL_TEXT),
         count = ui_style_aligned(p->ui, FACE_SEMI, 14, COL_TEXT, ALIGN_RIGHT);
    say(told, sizeof told, SAY("{any:{won} of {n}|\u2013}"), say_is("any", s.games > 0), say_n("won", s.won),
        say_n("n", s.games));
    float h = gfx_text_height(g, name) + 6, right = gfx_text_width(g, count, told) + 8, left = p->w * 0.42f;
    if (p->draw) {
        words_cut(g, name, left - 8, label, cut, sizeof cut);
        (void)ui_label(p->ui, name, rect(p->x, p->y, left, h), cut);
        (void)ui_label(p->ui, count, rect(p->x + p->w - right, p->y, right, h), told);
        Rect track = rect(p->x + left, p->y + h / 2 - 5, p->w - left - right - 6, 10);
        gfx_surface(g, track, SURFACE_WELL);
        if (s.won > 0 && track.w > 8)
            gfx_round(g, rect(track.x + 1, track.y + 1, fmaxf(8, (track.w - 2) * (float)s.won / (float)s.games), 8), 4,
                      gfx_color(g, COL_GOOD));
    }
    p->y += h;
}

static void refused(App *app, Status st)
{
    if (st.code)
        app_say(app, T_("This game could not be opened"), st.text);
}

static void watch(App *app, const LedgerGame *g)
{
    Status st = app_look_at(app, g->kept);
    if (st.code != 0) {
        refused(app, st);
        return;
    }
    PlayArg arg = {.replay = true, .running = true, .back = N_("Statistics")};
    app_push(app, SCENE_PLAY, &arg, sizeof arg);
}

/* Draws "Best score  31  [Watch]". */
static void moment(Pen *p, const char *id, const char *label, const char *value, const LedgerGame *game)
{
    if (game == NULL)
        return;
    Gfx *g = ui_gfx(p->ui);
    Text name = ui_style(p->ui, FACE_MEDIUM, 14, COL_TEXT2), fact = ui_style(p->ui, FACE_SEMI, 17, COL_TEXT);
    float nh = gfx_text_height(g, name), fh = gfx_text_height(g, fact), h = nh + fh + 12, bh = ui_grow(p->ui, 34);
    float bw = ui_button_width(p->ui, T_("Watch"), NULL, NULL, UI_SMALL);
    if (p->draw) {
        char cut[SENTENCE_MAX];
        gfx_surface(g, rect(p->x, p->y, p->w, h), SURFACE_ROW);
        float room = p->w - bw - 26;
        words_cut(g, name, room, label, cut, sizeof cut);
        (void)ui_label(p->ui, name, rect(p->x + 10, p->y + 6, room, nh), cut);
        words_cut(g, fact, room, value, cut, sizeof cut);
        (void)ui_label(p->ui, fact, rect(p->x + 10, p->y + 6 + nh, room, fh), cut);
        if (ui_button(p->ui, id, rect(p->x + p->w - bw - 8, p->y + (h - bh) / 2, bw, bh), T_("Watch"), NULL, NULL,
                      UI_SMALL))
            watch(p->app, game);
    }
    p->y += h + 8;
}

/* Draws the points of the last games as columns, the best one in gold. */
static void points(Pen *p, const Figures *f)
{
    Gfx *g = ui_gfx(p->ui);
    float h = ui_grow(p->ui, 64);
    int most = 1, least = 0;
    for (int i = 0; i < f->npoints; i++) {
        most = f->points[i] > most ? f->points[i] : most;
        least = f->points[i] < least ? f->points[i] : least;
    }
    if (p->draw && f->npoints > 0) {
        float step = p->w / (float)f->npoints, zero = p->y + h * (float)most / (float)(most - least);
        step = fminf(step, 36);
        for (int i = 0; i < f->npoints; i++) {
            float tall = h * (float)abs(f->points[i]) / (float)(most - least), x = p->x + step * (float)i;
            bool best = f->points[i] == most;
            gfx_round(g, rect(x + 1, f->points[i] < 0 ? zero : zero - tall, step - 3, fmaxf(tall, 2)), 2,
                      gfx_color(g, best               ? COL_ACCENT
                                   : f->points[i] < 0 ? COL_BAD
                                                      : COL_TEXT3));
        }
        gfx_fill(g, rect(p->x, zero, p->w, 1), gfx_color(g, COL_LINE2));
        char told[SENTENCE_MAX];
        say(told, sizeof told, SAY("Points of the last {n:game|{n} games}: at most {most}"), say_n("n", f->npoints),
            say_n("most", most));
        ui_mark(p->ui, "points", "chart", rect(p->x, p->y, p->w, h), told);
    }
    p->y += h + 8;
}

/* ---- the panels ---------------------------------------------------------------------------------------------------- */

typedef void Block(Pen *p, const Game *g, int at);

static void against(Pen *p, const Figures *f)
{
    heading(p, T_("Record against"));
    for (int level = 1; level < BOT_LEVELS; level++)
        bar(p, say_word(bot_level[level].kind), f->against[level]);
    if (f->against[0].games > 0)
        bar(p, T_("people"), f->against[0]);
}

static void by_option(Pen *p, const Game *g, int option)
{
    Share share[FIGURES_CHOICES];
    (void)figures_by_option(&p->s->ledger, g, person_of(p->s), option, share);
    heading(p, say_word(g->option[option].label));
    for (int i = 0; i < g->option[option].nchoices && i < FIGURES_CHOICES; i++)
        if (share[i].games > 0)
            bar(p, say_word(g->option[option].choice_label[i]), share[i]);
}

static void moments(Pen *p, const Game *g, const Figures *f)
{
    char value[SENTENCE_MAX], id[40];
    if (f->best != NULL && f->scored) {
        int seat = ledger_seat(f->best, person_of(p->s));
        say(value, sizeof value, SAY("{n:1 point|{n} points}"), say_n("n", f->best->score[seat]));
        (void)snprintf(id, sizeof id, "best-%s", g->id);
        moment(p, id, T_("Best score"), value, f->best);
        say(value, sizeof value, SAY("{tie:in a tie|by {n:1 point|{n} points}}"), say_is("tie", f->margin == 0),
            say_n("n", f->margin));
        (void)snprintf(id, sizeof id, "closest-%s", g->id);
        moment(p, id, T_("Closest win"), value, f->closest);
        return;
    }
    if (f->quickest != NULL)
        say(value, sizeof value, SAY("turn {n}"), say_n("n", f->quickest->rounds));
    (void)snprintf(id, sizeof id, "quickest-%s", g->id);
    moment(p, id, T_("Quickest win"), value, f->quickest);
    if (f->longest != NULL)
        say(value, sizeof value, SAY("{n:1 turn|{n} turns}"), say_n("n", f->longest->rounds));
    (void)snprintf(id, sizeof id, "longest-%s", g->id);
    moment(p, id, T_("Longest defence"), value, f->longest);
    if (f->led.games == 0)
        return;
    p->y += 6;
    heading(p, T_("Leading the horde"));
    bar(p, T_("Castles taken"), f->led);
    if (f->conquest != NULL)
        say(value, sizeof value, SAY("turn {n}"), say_n("n", f->conquest->rounds));
    (void)snprintf(id, sizeof id, "conquest-%s", g->id);
    moment(p, id, T_("Quickest conquest"), value, f->conquest);
}

static void table_panel(Pen *p, const Game *g, int at)
{
    (void)at;
    Gfx *gfx = ui_gfx(p->ui);
    Figures f;
    figures_of(&p->s->ledger, g, person_of(p->s), &f);
    char told[SENTENCE_MAX];
    Text title = ui_style(p->ui, FACE_TITLE, 22, COL_TEXT), soft = ui_style(p->ui, FACE_MEDIUM, 15, COL_TEXT);
    float th = gfx_text_height(gfx, title), sh = gfx_text_height(gfx, soft), picture = th + sh + 46;
    say(told, sizeof told, SAY("{n:1 game|{n} games}, {won} won"), say_n("n", f.all.games), say_n("won", f.all.won));
    if (p->draw) {
        Rect top = rect(p->x - 15, p->y - 13, p->w + 30, picture);
        Color dark = gfx_color(gfx, COL_PANEL);
        gfx_clip_round(gfx, top, 9);
        if (!gfx_is_contrast(gfx)) {
            (void)gfx_picture_cover(gfx, hall_ground(g->id), top, 0.5f, 0.4f);
            gfx_gradient(gfx, top, 0, color_alpha(dark, 0.25f), color_alpha(dark, 0.95f));
        }
        gfx_unclip(gfx);
        (void)ui_label(p->ui, gfx_text_fit(gfx, title, 15, 1, p->w, say_word(g->title)),
                       rect(p->x, top.y + picture - sh - th - 8, p->w, th), say_word(g->title));
        (void)ui_label(p->ui, soft, rect(p->x, top.y + picture - sh - 6, p->w, sh), told);
    }
    p->y += picture - 6;
    if (f.left_out > 0) {
        say(told, sizeof told,
            SAY("{n:1 more game does|{n} more games do} not count: assisted, begun at a position, a deal played "
                "before, or left out."),
            say_n("n", f.left_out));
        line(p, FACE_MEDIUM, 14, COL_TEXT2, told);
    }
    if (f.all.games == 0) {
        if (f.left_out == 0)
            line(p, FACE_MEDIUM, 15, COL_TEXT2, T_("No finished games yet."));
        return;
    }
    if (f.scored)
        against(p, &f);
    else
        by_option(p, g, g->degree);
    p->y += 6;
    moments(p, g, &f);
    if (f.scored) {
        heading(p, T_("Points by game"));
        points(p, &f);
    }
}

static void pairs_panel(Pen *p, const Game *g, int at)
{
    (void)at;
    Pair pair[FIGURES_PAIRS];
    int n = figures_pairs(&p->s->ledger, g, person_of(p->s), pair);
    heading(p, T_("Won together with"));
    for (int i = 0; i < n; i++)
        bar(p, pair[i].name, pair[i].share);
}

static void medals_panel(Pen *p, const Game *g, int at)
{
    (void)at;
    Gfx *gfx = ui_gfx(p->ui);
    uint8_t best[MEDAL_MAX];
    char told[SENTENCE_MAX], id[40];
    int n = ledger_medals(&p->s->ledger, g, person_of(p->s), best);
    float size = fminf(46, (p->w + 6) / 6 - 6), bh = ui_grow(p->ui, 40);
    say(told, sizeof told, SAY("*Medals:* {n} of {all}"), say_n("n", n), say_n("all", g->nmedals));
    line(p, FACE_MEDIUM, 15, COL_TEXT, told);
    for (int i = 0; i < g->nmedals; i++)
        if (p->draw)
            medal_disc(gfx, g, i, p->x + size / 2 + (float)(i % 6) * (size + 6),
                       p->y + size / 2 + (float)(i / 6) * (size + 6), size, best[i]);
    p->y += (float)((g->nmedals + 5) / 6) * (size + 6) + 4;
    (void)snprintf(id, sizeof id, "medals-%s", g->id);
    if (p->draw && ui_button(p->ui, id, rect(p->x, p->y, p->w, bh), T_("The wall of medals"), "trophy", NULL, 0)) {
        MedalsArg arg = {0};
        (void)snprintf(arg.game, sizeof arg.game, "%s", g->id);
        (void)snprintf(arg.name, sizeof arg.name, "%s", person_of(p->s));
        app_push(p->app, SCENE_MEDALS, &arg, sizeof arg);
    }
    p->y += bh + 4;
}

static void dice_panel(Pen *p, const Game *g, int at)
{
    (void)at;
    (void)g;
    p->y += statistics_dice(p->ui, &p->s->dice, person_of(p->s), p->x, p->y, p->w, p->draw);
}

typedef struct {
    Block *block;
    const Game *game;
    int at;
} Place;

static bool is_told_apart(const Stats *s, const Game *g, int option)
{
    Share share[FIGURES_CHOICES];
    return figures_by_option(&s->ledger, g, person_of(s), option, share) > 1;
}

static int blocks_of(const Stats *s, Place out[BLOCKS_MOST])
{
    const Game *one = table_of(s);
    Pair pair[FIGURES_PAIRS];
    const Game *game[GAMES_MOST];
    int n = 0, tables = tables_of(game);
    for (; one == NULL && n < tables; n++)
        out[n] = (Place){table_panel, game[n], 0};
    if (one == NULL)
        return n;
    out[n++] = (Place){table_panel, one, 0};
    if (one->nmedals > 0)
        out[n++] = (Place){medals_panel, one, 0};
    if (s->ndice > 0)
        out[n++] = (Place){dice_panel, one, 0};
    if (s->who > 0 && figures_pairs(&s->ledger, one, person_of(s), pair) > 0)
        out[n++] = (Place){pairs_panel, one, 0};
    for (int i = 0; i < one->noptions && n < BLOCKS_MOST; i++)
        if (is_told_apart(s, one, i) && (i != one->degree || s->figures.scored))
            out[n++] = (Place){by_option, one, i};
    return n;
}

/* Puts each panel into the shortest column so far. Returns the total height. */
static float flow(Stats *s, App *app, Ui *ui, Rect r, bool draw)
{
    Place place[BLOCKS_MOST];
    int n = blocks_of(s, place), columns = (int)((r.w + PART_GAP) / (ui_grow(ui, COLUMN) + PART_GAP));
    columns = columns < 1 ? 1 : columns > 4 ? 4 : columns;
    float w = (r.w - (float)(columns - 1) * PART_GAP) / (float)columns, foot[4] = {0}, all = 0;
    for (int i = 0; i < n; i++) {
        int at = 0;
        for (int c = 1; c < columns; c++)
            if (foot[c] < foot[at] - 1)
                at = c;
        Pen p = {s, app, ui, false, r.x + (float)at * (w + PART_GAP) + 16, 0, w - 32};
        place[i].block(&p, place[i].game, place[i].at);
        float h = p.y + 28;
        if (draw) {
            gfx_surface(ui_gfx(ui), rect(p.x - 16, r.y + foot[at], w, h), SURFACE_PANEL);
            p.y = r.y + foot[at] + 14;
            p.draw = true;
            place[i].block(&p, place[i].game, place[i].at);
        }
        foot[at] += h + PART_GAP;
        all = fmaxf(all, foot[at]);
    }
    return all - PART_GAP;
}

/* ---- on top -------------------------------------------------------------------------------------------------------- */

static void number(Ui *ui, Rect r, const char *value, const char *words)
{
    Gfx *g = ui_gfx(ui);
    Text big = ui_style(ui, FACE_SEMI, 28, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float bh = gfx_text_height(g, big), sh = gfx_text_height(g, soft), y = r.y + (r.h - bh - sh) / 2;
    (void)ui_label(ui, gfx_text_fit(g, big, 16, 1, r.w - 8, value), rect(r.x, y, r.w - 8, bh), value);
    (void)ui_label(ui, gfx_text_fit(g, soft, 11, 0.5f, r.w - 8, words), rect(r.x, y + bh, r.w - 8, sh), words);
}

static void last_games(Ui *ui, Rect r, const Figures *f)
{
    Gfx *g = ui_gfx(ui);
    char told[SENTENCE_MAX];
    Text soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float sh = gfx_text_height(g, soft), d = fminf(18, r.w / FIGURES_LAST - 4), y = r.y + (r.h - sh - d - 6) / 2;
    int won = 0;
    for (int i = 0; i < f->nlast; i++)
        won += f->last[i];
    say(told, sizeof told, SAY("{n:last game: {won:=0:not won|won}|last {n} games: {won} won}"), say_n("n", f->nlast),
        say_n("won", won));
    (void)ui_label(ui, gfx_text_fit(g, soft, 11, 0.5f, r.w, told), rect(r.x, y, r.w, sh), told);
    for (int i = 0; i < f->nlast; i++) {
        Rect at = rect(r.x + (float)i * (d + 4), y + sh + 6, d, d);
        if (f->last[i])
            gfx_round(g, at, d / 2, gfx_color(g, COL_GOOD));
        else
            gfx_frame(g, at, d / 4, 2, gfx_color(g, COL_LINE2));
    }
}

static void summary(const Stats *s, Ui *ui, Rect r)
{
    const Figures *f = &s->figures;
    char value[4][SENTENCE_MAX];
    int games = f->all.games;
    gfx_surface(ui_gfx(ui), r, SURFACE_PANEL);
    Rect in = rect_inset(r, 14);
    say(value[0], SENTENCE_MAX, SAY("{n}"), say_n("n", games));
    say(value[1], SENTENCE_MAX, SAY("{n}"), say_n("n", f->all.won));
    say(value[2], SENTENCE_MAX, SAY("{n}%"), say_n("n", games > 0 ? (100 * f->all.won + games / 2) / games : 0));
    say(value[3], SENTENCE_MAX, SAY("{n}"), say_n("n", f->longest_streak));
    char counted[SENTENCE_MAX];
    say(counted, sizeof counted, SAY("{n:game|games}"), say_n("n", games));
    const char *words[4] = {counted, T_("won"), T_("of all games"), T_("won in a row")};
    bool one_row = in.w > ui_grow(ui, 700);
    float w = one_row ? in.w * 0.16f : in.w / 4, h = one_row ? in.h : in.h / 2;
    for (int i = 0; i < 4; i++)
        number(ui, rect(in.x + w * (float)i, in.y, w, h), value[i], words[i]);
    last_games(ui, one_row ? rect(in.x + 4 * w + 8, in.y, in.w - 4 * w - 8, h) : rect(in.x, in.y + h, in.w, h), f);
}

static void save_table(const Stats *s, App *app)
{
    char folder[1024], path[SAVED_PATH], told[SAVED_PATH + SENTENCE_MAX];
    Buf csv = {0};
    ledger_csv(&s->ledger, &csv);
    if (!user_folder(USER_DOCUMENTS, folder, sizeof folder) ||
        !user_path(folder, "horde-hall-games", "csv", path, sizeof path)) {
        app_notice(app, T_("There is no folder to save it in."));
    } else {
        Status st = file_write(path, buf_str(&csv), csv.n);
        say(told, sizeof told, SAY("{why:{why}|Saved as {file}}"), say_s("why", st.text), say_s("file", path));
        app_say(app, st.code ? T_("The table was not saved") : T_("Export as a table"), told);
    }
    buf_free(&csv);
}

static float choices(Stats *s, Ui *ui, Rect in)
{
    const Game *game[GAMES_MOST];
    const char *label[GAMES_MOST + 1], *name[NAMES_MOST + 1];
    int n = 0, people = 0, table = s->table, who = s->who;
    label[n++] = T_("All tables");
    for (int i = 0; i < tables_of(game); i++)
        label[n++] = say_word(game[i]->title);
    name[people++] = T_("Everyone");
    for (int i = 0; i < s->people.n; i++)
        name[people++] = s->people.name[i];
    float row = ui_grow(ui, 38), h = ui_choice_height(ui, label, n, in.w, row);
    (void)ui_choice(ui, "table", rect(in.x, in.y, fminf(in.w, ui_choice_width(ui, label, n)), h), label, n, &table, 0,
                    NULL);
    if (people > 2) {
        float more = ui_choice_height(ui, name, people, in.w, row);
        (void)ui_choice(ui, "who", rect(in.x, in.y + h + 8, fminf(in.w, ui_choice_width(ui, name, people)), more), name,
                        people, &who, 0, NULL);
        h += more + 8;
    }
    if (table != s->table || who != s->who) {
        s->table = table;
        s->who = who;
        count_figures(s);
        ui_scroll_to(ui, "figures", 0);
    }
    return h;
}

/* Reads journals that the ledger has not read yet, for READ_MS in a pass. */
static void read_on(Stats *s, Ui *ui)
{
    uint32_t began = clock_ms();
    bool more = false;
    if (s->ledger.ntold == s->ledger.n)
        return;
    while (clock_ms() - began < READ_MS && (more = ledger_read_next(&s->ledger)))
        ;
    count_again(s);
    if (more)
        ui_wake(ui, 0);
}

static void frame(void *data, App *app, Ui *ui)
{
    Stats *s = data;
    int used = -1;
    read_on(s, ui);
    const RoomButton stud[] = {{.id = "csv", .label = T_("Export as a table"), .icon = "down"},
                               {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"}};
    if (s->ledger.n == 0) {
        bar_nothing(app, ui, BAR_SLATE, T_("Statistics"), T_("Nobody has lost here yet. Shame."));
        if (room_strap(ui, stud + 1, 1) == 0)
            app_pop(app);
        ui_begin_keys(ui);
        return;
    }
    Rect in = bar_reading(ui, T_("Statistics"), stud, 2, &used);
    float w = in.w;
    if (used == 0)
        save_table(s, app);
    else if (used == 1)
        app_pop(app);
    (void)rect_cut_top(&in, choices(s, ui, in) + 10);
    float sum = ui_grow(ui, w > ui_grow(ui, 740) ? 84 : 150);
    bool fits = in.h > sum * 2.5f; /* else the summary scrolls with the rest */
    if (fits) {
        summary(s, ui, rect_cut_top(&in, sum));
        (void)rect_cut_top(&in, 10);
    }
    float lead = fits ? 0 : sum + 10, wide = in.w, all = lead + flow(s, app, ui, rect(in.x, in.y, wide, 0), false);
    if (all > in.h) {
        wide = in.w - 14;
        all = lead + flow(s, app, ui, rect(in.x, in.y, wide, 0), false);
    }
    float y = in.y - ui_scroll_begin(ui, "figures", in, all);
    if (!fits)
        summary(s, ui, rect(in.x, y, wide, sum));
    (void)flow(s, app, ui, rect(in.x, y + lead, wide, 0), true);
    ui_scroll_end(ui);
}

const Scene scene_statistics = {.word = "statistics", .open = open_scene, .frame = frame, .close = close_scene};
