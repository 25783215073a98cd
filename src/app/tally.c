/* SPDX-License-Identifier: MIT
 * The file is {"horde": {"vampire": [held, won], ...}, ...}. */
#include "app/tally.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/file.h"

enum { BYTES_MOST = 1 << 20, COUNT_MOST = 1000000, PATH_ROOM = 1200 };

static void count_seat(const Match *m, int seat, bool won, const State *s, Tally *out)
{
    const Game *g = match_game(m);
    bool *had = xcalloc((size_t)g->ndefs, sizeof *had);
    for (PieceId p = 0; p < s->npieces; p++) {
        DefId def = s->piece[p].def;
        if (g->place[s->piece[p].place].seat != seat || def == DEF_HIDDEN || had[def] || out->n == TALLY_CARDS)
            continue;
        had[def] = true;
        out->line[out->n].card = g->def[def].word;
        out->line[out->n++].won = won;
    }
    free(had);
}

void tally_match(const Match *m, Tally *out)
{
    const Game *g = match_game(m);
    const Setup *cfg = match_setup(m);
    *out = (Tally){0};
    (void)snprintf(out->game, sizeof out->game, "%s", g->id);
    if (!match_over(m) || match_assisted(m) || match_has_start(m)) /* as in the ledger: only plain games count */
        return;
    Standing standing;
    View *v = view_new(g);
    match_standing(m, &standing);
    for (int seat = 0; seat < cfg->nseats; seat++) {
        if (cfg->player[seat] != 0)
            continue;
        match_view(m, seat, VIEW_EYES, v);
        count_seat(m, seat, standing.winner[seat], view_state(v), out);
    }
    view_free(v);
}

/* False: there is no folder, and nothing is known or counted. */
static bool path_of(const char *folder, char path[PATH_ROOM])
{
    if (folder == NULL || folder[0] == '\0')
        return false;
    (void)snprintf(path, PATH_ROOM, "%s/cards.json", folder);
    return true;
}

void tally_open(const char *folder)
{
    char path[PATH_ROOM];
    if (path_of(folder, path))
        file_sweep(path);
}

/* Parses the file into an object; an empty one if there is no file or (*damaged) it cannot be understood. */
static Status parse(const Status *read, const Buf *text, json_t **root, bool *damaged)
{
    *root = read->code == 0 ? json_loadb(buf_str(text), text->n, 0, NULL) : NULL;
    *damaged = read->code == FILE_LARGE || (read->code == 0 && !json_is_object(*root));
    if (*damaged || read->code == FILE_MISSING) {
        json_decref(*root);
        *root = json_object();
        return status_ok();
    }
    return *read;
}

static Status read_tally(const char *path, json_t **root, bool *damaged)
{
    Buf text = {0};
    Status read = file_read(path, BYTES_MOST, &text);
    Status result = parse(&read, &text, root, damaged);
    buf_free(&text);
    return result;
}

static int count_at(const json_t *pair, size_t at)
{
    json_int_t n = json_integer_value(json_array_get(pair, at)); /* 0 for anything else */
    return n < 0 || n > COUNT_MOST ? 0 : (int)n;
}

static Fared fared(const json_t *root, const char *game, const char *card)
{
    const json_t *pair = json_object_get(json_object_get(root, game), card);
    Fared f = {count_at(pair, 0), count_at(pair, 1)};
    if (f.won > f.held)
        f.won = f.held;
    return f;
}

Fared tally_of(const char *folder, const char *game, const char *card)
{
    char path[PATH_ROOM];
    json_t *root = NULL;
    bool damaged;
    if (path_of(folder, path))
        (void)read_tally(path, &root, &damaged);
    Fared f = fared(root, game, card);
    json_decref(root);
    return f;
}

static int changed_by(int count, int by)
{
    return count + by < 0 ? 0 : count + by;
}

static void add_counts(json_t *root, const Tally *t, int by)
{
    if (!json_is_object(json_object_get(root, t->game)))
        (void)json_object_set_new(root, t->game, json_object());
    for (int i = 0; i < t->n; i++) {
        Fared f = fared(root, t->game, t->line[i].card);
        json_t *pair = json_array();
        (void)json_array_append_new(pair, json_integer(changed_by(f.held, by)));
        (void)json_array_append_new(pair, json_integer(changed_by(f.won, t->line[i].won ? by : 0)));
        (void)json_object_set_new(json_object_get(root, t->game), t->line[i].card, pair);
    }
}

typedef struct {
    const char *path;
    const Tally *tally;
    int by; /* 1 or -1 */
} Count;

static Status count(void *ctx, const Status *read, Buf *text)
{
    const Count *c = ctx;
    json_t *root;
    bool damaged;
    Status result = parse(read, text, &root, &damaged);
    if (result.code == 0 && damaged)
        result = file_put_aside(c->path, NULL);
    if (result.code == 0) { /* a file that cannot be read today may be readable tomorrow */
        add_counts(root, c->tally, c->by);
        char *counted = json_dumps(root, JSON_COMPACT | JSON_SORT_KEYS);
        REQUIRE(counted);
        buf_free(text);
        buf_add(text, counted);
        free(counted);
    }
    json_decref(root);
    return result;
}

static Status change(const char *folder, const Tally *t, int by)
{
    char path[PATH_ROOM];
    if (!path_of(folder, path))
        return status_ok();
    Count c = {path, t, by};
    return file_change(path, BYTES_MOST, count, &c);
}

Status tally_add(const char *folder, const Tally *t)
{
    return change(folder, t, 1);
}

Status tally_take(const char *folder, const Tally *t)
{
    return change(folder, t, -1);
}
