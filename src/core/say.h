/* SPDX-License-Identifier: MIT
 * Sentences for people. Every sentence is one whole template with named marks, never glued from parts, so that a translation
 * may reorder, repeat or drop the arguments:
 *
 *     char out[SENTENCE_MAX];
 *     say(out, sizeof out, SAY("{who} picks {n:1 monster|{n} monsters}."), say_s("who", "Mira"), say_n("n", 2));
 *
 * SAY("...") marks a template where it is used, N_("...") one that stands in a table and is used by SAY_TABLE(table[i]),
 * T_("...") a text without marks, such as the label of a button, where it is used; a gatherer of texts looks for these three.
 * say() writes to out[n], which must not be one of its arguments.
 *
 * A mark is {name}, or {name:form|form...}, of which one form is taken; a form may hold marks and forms itself, is best a
 * whole sentence, and which one it is depends on the argument called name:
 *
 *     a number   by the plural rule of the language, in English {n:1 card|{n} cards};
 *                forms that begin with =K: come first and are for that number only: {n:=0:no card|1 card|{n} cards}
 *     a list     the same, by its length
 *     a text     the first form for a text, the second for "" or a hidden one: {who:{who}, pick a card|Pick a card}
 *     a choice   its number: say_is yields 0 for true, {up:Slide it up.|Slide it down.}
 *
 * A mark without its argument, a form that is not there and a sentence that does not fit are bugs, and end the program
 * with a report: nothing is ever cut. All buffers for sentences have SENTENCE_MAX bytes, room enough for a language of
 * longer words. Arguments are taken as they are, and not looked into: a player called {n} stays so. */
#ifndef CORE_SAY_H
#define CORE_SAY_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h" /* SENTENCE_MAX */

typedef enum {
    SAY_END,
    SAY_TEXT,   /* text; n 1: a text for something hidden */
    SAY_NUMBER, /* n, with a true minus */
    SAY_SIGNED, /* n, with a plus or a true minus */
    SAY_SEAT,   /* the name of seat n: "{n}" until text_names of core/text.h fills it in */
    SAY_WHICH,  /* n: which form; cannot be printed */
    SAY_COMMA,  /* item[n]: "A, B, C" */
    SAY_AND,    /* "A, B and C" */
    SAY_OR,     /* "A, B or C" */
    SAY_LINES,  /* whole sentences, one after the other: "A. B." */
    SAY_LEAVE,  /* the mark stays in the text as it is */
} SayKind;

typedef struct {
    const char *name; /* of the mark */
    SayKind kind;
    int n;
    bool bold; /* "*A*", each item of a list by itself: the marks of gfx_paragraph */
    const char *text;
    const char *const *item;
} SayArg;

#ifdef HALL_WORDS /* cmake/Words.cmake extracts templates that are built from macros from the preprocessor's output */
#define N_(template) hall_words(template)
#define T_           N_
#define SAY          N_
#else
#define N_(template)  template
#define T_(label)     say_word(label)
#define SAY(template) SAY_TABLE(template)
#endif
#define SAY_TABLE(template)   ((SayArg){.kind = SAY_TEXT, .text = (template)})
#define say_status(code, ...) say_status_args((code), (const SayArg[]){__VA_ARGS__, {.kind = SAY_END}})
#define say(out, n, ...)      say_args((out), (n), (const SayArg[]){__VA_ARGS__, {.kind = SAY_END}})

static inline SayArg say_s(const char *name, const char *text)
{
    return (SayArg){.name = name, .kind = SAY_TEXT, .text = text};
}
/* A text for something hidden, such as "a card". */
static inline SayArg say_hidden(const char *name, const char *text)
{
    return (SayArg){.name = name, .kind = SAY_TEXT, .text = text, .n = 1};
}
static inline SayArg say_n(const char *name, int n)
{
    return (SayArg){.name = name, .kind = SAY_NUMBER, .n = n};
}
static inline SayArg say_signed(const char *name, int n)
{
    return (SayArg){.name = name, .kind = SAY_SIGNED, .n = n};
}
static inline SayArg say_seat(const char *name, int seat)
{
    return (SayArg){.name = name, .kind = SAY_SEAT, .n = seat};
}
static inline SayArg say_which(const char *name, int form)
{
    return (SayArg){.name = name, .kind = SAY_WHICH, .n = form};
}
static inline SayArg say_is(const char *name, bool is)
{
    return say_which(name, is ? 0 : 1);
}
/* kind: SAY_COMMA, SAY_AND, SAY_OR or SAY_LINES. An empty list reads "nothing". */
static inline SayArg say_list(const char *name, SayKind kind, const char *const *item, int n)
{
    return (SayArg){.name = name, .kind = kind, .n = n, .item = item};
}
static inline SayArg say_bold(SayArg arg)
{
    arg.bold = true;
    return arg;
}

/* Returns a Status whose sentence is shown to a person. */
Status say_status_args(int code, const SayArg *arg);

/* Implements say(): arg[0] is the template; SAY_END follows the last argument. */
void say_args(char *out, size_t n, const SayArg *arg);
/* As say_args, with a callback that finds the argument of each mark; false: no such argument. */
typedef bool (*SayFind)(void *ctx, const char *name, SayArg *out);
void say_found(char *out, size_t n, const char *template, SayFind find, void *ctx);
/* As say_found, for a text that has been said already and has marks left (SAY_LEAVE, SAY_SEAT). */
void say_rest(char *out, size_t n, const char *said, SayFind find, void *ctx);

typedef struct {
    /* Returns a template or name in this language; NULL: all stays English. Called by all threads. */
    const char *(*find)(const void *ctx, const char *template);
    int (*form)(int n);                    /* returns the plural form for n >= 0 */
    const char *comma, *and, * or, *lines; /* how lists are joined: "{a} and {b}" */
    const char *nothing;                   /* text of an empty list */
    const void *ctx;
} SayLanguage;
extern const SayLanguage say_english;
/* Sets the language of all threads. NULL: English. The old language must stay valid: its texts may be in use. */
void say_language(const SayLanguage *language);
/* Sets the language of this thread only; NULL: that of the others. */
void say_language_here(const SayLanguage *language);
/* Returns a name of a table (DefSpec.name, ScoreLine.label) in the current language; say() translates its templates
 * itself, and T_ a label. */
const char *say_word(const char *name);
/* As say_word, for several names. */
void say_words(const char *const *name, int n, const char **out);

#endif
