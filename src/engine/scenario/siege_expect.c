/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what a scenario expects, row by row of docs/rules/siege.md 7.0. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "engine/scenario/siege.h"

static Status holds(bool good, const char *want, const char *got)
{
    return good ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %s", want, got);
}

/* ---- properties ---------------------------------------------------------------------------------------------------- */

typedef struct {
    const Scenario *t;
    const State *s;
    const Statement *stmt;
    int at, to; /* the words that are left */
    PieceId p;
    int unit; /* or NO_UNIT: an attachment */
} Look;

static const char *word(const Look *l)
{
    return l->at < l->to ? l->stmt->word[l->at] : "";
}

static bool is(const Look *l, const char *w)
{
    return strcmp(word(l), w) == 0;
}

static int shown_attack(const Look *l)
{
    int n = l->unit == NO_UNIT ? 0 : siege_attack(l->s, l->unit);
    return n > 0 ? n : 0;
}

static int shown_health(const Look *l)
{
    return l->unit == NO_UNIT ? 0 : siege_health(l->s, l->unit);
}

/* "2/3" */
static bool look_body(Look *l, Status *out)
{
    int attack, health, end = 0;
    const char *w = word(l);
    if (!isdigit((unsigned char)w[0]) || sscanf(w, "%9d/%9d%n", &attack, &health, &end) != 2 || w[end])
        return false;
    l->at++;
    if (attack != shown_attack(l) || health != shown_health(l) || l->unit == NO_UNIT)
        *out = status_error(SCENARIO_FAILED, "expected %s, got %d/%d", w, shown_attack(l), shown_health(l));
    return true;
}

static int number_of(const Look *l, const char *w)
{
    if (strcmp(w, "health") == 0)
        return siege_tokens(l->s, l->p, WORD_HEALTH);
    if (strcmp(w, "wound") == 0)
        return siege_tokens(l->s, l->p, WORD_WOUND);
    if (strcmp(w, "attack") == 0)
        return siege_tokens(l->s, l->p, WORD_ATTACK);
    if (strcmp(w, "weaken") == 0)
        return siege_tokens(l->s, l->p, WORD_WEAKEN);
    if (strcmp(w, "armor") == 0)
        return l->unit == NO_UNIT ? 0 : siege_of(l->s)->armor[l->unit];
    if (strcmp(w, "stage") == 0)
        return siege_card_of(l->s, l->p)->stage;
    return strcmp(w, "turned") == 0 ? siege_of(l->s)->turned : -1;
}

/* "wound 2" */
static bool look_number(Look *l, Status *out)
{
    int n, got = number_of(l, word(l));
    bool portal = l->s->piece[l->p].place == PLACE_PORTAL;
    if (got < 0 || l->at + 1 >= l->to || !statement_number(l->stmt->word[l->at + 1], &n) ||
        (!portal && (is(l, "turned") || is(l, "stage"))))
        return false;
    if (n != got)
        *out = status_error(SCENARIO_FAILED, "expected %s %d, got %d", word(l), n, got);
    l->at += 2;
    return true;
}

static bool look_flag(Look *l, Status *out)
{
    const Piece *piece = &l->s->piece[l->p];
    bool unit = l->unit != NO_UNIT, portal = piece->place == PLACE_PORTAL;
    PieceId on[PIECE_MAX];
    bool plain = piece->num[NUM_HEALTH] == 0 && piece->num[NUM_ATTACK] == 0;
    const struct {
        const char *word, *other;
        bool can, is;
    } flags[] = {
        {"plain", "tokens on it", true, plain},
        {"exhausted", "that it is ready", true, piece->face & FACE_EXHAUSTED},
        {"ready", "that it is exhausted", true, !(piece->face & FACE_EXHAUSTED)},
        {"engaged", "that it is unengaged", unit, unit && siege_engaged(l->s, l->unit)},
        {"unengaged", "that it is engaged", unit, unit && !siege_engaged(l->s, l->unit)},
        {"bare", "attachments", unit, unit && table_attached(l->s, l->p, on) == 0},
        {"falling", "that it is not in the destroyed state", !portal, piece->face & FACE_FALLING},
        {"hidden", "that it lies open", true, piece->face & FACE_CONCEALED},
        {"open", "that it is concealed", true, !(piece->face & FACE_CONCEALED)},
        {"collapsed", "that it stands", portal, piece->face & FACE_FALLING},
        {"standing", "that it has collapsed", portal, !(piece->face & FACE_FALLING)},
    };
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (flags[i].can && is(l, flags[i].word)) {
            *out = holds(flags[i].is, flags[i].word, flags[i].other);
            l->at++;
            return true;
        }
    return false;
}

