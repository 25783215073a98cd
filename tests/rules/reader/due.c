/* SPDX-License-Identifier: MIT */
#include "following.h"

/* Abilities are set off by what happens, and come to pass: none without a cause, and none is left when nobody is in the middle
 * of anything any more (10.2, SH-10.20 to 10.26). */

static int abilities(const SiegeCard *card, SiegeOp kind) /* how many of the kind */
{
    int n = 0;
    for (const Term *t = NULL; (t = siege_ability(siege_cards(), card, t));)
        n += term_op(siege_unquick(t)) == kind;
    return n;
}

static void set_off(Follow *f, PieceId p, SiegeOp kind)
{
    if (!(f->now.s.piece[p].face & FACE_CONCEALED))
        f->memory->due[p][kind] = (uint8_t)(f->memory->due[p][kind] + abilities(card_of(f, p), kind));
}

static void set_off_attachments(Follow *f, PieceId host, SiegeOp kind)
{
    for (PieceId p = f->now.s.head[PLACE_ATTACHED].first; p != NO_PIECE; p = f->now.s.piece[p].next)
        if (f->now.s.piece[p].host == host)
            set_off(f, p, kind);
}

static void set_off_both(Follow *f, PieceId p, SiegeOp kind) /* the card's, and those of what is attached to it */
{
    set_off(f, p, kind);
    set_off_attachments(f, p, kind);
}

/* ---- what sets them off ----------------------------------------------------------------------------------------- */

static bool is_of_horde(const Follow *f, PieceId p)
{
    return siege_is_horde(card_of(f, p));
}

/* SH-7.2, SH-7.3: of one side, the card in the lane and that side's attachments on either card. */
static void fight_is_on(Follow *f, bool horde)
{
    Board b;
    read_board(&f->now.s, &b);
    int u = stander_at(&b, f->was->lane, horde);
    if (u != NO_UNIT && !b.who[u].falling)
        set_off(f, b.who[u].piece, ABILITY_FIGHT);
    for (PieceId p = f->now.s.head[PLACE_ATTACHED].first; p != NO_PIECE; p = f->now.s.piece[p].next) {
        const Piece *host = &f->now.s.piece[f->now.s.piece[p].host];
        bool here = (host->place == PLACE_UPPER || host->place == PLACE_LOWER) && host->pos == f->was->lane;
        if (here && is_of_horde(f, p) == horde)
            set_off(f, p, ABILITY_FIGHT);
    }
}

static void in_play(Follow *f, SiegeOp kind,
                    bool back) /* of every card, or of minions in the back line and their attachments */
{
    for (PieceId p = 0; p < f->now.s.npieces; p++) {
        PlaceId at = f->now.s.piece[p].place;
        bool there =
            at == PLACE_UPPER || at == PLACE_LOWER || at == PLACE_BACK || at == PLACE_CASTLE || at == PLACE_PORTAL;
        if (back ? at == PLACE_BACK : there || at == PLACE_ATTACHED)
            set_off(f, p, kind);
        if (back && at == PLACE_BACK)
            set_off_attachments(f, p, kind);
    }
}

void begin_due(Follow *f)
{
    if (f->m.kind != MOVE_GO)
        return;
    switch (f->was->step) {
    case STEP_REFRESH: /* SH-3.6 */
        in_play(f, ABILITY_REFRESH, false);
        break;
    case STEP_HORDE: /* SH-4.1 */
        in_play(f, ABILITY_WAVE, false);
        break;
    case STEP_LANE:
        fight_is_on(f, true);
        break;
    case STEP_PILLAGE: /* SH-8.1 */
        in_play(f, ABILITY_PILLAGE, true);
        break;
    default:
        break;
    }
}

static void strike_sets_off(Follow *f) /* also Elusive: SH-15.6, R54, R83 */
{
    const Event *e = event(f);
    Board b;
    read_board(&f->now.s, &b);
    int who = stander_of(&b, e->piece), whom = stander_of(&b, (PieceId)e->other);
    set_off_both(f, e->piece, ABILITY_ON_STRIKE);
    if (who == NO_UNIT || whom == NO_UNIT || !is_a_creature(&b.who[whom]) || b.who[who].horde == b.who[whom].horde)
        return;
    f->met[e->piece] = true;
    if (b.who[who].elusive && !b.who[who].eluded)
        f->memory->eluding[e->piece] = true;
}

