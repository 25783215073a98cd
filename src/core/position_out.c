/* SPDX-License-Identifier: MIT
 * Positions out: see core/position.h. */
#include <stdio.h>
#include <string.h>

#include "core/fields.h"
#include "core/position.h"
#include "core/table.h"

static json_t *seat_json(unsigned seat)
{
    return seat == NO_SEAT ? json_null() : json_integer((json_int_t)seat);
}

json_t *seats_out(unsigned seats)
{
    json_t *list = json_array();
    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (seats >> seat & 1)
            json_array_append_new(list, json_integer(seat));
    return list;
}

/* Names a piece by its place and its index there: "front-1:2". */
static json_t *piece_ref(const Game *g, const State *s, PieceId piece)
{
    if (piece == NO_PIECE)
        return json_null();
    int i = 0;
    PlaceId at = s->piece[piece].place;
    for (PieceId p = table_first(s, at); p != piece; p = s->piece[p].next)
        i++;
    char text[WORD_MAX];
    (void)snprintf(text, sizeof text, "%s:%d", g->place[at].word, i);
    return json_string(text);
}

/* Returns the counters that are not 0, or NULL. */
static json_t *nums_json(const Game *g, const Piece *piece)
{
    json_t *o = NULL;
    for (int k = 0; k < g->nnums; k++) {
        if (piece->num[k] == 0)
            continue;
        o = o ? o : json_object();
        json_object_set_new(o, g->num[k].word, json_integer(piece->num[k]));
    }
    return o;
}

/* True if the pool must be written, because it does not follow from the piece or its place. */
static bool pool_is_said(const Game *g, const Piece *piece)
{
    if (piece->def != DEF_HIDDEN)
        return piece->pool != g->def[piece->def].pool;
    uint32_t here = g->place[piece->place].pools, own = 0; /* pools that defs have by themselves */
    for (int def = 1; def < g->ndefs; def++)
        own |= 1u << g->def[def].pool;
    return here ? __builtin_popcount(here) > 1 && (here & own) != 1u << piece->pool : !(own >> piece->pool & 1);
}

/* Returns the seats to write, as bits. A bystander knows what all of several seats know; with a single seat this rule does
 * not hold, so its bit is written. */
static unsigned seats_said(const State *s, unsigned bits)
{
    return bits & (((1u << s->nseats) - 1) | (s->nseats == 1 ? SEEN_BYSTANDER : 0));
}

static json_t *piece_json(const Game *g, const State *s, const Piece *piece, bool with_pos)
{
    const char *word = g->def[piece->def].word;
    unsigned all = ((1u << s->nseats) - 1) | SEEN_BYSTANDER;
    unsigned sight = table_sight(s, g, piece->place) & all;
    unsigned known = piece->known & all, recall = piece->recall & all;
    json_t *nums = nums_json(g, piece);
    bool pool = pool_is_said(g, piece);
    bool plain = !with_pos && !nums && !pool && !piece->face && !piece->n && piece->owner == NO_SEAT &&
                 piece->host == NO_PIECE && known == sight && recall == sight;
    if (plain)
        return json_string(word);
    json_t *o = json_pack("{s:s}", "word", word);
    if (with_pos)
        json_object_set_new(o, "pos", json_integer(piece->pos));
    if (piece->face)
        json_object_set_new(o, "face", json_integer(piece->face));
    if (piece->n)
        json_object_set_new(o, "n", json_integer(piece->n));
    if (piece->owner != NO_SEAT)
        json_object_set_new(o, "owner", json_integer(piece->owner));
    if (pool)
        json_object_set_new(o, "pool", json_integer(piece->pool));
    if (nums)
        json_object_set_new(o, "num", nums);
    if (piece->host != NO_PIECE)
        json_object_set_new(o, "host", piece_ref(g, s, piece->host));
    if (known != sight)
        json_object_set_new(o, "known", json_integer(seats_said(s, known)));
    if (recall != sight)
        json_object_set_new(o, "recall", json_integer(seats_said(s, recall)));
    return o;
}

static json_t *places_json(const Game *g, const State *s)
{
    json_t *places = json_object();
    for (int at = 0; at < s->nplaces; at++) {
        if (g->place[at].seat != NO_SEAT && g->place[at].seat >= s->nseats)
            continue;
        json_t *list = json_array();
        int expected = 0; /* "pos" is written where a gap begins */
        for (PieceId p = table_first(s, (PlaceId)at); p != NO_PIECE; p = s->piece[p].next) {
            json_array_append_new(list, piece_json(g, s, &s->piece[p], s->piece[p].pos != expected));
            expected = s->piece[p].pos + 1;
        }
        json_object_set_new(places, g->place[at].word, list);
    }
    return places;
}

