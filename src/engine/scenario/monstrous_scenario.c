/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: positions and dice of the scenarios in docs/rules/monstrous.md, section 7.0, and the
 * frame of a block.  Dice are given with their sides, so a move that rolls another die than the block says fails. */
#include "engine/scenario/monstrous_scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/text.h"

const char *const monstrous_monster_word[MONSTER_COUNT] = {"",         "Troll", "Spider", "Wraith",
                                                           "Basilisk", "Hydra", "Dragon"};

int monstrous_seat_named(const MonstrousTable *t, const char *name)
{
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        if (strcmp(t->cfg.name[seat], name) == 0)
            return seat;
    return -1;
}

int monstrous_hero_by(char letter)
{
    static const char letters[] = "WRCDPB";
    const char *at = letter ? strchr(letters, letter) : NULL;
    return at ? (int)(at - letters) : -1;
}

/* ---- position words --------------------------------------------------------------------------------------------- */

/* Cuts "key=value" at the sign; NULL when there is none. */
static char *value_of(char *word)
{
    char *sign = strchr(word, '=');
    if (sign)
        *sign++ = '\0';
    return sign;
}

static Status game_line(MonstrousTable *t, Statement *st)
{
    for (int i = 1; i < st->n; i++) {
        char *value = value_of(st->word[i]);
        bool known = false;
        for (int k = 0; value && k < MONSTROUS_OPTIONS; k++) {
            const OptionSpec *o = &monstrous_game.option[k];
            for (int c = 0; strcmp(o->word, st->word[i]) == 0 && c < o->nchoices; c++)
                if (strcmp(o->choice[c], value) == 0) {
                    t->cfg.option[k] = (uint8_t)c;
                    known = true;
                }
        }
        if (!known)
            return statement_unreadable(st, "target=10..1000, monsters=full|simple, ties=ask|share|showdown");
    }
    return status_ok();
}

static Status seats_line(MonstrousTable *t, const Statement *st)
{
    if (st->n < 3 || st->n > MONSTROUS_SEATS + 1)
        return statement_unreadable(st, "2 to 6 seats");
    t->cfg.nseats = 0;
    for (int i = 1; i < st->n; i++) {
        if (monstrous_seat_named(t, st->word[i]) >= 0)
            return statement_unreadable(st, "two seats have one name");
        (void)snprintf(t->cfg.name[t->cfg.nseats++], SEAT_NAME_MAX, "%s", st->word[i]);
    }
    return status_ok();
}

static Status at_line(MonstrousTable *t, Statement *st)
{
    for (int i = 1; i < st->n; i++) {
        char *value = value_of(st->word[i]);
        int n = 0;
        bool number = value && statement_number(value, &n) && n > 0;
        int seat = value ? monstrous_seat_named(t, value) : -1;
        bool none = value && strcmp(value, "-") == 0;
        if (strcmp(st->word[i], "round") == 0 && number)
            t->round = n;
        else if (strcmp(st->word[i], "final") == 0 && (number || none))
            t->final = none ? 0 : n;
        else if (strcmp(st->word[i], "first") == 0 && seat >= 0)
            t->first = seat;
        else if (strcmp(st->word[i], "turn") == 0 && seat >= 0)
            t->turn = seat;
        else
            return statement_unreadable(st, "round=n first=X turn=X final=n");
    }
    return status_ok();
}

/* "3,9" or "": heads of a Hydra. */
static bool read_heads(MonstrousTable *t, int enemy, char *list)
{
    for (char *save = NULL, *p = strtok_r(list, ",", &save); p; p = strtok_r(NULL, ",", &save)) {
        int n;
        if (t->enemy[enemy].heads == HEADS || !statement_number(p, &n) || n < 2 || n > 10)
            return false;
        t->enemy[enemy].head[t->enemy[enemy].heads++] = (uint8_t)n;
    }
    return true;
}

