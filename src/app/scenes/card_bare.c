/* SPDX-License-Identifier: MIT
 * The picture alone, as high as the window: no frame, no plate, no numbers. On demand as the clay it was sculpted in, up
 * to a seam that is pulled over it, or its figure alone on a turntable. What stands beside it goes when nobody has moved
 * for a while. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/art_book.h"
#include "app/languages.h"
#include "app/scenes/card_int.h"
#include "app/sculptors.h"
#include "core/say.h"
#include "gfx/still.h"
#include "sys/clock.h"
#include "sys/paths.h"
#include "ui/room.h"

enum { LEAF = 52, STAYS_MS = 3000, FADES_MS = 400, NAME_MARGIN = 22 };

/* ---- what fades -------------------------------------------------------------------------------------------------- */

/* Returns how much is left of what stands beside the picture. */
static float shown(BareView *v, Ui *ui)
{
    uint32_t now = ui_now(ui);
    if (ui_input(ui)->kind != INPUT_NONE || v->touched == 0) {
        if (now - v->touched > STAYS_MS)
            ui_wake(ui, 0);
        v->touched = now;
    }
    uint32_t rests = now - v->touched;
    if (rests < STAYS_MS) {
        ui_wake(ui, (int)(STAYS_MS - rests));
        return 1;
    }
    if (rests >= STAYS_MS + FADES_MS || ui_reduced_motion(ui))
        return 0;
    ui_wake(ui, 0);
    return 1 - (float)(rests - STAYS_MS) / FADES_MS;
}

/* ---- the picture ------------------------------------------------------------------------------------------------- */

static void draw_picture(CardScene *s, Ui *ui, Rect picture)
{
    Gfx *g = ui_gfx(ui);
    still_draw(g, &(Still){.picture = s->now.face.picture, .alone = true});
    CardTurn turn = {0};
    bool lives = life_beat(&s->view.life, ui, !s->view.clay && !s->view.breathless, picture, &turn);
    if (lives) /* clay holds its breath, the painting beside it too */
        lives = gfx_picture_turned(g, s->now.face.picture, picture, turn);
    if (!gfx_has_picture(g, s->now.face.picture))
        card_draw(g, &s->now.face, rect_inset(picture, picture.w * 0.08f), 0, NULL);
    ui_mark(ui, "card", "card", picture, s->label);
    ui_note(ui, "side", "picture");
    ui_note(ui, "word", s->now.face.word);
    ui_note(ui, "lives", lives ? "yes" : "no");
}

/* ---- beside it --------------------------------------------------------------------------------------------------- */

/* Draws one line of what is written at the lower left, with its foot there; returns its upper edge. */
static float write_line(Ui *ui, Text t, float foot, float w, bool on_picture, const char *words)
{
    Gfx *g = ui_gfx(ui);
    float h = gfx_text_height(g, t), y = foot - h;
    if (on_picture)
        room_pill(g, rect(NAME_MARGIN - 12, y - 2, fminf(gfx_text_width(g, t, words), w) + 24, h + 4), h / 2);
    (void)ui_label(ui, t, rect(NAME_MARGIN, y, w, h), words);
    return on_picture ? y - 6 : y;
}

/* Writes the name, and from 100 to 150 % of text by which function of C the picture is sculpted. */
static void name_it(const CardScene *s, Ui *ui, Rect picture)
{
    Gfx *g = ui_gfx(ui);
    float w = fmaxf(picture.x - NAME_MARGIN - 12, ui_grow(ui, 240)), foot = gfx_h(g) - NAME_MARGIN;
    bool over = picture.x < w, plain = gfx_is_contrast(g);
    const Sculptor *by = gfx_text_scale(g) > 1.5f ? NULL : sculptor_of(s->now.face.picture);
    if (by != NULL) {
        char words[SENTENCE_MAX];
        Text t = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT);
        t.color = plain ? t.color : (Color){201, 181, 146, 255};
        (void)snprintf(words, sizeof words, "art/%s:%d", by->file, by->line);
        foot = write_line(ui, t, foot, w, over, words);
        say(words, sizeof words, SAY("Sculpted by a program: {function}()"), say_s("function", by->function));
        foot = write_line(ui, t, foot, w, over, words);
        ui_note(ui, "sculptor", by->function);
    }
    Text t = gfx_text_fit(g, ui_style(ui, FACE_TITLE, 34, COL_TEXT), 17, 0.5f, w, s->now.face.name);
    t.color = plain ? t.color : (Color){255, 241, 207, 255};
    (void)write_line(ui, t, foot, w, over, s->now.face.name);
}

