/* SPDX-License-Identifier: MIT
 * Horde: its cards, moves, places, options and words, as data. */
#include "games/horde/horde_int.h"

const int8_t horde_token_value[HORDE_TOKEN_VALUES] = {-3, -1, 1, 2, 3, 5, 6, 8};
/* HO 1.2: eleven tokens, two copies of 2, 3 and 5 */
const uint8_t horde_token_copies[HORDE_TOKEN_VALUES] = {1, 1, 1, 2, 2, 2, 1, 1};

enum { POOL_MONSTERS, POOL_BATTLE_CARDS, POOL_TOKENS };

#define BIT(kind) (1u << KIND_##kind)
#define REGULAR_ROW(FACTION, TYPE)                                                                                     \
    [DEF_REGULAR + KIND_##FACTION * TYPE_COUNT + KIND_##TYPE - KIND_OOZE] = {BIT(FACTION) | BIT(TYPE), 1, 2}
#define REGULAR_ROWS(FACTION)                                                                                          \
    REGULAR_ROW(FACTION, OOZE), REGULAR_ROW(FACTION, TROLL), REGULAR_ROW(FACTION, DRAGON),                             \
        REGULAR_ROW(FACTION, GOLEM), REGULAR_ROW(FACTION, SKELETON)

/* HO 1.3 */
const Monster horde_monster[DEF_MONSTERS_END] = {
    REGULAR_ROWS(WATER),
    REGULAR_ROWS(FIRE),
    REGULAR_ROWS(SUN),
    REGULAR_ROWS(MOON),
    REGULAR_ROWS(FOREST),
    REGULAR_ROWS(ROYAL),
    [DEF_STEAM_BEAST] = {BIT(WATER) | BIT(FIRE), 1, 2},
    [DEF_PHANTASM] = {BIT(SUN) | BIT(MOON), 1, 2},
    [DEF_VAMPIRE] = {0, 2, 4},
    [DEF_FLAYER] = {0, 2, 5},
    [DEF_ELVENKING] = {0, 2, 1},
    [DEF_DEMON] = {0, 3, 2},
    [DEF_TRICKSTER] = {0, 3, 1},
    [DEF_BETRAYER] = {0, 1, 1},
};

#define REGULAR_DEF(FACTION, TYPE, word, name, text)                                                                   \
    [DEF_REGULAR + KIND_##FACTION * TYPE_COUNT + KIND_##TYPE - KIND_OOZE] = {word, name, text, POOL_MONSTERS, 2}
#define BATTLE_DEF(KIND, word, name, text)   [DEF_BATTLE + KIND_##KIND] = {word, name, text, POOL_BATTLE_CARDS, 1}
#define TOKEN_DEF(index, word, name, copies) [DEF_TOKEN + index] = {word, name, NULL, POOL_TOKENS, copies}

static const DefSpec defs[HORDE_DEFS] = {
    [DEF_HIDDEN] = {"?", "a card", NULL, 0, 0},
    REGULAR_DEF(WATER, OOZE, "water-ooze", "Water Ooze", "Fights for Water and for Oozes."),
    REGULAR_DEF(WATER, TROLL, "water-troll", "Water Troll", "Fights for Water and for Trolls."),
    REGULAR_DEF(WATER, DRAGON, "water-dragon", "Water Dragon", "Fights for Water and for Dragons."),
    REGULAR_DEF(WATER, GOLEM, "water-golem", "Water Golem", "Fights for Water and for Golems."),
    REGULAR_DEF(WATER, SKELETON, "water-skeleton", "Water Skeleton", "Fights for Water and for Skeletons."),
    REGULAR_DEF(FIRE, OOZE, "fire-ooze", "Fire Ooze", "Fights for Fire and for Oozes."),
    REGULAR_DEF(FIRE, TROLL, "fire-troll", "Fire Troll", "Fights for Fire and for Trolls."),
    REGULAR_DEF(FIRE, DRAGON, "fire-dragon", "Fire Dragon", "Fights for Fire and for Dragons."),
    REGULAR_DEF(FIRE, GOLEM, "fire-golem", "Fire Golem", "Fights for Fire and for Golems."),
    REGULAR_DEF(FIRE, SKELETON, "fire-skeleton", "Fire Skeleton", "Fights for Fire and for Skeletons."),
    REGULAR_DEF(SUN, OOZE, "sun-ooze", "Sun Ooze", "Fights for Sun and for Oozes."),
    REGULAR_DEF(SUN, TROLL, "sun-troll", "Sun Troll", "Fights for Sun and for Trolls."),
    REGULAR_DEF(SUN, DRAGON, "sun-dragon", "Sun Dragon", "Fights for Sun and for Dragons."),
    REGULAR_DEF(SUN, GOLEM, "sun-golem", "Sun Golem", "Fights for Sun and for Golems."),
    REGULAR_DEF(SUN, SKELETON, "sun-skeleton", "Sun Skeleton", "Fights for Sun and for Skeletons."),
    REGULAR_DEF(MOON, OOZE, "moon-ooze", "Moon Ooze", "Fights for Moon and for Oozes."),
    REGULAR_DEF(MOON, TROLL, "moon-troll", "Moon Troll", "Fights for Moon and for Trolls."),
    REGULAR_DEF(MOON, DRAGON, "moon-dragon", "Moon Dragon", "Fights for Moon and for Dragons."),
    REGULAR_DEF(MOON, GOLEM, "moon-golem", "Moon Golem", "Fights for Moon and for Golems."),
    REGULAR_DEF(MOON, SKELETON, "moon-skeleton", "Moon Skeleton", "Fights for Moon and for Skeletons."),
    REGULAR_DEF(FOREST, OOZE, "forest-ooze", "Forest Ooze", "Fights for Forest and for Oozes."),
    REGULAR_DEF(FOREST, TROLL, "forest-troll", "Forest Troll", "Fights for Forest and for Trolls."),
    REGULAR_DEF(FOREST, DRAGON, "forest-dragon", "Forest Dragon", "Fights for Forest and for Dragons."),
    REGULAR_DEF(FOREST, GOLEM, "forest-golem", "Forest Golem", "Fights for Forest and for Golems."),
    REGULAR_DEF(FOREST, SKELETON, "forest-skeleton", "Forest Skeleton", "Fights for Forest and for Skeletons."),
    REGULAR_DEF(ROYAL, OOZE, "royal-ooze", "Royal Ooze", "Fights for Royal and for Oozes."),
    REGULAR_DEF(ROYAL, TROLL, "royal-troll", "Royal Troll", "Fights for Royal and for Trolls."),
    REGULAR_DEF(ROYAL, DRAGON, "royal-dragon", "Royal Dragon", "Fights for Royal and for Dragons."),
    REGULAR_DEF(ROYAL, GOLEM, "royal-golem", "Royal Golem", "Fights for Royal and for Golems."),
    REGULAR_DEF(ROYAL, SKELETON, "royal-skeleton", "Royal Skeleton", "Fights for Royal and for Skeletons."),
    [DEF_STEAM_BEAST] = {"steam-beast", "Steam Beast", "Fights for both Water and Fire. It has no type.", POOL_MONSTERS,
                         2},
    [DEF_PHANTASM] = {"phantasm", "Phantasm", "Fights for both Sun and Moon. It has no type.", POOL_MONSTERS, 2},
    [DEF_VAMPIRE] = {"vampire", "Vampire",
                     "Fights in no battle. 1, 2, 3 or 4 Vampires score 1, 3, 6 or 10 points at the end.", POOL_MONSTERS,
                     4},
    [DEF_FLAYER] = {"flayer", "Flayer", "Joker: discard it to add 1 to your count in any battle.", POOL_MONSTERS, 5},
    [DEF_ELVENKING] = {"elvenking", "Elvenking",
                       "1 point at the end for each pair of a Forest and a Royal monster you have.", POOL_MONSTERS, 1},
    [DEF_DEMON] = {"demon", "Demon", "Joker: once per battle, sacrifice another card to add 1 to your count.",
                   POOL_MONSTERS, 2},
    [DEF_TRICKSTER] = {"trickster", "Trickster",
                       "Once, before the battles: you may swap two tokens that differ by 1 or 2.", POOL_MONSTERS, 1},
    [DEF_BETRAYER] =
        {"betrayer", "Betrayer",
         "In your horde: when another player picks a card, you may steal it for the Betrayer and two other cards.",
         POOL_MONSTERS, 1},
    BATTLE_DEF(WATER, "water", "Water", "The Water battle."),
    BATTLE_DEF(FIRE, "fire", "Fire", "The Fire battle."),
    BATTLE_DEF(SUN, "sun", "Sun", "The Sun battle."),
    BATTLE_DEF(MOON, "moon", "Moon", "The Moon battle."),
    BATTLE_DEF(FOREST, "forest", "Forest", "The Forest battle."),
    BATTLE_DEF(ROYAL, "royal", "Royal", "The Royal battle."),
    BATTLE_DEF(OOZE, "ooze", "Ooze", "The Ooze battle."),
    BATTLE_DEF(TROLL, "troll", "Troll", "The Troll battle."),
    BATTLE_DEF(DRAGON, "dragon", "Dragon", "The Dragon battle."),
    BATTLE_DEF(GOLEM, "golem", "Golem", "The Golem battle."),
    BATTLE_DEF(SKELETON, "skeleton", "Skeleton", "The Skeleton battle."),
    TOKEN_DEF(0, "-3", "−3", 1),
    TOKEN_DEF(1, "-1", "−1", 1),
    TOKEN_DEF(2, "1", "1", 1),
    TOKEN_DEF(3, "2", "2", 2),
    TOKEN_DEF(4, "3", "3", 2),
    TOKEN_DEF(5, "5", "5", 2),
    TOKEN_DEF(6, "6", "6", 1),
    TOKEN_DEF(7, "8", "8", 1),
};

#define IN(group) (1u << GROUP_##group)
static const MoveSpec moves[HORDE_MOVES] = {
    [MOVE_DRAW] = {"draw", "Turn over the Battle Card", "HO-4.1", {0}, BY_BUTTON, MV_AUTO, 0, 0, 0},
    [MOVE_ASSIGN] = {"assign",
                     "Place the {a} on the drawn Battle Card",
                     "HO-4.2",
                     {ARG_DEF},
                     BY_PICK,
                     MV_AUTO,
                     0,
                     IN(TOKENS),
                     IN(BATTLE)},
    [MOVE_PICK] = {"pick", "Pick {a}", "HO-6.2", {ARG_DEF}, BY_PICK, 0, 0, IN(POOL), IN(FRONT)},
    [MOVE_STOP] = {"stop", "Stop at one", "HO-6.6", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_DECLINE] = {"decline", "Let it go", "HO-7.3", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_STEAL] = {"steal", "Steal it", "HO-7.5", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_GIVE] = {"give", "Hand over {a}", "HO-7.5", {ARG_DEF}, BY_PICK, MV_ASK, 0, IN(HORDE), IN(FRONT)},
    [MOVE_END] = {"end", "End the round", "HO-8.1", {0}, BY_BUTTON, MV_AUTO, 0, 0, 0},
    [MOVE_KEEP] = {"keep", "Do not swap", "HO-9.5", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_SWAP] = {"swap",
                   "Swap the tokens of {a} and {b}",
                   "HO-9.2",
                   {ARG_DEF, ARG_DEF},
                   BY_DRAG,
                   MV_ASK,
                   0,
                   IN(BATTLE),
                   IN(BATTLE)},
    [MOVE_BATTLE] = {"battle", "Next battle", "HO-10.2", {0}, BY_BUTTON, MV_AUTO, 0, 0, 0},
    [MOVE_FLAYER] = {"flayer", "Play a Flayer", "HO-11.10", {0}, BY_BUTTON, MV_ASK, 0, 0, 0},
    [MOVE_DEMON] = {"demon",
                    "Sacrifice {a} to the Demon",
                    "HO-11.14",
                    {ARG_DEF},
                    BY_PICK,
                    MV_ASK,
                    0,
                    IN(HORDE) | IN(FIELD),
                    IN(FIELD)},
    [MOVE_DEMON_USED] = {"demon-used", "Sacrifice the used Demon", "HO-11.19", {0}, BY_BUTTON, MV_ASK, 0, 0, 0},
    [MOVE_DONE] = {"done", "Pass", "HO-11.4", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
};

static const EventSpec events[HORDE_EVENTS_END - EV_GAME] = {
    [EV_ROUND - EV_GAME] = {"round", "Round {n}: {seat} starts.", "HO-3.1"},
    [EV_REVEALED - EV_GAME] = {"revealed", "{seat} turns over the {card} Battle Card.", "HO-4.1"},
    [EV_ASSIGNED - EV_GAME] = {"assigned", "{seat} places the {coin} on {card}.", "HO-4.2"},
    [EV_PICKED - EV_GAME] = {"picked",
                             "{n:{seat} picks the {card}.|{seat} picks the {card}, which counts as {n} picks.}",
                             "HO-6.2"},
    [EV_WINDOW - EV_GAME] = {"window", NULL, "HO-7.2"},
    [EV_LET_GO - EV_GAME] = {"let-go", NULL, "HO-7.3"},
    [EV_STOLEN - EV_GAME] = {"stolen", "{seat} steals the {card} from {other}.", "HO-7.5"},
    [EV_GIVEN - EV_GAME] = {"given", "{other} gets the {card}.", "HO-7.7"},
    [EV_CREDITED - EV_GAME] = {"credited", NULL, "HO-6.4"},
    [EV_LIMIT - EV_GAME] = {"limit", "{seat} raises the limit to {n} picks.", "HO-6.16"},
    [EV_STOPPED - EV_GAME] = {"stopped", "{seat} stops at one card.", "HO-6.6"},
    [EV_LOCKED - EV_GAME] = {"locked", "{seat} cannot pick and is locked out at {n}.", "HO-6.20"},
    [EV_PICKING_ENDED - EV_GAME] = {"picking-ended", NULL, "HO-6.23"},
    [EV_COLLECTED - EV_GAME] = {"collected", NULL, "HO-8.1"},
    [EV_REFILLED - EV_GAME] = {"refilled",
                               "{n:=0:The draw pile is empty: no new cards.|{m:=0:The Pool gets the last card.|The "
                               "Pool gets 1 card (1 left in the draw pile).|The Pool gets 1 card ({m} left in the draw "
                               "pile).}|{m:=0:The Pool gets the last {n} cards.|The Pool gets {n} cards (1 left in the "
                               "draw pile).|The Pool gets {n} cards ({m} left in the draw pile).}}",
                               "HO-8.2"},
    [EV_SHORT - EV_GAME] = {"short", "The draw pile is empty. No more refills.", "HO-8.3"},
    [EV_SWAPPED - EV_GAME] = {"swapped", "{seat} swaps the tokens of {card} and {why}.", "HO-9.2"},
    [EV_KEPT - EV_GAME] = {"kept", "No tokens are swapped.", "HO-9.5"},
    [EV_BATTLE - EV_GAME] = {"battle", "Battle {m}: {card} for {coin}.", "HO-10.1"},
    [EV_LAID_OUT -
        EV_GAME] = {"laid-out", "{n:=0:{seat} has none.|{seat} reveals 1 card.|{seat} reveals {n} cards.}", "HO-10.2"},
    [EV_FLAYER - EV_GAME] = {"flayer", "{seat} plays a *Flayer* and now has {n}.", "HO-11.10"},
    [EV_DEMON - EV_GAME] = {"demon", "{seat} sacrifices the {card} to a *Demon* and now has {n}.", "HO-11.14"},
    [EV_DONE - EV_GAME] = {"done", NULL, "HO-11.4"},
    [EV_WON - EV_GAME] = {"won", "{seat} wins the {card} battle and gets the {coin}.", "HO-10.6"},
    [EV_TIED - EV_GAME] = {"tied", "The {card} battle is a tie: nobody gets the {coin}.", "HO-10.7"},
    [EV_VAMPIRES - EV_GAME] = {"vampires", "{seat} scores {n} for Vampires.", "HO-12.2"},
    [EV_ELVENKING - EV_GAME] = {"elvenking", "{seat} scores {n} for the Elvenking.", "HO-12.3"},
    [EV_SCORE - EV_GAME] = {"score", "{seat} scores {n} in total.", "HO-12.1"},
    [EV_WINNER - EV_GAME] = {"winner", "{seat} wins.", "HO-12.6"},
    [EV_CHANCE - EV_GAME] = {"chance", NULL, "HO-6.11"},
    [EV_OPENED - EV_GAME] = {"opened", NULL, "HO-6.6"},
    [EV_TURN_OVER - EV_GAME] = {"turn-over", NULL, "HO-6.15"},
    [EV_NO_TRICKSTER - EV_GAME] = {"no-trickster", "Nobody has the Trickster.", "HO-9.7"},
    [EV_ASKED - EV_GAME] = {"asked", NULL, "HO-11.3"},
};

enum { MONSTERS = 1u << POOL_MONSTERS, BATTLE_CARDS = 1u << POOL_BATTLE_CARDS, TOKENS = 1u << POOL_TOKENS };
#define BATTLE_PLACE(n)                                                                                                \
    {                                                                                                                  \
        "battle-" #n, "battle " #n, SIGHT_ALL, NO_SEAT, GROUP_BATTLE, BATTLE_CARDS | TOKENS, 2                         \
    }
#define SEAT_PLACES(word, label, sight, group, pools)                                                                  \
    {word "-0", label, sight, 0, group, pools, 0}, {word "-1", label, sight, 1, group, pools, 0},                      \
        {word "-2", label, sight, 2, group, pools, 0},                                                                 \
    {                                                                                                                  \
        word "-3", label, sight, 3, group, pools, 0                                                                    \
    }

static const PlaceSpec places[HORDE_PLACES] = {
    {"supply", "the draw pile", SIGHT_NONE, NO_SEAT, GROUP_SUPPLY, MONSTERS, 0},
    {"pool", "the Pool", SIGHT_ALL, NO_SEAT, GROUP_POOL, MONSTERS, 0},
    {"discard", "the discard pile", SIGHT_ALL, NO_SEAT, GROUP_DISCARD, MONSTERS, 0},
    {"pile", "the Battle Cards not drawn yet", SIGHT_NONE, NO_SEAT, GROUP_PILE, BATTLE_CARDS, 0},
    {"tokens", "the tokens", SIGHT_ALL, NO_SEAT, GROUP_TOKENS, TOKENS, 0},
    {"burnt", "the tokens lost to ties", SIGHT_ALL, NO_SEAT, GROUP_BURNT, TOKENS, 0},
    {"box", "the box", SIGHT_NONE, NO_SEAT, GROUP_BOX, MONSTERS | BATTLE_CARDS | TOKENS, 0},
    BATTLE_PLACE(1),
    BATTLE_PLACE(2),
    BATTLE_PLACE(3),
    BATTLE_PLACE(4),
    BATTLE_PLACE(5),
    BATTLE_PLACE(6),
    BATTLE_PLACE(7),
    BATTLE_PLACE(8),
    BATTLE_PLACE(9),
    BATTLE_PLACE(10),
    BATTLE_PLACE(11),
    SEAT_PLACES("horde", "the horde", SIGHT_OWNER, GROUP_HORDE, MONSTERS),
    SEAT_PLACES("front", "this round’s cards", SIGHT_ALL, GROUP_FRONT, MONSTERS),
    SEAT_PLACES("field", "the battlefield", SIGHT_ALL, GROUP_FIELD, MONSTERS),
    SEAT_PLACES("won", "the tokens won", SIGHT_ALL, GROUP_WON, TOKENS),
};

static const char *const edition_words[] = {"printed", "earlier"}, *const edition_labels[] = {"Printed", "First"};
static const char *const level_words[] = {"full", "basic", "intermediate"}, *const level_labels[] = {"Full", "Basic",
                                                                                                     "Middle"};
static const char *const starter_words[] = {"random", "0", "1", "2", "3"}, *const starter_labels[] = {"Random", "1",
                                                                                                      "2", "3", "4"};
static const char *const same_words[] = {"on", "off"}, *const same_labels[] = {"On", "Off"};
static const char *const horde_words[] = {"closed", "open"}, *const horde_labels[] = {"Closed", "Open"};
static const char *const vampire_words[] = {"lost", "collected"}, *const vampire_labels[] = {"Lost", "Count"};

static const OptionSpec options[HORDE_OPTIONS] = {
    [OPT_EDITION] = {"edition", "Edition", "Printed: the current rules. First: the first edition, with a Middle level.",
                     edition_words, edition_labels, 2, EDITION_PRINTED},
    [OPT_LEVEL] = {"level", "Level", "Basic: no special powers. Full: Vampires, Flayers, Demons and more.", level_words,
                   level_labels, 3, LEVEL_FULL},
    [OPT_STARTER] = {"starter", "Who starts", "The player who turns over the first Battle Card.", starter_words,
                     starter_labels, 5, 0},
    [OPT_SAME_NAME] = {"same-name", "Clashing specials", "On: two special cards of the same name clash.", same_words,
                       same_labels, 2, SAME_NAME_ON},
    [OPT_HORDES] = {"hordes", "Hordes", "Closed: only you see your horde. Open: everyone sees every card.", horde_words,
                    horde_labels, 2, HORDES_CLOSED},
    [OPT_VAMPIRES] = {"vampires", "Sacrificed Vampires", "Do sacrificed Vampires still score at the end?",
                      vampire_words, vampire_labels, 2, VAMPIRES_LOST},
};

#define FIELD(member, kind, count, min, max)                                                                           \
    {                                                                                                                  \
#member, kind, count, min, max, offsetof(Horde, member), FIELD_PUBLIC                                          \
    }
static const FieldSpec fields[] = {
    FIELD(total, FIELD_U8, PER_SEAT, 0, 99),
    FIELD(locked, FIELD_U8, PER_SEAT, 0, 1),
    FIELD(sacrificed, FIELD_U8, PER_SEAT, 0, 4),
    FIELD(agreed, FIELD_U8, PER_SEAT, 0, 1),
    FIELD(after, FIELD_I8, KIND_COUNT, -2, 3),
    FIELD(starter, FIELD_U8, 1, 0, 3),
    FIELD(starter1, FIELD_U8, 1, 0, 3),
    FIELD(opening, FIELD_U8, 1, 0, 2),
    FIELD(credit, FIELD_U8, 1, 0, 3),
    FIELD(chances, FIELD_U8, 1, 0, 99),
    FIELD(battle, FIELD_U8, 1, 0, KIND_COUNT),
    FIELD(tricked, FIELD_U8, 1, 0, 1),
};

static const NumSpec nums[HORDE_NUMS] = {[NUM_SLOT] = {"slot", "where it lay", 0, INT8_MAX}};

static const char *const phases[HORDE_PHASES] = {"draw",      "assign", "pick",   "end",
                                                 "trickster", "battle", "jokers", "over"};
static const char *const frame_ops[HORDE_FRAMES] = {NULL, "window"};
static const uint8_t frame_args[HORDE_FRAMES] = {ARG_NONE, ARG_DEF};

/* docs/PERFORMANCE.md, "The ladder". With two seats three times as much thought finds plans that are missed without. */
static void horde_skill(const State *s, int seat, int level, Skill *skill)
{
    enum { DEEP = 50000 };
    static const Skill as[BOT_LEVELS] = {
        [BOT_NOVICE] = {4, 0, 8, 6},  [BOT_EASY] = {4, 0, 3, 3},          [BOT_CUNNING] = {100, 4, 3, 3},
        [BOT_SHARP] = {400, 4, 2, 0}, [BOT_MERCILESS] = {20000, 4, 0, 0},
    };
    (void)seat;
    *skill = as[level];
    if (s->nseats == 2 && level == BOT_MERCILESS)
        skill->worlds = DEEP;
}

const Game horde_game = {
    .api = GAME_API,
    .rules_rev = 2,
    .id = "horde",
    .title = "Horde",
    .blurb = "Draft monsters that never clash, then fight eleven battles.",
    .prefix = "HO",
    .seats_min = 2,
    .seats_max = HORDE_SEATS,
    .minutes = 40,
    .state_size = sizeof(Horde),
    .option = options,
    .noptions = HORDE_OPTIONS,
    .move = moves,
    .nmoves = HORDE_MOVES,
    .event = events,
    .nevents = HORDE_EVENTS_END - EV_GAME,
    .begins = {EV_ROUND, EV_BATTLE},
    .place = places,
    .nplaces = HORDE_PLACES,
    .def = defs,
    .ndefs = HORDE_DEFS,
    .field = fields,
    .nfields = sizeof fields / sizeof *fields,
    .num = nums,
    .nnums = HORDE_NUMS,
    .phase = phases,
    .nphases = HORDE_PHASES,
    .frame_op = frame_ops,
    .nframe_ops = HORDE_FRAMES,
    .frame_arg = frame_args,
    .rest = {PLACE_BOX, PLACE_PILE, PLACE_TOKENS},
    .longest = 1000,
    .setup = horde_setup,
    .legal = horde_legal,
    .apply = horde_apply,
    .result = horde_result,
    .setup_fault = horde_setup_fault,
    .hide = horde_hide,
    .guess = horde_guess,
    .skill = horde_skill,
    .trust = horde_trust,
    .judge = horde_judge,
    .weigh = horde_weigh,
    .character = horde_character,
    .ncharacters = HORDE_CHARACTERS,
    .medal = horde_medals,
    .nmedals = HORDE_MEDALS,
    .honours = horde_honours,
    .taste = horde_taste,
    .fault = horde_fault,
    .why_not = horde_why_not,
    .standing = horde_standing,
    .prompt = horde_prompt,
    .reason = horde_reason,
    .loaded = horde_loaded,
};
