/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the cards that a scenario describes, "card NAME TYPE words ..".  They are compiled behind those of
 * the card file, into a set that belongs to the block. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "engine/scenario/siege.h"
#include "games/siege/cards/siege_compile.h"

static const char *const type_word[CARD_TYPES] = {
    [CARD_ALLY] = "ally",
    [CARD_TOWER] = "tower",
    [CARD_SPELL] = "spell",
    [CARD_ATTACHMENT] = "attachment",
    [CARD_CASTLE] = "castle",
    [CARD_SKELETON] = "skeleton",
    [CARD_MONSTER] = "monster",
    [CARD_HORDE_SPELL] = "horde-spell",
    [CARD_HORDE_ATTACHMENT] = "horde-attachment",
    [CARD_PORTAL] = "portal",
    [CARD_OUTSIDER] = "outsider",
};

static int card_type(const char *word)
{
    for (int type = 1; type < CARD_TYPES; type++)
        if (type_word[type] && strcmp(type_word[type], word) == 0)
            return type;
    return -1;
}

const char *siege_keep(SiegeBlock *b, const char *text)
{
    char *out = b->text + b->ntext;
    size_t size = strlen(text) + 1;
    if (size > sizeof b->text - (size_t)b->ntext)
        return NULL;
    b->ntext += (int)size;
    return memcpy(out, text, size);
}

/* A capital letter, then letters, digits, '-' and '_'. */
bool siege_is_card_name(const char *word)
{
    if (!isupper((unsigned char)word[0]) || strlen(word) >= CARD_WORD_MOST)
        return false;
    for (; *word; word++)
        if (!isalnum((unsigned char)*word) && *word != '-' && *word != '_')
            return false;
    return true;
}

static Described *described(SiegeBlock *b, const char *name)
{
    for (int i = 0; i < b->ncards; i++)
        if (strcmp(b->card[i].name, name) == 0)
            return &b->card[i];
    return NULL;
}

Status siege_describe_card(SiegeBlock *b, const char *name, int type, bool late, const char *text)
{
    Described *c = described(b, name);
    bool same = c && c->type == type && strcmp(c->text, text) == 0;
    bool may = !c || same || c->built_in || (late && !c->late) || islower((unsigned char)name[0]);
    if (!may)
        return status_error(SCENARIO_UNREADABLE, "'%s' is described twice", name);
    const char *kept = siege_keep(b, text);
    if (!kept || (!c && b->ncards == BLOCK_CARDS))
        return status_error(SCENARIO_UNREADABLE, "the block has too many cards, or is too long");
    c = c ? c : &b->card[b->ncards++];
    *c = (Described){.type = (uint8_t)type, .late = late, .text = kept};
    (void)snprintf(c->name, sizeof c->name, "%s", name);
    return status_ok();
}

Status siege_read_card(Scenario *t, Statement *stmt)
{
    int type = card_type(statement_word(stmt, 2));
    char text[STATEMENT_TEXT];
    if (!siege_is_card_name(statement_word(stmt, 1)) || type < 0)
        return statement_unreadable(stmt, "card NAME TYPE words..");
    statement_join(stmt, 3, stmt->n, text);
    return siege_describe_card(siege_block(t), stmt->word[1], type, siege_late(t), text);
}

Status siege_read_ability(Scenario *t, Statement *stmt)
{
    SiegeBlock *b = siege_block(t);
    Described *c = stmt->n > 2 ? described(b, stmt->word[1]) : NULL;
    char text[STATEMENT_TEXT], more[STATEMENT_TEXT];
    if (!c || c->built_in)
        return statement_unreadable(stmt, "ability NAME TERM .., of a card that is described above");
    statement_join(stmt, 2, stmt->n, more);
    int n = snprintf(text, sizeof text, "%s %s", c->text, more);
    const char *kept = n < (int)sizeof text ? siege_keep(b, text) : NULL;
    c->text = kept ? kept : c->text;
    return kept ? status_ok() : statement_unreadable(stmt, "the card has too many abilities, or the block is too long");
}

/* ---- words of a description -------------------------------------------------------------------------------------- */

enum {
    OF_ALLY = 1 << CARD_ALLY,
    OF_OWN = 1 << CARD_ALLY | 1 << CARD_TOWER | 1 << CARD_SPELL | 1 << CARD_ATTACHMENT | 1 << CARD_SKELETON,
    OF_CREATURES = 1 << CARD_ALLY | 1 << CARD_SKELETON | 1 << CARD_MONSTER | 1 << CARD_OUTSIDER,
    OF_HORDE_DECK = 1 << CARD_MONSTER | 1 << CARD_HORDE_SPELL | 1 << CARD_HORDE_ATTACHMENT,
    OF_BUILDINGS = 1 << CARD_CASTLE | 1 << CARD_PORTAL,
};

