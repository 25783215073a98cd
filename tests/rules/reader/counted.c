/* SPDX-License-Identifier: MIT */
#include "following.h"

/* ---- what is paid, SH-5.4 --------------------------------------------------------------------------------------- */

bool look_at_costs(Follow *f)
{
    const Event *e = event(f);
    bool played = f->m.kind == MOVE_PLAY || f->m.kind == MOVE_CAST || f->m.kind == MOVE_ATTACH;
    if (e->kind != EV_PLAYED || !played)
        return true;
    int pool = siege_pool(&f->was->s, f->m.seat), cost = cost_of(&f->was->s, f->m.seat, siege_card(f->m.a));
    return f->now.mana[pool] + cost == f->was->mana[pool] || is_told(f, "SH-5.4", "another price is paid for it");
}

/* ---- what a resolved horde card gives, SH-4.8, SH-12.9 ---------------------------------------------------------- */

static int capped(int mana)
{
    return mana < MANA_MOST ? mana : MANA_MOST;
}

static bool gains_are_there(Follow *f)
{
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        int want = f->gain[seat];
        f->gain[seat] = -1;
        if (want >= 0 && f->now.mana[seat] != want)
            return complain(f->c, "SH-4.8", "the pool of seat %d holds %d mana after a horde card, not %d", seat,
                            f->now.mana[seat], want);
    }
    return true;
}

/* Of two pools the alliance is asked about each unit: nothing is said of that here, nor of one that was flipped (O14). */
bool look_at_gains(Follow *f)
{
    const Event *e = event(f);
    bool mana = e->kind == EV_MANA || e->kind == EV_FACE || e->kind == EV_FIELD;
    if (!mana && !gains_are_there(f))
        return false;
    if (e->kind != EV_RESOLVED)
        return true;
    const State *s = &f->now.s;
    const SiegeCard *card = card_of(f, e->piece);
    bool flipped = siege_versus(s) && f->now.flipped[s->nseats - 1] >> s->piece[e->piece].pos & 1;
    if (flipped)
        return true;
    if (siege_allies(s) == 1 || siege_versus(s))
        f->gain[0] = capped(f->now.mana[0] + card->boost);
    if (siege_versus(s)) /* the last seat's */
        f->gain[s->nseats - 1] = capped(f->now.mana[s->nseats - 1] + card->tick);
    return true;
}

/* ---- printed numbers -------------------------------------------------------------------------------------------- */

static void speaks(Follow *f, const SiegeCard *card)
{
    if (f->nspeakers < SPEAKERS_MOST)
        f->speaker[f->nspeakers++] = card;
}

/* Whose abilities are in the middle of something. */
void begin_speakers(Follow *f)
{
    const SiegeSet *set = siege_cards();
    for (int i = 0; i < f->was->s.nframes; i++)
        for (int k = 0; k < set->ncards && f->was->s.frame[i].node; k++)
            if (f->was->s.frame[i].node >= set->card[k].terms &&
                f->was->s.frame[i].node < set->card[k].terms + set->card[k].nterms)
                speaks(f, &set->card[k]);
}

static int number_now(const Follow *f, const Term *t) /* -1: any */
{
    const SiegeCard *portal = card_of(f, f->now.s.head[PLACE_PORTAL].first);
    if (term_is_number(t))
        return term_int(t);
    return term_op(t) == VALUE_WAVE ? portal->waves[f->now.turned] : -1;
}

/* Some ability that is being carried out says that number: of `op`, behind the word `kind` if there is one. */
static bool is_printed(const Follow *f, SiegeOp op, SiegeOp kind, int n, bool or_less)
{
    for (int i = 0; i < f->nspeakers; i++) {
        const SiegeCard *card = f->speaker[i];
        for (const Term *t = siege_cards()->term + card->terms, *end = t + card->nterms; t < end; t++) {
            const Term *number = kind ? t + 2 : t + 1;
            if (term_is_number(t) || term_op(t) != op || (kind && term_op(t + 1) != kind))
                continue;
            int want = number_now(f, number);
            if (want < 0 || n == want || (or_less && n < want))
                return true;
        }
    }
    return false;
}

static bool pillage_is_printed(const Follow *f, int n) /* an ability's, or a cost (10.3) */
{
    return is_printed(f, DO_PILLAGE, OP_NONE, n, true) || is_printed(f, COST_MILL, OP_NONE, n, true);
}

/* ---- the wave and the pillage ----------------------------------------------------------------------------------- */

/* SH-4.2: the wave is as many cards as its number says, as long as there are any. */
bool look_at_wave(Follow *f)
{
    const Event *e = event(f);
    bool deck = e->from == PLACE_HORDE_DECK || e->from == PLACE_HORDE_DECK_2;
    if (f->wave < 0 || f->resolved)
        return true;
    if ((e->kind == EV_SUMMONED || e->kind == EV_OVERFLOWS) && deck)
        f->summoned++;
    if (e->kind != EV_RESOLVED && !(e->kind == EV_PHASE && e->n == PHASE_ALLIANCE))
        return true;
    f->resolved = true;
    const State *s = &f->now.s;
    int left = s->head[PLACE_HORDE_DECK].count + s->head[PLACE_HORDE_DECK_2].count;
    bool none_left = left + s->head[PLACE_HORDE_DISCARD].count == 0; /* SH-4.13 */
    return f->summoned == f->wave || none_left || is_told(f, "SH-4.2", "the wave has another number of cards");
}

