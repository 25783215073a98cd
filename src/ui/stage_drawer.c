/* SPDX-License-Identifier: MIT
 * What comes over the table when it is called: the large card, the log, drawers; and the strap of round buttons. */
#include "ui/stage_int.h"

#include <math.h>

#include "core/say.h"
#include "ui/room.h"

/* ---- zoom -------------------------------------------------------------------------------------------------------- */

static int shown_copy(Stage *st, PieceId p, DefId def)
{
    const State *s = stage_shown(st);
    if (st->board->copy != NULL)
        return st->board->copy(s, p);
    if (s->piece[p].def != def)
        return 1;
    return copy_of_piece(st->look.copy, s, p, st->look.pictures[def]);
}

void show_large(Stage *st, PieceId p)
{
    st->look.card = show_def(st, p);
    st->look.piece = p;
    st->look.picture = shown_copy(st, p, st->look.card);
}

/* Writes the facts about the piece now, then the card's text. */
static void zoom_words(Stage *st, DefId def, CardFace *face, char *out, size_t n)
{
    const State *s = st->may.hand.s;
    PieceId p = def == st->look.card && st->look.piece < s->npieces && show_def(st, st->look.piece) == def
                    ? st->look.piece
                    : NO_PIECE;
    bool all = st->board->current_values && st->board->current_values(s, st->tell.memory, p, def, face, out, n);
    size_t at = strlen(out);
    if (all || !st->board->zoom_text || at + SENTENCE_MAX + 2 > n)
        return;
    if (at > 0)
        out[at++] = '\n';
    st->board->zoom_text(s, def, out + at, n - at);
}

bool show_is_away(Stage *st, PieceId p)
{
    if (st->look.away != p)
        st->look.away = NO_PIECE;
    return p != NO_PIECE && st->look.away == p;
}

/* True while something is shown to somebody who plays with keys, or others choose: the focus stays where the last choice
 * was, and what opened there would cover what they do. */
static bool is_shown_something(const Stage *st)
{
    return focus_is_left(st) ||
           (ui_using_keys(st->ui) && story_is_running(st->tell.story) && !story_is_held(st->tell.story));
}

/* True while a refusal is shown that is not about p: no card takes its place. */
static bool is_refused_elsewhere(const Stage *st, PieceId p)
{
    return st->why.missed || st->why.place != NO_PLACE || st->why.on != NO_PIECE ||
           (st->why.asked != NO_PIECE && st->why.asked != p);
}

/* Adds the large card of the piece under the pointer or focus to its tooltip, once it has rested there. Nothing is added to
 * a card that is as large already. */
void show_beside(Stage *st)
{
    enum { RESTS = 250 /* ms */, LARGE = 190 /* px */ };
    PieceId p = st->pointer.piece;
    if (p == NO_PIECE || !st->at.piece[p].shown || st->held.piece != NO_PIECE || st->use->frozen ||
        is_shown_something(st) || st->look.drawer == DRAWER_ZOOM || show_is_away(st, p) ||
        is_refused_elsewhere(st, p) || !(st->use->zoom_on_hover || ui_using_keys(st->ui)) ||
        ((st->pointer.still || st->pointer.pressed) && !ui_using_keys(st->ui)))
        return;
    uint32_t rests = ui_now(st->ui) - st->pointer.since;
    CardFace face;
    CopyWords copy;
    DefId def = show_def(st, p);
    if (def == DEF_HIDDEN || !st->board->face(st->game, def, &face))
        return;
    if (p != st->pointer.was || rests < RESTS) {
        ui_wake(st->ui, p != st->pointer.was ? RESTS : (int)(RESTS - rests));
        return;
    }
    if (ui_using_keys(st->ui) && ui_key(st->ui, "Esc")) { /* what is held has taken it before */
        st->look.away = p;
        ui_wake(st->ui, 0);
        return;
    }
    char words[2 * SENTENCE_MAX] = "";
    show_large(st, p);
    copy_face(&face, st->look.picture, &copy);
    zoom_words(st, def, &face, words, sizeof words);
    float w = fmaxf(st->at.piece[p].r.w, st->at.piece[p].hit.w); /* a die lies on its card */
    ui_tip_card(st->ui, st->at.piece[p].hit, w < LARGE ? &face : NULL, words);
}

typedef struct {
    CardFace face;
    CopyWords copy;
    char words[2 * SENTENCE_MAX];
    Text style;
} Large;

