/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: moves in the words of docs/rules/monstrous.md, sections 4 and 7.0.  "attack #2 with
 * D*2+1 W" is the marks it needs, one after the other, and then the attack; each of them must be in the legal list. */
#include <stdio.h>
#include <string.h>

#include "engine/scenario/monstrous_scenario.h"

static void never(WordedMove *m, const char *rule, const char *text)
{
    if (m->never.text[0])
        return;
    (void)snprintf(m->never.text, sizeof m->never.text, "%s", text);
    (void)snprintf(m->never.rule, sizeof m->never.rule, "%s", rule);
}

/* ---- what a move is about --------------------------------------------------------------------------------------- */

static bool read_hero(const char *word, uint16_t *out)
{
    int hero = word[0] && !word[1] ? monstrous_hero_by(word[0]) : -1;
    *out = (uint16_t)(DEF_HERO + hero);
    return hero >= 0;
}

/* "#2", "#4.1", "#4.0". */
static bool read_target(const MonstrousTable *t, const char *word, uint16_t *out, WordedMove *m)
{
    int enemy, head;
    char rest;
    int n = sscanf(word, "#%1d.%1d%c", &enemy, &head, &rest);
    if (n < 1 || n > 2 || (n == 1 && strlen(word) != 2) || enemy < 1 || enemy > ENEMIES)
        return false;
    *out = (uint16_t)(DEF_ENEMY + enemy - 1);
    if (n == 1)
        return true;
    const State *s = &t->state.s;
    PieceId p = table_find(s, PLACE_LINEUP, *out);
    if (p == NO_PIECE || s->piece[p].face != MONSTER_HYDRA)
        never(m, "MH-22.2", "That enemy has no heads.");
    if (head > HEADS)
        never(m, "MH-22.1", "A Hydra has at most six d10 heads.");
    else if (head > 0)
        *out = (uint16_t)(DEF_HEAD + head - 1);
    return true;
}

static Move move_of(const MonstrousTable *t, int kind, unsigned a, unsigned b)
{
    return (Move){(uint8_t)kind, t->state.s.to_act, (uint16_t)a, (uint16_t)b, 0};
}

/* ---- dice with modifiers ---------------------------------------------------------------------------------------- */

typedef struct {
    unsigned set;
    int doubles, guides;
} DiceRead;

static bool read_marks(const MonstrousTable *t, const char *p, int bit, WordedMove *m, DiceRead *d)
{
    int before = m->nmarks;
    for (; *p; p += 2) {
        int kind = strncmp(p, "*2", 2) == 0   ? MOVE_DOUBLE
                   : strncmp(p, "+1", 2) == 0 ? MOVE_RAISE
                   : strncmp(p, "-1", 2) == 0 ? MOVE_LOWER
                                              : 0;
        if (!kind)
            return false;
        *(kind == MOVE_DOUBLE ? &d->doubles : &d->guides) += 1;
        if (m->nmarks < (int)(sizeof m->marks / sizeof *m->marks) && bit < HERO_COUNT)
            m->marks[m->nmarks++] = move_of(t, kind, (unsigned)(DEF_HERO + bit), 0);
        if (bit >= HERO_COUNT)
            never(m, kind == MOVE_DOUBLE ? "MH-11.2" : "MH-12.4", "Pool dice take no modifiers.");
    }
    if (m->nmarks - before > 2 || d->doubles > 1 || d->guides > 1)
        never(m, "MH-7.5", "Each modifier serves one die, once.");
    return true;
}

static bool read_dice(const MonstrousTable *t, const Statement *st, int from, WordedMove *m, DiceRead *d)
{
    for (int i = from; i < st->n; i++) {
        const char *word = st->word[i];
        int bit = monstrous_hero_by(word[0]), length = 1;
        if (word[0] == 'f' && word[1] >= '1' && word[1] < '1' + BOLTS) {
            bit = SET_BOLT + word[1] - '1';
            length = 2;
        } else if (word[0] == 'b' && word[1] >= '1' && word[1] < '1' + BEAR_DICE) {
            bit = SET_BEAR + word[1] - '1';
            length = 2;
        }
        if (bit < 0 || !read_marks(t, word + length, bit, m, d))
            return false;
        if (d->set >> bit & 1)
            never(m, "MH-6.2", "No die is used twice.");
        d->set |= 1u << bit;
    }
    return true;
}

/* ---- verbs ------------------------------------------------------------------------------------------------------ */

