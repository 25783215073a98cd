/* SPDX-License-Identifier: MIT
 * What a card of Siege looks like: its emblem, large and clear, on the ground of its people or set. */
#include "boards/siege_face.h"

#include <stdio.h>
#include <string.h>

#include "core/say.h"
#include "core/text.h"

/* ---- emblems ----------------------------------------------------------------------------------------------------- */

typedef struct {
    const char *word, *emblem;
} Emblem;

/* By the words of the card file, in its order. */
static const Emblem emblems[] = {
    {"ca01", "anvil"},     {"ca02", "furnace"},  {"ca03", "anchor"},  {"ca04", "lantern"},    {"ca05", "grave"},
    {"ca06", "candle"},    {"em01", "hammer"},   {"em02", "goggles"}, {"em03", "golem"},      {"em04", "ramhead"},
    {"em05", "furnace"},   {"em06", "writ"},     {"em07", "rocks"},   {"em08", "sword"},      {"em09", "axe"},
    {"em10", "lizard"},    {"em11", "gate"},     {"em12", "fire"},    {"em13", "bow"},        {"em14", "burst"},
    {"em15", "bellows"},   {"em16", "mortar"},   {"em17", "plate"},   {"em18", "door"},       {"em19", "heart"},
    {"em20", "helm"},      {"em21", "spear"},    {"em22", "wolf"},    {"em23", "apprentice"}, {"em24", "coal"},
    {"em25", "keg"},       {"em26", "fist"},     {"ti01", "knife"},   {"ti02", "star"},       {"ti03", "wave"},
    {"ti04", "bell"},      {"ti05", "whirl"},    {"ti06", "moon"},    {"ti07", "sabre"},      {"ti08", "lantern"},
    {"ti09", "whale"},     {"ti10", "sword"},    {"ti11", "net"},     {"ti12", "boot"},       {"ti13", "harpoon"},
    {"ti14", "ray"},       {"ti15", "map"},      {"ti16", "crystal"}, {"ti17", "knot"},       {"ti18", "chest"},
    {"ti19", "wisps"},     {"ti20", "spyglass"}, {"ti21", "hook"},    {"ti22", "ship"},       {"ti23", "rope"},
    {"ti24", "fist"},      {"ti25", "pearl"},    {"ti26", "horn"},    {"ba01", "skull"},      {"ba02", "candle"},
    {"ba03", "elvenking"}, {"ba04", "arch"},     {"ba05", "coffin"},  {"ba06", "bell"},       {"ba07", "crook"},
    {"ba08", "wreath"},    {"ba09", "helm"},     {"ba10", "bone"},    {"ba11", "golem"},      {"ba12", "vigil"},
    {"ba13", "cairn"},     {"ba14", "mask"},     {"ba15", "root"},    {"ba16", "shackle"},    {"ba17", "grave"},
    {"ba18", "candles"},   {"ba19", "harrow"},   {"ba20", "spade"},   {"ba21", "door"},       {"ba22", "thorns"},
    {"ba23", "hand"},      {"ba24", "wicker"},   {"ba25", "lantern"}, {"ba26", "sack"},       {"st01", "teeth"},
    {"st02", "heron"},     {"st03", "sack"},     {"st04", "wolf"},    {"st05", "howl"},       {"st06", "rain"},
    {"st07", "gallows"},   {"st08", "boar"},     {"st09", "worm"},    {"st10", "drum"},       {"st11", "roar"},
    {"st12", "gate"},      {"st13", "breach"},   {"st14", "collar"},  {"ru01", "claw"},       {"ru02", "chain"},
    {"ru03", "barrel"},    {"ru04", "golem"},    {"ru05", "flail"},   {"ru06", "plate"},      {"ru07", "shackle"},
    {"ru08", "ramhead"},   {"pf01", "hare"},     {"pf02", "ghost"},   {"pf03", "snow"},       {"pf04", "ox"},
    {"pf05", "helm"},      {"pf06", "shackle"},  {"pf07", "hail"},    {"pf08", "stag"},       {"rb01", "mushroom"},
    {"rb02", "leaf"},      {"rb03", "jar"},      {"rb04", "toad"},    {"rb05", "thorns"},     {"rb06", "root"},
    {"rb07", "bloom"},     {"rb08", "royal"},    {"ng01", "mirror"},  {"ng02", "leech"},      {"ng03", "snuffed"},
    {"ng04", "shard"},     {"ng05", "lens"},     {"ng06", "mask"},    {"ng07", "choir"},      {"ng08", "wing"},
    {"so1n", "weeping"},   {"so1h", "planks"},   {"so1p", "scream"},  {"so2a", "crystal"},    {"so2p", "portal"},
    {"so3n", "eye"},       {"so3h", "maw"},      {"co1n", "hinge"},   {"co1h", "key"},        {"co1p", "wound"},
    {"co2a", "teeth"},     {"co2p", "knife"},    {"co3n", "suns"},    {"co3h", "eclipse"},    {"vs1n", "door"},
    {"vs1h", "coins"},     {"vs1p", "rose"},     {"vs2a", "throne"},  {"vs2p", "nail"},       {"vs3n", "urn"},
    {"vs3h", "royal"},     {"ou1a", "wave"},     {"ou1b", "whirl"},   {"ou2a", "crystal"},    {"ou2b", "burst"},
    {"ou3a", "root"},      {"ou3b", "tree"},     {"ou3c", "thorns"},  {"sk", "skeleton"},     {"mi1", "loaf"},
    {"mi2", "sack"},       {"mi3", "helm"},      {"mi4", "book"},
};

