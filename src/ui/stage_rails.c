/* SPDX-License-Identifier: MIT
 * Everything beside the table or sliding over it: the large card, the log, opponents' recent moves, drawers. */
#include "ui/stage_int.h"

#include <math.h>

#include "core/say.h"

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

static DefId looked_at(Stage *st)
{
    CardFace face;
    PieceId p = st->held.piece != NO_PIECE ? st->held.piece : st->use->zoom_on_hover ? st->pointer.piece : NO_PIECE;
    if (p != NO_PIECE) {
        DefId def = show_def(st, p);
        if (def != DEF_HIDDEN && st->board->face(st->game, def, &face))
            show_large(st, p);
    }
    DefId matter = p == NO_PIECE && st->board->moment_card ? st->board->moment_card(st->may.hand.s) : DEF_HIDDEN;
    if (matter != DEF_HIDDEN && st->look.card != matter) {
        st->look.card = matter;
        st->look.piece = NO_PIECE;
        st->look.picture = 1;
    }
    return st->look.card;
}

/* True if no card has been pointed at for a while, so that the board fills the panel (Board.idle). */
static bool is_idle(Stage *st)
{
    enum { LINGERS = 600 /* ms */ };
    uint32_t now = ui_now(st->ui);
    if (!st->board->idle || rect_is_empty(st->at.zoom) || st->look.drawer == DRAWER_ZOOM)
        return false;
    bool looks = st->held.piece != NO_PIECE || (st->use->zoom_on_hover && st->pointer.piece != NO_PIECE) ||
                 st->look.lit_by_log != DEF_HIDDEN ||
                 (!ui_using_keys(st->ui) && rect_has(st->at.zoom, st->pointer.x, st->pointer.y));
    CardFace face;
    if (looks && st->look.card != DEF_HIDDEN && st->board->face(st->game, st->look.card, &face)) {
        st->look.card_at = now;
        return false;
    }
    uint32_t since = now - st->look.card_at;
    if (st->look.card == DEF_HIDDEN || since >= LINGERS) {
        st->look.card = DEF_HIDDEN;
        return true;
    }
    ui_wake(st->ui, (int)(LINGERS - since));
    return false;
}

