/* SPDX-License-Identifier: MIT
 * The stage: every legal move is reachable by exactly one gesture or button, and whole games can be played through it
 * with clicks, drags and keys, without a display; refusals say why; nothing private is shown to the wrong eyes. */
#include "help_stage.h"
#include "twins.h"

#include "games/siege/table/siege.h"
#include "core/order.h"
#include "core/table.h"
#include "core/text.h"
#include "games/siege/siege.h"
#include "ui/gesture.h"
#include "ui/sprites.h"

/* ---- gestures without a screen ----------------------------------------------------------------------------------- */

static Match *new_match(const char *id, int nseats, uint64_t seed)
{
    const Game *g = game_by_id(id);
    Setup cfg = game_preset(g, nseats);
    cfg.seed = seed;
    Match *m = match_new(g, &cfg, NULL);
    assert_non_null(m);
    return m;
}

static bool has(const Picked *picked, int index)
{
    for (int i = 0; i < picked->n; i++)
        if (picked->at[i] == index)
            return true;
    return false;
}

/* Where one gesture means several moves the prompt asks which: they must not have the same label there. */
static void need_answers(const Hand *h, const Picked *picked)
{
    for (int i = 0; i < picked->n; i++)
        for (int k = 0; k < i; k++)
            assert_true(h->legal->m[picked->at[i]].kind != h->legal->m[picked->at[k]].kind);
}

static bool either_way(const MoveSpec *spec)
{
    return spec->gesture == BY_DRAG && spec->arg[0] == spec->arg[1] && spec->from == spec->onto && spec->from != 0;
}

/* What dropping a piece on a place [0] or piece [1] means: a count and indices. Each move of a hand asks again. */
static uint16_t *answers[2][PIECE_MAX][PIECE_MAX], **given[2 * PIECE_MAX * PIECE_MAX];
static int ngiven;

static void answers_forget(void)
{
    while (ngiven > 0) {
        free(*given[--ngiven]);
        *given[ngiven] = NULL;
    }
}

static void drop_answer(const Hand *h, PieceId p, bool on_place, int at, Picked *out)
{
    uint16_t **known = &answers[!on_place][p][at];
    if (!*known) {
        hand_drops(h, p, on_place ? (PlaceId)at : NO_PLACE, on_place ? NO_PIECE : (PieceId)at, out);
        *known = xcalloc((size_t)out->n + 1, sizeof **known);
        given[ngiven++] = known;
        (*known)[0] = (uint16_t)out->n;
        for (int i = 0; i < out->n; i++)
            (*known)[i + 1] = (uint16_t)out->at[i];
    }
    out->n = (*known)[0];
    for (int i = 0; i < out->n; i++)
        out->at[i] = (*known)[i + 1];
}

/* Dropping p somewhere means the move: on a piece, or on a place. */
static bool drops(const Hand *h, PieceId p, int index)
{
    const MoveSpec *spec = &h->game->move[h->legal->m[index].kind];
    bool on_place = spec->gesture == BY_PICK || spec->arg[1] == ARG_PLACE || spec->arg[1] == ARG_NUM, means = false;
    Picked picked;
    for (int at = 0; at < (on_place ? h->game->nplaces + h->nslots : h->s->npieces) && !means; at++) {
        drop_answer(h, p, on_place, at, &picked);
        means = has(&picked, index);
        if (means && spec->arg[0] != ARG_SET) /* of sets the gathered one is meant */
            need_answers(h, &picked);
    }
    return means;
}

/* Choosing p, or dropping it, means the move. */
static bool means_it(const Hand *h, PieceId p, int index)
{
    const MoveSpec *spec = &h->game->move[h->legal->m[index].kind];
    Picked picked;
    if (spec->gesture == BY_DRAG)
        return drops(h, p, index);
    hand_picks(h, p, &picked);
    if (!has(&picked, index))
        return false;
    if (spec->arg[0] != ARG_SET)
        need_answers(h, &picked);
    return true;
}

typedef struct { /* bit per kind that may be chosen by dropping it: was possible, and could be dropped somewhere */
    uint64_t possible, dropped;
} Drops;

/* Distinct things to take hold of that mean the move: copies of one card in one group are one thing. */
static int ways(const Hand *h, int index)
{
    const State *s = h->s;
    int found = 0;
    for (PieceId p = 0; p < s->npieces; p++) {
        if ((h->stands_for && h->stands_for(s, p) != p) || !means_it(h, p, index))
            continue;
        assert_true(hand_can_lift(h, p));
        bool twin = false;
        for (PieceId q = 0; q < p && h->game->move[h->legal->m[index].kind].arg[0] == ARG_DEF; q++)
            twin |= s->piece[q].def == s->piece[p].def && means_it(h, q, index);
        found += !twin;
    }
    return found;
}