/* "in lane 3", "in back", "of P2" */
static bool look_place(Look *l, Status *out)
{
    const Piece *piece = &l->s->piece[l->p];
    int lane;
    if (is(l, "in") && l->at + 1 < l->to && statement_is(l->stmt, l->at + 1, "back")) {
        *out = holds(piece->place == PLACE_BACK, "it in the back line", "it in another place");
        l->at += 2;
        return true;
    }
    if (is(l, "in") && l->at + 2 < l->to && siege_read_lane_word(l->stmt, l->at + 1, &lane)) {
        PieceId host = piece->place == PLACE_ATTACHED ? piece->host : l->p; /* it lies in its host's lane */
        int unit = siege_unit(l->s, host), got = unit == NO_UNIT ? 0 : siege_lane(l->s, unit) + 1;
        if (got != lane)
            *out = status_error(SCENARIO_FAILED, "expected it in lane %d, got lane %d", lane, got);
        l->at += 3;
        return true;
    }
    if (is(l, "of") && l->at + 1 < l->to) {
        int seat = scenario_seat(l->t, l->stmt->word[l->at + 1]);
        if (seat < 0)
            return false;
        *out =
            holds(piece->owner == seat || (seat == siege_horde_seat(l->s) && siege_is_horde(siege_card_of(l->s, l->p))),
                  l->stmt->word[l->at + 1], "another owner");
        l->at += 2;
        return true;
    }
    return false;
}

/* "carries X,Y", "on CARD" */
static bool look_attached(Look *l, Status *out)
{
    if (is(l, "carries") && l->at + 1 < l->to && l->unit != NO_UNIT) {
        Statement want;
        WordList got = {0};
        PieceId on[PIECE_MAX];
        int n = table_attached(l->s, l->p, on);
        (void)statement_cut(l->stmt->word[l->at + 1], &want);
        statement_cut_at(&want, 0, ',');
        for (int i = 0; i < want.n; i++)
            if (!siege_def(siege_block(l->t), want.word[i]))
                return false;
        for (int i = 0; i < n; i++)
            wordlist_add(&got, siege_card_of(l->s, on[i])->word);
        *out = statement_compare(&want, 0, &got, false);
        l->at += 2;
        return true;
    }
    if (is(l, "on") && l->s->piece[l->p].place == PLACE_ATTACHED) {
        PieceId host;
        l->at++;
        if (siege_find_card(l->t, l->s, l->stmt, &l->at, &host) == CARD_UNKNOWN)
            return false;
        *out = holds(host != NO_PIECE && l->s->piece[l->p].host == host, "it on that card", "it on another card");
        return true;
    }
    return false;
}

static Status look(Look *l)
{
    Status result = status_ok();
    while (l->at < l->to && !result.code)
        if (!look_body(l, &result) && !look_number(l, &result) && !look_flag(l, &result) && !look_place(l, &result) &&
            !look_attached(l, &result))
            return status_error(SCENARIO_UNREADABLE, "'%s': no property of this card", word(l));
    return result;
}

/* ---- cards ----------------------------------------------------------------------------------------------------------- */

static Status no_card(SiegeFound found, const char *name)
{
    switch (found) {
    case CARD_UNKNOWN:
        return status_error(SCENARIO_UNREADABLE, "'%s': there is no such card", name);
    case CARD_SEVERAL:
        return status_error(SCENARIO_UNREADABLE, "'%s': several cards of that name are in play", name);
    default:
        return status_error(SCENARIO_FAILED, "expected %s in play, got none", name);
    }
}

