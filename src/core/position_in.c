/* SPDX-License-Identifier: MIT
 * Positions in: see core/position.h.  Everything is read into a scratch state that starts as a fresh set-up of the
 * same options, so the pieces are the right ones by construction; the caller's state is written last. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/fields.h"
#include "core/json.h"
#include "core/position.h"
#include "core/table.h"
#include "core/text.h"

enum { POOL_LAST = POOL_MAX - 1, DEALS = 64 };
enum { ROUND_MOST = 20000 }; /* of a position from outside: leaves room to count the rounds played on */

typedef struct {
    const Game *game;
    const json_t *json;
    bool earlier; /* read as a game that began under the rules_rev before */
    Setup cfg;
    State *s;                    /* the scratch state */
    State *start;                /* a fresh set-up: has every piece of the game */
    State *dealt;                /* everything read, before the first attempt at a whole state */
    State *seen;                 /* the same state, with all `unknown` as DEF_HIDDEN */
    int left[POOL_MAX][DEF_MAX]; /* per pool and def: pieces not placed yet */
    int8_t pool[PIECE_MAX];      /* stated pool of a "?"; -1: none */
    PieceId unknown[PIECE_MAX];  /* pieces stated as "?" come first, then those not stated at all */
    int nasked, nunknown;
    Rng luck;                      /* deals the unknown pieces */
    const json_t *host[PIECE_MAX]; /* as stated; resolved once all pieces are placed */
} Reader;

static Status seat_in(const Reader *r, const json_t *value, const char *what, uint8_t *out)
{
    json_int_t n = NO_SEAT;
    if (value && !json_is_null(value)) {
        Status result = json_whole(value, what, 0, r->cfg.nseats - 1, &n);
        if (result.code)
            return result;
    }
    *out = (uint8_t)n;
    return status_ok();
}

static int index_of(const char *const *words, int n, const char *word) /* or -1 */
{
    for (int i = 0; word && i < n; i++)
        if (words[i] && strcmp(words[i], word) == 0)
            return i;
    return -1;
}

Status option_set(const Game *g, const char *word, const char *choice, Setup *cfg)
{
    for (int i = 0; i < g->noptions; i++) {
        if (strcmp(g->option[i].word, word) != 0)
            continue;
        int found = index_of(g->option[i].choice, g->option[i].nchoices, choice);
        if (found >= 0) {
            cfg->option[i] = (uint8_t)found;
            return status_ok();
        }
        Status result = status_error(1, "the option '%s' of %s is one of:", word, g->title);
        for (int k = 0; k < g->option[i].nchoices; k++)
            str_add(result.text, sizeof result.text, " %s", g->option[i].choice[k]);
        return result;
    }
    Status result = status_error(1, "%s has no option '%s'; it has:", g->title, word);
    for (int i = 0; i < g->noptions; i++)
        str_add(result.text, sizeof result.text, " %s", g->option[i].word);
    return result;
}

Status options_in(const Game *g, const json_t *options, Setup *cfg)
{
    if (!options)
        return status_ok();
    if (!json_is_object(options))
        return status_error(1, "'options' must be an object of words");
    Setup read = *cfg;
    const char *word;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)options, word, value)
    {
        if (!json_is_string(value))
            return status_error(1, "the option '%s' must be a word", word);
        Status result = option_set(g, word, json_string_value(value), &read);
        if (result.code)
            return result;
    }
    *cfg = read;
    return status_ok();
}

int deck_by_word(const Game *g, const char *word)
{
    for (int d = 0; d < g->ndecks; d++)
        if (strcmp(g->deck[d].word, word) == 0)
            return d;
    return -1;
}

Status deck_set(const Game *g, int deck, const char *word, long count, Setup *cfg)
{
    int def = def_by_word(g, word);
    if (def < 0 || def >= DECK_DEFS)
        return status_error(1, "%s has no card '%s' for a deck", g->title, word);
    if (count < 1 || count > UINT8_MAX)
        return status_error(1, "a deck can hold 1 to %d of '%s'", UINT8_MAX, word);
    cfg->deck[deck][def] = (uint8_t)count;
    return status_ok();
}