/* How many places of an order are not what they were. */
static int moved_by(const Hand *h, Move m)
{
    uint8_t of[ORDER_MOST];
    int n = 0;
    assert_true(order_read(m.a, h->game->norder, of));
    for (int i = 0; i < h->game->norder; i++)
        n += of[i] != i;
    return n;
}

/* One thing; of a set each of its pieces; of a place each piece there; of a pair either; of an order of which two change
 * places either, and every other order is made of such exchanges. */
static int ways_wanted(const Hand *h, Move m)
{
    const MoveSpec *spec = &h->game->move[m.kind];
    if (spec->arg[0] == ARG_ORDER)
        return moved_by(h, m) == 2 ? 2 : 0;
    if (spec->arg[0] == ARG_PLACE && spec->gesture == BY_PICK)
        return table_size(h->s, (PlaceId)m.a) > 0 ? table_size(h->s, (PlaceId)m.a) : 1;
    return spec->arg[0] == ARG_SET ? __builtin_popcount(m.a) : either_way(spec) ? 2 : 1;
}

static void need_gestures(const Hand *h, Drops *d)
{
    answers_forget();
    for (int i = 0; i < h->legal->n; i++) {
        Move m = h->legal->m[i];
        char word[WORD_MAX];
        move_text(h->game, h->s, m, word);
        int n = h->game->move[m.kind].gesture == BY_BUTTON ? hand_is_button(h, m) : ways(h, i);
        int wanted = h->game->move[m.kind].gesture == BY_BUTTON ? 1 : ways_wanted(h, m);
        if (n != wanted)
            fail_msg("%s: '%s' has %d gestures, not %d", h->game->id, word, n, wanted);
        const MoveSpec *spec = &h->game->move[m.kind];
        bool drop = spec->gesture == BY_PICK && spec->onto;
        d->possible |= (uint64_t)drop << m.kind;
        for (PieceId p = 0; drop && !(d->dropped >> m.kind & 1) && p < h->s->npieces; p++)
            d->dropped |= (uint64_t)drops(h, p, i) << m.kind;
        for (int k = 0; k < i; k++) /* two moves by one gesture: the second could never be made */
            assert_false(move_same(h->legal->m[k], m));
    }
}

static void follow_gestures(const Game *g, int nseats, uint64_t seed, Drops *d)
{
    Rng r = rng_seed(seed);
    Setup cfg = twins_setup(g, nseats, &r);
    Match *m = match_new(g, &cfg, NULL);
    const Board *b = board_by_game(g->id);
    View *v = view_new(g);
    while (!match_over(m)) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        match_view(m, match_to_act(m), VIEW_EYES, v);
        Hand h = {g,
                  view_state(v),
                  &legal,
                  board_ask(b)->stands_for,
                  board_ask(b)->drop_allowed,
                  b->slot,
                  b->nslots,
                  board_ask(b)->choice_place,
                  board_ask(b)->drop_on_piece,
                  NULL};
        if (rng_below(&r, 5) == 0)
            need_gestures(&h, d);
        assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
    }
    view_free(v);
    match_free(m);
}

static void SH_15_11_cards_of_a_partners_pile_are_taken_hold_of(void **st)
{
    (void)st;
    Drops d = {0};
    Match *m = help_replay("siege-partners-pile");
    Moves legal;
    View *v = view_new(&siege_game);
    match_legal(m, 1, &legal);
    match_view(m, 1, VIEW_EYES, v);
    Hand h = {&siege_game, view_state(v), &legal, .lands = board_ask(&siege_board)->drop_allowed,
              .asks_of = board_ask(&siege_board)->choice_place};
    assert_int_equal(legal.n, 5); /* four cards, or none */
    need_gestures(&h, &d);
    answers_forget();
    view_free(v);
    match_free(m);
}

/* Of the several moves of a minion the one that is meant is explained: to engage it, not to use it. */
static void need_engagement_told(const Match *m, const Hand *h, int *in_the_way)
{
    for (PieceId p = 0; p < h->s->npieces; p++) {
        Why why;
        if (h->s->piece[p].place != PLACE_BACK || h->s->piece[p].def == DEF_HIDDEN || hand_can_lift(h, p))
            continue;
        match_why(m, hand_refused(h, match_to_act(m), p), &why);
        if (why.never || strstr(why.text, "is the horde"))
            fail_msg("%s (%s)", why.text, why.rule);
        *in_the_way += strcmp(why.rule, "SH-5.11") == 0;
    }
}

