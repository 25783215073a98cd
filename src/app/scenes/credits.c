/* SPDX-License-Identifier: MIT
 * The credits: designers of the games, makers of fonts and libraries, and the licences. A book on the bar: chapters on its
 * left page, the one pointed at on the right; all of them on one page where there is room for one alone. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/scenes/bar.h"
#include "base/buf.h"
#include "core/say.h"
#include "hall_version.h"

typedef struct {
    const char *heading, *text; /* heading NULL: the program's name and version */
} Credit;

static const Credit credits[] = {
    {NULL, N_("Made by the Horde Hall developers as a tribute to other people’s games. Free software: code under the "
              "MIT licence, pictures and words under Creative Commons Attribution-ShareAlike 4.0.")},
    {N_("The games"),
     N_("*Horde* was designed by Dave Dobson (Plankton Games, 2012); this program plays both editions.\n*Against the "
        "Monstrous Horde* is a ViridianFrog Studio production, game design by Richard R Wickham.\n*Skytear Horde* was "
        "designed by Riccardo Neri and Giacomo Neri (Skytear Games, 2022). Siege of Six Lanes follows its rules with "
        "names and pictures of our own.\n*Goblin Ranks* follows the rules of a card game of goblin clans and battle "
        "lines.\nWe tell the rules in our own words. The designers and publishers have nothing to do with this program "
        "and do not endorse it. If you like a game, please buy it from them.")},
    {N_("Pictures"), N_("Every picture is drawn by a program of this project, from formulas: no photographs, no AI "
                        "models, no drawings by other people. Creative Commons Attribution-ShareAlike 4.0.")},
    {N_("Typefaces"),
     N_("*Grenze* by The Grenze Project Authors (Omnibus-Type), and *Source Sans 3* by Adobe, both under the "
        "SIL Open Font License 1.1. The full text is in the folder with the fonts.")},
    {N_("Libraries"),
     N_("*SDL2*, *SDL2_image*, *SDL2_ttf* and *SDL2_mixer* (zlib licence), *FreeType* (FreeType licence), "
        "*jansson* (MIT licence).")},
    {N_("Play them together"),
     N_("A screen is a fine table for people who cannot sit at one. If you can, sit at one.")},
};
enum { CREDITS = sizeof credits / sizeof credits[0] };

typedef struct {
    int chapter;
} Credits;

static void *open_scene(App *app, const void *arg)
{
    (void)app;
    (void)arg;
    return xcalloc(1, sizeof(Credits));
}

static void close_scene(void *data, App *app)
{
    (void)app;
    free(data);
}

/* Writes the heading of a chapter; the first one names the version. */
static const char *heading_of(int i, char out[SENTENCE_MAX])
{
    if (credits[i].heading)
        return say_word(credits[i].heading);
    say(out, SENTENCE_MAX, SAY("Horde Hall {version}"), say_s("version", HALL_VERSION));
    return out;
}

static Text heading_text(Ui *ui)
{
    return bar_text(ui, BAR_BOOK, FACE_TITLE, 24, INK_MARK);
}

static Text body_text(Ui *ui)
{
    return bar_text(ui, BAR_BOOK, FACE_MEDIUM, 17, INK_WORDS);
}

/* Draws a chapter, or only measures it; returns its height. */
static float chapter(Ui *ui, int i, Rect r, bool draw)
{
    Gfx *g = ui_gfx(ui);
    char name[SENTENCE_MAX];
    float hh = gfx_text_height(g, heading_text(ui)) + 8,
          th = gfx_paragraph_height(g, body_text(ui), r.w, say_word(credits[i].text));
    if (draw) {
        const char *words = heading_of(i, name);
        (void)ui_label(ui, gfx_text_fit(g, heading_text(ui), 15, 1, r.w, words), rect(r.x, r.y, r.w, hh), words);
        (void)ui_paragraph(ui, body_text(ui), rect(r.x, r.y + hh, r.w, th + 1), say_word(credits[i].text));
    }
    return hh + th + 18;
}

/* Draws these chapters one below the other, in a page that scrolls. */
static void read_page(Ui *ui, Rect page, int first, int last)
{
    float all = 0, w = page.w;
    for (int narrow = 0; narrow < 2; narrow++) {
        all = 0;
        for (int i = first; i <= last; i++)
            all += chapter(ui, i, rect(0, 0, w, 0), false);
        if (all <= page.h)
            break;
        w = page.w - 14;
    }
    float y = page.y - ui_scroll_begin(ui, "credits-text", page, all);
    for (int i = first; i <= last; i++)
        y += chapter(ui, i, rect(page.x, y, w, 0), true);
    ui_scroll_end(ui);
}

static void contents(Credits *c, Ui *ui, Rect page)
{
    enum { ROW = 52, GAP = 8, PAD = 14 };
    Gfx *g = ui_gfx(ui);
    Text t = bar_text(ui, BAR_BOOK, FACE_TITLE, 22, INK_WORDS);
    float h = fminf(ui_grow(ui, ROW), page.h / CREDITS - GAP);
    for (int i = 0; i < CREDITS; i++) {
        char id[24], name[SENTENCE_MAX];
        Rect r = rect(page.x, page.y + (float)i * (h + GAP), page.w, h);
        const char *words = heading_of(i, name);
        (void)snprintf(id, sizeof id, "chapter-%d", i);
        Touch touch = ui_touch(ui, id, "choice", r, words, TOUCH_FOCUS);
        if (touch.click || (touch.focus && i != c->chapter)) {
            c->chapter = i;
            ui_scroll_to(ui, "credits-text", 0);
        }
        if (i == c->chapter)
            ui_note(ui, "chosen", "yes");
        bar_row(g, BAR_BOOK, r, touch.hover, i == c->chapter);
        (void)gfx_text(g, gfx_text_fit(g, t, 14, 1, r.w - 2 * PAD, words), rect(r.x + PAD, r.y, r.w - 2 * PAD, r.h),
                       words);
    }
}

static void frame(void *data, App *app, Ui *ui)
{
    Credits *c = data;
    const RoomButton back = {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"};
    const RoomRibbon ribbon = {.question = T_("Credits")};
    BarPages at = bar_pages(ui, BAR_BOOK);
    if (bar_has_two_pages(ui)) {
        contents(c, ui, at.left);
        read_page(ui, at.right, c->chapter, c->chapter);
    } else {
        read_page(ui, at.left, 0, CREDITS - 1);
    }
    (void)room_ribbon(ui, &ribbon);
    if (room_strap(ui, &back, 1) == 0)
        app_pop(app);
    ui_begin_keys(ui);
}

const Scene scene_credits = {.word = "credits", .open = open_scene, .frame = frame, .close = close_scene};
