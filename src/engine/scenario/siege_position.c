/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the position of a scenario.  Its lines may come in any order and may be given again, so they are
 * kept in words until the table is built; then each kind of line finds what the ones before it have laid there. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "engine/scenario/siege.h"
#include "games/siege/cards/siege_compile.h"

enum { FILLERS = 30, SKELETONS = 6 };

/* ---- lines are kept ------------------------------------------------------------------------------------------------ */

bool siege_late(const Scenario *t)
{
    return t->story >= 0 && t->next > t->story;
}

/* From the word `from` on. many: lines with the same key stand beside each other, unless they follow `again`. */
static Status keep_line(Scenario *t, const Statement *stmt, const char *key, int from, bool many)
{
    SiegeBlock *b = siege_block(t);
    bool late = siege_late(t);
    int n = 0;
    for (int i = 0; i < b->nlines; i++) {
        const PositionLine *l = &b->line[i];
        if (strcmp(l->key, key) != 0 || (many && l->late == late))
            b->line[n++] = *l;
    }
    b->nlines = n;
    if (n == BLOCK_LINES)
        return statement_unreadable(stmt, "the position has too many lines");
    char text[STATEMENT_TEXT];
    statement_join(stmt, from, stmt->n, text);
    PositionLine *l = &b->line[b->nlines++];
    *l = (PositionLine){.late = late, .text = siege_keep(b, text)};
    (void)snprintf(l->key, sizeof l->key, "%s", key);
    return l->text ? status_ok() : statement_unreadable(stmt, "the block is too long");
}

/* One row for each kind: what stands behind the word is read when the table is built. */
Status siege_read_line(Scenario *t, Statement *stmt)
{
    char key[LIST_WORD + LIST_WORD];
    const char *word = stmt->word[0], *second = statement_word(stmt, 1);
    if (stmt->n < 2 || (strcmp(word, "ask") == 0 && (stmt->n > 2 || strcmp(second, "draws") != 0)))
        return statement_unreadable(stmt, "what?");
    if (strcmp(word, "attach") == 0) {
        (void)snprintf(key, sizeof key, "attach %.23s", second);
        return keep_line(t, stmt, key, 1, true);
    }
    if (strcmp(word, "mana") == 0) {
        (void)snprintf(key, sizeof key, "mana %.23s", stmt->n > 2 ? second : "P1");
        return keep_line(t, stmt, key, stmt->n - 1, false);
    }
    return keep_line(t, stmt, word, 1, false);
}

/* "hand P2 LIST": kept by the word of the place. */
Status siege_read_zone(Scenario *t, Statement *stmt)
{
    int at = 0;
    PlaceId place = siege_zone(stmt, &at);
    return at < stmt->n ? keep_line(t, stmt, siege_game.place[place].word, at, false)
                        : statement_unreadable(stmt, "what?");
}

/* ---- descriptions where a card stands ------------------------------------------------------------------------------ */

/* How many words of STATE begin there; 0: they describe the card. */
static int state_words(const Statement *stmt, int at)
{
    static const char *const alone[] = {"exhausted", "collapsed", "hidden", "flipped", "challenging", NULL};
    static const char *const with_more[] = {"health", "wound", "attack", "weaken", "turned", "of", NULL};
    for (int i = 0; alone[i]; i++)
        if (statement_is(stmt, at, alone[i]))
            return 1;
    for (int i = 0; with_more[i]; i++)
        if (statement_is(stmt, at, with_more[i]))
            return 2;
    return 0;
}

/* Words from..to: what describes the card goes to `text`, the rest stays, behind `from`. Returns how many stay. */
static int split_words(const Statement *stmt, int from, int to, Statement *stay, char text[STATEMENT_TEXT])
{
    text[0] = '\0';
    int before = stay->n;
    for (int i = from; i < to;) {
        int n = state_words(stmt, i);
        if (n == 0)
            str_add(text, STATEMENT_TEXT, *text ? " %s" : "%s", stmt->word[i++]);
        for (; n > 0 && i < to; n--)
            stay->word[stay->n++] = stmt->word[i++];
    }
    return stay->n - before;
}

