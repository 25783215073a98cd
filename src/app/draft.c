/* SPDX-License-Identifier: MIT */
#include "app/draft.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/hash.h"
#include "core/say.h"

enum { SLOTS = 9 };

static void name_slot(const Draft *d, int slot, char out[DRAFT_ROOM + 16])
{
    if (slot == 1)
        (void)snprintf(out, DRAFT_ROOM + 16, "%s", d->base);
    else
        (void)snprintf(out, DRAFT_ROOM + 16, "%s-%d", d->base, slot);
}

static int lock_slot(const char *file)
{
    char path[DRAFT_ROOM + 32];
    (void)snprintf(path, sizeof path, "%s.lock", file);
    return file_lock(path);
}

static void let_go(Draft *d)
{
    if (d->lock >= 0)
        file_unlock(d->lock);
    d->lock = -1;
    d->file[0] = '\0';
    d->mark = 0;
}

/* Takes the first file that no program has locked; found: one that holds a draft. Without locks it may be in use. */
static bool take_slot(Draft *d, bool found)
{
    for (int slot = 1; slot <= SLOTS; slot++) {
        char file[DRAFT_ROOM + 16];
        name_slot(d, slot, file);
        if (file_exists(file) != found)
            continue;
        int lock = lock_slot(file);
        if (lock == FILE_LOCK_BUSY)
            continue;
        if (file_exists(file) != found) { /* its owner has just ended */
            if (lock >= 0)
                file_unlock(lock);
            continue;
        }
        d->lock = lock >= 0 ? lock : -1;
        memcpy(d->file, file, sizeof file);
        file_sweep(d->file);
        return true;
    }
    return false;
}

/* Reads the draft in the file; true: all of it. */
static bool read_slot(Draft *d, DraftReads *reads, void *ctx)
{
    Buf text = {0};
    bool good = file_read(d->file, DRAFT_MOST, &text).code == 0 && reads(ctx, buf_str(&text), text.n);
    d->mark = hash_bytes(buf_str(&text), text.n, 0);
    buf_free(&text);
    return good;
}

bool draft_open(Draft *d, const char *folder, const char *name, DraftReads *reads, void *ctx)
{
    *d = (Draft){.lock = -1};
    if (!folder)
        return false;
    (void)snprintf(d->base, sizeof d->base, "%.1300s/%s", folder, name);
    for (bool aside = true; aside && take_slot(d, true);) {
        if (read_slot(d, reads, ctx))
            return true;
        aside = file_put_aside(d->file, NULL).code == 0; /* else it stays, and this program takes another file */
        let_go(d);
    }
    return false;
}

/* True if the file exists and another program has changed it. */
static bool is_of_another(const Draft *d)
{
    Buf text = {0};
    Status read = file_read(d->file, DRAFT_MOST, &text);
    bool other = read.code != FILE_MISSING && (read.code || hash_bytes(buf_str(&text), text.n, 0) != d->mark);
    buf_free(&text);
    return other;
}

/* Creates the folder of the file. */
static Status make_folder(const Draft *d)
{
    char folder[DRAFT_ROOM];
    (void)snprintf(folder, sizeof folder, "%.*s", (int)(strrchr(d->base, '/') - d->base), d->base);
    return file_make_dirs(folder);
}

static Status drop(Draft *d)
{
    if (d->file[0] && !is_of_another(d))
        (void)remove(d->file); /* usually there is no file */
    d->mark = 0;
    return status_ok();
}

Status draft_keep(Draft *d, const char *text, size_t n)
{
    if (n == 0)
        return drop(d);
    if (!d->base[0])
        return say_status(1, SAY("There is no folder to keep it in."));
    Status st = make_folder(d);
    if (st.code)
        return st;
    if (d->file[0] && is_of_another(d))
        let_go(d);
    if (!d->file[0] && !take_slot(d, false))
        return say_status(1, SAY("There is no free file name in {folder}."), say_s("folder", d->base));
    st = file_write(d->file, text, n);
    if (st.code == 0)
        d->mark = hash_bytes(text, n, 0);
    return st;
}

void draft_close(Draft *d)
{
    let_go(d);
    d->base[0] = '\0';
}
