/* SPDX-License-Identifier: MIT */
#include "base/plain.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* The character that n bytes make; UINT32_MAX: none, or one that other bytes make. */
static uint32_t decoded(const unsigned char *p, size_t n)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    uint32_t c = n == 1 ? p[0] : p[0] & (0x7Fu >> n);
    for (size_t i = 1; i < n; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return UINT32_MAX;
        c = c << 6 | (p[i] & 0x3Fu);
    }
    return c >= least[n] && c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF) ? c : UINT32_MAX;
}

static bool can_be_shown(uint32_t c)
{
    bool control = c < ' ' || (c >= 0x7F && c < 0xA0), line = c == 0x2028 || c == 0x2029;
    bool turns = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    return c != UINT32_MAX && !control && !line && !turns;
}

size_t str_letter(const char *p, size_t n)
{
    const unsigned char *u = (const unsigned char *)p;
    static const unsigned char bytes_by[16] = {1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 3, 4};
    size_t bytes = n > 0 && u[0] < 0xF8 ? bytes_by[u[0] >> 4] : 0;
    return bytes > 0 && bytes <= n && can_be_shown(decoded(u, bytes)) ? bytes : 0;
}

void str_plain(char *s)
{
    for (size_t left = strlen(s); left > 0;) {
        size_t n = str_letter(s, left);
        if (n == 0)
            *s = ' ';
        n += n == 0;
        s += n;
        left -= n;
    }
}
