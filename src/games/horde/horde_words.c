/* SPDX-License-Identifier: MIT
 * Horde: what it asks, how a score came about.  {0}..{3} stand for the names of seats. */
#include <string.h>

#include "games/horde/horde_int.h"

static const char *name_of(DefId def)
{
    return say_word(horde_game.def[def].name);
}

/* ---- the question ----------------------------------------------------------------------------------------------- */

typedef struct { /* buffers for the question and the line under it */
    const State *s;
    SayArg who;
    char *question, *detail;
    size_t qn, dn;
} Asked;

#define ASK(a, ...) say((a)->question, (a)->qn, __VA_ARGS__, (a)->who)
#define ADD(a, ...) say((a)->detail, (a)->dn, __VA_ARGS__)

static void prompt_opening(const Asked *a)
{
    const Horde *h = horde_of(a->s);
    if (h->opening == 2) {
        if (a->s->round == HORDE_ROUNDS)
            ASK(a, SAY("{who:{who}, start the last round: pick a monster|Start the last round: pick a monster}"));
        else
            ASK(a, SAY("{who:{who}, start the round: pick a monster|Start the round: pick a monster}"));
        ADD(a,
            SAY("{two:Pick one or two cards. Everyone else must pick as many.|Pick one card. Everyone else must pick "
                "as many.}"),
            say_is("two", a->s->nseats < 4));
        return;
    }
    ASK(a, SAY("{who:{who}, pick a second monster or stop|Pick a second monster or stop}"));
    ADD(a,
        SAY("{dear:It must not share a faction or type with the first, and must count as 1 pick.|It must not share a "
            "faction or type with the first.}"),
        say_is("dear", h->credit > 1));
}

/* HO-7.12: True if it has a pick of its own: cards received through the Betrayer do not clash. */
static bool has_picked(const State *s, int seat)
{
    for (PieceId p = table_first(s, front_at(seat)); p != NO_PIECE; p = s->piece[p].next)
        if (!(s->piece[p].face & FACE_EXCHANGED))
            return true;
    return false;
}

static void prompt_pick(const Asked *a)
{
    const State *s = a->s;
    int owed = horde_limit(s) - horde_of(s)->total[s->to_act];
    bool first = !has_picked(s, s->to_act);
    if (owed == 1 && !first)
        ASK(a, SAY("{who:{who}, pick one more monster|Pick one more monster}"));
    else if (first && s->round == HORDE_ROUNDS)
        ASK(a,
            SAY("{who:{n:{who}, last round: pick a monster|{who}, last round: pick {n} monsters}|{n:Last round: pick a "
                "monster|Last round: pick {n} monsters}}"),
            say_n("n", owed));
    else
        ASK(a, SAY("{who:{n:{who}, pick a monster|{who}, pick {n} monsters}|{n:Pick a monster|Pick {n} monsters}}"),
            say_n("n", owed));
    if (__builtin_popcountll(horde_picks(s, s->to_act)) == 1)
        ADD(a, SAY("Your only legal pick."));
    else if (!first)
        ADD(a,
            SAY("{n:It must not share a faction or type with your other picks this round.|No two of your picks this "
                "round may share a faction or type.}"),
            say_n("n", owed));
    else
        ADD(a, SAY("Your first pick this round: any card."));
}

static void prompt_window(const Asked *a, const Frame *window)
{
    const State *s = a->s;
    SayArg card = say_s("card", name_of(s->piece[window->src].def)), other = say_seat("other", window->n);
    if (window->step == 0) {
        int total = horde_of(s)->total[window->n] + 1, limit = horde_limit(s); /* HO-7.9 */
        ASK(a, SAY("{who:{who}, steal the {card} from {other}?|Steal the {card} from {other}?}"), card, other);
        ADD(a, SAY("It costs the Betrayer and two other cards. {other}’s pick still counts: {n} of {m}."), other,
            say_n("n", total), say_n("m", total > limit ? total : limit));
    } else if (window->step == 1) {
        ASK(a, SAY("{who:{who}, choose the first card to hand over|Choose the first card to hand over}"));
    } else {
        ASK(a, SAY("{who:{who}, choose the second card to hand over|Choose the second card to hand over}"));
    }
    if (window->step > 0)
        ADD(a, SAY("You also hand over the Betrayer. You get the {card}."), card);
}

/* Says how many are left (section 9); nothing if the view hides the horde. */
static void prompt_jokers(const Asked *a)
{
    const State *s = a->s;
    SayArg flayers = say_n("flayers", horde_flayers(s, s->to_act)),
           demons = say_n("demons", table_count_of(s, horde_at(s->to_act), DEF_DEMON));
    ASK(a, SAY("{who:{who}, play a joker or pass|Play a joker or pass}"));
    if (flayers.n > 0 && demons.n > 0)
        ADD(a, SAY("You have {flayers:1 Flayer|{flayers} Flayers} and {demons:1 Demon|{demons} Demons} left."), flayers,
            demons);
    else if (flayers.n > 0)
        ADD(a, SAY("You have {flayers:1 Flayer|{flayers} Flayers} left."), flayers);
    else if (demons.n > 0)
        ADD(a, SAY("You have {demons:1 Demon|{demons} Demons} left."), demons);
    else
        ADD(a, SAY("After each joker, everyone is asked again."));
}