static bool write_picture(CardScene *s, Ui *ui, const char *path, char *err, size_t err_size)
{
    return gfx_save_picture(ui_gfx(ui), s->now.face.picture, path, err, err_size);
}

/* ---- the art book ------------------------------------------------------------------------------------------------ */

/* Says where it will lie, begins it there at the second press, or stops it. */
static void turn_book(CardScene *s, App *app)
{
    char folder[1024];
    Status why;
    s->saved[0] = s->saved_file[0] = '\0';
    if (s->book != NULL) {
        art_book_end(s->book);
        s->book = NULL;
        return;
    }
    if (!user_folder(USER_PICTURES, folder, sizeof folder)) {
        say(s->saved, sizeof s->saved, SAY("There is no folder to save it in."));
        return;
    }
    s->asks_book = !s->asks_book;
    if (s->asks_book) {
        say(s->saved, sizeof s->saved, SAY("Press again to write all pictures as pages for a browser into {file}"),
            say_s("file", folder));
        return;
    }
    (void)snprintf(s->book_folder, sizeof s->book_folder, "%s/Horde Hall art", folder);
    s->book = art_book_begin(s->book_folder, languages_spoken(app_languages(app)), &why);
    if (s->book == NULL)
        (void)snprintf(s->saved, sizeof s->saved, "%s", why.text);
}

/* Writes the next pages, as many as a frame has time for. */
static void write_book(CardScene *s, Ui *ui)
{
    enum { FRAME_MS = 12 };
    Status why = status_ok();
    bool more = true;
    for (uint32_t begin = clock_ms(); more && clock_ms() - begin < FRAME_MS;)
        more = art_book_step(s->book, &why);
    ui_wake(ui, 0);
    s->view.touched = ui_now(ui); /* how far it is, and where it lies, can be read */
    if (more) {
        say(s->saved, sizeof s->saved, SAY("Art book: {n} %"), say_n("n", (int)(art_book_done(s->book) * 100)));
        return;
    }
    art_book_end(s->book);
    s->book = NULL;
    if (why.code != 0) {
        (void)snprintf(s->saved, sizeof s->saved, "%s", why.text);
        return;
    }
    (void)snprintf(s->saved_file, sizeof s->saved_file, "%s/index.html", s->book_folder);
    say(s->saved, sizeof s->saved, SAY("Art book: open {file} in a browser"), say_s("file", s->saved_file));
}

/* Leaves the picture for its card, or, if it was opened as a show, for where that was opened. */
static void leave(CardScene *s, App *app)
{
    s->bare = s->slides = false;
    if (s->arg.slides)
        app_pop(app);
}

/* Names the studs to the left of them where all their labels have room beside the picture; else their tooltips do. */
static void name_studs(Ui *ui, const RoomButton *stud, int n, float left)
{
    enum { GAP = 12 };
    Gfx *g = ui_gfx(ui);
    Text t = ui_style_aligned(ui, FACE_MEDIUM, 14, COL_TEXT, ALIGN_RIGHT);
    float right = ui_rect(ui, stud[0].id).x - GAP, widest = 0, h = gfx_text_height(g, t);
    t.color = gfx_is_contrast(g) ? t.color : (Color){239, 222, 184, 255};
    for (int i = 0; i < n; i++)
        widest = fmaxf(widest, gfx_text_width(g, t, stud[i].label));
    for (int i = 0; i < n && right - widest > left; i++) {
        Rect at = ui_rect(ui, stud[i].id);
        (void)ui_label(ui, t, rect(right - widest - 1, at.y + (at.h - h) / 2, widest + 1, h), stud[i].label);
    }
}

enum { TURN, CLAY, BREATH, SLIDES, SAVE, BOOK, FRAME, BACK, HERE }; /* studs of the strap */

