/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the words of docs/rules/siege.md 7.0, and the story: the moves of a line, how far the game goes on
 * by itself, and which questions are answered automatically. The cards of a block are those of the card file and its own;
 * the game plays with them from the moment the position is built until the block is closed. */
#include "engine/scenario/siege.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/order.h"

enum { SETUP_SHUFFLES = 4 };

/* ---- actions ------------------------------------------------------------------------------------------------------- */

typedef struct {
    const Scenario *t;
    const Statement *stmt;
    int at;
    Meaning *m;
} Read;

/* N: the name of a card; C: a card in play; L: a lane; #: a number. Other words stand for themselves. */
typedef enum { ALLIANCE = 1, HORDE = 2, BOTH = ALLIANCE | HORDE } Side;
static const struct {
    const char *form;
    uint8_t kind, side; /* side: who has it */
} actions[] = {
    {"play N to L", MOVE_PLAY, ALLIANCE},
    {"play N to L", MOVE_LAY, HORDE},
    {"play N", MOVE_CAST, BOTH},
    {"play N on C", MOVE_ATTACH, BOTH},
    {"hide N to L", MOVE_HIDE, HORDE},
    {"move C to L", MOVE_MOVE, BOTH},
    {"swap C and C", MOVE_SWAP, BOTH},
    {"discard C", MOVE_DISCARD, BOTH},
    {"engage C", MOVE_ENGAGE, ALLIANCE},
    {"flip C", MOVE_FLIP, HORDE},
    {"challenge C", MOVE_CHALLENGE, HORDE},
    {"use C", MOVE_USE, ALLIANCE},
    {"use C ability #", MOVE_USE, ALLIANCE},
    {"reshuffle", MOVE_RESHUFFLE, ALLIANCE},
    {"done", MOVE_DONE, BOTH},
    {"take back", MOVE_TAKE_BACK, ALLIANCE},
    {"plan", MOVE_PLAN, HORDE},
};

static bool is(const Read *r, const char *word)
{
    return statement_is(r->stmt, r->at, word);
}

static bool is_horde(const Read *r)
{
    return r->m->seat == siege_horde_seat(r->m->state);
}

/* Reads a card in play. NO_PIECE: there is none, so the move is never legal; false: these words name no card. */
static bool take_card(Read *r, PieceId *out)
{
    SiegeFound found = siege_find_card(r->t, r->m->state, r->stmt, &r->at, out);
    if (found == CARD_GONE || found == CARD_SEVERAL)
        meaning_never(r->m, "SH-1.6",
                      found == CARD_GONE ? "No such card is in play." : "Several cards have that name.");
    return found != CARD_UNKNOWN;
}

/* Reads what a letter of a form stands for. */
static bool take_argument(Read *r, char letter, unsigned *out)
{
    PieceId p = NO_PIECE;
    int n = 0, at = r->at;
    bool good;
    if (letter == 'C') {
        good = take_card(r, &p);
        *out = p;
        return good;
    }
    r->at += letter == 'L' ? 2 : 1;
    if (letter == 'N')
        good = (n = siege_def(siege_block(r->t), statement_word(r->stmt, at))) != 0;
    else if (letter == 'L')
        good = siege_read_lane_word(r->stmt, at, &n);
    else
        good = statement_number(statement_word(r->stmt, at), &n) && n > 0;
    *out = (unsigned)n;
    return good;
}

static bool take_form(Read *r, const char *form, unsigned argument[2])
{
    bool good = true;
    int n = 0;
    for (const char *f = form; good && *f;) {
        char word[LIST_WORD];
        size_t length = strcspn(f, " ");
        (void)snprintf(word, sizeof word, "%.*s", (int)length, f);
        good = length == 1 ? take_argument(r, *f, &argument[n++]) : statement_is(r->stmt, r->at++, word);
        f += length + (f[length] == ' ');
    }
    return good && r->at == r->stmt->n;
}

/* Before the reveal the horde player may still plan: the phase begins first. Where nobody could react, done goes on. */
static void add_word(const Read *r, int kind)
{
    const State *s = r->m->state;
    SiegeStep step = siege_of(s)->step;
    if (is_horde(r) && step == STEP_TREACHERY && !frame_peek(s)) {
        meaning_add(r->m, MOVE_GO, 0, 0);
        r->m->move[0].seat = s->to_act;
    }
    if (kind == MOVE_DONE && step == STEP_REACTION && !frame_peek(s)) {
        Moves legal;
        game_legal(r->t->game, s, r->m->seat, &legal);
        kind = legal.n == 1 && legal.m[0].kind == MOVE_GO ? MOVE_GO : kind;
    }
    meaning_add(r->m, kind, 0, 0);
}

