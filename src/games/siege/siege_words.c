/* SPDX-License-Identifier: MIT
 * Siege: its words: what is asked and what ends it, moves in full, the score sheet, reasons.  A question of an effect
 * shows the sentence of the card it stands on, made from the same term that the rules read (siege_print.h). */
#include <string.h>

#include "games/siege/siege_forecast.h"
#include "games/siege/siege_int.h"
#include "games/siege/siege_print.h"

/* ==== names ======================================================================================================= */

static bool is_known(const State *s, PieceId p)
{
    return p < s->npieces && s->piece[p].def != DEF_HIDDEN;
}

static const char *def_name(DefId def)
{
    return say_word(def == DEF_HIDDEN ? N_("a card") : siege_card(def)->name);
}

static bool shares_name(const State *s, PieceId p)
{
    for (PieceId q = 0; q < s->npieces; q++)
        if (q != p && s->piece[q].def == s->piece[p].def && siege_in_play(s->piece[q].place))
            return true;
    return false;
}

/* "Flue Pikeman", "Flue Pikeman in lane 3" where there are two of them, "minion 2", "the concealed card in lane 4" */
static void name_unattached(const State *s, PieceId p, char *out, size_t n)
{
    const Piece *piece = &s->piece[p];
    bool lane = piece->place == PLACE_UPPER || piece->place == PLACE_LOWER;
    if (!is_known(s, p) && lane)
        say(out, n, SAY("the concealed card in lane {n}"), say_n("n", piece->pos + 1));
    else
        say(out, n, SAY("{lane:{card} in lane {n}|{card}}"), say_is("lane", lane && shares_name(s, p)),
            say_s("card", def_name(piece->def)), say_n("n", piece->pos + 1));
}

static void name_card(const State *s, PieceId p, char *out, size_t n)
{
    char host[SENTENCE_MAX];
    if (p >= s->npieces) {
        say(out, n, SAY("a card"));
    } else if (s->piece[p].host < s->npieces) {
        name_unattached(s, s->piece[p].host, host, sizeof host);
        say(out, n, SAY("{card} on {host}"), say_s("card", def_name(s->piece[p].def)), say_s("host", host));
    } else {
        name_unattached(s, p, out, n);
    }
}

/* The card that a term is printed for: it says "this ally", or "this spell" of what is no card or not known any more. */
static const SiegeCard *speaker(const State *s, const Frame *f)
{
    static const SiegeCard nobody[] = {{.type = CARD_SPELL}, {.type = CARD_HORDE_SPELL}};
    return is_known(s, f->src) ? siege_card_of(s, f->src) : &nobody[(f->step & CTX_HORDE) != 0];
}

/* In sentences a cost is no longer bold. */
static void without_stars(char *text)
{
    char *to = text;
    for (const char *from = text; *from; from++)
        if (*from != '*')
            *to++ = *from;
    *to = '\0';
}

static void print_sentence(const State *s, const Frame *f, const Term *t, char out[SENTENCE_MAX])
{
    if (!siege_print_sentence(siege_cards(), speaker(s, f), t, out, SENTENCE_MAX / 2))
        out[0] = '\0';
    without_stars(out);
}

static void print_ability(const State *s, const Frame *f, const Term *t, char out[SENTENCE_MAX])
{
    if (!siege_print_ability(siege_cards(), speaker(s, f), t, out, SENTENCE_MAX / 2))
        out[0] = '\0';
    without_stars(out);
}

/* ==== questions =================================================================================================== */

typedef struct {
    const State *s;
    const Frame *f;   /* the question */
    const Frame *run; /* what asks; NULL: nothing below */
    SiegeOp verb;     /* of that, its effect or cost; OP_NONE: it has none */
    int given;        /* answers that it has already */
} Asked;

static Asked asked(const State *s)
{
    Asked a = {.s = s, .f = frame_peek(s)};
    int i = s->nframes - 2;
    for (; i >= 0 && s->frame[i].op == ANSWER; i--)
        a.given += !(s->frame[i].step & CTX_FOUND);
    a.run = i >= 0 ? &s->frame[i] : NULL;
    if (a.run && (a.run->op == RUN_VERB || a.run->op == RUN_EACH || a.run->op == RUN_COSTS))
        a.verb = term_op(siege_node(a.run->node));
    return a;
}

static bool runs(const Asked *a, SiegeFrame op)
{
    return a->run && a->run->op == op;
}

typedef struct {
    const char *question, *detail;
} Words;

#define WHO(lower, upper) "{who:{who}, " lower "|" upper "}"
#define EFFECT                                                                                                         \
    N_("{stop:{source:{source}: {text} You may also stop.|{text} You may also stop.}|{source:{source}: "               \
       "{text}|{text}}}")
#define COST_DETAIL N_("This is part of the cost. {text}")

static Words ask_cost(const Asked *a)
{
    if (a->verb == COST_WOUND_ONE)
        return (Words){N_(WHO("choose who takes the wound", "Choose who takes the wound")), COST_DETAIL};
    return (Words){N_(WHO("choose a card to discard", "Choose a card to discard")), COST_DETAIL};
}

bool siege_asks_for_health(const State *s)
{
    const Frame *f = frame_peek(s);
    if (!f || f->op != ASK_UNIT || !f->set || f->set & ~(uint32_t)MINION_UNITS)
        return false;
    Asked a = asked(s);
    return (runs(&a, RUN_TOKENS) && a.run->arg) ||
           (a.verb == DO_TOKEN && term_op(term_argument(siege_node(a.run->node), 0)) == WORD_HEALTH);
}

