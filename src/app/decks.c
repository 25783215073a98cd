/* SPDX-License-Identifier: MIT */
#include "app/decks.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/hash.h"
#include "core/say.h"

enum { NAMES_MOST = 1000 };

static void add_file(DeckFiles *files, const char *folder, const char *name)
{
    if ((files->n & (files->n - 1)) == 0) /* capacity doubles */
        files->file = xrealloc(files->file, (size_t)(files->n ? 2 * files->n : 1) * sizeof *files->file);
    DeckFile *f = &files->file[files->n++];
    *f = (DeckFile){.list = {.castle = 0}};
    (void)snprintf(f->path, sizeof f->path, "%s/%s", folder, name);
    Buf text = {0};
    Status read = file_read(f->path, DECK_TEXT_MOST, &text);
    f->mark = hash_bytes(buf_str(&text), text.n, 0);
    if (read.code == 0)
        read = siege_deck_read(buf_str(&text), text.n, name, &f->list);
    if (read.code)
        str_cut(f->why, sizeof f->why, read.text);
    if (!f->list.name[0]) /* a deck without a name takes the file's */
        (void)snprintf(f->list.name, sizeof f->list.name, "%.*s", (int)(strlen(name) - 4), name);
    buf_free(&text);
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const DeckFile *)a)->path, ((const DeckFile *)b)->path);
}

void decks_list(const char *folder, DeckFiles *out)
{
    char path[DECK_PATH - 300];
    *out = (DeckFiles){0};
    if (!folder)
        return;
    (void)snprintf(path, sizeof path, "%s/decks", folder);
    file_sweep_folder(path);
    DIR *dir = opendir(path);
    for (struct dirent *e; dir && out->n < DECK_FILES && (e = readdir(dir));) {
        size_t n = strlen(e->d_name);
        if (n > 4 && e->d_name[0] != '.' && strcmp(e->d_name + n - 4, ".txt") == 0)
            add_file(out, path, e->d_name);
    }
    if (dir)
        closedir(dir);
    if (out->n > 1)
        qsort(out->file, (size_t)out->n, sizeof *out->file, by_path);
}

void decks_free(DeckFiles *files)
{
    free(files->file);
    *files = (DeckFiles){0};
}

void decks_say(const SiegeList *list, char *out, size_t n)
{
    int of[COLOURS] = {0};
    for (DefId def = 1; def < siege_game.ndefs; def++)
        if (siege_in_decks(def))
            of[siege_card(def)->colour] += list->cards.n[def];
    say(out, n, SAY("{castle}: {ember} ember, {tide} tide, {barrow} barrow"),
        say_s("castle", say_word(siege_game.def[siege_castle(list->castle)].name)), say_n("ember", of[COLOUR_EMBER]),
        say_n("tide", of[COLOUR_TIDE]), say_n("barrow", of[COLOUR_BARROW]));
}

/* Turns "The Long Chimney" into the-long-chimney: letters that every file system accepts. */
static void file_word(const char *name, char out[48])
{
    size_t k = 0;
    for (const char *p = name; *p && k < 40; p++) {
        char c = (char)(*p >= 'A' && *p <= 'Z' ? *p - 'A' + 'a' : *p);
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            out[k++] = c;
        else if (k && out[k - 1] != '-')
            out[k++] = '-';
    }
    while (k && out[k - 1] == '-')
        k--;
    out[k] = '\0';
    if (k == 0)
        (void)snprintf(out, 48, "deck");
}

/* Names FOLDER/decks, and creates it if it is missing. */
static Status deck_folder(const char *folder, char *out, size_t n)
{
    if (!folder)
        return say_status(1, SAY("There is no folder to save it in."));
    (void)snprintf(out, n, "%s/decks", folder);
    return file_make_dirs(out);
}

/* True if another program has written the file since it was listed. */
static bool is_changed(const char *path, const DeckFiles *known)
{
    Buf text = {0};
    Status read = file_read(path, DECK_TEXT_MOST, &text);
    uint64_t mark = hash_bytes(buf_str(&text), text.n, 0);
    bool changed = false;
    for (int i = 0; i < known->n && read.code != FILE_MISSING; i++)
        changed = changed || (strcmp(known->file[i].path, path) == 0 && known->file[i].mark != mark);
    buf_free(&text);
    return changed;
}

/* Writes to the first name that is free. */
static Status write_new(const char *folder, const char *word, const Buf *text, char *path)
{
    Status st = status_error(FILE_TAKEN, "%s", word);
    for (int i = 1; st.code == FILE_TAKEN && i < NAMES_MOST; i++) {
        char number[16] = "";
        if (i > 1)
            (void)snprintf(number, sizeof number, "-%d", i);
        (void)snprintf(path, DECK_PATH, "%s/%s%s.txt", folder, word, number);
        st = file_exists(path) ? status_error(FILE_TAKEN, "%s", path) : file_write_new(path, buf_str(text), text->n);
    }
    if (st.code)
        path[0] = '\0';
    return st.code == FILE_TAKEN ? say_status(1, SAY("Too many decks have this name. Choose another one.")) : st;
}

Status decks_save(const char *folder, const SiegeList *list, const DeckFiles *known, char *path)
{
    char to[DECK_PATH - 60], word[48];
    Status st = deck_folder(folder, to, sizeof to);
    if (st.code)
        return st;
    Buf text = {0};
    file_word(list->name, word);
    siege_deck_write(list, &text);
    st = path[0] && !is_changed(path, known) ? file_write(path, buf_str(&text), text.n)
                                             : write_new(to, word, &text, path);
    buf_free(&text);
    return st;
}
