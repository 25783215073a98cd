/* SPDX-License-Identifier: MIT */
#include "app/scenes/rulebook.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/buf.h"
#include "base/file.h"

enum { BYTES_MOST = 1 << 20 };

static Entry *add(Rulebook *b, EntryKind kind)
{
    if (b->n == b->room) {
        b->room = b->room ? b->room * 2 : 64;
        b->entry = xrealloc(b->entry, (size_t)b->room * sizeof *b->entry);
    }
    Entry *e = &b->entry[b->n++];
    *e = (Entry){.kind = kind};
    return e;
}

/* References to the printed rule books and rulings stand in brackets; a player does not need them. */
static bool is_reference(const char *p)
{
    static const char *const begins[] = {"[PE",     "[P:",   "[E:",    "[P]", "[E]",  "[source",
                                         "[ruling", "[Edge", "[Setup", "[O",  "[dev:"};
    for (size_t i = 0; i < sizeof begins / sizeof begins[0]; i++)
        if (strncmp(p, begins[i], strlen(begins[i])) == 0)
            return true;
    return p[0] == '[' && p[1] == 'R' && isdigit((unsigned char)p[2]);
}

/* Markdown to the marks of gfx_paragraph: **bold** becomes *bold*, `word` the word; other stars and brackets go. */
static void plain(Buf *out, const char *p, const char *end)
{
    while (p < end) {
        if (*p == '[') {
            const char *close = memchr(p, ']', (size_t)(end - p));
            if (close && (is_reference(p) || close + 1 == end)) {
                p = close + 1;
                while (out->n && out->text[out->n - 1] == ' ' && (p == end || *p == '.' || *p == ' '))
                    out->text[--out->n] = '\0';
                continue;
            }
        }
        if (*p == '*' && p + 1 < end && p[1] == '*') {
            buf_add(out, "*");
            p += 2;
        } else if (*p == '*' || *p == '`') {
            p++;
        } else if (*p == '-' && p + 1 < end && isdigit((unsigned char)p[1]) &&
                   (out->n == 0 || strchr(" (,", out->text[out->n - 1]))) {
            buf_add(out, "\xE2\x88\x92"); /* a minus, not a hyphen */
            p++;
        } else {
            buf_addn(out, p++, 1);
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

/* "### HO-5 Matching" or "### 3.2 Setup": the number is kept apart. */
static void add_heading(Rulebook *b, const char *p, const char *end)
{
    Entry *e = add(b, ENTRY_HEADING);
    const char *space = memchr(p, ' ', (size_t)(end - p));
    if (space && (isdigit((unsigned char)space[-1])) && (size_t)(space - p) < sizeof e->id) {
        memcpy(e->id, p, (size_t)(space - p));
        p = space + 1;
    }
    const char *see = strstr(p, " (see section");
    set_text(e, p, see && see < end ? see : end);
}

/* "- **HO-5.6** A pick is legal ..." */
static bool add_rule(Rulebook *b, const char *p, const char *end)
{
    if (end - p < 6 || strncmp(p, "- **", 4) != 0)
        return false;
    const char *close = strstr(p + 4, "**");
    if (!close || close >= end || (size_t)(close - p - 4) >= sizeof((Entry *)0)->id)
        return false;
    Entry *e = add(b, ENTRY_RULE);
    memcpy(e->id, p + 4, (size_t)(close - p - 4));
    p = close + 2;
    while (p < end && *p == ' ')
        p++;
    set_text(e, p, end);
    return true;
}

static void add_line(Rulebook *b, const char *p, const char *end, bool *open)
{
    if (p == end || *p == '|' || *p == '#') {
        *open = false;
    } else if (add_rule(b, p, end)) {
        *open = true;
    } else if (*p == '*' && end[-1] == '*' && p[1] != '*') {
        set_text(add(b, ENTRY_SUBHEADING), p, end);
        *open = false;
    } else if (*open) { /* a line that goes on */
        while (p < end && *p == ' ')
            p++;
        append_text(&b->entry[b->n - 1], p, end);
    } else if (strncmp(p, "Groups:", 7) != 0) {
        set_text(add(b, ENTRY_TEXT), p, end);
        *open = b->entry[b->n - 1].text[0] != '\0';
        if (!*open) /* it was nothing but a reference */
            free(b->entry[--b->n].text);
    }
}

/* What stands between the title and the sources: the game in a few sentences. */
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
    set_text(add(b, ENTRY_HEADING), heading, &heading[sizeof heading - 1]);
    Buf line = {0};
    for (; p < end; p++)
        buf_addn(&line, *p == '\n' ? " " : p, 1);
    set_text(add(b, ENTRY_TEXT), buf_str(&line), buf_str(&line) + line.n);
    buf_free(&line);
}

void rulebook_parse(const char *text, Rulebook *out)
{
    *out = (Rulebook){0};
    add_introduction(out, text);
    const char *p = strstr(text, "\n## 3 ");
    bool open = false, fenced = false, skipped = false;
    for (p = p ? strchr(p + 1, '\n') : NULL; p && *p; p = strchr(p, '\n')) {
        p++;
        const char *end = strchr(p, '\n');
        end = end ? end : p + strlen(p);
        if (strncmp(p, "## ", 3) == 0)
            break;
        if (strncmp(p, "```", 3) == 0) {
            fenced = !fenced;
            open = false;
        } else if (fenced) {
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
    for (int i = 0; i < b->n; i++)
        free(b->entry[i].text);
    free(b->entry);
    *b = (Rulebook){0};
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

bool rulebook_has(const Entry *e, const char *words)
{
    size_t n = strlen(words);
    if (n == 0 || strncasecmp(e->id, words, n) == 0)
        return true;
    for (const char *p = e->text; *p; p++)
        if (strncasecmp(p, words, n) == 0)
            return true;
    return false;
}
