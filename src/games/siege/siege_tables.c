/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: its moves, log lines, places, options and fields, as data (docs/rules/siege.md).  Its cards are data
 * too, made from the card file while building. */
#include "games/siege/siege_int.h"

_Thread_local const SiegeSet *siege_cards_here = &siege_set;
#ifdef _WIN32
atomic_int siege_own_cards;
#endif

void siege_use_cards(const SiegeSet *set)
{
    const SiegeSet *next = set ? set : &siege_set;
#ifdef _WIN32
    siege_own_cards += (next != &siege_set) - (siege_cards_here != &siege_set);
#endif
    siege_cards_here = next;
}

/* ---- moves ------------------------------------------------------------------------------------------------------ */

#define IN(group) (1u << GROUP_##group)
enum {
    IN_LANES = IN(UPPER) | IN(LOWER),
    IN_PLAY = IN_LANES | IN(BACK) | IN(CASTLE) | IN(PORTAL) | IN(ATTACHED),
    IN_PILES = IN(HAND) | IN(DISCARD) | IN(LOOK) | IN(HORDE_HAND),
};

/* A lane is a number from 1 to 6, in words and in the move. */
static const MoveSpec moves[SIEGE_MOVES] = {
    [MOVE_PLAY] = {"play", "Play {a} in lane {b}", "SH-5.5", {ARG_DEF, ARG_NUM}, BY_DRAG, 0, 0, IN(HAND), IN(LOWER)},
    [MOVE_CAST] = {"cast", "Play {a}", "SH-5.6", {ARG_DEF}, BY_PICK, 0, 0, IN(HAND), IN_PLAY},
    [MOVE_ATTACH] = {"attach", "Attach {a} to {b}", "SH-5.7", {ARG_DEF, ARG_PIECE}, BY_DRAG, 0, 0, IN(HAND), IN_PLAY},
    [MOVE_ENGAGE] = {"engage", "Engage {a}", "SH-5.9", {ARG_PIECE}, BY_PICK, 0, 0, IN(BACK), IN(UPPER)},
    [MOVE_MOVE] = {"move", "Move {a} to lane {b}", "SH-5.14", {ARG_PIECE, ARG_NUM}, BY_DRAG, 0, 0, IN_LANES, IN_LANES},
    [MOVE_SWAP] = {"swap", "Swap {a} and {b}", "SH-5.14", {ARG_PIECE, ARG_PIECE}, BY_DRAG, 0, 0, IN_LANES, IN_LANES},
    [MOVE_DISCARD] =
        {"discard", "Discard {a}", "SH-5.16", {ARG_PIECE}, BY_PICK, 0, 0, IN_LANES | IN(ATTACHED), IN(DISCARD)},
    [MOVE_USE] = {"use", "Use {a}", "SH-5.18", {ARG_PIECE, ARG_NUM}, BY_PICK, 0, 0, IN_PLAY, 0},
    [MOVE_RESHUFFLE] = {"reshuffle", "Reshuffle your discard pile", "SH-13.13", {0}, BY_BUTTON, MV_ASK, 0, 0, 0},
    [MOVE_LAY] =
        {"lay", "Play {a} in lane {b}", "SH-12.7", {ARG_DEF, ARG_NUM}, BY_DRAG, 0, 0, IN(HORDE_HAND), IN(UPPER)},
    [MOVE_HIDE] = {"hide",
                   "Play {a} face down in lane {b}",
                   "SH-12.13",
                   {ARG_DEF, ARG_NUM},
                   BY_DRAG,
                   0,
                   0,
                   IN(HORDE_HAND),
                   IN(UPPER)},
    [MOVE_FLIP] = {"flip", "Turn {a} face down", "SH-12.13", {ARG_PIECE}, BY_PICK, 0, 0, IN(UPPER), 0},
    [MOVE_REARRANGE] =
        {"rearrange", "Rearrange the hidden cards", "SH-12.16", {ARG_ORDER}, BY_DRAG, 0, 0, IN(UPPER), IN(UPPER)},
    [MOVE_CHALLENGE] = {"challenge", "Challenge with {a}", "SH-12.15", {ARG_PIECE}, BY_PICK, 0, 0, IN(UPPER), 0},
    [MOVE_PLAN] = {"plan", "Draw and plan", "SH-12.12", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_DONE] = {"done", "Done", "SH-5.2", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_WITHDRAW] = {"withdraw", "Not done yet", "SH-5.2", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_TAKE_BACK] = {"take-back", "Do not engage", "SH-5.10", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_CHOOSE] = {"choose", "Choose {a}", "SH-1.10", {ARG_PIECE}, BY_PICK, 0, 0, IN_PLAY, 0},
    [MOVE_TAKE] = {"take", "Choose {a}", "SH-1.10", {ARG_DEF}, BY_PICK, 0, 0, IN_PILES, 0},
    [MOVE_LANE] = {"lane", "Lane {a}", "SH-1.10", {ARG_NUM}, BY_BUTTON, 0, 0, 0, IN_LANES},
    [MOVE_YES] = {"yes", "Yes", "SH-1.10", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_NO] = {"no", "No", "SH-1.10", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_OPTION] = {"option", "Option {a}", "SH-1.10", {ARG_NUM}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_HEALTH] = {"health", "A health token", "SH-15.10", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_ATTACK] = {"attack", "An attack token", "SH-15.10", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_SEAT] = {"seat", "{a}", "SH-1.9", {ARG_SEAT}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_TOP] = {"top", "Leave it on top", "SH-15.13", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_BOTTOM] = {"bottom", "Put it under the deck", "SH-15.13", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_LEFT] = {"left", "Left", "SH-12.27", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_RIGHT] = {"right", "Right", "SH-12.27", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_NEXT] = {"next", "{a} next", "SH-10.22", {ARG_NUM}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_NOTHING] = {"nothing", "Nothing more", "SH-1.10", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_GO] = {"go", "Go on", "SH-1.1", {0}, BY_BUTTON, MV_AUTO, 0, 0, 0},
};