Status decks_in(const Game *g, const json_t *decks, Setup *cfg)
{
    const char *name, *word;
    json_t *deck, *count;
    Setup read = *cfg;
    if (decks && !json_is_object(decks))
        return status_error(1, "'decks' must be an object of decks");
    json_object_foreach((json_t *)(uintptr_t)decks, name, deck)
    {
        int d = deck_by_word(g, name);
        if (d < 0 || !json_is_object(deck))
            return status_error(1, "%s has no deck '%s', an object of cards with their number", g->title, name);
        memset(read.deck[d], 0, sizeof read.deck[d]);
        json_object_foreach(deck, word, count)
        {
            json_int_t n = 0;
            Status result = json_whole(count, word, 1, UINT8_MAX, &n);
            if (result.code == 0)
                result = deck_set(g, d, word, (long)n, &read);
            if (result.code)
                return result;
        }
    }
    *cfg = read;
    return status_ok();
}

static Status read_setup(Reader *r, uint64_t seed)
{
    json_int_t seats = r->game->seats_min;
    const json_t *value = json_object_get(r->json, "seats");
    if (!value)
        return status_error(1, "'seats' is missing");
    Status result = json_whole(value, "seats", r->game->seats_min, r->game->seats_max, &seats);
    if (result.code)
        return result;
    r->cfg = game_preset(r->game, (int)seats);
    r->cfg.seed = seed;
    result = options_in(r->game, json_object_get(r->json, "options"), &r->cfg);
    if (result.code == 0)
        result = decks_in(r->game, json_object_get(r->json, "decks"), &r->cfg);
    if (r->earlier)
        r->game->as_of(&r->cfg, r->game->rules_rev - 1);
    const char *fault = result.code == 0 && r->game->setup_fault ? r->game->setup_fault(&r->cfg) : NULL;
    return fault ? status_error(1, "%s", fault) : result;
}

/* ---- pieces ----------------------------------------------------------------------------------------------------- */

static Status small(const json_t *o, const char *member, int max, uint8_t *out)
{
    const json_t *value = json_object_get(o, member);
    json_int_t n = 0;
    if (!value)
        return status_ok();
    Status result = json_whole(value, member, 0, max, &n);
    *out = (uint8_t)n;
    return result;
}

/* Refuses other members: a misspelt one would be ignored silently. */
static Status only_members(const json_t *o, const char *const *known, size_t n, const char *what)
{
    const char *member;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)o, member, value)
    {
        if (index_of(known, (int)n, member) < 0)
            return status_error(1, "%s has no member '%s'", what, member);
    }
    return status_ok();
}

/* {"slot": 3}: counters by their words. */
static Status read_nums(const Reader *r, const json_t *nums, Piece *piece)
{
    const char *word;
    json_t *value;
    if (nums && !json_is_object(nums))
        return status_error(1, "'num' must be an object of numbers");
    json_object_foreach((json_t *)(uintptr_t)nums, word, value)
    {
        int k = 0;
        while (k < r->game->nnums && strcmp(r->game->num[k].word, word) != 0)
            k++;
        if (k == r->game->nnums)
            return status_error(1, "a piece of %s has no number '%s'", r->game->title, word);
        json_int_t n = 0;
        Status result = json_whole(value, word, r->game->num[k].min, r->game->num[k].max, &n);
        if (result.code)
            return result;
        piece->num[k] = (int8_t)n;
    }
    return status_ok();
}

static Status read_piece_extras(Reader *r, const json_t *o, Piece *piece)
{
    static const char *const known[] = {"word", "pos", "face", "n", "owner", "num", "host", "pool", "known", "recall"};
    Status result = only_members(o, known, sizeof known / sizeof *known, "a piece");
    if (result.code == 0)
        result = small(o, "face", UINT8_MAX, &piece->face);
    if (result.code == 0)
        result = small(o, "n", UINT8_MAX, &piece->n);
    if (result.code == 0)
        result = seat_in(r, json_object_get(o, "owner"), "owner", &piece->owner);
    if (result.code == 0)
        result = small(o, "pool", POOL_LAST, &piece->pool);
    r->host[piece - r->s->piece] = json_object_get(o, "host");
    return result.code ? result : read_nums(r, json_object_get(o, "num"), piece);
}

/* Reads who knows a piece. What all of several seats know or have seen, a bystander does too. */
static Status read_knowledge(Reader *r, const json_t *o, Piece *piece, unsigned sight)
{
    unsigned everybody = (1u << r->cfg.nseats) - 1;
    if (r->cfg.nseats == 1)
        everybody |= SEEN_BYSTANDER;
    piece->known = piece->recall = (uint8_t)sight;
    Status result = small(o, "known", (int)everybody, &piece->known);
    if (result.code == 0)
        result = small(o, "recall", (int)everybody, &piece->recall);
    if ((piece->known & everybody) == everybody)
        piece->known = SEEN_ALL;
    piece->recall |= piece->known;
    if ((piece->recall & everybody) == everybody)
        piece->recall = SEEN_ALL;
    return result;
}

