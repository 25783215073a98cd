/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: how scenarios name cards in play and answers to questions, and how these are written. */
#include <stdio.h>
#include <string.h>

#include "engine/scenario/siege.h"

bool siege_read_list(const SiegeBlock *b, const Statement *stmt, int from, int to, CardList *out)
{
    out->n = 0;
    if (to == from + 1 && statement_is(stmt, from, "-"))
        return true;
    for (int i = from; i < to; i++) {
        const char *word = stmt->word[i], *star = strchr(word, '*');
        char count[LIST_WORD];
        int n = 1, def = siege_def(b, star ? star + 1 : word);
        (void)snprintf(count, sizeof count, "%.*s", star ? (int)(star - word) : 0, word);
        if (!def || (star && !statement_number(count, &n)) || n < 0 || out->n + n > PIECE_MAX)
            return false;
        for (; n > 0; n--)
            out->def[out->n++] = (DefId)def;
    }
    return true;
}

PlaceId siege_zone(const Statement *stmt, int *at)
{
    static const struct {
        const char *word;
        PlaceId alliance, horde;
    } zones[] = {{"deck", PLACE_DECK, PLACE_HORDE_DECK},
                 {"hand", PLACE_HAND, PLACE_HORDE_HAND},
                 {"discards", PLACE_DISCARD, PLACE_HORDE_DISCARD}};
    int i = 0;
    while (!statement_is(stmt, *at, zones[i].word))
        i++;
    bool second = statement_is(stmt, *at + 1, "P2"), horde = statement_is(stmt, *at + 1, "H");
    *at += 1 + (second || horde || statement_is(stmt, *at + 1, "P1"));
    if (!horde)
        return (PlaceId)(zones[i].alliance + second);
    bool tier_2 = i == 0 && statement_is(stmt, *at, "tier2");
    *at += tier_2 || (i == 0 && statement_is(stmt, *at, "tier1"));
    return tier_2 ? PLACE_HORDE_DECK_2 : zones[i].horde;
}

bool siege_cut_lane(Statement *stmt, int at, int *lane, int *slash)
{
    size_t n = strlen(statement_word(stmt, at));
    if (n < 2 || stmt->word[at][n - 1] != ':')
        return false;
    stmt->word[at][n - 1] = '\0';
    for (*slash = at + 1; *slash < stmt->n && strcmp(stmt->word[*slash], "/") != 0;)
        ++*slash;
    return statement_number(stmt->word[at], lane) && *lane >= 1 && *lane <= LANES && *slash < stmt->n;
}

bool siege_read_lane_word(const Statement *stmt, int at, int *lane)
{
    return statement_is(stmt, at, "lane") && statement_number(statement_word(stmt, at + 1), lane) && *lane >= 1 &&
           *lane <= LANES;
}

/* Reads words that name a place: "minion 2", "upper 3", "castle". false: they do not. */
static bool find_place(const State *s, const Statement *stmt, int *at, PieceId *out)
{
    int n;
    bool upper = statement_is(stmt, *at, "upper"), lower = statement_is(stmt, *at, "lower");
    bool castle = statement_is(stmt, *at, "castle");
    if (castle || statement_is(stmt, *at, "portal")) {
        *out = table_first(s, castle ? PLACE_CASTLE : PLACE_PORTAL);
        *at += 1;
        return true;
    }
    bool is_minion = statement_is(stmt, *at, "minion");
    if ((!upper && !lower && !is_minion) || !statement_number(statement_word(stmt, *at + 1), &n) || n < 1 ||
        n > (is_minion ? (int)MINIONS : (int)LANES))
        return false;
    *out = is_minion ? siege_piece(s, UNIT_MINION + n - 1) : upper ? siege_upper(s, n - 1) : siege_lower(s, n - 1);
    *at += 2;
    return true;
}

/* Finds a card by its name, which refers to face-up cards; a hidden card's true name works only if no face-up card has it. */
SiegeFound siege_find_card(const Scenario *t, const State *s, const Statement *stmt, int *at, PieceId *out)
{
    *out = NO_PIECE;
    if (find_place(s, stmt, at, out))
        return *out == NO_PIECE ? CARD_GONE : CARD_FOUND;
    int def = siege_def(siege_block(t), statement_word(stmt, *at)), open = 0, hidden = 0;
    if (!def)
        return CARD_UNKNOWN;
    *at += 1;
    PieceId concealed = NO_PIECE;
    for (PieceId p = 0; p < s->npieces; p++) {
        if (s->piece[p].def != def || !siege_in_play(s->piece[p].place))
            continue;
        if (siege_concealed(s, p)) {
            concealed = p;
            hidden++;
        } else {
            *out = p;
            open++;
        }
    }
    if (open == 0)
        *out = concealed;
    return open + hidden == 0 ? CARD_GONE : (open ? open : hidden) > 1 ? CARD_SEVERAL : CARD_FOUND;
}

