/* SPDX-License-Identifier: MIT
 * One function a request of the protocol.  Each adds members to `answer`, or returns the sentence of a refusal and has
 * changed nothing. */
#ifndef ENGINE_REQUESTS_H
#define ENGINE_REQUESTS_H
#include "engine/serve.h"

typedef Status (*RequestFunction)(Session *s, const json_t *request, json_t *answer);

typedef struct {
    const char *word;
    RequestFunction run;
    bool needs_match; /* refused while no game is on the table */
} Request;

extern const Request request_table[]; /* ends with a NULL word */

/* requests_setup.c: which game is on the table. */
Status request_hello(Session *s, const json_t *request, json_t *answer);
Status request_describe(Session *s, const json_t *request, json_t *answer);
Status request_games(Session *s, const json_t *request, json_t *answer);
Status request_new(Session *s, const json_t *request, json_t *answer);
Status request_load(Session *s, const json_t *request, json_t *answer);
Status request_save(Session *s, const json_t *request, json_t *answer);
Status request_open(Session *s, const json_t *request, json_t *answer);
/* An opponent: `member` is its level, a word or a number of bot_level, the preset `level`, "character" a word of the
 * game's; out as in Setup.player. */
Status request_player(const json_t *request, const char *member, const Game *g, int level, int *out);
/* requests_play.c: playing it. */
Status request_state(Session *s, const json_t *request, json_t *answer);
Status request_moves(Session *s, const json_t *request, json_t *answer);
Status request_play(Session *s, const json_t *request, json_t *answer);
Status request_why(Session *s, const json_t *request, json_t *answer);
Status request_undo(Session *s, const json_t *request, json_t *answer);
Status request_redo(Session *s, const json_t *request, json_t *answer);
Status request_standing(Session *s, const json_t *request, json_t *answer);
Status request_bot(Session *s, const json_t *request, json_t *answer);

#endif
