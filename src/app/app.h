/* SPDX-License-Identifier: MIT
 * The program: one window, a stack of scenes, the settings, the match that is being played.
 *
 * A scene is one screen.  Its frame function says what is there (ui/ui.h) and acts on what was touched; it changes
 * scenes by app_go/app_push/app_pop, carried out after the pass.  No scene knows another's struct. */
#ifndef APP_APP_H
#define APP_APP_H
#include "app/draft.h"
#include "app/savegame_list.h"
#include "app/ledger.h"
#include "app/settings.h"
#include "core/match.h"
#include "lesson/lesson.h"
#include "sys/sys.h"
#include "ui/ui.h"

typedef struct App App;

typedef struct Scene {
    const char *word;                         /* "title", "setup", "play" ...: --scene, --inspect */
    void *(*open)(App *app, const void *arg); /* arg: what the scene's header says; the scene's own data */
    void (*frame)(void *data, App *app, Ui *ui);
    void (*event)(void *data, App *app, const SDL_Event *e); /* worker answers; may be NULL */
    void (*close)(void *data, App *app);
    bool overlay; /* drawn over the scene below it, which the program veils and puts out of reach */
    bool leads;   /* says itself where the keys are, also when it has just been come to by them */
} Scene;

/* arg is copied. app_go: replaces the whole stack; app_push: on top (pause, settings, rules). */
void app_go(App *app, const Scene *scene, const void *arg, size_t arg_size);
void app_push(App *app, const Scene *scene, const void *arg, size_t arg_size);
void app_pop(App *app);
void app_quit(App *app);
/* True while the frame of a scene is drawn that has an overlay (pause, rules) or a dialog above it: it shows itself as it
 * stands and begins nothing new; no opponent starts to think, no story goes on. */
bool app_covered(const App *app);

Settings *app_settings(App *app);
const struct Languages *app_languages(const App *app);
void app_settings_changed(App *app);    /* applies and saves them */
bool app_settings_kept(const App *app); /* they can be saved, as far as is known: else they end with the program */
/* The tune from now on, a word of music/ that is not copied (NULL: the Hall's), and how tense it is, 0 to 2. */
void app_music(App *app, const char *word, int tension);
void app_fanfare(App *app, const char *word); /* once, of music/ too: the tune waits for it */
bool app_sound_missing(const App *app);       /* nothing can be heard on this machine */
bool app_speech_missing(const App *app);      /* it was asked to read aloud, and nothing speaks */
Window *app_window(App *app);
Worker *app_worker(App *app);
/* A sentence for the player that stays until it is read (bad save, no writable folder): shown as a dialog on top. */
void app_say(App *app, const char *heading, const char *sentence);

void app_open_rules(App *app); /* of the game at the table, else of the first */
/* A few words that go away by themselves: what a key did that shows nothing else ("Sound is off"). Said after a scene was
 * asked for, they stand on that one. */
void app_notice(App *app, const char *words);
void app_first_win(App *app, const Game *g); /* the Hall will speak of it, once */
const Game *app_tell_first_win(App *app);    /* .. now; NULL: there was none */

/* ---- the game that is being played: kept here so that pause, settings and scoring can be scenes of their own --- */
Match *app_match(App *app);             /* NULL: none */
void app_set_match(App *app, Match *m); /* takes it over; frees the one before, whose journal moves to recent/ */
/* After every move: saves to `continue.journal` in the data folder; says once when that is not possible. */
void app_autosave(App *app);
/* The same for a game nobody has chosen in yet, when it is left: it can be continued then. */
void app_keep(App *app);
/* Games can be written to the disk, as far as is known. */
bool app_keeps(const App *app);
/* True while a slow disk has not written it all: opponents wait for it. An event comes when that changes. */
bool app_saving(App *app);
/* A fresh seed for a new game. */
uint64_t app_seed(void);
/* Moves the finished game's journal to finished/ and forgets it as "continue". */
void app_finish(App *app);
/* The game that was left: a sentence for the title ("Horde, round 6 of 11", "Mira, Jonas and Skarn"), false: none. */
bool app_continue_info(App *app, char *what, size_t wn, char *who, size_t hn);
Status app_continue(App *app); /* loads it and goes to the table */