/* Reads what the large card shows. False: nobody here knows the card. */
static bool large_read(Stage *st, DefId def, Large *out)
{
    enum { LETTERS = 17 };
    if (def == DEF_HIDDEN || !st->board->face(st->game, def, &out->face))
        return false;
    out->words[0] = '\0';
    copy_face(&out->face, st->look.picture, &out->copy);
    zoom_words(st, def, &out->face, out->words, sizeof out->words);
    out->style = ui_style(st->ui, FACE_MEDIUM, LETTERS, COL_TEXT);
    return true;
}

/* Returns how high the words are at that width, in smaller letters if that room has no place for them. */
static float words_fit(Gfx *g, Large *l, float w, float room)
{
    enum { LEAST = 12 };
    float h = gfx_paragraph_height(g, l->style, w, l->words);
    for (; h > room && l->style.size > LEAST; h = gfx_paragraph_height(g, l->style, w, l->words))
        l->style.size -= 1;
    return h;
}

/* Draws the large card, which turns towards the pointer. */
static void large_card(Stage *st, Rect card, Large *l)
{
    card_hand_draw(&st->look.hand, st->ui, &l->face, st->board->back, card);
    if (ui_touch(st->ui, "zoom", "card", card, l->face.name, 0).click) {
        st->says.look = st->look.card;
        st->says.look_copy = st->look.picture;
    }
}

/* Draws the card and below it its words, which take that height. */
static void words_below(Stage *st, Rect r, Large *l, float text)
{
    float h = fminf((r.w - 36) * 1.25f, r.h - 32 - text), w = h / 1.25f;
    large_card(st, rect(r.x + (r.w - w) / 2, r.y + 10, w, h), l);
    (void)ui_paragraph(st->ui, l->style, rect(r.x + 16, r.y + 18 + h, r.w - 32, text), l->words);
}

/* Draws the card and beside it its words. */
static void words_beside(Stage *st, Rect r, Large *l)
{
    float w = fminf((r.h - 20) / 1.25f, r.w * 0.42f), h = w * 1.25f;
    Rect words = rect(r.x + w + 32, r.y + 14, r.w - w - 46, r.h - 24);
    large_card(st, rect(r.x + 14, r.y + (r.h - h) / 2, w, h), l);
    (void)words_fit(st->table.g, l, words.w, words.h);
    (void)ui_paragraph(st->ui, l->style, words, l->words);
}

/* Draws the large card over the dimmed table, above what belongs to the scene. Many words stand beside it. */
void show_top(Stage *st)
{
    if (st->look.drawer != DRAWER_ZOOM)
        return;
    Ui *ui = st->ui;
    Gfx *g = st->table.g;
    Large l = {0};
    bool known = large_read(st, st->look.card, &l);
    ui_modal(ui, "zoom-card");
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){0, 0, 0, 158});
    enum { TOP = 10, FOOT = 64 };
    float h = clampf(gfx_h(g) - st->use->foot - TOP - 12, 80, 900), w = clampf(h * 0.64f, 200, gfx_w(g) - 40);
    float text = known ? gfx_paragraph_height(g, l.style, w - 32, l.words) : 0;
    bool beside = known && text > 0.36f * (h - FOOT);
    float all = rect_is_empty(st->at.strap) ? gfx_w(g) : st->at.strap.x;
    if (beside)
        w = fminf(all - 24, (h - FOOT) * 0.8f + ui_grow(ui, 420));
    Rect r = rect(fminf((gfx_w(g) - w) / 2, all - 12 - w), TOP, w, h);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect foot = rect_cut_bottom(&r, FOOT);
    if (beside)
        words_beside(st, r, &l);
    else if (known)
        words_below(st, r, &l, text);
    float bw = ui_button_width(ui, T_("Close"), NULL, "Esc", 0);
    bool away = ui_touch(ui, "zoom-away", "button", rect(0, 0, gfx_w(g), gfx_h(g)), T_("Close"), 0).click;
    if (ui_button(ui, "close-zoom", rect(foot.x + (foot.w - bw) / 2, foot.y + 10, bw, 42), T_("Close"), NULL, "Esc",
                  UI_PRIMARY) ||
        away || ui_key(ui, "Z"))
        st->look.drawer = DRAWER_NONE;
}

/* ---- the strap --------------------------------------------------------------------------------------------------- */