static bool is_alone(const State *s, PieceId p)
{
    for (PieceId q = 0; q < s->npieces; q++)
        if (q != p && s->piece[q].def == s->piece[p].def && siege_in_play(s->piece[q].place) && !siege_concealed(s, q))
            return false;
    return true;
}

void siege_card_label(const State *s, PieceId p, char out[LABEL_MOST])
{
    const Piece *piece = &s->piece[p];
    const SiegeCard *c = siege_card_of(s, p);
    bool half = piece->place == PLACE_UPPER || piece->place == PLACE_LOWER;
    if (c->type == CARD_MINION)
        (void)snprintf(out, LABEL_MOST, "minion %d", piece->n + 1);
    else if (piece->place == PLACE_CASTLE || piece->place == PLACE_PORTAL)
        (void)snprintf(out, LABEL_MOST, "%s", piece->place == PLACE_CASTLE ? "castle" : "portal");
    else if (half && (siege_concealed(s, p) || !is_alone(s, p)))
        (void)snprintf(out, LABEL_MOST, "%s %d", piece->place == PLACE_UPPER ? "upper" : "lower", piece->pos + 1);
    else
        (void)snprintf(out, LABEL_MOST, "%s", c->word);
}

/* "destruction of Ann", "on_hurt of Ann" */
void siege_item_label(const State *s, const Frame *item, const char *card, char out[LABEL_MOST])
{
    static const char *const words[SIEGE_ITEMS] = {[ITEM_FALL] = "destruction",
                                                   [ITEM_ELUSIVE] = "elusive",
                                                   [ITEM_ARRIVAL] = "arrival",
                                                   [ITEM_COLLAPSE] = "destroyed"};
    const char *word =
        item->op == ITEM_ABILITY ? siege_op[term_op(siege_unquick(siege_node(item->node)))].name : words[item->op];
    char label[LABEL_MOST];
    (void)snprintf(label, sizeof label, "%s", card);
    if (!*label)
        siege_card_label(s, item->src, label);
    (void)snprintf(out, LABEL_MOST, "%s of %.32s", word, label);
}

void siege_answer_label(const Scenario *t, const State *s, Move m, char out[LABEL_MOST])
{
    static const char *const words[SIEGE_MOVES] = {
        [MOVE_YES] = "yes", [MOVE_NO] = "no",         [MOVE_HEALTH] = "health",  [MOVE_ATTACK] = "attack",
        [MOVE_TOP] = "top", [MOVE_BOTTOM] = "bottom", [MOVE_NOTHING] = "nothing"};
    const Frame *f = frame_peek(s);
    bool end = f && f->arg == FOR_SUMMON; /* DP49, else DP48 */
    switch (m.kind) {
    case MOVE_CHOOSE:
        siege_card_label(s, (PieceId)m.a, out);
        break;
    case MOVE_TAKE:
        (void)snprintf(out, LABEL_MOST, "%s", siege_card(m.a)->word);
        break;
    case MOVE_LANE:
        (void)snprintf(out, LABEL_MOST, "lane %d", m.a);
        break;
    case MOVE_SEAT:
        (void)snprintf(out, LABEL_MOST, "%s", scenario_name(t, m.a));
        break;
    case MOVE_OPTION:
        (void)snprintf(out, LABEL_MOST, "option %d", m.a);
        break;
    case MOVE_NEXT:
        siege_item_label(s, &s->queue[m.a], "", out);
        break;
    case MOVE_LEFT:
        (void)snprintf(out, LABEL_MOST, "%s", end ? "left" : "leftmost");
        break;
    case MOVE_RIGHT:
        (void)snprintf(out, LABEL_MOST, "%s", end ? "right" : "rightmost");
        break;
    default:
        (void)snprintf(out, LABEL_MOST, "%s", words[m.kind] ? words[m.kind] : "?");
        break;
    }
}

bool siege_is_asking(const State *s)
{
    const Frame *f = frame_peek(s);
    return !s->over && f && f->op >= ASK_FIRST && f->op != ASK_FILL;
}
