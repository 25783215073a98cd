/* SPDX-License-Identifier: MIT
 * How the question is drawn: as the prompt bar, or on the stage as the ribbon. */
#include "ui/stage_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "core/say.h"
#include "core/text.h"
#include "ui/portrait.h"
#include "ui/words.h"

enum { BUTTON_GAP = 12 };

static float width_of(Ui *ui, const Button *b)
{
    return ui_button_width(ui, b->label, b->icon, b->key, b->flags);
}

/* Leaves out spare buttons while the question has no room; returns how wide the other buttons may be. */
static float make_room(Ui *ui, Prompt *p, float width)
{
    Text question = ui_style(ui, FACE_TITLE, 17, COL_TEXT);
    float words = fminf(gfx_text_width(ui_gfx(ui), question, p->question) + 8, width * 0.42f), all = 0;
    for (int i = 0; i < p->n; i++)
        all += width_of(ui, &p->button[i]) + BUTTON_GAP;
    for (int i = 0; i < p->n && all > width - words;) {
        if (!p->button[i].spare) {
            i++;
            continue;
        }
        all -= width_of(ui, &p->button[i]) + BUTTON_GAP;
        memmove(&p->button[i], &p->button[i + 1], (size_t)(--p->n - i) * sizeof p->button[0]);
    }
    for (int i = 0; i < p->n && all > width - words; i++) { /* then scene buttons shrink to their sign */
        Button *b = &p->button[i];
        if (b->does != DOES_SCENE || !b->icon || !b->label[0])
            continue;
        all -= width_of(ui, b);
        b->tip = b->words;
        b->label[0] = '\0';
        b->bare = b->key;
        b->key = NULL;
        all += width_of(ui, b);
    }
    if (p->n == 0 || all <= width - words)
        return width;
    float most = (width - words) / (float)p->n - BUTTON_GAP, slim = 0;
    int wide = p->n;
    for (int i = 0; i < p->n; i++) /* wide buttons get the room that narrow ones leave */
        if (width_of(ui, &p->button[i]) <= most) {
            slim += width_of(ui, &p->button[i]) + BUTTON_GAP;
            wide--;
        }
    return wide > 0 ? (width - words - slim) / (float)wide - BUTTON_GAP : most;
}

/* Shortens the label of a scene's button beside the game's own (DOES_ALSO), no wider than `most`; the tooltip has the
 * full text. */
static void shorten(Ui *ui, Button *b, float most)
{
    char whole[SENTENCE_MAX];
    Text style = ui_style(ui, FACE_SEMI, 15, COL_TEXT);
    if (b->does != DOES_ALSO || ui_button_width(ui, b->label, b->icon, NULL, b->flags) <= most)
        return; /* leaving out the cap of its key is enough */
    memcpy(whole, b->label, sizeof whole);
    float words = gfx_text_width(ui_gfx(ui), style, whole), around = width_of(ui, b) - words;
    words_cut(ui_gfx(ui), style, fmaxf(most - around - 4, 0), whole, b->label, sizeof b->label);
    b->cut = true;
}

/* Notes the button that Enter presses, or the first enabled one, and whether the focus is on one of them. */
static void note_keys(Stage *st, const Prompt *p)
{
    st->keys.first[0] = '\0';
    st->keys.on_prompt = false;
    for (int i = p->n - 1; i >= 0; i--) {
        const Button *b = &p->button[i];
        bool enter = b->key && strcmp(b->key, "Enter") == 0;
        if (!(b->flags & UI_OFF) && (enter || !st->keys.first[0]))
            (void)snprintf(st->keys.first, sizeof st->keys.first, "%s", b->id);
        st->keys.on_prompt = st->keys.on_prompt || strcmp(b->id, ui_focused(st->ui)) == 0;
    }
}

