/* SPDX-License-Identifier: MIT
 * Horde: position and move words of the scenarios in docs/rules/horde.md, section 7.0. */
#include "games/horde/horde_scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

/* ---- words ------------------------------------------------------------------------------------------------------ */

static Words *cut(const char *statement, Words *w)
{
    w->n = 0;
    if (strlen(statement) >= sizeof w->text)
        return w;
    (void)snprintf(w->text, sizeof w->text, "%s", statement);
    for (char *p = w->text; *p && w->n < SCENARIO_WORDS;) {
        while (*p == ' ' || *p == '\t')
            p++;
        if (!*p)
            break;
        w->word[w->n++] = p;
        while (*p && *p != ' ' && *p != '\t')
            p++;
        if (*p)
            *p++ = '\0';
    }
    return w;
}

Status scenario_unreadable(const Words *w, const char *why)
{
    return status_error(SCENARIO_UNREADABLE, "'%s': %s", w->n ? w->word[0] : "", why);
}

static const char *const kind_code[KIND_COUNT] = {"Wa", "Fi", "Su", "Mo", "Fo", "Ro", "Oo", "Tr", "Dr", "Go", "Sk"};

static const struct {
    const char *code;
    DefId def;
} special[] = {
    {"Steam", DEF_STEAM_BEAST}, {"Phantasm", DEF_PHANTASM}, {"Vampire", DEF_VAMPIRE},     {"Flayer", DEF_FLAYER},
    {"Elvenking", DEF_ELVENKING}, {"Demon", DEF_DEMON},     {"Trickster", DEF_TRICKSTER}, {"Betrayer", DEF_BETRAYER},
};

static int two_letters(const char *at, int first, int end)
{
    for (int kind = first; kind < end; kind++)
        if (strncmp(at, kind_code[kind], 2) == 0)
            return kind;
    return -1;
}

int scenario_card(const char *code)
{
    for (size_t i = 0; i < sizeof special / sizeof *special; i++)
        if (strcmp(special[i].code, code) == 0)
            return special[i].def;
    if (strlen(code) != 5 || code[2] != '-')
        return -1;
    int faction = two_letters(code, 0, FACTION_COUNT), type = two_letters(code + 3, FACTION_COUNT, KIND_COUNT);
    return faction < 0 || type < 0 ? -1 : DEF_REGULAR + faction * TYPE_COUNT + type - FACTION_COUNT;
}

const char *scenario_code(DefId def)
{
    for (size_t i = 0; i < sizeof special / sizeof *special; i++)
        if (special[i].def == def)
            return special[i].code;
    return horde_game.def[def].name;
}

int scenario_kind(const char *name)
{
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (strcmp(horde_game.def[DEF_BATTLE + kind].name, name) == 0)
            return DEF_BATTLE + kind;
    return -1;
}

int scenario_token(const char *value)
{
    for (int i = 0; i < HORDE_TOKEN_VALUES; i++)
        if (strcmp(horde_game.def[DEF_TOKEN + i].word, value) == 0)
            return DEF_TOKEN + i;
    return -1;
}

int scenario_seat(const ScenarioTable *t, const char *name)
{
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        if (strcmp(t->cfg.name[seat], name) == 0)
            return seat;
    return -1;
}

/* ---- the position ----------------------------------------------------------------------------------------------- */

static bool add(ScenarioTable *t, int def, PlaceId at)
{
    if (def < 0 || t->nadded >= PIECE_MAX)
        return false;
    t->added[t->nadded].def = (DefId)def;
    t->added[t->nadded++].at = at;
    return true;
}

static Status add_cards(ScenarioTable *t, const Words *w, int from, PlaceId at)
{
    for (int i = from; i < w->n; i++)
        if (!add(t, scenario_card(w->word[i]), at))
            return scenario_unreadable(w, "no such card");
    return status_ok();
}

static Status add_battles(ScenarioTable *t, const Words *w)
{
    if (w->n > KIND_COUNT + 1)
        return scenario_unreadable(w, "more than eleven battles");
    for (int i = 1; i < w->n; i++) {
        char *value = strchr(w->word[i], '=');
        if (!value)
            return scenario_unreadable(w, "a battle is written Kind=value");
        *value++ = '\0';
        PlaceId at = (PlaceId)(PLACE_BATTLE + i - 1);
        if (!add(t, scenario_kind(w->word[i]), at) || !add(t, scenario_token(value), at))
            return scenario_unreadable(w, "no such battle or token");
    }
    return status_ok();
}

