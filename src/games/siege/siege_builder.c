/* SPDX-License-Identifier: MIT
 * Siege: what the deck builder knows (siege_builder.h). */
#include "games/siege/siege_builder.h"

#include <stdio.h>
#include <string.h>

#include "base/plain.h"
#include "core/say.h"
#include "games/siege/siege_int.h"
#include "games/siege/siege_print.h"

int siege_deck_size(const SiegeDeck *deck)
{
    int n = 0;
    for (int def = 1; def < siege_ndefs(); def++)
        n += deck->n[def];
    return n;
}

bool siege_in_decks(DefId def)
{
    if (def == 0 || def >= siege_ndefs() || def >= DECK_DEFS)
        return false;
    const SiegeCard *c = siege_card(def);
    return c->type >= CARD_ALLY && c->type <= CARD_ATTACHMENT;
}

int siege_copies_most(DefId def) /* SH-11.15 */
{
    int rarity = siege_card(def)->rarity;
    return rarity == RARITY_COMMON ? 3 : rarity == RARITY_RARE ? 2 : 1;
}

int siege_copies_left(const SiegeDeck *deck, const SiegeDeck *others, DefId def)
{
    int left = siege_copies_most(def) - deck->n[def] - (others ? others->n[def] : 0);
    return left > 0 ? left : 0;
}

void siege_say_copies(const SiegeDeck *deck, const SiegeDeck *others, DefId def, char *out, size_t n)
{
    int left = siege_copies_left(deck, others, def), there = others ? others->n[def] : 0;
    say(out, n, SAY("{none:No copy is|{left:1 copy is|{left} copies are}} left.{partner: Your partner has {n}.|}"),
        say_is("none", left == 0), say_n("left", left), say_is("partner", there > 0), say_n("n", there));
}

/* ---- the check list ------------------------------------------------------------------------------------------------ */

static const Term *build_of(int castle)
{
    DefId def = siege_castle(castle);
    return def && siege_card(def)->nbuild ? siege_cards()->term + siege_card(def)->build : NULL;
}

void siege_castle_rule(int castle, char *out, size_t n)
{
    DefId def = siege_castle(castle);
    out[0] = '\0';
    if (def)
        (void)siege_print_back(siege_cards(), siege_card(def), out, n);
}

static void rule_words(const Term *t, SiegeDeckRule *r)
{
    int type = term_op(t + 1) == IS_ALLY ? 0 : term_op(t + 1) == IS_TOWER ? 1 : term_op(t + 1) == IS_SPELL ? 2 : 3;
    SayArg have = say_n("have", r->have), need = say_n("need", r->need), of = say_which("type", type);
    switch ((int)term_op(t)) {
    case RULE_SIZE:
        say(r->words, sizeof r->words, SAY("Exactly {need} cards: {have}"), need, have);
        break;
    case RULE_HERO:
        say(r->words, sizeof r->words, SAY("{held:{card} included|{card} missing}"), say_is("held", r->held),
            say_s("card", say_word(siege_card((DefId)(term_int(t + 1) + 1))->name)));
        break;
    case RULE_MAIN:
        say(r->words, sizeof r->words, SAY("At least {need} {colour:ember|tide|barrow} cards: {have}"), need, have,
            say_which("colour", (int)term_op(t + 1) - WORD_EMBER));
        break;
    case RULE_OTHERS:
        say(r->words, sizeof r->words, SAY("At most {need:1 other colour|{need} other colours}: {have}"), need, have);
        break;
    case RULE_LEAST:
        say(r->words, sizeof r->words, SAY("At least {need} {type:allies|towers|spells|attachments}: {have}"), need,
            have, of);
        break;
    case RULE_MOST:
        say(r->words, sizeof r->words, SAY("At most {need} {type:allies|towers|spells|attachments}: {have}"), need,
            have, of);
        break;
    case RULE_COLOURS:
        say(r->words, sizeof r->words, SAY("All {need} colours: {have}"), need, have);
        break;
    default:
        say(r->words, sizeof r->words, SAY("At most {need} cards of one colour: {have}"), need, have);
    }
}

static int siege_say_too_often(const SiegeDeck *deck, const SiegeDeck *others, char *out, size_t n);