static void add_action(const Read *r, int kind, const unsigned argument[2])
{
    const Piece *piece = r->m->state->piece;
    unsigned a = argument[0], b = argument[1];
    bool turned = kind == MOVE_SWAP && a != NO_PIECE && b != NO_PIECE && piece[a].pos > piece[b].pos;
    if (kind == MOVE_DONE || kind == MOVE_PLAN)
        add_word(r, kind);
    else
        meaning_add(r->m, kind, turned ? b : a, turned ? a : b); /* a pair: the one in the lower lane first */
}

/* Reads an order: each goes to the lane of the next, the last one to that of the first. */
static Status read_order(Read *r)
{
    static const char form[] = "it is written rearrange CARD and CARD .., rearrange nothing";
    uint8_t of[LANES], lane[LANES];
    unsigned lanes = 0;
    int n = 0;
    bool more = !statement_is(r->stmt, r->at + 1, "nothing");
    r->at += more ? 1 : 2;
    for (PieceId p; more; r->at += more) {
        if (n == LANES || !take_card(r, &p))
            return statement_unreadable(r->stmt, form);
        if (p != NO_PIECE && r->m->state->piece[p].place != PLACE_UPPER)
            meaning_never(r->m, "SH-12.16", "Only hidden cards are rearranged.");
        lane[n] = p == NO_PIECE ? 0 : r->m->state->piece[p].pos % LANES;
        lanes |= 1u << lane[n++];
        more = is(r, "and");
    }
    if (r->at != r->stmt->n || n == 1)
        return statement_unreadable(r->stmt, form);
    for (int i = 0; i < LANES; i++)
        of[i] = (uint8_t)i;
    for (int i = 0; i < n && __builtin_popcount(lanes) == n; i++) /* else one of them is not there */
        of[lane[(i + 1) % n]] = lane[i];
    meaning_add(r->m, MOVE_REARRANGE, order_number(of, LANES), 0);
    return status_ok();
}

static Status read_action(Read *r)
{
    static const char never[] = "That seat has no such action.";
    int from = r->at;
    bool known = false;
    if (is(r, "rearrange")) {
        if (!is_horde(r))
            meaning_never(r->m, "SH-5.1", never);
        return read_order(r);
    }
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++) {
        unsigned argument[2] = {0, actions[i].kind == MOVE_USE}; /* the first ability */
        r->at = from;
        if (!take_form(r, actions[i].form, argument))
            continue;
        if (actions[i].side & (is_horde(r) ? HORDE : ALLIANCE)) {
            add_action(r, actions[i].kind, argument);
            return status_ok();
        }
        known = true;
    }
    if (!known)
        return statement_unreadable(r->stmt, "neither a word of this notation nor a move");
    meaning_never(r->m, "SH-5.1", never);
    return status_ok();
}

/* ---- answers --------------------------------------------------------------------------------------------------------- */

/* Finds an answer with these words that may be given now, the first of several; loose: anything else with that name. */
static bool find_answer(const Read *r, const char *words, bool loose, Move *out)
{
    const State *s = r->m->state;
    Moves legal;
    if (!siege_is_asking(s))
        return false;
    game_legal(r->t->game, s, r->m->seat, &legal);
    for (int i = 0; i < legal.n; i++) {
        char label[LABEL_MOST];
        siege_answer_label(r->t, s, legal.m[i], label);
        if (loose && legal.m[i].kind == MOVE_NEXT)
            siege_item_label(s, &s->queue[legal.m[i].a], siege_card_of(s, s->queue[legal.m[i].a].src)->word, label);
        if (strcmp(label, words) == 0) {
            *out = legal.m[i];
            return true;
        }
    }
    return false;
}

