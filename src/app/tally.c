/* SPDX-License-Identifier: MIT
 * The file is {"horde": {"vampire": [held, won], ...}, ...}. */
#include "app/tally.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "app/aside.h"
#include "base/file.h"

enum { BYTES_MOST = 1 << 20, COUNT_MOST = 1000000, PATH_ROOM = 1200 };

static void tally_seat(const Match *m, int seat, bool won, const State *s, Tally *out)
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
    if (!match_over(m) || match_assisted(m) || match_has_start(m)) /* as in the ledger: not from the deal to the end */
        return;
    Standing standing;
    View *v = view_new(g);
    match_standing(m, &standing);
    for (int seat = 0; seat < cfg->nseats; seat++) {
        if (cfg->player[seat] != 0)
            continue;
        match_view(m, seat, VIEW_EYES, v);
        tally_seat(m, seat, standing.winner[seat], view_state(v), out);
    }
    view_free(v);
}

static void path_of(const char *folder, char path[PATH_ROOM])
{
    (void)snprintf(path, PATH_ROOM, "%s/cards.json", folder);
}

void tally_open(const char *folder)
{
    char path[PATH_ROOM];
    if (folder == NULL)
        return;
    path_of(folder, path);
    file_sweep(path);
}

/* An object: an empty one when there is no file, or (and then damaged) none that can be understood. */
static Status read_tally(const char *folder, json_t **root, bool *damaged)
{
    char path[PATH_ROOM];
    Buf text = {0};
    path_of(folder, path);
    Status read = file_read(path, BYTES_MOST, &text);
    *root = read.code == 0 ? json_loadb(buf_str(&text), text.n, 0, NULL) : NULL;
    buf_free(&text);
    *damaged = read.code == FILE_LARGE || (read.code == 0 && !json_is_object(*root));
    if (*damaged || read.code == FILE_MISSING) {
        json_decref(*root);
        *root = json_object();
        return status_ok();
    }
    return read;
}

static int count_at(const json_t *pair, size_t at)
{
    json_int_t n = json_integer_value(json_array_get(pair, at)); /* 0 of anything else */
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
    json_t *root = NULL;
    bool damaged;
    if (folder != NULL)
        (void)read_tally(folder, &root, &damaged);
    Fared f = fared(root, game, card);
    json_decref(root);
    return f;
}

Status tally_add(const char *folder, const Tally *t)
{
    char path[PATH_ROOM];
    json_t *root;
    bool damaged;
    path_of(folder, path);
    Status result = read_tally(folder, &root, &damaged);
    if (result.code == 0 && damaged)
        result = put_aside(path, NULL);
    if (result.code) { /* what cannot be read today may be there again tomorrow */
        json_decref(root);
        return result;
    }
    if (!json_is_object(json_object_get(root, t->game)))
        (void)json_object_set_new(root, t->game, json_object());
    for (int i = 0; i < t->n; i++) {
        Fared f = fared(root, t->game, t->line[i].card);
        json_t *pair = json_array();
        (void)json_array_append_new(pair, json_integer(f.held + 1));
        (void)json_array_append_new(pair, json_integer(f.won + t->line[i].won));
        (void)json_object_set_new(json_object_get(root, t->game), t->line[i].card, pair);
    }
    char *text = json_dumps(root, JSON_COMPACT | JSON_SORT_KEYS);
    json_decref(root);
    NEED(text);
    result = file_write(path, text, strlen(text));
    free(text);
    return result;
}
