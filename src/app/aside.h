/* SPDX-License-Identifier: MIT
 * Renames a file that cannot be read, to make room for a new one without losing what the player had. */
#ifndef APP_ASIDE_H
#define APP_ASIDE_H
#include "base/buf.h"
#include "base/status.h"

/* Renames it to PATH.damaged, or PATH.damaged-2 and so on if that exists. Adds the new name to `where` unless that is
 * NULL. */
Status put_aside(const char *path, Buf *where);

#endif
