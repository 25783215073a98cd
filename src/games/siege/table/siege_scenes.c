/* SPDX-License-Identifier: MIT
 * Short scenes above the cards: strikes, damage, tokens, abilities, the words of great moments. Each belongs to a recent
 * event; any click or key ends them. */
#include <math.h>
#include <stdio.h>

#include "core/say.h"
#include "core/table.h"
#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_face.h"
#include "games/siege/table/siege_fight_log.h"
#include "gfx/card_turned.h"
#include "ui/arrow.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"

enum { FALLS_MS = 560 };

/* ---- scenes of cards --------------------------------------------------------------------------------------------- */

/* Gives where the card lies; false: nowhere on this screen. */
static bool place_of(const Table *t, PieceId p, Rect *r)
{
    if (p == NO_PIECE || p >= t->in->s->npieces || rect_is_empty(t->at->piece[p].r) || !t->at->piece[p].shown)
        return false;
    *r = t->at->piece[p].r;
    return true;
}

/* Draws a number with its sign, n, that rises from a share of r's height to another. */
static void number(Table *t, Rect r, float from, float to, float size, ColorRole role, int n, float u)
{
    char words[16];
    (void)snprintf(words, sizeof words, n < 0 ? "\u2212%d" : "+%d", n < 0 ? -n : n);
    effect_words(t->g, (SDL_FPoint){r.x + r.w / 2, r.y + r.h * (from - (from - to) * ease_out(u))}, size, words, 0,
                 effect_color(t->g, role, 1 - u * u));
}

static void tokens(Table *t, const Event *e, float u, int sign)
{
    Rect r;
    if (!place_of(t, e->piece, &r))
        return;
    bool good = e->other == WORD_HEALTH || e->other == WORD_ATTACK;
    number(t, r, 0.5f, 0.15f, clampf(r.w * 0.26f, 15, 40), good == (sign > 0) ? COL_TARGET : COL_BAD, sign * e->n, u);
}

static void gains(Table *t, const Event *e, float u)
{
    tokens(t, e, u, 1);
}

static void loses(Table *t, const Event *e, float u)
{
    tokens(t, e, u, -1);
}

/* Draws a ring of light that leaves a card that does something. */
static void halo(Table *t, const Event *e, float u, ColorRole role)
{
    Rect r;
    if (place_of(t, e->piece, &r))
        effect_halo(t->g, r, r.w * 0.06f, gfx_color(t->g, role), u);
}

static void acts(Table *t, const Event *e, float u)
{
    halo(t, e, u, COL_ACCENT);
}

static void boosted(Table *t, const Event *e, float u)
{
    halo(t, e, u, COL_BAD);
}

/* Draws how a card that falls cracks and drops; with reduced motion it goes dark and is crossed out. */
static void falls(Table *t, const Event *e, float u)
{
    Rect r;
    if (!place_of(t, e->piece, &r))
        return;
    if (siege_moves_scenes(t)) {
        siege_draw_fall(t, e->def, r, u * FALLS_MS);
        return;
    }
    gfx_round(t->g, r, r.w * 0.06f, (Color){20, 8, 6, (uint8_t)(190 * (1 - u))});
    effect_cross(t->g, r, r.w * 0.14f, 7, effect_color(t->g, COL_BAD, 1 - u), ease_out(u * 2.5f));
}

/* Draws how the portal flares while a monster leaps out of it. */
static void portal_flares(Table *t, const Event *e, float u)
{
    Rect portal = t->at->panel[AT_PORTAL];
    (void)e;
    if (!siege_moves_scenes(t))
        return;
    gfx_glow(t->g, portal, 9, 22, (Color){214, 206, 255, (uint8_t)(160 * (1 - u))});
    gfx_round(t->g, portal, 9, (Color){214, 206, 255, (uint8_t)(130 * (1 - u))});
}

/* Draws how a monster lands in its lane, whose stone rings. */
static void arrives(Table *t, const Event *e, float u)
{
    Rect r;
    if (!place_of(t, e->piece, &r))
        return;
    effect_dust(t->g, r, u);
    if (e->n >= 1 && e->n <= LANES)
        effect_halo(t->g, rect_center(t->at->panel[AT_FORECAST + e->n - 1], 34, 34), 17, gfx_color(t->g, COL_ACCENT),
                    u);
}

