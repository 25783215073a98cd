/* SPDX-License-Identifier: MIT
 * Positions in JSON: every moment of a game goes out and in again; an impossible one is refused with a sentence that
 * names what is wrong, and leaves the caller's state alone. */
#include "help.h"

#include "core/position.h"
#include "core/table.h"
#include "games/horde/horde.h"
#include "games/nullgame/nullgame.h"

/* ---- there and back --------------------------------------------------------------------------------------------- */

/* The position of s loaded again: equal JSON, and equal bytes from then on. */
static void wants_trip(const Game *g, const State *s, State *loaded, State *again)
{
    Setup cfg = game_preset(g, 0);
    json_t *first = position_out(g, NULL, s), *second;
    Status read = position_in(g, first, 5, &cfg, loaded);
    if (read.code) {
        char *text = json_dumps(first, 0);
        fail_msg("%s: %s", read.text, text);
    }
    assert_int_equal(cfg.nseats, s->nseats);
    assert_memory_equal(cfg.option, s->option, sizeof cfg.option);
    assert_null(table_fault(loaded, g, s));
    second = position_out(g, NULL, loaded);
    assert_true(json_equal(first, second));
    assert_int_equal(position_in(g, second, 5, &cfg, again).code, 0);
    assert_memory_equal(loaded, again, g->state_size);
    Moves had = {.n = 0}, has = {.n = 0};
    if (!s->over) {
        game_legal(g, s, s->to_act, &had);
        game_legal(g, loaded, loaded->to_act, &has);
    }
    assert_int_equal(had.n, has.n);
    assert_memory_equal(had.m, has.m, (size_t)had.n * sizeof had.m[0]);
    json_decref(first);
    json_decref(second);
}

static void every_moment_of_horde_goes_out_and_in(void **st)
{
    (void)st;
    State *loaded = xcalloc(1, horde_game.state_size), *again = xcalloc(1, horde_game.state_size);
    int windows = 0, gifts = 0, battles = 0, tricks = 0, over = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Setup cfg = game_preset(&horde_game, 2 + (int)(seed % 3));
        Rng r = rng_seed(seed);
        cfg.seed = seed;
        cfg.option[OPT_EDITION] = (uint8_t)(seed / 2 % 2);
        cfg.option[OPT_LEVEL] = (uint8_t)(seed % 8 ? LEVEL_FULL : LEVEL_BASIC);
        cfg.option[OPT_SAME_NAME] = (uint8_t)(seed / 3 % 2);
        cfg.option[OPT_HORDES] = (uint8_t)(seed / 4 % 2);
        cfg.option[OPT_VAMPIRES] = (uint8_t)(seed / 5 % 2);
        Match *m = match_new(&horde_game, &cfg, NULL);
        help_play(m, &r, 10000);
        for (uint32_t i = 0; i <= match_serial(m); i++) {
            const State *s = match_truth_at(m, i);
            const Frame *window = frame_peek(s);
            windows += window && window->step == 0;
            gifts += window && window->step == 2;
            battles += s->phase == PHASE_JOKERS;
            tricks += s->phase == PHASE_TRICKSTER;
            over += s->over;
            wants_trip(&horde_game, s, loaded, again);
        }
        match_free(m);
    }
    assert_int_equal(over, 40);
    assert_true(windows > 20 && gifts > 5 && battles > 500 && tricks > 5); /* each kind of moment was there */
    free(loaded);
    free(again);
}

static void every_moment_of_the_null_game_goes_out_and_in(void **st)
{
    (void)st;
    State *loaded = xcalloc(1, nullgame.state_size), *again = xcalloc(1, nullgame.state_size);
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Match *m = help_new(&nullgame, 2 + (int)(seed % 3), seed);
        Rng r = rng_seed(seed);
        help_play(m, &r, 100);
        for (uint32_t i = 0; i <= match_serial(m); i++)
            wants_trip(&nullgame, match_truth_at(m, i), loaded, again);
        match_free(m);
    }
    free(loaded);
    free(again);
}

