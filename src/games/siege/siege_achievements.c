/* SPDX-License-Identifier: MIT
 * Siege: achievements, as far as they are not a rule in its place (docs/rules/siege.md SH-13).  The rules tell what
 * happened; here is what that means for the one achievement that is played.  What can no longer be met only says so
 * (SH-13.16). */
#include "games/siege/siege_int.h"

enum { ALLIES_WANTED = 5, EPICS_WANTED = 2, RESHUFFLES = 2 };
enum { HERO_FELL = 0x80, EPICS_SLAIN = 0x7F }; /* Siege.feat_turn of SH-13.10 */

/* A position that a game was begun with may not name the hero: then it is known by its name. */
static bool is_hero(const State *s, PieceId p)
{
    PieceId hero = siege_of(s)->feat_hero;
    if (p == NO_PIECE)
        return false;
    return hero == NO_PIECE ? s->piece[p].def == siege_feat_hero(s->option[OPT_FEAT]) : p == hero;
}

static void fail(State *s)
{
    siege_mut(s)->feat_failed = 1;
}

void siege_feat_played(State *s, PieceId p)
{
    if (siege_feat(s, FEAT_OLD_HANDS) && siege_card_of(s, p)->class != CLASS_HERO) /* SH-13.4 */
        fail(s);
}

static bool cut_down(const State *s, int lane, unsigned hero)
{
    PieceId p = lane >= 0 && lane < LANES ? siege_upper(s, lane) : NO_PIECE;
    return p != NO_PIECE && siege_falling(s, p) && siege_of(s)->hit_by[siege_unit(s, p)] >> hero & 1;
}

/* SH-13.9: all three fall by the strike that is being looked at. */
static bool three_at_a_blow(const State *s, PieceId outsider, PieceId hero)
{
    int lane = siege_lane(s, siege_unit(s, outsider)), unit = siege_unit(s, hero);
    return lane >= 0 && unit != NO_UNIT && table_size(s, PLACE_ASIDE) == 0 && cut_down(s, lane - 1, (unsigned)unit) &&
           cut_down(s, lane + 1, (unsigned)unit);
}

void siege_feat_fell(State *s, PieceId p, PieceId dealer, bool strike)
{
    Siege *g = siege_mut(s);
    const SiegeCard *c = siege_card_of(s, p);
    switch ((SiegeFeat)s->option[OPT_FEAT]) {
    case FEAT_THREE_AT_A_BLOW:
        if (c->type == CARD_OUTSIDER && strike && is_hero(s, dealer) && three_at_a_blow(s, p, dealer))
            g->feat_count = 1;
        break;
    case FEAT_GIANT_KILLER: /* SH-13.10 */
        if (is_hero(s, p))
            g->feat_turn |= HERO_FELL;
        else if (c->class == CLASS_EPIC && is_hero(s, dealer) && (g->feat_turn & EPICS_SLAIN) < EPICS_WANTED)
            g->feat_turn++;
        break;
    case FEAT_CLEAN_HANDS: /* SH-13.14 */
        if (c->type == CARD_MONSTER || c->type == CARD_MINION)
            fail(s);
        break;
    default:
        break;
    }
}

void siege_feat_recalled(State *s, PieceId by, PieceId p)
{
    Siege *g = siege_mut(s);
    bool ally = siege_card_of(s, p)->type == CARD_ALLY;
    if (siege_feat(s, FEAT_ROLL_CALL) && ally && is_hero(s, by) && g->feat_count < UINT8_MAX) /* SH-13.8 */
        g->feat_count++;
}

void siege_feat_left(State *s, PieceId p)
{
    if (siege_feat(s, FEAT_ALREADY_HERE) && is_hero(s, p)) /* SH-13.11 */
        fail(s);
}

static bool slew_two(const State *s) /* in this turn, so far */
{
    int turn = siege_of(s)->feat_turn;
    return !(turn & HERO_FELL) && (turn & EPICS_SLAIN) >= EPICS_WANTED;
}

void siege_feat_turn_ends(State *s)
{
    if (siege_feat(s, FEAT_GIANT_KILLER) && slew_two(s))
        siege_mut(s)->feat_count = 1;
    siege_mut(s)->feat_turn = 0;
}

bool siege_feat_won(const State *s)
{
    const Siege *g = siege_of(s);
    switch ((SiegeFeat)s->option[OPT_FEAT]) {
    case FEAT_ROLL_CALL:
        return g->feat_count >= ALLIES_WANTED;
    case FEAT_THREE_AT_A_BLOW:
        return g->feat_count > 0;
    case FEAT_GIANT_KILLER:
        return g->feat_count > 0 || slew_two(s);
    default:
        return !g->feat_failed;
    }
}

/* ---- Twenty Nights, SH-13.13 ----------------------------------------------------------------------------------------- */

bool siege_has_reshuffle(const State *s, int seat)
{
    return siege_feat(s, FEAT_TWENTY_NIGHTS) && siege_of(s)->reshuffles[seat] < RESHUFFLES;
}

bool siege_can_reshuffle(const State *s, int seat, Why *why)
{
    if (!siege_feat(s, FEAT_TWENTY_NIGHTS) || siege_versus(s) || seat >= siege_allies(s))
        return why_say(why, "SH-13.13", SAY("Only Twenty Nights allows that."));
    if (!siege_has_reshuffle(s, seat))
        return why_say(why, "SH-13.13", SAY("You have reshuffled twice already."));
    return table_size(s, discard_at(seat)) > 0 || why_say(why, "SH-13.13", SAY("Your discard pile is empty."));
}

