/* SPDX-License-Identifier: MIT */
#include "engine/scenario/play_block.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "engine/scenario/vocabulary.h"

enum { LINES_MOST = 64 };

static State *copy_state(const Scenario *t)
{
    State *s = xmalloc(t->game->state_size);
    memcpy(s, scenario_state(t), t->game->state_size);
    return s;
}

static void forget(PlayedBlock *p)
{
    for (int i = 0; i < p->n; i++)
        free((void *)p->said[i].state);
    free((void *)p->before);
    p->before = NULL;
    p->n = 0;
}

void played_free(PlayedBlock *p)
{
    if (!p)
        return;
    forget(p);
    free((void *)p->after);
    free(p->cards);
    free(p);
}

/* Keeps what the block says of a move. m NULL: its position has been built, perhaps once more. */
static void hear(Scenario *t, const Move *m, SaidAs as)
{
    PlayedBlock *p = t->listener;
    if (!m) {
        forget(p);
        p->before = copy_state(t);
    } else if (p->n < SAID_MOST) {
        p->said[p->n++] = (SaidMove){*m, (uint8_t)as, copy_state(t)};
        p->refuses = as == SAID_REFUSED;
    }
}

static Status play_lines(PlayedBlock *p, Scenario *t, const Statements *s)
{
    Status result = s->n > LINES_MOST ? status_error(SCENARIO_UNREADABLE, "too many lines") : status_ok();
    for (int i = 0; !result.code && i < s->n; i++) {
        p->refuses = false;
        result = scenario_line(t, s->text[i]);
    }
    return result.code ? result : scenario_end(t);
}

PlayedBlock *play_block(const Game *g, const char *lines)
{
    const ScenarioWords *words = scenario_of(g);
    Statements s = {0};
    if (!words)
        return NULL;
    for (const char *row = lines; *row; row += strcspn(row, "\n"), row += *row == '\n')
        statements_add(&s, row, strcspn(row, "\n"), 0);
    PlayedBlock *p = xcalloc(1, sizeof *p);
    Scenario *t = scenario_open(words, (const char *const *)s.text, s.n);
    t->hear = hear;
    t->listener = p;
    bool good = !play_lines(p, t, &s).code && p->before;
    if (good) {
        p->game = g;
        p->cfg = t->cfg;
        p->after = copy_state(t);
        p->cards = words->cards ? words->cards(t) : NULL;
    }
    scenario_close(t);
    statements_free(&s);
    if (!good) {
        played_free(p);
        return NULL;
    }
    return p;
}
