/* SPDX-License-Identifier: MIT
 * Sentences of lessons: so short that they are read at a glance, and a name in one is that of a thing of the game, so that
 * a card that is called otherwise one day is found here too. */
#include <ctype.h>
#include <string.h>

#include "core/say.h"
#include "engine/lesson_check.h"
#include "lesson/lesson_play.h"

static bool same_word(const char *word, size_t n, const char *name, size_t m)
{
    if (n == m + 1 && word[n - 1] == 's') /* its plural */
        n--;
    if (n != m || n == 0)
        return false;
    for (size_t i = 0; i < n; i++)
        if (tolower((unsigned char)word[i]) != tolower((unsigned char)name[i]))
            return false;
    return true;
}

static bool is_in(const char *word, size_t n, const char *names)
{
    while (names && *names) {
        size_t m = strcspn(names, " -");
        if (same_word(word, n, names, m))
            return true;
        names += m + strspn(names + m, " -");
    }
    return false;
}

static const char learner[] = "Mira";

static bool is_name(const Lesson *l, const char *word, size_t n)
{
    const Game *g = l->game;
    if (is_in(word, n, learner))
        return true;
    for (int i = 0; i < l->name.n; i++)
        if (is_in(word, n, l->name.row[i].text))
            return true;
    for (int i = 0; i < SEAT_MAX; i++)
        if (is_in(word, n, l->seat[i].name))
            return true;
    for (int i = 1; i < g->ndefs; i++)
        if (is_in(word, n, g->def[i].word) || is_in(word, n, g->def[i].name))
            return true;
    return false;
}

static size_t letters(const char *s)
{
    size_t n = 0;
    for (; *s; s++)
        n += ((unsigned char)*s & 0xC0) != 0x80;
    return n;
}

static Status names_in(const Lesson *l, const char *s)
{
    for (const char *p = s; *p;) {
        size_t n = strcspn(p, " ");
        size_t from = strcspn(p, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
        size_t m = 0;
        while (from + m < n && isalpha((unsigned char)p[from + m]))
            m++;
        bool begins = p == s || strchr(".:?!", p[-2] == ' ' ? ' ' : p[-2]);
        if (m > 1 && isupper((unsigned char)p[from]) && islower((unsigned char)p[from + 1]) && !begins &&
            !is_name(l, p + from, m))
            return status_error(1, "'%.*s' is no name of this game: %s", (int)m, p + from, s);
        p += n + strspn(p + n, " ");
    }
    return status_ok();
}

Status lesson_sentence(const Lesson *l, const char *sentence)
{
    char text[SENTENCE_MAX];
    int words = 0;
    if (!lesson_words(l, learner, sentence, text, sizeof text))
        return status_error(1, "a mark in it stands for nothing: %s", sentence);
    for (const char *p = text + strspn(text, " "); *p; p += strspn(p, " ")) {
        words++;
        p += strcspn(p, " ");
    }
    if (words > LESSON_WORDS)
        return status_error(1, "%d words, %d at most: %s", words, LESSON_WORDS, text);
    if (letters(text) > LESSON_LETTERS)
        return status_error(1, "%d letters, %d at most: %s", (int)letters(text), LESSON_LETTERS, text);
    return names_in(l, text);
}