/* "destruction of CARD", "on_hurt of CARD" */
static bool is_item(const Read *r, int at, int *card)
{
    static const char *const words[] = {"destruction", "elusive", "arrival"};
    const char *word = statement_word(r->stmt, at);
    bool known = false;
    for (size_t i = 0; i < 3; i++)
        known = known || strcmp(words[i], word) == 0;
    for (int op = ABILITY_PLAY; op <= ABILITY_ON_SPELL; op++)
        known = known || strcmp(siege_op[op].name, word) == 0;
    *card = at + 2;
    return known && statement_is(r->stmt, at + 1, "of");
}

/* True if these words may answer something, whether or not it is asked. */
static bool is_answer(Read *r)
{
    static const char *const words[] = {"yes",     "no",       "health",    "attack", "top",  "bottom",
                                        "nothing", "leftmost", "rightmost", "left",   "right"};
    int n, at = r->at;
    PieceId p;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (is(r, words[i]) && at + 1 == r->stmt->n)
            return true;
    if (siege_read_lane_word(r->stmt, at, &n) ||
        (is(r, "option") && statement_number(statement_word(r->stmt, at + 1), &n) && n > 0))
        return at + 2 == r->stmt->n;
    if (scenario_seat(r->t, statement_word(r->stmt, at)) >= 0)
        return at + 1 == r->stmt->n;
    (void)is_item(r, at, &at);
    if (at == r->at + 2 && !is_item(r, r->at, &at))
        at = r->at;
    return siege_find_card(r->t, r->m->state, r->stmt, &at, &p) != CARD_UNKNOWN && at == r->stmt->n;
}

/* Replaces the name of the card by that in the list of answers. */
static void other_name(const Read *r, char words[STATEMENT_TEXT])
{
    int at = r->at, card;
    PieceId p;
    char label[LABEL_MOST], verb[LABEL_MOST] = "";
    if (is_item(r, at, &card)) {
        at = card;
        (void)snprintf(verb, sizeof verb, "%.20s of ", r->stmt->word[r->at]);
    }
    if (siege_find_card(r->t, r->m->state, r->stmt, &at, &p) != CARD_FOUND || at != r->stmt->n)
        return;
    siege_card_label(r->m->state, p, label);
    (void)snprintf(words, STATEMENT_TEXT, "%.30s%s", verb, label);
}

static Status read_choose(Read *r)
{
    char words[STATEMENT_TEXT];
    Move move;
    r->at++;
    if (!is_answer(r))
        return statement_unreadable(r->stmt, "no answer to any question");
    statement_join(r->stmt, r->at, r->stmt->n, words);
    bool found = find_answer(r, words, false, &move) || find_answer(r, words, true, &move);
    if (!found) {
        other_name(r, words);
        found = find_answer(r, words, false, &move);
    }
    if (found)
        r->m->move[r->m->n++] = move;
    else
        meaning_never(r->m, "SH-1.10", "That is no answer now.");
    return status_ok();
}

/* ---- moves ----------------------------------------------------------------------------------------------------------- */

/* Reads a seat and a colon, which may come first: "P2: play Ann to lane 3". */
static bool read_seat(Read *r, bool *said, bool *good)
{
    char name[LIST_WORD];
    const char *word = statement_word(r->stmt, r->at);
    size_t n = strlen(word);
    *said = n > 1 && n < sizeof name && word[n - 1] == ':';
    *good = true;
    if (!*said)
        return false;
    (void)snprintf(name, sizeof name, "%.*s", (int)n - 1, word);
    int seat = scenario_seat(r->t, name);
    *good = seat >= 0;
    r->m->seat = (uint8_t)(seat >= 0 ? seat : 0);
    r->at++;
    return true;
}

static Status read_move_line(const Scenario *t, const Statement *stmt, int at, Meaning *m)
{
    Read r = {t, stmt, at, m};
    bool said, good;
    const State *s = m->state;
    (void)read_seat(&r, &said, &good);
    if (!good)
        return statement_unreadable(stmt, "no such seat");
    if (is(&r, "choose")) {
        if (!said)
            m->seat = s->to_act < s->nseats ? s->to_act : 0;
        return read_choose(&r);
    }
    m->seat = said ? m->seat : 0;
    return read_action(&r);
}

/* ---- answers that nobody has to give ----------------------------------------------------------------------------------- */

