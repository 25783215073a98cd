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
    {"wizard", "Wizard", "Treat with exactly 4. Crit on 4: Fire Bolts or Sleep.", POOL_HEROES, MONSTROUS_SEATS},
    {"rogue", "Rogue", "Treat with exactly 6. Crit on 6: Backstab, one die counts twice in an attack.", POOL_HEROES,
     MONSTROUS_SEATS},
    {"cleric", "Cleric",
     "Treat with exactly 8. Crit on 8: Heal one hero, or Holy Guidance, one die counts 1 more or 1 less.", POOL_HEROES,
     MONSTROUS_SEATS},
    {"druid", "Druid", "Treat with exactly 10. Crit on 10: Bear Form, two extra d10 for the Druid\u2019s attack.",
     POOL_HEROES, MONSTROUS_SEATS},
    {"paladin", "Paladin", "Treat with exactly 12. Crit on 12: Inspiration, roll one other unwounded hero.",
     POOL_HEROES, MONSTROUS_SEATS},
    {"barbarian", "Barbarian", "Treat with exactly 20. Crit on 20: Rage, defeat one enemy outright.", POOL_HEROES,
     MONSTROUS_SEATS},
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
    {"bear-a", "a Bear die", NULL, POOL_BEAR, 1},
    {"bear-b", "the other Bear die", NULL, POOL_BEAR, 1},
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
    {"troll", "Troll",
     "When defeated, it rolls a d6. On a 5 or 6 it comes back with a new number and you score nothing.", POOL_NONE, 0},
    {"spider", "Huge Spider", "Teams have at most three heroes.", POOL_NONE, 0},
    {"wraith", "Wraith", "No re-roll, no Inspiration, no Sleep.", POOL_NONE, 0},
    {"basilisk", "Basilisk",
     "After the re-roll it rolls a d10. Team dice with that number are paralysed this turn; on a 1 they turn to stone.",
     POOL_NONE, 0},
    {"hydra", "Hydra", "Only its heads can be attacked, the d20 last. No treatment. 10 points per head.", POOL_NONE, 0},
    {"dragon", "Young Dragon", "At the end of each turn, that player’s unwounded heroes all roll. A 1 is a wound.",
     POOL_NONE, 0},
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
    [MOVE_REROLL] = {"reroll", "Re-roll {a}", "MH-5.1", {ARG_SET}, BY_PICK, 0, 0, IN(TEAM), 0},
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
    [MOVE_RAISE] = {"raise", "Guidance: +1 on the {a}", "MH-12.3", {ARG_DEF}, BY_PICK, 0, 0, IN(TEAM), 0},
    [MOVE_LOWER] = {"lower", "Guidance: −1 on the {a}", "MH-12.3", {ARG_DEF}, BY_PICK, 0, 0, IN(TEAM), 0},
    [MOVE_BOLTS] = {"bolts", "Fire Bolts", "MH-10.1", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_SLEEP] = {"sleep", "Sleep: re-roll {a}", "MH-10.4", {ARG_DEF}, BY_PICK, 0, 0, IN(LINEUP), 0},
    [MOVE_MEND] = {"mend", "Heal the {a}", "MH-12.1", {ARG_DEF}, BY_PICK, 0, 0, IN(WOUNDED), IN(PARTY)},
    [MOVE_BEAR] = {"bear", "Bear Form", "MH-13.1", {0}, BY_BUTTON, 0, 0, 0, 0},
    [MOVE_INSPIRE] =
        {"inspire", "Inspiration: roll the {a}", "MH-14.1", {ARG_DEF}, BY_PICK, 0, 0, IN(PARTY) | IN(TEAM), 0},
    [MOVE_RAGE] = {"rage", "Rage: defeat {a}", "MH-15.1", {ARG_DEF}, BY_PICK, 0, 0, IN(LINEUP) | IN(HEADS), 0},
    [MOVE_END] = {"end", "End turn", "MH-6.6", {0}, BY_BUTTON, MV_PASS, 0, 0, 0},
    [MOVE_SHARE] = {"share", "Share the win", "MH-29.2", {0}, BY_BUTTON, MV_ASK, 0, 0, 0},
    [MOVE_SHOWDOWN] = {"showdown", "Final Showdown", "MH-29.2", {0}, BY_BUTTON, MV_ASK, 0, 0, 0},
};