/* Minions, by their health. */
static bool are_alike(const State *s, uint32_t set)
{
    int health = siege_health(s, __builtin_ctz(set));
    for (uint32_t left = set; left; left &= left - 1)
        if (siege_health(s, __builtin_ctz(left)) != health)
            return false;
    return true;
}

static Words ask_unit(const Asked *a)
{
    if (runs(a, RUN_COSTS))
        return ask_cost(a);
    if (runs(a, RUN_TOKENS) && a->run->arg)
        return (Words){N_(WHO("put a health token on a minion", "Put a health token on a minion")),
                       N_("Left to place: {n}.")};
    if (runs(a, RUN_TOKENS))
        return (Words){N_(WHO("take a health token from a minion", "Take a health token from a minion")),
                       N_("Left to take: {n}.")};
    if (runs(a, RUN_TAUNT) && a->given < 2)
        return (Words){N_(WHO("choose a monster with Taunt", "Choose a monster with Taunt")),
                       N_("An ally must engage it. The step ends when no monster with Taunt is left.")};
    if (runs(a, RUN_TAUNT))
        return (Words){N_(WHO("choose the ally that engages it", "Choose the ally that engages it")),
                       N_("It moves to the lane of that monster. A tower there is discarded.")};
    if (runs(a, RUN_UNCOVER))
        return (Words){N_(WHO("choose the next card to turn up", "Choose the next card to turn up")),
                       N_("Concealed cards are turned up and resolved one by one.")};
    if (runs(a, RUN_PLAY) || runs(a, RUN_ARRIVAL))
        return (Words){N_(WHO("choose what {card} is attached to", "Choose what {card} is attached to")),
                       N_("It stays there until that card leaves play.")};
    if (a->verb == DO_ASSAULT && a->f->node == a->run->node)
        return (Words){N_(WHO("choose the portal or an outsider", "Choose the portal or an outsider")), EFFECT};
    if (a->verb == DO_GUERRILLA && a->f->node == a->run->node)
        return (Words){N_(WHO("choose a minion", "Choose a minion")), EFFECT};
    if (siege_asks_for_health(a->s)) /* what that means is not to be seen on a minion (SH-8.2) */
        return (Words){a->f[-1].set ? N_(WHO("choose {n:1 more|{n} more} to get health",
                                             "Choose {n:1 more|{n} more} to get health"))
                                    : N_(WHO("choose {what} to get health", "Choose {what} to get health")),
                       N_("{source:From {source}. |}Each health steals 1 card of every deck each turn.{alike: They are "
                          "all alike: any will do.|}")};
    if (a->f[-1].set) /* some are chosen */
        return (Words){N_(WHO("choose {n:1 more|{n} more}", "Choose {n:1 more|{n} more}")), EFFECT};
    SiegeOp node = a->f->node ? term_op(siege_node(a->f->node)) : OP_NONE;
    if (node >= THE_LEFTMOST && node <= THE_HEALTHIEST)
        return (Words){N_(WHO("several are equal, choose {what}", "Several are equal, choose {what}")), EFFECT};
    return (Words){N_(WHO("choose {what}", "Choose {what}")), EFFECT};
}

static Words ask_lane(const Asked *a)
{
    if (a->f->arg == FOR_ELUSIVE)
        return (Words){N_(WHO("move {card}, or let it stay", "Move {card}, or let it stay")),
                       N_("Elusive: once a turn it may move after a strike.")};
    if (a->f->arg == FOR_PART)
        return (Words){N_(WHO("move {card} to another lane", "Move {card} to another lane")),
                       N_("These two cannot be engaged with each other.")};
    if (a->f->arg == FOR_HERO)
        return (Words){N_(WHO("choose where {card} starts", "Choose where {card} starts")), N_("Any free lane.")};
    if (a->verb == DO_RAISE)
        return (Words){N_(WHO("choose a lane for the skeleton", "Choose a lane for the skeleton")), EFFECT};
    if (a->verb == DO_REVIVE)
        return (Words){N_(WHO("choose a lane for {card}", "Choose a lane for {card}")), EFFECT};
    return (Words){N_(WHO("choose where {card} moves", "Choose where {card} moves")), EFFECT};
}

static Words ask_card(const Asked *a)
{
    if (runs(a, RUN_ASIDE))
        return (Words){N_(WHO("put cards aside, or keep your hand", "Put cards aside, or keep your hand")),
                       N_("You draw as many new cards. Put aside: {n}. Each turn brings {boost} mana.")};
    if (runs(a, RUN_LIMIT))
        return (Words){N_(WHO("discard down to {m} cards", "Discard down to {m} cards")), N_("Left to discard: {n}.")};
    if (runs(a, RUN_PLAN))
        return (Words){N_(WHO("plan a card, or keep all", "Plan a card, or keep all")),
                       N_("The planned card goes on top of the horde deck. The others do not see which it is.")};
    if (runs(a, RUN_COSTS))
        return ask_cost(a);
    switch ((int)a->verb) {
    case DO_DISCARD:
        return (Words){N_(WHO("choose a card to discard", "Choose a card to discard")), EFFECT};
    case DO_SALVAGE:
        return (Words){N_(WHO("choose a card to return to hand", "Choose a card to return to hand")), EFFECT};
    case DO_REVIVE:
        return (Words){N_(WHO("choose an ally to put into play", "Choose an ally to put into play")), EFFECT};
    case DO_REBUILD:
        return (Words){N_(WHO("put a card under the deck, or stop", "Put a card under the deck, or stop")),
                       N_("The first one lies highest. Left: {n}.")};
    case DO_SCOUT:
        return (Words){N_(WHO("choose the next card from the top", "Choose the next card from the top")),
                       N_("These cards go back on top of the horde deck. The first one lies highest.")};
    case DO_STUDY:
        if (a->run->n == a->run->arg >> 8)
            return (Words){N_(WHO("take a card into your hand", "Take a card into your hand")),
                           N_("The others go under your deck.")};
        return (Words){N_(WHO("choose the next card for under the deck", "Choose the next card for under the deck")),
                       N_("The first one lies highest.")};
    default:
        return (Words){N_(WHO("choose a card", "Choose a card")), EFFECT};
    }
}

