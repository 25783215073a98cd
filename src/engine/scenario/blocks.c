/* SPDX-License-Identifier: MIT */
#include "engine/scenario/blocks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

struct BlockReader {
    const char *p, *end;
    int line; /* of the line that was read last */
    char heading[BLOCK_HEADING_MOST];
    BlockLine *row;
    int n, room;
};

typedef struct { /* ``` or ~~~ with what follows it */
    char mark;
    int length;
    const char *info;
    size_t ninfo;
} Fence;

BlockReader *blocks_open(const char *text, size_t n)
{
    BlockReader *r = xcalloc(1, sizeof *r);
    *r = (BlockReader){.p = text, .end = text + n};
    if (n >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) /* byte order mark */
        r->p += 3;
    return r;
}

void blocks_close(BlockReader *r)
{
    free(r->row);
    free(r);
}

static bool next_line(BlockReader *r, BlockLine *out)
{
    if (r->p >= r->end)
        return false;
    const char *newline = memchr(r->p, '\n', (size_t)(r->end - r->p));
    const char *to = newline ? newline : r->end;
    *out = (BlockLine){r->p, (size_t)(to - r->p), ++r->line};
    if (out->n > 0 && out->text[out->n - 1] == '\r')
        out->n--;
    r->p = newline ? newline + 1 : r->end;
    return true;
}

static void trim(const char **text, size_t *n)
{
    while (*n > 0 && (**text == ' ' || **text == '\t')) {
        ++*text;
        --*n;
    }
    while (*n > 0 && ((*text)[*n - 1] == ' ' || (*text)[*n - 1] == '\t'))
        --*n;
}

static bool is_fence(const BlockLine *line, Fence *out)
{
    const char *text = line->text;
    size_t n = line->n;
    trim(&text, &n);
    if (n < 3 || (text[0] != '`' && text[0] != '~'))
        return false;
    size_t length = 1;
    while (length < n && text[length] == text[0])
        length++;
    *out = (Fence){.mark = text[0], .length = (int)length, .info = text + length, .ninfo = n - length};
    trim(&out->info, &out->ninfo);
    return length >= 3 && !(text[0] == '`' && out->ninfo && memchr(out->info, '`', out->ninfo));
}

static void read_heading(BlockReader *r, const BlockLine *line)
{
    const char *text = line->text;
    size_t n = line->n;
    trim(&text, &n);
    if (n == 0 || text[0] != '#')
        return;
    size_t marks = 0;
    while (marks < n && text[marks] == '#')
        marks++;
    if (marks > 6 || (marks < n && text[marks] != ' '))
        return;
    text += marks;
    n -= marks;
    trim(&text, &n);
    (void)snprintf(r->heading, sizeof r->heading, "%.*s", (int)(n < sizeof r->heading ? n : sizeof r->heading), text);
}

static void add_row(BlockReader *r, BlockLine line)
{
    if (r->n == r->room) {
        r->room = r->room ? r->room * 2 : 64;
        r->row = xrealloc(r->row, (size_t)r->room * sizeof *r->row);
    }
    r->row[r->n++] = line;
}

/* Everything up to the closing fence. A fence with a word inside a block cannot close it: the closing one was
 * forgotten, and the block that was meant to begin there is read next. */
static void read_rows(BlockReader *r, const Fence *opening, Block *out)
{
    BlockLine line;
    Fence fence;
    for (;;) {
        const char *before = r->p;
        if (!next_line(r, &line))
            return;
        if (is_fence(&line, &fence) && fence.mark == opening->mark && fence.length >= opening->length) {
            out->closed = fence.ninfo == 0;
            if (!out->closed) {
                r->p = before;
                r->line--;
            }
            return;
        }
        add_row(r, line);
    }
}

bool blocks_next(BlockReader *r, Block *out)
{
    BlockLine line;
    Fence fence;
    while (next_line(r, &line)) {
        if (!is_fence(&line, &fence)) {
            read_heading(r, &line);
            continue;
        }
        *out = (Block){.line = line.line};
        size_t n = 0;
        while (n < fence.ninfo && fence.info[n] != ' ' && fence.info[n] != '\t')
            n++;
        (void)snprintf(out->tag, sizeof out->tag, "%.*s", (int)(n < sizeof out->tag ? n : sizeof out->tag), fence.info);
        (void)snprintf(out->heading, sizeof out->heading, "%s", r->heading);
        r->n = 0;
        read_rows(r, &fence, out);
        out->end = r->line;
        out->row = r->row;
        out->n = r->n;
        return true;
    }
    return false;
}