/* Shows the tooltips of the button under the pointer or focus, and notes the move it would play. */
static void tell_of_button(Stage *st, Button *b, Rect slot)
{
    if (b->full)
        ask_tell_in_full(st, b, slot);
    if (st->held.piece != NO_PIECE && b->does == DOES_PLAY)
        ask_tell_what_comes(st, b, slot);
    if (b->does == DOES_PLAY && !st->prompt.sure)
        st->prompt.weighed = st->may.legal.m[b->index];
    if (b->cut)
        ui_tip(st->ui, slot, (Rect){0}, NULL, st->use->also[b->index].label, NULL);
    if (b->tip || b->about[0])
        ui_tip(st->ui, slot, (Rect){0}, NULL, b->tip ? say_word(b->tip) : b->about, NULL);
}

/* Draws the number on a button, at its upper right corner. */
static void count_on(Stage *st, const Button *b, Rect at)
{
    enum { COUNT = 22 };
    char words[SENTENCE_MAX];
    Gfx *g = st->table.g;
    float x = at.x + at.w - 8, y = at.y + 3;
    if (b->count == 0)
        return;
    Text style = {FACE_BOLD, 14, gfx_color(g, COL_ONACCENT), ALIGN_CENTER, true};
    say(words, sizeof words, SAY("{n}"), say_n("n", b->count));
    gfx_disc(g, x, y, (float)COUNT / 2 + 2, gfx_color(g, COL_BG));
    gfx_disc(g, x, y, (float)COUNT / 2, gfx_color(g, COL_ACCENT));
    (void)gfx_text(g, style, rect(x - (float)COUNT / 2, y - (float)COUNT / 2, COUNT, COUNT), words);
}

/* Returns the number of the question that the button's move answers, for ui_asked: "Done" at another moment, or as a
 * confirmation, is another button. */
static uint32_t question_number(const Stage *st, bool plays)
{
    return plays ? 2 * match_serial(st->use->match) + 1 + st->prompt.sure : 0;
}

static bool draw_button(Stage *st, Button *b, Rect slot, float h)
{
    Ui *ui = st->ui;
    Rect at = rect_center(slot, slot.w, h);
    ui_asked(ui, question_number(st, b->does == DOES_PLAY || b->does == DOES_ONCE));
    if (st->prompt.sure && b->does == DOES_PLAY && b->index == st->prompt.plan)
        b->flags |= UI_CONFIRMS;
    bool pressed = ui_button(ui, b->id, at, b->label, b->icon, b->key, b->flags);
    ui_asked(ui, 0);
    count_on(st, b, at);
    if (b->ran > 0)
        gfx_round(st->table.g, rect(at.x + 6, at.y + at.h - 4, (at.w - 12) * b->ran, 3), 1.5f,
                  gfx_color(st->table.g, COL_ACCENT));
    if (b->bare && !(b->flags & UI_OFF) && ui_key(ui, b->bare))
        pressed = true;
    if (ui_is_pointed(ui, b->id))
        tell_of_button(st, b, slot);
    return pressed;
}

/* Keeps the answers away from the button that asked for them, if the bar has room, or a double click would give one. */
static void step_aside(const Stage *st, const Prompt *p, Rect *r)
{
    float all = 0, right = r->x + r->w, left = st->prompt.from.x - BUTTON_GAP;
    for (int i = 0; i < p->n; i++)
        all += width_of(st->ui, &p->button[i]) + BUTTON_GAP;
    if (st->prompt.sure && !rect_is_empty(st->prompt.from) && left < right && left - r->x > all + r->w * 0.25f)
        r->w = left - r->x;
}

/* Draws the buttons from the right end; returns the room left for the text. */
static Rect draw_buttons(Stage *st, Prompt *p, Rect r)
{
    Ui *ui = st->ui;
    step_aside(st, p, &r);
    float h = clampf(40 * (1 + (st->in.text - 1) * 0.8f), 40, r.h - 8), most = make_room(ui, p, r.w);
    const Button *pressed = NULL;
    Rect pressed_at = {0};
    /* Keep the switch away from where the last button was, so a late click cannot toggle it. */
    if (p->n == 1 && p->button[0].does == DOES_SWITCH)
        (void)rect_cut_right(
            &r, fminf(ui_button_width(ui, T_("Continue"), NULL, "Enter", UI_PRIMARY) + BUTTON_GAP, r.w * 0.25f));
    ui_rank(ui, RANK_PROMPT);
    note_keys(st, p);
    for (int i = p->n - 1; i >= 0; i--) {
        Button *b = &p->button[i];
        shorten(ui, b, most);
        Rect slot = rect_cut_right(&r, fminf(width_of(ui, b), most));
        (void)rect_cut_right(&r, BUTTON_GAP);
        if (draw_button(st, b, slot, h)) {
            pressed = b;
            pressed_at = slot;
        }
    }
    ui_rank(ui, RANK_REST);
    if (pressed)
        ask_press(st, pressed, pressed_at);
    return r;
}

