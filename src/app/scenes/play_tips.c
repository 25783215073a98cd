/* SPDX-License-Identifier: MIT
 * The innkeeper's tips in the first games at a table: one sentence at each first occasion, one at a time, gone with the
 * next move. The lesson file defines the occasions (bubbles, docs/lessons.md). A tip is about what the one person at
 * the table sees. It is placed where it covers least of what a choice needs. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "app/scenes/play_int.h"
#include "base/buf.h"
#include "core/text.h"
#include "lesson/lesson_play.h"
#include "ui/portrait.h"

typedef struct { /* the moment that triggers are matched with */
    const Lesson *l;
    const Match *m;
    const State *seen; /* the seat's view */
    int seat;
    Moves legal;
    Event *event; /* since the last look */
    int nevents;
    char refused[RULE_MAX]; /* the rule that has just refused a move, or "" */
} Occasion;

static bool any_move(const Occasion *o, const char *pattern)
{
    char text[WORD_MAX];
    for (int i = 0; i < o->legal.n; i++) {
        move_text(o->l->game, o->seen, o->legal.m[i], text);
        if (lesson_fits(pattern, text))
            return true;
    }
    return false;
}

/* True in the phase of "PHASE MOVE, MOVE .." if every move there is fits one of these patterns. */
static bool only_moves(const Occasion *o, const char *rest)
{
    char phase[WORD_MAX] = "", text[WORD_MAX], pattern[WORD_MAX];
    int read = 0;
    (void)sscanf(rest, "%63s %n", phase, &read);
    if (o->legal.n == 0 || strcmp(o->l->game->phase[o->seen->phase], phase) != 0)
        return false;
    for (int i = 0; i < o->legal.n; i++) {
        bool fits = false;
        move_text(o->l->game, o->seen, o->legal.m[i], text);
        for (const char *at = rest + read; *at && !fits; at += strspn(at, ", ")) {
            size_t n = strcspn(at, ",");
            (void)snprintf(pattern, sizeof pattern, "%.*s", (int)n, at);
            fits = lesson_fits(pattern, text);
            at += n;
        }
        if (!fits)
            return false;
    }
    return true;
}

/* True if an event matches "KIND [me|other] [n N [phase WORD]]", the phase being that of now. */
static bool any_event(const Occasion *o, const char *what)
{
    char word[WORD_MAX] = "", who[WORD_MAX] = "", member[WORD_MAX] = "", phase[WORD_MAX] = "";
    int n = 0, parts = sscanf(what, "%63s %63s %63s %9d phase %63s", word, who, member, &n, phase);
    if (phase[0] && (o->legal.n == 0 || strcmp(o->l->game->phase[o->seen->phase], phase) != 0))
        return false;
    int kind = lesson_event_kind(o->l->game, word);
    bool me = strcmp(who, "me") == 0, other = strcmp(who, "other") == 0;
    for (int i = 0; i < o->nevents; i++) {
        const Event *e = &o->event[i];
        if (e->kind != kind || (me && e->seat != o->seat) || (other && (e->seat == o->seat || e->seat >= SEAT_MAX)))
            continue;
        if (parts >= 4 && strcmp(member, "n") == 0 && e->n != n)
            continue;
        return true;
    }
    return false;
}

static bool is_now(const Occasion *o, const char *trigger)
{
    char first[WORD_MAX] = "", pattern[WORD_MAX + 4];
    (void)sscanf(trigger, "%63s", first);
    const char *rest = trigger + strlen(first);
    rest += strspn(rest, " ");
    if (strcmp(first, "legal") == 0)
        return any_move(o, rest);
    if (strcmp(first, "act") == 0) {
        (void)snprintf(pattern, sizeof pattern, "%s *", rest);
        return any_move(o, rest) || any_move(o, pattern);
    }
    if (strcmp(first, "event") == 0)
        return any_event(o, rest);
    if (strcmp(first, "only") == 0)
        return only_moves(o, rest);
    if (strcmp(first, "refused") == 0)
        return o->refused[0] && strcmp(o->refused, rest) == 0;
    return strcmp(first, "phase") == 0 && o->seen->phase < o->l->game->nphases && o->legal.n > 0 &&
           strcmp(o->l->game->phase[o->seen->phase], rest) == 0;
}