static const char *emblem_of(const char *word)
{
    for (size_t i = 0; i < sizeof emblems / sizeof *emblems; i++)
        if (strcmp(emblems[i].word, word) == 0)
            return emblems[i].emblem;
    return NULL;
}

/* ---- grounds ----------------------------------------------------------------------------------------------------- */

typedef struct {
    const char *ground, *frame;
    ColorRole rim;
} Look;

static Look look_of(const SiegeCard *c)
{
    static const Look peoples[COLOURS] = {
        [COLOUR_NONE] = {"backdrops/mine", "frames/mine", COL_SUN},
        [COLOUR_EMBER] = {"backdrops/fire", "frames/fire", COL_FIRE},
        [COLOUR_TIDE] = {"backdrops/water", "frames/water", COL_WATER},
        [COLOUR_BARROW] = {"backdrops/forest", "frames/forest", COL_FOREST},
    };
    static const Look sets[SETS] = {
        [SET_NONE] = {"backdrops/mine", "frames/mine", COL_LINE2},
        [SET_STRAYS] = {"backdrops/sun", "frames/sun", COL_SUN},
        [SET_RUSTCLAW] = {"backdrops/blood", "frames/blood", COL_RUBY},
        [SET_PALEFROST] = {"backdrops/moon", "frames/moon", COL_MOON},
        [SET_ROTBLOOM] = {"backdrops/mine", "frames/mine", COL_EMERALD},
        [SET_NIGHTGLASS] = {"backdrops/royal", "frames/royal", COL_ROYAL},
    };
    switch ((SiegeCardType)c->type) {
    case CARD_PORTAL:
        return (Look){"backdrops/royal", "frames/royal", COL_ROYAL};
    case CARD_OUTSIDER:
        return (Look){"backdrops/moon", "frames/moon", COL_RUBY};
    case CARD_SKELETON:
        return peoples[COLOUR_BARROW];
    case CARD_CASTLE:
    case CARD_MINION:
        return sets[SET_NONE];
    default:
        return siege_is_horde(c) ? sets[c->set % SETS] : peoples[c->colour % COLOURS];
    }
}

static const char *const type_sign[CARD_TYPES] = {
    [CARD_ALLY] = "person",       [CARD_TOWER] = "tower",        [CARD_SPELL] = "scroll",
    [CARD_ATTACHMENT] = "shield", [CARD_CASTLE] = "castle",      [CARD_SKELETON] = "person",
    [CARD_MONSTER] = "demon",     [CARD_HORDE_SPELL] = "scroll", [CARD_HORDE_ATTACHMENT] = "shield",
    [CARD_PORTAL] = "portal",     [CARD_OUTSIDER] = "dragon",    [CARD_MINION] = "trickster",
};