/* Writes the line for the current event. Until the words of a move appear, the previous move's line would be wrong;
 * while dice roll, it only names who rolls. */
static void say_news(const Stage *st, char out[SENTENCE_MAX])
{
    uint32_t serial = story_serial(st->tell.story);
    if (story_has_spoken(st->tell.story))
        (void)snprintf(out, SENTENCE_MAX, "%s", log_newest(st->tell.log));
    else if (story_has_throws(st->tell.story) && serial < match_serial(st->use->match))
        say(out, SENTENCE_MAX, SAY("{who} rolls."),
            say_bold(say_s("who", st->table.names->name[match_move(st->use->match, serial).seat])));
}

static void draw_news_in(Stage *st, Rect r)
{
    char line[SENTENCE_MAX] = "";
    say_news(st, line);
    Text style = ui_style(st->ui, FACE_MEDIUM, 15, COL_TEXT);
    float h = gfx_paragraph_height(st->table.g, style, r.w, line);
    if (line[0] && h <= r.h)
        ui_paragraph(st->ui, style, rect(r.x, r.y + (r.h - h) / 2, r.w, h), line);
}

static void say_rule(Stage *st)
{
    if (st->says.rule[0] || st->may.legal.n == 0)
        return;
    const char *rule =
        st->game->move[(st->prompt.plan >= 0 ? st->may.legal.m[st->prompt.plan] : st->may.legal.m[0]).kind].rule;
    (void)snprintf(st->says.rule, sizeof st->says.rule, "%s", rule ? rule : "");
}

/* Draws the button with a fixed place (BoardAsk.side_button_kind): disabled while its move is not legal, or something is
 * being confirmed or dragged. */
static void draw_aside(Stage *st)
{
    char label[SENTENCE_MAX], id[WORD_MAX + 8], word[WORD_MAX];
    Rect r = st->at.aside;
    int index = -1, others = 0;
    if (board_ask(st->board)->side_button_kind == 0 || rect_is_empty(r))
        return;
    for (int i = 0; i < st->may.legal.n; i++) {
        if (st->may.legal.m[i].kind == board_ask(st->board)->side_button_kind)
            index = i;
        else
            others++;
    }
    if (index < 0 || st->prompt.sure || st->use->nbuttons > 0 || st->held.drags || pause_held(st)) {
        (void)ui_button(st->ui, "aside-off", r, say_word(st->game->move[board_ask(st->board)->side_button_kind].label),
                        NULL, NULL, UI_OFF);
        return;
    }
    Move m = st->may.legal.m[index];
    move_text(st->game, st->may.hand.s, m, word);
    move_label(st->game, st->may.hand.s, m, label, sizeof label);
    (void)snprintf(id, sizeof id, "move-%s", word);
    bool only = others == 0;
    ui_rank(st->ui, RANK_PROMPT);
    ui_asked(st->ui, question_number(st, true));
    st->keys.on_prompt = st->keys.on_prompt || strcmp(id, ui_focused(st->ui)) == 0;
    if (!st->keys.first[0] || only)
        (void)snprintf(st->keys.first, sizeof st->keys.first, "%.47s", id);
    bool pressed = ui_button(st->ui, id, r, label, light_is_button(st, m) ? "bulb" : NULL,
                             only ? "Enter" : board_move_key(st->board, m), only ? UI_PRIMARY : 0);
    ui_rank(st->ui, RANK_REST);
    ui_asked(st->ui, 0);
    if (pressed)
        ask_press_move(st, index, r);
}

