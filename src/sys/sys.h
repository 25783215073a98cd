/* SPDX-License-Identifier: MIT
 * The only folder that starts SDL: window, input, clock, threads, paths, sound. The program survives poor environments
 * (no sound card, no writable home, no display): it logs them once with log_note() and does without. */
#ifndef SYS_SYS_H
#define SYS_SYS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <SDL.h>

const char *sys_reason(void);                /* SDL's last error, or words saying that none is known */
uint32_t sys_event_type(SDL_atomic_t *kept); /* the type of event kept there; the first call registers it */

/* ---- window --------------------------------------------------------------------------------------------------- */
typedef struct Window Window;
typedef struct {
    const char *title, *icon; /* icon: picture file, NULL: none */
    int w, h;                 /* requested size in window points, 0: window_usual; at most the desktop's */
    bool exact;               /* exactly that size, even if larger than the desktop */
    bool fullscreen;
    bool offscreen; /* no display at all: draws into memory, for screenshots and tests */
} WindowSpec;

/* Computes the default size in window points: 1280 x 800, larger on a screen with many dots per inch (0: unknown). */
void window_usual(float dots, int *w, int *h);
/* Opens the window; NULL, with a sentence in err: no display. Drawing is by software on the window's surface. SDL's
 * default, software pictures through OpenGL, costs nine times as much without a GPU (measured). */
Window *window_open(const WindowSpec *spec, char *err, size_t err_size);
void window_close(Window *w);
SDL_Surface *window_surface(Window *w); /* XRGB8888; replaced after a resize, see window_generation; may be NULL */
int window_generation(const Window *w); /* grows when the surface is replaced and its contents are lost */
void window_size(const Window *w, int *pixel_w, int *pixel_h);
void window_to_pixels(const Window *w, float *x, float *y);        /* mouse points to physical pixels */
void window_present(Window *w);                                    /* presents the whole surface */
void window_present_parts(Window *w, const SDL_Rect *part, int n); /* presents the changed parts */
void window_fullscreen(Window *w, bool on);
bool window_is_fullscreen(const Window *w);
bool window_handle(Window *w, const SDL_Event *e); /* handles resize and exposure; true: redraw the frame */

/* ---- clock and waiting ---------------------------------------------------------------------------------------- */
uint32_t clock_ms(void);
/* Waits at most `ms` for an event (-1: without limit; 0: does not wait). True if it took one. */
bool input_wait(SDL_Event *e, int ms);

/* ---- worker: one thread for thinking opponents ---------------------------------------------------------------- */
typedef struct Worker Worker;
typedef void (*WorkFn)(void *job, const SDL_atomic_t *stop); /* must check *stop often */
/* Starts the thread. Each job's end posts one SDL event of type worker_event_type(), user.code = the job's ticket. */
Worker *worker_new(void);
void worker_free(Worker *w);                       /* stops and joins */
int worker_start(Worker *w, WorkFn fn, void *job); /* the ticket (> 0); 0 when busy. job is borrowed until done */
bool worker_busy(const Worker *w);
void worker_stop(Worker *w); /* asks the running job to stop and waits for it */
uint32_t worker_event_type(void);

/* ---- worker queue: one thread for jobs that may wait for a slow disk, or for another program ------------------ */
typedef struct WorkerQueue WorkerQueue;
typedef void (*WorkerJob)(void *job);
/* Starts the thread. Each job's end posts an SDL event of type worker_queue_event_type(). Without threads jobs run at
 * once. name: of its work, "saving". */
WorkerQueue *worker_queue_new(const char *name);
void worker_queue_free(WorkerQueue *c); /* completes the pending jobs, however long that takes */
int worker_queue_add(WorkerQueue *c, WorkerJob fn,
                     void *job); /* runs after all others. Returns the ticket (> 0); job is borrowed until done */
bool worker_queue_wait(WorkerQueue *c, int ticket,
                       int ms); /* waits at most ms (-1: without limit). True if the job is done */
uint32_t worker_queue_event_type(void);

