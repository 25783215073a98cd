/* SPDX-License-Identifier: MIT
 * Saves the current game after every move (app/savegames.h says where), in a thread of its own. Normally the write is
 * done before the next pass. If the disk is slow, the screen does not wait noticeably, opponents do (app_saving), and
 * after 3 seconds the player is told. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/app_int.h"
#include "app/savegames.h"
#include "app/tally.h"
#include "app/tidy.h"
#include "base/file.h"
#include "base/plain.h"
#include "core/gameline.h"
#include "core/journal.h"
#include "core/say.h"
#include "sys/clock.h"

enum { WAIT_MS = 60, SLOW_MS = 3000, BUG_MS = 1000 };

struct SaveJob {
    Status (*run)(struct SaveJob *job);                /* in the writing thread */
    void (*tell)(App *app, const struct SaveJob *job); /* handles the result, in the window's thread */
    Shelf *shelf;
    Draft *draft;
    uint32_t match; /* its number */
    char game[GAME_ID_MAX];
    Buf journal; /* or another text */
    char path[PATH_ROOM];
    Settings settings, *was; /* was: as this program last wrote them; owned by the thread */
    Tally tally;
    SDL_atomic_t skip; /* a later job writes the same and more */
    Status result;
    int ticket;
    uint32_t since;
    struct SaveJob *next;
};

/* ---- jobs ------------------------------------------------------------------------------------------------------- */

static void run_job(void *data)
{
    SaveJob *job = data;
    if (!SDL_AtomicGet(&job->skip))
        job->result = job->run(job);
}

static void add_job(Save *s, SaveJob *job)
{
    SaveJob *before = s->last;
    if (before && before->run == job->run && before->match == job->match)
        SDL_AtomicSet(&before->skip, 1); /* no effect if it runs already */
    *(s->last ? &s->last->next : &s->first) = job;
    s->last = job;
    job->since = clock_ms();
    job->ticket = worker_queue_add(s->queue, run_job, job);
}

static void free_job(SaveJob *job)
{
    buf_free(&job->journal);
    free(job);
}

/* Returns the next job that is done, or NULL. The caller frees it. */
static SaveJob *take_done(Save *s)
{
    SaveJob *job = s->first;
    if (!job || !worker_queue_wait(s->queue, job->ticket, 0))
        return NULL;
    s->first = job->next;
    if (!s->first)
        s->last = NULL;
    return job;
}

static void collect(App *app)
{
    for (SaveJob *job; (job = take_done(&app->save));) {
        if (!SDL_AtomicGet(&job->skip) || job->result.code)
            job->tell(app, job);
        free_job(job);
    }
}

bool app_saving(App *app)
{
    Save *s = &app->save;
    collect(app);
    if (s->first && !s->slow && (int32_t)(clock_ms() - s->first->since) > SLOW_MS) {
        s->slow = true;
        app_say(app, T_("Saving is slow"),
                T_("Saving takes unusually long. You can play on, but if the program closes now, the last moves may be "
                   "lost."));
    }
    return s->first != NULL;
}

void save_settle(App *app)
{
    Save *s = &app->save;
    if (s->last)
        (void)worker_queue_wait(s->queue, s->last->ticket, -1);
    collect(app);
}

void save_open(Save *s, const char *folder)
{
    *s = (Save){.queue = worker_queue_new("saving"), .draft.lock = -1, .said_settings = s->said_settings};
    shelf_open(&s->shelf, folder);
    tally_open(folder);
    ledger_sweep(&s->shelf);
    tidy_empty(&s->shelf, time(NULL));
}

void save_close(Save *s)
{
    worker_queue_free(s->queue); /* writes what is pending */
    while (s->first) {
        SaveJob *job = s->first;
        s->first = job->next;
        if (job->result.code)
            log_note("%s", job->result.text);
        free_job(job);
    }
    match_free(s->left);
    shelf_close(&s->shelf);
    draft_close(&s->draft);
    *s = (Save){.shelf.lock = -1, .draft.lock = -1};
}