static bool read_enemy(MonstrousTable *t, int enemy, char *word)
{
    int n;
    t->enemy[enemy].heads = 0;
    t->enemy[enemy].type = MONSTER_NONE;
    if (statement_number(word, &n)) {
        t->enemy[enemy].need = (uint8_t)n;
        return n >= 2 && n <= 19;
    }
    size_t name = strcspn(word, "+:");
    for (int type = 1; type < MONSTER_COUNT; type++) {
        if (strlen(monstrous_monster_word[type]) != name || strncmp(monstrous_monster_word[type], word, name) != 0)
            continue;
        t->enemy[enemy].type = (uint8_t)type;
        t->enemy[enemy].need = 20;
        if (type == MONSTER_HYDRA)
            return word[name] == ':' && read_heads(t, enemy, word + name + 1);
        t->enemy[enemy].need = (uint8_t)(word[name] == '+' && statement_number(word + name + 1, &n) ? 20 + n : 0);
        return t->enemy[enemy].need > 20 && t->enemy[enemy].need <= NEED_MOST;
    }
    return false;
}

static Status enemies_line(MonstrousTable *t, const Statement *st)
{
    if (st->n != ENEMIES + 1)
        return statement_unreadable(st, "four enemies");
    for (int i = 0; i < ENEMIES; i++)
        if (!read_enemy(t, i, st->word[i + 1]))
            return statement_unreadable(st, "an enemy is 2..19, Troll+7, .. or Hydra:3,9");
    t->enemies = true;
    return status_ok();
}

static bool read_heroes(const char *list, uint8_t *out)
{
    *out = 0;
    if (strcmp(list, "-") == 0)
        return true;
    for (const char *p = list; *p; p++) {
        int hero = monstrous_hero_by(*p);
        if (hero < 0 || (p[1] && p[1] != ','))
            return false;
        *out = (uint8_t)(*out | 1u << hero);
        p += p[1] == ',';
    }
    return *out != 0;
}

static Status seat_line(MonstrousTable *t, Statement *st)
{
    int seat = st->n > 1 ? monstrous_seat_named(t, st->word[1]) : -1, n = 0;
    if (seat < 0)
        return statement_unreadable(st, "no such seat");
    for (int i = 2; i < st->n; i++) {
        char *value = value_of(st->word[i]);
        bool good = value != NULL;
        if (good && strcmp(st->word[i], "score") == 0) {
            good = statement_number(value, &n) && n >= 0;
            t->seat[seat].score = n;
        } else if (good && strcmp(st->word[i], "wounded") == 0) {
            good = read_heroes(value, &t->seat[seat].wounded);
        } else if (good && strcmp(st->word[i], "stone") == 0) {
            good = read_heroes(value, &t->seat[seat].stone);
        } else if (good && strcmp(st->word[i], "out") == 0) {
            t->seat[seat].out = strcmp(value, "yes") == 0;
            good = t->seat[seat].out || strcmp(value, "no") == 0;
        } else {
            good = false;
        }
        if (!good)
            return statement_unreadable(st, "score=n wounded=D,C stone=W out=yes");
    }
    if (t->seat[seat].wounded & t->seat[seat].stone)
        return statement_unreadable(st, "a hero is wounded or stone, not both");
    return status_ok();
}

static Status dice_line(MonstrousTable *t, Statement *st)
{
    for (int i = 1; i < st->n; i++) {
        char *value = value_of(st->word[i]);
        int sides = 0, n = 0;
        bool good =
            value && st->word[i][0] == 'd' && statement_number(st->word[i] + 1, &sides) && statement_number(value, &n);
        bool known = sides == 20;
        for (int hero = 0; hero < HERO_COUNT; hero++)
            known = known || sides == monstrous_sides[hero];
        if (n == 0 && sides == 10)
            n = 10; /* MH-1.1 */
        if (!good || !known || n < 1 || n > sides)
            return statement_unreadable(st, "dice are written d20=13, of a d4, d6, d8, d10, d12 or d20");
        if (t->ndice == SCENARIO_DICE)
            return statement_unreadable(st, "too many dice");
        t->dice[t->ndice++] = (Scripted){(uint8_t)sides, (uint8_t)n};
    }
    return status_ok();
}

/* ---- scripted dice ---------------------------------------------------------------------------------------------- */

static void script(MonstrousTable *t, State *s)
{
    memset(s->dice, 0, sizeof s->dice);
    s->idice = s->ndice = 0;
    for (int i = t->used; i < t->ndice && s->ndice < DICE_MAX; i++)
        s->dice[s->ndice++] = t->dice[i].value;
}

