/* SPDX-License-Identifier: MIT
 * The credits: designers of the games, makers of fonts and libraries, and the licences. */
#include <math.h>

#include "app/scenes/bar.h"
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

static float list(Ui *ui, Rect area, float offset, bool draw)
{
    Gfx *g = ui_gfx(ui);
    Text heading = ui_style(ui, FACE_TITLE, 22, COL_ACCENT), text = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT);
    float y = area.y - offset;
    char name[SENTENCE_MAX];
    say(name, sizeof name, SAY("Horde Hall {version}"), say_s("version", HALL_VERSION));
    for (int i = 0; i < CREDITS; i++) {
        float hh = gfx_text_height(g, heading) + 4,
              th = gfx_paragraph_height(g, text, area.w, say_word(credits[i].text));
        if (draw && y + hh + th > area.y && y < area.y + area.h) {
            (void)ui_label(ui, heading, rect(area.x, y, area.w, hh),
                           credits[i].heading ? say_word(credits[i].heading) : name);
            (void)ui_paragraph(ui, text, rect(area.x, y + hh, area.w, th + 1), say_word(credits[i].text));
        }
        y += hh + th + 18;
    }
    return y - (area.y - offset);
}

static void frame(void *data, App *app, Ui *ui)
{
    (void)data;
    Gfx *g = ui_gfx(ui);
    int used = -1;
    const RoomButton back = {.id = "back", .label = T_("Back"), .icon = "left", .key = "Esc"};
    Rect in = bar_reading(ui, T_("Credits"), &back, 1, &used);
    if (used == 0)
        app_pop(app);
    float w = fminf(in.w, ui_grow(ui, 820));
    Rect r = rect((gfx_w(g) - w) / 2, in.y, w, in.h);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect area = rect(r.x + 28, r.y + 20, r.w - 56, r.h - 36);
    float all = list(ui, area, 0, false);
    if (all > area.h) {
        area.w -= 14;
        all = list(ui, area, 0, false);
        area.w += 14;
    }
    float offset = ui_scroll_begin(ui, "credits-text", area, all);
    (void)list(ui, rect(area.x, area.y, all > area.h ? area.w - 14 : area.w, area.h), offset, true);
    ui_scroll_end(ui);
}

const Scene scene_credits = {.word = "credits", .frame = frame};