static Words ask_seat(const Asked *a)
{
    if (runs(a, RUN_DRAW))
        return siege_allies(a->s) == 1
                   ? (Words){N_(WHO("draw a card for the fallen monster?", "Draw a card for the fallen monster?")),
                             N_("{risk:Cards left: {n}.{p:=0:| The pillage takes {p}.}|Only {n} left, and the pillage "
                                "takes {p} each turn.|Drawing one of the last {n} loses the game.}")}
                   : (Words){N_(WHO("choose who draws a card", "Choose who draws a card")),
                             N_("A monster was destroyed. Cards left: {decks}.")};
    if (runs(a, RUN_BOOST))
        return (Words){N_(WHO("choose who gains 1 mana", "Choose who gains 1 mana")),
                       N_("{source:{source} brings it|A card brings it}. Left to give: {n}.")};
    if (a->verb == DO_REBUILD)
        return (Words){N_(WHO("choose a discard pile", "Choose a discard pile")), EFFECT};
    return (Words){N_(WHO("choose a player", "Choose a player")), EFFECT};
}

static Words words_of(const Asked *a)
{
    switch ((SiegeFrame)a->f->op) {
    case ASK_UNIT:
        return ask_unit(a);
    case ASK_LANE:
        return ask_lane(a);
    case ASK_CARD:
        return ask_card(a);
    case ASK_SEAT:
        return ask_seat(a);
    case ASK_YES:
        if (runs(a, RUN_RESHUFFLE))
            return (Words){
                N_(WHO("shuffle your discard pile into your deck?", "Shuffle your discard pile into your deck?")),
                N_("Your deck is empty. Without this the castle is lost.")};
        return (Words){N_("{source:" WHO("use the ability of {source}?", "Use the ability of {source}?") "|" WHO(
                           "use this ability?", "Use this ability?") "}"),
                       EFFECT};
    case ASK_OPTION:
        return (Words){N_(WHO("choose one effect", "Choose one effect")), EFFECT};
    case ASK_TOKEN:
        return (Words){N_(WHO("choose a health or an attack token", "Choose a health or an attack token")), EFFECT};
    case ASK_TOP:
        return (Words){
            N_(WHO("leave {card} on top, or put it under the deck?", "Leave {card} on top, or put it under the deck?")),
            N_("Cards left to look at: {n}.")};
    case ASK_END:
        if (a->f->arg == FOR_SUMMON)
            return (Words){N_(WHO("choose an end of the row", "Choose an end of the row")),
                           N_("{card:{card}|The next horde card} goes to the free lane nearest to it.")};
        if (runs(a, RUN_ARRIVAL))
            return (Words){N_(WHO("choose an end of the row", "Choose an end of the row")),
                           N_("{card} is attached to the monster that stands nearest to it.")};
        return (Words){N_(WHO("choose an end of the row", "Choose an end of the row")), EFFECT};
    case ASK_NEXT:
        return (Words){N_(WHO("choose what happens next", "Choose what happens next")),
                       N_("Waiting at the same time: {n}. They are carried out one by one.")};
    case ASK_FILL:
        return (Words){
            N_(WHO("bring an ally to lane {n}, or take it back", "Bring an ally to lane {n}, or take it back")),
            N_("An ally must engage {card}. Move, swap or play one.")};
    default:
        return (Words){"", ""};
    }
}

/* The number of a question. */
static int number_of(const Asked *a)
{
    const State *s = a->s;
    switch ((SiegeFrame)a->f->op) {
    case ASK_NEXT:
        return __builtin_popcount(a->f->set);
    case ASK_FILL:
        return a->f->arg + 1;
    case ASK_CARD:
        if (runs(a, RUN_ASIDE))
            return table_size(s, look_at(a->f->seat));
        if (runs(a, RUN_LIMIT))
            return table_size(s, hand_at(s, a->f->seat)) - HAND_LIMIT;
        break;
    case ASK_UNIT:
        if (!runs(a, RUN_TOKENS))
            return a->f->n;
        break;
    case ASK_SEAT:
        if (runs(a, RUN_DRAW) && siege_allies(s) == 1)
            return table_size(s, deck_at(0));
        break;
    default:
        break;
    }
    return a->run ? a->run->n : 0;
}

/* "Mira 12", "Jonas 9" */
typedef struct {
    char text[ALLIES_MOST][SENTENCE_MAX];
    const char *item[ALLIES_MOST];
    int pillage, risk;
} Decks;

static void look_at_decks(const State *s, bool draws, Decks *out)
{
    SiegeForecast f;
    *out = (Decks){.risk = DRAW_SAFE};
    if (!draws)
        return;
    siege_forecast(s, frame_peek(s)->seat < s->nseats ? frame_peek(s)->seat : s->to_act, &f);
    out->pillage = f.pillage;
    out->risk = siege_draw_risk(s, (Move){.kind = MOVE_SEAT, .seat = s->to_act});
    for (int seat = 0; seat < siege_allies(s); seat++) {
        say(out->text[seat], SENTENCE_MAX, SAY("{seat} {n}"), say_seat("seat", seat),
            say_n("n", table_size(s, deck_at(seat))));
        out->item[seat] = out->text[seat];
    }
}

