/* SPDX-License-Identifier: MIT
 * Shared by the files of this game. In reading order: the table (siege_board.c) and its values (siege_values.c); what a term
 * is (siege_terms.c), finds (siege_filter.c, siege_find.c) and does (siege_effects.c, siege_costs.c); what runs and waits
 * (siege_run.c, siege_queue.c); the turn (siege_turn.c, siege_fight.c); what may be done (siege_legal.c), is done
 * (siege_play.c: a move; siege_arrive.c: a card of the horde) and is answered (siege_ask.c); the horde player
 * (siege_horde_player.c); achievements (siege_achievements.c); which cards are played with (siege_decks.c) and set-up
 * (siege_setup.c); opponents (siege_judge.c, siege_intent.c, siege_rollout.c).
 *
 * A function that changes the state takes State *s and Events *ev, which may be NULL. */
#ifndef GAMES_SIEGE_SIEGE_INT_H
#define GAMES_SIEGE_SIEGE_INT_H
#include "core/table.h"
#include "games/siege/siege.h"
#include "games/siege/siege_builder.h"

static inline Siege *siege_mut(State *s)
{
    return (Siege *)s;
}
static inline const Term *siege_node(uint16_t node)
{
    return siege_cards()->term + node;
}
static inline uint16_t siege_node_of(const Term *t)
{
    return (uint16_t)(t - siege_cards()->term);
}
/* A seat as a bit; NO_SEAT: none. */
static inline unsigned siege_bit(int seat)
{
    return seat >= 0 && seat < SEAT_MAX ? 1u << seat : 0;
}
static inline unsigned siege_key(SiegeOp key) /* KEY_BIT of a word that is read */
{
    return key >= KEY_TRAMPLE && key <= KEY_HEROIC ? KEY_BIT(key) : 0;
}
static inline bool siege_has_key(const State *s, int unit, SiegeOp key) /* true if the keyword is active on the unit */
{
    return siege_of(s)->keys[unit] & KEY_BIT(key);
}
static inline int siege_ndefs(void) /* DEF_HIDDEN included */
{
    return siege_cards()->ncards + 1;
}
/* The card whose ability holds that word of siege_cards()->term; DEF_HIDDEN: none. */
DefId siege_def_of_node(unsigned node);
static inline const SiegeCard *siege_card_of(const State *s, PieceId p)
{
    return siege_card(s->piece[p].def);
}
static inline bool siege_in_play(PlaceId at)
{
    return at >= PLACE_UPPER && at <= PLACE_ATTACHED && at != PLACE_PORTALS;
}
/* Returns its only seat, or SEAT_TEAM: the first to answer (SH-1.9). */
static inline int siege_team(const State *s)
{
    return siege_allies(s) == 1 ? 0 : SEAT_TEAM;
}
static inline unsigned siege_team_bits(const State *s)
{
    return siege_allies(s) == 1 ? 1 : 3; /* one seat or two */
}
/* Returns who decides for the horde: its player, or the alliance (SH-1.8). */
static inline int siege_horde_side(const State *s)
{
    return siege_versus(s) ? siege_horde_seat(s) : siege_team(s);
}
static inline bool siege_falling(const State *s, PieceId p) /* in the destroyed state */
{
    return s->piece[p].face & FACE_FALLING;
}
static inline bool siege_concealed(const State *s, PieceId p)
{
    return s->piece[p].face & FACE_CONCEALED;
}
/* Returns which of the four a minion is, 0 to 3, wherever it is: set-up stores it (table_count), because a lane has its
 * own pos. */