int siege_deck_rules(const SiegeDeck *deck, const SiegeDeck *others, int castle, SiegeDeckRule out[DECK_RULES])
{
    int n = 0;
    char cards[sizeof out->words - 80];
    const Term *build = build_of(castle);
    for (const Term *t = build ? build + 1 : NULL; t && t < term_next(build) && n < DECK_RULES - 1; t = term_next(t)) {
        SiegeDeckRule *r = &out[n++];
        r->held = siege_rule_held(deck, build, t, &r->have, &r->need);
        rule_words(t, r);
    }
    int over = siege_say_too_often(deck, others, cards, sizeof cards);
    out[n] = (SiegeDeckRule){.held = over == 0, .have = over};
    say(out[n].words, sizeof out[n].words,
        SAY("{held:No more copies than allowed{team: in the team’s decks|}|Too many copies{team: in the team’s "
            "decks|}: {cards}}"),
        say_is("held", over == 0), say_s("cards", cards), say_is("team", others != NULL));
    return n + 1;
}

bool siege_deck_holds(const SiegeDeck *deck, const SiegeDeck *others, int castle)
{
    SiegeDeckRule rule[DECK_RULES];
    bool held = true;
    for (int i = siege_deck_rules(deck, others, castle, rule) - 1; i >= 0; i--)
        held = held && rule[i].held;
    return held;
}

/* ---- filling up ---------------------------------------------------------------------------------------------------- */

enum { CURVE = 7 };
static const uint8_t curve[CURVE] = {0, 9, 12, 10, 4, 3, 2}; /* as the ready-made decks have it */
static const uint8_t kinds[] = {[CARD_ALLY] = 24, [CARD_TOWER] = 5, [CARD_SPELL] = 8, [CARD_ATTACHMENT] = 3};

typedef struct {
    int missing; /* cards that rules with a least number still ask for, a card counted for each */
    bool broken; /* a rule with a most number is broken: more cards cannot mend it */
    int main;    /* the castle's colour, or COLOUR_NONE */
} Needs;

static Needs needs_of(const SiegeDeck *deck, int castle)
{
    Needs needs = {0};
    const Term *build = build_of(castle);
    for (const Term *t = build ? build + 1 : NULL; t && t < term_next(build); t = term_next(t)) {
        int have, need;
        bool held = siege_rule_held(deck, build, t, &have, &need);
        SiegeOp op = term_op(t);
        if (op == RULE_MAIN)
            needs.main = COLOUR_EMBER + (int)(term_op(t + 1) - WORD_EMBER);
        if (op == RULE_MOST || op == RULE_MOST_COLOUR || op == RULE_OTHERS)
            needs.broken = needs.broken || !held;
        else if (op != RULE_SIZE && have < need)
            needs.missing += need - have;
    }
    return needs;
}

static int worth(const SiegeDeck *deck, const Needs *needs, DefId def)
{
    const SiegeCard *c = siege_card(def);
    int cost = c->cost < CURVE ? c->cost : CURVE - 1, at_cost = 0, of_kind = 0;
    for (DefId d = 1; d < siege_ndefs(); d++) {
        if (!siege_in_decks(d) || !deck->n[d])
            continue;
        const SiegeCard *other = siege_card(d);
        at_cost += (other->cost < CURVE ? other->cost : CURVE - 1) == cost ? deck->n[d] : 0;
        of_kind += other->type == c->type ? deck->n[d] : 0;
    }
    int w = 12 * (curve[cost] - at_cost) + 10 * (kinds[c->type] - of_kind);
    w += c->rarity == RARITY_MYTHIC ? 60 : c->rarity == RARITY_LEGENDARY ? 45 : c->rarity == RARITY_RARE ? 20 : 0;
    return w + (c->colour == needs->main ? 40 : 0) + (deck->n[def] ? 6 : 0);
}

/* The best card that breaks nothing and leaves room for what is still asked for; 0: there is none. */
static DefId next_card(SiegeDeck *deck, const SiegeDeck *others, int castle)
{
    DefId best = 0;
    int most = 0, room = DECK_CARDS_WANTED - siege_deck_size(deck);
    Needs now = needs_of(deck, castle);
    for (DefId def = 1; def < siege_ndefs(); def++) {
        if (!siege_in_decks(def) || siege_copies_left(deck, others, def) == 0)
            continue;
        int w = worth(deck, &now, def);
        deck->n[def]++;
        Needs then = needs_of(deck, castle);
        deck->n[def]--;
        if (then.broken)
            continue;
        if (now.missing >= room || siege_card(def)->class == CLASS_HERO)
            w += 10000 * (now.missing - then.missing);
        if (!best || w > most) {
            best = def;
            most = w;
        }
    }
    return best;
}

