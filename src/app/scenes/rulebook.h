/* SPDX-License-Identifier: MIT
 * The rules chapter of docs/rules/<game>.md as a list of headings and numbered rules, for reading on the screen.
 *
 * A player is shown the first paragraph of the file under the heading "In short" (without "Prefix **XX**."), and of
 * section 3 the headings, the numbered rules and the text between them, so these speak to somebody at the table.
 * The file also holds what only developers need; in section 3 the reader leaves out
 *   - all lines from "<!-- for developers -->" to "<!-- for players -->", each on a line of its own;
 *   - "[dev: ...]", references to sources and rulings in such brackets, and any other bracket that ends a line;
 *   - tables, and fenced blocks whose fence has no tag.
 * Right below a heading a line "> In short: ..." says the chapter in 40 words at most.
 *
 * A scenario block (docs/rules, chapter 7) that stands in section 3, or right below the first paragraph, is an
 * example of what is above it. It is drawn; the comments that have a line of their own are the words below the picture.
 *
 * A word that a rule sets apart, "*Armor* 2: ..." or "The **neighbours** of a cell ...", is a keyword, and that rule
 * explains it: wherever else in the book it stands it leads there, and so does the number of a rule. There is no other
 * list of keywords; the book ends with an index of them, and below the rule of one stand the others that speak of
 * it. One with a bracket in it, "*Play (0 mana)*", is only a name. */
#ifndef APP_SCENES_RULEBOOK_H
#define APP_SCENES_RULEBOOK_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

/* ENTRY_SHORT: a chapter in a few words, right below its heading. ENTRY_INDEX: keywords with one first letter. */
typedef enum {
    ENTRY_HEADING,
    ENTRY_SUBHEADING,
    ENTRY_SHORT,
    ENTRY_RULE,
    ENTRY_TEXT,
    ENTRY_EXAMPLE,
    ENTRY_INDEX
} EntryKind;
/* A stretch of an entry's text that leads to another entry. */
typedef struct {
    size_t at, length;
    int to;
} RuleLink;
typedef struct {
    EntryKind kind;
    char id[16]; /* "HO-5.6", "" when it has none */
    char *text;  /* marks of gfx_paragraph */
    char *block; /* of an example: its statements, without comments; else NULL */
    RuleLink *link;
    int nlinks; /* in order, none over another; words only where they stand first */
} Entry;
typedef struct {
    char *word;  /* without a final "s" */
    char *shown; /* as it stands in its rule */
    int entry;
} Keyword;
typedef struct {
    Entry *entry;
    int n, room;
    Keyword *word;
    int nwords, words_room;
} Rulebook;

/* Reads the file; *out is empty on error. */
Status rulebook_read(const char *path, Rulebook *out);
/* From text; used by the above and by tests. */
void rulebook_parse(const char *text, Rulebook *out);
void rulebook_free(Rulebook *b);
/* For the parser: one more entry; and, when all is read, what leads on (rulebook_index.c). */
Entry *rulebook_add(Rulebook *b, EntryKind kind);
void rulebook_lead_on(Rulebook *b);
/* Index of the rule, or of its chapter when that rule is not there; -1: neither. */
int rulebook_find(const Rulebook *b, const char *id);
/* Where `words` stand next in the entry's text, at `from` or behind it, ignoring case and what is bold. */
bool rulebook_next(const Entry *e, const char *words, size_t from, size_t *at, size_t *length);
/* `words` are the number of the entry or the beginning of it, as far as "HO-5". */
bool rulebook_is_number(const Entry *e, const char *words);

#endif
