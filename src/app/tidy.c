/* SPDX-License-Identifier: MIT */
#include "app/tidy.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "app/tally.h"
#include "base/file.h"
#include "base/log.h"

enum { DAY_ROOM = 16, DAY_SECONDS = 24 * 60 * 60 };

/* ---- moving ----------------------------------------------------------------------------------------------------- */

/* Returns the row of kept_source whose folder holds the path; KEPT_SOURCES: none. */
static int source_of(const char *path)
{
    const char *end = strrchr(path, '/'), *begin = end;
    while (begin && begin > path && begin[-1] != '/')
        begin--;
    for (int i = 0; begin && i < KEPT_SOURCES; i++)
        if ((size_t)(end - begin) == strlen(kept_source[i]) &&
            strncmp(begin, kept_source[i], (size_t)(end - begin)) == 0)
            return i;
    return KEPT_SOURCES;
}

/* Moves the game to folder sub of the shelf, under its name or, if that is taken, with -2 and so on. */
static Status move_to(const Shelf *s, KeptGame *k, const char *sub)
{
    char folder[KEPT_FOLDER], stem[KEPT_PATH];
    const char *name = strrchr(k->path, '/') + 1, *ending = strrchr(name, '.');
    (void)snprintf(folder, sizeof folder, "%s/%s", s->folder, sub);
    (void)snprintf(stem, sizeof stem, "%s/%.*s", folder, (int)(ending - name), name);
    Buf to = {0};
    Status result = file_make_dirs(folder);
    if (result.code == 0)
        result = file_move_free(k->path, stem, ending, &to);
    if (result.code == 0)
        (void)snprintf(k->path, sizeof k->path, "%s", buf_str(&to));
    buf_free(&to);
    return result;
}

/* Adds the game's cards to the tally, or subtracts them. An error is only logged, because nothing but the tally differs
 * then. */
static void count_cards(const Shelf *s, const KeptGame *k, bool add)
{
    Match *m = NULL;
    Tally *t = xcalloc(1, sizeof *t);
    if (kept_read(k, &m).code == 0)
        tally_match(m, t);
    Status st = t->n == 0 ? status_ok() : add ? tally_add(s->folder, t) : tally_take(s->folder, t);
    if (st.code)
        log_note("%s", st.text);
    match_free(m);
    free(t);
}

static bool counts(const KeptGame *k)
{
    return k->where == KEPT_FINISHED && !k->left_out;
}

/* Moves the game and updates the tally of cards. */
static Status put(const Shelf *s, KeptGame *k, const char *sub, KeptWhere where, bool left_out)
{
    bool before = counts(k);
    Status st = move_to(s, k, sub);
    if (st.code)
        return st;
    k->where = where;
    k->left_out = left_out;
    if (counts(k) != before)
        count_cards(s, k, !before);
    return st;
}

Status tidy_throw_away(const Shelf *s, KeptGame *k)
{
    char day[DAY_ROOM], sub[KEPT_FOLDER];
    time_t now = time(NULL);
    struct tm then;
    int source = source_of(k->path);
    REQUIRE(k->where != KEPT_TABLE && k->where != KEPT_REMOVED && source < KEPT_SOURCES);
    if (!localtime_r(&now, &then) || strftime(day, sizeof day, "%Y-%m-%d", &then) == 0)
        (void)snprintf(day, sizeof day, "0000-00-00");
    (void)snprintf(sub, sizeof sub, KEPT_BIN "/%s/%s", day, kept_source[source]);
    return put(s, k, sub, KEPT_REMOVED, false);
}

Status tidy_put_back(const Shelf *s, KeptGame *k)
{
    static const KeptWhere where[KEPT_SOURCES] = {KEPT_ASIDE, KEPT_FINISHED, KEPT_FINISHED};
    int source = source_of(k->path);
    REQUIRE(k->where == KEPT_REMOVED && source < KEPT_SOURCES);
    return put(s, k, kept_source[source], where[source], source == 2);
}

Status tidy_leave_out(const Shelf *s, KeptGame *k, bool left_out)
{
    REQUIRE(k->where == KEPT_FINISHED);
    return put(s, k, left_out ? "left-out" : "finished", KEPT_FINISHED, left_out);
}

/* ---- games thrown away ------------------------------------------------------------------------------------------ */