/* True if the tip can be shown and noted: one that is not noted would come again with every move. */
static bool tip_is_new(const LessonKept *kept, const char *id)
{
    return !settings_lists(kept->told, id) && strlen(kept->told) + strlen(id) + 2 <= sizeof kept->told;
}

static int find_tip(const Occasion *o, const LessonKept *kept)
{
    for (int i = 0; i < o->l->nbubbles; i++)
        for (int k = 0; tip_is_new(kept, o->l->bubble[i].id) && k < o->l->bubble[i].when.n; k++)
            if (is_now(o, o->l->bubble[i].when.row[k].text))
                return i;
    return -1;
}

static void look(Play *p, App *app, const Match *m, const StageOutput *says, LessonKept *kept)
{
    Tips *t = &p->tips;
    Occasion o = {.l = app_lesson(app, p->game, 0), .m = m, .seat = p->eyes};
    View *own = view_new(p->game);
    uint32_t from = t->match == m && t->serial <= match_serial(m) ? t->serial : match_serial(m);
    Why why = {.cause = NO_PIECE};
    match_view(m, o.seat, VIEW_EYES, own);
    o.seen = view_state(own);
    match_legal(m, o.seat, &o.legal);
    o.nevents = match_events(m, o.seat, from, NULL, 0);
    o.event = xcalloc((size_t)o.nevents + 1, sizeof *o.event);
    (void)match_events(m, o.seat, from, o.event, o.nevents);
    if (says->refused.kind)
        match_why(m, says->refused, &why);
    memcpy(o.refused, why.rule, sizeof o.refused);
    t->shown = find_tip(&o, kept);
    if (t->shown >= 0) {
        t->shown_at = match_serial(m);
        t->at = (Rect){0};
        t->drawn = t->came_back = false;
        str_add(kept->told, sizeof kept->told, "%s%s", kept->told[0] ? "|" : "", o.l->bubble[t->shown].id);
        app_settings_changed(app);
    }
    t->match = m;
    t->serial = match_serial(m);
    free(o.event);
    view_free(own);
}

typedef struct {
    Text text;
    float w, h, face, left, words; /* words: their height */
    bool narrow;                   /* the innkeeper is above the words */
} Note;

enum { NARROW = 200, SLIM = 280, USUAL = 400 };

static Note measure(Ui *ui, const char *words, float w)
{
    Gfx *g = ui_gfx(ui);
    bool narrow = w <= NARROW;
    Note n = {.text = ui_style(ui, FACE_TITLE, w < USUAL ? 17 : 18, COL_TEXT), .narrow = narrow};
    float bh = ui_grow(ui, 32);
    n.face = gfx_text_scale(g) > 1.35f ? 0 : 52;
    n.w = fminf(narrow ? w : fmaxf(w, ui_grow(ui, w)), gfx_w(g) - 40);
    n.left = 14 + (n.face > 0 && !narrow ? n.face + 12 : 0);
    n.words = gfx_paragraph_height(g, n.text, n.w - n.left - 14, words);
    n.h = narrow ? n.face + n.words + bh + 34 : fmaxf(n.words + 6 + bh, n.face) + 22;
    return n;
}

/* Places the tip once, where it covers least of what is needed now. Narrower forms use an empty column or an empty
 * panel of a rail. */