/* "NAME words.. STATE.." of one half of a lane. */
static Status read_half(Scenario *t, const Statement *stmt, int from, int to, bool upper, Statement *stay)
{
    char text[STATEMENT_TEXT];
    SiegeBlock *b = siege_block(t);
    if (from == to)
        return statement_unreadable(stmt, "lane N: UPPER / LOWER");
    stay->word[stay->n++] = stmt->word[from];
    if (upper && statement_is(stmt, from, "minion") && from + 1 < to)
        stay->word[stay->n++] = stmt->word[++from];
    split_words(stmt, from + 1, to, stay, text);
    if (!*text)
        return status_ok();
    if (!siege_is_card_name(stmt->word[from]))
        return statement_unreadable(stmt, "only a card with a name of its own is described");
    return siege_describe_card(b, stmt->word[from], upper ? CARD_MONSTER : CARD_ALLY, siege_late(t), text);
}

Status siege_read_lane(Scenario *t, Statement *stmt)
{
    char key[LIST_WORD];
    int lane, slash;
    if (!siege_cut_lane(stmt, 1, &lane, &slash))
        return statement_unreadable(stmt, "lane N: UPPER / LOWER");
    Statement stay = {0};
    stay.word[stay.n++] = stmt->word[1];
    Status result = read_half(t, stmt, 2, slash, true, &stay);
    stay.word[stay.n++] = stmt->word[slash];
    if (!result.code)
        result = read_half(t, stmt, slash + 1, stmt->n, false, &stay);
    (void)snprintf(key, sizeof key, "lane %d", lane);
    return result.code ? result : keep_line(t, &stay, key, 0, false);
}

/* "castle 20 TERM.. STATE..", "portal NAME STATE..", "next portal ..": kept as the name of a card and STATE. */
Status siege_read_castle(Scenario *t, Statement *stmt)
{
    SiegeBlock *b = siege_block(t);
    bool next = statement_is(stmt, 0, "next"), castle = statement_is(stmt, 0, "castle");
    int at = next ? 2 : 1, health;
    char name[CARD_WORD_MOST], words[STATEMENT_TEXT], text[STATEMENT_TEXT + 64];
    const char *key = next ? "next" : castle ? "castle" : "portal";
    if ((next && !statement_is(stmt, 1, "portal")) || stmt->n <= at)
        return statement_unreadable(stmt, "a number or a name");
    Statement stay = {0};
    if (!statement_number(stmt->word[at], &health)) {
        for (; at < stmt->n; at++)
            stay.word[stay.n++] = stmt->word[at];
        return keep_line(t, &stay, key, 0, next);
    }
    if (next)
        (void)snprintf(name, sizeof name, "next%d", ++b->nnext);
    else
        (void)snprintf(name, sizeof name, "%s", key);
    stay.word[stay.n++] = name;
    split_words(stmt, at + 1, stmt->n, &stay, words);
    (void)snprintf(text, sizeof text, "health %d%s %s", health, castle ? "" : " waves 1 1 1 1", words);
    Status result = siege_describe_card(b, name, castle ? CARD_CASTLE : CARD_PORTAL, siege_late(t), text);
    return result.code ? result : keep_line(t, &stay, key, 0, next);
}

/* ---- seats and options --------------------------------------------------------------------------------------------- */

Status siege_read_mode(Scenario *t, Statement *stmt)
{
    int n = 0;
    bool versus = statement_is(stmt, 1, "versus") && stmt->n == 3 && statement_number(stmt->word[2], &n);
    bool coop = statement_is(stmt, 1, "coop") && stmt->n == 2, solo = statement_is(stmt, 1, "solo") && stmt->n == 2;
    if (!solo && !coop && !(versus && n >= 1 && n <= ALLIES_MOST))
        return statement_unreadable(stmt, "solo, coop, versus 1 or versus 2");
    int allies = versus ? n : coop ? 2 : 1;
    t->cfg.nseats = (uint8_t)(allies + versus);
    t->cfg.option[OPT_HORDE] = versus;
    for (int seat = 0; seat < allies; seat++)
        (void)snprintf(t->cfg.name[seat], SEAT_NAME_MAX, "P%d", seat + 1);
    if (versus)
        (void)snprintf(t->cfg.name[allies], SEAT_NAME_MAX, "H");
    return status_ok();
}

