/* SPDX-License-Identifier: MIT
 * Siege: names of cards, moves in full, entries of the queue, the marks of log lines, and printed texts of cards. */
#include <string.h>

#include "core/order.h"
#include "games/siege/siege_print.h"
#include "games/siege/siege_text.h"

/* ==== names ======================================================================================================= */

const char *siege_def_name(DefId def)
{
    return say_word(def == DEF_HIDDEN ? N_("a card") : siege_card(def)->name);
}

static bool shares_name(const State *s, PieceId p)
{
    for (PieceId q = 0; q < s->npieces; q++)
        if (q != p && s->piece[q].def == s->piece[p].def && siege_in_play(s->piece[q].place))
            return true;
    return false;
}

/* "Flue Pikeman", "Flue Pikeman in lane 3" where there are two of them, "the concealed card in lane 4" */
static void name_unattached(const State *s, PieceId p, char *out, size_t n)
{
    const Piece *piece = &s->piece[p];
    bool lane = piece->place == PLACE_UPPER || piece->place == PLACE_LOWER;
    if (!siege_is_known(s, p) && lane)
        say(out, n, SAY("the hidden card in lane {n}"), say_n("n", piece->pos + 1));
    else
        say(out, n, SAY("{lane:{card} in lane {n}|{card}}"), say_is("lane", lane && shares_name(s, p)),
            say_s("card", siege_def_name(piece->def)), say_n("n", piece->pos + 1));
}

void siege_name_card(const State *s, PieceId p, char *out, size_t n)
{
    char host[SENTENCE_MAX];
    if (p >= s->npieces) {
        say(out, n, SAY("a card"));
    } else if (s->piece[p].host < s->npieces) {
        name_unattached(s, s->piece[p].host, host, sizeof host);
        say(out, n, SAY("{card} on {host}"), say_s("card", siege_def_name(s->piece[p].def)), say_s("host", host));
    } else {
        name_unattached(s, p, out, n);
    }
}

/* Returns the card that a term is printed for: its text says "this ally", or "this spell" if it is no card or unknown by
 * now. */
static const SiegeCard *speaker(const State *s, const Frame *f)
{
    static const SiegeCard nobody[] = {{.type = CARD_SPELL}, {.type = CARD_HORDE_SPELL}};
    return siege_is_known(s, f->src) ? siege_card_of(s, f->src) : &nobody[(f->step & CTX_HORDE) != 0];
}

/* Removes bold: in sentences a cost is not bold. */
static void without_stars(char *text)
{
    char *to = text;
    for (const char *from = text; *from; from++)
        if (*from != '*')
            *to++ = *from;
    *to = '\0';
}

void siege_say_effect(const State *s, const Frame *f, const Term *t, char out[SENTENCE_MAX])
{
    if (!siege_print_sentence(siege_cards(), speaker(s, f), t, out, SENTENCE_MAX / 2))
        out[0] = '\0';
    without_stars(out);
}

void siege_say_ability(const State *s, const Frame *f, const Term *t, char out[SENTENCE_MAX])
{
    if (!siege_print_ability(siege_cards(), speaker(s, f), t, out, SENTENCE_MAX / 2))
        out[0] = '\0';
    without_stars(out);
}

/* ==== moves in full =============================================================================================== */

static const char *const move_words[SIEGE_MOVES] = {
    [MOVE_PLAY] = N_("Play {def} in lane {b}"),
    [MOVE_CAST] = N_("Play {def}"),
    [MOVE_ATTACH] = N_("Attach {def} to {other}"),
    [MOVE_ENGAGE] = N_("Engage {card}"),
    [MOVE_MOVE] = N_("Move {card} to lane {b}"),
    [MOVE_SWAP] = N_("Swap {card} and {other}"),
    [MOVE_DISCARD] = N_("Discard {card}"),
    [MOVE_RESHUFFLE] = N_("Shuffle your discard pile into your deck"),
    [MOVE_LAY] = N_("Play {def} in lane {b}"),
    [MOVE_HIDE] = N_("Hide {def} in lane {b}"),
    [MOVE_FLIP] = N_("Turn {card} face down"),
    [MOVE_CHALLENGE] = N_("Challenge with {card}"),
    [MOVE_PLAN] = N_("Draw and plan"),
    [MOVE_DONE] = N_("Done"),
    [MOVE_WITHDRAW] = N_("Not done yet"),
    [MOVE_TAKE_BACK] = N_("Cancel the engagement"),
    [MOVE_CHOOSE] = N_("Choose {card}"),
    [MOVE_LANE] = N_("Choose lane {a}"),
    [MOVE_YES] = N_("Yes"),
    [MOVE_NO] = N_("No"),
    [MOVE_HEALTH] = N_("Give a health token"),
    [MOVE_ATTACK] = N_("Give an attack token"),
    [MOVE_TOP] = N_("Leave it on top"),
    [MOVE_BOTTOM] = N_("Put it under the deck"),
    [MOVE_LEFT] = N_("From lane 1"), /* the horde player sits opposite */
    [MOVE_RIGHT] = N_("From lane 6"),
    [MOVE_GO] = N_("Go on"),
};

