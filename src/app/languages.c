/* SPDX-License-Identifier: MIT */
#include "app/languages.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/log.h"
#include "core/game.h"
#include "sys/home.h"
#include "sys/paths.h"

enum { PATH_BYTES = 1200 };
static const char ENGLISH[] = "en", PSEUDO[] = "pseudo";

typedef struct {
    char word[LANGUAGE_WORD];
    Catalogue *catalogue;
} Known;
struct Languages {
    Known known[LANGUAGES_MOST];
    int nknown;
    const char *spoken;
    char own[LANGUAGE_WORD]; /* the system's language, on systems that do not use environment variables */
};

bool languages_word_is_sound(const char *word)
{
    size_t n = strlen(word);
    for (size_t i = 0; i < n; i++)
        if (!isalnum((unsigned char)word[i]) && word[i] != '_' && word[i] != '@')
            return false;
    return n < LANGUAGE_WORD;
}

static void file_of(const char *word, char *path)
{
    (void)snprintf(path, PATH_BYTES, "%s/%s.mo", path_words(), word);
}

/* Builds the sentences that games make of parts, once for all readers. */
void languages_learn(Catalogue *c)
{
    char text[SENTENCE_MAX];
    say_language_here(catalogue_language(c));
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        for (int def = 1; g->printed && def < g->ndefs; def++) {
            if (!g->def[def].text)
                continue;
            g->printed((DefId)def, text);
            if (strcmp(text, g->def[def].text) != 0)
                catalogue_add(c, g->def[def].text, text);
        }
    }
    say_language_here(NULL);
}

static Catalogue *load(Languages *l, const char *word)
{
    char path[PATH_BYTES];
    Catalogue *c = NULL;
    for (int i = 0; i < l->nknown; i++)
        if (strcmp(l->known[i].word, word) == 0)
            return l->known[i].catalogue;
    if (l->nknown == LANGUAGES_MOST)
        return NULL;
    bool pseudo = strcmp(word, PSEUDO) == 0;
    file_of(pseudo ? ENGLISH : word, path);
    Status s = catalogue_load(path, &c);
    if (s.code) {
        log_note("%s: %s", path, s.text);
        return NULL;
    }
    if (pseudo) {
        Catalogue *english = c;
        c = catalogue_pseudo(english);
        catalogue_free(english);
    }
    if (catalogue_refused(c))
        log_note("%s: sentences that do not fit those of the program and stay English: %d", path, catalogue_refused(c));
    languages_learn(c);
    Known *k = &l->known[l->nknown++];
    (void)snprintf(k->word, LANGUAGE_WORD, "%s", word);
    k->catalogue = c;
    return c;
}

static const char *word_of(const Languages *l, const Catalogue *c)
{
    for (int i = 0; c && i < l->nknown; i++)
        if (l->known[i].catalogue == c)
            return l->known[i].word;
    return ENGLISH;
}

/* ---- available languages ----------------------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b)
{
    return strcmp(((const Language *)a)->name, ((const Language *)b)->name);
}

/* Reads the language's name from the head of its file; false: the file is damaged and not offered. */
static bool name_of(const char *word, Language *out)
{
    char path[PATH_BYTES];
    Catalogue *c = NULL;
    file_of(word, path);
    if (catalogue_load(path, &c).code)
        return false;
    (void)snprintf(out->word, sizeof out->word, "%.*s", LANGUAGE_WORD - 1, word);
    if (!catalogue_head(c, "X-Language-Name", out->name, sizeof out->name)[0])
        (void)snprintf(out->name, sizeof out->name, "%.*s", LANGUAGE_WORD - 1, word);
    catalogue_free(c);
    return true;
}

/* Lists the files that may be catalogues, without reading them; returns how many. */
static int files_there(char word[LANGUAGES_MOST][LANGUAGE_WORD])
{
    int n = 0;
    DIR *d = opendir(path_words());
    for (struct dirent *e = d ? readdir(d) : NULL; e && n < LANGUAGES_MOST - 3; e = readdir(d)) {
        size_t length = strlen(e->d_name);
        if (length < 4 || length - 3 >= LANGUAGE_WORD || strcmp(e->d_name + length - 3, ".mo") != 0)
            continue;
        (void)snprintf(word[n], LANGUAGE_WORD, "%.*s", (int)(length - 3), e->d_name);
        n += strcmp(word[n], ENGLISH) != 0 && languages_word_is_sound(word[n]);
    }
    if (d)
        (void)closedir(d);
    return n;
}

