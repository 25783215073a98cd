/* SPDX-License-Identifier: MIT
 * What the tests of Siege's table share. */
#ifndef TESTS_UNIT_HELP_SIEGE_H
#define TESTS_UNIT_HELP_SIEGE_H
#include "help.h"

#include "base/rect.h"
#include "games/siege/siege.h"

typedef bool Here(const Match *m);

/* A game of so many persons on the alliance's side that moves at random have brought to such a moment. fat: minions begin with
 * up to 8 health more, so that decks run low. */
static inline Match *siege_comes_to(Here *here, int persons, bool fat)
{
    for (unsigned seed = 1; seed < 400; seed++) {
        Setup cfg = game_preset(&siege_game, persons);
        cfg.option[OPT_NUMBERS] = CHOICE_EARLIER; /* the moments are found, whatever the portals are tuned to next */
        if (fat)
            cfg.option[OPT_TOKENS] = (uint8_t)(2 * (seed % 5));
        cfg.seed = seed;
        Rng r = rng_seed(seed);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 600 && !match_over(m); i++) {
            if (here(m))
                return m;
            help_play(m, &r, 1);
        }
        match_free(m);
    }
    fail_msg("no game came to such a moment");
    return NULL;
}

static inline bool siege_hides(Move m)
{
    return m.kind == MOVE_HIDE || m.kind == MOVE_FLIP;
}

/* The horde hides as many at a time as it is to, once it can pay for all of them. */
static inline Move siege_toward_hidden(const Match *m, const Moves *legal, int hidden, int want, Rng *r)
{
    Move any = legal->m[rng_below(r, (uint32_t)legal->n)], hides[MOVE_MAX];
    const State *s = match_truth(m);
    int n = 0;
    for (int i = 0; i < legal->n; i++)
        if (siege_hides(legal->m[i]))
            hides[n++] = legal->m[i];
    if (n > 0 && siege_of(s)->mana[any.seat] + hidden >= want)
        return hides[rng_below(r, (uint32_t)n)];
    bool spends = siege_hides(any) || any.kind == MOVE_PLAN || any.kind == MOVE_CHALLENGE;
    for (int i = 0; spends && i < legal->n; i++)
        if (legal->m[i].kind == MOVE_DONE)
            any = legal->m[i];
    return any;
}

/* A game at random against a person's horde, up to where `want` cards lie hidden, of which some may have been seen before;
 * all the moves that lay them in another order go to *orders (SH-12.16). */
static inline Match *siege_with_hidden(int nseats, int want, Rng *r, Moves *orders)
{
    for (int tries = 0; tries < 400; tries++) {
        Setup cfg = game_preset(&siege_game, nseats);
        cfg.option[OPT_HORDE] = 1;
        cfg.seed = rng_next(r);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 600 && !match_over(m); i++) {
            Moves legal;
            int hidden = 0;
            const State *s = match_truth(m);
            for (PieceId p = 0; p < s->npieces; p++)
                hidden += s->piece[p].place == PLACE_UPPER && s->piece[p].face & FACE_CONCEALED;
            match_legal(m, match_asked(m, NO_SEAT), &legal);
            orders->n = 0;
            for (int k = 0; k < legal.n; k++)
                if (legal.m[k].kind == MOVE_REARRANGE)
                    orders->m[orders->n++] = legal.m[k];
            if (hidden == want && orders->n > 1)
                return m;
            assert_int_equal(match_play(m, match_serial(m), siege_toward_hidden(m, &legal, hidden, want, r)).code, 0);
        }
        match_free(m);
    }
    fail_msg("%d cards were never hidden at a time", want);
    return NULL;
}

/* By more than a pixel. */
static inline bool siege_overlap(Rect a, Rect b)
{
    return a.w > 0 && a.h > 0 && b.w > 0 && b.h > 0 && a.x + 1 < b.x + b.w && b.x + 1 < a.x + a.w &&
           a.y + 1 < b.y + b.h && b.y + 1 < a.y + a.h;
}

#endif