/* Writes waiting steps; `it`, node, batch and set only where they are used. word: of Frame.op. */
static json_t *frames_json(const Game *g, const State *s, const Frame *frame, int n, const char *const *word)
{
    json_t *list = json_array();
    for (int i = 0; i < n; i++) {
        const Frame *f = &frame[i];
        bool def = g->frame_arg && g->frame_arg[f->op] == ARG_DEF;
        json_t *arg = !def ? json_integer(f->arg) : f->arg ? json_string(g->def[f->arg].word) : json_null();
        json_t *o = json_pack("{s:s,s:i,s:o,s:i,s:o,s:o}", "op", word[f->op], "step", f->step, "seat",
                              f->seat == SEVERAL_SEATS ? json_string("several") : seat_json(f->seat), "n", f->n, "arg",
                              arg, "piece", piece_ref(g, s, f->src));
        if (f->it != NO_PIECE)
            json_object_set_new(o, "it", piece_ref(g, s, f->it));
        if (f->node)
            json_object_set_new(o, "node", json_integer(f->node));
        if (f->batch)
            json_object_set_new(o, "batch", json_integer(f->batch));
        if (f->set)
            json_object_set_new(o, "set", json_integer(f->set));
        json_array_append_new(list, o);
    }
    return list;
}

static json_t *value_json(const Game *g, const State *s, const FieldSpec *f, int i)
{
    int64_t value = field_get(f, s, i);
    switch ((FieldKind)f->kind) {
    case FIELD_U8:
    case FIELD_I8:
    case FIELD_U16:
    case FIELD_U32:
        break;
    case FIELD_SEAT:
        return seat_json((unsigned)value);
    case FIELD_PLACE:
        return value == NO_PLACE ? json_null() : json_string(g->place[value].word);
    case FIELD_DEF:
        return value ? json_string(g->def[value].word) : json_null();
    case FIELD_PIECE:
        return piece_ref(g, s, (PieceId)value);
    }
    return json_integer(value);
}

static json_t *field_json(const Game *g, const State *s, const FieldSpec *f)
{
    if (f->count == 1)
        return value_json(g, s, f, 0);
    json_t *list = json_array();
    for (int i = 0; i < field_count(f, s); i++)
        json_array_append_new(list, value_json(g, s, f, i));
    return list;
}

json_t *decks_out(const Game *g, const Setup *cfg)
{
    json_t *decks = NULL;
    for (int d = 0; cfg && d < g->ndecks; d++) {
        if (!deck_given(cfg, d))
            continue;
        json_t *deck = json_object();
        for (int def = 1; def < DECK_DEFS && def < g->ndefs; def++)
            if (cfg->deck[d][def])
                json_object_set_new(deck, g->def[def].word, json_integer(cfg->deck[d][def]));
        decks = decks ? decks : json_object();
        json_object_set_new(decks, g->deck[d].word, deck);
    }
    return decks;
}

json_t *options_out(const Game *g, const uint8_t option[OPTION_MAX])
{
    json_t *o = json_object();
    for (int i = 0; i < g->noptions; i++)
        json_object_set_new(o, g->option[i].word, json_string(g->option[i].choice[option[i]]));
    return o;
}

json_t *position_out(const Game *g, const Setup *cfg, const State *s)
{
    json_t *o = json_object();
    json_object_set_new(o, "game", json_string(g->id));
    json_object_set_new(o, "seats", json_integer(s->nseats));
    json_object_set_new(o, "options", options_out(g, s->option));
    json_t *decks = decks_out(g, cfg);
    if (decks)
        json_object_set_new(o, "decks", decks);
    json_object_set_new(o, "round", json_integer(s->round));
    json_object_set_new(o, "phase", json_string(g->phase[s->phase]));
    json_object_set_new(o, "to_act", seat_json(s->over ? NO_SEAT : s->to_act));
    unsigned may = state_may_act(s);
    if (may & (may - 1)) /* several */
        json_object_set_new(o, "may_act", seats_out(may));
    json_object_set_new(o, "over", json_boolean(s->over));
    if (s->ndice > s->idice) {
        json_t *dice = json_array();
        for (int i = s->idice; i < s->ndice; i++)
            json_array_append_new(dice, json_integer(s->dice[i]));
        json_object_set_new(o, "dice", dice);
    }
    json_object_set_new(o, "places", places_json(g, s));
    json_object_set_new(o, "waiting", frames_json(g, s, s->frame, s->nframes, g->frame_op));
    if (s->nqueue)
        json_object_set_new(o, "queue",
                            frames_json(g, s, s->queue, s->nqueue, g->queue_op ? g->queue_op : g->frame_op));
    for (int i = 0; i < g->nfields; i++)
        json_object_set_new(o, g->field[i].word, field_json(g, s, &g->field[i]));
    return o;
}
