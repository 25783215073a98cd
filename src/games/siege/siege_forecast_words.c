/* SPDX-License-Identifier: MIT
 * Siege: what is foreseen, in words, and what an alliance seat should know before it is done. */
#include <stdio.h>
#include <string.h>

#include "base/name.h"
#include "games/siege/siege_forecast.h"
#include "games/siege/siege_int.h"

/* ---- a lane ---------------------------------------------------------------------------------------------------------- */

enum { HEAD_LETTERS = 9 }; /* of a name, so that a head keeps within about 18 */

static const char *full_name(const State *s, PieceId p)
{
    bool known = p != NO_PIECE && s->piece[p].def != DEF_HIDDEN;
    return say_word(known ? siege_card_of(s, p)->name : N_("a card"));
}

typedef struct {
    char text[64];
} ShortName;

void siege_short_name(const char *name, char *out, size_t size)
{
    if (strlen(name) > HEAD_LETTERS)
        name_short(name, out, size);
    else
        (void)snprintf(out, size, "%s", name);
}

static ShortName short_name(const State *s, PieceId p)
{
    ShortName out = {""};
    siege_short_name(full_name(s, p), out.text, sizeof out.text);
    return out;
}

static SiegeTone fall_head(const State *s, const SiegeLaneForecast *l, char *head, size_t hn)
{
    if (l->upper_falls && l->lower_falls) {
        say(head, hn, SAY("both fall"));
        return TONE_MIXED;
    }
    say(head, hn, SAY("{card} falls"), say_s("card", short_name(s, l->upper_falls ? l->upper : l->lower).text));
    return l->upper_falls ? TONE_GOOD : TONE_BAD;
}

/* Without losses of castle and portal. */
static SiegeTone quiet_head(const State *s, const SiegeLaneForecast *l, char *head, size_t hn)
{
    static const char *const text[] = {
        [LANE_EMPTY] = N_("empty"),    [LANE_FIGHT] = N_("both survive"),     [LANE_UNBLOCKED] = N_("no damage"),
        [LANE_FREE] = N_("no damage"), [LANE_BARRED] = N_("nothing strikes"), [LANE_CONCEALED] = N_("hidden card"),
        [LANE_FOUGHT] = N_("fought"),  [LANE_NEVER] = N_("no more fights"),
    };
    if (l->upper_falls || l->lower_falls)
        return fall_head(s, l, head, hn);
    for (int seat = 0; seat < siege_allies(s); seat++)
        if (l->pillage[seat] > 0) { /* SH-13.6, and abilities */
            say(head, hn, SAY("{n:1 card lost|{n} cards lost}"), say_n("n", l->pillage[seat]));
            return TONE_BAD;
        }
    say(head, hn, SAY_TABLE(text[l->kind]));
    return TONE_NEUTRAL;
}

/* Who keeps how much, where both have met. */
static void left_detail(const State *s, const SiegeLaneForecast *l, char *detail, size_t dn)
{
    ShortName above = short_name(s, l->upper), below = short_name(s, l->lower);
    SayArg upper = say_s("upper", above.text), lower = say_s("lower", below.text);
    SayArg n = say_n("n", l->upper_left), k = say_n("k", l->lower_left);
    if (l->upper_left && l->lower_left)
        say(detail, dn, SAY("{n} and {k} health left"), n, k);
    else if (l->upper_left)
        say(detail, dn, SAY("{upper}: {n} left"), upper, n);
    else if (l->lower_left)
        say(detail, dn, SAY("{lower}: {k} left"), lower, k);
}

