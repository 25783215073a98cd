/* SPDX-License-Identifier: MIT
 * What happened, as the protocol tells it. */
#ifndef ENGINE_EVENTS_JSON_H
#define ENGINE_EVENTS_JSON_H
#include <jansson.h>

#include "core/match.h"

enum { EVENTS_WHOLE = -1 }; /* instead of a seat: nothing is hidden */

/* Events since serial `from`, as seat may know them; a new array. */
json_t *events_json(const Match *m, int seat, uint32_t from);

#endif
