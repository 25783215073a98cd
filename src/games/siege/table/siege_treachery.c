/* SPDX-License-Identifier: MIT
 * A treachery card on the table: shows only what counts (SH-6.1: it is not in play), and an arrow to the monster it
 * boosts (SH-6.3). Also an arrow from an ally that must move to the lane of the monster that taunts it (SH-5.22). */
#include <math.h>

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_fight_log.h"
#include "core/table.h"
#include "ui/arrow.h"

PieceId siege_treachery_piece(const State *s)
{
    PieceId card = NO_PIECE;
    for (PieceId p = table_first(s, PLACE_HORDE_DISCARD); siege_shows_treachery(s) && p != NO_PIECE;
         p = s->piece[p].next)
        if (s->piece[p].def == siege_of(s)->treachery)
            card = p;
    return card;
}

PieceId siege_boosted(const State *s)
{
    const Siege *g = siege_of(s);
    return g->treachery != 0 && siege_boosts(siege_cards(), siege_card(g->treachery)) ? g->boosted : NO_PIECE;
}

int siege_treachery_bonus(const State *s)
{
    DefId card = siege_of(s)->treachery;
    int mark = card == DEF_HIDDEN ? MARK_NONE : siege_card(card)->mark;
    return siege_of(s)->boosted != NO_PIECE && mark >= MARK_ATTACK1 ? 1 + mark - MARK_ATTACK1 : 0;
}

/* Returns the name of the boosted monster if it is known and in play; else "". */
static const char *boosted_name(const State *s)
{
    PieceId p = siege_boosted(s);
    return p < s->npieces && s->piece[p].def != DEF_HIDDEN ? say_word(siege_game.def[s->piece[p].def].name) : "";
}

/* Returns the name of the boosted monster if it has left play; else "". */
static const char *gone_name(const State *s, const SiegeFightLog *f)
{
    bool gone = f && f->boosted != DEF_HIDDEN && siege_of(s)->boosted == NO_PIECE &&
                siege_boosts(siege_cards(), siege_card(siege_of(s)->treachery));
    return gone ? say_word(siege_game.def[f->boosted].name) : "";
}

void siege_say_treachery(const State *s, const void *memory, char *out, size_t n)
{
    char ability[SENTENCE_MAX];
    bool acts = siege_say_treachery_ability(siege_of(s)->treachery, ability, sizeof ability);
    int more = siege_treachery_bonus(s);
    const char *gone = gone_name(s, memory);
    if (more > 0)
        say(out, n, SAY("{card} gets +{n} attack this turn."), say_bold(say_s("card", boosted_name(s))),
            say_n("n", more));
    else if (gone[0])
        say(out, n, SAY("It boosted {card}, now gone.{text: {text}|}"), say_bold(say_s("card", gone)),
            say_s("text", ability));
    else if (acts)
        say(out, n, SAY("{card:It boosts {card}. {text}|{text}}"), say_bold(say_s("card", boosted_name(s))),
            say_s("text", ability));
    else
        say(out, n, SAY("{marks:There is no monster to boost.|No effect this turn.}"),
            say_is("marks", siege_card(siege_of(s)->treachery)->mark >= MARK_ATTACK1));
}

void siege_draw_treachery(Table *t, Rect in)
{
    const State *s = t->in->s;
    float line = line_of(t->in, 19), x = in.x + 68;
    char words[SENTENCE_MAX];
    words_label(t, rect(in.x, in.y, in.w, line), (Words){FACE_MEDIUM, 14, COL_BAD, ALIGN_LEFT}, T_("Treachery"));
    words_label(t, rect(in.x, in.y + line, in.w, line + 4), (Words){FACE_TITLE, 17, COL_TEXT, ALIGN_LEFT},
                say_word(siege_game.def[siege_of(s)->treachery].name));
    siege_say_treachery(s, t->event_memory, words, sizeof words);
    bool beside = siege_treachery_piece(s) != NO_PIECE;
    Rect rest = rect(beside ? x : in.x, in.y + 2 * line + 8, beside ? in.w - 68 : in.w, in.h - 2 * line - 8);
    for (float size = 14; size >= 9; size -= 0.5f) {
        Text style = ui_style(t->ui, FACE_MEDIUM, size, COL_TEXT);
        if (gfx_paragraph_height(t->g, style, rest.w, words) > rest.h)
            continue;
        ui_paragraph(t->ui, style, rest, words);
        return;
    }
}

/* Returns how far the arrow has grown since the latest event of that kind; 1: all the way. */
static float grown(const Table *t, int kind, float ms)
{
    for (int i = 0; i < t->nrecent && siege_moves_scenes(t); i++)
        if (t->recent[i].e.kind == kind) {
            float age = (float)(int32_t)(t->now - t->recent[i].at), all = ms * ui_speed(t->ui);
            if (age < all)
                ui_wake(t->ui, 16);
            return all > 0 ? clampf(age / all, 0, 1) : 1;
        }
    return 1;
}

static bool lies(const Table *t, PieceId p)
{
    return p != NO_PIECE && p < t->in->s->npieces && t->at->piece[p].shown && !rect_is_empty(t->at->piece[p].r);
}

