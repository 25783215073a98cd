/* SPDX-License-Identifier: MIT
 * The seats round this table: score on its way to the target, and the state of each seat's six heroes. */
#include <stdio.h>

#include "base/buf.h"
#include "games/monstrous/table/monstrous_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "ui/portrait.h"

enum { TOLD_MAX = 8 * SENTENCE_MAX }; /* paragraphs below each other */

typedef enum { STATE_READY, STATE_TEAM, STATE_WOUNDED, STATE_STONE } HeroState;

static HeroState state_of(const Table *t, int seat, int hero)
{
    const State *s = t->in->s;
    if (monstrous_heroes(s, (PlaceId)(PLACE_TEAM + seat)) >> hero & 1)
        return STATE_TEAM;
    if (monstrous_heroes(s, (PlaceId)(PLACE_WOUNDED + seat)) >> hero & 1)
        return STATE_WOUNDED;
    if (monstrous_heroes(s, (PlaceId)(PLACE_STONE + seat)) >> hero & 1)
        return STATE_STONE;
    return STATE_READY;
}

/* Draws a hero's marker: a disc is well, a square wounded, a lozenge stone, so that the shape says it without the
 * colour. */
static void marker(Table *t, float cx, float cy, float d, HeroState state)
{
    Gfx *g = t->g;
    Rect r = rect(cx - d / 2, cy - d / 2, d, d);
    switch (state) {
    case STATE_WOUNDED:
        gfx_frame(g, r, 2, 2, gfx_color(g, COL_BAD));
        break;
    case STATE_STONE:
        gfx_pips(g, 1, 1, cx - d * 0.6f, cy, d * 1.2f);
        break;
    case STATE_TEAM:
        gfx_disc(g, cx, cy, d / 2, gfx_color(g, COL_ACCENT));
        break;
    case STATE_READY:
        gfx_disc(g, cx, cy, d / 2, gfx_color(g, COL_TEXT2));
        break;
    }
}

typedef struct {
    int wounded, stone;
} Health;

static Health health_of(const Table *t, int seat)
{
    Health h = {0};
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        h.wounded += state_of(t, seat, hero) == STATE_WOUNDED;
        h.stone += state_of(t, seat, hero) == STATE_STONE;
    }
    return h;
}

static void health_words(const Table *t, int seat, char *out, size_t n)
{
    Health h = health_of(t, seat);
    int wounded = h.wounded, stone = h.stone;
    if (!monstrous_in_game(t->in->s, seat))
        say(out, n, SAY("out of the game"));
    else if (monstrous_of(t->in->s)->showdown > 0 && monstrous_of(t->in->s)->contender[seat])
        say(out, n, SAY("{n} defeated this round"), say_n("n", monstrous_of(t->in->s)->count[seat]));
    else if (wounded > 0 && stone > 0)
        say(out, n, SAY("{wounded} wounded, {stone} turned to stone"), say_n("wounded", wounded),
            say_n("stone", stone));
    else if (wounded > 0)
        say(out, n, SAY("{wounded} wounded"), say_n("wounded", wounded));
    else if (stone > 0)
        say(out, n, SAY("{stone} turned to stone"), say_n("stone", stone));
    else
        say(out, n, SAY("nobody hurt"));
}

static void progress(Table *t, Rect bar, int seat)
{
    Gfx *g = t->g;
    const Monstrous *m = monstrous_of(t->in->s);
    float share = clampf((float)m->score[seat] / (float)monstrous_target_score(t->in->s), 0, 1);
    gfx_round(g, bar, bar.h / 2, gfx_color(g, COL_WELL));
    if (share > 0.02f)
        gfx_round(g, rect(bar.x, bar.y, bar.w * share, bar.h), bar.h / 2, gfx_color(g, (ColorRole)(COL_SEAT1 + seat)));
    gfx_frame(g, bar, bar.h / 2, 1, gfx_color(g, COL_LINE2));
}

