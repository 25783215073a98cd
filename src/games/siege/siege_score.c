/* SPDX-License-Identifier: MIT
 * Siege: the score sheet: how both sides stand, who won and why, and what has become of the achievement. */
#include "games/siege/siege_text.h"

/* Adds a line with the same points for all seats. */
static void add_line(const State *s, Standing *out, const char *label, int points)
{
    ScoreLine *line = &out->line[out->nlines++];
    line->label = say_word(label);
    for (int seat = 0; seat < s->nseats; seat++)
        line->points[seat] = (int16_t)points;
}

int siege_stages_left(const State *s)
{
    int n = siege_feat(s, FEAT_THREE_DOORS) ? table_size(s, PLACE_OTHERS) : table_size(s, PLACE_ASIDE);
    static const PlaceId place[] = {PLACE_PILE, PLACE_UPPER};
    for (int i = 0; i < 2; i++)
        for (PieceId p = table_first(s, place[i]); p != NO_PIECE; p = s->piece[p].next)
            n += siege_is_known(s, p) && siege_card_of(s, p)->type == CARD_OUTSIDER && !siege_falling(s, p);
    return n;
}

/* Says how it ended, as the headline does (siege_scoring.c), which then stands alone. */
static void say_end(const State *s, char *out, size_t n)
{
    const Siege *g = siege_of(s);
    SayArg turns = say_n("turns", s->round), horde = say_seat("horde", siege_versus(s) ? siege_horde_seat(s) : 0),
           seat = say_seat("seat", g->end_seat < s->nseats ? g->end_seat : 0),
           versus = say_is("versus", siege_versus(s));
    switch ((SiegeEnd)g->end) {
    case END_CASTLE:
        say(out, n,
            SAY("{versus:{horde} takes the castle in turn {turns}.|{late:The castle and the outsider fell in turn "
                "{turns}.|The castle fell in turn {turns}.}}"),
            versus, horde, turns, say_is("late", siege_stages_left(s) == 0));
        break;
    case END_DECK:
        say(out, n,
            SAY("{versus:{horde} wins: {seat}\u2019s deck ran out in turn {turns}.|{seat}\u2019s deck ran out in turn "
                "{turns}.}"),
            versus, horde, turns, seat);
        break;
    case END_OUTSIDER:
        say(out, n, SAY("The last stage of the outsider is destroyed."));
        break;
    case END_TWENTY:
        say(out, n, SAY("The castle held for twenty turns."));
        break;
    case END_NONE:
        break;
    }
}

static const char *feat_words(const State *s, bool won)
{
    if (s->option[OPT_FEAT] == FEAT_NONE || siege_versus(s))
        return NULL;
    if (s->over && won)
        return siege_feat_won(s) ? N_("Achievement completed.") : N_("Achievement not completed.");
    return siege_of(s)->feat_failed ? N_("Achievement failed.") : NULL;
}

/* SH-13.16: how the achievement stands, for the table. */
void siege_feat_says(const State *s, char *out, size_t n)
{
    const Siege *g = siege_of(s);
    int feat = s->option[OPT_FEAT];
    out[0] = '\0';
    if (feat == FEAT_NONE || siege_versus(s))
        return;
    SayArg name = say_s("name", say_word(siege_medals[feat - 1].name));
    if (g->feat_failed)
        say(out, n, SAY("{name}: lost"), name);
    else if (feat == FEAT_ROLL_CALL)
        say(out, n, SAY("{name}: {n} of 5"), name, say_n("n", g->feat_count));
    else if (feat == FEAT_TWENTY_NIGHTS)
        say(out, n, SAY("{name}: {n} to go"), name, say_n("n", s->round < 20 ? 20 - s->round : 0));
    else if (feat == FEAT_THREE_DOORS)
        say(out, n, SAY("{name}: {n:1 more|{n} more}"), name, say_n("n", siege_stages_left(s)));
    else if (feat == FEAT_GIANT_KILLER || feat == FEAT_THREE_AT_A_BLOW)
        say(out, n, SAY("{name}: {done:done|not yet}"), name, say_is("done", siege_feat_won(s)));
    else
        say(out, n, SAY("{name}: so far"), name);
}

void siege_standing(const State *s, Standing *out)
{
    const Siege *g = siege_of(s);
    bool won = s->over && (g->end == END_OUTSIDER || g->end == END_TWENTY);
    add_line(s, out, N_("Castle health"), siege_left(s, UNIT_CASTLE));
    add_line(s, out, N_("Portal health"), siege_left(s, UNIT_PORTAL));
    add_line(s, out, N_("Outsider stages left"), siege_stages_left(s));
    add_line(s, out, N_("Turns"), s->round);
    ScoreLine *decks = &out->line[out->nlines++];
    decks->label = say_word(N_("Cards in the deck"));
    if (s->option[OPT_FEAT] == FEAT_ROLL_CALL)
        add_line(s, out, N_("Allies returned to hand"), g->feat_count);
    for (int seat = 0; seat < s->nseats; seat++) {
        bool horde = seat == siege_horde_seat(s);
        decks->points[seat] = (int16_t)(horde ? table_size(s, PLACE_HORDE_DECK) + table_size(s, PLACE_HORDE_DECK_2)
                                              : table_size(s, deck_at(seat)));
        out->winner[seat] = s->over && won != horde;
        out->score[seat] = out->winner[seat];
        out->rank[seat] = s->over && !out->winner[seat] ? 2 : 1;
    }
    char end[SENTENCE_MAX], feat[SENTENCE_MAX];
    const char *note[2], *met = feat_words(s, won);
    int n = 0;
    if (s->over) {
        say_end(s, end, sizeof end);
        note[n++] = end;
    }
    if (met) {
        say(feat, sizeof feat, SAY_TABLE(met));
        note[n++] = feat;
    }
    if (n)
        say(out->note, sizeof out->note, SAY("{note}"), say_list("note", SAY_LINES, note, n));
}
