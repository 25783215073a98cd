/* SPDX-License-Identifier: MIT
 * Reading marks. */
#include "gfx/marks.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* A star opens bold when something follows at once and another star closes it on the same line; inside bold any star
 * closes. */
static bool star_is_mark(const MarkReader *r)
{
    if (r->bold)
        return true;
    const char *s = r->at + 1;
    if (*s == '\0' || *s == ' ' || *s == '\n' || *s == '*')
        return false;
    while (*s != '\0' && *s != '\n' && *s != '*')
        s++;
    return *s == '*';
}

/* Reads "name:value]" behind a bracket; the length with both brackets, or 0. */
static size_t read_mark(const char *s, TextPiece *out)
{
    static const struct {
        const char *name;
        TextPieceKind kind;
    } names[] = {{"[sign:", TEXT_SIGN}, {"[coin:", TEXT_COIN}, {"[seat:", TEXT_SEAT}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        size_t n = strlen(names[i].name);
        if (strncmp(s, names[i].name, n) != 0)
            continue;
        const char *value = s + n, *end = strchr(value, ']');
        if (end == NULL || end == value || (size_t)(end - value) >= sizeof out->word)
            return 0;
        memcpy(out->word, value, (size_t)(end - value));
        out->word[end - value] = '\0';
        if (names[i].kind != TEXT_SIGN) {
            char *rest = NULL;
            long number = strtol(out->word, &rest, 10);
            if (*rest != '\0' || number < -9999 || number > 9999)
                return 0;
            out->number = (int)number;
        } else if (strpbrk(out->word, " \n") != NULL) {
            return 0;
        }
        out->kind = names[i].kind;
        return (size_t)(end - s) + 1;
    }
    return 0;
}

/* A letter that is printed on cards and in no font: it is drawn as a sign. */
static const char bolt_letter[] = "\u26A1", bolt_sign[] = "bolt";

/* Returns the length of the mark or letter that begins here and is drawn as one sign, or 0. */
static size_t read_token(const char *s, TextPiece *out)
{
    if (*s == '[')
        return read_mark(s, out);
    if (strncmp(s, bolt_letter, sizeof bolt_letter - 1) != 0)
        return 0;
    out->kind = TEXT_SIGN;
    memcpy(out->word, bolt_sign, sizeof bolt_sign);
    return sizeof bolt_letter - 1;
}

static bool ends_word(const MarkReader *r, const char *s)
{
    TextPiece mark;
    MarkReader here = {s, r->bold};
    if (*s == '\0' || *s == ' ' || *s == '\n')
        return true;
    if (*s == '*')
        return star_is_mark(&here);
    return read_token(s, &mark) > 0;
}

TextPiece marks_next(MarkReader *r)
{
    while (*r->at == '*' && star_is_mark(r)) {
        r->bold = !r->bold;
        r->at++;
    }
    TextPiece p = {.kind = TEXT_END, .bold = r->bold, .start = r->at};
    if (*r->at == '\0')
        return p;
    if (*r->at == '\n') {
        p.kind = TEXT_LINE;
        r->bold = false;
        r->at++;
        return p;
    }
    if (*r->at == ' ') {
        p.kind = TEXT_BLANK;
        while (*r->at == ' ')
            r->at++;
        p.length = (size_t)(r->at - p.start);
        return p;
    }
    size_t mark = read_token(r->at, &p);
    if (mark > 0) {
        r->at += mark;
        return p;
    }
    p.kind = TEXT_WORD;
    do
        r->at++;
    while (!ends_word(r, r->at));
    p.length = (size_t)(r->at - p.start);
    return p;
}