/* Draws how a card from a hand lies down: dust, and a ring that leaves it and the number of its lane. */
static void lies_down(Table *t, const Event *e, float u)
{
    Rect r;
    if (!place_of(t, e->piece, &r))
        return;
    int lane = t->in->s->piece[e->piece].pos;
    if (siege_moves_scenes(t))
        effect_dust(t->g, r, fminf(u * 1.6f, 1));
    effect_halo(t->g, r, r.w * 0.06f, gfx_color(t->g, COL_TARGET), u);
    if (lane >= 0 && lane < LANES)
        effect_halo(t->g, rect_center(t->at->panel[AT_FORECAST + lane], 34, 34), 17, gfx_color(t->g, COL_TARGET), u);
}

static void siege_draw_moment(Table *t, const Event *e, float u);

/* Draws the words of a moment that has been seen by `from`; with reduced motion at once. */
static void words_after(Table *t, const Event *e, float ms, float from)
{
    if (!siege_moves_scenes(t))
        siege_draw_moment(t, e, 0.35f);
    else if (ms >= from)
        siege_draw_moment(t, e, motion_part(ms, from, from + SIEGE_WORDS_MS));
}

static void collapses(Table *t, const Event *e, float u)
{
    float ms = u * (SIEGE_BREAKS_MS + SIEGE_WORDS_MS);
    if (siege_moves_scenes(t))
        siege_draw_breaks(t, e->def, t->at->panel[AT_PORTAL], true, ms);
    words_after(t, e, ms, SIEGE_BREAKS_MS);
}

static void outsider_comes(Table *t, const Event *e, float u)
{
    Rect r;
    float ms = u * (SIEGE_COMES_MS + SIEGE_WORDS_MS);
    if (t->in->s->piece[e->piece].place != PLACE_UPPER)
        return; /* its shape is still behind the lanes (siege_draw_shape) */
    if (siege_moves_scenes(t) && place_of(t, e->piece, &r))
        siege_draw_landing(t, e->piece, ms);
    words_after(t, e, ms, SIEGE_COMES_MS);
}

static void outsider_falls(Table *t, const Event *e, float u)
{
    Rect r;
    float ms = u * (SIEGE_BREAKS_MS + SIEGE_WORDS_MS);
    if (!siege_moves_scenes(t))
        falls(t, e, u);
    else if (place_of(t, e->piece, &r))
        siege_draw_breaks(t, e->def, r, false, ms);
    words_after(t, e, ms, SIEGE_BREAKS_MS);
}

static void pillaged(Table *t, const Event *e, float u)
{
    bool turned = siege_is_turned(t->in);
    Rect r = e->seat < SIEGE_SEATS ? t->at->panel[AT_DECKS + e->seat] : (Rect){0};
    if (!rect_is_empty(r))
        number(t, r, 0.6f, 0.2f, 34, turned ? COL_TARGET : COL_BAD, -e->n, u);
}

/* Returns where the mana of that seat is shown on this screen. */
static Rect place_of_mana(const Table *t, int seat)
{
    bool near = seat == (siege_is_turned(t->in) ? t->in->near : siege_near_ally(t->in));
    return near ? t->at->panel[AT_MANA] : t->at->seat[seat];
}

/* Draws gained mana at the pool it goes to, except in the refresh phase, where everyone expects it. */
static void mana_came(Table *t, const Event *e, float u)
{
    const State *s = t->in->s;
    if (e->seat >= SIEGE_SEATS || s->phase == PHASE_REFRESH || s->phase == PHASE_SETUP)
        return;
    Rect r = place_of_mana(t, e->seat);
    if (rect_is_empty(r))
        return;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("+{n} mana"), say_n("n", e->n));
    float h = line_of(t->in, 26), alpha = motion_fade(u, 0, 0.25f);
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, COL_TEXT, ALIGN_CENTER);
    style.color = effect_color(t->g, COL_TEXT, alpha);
    float w = gfx_text_width(t->g, style, words) + 24;
    Rect pill = rect(fmaxf(r.x + (r.w - w) / 2, 2), r.y - h * 0.4f - 6 * ease_out(u * 4), w, h);
    effect_tag(t->g, pill, (Color){20, 60, 110, (uint8_t)(235 * alpha)}, 1.5f, effect_color(t->g, COL_INFO, alpha));
    (void)gfx_text(t->g, gfx_text_fit(t->g, style, 9, 0.5f, w - 8, words), pill, words);
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

