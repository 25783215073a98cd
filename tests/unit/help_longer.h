/* SPDX-License-Identifier: MIT
 * A language of longer words, for tests: every word has grown by two fifths, names of marks have not.  What is put into
 * it twice, or was never meant for it, is a bug and ends the test. */
#ifndef TESTS_UNIT_HELP_LONGER_H
#define TESTS_UNIT_HELP_LONGER_H
#include "help.h"

#include <ctype.h>
#include <pthread.h>

#include "base/hash.h"
#include "core/say.h"

enum { LONGER_TEXTS = 8192 }; /* more than twice as many as there are */
static struct {
    char *from, *to;
} longer_text[LONGER_TEXTS];
static pthread_mutex_t longer_lock = PTHREAD_MUTEX_INITIALIZER; /* opponents speak on a thread of their own */

static inline char *longer_words(const char *t)
{
    Buf b = {0};
    buf_add(&b, "");
    while (*t) {
        size_t n = 1;
        if (*t == '{') {
            n = 1 + strcspn(t + 1, ":}");
            n += t[n] != '\0';
        } else if (*t == '[') { /* a sign or a coin */
            n = strcspn(t, "]");
            n += t[n] != '\0';
            if (memchr(t, '{', n))
                n = 1 + strcspn(t + 1, ":");
        }
        if (t[n] == '=' && (t[n - 1] == ':' || t[n - 1] == '|'))
            n += 1 + strcspn(t + n, ":");
        if (n == 1 && isalpha((unsigned char)*t)) {
            while (isalpha((unsigned char)t[n]))
                n++;
            buf_addn(&b, t, n);
            for (size_t more = 0; 5 * more < 2 * n; more++)
                buf_add(&b, "q"); /* which no word of ours ends in */
        } else {
            buf_addn(&b, t, n);
        }
        t += n;
    }
    return b.text;
}

static inline const char *longer_find(const void *ctx, const char *t)
{
    (void)ctx;
    REQUIRE(pthread_mutex_lock(&longer_lock) == 0);
    size_t i = (size_t)(hash_string(t) % LONGER_TEXTS);
    while (longer_text[i].from && strcmp(longer_text[i].from, t) != 0)
        i = (i + 1) % LONGER_TEXTS;
    if (!longer_text[i].from) {
        longer_text[i].from = xstrdup(t);
        longer_text[i].to = longer_words(t);
    }
    REQUIRE(pthread_mutex_unlock(&longer_lock) == 0);
    return longer_text[i].to;
}

/* Is there a word in it that has grown more than once? */
static inline bool longer_twice(const char *text)
{
    for (const char *p = text; *p; p++) {
        size_t n = 0, added = 0;
        while (isalpha((unsigned char)p[n]))
            n++;
        while (added < n && p[n - 1 - added] == 'q')
            added++;
        if (added < n && added > (2 * (n - added) + 4) / 5) /* a lone q, as in the name of a folder, is no word */
            return true;
        p += n > 0 ? n - 1 : 0;
    }
    return false;
}

static inline int longer_form(int n)
{
    return n == 1 ? 0 : 1;
}

static const SayLanguage longer_language = {longer_find,  longer_form, "{a}, {b}", "{a} and {b}",
                                            "{a} or {b}", "{a} {b}",   "nothing",  NULL};

static inline void longer_forget(void)
{
    say_language(NULL);
    for (int i = 0; i < LONGER_TEXTS; i++) {
        free(longer_text[i].from);
        free(longer_text[i].to);
        longer_text[i].from = longer_text[i].to = NULL;
    }
}

#endif