static void SH_5_11_a_minion_that_cannot_be_engaged_says_why(void **st)
{
    (void)st;
    int in_the_way = 0;
    View *v = view_new(&siege_game);
    for (uint64_t seed = 1; seed <= (uint64_t)help_many(4, 12); seed++) {
        Rng r = rng_seed(seed);
        Setup cfg = twins_setup(&siege_game, 1, &r);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 400 && !match_over(m); i++) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            match_view(m, match_to_act(m), VIEW_EYES, v);
            Hand h = {&siege_game, view_state(v), &legal, .lands = board_ask(&siege_board)->drop_allowed,
                      .asks_of = board_ask(&siege_board)->choice_place};
            int step = siege_of(h.s)->step;
            if (h.s->nframes == 0 && (step == STEP_ALLIANCE || step == STEP_REACTION))
                need_engagement_told(m, &h, &in_the_way);
            assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        }
        match_free(m);
    }
    assert_true(in_the_way > 0);
    view_free(v);
}

static void every_legal_move_is_one_gesture_or_button(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        Drops d = {0};
        if (!board_by_game(g->id)) /* it is at no table yet */
            continue;
        for (int nseats = g->seats_min; nseats <= g->seats_max; nseats++)
            for (uint64_t seed = 1; seed <= (uint64_t)help_many(2, 5); seed++)
                follow_gestures(g, nseats, seed, &d);
        assert_true(d.possible == d.dropped); /* a goblin at the upper edge slides up by a click only */
    }
    answers_forget();
}

/* ---- a table without a display ----------------------------------------------------------------------------------- */

static void look(Bench *b)
{
    int seat = match_to_act(b->m);
    b->use = (StageInput){.match = b->m,
                          .eyes = seat,
                          .near = seat == NO_SEAT ? 0 : seat,
                          .hands = seat != NO_SEAT,
                          .zoom_on_hover = true};
}

static void pass(Bench *b, Input in)
{
    b->now += 40;
    in.now = b->now;
    gfx_begin(b->g, b->w, b->h, 1, THEME_TAVERN, b->text, true);
    ui_begin(b->ui, b->g, &in, "play");
    b->says = stage_frame(b->stage, b->ui, &b->use);
    ui_end(b->ui);
    gfx_end(b->g);
    if (b->says.played)
        look(b);
}

static void rest(Bench *b)
{
    for (int i = 0; i < 3; i++) {
        b->now += 2000;
        pass(b, (Input){0});
    }
    assert_false(stage_is_telling(b->stage));
}

static void mouse(Bench *b, InputKind kind, float x, float y)
{
    pass(b, (Input){.kind = kind, .x = x, .y = y, .button = 1});
}

static void click_at(Bench *b, float x, float y)
{
    mouse(b, INPUT_MOVE, x, y);
    mouse(b, INPUT_DOWN, x, y);
    mouse(b, INPUT_UP, x, y);
    pass(b, (Input){0});
}

static void key(Bench *b, SDL_Keycode k)
{
    pass(b, (Input){.kind = INPUT_KEY, .key = k});
    pass(b, (Input){0});
}

/* The item of the last pass with this id, or the piece that can be lifted and is of this word. */
static bool find_item(Bench *b, const char *id, const char *word, const char *can, float *x, float *y)
{
    char *text = ui_inspect(b->ui);
    json_t *all = json_loads(text, 0, NULL), *item;
    size_t i;
    bool found = false;
    assert_non_null(all);
    json_array_foreach(json_object_get(all, "items"), i, item)
    {
        const char *its = json_string_value(json_object_get(item, "id"));
        const char *piece = json_string_value(json_object_get(item, "piece"));
        const char *does = json_string_value(json_object_get(item, "can"));
        json_t *r = json_object_get(item, "rect");
        if ((id && strcmp(its, id) != 0) || (word && (!piece || strcmp(piece, word) != 0)))
            continue;
        if (can && (!does || strcmp(does, can) != 0))
            continue;
        float u = (float)json_number_value(json_object_get(all, "unit"));
        *x = ((float)json_number_value(json_array_get(r, 0)) + 6) / u;
        *y = ((float)json_number_value(json_array_get(r, 1)) + (float)json_number_value(json_array_get(r, 3)) / 2) / u;
        found = true;
    }
    json_decref(all);
    free(text);
    return found;
}

