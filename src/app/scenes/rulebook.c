/* SPDX-License-Identifier: MIT */
#include "app/scenes/rulebook.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/buf.h"
#include "base/file.h"
#include "core/say.h"
#include "engine/scenario/play_block.h"

enum { BYTES_MOST = 1 << 20, EXAMPLES_MOST = 64 /* in anybody's book; ours have 24 */ };

/* Adds an entry. */
static Entry *rulebook_add(Rulebook *b, EntryKind kind)
{
    if (b->n == b->room) {
        b->room = b->room ? b->room * 2 : 64;
        b->entry = xrealloc(b->entry, (size_t)b->room * sizeof *b->entry);
    }
    Entry *e = &b->entry[b->n++];
    *e = (Entry){.kind = kind};
    return e;
}

/* True if a bracket holds a reference to a printed rule book or a ruling, which players do not need. */
static bool is_reference(const char *p)
{
    static const char *const begins[] = {"[PE",     "[P:",   "[E:",    "[P]", "[E]",  "[source",
                                         "[ruling", "[Edge", "[Setup", "[O",  "[dev:"};
    for (size_t i = 0; i < sizeof begins / sizeof begins[0]; i++)
        if (strncmp(p, begins[i], strlen(begins[i])) == 0)
            return true;
    return p[0] == '[' && p[1] == 'R' && isdigit((unsigned char)p[2]);
}

/* Returns the length of "*word*" or "**word**" at p, with its stars; 0: none. */
static size_t set_apart(const char *p, const char *end)
{
    size_t stars = p + 1 < end && p[1] == '*' ? 2 : 1;
    const char *in = p + stars, *close = in < end ? memchr(in, '*', (size_t)(end - in)) : NULL;
    if (!close || close == in || *in == ' ' || close[-1] == ' ' || (size_t)(end - close) < stars ||
        (stars == 2 && close[1] != '*'))
        return 0;
    return (size_t)(close - p) + stars;
}

/* Adds a letter as screens show it: the books are typed with straight apostrophes and quotes, screens set curly ones. */
static void add_letter(Buf *out, char c)
{
    bool opens = out->n == 0 || strchr(" (", out->text[out->n - 1]);
    if (c == '\'')
        buf_add(out, "\xE2\x80\x99");
    else if (c == '"')
        buf_add(out, opens ? "\xE2\x80\x9C" : "\xE2\x80\x9D");
    else
        buf_addn(out, &c, 1);
}

/* Converts Markdown to the marks of gfx_paragraph: **bold** and *italic* become *bold*, `word` the word; drops other
 * stars and brackets. */
static void plain(Buf *out, const char *p, const char *end)
{
    while (p < end) {
        if (*p == '[') {
            const char *close = memchr(p, ']', (size_t)(end - p));
            if (close && (is_reference(p) || close + 1 == end)) {
                p = close + 1;
                while (out->n && out->text[out->n - 1] == ' ' && (p == end || strchr(".,; ", *p)))
                    out->text[--out->n] = '\0';
                continue;
            }
        }
        size_t apart = *p == '*' ? set_apart(p, end) : 0;
        if (apart > 0) {
            size_t stars = p[1] == '*' ? 2 : 1;
            buf_add(out, "*");
            for (size_t i = stars; i < apart - stars; i++)
                add_letter(out, p[i]);
            buf_add(out, "*");
            p += apart;
        } else if (*p == '*' || *p == '`') {
            p++;
        } else if (*p == '-' && p + 1 < end && isdigit((unsigned char)p[1]) &&
                   (out->n == 0 || strchr(" (,", out->text[out->n - 1]))) {
            buf_add(out, "\xE2\x88\x92"); /* a minus, not a hyphen */
            p++;
        } else {
            add_letter(out, *p++);
        }
    }
    while (out->n && out->text[out->n - 1] == ' ')
        out->text[--out->n] = '\0';
}

static void set_text(Entry *e, const char *p, const char *end)
{
    Buf b = {0};
    plain(&b, p, end);
    e->text = xstrdup(buf_str(&b));
    buf_free(&b);
}

static void append_text(Entry *e, const char *p, const char *end)
{
    Buf b = {0};
    buf_printf(&b, "%s ", e->text);
    plain(&b, p, end);
    free(e->text);
    e->text = xstrdup(buf_str(&b));
    buf_free(&b);
}