/* ---- paths ---------------------------------------------------------------------------------------------------- */
/* Return the user's folders (home.h), created if missing. Results live as long as the program. NULL: not writable. */
const char *path_config(void); /* settings */
const char *path_data(void);   /* games: continue, recent, finished */
const char *path_state(void);  /* log */
/* Returns the folder that holds assets/ and fonts/: $HORDEHALL_DATA, source tree, or installed. */
const char *path_assets(void);
const char *path_words(void); /* folder of language catalogues, such as de.mo: beside a build, else with the pictures */
const char *path_fonts(void); /* folder of the machine's fonts */
bool path_has_assets(void);   /* false: none, so that no text can be drawn */

/* ---- the desktop ---------------------------------------------------------------------------------------------- */
/* Opens a file with the program that the desktop has for its kind; does not wait for it. path: from the root, in UTF-8,
 * shorter than 1024 bytes. False: the desktop has none, or there is no desktop. */
bool desktop_open(const char *path);

/* ---- sound ---------------------------------------------------------------------------------------------------- */
typedef struct Sound Sound;
/* data_dir holds assets/sounds/. Opens no device: the first sound does, and three seconds of silence close it. Never
 * NULL. On a machine without sound everything below does nothing until a device can be opened: that is tried again when
 * something is to sound, after a second and then more and more rarely. It is tried at once if all levels were 0
 * before. */
Sound *sound_new(const char *data_dir);
void sound_free(Sound *s);
/* Sets the volumes, 0..100 each. Muting takes effect at once. */
void sound_levels(Sound *s, int effects, int music, int room, bool mute);
/* Plays a sound; word: a file of assets/sounds/ without ".ogg" (a missing one is logged once), with "+7" behind it
 * seven semitones higher; or a fanfare of music/, which the tune waits for. */
void sound_play(Sound *s, const char *word);
/* Switches the tavern sounds and the music on or off; they fade. Call sound_tick after it. */
void sound_ambience(Sound *s, bool room, bool tune);
/* Selects the tune of music/ (word is not copied; NULL: the Hall's) and its tension: 0 calm, 1 uneasy, 2 grave. A tune
 * fades out before the next begins; tension changes with the next bar. */
void sound_music(Sound *s, const char *word, int tension);
/* Call after every pass of the main loop. Returns the ms after which it must be called again at the latest; -1: no
 * limit. */
int sound_tick(Sound *s);
void sound_handle(Sound *s, const SDL_Event *e); /* handles devices added and removed; ignores other events */
bool sound_is_open(const Sound *s);
bool sound_is_missing(const Sound *s); /* true if a sound was requested and no device can be opened */

/* ---- speech --------------------------------------------------------------------------------------------------- */
typedef struct Speech Speech;
typedef enum {
    SPEECH_FOCUS, /* the focused item: replaces unfinished speech about the previous one */
    SPEECH_NEWS,  /* events and refusals: always spoken to the end */
    SPEECH_KINDS
} SpeechKind;
/* Uses Speech Dispatcher if present; otherwise logs that once and stays silent. */
Speech *speech_new(void);
void speech_free(Speech *s); /* stops speaking at once */
/* Speaks a sentence without blocking; language: "de". */
void speech_say(Speech *s, SpeechKind kind, const char *sentence, const char *language);
bool speech_is_missing(const Speech *s); /* true once no speech output was found */

/* ---- folders for exported files --------------------------------------------------------------------------------- */
/* The user's own pictures and documents, not the saved games. */
typedef enum { USER_PICTURES, USER_DOCUMENTS } UserFolder;

/* Finds the first writable one of these, for pictures: $XDG_PICTURES_DIR, its value in user-dirs.dirs in the
 * configuration folder (both are created if missing), ~/Pictures if it exists, the program's data folder; for documents
 * likewise. False: none. */
bool user_folder(UserFolder kind, char *out, size_t n);
/* Makes a path in that folder for a new file: "word.png", or "word (2).png" if that exists. ending: "png". */
bool user_path(const char *folder, const char *word, const char *ending, char *out, size_t n);

#endif
