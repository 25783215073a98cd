/* SPDX-License-Identifier: MIT */
#include "base/buf.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void no_memory(void)
{
    log_give_up("out of memory; the last saved move is safe", EXIT_NO_MEMORY);
}

void *xmalloc(size_t n)
{
    void *p = malloc(n ? n : 1);
    if (!p)
        no_memory();
    return p;
}

void *xcalloc(size_t count, size_t size)
{
    void *p = calloc(count ? count : 1, size ? size : 1);
    if (!p)
        no_memory();
    return p;
}

void *xrealloc(void *p, size_t n)
{
    p = realloc(p, n ? n : 1);
    if (!p)
        no_memory();
    return p;
}

char *xstrdup(const char *s)
{
    size_t n = strlen(s) + 1;
    return memcpy(xmalloc(n), s, n);
}

static void grow(Buf *b, size_t more)
{
    if (b->n + more + 1 <= b->room)
        return;
    size_t room = b->room ? b->room * 2 : 256;
    while (room < b->n + more + 1)
        room *= 2;
    b->text = xrealloc(b->text, room);
    b->room = room;
}

void buf_addn(Buf *b, const char *s, size_t n)
{
    grow(b, n);
    memcpy(b->text + b->n, s, n);
    b->n += n;
    b->text[b->n] = '\0';
}

void buf_add(Buf *b, const char *s)
{
    buf_addn(b, s, strlen(s));
}

void buf_printf(Buf *b, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    grow(b, 0);
    size_t room = b->room - b->n;
    int need = vsnprintf(b->text + b->n, room, format, args);
    va_end(args);
    REQUIRE(need >= 0);
    if ((size_t)need >= room) { /* did not fit: once more, in the room it needs */
        grow(b, (size_t)need);
        (void)vsnprintf(b->text + b->n, (size_t)need + 1, format, again);
    }
    va_end(again);
    b->n += (size_t)need;
}

void buf_free(Buf *b)
{
    free(b->text);
    *b = (Buf){0};
}

const char *buf_str(const Buf *b)
{
    return b->text ? b->text : "";
}

/* Takes off s, n bytes long, a last character of which not all bytes are there. */
static void drop_part(char *s, size_t n)
{
    size_t at = n;
    while (at > 0 && ((unsigned char)s[at - 1] & 0xC0) == 0x80)
        at--;
    unsigned char lead = at > 0 ? (unsigned char)s[at - 1] : 0;
    size_t follow = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
    if (follow > n - at)
        s[at - 1] = '\0';
}

void str_put(char *s, size_t room, const char *more)
{
    size_t n = strlen(s), add = strlen(more);
    REQUIRE(n < room);
    bool cut = add >= room - n;
    if (cut)
        add = room - n - 1;
    memcpy(s + n, more, add);
    s[n + add] = '\0';
    if (cut)
        drop_part(s + n, add);
}

void str_cut(char *out, size_t room, const char *from)
{
    size_t n = strlen(from);
    if (n >= room)
        n = room - 1;
    while (n > 0 && ((unsigned char)from[n] & 0xC0) == 0x80)
        n--;
    memcpy(out, from, n);
    out[n] = '\0';
}

void str_add(char *s, size_t room, const char *format, ...)
{
    size_t n = strlen(s);
    REQUIRE(n < room);
    va_list args;
    va_start(args, format);
    int need = vsnprintf(s + n, room - n, format, args);
    va_end(args);
    if (need > 0 && (size_t)need >= room - n)
        drop_part(s + n, room - n - 1);
}