/* Of the outsider pile it is known which card comes, of the horde deck it is not. */
static void name_summoned(const Asked *a, char *out, size_t n)
{
    PieceId top = table_first(a->s, PLACE_PILE);
    out[0] = '\0';
    if (runs(a, RUN_EACH) && a->run->arg && top != NO_PIECE)
        name_card(a->s, top, out, n);
}

/* SH-3.2: what a turn brings, unless cards of the horde bring more. */
static int mana_of_a_turn(const State *s)
{
    PieceId portal = table_first(s, PLACE_PORTAL);
    return portal == NO_PIECE ? 0 : siege_card(s->piece[portal].def)->boost;
}

static void prompt_question(const State *s, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    Asked a = asked(s);
    Words w = words_of(&a);
    Decks decks;
    look_at_decks(s, runs(&a, RUN_DRAW), &decks);
    char card[SENTENCE_MAX], what[SENTENCE_MAX] = "", text[SENTENCE_MAX] = "";
    bool of_it = a.f->op == ASK_TOP || (a.f->op == ASK_LANE && a.f->it != NO_PIECE);
    const Frame *about = runs(&a, RUN_PLAY) || runs(&a, RUN_ARRIVAL) ? a.run : a.f;
    name_card(s, of_it ? a.f->it : about->src, card, sizeof card);
    if (a.f->op == ASK_END && a.f->arg == FOR_SUMMON)
        name_summoned(&a, card, sizeof card);
    SiegeOp node = a.f->node ? term_op(siege_node(a.f->node)) : OP_NONE;
    if (a.f->op == ASK_UNIT && node >= THE_SELF && node <= THE_BOTH)
        print_ability(s, a.f, siege_node(a.f->node), what);
    if (a.verb != OP_NONE)
        print_sentence(s, a.run, siege_node(a.run->node), text);
    if (!what[0])
        say(what, sizeof what, SAY("a card"));
    PieceId src = runs(&a, RUN_BOOST) && a.run > s->frame ? a.run[-1].src : a.f->src; /* the card that is resolved */
    SayArg source = say_s("source", is_known(s, src) ? def_name(s->piece[src].def) : ""),
           stop = say_is("stop", a.f->step & CTX_STOP), n = say_n("n", number_of(&a));
    say(q, qn, SAY_TABLE(w.question), who, say_s("card", card), say_s("what", what), source, n, say_n("m", HAND_LIMIT));
    say(d, dn, SAY_TABLE(w.detail), say_s("card", card), say_s("text", text), source, stop, n,
        say_is("alike", siege_asks_for_health(s) && are_alike(s, a.f->set)), say_which("risk", decks.risk),
        say_n("p", decks.pillage), say_n("boost", mana_of_a_turn(s)),
        say_list("decks", SAY_COMMA, decks.item, siege_allies(s)));
}

/* ---- where nothing is asked, but somebody acts ------------------------------------------------------------------- */

static const char *const begins[SIEGE_STEPS] = {
    [STEP_REFRESH] = N_("Turn {n} begins"),
    [STEP_HORDE] = N_("The horde phase begins"),
    [STEP_TREACHERY] = N_("The treachery phase begins"),
    [STEP_LANE] = N_("Lane {lane} fights"),
    [STEP_PILLAGE] = N_("The pillage phase begins"),
    [STEP_END] = N_("The end phase begins"),
};

static void prompt_alliance(const State *s, int seat, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    const Siege *g = siege_of(s);
    seat = seat < siege_allies(s) ? seat : s->to_act; /* who watches is told what the alliance is */
    SayArg mana = say_n("n", g->mana[siege_pool(s, seat)]);
    int other = siege_allies(s) == 2 ? 1 - seat : NO_SEAT;
    SayArg partner = say_seat("other", other == NO_SEAT ? 0 : other);
    say(q, qn, SAY(WHO("play cards and move allies, or be done", "Play cards and move allies, or be done")), who);
    if (other == NO_SEAT)
        say(d, dn,
            SAY("{first:An ally below a monster blocks it. An ally in a free lane hits the portal.|Mana: {n}. The "
                "phase "
                "ends when you are done.}"),
            mana, say_is("first", s->round == 1));
    else if (g->done[seat])
        say(d, dn, SAY("Mana: {n}. You are done. The phase ends when {other} is done too."), mana, partner);
    else
        say(d, dn,
            SAY("{done:Mana: {n}. {other} is done. Any action ends that.|Mana: {n}. The phase ends when both of you "
                "are "
                "done.}"),
            mana, partner, say_is("done", g->done[other]));
}

static void prompt_reaction(const State *s, int seat, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    const Siege *g = siege_of(s);
    say(q, qn,
        SAY("{card:{who:{who}, react to {card}, or be done|React to {card}, or be done}|{who:{who}, react, or be "
            "done|React, or be done}}"),
        who, say_s("card", g->treachery ? def_name(g->treachery) : ""));
    say(d, dn, SAY("Mana: {n}. Only ⚡ can be used. Then the lanes fight."), say_n("n", g->mana[siege_pool(s, seat)]));
}

