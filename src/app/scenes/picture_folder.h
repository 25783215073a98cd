/* SPDX-License-Identifier: MIT
 * Where a picture goes that somebody takes home from the gallery: to the person's own pictures, not among the saves. */
#ifndef APP_SCENES_PICTURE_FOLDER_H
#define APP_SCENES_PICTURE_FOLDER_H
#include <stdbool.h>
#include <stddef.h>

/* The first of these that can be written to: $XDG_PICTURES_DIR, what user-dirs.dirs in the folder of configurations
 * calls so (both are made when they are missing), ~/Pictures when it exists, the program's data folder. False: none. */
bool picture_folder(char *out, size_t n);
/* A path in that folder, for a file that does not exist yet: "word.png", or "word (2).png" when that is taken. */
bool picture_path(const char *folder, const char *word, char *out, size_t n);

#endif
