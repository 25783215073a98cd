/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the line `stats:` of a card (siege-cards.md, section 2): which keys a type has, needs, may have,
 * and between what they lie. */
#include <ctype.h>
#include <string.h>

#include "games/siege/cards/siege_reader.h"

enum { /* bits of types */
       ALLY = 1 << CARD_ALLY,
       TOWER = 1 << CARD_TOWER,
       CASTLE = 1 << CARD_CASTLE,
       SKELETON = 1 << CARD_SKELETON,
       MONSTER = 1 << CARD_MONSTER,
       PORTAL = 1 << CARD_PORTAL,
       OUTSIDER = 1 << CARD_OUTSIDER,
       MINION = 1 << CARD_MINION,
       DECK = ALLY | TOWER | 1 << CARD_SPELL | 1 << CARD_ATTACHMENT,
       HORDE = MONSTER | 1 << CARD_HORDE_SPELL | 1 << CARD_HORDE_ATTACHMENT,
       ANY_TYPE = (1 << CARD_TYPES) - 2,
};

typedef enum { STAT_NUMBER, STAT_WORD, STAT_BITS, STAT_WAVES, STAT_CARD, STAT_DEF, STAT_LINE } StatKind;

static const struct Stat {
    const char *key;
    unsigned needs, may; /* types */
    StatKind kind;
    int min, max;     /* STAT_NUMBER */
    const char *word; /* STAT_WORD, STAT_BITS: the values, from 1 on; the first also 0 when it is "none" */
    size_t offset;
} stats[] = {
    {"type", ANY_TYPE, 0, STAT_WORD, 0, 0,
     "ally tower spell attachment castle skeleton monster ? ? portal outsider minion", offsetof(SiegeCard, type)},
    {"class", SKELETON, ALLY | MONSTER, STAT_WORD, 0, 0, "hero epic skeleton", offsetof(SiegeCard, class)},
    {"colour", DECK, 0, STAT_WORD, 0, 0, "ember tide barrow", offsetof(SiegeCard, colour)},
    {"set", HORDE, 0, STAT_WORD, 0, 0, "strays rustclaw palefrost rotbloom nightglass", offsetof(SiegeCard, set)},
    {"rarity", DECK | HORDE, 0, STAT_WORD, 0, 0, "common rare legendary mythic", offsetof(SiegeCard, rarity)},
    {"copies", DECK | HORDE | SKELETON | MINION, 0, STAT_NUMBER, 1, 9, NULL, offsetof(SiegeCard, copies)},
    {"cost", DECK | SKELETON, 0, STAT_NUMBER, 0, 9, NULL, offsetof(SiegeCard, cost)},
    {"attack", ALLY | SKELETON | MONSTER | OUTSIDER | MINION, 0, STAT_NUMBER, 0, 99, NULL, offsetof(SiegeCard, attack)},
    {"health", ALLY | CASTLE | SKELETON | MONSTER | PORTAL | OUTSIDER | MINION, 0, STAT_NUMBER, 0, 99, NULL,
     offsetof(SiegeCard, health)},
    {"tier", HORDE, 0, STAT_NUMBER, 1, 2, NULL, offsetof(SiegeCard, tier)},
    {"tick", HORDE, 0, STAT_NUMBER, 0, 2, NULL, offsetof(SiegeCard, tick)},
    {"boost", HORDE | PORTAL, 0, STAT_NUMBER, 0, 9, NULL, offsetof(SiegeCard, boost)},
    {"side", HORDE, 0, STAT_WORD, 0, 0, "left right", offsetof(SiegeCard, side)},
    {"mark", HORDE, 0, STAT_WORD, 0, 0, "treachery attack1 attack2", offsetof(SiegeCard, mark)},
    {"mode", PORTAL, 0, STAT_WORD, 0, 0, "solo coop competitive", offsetof(SiegeCard, mode)},
    {"difficulty", PORTAL, 0, STAT_BITS, 0, 0, "normal hard painful hopeless first", offsetof(SiegeCard, difficulty)},
    {"stage", PORTAL | OUTSIDER, 0, STAT_NUMBER, 1, 3, NULL, offsetof(SiegeCard, stage)},
    {"waves", PORTAL, 0, STAT_WAVES, 0, 9, NULL, offsetof(SiegeCard, waves)},
    {"hero", CASTLE, 0, STAT_CARD, 0, 0, NULL, offsetof(SiegeCard, hero)},
    {"instead", 0, PORTAL, STAT_DEF, 0, 0, NULL, offsetof(SiegeCard, instead)},
    {"numbers", 0, PORTAL, STAT_BITS, 0, 0, "balanced earlier", offsetof(SiegeCard, numbers)},
    {"line", OUTSIDER, 0, STAT_LINE, 0, 0, NULL, offsetof(SiegeCard, line)},
};
enum { STATS = sizeof stats / sizeof *stats };

typedef struct {
    const char *at;
    size_t n;
} Slice;

static bool slice_is(Slice s, const char *word, size_t n)
{
    return s.n == n && memcmp(s.at, word, n) == 0;
}