/* ---- the game that is played ------------------------------------------------------------------------------------ */

static void forget_left(Save *s)
{
    match_free(s->left);
    s->left = NULL;
}

void app_set_match(App *app, Match *m)
{
    if (m == app->match)
        return;
    match_free(app->gone);
    app->gone = app->match;
    app->match = m;
    app->save.number++; /* The saved game is replaced at the first move; until then it can still be continued. */
    forget_left(&app->save);
    app->save.asked = false;
}

Match *app_match(App *app)
{
    return app->match;
}

static Status run_save(SaveJob *job)
{
    return shelf_save(job->shelf, job->match, job->game, buf_str(&job->journal), job->journal.n);
}

static Status run_finish(SaveJob *job)
{
    Status result = shelf_finish(job->shelf, job->match, job->game, buf_str(&job->journal), job->journal.n);
    if (result.code == 0 && job->tally.n > 0) {
        Status counted = tally_add(job->shelf->folder, &job->tally);
        if (counted.code != 0)
            log_note("%s", counted.text);
    }
    return result;
}

static void tell_game(App *app, const SaveJob *job)
{
    Save *s = &app->save;
    char text[SAY_ROOM];
    const Status *st = &job->result;
    if (st->code == SHELF_AWAY)
        app_say(app, T_("Horde Hall is already running"), st->text);
    if (st->code == 0 && job->run == run_save)
        s->said = false;
    if (st->code == 0 || st->code == SHELF_AWAY || s->said)
        return;
    s->said = true;
    bool none = st->code == SHELF_NONE || st->code == SHELF_FULL;
    if (none)
        say(text, sizeof text, SAY("{why}"), say_s("why", st->text));
    else if (job->run == run_finish)
        say(text, sizeof text, SAY("{why} The moves saved so far are kept."), say_s("why", st->text));
    else
        say(text, sizeof text, SAY("{why} You can play on, but you cannot continue this game later."),
            say_s("why", st->text));
    app_say(app, none ? T_("Games cannot be saved") : T_("This game cannot be saved"), text);
}

/* True if app_match() is an unfinished game with moves that is played here, not watched. */
static bool is_played(const App *app)
{
    return app->match && !match_over(app->match) && match_serial(app->match) > 0 &&
           app->save.watched != app->save.number;
}

static void save_match(App *app, Status (*run)(SaveJob *job))
{
    Save *s = &app->save;
    SaveJob *job = xcalloc(1, sizeof *job);
    job->run = run;
    job->tell = tell_game;
    job->shelf = &s->shelf;
    job->match = s->number;
    (void)snprintf(job->game, sizeof job->game, "%s", match_game(app->match)->id);
    journal_write(app->match, &job->journal);
    if (run == run_finish && s->tallied != s->number) {
        tally_match(app->match, &job->tally);
        s->tallied = s->number; /* once, even if the end is undone and reached again */
    }
    add_job(s, job);
    (void)worker_queue_wait(s->queue, job->ticket, WAIT_MS);
    collect(app);
}

/* Turns a watched game into a played one, marked as assisted because its end is known. */
static void play_watched(App *app)
{
    if (app->save.watched != app->save.number || match_over(app->match))
        return;
    app->save.watched = 0;
    match_mark_assisted(app->match);
}

void app_autosave(App *app)
{
    if (!app->match || app->no_files)
        return;
    play_watched(app);
    forget_left(&app->save);
    save_match(app, run_save);
}

void app_keep(App *app)
{
    save_settle(app);
    if (is_played(app) && app->save.shelf.owner != app->save.number)
        app_autosave(app);
    save_settle(app);
}

bool app_keeps(const App *app)
{
    return !app->no_files && app->save.shelf.folder[0] && app->save.shelf.file[0] && !app->save.said;
}

void app_finish(App *app)
{
    if (app->match && !app->no_files && app->save.watched != app->save.number)
        save_match(app, run_finish);
}

/* ---- settings --------------------------------------------------------------------------------------------------- */

