/* SPDX-License-Identifier: MIT
 * Horde: the words of docs/rules/horde.md, section 7.0.
 *
 * A position lies in the phase of the block's first move, for it does not say which.  A Battle Card Phase that a block
 * leaves out is played all the same: any card is drawn, and the least token put on it. */
#include <stdio.h>
#include <string.h>

#include "core/position.h"
#include "engine/scenario/vocabulary.h"
#include "games/horde/horde_int.h"

typedef struct {
    int battles;             /* described so far */
    int counts[HORDE_SEATS]; /* what the last battle came to */
    bool awarded;
    int award_seat, award_value; /* seat -1: nobody */
    bool unsaid_draw;            /* so the token is not said either */
} Own;

static Own *own(const Scenario *t)
{
    return t->own;
}

/* ---- cards, kinds, tokens --------------------------------------------------------------------------------------- */

static const char *const kind_code[KIND_COUNT] = {"Wa", "Fi", "Su", "Mo", "Fo", "Ro", "Oo", "Tr", "Dr", "Go", "Sk"};
static const struct {
    const char *code;
    DefId def;
} special[] = {
    {"Steam", DEF_STEAM_BEAST},   {"Phantasm", DEF_PHANTASM}, {"Vampire", DEF_VAMPIRE},     {"Flayer", DEF_FLAYER},
    {"Elvenking", DEF_ELVENKING}, {"Demon", DEF_DEMON},       {"Trickster", DEF_TRICKSTER}, {"Betrayer", DEF_BETRAYER},
};
enum { SPECIALS = sizeof special / sizeof *special };

static int two_letters(const char *at, int first, int end)
{
    for (int kind = first; kind < end; kind++)
        if (strncmp(at, kind_code[kind], 2) == 0)
            return kind;
    return -1;
}

/* Def of the monster "Wa-Oo" or "Flayer"; -1: no such card. */
static int card(const char *code)
{
    for (int i = 0; i < SPECIALS; i++)
        if (strcmp(special[i].code, code) == 0)
            return special[i].def;
    if (strlen(code) != 5 || code[2] != '-')
        return -1;
    int faction = two_letters(code, 0, FACTION_COUNT), type = two_letters(code + 3, FACTION_COUNT, KIND_COUNT);
    return faction < 0 || type < 0 ? -1 : DEF_REGULAR + faction * TYPE_COUNT + type - FACTION_COUNT;
}

static int kind(const char *name)
{
    for (int i = 0; i < KIND_COUNT; i++)
        if (strcmp(horde_game.def[DEF_BATTLE + i].name, name) == 0)
            return DEF_BATTLE + i;
    return -1;
}

static int token(const char *value)
{
    for (int i = 0; i < HORDE_TOKEN_VALUES; i++)
        if (strcmp(horde_game.def[DEF_TOKEN + i].word, value) == 0)
            return DEF_TOKEN + i;
    return -1;
}

static int def_of(const char *code)
{
    int def = card(code);
    def = def < 0 ? kind(code) : def;
    return def < 0 ? token(code) : def;
}

static const char *code(DefId def, char out[LIST_WORD])
{
    const char *text = def >= DEF_TOKEN ? horde_game.def[def].word : horde_game.def[def].name;
    for (int i = 0; i < SPECIALS; i++)
        text = special[i].def == def ? special[i].code : text;
    int regular = def - DEF_REGULAR;
    if (def >= DEF_REGULAR && def < DEF_STEAM_BEAST)
        (void)snprintf(out, LIST_WORD, "%s-%s", kind_code[regular / TYPE_COUNT],
                       kind_code[FACTION_COUNT + regular % TYPE_COUNT]);
    else
        (void)snprintf(out, LIST_WORD, "%s", text);
    return out;
}

/* ---- the position ----------------------------------------------------------------------------------------------- */

static Status battles(Scenario *t, Statement *stmt)
{
    Status result = status_ok();
    statement_cut_at(stmt, 1, '=');
    for (int i = 1; !result.code && i < stmt->n; i += 2) {
        int battle = kind(stmt->word[i]), value = token(statement_word(stmt, i + 1));
        if (battle < 0 || value < 0)
            return statement_unreadable(stmt, "a battle is written Kind=value");
        if (own(t)->battles == KIND_COUNT)
            return statement_unreadable(stmt, "more than eleven battles");
        PlaceId at = (PlaceId)(PLACE_BATTLE + own(t)->battles++); /* a second line goes on where the first ended */
        result = scenario_add_piece(t, battle, at, false);
        if (!result.code)
            result = scenario_add_piece(t, value, at, false);
    }
    return result;
}