/* Finds the words in a line, without searching the rest of the book. NULL: not there. */
static const char *find_in_line(const char *p, const char *end, const char *words)
{
    size_t n = strlen(words);
    for (; (size_t)(end - p) >= n; p++)
        if (memcmp(p, words, n) == 0)
            return p;
    return NULL;
}

/* Adds "### HO-5 Matching" or "### 3.2 Setup", with the number stored separately. */
static void add_heading(Rulebook *b, const char *p, const char *end)
{
    Entry *e = rulebook_add(b, ENTRY_HEADING);
    const char *space = memchr(p, ' ', (size_t)(end - p));
    if (space && (isdigit((unsigned char)space[-1])) && (size_t)(space - p) < sizeof e->id) {
        memcpy(e->id, p, (size_t)(space - p));
        p = space + 1;
    }
    const char *see = find_in_line(p, end, " (see section");
    set_text(e, p, see ? see : end);
}

/* Adds a rule, "- **HO-5.6** A pick is legal ..."; false: the line is none. */
static bool add_rule(Rulebook *b, const char *p, const char *end)
{
    if (end - p < 6 || strncmp(p, "- **", 4) != 0)
        return false;
    const char *close = find_in_line(p + 4, end, "**");
    if (!close || (size_t)(close - p - 4) >= sizeof((Entry *)0)->id)
        return false;
    Entry *e = rulebook_add(b, ENTRY_RULE);
    memcpy(e->id, p + 4, (size_t)(close - p - 4));
    p = close + 2;
    while (p < end && *p == ' ')
        p++;
    set_text(e, p, end);
    return true;
}

static void add_line(Rulebook *b, const char *p, const char *end, bool *open)
{
    static const char in_short[] = "> In short: ";
    if (p == end || *p == '|' || *p == '#' || strncmp(p, "---", 3) == 0) {
        *open = false;
    } else if ((size_t)(end - p) >= sizeof in_short && strncmp(p, in_short, sizeof in_short - 1) == 0) {
        set_text(rulebook_add(b, ENTRY_SHORT), p + sizeof in_short - 1, end);
        *open = false;
    } else if (add_rule(b, p, end)) {
        *open = true;
    } else if (*p == '*' && end[-1] == '*' && p[1] != '*') {
        set_text(rulebook_add(b, ENTRY_SUBHEADING), p + 1, end - 1);
        *open = false;
    } else if (*open) { /* a continuation line */
        while (p < end && *p == ' ')
            p++;
        append_text(&b->entry[b->n - 1], p, end);
    } else if (strncmp(p, "Groups:", 7) != 0) {
        set_text(rulebook_add(b, ENTRY_TEXT), p, end);
        *open = b->entry[b->n - 1].text[0] != '\0';
        if (!*open) /* it held only a reference */
            free(b->entry[--b->n].text);
    }
}

/* ---- examples ---------------------------------------------------------------------------------------------------- */
static void append(char **to, const char *separator, const char *p, const char *end)
{
    Buf b = {0};
    if (*to)
        buf_printf(&b, "%s%s", *to, (*to)[0] ? separator : "");
    buf_addn(&b, p, (size_t)(end - p));
    free(*to);
    *to = xstrdup(buf_str(&b));
    buf_free(&b);
}

/* Returns the comment in the line: "# " begins one, "#1" is a target. */
static const char *comment_in(const char *p, const char *end)
{
    for (; p + 1 < end; p++)
        if (p[0] == '#' && p[1] == ' ')
            return p;
    return NULL;
}

static void add_example(Rulebook *b)
{
    Entry *e = rulebook_add(b, ENTRY_EXAMPLE);
    e->text = xstrdup("");
    e->block = xstrdup("");
}

static void add_example_line(Entry *e, const char *p, const char *end)
{
    while (p < end && *p == ' ')
        p++;
    const char *comment = comment_in(p, end);
    if (comment == p && p + 2 < end) {
        Buf words = {0};
        p += 2;
        plain(&words, p, end);
        append(&e->text, " ", buf_str(&words), buf_str(&words) + words.n);
        buf_free(&words);
    } else if (p < end) {
        append(&e->block, "\n", p, comment ? comment : end);
    }
}

