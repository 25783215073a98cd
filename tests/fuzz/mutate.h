/* SPDX-License-Identifier: MIT
 * Changes of a position as somebody who writes one by hand makes them: members, places and pieces left out, doubled, put
 * elsewhere, unknown.  The same change for the same luck; what comes out need not be possible. */
#ifndef TESTS_FUZZ_MUTATE_H
#define TESTS_FUZZ_MUTATE_H
#include <jansson.h>

#include "core/game.h"

/* The nth member of an object, from 0. */
static inline const char *mutate_member(json_t *o, uint32_t n)
{
    void *at = json_object_iter(o);
    while (n-- > 0)
        at = json_object_iter_next(o, at);
    return json_object_iter_key(at);
}

/* Some place that holds a piece, if one was hit upon; else some place or NULL. */
static inline json_t *mutate_place(json_t *places, Rng *r)
{
    json_t *list = NULL;
    for (int i = 0; i < 20 && json_array_size(list) == 0 && json_object_size(places) > 0; i++)
        list = json_object_get(places, mutate_member(places, rng_below(r, (uint32_t)json_object_size(places))));
    return list;
}

static inline void mutate_number(json_t *value, Rng *r)
{
    static const int number[] = {0, 1, 2, 3, 4, 5, 10, 20, 100, 255, 30000, 65535, -1, -2};
    if (json_is_array(value) && json_array_size(value) > 0)
        value = json_array_get(value, rng_below(r, (uint32_t)json_array_size(value)));
    if (json_is_integer(value))
        json_integer_set(value, number[rng_below(r, sizeof number / sizeof *number)]);
}

static inline void mutate_piece(json_t *places, Rng *r)
{
    json_t *list = mutate_place(places, r), *to = mutate_place(places, r);
    size_t n = json_array_size(list), at = n ? rng_below(r, (uint32_t)n) : 0;
    json_t *piece = json_array_get(list, at);
    if (!piece)
        return;
    switch (rng_below(r, 7)) {
    case 0:
        json_array_remove(list, at);
        break;
    case 1:
        json_array_insert(list, at, piece);
        break;
    case 2:
        json_array_append(to, piece);
        break;
    case 3:
        json_incref(piece);
        json_array_remove(list, at);
        json_array_append_new(to, piece);
        break;
    case 4:
        if (json_is_object(piece))
            json_object_set_new(piece, "word", json_string("?"));
        else
            json_array_set_new(list, at, json_string("?"));
        break;
    case 5: /* nothing but its word */
        if (json_is_object(piece))
            json_array_set(list, at, json_object_get(piece, "word"));
        break;
    default:
        if (json_is_object(piece))
            mutate_number(json_object_get(piece, mutate_member(piece, rng_below(r, (uint32_t)json_object_size(piece)))),
                          r);
        break;
    }
}

/* "place:index" of some piece, which need not be there. */
static inline json_t *mutate_ref(json_t *places, Rng *r)
{
    const char *place = mutate_member(places, rng_below(r, (uint32_t)json_object_size(places)));
    json_t *list = json_object_get(places, place);
    return json_sprintf("%s:%d", place, (int)rng_below(r, (uint32_t)json_array_size(list) + 1));
}

/* One member of what waits: about another piece, another number, or as it stands in some other frame. */
static inline void mutate_frame(json_t *frame, json_t *o, json_t *places, Rng *r)
{
    static const char *const members[] = {"piece", "it", "op", "set", "batch", "node", "n", "step", "arg", "seat"};
    uint32_t at = rng_below(r, sizeof members / sizeof *members), luck = rng_below(r, 6);
    const json_int_t number[6] = {0, rng_below(r, 8), rng_below(r, 8), 300, 1 << rng_below(r, 19), rng_below(r, 4096)};
    const json_t *list = json_object_get(o, rng_below(r, 2) ? "queue" : "waiting");
    json_t *other = json_array_size(list) ? json_array_get(list, rng_below(r, (uint32_t)json_array_size(list))) : NULL;
    json_t *same = json_object_get(other, members[at]);
    if ((luck == 0 || at == 2) && same)
        json_object_set_new(frame, members[at], json_deep_copy(same));
    else if (at < 2)
        json_object_set_new(frame, members[at], mutate_ref(places, r));
    else if (at > 2)
        json_object_set_new(frame, members[at], json_integer(number[luck]));
}