/* What a seat may know can be loaded as well: its "?" become some pieces that are possible there. */
static void a_view_can_be_loaded_as_one_of_its_worlds(void **st)
{
    (void)st;
    Match *m = help_new(&nullgame, 3, 4);
    Rng r = rng_seed(4);
    help_play(m, &r, 3);
    View *v = view_new(&nullgame);
    match_view(m, 0, VIEW_EYES, v);
    json_t *seen = position_out(&nullgame, NULL, view_state(v)), *places = json_object_get(seen, "places");
    assert_string_equal(json_string_value(json_array_get(json_object_get(places, "heap"), 1)), "?");
    Setup cfg = game_preset(&nullgame, 0);
    State *world = xcalloc(1, nullgame.state_size);
    Status read = position_in(&nullgame, seen, 8, &cfg, world);
    if (read.code)
        fail_msg("%s", read.text);
    assert_null(table_fault(world, &nullgame, match_truth(m)));
    View *w = view_new(&nullgame);
    view_of(w, world, 0, VIEW_EYES);
    json_t *again = position_out(&nullgame, NULL, view_state(w));
    assert_true(json_equal(seen, again));
    json_decref(seen);
    json_decref(again);
    free(world);
    view_free(v);
    view_free(w);
    match_free(m);
}

/* ---- a position written by hand --------------------------------------------------------------------------------- */

static const char hand_written[] =
    "{'game':'horde','seats':3,'options':{'edition':'printed','level':'full','hordes':'closed'},'round':4,"
    "'phase':'pick','to_act':1,'over':false,'starter':0,'starter1':0,'opening':0,'total':[2,0,0],"
    "'places':{'pool':['water-ooze','vampire','fire-troll','sun-golem'],'horde-2':['betrayer','moon-troll','demon'],"
    "'front-0':['forest-dragon','royal-ooze'],'battle-1':['fire','8'],'battle-2':['ooze','-3'],"
    "'battle-3':['sun','2'],'battle-4':['golem','2'],'supply':['sun-troll','?','?']}}";

static json_t *parse(const char *text)
{
    json_error_t error;
    Buf json = {0};
    for (const char *p = text; *p; p++)
        buf_addn(&json, *p == '\'' ? "\"" : p, 1);
    json_t *o = json_loads(buf_str(&json), JSON_DECODE_ANY, &error);
    if (!o)
        fail_msg("%s: %s", error.text, text);
    buf_free(&json);
    return o;
}

static void a_position_can_be_written_by_hand(void **st)
{
    (void)st;
    json_t *o = parse(hand_written);
    Setup cfg = game_preset(&horde_game, 0);
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "Mira");
    cfg.player[1] = 2;
    State *s = xcalloc(1, horde_game.state_size);
    Status read = position_in(&horde_game, o, 3, &cfg, s);
    if (read.code)
        fail_msg("%s", read.text);
    assert_int_equal(cfg.nseats, 3);
    assert_string_equal(cfg.name[0], "Mira"); /* who sits there is the caller's business */
    assert_int_equal(cfg.player[1], 2);
    assert_int_equal(table_size(s, PLACE_POOL), 4);
    assert_int_equal(table_size(s, PLACE_SUPPLY), 3);
    assert_int_equal(table_size(s, PLACE_BOX), 78 - 12); /* what is not named */
    assert_int_equal(table_size(s, PLACE_PILE), 7);
    assert_int_equal(table_size(s, PLACE_TOKENS), 7);
    assert_int_equal(horde_limit(s), 2);
    /* It is played on: seat 1 picks, the owner of the Betrayer is asked. */
    Match *m = match_from(&horde_game, &cfg, s);
    DefId ooze = 0;
    while (strcmp(horde_game.def[ooze].word, "water-ooze") != 0)
        ooze++;
    assert_int_equal(match_play(m, 0, (Move){MOVE_PICK, 1, ooze, 0, 0}).code, 0);
    assert_int_equal(match_to_act(m), 2);
    match_free(m);
    json_decref(o);
    free(s);
}

