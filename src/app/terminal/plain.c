/* SPDX-License-Identifier: MIT */
#include "app/terminal/plain.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "gfx/marks.h"

/* The sign of what has been said in words already adds nothing for who cannot see it. */
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
    for (Piece p = marks_next(&reader); p.kind != PIECE_END; p = marks_next(&reader)) {
        char word[64];
        const char *text = word;
        switch (p.kind) {
        case PIECE_BLANK:
            text = " ";
            break;
        case PIECE_LINE:
            text = "\n";
            break;
        case PIECE_SIGN:
            text = is_said(out, p.word) ? "" : p.word;
            break;
        case PIECE_COIN:
            (void)snprintf(word, sizeof word, "(%d)", p.number);
            break;
        case PIECE_SEAT:
            (void)snprintf(word, sizeof word, "%d", p.number + 1);
            break;
        case PIECE_WORD:
            text = p.start;
            break;
        case PIECE_END:
            break;
        }
        size_t length = p.kind == PIECE_WORD ? p.length : strlen(text);
        if (p.kind == PIECE_BLANK && (at == 0 || out[at - 1] == ' '))
            continue;
        if (at + length >= n)
            return;
        memcpy(out + at, text, length);
        at += length;
        out[at] = '\0';
    }
}
