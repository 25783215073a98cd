/* SPDX-License-Identifier: MIT
 * Siege: why a move is proposed, a sentence. */
#include "games/siege/siege_text.h"

/* What a card in the lower half of a lane meets there. */
static void reason_lane(const State *s, int lane, char *out, size_t n)
{
    PieceId p = lane >= 0 && lane < LANES ? siege_upper(s, lane) : NO_PIECE;
    char card[SENTENCE_MAX];
    if (lane < 0 || lane >= LANES)
        return;
    if (p == NO_PIECE) {
        say(out, n, SAY("Nothing blocks the way to the portal in lane {n}."), say_n("n", lane + 1));
        return;
    }
    siege_name_card(s, p, card, sizeof card);
    say(out, n, SAY("Stops {card} in lane {n}."), say_s("card", card), say_n("n", lane + 1));
}

/* What a move does to the card it is about. */
static void reason_card(const State *s, Move m, PieceId p, char *out, size_t n)
{
    char card[SENTENCE_MAX];
    int unit = siege_is_known(s, p) && !siege_concealed(s, p) ? siege_unit(s, p) : NO_UNIT;
    siege_name_card(s, p, card, sizeof card);
    SayArg name = say_s("card", card);
    if (unit == NO_UNIT)
        return;
    if (m.kind == MOVE_ENGAGE)
        say(out, n, SAY("Keeps {card} from pillaging {n:1 card|{n} cards}."), name, say_n("n", siege_left(s, unit)));
    else if (m.kind == MOVE_USE && unit == UNIT_CASTLE)
        say(out, n, SAY("The castle’s power works once a turn."));
    else if (m.kind == MOVE_CHALLENGE)
        say(out, n, SAY("Pins the ally facing {card}."), name);
    else if (m.kind == MOVE_CHOOSE && siege_is_creature(s, unit))
        say(out, n, SAY("{card}: attack {n}, health {m}."), name, say_n("n", siege_attack(s, unit)),
            say_n("m", siege_left(s, unit)));
}

/* What a card says of itself is why it is played. */
static void reason_text(DefId def, char *out, size_t n)
{
    const char *text = def != DEF_HIDDEN && def <= siege_cards()->ncards ? siege_text(def) : NULL;
    if (text && !siege_say_play_ability(def, out, n))
        str_cut(out, n, text);
}

/* The same of the ability that is used. */
static void reason_use(const State *s, Move m, char *out, size_t n)
{
    PieceId p = (PieceId)m.a;
    reason_card(s, m, p, out, n);
    if (!out[0])
        siege_say_use(s, m, out, n);
    if (!out[0] && siege_is_known(s, p) && siege_text(s->piece[p].def))
        str_cut(out, n, siege_text(s->piece[p].def));
}

void siege_reason(const State *s, Move m, char *out, size_t n)
{
    out[0] = '\0';
    switch (m.kind) {
    case MOVE_CAST:
    case MOVE_ATTACH:
        reason_text(m.a, out, n);
        break;
    case MOVE_PLAY:
        if (m.a > 0 && m.a <= siege_cards()->ncards && siege_card(m.a)->type == CARD_ALLY)
            reason_lane(s, m.b - 1, out, n);
        else
            reason_text(m.a, out, n);
        break;
    case MOVE_MOVE:
        if (m.a < s->npieces && s->piece[m.a].place == PLACE_LOWER)
            reason_lane(s, m.b - 1, out, n);
        break;
    case MOVE_USE:
        reason_use(s, m, out, n);
        break;
    case MOVE_ENGAGE:
    case MOVE_CHALLENGE:
    case MOVE_CHOOSE:
        reason_card(s, m, (PieceId)m.a, out, n);
        break;
    case MOVE_LAY:
        if (m.b > 0 && m.b <= LANES && siege_lower(s, m.b - 1) == NO_PIECE)
            say(out, n, SAY("Nothing defends the castle in lane {n}."), say_n("n", m.b));
        break;
    case MOVE_HIDE:
        say(out, n, SAY("Nobody knows what lies there."));
        break;
    case MOVE_DONE:
        say(out, n, SAY("Nothing useful is left to do."));
        break;
    default:
        break;
    }
}
