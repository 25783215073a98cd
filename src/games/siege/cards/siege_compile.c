/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the reader of cards (docs/rules/siege.md 10.1, siege-cards.md 2): lines, then terms. What a line
 * `stats:` may say is siege_stats.c; what cards must be when they are complete is siege_check.c.
 *
 * Terms are written where they will stay, behind the last word of the set, arguments after their head; when something is
 * wrong the counts go back, and nobody sees the rest. */
#include "games/siege/cards/siege_compile.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "games/siege/cards/siege_reader.h"

enum { DEPTH_MOST = 12, NAME_SHOWN = 32 };
_Static_assert(ABILITY_QUICK - ABILITY_PLAY < 32, "SiegeCard.has has a bit for each kind of ability");
_Static_assert(OP_COUNT <= 256, "an operation has eight bits of the head of a term");

bool siege_wrong_status(SiegeReader *r, Status why)
{
    r->status = r->file ? status_error(1, "%.200s:%d: %s", r->file, r->line, why.text) : why;
    return false;
}

/* ---- words of the vocabulary ------------------------------------------------------------------------------------- */

static const char *kind_name(char kind)
{
    static const struct {
        char kind;
        const char *name;
    } names[] = {
        {'A', "an ability"},
        {'b', "a deck rule, build(..)"},
        {'B', "attack or health"},
        {'C', "a cost"},
        {'D', "deck or pile"},
        {'e', "else(..)"},
        {'E', "an effect"},
        {'F', "a filter"},
        {'G', "a colour"},
        {'H', "a keyword, self_mod(..) or without(..)"},
        {'I', "a condition"},
        {'K', "a keyword with its value"},
        {'L', "the bare name of a keyword"},
        {'M', "a modifier"},
        {'N', "a number"},
        {'O', "opt(..)"},
        {'P', "any or within(..)"},
        {'Q', "play(..) or exhaust(..)"},
        {'r', "a rule for decks"},
        {'S', "a selector"},
        {'t', "then(..)"},
        {'T', "a kind of token"},
        {'V', "attack, health, armor or pierce"},
        {'W', "the id of a card"},
        {'Y', "a type of card"},
        {'Z', "a number"},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].kind == kind)
            return names[i].name;
    return "cost(..)";
}

/* The operation of that name which may stand where `kind` is wanted. */
static SiegeOp find_op(const char *name, size_t n, char kind)
{
    for (int op = 1; op < OP_COUNT; op++)
        if ((!kind || strchr(siege_op[op].kinds, kind)) && strncmp(siege_op[op].name, name, n) == 0 &&
            siege_op[op].name[n] == '\0')
            return (SiegeOp)op;
    return OP_NONE;
}

/* 10.12: words that may only be said on some cards, or inside of something. */
static bool in_place(SiegeReader *r, SiegeOp op)
{
    uint8_t type = r->card->type;
    const char *name = siege_op[op].name;
    switch ((int)op) {
    case THE_IT:
        return r->with > 0 || siege_wrong(r, "'it' stands only among the effects of with(..).");
    case THE_BOOSTED:
        return r->ability == ABILITY_TREACHERY || siege_wrong(r, "'boosted' stands only inside of treachery(..).");
    case THE_VICTIM:
        return r->ability == ABILITY_ON_STRIKE || r->ability == ABILITY_ON_SLAY || r->ability == ABILITY_ON_ALLY_LOST ||
               r->ability == ABILITY_ON_MONSTER_LOST ||
               siege_wrong(r, "'victim' stands only inside of on_strike, on_slay, on_ally_lost and on_monster_lost.");
    case THE_HOST:
    case IS_HOST:
    case MOD_HOST_HAS:
    case ABILITY_HOST:
    case ABILITY_HOST_DESTROYED:
        return siege_is_attachment(r->card) || siege_wrong(r, "'%s' stands only on attachments.", name);
    case IS_NEAR:
    case IS_BESIDE:
    case IS_HERE:
    case IS_NEIGHBOUR:
        return (type != CARD_SPELL && type != CARD_CASTLE && type != CARD_PORTAL) ||
               siege_wrong(r, "'%s' asks for a lane, and this card is never in one.", name);
    case IS_SPELL:
    case IS_ATTACHMENT:
        return r->elsewhere || siege_wrong(r, "'%s' is no filter of cards in play.", name);
    case IS_ATK_LE:
    case IS_ATK_GE:
    case IS_HP_LE:
    case IS_HP_GE:
    case VALUE_ATK:
    case VALUE_HP:
    case THE_STRONGEST:
    case THE_WEAKEST:
    case THE_HEALTHIEST:
        return r->ability != ABILITY_STATIC ||
               siege_wrong(r, "'%s' looks at attack or health, and what is static may change them: a circle.", name);
    case ABILITY_PLAY:
        return r->ability != ABILITY_QUICK || type == CARD_SPELL ||
               siege_wrong(r, "Only the play of a spell is quick.");
    default:
        return true;
    }
}

