/* SPDX-License-Identifier: MIT
 * The palette as one table: a row per role, a column per theme. */
#include "gfx/theme.h"

#include <math.h>
#include <stddef.h>

static const uint32_t palette[COL_COUNT][THEME_COUNT] = {
    [COL_BG] = {0x140D09, 0xD9C7A2, 0x000000},
    [COL_PANEL] = {0x21160F, 0xFFF9EC, 0x000000},
    [COL_PANEL2] = {0x2E2017, 0xF6EBD2, 0x101010},
    [COL_PANEL3] = {0x4B361F, 0xFFE7B0, 0x2A2A00},
    [COL_WELL] = {0x120B07, 0xFFFDF6, 0x000000},
    [COL_LINE] = {0x5A4129, 0xC9B189, 0xFFFFFF},
    [COL_LINE2] = {0x80603C, 0x8A6B3E, 0xFFFFFF},
    [COL_TEXT] = {0xF6EAD2, 0x2B1C10, 0xFFFFFF},
    [COL_TEXT2] = {0xD3BE9A, 0x5A4327, 0xFFFFFF},
    [COL_TEXT3] = {0xAD9672, 0x634B2E, 0xE0E0E0},
    [COL_OFF] = {0xA08A69, 0x6E5A3E, 0xB4B4B4},
    [COL_OFFBG] = {0x241A12, 0xEADFC6, 0x000000},
    [COL_ACCENT] = {0xF4BE4F, 0x744B00, 0xFFE800},
    [COL_ONACCENT] = {0x2A1705, 0xFFFFFF, 0x000000},
    [COL_LIT] = {0xFFD15C, 0x7A4C00, 0xFFE800},
    [COL_TARGET] = {0x6FF0C8, 0x00604A, 0x00FFD0},
    [COL_BAD] = {0xFF8B6B, 0xA3290F, 0xFF9C85},
    [COL_GOOD] = {0x9ADF6F, 0x2A6012, 0x8CFF5A},
    [COL_INFO] = {0x8CC8F5, 0x0F5690, 0x9AD4FF},
    [COL_TIP] = {0xFFF6E0, 0x2B1C10, 0xFFFFFF},
    [COL_TIPTEXT] = {0x2A1A0E, 0xFFF6E0, 0x000000},
    [COL_TIPREF] = {0x7A4A10, 0xF4BE4F, 0x5A3200},
    [COL_PAPER] = {0xEAD9B0, 0xEAD9B0, 0xFFFFFF},
    [COL_INK] = {0x2A1A0E, 0x2A1A0E, 0x000000},
    [COL_SPEECH] = {0xFFF6E0, 0xFFF6E0, 0xFFFFFF},
    [COL_FOCUS] = {0xFFFFFF, 0x000000, 0xFFFFFF},
    [COL_FOCUS2] = {0x1A110B, 0xFFFFFF, 0x000000},
    [COL_FELT_HORDE] = {0x17382B, 0xC9DCC9, 0x001A0E},
    [COL_FELT_MONSTROUS] = {0x40161A, 0xEED6D0, 0x220006},
    [COL_FELT_SIEGE] = {0x182A42, 0xCBD8E8, 0x000E24},
    [COL_FELT_GOBLINS] = {0x3A2A14, 0xE6D6B4, 0x1C1200},
    [COL_SEAT1] = {0xF58A6C, 0x9A3418, 0xFF9C80},
    [COL_SEAT2] = {0x44CBB8, 0x00665A, 0x40F0D8},
    [COL_SEAT3] = {0xEEC145, 0x775400, 0xFFE050},
    [COL_SEAT4] = {0xBF97F5, 0x6A35B0, 0xD6B4FF},
    [COL_SEAT5] = {0xA9D24A, 0x466300, 0xC4F060},
    [COL_SEAT6] = {0x6FBDF7, 0x0F5690, 0x8CD0FF},
    [COL_WATER] = {0x3BB4E6, 0x005E87, 0x4FCBFF},
    [COL_FIRE] = {0xF2683C, 0xA8330C, 0xFF8A5C},
    [COL_SUN] = {0xF4C02E, 0x775400, 0xFFD640},
    [COL_MOON] = {0x9FAAF2, 0x3C479E, 0xB8C2FF},
    [COL_FOREST] = {0x79C447, 0x2F6A14, 0x8EE858},
    [COL_ROYAL] = {0xC583E6, 0x7A2FA0, 0xE0A4FF},
    [COL_RUBY] = {0xF0605C, 0xA31F1C, 0xFF8480},
    [COL_EMERALD] = {0x4CC888, 0x00663A, 0x5CE8A0},
    [COL_SAPPHIRE] = {0x5FA8FF, 0x0B519E, 0x80BCFF},
    [COL_AMBER] = {0xF5B935, 0x775400, 0xFFCC40},
    [COL_SIGN] = {0xFFE6AE, 0xFFE6AE, 0xFFFFFF},
};

Color theme_color(ThemeId theme, ColorRole role)
{
    if ((unsigned)theme >= THEME_COUNT || (unsigned)role >= COL_COUNT)
        return (Color){255, 0, 255, 255}; /* a bug that is meant to be seen */
    uint32_t rgb = palette[role][theme];
    return (Color){(uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8), (uint8_t)rgb, 255};
}

const char *const theme_words[THEME_COUNT + 1] = {"tavern", "daylight", "contrast", NULL};

const char *theme_word(ThemeId theme)
{
    return (unsigned)theme < THEME_COUNT ? theme_words[theme] : theme_words[0];
}

static uint8_t mix_byte(uint8_t a, uint8_t b, float t)
{
    return (uint8_t)((float)a + ((float)b - (float)a) * t + 0.5f);
}

Color color_mix(Color a, Color b, float t)
{
    t = t > 0 ? (t < 1 ? t : 1) : 0;
    return (Color){mix_byte(a.r, b.r, t), mix_byte(a.g, b.g, t), mix_byte(a.b, b.b, t), mix_byte(a.a, b.a, t)};
}

Color color_rgb(unsigned rgb)
{
    return (Color){(uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8), (uint8_t)rgb, 255};
}

static double linear(uint8_t channel)
{
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double luminance(Color c)
{
    return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b);
}

double theme_contrast(Color a, Color b)
{
    double la = luminance(a), lb = luminance(b);
    double light = la > lb ? la : lb, dark = la > lb ? lb : la;
    return (light + 0.05) / (dark + 0.05);
}