/* ---- pieces -------------------------------------------------------------------------------------------------------- */

typedef struct {
    Scenario *t;
    SiegeBlock *b;
    const Game *g;
    State *s;
} Build;

static Status wrong(const char *why, const char *word)
{
    return status_error(SCENARIO_UNREADABLE, "'%s': %s", word, why);
}

static const SiegeCard *card_of(const Build *u, int def)
{
    return &u->b->set.card[def - 1];
}

static bool is_outsider(const SiegeCard *c)
{
    return c->type == CARD_OUTSIDER;
}

static bool in_horde_deck(const SiegeCard *c)
{
    return c->type >= CARD_MONSTER && c->type <= CARD_HORDE_ATTACHMENT;
}

static bool in_alliance_deck(const SiegeCard *c)
{
    return c->type >= CARD_ALLY && c->type <= CARD_ATTACHMENT;
}

/* seat: whose card of the alliance it is. */
static Status put(Build *u, int def, PlaceId at, int seat, PieceId *out)
{
    const SiegeCard *c = card_of(u, def);
    if (u->s->npieces >= PIECE_MAX - 1)
        return wrong("there are too many cards", c->word);
    PieceId p = table_add(u->s, u->g, (DefId)def, at);
    bool tier_2 = u->s->option[OPT_TIERS] && (at == PLACE_HORDE_DECK_2 || (at != PLACE_HORDE_DECK && c->tier == 2));
    if (in_horde_deck(c))
        table_pool(u->s, p, tier_2 ? POOL_HORDE_2 : POOL_HORDE);
    else if (in_alliance_deck(c))
        table_pool(u->s, p, (uint8_t)(POOL_DECK_0 + seat));
    table_own(u->s, p, in_alliance_deck(c) || c->type == CARD_SKELETON ? (uint8_t)seat : NO_SEAT);
    if (out)
        *out = p;
    return status_ok();
}

/* filler: what a list that ends in "..." goes on with, or NULL. */
static Status put_list(Build *u, const Statement *stmt, PlaceId at, int seat, bool (*fits)(const SiegeCard *),
                       const char *filler)
{
    CardList list;
    bool more = filler && statement_is(stmt, stmt->n - 1, "...");
    if (!siege_read_list(u->b, stmt, 0, stmt->n - more, &list))
        return wrong("no list of cards, 3*Page Ann", statement_word(stmt, 0));
    for (int i = 0; more && i < FILLERS && list.n < PIECE_MAX; i++)
        list.def[list.n++] = (DefId)siege_def(u->b, filler);
    Status result = status_ok();
    for (int i = 0; i < list.n && !result.code; i++)
        result = fits(card_of(u, list.def[i]))
                     ? put(u, list.def[i], at, seat, NULL)
                     : wrong("a card of that type does not lie there", card_of(u, list.def[i])->word);
    return result;
}

static const PositionLine *line_of(const Build *u, const char *key)
{
    for (int i = 0; i < u->b->nlines; i++)
        if (strcmp(u->b->line[i].key, key) == 0)
            return &u->b->line[i];
    return NULL;
}

/* The words of that line, or what counts without it. */
static void words_of(const Build *u, const char *key, const char *otherwise, Statement *out)
{
    const PositionLine *l = line_of(u, key);
    (void)statement_cut(l ? l->text : otherwise, out);
}

/* ---- STATE ----------------------------------------------------------------------------------------------------------- */

static Status set_owner(Build *u, PieceId p, const char *word)
{
    const SiegeCard *c = siege_card_of(u->s, p);
    int seat = scenario_seat(u->t, word);
    bool owned = in_alliance_deck(c) || c->type == CARD_SKELETON;
    if (seat < 0 || seat >= siege_allies(u->s) || !owned)
        return wrong("no alliance seat that owns such a card", word);
    table_own(u->s, p, (uint8_t)seat);
    if (in_alliance_deck(c))
        table_pool(u->s, p, (uint8_t)(POOL_DECK_0 + seat));
    return status_ok();
}