static inline int siege_minion(const State *s, PieceId p)
{
    return s->piece[p].n % MINIONS;
}
static inline PieceId siege_piece(const State *s, int unit) /* or NO_PIECE; valid in the middle of a move too */
{
    return siege_of(s)->at[unit];
}
/* Returns the card in the upper half of a lane: also a minion, which is a unit of its own. */
static inline PieceId siege_upper(const State *s, int lane)
{
    PieceId p = siege_of(s)->at[UNIT_UPPER + lane];
    for (int u = UNIT_MINION; p == NO_PIECE && u < UNIT_CASTLE; u++) {
        PieceId minion = siege_of(s)->at[u];
        if (minion != NO_PIECE && s->piece[minion].place == PLACE_UPPER && s->piece[minion].pos == lane)
            p = minion;
    }
    return p;
}
static inline PieceId siege_lower(const State *s, int lane)
{
    return siege_of(s)->at[UNIT_LOWER + lane];
}
/* Logs a line about a card, with its place, and its def unless e says another. */
static inline void siege_tell(const State *s, PieceId p, Event e, Events *ev)
{
    PlaceId at = s->piece[p].place;
    e.def = e.def ? e.def : s->piece[p].def;
    event_tell(ev, p, at, at, e);
}
/* As siege_tell; players who do not know the card learn only that it happened. */
static inline void siege_tell_known(const State *s, PieceId p, uint8_t kind, int seat, int n, Events *ev)
{
    siege_tell(s, p, (Event){.kind = kind, .seat = (uint8_t)seat, .seen = s->piece[p].known, .n = (int16_t)n}, ev);
}
/* An alliance player's own zones. */
static inline PlaceId deck_at(int seat)
{
    return (PlaceId)(PLACE_DECK + seat);
}
static inline PlaceId discard_at(int seat)
{
    return (PlaceId)(PLACE_DISCARD + seat);
}
static inline PlaceId look_at(int seat)
{
    return (PlaceId)(PLACE_LOOK + seat);
}

/* Defs met so far, so that copies make one move. */
typedef struct {
    uint64_t bits[(SIEGE_CARDS_MOST + 64) / 64];
} SiegeMet;
static inline bool siege_meet(SiegeMet *met, DefId def) /* true: met for the first time */
{
    uint64_t bit = 1ull << def % 64, before = met->bits[def / 64];
    met->bits[def / 64] |= bit;
    return !(before & bit);
}

static inline int siege_within(int n, int least, int most)
{
    return n < least ? least : n > most ? most : n;
}
static inline int siege_limited(int tokens)
{
    return siege_within(tokens, -TOKENS_MOST, TOKENS_MOST);
}

/* ---- siege_board.c: cards change places, tokens, damage ------------------------------------------------------------ */

/* Recomputes derived state: the units, and all values. siege_values.c computes the values again when something has changed
 * (Siege.dirty) and they are read through siege_fresh. */
void siege_derive(State *s);                /* Game.derived */
void siege_values(State *s);                /* at[] is right: attack, health, armor.., keys; clears dirty */
enum { DIRTY_VALUES = 1, DIRTY_FALLS = 2 }; /* Siege.dirty: values are stale; destruction has not been checked */
static inline void siege_fresh(State *s)
{
    if (siege_of(s)->dirty & DIRTY_VALUES)
        siege_values(s);
}
/* Call when cards, hands, the wave or anything else that values depend on has changed. */
static inline void siege_touch(State *s)
{
    siege_mut(s)->dirty = DIRTY_VALUES | DIRTY_FALLS;
}

/* Moves it to a lane, from anywhere to a free half. Waiting sets follow a card from another lane; tokens, marks and
 * attachments go with it. A card from elsewhere enters ready, without marks. */
void siege_enter(State *s, PieceId p, PlaceId half, int lane, Events *ev); /* half: PLACE_UPPER, PLACE_LOWER */
void siege_swap(State *s, PieceId p, PieceId q, Events *ev);               /* two cards of one half change lanes */
/* Out of play, with all that follows: tokens, marks and attachments go, sets and frames forget it. Alliance cards and
 * attachments lie on their owner's discard pile, skeletons in the supply, horde cards on theirs; minions in the back
 * line keep theirs (siege_to_back). */
void siege_leave(State *s, PieceId p, PlaceId to,
                 Events *ev); /* to: PLACE_HAND.., PLACE_BOX; SIEGE_PLACES: its discard pile */
