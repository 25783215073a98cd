/* SPDX-License-Identifier: MIT
 * What the files of the program share and no scene sees. Tests drive an App with these, without a display. */
#ifndef APP_APP_INT_H
#define APP_APP_INT_H
#include "app/app.h"
#include "app/languages.h"
#include "app/options.h"
#include "app/pad.h"
#include "app/savegames.h"

enum { LAYERS = 8, SAYS = 4, CHANGES = 4, PATH_ROOM = 1100, SAY_ROOM = 2 * SENTENCE_MAX + PATH_ROOM };

typedef struct {
    const Scene *scene;
    void *data;
    char focus[64];       /* where the keys were when something came above it */
    bool plain;           /* opened without an argument */
    const char *language; /* that was spoken when it was opened */
} Layer;

typedef struct {
    char heading[SENTENCE_MAX], text[SAY_ROOM]; /* text: with what a Status says, and the name of a file */
} Say;

typedef struct {
    enum { CHANGE_GO, CHANGE_PUSH, CHANGE_POP } kind;
    const Scene *scene;
    void *arg; /* our copy */
} Change;

typedef struct SaveJob SaveJob;

typedef struct { /* the games on disk: autosave.c */
    Shelf shelf; /* the thread's, while games are under way to it */
    Draft draft; /* likewise */
    WorkerQueue *queue;
    SaveJob *first, *last; /* under way */
    uint32_t number;       /* of the match that is played: the how-manieth it is */
    uint32_t watched;      /* the last one that only lies there to be looked at */
    uint32_t tallied;      /* the last one whose cards were counted */
    bool said;             /* that nothing can be kept */
    bool said_settings, said_draft, slow;
    bool asked;  /* file was looked at */
    Match *left; /* the game that was left, or NULL */
    bool whole;  /* it was read to its end */
    char what[SENTENCE_MAX], who[SENTENCE_MAX];
    const char *said_in; /* the language of these two; NULL: they were not said yet */
} Save;

typedef struct { /* --soak */
    int games;
    long turns, stalls, stalls_cpu;              /* of the main loop; those longer than 100 ms */
    double woke, woke_cpu, longest, longest_cpu; /* ms */
} Soak;

struct App {
    Launch launch;
    Settings settings, kept; /* kept: as they were in the file, below what the command line says */
    Settings written;        /* as this program read or wrote the file last: the thread's, once jobs are under way */
    Languages *languages;
    Window *window;
    Gfx *gfx;
    Ui *ui;
    Worker *worker;
    Sound *sound;                 /* NULL: nothing is to be heard (pictures for files) */
    Speech *speech;               /* NULL: nothing is read aloud */
    const char *tune;             /* that a scene has asked for; NULL: the Hall's */
    int tension;                  /* of it, 0 to 2 */
    uint32_t sound_at, lively_at; /* lively_at: when somebody last did something, or something was drawn after that */
    bool sound_waits, behind, drawn; /* behind: another window has the keys; drawn: the first frame was shown */
    bool lively;                     /* somebody has touched the program, and it has not been left alone since */
    Pad *pad;
    KeyUse use[KEY_ACTIONS];                        /* what keys mean in this pass */
    Lesson lesson[SETTINGS_GAMES][LESSONS_OF_GAME]; /* by the place of the game in game_list */
    bool lessons_read;
    Match *match, *gone; /* gone: the one before, until the scenes that looked at it are closed */
    Save save;
    Layer layer[LAYERS];
    int nlayers, generation;
    Change change[CHANGES];
    int nchanges;
    Say say[SAYS];
    int nsays;
    uint32_t said;             /* how many have been read and put away */
    char notice[SENTENCE_MAX]; /* "": none */
    uint32_t notice_until;
    bool notice_waits;     /* for another scene */
    const Game *first_win; /* not spoken of yet; or NULL */
    char last_scene[32];   /* what stood on top in the last pass */
    bool quit, redraw, covered, still, hidden, no_files;
    bool exposed;         /* the window has lost what it showed: all of it is presented again */
    const Scene *settled; /* what stood on top in the last frame */
    uint32_t wake_at;
    bool wakes;
    int button;      /* mouse buttons held: bits */
    Uint16 held;     /* Ctrl, Alt and so on, as the last key said; SDL itself is ahead of what is being handled */
    char *inspected; /* the last line printed by --inspect */
    Soak soak;
    void *reserve; /* memory for the last words */
};

/* Offscreen or with a window, as the launch says; NULL with a sentence. Opens no scene yet. */
App *app_new(const Launch *launch, char *err, size_t err_size);
void app_free(App *app);
/* The scene and match the command line asks for. */
Status app_start(App *app);
int app_run(App *app);        /* until it quits; the exit code */
int app_screenshot(App *app); /* the exit code */

/* app_pass.c */
void app_dry(App *app, const Input *in); /* one input; NULL: none. Carries out changes of scene after it */
void app_draw(App *app);
Rect app_dialog_rect(App *app, Ui *ui, const Say *say);

void app_hear_pass(App *app); /* at the end of a pass: what it wants heard; M mutes */
void app_hear(App *app);      /* after every turn of the main loop */
void app_sound_levels(App *app);

void app_aloud(App *app); /* aloud.c: after a frame was drawn; says what is new on it, if that is set */

void stack_changes(App *app);
void stack_close(App *app);
const Scene *stack_top(const App *app);

/* app_events.c */
void app_handle(App *app, const SDL_Event *e);
void app_full_screen(App *app); /* on or off */
bool input_from(App *app, const SDL_Event *e, Input *in);

/* soak.c: around every turn of the main loop */
void soak_wakes(App *app);
void soak_sleeps(App *app);

/* autosave.c */
void save_open(Save *s, const char *folder); /* NULL: nothing can be kept */
void save_close(Save *s);
void save_look(App *app);   /* reads what was left, once */
void save_settle(App *app); /* waits until everything is on disk, however long that takes */
void save_settings(App *app, const char *path, const Settings *settings);
void save_on_bug(void *ctx);

#endif
