/* SPDX-License-Identifier: MIT
 * Words: text forms of moves and back, labels, log lines, and the list of all words that journals hold, pinned. */
#include "help.h"

#include "base/file.h"
#include "core/order.h"
#include "core/text.h"
#include "games/horde/horde.h"
#include "games/nullgame/nullgame.h"

/* ---- a game with every kind of argument ------------------------------------------------------------------------- */

enum { MV_TURN = 1, MV_CARRY, MV_PAY, MV_NAME, MV_MIX, MV_SEND, MV_ORDER, MVS };
static const MoveSpec moves[MVS] = {
    [MV_TURN] = {.word = "turn", .label = "Turn {a}", .arg = {ARG_PIECE}},
    [MV_CARRY] = {.word = "carry", .label = "Carry {a} to {b}", .arg = {ARG_PIECE, ARG_PLACE}},
    [MV_PAY] = {.word = "pay", .label = "Pay seat {a} {b} coins", .arg = {ARG_SEAT, ARG_NUM}},
    [MV_NAME] = {.word = "name", .label = "Name {a}", .arg = {ARG_DEF}},
    [MV_MIX] = {.word = "mix", .label = "{c}, {b} and {a}!", .arg = {ARG_DEF, ARG_DEF, ARG_NUM}},
    [MV_SEND] = {.word = "send", .label = "Send {a} to {b}", .arg = {ARG_SET, ARG_PLACE}},
    [MV_ORDER] = {.word = "order", .label = "As {a}", .arg = {ARG_ORDER}},
};
enum { EVENT_ALL = EV_GAME, EVENT_QUIET, EVENT_SENT };
static const EventSpec events[] = {
    {"all", "{seat} {other} {card} {why} {n} {m} {coin} {from} {to}.", NULL},
    {"quiet", NULL, NULL},
    {"sent", "{set}: {dice}.", NULL},
};
static const PlaceSpec places[] = {{"cave", "the cave", SIGHT_ALL, NO_SEAT, 0, 0, 0},
                                   {"hill-2", "the hill", SIGHT_ALL, NO_SEAT, 0, 0, 0}};
static const DefSpec defs[] = {
    {"?", "a card", NULL, 0, 0}, {"red-ant", "Red Ant", NULL, 0, 2}, {"bee", "Bee", NULL, 0, 2}};
static const SetSpec set[] = {{'a', 1}, {'b', 2}, {'7', 1}};
static const Game words = {
    .id = "words",
    .title = "Words",
    .move = moves,
    .nmoves = MVS,
    .place = places,
    .nplaces = 2,
    .event = events,
    .nevents = 3,
    .def = defs,
    .ndefs = 3,
    .set = set,
    .nset = 3,
    .norder = 4,
};

static State some_state(void)
{
    State s;
    memset(&s, 0, sizeof s);
    s.nseats = 3;
    s.npieces = 3;
    s.piece[0].def = 1;
    s.piece[1].def = 2;
    s.piece[2].def = 1;
    for (int i = 0; i < 3; i++)
        s.piece[i].known = 7;
    return s;
}

static void wants_text(Move m, const char *wanted)
{
    State s = some_state();
    char text[WORD_MAX];
    Move back;
    move_text(&words, &s, m, text);
    assert_string_equal(text, wanted);
    Status read = move_parse(&words, &s, m.seat, text, &back);
    if (read.code)
        fail_msg("%s", read.text);
    assert_true(move_same(m, back));
}

static void every_argument_is_written_and_read(void **st)
{
    (void)st;
    wants_text((Move){MV_TURN, 1, 2, 0, 0}, "turn red-ant#2");
    wants_text((Move){MV_CARRY, 0, 1, 1, 0}, "carry bee#1 hill-2");
    wants_text((Move){MV_PAY, 2, 0, (uint16_t)-7, 0}, "pay 0 -7");
    wants_text((Move){MV_PAY, 2, 2, 32767, 0}, "pay 2 32767");
    wants_text((Move){MV_PAY, 2, 2, 0x8000, 0}, "pay 2 -32768");
    wants_text((Move){MV_NAME, 2, 2, 0, 0}, "name bee");
    wants_text((Move){MV_MIX, 0, 1, 2, 5}, "mix red-ant bee 5");
    wants_text((Move){MV_SEND, 0, 5, 1, 0}, "send a7 hill-2");
    wants_text((Move){MV_SEND, 0, 7, 0, 0}, "send ab7 cave");
    wants_text((Move){MV_SEND, 0, 0, 0, 0}, "send - cave");
    wants_text((Move){MV_ORDER, 0, 0, 0, 0}, "order 1234");
    wants_text((Move){MV_ORDER, 0, 1, 0, 0}, "order 1243");
    wants_text((Move){MV_ORDER, 0, 23, 0, 0}, "order 4321");
}