bool siege_deck_fill(SiegeDeck *deck, const SiegeDeck *others, int castle)
{
    DefId def;
    while (siege_deck_size(deck) < DECK_CARDS_WANTED && (def = next_card(deck, others, castle)) != 0)
        deck->n[def]++;
    return siege_deck_holds(deck, others, castle);
}

bool siege_deck_ready(int i, SiegeList *out)
{
    static const char *const name[CASTLES] = {N_("The Long Chimney"), N_("Four Furnaces"),   N_("Knives in the Fog"),
                                              N_("Nine Lanterns"),    N_("The Night Watch"), N_("Wax and Water")};
    if (i < 0 || i >= CASTLES || siege_castle(i) == 0)
        return false;
    *out = (SiegeList){.castle = (uint8_t)i};
    (void)snprintf(out->name, sizeof out->name, "%s", say_word(name[i]));
    return siege_deck_fill(&out->cards, NULL, i);
}

/* ---- what it lacks ------------------------------------------------------------------------------------------------- */

static bool does(const SiegeCard *c, SiegeOp op)
{
    const Term *end = siege_cards()->term + c->terms + c->nterms;
    for (const Term *t = siege_cards()->term + c->terms; t < end; t++)
        if (term_op(t) == op)
            return true;
    return false;
}

int siege_deck_notes(const SiegeDeck *deck, char out[DECK_NOTES][160])
{
    int n = 0, size = siege_deck_size(deck), allies = 0, cheap = 0, dear = 0, towers = 0, draws = 0, door = 0;
    for (DefId def = 1; def < siege_ndefs(); def++) {
        if (!siege_in_decks(def) || !deck->n[def])
            continue;
        const SiegeCard *c = siege_card(def);
        allies += c->type == CARD_ALLY ? deck->n[def] : 0;
        towers += c->type == CARD_TOWER ? deck->n[def] : 0;
        cheap += c->cost <= 2 ? deck->n[def] : 0;
        dear += c->cost >= 5 ? deck->n[def] : 0;
        draws += does(c, DO_DRAW) || does(c, DO_STUDY) ? deck->n[def] : 0;
        door += does(c, DO_ASSAULT) || does(c, DO_GUERRILLA) ? deck->n[def] : 0;
    }
    if (size < DECK_CARDS_WANTED / 2)
        return 0;
    if (allies < size * 45 / 100)
        say(out[n++], sizeof out[0], SAY("Few allies ({n}): monsters get through lanes without one."),
            say_n("n", allies));
    if (cheap < size * 35 / 100)
        say(out[n++], sizeof out[0], SAY("Few cards for 1 or 2 mana ({n}): expect slow first turns."),
            say_n("n", cheap));
    if (dear > size / 5)
        say(out[n++], sizeof out[0], SAY("Many cards for 5 mana or more ({n}): your hand will clog."),
            say_n("n", dear));
    if (towers == 0)
        say(out[n++], sizeof out[0], SAY("No towers."));
    if (draws == 0)
        say(out[n++], sizeof out[0], SAY("Nothing draws cards."));
    if (door == 0)
        say(out[n++], sizeof out[0], SAY("No Assault or Guerrilla: only allies in open lanes reach the portal."));
    return n;
}

/* ---- as text ------------------------------------------------------------------------------------------------------- */

void siege_deck_write(const SiegeList *list, Buf *out)
{
    buf_add(out, "Horde Hall deck\n");
    if (list->name[0])
        buf_printf(out, "name: %s\n", list->name);
    if (siege_castle(list->castle))
        buf_printf(out, "castle: %s\n", siege_card(siege_castle(list->castle))->name);
    for (int cost = 0; cost < 100; cost++)
        for (DefId def = 1; def < siege_ndefs(); def++)
            if (siege_in_decks(def) && list->cards.n[def] && siege_card(def)->cost == cost)
                buf_printf(out, "%d %s\n", list->cards.n[def], siege_card(def)->name);
}

