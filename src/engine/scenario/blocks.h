/* SPDX-License-Identifier: MIT
 * Finds the fenced blocks of a Markdown text, with the heading they stand under. Knows nothing of games. */
#ifndef ENGINE_SCENARIO_BLOCKS_H
#define ENGINE_SCENARIO_BLOCKS_H
#include <stdbool.h>
#include <stddef.h>

enum { BLOCK_TAG_MOST = 32, BLOCK_HEADING_MOST = 160 };

typedef struct {
    const char *text; /* n bytes of the file, without the end of the line */
    size_t n;
    int line; /* from 1 */
} BlockLine;

typedef struct {
    char tag[BLOCK_TAG_MOST];         /* the word after the backticks, "" when there is none */
    char heading[BLOCK_HEADING_MOST]; /* the last heading above, without its marks */
    int line, end;                    /* of the fences; end is the last line of the text when it is not closed */
    bool closed;
    const BlockLine *row; /* valid until the next call */
    int n;
} Block;

typedef struct BlockReader BlockReader;

BlockReader *blocks_open(const char *text, size_t n); /* text is borrowed */
void blocks_close(BlockReader *r);
/* The next block, of any tag; false at the end of the text. */
bool blocks_next(BlockReader *r, Block *out);

#endif
