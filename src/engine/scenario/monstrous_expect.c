/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what must hold, in the words of docs/rules/monstrous.md, section 7.0. */
#include <stdio.h>
#include <string.h>

#include "engine/scenario/monstrous_scenario.h"

static const char letters[] = "WRCDPB";

static Status differs(const Statement *st, int from, const char *got)
{
    char wanted[160] = "";
    size_t n = 0;
    for (int i = from; i < st->n && n < sizeof wanted; i++)
        n += (size_t)snprintf(wanted + n, sizeof wanted - n, "%s%s", i > from ? " " : "", st->word[i]);
    return status_error(SCENARIO_FAILED, "expected %s, got %s", wanted, got);
}

/* One word after the key. */
static Status is_word(const Statement *st, const char *got)
{
    if (st->n != 3)
        return statement_unreadable(st, "one value");
    return strcmp(st->word[2], got) == 0 ? status_ok() : differs(st, 2, got);
}

static Status is_number(const Statement *st, int got, bool none)
{
    char text[LIST_WORD];
    (void)snprintf(text, sizeof text, none ? "-" : "%d", got);
    return is_word(st, text);
}

static const char *name_of(const MonstrousTable *t, unsigned seat)
{
    return seat < t->state.s.nseats ? t->cfg.name[seat] : "-";
}

/* ---- enemies ---------------------------------------------------------------------------------------------------- */

static void write_enemy(const State *s, PieceId p, char out[LIST_WORD])
{
    const Piece *piece = &s->piece[p];
    if (piece->face == MONSTER_NONE) {
        (void)snprintf(out, LIST_WORD, "%d", piece->n);
    } else if (piece->face != MONSTER_HYDRA) {
        (void)snprintf(out, LIST_WORD, "%s+%d", monstrous_monster_word[piece->face], piece->n - 20);
    } else {
        size_t n = (size_t)snprintf(out, LIST_WORD, "Hydra:");
        for (PieceId head = table_first(s, PLACE_HEADS); head != NO_PIECE; head = s->piece[head].next)
            n += (size_t)snprintf(out + n, LIST_WORD - n, head == table_first(s, PLACE_HEADS) ? "%d" : ",%d",
                                  s->piece[head].n);
    }
}

static Status enemies_are(const MonstrousTable *t, const Statement *st)
{
    const State *s = &t->state.s;
    WordList got = {0};
    char word[LIST_WORD];
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next) {
        write_enemy(s, p, word);
        wordlist_add(&got, word);
    }
    if (got.n == 0)
        wordlist_add(&got, "none");
    return statement_compare(st, 2, &got, true);
}

/* "#1=6 #2=Troll+3": those named are in play as they say; "-": none is in play. */
static Status targets_are(const MonstrousTable *t, const Statement *st)
{
    const State *s = &t->state.s;
    if (st->n == 3 && strcmp(st->word[2], "-") == 0)
        return table_size(s, PLACE_LINEUP) == 0 ? status_ok() : differs(st, 2, "enemies in play");
    for (int i = 2; i < st->n; i++) {
        int enemy;
        char value[LIST_WORD], got[LIST_WORD] = "none";
        if (sscanf(st->word[i], "#%1d=%23s", &enemy, value) != 2 || enemy < 1 || enemy > ENEMIES)
            return statement_unreadable(st, "#1=6 #2=Troll+3");
        PieceId p = table_find(s, PLACE_LINEUP, (DefId)(DEF_ENEMY + enemy - 1));
        if (p != NO_PIECE)
            write_enemy(s, p, got);
        if (strcmp(value, got) != 0)
            return status_error(SCENARIO_FAILED, "expected #%d=%s, got %s", enemy, value, got);
    }
    return status_ok();
}

/* ---- heroes and pool dice --------------------------------------------------------------------------------------- */

static void add_heroes(unsigned heroes, WordList *out)
{
    for (; heroes; heroes &= heroes - 1)
        wordlist_add(out, (const char[]){letters[__builtin_ctz(heroes)], '\0'});
}

/* "A=R,P B=-" for each seat named. */
static Status heroes_are(const MonstrousTable *t, const Statement *st, int first_place)
{
    for (int i = 2; i < st->n; i++) {
        char name[SEAT_NAME_MAX], list[LIST_WORD], got[2 * HERO_COUNT + 1] = "-";
        int seat = sscanf(st->word[i], "%31[^=]=%23s", name, list) == 2 ? monstrous_seat_named(t, name) : -1;
        unsigned wanted = 0;
        if (seat < 0)
            return statement_unreadable(st, "A=R,P B=-");
        for (const char *p = list; *p; p++) {
            if (monstrous_hero_by(*p) < 0 && *p != ',' && strcmp(list, "-") != 0)
                return statement_unreadable(st, "A=R,P B=-");
            wanted |= monstrous_hero_by(*p) >= 0 ? 1u << monstrous_hero_by(*p) : 0;
        }
        unsigned there = monstrous_heroes(&t->state.s, (PlaceId)(first_place + seat));
        char *at = got;
        for (unsigned left = there; left; left &= left - 1, *at = '\0') {
            if (at != got)
                *at++ = ',';
            *at++ = letters[__builtin_ctz(left)];
        }
        if (wanted != there)
            return status_error(SCENARIO_FAILED, "expected %s=%s, got %s", name, list, got);
    }
    return st->n > 2 ? status_ok() : statement_unreadable(st, "A=R,P B=-");
}