static const char *take_words(const SiegeAsked *a)
{
    if (siege_asks(a, RUN_ASIDE))
        return N_("Replace {def}");
    if (siege_asks(a, RUN_PLAN))
        return N_("Plan {def}");
    if (siege_asks(a, RUN_LIMIT) || siege_asks(a, RUN_COSTS) || a->verb == DO_DISCARD)
        return N_("Discard {def}");
    if (a->verb == DO_REBUILD || (a->verb == DO_STUDY && a->run->n != a->run->arg >> 8))
        return N_("Put {def} under the deck");
    if (a->verb == DO_SCOUT)
        return N_("Put {def} on top of the deck");
    return a->verb == DO_REVIVE ? N_("Put {def} into play") : N_("Take {def}");
}

static const char *replace_words(int cards)
{
    if (cards == 0)
        return N_("Keep your hand");
    return cards == 1 ? N_("Replace this card") : N_("Replace these cards");
}

static const char *nothing_words(const SiegeAsked *a)
{
    if (siege_asks(a, RUN_DRAW))
        return siege_allies(a->s) == 1 ? N_("Do not draw") : N_("Nobody draws");
    if (siege_asks(a, RUN_ASIDE))
        return replace_words(a->s->head[look_at(a->f->seat)].count);
    if (siege_asks(a, RUN_PLAN))
        return N_("Plan no card");
    return a->f->op == ASK_LANE ? N_("Stay") : N_("Stop here");
}

static const char *seat_words(const SiegeAsked *a)
{
    return siege_asks(a, RUN_DRAW)    ? siege_allies(a->s) == 1 ? N_("Draw a card") : N_("{seat} draws a card")
              : siege_asks(a, RUN_BOOST) ? N_("{seat} gains 1 mana")
           : a->verb == DO_REBUILD    ? N_("The discard pile of {seat}")
                                      : N_("Choose {seat}");
}

/* Writes an entry of the queue: its card and its effect; next: phrased as the choice of the next entry. */
static void describe_item(const State *s, unsigned i, bool next, char *out, size_t n)
{
    char card[SENTENCE_MAX], text[SENTENCE_MAX] = "", victim[SENTENCE_MAX] = "";
    out[0] = '\0';
    if (i >= s->nqueue)
        return;
    const Frame *f = &s->queue[i];
    siege_name_card(s, f->src, card, sizeof card);
    if (f->it < s->npieces && f->step & CTX_DEAD && f->arg)
        say(victim, sizeof victim, SAY("{card}"), say_s("card", siege_def_name(f->arg)));
    else if (f->it < s->npieces)
        siege_name_card(s, f->it, victim, sizeof victim);
    if (f->op == ITEM_ABILITY)
        siege_say_ability(s, f, siege_node(f->node), text);
    const char *words = f->op == ITEM_FALL       ? N_("{next:Next: |}{card} is destroyed")
                        : f->op == ITEM_ELUSIVE  ? N_("{next:Next: |}{card} may move")
                        : f->op == ITEM_ARRIVAL  ? N_("{next:Next: |}{card} takes effect")
                        : f->op == ITEM_COLLAPSE ? N_("{next:Next: |}{card} collapses")
                                                 : N_("{next:Next: |}{card}{victim: ({victim})|}: {text}");
    say(out, n, SAY_TABLE(words), say_is("next", next), say_s("card", card), say_s("text", text),
        say_s("victim", victim));
}