static void prompt_step(const State *s, int seat, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    const Siege *g = siege_of(s);
    SayArg mana = say_n("n", seat < s->nseats ? g->mana[siege_pool(s, seat)] : 0);
    switch ((int)g->step) {
    case STEP_ALLIANCE:
        prompt_alliance(s, seat, who, q, qn, d, dn);
        break;
    case STEP_REACTION:
        prompt_reaction(s, seat, who, q, qn, d, dn);
        break;
    case STEP_HORDE_SEAT:
        say(q, qn, SAY(WHO("lead the horde, or be done", "Lead the horde, or be done")), who);
        say(d, dn, SAY("Mana: {n}. Horde cards played this turn: {played} of {wave}."), mana,
            say_n("played", g->played), say_n("wave", siege_wave(s)));
        break;
    case STEP_PLAN:
        say(q, qn, SAY(WHO("draw and plan, or be done", "Draw and plan, or be done")), who);
        say(d, dn, SAY("Mana: {n}. Each time costs 1. Then the treachery card is revealed."), mana);
        break;
    default:
        if (g->step < SIEGE_STEPS && begins[g->step])
            say(q, qn, SAY_TABLE(begins[g->step]), say_n("n", s->round), say_n("lane", g->lane + 1));
        break;
    }
}

void siege_prompt(const State *s, int seat, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    const Frame *f = frame_peek(s);
    q[0] = d[0] = '\0';
    if (s->over)
        say(q, qn, SAY("The game is over"));
    else if (f && f->op >= ASK_FIRST && f->op < SIEGE_FRAMES)
        prompt_question(s, say_s("who", who), q, qn, d, dn);
    else
        prompt_step(s, seat, say_s("who", who), q, qn, d, dn);
}

/* ==== moves in full =============================================================================================== */

static const char *const move_words[SIEGE_MOVES] = {
    [MOVE_PLAY] = N_("Play {def} to lane {b}"),
    [MOVE_CAST] = N_("Play {def}"),
    [MOVE_ATTACH] = N_("Attach {def} to {other}"),
    [MOVE_ENGAGE] = N_("Engage {card}"),
    [MOVE_MOVE] = N_("Move {card} to lane {b}"),
    [MOVE_SWAP] = N_("Swap {card} and {other}"),
    [MOVE_DISCARD] = N_("Discard {card}"),
    [MOVE_RESHUFFLE] = N_("Shuffle your discard pile into your deck"),
    [MOVE_LAY] = N_("Play {def} to lane {b}"),
    [MOVE_HIDE] = N_("Play {def} face down to lane {b}"),
    [MOVE_FLIP] = N_("Turn {card} face down"),
    [MOVE_REARRANGE] = N_("Exchange the concealed cards in lanes {lane} and {other_lane}"),
    [MOVE_CHALLENGE] = N_("Challenge with {card}"),
    [MOVE_PLAN] = N_("Draw and plan"),
    [MOVE_DONE] = N_("Done"),
    [MOVE_WITHDRAW] = N_("Not done yet"),
    [MOVE_TAKE_BACK] = N_("Take the engagement back"),
    [MOVE_CHOOSE] = N_("Choose {card}"),
    [MOVE_LANE] = N_("Choose lane {a}"),
    [MOVE_YES] = N_("Yes"),
    [MOVE_NO] = N_("No"),
    [MOVE_HEALTH] = N_("Put 1 health token"),
    [MOVE_ATTACK] = N_("Put 1 attack token"),
    [MOVE_TOP] = N_("Leave it on top"),
    [MOVE_BOTTOM] = N_("Put it under the deck"),
    [MOVE_LEFT] = N_("The end where lane 1 is"), /* the horde player sits opposite */
    [MOVE_RIGHT] = N_("The end where lane 6 is"),
    [MOVE_GO] = N_("Go on"),
};

static const char *take_words(const Asked *a)
{
    if (runs(a, RUN_ASIDE))
        return N_("Put {def} aside");
    if (runs(a, RUN_PLAN))
        return N_("Plan {def}");
    if (runs(a, RUN_LIMIT) || runs(a, RUN_COSTS) || a->verb == DO_DISCARD)
        return N_("Discard {def}");
    if (a->verb == DO_REBUILD || (a->verb == DO_STUDY && a->run->n != a->run->arg >> 8))
        return N_("Put {def} under the deck");
    if (a->verb == DO_SCOUT)
        return N_("Put {def} on top of the deck");
    return a->verb == DO_REVIVE ? N_("Put {def} into play") : N_("Take {def}");
}

static const char *nothing_words(const Asked *a)
{
    if (runs(a, RUN_DRAW))
        return siege_allies(a->s) == 1 ? N_("Do not draw") : N_("Nobody draws");
    if (runs(a, RUN_ASIDE))
        return a->s->head[look_at(a->f->seat)].count ? N_("Draw new cards") : N_("Keep your hand");
    if (runs(a, RUN_PLAN))
        return N_("Plan no card");
    return a->f->op == ASK_LANE ? N_("Stay") : N_("Stop here");
}

static const char *seat_words(const Asked *a)
{
    return runs(a, RUN_DRAW)       ? siege_allies(a->s) == 1 ? N_("Draw a card") : N_("{seat} draws a card")
                 : runs(a, RUN_BOOST) ? N_("{seat} gains 1 mana")
           : a->verb == DO_REBUILD ? N_("The discard pile of {seat}")
                                   : N_("Choose {seat}");
}