static Status add_tokens(ScenarioTable *t, const Words *w)
{
    int seat = w->n > 1 ? scenario_seat(t, w->word[1]) : -1;
    if (seat < 0)
        return scenario_unreadable(w, "no such seat");
    for (int i = 2; i < w->n; i++)
        if (!add(t, scenario_token(w->word[i]), won_at(seat)))
            return scenario_unreadable(w, "no such token");
    return status_ok();
}

static Status seats(ScenarioTable *t, const Words *w)
{
    if (w->n < 3 || w->n > HORDE_SEATS + 1)
        return scenario_unreadable(w, "2, 3 or 4 seats");
    t->cfg.nseats = (uint8_t)(w->n - 1);
    for (int i = 1; i < w->n; i++)
        (void)snprintf(t->cfg.name[i - 1], NAME_MAX, "%s", w->word[i]);
    return status_ok();
}

static Status level(ScenarioTable *t, const Words *w)
{
    for (int i = 0; w->n == 2 && i < horde_game.option[OPT_LEVEL].nchoices; i++)
        if (strcmp(w->word[1], horde_game.option[OPT_LEVEL].choice[i]) == 0) {
            t->level = i;
            return status_ok();
        }
    return scenario_unreadable(w, "full, basic or intermediate");
}

static Status option(ScenarioTable *t, const Words *w)
{
    if (w->n == 3 && strcmp(w->word[1], "same-name") == 0)
        t->cfg.option[OPT_SAME_NAME] = strcmp(w->word[2], "off") == 0 ? SAME_NAME_OFF : SAME_NAME_ON;
    else if (w->n == 3 && strcmp(w->word[1], "vampires") == 0)
        t->cfg.option[OPT_VAMPIRES] = strcmp(w->word[2], "collected") == 0 ? VAMPIRES_COLLECTED : VAMPIRES_LOST;
    else
        return scenario_unreadable(w, "no such option");
    return status_ok();
}

static Status named_seat(ScenarioTable *t, const Words *w, int *out)
{
    *out = w->n == 2 ? scenario_seat(t, w->word[1]) : -1;
    return *out < 0 ? scenario_unreadable(w, "no such seat") : status_ok();
}

static Status supply(ScenarioTable *t, const Words *w)
{
    char *end;
    long n = w->n == 2 ? strtol(w->word[1], &end, 10) : -1;
    if (w->n == 2 && *end == '\0' && n >= 0 && n <= 78) {
        t->supply = (int)n;
        return status_ok();
    }
    return add_cards(t, w, 1, PLACE_SUPPLY);
}

/* True when the statement is a position word; *result then says how it went. */
static bool position_word(ScenarioTable *t, const Words *w, Status *result)
{
    const char *word = w->word[0];
    int seat = w->n > 1 ? scenario_seat(t, w->word[1]) : -1;
    if (strcmp(word, "seats") == 0)
        *result = seats(t, w);
    else if (strcmp(word, "edition") == 0)
        t->cfg.option[OPT_EDITION] = w->n == 2 && strcmp(w->word[1], "002") == 0 ? EDITION_EARLIER : EDITION_PRINTED;
    else if (strcmp(word, "level") == 0)
        *result = level(t, w);
    else if (strcmp(word, "round") == 0)
        t->round = w->n == 2 ? atoi(w->word[1]) : 0;
    else if (strcmp(word, "opener") == 0)
        *result = named_seat(t, w, &t->opener);
    else if (strcmp(word, "starter1") == 0)
        *result = named_seat(t, w, &t->starter1);
    else if (strcmp(word, "pool") == 0)
        *result = add_cards(t, w, 1, PLACE_POOL);
    else if (strcmp(word, "supply") == 0)
        *result = supply(t, w);
    else if (strcmp(word, "horde") == 0)
        *result = seat < 0 ? scenario_unreadable(w, "no such seat") : add_cards(t, w, 2, horde_at(seat));
    else if (strcmp(word, "battles") == 0)
        *result = add_battles(t, w);
    else if (strcmp(word, "tokens") == 0)
        *result = add_tokens(t, w);
    else if (strcmp(word, "option") == 0)
        *result = option(t, w);
    else
        return false;
    return true;
}

/* ---- building --------------------------------------------------------------------------------------------------- */