/* ---- terms ------------------------------------------------------------------------------------------------------- */

static bool read_term(SiegeReader *r, char kind, int depth);

static bool at(const SiegeReader *r, char c)
{
    return r->at < r->end && *r->at == c;
}

static bool take(SiegeReader *r, char c)
{
    return at(r, c) && r->at++;
}

static bool put_word(SiegeReader *r, Term word)
{
    if (r->set->nterms >= SIEGE_WORDS_MOST)
        return siege_wrong(r, "These are more abilities than the table holds (%d words).", SIEGE_WORDS_MOST);
    r->set->term[r->set->nterms++] = word;
    return true;
}

static bool read_number(SiegeReader *r, char kind)
{
    bool minus = take(r, '-');
    int n = 0, digits = 0;
    for (; r->at < r->end && isdigit((unsigned char)*r->at); r->at++, digits++)
        n = n > TERM_NUMBER_MOST ? n : n * 10 + (*r->at - '0');
    if (kind != 'N' && kind != 'Z')
        return siege_wrong(r, "A number stands where %s is wanted.", kind_name(kind));
    if (digits == 0 || n > TERM_NUMBER_MOST)
        return siege_wrong(r, "A number has digits, and is at most %d.", TERM_NUMBER_MOST);
    if (minus && kind != 'Z')
        return siege_wrong(r, "A number is negative here, and may not be.");
    return put_word(r, term_number(minus ? -n : n));
}

static bool read_card_id(SiegeReader *r, const char *name, size_t n)
{
    char word[CARD_WORD_MOST];
    (void)snprintf(word, sizeof word, "%.*s", (int)n, name);
    uint16_t card = siege_find(r->set, word);
    return card == NO_CARD ? siege_wrong(r, "There is no card '%s'.", word) : put_word(r, term_number(card));
}

/* "'damage' takes a number, a selector: there are too few." */
static bool wrong_arguments(SiegeReader *r, SiegeOp op, const char *what)
{
    char list[SENTENCE_MAX / 2] = "no argument";
    size_t n = 0;
    for (const char *a = siege_op[op].arguments; *a; a++)
        if (*a == '+')
            n += (size_t)snprintf(list + n, sizeof list - n, " or more");
        else if (*a == '?')
            n += (size_t)snprintf(list + n, sizeof list - n, " (or not)");
        else
            n += (size_t)snprintf(list + n, sizeof list - n, "%s%s", n ? ", " : "", kind_name(*a));
    return siege_wrong(r, "'%s' takes %s: %s.", siege_op[op].name, list, what);
}

static bool next_is_cost(const SiegeReader *r)
{
    static const char cost[] = "cost(";
    return (size_t)(r->end - r->at) >= sizeof cost - 1 && memcmp(r->at, cost, sizeof cost - 1) == 0;
}

