/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: its dice, moves, places, options and words, as data. */
#include "games/monstrous/monstrous_int.h"

enum { POOL_HEROES, POOL_ENEMIES, POOL_HEADS, POOL_BOLTS, POOL_BEAR, POOL_NONE };

/* A creature or a monster is no piece: copies 0. */
#define CREATURE(word, name)                                                                                           \
    {                                                                                                                  \
        word, name, NULL, POOL_NONE, 0                                                                                 \
    }

static const DefSpec defs[MONSTROUS_DEFS] = {
    {"?", "a die", NULL, POOL_NONE, 0},
    {"wizard", "Wizard", "Sum 4. On a 4: Fire Bolts or Sleep.", POOL_HEROES, MONSTROUS_SEATS},
    {"rogue", "Rogue", "Sum 6. On a 6: Backstab, one die of an attack counts twice.", POOL_HEROES, MONSTROUS_SEATS},
    {"cleric", "Cleric", "Sum 8. On an 8: Heal one hero, or Holy Guidance, one more or one less on a die.", POOL_HEROES,
     MONSTROUS_SEATS},
    {"druid", "Druid", "Sum 10. On a 10: Bear Form, two d10 for the Druid\u2019s attack.", POOL_HEROES,
     MONSTROUS_SEATS},
    {"paladin", "Paladin", "Sum 12. On a 12: Inspiration, roll one other unwounded hero.", POOL_HEROES,
     MONSTROUS_SEATS},
    {"barbarian", "Barbarian", "Sum 20. On a 20: Rage, one enemy is defeated outright.", POOL_HEROES, MONSTROUS_SEATS},
    {"enemy-1", "the first enemy", NULL, POOL_ENEMIES, 1},
    {"enemy-2", "the second enemy", NULL, POOL_ENEMIES, 1},
    {"enemy-3", "the third enemy", NULL, POOL_ENEMIES, 1},
    {"enemy-4", "the fourth enemy", NULL, POOL_ENEMIES, 1},
    {"head-1", "the first head", NULL, POOL_HEADS, 1},
    {"head-2", "the second head", NULL, POOL_HEADS, 1},
    {"head-3", "the third head", NULL, POOL_HEADS, 1},
    {"head-4", "the fourth head", NULL, POOL_HEADS, 1},
    {"head-5", "the fifth head", NULL, POOL_HEADS, 1},
    {"head-6", "the sixth head", NULL, POOL_HEADS, 1},
    {"bolt-1", "a Fire Bolt", NULL, POOL_BOLTS, 1},
    {"bolt-2", "the second Fire Bolt", NULL, POOL_BOLTS, 1},
    {"bolt-3", "the third Fire Bolt", NULL, POOL_BOLTS, 1},
    {"bear-a", "a claw of the Bear", NULL, POOL_BEAR, 1},
    {"bear-b", "the other claw of the Bear", NULL, POOL_BEAR, 1},
    CREATURE("rat", "Giant Rat"),
    CREATURE("bat", "Cave Bat"),
    CREATURE("kobold", "Kobold"),
    CREATURE("goblin", "Goblin"),
    CREATURE("jackal", "Bone Jackal"),
    CREATURE("imp", "Cellar Imp"),
    CREATURE("skeleton", "Skeleton"),
    CREATURE("orc", "Orc"),
    CREATURE("boar", "War Boar"),
    CREATURE("ghoul", "Ghoul"),
    CREATURE("gnoll", "Gnoll"),
    CREATURE("mudman", "Mud Man"),
    CREATURE("harpy", "Harpy"),
    CREATURE("gargoyle", "Gargoyle"),
    CREATURE("minotaur", "Minotaur"),
    CREATURE("warlord", "Orc Warlord"),
    CREATURE("ogre", "Ogre"),
    {"troll", "Troll", "Beaten, it rolls a d6: on 5 or 6 it is back with a new number and scores nothing.", POOL_NONE,
     0},
    {"spider", "Huge Spider", "Teams have at most three dice.", POOL_NONE, 0},
    {"wraith", "Wraith", "Nobody rolls again: no re-roll, no Inspiration, no Sleep.", POOL_NONE, 0},
    {"basilisk", "Basilisk", "Its d10 puts back team dice of that number; on a 1 they turn to stone.", POOL_NONE, 0},
    {"hydra", "Hydra", "Only its heads can be attacked, the d20 last; no treatments. 10 points a head.", POOL_NONE, 0},
    {"dragon", "Young Dragon", "At the end of each turn all unwounded heroes roll: a 1 is a wound.", POOL_NONE, 0},
};