#define TOLD(kind, word, label, rule) [kind - EV_GAME] = {word, label, rule}
static const EventSpec events[MONSTROUS_EVENTS_END - EV_GAME] = {
    TOLD(EV_ROLLED, "rolled", NULL, "MH-1.7"),
    TOLD(EV_REJECTED, "rejected", NULL, "MH-2.2"),
    TOLD(EV_ENEMY, "enemy", "A new enemy: {card}, {n}.", "MH-2.2"),
    TOLD(EV_TYPE_TAKEN, "type-taken", NULL, "MH-17.1"),
    TOLD(EV_APPEARED, "appeared", "An epic monster appears: {card}, {n}.", "MH-17.1"),
    TOLD(EV_HYDRA, "hydra", "The Hydra has {n:1 head|{n} heads}.", "MH-22.1"),
    TOLD(EV_SORTED, "sorted", NULL, "MH-2.5"),
    TOLD(EV_FIRST_ROLL, "first-roll", "{seat} rolls {n} for the first turn.", "MH-2.6"),
    TOLD(EV_FIRST_TIE, "first-tie", "{n} players are tied and roll again.", "MH-2.6"),
    TOLD(EV_FIRST, "first", "{seat} goes first.", "MH-2.6"),
    TOLD(EV_ROUND, "round", "Round {n}: {seat} starts.", "MH-3.1"),
    TOLD(EV_TURN, "turn", NULL, "MH-3.1"),
    TOLD(EV_TEAM, "team", "{seat} rolls {rolls}.", "MH-4.5"),
    TOLD(EV_AGAIN, "again", "{seat} re-rolls {rolls}.", "MH-5.1"),
    TOLD(EV_KEPT, "kept", "{seat} keeps all dice.", "MH-5.1"),
    TOLD(EV_NO_REROLL, "no-reroll", "No re-roll: the {card} is in play.", "MH-20.1"),
    TOLD(EV_PARALYSIS, "paralysis", "The {card} rolls {n}.", "MH-21.1"),
    TOLD(EV_PUT_BACK, "put-back", "{seat}’s {card} is paralysed this turn.", "MH-21.2"),
    TOLD(EV_STONE, "stone", "{seat}’s {card} turns to stone.", "MH-21.3"),
    TOLD(EV_BOLTS, "bolts", "{seat} throws Fire Bolts: {dice}.", "MH-10.1"),
    TOLD(EV_SLEEP, "sleep", "{seat} puts the {card} to sleep.", "MH-10.4"),
    TOLD(EV_MENDED, "mended", "{seat}’s *Cleric* heals the {card}.", "MH-12.1"),
    TOLD(EV_BEAR, "bear", "{seat}’s *Druid* becomes a bear and rolls {dice}.", "MH-13.1"),
    TOLD(EV_INSPIRED, "inspired", "{seat}’s *Paladin* inspires the {card}: {n}.", "MH-14.1"),
    TOLD(EV_RAGE, "rage", "{seat}’s *Barbarian* rages against the {card}.", "MH-15.1"),
    TOLD(EV_HIT, "hit", "{seat} hits the {card} with {set}: {n}.", "MH-7.3"),
    TOLD(EV_DOUBLED, "doubled", "Backstab: the {card} counts as {n}.", "MH-11.1"),
    TOLD(EV_GUIDED, "guided", "Holy Guidance: the {card} counts as {n}.", "MH-12.3"),
    TOLD(EV_TREATED, "treated", "{seat} treats the {card} with {set}.", "MH-8.1"),
    TOLD(EV_DEFEATED, "defeated", "The {card} is defeated.", "MH-7.7"),
    TOLD(EV_HEAD, "head",
         "{m:=0:A {card} head is defeated. Only the last one is left.|A {card} head is defeated: 1 more before the "
         "last.|A {card} head is defeated: {m} more before the last.}",
         "MH-22.4"),
    TOLD(EV_TROLL, "troll", "The {card} rolls {n}.", "MH-18.1"),
    TOLD(EV_REGENERATED, "regenerated", "The {card} is back. Hit it with exactly {n}.", "MH-18.2"),
    TOLD(EV_SCORED, "scored", "{seat} scores {m} and has {n}.", "MH-26.2"),
    TOLD(EV_TRIGGERED, "triggered", "{seat} reaches the target: round {n} is the last.", "MH-28.2"),
    TOLD(EV_ENDED, "ended", "{seat} ends the turn.", "MH-6.6"),
    TOLD(EV_WOUNDED, "wounded", "{seat}’s {card} is wounded.", "MH-16.1"),
    TOLD(EV_BREATH, "breath", "The {card} breathes fire on {seat}: {dice}.", "MH-23.1"),
    TOLD(EV_UNHURT, "unhurt", "None of {seat}’s heroes is burnt.", "MH-23.1"),
    TOLD(EV_OUT, "out", "{seat} has no unwounded hero left and is out of the game.", "MH-27.1"),
    TOLD(EV_MARKER, "marker", "{seat} now goes first.", "MH-3.3"),
    TOLD(EV_FINAL, "final", "The last round begins.", "MH-28.2"),
    TOLD(EV_TIE, "tie", "{n} players are tied for the highest score.", "MH-29.1"),
    TOLD(EV_SHARES, "shares", "{seat} wants to share the win.", "MH-29.2"),
    TOLD(EV_CALLS, "calls", "{seat} wants a Final Showdown.", "MH-29.2"),
    TOLD(EV_DUEL, "duel", "The Final Showdown: {seat} starts.", "MH-30.4"),
    TOLD(EV_DUEL_ROUND, "duel-round", "Showdown round {n}.", "MH-30.2"),
    TOLD(EV_DUEL_RESULT, "duel-result", "{seat} defeated {n} in this round.", "MH-30.6"),
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
    {"fallen", "the defeated enemies", SIGHT_ALL, NO_SEAT, GROUP_FALLEN, ENEMY_DICE, ENEMIES},
    {"heads", "the heads of the Hydra", SIGHT_ALL, NO_SEAT, GROUP_HEADS, HEAD_DICE, HEADS},
    {"stumps", "the defeated heads", SIGHT_ALL, NO_SEAT, GROUP_STUMPS, HEAD_DICE, HEADS},
    {"magic", "Fire Bolts and Bear dice", SIGHT_ALL, NO_SEAT, GROUP_MAGIC, MAGIC_DICE, BOLTS + BEAR_DICE},
    {"box", "the box", SIGHT_ALL, NO_SEAT, GROUP_BOX, 0, 0},
    SEAT_PLACES("party", "the party", PARTY),
    SEAT_PLACES("team", "the team", TEAM),
    SEAT_PLACES("wounded", "the wounded heroes", WOUNDED),
    SEAT_PLACES("stone", "the heroes turned to stone", STONE),
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
    [OPT_TARGET] = {"target", "Target score", "Reaching it calls the last round. 200 makes a longer game.",
                    target_words, target_words, TARGET_CHOICES, 100 / TARGET_STEP - 1},
    [OPT_MONSTERS] = {"monsters", "Epic monsters", "Six kinds of epic monster, or only Trolls.", monster_words,
                      monster_labels, 2, MONSTERS_FULL},
    [OPT_TIES] = {"ties", "Ties", "Ask: the tied players decide. Share: they win together. Showdown: they fight on.",
                  tie_words, tie_labels, 3, TIES_ASK},
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

/* docs/PERFORMANCE.md, "The ladder". */
static void monstrous_skill(const State *s, int seat, int level, Skill *skill)
{
    static const Skill as[BOT_LEVELS] = {
        [BOT_NOVICE] = {4, 0, 15, 10}, [BOT_EASY] = {4, 0, 9, 8},          [BOT_CUNNING] = {60, 4, 12, 8},
        [BOT_SHARP] = {200, 4, 6, 4},  [BOT_MERCILESS] = {20000, 4, 0, 0},
    };
    (void)s;
    (void)seat;
    *skill = as[level];
}

const Game monstrous_game = {
    .api = GAME_API,
    .rules_rev = 2,
    .id = "monstrous",
    .title = "Against the Monstrous Horde",
    .blurb = "Roll a party, hit each foe exactly, live to brag.",
    .prefix = "MH",
    .seats_min = 2,
    .seats_max = MONSTROUS_SEATS,
    .minutes = 30,
    .state_size = sizeof(Monstrous),
    .option = options,
    .noptions = MONSTROUS_OPTIONS,
    .move = moves,
    .nmoves = MONSTROUS_MOVES,
    .event = events,
    .nevents = MONSTROUS_EVENTS_END - EV_GAME,
    .begins = {EV_ROUND, EV_FINAL, EV_DUEL, EV_DUEL_ROUND},
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
    .medal = monstrous_medals,
    .nmedals = MONSTROUS_MEDALS,
    .honours = monstrous_honours,
    .die = monstrous_die,
    .luck = monstrous_luck,
    .setup = monstrous_setup,
    .legal = monstrous_legal,
    .apply = monstrous_apply,
    .result = monstrous_result,
    .skill = monstrous_skill,
    .trust = monstrous_trust,
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