static bool read_arguments(SiegeReader *r, SiegeOp op, int depth)
{
    const char *want = siege_op[op].arguments;
    if (!take(r, '('))
        return !*want || wrong_arguments(r, op, "there are none");
    if (!*want)
        return wrong_arguments(r, op, "there are parentheses");
    for (int count = 0; *want; want += want[1] == '+' || want[1] == '?' ? 2 : 1) {
        if (want[1] == '?' && !next_is_cost(r))
            continue;
        do {
            if (at(r, ')') || (count > 0 && !at(r, ',') && r->at < r->end))
                return wrong_arguments(r, op, "there are too few");
            if (count++ > 0 && !take(r, ','))
                return siege_wrong(r, "The parenthesis of '%s' is not closed.", siege_op[op].name);
            r->with += op == DO_WITH && count == 2;
            if (!read_term(r, *want, depth + 1))
                return false;
        } while (want[1] == '+' && at(r, ','));
    }
    if (at(r, ','))
        return wrong_arguments(r, op, "there are too many");
    return take(r, ')') || siege_wrong(r, "The parenthesis of '%s' is not closed.", siege_op[op].name);
}

static bool read_operation(SiegeReader *r, const char *name, size_t n, char kind, int depth)
{
    SiegeReader before = *r;
    SiegeOp op = find_op(name, n, kind == 'Z' ? 'N' : kind);
    int shown = n < NAME_SHOWN ? (int)n : NAME_SHOWN;
    if (op == OP_NONE && find_op(name, n, 0) == OP_NONE)
        return siege_wrong(r, "'%.*s' is no word of the vocabulary.", shown, name);
    if (op == OP_NONE)
        return siege_wrong(r, "'%.*s' cannot stand here: %s is wanted.", shown, name, kind_name(kind));
    if (!in_place(r, op))
        return false;
    if (kind == 'A' || kind == 'Q')
        r->ability = op;
    r->elsewhere = r->elsewhere || op == DO_SALVAGE || op == MOD_CHEAPER || op == RULE_LEAST || op == RULE_MOST;
    uint16_t head = r->set->nterms;
    if (!put_word(r, 0) || !read_arguments(r, op, depth))
        return false;
    int words = r->set->nterms - head - 1;
    if (words > TERM_WORDS_MOST)
        return siege_wrong(r, "This ability is too long: %d words, %d are the most.", words, TERM_WORDS_MOST);
    r->set->term[head] = term_head(op, words);
    r->with = before.with;
    r->elsewhere = before.elsewhere;
    r->ability = before.ability;
    return true;
}

static bool read_term(SiegeReader *r, char kind, int depth)
{
    const char *name = r->at;
    if (depth > DEPTH_MOST)
        return siege_wrong(r, "Parentheses stand too deep in each other: %d are the most.", DEPTH_MOST);
    if (at(r, '-') || (r->at < r->end && isdigit((unsigned char)*r->at)))
        return read_number(r, kind);
    while (r->at < r->end && (islower((unsigned char)*r->at) || isdigit((unsigned char)*r->at) || *r->at == '_'))
        r->at++;
    size_t n = (size_t)(r->at - name);
    if (n == 0 && name == r->end)
        return siege_wrong(r, "The line ends where %s is wanted.", kind_name(kind));
    if (n == 0)
        return siege_wrong(r, "'%c' stands where %s is wanted.", isprint((unsigned char)*name) ? *name : '?',
                           kind_name(kind));
    return kind == 'W' ? read_card_id(r, name, n) : read_operation(r, name, n, kind, depth);
}

static bool read_whole_term(SiegeReader *r, char kind)
{
    r->with = 0;
    r->elsewhere = false;
    r->ability = OP_NONE;
    if (!read_term(r, kind, 0))
        return false;
    return r->at == r->end || siege_wrong(r, "Something stands behind the end of the term: '%.*s'.",
                                          (int)(r->end - r->at < NAME_SHOWN ? r->end - r->at : NAME_SHOWN), r->at);
}