static Status with_dice(const MonstrousTable *t, const Statement *st, int from, int kind, WordedMove *m)
{
    uint16_t what = 0;
    DiceRead d = {0};
    bool good = st->n >= from + 3 && strcmp(st->word[from + 2], "with") == 0;
    if (good)
        good =
            kind == MOVE_ATTACK ? read_target(t, st->word[from + 1], &what, m) : read_hero(st->word[from + 1], &what);
    if (!good || !read_dice(t, st, from + 3, m, &d))
        return statement_unreadable(st, "attack #2 with D*2+1 W f1 b2, treat D with R C-1");
    m->move = move_of(t, kind, d.set, what);
    return status_ok();
}

static Status of_heroes(const MonstrousTable *t, const Statement *st, int from, int kind, WordedMove *m)
{
    DiceRead d = {0};
    for (int i = from + 1; i < st->n; i++)
        if (strlen(st->word[i]) != 1)
            return statement_unreadable(st, "heroes are W R C D P B");
    if (!read_dice(t, st, from + 1, m, &d))
        return statement_unreadable(st, "heroes are W R C D P B");
    m->move = move_of(t, kind, d.set, 0);
    return status_ok();
}

static Status vote(const MonstrousTable *t, const Statement *st, int from, WordedMove *m)
{
    int seat = st->n == from + 3 ? monstrous_seat_named(t, st->word[from + 1]) : -1;
    bool share = seat >= 0 && strcmp(st->word[from + 2], "share") == 0;
    if (!share && (seat < 0 || strcmp(st->word[from + 2], "showdown") != 0))
        return statement_unreadable(st, "vote A share, or vote A showdown");
    m->move = (Move){share ? MOVE_SHARE : MOVE_SHOWDOWN, (uint8_t)seat, 0, 0, 0};
    return status_ok();
}

Status monstrous_worded_move(const MonstrousTable *t, const Statement *st, int from, WordedMove *m)
{
    enum { ALONE, HEROES, A_HERO, A_TARGET, DICE, A_VOTE };
    static const struct {
        const char *word;
        uint8_t kind, about;
    } verbs[] = {
        {"team", MOVE_TEAM, HEROES},       {"keep", MOVE_KEEP, ALONE},    {"reroll", MOVE_REROLL, HEROES},
        {"attack", MOVE_ATTACK, DICE},     {"treat", MOVE_TREAT, DICE},   {"bolts", MOVE_BOLTS, ALONE},
        {"sleep", MOVE_SLEEP, A_TARGET},   {"mend", MOVE_MEND, A_HERO},   {"bear", MOVE_BEAR, ALONE},
        {"inspire", MOVE_INSPIRE, A_HERO}, {"rage", MOVE_RAGE, A_TARGET}, {"end", MOVE_END, ALONE},
        {"vote", MOVE_SHARE, A_VOTE},
    };
    uint16_t what = 0;
    size_t i = 0;
    *m = (WordedMove){.never = {.cause = NO_PIECE}};
    while (i < sizeof verbs / sizeof *verbs && (st->n <= from || strcmp(st->word[from], verbs[i].word) != 0))
        i++;
    if (i == sizeof verbs / sizeof *verbs)
        return statement_unreadable(st, "no move of this notation");
    if (verbs[i].about == DICE)
        return with_dice(t, st, from, verbs[i].kind, m);
    if (verbs[i].about == HEROES)
        return of_heroes(t, st, from, verbs[i].kind, m);
    if (verbs[i].about == A_VOTE)
        return vote(t, st, from, m);
    bool good = st->n == from + 1 + (verbs[i].about != ALONE);
    if (good && verbs[i].about == A_HERO)
        good = read_hero(st->word[from + 1], &what);
    else if (good && verbs[i].about == A_TARGET)
        good = read_target(t, st->word[from + 1], &what, m);
    if (!good)
        return statement_unreadable(st, "that move has another form");
    m->move = move_of(t, verbs[i].kind, what, 0);
    return status_ok();
}

/* ---- asking ----------------------------------------------------------------------------------------------------- */

static bool allowed(const Monstrous *state, Move m, Why *why)
{
    Moves legal = {0};
    monstrous_legal(&state->s, &legal);
    if (moves_have(&legal, m))
        return true;
    *why = (Why){.cause = NO_PIECE};
    monstrous_why_not(&state->s, m, why);
    if (!why->text[0])
        (void)snprintf(why->text, sizeof why->text, "that is not among the choices now");
    return false;
}

void monstrous_try(Monstrous *state, const WordedMove *m, Why *why)
{
    *why = m->never;
    if (why->text[0])
        return;
    for (int i = 0; i < m->nmarks; i++) {
        if (!allowed(state, m->marks[i], why))
            return;
        monstrous_apply(&state->s, m->marks[i], NULL);
    }
    (void)allowed(state, m->move, why);
}
