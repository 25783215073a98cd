/* SPDX-License-Identifier: MIT
 * The program: one window, a stack of scenes, the settings, the current match.
 *
 * A scene is one screen. Its frame function draws its items (ui/ui.h) and handles their use; it changes scenes with
 * app_go/app_push/app_pop, which take effect after the pass. No scene knows another's struct. */
#ifndef APP_APP_H
#define APP_APP_H
#include "app/draft.h"
#include "app/innkeeper.h"
#include "app/ledger.h"
#include "app/savegames.h"
#include "app/settings.h"
#include "core/match.h"
#include "lesson/lesson.h"
#include "sys/worker.h"
#include "ui/ui.h"

typedef struct App App;

/* Ids by which scenes name each other; app/scenes/list.c has the table. */
typedef enum {
    SCENE_NONE,
    SCENE_TITLE,
    SCENE_SETUP,
    SCENE_PLAY,
    SCENE_SCORING,
    SCENE_SETTINGS,
    SCENE_PAUSE,
    SCENE_RULES,
    SCENE_CREDITS,
    SCENE_GALLERY,
    SCENE_CARD,
    SCENE_CHRONICLE,
    SCENE_STATISTICS,
    SCENE_MEDALS,
    SCENE_LESSONS,
    SCENE_PEOPLE,
    SCENE_MEET, /* a special card that appears for the first time */
    SCENE_DECK, /* opened by app_go: it returns to the set-up by itself */
    SCENES
} SceneId;

typedef struct Scene {
    const char *word;                         /* "title", "setup", "play" ...: --scene, --inspect */
    void *(*open)(App *app, const void *arg); /* arg: see the scene's header; returns the scene's own data */
    void (*frame)(void *data, App *app, Ui *ui);
    void (*event)(void *data, App *app, const SDL_Event *e); /* worker answers; may be NULL */
    void (*close)(void *data, App *app);
    bool overlay; /* drawn over the scene below it, which the program veils and puts out of reach */
    bool leads;   /* places the keyboard focus itself, also when the keyboard opened it */
} Scene;

/* app_go: replaces the whole stack; app_push: opens on top (pause, settings, rules). arg is copied. */
void app_go(App *app, SceneId scene, const void *arg, size_t arg_size);
void app_push(App *app, SceneId scene, const void *arg, size_t arg_size);
void app_pop(App *app);
void app_quit(App *app);
/* True while a scene is drawn below an overlay (pause, rules) or a dialog. Such a scene draws its state and starts
 * nothing: no opponent thinks, no story continues. */
bool app_covered(const App *app);

Settings *app_settings(App *app);
const struct Languages *app_languages(const App *app);
void app_settings_changed(App *app); /* applies and saves them */
/* Saves what the program notes for itself: nothing to apply, and where it cannot be saved nobody need know. */
void app_settings_keep(App *app);
bool app_settings_kept(const App *app); /* false: they could not be saved and last until the program ends */
/* Sets the tune, a word of music/ that is not copied (NULL: the Hall's), and its tension, 0 to 2. */
void app_music(App *app, const char *word, int tension);
void app_fanfare(App *app, const char *word); /* once, of music/ too: the tune waits for it */
bool app_sound_missing(const App *app);       /* True if this machine cannot play sound */
bool app_speech_missing(const App *app);      /* True if reading aloud is on and there is no speech output */
Worker *app_worker(App *app);
/* Shows a sentence in a dialog on top until the player closes it (bad save, no writable folder). */
void app_say(App *app, const char *heading, const char *sentence);

void app_open_rules(App *app); /* opens the rules of app_match(), or of the first game */
/* Shows a short message that disappears by itself, for an effect that nothing else shows ("Sound is off"). If a scene
 * change is pending, the message appears on the new scene. */
void app_notice(App *app, const char *words);
void app_first_win(App *app, const Game *g); /* remembers it, for the Hall to congratulate once */
const Game *app_tell_first_win(App *app);    /* returns and forgets it; NULL: none */
Said *app_said(App *app);                    /* lines of the innkeeper since the program started */

/* ---- the current game: owned by the App, so that pause, settings and scoring can be scenes of their own --------- */
Match *app_match(App *app);             /* NULL: none */
void app_set_match(App *app, Match *m); /* owns m; frees the previous one once its scenes are closed */
/* Call after every move: saves to `continue.journal` in the data folder, and moves any other game there to recent/;
 * tells the player once if that fails. */