/* Cards of a battle may be stated without where they came from. */
static void a_battle_can_be_written_by_hand(void **st)
{
    (void)st;
    json_t *o = parse("{'game':'horde','seats':2,'round':11,'phase':'jokers','to_act':0,'battle':10,"
                      "'after':[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-2],'places':{'battle-11':['water','8'],"
                      "'battle-2':['fire'],'battle-3':['sun'],'battle-4':['moon'],'battle-5':['forest'],"
                      "'battle-6':['royal'],'battle-7':['ooze'],'battle-8':['troll'],'battle-9':['dragon'],"
                      "'battle-10':['golem'],'battle-1':['skeleton'],'horde-0':['flayer','sun-golem'],"
                      "'field-0':['water-ooze','water-golem'],'field-1':['water-ooze','steam-beast'],"
                      "'horde-1':['vampire']}}");
    Setup cfg = game_preset(&horde_game, 0);
    State *s = xcalloc(1, horde_game.state_size);
    Status read = position_in(&horde_game, o, 3, &cfg, s);
    if (read.code)
        fail_msg("%s", read.text);
    Match *m = match_from(&horde_game, &cfg, s);
    assert_int_equal(match_play(m, 0, (Move){MOVE_FLAYER, 0, 0, 0, 0}).code, 0);
    assert_true(match_over(m));
    assert_null(table_fault(match_truth(m), &horde_game, s));
    assert_null(horde_game.fault(match_truth(m)));
    assert_int_equal(horde_taken(match_truth(m), 0), 8);
    match_free(m);
    json_decref(o);
    free(s);
}

/* ---- refusals --------------------------------------------------------------------------------------------------- */

static void wants_refusal(const Game *g, const json_t *o, const char *word)
{
    State *s = xmalloc(g->state_size), *before = xmalloc(g->state_size);
    Setup cfg, cfg_before;
    memset(s, 0x5A, g->state_size);
    memset(before, 0x5A, g->state_size);
    memset(&cfg, 0x5A, sizeof cfg);
    cfg_before = cfg;
    Status read = position_in(g, o, 1, &cfg, s);
    char *text = json_dumps(o, JSON_ENCODE_ANY);
    if (!read.code)
        fail_msg("loaded: %s", text);
    if (!strstr(read.text, word))
        fail_msg("'%s' does not say '%s': %s", read.text, word, text);
    HELP_SENTENCE(read);
    assert_memory_equal(s, before, g->state_size);
    assert_memory_equal(&cfg, &cfg_before, sizeof cfg);
    free(text);
    free(s);
    free(before);
}

/* The hand-written position with a member set to a value ("" takes it away) is refused with this word. */
static void wants_refused(const char *member, const char *value, const char *word)
{
    json_t *o = parse(hand_written), *into = o;
    if (strncmp(member, "places.", 7) == 0) {
        into = json_object_get(o, "places");
        member += 7;
    } else if (strncmp(member, "options.", 8) == 0) {
        into = json_object_get(o, "options");
        member += 8;
    }
    if (*value)
        json_object_set_new(into, member, parse(value));
    else
        json_object_del(into, member);
    wants_refusal(&horde_game, o, word);
    json_decref(o);
}

static void what_is_no_position_is_refused(void **st)
{
    (void)st;
    static const char *const values[] = {"[]", "3", "'horde'", "null", "true"};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        json_t *o = parse(values[i]);
        wants_refusal(&horde_game, o, "an object");
        json_decref(o);
    }
    wants_refusal(&horde_game, NULL, "an object");
    json_t *o = parse("{}");
    wants_refusal(&horde_game, o, "'seats' is missing");
    json_decref(o);
}

static void wrong_setups_are_refused(void **st)
{
    (void)st;
    wants_refused("game", "'chess'", "'chess'");
    wants_refused("game", "7", "'game'");
    wants_refused("seats", "", "'seats' is missing");
    wants_refused("seats", "1", "'seats' must be a whole number from 2 to 4");
    wants_refused("seats", "5", "'seats'");
    wants_refused("seats", "'3'", "'seats'");
    wants_refused("seats", "3.0", "'seats'");
    wants_refused("seats", "999999999999999999", "'seats'");
    wants_refused("options", "[]", "'options'");
    wants_refused("options.level", "3", "'level'");
    wants_refused("options.level", "'easy'", "full basic intermediate");
    wants_refused("options.level", "'intermediate'", "HO-1.8");
    wants_refused("options.colour", "'red'", "no option 'colour'");
    wants_refused("options.starter", "'3'", "HO-2.2"); /* there are seats 0 to 2 */
}

