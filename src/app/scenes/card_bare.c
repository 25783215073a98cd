/* SPDX-License-Identifier: MIT
 * The picture alone, as high as the window: no frame, no plate, no numbers. On demand as the clay it was sculpted in, up
 * to a seam that is pulled over it. What stands beside it goes when nobody has moved for a while. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/art_book.h"
#include "app/languages.h"
#include "app/scenes/card_int.h"
#include "app/sculptors.h"
#include "core/say.h"
#include "gfx/clay.h"
#include "gfx/still.h"
#include "sys/sys.h"
#include "ui/room.h"

enum { LEAF = 52, KNOB = 62, STAYS_MS = 3000, FADES_MS = 400, SWEEP_MS = 900, NAME_MARGIN = 22 };
static const float half_way = 0.53f, key_step = 0.02f;

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

/* ---- the seam ---------------------------------------------------------------------------------------------------- */

static void turn_to_clay(CardScene *s, Ui *ui)
{
    BareView *v = &s->view;
    v->clay = !v->clay;
    if (!v->clay)
        return;
    v->seam = half_way;
    v->sweeps = v->swept || ui_reduced_motion(ui) ? 0 : ui_now(ui);
    v->swept = v->begins = true;
}

/* Returns where the seam stands now: it comes in from the right the first time. */
static float seam_now(BareView *v, Ui *ui)
{
    if (v->sweeps == 0)
        return v->seam;
    float t = (float)(ui_now(ui) - v->sweeps) / SWEEP_MS;
    if (t >= 1) {
        v->sweeps = 0;
        return v->seam;
    }
    ui_wake(ui, 0);
    float left = (1 - t) * (1 - t) * (1 - t);
    return v->seam + (1.1f - v->seam) * left;
}

static void pull(BareView *v, float to)
{
    v->seam = fmaxf(0, fminf(1, to));
    v->sweeps = 0;
}

static void keys_pull(BareView *v, Ui *ui)
{
    if (strcmp(ui_focused(ui), "seam") != 0)
        return;
    if (ui_key(ui, "Left"))
        pull(v, v->seam - key_step);
    if (ui_key(ui, "Right"))
        pull(v, v->seam + key_step);
}

static void pointer_pulls(BareView *v, Ui *ui, const Touch *t, float width)
{
    float x, y;
    ui_pointer(ui, &x, &y);
    if (t->down) {
        v->held = x;
        v->held_at = v->seam;
    }
    if (t->drag && v->held >= 0)
        pull(v, v->held_at + (x - v->held) / width);
    if (t->drop || t->cancelled)
        v->held = -1;
}

static void draw_seam(Ui *ui, Rect picture, float seam, bool lit)
{
    Gfx *g = ui_gfx(ui);
    Color dark = {20, 11, 5, 255}, gold = gfx_color(g, COL_LIT);
    float top = picture.x + picture.w * clay_seam(seam, 0), foot = picture.x + picture.w * clay_seam(seam, 1);
    float cx = picture.x + picture.w * seam, cy = picture.y + picture.h / 2, r = KNOB / 2.0f;
    gfx_line(g, top, picture.y, foot, picture.y + picture.h, 7, dark);
    gfx_line(g, top, picture.y, foot, picture.y + picture.h, 3, gold);
    if (lit && !gfx_is_contrast(g))
        gfx_glow(g, rect(cx - r, cy - r, KNOB, KNOB), r, 22, color_alpha(gold, 0.6f));
    gfx_disc(g, cx, cy, r + 5, dark);
    gfx_disc(g, cx, cy, r + 3, gold);
    gfx_disc(g, cx, cy, r, (Color){46, 26, 12, 255});
    Color light = {255, 233, 184, 255}, none = {0, 0, 0, 0};
    gfx_sign(g, "left", rect(cx - 25, cy - 11, 22, 22), light, none);
    gfx_sign(g, "play", rect(cx + 3, cy - 11, 22, 22), light, none);
}