/* Returns the pool of a piece that does not state it: its def's own, or if that cannot lie there the first that can. */
static int likely_pool(const Reader *r, int def, PlaceId at)
{
    int own = r->game->def[def].pool;
    uint32_t pools = r->game->place[at].pools;
    for (int pool = 0; pools && !(pools >> own & 1) && pool < POOL_MAX; pool++)
        if (pools >> pool & 1 && r->left[pool][def] > 0)
            return pool;
    return own;
}

static Status place_piece(Reader *r, const json_t *value, PlaceId at)
{
    const char *word =
        json_is_object(value) ? json_string_value(json_object_get(value, "word")) : json_string_value(value);
    if (!word)
        return status_error(1, "a piece in '%s' is neither a word nor an object with a word", r->game->place[at].word);
    int def = strcmp(word, "?") == 0 ? DEF_HIDDEN : def_by_word(r->game, word);
    if (def < 0)
        return status_error(1, "%s has no piece '%s'", r->game->title, word);
    if (r->s->npieces >= r->start->npieces)
        return status_error(1, "there are more pieces than this game has");
    PieceId last = r->s->head[at].last;
    int after = last == NO_PIECE ? -1 : r->s->piece[last].pos;
    uint8_t pos = (uint8_t)(after + 1);
    Status result = small(value, "pos", UINT8_MAX, &pos);
    if (result.code)
        return result;
    if (pos <= after)
        return status_error(1, "the pieces in '%s' are not in the order of their 'pos'", r->game->place[at].word);
    PieceId p = table_add(r->s, r->game, def ? (DefId)def : (DefId)1, at);
    Piece *piece = &r->s->piece[p];
    piece->pos = pos;
    if (def == DEF_HIDDEN)
        r->unknown[r->nasked++] = p;
    if (json_is_object(value))
        result = read_piece_extras(r, value, piece);
    if (result.code)
        return result;
    bool stated = json_object_get(value, "pool") != NULL;
    r->pool[p] = (int8_t)(stated ? piece->pool : -1);
    if (!stated && def)
        piece->pool = (uint8_t)likely_pool(r, def, at);
    if (def && r->left[piece->pool][def]-- == 0)
        return status_error(1, "there are not that many of '%s' in this game", word);
    return json_is_object(value) ? read_knowledge(r, value, piece, table_sight(r->s, r->game, at)) : result;
}

static Status read_places(Reader *r)
{
    const json_t *places = json_object_get(r->json, "places");
    if (!json_is_object(places))
        return status_error(1, "'places' is missing: an object of lists of pieces");
    const char *word;
    json_t *list;
    json_object_foreach((json_t *)(uintptr_t)places, word, list)
    {
        int at = place_by_word(r->game, word);
        if (at < 0 || (r->game->place[at].seat != NO_SEAT && r->game->place[at].seat >= r->cfg.nseats))
            return status_error(1, "there is no place '%s' in this game", word);
        if (!json_is_array(list))
            return status_error(1, "the place '%s' must be a list of pieces", word);
    }
    for (int at = 0; at < r->game->nplaces; at++) {
        list = json_object_get(places, r->game->place[at].word);
        for (size_t i = 0; i < json_array_size(list); i++) {
            Status result = i > UINT8_MAX
                                ? status_error(1, "the place '%s' holds too many pieces", r->game->place[at].word)
                                : place_piece(r, json_array_get(list, i), (PlaceId)at);
            if (result.code)
                return result;
        }
    }
    return status_ok();
}

/* True if the "?" p may be `piece`. A pool that no def has by itself (table_pool) must be stated, unless nothing else can
 * lie there. */
static bool could_be(const Reader *r, PieceId p, const Piece *piece)
{
    uint32_t pools = r->game->place[r->s->piece[p].place].pools;
    if (r->pool[p] >= 0)
        return piece->pool == r->pool[p];
    if (pools && !(pools >> piece->pool & 1))
        return false;
    return piece->pool == r->game->def[piece->def].pool || __builtin_popcount(pools) == 1;
}

