/* SPDX-License-Identifier: MIT
 * The large card shows current values beside the printed ones (SH-2.11), tokens, attachments and host. A treachery
 * card is not in play (SH-6.1), so only its marks are explained. */
#include <stdio.h>
#include <string.h>

#include "games/siege/table/siege_draw.h"
#include "core/table.h"

typedef struct {
    char text[SENTENCE_MAX];
    size_t n;
} Lines;

static void line(Lines *l, const char *words)
{
    if (words[0] && l->n + strlen(words) + 2 < sizeof l->text)
        l->n += (size_t)snprintf(l->text + l->n, sizeof l->text - l->n, "%s%s", l->n ? "\n" : "", words);
}

static const char *name_of(const State *s, PieceId p)
{
    return p < s->npieces && s->piece[p].def != DEF_HIDDEN ? say_word(siege_game.def[s->piece[p].def].name) : "";
}

/* Says "Attack 5 now, printed 3." for each number that differs from the printed one. */
static void add_numbers(const CardNumbers *n, bool wounded, Lines *l)
{
    char words[SENTENCE_MAX];
    bool attack = n->has & CARD_ATTACK && n->attack.now != n->attack.printed,
         health = n->has & CARD_HEALTH && n->health.now != n->health.printed;
    if (attack && health)
        say(words, sizeof words, SAY("*Now {a} / {h}*, printed {pa} / {ph}."), say_n("a", n->attack.now),
            say_n("h", n->health.now), say_n("pa", n->attack.printed), say_n("ph", n->health.printed));
    else if (attack)
        say(words, sizeof words, SAY("*Attack {n} now*, printed {p}."), say_n("n", n->attack.now),
            say_n("p", n->attack.printed));
    else if (health)
        say(words, sizeof words, SAY("{wounded:*{n} health left*, printed {p}.|*Health {n} now*, printed {p}.}"),
            say_is("wounded", wounded), say_n("n", n->health.now), say_n("p", n->health.printed));
    else
        return;
    line(l, words);
}

static void add_cost(const CardNumbers *n, Lines *l)
{
    char words[SENTENCE_MAX];
    if (!(n->has & CARD_COST) || n->cost.now == n->cost.printed)
        return;
    say(words, sizeof words, SAY("*Costs {n} now*, printed {p}."), say_n("n", n->cost.now),
        say_n("p", n->cost.printed));
    line(l, words);
}

static void add_tokens(const Piece *piece, bool tower, Lines *l)
{
    char words[SENTENCE_MAX], of[2][SENTENCE_MAX];
    const char *item[2];
    int n = 0, health = piece->num[NUM_HEALTH], attack = piece->num[NUM_ATTACK];
    if (health != 0)
        say(of[n], sizeof of[n],
            SAY("{what:{n:1 wound|{n} wounds}|{n:1 health token|{n} health tokens}|{n:1 charge|{n} charges}}"),
            say_which("what", health < 0 ? 0
                              : tower    ? 2
                                         : 1),
            say_n("n", health < 0 ? -health : health));
    n += health != 0;
    if (attack != 0)
        say(of[n], sizeof of[n],
            SAY("{weak:{n:1 weaken token|{n} weaken tokens}|{n:1 attack token|{n} attack tokens}}"),
            say_is("weak", attack < 0), say_n("n", attack < 0 ? -attack : attack));
    n += attack != 0;
    for (int i = 0; i < n; i++)
        item[i] = of[i];
    if (n == 0)
        return;
    say(words, sizeof words, SAY("On it: {list}."), say_list("list", SAY_AND, item, n));
    line(l, words);
}

/* Says what holds until the end of the turn. */
static void add_turn(const State *s, PieceId p, int unit, Lines *l)
{
    const Siege *g = siege_of(s);
    char words[SENTENCE_MAX];
    int bonus = g->boosted == p ? siege_treachery_bonus(s) : 0, more = g->buff[BUFF_ATTACK][unit] - bonus;
    words[0] = '\0';
    if (bonus > 0)
        say(words, sizeof words, SAY("{card}, the treachery card: +{n} attack this turn."), say_n("n", bonus),
            say_s("card", say_word(siege_game.def[g->treachery].name)));
    line(l, words);
    words[0] = '\0';
    if (more != 0)
        say(words, sizeof words, SAY("This turn: +{n} attack."), say_signed("n", more));
    line(l, words);
    words[0] = '\0';
    if (g->armor[unit] > 0)
        say(words, sizeof words, SAY("Armor left this turn: {n}."), say_n("n", g->armor[unit]));
    line(l, words);
    line(l, g->mark[unit] & MARK_STUNNED ? T_("It does not strike this turn.") : "");
    words[0] = '\0';
    if (s->piece[p].face & FACE_EXHAUSTED)
        siege_say_used(s, p, words, sizeof words);
    line(l, words);
}

/* Says what is attached to the card, or what it is attached to. */
static void add_attached(const State *s, PieceId p, Lines *l)
{
    enum { MOST = 6 };
    char words[SENTENCE_MAX];
    const char *name[MOST];
    int n = 0;
    for (PieceId q = table_first(s, PLACE_ATTACHED); q != NO_PIECE && n < MOST; q = s->piece[q].next)
        if (s->piece[q].host == p && name_of(s, q)[0])
            name[n++] = name_of(s, q);
    words[0] = '\0';
    if (n > 0)
        say(words, sizeof words, SAY("Attached: {list}."), say_list("list", SAY_AND, name, n));
    else if (s->piece[p].place == PLACE_ATTACHED && name_of(s, s->piece[p].host)[0])
        say(words, sizeof words, SAY("Attached to {card}."), say_s("card", name_of(s, s->piece[p].host)));
    line(l, words);
}

bool siege_zoom_now(const State *s, const void *memory, PieceId p, DefId def, CardFace *face, char *out, size_t n)
{
    Lines l = {.n = 0};
    out[0] = '\0';
    bool treachery =
        siege_shows_treachery(s) && def == siege_of(s)->treachery && (p == NO_PIECE || p == siege_treachery_piece(s));
    if (treachery) {
        char words[SENTENCE_MAX];
        face->numbers.has = 0;
        siege_say_treachery(s, memory, words, sizeof words);
        line(&l, words);
        line(&l, T_("Revealed only for its marks: its numbers and other text do not count."));
        (void)snprintf(out, n, "%s", l.text);
        return true;
    }
    if (p >= s->npieces || s->piece[p].def != def || s->piece[p].face & FACE_CONCEALED)
        return false;
    int unit = siege_unit(s, p);
    if (siege_game.place[s->piece[p].place].group == GROUP_HAND) {
        face->numbers = siege_numbers(s, p);
        add_cost(&face->numbers, &l);
    } else if (unit < UNIT_CASTLE) {
        face->numbers = siege_numbers(s, p);
        add_numbers(&face->numbers, (s->piece[p].num[NUM_HEALTH] < 0 || s->piece[p].face & FACE_FALLING), &l);
        add_tokens(&s->piece[p], siege_card(def)->type == CARD_TOWER, &l);
        add_turn(s, p, unit, &l);
    } else if (unit == UNIT_CASTLE || unit == UNIT_PORTAL) { /* health is all they have */
        face->numbers.health.now = siege_health_left(s, unit);
        add_numbers(&face->numbers, true, &l);
    }
    add_attached(s, p, &l);
    (void)snprintf(out, n, "%s", l.text);
    return false;
}
