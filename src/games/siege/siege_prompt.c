/* SPDX-License-Identifier: MIT
 * Siege: what is asked now, and what ends it.  A question of an effect shows the sentence of the card it stands on, made
 * from the same term that the rules read (siege_print.h). */
#include "games/siege/siege_forecast.h"
#include "games/siege/siege_text.h"

/* ==== questions =================================================================================================== */

SiegeAsked siege_asked(const State *s)
{
    SiegeAsked a = {.s = s, .f = frame_peek(s)};
    int i = s->nframes - 2;
    for (; i >= 0 && s->frame[i].op == ANSWER; i--)
        a.given += !(s->frame[i].step & CTX_FOUND);
    a.run = i >= 0 ? &s->frame[i] : NULL;
    if (a.run && (a.run->op == RUN_VERB || a.run->op == RUN_EACH || a.run->op == RUN_COSTS))
        a.verb = term_op(siege_node(a.run->node));
    return a;
}

typedef struct {
    const char *question, *detail;
} Words;

#define WHO(lower, upper) "{who:{who}, " lower "|" upper "}"
/* The same with the name of the card that asks. */
#define CARD_ASKS(lower, upper) "{source:{who:{who}, |}{source}: " lower "|" WHO(lower, upper) "}"
#define EFFECT                                                                                                         \
    N_("{stop:{source:{source}: {text} You may also stop.|{text} You may also stop.}|{source:{source}: "               \
       "{text}|{text}}}")
#define COST_DETAIL N_("This is part of the cost. {text}")

static Words ask_cost(const SiegeAsked *a)
{
    if (a->verb == COST_WOUND_ONE)
        return (Words){N_(CARD_ASKS("choose who takes the wound", "Choose who takes the wound")), COST_DETAIL};
    return (Words){N_(CARD_ASKS("choose a card to discard", "Choose a card to discard")), COST_DETAIL};
}

bool siege_asks_for_health(const State *s)
{
    const Frame *f = frame_peek(s);
    if (!f || f->op != ASK_UNIT || !f->set || f->set & ~(uint32_t)MINION_UNITS)
        return false;
    SiegeAsked a = siege_asked(s);
    return (siege_asks(&a, RUN_TOKENS) && a.run->arg) ||
           (a.verb == DO_TOKEN && term_op(term_argument(siege_node(a.run->node), 0)) == WORD_HEALTH);
}

static bool bears_something(const State *s, PieceId p)
{
    for (PieceId q = table_first(s, PLACE_ATTACHED); q != NO_PIECE; q = s->piece[q].next)
        if (s->piece[q].host == p)
            return true;
    return false;
}

/* Minions of which nothing but their names tells one from the other. */
static bool same_minion(const State *s, int u, int v)
{
    const Siege *g = siege_of(s);
    PieceId a = siege_piece(s, u), b = siege_piece(s, v);
    return siege_health(s, u) == siege_health(s, v) && siege_attack(s, u) == siege_attack(s, v) &&
           g->mark[u] == g->mark[v] && s->piece[a].place == s->piece[b].place && !bears_something(s, a) &&
           !bears_something(s, b);
}

static bool are_alike(const State *s, uint32_t set)
{
    int first = __builtin_ctz(set);
    for (uint32_t left = set; left; left &= left - 1)
        if (!same_minion(s, first, __builtin_ctz(left)))
            return false;
    return true;
}

bool siege_alike(const State *s, Move a, Move b)
{
    const Frame *f = frame_peek(s);
    if (a.kind != MOVE_CHOOSE || b.kind != MOVE_CHOOSE || a.a >= s->npieces || b.a >= s->npieces || !f ||
        f->op != ASK_UNIT)
        return false;
    int u = siege_unit(s, (PieceId)a.a), v = siege_unit(s, (PieceId)b.a);
    bool lanes = s->piece[a.a].place != PLACE_BACK || s->piece[b.a].place != PLACE_BACK;
    return (siege_asks_for_health(s) || !lanes) && u >= UNIT_MINION && u < UNIT_CASTLE && v >= UNIT_MINION &&
           v < UNIT_CASTLE && same_minion(s, u, v);
}

