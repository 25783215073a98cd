/* SPDX-License-Identifier: MIT
 * What the desktop does for the program. */
#ifndef SYS_DESKTOP_H
#define SYS_DESKTOP_H
#include <stdbool.h>

/* Opens a file with the program that the desktop has for its kind; does not wait for it. path: from the root, in UTF-8,
 * shorter than 1024 bytes. False: the desktop has none, or there is no desktop. */
bool desktop_open(const char *path);

#endif