static void orders_are_numbered_as_in_a_dictionary(void **st)
{
    (void)st;
    for (int n = 0; n <= ORDER_MOST; n++) {
        uint8_t of[ORDER_MOST], next[ORDER_MOST];
        unsigned count = 0;
        bool more = true;
        for (int i = 0; i < n; i++)
            next[i] = (uint8_t)i;
        for (; more; more = order_next(next, n), count++) {
            assert_true(order_read(count, n, of));
            assert_memory_equal(of, next, (size_t)n);
            assert_int_equal(order_number(of, n), count);
        }
        assert_int_equal(count, order_count(n));
        assert_false(order_read(count, n, of));
    }
}

/* A move about a piece that lies face down gives nothing away, and is the same for whoever knows more. */
static void a_piece_that_the_seat_does_not_see_has_no_word(void **st)
{
    (void)st;
    State s = some_state();
    char text[WORD_MAX], label[SENTENCE_MAX];
    Move back;
    s.piece[1].known = 1 << 2;
    move_text(&words, &s, (Move){MV_TURN, 0, 1, 0, 0}, text);
    assert_string_equal(text, "turn ?#1");
    move_label(&words, &s, (Move){MV_TURN, 0, 1, 0, 0}, label, sizeof label);
    assert_string_equal(label, "Turn a card");
    assert_int_equal(move_parse(&words, &s, 0, text, &back).code, 0);
    assert_int_equal(back.a, 1);
    assert_int_not_equal(move_parse(&words, &s, 0, "turn bee#1", &back).code, 0);
    move_text(&words, &s, (Move){MV_TURN, 2, 1, 0, 0}, text);
    assert_string_equal(text, "turn bee#1");
    assert_int_not_equal(move_parse(&words, &s, 2, "turn ?#1", &back).code, 0);
}

static void what_is_no_move_is_refused(void **st)
{
    (void)st;
    static const char *const bad[][2] = {
        {"", "no move ''"},
        {" ", "no move ''"},
        {"fly", "no move 'fly'"},
        {"Turn red-ant#0", "no move 'Turn'"},
        {"turn", "needs 1 word"},
        {"turn bee#1 bee#1", "needs 1 word"},
        {"turn  bee#1", "needs 1 word"},
        {"turn bee#1 ", "needs 1 word"},
        {" turn bee#1", "no move ''"},
        {"turn bee", "'bee'"},
        {"turn bee#0", "cannot be used"},
        {"turn bee#3", "'bee#3'"},
        {"turn bee#-1", "'bee#-1'"},
        {"turn #1", "cannot be used"},
        {"turn bee#", "'bee#'"},
        {"turn bee#1x", "'bee#1x'"},
        {"turn bee#99999999999999999999", "cannot be used"},
        {"carry bee#1", "needs 2 words"},
        {"carry bee#1 moon", "'moon'"},
        {"carry cave bee#1", "'cave'"},
        {"pay 3 1", "'3'"},
        {"pay -1 1", "'-1'"},
        {"pay 0 32768", "'32768'"},
        {"pay 0 -32769", "'-32769'"},
        {"pay 0 1.5", "'1.5'"},
        {"pay 0 ten", "'ten'"},
        {"send ba cave", "'ba'"},
        {"send aa cave", "'aa'"},
        {"send a- cave", "'a-'"},
        {"send c cave", "'c'"},
        {"send  cave", "''"},
        {"order 123", "'123'"},
        {"order 12345", "'12345'"},
        {"order 1233", "'1233'"},
        {"order 0123", "'0123'"},
        {"order 1235", "'1235'"},
        {"order", "needs 1 word"},
        {"name ?", "'?'"},
        {"name", "needs 1 word"},
        {"mix bee bee 1 1", "needs 3 words"},
        {"mix bee bee 1 ", "needs 3 words"},
        {"name a-word-that-is-much-longer-than-the-longest-text-of-a-move-may-be", "shorter than 64"},
    };
    State s = some_state();
    const Move untouched = {9, 9, 9, 9, 9};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        Move m = untouched;
        Status read = move_parse(&words, &s, 0, bad[i][0], &m);
        if (!read.code)
            fail_msg("'%s' was taken for a move", bad[i][0]);
        if (!strstr(read.text, bad[i][1]))
            fail_msg("'%s': '%s' does not say '%s'", bad[i][0], read.text, bad[i][1]);
        assert_true(move_same(m, untouched));
    }
}

