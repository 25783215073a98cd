/* SPDX-License-Identifier: MIT
 * What every notation of scenarios (engine/scenario/scenario.h) is read with: a statement cut into words, and lists of words that
 * are compared with what is there. */
#ifndef ENGINE_SCENARIO_STATEMENT_H
#define ENGINE_SCENARIO_STATEMENT_H
#include "base/status.h"
#include "engine/scenario/scenario.h"

enum { STATEMENT_WORDS = 160, STATEMENT_TEXT = 1536, LIST_WORDS = 160, LIST_WORD = 24 };

typedef struct {
    int n;
    char *word[STATEMENT_WORDS]; /* into text */
    char text[STATEMENT_TEXT];
} Statement;

typedef struct {
    int n;
    char word[LIST_WORDS][LIST_WORD];
} WordList;

/* Cuts at blanks and tabs; false when it is too long. */
bool statement_cut(const char *text, Statement *out);
bool statement_begins(const Statement *st, const char *word);
/* "'word': why", for SCENARIO_UNREADABLE. */
Status statement_unreadable(const Statement *st, const char *why);
/* A whole number and nothing else, -9999 to 9999. */
bool statement_number(const char *word, int *out);

void wordlist_add(WordList *l, const char *word); /* cut to LIST_WORD - 1 bytes */
/* The words from `from` on ("-" alone: none) against what is there, in any order unless ordered; got may be sorted. */
Status statement_compare(const Statement *st, int from, WordList *got, bool ordered);

#endif
