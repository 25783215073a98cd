/* SPDX-License-Identifier: MIT */
#include "app/savegames.h"

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/file.h"
#include "base/hash.h"
#include "boards/boards.h"
#include "core/say.h"

enum { SLOTS = 9, SHOWN_PATH = 400 };

/* ---- slots ------------------------------------------------------------------------------------------------------ */

static int take_lock(const char *folder, int slot)
{
    char path[SHELF_PATH];
    (void)snprintf(path, sizeof path, "%s/lock-%d", folder, slot);
    return file_lock(path);
}

static void name_slot(const Shelf *s, int slot, char out[SHELF_PATH])
{
    if (slot == 1)
        (void)snprintf(out, SHELF_PATH, "%s/continue.journal", s->folder);
    else
        (void)snprintf(out, SHELF_PATH, "%s/continue-%d.journal", s->folder, slot);
}

enum { MOVED_PATH = SHELF_PATH + 200 };

/* Moves the file to folder/sub/2026-05-01-2140-horde.journal, with -2 and so on if that is taken; path: where it is
 * then. */
static Status move_to_path(Shelf *s, const char *from, const char *sub, char path[MOVED_PATH])
{
    char day[64], folder[SHELF_PATH];
    time_t now = time(NULL);
    struct tm tm;
    if (!localtime_r(&now, &tm) || !strftime(day, sizeof day, "%Y-%m-%d-%H%M", &tm))
        (void)snprintf(day, sizeof day, "game");
    (void)snprintf(folder, sizeof folder, "%s/%s", s->folder, sub);
    Status made = file_make_dirs(folder);
    if (made.code)
        return made;
    Buf to = {0};
    (void)snprintf(path, MOVED_PATH, "%s/%s-%s", folder, day, from == s->file && s->held[0] ? s->held : "game");
    Status moved = file_move_free(from, path, ".journal", &to);
    (void)snprintf(path, MOVED_PATH, "%s", buf_str(&to));
    buf_free(&to);
    if (moved.code == 0 && from == s->file)
        s->owner = 0;
    if (moved.code != FILE_TAKEN)
        return moved;
    char shown[SHOWN_PATH];
    str_cut(shown, sizeof shown, folder);
    return say_status(1, SAY("There is no free file name in {folder}."), say_s("folder", shown));
}

static Status move_to(Shelf *s, const char *from, const char *sub)
{
    char path[MOVED_PATH];
    return move_to_path(s, from, sub, path);
}

/* Adopts the games that other programs left in their own files when they ended: one to continue, the others go to
 * recent/. */
static void adopt(Shelf *s)
{
    for (int slot = 2; slot <= SLOTS; slot++) {
        char other[SHELF_PATH];
        name_slot(s, slot, other);
        if (!file_exists(other))
            continue;
        int lock = take_lock(s->folder, slot);
        if (lock < 0)
            continue;
        if (!file_exists(s->file))
            (void)file_move(other, s->file);
        else
            (void)move_to(s, other, "recent");
        file_unlock(lock);
    }
}

void shelf_open(Shelf *s, const char *folder)
{
    *s = (Shelf){.lock = -1};
    if (!folder)
        return;
    (void)snprintf(s->folder, sizeof s->folder, "%s", folder);
    int slot = 1, lock = take_lock(folder, 1);
    while (lock == FILE_LOCK_BUSY && slot < SLOTS)
        lock = take_lock(folder, ++slot);
    if (lock == FILE_LOCK_BUSY)
        return; /* all of them are taken */
    s->lock = lock >= 0 ? lock : -1;
    name_slot(s, lock >= 0 ? slot : 1,
              s->file); /* without locks, make_room notices if another program changed the file */
    if (lock < 0)
        return;
    file_sweep(s->file);
    for (int i = 0; i < KEPT_SOURCES; i++) { /* where games are renamed in */
        char kept[SHELF_PATH];
        (void)snprintf(kept, sizeof kept, "%s/%s", folder, kept_source[i]);
        file_sweep_folder(kept);
    }
    if (slot == 1)
        adopt(s);
}

