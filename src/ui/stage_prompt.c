/* SPDX-License-Identifier: MIT
 * How the question is drawn: the ribbon. */
#include "ui/stage_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "core/say.h"
#include "core/text.h"
#include "ui/portrait.h"
#include "ui/room.h"
#include "ui/words.h"

static float width_of(Ui *ui, const Button *b)
{
    return ui_button_width(ui, b->label, b->icon, b->capless ? NULL : b->key, b->flags);
}

/* Notes the button that Enter presses, or the first enabled one, and whether the focus is on one of them. */
static void note_keys(Stage *st, const Prompt *p)
{
    st->keys.first[0] = '\0';
    st->keys.on_prompt = false;
    for (int i = p->n - 1; i >= 0; i--) {
        const Button *b = &p->button[i];
        bool enter = b->key && strcmp(b->key, "Enter") == 0;
        if (!(b->flags & UI_OFF) && !b->stays && (enter || !st->keys.first[0]))
            (void)snprintf(st->keys.first, sizeof st->keys.first, "%s", b->id);
        st->keys.on_prompt = st->keys.on_prompt || strcmp(b->id, ui_focused(st->ui)) == 0;
    }
}

/* True if the line of the question, which explains itself, says the same. */
static bool is_told(const Stage *st, const char *tip)
{
    return st->use->tells && st->use->detail && strstr(st->use->detail, tip) != NULL;
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
    const char *tip = b->tip ? say_word(b->tip) : b->about;
    if (tip[0] && !is_told(st, tip))
        ui_tip(st->ui, slot, (Rect){0}, NULL, tip, NULL);
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
    ui_asked(ui, question_number(st, b->does == DOES_PLAY || b->does == DOES_ONCE || b->does == DOES_SHARE ||
                                         b->does == DOES_ALWAYS));
    if (st->prompt.sure && b->does == DOES_PLAY && b->index == st->prompt.plan)
        b->flags |= UI_CONFIRMS;
    bool pressed = ui_button(ui, b->id, at, b->label, b->icon, b->key, b->flags);
    ui_asked(ui, 0);
    count_on(st, b, at);
    if (b->does == DOES_PLAY)
        light_mark_button(st, st->may.legal.m[b->index], at);
    if (b->ran > 0)
        gfx_round(st->table.g, rect(at.x + 6, at.y + at.h - 4, (at.w - 12) * b->ran, 3), 1.5f,
                  gfx_color(st->table.g, COL_ACCENT));
    if (b->bare && !(b->flags & UI_OFF) && ui_key(ui, b->bare))
        pressed = true;
    if (ui_is_pointed(ui, b->id))
        tell_of_button(st, b, slot);
    return pressed;
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

/* True if the newest event needs no bubble: the board writes its result on the table, or a lesson speaks of it. */
static bool is_told_already(const Stage *st)
{
    char question[SENTENCE_MAX] = "", detail[SENTENCE_MAX] = "";
    if (st->use->tries && !stage_is_telling(st))
        return true;
    return board_tell(st->board)->event_text &&
           board_tell(st->board)->event_text(&st->table, question, sizeof question, detail, sizeof detail);
}

static void say_rule(Stage *st)
{
    if (st->says.rule[0] || st->may.legal.n == 0)
        return;
    const char *rule =
        st->game->move[(st->prompt.plan >= 0 ? st->may.legal.m[st->prompt.plan] : st->may.legal.m[0]).kind].rule;
    (void)snprintf(st->says.rule, sizeof st->says.rule, "%s", rule ? rule : "");
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

/* ---- the ribbon -------------------------------------------------------------------------------------------------- */

/* The question is a pill whose ends stay where they are, whatever it asks: its words stand at the left end, after undo and
 * whose choice it is, and do not move when something is picked; the answers stand at the right end, and what leads back
 * before them, apart. Only long questions move the left end. What does not
 * fit gives way in this order: buttons of a stud that lies on the table, caps of keys, words of buttons that have a sign,
 * the size of the question, and then it has two lines. */

enum {
    PILL_PAD = 10,
    PILL_GAP = 10,
    PILL_USUAL = 620,
    QUESTION = 21,
    QUESTION_SMALLEST = 16,
    QUESTION_OF_TWO = 12,
    STUD_SMALL = 32
};

typedef struct {
    Text question;
    float h, stud, button_h;  /* of the pill; of undo and redo, of the other buttons */
    float words, before, all; /* widths: the question, what stands before it, everything */
    float end;                /* x of its right end */
    float free;               /* width that is left free of answers, where the button was pressed that asked */
    bool two;                 /* the question has two lines */
} Ribbon;

static bool has_undo(const Stage *st)
{
    return st->use->undoes && st->tell.looks < 0;
}

/* The ribbon's buttons, from left to right: what is meant to be rare (UI_APART), what leads back, the answers, and then what
 * stays. */
typedef enum { OF_APART, OF_BACK, OF_ANSWERS, OF_STAYING } Part;

static Part part_of(const Button *b)
{
    bool back = b->does == DOES_PUT_BACK || b->does == DOES_CLEAR || b->does == DOES_RESTORE || b->does == DOES_UNDO;
    return back ? OF_BACK : b->flags & UI_APART ? OF_APART : b->stays ? OF_STAYING : OF_ANSWERS;
}

static float widths_of_buttons(const Stage *st, const Prompt *p, Part part)
{
    float all = 0;
    for (int i = 0; i < p->n; i++)
        if (part_of(&p->button[i]) == part)
            all += PILL_GAP + width_of(st->ui, &p->button[i]);
    return all;
}

static float widths_of_all(const Stage *st, const Prompt *p)
{
    float all = 0;
    for (int part = OF_APART; part <= OF_STAYING; part++)
        all += widths_of_buttons(st, p, (Part)part);
    return all;
}

/* Returns the width in which the words have one line, or at most two. */
static float width_of_words(const Stage *st, const Ribbon *r, const char *words)
{
    enum { STEPS = 25 };
    Gfx *g = st->table.g;
    float one = gfx_text_width(g, r->question, words) + 2, most = 2 * gfx_text_height(g, r->question) + 1;
    for (int i = STEPS / 2; r->two && i < STEPS; i++) /* long words leave a line short */
        if (gfx_paragraph_height(g, r->question, one * (float)i / STEPS, words) <= most)
            return one * (float)i / STEPS + 2;
    return one;
}

/* Returns where the ribbon ends: in the same place for all questions, and farther right with buttons that stay. */
static float right_end(const Stage *st, const Prompt *p)
{
    Rect line = st->at.prompt;
    bool usual = widths_of_buttons(st, p, OF_STAYING) <= 0;
    return line.x + (line.w + (usual ? fminf(PILL_USUAL * fminf(st->in.text, 1.4f), line.w) : line.w)) / 2;
}

/* Returns the width at the right end, before the buttons that stay, in which an answer would lie where the button was
 * pressed that asked "are you sure?": a double click would give it. 0: no answer comes there. */
static float room_for_asker(const Stage *st, const Prompt *p)
{
    float end = right_end(st, p) - PILL_PAD - widths_of_buttons(st, p, OF_STAYING), from = st->prompt.from.x;
    bool left = end - widths_of_buttons(st, p, OF_ANSWERS) > from + st->prompt.from.w;
    return from < end && !left ? end - from : 0;
}

static void measure(const Stage *st, const Prompt *p, Ribbon *r)
{
    r->words = p->question[0] ? width_of_words(st, r, p->question) : 0;
    if (st->use->room && !stage_holds(st))
        r->words = fmaxf(r->words, width_of_words(st, r, st->use->room));
    r->before = PILL_PAD;
    if (has_undo(st))
        r->before += r->stud + 6 + (st->use->redoes ? r->stud + 6 : 0);
    if (p->seat != NO_SEAT || p->innkeeper)
        r->before += r->h - 12 + PILL_GAP;
    r->free = 0;
    if (st->prompt.sure && !rect_is_empty(st->prompt.from))
        r->free = room_for_asker(st, p);
    r->all = r->before + r->words + widths_of_all(st, p) + r->free + PILL_PAD;
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

/* Leaves no room for the caps of keys, which are obeyed all the same. */
static void drop_caps(Prompt *p)
{
    for (int i = 0; i < p->n; i++)
        p->button[i].capless = true;
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
        b->bare = b->bare ? b->bare : b->key; /* a sign alone would make room for its cap */
        b->key = NULL;
    }
}

static Ribbon fit_ribbon(const Stage *st, Prompt *p)
{
    Ribbon r = {.question = ui_style(st->ui, FACE_TITLE, QUESTION, COL_TEXT), .h = layout_ribbon(st->in.text)};
    Rect line = st->at.prompt;
    float end = right_end(st, p), most = end - line.x;
    if (widths_of_buttons(st, p, OF_ANSWERS) <= 0) /* nothing stands at the right end that could move */
        most = line.w;
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
        for (measure(st, p, &r); r.all > most && r.question.size > QUESTION_OF_TWO; measure(st, p, &r))
            r.question.size -= 1;
    }
    r.all = clampf(r.all, 2 * end - 2 * line.x - line.w, most);
    r.end = fmaxf(end, line.x + r.all);
    return r;
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
    } else if (ui_button(ui, "undo", at, T_("Undo"), "undo", "Ctrl+Z", UI_ROUND | UI_SMALL)) {
        st->says.undo = true;
    }
    if (!st->use->redoes)
        return;
    at = rect_cut_left(r, look->stud);
    (void)rect_cut_left(r, 6);
    if (ui_button(ui, "redo", rect_center(at, look->stud, look->stud), T_("Redo"), "redo", "Ctrl+Y",
                  UI_ROUND | UI_SMALL))
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

bool prompt_rests(const Stage *st)
{
    return fabsf(st->pointer.x - st->prompt.pressed_x) < 2 && fabsf(st->pointer.y - st->prompt.pressed_y) < 2;
}

/* Returns what a press of b means: the button that was pressed last, if that is pressed again and again (StageButton.steps)
 * and the pointer has not moved since, while b has come below it. */
static const Button *meant_by(Stage *st, const Prompt *p, const Button *b)
{
    for (int i = 0; i < p->n && prompt_rests(st); i++)
        if (p->button[i].steps && strcmp(p->button[i].id, st->prompt.pressed) == 0)
            b = &p->button[i];
    str_cut(st->prompt.pressed, sizeof st->prompt.pressed, b->id);
    st->prompt.pressed_x = st->pointer.x;
    st->prompt.pressed_y = st->pointer.y;
    return b;
}

/* Returns how far what leads back is kept from the answers, if there is room: so far that no answer has lain there, which a
 * resting pointer may have pressed. */
static float apart_from_answers(const Stage *st, const Prompt *p, const Ribbon *look, Rect r)
{
    enum { ANSWERS_MOST = 210 };
    float back = widths_of_buttons(st, p, OF_APART) + widths_of_buttons(st, p, OF_BACK),
          spare = r.w - look->words - look->free - widths_of_all(st, p),
          wanted = ANSWERS_MOST * fminf(st->in.text, 1.4f) - widths_of_buttons(st, p, OF_ANSWERS);
    return back > 0 ? clampf(wanted, 0, fmaxf(spare, 0)) : 0;
}

/* Draws the buttons from the right end; returns the pressed one, or NULL. */
static const Button *draw_buttons(Stage *st, Prompt *p, const Ribbon *look, Rect *r, Rect *at)
{
    const Button *pressed = NULL;
    float all = widths_of_all(st, p), room = fmaxf(r->w - look->words - look->free, 40),
          apart = apart_from_answers(st, p, look, *r);
    bool free = look->free > 0;
    for (int k = (OF_STAYING + 1) * p->n - 1; k >= 0; k--) {
        Button *b = &p->button[k % p->n];
        if (part_of(b) != (Part)(k / p->n))
            continue;
        if (free && part_of(b) != OF_STAYING) {
            (void)rect_cut_right(r, look->free);
            free = false;
        }
        if (part_of(b) < OF_ANSWERS) {
            (void)rect_cut_right(r, apart);
            apart = 0;
        }
        float w = width_of(st->ui, b);
        Rect slot = rect_cut_right(r, all > room ? w * room / all : w);
        (void)rect_cut_right(r, PILL_GAP);
        if (draw_button(st, b, slot, look->button_h)) {
            pressed = b;
            *at = slot;
        }
    }
    return pressed;
}

static void press_button(Stage *st, const Prompt *p, const Button *pressed, Rect at)
{
    if (pressed)
        ask_press(st, meant_by(st, p, pressed), at);
}

/* True while the line about the question is shown by itself: while something is being confirmed, and the first three
 * times a question of its kind is asked; but not in letters so large that it would lie over the hand. */
static bool explains_itself(Stage *st)
{
    enum { TIMES = 3 };
    const float large = 1.5f;
    if (st->prompt.sure || (st->use->tells && st->in.text <= large))
        return true;
    if (st->in.text > large || st->may.legal.n == 0 || st->use->nbuttons > 0 || st->use->tries) /* a lesson explains */
        return false;
    uint8_t *times = &st->prompt.asked[st->may.legal.m[0].kind];
    uint32_t serial = match_serial(st->use->match) + 1;
    if (st->prompt.asked_at != serial) {
        st->prompt.asked_at = serial;
        *times = (uint8_t)(*times + (*times <= TIMES));
    }
    return *times <= TIMES && st->held.piece == NO_PIECE && st->gather.set == 0;
}

/* Returns what no explanation may hide: the tray while dice lie in it, else the near seat beside the ribbon. */
static Rect kept_in_sight(const Stage *st)
{
    for (PieceId p = 0; p < PIECE_MAX; p++)
        if (st->at.piece[p].shown && st->at.piece[p].lies)
            return st->at.tray;
    return st->at.seat[st->in.near];
}

/* Tells more of the question while the ribbon is pointed at: the round, the rule in a few words, the aim and how
 * near it is. told: the rule stands in the ribbon. */
static void tell_more(Stage *st, const Prompt *p, Rect r, bool told)
{
    TopWords top = {0};
    char round[SENTENCE_MAX] = "", near[SENTENCE_MAX] = "", text[SENTENCE_MAX];
    const char *line[3];
    int n = 0;
    stage_top(st, &top);
    str_add(round, sizeof round, "%s %s", top.round, top.of);
    if (board_ask(st->board)->progress_text)
        board_ask(st->board)->progress_text(st->in.s, st->table.names, st->in.near, near, sizeof near);
    const char *all[] = {told ? "" : p->detail, st->use->aim ? st->use->aim : "", near};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i][0])
            line[n++] = all[i];
    say(text, sizeof text, SAY("{all}"), say_list("all", SAY_LINES, line, n));
    ui_tip(st->ui, r, kept_in_sight(st), round, text, NULL);
}

