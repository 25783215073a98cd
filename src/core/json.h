/* SPDX-License-Identifier: MIT
 * JSON takes its memory like everything else here, so that no value is ever half made for the lack of it. */
#ifndef CORE_JSON_H
#define CORE_JSON_H

/* Every program calls this before its first value; more than once does no harm. */
void json_begin(void);

#endif
