/* SPDX-License-Identifier: MIT
 * The figures of a table, or of all: how often won and against whom, the best and closest games, medals, dice, partners,
 * house rules. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/scenes/medals.h"
#include "app/scenes/parts.h"
#include "app/scenes/play.h"
#include "app/scenes/statistics_int.h"
#include "core/say.h"
#include "ui/words.h"

Color chalk(const Gfx *g, ColorRole role)
{
    return gfx_is_contrast(g) ? gfx_color(g, role) : theme_color(THEME_TAVERN, role);
}

Text chalk_text(Ui *ui, Face face, float size, ColorRole role)
{
    Text t = ui_style(ui, face, size, role);
    t.color = chalk(ui_gfx(ui), role);
    return t;
}

/* ---- chalk ------------------------------------------------------------------------------------------------------- */

void stats_line(Pen *p, Face face, float size, ColorRole role, const char *text)
{
    Text t = chalk_text(p->ui, face, size, role);
    float h = gfx_paragraph_height(ui_gfx(p->ui), t, p->w, text);
    if (p->draw)
        (void)ui_paragraph(p->ui, t, rect(p->x, p->y, p->w, h + 1), text);
    p->y += h + 4;
}

static void heading(Pen *p, const char *text)
{
    stats_line(p, FACE_SEMI, 14, COL_TEXT2, text);
}

/* Draws "cunning  ████░░  3 of 12", stacked if the words are long. */
static void stats_bar(Pen *p, const char *label, Share s)
{
    Gfx *g = ui_gfx(p->ui);
    char told[SENTENCE_MAX], cut[SENTENCE_MAX];
    Text name = chalk_text(p->ui, FACE_SEMI, 15, COL_TEXT), count = chalk_text(p->ui, FACE_SEMI, 14, COL_TEXT);
    count.align = ALIGN_RIGHT;
    say(told, sizeof told, SAY("{any:{won} of {n}|\u2013}"), say_is("any", s.games > 0), say_n("won", s.won),
        say_n("n", s.games));
    float h = gfx_text_height(g, name) + 6, right = gfx_text_width(g, count, told) + 8, left = p->w * 0.42f;
    if (p->draw) {
        words_cut(g, name, left - 8, label, cut, sizeof cut);
        (void)ui_label(p->ui, name, rect(p->x, p->y, left, h), cut);
        (void)ui_label(p->ui, count, rect(p->x + p->w - right, p->y, right, h), told);
        Rect track = rect(p->x + left, p->y + h / 2 - 5, p->w - left - right - 6, 10);
        gfx_round(g, track, 5, (Color){0, 0, 0, 110});
        if (gfx_is_contrast(g))
            gfx_frame(g, track, 5, 1, gfx_color(g, COL_LINE));
        if (s.won > 0 && track.w > 8)
            gfx_round(g, rect(track.x + 1, track.y + 1, fmaxf(8, (track.w - 2) * (float)s.won / (float)s.games), 8), 4,
                      chalk(g, COL_GOOD));
    }
    p->y += h;
}

static void watch(App *app, const LedgerGame *g)
{
    Status st = app_look_at(app, g->kept);
    if (st.code != 0) {
        part_say_unopened(app, st);
        return;
    }
    PlayArg arg = {.replay = true, .running = true, .back = N_("Statistics")};
    app_push(app, SCENE_PLAY, &arg, sizeof arg);
}

/* Draws "Best score  31" with a stud that plays it. */
static void moment(Pen *p, const char *id, const char *label, const char *value, const LedgerGame *game)
{
    enum { STUD_SIZE = 34 };
    if (game == NULL)
        return;
    Gfx *g = ui_gfx(p->ui);
    Text name = chalk_text(p->ui, FACE_MEDIUM, 15, COL_TEXT2), fact = chalk_text(p->ui, FACE_SEMI, 17, COL_TEXT);
    float h = fmaxf(gfx_text_height(g, fact) + 8, STUD_SIZE + 6), room = p->w - STUD_SIZE - 12, left = room * 0.5f;
    if (p->draw) {
        char cut[SENTENCE_MAX];
        words_cut(g, name, left - 8, label, cut, sizeof cut);
        (void)ui_label(p->ui, name, rect(p->x, p->y, left, h), cut);
        words_cut(g, fact, room - left, value, cut, sizeof cut);
        (void)ui_label(p->ui, fact, rect(p->x + left, p->y, room - left, h), cut);
        if (ui_button(p->ui, id, rect(p->x + p->w - STUD_SIZE, p->y + (h - STUD_SIZE) / 2, STUD_SIZE, STUD_SIZE),
                      T_("Watch"), "play", NULL, UI_ROUND | UI_SMALL))
            watch(p->app, game);
    }
    p->y += h;
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
                      chalk(g, best               ? COL_ACCENT
                               : f->points[i] < 0 ? COL_BAD
                                                  : COL_TEXT3));
        }
        gfx_fill(g, rect(p->x, zero, p->w, 1), chalk(g, COL_LINE2));
        char told[SENTENCE_MAX];
        say(told, sizeof told, SAY("Points of the last {n:game|{n} games}: at most {most}"), say_n("n", f->npoints),
            say_n("most", most));
        ui_mark(p->ui, "points", "chart", rect(p->x, p->y, p->w, h), told);
    }
    p->y += h + 8;
}

