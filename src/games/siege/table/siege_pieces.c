/* SPDX-License-Identifier: MIT
 * A card on the table of Siege: its face, and over it its current values. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_face.h"
#include "core/table.h"

bool siege_token(Gfx *g, const char *picture, Rect r)
{
    return r.w >= 10 && !gfx_is_contrast(g) && gfx_picture(g, picture, r, 1);
}

/* Draws tokens at the right edge: round ones help, angular ones hurt; coloured discs if they are too small for
 * pictures. A tower's charges are shown in its shield alone. */
static void tokens(Table *t, PieceId p, Rect r)
{
    const Piece *piece = &t->in->s->piece[p];
    bool charges = siege_card(piece->def)->type == CARD_TOWER;
    const struct {
        int n;
        Color plus, minus;
        const char *helps, *hurts;
    } kind[2] = {{charges ? 0 : piece->num[NUM_HEALTH],
                  {120, 200, 90, 255},
                  {214, 64, 52, 255},
                  "tokens/siege-health",
                  "tokens/siege-wound"},
                 {piece->num[NUM_ATTACK],
                  {240, 190, 70, 255},
                  {150, 150, 165, 255},
                  "tokens/siege-attack",
                  "tokens/siege-weaken"}};
    enum { MOST = 5 };
    int shown[2] = {abs(kind[0].n), abs(kind[1].n)}, all = 0;
    for (int k = 0; k < 2; k++)
        all += shown[k] = shown[k] < MOST ? shown[k] : MOST;
    /* Between the marks at the head and the health: they lie closer where there are many. */
    float size = clampf(r.w * 0.15f, 6, 24), gap = shown[0] && shown[1] ? size * 0.6f : 0, y = r.y + r.h * 0.26f,
          room = r.h * 0.62f - size / 2 - r.h * 0.26f - gap, x = r.x + r.w - size * 0.7f,
          step = all > 1 ? fminf(size * 0.55f, fmaxf(room, 0) / (float)(all - 1)) : 0;
    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < shown[k]; i++, y += step) {
            Rect at = rect(x - size / 2, y - size / 2, size, size);
            if (siege_token(t->g, kind[k].n < 0 ? kind[k].hurts : kind[k].helps, at))
                continue;
            gfx_disc(t->g, x, y, size * 0.37f + 1.2f, (Color){14, 10, 8, 255});
            gfx_disc(t->g, x, y, size * 0.37f, kind[k].n < 0 ? kind[k].minus : kind[k].plus);
        }
        y += shown[k] > 0 ? gap : 0;
    }
}

static bool in_play(int group)
{
    return group == GROUP_UPPER || group == GROUP_LOWER || group == GROUP_BACK || group == GROUP_CASTLE ||
           group == GROUP_PORTAL;
}

/* Returns the card's current values, for the place it lies in. */
CardNumbers siege_numbers(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    const SiegeCard *c = siege_card(piece->def);
    CardNumbers n = {0};
    int group = siege_game.place[piece->place].group, unit = siege_unit(s, p);
    bool play = in_play(group) && unit != NO_UNIT && !(piece->face & FACE_CONCEALED); /* SH-12.17 */
    bool fights = c->type == CARD_ALLY || c->type == CARD_SKELETON || c->type == CARD_MONSTER ||
                  c->type == CARD_OUTSIDER || c->type == CARD_MINION;
    if (group == GROUP_CASTLE || group == GROUP_PORTAL)
        return n; /* its panel says them */
    if (fights) {
        n.has = CARD_ATTACK | CARD_HEALTH;
        n.attack = (CardNumber){play ? siege_attack(s, unit) : c->attack, c->attack};
    } else if (c->type == CARD_TOWER && play) {
        n.has = CARD_CHARGE;
    }
    /* A destroyed card has lost its tokens at once (SH-10.13), so siege_health_left gives its health. */
    n.health = (CardNumber){play ? siege_health_left(s, unit) : c->health, c->health};
    if (c->type == CARD_TOWER || c->type == CARD_MINION) /* tokens are all they have: that is no change */
        n.health.printed = n.health.now;
    if (c->by_health)
        n.attack.printed = n.attack.now;
    if (!siege_is_horde(c) && group == GROUP_HAND) {
        int seat = piece->owner < siege_allies(s) ? piece->owner : 0;
        n.has |= CARD_COST;
        n.cost = (CardNumber){siege_cost(s, seat, c), c->cost};
    }
    return n;
}