void strap_draw(Stage *st)
{
    if (!rect_is_empty(st->at.strap))
        room_leather(st->table.g, st->at.strap);
}

/* ---- the log and other drawers ------------------------------------------------------------------------------------------- */

static const char *again_words(const Stage *st)
{
    return story_state(st->tell.story)->nseats > 1 ? T_("Their turns") : T_("Watch again");
}

/* Returns the place of the button that shows opponents' last moves again, in the head of the log; empty: not shown. */
static Rect again_place(Stage *st)
{
    Rect log = st->at.log;
    float w = ui_button_width(st->ui, again_words(st), NULL, "A", UI_SMALL), h = ui_grow(st->ui, 32);
    if (!tell_can_again(st) || rect_is_empty(log))
        return (Rect){0};
    return rect(log.x + log.w - 54 - w, log.y + 10, w, h);
}

static void again_button(Stage *st)
{
    Rect r = again_place(st);
    if (!rect_is_empty(r) && ui_button(st->ui, "again", r, again_words(st), NULL, "A", UI_SMALL)) {
        st->tell.again = true;
        ui_wake(st->ui, 0);
    }
}

/* Goes to the moment of a log line. In a replay the scene shows it. In a game the stage replays what happened since;
 * without animation, or in a lesson, it shows the moment until a press. */
static void go_to_line(Stage *st, int event)
{
    const StageInput *use = st->use;
    uint32_t moves = tell_moment(st, event);
    bool tells = !use->tries && !use->cut && ui_speed(st->ui) > 0;
    if (use->goes)
        st->says.moment = moves + 1;
    else if (use->frozen || moves >= match_serial(use->match))
        return;
    else if (tells)
        stage_tell_from(st, moves);
    else if (!story_is_running(st->tell.story) && !story_was_cut(st->tell.story))
        st->tell.look_at = event;
    ui_wake(st->ui, 0);
}

/* Draws the log; the card of the pointed line is highlighted, and its text is the tooltip. button: a button at the right
 * of the log's head. */
static void draw_log(Stage *st, Rect button)
{
    CardFace face;
    char words[SENTENCE_MAX] = "";
    float taken = rect_is_empty(button) ? 0 : st->at.log.x + st->at.log.w - button.x;
    LogOutput says =
        log_draw(st->tell.log, st->ui, match_setup(st->use->match), st->at.log, taken, st->look.drawer == DRAWER_LOG);
    Rect row = says.row;
    DefId def = st->look.lit_by_log = says.def;
    if (says.event >= 0)
        go_to_line(st, says.event);
    if (def == DEF_HIDDEN || rect_is_empty(row) || !st->board->face(st->game, def, &face) || !st->board->zoom_text)
        return;
    st->board->zoom_text(st->may.hand.s, def, words, sizeof words);
    ui_tip(st->ui, row, st->at.log, face.name, words, NULL);
}

void log_stud(Stage *st)
{
    Ui *ui = st->ui;
    st->look.lit_by_log = DEF_HIDDEN;
    enum { LOG = 1 }; /* below the hint */
    if (ui_button(ui, "log-open", layout_shared_stud(st->at.strap, LOG), T_("Log"), "scroll", "L", UI_ROUND | UI_SMALL))
        st->look.drawer = st->look.drawer == DRAWER_LOG ? DRAWER_NONE : DRAWER_LOG;
    if (st->look.drawer != DRAWER_LOG && tell_can_again(st) && !st->use->frozen && ui_key(ui, "A")) {
        st->tell.again = true;
        ui_wake(ui, 0);
    }
}

void show_drawer(Stage *st)
{
    Rect r = st->at.drawer;
    if (rect_is_empty(r))
        return;
    Ui *ui = st->ui;
    Gfx *g = st->table.g;
    (void)ui_touch(ui, "drawer", "panel", r, T_("Panel"), 0);
    gfx_shadow(g, r, 10, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect close = rect(r.x + r.w - 48, r.y + 6, 42, 40), again = again_place(st);
    if (st->look.drawer == DRAWER_LOG)
        draw_log(st, rect_is_empty(again) ? close : again);
    else if (st->board->draw_drawer)
        st->board->draw_drawer(&st->table);
    again_button(st);
    if (ui_button(ui, "close-drawer", close, "", "x", NULL, UI_QUIET))
        st->look.drawer = DRAWER_NONE;
}