static void lane_detail(const State *s, const SiegeLaneForecast *l, bool damage, char *detail, size_t dn)
{
    if (l->nothers)
        say(detail, dn, SAY("{card} falls too"), say_s("card", short_name(s, l->other[0]).text));
    else if (damage && (l->upper_falls || l->lower_falls))
        (void)fall_head(s, l, detail, dn);
    else if (l->kind == LANE_UNBLOCKED && l->tower && l->castle > 0)
        say(detail, dn, SAY("towers do not block"));
    else if (l->kind == LANE_FIGHT)
        left_detail(s, l, detail, dn);
    else if (l->kind == LANE_UNBLOCKED && !l->tower && l->castle > 0)
        say(detail, dn, SAY("unblocked"));
    else if (l->kind == LANE_CONCEALED)
        say(detail, dn, SAY("revealed first"));
}

static bool is_outsider(const State *s, PieceId p)
{
    return p != NO_PIECE && s->piece[p].def != DEF_HIDDEN && siege_card_of(s, p)->type == CARD_OUTSIDER;
}

static bool outsider_falls(const State *s, const SiegeLaneForecast *l)
{
    bool falls = l->upper_falls && is_outsider(s, l->upper);
    for (int i = 0; i < l->nothers; i++)
        falls |= is_outsider(s, l->other[i]);
    return falls;
}

SiegeTone siege_forecast_words(const State *s, const SiegeForecast *f, int lane, char *head, size_t hn, char *detail,
                               size_t dn)
{
    const SiegeLaneForecast *l = &f->lane[lane];
    bool damage = l->castle != 0 || l->portal != 0;
    detail[0] = '\0';
    if (l->open) {
        say(head, hn, SAY("undecided"));
        say(detail, dn, SAY("depends on your choice"));
        return TONE_MIXED;
    }
    lane_detail(s, l, damage, detail, dn);
    if (f->wins && outsider_falls(s, l)) {
        if (l->upper_falls || l->lower_falls)
            (void)fall_head(s, l, detail, dn);
        say(head, hn, SAY("{versus:the alliance wins|you win}"), say_is("versus", siege_versus(s)));
        return TONE_GOOD;
    }
    if (!damage)
        return quiet_head(s, l, head, hn);
    if (l->castle) { /* what it loses counts more than what the portal does */
        say(head, hn, SAY("castle {n}"), say_signed("n", -l->castle));
        return l->castle > 0 ? l->portal > 0 ? TONE_MIXED : TONE_BAD : TONE_GOOD;
    }
    say(head, hn, SAY("portal {n}"), say_signed("n", -l->portal));
    return l->portal > 0 ? TONE_GOOD : TONE_BAD;
}

/* ---- pillage ---------------------------------------------------------------------------------------------- */

SiegeTone siege_pillage_words(const State *s, const SiegeForecast *f, char *head, size_t hn, char *detail, size_t dn)
{
    int worst = 0;
    for (int seat = 1; seat < siege_allies(s); seat++)
        worst = f->deck_then[seat] < f->deck_then[worst] ? seat : worst;
    int left = f->deck_then[worst];
    detail[0] = '\0';
    if (f->pillage == 0)
        say(head, hn, SAY("{next:=0:no pillage|none, next turn {next}}"), say_n("next", f->pillage_next));
    else if (f->pillage_least < f->pillage)
        say(head, hn, SAY("{least}–{n:1 card|{n} cards}"), say_n("least", f->pillage_least), say_n("n", f->pillage));
    else if (f->pillage_next != f->pillage && f->pillage_next > 0)
        say(head, hn, SAY("{n:1 card|{n} cards}, next {next}"), say_n("n", f->pillage), say_n("next", f->pillage_next));
    else
        say(head, hn, SAY("{n:1 card|{n} cards}"), say_n("n", f->pillage));
    if (left == 0 && f->deck_now[worst] > 0)
        say(detail, dn, SAY("{seat} runs out of cards"), say_seat("seat", worst));
    else if (f->pillage > 0)
        say(detail, dn, SAY("{seat}’s deck: {n} left"), say_seat("seat", worst), say_n("n", left));
    if (f->pillage == 0)
        return TONE_NEUTRAL;
    return left == 0 ? TONE_BAD : left <= f->pillage ? TONE_MIXED : TONE_NEUTRAL;
}