/* ---- events ----------------------------------------------------------------------------------------------------- */

#define PREVENTED "{m:=0:| (armor prevents {m})| (armor prevents {m})}"
#define TOKENS(a, b)                                                                                                   \
    "{token:" a "{n:1 health token|{n} health tokens}" b "|" a "{n:1 wound token|{n} wound tokens}" b "|" a            \
    "{n:1 attack token|{n} attack tokens}" b "|" a "{n:1 weaken token|{n} weaken tokens}" b "|" a                      \
    "{n:1 charge|{n} charges}" b "}"
static const EventSpec events[SIEGE_EVENTS_END - EV_GAME] = {
    [EV_TURN - EV_GAME] = {"turn", "Turn {n} begins.", "SH-1.1"},
    [EV_PHASE - EV_GAME] = {"phase", "{phase}", "SH-1.1"},
    [EV_PLAYED - EV_GAME] = {"played", "{seat} plays {card}.", "SH-5.4"},
    [EV_USED - EV_GAME] = {"used", "{seat} uses {card}.", "SH-5.18"},
    [EV_ENGAGED - EV_GAME] = {"engaged", "{seat} engages {card} in lane {n}.", "SH-5.9"},
    [EV_MOVED - EV_GAME] = {"moved", "{card:{card} moves to lane {n}.|A hidden card moves to lane {n}.}", "SH-5.14"},
    [EV_SUMMONED - EV_GAME] = {"summoned", "{card} enters lane {n}.", "SH-4.3"},
    [EV_OVERFLOWS - EV_GAME] = {"overflows", "No free lane: {card} goes on top of the outsider pile.", "SH-4.4"},
    [EV_RESOLVED - EV_GAME] = {"resolved", NULL, "SH-4.7"}, /* what comes of it says its own line */
    [EV_ABILITY -
        EV_GAME] = {"ability",
                    "{trigger:|{card} acts as it is destroyed.|{card} acts as its host is "
                    "destroyed.|{card} acts in the fight.|{card} acts in the pillage.||Treachery: "
                    "{card} takes effect.|Set-up: {card} takes effect.|{card} acts with the wave.|{card} acts at the "
                    "start of the turn.|{card} acts after it strikes.|{card} acts after it is damaged.|{card} acts "
                    "after it destroys a creature.|{card} acts after it is moved.|{card} acts after an ally is "
                    "destroyed.|{card} acts after a monster is destroyed.|{card} acts after a spell.}",
                    "SH-10.20"},
    [EV_TOKENS - EV_GAME] = {"tokens", TOKENS("{card} gets ", "."), "SH-10.1"},
    [EV_REMOVED - EV_GAME] = {"removed", TOKENS("{card} loses ", "."), "SH-10.4"},
    [EV_DAMAGED - EV_GAME] = {"damaged",
                              "{face:{why:{why} deals {n} damage to {card}" PREVENTED
                              ".|{card} takes {n} damage" PREVENTED ".}|{why} strikes {card}: {n} damage" PREVENTED
                              ".}",
                              "SH-10.10"},
    [EV_STRIKES - EV_GAME] = {"strikes", "{face:{card} strikes {why} for {n}.|}", "SH-15.15"},
    [EV_FALLS - EV_GAME] = {"falls", "{card} is destroyed.", "SH-10.13"},
    [EV_COLLAPSES - EV_GAME] = {"collapses", "{card} collapses.", "SH-10.19"},
    [EV_TURNS - EV_GAME] = {"turns", "The next wave: {n:1 card|{n} cards}.", "SH-9.2"},
    [EV_DREW - EV_GAME] = {"drew", "{seat} draws {card:{card}|a card}.", "SH-10.18"},
    [EV_DECLINED - EV_GAME] = {"declined", "Nobody draws.", "SH-10.18"},
    [EV_DISCARDED - EV_GAME] = {"discarded",
                                "{seat:{seat} discards {card:{card}|a card}.|{card:{card} is discarded.|A card "
                                "is discarded.}}",
                                "SH-5.16"},
    [EV_PILLAGED - EV_GAME] = {"pillaged", "{seat} loses {n:1 card|{n} cards} from the deck.", "SH-8.3"},
    [EV_MANA -
        EV_GAME] = {"mana", "{gain:{shared:The alliance gains {amount} mana.|{seat} gains {amount} mana.}|}", "SH-3.3"},
    [EV_REVEALED - EV_GAME] = {"revealed", "Treachery: {card}.", "SH-6.1"},
    [EV_BOOSTED - EV_GAME] = {"boosted",
                              "{n:=0:It boosts {card}.|{card} gets +{n} attack this turn.|{card} gets +{n} attack this "
                              "turn.}",
                              "SH-6.3"},
    [EV_RAISED - EV_GAME] = {"raised", "A {card} rises in lane {n}.", "SH-15.12"},
    [EV_RECALLED - EV_GAME] = {"recalled", "{card} returns to {seat}’s hand.", "SH-1.6"},
    [EV_CONCEALED - EV_GAME] = {"concealed", "{seat} hides {card:{card}|a card} in lane {n}.", "SH-12.13"},
    [EV_UNCOVERED - EV_GAME] = {"uncovered", "{card} is revealed in lane {n}.", "SH-12.18"},
    [EV_REARRANGED - EV_GAME] = {"rearranged", "{seat} rearranges the hidden cards.", "SH-12.16"},
    [EV_CHALLENGES - EV_GAME] = {"challenges", "{card} challenges in lane {n}.", "SH-12.15"},
    [EV_PLANNED - EV_GAME] = {"planned", "{seat} puts a card on top of the horde deck.", "SH-12.12"},
    [EV_DONE - EV_GAME] = {"done", "{done:{seat} is done.|{seat} is not done after all.}", "SH-5.2"},
    [EV_RESHUFFLED - EV_GAME] = {"reshuffled", "{seat} shuffles the discard pile into the deck.", "SH-13.13"},
    [EV_MULLIGAN - EV_GAME] = {"mulligan",
                               "{n:=0:{seat} keeps their hand.|{seat} replaces 1 card.|{seat} replaces {n} cards.}",
                               "SH-1.20"},
    [EV_WON - EV_GAME] = {"won", "The castle holds. The alliance wins.", "SH-9.1"},
    [EV_LOST - EV_GAME] = {"lost",
                           "{end:The castle falls. The alliance loses.|{seat}’s deck is empty. The alliance loses.|The "
                           "alliance loses.|The alliance loses.}",
                           "SH-9.7"},
    [EV_ATTACHES -
        EV_GAME] = {"attaches", "{why:{card} is attached to {why}.|{card} has no host and is discarded.}", "SH-14.15"},
    [EV_TAUNTS - EV_GAME] = {"taunts", "{card} taunts {why} to lane {n}.", "SH-5.22"},
};