/* As far as it is read alike: small letters, the straight apostrophe. */
static void fold(const char *from, size_t n, char *out, size_t room)
{
    size_t k = 0;
    for (size_t i = 0; i < n && k + 1 < room; i++) {
        if (n - i >= 3 && memcmp(from + i, "\xE2\x80\x99", 3) == 0) {
            out[k++] = '\'';
            i += 2;
        } else {
            out[k++] = (char)(from[i] >= 'A' && from[i] <= 'Z' ? from[i] + 'a' - 'A' : from[i]);
        }
    }
    out[k] = '\0';
}

/* 0: no card is called so. type 0: any of the alliance's decks. */
static DefId card_called(const char *text, size_t n, int type)
{
    char wanted[80], name[80];
    fold(text, n, wanted, sizeof wanted);
    if (n >= sizeof wanted)
        return 0;
    for (DefId def = 1; def < siege_ndefs(); def++) {
        const SiegeCard *c = siege_card(def);
        if (type ? c->type != type : !siege_in_decks(def))
            continue;
        fold(c->name, strlen(c->name), name, sizeof name);
        if (strcmp(wanted, name) == 0 || strcmp(wanted, c->word) == 0)
            return def;
    }
    return 0;
}

/* How long the character is that stands there; 0: none that a name or a sentence has. */
static size_t letter(const char *p, size_t n)
{
    size_t len = str_letter(p, n);
    return len > 3 || (len == 1 && strchr("*[]", *p)) ? 0 : len;
}

/* What can be shown of it, in whole characters. */
static void plain(const char *from, size_t n, char *out, size_t room)
{
    size_t k = 0; /* no space at its ends */
    for (size_t i = 0; i < n;) {
        size_t len = letter(from + i, n - i);
        if (len && k + len >= room)
            break;
        if (k || from[i] != ' ') {
            memcpy(out + k, from + i, len);
            k += len;
        }
        i += len ? len : 1;
    }
    while (k && out[k - 1] == ' ')
        k--;
    out[k] = '\0';
}

typedef struct {
    const char *file;
    int line;
    SiegeList list;
} Reader;

static Status wrong(const Reader *r, const char *template, const char *text, size_t n, int most)
{
    char why[SENTENCE_MAX], shown[60];
    plain(text, n, shown, sizeof shown);
    say(why, sizeof why, SAY_TABLE(template), say_s("text", shown), say_n("n", most));
    return say_status(1, SAY("{file:{file}, line {line}: {why}|Line {line}: {why}}"), say_s("file", r->file),
                      say_n("line", r->line), say_s("why", why));
}

static bool begins(const char *text, size_t n, const char *with, size_t *after)
{
    size_t len = strlen(with);
    char small[16];
    fold(text, n < len ? n : len, small, sizeof small);
    *after = len;
    while (*after < n && text[*after] == ' ')
        ++*after;
    return n >= len && strcmp(small, with) == 0;
}

static Status read_card(Reader *r, const char *text, size_t n)
{
    int count = 0;
    size_t at = 0;
    for (; at < n && text[at] >= '0' && text[at] <= '9'; at++)
        count = count < 1000 ? 10 * count + (text[at] - '0') : count;
    bool counted = at > 0 && at < n && (text[at] == ' ' || text[at] == 'x' || text[at] == 'X' || text[at] == '\xC3');
    if (counted && n - at >= 2 && memcmp(text + at, "\xC3\x97", 2) == 0) /* the sign of multiplication */
        at += 2;
    else if (counted && text[at] != ' ')
        at++;
    while (counted && at < n && text[at] == ' ')
        at++;
    if (!counted)
        at = 0;
    DefId def = card_called(text + at, n - at, 0);
    count = counted ? count : 1;
    if (!def)
        return wrong(r, N_("no alliance card is called \u201c{text}\u201d."), text + at, n - at, 0);
    if (r->list.cards.n[def])
        return wrong(r, N_("\u201c{text}\u201d is listed twice."), text + at, n - at, 0);
    if (count < 1 || count > siege_copies_most(def))
        return wrong(r, N_("a deck can have {n:only 1 copy|1 to {n} copies} of \u201c{text}\u201d."), text + at, n - at,
                     siege_copies_most(def));
    r->list.cards.n[def] = (uint8_t)count;
    return status_ok();
}

static Status read_castle(Reader *r, const char *text, size_t n)
{
    DefId def = card_called(text, n, CARD_CASTLE);
    for (int i = 0; def && siege_castle(i); i++)
        if (siege_castle(i) == def) {
            r->list.castle = (uint8_t)i;
            return status_ok();
        }
    return wrong(r, N_("no castle is called \u201c{text}\u201d."), text, n, 0);
}