/* What waits in line, by its card and what it will do; next: said of a move that takes it. */
static void describe_item(const State *s, unsigned i, bool next, char *out, size_t n)
{
    char card[SENTENCE_MAX], text[SENTENCE_MAX] = "", victim[SENTENCE_MAX] = "";
    out[0] = '\0';
    if (i >= s->nqueue)
        return;
    const Frame *f = &s->queue[i];
    name_card(s, f->src, card, sizeof card);
    if (f->it < s->npieces && f->step & CTX_DEAD && f->arg)
        say(victim, sizeof victim, SAY("{card}"), say_s("card", def_name(f->arg)));
    else if (f->it < s->npieces)
        name_card(s, f->it, victim, sizeof victim);
    if (f->op == ITEM_ABILITY)
        print_ability(s, f, siege_node(f->node), text);
    const char *words = f->op == ITEM_FALL       ? N_("{next:Next: |}{card} is destroyed")
                        : f->op == ITEM_ELUSIVE  ? N_("{next:Next: |}{card} may move")
                        : f->op == ITEM_ARRIVAL  ? N_("{next:Next: |}{card} takes effect")
                        : f->op == ITEM_COLLAPSE ? N_("{next:Next: |}{card} collapses")
                                                 : N_("{next:Next: |}{card}{victim:, about {victim}|}: {text}");
    say(out, n, SAY_TABLE(words), say_is("next", next), say_s("card", card), say_s("text", text),
        say_s("victim", victim));
}

void siege_say_waiting(const State *s, int i, char *brief, size_t bn, char *out, size_t n)
{
    char text[SENTENCE_MAX] = "";
    const Frame *f = &s->queue[i];
    if (f->op == ITEM_ABILITY)
        print_ability(s, f, siege_node(f->node), text);
    const char *words = f->op == ITEM_FALL       ? N_("is destroyed")
                        : f->op == ITEM_ELUSIVE  ? N_("may move")
                        : f->op == ITEM_ARRIVAL  ? N_("takes effect")
                        : f->op == ITEM_COLLAPSE ? N_("collapses")
                                                 : N_("{text}");
    say(brief, bn, SAY_TABLE(words), say_s("text", text));
    describe_item(s, (unsigned)i, false, out, n);
}

void siege_say_use(const State *s, Move m, char *out, size_t n)
{
    char text[SENTENCE_MAX] = "";
    const SiegeCard *c = is_known(s, (PieceId)m.a) ? siege_card_of(s, (PieceId)m.a) : NULL;
    const Term *ability = c && siege_exhaust_ability(c, 2) ? siege_exhaust_ability(c, m.b) : NULL;
    Frame f = {.src = (PieceId)m.a};
    if (ability)
        print_ability(s, &f, ability, text);
    say(out, n, SAY("{text}"), say_s("text", text));
}

static void describe_use(const State *s, Move m, const char *card, char *out, size_t n)
{
    char text[SENTENCE_MAX];
    siege_say_use(s, m, text, sizeof text);
    say(out, n, SAY("{text:Use {card}: {text}|Use {card}}"), say_s("card", card), say_s("text", text));
}

static void describe_option(const State *s, const Asked *a, Move m, char *out, size_t n)
{
    char text[SENTENCE_MAX] = "";
    const Term *option = a->verb == DO_CHOOSE && m.a > 0 ? term_argument(siege_node(a->run->node), m.a - 1) : NULL;
    if (option)
        print_sentence(s, a->run, option, text);
    say(out, n, SAY("{text:{text}|Choose effect {n}}"), say_s("text", text), say_n("n", m.a));
}

static const char *template_of(const State *s, Move m)
{
    const Frame *f = frame_peek(s);
    Asked a = f ? asked(s) : (Asked){.s = s};
    if (m.kind == MOVE_TAKE && f)
        return take_words(&a);
    if (m.kind == MOVE_NOTHING && f)
        return nothing_words(&a);
    if (m.kind == MOVE_SEAT && f)
        return seat_words(&a);
    if (m.kind == MOVE_GO && siege_of(s)->step < SIEGE_STEPS && begins[siege_of(s)->step])
        return begins[siege_of(s)->step];
    return m.kind < SIEGE_MOVES ? move_words[m.kind] : NULL;
}

static int lane_of(const State *s, unsigned p)
{
    return p < s->npieces ? s->piece[p].pos + 1 : 0;
}

void siege_describe(const State *s, Move m, char *out, size_t n)
{
    char card[SENTENCE_MAX], other[SENTENCE_MAX];
    const uint8_t *arg = siege_game.move[m.kind].arg;
    name_card(s, arg[0] == ARG_PIECE ? (PieceId)m.a : NO_PIECE, card, sizeof card);
    name_card(s, arg[1] == ARG_PIECE ? (PieceId)m.b : NO_PIECE, other, sizeof other);
    if (m.kind == MOVE_NEXT) {
        describe_item(s, m.a, true, out, n);
        return;
    }
    if (m.kind == MOVE_USE) {
        describe_use(s, m, card, out, n);
        return;
    }
    if (m.kind == MOVE_OPTION && frame_peek(s)) {
        Asked a = asked(s);
        describe_option(s, &a, m, out, n);
        return;
    }
    const char *words = template_of(s, m);
    if (words)
        say(out, n, SAY_TABLE(words), say_s("card", card), say_s("other", other), say_n("a", m.a), say_n("b", m.b),
            say_s("def", def_name(arg[0] == ARG_DEF && m.a <= siege_cards()->ncards ? m.a : DEF_HIDDEN)),
            say_n("lane", m.kind == MOVE_GO ? siege_of(s)->lane + 1 : lane_of(s, m.a)),
            say_n("other_lane", lane_of(s, m.b)), say_seat("seat", m.a), say_n("n", s->round));
}

/* ==== marks of log lines ========================================================================================== */