void shelf_close(Shelf *s)
{
    if (s->lock >= 0)
        file_unlock(s->lock);
    *s = (Shelf){.lock = -1};
}

/* ---- ownership of the file -------------------------------------------------------------------------------------- */

/* True if the file exists and another program has changed it. */
static bool changed(const Shelf *s)
{
    Buf text = {0};
    bool same =
        file_read(s->file, JOURNAL_BYTES_MAX, &text).code != 0 || hash_bytes(buf_str(&text), text.n, 0) == s->mark;
    buf_free(&text);
    return !same;
}

/* Moves on to a file that does not exist, because two programs without locks would overwrite each other's game for
 * ever. */
static bool go_away(Shelf *s)
{
    for (int slot = 2; slot <= SLOTS; slot++) {
        char other[SHELF_PATH];
        name_slot(s, slot, other);
        if (file_exists(other))
            continue;
        memcpy(s->file, other, sizeof s->file);
        return true;
    }
    return false;
}

void shelf_own(Shelf *s, uint32_t match)
{
    s->owner = match;
}

void shelf_know(Shelf *s)
{
    Buf text = {0};
    if (s->file[0] && file_read(s->file, JOURNAL_BYTES_MAX, &text).code == 0)
        s->mark = hash_bytes(buf_str(&text), text.n, 0);
    buf_free(&text);
}

/* ---- putting away ----------------------------------------------------------------------------------------------- */

/* Makes s->file one that this match may be written to. */
static Status make_room(Shelf *s, uint32_t match)
{
    bool away = false;
    if (s->owner && changed(s)) {
        away = s->lock < 0 && go_away(s);
        s->owner = away ? match : 0;
    }
    if (s->owner != match && file_exists(s->file) && move_to(s, s->file, "recent").code)
        return say_status(SHELF_FULL, SAY("The earlier unfinished game could not be set aside, so it was not "
                                          "overwritten. This game is not being saved."));
    return away ? say_status(SHELF_AWAY,
                             SAY("Horde Hall is already running with this folder. This game is saved in {file}."),
                             say_s("file", strrchr(s->file, '/') + 1))
                : status_ok();
}

Status shelf_save(Shelf *s, uint32_t match, const char *game, const char *journal, size_t n)
{
    if (!s->folder[0])
        return say_status(SHELF_NONE,
                          SAY("There is no folder to save to. You can play on, but this game is lost when you quit."));
    if (!s->file[0])
        return say_status(SHELF_NONE,
                          SAY("{n:{n} other copy|{n} other copies} of Horde Hall already save here, and there is no "
                              "room for one more. You can play on, but this game is lost when you quit."),
                          say_n("n", SLOTS));
    Status room = make_room(s, match);
    if (room.code == SHELF_FULL)
        return room;
    Status written = file_write(s->file, journal, n);
    if (written.code)
        return written;
    s->owner = match;
    s->mark = hash_bytes(journal, n, 0);
    (void)snprintf(s->held, sizeof s->held, "%s", game);
    return room;
}

Status shelf_finish(Shelf *s, uint32_t match, const char *game, const char *journal, size_t n)
{
    if (s->owner != match || !match)
        return status_ok();
    Status st = shelf_save(s, match, game, journal, n); /* with its last move */
    if (st.code && st.code != SHELF_AWAY)
        return st;
    Status moved = move_to(s, s->file, "finished");
    return st.code ? st : moved;
}