/* The text that somebody works at, of which there is one at a time (app/draft.h). True: one that was left was found. */
bool app_open_draft(App *app, const char *name, DraftReads *reads, void *ctx);
/* After every change: written in a thread. It says once that this is not possible. n 0: there is nothing to keep any more. */
void app_keep_draft(App *app, const char *text, size_t n);
void app_close_draft(App *app);

/* All games that lie on the disk; waits until what is under way is there. Freed by kept_free. */
void app_kept(App *app, KeptList *out);
/* As tidy.h has them; what is under way is waited for. k: of a list. */
Status app_throw_away(App *app, KeptGame *k);
Status app_put_back(App *app, KeptGame *k);
Status app_leave_out(App *app, KeptGame *k, bool left_out);
/* The person is called so in all games of the list, at the table and in the settings. The first error; the other games are
 * changed all the same. */
Status app_rename(App *app, KeptList *list, const char *from, const char *to);
/* What became of the finished ones; waits likewise. Freed by ledger_free. */
void app_ledger(App *app, Ledger *out);
void app_keep_ledger(App *app, Ledger *l); /* what it had to find out is kept for the next time */
/* Goes on with one of them at the table; the game that lies there is put aside for it. */
Status app_take_up(App *app, const KeptGame *k);
/* app_match() is that game from now on, to be watched or counted: what lies at the table stays there. JOURNAL_PREFIX:
 * only its beginning could be read. */
Status app_look_at(App *app, const KeptGame *k);
/* app_match() came from outside the shelf, as a file or a line: somebody may know how it goes on, and what others hold. One
 * that is over is only to be watched, and brings nothing here; any other counts as assisted. */
void app_from_outside(App *app);
/* app_match() is the game in that line of text (core/gameline.h): one that is not over lies at the table from now on, and
 * the one that lay there is put aside. app_from_outside. */
Status app_take_line(App *app, const char *text, size_t n);
/* The same with the journal in that file; JOURNAL_PREFIX: only its beginning could be read, and that is taken. */
Status app_take_file(App *app, const char *path);

/* Lesson n of a game's table, from the files of the program; NULL: there is none. The first, 0, is the one for who is new;
 * the next may be for another side of the table. */
const Lesson *app_lesson(App *app, const Game *g, int n);
/* Nobody here has finished a game of that table, or ever set one up, and its first lesson is not done. */
bool app_is_newcomer(App *app, const Game *g);
/* Goes to the table and begins it, or goes on where it was left; puzzles: at the first of them. */
void app_learn(App *app, const Game *g, int n, bool puzzles);
void app_puzzle(App *app, const Game *g, const char *path); /* the player's own in that file */

/* What scenes are opened with. */
typedef struct {
    char game[24]; /* id; "": the first of the list */
} SetupArg;        /* scene_setup */
typedef struct {
    bool keys; /* opens at the list of all keys */
} SettingsArg; /* scene_settings */
typedef struct {
    char game[24], rule[16]; /* opens at this rule ("HO-5.6"), "": at the beginning */
    char now[SENTENCE_MAX];  /* what the rule says about the present choice, shown at it; "" none */
    DefId about[2];          /* .. and the cards it speaks of; DEF_HIDDEN: none */
} RulesArg;                  /* scene_rules */

typedef struct {
    const char *back; /* was pushed: the way back to the scene below, as its button calls it; constant. NULL: none */
} ScoringArg;         /* scene_scoring; NULL as arg: the end of a game that was played just now */

extern const Scene scene_title, scene_setup, scene_play, scene_scoring, scene_settings, scene_pause, scene_rules,
    scene_credits, scene_gallery, scene_chronicle, scene_statistics, scene_medals, scene_lessons, scene_people;

#endif