/* True if all answers have the same words. */
static bool all_alike(const Scenario *t, const State *s, const Moves *legal)
{
    char first[LABEL_MOST] = "", label[LABEL_MOST] = "";
    for (int i = 0; i < legal->n; i++) {
        siege_answer_label(t, s, legal->m[i], i ? label : first);
        if (i && strcmp(first, label) != 0)
            return false;
    }
    return legal->n > 0;
}

static bool answer_unsaid(const Scenario *t, const State *s, Move *out)
{
    Moves legal;
    const Frame *f = frame_peek(s);
    scenario_legal(t, &legal);
    if (f->op == ASK_SEAT && f->arg == FOR_DRAW && !siege_block(t)->ask_draws) {
        *out = (Move){MOVE_SEAT, s->to_act, 0, 0, 0};
        return moves_have(&legal, *out);
    }
    if (!all_alike(t, s, &legal))
        return false;
    *out = legal.m[0];
    return true;
}

/* ---- how far the game goes on -------------------------------------------------------------------------------------------- */

static bool reached(const SiegeBlock *b, const State *s)
{
    const Siege *g = siege_of(s);
    return g->step == b->step && (b->step != STEP_LANE || g->lane == b->lane);
}

/* Finds the next step of the turn, if the current goal needs one. */
static bool go_unsaid(const Scenario *t, const State *s, Move *out)
{
    SiegeBlock *b = siege_block(t);
    bool waits = siege_step_waits(siege_of(s)->step);
    if (b->goal == GOAL_STAY || (b->goal == GOAL_ACT && !waits)) {
        b->goal = GOAL_STAY;
        return false;
    }
    if (b->goal == GOAL_TO) {
        bool here = reached(b, s);
        if (here && b->left) {
            b->goal = GOAL_STAY;
            return false;
        }
        b->left = b->left || !here;
    }
    Moves legal;
    scenario_legal(t, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == MOVE_GO || legal.m[i].kind == MOVE_DONE) {
            *out = legal.m[i];
            return true;
        }
    return false;
}

/* Returns a copy of the state that is looked at, to be changed and handed to go_on_from. */
static Siege *state_copy(const Scenario *t)
{
    Siege *copy = xcalloc(1, sizeof *copy);
    memcpy(copy, scenario_state(t), sizeof *copy);
    return copy;
}

static void go_on_from(Scenario *t, Siege *copy)
{
    scenario_set(t, &copy->s);
    free(copy);
}

/* Set-up goes on with step 4 of 2.1; the decks are shuffled already. */
static void run_setup(Scenario *t)
{
    Siege *copy = state_copy(t);
    copy->s.ndice = SETUP_SHUFFLES;
    siege_run(&copy->s, NULL);
    siege_set_asked(&copy->s, NO_SEAT);
    go_on_from(t, copy);
    siege_block(t)->left = true;
}

/* At the start of the story, lets the game go on to where somebody can choose: through set-up, or to the horde player's
 * turn to act. */
static void begin_story(Scenario *t)
{
    SiegeBlock *b = siege_block(t);
    const State *s = scenario_state(t);
    if (!b->fresh)
        return;
    b->fresh = false;
    if (siege_of(s)->step == STEP_PORTAL_SETUP)
        run_setup(t);
    else if (siege_of(s)->step == STEP_HORDE && siege_versus(s) && b->goal == GOAL_STAY)
        b->goal = GOAL_ACT;
}

static bool begins_story(const Statement *stmt)
{
    static const char *const questions[] = {"asked", "choices", "can", "refused"};
    bool begins = !statement_is(stmt, 0, "=");
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
        begins = begins || statement_is(stmt, 1, questions[i]);
    return begins;
}

static bool unsaid(Scenario *t, const Statement *stmt, Move *out)
{
    SiegeBlock *b = siege_block(t);
    if (stmt && begins_story(stmt))
        begin_story(t);
    const State *s = scenario_state(t);
    if (s->over || (frame_peek(s) && !siege_is_asking(s)))
        return false;
    b->alone = siege_is_asking(s) ? answer_unsaid(t, s, out) : go_unsaid(t, s, out);
    return b->alone;
}

static void heard(Scenario *t, const Event *e, int n)
{
    SiegeBlock *b = siege_block(t);
    for (int i = 0; i < n; i++)
        b->phase = e[i].kind == EV_PHASE ? (uint8_t)e[i].n : b->phase;
    int kind = match_move(t->match, t->at - 1).kind;
    b->looked = false;
    if (!b->alone && (kind < MOVE_CHOOSE || kind == MOVE_GO)) {
        b->goal = GOAL_ACT;
        b->planned = kind == MOVE_PLAN;
    }
    b->alone = false;
}