static int words_there(Language out[LANGUAGES_MOST])
{
    char word[LANGUAGES_MOST][LANGUAGE_WORD];
    int n = 0, files = files_there(word);
    for (int i = 0; i < files; i++)
        n += name_of(word[i], &out[n]);
    qsort(out, (size_t)n, sizeof *out, by_name);
    return n;
}

int languages_list(Language out[LANGUAGES_MOST], bool all)
{
    Language there[LANGUAGES_MOST] = {0};
    int found = words_there(there), n = 0;
    (void)snprintf(out[n].word, LANGUAGE_WORD, "%s", "");
    (void)snprintf(out[n++].name, sizeof out->name, "%s", N_("As the system"));
    (void)snprintf(out[n].word, LANGUAGE_WORD, "%s", ENGLISH);
    (void)snprintf(out[n++].name, sizeof out->name, "%s", "English");
    for (int i = 0; i < found; i++)
        out[n++] = there[i];
    if (all) {
        (void)snprintf(out[n].word, LANGUAGE_WORD, "%s", PSEUDO);
        (void)snprintf(out[n++].name, sizeof out->name, "%s", "Pseudo");
    }
    return n;
}

/* ---- the system's language --------------------------------------------------------------------------------------- */

const char *languages_named(const char *value, const char *const *word, int n)
{
    while (value && *value) {
        size_t length = strcspn(value, ":"), base = strcspn(value, ":.@_");
        for (int i = 0; i < n; i++)
            if (strlen(word[i]) == base && memcmp(word[i], value, base) == 0)
                return word[i];
        value += length + (value[length] == ':');
    }
    return ENGLISH;
}

/* Returns the system's value, by the rule of gettext: LANGUAGE, a list, precedes the others unless these say C. */
static const char *value_of_system(Languages *l)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *locale = NULL, *list = getenv("LANGUAGE");
    for (int i = 0; i < 3 && !locale; i++) {
        const char *value = getenv(variables[i]);
        locale = value && *value ? value : NULL;
    }
    if (!locale && home_language(l->own, sizeof l->own))
        locale = l->own;
    if (!locale || strcmp(locale, "C") == 0 || strncmp(locale, "C.", 2) == 0 || strcmp(locale, "POSIX") == 0)
        return ENGLISH;
    return list && *list ? list : locale;
}

/* Returns the system's language, never "". Reads only the catalogue it names; if that is damaged, tries the next one. */
static const char *of_system(Languages *l)
{
    char there[LANGUAGES_MOST][LANGUAGE_WORD];
    const char *word[LANGUAGES_MOST + 1] = {ENGLISH}, *value = value_of_system(l);
    int n = 1 + files_there(there);
    for (int i = 1; i < n; i++)
        word[i] = there[i - 1];
    for (;;) {
        const char *named = languages_named(value, word, n);
        const Catalogue *c = strcmp(named, ENGLISH) != 0 ? load(l, named) : NULL;
        if (c != NULL || strcmp(named, ENGLISH) == 0)
            return word_of(l, c);
        for (int i = 1; i < n; i++)
            if (word[i] == named)
                word[i] = word[--n];
    }
}

Languages *languages_new(void)
{
    Languages *l = xcalloc(1, sizeof *l);
    l->spoken = ENGLISH;
    return l;
}

void languages_speak(Languages *l, const char *word)
{
    if (!word[0]) {
        languages_speak(l, of_system(l));
        return;
    }
    if (strcmp(word, l->spoken) == 0)
        return;
    const Catalogue *c = strcmp(word, ENGLISH) != 0 ? load(l, word) : NULL;
    l->spoken = word_of(l, c);
    say_language(c ? catalogue_language(c) : NULL);
}

const char *languages_spoken(const Languages *l)
{
    return l ? l->spoken : ENGLISH;
}

void languages_free(Languages *l)
{
    if (!l)
        return;
    if (l->nknown > 0)
        say_language(NULL);
    for (int i = 0; i < l->nknown; i++)
        catalogue_free(l->known[i].catalogue);
    free(l);
}