/* Fills each "?" at random with a remaining piece it can be; leftovers go to the Game.rest of their pool. */
static Status place_the_rest(Reader *r)
{
    uint16_t rest[PIECE_MAX]; /* pieces of the fresh set-up */
    int n = 0;
    for (int def = 1; def < r->game->ndefs; def++)
        for (int i = 0; i < r->start->npieces; i++)
            if (r->start->piece[i].def == def && r->left[r->start->piece[i].pool][def]-- > 0)
                rest[n++] = (uint16_t)i;
    r->luck = rng_seed(r->cfg.seed ^ 0x0F1E2D3C4B5A6978u);
    rng_shuffle16(&r->luck, rest, n);
    for (int i = 0; i < r->nasked; i++) {
        Piece *piece = &r->s->piece[r->unknown[i]];
        int k = 0;
        while (k < n && !could_be(r, r->unknown[i], &r->start->piece[rest[k]]))
            k++;
        if (k == n)
            return status_error(1, "'%s' holds more unknown pieces than there can be",
                                r->game->place[piece->place].word);
        piece->def = r->start->piece[rest[k]].def;
        piece->pool = r->start->piece[rest[k]].pool;
        rest[k] = rest[--n];
    }
    r->nunknown = r->nasked;
    for (int i = 0; i < n; i++) {
        const Piece *piece = &r->start->piece[rest[i]];
        PieceId p = table_add(r->s, r->game, piece->def, r->game->rest[piece->pool]);
        r->unknown[r->nunknown++] = p;
        table_pool(r->s, p, piece->pool);
        table_own(r->s, p, piece->owner);
    }
    return status_ok();
}

/* ---- everything else -------------------------------------------------------------------------------------------- */

static Status piece_ref(const Reader *r, const json_t *value, PieceId *out)
{
    *out = NO_PIECE;
    if (!value || json_is_null(value))
        return status_ok();
    char place[WORD_MAX];
    int index, end = 0;
    const char *text = json_string_value(value);
    if (!text || sscanf(text, "%63[^:]:%9d%n", place, &index, &end) != 2 || text[end] || index < 0)
        return status_error(1, "a waiting piece is named by its place and number there: \"pool:3\"");
    int at = place_by_word(r->game, place);
    PieceId p = at < 0 ? NO_PIECE : table_first(r->s, (PlaceId)at);
    for (; p != NO_PIECE && index > 0; index--)
        p = r->s->piece[p].next;
    if (p == NO_PIECE)
        return status_error(1, "no piece lies at '%s'", text);
    *out = p;
    return status_ok();
}

static Status read_value(Reader *r, const FieldSpec *f, const json_t *value, int i)
{
    const char *word = json_string_value(value);
    json_int_t n = 0;
    int found = 0;
    PieceId piece = NO_PIECE;
    uint8_t seat = NO_SEAT;
    Status result = status_ok();
    switch ((FieldKind)f->kind) {
    case FIELD_U8:
    case FIELD_I8:
    case FIELD_U16:
    case FIELD_U32:
        result = json_whole(value, f->word, f->min, f->max, &n);
        break;
    case FIELD_SEAT:
        result = seat_in(r, value, f->word, &seat);
        n = seat;
        break;
    case FIELD_DEF:
        n = found = json_is_null(value) ? 0 : word ? def_by_word(r->game, word) : -1;
        break;
    case FIELD_PLACE:
        n = found = json_is_null(value) ? NO_PLACE : word ? place_by_word(r->game, word) : -1;
        break;
    case FIELD_PIECE:
        result = piece_ref(r, value, &piece);
        n = piece;
        break;
    }
    if (result.code == 0 && found < 0)
        return status_error(1, "'%s' must be a word of this game or null", f->word);
    if (result.code == 0)
        field_set(f, r->s, i, n);
    return result;
}

/* Sets a field that is not stated: a number to 0 or the nearest value allowed, a piece to none. */
static Status preset_field(Reader *r, const FieldSpec *f)
{
    json_int_t n = f->min > 0 ? f->min : f->max < 0 ? f->max : 0;
    int count = f->count == PER_SEAT ? r->cfg.nseats : f->count;
    for (int i = 0; f->kind == FIELD_PIECE && i < count; i++)
        field_set(f, r->s, i, field_blank(f));
    if (n == 0 || (f->kind != FIELD_U8 && f->kind != FIELD_I8 && f->kind != FIELD_U16 && f->kind != FIELD_U32))
        return status_ok();
    json_t *value = json_integer(n);
    Status result = status_ok();
    for (int i = 0; i < count && result.code == 0; i++)
        result = read_value(r, f, value, i);
    json_decref(value);
    return result;
}