static Status go_on(Scenario *t)
{
    Move m;
    Status result = status_ok();
    while (!result.code && unsaid(t, NULL, &m))
        result = scenario_play(t, m);
    return result;
}

/* ---- story lines of the test program --------------------------------------------------------------------------------------- */

static Status not_now(const State *s)
{
    if (s->over)
        return status_error(SCENARIO_FAILED, "expected a game that goes on, got one that is over");
    return frame_peek(s) ? status_error(SCENARIO_FAILED, "expected no open question, got one") : status_ok();
}

/* Reads the step at which the turn stops: "refresh", "lane 3". */
static bool read_goal(const Scenario *t, const Statement *stmt, int *step, int *lane)
{
    *lane = 1;
    *step = siege_phase_step(statement_word(stmt, 1));
    if (statement_is(stmt, 1, "reaction"))
        *step = STEP_REACTION;
    if (*step == STEP_HORDE && siege_versus(scenario_state(t)))
        *step = STEP_HORDE_SEAT;
    if (!statement_is(stmt, 1, "lane"))
        return stmt->n == 2 && *step >= 0 && *step != STEP_PORTAL_SETUP;
    *step = STEP_LANE;
    return stmt->n == 3 && siege_read_lane_word(stmt, 1, lane);
}

static Status go_to(Scenario *t, Statement *stmt)
{
    SiegeBlock *b = siege_block(t);
    int step, lane;
    if (!read_goal(t, stmt, &step, &lane))
        return statement_unreadable(stmt, "to what?");
    Status result = go_on(t);
    if (!result.code)
        result = not_now(scenario_state(t));
    if (result.code)
        return result;
    b->goal = GOAL_TO;
    b->step = (uint8_t)step;
    b->lane = (uint8_t)(lane - 1);
    b->left = b->planned && step == STEP_REACTION; /* without mana to plan again the reveal followed at once */
    b->planned = false;
    begin_story(t);
    return go_on(t);
}

static Status cast_as(Scenario *t, const Statement *stmt, int from, bool horde)
{
    uint16_t node;
    Status result = go_on(t);
    if (!result.code)
        result = not_now(scenario_state(t));
    if (!result.code)
        result = siege_compile_cast(siege_block(t), stmt, from, horde, &node);
    if (result.code)
        return result;
    Siege *copy = state_copy(t);
    siege_cast(&copy->s, node, horde, NULL);
    go_on_from(t, copy);
    siege_block(t)->goal = GOAL_STAY;
    siege_block(t)->looked = false;
    return go_on(t);
}

static Status cast(Scenario *t, Statement *stmt)
{
    return cast_as(t, stmt, 1, false);
}

static Status horde_cast(Scenario *t, Statement *stmt)
{
    return statement_is(stmt, 1, "cast") ? cast_as(t, stmt, 2, true) : statement_unreadable(stmt, "horde cast TERM ..");
}

/* Refuses a scripted order that was never used. */
static Status all_shuffled(const Scenario *t)
{
    const State *s = t->match ? scenario_state(t) : NULL;
    bool waits = s && s->idice < s->ndice && s->dice[s->idice];
    return waits ? status_error(SCENARIO_FAILED, "expected a shuffle of those cards, got none") : status_ok();
}

/* Scripts the order of the next shuffle: the low byte of each def, from the top (table_shuffle). */
static Status shuffle(Scenario *t, Statement *stmt)
{
    CardList list;
    Status result = all_shuffled(t);
    if (result.code)
        return result;
    if (!siege_read_list(siege_block(t), stmt, 1, stmt->n, &list) || list.n == 0 || list.n > DICE_MAX)
        return statement_unreadable(stmt, "no list of cards, or too long a one");
    Siege *copy = state_copy(t);
    memset(copy->s.dice, 0, sizeof copy->s.dice);
    for (int i = 0; i < list.n; i++)
        copy->s.dice[i] = (uint8_t)list.def[i];
    copy->s.idice = 0;
    copy->s.ndice = (uint8_t)list.n;
    go_on_from(t, copy);
    return status_ok();
}