#define GAINS "{what} to gain {health} health{each: each|}"

/* What health means is not to be seen on a minion (SH-8.2). */
static Words ask_health(const SiegeAsked *a)
{
    static const char *const detail =
        N_("{setup:The portal wakes thieves. |{source:From {source}. |}}Each health steals 1 card from every deck each "
           "turn.{alike: They are all alike: pick any.|}");
    if (a->f[-1].set)
        return (Words){N_(WHO("choose {n} more to gain {health} health", "Choose {n} more to gain {health} health")),
                       detail};
    return (Words){N_("{setup:" WHO("for the horde: choose " GAINS,
                                    "For the horde: choose " GAINS) "|" WHO("choose " GAINS, "Choose " GAINS) "}"),
                   detail};
}

static Words ask_unit(const SiegeAsked *a)
{
    if (siege_asks(a, RUN_COSTS))
        return ask_cost(a);
    if (siege_asks(a, RUN_TOKENS) && a->run->arg)
        return (Words){N_(WHO("put a health token on a minion", "Put a health token on a minion")),
                       N_("Left to place: {n}.")};
    if (siege_asks(a, RUN_TOKENS))
        return (Words){N_(WHO("take a health token from a minion", "Take a health token from a minion")),
                       N_("Left to remove: {n}.")};
    if (siege_asks(a, RUN_TAUNT) && a->given < 2)
        return (Words){N_(WHO("choose a monster with Taunt", "Choose a monster with Taunt")),
                       N_("An ally must engage it.")};
    if (siege_asks(a, RUN_TAUNT))
        return (Words){N_(WHO("choose the ally that engages it", "Choose the ally that engages it")),
                       N_("It moves to that lane and replaces a tower there.")};
    if (siege_asks(a, RUN_UNCOVER))
        return (Words){N_(WHO("choose the next card to reveal", "Choose the next card to reveal")),
                       N_("Hidden cards are revealed one by one.")};
    if (siege_asks(a, RUN_PLAY) || siege_asks(a, RUN_ARRIVAL))
        return (Words){N_(WHO("attach {card} to what?", "Attach {card} to what?")),
                       N_("It stays there until that card leaves play.")};
    if (a->verb == DO_ASSAULT && a->f->node == a->run->node)
        return (Words){N_(CARD_ASKS("choose the portal or an outsider", "Choose the portal or an outsider")), EFFECT};
    if (a->verb == DO_GUERRILLA && a->f->node == a->run->node)
        return (Words){N_(CARD_ASKS("choose a minion", "Choose a minion")), EFFECT};
    if (siege_asks_for_health(a->s))
        return ask_health(a);
    if (a->f[-1].set) /* some are chosen */
        return (Words){N_(CARD_ASKS("choose {n} more", "Choose {n} more")), EFFECT};
    SiegeOp node = a->f->node ? term_op(siege_node(a->f->node)) : OP_NONE;
    if (node >= THE_LEFTMOST && node <= THE_HEALTHIEST)
        return (Words){N_(CARD_ASKS("a tie: choose {what}", "A tie: choose {what}")), EFFECT};
    return (Words){N_(CARD_ASKS("choose {what}", "Choose {what}")), EFFECT};
}

static Words ask_lane(const SiegeAsked *a)
{
    if (a->f->arg == FOR_ELUSIVE)
        return (Words){N_(WHO("move {card}, or let it stay", "Move {card}, or let it stay")),
                       N_("Elusive: it may move once a turn after it strikes.")};
    if (a->f->arg == FOR_PART)
        return (Words){N_(WHO("move {card} to another lane", "Move {card} to another lane")),
                       N_("These two cannot face each other.")};
    if (a->f->arg == FOR_HERO)
        return (Words){N_(WHO("choose where {card} starts", "Choose where {card} starts")), N_("Any free lane.")};
    if (a->verb == DO_RAISE)
        return (Words){N_(CARD_ASKS("choose a lane for the skeleton", "Choose a lane for the skeleton")), EFFECT};
    if (a->verb == DO_REVIVE)
        return (Words){N_(CARD_ASKS("choose a lane for {card}", "Choose a lane for {card}")), EFFECT};
    return (Words){N_(CARD_ASKS("choose where {card} moves", "Choose where {card} moves")), EFFECT};
}