static Status read_field(Reader *r, const FieldSpec *f)
{
    const json_t *value = json_object_get(r->json, f->word);
    if (!value)
        return preset_field(r, f);
    if (f->count == 1)
        return read_value(r, f, value, 0);
    int n = f->count == PER_SEAT ? r->cfg.nseats : f->count;
    if (!json_is_array(value) || (int)json_array_size(value) != n)
        return status_error(1, "'%s' must be a list of %d", f->word, n);
    Status result = status_ok();
    for (int i = 0; i < n && result.code == 0; i++)
        result = read_value(r, f, json_array_get(value, (size_t)i), i);
    return result;
}

static Status frame_arg(const Reader *r, const json_t *value, Frame *f)
{
    json_int_t n = 0;
    if (!value)
        return status_ok();
    if (!r->game->frame_arg || r->game->frame_arg[f->op] != ARG_DEF) {
        Status result = json_whole(value, "arg", 0, UINT16_MAX, &n);
        f->arg = (uint16_t)n;
        return result;
    }
    int def = json_is_null(value)     ? DEF_HIDDEN
              : json_is_string(value) ? def_by_word(r->game, json_string_value(value))
                                      : -1;
    f->arg = (uint16_t)def;
    return def < 0 ? status_error(1, "'arg' of a waiting step must be a word of this game or null") : status_ok();
}

static Status frame_seat(const Reader *r, const json_t *value, Frame *f)
{
    const char *word = json_string_value(value);
    f->seat = SEVERAL_SEATS;
    return r->game->several && word && strcmp(word, "several") == 0 ? status_ok() : seat_in(r, value, "seat", &f->seat);
}

static Status read_frame(Reader *r, const json_t *o, Frame *f)
{
    static const char *const known[] = {"op", "step", "seat", "n", "arg", "piece", "it", "node", "batch", "set"};
    Status result = only_members(o, known, sizeof known / sizeof *known, "a waiting step");
    const json_t *node = json_object_get(o, "node"), *batch = json_object_get(o, "batch"),
                 *set = json_object_get(o, "set");
    json_int_t n = 0;
    if (result.code == 0)
        result = small(o, "step", UINT8_MAX, &f->step);
    if (result.code == 0)
        result = small(o, "n", UINT8_MAX, &f->n);
    if (result.code == 0)
        result = frame_seat(r, json_object_get(o, "seat"), f);
    if (result.code == 0)
        result = frame_arg(r, json_object_get(o, "arg"), f);
    if (result.code == 0)
        result = piece_ref(r, json_object_get(o, "piece"), &f->src);
    if (result.code == 0)
        result = piece_ref(r, json_object_get(o, "it"), &f->it);
    if (result.code == 0 && node && (result = json_whole(node, "node", 0, UINT16_MAX, &n)).code == 0)
        f->node = (uint16_t)n;
    if (result.code == 0 && batch && (result = json_whole(batch, "batch", 0, UINT16_MAX, &n)).code == 0)
        f->batch = (uint16_t)n;
    if (result.code == 0 && set && (result = json_whole(set, "set", 0, UINT32_MAX, &n)).code == 0)
        f->set = (uint32_t)n;
    return result;
}

/* Returns the op of a word. Steps in the queue have words of their own; older positions use the words of the stack for
 * both. */
static int op_of(const Game *g, const char *word, bool queued)
{
    int op = queued && g->queue_op ? index_of(g->queue_op, g->nqueue_ops, word) : -1;
    return op >= 0 ? op : index_of(g->frame_op, g->nframe_ops, word);
}

/* Reads the stack ("waiting") or the queue. */
static Status read_frames(Reader *r, const char *member, int most, Frame *add(State *, uint8_t, uint8_t))
{
    const json_t *list = json_object_get(r->json, member);
    if (list && (!json_is_array(list) || json_array_size(list) > (size_t)most))
        return status_error(1, "'%s' must be a list of at most %d steps", member, most);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *o = json_array_get(list, i);
        int op = op_of(r->game, json_string_value(json_object_get(o, "op")), add == queue_add);
        if (op <= 0)
            return status_error(1, "'%s' names a step that %s does not have", member, r->game->title);
        Status result = read_frame(r, o, add(r->s, (uint8_t)op, NO_SEAT));
        if (result.code)
            return result;
    }
    return status_ok();
}

