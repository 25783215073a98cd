/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what a scenario expects, row by row of docs/rules/siege.md 7.0. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "engine/scenario/siege.h"

static Status differs(const char *want, int got)
{
    return status_error(SCENARIO_FAILED, "expected %s, got %d", want, got);
}

static Status holds(bool good, const char *want, const char *got)
{
    return good ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %s", want, got);
}

/* ---- properties ---------------------------------------------------------------------------------------------------- */

typedef struct {
    const Scenario *t;
    const State *s;
    const Statement *st;
    int at, to; /* the words that are left */
    PieceId p;
    int unit; /* or NO_UNIT: an attachment */
} Look;

static const char *word(const Look *l)
{
    return l->at < l->to ? l->st->word[l->at] : "";
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
    if (!isdigit((unsigned char)w[0]) || sscanf(w, "%d/%d%n", &attack, &health, &end) != 2 || w[end])
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
    if (got < 0 || l->at + 1 >= l->to || !statement_number(l->st->word[l->at + 1], &n) ||
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
    if (is(l, "in") && l->at + 1 < l->to && statement_is(l->st, l->at + 1, "back")) {
        *out = holds(piece->place == PLACE_BACK, "it in the back line", "it in another place");
        l->at += 2;
        return true;
    }
    if (is(l, "in") && l->at + 2 < l->to && siege_read_lane_word(l->st, l->at + 1, &lane)) {
        PieceId host = piece->place == PLACE_ATTACHED ? piece->host : l->p; /* it lies in its host's lane */
        int unit = siege_unit(l->s, host), got = unit == NO_UNIT ? 0 : siege_lane(l->s, unit) + 1;
        if (got != lane)
            *out = status_error(SCENARIO_FAILED, "expected it in lane %d, got lane %d", lane, got);
        l->at += 3;
        return true;
    }
    if (is(l, "of") && l->at + 1 < l->to) {
        int seat = siege_seat_word(l->t, l->st->word[l->at + 1]);
        if (seat < 0)
            return false;
        *out =
            holds(piece->owner == seat || (seat == siege_horde_seat(l->s) && siege_is_horde(siege_card_of(l->s, l->p))),
                  l->st->word[l->at + 1], "another owner");
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
        (void)statement_cut(l->st->word[l->at + 1], &want);
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
        if (siege_find_card(l->t, l->s, l->st, &l->at, &host) == CARD_UNKNOWN)
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
static Status expect_card(Scenario *t, Statement *st)
{
    const State *s = scenario_state(t);
    Look l = {.t = t, .s = s, .st = st, .at = 1, .to = st->n};
    SiegeFound found = siege_find_card(t, s, st, &l.at, &l.p);
    if (found != CARD_UNKNOWN && l.at == st->n - 1 && statement_is(st, l.at, "gone"))
        return holds(found == CARD_GONE, "it gone", "it in play");
    if (found != CARD_FOUND)
        return no_card(found, statement_word(st, 1));
    if (l.at == st->n)
        return statement_unreadable(st, "what of it?");
    l.unit = siege_unit(s, l.p);
    PlaceId at = s->piece[l.p].place;
    int n;
    if ((at == PLACE_CASTLE || at == PLACE_PORTAL) && statement_number(st->word[l.at], &n)) {
        int health = shown_health(&l);
        health = health > 0 ? health : 0;
        if (n != health)
            return differs(st->word[l.at], health);
        l.at++;
    }
    return look(&l);
}

static Status expect_half(Scenario *t, const Statement *st, int at, int to, PlaceId half, int lane)
{
    const State *s = scenario_state(t);
    PieceId p = NO_PIECE;
    for (PieceId q = table_first(s, half); q != NO_PIECE; q = s->piece[q].next)
        p = s->piece[q].pos == lane ? q : p;
    if (at == to)
        return statement_unreadable(st, "= lane N: UPPER / LOWER");
    const char *there = p == NO_PIECE ? "nothing" : siege_card_of(s, p)->word, *name = st->word[at];
    if (strcmp(name, "*") == 0 || strcmp(name, "-") == 0) {
        if (to != at + 1)
            return statement_unreadable(st, "nothing follows '-' and '*'");
        return *name == '*' ? status_ok() : holds(p == NO_PIECE, "nothing", there);
    }
    if (strcmp(name, "minion") == 0) {
        int n;
        if (!statement_number(statement_word(st, at + 1), &n) || n < 1 || n > MINIONS)
            return statement_unreadable(st, "minion 1 to minion 4");
        bool same = p != NO_PIECE && siege_card_of(s, p)->type == CARD_MINION && s->piece[p].n == n - 1;
        if (!same)
            return holds(false, st->word[at + 1], there);
        at++;
    } else {
        int def = siege_def(siege_block(t), name);
        if (!def)
            return no_card(CARD_UNKNOWN, name);
        if (p == NO_PIECE || s->piece[p].def != def)
            return holds(false, name, there);
    }
    Look l = {.t = t, .s = s, .st = st, .at = at + 1, .to = to, .p = p, .unit = siege_unit(s, p)};
    return look(&l);
}

static Status expect_lane(Scenario *t, Statement *st)
{
    char *colon = st->n > 2 ? strchr(st->word[2], ':') : NULL;
    int lane, slash = 3;
    if (!colon || colon[1])
        return statement_unreadable(st, "= lane N: UPPER / LOWER");
    *colon = '\0';
    while (slash < st->n && strcmp(st->word[slash], "/") != 0)
        slash++;
    if (!statement_number(st->word[2], &lane) || lane < 1 || lane > LANES || slash == st->n)
        return statement_unreadable(st, "= lane N: UPPER / LOWER");
    Status result = expect_half(t, st, 3, slash, PLACE_UPPER, lane - 1);
    Status lower = expect_half(t, st, slash + 1, st->n, PLACE_LOWER, lane - 1);
    return result.code ? result : lower;
}

static Status expect_minions(Scenario *t, Statement *st)
{
    const State *s = scenario_state(t);
    if (st->n != 2 + MINIONS)
        return statement_unreadable(st, "four numbers");
    for (int i = 0; i < MINIONS; i++) {
        int want, got = -1;
        for (PieceId p = 0; p < s->npieces; p++)
            if (siege_card_of(s, p)->type == CARD_MINION && s->piece[p].n == i)
                got = siege_tokens(s, p, WORD_HEALTH);
        if (!statement_number(st->word[2 + i], &want))
            return statement_unreadable(st, "four numbers");
        if (want != got)
            return status_error(SCENARIO_FAILED, "expected %d on minion %d, got %d", want, i + 1, got);
    }
    return status_ok();
}

/* ---- zones ------------------------------------------------------------------------------------------------------------ */

/* The seat of "hand P2 ..", P1 without one; *at goes behind it. -1: the horde where nobody plays it; -2: no such seat. */
static int zone_seat(const Scenario *t, const Statement *st, int *at)
{
    const char *w = statement_word(st, *at);
    int seat = siege_seat_word(t, w);
    if (seat >= 0 || strcmp(w, "H") == 0) {
        ++*at;
        return seat == siege_horde_seat(scenario_state(t)) ? -1 : seat;
    }
    return strcmp(w, "P2") == 0 ? -2 : 0;
}

/* "3*Page Ann" against what lies there, to the end or, with "...", from the top. */
static Status compare_list(const Scenario *t, const Statement *st, int from, PlaceId place, bool ordered)
{
    WordList got = {0}, want = {0};
    Statement out = {0};
    const State *s = scenario_state(t);
    bool open = st->n > from && statement_is(st, st->n - 1, "...");
    bool none = st->n == from + 1 && statement_is(st, from, "-");
    if (st->n == from || (open && !ordered))
        return statement_unreadable(st, "which cards?");
    for (int i = from; i < st->n - open && !none; i++) {
        const char *star = strchr(st->word[i], '*'), *name = star ? star + 1 : st->word[i];
        int n = star ? atoi(st->word[i]) : 1;
        if (!siege_def(siege_block(t), name) || n < 0 || (star && !isdigit((unsigned char)st->word[i][0])))
            return no_card(CARD_UNKNOWN, st->word[i]);
        for (; n > 0; n--)
            wordlist_add(&want, name);
    }
    for (PieceId p = table_first(s, place); p != NO_PIECE && !(open && got.n == want.n); p = s->piece[p].next)
        wordlist_add(&got, siege_card_of(s, p)->word);
    for (int i = 0; i < want.n && i < STATEMENT_WORDS; i++)
        out.word[out.n++] = want.word[i];
    return statement_compare(&out, 0, &got, ordered);
}

static Status expect_zone(Scenario *t, Statement *st)
{
    const char *zone = st->word[1];
    int at = 2, size, seat = zone_seat(t, st, &at);
    bool deck = strcmp(zone, "deck") == 0, hand = strcmp(zone, "hand") == 0;
    if (seat == -2)
        return statement_unreadable(st, "no such seat");
    PlaceId place = (PlaceId)((deck ? PLACE_DECK : hand ? PLACE_HAND : PLACE_DISCARD) + (seat > 0 ? seat : 0));
    if (seat < 0)
        place = deck ? PLACE_HORDE_DECK : hand ? PLACE_HORDE_HAND : PLACE_HORDE_DISCARD;
    bool tier_2 = statement_is(st, at, "tier2");
    if (deck && seat < 0 && (tier_2 || statement_is(st, at, "tier1"))) {
        place = tier_2 ? PLACE_HORDE_DECK_2 : PLACE_HORDE_DECK;
        at++;
    }
    if (!statement_is(st, at, "size"))
        return compare_list(t, st, at, place, deck);
    if (at + 2 != st->n || !statement_number(st->word[at + 1], &size))
        return statement_unreadable(st, "size N");
    int got = table_size(scenario_state(t), place);
    return size == got ? status_ok() : differs(st->word[at + 1], got);
}

static Status expect_pile(Scenario *t, Statement *st)
{
    return compare_list(t, st, 2, statement_is(st, 1, "pile") ? PLACE_PILE : PLACE_ASIDE, true);
}

/* ---- numbers and words ------------------------------------------------------------------------------------------------ */

static Status expect_mana(Scenario *t, Statement *st)
{
    const State *s = scenario_state(t);
    int at = 2, seat = zone_seat(t, st, &at);
    if (seat == -2 || (seat == -1 && !siege_versus(s)))
        return statement_unreadable(st, "no such seat");
    seat = seat < 0 ? siege_horde_seat(s) : seat;
    return expect_number(st, at, siege_of(s)->mana[siege_pool(s, seat)]);
}

static Status expect_cost(Scenario *t, Statement *st)
{
    int def = st->n == 4 ? siege_def(siege_block(t), st->word[2]) : 0;
    return def ? expect_number(st, 3, siege_cost(scenario_state(t), 0, siege_card((DefId)def)))
               : statement_unreadable(st, "= cost NAME N");
}

static int skeletons(const State *s)
{
    return table_size(s, PLACE_SUPPLY);
}

static Status expect_phase(Scenario *t, Statement *st)
{
    const State *s = scenario_state(t);
    const Siege *g = siege_of(s);
    const char *got = siege_game.phase[s->over ? siege_block(t)->phase : s->phase];
    if (st->n != 3 || (siege_phase_step(st->word[2]) < 0))
        return statement_unreadable(st, "no such phase");
    bool before = !s->over && frame_peek(s) == NULL && siege_step_waits(g->step); /* it is about to begin */
    for (int phase = PHASE_REFRESH; before && phase < PHASE_OVER; phase++)
        if (siege_phase_step(siege_game.phase[phase]) == g->step)
            got = siege_game.phase[phase];
    if (g->step == STEP_PORTAL_SETUP)
        got = "setup";
    return expect_words(st, 2, got);
}

static Status expect_treachery(Scenario *t, Statement *st)
{
    DefId got = siege_of(scenario_state(t))->treachery;
    if (st->n != 3 || (!statement_is(st, 2, "nothing") && !siege_def(siege_block(t), st->word[2])))
        return statement_unreadable(st, "= treachery NAME");
    return expect_words(st, 2, got ? siege_card(got)->word : "nothing");
}

static Status expect_boosted(Scenario *t, Statement *st)
{
    const State *s = scenario_state(t);
    PieceId got = siege_of(s)->boosted, want = NO_PIECE;
    char label[LABEL_MOST] = "nothing";
    int at = 2;
    if (got != NO_PIECE)
        siege_card_label(s, got, label);
    if (statement_is(st, 2, "nothing") && st->n == 3)
        return holds(got == NO_PIECE, "nothing", label);
    SiegeFound found = siege_find_card(t, s, st, &at, &want);
    if (found != CARD_FOUND || at != st->n)
        return found == CARD_FOUND ? statement_unreadable(st, "= boosted CARD") : no_card(found, statement_word(st, 2));
    return holds(got == want, statement_word(st, 2), label);
}

/* "none", "loss castle", "loss deck P1", "win outsider", "win turn 20"; what follows may be left out */
static Status expect_result(Scenario *t, Statement *st)
{
    static const char *const ends[] = {"none", "loss castle", "loss deck", "win outsider", "win turn 20"};
    const State *s = scenario_state(t);
    const Siege *g = siege_of(s);
    char got[LABEL_MOST], want[STATEMENT_TEXT] = "";
    bool known = false;
    (void)snprintf(got, sizeof got, "%s", s->over ? ends[g->end] : "none");
    if (s->over && g->end == END_DECK)
        (void)snprintf(got, sizeof got, "loss deck %s", scenario_name(t, g->end_seat));
    for (int i = 2; i < st->n; i++)
        str_add(want, sizeof want, i > 2 ? " %s" : "%s", st->word[i]);
    size_t n = strlen(want);
    static const char *const all[] = {"none",         "loss castle",  "loss deck P1",
                                      "loss deck P2", "win outsider", "win turn 20"};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        known = known || (n > 0 && strncmp(all[i], want, n) == 0 && (all[i][n] == ' ' || !all[i][n]));
    if (!known)
        return statement_unreadable(st, "no such result");
    return holds(strncmp(got, want, n) == 0 && (got[n] == ' ' || !got[n]), want, got);
}

/* ---- questions --------------------------------------------------------------------------------------------------------- */

static Status expect_asked(Scenario *t, Statement *st)
{
    const State *s = scenario_state(t);
    WordList got = {0};
    if (st->n < 3)
        return statement_unreadable(st, "who?");
    bool nobody = st->n == 3 && statement_is(st, 2, "nobody");
    for (int i = 2; i < st->n && !nobody; i++)
        if (siege_seat_word(t, st->word[i]) < 0)
            return statement_unreadable(st, "no such seat");
    unsigned seats = siege_is_asking(s) ? state_may_act(s) : 0;
    for (int seat = 0; seat < s->nseats; seat++)
        if (seats >> seat & 1)
            wordlist_add(&got, scenario_name(t, seat));
    if (got.n == 0)
        wordlist_add(&got, "nobody");
    siege_block(t)->looked = true;
    return statement_compare(st, 2, &got, false);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

typedef struct {
    int n;
    char label[MOVE_MAX][LABEL_MOST];
} Labels;

static void add_label(Labels *l, const char *from, size_t n)
{
    while (n > 0 && from[0] == ' ') {
        from++;
        n--;
    }
    while (n > 0 && from[n - 1] == ' ')
        n--;
    char label[LABEL_MOST];
    (void)snprintf(label, sizeof label, "%.*s", (int)(n < LABEL_MOST ? n : LABEL_MOST - 1), from);
    if (l->n < MOVE_MAX)
        memcpy(l->label[l->n++], label, sizeof label);
}

static void labels_text(const Labels *l, char out[200])
{
    out[0] = '\0';
    for (int i = 0; i < l->n; i++)
        str_add(out, 200, i ? ", %s" : "%s", l->label[i]);
    if (l->n == 0)
        str_add(out, 200, "no question");
}

static bool has_label(const Labels *l, const char *label)
{
    for (int i = 0; i < l->n; i++)
        if (strcmp(l->label[i], label) == 0)
            return true;
    return false;
}

/* Each answer that reads otherwise once. */
static void labels_there(const Scenario *t, Labels *out)
{
    const State *s = scenario_state(t);
    Moves legal;
    out->n = 0;
    if (!siege_is_asking(s))
        return;
    scenario_legal(t, &legal);
    for (int i = 0; i < legal.n; i++) {
        char label[LABEL_MOST];
        siege_answer_label(t, s, legal.m[i], label);
        if (!has_label(out, label))
            add_label(out, label, strlen(label));
    }
    qsort(out->label, (size_t)out->n, sizeof out->label[0], by_text);
}

static Status expect_choices(Scenario *t, Statement *st)
{
    char text[STATEMENT_TEXT] = "", want_text[200], got_text[200];
    Labels *l = xcalloc(2, sizeof *l), *want = &l[0], *got = &l[1];
    for (int i = 2; i < st->n; i++)
        str_add(text, sizeof text, i > 2 ? " %s" : "%s", st->word[i]);
    for (const char *p = text; *p;) {
        size_t n = strcspn(p, ",");
        add_label(want, p, n);
        p += n + (p[n] == ',');
    }
    qsort(want->label, (size_t)want->n, sizeof want->label[0], by_text);
    labels_there(t, got);
    siege_block(t)->looked = true;
    bool same = want->n == got->n;
    for (int i = 0; same && i < got->n; i++)
        same = strcmp(want->label[i], got->label[i]) == 0;
    labels_text(want, want_text);
    labels_text(got, got_text);
    Status result = want->n == 0 ? statement_unreadable(st, "which answers?")
                    : same       ? status_ok()
                                 : status_error(SCENARIO_FAILED, "expected %.100s, got %.100s", want_text, got_text);
    free(l);
    return result;
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
