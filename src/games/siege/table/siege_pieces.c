/* SPDX-License-Identifier: MIT
 * A card on the table of Siege: its face, and over it its current values. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/table.h"
#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_face.h"
#include "ui/effects.h"

bool siege_token(Gfx *g, const char *picture, Rect r)
{
    return r.w >= 10 && !gfx_is_contrast(g) && gfx_picture(g, picture, r, 1);
}

Rect siege_draw_wounds(Gfx *g, Rect card, float y, float text, int n)
{
    const Color coral = {255, 139, 107, 255}, ink = {26, 6, 6, 240};
    float h = clampf(card.w * 0.15f, 9, 26) * fminf(text, 1.15f);
    char words[16];
    (void)snprintf(words, sizeof words, "\u2212%d", n);
    Text style = {FACE_BOLD, h * 0.76f, coral, ALIGN_CENTER, true};
    float sign = h * 0.78f, w = sign + gfx_text_width(g, style, words) + h * 0.5f;
    Rect r = rect(card.x + card.w - card.w * 0.02f - w, y, w, h);
    gfx_round(g, r, h * 0.22f, gfx_is_contrast(g) ? (Color){0, 0, 0, 255} : ink);
    gfx_frame(g, r, h * 0.22f, 1.5f, coral);
    gfx_sign(g, "drop", rect(r.x + h * 0.16f, r.y + (h - sign) / 2, sign, sign), coral, ink);
    (void)gfx_text(g, style, rect(r.x + h * 0.16f + sign, r.y, w - sign - h * 0.24f, h), words);
    return r;
}

/* Draws the wounds of a card at its right edge; returns the height they take. Life has a heart, a wound never. */
static float wounds(Table *t, PieceId p, Rect r, float y)
{
    int n = -t->in->s->piece[p].num[NUM_HEALTH];
    char words[SENTENCE_MAX], id[24];
    if (n <= 0)
        return 0;
    Rect at = siege_draw_wounds(t->g, r, y, t->in->text, n);
    say(words, sizeof words, SAY("{n:1 wound|{n} wounds}"), say_n("n", n));
    (void)snprintf(id, sizeof id, "wounds-%d", (int)p);
    ui_mark(t->ui, id, "wounds", at, words);
    return at.h;
}

/* Draws tokens at the right edge: wounds are counted, round ones help, angular ones hurt; coloured discs if they are too
 * small for pictures. A tower's charges are shown in its shield alone. */
