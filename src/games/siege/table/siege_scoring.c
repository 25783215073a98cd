/* SPDX-License-Identifier: MIT
 * The final scoring of Siege. It is won or lost, not counted: the story of a game is how castle, portal, outsider
 * and decks stood from turn to turn, and which turns moved them most. */
#include "games/siege/table/siege_scoring.h"

#include <stdlib.h>

#include "base/buf.h"
#include "core/say.h"
#include "core/table.h"
#include "games/siege/siege.h"

/* ---- who held ---------------------------------------------------------------------------------------------------- */

static bool held(const State *end)
{
    int how = siege_of(end)->end;
    return how == END_OUTSIDER || how == END_TWENTY;
}

void siege_headline(const State *end, const Setup *names, char *out, size_t n)
{
    enum { HELD, FALLEN, DECK, VERSUS_HELD, VERSUS_FALLEN, VERSUS_DECK };
    const Siege *g = siege_of(end);
    const char *who[SEAT_MAX];
    int allies = siege_allies(end), how = held(end) ? HELD : g->end == END_DECK ? DECK : FALLEN;
    if (!end->over) {
        out[0] = '\0';
        return;
    }
    for (int seat = 0; seat < allies; seat++)
        who[seat] = names->name[seat];
    say(out, n,
        SAY("{how:The castle held for {turns:1 turn|{turns} turns}|The castle fell in turn {turns}|{whose}\u2019s deck "
            "ran out in turn {turns}|{n:{who} holds the castle and wins|{who} hold the castle and win}|{horde} takes "
            "the castle in turn {turns}|{horde} wins: {whose}\u2019s deck ran out in turn {turns}}"),
        say_which("how", siege_versus(end) ? how + VERSUS_HELD : how), say_n("turns", end->round),
        say_s("whose", names->name[g->end_seat < end->nseats ? g->end_seat : 0]), say_list("who", SAY_AND, who, allies),
        say_n("n", allies), say_s("horde", siege_versus(end) ? names->name[siege_horde_seat(end)] : ""));
}

/* Returns the seats of a side as bits; 0: all, where nobody leads the horde. */
static uint8_t side_of(const State *s, bool horde)
{
    unsigned lead = siege_versus(s) ? 1u << siege_horde_seat(s) : 0, all = (1u << s->nseats) - 1;
    return (uint8_t)(lead == 0 ? 0 : horde ? lead : all & ~lead);
}

/* Gives the look of a line, in the order of siege_standing. */
void siege_score_look(const State *s, int line, ScoreLook *out)
{
    static const char *const sign[] = {"castle", "portal", "dragon", "sun", "book", "redo"};
    enum { CASTLE_LEFT, PORTAL_LEFT, STAGES_LEFT, TURNS, DECKS, SIGNS = sizeof sign / sizeof *sign };
    bool horde = line == PORTAL_LEFT || line == STAGES_LEFT, castle = line == CASTLE_LEFT;
    *out = (ScoreLook){.sign = line < SIGNS ? sign[line] : NULL,
                       .shared = line != DECKS,
                       .whose = horde || castle ? side_of(s, horde) : 0};
}

/* ---- what happened in each turn ---------------------------------------------------------------------------------- */

enum { TURNS_MOST = 200, SIDES = 2 };

typedef struct {              /* one turn, from its events */
    uint32_t serial;          /* it begins with that move */
    uint32_t hurt[SIDES];     /* move of the first wound of castle, of portal */
    uint32_t hurt_end[SIDES]; /* move after the last wound */
    uint32_t robbed;          /* move of the first card lost from a deck */
    uint32_t robbed_end;      /* move after the last lost card */
    int16_t damage[SIDES];    /* all wounds */
    int16_t worst[SIDES];     /* the largest */
    DefId striker[SIDES];     /* def that dealt it, or 0 */
    int16_t pillaged, deck;   /* cards */
} Turn;

typedef enum { COLLAPSE, ARRIVAL, STAGE, FATAL } GreatKind;
typedef struct { /* an event that happens a few times in a game */
    GreatKind kind;
    uint32_t serial;
    int turn;
    DefId card;
} Great;
enum { GREAT_MOST = 16 };

typedef struct {
    Turn turn[TURNS_MOST + 1]; /* by number; 0: before the first */
    int turns;
    Great great[GREAT_MOST];
    int ngreat;
    DefId wounded_by; /* def that dealt the castle's last wound, or 0 */
    int *dealt;       /* wounds by row of Game.def */
    int pillaged[SEAT_MAX];
    View *view;
    const State *end; /* state at the end, as everyone sees it */
} Chronicle;