static void wrong_pieces_are_refused(void **st)
{
    (void)st;
    wants_refused("places", "", "'places' is missing");
    wants_refused("places", "[]", "'places'");
    wants_refused("places.attic", "[]", "'attic'");
    wants_refused("places.horde-3", "[]", "'horde-3'"); /* three seats */
    wants_refused("places.pool", "{}", "'pool'");
    wants_refused("places.pool", "'demon'", "'pool'");
    wants_refused("places.pool", "[7]", "a piece in 'pool'");
    wants_refused("places.pool", "[{}]", "a piece in 'pool'");
    wants_refused("places.pool", "[{'word':7}]", "a piece in 'pool'");
    wants_refused("places.pool", "['unicorn']", "'unicorn'");
    wants_refused("places.pool", "['water-ooze','water-ooze','water-ooze']", "'water-ooze'");
    wants_refused("places.pool", "['betrayer']", "'betrayer'"); /* the other one lies in a horde */
    wants_refused("places.pool", "['8']", "'8'");
    wants_refused("places.pool", "[{'word':'demon','glows':true}]", "'glows'");
    wants_refused("places.pool", "[{'word':'vampire','face':256}]", "'face'");
    wants_refused("places.pool", "[{'word':'vampire','face':-1}]", "'face'");
    wants_refused("places.pool", "[{'word':'vampire','n':'1'}]", "'n'");
    wants_refused("places.pool", "[{'word':'vampire','owner':3}]", "'owner'");
    wants_refused("places.pool", "[{'word':'vampire','num':[1,2]}]", "'num'");
    wants_refused("places.pool", "[{'word':'vampire','num':{'slot':-1}}]", "'slot'");
    wants_refused("places.pool", "[{'word':'vampire','num':{'wound':1}}]", "no number 'wound'");
    wants_refused("places.pool", "[{'word':'vampire','host':'pool:9'}]", "no piece lies at 'pool:9'");
    wants_refused("places.pool", "[{'word':'vampire','host':'pool:0'}]", "attached to itself");
    wants_refused("places.pool", "[{'word':'vampire','host':7}]", "is named by its place");
    wants_refused("places.pool", "[{'word':'vampire','pool':9}]", "'pool'");
    wants_refused("places.pool", "[{'word':'vampire','known':8}]", "'known'");
    wants_refused("places.pool", "[{'word':'vampire','recall':8}]", "'recall'");
    wants_refused("places.pool", "[{'word':'vampire','pos':256}]", "'pos'");
    wants_refused("places.pool", "[{'word':'vampire','pos':3},{'word':'flayer','pos':3}]", "'pos'");
    wants_refused("places.pool", "[{'word':'vampire','pos':255},'flayer']", "'pos'");
}

static void too_many_pieces_are_refused(void **st)
{
    (void)st;
    json_t *many = json_array();
    for (int i = 0; i < 101; i++)
        json_array_append_new(many, json_string("?"));
    json_t *o = parse(hand_written);
    json_object_set(json_object_get(o, "places"), "supply", many);
    wants_refusal(&horde_game, o, "more pieces than this game has");
    json_decref(o);
    for (int i = 0; i < 67; i++)
        json_array_remove(many, 0); /* 34 unknown tokens */
    o = parse(hand_written);
    json_object_set(json_object_get(o, "places"), "burnt", many);
    wants_refusal(&horde_game, o, "'burnt' holds more unknown pieces");
    json_decref(o);
    json_decref(many);
}

static void wrong_members_are_refused(void **st)
{
    (void)st;
    wants_refused("colour", "7", "no member 'colour'");
    wants_refused("serial", "7", "no member 'serial'");
    wants_refused("round", "-1", "'round'");
    wants_refused("round", "'4'", "'round'");
    wants_refused("round", "70000", "'round'");
    wants_refused("phase", "", "'phase'");
    wants_refused("phase", "'lunch'", "'phase'");
    wants_refused("phase", "3", "'phase'");
    wants_refused("to_act", "3", "'to_act'");
    wants_refused("to_act", "'Mira'", "'to_act'");
    wants_refused("over", "'no'", "'over'");
    wants_refused("dice", "7", "'dice'");
    wants_refused("dice", "[256]", "'dice'");
    wants_refused("dice", "[0,-1]", "'dice'");
    wants_refused("total", "7", "'total' must be a list of 3");
    wants_refused("total", "[1,2]", "'total' must be a list of 3");
    wants_refused("total", "[1,2,100]", "'total' must be a whole number from 0 to 99");
    wants_refused("after", "[0]", "'after' must be a list of 11");
    wants_refused("starter", "4", "'starter'");
    wants_refused("opening", "null", "'opening'");
    wants_refused("waiting", "7", "'waiting'");
    wants_refused("waiting", "[7]", "'waiting'");
    wants_refused("waiting", "[{'op':'nap'}]", "'waiting'");
    wants_refused("waiting", "[{'op':'window','why':1}]", "'why'");
    wants_refused("waiting", "[{'op':'window','step':'x'}]", "'step'");
    wants_refused("waiting", "[{'op':'window','n':300}]", "'n'");
    wants_refused("waiting", "[{'op':'window','seat':9}]", "'seat'");
    wants_refused("waiting", "[{'op':'window','arg':'unicorn'}]", "'arg'");
    wants_refused("waiting", "[{'op':'window','piece':'pool:9'}]", "pool:9");
    wants_refused("waiting", "[{'op':'window','piece':'pool:4294967296'}]", "by its place and number there");
    wants_refused("waiting", "[{'op':'window','piece':'pool:0xyz'}]", "by its place and number there");
    wants_refused("waiting", "[{'op':'window','set':-5}]", "'set' must be a whole number from 0 to 4294967295");
    wants_refused("waiting", "[{'op':'window','piece':'attic:0'}]", "attic:0");
    wants_refused("waiting", "[{'op':'window','piece':'pool'}]", "place and number");
    wants_refused("waiting", "[{'op':'window','piece':3}]", "place and number");
}