/* Who has dealt damage to the fallen one in the strikes that were just told: on_slay. */
static void slayers(Follow *f, PieceId fallen)
{
    int unit = stander_of(&f->stood, fallen);
    for (int u = 0; u < UNIT_CASTLE && f->struck && unit != NO_UNIT; u++)
        if (f->blows.by[unit] >> u & 1)
            set_off_both(f, f->stood.who[u].piece, ABILITY_ON_SLAY);
}

/* R86: who stood when it began to fall sees it; of those that fall later in the same check only who still stands. */
static void watchers(Follow *f, PieceId fallen)
{
    int unit = stander_of(&f->fell, fallen);
    bool at_once = unit != NO_UNIT && f->fell.who[unit].health <= 0;
    bool ally = f->now.s.piece[fallen].place == PLACE_LOWER;
    for (int u = 0; u < UNITS; u++) {
        const Stander *x = &f->fell.who[u];
        bool sees = x->piece != NO_PIECE && x->piece != fallen && !x->falling && (at_once || !f->doomed[x->piece]);
        if (sees)
            set_off_both(f, x->piece, ally ? ABILITY_ON_ALLY_LOST : ABILITY_ON_MONSTER_LOST);
    }
}

static void fall_sets_off(Follow *f)
{
    PieceId p = event(f)->piece;
    set_off(f, p, ABILITY_DESTROYED);
    set_off_attachments(f, p, ABILITY_HOST_DESTROYED);
    slayers(f, p);
    watchers(f, p);
}

/* Its owner has played a spell, and it lies on the discard pile now. */
static void spell_sets_off(Follow *f)
{
    const Event *e = event(f);
    if (e->kind != EV_MOVE || e->from != PLACE_STACK || card_of(f, e->piece)->type != CARD_SPELL)
        return;
    for (PieceId p = 0; p < f->now.s.npieces; p++) {
        const Piece *piece = &f->now.s.piece[p];
        bool own = (piece->place == PLACE_LOWER || piece->place == PLACE_ATTACHED) &&
                   piece->owner == f->now.s.piece[e->piece].owner && !f->doomed[p];
        if (own || piece->place == PLACE_CASTLE)
            set_off(f, p, ABILITY_ON_SPELL);
    }
}

/* Play abilities: of what is played or resolved (SH-4.7, SH-5.5), attached first (SH-5.7, SH-14.15), or comes as the next
 * portal (SH-9.2). */
static void arrival_sets_off(Follow *f)
{
    const Event *e = event(f);
    bool arrives = e->kind == EV_RESOLVED || (e->kind == EV_PLAYED && !is_of_horde(f, e->piece));
    bool hosted = e->kind == EV_HOST && e->other != NO_PIECE && f->was->s.piece[e->piece].host != e->other;
    bool portal = e->kind == EV_MOVE && e->from == PLACE_PORTALS && e->to == PLACE_PORTAL;
    if ((arrives && !siege_is_attachment(card_of(f, e->piece))) || hosted || portal)
        set_off(f, e->piece, ABILITY_PLAY);
}

static void steps_set_off(Follow *f)
{
    if (f->now.step >= STEP_LANE && passes(f, STEP_LANE_STRIKE))
        fight_is_on(f, false);
}

static void event_sets_off(Follow *f)
{
    const Event *e = event(f);
    switch (e->kind) {
    case EV_STRIKES:
        strike_sets_off(f);
        break;
    case EV_DAMAGED:
        if (e->n > 0)
            set_off_both(f, e->piece, ABILITY_ON_HURT);
        break;
    case EV_TOKENS:
        if (e->other == WORD_WOUND) /* SH-2.10 */
            set_off_both(f, e->piece, ABILITY_ON_HURT);
        break;
    case EV_FALLS:
        fall_sets_off(f);
        break;
    case EV_COLLAPSES:
        set_off(f, e->piece, ABILITY_DESTROYED);
        break;
    case EV_MOVED: /* R79 */
        if (e->seat == NO_SEAT && f->now.step != STEP_TAUNT && f->now.step != STEP_PART)
            set_off_both(f, e->piece, ABILITY_ON_MOVE);
        break;
    case EV_REVEALED:
        if (siege_card(e->def)->mark == MARK_TREACHERY)
            set_off(f, e->piece, ABILITY_TREACHERY);
        break;
    default:
        steps_set_off(f);
        break;
    }
}

/* ---- what comes to pass ----------------------------------------------------------------------------------------- */

