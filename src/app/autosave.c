/* SPDX-License-Identifier: MIT
 * The games on disk.  After every move the match is in continue.journal; a game that makes room for another goes to
 * recent/, a finished one to finished/: nothing is ever thrown away.  Two programs at once hold two locks and keep two
 * files. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "app/app_int.h"
#include "base/file.h"
#include "core/journal.h"

enum { SLOTS = 9 };

static int take_lock(const char *folder, int slot)
{
    char path[PATH_ROOM];
    (void)snprintf(path, sizeof path, "%s/lock-%d", folder, slot);
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) != 0) {
        close(fd);
        return -1;
    }
    return fd;
}

static void name_slot(const char *folder, int slot, char *out)
{
    if (slot == 1)
        (void)snprintf(out, PATH_ROOM, "%s/continue.journal", folder);
    else
        (void)snprintf(out, PATH_ROOM, "%s/continue-%d.journal", folder, slot);
}

/* A second program may have ended and left its game in a file of its own: the first one adopts it. */
static void adopt(const Save *s)
{
    for (int slot = 2; slot <= SLOTS && !file_exists(s->file); slot++) {
        char other[PATH_ROOM];
        name_slot(s->folder, slot, other);
        if (!file_exists(other))
            continue;
        int fd = take_lock(s->folder, slot);
        if (fd >= 0) {
            (void)rename(other, s->file);
            close(fd);
        }
    }
}

void save_open(Save *s, const char *folder)
{
    *s = (Save){.lock = -1};
    if (!folder)
        return;
    (void)snprintf(s->folder, sizeof s->folder, "%s", folder);
    for (int slot = 1; slot <= SLOTS && s->lock < 0; slot++) {
        s->lock = take_lock(folder, slot);
        if (s->lock >= 0)
            name_slot(folder, slot, s->file);
    }
    if (s->lock < 0) /* no locks on this file system: better one file than none */
        name_slot(folder, 1, s->file);
    else if (strstr(s->file, "/continue.journal"))
        adopt(s);
}

void save_close(Save *s)
{
    match_free(s->left);
    if (s->lock >= 0)
        close(s->lock);
    *s = (Save){.lock = -1};
}

/* folder/sub/2026-05-01-2140-horde.journal, with -2 ... when that is taken. */
static bool move_to(const Save *s, const char *sub, const char *game)
{
    char day[64], folder[PATH_ROOM], path[PATH_ROOM + 200];
    time_t now = time(NULL);
    struct tm tm;
    if (!localtime_r(&now, &tm) || !strftime(day, sizeof day, "%Y-%m-%d-%H%M", &tm))
        (void)snprintf(day, sizeof day, "game");
    (void)snprintf(folder, sizeof folder, "%s/%s", s->folder, sub);
    if (file_make_dirs(folder).code)
        return false;
    for (int n = 1; n < 1000; n++) {
        char number[16] = "";
        if (n > 1)
            (void)snprintf(number, sizeof number, "-%d", n);
        (void)snprintf(path, sizeof path, "%s/%s-%s%s.journal", folder, day, game, number);
        if (!file_exists(path))
            return rename(s->file, path) == 0;
    }
    return false;
}

static void say_once(App *app, const char *heading, const char *sentence)
{
    if (app->save.said)
        return;
    app->save.said = true;
    app_say(app, heading, sentence);
}

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
    app->save.owns = false; /* what lies in the file makes room at the first move, not before */
}

Match *app_match(App *app)
{
    return app->match;
}

void app_autosave(App *app)
{
    Save *s = &app->save;
    if (!app->match || app->no_files)
        return;
    if (!s->folder[0]) {
        say_once(app, "Games cannot be kept",
                 "There is no folder this program may write to. The game goes on, but it will be gone when the program "
                 "ends.");
        return;
    }
    if (!s->owns && file_exists(s->file) && !move_to(s, "recent", s->held[0] ? s->held : "game")) {
        say_once(app, "Games cannot be kept",
                 "The game that was left before cannot be put aside, and it is not overwritten. This game is not being "
                 "kept.");
        return;
    }
    forget_left(s);
    Status saved = journal_save(app->match, s->file);
    if (saved.code == 0) {
        s->owns = true;
        s->said = false;
        (void)snprintf(s->held, sizeof s->held, "%s", match_game(app->match)->id);
        return;
    }
    char text[400];
    (void)snprintf(text, sizeof text, "%s. The game goes on, but it cannot be continued later.", saved.text);
    say_once(app, "This game cannot be kept", text);
}

void app_finish(App *app)
{
    Save *s = &app->save;
    if (!app->match || app->no_files || !s->owns)
        return;
    (void)journal_save(app->match, s->file); /* with its last move */
    if (move_to(s, "finished", match_game(app->match)->id))
        s->owns = false;
}

