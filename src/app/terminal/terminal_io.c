/* SPDX-License-Identifier: MIT
 * Output and input of lines. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "app/terminal/terminal_int.h"
#include "base/plain.h"
#include "gfx/marks.h"

/* Returns the columns a text takes: one for each character of UTF-8. */
static int width(const char *s, size_t n)
{
    int w = 0;
    for (size_t i = 0; i < n; i++)
        w += ((unsigned char)s[i] & 0xC0) != 0x80;
    return w;
}

static void blanks(Terminal *t, int n)
{
    (void)plain_print(t->use.out, "%*s", n, "");
}

/* Prints a line of plain text, broken at blanks, with all but the first line indented. */
static void put_line(Terminal *t, int indent, const char *s, size_t n)
{
    int at = 0;
    for (size_t i = 0; i < n;) {
        size_t end = i;
        while (end < n && s[end] != ' ')
            end++;
        int w = width(s + i, end - i);
        if (at > 0 && t->use.columns > 0 && indent + at + 1 + w > t->use.columns) {
            fputc('\n', t->use.out);
            blanks(t, indent);
            at = 0;
        } else if (at > 0) {
            fputc(' ', t->use.out);
            at++;
        }
        (void)plain_print(t->use.out, "%.*s", (int)(end - i), s + i);
        at += w;
        i = end + 1;
    }
    fputc('\n', t->use.out);
}

static void put(Terminal *t, int indent, const char *marked)
{
    char text[PLAIN_MAX];
    plain_text(marked, text, sizeof text);
    const char *line = text;
    while (*line) {
        size_t n = strcspn(line, "\n");
        if (line != text)
            blanks(t, indent);
        put_line(t, indent, line, n);
        line += line[n] ? n + 1 : n;
    }
}

void term_say(Terminal *t, int indent, const char *marked)
{
    if (marked[0] == '\0')
        return;
    blanks(t, indent);
    put(t, indent, marked);
}

void term_gap(Terminal *t)
{
    fputc('\n', t->use.out);
}

void term_item(Terminal *t, int number, const char *marked)
{
    (void)plain_print(t->use.out, "%3d  ", number);
    put(t, 5, marked);
}

bool term_read(Terminal *t, char *out)
{
    fputs("> ", t->use.out);
    (void)fflush(t->use.out);
    size_t n = 0;
    int c;
    while ((c = fgetc(t->use.in)) != EOF && c != '\n')
        if (n + 1 < LINE_ROOM && (unsigned char)c >= ' ' && c != 127 && !(n == 0 && c == ' '))
            out[n++] = (char)c;
    while (n > 0 && out[n - 1] == ' ')
        n--;
    out[n] = '\0';
    if (c == EOF && n == 0)
        t->ended = true;
    return !t->ended;
}

int term_number(const char *line, int most)
{
    char *end;
    long n = strtol(line, &end, 10);
    return end != line && *end == '\0' && n >= 1 && n <= most ? (int)n : 0;
}

const char *term_word(const char *line, const char *word, size_t least)
{
    size_t n = 0;
    while (word[n] && tolower((unsigned char)line[n]) == word[n])
        n++;
    if (n < least || (line[n] != '\0' && line[n] != ' '))
        return NULL;
    while (line[n] == ' ')
        n++;
    return line + n;
}

void term_clear(Terminal *t)
{
    if (t->use.clears)
        fputs("\033[2J\033[3J\033[H", t->use.out); /* clears the scrollback too */
    else
        for (int i = 0; i < 60; i++)
            fputc('\n', t->use.out);
}