static const SetSpec sets[SET_DICE] = {
    {'w', DEF_HERO + HERO_WIZARD},
    {'r', DEF_HERO + HERO_ROGUE},
    {'c', DEF_HERO + HERO_CLERIC},
    {'d', DEF_HERO + HERO_DRUID},
    {'p', DEF_HERO + HERO_PALADIN},
    {'b', DEF_HERO + HERO_BARBARIAN},
    {'1', DEF_BOLT},
    {'2', DEF_BOLT + 1},
    {'3', DEF_BOLT + 2},
    {'x', DEF_BEAR},
    {'y', DEF_BEAR + 1},
};

#define IN(group) (1u << GROUP_##group)
static const MoveSpec moves[MONSTROUS_MOVES] = {
    [MOVE_TEAM] = {"team", "Roll {a}", "MH-4.2", {ARG_SET}, BY_PICK, 0, 0, IN(PARTY), IN(TEAM)},
    [MOVE_KEEP] = {"keep", "Keep all dice", "MH-5.1", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_REROLL] = {"reroll", "Roll {a} again", "MH-5.1", {ARG_SET}, BY_PICK, 0, 0, IN(TEAM), 0},
    [MOVE_ATTACK] = {"attack",
                     "Attack {b} with {a}",
                     "MH-7.3",
                     {ARG_SET, ARG_DEF},
                     BY_DRAG,
                     0,
                     0,
                     IN(TEAM) | IN(MAGIC),
                     IN(LINEUP) | IN(HEADS)},
    [MOVE_TREAT] =
        {"treat", "Treat the {b} with {a}", "MH-8.1", {ARG_SET, ARG_DEF}, BY_DRAG, 0, 0, IN(TEAM), IN(WOUNDED)},
    [MOVE_DOUBLE] = {"double", "Backstab: the {a} counts twice", "MH-11.1", {ARG_DEF}, BY_PICK, 0, 0, IN(TEAM), 0},
    [MOVE_RAISE] = {"raise", "Guidance: one more on the {a}", "MH-12.3", {ARG_DEF}, BY_PICK, 0, 0, IN(TEAM), 0},
    [MOVE_LOWER] = {"lower", "Guidance: one less on the {a}", "MH-12.3", {ARG_DEF}, BY_PICK, 0, 0, IN(TEAM), 0},
    [MOVE_BOLTS] = {"bolts", "Fire Bolts", "MH-10.1", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_SLEEP] = {"sleep", "Sleep: roll {a} again", "MH-10.4", {ARG_DEF}, BY_PICK, 0, 0, IN(LINEUP), 0},
    [MOVE_MEND] = {"mend", "Heal the {a}", "MH-12.1", {ARG_DEF}, BY_PICK, 0, 0, IN(WOUNDED), IN(PARTY)},
    [MOVE_BEAR] = {"bear", "Bear Form", "MH-13.1", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_INSPIRE] =
        {"inspire", "Inspiration: roll the {a}", "MH-14.1", {ARG_DEF}, BY_PICK, 0, 0, IN(PARTY) | IN(TEAM), 0},
    [MOVE_RAGE] = {"rage", "Rage: defeat {a}", "MH-15.1", {ARG_DEF}, BY_PICK, 0, 0, IN(LINEUP) | IN(HEADS), 0},
    [MOVE_END] = {"end", "End the turn", "MH-6.6", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_SHARE] = {"share", "Share the win", "MH-29.2", {0}, BY_BUTTON, MV_ASK, 0, 0, 0},
    [MOVE_SHOWDOWN] = {"showdown", "Final Showdown", "MH-29.2", {0}, BY_BUTTON, MV_ASK, 0, 0, 0},
};

