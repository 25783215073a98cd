/* SPDX-License-Identifier: MIT
 * The languages that come with the program, and the one in use. A catalogue that was read stays in memory until
 * languages_free, because screens and opponents may still hold its words. */
#ifndef APP_LANGUAGES_H
#define APP_LANGUAGES_H
#include "core/catalogue.h"

enum { LANGUAGE_WORD = 16, LANGUAGES_MOST = 16 };

typedef struct Languages Languages;
typedef struct {
    char word[LANGUAGE_WORD]; /* "de", as in the settings; "": the system's language */
    char name[48];            /* in the language itself, "Deutsch" */
} Language;

/* Lists the choices: the system's first, then English, then the others by name; all: also the one for tests. */
int languages_list(Language out[LANGUAGES_MOST], bool all);
Languages *languages_new(void);
/* Switches the whole process to this language (core/say.h); "": the system's language. English replaces a language that
 * is not available. */
void languages_speak(Languages *l, const char *word);
/* Adds the sentences that games make of parts, in its own words. */
void languages_learn(Catalogue *c);
const char *languages_spoken(const Languages *l); /* Returns "en", "de"; lives as long as l. l NULL: "en" */
/* Returns the one of the n words that a value of LANG or LANGUAGE names ("de_AT.UTF-8:en"); "en": none of them. */
const char *languages_named(const char *value, const char *const *word, int n);
bool languages_word_is_sound(const char *word);
/* Switches to English and frees all catalogues, at the end of the program. */
void languages_free(Languages *l);

#endif