/* Adds the scenario blocks that follow immediately. */
static void add_blocks(Rulebook *b, const char *p)
{
    while (p += strspn(p, "\n"), strncmp(p, "```", 3) == 0 && isalpha((unsigned char)p[3])) {
        add_example(b);
        while ((p = strchr(p, '\n')) != NULL && strncmp(++p, "```", 3) != 0)
            add_example_line(&b->entry[b->n - 1], p, p + strcspn(p, "\n"));
        if (!p)
            return;
        p += strcspn(p, "\n");
    }
}

/* Adds the paragraph between the title and the sources: the game in a few sentences. */
static void add_introduction(Rulebook *b, const char *text)
{
    const char *p = strstr(text, "\n\n"), *end = p ? strstr(p + 2, "\n\n") : NULL;
    if (!p || !end || text[0] != '#')
        return;
    p += 2;
    if (strncmp(p, "Prefix ", 7) == 0) {
        const char *dot = strstr(p, ". ");
        p = dot && dot < end ? dot + 2 : p;
    }
    static const char heading[] = "In short";
    set_text(rulebook_add(b, ENTRY_HEADING), heading, &heading[sizeof heading - 1]);
    Buf line = {0};
    for (; p < end; p++)
        buf_addn(&line, *p == '\n' ? " " : p, 1);
    set_text(rulebook_add(b, ENTRY_TEXT), buf_str(&line), buf_str(&line) + line.n);
    buf_free(&line);
    add_blocks(b, end);
}

/* ---- keywords and links ------------------------------------------------------------------------------------------ */
enum { WORD_LEAST = 3 };

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || (unsigned char)c >= 0x80;
}

static char *copy_of(const char *p, size_t n)
{
    char *word = xmalloc(n + 1);
    memcpy(word, p, n);
    word[n] = '\0';
    return word;
}

static void add_keyword(Rulebook *b, int entry, const char *p, size_t n)
{
    size_t whole = n;
    if (n > WORD_LEAST + 1 && p[n - 1] == 's' && p[n - 2] != 's')
        n--;
    if (n < WORD_LEAST || memchr(p, '(', n) || memchr(p, ')', n))
        return;
    for (int i = 0; i < b->nwords; i++) /* the first rule explains it */
        if (strlen(b->word[i].word) == n && strncasecmp(b->word[i].word, p, n) == 0)
            return;
    if (b->nwords == b->words_room) {
        b->words_room = b->words_room ? b->words_room * 2 : 32;
        b->word = xrealloc(b->word, (size_t)b->words_room * sizeof *b->word);
    }
    b->word[b->nwords++] = (Keyword){copy_of(p, n), copy_of(p, whole), entry};
}

/* Collects the keywords of a rule; "*Cannot be engaged, cannot engage*" are two. */
static void collect_keywords(Rulebook *b, int entry)
{
    const char *p = b->entry[entry].text;
    while ((p = strchr(p, '*')) != NULL) {
        const char *end = strchr(++p, '*');
        if (!end)
            return;
        while (p < end) {
            size_t n = strcspn(p, ",*");
            add_keyword(b, entry, p, n);
            p += n;
            while (p < end && (*p == ',' || *p == ' '))
                p++;
        }
        p = end + 1;
    }
}

/* Returns the length of a rule number, "HO-5.6" or "HO-5"; 0: none. */
static size_t number_length(const char *p)
{
    if (!isupper((unsigned char)p[0]) || !isupper((unsigned char)p[1]) || p[2] != '-')
        return 0;
    size_t n = 3 + strspn(p + 3, "0123456789");
    if (n > 3 && p[n] == '.' && isdigit((unsigned char)p[n + 1]))
        n += 1 + strspn(p + n + 1, "0123456789");
    return n > 3 && !is_letter(p[n]) ? n : 0;
}

/* Returns the length of the ending at p, one of a list with blanks between; 0: the word ends already, -1: no such
 * ending. */
static int ending(const char *p, const char *endings)
{
    if (!is_letter(*p))
        return 0;
    for (size_t n = 0; *endings; endings += n + (endings[n] == ' ')) {
        n = strcspn(endings, " ");
        if (n > 0 && strncmp(p, endings, n) == 0 && !is_letter(p[n]))
            return (int)n;
    }
    return -1;
}