void app_autosave(App *app);
/* Saves a game that is left before anybody has made a choice, so that it can be continued. */
void app_keep(App *app);
/* True if games can be saved; false once a save has failed. */
bool app_keeps(const App *app);
/* True while writes are pending: opponents wait for them. An event arrives when the last one is done. */
bool app_saving(App *app);
/* Returns a fresh seed for a new game. */
uint64_t app_seed(void);
/* Moves the finished game's journal to finished/ and forgets it as "continue". */
void app_finish(App *app);
/* Describes the unfinished game for the title ("Horde, round 6 of 11", "Mira, Jonas and Skarn"); false: none. */
bool app_continue_info(App *app, char *what, size_t wn, char *who, size_t hn);
const Match *app_continues(App *app); /* that game; NULL: none */
Status app_continue(App *app);        /* loads it and goes to the table */

/* Opens the one draft there is at a time (app/draft.h). True: an earlier draft was found and read. */
bool app_open_draft(App *app, const char *name, DraftReads *reads, void *ctx);
/* Call after every change: writes the draft in a thread, and tells the player once if that fails. n 0: removes it. */
void app_keep_draft(App *app, const char *text, size_t n);
void app_close_draft(App *app);

/* Lists all games on disk; waits for pending writes first. Free with kept_free. */
void app_kept(App *app, KeptList *out);
/* Do what their namesakes in tidy.h do, after waiting for pending writes. k: from a list. */
Status app_throw_away(App *app, KeptGame *k);
Status app_put_back(App *app, KeptGame *k);
Status app_leave_out(App *app, KeptGame *k, bool left_out);
/* Renames the person in all games of the list, at the table and in the settings. Returns the first error; the other
 * games are changed all the same. */
Status app_rename(App *app, KeptList *list, const char *from, const char *to);
/* Opens the ledger of finished games; waits for pending writes first. Free with ledger_free. */
void app_ledger(App *app, Ledger *out);
void app_keep_ledger(App *app, Ledger *l); /* saves what it had to compute */
/* Continues one of them at the table; sets the current game aside. */
Status app_take_up(App *app, const KeptGame *k);
/* Makes that game app_match(), to be watched or counted; the saved current game stays as it is. JOURNAL_PREFIX: only
 * its beginning could be read. */
Status app_look_at(App *app, const KeptGame *k);
/* Marks app_match() as a game from a file or a game code: somebody may know how it continues, and the hands of others.
 * A finished one is only watched and does not count; any other counts as assisted. */
void app_from_outside(App *app);
/* Makes the game of a game code (core/gameline.h) app_match(). An unfinished one becomes the current game, and the
 * previous one is set aside. Calls app_from_outside. */
Status app_take_line(App *app, const char *text, size_t n);
/* Does what app_take_line does, with a journal file. JOURNAL_PREFIX: only its beginning could be read and is used. */
Status app_take_file(App *app, const char *path);

/* Returns lesson n of a game, from the files of the program; NULL: none. Lesson 0 is for newcomers; the next may teach
 * another side of the table. */
const Lesson *app_lesson(App *app, const Game *g, int n);
/* Returns the puzzles that were mined for a table (GAME-puzzles.lesson), by difficulty; NULL: none. One that the rules of
 * today cannot play is logged and left out. Solved ones are kept with those of lesson 0. */
const Lesson *app_mined(App *app, const Game *g);
/* True if nobody here has finished a game of that table, nor its first lesson: the way to it is a button away. */
bool app_is_newcomer(App *app, const Game *g);
/* Fills *out with the easy first game that the lesson of that table describes, from its file. False: it has none. */
bool app_easy_game(const Game *g, const char *you, Setup *out);
/* Goes to the table and starts the lesson, or continues where it was left; puzzles: starts at the first puzzle. */
void app_learn(App *app, const Game *g, int n, bool puzzles);
void app_puzzles(App *app, const Game *g); /* goes to the room of lessons, where the puzzles of that table lie */
void app_puzzle(App *app, const Game *g, const char *path); /* plays the player's own puzzle in that file */

/* Arguments of scenes. */
typedef struct {
    char game[GAME_ID_MAX]; /* id; "": the first of the list */
} SetupArg;                 /* SCENE_SETUP */
typedef struct {
    const Game *puzzles; /* opens where the puzzles of that table lie; NULL: at the lessons */
} LessonsArg;            /* SCENE_LESSONS */
typedef struct {
    bool keys; /* opens at the list of all keys */
} SettingsArg; /* SCENE_SETTINGS */
typedef struct {
    char game[GAME_ID_MAX], rule[RULE_MAX]; /* opens at this rule ("HO-5.6"), "": at the beginning */
    char now[SENTENCE_MAX];                 /* how the rule applies to the current choice, shown at it; "": nothing */
    DefId about[2];                         /* the cards `now` is about; DEF_HIDDEN: none */
} RulesArg;                                 /* SCENE_RULES */

typedef struct {
    const char *back; /* label of the button back to the scene below, if pushed; constant. NULL: none */
} ScoringArg;         /* SCENE_SCORING; NULL as arg: the game has just ended */

#endif