static const char *const phase_name[SIEGE_PHASES] = {
    N_("Set-up"),      N_("Refresh phase"), N_("Horde phase"), N_("Alliance phase"),  N_("Treachery phase"),
    N_("Fight phase"), N_("Pillage phase"), N_("End phase"),   N_("The game is over")};

/* {phase}: its name, by n; {trigger:..}: a form for each kind of ability, by n; {token:health|wound|attack|weaken}: the kind in other; {gain:more|less} and {amount}: of
 * n; {done:is done|is not}; {end:castle|deck|outsider|twenty}: why it is over. */
bool siege_mark_word(const Setup *names, const Event *e, const char *word, SayArg *out)
{
    if (strcmp(word, "phase") == 0)
        *out = say_s(word, e->n >= 0 && e->n < SIEGE_PHASES ? say_word(phase_name[e->n]) : "");
    else if (strcmp(word, "trigger") == 0)
        *out = say_which(word, e->n >= ABILITY_PLAY && e->n <= ABILITY_ON_SPELL ? e->n - ABILITY_PLAY : 0);
    else if (strcmp(word, "token") == 0)
        *out = say_which(word, e->other == WORD_HEALTH   ? 0
                               : e->other == WORD_WOUND  ? 1
                               : e->other == WORD_ATTACK ? 2
                                                         : 3);
    else if (strcmp(word, "gain") == 0)
        *out = say_is(word, e->n > 0);
    else if (strcmp(word, "amount") == 0)
        *out = say_n(word, e->n < 0 ? -e->n : e->n);
    else if (strcmp(word, "shared") == 0) /* SH-12.3 */
        *out = say_is(word, names->nseats == 3 && e->seat < 2);
    else if (strcmp(word, "done") == 0)
        *out = say_is(word, e->n != 0);
    else if (strcmp(word, "end") == 0)
        *out = say_which(word, e->n > END_NONE && e->n <= END_TWENTY ? e->n - END_CASTLE : 0);
    else
        return false;
    return true;
}

/* ==== the score sheet ============================================================================================= */

/* The same for all seats, but for the horde's. */
static void add_line(const State *s, Standing *out, const char *label, int points)
{
    ScoreLine *line = &out->line[out->nlines++];
    line->label = say_word(label);
    for (int seat = 0; seat < s->nseats; seat++)
        line->points[seat] = (int16_t)points;
}

static int left_of(const State *s, int unit)
{
    return siege_health(s, unit) > 0 ? siege_health(s, unit) : 0;
}

static int outsider_stages(const State *s)
{
    int n = siege_feat(s, FEAT_THREE_DOORS) ? table_size(s, PLACE_OTHERS) : table_size(s, PLACE_ASIDE);
    static const PlaceId place[] = {PLACE_PILE, PLACE_UPPER};
    for (int i = 0; i < 2; i++)
        for (PieceId p = table_first(s, place[i]); p != NO_PIECE; p = s->piece[p].next)
            n += is_known(s, p) && siege_card_of(s, p)->type == CARD_OUTSIDER;
    return n;
}

static const char *end_words(const State *s)
{
    switch ((SiegeEnd)siege_of(s)->end) {
    case END_CASTLE:
        return N_("The castle has no health left.");
    case END_DECK:
        return N_("The deck of {seat} is empty.");
    case END_OUTSIDER:
        return N_("The last stage of the outsider is destroyed.");
    case END_TWENTY:
        return N_("The castle has held for twenty turns.");
    case END_NONE:
        break;
    }
    return "";
}

static const char *feat_words(const State *s, bool won)
{
    if (s->option[OPT_FEAT] == FEAT_NONE || siege_versus(s))
        return NULL;
    if (s->over && won)
        return siege_feat_won(s) ? N_("The achievement is met.") : N_("The achievement is not met.");
    return siege_of(s)->feat_failed ? N_("The achievement can no longer be met.") : NULL;
}

/* SH-13.16: how the achievement stands, for the table. */
void siege_feat_says(const State *s, char *out, size_t n)
{
    const Siege *g = siege_of(s);
    int feat = s->option[OPT_FEAT];
    out[0] = '\0';
    if (feat == FEAT_NONE || siege_versus(s))
        return;
    SayArg name = say_s("name", say_word(siege_medals[feat - 1].name));
    if (g->feat_failed)
        say(out, n, SAY("{name}: lost"), name);
    else if (feat == FEAT_ROLL_CALL)
        say(out, n, SAY("{name}: {n} of 5"), name, say_n("n", g->feat_count));
    else if (feat == FEAT_TWENTY_NIGHTS)
        say(out, n, SAY("{name}: {n} to go"), name, say_n("n", s->round < 20 ? 20 - s->round : 0));
    else if (feat == FEAT_THREE_DOORS)
        say(out, n, SAY("{name}: {n:1 more|{n} more}"), name, say_n("n", outsider_stages(s)));
    else if (feat == FEAT_GIANT_KILLER || feat == FEAT_THREE_AT_A_BLOW)
        say(out, n, SAY("{name}: {done:done|not yet}"), name, say_is("done", siege_feat_won(s)));
    else
        say(out, n, SAY("{name}: so far"), name);
}

