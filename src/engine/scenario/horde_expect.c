/* SPDX-License-Identifier: MIT
 * Horde: expectation words of the scenarios in docs/rules/horde.md, section 7.0.  Each works out the text of what is
 * there in the words of the notation and compares it with what the line says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "engine/scenario/horde_scenario.h"

typedef struct { /* a list of short words */
    int n;
    char word[PIECE_MAX][16];
} List;

static void list_add(List *l, const char *word)
{
    if (l->n < PIECE_MAX)
        (void)snprintf(l->word[l->n++], sizeof l->word[0], "%s", word);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void list_say(const List *l, char *out, size_t n)
{
    out[0] = '\0';
    for (int i = 0; i < l->n; i++)
        str_add(out, n, "%s%s", i ? " " : "", l->word[i]);
    if (l->n == 0)
        str_add(out, n, "nothing");
}

/* Words from `from` on against what is there; in any order unless ordered. */
static Status compare(const Words *w, int from, List *got, bool ordered)
{
    List *want = xcalloc(1, sizeof *want);
    for (int i = from; i < w->n; i++)
        list_add(want, w->word[i]);
    if (!ordered) {
        qsort(want->word, (size_t)want->n, sizeof want->word[0], by_text);
        qsort(got->word, (size_t)got->n, sizeof got->word[0], by_text);
    }
    bool same = want->n == got->n;
    for (int i = 0; same && i < got->n; i++)
        same = strcmp(want->word[i], got->word[i]) == 0;
    char expected[120], there[120];
    list_say(want, expected, sizeof expected);
    list_say(got, there, sizeof there);
    free(want);
    return same ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %s", expected, there);
}

static const char *code(DefId def, char out[16])
{
    if (def >= DEF_REGULAR && def < DEF_STEAM_BEAST) {
        int faction = (def - DEF_REGULAR) / TYPE_COUNT, type = (def - DEF_REGULAR) % TYPE_COUNT;
        (void)snprintf(out, 16, "%.2s-%.2s", horde_game.def[DEF_BATTLE + faction].name,
                       horde_game.def[DEF_BATTLE + FACTION_COUNT + type].name);
    } else {
        (void)snprintf(out, 16, "%s", def >= DEF_TOKEN ? horde_game.def[def].word : scenario_code(def));
    }
    return out;
}

static void list_place(const State *s, PlaceId at, List *out)
{
    char text[16];
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        list_add(out, code(s->piece[p].def, text));
}

static Status number(const Words *w, int at, int got)
{
    int want;
    if (w->n != at + 1 || !scenario_number(w->word[at], &want))
        return scenario_unreadable(w, "one number");
    return want == got ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %d", w->word[at], got);
}

static const char *seat_name(const ScenarioTable *t, int seat)
{
    return seat >= 0 && seat < t->cfg.nseats ? t->cfg.name[seat] : "nobody";
}

static Status is_seat(const ScenarioTable *t, const Words *w, int at, int got)
{
    if (w->n != at + 1)
        return scenario_unreadable(w, "one seat");
    const char *there = seat_name(t, got);
    return strcmp(w->word[at], there) == 0 ? status_ok()
                                           : status_error(SCENARIO_FAILED, "expected %s, got %s", w->word[at], there);
}

/* "A 2 B 0": each named seat's number. */
static Status per_seat(const ScenarioTable *t, const Words *w, int (*value)(const ScenarioTable *t, int seat))
{
    if (w->n < 4 || w->n % 2)
        return scenario_unreadable(w, "a seat and its number, for each seat");
    for (int i = 2; i < w->n; i += 2) {
        int seat = scenario_seat(t, w->word[i]), want;
        if (seat < 0 || !scenario_number(w->word[i + 1], &want))
            return scenario_unreadable(w, "no such seat or number");
        if (want != value(t, seat))
            return status_error(SCENARIO_FAILED, "expected %s %s, got %d", w->word[i], w->word[i + 1], value(t, seat));
    }
    return status_ok();
}

static int total_of(const ScenarioTable *t, int seat)
{
    return t->state.total[seat];
}

static int count_of(const ScenarioTable *t, int seat)
{
    return t->counts[seat];
}

static int bonus_of(const ScenarioTable *t, int seat)
{
    return horde_vampire_bonus(&t->state.s, seat) + horde_elvenking_bonus(&t->state.s, seat);
}

static int score_of(const ScenarioTable *t, int seat)
{
    return horde_score(&t->state.s, seat);
}

/* ---- expectations ----------------------------------------------------------------------------------------------- */

static Status legal_words(ScenarioTable *t, const Words *w, bool jokers)
{
    const State *s = &t->state.s;
    Moves legal = {0};
    List *got = xcalloc(1, sizeof *got);
    char text[16], joker[16];
    if (s->phase == (jokers ? PHASE_JOKERS : PHASE_PICK) && !frame_peek(s))
        horde_legal(s, &legal);
    for (int i = 0; i < legal.n; i++) {
        Move m = legal.m[i];
        if (m.kind == MOVE_DEMON)
            (void)snprintf(joker, sizeof joker, "demon:%.9s", code(m.a, text));
        else
            (void)snprintf(joker, sizeof joker, "%s",
                           m.kind == MOVE_DEMON_USED ? "demon:Demon*" : horde_game.move[m.kind].word);
        list_add(got, !jokers && m.kind == MOVE_PICK ? code(m.a, text) : joker);
    }
    Status result = compare(w, 2, got, false);
    free(got);
    return result;
}

static Status expect_locked(ScenarioTable *t, const Words *w)
{
    const State *s = &t->state.s;
    List *got = xcalloc(1, sizeof *got);
    for (int seat = 0; seat < s->nseats; seat++)
        if (t->state.total[seat] < horde_limit(s) && !horde_can_pick(s, seat))
            list_add(got, seat_name(t, seat));
    Status result = compare(w, 2, got, false);
    free(got);
    return result;
}

static Status expect_place(ScenarioTable *t, const Words *w, PlaceId at, int from, bool ordered)
{
    List *got = xcalloc(1, sizeof *got);
    list_place(&t->state.s, at, got);
    Status result = compare(w, from, got, ordered);
    free(got);
    return result;
}

/* Laid-out monsters and used Demons still belong to the horde; a played Flayer is gone. */
static Status expect_horde(ScenarioTable *t, const Words *w, int seat)
{
    const State *s = &t->state.s;
    List *got = xcalloc(1, sizeof *got);
    char text[16];
    list_place(s, horde_at(seat), got);
    for (PieceId p = table_first(s, field_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].def != DEF_FLAYER)
            list_add(got, code(s->piece[p].def, text));
    Status result = compare(w, 3, got, false);
    free(got);
    return result;
}

static Status expect_order(ScenarioTable *t, const Words *w)
{
    List *got = xcalloc(1, sizeof *got);
    for (int i = 0; i < KIND_COUNT; i++)
        if (horde_battle_card(&t->state.s, i))
            list_add(got, horde_game.def[horde_battle_card(&t->state.s, i)].name);
    Status result = compare(w, 2, got, true);
    free(got);
    return result;
}

static Status expect_token(ScenarioTable *t, const Words *w)
{
    const State *s = &t->state.s;
    int def = w->n == 4 ? scenario_kind(w->word[2]) : -1;
    for (int i = 0; i < KIND_COUNT && def >= 0; i++) {
        PieceId token = horde_battle_token(s, i);
        if (horde_battle_card(s, i) == def && token != NO_PIECE)
            return number(w, 3, horde_token(s->piece[token].def));
    }
    return def < 0 ? scenario_unreadable(w, "token K v")
                   : status_error(SCENARIO_FAILED, "expected %s, got no token", w->word[3]);
}

static Status expect_award(ScenarioTable *t, const Words *w)
{
    if (w->n != 4)
        return scenario_unreadable(w, "award X v");
    const char *who = seat_name(t, t->award_seat);
    int want;
    if (!scenario_number(w->word[3], &want) || (strcmp(w->word[2], "nobody") != 0 && scenario_seat(t, w->word[2]) < 0))
        return scenario_unreadable(w, "award X v");
    if (t->awarded && strcmp(w->word[2], who) == 0 && want == t->award_value)
        return status_ok();
    if (!t->awarded)
        return status_error(SCENARIO_FAILED, "expected %s %s, got an undecided battle", w->word[2], w->word[3]);
    return status_error(SCENARIO_FAILED, "expected %s %s, got %s %d", w->word[2], w->word[3], who, t->award_value);
}

static Status expect_winner(ScenarioTable *t, const Words *w)
{
    List *got = xcalloc(1, sizeof *got);
    unsigned winners = horde_winners(&t->state.s, NULL);
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        if (winners >> seat & 1)
            list_add(got, seat_name(t, seat));
    Status result = compare(w, 2, got, false);
    free(got);
    return result;
}

static Status expect_refused(ScenarioTable *t, const Words *w)
{
    if (w->n < 3 || !scenario_is_move(t, w, 2))
        return scenario_unreadable(w, "refused MOVE");
    Horde copy = t->state;
    Status result = scenario_move(t, w, 2, &copy, NULL);
    if (result.code == SCENARIO_UNREADABLE)
        return result;
    return result.code ? status_ok() : status_error(SCENARIO_FAILED, "expected a refusal, got that the move is legal");
}

static Status expect_that(const Words *w, bool holds, const char *otherwise)
{
    if (w->n != 2)
        return scenario_unreadable(w, "too many words");
    return holds ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %s", w->word[1], otherwise);
}

/* Who the table waits for, in a phase. */
static Status expect_asked(ScenarioTable *t, const Words *w, int phase, bool window)
{
    const State *s = &t->state.s;
    if (s->phase != phase || (frame_peek(s) != NULL) != window)
        return status_error(SCENARIO_FAILED, "expected %s, got that the table waits for something else", w->word[1]);
    return is_seat(t, w, 2, s->to_act);
}

/* Laid-out cards still belong to the horde, played Flayers do not. */
static int held(const State *s, int seat)
{
    return table_size(s, horde_at(seat)) + table_size(s, field_at(seat)) -
           table_count_of(s, field_at(seat), DEF_FLAYER);
}

static Status about_a_seat(ScenarioTable *t, const Words *w)
{
    const State *s = &t->state.s;
    const char *what = w->word[1];
    int seat = w->n > 2 ? scenario_seat(t, w->word[2]) : -1;
    if (seat < 0)
        return scenario_unreadable(w, "no such seat");
    if (strcmp(what, "front") == 0)
        return expect_place(t, w, front_at(seat), 3, false);
    if (strcmp(what, "horde") == 0)
        return expect_horde(t, w, seat);
    if (strcmp(what, "hordesize") == 0)
        return number(w, 3, held(s, seat));
    return expect_place(t, w, won_at(seat), 3, true);
}

static Status about_the_table(ScenarioTable *t, const Words *w, bool *known)
{
    const State *s = &t->state.s;
    const char *what = w->word[1];
    if (strcmp(what, "limit") == 0)
        return number(w, 2, horde_limit(s));
    if (strcmp(what, "chances") == 0)
        return number(w, 2, t->state.chances);
    if (strcmp(what, "poolsize") == 0)
        return number(w, 2, table_size(s, PLACE_POOL));
    if (strcmp(what, "supply") == 0)
        return w->n == 3 && scenario_card(w->word[2]) < 0 ? number(w, 2, table_size(s, PLACE_SUPPLY))
                                                          : expect_place(t, w, PLACE_SUPPLY, 2, true);
    if (strcmp(what, "round") == 0)
        return number(w, 2, s->round);
    if (strcmp(what, "opener") == 0)
        return is_seat(t, w, 2, t->state.starter);
    if (strcmp(what, "pool") == 0)
        return expect_place(t, w, PLACE_POOL, 2, false);
    if (strcmp(what, "left") == 0)
        return expect_place(t, w, PLACE_TOKENS, 2, false);
    if (strcmp(what, "order") == 0)
        return expect_order(t, w);
    if (strcmp(what, "token") == 0)
        return expect_token(t, w);
    if (strcmp(what, "decksize") == 0)
        return number(w, 2, s->npieces - KIND_COUNT - 11);
    *known = false;
    return status_ok();
}

Status scenario_expect(ScenarioTable *t, const Words *w)
{
    const State *s = &t->state.s;
    if (w->n < 2)
        return scenario_unreadable(w, "nothing is expected");
    const char *what = w->word[1];
    bool known = true;
    Status result = about_the_table(t, w, &known);
    if (known)
        return result;
    if (strcmp(what, "legal") == 0)
        return legal_words(t, w, false);
    if (strcmp(what, "can") == 0)
        return legal_words(t, w, true);
    if (strcmp(what, "refused") == 0)
        return expect_refused(t, w);
    if (strcmp(what, "totals") == 0)
        return per_seat(t, w, total_of);
    if (strcmp(what, "counts") == 0)
        return per_seat(t, w, count_of);
    if (strcmp(what, "bonus") == 0)
        return per_seat(t, w, bonus_of);
    if (strcmp(what, "score") == 0)
        return per_seat(t, w, score_of);
    if (strcmp(what, "locked") == 0)
        return expect_locked(t, w);
    if (strcmp(what, "over") == 0)
        return expect_that(w, s->phase != PHASE_DRAW && s->phase != PHASE_ASSIGN && s->phase != PHASE_PICK,
                           "picking goes on");
    if (strcmp(what, "next") == 0)
        return expect_asked(t, w, PHASE_PICK, false);
    if (strcmp(what, "window") == 0)
        return expect_asked(t, w, PHASE_PICK, true);
    if (strcmp(what, "asked") == 0)
        return expect_asked(t, w, PHASE_JOKERS, false);
    if (strcmp(what, "award") == 0)
        return expect_award(t, w);
    if (strcmp(what, "winner") == 0)
        return expect_winner(t, w);
    if (strcmp(what, "front") == 0 || strcmp(what, "horde") == 0 || strcmp(what, "hordesize") == 0 ||
        strcmp(what, "won") == 0)
        return about_a_seat(t, w);
    return scenario_unreadable(w, "no such expectation");
}
