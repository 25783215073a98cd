/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: the words of docs/rules/monstrous.md, sections 4 and 7.0.  "attack #2 with D*2+1 W" is
 * the marks it needs, one after the other, and then the attack; each of them must be in the legal list. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "engine/scenario/vocabulary.h"
#include "games/monstrous/monstrous_int.h"

typedef struct {
    bool enemies, setup;
    struct {
        uint8_t need, type, heads, head[HEADS];
    } enemy[ENEMIES];
    struct {
        int score;
        uint8_t wounded, stone; /* bits of heroes */
        bool out;
    } seat[MONSTROUS_SEATS];
} Own;

static Own *own(const Scenario *t)
{
    return t->own;
}

static const char *const monster_word[MONSTER_COUNT] = {"", "Troll", "Spider", "Wraith", "Basilisk", "Hydra", "Dragon"};
static const char letters[] = "WRCDPB";

static int hero_of(char letter)
{
    const char *at = letter ? strchr(letters, letter) : NULL;
    return at ? (int)(at - letters) : -1;
}

/* "D,C" or "-"; false: no such list. */
static bool read_heroes(const char *list, unsigned *out)
{
    *out = 0;
    if (strcmp(list, "-") == 0)
        return true;
    for (const char *p = list; *p; p += 1 + (p[1] == ',')) {
        int hero = hero_of(*p);
        if (hero < 0 || (p[1] && p[1] != ','))
            return false;
        *out |= 1u << hero;
    }
    return *out != 0;
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

static bool read_enemy(Own *o, int enemy, char *word)
{
    int n, type = 1;
    char *rest = word + strcspn(word, "+:");
    o->enemy[enemy].heads = 0;
    o->enemy[enemy].type = MONSTER_NONE;
    if (statement_number(word, &n)) {
        o->enemy[enemy].need = (uint8_t)n;
        return n >= 2 && n <= 19;
    }
    while (type < MONSTER_COUNT && (strlen(monster_word[type]) != (size_t)(rest - word) ||
                                    strncmp(monster_word[type], word, strlen(monster_word[type])) != 0))
        type++;
    if (type == MONSTER_COUNT)
        return false;
    o->enemy[enemy].type = (uint8_t)type;
    o->enemy[enemy].need = 20;
    if (type != MONSTER_HYDRA) {
        o->enemy[enemy].need = (uint8_t)(*rest == '+' && statement_number(rest + 1, &n) ? 20 + n : 0);
        return o->enemy[enemy].need > 20 && o->enemy[enemy].need <= NEED_MOST;
    }
    if (*rest != ':')
        return false;
    for (char *save = NULL, *p = strtok_r(rest + 1, ",", &save); p; p = strtok_r(NULL, ",", &save)) {
        if (o->enemy[enemy].heads == HEADS || !statement_number(p, &n) || n < 2 || n > 10)
            return false;
        o->enemy[enemy].head[o->enemy[enemy].heads++] = (uint8_t)n;
    }
    return true;
}

static Status enemies(Scenario *t, Statement *stmt)
{
    if (stmt->n != ENEMIES + 1)
        return statement_unreadable(stmt, "four enemies");
    for (int i = 0; i < ENEMIES; i++)
        if (!read_enemy(own(t), i, stmt->word[i + 1]))
            return statement_unreadable(stmt, "an enemy is 2..19, Troll+7, .. or Hydra:3,9");
    own(t)->enemies = true;
    return status_ok();
}

static Status seat_line(Scenario *t, Statement *stmt)
{
    int seat = scenario_seat(t, statement_word(stmt, 1)), n = 0;
    if (seat < 0)
        return statement_unreadable(stmt, "no such seat");
    for (int i = 2; i < stmt->n; i++) {
        const char *value = value_of(stmt->word[i]);
        unsigned heroes = 0;
        bool good = value != NULL;
        if (good && statement_is(stmt, i, "score")) {
            good = statement_number(value, &n) && n >= 0;
            own(t)->seat[seat].score = n;
        } else if (good && (statement_is(stmt, i, "wounded") || statement_is(stmt, i, "stone"))) {
            good = read_heroes(value, &heroes);
            *(statement_is(stmt, i, "stone") ? &own(t)->seat[seat].stone : &own(t)->seat[seat].wounded) =
                (uint8_t)heroes;
        } else if (good && statement_is(stmt, i, "out")) {
            own(t)->seat[seat].out = strcmp(value, "yes") == 0;
            good = own(t)->seat[seat].out || strcmp(value, "no") == 0;
        } else {
            good = false;
        }
        if (!good)
            return statement_unreadable(stmt, "score=n wounded=D,C stone=W out=yes");
    }
    bool both = own(t)->seat[seat].wounded & own(t)->seat[seat].stone;
    return both ? statement_unreadable(stmt, "a hero is wounded or stone, not both") : status_ok();
}

/* The complete setup (MH-2.2 to MH-2.6). */
static Status setup(Scenario *t, Statement *stmt)
{
    if (t->cfg.nseats < 2 || stmt->n != 1)
        return statement_unreadable(stmt, "stands alone, after seats and before any move");
    own(t)->setup = true;
    return scenario_build(t);
}

static const ScenarioWord words[] = {
    {"enemies", IN_POSITION, enemies},   {"seat", IN_POSITION, seat_line},
    {"setup", IN_POSITION, setup},       {"round", IN_POSITION, scenario_is},
    {"first", IN_POSITION, scenario_is}, {"turn", IN_POSITION, scenario_is},
    {"final", IN_POSITION, scenario_is}, {NULL, 0, NULL},
};

/* ---- building --------------------------------------------------------------------------------------------------- */

static void place_enemies(const Own *o, State *s)
{
    for (int i = 0; i < ENEMIES; i++) {
        PieceId p = monstrous_find(s, (DefId)(DEF_ENEMY + i));
        table_move(s, &monstrous_game, p, PLACE_LINEUP, -1, NULL);
        table_face(s, &monstrous_game, p, o->enemy[i].type, NULL);
        table_count(s, &monstrous_game, p, o->enemy[i].need, NULL);
        for (int k = 0; k < o->enemy[i].heads; k++) {
            PieceId head = monstrous_find(s, (DefId)(DEF_HEAD + k));
            table_count(s, &monstrous_game, head, o->enemy[i].head[k], NULL);
            table_move(s, &monstrous_game, head, PLACE_HEADS, k, NULL);
        }
    }
    monstrous_sort(s, true, NULL);
}

static void place_heroes(State *s, int seat, unsigned heroes, PlaceId to)
{
    for (; heroes; heroes &= heroes - 1) {
        int hero = __builtin_ctz(heroes);
        table_move(s, &monstrous_game, table_find(s, party_at(seat), (DefId)(DEF_HERO + hero)), to, hero, NULL);
    }
}

static Status build_setup(Scenario *t, State *s)
{
    Events *ev = xcalloc(1, sizeof *ev);
    scenario_rig(t, s);
    monstrous_start(s, ev);
    Status result = scenario_rolled(t, ev->e, ev->n);
    free(ev);
    return result;
}

static Status build(Scenario *t, State *s)
{
    const Own *o = own(t);
    Monstrous *g = monstrous_mut(s);
    int round = 1, first = 0, turn = -1, last = 0, seats = t->cfg.nseats;
    Status read = scenario_said(t, "round", 1, UINT16_MAX, &round);
    if (!read.code)
        read = scenario_said(t, "first", 0, seats - 1, &first);
    if (!read.code)
        read = scenario_said(t, "turn", 0, seats - 1, &turn);
    if (!read.code)
        read = scenario_said(t, "final", 0, UINT16_MAX, &last);
    if (read.code)
        return read;
    if (!o->enemies && !o->setup)
        return status_error(SCENARIO_UNREADABLE, "a position needs enemies, or 'setup'");
    monstrous_pieces(s, &t->cfg);
    if (o->setup)
        return build_setup(t, s);
    place_enemies(o, s);
    for (int seat = 0; seat < s->nseats; seat++) {
        place_heroes(s, seat, o->seat[seat].wounded, wounded_at(seat));
        place_heroes(s, seat, o->seat[seat].stone, stone_at(seat));
        g->score[seat] = g->points[SOURCE_EARLIER][seat] = (uint16_t)o->seat[seat].score;
        g->out[seat] = o->seat[seat].out;
    }
    g->first = g->began = (uint8_t)first;
    g->final = (uint16_t)last;
    s->round = (uint16_t)round;
    monstrous_begin_turn(s, (uint8_t)(turn < 0 ? first : turn), NULL);
    if (monstrous_unwounded(s, s->to_act) == 0 || !monstrous_in_game(s, s->to_act))
        return status_error(SCENARIO_UNREADABLE, "the seat whose turn it is cannot take one");
    return status_ok();
}

/* ---- moves ------------------------------------------------------------------------------------------------------ */

/* "#2", "#4.1", "#4.0". */
static bool read_target(const char *word, Meaning *m, uint16_t *out)
{
    int enemy, head;
    char rest;
    int n = sscanf(word, "#%1d.%1d%c", &enemy, &head, &rest);
    if (n < 1 || n > 2 || (n == 1 && strlen(word) != 2) || enemy < 1 || enemy > ENEMIES)
        return false;
    *out = (uint16_t)(DEF_ENEMY + enemy - 1);
    if (n == 1)
        return true;
    PieceId p = table_find(m->state, PLACE_LINEUP, *out);
    if (p == NO_PIECE || m->state->piece[p].face != MONSTER_HYDRA)
        meaning_never(m, "MH-22.2", "That enemy has no heads.");
    if (head > HEADS)
        meaning_never(m, "MH-22.1", "A Hydra has at most six d10 heads.");
    else if (head > 0)
        *out = (uint16_t)(DEF_HEAD + head - 1);
    return true;
}

static bool argument(char letter, const char *word, Meaning *m, uint16_t *out)
{
    if (letter == 't')
        return read_target(word, m, out);
    int hero = word[1] ? -1 : hero_of(word[0]);
    *out = (uint16_t)(DEF_HERO + hero);
    return hero >= 0;
}

typedef struct {
    unsigned set;
    int doubles, guides;
} DiceRead;

static bool read_marks(const char *p, int bit, Meaning *m, DiceRead *d)
{
    int here = 0;
    for (; *p; p += 2, here++) {
        int kind = strncmp(p, "*2", 2) == 0   ? MOVE_DOUBLE
                   : strncmp(p, "+1", 2) == 0 ? MOVE_RAISE
                   : strncmp(p, "-1", 2) == 0 ? MOVE_LOWER
                                              : 0;
        if (!kind)
            return false;
        *(kind == MOVE_DOUBLE ? &d->doubles : &d->guides) += 1;
        if (bit >= HERO_COUNT)
            meaning_never(m, kind == MOVE_DOUBLE ? "MH-11.2" : "MH-12.4", "Pool dice take no modifiers.");
        else if (m->n < MEANING_MOVES - 1)
            meaning_add(m, kind, (unsigned)(DEF_HERO + bit), 0);
    }
    if (here > 2 || d->doubles > 1 || d->guides > 1)
        meaning_never(m, "MH-7.5", "Each modifier serves one die, once.");
    return true;
}

static bool read_dice(const Statement *stmt, int from, Meaning *m, DiceRead *d)
{
    for (int i = from; i < stmt->n; i++) {
        const char *word = stmt->word[i];
        int bit = hero_of(word[0]), length = 1;
        if (word[0] == 'f' && word[1] >= '1' && word[1] < '1' + BOLTS) {
            bit = SET_BOLT + word[1] - '1';
            length = 2;
        } else if (word[0] == 'b' && word[1] >= '1' && word[1] < '1' + BEAR_DICE) {
            bit = SET_BEAR + word[1] - '1';
            length = 2;
        }
        if (bit < 0 || !read_marks(word + length, bit, m, d))
            return false;
        if (d->set >> bit & 1)
            meaning_never(m, "MH-6.2", "No die is used twice.");
        d->set |= 1u << bit;
    }
    return true;
}

/* "attack #2 with D*2+1 W f1", "treat D with R C-1". */
static Status with_dice(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    uint16_t what = 0;
    DiceRead d = {0};
    (void)t;
    if (stmt->n < at + 2 || !statement_is(stmt, at + 1, "with") ||
        !argument(*m->verb->form, stmt->word[at], m, &what) || !read_dice(stmt, at + 2, m, &d))
        return statement_unreadable(stmt, "attack #2 with D*2+1 W f1 b2, treat D with R C-1");
    meaning_add(m, m->verb->kind, d.set, what);
    return status_ok();
}

static Status of_heroes(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    DiceRead d = {0};
    (void)t;
    for (int i = at; i < stmt->n; i++)
        if (strlen(stmt->word[i]) != 1)
            return statement_unreadable(stmt, "heroes are W R C D P B");
    if (!read_dice(stmt, at, m, &d))
        return statement_unreadable(stmt, "heroes are W R C D P B");
    meaning_add(m, m->verb->kind, d.set, 0);
    return status_ok();
}

static Status vote(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    int seat = stmt->n == at + 2 ? scenario_seat(t, stmt->word[at]) : -1;
    bool share = statement_is(stmt, at + 1, "share");
    if (seat < 0 || (!share && !statement_is(stmt, at + 1, "showdown")))
        return statement_unreadable(stmt, "vote A share, or vote A showdown");
    m->seat = (uint8_t)seat;
    meaning_add(m, share ? MOVE_SHARE : MOVE_SHOWDOWN, 0, 0);
    return status_ok();
}

/* keep, bolts, bear and end have the words of journals. */
static const ScenarioVerb verbs[] = {
    {"team", .kind = MOVE_TEAM, .read = of_heroes},
    {"reroll", .kind = MOVE_REROLL, .read = of_heroes},
    {"attack", .kind = MOVE_ATTACK, .form = "t", .read = with_dice},
    {"treat", .kind = MOVE_TREAT, .form = "h", .read = with_dice},
    {"sleep", .kind = MOVE_SLEEP, .form = "t"},
    {"mend", .kind = MOVE_MEND, .form = "h"},
    {"inspire", .kind = MOVE_INSPIRE, .form = "h"},
    {"rage", .kind = MOVE_RAGE, .form = "t"},
    {"vote", .read = vote},
    {.word = NULL},
};

/* ---- expectations: enemies -------------------------------------------------------------------------------------- */

static const char *enemy_text(const State *s, PieceId p, char out[LIST_WORD])
{
    const Piece *piece = &s->piece[p];
    if (piece->face == MONSTER_NONE) {
        (void)snprintf(out, LIST_WORD, "%d", piece->n);
    } else if (piece->face != MONSTER_HYDRA) {
        (void)snprintf(out, LIST_WORD, "%s+%d", monster_word[piece->face], piece->n - 20);
    } else {
        (void)snprintf(out, LIST_WORD, "Hydra:");
        for (PieceId head = table_first(s, PLACE_HEADS); head != NO_PIECE; head = s->piece[head].next)
            str_add(out, LIST_WORD, head == table_first(s, PLACE_HEADS) ? "%d" : ",%d", s->piece[head].n);
    }
    return out;
}

static void enemy_list(const Scenario *t, WordList *out)
{
    const State *s = scenario_state(t);
    char word[LIST_WORD];
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next)
        wordlist_add(out, enemy_text(s, p, word));
    if (out->n == 0)
        wordlist_add(out, "none");
}

