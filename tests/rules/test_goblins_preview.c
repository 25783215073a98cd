/* SPDX-License-Identifier: MIT
 * Goblin Ranks: every preview equals what happens (goblins_preview.h): at every choice of many random games each legal
 * move is foretold from the eyes of the seat to act, done, and compared. */
#include "given_goblins.h"

enum { POSITIONS = 6000 };

typedef struct {
    long positions, moves, downs, thrown, slides, pushed, lays, unknown, changes;
} Tally;

static State *done(const State *s, Move m)
{
    Goblins *copy = xmalloc(sizeof *copy);
    memcpy(copy, s, sizeof *copy);
    goblins_game.apply(&copy->s, m, NULL);
    return &copy->s;
}

static Cells up(const State *s)
{
    return goblins_plane(s, PLANE_UP);
}

static Cells taken(const State *s)
{
    return goblins_plane(s, PLANE_TAKEN);
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static int best_but(const State *s, int row, int clan)
{
    int best = 0;
    for (int other = 0; other < CLAN_COUNT; other++) {
        int n = goblins_strength(s, row, (Clan)other);
        best = other != clan && n > best ? n : best;
    }
    return best;
}

/* Every change is named with both numbers and its verdict, and nothing else is. */
static void check_words(const State *eyes, const State *told, const State *before, const State *after, Tally *t)
{
    char words[SENTENCE_MAX], part[80];
    int changes = 0, arrows = 0;
    goblins_say_changes(eyes, told, words, sizeof words);
    for (int row = 0; row < GRID_ROWS; row++)
        for (int clan = 0; clan < CLAN_COUNT; clan++) {
            int was = goblins_strength(before, row, (Clan)clan), is = goblins_strength(after, row, (Clan)clan);
            int best = best_but(after, row, clan);
            if (was == is)
                continue;
            changes++;
            (void)snprintf(part, sizeof part, "%s %d \u2192 %d%s", goblins_clan_name[clan], was, is,
                           is < was     ? ""
                           : is > best  ? ", the most"
                           : is == best ? ", a tie"
                                        : "");
            const char *line = strstr(words, goblins_line_title(before, row));
            const char *end = line ? strchr(line, '.') : NULL, *found = line ? strstr(line, part) : NULL;
            if (!found || found > end || (found[strlen(part)] != '.' && found[strlen(part)] != ';'))
                fail_msg("'%s' does not say '%s' of %s", words, part, goblins_line_title(before, row));
        }
    for (const char *p = words; (p = strstr(p, "\u2192")) != NULL; p++)
        arrows++;
    assert_int_equal(arrows, changes);
    t->changes += changes;
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

static void check_slide(const State *s, const State *after, Move m, Tally *t)
{
    Slide slide;
    int column = goblins_column(s, m.a - PLACE_CELL);
    assert_true(goblins_slide(s, column, m.kind == MOVE_SLIDE_UP ? -1 : 1, &slide));
    assert_true(slide.after == taken(after));
    unsigned opened = goblins_of(after)->open & ~goblins_of(s)->open;
    assert_true(slide.opens == (opened ? cells_row(__builtin_ctz(opened)) : 0));
    t->slides++;
    assert_int_equal(slide.pushed >= 0, after->head[PLACE_AIR].count == 1);
    if (slide.pushed < 0)
        return;
    PowerChoice c = goblins_choice(after);
    assert_true(c.kind == MOVE_LAY && c.cells == slide.lays);
    t->pushed++;
}

/* The goblin is in the air: where it could go was known before. */
static void check_lift(const State *s, const State *after, Move m, Tally *t)
{
    const Frame *f = frame_peek(s);
    if (f->op == FRAME_TACTICIAN)
        return;
    int cell = m.a - PLACE_CELL;
    Cells reach = f->op == FRAME_CHARMER ? cells_around(cell_bit(frame_cell(f))) : ~0ull;
    assert_true(goblins_choice(after).cells == (goblins_destinations(s, cell) & reach));
    for (Cells free = goblins_legal_cells(after) & ~cell_bit(cell); free; free &= free - 1) {
        int to = cells_lowest(free);
        assert_int_equal(goblins_broken(s, cell, to) == 0, goblins_destinations(s, cell) >> to & 1);
    }
    t->lays++;
}

static void check_move(const State *eyes, const State *s, Move m, Tally *t)
{
    Goblins after;
    State *is = done(s, m);
    bool told = goblins_foresee(eyes, m, &after);
    t->moves++;
    if (!told) {
        assert_int_equal(m.kind, MOVE_RAISE); /* the only thing nobody can know */
        t->unknown++;
        free(is);
        return;
    }
    for (int plane = 0; plane < PLANE_COUNT; plane++)
        assert_true(goblins_plane(&after.s, (PlaneName)plane) == goblins_plane(is, (PlaneName)plane));
    assert_int_equal(after.open, goblins_of(is)->open);
    check_words(eyes, &after.s, s, is, t);
    Cells fell = up(s) & taken(is) & ~up(is);
    assert_true(goblins_felled(eyes, &after) == fell);
    if (m.kind == MOVE_DOWN) {
        assert_true(goblins_blast(eyes, m.a - PLACE_CELL, NULL) == fell);
        t->downs++;
    }
    t->thrown += m.kind == MOVE_PLACE && goblins_at(s, m.b - PLACE_CELL) != NO_PIECE;
    if (m.kind == MOVE_SLIDE_UP || m.kind == MOVE_SLIDE_DOWN)
        check_slide(eyes, is, m, t);
    if (m.kind == MOVE_LIFT)
        check_lift(eyes, is, m, t);
    /* Whom the power of the goblin reaches that is laid there: what is asked next, or nothing. */
    PowerChoice next = goblins_choice(&after.s);
    if (m.kind == MOVE_PLACE && is->phase == PHASE_POWER) {
        PowerChoice asked = goblins_choice(is);
        assert_true(next.kind == asked.kind && next.cells == asked.cells && next.down == asked.down);
    } else if (m.kind == MOVE_PLACE)
        assert_true((next.cells | next.down) == 0);
    free(is);
}

static void check_position(const Match *m, View *v, const Moves *legal, Tally *t)
{
    const State *s = match_truth(m);
    match_view(m, s->to_act, VIEW_EYES, v);
    const State *eyes = view_state(v);
    t->positions++;
    for (int i = 0; i < legal->n; i++)
        check_move(eyes, s, legal->m[i], t);
    if (s->phase != PHASE_PLACE)
        return;
    for (int clan = 0; clan < CLAN_COUNT; clan++) { /* whom a Wrecker of the hand may throw */
        Cells offered = 0;
        DefId def = goblins_def((Clan)clan, ROLE_WRECKER);
        for (int i = 0; i < legal->n; i++)
            if (legal->m[i].a == def && taken(s) >> (legal->m[i].b - PLACE_CELL) & 1)
                offered |= cell_bit(legal->m[i].b - PLACE_CELL);
        if (table_find(s, (PlaceId)(PLACE_HAND + s->to_act), def) != NO_PIECE)
            assert_true(goblins_replaceable(eyes, (Clan)clan) == offered);
    }
    for (Cells barred = goblins_thirteenth(eyes); barred; barred &= barred - 1) {
        Move m13 = {MOVE_PLACE, s->to_act, s->piece[table_first(s, (PlaceId)(PLACE_HAND + s->to_act))].def,
                    (uint16_t)(PLACE_CELL + cells_lowest(barred)), 0};
        Why why;
        assert_false(moves_have(legal, m13));
        match_why(m, m13, &why);
        assert_string_equal(why.rule, "GH-5.4");
    }
}

static void every_move_is_foretold_as_it_happens(void **st)
{
    (void)st;
    Tally t = {0};
    View *v = view_new(&goblins_game);
    for (uint64_t seed = 1; t.positions < POSITIONS; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), seed);
        cfg.option[OPT_APPRENTICE] = (uint8_t)(seed / 3 % 2);
        cfg.option[OPT_COHESION] = (uint8_t)(seed / 6 % 2);
        cfg.option[OPT_MEMORY] = (uint8_t)(seed / 12 % 2);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed + 7);
        while (!match_over(m)) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            check_position(m, v, &legal, &t);
            play_any(m, &r, 0);
        }
        match_free(m);
    }
    view_free(v);
    print_message(
        "%ld positions, %ld moves: %ld blows, %ld replaced, %ld slides (%ld pushed out), %ld lifted, %ld raises "
        "of an unknown face; %ld changes told\n",
        t.positions, t.moves, t.downs, t.thrown, t.slides, t.pushed, t.lays, t.unknown, t.changes);
    assert_true(t.downs > 500 && t.thrown > 500 && t.slides > 500 && t.pushed > 100 && t.lays > 500 && t.unknown > 100);
}