static void draw_aim(Stage *st, Rect *in)
{
    if (!st->use->aim) /* NULL: the match is won */
        return;
    float head = ui_paragraph(st->ui, ui_style(st->ui, FACE_SEMI, 14, COL_ACCENT), *in,
                              st->use->aim_of ? st->use->aim_of : T_("The aim"));
    (void)rect_cut_top(in, head);
    float h = ui_paragraph(st->ui, ui_style(st->ui, FACE_TITLE, 18, COL_TEXT), *in, st->use->aim);
    (void)rect_cut_top(in, fminf(h + 10, in->h));
    char words[SENTENCE_MAX] = "";
    if (board_ask(st->board)->progress_text)
        board_ask(st->board)->progress_text(st->in.s, st->table.names, st->in.near, words, sizeof words);
    if (!words[0])
        return;
    h = ui_paragraph(st->ui, ui_style(st->ui, FACE_SEMI, 15, COL_TEXT), *in, words);
    (void)rect_cut_top(in, fminf(h + 10, in->h));
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

/* Adds the large card of the piece under the pointer or focus to its tooltip, once it has rested there: on the stage there
 * is no panel for it. Nothing is added to a card that is as large already. */
void show_beside(Stage *st)
{
    enum { RESTS = 250 /* ms */, LARGE = 190 /* px */ };
    PieceId p = st->pointer.piece;
    if (!st->at.stage || p == NO_PIECE || !st->at.piece[p].shown || st->held.piece != NO_PIECE || st->use->frozen ||
        st->look.drawer == DRAWER_ZOOM || !(st->use->zoom_on_hover || ui_using_keys(st->ui)) ||
        (st->pointer.still && !ui_using_keys(st->ui)))
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
    char words[2 * SENTENCE_MAX] = "";
    show_large(st, p);
    copy_face(&face, st->look.picture, &copy);
    zoom_words(st, def, &face, words, sizeof words);
    float w = fmaxf(st->at.piece[p].r.w, st->at.piece[p].hit.w); /* a die lies on its card */
    ui_tip_card(st->ui, st->at.piece[p].hit, w < LARGE ? &face : NULL, words);
}

/* in_hand: the card turns towards the pointer; only one card at a time does. */
static void zoom_card(Stage *st, Rect r, DefId def, bool in_hand)
{
    Gfx *g = st->table.g;
    CardFace face;
    CopyWords copy;
    if (def == DEF_HIDDEN || !st->board->face(st->game, def, &face)) {
        Rect in = rect_inset(r, 14);
        char help[SENTENCE_MAX];
        say(help, sizeof help, SAY("Point at a card to see it here. {key}: full size."),
            say_s("key", ui_key_named(st->ui, "Z")));
        draw_aim(st, &in);
        ui_paragraph(st->ui, ui_style(st->ui, FACE_MEDIUM, 14, COL_TEXT2), in, help);
        return;
    }
    char words[2 * SENTENCE_MAX] = "";
    copy_face(&face, st->look.picture, &copy);
    zoom_words(st, def, &face, words, sizeof words);
    Text style = ui_style(st->ui, FACE_MEDIUM, 14, COL_TEXT);
    float text = gfx_paragraph_height(g, style, r.w - 24, words) + 8;
    float w = r.w - 36, room = r.h - 24 - text;
    if (w * 1.25f > room)
        w = room / 1.25f;
    if (w < 60) {
        ui_paragraph(st->ui, style, rect_inset(r, 12), words);
        return;
    }
    Rect card = rect(r.x + (r.w - w) / 2, r.y + 10, w, w * 1.25f);
    if (in_hand)
        card_hand_draw(&st->look.hand, st->ui, &face, st->board->back, card);
    else
        card_draw(g, &face, card, 0, NULL);
    Touch t = ui_touch(st->ui, "zoom", "card", card, face.name, 0);
    if (t.click) {
        st->says.look = def;
        st->says.look_copy = st->look.picture;
    }
    ui_paragraph(st->ui, style, rect(r.x + 12, r.y + 16 + w * 1.25f, r.w - 24, text), words);
}

/* Draws the large card over the dimmed table. */
void show_top(Stage *st)
{
    if (st->look.drawer != DRAWER_ZOOM)
        return;
    Ui *ui = st->ui;
    Gfx *g = st->table.g;
    ui_modal(ui, "zoom-card");
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){0, 0, 0, 158});
    float top = st->at.top.h + 10, h = clampf(gfx_h(g) - top - 12, 80, 900), w = clampf(h * 0.64f, 200, gfx_w(g) - 40);
    Rect r = rect((gfx_w(g) - w) / 2, top, w, h);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect foot = rect_cut_bottom(&r, 64);
    zoom_card(st, r, st->look.card, true);
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
    Gfx *g = st->table.g;
    Rect r = st->at.strap;
    if (rect_is_empty(r))
        return;
    if (gfx_is_contrast(g)) {
        gfx_round(g, r, 14, gfx_color(g, COL_BG));
        gfx_frame(g, r, 14, 2, gfx_color(g, COL_TEXT));
        return;
    }
    gfx_shadow(g, r, 14, 3);
    gfx_gradient(g, r, 14, gfx_color(g, COL_PANEL2), gfx_color(g, COL_PANEL));
    gfx_dashed(g, rect_inset(r, 4), 11, 1.5f, color_alpha(gfx_color(g, COL_ACCENT), 0.3f));
}

/* ---- rails and drawers ------------------------------------------------------------------------------------------- */

static const char *again_words(const Stage *st)
{
    return story_state(st->tell.story)->nseats > 1 ? T_("Their turns") : T_("Watch again");
}

/* The row below the table where there is no rail: the newest line, the replay button, and at the right end the button of
 * the log. */
typedef struct {
    Rect line, again, log;
} NewsRow;

static NewsRow news_row(Stage *st)
{
    Rect r = st->at.news, again = st->at.again;
    bool beside = again.w > 0 && fabsf(again.y - r.y) < 1 && again.x > r.x;
    NewsRow row = {.again = again};
    if (beside)
        r.w = again.x + again.w - r.x;
    row.log = rect_cut_right(&r, ui_button_width(st->ui, T_("Log"), NULL, "L", UI_QUIET | UI_SMALL));
    if (beside && tell_can_again(st)) {
        row.again = rect_cut_right(&r, ui_button_width(st->ui, again_words(st), NULL, "A", UI_SMALL));
        (void)rect_cut_right(&r, 8);
    }
    row.line = r;
    return row;
}

