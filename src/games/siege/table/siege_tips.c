/* SPDX-License-Identifier: MIT
 * Tooltips of the figures around the lanes, for pointer and keys. */
#include <stdio.h>

#include "games/siege/table/siege_draw.h"
#include "core/table.h"

/* A tooltip of at most that many sentences. */
enum { LINES = 4 };
typedef struct {
    int n;
    char line[LINES][SENTENCE_MAX];
} Lines;

static char *add(Lines *l)
{
    return l->line[l->n < LINES - 1 ? l->n++ : LINES - 1];
}

/* Shows a tooltip, except while a card is held, which is about to be dropped. True: it was pressed. */
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

/* Adds what a forecast is based on: it leaves out the card nobody knows yet (SH-6.1). */
static void add_coming(const State *s, Lines *l)
{
    say(add(l), SENTENCE_MAX,
        SAY("{hidden:Forecast from the cards in play. The face-down treachery card is not counted.|Forecast from the "
            "cards in play.}"),
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
    say(add(&l), SENTENCE_MAX, SAY("Allies with no monster in their lane hit it. At 0 of {all} it breaks."),
        say_n("all", c->health));
    if (c->stage == 1)
        say(add(&l), SENTENCE_MAX, SAY("The outsider comes after the next portal."));
    else
        say(add(&l), SENTENCE_MAX, SAY("Destroy the last stage of its outsider, and the castle is saved."));
    add_coming(s, &l);
    if (tell(t, "tip-portal", r, say_word(siege_game.def[s->piece[p].def].name), &l))
        t->pressed_panel = p;
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
    say(add(&l), SENTENCE_MAX, SAY("Horde cards that come this turn: {n}."), say_n("n", c->waves[g->turned % 4]));
    if (g->collapsed)
        say(add(&l), SENTENCE_MAX, SAY("The next portal has its own numbers."));
    else
        say(add(&l), SENTENCE_MAX, SAY("Next turn {n}, then on to the right and back to the start."),
            say_n("n", c->waves[(g->turned + 1) % 4]));
    (void)tell(t, "tip-wave", r, T_("Wave"), &l);
}

void siege_tip_pile(Table *t, Rect r)
{
    const State *s = t->in->s;
    Lines l = {0};
    if (siege_shows_treachery(s))
        return;
    say(add(&l), SENTENCE_MAX, SAY("These cards come with later portals, the top card first."));
    if (table_size(s, PLACE_ASIDE) > 0)
        say(add(&l), SENTENCE_MAX, SAY("When a stage of the outsider is destroyed, the next one comes here."));
    say(add(&l), SENTENCE_MAX,
        SAY("Horde cards left: {n}.{d:=0:| Then the discarded one is shuffled in.| Then the {d} discarded ones are "
            "shuffled in.}"),
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
    say(add(&l), SENTENCE_MAX, SAY("Unblocked monsters hit it. At 0 the alliance loses."));
    add_coming(s, &l);
    if (tell(t, "tip-castle", r, say_word(siege_game.def[s->piece[p].def].name), &l))
        t->pressed_panel = p;
}

static void add_deck(const State *s, Lines *l)
{
    say(add(l), SENTENCE_MAX,
        SAY("{empty:Draws and the pillage take cards from it. The alliance loses with its last card.|Draws and the "
            "pillage take cards from it. The alliance loses when a card is missing.}"),
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
        SAY("Pays for cards and abilities. The portal brings {n} each turn; some horde cards bring more."),
        say_n("n", siege_card(s->piece[p].def)->boost));
    say(add(&l), SENTENCE_MAX, SAY("Unspent mana is kept, up to {n}."), say_n("n", MANA_MOST));
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
        SAY("After the fight, every deck loses 1 card per health of the minions in the back line."));
    if (n > 0)
        say(add(&l), SENTENCE_MAX, SAY("Now: {who}."), say_list("who", SAY_COMMA, item, n));
    if (f->pillage_next != f->pillage)
        say(add(&l), SENTENCE_MAX, SAY("Next turn {n}, when the minions in the lanes are back."),
            say_n("n", f->pillage_next));
    say(add(&l), SENTENCE_MAX, SAY("The treachery card and the next wave are not counted."));
    (void)tell(t, "tip-pillage", r, T_("Pillage"), &l);
}