/* True for a spell of the horde, which is discarded at once, so it is shown first. */
static bool is_horde_spell(const Event *e)
{
    return e->def != DEF_HIDDEN && e->def < siege_game.ndefs && siege_card(e->def)->type == CARD_HORDE_SPELL;
}

/* True for a card that goes to its lane as it is played. */
static bool is_laid(const Event *e)
{
    return e->to == PLACE_LOWER && e->from == PLACE_STACK;
}

static bool is_shown(const Event *e)
{
    return e->def != DEF_HIDDEN;
}

static bool is_gain(const Event *e)
{
    return e->n > 0;
}

/* Returns how long those words stand, so that they can be read. */
static float read_in(const char *words)
{
    enum { LEAST = 1200, WORD_MS = 300 };
    int n = words[0] != '\0';
    for (const char *c = words; *c; c++)
        n += *c == ' ';
    return fmaxf(LEAST, (float)(n * WORD_MS));
}

static float spell_lasts(const Event *e)
{
    char words[SENTENCE_MAX];
    (void)siege_say_play_ability(e->def, words, sizeof words);
    return read_in(words);
}

/* Returns how long a revealed card stands: its text, and the sentence of its marks. */
static float reveal_lasts(const Event *e)
{
    enum { MARKS_MS = 2100 };
    char words[SENTENCE_MAX];
    bool acts = siege_say_treachery_ability(e->def, words, sizeof words);
    return acts ? read_in(words) + (siege_boosts(siege_cards(), siege_card(e->def)) ? MARKS_MS : 0) : MARKS_MS;
}

static bool is_fight(const Event *e)
{
    return e->n == PHASE_FIGHT;
}

static void siege_draw_leap(Table *t, const Event *e, float u);

static void siege_draw_damage(Table *t, const Event *e, float u);

/* The first row that fits: a great moment is the longer scene of its event. */
static const EventScene scenes[] = {
    {EV_TURN, .ms = 1100, .draw = siege_draw_moment},
    {EV_PHASE, .ms = 1100, .after = SIEGE_FIGHT_WAITS, .only = is_fight, .draw = siege_draw_moment},
    {EV_REVEALED, .lasts = reveal_lasts, .only = is_shown, .draw = siege_draw_moment},
    {EV_RESOLVED, .lasts = spell_lasts, .only = is_horde_spell, .draw = siege_draw_moment},
    {EV_COLLAPSES, .ms = SIEGE_BREAKS_MS + SIEGE_WORDS_MS, .draw = collapses},
    {EV_SUMMONED, .ms = SIEGE_COMES_MS + SIEGE_WORDS_MS, .only = siege_is_outsider, .draw = outsider_comes},
    {EV_FALLS, .ms = SIEGE_BREAKS_MS + SIEGE_WORDS_MS, .only = siege_is_outsider, .draw = outsider_falls},
    {EV_WON, .ms = 2400, .draw = siege_draw_moment},
    {EV_LOST, .ms = 2400, .draw = siege_draw_moment},
    {EV_MOVE, .ms = 300, .only = siege_leaps_in, .draw = portal_flares},
    {EV_MOVE, .ms = 800, .after = 240, .only = is_laid, .draw = lies_down},
    {EV_SUMMONED, .ms = 480, .after = 250, .draw = arrives},
    {EV_STRIKES, .ms = SIEGE_STRIKE_MS, .draw = siege_draw_leap},
    {EV_DAMAGED, .ms = SIEGE_DAMAGE_MS, .goes_on = true, .draw = siege_draw_damage},
    {EV_TAUNTS, .ms = 1500, .draw = siege_draw_taunt},
    {EV_TOKENS, .ms = 600, .draw = gains},
    {EV_REMOVED, .ms = 600, .draw = loses},
    {EV_ABILITY, .ms = 620, .draw = acts},
    {EV_USED, .ms = 620, .draw = acts},
    {EV_BOOSTED, .ms = 620, .draw = boosted},
    {EV_FALLS, .ms = FALLS_MS, .draw = falls},
    {EV_PILLAGED, .ms = 900, .draw = pillaged},
    {EV_MANA, .ms = 1600, .only = is_gain, .draw = mana_came},
};
enum { MOMENTS = 9 }; /* the first rows */
static const EventScenes all_scenes = {scenes, sizeof scenes / sizeof *scenes, .still = 0.35f},
                         moments = {scenes, MOMENTS, .still = 0.35f};