/* The pieces of the level that no line has placed: supply, box, pile and tokens. */
static Status add_rest(ScenarioTable *t)
{
    State *s = &t->state.s;
    DefId rest[PIECE_MAX];
    int n = 0;
    for (DefId def = 1; def < HORDE_DEFS; def++) {
        int copies = def < DEF_MONSTERS_END ? horde_monster[def].copies * horde_in_level(def, t->level) : horde_game.def[def].copies;
        for (int i = 0; i < t->nadded; i++)
            copies -= t->added[i].def == def;
        if (copies < 0)
            return status_error(SCENARIO_UNREADABLE, "there are not that many of %s at this level", horde_game.def[def].name);
        for (; copies > 0; copies--) {
            if (def < DEF_MONSTERS_END)
                rest[n++] = def;
            else
                (void)table_add(s, &horde_game, def, def < DEF_TOKEN ? PLACE_PILE : PLACE_TOKENS);
        }
    }
    rng_shuffle16(&s->rng, rest, n);
    if (t->supply > n)
        return status_error(SCENARIO_UNREADABLE, "only %d cards are left for the supply", n);
    for (int i = 0; i < n; i++)
        (void)table_add(s, &horde_game, rest[i], i < t->supply ? PLACE_SUPPLY : PLACE_BOX);
    return status_ok();
}

static bool verb_is(const Words *w, int from, const char *verb)
{
    return w->n > from + 1 && strcmp(w->word[from + 1], verb) == 0;
}

/* The phase of the position follows from the first move of the block. */
static int first_phase(const ScenarioTable *t)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < t->nlines; i++) {
            Words w;
            cut(t->lines[i], &w);
            if (w.n == 0)
                continue;
            bool refused = strcmp(w.word[0], "=") == 0 && w.n > 2 && strcmp(w.word[1], "refused") == 0;
            int from = refused ? 2 : 0;
            if (refused != (pass == 1) || !scenario_is_move(t, &w, from))
                continue;
            if (verb_is(&w, from, "draws") || verb_is(&w, from, "assigns"))
                return PHASE_DRAW;
            if (verb_is(&w, from, "swaps") || verb_is(&w, from, "keeps"))
                return PHASE_TRICKSTER;
            return strcmp(w.word[from], "battle") == 0 ? PHASE_BATTLE : PHASE_PICK;
        }
    }
    return PHASE_PICK;
}

static Status build(ScenarioTable *t)
{
    State *s = &t->state.s;
    Horde *h = &t->state;
    if (t->round < 1 || t->round > HORDE_ROUNDS || t->cfg.nseats < 2)
        return status_error(SCENARIO_UNREADABLE, "a position needs seats and a round from 1 to 11");
    t->cfg.option[OPT_LEVEL] = (uint8_t)t->level;
    table_begin(s, &horde_game, &t->cfg);
    for (int i = 0; i < t->nadded; i++)
        (void)table_add(s, &horde_game, t->added[i].def, t->added[i].at);
    Status result = add_rest(t);
    if (result.code)
        return result;
    int n = t->cfg.nseats;
    memset(h->after, -2, sizeof h->after);
    h->starter = (uint8_t)t->opener;
    h->starter1 = (uint8_t)(t->starter1 >= 0 ? t->starter1 : (t->opener + n * HORDE_ROUNDS - (t->round - 1)) % n);
    s->round = (uint16_t)t->round;
    s->to_act = h->starter;
    switch (first_phase(t)) {
    case PHASE_PICK:
        horde_begin_picking(s, NULL);
        break;
    case PHASE_TRICKSTER:
        horde_begin_final(s, NULL);
        break;
    case PHASE_BATTLE:
        horde_begin_battles(s, NULL);
        break;
    default:
        s->phase = PHASE_DRAW;
    }
    t->built = true;
    return status_ok();
}

/* ---- moves ------------------------------------------------------------------------------------------------------ */

bool scenario_is_move(const ScenarioTable *t, const Words *w, int from)
{
    if (w->n <= from)
        return false;
    return scenario_seat(t, w->word[from]) >= 0 || strcmp(w->word[from], "end") == 0 || strcmp(w->word[from], "battle") == 0;
}

static Status try_move(Horde *state, Move m, Events *ev)
{
    Moves legal = {0};
    State *s = &state->s;
    if (!s->over)
        horde_legal(s, &legal);
    if (!moves_have(&legal, m)) {
        Why why = {.cause = NO_PIECE};
        if (!s->over || s->to_act != NO_SEAT)
            horde_why_not(s, m, &why);
        return status_error(SCENARIO_FAILED, "expected a legal move, got a refusal: %s %s", why.text, why.rule);
    }
    horde_apply(s, m, ev);
    return status_ok();
}

