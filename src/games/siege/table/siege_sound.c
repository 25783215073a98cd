/* SPDX-License-Identifier: MIT
 * Timing and sound of Siege's events, and the tension of its music. Sounds reveal nothing: a hidden card has no
 * sound of its own, and a hidden outsider does not change the music. */
#include "games/siege/table/siege_sound.h"

#include "games/siege/table/siege_draw.h"
#include "core/table.h"
#include "games/siege/siege.h"

const EventStyle siege_styles[SIEGE_EVENTS_END] = {
    [EV_TURN] = {.gap = 350, .sound = "turn", .words = WORDS_BEHIND},
    [EV_PHASE] = {.gap = 300, .sound = "", .words = WORDS_BEHIND},
    [EV_PLAYED] = {.gap = 350, .sound = ""},
    [EV_USED] = {.gap = 350, .sound = ""},
    [EV_ENGAGED] = {.gap = 350, .sound = ""},
    [EV_MOVED] = {.gap = 150, .sound = "whoosh"},
    [EV_SUMMONED] = {.gap = 250, .sound = "siege-portal"},
    [EV_OVERFLOWS] = {.gap = 300, .sound = "siege-portal"},
    [EV_RESOLVED] = {.gap = 120, .sound = ""},
    [EV_ABILITY] = {.gap = 200, .sound = "", .words = WORDS_BEHIND},
    [EV_TOKENS] = {.gap = 100, .sound = "token"},
    [EV_REMOVED] = {.gap = 100, .sound = "token"},
    [EV_DAMAGED] = {.gap = 400, .sound = ""},
    [EV_STRIKES] = {.gap = SIEGE_STRIKE_LANDS, .sound = "whoosh"},
    [EV_FALLS] = {.gap = 350, .sound = "wound"},
    [EV_COLLAPSES] = {.gap = 900, .sound = "siege-collapse"},
    [EV_TURNS] = {.gap = 400, .sound = "siege-portal"},
    [EV_DREW] = {.gap = 60, .sound = ""},
    [EV_DECLINED] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_DISCARDED] = {.gap = 120, .sound = ""},
    [EV_PILLAGED] = {.gap = 500, .sound = "siege-pillage"},
    [EV_MANA] = {.gap = 150, .sound = "siege-mana"},
    [EV_REVEALED] = {.gap = 500, .sound = "magic"},
    [EV_BOOSTED] = {.gap = 1300, .sound = "magic"},
    [EV_RAISED] = {.gap = 300, .sound = "siege-barrow-3"},
    [EV_RECALLED] = {.gap = 150, .sound = "whoosh"},
    [EV_CONCEALED] = {.gap = 200, .sound = "card-turn"},
    [EV_UNCOVERED] = {.gap = 300, .sound = "card-turn"},
    [EV_REARRANGED] = {.gap = 300, .sound = "shuffle"},
    [EV_CHALLENGES] = {.gap = 350, .sound = "drum"},
    [EV_PLANNED] = {.gap = 200, .sound = ""},
    [EV_DONE] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_RESHUFFLED] = {.gap = 300, .sound = "shuffle"},
    [EV_MULLIGAN] = {.gap = 150, .sound = "", .words = WORDS_BEHIND},
    [EV_WON] = {.gap = 1200, .sound = "siege-horn", .words = WORDS_BEHIND},
    [EV_TAUNTS] = {.gap = 1000, .sound = "drum", .words = WORDS_BEHIND},
    [EV_LOST] = {.gap = 1500, .sound = "siege-fall", .words = WORDS_BEHIND},
};

/* ---- voices ------------------------------------------------------------------------------------------------------ */

enum { VOICES = 3 };

/* Returns a voice of the card's people, always the same one for the same card. */
static const char *people_voice(const SiegeCard *c, DefId def)
{
    static const char *const voice[COLOURS][VOICES] = {
        [COLOUR_NONE] = {"fist", "fist", "fist"},
        [COLOUR_EMBER] = {"siege-ember-1", "siege-ember-2", "siege-ember-3"},
        [COLOUR_TIDE] = {"siege-tide-1", "siege-tide-2", "siege-tide-3"},
        [COLOUR_BARROW] = {"siege-barrow-1", "siege-barrow-2", "siege-barrow-3"},
    };
    return voice[c->colour][def % VOICES];
}

static const char *breath(const SiegeCard *c)
{
    switch (c->line[0]) {
    case 'u':
        return "siege-ulmorrath";
    case 'v':
        return "siege-veyrune";
    default:
        return "siege-orrogast";
    }
}

static const char *laugh(const SiegeCard *c)
{
    static const char *const of[MINIONS] = {"siege-laugh-1", "siege-laugh-2", "siege-laugh-3", "siege-laugh-4"};
    return of[(unsigned)(c - siege_cards()->card) % MINIONS];
}

