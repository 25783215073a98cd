/* SPDX-License-Identifier: MIT
 * One card, large: it turns towards the pointer, light moves over it, and it can show its back. Beside it: its text,
 * statistics and rules. Also a slide show and saving as PNG. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/art_book.h"
#include "app/scenes/card_int.h"
#include "base/buf.h"
#include "core/say.h"
#include "sys/desktop.h"
#include "sys/paths.h"
#include "ui/words.h"

enum { FLIP_MS = 520, FOOT = 66, FOOT_GAP = 8 };

static void turn_to(CardScene *s, int at)
{
    int n = s->arg.list.n;
    s->arg.at = ((at % n) + n) % n;
    exhibit_open(s->arg.list.id[s->arg.at], &s->now);
    exhibit_label(s->arg.list.id[s->arg.at], s->label);
    s->back = false;
    s->flip = 0;
    s->saved[0] = s->saved_file[0] = '\0';
    s->asks_book = false;
    card_paper_free(s->paper);
    s->paper = card_paper_new(&s->now, s->arg.list.id[s->arg.at]);
}

static void *open_scene(App *app, const void *arg)
{
    (void)app;
    CardScene *s = xcalloc(1, sizeof *s);
    s->arg = *(const CardArg *)arg;
    s->slides = s->bare = s->arg.slides;
    s->view.held = -1;
    REQUIRE(s->arg.list.n > 0);
    turn_to(s, s->arg.at);
    return s;
}

static void close_scene(void *data, App *app)
{
    (void)app;
    CardScene *s = data;
    art_book_end(s->book);
    card_paper_free(s->paper);
    free(s);
}

/* ---- tilting ----------------------------------------------------------------------------------------------------- */

/* Computes the wanted tilt, as shares of the maximum: towards the pointer. A card not pointed at sways a little while
 * somebody watches, so that its light shows. True while it sways. */
static bool wanted_turn(CardScene *s, Ui *ui, Rect card, float *x, float *y)
{
    bool pointed = card_hand_pointed(ui, card, x, y) && !s->slides, watched = life_is_watched(&s->hand.life, ui);
    float t = (float)(ui_now(ui) % 9000) / 9000 * 6.2831853f;
    if (!pointed) {
        *x = watched ? 0.45f * sinf(t) : 0;
        *y = watched ? 0.25f * cosf(t) : 0;
    }
    if (s->still)
        *x = *y = 0;
    return !pointed && watched && !s->still && !ui_reduced_motion(ui);
}

/* Moves the shown state one step towards the wanted one; true while something is still moving. */
static bool glide(CardScene *s, Ui *ui, Rect card)
{
    float x, y, ms = fminf((float)(ui_now(ui) - s->hand.moved), 60), goal = s->back ? 1.0f : 0.0f;
    bool sways = wanted_turn(s, ui, card, &x, &y);
    float step = ui_reduced_motion(ui) ? 1 : ms / FLIP_MS;
    s->flip = s->flip < goal ? fminf(goal, s->flip + step) : fmaxf(goal, s->flip - step);
    return card_hand_glide(&s->hand, ui, x, y, s->still ? 0 : 1) || sways || s->flip != goal;
}

static void draw_card(CardScene *s, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    gfx_shadow(g, r, 18, 4);
    float over = s->flip * s->flip * (3 - 2 * s->flip);
    CardTurn turn = card_hand_turn(&s->hand, ui);
    bool lives = life_beat(&s->hand.life, ui, true, r, &turn);
    turn.yaw += over * 3.14159265f;
    turn.foil = s->plain || !s->now.face.precious ? 0 : 0.8f;
    gfx_card_turned(g, &s->now.face, s->now.board->back, r, turn);
    ui_mark(ui, "card", "card", r, s->label);
    ui_note(ui, "side", s->back ? "back" : "face");
    ui_note(ui, "word", s->now.face.word);
    ui_note(ui, "lives", lives ? "yes" : "no");
}

/* ---- saving as PNG ----------------------------------------------------------------------------------------------- */

void card_take_home(CardScene *s, Ui *ui, CardWrite *write)
{
    char folder[1024], word[96], path[SAVED_PATH], err[200];
    s->saved_file[0] = '\0';
    (void)snprintf(word, sizeof word, "%s-%s", s->now.game->id, s->now.face.word);
    if (!user_folder(USER_PICTURES, folder, sizeof folder) || !user_path(folder, word, "png", path, sizeof path)) {
        say(s->saved, sizeof s->saved, SAY("There is no folder to save it in."));
    } else if (write(s, ui, path, err, sizeof err)) {
        say(s->saved, sizeof s->saved, SAY("Saved as {file}"), say_s("file", path));
        (void)snprintf(s->saved_file, sizeof s->saved_file, "%s", path);
    } else {
        (void)snprintf(s->saved, sizeof s->saved, "%s", err);
    }
}

static bool write_card(CardScene *s, Ui *ui, const char *path, char *err, size_t err_size)
{
    return gfx_save_card(ui_gfx(ui), &s->now.face, 1024, path, err, err_size);
}