/* Picks that follow an End Phase without a Battle Card line: the Battle Card Phase is passed over. */
static void skip_battle_card_phase(State *s)
{
    if (s->phase == PHASE_DRAW)
        horde_begin_picking(s, NULL);
}

static Status draws(Horde *state, const Words *w, int from, int seat, Events *ev)
{
    State *s = &state->s;
    int def = w->n == from + 3 ? scenario_kind(w->word[from + 2]) : -1;
    PieceId wanted = def < 0 ? NO_PIECE : table_find(s, PLACE_PILE, (DefId)def), top = table_first(s, PLACE_PILE);
    if (wanted == NO_PIECE)
        return scenario_unreadable(w, "that Battle Card is not in the pile");
    s->piece[wanted].def = s->piece[top].def; /* the stated draw: both lie unseen */
    s->piece[top].def = (DefId)def;
    return try_move(state, (Move){MOVE_DRAW, (uint8_t)seat, 0, 0, 0}, ev);
}

static Status steals(Horde *state, const Words *w, int from, uint8_t seat, Events *ev)
{
    if (w->n != from + 5 || strcmp(w->word[from + 2], "giving") != 0)
        return scenario_unreadable(w, "X steals giving c1 c2");
    int first = scenario_card(w->word[from + 3]), second = scenario_card(w->word[from + 4]);
    if (first < 0 || second < 0)
        return scenario_unreadable(w, "no such card");
    Horde copy = *state;
    Status result = try_move(&copy, (Move){MOVE_STEAL, seat, 0, 0, 0}, ev);
    if (result.code == 0)
        result = try_move(&copy, (Move){MOVE_GIVE, seat, (uint16_t)first, 0, 0}, ev);
    if (result.code == 0)
        result = try_move(&copy, (Move){MOVE_GIVE, seat, (uint16_t)second, 0, 0}, ev);
    if (result.code == 0)
        *state = copy;
    return result;
}

static Status swaps(Horde *state, const Words *w, int from, uint8_t seat, Events *ev)
{
    int a = w->n == from + 4 ? scenario_kind(w->word[from + 2]) : -1;
    int b = a < 0 ? -1 : scenario_kind(w->word[from + 3]);
    if (b < 0)
        return scenario_unreadable(w, "X swaps K1 K2");
    return try_move(state, (Move){MOVE_SWAP, seat, (uint16_t)(a < b ? a : b), (uint16_t)(a < b ? b : a), 0}, ev);
}

static Status battle(ScenarioTable *t, Horde *state, const Words *w, int from, Events *ev)
{
    State *s = &state->s;
    int def = w->n > from + 1 ? scenario_kind(w->word[from + 1]) : -1, battle_number = 0;
    bool first = w->n == from + 4 && strcmp(w->word[from + 2], "first") == 0;
    if (def < 0 || (w->n != from + 2 && !first))
        return scenario_unreadable(w, "battle K, or battle K first X");
    while (battle_number < KIND_COUNT && horde_battle_card(s, battle_number) != def)
        battle_number++;
    if (battle_number == KIND_COUNT || horde_battle_token(s, battle_number) == NO_PIECE || s->phase != PHASE_BATTLE)
        return status_error(SCENARIO_FAILED, "expected that the battle can be laid out now, got that it cannot");
    state->battle = (uint8_t)battle_number;
    s->to_act = (uint8_t)((state->starter1 + battle_number) % s->nseats);
    if (first) {
        int seat = scenario_seat(t, w->word[from + 3]);
        if (seat < 0)
            return scenario_unreadable(w, "no such seat");
        s->to_act = (uint8_t)seat;
    }
    return try_move(state, (Move){MOVE_BATTLE, s->to_act, 0, 0, 0}, ev);
}

static Status end_phase(Horde *state, const Words *w, int from, Events *ev)
{
    if (w->n != from + 2 || strcmp(w->word[from + 1], "phase") != 0)
        return scenario_unreadable(w, "end phase");
    skip_battle_card_phase(&state->s);
    return try_move(state, (Move){MOVE_END, state->s.to_act, 0, 0, 0}, ev);
}