#define TOLD(kind, word, label, rule) [kind - EV_GAME] = {word, label, rule}
static const EventSpec events[MONSTROUS_EVENTS_END - EV_GAME] = {
    TOLD(EV_ROLLED, "rolled", NULL, "MH-1.7"),
    TOLD(EV_REJECTED, "rejected", NULL, "MH-2.2"),
    TOLD(EV_ENEMY, "enemy", "{card} joins the lineup: {n}.", "MH-2.2"),
    TOLD(EV_TYPE_TAKEN, "type-taken", NULL, "MH-17.1"),
    TOLD(EV_APPEARED, "appeared", "{card} appears and needs exactly {n}.", "MH-17.1"),
    TOLD(EV_HYDRA, "hydra", "It has {n} heads.", "MH-22.1"),
    TOLD(EV_SORTED, "sorted", NULL, "MH-2.5"),
    TOLD(EV_FIRST_ROLL, "first-roll", "{seat} rolls {n} for the first turn.", "MH-2.6"),
    TOLD(EV_FIRST_TIE, "first-tie", "{n} are equal and roll again.", "MH-2.6"),
    TOLD(EV_FIRST, "first", "{seat} is First Player.", "MH-2.6"),
    TOLD(EV_ROUND, "round", "Round {n}: {seat} begins.", "MH-3.1"),
    TOLD(EV_TURN, "turn", NULL, "MH-3.1"),
    TOLD(EV_TEAM, "team", "{seat} sends {set}: {dice}.", "MH-4.5"),
    TOLD(EV_AGAIN, "again", "{seat} rolls {set} again: {dice}.", "MH-5.1"),
    TOLD(EV_KEPT, "kept", "{seat} keeps all dice.", "MH-5.1"),
    TOLD(EV_NO_REROLL, "no-reroll", "While {card} is there, nothing is rolled again.", "MH-20.1"),
    TOLD(EV_PARALYSIS, "paralysis", "{card} rolls {n}.", "MH-21.1"),
    TOLD(EV_PUT_BACK, "put-back", "{card} of {seat} is put back.", "MH-21.2"),
    TOLD(EV_STONE, "stone", "{card} of {seat} turns to stone.", "MH-21.3"),
    TOLD(EV_BOLTS, "bolts", "{seat} throws Fire Bolts: {dice}.", "MH-10.1"),
    TOLD(EV_SLEEP, "sleep", "{seat} puts {card} to sleep.", "MH-10.4"),
    TOLD(EV_MENDED, "mended", "The *Cleric* of {seat} heals {card}.", "MH-12.1"),
    TOLD(EV_BEAR, "bear", "The *Druid* of {seat} becomes a bear: {dice}.", "MH-13.1"),
    TOLD(EV_INSPIRED, "inspired", "The *Paladin* of {seat} inspires {card}: {n}.", "MH-14.1"),
    TOLD(EV_RAGE, "rage", "The *Barbarian* of {seat} rages against {card}.", "MH-15.1"),
    TOLD(EV_HIT, "hit", "{seat} hits {card} with {set}: {n}.", "MH-7.3"),
    TOLD(EV_DOUBLED, "doubled", "Backstab: {card} counts {n}.", "MH-11.1"),
    TOLD(EV_GUIDED, "guided", "Holy Guidance: {card} counts {n}.", "MH-12.3"),
    TOLD(EV_TREATED, "treated", "{seat} treats {card} with {set}.", "MH-8.1"),
    TOLD(EV_DEFEATED, "defeated", "{card} is defeated.", "MH-7.7"),
    TOLD(EV_HEAD, "head", "A head of {card} falls; {m} more are in the way.", "MH-22.4"),
    TOLD(EV_TROLL, "troll", "{card} rolls {n}.", "MH-18.1"),
    TOLD(EV_REGENERATED, "regenerated", "{card} is back and needs {n}.", "MH-18.2"),
    TOLD(EV_SCORED, "scored", "{seat} scores {m}: {n} in all.", "MH-26.2"),
    TOLD(EV_TRIGGERED, "triggered", "{seat} has reached the target: round {n} is the last.", "MH-28.2"),
    TOLD(EV_ENDED, "ended", "{seat} ends the turn.", "MH-6.6"),
    TOLD(EV_WOUNDED, "wounded", "{card} of {seat} is wounded.", "MH-16.1"),
    TOLD(EV_BREATH, "breath", "{card} breathes fire on {seat}: {dice}.", "MH-23.1"),
    TOLD(EV_UNHURT, "unhurt", "Nobody of {seat} is burnt.", "MH-23.1"),
    TOLD(EV_OUT, "out", "{seat} has nobody left standing and is out.", "MH-27.1"),
    TOLD(EV_MARKER, "marker", "{seat} is First Player now.", "MH-3.3"),
    TOLD(EV_FINAL, "final", "The last round begins.", "MH-28.2"),
    TOLD(EV_TIE, "tie", "{n} are tied for the highest score.", "MH-29.1"),
    TOLD(EV_SHARES, "shares", "{seat} would share the win.", "MH-29.2"),
    TOLD(EV_CALLS, "calls", "{seat} wants a Final Showdown.", "MH-29.2"),
    TOLD(EV_DUEL, "duel", "The Final Showdown: {seat} begins.", "MH-30.4"),
    TOLD(EV_DUEL_ROUND, "duel-round", "Showdown round {n}.", "MH-30.2"),
    TOLD(EV_DUEL_RESULT, "duel-result", "{seat} has defeated {n} in this round.", "MH-30.6"),
    TOLD(EV_WON, "won", "{seat} wins.", "MH-28.4"),
};