static void panel(Table *t, int seat)
{
    const State *s = t->in->s;
    const Monstrous *m = monstrous_of(s);
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_SEAT + seat];
    gfx_surface(g, r, s->to_act == seat ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    Rect in = rect_inset(r, 10);
    float line = line_of(t->in, 26), badge = clampf(line, 18, 34);
    Rect top = rect_cut_top(&in, line);
    seat_portrait(g, t->in->game, t->names, seat, top.x + badge / 2, top.y + line / 2 - 2, badge * 1.15f, badge);
    float score_w = line_of(t->in, 44);
    words_number_label(t, rect(top.x + top.w - score_w, top.y, score_w, line),
                       (Words){FACE_BOLD, 19, COL_TEXT, ALIGN_RIGHT}, m->score[seat]);
    float flag = m->first == seat ? badge * 0.8f : 0;
    words_label(t, rect(top.x + badge + 8, top.y, top.w - badge - 12 - score_w - flag, line),
                (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT}, seat_name(t, seat));
    if (flag > 0)
        gfx_sign(g, "first", rect(top.x + top.w - score_w - flag, top.y + (line - flag) / 2, flag, flag),
                 gfx_color(g, COL_ACCENT), (Color){0});
    if (in.h < 10)
        return;
    (void)rect_cut_top(&in, 4);
    progress(t, rect_cut_top(&in, 9), seat);
    if (in.h < 18)
        return;
    (void)rect_cut_top(&in, 6);
    Rect marks = rect_cut_top(&in, 14);
    for (int hero = 0; hero < HERO_COUNT; hero++)
        marker(t, marks.x + 7 + (float)hero * 19, marks.y + 7, 12, state_of(t, seat, hero));
    char words[SENTENCE_MAX];
    health_words(t, seat, words, sizeof words);
    if (in.h >= line_of(t->in, 17))
        words_label(t, rect(in.x, in.y + 2, in.w, line_of(t->in, 18)), (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_LEFT},
                    words);
}

/* ---- chips, where there is no rail -------------------------------------------------------------------------------- */

/* Says all about a seat, for the tooltip of its chip and its drawer. */
static void seat_words(const Table *t, int seat, char *out, size_t n)
{
    const Monstrous *m = monstrous_of(t->in->s);
    Health health = health_of(t, seat);
    char text[5][SENTENCE_MAX];
    const char *line[5];
    int said = 0;
    for (int i = 0; i < 5; i++)
        line[i] = text[i];
    say(text[said++], SENTENCE_MAX, SAY("{n} of {target} points."), say_n("n", m->score[seat]),
        say_n("target", monstrous_target_score(t->in->s)));
    if (m->out[seat])
        say(text[said++], SENTENCE_MAX, SAY("Out of the game."));
    else if (health.wounded + health.stone == 0)
        say(text[said++], SENTENCE_MAX, SAY("Nobody hurt."));
    if (!m->out[seat] && health.wounded > 0)
        say(text[said++], SENTENCE_MAX, SAY("{n} wounded."), say_n("n", health.wounded));
    if (!m->out[seat] && health.stone > 0)
        say(text[said++], SENTENCE_MAX, SAY("{n} turned to stone."), say_n("n", health.stone));
    if (m->first == seat)
        say(text[said++], SENTENCE_MAX, SAY("Goes first each round."));
    if (m->showdown > 0)
        say(text[said++], SENTENCE_MAX,
            SAY("{fights:Final Showdown: {n} defeated this round.|Not in the Final Showdown.}"),
            say_is("fights", m->contender[seat]), say_n("n", m->count[seat]));
    say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, said));
}

typedef struct {
    const char *sign;
    ColorRole role;
    int n;
} Count;

/* Draws signs with their numbers at the right end of r, smaller if they would not fit. */
static void counts(Table *t, Rect r, const Count *count, int n)
{
    Gfx *g = t->g;
    Text style = ui_style(t->ui, FACE_BOLD, 14, COL_TEXT);
    float each = r.h * 0.8f + gfx_text_width(g, style, "6") + 7, scale = fminf(1, r.w / (each * (float)n + 1));
    float x = r.x + r.w - each * scale * (float)n, side = r.h * 0.8f * scale;
    style.size *= scale;
    for (int i = 0; i < n && style.size > 6; i++, x += each * scale) {
        char number[SENTENCE_MAX];
        say(number, sizeof number, SAY("{n}"), say_n("n", count[i].n));
        gfx_sign(g, count[i].sign, rect(x, r.y + (r.h - side) / 2, side, side), gfx_color(g, count[i].role),
                 gfx_color(g, COL_WELL));
        (void)gfx_text(g, style, rect(x + side + 2, r.y, each * scale - side, r.h), number);
    }
}