static bool ability_was_due(Follow *f)
{
    const Event *e = event(f);
    if (e->kind != EV_ABILITY || e->n == ABILITY_SETUP || e->n == ABILITY_EXHAUST)
        return true;
    uint8_t *due = &f->memory->due[e->piece][e->n];
    if (*due == 0)
        return complain(f->c, "SH-10.20", "'%s' of %s comes to pass, and nothing has set it off", siege_op[e->n].name,
                        siege_card(e->def)->word);
    (*due)--;
    return true;
}

/* SH-10.16: (a) comes before (b). A minion in the back line does not even leave. */
static bool destruction_is_complete(Follow *f)
{
    const Event *e = event(f);
    bool ends = e->kind == EV_FACE && f->doomed[e->piece] && f->now.s.piece[e->piece].face & FACE_FALLING &&
                !(e->face & FACE_FALLING);
    if (!ends)
        return true;
    SiegeCardType type = (SiegeCardType)card_of(f, e->piece)->type;
    bool outsider = type == CARD_OUTSIDER && !f->now.s.option[OPT_OUTSIDER_DRAW]; /* O17 */
    f->draws = type == CARD_MONSTER || type == CARD_MINION || outsider;
    if (type == CARD_MINION && f->now.s.piece[e->piece].place == PLACE_BACK)
        f->doomed[e->piece] = false;
    if (f->memory->due[e->piece][ABILITY_DESTROYED])
        return is_told(f, "SH-10.16", "it is gone, and its Destroyed ability has not come to pass");
    for (PieceId p = f->now.s.head[PLACE_ATTACHED].first; p != NO_PIECE; p = f->now.s.piece[p].next)
        if (f->now.s.piece[p].host == e->piece && f->memory->due[p][ABILITY_HOST_DESTROYED])
            return is_told(f, "SH-10.16", "it is gone, and an attachment has not said what it does then");
    return true;
}

bool look_at_due(Follow *f)
{
    if (!ability_was_due(f) || !destruction_is_complete(f))
        return false;
    event_sets_off(f);
    arrival_sets_off(f);
    spell_sets_off(f);
    return true;
}

/* SH-10.18: a destroyed monster offers a draw, and nothing else does. */
static bool draw_is_offered(const Follow *f)
{
    const Frame *top = f->after->nframes ? &f->after->frame[f->after->nframes - 1] : NULL;
    bool asked = top && top->op == ASK_SEAT && top->arg == FOR_DRAW;
    return asked == f->draws || f->after->over ||
           complain(f->c, "SH-10.18",
                    asked ? "a draw is offered, and no monster was destroyed"
                          : "a monster was destroyed, and no draw is offered");
}

static bool elusive_is_due(const Follow *f) /* SH-15.6 */
{
    const Frame *top = f->after->nframes ? &f->after->frame[f->after->nframes - 1] : NULL;
    if (!top || top->op != ASK_LANE || top->arg != FOR_ELUSIVE)
        return true;
    return f->memory->eluding[top->src] ||
           complain(f->c, "SH-15.6", "piece %d may move, and has not struck a creature of the other side", top->src);
}

/* The first strike at a creature of the other side counts, and no other. */
static bool eluded_is_right(const Follow *f)
{
    Board was, is;
    read_board(&f->was->s, &was);
    read_board(f->after, &is);
    for (int u = 0; u < UNIT_CASTLE && f->was->step < STEP_END; u++) { /* SH-9.6: then it is forgotten */
        const Stander *x = &is.who[u];
        int before = stander_of(&was, x->piece);
        bool then = before != NO_UNIT && was.who[before].eluded;
        bool stays = x->piece != NO_PIECE && x->lane >= 0 && before != NO_UNIT && was.who[before].lane >= 0;
        if (stays && x->eluded != (then || f->met[x->piece]) && !f->after->over)
            return complain(f->c, "SH-15.6", "piece %d has %s a creature of the other side", x->piece,
                            x->eluded ? "not struck" : "struck");
    }
    return true;
}

bool nothing_is_due(Follow *f)
{
    if (!draw_is_offered(f) || !elusive_is_due(f) || !eluded_is_right(f))
        return false;
    for (PieceId p = 0; p < f->after->npieces && !f->after->nframes && !f->after->over; p++)
        for (int kind = ABILITY_PLAY; kind < ABILITY_STATIC; kind++)
            if (f->memory->due[p][kind])
                return complain(f->c, "SH-10.25", "'%s' of %s is due, and the game goes on", siege_op[kind].name,
                                card_of(f, p)->word);
    return true;
}