static void impossible_positions_are_refused(void **st)
{
    (void)st;
    static const char window[] = "[{'op':'window','seat':2,'n':0,'step':0,'piece':'front-0:0'}]";
    wants_refused("round", "12", "impossible");
    wants_refused("to_act", "null", "nobody has a turn");
    wants_refused("to_act", "0", "owes no card");
    wants_refused("over", "true", "phase 'over'");
    wants_refused("phase", "'over'", "phase 'over'");
    wants_refused("phase", "'assign'", "impossible");
    wants_refused("phase", "'trickster'", "impossible");
    wants_refused("phase", "'jokers'", "impossible");
    wants_refused("starter", "3", "seats at the table");
    wants_refused("places.battle-2", "['ooze']", "without a token");
    wants_refused("places.battle-2", "['-3']", "without a Battle Card");
    wants_refused("places.battle-2", "[]", "without gaps");
    wants_refused("places.battle-2", "['ooze','royal']", "more than one Battle Card");
    wants_refused("places.battle-2", "['3','-3']", "more than one");
    wants_refused("places.battle-2", "['ooze','3','-3']", "more pieces lie in a place than it can hold");
    wants_refused("places.won-0", "['demon']", "cannot lie");
    wants_refused("places.pool", "['5','vampire']", "cannot lie");
    wants_refused("places.field-1", "['vampire']", "laid out");
    wants_refused("after", "[0,-2,-2,-2,-2,-2,-2,-2,-2,-2,-2]", "no token any more");
    wants_refused("after", "[-2,-2,-2,-2,-2,-2,-2,-2,-2,-2,1]", "HO-3.4");
    wants_refused("waiting", window, "owner of the Betrayer"); /* who is not to act */
    json_t *o = parse(hand_written);
    json_object_set_new(o, "waiting", parse(window));
    json_object_set_new(o, "to_act", json_integer(2));
    json_object_set_new(o, "total", parse("[1,0,0]")); /* the card at stake is not credited yet */
    Setup cfg = game_preset(&horde_game, 0);
    State *s = xcalloc(1, horde_game.state_size);
    Status read = position_in(&horde_game, o, 1, &cfg, s); /* now it is possible ... */
    if (read.code)
        fail_msg("%s", read.text);
    json_object_set_new(json_object_get(o, "places"), "horde-2", parse("['moon-troll','demon','flayer']"));
    wants_refusal(&horde_game, o, "owner of the Betrayer"); /* ... not without the Betrayer */
    json_object_set_new(json_object_get(o, "places"), "horde-2", parse("['betrayer','demon']"));
    wants_refusal(&horde_game, o, "HO-7.2");
    json_object_set_new(json_object_get(o, "places"), "horde-2", parse("['betrayer','demon','flayer']"));
    json_object_set_new(o, "waiting", parse("[{'op':'window','seat':2,'n':1,'step':0,'piece':'front-0:0'}]"));
    wants_refusal(&horde_game, o, "before its picker");
    json_object_set_new(o, "waiting",
                        parse("[{'op':'window','seat':2,'n':0,'step':2,'arg':'vampire','piece':'front-0:0'}]"));
    wants_refusal(&horde_game, o, "first card to give");
    json_object_set_new(o, "waiting", parse("[{'op':'window','seat':2,'n':0,'step':7,'piece':'front-0:0'}]"));
    wants_refusal(&horde_game, o, "impossible");
    json_decref(o);
    free(s);
}