/* Draws who asks, at the left: the seat's portrait, or the innkeeper. Returns the rest of the bar. */
static Rect draw_who(Stage *st, const Prompt *p, Rect r)
{
    Gfx *g = st->table.g;
    Rect inside = rect(r.x + 14, r.y, r.w - 26, r.h);
    float badge = clampf(34 * (1 + (st->in.text - 1) * 0.6f), 20, r.h - 12);
    if (p->seat != NO_SEAT) {
        seat_portrait(g, st->game, st->table.names, p->seat, inside.x + badge / 2 + 2, inside.y + r.h / 2,
                      fminf(badge + 10, r.h - 10), badge);
        (void)rect_cut_left(&inside, badge + 16);
    }
    if (p->innkeeper) {
        float face = fminf(r.h - 10, 72);
        innkeeper_portrait(g, rect(inside.x - 4, inside.y + (r.h - face) / 2, face, face));
        (void)rect_cut_left(&inside, face + 10);
    }
    return inside;
}

/* Focuses the button that continues a waiting story, once for each pause. */
static void follow_pause(Stage *st)
{
    uint32_t told = story_serial(st->tell.story) + (uint32_t)story_shown_count(st->tell.story);
    if (!st->table.pause || st->tell.caught || st->tell.asked_at == told)
        return;
    st->tell.asked_at = told;
    if (ui_using_keys(st->ui))
        ui_focus(st->ui, "pause-on");
}

/* Draws the question and the line below it, in smaller letters if needed; without room the line becomes a tooltip. */
static void draw_words(Stage *st, const Prompt *p, Rect r, bool pointed)
{
    enum { DETAIL_LEAST = 12, QUESTION_LEAST = 17, AROUND = 4 };
    Ui *ui = st->ui;
    Gfx *g = st->table.g;
    Text question = ui_style(ui, FACE_TITLE, 22, COL_TEXT), detail = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    question = gfx_text_fit(g, question, 15, 1, r.w, p->question);
    if (gfx_text_width(g, question, p->question) > r.w) { /* the question in two lines, and nothing else */
        float h = gfx_paragraph_height(g, question, r.w, p->question);
        ui_paragraph(ui, question, rect(r.x, r.y + (r.h - h) / 2, r.w, h + 1), p->question);
        return;
    }
    float qh = gfx_text_height(g, question), dh = gfx_paragraph_height(g, detail, r.w, p->detail);
    Text large = question;
    while (p->detail[0] && qh + dh > r.h - AROUND && (detail.size > DETAIL_LEAST || question.size > QUESTION_LEAST)) {
        if (detail.size > DETAIL_LEAST)
            detail.size -= 0.5f;
        else
            question.size -= 1;
        qh = gfx_text_height(g, question);
        dh = gfx_paragraph_height(g, detail, r.w, p->detail);
    }
    bool both = p->detail[0] && qh + dh <= r.h - AROUND;
    if (!both) {
        question = large;
        qh = gfx_text_height(g, question);
    }
    float y = r.y + (r.h - qh - (both ? dh : 0)) / 2;
    ui_label(ui, question, rect(r.x, y, r.w, qh), p->question);
    if (both)
        ui_paragraph(ui, detail, rect(r.x, y + qh, r.w, dh), p->detail);
    else if (p->detail[0] && pointed)
        ui_tip(ui, st->at.prompt, (Rect){0}, p->question, p->detail, "");
}

/* ---- the ribbon -------------------------------------------------------------------------------------------------- */

/* On the stage the question is a pill, as wide as its content, centred in its line. What does not fit gives way in this
 * order: buttons of a stud that lies on the table, caps of keys, words of buttons that have a sign, the size of the
 * question, and then it has two lines. */

enum { PILL_PAD = 10, PILL_GAP = 10, PILL_LEAST = 240, QUESTION = 21, QUESTION_SMALLEST = 16, STUD_SMALL = 32 };