void siege_to_back(State *s, PieceId minion, Events *ev); /* with tokens and attachments; nothing if it is there */
void siege_forget_unit(State *s, int unit);               /* forgets values that last this turn */
/* Takes it out of its lane but not out of play: an attachment that is about to lie under its host. */
void siege_take_out(State *s, PieceId p);
PlaceId siege_discard_of(const State *s, PieceId p); /* the place it is discarded to */
void siege_exhaust(State *s, PieceId p, bool exhausted, Events *ev);
/* True for a hidden card that was face up before (O14); after cards were rearranged only the horde player knows it. */
bool siege_was_flipped(const State *s, PieceId p);
void siege_set_flipped(State *s, int lane, bool flipped);
void siege_uncover_card(State *s, PieceId p, Events *ev); /* reveals it without resolving it */

/* kind: WORD_HEALTH, WORD_WOUND, WORD_ATTACK, WORD_WEAKEN. Place: SH-10.2; no damage. n >= 0. */
void siege_place_tokens(State *s, PieceId p, SiegeOp kind, int n, Events *ev);
int siege_tokens(const State *s, PieceId p, SiegeOp kind);                      /* number of tokens there */
void siege_remove_tokens(State *s, PieceId p, SiegeOp kind, int n, Events *ev); /* as many as there are; no damage */
/* SH-10.5 to 10.10: pierce is used only of strikes; dealer: the creature that deals it, or NO_PIECE. Nothing is checked
 * for destruction yet. Returns the wounds placed. World on Its Head and Fat Cellars included (SH-13). */
int siege_damage(State *s, int unit, int n, int pierce, PieceId dealer, Events *ev);
/* SH-10.13, SH-10.15: true if it is destroyed without health left (destroyed: in any case); never castle and portal. */
bool siege_can_fall(const State *s, int unit, bool destroyed);
/* Checks what holds after every step: SH-10.13 for all with health 0 or less; SH-10.15, the portal's collapse, SH-9.7;
 * minions that no ally engages any more go back (SH-5.12). `also`: units that are destroyed whatever their health.
 * Triggers and destructions join the batch. */
void siege_look_for_falls(State *s, unsigned also, Events *ev);
static inline void siege_check_falls(State *s, unsigned also, Events *ev)
{
    if (also || siege_of(s)->dirty & DIRTY_FALLS) /* otherwise nothing has changed since the last check */
        siege_look_for_falls(s, also, ev);
}
void siege_gain_mana(State *s, int seat, int n, Events *ev); /* the seat's pool; n may be below 0: no less than 0 */
/* Draws the top card of an alliance deck: SH-9.8 is checked. false: there was none. */
bool siege_draw(State *s, int seat, Events *ev);
void siege_mill(State *s, int seat, int n, Events *ev);   /* from the deck to the discard pile, SH-8.3 */
void siege_pillage(State *s, int n, Events *ev);          /* each alliance player */
void siege_check_deck(State *s, int seat, Events *ev);    /* SH-9.8, SH-13.13: after a card left it */
void siege_lose(State *s, int end, int seat, Events *ev); /* at once */
/* Returns the next horde card, on top of its deck, or NO_PIECE (SH-4.13, SH-11.12). */
PieceId siege_next_horde(State *s, Events *ev);
/* SH-4.3, SH-4.4: places it in the lane (-1: the lowest free one; overflow) unresolved. Returns the lane or -1. */
int siege_summon(State *s, PieceId p, int lane, Events *ev);
int siege_free_lanes(const State *s, PlaceId half); /* bits of lanes */

/* ---- siege_filter.c, siege_find.c: what terms mean -------------------------------------------------------------------- */

/* Evaluation of the arguments of one effect. It starts again from the beginning whenever one more choice is known; the
 * table does not change meanwhile. So a function of an effect asks for its arguments, and returns when siege_waits says
 * so. */
typedef struct {
    State *s;
    Events *ev;
    Frame ctx; /* the RUN_VERB (or other frame) it is about, a copy */
    int frame; /* its index in State.frame; the answers lie above it */
    int nanswers, used;
    int here;  /* the unit of src, or of its host, + 1, once it has been looked up */
    bool asks; /* a choice is missing: `question` */
    Frame question;
    /* What selectors have found. If a hidden target is revealed first, it is kept above the answers (ANSWER, CTX_FOUND),
     * so that no new card becomes a target afterwards (SH-12.18). */
    Frame found[4];
    int nfound;
    unsigned targets; /* units the effect is applied to: hidden ones are revealed first */
} SiegeEval;