static int type_of(DefId def)
{
    return def == DEF_HIDDEN ? 0 : siege_card(def)->type;
}

static void hear_damage(Chronicle *st, const Event *e, uint32_t serial)
{
    Turn *t = &st->turn[st->turns];
    int type = type_of(e->def), side = type == CARD_CASTLE ? 0 : type == CARD_PORTAL ? 1 : SIDES;
    st->dealt[e->why] += e->n;
    if (side == SIDES || e->n <= 0)
        return;
    if (side == 0)
        st->wounded_by = e->why;
    if (t->damage[side] == 0)
        t->hurt[side] = serial;
    t->hurt_end[side] = serial + 1;
    t->damage[side] = (int16_t)(t->damage[side] + e->n);
    if (e->why && e->n > t->worst[side]) {
        t->worst[side] = e->n;
        t->striker[side] = e->why;
    }
}

static void hear_great(Chronicle *st, GreatKind kind, const Event *e, uint32_t serial)
{
    if (st->ngreat < GREAT_MOST)
        st->great[st->ngreat++] = (Great){kind, serial, st->turns, e->def};
}

static void hear(void *chronicle, const Event *e, uint32_t serial)
{
    Chronicle *st = chronicle;
    Turn *t = &st->turn[st->turns];
    switch (e->kind) {
    case EV_TURN:
        if (e->n > 0 && e->n <= TURNS_MOST) {
            st->turns = e->n;
            st->turn[e->n].serial = serial;
        }
        break;
    case EV_PHASE: /* turn 1 has no EV_TURN: it begins with its first refresh phase */
        if (st->turns == 0 && e->n == PHASE_REFRESH) {
            st->turns = 1;
            st->turn[1].serial = serial;
        }
        break;
    case EV_DAMAGED:
        hear_damage(st, e, serial);
        break;
    case EV_TOKENS: /* not a strike: no card gets the credit */
    case EV_REMOVED:
        st->wounded_by = type_of(e->def) == CARD_CASTLE ? DEF_HIDDEN : st->wounded_by;
        break;
    case EV_PILLAGED:
        if (t->pillaged == 0)
            t->robbed = serial;
        t->robbed_end = serial + 1;
        t->pillaged = (int16_t)(t->pillaged + e->n);
        if (e->seat < SEAT_MAX)
            st->pillaged[e->seat] += e->n;
        break;
    case EV_COLLAPSES:
        hear_great(st, COLLAPSE, e, serial);
        break;
    case EV_SUMMONED:
        if (type_of(e->def) == CARD_OUTSIDER)
            hear_great(st, ARRIVAL, e, serial);
        break;
    case EV_FALLS:
        if (type_of(e->def) == CARD_OUTSIDER)
            hear_great(st, STAGE, e, serial);
        break;
    case EV_LOST:
        if (st->ngreat == GREAT_MOST)
            st->ngreat--;
        hear_great(st, FATAL, e, serial);
        break;
    default:
        break;
    }
}

static Chronicle *listen(const Match *m)
{
    Chronicle *st = xcalloc(1, sizeof *st);
    st->dealt = xcalloc((size_t)siege_game.ndefs + 1, sizeof *st->dealt);
    st->view = view_new(&siege_game);
    match_view(m, NO_SEAT, VIEW_EYES, st->view);
    st->end = view_state(st->view);
    match_each_event(m, NO_SEAT, hear, st);
    return st;
}

static void forget(Chronicle *st)
{
    view_free(st->view);
    free(st->dealt);
    free(st);
}

/* ---- the turns that decided it ----------------------------------------------------------------------------------- */

static const char *name_of(DefId def)
{
    return def == DEF_HIDDEN ? "" : say_word(siege_card(def)->name);
}

static Decision wounds_of(const Chronicle *st, int turn, int side)
{
    const Turn *t = &st->turn[turn];
    Decision d = {.weight = 2 * t->damage[side],
                  .serial = t->hurt[side],
                  .until = t->hurt_end[side],
                  .sign = side == 0 ? "castle" : "portal",
                  .card = t->striker[side]};
    say(d.title, sizeof d.title,
        SAY("{castle:Turn {turn}: the castle took {n} damage.|Turn {turn}: the portal took {n} damage.}"),
        say_is("castle", side == 0), say_n("turn", turn), say_n("n", t->damage[side]));
    say(d.text, sizeof d.text, SAY("{by:{card} struck hardest, for {n}.|No card struck it.}"),
        say_is("by", t->striker[side] != 0), say_s("card", name_of(t->striker[side])), say_n("n", t->worst[side]));
    return d;
}