static const ScenarioWord words[] = {
    {"round", IN_POSITION, scenario_is},
    {"starter", IN_POSITION, scenario_is},
    {"starter1", IN_POSITION, scenario_is},
    {"pool", IN_POSITION, scenario_lies},
    {"supply", IN_POSITION, scenario_lies},
    {"horde", IN_POSITION, scenario_lies},
    {"won", IN_POSITION, scenario_lies},
    {"battles", IN_POSITION, battles},
    {NULL, 0, NULL},
};

/* The pieces of the level that no line has named: those stated as unknown, box, pile and tokens. */
static Status add_rest(const Scenario *t, State *s)
{
    DefId rest[PIECE_MAX];
    int n = 0, used = 0;
    for (DefId def = 1; def < HORDE_DEFS; def++) {
        int copies = horde_game.def[def].copies;
        if (def < DEF_MONSTERS_END)
            copies = horde_monster[def].copies * horde_in_level(def, s->option[OPT_LEVEL]);
        for (int i = 0; i < t->npieces; i++)
            copies -= t->piece[i].def == def;
        if (copies < 0)
            return status_error(SCENARIO_UNREADABLE, "there are not that many of %s at this level",
                                horde_game.def[def].name);
        for (; copies > 0; copies--) {
            if (def < DEF_MONSTERS_END)
                rest[n++] = def;
            else
                (void)table_add(s, &horde_game, def, def < DEF_TOKEN ? PLACE_PILE : PLACE_TOKENS);
        }
    }
    rng_shuffle16(&s->rng, rest, n);
    for (int i = 0; i < t->npieces; i++) {
        if (t->piece[i].def != DEF_HIDDEN)
            continue;
        if (used == n)
            return status_error(SCENARIO_UNREADABLE, "only %d cards are left", n);
        (void)table_add(s, &horde_game, rest[used++], t->piece[i].at);
    }
    while (used < n)
        (void)table_add(s, &horde_game, rest[used++], PLACE_BOX);
    return status_ok();
}

/* The phase that such a move belongs to; -1: it is no move. */
static int phase_of(const Scenario *t, const Statement *stmt, int from)
{
    const char *verb = statement_word(stmt, from + 1);
    if (statement_is(stmt, from, "battle"))
        return PHASE_BATTLE;
    if (scenario_seat(t, statement_word(stmt, from)) < 0)
        return statement_is(stmt, from, "end") ? PHASE_END : -1;
    if (strcmp(verb, "draws") == 0)
        return PHASE_DRAW;
    if (strcmp(verb, "assigns") == 0)
        return PHASE_ASSIGN;
    return strcmp(verb, "swaps") == 0 || strcmp(verb, "keeps") == 0 ? PHASE_TRICKSTER : PHASE_PICK;
}

enum { PLAYED = 1, REFUSED = 2 };

/* The phase of the first such move from a statement or line on; -1: there is none. */
static int phase_from(const Scenario *t, const Statement *stmt, int at, unsigned which)
{
    Statement row;
    for (;; at++, stmt = &row) {
        if (stmt) {
            bool refused = statement_is(stmt, 0, "=") && statement_is(stmt, 1, "refused");
            int phase = which & (refused ? REFUSED : PLAYED) ? phase_of(t, stmt, refused ? 2 : 0) : -1;
            if (phase >= 0)
                return phase;
        }
        if (at >= t->nlines || !statement_cut(t->lines[at], &row))
            return -1;
    }
}

static Status build_round(const Scenario *t, State *s)
{
    Horde *h = horde_mut(s);
    int n = t->cfg.nseats, round = 1, starter = 0;
    Status result = scenario_said(t, "round", 1, HORDE_ROUNDS, &round);
    if (!result.code)
        result = scenario_said(t, "starter", 0, n - 1, &starter);
    int first = (starter + n * HORDE_ROUNDS - (round - 1)) % n;
    if (!result.code)
        result = scenario_said(t, "starter1", 0, n - 1, &first);
    s->round = (uint16_t)round;
    s->to_act = h->starter = (uint8_t)starter;
    h->starter1 = (uint8_t)first;
    memset(h->after, -2, sizeof h->after);
    return result;
}

static Status add_named(const Scenario *t, State *s)
{
    for (int i = 0; i < t->npieces; i++) {
        const ScenarioPiece *p = &t->piece[i];
        if (p->def == DEF_HIDDEN)
            continue;
        if (!(horde_game.place[p->at].pools >> horde_game.def[p->def].pool & 1))
            return status_error(SCENARIO_UNREADABLE, "no %s lies there", horde_game.def[p->def].name);
        (void)table_add(s, &horde_game, p->def, p->at);
    }
    return status_ok();
}

