/* SPDX-License-Identifier: MIT
 * Siege in sentences: castle, portal and minions, then lane by lane the cards and the forecast of the fight (SH-15:
 * what a player needs to see). */
#include <stdio.h>

#include "games/siege/table/siege_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "core/text.h"

/* Says "attack 3, health 2, used". */
static void values(const State *s, PieceId p, char *out, size_t n)
{
    const Piece *piece = &s->piece[p];
    const SiegeCard *c = siege_card(piece->def);
    int unit = siege_unit(s, p);
    bool fights = c->type != CARD_TOWER && c->type != CARD_CASTLE && c->type != CARD_PORTAL;
    say(out, n,
        SAY("{fights:, attack {attack}|}{health:=0:|, health {health}|, health {health}}{armor:=0:|, armor {armor}|, "
            "armor "
            "{armor}}{used:, used|}{falls:, falls|}"),
        say_is("fights", fights), say_n("attack", siege_attack(s, unit)), say_n("health", siege_health_left(s, unit)),
        say_n("armor", siege_of(s)->armor[unit]), say_is("used", (piece->face & FACE_EXHAUSTED) != 0),
        say_is("falls", (piece->face & FACE_FALLING) != 0));
}

/* Adds a card with its numbers and what is attached to it. */
static void add_card(const State *s, PieceId p, Buf *out)
{
    const Piece *piece = &s->piece[p];
    char text[SENTENCE_MAX] = "";
    if (piece->def == DEF_HIDDEN) {
        buf_add(out, T_("a card face down"));
        return;
    }
    if (siege_unit(s, p) != NO_UNIT && !(piece->face & FACE_CONCEALED))
        values(s, p, text, sizeof text);
    buf_printf(out, "%s%s%s", say_word(siege_game.def[piece->def].name), text,
               piece->face & FACE_CONCEALED ? T_(", face down") : "");
    for (PieceId q = s->head[PLACE_ATTACHED].first; q != NO_PIECE; q = s->piece[q].next)
        if (s->piece[q].host == p) {
            say(text, sizeof text, SAY(", with {attachment}"),
                say_s("attachment", say_word(siege_game.def[s->piece[q].def].name)));
            buf_add(out, text);
        }
}

static void add_place(const State *s, const char *head, PlaceId place, Buf *out)
{
    int n = 0;
    for (PieceId p = s->head[place].first; p != NO_PIECE; p = s->piece[p].next) {
        buf_printf(out, n++ ? "; " : "*%s*: ", head);
        add_card(s, p, out);
    }
    if (n > 0)
        buf_add(out, "\n");
}

static PieceId in_lane(const State *s, PlaceId place, int lane)
{
    for (PieceId p = s->head[place].first; p != NO_PIECE; p = s->piece[p].next)
        if (s->piece[p].pos == lane)
            return p;
    return NO_PIECE;
}

static void add_half(const State *s, PieceId p, Buf *out)
{
    if (p == NO_PIECE)
        buf_add(out, T_("nobody"));
    else
        add_card(s, p, out);
}

static void add_lane(const State *s, const SiegeForecast *f, const Setup *names, int lane, Buf *out)
{
    Buf upper = {0}, lower = {0};
    char text[3 * SENTENCE_MAX], head[SENTENCE_MAX] = "", detail[SENTENCE_MAX] = "";
    add_half(s, in_lane(s, PLACE_UPPER, lane), &upper);
    add_half(s, in_lane(s, PLACE_LOWER, lane), &lower);
    if (f)
        (void)siege_forecast_words(s, f, lane, head, sizeof head, detail, sizeof detail);
    text_names(names, detail, sizeof detail);
    say(text, sizeof text,
        SAY("*Lane {n}*: horde {upper}; alliance {lower}.{will: As things stand: {will}{more:, {more}|}.|}\n"),
        say_n("n", lane + 1), say_s("upper", buf_str(&upper)), say_s("lower", buf_str(&lower)), say_s("will", head),
        say_s("more", detail));
    buf_add(out, text);
    buf_free(&upper);
    buf_free(&lower);
}

static void add_mana(const State *s, const Setup *names, Buf *out)
{
    char text[SENTENCE_MAX];
    for (int seat = 0; seat < s->nseats; seat++)
        if (siege_pool(s, seat) == seat) {
            say(text, sizeof text, SAY("*{who}*: {n} mana\n"), say_s("who", names->name[seat]),
                say_n("n", siege_of(s)->mana[seat]));
            buf_add(out, text);
        }
}

void siege_account(const State *s, const Setup *names, int eyes, Buf *out)
{
    SiegeForecast f;
    bool fights = s->phase >= PHASE_HORDE && s->phase <= PHASE_PILLAGE && !s->over && !siege_wave_comes(s) &&
                  siege_forecast_can(s, eyes);
    char text[2 * SENTENCE_MAX], head[SENTENCE_MAX], detail[SENTENCE_MAX];
    add_place(s, T_("Castle"), PLACE_CASTLE, out);
    add_place(s, T_("Portal"), PLACE_PORTAL, out);
    say(head, sizeof head, SAY("*Wave*: {n:a card|{n} cards}\n"), say_n("n", siege_wave(s)));
    buf_add(out, head);
    add_mana(s, names, out);
    add_place(s, T_("Back line"), PLACE_BACK, out);
    if (fights)
        siege_forecast(s, eyes, &f);
    for (int lane = 0; lane < LANES; lane++)
        add_lane(s, fights ? &f : NULL, names, lane, out);
    if (fights) {
        (void)siege_pillage_words(s, &f, head, sizeof head, detail, sizeof detail);
        text_names(names, detail, sizeof detail);
        say(text, sizeof text, SAY("*Pillage if nothing changes*: {will}{more:, {more}|}\n"), say_s("will", head),
            say_s("more", detail));
        buf_add(out, text);
    }
}
