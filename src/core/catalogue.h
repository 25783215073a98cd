/* SPDX-License-Identifier: MIT
 * A language read from a file: the templates of core/say.h and their translations, as gettext's msgfmt packs them (.mo). The
 * file is not trusted: one that is no catalogue is refused with a sentence. A template whose marks do not fit the English
 * ones would end the program when it is said, so it is left out and counted. A translation that is longer than its buffer,
 * which in English is a bug, is cut where it is said, with a note.
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
/* Returns a pseudo-language for tests of layouts: English words two fifths longer, with accents and in brackets. Text
 * shown without brackets has bypassed the catalogue. Has the same texts as `of`. */
Catalogue *catalogue_pseudo(const Catalogue *of);
/* Adds a text that is made of parts. Call before other threads use the language. */
void catalogue_add(Catalogue *c, const char *template, const char *translation);
/* Frees it: nobody may use the language or its texts any more. NULL is fine. */
void catalogue_free(Catalogue *c);

/* For say_language(); lives as long as the catalogue. */
const SayLanguage *catalogue_language(const Catalogue *c);
const char *catalogue_find(const Catalogue *c, const char *template); /* NULL: it is not in there */
/* Returns a line of its head ("Language", "X-Language-Name") in out, "" if there is none. */
const char *catalogue_head(const Catalogue *c, const char *name, char *out, size_t n);
int catalogue_size(const Catalogue *c);                          /* templates that can be said in it */
int catalogue_missing(const Catalogue *c, const Catalogue *all); /* texts of `all` that it does not have */
int catalogue_refused(const Catalogue *c);                       /* those left out as their marks do not fit */

/* True if the marks of a translation fit those of the English template, so that it can be said with the same arguments. */
bool catalogue_fits(const char *template, const char *translation);

#endif