/* Returns the days from a date, "2026-11-28", to now; -1: not a date. */
static int days_since(const char *date, time_t now)
{
    struct tm then = {.tm_hour = 12, .tm_isdst = -1}, today;
    int n = 0;
    if (sscanf(date, "%4d-%2d-%2d%n", &then.tm_year, &then.tm_mon, &then.tm_mday, &n) != 3 || n != 10 ||
        (date[n] != '\0' && date[n] != '/') || then.tm_year < 2000 || !localtime_r(&now, &today))
        return -1;
    then.tm_year -= 1900;
    then.tm_mon--;
    today.tm_hour = 12;
    today.tm_isdst = -1;
    time_t from = mktime(&then), to = mktime(&today);
    return from == (time_t)-1 || to < from ? 0 : (int)((to - from + DAY_SECONDS / 2) / DAY_SECONDS);
}

int tidy_days_left(const KeptGame *k, time_t now)
{
    const char *bin = strstr(k->path, "/" KEPT_BIN "/");
    int days = bin ? days_since(bin + sizeof "/" KEPT_BIN "/" - 1, now) : -1;
    return days < 0 || days > TIDY_DAYS ? TIDY_DAYS : TIDY_DAYS - days;
}

/* Deletes journals and empty folders; anything else in there is not ours and stays. */
static void empty_day(const char *folder)
{
    char sub[KEPT_FOLDER + 32], path[KEPT_PATH + 32];
    for (int i = 0; i < KEPT_SOURCES; i++) {
        (void)snprintf(sub, sizeof sub, "%s/%s", folder, kept_source[i]);
        DIR *dir = opendir(sub);
        if (!dir)
            continue;
        for (struct dirent *e; (e = readdir(dir));) {
            size_t n = strlen(e->d_name);
            if (n < sizeof ".journal" || strcmp(e->d_name + n - (sizeof ".journal" - 1), ".journal") != 0)
                continue;
            (void)snprintf(path, sizeof path, "%s/%s", sub, e->d_name);
            (void)unlink(path);
        }
        closedir(dir);
        (void)rmdir(sub);
    }
    (void)rmdir(folder);
}

void tidy_empty(const Shelf *s, time_t now)
{
    char bin[KEPT_FOLDER], folder[KEPT_FOLDER];
    (void)snprintf(bin, sizeof bin, "%s/" KEPT_BIN, s->folder);
    DIR *dir = s->folder[0] ? opendir(bin) : NULL;
    if (!dir)
        return;
    for (struct dirent *e; (e = readdir(dir));) {
        if (days_since(e->d_name, now) < TIDY_DAYS)
            continue;
        int n = snprintf(folder, sizeof folder, "%s/%.10s", bin, e->d_name);
        if (n > 0 && (size_t)n < sizeof folder)
            empty_day(folder);
    }
    closedir(dir);
}

/* ---- persons ---------------------------------------------------------------------------------------------------- */

static void add_setup(People *out, const Setup *cfg, int games)
{
    for (int seat = 0; seat < cfg->nseats; seat++)
        if (cfg->player[seat] == 0)
            people_add(out, cfg->name[seat], games);
}

void tidy_people(const KeptList *list, const Settings *settings, People *out)
{
    *out = (People){0};
    for (int i = 0; i < list->n; i++)
        if (list->game[i].head.game)
            add_setup(out, &list->game[i].head.cfg, 1);
    for (int i = 0; game_list[i]; i++) {
        const Setup *cfg = settings_table(settings, game_list[i]);
        if (cfg)
            add_setup(out, cfg, 0);
    }
}

bool tidy_met(const KeptList *list, const char *a, const char *b)
{
    for (int i = 0; i < list->n; i++) {
        const Setup *cfg = &list->game[i].head.cfg;
        bool has[2] = {false, false};
        for (int seat = 0; list->game[i].head.game && seat < cfg->nseats; seat++) {
            has[0] = has[0] || (cfg->player[seat] == 0 && strcmp(cfg->name[seat], a) == 0);
            has[1] = has[1] || (cfg->player[seat] == 0 && strcmp(cfg->name[seat], b) == 0);
        }
        if (has[0] && has[1])
            return true;
    }
    return false;
}

Status tidy_rename(KeptGame *k, const char *from, const char *to, bool *changed)
{
    Buf text = {0}, out = {0};
    *changed = false;
    Status st = file_read(k->path, JOURNAL_BYTES_MAX, &text);
    if (st.code == 0 && journal_rename(buf_str(&text), text.n, from, to, &out) > 0) {
        st = file_rewrite(k->path, buf_str(&out), out.n);
        *changed = st.code == 0;
    }
    if (*changed)
        (void)setup_rename(&k->head.cfg, from, to);
    buf_free(&text);
    buf_free(&out);
    return st;
}