static Status set_face(Build *u, PieceId p, const char *word)
{
    uint8_t type = siege_card_of(u->s, p)->type;
    bool horde = in_horde_deck(siege_card_of(u->s, p)) && u->s->piece[p].place == PLACE_UPPER;
    bool monster = type == CARD_MONSTER || type == CARD_OUTSIDER || type == CARD_MINION;
    unsigned face = 0;
    if (strcmp(word, "exhausted") == 0)
        face = FACE_EXHAUSTED;
    else if (strcmp(word, "collapsed") == 0 && type == CARD_PORTAL)
        face = FACE_FALLING;
    else if (strcmp(word, "challenging") == 0 && monster)
        face = FACE_EXHAUSTED | FACE_CHALLENGING;
    else if (strcmp(word, "hidden") == 0 && horde && siege_versus(u->s))
        face = FACE_CONCEALED;
    else if (strcmp(word, "flipped") == 0 && horde && type == CARD_MONSTER && siege_versus(u->s))
        face = FACE_CONCEALED | FACE_FLIPPED;
    if (!face)
        return wrong("that cannot be said of this card", word);
    if (face == FACE_FALLING)
        siege_mut(u->s)->collapsed = 1;
    table_face(u->s, u->g, p, (uint8_t)(u->s->piece[p].face | face), NULL);
    if (face & FACE_FLIPPED)
        siege_set_flipped(u->s, u->s->piece[p].pos, true);
    if (face & FACE_CONCEALED)
        table_hide(u->s, u->g, p, siege_bit(siege_horde_seat(u->s)), NULL);
    return status_ok();
}

/* Words at..to. */
static Status set_state(Build *u, PieceId p, const Statement *stmt, int at, int to)
{
    static const struct {
        const char *word;
        int num, sign;
    } tokens[] = {
        {"health", NUM_HEALTH, 1}, {"wound", NUM_HEALTH, -1}, {"attack", NUM_ATTACK, 1}, {"weaken", NUM_ATTACK, -1}};
    while (at < to) {
        const char *word = stmt->word[at], *more = at + 1 < to ? stmt->word[at + 1] : "";
        int n, kind = 0;
        Status result = status_ok();
        while (kind < 4 && strcmp(tokens[kind].word, word) != 0)
            kind++;
        if (kind < 4 && statement_number(more, &n) && n >= 0 && n <= TOKENS_MOST)
            table_num(u->s, u->g, p, tokens[kind].num, tokens[kind].sign * n, NULL);
        else if (strcmp(word, "turned") == 0 && u->s->piece[p].place == PLACE_PORTAL && statement_number(more, &n) &&
                 n >= 0)
            siege_mut(u->s)->turned = (uint8_t)(n % 4);
        else if (strcmp(word, "of") == 0)
            result = set_owner(u, p, more);
        else if (kind == 4 && state_words(stmt, at) == 1)
            result = set_face(u, p, word);
        else
            result = wrong("that cannot be said here", word);
        if (result.code)
            return result;
        at += state_words(stmt, at);
    }
    return status_ok();
}

/* ---- places ---------------------------------------------------------------------------------------------------------- */

static Status add_building(Build *u, const char *text, PlaceId at, SiegeCardType type)
{
    Statement stmt;
    PieceId p = NO_PIECE;
    (void)statement_cut(text, &stmt);
    uint16_t row = siege_find(&u->b->set, statement_word(&stmt, 0));
    if (row == NO_CARD || u->b->set.card[row].type != type)
        return wrong(type == CARD_CASTLE ? "there is no such castle" : "there is no such portal",
                     statement_word(&stmt, 0));
    Status result = put(u, row + 1, at, NO_SEAT, &p);
    return result.code ? result : set_state(u, p, &stmt, 1, stmt.n);
}

