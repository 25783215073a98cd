/* SPDX-License-Identifier: MIT
 * The marks inside paragraphs, read into pieces: "*bold*", "[sign:water]", "[coin:-3]", "[seat:0]", line ends. A star or
 * bracket that starts no mark is an ordinary character. The letter U+26A1 is the sign "bolt". No SDL here: tested by
 * itself. */
#ifndef GFX_MARKS_H
#define GFX_MARKS_H
#include <stdbool.h>
#include <stddef.h>

typedef enum { TEXT_END, TEXT_WORD, TEXT_BLANK, TEXT_LINE, TEXT_SIGN, TEXT_COIN, TEXT_SEAT } TextPieceKind;

typedef struct {
    TextPieceKind kind;
    bool bold;
    const char *start; /* of a word in the text */
    size_t length;
    char word[32]; /* of a sign */
    int number;    /* of a coin or seat */
} TextPiece;

typedef struct {
    const char *at;
    bool bold;
} MarkReader;

TextPiece marks_next(MarkReader *r);

/* ---- plain words ------------------------------------------------------------------------------------------------ */
/* Paragraphs with marks as plain words: "*Mira* takes [coin:5]" is "Mira takes (5)". */
enum { PLAIN_MAX = 4096 };

/* Writes text for a terminal: signs become words unless the text has just said them, coins are bracketed, seats are
 * numbered from 1. Text that does not fit into out[n] is cut at a word. */
void plain_text(const char *marked, char *out, size_t n);

#endif