static Status build(Scenario *t, State *s)
{
    table_begin(s, &horde_game, &t->cfg);
    horde_open(s);
    Status result = add_named(t, s);
    if (!result.code)
        result = add_rest(t, s);
    if (!result.code)
        result = build_round(t, s);
    if (result.code)
        return result;
    int phase = phase_from(t, NULL, 0, PLAYED);
    phase = phase < 0 ? phase_from(t, NULL, 0, REFUSED) : phase;
    if (phase == PHASE_DRAW || phase == PHASE_ASSIGN)
        s->phase = PHASE_DRAW;
    else if (phase == PHASE_TRICKSTER)
        horde_begin_final(s, NULL);
    else if (phase == PHASE_BATTLE)
        horde_begin_battles(s, NULL);
    else
        horde_begin_picking(s, NULL);
    return result;
}

/* ---- moves ------------------------------------------------------------------------------------------------------ */

static bool argument(char letter, const char *word, Meaning *m, uint16_t *out)
{
    int n, def = letter == 'c' ? card(word) : letter == 'k' ? kind(word) : token(word);
    *out = (uint16_t)def;
    if (def < 0 && letter == 'v' && statement_number(word, &n))
        meaning_never(m, "HO-2.4", "there is no such token");
    return def >= 0 || m->never.text[0];
}

/* The stated card lies on top of the pile: both lie unseen. */
static Status draws(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    State *s = m->state;
    int def = stmt->n == at + 1 ? kind(stmt->word[at]) : -1;
    (void)t;
    if (def < 0)
        return statement_unreadable(stmt, "X draws K");
    PieceId wanted = table_find(s, PLACE_PILE, (DefId)def), top = table_first(s, PLACE_PILE);
    if (wanted == NO_PIECE) {
        meaning_never(m, "HO-4.1", "that Battle Card was drawn before");
        return status_ok();
    }
    s->piece[wanted].def = s->piece[top].def;
    s->piece[top].def = (DefId)def;
    m->rigged = true;
    meaning_add(m, MOVE_DRAW, 0, 0);
    return status_ok();
}

static Status steals(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    (void)t;
    bool good = statement_is(stmt, at, "giving");
    meaning_add(m, MOVE_STEAL, 0, 0);
    for (int i = at + 1; good && i < stmt->n; i++) {
        good = card(stmt->word[i]) >= 0;
        if (good && i < at + 3)
            meaning_add(m, MOVE_GIVE, (unsigned)card(stmt->word[i]), 0);
    }
    if (m->n != 3 || stmt->n != at + 3)
        meaning_never(m, "HO-7.5", "a theft costs exactly two cards");
    return good ? status_ok() : statement_unreadable(stmt, "X steals giving c1 c2");
}

static Status swaps(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    Status result = scenario_form(t, stmt, at, m);
    Move *mv = &m->move[0];
    if (!result.code && mv->a > mv->b)
        *mv = (Move){mv->kind, mv->seat, mv->b, mv->a, 0};
    return result;
}

static Status demons(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    if (stmt->n != at + 1 || !statement_is(stmt, at, "Demon*"))
        return scenario_form(t, stmt, at, m);
    meaning_add(m, MOVE_DEMON_USED, 0, 0);
    return status_ok();
}

/* The battle of K, wherever the battles stand; X is asked first, where it is said. */
static Status battle(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    State *s = m->state;
    Horde *h = horde_mut(s);
    int def = kind(statement_word(stmt, at)), n = 0;
    int first = stmt->n == at + 3 && statement_is(stmt, at + 1, "first") ? scenario_seat(t, stmt->word[at + 2]) : -1;
    if (def < 0 || (stmt->n != at + 1 && first < 0))
        return statement_unreadable(stmt, "battle K, or battle K first X");
    while (n < KIND_COUNT && horde_battle_card(s, n) != def)
        n++;
    if (n == KIND_COUNT || horde_battle_token(s, n) == NO_PIECE || s->phase != PHASE_BATTLE) {
        meaning_never(m, "HO-10.1", "that battle cannot be laid out now");
        return status_ok();
    }
    first = first < 0 ? (h->starter1 + n) % s->nseats : first; /* HO-11.2 */
    m->rigged = h->battle != n || s->to_act != first;
    h->battle = (uint8_t)n;
    m->seat = s->to_act = (uint8_t)first;
    meaning_add(m, MOVE_BATTLE, 0, 0);
    return status_ok();
}

