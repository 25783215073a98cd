/* SPDX-License-Identifier: MIT
 * Generated links of a rule book. "See also" below the rule of a keyword names the other keywords that mention it. The
 * index at the end lists all keywords in alphabetical order. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/rulebook.h"

#include "base/buf.h"
#include "core/say.h"

enum { ALSO_MOST = 8 };

static void add_link(Entry *e, size_t at, size_t length, int to)
{
    e->link = xrealloc(e->link, (size_t)(e->nlinks + 1) * sizeof *e->link);
    e->link[e->nlinks++] = (RuleLink){at, length, to};
}

/* Adds the word as written in its rule, with a capital. */
static void add_word(Buf *text, Entry *e, const Keyword *w)
{
    size_t at = text->n;
    buf_add(text, w->shown);
    text->text[at] = (char)toupper((unsigned char)text->text[at]);
    add_link(e, at, text->n - at, w->entry);
}

/* ---- see also ---------------------------------------------------------------------------------------------------- */

/* Returns the keyword that the rule begins with; NULL: none. */
static const Keyword *word_of(const Rulebook *b, int entry)
{
    if (b->entry[entry].kind != ENTRY_RULE || b->entry[entry].text[0] != '*')
        return NULL;
    for (int i = 0; i < b->nwords; i++)
        if (b->word[i].entry == entry)
            return &b->word[i];
    return NULL;
}

/* True if the chapter's first rule begins with a keyword: then a rule without one continues the keyword before it. */
static bool is_of_keywords(const Rulebook *b, int entry)
{
    while (entry > 0 && b->entry[entry].kind != ENTRY_HEADING)
        entry--;
    entry += entry + 1 < b->n && b->entry[entry + 1].kind == ENTRY_SHORT ? 2 : 1;
    return entry < b->n && word_of(b, entry) != NULL;
}

static const Keyword *keyword_of_entry(const Rulebook *b, int entry)
{
    const Keyword *w = word_of(b, entry);
    if (w || b->entry[entry].kind != ENTRY_RULE || !is_of_keywords(b, entry))
        return w;
    while (!w && b->entry[--entry].kind != ENTRY_HEADING)
        w = word_of(b, entry);
    return w;
}

static bool leads_there(const Entry *e, int nlinks, int to)
{
    for (int i = 0; i < nlinks; i++)
        if (e->link[i].to == to)
            return true;
    return false;
}

/* Adds "See also" to an entry. nlinks: links of each entry in its own text. */
static void see_also(Rulebook *b, int entry, const int *nlinks)
{
    Entry *e = &b->entry[entry];
    Buf text = {0};
    int n = 0;
    for (int i = 0; i < b->n && n < ALSO_MOST; i++) {
        const Keyword *w = leads_there(&b->entry[i], nlinks[i], entry) ? keyword_of_entry(b, i) : NULL;
        if (!w || w->entry == entry || leads_there(e, e->nlinks, w->entry)) /* linked already */
            continue;
        if (n++ == 0)
            buf_printf(&text, "%s\n%s ", e->text, T_("See also:"));
        else
            buf_add(&text, ", ");
        add_word(&text, e, w);
    }
    if (n > 0) {
        buf_add(&text, ".");
        free(e->text);
        e->text = xstrdup(buf_str(&text));
    }
    buf_free(&text);
}

/* ---- the index --------------------------------------------------------------------------------------------------- */

/* Returns the letter for sorting at p, and its bytes: Ä sorts with A. Letters outside western Europe sort by their
 * bytes. */
static int plain_letter(const char *p, size_t *bytes)
{
    static const char plain[] = "AAAAAAACEEEEIIIIDNOOOOOXOUUUUYTS"; /* for U+00C0 to U+00DF, and U+00E0 to U+00FF */
    unsigned char c = (unsigned char)p[0], next = c ? (unsigned char)p[1] : 0;
    bool accent = c == 0xC3 && (next & 0xC0) == 0x80;
    *bytes = accent ? 2 : c != '\0';
    return accent ? plain[next & 0x1F] : toupper(c);
}

static int compare_words(const char *a, const char *b)
{
    for (;;) {
        size_t na, nb;
        int x = plain_letter(a, &na), y = plain_letter(b, &nb);
        if (x != y || na == 0)
            return x - y;
        a += na;
        b += nb;
    }
}

/* Writes the letter under which the index lists the word. */
static void first_letter(const char *word, char out[8])
{
    size_t n;
    int letter = plain_letter(word, &n);
    while (letter >= 0x80 && n < 4 && ((unsigned char)word[n] & 0xC0) == 0x80)
        n++;
    if (letter >= 0x80)
        (void)snprintf(out, 8, "%.*s", (int)n, word);
    else
        (void)snprintf(out, 8, "%c", letter);
}

static void sort_words(const Rulebook *b, int *order)
{
    for (int i = 0; i < b->nwords; i++) {
        int k = i;
        while (k > 0 && compare_words(b->word[order[k - 1]].shown, b->word[i].shown) > 0) {
            order[k] = order[k - 1];
            k--;
        }
        order[k] = i;
    }
}

/* Adds the index, one entry per letter. */
static void add_index(Rulebook *b)
{
    int *order = xmalloc((size_t)b->nwords * sizeof *order);
    sort_words(b, order);
    rulebook_add(b, ENTRY_HEADING)->text = xstrdup(T_("All keywords"));
    for (int i = 0; i < b->nwords;) {
        char letter[8], next[8];
        first_letter(b->word[order[i]].shown, letter);
        Entry *e = rulebook_add(b, ENTRY_INDEX);
        Buf text = {0};
        buf_printf(&text, "*%s*  ", letter);
        for (int n = 0; i < b->nwords; i++, n++) {
            first_letter(b->word[order[i]].shown, next);
            if (strcmp(letter, next) != 0)
                break;
            buf_add(&text, n ? " \xC2\xB7 " : "");
            add_word(&text, e, &b->word[order[i]]);
        }
        e->text = xstrdup(buf_str(&text));
        buf_free(&text);
    }
    free(order);
}

void rulebook_lead_on(Rulebook *b)
{
    if (b->nwords < KEYWORDS_LEAST)
        return;
    int *nlinks = xmalloc((size_t)b->n * sizeof *nlinks);
    for (int i = 0; i < b->n; i++)
        nlinks[i] = b->entry[i].nlinks;
    for (int i = 0; i < b->n; i++)
        if (b->entry[i].kind == ENTRY_RULE && word_of(b, i))
            see_also(b, i, nlinks);
    free(nlinks);
    add_index(b);
}
