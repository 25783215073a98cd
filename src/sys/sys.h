/* SPDX-License-Identifier: MIT
 * The only folder that starts SDL: window, input, clock, threads, paths, sound.  Poor environments (no sound
 * card, no writable home, no display) are survived: said once through log_note(), then lived with. */
#ifndef SYS_SYS_H
#define SYS_SYS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <SDL.h>

const char *sys_reason(void); /* what SDL says went wrong; where it says nothing, a few words that say so */

/* ---- window --------------------------------------------------------------------------------------------------- */
typedef struct Window Window;
typedef struct {
    const char *title, *icon; /* icon: the file of a picture, NULL: none */
    int w, h;                 /* wished size in window points, 0: window_usual; no larger than the desktop */
    bool exact;               /* .. or larger: somebody has asked for that very size */
    bool fullscreen;
    bool offscreen; /* no display at all: draws into memory, for screenshots and tests */
} WindowSpec;

/* The size nobody wished, in window points: 1280 x 800, larger on a screen with many dots an inch (0: not known). */
void window_usual(float dots, int *w, int *h);
/* NULL with a sentence in err when there is no display. One draws by software on the window's surface (measured: SDL's
 * default of showing software pictures through OpenGL costs nine times as much without a GPU). */
Window *window_open(const WindowSpec *spec, char *err, size_t err_size);
void window_close(Window *w);
SDL_Surface *window_surface(Window *w); /* XRGB8888; another one after a resize, see window_generation; may be NULL */
int window_generation(const Window *w); /* grows when the surface is another one: what was drawn is gone */
void window_size(const Window *w, int *pixel_w, int *pixel_h);
void window_to_pixels(const Window *w, float *x, float *y);        /* mouse points to physical pixels */
void window_present(Window *w);                                    /* all of it */
void window_present_parts(Window *w, const SDL_Rect *part, int n); /* what has changed */
void window_fullscreen(Window *w, bool on);
bool window_is_fullscreen(const Window *w);
bool window_handle(Window *w, const SDL_Event *e); /* resize, exposure; true: the frame must be drawn again */

/* ---- clock and waiting ---------------------------------------------------------------------------------------- */
uint32_t clock_ms(void);
/* Waits for an event at most `ms` (-1: until one comes; 0: does not wait). True when one was taken. */
bool input_wait(SDL_Event *e, int ms);

/* ---- worker: one thread for thinking opponents ---------------------------------------------------------------- */
typedef struct Worker Worker;
typedef void (*WorkFn)(void *job, const SDL_atomic_t *stop); /* must look at *stop often */
/* When a job ends, one SDL event of type worker_event_type() is posted with user.code = the job's ticket. */
Worker *worker_new(void);
void worker_free(Worker *w);                       /* stops and joins */
int worker_start(Worker *w, WorkFn fn, void *job); /* the ticket (> 0); 0 when busy. job is borrowed until done */
bool worker_busy(const Worker *w);
void worker_stop(Worker *w); /* asks the running job to stop and waits for it */
uint32_t worker_event_type(void);

/* ---- worker queue: one thread for what may have to wait for a slow disk --------------------------------------------- */
typedef struct WorkerQueue WorkerQueue;
typedef void (*WorkerJob)(void *job);
/* When one is done, an SDL event of type worker_queue_event_type() is posted. Without threads each is done at once. */
WorkerQueue *worker_queue_new(void);
void worker_queue_free(WorkerQueue *c); /* does what is left, however long it takes */
int worker_queue_add(WorkerQueue *c, WorkerJob fn,
                     void *job); /* after all others. The ticket (> 0); job is borrowed until done */
bool worker_queue_wait(WorkerQueue *c, int ticket,
                       int ms); /* at most ms (-1: for as long as it takes). True when it is done */
uint32_t worker_queue_event_type(void);

/* ---- paths ---------------------------------------------------------------------------------------------------- */
/* The user's folders (home.h), made when missing. Results live as long as the program. NULL: not writable. */
const char *path_config(void); /* settings */
const char *path_data(void);   /* games: continue, recent, finished */
const char *path_state(void);  /* log */
/* The folder that holds assets/ and fonts/: $HORDEHALL_DATA, source tree, or installed. */
const char *path_assets(void);
const char *path_words(void); /* catalogues of other languages, DE.mo: beside a build, else with the pictures */
const char *path_fonts(void); /* fonts of the machine */
bool path_has_assets(void);   /* false: there is none, and no word can be written on the screen */

/* ---- sound ---------------------------------------------------------------------------------------------------- */
typedef struct Sound Sound;
/* data_dir holds assets/sounds/. Opens no device yet: the first sound does, and three seconds of silence let it go.
 * Never NULL; on a machine without sound everything below does nothing, until one has come: the machine is asked again
 * when something is to sound, after a second and then more and more rarely; at once when all levels were 0 before. */
Sound *sound_new(const char *data_dir);
void sound_free(Sound *s);
/* 0..100 each. Muting is silent at once. */
void sound_levels(Sound *s, int effects, int music, int room, bool mute);
/* word: name of a file of assets/sounds/ without ".ogg"; one that is not there is said once. Or a fanfare of music/:
 * the tune waits for it. */
void sound_play(Sound *s, const char *word);
/* Whether the tavern is heard in the background, and the music; they fade in and out. Call sound_tick after it. */
void sound_ambience(Sound *s, bool room, bool tune);
/* Which tune of music/ it is, not copied (NULL: the Hall's), and how tense: 0 calm, 1 uneasy, 2 grave. One fades out
 * before the other begins; tension changes with the next bar. */
void sound_music(Sound *s, const char *word, int tension);
/* To be called after every pass of the main loop. Returns in how many ms at the latest it wants to be called again,
 * -1: no hurry. */
int sound_tick(Sound *s);
void sound_handle(Sound *s, const SDL_Event *e); /* devices that come and go; all other events are ignored */
bool sound_is_open(const Sound *s);
bool sound_is_missing(const Sound *s); /* something was to be heard, and no device takes it */

/* ---- speech --------------------------------------------------------------------------------------------------- */
typedef struct Speech Speech;
typedef enum {
    SPEECH_FOCUS, /* what one stands at: takes the place of what was said of the place before */
    SPEECH_NEWS,  /* what happened, and refusals: said to its end */
    SPEECH_KINDS
} SpeechKind;
/* Through Speech Dispatcher, where it is; where it is not that is said once in the log, and nothing is heard. */
Speech *speech_new(void);
void speech_free(Speech *s);                                                             /* is silent at once */
void speech_say(Speech *s, SpeechKind kind, const char *sentence, const char *language); /* "de"; waits for nothing */
bool speech_is_missing(const Speech *s); /* nothing on this machine speaks, as far as is known */

#endif
