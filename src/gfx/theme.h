/* SPDX-License-Identifier: MIT
 * The palette as a table: a role, not a colour, is what the rest of the screen names. */
#ifndef GFX_THEME_H
#define GFX_THEME_H
#include <stdint.h>

typedef struct {
    uint8_t r, g, b, a;
} Color;

typedef enum { THEME_TAVERN, THEME_DAYLIGHT, THEME_CONTRAST, THEME_COUNT } ThemeId;

typedef enum {
    COL_BG,
    COL_PANEL,
    COL_PANEL2,
    COL_PANEL3,
    COL_WELL,
    COL_LINE,
    COL_LINE2,
    COL_TEXT,
    COL_TEXT2,
    COL_TEXT3,
    COL_OFF,
    COL_OFFBG,
    COL_ACCENT,
    COL_ONACCENT,
    COL_LIT,
    COL_TARGET,
    COL_BAD,
    COL_GOOD,
    COL_INFO,
    COL_TIP,
    COL_TIPTEXT,
    COL_TIPREF,
    COL_SPEECH, /* bubble of somebody who speaks: paper in every theme, written on in COL_INK */
    COL_PAPER,
    COL_INK,
    COL_FOCUS,
    COL_FOCUS2,
    COL_FELT_HORDE,
    COL_FELT_MONSTROUS,
    COL_FELT_SIEGE,
    COL_FELT_GOBLINS,
    COL_SEAT1,
    COL_SEAT2,
    COL_SEAT3,
    COL_SEAT4,
    COL_SEAT5,
    COL_SEAT6,
    COL_WATER,
    COL_FIRE,
    COL_SUN,
    COL_MOON,
    COL_FOREST,
    COL_ROYAL,
    COL_RUBY,
    COL_EMERALD,
    COL_SAPPHIRE,
    COL_AMBER,
    COL_SIGN, /* #FFE6AE: the lettering of the title sign */
    COL_COUNT
} ColorRole;

Color theme_color(ThemeId theme, ColorRole role);
static inline ColorRole theme_seat(int seat) /* the colour of seat 0..5 */
{
    return (ColorRole)((int)COL_SEAT1 + seat % 6);
}

extern const char *const theme_words[]; /* by ThemeId; ends with NULL */
/* Returns the word of a theme in settings files ("tavern", "daylight", "contrast"). */
const char *theme_word(ThemeId theme);
static inline Color color_alpha(Color c, float alpha) /* the same colour, alpha 0..1 */
{
    c.a = (uint8_t)(255.0f * alpha);
    return c;
}

Color color_mix(Color a, Color b, float t); /* a at t 0, b at 1 */
Color color_rgb(unsigned rgb);              /* 0xRRGGBB, opaque */

/* Returns the WCAG 2 contrast ratio of two opaque colours, 1..21. */
double theme_contrast(Color a, Color b);

#endif
