/* SPDX-License-Identifier: MIT */
#include "core/say.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/plain.h"

/* ---- the language ------------------------------------------------------------------------------------------------ */

static int english_form(int n)
{
    return n == 1 ? 0 : 1;
}

const SayLanguage say_english = {
    .form = english_form,
    .comma = N_("{a}, {b}"),
    .and = N_("{a} and {b}"),
    .or = N_("{a} or {b}"),
    .lines = N_("{a} {b}"),
    .nothing = N_("nothing"),
};

/* Belongs to the process itself, like the notes of base/log.c: there is one current language. */
static _Atomic(const SayLanguage *) spoken = &say_english;
static _Thread_local const SayLanguage *spoken_here;

void say_language(const SayLanguage *language)
{
    atomic_store(&spoken, language ? language : &say_english);
}

void say_language_here(const SayLanguage *language)
{
    spoken_here = language;
}

static const SayLanguage *now(void)
{
    return spoken_here ? spoken_here : atomic_load_explicit(&spoken, memory_order_acquire);
}

const char *say_word(const char *name)
{
    const SayLanguage *l = now();
    return l->find ? l->find(l->ctx, name) : name;
}

void say_words(const char *const *name, int n, const char **out)
{
    for (int i = 0; i < n; i++)
        out[i] = say_word(name[i]);
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

typedef struct {
    char *text;
    size_t n, room;
    const char *template;
    SayFind find;
    void *ctx;
} Out;

static _Noreturn void complain(const Out *o, const char *about)
{
    char what[SENTENCE_MAX + 80];
    (void)snprintf(what, sizeof what, "%s in \"%s\"", about, o->template);
    log_bug(what, __FILE__, __LINE__);
}

/* Returns how many bytes of a text there is room for, in whole characters. */
static size_t cut(const Out *o, const char *text, size_t n)
{
    size_t room = o->room - o->n - 1;
    if (now()->ctx == NULL) /* not from a file: a bug of ours */
        complain(o, "a sentence that fits");
    log_note("a sentence of this language is too long and is cut: '%.60s'", o->template);
    while (n > room || (n > 0 && ((unsigned char)text[n] & 0xC0) == 0x80))
        n--;
    return n;
}

static void put(Out *o, const char *text, size_t n)
{
    if (n >= o->room - o->n)
        n = cut(o, text, n);
    memcpy(o->text + o->n, text, n);
    o->n += n;
    o->text[o->n] = '\0';
}

static void put_number(Out *o, int n, const char *plus)
{
    char digits[16];
    const char *sign = n < 0 ? "\u2212" : n > 0 ? plus : "";
    put(o, sign, strlen(sign));
    int length = snprintf(digits, sizeof digits, "%u", n < 0 ? 0u - (unsigned)n : (unsigned)n);
    put(o, digits, (size_t)length);
}

static void put_text(Out *o, const char *text, bool bold)
{
    put(o, "*", bold);
    put(o, text, strlen(text));
    put(o, "*", bold);
}

static void fill(Out *o, const char *from, const char *end);
static void put_arg(Out *o, const SayArg *a);

static bool find_in_pair(void *ctx, const char *name, SayArg *out)
{
    const SayArg *pair = ctx;
    if ((name[0] != 'a' && name[0] != 'b') || name[1] != '\0')
        return false;
    *out = pair[name[0] - 'a'];
    return true;
}

/* The last item is joined by the template, all before it by commas (sentences stand by themselves). */
static void put_list(Out *o, const SayArg *a)
{
    if (a->n <= 1) {
        const char *only = a->n == 1 ? a->item[0] : say_word(now()->nothing);
        put_text(o, only, a->bold && a->n == 1);
        return;
    }
    const char *join = a->kind == SAY_AND     ? now()->and
                       : a->kind == SAY_OR    ? now()->or
                       : a->kind == SAY_LINES ? now()->lines
                                              : now()->comma;
    SayArg pair[2] = {*a, {.kind = SAY_TEXT, .text = a->item[a->n - 1], .bold = a->bold}};
    pair[0].n--;
    pair[0].kind = a->kind == SAY_LINES ? SAY_LINES : SAY_COMMA;
    Out part = {o->text, o->n, o->room, say_word(join), find_in_pair, pair};
    fill(&part, part.template, part.template + strlen(part.template));
    o->n = part.n;
}

static void put_arg(Out *o, const SayArg *a)
{
    char seat[16];
    switch (a->kind) {
    case SAY_TEXT:
        put_text(o, a->text ? a->text : "", a->bold && a->n == 0);
        return;
    case SAY_NUMBER:
        put_number(o, a->n, "");
        return;
    case SAY_SIGNED:
        put_number(o, a->n, "+");
        return;
    case SAY_SEAT:
        (void)snprintf(seat, sizeof seat, "{%d}", a->n);
        put_text(o, seat, a->bold);
        return;
    case SAY_COMMA:
    case SAY_AND:
    case SAY_OR:
    case SAY_LINES:
        put_list(o, a);
        return;
    case SAY_WHICH:
    case SAY_LEAVE:
    case SAY_END:
        break;
    }
    complain(o, "an argument that can be printed");
}

/* ---- templates --------------------------------------------------------------------------------------------------- */

/* Returns the end of the form that begins at p: a '|' or the '}' of its mark; NULL: none. */
static const char *form_end(const char *p, const char *end)
{
    for (int depth = 0; p < end; p++) {
        if (depth == 0 && (*p == '|' || *p == '}'))
            return p;
        depth += (*p == '{') - (*p == '}');
    }
    return NULL;
}

/* Parses "=12:" at p: returns the text after it, and the number in *n; otherwise p. */
static const char *exact(const char *p, int *n)
{
    char *after;
    if (*p != '=')
        return p;
    *n = (int)strtol(p + 1, &after, 10);
    return *after == ':' ? after + 1 : p;
}

static int form_of(const SayArg *a)
{
    bool counted = a->kind == SAY_NUMBER || a->kind == SAY_SIGNED || a->item;
    if (counted)
        return now()->form(abs(a->n));
    if (a->kind == SAY_TEXT)
        return a->n != 0 || !a->text || !a->text[0];
    return a->kind == SAY_WHICH ? a->n : 0;
}

/* Writes the chosen form of the mark at p; returns the text after the mark. */
static const char *fill_form(Out *o, const SayArg *a, const char *p, const char *end)
{
    const char *from = NULL, *to = NULL, *stop = p - 1;
    int wanted = form_of(a), nth = 0;
    bool done = false;
    do {
        const char *form = stop + 1;
        int only = 0;
        stop = form_end(form, end);
        if (!stop)
            complain(o, "a mark that ends");
        const char *words = exact(form, &only);
        bool suits = words != form ? only == a->n : nth++ <= wanted;
        if (suits && !done) { /* with fewer forms than the language has, the last */
            from = words;
            to = stop;
            done = words != form;
        }
    } while (*stop == '|');
    if (!from || (a->kind != SAY_NUMBER && a->kind != SAY_SIGNED && !a->item && nth <= wanted))
        complain(o, "a form for every case");
    fill(o, from, to);
    return stop + 1;
}

static void fill(Out *o, const char *from, const char *end)
{
    for (const char *p = from; p < end;) {
        const char *mark = memchr(p, '{', (size_t)(end - p));
        put(o, p, (size_t)((mark ? mark : end) - p));
        if (!mark)
            return;
        char name[32] = "";
        SayArg a = {.kind = SAY_END};
        size_t n = strcspn(mark + 1, ":}");
        const char *after = mark + 1 + n;
        if (after < end && n < sizeof name)
            memcpy(name, mark + 1, n);
        if (!o->find(o->ctx, name, &a))
            complain(o, "a mark with its argument");
        if (a.kind == SAY_LEAVE) {
            put(o, "{", 1);
            p = mark + 1;
        } else if (*after == '}') {
            put_arg(o, &a);
            p = after + 1;
        } else {
            p = fill_form(o, &a, after + 1, end);
        }
    }
}

void say_rest(char *out, size_t n, const char *said, SayFind find, void *ctx)
{
    REQUIRE(n > 0);
    out[0] = '\0';
    Out o = {out, 0, n, said, find, ctx};
    fill(&o, said, said + strlen(said));
}

void say_found(char *out, size_t n, const char *template, SayFind find, void *ctx)
{
    say_rest(out, n, say_word(template), find, ctx);
}

static bool find_in_args(void *ctx, const char *name, SayArg *out)
{
    const SayArg *arg = ctx;
    for (; arg->kind != SAY_END; arg++)
        if (strcmp(arg->name, name) == 0) {
            *out = *arg;
            return true;
        }
    return false;
}

void say_args(char *out, size_t n, const SayArg *arg)
{
    say_found(out, n, arg[0].text, find_in_args, (void *)(uintptr_t)(arg + 1));
}

Status say_status_args(int code, const SayArg *arg)
{
    Status s = {.code = code ? code : 1};
    say_args(s.text, sizeof s.text, arg);
    str_plain(s.text);
    return s;
}
