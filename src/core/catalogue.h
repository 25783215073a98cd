/* SPDX-License-Identifier: MIT
 * A language read from a file: the templates of core/say.h and what they are in that language, as gettext's msgfmt packs
 * them (.mo).  The reader believes nothing: a file that is no catalogue is refused with a sentence, and a template whose
 * marks do not fit the English ones, which would end the program when it is said, is left out and counted.  What is
 * longer than a sentence has room for, which in English is a bug, is cut where it is said, with a note.
 *
 * Engine, journals and protocol never speak one; docs/languages.md says how a language is added. */
#ifndef CORE_CATALOGUE_H
#define CORE_CATALOGUE_H
#include "core/say.h"

typedef struct Catalogue Catalogue;

enum { CATALOGUE_BYTES = 8 << 20 };

/* *out untouched on error. */
Status catalogue_read(const char *bytes, size_t n, Catalogue **out);
Status catalogue_load(const char *path, Catalogue **out);
/* A language made of English for tests and for those who write screens: every word two fifths longer and with accents,
 * every text between brackets: what is shown without them went past the catalogue. Of the same texts as `of`. */
Catalogue *catalogue_pseudo(const Catalogue *of);
/* One more text, for what is made of parts. Before others speak it. */
void catalogue_add(Catalogue *c, const char *template, const char *translation);
/* Nobody may speak it or hold on to its words any more. NULL is fine. */
void catalogue_free(Catalogue *c);

/* For say_language(); lives as long as the catalogue. */
const SayLanguage *catalogue_language(const Catalogue *c);
const char *catalogue_find(const Catalogue *c, const char *template); /* NULL: it is not in there */
/* A line of its head ("Language", "X-Language-Name"), "" when there is none. */
const char *catalogue_head(const Catalogue *c, const char *name, char *out, size_t n);
int catalogue_size(const Catalogue *c);                          /* templates that can be said in it */
int catalogue_missing(const Catalogue *c, const Catalogue *all); /* texts of `all` that it does not have */
int catalogue_refused(const Catalogue *c);                       /* those left out as their marks do not fit */

/* The marks of a translation fit those of the English template: it can be said with the same arguments. */
bool catalogue_fits(const char *template, const char *translation);

#endif