static void prompt_assign(const Asked *a)
{
    int battle = 0;
    while (battle < KIND_COUNT - 1 && horde_battle_card(a->s, battle + 1))
        battle++;
    ASK(a, SAY("{who:{who}, choose a token for {card}|Choose a token for {card}}"),
        say_s("card", name_of(horde_battle_card(a->s, battle))));
    ADD(a, SAY("The winner of this battle gets the token."));
}

void horde_prompt(const State *s, int seat, const char *who, char *q, size_t qn, char *d, size_t dn)
{
    (void)seat; /* s->to_act: one seat at a time */
    const Frame *window = frame_peek(s);
    const Asked a = {s, say_s("who", who), q, d, qn, dn};
    q[0] = d[0] = '\0';
    if (window) {
        prompt_window(&a, window);
    } else if (s->phase == PHASE_ASSIGN) {
        prompt_assign(&a);
    } else if (s->phase == PHASE_PICK && horde_of(s)->opening) {
        prompt_opening(&a);
    } else if (s->phase == PHASE_PICK) {
        prompt_pick(&a);
    } else if (s->phase == PHASE_TRICKSTER) {
        ASK(&a, SAY("{who:{who}, use the Trickster?|Use the Trickster?}"));
        ADD(&a, SAY("Swap two tokens that differ by 1 or 2: choose one, then the other."));
    } else if (s->phase == PHASE_JOKERS) {
        prompt_jokers(&a);
    } else if (s->phase == PHASE_OVER) {
        ASK(&a, SAY("The game is over"));
    }
}

/* ---- score sheet ------------------------------------------------------------------------------------------------ */

static int token_won(const State *s, int seat, int battle)
{
    /* Tokens lie in won-N in the order of the battles that seat won. */
    const Horde *h = horde_of(s);
    int nth = 0;
    for (int i = 0; i < battle; i++)
        nth += h->after[i] == seat;
    PieceId p = table_first(s, won_at(seat));
    while (p != NO_PIECE && nth-- > 0)
        p = s->piece[p].next;
    return h->after[battle] == seat && p != NO_PIECE ? horde_token(s->piece[p].def) : 0;
}

static ScoreLine *new_line(Standing *out, const char *label)
{
    ScoreLine *line = &out->line[out->nlines++];
    line->label = label;
    return line;
}

/* Adds tokens of a position that does not say in which battles they were won. */
static void other_tokens(const State *s, Standing *out)
{
    int16_t rest[SEAT_MAX] = {0};
    bool any = false;
    for (int seat = 0; seat < s->nseats; seat++) {
        int sum = 0;
        for (int i = 0; i < out->nlines; i++)
            sum += out->line[i].points[seat];
        rest[seat] = (int16_t)(horde_taken(s, seat) - sum);
        any = any || rest[seat];
    }
    if (any)
        memcpy(new_line(out, T_("Other tokens"))->points, rest, sizeof rest);
}

void horde_standing(const State *s, Standing *out)
{
    for (int i = 0; i < KIND_COUNT; i++) {
        DefId card = horde_battle_card(s, i);
        if (!card)
            continue;
        ScoreLine *line = new_line(out, name_of(card));
        for (int seat = 0; seat < s->nseats; seat++)
            line->points[seat] = (int16_t)token_won(s, seat, i);
    }
    other_tokens(s, out);
    /* HO-1.7: a Basic game has neither card. */
    bool bonuses = s->option[OPT_LEVEL] != LEVEL_BASIC;
    ScoreLine *vampires = bonuses ? new_line(out, T_("Vampires")) : NULL;
    ScoreLine *elvenking = bonuses ? new_line(out, T_("Elvenking")) : NULL;
    bool by_tokens = false;
    unsigned winners = s->over ? horde_winners(s, &by_tokens) : 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        /* Bonuses are secret until the scoring (section 5 of the rules). */
        if (bonuses) {
            vampires->points[seat] = (int16_t)(s->over ? horde_vampire_bonus(s, seat) : 0);
            elvenking->points[seat] = (int16_t)(s->over ? horde_elvenking_bonus(s, seat) : 0);
        }
        out->score[seat] = (int16_t)(s->over ? horde_score(s, seat) : horde_taken(s, seat));
        out->winner[seat] = winners >> seat & 1;
    }
    for (int seat = 0; seat < s->nseats; seat++) {
        out->rank[seat] = 1;
        for (int q = 0; q < s->nseats; q++) {
            int mine = out->score[seat] * 16 + table_size(s, won_at(seat));
            int theirs = out->score[q] * 16 + table_size(s, won_at(q));
            out->rank[seat] = (uint8_t)(out->rank[seat] + (theirs > mine));
        }
    }
    bool shared = __builtin_popcount(winners) > 1;
    if (by_tokens && shared)
        say(out->note, sizeof out->note, SAY("Tied: more tokens win. If those are tied too, they win together."));
    else if (by_tokens)
        say(out->note, sizeof out->note, SAY("Tied: more tokens win."));
    else if (shared)
        say(out->note, sizeof out->note, SAY("Tied in score and tokens: they win together."));
}
