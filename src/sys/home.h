/* SPDX-License-Identifier: MIT
 * Where a system keeps what belongs to its user. */
#ifndef SYS_HOME_H
#define SYS_HOME_H
#include <stdbool.h>
#include <stddef.h>

typedef enum { HOME_CONFIG, HOME_DATA, HOME_STATE, HOME_USES } HomeUse;
/* The program's own folder for this, made or not; false: the system names none. */
bool home_folder(HomeUse use, char *out, size_t n);
const char *home_variable(HomeUse use); /* by which the user may name another place */
/* The user's own folder; the folder of the machine's fonts. */
bool home_of_user(char *out, size_t n);
bool home_fonts(char *out, size_t n);
bool home_language(char *out, size_t n); /* "de", where the system says it otherwise than by LANG */

#endif