/* Returns the next answer, in the order in which answers are needed; NULL: no more. */
const Frame *siege_next_answer(SiegeEval *e);
void siege_keep_found(SiegeEval *e); /* before RUN_UNCOVER is pushed */
/* Begins an evaluation for frame i (its answers lie above it); i < 0: for a context without frame, which cannot ask. */
SiegeEval siege_eval(State *s, int frame, Events *ev);
SiegeEval siege_eval_static(const State *s, PieceId src);  /* for a static ability, or a filter seen from src */
unsigned siege_set_of(SiegeEval *e, const Term *selector); /* returns units; 0 also when a choice is missing */
int siege_number(SiegeEval *e, const Term *number);
bool siege_holds(SiegeEval *e, const Term *condition);
/* Returns the units that match all filters from `first` to `end`. chosen: a seat chooses freely among them, so a hidden
 * card with unknown values may be named (SH-12.17). */
unsigned siege_candidates(SiegeEval *e, const Term *first, const Term *end, bool chosen);
bool siege_matches(SiegeEval *e, int unit, const Term *first, const Term *end);
/* True if a card not in play matches by its printed values. */
bool siege_card_matches(SiegeEval *e, const SiegeCard *c, const Term *first, const Term *end);
/* Returns the unit of this card; for an attachment that of its host. Also while it is being destroyed; NO_UNIT: none. */
int siege_here(SiegeEval *e);
PieceId siege_piece_of(const SiegeEval *e, int unit); /* UNIT_SELF too */
bool siege_is_upper(int unit);                        /* true in the horde's half, and for minions */
bool siege_may_be_named(SiegeEval *e, PieceId p);     /* by a selector; NO_PIECE: no */
/* Returns the end of a term's arguments: for (t = head + 1; t < siege_end(head); t = term_next(t)) */
static inline const Term *siege_end(const Term *head)
{
    return term_next(head);
}
/* Returns the lanes at most n away from `unit`, as bits. */
unsigned siege_near(const State *s, int unit, int n);
/* Returns the creature of the other side in the lane of a unit; NO_UNIT: none. */
int siege_opposed(const State *s, int unit);
bool siege_is_creature(const State *s, int unit);
bool siege_is_monster(const State *s, int unit); /* 10.4: not dormant, not concealed, not falling */
bool siege_is_ally(const State *s, int unit);
bool siege_engaged(const State *s, int unit); /* SH-2.5 */
bool siege_dormant(const State *s, int unit); /* SH-2.18 */
/* Returns who decides a choice of the ability in ctx (SH-1.7, 1.8): a seat or SEAT_TEAM; ties: SH-2.15. */
int siege_chooser(const State *s, const Frame *ctx);
int siege_tie_chooser(const State *s, const Frame *ctx);

/* ---- siege_run.c: frames run, questions wait ------------------------------------------------------------------------ */

/* Continues until somebody has to choose or the game is over. Every move ends here. */
void siege_run(State *s, Events *ev);
/* Seats that must answer the open question, or else act in this step, as bits. */
unsigned siege_wanted(const State *s);
void siege_set_asked(State *s, int last); /* sets to_act and may_act; last: the seat that moved */
/* Pushes a frame of the ability in ctx: seat, step, src, it, batch and set are copied. */
Frame *siege_push(State *s, SiegeFrame op, const Frame *ctx);
/* Asks a question about the frame on top, above which its answer will lie. Pushes an empty ANSWER and the question; a
 * single possible answer is given at once. */
void siege_ask(State *s, Frame question, Events *ev);
/* Returns a question that no term asks. seat: the one that answers; purpose: a SiegePurpose, or the place of ASK_CARD;
 * stop: CTX_STOP or 0. */