/* ---- places ----------------------------------------------------------------------------------------------------- */

enum {
    OF_DECK_0 = 1u << POOL_DECK_0,
    OF_DECK_1 = 1u << POOL_DECK_1,
    OF_TIER_1 = 1u << POOL_HORDE,
    OF_TIER_2 = 1u << POOL_HORDE_2,
    OF_HORDE = OF_TIER_1 | OF_TIER_2,
    OF_PUBLIC = 1u << POOL_PUBLIC,
    OF_SKELETONS = 1u << POOL_SKELETON,
    OF_DECKS = OF_DECK_0 | OF_DECK_1,
};

static const PlaceSpec places[SIEGE_PLACES] = {
    [PLACE_DECK] = {"deck-0", "the deck", SIGHT_NONE, 0, GROUP_DECK, OF_DECK_0, 0},
    [PLACE_DECK + 1] = {"deck-1", "the deck", SIGHT_NONE, 1, GROUP_DECK, OF_DECK_1, 0},
    [PLACE_HAND] = {"hand-0", "the hand", SIGHT_OWNER, 0, GROUP_HAND, OF_DECK_0, 0},
    [PLACE_HAND + 1] = {"hand-1", "the hand", SIGHT_OWNER, 1, GROUP_HAND, OF_DECK_1, 0},
    [PLACE_DISCARD] = {"discard-0", "the discard pile", SIGHT_ALL, 0, GROUP_DISCARD, OF_DECK_0, 0},
    [PLACE_DISCARD + 1] = {"discard-1", "the discard pile", SIGHT_ALL, 1, GROUP_DISCARD, OF_DECK_1, 0},
    [PLACE_LOOK] = {"look-0", "the cards looked at", SIGHT_OWNER, 0, GROUP_LOOK, OF_DECK_0 | OF_HORDE, 0},
    [PLACE_LOOK + 1] = {"look-1", "the cards looked at", SIGHT_OWNER, 1, GROUP_LOOK, OF_DECK_1 | OF_HORDE, 0},
    [PLACE_LOOK + 2] = {"look-2", "the cards looked at", SIGHT_OWNER, 2, GROUP_LOOK, OF_HORDE, 0},
    [PLACE_HORDE_DECK] = {"horde-deck", "the horde deck", SIGHT_NONE, NO_SEAT, GROUP_HORDE_DECK, OF_TIER_1, 0},
    [PLACE_HORDE_DECK_2] = {"horde-deck-2", "the tier 2 deck", SIGHT_NONE, NO_SEAT, GROUP_HORDE_DECK, OF_TIER_2, 0},
    [PLACE_HORDE_HAND] = {"horde-hand", "the horde’s hand", SIGHT_LAST, NO_SEAT, GROUP_HORDE_HAND, OF_HORDE, 0},
    [PLACE_HORDE_DISCARD] = {"horde-discard", "the horde’s discard pile", SIGHT_ALL, NO_SEAT, GROUP_AWAY, OF_HORDE, 0},
    /* A card face down in a lane is seen by none but who laid it; all others are shown. */
    [PLACE_UPPER] = {"upper", "the horde’s side of the lanes", SIGHT_NONE, NO_SEAT, GROUP_UPPER, OF_HORDE | OF_PUBLIC,
                     LANES},
    [PLACE_LOWER] = {"lower", "the alliance’s side of the lanes", SIGHT_ALL, NO_SEAT, GROUP_LOWER,
                     OF_DECKS | OF_SKELETONS, LANES},
    [PLACE_BACK] = {"back", "the back line", SIGHT_ALL, NO_SEAT, GROUP_BACK, OF_PUBLIC, MINIONS},
    [PLACE_CASTLE] = {"castle", "the castle", SIGHT_ALL, NO_SEAT, GROUP_CASTLE, OF_PUBLIC, 1},
    [PLACE_PORTAL] = {"portal", "the portal", SIGHT_ALL, NO_SEAT, GROUP_PORTAL, OF_PUBLIC, 1},
    [PLACE_PORTALS] = {"portals", "the later portals", SIGHT_ALL, NO_SEAT, GROUP_AWAY, OF_PUBLIC, 0},
    [PLACE_ATTACHED] = {"attached", "the attachments", SIGHT_ALL, NO_SEAT, GROUP_ATTACHED, OF_DECKS | OF_HORDE, 0},
    [PLACE_PILE] = {"pile", "the outsider pile", SIGHT_ALL, NO_SEAT, GROUP_PILE, OF_HORDE | OF_PUBLIC, 0},
    [PLACE_ASIDE] = {"aside", "the outsider’s later stages", SIGHT_ALL, NO_SEAT, GROUP_AWAY, OF_PUBLIC, 0},
    [PLACE_OTHERS] = {"others", "the other outsiders", SIGHT_ALL, NO_SEAT, GROUP_AWAY, OF_PUBLIC, 0},
    [PLACE_SUPPLY] = {"supply", "the skeletons", SIGHT_ALL, NO_SEAT, GROUP_AWAY, OF_SKELETONS, 0},
    [PLACE_BOX] = {"box", "the box", SIGHT_ALL, NO_SEAT, GROUP_AWAY, OF_PUBLIC, 0},
    [PLACE_STACK] = {"stack", "the card being played", SIGHT_ALL, NO_SEAT, GROUP_AWAY, OF_DECKS | OF_HORDE, 0},
};