static Decision pillage_of(const Chronicle *st, int turn)
{
    const Turn *t = &st->turn[turn];
    Decision d = {.weight = t->pillaged, .serial = t->robbed, .until = t->robbed_end, .sign = "book"};
    say(d.title, sizeof d.title, SAY("Turn {turn}: {n:1 card was pillaged.|{n} cards were pillaged.}"),
        say_n("turn", turn), say_n("n", t->pillaged));
    say(d.text, sizeof d.text, SAY("No other turn cost as many cards."));
    return d;
}

enum { WEIGHT_OF_THE_END = 1000 };

/* Returns the strike, or the empty deck, that ended the game. */
static Decision fatal_blow(const Chronicle *st, const Great *m, const Setup *names)
{
    const Siege *g = siege_of(st->end);
    bool castle = g->end == END_CASTLE;
    Decision d = {.weight = WEIGHT_OF_THE_END,
                  .serial = m->serial,
                  .until = m->serial + 1,
                  .sign = castle ? "castle" : "book",
                  .card = castle ? st->wounded_by : 0};
    if (castle)
        say(d.title, sizeof d.title,
            SAY("{by:Turn {turn}: {card} destroyed the castle.|Turn {turn}: the castle fell.}"),
            say_is("by", d.card != 0), say_n("turn", m->turn), say_s("card", name_of(d.card)));
    else
        say(d.title, sizeof d.title, SAY("Turn {turn}: {seat} ran out of cards."), say_n("turn", m->turn),
            say_s("seat", names->name[g->end_seat < st->end->nseats ? g->end_seat : 0]));
    say(d.text, sizeof d.text, SAY("That ended the game."));
    return d;
}

static Decision great_moment(const Great *m, bool last)
{
    static const int weight[] = {[COLLAPSE] = 14, [ARRIVAL] = 9, [STAGE] = 13};
    static const char *const sign[] = {[COLLAPSE] = "portal", [ARRIVAL] = "dragon", [STAGE] = "sword"};
    Decision d = {
        .weight = weight[m->kind], .serial = m->serial, .until = m->serial + 1, .sign = sign[m->kind], .card = m->card};
    say(d.title, sizeof d.title,
        SAY("{kind:Turn {turn}: {card} collapsed.|Turn {turn}: {card} arrived.|Turn {turn}: {card} was destroyed.}"),
        say_which("kind", (int)m->kind), say_n("turn", m->turn), say_s("card", name_of(m->card)));
    say(d.text, sizeof d.text,
        SAY("{kind:Its collapse let the outsider in.|From now on an outsider was in play.|One stage fewer to "
            "destroy.}"),
        say_which("kind", (int)m->kind));
    if (last) {
        d.weight = WEIGHT_OF_THE_END;
        say(d.text, sizeof d.text, SAY("It was the last stage, and the castle survived the turn."));
    }
    return d;
}

static int last_stage(const Chronicle *st)
{
    int last = -1;
    for (int i = 0; i < st->ngreat; i++)
        last = st->great[i].kind == STAGE ? i : last;
    return last;
}

int siege_decisions(const Match *m, Decision *out, int max)
{
    Chronicle *st = listen(m);
    int n = 0, worst[SIDES] = {0}, robbed = 0;
    for (int turn = 0; turn <= st->turns; turn++) {
        for (int side = 0; side < SIDES; side++)
            if (st->turn[turn].damage[side] > st->turn[worst[side]].damage[side])
                worst[side] = turn;
        if (st->turn[turn].pillaged > st->turn[robbed].pillaged)
            robbed = turn;
    }
    for (int side = 0; side < SIDES; side++) {
        Decision d = wounds_of(st, worst[side], side);
        if (d.weight > 0)
            decision_keep(out, &n, max, &d);
    }
    Decision d = pillage_of(st, robbed);
    if (d.weight > 0)
        decision_keep(out, &n, max, &d);
    for (int i = 0; i < st->ngreat; i++) {
        bool last = siege_of(st->end)->end == END_OUTSIDER && i == last_stage(st);
        d = st->great[i].kind == FATAL ? fatal_blow(st, &st->great[i], match_setup(m))
                                       : great_moment(&st->great[i], last);
        decision_keep(out, &n, max, &d);
    }
    forget(st);
    return n;
}