void siege_standing(const State *s, Standing *out)
{
    const Siege *g = siege_of(s);
    bool won = s->over && (g->end == END_OUTSIDER || g->end == END_TWENTY);
    add_line(s, out, N_("Castle health"), left_of(s, UNIT_CASTLE));
    add_line(s, out, N_("Portal health"), left_of(s, UNIT_PORTAL));
    add_line(s, out, N_("Outsider stages left"), outsider_stages(s));
    add_line(s, out, N_("Turns"), s->round);
    ScoreLine *decks = &out->line[out->nlines++];
    decks->label = say_word(N_("Cards in the deck"));
    if (s->option[OPT_FEAT] == FEAT_ROLL_CALL)
        add_line(s, out, N_("Allies returned to hand"), g->feat_count);
    for (int seat = 0; seat < s->nseats; seat++) {
        bool horde = seat == siege_horde_seat(s);
        decks->points[seat] = (int16_t)(horde ? table_size(s, PLACE_HORDE_DECK) + table_size(s, PLACE_HORDE_DECK_2)
                                              : table_size(s, deck_at(seat)));
        out->winner[seat] = s->over && won != horde;
        out->score[seat] = out->winner[seat];
        out->rank[seat] = s->over && !out->winner[seat] ? 2 : 1;
    }
    char end[SENTENCE_MAX], feat[SENTENCE_MAX];
    const char *note[2], *met = feat_words(s, won);
    int n = 0;
    if (s->over) {
        say(end, sizeof end, SAY_TABLE(end_words(s)), say_seat("seat", g->end_seat < s->nseats ? g->end_seat : 0));
        note[n++] = end;
    }
    if (met) {
        say(feat, sizeof feat, SAY_TABLE(met));
        note[n++] = feat;
    }
    if (n)
        say(out->note, sizeof out->note, SAY("{note}"), say_list("note", SAY_LINES, note, n));
}

/* ==== reasons ===================================================================================================== */

/* What a card in the lower half of a lane meets there. */
static void reason_lane(const State *s, int lane, char *out, size_t n)
{
    PieceId p = lane >= 0 && lane < LANES ? siege_upper(s, lane) : NO_PIECE;
    char card[SENTENCE_MAX];
    if (lane < 0 || lane >= LANES)
        return;
    if (p == NO_PIECE) {
        say(out, n, SAY("Nobody stands before the portal in lane {n}."), say_n("n", lane + 1));
        return;
    }
    name_card(s, p, card, sizeof card);
    say(out, n, SAY("Stops {card} in lane {n}."), say_s("card", card), say_n("n", lane + 1));
}

/* What a move does to the card it is about. */
static void reason_card(const State *s, Move m, PieceId p, char *out, size_t n)
{
    char card[SENTENCE_MAX];
    int unit = is_known(s, p) && !siege_concealed(s, p) ? siege_unit(s, p) : NO_UNIT;
    name_card(s, p, card, sizeof card);
    SayArg name = say_s("card", card);
    if (unit == NO_UNIT)
        return;
    if (m.kind == MOVE_ENGAGE)
        say(out, n, SAY("Keeps {card} from pillaging {n:1 card|{n} cards}."), name, say_n("n", left_of(s, unit)));
    else if (m.kind == MOVE_USE && unit == UNIT_CASTLE)
        say(out, n, SAY("The castle can be used once a turn."));
    else if (m.kind == MOVE_CHALLENGE)
        say(out, n, SAY("Holds the ally in the lane of {card}."), name);
    else if (m.kind == MOVE_CHOOSE && siege_is_creature(s, unit))
        say(out, n, SAY("{card} has attack {n} and health {m}."), name, say_n("n", siege_attack(s, unit)),
            say_n("m", left_of(s, unit)));
}

void siege_reason(const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    switch (m.kind) {
    case MOVE_PLAY:
        if (m.a > 0 && m.a <= siege_cards()->ncards && siege_card(m.a)->type == CARD_ALLY)
            reason_lane(s, m.b - 1, out, n);
        break;
    case MOVE_MOVE:
        if (m.a < s->npieces && s->piece[m.a].place == PLACE_LOWER)
            reason_lane(s, m.b - 1, out, n);
        break;
    case MOVE_ENGAGE:
    case MOVE_USE:
    case MOVE_CHALLENGE:
    case MOVE_CHOOSE:
        reason_card(s, m, (PieceId)m.a, out, n);
        break;
    case MOVE_LAY:
        if (m.b > 0 && m.b <= LANES && siege_lower(s, m.b - 1) == NO_PIECE)
            say(out, n, SAY("Nobody defends the castle in lane {n}."), say_n("n", m.b));
        break;
    case MOVE_HIDE:
        say(out, n, SAY("Nobody knows what lies there."));
        break;
    case MOVE_DONE:
        say(out, n, SAY("Nothing useful is left to do."));
        break;
    default:
        break;
    }
}

/* ==== what is printed ============================================================================================= */

const char *siege_text(DefId def)
{
    const char *text = siege_game.def[def].text;
    return text ? say_word(text) : NULL;
}

/* Bold is *one* mark on the screen and **two** in the card file. */
static void one_mark(char *out)
{
    char *to = out;
    for (const char *p = out; *p; p++)
        if (p[0] != '*' || p[1] != '*')
            *to++ = *p;
    *to = '\0';
}

bool siege_say_treachery_ability(DefId def, char *out, size_t n)
{
    const SiegeCard *c = siege_card(def);
    out[0] = '\0';
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), c, t)) != NULL;)
        if (term_op(t) == ABILITY_TREACHERY && !siege_print_ability(siege_cards(), c, t, out, n))
            out[0] = '\0';
    one_mark(out);
    return out[0] != '\0';
}

void siege_printed(DefId def, char *out)
{
    if (!siege_print_card(&siege_set, &siege_set.card[def - 1], out, SENTENCE_MAX))
        out[0] = '\0';
    one_mark(out);
}