static Status team_shows(const MonstrousTable *t, const Statement *st, bool free_only)
{
    const State *s = &t->state.s;
    WordList got = {0};
    Melee melee;
    if (s->over)
        return statement_compare(st, 2, &got, false);
    monstrous_melee(s, s->to_act, &melee);
    if (free_only) {
        add_heroes(melee.attackers & SET_HEROES, &got);
        return statement_compare(st, 2, &got, false);
    }
    for (unsigned left = melee.team; left; left &= left - 1) {
        char word[LIST_WORD];
        int hero = __builtin_ctz(left);
        (void)snprintf(word, sizeof word, "%c=%d", letters[hero], melee.value[hero]);
        wordlist_add(&got, word);
    }
    return statement_compare(st, 2, &got, false);
}

static Status magic_is(const MonstrousTable *t, const Statement *st, bool bolts)
{
    const State *s = &t->state.s;
    WordList got = {0};
    for (PieceId p = table_first(s, PLACE_MAGIC); p != NO_PIECE; p = s->piece[p].next) {
        char word[LIST_WORD];
        (void)snprintf(word, sizeof word, "%d", s->piece[p].n);
        if ((s->piece[p].def < DEF_BEAR) == bolts)
            wordlist_add(&got, word);
    }
    return statement_compare(st, 2, &got, true);
}

/* ---- seats ------------------------------------------------------------------------------------------------------ */

static Status numbers_are(const MonstrousTable *t, const Statement *st, bool counts)
{
    for (int i = 2; i < st->n; i++) {
        char name[SEAT_NAME_MAX];
        int wanted;
        int seat = sscanf(st->word[i], "%31[^=]=%d", name, &wanted) == 2 ? monstrous_seat_named(t, name) : -1;
        if (seat < 0)
            return statement_unreadable(st, "A=10 B=20");
        int got = counts ? t->state.count[seat] : t->state.score[seat];
        if (got != wanted)
            return status_error(SCENARIO_FAILED, "expected %s=%d, got %d", name, wanted, got);
    }
    return st->n > 2 ? status_ok() : statement_unreadable(st, "A=10 B=20");
}

static Status seats_are(const MonstrousTable *t, const Statement *st, const uint8_t flag[MONSTROUS_SEATS])
{
    WordList got = {0};
    Statement list = {.n = 2};
    for (int seat = 0; seat < t->state.s.nseats; seat++)
        if (flag[seat])
            wordlist_add(&got, t->cfg.name[seat]);
    for (int i = 2; i < st->n; i++) /* "A B" or "A,B" */
        for (char *p = st->word[i]; p && *p && list.n < STATEMENT_WORDS;) {
            list.word[list.n++] = p;
            p = strchr(p, ',');
            if (p)
                *p++ = '\0';
        }
    list.word[0] = st->word[0];
    list.word[1] = st->word[1];
    return statement_compare(&list, 2, &got, false);
}

Status monstrous_expect(const MonstrousTable *t, const Statement *st)
{
    const Monstrous *g = &t->state;
    const State *s = &g->s;
    const char *key = st->n > 1 ? st->word[1] : "";
    if (strcmp(key, "enemies") == 0)
        return enemies_are(t, st);
    if (strcmp(key, "target") == 0)
        return targets_are(t, st);
    if (strcmp(key, "score") == 0 || strcmp(key, "count") == 0)
        return numbers_are(t, st, key[0] == 'c');
    if (strcmp(key, "wounded") == 0)
        return heroes_are(t, st, PLACE_WOUNDED);
    if (strcmp(key, "stone") == 0)
        return heroes_are(t, st, PLACE_STONE);
    if (strcmp(key, "show") == 0 || strcmp(key, "free") == 0)
        return team_shows(t, st, key[0] == 'f');
    if (strcmp(key, "bolts") == 0 || strcmp(key, "bear") == 0)
        return magic_is(t, st, key[1] == 'o');
    if (strcmp(key, "turn") == 0)
        return is_word(st, s->over ? "-" : name_of(t, s->to_act));
    if (strcmp(key, "first") == 0)
        return is_word(st, name_of(t, g->first));
    if (strcmp(key, "round") == 0)
        return is_number(st, s->round, false);
    if (strcmp(key, "phase") == 0)
        return is_word(st, monstrous_game.phase[s->phase]);
    if (strcmp(key, "final") == 0)
        return is_number(st, g->final, g->final == 0);
    if (strcmp(key, "limit") == 0)
        return is_number(st, monstrous_limit(s), false);
    if (strcmp(key, "out") == 0)
        return seats_are(t, st, g->out);
    if (strcmp(key, "winners") == 0)
        return seats_are(t, st, g->won);
    return statement_unreadable(st, "no such key");
}
