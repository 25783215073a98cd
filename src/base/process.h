/* SPDX-License-Identifier: MIT
 * What a program asks of the system that runs it. */
#ifndef BASE_PROCESS_H
#define BASE_PROCESS_H
#include <stdbool.h>
#include <stddef.h>

/* To be called before anything else: a file that may not grow is an error like any other, a terminal that is closed asks
 * for the end as a request to end does, and what is read and written is bytes, UTF-8 in texts. */
void process_begin(void);
void process_outlives_readers(void);        /* whoever reads what it writes may go away */
bool process_random(void *bytes, size_t n); /* at most 256; false: the system has none to give */
bool process_runs(long id);                 /* of any program; true when in doubt */
void process_wait(int ms);
int process_columns(void); /* of the terminal it writes to; 0: it is none, or they are not known */

#endif