int siege_mark_signs(const State *s, PieceId p, const char *sign[MARK_SIGNS])
{
    const Siege *g = siege_of(s);
    int unit = siege_unit(s, p), n = 0;
    if (unit >= UNITS) /* NO_UNIT too */
        return 0;
    if (g->armor[unit] > 0)
        sign[n++] = "shield";
    if (g->mark[unit] & MARK_STUNNED)
        sign[n++] = "lock";
    if (g->mark[unit] & MARK_SATED)
        sign[n++] = "coins";
    if (s->piece[p].face & FACE_CHALLENGING)
        sign[n++] = "fist";
    return n;
}

/* Draws the signs of its marks one below the other at the upper edge. */
static void marks(Table *t, PieceId p, Rect r)
{
    const char *sign[MARK_SIGNS];
    int n = siege_mark_signs(t->in->s, p, sign), armor = n > 0 ? siege_of(t->in->s)->armor[siege_unit(t->in->s, p)] : 0;
    float size = clampf(r.w * 0.24f, 14, 34);
    for (int i = 0; i < n; i++)
        gfx_badge(t->g, sign[i], r.x + r.w - size * 0.6f, r.y + size * (0.6f + (float)i), size);
    if (armor > 1) {
        char words[16];
        (void)snprintf(words, sizeof words, "%d", armor);
        Text style = {FACE_BOLD, size * 0.5f, {255, 255, 255, 255}, ALIGN_CENTER, true};
        (void)gfx_text(t->g, style, rect(r.x + r.w - size * 1.1f, r.y + size * 0.1f, size, size), words);
    }
}

/* An exhausted card has used its ability but still fights (SH-2.17), so it is not dimmed: a pale bolt with a tick. */
static float spent_size(Rect r)
{
    return clampf(r.w * 0.24f, 14, 34);
}

static void spent(Table *t, Rect r)
{
    float d = spent_size(r), x = r.x + d * 0.6f, y = r.y + d * 0.6f, k = d * 0.38f;
    Color grey = {196, 186, 168, 255}, ink = {14, 10, 8, 255};
    gfx_disc(t->g, x, y, d / 2, grey);
    gfx_disc(t->g, x, y, d / 2 - 1.5f, ink);
    gfx_sign(t->g, "bolt", rect(x - k * 1.2f, y - k, 2 * k, 2 * k), color_alpha(grey, 0.75f), (Color){0});
    gfx_sign(t->g, "check", rect(x - k * 0.1f, y - k * 0.1f, k * 1.3f, k * 1.3f), gfx_color(t->g, COL_TARGET), ink);
}

void siege_tag(const Table *t, PieceId p, char *out, size_t n)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    int group = t->in->game->place[piece->place].group;
    out[0] = '\0';
    if (!in_play(group) || t->at->piece[p].r.w < (siege_is_large(t->in) ? 66 : 60)) /* above the numbers */
        return;
    if (siege_boosted(s) == p)
        say(out, n, SAY("boosted"));
    else if (piece->face & FACE_FALLING)
        say(out, n, SAY("falls"));
    else if (siege_unit(s, p) < UNITS && siege_of(s)->mark[siege_unit(s, p)] & MARK_STUNNED)
        say(out, n, SAY("cannot strike"));
    else if (piece->face & FACE_EXHAUSTED)
        say(out, n, SAY("{ability:ability used|exhausted}"), say_is("ability", piece->owner < siege_allies(s)));
}

/* Draws short words at the upper edge, below the sign of a used ability, clear of numbers and name. */
static void label(Table *t, Rect r, bool below, const char *words)
{
    float size = clampf(r.w * 0.115f, 10, 17) * (siege_is_large(t->in) ? 1.5f : 1);
    Text style = {FACE_SEMI, size, {244, 232, 208, 255}, ALIGN_CENTER, true};
    float w = fminf(gfx_text_width(t->g, style, words) + 16, r.w), h = style.size * 1.5f;
    Rect at = rect(r.x + (r.w - w) / 2, r.y + (below ? spent_size(r) * 1.15f : r.h * 0.05f), w, h);
    gfx_round(t->g, at, h / 2, (Color){14, 10, 8, 230});
    gfx_frame(t->g, at, h / 2, 1.5f, gfx_color(t->g, COL_ACCENT));
    (void)gfx_text(t->g, gfx_text_fit(t->g, style, 8, 0.5f, w - 6, words), at, words);
}