/* ---- more lines of the sheet ------------------------------------------------------------------------------------- */

static void add_striker(const Chronicle *st, bool horde, Standing *sheet, ScoreLook *look)
{
    int best = 0;
    for (int def = 1; def < siege_game.ndefs; def++)
        if ((type_of((DefId)def) >= CARD_MONSTER) == horde && st->dealt[def] > st->dealt[best])
            best = def;
    if (best == 0 || sheet->nlines >= SCORE_LINES)
        return;
    ScoreLine *line = &sheet->line[sheet->nlines];
    line->label = say_word(horde ? N_("Most damage by the horde") : N_("Most damage by the alliance"));
    for (int seat = 0; seat < SEAT_MAX; seat++)
        line->points[seat] = (int16_t)st->dealt[best];
    look[sheet->nlines] =
        (ScoreLook){.sign = horde ? "demon" : "sword", .shared = true, .whose = side_of(st->end, horde)};
    say(look[sheet->nlines++].note, sizeof look->note, SAY("{card}"), say_s("card", name_of((DefId)best)));
}

void siege_more_lines(const Match *m, Standing *sheet, ScoreLook look[SCORE_LINES])
{
    Chronicle *st = listen(m);
    st->dealt[0] = 0; /* nobody's */
    add_striker(st, false, sheet, look);
    add_striker(st, true, sheet, look);
    if (sheet->nlines < SCORE_LINES) {
        ScoreLine *line = &sheet->line[sheet->nlines];
        line->label = say_word(N_("Cards pillaged"));
        for (int seat = 0; seat < SEAT_MAX; seat++)
            line->points[seat] = (int16_t)st->pillaged[seat];
        look[sheet->nlines++] = (ScoreLook){.sign = "hand"};
    }
    forget(st);
}

/* ---- the chart --------------------------------------------------------------------------------------------------- */

enum { CASTLE, PORTAL, OUTSIDER, DECK };

static int outsider_health(const State *s)
{
    int n = 0;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (type_of(s->piece[p].def) == CARD_OUTSIDER && siege_health(s, siege_unit(s, p)) > 0)
            n += siege_health(s, siege_unit(s, p));
    return n;
}

static void point(const State *s, ScoreCurve out[SCORE_CURVES], int step)
{
    for (int i = 0; i < 2; i++) {
        int left = siege_health(s, i == CASTLE ? UNIT_CASTLE : UNIT_PORTAL);
        out[i].at[step] = (int16_t)(left > 0 ? left : 0);
    }
    out[OUTSIDER].at[step] = (int16_t)outsider_health(s);
    for (int seat = 0; seat < siege_allies(s); seat++)
        out[DECK + seat].at[step] = (int16_t)table_size(s, (PlaceId)(PLACE_DECK + seat));
}

int siege_curves(const Match *m, ScoreCurve out[SCORE_CURVES], int *steps)
{
    static const char *const name[] = {N_("Castle"), N_("Portal"), N_("Outsider"), N_("Deck")};
    static const char *const sign[] = {"castle", "portal", "dragon", "book", "scroll"};
    Chronicle *st = listen(m);
    View *v = view_new(&siege_game);
    int n = st->turns < SCORE_STEPS - 1 ? st->turns : SCORE_STEPS - 1, curves = 0;
    for (int i = 0; i <= n; i++) { /* at the beginning of a turn, and at the end of the game */
        int turn = n > 0 ? 1 + i * st->turns / n : 1;
        match_view_at(m, i < n ? st->turn[turn].serial : match_serial(m), NO_SEAT, VIEW_EYES, v);
        point(view_state(v), out, i);
        curves = DECK + siege_allies(view_state(v));
    }
    for (int i = 0; i < curves; i++) {
        if (curves > DECK + 1 && i >= DECK) /* whose */
            say(out[i].name, sizeof out[i].name, SAY("{name}’s deck"), say_s("name", match_setup(m)->name[i - DECK]));
        else
            say(out[i].name, sizeof out[i].name, SAY_TABLE(name[i]));
        out[i].sign = sign[i];
    }
    *steps = n;
    view_free(v);
    forget(st);
    return curves;
}