float siege_scene_ms(const Event *e)
{
    return event_scene_ms(&all_scenes, e);
}

float siege_moment_ms(const Event *e)
{
    return event_scene_ms(&moments, e);
}

bool siege_moves_scenes(const Table *t)
{
    return !ui_reduced_motion(t->ui);
}

/* Returns how far the event's scene has run, 0 to 1; below 0: it is not shown any more. */
static float siege_scene_share(const Table *t, const PastEvent *told)
{
    return event_scene_share(t, &all_scenes, told);
}

/* True if the newest event with words is seen on the cards that fight. */
static bool is_blow(const Table *t)
{
    int i = 0;
    while (i < t->nrecent && t->recent[i].e.kind < EV_GAME)
        i++;
    const Event *e = &t->recent[i].e;
    return i < t->nrecent && (e->kind == EV_STRIKES || e->kind == EV_DAMAGED || e->kind == EV_FALLS);
}

bool siege_says_event(const Table *t, char *question, size_t qn, char *detail, size_t dn)
{
    (void)qn;
    question[0] = detail[0] = '\0';
    for (int i = 0; i < t->nrecent; i++)
        if (siege_moment_ms(&t->recent[i].e) > 0 && siege_scene_share(t, &t->recent[i]) >= 0)
            return true;
    int lane = siege_lane_now(t);
    if (lane < 0 || !siege_shows_fight(t->in->s) || !is_blow(t))
        return false;
    say(detail, dn, SAY("Lane {lane} fights"), say_n("lane", lane + 1));
    return true;
}

static void siege_expect_leaps(Table *t);

/* Draws older scenes first, so that a leaping card is above all numbers except those of its own strike, which come
 * later. */
void siege_draw_scenes(Table *t)
{
    siege_expect_leaps(t);
    event_scenes_draw(t, &all_scenes);
}

/* ---- moments --------------------------------------------------------------------------------------------------- */

/* Great moments of a siege: a turn begins, a spell of the horde acts, a treachery card is revealed, a portal breaks,
 * an outsider comes or loses a stage, the end. A dark band over the lanes shows the card, what happens and what
 * follows from it; consequences are shown when the band goes (siege_moment_ms). */

/* ---- words ------------------------------------------------------------------------------------------------------- */

typedef struct {
    char title[SENTENCE_MAX], text[SENTENCE_MAX];
    ColorRole role;
    DefId card; /* DEF_HIDDEN: none is shown */
} Moment;

/* Says what the card does (SH-6.3 to 6.5), before the monster its marks mean is shown. True: by its ability, which names
 * itself. */
static bool say_marks(const State *s, DefId def, char *out, size_t n)
{
    const SiegeCard *c = siege_card(def);
    bool left = (c->side == SIDE_LEFT) != siege_versus(s);
    char text[SENTENCE_MAX];
    SayArg first = say_is("first", left);
    if (siege_say_treachery_ability(def, text, sizeof text)) {
        if (siege_boosts(siege_cards(), c))
            say(out, n,
                SAY("{first:It boosts the first monster from lane 1. {text}|It boosts the first monster from lane 6. "
                    "{text}}"),
                first, say_s("text", text));
        else
            str_cut(out, n, text);
        return true;
    }
    if (c->side == SIDE_NONE || c->mark < MARK_ATTACK1)
        say(out, n, SAY("No effect this turn."));
    else
        say(out, n,
            SAY("{first:+{n} attack for the first monster from lane 1.|+{n} attack for the first monster from lane "
                "6.}"),
            first, say_n("n", 1 + c->mark - MARK_ATTACK1));
    return false;
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
        say(out, n,
            SAY("{late:The outsider is destroyed, but {seat}\u2019s deck is empty.|{seat}\u2019s deck is empty.}"),
            say_is("late", siege_stages_left(t->in->s) == 0), say_s("seat", seat_name(t, e->other)));
    else if (siege_stages_left(t->in->s) == 0) /* SH-9.9; that the castle is lost, the title says */
        say(out, n, SAY("The outsider is destroyed, but the castle fell before the turn ended."));
}