typedef struct {
    Text question;
    float h, stud, button_h;  /* of the pill; of undo and redo, of the other buttons */
    float words, before, all; /* widths: the question, what stands before it, everything */
    bool two;                 /* the question has two lines */
} Ribbon;

static bool has_undo(const Stage *st)
{
    return st->use->undoes && st->tell.looks < 0;
}

static float widths_of_buttons(const Stage *st, const Prompt *p)
{
    float all = 0;
    for (int i = 0; i < p->n; i++)
        all += PILL_GAP + width_of(st->ui, &p->button[i]);
    return all;
}

static void measure(const Stage *st, const Prompt *p, Ribbon *r)
{
    float one = gfx_text_width(st->table.g, r->question, p->question) + 2;
    r->words = p->question[0] ? (r->two ? one * 0.54f + 12 : one) : 0;
    r->before = PILL_PAD;
    if (has_undo(st))
        r->before += r->stud + 6 + (st->use->redoes ? r->stud + 6 : 0);
    if (p->seat != NO_SEAT || p->innkeeper)
        r->before += r->h - 12 + PILL_GAP;
    r->all = r->before + r->words + widths_of_buttons(st, p) + PILL_PAD;
}

/* Leaves out buttons that a stud on the table offers, too. */
static void drop_spare(Prompt *p)
{
    int n = 0;
    for (int i = 0; i < p->n; i++) {
        if (p->button[i].spare && p->button[i].does == DOES_PLAY)
            continue;
        if (n != i)
            p->button[n] = p->button[i];
        n++;
    }
    p->n = n;
}

static void drop_caps(Prompt *p)
{
    for (int i = 0; i < p->n; i++) {
        Button *b = &p->button[i];
        if (!b->key)
            continue;
        b->bare = b->key;
        b->key = NULL;
    }
}

static void drop_words(Prompt *p)
{
    for (int i = 0; i < p->n; i++) {
        Button *b = &p->button[i];
        bool back = b->does == DOES_CLEAR || b->does == DOES_PUT_BACK;
        if (!b->label[0] || (!back && !(b->icon && b->words)))
            continue;
        b->icon = back ? "x" : b->icon;
        memcpy(b->about, b->label, sizeof b->about);
        b->label[0] = '\0';
    }
}

static Ribbon fit_ribbon(const Stage *st, Prompt *p)
{
    Ribbon r = {.question = ui_style(st->ui, FACE_TITLE, QUESTION, COL_TEXT), .h = layout_ribbon(st->in.text)};
    float most = st->at.prompt.w;
    r.button_h = r.h - 10;
    r.stud = fminf(STUD_SMALL, r.h - 10);
    if (st->in.text > 1.45f) /* letters grow less than the text scale: the line stays a line */
        r.question.size = QUESTION * 1.8f / st->in.text;
    for (int i = 0; i < p->n; i++)
        p->button[i].flags |= UI_ROUND | UI_SMALL;
    measure(st, p, &r);
    if (r.all > most)
        drop_spare(p);
    measure(st, p, &r);
    if (r.all > most)
        drop_caps(p);
    measure(st, p, &r);
    if (r.all > most)
        drop_words(p);
    measure(st, p, &r);
    for (; r.all > most && r.question.size > QUESTION_SMALLEST; measure(st, p, &r))
        r.question.size -= 1;
    if (r.all > most) {
        r.two = true;
        r.h = fmaxf(r.h, 2 * gfx_text_height(st->table.g, r.question) + 8);
        measure(st, p, &r);
    }
    r.all = clampf(r.all, fminf(PILL_LEAST, most), most);
    return r;
}

/* Returns where the pill lies: in the middle of its line, or beside the button that asked "are you sure?", for else a
 * double click would give the answer. */
static Rect ribbon_place(const Stage *st, const Ribbon *r)
{
    Rect line = st->at.prompt, from = st->prompt.from, at = rect(line.x + (line.w - r->all) / 2, line.y, r->all, r->h);
    if (!st->prompt.sure || rect_is_empty(from) || at.x + at.w < from.x || at.x > from.x + from.w)
        return at;
    if (from.x - BUTTON_GAP - at.w >= line.x)
        at.x = from.x - BUTTON_GAP - at.w;
    else if (from.x + from.w + BUTTON_GAP + at.w <= line.x + line.w)
        at.x = from.x + from.w + BUTTON_GAP;
    return at;
}

