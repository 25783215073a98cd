/* SPDX-License-Identifier: MIT
 * Sends sentences to Speech Dispatcher. Its library is loaded at run time, and only when something is to be spoken; it
 * is not linked. A thread talks to it, because it may be slow. */
#include "sys/speech.h"

#include <stdlib.h>
#include <string.h>

#include <SDL.h>

#include "base/buf.h"
#include "base/log.h"
#include "sys/worker_queue.h"

/* The parts of libspeechd.h that we use, repeated here so that the build does not need it. */
typedef struct SPDConnection SPDConnection;
enum { SPD_MODE_SINGLE = 0, SPD_MESSAGE = 2, SPD_TEXT = 3 };
typedef struct {
    SPDConnection *(*open)(const char *client, const char *connection, const char *user, int mode);
    void (*close)(SPDConnection *c);
    int (*say)(SPDConnection *c, int priority, const char *text);
    int (*cancel)(SPDConnection *c);
    int (*set_language)(SPDConnection *c, const char *language);
} Library;

enum { LANGUAGE_ROOM = 16, GOODBYE_MS = 1000 };

struct Speech {
    void *object; /* NULL: no library */
    Library library;
    WorkerQueue *queue;
    SDL_atomic_t missing;
    SPDConnection *connection; /* connection and language: owned by the thread */
    char language[LANGUAGE_ROOM];
};

typedef struct {
    Speech *speech;
    SpeechKind kind;
    char language[LANGUAGE_ROOM];
    char sentence[];
} Utterance;

static bool find_all(Speech *s)
{
    struct {
        const char *name;
        void *at;
    } call[] = {{"spd_open", &s->library.open},
                {"spd_close", &s->library.close},
                {"spd_say", &s->library.say},
                {"spd_cancel", &s->library.cancel},
                {"spd_set_language", &s->library.set_language}};
    for (size_t i = 0; i < sizeof call / sizeof call[0]; i++) {
        void *found = SDL_LoadFunction(s->object, call[i].name);
        if (!found)
            return false;
        memcpy(call[i].at, &found, sizeof found);
    }
    return true;
}

Speech *speech_new(void)
{
    Speech *s = xcalloc(1, sizeof *s);
    s->object = SDL_LoadObject("libspeechd.so.2");
    if (s->object && find_all(s)) {
        s->queue = worker_queue_new("speaking");
        return s;
    }
    SDL_AtomicSet(&s->missing, 1);
    log_note("cannot read aloud: Speech Dispatcher (libspeechd.so.2) is missing");
    return s;
}

static void hang_up(void *job)
{
    Speech *s = job;
    if (!s->connection)
        return;
    (void)s->library.cancel(s->connection);
    s->library.close(s->connection);
    s->connection = NULL;
}

void speech_free(Speech *s)
{
    if (!s)
        return;
    if (s->queue && !worker_queue_wait(s->queue, worker_queue_add(s->queue, hang_up, s), GOODBYE_MS)) {
        log_note("Speech Dispatcher no longer answers");
        return; /* the thread may still be waiting for the server and keeps its data: we do not wait for the thread */
    }
    worker_queue_free(s->queue);
    if (s->object)
        SDL_UnloadObject(s->object);
    free(s);
}

static bool has_connection(Speech *s)
{
    if (s->connection)
        return true;
    if (SDL_AtomicGet(&s->missing))
        return false;
    s->connection = s->library.open("hordehall", "main", NULL, SPD_MODE_SINGLE);
    if (s->connection)
        return true;
    SDL_AtomicSet(&s->missing, 1);
    log_note("cannot read aloud: Speech Dispatcher does not answer");
    return false;
}

/* Speaks one utterance: a text replaces the text before it, messages are spoken to the end, in order. */
static void utter(void *job)
{
    static const int priority[SPEECH_KINDS] = {[SPEECH_FOCUS] = SPD_TEXT, [SPEECH_NEWS] = SPD_MESSAGE};
    Utterance *u = job;
    Speech *s = u->speech;
    if (has_connection(s)) {
        if (strcmp(u->language, s->language) != 0)
            (void)s->library.set_language(s->connection, u->language);
        memcpy(s->language, u->language, sizeof s->language);
        /* the server has ended: reconnect at the next utterance */
        if (s->library.say(s->connection, priority[u->kind], u->sentence) < 0) {
            s->library.close(s->connection);
            s->connection = NULL;
            s->language[0] = '\0';
        }
    }
    free(u);
}

void speech_say(Speech *s, SpeechKind kind, const char *sentence, const char *language)
{
    if (!sentence[0] || speech_is_missing(s))
        return;
    size_t n = strlen(sentence) + 1;
    Utterance *u = xcalloc(1, sizeof *u + n);
    u->speech = s;
    u->kind = kind;
    (void)SDL_strlcpy(u->language, language, sizeof u->language);
    memcpy(u->sentence, sentence, n);
    (void)worker_queue_add(s->queue, utter, u);
}

bool speech_is_missing(const Speech *s)
{
    return SDL_AtomicGet((SDL_atomic_t *)&s->missing) != 0;
}