/* ---- a look back --------------------------------------------------------------------------------------------------- */

/* Reads "lead 5 to 3", "be tied at 4", "trail 3 to 5", or the numbers alone. */
static void read_rank(const char *words, int *own, int *other)
{
    if (sscanf(words, "lead %d to %d", own, other) == 2 || sscanf(words, "trail %d to %d", own, other) == 2 ||
        sscanf(words, "%d to %d", own, other) == 2)
        return;
    assert_true(sscanf(words, "be tied at %d", own) == 1 || sscanf(words, "at %d", own) == 1);
    *other = *own;
}

static void check_rank(const State *s, int row, int clan, const char *words)
{
    int own = -1, other = -1;
    read_rank(words, &own, &other);
    assert_int_equal(own, goblins_strength(s, row, (Clan)clan));
    assert_int_equal(other, best_but(s, row, clan));
}

/* All numbers are those of the table after the one turn and after the other, and each clan has its ruler's name. */
static int check_told(const State *end, const char *told, const State *better, const State *played)
{
    int lines = 0;
    for (int row = 0; row < GRID_ROWS; row++)
        for (int seat = 0; seat < end->nseats; seat++) {
            char begins[80];
            int clan = (int)goblins_crown(end, seat);
            (void)snprintf(begins, sizeof begins, "%s: %s ({%d}) would ", goblins_line_title(end, row),
                           goblins_clan_name[clan], seat);
            const char *line = strstr(told, begins), *instead = line ? strstr(line, ", not ") : NULL;
            if (line == NULL || strncmp(line + strlen(begins), "have", 4) == 0 ||
                strncmp(line + strlen(begins), "not", 3) == 0)
                continue;
            if (better != NULL)
                check_rank(better, row, clan, line + strlen(begins));
            assert_non_null(instead);
            check_rank(played, row, clan, instead + strlen(", not "));
            lines++;
        }
    return lines;
}

