/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what a look back tells of a turn. Every number and every card that it names is checked against the
 * forecast of the turn as it was played, and of the better one where that is a single move. */
#include "given_siege.h"

#include "base/buf.h"
#include "games/siege/siege_forecast.h"

typedef struct {
    const State *then;
    SiegeForecast better, played;
    bool single; /* nothing follows the better move */
} Case;

static int castles, portals, decks, lanes, cards, prices, plans; /* sentences seen, and looks back whose plan goes on */

/* Returns how many monsters of that name fall, or stand, in the forecast. */
static int monsters(const State *s, const char *name, size_t n, const SiegeForecast *f, bool fall)
{
    int count = 0;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next) {
        const char *full = siege_card_of(s, p)->name;
        count += strlen(full) == n && strncmp(full, name, n) == 0 && siege_forecast_falls(f, p) == fall;
    }
    return count;
}

/* n: by so much castle, portal and deck are better off, below 0: worse; of one move it is the forecasts' difference. */
static void check_castle(const Case *c, int n)
{
    if (c->single)
        assert_int_equal(n, c->better.castle_then - c->played.castle_then);
    assert_true(n != 0 && c->played.castle_then + n >= 0);
    castles++;
}

static void check_portal(const Case *c, int n)
{
    if (c->single)
        assert_int_equal(n, c->played.portal_then - c->better.portal_then);
    assert_true(n != 0 && c->played.portal_then - n >= 0);
    portals++;
}

static void check_deck(const Case *c, int seat, int n)
{
    if (c->single)
        assert_int_equal(n, c->better.deck_then[seat] - c->played.deck_then[seat]);
    assert_true(n != 0 && c->played.deck_then[seat] + n >= 0);
    decks++;
}

/* "Lane 3 would hold.", "Lanes 1, 2 and 5 would hold.": monsters there got through in the turn as it was played. */
static void check_lanes(const Case *c, const char *words)
{
    for (const char *p = words; *p && *p != 'w'; p++)
        if (*p >= '1' && *p <= '6') {
            assert_true(c->played.lane[*p - '1'].castle > 0);
            if (c->single)
                assert_true(c->better.lane[*p - '1'].castle <= 0);
            lanes++;
        }
}

/* "X would be destroyed": one card, which is a monster that was left standing. */
static void check_destroyed(const Case *c, const char *line, const char *would)
{
    size_t n = (size_t)(would - line);
    if (memchr(line, ',', n) || strstr(line, " and "))
        return;
    assert_true(monsters(c->then, line, n, &c->played, false) > 0);
    cards++;
}

/* "Price: 2 castle health, 3 portal damage, 1 card of the deck, Ox." */
static void check_price(const Case *c, const char *line)
{
    static const char *const what[] = {" castle health", " portal damage", " card"};
    for (int i = 0; i < 3; i++) {
        const char *at = strstr(line, what[i]);
        if (at == NULL)
            continue;
        while (at > line && at[-1] >= '0' && at[-1] <= '9')
            at--;
        int n = -atoi(at), seat = 0;
        if (i == 0)
            check_castle(c, n);
        else if (i == 1)
            check_portal(c, n);
        else {
            while (c->single && seat < ALLIES_MOST - 1 && c->better.deck_then[seat] - c->played.deck_then[seat] != n)
                seat++;
            check_deck(c, seat, n);
        }
        prices++;
    }
}

static void check_sentence(const Case *c, const char *line)
{
    int n = 0, seat = 0;
    const char *would = strstr(line, " would be destroyed.");
    if (sscanf(line, "The castle would keep %d more health.", &n) == 1)
        check_castle(c, n);
    else if (sscanf(line, "The portal would lose %d more health.", &n) == 1)
        check_portal(c, n);
    else if (strcmp(line, "The portal would break.") == 0)
        assert_true(c->played.portal_then > 0 && (!c->single || c->better.portal_then == 0));
    else if (sscanf(line, "The deck would keep %d more card", &n) == 1 ||
             sscanf(line, "{%d}\u2019s deck would keep %d more card", &seat, &n) == 2)
        check_deck(c, seat, n);
    else if (strncmp(line, "Lane", 4) == 0)
        check_lanes(c, line);
    else if (strcmp(line, "The castle would not fall this turn.") == 0)
        assert_true(c->played.castle_falls && (!c->single || !c->better.castle_falls));
    else if (strstr(line, "would win this turn."))
        assert_true(!c->played.wins && (!c->single || c->better.wins));
    else if (strncmp(line, "Price: ", 7) == 0)
        check_price(c, line);
    else if (would)
        check_destroyed(c, line, would);
}