static void ribbon_question(Stage *st, const Prompt *p, const Ribbon *look, Rect r)
{
    if (look->two) {
        float h = gfx_paragraph_height(st->table.g, look->question, r.w, p->question);
        ui_paragraph(st->ui, look->question, rect(r.x, r.y + (r.h - h) / 2, r.w, h + 1), p->question);
    } else if (p->question[0]) {
        (void)ui_label(st->ui, look->question, r, p->question);
    }
}

/* Writes the line about the question behind it, in small letters if it needs two lines; false: there is no room. */
static bool ribbon_detail(Stage *st, const Prompt *p, const Ribbon *look, Rect r)
{
    enum { APART = 16, LEAST = 120 };
    Gfx *g = st->table.g;
    Text style = ui_style(st->ui, FACE_MEDIUM, 15, COL_TEXT2);
    (void)rect_cut_left(&r, look->words + APART);
    if (gfx_text_width(g, style, p->detail) + 2 > r.w)
        style.size = 13;
    float h = gfx_paragraph_height(g, style, r.w, p->detail);
    if (look->two || r.w < LEAST || h > r.h - 4)
        return false;
    (void)gfx_paragraph(g, style, rect(r.x, r.y + (r.h - h) / 2, r.w, h + 1), p->detail); /* speech has it already */
    return true;
}

