/* SPDX-License-Identifier: MIT
 * The scoring of Horde: how a line of the score sheet looks, and which battles decided the game, rebuilt from public
 * events. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/horde/table/horde_draw.h"
#include "core/say.h"
#include "core/table.h"

static int burnt_value(const State *s, int battle)
{
    int nth = 0;
    for (int i = 0; i < battle; i++)
        nth += horde_of(s)->after[i] == -1;
    PieceId p = table_first(s, PLACE_BURNT);
    while (p != NO_PIECE && nth-- > 0)
        p = s->piece[p].next;
    return p == NO_PIECE ? 0 : horde_token(s->piece[p].def);
}

void horde_score_look(const State *s, int line, ScoreLook *out)
{
    int drawn = KIND_COUNT - table_size(s, PLACE_PILE);
    *out = (ScoreLook){0};
    if (line < drawn && line < KIND_COUNT) {
        DefId card = horde_battle_card(s, line);
        out->sign = card ? kind_word(card - DEF_BATTLE) : NULL;
        out->tokens = true;
        char coin[32];
        (void)snprintf(coin, sizeof coin, "[coin:%d]", burnt_value(s, line));
        if (horde_of(s)->after[line] == -1)
            say(out->note, sizeof out->note, SAY("tied: nobody won {coin}"), say_s("coin", coin));
    } else {
        out->sign = line == drawn ? "vampire" : "elvenking";
    }
}

typedef struct { /* one battle, from its events */
    uint32_t serial, until;
    DefId card;
    int number, value, winner;
    int laid[HORDE_SEATS], end[HORDE_SEATS];
    int last_joker;           /* seat, -1 none */
    DefId joker[HORDE_SEATS]; /* the last one each seat played, 0 none */
} Fought;

typedef struct {
    int n;
    Fought battle[KIND_COUNT];
} Battles;

static int leader(const int *count, int nseats, int *best, int *second)
{
    int who = -1;
    *best = *second = -1;
    for (int seat = 0; seat < nseats; seat++) {
        if (count[seat] > *best) {
            *second = *best;
            *best = count[seat];
            who = seat;
        } else {
            who = count[seat] == *best ? -1 : who;
            *second = count[seat] > *second ? count[seat] : *second;
        }
    }
    return who;
}

static void hear(void *battles, const Event *e, uint32_t serial)
{
    Battles *all = battles;
    Fought *now = all->n > 0 ? &all->battle[all->n - 1] : NULL;
    if (now && (e->kind == EV_WON || e->kind == EV_TIED))
        now->until = serial + 1;
    if (e->kind == EV_BATTLE && all->n < KIND_COUNT) {
        all->battle[all->n++] = (Fought){
            .serial = serial, .card = e->def, .number = e->other, .value = e->n, .winner = -1, .last_joker = -1};
        return;
    }
    if (!now || e->seat >= HORDE_SEATS)
        return;
    if (e->kind == EV_LAID_OUT) {
        now->laid[e->seat] = now->end[e->seat] = e->n;
    } else if (e->kind == EV_FLAYER || e->kind == EV_DEMON) {
        now->end[e->seat] = e->n;
        now->last_joker = e->seat;
        now->joker[e->seat] = e->kind == EV_FLAYER ? DEF_FLAYER : DEF_DEMON;
    } else if (e->kind == EV_WON) {
        now->winner = e->seat;
    }
}