static void nonsense_moves_have_some_text(void **st)
{
    (void)st;
    State s = some_state();
    char text[WORD_MAX] = "x", label[SENTENCE_MAX] = "x";
    move_text(&words, &s, (Move){0}, text);
    assert_string_equal(text, "");
    move_text(&words, &s, (Move){200, 0, 0, 0, 0}, text);
    assert_string_equal(text, "");
    move_label(&words, &s, (Move){200, 0, 0, 0, 0}, label, sizeof label);
    assert_string_equal(label, "");
    for (int i = 0; i < 300; i++) {
        Move m = {(uint8_t)(1 + i % (MVS - 1)), 0, (uint16_t)(i * 997), (uint16_t)(i * 769), 0};
        move_text(&words, &s, m, text);
        move_label(&words, &s, m, label, sizeof label);
        assert_true(text[0] && label[0]);
    }
}

static void labels_name_things(void **st)
{
    (void)st;
    State s = some_state();
    char label[SENTENCE_MAX];
    move_label(&words, &s, (Move){MV_CARRY, 0, 2, 1, 0}, label, sizeof label);
    assert_string_equal(label, "Carry Red Ant to the hill");
    move_label(&words, &s, (Move){MV_PAY, 0, 2, (uint16_t)-7, 0}, label, sizeof label);
    assert_string_equal(label, "Pay seat {2} \u22127 coins");
    move_label(&words, &s, (Move){MV_MIX, 0, 1, 2, 5}, label, sizeof label);
    assert_string_equal(label, "5, Bee and Red Ant!");
    move_label(&words, &s, (Move){MV_SEND, 0, 6, 0, 0}, label, sizeof label);
    assert_string_equal(label, "Send Bee and Red Ant to the cave");
}

static void describes(const State *s, Move m, char *out, size_t n)
{
    if (m.kind == MV_CARRY)
        (void)snprintf(out, n, "Carry the %s ant of %d over the hill", s->piece[m.a].def == 1 ? "red" : "other", m.a);
}

static bool marks(const Setup *names, const Event *e, const char *word, SayArg *out)
{
    *out = e->n == 7 ? say_s(word, names->name[e->seat]) : say_hidden(word, "somebody");
    return strcmp(word, "hill") == 0;
}

static void a_game_may_word_its_moves_and_marks_itself(void **st)
{
    (void)st;
    static const EventSpec climbed[] = {{"climbed", "{card}: {hill} on hill {n}!", NULL}};
    State s = some_state();
    Game own = words;
    char text[SENTENCE_MAX] = "x";
    move_words(&own, &s, (Move){MV_CARRY, 0, 2, 1, 0}, text, sizeof text);
    assert_string_equal(text, "Carry Red Ant to the hill");
    own.describe = describes;
    move_words(&own, &s, (Move){MV_CARRY, 0, 2, 1, 0}, text, sizeof text);
    assert_string_equal(text, "Carry the red ant of 2 over the hill");
    move_words(&own, &s, (Move){MV_TURN, 0, 2, 0, 0}, text, sizeof text);
    assert_string_equal(text, "Turn Red Ant");
    move_words(&own, &s, (Move){0}, text, sizeof text);
    assert_string_equal(text, "");
    own.event = climbed;
    own.nevents = 1;
    own.mark = marks;
    Setup names = {.nseats = 2, .name = {"Mira", "Olga"}};
    event_line(&own, &names, &(Event){.kind = EV_GAME, .seat = 1, .def = 2, .n = 7}, text, sizeof text);
    assert_string_equal(text, "*Bee*: Olga on hill 7!");
}