static Status run_settings(SaveJob *job)
{
    Status st = settings_write(job->path, job->was, &job->settings);
    if (st.code == 0)
        *job->was = job->settings;
    return st;
}

static void tell_nobody(App *app, const SaveJob *job)
{
    (void)app;
    (void)job;
}

static void tell_settings(App *app, const SaveJob *job)
{
    char text[SAY_ROOM];
    if (job->result.code == 0 || app->save.said_settings)
        return;
    app->save.said_settings = true;
    say(text, sizeof text, SAY("{why} Your changes last until you quit."), say_s("why", job->result.text));
    app_say(app, T_("The settings cannot be saved"), text);
}

void save_settings(App *app, const char *path, const Settings *settings, bool tells)
{
    SaveJob *job = xcalloc(1, sizeof *job);
    job->run = run_settings;
    job->tell = tells ? tell_settings : tell_nobody;
    job->settings = *settings;
    job->was = &app->written;
    (void)snprintf(job->path, sizeof job->path, "%s", path);
    add_job(&app->save, job);
}

/* ---- drafts ------------------------------------------------------------------------------------------------------ */

bool app_open_draft(App *app, const char *name, DraftReads *reads, void *ctx)
{
    const char *folder = app->save.shelf.folder;
    save_settle(app);
    return draft_open(&app->save.draft, app->no_files || !folder[0] ? NULL : folder, name, reads, ctx);
}

static Status run_draft(SaveJob *job)
{
    return draft_keep(job->draft, buf_str(&job->journal), job->journal.n);
}

static Status run_close_draft(SaveJob *job)
{
    draft_close(job->draft);
    return status_ok();
}

static void tell_draft(App *app, const SaveJob *job)
{
    char text[SAY_ROOM];
    bool said = app->save.said_draft;
    if (job->run == run_draft)
        app->save.said_draft = job->result.code != 0;
    if (job->result.code == 0 || said)
        return;
    say(text, sizeof text, SAY("{why} You can go on building, but this deck will be lost when you quit."),
        say_s("why", job->result.text));
    app_say(app, T_("This deck cannot be saved"), text);
}

static void add_draft_job(App *app, Status (*run)(SaveJob *job), const char *text, size_t n)
{
    if (app->no_files)
        return;
    SaveJob *job = xcalloc(1, sizeof *job);
    job->run = run;
    job->tell = tell_draft;
    job->draft = &app->save.draft;
    buf_addn(&job->journal, text, n);
    add_job(&app->save, job);
}

void app_keep_draft(App *app, const char *text, size_t n)
{
    add_draft_job(app, run_draft, text, n);
}

void app_close_draft(App *app)
{
    add_draft_job(app, run_close_draft, "", 0);
}

/* ---- the unfinished game ---------------------------------------------------------------------------------------- */

static void describe(const Match *m, char *what, size_t wn, char *who, size_t hn)
{
    kept_stand(m, what, wn);
    kept_names(match_setup(m), who, hn);
}

static void say_when(const char *path, char *out, size_t n)
{
    struct stat info;
    out[0] = '\0';
    if (stat(path, &info) == 0)
        kept_when(info.st_mtime, out, n);
}

/* Says once of each unfinished game that it is damaged. */
static void say_damaged(App *app, Status s)
{
    char text[SAY_ROOM];
    int told = kept_mark(app->save.shelf.file);
    if (told == app_settings(app)->damaged)
        return;
    app_settings(app)->damaged = told;
    app_settings_keep(app);
    switch (s.code) {
    case JOURNAL_PREFIX:
        say(text, sizeof text, SAY("{why} The damaged file goes to the folder \u201crecent\u201d."),
            say_s("why", s.text));
        app_say(app, T_("Your unfinished game is damaged"), text);
        break;
    case JOURNAL_NEWER:
        say(text, sizeof text, SAY("{why} The file is kept. This version cannot continue it."), say_s("why", s.text));
        app_say(app, T_("Your unfinished game is from a newer version"), text);
        break;
    default:
        say(text, sizeof text, SAY("{why} The file is kept, but it cannot be continued."), say_s("why", s.text));
        app_say(app, T_("Your unfinished game cannot be read"), text);
        break;
    }
}

