/* SPDX-License-Identifier: MIT */
#include "gfx/letters.h"

#include "gfx/inside.h"

/* Reads one character and moves *at to its end; invalid UTF-8 counts as U+FFFD. */
static Uint32 character(const char **at)
{
    const unsigned char *p = (const unsigned char *)*at;
    int more = p[0] < 0x80 ? 0 : p[0] >= 0xC2 && p[0] < 0xE0 ? 1 : p[0] >= 0xE0 && p[0] < 0xF0 ? 2 : 3;
    if (more == 0) {
        *at += 1;
        return p[0];
    }
    Uint32 code = p[0] & (0x3Fu >> more);
    bool sound = p[0] >= 0xC2 && p[0] < 0xF5;
    for (int i = 1; sound && i <= more; i++) {
        sound = (p[i] & 0xC0) == 0x80;
        code = code << 6 | (p[i] & 0x3Fu);
    }
    *at += sound ? more + 1 : 1;
    return sound ? code : 0xFFFD;
}

bool gfx_can_write(Gfx *g, const char *s)
{
    static const Face needed[] = {FACE_TITLE, FACE_MEDIUM};
    while (*s != '\0') {
        Uint32 code = character(&s);
        for (size_t i = 0; i < sizeof needed / sizeof needed[0]; i++)
            if (!fonts_provide(g->fonts, needed[i], code))
                return false;
    }
    return true;
}
