/* SPDX-License-Identifier: MIT
 * What every notation of scenarios is read with: a statement cut into words, and lists of words that are compared with
 * what is there.  Knows no game and no match. */
#ifndef ENGINE_SCENARIO_STATEMENT_H
#define ENGINE_SCENARIO_STATEMENT_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

enum { STATEMENT_WORDS = 160, STATEMENT_TEXT = 1536, LIST_WORDS = 160, LIST_WORD = 64 };

typedef struct {
    int n;
    char *word[STATEMENT_WORDS]; /* into text */
    char text[STATEMENT_TEXT];
} Statement;

typedef struct {
    int n;
    char word[LIST_WORDS][LIST_WORD];
} WordList;

typedef struct { /* of a block, one after the other */
    char **text;
    int *line; /* in the file */
    int n, room;
} Statements;

/* Adds the statements of a line of n bytes, without its comment. */
void statements_add(Statements *s, const char *row, size_t n, int line);
void statements_free(Statements *s);
/* Cuts at blanks and tabs; false when it is too long, or has braces: a sentence that quotes them would be a template. */
bool statement_cut(const char *text, Statement *out);
/* Cuts the words from `from` on once more, at each of that sign: "A=3" into "A" and "3". */
void statement_cut_at(Statement *stmt, int from, char sign);
/* The words from..to, with blanks between them. */
void statement_join(const Statement *stmt, int from, int to, char out[STATEMENT_TEXT]);
/* The word of that number, or "". */
const char *statement_word(const Statement *stmt, int i);
bool statement_is(const Statement *stmt, int i, const char *word);
/* "'word': why", for SCENARIO_UNREADABLE. */
Status statement_unreadable(const Statement *stmt, const char *why);
/* A whole number and nothing else, -9999 to 9999. */
bool statement_number(const char *word, int *out);

void wordlist_add(WordList *l, const char *word); /* cut to LIST_WORD - 1 bytes */
void wordlist_number(WordList *l, int n);
/* The words from `from` on ("-" alone: none) against what is there, in any order unless ordered; got may be sorted. */
Status statement_compare(const Statement *stmt, int from, WordList *got, bool ordered);

#endif