/* ---- warnings --------------------------------------------------------------------------------------------------------- */

typedef struct {
    const State *s;
    SiegeWarning *out;
    int n, most;
} Warnings;

static void warn(Warnings *l, SiegeWarning w)
{
    if (l->n < l->most)
        l->out[l->n++] = w;
}

static void warn_of_losses(Warnings *l, const SiegeForecast *f)
{
    if (f->castle_falls)
        warn(l, (SiegeWarning){.kind = WARN_CASTLE,
                               .seat = NO_SEAT,
                               .n = f->slays,
                               .piece = NO_PIECE,
                               .other = NO_PIECE,
                               .rule = "SH-9.7"});
    for (int seat = 0; seat < siege_allies(l->s); seat++)
        if (f->deck_then[seat] == 0 && f->deck_now[seat] > 0)
            warn(l, (SiegeWarning){.kind = WARN_DECK,
                                   .seat = (uint8_t)seat,
                                   .n = f->loses_by_deck == seat,
                                   .piece = NO_PIECE,
                                   .other = NO_PIECE,
                                   .rule = "SH-9.8"});
}

static void warn_of_moves(Warnings *l)
{
    const State *s = l->s;
    unsigned allies = siege_taunted_allies(s);
    bool one = allies && !(allies & (allies - 1));
    for (unsigned left = allies ? siege_unmet_taunts(s) : 0; left; left &= left - 1) {
        int monster = __builtin_ctz(left);
        warn(l, (SiegeWarning){.kind = WARN_TAUNT,
                               .seat = NO_SEAT,
                               .n = (uint8_t)(siege_lane(s, monster) + 1),
                               .piece = siege_piece(s, monster),
                               .other = one ? siege_piece(s, __builtin_ctz(allies)) : NO_PIECE,
                               .rule = "SH-15.16"});
    }
    for (int lane = 0; lane < LANES; lane++)
        if (siege_has_to_part(s, UNIT_LOWER + lane))
            warn(l, (SiegeWarning){.kind = WARN_PART,
                                   .seat = s->piece[siege_lower(s, lane)].owner,
                                   .n = (uint8_t)(lane + 1),
                                   .piece = siege_lower(s, lane),
                                   .other = siege_upper(s, lane),
                                   .rule = "SH-15.19"});
}

/* Cards of one name are as many as are held. */
static int playable(const State *s, int seat, const Moves *legal)
{
    int n = 0;
    for (PieceId p = table_first(s, (PlaceId)(PLACE_HAND + seat)); p != NO_PIECE; p = s->piece[p].next) {
        bool can = false;
        for (int i = 0; i < legal->n && s->piece[p].def != DEF_HIDDEN; i++) {
            Move m = legal->m[i];
            can |= (m.kind == MOVE_PLAY || m.kind == MOVE_CAST || m.kind == MOVE_ATTACH) && m.a == s->piece[p].def;
        }
        n += can;
    }
    return n;
}

/* What the portal gives in the next refresh phase, as things stand (SH-9.2). */
static int next_boost(const State *s, const SiegeForecast *f)
{
    PieceId portal = siege_piece(s, UNIT_PORTAL), later = table_first(s, PLACE_PORTALS);
    if (f->portal_then == 0 && later != NO_PIECE && s->piece[later].def != DEF_HIDDEN)
        portal = later;
    return siege_card_of(s, portal)->boost;
}