/* ---- the figures ---------------------------------------------------------------------------------------------------- */

typedef void Block(Pen *p, const Game *g, int at);

static void against(Pen *p, const Figures *f)
{
    heading(p, T_("Record against"));
    for (int i = 0; i < BOT_RUNGS; i++)
        stats_bar(p, say_word(bot_level(bot_ladder[i])->kind), f->against[bot_ladder[i]]);
    if (f->against[0].games > 0)
        stats_bar(p, T_("people"), f->against[0]);
}

static void by_option(Pen *p, const Game *g, int option)
{
    Share share[FIGURES_CHOICES];
    (void)figures_by_option(&p->s->ledger, g, stats_person(p->s), option, share);
    heading(p, say_word(g->option[option].label));
    for (int i = 0; i < g->option[option].nchoices && i < FIGURES_CHOICES; i++)
        if (share[i].games > 0)
            stats_bar(p, say_word(g->option[option].choice_label[i]), share[i]);
}

static void moments(Pen *p, const Game *g, const Figures *f)
{
    char value[SENTENCE_MAX], id[40];
    if (f->best != NULL && f->scored) {
        int seat = ledger_seat(f->best, stats_person(p->s));
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
    stats_bar(p, T_("Castles taken"), f->led);
    if (f->conquest != NULL)
        say(value, sizeof value, SAY("turn {n}"), say_n("n", f->conquest->rounds));
    (void)snprintf(id, sizeof id, "conquest-%s", g->id);
    moment(p, id, T_("Quickest conquest"), value, f->conquest);
}

static void number(Ui *ui, Rect r, const char *value, const char *words)
{
    Gfx *g = ui_gfx(ui);
    Text big = chalk_text(ui, FACE_TITLE, 32, COL_TEXT), soft = chalk_text(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float bh = gfx_text_height(g, big), sh = gfx_text_height(g, soft);
    (void)ui_label(ui, gfx_text_fit(g, big, 16, 1, r.w - 8, value), rect(r.x, r.y, r.w - 8, bh), value);
    (void)ui_label(ui, gfx_text_fit(g, soft, 11, 0.5f, r.w - 8, words), rect(r.x, r.y + bh - 4, r.w - 8, sh), words);
}

/* Draws how many games, how many were won, and the longest row of them. */
static void numbers(Pen *p, const Figures *f)
{
    Gfx *g = ui_gfx(p->ui);
    char value[4][SENTENCE_MAX], counted[SENTENCE_MAX];
    int games = f->all.games,
        n[4] = {games, f->all.won, games > 0 ? (100 * f->all.won + games / 2) / games : 0, f->longest_streak};
    say(counted, sizeof counted, SAY("{n:game|games}"), say_n("n", games));
    const char *words[4] = {counted, T_("won"), T_("of all games"), T_("won in a row")};
    for (int i = 0; i < 4 && p->draw; i++) {
        say(value[i], SENTENCE_MAX, SAY("{share:{n}%|{n}}"), say_is("share", i == 2), say_n("n", n[i]));
        number(p->ui, rect(p->x + p->w * (float)i / 4, p->y, p->w / 4, 0), value[i], words[i]);
    }
    p->y += gfx_text_height(g, chalk_text(p->ui, FACE_TITLE, 32, COL_TEXT)) +
            gfx_text_height(g, chalk_text(p->ui, FACE_MEDIUM, 14, COL_TEXT2)) + 8;
}

static void last_games(Pen *p, const Figures *f)
{
    Gfx *g = ui_gfx(p->ui);
    char told[SENTENCE_MAX];
    float d = fminf(18, p->w / FIGURES_LAST - 4);
    int won = 0;
    for (int i = 0; i < f->nlast; i++)
        won += f->last[i];
    say(told, sizeof told, SAY("{n:last game: {won:=0:not won|won}|last {n} games: {won} won}"), say_n("n", f->nlast),
        say_n("won", won));
    for (int i = 0; i < f->nlast && p->draw; i++) {
        Rect at = rect(p->x + (float)i * (d + 4), p->y, d, d);
        if (f->last[i])
            gfx_round(g, at, d / 2, chalk(g, COL_GOOD));
        else
            gfx_frame(g, at, d / 4, 2, chalk(g, COL_LINE2));
    }
    if (p->draw)
        ui_mark(p->ui, "last-games", "chart", rect(p->x, p->y, p->w, d), told);
    p->y += d + 14;
}

static void say_left_out(Pen *p, const Figures *f)
{
    char told[SENTENCE_MAX];
    if (f->left_out == 0)
        return;
    say(told, sizeof told,
        SAY("{n:1 more game does|{n} more games do} not count: assisted, begun at a position, a deal played "
            "before, or left out."),
        say_n("n", f->left_out));
    stats_line(p, FACE_MEDIUM, 14, COL_TEXT2, told);
}

/* Draws the figures of the chosen table, or of all. */
static void table_block(Pen *p, const Game *g, int at)
{
    (void)at;
    const Figures *f = &p->s->figures;
    numbers(p, f);
    if (f->all.games > 0)
        last_games(p, f);
    say_left_out(p, f);
    if (f->all.games == 0)
        return;
    if (g == NULL || f->scored)
        against(p, f);
    else
        by_option(p, g, g->degree);
    if (g == NULL)
        return;
    p->y += 6;
    moments(p, g, f);
    if (f->scored) {
        p->y += 6;
        heading(p, T_("Points by game"));
        points(p, f);
    }
}

static void pairs_block(Pen *p, const Game *g, int at)
{
    (void)at;
    Pair pair[FIGURES_PAIRS];
    int n = figures_pairs(&p->s->ledger, g, stats_person(p->s), pair);
    heading(p, T_("Won together with"));
    for (int i = 0; i < n; i++)
        stats_bar(p, pair[i].name, pair[i].share);
}

static void medals_block(Pen *p, const Game *g, int at)
{
    enum { IN_ROW = 7, STUD_SIZE = 34, GAP = 6, LARGEST = 52 };
    (void)at;
    Gfx *gfx = ui_gfx(p->ui);
    uint8_t best[MEDAL_MAX];
    char told[SENTENCE_MAX], id[40];
    int n = ledger_medals(&p->s->ledger, g, stats_person(p->s), best);
    float step = fminf((p->w - STUD_SIZE - GAP) / IN_ROW, LARGEST + GAP), size = step - GAP, top = p->y;
    say(told, sizeof told, SAY("*Medals:* {n} of {all}"), say_n("n", n), say_n("all", g->nmedals));
    stats_line(p, FACE_MEDIUM, 15, COL_TEXT, told);
    for (int i = 0; i < g->nmedals; i++)
        if (p->draw)
            medal_disc(gfx, g, i, p->x + size / 2 + (float)(i % IN_ROW) * step,
                       p->y + size / 2 + (float)(i / IN_ROW) * step, size, best[i]);
    p->y += (float)((g->nmedals + IN_ROW - 1) / IN_ROW) * step + 4;
    (void)snprintf(id, sizeof id, "medals-%s", g->id);
    if (p->draw && ui_button(p->ui, id, rect(p->x + p->w - STUD_SIZE, top, STUD_SIZE, STUD_SIZE),
                             T_("The wall of medals"), "trophy", NULL, UI_ROUND | UI_SMALL)) {
        MedalsArg arg = {0};
        (void)snprintf(arg.game, sizeof arg.game, "%s", g->id);
        (void)snprintf(arg.name, sizeof arg.name, "%s", stats_person(p->s));
        app_push(p->app, SCENE_MEDALS, &arg, sizeof arg);
    }
}

static void dice_block(Pen *p, const Game *g, int at)
{
    (void)at;
    (void)g;
    stats_dice(p);
}

/* ---- one below the other ------------------------------------------------------------------------------------------- */

static bool is_told_apart(const Stats *s, const Game *g, int option)
{
    Share share[FIGURES_CHOICES];
    return figures_by_option(&s->ledger, g, stats_person(s), option, share) > 1;
}

static void block(Pen *p, Block *b, const Game *g, int at)
{
    b(p, g, at);
    p->y += 12;
}

void stats_figures(Pen *p)
{
    const Stats *s = p->s;
    const Game *one = stats_table(s);
    Pair pair[FIGURES_PAIRS];
    block(p, table_block, one, 0);
    if (one == NULL)
        return;
    if (one->nmedals > 0)
        block(p, medals_block, one, 0);
    if (s->ndice > 0)
        block(p, dice_block, one, 0);
    if (s->who > 0 && figures_pairs(&s->ledger, one, stats_person(s), pair) > 0)
        block(p, pairs_block, one, 0);
    for (int i = 0; i < one->noptions; i++)
        if (is_told_apart(s, one, i) && (i != one->degree || s->figures.scored))
            block(p, by_option, one, i);
}