static void log_lines_name_people(void **st)
{
    (void)st;
    Setup names = {.nseats = 2};
    (void)snprintf(names.name[0], SEAT_NAME_MAX, "Mira");
    (void)snprintf(names.name[1], SEAT_NAME_MAX, "Olga");
    Event e = {.kind = EVENT_ALL, .seat = 0, .other = 1, .def = 1, .why = 2, .n = 12, .from = 0, .to = 1};
    char line[SENTENCE_MAX];
    event_line(&words, &names, &e, line, sizeof line);
    assert_string_equal(line, "*Mira* *Olga* *Red Ant* *Bee* 12 1 [coin:12] the cave the hill.");
    e.def = DEF_HIDDEN;
    e.n = -3;
    e.seat = NO_SEAT;
    event_line(&words, &names, &e, line, sizeof line);
    assert_string_equal(line, "nobody *Olga* a card *Bee* \xe2\x88\x92"
                              "3 1 [coin:-3] the cave the hill.");
    e.kind = EVENT_QUIET;
    event_line(&words, &names, &e, line, sizeof line);
    assert_string_equal(line, "");
    e.kind = EV_MOVE;
    event_line(&words, &names, &e, line, sizeof line);
    assert_string_equal(line, "");
    e = (Event){.kind = EVENT_SENT, .why = 7};
    event_dice(&e, (const uint8_t[6]){6, 3, 31, 14, 0, 9});
    event_line(&words, &names, &e, line, sizeof line);
    assert_string_equal(line, "*Red Ant*, *Bee* and *Red Ant*: 6, 3, 31, 14.");
    e = (Event){.kind = EVENT_SENT, .why = 2};
    event_dice(&e, (const uint8_t[6]){31, 31, 31, 31, 31, 31});
    event_line(&words, &names, &e, line, sizeof line);
    assert_string_equal(line, "*Bee*: 31, 31, 31, 31, 31, 31.");
    e = (Event){.kind = EVENT_SENT};
    event_line(&words, &names, &e, line, sizeof line);
    assert_string_equal(line, "nothing: nothing.");
    e.kind = EVENT_SENT + 1;
    event_line(&words, &names, &e, line, sizeof line);
    assert_string_equal(line, "");
}

/* Bold, coins and signs come from the lines of a game, never from how somebody is called. */
static void a_name_makes_no_marks(void **st)
{
    (void)st;
    Setup names = {.nseats = 2};
    (void)snprintf(names.name[0], SEAT_NAME_MAX, "*Mira*");
    (void)snprintf(names.name[1], SEAT_NAME_MAX, "[coin:3]");
    Event e = {.kind = EVENT_ALL, .seat = 0, .other = 1, .def = 1, .why = 2, .n = 12, .from = 0, .to = 1};
    char line[SENTENCE_MAX], text[64] = "{0} and {1}";
    event_line(&words, &names, &e, line, sizeof line);
    assert_string_equal(line, "*Mira* *coin:3]* *Red Ant* *Bee* 12 1 [coin:12] the cave the hill.");
    text_names(&names, text, sizeof text);
    assert_string_equal(text, "Mira and coin:3]");
}

static void names_are_filled_in(void **st)
{
    (void)st;
    Setup names = {.nseats = 2};
    (void)snprintf(names.name[0], SEAT_NAME_MAX, "{1}");
    (void)snprintf(names.name[1], SEAT_NAME_MAX, "Ölga %%s");
    char text[64] = "{0} and {1}, {9} {a} {1";
    text_names(&names, text, sizeof text);
    assert_string_equal(text, "{1} and Ölga %s, {9} {a} {1"); /* names are not looked into */
    char empty[4] = "";
    text_names(&names, empty, sizeof empty);
    assert_string_equal(empty, "");
}

static void words_are_found(void **st)
{
    (void)st;
    assert_int_equal(def_by_word(&words, "bee"), 2);
    assert_int_equal(def_by_word(&words, "?"), -1);
    assert_int_equal(def_by_word(&words, ""), -1);
    assert_int_equal(place_by_word(&words, "cave"), 0);
    assert_int_equal(place_by_word(&words, "Cave"), -1);
}

/* ---- the words of released games -------------------------------------------------------------------------------- */

static void list_words(const Game *g, Buf *out)
{
    for (int i = 1; i < g->nmoves; i++) {
        buf_printf(out, "move %s", g->move[i].word);
        for (int k = 0; k < 3 && g->move[i].arg[k]; k++)
            buf_printf(out, " %d", g->move[i].arg[k]);
        buf_add(out, "\n");
    }
    for (int i = 0; i < g->noptions; i++) {
        buf_printf(out, "option %s", g->option[i].word);
        for (int k = 0; k < g->option[i].nchoices; k++)
            buf_printf(out, " %s", g->option[i].choice[k]);
        buf_add(out, "\n");
    }
    for (int i = 1; i < g->ndefs; i++)
        buf_printf(out, "def %s\n", g->def[i].word);
    for (int i = 0; i < g->nplaces; i++)
        buf_printf(out, "place %s\n", g->place[i].word);
    for (int i = 0; i < g->nphases; i++)
        buf_printf(out, "phase %s\n", g->phase[i]);
    for (int i = 0; i < g->nframe_ops; i++)
        buf_printf(out, "step %s\n", g->frame_op[i] ? g->frame_op[i] : "-");
    for (int i = 0; i < g->nfields; i++)
        buf_printf(out, "field %s %d\n", g->field[i].word, g->field[i].count);
    for (int i = 0; i < g->nevents; i++)
        buf_printf(out, "event %s\n", g->event[i].word);
}