Frame siege_asking(SiegeFrame op, int seat, PieceId src, int purpose, unsigned set, unsigned stop);
/* Pushes the effects of a term from `first` to `end`. */
void siege_push_list(State *s, const Frame *ctx, const Term *first, const Term *end);
static inline int siege_answers(const State *s, int i) /* number of answers of frame i, which runs */
{
    return s->nframes - 1 - i;
}
void siege_drop_answers(State *s); /* removes the answers on top */
/* Ends the frame `frame` (an index) with all answers above it. */
void siege_finish(State *s, int frame);
/* Call after all arguments have been evaluated. True: something must be chosen, or a hidden card is revealed first
 * (SiegeEval.targets); then they are evaluated again. */
bool siege_pauses(SiegeEval *e);
/* As siege_pauses, for functions of effects. False: its frame is gone, the effect happens now. */
bool siege_waits(SiegeEval *e);
/* Pushes all abilities of one kind of a card, one after the other. */
void siege_push_abilities(State *s, SiegeOp kind, PieceId src, int seat, unsigned ctx_bits, Events *ev);
/* Returns the seat of an ability of this card, and its CTX_ bits. */
int siege_controller(const State *s, PieceId p, unsigned *ctx_bits);

/* Returns the selector by which an attachment finds its host, that of its host(..). */
const Term *siege_host(const SiegeCard *attachment);
unsigned siege_hosts(const State *s, PieceId attachment); /* SH-5.7: units that it may be attached to now */
/* Finds the host of the attachment of frame i: `named`, or by its text (NO_PIECE). False: something must be chosen or
 * revealed first. *host is NO_PIECE if there is no legal one any more (SH-12.18). */
bool siege_find_host(State *s, int i, PieceId named, PieceId *host, Events *ev);

/* ---- siege_effects.c, siege_costs.c ---------------------------------------------------------------------------------- */

void siege_do(SiegeEval *e, const Term *verb);      /* RUN_VERB: one effect */
void siege_each(SiegeEval *e, const Term *verb);    /* RUN_EACH: the next step of it */
int siege_amount(SiegeEval *e, const Term *number); /* siege_number, not below 0 */
unsigned siege_lost_key(SiegeOp bare);              /* KEY_BIT of the keyword in loses(..) and without(..) */
unsigned siege_unit_choice(SiegeEval *e, int seat, unsigned set); /* one of them, as a bit; 0: none or not yet */
/* Chooses a card of a place, ASK_CARD: the first of equal ones; NO_PIECE: none, stopped, or not yet. */
PieceId siege_card_choice(SiegeEval *e, int seat, PlaceId at, bool stop);
/* True if a card in the place arg of an ASK_CARD may be named, by the filters of its node. */
bool siege_may_take(const State *s, const Frame *question, PieceId p);
void siege_discard_hand(State *s, PieceId p, Events *ev); /* from any hand to its discard pile */
/* True if the seat can pay: cost(..) of an Exhaust ability; NULL: all costs of a card's Play abilities together. For a
 * card in hand, with its mana cost. */
bool siege_can_pay(const State *s, int seat, PieceId src, const Term *cost, Why *why);
/* RUN_COSTS in frame i: pays the cost at its node and goes on to the next; after the last the frame ends. */
void siege_costs_next(State *s, int frame, Events *ev);
const Term *siege_cost_of(const Term *ability);                              /* its cost(..), or NULL */
const Term *siege_effects_of(const Term *ability);                           /* the first effect */
void siege_move_unit(State *s, int unit, int lane, bool effect, Events *ev); /* on_move: R79 */

/* ---- siege_queue.c: the waiting line ----------------------------------------------------------------------------------- */

/* Adds all triggered abilities of this kind on the card and its attachments to the batch. */
void siege_trigger(State *s, SiegeOp kind, PieceId p, PieceId victim, bool dead, Events *ev);
void siege_trigger_card(State *s, SiegeOp kind, PieceId p, PieceId victim, bool dead,
                        Events *ev); /* not the attachments */
void siege_queue_item(State *s, SiegeItem op, PieceId src, int n);
void siege_queue_forget(State *s, PieceId p); /* removes references to a card that has left play */
void siege_queue_forget_triggers(State *s);   /* R95: keeps destructions and arrivals */
/* Closes the batch when a resolution has ended. SH-10.29. */
void siege_close_batch(State *s, Events *ev);
bool siege_return_minions(State *s, Events *ev); /* SH-5.12; true: one of them has left its lane */
/* Starts the next item, or asks which; false: the queue is empty. */
bool siege_next_item(State *s, Events *ev);
void siege_start_item(State *s, int i, Events *ev);

