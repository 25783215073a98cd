/* SPDX-License-Identifier: MIT
 * The seats of the Horde table: what stands at each portrait, and the same in words. */
#include "games/horde/table/horde_draw.h"

#include <stdio.h>

#include "base/buf.h"
#include "core/say.h"
#include "core/table.h"
#include "ui/seats.h"

/* True if the seat is shown as choosing: who holds the Betrayer or the Trickster is public only when they are used. */
static bool seat_chooses(const State *s, int seat)
{
    return s->to_act == seat && !s->over && s->nframes == 0 && s->phase != PHASE_TRICKSTER;
}

/* Says "picking, 2 to go" or "3 of 3 \u00b7 done"; brief: "picking" or "done". */
static void horde_seat_state(const Table *t, int seat, bool brief, char out[SENTENCE_MAX])
{
    const State *s = t->in->s;
    const Horde *h = horde_of(s);
    int limit = horde_limit(s), total = h->total[seat];
    bool turn = s->to_act == seat;
    out[0] = '\0';
    if (s->phase == PHASE_ASSIGN && turn)
        say(out, SENTENCE_MAX, SAY("choosing a token"));
    else if (s->phase != PHASE_PICK)
        return;
    else if (limit == 0)
        say(out, SENTENCE_MAX, SAY("{starts:starts the round|waiting}"), say_is("starts", turn && s->nframes == 0));
    else if (h->locked[seat])
        say(out, SENTENCE_MAX, SAY("{brief:locked out|{total} of {limit} \u00b7 locked out}"), say_is("brief", brief),
            say_n("total", total), say_n("limit", limit));
    else if (total < limit)
        say(out, SENTENCE_MAX, SAY("{now:{brief:picking|picking, {more} to go}|{more} to pick}"),
            say_is("now", turn && s->nframes == 0), say_is("brief", brief), say_n("more", limit - total));
    else if (h->opening == 1 && h->starter == seat) /* HO-6.6 */
        say(out, SENTENCE_MAX, SAY("{brief:may pick again|{total} of {limit} \u00b7 may pick again}"),
            say_is("brief", brief), say_n("total", total), say_n("limit", limit));
    else
        say(out, SENTENCE_MAX, SAY("{brief:done|{total} of {limit} \u00b7 done}"), say_is("brief", brief),
            say_n("total", total), say_n("limit", limit));
}

bool horde_is_seen(const Table *t, int seat)
{
    return t->in->eyes == seat || t->in->s->option[OPT_HORDES] == HORDES_OPEN || t->in->s->over;
}

/* Says what a seat's horde holds: "19 cards", and for those who may see it its bonuses. */
static void say_horde(const Table *t, int seat, char out[SENTENCE_MAX])
{
    const State *s = t->in->s;
    PlaceId at = (PlaceId)(PLACE_HORDE + seat);
    bool seen = horde_is_seen(t, seat);
    say(out, SENTENCE_MAX,
        SAY("{seen:{n:=0:no cards|1 card|{n} cards} in the horde{vampires:=0:|, 1 Vampire: {bonus}|, {vampires} "
            "Vampires: "
            "{bonus}}{king:, Elvenking: {pairs}|}|{n:=0:no cards in the horde|1 card in the horde, face down|{n} cards "
            "in the horde, face down}}"),
        say_is("seen", seen), say_n("n", table_size(s, at)), say_n("vampires", seen ? horde_vampires(s, seat) : 0),
        say_signed("bonus", seen ? horde_vampire_bonus(s, seat) : 0),
        say_is("king", seen && table_find(s, at, DEF_ELVENKING) != NO_PIECE),
        say_signed("pairs", seen ? horde_elvenking_bonus(s, seat) : 0));
}

/* Says the cards that a seat has picked in this round, or in the last one. "": none. */
static void say_picks(const Table *t, int seat, char out[SENTENCE_MAX])
{
    const HordeShown *h = t->event_memory;
    const char *name[HORDE_PICKED];
    int n = 0;
    bool now = h && h->picked[seat][0] != 0;
    out[0] = '\0';
    for (int i = 0; h && i < HORDE_PICKED; i++) {
        DefId def = now ? h->picked[seat][i] : h->before[seat][i];
        if (def != 0)
            name[n++] = say_word(horde_game.def[def].name);
    }
    if (n > 0)
        say(out, SENTENCE_MAX, SAY("{now:This round: {cards}|Last round: {cards}}"), say_is("now", now),
            say_list("cards", SAY_COMMA, name, n));
}