/* Draws the handle; it stays as long as the clay does, also when name and studs fade. */
static void handle(CardScene *s, Ui *ui, Rect picture, float seam, float alpha)
{
    BareView *v = &s->view;
    char label[SENTENCE_MAX], share[16];
    float cx = picture.x + picture.w * seam, cy = picture.y + picture.h / 2;
    say(label, sizeof label, SAY("Clay up to {n} %"), say_n("n", (int)lrintf(v->seam * 100)));
    Touch t = ui_touch(ui, "seam", "slider", rect(cx - KNOB / 2.0f, cy - KNOB / 2.0f, KNOB, KNOB), label,
                       TOUCH_FOCUS | TOUCH_DRAG);
    if (v->begins)
        ui_focus(ui, "seam");
    v->begins = false;
    (void)snprintf(share, sizeof share, "%ld", lrintf(v->seam * 100));
    ui_note(ui, "value", share);
    pointer_pulls(v, ui, &t, picture.w);
    gfx_fade(ui_gfx(ui), alpha);
    draw_seam(ui, picture, seam, t.hover || t.drag);
    gfx_fade(ui_gfx(ui), 1);
}

/* ---- the picture ------------------------------------------------------------------------------------------------- */

static const char *picture_of(const CardScene *s)
{
    return s->now.face.picture;
}

static bool has_clay(const CardScene *s, Ui *ui)
{
    return clay_has(ui_gfx(ui), picture_of(s));
}

/* The pointer is the lantern; where there is none, it hangs at the upper left. */
static ClayLook look_of(Ui *ui, Rect picture, float seam)
{
    ClayLook look = {.seam = seam, .light_x = 0.24f, .light_y = 0.2f};
    float x, y;
    ui_pointer(ui, &x, &y);
    if (rect_has(rect_inset(picture, -60), x, y)) {
        look.light_x = (x - picture.x) / picture.w;
        look.light_y = (y - picture.y) / picture.h;
    }
    return look;
}

static void draw_picture(CardScene *s, Ui *ui, Rect picture)
{
    Gfx *g = ui_gfx(ui);
    still_draw(g, &(Still){.picture = picture_of(s), .alone = true});
    CardTurn turn = {0};
    bool lives = life_beat(&s->view.life, ui, !s->view.clay && !s->view.breathless, &turn);
    if (lives) /* clay holds its breath, the painting beside it too */
        lives = gfx_picture_turned(g, picture_of(s), picture, turn);
    if (!gfx_has_picture(g, picture_of(s)))
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

/* Writes the name, and from 100 to 150 % of text the function that sculpts the picture. */
static void name_it(const CardScene *s, Ui *ui, Rect picture)
{
    Gfx *g = ui_gfx(ui);
    float w = fmaxf(picture.x - NAME_MARGIN - 12, ui_grow(ui, 240)), foot = gfx_h(g) - NAME_MARGIN;
    bool over = picture.x < w, plain = gfx_is_contrast(g);
    const Sculptor *by = gfx_text_scale(g) > 1.5f ? NULL : sculptor_of(picture_of(s));
    if (by != NULL) {
        char words[96];
        Text t = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT);
        t.color = plain ? t.color : (Color){201, 181, 146, 255};
        (void)snprintf(words, sizeof words, "art/%s:%d", by->file, by->line);
        foot = write_line(ui, t, foot, w, over, words);
        t.size = 16;
        t.color = plain ? t.color : (Color){239, 222, 184, 255};
        (void)snprintf(words, sizeof words, "%s()", by->function);
        foot = write_line(ui, t, foot, w, over, words);
        ui_note(ui, "sculptor", by->function);
    }
    Text t = gfx_text_fit(g, ui_style(ui, FACE_TITLE, 34, COL_TEXT), 17, 0.5f, w, s->now.face.name);
    t.color = plain ? t.color : (Color){255, 241, 207, 255};
    (void)write_line(ui, t, foot, w, over, s->now.face.name);
}