/* ---- siege_turn.c, siege_fight.c -------------------------------------------------------------------------------------- */
/* Returns the monster that marks on that side of a treachery card would boost, a SiegeSide; NO_UNIT: there is none (SH-6.3;
 * SH-12.27: a horde player sits opposite). */
int siege_boosted_unit(const State *s, int side);

/* Takes the next step of the turn; false: it waits for a seat. Frames and queue are empty. */
bool siege_step(State *s, Events *ev);
void siege_go(State *s, Events *ev);             /* MOVE_GO */
bool siege_step_waits(int step);                 /* for MOVE_GO: a phase or lane is about to begin */
void siege_done(State *s, int seat, Events *ev); /* MOVE_DONE */
/* Returns the seats that act at this step of the turn, as bits, if no question is open. */
unsigned siege_actors(const State *s);
void siege_strike_lane(State *s, Events *ev); /* SH-7.4 */
/* One card strikes others, outside the fight phase (SH-15.15). */
void siege_strike(State *s, unsigned who, unsigned whom, Events *ev);
void siege_begin_arrival(State *s, PieceId p, Events *ev); /* resolves it: RUN_ARRIVAL */
void siege_arrival(State *s, int i, Events *ev);           /* its next step */
void siege_fall(State *s, int i, Events *ev);              /* RUN_FALL: its next step */

unsigned siege_unmet_taunts(const State *s);        /* SH-15.16: units of monsters that nobody engages */
unsigned siege_taunted_allies(const State *s);      /* units of allies that would have to face them */
bool siege_has_to_part(const State *s, int ally);   /* SH-15.19: a unit of the lower half */
void siege_taunt_next(State *s, int i, Events *ev); /* RUN_TAUNT */
void siege_part_next(State *s, int i, Events *ev);  /* RUN_PART */
void siege_hand_next(State *s, int i, Events *ev);  /* RUN_ASIDE, RUN_LIMIT */

/* ---- siege_legal.c, siege_ask.c, siege_play.c --------------------------------------------------------------------------- */

void siege_legal(const State *s, int seat, Moves *out);
void siege_apply(State *s, Move m, Events *ev);
void siege_why_not(const State *s, Move m, Why *why);
void siege_legal_answers(const State *s, int seat, Moves *out);
void siege_answer(State *s, Move m, Events *ev);
const Term *siege_exhaust_ability(const SiegeCard *c, int number); /* from 1; NULL: it has not so many */
void siege_play_next(State *s, int i, Events *ev);                 /* RUN_PLAY, RUN_USE: the next step */
/* True if an ally is being played into that lane, and has not entered it yet. */
bool siege_plays_into(const State *s, int lane);
bool siege_can_move(const State *s, int seat, PieceId p, int lane, Why *why);
bool siege_can_swap(const State *s, int seat, PieceId p, PieceId q, Why *why);

/* ---- siege_horde_player.c --------------------------------------------------------------------------------------------- */

void siege_legal_horde(const State *s, int seat, Moves *out);
void siege_apply_horde(State *s, Move m, Events *ev);
void siege_why_not_horde(const State *s, Move m, Why *why);
bool siege_can_plan(const State *s, int seat, Why *why); /* SH-12.12 */
void siege_uncover_next(State *s, int i, Events *ev);    /* RUN_UNCOVER */
void siege_plan_next(State *s, int i, Events *ev);       /* RUN_PLAN */

/* ---- siege_achievements.c: achievements, SH-13 -------------------------------------------------------------------- */