static Status read_line(Reader *r, const char *text, size_t n)
{
    size_t at;
    while (n && (*text == ' ' || *text == '\t')) {
        text++;
        n--;
    }
    while (n && (text[n - 1] == ' ' || text[n - 1] == '\t' || text[n - 1] == '\r'))
        n--;
    if (n == 0 || *text == '#' || (begins(text, n, "horde hall deck", &at) && at == n))
        return status_ok();
    if (begins(text, n, "castle:", &at))
        return read_castle(r, text + at, n - at);
    if (!begins(text, n, "name:", &at))
        return read_card(r, text, n);
    plain(text + at, n - at, r->list.name, sizeof r->list.name);
    return status_ok();
}

Status siege_deck_read(const char *text, size_t n, const char *file, SiegeList *out)
{
    Reader r = {.file = file};
    Status st = status_ok();
    if (n > DECK_TEXT_MOST)
        return say_status(1, SAY("{file:{file} is too long for a deck.|The text is too long for a deck.}"),
                          say_s("file", file));
    for (size_t at = 0; at < n && !st.code;) {
        const char *end = memchr(text + at, '\n', n - at);
        size_t len = end ? (size_t)(end - text) - at : n - at;
        r.line++;
        bool mark = at == 0 && len >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0; /* some editors begin files so */
        st = read_line(&r, text + at + (mark ? 3 : 0), len - (mark ? 3 : 0));
        at += len + 1;
    }
    if (!st.code && siege_deck_size(&r.list.cards) == 0)
        st = say_status(1, SAY("{file:No cards found in {file}.|No cards found in this text.}"), say_s("file", file));
    if (!st.code)
        *out = r.list;
    return st;
}

/* ---- into a game --------------------------------------------------------------------------------------------------- */

Status siege_deck_seat(const SiegeList *list, int seat, Setup *cfg)
{
    Setup with = *cfg;
    char why[SENTENCE_MAX];
    bool alone = siege_setup_allies(cfg) == 1 || !deck_given(cfg, 1 - seat);
    for (int def = 0; def < DECK_DEFS; def++)
        with.deck[seat][def] = list->cards.n[def];
    if (alone || siege_setup_fault(&with)) /* SH-11.14 */
        with.option[OPT_CASTLE] = list->castle;
    const char *fault = siege_setup_fault(&with);
    if (fault && siege_say_decks(&with, why, sizeof why))
        return status_error(1, "%s", why);
    if (fault)
        return status_error(1, "%s", say_word(fault));
    *cfg = with;
    return status_ok();
}

/* ---- why decks do not fit --------------------------------------------------------------------------------------- */
/* Siege: why decks that were brought do not go with the castle or with each other, and the way out, for the screen before a
 * game (siege_builder.h).  What is asked is what siege_setup_fault asks (siege_decks.c); here it is said with the names of
 * cards, castles and seats (docs/rules/siege.md SH-11.14 to SH-11.16). */

enum { NAMED = 3 }; /* so many cards are named, of the others how many they are */

/* ---- too many copies ------------------------------------------------------------------------------------------------ */

bool siege_too_often(const SiegeDeck *deck, const SiegeDeck *others, DefId def)
{
    return siege_in_decks(def) && deck->n[def] && deck->n[def] + (others ? others->n[def] : 0) > siege_copies_most(def);
}

/* Names the first of these cards and the number of others; returns how many there are. */
static int siege_say_too_often(const SiegeDeck *deck, const SiegeDeck *others, char *out, size_t n)
{
    const char *card[NAMED];
    int over = 0;
    for (DefId def = 1; def < siege_ndefs(); def++)
        if (siege_too_often(deck, others, def)) {
            if (over < NAMED)
                card[over] = say_word(siege_card(def)->name);
            over++;
        }
    int named = over < NAMED ? over : NAMED;
    say(out, n, SAY("{cards}{more: and {k} more|}"), say_list("cards", over > NAMED ? SAY_COMMA : SAY_AND, card, named),
        say_is("more", over > NAMED), say_n("k", over - named));
    return over;
}

/* ---- castles -------------------------------------------------------------------------------------------------------- */