void siege_say_waiting(const State *s, int i, char *brief, size_t bn, char *out, size_t n)
{
    char text[SENTENCE_MAX] = "";
    const Frame *f = &s->queue[i];
    if (f->op == ITEM_ABILITY)
        siege_say_ability(s, f, siege_node(f->node), text);
    const char *words = f->op == ITEM_FALL       ? N_("is destroyed")
                        : f->op == ITEM_ELUSIVE  ? N_("may move")
                        : f->op == ITEM_ARRIVAL  ? N_("takes effect")
                        : f->op == ITEM_COLLAPSE ? N_("collapses")
                                                 : N_("{text}");
    say(brief, bn, SAY_TABLE(words), say_s("text", text));
    describe_item(s, (unsigned)i, false, out, n);
}

void siege_say_use(const State *s, Move m, char *out, size_t n)
{
    char text[SENTENCE_MAX] = "";
    const SiegeCard *c = siege_is_known(s, (PieceId)m.a) ? siege_card_of(s, (PieceId)m.a) : NULL;
    const Term *ability = c && siege_exhaust_ability(c, 2) ? siege_exhaust_ability(c, m.b) : NULL;
    Frame f = {.src = (PieceId)m.a};
    if (ability)
        siege_say_ability(s, &f, ability, text);
    say(out, n, SAY("{text}"), say_s("text", text));
}

static void describe_use(const State *s, Move m, const char *card, char *out, size_t n)
{
    char text[SENTENCE_MAX];
    siege_say_use(s, m, text, sizeof text);
    say(out, n, SAY("{text:Use {card}: {text}|Use {card}}"), say_s("card", card), say_s("text", text));
}

static void describe_option(const State *s, const SiegeAsked *a, Move m, char *out, size_t n)
{
    char text[SENTENCE_MAX] = "";
    const Term *option = a->verb == DO_CHOOSE && m.a > 0 ? term_argument(siege_node(a->run->node), m.a - 1) : NULL;
    if (option)
        siege_say_effect(s, a->run, option, text);
    say(out, n, SAY("{text:{text}|Choose effect {n}}"), say_s("text", text), say_n("n", m.a));
}

/* Lists the cards that change lanes: from where, and to where. */
static void describe_order(const State *s, unsigned order, char *out, size_t n)
{
    char words[LANES][SENTENCE_MAX / LANES];
    const char *item[LANES];
    uint8_t of[LANES];
    int moved = 0;
    bool read = order_read(order, LANES, of);
    for (int lane = 0; read && lane < LANES; lane++) {
        PieceId p = siege_upper(s, of[lane]);
        if (of[lane] == lane || p == NO_PIECE)
            continue;
        say(words[moved], sizeof words[moved], SAY("{card} from lane {a} to {b}"),
            say_s("card", siege_def_name(s->piece[p].def)), say_n("a", of[lane] + 1), say_n("b", lane + 1));
        item[moved] = words[moved];
        moved++;
    }
    say(out, n,
        SAY("{any:Rearrange the hidden cards: {moves}|Rearrange the hidden cards, and leave all where they are}"),
        say_is("any", moved > 0), say_list("moves", SAY_COMMA, item, moved));
}

static const char *template_of(const State *s, Move m)
{
    const Frame *f = frame_peek(s);
    SiegeAsked a = f ? siege_asked(s) : (SiegeAsked){.s = s};
    if (m.kind == MOVE_TAKE && f)
        return take_words(&a);
    if (m.kind == MOVE_NOTHING && f)
        return nothing_words(&a);
    if (m.kind == MOVE_SEAT && f)
        return seat_words(&a);
    if (m.kind == MOVE_GO && siege_step_begins(siege_of(s)->step))
        return siege_step_begins(siege_of(s)->step);
    return m.kind < SIEGE_MOVES ? move_words[m.kind] : NULL;
}

static int lane_of(const State *s, unsigned p)
{
    return p < s->npieces ? s->piece[p].pos + 1 : 0;
}