/* Reads "may_act": the seats that may choose, if there are several. */
static Status read_may_act(Reader *r)
{
    const json_t *list = json_object_get(r->json, "may_act");
    if (list && !json_is_array(list))
        return status_error(1, "'may_act' must be a list of seats");
    for (size_t i = 0; i < json_array_size(list); i++) {
        json_int_t seat = 0;
        Status result = json_whole(json_array_get(list, i), "may_act", 0, r->cfg.nseats - 1, &seat);
        if (result.code)
            return result;
        r->s->may_act |= (uint8_t)(1u << seat);
    }
    if (r->s->may_act && !json_object_get(r->json, "to_act"))
        r->s->to_act = (uint8_t)__builtin_ctz(r->s->may_act);
    if (r->s->may_act && (r->s->to_act >= r->cfg.nseats || !(r->s->may_act >> r->s->to_act & 1)))
        return status_error(1, "'to_act' must be one of 'may_act'");
    if (r->s->may_act && r->s->may_act == 1u << r->s->to_act)
        r->s->may_act = 0;
    return status_ok();
}

/* Reads attachments; both pieces must exist by now. */
static Status read_hosts(Reader *r)
{
    for (int p = 0; p < r->s->npieces; p++) {
        Status result = r->host[p] ? piece_ref(r, r->host[p], &r->s->piece[p].host) : status_ok();
        if (result.code == 0 && r->s->piece[p].host == p)
            result = status_error(1, "a piece is attached to itself");
        if (result.code)
            return result;
    }
    return status_ok();
}

static Status read_frame_of_game(Reader *r)
{
    json_int_t n = 0;
    const json_t *value = json_object_get(r->json, "round");
    Status result = value ? json_whole(value, "round", 0, ROUND_MOST, &n) : status_ok();
    r->s->round = (uint16_t)n;
    int phase = index_of(r->game->phase, r->game->nphases, json_string_value(json_object_get(r->json, "phase")));
    if (result.code == 0 && phase < 0)
        return status_error(1, "'phase' is missing or unknown");
    r->s->phase = (uint8_t)phase;
    const json_t *over = json_object_get(r->json, "over");
    if (result.code == 0 && over && !json_is_boolean(over))
        return status_error(1, "'over' must be true or false");
    r->s->over = json_is_true(over);
    if (result.code == 0)
        result = seat_in(r, json_object_get(r->json, "to_act"), "to_act", &r->s->to_act);
    if (result.code == 0)
        result = read_may_act(r);
    const json_t *dice = json_object_get(r->json, "dice");
    if (dice && (!json_is_array(dice) || json_array_size(dice) > DICE_MAX))
        return status_error(1, "'dice' must be a list of at most %d numbers", DICE_MAX);
    for (size_t i = 0; result.code == 0 && i < json_array_size(dice); i++) {
        result = json_whole(json_array_get(dice, i), "dice", 0, UINT8_MAX, &n);
        r->s->dice[r->s->ndice++] = (uint8_t)n;
    }
    for (int i = 0; result.code == 0 && i < r->game->nfields; i++)
        result = read_field(r, &r->game->field[i]);
    return result;
}

static Status unknown_members(const Reader *r)
{
    static const char *const known[] = {"game", "seats",  "options", "round", "phase", "to_act", "over",
                                        "dice", "places", "waiting", "queue", "decks", "may_act"};
    const char *word;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)r->json, word, value)
    {
        bool found = index_of(known, (int)(sizeof known / sizeof *known), word) >= 0;
        for (int i = 0; !found && i < r->game->nfields; i++)
            found = strcmp(r->game->field[i].word, word) == 0;
        if (!found)
            return status_error(1, "a position of %s has no member '%s'", r->game->title, word);
    }
    return status_ok();
}

/* ---- a sound state of it ---------------------------------------------------------------------------------------- */

/* Numbers the pieces by place and order there; now[p] is what p has become. */
static void renumber(State *s, PieceId now[PIECE_MAX])
{
    Piece sorted[PIECE_MAX] = {{0}};
    PieceId here[PIECE_MAX];
    int total = 0;
    for (int at = 0; at < s->nplaces; at++) {
        int n = table_list(s, (PlaceId)at, here);
        for (int i = 0; i < n; i++) {
            Piece *piece = &sorted[total + i];
            now[here[i]] = (PieceId)(total + i);
            *piece = s->piece[here[i]];
            piece->prev = (PieceId)(i > 0 ? total + i - 1 : NO_PIECE);
            piece->next = (PieceId)(i < n - 1 ? total + i + 1 : NO_PIECE);
        }
        s->head[at].first = (PieceId)(n ? total : NO_PIECE);
        s->head[at].last = (PieceId)(n ? total + n - 1 : NO_PIECE);
        total += n;
    }
    for (int i = 0; i < total; i++)
        if (sorted[i].host != NO_PIECE)
            sorted[i].host = now[sorted[i].host];
    memcpy(s->piece, sorted, (size_t)total * sizeof *sorted);
}

