/* SPDX-License-Identifier: MIT
 * Goblin Ranks: its cards, moves, places, options and words, as data. */
#include "games/goblins/goblins_int.h"

const char *const goblins_clan_name[CLAN_COUNT] = {"Ruby", "Emerald", "Sapphire", "Amber"};
const char *const goblins_role_name[ROLE_COUNT] = {
    N_("Flagbearer"), N_("Keg Runner"), N_("Bruiser"),    N_("Piper"),   N_("Stonefoot"), N_("Herbalist"),
    N_("Tactician"),  N_("Marshal"),    N_("Apprentice"), N_("Wrecker"), N_("Charmer"),   N_("Doubles"),
};

/* ---- cards ------------------------------------------------------------------------------------------------------ */

#define TEXT_FLAGBEARER "If its clan holds a line alone and it is face up there, it earns 1 more point."
#define TEXT_KEG        "When turned face down, it bursts: all its neighbours turn face down too, even its own clan."
#define TEXT_BRUISER    "You may turn one or two neighbours of other clans face down."
#define TEXT_PIPER      "You may move one or two neighbours, of any clan, to other cells."
#define TEXT_STONEFOOT  "Once played, it cannot be moved, thrown or turned face down, and its column cannot slide."
#define TEXT_HERBALIST  "You may turn one goblin in its line or column face up, then use that goblin’s power."
#define TEXT_TACTICIAN  "You may swap two other goblins. One must be face up and of its own clan."
#define TEXT_MARSHAL                                                                                                   \
    "You may slide a column without a Stonefoot one line up or down. If a goblin is pushed out, you place it again."
#define TEXT_APPRENTICE                                                                                                 \
    "You may turn one goblin in its line or column face up, then use that goblin’s power. As Fireball: turn it face " \
    "down."
#define TEXT_WRECKER                                                                                                   \
    "You may play it in place of a goblin of another clan. Throw that one face down to another cell. Turned face up, " \
    "it throws nobody."
#define TEXT_CHARMER "You may pull one or two face-up goblins of its own clan to free cells next to it."
#define TEXT_DOUBLES "Counts as two goblins of its clan in its line."