void card_say_saved(CardScene *s, Ui *ui, float bottom)
{
    Gfx *g = ui_gfx(ui);
    bool opens = s->saved_file[0] != '\0';
    char shown[sizeof s->saved + 4];
    float button = opens ? ui_button_width(ui, T_("Open it"), NULL, "O", 0) + 8 : 0, room = gfx_w(g) - 32 - button;
    Text t = ui_style_aligned(ui, FACE_MEDIUM, 14, COL_TIPTEXT, ALIGN_CENTER);
    t = gfx_text_fit(g, t, 11, 0.5f, room - 24, s->saved);
    words_cut(g, t, room - 24, s->saved, shown, sizeof shown);
    float h = gfx_text_height(g, t), w = fminf(gfx_text_width(g, t, shown) + 24, room), side = ui_grow(ui, 34);
    float x = (gfx_w(g) - w - button) / 2;
    gfx_surface(g, rect(x, bottom - h - 3, w, h + 6), SURFACE_TIP); /* the background is dark */
    (void)ui_label(ui, t, rect(x, bottom - h, w, h), shown);
    Rect at = rect(x + w + 8, bottom - h / 2 - side / 2, button - 8, side);
    if (opens && ui_button(ui, "open-saved", at, T_("Open it"), NULL, "O", 0) && !desktop_open(s->saved_file)) {
        say(s->saved, sizeof s->saved, SAY("This machine has no program for it: {file}"), say_s("file", s->saved_file));
        s->saved_file[0] = '\0';
    }
}

/* ---- the screen -------------------------------------------------------------------------------------------------- */

typedef struct { /* the row of buttons; keys and icons are shown only if there is room for all of them */
    float x, y, h;
    bool whole;
} Foot;

static float foot_button_width(Ui *ui, const char *label, const char *icon, const char *key, bool whole)
{
    return ui_button_width(ui, label, whole ? icon : NULL, whole ? key : NULL, 0);
}

static bool foot_button(Ui *ui, Foot *f, const char *id, const char *label, const char *icon, const char *key,
                        unsigned flags)
{
    float w = foot_button_width(ui, label, icon, key, f->whole);
    bool used = ui_button(ui, id, rect(f->x, f->y, w, f->h), label, f->whole ? icon : NULL, key, flags);
    f->x += w + FOOT_GAP;
    return used;
}

static float foot_width(Ui *ui, bool whole)
{
    static const char *const label[] = {N_("Tilt"),       N_("Foil"),        N_("Picture only"), N_("Turn over"),
                                        N_("Slide show"), N_("Save as PNG"), N_("Close")};
    static const char *const key[] = {"T", "L", "P", "F", "S", "E", "Esc"};
    float w = 0;
    for (int i = 0; i < 7; i++)
        w += foot_button_width(ui, say_word(label[i]), i == 4 ? "play" : NULL, key[i], whole) + FOOT_GAP;
    return w - FOOT_GAP;
}

static Foot foot_of(Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Foot f = {.h = ui_grow(ui, 40), .whole = foot_width(ui, true) <= gfx_w(g) - 16};
    f.x = (gfx_w(g) - foot_width(ui, f.whole)) / 2;
    f.y = gfx_h(g) - f.h - 14;
    return f;
}

static void foot(CardScene *s, App *app, Ui *ui)
{
    Foot f = foot_of(ui);
    if (foot_button(ui, &f, "tilt", T_("Tilt"), NULL, "T", s->still ? 0 : UI_CHOSEN))
        s->still = !s->still;
    if (foot_button(ui, &f, "foil", T_("Foil"), NULL, "L", s->plain ? 0 : UI_CHOSEN))
        s->plain = !s->plain;
    if (foot_button(ui, &f, "bare", T_("Picture only"), NULL, "P", 0))
        s->bare = true;
    if (foot_button(ui, &f, "flip", T_("Turn over"), NULL, "F", s->back ? UI_CHOSEN : 0))
        s->back = !s->back;
    if (foot_button(ui, &f, "slides", T_("Slide show"), "play", "S", 0))
        card_slides(s, ui, true);
    if (foot_button(ui, &f, "save", T_("Save as PNG"), NULL, "E", 0))
        card_take_home(s, ui, write_card);
    if (foot_button(ui, &f, "close", T_("Close"), NULL, "Esc", 0) || ui_key(ui, "Z"))
        app_pop(app);
    if (s->saved[0] != '\0')
        card_say_saved(s, ui, f.y - 6);
}

/* Draws the key below a button that is too small to show it. */
static void cap_below(Ui *ui, Rect button, const char *key)
{
    float w = ui_cap_width(ui, key), h = ui_cap_height(ui);
    Rect r = rect(button.x + (button.w - w) / 2, button.y + button.h + 6, w, h);
    if (w > button.w + 12)
        return;
    ui_mark(ui, "", "text", r, ui_key_shown(ui, key));
    ui_cap(ui, r, key);
}

static void leaf_to(CardScene *s, Ui *ui, int at)
{
    turn_to(s, at);
    s->slide_from = ui_now(ui);
}