/* Compares the dice that were rolled, by the events, with those of the dice lines. */
static Status check_dice(MonstrousTable *t)
{
    for (int i = 0; i < t->events.n; i++) {
        const Event *e = &t->events.e[i];
        if (e->kind != EV_ROLLED)
            continue;
        if (t->used == t->ndice)
            return status_error(SCENARIO_FAILED, "expected no further roll, got one of a d%d that no dice line gives",
                                e->other);
        if (t->dice[t->used].sides != e->other)
            return status_error(SCENARIO_FAILED, "expected d%d=%d to be rolled, got a roll of a d%d",
                                t->dice[t->used].sides, t->dice[t->used].value, e->other);
        t->used++;
    }
    return status_ok();
}

/* ---- building --------------------------------------------------------------------------------------------------- */

static void place_enemies(MonstrousTable *t)
{
    State *s = &t->state.s;
    for (int i = 0; i < ENEMIES; i++) {
        PieceId p = monstrous_find(s, (DefId)(DEF_ENEMY + i));
        table_move(s, &monstrous_game, p, PLACE_LINEUP, -1, NULL);
        table_face(s, &monstrous_game, p, t->enemy[i].type, NULL);
        table_count(s, &monstrous_game, p, t->enemy[i].need, NULL);
        for (int k = 0; k < t->enemy[i].heads; k++) {
            PieceId head = monstrous_find(s, (DefId)(DEF_HEAD + k));
            table_count(s, &monstrous_game, head, t->enemy[i].head[k], NULL);
            table_move(s, &monstrous_game, head, PLACE_HEADS, k, NULL);
        }
    }
    monstrous_sort(s, true, NULL);
}

static void place_heroes(MonstrousTable *t, int seat, unsigned heroes, PlaceId at)
{
    State *s = &t->state.s;
    for (; heroes; heroes &= heroes - 1) {
        int hero = __builtin_ctz(heroes);
        table_move(s, &monstrous_game, table_find(s, party_at(seat), (DefId)(DEF_HERO + hero)), at, hero, NULL);
    }
}

static Status build(MonstrousTable *t)
{
    State *s = &t->state.s;
    Monstrous *g = &t->state;
    if (t->cfg.nseats < 2)
        return status_error(SCENARIO_UNREADABLE, "a position needs seats");
    if (!t->enemies)
        return status_error(SCENARIO_UNREADABLE, "a position needs enemies, or 'setup'");
    monstrous_pieces(s, &t->cfg);
    place_enemies(t);
    for (int seat = 0; seat < s->nseats; seat++) {
        place_heroes(t, seat, t->seat[seat].wounded, wounded_at(seat));
        place_heroes(t, seat, t->seat[seat].stone, stone_at(seat));
        g->score[seat] = g->points[SOURCE_EARLIER][seat] = (uint16_t)t->seat[seat].score;
        g->out[seat] = t->seat[seat].out;
    }
    g->first = g->began = (uint8_t)(t->first >= 0 ? t->first : 0);
    g->final = (uint16_t)t->final;
    s->round = (uint16_t)t->round;
    monstrous_begin_turn(s, (uint8_t)(t->turn >= 0 ? t->turn : g->first), NULL);
    if (monstrous_unwounded(s, s->to_act) == 0 || !monstrous_in_game(s, s->to_act))
        return status_error(SCENARIO_UNREADABLE, "the seat whose turn it is cannot take one");
    t->built = true;
    return status_ok();
}

/* The complete setup (MH-2.2 to MH-2.6). */
static Status set_up(MonstrousTable *t, const Statement *st)
{
    if (t->built || t->cfg.nseats < 2 || st->n != 1)
        return statement_unreadable(st, "stands alone, after seats and before any move");
    t->events.n = 0;
    monstrous_pieces(&t->state.s, &t->cfg);
    script(t, &t->state.s);
    monstrous_start(&t->state.s, &t->events);
    t->built = true;
    return check_dice(t);
}

/* ---- the four functions of the notation ------------------------------------------------------------------------- */