/* Draws the face; numbers stand above the name, if one lies over the card. */
static void face_and_name(Table *t, PieceId p, CardFace *f, Rect r, unsigned state)
{
    CardNumbers n = f->numbers;
    const Piece *piece = &t->in->s->piece[p];
    bool concealed = piece->place == PLACE_UPPER && piece->face & FACE_CONCEALED;
    float name = siege_name_height(t, p, r);
    if (name <= 0 && !concealed) {
        card_draw(t->g, f, r, state, NULL);
        if (!(state & CARD_LIFTED))
            siege_draw_covered_name(t, p, card_where(r, state), state);
        return;
    }
    f->numbers.has = 0;
    card_draw(t->g, f, r, state, NULL);
    Rect at = card_where(r, state), above = rect(at.x, at.y, at.w, at.h - name);
    if (concealed)
        siege_draw_own_concealed(t, p, at);
    if (name > 0)
        above.h = at.w <= 72 ? above.h / 0.98f : above.h + 25; /* card_numbers leaves so much for the usual name */
    if (n.has)
        card_numbers(t->g, above, &n);
    if (name > 0)
        siege_draw_name(t, p, at, state);
}

const char *siege_deck_back(const Table *t, int seat)
{
    static const char *const people[] = {"backs/siege-ember", "backs/siege-tide", "backs/siege-barrow"};
    const Setup *cfg = t->names;
    if (seat == siege_horde_seat(t->in->s))
        return "backs/horde";
    unsigned ready = seat < ALLIES_MOST ? cfg->option[OPT_DECK + seat] : 3;
    return ready >= sizeof people / sizeof *people || deck_given(cfg, seat) ? "backs/siege" : people[ready];
}

/* Returns the back of a horde card: with tier decks the two decks differ (SH-11.11). Not for a lane, where a claw
 * mark would reveal too much. */
static const char *horde_back(const State *s, const Piece *piece)
{
    static const char *const tier[] = {"backs/siege-tier-1", "backs/siege-tier-2"};
    bool told = s->option[OPT_TIERS] && piece->def != DEF_HIDDEN;
    return told ? tier[siege_card(piece->def)->tier == 2] : "backs/horde";
}

const char *siege_back(const Table *t, PieceId p)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    PlaceId at = piece->place;
    int group = t->in->game->place[at].group,
        type = piece->def == DEF_HIDDEN ? CARD_NOTHING : siege_card(piece->def)->type;
    if (group == GROUP_UPPER)
        return "backs/horde";
    if (group == GROUP_PORTAL || at == PLACE_PORTALS || at == PLACE_ASIDE || at == PLACE_OTHERS ||
        type == CARD_PORTAL || type == CARD_OUTSIDER)
        return "backs/siege-portal";
    if (group == GROUP_HORDE_DECK || group == GROUP_HORDE_HAND || group == GROUP_PILE ||
        (type >= CARD_MONSTER && type <= CARD_HORDE_ATTACHMENT))
        return horde_back(s, piece);
    return piece->owner < s->nseats ? siege_deck_back(t, piece->owner) : "backs/siege";
}

unsigned siege_hand_state(const Table *t, PieceId p, unsigned state)
{
    const unsigned used = CARD_LIT | CARD_LIFTED | CARD_TARGET | CARD_CHOSEN;
    const Piece *piece = &t->in->s->piece[p];
    bool hand = t->in->game->place[piece->place].group == GROUP_HAND;
    if (!hand || t->in->asked != piece->owner || t->legal->n == 0 || state & used)
        return state;
    return (state & ~(unsigned)CARD_BARRED_SIGN) | CARD_BARRED; /* a sign on each would be noise */
}