/* One of the members that few games have: who may choose, what waits, what is attached, counters, decks. */
static inline void mutate_rare(json_t *o, json_t *places, Rng *r)
{
    static const char *const lists[] = {"queue", "waiting"};
    json_t *list = mutate_place(places, r), *frame;
    json_t *piece = json_array_get(list, json_array_size(list) ? rng_below(r, (uint32_t)json_array_size(list)) : 0);
    const char *word;
    json_t *value;
    switch (rng_below(r, 6)) {
    case 0:
        list = json_array();
        for (int seat = 0; seat < SEAT_MAX; seat++)
            if (rng_below(r, 3) == 0)
                json_array_append_new(list, json_integer(seat));
        json_object_set_new(o, "may_act", list);
        if (rng_below(r, 2))
            json_object_set_new(o, "to_act", json_integer(rng_below(r, SEAT_MAX)));
        break;
    case 1: /* steps out of order, twice, in the other list, or about other pieces */
    case 2:
        list = json_object_get(o, lists[rng_below(r, 2)]);
        if (json_array_size(list) == 0)
            break;
        frame = json_deep_copy(json_array_get(list, rng_below(r, (uint32_t)json_array_size(list))));
        if (json_is_object(frame))
            mutate_frame(frame, o, places, r);
        if (rng_below(r, 2))
            json_array_remove(list, rng_below(r, (uint32_t)json_array_size(list)));
        word = lists[rng_below(r, 2)];
        if (!json_is_array(json_object_get(o, word)))
            json_object_set_new(o, word, json_array());
        value = json_object_get(o, word);
        json_array_insert_new(value, rng_below(r, (uint32_t)json_array_size(value) + 1), frame);
        break;
    case 3:
        if (json_is_object(piece))
            json_object_set_new(piece, "host", rng_below(r, 4) ? mutate_ref(places, r) : json_null());
        break;
    case 4:
        value = json_is_object(piece) ? json_object_get(piece, "num") : NULL;
        for (void *at = json_object_iter(value); at; at = json_object_iter_next(value, at))
            mutate_number(json_object_iter_value(at), r);
        if (json_is_object(piece) && rng_below(r, 2))
            json_object_set_new(piece, "pool", json_integer(rng_below(r, 9)));
        break;
    default:
        value = json_object_get(o, "decks");
        if (json_object_size(value) == 0)
            break;
        word = mutate_member(value, rng_below(r, (uint32_t)json_object_size(value)));
        list = json_object_get(value, word);
        if (rng_below(r, 4) == 0 || json_object_size(list) == 0) {
            json_object_del(value, word);
            break;
        }
        mutate_number(json_object_get(list, mutate_member(list, rng_below(r, (uint32_t)json_object_size(list)))), r);
        break;
    }
}

/* One change of the position. */
static inline void mutate_position(json_t *o, Rng *r)
{
    json_t *places = json_object_get(o, "places"), *list;
    if (!json_is_object(places) || json_object_size(places) == 0)
        return;
    switch (rng_below(r, 10)) {
    case 0:
        if (json_object_size(o) > 1)
            json_object_del(o, mutate_member(o, rng_below(r, (uint32_t)json_object_size(o))));
        break;
    case 1:
        if (json_object_size(places) > 0)
            json_object_del(places, mutate_member(places, rng_below(r, (uint32_t)json_object_size(places))));
        break;
    case 2:
        list = mutate_place(places, r);
        for (size_t i = 0; i < json_array_size(list); i++)
            json_array_set_new(list, i, json_string("?"));
        break;
    case 3:
        mutate_number(json_object_get(o, mutate_member(o, rng_below(r, (uint32_t)json_object_size(o)))), r);
        break;
    case 4:
    case 5:
        mutate_rare(o, places, r);
        break;
    default:
        mutate_piece(places, r);
        break;
    }
}

#endif