/* The sign of its people or set; NULL: it is of none. */
static const char *kin_of(const SiegeCard *c)
{
    static const char *const peoples[COLOURS] = {
        [COLOUR_EMBER] = "fire", [COLOUR_TIDE] = "water", [COLOUR_BARROW] = "skull"};
    static const char *const sets[SETS] = {[SET_STRAYS] = "paw",
                                           [SET_RUSTCLAW] = "claw",
                                           [SET_PALEFROST] = "snow",
                                           [SET_ROTBLOOM] = "mushroom",
                                           [SET_NIGHTGLASS] = "shard"};
    if (c->type == CARD_SKELETON)
        return peoples[COLOUR_BARROW];
    return siege_is_horde(c) ? sets[c->set % SETS] : peoples[c->colour % COLOURS];
}

/* As printed; on the table siege_draw_piece puts in those of the moment. */
static CardNumbers printed(const SiegeCard *c)
{
    static const unsigned has[CARD_TYPES] = {
        [CARD_ALLY] = CARD_COST | CARD_ATTACK | CARD_HEALTH,
        [CARD_TOWER] = CARD_COST,
        [CARD_SPELL] = CARD_COST,
        [CARD_ATTACHMENT] = CARD_COST,
        [CARD_CASTLE] = CARD_HEALTH,
        [CARD_SKELETON] = CARD_ATTACK | CARD_HEALTH,
        [CARD_MONSTER] = CARD_ATTACK | CARD_HEALTH,
        [CARD_PORTAL] = CARD_HEALTH,
        [CARD_OUTSIDER] = CARD_ATTACK | CARD_HEALTH,
    };
    return (CardNumbers){.has = has[c->type % CARD_TYPES],
                         .cost = {c->cost, c->cost},
                         .attack = {c->attack, c->attack},
                         .health = {c->health, c->health}};
}