/* Numbers that leave no move, or loop for ever, or crash when the game goes on, must not get in. */
static void whatever_is_let_in_can_be_played(void **st)
{
    (void)st;
    static const char *const members[] = {"round",      "phase",   "to_act", "total",   "locked",
                                          "sacrificed", "agreed",  "after",  "starter", "opening",
                                          "credit",     "chances", "battle", "tricked", "starter1"};
    static const char *const values[] = {"0",        "1",        "2",
                                         "3",        "11",       "99",
                                         "-1",       "-2",       "'pick'",
                                         "'end'",    "'draw'",   "'assign'",
                                         "'battle'", "'jokers'", "'trickster'",
                                         "[0,0,0]",  "[1,1,1]",  "[99,99,99]",
                                         "[0,99,1]", "[4,4,4]",  "[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1]"};
    enum { NMEMBERS = sizeof members / sizeof *members, NVALUES = sizeof values / sizeof *values };
    State *s = xcalloc(1, horde_game.state_size);
    Rng r = rng_seed(12);
    int loaded = 0;
    for (int i = 0; i < 4000; i++) {
        json_t *o = parse(hand_written);
        for (uint32_t k = rng_below(&r, 2); k < 2; k++)
            json_object_set_new(o, members[rng_below(&r, NMEMBERS)], parse(values[rng_below(&r, NVALUES)]));
        Setup cfg = game_preset(&horde_game, 0);
        if (position_in(&horde_game, o, 1, &cfg, s).code == 0) {
            loaded++;
            Match *m = match_from(&horde_game, &cfg, s);
            match_settle(m);
            help_play(m, &r, horde_game.longest);
            char *text = json_dumps(o, 0);
            if (!match_over(m))
                fail_msg("never ends: %s", text);
            if (table_fault(match_truth(m), &horde_game, s))
                fail_msg("%s: %s", table_fault(match_truth(m), &horde_game, s), text);
            free(text);
            match_free(m);
        }
        json_decref(o);
    }
    assert_true(loaded > 50);
    free(s);
}

/* ---- options ---------------------------------------------------------------------------------------------------- */

static void options_are_read_and_written(void **st)
{
    (void)st;
    Setup cfg = game_preset(&horde_game, 2);
    json_t *o = parse("{'edition':'earlier','level':'intermediate'}");
    assert_int_equal(options_in(&horde_game, o, &cfg).code, 0);
    assert_int_equal(options_in(&horde_game, NULL, &cfg).code, 0);
    assert_int_equal(cfg.option[OPT_LEVEL], LEVEL_INTERMEDIATE);
    json_t *out = options_out(&horde_game, cfg.option);
    assert_int_equal((int)json_object_size(out), HORDE_OPTIONS);
    assert_string_equal(json_string_value(json_object_get(out, "level")), "intermediate");
    json_decref(o);
    json_decref(out);
    const Setup before = cfg;
    o = parse("{'hordes':'open','level':'easy'}"); /* all or nothing */
    HELP_SENTENCE(options_in(&horde_game, o, &cfg));
    assert_memory_equal(&cfg, &before, sizeof cfg);
    json_decref(o);
    HELP_SENTENCE(option_set(&horde_game, "edition", "", &cfg));
    HELP_SENTENCE(option_set(&horde_game, "", "x", &cfg));
    assert_memory_equal(&cfg, &before, sizeof cfg);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_moment_of_horde_goes_out_and_in),
        cmocka_unit_test(every_moment_of_the_null_game_goes_out_and_in),
        cmocka_unit_test(a_view_can_be_loaded_as_one_of_its_worlds),
        cmocka_unit_test(a_position_can_be_written_by_hand),
        cmocka_unit_test(a_battle_can_be_written_by_hand),
        cmocka_unit_test(what_is_no_position_is_refused),
        cmocka_unit_test(wrong_setups_are_refused),
        cmocka_unit_test(wrong_pieces_are_refused),
        cmocka_unit_test(too_many_pieces_are_refused),
        cmocka_unit_test(wrong_members_are_refused),
        cmocka_unit_test(impossible_positions_are_refused),
        cmocka_unit_test(whatever_is_let_in_can_be_played),
        cmocka_unit_test(options_are_read_and_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
