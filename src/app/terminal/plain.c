/* SPDX-License-Identifier: MIT */
#include "app/terminal/plain.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "gfx/marks.h"

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
