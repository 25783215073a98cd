/* SPDX-License-Identifier: MIT */
#include "core/catalogue.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/hash.h"

typedef struct {
    const char *from, *to;
} Entry;

struct Catalogue {
    SayLanguage language;
    char *bytes; /* bytes of the file, or all texts of a pseudo-language */
    Entry *entry;
    size_t room; /* size of the hash table: a power of two, at most half full */
    int size, refused;
    char **own; /* texts of catalogue_add */
    int nown;
    const char *head;
};

/* ---- marks that fit ---------------------------------------------------------------------------------------------- */

enum { ADDED_MOST = 1024, MARKS_MOST = 40, NAME_MOST = 32, DEPTH_MOST = 8 };

typedef struct {
    char name[NAME_MOST];
    bool plain;      /* printed somewhere */
    int forms, most; /* fewest and most forms it has somewhere, without those for one number only; 0: none */
} MarkSeen;

typedef struct {
    MarkSeen mark[MARKS_MOST];
    int n, depth; /* depth: nesting of forms, which are read recursively */
    bool wrong;
} Marks;

static MarkSeen *mark_named(Marks *m, const char *name, size_t n, bool add)
{
    for (int i = 0; i < m->n; i++)
        if (strlen(m->mark[i].name) == n && memcmp(m->mark[i].name, name, n) == 0)
            return &m->mark[i];
    if (!add || m->n == MARKS_MOST || n >= NAME_MOST)
        return NULL;
    MarkSeen *seen = &m->mark[m->n++];
    *seen = (MarkSeen){0};
    memcpy(seen->name, name, n);
    return seen;
}

static const char *after_exact(const char *p)
{
    const char *digits = p + 1;
    if (*p != '=')
        return p;
    while (isdigit((unsigned char)*digits))
        digits++;
    return digits > p + 1 && *digits == ':' ? digits + 1 : p;
}

/* Reads to the end of the text, or of a form: to the '|' or '}' of its mark, and returns that. */
static const char *read_marks(Marks *m, const char *p, bool form)
{
    while (*p && !m->wrong) {
        if (form && (*p == '|' || *p == '}'))
            return p;
        if (*p == '}')
            m->wrong = true;
        if (*p++ != '{')
            continue;
        size_t n = strcspn(p, ":{}|");
        MarkSeen *seen = mark_named(m, p, n, true);
        p += n;
        if (!seen || n == 0 || (*p != ':' && *p != '}')) {
            m->wrong = true;
        } else if (*p == '}') {
            seen->plain = true;
            p++;
        } else {
            int forms = 0;
            m->wrong = ++m->depth > DEPTH_MOST;
            while (!m->wrong) {
                const char *words = after_exact(p + 1);
                forms += words == p + 1;
                p = read_marks(m, words, true);
                if (*p != '|')
                    break;
            }
            m->depth--;
            m->wrong = m->wrong || *p != '}' || forms == 0;
            seen->forms = seen->forms && seen->forms < forms ? seen->forms : forms;
            seen->most = forms > seen->most ? forms : seen->most;
            p += *p == '}';
        }
    }
    m->wrong = m->wrong || form;
    return p;
}

/* A form may be missing nowhere. A mark with two forms in English may be a number (its last form would do) or a choice
 * (both are needed); which is unknown here, so all are required. A mark that English never prints may be a choice, which
 * cannot be printed. */