bool siege_face(const Game *g, DefId def, CardFace *out)
{
    if (def == DEF_HIDDEN || def >= g->ndefs)
        return false;
    const SiegeCard *c = siege_card(def);
    Look look = look_of(c);
    const char *emblem = emblem_of(g->def[def].word);
    bool fights = c->type == CARD_ALLY || c->type == CARD_SKELETON || c->type == CARD_MONSTER ||
                  c->type == CARD_OUTSIDER || c->type == CARD_MINION; /* its sword and heart say so */
    *out = (CardFace){.word = g->def[def].word,
                      .name = say_word(g->def[def].name),
                      .backdrop = look.ground,
                      .frame = look.frame,
                      .rim = look.rim,
                      .emblem = emblem ? emblem : type_sign[c->type % CARD_TYPES],
                      .sign = {NULL, NULL, fights ? NULL : type_sign[c->type % CARD_TYPES]},
                      .also = {kin_of(c), type_sign[c->type % CARD_TYPES]},
                      .precious = c->rarity >= RARITY_LEGENDARY || c->type == CARD_OUTSIDER,
                      .rulings = "SH-2.11",
                      .numbers = printed(c)};
    return true;
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static const char *const type_name[CARD_TYPES] = {
    [CARD_ALLY] = N_("Ally"),
    [CARD_TOWER] = N_("Tower"),
    [CARD_SPELL] = N_("Spell"),
    [CARD_ATTACHMENT] = N_("Attachment"),
    [CARD_CASTLE] = N_("Castle"),
    [CARD_SKELETON] = N_("Skeleton"),
    [CARD_MONSTER] = N_("Monster"),
    [CARD_HORDE_SPELL] = N_("Horde spell"),
    [CARD_HORDE_ATTACHMENT] = N_("Horde attachment"),
    [CARD_PORTAL] = N_("Portal"),
    [CARD_OUTSIDER] = N_("Outsider"),
    [CARD_MINION] = N_("Minion"),
};
static const char *const colour_name[COLOURS] = {"", N_("Ember"), N_("Tide"), N_("Barrow")};

/* What a word on the card means, in the order in which they are told; a line each. */
static const struct {
    SiegeOp op;
    const char *words;
} meaning[] = {
    {KEY_ARMOR, N_("*Armor* prevents that much damage each turn.")},
    {KEY_PIERCE, N_("*Pierce* uses up that much armor before it strikes.")},
    {KEY_BARRIER, N_("*Barrier* turns its first damage into 1, as long as it has no wound.")},
    {KEY_TRAMPLE, N_("*Trample*: what is more than needed goes on to castle or portal.")},
    {KEY_CLEAVE, N_("*Cleave* strikes the neighbours of its opponent as well.")},
    {KEY_TAUNT, N_("*Taunt*: a free ally must come and engage it.")},
    {KEY_ELUSIVE, N_("*Elusive*: after its strike it may move that many lanes, and fight again in a later one.")},
    {KEY_HEROIC, N_("*Heroic*: that much more attack while it has a health token.")},
    {KEY_IMMUNE, N_("*Immune*: nothing damages it.")},
    {DO_ASSAULT, N_("*Assault* damages the portal or an outsider.")},
    {DO_GUERRILLA, N_("*Guerrilla* takes that many health tokens from one minion.")},
    {DO_MUTAFORM, N_("*Mutaform*: so often, a health or an attack token.")},
    {DO_REBUILD, N_("*Rebuild* puts so many discarded cards under their deck.")},
    {DO_SCOUT, N_("*Scout*: so many horde cards are looked at; each stays on top or goes under the deck.")},
    {DO_STUDY, N_("*Study*: of so many cards of the deck, one comes into the hand and the rest goes under it.")},
};

static bool speaks_of(const SiegeCard *c, SiegeOp op)
{
    for (int i = 0; i < c->nterms; i++) /* arguments stand behind their heads: every head is met */
        if (term_op(&siege_set.term[c->terms + i]) == op)
            return true;
    return false;
}

void siege_zoom_text(const State *s, DefId def, char *out, size_t n)
{
    (void)s;
    out[0] = '\0';
    if (def == DEF_HIDDEN || def >= siege_game.ndefs)
        return;
    const SiegeCard *c = siege_card(def);
    const char *text = siege_game.def[def].text, *type = type_name[c->type % CARD_TYPES];
    bool fights = c->attack > 0 || c->type == CARD_ALLY || c->type == CARD_MONSTER;
    say(out, n, SAY("*{people:{colour} |}{type}{fights: {attack} / {health}|}{cost:, {mana} mana|}.* {text}"),
        say_is("people", c->colour != COLOUR_NONE), say_s("colour", say_word(colour_name[c->colour % COLOURS])),
        say_s("type", type ? say_word(type) : ""), say_is("fights", fights), say_n("attack", c->attack),
        say_n("health", c->health), say_is("cost", c->cost > 0), say_n("mana", c->cost),
        say_s("text", text ? text : ""));
    for (size_t i = 0; i < sizeof meaning / sizeof *meaning; i++) {
        size_t at = strlen(out);
        const char *words = say_word(meaning[i].words);
        if (speaks_of(c, meaning[i].op) && at + strlen(words) + 2 < n)
            (void)snprintf(out + at, n - at, "\n%s", words);
    }
}

/* ---- for the gallery --------------------------------------------------------------------------------------------- */

static const char *const people_signs[] = {"fire", "water", "skull", "paw", "claw", "snow", "mushroom", "shard"};
static const char *const people_names[] = {N_("Ember"),    N_("Tide"),      N_("Barrow"),   N_("Strays"),
                                           N_("Rustclaw"), N_("Palefrost"), N_("Rotbloom"), N_("Nightglass")};
static const char *const kind_signs[] = {"person", "tower",  "scroll", "shield",   "castle",
                                         "demon",  "portal", "dragon", "trickster"};
static const char *const kind_names[] = {N_("Ally"),    N_("Tower"),  N_("Spell"),    N_("Attachment"), N_("Castle"),
                                         N_("Monster"), N_("Portal"), N_("Outsider"), N_("Minion")};
const SignGroup siege_groups[SIEGE_GROUPS] = {
    {N_("People"), people_signs, people_names, (int)(sizeof people_signs / sizeof *people_signs), false},
    {N_("Kind"), kind_signs, kind_names, (int)(sizeof kind_signs / sizeof *kind_signs), false},
};