enum {
    HEROES = 1u << POOL_HEROES,
    ENEMY_DICE = 1u << POOL_ENEMIES,
    HEAD_DICE = 1u << POOL_HEADS,
    MAGIC_DICE = 1u << POOL_BOLTS | 1u << POOL_BEAR,
};
#define SEAT_PLACE(word, label, seat, group)                                                                           \
    {                                                                                                                  \
        word "-" #seat, label, SIGHT_ALL, seat, GROUP_##group, HEROES, HERO_COUNT                                      \
    }
#define SEAT_PLACES(word, label, group)                                                                                \
    SEAT_PLACE(word, label, 0, group), SEAT_PLACE(word, label, 1, group), SEAT_PLACE(word, label, 2, group),           \
        SEAT_PLACE(word, label, 3, group), SEAT_PLACE(word, label, 4, group), SEAT_PLACE(word, label, 5, group)

static const PlaceSpec places[MONSTROUS_PLACES] = {
    {"lineup", "the lineup", SIGHT_ALL, NO_SEAT, GROUP_LINEUP, ENEMY_DICE, ENEMIES},
    {"fallen", "the fallen", SIGHT_ALL, NO_SEAT, GROUP_FALLEN, ENEMY_DICE, ENEMIES},
    {"heads", "the heads of the Hydra", SIGHT_ALL, NO_SEAT, GROUP_HEADS, HEAD_DICE, HEADS},
    {"stumps", "the heads cut off", SIGHT_ALL, NO_SEAT, GROUP_STUMPS, HEAD_DICE, HEADS},
    {"magic", "bolts and claws", SIGHT_ALL, NO_SEAT, GROUP_MAGIC, MAGIC_DICE, BOLTS + BEAR_DICE},
    {"box", "the box", SIGHT_ALL, NO_SEAT, GROUP_BOX, 0, 0},
    SEAT_PLACES("party", "the party", PARTY),
    SEAT_PLACES("team", "the team", TEAM),
    SEAT_PLACES("wounded", "the wounded", WOUNDED),
    SEAT_PLACES("stone", "those turned to stone", STONE),
};

#define TENS(hundred)                                                                                                  \
    hundred "10", hundred "20", hundred "30", hundred "40", hundred "50", hundred "60", hundred "70", hundred "80",    \
        hundred "90"
static const char *const target_words[TARGET_CHOICES] = {
    TENS(""),  "100", TENS("1"), "200", TENS("2"), "300", TENS("3"), "400", TENS("4"), "500",
    TENS("5"), "600", TENS("6"), "700", TENS("7"), "800", TENS("8"), "900", TENS("9"), "1000",
};
static const char *const monster_words[] = {"full", "simple"}, *const monster_labels[] = {"Six kinds", "Trolls only"};
static const char *const tie_words[] = {"ask", "share", "showdown"}, *const tie_labels[] = {"Ask", "Share", "Showdown"};

static const OptionSpec options[MONSTROUS_OPTIONS] = {
    [OPT_TARGET] = {"target", "Target score", "Who reaches it sets off the last round; 200 makes a bigger horde.",
                    target_words, target_words, TARGET_CHOICES, 100 / TARGET_STEP - 1},
    [OPT_MONSTERS] = {"monsters", "Epic monsters", "Six kinds, or every one of them a Troll.", monster_words,
                      monster_labels, 2, MONSTERS_FULL},
    [OPT_TIES] = {"ties", "Ties", "Who is tied at the end is asked, shares the win, or fights it out.", tie_words,
                  tie_labels, 3, TIES_ASK},
};

