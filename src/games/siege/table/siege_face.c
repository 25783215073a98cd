/* SPDX-License-Identifier: MIT
 * Faces of Siege's cards: a picture, or else an emblem, on the ground of its people or set. */
#include "games/siege/table/siege_face.h"

#include <stdio.h>
#include <string.h>

#include "core/say.h"
#include "core/table.h"
#include "core/text.h"
#include "games/siege/table/siege_draw.h"

/* ---- emblems ----------------------------------------------------------------------------------------------------- */

typedef struct {
    const char *word, *emblem, *picture;
} Art;

#define ART(word, emblem)                                                                                              \
    {                                                                                                                  \
        word, emblem, "cards/siege/" word                                                                              \
    }

/* By the words of the card file, in its order. The emblem is shown where the picture is missing. */
static const Art arts[] = {
    ART("ca01", "anvil"),      ART("ca02", "furnace"), ART("ca03", "anchor"),   ART("ca04", "lantern"),
    ART("ca05", "grave"),      ART("ca06", "candle"),  ART("em01", "hammer"),   ART("em02", "goggles"),
    ART("em03", "golem"),      ART("em04", "ramhead"), ART("em05", "furnace"),  ART("em06", "writ"),
    ART("em07", "rocks"),      ART("em08", "sword"),   ART("em09", "axe"),      ART("em10", "lizard"),
    ART("em11", "gate"),       ART("em12", "fire"),    ART("em13", "bow"),      ART("em14", "burst"),
    ART("em15", "bellows"),    ART("em16", "mortar"),  ART("em17", "plate"),    ART("em18", "door"),
    ART("em19", "heart"),      ART("em20", "helm"),    ART("em21", "spear"),    ART("em22", "wolf"),
    ART("em23", "apprentice"), ART("em24", "coal"),    ART("em25", "keg"),      ART("em26", "fist"),
    ART("ti01", "knife"),      ART("ti02", "star"),    ART("ti03", "wave"),     ART("ti04", "bell"),
    ART("ti05", "whirl"),      ART("ti06", "moon"),    ART("ti07", "sabre"),    ART("ti08", "lantern"),
    ART("ti09", "whale"),      ART("ti10", "sword"),   ART("ti11", "net"),      ART("ti12", "boot"),
    ART("ti13", "harpoon"),    ART("ti14", "ray"),     ART("ti15", "map"),      ART("ti16", "crystal"),
    ART("ti17", "knot"),       ART("ti18", "chest"),   ART("ti19", "wisps"),    ART("ti20", "spyglass"),
    ART("ti21", "hook"),       ART("ti22", "ship"),    ART("ti23", "rope"),     ART("ti24", "fist"),
    ART("ti25", "pearl"),      ART("ti26", "horn"),    ART("ba01", "skull"),    ART("ba02", "candle"),
    ART("ba03", "elvenking"),  ART("ba04", "arch"),    ART("ba05", "coffin"),   ART("ba06", "bell"),
    ART("ba07", "crook"),      ART("ba08", "wreath"),  ART("ba09", "helm"),     ART("ba10", "bone"),
    ART("ba11", "golem"),      ART("ba12", "vigil"),   ART("ba13", "cairn"),    ART("ba14", "mask"),
    ART("ba15", "root"),       ART("ba16", "shackle"), ART("ba17", "grave"),    ART("ba18", "candles"),
    ART("ba19", "harrow"),     ART("ba20", "spade"),   ART("ba21", "door"),     ART("ba22", "thorns"),
    ART("ba23", "hand"),       ART("ba24", "wicker"),  ART("ba25", "lantern"),  ART("ba26", "sack"),
    ART("st01", "teeth"),      ART("st02", "heron"),   ART("st03", "sack"),     ART("st04", "wolf"),
    ART("st05", "howl"),       ART("st06", "rain"),    ART("st07", "gallows"),  ART("st08", "boar"),
    ART("st09", "worm"),       ART("st10", "drum"),    ART("st11", "roar"),     ART("st12", "gate"),
    ART("st13", "breach"),     ART("st14", "collar"),  ART("ru01", "claw"),     ART("ru02", "chain"),
    ART("ru03", "barrel"),     ART("ru04", "golem"),   ART("ru05", "flail"),    ART("ru06", "plate"),
    ART("ru07", "shackle"),    ART("ru08", "ramhead"), ART("pf01", "hare"),     ART("pf02", "ghost"),
    ART("pf03", "snow"),       ART("pf04", "ox"),      ART("pf05", "helm"),     ART("pf06", "shackle"),
    ART("pf07", "hail"),       ART("pf08", "stag"),    ART("rb01", "mushroom"), ART("rb02", "leaf"),
    ART("rb03", "jar"),        ART("rb04", "toad"),    ART("rb05", "thorns"),   ART("rb06", "root"),
    ART("rb07", "bloom"),      ART("rb08", "royal"),   ART("ng01", "mirror"),   ART("ng02", "leech"),
    ART("ng03", "snuffed"),    ART("ng04", "shard"),   ART("ng05", "lens"),     ART("ng06", "mask"),
    ART("ng07", "choir"),      ART("ng08", "wing"),    ART("so1n", "weeping"),  ART("so1h", "planks"),
    ART("so1p", "scream"),     ART("so2a", "crystal"), ART("so2p", "portal"),   ART("so3n", "eye"),
    ART("so3h", "maw"),        ART("co1n", "hinge"),   ART("co1h", "key"),      ART("co1p", "wound"),
    ART("co2a", "teeth"),      ART("co2p", "knife"),   ART("co3n", "suns"),     ART("co3h", "eclipse"),
    ART("vs1n", "door"),       ART("vs1h", "coins"),   ART("vs1p", "rose"),     ART("vs2a", "throne"),
    ART("vs2p", "nail"),       ART("vs3n", "urn"),     ART("vs3h", "royal"),    ART("ou1a", "wave"),
    ART("ou1b", "whirl"),      ART("ou2a", "crystal"), ART("ou2b", "burst"),    ART("ou3a", "root"),
    ART("ou3b", "tree"),       ART("ou3c", "thorns"),  ART("sk", "skeleton"),   ART("mi1", "loaf"),
    ART("mi2", "sack"),        ART("mi3", "helm"),     ART("mi4", "book"),
};