/* Returns the length of the keyword at p, with an ending: neighbours, allies, engaged; 0: not there. */
static size_t stands_here(const char *p, const char *word)
{
    if (tolower((unsigned char)*p) != tolower((unsigned char)*word)) /* true nearly always */
        return 0;
    size_t n = strlen(word);
    bool y = word[n - 1] == 'y';
    n -= y;
    if (strncasecmp(p, word, n) != 0)
        return 0;
    /* TRANSLATORS: The endings that a keyword of the rule books can have, with blanks between: "engage" is found in
       "engaged", too. In your language these are other ones. */
    int more = ending(p + n, y ? "y ies ied" : T_("s es d ed"));
    return more < 0 || (y && more == 0) ? 0 : n + (size_t)more;
}

/* Returns the length of the link at p, and its target; the longest keyword wins: "epic monster", not "epic". */
static size_t leads(const Rulebook *b, const char *p, int *to)
{
    size_t longest = 0, number = number_length(p);
    char id[sizeof b->entry[0].id];
    if (number > 0 && number < sizeof id) {
        (void)snprintf(id, sizeof id, "%.*s", (int)number, p);
        *to = rulebook_find(b, id);
        return *to >= 0 ? number : 0;
    }
    for (int i = 0; i < b->nwords; i++) {
        size_t n = stands_here(p, b->word[i].word);
        if (n > longest) {
            longest = n;
            *to = b->word[i].entry;
        }
    }
    return longest;
}

static bool leads_there(const Entry *e, int to)
{
    for (int i = 0; i < e->nlinks; i++)
        if (e->link[i].to == to)
            return true;
    return false;
}

static void add_links(const Rulebook *b, int entry)
{
    Entry *e = &b->entry[entry];
    for (const char *p = e->text; *p;) {
        int to = -1;
        size_t n = p > e->text && is_letter(p[-1]) ? 0 : leads(b, p, &to);
        if (n > 0 && to != entry && (number_length(p) > 0 || !leads_there(e, to))) {
            e->link = xrealloc(e->link, (size_t)(e->nlinks + 1) * sizeof *e->link);
            e->link[e->nlinks++] = (RuleLink){(size_t)(p - e->text), n, to};
        }
        p += n > 0 ? n : 1;
    }
}

static void link_words(Rulebook *b)
{
    for (int i = 0; i < b->n; i++)
        if (b->entry[i].kind == ENTRY_RULE)
            collect_keywords(b, i);
    for (int i = 0; i < b->n; i++)
        if (b->entry[i].kind != ENTRY_HEADING && b->entry[i].kind != ENTRY_SUBHEADING)
            add_links(b, i);
}

/* Translates rule by rule; untranslated rules stay English. Links are found in the translated words. */
static void translate(Rulebook *b)
{
    for (int i = 0; i < b->n; i++) {
        Entry *e = &b->entry[i];
        const char *said = e->text && e->text[0] ? say_word(e->text) : e->text;
        if (said == e->text)
            continue;
        char *was = e->text;
        e->text = xstrdup(said);
        free(was);
    }
}

static void rulebook_lead_on(Rulebook *b);

void rulebook_parse(const char *text, Rulebook *out)
{
    *out = (Rulebook){0};
    add_introduction(out, text);
    const char *p = strstr(text, "\n## 3 ");
    bool open = false, fenced = false, skipped = false, drawn = false;
    for (p = p ? strchr(p + 1, '\n') : NULL; p && *p; p = strchr(p, '\n')) {
        p++;
        const char *end = strchr(p, '\n');
        end = end ? end : p + strlen(p);
        if (strncmp(p, "## ", 3) == 0)
            break;
        if (strncmp(p, "```", 3) == 0) {
            fenced = !fenced;
            open = false;
            drawn = fenced && !skipped && isalpha((unsigned char)p[3]);
            if (drawn)
                add_example(out);
        } else if (fenced) {
            if (drawn)
                add_example_line(&out->entry[out->n - 1], p, end);
            continue;
        } else if (strncmp(p, "<!--", 4) == 0) {
            skipped = strncmp(p, "<!-- for players -->", 20) != 0 &&
                      (skipped || strncmp(p, "<!-- for developers -->", 23) == 0);
            open = false;
        } else if (skipped) {
            continue;
        } else if (strncmp(p, "### ", 4) == 0) {
            add_heading(out, p + 4, end);
            open = false;
        } else {
            add_line(out, p, end, &open);
        }
    }
    translate(out);
    link_words(out);
    rulebook_lead_on(out);
}

