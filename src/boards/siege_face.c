/* SPDX-License-Identifier: MIT
 * What a card of Siege looks like: its emblem, large and clear, on the ground of its people or set. */
#include "boards/siege_face.h"

#include <string.h>

#include "core/say.h"
#include "core/text.h"

/* ---- emblems ----------------------------------------------------------------------------------------------------- */

typedef struct {
    const char *word, *emblem;
} Emblem;

/* By the words of the card file, in its order. */
static const Emblem emblems[] = {
    {"ca01", "hammer"},    {"ca02", "furnace"}, {"ca03", "anchor"},    {"ca04", "lantern"},    {"ca05", "grave"},
    {"ca06", "candle"},    {"em01", "hammer"},  {"em02", "goggles"},   {"em03", "golem"},      {"em04", "ram"},
    {"em05", "furnace"},   {"em06", "scroll"},  {"em07", "coal"},      {"em08", "sword"},      {"em09", "axe"},
    {"em10", "worm"},      {"em11", "spear"},   {"em12", "fire"},      {"em13", "bow"},        {"em14", "bolt"},
    {"em15", "bellows"},   {"em16", "mortar"},  {"em17", "shield"},    {"em18", "door"},       {"em19", "heart"},
    {"em20", "helm"},      {"em21", "spear"},   {"em22", "wolf"},      {"em23", "apprentice"}, {"em24", "coal"},
    {"em25", "keg"},       {"em26", "fist"},    {"ti01", "knife"},     {"ti02", "lantern"},    {"ti03", "wave"},
    {"ti04", "bell"},      {"ti05", "wave"},    {"ti06", "moon"},      {"ti07", "ship"},       {"ti08", "lantern"},
    {"ti09", "whale"},     {"ti10", "sword"},   {"ti11", "net"},       {"ti12", "boot"},       {"ti13", "hook"},
    {"ti14", "ray"},       {"ti15", "map"},     {"ti16", "shield"},    {"ti17", "knot"},       {"ti18", "scroll"},
    {"ti19", "ghost"},     {"ti20", "lens"},    {"ti21", "axe"},       {"ti22", "ship"},       {"ti23", "knot"},
    {"ti24", "fist"},      {"ti25", "pearl"},   {"ti26", "horn"},      {"ba01", "skull"},      {"ba02", "candle"},
    {"ba03", "elvenking"}, {"ba04", "arch"},    {"ba05", "coffin"},    {"ba06", "bell"},       {"ba07", "ghost"},
    {"ba08", "wreath"},    {"ba09", "helm"},    {"ba10", "bone"},      {"ba11", "golem"},      {"ba12", "candle"},
    {"ba13", "eye"},       {"ba14", "mask"},    {"ba15", "skull"},     {"ba16", "lock"},       {"ba17", "grave"},
    {"ba18", "candle"},    {"ba19", "bone"},    {"ba20", "spade"},     {"ba21", "shield"},     {"ba22", "leaf"},
    {"ba23", "hand"},      {"ba24", "forest"},  {"ba25", "lantern"},   {"ba26", "sack"},       {"st01", "teeth"},
    {"st02", "wing"},      {"st03", "sack"},    {"st04", "wolf"},      {"st05", "horn"},       {"st06", "drop"},
    {"st07", "troll"},     {"st08", "boar"},    {"st09", "worm"},      {"st10", "drum"},       {"st11", "fist"},
    {"st12", "teeth"},     {"st13", "castle"},  {"st14", "lock"},      {"ru01", "knife"},      {"ru02", "flail"},
    {"ru03", "loaf"},      {"ru04", "golem"},   {"ru05", "flail"},     {"ru06", "shield"},     {"ru07", "lock"},
    {"ru08", "ram"},       {"pf01", "hare"},    {"pf02", "ghost"},     {"pf03", "snow"},       {"pf04", "ox"},
    {"pf05", "helm"},      {"pf06", "lock"},    {"pf07", "mask"},      {"pf08", "stag"},       {"rb01", "mushroom"},
    {"rb02", "leaf"},      {"rb03", "loaf"},    {"rb04", "toad"},      {"rb05", "leaf"},       {"rb06", "forest"},
    {"rb07", "teeth"},     {"rb08", "royal"},   {"ng01", "mirror"},    {"ng02", "leech"},      {"ng03", "lantern"},
    {"ng04", "sword"},     {"ng05", "lens"},    {"ng06", "mask"},      {"ng07", "phantasm"},   {"ng08", "wing"},
    {"so1n", "door"},      {"so1h", "door"},    {"so1p", "door"},      {"so2a", "teeth"},      {"so2p", "portal"},
    {"so3n", "eye"},       {"so3h", "teeth"},   {"co1n", "door"},      {"co1h", "lock"},       {"co1p", "portal"},
    {"co2a", "teeth"},     {"co2p", "knife"},   {"co3n", "sun"},       {"co3h", "eye"},        {"vs1n", "door"},
    {"vs1h", "sack"},      {"vs1p", "heart"},   {"vs2a", "door"},      {"vs2p", "arch"},       {"vs3n", "arch"},
    {"vs3h", "royal"},     {"ou1a", "wave"},    {"ou1b", "whale"},     {"ou2a", "snow"},       {"ou2b", "mirror"},
    {"ou3a", "forest"},    {"ou3b", "leaf"},    {"ou3c", "elvenking"}, {"sk", "skeleton"},     {"mi1", "loaf"},
    {"mi2", "sack"},       {"mi3", "helm"},     {"mi4", "book"},
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
    [CARD_ATTACHMENT] = "shield", [CARD_CASTLE] = "castle",      [CARD_SKELETON] = "skeleton",
    [CARD_MONSTER] = "demon",     [CARD_HORDE_SPELL] = "scroll", [CARD_HORDE_ATTACHMENT] = "shield",
    [CARD_PORTAL] = "portal",     [CARD_OUTSIDER] = "dragon",    [CARD_MINION] = "hand",
};

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
                      .precious = c->rarity >= RARITY_LEGENDARY || c->type == CARD_OUTSIDER,
                      .rulings = "SH-2.11"};
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
}

/* ---- for the gallery --------------------------------------------------------------------------------------------- */

static const char *const type_signs[] = {"person", "tower",  "scroll", "shield", "castle",
                                         "demon",  "portal", "dragon", "hand"};
static const char *const type_names[] = {N_("Ally"),    N_("Tower"),  N_("Spell"),    N_("Attachment"), N_("Castle"),
                                         N_("Monster"), N_("Portal"), N_("Outsider"), N_("Minion")};
const SignGroup siege_groups[SIEGE_GROUPS] = {
    {N_("Kind"), type_signs, type_names, (int)(sizeof type_signs / sizeof *type_signs), true}};
