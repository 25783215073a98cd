/* SPDX-License-Identifier: MIT
 * Short notes to the person who runs the program, on standard error: a missing picture, no sound card, a folder that
 * cannot be written. Each sentence is printed once. */
#ifndef BASE_LOG_H
#define BASE_LOG_H
#include <stdbool.h>

#if defined(__GNUC__)
#define PRINTF_LIKE(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define PRINTF_LIKE(fmt, args)
#endif

void log_note(const char *format, ...) PRINTF_LIKE(1, 2);

/* A bug, not bad data: stays on in release builds. Prints the broken statement, calls the handler set by
 * log_on_bug (which saves the running game), and aborts. */
#define REQUIRE(x) ((x) ? (void)0 : log_bug(#x, __FILE__, __LINE__))
_Noreturn void log_bug(const char *what, const char *file, int line);

typedef void (*BugHandler)(void *ctx);
void log_on_bug(BugHandler handler, void *ctx);

/* Stops the program for a reason that is not a bug: prints the sentence and exits at once with this code. Does not clean
 * up, since other threads may still run; output is flushed. */
_Noreturn void log_give_up(const char *sentence, int code);

/* Called once, by any thread and possibly with almost no memory, to show the user why the program stops; NULL: not shown. */
typedef void (*LastWords)(const char *sentence, void *ctx);
void log_last_words(LastWords tell, void *ctx);

#endif