bool catalogue_fits(const char *template, const char *translation)
{
    Marks ours = {0}, theirs = {0};
    (void)read_marks(&ours, template, false);
    (void)read_marks(&theirs, translation, false);
    if (ours.wrong || theirs.wrong)
        return false;
    for (int i = 0; i < theirs.n; i++) {
        const MarkSeen *b = &theirs.mark[i], *a = mark_named(&ours, b->name, strlen(b->name), false);
        if (!a || (b->plain && !a->plain) || (b->forms && b->forms < (a->forms ? a->most : 2)))
            return false;
    }
    return true;
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static size_t slot_of(const Catalogue *c, const char *template)
{
    size_t i = (size_t)hash_string(template) & (c->room - 1);
    while (c->entry[i].from && strcmp(c->entry[i].from, template) != 0)
        i = (i + 1) & (c->room - 1);
    return i;
}

const char *catalogue_find(const Catalogue *c, const char *template)
{
    return c->entry[slot_of(c, template)].to;
}

static const char *find(const void *ctx, const char *template)
{
    const char *found = catalogue_find(ctx, template);
    return found ? found : template;
}

/* ---- plural forms: the rules that languages with catalogues here have, as gettext writes them ---------------------- */

static int form_one(int n)
{
    return n == 1 ? 0 : 1;
}

static int form_up_to_one(int n)
{
    return n > 1;
}

static int form_none(int n)
{
    (void)n;
    return 0;
}

static int form_slavic(int n)
{
    if (n % 10 == 1 && n % 100 != 11)
        return 0;
    return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2;
}

static int form_polish(int n)
{
    return n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2;
}

static int form_czech(int n)
{
    return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
}

static const struct {
    const char *rule; /* without blanks */
    int (*form)(int n);
} plural[] = {
    {"nplurals=2;plural=(n!=1);", form_one},
    {"nplurals=2;plural=(n>1);", form_up_to_one},
    {"nplurals=1;plural=0;", form_none},
    {"nplurals=3;plural=(n%10==1&&n%100!=11?0:n%10>=2&&n%10<=4&&(n%100<10||n%100>=20)?1:2);", form_slavic},
    {"nplurals=3;plural=(n==1?0:n%10>=2&&n%10<=4&&(n%100<10||n%100>=20)?1:2);", form_polish},
    {"nplurals=3;plural=((n==1)?0:(n>=2&&n<=4)?1:2);", form_czech},
};

static bool learn_plural(Catalogue *c)
{
    char rule[SENTENCE_MAX];
    size_t n = 0;
    (void)catalogue_head(c, "Plural-Forms", rule, sizeof rule);
    for (const char *p = rule; *p; p++)
        if (*p != ' ')
            rule[n++] = *p;
    rule[n] = '\0';
    if (n == 0) /* English has no such header line */
        c->language.form = form_one;
    for (size_t i = 0; i < sizeof plural / sizeof *plural; i++)
        if (strcmp(rule, plural[i].rule) == 0)
            c->language.form = plural[i].form;
    return c->language.form != NULL;
}

/* ---- the file ---------------------------------------------------------------------------------------------------- */

enum { MAGIC = (int)0x950412de, HEAD_WORDS = 5, AT_COUNT = 8, AT_FROM = 12, AT_TO = 16, ROW = 8, TEXTS_MOST = 1 << 16 };

typedef struct {
    const char *bytes;
    size_t n;
    bool swapped;
} Mo;

static size_t number_at(const Mo *mo, size_t at)
{
    unsigned char b[4];
    memcpy(b, mo->bytes + at, sizeof b);
    unsigned long little = b[0] | (unsigned long)b[1] << 8 | (unsigned long)b[2] << 16 | (unsigned long)b[3] << 24;
    unsigned long big = b[3] | (unsigned long)b[2] << 8 | (unsigned long)b[1] << 16 | (unsigned long)b[0] << 24;
    return mo->swapped ? big : little;
}

/* Returns the i-th text of a table; NULL: it does not lie in the file, or does not end there. */
static const char *text_at(const Mo *mo, size_t table, size_t i)
{
    size_t n = number_at(mo, table + i * ROW), at = number_at(mo, table + i * ROW + 4);
    if (at >= mo->n || n >= mo->n - at || mo->bytes[at + n] != '\0')
        return NULL;
    return mo->bytes + at;
}

static bool fill_from(Catalogue *c, const Mo *mo, size_t count, size_t from, size_t to)
{
    for (size_t i = 0; i < count; i++) {
        const char *a = text_at(mo, from, i), *b = text_at(mo, to, i);
        if (!a || !b)
            return false;
        size_t at = slot_of(c, a);
        if (a[0] == '\0') {
            c->head = b;
        } else if (!catalogue_fits(a, b)) {
            c->refused++;
        } else if (!c->entry[at].from && b[0]) {
            c->entry[at] = (Entry){a, b};
            c->size++;
        }
    }
    return c->head != NULL;
}

static Catalogue *begin(size_t count)
{
    Catalogue *c = xcalloc(1, sizeof *c);
    for (c->room = 16; c->room < 2 * (count + ADDED_MOST);)
        c->room *= 2;
    c->entry = xcalloc(c->room, sizeof *c->entry);
    c->language = say_english;
    c->language.ctx = c;
    c->language.find = find;
    c->language.form = NULL;
    return c;
}

Status catalogue_read(const char *bytes, size_t n, Catalogue **out)
{
    Mo mo = {bytes, n, false};
    Status damaged = say_status(1, SAY("This language cannot be used: its file is damaged."));
    if (n < HEAD_WORDS * 4)
        return damaged;
    mo.swapped = number_at(&mo, 0) != (unsigned)MAGIC;
    size_t count = number_at(&mo, AT_COUNT), from = number_at(&mo, AT_FROM), to = number_at(&mo, AT_TO);
    if (number_at(&mo, 0) != (unsigned)MAGIC || count > TEXTS_MOST || from > n || to > n || n - from < count * ROW ||
        n - to < count * ROW)
        return damaged;
    Catalogue *c = begin(count);
    c->bytes = xmalloc(n);
    memcpy(c->bytes, bytes, n);
    mo.bytes = c->bytes;
    if (!fill_from(c, &mo, count, from, to)) {
        catalogue_free(c);
        return damaged;
    }
    if (!learn_plural(c)) {
        catalogue_free(c);
        return say_status(1, SAY("This language cannot be used: its plural rule is unknown."));
    }
    *out = c;
    return status_ok();
}

Status catalogue_load(const char *path, Catalogue **out)
{
    Buf b = {0};
    Status s = file_read(path, CATALOGUE_BYTES, &b);
    if (s.code == 0)
        s = catalogue_read(buf_str(&b), b.n, out);
    buf_free(&b);
    return s;
}

/* ---- a language that is none ------------------------------------------------------------------------------------- */

/* Returns the letter with an accent that our fonts can draw; other letters stay. */
static const char *accented(char c)
{
    static const char *const small[26] = {"á", "b", "ç", "ď", "é", "f", "ğ", "ĥ", "í", "ĵ", "ķ", "ł", "m",
                                          "ñ", "ó", "p", "q", "ř", "š", "ť", "ú", "v", "ŵ", "x", "ý", "ž"};
    static const char *const large[26] = {"Á", "B", "Ç", "Ď", "É", "F", "Ğ", "Ĥ", "Í", "Ĵ", "Ķ", "Ł", "M",
                                          "Ñ", "Ó", "P", "Q", "Ř", "Š", "Ť", "Ú", "V", "Ŵ", "X", "Ý", "Ž"};
    return c >= 'a' && c <= 'z' ? small[c - 'a'] : c >= 'A' && c <= 'Z' ? large[c - 'A'] : "";
}

/* Returns the length of something at p that is no word: the name of a mark, the number of a form, a sign or a coin. 0:
 * none. */
static size_t no_word(const char *p)
{
    if (*p == '{') {
        size_t n = 1 + strcspn(p + 1, ":}");
        n += p[n] != '\0';
        return n + (size_t)(after_exact(p + n) - (p + n));
    }
    if (*p == '|')
        return 1 + (size_t)(after_exact(p + 1) - (p + 1));
    if (*p != '[')
        return 0;
    size_t n = strcspn(p, "]{");
    return p[n] == ']' ? n + 1 : p[n] == '{' ? n : 1;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static void put_pseudo(Buf *b, const char *p)
{
    bool words = false;
    for (const char *q = p; *q && !words; q += no_word(q) ? no_word(q) : 1)
        words = no_word(q) == 0 && is_letter(*q);
    buf_add(b, words ? "‹" : "");
    size_t brackets = 2; /* the brackets count towards the longer text */
    while (*p) {
        size_t n = no_word(p);
        if (n) {
            buf_addn(b, p, n);
        } else if (is_letter(*p)) {
            for (; is_letter(p[n]); n++)
                buf_add(b, accented(p[n]));
            for (size_t more = 0; 5 * more < 2 * n; more++)
                if (brackets > 0)
                    brackets--;
                else
                    buf_add(b, "ö");
        } else {
            buf_addn(b, p, n = 1);
        }
        p += n;
    }
    buf_add(b, words ? "›" : "");
    buf_addn(b, "", 1);
}

Catalogue *catalogue_pseudo(const Catalogue *of)
{
    Buf all = {0};
    Catalogue *c = begin((size_t)of->size);
    for (size_t i = 0; i < of->room; i++)
        if (of->entry[i].from) {
            buf_addn(&all, of->entry[i].from, strlen(of->entry[i].from) + 1);
            put_pseudo(&all, of->entry[i].from);
        }
    c->bytes = all.text;
    c->head = "";
    c->language.form = form_one;
    for (const char *p = all.text; p && p < all.text + all.n;) {
        const char *from = p, *to = from + strlen(from) + 1;
        c->entry[slot_of(c, from)] = (Entry){from, to};
        c->size++;
        p = to + strlen(to) + 1;
    }
    return c;
}

/* ---- what it holds ----------------------------------------------------------------------------------------------- */

void catalogue_add(Catalogue *c, const char *template, const char *translation)
{
    size_t at = slot_of(c, template);
    if (c->entry[at].from || c->nown > 2 * ADDED_MOST - 2)
        return;
    c->own = xrealloc(c->own, (size_t)(c->nown + 2) * sizeof *c->own);
    c->own[c->nown] = xstrdup(template);
    c->own[c->nown + 1] = xstrdup(translation);
    c->entry[at] = (Entry){c->own[c->nown], c->own[c->nown + 1]};
    c->nown += 2;
    c->size++;
}

void catalogue_free(Catalogue *c)
{
    if (!c)
        return;
    for (int i = 0; i < c->nown; i++)
        free(c->own[i]);
    free(c->own);
    free(c->bytes);
    free(c->entry);
    free(c);
}

const SayLanguage *catalogue_language(const Catalogue *c)
{
    return &c->language;
}

const char *catalogue_head(const Catalogue *c, const char *name, char *out, size_t n)
{
    size_t length = strlen(name);
    out[0] = '\0';
    for (const char *line = c->head; *line; line += strcspn(line, "\n"), line += *line == '\n')
        if (strncmp(line, name, length) == 0 && line[length] == ':') {
            const char *value = line + length + 1;
            value += *value == ' ';
            (void)snprintf(out, n, "%.*s", (int)strcspn(value, "\n"), value);
        }
    return out;
}

int catalogue_size(const Catalogue *c)
{
    return c->size;
}

int catalogue_refused(const Catalogue *c)
{
    return c->refused;
}

int catalogue_missing(const Catalogue *c, const Catalogue *all)
{
    int missing = 0;
    for (size_t i = 0; i < all->room; i++)
        missing += all->entry[i].from && !catalogue_find(c, all->entry[i].from);
    return missing;
}