static void chip_counts(Table *t, Rect r, int seat)
{
    const Monstrous *m = monstrous_of(t->in->s);
    Health health = health_of(t, seat);
    Count count[3];
    int n = 0;
    if (m->out[seat]) {
        words_at(t, r, (Words){FACE_BOLD, 13, COL_BAD, ALIGN_RIGHT}, T_("out"));
        return;
    }
    if (health.wounded > 0)
        count[n++] = (Count){"heart", COL_BAD, health.wounded};
    if (health.stone > 0)
        count[n++] = (Count){"golem", COL_TEXT2, health.stone};
    if (m->showdown > 0 && m->contender[seat])
        count[n++] = (Count){"sword", COL_ACCENT, m->count[seat]};
    counts(t, r, count, n);
}

static void chip_name(Table *t, Rect r, int seat)
{
    char name[SEAT_NAME_MAX + 4];
    if (monstrous_of(t->in->s)->first == seat) {
        Rect flag = rect_cut_right(&r, r.h * 0.8f);
        gfx_sign(t->g, "first", rect_center(flag, flag.w, flag.w), gfx_color(t->g, COL_ACCENT), (Color){0});
    }
    Text style = ui_style(t->ui, FACE_TITLE, 15, COL_TEXT);
    style = gfx_text_fit(t->g, style, 12, 0.5f, r.w - 3, seat_name(t, seat));
    words_cut(t->g, style, r.w - 3, seat_name(t, seat), name, sizeof name);
    if (r.w > 8)
        (void)ui_label(t->ui, style, r, name);
}

/* Makes a chip open its drawer; its tooltip is a summary. */
static void chip_touch(Table *t, const char *id, Rect r, const char *title, const char *words, int drawer)
{
    char label[2 * TOLD_MAX];
    say(label, sizeof label, SAY("{title}: {words}"), say_s("title", title), say_s("words", words));
    Touch touch = ui_touch(t->ui, id, "button", r, label, TOUCH_FOCUS);
    if (touch.click)
        *t->drawer = *t->drawer == drawer ? DRAWER_NONE : drawer;
    else if (touch.hover && *t->drawer != drawer)
        ui_tip(t->ui, r, rect(0, r.y, t->in->w, r.h), title, words, NULL);
}

static void chip(Table *t, int seat)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_SEAT + seat];
    char words[SENTENCE_MAX], id[24];
    seat_words(t, seat, words, sizeof words);
    (void)snprintf(id, sizeof id, "seat-%d", seat);
    gfx_surface(g, r, s->to_act == seat ? SURFACE_ROW_CHOSEN : SURFACE_PANEL);
    chip_touch(t, id, r, seat_name(t, seat), words, DRAWER_SEAT + seat);
    float badge = clampf(r.h * 0.6f, 16, 38);
    seat_portrait(g, t->in->game, t->names, seat, r.x + 8 + badge / 2, r.y + r.h / 2 - 2, badge + 3, badge);
    Rect in = rect(r.x + badge + 13, r.y + 2, r.w - badge - 20, r.h - 9);
    chip_name(t, rect_cut_top(&in, in.h * 0.52f), seat);
    char score[SENTENCE_MAX];
    say(score, sizeof score, SAY("{n}"), say_n("n", monstrous_of(s)->score[seat]));
    Text style = ui_style(t->ui, FACE_BOLD, 15, COL_TEXT);
    float w = gfx_text_width(g, style, score) + 2;
    (void)ui_label(t->ui, style, rect_cut_left(&in, w), score);
    (void)rect_cut_left(&in, 6);
    chip_counts(t, in, seat);
    progress(t, rect(r.x + badge + 13, r.y + r.h - 7, r.w - badge - 20, 4), seat);
}

void monstrous_draw_seats(Table *t)
{
    bool rail = t->at->kind == CLASS_NORMAL;
    for (int seat = 0; seat < t->in->s->nseats; seat++) {
        if (rect_is_empty(t->at->panel[AT_SEAT + seat]))
            continue;
        if (rail)
            panel(t, seat);
        else
            chip(t, seat);
    }
}

/* ---- how far away the end is, and what the monsters do ------------------------------------------------------------- */

typedef enum { END_OVER, END_SHOWDOWN, END_TIE, END_TARGET, END_ROUND, END_TURN, END_TURNS } EndKind;
typedef struct {
    EndKind kind;
    int n; /* the target score, the number of the last round, or the turns left with this one */
} End;