/* True if a boosted minion fell in its lane: it lies small in the back line again. */
static bool is_back(const Table *t, PieceId p)
{
    return t->in->game->place[t->in->s->piece[p].place].group == GROUP_BACK;
}

static void more_attack(Table *t, Rect card, int more)
{
    char words[SENTENCE_MAX];
    float h = clampf(card.w * 0.26f, 20, 34), w = h * 2.05f;
    Rect r = rect(card.x - w * 0.22f, card.y + card.h * 0.2f, w, h);
    Color red = gfx_color(t->g, COL_BAD);
    say(words, sizeof words, SAY("+{n}"), say_n("n", more));
    gfx_round(t->g, r, h / 2, red);
    gfx_round(t->g, rect_inset(r, 2), h / 2, (Color){26, 10, 8, 255});
    gfx_sign(t->g, "sword", rect(r.x + h * 0.3f, r.y + h * 0.2f, h * 0.6f, h * 0.6f), (Color){243, 226, 186, 255},
             (Color){0});
    Text style = {FACE_BOLD, h * 0.7f, {255, 236, 220, 255}, ALIGN_CENTER, true};
    (void)gfx_text(t->g, style, rect(r.x + h * 0.85f, r.y, w - h * 1.05f, h), words);
    ui_mark(t->ui, "boost", "boost", r, words);
}

void siege_draw_boost(Table *t)
{
    const State *s = t->in->s;
    const Siege *g = siege_of(s);
    PieceId to = siege_boosted(s), from = siege_treachery_piece(s);
    int more = siege_treachery_bonus(s);
    if (!siege_shows_treachery(s) || !lies(t, to) || g->step > STEP_LANE_END || is_back(t, to))
        return;
    Rect goal = t->at->piece[to].r, start = lies(t, from) ? t->at->piece[from].r : t->at->panel[AT_BACK];
    float share = grown(t, EV_BOOSTED, 420);
    if (g->step < STEP_LANE && !rect_is_empty(start)) {
        Rect panel = t->at->panel[AT_PILE]; /* from its edge: words lie between it and the card */
        bool beside = rect_overlaps(panel, start) && panel.x + panel.w < goal.x;
        SDL_FPoint a = beside ? (SDL_FPoint){panel.x + panel.w - 6, start.y + start.h / 2}
                              : arrow_edge(start, goal.x + goal.w / 2, goal.y + goal.h / 2, 1),
                   b = arrow_edge(goal, a.x, a.y, 1.25f);
        arrow_bow(t->g, a, b, gfx_color(t->g, COL_BAD), share);
    }
    if (more > 0 && share >= 1)
        more_attack(t, goal, more);
}

/* Draws a taunt: words over the lanes, and an arrow along which the ally will go. */
void siege_draw_taunt(Table *t, const Event *e, float u)
{
    const State *s = t->in->s;
    PieceId ally = (PieceId)e->other;
    if (!lies(t, e->piece) || ally >= s->npieces || e->n < 1 || e->n > LANES)
        return;
    Rect monster = t->at->piece[e->piece].r, to = t->at->panel[AT_LOWER + e->n - 1], from = t->at->piece[ally].r;
    bool moved = s->piece[ally].pos == e->n - 1;
    float alpha = clampf((1 - u) * 5, 0, 1), share = clampf(u * 3.2f, 0, 1);
    Color c = color_alpha(gfx_color(t->g, COL_BAD), alpha);
    gfx_glow(t->g, monster, monster.w * 0.06f, 26, color_alpha(c, 0.8f));
    gfx_frame(t->g, rect_inset(monster, -4), monster.w * 0.08f, 4, c);
    if (!moved && lies(t, ally) && !rect_is_empty(to))
        arrow_bow(t->g, arrow_edge(from, to.x + to.w / 2, to.y + to.h / 2, 0.7f),
                  arrow_edge(to, from.x + from.w / 2, from.y + from.h / 2, 0.5f), c, share);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("Taunt: {ally} must come"), say_s("ally", say_word(siege_game.def[e->why].name)));
    float h = line_of(t->in, 24);
    Text style = ui_style_aligned(t->ui, FACE_BOLD, 15, COL_TEXT, ALIGN_CENTER);
    style.color = (Color){255, 240, 228, (uint8_t)(255 * alpha)};
    Rect all = siege_lanes(t->at);
    float w = fminf(gfx_text_width(t->g, style, words) + 24, all.w);
    float x = clampf(monster.x + monster.w / 2 - w / 2, all.x, all.x + all.w - w);
    Rect pill = rect(x, monster.y + monster.h * 0.06f, w, h); /* clear of its numbers */
    gfx_round(t->g, pill, h / 2, (Color){60, 14, 10, (uint8_t)(240 * alpha)});
    gfx_frame(t->g, pill, h / 2, 1.5f, c);
    (void)gfx_text(t->g, gfx_text_fit(t->g, style, 9, 0.5f, w - 12, words), pill, words);
    ui_mark(t->ui, "taunt", "taunt", pill, words);
}
