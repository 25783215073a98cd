/* SPDX-License-Identifier: MIT
 * Shared by the files of the program, unknown to scenes. Tests drive an App with these, without a display. */
#ifndef APP_APP_INT_H
#define APP_APP_INT_H
#include "app/app.h"
#include "app/languages.h"
#include "app/options.h"
#include "app/pad.h"
#include "app/savegames.h"
#include "sys/sound.h"
#include "sys/speech.h"
#include "sys/window.h"
#include "sys/worker_queue.h"

enum { LAYERS = 8, SAYS = 4, CHANGES = 4, PATH_ROOM = 1100, SAY_ROOM = 2 * SENTENCE_MAX + PATH_ROOM };

typedef struct {
    SceneId id;
    const Scene *scene;
    void *data;
    char focus[64];       /* the focused id when another scene was pushed above */
    bool plain;           /* opened without an argument */
    const char *language; /* in use when it was opened */
} Layer;

typedef struct {
    char heading[SENTENCE_MAX], text[SAY_ROOM]; /* text: has room for the text of a Status and a file name */
} Say;

typedef struct {
    enum { CHANGE_GO, CHANGE_PUSH, CHANGE_POP } kind;
    SceneId scene;
    void *arg; /* our copy */
} Change;

typedef struct SaveJob SaveJob;

typedef struct { /* the games on disk: autosave.c */
    Shelf shelf; /* owned by the thread while jobs are pending */
    Draft draft; /* likewise */
    WorkerQueue *queue;
    SaveJob *first, *last; /* under way */
    uint32_t number;       /* serial number of the current match */
    uint32_t watched;      /* number of the last match that is only watched */
    uint32_t tallied;      /* number of the last match whose cards were counted */
    bool said;             /* the player knows that saving fails */
    bool said_settings, said_draft, slow;
    bool asked;  /* the file has been read */
    Match *left; /* the game that was left, or NULL */
    bool whole;  /* it was read to its end */
    char what[SENTENCE_MAX], who[SENTENCE_MAX];
    const char *said_in; /* language of these two texts; NULL: not made yet */
} Save;

typedef struct { /* --soak */
    int games;
    long turns, stalls, stalls_cpu;              /* turns of the main loop; those longer than 100 ms */
    double woke, woke_cpu, longest, longest_cpu; /* ms */
} Soak;

struct App {
    Launch launch;
    const Scene *const *scenes; /* by SceneId */
    Settings settings, kept;    /* kept: as read from the file, before the command line overrides them */
    /* as this program last read or wrote the file; owned by the thread once jobs are pending */
    Settings written;
    Languages *languages;
    Window *window;
    Gfx *gfx;
    Ui *ui;
    Worker *worker;
    Sound *sound;                    /* NULL: no sound (screenshots) */
    Speech *speech;                  /* NULL: nothing is read aloud */
    const char *tune;                /* requested by the scene; NULL: the Hall's */
    int tension;                     /* tension of the tune, 0 to 2 */
    uint32_t sound_at, lively_at;    /* lively_at: time of the last input or frame */
    bool sound_waits, behind, drawn; /* behind: another window has the focus; drawn: the first frame was shown */
    bool lively;                     /* there was input, and the program has not been idle since */
    Pad *pad;
    KeyUse use[KEY_ACTIONS_MAX];                    /* bindings of this pass */
    Lesson lesson[SETTINGS_GAMES][LESSONS_OF_GAME]; /* by the place of the game in game_list */
    Lesson mined[SETTINGS_GAMES];
    bool lessons_read, mined_read[SETTINGS_GAMES];
    Match *match, *gone; /* gone: the previous one, until the scenes that use it are closed */
    Save save;
    Layer layer[LAYERS];
    int nlayers, generation;
    Change change[CHANGES];
    int nchanges;
    Say say[SAYS];
    int nsays;
    uint32_t said;             /* number of dialogs the player has closed */
    char notice[SENTENCE_MAX]; /* "": none */
    uint32_t notice_until;
    bool notice_waits;     /* it belongs to the pending scene */
    const Game *first_win; /* the Hall has not congratulated yet; or NULL */
    Said gossip;           /* lines of the innkeeper */
    char last_scene[32];   /* word of the top scene in the last pass */
    bool quit, redraw, covered, still, hidden, no_files;
    bool exposed;    /* the window lost its contents: present everything again */
    SceneId settled; /* top scene of the last frame */
    uint32_t wake_at;
    bool wakes;
    int button; /* mouse buttons held: bits */
    /* Ctrl, Alt and so on at the last key event; SDL's own state is ahead of the event being handled */
    Uint16 held;
    char *inspected; /* the last line printed by --inspect */
    Soak soak;
    void *reserve; /* memory for the last message */
};

/* Creates the App, offscreen or with a window, as the launch says; NULL: err holds a sentence. Opens no scene yet.
 * scenes: SCENES of them (app/scenes/list.h), not copied. */
App *app_new(const Launch *launch, const Scene *const *scenes, char *err, size_t err_size);
void app_free(App *app);
/* Opens the scene and match that the command line asks for. */
Status app_start(App *app);
int app_run(App *app);        /* runs until it quits; returns the exit code */
int app_screenshot(App *app); /* returns the exit code */

/* app_pass.c */
void app_dry(App *app, const Input *in); /* one input; NULL: none. Carries out changes of scene after it */
void app_draw(App *app);

void app_hear_pass(App *app); /* end of a pass: plays the sounds the scene asked for, rumbles; M mutes */
void app_hear(App *app);      /* after every turn of the main loop */
void app_sound_levels(App *app);

void stack_changes(App *app);
void stack_close(App *app);
SceneId stack_top(const App *app);

/* app_events.c */
void app_handle(App *app, const SDL_Event *e);
void app_full_screen(App *app); /* on or off */
bool input_from(App *app, const SDL_Event *e, Input *in);

/* soak.c: around every turn of the main loop */
void soak_wakes(App *app);
void soak_sleeps(App *app);

/* autosave.c */
void save_open(Save *s, const char *folder); /* NULL: nothing can be saved */
void save_close(Save *s);
void save_settle(App *app); /* waits until everything is on disk, however long that takes */
void save_settings(App *app, const char *path, const Settings *settings, bool tells); /* tells: of a failure, once */
void save_on_bug(void *ctx);

#endif
