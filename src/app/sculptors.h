/* SPDX-License-Identifier: MIT
 * Which function of art/ sculpts a picture: the table is made of art/'s own lists while the program is built
 * (cmake/Sculptors.cmake). */
#ifndef APP_SCULPTORS_H
#define APP_SCULPTORS_H
#include <stddef.h>

typedef struct {
    const char *picture;  /* below assets/, without ".webp" */
    const char *function; /* "water_dragon" */
    const char *file;     /* below art/: "types/dragon.c" */
    int line;             /* of the file, where the function begins */
} Sculptor;

extern const Sculptor sculptors[]; /* by picture; ends with a NULL picture */

/* Returns the row of that picture; NULL: no function of art/ makes it. picture may be NULL. */
const Sculptor *sculptor_of(const char *picture);

#endif