/* Reads the unfinished game, once. */
static void save_look(App *app)
{
    Save *s = &app->save;
    if (s->asked || !s->shelf.folder[0])
        return;
    save_settle(app);
    if (s->shelf.owner && s->shelf.owner == s->number) /* the file holds the current game, no earlier one */
        return;
    s->asked = true;
    Status read = shelf_look(&s->shelf, &s->left);
    s->whole = read.code == 0;
    s->said_in = NULL;
    if (read.code == FILE_MISSING)
        return;
    if (read.code)
        say_damaged(app, read);
}

/* Makes the description of the unfinished game, once per language. */
static void say_left(Save *s, const char *spoken)
{
    char names[SENTENCE_MAX], when[SENTENCE_MAX];
    if (s->said_in && strcmp(s->said_in, spoken) == 0)
        return;
    s->said_in = spoken;
    describe(s->left, s->what, sizeof s->what, names, sizeof names);
    say_when(s->shelf.file, when, sizeof when);
    say(s->who, sizeof s->who, SAY("{when:{names} \u00b7 {when}|{names}}"), say_s("names", names), say_s("when", when));
}

bool app_continue_info(App *app, char *what, size_t wn, char *who, size_t hn)
{
    if (is_played(app)) {
        describe(app->match, what, wn, who, hn);
        return true;
    }
    save_look(app);
    if (!app->save.left)
        return false;
    say_left(&app->save, languages_spoken(app->languages));
    (void)snprintf(what, wn, "%s", app->save.what);
    (void)snprintf(who, hn, "%s", app->save.who);
    return true;
}

const Match *app_continues(App *app)
{
    if (is_played(app))
        return app->match;
    save_look(app);
    return app->save.left;
}

static void to_table(App *app)
{
    Save *s = &app->save;
    Match *m = s->left;
    s->left = NULL;
    app_set_match(app, m);
    if (s->whole) /* else the first save moves the damaged file to recent/ */
        shelf_own(&s->shelf, s->number);
    app_go(app, SCENE_PLAY, NULL, 0);
}

Status app_continue(App *app)
{
    if (is_played(app)) {
        app_go(app, SCENE_PLAY, NULL, 0);
        return status_ok();
    }
    save_look(app);
    if (!app->save.left)
        return say_status(1, SAY("There is no game to continue."));
    to_table(app);
    return status_ok();
}

/* ---- games from the folders ------------------------------------------------------------------------------------- */

void app_kept(App *app, KeptList *out)
{
    save_settle(app);
    save_look(app);
    kept_list(&app->save.shelf, out);
}

void app_ledger(App *app, Ledger *out)
{
    save_settle(app);
    ledger_open(&app->save.shelf, out);
}

static Status run_ledger(SaveJob *job)
{
    return ledger_write(job->shelf, buf_str(&job->journal), job->journal.n);
}

/* Logs an error only: nothing is lost, because the ledger is computed again. */
static void tell_ledger(App *app, const SaveJob *job)
{
    (void)app;
    if (job->result.code != 0)
        log_note("%s", job->result.text);
}

void app_keep_ledger(App *app, Ledger *l)
{
    if (!l->changed || app->no_files || !app->save.shelf.folder[0])
        return;
    SaveJob *job = xcalloc(1, sizeof *job);
    job->run = run_ledger;
    job->tell = tell_ledger;
    job->shelf = &app->save.shelf;
    ledger_text(l, &job->journal);
    l->changed = false;
    add_job(&app->save, job);
}

/* Refuses to leave a game that cannot be saved for another one. */
static Status may_leave(App *app)
{
    app_keep(app);
    if (is_played(app) && app->save.shelf.owner != app->save.number)
        return say_status(
            1,
            SAY("The game at the table could not be saved. Finish it first, or start a new game and lose this one."));
    return status_ok();
}