static const Art *art_of(const char *word)
{
    for (size_t i = 0; i < sizeof arts / sizeof *arts; i++)
        if (strcmp(arts[i].word, word) == 0)
            return &arts[i];
    return NULL;
}

/* ---- grounds ----------------------------------------------------------------------------------------------------- */

typedef struct {
    const char *ground, *frame, *legend; /* legend: the frame of legendary cards */
    ColorRole rim;
} Look;

#define LOOK(word, rim)                                                                                                \
    {                                                                                                                  \
        "backdrops/" word, "frames/" word, "frames/" word "-legend", rim                                               \
    }

static Look look_of(const SiegeCard *c)
{
    static const Look peoples[COLOURS] = {
        [COLOUR_NONE] = {"backdrops/mine", "frames/mine", NULL, COL_SUN},
        [COLOUR_EMBER] = LOOK("ember", COL_FIRE),
        [COLOUR_TIDE] = LOOK("tide", COL_WATER),
        [COLOUR_BARROW] = LOOK("barrow", COL_FOREST),
    };
    static const Look sets[SETS] = {
        [SET_NONE] = {"backdrops/mine", "frames/mine", NULL, COL_LINE2},
        [SET_STRAYS] = LOOK("strays", COL_SUN),
        [SET_RUSTCLAW] = LOOK("rustclaw", COL_RUBY),
        [SET_PALEFROST] = LOOK("palefrost", COL_MOON),
        [SET_ROTBLOOM] = LOOK("rotbloom", COL_EMERALD),
        [SET_NIGHTGLASS] = LOOK("nightglass", COL_ROYAL),
    };
    switch ((SiegeCardType)c->type) {
    case CARD_PORTAL:
        return (Look){"backdrops/portal", "frames/portal", NULL, COL_ROYAL};
    case CARD_OUTSIDER:
        return (Look){"backdrops/outsider", "frames/outsider", NULL, COL_RUBY};
    case CARD_SKELETON:
        return peoples[COLOUR_BARROW];
    case CARD_CASTLE:
        return (Look){peoples[c->colour % COLOURS].ground, "frames/castle", NULL, COL_LINE2};
    case CARD_MINION:
        return (Look){"backdrops/gleaner", "frames/gleaner", NULL, COL_LINE2};
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

/* Returns the sign of its people or set; NULL: none. */
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

static const char *const cost_signs[] = {"mana-1", "mana-2", "mana-3", "mana-4", "mana-5", "mana-6"};
enum { COSTS = sizeof cost_signs / sizeof *cost_signs };

/* True for a spell with a bolt, which may be played in the reaction window (SH-6.7). */
static bool reacts(const SiegeCard *c)
{
    for (const Term *t = NULL; c->type == CARD_SPELL && (t = siege_ability(siege_cards(), c, t)) != NULL;)
        if (siege_unquick(t) != t)
            return true;
    return false;
}

/* Returns the sign of its cost; NULL: it has none. */
static const char *cost_of(const SiegeCard *c)
{
    return c->cost >= 1 && c->cost <= COSTS ? cost_signs[c->cost - 1] : NULL;
}

/* Returns the printed numbers; on the table siege_draw_piece replaces them with current ones. */
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
    const Art *art = art_of(g->def[c->instead ? c->instead : def].word);
    bool fights = c->type == CARD_ALLY || c->type == CARD_SKELETON || c->type == CARD_MONSTER ||
                  c->type == CARD_OUTSIDER || c->type == CARD_MINION; /* its sword and heart say so */
    *out = (CardFace){.word = g->def[def].word,
                      .name = say_word(g->def[def].name),
                      .backdrop = look.ground,
                      .frame = c->rarity >= RARITY_LEGENDARY && look.legend ? look.legend : look.frame,
                      .rim = look.rim,
                      .picture = art ? art->picture : NULL,
                      .emblem = art ? art->emblem : type_sign[c->type % CARD_TYPES],
                      .sign = {NULL, NULL,
                               fights      ? NULL
                               : reacts(c) ? "bolt"
                                           : type_sign[c->type % CARD_TYPES]},
                      .also = {kin_of(c), type_sign[c->type % CARD_TYPES], cost_of(c)},
                      .precious = c->rarity >= RARITY_LEGENDARY || c->type == CARD_OUTSIDER,
                      .rulings = "SH-2.11",
                      .again = c->instead != 0,
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

/* Explanations of keywords, in display order, one line each. */
static const struct {
    SiegeOp op;
    const char *words;
} meaning[] = {
    {KEY_ARMOR, N_("*Armor*: prevents that much damage each turn.")},
    {KEY_PIERCE, N_("*Pierce*: ignores that much armor.")},
    {KEY_BARRIER, N_("*Barrier*: while unwounded, the first damage it takes is reduced to 1.")},
    {KEY_TRAMPLE, N_("*Trample*: excess damage hits the castle or portal.")},
    {KEY_CLEAVE, N_("*Cleave*: also strikes the neighbours of its opponent.")},
    {KEY_TAUNT, N_("*Taunt*: an ally that is not engaged must move here and engage it.")},
    {KEY_ELUSIVE, N_("*Elusive*: after it strikes, it may move that many lanes and fight again in a later lane.")},
    {KEY_HEROIC, N_("*Heroic*: that much more attack while it has a health token.")},
    {KEY_IMMUNE, N_("*Immune*: takes no damage.")},
    {KEY_CANNOT_ENGAGE, N_("*Cannot engage*: before the fight it moves from a monster’s lane to a free one and does "
                           "not block. If no lane is free, it stays and fights.")},
    {KEY_CANNOT_BE_ENGAGED, N_("*Cannot be engaged*: before the fight, the ally in its lane moves to a free one. If no "
                               "lane is free, it stays and fights.")},
    {KEY_CANNOT_MOVE, N_("*Cannot move*: nothing can move it to another lane.")},
    {DO_ASSAULT, N_("*Assault*: damages the portal or an outsider, as you choose.")},
    {DO_GUERRILLA, N_("*Guerrilla*: removes that many health tokens from one minion.")},
    {DO_MUTAFORM, N_("*Mutaform*: that many times, gets a health or an attack token.")},
    {DO_REBUILD, N_("*Rebuild*: puts that many discarded cards under their deck.")},
    {DO_SCOUT, N_("*Scout*: look at that many horde cards; leave each on top or put it under the deck.")},
    {DO_STUDY, N_("*Study*: look at that many cards of your deck; take one, the rest go under it.")},
};

/* Returns the text of the balanced card if it differs from the printed one; else "". Those of other difficulties say theirs
 * where they lie. */
static const char *balanced_text(DefId printed, DefId balanced)
{
    const char *was = siege_text(printed), *is = siege_text(balanced);
    bool stands_in = (siege_card(balanced)->difficulty & (FOR_FIRST | FOR_HOPELESS)) == 0;
    return stands_in && was && is && strcmp(was, is) != 0 ? is : "";
}

/* What a portal that stands in for a printed one is for. */
static const char *purpose(const SiegeCard *c)
{
    if (c->difficulty & FOR_FIRST)
        return T_("*First siege*");
    if (c->difficulty & FOR_HOPELESS)
        return T_("*Hopeless*");
    return T_("*Balanced*, the standard set-up");
}

/* Adds a portal's wave numbers, and those of the portals that stand in for it, which have no picture of their own (O19). */
static void add_waves(const SiegeCard *c, DefId def, char *out, size_t n)
{
    size_t at = strlen(out);
    say(out + at, n - at, SAY("\n*Waves* {a}, {b}, {c}, {d}."), say_n("a", c->waves[0]), say_n("b", c->waves[1]),
        say_n("c", c->waves[2]), say_n("d", c->waves[3]));
    for (DefId other = 1; other < siege_game.ndefs; other++) {
        const SiegeCard *b = siege_card(other);
        at = strlen(out);
        if (b->instead == def && b->numbers != EARLIER) /* of 1.0: the set-up has them */
            say(out + at, n - at,
                SAY("\n{purpose}: health {health}, mana {mana}, waves {a}, {b}, {c}, {d}.{differs: {text}|}"),
                say_s("purpose", purpose(b)), say_n("health", b->health), say_n("mana", b->boost),
                say_n("a", b->waves[0]), say_n("b", b->waves[1]), say_n("c", b->waves[2]), say_n("d", b->waves[3]),
                say_is("differs", *balanced_text(def, other) != '\0'), say_s("text", balanced_text(def, other)));
    }
}

/* Adds what the health of a minion does; about the one on the table its tooltip says it (siege_hint). */
static void add_minion(const State *s, char *out, size_t n)
{
    char words[SENTENCE_MAX];
    if (s && s->option[OPT_FEAT] == FEAT_WORLD_ON_ITS_HEAD)
        return;
    say(words, sizeof words, SAY("After each fight, every deck loses 1 card per health. At 0 health it sleeps."));
    (void)snprintf(out + strlen(out), n - strlen(out), "\n%s", words);
}

/* Adds what follows from its end (SH-9.1, SH-9.9), for those who defend. */
static void add_outsider(char *out, size_t n)
{
    char words[SENTENCE_MAX];
    say(words, sizeof words,
        SAY("*The alliance wins* when it destroys the last stage, and holds castle and decks until that turn ends."));
    (void)snprintf(out + strlen(out), n - strlen(out), "\n%s", words);
}

/* Adds what its marks do as a treachery card (SH-6.3 to SH-6.5). The horde player sits opposite (SH-12.27), so at a
 * table the end is named by its lane. */
static void add_marks(const State *s, const SiegeCard *c, char *out, size_t n)
{
    bool left = c->side == SIDE_LEFT, lane_1 = s && left != siege_versus(s);
    size_t at = strlen(out);
    int attack = c->mark >= MARK_ATTACK1 ? 1 + c->mark - MARK_ATTACK1 : 0;
    if (!siege_boosts(&siege_set, c))
        return;
    SayArg table = say_is("table", s != NULL), lane = say_n("lane", lane_1 ? 1 : LANES), side = say_is("left", left);
    if (attack > 0)
        say(out + at, n - at,
            SAY("\n*As treachery*: {table:the first monster from lane {lane}|{left:the leftmost monster|the rightmost "
                "monster}} gets +{n} attack."),
            table, lane, side, say_n("n", attack));
    else
        say(out + at, n - at,
            SAY("\n*The boosted monster* is {table:the first from lane {lane}|{left:the leftmost one|the rightmost "
                "one}}."),
            table, lane, side);
}

void siege_zoom_text(const State *s, DefId def, char *out, size_t n)
{
    out[0] = '\0';
    if (def == DEF_HIDDEN || def >= siege_game.ndefs)
        return;
    const SiegeCard *c = siege_card(def);
    const char *text = siege_text(def), *type = type_name[c->type % CARD_TYPES];
    bool fights = c->attack > 0 || c->type == CARD_ALLY || c->type == CARD_MONSTER;
    say(out, n,
        SAY("*{people:{colour} |}{type}{fights: {attack} / {health}|}{cost:, {mana} mana|}{ticks:, brings the "
            "horde {tick} mana|}{boosts:, gives the alliance {boost} mana|}.* {text}"),
        say_is("boosts", c->type >= CARD_MONSTER && c->type <= CARD_HORDE_ATTACHMENT && c->boost > 0),
        say_n("boost", c->boost), say_is("ticks", s && siege_versus(s) && c->tick > 0), say_n("tick", c->tick),
        say_is("people", c->colour != COLOUR_NONE), say_s("colour", say_word(colour_name[c->colour % COLOURS])),
        say_s("type", type ? say_word(type) : ""), say_is("fights", fights), say_n("attack", c->attack),
        say_n("health", c->health), say_is("cost", c->cost > 0), say_n("mana", c->cost),
        say_s("text", text ? text : ""));
    add_marks(s, c, out, n);
    if (c->type == CARD_OUTSIDER)
        add_outsider(out, n);
    if (c->type == CARD_TOWER)
        (void)snprintf(out + strlen(out), n - strlen(out), "\n%s",
                       T_("*Tower*: stands in a free lane, neither fights nor blocks. Its abilities spend charges, "
                          "the number in its shield; without any it is discarded."));
    if (c->type == CARD_PORTAL)
        add_waves(c, def, out, n);
    if (c->type == CARD_MINION)
        add_minion(s, out, n);
    for (size_t i = 0; i < sizeof meaning / sizeof *meaning; i++) {
        size_t at = strlen(out);
        const char *words = say_word(meaning[i].words);
        if (siege_speaks_of(&siege_set, c, meaning[i].op) && at + strlen(words) + 2 < n)
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
static const char *const cost_names[COSTS] = {N_("1 mana"), N_("2 mana"), N_("3 mana"),
                                              N_("4 mana"), N_("5 mana"), N_("6 mana")};
const SignGroup siege_groups[SIEGE_GROUPS] = {
    {N_("Clans and hordes"), people_signs, people_names, (int)(sizeof people_signs / sizeof *people_signs), false},
    {N_("Kind"), kind_signs, kind_names, (int)(sizeof kind_signs / sizeof *kind_signs), false},
    {N_("Cost"), cost_signs, cost_names, COSTS, false},
};

/* ---- card values ----------------------------------------------------------------------------------------------- */

/* The large card shows current values beside the printed ones (SH-2.11), tokens, attachments and host. A treachery
 * card is not in play (SH-6.1), so only its marks are explained. */

typedef struct {
    char text[SENTENCE_MAX];
    size_t n;
} Lines;

static void line(Lines *l, const char *words)
{
    if (words[0] && l->n + strlen(words) + 2 < sizeof l->text)
        l->n += (size_t)snprintf(l->text + l->n, sizeof l->text - l->n, "%s%s", l->n ? "\n" : "", words);
}

static const char *name_of(const State *s, PieceId p)
{
    return p < s->npieces && s->piece[p].def != DEF_HIDDEN ? say_word(siege_game.def[s->piece[p].def].name) : "";
}

/* Says "Attack 5 now, printed 3." for each number that differs from the printed one. */
static void add_numbers(const CardNumbers *n, bool wounded, Lines *l)
{
    char words[SENTENCE_MAX];
    bool attack = n->has & CARD_ATTACK && n->attack.now != n->attack.printed,
         health = n->has & CARD_HEALTH && n->health.now != n->health.printed;
    if (attack && health)
        say(words, sizeof words, SAY("*Now {a} / {h}*, printed {pa} / {ph}."), say_n("a", n->attack.now),
            say_n("h", n->health.now), say_n("pa", n->attack.printed), say_n("ph", n->health.printed));
    else if (attack)
        say(words, sizeof words, SAY("*Attack {n} now*, printed {p}."), say_n("n", n->attack.now),
            say_n("p", n->attack.printed));
    else if (health)
        say(words, sizeof words, SAY("{wounded:*{n} health left*, printed {p}.|*Health {n} now*, printed {p}.}"),
            say_is("wounded", wounded), say_n("n", n->health.now), say_n("p", n->health.printed));
    else
        return;
    line(l, words);
}

static void add_cost(const CardNumbers *n, Lines *l)
{
    char words[SENTENCE_MAX];
    if (!(n->has & CARD_COST) || n->cost.now == n->cost.printed)
        return;
    say(words, sizeof words, SAY("*Costs {n} now*, printed {p}."), say_n("n", n->cost.now),
        say_n("p", n->cost.printed));
    line(l, words);
}

static void add_tokens(const Piece *piece, bool tower, Lines *l)
{
    char words[SENTENCE_MAX], of[2][SENTENCE_MAX];
    const char *item[2];
    int n = 0, health = piece->num[NUM_HEALTH], attack = piece->num[NUM_ATTACK];
    if (health != 0)
        say(of[n], sizeof of[n],
            SAY("{what:{n:1 wound|{n} wounds}|{n:1 health token|{n} health tokens}|{n:1 charge|{n} charges}}"),
            say_which("what", health < 0 ? 0
                              : tower    ? 2
                                         : 1),
            say_n("n", health < 0 ? -health : health));
    n += health != 0;
    if (attack != 0)
        say(of[n], sizeof of[n],
            SAY("{weak:{n:1 weaken token|{n} weaken tokens}|{n:1 attack token|{n} attack tokens}}"),
            say_is("weak", attack < 0), say_n("n", attack < 0 ? -attack : attack));
    n += attack != 0;
    for (int i = 0; i < n; i++)
        item[i] = of[i];
    if (n == 0)
        return;
    say(words, sizeof words, SAY("On it: {list}."), say_list("list", SAY_AND, item, n));
    line(l, words);
}

/* Says what holds until the end of the turn. */
static void add_turn(const State *s, PieceId p, int unit, Lines *l)
{
    const Siege *g = siege_of(s);
    char words[SENTENCE_MAX];
    int bonus = g->boosted == p ? siege_treachery_bonus(s) : 0, more = g->buff[BUFF_ATTACK][unit] - bonus;
    words[0] = '\0';
    if (bonus > 0)
        say(words, sizeof words, SAY("{card}, the treachery card: +{n} attack this turn."), say_n("n", bonus),
            say_s("card", say_word(siege_game.def[g->treachery].name)));
    line(l, words);
    words[0] = '\0';
    if (more != 0)
        say(words, sizeof words, SAY("This turn: +{n} attack."), say_signed("n", more));
    line(l, words);
    words[0] = '\0';
    if (g->armor[unit] > 0)
        say(words, sizeof words, SAY("Armor left this turn: {n}."), say_n("n", g->armor[unit]));
    line(l, words);
    line(l, g->mark[unit] & MARK_STUNNED ? T_("It does not strike this turn.") : "");
    words[0] = '\0';
    if (s->piece[p].face & FACE_EXHAUSTED)
        siege_say_used(s, p, words, sizeof words);
    line(l, words);
}

/* Says what is attached to the card, or what it is attached to. */
static void add_attached(const State *s, PieceId p, Lines *l)
{
    enum { MOST = 6 };
    char words[SENTENCE_MAX];
    const char *name[MOST];
    int n = 0;
    for (PieceId q = table_first(s, PLACE_ATTACHED); q != NO_PIECE && n < MOST; q = s->piece[q].next)
        if (s->piece[q].host == p && name_of(s, q)[0])
            name[n++] = name_of(s, q);
    words[0] = '\0';
    if (n > 0)
        say(words, sizeof words, SAY("Attached: {list}."), say_list("list", SAY_AND, name, n));
    else if (s->piece[p].place == PLACE_ATTACHED && name_of(s, s->piece[p].host)[0])
        say(words, sizeof words, SAY("Attached to {card}."), say_s("card", name_of(s, s->piece[p].host)));
    line(l, words);
}

bool siege_zoom_now(const State *s, const void *memory, PieceId p, DefId def, CardFace *face, char *out, size_t n)
{
    Lines l = {.n = 0};
    out[0] = '\0';
    bool treachery =
        siege_shows_treachery(s) && def == siege_of(s)->treachery && (p == NO_PIECE || p == siege_treachery_piece(s));
    if (treachery) {
        char words[SENTENCE_MAX];
        face->numbers.has = 0;
        siege_say_treachery(s, memory, words, sizeof words);
        line(&l, words);
        line(&l, T_("Revealed only for its marks: its numbers and other text do not count."));
        (void)snprintf(out, n, "%s", l.text);
        return true;
    }
    if (p >= s->npieces || s->piece[p].def != def || s->piece[p].face & FACE_CONCEALED)
        return false;
    int unit = siege_unit(s, p);
    if (siege_game.place[s->piece[p].place].group == GROUP_HAND) {
        face->numbers = siege_numbers(s, p);
        add_cost(&face->numbers, &l);
    } else if (unit < UNIT_CASTLE) {
        face->numbers = siege_numbers(s, p);
        face->numbers.foe = !siege_versus(s) && siege_is_horde(siege_card(def));
        add_numbers(&face->numbers, (s->piece[p].num[NUM_HEALTH] < 0 || s->piece[p].face & FACE_FALLING), &l);
        add_tokens(&s->piece[p], siege_card(def)->type == CARD_TOWER, &l);
        add_turn(s, p, unit, &l);
    } else if (unit == UNIT_CASTLE || unit == UNIT_PORTAL) { /* health is all they have */
        face->numbers.health.now = siege_health_left(s, unit);
        add_numbers(&face->numbers, true, &l);
    }
    add_attached(s, p, &l);
    (void)snprintf(out, n, "%s", l.text);
    return false;
}