static void renumber_frame(Frame *f, const PieceId now[PIECE_MAX])
{
    f->src = f->src == NO_PIECE ? NO_PIECE : now[f->src];
    f->it = f->it == NO_PIECE ? NO_PIECE : now[f->it];
}

/* Puts a state into its normal form: the same position always gives the same bytes, however it was written, because a
 * journal holds position_out of this state and its hash. So this comes after everything that may move a piece. */
static void settle(const Game *g, State *s)
{
    PieceId now[PIECE_MAX] = {0};
    renumber(s, now);
    for (int i = 0; i < s->nframes; i++)
        renumber_frame(&s->frame[i], now);
    for (int i = 0; i < s->nqueue; i++)
        renumber_frame(&s->queue[i], now);
    for (int k = 0; k < g->nfields; k++)
        for (int i = 0; g->field[k].kind == FIELD_PIECE && i < field_count(&g->field[k], s); i++) {
            int64_t p = field_get(&g->field[k], s, i);
            field_set(&g->field[k], s, i, p == NO_PIECE ? NO_PIECE : now[p]);
        }
    memset(s->info, 0, sizeof s->info); /* nothing learned yet blocks undo */
    if (s->over) {
        s->to_act = NO_SEAT;
        s->may_act = 0;
    }
}

/* Deals the unknown pieces again, each pool by itself. */
static void deal_again(Reader *r)
{
    memcpy(r->s, r->dealt, r->game->state_size);
    for (int pool = 0; pool < POOL_MAX; pool++) {
        PieceId at[PIECE_MAX];
        DefId def[PIECE_MAX];
        int n = 0;
        for (int i = 0; i < r->nunknown; i++)
            if (r->s->piece[r->unknown[i]].pool == pool) {
                at[n] = r->unknown[i];
                def[n++] = r->s->piece[r->unknown[i]].def;
            }
        rng_shuffle16(&r->luck, def, n);
        for (int i = 0; i < n; i++)
            r->s->piece[at[i]].def = def[i];
    }
}

/* Makes a whole state of the pieces, fields and frames that were read. Returns NULL, or why there can be no such state.
 *
 * The order matters. The reader has put every piece somewhere and has dealt the unknown ones ("?") at random from what their
 * pool has left; `seen` is the same table with these as DEF_HIDDEN. First the game's guess may change them, for it knows what
 * everybody saw and what is impossible. Then `loaded` works out what a position does not state (counts, the end of a battle):
 * it needs to know every card, and may move some. Then settle numbers the pieces anew, and cuts what is no longer true, a
 * turn in a game that is over. What is derived from pieces may hold their numbers, so it comes after that. Only now the state
 * is whole, and is judged: by the invariants of all tables, by those of this game, and by asking for a legal move, since a
 * position in which nobody can do anything would never go on.
 *
 * None of this trusts the file: guess, loaded and fault are asked about positions that no game has ever reached. The
 * caller deals again where a "?" took part, because another deal may be possible. */
static const char *make_world(Reader *r)
{
    const Game *g = r->game;
    if (g->guess)
        (void)g->guess(r->s, r->seen, &r->luck); /* if it fails, fault() says why */
    if (g->loaded)
        g->loaded(r->s);
    settle(g, r->s);
    if (g->derived)
        g->derived(r->s);
    const char *fault = table_fault(r->s, g, r->start);
    if (!fault && g->fault)
        fault = g->fault(r->s);
    Moves *legal = xcalloc(1, sizeof *legal);
    for (int seat = 0; !fault && seat < r->s->nseats; seat++) {
        game_legal(g, r->s, seat, legal);
        if (legal->n == 0 && state_may_act(r->s) >> seat & 1)
            fault = "nobody could do anything there";
    }
    free(legal);
    return fault;
}

/* Returns NULL, or why no whole state was found. guess() turns each "?" into something possible; if it cannot, other deals
 * are tried. */
static const char *deal_until_whole(Reader *r)
{
    const char *fault = make_world(r);
    for (int again = 1; fault && r->nasked && again < DEALS; again++) {
        deal_again(r);
        const char *other = make_world(r);
        fault = other ? fault : NULL;
    }
    return fault;
}