static Words ask_card(const SiegeAsked *a)
{
    if (siege_asks(a, RUN_ASIDE))
        return (Words){N_(WHO("replace cards, or keep your hand", "Replace cards, or keep your hand")),
                       N_("{n:=0:Set cards aside and draw as many.|You replace 1 card.|You replace {n} cards.}"
                          "{boost:=0:| The portal brings {boost} mana each turn.}")};
    if (siege_asks(a, RUN_LIMIT))
        return (Words){N_(WHO("discard down to {m} cards", "Discard down to {m} cards")),
                       N_("Left to discard: {n}. Discarding has no other effect.")};
    if (siege_asks(a, RUN_PLAN))
        return (Words){N_(WHO("plan a card, or keep all", "Plan a card, or keep all")),
                       N_("It goes on top of the horde deck, unseen by the others.")};
    if (siege_asks(a, RUN_COSTS))
        return ask_cost(a);
    switch ((int)a->verb) {
    case DO_DISCARD:
        return (Words){N_(CARD_ASKS("choose a card to discard", "Choose a card to discard")), EFFECT};
    case DO_SALVAGE:
        return (Words){N_(CARD_ASKS("choose a card to return to hand", "Choose a card to return to hand")), EFFECT};
    case DO_REVIVE:
        return (Words){N_(CARD_ASKS("choose an ally to put into play", "Choose an ally to put into play")), EFFECT};
    case DO_REBUILD:
        return (Words){N_(WHO("put a card under the deck, or stop", "Put a card under the deck, or stop")),
                       N_("The first one goes on top. Left: {n}.")};
    case DO_SCOUT:
        return (Words){N_(WHO("choose the next card from the top", "Choose the next card from the top")),
                       N_("They go back on top of the horde deck. The first one is drawn first.")};
    case DO_STUDY:
        if (a->run->n == a->run->arg >> 8)
            return (Words){N_(WHO("take a card into your hand", "Take a card into your hand")),
                           N_("The others go under your deck.")};
        return (Words){N_(WHO("choose the next card for under the deck", "Choose the next card for under the deck")),
                       N_("The first one goes on top.")};
    default:
        return (Words){N_(WHO("choose a card", "Choose a card")), EFFECT};
    }
}

/* SH-10.18, one draw or several that the turn may offer. */
static Words ask_draw(const SiegeAsked *a)
{
    if (siege_allies(a->s) > 1)
        return (Words){N_("{one:" WHO("choose who draws a card",
                                      "Choose who draws a card") "|" WHO("choose who draws", "Choose who draws") "}"),
                       N_("{one:A monster was destroyed.|Monsters are destroyed.} Decks: {decks}.")};
    return (Words){
        N_("{one:" WHO("draw a card for the destroyed monster?", "Draw a card for the destroyed monster?") "|" WHO(
            "draw a card for each monster destroyed this turn?",
            "Draw a card for each monster destroyed this turn?") "}"),
        N_("{risk:Left in your deck: {n}.{p:=0:| The pillage takes {p}.}|Only {n} left, and the pillage takes {p} each "
           "turn.|{n:Drawing the last card|Drawing one of the last {n}} loses the game.}")};
}

static Words ask_seat(const SiegeAsked *a)
{
    if (siege_asks(a, RUN_DRAW))
        return ask_draw(a);
    if (siege_asks(a, RUN_BOOST))
        return (Words){N_(WHO("give {n} mana to whom?", "Give {n} mana to whom?")),
                       N_("{source:From {source}|From a card}.")};
    if (a->verb == DO_REBUILD)
        return (Words){N_(WHO("choose a discard pile", "Choose a discard pile")), EFFECT};
    return (Words){N_(CARD_ASKS("choose a player", "Choose a player")), EFFECT};
}