static const ScenarioVerb verbs[] = {
    {"draws", .read = draws},
    {"assigns", .kind = MOVE_ASSIGN, .form = "v"},
    {"picks", .kind = MOVE_PICK, .form = "c"},
    {"stops", .kind = MOVE_STOP},
    {"steals", .read = steals},
    {"declines", .kind = MOVE_DECLINE},
    {"swaps", .kind = MOVE_SWAP, .form = "k k", .read = swaps},
    {"keeps", .kind = MOVE_KEEP},
    {"flayer", .kind = MOVE_FLAYER},
    {"demon", .kind = MOVE_DEMON, .form = "c", .read = demons},
    {"done", .kind = MOVE_DONE},
    {"battle", .read = battle, .alone = true},
    {"end", .kind = MOVE_END, .form = "phase", .alone = true},
    {.word = NULL},
};

/* ---- what a block leaves out ------------------------------------------------------------------------------------ */

/* Some expectation before the next move that makes sense only while monsters are picked. */
static bool picking_expected(const Scenario *t, const Statement *stmt)
{
    Statement row;
    for (int i = t->next;; i++, stmt = &row) {
        if (stmt && !statement_is(stmt, 0, "="))
            return false;
        if (stmt &&
            (statement_is(stmt, 1, "next") || statement_is(stmt, 1, "legal") || statement_is(stmt, 1, "window")))
            return true;
        if (i >= t->nlines || !statement_cut(t->lines[i], &row))
            return false;
    }
}

static bool is_card_phase(int phase)
{
    return phase == PHASE_DRAW || phase == PHASE_ASSIGN;
}

static bool unsaid(Scenario *t, const Statement *stmt, Move *out)
{
    const State *s = scenario_state(t);
    Own *o = own(t);
    int played = phase_from(t, stmt, t->next, PLAYED);
    *out = (Move){MOVE_KEEP, s->to_act, 0, 0, 0};
    if (s->phase == PHASE_TRICKSTER) /* one that nobody spoke of is kept */
        return stmt && statement_is(stmt, 0, "battle");
    if (!is_card_phase(s->phase) || is_card_phase(played) ||
        is_card_phase(phase_from(t, stmt, t->next, PLAYED | REFUSED)))
        return false;
    if (s->phase == PHASE_DRAW) {
        out->kind = MOVE_DRAW;
        return o->unsaid_draw = played >= 0 || picking_expected(t, stmt);
    }
    Moves legal;
    scenario_legal(t, &legal);
    bool put = legal.n == 1 || (legal.n > 1 && o->unsaid_draw); /* HO-4.7 */
    *out = legal.n ? legal.m[0] : *out;
    o->unsaid_draw = false;
    return put;
}

static void heard(Scenario *t, const Event *e, int n)
{
    Own *o = own(t);
    for (; n > 0; n--, e++) {
        if (e->kind == EV_BATTLE)
            o->awarded = false;
        else if (e->kind == EV_LAID_OUT || e->kind == EV_FLAYER || e->kind == EV_DEMON)
            o->counts[e->seat] = e->n;
        else if (e->kind == EV_WON || e->kind == EV_TIED) {
            o->awarded = true;
            o->award_seat = e->kind == EV_WON ? e->seat : -1;
            o->award_value = e->n;
        }
    }
}

/* ---- expectations ----------------------------------------------------------------------------------------------- */

static void legal_list(const Scenario *t, WordList *out)
{
    const State *s = scenario_state(t);
    if (s->phase != PHASE_PICK && s->phase != PHASE_JOKERS)
        return;
    char word[LIST_WORD], text[LIST_WORD];
    Moves legal;
    scenario_legal(t, &legal);
    for (int i = 0; i < legal.n; i++) {
        Move m = legal.m[i];
        if (m.kind == MOVE_DEMON)
            (void)snprintf(word, sizeof word, "demon:%.15s", code(m.a, text));
        else if (m.kind == MOVE_DEMON_USED)
            (void)snprintf(word, sizeof word, "demon:Demon*");
        else
            (void)snprintf(word, sizeof word, "%s",
                           m.kind == MOVE_PICK ? code(m.a, text) : horde_game.move[m.kind].word);
        if (!frame_peek(s))
            wordlist_add(out, word);
    }
}

static unsigned locked(const State *s)
{
    unsigned seats = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        if (horde_of(s)->total[seat] < horde_limit(s) && !horde_can_pick(s, seat))
            seats |= 1u << seat;
    return seats;
}

static unsigned winner(const State *s)
{
    return horde_winners(s, NULL);
}

static void order_list(const Scenario *t, WordList *out)
{
    for (int i = 0; i < KIND_COUNT; i++)
        if (horde_battle_card(scenario_state(t), i))
            wordlist_add(out, horde_game.def[horde_battle_card(scenario_state(t), i)].name);
}

