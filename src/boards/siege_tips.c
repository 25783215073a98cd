/* SPDX-License-Identifier: MIT
 * What the figures around the lanes mean, in plain words, where pointer or keys are on them. */
#include <stdio.h>

#include "boards/siege_draw.h"
#include "core/table.h"

/* A tip of up to so many sentences. */
enum { LINES = 4 };
typedef struct {
    int n;
    char line[LINES][SENTENCE_MAX];
} Lines;

static char *add(Lines *l)
{
    return l->line[l->n < LINES - 1 ? l->n++ : LINES - 1];
}

/* Nothing is said while a card is in the hand: it is about to be dropped. True: it was pressed. */
static bool tell(Table *t, const char *id, Rect r, const char *head, const Lines *l)
{
    char words[SENTENCE_MAX] = "";
    const char *line[LINES];
    if (rect_is_empty(r) || t->lifted != NO_PIECE || l->n == 0)
        return false;
    for (int i = 0; i < l->n; i++)
        line[i] = l->line[i];
    say(words, sizeof words, SAY("{all}"), say_list("all", SAY_LINES, line, l->n));
    Touch touch = ui_touch(t->ui, id, "figure", r, head, TOUCH_FOCUS);
    if (touch.hover || (touch.focus && ui_using_keys(t->ui)))
        ui_tip(t->ui, r, (Rect){0}, head, words, NULL);
    return touch.click;
}

/* What a forecast is made of: the card that nobody knows yet is left out (SH-6.1). */
static void add_coming(const State *s, Lines *l)
{
    say(add(l), SENTENCE_MAX,
        SAY("{hidden:What is coming is what the cards that lie there now will do. The treachery card, still hidden, is "
            "not "
            "counted.|What is coming is what the cards that lie there now will do in this turn.}"),
        say_is("hidden", !siege_shows_treachery(s)));
}

void siege_tip_portal(Table *t, Rect r)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_PORTAL);
    Lines l = {0};
    if (p == NO_PIECE)
        return;
    const SiegeCard *c = siege_card(s->piece[p].def);
    say(add(&l), SENTENCE_MAX, SAY("Allies in lanes without a monster strike it. At 0 of {all} it breaks."),
        say_n("all", c->health));
    if (c->stage == 1)
        say(add(&l), SENTENCE_MAX, SAY("Behind the next portal the outsider comes to the lanes."));
    else
        say(add(&l), SENTENCE_MAX,
            SAY("It brings the outsider to the lanes. When its last stage falls, the castle is saved."));
    add_coming(s, &l);
    if (tell(t, "tip-portal", r, say_word(siege_game.def[s->piece[p].def].name), &l))
        t->meant = p;
}

void siege_tip_wave(Table *t, Rect r)
{
    const State *s = t->in->s;
    const Siege *g = siege_of(s);
    PieceId p = table_first(s, PLACE_PORTAL);
    Lines l = {0};
    if (p == NO_PIECE)
        return;
    const SiegeCard *c = siege_card(s->piece[p].def);
    say(add(&l), SENTENCE_MAX, SAY("So many cards of the horde come to the lanes: {n} this turn."),
        say_n("n", c->waves[g->turned % 4]));
    if (g->collapsed)
        say(add(&l), SENTENCE_MAX, SAY("The next portal has numbers of its own."));
    else
        say(add(&l), SENTENCE_MAX, SAY("Next turn {n}, then on to the right and from the start again."),
            say_n("n", c->waves[(g->turned + 1) % 4]));
    (void)tell(t, "tip-wave", r, T_("Wave"), &l);
}

void siege_tip_pile(Table *t, Rect r)
{
    const State *s = t->in->s;
    Lines l = {0};
    if (siege_shows_treachery(s))
        return;
    say(add(&l), SENTENCE_MAX,
        SAY("What waits here is brought to the lanes by the later portals, the uppermost card first."));
    if (table_size(s, PLACE_ASIDE) > 0)
        say(add(&l), SENTENCE_MAX, SAY("When a stage of the outsider falls, its next one comes here."));
    say(add(&l), SENTENCE_MAX,
        SAY("{n} cards are left to the horde. When none is, the {d} discarded ones are shuffled."),
        say_n("n", table_size(s, PLACE_HORDE_DECK) + table_size(s, PLACE_HORDE_DECK_2)),
        say_n("d", table_size(s, PLACE_HORDE_DISCARD)));
    (void)tell(t, "tip-pile", r, T_("Behind the portal"), &l);
}

void siege_tip_castle(Table *t, Rect r)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_CASTLE);
    Lines l = {0};
    if (p == NO_PIECE)
        return;
    say(add(&l), SENTENCE_MAX, SAY("Monsters that no ally blocks strike it. At 0 the castle is lost."));
    add_coming(s, &l);
    if (tell(t, "tip-castle", r, say_word(siege_game.def[s->piece[p].def].name), &l))
        t->meant = p;
}

static void add_deck(const State *s, Lines *l)
{
    say(add(l), SENTENCE_MAX,
        SAY("{empty:Draws and pillage take cards from the deck. With its last card the castle is lost.|Draws and "
            "pillage "
            "take cards from the deck. Where one is missing, the castle is lost.}"),
        say_is("empty", !s->option[OPT_DECK_OUT]));
}

void siege_tip_deck(Table *t, Rect r)
{
    Lines l = {0};
    add_deck(t->in->s, &l);
    (void)tell(t, "tip-deck", r, T_("Deck"), &l);
}

void siege_tip_mana(Table *t, Rect r)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_PORTAL);
    Lines l = {0};
    if (p == NO_PIECE)
        return;
    say(add(&l), SENTENCE_MAX,
        SAY("Mana pays for cards and abilities. The portal brings {n} each turn, and some cards of the horde bring "
            "more."),
        say_n("n", siege_card(s->piece[p].def)->boost));
    say(add(&l), SENTENCE_MAX, SAY("What is not spent stays, up to {n}."), say_n("n", MANA_MOST));
    if (t->at->kind != CLASS_STRIP)
        add_deck(s, &l);
    (void)tell(t, "tip-mana", r, T_("Mana"), &l);
}

void siege_tip_pillage(Table *t, Rect r, const SiegeForecast *f)
{
    const State *s = t->in->s;
    char name[MINIONS][SENTENCE_MAX];
    const char *item[MINIONS];
    Lines l = {0};
    int n = 0;
    for (PieceId p = table_first(s, PLACE_BACK); p != NO_PIECE; p = s->piece[p].next) {
        int which = s->piece[p].n % MINIONS;
        if (s->piece[p].def == DEF_HIDDEN || f->minion_steals[which] == 0 || n == MINIONS)
            continue;
        say(name[n], SENTENCE_MAX, SAY("{card} {n}"), say_s("card", say_word(siege_game.def[s->piece[p].def].name)),
            say_n("n", f->minion_steals[which]));
        item[n] = name[n];
        n++;
    }
    say(add(&l), SENTENCE_MAX,
        SAY("After the fight every deck loses as many cards as the minions in the back line have health."));
    if (n > 0)
        say(add(&l), SENTENCE_MAX, SAY("Now: {who}."), say_list("who", SAY_COMMA, item, n));
    if (f->pillage_next != f->pillage)
        say(add(&l), SENTENCE_MAX, SAY("In the next turn it is {n}, when those in the lanes are back."),
            say_n("n", f->pillage_next));
    say(add(&l), SENTENCE_MAX, SAY("The treachery card and the next wave are not counted."));
    (void)tell(t, "tip-pillage", r, T_("Pillage"), &l);
}
