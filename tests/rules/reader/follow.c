/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "core/fields.h"
#include "core/link.h"
#include "following.h"

/* ---- hearing ---------------------------------------------------------------------------------------------------- */

static void put(State *s, const Event *e)
{
    link_out(s, e->piece);
    if (e->kind == EV_PUT)
        link_nth(s, e->piece, e->to, e->pos);
    else
        link_at(s, e->piece, e->to, e->pos);
    s->piece[e->piece].host = NO_PIECE;
    s->piece[e->piece].def = e->def;
}

static void turn_away(State *s, PlaceId at) /* nobody knows what lies where there */
{
    uint8_t pos = 0;
    for (PieceId p = s->head[at].first; p != NO_PIECE; p = s->piece[p].next) {
        s->piece[p].def = DEF_HIDDEN;
        s->piece[p].pos = pos++;
    }
}

static void hear(State *s, const Event *e)
{
    Piece *piece = &s->piece[e->piece < s->npieces ? e->piece : 0];
    switch (e->kind) {
    case EV_MOVE:
    case EV_PUT:
        put(s, e);
        break;
    case EV_SHOW:
    case EV_HIDE:
    case EV_MIX:
        piece->def = e->def;
        break;
    case EV_FACE:
        piece->face = e->face;
        break;
    case EV_NUM:
        piece->num[e->other] = (int8_t)e->n;
        break;
    case EV_HOST:
        piece->host = (PieceId)e->other;
        break;
    case EV_SHUFFLE:
        turn_away(s, e->to);
        break;
    case EV_FIELD:
        field_hear(&siege_game, s, e);
        break;
    default:
        break;
    }
}

bool is_told(const Follow *f, const char *rule, const char *what)
{
    const Event *e = event(f);
    const char *word = e->piece < f->now.s.npieces && f->now.s.piece[e->piece].def ? card_of(f, e->piece)->word : "-";
    return complain(f->c, rule, "event %d, %s: %s", f->i, word, what);
}

bool is_lost(const Follow *f)
{
    for (int i = 0; i < f->ev->n; i++)
        if (f->ev->e[i].kind == EV_LOST)
            return true;
    return false;
}

/* ---- the treachery card ----------------------------------------------------------------------------------------- */

static bool boost_is_right(const Follow *f, const Board *b, PieceId boosted, const SiegeCard *card)
{
    bool left = (card->side == SIDE_LEFT) != siege_versus(&f->now.s); /* SH-12.27 */
    PieceId want = NO_PIECE;
    for (int lane = 0; lane < LANES && card->side != SIDE_NONE; lane++) {
        int u = stander_at(b, left ? LANES - 1 - lane : lane, true);
        want = u != NO_UNIT && is_a_monster(&b->who[u]) ? b->who[u].piece : want; /* the last one is nearest the end */
    }
    return boosted == want ||
           complain(f->c, "SH-6.3", "the treachery card boosts piece %d, and by the text %d", boosted, want);
}

/* The treachery card is the top of the deck (look_at_places); its marks choose the monster at that end. SH-6.3 */
static bool look_at_treachery(Follow *f)
{
    const Event *e = event(f);
    if (e->kind != EV_REVEALED)
        return true;
    Board b;
    Siege then = f->now;
    read_board(&f->now.s, &b);
    for (int i = f->i + 1; i < f->ev->n && f->ev->e[i].kind == EV_FIELD; i++) /* they are told before what comes next */
        hear(&then.s, &f->ev->e[i]);
    return boost_is_right(f, &b, then.boosted, siege_card(e->def));
}

/* ---- the whole move --------------------------------------------------------------------------------------------- */

static bool same_card(const Piece *a, const Piece *b)
{
    return a->place == b->place && a->pos == b->pos && a->face == b->face && a->host == b->host &&
           memcmp(a->num, b->num, SIEGE_NUMS) == 0;
}

/* What was told is what is: else nothing above means anything. */
static bool was_all_told(Follow *f, const State *after)
{
    for (PieceId p = 0; p < after->npieces; p++)
        if (!same_card(&after->piece[p], &f->now.s.piece[p]))
            return complain(f->c, "section 8", "piece %d lies otherwise than it was told", p);
    return f->now.step == siege_of(after)->step || complain(f->c, "section 8", "the step is another than was told");
}

static int field(const char *word)
{
    int i = 0;
    while (strcmp(siege_game.field[i].word, word) != 0)
        i++;
    return i;
}

static bool has_lived(const State *s, PieceId p) /* SH-10.15, R90 */
{
    bool minion = siege_card(s->piece[p].def)->type == CARD_MINION;
    return minion && siege_of(s)->mark[UNIT_MINION + s->piece[p].n] & MARK_LIVED;
}

static void begin(Follow *f, const State *before, Move m, const Events *ev)
{
    memset(f, 0, sizeof *f);
    memcpy(&f->now, before, sizeof f->now);
    f->was = siege_of(before);
    f->ev = ev;
    f->m = m;
    f->pillage = f->robbed = f->wave = -1;
    memset(f->gain, -1, sizeof f->gain);
    f->step_field = field("step");
    f->lane_field = field("lane");
    for (PieceId p = 0; p < before->npieces; p++) {
        f->doomed[p] = before->piece[p].face & FACE_FALLING;
        f->lived[p] = before->piece[p].num[NUM_HEALTH] > 0 || has_lived(before, p);
    }
    const SiegeCard *portal = siege_card(before->piece[before->head[PLACE_PORTAL].first].def);
    if (m.kind == MOVE_GO && f->was->step == STEP_HORDE && !siege_versus(before))
        f->wave = portal->waves[f->was->turned];
}

bool follows_what_is_told(const State *before, Move m, const State *after, const Events *ev, Memory *memory,
                          Complaint *c)
{
    static bool (*const look[])(Follow *) = {
        look_at_strikes, look_at_numbers,   look_at_damage,  look_at_falls, look_at_places, look_at_attachments,
        look_at_costs,   look_at_gains,     look_at_wave,    look_at_shift, look_at_taunts, look_at_parting,
        look_at_pillage, look_at_treachery, look_at_printed, look_at_due,   look_at_deeds};
    Follow f;
    begin(&f, before, m, ev);
    f.memory = memory;
    f.after = after;
    f.c = c;
    if (before->nframes == 0)
        memset(memory, 0, sizeof *memory);
    begin_due(&f);
    begin_speakers(&f);
    for (f.i = 0; f.i < ev->n; f.i++) {
        for (size_t k = 0; k < sizeof look / sizeof *look; k++)
            if (!look[k](&f))
                return false;
        hear(&f.now.s, &ev->e[f.i]);
    }
    return end_lane(&f) && end_counts(&f) && nothing_is_due(&f) && was_all_told(&f, after);
}