/* Each line of `lines` stands in `text`. */
static void wants_lines(const char *text, const char *lines, const char *otherwise)
{
    char line[200];
    for (const char *p = lines; *p; p = strchr(p, '\n') + 1) {
        (void)snprintf(line, sizeof line, "%.*s", (int)(strchr(p, '\n') - p + 1), p);
        const char *at = strstr(text, line);
        while (at && at > text && at[-1] != '\n')
            at = strstr(at + 1, line);
        if (!at)
            fail_msg("%.*s %s", (int)strlen(line) - 1, line, otherwise);
    }
}

/* Words stand in people's saved games: they are added, never changed. With HORDEHALL_PIN_WORDS set the list is written
 * anew, for a game that is not released yet. */
static void released_words_never_change(void **st)
{
    (void)st;
    static const char *const released[] = {"horde", "goblins"};
    for (size_t i = 0; i < sizeof released / sizeof *released; i++) {
        Buf now = {0}, pinned = {0}, path = {0};
        list_words(game_by_id(released[i]), &now);
        buf_printf(&path, "%s/golden/%s_words.txt", TEST_DIR, released[i]);
        if (getenv("HORDEHALL_PIN_WORDS"))
            assert_int_equal(file_write(buf_str(&path), now.text, now.n).code, 0);
        Status read = file_read(buf_str(&path), 1 << 20, &pinned);
        if (read.code)
            fail_msg("%s", read.text);
        wants_lines(buf_str(&now), buf_str(&pinned), "was changed or is gone");
        wants_lines(buf_str(&pinned), buf_str(&now), "is new: pin it with HORDEHALL_PIN_WORDS=1");
        buf_free(&now);
        buf_free(&pinned);
        buf_free(&path);
    }
}

/* Words end at blanks and lines, options at '=', pieces at '#' and ':'. */
static void words_are_plain(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        Buf all = {0};
        list_words(game_list[i], &all);
        for (const char *p = buf_str(&all); *p; p++)
            if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789-_ \n", *p))
                fail_msg("%s: the character '%c' in a word", game_list[i]->id, *p);
        for (int k = 1; k < game_list[i]->ndefs; k++)
            assert_int_equal(def_by_word(game_list[i], game_list[i]->def[k].word), k); /* no word twice */
        for (int k = 0; k < game_list[i]->nplaces; k++)
            assert_int_equal(place_by_word(game_list[i], game_list[i]->place[k].word), k);
        buf_free(&all);
    }
}

/* Every mark of every label is one that text.h knows; an unknown one would end the program. A label may say nothing of some
 * of its cases (a phase that is not told), but not of all. */
static void every_log_line_can_be_written(void **st)
{
    (void)st;
    enum { CASES = 3 };
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        Setup names = game_preset(g, g->seats_max);
        for (int k = 0; k < g->nevents; k++) {
            bool said = false;
            for (int n = 0; n < CASES; n++) {
                Event e = {.kind = (uint8_t)(EV_GAME + k), .def = 1, .why = 1, .n = (int16_t)n, .seat = 0};
                char line[SENTENCE_MAX];
                event_line(g, &names, &e, line, sizeof line);
                said |= line[0] != '\0';
                assert_null(strchr(line, '{'));
            }
            assert_int_equal(said, g->event[k].label != NULL);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_argument_is_written_and_read),
        cmocka_unit_test(orders_are_numbered_as_in_a_dictionary),
        cmocka_unit_test(a_piece_that_the_seat_does_not_see_has_no_word),
        cmocka_unit_test(what_is_no_move_is_refused),
        cmocka_unit_test(nonsense_moves_have_some_text),
        cmocka_unit_test(labels_name_things),
        cmocka_unit_test(a_game_may_word_its_moves_and_marks_itself),
        cmocka_unit_test(log_lines_name_people),
        cmocka_unit_test(a_name_makes_no_marks),
        cmocka_unit_test(names_are_filled_in),
        cmocka_unit_test(words_are_found),
        cmocka_unit_test(released_words_never_change),
        cmocka_unit_test(words_are_plain),
        cmocka_unit_test(every_log_line_can_be_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
