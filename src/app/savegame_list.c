/* SPDX-License-Identifier: MIT */
#include "app/savegame_list.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"
#include "boards/boards.h"
#include "core/say.h"

const char *const kept_source[KEPT_SOURCES] = {"recent", "finished", "left-out"};

/* ---- the list --------------------------------------------------------------------------------------------------- */

static void add_game(KeptList *list, const char *path, KeptWhere where)
{
    struct stat st;
    if (stat(path, &st) != 0 || !S_ISREG(st.st_mode))
        return;
    if ((list->n & (list->n - 1)) == 0) /* capacity doubles */
        list->game = xrealloc(list->game, (size_t)(list->n ? 2 * list->n : 1) * sizeof *list->game);
    KeptGame *k = &list->game[list->n++];
    *k = (KeptGame){.where = where, .when = st.st_mtime};
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