/* ---- the block --------------------------------------------------------------------------------------------------------------- */

static void finish(Scenario *t)
{
    if (siege_cards() == &siege_block(t)->set)
        siege_use_cards(NULL);
}

static void begin(Scenario *t)
{
    Statement stmt;
    finish(t);
    siege_built_in_cards(siege_block(t));
    (void)statement_cut("mode solo", &stmt);
    (void)siege_read_mode(t, &stmt);
}

/* Refuses a story that ends at a question nobody has dealt with. */
static Status end(Scenario *t)
{
    bool open = t->match && siege_is_asking(scenario_state(t)) && !siege_block(t)->looked;
    return open ? status_error(SCENARIO_FAILED, "expected no open question at the end, got one") : all_shuffled(t);
}

static Status again(Scenario *t, Statement *stmt)
{
    Status ended = end(t), result = scenario_again(t, stmt);
    return result.code ? result : ended;
}

static Status name(Scenario *t, Statement *stmt)
{
    (void)t;
    return stmt->n > 1 ? status_ok() : statement_unreadable(stmt, "name WORDS");
}

static Status rules(Scenario *t, Statement *stmt)
{
    (void)t;
    for (int i = 1; i < stmt->n; i++)
        if (strncmp(stmt->word[i], "SH-", 3) != 0 || !isdigit((unsigned char)stmt->word[i][3]) ||
            !strchr(stmt->word[i], '.'))
            return statement_unreadable(stmt, "rules SH-n.m ..");
    return stmt->n > 1 ? status_ok() : statement_unreadable(stmt, "rules SH-n.m ..");
}

static const ScenarioWord words[] = {
    {"name", IN_POSITION, name},
    {"rules", IN_POSITION, rules},
    {"card", IN_POSITION, siege_read_card},
    {"ability", IN_POSITION, siege_read_ability},
    {"mode", IN_POSITION, siege_read_mode},
    {"option", IN_POSITION, scenario_option},
    {"castle", IN_POSITION, siege_read_castle},
    {"portal", IN_POSITION, siege_read_castle},
    {"next", IN_POSITION, siege_read_castle},
    {"lane", IN_POSITION, siege_read_lane},
    {"turn", IN_POSITION, siege_read_line},
    {"phase", IN_POSITION, siege_read_line},
    {"minions", IN_POSITION, siege_read_line},
    {"attach", IN_POSITION, siege_read_line},
    {"hand", IN_POSITION, siege_read_zone},
    {"deck", IN_POSITION, siege_read_zone},
    {"discards", IN_POSITION, siege_read_zone},
    {"mana", IN_POSITION, siege_read_line},
    {"pile", IN_POSITION, siege_read_line},
    {"aside", IN_POSITION, siege_read_line},
    {"others", IN_POSITION, siege_read_line},
    {"skeletons", IN_POSITION, siege_read_line},
    {"ask", IN_POSITION, siege_read_line},
    {"again", ANYWHERE, again},
    {"to", ON_THE_TABLE, go_to},
    {"cast", ON_THE_TABLE, cast},
    {"horde", ON_THE_TABLE, horde_cast},
    {"shuffle", ON_THE_TABLE, shuffle},
    {NULL, 0, NULL},
};

static const ScenarioVerb verbs[] = {{.word = NULL, .read = read_move_line}};

static const char *code(DefId def, char out[LIST_WORD])
{
    (void)snprintf(out, LIST_WORD, "%s", siege_card(def)->word);
    return out;
}

/* Those that fill decks and that the block does not speak of have no copies. */
static void *cards(const Scenario *t)
{
    const SiegeBlock *b = siege_block(t);
    SiegeSet *copy = xmalloc(sizeof *copy);
    *copy = b->set;
    for (int i = 0; i < b->ncards; i++)
        if (b->card[i].built_in)
            copy->card[siege_find(copy, b->card[i].name)].copies = 0;
    return copy;
}

const ScenarioWords siege_scenario = {
    .game = &siege_game,
    .word = words,
    .verb = verbs,
    .unsound = true,
    .expect = siege_expects,
    .size = sizeof(SiegeBlock),
    .nobody = "nobody",
    .begin = begin,
    .build = siege_build,
    .unsaid = unsaid,
    .heard = heard,
    .end = end,
    .close = finish,
    .code = code,
    .cards = cards,
};