static void tokens(Table *t, PieceId p, Rect r)
{
    const Piece *piece = &t->in->s->piece[p];
    bool charges = siege_card(piece->def)->type == CARD_TOWER;
    const struct {
        int n;
        Color plus, minus;
        const char *helps, *hurts;
    } kind[2] = {{charges || piece->num[NUM_HEALTH] < 0 ? 0 : piece->num[NUM_HEALTH],
                  {120, 200, 90, 255},
                  {0},
                  "tokens/siege-health",
                  ""},
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
    float size = clampf(r.w * 0.15f, 6, 24), gap = shown[0] && shown[1] ? size * 0.6f : 0;
    float hurt = wounds(t, p, r, r.y + r.h * 0.26f - size / 2), y = r.y + r.h * 0.26f + (hurt > 0 ? hurt + 4 : 0);
    float room = r.y + r.h * 0.62f - size / 2 - y - gap, x = r.x + r.w - size * 0.7f,
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

/* The same in the colours of the side that sits near. */
static CardNumbers numbers_seen(const Table *t, PieceId p)
{
    CardNumbers n = siege_numbers(t->in->s, p);
    n.foe = siege_is_horde(siege_card(t->in->s->piece[p].def)) != siege_is_turned(t->in);
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

/* Returns how far the signs of the card's marks stand from its right edge: a minion of the back line, which looks over
 * the far edge of the lanes, may cover that corner of an outsider that towers there. */
static float marks_aside(const Table *t, PieceId p, Rect r, float size)
{
    enum { GAP = 3 };
    const State *s = t->in->s;
    Rect corner = rect(r.x + r.w - size * 1.1f, r.y + size * 0.1f, size, size);
    float aside = 0;
    for (PieceId m = table_first(s, PLACE_BACK); s->piece[p].place == PLACE_UPPER && m != NO_PIECE;
         m = s->piece[m].next)
        if (rect_overlaps(corner, t->at->piece[m].r))
            aside = r.x + r.w - t->at->piece[m].r.x + GAP - size * 0.1f;
    return aside;
}

/* Draws the signs of its marks one below the other at the upper edge. */
static void marks(Table *t, PieceId p, Rect r)
{
    const char *sign[MARK_SIGNS];
    int n = siege_mark_signs(t->in->s, p, sign), armor = n > 0 ? siege_of(t->in->s)->armor[siege_unit(t->in->s, p)] : 0;
    float size = clampf(r.w * 0.24f, 14, 34);
    r.w -= marks_aside(t, p, r, size);
    for (int i = 0; i < n; i++)
        gfx_badge(t->g, sign[i], r.x + r.w - size * 0.6f, r.y + size * (0.6f + (float)i), size);
    if (armor > 1) {
        char words[16];
        (void)snprintf(words, sizeof words, "%d", armor);
        Text style = {FACE_BOLD, size * 0.5f, {255, 255, 255, 255}, ALIGN_CENTER, true};
        (void)gfx_text(t->g, style, rect(r.x + r.w - size * 1.1f, r.y + size * 0.1f, size, size), words);
    }
    if (n > 0) {
        char id[24];
        (void)snprintf(id, sizeof id, "marks-%d", (int)p);
        ui_mark(t->ui, id, "marks", rect(r.x + r.w - size * 1.1f, r.y + size * 0.1f, size, size * (float)n), "");
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

/* Returns whether its Exhaust ability can be used now and changes anything. */
static bool can_use(const Table *t, PieceId p)
{
    for (int i = 0; i < t->legal->n; i++)
        if (t->legal->m[i].kind == MOVE_USE && t->legal->m[i].a == p && !siege_move_is_idle(t->in->s, t->legal->m[i]))
            return true;
    return false;
}

static bool is_about(Move m, PieceId p)
{
    const MoveSpec *spec = &siege_game.move[m.kind];
    return (spec->arg[0] == ARG_PIECE && m.a == p) || (spec->arg[1] == ARG_PIECE && m.b == p);
}

/* True if all that the card could do now would change nothing: it may be chosen, and does not glow. */
static bool is_in_vain(const Table *t, PieceId p)
{
    int idle = 0;
    for (int i = 0; i < t->legal->n; i++) {
        Move m = t->legal->m[i];
        if (!is_about(m, p))
            continue;
        if (m.kind != MOVE_USE || !siege_move_is_idle(t->in->s, m))
            return false;
        idle++;
    }
    return idle > 0;
}

/* Draws a golden bolt where the spent one will be: its ability can be used now. */
static void ready(Table *t, PieceId p, Rect r)
{
    float d = spent_size(r), x = r.x + d * 0.6f, y = r.y + d * 0.6f, k = d * 0.36f;
    char id[24];
    if (!can_use(t, p))
        return;
    gfx_disc(t->g, x, y, d / 2, (Color){14, 10, 8, 255});
    gfx_disc(t->g, x, y, d / 2 - 1.5f, (Color){255, 213, 115, 255});
    gfx_sign(t->g, "bolt", rect(x - k, y - k, 2 * k, 2 * k), (Color){42, 23, 5, 255}, (Color){0});
    (void)snprintf(id, sizeof id, "ready-%d", (int)p);
    ui_mark(t->ui, id, "state", rect(x - d / 2, y - d / 2, d, d), T_("ability ready"));
}

/* Draws the signs of its keywords below each other at the left edge; what they mean stands on the large card. */
static void keywords(Table *t, PieceId p, Rect r)
{
    static const struct {
        SiegeOp key;
        const char *sign;
    } of[] = {{KEY_ARMOR, "plate"},
              {KEY_PIERCE, "spear"},
              {KEY_TRAMPLE, "ramhead"},
              {KEY_BARRIER, "shield"},
              {KEY_TAUNT, "roar"},
              {KEY_CLEAVE, "axe"},
              {KEY_ELUSIVE, "hare"},
              {KEY_HEROIC, "banner"},
              {KEY_IMMUNE, "star"},
              {KEY_CANNOT_ENGAGE, "ghost"},
              {KEY_CANNOT_BE_ENGAGED, "ghost"},
              {KEY_CANNOT_MOVE, "shackle"}};
    const float size = clampf(r.w * 0.13f, 16, 28);
    int unit = siege_unit(t->in->s, p);
    float y = r.y + spent_size(r) * 1.2f + 4, x = r.x + size * 0.75f;
    for (size_t i = 0; unit < UNITS && i < sizeof of / sizeof *of; i++) {
        if (!(siege_of(t->in->s)->keys[unit] & KEY_BIT(of[i].key)))
            continue;
        gfx_disc(t->g, x, y + size / 2, size / 2 + 1, (Color){201, 151, 63, 255});
        gfx_disc(t->g, x, y + size / 2, size / 2, (Color){20, 12, 8, 240});
        gfx_sign(t->g, of[i].sign, rect_center(rect(x - size / 2, y, size, size), size * 0.7f, size * 0.7f),
                 (Color){243, 226, 186, 255}, (Color){20, 12, 8, 255});
        y += size + 4;
    }
}

/* Draws the double violet rim of an outsider. */
static void outsider_rim(Table *t, Rect r)
{
    const Color violet = {142, 123, 232, 255};
    if (!gfx_is_contrast(t->g))
        gfx_glow(t->g, rect_inset(r, -3), 11, 22, color_alpha(violet, 0.65f));
    gfx_frame(t->g, rect_inset(r, -3), r.w * 0.06f + 3, 3, violet);
    gfx_frame(t->g, rect_inset(r, -7), r.w * 0.06f + 7, 1.5f, violet);
}

/* Gives what the signs of the card say in words, for speech and tests. */
static void mark_state(Table *t, PieceId p, Rect r)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    char words[SENTENCE_MAX] = "", id[24];
    if (siege_boosted(s) == p)
        say(words, sizeof words, SAY("boosted"));
    else if (piece->face & FACE_FALLING)
        say(words, sizeof words, SAY("falls"));
    else if (siege_unit(s, p) < UNITS && siege_of(s)->mark[siege_unit(s, p)] & MARK_STUNNED)
        say(words, sizeof words, SAY("cannot strike"));
    else if (piece->face & FACE_EXHAUSTED)
        say(words, sizeof words, SAY("{ability:ability used|exhausted}"),
            say_is("ability", piece->owner < siege_allies(s)));
    (void)snprintf(id, sizeof id, "state-%d", (int)p);
    if (words[0])
        ui_mark(t->ui, id, "state", r, words);
}

/* Draws short words at the upper edge, below the sign of a used ability, clear of numbers and name. */
static void label(Table *t, Rect r, bool below, const char *words)
{
    float size = clampf(r.w * 0.115f, 10, 17) * (siege_is_large(t->in) ? 1.5f : 1);
    Text style = {FACE_SEMI, size, {244, 232, 208, 255}, ALIGN_CENTER, true};
    float w = fminf(gfx_text_width(t->g, style, words) + 16, r.w), h = style.size * 1.5f;
    Rect at = rect(r.x + (r.w - w) / 2, r.y + (below ? spent_size(r) * 1.15f : r.h * 0.05f), w, h);
    effect_tag(t->g, at, (Color){14, 10, 8, 230}, 1.5f, gfx_color(t->g, COL_ACCENT));
    (void)gfx_text(t->g, gfx_text_fit(t->g, style, 8, 0.5f, w - 6, words), at, words);
}

static void siege_draw_covered_name(Table *t, PieceId p, Rect card, unsigned state);

/* Draws the face with its numbers; a hidden one shows that it is. */
static void face_and_name(Table *t, PieceId p, CardFace *f, Rect r, unsigned state)
{
    CardNumbers n = f->numbers;
    const Piece *piece = &t->in->s->piece[p];
    bool concealed = piece->place == PLACE_UPPER && piece->face & FACE_CONCEALED;
    if (!concealed) {
        card_draw(t->g, f, r, state, NULL);
        if (!(state & CARD_LIFTED))
            siege_draw_covered_name(t, p, card_where(r, state), state);
        return;
    }
    f->numbers.has = 0;
    card_draw(t->g, f, r, state, NULL);
    siege_draw_own_concealed(t, p, card_where(r, state));
    if (n.has)
        card_numbers(t->g, card_where(r, state), &n);
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
    const unsigned used = CARD_LIT | CARD_CALM | CARD_LIFTED | CARD_TARGET | CARD_CHOSEN;
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

/* Returns the width up to the next card of its row. */
static float room_in_row(const Table *t, PieceId p, Rect card)
{
    const State *s = t->in->s;
    PieceId next = s->piece[p].next, first = table_first(s, s->piece[p].place);
    PieceId a = next != NO_PIECE ? p : first, b = next != NO_PIECE    ? next
                                                  : first != NO_PIECE ? s->piece[first].next
                                                                      : a;
    if (a == NO_PIECE || b == NO_PIECE || a == b || p == b)
        return card.w * 1.8f;
    float step = t->at->piece[b].r.x - t->at->piece[a].r.x;
    return step > 0 ? step - 4 : card.w;
}

static bool is_covered(const Table *t, PieceId p)
{
    int group = t->in->game->place[t->in->s->piece[p].place].group;
    Rect r = t->at->piece[p].r;
    bool hand = group == GROUP_HAND || group == GROUP_HORDE_HAND;
    return hand && t->in->s->piece[p].next != NO_PIECE && room_in_row(t, p, r) + 2 < r.w - 4;
}

/* Returns how much of an attached card shows below its host; 0: none, or it is no attached card. */
static float seen_below_host(const Table *t, PieceId p)
{
    const Piece *piece = &t->in->s->piece[p];
    if (piece->host == NO_PIECE || t->in->game->place[piece->place].group != GROUP_ATTACHED)
        return 0;
    Rect r = t->at->piece[p].r, host = t->at->piece[piece->host].r;
    return fmaxf(r.y + r.h - host.y - host.h, 0);
}

/* Draws the name of an attached card at its lower edge, which alone shows. */
static void name_below_host(Table *t, PieceId p, Rect r, float seen)
{
    enum { STRIP_LEAST = 12 };
    char words[SENTENCE_MAX];
    const char *name = say_word(t->in->game->def[t->in->s->piece[p].def].name);
    Rect strip = rect(r.x + 6, r.y + r.h - seen + 2, r.w - 12, seen - 5);
    if (strip.h < STRIP_LEAST || siege_is_large(t->in))
        return;
    Text style = {FACE_BOLD, fminf(strip.h * 0.86f, 15), gfx_color(t->g, COL_INK), ALIGN_CENTER, true};
    style = gfx_text_fit(t->g, style, 9, 0.5f, strip.w - 6, name);
    words_cut(t->g, style, strip.w - 4, name, words, sizeof words);
    gfx_round(t->g, strip, 3, gfx_color(t->g, COL_PAPER));
    (void)gfx_text(t->g, style, strip, words);
}

/* Draws the heart of a minion at the lower right corner of its picture. */
static void heart(Table *t, PieceId p, Rect r)
{
    int n = siege_health(t->in->s, UNIT_MINION + t->in->s->piece[p].n % MINIONS);
    float h = r.w * 0.3f * fminf(t->in->text, 1.15f), w = h * 1.75f;
    Rect at = rect(r.x + r.w + h * 0.7f - w, r.y + r.h + 4 - h, w, h);
    char words[16], id[24];
    gfx_round(t->g, at, h / 2, (Color){16, 9, 5, 230});
    gfx_frame(t->g, at, h / 2, 1, (Color){201, 151, 63, 200});
    gfx_sign(t->g, "charmer", rect(at.x + w - h - 1, at.y, h, h), (Color){214, 52, 40, 255}, (Color){60, 8, 8, 255});
    (void)snprintf(words, sizeof words, "%d", n > 0 ? n : 0);
    Text style = {FACE_BOLD, h * 0.8f, {255, 255, 255, 255}, ALIGN_CENTER, true};
    if (n <= 0)
        style.color = (Color){185, 160, 122, 255};
    (void)gfx_text(t->g, style, rect(at.x, at.y, w - h, h), words);
    (void)snprintf(id, sizeof id, "heart-%d", (int)p);
    ui_mark(t->ui, id, "heart", at, words);
}

/* Draws the ring of a picture that is no card, as card_draw does for cards. */
static void ring(Table *t, Rect r, unsigned state)
{
    ColorRole role = state & CARD_TARGET ? COL_TARGET : state & CARD_FOCUS ? COL_FOCUS : COL_LIT;
    if (state & (CARD_LIT | CARD_TARGET | CARD_LIFTED | CARD_CHOSEN | CARD_FOCUS))
        gfx_frame(t->g, rect_inset(r, -4), 12, 4, gfx_color(t->g, role));
    if (state & CARD_CAUSE)
        gfx_frame(t->g, rect_inset(r, -4), 12, 4, gfx_color(t->g, COL_BAD));
    if (state & CARD_CHOSEN)
        gfx_badge(t->g, "check", r.x + r.w - 14, r.y + 14, 28);
}

/* Draws a piece that is all picture: portal and castle, whose numbers siege_draw_healths draws over the dark lower half, and a
 * minion of the back line, of which only the head is shown. */
static void draw_picture(Table *t, PieceId p, const CardFace *f, Rect r, unsigned state)
{
    const State *s = t->in->s;
    int group = t->in->game->place[s->piece[p].place].group;
    bool back = group == GROUP_BACK, plain = gfx_is_contrast(t->g);
    float corner = 9;
    Color rim = plain ? gfx_color(t->g, COL_TEXT) : gfx_color(t->g, f->rim);
    if (!plain)
        gfx_shadow(t->g, r, corner, 3);
    gfx_round(t->g, r, corner, (Color){28, 20, 16, 255});
    gfx_clip_round(t->g, r, corner);
    if (!f->picture || !gfx_has_picture(t->g, f->picture))
        gfx_sign(t->g, f->emblem, rect_center(r, r.h * 0.6f, r.h * 0.6f), rim, (Color){0});
    else
        (void)gfx_picture_cover(t->g, f->picture, r, 0.5f, back ? 0.22f : 0.4f);
    gfx_unclip(t->g);
    if (!back)
        gfx_gradient(t->g, rect(r.x, r.y + r.h * 0.42f, r.w, r.h * 0.58f), corner, (Color){8, 4, 8, 0},
                     (Color){8, 4, 8, 224});
    gfx_frame(t->g, r, corner, 3, rim);
    gfx_frame(t->g, rect_inset(r, -1), corner + 1, 1.5f, (Color){20, 12, 6, 255});
    ring(t, r, state);
    if (back)
        heart(t, p, r);
    else if (s->piece[p].face & FACE_EXHAUSTED)
        spent(t, r);
    else
        ready(t, p, r);
    marks(t, p, r);
    mark_state(t, p, r);
}

/* Draws a card that is not a picture alone. below: how much of it shows below its host; flash: 0 to 1. */
static void draw_whole_card(Table *t, PieceId p, CardFace *f, Rect r, unsigned state, float below, float flash)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    int group = t->in->game->place[piece->place].group;
    bool creature = (group == GROUP_UPPER || group == GROUP_LOWER) && !(piece->face & FACE_CONCEALED);
    if (creature && siege_card(piece->def)->type == CARD_OUTSIDER)
        outsider_rim(t, r);
    face_and_name(t, p, f, r, state);
    if (creature)
        keywords(t, p, r);
    if (below > 0)
        name_below_host(t, p, r, below);
    if (flash > 0)
        gfx_round(t->g, r, r.w * 0.06f, (Color){255, 236, 200, (uint8_t)(190 * flash)});
    if (siege_boosted(s) == p && in_play(group))
        gfx_frame(t->g, rect_inset(r, -3), r.w * 0.06f + 3, 4, gfx_color(t->g, COL_BAD));
    if (piece->face & FACE_EXHAUSTED && in_play(group))
        spent(t, r);
    else if (in_play(group))
        ready(t, p, r);
    if (in_play(group)) {
        if (siege_unit(s, p) != NO_UNIT)
            tokens(t, p, r);
        marks(t, p, r);
        mark_state(t, p, r);
    }
}

/* Draws a card whose face is seen, at rest. */
static void draw_face_up(Table *t, PieceId p, CardFace *f, Rect r, unsigned state, const char *tag)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    int group = t->in->game->place[piece->place].group;
    float below = seen_below_host(t, p), flash;
    if (below > 0 || (siege_is_large(t->in) && is_covered(t, p)))
        f->name = "";
    if (group == GROUP_PILE || (piece->place == PLACE_HORDE_DISCARD && p == siege_treachery_piece(s)))
        f->numbers.has = 0; /* SH-6.1: it is not in play */
    else
        f->numbers = numbers_seen(t, p);
    if (siege_leaps(t, p)) { /* it leaves a faded copy in its place */
        gfx_fade(t->g, 0.3f);
        card_draw(t->g, f, r, 0, NULL);
        gfx_fade(t->g, 1);
        return;
    }
    r = siege_recoiled(t, p, r, &flash);
    if (group == GROUP_PORTAL && siege_draw_hollow(t, r))
        return;
    bool forward = group == GROUP_BACK && r.h > r.w; /* a minion that may be chosen, as a whole card */
    if ((group == GROUP_BACK && !forward) || group == GROUP_CASTLE || group == GROUP_PORTAL) {
        draw_picture(t, p, f, r, state);
        if (flash > 0)
            gfx_round(t->g, r, 9, (Color){255, 236, 200, (uint8_t)(190 * flash)});
        return;
    }
    draw_whole_card(t, p, f, r, state, below, flash);
    if (tag)
        label(t, r, (piece->face & FACE_EXHAUSTED) != 0, tag);
}

void siege_draw_piece(Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    CardFace f;
    int group = t->in->game->place[piece->place].group;
    if (group == GROUP_DECK || group == GROUP_HORDE_DECK || siege_is_broken(t, p))
        return;
    if (piece->def == DEF_HIDDEN || !siege_face(&siege_game, piece->def, &f)) {
        card_draw_back(t->g, siege_back(t, p), shot.r, state);
        if (piece->def == DEF_HIDDEN && group == GROUP_UPPER)
            siege_draw_foes_concealed(t, p, card_where(shot.r, state));
        return;
    }
    state = siege_hand_state(t, p, state);
    if (state & CARD_LIT && is_in_vain(t, p))
        state = (state & ~(unsigned)CARD_LIT) | CARD_CALM;
    Rect falls;
    if (siege_falls_in(t, p, &falls))
        return; /* drawn above everything else (siege_draw_landing) */
    if (shot.turn <= 0.99f) {
        card_expect(t->g, &f, t->at->piece[p].r); /* where it will lie */
        card_draw_turning(t->g, &f, siege_back(t, p), shot.r, shot.turn);
        return;
    }
    draw_face_up(t, p, &f, shot.r, state, tag);
}

/* ---- names ----------------------------------------------------------------------------------------------------- */

/* Names of Siege's cards: in their frame, and of a covered card in the part that shows. */

enum { NAME_CARD = 121 }; /* px: wider cards have it in their frame */

/* Draws the name of a hand card that its neighbour covers, in the visible part of its plate. */
static void siege_draw_covered_name(Table *t, PieceId p, Rect card, unsigned state)
{
    const State *s = t->in->s;
    int group = t->in->game->place[s->piece[p].place].group;
    bool hand = group == GROUP_HAND || group == GROUP_HORDE_HAND;
    bool plate = t->at->piece[p].r.w > 72.5f, last = s->piece[p].next == NO_PIECE;
    float step = hand ? room_in_row(t, p, card) + 2 : card.w, w = last ? card.w - 5 : step;
    char words[SENTENCE_MAX];
    if (siege_is_large(t->in) || step >= card.w - 4 || w < 30 || card.w < 50 || (plate && last))
        return;
    Rect r = rect(card.x + 3, card.y + (plate ? card.h - 23 : card.h * 0.5f), w - 1, plate ? 20 : 15);
    Text style = {FACE_BOLD, 12, gfx_color(t->g, COL_INK), ALIGN_CENTER, true};
    const char *name = say_word(t->in->game->def[s->piece[p].def].name);
    style = gfx_text_fit(t->g, style, 10, 0.5f, r.w - 3, name);
    (void)snprintf(words, sizeof words, "%s", name);
    if (gfx_text_width(t->g, style, name) > r.w - 3) {
        siege_short_name(name, words, sizeof words);
        style = gfx_text_fit(t->g, style, 9, 0.5f, r.w - 3, words);
        char cut[SENTENCE_MAX];
        words_cut(t->g, style, r.w - 2, words, cut, sizeof cut);
        (void)snprintf(words, sizeof words, "%s", cut);
    }
    gfx_fade(t->g, state & CARD_BARRED ? 0.75f : 1);
    gfx_fill(t->g, r, gfx_color(t->g, COL_PAPER));
    gfx_fade(t->g, 1);
    (void)gfx_text(t->g, style, r, words);
}

/* ---- tooltips ------------------------------------------------------------------------------------------------------ */

/* True if its whole name can be read on the card. */
static bool is_named(const Table *t, PieceId p, const char *name)
{
    Rect r = t->at->piece[p].r;
    if (siege_is_large(t->in))
        return false;
    Text plate = {FACE_BOLD, 11, {0, 0, 0, 255}, ALIGN_CENTER, true}; /* the smallest on a card of the table */
    return r.w >= NAME_CARD || (r.w > 72 && gfx_text_width(t->g, plate, name) <= r.w - 12);
}

static bool can_engage(const Table *t, PieceId p)
{
    for (int i = 0; i < t->legal->n; i++)
        if (t->legal->m[i].kind == MOVE_ENGAGE && t->legal->m[i].a == p)
            return true;
    return false;
}

/* Says what the health of a minion does where it is now; engages: how it can be engaged, too. */
static void say_minion(const State *s, PieceId p, bool engages, char *out, size_t n)
{
    int which = s->piece[p].n % MINIONS, health = siege_health(s, UNIT_MINION + which);
    health = health > 0 ? health : 0;
    bool lane = s->piece[p].place == PLACE_UPPER, turned = s->option[OPT_FEAT] == FEAT_WORLD_ON_ITS_HEAD;
    if (lane)
        say(out, n,
            SAY("Its attack equals its health: {n}. While it fights in a lane it steals nothing. After the fight it "
                "goes back."),
            say_n("n", health));
    else if (s->piece[p].num[NUM_HEALTH] <= 0 && health == 0)
        say(out, n, SAY("Health 0: asleep. It steals nothing and cannot be engaged or damaged until it gains health."));
    else if (turned)
        say(out, n,
            SAY("Its attack equals its health: {n}. After each fight it deals that much damage to the castle, unless "
                "an ally engages it."),
            say_n("n", health));
    else
        say(out, n,
            SAY("Health {n}: after each fight every deck loses {n:1 card|{n} cards} to it.{engages: Click it to engage "
                "it: "
                "it comes to lane {to}, where an ally must face it. Damage to it stays.|}"),
            say_n("n", health), say_is("engages", engages), say_n("to", siege_engaged_lane(s) + 1));
}

void siege_say_used(const State *s, PieceId p, char *out, size_t n)
{
    int type = siege_card(s->piece[p].def)->type;
    bool fights = type != CARD_TOWER && type != CARD_CASTLE && type != CARD_ATTACHMENT;
    say(out, n,
        SAY("{ability:Its ability is exhausted until next turn.|It is exhausted until next turn.}{fights: It still "
            "fights.|}"),
        say_is("ability", type < CARD_MONSTER), say_is("fights", fights));
}

enum { STATES = 6 };
typedef struct {
    int n;
    char line[STATES][SENTENCE_MAX];
} States;

static char *new_line(States *all)
{
    return all->line[all->n < STATES - 1 ? all->n++ : STATES - 1];
}

/* Lists what its signs and words mean: used, stunned, armored ... */
static void list_states(const State *s, PieceId p, States *all)
{
    const Piece *piece = &s->piece[p];
    int unit = siege_unit(s, p);
    bool conceals = piece->place == PLACE_UPPER && piece->face & FACE_CONCEALED;
    if (siege_answered(s, p))
        say(new_line(all), SENTENCE_MAX, SAY("Chosen."));
    if (piece->face & FACE_EXHAUSTED)
        siege_say_used(s, p, new_line(all), SENTENCE_MAX);
    if (unit >= UNITS || conceals)
        return;
    const Siege *g = siege_of(s);
    if (g->mark[unit] & MARK_STUNNED)
        say(new_line(all), SENTENCE_MAX, SAY("It does not strike this turn."));
    if (g->mark[unit] & MARK_SATED)
        say(new_line(all), SENTENCE_MAX, SAY("It steals no cards this turn."));
    if (g->armor[unit] > 0)
        say(new_line(all), SENTENCE_MAX, SAY("Armor {n}: ignores that much damage this turn."),
            say_n("n", g->armor[unit]));
    if (piece->face & FACE_CHALLENGING)
        say(new_line(all), SENTENCE_MAX, SAY("Challenge: the ally facing it cannot be moved away."));
    if (siege_boosted(s) == p)
        say(new_line(all), SENTENCE_MAX, SAY("The treachery card boosts it this turn."));
}

/* Says what the health of a minion means, and the states of any card. */
static void say_hint(const Table *t, PieceId p, bool minion, char *text, size_t n)
{
    char own[SENTENCE_MAX];
    const char *line[STATES + 2];
    States all = {0};
    int lines = 0;
    list_states(t->in->s, p, &all);
    if (minion) {
        say_minion(t->in->s, p, can_engage(t, p), own, sizeof own);
        line[lines++] = own;
    }
    for (int i = 0; i < all.n; i++)
        line[lines++] = all.line[i];
    if (minion && siege_asks_for_health(t->in->s))
        line[lines++] = T_("Small minions each cost you a lane; one large minion needs a strong ally.");
    if (lines > 0)
        say(text, n, SAY("{all}"), say_list("all", SAY_LINES, line, lines));
}

bool siege_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    const State *s = t->in->s;
    head[0] = text[0] = '\0';
    if (siege_was_seen(t, p) != DEF_HIDDEN) {
        say(head, hn, SAY("It was {card}"), say_s("card", say_word(t->in->game->def[siege_was_seen(t, p)].name)));
        say(text, tn, SAY("Everyone saw it turned face down. If hidden cards are swapped, nobody can be sure."));
        return true;
    }
    if (s->piece[p].def == DEF_HIDDEN || t->in->game->place[s->piece[p].place].group == GROUP_DECK)
        return false;
    const char *name = say_word(t->in->game->def[s->piece[p].def].name);
    bool minion = siege_card(s->piece[p].def)->type == CARD_MINION;
    int group = t->in->game->place[s->piece[p].place].group;
    if (group == GROUP_UPPER || group == GROUP_LOWER || group == GROUP_BACK || group == GROUP_CASTLE ||
        group == GROUP_ATTACHED)
        say_hint(t, p, minion, text, tn);
    if (!text[0] && is_named(t, p, name))
        return false;
    (void)snprintf(head, hn, "%s", name);
    return true;
}