/* Checks that somebody has a turn and that no place is overfull before the game is asked about the position. Without a
 * stated turn, it is that of the first seat for which the position is possible. */
static Status check_whole(Reader *r)
{
    bool said = r->s->over || r->s->to_act < r->cfg.nseats || json_object_get(r->json, "to_act");
    const char *fault = NULL;
    if (!said)
        r->s->to_act = 0;
    if (!r->s->over && r->s->to_act >= r->cfg.nseats)
        fault = "nobody has a turn and the game is not over";
    if (!fault)
        fault = table_fault(r->s, r->game, r->start);
    if (fault)
        return status_error(1, "that position is impossible: %s", fault);
    memcpy(r->dealt, r->s, r->game->state_size);
    memcpy(r->seen, r->s, r->game->state_size);
    for (int i = 0; i < r->nunknown; i++)
        r->seen->piece[r->unknown[i]].def = DEF_HIDDEN;
    fault = deal_until_whole(r);
    for (uint8_t seat = 1; fault && !said && seat < r->cfg.nseats; seat++) {
        r->dealt->to_act = r->seen->to_act = seat;
        memcpy(r->s, r->dealt, r->game->state_size);
        const char *other = deal_until_whole(r);
        fault = other ? fault : NULL;
    }
    return fault ? status_error(1, "that position is impossible: %s", fault) : status_ok();
}

static Status read_all(Reader *r, uint64_t seed)
{
    Status result = read_setup(r, seed);
    if (result.code)
        return result;
    r->game->setup(r->start, &r->cfg, NULL);
    for (int i = 0; i < r->start->npieces; i++)
        r->left[r->start->piece[i].pool][r->start->piece[i].def]++;
    table_begin(r->s, r->game, &r->cfg);
    for (int at = 0; at < r->s->nplaces; at++)
        r->s->head[at].sight = r->start->head[at].sight;
    result = unknown_members(r);
    if (result.code == 0)
        result = read_places(r);
    if (result.code == 0)
        result = place_the_rest(r);
    if (result.code == 0)
        result = read_hosts(r);
    if (result.code == 0)
        result = read_frame_of_game(r);
    if (result.code == 0)
        result = read_frames(r, "waiting", FRAME_MAX, frame_push);
    if (result.code == 0)
        result = read_frames(r, "queue", QUEUE_MAX, queue_add);
    return result.code ? result : check_whole(r);
}

static Status read_once(const Game *g, const json_t *position, uint64_t seed, bool earlier, Setup *cfg, State *s)
{
    Reader *r = xcalloc(1, sizeof *r);
    *r = (Reader){.game = g, .json = position, .earlier = earlier};
    r->s = xcalloc(1, g->state_size);
    r->start = xcalloc(1, g->state_size);
    r->dealt = xcalloc(1, g->state_size);
    r->seen = xcalloc(1, g->state_size);
    Status result = read_all(r, seed);
    if (result.code == 0) {
        memcpy(s, r->s, g->state_size);
        for (int i = 0; i < SEAT_MAX; i++) { /* the caller decides who sits there */
            memcpy(r->cfg.name[i], cfg->name[i][0] ? cfg->name[i] : r->cfg.name[i], SEAT_NAME_MAX);
            r->cfg.player[i] = cfg->player[i];
        }
        r->cfg.takebacks = cfg->takebacks;
        *cfg = r->cfg;
    }
    free(r->seen);
    free(r->dealt);
    free(r->start);
    free(r->s);
    free(r);
    return result;
}

/* A position does not say under which rules_rev it was written: one that is impossible today may name pieces that the
 * same options brought before. */
Status position_in(const Game *g, const json_t *position, uint64_t seed, Setup *cfg, State *s)
{
    if (!json_is_object(position))
        return status_error(1, "a position is an object");
    const json_t *game = json_object_get(position, "game");
    const char *id = json_string_value(game);
    if (game && !id)
        return status_error(1, "'game' must be the word of a game");
    if (id && strcmp(id, g->id) != 0)
        return status_error(1, "that is a position of '%s', not of %s", id, g->title);
    REQUIRE(g->ndefs <= DEF_MAX);
    Status result = read_once(g, position, seed, false, cfg, s);
    if (result.code && g->as_of && read_once(g, position, seed, true, cfg, s).code == 0)
        return status_ok();
    return result;
}