void siege_describe(const State *s, Move m, char *out, size_t n)
{
    char card[SENTENCE_MAX], other[SENTENCE_MAX];
    const uint8_t *arg = siege_game.move[m.kind].arg;
    siege_name_card(s, arg[0] == ARG_PIECE ? (PieceId)m.a : NO_PIECE, card, sizeof card);
    siege_name_card(s, arg[1] == ARG_PIECE ? (PieceId)m.b : NO_PIECE, other, sizeof other);
    if (m.kind == MOVE_NEXT) {
        describe_item(s, m.a, true, out, n);
        return;
    }
    if (m.kind == MOVE_USE) {
        describe_use(s, m, card, out, n);
        return;
    }
    if (m.kind == MOVE_REARRANGE) {
        describe_order(s, m.a, out, n);
        return;
    }
    if (m.kind == MOVE_OPTION && frame_peek(s)) {
        SiegeAsked a = siege_asked(s);
        describe_option(s, &a, m, out, n);
        return;
    }
    const char *words = template_of(s, m);
    if (words)
        say(out, n, SAY_TABLE(words), say_s("card", card), say_s("other", other), say_n("a", m.a), say_n("b", m.b),
            say_s("def", siege_def_name(arg[0] == ARG_DEF && m.a <= siege_cards()->ncards ? m.a : DEF_HIDDEN)),
            say_n("lane", m.kind == MOVE_GO ? siege_of(s)->lane + 1 : lane_of(s, m.a)), say_seat("seat", m.a),
            say_n("n", s->round));
}

/* ==== marks of log lines ========================================================================================== */

/* The phases that have a line of their own; what happens in the others says which it is. */
static const char *const phase_name[SIEGE_PHASES] = {[PHASE_SETUP] = N_("Set-up"), [PHASE_FIGHT] = N_("Fight phase")};

static bool is_charge(const Event *e) /* SH-14.7 */
{
    return e->other == WORD_HEALTH && e->def != DEF_HIDDEN && siege_card(e->def)->type == CARD_TOWER;
}

/* {phase}: its name, by n, or nothing; {trigger:..}: a form for each kind of ability, by n; {token:health|wound|attack|weaken|charge}:
 * the kind in other, of a tower; {gain:more|less} and {amount}: of n; {done:is done|is not};
 * {end:castle|deck|outsider|twenty}: why it is over. */
bool siege_mark_word(const Setup *names, const Event *e, const char *word, SayArg *out)
{
    if (strcmp(word, "phase") == 0)
        *out = say_s(word, e->n >= 0 && e->n < SIEGE_PHASES && phase_name[e->n] ? say_word(phase_name[e->n]) : "");
    else if (strcmp(word, "trigger") == 0)
        *out = say_which(word, e->n >= ABILITY_PLAY && e->n <= ABILITY_ON_SPELL ? e->n - ABILITY_PLAY : 0);
    else if (strcmp(word, "token") == 0)
        *out = say_which(word, is_charge(e)              ? 4
                               : e->other == WORD_HEALTH ? 0
                               : e->other == WORD_WOUND  ? 1
                               : e->other == WORD_ATTACK ? 2
                                                         : 3);
    else if (strcmp(word, "gain") == 0)
        *out = say_is(word, e->n > 0);
    else if (strcmp(word, "amount") == 0)
        *out = say_n(word, e->n < 0 ? -e->n : e->n);
    else if (strcmp(word, "shared") == 0) /* SH-12.3 */
        *out = say_is(word, names->nseats == 3 && e->seat < 2);
    else if (strcmp(word, "done") == 0)
        *out = say_is(word, e->n != 0);
    else if (strcmp(word, "end") == 0)
        *out = say_which(word, e->n > END_NONE && e->n <= END_TWENTY ? e->n - END_CASTLE : 0);
    else
        return false;
    return true;
}

/* ==== what is printed ============================================================================================= */

const char *siege_text(DefId def)
{
    const char *text = siege_game.def[def].text;
    return text ? say_word(text) : NULL;
}

/* Converts bold: *one* mark on the screen, **two** in the card file. */
static void one_mark(char *out)
{
    char *to = out;
    for (const char *p = out; *p; p++)
        if (p[0] != '*' || p[1] != '*')
            *to++ = *p;
    *to = '\0';
}

static bool say_printed(DefId def, SiegeOp trigger, char *out, size_t n)
{
    const SiegeCard *c = siege_card(def);
    out[0] = '\0';
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), c, t)) != NULL;)
        if (term_op(t) == trigger && !siege_print_ability(siege_cards(), c, t, out, n))
            out[0] = '\0';
    one_mark(out);
    return out[0] != '\0';
}

bool siege_say_treachery_ability(DefId def, char *out, size_t n)
{
    return say_printed(def, ABILITY_TREACHERY, out, n);
}

bool siege_say_play_ability(DefId def, char *out, size_t n)
{
    return say_printed(def, ABILITY_PLAY, out, n);
}

void siege_printed(DefId def, char *out)
{
    if (!siege_print_card(&siege_set, &siege_set.card[def - 1], out, SENTENCE_MAX))
        out[0] = '\0';
    one_mark(out);
}
