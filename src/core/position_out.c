/* SPDX-License-Identifier: MIT
 * Positions out: see core/position.h. */
#include <stdio.h>
#include <string.h>

#include "core/position.h"
#include "core/table.h"

static json_t *seat_json(unsigned seat)
{
    return seat == NO_SEAT ? json_null() : json_integer((json_int_t)seat);
}

static json_t *piece_json(const Game *g, const State *s, const Piece *piece, bool with_pos)
{
    const char *word = g->def[piece->def].word;
    unsigned everybody = (1u << s->nseats) - 1;
    unsigned sight = table_sight(s, g, piece->place) & everybody;
    unsigned known = piece->known & everybody, recall = piece->recall & everybody;
    bool aux = piece->aux[0] || piece->aux[1] || piece->aux[2] || piece->aux[3];
    bool plain =
        !with_pos && !aux && !piece->face && !piece->n && piece->owner == NO_SEAT && known == sight && recall == sight;
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
    if (aux)
        json_object_set_new(o, "aux",
                            json_pack("[i,i,i,i]", piece->aux[0], piece->aux[1], piece->aux[2], piece->aux[3]));
    if (known != sight)
        json_object_set_new(o, "known", json_integer(known));
    if (recall != sight)
        json_object_set_new(o, "recall", json_integer(recall));
    return o;
}

static json_t *places_json(const Game *g, const State *s)
{
    json_t *places = json_object();
    for (int at = 0; at < s->nplaces; at++) {
        if (g->place[at].seat != NO_SEAT && g->place[at].seat >= s->nseats)
            continue;
        json_t *list = json_array();
        int expected = 0; /* "pos" is said where a gap begins */
        for (PieceId p = table_first(s, (PlaceId)at); p != NO_PIECE; p = s->piece[p].next) {
            json_array_append_new(list, piece_json(g, s, &s->piece[p], s->piece[p].pos != expected));
            expected = s->piece[p].pos + 1;
        }
        json_object_set_new(places, g->place[at].word, list);
    }
    return places;
}

/* A piece is named by its place and its index there: "front-1:2". */
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

static json_t *waiting_json(const Game *g, const State *s)
{
    json_t *list = json_array();
    for (int i = 0; i < s->nframes; i++) {
        const Frame *f = &s->frame[i];
        bool def = g->frame_arg && g->frame_arg[f->op] == ARG_DEF;
        json_t *arg = !def ? json_integer(f->arg) : f->arg ? json_string(g->def[f->arg].word) : json_null();
        json_array_append_new(list,
                              json_pack("{s:s,s:i,s:o,s:i,s:o,s:o}", "op", g->frame_op[f->op], "step", f->step, "seat",
                                        seat_json(f->seat), "n", f->n, "arg", arg, "piece", piece_ref(g, s, f->src)));
    }
    return list;
}

static json_t *value_json(const Game *g, const State *s, const FieldSpec *f, int i)
{
    const uint8_t *at = (const uint8_t *)s + f->offset;
    uint16_t wide;
    switch ((FieldKind)f->kind) {
    case FIELD_U8:
        return json_integer(at[i]);
    case FIELD_I8:
        return json_integer((int8_t)at[i]);
    case FIELD_SEAT:
        return seat_json(at[i]);
    case FIELD_PLACE:
        return at[i] == NO_PLACE ? json_null() : json_string(g->place[at[i]].word);
    case FIELD_U16:
        memcpy(&wide, at + 2 * i, sizeof wide);
        return json_integer(wide);
    case FIELD_DEF:
        memcpy(&wide, at + 2 * i, sizeof wide);
        return wide ? json_string(g->def[wide].word) : json_null();
    }
    return json_null();
}

static json_t *field_json(const Game *g, const State *s, const FieldSpec *f)
{
    if (f->count == 1)
        return value_json(g, s, f, 0);
    json_t *list = json_array();
    int n = f->count == PER_SEAT ? s->nseats : f->count;
    for (int i = 0; i < n; i++)
        json_array_append_new(list, value_json(g, s, f, i));
    return list;
}

json_t *options_out(const Game *g, const uint8_t option[OPTION_MAX])
{
    json_t *o = json_object();
    for (int i = 0; i < g->noptions; i++)
        json_object_set_new(o, g->option[i].word, json_string(g->option[i].choice[option[i]]));
    return o;
}

json_t *position_out(const Game *g, const State *s)
{
    json_t *o = json_object();
    json_object_set_new(o, "game", json_string(g->id));
    json_object_set_new(o, "seats", json_integer(s->nseats));
    json_object_set_new(o, "options", options_out(g, s->option));
    json_object_set_new(o, "round", json_integer(s->round));
    json_object_set_new(o, "phase", json_string(g->phase[s->phase]));
    json_object_set_new(o, "to_act", seat_json(s->over ? NO_SEAT : s->to_act));
    json_object_set_new(o, "over", json_boolean(s->over));
    if (s->ndice > s->idice) {
        json_t *dice = json_array();
        for (int i = s->idice; i < s->ndice; i++)
            json_array_append_new(dice, json_integer(s->dice[i]));
        json_object_set_new(o, "dice", dice);
    }
    json_object_set_new(o, "places", places_json(g, s));
    json_object_set_new(o, "waiting", waiting_json(g, s));
    for (int i = 0; i < g->nfields; i++)
        json_object_set_new(o, g->field[i].word, field_json(g, s, &g->field[i]));
    return o;
}
