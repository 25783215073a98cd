/* SPDX-License-Identifier: MIT
 * A summary of docs/accessibility.md inside the program. Keep it true. */
#include "app/scenes/settings_access.h"

#include "core/say.h"

typedef struct {
    const char *heading, *text; /* text NULL: a section heading */
} Fact;

static const Fact facts[] = {
    {N_("What helps"), NULL},
    {N_("Keys alone"), N_("Tab and arrows reach everything, Enter acts, Esc goes back. All keys are on the page Keys "
                          "and can be changed.")},
    {N_("A gamepad alone"), N_("Whole games, menus and the gallery. Button signs follow your gamepad.")},
    {N_("Large text"), N_("Up to 200%, on the page Reading. Nothing is cut off.")},
    {N_("Contrast and colours"), N_("High contrast puts no pictures behind words. Players also have a shape and a "
                                    "number, clans and factions a sign.")},
    {N_("Motion"),
     N_("Reduced motion stops flights and shaking; animation speed Off stops all waiting. Nothing flashes.")},
    {N_("Time"), N_("No clock. Press A, or click a line of the log, to see again what you missed.")},
    {N_("Read aloud"),
     N_("Speech Dispatcher, if installed, speaks questions, the log, refusals, dialogs and what the keys reach.")},
    {N_("Without a screen"), N_("*hordehall --terminal* plays every game in sentences and numbered choices.")},
    {N_("What does not work"), NULL},
    {N_("Screen readers"), N_("They find no words in this window. Use Read aloud, or play in the terminal.")},
    {N_("Long pages"), N_("In rule books, gallery and statistics only what the keys reach is read.")},
    {N_("In the terminal"), N_("No lessons and no gallery.")},
    {N_("Rare letters"), N_("Characters that no font has are shown as boxes; you are told.")},
};

float access_page(Ui *ui, Rect r, bool draw)
{
    Gfx *g = ui_gfx(ui);
    Text big = ui_style(ui, FACE_TITLE, 20, COL_ACCENT), bold = ui_style(ui, FACE_SEMI, 16, COL_TEXT),
         soft = ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2);
    float y = 8;
    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
        const Fact *f = &facts[i];
        const char *heading = say_word(f->heading), *text = f->text ? say_word(f->text) : "";
        Text t = f->text ? bold : big;
        float a = gfx_paragraph_height(g, t, r.w, heading), b = f->text ? gfx_paragraph_height(g, soft, r.w, text) : 0;
        if (draw) {
            (void)ui_paragraph(ui, t, rect(r.x, r.y + y, r.w, a + 1), heading);
            if (f->text)
                (void)ui_paragraph(ui, soft, rect(r.x, r.y + y + a + 1, r.w, b + 1), text);
        }
        y += a + b + (f->text ? 12 : 6);
    }
    return y;
}