/* Returns how much a battle decided, and says why in *d; 0: nothing worth mentioning. */
static int weigh(const Fought *f, const Setup *names, Decision *d)
{
    int best, second, first_best, first_second;
    int nseats = names->nseats;
    int won = leader(f->end, nseats, &best, &second), first = leader(f->laid, nseats, &first_best, &first_second);
    const char *name = kind_name(f->card - DEF_BATTLE);
    *d = (Decision){.serial = f->serial, .until = f->until, .sign = kind_word(f->card - DEF_BATTLE)};
    if (f->last_joker >= 0 && won != first) {
        int by = won >= 0 && f->joker[won] ? won : f->last_joker;
        d->card = f->joker[by];
        d->whose = (uint8_t)(by + 1);
        say(d->title, sizeof d->title,
            SAY("{how:Battle {n}: {who} wins {kind} with a {card}.|Battle {n}: {who} forces a tie in {kind} with a "
                "{card}.|Battle {n}: {who} swings {kind} with a {card}.}"),
            say_which("how", won == by ? 0
                             : won < 0 ? 1
                                       : 2),
            say_n("n", f->number), say_s("who", names->name[by]), say_s("kind", name),
            say_s("card", say_word(horde_game.def[d->card].name)));
        say(d->text, sizeof d->text,
            SAY("{won:From {a}-{b} to {c}-{d}: {n:=-1:\u22121 point|1 point|{n} points} for {who}.|From {a}-{b} to "
                "{c}-{d}: nobody wins the {n}.}"),
            say_is("won", won >= 0), say_n("a", first_best), say_n("b", first_second), say_n("c", best),
            say_n("d", second), say_n("n", f->value), say_s("who", won >= 0 ? names->name[won] : ""));
        return 2 * abs(f->value) + 1;
    }
    if (won >= 0 && best - second == 1) {
        say(d->title, sizeof d->title, SAY("Battle {n}: one card decided {kind}."), say_n("n", f->number),
            say_s("kind", name));
        say(d->text, sizeof d->text, SAY("{who} had {n}, the runner-up {m}."), say_s("who", names->name[won]),
            say_n("n", best), say_n("m", second));
        return 2 * abs(f->value);
    }
    if (won < 0 && best > 0) {
        say(d->title, sizeof d->title, SAY("Battle {n}: a tie in {kind} at {best}."), say_n("n", f->number),
            say_s("kind", name), say_n("best", best));
        say(d->text, sizeof d->text, SAY("Nobody wins the {value}."), say_n("value", f->value));
        return 2 * abs(f->value) - 1;
    }
    return 0;
}

int horde_decisions(const Match *m, Decision *out, int max)
{
    Battles all = {0};
    int found = 0;
    match_each_event(m, NO_SEAT, hear, &all);
    for (int i = 0; i < all.n; i++) {
        Decision d;
        int weight = weigh(&all.battle[i], match_setup(m), &d);
        d.weight = weight;
        if (weight >= 3)
            decision_keep(out, &found, max, &d);
    }
    return found;
}

/* ---- the end as a scene ------------------------------------------------------------------------------------------ */

/* Returns how much a battle that the winner won counts as what decided the game: the more, the more its token is worth
 * and the closer it was. */
static int weight_of(const Fought *f, const Standing *standing, int nseats)
{
    int best, second, won = leader(f->end, nseats, &best, &second);
    if (won < 0 || !standing->winner[won])
        return -1;
    return 2 * abs(f->value) + (best - second == 1 ? 2 : 0);
}

/* Returns the costliest monster of that kind: one of the seat's, where it still has one. */
static DefId finest_of(const State *s, int seat, int kind)
{
    DefId best = 0;
    int worth = -1;
    for (PieceId p = 0; p < s->npieces; p++) {
        DefId def = s->piece[p].def;
        if (!horde_is_monster(def) || !(horde_monster[def].kinds >> kind & 1))
            continue;
        int fine = 2 * horde_monster[def].cost + 8 * (horde_game.place[s->piece[p].place].seat == seat);
        if (fine > worth) {
            worth = fine;
            best = def;
        }
    }
    return best;
}

void horde_ending(const Match *m, const Standing *standing, EndShow *out)
{
    Battles all = {0};
    const Setup *names = match_setup(m);
    const Fought *f = NULL;
    int weight = 0;
    match_each_event(m, NO_SEAT, hear, &all);
    for (int i = 0; i < all.n; i++) {
        int now = weight_of(&all.battle[i], standing, names->nseats);
        if (now > weight) {
            weight = now;
            f = &all.battle[i];
        }
    }
    if (!f)
        return;
    int best, second, kind = f->card - DEF_BATTLE, won = leader(f->end, names->nseats, &best, &second);
    View *end = view_new(&horde_game);
    match_view(m, NO_SEAT, VIEW_EYES, end);
    out->card[0].card = finest_of(view_state(end), won, kind);
    out->whose = (uint8_t)(won + 1);
    view_free(end);
    out->sign = kind_word(kind);
    out->serial = f->serial;
    out->until = f->until;
    say(out->caption, sizeof out->caption, SAY("{kind} {a} : {b}"), say_s("kind", kind_name(kind)), say_n("a", best),
        say_n("b", second));
}