static const char *word_of(const Bench *b, uint16_t def)
{
    return match_game(b->m)->def[def].word;
}

static bool find_lit(Bench *b, const char *word, float *x, float *y)
{
    if (find_item(b, NULL, word, "lift", x, y))
        return true;
    for (int i = 0; i < 14; i++) { /* on another page of the list, or in a drawer */
        if (find_item(b, "more", NULL, NULL, x, y) || find_item(b, "drawer-3", NULL, NULL, x, y))
            click_at(b, *x, *y);
        if (find_item(b, NULL, word, "lift", x, y))
            return true;
    }
    return false;
}

static void drag(Bench *b, float x, float y, Move m)
{
    static const char *const places[] = {"front", "field"};
    float tx = 0, ty = 0;
    mouse(b, INPUT_MOVE, x, y);
    mouse(b, INPUT_DOWN, x, y);
    mouse(b, INPUT_MOVE, x + 5, y + 4);
    mouse(b, INPUT_MOVE, x + 15, y + 12);
    const MoveSpec *spec = &match_game(b->m)->move[m.kind];
    bool found = false;
    if (spec->gesture == BY_DRAG)
        found = find_item(b, NULL, word_of(b, m.b), "target", &tx, &ty);
    for (int i = 0; i < 2 && !found; i++)
        for (int seat = 0; seat < 4 && !found; seat++) {
            char id[32];
            (void)snprintf(id, sizeof id, "place-%s-%d", places[i], seat);
            found = find_item(b, id, NULL, "target", &tx, &ty);
        }
    for (int k = 1; k <= 11 && !found; k++) {
        char id[32];
        (void)snprintf(id, sizeof id, "place-battle-%d", k);
        found = find_item(b, id, NULL, "target", &tx, &ty);
    }
    assert_true(found);
    mouse(b, INPUT_MOVE, tx + 4, ty);
    mouse(b, INPUT_UP, tx + 4, ty);
    pass(b, (Input){0});
}

/* Plays one legal move as a person would; way: 0 click and Enter, 1 two clicks, 2 drag. */
static void play_by_hand(Bench *b, Move m, int way)
{
    uint32_t serial = match_serial(b->m);
    const MoveSpec *spec = &match_game(b->m)->move[m.kind];
    float x, y;
    char word[WORD_MAX], id[WORD_MAX + 8];
    View *v = view_new(match_game(b->m));
    match_view(b->m, match_to_act(b->m), VIEW_EYES, v);
    move_text(match_game(b->m), view_state(v), m, word);
    view_free(v);
    (void)snprintf(id, sizeof id, "move-%s", word);
    if (spec->gesture == BY_BUTTON) {
        assert_true(find_item(b, id, NULL, NULL, &x, &y));
        click_at(b, x + 10, y);
    } else {
        assert_true(find_lit(b, word_of(b, m.a), &x, &y));
        if (spec->gesture == BY_DRAG && way < 2) {
            click_at(b, x, y);
            assert_true(find_item(b, NULL, word_of(b, m.b), "target", &x, &y));
            click_at(b, x, y);
        } else if (way == 2) {
            drag(b, x, y, m);
        } else {
            click_at(b, x, y);
            if (way == 0)
                key(b, SDLK_RETURN);
            else
                click_at(b, x, y);
        }
    }
    if (match_serial(b->m) == serial) /* asked once more */
        key(b, SDLK_RETURN);
    if (match_serial(b->m) == serial)
        fail_msg("'%s' was not played by way %d", word, way);
    Move played = match_move(b->m, serial);
    assert_true(move_same(played, m));
}

static void play_game(int nseats, uint64_t seed, int w, int h, float text, int most)
{
    Bench b;
    Rng r = rng_seed(seed);
    bench_open(&b, new_match("horde", nseats, seed), w, h, text);
    look(&b);
    View *v = view_new(match_game(b.m));
    for (int i = 0; i < most && !match_over(b.m); i++) {
        Moves legal;
        rest(&b);
        match_view(b.m, b.use.eyes, VIEW_EYES, v);
        assert_memory_equal(stage_state(b.stage), view_state(v), match_game(b.m)->state_size);
        match_legal(b.m, match_to_act(b.m), &legal);
        play_by_hand(&b, legal.m[rng_below(&r, (uint32_t)legal.n)], (int)rng_below(&r, 3));
    }
    view_free(v);
    bench_close(&b);
}