static Status add_buildings(Build *u)
{
    const PositionLine *castle = line_of(u, "castle"), *portal = line_of(u, "portal");
    Status result = add_building(u, castle ? castle->text : "castle", PLACE_CASTLE, CARD_CASTLE);
    if (!result.code)
        result = add_building(u, portal ? portal->text : "portal", PLACE_PORTAL, CARD_PORTAL);
    for (int i = 0; !result.code && i < u->b->nlines; i++)
        if (strcmp(u->b->line[i].key, "next") == 0)
            result = add_building(u, u->b->line[i].text, PLACE_PORTALS, CARD_PORTAL);
    return result;
}

/* "minions 3 2 0 0", and perhaps the names of their cards */
static Status add_minions(Build *u)
{
    Statement stmt;
    Status result = status_ok();
    words_of(u, "minions", "0 0 0 0", &stmt);
    if (stmt.n != MINIONS && stmt.n != 2 * MINIONS)
        return wrong("four numbers, and perhaps four cards", "minions");
    for (int i = 0; i < MINIONS && !result.code; i++) {
        int tokens = 0;
        PieceId p = NO_PIECE;
        uint16_t row = siege_find(&u->b->set, stmt.n > MINIONS ? stmt.word[MINIONS + i] : "minion");
        if (!statement_number(stmt.word[i], &tokens) || tokens < 0 || tokens > TOKENS_MOST)
            return wrong("no number of tokens", stmt.word[i]);
        if (row == NO_CARD || u->b->set.card[row].type != CARD_MINION)
            return wrong("there is no such minion", stmt.word[MINIONS + i]);
        result = put(u, row + 1, PLACE_BACK, NO_SEAT, &p);
        if (!result.code) {
            table_count(u->s, u->g, p, i, NULL);
            table_num(u->s, u->g, p, NUM_HEALTH, tokens, NULL);
        }
    }
    return result;
}

static Status add_half(Build *u, const Statement *stmt, int at, int to, PlaceId half, int lane)
{
    PieceId p = NO_PIECE;
    int n, def;
    if (statement_is(stmt, at, "-"))
        return to == at + 1 ? status_ok() : wrong("nothing stands there", "-");
    if (half == PLACE_UPPER && statement_is(stmt, at, "minion")) {
        if (at + 1 >= to || !statement_number(stmt->word[at + 1], &n) || n < 1 || n > MINIONS)
            return wrong("minion 1 to minion 4", "minion");
        for (PieceId q = table_first(u->s, PLACE_BACK); q != NO_PIECE; q = u->s->piece[q].next)
            p = u->s->piece[q].n == n - 1 ? q : p;
        if (p == NO_PIECE)
            return wrong("it is in another lane already", "minion");
        table_move(u->s, u->g, p, half, lane, NULL);
        at++;
    } else {
        def = siege_def(u->b, stmt->word[at]);
        if (!def)
            return wrong("there is no such card", stmt->word[at]);
        const SiegeCard *c = card_of(u, def);
        bool fits = half == PLACE_UPPER ? in_horde_deck(c) || is_outsider(c)
                                        : c->type == CARD_ALLY || c->type == CARD_TOWER || c->type == CARD_SKELETON;
        if (!fits)
            return wrong("a card of that type does not stand there", stmt->word[at]);
        Status result = put(u, def, PLACE_STACK, 0, &p);
        if (result.code)
            return result;
        table_move(u->s, u->g, p, half, lane, NULL);
        if (c->type == CARD_TOWER)
            table_face(u->s, u->g, p, FACE_PLAYED, NULL);
    }
    table_show(u->s, u->g, p, SEEN_ALL, NULL);
    return set_state(u, p, stmt, at + 1, to);
}

static Status add_lanes(Build *u)
{
    Status result = status_ok();
    for (int lane = 0; lane < LANES && !result.code; lane++) {
        char key[LIST_WORD];
        Statement stmt;
        int slash = 1;
        (void)snprintf(key, sizeof key, "lane %d", lane + 1);
        words_of(u, key, "0 - / -", &stmt);
        while (strcmp(stmt.word[slash], "/") != 0)
            slash++;
        result = add_half(u, &stmt, 1, slash, PLACE_UPPER, lane);
        if (!result.code)
            result = add_half(u, &stmt, slash + 1, stmt.n, PLACE_LOWER, lane);
    }
    return result;
}