void card_slides(CardScene *s, Ui *ui, bool on)
{
    s->slides = on;
    s->slide_from = ui_now(ui);
    if (on)
        s->bare = true;
}

void card_leaf(CardScene *s, App *app, Ui *ui, Rect left, Rect right, bool sideways)
{
    if (s->arg.list.n < 2)
        return;
    if (!app_covered(app))
        ui_own_keys(ui, UI_OWN_SIDEWAYS);
    unsigned flags = s->bare ? UI_ROUND : 0;
    bool before = ui_button(ui, "before", left, T_("Previous card"), "left", sideways ? "Left" : NULL, flags);
    bool after = ui_button(ui, "after", right, T_("Next card"), "play", sideways ? "Right" : NULL, flags);
    bool next = s->slides && ui_now(ui) - s->slide_from >= SLIDE_MS;
    if (before || ui_key(ui, "PageUp"))
        leaf_to(s, ui, s->arg.at - 1);
    else if (after || next || ui_key(ui, "PageDown"))
        leaf_to(s, ui, s->arg.at + 1);
    else if (ui_key(ui, "Home"))
        leaf_to(s, ui, 0);
    else if (ui_key(ui, "End"))
        leaf_to(s, ui, s->arg.list.n - 1);
}

void card_leaf_by_wheel(CardScene *s, Ui *ui)
{
    if (ui_input(ui)->kind != INPUT_WHEEL || s->arg.list.n < 2)
        return;
    s->wheeled += ui_input(ui)->wheel;
    int steps = (int)s->wheeled;
    s->wheeled -= (float)steps;
    if (steps != 0)
        leaf_to(s, ui, s->arg.at - steps);
}

static void leaf_beside(CardScene *s, App *app, Ui *ui, Rect card)
{
    float side = ui_grow(ui, 44), y = card.y + card.h / 2 - side / 2;
    Rect left = rect(fmaxf(6, card.x - side - 26), y, side, side);
    Rect right = rect(fminf(card.x + card.w + 26, gfx_w(ui_gfx(ui)) - side - 6), y, side, side);
    bool many = s->arg.list.n > 1;
    card_leaf(s, app, ui, left, right, true);
    if (many) {
        cap_below(ui, left, "Left");
        cap_below(ui, right, "Right");
    }
}

/* Draws the ways to the turntable and to the clay of the picture, below the button that leads back. */
static void ways_to_clay(CardScene *s, Ui *ui, Rect card)
{
    const float most = 48;
    const unsigned flags = UI_ROUND | UI_SMALL;
    float side = fminf(ui_grow(ui, 44), most), x = fmaxf(6, card.x - side - 26), y = card.y + card.h - side;
    if (card_has_clay(s, ui)) {
        if (ui_button(ui, "clay", rect(x, y, side, side), T_("From clay to paint"), "lantern", "C", flags)) {
            s->bare = true;
            s->view.clay = s->view.turns = false; /* not as the picture was left */
            card_clay(s, ui);
        }
        y -= side + FOOT_GAP;
    }
    if (card_has_views(s, ui) &&
        ui_button(ui, "turntable", rect(x, y, side, side), T_("On the turntable"), "turntable", NULL, flags)) {
        s->bare = true;
        s->view.turns = false;
        card_turntable(s, ui);
    }
}

static void framed(CardScene *s, App *app, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    float w = gfx_w(g), h = gfx_h(g);
    gfx_wood(g, rect(0, 0, w, h));
    gfx_fill(g, rect(0, 0, w, h), (Color){8, 4, 3, 170});
    float room = h - ui_grow(ui, FOOT) - 60, side = ui_grow(ui, 44) + 34;
    bool paper = w > 760;
    float paper_w = paper ? fminf(ui_grow(ui, 480), w * 0.46f) : 0;
    float cw = fminf(room / 1.25f, (w - paper_w - 2 * side - 40) * 0.96f), ch = cw * 1.25f;
    float whole = cw + (paper ? side + 40 + paper_w : 0), x = fmaxf(side, (w - whole) / 2);
    Rect card = rect(roundf(x), roundf(30 + (room - ch) / 2), roundf(cw), roundf(ch));
    bool moves = glide(s, ui, card);
    draw_card(s, ui, card);
    leaf_beside(s, app, ui, card);
    ways_to_clay(s, ui, card);
    if (paper)
        card_paper_draw(s->paper, app, ui,
                        rect(card.x + cw + side + 20, 40, fminf(paper_w, w - card.x - cw - side - 34), room - 20));
    card_leaf_by_wheel(s, ui);
    foot(s, app, ui);
    Touch t = ui_touch(ui, "card-face", "card", card, s->label, 0);
    if (t.click)
        s->bare = true;
    if (t.secondary)
        s->back = !s->back;
    if (moves)
        ui_wake(ui, 0);
}

static void frame(void *data, App *app, Ui *ui)
{
    CardScene *s = data;
    if (s->bare)
        card_bare(s, app, ui);
    else
        framed(s, app, ui);
}

const Scene scene_card = {.word = "card", .open = open_scene, .frame = frame, .close = close_scene};