/* Cuts off what stands before the next `stop`, and the stop. */
static Slice cut(Slice *rest, char stop)
{
    const char *found = memchr(rest->at, stop, rest->n);
    Slice part = {rest->at, found ? (size_t)(found - rest->at) : rest->n};
    size_t gone = part.n + (found ? 1 : 0);
    *rest = (Slice){rest->at + gone, rest->n - gone};
    return part;
}

/* Which word of a list it is, from 1; 0: none. */
static int word_in(const char *list, Slice value)
{
    for (int i = 1; *list; i++) {
        size_t n = strcspn(list, " ");
        if (slice_is(value, list, n) && *list != '?')
            return i;
        list += n + (list[n] == ' ');
    }
    return 0;
}

static bool number_in(Slice value, int min, int max, uint8_t *out)
{
    int n = 0;
    for (size_t i = 0; i < value.n; i++) {
        if (!isdigit((unsigned char)value.at[i]) || n > max)
            return false;
        n = n * 10 + (value.at[i] - '0');
    }
    *out = (uint8_t)n;
    return value.n > 0 && n >= min && n <= max;
}

static bool read_bits(const char *list, Slice value, uint8_t *out)
{
    while (value.n > 0) {
        int word = word_in(list, cut(&value, '+'));
        if (!word)
            return false;
        *out |= (uint8_t)(1 << (word - 1));
    }
    return *out != 0;
}

static bool read_waves(const struct Stat *s, Slice value, uint8_t out[4])
{
    for (int i = 0; i < 4; i++)
        if (!number_in(cut(&value, ','), s->min, s->max, &out[i]))
            return false;
    return value.n == 0;
}

static bool read_value(SiegeReader *r, const struct Stat *s, Slice value)
{
    uint8_t *out = (uint8_t *)r->card + s->offset;
    char word[CARD_WORD_MOST] = "";
    uint16_t row;
    switch (s->kind) {
    case STAT_NUMBER:
        return number_in(value, s->min, s->max, out);
    case STAT_WORD:
        *out = (uint8_t)word_in(s->word, value);
        return *out || (slice_is(value, "none", 4) && (s->needs & HORDE) == HORDE);
    case STAT_BITS:
        return read_bits(s->word, value, out);
    case STAT_WAVES:
        return read_waves(s, value, out);
    case STAT_CARD:
    case STAT_DEF:
        memcpy(word, value.at, value.n < sizeof word ? value.n : 0);
        row = siege_find(r->set, word);
        if (row == NO_CARD)
            return false;
        row = (uint16_t)(row + (s->kind == STAT_DEF));
        memcpy(out, &row, sizeof row);
        return true;
    case STAT_LINE:
        memcpy(r->card->line, value.at, value.n < sizeof r->card->line ? value.n : 0);
        return r->card->line[0];
    }
    return false;
}

static bool read_stat(SiegeReader *r, Slice item, unsigned *seen)
{
    Slice key = cut(&item, '=');
    for (int i = 0; i < STATS; i++) {
        const struct Stat *s = &stats[i];
        if (!slice_is(key, s->key, strlen(s->key)))
            continue;
        if (*seen >> i & 1)
            return siege_wrong(r, "'%s' is said twice.", s->key);
        *seen |= 1u << i;
        return read_value(r, s, item) ||
               siege_wrong(r, "'%.*s' is no value of '%s'.", (int)(item.n < 32 ? item.n : 32), item.at, s->key);
    }
    return siege_wrong(r, "'%.*s' is nothing that cards have.", (int)(key.n < 32 ? key.n : 32), key.at);
}

/* One word stands for two types where both sides have such cards. */
static SiegeCardType true_type(const SiegeCard *c)
{
    if (c->type == CARD_ALLY && c->class == CLASS_SKELETON)
        return CARD_SKELETON;
    if (c->type == CARD_SPELL && c->set != SET_NONE)
        return CARD_HORDE_SPELL;
    return c->type == CARD_ATTACHMENT && c->set != SET_NONE ? CARD_HORDE_ATTACHMENT : (SiegeCardType)c->type;
}

bool siege_read_stats(SiegeReader *r)
{
    SiegeCard *c = r->card;
    Slice rest = {r->at, (size_t)(r->end - r->at)};
    unsigned seen = 0;
    if (c->type)
        return siege_wrong(r, "The stats are said twice.");
    while (rest.n > 0) {
        Slice item = cut(&rest, ' ');
        if (item.n > 0 && !read_stat(r, item, &seen))
            return false;
    }
    if (!c->type)
        return siege_wrong(r, "The stats do not say a type.");
    c->type = (uint8_t)true_type(c);
    c->copies = c->copies ? c->copies : 1;
    for (int i = 0; i < STATS; i++) {
        bool said = seen >> i & 1;
        if (!said && stats[i].needs >> c->type & 1)
            return siege_wrong(r, "A card of this type needs '%s'.", stats[i].key);
        if (said && !((stats[i].needs | stats[i].may) >> c->type & 1))
            return siege_wrong(r, "A card of this type has no '%s'.", stats[i].key);
    }
    bool fits = c->class == CLASS_PLAIN || (c->class == CLASS_EPIC) == (c->type == CARD_MONSTER);
    return fits || siege_wrong(r, "A card of this type has no such class.");
}