/* "NAME to CARD of P2 exhausted" */
static Status add_attachment(Build *u, const char *text)
{
    Statement stmt;
    PieceId p = 0, host;
    int at = 2;
    (void)statement_cut(text, &stmt);
    int def = siege_def(u->b, statement_word(&stmt, 0));
    if (!def || !siege_is_attachment(card_of(u, def)) || !statement_is(&stmt, 1, "to"))
        return wrong("it is written attach NAME to CARD", text);
    if (siege_find_card(u->t, u->s, &stmt, &at, &host) != CARD_FOUND || u->s->piece[host].place == PLACE_ATTACHED)
        return wrong("there is no such card in play", text);
    Status result = put(u, def, PLACE_ATTACHED, 0, &p);
    if (result.code)
        return result;
    table_attach(u->s, u->g, p, host, PLACE_ATTACHED, NULL);
    return set_state(u, p, &stmt, at, stmt.n);
}

static Status add_attachments(Build *u)
{
    Status result = status_ok();
    siege_derive(u->s); /* cards in play are found by it */
    for (int i = 0; !result.code && i < u->b->nlines; i++)
        if (strncmp(u->b->line[i].key, "attach ", 7) == 0)
            result = add_attachment(u, u->b->line[i].text);
    return result;
}

/* ---- hands, decks, piles --------------------------------------------------------------------------------------------- */

static bool in_pile(const SiegeCard *c)
{
    return in_horde_deck(c) || is_outsider(c);
}

static Status add_zones(Build *u)
{
    static const struct {
        PlaceId at;
        bool (*fits)(const SiegeCard *);
        const char *filler; /* of a deck, which has thirty of them unless its line says otherwise */
    } zones[] = {
        {PLACE_HORDE_DECK, in_horde_deck, "Mist"},
        {PLACE_HORDE_DECK_2, in_horde_deck, "Fog"},
        {PLACE_HORDE_HAND, in_horde_deck, NULL},
        {PLACE_HORDE_DISCARD, in_horde_deck, NULL},
        {PLACE_DECK, in_alliance_deck, "Page"},
        {PLACE_HAND, in_alliance_deck, NULL},
        {PLACE_DISCARD, in_alliance_deck, NULL},
        {PLACE_DECK + 1, in_alliance_deck, "Page"},
        {PLACE_HAND + 1, in_alliance_deck, NULL},
        {PLACE_DISCARD + 1, in_alliance_deck, NULL},
        {PLACE_PILE, in_pile, NULL},
        {PLACE_ASIDE, is_outsider, NULL},
        {PLACE_OTHERS, is_outsider, NULL},
    };
    Status result = status_ok();
    for (size_t i = 0; i < sizeof zones / sizeof *zones && !result.code; i++) {
        const PlaceSpec *place = &u->g->place[zones[i].at];
        Statement stmt;
        if ((place->seat != NO_SEAT && place->seat >= siege_allies(u->s)) ||
            (zones[i].at == PLACE_HORDE_DECK_2 && !u->s->option[OPT_TIERS]))
            continue;
        words_of(u, place->word, zones[i].filler ? "..." : "-", &stmt);
        result = put_list(u, &stmt, zones[i].at, place->seat, zones[i].fits, zones[i].filler);
    }
    return result;
}

/* "skeletons N NAME"; a skeleton that the block describes is the one that is raised. */
static Status add_skeletons(Build *u)
{
    Statement stmt;
    int n = SKELETONS, def = siege_def(u->b, "Bones");
    words_of(u, "skeletons", "6", &stmt);
    for (int i = 0; i < u->b->ncards; i++)
        if (u->b->card[i].type == CARD_SKELETON && !u->b->card[i].built_in)
            def = siege_def(u->b, u->b->card[i].name);
    if (stmt.n > 1)
        def = siege_def(u->b, stmt.word[1]);
    if (stmt.n > 2 || !statement_number(stmt.word[0], &n) || n < 0)
        return wrong("skeletons N NAME", "skeletons");
    if (!def || card_of(u, def)->type != CARD_SKELETON)
        return wrong("there is no such skeleton", statement_word(&stmt, 1));
    Status result = status_ok();
    for (; n > 0 && !result.code; n--)
        result = put(u, def, PLACE_SUPPLY, NO_SEAT, NULL);
    return result;
}

