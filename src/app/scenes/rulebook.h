/* SPDX-License-Identifier: MIT
 * The rules chapter of docs/rules/<game>.md as a list of headings and numbered rules, for reading on the screen.
 *
 * Players see the first paragraph of the file under the heading "In short" (without "Prefix **XX**."). Of section 3
 * they see the headings, the numbered rules and the text between them. Write these for somebody at the table. The file
 * also holds text for developers; in section 3 the reader leaves out
 *   - all lines from "<!-- for developers -->" to "<!-- for players -->", each on a line of its own;
 *   - "[dev: ...]", references to sources and rulings in such brackets, and any other bracket that ends a line;
 *   - tables, and fenced blocks whose fence has no tag.
 * Right below a heading, a line "> In short: ..." sums up the chapter in 40 words at most.
 *
 * A scenario block (docs/rules, chapter 7) in section 3, or right below the first paragraph, is an example of the text
 * above it. It is played, and drawn if it can be played and holds; comments on lines of their own are the words below the picture.
 *
 * A word marked in a rule, "*Armor* 2: ..." or "The **neighbours** of a cell ...", is a keyword, and that rule explains
 * it: everywhere else in the book it links there, as the number of a rule does. There is no other list of keywords; the
 * book ends with an index of them, and below the rule of a keyword "See also" names others that mention it. One with a
 * bracket, "*Play (0 mana)*", is only a name. */
#ifndef APP_SCENES_RULEBOOK_H
#define APP_SCENES_RULEBOOK_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"
#include "core/played.h"

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
/* A stretch of an entry's text that links to another entry. */
typedef struct {
    size_t at, length;
    int to;
} RuleLink;
typedef struct {
    EntryKind kind;
    char id[RULE_MAX];   /* "HO-5.6"; "": none */
    char *text;          /* marks of gfx_paragraph */
    char *block;         /* statements of an example, without comments; else NULL */
    PlayedBlock *played; /* what they come to; NULL: they cannot be played, or nobody has asked yet */
    bool asked;
    RuleLink *link;
    int nlinks; /* sorted, without overlaps; a word is linked only where it first occurs */
} Entry;
typedef struct {
    char *word;  /* without a final "s" */
    char *shown; /* as written in its rule */
    int entry;
} Keyword;
enum { KEYWORDS_LEAST = 12 }; /* a book with fewer keywords has no index and no "See also" */
typedef struct {
    Entry *entry;
    int n, room;
    Keyword *word;
    int nwords, words_room;
    int asked; /* examples that somebody has asked for */
} Rulebook;

/* Reads the file; *out is empty on error. */
Status rulebook_read(const char *path, Rulebook *out);
/* Parses text; used by rulebook_read and by tests. */
void rulebook_parse(const char *text, Rulebook *out);
void rulebook_free(Rulebook *b);
/* Returns the example as it is played, the first time it is asked for; NULL: it cannot be, or it is one too many. */
const PlayedBlock *rulebook_played(Rulebook *b, const Game *g, int example);
/* Returns the entry of the rule, or of its chapter if there is no such rule; -1: neither. */
int rulebook_find(const Rulebook *b, const char *id);
/* Finds `words` in the entry's text, at or after `from`, ignoring case and bold marks. */
bool rulebook_next(const Entry *e, const char *words, size_t from, size_t *at, size_t *length);
/* True if `words` are the entry's number or its beginning, at least "HO-5". */
bool rulebook_is_number(const Entry *e, const char *words);

#endif