static void use_stud(CardScene *s, App *app, Ui *ui, int stud)
{
    switch (stud) {
    case TURN:
        card_turntable(s, ui);
        break;
    case CLAY:
        card_clay(s, ui);
        break;
    case BREATH:
        s->view.breathless = !s->view.breathless;
        break;
    case SLIDES:
        card_slides(s, ui, !s->slides);
        break;
    case SAVE:
        card_take_home(s, ui, write_picture);
        break;
    case BOOK:
        turn_book(s, app);
        break;
    case FRAME:
        s->bare = s->slides = false;
        break;
    case BACK:
        leave(s, app);
        break;
    default:
        break;
    }
}

static void strap(CardScene *s, App *app, Ui *ui)
{
    const BareView *v = &s->view;
    const RoomButton stud[HERE] = {
        [TURN] = {.id = "turntable",
                  .label = T_("On the turntable"),
                  .icon = "turntable",
                  .key = "T",
                  .flags = v->turns ? UI_CHOSEN : 0},
        [CLAY] = {.id = "clay",
                  .label = T_("From clay to paint"),
                  .icon = "lantern",
                  .key = "C",
                  .flags = v->clay && !v->turns ? UI_CHOSEN : 0},
        [BREATH] = {.id = "breath",
                    .label = T_("It breathes"),
                    .icon = "heart",
                    .key = "B",
                    .flags = v->breathless ? 0 : UI_CHOSEN},
        [SLIDES] =
            {.id = "slides", .label = T_("Slide show"), .icon = "play", .key = "S", .flags = s->slides ? UI_CHOSEN : 0},
        [SAVE] = {.id = "save", .label = T_("Save as PNG"), .icon = "down", .key = "E"},
        [BOOK] = {.id = "art-book",
                  .label = T_("Write the art book"),
                  .icon = "book",
                  .key = "A",
                  .flags = s->book != NULL ? UI_CHOSEN : 0},
        [FRAME] = {.id = "bare", .label = T_("With its frame"), .icon = "cards", .key = "P"},
        [BACK] = {.id = "close", .label = T_("Close"), .icon = "left", .key = "Esc"},
    };
    int first = card_has_views(s, ui) ? TURN : card_has_clay(s, ui) ? CLAY : BREATH;
    int used = room_strap(ui, stud + first, HERE - first);
    Rect picture = still_alone(ui_gfx(ui));
    name_studs(ui, stud + first, HERE - first, picture.x + picture.w + 12);
    if (used >= 0)
        use_stud(s, app, ui, used + first);
}

/* ---- the screen -------------------------------------------------------------------------------------------------- */

static void beside(CardScene *s, App *app, Ui *ui, Rect picture, bool sideways)
{
    Gfx *g = ui_gfx(ui);
    float side = ui_grow(ui, LEAF), middle = fmaxf(side / 2 + 6, picture.x / 2), y = gfx_h(g) / 2 - side / 2;
    name_it(s, ui, picture);
    card_leaf(s, app, ui, rect(middle - side / 2, y, side, side), rect(gfx_w(g) - middle - side / 2, y, side, side),
              sideways);
    strap(s, app, ui);
    if (s->saved[0] != '\0')
        card_say_saved(s, ui, gfx_h(g) - 16);
}

void card_bare(CardScene *s, App *app, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Rect picture = still_alone(g);
    float alpha = shown(&s->view, ui);
    bool clay = s->view.clay && card_has_clay(s, ui);
    if (s->book != NULL)
        write_book(s, ui);
    draw_picture(s, ui, picture);
    Touch t = ui_touch(ui, "card-face", "picture", picture, s->label, TOUCH_DRAG);
    bool keys = clay && card_clay_draw(s, ui, picture, &t, alpha);
    if (alpha > 0) { /* else no tip stands there either */
        gfx_fade(g, alpha);
        beside(s, app, ui, picture, !keys);
        gfx_fade(g, 1);
    } else {
        card_leaf(s, app, ui, (Rect){0}, (Rect){0}, !keys); /* slides go on */
    }
    card_leaf_by_wheel(s, ui);
    if (t.click || t.secondary || ui_key(ui, "Z"))
        leave(s, app);
    else if (t.drag && !clay && card_has_views(s, ui)) /* a pull at a figure turns it */
        card_turntable(s, ui);
    if (s->slides)
        ui_wake(ui, 100);
}