static Words words_of(const SiegeAsked *a)
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
        if (siege_asks(a, RUN_RESHUFFLE))
            return (Words){
                N_(WHO("shuffle your discard pile into your deck?", "Shuffle your discard pile into your deck?")),
                N_("Your deck is empty: without this you lose.")};
        return (Words){N_("{source:" WHO("use the ability of {source}?", "Use the ability of {source}?") "|" WHO(
                           "use this ability?", "Use this ability?") "}"),
                       EFFECT};
    case ASK_OPTION:
        return (Words){N_(CARD_ASKS("choose one effect", "Choose one effect")), EFFECT};
    case ASK_TOKEN:
        return (Words){N_(WHO("choose a health or an attack token", "Choose a health or an attack token")), EFFECT};
    case ASK_TOP:
        return (Words){
            N_(WHO("leave {card} on top, or put it under the deck?", "Leave {card} on top, or put it under the deck?")),
            N_("Cards left: {n}.")};
    case ASK_END:
        if (a->f->arg == FOR_SUMMON)
            return (Words){N_(WHO("choose a side", "Choose a side")),
                           N_("{card:{card}|The next horde card} takes the first free lane from there.")};
        if (siege_asks(a, RUN_ARRIVAL))
            return (Words){N_(WHO("choose a side", "Choose a side")),
                           N_("{card} is attached to the first monster from there.")};
        return (Words){N_(WHO("choose a side", "Choose a side")), EFFECT};
    case ASK_NEXT:
        return (Words){N_(WHO("choose what happens next", "Choose what happens next")),
                       N_("Effects waiting: {n}. They resolve one by one.")};
    case ASK_FILL:
        return (Words){N_(WHO("bring an ally to lane {n}, or cancel", "Bring an ally to lane {n}, or cancel")),
                       N_("{card} needs an opponent. Move, swap or play an ally.")};
    default:
        return (Words){"", ""};
    }
}

