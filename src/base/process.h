/* SPDX-License-Identifier: MIT
 * Services of the operating system. */
#ifndef BASE_PROCESS_H
#define BASE_PROCESS_H
#include <stdbool.h>
#include <stddef.h>

/* Must be called first. Then a file that may not grow is an error like any other, closing the terminal is a request to
 * end, and files hold bytes, UTF-8 in texts. */
void process_begin(void);
void process_outlives_readers(void);        /* ignores SIGPIPE: the reader of our output may exit first */
bool process_random(void *bytes, size_t n); /* n: at most 256; false: the system has none to give */
bool process_runs(long id);                 /* true if a process with that id exists, or in doubt */
void process_wait(int ms);
/* Gives memory that is free within the program back to the system, where the C library can. Takes some ms. */
void process_trim(void);
int process_columns(void); /* width of the terminal on standard output; 0: none, or unknown */

#endif