/* ---- the end as a scene ------------------------------------------------------------------------------------------ */

enum { LEFT, MIDDLE, RIGHT };

/* Returns the card of a side that dealt most, with how much; 0: none did. */
static EndCard striker(const Chronicle *st, bool horde)
{
    int best = 0;
    for (int def = 1; def < siege_game.ndefs; def++)
        if ((type_of((DefId)def) >= CARD_MONSTER) == horde && st->dealt[def] > (best ? st->dealt[best] : 0))
            best = def;
    return (EndCard){.card = (DefId)best, .sign = "sword", .n = st->dealt[best]};
}

/* Returns the card of that type which is on the table; 0: none is. */
static DefId card_there(const State *s, SiegeCardType type)
{
    for (PieceId p = 0; p < s->npieces; p++)
        if (type_of(s->piece[p].def) == (int)type && siege_unit(s, p) != NO_UNIT)
            return s->piece[p].def;
    return 0;
}

static DefId card_of(const State *s, SiegeCardType type)
{
    for (PieceId p = 0; p < s->npieces; p++)
        if (type_of(s->piece[p].def) == (int)type)
            return s->piece[p].def;
    return 0;
}

/* Returns the last portal or stage of an outsider that fell; 0: nothing of the kind. */
static DefId last_fallen(const Chronicle *st)
{
    for (int i = st->ngreat - 1; i >= 0; i--)
        if (st->great[i].kind == STAGE || st->great[i].kind == COLLAPSE)
            return st->great[i].card;
    return 0;
}

static void say_ending(const State *end, bool won, const Setup *names, EndShow *out)
{
    enum { HOLDS, FALLS, TAKEN, EMPTY, YOURS };
    bool versus = siege_versus(end), yours = versus && siege_horde_seat(end) == end_you(names);
    int how = won ? HOLDS : yours ? YOURS : versus ? TAKEN : siege_of(end)->end == END_DECK ? EMPTY : FALLS;
    say(out->title, sizeof out->title,
        SAY("{how:The castle holds|The castle falls|{horde} takes the castle|The cards ran out|You take the castle}"),
        say_which("how", how), say_s("horde", versus ? names->name[siege_horde_seat(end)] : ""));
    say(out->note, sizeof out->note, SAY("Turn {n}"), say_n("n", end->round));
}

void siege_ending(const Match *m, const Standing *st, EndShow *out)
{
    Chronicle *of = listen(m);
    bool won = held(of->end);
    int left = siege_health(of->end, UNIT_CASTLE);
    EndCard castle = {.card = card_of(of->end, CARD_CASTLE), .sign = "heart", .n = left > 0 ? left : 0, .fallen = !won};
    (void)st;
    enum { FEW = 5 };
    out->close = won && left <= FEW;
    out->united = !siege_versus(of->end);
    out->picture = won ? "scenes/siege-saved" : "scenes/siege-breach";
    out->card[LEFT] = striker(of, false);
    if (won) {
        out->card[MIDDLE] = castle;
        out->card[RIGHT] = (EndCard){.card = last_fallen(of), .fallen = true};
    } else {
        DefId outsider = card_there(of->end, CARD_OUTSIDER);
        EndCard worst = striker(of, true);
        out->card[MIDDLE] = outsider != 0 && outsider != worst.card ? (EndCard){.card = outsider} : worst;
        out->card[RIGHT] = castle;
    }
    say_ending(of->end, won, match_setup(m), out);
    forget(of);
}

/* What the innkeeper says of it to those who defended the castle. */
const VoiceLine siege_voice[SIEGE_VOICES] = {
    {VOICE_WON_CLOSE, NULL, N_("Few stones left, and you call that a wall."), false},
    {VOICE_WON_CLOSE, NULL, N_("Well held. My knees shook more than the wall."), false},
    {VOICE_WON_FAR, NULL, N_("The wall never woke up. Well held."), false},
    {VOICE_WON_FAR, NULL, N_("Drinks are on the castle tonight."), false},
    {VOICE_LOST_CLOSE, NULL, N_("One more stone would have done. Next time."), false},
    {VOICE_LOST_CLOSE, NULL, N_("So close. The gate will remember you."), false},
    {VOICE_LOST_FAR, NULL, N_("It fell. Castles do. Build it up again."), false},
    {VOICE_LOST_FAR, NULL, N_("Come in from the rain. Tomorrow we hold."), false},
};