#define FIELD(member, kind, count, min, max)                                                                           \
    {                                                                                                                  \
#member, kind, count, min, max, offsetof(Monstrous, member), FIELD_PUBLIC                                      \
    }
#define POINTS(word, source)                                                                                           \
    {                                                                                                                  \
        "from-" word, FIELD_U16, PER_SEAT, 0, 30000, offsetof(Monstrous, points[source]), FIELD_PUBLIC                 \
    }
static const FieldSpec fields[] = {
    FIELD(score, FIELD_U16, PER_SEAT, 0, 30000),
    POINTS("ordinary", SOURCE_ORDINARY),
    POINTS("ogres", SOURCE_OGRE),
    POINTS("trolls", SOURCE_TROLL),
    POINTS("spider", SOURCE_SPIDER),
    POINTS("wraith", SOURCE_WRAITH),
    POINTS("basilisk", SOURCE_BASILISK),
    POINTS("hydra", SOURCE_HYDRA),
    POINTS("dragon", SOURCE_DRAGON),
    POINTS("earlier", SOURCE_EARLIER),
    FIELD(wounds, FIELD_U16, PER_SEAT, 0, 30000),
    FIELD(rolled, FIELD_U16, PER_SEAT, 0, LUCK_MOST),
    FIELD(expected, FIELD_U16, PER_SEAT, 0, LUCK_MOST),
    FIELD(out, FIELD_U8, PER_SEAT, 0, 1),
    FIELD(contender, FIELD_U8, PER_SEAT, 0, 1),
    FIELD(count, FIELD_U8, PER_SEAT, 0, ENEMIES),
    FIELD(won, FIELD_U8, PER_SEAT, 0, 1),
    FIELD(final, FIELD_U16, 1, 0, 30000),
    FIELD(first, FIELD_U8, 1, 0, MONSTROUS_SEATS - 1),
    FIELD(began, FIELD_U8, 1, 0, MONSTROUS_SEATS - 1),
    FIELD(showdown, FIELD_U8, 1, 0, 255),
    FIELD(ending, FIELD_U8, 1, 0, ENDING_SHOWDOWN),
    FIELD(changes, FIELD_U8, 1, 0, MARK_CHANGES),
};

static const char *const phases[MONSTROUS_PHASES] = {"team", "reroll", "action", "tie", "over"};

const Game monstrous_game = {
    .api = GAME_API,
    .rules_rev = 2,
    .id = "monstrous",
    .title = "Against the Monstrous Horde",
    .blurb = "Roll a party of heroes and hit each foe exactly.",
    .prefix = "MH",
    .seats_min = 2,
    .seats_max = MONSTROUS_SEATS,
    .state_size = sizeof(Monstrous),
    .option = options,
    .noptions = MONSTROUS_OPTIONS,
    .move = moves,
    .nmoves = MONSTROUS_MOVES,
    .event = events,
    .nevents = MONSTROUS_EVENTS_END - EV_GAME,
    .place = places,
    .nplaces = MONSTROUS_PLACES,
    .def = defs,
    .ndefs = MONSTROUS_DEFS,
    .set = sets,
    .nset = SET_DICE,
    .field = fields,
    .nfields = sizeof fields / sizeof *fields,
    .phase = phases,
    .nphases = MONSTROUS_PHASES,
    .rest = {PLACE_BOX, PLACE_BOX, PLACE_BOX, PLACE_BOX, PLACE_BOX, PLACE_BOX},
    .longest = 6000,
    .character = monstrous_character,
    .ncharacters = MONSTROUS_CHARACTERS,
    .setup = monstrous_setup,
    .legal = monstrous_legal,
    .apply = monstrous_apply,
    .result = monstrous_result,
    .judge = monstrous_judge,
    .weigh = monstrous_weigh,
    .taste = monstrous_taste,
    .fault = monstrous_fault,
    .why_not = monstrous_why_not,
    .standing = monstrous_standing,
    .prompt = monstrous_prompt,
    .describe = monstrous_describe,
    .reason = monstrous_reason,
    .loaded = monstrous_loaded,
};