void siege_reshuffle(State *s, int seat, Events *ev)
{
    siege_mut(s)->reshuffles[seat]++;
    for (PieceId p; (p = table_first(s, discard_at(seat))) != NO_PIECE;)
        table_put(s, &siege_game, p, deck_at(seat), TABLE_BOTTOM, ev);
    table_shuffle(s, &siege_game, deck_at(seat), ev);
    event_tell(ev, NO_PIECE, discard_at(seat), deck_at(seat), (Event){.kind = EV_RESHUFFLED, .seat = (uint8_t)seat});
}

/* R65: the deck has become empty, and the game is lost unless its seat wants it otherwise. n: so many cards more were to
 * be pillaged, and are, of the new deck (SH-8.3). */
void siege_reshuffle_next(State *s, int i, Events *ev)
{
    int nanswers = siege_answers(s, i), seat = s->frame[i].seat;
    bool empty = table_size(s, deck_at(seat)) == 0, can = siege_can_reshuffle(s, seat, NULL);
    if (nanswers == 0 && empty && can) {
        siege_ask(s, siege_asking(ASK_YES, seat, NO_PIECE, FOR_EFFECT, 0, 0), ev);
        return;
    }
    bool yes = nanswers > 0 && s->frame[i + 1].n;
    int owed = s->frame[i].n;
    siege_finish(s, i);
    if (yes)
        siege_reshuffle(s, seat, ev);
    else if (empty && !s->option[OPT_DECK_OUT])
        siege_lose(s, END_DECK, seat, ev);
    if (!s->over)
        siege_mill(s, seat, owed, ev);
}

/* ---- medals, SH-13.1 -------------------------------------------------------------------------------------------------- */

#define MEDAL(word, name, text, feat)                                                                                  \
    {                                                                                                                  \
        word, name, N_(text), MEDAL_LEVELS, OPT_FEAT, feat                                                             \
    }
const MedalSpec siege_medals[] = {
    MEDAL("old-hands", "Old Hands Only", "Win without playing an ally that is not a hero.", FEAT_OLD_HANDS),
    MEDAL("crooked-deck", "Crooked Deck", "Win with a deck of any thirty cards and a wounded castle.",
          FEAT_CROOKED_DECK),
    MEDAL("on-its-head", "World on Its Head",
          "Win when monsters in free lanes pillage and minions in the back line hit the castle.",
          FEAT_WORLD_ON_ITS_HEAD),
    MEDAL("cheat-too", "They Cheat Too", "Win against thirty horde cards that bring no mana.", FEAT_THEY_CHEAT_TOO),
    MEDAL("roll-call", "Roll Call", "Win after returning five allies to your hand with your hero\u2019s ability.",
          FEAT_ROLL_CALL),
    MEDAL("three-at-a-blow", "Three at a Blow",
          "Win by one strike of your hero that destroys the last outsider and both its neighbours.",
          FEAT_THREE_AT_A_BLOW),
    MEDAL("giant-killer", "Giant-Killer\u2019s Evening",
          "Win after your hero destroys two epic monsters in one turn and survives.", FEAT_GIANT_KILLER),
    MEDAL("already-here", "She Was Already Here", "Start with a hero in play, who stays in play until you win.",
          FEAT_ALREADY_HERE),
    MEDAL("fat-cellars", "Fat Cellars", "Win although minions cannot be wounded.", FEAT_FAT_CELLARS),
    MEDAL("twenty-nights", "Twenty Nights", "Survive until turn 20, although outsiders cannot be wounded.",
          FEAT_TWENTY_NIGHTS),
    MEDAL("clean-hands", "Clean Hands", "Win without destroying a monster other than an outsider.", FEAT_CLEAN_HANDS),
    MEDAL("three-doors", "Three Doors, Three Names", "Win after destroying the first stage of three outsiders.",
          FEAT_THREE_DOORS),
    [MEDAL_WINNER] = {"winner", N_("A Siege Won"), N_("Win a game."), MEDAL_LEVELS, 0, 0},
};
_Static_assert(sizeof siege_medals / sizeof *siege_medals == SIEGE_MEDALS && (int)SIEGE_MEDALS <= (int)MEDAL_MAX,
               "a medal for each achievement, and one for a win");

/* SH-13.1; the fourth difficulty counts as painful, and a first siege is practice. */
static uint8_t degree(const State *end)
{
    static const uint8_t marks[DIFFICULTIES] = {[NORMAL] = 1, [HARD] = 2, [PAINFUL] = 3, [HOPELESS] = 3, [FIRST] = 0};
    return marks[end->option[OPT_DIFFICULTY]];
}

void siege_honours(const State *end, int seat, const Event *e, int n, uint8_t level[MEDAL_MAX])
{
    (void)e;
    (void)n;
    SiegeFeat feat = (SiegeFeat)end->option[OPT_FEAT];
    bool held = siege_of(end)->end == END_OUTSIDER || siege_of(end)->end == END_TWENTY;
    if (feat != FEAT_NONE && seat < siege_allies(end) && held && !siege_versus(end) && siege_feat_won(end))
        level[feat - 1] = degree(end);
    bool defends = !siege_versus(end) || seat != siege_horde_seat(end);
    if (end->over && defends == held)
        level[MEDAL_WINNER] = degree(end);
}