/* ---- what was left ---------------------------------------------------------------------------------------------- */
static void list_names(const Setup *cfg, char *out, size_t n)
{
    out[0] = '\0';
    for (int i = 0; i < cfg->nseats; i++)
        str_add(out, n, "%s%s", i == 0 ? "" : i == cfg->nseats - 1 ? " and " : ", ", cfg->name[i]);
}

static void describe(const Match *m, char *what, size_t wn, char *who, size_t hn)
{
    const Game *g = match_game(m);
    View *v = view_new(g);
    match_view(m, NO_SEAT, VIEW_EYES, v);
    int round = view_state(v)->round;
    view_free(v);
    (void)snprintf(what, wn, round > 0 ? "%s, round %d" : "%s", g->title, round);
    list_names(match_setup(m), who, hn);
}

static void add_time(const char *path, char *out, size_t n)
{
    struct stat st;
    struct tm then, today;
    time_t now = time(NULL);
    if (stat(path, &st) != 0 || !localtime_r(&st.st_mtime, &then) || !localtime_r(&now, &today))
        return;
    char text[64];
    bool same = then.tm_year == today.tm_year && then.tm_yday == today.tm_yday;
    time_t before = now - 86400;
    struct tm yesterday;
    bool was_yesterday =
        localtime_r(&before, &yesterday) && then.tm_year == yesterday.tm_year && then.tm_yday == yesterday.tm_yday;
    if (strftime(text, sizeof text, same || was_yesterday ? "%H:%M" : "%d %B, %H:%M", &then))
        str_add(out, n, " · %s%s", same ? "today, " : was_yesterday ? "yesterday, " : "", text);
}

static void say_damaged(App *app, Status s)
{
    char text[600];
    switch (s.code) {
    case JOURNAL_PREFIX:
        (void)snprintf(text, sizeof text,
                       "%s. What could be read is there to continue; the damaged file is kept beside it as %s.old.",
                       s.text, strrchr(app->save.file, '/') + 1);
        app_say(app, "The game that was left is damaged", text);
        break;
    case JOURNAL_NEWER:
        (void)snprintf(text, sizeof text, "%s. It is kept, and cannot be continued here.", s.text);
        app_say(app, "The game that was left is too new", text);
        break;
    default:
        (void)snprintf(text, sizeof text, "%s. The file is kept, and cannot be continued here.", s.text);
        app_say(app, "The game that was left cannot be read", text);
        break;
    }
}

void save_look(App *app)
{
    Save *s = &app->save;
    if (s->asked || !s->folder[0])
        return;
    s->asked = true;
    Status read = journal_load(s->file, &s->left);
    if (read.code == FILE_MISSING)
        return;
    if (read.code)
        say_damaged(app, read);
    if (s->left)
        (void)snprintf(s->held, sizeof s->held, "%s", match_game(s->left)->id);
    if (s->left && match_over(s->left)) { /* it ended, but the program was stopped before it was put away */
        (void)move_to(s, "finished", match_game(s->left)->id);
        forget_left(s);
    }
    if (!s->left)
        return;
    describe(s->left, s->what, sizeof s->what, s->who, sizeof s->who);
    add_time(s->file, s->who, sizeof s->who);
}

bool app_continue_info(App *app, char *what, size_t wn, char *who, size_t hn)
{
    if (app->match && !match_over(app->match) && match_serial(app->match) > 0) {
        describe(app->match, what, wn, who, hn);
        return true;
    }
    save_look(app);
    if (!app->save.left)
        return false;
    (void)snprintf(what, wn, "%s", app->save.what);
    (void)snprintf(who, hn, "%s", app->save.who);
    return true;
}

Status app_continue(App *app)
{
    if (!(app->match && !match_over(app->match) && match_serial(app->match) > 0)) {
        save_look(app);
        if (!app->save.left)
            return status_error(1, "There is no game to continue.");
        Match *m = app->save.left;
        app->save.left = NULL;
        app_set_match(app, m);
        app->save.owns = true;
    }
    app_go(app, &scene_play, NULL, 0);
    return status_ok();
}

/* A bug in the program: the match as it stands goes to a file for the report. Allocates as little as it can. */
void save_on_bug(void *ctx)
{
    App *app = ctx;
    if (!app->match || !app->save.folder[0])
        return;
    char path[PATH_ROOM];
    (void)snprintf(path, sizeof path, "%s/bug.journal", app->save.folder);
    if (journal_save(app->match, path).code == 0)
        fprintf(stderr, "hordehall: the game is kept in %s; please send it with a word about what was done\n", path);
}
