/* SPDX-License-Identifier: MIT
 * The system's folders for a user's files. */
#ifndef SYS_HOME_H
#define SYS_HOME_H
#include <stdbool.h>
#include <stddef.h>

typedef enum { HOME_CONFIG, HOME_DATA, HOME_STATE, HOME_USES } HomeUse;
/* Names the program's own folder for this use, which may not exist; false: the system names
 * none, or its name does not fit. */
bool home_folder(HomeUse use, char *out, size_t n);
const char *home_variable(HomeUse use); /* the variable with which the user may name another place */
/* Name the user's home folder, and the folder of the machine's fonts; false: likewise. */
bool home_of_user(char *out, size_t n);
bool home_fonts(char *out, size_t n);
bool home_language(char *out, size_t n); /* "de", on systems that do not use LANG */

#endif