static void ribbon_ground(Stage *st, Rect r)
{
    Gfx *g = st->table.g;
    float radius = fminf(r.h, layout_ribbon(st->in.text)) / 2;
    if (gfx_is_contrast(g)) {
        gfx_round(g, r, radius, gfx_color(g, COL_BG));
        gfx_frame(g, r, radius, 2, gfx_color(g, COL_LIT));
        return;
    }
    gfx_shadow(g, r, radius, 3);
    gfx_round(g, rect_inset(r, -2), radius + 2, color_alpha(gfx_color(g, COL_BG), 0.9f));
    gfx_gradient(g, r, radius, gfx_color(g, COL_PANEL2), gfx_color(g, COL_PANEL));
    gfx_frame(g, rect_inset(r, -1), radius + 1, 1.5f, gfx_color(g, COL_LINE2));
}

/* Draws undo and redo at the left end of the pill, which r then begins after. */
static void undo_studs(Stage *st, const Ribbon *look, Rect *r)
{
    Ui *ui = st->ui;
    if (!has_undo(st))
        return;
    const char *why = st->use->undo_why;
    Rect at = rect_cut_left(r, look->stud);
    at = rect_center(at, look->stud, look->stud);
    (void)rect_cut_left(r, 6);
    if (why && why[0]) {
        (void)ui_button(ui, "undo", at, T_("Undo"), "undo", NULL, UI_OFF | UI_ROUND | UI_SMALL);
        if (ui_touch(ui, "undo-why", "button", at, T_("Undo"), 0).hover)
            ui_tip(ui, at, (Rect){0}, T_("Not possible now."), why, NULL);
    } else if (ui_button(ui, "undo", at, T_("Undo"), "undo", NULL, UI_ROUND | UI_SMALL)) {
        st->says.undo = true;
    }
    if (!st->use->redoes)
        return;
    at = rect_cut_left(r, look->stud);
    (void)rect_cut_left(r, 6);
    if (ui_button(ui, "redo", rect_center(at, look->stud, look->stud), T_("Redo"), "redo", NULL, UI_ROUND | UI_SMALL))
        st->says.redo = true;
}

static void ribbon_who(Stage *st, const Prompt *p, Rect *r)
{
    if (p->seat == NO_SEAT && !p->innkeeper)
        return;
    Rect at = rect_cut_left(r, r->h - 12);
    at = rect_center(at, at.w, at.w);
    (void)rect_cut_left(r, PILL_GAP);
    if (p->innkeeper)
        innkeeper_portrait(st->table.g, at);
    else
        gfx_seat_badge(st->table.g, p->seat, at.x + at.w / 2, at.y + at.h / 2, at.w - 2);
}

static void ribbon_buttons(Stage *st, Prompt *p, const Ribbon *look, Rect *r)
{
    const Button *pressed = NULL;
    Rect pressed_at = {0};
    float all = widths_of_buttons(st, p), room = fmaxf(r->w - look->words, 40);
    ui_rank(st->ui, RANK_PROMPT);
    note_keys(st, p);
    for (int i = p->n - 1; i >= 0; i--) {
        float w = width_of(st->ui, &p->button[i]);
        Rect slot = rect_cut_right(r, all > room ? w * room / all : w);
        (void)rect_cut_right(r, PILL_GAP);
        if (draw_button(st, &p->button[i], slot, look->button_h)) {
            pressed = &p->button[i];
            pressed_at = slot;
        }
    }
    ui_rank(st->ui, RANK_REST);
    if (pressed)
        ask_press(st, pressed, pressed_at);
}

/* True while the line about the question is shown by itself: while something is being confirmed, and the first three
 * times a question of its kind is asked. */