Status rulebook_read(const char *path, Rulebook *out)
{
    Buf text = {0};
    *out = (Rulebook){0};
    Status s = file_read(path, BYTES_MOST, &text);
    if (s.code == 0)
        rulebook_parse(buf_str(&text), out);
    if (s.code == 0 && out->n == 0)
        s = status_error(1, "%s has no rules in it.", path);
    buf_free(&text);
    return s;
}

void rulebook_free(Rulebook *b)
{
    for (int i = 0; i < b->n; i++) {
        free(b->entry[i].text);
        free(b->entry[i].link);
        free(b->entry[i].block);
        played_free(b->entry[i].played);
    }
    for (int i = 0; i < b->nwords; i++) {
        free(b->word[i].word);
        free(b->word[i].shown);
    }
    free(b->entry);
    free(b->word);
    *b = (Rulebook){0};
}

const PlayedBlock *rulebook_played(Rulebook *b, const Game *g, int example)
{
    Entry *e = &b->entry[example];
    if (!e->asked && b->asked < EXAMPLES_MOST) {
        e->played = play_block(g, e->block);
        b->asked++;
    }
    e->asked = true;
    return e->played;
}

int rulebook_find(const Rulebook *b, const char *id)
{
    int best = -1;
    size_t longest = 0;
    for (int i = 0; *id && i < b->n; i++) {
        const char *have = b->entry[i].id;
        size_t n = strlen(have);
        if (strcmp(have, id) == 0)
            return i;
        if (n > longest && strncmp(have, id, n) == 0 && (id[n] == '.' || id[n] == '\0')) {
            best = i;
            longest = n;
        }
    }
    return best;
}

/* Returns the length of the curly mark here for which the typed one stands, 0: none. */
static size_t curly_of(const char *p, char typed)
{
    if (typed == '\'')
        return strncmp(p, "\xE2\x80\x99", 3) == 0 ? 3 : 0;
    bool quoted = strncmp(p, "\xE2\x80\x9C", 3) == 0 || strncmp(p, "\xE2\x80\x9D", 3) == 0;
    return typed == '"' && quoted ? 3 : 0;
}

/* Returns the length of the text at p that reads as these words; 0: it does not. */
static size_t reads_as(const char *p, const char *words)
{
    const char *from = p;
    while (*words) {
        if (*p == '*' && *words != '*' && p > from) {
            p++;
            continue;
        }
        if (curly_of(p, *words)) {
            p += curly_of(p, *words++);
            continue;
        }
        if (tolower((unsigned char)*p) != tolower((unsigned char)*words))
            return 0;
        p++;
        words++;
    }
    return (size_t)(p - from);
}

bool rulebook_next(const Entry *e, const char *words, size_t from, size_t *at, size_t *length)
{
    for (const char *p = e->text + from; *words && *p; p++) {
        *length = reads_as(p, words);
        *at = (size_t)(p - e->text);
        if (*length > 0)
            return true;
    }
    return false;
}

bool rulebook_is_number(const Entry *e, const char *words)
{
    size_t n = strlen(words);
    const char *dash = strchr(words, '-');
    return dash && dash[1] && strncasecmp(e->id, words, n) == 0 && e->id[0];
}

/* ---- index ----------------------------------------------------------------------------------------------------- */

/* Generated links of a rule book. "See also" below the rule of a keyword names the other keywords that mention it. The
 * index at the end lists all keywords in alphabetical order. */

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

static bool index_leads_there(const Entry *e, int nlinks, int to)
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
        const Keyword *w = index_leads_there(&b->entry[i], nlinks[i], entry) ? keyword_of_entry(b, i) : NULL;
        if (!w || w->entry == entry || index_leads_there(e, e->nlinks, w->entry)) /* linked already */
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

static void rulebook_lead_on(Rulebook *b)
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