/* A little mana is kept on purpose, for a reaction or a dearer card: cards are spoken of where a whole turn's is left. */
static void warn_of_unused(Warnings *l, const SiegeForecast *f, int seat)
{
    Moves legal = {0};
    siege_legal(l->s, seat, &legal);
    int cards = siege_of(l->s)->mana[siege_pool(l->s, seat)] >= next_boost(l->s, f) ? playable(l->s, seat, &legal) : 0;
    if (cards > 0)
        warn(l, (SiegeWarning){.kind = WARN_CARDS,
                               .seat = (uint8_t)seat,
                               .n = (uint8_t)cards,
                               .piece = NO_PIECE,
                               .other = NO_PIECE,
                               .rule = "SH-5.4"});
    for (int i = 0; i < legal.n; i++) {
        bool again = i > 0 && legal.m[i - 1].kind == MOVE_USE && legal.m[i - 1].a == legal.m[i].a;
        if (legal.m[i].kind == MOVE_USE && !again)
            warn(l, (SiegeWarning){.kind = WARN_UNUSED,
                                   .seat = (uint8_t)seat,
                                   .piece = (PieceId)legal.m[i].a,
                                   .other = NO_PIECE,
                                   .rule = "SH-5.18"});
    }
}

static void warn_of_mana(Warnings *l, const SiegeForecast *f, int seat)
{
    int lost = siege_of(l->s)->mana[siege_pool(l->s, seat)] + next_boost(l->s, f) - MANA_MOST;
    if (lost > 0)
        warn(l, (SiegeWarning){.kind = WARN_MANA,
                               .seat = (uint8_t)seat,
                               .n = (uint8_t)lost,
                               .piece = NO_PIECE,
                               .other = NO_PIECE,
                               .rule = "SH-3.3"});
}

int siege_warnings(const State *s, int seat, const SiegeForecast *f, SiegeWarning out[], int most)
{
    Warnings l = {.s = s, .out = out, .most = most};
    if (s->over || siege_of(s)->step != STEP_ALLIANCE || seat < 0 || seat >= siege_allies(s))
        return 0;
    warn_of_losses(&l, f);
    warn_of_moves(&l);
    if (f->wins) /* nothing is left for a later turn */
        return l.n;
    if (s->nframes == 0)
        warn_of_unused(&l, f, seat);
    warn_of_mana(&l, f, seat);
    return l.n;
}

static void taunt_words(const State *s, const SiegeWarning *w, char *out, size_t n)
{
    SayArg card = say_s("card", full_name(s, w->piece)), lane = say_n("n", w->n);
    if (w->other == NO_PIECE)
        say(out, n, SAY("{card} taunts: one of your allies must move to lane {n}."), card, lane);
    else
        say(out, n, SAY("{card} taunts: {ally} must move to lane {n}."), card, lane,
            say_s("ally", full_name(s, w->other)));
}

void siege_warning_words(const State *s, const SiegeWarning *w, char *out, size_t n)
{
    SayArg card = say_s("card", full_name(s, w->piece)), seat = say_seat("seat", w->seat), k = say_n("n", w->n);
    switch ((SiegeWarningKind)w->kind) {
    case WARN_CASTLE:
        say(out, n,
            SAY("{late:The castle falls this turn: the outsider\u2019s death does not save it.|The castle falls this "
                "turn.}"),
            say_is("late", w->n == 1));
        break;
    case WARN_DECK:
        say(out, n, SAY("{loses:{seat}’s deck runs out this turn: you lose.|{seat}’s deck runs out this turn.}"),
            say_is("loses", w->n == 1), seat);
        break;
    case WARN_TAUNT:
        taunt_words(s, w, out, n);
        break;
    case WARN_PART:
        say(out, n, SAY("{card} cannot face {other} and must leave lane {n}."), card,
            say_s("other", full_name(s, w->other)), k);
        break;
    case WARN_CARDS:
        say(out, n, SAY("{mana} mana left: you can still play {n:1 card|any of {n} cards}."), k,
            say_n("mana", siege_of(s)->mana[siege_pool(s, w->seat)]));
        break;
    case WARN_UNUSED:
        say(out, n, SAY("You can still use {card}."), card);
        break;
    case WARN_MANA:
        say(out, n, SAY("{n} mana will be lost: you can keep 10."), k);
        break;
    }
}
