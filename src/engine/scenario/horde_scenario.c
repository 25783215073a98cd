/* SPDX-License-Identifier: MIT
 * Horde: position words of the scenarios in docs/rules/horde.md, section 7.0, and the frame of a block. */
#include "engine/scenario/horde_scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/text.h"

/* ---- words ------------------------------------------------------------------------------------------------------ */

Words *scenario_cut(const char *statement, Words *w)
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

bool scenario_number(const char *word, int *out)
{
    char *end;
    long n = strtol(word, &end, 10);
    *out = (int)n;
    return end != word && *end == '\0' && n >= -9999 && n <= 9999;
}

static const char *const kind_code[KIND_COUNT] = {"Wa", "Fi", "Su", "Mo", "Fo", "Ro", "Oo", "Tr", "Dr", "Go", "Sk"};

static const struct {
    const char *code;
    DefId def;
} special[] = {
    {"Steam", DEF_STEAM_BEAST},   {"Phantasm", DEF_PHANTASM}, {"Vampire", DEF_VAMPIRE},     {"Flayer", DEF_FLAYER},
    {"Elvenking", DEF_ELVENKING}, {"Demon", DEF_DEMON},       {"Trickster", DEF_TRICKSTER}, {"Betrayer", DEF_BETRAYER},
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
    for (int i = 1; i < w->n; i++) {
        if (t->battles == KIND_COUNT)
            return scenario_unreadable(w, "more than eleven battles");
        char *value = strchr(w->word[i], '=');
        if (!value)
            return scenario_unreadable(w, "a battle is written Kind=value");
        *value++ = '\0';
        PlaceId at = (PlaceId)(PLACE_BATTLE + t->battles++); /* a second line goes on where the first ended */
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
    t->cfg.nseats = 0;
    for (int i = 1; i < w->n; i++) {
        if (scenario_seat(t, w->word[i]) >= 0)
            return scenario_unreadable(w, "two seats have one name");
        (void)snprintf(t->cfg.name[t->cfg.nseats++], SEAT_NAME_MAX, "%s", w->word[i]);
    }
    return status_ok();
}

static Status edition(ScenarioTable *t, const Words *w)
{
    bool printed = w->n == 2 && strcmp(w->word[1], "000") == 0, earlier = w->n == 2 && strcmp(w->word[1], "002") == 0;
    t->cfg.option[OPT_EDITION] = earlier ? EDITION_EARLIER : EDITION_PRINTED;
    return printed || earlier ? status_ok() : scenario_unreadable(w, "000 or 002");
}

static int index_of(const OptionSpec *spec, const char *choice)
{
    for (int i = 0; i < spec->nchoices; i++)
        if (strcmp(spec->choice[i], choice) == 0)
            return i;
    return -1;
}

static Status level(ScenarioTable *t, const Words *w)
{
    int found = w->n == 2 ? index_of(&horde_game.option[OPT_LEVEL], w->word[1]) : -1;
    if (found < 0)
        return scenario_unreadable(w, "full, basic or intermediate");
    t->level = found;
    return status_ok();
}

static Status option(ScenarioTable *t, const Words *w)
{
    for (int i = OPT_SAME_NAME; w->n == 3 && i < HORDE_OPTIONS; i++) {
        int found =
            strcmp(horde_game.option[i].word, w->word[1]) == 0 ? index_of(&horde_game.option[i], w->word[2]) : -1;
        if (found >= 0) {
            t->cfg.option[i] = (uint8_t)found;
            return status_ok();
        }
    }
    return scenario_unreadable(w, "no such option");
}

static Status named_seat(ScenarioTable *t, const Words *w, int *out)
{
    *out = w->n == 2 ? scenario_seat(t, w->word[1]) : -1;
    return *out < 0 ? scenario_unreadable(w, "no such seat") : status_ok();
}

static Status supply(ScenarioTable *t, const Words *w)
{
    int n = -1;
    if (w->n == 2 && scenario_number(w->word[1], &n)) {
        t->supply = n;
        return n >= 0 ? status_ok() : scenario_unreadable(w, "a number of cards");
    }
    return add_cards(t, w, 1, PLACE_SUPPLY);
}

static Status round_number(ScenarioTable *t, const Words *w)
{
    bool good = w->n == 2 && scenario_number(w->word[1], &t->round) && t->round >= 1 && t->round <= HORDE_ROUNDS;
    return good ? status_ok() : scenario_unreadable(w, "a number from 1 to 11");
}

/* True when the statement is a position word; *result then says how it went. */
static bool position_word(ScenarioTable *t, const Words *w, Status *result)
{
    const char *word = w->word[0];
    int seat = w->n > 1 ? scenario_seat(t, w->word[1]) : -1;
    if (strcmp(word, "seats") == 0)
        *result = seats(t, w);
    else if (strcmp(word, "edition") == 0)
        *result = edition(t, w);
    else if (strcmp(word, "level") == 0)
        *result = level(t, w);
    else if (strcmp(word, "round") == 0)
        *result = round_number(t, w);
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
        int copies = def < DEF_MONSTERS_END ? horde_monster[def].copies * horde_in_level(def, t->level)
                                            : horde_game.def[def].copies;
        for (int i = 0; i < t->nadded; i++)
            copies -= t->added[i].def == def;
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
    if (t->supply > n)
        return status_error(SCENARIO_UNREADABLE, "only %d cards are left for the supply", n);
    for (int i = 0; i < n; i++)
        (void)table_add(s, &horde_game, rest[i], i < t->supply ? PLACE_SUPPLY : PLACE_BOX);
    return status_ok();
}

bool scenario_verb(const Words *w, int from, const char *verb)
{
    return w->n > from + 1 && strcmp(w->word[from + 1], verb) == 0;
}

/* The phase of the position follows from the first move of the block. */
static int first_phase(const ScenarioTable *t)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < t->nlines; i++) {
            Words w;
            scenario_cut(t->lines[i], &w);
            if (w.n == 0)
                continue;
            bool refused = strcmp(w.word[0], "=") == 0 && w.n > 2 && strcmp(w.word[1], "refused") == 0;
            int from = refused ? 2 : 0;
            if (refused != (pass == 1) || !scenario_is_move(t, &w, from))
                continue;
            if (scenario_verb(&w, from, "draws") || scenario_verb(&w, from, "assigns"))
                return PHASE_DRAW;
            if (scenario_verb(&w, from, "swaps") || scenario_verb(&w, from, "keeps"))
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
    if (t->cfg.nseats < 2)
        return status_error(SCENARIO_UNREADABLE, "a position needs seats");
    t->cfg.option[OPT_LEVEL] = (uint8_t)t->level;
    table_begin(s, &horde_game, &t->cfg);
    horde_open(s);
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
    for (int i = 0; i < n; i++) { /* names first: the seats line may stand anywhere in the position */
        Words w;
        if (scenario_cut(lines[i], &w)->n && strcmp(w.word[0], "seats") == 0)
            (void)seats(t, &w);
    }
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
    t->next++;
    if (scenario_cut(statement, &w)->n == 0)
        return status_error(SCENARIO_UNREADABLE, "the line is too long");
    Status result = status_ok();
    if (!t->built && position_word(t, &w, &result))
        return result;
    if (!t->built)
        result = build(t);
    if (result.code)
        return result;
    scenario_put_last_token(t);
    if (strcmp(w.word[0], "=") == 0)
        return scenario_expect(t, &w);
    Events *ev = xcalloc(1, sizeof *ev);
    if (strcmp(w.word[0], "battle") == 0)
        scenario_keep(t, ev);
    result = scenario_move(t, &w, 0, &t->state, ev);
    text_names(&t->cfg, result.text, sizeof result.text);
    scenario_settle(t, ev);
    note_battle(t, ev);
    free(ev);
    const char *fault = result.code == 0 ? table_fault(&t->state.s, &horde_game, NULL) : NULL;
    return fault ? status_error(SCENARIO_FAILED, "expected a sound state, got: %s", fault) : result;
}

static Status end_table(void *table)
{
    ScenarioTable *t = table;
    return t->built ? status_ok()
                    : status_error(SCENARIO_UNREADABLE, "the block has neither a move nor an expectation");
}

const ScenarioWords horde_scenario = {.game = "horde",
                                      .fence = "ho",
                                      .comment = "#",
                                      .separator = ";",
                                      .open = open_table,
                                      .line = line,
                                      .end = end_table,
                                      .close = free};