/* Says what castle, portal and deck come to as all answers to the treachery stand, where that is known. */
static void say_stakes(const Table *t, char *out, size_t n)
{
    const SiegeFightLog *f = t->event_memory;
    int seat = siege_near_ally(t->in), changed = 0;
    char words[3][SENTENCE_MAX];
    const char *line[3];
    if (!f || !f->known || !f->foreseen)
        return;
    const struct {
        const char *name;
        int from, to;
    } all[3] = {{T_("Castle"), f->castle, f->ahead.castle_then},
                {T_("Portal"), f->portal, f->ahead.portal_then},
                {T_("Deck"), f->deck[seat], f->ahead.deck_then[seat]}};
    for (int i = 0; i < 3; i++) {
        if (all[i].from == all[i].to)
            continue;
        say(words[changed], SENTENCE_MAX, SAY("{label}: {from} → {to}"), say_s("label", all[i].name),
            say_n("from", all[i].from), say_n("to", all[i].to));
        line[changed] = words[changed];
        changed++;
    }
    if (changed > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_COMMA, line, changed));
}

/* Returns the colour of a moment: good or bad for the near seat. */
static ColorRole role_of(const Table *t, const Event *e)
{
    bool good = e->kind == EV_COLLAPSES || e->kind == EV_FALLS || e->kind == EV_WON;
    if (e->kind == EV_TURN || e->kind == EV_PHASE)
        return COL_ACCENT;
    return good != siege_is_turned(t->in) ? COL_TARGET : COL_BAD;
}