#define GOBLIN(CLAN, ROLE, clan, role, Clan, Name)                                                                     \
    [DEF_GOBLIN + CLAN_##CLAN * ROLE_COUNT + ROLE_##ROLE] = {role "-" clan, Clan " " Name, TEXT_##ROLE, POOL_GOBLINS, 1}
#define CLAN_DEFS(CLAN, clan, Clan)                                                                                    \
    GOBLIN(CLAN, FLAGBEARER, clan, "flagbearer", Clan, "Flagbearer"),                                                  \
        GOBLIN(CLAN, KEG, clan, "keg", Clan, "Keg Runner"), GOBLIN(CLAN, BRUISER, clan, "bruiser", Clan, "Bruiser"),   \
        GOBLIN(CLAN, PIPER, clan, "piper", Clan, "Piper"),                                                             \
        GOBLIN(CLAN, STONEFOOT, clan, "stonefoot", Clan, "Stonefoot"),                                                 \
        GOBLIN(CLAN, HERBALIST, clan, "herbalist", Clan, "Herbalist"),                                                 \
        GOBLIN(CLAN, TACTICIAN, clan, "tactician", Clan, "Tactician"),                                                 \
        GOBLIN(CLAN, MARSHAL, clan, "marshal", Clan, "Marshal"),                                                       \
        GOBLIN(CLAN, APPRENTICE, clan, "apprentice", Clan, "Apprentice"),                                              \
        GOBLIN(CLAN, WRECKER, clan, "wrecker", Clan, "Wrecker"),                                                       \
        GOBLIN(CLAN, CHARMER, clan, "charmer", Clan, "Charmer"),                                                       \
        GOBLIN(CLAN, DOUBLES, clan, "doubles", Clan, "Doubles"),                                                       \
        [DEF_CROWN + CLAN_##CLAN] = {"crown-" clan, Clan " Crown",                                                     \
                                     "The owner of this Crown rules the " Clan " clan, in secret.", POOL_CROWNS, 1}

static const DefSpec defs[GOBLINS_DEFS] = {
    [DEF_HIDDEN] = {"?", "a face-down goblin", NULL, 0, 0},
    CLAN_DEFS(RUBY, "ruby", "Ruby"),
    CLAN_DEFS(EMERALD, "emerald", "Emerald"),
    CLAN_DEFS(SAPPHIRE, "sapphire", "Sapphire"),
    CLAN_DEFS(AMBER, "amber", "Amber"),
};

/* ---- moves ------------------------------------------------------------------------------------------------------ */

#define IN(group) (1u << GROUP_##group)
static const MoveSpec moves[GOBLINS_MOVES] = {
    [MOVE_PLACE] = {"place", "Play {a}", "GH-3.2", {ARG_DEF, ARG_PLACE}, BY_DRAG, 0, 0, IN(HAND), IN(CELL)},
    [MOVE_THROW] = {"throw", "Throw it here", "GH-19.3", {ARG_PLACE, ARG_PLACE}, BY_DRAG, 0, 0, IN(AIR), IN(CELL)},
    [MOVE_DOWN] = {"down", "Turn face down", "GH-12.1", {ARG_PLACE}, BY_PICK, 0, 0, IN(CELL), 0},
    [MOVE_LIFT] = {"lift", "Choose this goblin", "GH-7.4", {ARG_PLACE}, BY_PICK, 0, 0, IN(CELL), 0},
    [MOVE_LAY] = {"lay", "Place it here", "GH-7.4", {ARG_PLACE, ARG_PLACE}, BY_DRAG, 0, 0, IN(AIR), IN(CELL)},
    [MOVE_RAISE] = {"raise", "Turn this goblin face up", "GH-15.1", {ARG_PLACE}, BY_PICK, MV_ASK, 0, IN(CELL), 0},
    [MOVE_SWAP] = {"swap", "Swap them", "GH-16.2", {ARG_PLACE, ARG_PLACE}, BY_DRAG, 0, 0, IN(CELL), IN(CELL)},
    [MOVE_SLIDE_UP] = {"slide-up", "Slide up", "GH-17.1", {ARG_PLACE}, BY_PICK, 0, 0, IN(CELL), IN(CELL)},
    [MOVE_SLIDE_DOWN] = {"slide-down", "Slide down", "GH-17.1", {ARG_PLACE}, BY_PICK, 0, 0, IN(CELL), IN(CELL)},
    [MOVE_ENOUGH] = {"enough", "{step:Skip the power|Stop here}", "GH-8.3", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
};

/* ---- events ----------------------------------------------------------------------------------------------------- */

static const EventSpec events[GOBLINS_EVENTS_END - EV_GAME] = {
    [EV_TURN - EV_GAME] = {"turn", NULL, "GH-3.1"},
    [EV_PLACED - EV_GAME] = {"placed", "{seat} plays the {card} in {line}.", "GH-3.2"},
    [EV_REPLACED - EV_GAME] =
        {"replaced",
         "{why:{seat} plays the {card} in place of the {why}.|{seat} plays the {card} in place of a face-down goblin.}",
         "GH-19.2"},
    [EV_THROWN -
        EV_GAME] = {"thrown",
                    "{card:The {card} is thrown face down into {line}.|A goblin is thrown face down into {line}.}",
                    "GH-19.3"},
    [EV_LINE_OPENED - EV_GAME] = {"line-opened", "This opens {line}.", "GH-5.3"},
    [EV_EXTENT - EV_GAME] = {"extent", NULL, "GH-1.6"},
    [EV_OFFERED - EV_GAME] = {"offered", NULL, "GH-8.3"},
    [EV_SKIPPED - EV_GAME] = {"skipped", "The {card} has no target for its power.", "GH-8.4"},
    [EV_DECLINED - EV_GAME] = {"declined", "{seat} skips the {card}’s power.", "GH-8.3"},
    [EV_STOPPED - EV_GAME] = {"stopped", NULL, "GH-8.3"},
    [EV_DOWNED -
        EV_GAME] = {"downed", "{why:The {why} turns the {card} face down.|The {card} turns face down.}", "GH-6.1"},
    [EV_BURST - EV_GAME] = {"burst", "The {card} bursts!", "GH-11.1"},
    [EV_RESISTED - EV_GAME] = {"resisted", "The {card} does not even shake.", "GH-14.1"},
    [EV_RAISED - EV_GAME] = {"raised", "{why:The {why} turns the {card} face up.|The {card} turns face up.}", "GH-9.1"},
    [EV_LIFTED - EV_GAME] = {"lifted", NULL, "GH-7.4"},
    [EV_MOVED -
        EV_GAME] = {"moved",
                    "{card:The {why} moves the {card} to {line}.|The {why} moves a face-down goblin to {line}.}",
                    "GH-7.4"},
    [EV_SWAPPED - EV_GAME] =
        {"swapped",
         "{card:{why:The {card} and the {why} change places.|The {card} and a face-down goblin change "
         "places.}|{why:The {why} and a face-down goblin change places.|Two face-down goblins change places.}}",
         "GH-16.1"},
    [EV_SLID - EV_GAME] = {"slid", "{up:The {why} slides a column up.|The {why} slides a column down.}", "GH-17.2"},
    [EV_PUSHED - EV_GAME] = {"pushed", "{card:The {card} is pushed out.|A face-down goblin is pushed out.}", "GH-17.3"},
    [EV_DREW - EV_GAME] = {"drew", NULL, "GH-22.1"},
    [EV_DECK_EMPTY - EV_GAME] = {"deck-empty", "The deck is empty.", "GH-22.2"},
    [EV_OVER - EV_GAME] = {"over", "The horde is full.", "GH-23.1"},
    [EV_CROWN - EV_GAME] = {"crown", "{seat} reveals the {card}.", "GH-25.1"},
    [EV_NEUTRAL - EV_GAME] = {"neutral", "The {card} stayed in the box: nobody ruled that clan.", "GH-25.1"},
    [EV_LINE - EV_GAME] = {"line", NULL, "GH-24.1"},
    [EV_HELD - EV_GAME] = {"held", "{clan} holds {line} alone: {n} points.", "GH-24.2"},
    [EV_TIED - EV_GAME] = {"tied", "{clan} is tied in {line}: 1 point.", "GH-24.3"},
    [EV_NOBODY - EV_GAME] = {"nobody", "No face-up goblins in {line}: no points.", "GH-24.4"},
    [EV_SCORE - EV_GAME] = {"score", "{seat} scores {n} in total.", "GH-24.6"},
    [EV_WINNER - EV_GAME] = {"winner", "{seat} wins.", "GH-25.2"},
};

/* ---- places ----------------------------------------------------------------------------------------------------- */

enum { GOBLIN_CARDS = 1u << POOL_GOBLINS, CROWN_CARDS = 1u << POOL_CROWNS };
#define CELL(name)                                                                                                     \
    {                                                                                                                  \
        name, "cell " name, SIGHT_ALL, NO_SEAT, GROUP_CELL, GOBLIN_CARDS, 1                                            \
    }
#define CELL_ROW(letter)                                                                                               \
    CELL(letter "00"), CELL(letter "01"), CELL(letter "02"), CELL(letter "03"), CELL(letter "04"), CELL(letter "05"),  \
        CELL(letter "06"), CELL(letter "07"), CELL(letter "08"), CELL(letter "09"), CELL(letter "10"),                 \
        CELL(letter "11"), CELL(letter "12"), CELL(letter "13"), CELL(letter "14"), CELL(letter "15")
#define SEAT_PLACES(word, label, group, pools, most)                                                                   \
    {word "-0", label, SIGHT_OWNER, 0, group, pools, most}, {word "-1", label, SIGHT_OWNER, 1, group, pools, most},    \
        {word "-2", label, SIGHT_OWNER, 2, group, pools, most},                                                        \
    {                                                                                                                  \
        word "-3", label, SIGHT_OWNER, 3, group, pools, most                                                           \
    }

static const PlaceSpec places[GOBLINS_PLACES] = {
    CELL_ROW("a"),
    CELL_ROW("b"),
    CELL_ROW("c"),
    CELL_ROW("d"),
    SEAT_PLACES("hand", "the hand", GROUP_HAND, GOBLIN_CARDS, GOBLINS_HAND),
    SEAT_PLACES("crown", "the Crown", GROUP_CROWN, CROWN_CARDS, 1),
    {"deck", "the deck", SIGHT_NONE, NO_SEAT, GROUP_DECK, GOBLIN_CARDS, 0},
    {"air", "the goblin you are moving", SIGHT_ALL, NO_SEAT, GROUP_AIR, GOBLIN_CARDS, 1},
    {"aside", "the Crown set aside", SIGHT_NONE, NO_SEAT, GROUP_ASIDE, CROWN_CARDS, 0},
    {"box", "the box", SIGHT_ALL, NO_SEAT, GROUP_BOX, GOBLIN_CARDS | CROWN_CARDS, 0},
};

/* ---- options ---------------------------------------------------------------------------------------------------- */

static const char *const clan_words[] = {"random", "ruby", "emerald", "sapphire", "amber"};
static const char *const clan_labels[] = {"Random", "Ruby", "Emerald", "Sapphire", "Amber"};
static const char *const first_words[] = {"random", "0", "1", "2", "3"};
static const char *const first_labels[] = {"Random", "1", "2", "3", "4"};
static const char *const carrier_words[] = {"two", "three"}, *const carrier_labels[] = {"Two", "Three"};
static const char *const apprentice_words[] = {"rekindle", "fireball"};
static const char *const apprentice_labels[] = {"Raises", "Fireball"};
static const char *const cohesion_words[] = {"whole", "neighbour"}, *const cohesion_labels[] = {"Whole", "Loose"};
static const char *const tiebreak_words[] = {"shared", "standing"}, *const tiebreak_labels[] = {"Shared", "Decided"};
static const char *const memory_words[] = {"backs", "reminder"}, *const memory_labels[] = {"Backs", "Names"};

static const OptionSpec options[GOBLINS_OPTIONS] = {
    [OPT_EXCLUDED] = {"excluded", "Clan in the box", "With two or three players, one of the four clans is left out.",
                      clan_words, clan_labels, 5, 0},
    [OPT_FIRST] = {"first", "Who starts", "The player who plays the first goblin.", first_words, first_labels, 5, 0},
    [OPT_CARRIERS] =
        {"carriers", "Flagbearers for two",
         "With two players. Two: the third is shuffled into the deck. Three: all three start on the table.",
         carrier_words, carrier_labels, 2, CARRIERS_TWO},
    [OPT_APPRENTICE] = {"apprentice", "Apprentice",
                        "Raises: turns a goblin face up. Fireball: turns a goblin face down.", apprentice_words,
                        apprentice_labels, 2, APPRENTICE_REKINDLE},
    [OPT_COHESION] = {"cohesion", "Horde",
                      "Whole: always in one piece. Loose: every goblin needs at least one neighbour.", cohesion_words,
                      cohesion_labels, 2, COHESION_WHOLE},
    [OPT_TIEBREAK] = {"tiebreak", "Ties",
                      "Shared: they win together. Decided: by lines held alone, then by total strength.",
                      tiebreak_words, tiebreak_labels, 2, TIEBREAK_SHARED},
    [OPT_MEMORY] = {"memory", "Face-down goblins", "Backs: remember what they are. Names: each back shows who it is.",
                    memory_words, memory_labels, 2, MEMORY_BACKS},
};

/* ---- the rest --------------------------------------------------------------------------------------------------- */

#define FIELD(member, kind, count, min, max)                                                                           \
    {                                                                                                                  \
#member, kind, count, min, max, offsetof(Goblins, member), FIELD_PUBLIC                                        \
    }
static const FieldSpec fields[] = {
    FIELD(west, FIELD_I8, 1, -100, 100),
    FIELD(open, FIELD_U8, 1, 0, (1 << GRID_ROWS) - 1),
    FIELD(first, FIELD_U8, 1, 0, GOBLINS_SEATS - 1),
    FIELD(favour, FIELD_U8, CLAN_COUNT, 0, UINT8_MAX),
    FIELD(evidence, FIELD_I8, GOBLINS_SEATS *CLAN_COUNT, -127, 127),
};

static const char *const phases[GOBLINS_PHASES] = {"place", "power", "over"};
static const char *const frame_ops[GOBLINS_FRAMES] = {
    NULL, "wrecker", "bruiser", "piper", "herbalist", "tactician", "marshal", "apprentice", "charmer",
};

const Game goblins_game = {
    .api = GAME_API,
    .rules_rev = 1,
    .id = "goblins",
    .title = "Goblin Ranks",
    .blurb = "One great horde of goblins, and your clan is a secret.",
    .prefix = "GH",
    .seats_min = 2,
    .seats_max = GOBLINS_SEATS,
    .minutes = 25,
    .state_size = sizeof(Goblins),
    .option = options,
    .noptions = GOBLINS_OPTIONS,
    .move = moves,
    .nmoves = GOBLINS_MOVES,
    .event = events,
    .nevents = GOBLINS_EVENTS_END - EV_GAME,
    .begins = {EV_DECK_EMPTY, EV_OVER},
    .place = places,
    .nplaces = GOBLINS_PLACES,
    .def = defs,
    .ndefs = GOBLINS_DEFS,
    .field = fields,
    .nfields = sizeof fields / sizeof *fields,
    .phase = phases,
    .nphases = GOBLINS_PHASES,
    .frame_op = frame_ops,
    .nframe_ops = GOBLINS_FRAMES,
    .rest = {PLACE_DECK, PLACE_ASIDE},
    .longest = 240,
    .character = goblins_character,
    .ncharacters = GOBLINS_CHARACTERS,
    .medal = goblins_medals,
    .nmedals = GOBLINS_MEDALS,
    .honours = goblins_honours,
    .setup = goblins_setup,
    .legal = goblins_legal,
    .apply = goblins_apply,
    .result = goblins_result,
    .setup_fault = goblins_setup_fault,
    .guess = goblins_guess,
    .skill = goblins_skill,
    .trust = goblins_trust,
    .judge = goblins_judge,
    .weigh = goblins_weigh,
    .taste = goblins_taste,
    .fault = goblins_fault,
    .why_not = goblins_why_not,
    .standing = goblins_standing,
    .prompt = goblins_prompt,
    .reason = goblins_reason,
    .hindsight = goblins_hindsight,
    .describe = goblins_describe,
    .mark = goblins_mark,
    .loaded = goblins_loaded,
    .derived = goblins_rebuild,
};
