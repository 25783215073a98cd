/* SPDX-License-Identifier: MIT */
#include "app/puzzles.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "core/say.h"

enum { NUMBERS = 10000, FOLDER = PUZZLE_PATH - 80, LIST_MOST = 1 << 16, SAVE_TRIES = 9 };
static const char ending[] = ".lesson";

static void look_at(PuzzleFile *f)
{
    Status st = lesson_load(f->path, &f->lesson);
    if (!st.code)
        st = puzzle_can_be_played(&f->lesson);
    if (st.code)
        str_cut(f->why, sizeof f->why, st.text);
}

/* True if the name is a line of the list. */
static bool is_in(const char *list, const char *name)
{
    size_t n = strlen(name);
    for (const char *line = list; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, name, n) == 0 && (line[n] == '\n' || line[n] == '\0'))
            return true;
    }
    return false;
}

/* Returns the number at the end of the file's name; 0: not a name of ours. */
static int number_of(const PuzzleFile *f)
{
    const char *dash = strrchr(f->name, '-');
    long n = dash ? strtol(dash + 1, NULL, 10) : 0;
    return n > 0 && n < NUMBERS ? (int)n : 0;
}

static int newest_first(const void *a, const void *b)
{
    int by_number = number_of(b) - number_of(a);
    return by_number ? by_number : strcmp(((const PuzzleFile *)a)->name, ((const PuzzleFile *)b)->name);
}

void puzzles_list(const char *folder, PuzzleFiles *out)
{
    char path[FOLDER];
    *out = (PuzzleFiles){0};
    if (!folder)
        return;
    (void)snprintf(path, sizeof path, "%s/puzzles", folder);
    file_sweep_folder(path);
    DIR *dir = opendir(path);
    for (struct dirent *e; dir && out->n < PUZZLE_FILES && (e = readdir(dir));) {
        size_t n = strlen(e->d_name), of = sizeof ending - 1;
        if (n <= of || n >= sizeof out->file->name || e->d_name[0] == '.' || strcmp(e->d_name + n - of, ending) != 0)
            continue;
        if ((out->n & (out->n - 1)) == 0) /* capacity doubles */
            out->file = xrealloc(out->file, (size_t)(out->n ? 2 * out->n : 1) * sizeof *out->file);
        PuzzleFile *f = &out->file[out->n++];
        *f = (PuzzleFile){.removed = false};
        str_cut(f->name, sizeof f->name, e->d_name);
        (void)snprintf(f->path, sizeof f->path, "%s/%s", path, f->name);
        look_at(f);
    }
    if (dir)
        closedir(dir);
    Buf list = {0};
    (void)snprintf(path, sizeof path, "%s/puzzles/solved", folder);
    if (file_read(path, LIST_MOST, &list).code == 0)
        for (int i = 0; i < out->n; i++)
            out->file[i].solved = is_in(buf_str(&list), out->file[i].name);
    buf_free(&list);
    if (out->n > 1)
        qsort(out->file, (size_t)out->n, sizeof *out->file, newest_first);
}

void puzzles_free(PuzzleFiles *files)
{
    for (int i = 0; i < files->n; i++)
        lesson_free(&files->file[i].lesson);
    free(files->file);
    *files = (PuzzleFiles){0};
}

static bool is_taken(const PuzzleFiles *all, int number)
{
    for (int i = 0; i < all->n; i++)
        if (number_of(&all->file[i]) == number)
            return true;
    return false;
}

/* Makes GAME-N, N one above the highest there, so that the newest has the highest number. At the last number, takes a
 * free one. */
static Status new_name(const char *folder, const char *game, char id[LESSON_ID])
{
    PuzzleFiles all;
    int n = 1;
    puzzles_list(folder, &all);
    for (int i = 0; i < all.n; i++)
        n = number_of(&all.file[i]) >= n ? number_of(&all.file[i]) + 1 : n;
    for (int free = 1; n == NUMBERS && free < NUMBERS; free++)
        n = is_taken(&all, free) ? n : free;
    bool full = all.n >= PUZZLE_FILES;
    puzzles_free(&all);
    (void)snprintf(id, LESSON_ID, "%.20s-%d", game, n % NUMBERS);
    return full ? say_status(1, SAY("You have too many puzzles. Remove one first.")) : status_ok();
}

/* Saves under a new name; FILE_TAKEN: another program has just used that number. */
static Status save_once(const char *folder, const Match *m, PuzzleMoment p, char *path)
{
    char to[FOLDER], id[LESSON_ID];
    Buf text = {0};
    (void)snprintf(to, sizeof to, "%s/puzzles", folder);
    Status st = file_make_dirs(to);
    if (!st.code)
        st = new_name(folder, match_game(m)->id, id);
    p.id = id;
    if (!st.code && puzzle_write(m, &p, &text).code)
        st = say_status(1, SAY("This moment cannot become a puzzle."));
    (void)snprintf(path, PUZZLE_PATH, "%s/%s%s", to, id, ending);
    if (!st.code)
        st = file_write_new(path, buf_str(&text), text.n);
    buf_free(&text);
    return st;
}

Status puzzles_save(const char *folder, const Match *m, PuzzleMoment p, char *path)
{
    if (!folder)
        return say_status(1, SAY("There is no folder to save it in."));
    Status st = save_once(folder, m, p, path);
    for (int i = 0; i < SAVE_TRIES && st.code == FILE_TAKEN; i++)
        st = save_once(folder, m, p, path);
    return st.code == FILE_TAKEN ? say_status(1, SAY("A file of that name already exists: {name}"), say_s("name", path))
                                 : st;
}

/* Moves the file to another folder, under its own name or, if that is taken, with -2 and so on. */
static Status move_to(PuzzleFile *f, const char *folder, bool removed)
{
    char stem[PUZZLE_PATH];
    Buf to = {0};
    (void)snprintf(stem, sizeof stem, "%.1300s/%.*s", folder, (int)(strlen(f->name) - strlen(ending)), f->name);
    Status result = file_make_dirs(folder);
    if (!result.code)
        result = file_move_free(f->path, stem, ending, &to);
    if (!result.code) {
        (void)snprintf(f->path, sizeof f->path, "%s", buf_str(&to));
        f->removed = removed;
    }
    buf_free(&to);
    return result;
}

Status puzzles_remove(PuzzleFile *f)
{
    char folder[PUZZLE_PATH];
    (void)snprintf(folder, sizeof folder, "%.*s/removed", (int)(strrchr(f->path, '/') - f->path), f->path);
    return move_to(f, folder, true);
}

Status puzzles_put_back(PuzzleFile *f)
{
    static const char below[] = "/removed";
    char folder[PUZZLE_PATH];
    (void)snprintf(folder, sizeof folder, "%.*s", (int)(strrchr(f->path, '/') - f->path), f->path);
    folder[strlen(folder) - (sizeof below - 1)] = '\0';
    return move_to(f, folder, false);
}

/* Adds the name as a line unless it is there. */
static Status add_line(void *ctx, const Status *read, Buf *text)
{
    const char *name = ctx;
    if (read->code && read->code != FILE_MISSING)
        return *read;
    if (!is_in(buf_str(text), name))
        buf_printf(text, "%s\n", name);
    return status_ok();
}

Status puzzles_solve(const char *path)
{
    char list[PUZZLE_PATH], name[PUZZLE_PATH];
    const char *slash = strrchr(path, '/');
    if (!slash)
        return status_ok();
    (void)snprintf(list, sizeof list, "%.*s/solved", (int)(slash - path), path);
    (void)snprintf(name, sizeof name, "%s", slash + 1);
    return file_change(list, LIST_MOST, add_line, name);
}