/* "Ann 2/3 ..", "castle 20 ..", "Ann gone" */
static Status expect_card(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    Look l = {.t = t, .s = s, .stmt = stmt, .at = 1, .to = stmt->n};
    SiegeFound found = siege_find_card(t, s, stmt, &l.at, &l.p);
    if (found != CARD_UNKNOWN && l.at == stmt->n - 1 && statement_is(stmt, l.at, "gone"))
        return holds(found == CARD_GONE, "it gone", "it in play");
    if (found != CARD_FOUND)
        return no_card(found, statement_word(stmt, 1));
    if (l.at == stmt->n)
        return statement_unreadable(stmt, "what of it?");
    l.unit = siege_unit(s, l.p);
    PlaceId at = s->piece[l.p].place;
    int n;
    if ((at == PLACE_CASTLE || at == PLACE_PORTAL) && statement_number(stmt->word[l.at], &n)) {
        int health = shown_health(&l);
        health = health > 0 ? health : 0;
        if (n != health)
            return status_error(SCENARIO_FAILED, "expected %d, got %d", n, health);
        l.at++;
    }
    return look(&l);
}

static Status expect_half(Scenario *t, const Statement *stmt, int at, int to, PlaceId half, int lane)
{
    const State *s = scenario_state(t);
    PieceId p = half == PLACE_UPPER ? siege_upper(s, lane) : siege_lower(s, lane);
    if (at == to)
        return statement_unreadable(stmt, "= lane N: UPPER / LOWER");
    const char *there = p == NO_PIECE ? "nothing" : siege_card_of(s, p)->word, *name = stmt->word[at];
    if (strcmp(name, "*") == 0 || strcmp(name, "-") == 0) {
        if (to != at + 1)
            return statement_unreadable(stmt, "nothing follows '-' and '*'");
        return *name == '*' ? status_ok() : holds(p == NO_PIECE, "nothing", there);
    }
    if (strcmp(name, "minion") == 0) {
        int n;
        if (!statement_number(statement_word(stmt, at + 1), &n) || n < 1 || n > MINIONS)
            return statement_unreadable(stmt, "minion 1 to minion 4");
        bool same = p != NO_PIECE && siege_card_of(s, p)->type == CARD_MINION && s->piece[p].n == n - 1;
        if (!same)
            return holds(false, stmt->word[at + 1], there);
        at++;
    } else {
        int def = siege_def(siege_block(t), name);
        if (!def)
            return no_card(CARD_UNKNOWN, name);
        if (p == NO_PIECE || s->piece[p].def != def)
            return holds(false, name, there);
    }
    Look l = {.t = t, .s = s, .stmt = stmt, .at = at + 1, .to = to, .p = p, .unit = siege_unit(s, p)};
    return look(&l);
}

static Status expect_lane(Scenario *t, Statement *stmt)
{
    int lane, slash;
    if (!siege_cut_lane(stmt, 2, &lane, &slash))
        return statement_unreadable(stmt, "= lane N: UPPER / LOWER");
    Status result = expect_half(t, stmt, 3, slash, PLACE_UPPER, lane - 1);
    Status lower = expect_half(t, stmt, slash + 1, stmt->n, PLACE_LOWER, lane - 1);
    return result.code ? result : lower;
}

static Status expect_minions(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    WordList got = {0};
    for (int i = 0; i < MINIONS; i++) {
        PieceId p = siege_piece(s, UNIT_MINION + i);
        wordlist_number(&got, p == NO_PIECE ? -1 : siege_tokens(s, p, WORD_HEALTH));
    }
    return stmt->n == 2 + MINIONS ? statement_compare(stmt, 2, &got, true) : statement_unreadable(stmt, "four numbers");
}

/* ---- zones ------------------------------------------------------------------------------------------------------------ */

