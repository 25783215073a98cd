/* SPDX-License-Identifier: MIT
 * A small file that several programs change: read, changed and written as one, so that no change overwrites another
 * program's. */
#ifndef BASE_FILE_CHANGE_H
#define BASE_FILE_CHANGE_H
#include "base/buf.h"
#include "base/status.h"

/* Makes the new text of the old one. read: what file_read said; text is empty unless it succeeded. An error: the file
 * stays as it is. May be called again with a newer text, and must not remember the last call. */
typedef Status FileChange(void *ctx, const Status *read, Buf *text);

/* Holds the lock PATH.lock meanwhile. Where there are no locks, or another program keeps this one longer than two seconds, a
 * change by somebody else is noticed by what the file holds, which leaves a moment between looking and writing. Writes
 * through a link (file_write_through), and nothing when the text stays the same. */
Status file_change(const char *path, size_t most, FileChange *change, void *ctx);

#endif