/* Returns the voice of a card; NULL: none. */
static const char *voice_of(DefId def)
{
    const SiegeCard *c = siege_card(def);
    switch ((SiegeCardType)c->type) {
    case CARD_ALLY:
    case CARD_SKELETON:
        return people_voice(c, def);
    case CARD_TOWER:
        return "siege-tower";
    case CARD_OUTSIDER:
        return breath(c);
    case CARD_MINION:
        return laugh(c);
    case CARD_SPELL:
    case CARD_HORDE_SPELL:
        return "magic";
    case CARD_ATTACHMENT:
    case CARD_HORDE_ATTACHMENT:
        return "flag";
    case CARD_PORTAL:
        return "siege-portal";
    case CARD_MONSTER:
    case CARD_CASTLE:
    case CARD_NOTHING:
    case CARD_TYPES:
        break;
    }
    return NULL;
}

/* Returns the sound of a blow: steel on what was struck; a blow that armor stops rings like stone. */
static const char *blow_on(const Event *e)
{
    int type = siege_card(e->def)->type;
    if (type == CARD_CASTLE && e->n > 0)
        return "siege-castle-hit";
    return e->n == 0 || type == CARD_CASTLE || type == CARD_PORTAL ? "siege-steel-stone" : "siege-steel-wood";
}

static const char *phase_sound(int phase)
{
    return phase == PHASE_HORDE ? "siege-horn" : phase == PHASE_FIGHT ? "drum" : "";
}

void siege_motion_sound(const Event *e, Motion *m)
{
    const char *word = NULL;
    bool known = e->def != DEF_HIDDEN;
    if (e->kind == EV_PHASE)
        word = phase_sound(e->n);
    else if (e->kind == EV_MANA && e->n < 0)
        word = ""; /* paid: the card has its own sound */
    else if (e->kind == EV_DAMAGED && known)
        word = blow_on(e);
    else if (e->kind == EV_TOKENS && known && siege_card(e->def)->type == CARD_MINION && e->other == WORD_HEALTH)
        word = laugh(siege_card(e->def)); /* it grows fat */
    else if ((e->kind == EV_PLAYED || e->kind == EV_USED || e->kind == EV_ENGAGED) && known)
        word = voice_of(e->def);
    else if ((e->kind == EV_SUMMONED || e->kind == EV_ABILITY) && known && siege_card(e->def)->type >= CARD_OUTSIDER)
        word = voice_of(e->def);
    m->sound = word ? word : m->sound;
}

/* ---- the music of the wall ---------------------------------------------------------------------------------------- */

/* Returns 0 to 3, the most that one danger alone can add. */
static int castle_risk(const State *s)
{
    PieceId p = siege_of(s)->at[UNIT_CASTLE];
    if (p == NO_PIECE || s->piece[p].def == DEF_HIDDEN)
        return 0;
    int whole = siege_card(s->piece[p].def)->health, left = siege_health(s, UNIT_CASTLE);
    return 3 * left <= whole ? 3 : 3 * left <= 2 * whole ? 1 : 0;
}

static int deck_risk(const State *s)
{
    enum { FEW = 14, VERY_FEW = 8 };
    int least = FEW + 1;
    for (int seat = 0; seat < siege_allies(s); seat++) {
        int n = table_size(s, (PlaceId)(PLACE_DECK + seat));
        least = n < least ? n : least;
    }
    return least <= VERY_FEW ? 3 : least <= FEW ? 1 : 0;
}

static int portal_risk(const State *s)
{
    const Siege *g = siege_of(s);
    int risk = g->at[UNIT_PORTAL] != NO_PIECE && s->piece[g->at[UNIT_PORTAL]].def != DEF_HIDDEN &&
               siege_card(s->piece[g->at[UNIT_PORTAL]].def)->stage >= 3;
    for (int lane = 0; lane < LANES; lane++) {
        PieceId p = g->at[UNIT_UPPER + lane];
        if (p == NO_PIECE || s->piece[p].def == DEF_HIDDEN || s->piece[p].face & FACE_CONCEALED)
            continue;
        if (siege_card(s->piece[p].def)->type == CARD_OUTSIDER)
            return risk + 1;
    }
    return risk;
}

int siege_danger(const State *s)
{
    if (s->over || s->phase == PHASE_SETUP)
        return 0;
    int risk = castle_risk(s) + deck_risk(s) + portal_risk(s);
    return risk >= 3 ? 2 : risk >= 1;
}

const char *siege_victory(const State *end)
{
    int how = siege_of(end)->end;
    return how == END_OUTSIDER || how == END_TWENTY ? "win-siege" : "win-siege-horde";
}
