/* SPDX-License-Identifier: MIT */
#include "base/file_change.h"

#include <string.h>

#include "base/file.h"
#include "base/process.h"

enum { LOCK_MS = 2000, LOOK_MS = 5, TRIES = 20 };

/* Waits for a program that has it; one that was stopped does not keep the others from saving. */
static int take_lock(const char *path)
{
    Buf name = {0};
    buf_printf(&name, "%s.lock", path);
    int lock = file_lock(buf_str(&name));
    for (int waited = 0; lock == FILE_LOCK_BUSY && waited < LOCK_MS; waited += LOOK_MS) {
        process_wait(LOOK_MS);
        lock = file_lock(buf_str(&name));
    }
    buf_free(&name);
    return lock;
}

static bool same(const Buf *a, const Buf *b)
{
    return a->n == b->n && memcmp(buf_str(a), buf_str(b), a->n) == 0;
}

static Status read_whole(const char *path, size_t most, Buf *out)
{
    Status read = file_read(path, most, out);
    if (read.code)
        buf_free(out);
    return read;
}

/* False: another program has written meanwhile, and nothing was done. */
static bool change_once(const char *path, size_t most, FileChange *change, void *ctx, bool last, Status *result)
{
    Buf old = {0}, text = {0}, now = {0};
    Status read = read_whole(path, most, &old);
    buf_addn(&text, buf_str(&old), old.n);
    *result = change(ctx, &read, &text);
    bool write = result->code == 0 && (read.code || !same(&old, &text));
    bool calm = true;
    if (write) {
        Status again = read_whole(path, most, &now);
        calm = last || (again.code == read.code && same(&old, &now));
    }
    if (write && calm)
        *result = file_write_through(path, buf_str(&text), text.n);
    buf_free(&old);
    buf_free(&text);
    buf_free(&now);
    return calm;
}

Status file_change(const char *path, size_t most, FileChange *change, void *ctx)
{
    Status result;
    int lock = take_lock(path), tries = 1;
    while (!change_once(path, most, change, ctx, tries == TRIES, &result))
        tries++;
    if (lock >= 0)
        file_unlock(lock);
    return result;
}
