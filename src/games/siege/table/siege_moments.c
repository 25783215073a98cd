/* SPDX-License-Identifier: MIT
 * Great moments of a siege: a turn begins, a spell of the horde acts, a treachery card is revealed, a portal breaks,
 * an outsider comes or loses a stage, the end. A dark band over the lanes shows the card, what happens and what
 * follows from it; consequences are shown when the band goes (siege_moment_ms). */
#include <math.h>

#include "games/siege/table/siege_draw.h"
#include "core/table.h"
#include "gfx/card_turned.h"

static bool is_outsider(const Event *e)
{
    return e->def != DEF_HIDDEN && e->def < siege_game.ndefs && siege_card(e->def)->type == CARD_OUTSIDER;
}

/* True for a spell of the horde, which is discarded at once, so it is shown first. */
static bool is_horde_spell(const Event *e)
{
    return e->def != DEF_HIDDEN && e->def < siege_game.ndefs && siege_card(e->def)->type == CARD_HORDE_SPELL;
}

float siege_moment_ms(const Event *e)
{
    switch (e->kind) {
    case EV_RESOLVED:
        return is_horde_spell(e) ? 2200 : 0;
    case EV_TURN:
        return 1100;
    case EV_REVEALED:
        return e->def == DEF_HIDDEN ? 0 : 1700;
    case EV_COLLAPSES:
        return 2000;
    case EV_SUMMONED:
    case EV_FALLS:
        return is_outsider(e) ? 2000 : 0;
    case EV_WON:
    case EV_LOST:
        return 2400;
    default:
        return 0;
    }
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

typedef struct {
    char title[SENTENCE_MAX], text[SENTENCE_MAX];
    ColorRole role;
    DefId card; /* DEF_HIDDEN: none is shown */
} Moment;

/* Says what its marks do (SH-6.3 to 6.5), before the monster they mean is shown. */
static void say_marks(const State *s, DefId def, char *out, size_t n)
{
    const SiegeCard *c = siege_card(def);
    bool left = (c->side == SIDE_LEFT) != siege_versus(s);
    if (siege_say_treachery_ability(def, out, n))
        return;
    if (c->side == SIDE_NONE || c->mark < MARK_ATTACK1)
        say(out, n, SAY("No effect this turn."));
    else
        say(out, n,
            SAY("{first:+{n} attack for the first monster from lane 1.|+{n} attack for the first monster from lane "
                "6.}"),
            say_is("first", left), say_n("n", 1 + c->mark - MARK_ATTACK1));
}

/* Says how many stages are left after the one that is destroyed now. */
static void say_stages_left(const BoardIn *in, char *out, size_t n)
{
    const State *s = in->s;
    PlaceId later = s->option[OPT_FEAT] == FEAT_THREE_DOORS ? PLACE_OTHERS : PLACE_ASIDE;
    int left = table_size(s, later);
    for (PieceId p = table_first(s, PLACE_PILE); p != NO_PIECE; p = s->piece[p].next)
        left += s->piece[p].def != DEF_HIDDEN && siege_card(s->piece[p].def)->type == CARD_OUTSIDER;
    say(out, n,
        SAY("{n:=0:{horde:That was its last stage. The alliance wins at the end of this turn, unless the castle falls "
            "or a deck runs out.|That was its last stage. Hold the castle and your deck until the end of this turn to "
            "win.}|1 stage left.|{n} stages left.}"),
        say_n("n", left), say_is("horde", siege_is_turned(in)));
}

static void say_end(const Table *t, const Event *e, char *out, size_t n)
{
    if (e->kind == EV_WON)
        say(out, n,
            SAY_TABLE(e->n == END_TWENTY ? N_("The castle held for 20 turns.")
                                         : N_("The last stage of the outsider is destroyed.")));
    else if (e->n == END_DECK && e->other < t->in->s->nseats)
        say(out, n, SAY("{seat}\u2019s deck is empty."), say_s("seat", seat_name(t, e->other)));
    else if (e->n == END_CASTLE)
        say(out, n, SAY("The castle has fallen."));
}

/* Returns the colour of a moment: good or bad for the near seat. */
static ColorRole role_of(const Table *t, const Event *e)
{
    bool good = e->kind == EV_COLLAPSES || e->kind == EV_FALLS || e->kind == EV_WON;
    if (e->kind == EV_TURN)
        return COL_ACCENT;
    return good != siege_is_turned(t->in) ? COL_TARGET : COL_BAD;
}

static Moment moment_of(const Table *t, const Event *e)
{
    const State *s = t->in->s;
    Moment m = {.role = role_of(t, e), .card = e->kind == EV_TURN || e->kind >= EV_WON ? DEF_HIDDEN : e->def};
    SayArg card = say_s("card", m.card != DEF_HIDDEN ? say_word(siege_game.def[m.card].name) : "");
    switch (e->kind) {
    case EV_TURN:
        say(m.title, sizeof m.title, SAY("Turn {n}"), say_n("n", e->n));
        break;
    case EV_REVEALED:
        say(m.title, sizeof m.title, SAY("Treachery: {card}"), card);
        say_marks(s, e->def, m.text, sizeof m.text);
        break;
    case EV_RESOLVED:
        say(m.title, sizeof m.title, SAY("{card}"), card);
        (void)siege_say_play_ability(e->def, m.text, sizeof m.text);
        break;
    case EV_COLLAPSES:
        say(m.title, sizeof m.title, SAY("{card} collapses"), card);
        say(m.text, sizeof m.text,
            SAY("{more:The next portal opens at the end of the turn.|That was the last portal.}"),
            say_is("more", table_size(s, PLACE_PORTALS) > 0));
        break;
    case EV_SUMMONED:
        say(m.title, sizeof m.title, SAY("{card} comes"), card);
        say(m.text, sizeof m.text,
            SAY("{horde:The outsider enters lane {n}. The horde loses when its last stage is destroyed.|The outsider "
                "enters lane {n}. Destroy its last stage and survive that turn to win.}"),
            say_is("horde", siege_is_turned(t->in)), say_n("n", e->n));
        break;
    case EV_FALLS:
        say(m.title, sizeof m.title, SAY("{card} is destroyed"), card);
        say_stages_left(t->in, m.text, sizeof m.text);
        break;
    case EV_WON:
    case EV_LOST:
        say(m.title, sizeof m.title,
            SAY("{who:{held:The castle holds|The castle is yours}|{held:The castle holds|The castle is lost}}"),
            say_is("who", siege_is_turned(t->in)), say_is("held", e->kind == EV_WON));
        say_end(t, e, m.text, sizeof m.text);
        break;
    default:
        break;
    }
    return m;
}

/* ---- the band ---------------------------------------------------------------------------------------------------- */

/* Draws the card, higher than the band; returns the room that is left for the words. */
static Rect card_on(Table *t, const Moment *m, Rect band, float u)
{
    float unit = gfx_unit(t->g), w = floorf(fminf(band.h * 0.98f, band.w * 0.24f) * unit) / unit, h = w * 1.25f;
    CardFace face;
    if (m->card == DEF_HIDDEN || !siege_board.face(&siege_game, m->card, &face))
        return band;
    Rect r = rect(floorf(band.x + band.w * 0.06f), floorf(band.y + (band.h - h) / 2), w, floorf(h * unit) / unit);
    face.numbers.has = 0;
    card_expect(t->g, &face, r);
    if (card_is_made(t->g, &face, r) && u > 0.04f)
        gfx_card_leaning(t->g, &face, NULL, r, (CardTurn){.roll = -0.08f});
    (void)rect_cut_left(&band, band.w * 0.06f + w + 18);
    return band;
}

void siege_draw_moment(Table *t, const Event *e, float u)
{
    Moment m = moment_of(t, e);
    Rect all = siege_lanes(t->at);
    bool moves = siege_moves_scenes(t);
    float grown = moves ? clampf(u / 0.08f, 0, 1) : 1, alpha = u > 0.88f && moves ? (1 - u) / 0.12f : 1;
    float h = fminf(line_of(t->in, m.text[0] ? 128 : 74), all.h * 0.7f) * (0.35f + 0.65f * grown);
    Rect band = rect(all.x, all.y + (all.h - h) / 2, all.w, h);
    Color edge = color_alpha(gfx_color(t->g, m.role), alpha);
    gfx_fill(t->g, band, (Color){12, 8, 6, (uint8_t)(232 * alpha)});
    gfx_fill(t->g, rect(band.x, band.y, band.w, 3), edge);
    gfx_fill(t->g, rect(band.x, band.y + h - 3, band.w, 3), edge);
    if (grown < 1)
        return;
    gfx_fade(t->g, alpha);
    Rect in = card_on(t, &m, band, u);
    gfx_fade(t->g, 1);
    bool beside = in.x > band.x;
    Align align = beside ? ALIGN_LEFT : ALIGN_CENTER;
    Text title = ui_style_aligned(t->ui, FACE_TITLE, 34, m.role, align),
         text = ui_style_aligned(t->ui, FACE_SEMI, 18, COL_TEXT, align);
    title.color = edge;
    text.color = (Color){244, 232, 208, (uint8_t)(255 * alpha)};
    in = rect_inset(in, 10);
    title = gfx_text_fit(t->g, title, 14, 1, in.w, m.title);
    float th = gfx_text_height(t->g, title), wh = m.text[0] ? gfx_paragraph_height(t->g, text, in.w, m.text) : 0;
    for (; text.size > 11 && th + wh > in.h; text.size -= 1)
        wh = gfx_paragraph_height(t->g, text, in.w, m.text);
    float y = in.y + (in.h - th - wh) / 2;
    (void)gfx_text(t->g, title, rect(in.x, y, in.w, th), m.title);
    if (m.text[0] && wh <= in.h)
        (void)gfx_paragraph(t->g, text, rect(in.x, y + th, in.w, wh + 2), m.text);
    ui_mark(t->ui, "moment", "moment", band, m.title);
    if (m.text[0])
        ui_mark(t->ui, "moment-text", "moment", in, m.text);
}