static void draw_news(Stage *st)
{
    Ui *ui = st->ui;
    if (rect_is_empty(st->at.news))
        return;
    NewsRow row = news_row(st);
    Rect r = row.line, button = row.log;
    float w = button.w;
    if (ui_button(ui, "log-open", rect_center(button, w, button.h + 6), T_("Log"), NULL, "L", UI_QUIET | UI_SMALL))
        st->look.drawer = st->look.drawer == DRAWER_LOG ? DRAWER_NONE : DRAWER_LOG;
    Text style = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    const char *line = log_newest(st->tell.log);
    while (style.size > 9 && r.w > 60 &&
           gfx_paragraph_height(st->table.g, style, r.w, line) > 1.6f * gfx_text_height(st->table.g, style))
        style.size -= 0.5f;
    float h = gfx_paragraph_height(st->table.g, style, r.w, line);
    if (line[0] && r.w > 60 && h <= r.h + 4) /* no room: the button alone */
        ui_paragraph(ui, style, rect(r.x, r.y + (r.h - h) / 2, r.w, h), line);
}

/* Returns the place of the replay button: its own, or the head of the log, unless a "Back" or close button is there.
 * Empty: not shown. */
static Rect again_place(Stage *st)
{
    Ui *ui = st->ui;
    Rect r = rect_is_empty(st->at.news) ? st->at.again : news_row(st).again, log = st->at.log;
    float w = ui_button_width(ui, again_words(st), NULL, "A", UI_SMALL), h = ui_grow(ui, 32);
    if (!tell_can_again(st))
        return (Rect){0};
    if (st->at.stage)
        return rect_is_empty(log) ? (Rect){0} : rect(log.x + log.w - 54 - w, log.y + 10, w, h);
    if (!rect_is_empty(r))
        return rect_center(r, fminf(w, r.w), fminf(h + 4, r.h));
    bool instead = board_tell(st->board)->draw_recap || board_tell(st->board)->replace_log;
    if (rect_is_empty(log) || !rect_is_empty(st->at.drawer) || (instead && st->look.drawer == DRAWER_LOG))
        return (Rect){0};
    return rect(log.x + log.w - w - 6, log.y + 3, w, h);
}

/* Draws the button that shows opponents' last moves again. */
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
        st->tell.from = moves + 1;
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
    LogSays says =
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

/* Draws the heading `words` and the button that opens the log. again: width of the head that again_button takes. */
static void instead_head(Stage *st, Rect head, const char *words, float again)
{
    Ui *ui = st->ui;
    float w = ui_button_width(ui, T_("Log"), NULL, "L", UI_QUIET | UI_SMALL), h = ui_grow(ui, 32);
    (void)rect_cut_right(&head, again);
    (void)rect_cut_left(&head, 12);
    Text style = ui_style(ui, FACE_TITLE, 19, COL_TEXT);
    bool room = gfx_text_width(st->table.g, style, words) + w <= head.w;
    Rect button = rect_cut_right(&head, room ? w : h);
    if (ui_button(ui, "since-log", rect_center(button, button.w, h), room ? T_("Log") : "", room ? NULL : "menu",
                  room ? "L" : NULL, UI_QUIET | UI_SMALL))
        st->look.drawer = DRAWER_LOG;
    style = gfx_text_fit(st->table.g, style, 11, 1, head.w, words);
    (void)ui_label(ui, style, head, words);
}

static bool shows_recap(Stage *st)
{
    return board_tell(st->board)->draw_recap && tell_can_again(st) &&
           board_tell(st->board)->draw_recap(&st->table, (Rect){0});
}

/* Draws opponents' recent moves or BoardTell.replace_log in place of the log, until the player opens the log. False:
 * neither. */
