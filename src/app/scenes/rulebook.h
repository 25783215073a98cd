/* SPDX-License-Identifier: MIT
 * The rules chapter of docs/rules/<game>.md as a list of headings and numbered rules, for reading on the screen.
 *
 * A player is shown the first paragraph of the file under the heading "In short" (without "Prefix **XX**."), and of
 * section 3 the headings, the numbered rules and the text between them, so these speak to somebody at the table.
 * The file also holds what only developers need; in section 3 the reader leaves out
 *   - all lines from "<!-- for developers -->" to "<!-- for players -->", each on a line of its own;
 *   - "[dev: ...]", references to sources and rulings in such brackets, and any other bracket that ends a line;
 *   - tables and fenced blocks. */
#ifndef APP_SCENES_RULEBOOK_H
#define APP_SCENES_RULEBOOK_H
#include "base/status.h"

typedef enum { ENTRY_HEADING, ENTRY_SUBHEADING, ENTRY_RULE, ENTRY_TEXT } EntryKind;
typedef struct {
    EntryKind kind;
    char id[16]; /* "HO-5.6", "" when it has none */
    char *text;  /* marks of gfx_paragraph */
} Entry;
typedef struct {
    Entry *entry;
    int n, room;
} Rulebook;

/* Reads the file; *out is empty on error. */
Status rulebook_read(const char *path, Rulebook *out);
/* From text; used by the above and by tests. */
void rulebook_parse(const char *text, Rulebook *out);
void rulebook_free(Rulebook *b);
/* Index of the rule, or of its chapter when that rule is not there; -1: neither. */
int rulebook_find(const Rulebook *b, const char *id);
/* Is `words` in the entry, ignoring case? Empty words are in everything. */
bool rulebook_has(const Entry *e, const char *words);

#endif