static void save(CardScene *s, Ui *ui)
{
    char folder[1024], word[96], path[SAVED_PATH], err[200];
    (void)snprintf(word, sizeof word, "%s-%s", s->now.game->id, s->now.face.word);
    if (!user_folder(USER_PICTURES, folder, sizeof folder) || !user_path(folder, word, "png", path, sizeof path))
        say(s->saved, sizeof s->saved, SAY("There is no folder to save it in."));
    else if (gfx_save_picture(ui_gfx(ui), picture_of(s), path, err, sizeof err))
        say(s->saved, sizeof s->saved, SAY("Saved as {file}"), say_s("file", path));
    else
        (void)snprintf(s->saved, sizeof s->saved, "%s", err);
}

/* ---- the art book ------------------------------------------------------------------------------------------------ */

/* Begins it beside the user's other pictures, or stops it. */
static void turn_book(CardScene *s, App *app)
{
    char folder[1024];
    Status why;
    s->saved[0] = '\0';
    if (s->book != NULL) {
        art_book_end(s->book);
        s->book = NULL;
        return;
    }
    if (!user_folder(USER_PICTURES, folder, sizeof folder)) {
        say(s->saved, sizeof s->saved, SAY("There is no folder to save it in."));
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
    char page[SAVED_PATH + 16];
    (void)snprintf(page, sizeof page, "%s/index.html", s->book_folder);
    if (why.code != 0)
        (void)snprintf(s->saved, sizeof s->saved, "%s", why.text);
    else
        say(s->saved, sizeof s->saved, SAY("Art book: open {file} in a browser"), say_s("file", page));
}

/* Leaves the picture for its card, or, if it was opened as a show, for where that was opened. */
static void leave(CardScene *s, App *app)
{
    s->bare = s->slides = false;
    if (s->arg.slides)
        app_pop(app);
}

static void strap(CardScene *s, App *app, Ui *ui)
{
    enum { CLAY, BREATH, SLIDES, SAVE, BOOK, FRAME, BACK, HERE };
    bool clay = has_clay(s, ui);
    const RoomButton stud[HERE] = {
        [CLAY] = {.id = "clay",
                  .label = T_("From clay to paint"),
                  .icon = "lantern",
                  .key = "C",
                  .flags = s->view.clay ? UI_CHOSEN : 0},
        [BREATH] = {.id = "breath",
                    .label = T_("It breathes"),
                    .icon = "heart",
                    .key = "B",
                    .flags = s->view.breathless ? 0 : UI_CHOSEN},
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
    int first = clay ? CLAY : BREATH, used = room_strap(ui, stud + first, HERE - first);
    switch (used < 0 ? -1 : used + first) {
    case CLAY:
        turn_to_clay(s, ui);
        break;
    case BREATH:
        s->view.breathless = !s->view.breathless;
        break;
    case SLIDES:
        card_slides(s, ui, !s->slides);
        break;
    case SAVE:
        save(s, ui);
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
    BareView *v = &s->view;
    Rect picture = still_alone(g);
    float alpha = shown(v, ui);
    bool clay = v->clay && has_clay(s, ui);
    if (s->book != NULL)
        write_book(s, ui);
    draw_picture(s, ui, picture);
    Touch t = ui_touch(ui, "card-face", "picture", picture, s->label, clay ? TOUCH_DRAG : 0);
    if (clay) {
        keys_pull(v, ui);
        pointer_pulls(v, ui, &t, picture.w);
        float seam = seam_now(v, ui);
        (void)clay_draw(g, picture_of(s), picture, look_of(ui, picture, seam));
        if (ui_input(ui)->kind == INPUT_MOVE) /* its lantern */
            ui_wake(ui, 0);
        handle(s, ui, picture, seam, alpha);
    }
    gfx_fade(g, alpha);
    beside(s, app, ui, picture, !clay || strcmp(ui_focused(ui), "seam") != 0);
    gfx_fade(g, 1);
    card_leaf_by_wheel(s, ui);
    if (t.click || t.secondary || ui_key(ui, "Z"))
        leave(s, app);
    if (s->slides)
        ui_wake(ui, 100);
}