static bool explains_itself(Stage *st)
{
    enum { TIMES = 3 };
    if (st->prompt.sure)
        return true;
    if (st->may.legal.n == 0 || st->use->nbuttons > 0 || st->use->tries) /* a lesson explains */
        return false;
    uint8_t *times = &st->prompt.asked[st->may.legal.m[0].kind];
    uint32_t serial = match_serial(st->use->match) + 1;
    if (st->prompt.asked_at != serial) {
        st->prompt.asked_at = serial;
        *times = (uint8_t)(*times + (*times <= TIMES));
    }
    return *times <= TIMES && st->held.piece == NO_PIECE;
}

/* Tells what is behind the question while the ribbon is pointed at: the round, the rule in a few words, the aim and how
 * near it is. */
static void tell_more(Stage *st, const Prompt *p, Rect r)
{
    TopWords top = {0};
    char round[SENTENCE_MAX] = "", near[SENTENCE_MAX] = "", text[SENTENCE_MAX];
    const char *line[3];
    int n = 0;
    stage_top(st, &top);
    str_add(round, sizeof round, "%s %s", top.round, top.of);
    if (board_ask(st->board)->progress_text)
        board_ask(st->board)->progress_text(st->in.s, st->table.names, st->in.near, near, sizeof near);
    const char *all[] = {p->detail, st->use->aim ? st->use->aim : "", near};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i][0])
            line[n++] = all[i];
    say(text, sizeof text, SAY("{all}"), say_list("all", SAY_LINES, line, n));
    ui_tip(st->ui, r, (Rect){0}, round, text, NULL);
}

static void draw_ribbon(Stage *st, Prompt *p)
{
    Ui *ui = st->ui;
    st->prompt.ribbon = (Rect){0};
    if (!p->question[0] && p->n == 0)
        return;
    Ribbon look = fit_ribbon(st, p);
    Rect r = ribbon_place(st, &look), in = rect(r.x + PILL_PAD, r.y, r.w - 2 * PILL_PAD, r.h);
    st->prompt.ribbon = r;
    ribbon_ground(st, r);
    Touch bar = ui_touch(ui, "prompt", "prompt", r, p->question, 0);
    undo_studs(st, &look, &in);
    ribbon_who(st, p, &in);
    ribbon_buttons(st, p, &look, &in);
    if (look.two) {
        float h = gfx_paragraph_height(st->table.g, look.question, in.w, p->question);
        ui_paragraph(ui, look.question, rect(in.x, in.y + (in.h - h) / 2, in.w, h + 1), p->question);
    } else if (p->question[0]) {
        (void)ui_label(ui, look.question, in, p->question);
    }
    if (p->detail[0]) /* for speech, which cannot point at the ribbon */
        ui_mark(ui, "prompt-more", "more", r, p->detail);
    if (bar.hover)
        tell_more(st, p, r);
    else if (p->detail[0] && explains_itself(st) && !ui_has_tip(ui))
        ui_tip(ui, r, (Rect){0}, NULL, p->detail, NULL);
}

/* Draws what is asked on the stage; while nothing is, the newest event is told at its seat. */
static void draw_on_stage(Stage *st, Prompt *p)
{
    draw_ribbon(st, p);
    follow_pause(st);
    if (p->question[0]) {
        say_rule(st);
        return;
    }
    char line[SENTENCE_MAX] = "";
    say_news(st, line);
    if (line[0])
        whisper_draw(st, line);
}

void prompt_draw(Stage *st)
{
    Rect r = st->at.prompt;
    if (rect_is_empty(r))
        return;
    Prompt p = {.seat = NO_SEAT};
    ask_compose(st, &p);
    if (st->at.stage) {
        draw_on_stage(st, &p);
        return;
    }
    gfx_surface(st->table.g, r, SURFACE_PROMPT);
    Touch bar = ui_touch(st->ui, "prompt", "prompt", r, p.question, 0);
    Rect inside = draw_buttons(st, &p, draw_who(st, &p, r));
    draw_aside(st);
    follow_pause(st);
    if (!p.question[0]) {
        draw_news_in(st, inside);
        return;
    }
    draw_words(st, &p, inside, bar.hover);
    say_rule(st);
}