/* True for what the other side has in play, except minions in the back line: they can be engaged, or not yet. */
bool siege_is_other_side(const State *s, int asked, PieceId p)
{
    enum {
        IN_PLAY = 1 << GROUP_UPPER | 1 << GROUP_LOWER | 1 << GROUP_CASTLE | 1 << GROUP_PORTAL | 1 << GROUP_ATTACHED
    };
    const Piece *piece = &s->piece[p];
    if (s->nframes > 0 || piece->def == DEF_HIDDEN || !(IN_PLAY >> siege_game.place[piece->place].group & 1))
        return false;
    return siege_is_horde(siege_card(piece->def)) != (asked == siege_horde_seat(s));
}

bool siege_answered(const State *s, PieceId p)
{
    int unit = siege_unit(s, p), top = s->nframes - 1;
    return top > 0 && s->frame[top].op == ASK_UNIT && unit < UNITS && s->frame[top - 1].set >> unit & 1;
}

enum {
    CARD_IN_A_ROW = 40,      /* px: a narrower hand card lies in a row */
    TAG_BESIDE_NUMBERS = 84, /* px: on a narrower card words below the sign of a used ability would cover its numbers */
};

/* True if so little of an attachment shows below its host that its name would be cut through. */
static bool is_name_hidden(const Table *t, PieceId p)
{
    enum { PLATE = 17 };
    const Piece *piece = &t->in->s->piece[p];
    if (piece->host == NO_PIECE || t->in->game->place[piece->place].group != GROUP_ATTACHED)
        return false;
    Rect r = t->at->piece[p].r, host = t->at->piece[piece->host].r;
    float seen = r.y + r.h - host.y - host.h;
    return seen > 0 && seen < PLATE;
}

void siege_draw_piece(Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    CardFace f;
    int group = t->in->game->place[piece->place].group;
    if (group == GROUP_DECK || group == GROUP_HORDE_DECK)
        return;
    if (piece->def == DEF_HIDDEN || !siege_face(&siege_game, piece->def, &f)) {
        card_draw_back(t->g, siege_back(t, p), shot.r, state);
        if (piece->def == DEF_HIDDEN && group == GROUP_UPPER)
            siege_draw_foes_concealed(t, p, card_where(shot.r, state));
        return;
    }
    state = siege_hand_state(t, p, state);
    if (shot.turn <= 0.99f) {
        card_draw_turning(t->g, &f, siege_back(t, p), shot.r, shot.turn);
        return;
    }
    Rect r = shot.r;
    if (is_name_hidden(t, p))
        f.name = "";
    if (piece->place == PLACE_HORDE_DISCARD && p == siege_treachery_piece(s))
        f.numbers.has = 0; /* SH-6.1: it is not in play */
    else if (group == GROUP_PILE && r.w < CARD_IN_A_ROW)
        f.numbers.has = 0; /* in a chip: too small for them */
    else if (group != GROUP_BACK &&
             (group != GROUP_HAND || r.w >= CARD_IN_A_ROW)) /* else the words beside it say them */
        f.numbers = siege_numbers(s, p);
    else
        f.numbers.has = 0;
    if (siege_leaps(t, p)) { /* it leaves a faded copy in its place */
        gfx_fade(t->g, 0.3f);
        card_draw(t->g, &f, r, 0, NULL);
        gfx_fade(t->g, 1);
        return;
    }
    float flash;
    r = siege_recoiled(t, p, r, &flash);
    face_and_name(t, p, &f, r, state);
    if (flash > 0)
        gfx_round(t->g, r, r.w * 0.06f, (Color){255, 236, 200, (uint8_t)(190 * flash)});
    if (siege_boosted(s) == p && in_play(group) && group != GROUP_BACK) { /* down to a name that lies over the card */
        Rect ring = rect_inset(r, -3);
        ring.h -= siege_name_height(t, p, r);
        gfx_frame(t->g, ring, r.w * 0.06f + 3, 4, gfx_color(t->g, COL_BAD));
    }
    if (piece->face & FACE_EXHAUSTED && in_play(group))
        spent(t, r);
    if (in_play(group)) {
        if (group != GROUP_CASTLE && group != GROUP_PORTAL && group != GROUP_BACK && siege_unit(s, p) != NO_UNIT)
            tokens(t, p, r);
        marks(t, p, r);
    }
    bool used = (piece->face & FACE_EXHAUSTED) != 0;
    if (tag && !(used && siege_is_large(t->in) && r.w < TAG_BESIDE_NUMBERS))
        label(t, r, used, tag);
}
