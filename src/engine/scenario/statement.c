/* SPDX-License-Identifier: MIT */
#include "engine/scenario/statement.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "engine/scenario/scenario.h"

/* ---- the statements of a block ---------------------------------------------------------------------------------- */

static void add_statement(Statements *s, const char *from, const char *to, int line)
{
    while (from < to && isspace((unsigned char)*from))
        from++;
    while (to > from && isspace((unsigned char)to[-1]))
        to--;
    if (from == to)
        return;
    if (s->n == s->room) {
        s->room = s->room ? s->room * 2 : 32;
        s->text = xrealloc(s->text, (size_t)s->room * sizeof *s->text);
        s->line = xrealloc(s->line, (size_t)s->room * sizeof *s->line);
    }
    size_t n = (size_t)(to - from);
    char *copy = xmalloc(n + 1);
    memcpy(copy, from, n);
    copy[n] = '\0';
    s->text[s->n] = copy;
    s->line[s->n++] = line;
}

/* A comment begins with a "#" that no word follows: "#1" is one. */
static const char *comment_in(const char *from, const char *end)
{
    const char *p = from;
    while (p < end && !(*p == '#' && (p + 1 == end || isspace((unsigned char)p[1]))))
        p++;
    return p;
}

void statements_add(Statements *s, const char *row, size_t n, int line)
{
    const char *end = comment_in(row, row + n);
    for (const char *p = row; p < end; p++)
        if (*p == ';') {
            add_statement(s, row, p, line);
            row = p + 1;
        }
    add_statement(s, row, end, line);
}

void statements_free(Statements *s)
{
    for (int i = 0; i < s->n; i++)
        free(s->text[i]);
    free(s->text);
    free(s->line);
}

/* ---- one statement ---------------------------------------------------------------------------------------------- */

bool statement_cut(const char *text, Statement *out)
{
    out->n = 0;
    if (strlen(text) >= sizeof out->text || strpbrk(text, "{}"))
        return false;
    (void)snprintf(out->text, sizeof out->text, "%s", text);
    for (char *save = NULL, *p = strtok_r(out->text, " \t", &save); p; p = strtok_r(NULL, " \t", &save)) {
        if (out->n == STATEMENT_WORDS)
            return false;
        out->word[out->n++] = p;
    }
    return true;
}

void statement_cut_at(Statement *stmt, int from, char sign)
{
    char *word[STATEMENT_WORDS];
    int n = 0;
    for (int i = from; i < stmt->n; i++)
        for (char *p = stmt->word[i]; p;) {
            char *next = strchr(p, sign);
            if (next)
                *next++ = '\0';
            if (*p && from + n < STATEMENT_WORDS)
                word[n++] = p;
            p = next;
        }
    for (int i = 0; i < n; i++)
        stmt->word[from + i] = word[i];
    stmt->n = from < stmt->n ? from + n : stmt->n;
}

void statement_join(const Statement *stmt, int from, int to, char out[STATEMENT_TEXT])
{
    out[0] = '\0';
    for (int i = from; i < to; i++)
        str_add(out, STATEMENT_TEXT, i > from ? " %s" : "%s", stmt->word[i]);
}

const char *statement_word(const Statement *stmt, int i)
{
    return i < stmt->n ? stmt->word[i] : "";
}

bool statement_is(const Statement *stmt, int i, const char *word)
{
    return i < stmt->n && strcmp(stmt->word[i], word) == 0;
}

Status statement_unreadable(const Statement *stmt, const char *why)
{
    return status_error(SCENARIO_UNREADABLE, "'%s': %s", stmt->n ? stmt->word[0] : "", why);
}

bool statement_number(const char *word, int *out)
{
    char *end;
    long n = strtol(word, &end, 10);
    *out = (int)n;
    return end != word && *end == '\0' && n >= -9999 && n <= 9999;
}

void wordlist_add(WordList *l, const char *word)
{
    if (l->n < LIST_WORDS)
        (void)snprintf(l->word[l->n++], LIST_WORD, "%s", word);
}

void wordlist_number(WordList *l, int n)
{
    char word[LIST_WORD];
    (void)snprintf(word, sizeof word, "%d", n);
    wordlist_add(l, word);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void words_of_list(const WordList *l, char *out, size_t n)
{
    out[0] = '\0';
    for (int i = 0; i < l->n; i++)
        str_add(out, n, "%s%s", i ? " " : "", l->word[i]);
    if (l->n == 0)
        str_add(out, n, "nothing");
}

Status statement_compare(const Statement *stmt, int from, WordList *got, bool ordered)
{
    WordList want = {0};
    bool none = stmt->n == from + 1 && strcmp(stmt->word[from], "-") == 0;
    for (int i = from; !none && i < stmt->n; i++)
        wordlist_add(&want, stmt->word[i]);
    if (!ordered) {
        qsort(want.word, (size_t)want.n, sizeof want.word[0], by_text);
        qsort(got->word, (size_t)got->n, sizeof got->word[0], by_text);
    }
    bool same = want.n == got->n;
    for (int i = 0; same && i < got->n; i++)
        same = strcmp(want.word[i], got->word[i]) == 0;
    if (same)
        return status_ok();
    char expected[120], there[120];
    words_of_list(&want, expected, sizeof expected);
    words_of_list(got, there, sizeof there);
    return status_error(SCENARIO_FAILED, "expected %s, got %s", expected, there);
}
