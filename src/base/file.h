/* SPDX-License-Identifier: MIT
 * Small files, whole: read with a bound, written so that a crash leaves the old or the new one, never half of it. */
#ifndef BASE_FILE_H
#define BASE_FILE_H
#include "base/buf.h"
#include "base/status.h"

enum { FILE_MISSING = 2 };

/* Reads at most `most` bytes into out (added to it); a longer file is an error. FILE_MISSING when it is not there. */
Status file_read(const char *path, size_t most, Buf *out);
/* Temporary file beside it, fsync, rename, fsync of the folder. On error the old file is untouched. */
Status file_write(const char *path, const char *text, size_t n);
Status file_append(const char *path, const char *text, size_t n); /* one write, then fsync */
bool file_exists(const char *path);
Status file_make_dirs(const char *path); /* like mkdir -p, mode 0700 for what is made */

#endif