/* "#1=6 #2=Troll+3": those named are in play as they say; "-": none is in play. */
static Status expect_target(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    if (stmt->n == 3 && statement_is(stmt, 2, "-"))
        return table_size(s, PLACE_LINEUP) == 0 ? status_ok()
                                                : status_error(SCENARIO_FAILED, "expected -, got enemies in play");
    for (int i = 2; i < stmt->n; i++) {
        int enemy;
        char value[LIST_WORD], got[LIST_WORD] = "none";
        if (sscanf(stmt->word[i], "#%1d=%23s", &enemy, value) != 2 || enemy < 1 || enemy > ENEMIES)
            return statement_unreadable(stmt, "#1=6 #2=Troll+3");
        PieceId p = table_find(s, PLACE_LINEUP, (DefId)(DEF_ENEMY + enemy - 1));
        if (p != NO_PIECE)
            (void)enemy_text(s, p, got);
        if (strcmp(value, got) != 0)
            return status_error(SCENARIO_FAILED, "expected #%d=%s, got %s", enemy, value, got);
    }
    return status_ok();
}

/* ---- expectations: heroes and pool dice ------------------------------------------------------------------------- */

static const char *code(DefId def, char out[LIST_WORD])
{
    bool hero = def >= DEF_HERO && def < DEF_HERO + HERO_COUNT;
    (void)snprintf(out, LIST_WORD, hero ? "%.1s" : "%s",
                   hero ? &letters[def - DEF_HERO] : monstrous_game.def[def].word);
    return out;
}