static bool draw_instead(Stage *st)
{
    Ui *ui = st->ui;
    Rect r = st->at.log;
    bool since = shows_recap(st);
    char words[SENTENCE_MAX];
    const char *title =
        !since && board_tell(st->board)->replace_log ? board_tell(st->board)->replace_log(&st->table, (Rect){0}) : NULL;
    if (!since && !title)
        return false;
    if (st->look.drawer == DRAWER_LOG) {
        float w = ui_button_width(ui, T_("Back"), NULL, "L", UI_SMALL);
        Rect back = rect(r.x + r.w - w - 6, r.y + 3, w, ui_grow(ui, 32));
        draw_log(st, back);
        if (ui_button(ui, "since-back", back, T_("Back"), NULL, "L", UI_SMALL))
            st->look.drawer = DRAWER_NONE;
        return true;
    }
    if (since)
        say(words, sizeof words, SAY("Since {name}\u2019s turn"),
            say_s("name", match_setup(st->use->match)->name[st->use->eyes]));
    else
        (void)snprintf(words, sizeof words, "%s", title);
    gfx_surface(st->table.g, r, SURFACE_PANEL);
    Rect in = r, head = rect_cut_top(&in, 16 + 22 * gfx_text_scale(st->table.g)), again = again_place(st);
    instead_head(st, head, words, rect_is_empty(again) ? 0 : again.w + 10);
    gfx_fill(st->table.g, rect(r.x + 1, in.y, r.w - 2, 1), gfx_color(st->table.g, COL_LINE));
    in = rect(in.x + 10, in.y + 6, in.w - 20, in.h - 10);
    if (since)
        (void)board_tell(st->board)->draw_recap(&st->table, in);
    else
        (void)board_tell(st->board)->replace_log(&st->table, in);
    return true;
}

/* Draws the card under the pointer, or the board's own panel; at its foot, how to see a card larger. */
static void draw_zoom(Stage *st, DefId def)
{
    Rect r = st->at.zoom;
    float line = ui_grow(st->ui, 20);
    if (st->board->idle && r.h > 10 * line) {
        char words[SENTENCE_MAX];
        say(words, sizeof words, SAY("Right click or {key}: large card"), say_s("key", ui_key_named(st->ui, "Z")));
        Rect foot = rect_cut_bottom(&r, line + 8);
        Text style = ui_style(st->ui, FACE_MEDIUM, 13, COL_TEXT2);
        style = gfx_text_fit(st->table.g, style, 11, 0.5f, foot.w - 24, words);
        (void)ui_label(st->ui, style, rect(foot.x + 12, foot.y, foot.w - 24, line), words);
    }
    if (is_idle(st)) {
        Rect in = rect_inset(r, 12);
        draw_aim(st, &in);
        st->board->idle(&st->table, in);
    } else {
        zoom_card(st, r, def, st->look.drawer != DRAWER_ZOOM);
    }
}

/* The strap's button of the log, and the key that shows others' moves again, whose button is in the log. */
static void log_stud(Stage *st)
{
    Ui *ui = st->ui;
    enum { LOG = 1 }; /* below the hint */
    if (ui_button(ui, "log-open", layout_shared_stud(st->at.strap, LOG), T_("Log"), "scroll", "L", UI_ROUND | UI_SMALL))
        st->look.drawer = st->look.drawer == DRAWER_LOG ? DRAWER_NONE : DRAWER_LOG;
    if (st->look.drawer != DRAWER_LOG && tell_can_again(st) && !st->use->frozen && ui_key(ui, "A")) {
        st->tell.again = true;
        ui_wake(ui, 0);
    }
}

void show_rails(Stage *st)
{
    Gfx *g = st->table.g;
    if (st->at.stage) {
        st->look.lit_by_log = DEF_HIDDEN;
        log_stud(st);
        return;
    }
    DefId def = looked_at(st);
    if (!rect_is_empty(st->at.zoom)) {
        gfx_surface(g, st->at.zoom, SURFACE_PANEL);
        draw_zoom(st, def);
    }
    st->look.lit_by_log = DEF_HIDDEN;
    if (!rect_is_empty(st->at.log) && rect_is_empty(st->at.drawer) && !draw_instead(st))
        draw_log(st, rect_is_empty(st->at.again) ? again_place(st) : (Rect){0});
    CardFace face;
    if (st->look.lit_by_log != DEF_HIDDEN && st->board->face(st->game, st->look.lit_by_log, &face)) {
        st->look.piece = NO_PIECE;
        st->look.card = st->look.lit_by_log; /* the card of the pointed line, until another one is pointed at */
        st->look.picture = 1;
    }
    draw_news(st);
    again_button(st);
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
        draw_log(st, st->at.stage && !rect_is_empty(again) ? again : close);
    else if (st->board->draw_drawer)
        st->board->draw_drawer(&st->table);
    if (st->at.stage)
        again_button(st);
    if (ui_button(ui, "close-drawer", close, "", "x", NULL, UI_QUIET))
        st->look.drawer = DRAWER_NONE;
}