static bool is_reshuffled(const Follow *f)
{
    for (int i = 0; i < f->i; i++)
        if (f->ev->e[i].kind == EV_RESHUFFLED)
            return true;
    return false;
}

/* SH-8.1 to 8.3, SH-13.6: what is counted is what each player loses. */
bool look_at_pillage(Follow *f)
{
    const Event *e = event(f);
    bool counts =
        e->kind == EV_FIELD && e->other == f->step_field && e->n == STEP_END && f->now.s.phase == PHASE_PILLAGE;
    if (counts && !feat_is(&f->now.s, FEAT_WORLD_ON_ITS_HEAD)) {
        Board b;
        read_board(&f->now.s, &b);
        f->pillage = to_be_pillaged(&b);
    }
    if (e->kind != EV_PILLAGED)
        return true;
    bool counted = f->pillage >= 0, robbed = f->robbed >= 0 && f->fought;
    int want = counted ? f->pillage : f->robbed;
    bool fewer = f->now.s.head[PLACE_DECK + e->seat].count == 0 || is_lost(f); /* no more could be lost */
    f->told_pillage |= counted ? 1u << e->seat : 0;
    f->told_robbery |= robbed ? 1u << e->seat : 0;
    if (is_reshuffled(f))
        return true; /* SH-13.13: what the old deck lacked */
    if (!counted && !robbed)
        return pillage_is_printed(f, e->n) || is_told(f, "SH-8.3", "cards are pillaged, and no ability says so");
    return e->n == want || (fewer && e->n < want) ||
           is_told(f, "SH-8.3", "another number of cards is pillaged than by the text");
}

static bool pillage_was_told(const Follow *f)
{
    unsigned all = (1u << siege_allies(f->after)) - 1; /* SH-11.4 */
    if (f->pillage > 0 && f->told_pillage != all && !is_lost(f))
        return complain(f->c, "SH-8.3", "%d cards should be pillaged from each deck, and are not", f->pillage);
    return f->robbed <= 0 || !f->fought || f->told_robbery == all || is_lost(f) ||
           complain(f->c, "SH-13.6", "%d cards should be pillaged from each deck, and are not", f->robbed);
}

/* ---- damage and tokens by effects ------------------------------------------------------------------------------- */

static bool damage_is_printed(Follow *f)
{
    const Event *e = event(f);
    const SiegeCard *dealer = e->why ? siege_card(e->why) : NULL;
    Board b;
    read_board(&f->now.s, &b);
    int dealt = e->n + e->other, unit = stander_of(&b, e->piece);
    bool barrier = unit != NO_UNIT && has_the_key(&b.who[unit], KEY_BARRIER) && e->n == 1;
    if (dealer && dealer->type == CARD_MINION) /* SH-13.6 */
        return f->now.s.phase == PHASE_PILLAGE || is_told(f, "SH-13.6", "a minion deals damage and does not strike");
    return barrier || is_printed(f, DO_DAMAGE, OP_NONE, dealt, false) ||
           is_printed(f, DO_ASSAULT, OP_NONE, dealt, false) ||
           is_told(f, "SH-10.5", "it is dealt damage that no ability speaks of");
}

static bool token_is_printed(Follow *f)
{
    const Event *e = event(f);
    bool mutaform = e->n == 1 && is_printed(f, DO_MUTAFORM, OP_NONE, 1, true);
    bool paid = e->other == WORD_WOUND && is_printed(f, COST_WOUND_ONE, OP_NONE, e->n, false);
    return mutaform || paid || f->now.s.phase == PHASE_SETUP ||
           is_printed(f, DO_TOKEN, (SiegeOp)e->other, e->n, false) ||
           is_told(f, "SH-10.1", "it gets tokens of which no ability speaks");
}

static bool removal_is_printed(Follow *f) /* R80: as many as there are */
{
    const Event *e = event(f);
    return f->now.s.phase == PHASE_SETUP || is_printed(f, DO_UNTOKEN, (SiegeOp)e->other, e->n, true) ||
           (e->other == WORD_HEALTH &&
            (is_printed(f, DO_GUERRILLA, OP_NONE, e->n, true) || is_printed(f, COST_CHARGE, OP_NONE, e->n, false))) ||
           is_told(f, "SH-10.4", "it loses tokens of which no ability speaks");
}

/* SH-10.12; and what effects deal, place and remove is what is printed. */
bool look_at_printed(Follow *f)
{
    const Event *e = event(f);
    if (e->kind == EV_ABILITY || e->kind == EV_USED || e->kind == EV_PLAYED)
        speaks(f, siege_card(e->def));
    if (e->kind == EV_DAMAGED && !f->striking)
        return damage_is_printed(f);
    if (e->kind == EV_REMOVED)
        return removal_is_printed(f);
    if (e->kind != EV_TOKENS)
        return true;
    SiegeCardType type = (SiegeCardType)card_of(f, e->piece)->type;
    bool spared = (type == CARD_MINION && feat_is(&f->now.s, FEAT_FAT_CELLARS)) ||
                  (type == CARD_OUTSIDER && feat_is(&f->now.s, FEAT_TWENTY_NIGHTS));
    if (spared && e->other == WORD_WOUND)
        return is_told(f, "SH-13.12", "it gains wound tokens");
    return token_is_printed(f);
}

bool end_counts(Follow *f)
{
    return (f->was->s.over || f->after->over || gains_are_there(f)) && pillage_was_told(f);
}