Status shelf_look(Shelf *s, Match **out)
{
    Buf text = {0};
    Match *m = NULL;
    *out = NULL;
    if (!s->file[0])
        return say_status(FILE_MISSING, SAY("There is no game to continue."));
    Status st = journal_load_text(s->file, &text, &m);
    s->mark = hash_bytes(buf_str(&text), text.n, 0);
    buf_free(&text);
    s->held[0] = '\0';
    s->owner = 0;
    if (m)
        (void)snprintf(s->held, sizeof s->held, "%s", match_game(m)->id);
    if (m && match_over(m)) {
        (void)move_to(s, s->file, "finished");
        match_free(m);
        m = NULL;
    }
    *out = m;
    return st;
}

Status shelf_take(Shelf *s, const char *path, Match **out)
{
    *out = NULL;
    if (!s->file[0])
        return say_status(SHELF_NONE, SAY("There is no folder to save to."));
    char away[MOVED_PATH];
    uint32_t owner = s->owner;
    bool had = file_exists(s->file);
    if (had) {
        Status room = move_to_path(s, s->file, "recent", away);
        if (room.code)
            return room;
    }
    Status moved = file_move(path, s->file);
    if (moved.code == 0)
        return shelf_look(s, out);
    if (had && file_move(away, s->file).code == 0)
        s->owner = owner;
    return moved;
}

/* ---- the games that are kept ------------------------------------------------------------------------------------ */

const char *const kept_source[KEPT_SOURCES] = {"recent", "finished", "left-out"};

/* ---- the list --------------------------------------------------------------------------------------------------- */

static void add_game(KeptList *list, const char *path, KeptWhere where)
{
    struct stat info;
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode))
        return;
    if ((list->n & (list->n - 1)) == 0) /* capacity doubles */
        list->game = xrealloc(list->game, (size_t)(list->n ? 2 * list->n : 1) * sizeof *list->game);
    KeptGame *k = &list->game[list->n++];
    *k = (KeptGame){.where = where, .when = info.st_mtime};
    (void)snprintf(k->path, sizeof k->path, "%s", path);
    Buf text = {0};
    Status read = file_read(path, JOURNAL_BYTES_MAX, &text);
    if (read.code == 0 || read.code == FILE_LARGE)
        read = journal_peek(buf_str(&text), text.n, strrchr(path, '/') + 1, &k->head);
    if (read.code)
        str_cut(k->why, sizeof k->why, read.text);
    buf_free(&text);
}

static void add_folder(KeptList *list, const char *shelf, const char *sub, KeptWhere where)
{
    static const char tail[] = ".journal";
    char folder[KEPT_FOLDER], path[KEPT_PATH];
    (void)snprintf(folder, sizeof folder, "%s/%s", shelf, sub);
    DIR *dir = opendir(folder);
    if (!dir)
        return;
    for (struct dirent *e; (e = readdir(dir));) {
        size_t n = strlen(e->d_name);
        if (n < sizeof tail || strcmp(e->d_name + n - (sizeof tail - 1), tail) != 0)
            continue;
        (void)snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        add_game(list, path, where);
    }
    closedir(dir);
}

/* Lists the removed games: each day has a folder, with one inside for each source folder (kept_source). */
static void add_removed(KeptList *list, const char *shelf)
{
    char folder[KEPT_FOLDER], sub[96];
    (void)snprintf(folder, sizeof folder, "%s/" KEPT_BIN, shelf);
    DIR *dir = opendir(folder);
    if (!dir)
        return;
    for (struct dirent *e; (e = readdir(dir));)
        for (size_t i = 0; e->d_name[0] != '.' && i < KEPT_SOURCES; i++) {
            (void)snprintf(sub, sizeof sub, KEPT_BIN "/%.64s/%s", e->d_name, kept_source[i]);
            add_folder(list, shelf, sub, KEPT_REMOVED);
        }
    closedir(dir);
}

static int newest_first(const void *a, const void *b)
{
    const KeptGame *x = a, *y = b;
    if ((x->where == KEPT_TABLE) != (y->where == KEPT_TABLE))
        return x->where == KEPT_TABLE ? -1 : 1;
    if (x->when != y->when)
        return x->when > y->when ? -1 : 1;
    return strcmp(y->path, x->path);
}