/* "3*Page Ann" against what lies there, to the end or, with "...", from the top. */
static Status compare_list(const Scenario *t, const Statement *stmt, int from, PlaceId place, bool ordered)
{
    WordList got = {0}, want = {0};
    Statement words = {0};
    CardList list;
    const State *s = scenario_state(t);
    bool open = stmt->n > from && ordered && statement_is(stmt, stmt->n - 1, "...");
    if (stmt->n == from || !siege_read_list(siege_block(t), stmt, from, stmt->n - open, &list) || list.n > LIST_WORDS)
        return statement_unreadable(stmt, "which cards?");
    for (int i = 0; i < list.n; i++) {
        wordlist_add(&want, siege_card(list.def[i])->word);
        words.word[words.n++] = want.word[i];
    }
    for (PieceId p = table_first(s, place); p != NO_PIECE && !(open && got.n == want.n); p = s->piece[p].next)
        wordlist_add(&got, siege_card_of(s, p)->word);
    return statement_compare(&words, 0, &got, ordered);
}

/* "hand P2 LIST", "deck H tier2 size N" */
static Status expect_zone(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    int at = 1;
    PlaceId place = siege_zone(stmt, &at);
    uint8_t seat = t->game->place[place].seat;
    if (seat != NO_SEAT && seat >= siege_allies(s))
        return statement_unreadable(stmt, "no such seat");
    if (statement_is(stmt, at, "size"))
        return expect_number(stmt, at + 1, table_size(s, place));
    return compare_list(t, stmt, at, place, t->game->place[place].sight == SIGHT_NONE);
}

static Status expect_pile(Scenario *t, Statement *stmt)
{
    return compare_list(t, stmt, 2, statement_is(stmt, 1, "pile") ? PLACE_PILE : PLACE_ASIDE, true);
}

/* ---- numbers and words ------------------------------------------------------------------------------------------------ */

static Status expect_mana(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    int named = scenario_seat(t, statement_word(stmt, 2)), seat = named < 0 ? 0 : named;
    return expect_number(stmt, 2 + (named >= 0), siege_of(s)->mana[siege_pool(s, seat)]);
}

static Status expect_cost(Scenario *t, Statement *stmt)
{
    int def = stmt->n == 4 ? siege_def(siege_block(t), stmt->word[2]) : 0;
    return def ? expect_number(stmt, 3, siege_cost(scenario_state(t), 0, siege_card((DefId)def)))
               : statement_unreadable(stmt, "= cost NAME N");
}

static int skeletons(const State *s)
{
    return table_size(s, PLACE_SUPPLY);
}

static Status expect_phase(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    const Siege *g = siege_of(s);
    const char *got = siege_game.phase[s->over ? siege_block(t)->phase : s->phase];
    if (stmt->n != 3 || (siege_phase_step(stmt->word[2]) < 0))
        return statement_unreadable(stmt, "no such phase");
    bool before = !s->over && frame_peek(s) == NULL && siege_step_waits(g->step); /* it is about to begin */
    for (int phase = PHASE_REFRESH; before && phase < PHASE_OVER; phase++)
        if (siege_phase_step(siege_game.phase[phase]) == g->step)
            got = siege_game.phase[phase];
    if (g->step == STEP_PORTAL_SETUP)
        got = "setup";
    return expect_words(stmt, 2, got);
}

static Status expect_treachery(Scenario *t, Statement *stmt)
{
    DefId got = siege_of(scenario_state(t))->treachery;
    if (stmt->n != 3 || (!statement_is(stmt, 2, "nothing") && !siege_def(siege_block(t), stmt->word[2])))
        return statement_unreadable(stmt, "= treachery NAME");
    return expect_words(stmt, 2, got ? siege_card(got)->word : "nothing");
}

static Status expect_boosted(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    PieceId got = siege_of(s)->boosted, want = NO_PIECE;
    char label[LABEL_MOST] = "nothing";
    int at = 2;
    if (got != NO_PIECE)
        siege_card_label(s, got, label);
    if (statement_is(stmt, 2, "nothing") && stmt->n == 3)
        return holds(got == NO_PIECE, "nothing", label);
    SiegeFound found = siege_find_card(t, s, stmt, &at, &want);
    if (found != CARD_FOUND || at != stmt->n)
        return found == CARD_FOUND ? statement_unreadable(stmt, "= boosted CARD")
                                   : no_card(found, statement_word(stmt, 2));
    return holds(got == want, statement_word(stmt, 2), label);
}