static int look_back_at(const State *s, const State *eyes, Move better, Move played)
{
    char told[SENTENCE_MAX];
    State *is = done(s, better), *was = done(s, played);
    goblins_game.hindsight(&(Hindsight){.then = eyes, .better = better, .after = was, .end = s}, told, sizeof told);
    bool simple = is->phase != PHASE_POWER; /* no power is used besides */
    int lines = check_told(s, told, simple ? is : NULL, was);
    free(is);
    free(was);
    return lines;
}

static void what_is_told_in_hindsight_is_true(void **st)
{
    (void)st;
    enum { GAMES = 6, EACH = 3 };
    int lines = 0;
    View *v = view_new(&goblins_game);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), seed);
        Match *m = new_match(&cfg);
        Rng r = rng_seed(seed);
        while (!match_over(m)) {
            Moves legal;
            const State *s = match_truth(m);
            match_legal(m, match_to_act(m), &legal);
            match_view(m, s->to_act, VIEW_MEMORY, v);
            for (int i = 0; i < EACH && s->phase == PHASE_PLACE; i++)
                lines += look_back_at(s, view_state(v), legal.m[rng_below(&r, (uint32_t)legal.n)],
                                      legal.m[rng_below(&r, (uint32_t)legal.n)]);
            play_any(m, &r, 0);
        }
        match_free(m);
    }
    view_free(v);
    assert_true(lines > 100);
}

/* The one that was wrong: who is thrown no longer counts in the line. */
static void GH_19_2_the_thrown_goblin_no_longer_counts(void **st)
{
    (void)st;
    Given g = given("seats Ann Ben;grid 0;1 Rf;2 Ef;hand Ann Sw;turn Ann");
    const State *s = state_in(&g);
    Goblins after;
    char words[SENTENCE_MAX], reason[SENTENCE_MAX];
    int cell = -1;
    for (int c = 0; c < GRID_CELLS; c++)
        if (goblins_at(s, c) != NO_PIECE && s->piece[goblins_at(s, c)].def == goblins_def(CLAN_RUBY, ROLE_FLAGBEARER))
            cell = c;
    Move m = {MOVE_PLACE, 0, goblins_def(CLAN_SAPPHIRE, ROLE_WRECKER), (uint16_t)(PLACE_CELL + cell), 0};
    assert_true(cell >= 0 && goblins_foresee(s, m, &after));
    goblins_say_changes(s, &after.s, words, sizeof words);
    assert_string_equal(words, "Upper line: Sapphire 0 \u2192 1, the most; Ruby 1 \u2192 0.");
    goblins_game.reason(s, m, reason, sizeof reason);
    assert_string_equal(reason, "Ruby falls behind in the upper line. It throws the Ruby Flagbearer.");
    given_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_is_foretold_as_it_happens),
        cmocka_unit_test(what_is_told_in_hindsight_is_true),
        cmocka_unit_test(GH_19_2_the_thrown_goblin_no_longer_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