void kept_list(const Shelf *s, KeptList *out)
{
    *out = (KeptList){0};
    if (!s->folder[0])
        return;
    if (s->file[0])
        add_game(out, s->file, KEPT_TABLE);
    add_folder(out, s->folder, "recent", KEPT_ASIDE);
    add_folder(out, s->folder, "finished", KEPT_FINISHED);
    int counted = out->n;
    add_folder(out, s->folder, "left-out", KEPT_FINISHED);
    for (int i = counted; i < out->n; i++)
        out->game[i].left_out = true;
    add_removed(out, s->folder);
    if (out->n > 0)
        qsort(out->game, (size_t)out->n, sizeof *out->game, newest_first);
}

void kept_free(KeptList *list)
{
    free(list->game);
    *list = (KeptList){0};
}

int kept_mark(const char *path)
{
    Buf text = {0};
    struct stat info = {0};
    (void)stat(path, &info);
    (void)file_read(path, JOURNAL_BYTES_MAX, &text);
    uint64_t hash = hash_bytes(buf_str(&text), text.n, (uint64_t)info.st_mtime);
    buf_free(&text);
    return (int)(hash % INT_MAX) + 1;
}

Status kept_read(const KeptGame *k, Match **out)
{
    return journal_load(k->path, out);
}

/* ---- words ------------------------------------------------------------------------------------------------------ */

void kept_names(const Setup *cfg, char *out, size_t n)
{
    const char *name[SEAT_MAX];
    for (int i = 0; i < cfg->nseats; i++)
        name[i] = cfg->name[i];
    say(out, n, SAY("{names}"), say_list("names", SAY_AND, name, cfg->nseats));
}

void kept_round(const Match *m, char *out, size_t n)
{
    const Game *g = match_game(m);
    View *v = view_new(g);
    match_view(m, NO_SEAT, VIEW_EYES, v);
    const Board *board = board_of(g);
    TopWords top = {0};
    out[0] = '\0';
    if (board)
        board_top(board, view_state(v), &top);
    if (board)
        say(out, n, SAY("{moment}"), say_s("moment", top.moment));
    else if (view_state(v)->round > 0)
        say(out, n, SAY("round {n}"), say_n("n", view_state(v)->round));
    view_free(v);
}

void kept_stand(const Match *m, char *out, size_t n)
{
    char round[SENTENCE_MAX];
    kept_round(m, round, sizeof round);
    say(out, n, SAY("{round:{game}, {round}|{game}}"), say_s("game", say_word(match_game(m)->title)),
        say_s("round", round));
}

static bool same_day(time_t when, time_t day)
{
    struct tm a, b;
    return localtime_r(&when, &a) && localtime_r(&day, &b) && a.tm_year == b.tm_year && a.tm_yday == b.tm_yday;
}

void kept_when(time_t when, char *out, size_t n)
{
    struct tm then;
    time_t now = time(NULL);
    out[0] = '\0';
    if (!localtime_r(&when, &then))
        return;
    enum {
        TODAY,
        YESTERDAY,
        EARLIER
    } day = same_day(when, now)           ? TODAY
            : same_day(when, now - 86400) ? YESTERDAY
                                          : EARLIER;
    static const char *const month[] = {N_("January"),   N_("February"), N_("March"),    N_("April"),
                                        N_("May"),       N_("June"),     N_("July"),     N_("August"),
                                        N_("September"), N_("October"),  N_("November"), N_("December")};
    char clock[32];
    if (strftime(clock, sizeof clock, "%H:%M", &then))
        say(out, n, SAY("{day:today, {clock}|yesterday, {clock}|{date} {month}, {clock}}"), say_which("day", (int)day),
            say_s("clock", clock), say_n("date", then.tm_mday), say_s("month", say_word(month[then.tm_mon])));
}