/* ---- options ---------------------------------------------------------------------------------------------------- */

#define WORDS(name, ...)  static const char *const name##_words[] = {__VA_ARGS__}
#define LABELS(name, ...) static const char *const name##_labels[] = {__VA_ARGS__}
#define OPTION(word, label, help, name, preset)                                                                        \
    {                                                                                                                  \
        word, label, help, name##_words, name##_labels, sizeof name##_words / sizeof *name##_words, preset             \
    }

WORDS(second, "ally", "horde");
LABELS(second, "Ally", "Horde");
WORDS(difficulty, "normal", "hard", "painful", "hopeless", "first");
LABELS(difficulty, "Normal", "Hard", "Painful", "Hopeless", "First siege");
WORDS(set, "rustclaw", "palefrost", "rotbloom", "nightglass", "rustclaw-palefrost", "rustclaw-rotbloom",
      "rustclaw-nightglass", "palefrost-rotbloom", "palefrost-nightglass", "rotbloom-nightglass",
      "rustclaw-palefrost-rotbloom", "rustclaw-palefrost-nightglass", "rustclaw-rotbloom-nightglass",
      "palefrost-rotbloom-nightglass", "all-four");
LABELS(set, "Rustclaw", "Palefrost", "Rotbloom", "Nightglass", "Rustclaw + Palefrost", "Rustclaw + Rotbloom",
       "Rustclaw + Nightglass", "Palefrost + Rotbloom", "Palefrost + Nightglass", "Rotbloom + Nightglass",
       "All but Nightglass", "All but Rotbloom", "All but Palefrost", "All but Rustclaw", "All four");