/* "none", "loss castle", "loss deck P1", "win outsider", "win turn 20"; what follows may be left out */
static Status expect_result(Scenario *t, Statement *stmt)
{
    static const char *const ends[] = {"none", "loss castle", "loss deck", "win outsider", "win turn 20"};
    const State *s = scenario_state(t);
    const Siege *g = siege_of(s);
    char text[LABEL_MOST];
    Statement got;
    bool known = statement_is(stmt, 2, "none") || statement_is(stmt, 2, "loss") || statement_is(stmt, 2, "win");
    (void)snprintf(text, sizeof text, "%s %s", ends[s->over ? g->end : 0],
                   s->over && g->end == END_DECK ? scenario_name(t, g->end_seat) : "");
    (void)statement_cut(text, &got);
    bool same = true;
    for (int i = 2; i < stmt->n; i++)
        same = same && statement_is(&got, i - 2, stmt->word[i]);
    return known ? holds(same, stmt->word[stmt->n - 1], text) : statement_unreadable(stmt, "no such result");
}

/* ---- questions --------------------------------------------------------------------------------------------------------- */

static Status expect_asked(Scenario *t, Statement *stmt)
{
    const State *s = scenario_state(t);
    WordList got = {0};
    if (stmt->n < 3)
        return statement_unreadable(stmt, "who?");
    bool nobody = stmt->n == 3 && statement_is(stmt, 2, "nobody");
    for (int i = 2; i < stmt->n && !nobody; i++)
        if (scenario_seat(t, stmt->word[i]) < 0)
            return statement_unreadable(stmt, "no such seat");
    unsigned seats = siege_is_asking(s) ? state_may_act(s) : 0;
    for (int seat = 0; seat < s->nseats; seat++)
        if (seats >> seat & 1)
            wordlist_add(&got, scenario_name(t, seat));
    if (got.n == 0)
        wordlist_add(&got, "nobody");
    siege_block(t)->looked = true;
    return statement_compare(stmt, 2, &got, false);
}

/* Each answer that reads otherwise once. */
static void answers(const Scenario *t, WordList *out)
{
    const State *s = scenario_state(t);
    Moves legal = {0};
    if (siege_is_asking(s))
        scenario_legal(t, &legal);
    for (int i = 0; i < legal.n; i++) {
        char label[LABEL_MOST];
        int same = 0;
        siege_answer_label(t, s, legal.m[i], label);
        while (same < out->n && strcmp(out->word[same], label) != 0)
            same++;
        if (same == out->n)
            wordlist_add(out, label);
    }
}

/* "A, upper 3, nothing" */
static Status expect_choices(Scenario *t, Statement *stmt)
{
    Statement want = {0};
    WordList got = {0};
    statement_join(stmt, 2, stmt->n, want.text);
    for (char *save = NULL, *p = strtok_r(want.text, ",", &save); p && want.n < STATEMENT_WORDS;
         p = strtok_r(NULL, ",", &save)) {
        want.word[want.n++] = p + (*p == ' ');
        size_t n = strlen(p);
        p[n - (n > 1 && p[n - 1] == ' ')] = '\0';
    }
    answers(t, &got);
    siege_block(t)->looked = true;
    return want.n ? statement_compare(&want, 0, &got, false) : statement_unreadable(stmt, "which answers?");
}

const ScenarioExpect siege_expects[] = {
    {"lane", .read = expect_lane},       {"minions", .read = expect_minions},     {"hand", .read = expect_zone},
    {"deck", .read = expect_zone},       {"discards", .read = expect_zone},       {"mana", .read = expect_mana},
    {"wave", .number = siege_wave},      {"turn", .number = scenario_round},      {"phase", .read = expect_phase},
    {"skeletons", .number = skeletons},  {"cost", .read = expect_cost},           {"pile", .read = expect_pile},
    {"aside", .read = expect_pile},      {"treachery", .read = expect_treachery}, {"boosted", .read = expect_boosted},
    {"result", .read = expect_result},   {"asked", .read = expect_asked},         {"choices", .read = expect_choices},
    {.word = NULL, .read = expect_card},
};