static const struct {
    const char *word;
    unsigned types;
    size_t offset;
    int min, max;
} number_words[] = {
    {"cost", OF_OWN, offsetof(SiegeCard, cost), 0, 99},
    {"tier", OF_HORDE_DECK | 1 << CARD_OUTSIDER, offsetof(SiegeCard, tier), 1, 2},
    {"ticks", OF_HORDE_DECK | 1 << CARD_OUTSIDER, offsetof(SiegeCard, tick), 0, 10},
    {"boost", OF_HORDE_DECK | 1 << CARD_OUTSIDER | 1 << CARD_PORTAL, offsetof(SiegeCard, boost), 0, 10},
    {"stage", 1 << CARD_PORTAL | 1 << CARD_OUTSIDER, offsetof(SiegeCard, stage), 1, 3},
    {"health", OF_BUILDINGS, offsetof(SiegeCard, health), 0, 99},
};

static bool read_number_word(SiegeCard *c, const Statement *stmt, int *at)
{
    for (size_t i = 0; i < sizeof number_words / sizeof *number_words; i++) {
        int n;
        if (!statement_is(stmt, *at, number_words[i].word))
            continue;
        if (!(number_words[i].types >> c->type & 1) || !statement_number(statement_word(stmt, *at + 1), &n) ||
            n < number_words[i].min || n > number_words[i].max)
            return false;
        *((uint8_t *)c + number_words[i].offset) = (uint8_t)n;
        *at += 2;
        return true;
    }
    return false;
}

static bool read_body(SiegeCard *c, const char *word) /* 3/2 */
{
    int attack, health, end = 0;
    bool good = sscanf(word, "%9d/%9d%n", &attack, &health, &end) == 2 && !word[end] && isdigit((unsigned char)word[0]);
    if (!good || !(OF_CREATURES >> c->type & 1) || attack > 99 || health < 0 || health > 99)
        return false;
    c->attack = (uint8_t)attack;
    c->health = (uint8_t)health;
    return true;
}

static bool read_side(SiegeCard *c, const Statement *stmt, int *at) /* left attack2, right treachery */
{
    const char *mark = statement_word(stmt, *at + 1);
    bool left = statement_is(stmt, *at, "left");
    if ((!left && !statement_is(stmt, *at, "right")) || !((OF_HORDE_DECK | 1 << CARD_OUTSIDER) >> c->type & 1))
        return false;
    bool attack = strncmp(mark, "attack", 6) == 0 && mark[6] >= '1' && mark[6] <= '9' && !mark[7];
    if (!attack && strcmp(mark, "treachery") != 0)
        return false;
    c->side = left ? SIDE_LEFT : SIDE_RIGHT;
    c->mark = (uint8_t)(attack ? MARK_ATTACK1 + mark[6] - '1' : MARK_TREACHERY);
    *at += 2;
    return true;
}

static bool read_waves(SiegeCard *c, const Statement *stmt, int *at)
{
    if (!statement_is(stmt, *at, "waves") || c->type != CARD_PORTAL)
        return false;
    for (int i = 0; i < 4; i++) {
        int n;
        if (!statement_number(statement_word(stmt, *at + 1 + i), &n) || n < 0 || n > 60)
            return false;
        c->waves[i] = (uint8_t)n;
    }
    *at += 5;
    return true;
}

static bool read_class(SiegeCard *c, const char *word)
{
    bool hero = strcmp(word, "hero") == 0 && c->type == CARD_ALLY;
    bool epic = strcmp(word, "epic") == 0 && (c->type == CARD_MONSTER || c->type == CARD_OUTSIDER);
    if (hero || epic)
        c->class = hero ? CLASS_HERO : CLASS_EPIC;
    return hero || epic;
}

/* Everything but the abilities, which are compiled when all that they may ask of the card is known. */
static bool read_words(SiegeCard *c, const Statement *stmt, const char **wrong)
{
    for (int at = 0; at < stmt->n;) {
        *wrong = stmt->word[at];
        if (strchr(stmt->word[at], '(') || read_class(c, stmt->word[at]) || read_body(c, stmt->word[at]))
            at++;
        else if (!read_number_word(c, stmt, &at) && !read_side(c, stmt, &at) && !read_waves(c, stmt, &at))
            return false;
    }
    return true;
}