/* The number of a question. */
static int number_of(const SiegeAsked *a)
{
    const State *s = a->s;
    switch ((SiegeFrame)a->f->op) {
    case ASK_NEXT:
        return __builtin_popcount(a->f->set);
    case ASK_FILL:
        return a->f->arg + 1;
    case ASK_CARD:
        if (siege_asks(a, RUN_ASIDE))
            return table_size(s, look_at(a->f->seat));
        if (siege_asks(a, RUN_LIMIT))
            return table_size(s, siege_hand_place(s, a->f->seat)) - HAND_LIMIT;
        break;
    case ASK_UNIT:
        if (!siege_asks(a, RUN_TOKENS))
            return a->f->n;
        break;
    case ASK_SEAT:
        if (siege_asks(a, RUN_BOOST))
            return siege_mana_to_come(s);
        if (siege_asks(a, RUN_DRAW) && siege_allies(s) == 1)
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
    out->risk = (int)siege_draw_risk(s, (Move){.kind = MOVE_SEAT, .seat = s->to_act});
    for (int seat = 0; seat < siege_allies(s); seat++) {
        say(out->text[seat], SENTENCE_MAX, SAY("{seat} {n}"), say_seat("seat", seat),
            say_n("n", table_size(s, deck_at(seat))));
        out->item[seat] = out->text[seat];
    }
}

/* Of the outsider pile it is known which card comes, of the horde deck it is not. */
static void name_summoned(const SiegeAsked *a, char *out, size_t n)
{
    PieceId top = table_first(a->s, PLACE_PILE);
    out[0] = '\0';
    if (siege_asks(a, RUN_EACH) && a->run->arg && top != NO_PIECE)
        siege_name_card(a->s, top, out, n);
}

/* SH-3.2: what a turn brings the alliance, unless cards of the horde bring more. */
static int mana_of_a_turn(const State *s, int seat)
{
    PieceId portal = table_first(s, PLACE_PORTAL);
    return portal == NO_PIECE || seat == siege_horde_seat(s) ? 0 : siege_card(s->piece[portal].def)->boost;
}

/* The first argument of what is done several times over, where it is a number. */
static int times_of(const Frame *f)
{
    const Term *times = term_argument(siege_node(f->node), 0);
    return times && term_is_number(times) ? term_int(times) : 0;
}

/* How many tokens each chosen card gets. */
static int tokens_of(const SiegeAsked *a)
{
    const Term *n = a->verb == DO_TOKEN ? term_argument(siege_node(a->run->node), 1) : NULL;
    return n && term_is_number(n) ? term_int(n) : 1;
}

/* The card that asks, with the how manieth time of how many that is. */
static void name_source(const SiegeAsked *a, PieceId src, char *out, size_t n)
{
    int all = 0, now = 0;
    const char *card = siege_is_known(a->s, src) ? siege_def_name(a->s->piece[src].def) : "";
    if (siege_asks(a, RUN_EACH) && a->verb == DO_DISCARD) {
        all = times_of(a->run);
        now = all - a->run->n + 1;
    }
    for (const Frame *f = a->run; all == 0 && f && f >= a->s->frame; f--)
        if (f->op == RUN_REPEAT && f->src == src) {
            all = times_of(f);
            now = all - f->n;
        }
    say(out, n, SAY("{counts:{card}, {now} of {all}|{card}}"), say_is("counts", card[0] && all > 1 && now > 0),
        say_s("card", card), say_n("now", now), say_n("all", all));
}

/* True if a draw is offered, and nothing says that another one follows in this turn. */
static bool one_draw(const State *s, const SiegeAsked *a)
{
    return siege_asks(a, RUN_DRAW) && !siege_draws_follow(s);
}

static void prompt_question(const State *s, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    SiegeAsked a = siege_asked(s);
    Words w = words_of(&a);
    Decks decks;
    look_at_decks(s, siege_asks(&a, RUN_DRAW), &decks);
    char card[SENTENCE_MAX], what[SENTENCE_MAX] = "", text[SENTENCE_MAX] = "";
    bool of_it = a.f->op == ASK_TOP || (a.f->op == ASK_LANE && a.f->it != NO_PIECE);
    const Frame *about = siege_asks(&a, RUN_PLAY) || siege_asks(&a, RUN_ARRIVAL) ? a.run : a.f;
    siege_name_card(s, of_it ? a.f->it : about->src, card, sizeof card);
    if (a.f->op == ASK_END && a.f->arg == FOR_SUMMON)
        name_summoned(&a, card, sizeof card);
    SiegeOp node = a.f->node ? term_op(siege_node(a.f->node)) : OP_NONE;
    if (a.f->op == ASK_UNIT && node >= THE_SELF && node <= THE_BOTH)
        siege_say_ability(s, a.f, siege_node(a.f->node), what);
    if (a.verb != OP_NONE)
        siege_say_effect(s, a.run, siege_node(a.run->node), text);
    if (!what[0])
        say(what, sizeof what, SAY("a card"));
    PieceId src =
        siege_asks(&a, RUN_BOOST) && a.run > s->frame ? a.run[-1].src : a.f->src; /* the card that is resolved */
    char named[SENTENCE_MAX];
    name_source(&a, src, named, sizeof named);
    SayArg source = say_s("source", named), stop = say_is("stop", a.f->step & CTX_STOP), n = say_n("n", number_of(&a));
    SayArg setup = say_is("setup", s->phase == PHASE_SETUP), one = say_is("one", one_draw(s, &a));
    say(q, qn, SAY_TABLE(w.question), who, say_s("card", card), say_s("what", what), source, n, setup,
        say_n("m", HAND_LIMIT), one, say_n("health", tokens_of(&a)), say_is("each", number_of(&a) > 1));
    say(d, dn, SAY_TABLE(w.detail), say_s("card", card), say_s("text", text), source, stop, n, setup, one,
        say_is("alike", siege_asks_for_health(s) && are_alike(s, a.f->set)), say_which("risk", decks.risk),
        say_n("p", decks.pillage), say_n("boost", mana_of_a_turn(s, a.f->seat)),
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

const char *siege_step_begins(int step)
{
    return step >= 0 && step < SIEGE_STEPS ? begins[step] : NULL;
}

static void prompt_alliance(const State *s, int seat, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    const Siege *g = siege_of(s);
    seat = seat < siege_allies(s) ? seat : s->to_act; /* who watches is told what the alliance is */
    SayArg mana = say_n("n", g->mana[siege_pool(s, seat)]);
    int other = siege_allies(s) == 2 ? 1 - seat : NO_SEAT;
    SayArg partner = say_seat("other", other == NO_SEAT ? 0 : other);
    say(q, qn, SAY(WHO("play cards and move allies, or press Done", "Play cards and move allies, or press Done")), who);
    if (other == NO_SEAT)
        say(d, dn,
            SAY("{first:An ally facing a monster blocks it. An ally in a free lane hits the portal.|Mana: {n}. The "
                "fight begins when you are done.}"),
            mana, say_is("first", s->round == 1));
    else if (g->done[seat])
        say(d, dn, SAY("Mana: {n}. You are done; waiting for {other}."), mana, partner);
    else
        say(d, dn,
            SAY("{done:Mana: {n}. {other} is done. If you act, {other} may act again.|Mana: {n}. The fight begins when "
                "both of you are done.}"),
            mana, partner, say_is("done", g->done[other]));
}

/* The treachery card has an ability, or has boosted a monster. */
static bool treachery_acts(const Siege *g)
{
    char ability[SENTENCE_MAX];
    return g->treachery != DEF_HIDDEN &&
           (g->boosted != NO_PIECE || siege_say_treachery_ability(g->treachery, ability, sizeof ability));
}

static void prompt_reaction(const State *s, int seat, SayArg who, char *q, size_t qn, char *d, size_t dn)
{
    const Siege *g = siege_of(s);
    bool acts = treachery_acts(g);
    int mark = g->treachery != DEF_HIDDEN ? siege_card(g->treachery)->mark : MARK_NONE;
    int more = g->boosted != NO_PIECE && mark >= MARK_ATTACK1 ? 1 + mark - MARK_ATTACK1 : 0;
    SayArg card = say_s("card", g->treachery != DEF_HIDDEN ? siege_def_name(g->treachery) : "");
    char boosted[SENTENCE_MAX] = "";
    if (more > 0)
        siege_name_card(s, g->boosted, boosted, sizeof boosted);
    say(q, qn,
        SAY("{acts:{who:{who}, react to {card}, or press Done|React to {card}, or press Done}|{who:{who}, use a "
            "bolt, or press Done|Use a bolt, or press Done}}"),
        who, card, say_is("acts", acts));
    say(d, dn,
        SAY("{boosted:{boosted} has +{more} attack. |}{acts:|{card:{card} has no effect. |}}Mana: {n}. Only ⚡ cards "
            "and "
            "abilities.{acts: Then the lanes fight.|}"),
        say_s("boosted", boosted), say_n("more", more), card, say_is("acts", acts),
        say_n("n", g->mana[siege_pool(s, seat)]));
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
        say(q, qn, SAY(WHO("lead the horde, or press Done", "Lead the horde, or press Done")), who);
        say(d, dn, SAY("Mana: {n}. Cards played this turn: {played} of {wave}."), mana, say_n("played", g->played),
            say_n("wave", siege_wave(s)));
        break;
    case STEP_PLAN:
        say(q, qn, SAY(WHO("draw and plan, or press Done", "Draw and plan, or press Done")), who);
        say(d, dn, SAY("Mana: {n}. Each costs 1. Then the treachery card is revealed."), mana);
        break;
    default:
        if (siege_step_begins(g->step))
            say(q, qn, SAY_TABLE(siege_step_begins(g->step)), say_n("n", s->round), say_n("lane", g->lane + 1));
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