static void *open_table(const char *const *lines, int n)
{
    MonstrousTable *t = xcalloc(1, sizeof *t);
    (void)lines;
    (void)n;
    t->cfg = game_preset(&monstrous_game, 2);
    t->cfg.nseats = 0;
    memset(t->cfg.name, 0, sizeof t->cfg.name);
    t->round = 1;
    t->first = t->turn = -1;
    return t;
}

static void close_table(void *table)
{
    free(table);
}

static Status refusal(const MonstrousTable *t, const Why *why)
{
    Why said = *why;
    text_names(&t->cfg, said.text, sizeof said.text);
    return status_error(SCENARIO_FAILED, "expected a legal move, got a refusal: %s %s", said.text, said.rule);
}

static Status play(MonstrousTable *t, const Statement *st)
{
    WordedMove m;
    Why why;
    Monstrous state = t->state;
    Status result = monstrous_worded_move(t, st, 1, &m);
    if (result.code)
        return result;
    monstrous_try(&state, &m, &why);
    if (why.text[0])
        return refusal(t, &why);
    t->events.n = 0;
    script(t, &state.s);
    monstrous_apply(&state.s, m.move, &t->events);
    state.s.serial++;
    t->state = state;
    return check_dice(t);
}

static Status ask(const MonstrousTable *t, const Statement *st)
{
    WordedMove m;
    Why why;
    Monstrous state = t->state;
    bool yes = st->n > 2 && strcmp(st->word[1], "yes") == 0;
    if (!yes && (st->n < 3 || strcmp(st->word[1], "no") != 0))
        return statement_unreadable(st, "? yes move, or ? no move");
    Status result = monstrous_worded_move(t, st, 2, &m);
    if (result.code)
        return result;
    monstrous_try(&state, &m, &why);
    if (yes && why.text[0])
        return refusal(t, &why);
    if (!yes && !why.text[0])
        return status_error(SCENARIO_FAILED, "expected a refusal, got a legal move");
    return status_ok();
}

/* True when the statement is a position word; *result then says how it went. */
static bool position_word(MonstrousTable *t, Statement *st, Status *result)
{
    static const struct {
        const char *word;
        Status (*read)(MonstrousTable *t, Statement *st);
    } words[] = {{"game", game_line}, {"at", at_line}, {"seat", seat_line}};
    if (statement_begins(st, "seats"))
        *result = seats_line(t, st);
    else if (statement_begins(st, "enemies"))
        *result = enemies_line(t, st);
    else {
        size_t i = 0;
        while (i < sizeof words / sizeof *words && !statement_begins(st, words[i].word))
            i++;
        if (i == sizeof words / sizeof *words)
            return false;
        *result = words[i].read(t, st);
    }
    return true;
}

static Status read_line(void *table, const char *text)
{
    MonstrousTable *t = table;
    Statement st;
    Status result = status_ok();
    if (!statement_cut(text, &st) || st.n == 0)
        return status_error(SCENARIO_UNREADABLE, "that is no statement of this notation");
    if (statement_begins(&st, "dice"))
        return dice_line(t, &st);
    if (statement_begins(&st, "setup"))
        return set_up(t, &st);
    if (!t->built && position_word(t, &st, &result))
        return result;
    bool move = statement_begins(&st, ">"), question = statement_begins(&st, "?");
    if (!move && !question && !statement_begins(&st, "="))
        return statement_unreadable(&st, t->built ? "not a statement of this notation, or too late for it"
                                                  : "not a statement of this notation");
    if (!t->built)
        result = build(t);
    if (result.code)
        return result;
    return move ? play(t, &st) : question ? ask(t, &st) : monstrous_expect(t, &st);
}

static Status end_of_block(void *table)
{
    const MonstrousTable *t = table;
    if (t->used < t->ndice)
        return status_error(SCENARIO_FAILED, "expected all dice to be used, got %d left over, d%d=%d first",
                            t->ndice - t->used, t->dice[t->used].sides, t->dice[t->used].value);
    return status_ok();
}

const ScenarioWords monstrous_scenario = {
    .game = "monstrous",
    .fence = "mh",
    .comment = "//",
    .separator = NULL,
    .open = open_table,
    .line = read_line,
    .end = end_of_block,
    .close = close_table,
};
