/* SPDX-License-Identifier: MIT
 * The journal: setup, seed and moves in words with a hash after each.  It is the save, the replay, the bug report and
 * the golden test.  Text, one move a line; docs/journal.md shows the format.
 *
 * Loading replays through the legal list: a journal can only ever be a sequence of legal moves.  A damaged or
 * diverging one keeps its valid prefix; without a first valid move it is refused, for it could be another game. */
#ifndef CORE_JOURNAL_H
#define CORE_JOURNAL_H
#include "core/match.h"

enum {
    JOURNAL_PREFIX = 10,  /* loaded up to a damaged or diverging line: *out is a usable match, text says where */
    JOURNAL_NEWER = 11,   /* written by a newer version: nothing loaded */
    JOURNAL_FOREIGN = 12, /* not a journal, of a game that is not here, or damaged from the start */
};
enum { JOURNAL_BYTES_MAX = 4 << 20 };

void journal_write(const Match *m, Buf *out);
/* *out is untouched unless code is 0 or JOURNAL_PREFIX. name: for messages. */
Status journal_read(const char *text, size_t n, const char *name, Match **out);

/* The head of a journal, read without replaying it: quick, but does not check the rest. */
typedef struct {
    const Game *game;
    Setup cfg;
    int moves;  /* as counted by its last line, with automatic ones; -1: no such line */
    bool whole; /* the checksum of that line fits the text above it */
} JournalHead;
/* Returns the codes of journal_read but JOURNAL_PREFIX; *out is untouched on error. */
Status journal_peek(const char *text, size_t n, const char *name, JournalHead *out);

/* Adds to out the journal with the persons called `from` renamed to `to`; a checksum that was right is right again.
 * Returns the number of seats renamed; 0: adds nothing. */
int journal_rename(const char *text, size_t n, const char *from, const char *to, Buf *out);

/* Files. Saving is atomic; loading writes nothing anywhere. Only the beginning of an oversized file is read. */
Status journal_save(const Match *m, const char *path);
Status journal_load(const char *path, Match **out);
/* As above, and appends the text that was read, for callers that compare it with what they wrote. */
Status journal_load_text(const char *path, Buf *text, Match **out);

#endif
