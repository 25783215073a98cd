/* SPDX-License-Identifier: MIT
 * docs/accessibility.md in short, for whoever sits at the program and not at its papers. What stands here must be true. */
#include "app/scenes/settings_access.h"

#include "core/say.h"

typedef struct {
    const char *heading, *text; /* text: NULL: the heading of what follows */
} Fact;

static const Fact facts[] = {
    {N_("What helps"), NULL},
    {N_("Keys alone"),
     N_("Tab and the arrows reach all that can be done, Enter does it, Esc goes back. The page Keys has all "
        "keys, and each can be changed.")},
    {N_("A gamepad alone"), N_("Whole games of every table, menus and gallery. While you use it, the buttons on the "
                               "screen show its signs.")},
    {N_("Large text"), N_("Up to 200%, on the page Reading. Nothing is cut.")},
    {N_("Contrast and colours"), N_("The theme High contrast has no pictures below words. Nothing is told by a colour "
                                    "alone: players have a shape and a number, clans and factions a sign.")},
    {N_("Motion"), N_("Reduced motion ends flights and shaking, the speed Off all waiting. Nothing flashes.")},
    {N_("Time"), N_("There is no clock. What was told too fast is told again from a line of the log, or by A.")},
    {N_("Read aloud"),
     N_("Questions, what the keys reach, the log, refusals and dialogs are spoken by Speech Dispatcher, "
        "where it is installed.")},
    {N_("Without a screen"), N_("*hordehall --terminal* plays every table by line: sentences, and numbers to answer.")},
    {N_("What does not work"), NULL},
    {N_("Screen readers"), N_("They find no words in this window. Turn on Read aloud, or play in the terminal.")},
    {N_("Long pages"),
     N_("Rule books, gallery and statistics are not read from top to bottom, only what the keys reach.")},
    {N_("In the terminal"), N_("There are no lessons, and no gallery.")},
    {N_("Rare letters"), N_("Those that no font of this machine has are shown as boxes, and you are told.")},
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
