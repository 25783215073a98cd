/* SPDX-License-Identifier: MIT */
#include "base/log.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/plain.h"

enum { NOTES_KEPT = 128 };

/* Variables at file scope, for facts about the process: the notes logged already, and the call
 * before it ends. */
static struct {
    atomic_flag busy; /* held while `said` is used: notes come from several threads */
    uint64_t said[NOTES_KEPT];
    int nsaid;
    BugHandler handler;
    void *ctx;
    LastWords tell;
    void *tell_ctx;
} process = {.busy = ATOMIC_FLAG_INIT};

static bool said_before(const char *text)
{
    uint64_t h = hash_string(text);
    bool found = false;
    while (atomic_flag_test_and_set_explicit(&process.busy, memory_order_acquire))
        continue;
    for (int i = 0; i < process.nsaid && !found; i++)
        found = process.said[i] == h;
    if (!found && process.nsaid < NOTES_KEPT)
        process.said[process.nsaid++] = h;
    atomic_flag_clear_explicit(&process.busy, memory_order_release);
    return found;
}

void log_note(const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(text, sizeof text, format, args);
    va_end(args);
    str_plain(text);
    if (!said_before(text))
        fprintf(stderr, "hordehall: %s\n", text);
}

void log_on_bug(BugHandler handler, void *ctx)
{
    process.handler = handler;
    process.ctx = ctx;
}

void log_last_words(LastWords tell, void *ctx)
{
    process.tell = tell;
    process.tell_ctx = ctx;
}

static void speak(const char *sentence)
{
    LastWords tell = process.tell;
    process.tell = NULL; /* if this fails, it is not called again */
    if (tell)
        tell(sentence, process.tell_ctx);
}

void log_give_up(const char *sentence, int code)
{
    fprintf(stderr, "hordehall: %s\n", sentence);
    (void)fflush(stdout);
    speak(sentence);
    _Exit(code);
}

void log_bug(const char *what, const char *file, int line)
{
    fprintf(stderr, "hordehall: a bug in the program: %s does not hold (%s:%d)\n", what, file, line);
    BugHandler handler = process.handler;
    process.handler = NULL; /* a bug inside the handler must not come back here */
    if (handler)
        handler(process.ctx);
    speak("Horde Hall has a bug and must stop. The game is saved.");
    abort();
}
