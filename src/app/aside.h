/* SPDX-License-Identifier: MIT
 * A file that cannot be understood makes room for a new one under another name: what is in it is not ours to lose. */
#ifndef APP_ASIDE_H
#define APP_ASIDE_H
#include "base/buf.h"
#include "base/status.h"

/* Gives it the name PATH.damaged, or PATH.damaged-2 and so on where that is taken, and adds to `where`, unless that is NULL,
 * which. */
Status put_aside(const char *path, Buf *where);

#endif
