/* SPDX-License-Identifier: MIT
 * Orders in which n things can lie, as numbers: the argument of a move that rearranges them (ARG_ORDER).  of[i] is the
 * place from which the thing at place i comes; orders are numbered as in a dictionary, so 0 leaves all where they are. */
#ifndef CORE_ORDER_H
#define CORE_ORDER_H
#include <stdbool.h>
#include <stdint.h>

enum { ORDER_MOST = 8 }; /* 8! is still an argument */

unsigned order_count(int n);
/* False, with of[] as it was: there is no order of that number. */
bool order_read(unsigned number, int n, uint8_t of[]);
uint16_t order_number(const uint8_t of[], int n); /* of a permutation of 0..n-1 */
/* The next one as in a dictionary, of any n numbers; false: it was the last. */
bool order_next(uint8_t of[], int n);

#endif