/* Says "7 points of tokens: 6, 2, \u22121". */
static void say_tokens(const State *s, int seat, char out[SENTENCE_MAX])
{
    char text[KIND_COUNT][16];
    const char *value[KIND_COUNT];
    int n = 0;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_WON + seat)); p != NO_PIECE && n < KIND_COUNT;
         p = s->piece[p].next) {
        say(text[n], sizeof text[n], SAY("{n}"), say_n("n", horde_token(s->piece[p].def)));
        value[n] = text[n];
        n++;
    }
    say(out, SENTENCE_MAX, SAY("{n:1 point of tokens|{n} points of tokens}{some:: {all}|}"),
        say_n("n", horde_taken(s, seat)), say_is("some", n > 0), say_list("all", SAY_COMMA, value, n));
}

static void say_seat_in_full(const Table *t, int seat, char out[SENTENCE_MAX])
{
    const State *s = t->in->s;
    char horde[SENTENCE_MAX], state[SENTENCE_MAX], picks[SENTENCE_MAX],
        taken[SENTENCE_MAX] = "", kind[SENTENCE_MAX] = "", flag[SENTENCE_MAX] = "";
    if (t->seat_kind && t->seat_kind[seat])
        (void)snprintf(kind, sizeof kind, "%s", t->seat_kind[seat]);
    if (horde_of(s)->starter == seat && s->phase <= PHASE_END)
        say(flag, sizeof flag, SAY("starts this round"));
    if (s->phase >= PHASE_BATTLE)
        say_tokens(s, seat, taken);
    horde_seat_state(t, seat, false, state);
    say_horde(t, seat, horde);
    say_picks(t, seat, picks);
    const char *all[] = {kind, flag, state, taken, horde, s->phase <= PHASE_END ? picks : ""};
    out[0] = '\0';
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) /* no sentences: each has a line of its own */
        if (all[i][0])
            str_add(out, SENTENCE_MAX, "%s%s", out[0] ? "\n" : "", all[i]);
}

static void seat_now(const Table *t, int seat, SeatLook *look)
{
    const State *s = t->in->s;
    const Horde *h = horde_of(s);
    int limit = horde_limit(s), total = h->total[seat];
    bool battle = horde_table(s) == TABLE_BATTLE, counting = s->phase == PHASE_PICK && limit > 0;
    *look = (SeatLook){.seat = seat,
                       .r = t->at->seat[seat],
                       .shape = battle || t->at->seat[seat].w < 120 ? SEAT_COLUMN : SEAT_ROW,
                       .acts = battle ? horde_acts_in_battle(t, seat) : seat_chooses(s, seat),
                       .starter = h->starter == seat && s->phase <= PHASE_END,
                       .sign = battle ? "coins" : "cards",
                       .pop = battle ? horde_sum_pop(t, seat) : 1};
    if (counting) {
        look->done = total >= limit || h->locked[seat];
        look->owed = total < limit && !h->locked[seat] ? limit - total : 0;
        look->had = look->owed > 0 && seat == t->in->near ? total : 0;
    }
    if (battle && s->phase == PHASE_JOKERS)
        look->done = h->agreed[seat];
    say(look->count, sizeof look->count, SAY("{n}"),
        say_n("n", battle ? horde_taken(s, seat) : table_size(s, (PlaceId)(PLACE_HORDE + seat))));
    SDL_FPoint leans = horde_leans(t, seat);
    look->dx = leans.x;
    look->dy = leans.y;
    say_seat_in_full(t, seat, look->label);
}

void horde_draw_face(Table *t, int seat)
{
    SeatLook look;
    seat_now(t, seat, &look);
    seat_draw_face(t, &look);
}

void horde_draw_seats(Table *t)
{
    for (int seat = 0; seat < t->in->s->nseats; seat++) {
        SeatLook look;
        char id[24], label[SENTENCE_MAX];
        seat_now(t, seat, &look);
        look.r.y -= horde_hops(t, seat);
        if (seat_draw(t, &look) && seat == t->in->near)
            *t->sort = !*t->sort; /* the own horde by faction, or by type */
        if (horde_table(t->in->s) != TABLE_BATTLE)
            continue;
        (void)snprintf(id, sizeof id, "taken-%d", seat);
        say(label, sizeof label, SAY("{n}"), say_n("n", horde_taken(t->in->s, seat)));
        ui_mark(t->ui, id, "count", look.r, label);
    }
}