static bool is_fact(const char *line)
{
    static const char *const begins[] = {"{", "Price: "};
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (strncmp(line, begins[i], strlen(begins[i])) == 0)
            return true;
    return strstr(line, " would ") != NULL;
}

/* Sentences end with a full stop and a blank, but for names that have one inside: there are none. */
static int check_told(Case *c, char *told)
{
    char *rest = told, *line;
    int n = 0;
    c->single = true;
    for (bool first = true; rest && *rest; first = false) {
        line = rest;
        rest = strstr(line, ". ");
        if (rest) {
            rest[1] = '\0';
            rest += 2;
        }
        if (first && !is_fact(line))
            c->single = false;
        check_sentence(c, line);
        n += is_fact(line);
    }
    plans += n > 0 && !c->single;
    return n;
}

static int look_back_at(const Match *m, int seat, Move better, View *v, View *w)
{
    char told[SENTENCE_MAX] = "";
    State *s = xmalloc(siege_game.state_size);
    memcpy(s, match_truth(m), siege_game.state_size);
    siege_game.apply(s, (Move){MOVE_DONE, (uint8_t)seat, 0, 0, 0}, NULL);
    match_view(m, seat, VIEW_MEMORY, v);
    view_of(w, s, seat, VIEW_MEMORY);
    free(s);
    Case c = {.then = view_state(v)};
    siege_game.hindsight(&(Hindsight){.then = c.then, .better = better, .after = view_state(w), .end = match_truth(m)},
                         told, sizeof told);
    if (!told[0])
        return 0;
    siege_forecast_at_best(c.then, better, NO_PIECE, &c.better);
    siege_forecast(view_state(w), seat, &c.played);
    assert_true(siege_forecast_worth(c.then, &c.played) < 1000);
    return check_told(&c, told);
}

static void what_is_told_in_hindsight_is_true(void **state)
{
    (void)state;
    enum { GAMES = 12, EACH = 3 };
    int told = 0;
    View *v = view_new(&siege_game), *w = view_new(&siege_game);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        int mode = (int)(seed % 4);
        Match *m = given_siege(mode == 0 ? 1 : mode == 3 ? 3 : 2, mode == 2, seed);
        Rng r = rng_seed(seed);
        for (int i = 0; i < 300 && !match_over(m); i++) {
            const State *s = match_truth(m);
            int seat = match_to_act(m);
            Moves legal;
            match_legal(m, seat, &legal);
            bool acts = siege_of(s)->step == STEP_ALLIANCE && s->nframes == 0 && !siege_of(s)->done[seat];
            for (int k = 0; k < EACH && acts; k++)
                told += look_back_at(m, seat, legal.m[rng_below(&r, (uint32_t)legal.n)], v, w);
            help_play(m, &r, 1);
        }
        match_free(m);
    }
    view_free(v);
    view_free(w);
    assert_true(told > 300 && castles > 50 && portals > 20 && decks > 10 && lanes > 30 && cards > 10 && prices > 10 &&
                plans > 30);
}

/* What the horde's player lays is answered before the lanes fight: nothing certain can be said of it. */
static void nothing_is_told_to_the_horde(void **state)
{
    (void)state;
    View *v = view_new(&siege_game);
    int seen = 0;
    Match *m = given_siege(2, 1, 7);
    Rng r = rng_seed(7);
    for (int i = 0; i < 200 && !match_over(m); i++) {
        const State *s = match_truth(m);
        if (match_to_act(m) == siege_horde_seat(s) && siege_of(s)->step == STEP_HORDE_SEAT) {
            char told[SENTENCE_MAX] = "?";
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            match_view(m, match_to_act(m), VIEW_MEMORY, v);
            siege_game.hindsight(&(Hindsight){view_state(v), legal.m[0], view_state(v), s}, told, sizeof told);
            assert_string_equal(told, "");
            seen++;
        }
        help_play(m, &r, 1);
    }
    assert_true(seen > 5);
    match_free(m);
    view_free(v);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_told_in_hindsight_is_true),
                                       cmocka_unit_test(nothing_is_told_to_the_horde)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
