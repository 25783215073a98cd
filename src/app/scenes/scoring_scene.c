/* SPDX-License-Identifier: MIT
 * The decoration of the final scoring: the winner's finest cards above the sheet; and the chart from moments of the
 * game, for scores not won line by line. */
#include "app/scenes/scoring_int.h"

#include "gfx/card_turned.h"
#include "ui/copies.h"

static void scores_at(Scoring *sc, const Match *m, uint32_t serial, int step)
{
    Standing at;
    if (board_score(sc->board)->then == NULL) {
        match_standing_at(m, serial, &at);
        for (int seat = 0; seat < sc->nseats; seat++)
            sc->curve[seat][step] = at.score[seat];
        return;
    }
    View *v = view_new(sc->game);
    match_view_at(m, serial, NO_SEAT, VIEW_EYES, v);
    for (int seat = 0; seat < sc->nseats; seat++)
        sc->curve[seat][step] = (int16_t)board_score(sc->board)->then(view_state(v), view_state(sc->view), seat);
    view_free(v);
}

void score_moments(Scoring *sc, const Match *m)
{
    uint32_t all = match_serial(m);
    sc->steps = MOMENTS - 1;
    for (int i = 1; i < MOMENTS; i++) {
        scores_at(sc, m, all * (uint32_t)i / MOMENTS, i);
    }
    for (int seat = 0; seat < sc->nseats; seat++)
        sc->curve[seat][MOMENTS] = sc->standing.score[seat];
}

void score_named(Scoring *sc, const Match *m)
{
    int steps = 0;
    sc->nnamed = board_score(sc->board)->curves(m, sc->named, &steps);
    sc->steps = steps - 1;
}

/* Returns how fine a card is: costly and precious cards first; 0: none. */
static int fineness(const Scoring *sc, DefId def, CardFace *face)
{
    if (def == DEF_HIDDEN || !sc->board->face(sc->game, def, face))
        return 0;
    return 1 + 2 * face->pips + (face->precious ? 4 : 0);
}

static bool is_there(const Scoring *sc, DefId def)
{
    for (int i = 0; i < sc->ntrophies; i++)
        if (sc->trophy[i] == def)
            return true;
    return false;
}

/* True for all winners of a shared victory; if nobody wins, for the best player. */
static bool wins(const Scoring *sc, int seat)
{
    bool any = false;
    for (int i = 0; i < sc->nseats; i++)
        any |= sc->standing.winner[i];
    return seat < sc->nseats && (any ? sc->standing.winner[seat] : seat == sc->ranked[0]);
}

void score_trophies(Scoring *sc)
{
    const State *s = view_state(sc->view);
    int worth[TROPHIES] = {0};
    for (PieceId p = 0; p < s->npieces; p++) {
        CardFace face;
        DefId def = s->piece[p].def;
        int fine = wins(sc, sc->game->place[s->piece[p].place].seat) ? fineness(sc, def, &face) : 0;
        if (fine == 0 || is_there(sc, def))
            continue;
        int k = sc->ntrophies < TROPHIES ? sc->ntrophies++ : TROPHIES;
        if (k == TROPHIES) {
            if (worth[TROPHIES - 1] >= fine)
                continue;
            k = TROPHIES - 1;
        }
        for (; k > 0 && worth[k - 1] < fine; k--) {
            sc->trophy[k] = sc->trophy[k - 1];
            sc->trophy_copy[k] = sc->trophy_copy[k - 1];
            worth[k] = worth[k - 1];
        }
        sc->trophy[k] = def;
        sc->trophy_copy[k] = sc->board->copy != NULL ? sc->board->copy(s, p) : 1;
        worth[k] = fine;
    }
}

void score_scene(const Scoring *sc, Gfx *g, Rect r)
{
    float h = r.h - 20, w = h / 1.25f, /* the outer cards lean and hang lower */
        step = (r.w - w - 20) / TROPHIES;
    for (int i = 0; i < sc->ntrophies; i++) {
        CardFace face;
        CopyWords words;
        float off = (float)i - (float)(sc->ntrophies - 1) / 2;
        if (!sc->board->face(sc->game, sc->trophy[i], &face))
            continue;
        copy_face(&face, sc->trophy_copy[i], &words);
        float x = r.x + r.w / 2 + off * step - w / 2, y = r.y + 6 + off * off * 1.6f;
        if (gfx_is_contrast(g))
            card_draw(g, &face, rect(x, y, w, h), 0, NULL);
        else
            gfx_card_leaning(g, &face, NULL, rect(x, y, w, h),
                             (CardTurn){.roll = off * 0.07f, .shine = 0.2f, .light_y = 0.1f});
    }
}