static void find_room(Play *p, Ui *ui, const Match *m, const char *words)
{
    enum { FOOT = 48 /* room for a line at the foot of that column */ };
    static const float width[] = {USUAL, SLIM, NARROW};
    float least = 0;
    Moves legal = {.n = 0};
    match_legal(m, p->eyes, &legal);
    for (size_t i = 0; i < sizeof width / sizeof *width && (i == 0 || least >= 1); i++) {
        Note n = measure(ui, words, width[i]);
        float covered = 0;
        bool tight = n.narrow && n.face <= 0; /* large letters */
        if (i > 0 && (tight || ui_button_width(ui, T_("Got it"), NULL, "Esc", UI_SMALL) > n.w - 24))
            continue;
        Rect r = stage_room(p->stage, n.w, n.h + (n.narrow ? FOOT : 0), &legal, &covered);
        if (i > 0 && covered >= 0.85f * least)
            continue;
        p->tips.at = rect(r.x, r.y, n.w, n.h);
        p->tips.form = width[i];
        least = covered;
    }
}

static bool draw(Play *p, Ui *ui, const Match *m, const char *words)
{
    Tips *t = &p->tips;
    Gfx *g = ui_gfx(ui);
    if (rect_is_empty(t->at))
        find_room(p, ui, m, words);
    Rect r = t->at;
    Note n = measure(ui, words, t->form);
    float bh = ui_grow(ui, 32);
    gfx_shadow(g, r, 10, 4);
    (void)ui_touch(ui, "tip", "panel", r, words, 0);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 10, 2, gfx_color(g, COL_ACCENT));
    if (n.face > 0)
        innkeeper_portrait(g, rect(r.x + 14, n.narrow ? r.y + 12 : r.y + (r.h - n.face) / 2, n.face, n.face));
    float y = r.y + (n.narrow ? n.face + 18 : 11);
    (void)ui_paragraph(ui, n.text, rect(r.x + n.left, y, n.w - n.left - 14, n.words + 1), words);
    float bw = ui_button_width(ui, T_("Got it"), NULL, "Esc", UI_SMALL);
    return ui_button(ui, "tip-close", rect(r.x + r.w - 12 - bw, r.y + r.h - 9 - bh, bw, bh), T_("Got it"), NULL, "Esc",
                     UI_SMALL);
}

/* True while something that was called stands before the tip, which waits for it once and then is gone. */
static bool makes_way(Play *p)
{
    Tips *t = &p->tips;
    if (!p->hint.open && !stage_shows_drawer(p->stage) && !stage_is_zoomed(p->stage))
        return false;
    if (t->drawn && t->came_back)
        t->shown = -1;
    t->came_back |= t->drawn;
    t->drawn = false;
    return true;
}

void tips_frame(Play *p, App *app, Ui *ui, const Match *m, const StageOutput *says)
{
    const Lesson *l = app_lesson(app, p->game, 0);
    LessonKept *kept = settings_lesson(app_settings(app), p->game, 0);
    const Played *played = settings_played(app_settings(app), p->game);
    Tips *t = &p->tips;
    char words[SENTENCE_MAX];
    bool wanted =
        l && kept && *played != PLAYED_AND_WON && app_settings(app)->tips && play_persons(m) == 1 && p->eyes != NO_SEAT;
    if (wanted && board_ask(p->board)->aim && board_ask(p->board)->aim(stage_state(p->stage), p->eyes))
        return; /* tips are for the side that the lesson teaches */
    if (!wanted || app_covered(app) || stage_is_telling(p->stage))
        return;
    gfx_expect(ui_gfx(ui), "scenes/hall"); /* the innkeeper's face, before she speaks */
    bool choosing = match_may_act(m) >> p->eyes & 1;
    if (t->shown >= 0 && t->shown_at != match_serial(m))
        t->shown = -1;
    if (t->shown < 0 && choosing && !match_over(m) &&
        (t->match != m || t->serial != match_serial(m) || says->refused.kind))
        look(p, app, m, says, kept);
    if (t->shown < 0 || makes_way(p))
        return;
    t->drawn = true;
    (void)lesson_words(l, match_setup(m)->name[p->eyes], l->bubble[t->shown].say, words, sizeof words);
    if (draw(p, ui, m, words))
        t->shown = -1;
}
