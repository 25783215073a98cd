/* SPDX-License-Identifier: MIT
 * Reading marks, and what is left of a text without them. */
#include "gfx/marks.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

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

/* ---- plain words ------------------------------------------------------------------------------------------------ */

/* True if the text has said the word before its sign, which is then dropped. */
static bool is_said(const char *text, const char *word)
{
    size_t n = strlen(word);
    for (; *text; text++)
        if (strncasecmp(text, word, n) == 0)
            return true;
    return false;
}

void plain_text(const char *marked, char *out, size_t n)
{
    MarkReader reader = {.at = marked};
    size_t at = 0;
    out[0] = '\0';
    for (TextPiece p = marks_next(&reader); p.kind != TEXT_END; p = marks_next(&reader)) {
        char word[64];
        const char *text = word;
        switch (p.kind) {
        case TEXT_BLANK:
            text = " ";
            break;
        case TEXT_LINE:
            text = "\n";
            break;
        case TEXT_SIGN:
            text = is_said(out, p.word) ? "" : p.word;
            break;
        case TEXT_COIN:
            (void)snprintf(word, sizeof word, "(%d)", p.number);
            break;
        case TEXT_SEAT:
            (void)snprintf(word, sizeof word, "%d", p.number + 1);
            break;
        case TEXT_WORD:
            text = p.start;
            break;
        case TEXT_END:
            break;
        }
        size_t length = p.kind == TEXT_WORD ? p.length : strlen(text);
        if (p.kind == TEXT_BLANK && (at == 0 || out[at - 1] == ' '))
            continue;
        if (at + length >= n)
            return;
        memcpy(out + at, text, length);
        at += length;
        out[at] = '\0';
    }
}