static void draw_ribbon(Stage *st, Prompt *p)
{
    Ui *ui = st->ui;
    st->prompt.ribbon = (Rect){0};
    if (!p->question[0] && p->n == 0)
        return;
    Ribbon look = fit_ribbon(st, p);
    Rect r = rect(look.end - look.all, st->at.prompt.y, look.all, look.h),
         in = rect(r.x + PILL_PAD, r.y, r.w - 2 * PILL_PAD, r.h), at = {0};
    st->prompt.ribbon = r;
    room_pill(st->table.g, r, fminf(r.h, layout_ribbon(st->in.text)) / 2);
    Touch bar = ui_touch(ui, "prompt", "prompt", r, p->question, 0);
    undo_studs(st, &look, &in);
    ui_rank(ui, RANK_PROMPT);
    note_keys(st, p);
    ribbon_who(st, p, &in);
    const Button *pressed = draw_buttons(st, p, &look, &in, &at);
    ui_rank(ui, RANK_REST);
    bool explains = p->detail[0] && explains_itself(st);
    ribbon_question(st, p, &look, in);
    bool told = explains && ribbon_detail(st, p, &look, in);
    if (p->detail[0]) /* for speech, which cannot point at the ribbon */
        ui_mark(ui, "prompt-more", "more", r, p->detail);
    press_button(st, p, pressed, at);
    if (bar.hover)
        tell_more(st, p, r, told);
    if (explains && !told && !ui_has_tip(ui)) /* also below a pointer at rest, of which tell_more says nothing */
        ui_tip_answer(ui, r, kept_in_sight(st), NULL, p->detail, NULL);
}

void prompt_draw(Stage *st)
{
    Prompt p = {.seat = NO_SEAT};
    char line[SENTENCE_MAX] = "";
    if (rect_is_empty(st->at.prompt))
        return;
    ask_compose(st, &p);
    draw_ribbon(st, &p);
    follow_pause(st);
    if (p.question[0]) {
        say_rule(st);
        if (!meanwhile_draw(st))
            whisper_stay(st);
        return;
    }
    if (is_told_already(st))
        return;
    say_news(st, line); /* while nothing is asked, the newest event is told at its seat */
    if (line[0])
        whisper_draw(st, line);
}