static void whole_games_are_played_by_hand(void **st)
{
    (void)st;
    play_game(3, 1, 1280, 800, 1, 1000);
    play_game(2, 2, 1024, 640, 1, 1000);
    play_game(4, 3, 1920, 1080, 1.25f, 1000);
}

static void large_text_hinders_nobody(void **st)
{
    (void)st;
    play_game(3, 4, 1280, 800, 2, 1000);
    play_game(2, 5, 1280, 800, 1.5f, 1000);
}

/* ---- single things
 * --------------------------------------------------------------------------------------------------- */

/* A match in which the seat to act is barred from a card of the Pool. */
static bool is_barred(Bench *b, float *x, float *y)
{
    rest(b);
    return find_item(b, NULL, NULL, "not", x, y);
}

static void a_barred_card_says_why_and_marks_the_cause(void **st)
{
    (void)st;
    Bench b;
    Rng r = rng_seed(6);
    float x = 0, y = 0;
    bench_open(&b, new_match("horde", 3, 6), 1280, 800, 1);
    look(&b);
    while (!is_barred(&b, &x, &y)) {
        Moves legal;
        match_legal(b.m, match_to_act(b.m), &legal);
        assert_int_equal(match_play(b.m, match_serial(b.m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        look(&b);
    }
    uint32_t serial = match_serial(b.m);
    click_at(&b, x, y);
    click_at(&b, x, y);
    assert_int_equal(match_serial(b.m), serial);
    assert_memory_equal(b.says.rule, "HO-", 3);
    bench_close(&b);
}

/* Of two cards of one name the one that was held leaves the Pool, clicked or dragged. */
static void of_two_copies_the_held_one_goes(void **st)
{
    (void)st;
    int tried = 0;
    for (uint64_t seed = 1; seed < 60 && tried < 4; seed++) {
        Bench b;
        Moves legal;
        char id[24];
        float x = 0, y = 0;
        bench_open(&b, new_match("horde", 3, seed), 1280, 800, 1);
        match_legal(b.m, match_to_act(b.m), &legal);
        assert_int_equal(match_play(b.m, match_serial(b.m), legal.m[0]).code, 0); /* the token */
        look(&b);
        rest(&b);
        const State *s = match_truth(b.m);
        PieceId second = NO_PIECE;
        for (PieceId p = 0; p < s->npieces; p++)
            if (s->piece[p].place == s->piece[0].place && table_find(s, s->piece[p].place, s->piece[p].def) != p)
                second = p;
        (void)snprintf(id, sizeof id, "piece-%d", second);
        if (second != NO_PIECE && find_item(&b, id, NULL, "lift", &x, &y)) {
            uint32_t serial = match_serial(b.m);
            Move m = {0};
            match_legal(b.m, match_to_act(b.m), &legal);
            for (int i = 0; i < legal.n; i++)
                if (legal.m[i].a == s->piece[second].def)
                    m = legal.m[i];
            if (tried++ % 2)
                drag(&b, x, y, m);
            else {
                click_at(&b, x, y);
                click_at(&b, x, y);
            }
            assert_int_equal(match_serial(b.m), serial + 1);
            assert_int_equal(match_copy(b.m, serial), second);
            s = match_truth(b.m);
            assert_int_equal(match_game(b.m)->place[s->piece[second].place].seat, m.seat);
        }
        bench_close(&b);
    }
    assert_true(tried >= 4);
}

static void what_is_lifted_can_be_put_back(void **st)
{
    (void)st;
    Bench b;
    float x, y;
    bench_open(&b, new_match("horde", 2, 7), 1280, 800, 1);
    look(&b);
    rest(&b);
    uint32_t serial = match_serial(b.m);
    Moves legal;
    match_legal(b.m, match_to_act(b.m), &legal);
    const char *word = word_of(&b, legal.m[0].a);
    assert_true(find_lit(&b, word, &x, &y));
    click_at(&b, x, y);
    assert_true(find_item(&b, NULL, word, "lifted", &x, &y));
    pass(&b, (Input){.kind = INPUT_CANCEL}); /* the pointer leaves the window: the card waits */
    pass(&b, (Input){0});
    assert_true(find_item(&b, NULL, word, "lifted", &x, &y));
    key(&b, SDLK_ESCAPE);
    assert_false(find_item(&b, NULL, word, "lifted", &x, &y));
    assert_true(find_lit(&b, word, &x, &y));
    mouse(&b, INPUT_MOVE, x, y); /* a drag that ends nowhere */
    mouse(&b, INPUT_DOWN, x, y);
    mouse(&b, INPUT_MOVE, x + 40, y + 60);
    mouse(&b, INPUT_UP, x + 40, y + 60);
    pass(&b, (Input){0});
    assert_false(find_item(&b, NULL, word, "lifted", &x, &y));
    mouse(&b, INPUT_MOVE, x, y); /* and one that loses the pointer */
    mouse(&b, INPUT_DOWN, x, y);
    mouse(&b, INPUT_MOVE, x + 40, y + 60);
    pass(&b, (Input){.kind = INPUT_CANCEL});
    pass(&b, (Input){0});
    assert_false(find_item(&b, NULL, word, "lifted", &x, &y));
    assert_int_equal(match_serial(b.m), serial);
    bench_close(&b);
}

static bool says(const Bench *b, const char *words)
{
    char *screen = ui_inspect(b->ui);
    bool found = strstr(screen, words) != NULL;
    free(screen);
    return found;
}

/* A card that is dropped on nothing goes back and says what would take it, but not where it came from. */
static void a_drop_on_nothing_says_what_to_do(void **st)
{
    (void)st;
    Bench b;
    float x, y;
    bench_open(&b, new_match("horde", 2, 7), 1280, 800, 1);
    look(&b);
    rest(&b);
    Moves legal;
    match_legal(b.m, match_to_act(b.m), &legal);
    const char *word = word_of(&b, legal.m[0].a);
    assert_true(find_lit(&b, word, &x, &y));
    const float to[2][2] = {{x + 20, y + 20}, {640, 780}}; /* beside its place; at the foot of the table */
    for (int i = 0; i < 2; i++) {
        mouse(&b, INPUT_MOVE, x, y);
        mouse(&b, INPUT_DOWN, x, y);
        mouse(&b, INPUT_MOVE, to[i][0], to[i][1]);
        mouse(&b, INPUT_UP, to[i][0], to[i][1]);
        pass(&b, (Input){0});
        assert_int_equal(says(&b, "Drop it where the table is lit.") || says(&b, "A click chooses it."), i);
    }
    mouse(&b, INPUT_DOWN, 640, 780); /* any press closes it */
    pass(&b, (Input){0});
    assert_false(says(&b, "the table is lit") || says(&b, "A click chooses it."));
    bench_close(&b);
}

/* ---- the ribbon's ends ------------------------------------------------------------------------------------------- */

static bool leads_back(const char *id)
{
    return strcmp(id, "put-back") == 0 || strcmp(id, "clear") == 0 || strcmp(id, "back") == 0;
}

/* If a button answers, it stands at the right end of the ribbon, which is where it always is; what clears a set stands left
 * of where answers are. Returns how many buttons it has. */
static int need_ends(Bench *b, float *end)
{
    json_t *prompt = bench_id(b, "prompt"), *item;
    Rect r = prompt ? bench_rect(b, prompt) : (Rect){0};
    enum { APART = 160 };
    float last = 0, left = 0;
    int on = 0, back = 0;
    if (!prompt)
        return 0;
    for (int i = 0; (item = bench_item(b, "kind", "button", i)); i++) {
        Rect at = bench_rect(b, item);
        const char *id = word_in(item, "id");
        if (!rect_inside(at, rect_inset(r, -1)) || strcmp(id, "undo") == 0 || strcmp(id, "redo") == 0)
            continue;
        if (leads_back(id)) {
            left = strcmp(id, "clear") == 0 ? at.x + at.w : left;
            back++;
            continue;
        }
        last = fmaxf(last, at.x + at.w);
        on++;
    }
    if (on > 0) {
        assert_true(left < r.x + r.w - APART);
        assert_true(*end <= 0 || fabsf(r.x + r.w - *end) < 1.5f);
        *end = r.x + r.w;
        assert_true(fabsf(last - (*end - 10)) < 1.5f);
    }
    return on + back;
}

/* Whatever is asked, and while something is held: a pointer that rests finds no "Clear" where "Roll" was. */
static void buttons_of_questions_keep_their_places(void **st)
{
    (void)st;
    static const char *const game[] = {"horde", "monstrous", "goblins", "siege"};
    int seen = 0;
    for (size_t g = 0; g < sizeof game / sizeof *game; g++) {
        Bench b;
        Rng r = rng_seed(5);
        float end = 0, x, y;
        bench_open(&b, new_match(game[g], 2, 5), 1280, 800, 1);
        for (int i = 0; i < 25 && !match_over(b.m); i++) {
            Moves legal;
            look(&b);
            rest(&b);
            bench_rest(&b);
            seen += need_ends(&b, &end);
            if (find_item(&b, NULL, NULL, "lift", &x, &y)) {
                bench_click_at(&b, x, y);
                bench_rest(&b);
                seen += need_ends(&b, &end);
                bench_key(&b, SDLK_ESCAPE);
            }
            match_legal(b.m, match_to_act(b.m), &legal);
            assert_int_equal(match_play(b.m, match_serial(b.m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        }
        bench_close(&b);
    }
    assert_true(seen >= 40);
}

/* In Horde a card of the pool has one way to go, and a card that is handed over cannot be taken back. */
static void what_has_one_way_to_go_needs_one_press(void **st)
{
    (void)st;
    Bench b;
    float x, y;
    int at_once = 0, asked = 0;
    Rng r = rng_seed(3);
    bench_open(&b, new_match("horde", 3, 7), 1280, 800, 1);
    look(&b);
    for (int i = 0; i < 200 && !match_over(b.m); i++) {
        Moves legal;
        b.use.one_press = true;
        rest(&b);
        match_legal(b.m, match_to_act(b.m), &legal);
        Move m = legal.m[rng_below(&r, (uint32_t)legal.n)];
        const MoveSpec *spec = &match_game(b.m)->move[m.kind];
        uint32_t serial = match_serial(b.m);
        if (spec->gesture == BY_PICK && find_lit(&b, word_of(&b, m.a), &x, &y)) {
            click_at(&b, x, y);
            bool played = match_serial(b.m) > serial;
            assert_true(played == !(spec->flags & MV_ASK));
            if (!played) { /* nor does a second press at the same place confirm it */
                click_at(&b, x, y);
                assert_int_equal(match_serial(b.m), serial);
                asked++;
            }
            at_once += played;
        }
        if (match_serial(b.m) == serial)
            assert_int_equal(match_play(b.m, serial, m).code, 0);
        look(&b);
    }
    assert_true(at_once > 5);
    assert_true(asked > 0);
    bench_close(&b);
}

static void the_keys_alone_play_a_card(void **st)
{
    (void)st;
    Bench b;
    bench_open(&b, new_match("horde", 2, 8), 1280, 800, 1);
    look(&b);
    rest(&b);
    uint32_t serial = match_serial(b.m);
    for (int i = 0; i < 40 && match_serial(b.m) == serial; i++) {
        key(&b, SDLK_TAB);
        if (strncmp(ui_focused(b.ui), "piece-", 6) != 0)
            continue;
        key(&b, SDLK_RETURN);
        key(&b, SDLK_RETURN);
    }
    assert_true(match_serial(b.m) > serial);
    bench_close(&b);
}

static void other_eyes_see_backs(void **st)
{
    (void)st;
    Bench b;
    Rng r = rng_seed(10);
    bench_open(&b, new_match("horde", 3, 10), 1280, 800, 1);
    for (int i = 0; i < 30; i++) {
        Moves legal;
        match_legal(b.m, match_to_act(b.m), &legal);
        (void)match_play(b.m, match_serial(b.m), legal.m[rng_below(&r, (uint32_t)legal.n)]);
    }
    b.use = (StageInput){.match = b.m, .eyes = NO_SEAT, .near = 1};
    rest(&b);
    char *text = ui_inspect(b.ui);
    json_t *all = json_loads(text, 0, NULL), *item;
    size_t i;
    int hidden = 0;
    json_array_foreach(json_object_get(all, "items"), i, item)
    {
        const char *place = json_string_value(json_object_get(item, "place"));
        const char *piece = json_string_value(json_object_get(item, "piece"));
        if (!place || strncmp(place, "horde-", 6) != 0)
            continue;
        assert_string_equal(piece, "?");
        assert_string_equal(json_string_value(json_object_get(item, "label")), "a card");
        hidden++;
    }
    assert_true(hidden > 0);
    assert_null(strstr(text, "count-1-water"));
    json_decref(all);
    free(text);
    bench_close(&b);
}

static void a_story_is_told_and_any_key_ends_it(void **st)
{
    (void)st;
    Bench b;
    bench_open(&b, new_match("horde", 2, 11), 1280, 800, 1);
    ui_set_motion(b.ui, false, 1);
    look(&b);
    rest(&b);
    Moves legal;
    match_legal(b.m, match_to_act(b.m), &legal);
    assert_false(stage_is_behind(b.stage, b.m));
    (void)match_play(b.m, match_serial(b.m), legal.m[0]);
    assert_true(stage_is_behind(b.stage, b.m)); /* before a pass has seen the move: nobody may call it told */
    look(&b);
    pass(&b, (Input){0});
    assert_true(stage_is_telling(b.stage) && stage_is_behind(b.stage, b.m));
    assert_true(ui_wake_ms(b.ui) >= 0);
    key(&b, SDLK_F5);
    assert_false(stage_is_telling(b.stage));
    rest(&b);
    assert_false(stage_is_behind(b.stage, b.m));
    assert_int_equal(ui_wake_ms(b.ui), -1); /* nothing moves while nothing happens */
    bench_close(&b);
}

static void sprites_fly_and_arrive(void **st)
{
    (void)st;
    Sprites *all = calloc(1, sizeof *all);
    assert_non_null(all);
    sprite_send(all, 3, rect(0, 0, 50, 60), true, true, 100, 0, EASE_OUT_CUBIC, 0);
    assert_false(sprites_are_moving(all, 100));
    sprite_send(all, 3, rect(100, 0, 50, 60), true, true, 100, 200, EASE_OUT_BACK, 20);
    assert_true(sprites_are_moving(all, 200));
    Shot middle = sprite_shot(all, 3, 150);
    assert_true(middle.flying && middle.r.x > 0);
    Shot end = sprite_shot(all, 3, 300);
    assert_false(end.flying);
    assert_true(end.r.x == 100 && end.alpha == 1);
    assert_false(sprites_are_moving(all, 300));
    sprite_send(all, 4, rect(0, 0, 50, 60), false, true, 300, 0, EASE_OUT_CUBIC, 0);
    sprite_swap(all, 3, 4);
    assert_true(sprite_shot(all, 3, 300).r.x == 0 && sprite_shot(all, 4, 300).r.x == 100);
    for (int e = EASE_OUT_CUBIC; e <= EASE_OUT_BOUNCE; e++) {
        assert_true(ease_at((Ease)e, 0) == 0);
        assert_true(ease_at((Ease)e, 1) == 1);
    }
    free(all);
}

/* Whoever plays alone is not called by name; among several the question names the one who is asked. */
static void a_question_names_one_of_several(void **st)
{
    (void)st;
    for (int persons = 1; persons <= 2; persons++) {
        Bench b;
        Setup cfg = game_preset(game_by_id("horde"), 2);
        cfg.seed = 6;
        cfg.player[1] = persons == 2 ? 0 : 2;
        (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "Mira");
        (void)snprintf(cfg.name[1], SEAT_NAME_MAX, persons == 2 ? "Jonas" : "Skarn");
        Match *m = match_new(game_by_id("horde"), &cfg, NULL);
        while (match_to_act(m) != 0) {
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            assert_int_equal(match_play(m, match_serial(m), legal.m[0]).code, 0);
        }
        bench_open(&b, m, 1280, 800, 1);
        look(&b);
        bench_rest(&b);
        size_t i;
        json_t *item;
        const char *question = "";
        json_array_foreach(json_object_get(b.items, "items"), i, item) if (strcmp(word_in(item, "id"), "prompt") == 0)
            question = word_in(item, "label");
        assert_true(question[0] != '\0');
        assert_int_equal(strncmp(question, "Mira, ", 6) == 0, persons == 2);
        bench_close(&b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_5_11_a_minion_that_cannot_be_engaged_says_why),
        cmocka_unit_test(every_legal_move_is_one_gesture_or_button),
        cmocka_unit_test(SH_15_11_cards_of_a_partners_pile_are_taken_hold_of),
        cmocka_unit_test(whole_games_are_played_by_hand),
        cmocka_unit_test(large_text_hinders_nobody),
        cmocka_unit_test(a_barred_card_says_why_and_marks_the_cause),
        cmocka_unit_test(a_question_names_one_of_several),
        cmocka_unit_test(of_two_copies_the_held_one_goes),
        cmocka_unit_test(what_is_lifted_can_be_put_back),
        cmocka_unit_test(a_drop_on_nothing_says_what_to_do),
        cmocka_unit_test(buttons_of_questions_keep_their_places),
        cmocka_unit_test(what_has_one_way_to_go_needs_one_press),
        cmocka_unit_test(the_keys_alone_play_a_card),
        cmocka_unit_test(other_eyes_see_backs),
        cmocka_unit_test(a_story_is_told_and_any_key_ends_it),
        cmocka_unit_test(sprites_fly_and_arrive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
