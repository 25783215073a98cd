/* SPDX-License-Identifier: MIT
 * The languages that lie beside the program, and which of them is spoken. A catalogue that was read once stays in memory
 * until their owner goes, with the program: screens and opponents may still hold its words. */
#ifndef APP_LANGUAGES_H
#define APP_LANGUAGES_H
#include "core/catalogue.h"

enum { LANGUAGE_WORD = 16, LANGUAGES_MOST = 16 };

typedef struct Languages Languages;
typedef struct {
    char word[LANGUAGE_WORD]; /* "de", in the settings; "" for what the system speaks */
    char name[48];            /* in the language itself, "Deutsch" */
} Language;

/* What can be chosen: the system's first, then English, then the others by name; `all`: also the one for tests. */
int languages_list(Language out[LANGUAGES_MOST], bool all);
Languages *languages_new(void);
/* Speaks it from now on, for the whole process (core/say.h); "": what the system speaks, as far as it is there. What is not
 * there is English. */
void languages_speak(Languages *l, const char *word);
/* Adds the sentences that games make of parts, in its own words. */
void languages_learn(Catalogue *c);
const char *languages_spoken(const Languages *l); /* "en", "de"; lives as long as they do. NULL: none were read, "en" */
/* Which of them a value of LANG or LANGUAGE names ("de_AT.UTF-8:en"), "en" when it is none of them. */
const char *languages_named(const char *value, const char *const *word, int n);
bool languages_word_is_sound(const char *word);
/* English again, and all catalogues freed: the end of the program. */
void languages_free(Languages *l);

#endif