static Moment moment_of(const Table *t, const Event *e)
{
    const State *s = t->in->s;
    bool none = e->kind == EV_TURN || e->kind == EV_PHASE || e->kind >= EV_WON;
    Moment m = {.role = role_of(t, e), .card = none ? DEF_HIDDEN : e->def};
    SayArg card = say_s("card", m.card != DEF_HIDDEN ? say_word(siege_game.def[m.card].name) : "");
    switch (e->kind) {
    case EV_TURN:
        say(m.title, sizeof m.title, SAY("Turn {n}"), say_n("n", e->n));
        break;
    case EV_PHASE:
        say(m.title, sizeof m.title, SAY("The fight begins"));
        say_stakes(t, m.text, sizeof m.text);
        break;
    case EV_REVEALED:
        if (say_marks(s, e->def, m.text, sizeof m.text)) /* that sentence begins with the word */
            say(m.title, sizeof m.title, SAY("{card}"), card);
        else
            say(m.title, sizeof m.title, SAY("Treachery: {card}"), card);
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

static void siege_draw_moment(Table *t, const Event *e, float u)
{
    Moment m = moment_of(t, e);
    Rect all = siege_lanes(t->at);
    bool moves = siege_moves_scenes(t);
    float grown = moves ? motion_part(u, 0, 0.08f) : 1, alpha = moves ? motion_fade(u, 0, 0.12f) : 1;
    float h = fminf(line_of(t->in, m.text[0] ? 128 : 74), all.h * 0.7f) * (0.35f + 0.65f * grown);
    Rect band = rect(all.x, all.y + (all.h - h) / 2, all.w, h);
    Color edge = color_alpha(gfx_color(t->g, m.role), alpha);
    effect_band(t->g, band, (Color){12, 8, 6, (uint8_t)(232 * alpha)}, 3, edge);
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

/* ---- strike ---------------------------------------------------------------------------------------------------- */

/* A strike: the card rears back and leaps at its target, which recoils and flashes; the number bursts out and stays
 * as a chip during the fight. Each belongs to a recent event (Table.recent). The rules report the strike before its
 * damage; the damage is shown when the blow lands. */

enum { REARS = 110, LANDS = SIEGE_STRIKE_LANDS, HOLDS = 340, HOME = SIEGE_STRIKE_MS, BURSTS = 560 /* ms */ };
static const float LARGER = 1.16f, LEANS = 0.11f;

/* Returns the newest event of that kind about the piece if it is still shown, and *ms since it began; NULL: none. */
static const PastEvent *shown_of(const Table *t, int kind, PieceId p, float *ms)
{
    const PastEvent *told = event_latest(t, kind, p);
    float u = told ? siege_scene_share(t, told) : -1;
    *ms = told ? u * siege_scene_ms(&told->e) : 0;
    return u >= 0 ? told : NULL;
}

bool siege_is_shown(const Table *t, PieceId p)
{
    return p != NO_PIECE && p < t->in->s->npieces && t->at->piece[p].shown && !rect_is_empty(t->at->piece[p].r);
}

/* ---- the leap ---------------------------------------------------------------------------------------------------- */

/* Returns the middle of a striking card, ms after the strike began: it lands on the near half of its goal. */
static SDL_FPoint on_its_way(Rect home, Rect goal, float ms)
{
    Leap how = {.rears = REARS,
                .lands = LANDS,
                .holds = HOLDS,
                .home = HOME,
                .back = 15,
                .reach = goal.h * 0.25f + home.h * 0.3f};
    return motion_leap(home, goal, &how, ms);
}

bool siege_leaps(const Table *t, PieceId p)
{
    float ms;
    if (!siege_moves_scenes(t))
        return false;
    const PastEvent *told = shown_of(t, EV_STRIKES, p, &ms);
    return told && siege_is_shown(t, p) && siege_is_shown(t, (PieceId)told->e.other);
}

/* Draws a leaping card: large and tilted while it flies, as it lies before and after. With reduced motion: an arrow. */
static void siege_draw_leap(Table *t, const Event *e, float u)
{
    float ms = u * HOME;
    PieceId p = e->piece;
    CardFace face;
    if (!siege_is_shown(t, p) || !siege_is_shown(t, (PieceId)e->other) || shown_of(t, EV_STRIKES, p, &ms) == NULL ||
        !siege_board.face(&siege_game, e->def, &face))
        return;
    Rect home = t->at->piece[p].r, goal = t->at->piece[e->other].r;
    if (!siege_moves_scenes(t)) {
        arrow_bow(t->g, arrow_edge(home, goal.x + goal.w / 2, goal.y + goal.h / 2, 0.8f),
                  arrow_edge(goal, home.x + home.w / 2, home.y + home.h / 2, 0.6f), gfx_color(t->g, COL_ACCENT), 1);
        return;
    }
    SDL_FPoint m = on_its_way(home, goal, ms);
    Rect large = motion_card(t->g, m, home.w * LARGER);
    bool flies = ms >= REARS && ms < HOLDS + (HOME - HOLDS) * 0.55f;
    face.numbers.has = 0;
    if (flies && card_is_made(t->g, &face, large)) {
        float side = motion_middle(goal).x < motion_middle(home).x - 1 ? 1
                     : motion_middle(goal).y > motion_middle(home).y   ? -1
                                                                       : 1;
        gfx_card_leaning(t->g, &face, NULL, large, (CardTurn){.roll = side * LEANS});
    } else {
        Rect flat = rect(m.x - home.w / 2, m.y - home.h / 2, home.w, home.h);
        card_draw(t->g, &face, flat, CARD_LIFTED * (unsigned)flies, NULL);
    }
}

/* Prepares the pictures of cards that will leap in the lane that fights. */
static void siege_expect_leaps(Table *t)
{
    const State *s = t->in->s;
    int lane = siege_lane_now(t);
    CardFace face;
    for (PieceId p = 0; lane >= 0 && siege_moves_scenes(t) && p < s->npieces; p++) {
        bool here = s->piece[p].pos == lane && (s->piece[p].place == PLACE_UPPER || s->piece[p].place == PLACE_LOWER);
        if (!here || s->piece[p].def == DEF_HIDDEN || !siege_is_shown(t, p) ||
            !siege_board.face(&siege_game, s->piece[p].def, &face))
            continue;
        face.numbers.has = 0;
        card_expect(t->g, &face, motion_card(t->g, (SDL_FPoint){0, 0}, t->at->piece[p].r.w * LARGER));
    }
}

/* ---- the struck card --------------------------------------------------------------------------------------------- */

/* Returns the direction away from the attacker, or sideways if there is none. */
static SDL_FPoint blown(const Table *t, PieceId p)
{
    for (int i = 0; i < t->nrecent; i++) {
        const Event *e = &t->recent[i].e;
        if (e->kind == EV_STRIKES && e->other == p && siege_is_shown(t, e->piece))
            return motion_way(t->at->piece[e->piece].r, t->at->piece[p].r);
    }
    return (SDL_FPoint){1, 0};
}

Rect siege_recoiled(const Table *t, PieceId p, Rect r, float *flash)
{
    enum { SHAKES = 300, FLASHES = 130 };
    float ms;
    SDL_FPoint drawn = siege_drawn(t, r);
    bool picture = p == table_first(t->in->s, PLACE_PORTAL) || p == table_first(t->in->s, PLACE_CASTLE);
    r = rect(r.x + drawn.x, r.y + drawn.y, r.w, r.h);
    if (t->in->s->piece[p].place == PLACE_PORTAL)
        r = rect(r.x + siege_portal_trembles(t), r.y - siege_portal_above(t), r.w, r.h);
    const PastEvent *told = siege_moves_scenes(t) ? shown_of(t, EV_DAMAGED, p, &ms) : NULL;
    *flash = 0;
    if (!told || told->e.n <= 0 || ms >= SHAKES)
        return r;
    SDL_FPoint d = told->e.face ? blown(t, p) : (SDL_FPoint){1, 0};
    float far = motion_recoil(ms, SHAKES, picture ? 6 : fminf(r.w * 0.12f, 14));
    *flash = ms < FLASHES ? 1 - ms / FLASHES : 0;
    return rect(r.x + d.x * far, r.y + d.y * far, r.w, r.h);
}

int siege_counts_down(const Table *t, PieceId p, int now)
{
    enum { DRAINS = 240 };
    float ms;
    const PastEvent *told = siege_moves_scenes(t) ? shown_of(t, EV_DAMAGED, p, &ms) : NULL;
    return told && told->e.n > 0 ? now + (int)roundf((float)told->e.n * (1 - motion_part(ms, 0, DRAINS))) : now;
}

static void chip(Table *t, Rect card, const char *words, float alpha)
{
    float h = clampf(card.w * 0.2f, 15, 26), w = h * 1.7f;
    Rect r = rect(card.x + card.w - w * 0.82f, card.y + card.h * 0.5f - h, w, h);
    Text style = {FACE_BOLD, h * 0.72f, {255, 240, 225, (uint8_t)(255 * alpha)}, ALIGN_CENTER, true};
    uint8_t a = (uint8_t)(255 * alpha);
    effect_tag_inlaid(t->g, r, (Color){168, 30, 20, a}, 1.5f, (Color){24, 6, 4, a});
    (void)gfx_text(t->g, style, r, words);
}

/* Returns how large the burst over a struck card is; heavy: the damage destroys it. */
static float burst_size(Rect card, bool heavy)
{
    return clampf(fmaxf(card.w, 84) * (heavy ? 0.92f : 0.76f), 40, 150);
}

static void siege_draw_damage(Table *t, const Event *e, float u)
{
    const State *s = t->in->s;
    float ms = u * SIEGE_DAMAGE_MS;
    char words[16];
    if (!siege_is_shown(t, e->piece))
        return;
    Rect card = t->at->piece[e->piece].r;
    (void)snprintf(words, sizeof words, "\u2212%d", e->n);
    if (e->n <= 0) { /* all of it was prevented */
        float size = clampf(card.w * 0.42f, 22, 64), alpha = clampf((700 - ms) / 350, 0, 1);
        SDL_FPoint m = motion_middle(card);
        gfx_sign(t->g, "shield", rect(m.x - size / 2, m.y - size / 2, size, size),
                 color_alpha(gfx_color(t->g, COL_INFO), alpha), (Color){0});
        return;
    }
    int unit = siege_unit(s, e->piece);
    bool moves = siege_moves_scenes(t);
    if (moves && ms < BURSTS)
        effect_blow(t->g, motion_middle(card), burst_size(card, unit != NO_UNIT && siege_health_left(s, unit) <= 0),
                    words, ms, BURSTS);
    bool gone = siege_is_broken(t, e->piece) || (s->piece[e->piece].place == PLACE_PORTAL && siege_has_collapsed(t));
    if (!gone && (!moves || ms >= BURSTS - 120))
        chip(t, card, words, clampf((SIEGE_DAMAGE_MS - ms) / 250, 0, 1));
}