/* Bits of the castles whose rule it obeys; how often cards are in it is another question. */
static unsigned castles_of(const SiegeDeck *deck)
{
    unsigned set = 0;
    SiegeDeckRule rule[DECK_RULES];
    for (int castle = 0; siege_castle(castle); castle++) {
        bool held = true;
        for (int i = siege_deck_rules(deck, NULL, castle, rule) - 2; i >= 0; i--)
            held = held && rule[i].held;
        set |= held ? 1u << castle : 0;
    }
    return set;
}

static const char *castle_name(int castle)
{
    return say_word(siege_card(siege_castle(castle))->name);
}

static int names_of(unsigned set, const char *name[CASTLES])
{
    int n = 0;
    for (int i = 0; i < CASTLES; i++)
        if (set >> i & 1)
            name[n++] = castle_name(i);
    return n;
}

/* The first rules that it breaks, a sentence each. */
static int broken_rules(const SiegeDeck *deck, int castle, char said[NAMED][400], const char *line[NAMED])
{
    SiegeDeckRule rule[DECK_RULES];
    int k = siege_deck_rules(deck, NULL, castle, rule), n = 0;
    for (int i = 0; i < k && n < NAMED; i++)
        if (!rule[i].held) {
            say(said[n], sizeof said[n], SAY("{rule}."), say_s("rule", rule[i].words));
            line[n] = said[n];
            n++;
        }
    return n;
}

static void say_not_its_castle(const Setup *cfg, int seat, const SiegeDeck *deck, unsigned fits, char *out, size_t n)
{
    int castle = cfg->option[OPT_CASTLE];
    char said[NAMED][400];
    const char *line[NAMED], *name[CASTLES];
    int nlines = broken_rules(deck, castle, said, line);
    say(out, n,
        SAY("{name}\u2019s deck breaks the rule of {castle} (SH-11.14). {broken} {fits:Choose {castles}, for which it "
            "was built, or another deck.|Change it, or choose another deck.}"),
        say_s("name", cfg->name[seat]), say_s("castle", castle_name(castle)),
        say_list("broken", SAY_LINES, line, nlines), say_is("fits", fits != 0),
        say_list("castles", SAY_OR, name, names_of(fits, name)));
}

static void say_two_castles(const Setup *cfg, const unsigned fits[ALLIES_MOST], char *out, size_t n)
{
    const char *a[CASTLES], *b[CASTLES];
    say(out, n,
        SAY("{a}\u2019s deck is built for {as}, {b}\u2019s for {bs}. They need two different castles, one of them the "
            "one in play (SH-11.14)."),
        say_s("a", cfg->name[0]), say_list("as", SAY_OR, a, names_of(fits[0], a)), say_s("b", cfg->name[1]),
        say_list("bs", SAY_OR, b, names_of(fits[1], b)));
}

bool siege_say_decks(const Setup *cfg, char *out, size_t n)
{
    int allies = siege_setup_allies(cfg);
    SiegeDeck deck[ALLIES_MOST];
    unsigned fits[ALLIES_MOST] = {0};
    bool brought = false;
    char cards[SENTENCE_MAX / 2];
    for (int seat = 0; seat < allies; seat++) {
        bool given = deck_given(cfg, seat);
        deck[seat] = siege_deck(cfg, seat);
        fits[seat] = given ? castles_of(&deck[seat]) : (1u << CASTLES) - 1; /* SH-11.17 */
        brought = brought || given;
    }
    if (!brought || !siege_setup_fault(cfg) || cfg->option[OPT_FEAT] == FEAT_CROOKED_DECK)
        return false;
    for (int seat = 0; seat < allies; seat++)
        if (fits[seat] == 0 || (allies == 1 && !(fits[seat] >> cfg->option[OPT_CASTLE] & 1))) {
            say_not_its_castle(cfg, seat, &deck[seat], fits[seat], out, n);
            return true;
        }
    int over = siege_say_too_often(&deck[0], allies > 1 ? &deck[1] : NULL, cards, sizeof cards);
    if (over > 0) {
        say(out, n,
            SAY("Too many copies in {team:the team\u2019s decks together|the deck}: {cards} (SH-11.15). Choose another "
                "deck, or change one."),
            say_is("team", allies > 1), say_s("cards", cards));
        return true;
    }
    bool shared = allies > 1 && !siege_castles_suit(cfg);
    if (shared)
        say_two_castles(cfg, fits, out, n);
    return shared;
}