WORDS(outsider, "ulmorrath", "veyrune", "orrogast");
LABELS(outsider, "Ulmorrath", "Veyrune", "Orrogast");
WORDS(castle, "anvilholt", "cinderworks", "fogharbour", "lantern-steps", "barrowgate", "tallowmere");
LABELS(castle, "Anvilholt", "Cinderworks", "Fogharbour", "Lantern Steps", "Barrowgate", "Tallowmere");
WORDS(colour, "ember", "tide", "barrow");
LABELS(colour, "Ember", "Tide", "Barrow");
WORDS(stage, "none", "first", "second");
LABELS(stage, "None", "First", "Second");
WORDS(epic, "in", "out");
LABELS(epic, "In", "Out");
WORDS(tokens, "0", "1", "2", "3", "4", "5", "6", "7", "8", "-1", "-2", "-3", "-4");
LABELS(tokens, "0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "−1", "−2", "−3", "−4");
WORDS(tiers, "one", "two");
LABELS(tiers, "One", "Two");
WORDS(deck_out, "empty", "needed");
LABELS(deck_out, "Empty", "Needed");
WORDS(heroic, "health", "wound");
LABELS(heroic, "Health", "Wound");
WORDS(concealed, "count", "free");
LABELS(concealed, "Count", "Free");
WORDS(reveal, "both", "play", "nothing");
LABELS(reveal, "Both", "Play", "Nothing");
WORDS(challenge, "refresh", "leave");
LABELS(challenge, "Refresh", "Lane");
WORDS(feat, "none", "old-hands", "crooked-deck", "on-its-head", "cheat-too", "roll-call", "three-at-a-blow",
      "giant-killer", "already-here", "fat-cellars", "twenty-nights", "clean-hands", "three-doors");
LABELS(feat, "None", "Old Hands Only", "Crooked Deck", "World on Its Head", "They Cheat Too", "Roll Call",
       "Three at a Blow", "Giant-Killer’s Evening", "She Was Already Here", "Fat Cellars", "Twenty Nights",
       "Clean Hands", "Three Doors, Three Names");
WORDS(hands, "shown", "closed");
LABELS(hands, "Shown", "Closed");
WORDS(numbers, "balanced", "printed", "earlier");
LABELS(numbers, "Balanced", "Printed", "As in 1.0");
WORDS(outsider_draw, "yes", "no");
LABELS(outsider_draw, "Yes", "No");

static const OptionSpec options[SIEGE_OPTIONS] = {
    [OPT_HORDE] = OPTION("second", "Second player",
                         "With two players. Ally: both defend. Horde: one plays the monsters.", second, 0),
    [OPT_DIFFICULTY] = OPTION("difficulty", "Portals", "The strength of the three portals.", difficulty, 0),
    [OPT_SET] = OPTION("set", "Horde", "The set that is mixed with the strays.", set, 0),
    [OPT_OUTSIDER] = OPTION("outsider", "Outsider", "Destroy it to win. Orrogast has three stages.", outsider, 0),
    [OPT_CASTLE] = OPTION("castle", "Castle", "The castle you defend.", castle, 0),
    [OPT_DECK] = OPTION("deck", "First deck", "The first player’s ready-made deck.", colour, 0),
    [OPT_DECK + 1] = OPTION("partner-deck", "Second deck", "The second player’s ready-made deck.", colour, 1),
    [OPT_STAGE] = OPTION("stage", "Removed stage", "A stage of the outsider to leave out.", stage, 0),
    [OPT_EPIC] = OPTION("epic", "Epic monsters", "In: part of the horde deck. Out: left in the box.", epic, 0),
    [OPT_TOKENS] = OPTION("tokens", "Minion tokens", "Minion health at the start: more or less than usual.", tokens, 0),
    [OPT_TIERS] =
        OPTION("tiers", "Horde decks",
               "One: all cards together. Two: strong and weak cards alternate (not against a horde player).", tiers, 0),
    [OPT_DECK_OUT] =
        OPTION("deck-out", "Empty deck",
               "Empty: you lose with the last card. Needed: you lose when you must draw and cannot.", deck_out, 0),
    [OPT_HEROIC] = OPTION("heroic", "Heroic", "Does Heroic need a health token or a wound token?", heroic, 0),
    [OPT_CONCEALED] = OPTION("concealed", "Hidden cards",
                             "Count: they count towards the wave. Free: hide as many as you like.", concealed, 0),
    [OPT_REVEAL] = OPTION("reveal", "Cards turned down again",
                          "When revealed again: Play ability and mana, only the Play ability, or nothing.", reveal, 0),
    [OPT_CHALLENGE] =
        OPTION("challenge", "Challenges",
               "Refresh: until the next refresh phase. Lane: until the monster leaves its lane.", challenge, 0),
    [OPT_FEAT] = OPTION("achievement", "Achievement", "A harder way to win (not against a horde player).", feat, 0),
    [OPT_OUTSIDER_DRAW] = OPTION("outsider-draw", "Drawing for outsiders",
                                 "May a player draw a card for a destroyed outsider?", outsider_draw, 0),
    [OPT_HANDS] = OPTION("hands", "Hands", "In a team of two: do you see each other’s cards?", hands, 0),
    [OPT_NUMBERS] = OPTION("portal-numbers", "Portal numbers",
                           "Balanced: held as often as the set-up says. Printed: as on the cards.", numbers, 0),
};

/* On which side of which table a seat plays. */
typedef enum { SIDE_ALONE, SIDE_TOGETHER, SIDE_ONE, SIDE_TWO, SIDE_HORDE } Side;

static Side side_of(const State *s, int seat)
{
    if (seat == siege_horde_seat(s))
        return SIDE_HORDE;
    if (siege_versus(s))
        return siege_allies(s) == 1 ? SIDE_ONE : SIDE_TWO;
    return siege_allies(s) == 1 ? SIDE_ALONE : SIDE_TOGETHER;
}

/* docs/PERFORMANCE.md, "The ladder". The highest level imagines as many worlds as make it stronger. The alliance makes
 * twenty small choices a turn where the horde makes three: a slip of the same size costs it more. Two who defend think
 * twice. */
static void siege_skill(const State *s, int seat, int level, Skill *skill)
{
    enum { TREE = 1 /* any: Siege's judgement plays on by itself */ };
    static const Skill as[][BOT_LEVELS] = {
        [SIDE_ALONE] = {[BOT_NOVICE] = {8, TREE, 3, 14},
                        [BOT_EASY] = {16, TREE, 2, 8},
                        [BOT_CUNNING] = {25, TREE, 1, 5},
                        [BOT_SHARP] = {100, TREE, 0, 0},
                        [BOT_MERCILESS] = {800, TREE, 0, 0}},
        [SIDE_TOGETHER] = {[BOT_NOVICE] = {8, TREE, 3, 14},
                           [BOT_EASY] = {16, TREE, 2, 8},
                           [BOT_CUNNING] = {40, TREE, 1, 5},
                           [BOT_SHARP] = {100, TREE, 0, 0},
                           [BOT_MERCILESS] = {400, TREE, 0, 0}},
        [SIDE_ONE] = {[BOT_NOVICE] = {2, 0, 8, 40},
                      [BOT_EASY] = {20, TREE, 2, 8},
                      [BOT_CUNNING] = {60, TREE, 1, 4},
                      [BOT_SHARP] = {250, TREE, 0, 0},
                      [BOT_MERCILESS] = {2400, TREE, 0, 0}},
        [SIDE_TWO] = {[BOT_NOVICE] = {8, TREE, 3, 14},
                      [BOT_EASY] = {16, TREE, 2, 8},
                      [BOT_CUNNING] = {40, TREE, 2, 6},
                      [BOT_SHARP] = {120, TREE, 0, 0},
                      [BOT_MERCILESS] = {400, TREE, 0, 0}},
        [SIDE_HORDE] = {[BOT_NOVICE] = {1, 0, 80, 60},
                        [BOT_EASY] = {6, TREE, 15, 20},
                        [BOT_CUNNING] = {60, TREE, 3, 6},
                        [BOT_SHARP] = {250, TREE, 0, 0},
                        [BOT_MERCILESS] = {2400, TREE, 0, 0}},
    };
    *skill = as[side_of(s, seat)][level];
}

unsigned siege_sets(int choice)
{
    enum { R = 1u << SET_RUSTCLAW, P = 1u << SET_PALEFROST, B = 1u << SET_ROTBLOOM, N = 1u << SET_NIGHTGLASS };
    static const uint8_t bits[] = {R,     P,     B,         N,         R | P,     R | B,     R | N,        P | B,
                                   P | N, B | N, R | P | B, R | P | N, R | B | N, P | B | N, R | P | B | N};
    _Static_assert(sizeof bits == sizeof set_words / sizeof *set_words, "bits has a row for each word of set_words");
    return bits[choice];
}

/* ---- the rest --------------------------------------------------------------------------------------------------- */

#define FIELD(word, member, kind, count, min, max)                                                                     \
    {                                                                                                                  \
        word, kind, count, min, max, offsetof(Siege, member), FIELD_PUBLIC                                             \
    }
#define BUFF(word, row) FIELD(word, buff[row], FIELD_I8, UNITS, -TOKENS_MOST, TOKENS_MOST)
enum { ALL_KEYS = (1 << KEYS) - 1, MOST_BATCH = 60000 };
/* hit_by and blow are 0 between two moves. */
static const FieldSpec fields[] = {
    FIELD("mana", mana, FIELD_U8, PER_SEAT, 0, MANA_MOST),
    FIELD("done", done, FIELD_U8, PER_SEAT, 0, 1),
    FIELD("reshuffles", reshuffles, FIELD_U8, PER_SEAT, 0, 2),
    {"flipped", FIELD_U8, PER_SEAT, 0, UPPER_UNITS, offsetof(Siege, flipped), FIELD_OF_SEAT},
    BUFF("buff_attack", BUFF_ATTACK),
    BUFF("buff_health", BUFF_HEALTH),
    BUFF("buff_armor", BUFF_ARMOR),
    BUFF("buff_pierce", BUFF_PIERCE),
    BUFF("buff_elusive", BUFF_ELUSIVE),
    BUFF("buff_heroic", BUFF_HEROIC),
    FIELD("granted", granted, FIELD_U16, UNITS, 0, ALL_KEYS),
    FIELD("lost", lost, FIELD_U16, UNITS, 0, ALL_KEYS),
    FIELD("mark", mark, FIELD_U8, UNITS, 0, MARKS),
    FIELD("batch", batch, FIELD_U16, 1, 0, MOST_BATCH),
    FIELD("treachery", treachery, FIELD_DEF, 1, 0, 0),
    FIELD("boosted", boosted, FIELD_PIECE, 1, 0, 0),
    FIELD("step", step, FIELD_U8, 1, 0, SIEGE_STEPS - 1),
    FIELD("lane", lane, FIELD_U8, 1, 0, LANES),
    FIELD("turned", turned, FIELD_U8, 1, 0, 3),
    FIELD("collapsed", collapsed, FIELD_U8, 1, 0, 1),
    FIELD("played", played, FIELD_U8, 1, 0, PIECE_MAX),
    FIELD("strolls", strolls, FIELD_U8, 1, 0, UINT8_MAX),
    FIELD("tier", tier, FIELD_U8, 1, 0, 1),
    FIELD("end", end, FIELD_U8, 1, 0, END_TWENTY),
    FIELD("end_seat", end_seat, FIELD_SEAT, 1, 0, 0),
    FIELD("outsider_fallen", outsider_fallen, FIELD_U8, 1, 0, 1),
    FIELD("feat_count", feat_count, FIELD_U8, 1, 0, UINT8_MAX),
    FIELD("feat_failed", feat_failed, FIELD_U8, 1, 0, 1),
    FIELD("feat_hero", feat_hero, FIELD_PIECE, 1, 0, 0),
    FIELD("feat_turn", feat_turn, FIELD_U8, 1, 0, UINT8_MAX),
};

static const NumSpec nums[SIEGE_NUMS] = {
    [NUM_HEALTH] = {"health", "Health tokens", -TOKENS_MOST, TOKENS_MOST},
    [NUM_ATTACK] = {"attack", "Attack tokens", -TOKENS_MOST, TOKENS_MOST},
    [NUM_PIERCED] = {"pierced", "Armor used up", 0, TOKENS_MOST},
};

static const DeckSpec decks[SIEGE_DECKS] = {
    {"deck-0", "First deck"}, {"deck-1", "Second deck"}, [DECK_HORDE] = {"horde", "Horde deck"}};

static const char *const phases[SIEGE_PHASES] = {"setup", "refresh", "horde", "alliance", "treachery",
                                                 "fight", "pillage", "end",   "over"};

static const char *const frame_ops[SIEGE_FRAMES] = {
    [RUN_LIST] = "list",           [RUN_VERB] = "verb",
    [RUN_REPEAT] = "repeat",       [RUN_EACH] = "each",
    [RUN_COSTS] = "costs",         [RUN_ABILITIES] = "abilities",
    [RUN_PLAY] = "play",           [RUN_USE] = "use",
    [RUN_ARRIVAL] = "arrival",     [RUN_FALL] = "fall",
    [RUN_UNCOVER] = "uncover",     [RUN_DRAW] = "draw",
    [RUN_BOOST] = "boost",         [RUN_ASIDE] = "mulligan",
    [RUN_LIMIT] = "hand-limit",    [RUN_PLAN] = "plan",
    [RUN_RESHUFFLE] = "reshuffle", [RUN_ELUSIVE] = "elusive",
    [RUN_TAUNT] = "taunt",         [RUN_PART] = "part",
    [RUN_TOKENS] = "tokens",       [RUN_HERO] = "hero",
    [ANSWER] = "answer",           [ASK_UNIT] = "ask-unit",
    [ASK_LANE] = "ask-lane",       [ASK_CARD] = "ask-card",
    [ASK_YES] = "ask-yes",         [ASK_OPTION] = "ask-option",
    [ASK_TOKEN] = "ask-token",     [ASK_SEAT] = "ask-seat",
    [ASK_TOP] = "ask-top",         [ASK_END] = "ask-end",
    [ASK_NEXT] = "ask-next",       [ASK_FILL] = "ask-fill",
};
static const char *const queue_ops[SIEGE_ITEMS] = {
    [ITEM_ABILITY] = "ability", [ITEM_FALL] = "fall",         [ITEM_ELUSIVE] = "elusive",
    [ITEM_ARRIVAL] = "arrival", [ITEM_COLLAPSE] = "collapse",
};

const Game siege_game = {
    .api = GAME_API,
    .rules_rev = 7,
    .unhashed = {OPT_NUMBERS, CHOICE_EARLIER},
    .id = "siege",
    .title = "Siege of Six Lanes",
    .blurb = "Six roads, one wall, and something behind the last door.",
    .prefix = "SH",
    .seats_min = 1,
    .seats_max = SIEGE_SEATS,
    .minutes = 60,
    .state_size = sizeof(Siege),
    .option = options,
    .noptions = SIEGE_OPTIONS,
    .move = moves,
    .nmoves = SIEGE_MOVES,
    .norder = LANES,
    .event = events,
    .nevents = SIEGE_EVENTS_END - EV_GAME,
    .begins = {EV_TURN, EV_PHASE},
    .place = places,
    .nplaces = SIEGE_PLACES,
    .def = siege_defs,
    .ndefs = SIEGE_NDEFS,
    .field = fields,
    .nfields = sizeof fields / sizeof *fields,
    .num = nums,
    .nnums = SIEGE_NUMS,
    .deck = decks,
    .ndecks = SIEGE_DECKS,
    .neutral = 0.5f,
    .medal = siege_medals,
    .nmedals = SIEGE_MEDALS,
    .degree = OPT_DIFFICULTY,
    .phase = phases,
    .nphases = SIEGE_PHASES,
    .frame_op = frame_ops,
    .nframe_ops = SIEGE_FRAMES,
    .queue_op = queue_ops,
    .nqueue_ops = SIEGE_ITEMS,
    .several = true,
    .rest = {[POOL_PUBLIC] = PLACE_BOX,
             [POOL_DECK_0] = PLACE_DECK,
             [POOL_DECK_1] = PLACE_DECK + 1,
             [POOL_HORDE] = PLACE_HORDE_DECK,
             [POOL_HORDE_2] = PLACE_HORDE_DECK_2,
             [POOL_SKELETON] = PLACE_SUPPLY},
    .curiosity = 300,
    .plays_on = true,
    .longest = 3000,
    .unbounded = true,
    .skill = siege_skill,
    .setup = siege_setup,
    .legal = siege_legal,
    .apply = siege_apply,
    .result = siege_result,
    .setup_fault = siege_setup_fault,
    .as_of = siege_as_of,
    .hide = siege_hide,
    .guess = siege_guess,
    .think = siege_think,
    .trust = siege_trust,
    .judge = siege_judge,
    .weigh = siege_weigh,
    .meddles = siege_meddles,
    .wanders = siege_wanders,
    .reversible = siege_reversible,
    .fault = siege_fault,
    .why_not = siege_why_not,
    .standing = siege_standing,
    .prompt = siege_prompt,
    .reason = siege_reason,
    .hindsight = siege_hindsight,
    .alike = siege_alike,
    .describe = siege_describe,
    .printed = siege_printed,
    .mark = siege_mark_word,
    .honours = siege_honours,
    .loaded = siege_loaded,
    .derived = siege_derive,
};