static Status add_mana(Build *u)
{
    static const char *const keys[] = {"mana P1", "mana P2", "mana H"};
    for (int i = 0; i < 3; i++) {
        Statement stmt;
        int n, seat = i < 2 ? i : siege_horde_seat(u->s);
        if (!line_of(u, keys[i]))
            continue;
        words_of(u, keys[i], "", &stmt);
        if (stmt.n != 1 || !statement_number(stmt.word[0], &n) || n < 0 || n > MANA_MOST)
            return wrong("0 to 10", "mana");
        if (seat != NO_SEAT && (i == 2 || i < siege_allies(u->s))) /* `again` may have sent a seat away */
            siege_mut(u->s)->mana[siege_pool(u->s, seat)] = (uint8_t)n;
    }
    return status_ok();
}

/* ---- the moment ------------------------------------------------------------------------------------------------------ */

static const struct {
    const char *word;
    SiegeStep step;
    SiegePhase before; /* the phase that is not over yet */
} moments[] = {
    {"setup", STEP_PORTAL_SETUP, PHASE_SETUP},     {"refresh", STEP_REFRESH, PHASE_END},
    {"horde", STEP_HORDE, PHASE_REFRESH},          {"alliance", STEP_ALLIANCE, PHASE_ALLIANCE},
    {"treachery", STEP_TREACHERY, PHASE_ALLIANCE}, {"fight", STEP_LANE, PHASE_TREACHERY},
    {"pillage", STEP_PILLAGE, PHASE_FIGHT},        {"end", STEP_END, PHASE_PILLAGE},
};

int siege_phase_step(const char *word)
{
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++)
        if (strcmp(moments[i].word, word) == 0)
            return moments[i].step;
    return -1;
}

static Status set_moment(Build *u)
{
    Siege *g = siege_mut(u->s);
    Statement stmt;
    int turn;
    words_of(u, "turn", "1", &stmt);
    if (stmt.n != 1 || !statement_number(stmt.word[0], &turn) || turn < 1)
        return wrong("a number from 1 on", "turn");
    u->s->round = (uint16_t)turn;
    words_of(u, "phase", "alliance", &stmt);
    int step = stmt.n == 1 ? siege_phase_step(stmt.word[0]) : -1;
    if (step < 0)
        return wrong("no such phase", "phase");
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++)
        if (moments[i].step == (SiegeStep)step)
            u->s->phase = u->b->phase = (uint8_t)moments[i].before;
    g->step = (uint8_t)step;
    g->boosted = g->feat_hero = NO_PIECE;
    g->end_seat = NO_SEAT;
    for (PieceId p = 0; p < u->s->npieces; p++)
        if (siege_card_of(u->s, p)->type == CARD_MINION && u->s->piece[p].num[NUM_HEALTH] > 0)
            g->mark[UNIT_MINION + u->s->piece[p].n] |= MARK_LIVED;
    siege_derive(u->s);
    siege_set_asked(u->s, NO_SEAT);
    return status_ok();
}

Status siege_build(Scenario *t, State *s)
{
    typedef Status Part(Build * u);
    static Part *const parts[] = {add_buildings, add_minions,   add_lanes, add_attachments,
                                  add_zones,     add_skeletons, add_mana,  set_moment};
    SiegeBlock *b = siege_block(t);
    Build u = {.t = t, .b = b, .g = &b->game, .s = s};
    Status result = siege_compile_cards(b);
    if (result.code)
        return result;
    siege_use_cards(&b->set);
    t->game = &b->game;
    table_begin(s, t->game, &t->cfg);
    for (size_t i = 0; i < sizeof parts / sizeof *parts && !result.code; i++)
        result = parts[i](&u);
    b->ask_draws = line_of(&u, "ask") != NULL;
    b->fresh = true;
    return result;
}