/* It touches no value of anybody, under whatever condition. */
static bool is_cheaper(const Term *mod)
{
    while (term_op(mod) == MOD_WHILE)
        mod = term_next(mod + 1);
    return term_op(mod) == MOD_CHEAPER;
}

/* What is found quickly on the card itself, because it is asked for all the time. */
static void digest_ability(SiegeCard *c, const Term *ability)
{
    const SiegeOp kind = term_op(ability), inner = term_op(siege_unquick(ability));
    if (kind < ABILITY_PLAY || kind > ABILITY_QUICK || inner < ABILITY_PLAY || inner > ABILITY_QUICK)
        return;
    c->has |= 1u << (kind - ABILITY_PLAY) | 1u << (inner - ABILITY_PLAY);
    if (term_op(ability) != ABILITY_STATIC)
        return;
    for (const Term *mod = ability + 1, *end = term_next(ability); mod < end; mod = term_next(mod)) {
        SiegeOp op = term_op(mod);
        if (op >= KEY_TRAMPLE && op < KEY_ARMOR)
            c->keys |= (uint16_t)(1u << (op - KEY_TRAMPLE));
        else if (op == MOD_ATTACK_IS_HEALTH)
            c->by_health = 1;
        else if (is_cheaper(mod))
            c->cheapens = 1;
        else
            c->modifies = 1;
    }
}

static bool read_ability(SiegeReader *r)
{
    SiegeCard *c = r->card;
    if (c->nbuild)
        return siege_wrong(r, "The deck rule comes after all abilities.");
    if (!c->nterms)
        c->terms = r->set->nterms;
    const Term *ability = r->set->term + r->set->nterms;
    if (!read_whole_term(r, 'A'))
        return false;
    c->nterms = (uint16_t)(r->set->nterms - c->terms);
    digest_ability(c, ability);
    return true;
}

static bool read_build(SiegeReader *r)
{
    SiegeCard *c = r->card;
    if (c->type != CARD_CASTLE || c->nbuild)
        return siege_wrong(r, "A castle has one deck rule, and other cards have none.");
    c->build = r->set->nterms;
    if (!read_whole_term(r, 'b'))
        return false;
    c->nbuild = (uint16_t)(r->set->nterms - c->build);
    return true;
}

/* ---- records ----------------------------------------------------------------------------------------------------- */

static bool read_text(SiegeReader *r, char *out, size_t room, const char *what)
{
    size_t n = (size_t)(r->end - r->at);
    if (n == 0 || n >= room || memchr(r->at, '\0', n))
        return siege_wrong(r, "The %s has between 1 and %zu bytes.", what, room - 1);
    if (out[0])
        return siege_wrong(r, "The %s is said twice.", what);
    memcpy(out, r->at, n);
    out[n] = '\0';
    return true;
}

/* The line begins with `key`: then the rest is what is read. */
static bool key_is(SiegeReader *r, const char *key)
{
    size_t n = strlen(key);
    if ((size_t)(r->end - r->at) < n || memcmp(r->at, key, n) != 0)
        return false;
    r->at += n;
    return true;
}

/* First reading: the ids of all cards, so that one may name another. */
static bool add_card(SiegeReader *r)
{
    SiegeSet *set = r->set;
    SiegeCard card = {.hero = NO_CARD};
    if (set->ncards >= SIEGE_CARDS_MOST)
        return siege_wrong(r, "These are more than %d cards.", SIEGE_CARDS_MOST);
    if (!read_text(r, card.word, sizeof card.word, "id of a card"))
        return false;
    for (const char *c = card.word; *c; c++)
        if (!isalnum((unsigned char)*c))
            return siege_wrong(r, "The id of a card has letters and digits only.");
    if (siege_find(set, card.word) != NO_CARD)
        return siege_wrong(r, "There are two cards '%s'.", card.word);
    set->card[set->ncards++] = card;
    return true;
}