static inline bool siege_feat(const State *s, SiegeFeat feat)
{
    return s->option[OPT_FEAT] == feat;
}
void siege_feat_played(State *s, PieceId p);                            /* an ally card was played */
void siege_feat_fell(State *s, PieceId p, PieceId dealer, bool strike); /* a creature entered the destroyed state */
void siege_feat_recalled(State *s, PieceId by, PieceId p);
void siege_feat_left(State *s, PieceId p);
void siege_feat_turn_ends(State *s);
bool siege_feat_won(const State *s);                /* the condition is met, if the game is won now */
bool siege_has_reshuffle(const State *s, int seat); /* one of the two is left */
bool siege_can_reshuffle(const State *s, int seat, Why *why);
void siege_reshuffle(State *s, int seat, Events *ev);
void siege_reshuffle_next(State *s, int i, Events *ev); /* RUN_RESHUFFLE: asks (ASK_YES), reshuffles or loses */
enum { MEDAL_WINNER = FEATS - 1, SIEGE_MEDALS };
extern const MedalSpec siege_medals[]; /* one for each achievement, in their order, and one for a win */
void siege_honours(const State *end, int seat, const Event *e, int n, uint8_t level[MEDAL_MAX]);

/* ---- siege_decks.c, siege_setup.c, siege_invariants.c, siege_hidden.c, siege_judge.c; siege_prompt.c, siege_score.c,
 * siege_reason.c, siege_words.c (siege_text.h) ---- */

const char *siege_setup_fault(const Setup *cfg);
void siege_as_of(Setup *cfg, int rules_rev);
int siege_setup_allies(const Setup *cfg);
bool siege_castles_suit(const Setup *cfg); /* SH-11.14: two allies can have a castle each, one of them in play */
/* Checks one rule of a castle's deck rule `build`: what it counts, and whether that is enough (SH-11.16). */
bool siege_rule_held(const SiegeDeck *deck, const Term *build, const Term *rule, int *have, int *need);
SiegeDeck siege_horde_deck(const Setup *cfg);
DefId siege_feat_hero(int feat); /* the hero of that achievement, or 0 */
void siege_setup(State *s, const Setup *cfg, Events *ev);
void siege_deal(State *s, Events *ev);             /* STEP_DEAL: shuffles, opening hands */
void siege_hero_next(State *s, int i, Events *ev); /* RUN_HERO */
void siege_result(const State *s, float share[SEAT_MAX]);
const char *siege_fault(const State *s);
void siege_hide(State *view, int seat);
bool siege_guess(State *s, const State *seen, Rng *r);
void siege_loaded(State *s);
void siege_standing(const State *s, Standing *out);
void siege_prompt(const State *s, int seat, const char *who, char *question, size_t qn, char *detail, size_t dn);
void siege_describe(const State *s, Move m, char *out, size_t n);
void siege_printed(DefId def, char *out);
bool siege_mark_word(const Setup *names, const Event *e, const char *word, SayArg *out);
void siege_reason(const State *s, Move m, char *out, size_t n);
void siege_hindsight(const Hindsight *h, char *out, size_t n); /* siege_hindsight.c */
bool siege_alike(const State *s, Move a, Move b); /* true for minions if it makes no difference which is chosen */
void siege_think(State *world);
Trust siege_trust(const State *s, int seat);
float siege_judge(const State *s, int seat);
void siege_note_end(State *s); /* end of turn: in imagined worlds, records the result */
/* Returns what the rollout would do next; *actions: of the alliance in this turn so far, counted on. */
Move siege_plain_move(const State *s, int *actions);
void siege_rollout(State *s); /* siege_rollout.c: plays quickly to the end of the turn */
void siege_weigh(const State *s, const Moves *l, uint8_t w[MOVE_MAX]);
bool siege_meddles(const State *s, Move m, unsigned seats);
bool siege_wanders(const State *s, Move m);
bool siege_is_stroll(Move m);                  /* moves that cost nothing, and that others can take back */
bool siege_reversible(const State *s, Move m); /* Game.reversible: siege_play.c */

/* Made from the card file with siege_set: row n + 1 is its n-th card. A _Static_assert checks the number. */
enum { SIEGE_DESIGNS = 163, SIEGE_STAND_INS = 38, SIEGE_NDEFS = SIEGE_DESIGNS + SIEGE_STAND_INS + 1 };
extern const DefSpec siege_defs[SIEGE_NDEFS];
/* Returns the named sets that a choice of OPT_SET mixes: a bit per SiegeHordeSet. */
unsigned siege_sets(int choice);

#endif