/* Verbs with one card, token or nothing after them. */
static Status plain_move(Horde *state, const Words *w, int from, uint8_t seat, Events *ev)
{
    static const struct {
        const char *verb;
        uint8_t kind;
    } plain[] = {{"stops", MOVE_STOP}, {"declines", MOVE_DECLINE}, {"keeps", MOVE_KEEP}, {"flayer", MOVE_FLAYER}, {"done", MOVE_DONE}};
    const char *verb = w->word[from + 1], *what = w->n == from + 3 ? w->word[from + 2] : "";
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (strcmp(verb, plain[i].verb) == 0 && w->n == from + 2)
            return try_move(state, (Move){plain[i].kind, seat, 0, 0, 0}, ev);
    if (strcmp(verb, "demon") == 0 && strcmp(what, "Demon*") == 0)
        return try_move(state, (Move){MOVE_DEMON_USED, seat, 0, 0, 0}, ev);
    bool token = strcmp(verb, "assigns") == 0;
    int def = token ? scenario_token(what) : scenario_card(what);
    int kind = token ? MOVE_ASSIGN : strcmp(verb, "picks") == 0 ? MOVE_PICK : strcmp(verb, "demon") == 0 ? MOVE_DEMON : 0;
    if (def < 0 || !kind)
        return scenario_unreadable(w, "not a move of this notation");
    if (kind == MOVE_PICK)
        skip_battle_card_phase(&state->s);
    return try_move(state, (Move){(uint8_t)kind, seat, (uint16_t)def, 0, 0}, ev);
}

Status scenario_move(ScenarioTable *t, const Words *w, int from, Horde *state, Events *ev)
{
    if (strcmp(w->word[from], "end") == 0)
        return end_phase(state, w, from, ev);
    if (strcmp(w->word[from], "battle") == 0)
        return battle(t, state, w, from, ev);
    int seat = scenario_seat(t, w->word[from]);
    if (seat < 0 || w->n < from + 2)
        return scenario_unreadable(w, "neither a position word nor a move of a seat");
    if (strcmp(w->word[from + 1], "draws") == 0)
        return draws(state, w, from, seat, ev);
    if (strcmp(w->word[from + 1], "steals") == 0)
        return steals(state, w, from, (uint8_t)seat, ev);
    if (strcmp(w->word[from + 1], "swaps") == 0)
        return swaps(state, w, from, (uint8_t)seat, ev);
    return plain_move(state, w, from, (uint8_t)seat, ev);
}

/* ---- the four functions of the notation ------------------------------------------------------------------------- */

static void *open_table(const char *const *lines, int n)
{
    ScenarioTable *t = xcalloc(1, sizeof *t);
    t->cfg = game_preset(&horde_game, 2);
    t->cfg.nseats = 0; /* until the seats line */
    t->lines = lines;
    t->nlines = n;
    t->round = 1;
    t->starter1 = -1;
    return t;
}

static void note_battle(ScenarioTable *t, const Events *ev)
{
    for (int i = 0; i < ev->n; i++) {
        const Event *e = &ev->e[i];
        if (e->kind == EV_BATTLE)
            t->awarded = false;
        else if (e->kind == EV_LAID_OUT || e->kind == EV_FLAYER || e->kind == EV_DEMON)
            t->counts[e->seat] = e->n;
        else if (e->kind == EV_WON || e->kind == EV_TIED) {
            t->awarded = true;
            t->award_seat = e->kind == EV_WON ? e->seat : -1;
            t->award_value = e->n;
        }
    }
}

static Status line(void *table, const char *statement)
{
    ScenarioTable *t = table;
    Words w;
    if (cut(statement, &w)->n == 0)
        return status_error(SCENARIO_UNREADABLE, "the line is too long");
    Status result = status_ok();
    if (!t->built && position_word(t, &w, &result))
        return result;
    if (!t->built)
        result = build(t);
    if (result.code)
        return result;
    if (strcmp(w.word[0], "=") == 0)
        return scenario_expect(t, &w);
    Events *ev = xcalloc(1, sizeof *ev);
    result = scenario_move(t, &w, 0, &t->state, ev);
    note_battle(t, ev);
    free(ev);
    const char *fault = result.code == 0 ? table_fault(&t->state.s, &horde_game, NULL) : NULL;
    return fault ? status_error(SCENARIO_FAILED, "expected a sound state, got: %s", fault) : result;
}

static Status end_table(void *table)
{
    ScenarioTable *t = table;
    return t->built ? status_ok() : status_error(SCENARIO_UNREADABLE, "the block has neither a move nor an expectation");
}

const ScenarioWords horde_scenario = {
    .fence = "ho", .comment = "#", .separator = ";", .open = open_table, .line = line, .end = end_table, .close = free};