static bool end_card(SiegeReader *r)
{
    SiegeCard *c = r->card;
    int line = r->line;
    if (!c)
        return true;
    r->card = NULL;
    r->line = r->card_line;
    if (!c->name[0] || !c->type)
        return siege_wrong(r, "The card '%s' needs a line name: and a line stats:.", c->word);
    Status s = siege_check_card(r->set, c);
    if (s.code != 0)
        return siege_wrong_status(r, s);
    r->line = line;
    return true;
}

/* Second reading: everything else. */
static bool read_line_of_card(SiegeReader *r)
{
    SiegeCard *c = r->card;
    if (key_is(r, "name: "))
        return read_text(r, c->name, sizeof c->name, "name");
    if (key_is(r, "flavour: "))
        return read_text(r, c->flavour, sizeof c->flavour, "flavour");
    if (key_is(r, "text: ") || key_is(r, "back: ") || key_is(r, "art: "))
        return true;
    if (key_is(r, "stats: "))
        return siege_read_stats(r);
    if (!c->type)
        return siege_wrong(r, "A card begins with the lines name: and stats:.");
    if (key_is(r, "ab: "))
        return read_ability(r);
    if (key_is(r, "build: "))
        return read_build(r);
    return siege_wrong(r, "No line of a card begins with '%.*s'.",
                       (int)(r->end - r->at < NAME_SHOWN ? r->end - r->at : NAME_SHOWN), r->at);
}

static bool read_line(SiegeReader *r, bool first)
{
    bool begins = key_is(r, "card ");
    if (first)
        return !begins || add_card(r);
    if (r->at == r->end || begins) {
        if (!end_card(r) || !begins)
            return r->status.code == 0;
        r->card = &r->set->card[r->next_card++];
        r->card_line = r->line;
        return true;
    }
    return r->card ? read_line_of_card(r) : siege_wrong(r, "A record begins with a line 'card ID'.");
}

/* Goes through the blocks of the text once. */
static bool read_blocks(SiegeReader *r, const char *text, size_t n, bool first)
{
    bool inside = false;
    const char *stop = text + n;
    for (r->line = 1; text < stop; r->line++) {
        const char *line = text, *newline = memchr(text, '\n', (size_t)(stop - text));
        r->at = line;
        r->end = newline ? newline : stop;
        text = newline ? newline + 1 : stop;
        while (r->end > line && (r->end[-1] == ' ' || r->end[-1] == '\r'))
            r->end--;
        if (!inside) {
            inside = key_is(r, "```cards") && r->at == r->end;
        } else if (key_is(r, "```")) {
            inside = false;
            if (!end_card(r))
                return false;
        } else if (!read_line(r, first)) {
            return false;
        }
    }
    return !inside || siege_wrong(r, "The last block of cards is not closed.");
}

Status siege_compile(SiegeSet *set, const char *text, size_t n, const char *file)
{
    uint16_t ncards = set->ncards, nterms = set->nterms;
    SiegeReader r = {.set = set, .file = file, .next_card = ncards, .status = status_ok()};
    if (!read_blocks(&r, text, n, true) || !read_blocks(&r, text, n, false)) {
        set->ncards = ncards;
        set->nterms = nterms;
    }
    return r.status;
}

Status siege_compile_ability(SiegeSet *set, uint16_t card, const char *term)
{
    SiegeReader r = {
        .set = set, .card = &set->card[card], .at = term, .end = term + strlen(term), .status = status_ok()};
    SiegeCard before = *r.card;
    uint16_t nterms = set->nterms;
    bool room = true;
    if (before.nterms && before.terms + before.nterms != nterms) { /* another card came between: they move behind it */
        r.card->terms = nterms;
        for (uint16_t i = 0; i < before.nterms && room; i++)
            room = put_word(&r, set->term[before.terms + i]);
    }
    if (!room || !read_ability(&r)) {
        *r.card = before;
        set->nterms = nterms;
    }
    return r.status;
}