/* Laid-out monsters and used Demons still belong to the horde; a played Flayer is gone. */
static Status expect_horde(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    int seat = scenario_seat(t, statement_word(stmt, 2));
    WordList got = {0};
    char text[LIST_WORD];
    if (seat < 0)
        return statement_unreadable(stmt, "no such seat");
    for (int field = 0; field < 2; field++)
        for (PieceId p = table_first(s, field ? field_at(seat) : horde_at(seat)); p != NO_PIECE; p = s->piece[p].next)
            if (!field || s->piece[p].def != DEF_FLAYER)
                wordlist_add(&got, code(s->piece[p].def, text));
    return statement_is(stmt, 1, "hordesize") ? expect_number(stmt, 3, got.n) : statement_compare(stmt, 3, &got, false);
}

static Status expect_token(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    int def = stmt->n == 4 ? kind(stmt->word[2]) : -1;
    for (int i = 0; i < KIND_COUNT && def >= 0; i++) {
        PieceId p = horde_battle_token(s, i);
        if (horde_battle_card(s, i) == def && p != NO_PIECE)
            return expect_number(stmt, 3, horde_token(s->piece[p].def));
    }
    return def < 0 ? statement_unreadable(stmt, "token K v")
                   : status_error(SCENARIO_FAILED, "expected %s, got no token", stmt->word[3]);
}

static Status expect_award(Scenario *t, Statement *stmt)
{
    const Own *o = own(t);
    int want, seat = scenario_seat(t, statement_word(stmt, 2));
    if (stmt->n != 4 || !statement_number(stmt->word[3], &want) || (seat < 0 && !statement_is(stmt, 2, "nobody")))
        return statement_unreadable(stmt, "award X v");
    if (o->awarded && seat == o->award_seat && want == o->award_value)
        return status_ok();
    if (!o->awarded)
        return status_error(SCENARIO_FAILED, "expected %s %s, got an undecided battle", stmt->word[2], stmt->word[3]);
    return status_error(SCENARIO_FAILED, "expected %s %s, got %s %d", stmt->word[2], stmt->word[3],
                        scenario_name(t, o->award_seat), o->award_value);
}

/* Who the table waits for, in a phase. */
static Status expect_asked(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    bool window = statement_is(stmt, 1, "window");
    if (s->phase != (statement_is(stmt, 1, "asked") ? PHASE_JOKERS : PHASE_PICK) || (frame_peek(s) != NULL) != window)
        return status_error(SCENARIO_FAILED, "expected %s, got that the table waits for something else", stmt->word[1]);
    return expect_words(stmt, 2, scenario_name(t, s->to_act));
}

static Status expect_over(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    bool over = s->phase != PHASE_DRAW && s->phase != PHASE_ASSIGN && s->phase != PHASE_PICK;
    return expect_that(stmt, over, "picking goes on");
}

static int deck_size(const State *s)
{
    return s->npieces - 2 * KIND_COUNT;
}

static int bonus(const Scenario *t, int seat)
{
    return horde_vampire_bonus(scenario_state(t), seat) + horde_elvenking_bonus(scenario_state(t), seat);
}

static int score(const Scenario *t, int seat)
{
    return horde_score(scenario_state(t), seat);
}

static int counted(const Scenario *t, int seat)
{
    return own(t)->counts[seat];
}

static const ScenarioExpect expects[] = {
    {"limit", .number = horde_limit},
    {"decksize", .number = deck_size},
    {"bonus", .of_seat = bonus},
    {"score", .of_seat = score},
    {"counts", .of_seat = counted},
    {"legal", .list = legal_list},
    {"locked", .seats = locked},
    {"winner", .seats = winner},
    {"order", .list = order_list, .ordered = true},
    {"won", .place = won_at, .ordered = true},
    {"supply", .cards = "supply", .ordered = true},
    {"horde", .read = expect_horde},
    {"hordesize", .read = expect_horde},
    {"token", .read = expect_token},
    {"award", .read = expect_award},
    {"over", .read = expect_over},
    {"next", .read = expect_asked},
    {"window", .read = expect_asked},
    {"asked", .read = expect_asked},
    {.word = NULL},
};

const ScenarioWords horde_scenario = {
    .game = &horde_game,
    .word = words,
    .verb = verbs,
    .unsound = true,
    .seats_act = true,
    .expect = expects,
    .size = sizeof(Own),
    .build = build,
    .argument = argument,
    .unsaid = unsaid,
    .heard = heard,
    .code = code,
    .def = def_of,
};