static Status compile_card(SiegeBlock *b, const Described *d)
{
    SiegeSet *set = &b->set;
    Statement stmt;
    const char *wrong = "";
    if (set->ncards >= SIEGE_CARDS_MOST - 1) /* one for what is cast */
        return status_error(SCENARIO_UNREADABLE, "these are more than %d cards", SIEGE_CARDS_MOST);
    uint16_t row = set->ncards++;
    SiegeCard *c = &set->card[row];
    *c = (SiegeCard){.hero = NO_CARD, .type = d->type, .copies = 1, .tier = 1, .stage = 1, .terms = set->nterms};
    (void)snprintf(c->word, sizeof c->word, "%s", d->name);
    (void)snprintf(c->name, sizeof c->name, "%s", d->name);
    c->class = d->type == CARD_SKELETON ? CLASS_SKELETON : CLASS_PLAIN;
    if (!statement_cut(d->text, &stmt) || !read_words(c, &stmt, &wrong))
        return status_error(SCENARIO_UNREADABLE, "'%s': '%s' says nothing of a card of this type", d->name, wrong);
    for (int i = 0; i < stmt.n; i++) {
        Status result = strchr(stmt.word[i], '(') ? siege_compile_ability(set, row, stmt.word[i]) : status_ok();
        if (result.code)
            return status_error(SCENARIO_UNREADABLE, "'%s': %s", stmt.word[i], result.text);
    }
    Status result = siege_check_card(set, c);
    return result.code ? status_error(SCENARIO_UNREADABLE, "%s", result.text) : result;
}

/* ---- the set of the block ------------------------------------------------------------------------------------------ */

void siege_built_in_cards(SiegeBlock *b)
{
    static const struct {
        const char *name, *text;
        SiegeCardType type;
    } cards[] = {
        {"Page", "play(mana(0))", CARD_SPELL},
        {"Mist", "", CARD_HORDE_SPELL},
        {"Fog", "tier 2", CARD_HORDE_SPELL},
        {"Bones", "1/1", CARD_SKELETON},
        {"minion", "static(attack_is_health,trample)", CARD_MINION},
        {"castle", "health 20", CARD_CASTLE},
        {"portal", "health 20 waves 1 1 1 1", CARD_PORTAL},
    };
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
        Described *c = &b->card[b->ncards++];
        *c = (Described){.type = (uint8_t)cards[i].type, .built_in = true, .text = cards[i].text};
        (void)snprintf(c->name, sizeof c->name, "%s", cards[i].name);
    }
}

static uint8_t pool_of(const SiegeCard *c)
{
    if (c->type == CARD_SKELETON)
        return POOL_SKELETON;
    if (c->type >= CARD_MONSTER && c->type <= CARD_HORDE_ATTACHMENT)
        return POOL_HORDE;
    return c->type <= CARD_ATTACHMENT ? POOL_DECK_0 : POOL_PUBLIC;
}

Status siege_compile_cards(SiegeBlock *b)
{
    b->set = siege_set;
    Status result = status_ok();
    for (int i = 0; !result.code && i < b->ncards; i++)
        result = compile_card(b, &b->card[i]);
    if (result.code)
        return result;
    b->terms = b->set.nterms;
    b->cast = b->set.ncards++;
    b->set.card[b->cast] = (SiegeCard){.hero = NO_CARD, .type = CARD_SPELL, .word = "cast", .name = "cast"};
    for (int i = 0; i < b->set.ncards; i++) {
        const SiegeCard *c = &b->set.card[i];
        b->def[i + 1] = (DefSpec){.word = c->word, .name = c->name, .pool = pool_of(c), .copies = c->copies};
    }
    b->def[DEF_HIDDEN] = siege_game.def[DEF_HIDDEN];
    b->game = siege_game;
    b->game.def = b->def;
    b->game.ndefs = b->set.ncards + 1;
    return result;
}

int siege_def(const SiegeBlock *b, const char *name)
{
    bool from_file = islower((unsigned char)name[0]) && (strpbrk(name, "0123456789") || strcmp(name, "sk") == 0);
    const SiegeSet *set = b->set.ncards ? &b->set : siege_cards(); /* of words without a block: scenario_move */
    uint16_t card = siege_is_card_name(name) || from_file ? siege_find(set, name) : NO_CARD;
    return card == NO_CARD ? 0 : card + 1;
}

/* play(TERM,TERM ..) of a card that exists for this line alone. */
Status siege_compile_cast(SiegeBlock *b, const Statement *stmt, int from, bool horde, uint16_t *node)
{
    SiegeCard *c = &b->set.card[b->cast];
    char text[STATEMENT_TEXT] = "play(";
    if (from >= stmt->n)
        return statement_unreadable(stmt, "cast TERM ..");
    for (int i = from; i < stmt->n; i++)
        str_add(text, sizeof text, i > from ? ",%s" : "%s", stmt->word[i]);
    str_add(text, sizeof text, ")");
    b->set.nterms = b->terms;
    *c = (SiegeCard){.hero = NO_CARD, .type = horde ? CARD_HORDE_SPELL : CARD_SPELL, .terms = b->terms};
    (void)snprintf(c->word, sizeof c->word, "cast");
    (void)snprintf(c->name, sizeof c->name, "cast");
    Status result = siege_compile_ability(&b->set, b->cast, text);
    *node = b->terms;
    return result.code ? statement_unreadable(stmt, result.text) : result;
}
