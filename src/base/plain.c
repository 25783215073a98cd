/* SPDX-License-Identifier: MIT */
#include "base/plain.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { USUAL_LINE = 2048 }; /* a longer one takes memory */

/* Returns the character that n bytes encode; UINT32_MAX: they are not valid UTF-8. */
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

/* Returns the length of the character at p by its first byte, of n; 0: no character begins so, or it is cut off. */
static size_t bytes_at(const unsigned char *p, size_t n)
{
    static const unsigned char bytes_by[16] = {1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 3, 4};
    size_t bytes = n > 0 && p[0] < 0xF8 ? bytes_by[p[0] >> 4] : 0;
    return bytes <= n ? bytes : 0;
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
    size_t bytes = bytes_at(u, n);
    return bytes > 0 && can_be_shown(decoded(u, bytes)) ? bytes : 0;
}

static void make_plain(char *s, size_t left, bool lines)
{
    while (left > 0) {
        size_t n = str_letter(s, left);
        if (n == 0 && !(lines && *s == '\n'))
            *s = ' ';
        n += n == 0;
        s += n;
        left -= n;
    }
}

void str_plain(char *s)
{
    make_plain(s, strlen(s), false);
}

int plain_print(FILE *out, const char *format, ...)
{
    char usual[USUAL_LINE], *text = usual;
    va_list args;
    va_start(args, format);
    int n = vsnprintf(usual, sizeof usual, format, args);
    va_end(args);
    if (n < 0)
        return n;
    if ((size_t)n >= sizeof usual) {
        text = xmalloc((size_t)n + 1);
        va_start(args, format);
        (void)vsnprintf(text, (size_t)n + 1, format, args);
        va_end(args);
    }
    make_plain(text, (size_t)n, true);
    size_t put = fwrite(text, 1, (size_t)n, out);
    if (text != usual)
        free(text);
    return put == (size_t)n ? n : -1;
}

/* Writes the escape for the bytes at p that str_letter refuses; returns how many bytes it stands for. */
static size_t add_escape(Buf *out, const unsigned char *p, size_t n)
{
    enum { NO_CHARACTER = 0xFFFD };
    size_t bytes = bytes_at(p, n);
    uint32_t c = bytes > 0 ? decoded(p, bytes) : UINT32_MAX;
    buf_printf(out, "\\u%04x", (unsigned)(c <= 0xFFFF ? c : NO_CHARACTER));
    return c <= 0xFFFF ? bytes : 1;
}

bool plain_json(FILE *out, const char *text)
{
    Buf shown = {0};
    size_t left = strlen(text);
    for (const char *from = text; left > 0;) {
        size_t n = str_letter(from, left);
        if (n > 0 || *from == '\n')
            buf_addn(&shown, from, n += n == 0);
        else
            n = add_escape(&shown, (const unsigned char *)from, left);
        from += n;
        left -= n;
    }
    bool written = fwrite(shown.text, 1, shown.n, out) == shown.n;
    buf_free(&shown);
    return written;
}