static void show_list(const Scenario *t, WordList *out)
{
    const State *s = scenario_state(t);
    Melee melee = {0};
    if (!s->over)
        monstrous_melee(s, s->to_act, &melee);
    for (unsigned left = melee.team; left; left &= left - 1) {
        char word[LIST_WORD];
        int hero = __builtin_ctz(left);
        (void)snprintf(word, sizeof word, "%c=%d", letters[hero], melee.value[hero]);
        wordlist_add(out, word);
    }
}

static void free_list(const Scenario *t, WordList *out)
{
    const State *s = scenario_state(t);
    Melee melee = {0};
    if (!s->over)
        monstrous_melee(s, s->to_act, &melee);
    for (unsigned left = melee.attackers & SET_HEROES; left; left &= left - 1)
        wordlist_add(out, (const char[]){letters[__builtin_ctz(left)], '\0'});
}

static void magic_list(const Scenario *t, bool bolts, WordList *out)
{
    const State *s = scenario_state(t);
    for (PieceId p = table_first(s, PLACE_MAGIC); p != NO_PIECE; p = s->piece[p].next)
        if ((s->piece[p].def < DEF_BEAR) == bolts)
            wordlist_number(out, s->piece[p].n);
}

static void bolt_list(const Scenario *t, WordList *out)
{
    magic_list(t, true, out);
}

static void bear_list(const Scenario *t, WordList *out)
{
    magic_list(t, false, out);
}

static unsigned out_of_it(const State *s)
{
    unsigned seats = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        seats |= (unsigned)monstrous_of(s)->out[seat] << seat;
    return seats;
}

static const ScenarioExpect expects[] = {
    {"enemies", .list = enemy_list, .ordered = true},
    {"target", .read = expect_target},
    {"show", .list = show_list},
    {"free", .list = free_list},
    {"bolts", .list = bolt_list, .ordered = true},
    {"bear", .list = bear_list, .ordered = true},
    {"limit", .number = monstrous_limit},
    {"out", .seats = out_of_it},
    {.word = NULL},
};

const ScenarioWords monstrous_scenario = {
    .game = &monstrous_game,
    .word = words,
    .verb = verbs,
    .unsound = true,
    .expect = expects,
    .size = sizeof(Own),
    .roll = EV_ROLLED,
    .may_be_idle = true,
    .nobody = "-",
    .build = build,
    .code = code,
    .argument = argument,
};