static End end_of(const State *s)
{
    const Monstrous *m = monstrous_of(s);
    int to_come = 0, began = m->began, seats = s->nseats;
    for (int seat = 0; seat < seats; seat++)
        to_come += monstrous_in_game(s, seat) && (seat - began + seats) % seats > (s->to_act - began + seats) % seats;
    if (s->phase == PHASE_OVER)
        return (End){END_OVER, 0};
    if (m->showdown > 0)
        return (End){END_SHOWDOWN, 0};
    if (s->phase == PHASE_TIE)
        return (End){END_TIE, 0};
    if (m->final == 0)
        return (End){END_TARGET, monstrous_target_score(s)};
    if (s->round < m->final)
        return (End){END_ROUND, m->final};
    return to_come == 0 ? (End){END_TURN, 0} : (End){END_TURNS, to_come + 1};
}

static void end_words(const State *s, char *out, size_t n)
{
    static const char *const words[] = {
        [END_OVER] = N_("The game is over"),
        [END_SHOWDOWN] = N_("Final Showdown: only defeated enemies count"),
        [END_TIE] = N_("A tie: share the win or fight it out?"),
        [END_TARGET] = N_("Playing to {n}"),
        [END_ROUND] = N_("The last round is round {n}"),
        [END_TURN] = N_("This is the last turn"),
        [END_TURNS] = N_("{n:Last round: 1 turn left|Last round: {n} turns left}"),
    };
    End end = end_of(s);
    say(out, n, SAY_TABLE(words[end.kind]), say_n("n", end.n));
}

/* Says the same for a chip: what it is about, and below it how it stands. */
static void end_in_brief(const State *s, char head[SENTENCE_MAX], char tail[SENTENCE_MAX])
{
    static const char *const words[][2] = {
        [END_OVER] = {N_("Game"), N_("over")},
        [END_SHOWDOWN] = {N_("Final Showdown"), N_("defeats count")},
        [END_TIE] = {N_("A tie"), N_("share or fight?")},
        [END_TARGET] = {N_("Playing to"), N_("{n}")},
        [END_ROUND] = {N_("Last round"), N_("round {n}")},
        [END_TURN] = {N_("Last round"), N_("last turn")},
        [END_TURNS] = {N_("Last round"), N_("{n:1 turn left|{n} turns left}")},
    };
    End end = end_of(s);
    say(head, SENTENCE_MAX, SAY_TABLE(words[end.kind][0]));
    say(tail, SENTENCE_MAX, SAY_TABLE(words[end.kind][1]), say_n("n", end.n));
}

static void say_power(const DefSpec *def, char out[SENTENCE_MAX])
{
    say(out, SENTENCE_MAX, SAY("*{monster}.* {text}"), say_s("monster", say_word(def->name)),
        say_s("text", say_word(def->text)));
}

/* Writes a paragraph for each monster in play, in the words of the rules (MH 1.5). */
static void powers(const Table *t, const char *between, char *out, size_t n)
{
    unsigned there = monstrous_in_play(t->in->s);
    out[0] = '\0';
    for (int monster = 1; monster < MONSTER_COUNT; monster++) {
        const DefSpec *def = &t->in->game->def[DEF_MONSTER + monster - 1];
        char told[SENTENCE_MAX];
        if (!(there >> monster & 1))
            continue;
        say_power(def, told);
        str_add(out, n, "%s%s", out[0] ? between : "", told);
    }
    if (there == 0)
        str_add(out, n, "%s", say_word(N_("No epic monster in play.")));
}

static void force_chip(Table *t, Rect r)
{
    char title[SENTENCE_MAX], words[TOLD_MAX], head[SENTENCE_MAX], tail[SENTENCE_MAX];
    end_in_brief(t->in->s, head, tail);
    end_words(t->in->s, title, sizeof title);
    powers(t, "\n", words, sizeof words);
    gfx_surface(t->g, r, SURFACE_PANEL);
    chip_touch(t, "force", r, title, words, DRAWER_LIST);
    Rect in = rect(r.x + 6, r.y + 2, r.w - 12, r.h - 6);
    words_label(t, rect_cut_top(&in, in.h * 0.5f), (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_CENTER}, head);
    words_label(t, in, (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_CENTER}, tail);
}

/* ---- drawers ------------------------------------------------------------------------------------------------------- */