Status app_take_up(App *app, const KeptGame *k)
{
    Save *s = &app->save;
    Match *m = NULL;
    if (k->where == KEPT_TABLE)
        return app_continue(app);
    Status st = may_leave(app);
    if (st.code == 0)
        st = kept_read(k, &m); /* before anything is moved */
    if (!m)
        return st;
    bool over = match_over(m);
    match_free(m);
    if (over)
        return say_status(1, SAY("That game is over."));
    save_look(app);
    forget_left(s);
    st = shelf_take(&s->shelf, k->path, &s->left);
    if (!s->left) {
        s->asked = false;
        return st;
    }
    s->whole = st.code == 0;
    if (st.code)
        say_damaged(app, st);
    to_table(app);
    return status_ok();
}

Status app_look_at(App *app, const KeptGame *k)
{
    Match *m = NULL;
    Status st = may_leave(app);
    if (st.code == 0)
        st = kept_read(k, &m);
    if (!m)
        return st;
    app_set_match(app, m);
    app->save.watched = app->save.number;
    return st;
}

void app_from_outside(App *app)
{
    if (match_over(app->match))
        app->save.watched = app->save.number;
    else
        match_mark_assisted(app->match);
}

static void take_in(App *app, Match *m)
{
    app_set_match(app, m);
    app_from_outside(app);
    if (!match_over(m))
        app_autosave(app);
}

Status app_take_line(App *app, const char *text, size_t n)
{
    Match *m = NULL;
    Status st = may_leave(app);
    if (st.code == 0)
        st = gameline_read(text, n, &m);
    if (m)
        take_in(app, m);
    return st;
}

Status app_take_file(App *app, const char *path)
{
    Match *m = NULL;
    Status st = may_leave(app);
    if (st.code == 0)
        st = journal_load(path, &m);
    if (m)
        take_in(app, m);
    return st;
}

/* Saves the current match to a file for the bug report. Allocates as little as it can. */
void save_on_bug(void *ctx)
{
    App *app = ctx;
    Save *s = &app->save;
    if (!app->match || !s->shelf.folder[0])
        return;
    char path[PATH_ROOM];
    (void)snprintf(path, sizeof path, "%s/bug.journal", s->shelf.folder);
    if (journal_save(app->match, path).code == 0)
        (void)plain_print(
            stderr, "hordehall: the game is saved in %s; please send it with a few words about what you did\n", path);
    if (s->last)
        (void)worker_queue_wait(s->queue, s->last->ticket, BUG_MS);
}

/* ---- tidying while the program runs ----------------------------------------------------------------------------- */
/* Tidying saved games (app/tidy.h): waits for pending writes first, and updates its copies in
 * memory. */

Status app_throw_away(App *app, KeptGame *k)
{
    save_settle(app);
    return tidy_throw_away(&app->save.shelf, k);
}

Status app_put_back(App *app, KeptGame *k)
{
    save_settle(app);
    return tidy_put_back(&app->save.shelf, k);
}

Status app_leave_out(App *app, KeptGame *k, bool left_out)
{
    save_settle(app);
    return tidy_leave_out(&app->save.shelf, k, left_out);
}

Status app_rename(App *app, KeptList *list, const char *from, const char *to)
{
    Save *s = &app->save;
    Status first = status_ok();
    save_settle(app);
    for (int i = 0; i < list->n; i++) {
        bool changed;
        Status st = list->game[i].head.game ? tidy_rename(&list->game[i], from, to, &changed) : status_ok();
        if (st.code && first.code == 0)
            first = st;
        if (list->game[i].where == KEPT_TABLE)
            shelf_know(&s->shelf);
    }
    if (app->match)
        (void)match_rename(app->match, from, to);
    if (s->left)
        (void)match_rename(s->left, from, to);
    s->said_in = NULL; /* the title describes the game again with the new name */
    if (settings_rename(&app->settings, from, to) > 0)
        app_settings_changed(app);
    return first;
}
