/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: checks single cards, and all cards together (docs/rules/siege.md 10.12). */
#include "games/siege/cards/siege_compile.h"

#include <string.h>

static const Term *find_ability(const SiegeSet *set, const SiegeCard *c, SiegeOp op)
{
    for (const Term *t = NULL; (t = siege_ability(set, c, t)) != NULL;)
        if (term_op(siege_unquick(t)) == op)
            return t;
    return NULL;
}

static int count_abilities(const SiegeSet *set, const SiegeCard *c, SiegeOp op)
{
    int n = 0;
    for (const Term *t = NULL; (t = siege_ability(set, c, t)) != NULL;)
        n += term_op(siege_unquick(t)) == op;
    return n;
}

/* True if a Play ability puts health tokens on this card: without them a tower would be discarded at once (SH-14.9). */
static bool charges_itself(const SiegeSet *set, const SiegeCard *c)
{
    for (const Term *t = NULL; (t = siege_ability(set, c, t)) != NULL;) {
        if (term_op(t) != ABILITY_PLAY)
            continue;
        for (const Term *end = term_next(t), *e = t + 1; e < end; e++) /* at any depth: word by word */
            if (term_op(e) == DO_TOKEN && term_op(term_argument(e, 0)) == WORD_HEALTH &&
                term_op(term_argument(e, 2)) == THE_SELF)
                return true;
    }
    return false;
}

Status siege_check_card(const SiegeSet *set, const SiegeCard *c)
{
    if (c->type == CARD_TOWER && !charges_itself(set, c))
        return status_error(1, "The tower '%s' has no play(..) that puts health tokens on self.", c->word);
    if (siege_is_attachment(c) && count_abilities(set, c, ABILITY_HOST) != 1)
        return status_error(1, "The attachment '%s' does not have exactly one host(..).", c->word);
    if ((c->mark == MARK_TREACHERY) != (find_ability(set, c, ABILITY_TREACHERY) != NULL))
        return status_error(1, "The card '%s' has either a treachery mark or treachery(..), and not both.", c->word);
    if ((c->mark == MARK_NONE) != (c->side == SIDE_NONE))
        return status_error(1, "The card '%s' has either a side or a mark, and not both.", c->word);
    if (find_ability(set, c, ABILITY_SETUP) && (c->type != CARD_PORTAL || c->stage != 1))
        return status_error(1, "The card '%s' has setup(..) and is no portal of stage 1.", c->word);
    return status_ok();
}

static Status check_decks(const SiegeSet *set)
{
    enum { DECK_SIZE = 40, HORDE_SIZE = 67, HORDE_WITHOUT_BOOST = 30 };
    static const char *const colour[COLOURS] = {"", "ember", "tide", "barrow"};
    int deck[COLOURS] = {0}, horde = 0, plain = 0;
    for (const SiegeCard *c = set->card; c < set->card + set->ncards; c++) {
        deck[c->colour] += c->copies;
        horde += c->set ? c->copies : 0;
        plain += c->set && c->boost == 0 ? c->copies : 0;
    }
    for (int i = 1; i < COLOURS; i++)
        if (deck[i] != DECK_SIZE)
            return status_error(1, "The %s deck has %d cards, and not %d.", colour[i], deck[i], DECK_SIZE);
    if (horde != HORDE_SIZE)
        return status_error(1, "The horde has %d cards, and not %d.", horde, HORDE_SIZE);
    if (plain < HORDE_WITHOUT_BOOST)
        return status_error(1, "Only %d horde cards have no mana boost, and %d are needed.", plain,
                            HORDE_WITHOUT_BOOST);
    return status_ok();
}

/* Checks that a replacement portal fits where the original goes, mode and stage, and says in which numbers. */
static Status check_stand_ins(const SiegeSet *set)
{
    for (const SiegeCard *c = set->card; c < set->card + set->ncards; c++) {
        const SiegeCard *of = c->instead ? &set->card[c->instead - 1] : NULL;
        if (of && (of->type != CARD_PORTAL || of->instead || of->mode != c->mode || of->stage != c->stage))
            return status_error(1, "The portal '%s' cannot stand in for '%s': mode or stage differ.", c->word,
                                of->word);
        if ((of != NULL) != (c->numbers != PRINTED))
            return status_error(1, "The card '%s' must say both in whose place it stands and in which numbers.",
                                c->word);
    }
    return status_ok();
}

static int count_portals(const SiegeSet *set, int numbers, int mode, int bit, int stage)
{
    int n = 0;
    for (const SiegeCard *c = set->card; c < set->card + set->ncards; c++)
        n += c->type == CARD_PORTAL && siege_has_numbers(c, numbers) && c->mode == mode && c->difficulty & bit &&
             c->stage == stage;
    return n;
}

/* Exactly one portal for each mode, difficulty and stage: printed or, of the difficulties that were not printed, balanced.
 * At most one stands in for it. */
static Status check_portals(const SiegeSet *set)
{
    for (int mode = TABLE_SOLO; mode <= TABLE_COMPETITIVE; mode++)
        for (int bit = FOR_NORMAL; bit <= FOR_FIRST; bit <<= 1)
            for (int stage = 1; stage <= 3; stage++) {
                int base = bit <= FOR_PAINFUL ? PRINTED : BALANCED;
                for (int numbers = PRINTED; numbers <= EARLIER; numbers++) {
                    int n = count_portals(set, numbers, mode, bit, stage);
                    if (n > 1 || (n == 0 && numbers == base))
                        return status_error(1, "%d portals are of mode %d, difficulty %d, stage %d: it must be one.", n,
                                            mode, bit, stage);
                }
            }
    return status_ok();
}

/* The stages of a line run 1, 2, perhaps 3, in this order in the file. */
static Status check_outsiders(const SiegeSet *set)
{
    for (const SiegeCard *c = set->card; c < set->card + set->ncards; c++) {
        int before = 0;
        for (const SiegeCard *o = set->card; c->type == CARD_OUTSIDER && o < c; o++)
            before += o->type == CARD_OUTSIDER && strcmp(o->line, c->line) == 0;
        if (c->type == CARD_OUTSIDER && c->stage != before + 1)
            return status_error(1, "The outsider '%s' is not stage %d of its line.", c->word, before + 1);
    }
    return status_ok();
}

Status siege_check_set(const SiegeSet *set)
{
    Status s = check_decks(set);
    if (s.code == 0)
        s = check_stand_ins(set);
    if (s.code == 0)
        s = check_portals(set);
    return s.code == 0 ? check_outsiders(set) : s;
}