static void drawer_heroes(const Table *t, int seat, char *out, size_t n)
{
    static const char *const words[] = {N_("unwounded"), N_("on the team"), N_("wounded"), N_("turned to stone")};
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        char told[SENTENCE_MAX];
        say(told, sizeof told, SAY("*{hero} d{n}:* {state}"),
            say_s("hero", say_word(t->in->game->def[DEF_HERO + hero].name)), say_n("n", monstrous_sides[hero]),
            say_s("state", say_word(words[state_of(t, seat, hero)])));
        str_add(out, n, "%s%s", hero ? "\n" : "", told);
    }
}

void monstrous_draw_drawer(Table *t)
{
    int seat = *t->drawer - DRAWER_SEAT;
    bool whose = seat >= 0 && seat < t->in->s->nseats;
    char title[SENTENCE_MAX], words[TOLD_MAX] = "";
    if (whose) {
        (void)snprintf(title, sizeof title, "%s", seat_name(t, seat));
        seat_words(t, seat, words, SENTENCE_MAX);
        str_add(words, sizeof words, "\n");
        drawer_heroes(t, seat, words, sizeof words);
    } else {
        end_words(t->in->s, title, sizeof title);
        powers(t, "\n", words, sizeof words);
    }
    Rect in = rect_inset(t->at->drawer, 16);
    float line = line_of(t->in, 26), badge = whose ? clampf(line, 18, 38) : 0;
    Rect head = rect_cut_top(&in, line);
    if (whose)
        gfx_seat_badge(t->g, seat, head.x + badge / 2, head.y + line / 2, badge);
    words_label(t, rect(head.x + badge + 8, head.y, head.w - badge - 56, line),
                (Words){FACE_TITLE, 19, COL_TEXT, ALIGN_LEFT}, title);
    (void)rect_cut_top(&in, 14);
    Text style = ui_style(t->ui, FACE_MEDIUM, 15, COL_TEXT);
    float h = gfx_paragraph_height(t->g, style, in.w - 12, words) + 2, dy = ui_scroll_begin(t->ui, "told", in, h);
    (void)ui_paragraph(t->ui, style, rect(in.x, in.y - dy, in.w - 12, h), words);
    ui_scroll_end(t->ui);
}

/* Draws what the flag means, if the rail has room. */
static void legend(Table *t)
{
    Rect last = t->at->panel[AT_SEAT + t->in->s->nseats - 1];
    float line = line_of(t->in, 22), y = t->in->h - line - 14;
    if (last.y + last.h + 10 > y)
        return;
    gfx_sign(t->g, "first", rect(last.x + 4, y + 2, line - 4, line - 4), gfx_color(t->g, COL_ACCENT), (Color){0});
    words_label(t, rect(last.x + line + 6, y, last.w - line - 8, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT},
                T_("goes first each round"));
}

/* Draws how near the end is, and what the monsters in play do. */
void monstrous_draw_in_force(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_FORCE];
    if (rect_is_empty(r))
        return;
    if (t->at->kind != CLASS_NORMAL) {
        force_chip(t, r);
        return;
    }
    Gfx *g = t->g;
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 12);
    float line = line_of(t->in, 24);
    char words[SENTENCE_MAX];
    end_words(s, words, sizeof words);
    Text title = ui_style(t->ui, FACE_TITLE, 17, COL_TEXT);
    float high = gfx_paragraph_height(g, title, in.w, words);
    if (high > line * 1.2f) /* a showdown needs a sentence */
        (void)ui_paragraph(t->ui, title, rect_cut_top(&in, high + 2), words);
    else
        words_label(t, rect_cut_top(&in, line), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT}, words);
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    unsigned there = monstrous_in_play(s);
    for (int monster = 1; monster < MONSTER_COUNT; monster++) {
        if (!(there >> monster & 1))
            continue;
        char told[SENTENCE_MAX];
        const DefSpec *def = &t->in->game->def[DEF_MONSTER + monster - 1];
        say_power(def, told);
        float h = gfx_paragraph_height(g, style, in.w, told);
        if (h > in.h)
            break;
        (void)ui_paragraph(t->ui, style, rect(in.x, in.y, in.w, h + 1), told);
        (void)rect_cut_top(&in, h + 6);
    }
    const char *none = say_word(N_("No epic monster in play."));
    if (there == 0 && gfx_paragraph_height(g, style, in.w, none) <= in.h + 1)
        (void)ui_paragraph(t->ui, style, in, none);
    legend(t);
}
