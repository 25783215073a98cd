/* SPDX-License-Identifier: MIT
 * What only games with a horde player have (SH-12): what that seat can do, and hidden cards. */
#include <math.h>
#include <stdio.h>

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_face.h"
#include "core/table.h"
#include "core/text.h"
#include "ui/effects.h"

static const Color violet = {142, 123, 232, 255}, pale_violet = {228, 220, 255, 255};

SiegeTone siege_near_tone(const BoardIn *in, SiegeTone tone)
{
    bool swap = siege_is_turned(in) && (tone == TONE_GOOD || tone == TONE_BAD);
    return !swap ? tone : tone == TONE_GOOD ? TONE_BAD : TONE_GOOD;
}

const char *siege_aim(const State *s, int seat)
{
    if (!siege_versus(s) || seat != siege_horde_seat(s))
        return NULL;
    return N_("Break the castle or empty a deck before your outsider is destroyed.");
}

/* ---- mana and the wave --------------------------------------------------------------------------------------------- */

static bool lies_concealed(const State *s, PieceId p)
{
    return s->piece[p].place == PLACE_UPPER && s->piece[p].face & FACE_CONCEALED;
}

/* Returns the mana that the viewer's hidden cards bring when they are revealed (SH-12.21). */
static int ticks_to_come(const State *s)
{
    int n = 0;
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next) {
        bool again = s->option[OPT_REVEAL] == REVEAL_BOTH || !(s->piece[p].face & FACE_FLIPPED);
        if (lies_concealed(s, p) && again && s->piece[p].def != DEF_HIDDEN)
            n += siege_card(s->piece[p].def)->tick;
    }
    return n;
}

static int wave_left(const State *s)
{
    int left = siege_wave(s) - siege_of(s)->played;
    return left > 0 ? left : 0;
}

void siege_tip_horde_mana(Table *t, Rect r)
{
    char words[SENTENCE_MAX];
    int ticks = ticks_to_come(t->in->s);
    say(words, sizeof words, SAY("{ticks:+{n} when revealed, +1 each turn|+1 at the end of the turn}"),
        say_is("ticks", ticks > 0), say_n("n", ticks));
    Touch touch = ui_touch(t->ui, "tip-mana", "figure", r, T_("Horde mana"), TOUCH_FOCUS);
    if (touch.hover || (touch.focus && ui_using_keys(t->ui)))
        ui_tip(t->ui, r, (Rect){0}, T_("Horde mana"), words, NULL);
}

/* ---- what the horde can do ----------------------------------------------------------------------------------------- */

/* Actions done by hand are rows that explain how; the others are tools. */
typedef struct {
    const char *id;
    uint8_t kind;
    bool tool;
    const char *sign, *name, *price, *about;
} Action;

static const Action action[] = {
    {"horde-lay", MOVE_LAY, false, "hand", N_("Play a card"), N_("free, {left} left"),
     N_("Play a card from your hand into a free lane. The wave number limits how many.")},
    {"horde-move", MOVE_MOVE, false, "boot", N_("Move a monster"), N_("free"),
     N_("Move a monster to a free lane, or swap it with another.")},
    {"horde-discard", MOVE_DISCARD, true, "x", N_("Discard a monster"), N_("free"),
     N_("The monster leaves its lane. The alliance draws nothing for it.")},
    {"horde-hide", MOVE_HIDE, false, "mask", N_("Hide a card"), N_("1 mana"),
     N_("Play a card from your hand into a free lane and choose Hidden. Spells can be hidden too.")},
    {"horde-flip", MOVE_FLIP, true, "snuffed", N_("Turn face down"), N_("1 mana"),
     N_("It stays face down until the alliance is done. Then it is revealed and acts again.")},
    {"horde-plan", MOVE_PLAN, true, "scroll", N_("Draw and plan"), N_("1 mana"),
     N_("Draw a horde card, then you may put a card from your hand on top of the horde deck.")},
    {"horde-challenge", MOVE_CHALLENGE, true, "fist", N_("Challenge an ally"), N_("2 mana"),
     N_("Exhausts the monster. The ally facing it cannot move away.")},
};
enum { ACTIONS = sizeof action / sizeof *action, ACTION_ROW = 38, ACTION_LEAST = 21, ACTION_GAP = 4 };

/* True if the action is listed. Before the treachery card only planning is possible (SH-12.12); without room for
 * all, only tools are listed, and how many cards may still be played. */
static bool is_listed(const State *s, const Action *a, bool all)
{
    return (siege_of(s)->step == STEP_HORDE_SEAT || a->kind == MOVE_PLAN) && (all || a->tool || a->kind == MOVE_LAY);
}

static int listed(const State *s, bool all)
{
    int n = 0;
    for (int i = 0; i < ACTIONS; i++)
        n += is_listed(s, &action[i], all);
    return n;
}

/* Returns the row of an action, as high as there is room for. Empty: none. */
static Rect action_row(const Table *t, int which)
{
    const State *s = t->in->s;
    Rect in = t->at->panel[AT_ACTIONS];
    bool all = (float)listed(s, true) * (line_of(t->in, ACTION_LEAST) + ACTION_GAP) <= in.h;
    int n = listed(s, all), at = 0;
    if (!is_listed(s, &action[which], all))
        return (Rect){0};
    for (int i = 0; i < which; i++)
        at += is_listed(s, &action[i], all);
    float h = clampf(in.h / (float)n - ACTION_GAP, 12, line_of(t->in, ACTION_ROW));
    Rect r = rect(in.x, in.y + (h + ACTION_GAP) * (float)at, in.w, h);
    return r.y + r.h <= in.y + in.h + 1 ? r : (Rect){0};
}

static PieceId some_monster(const State *s)
{
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next)
        if (!lies_concealed(s, p))
            return p;
    return NO_PIECE;
}

static Tool tool_of(const Table *t, const Action *a, Rect r, char price[SENTENCE_MAX])
{
    Tool tool = {.r = r, .kind = a->kind, .of = some_monster(t->in->s), .sign = a->sign};
    (void)snprintf(tool.id, sizeof tool.id, "%s", a->id);
    tool.name = tool.label = say_word(a->name);
    tool.about = say_word(a->about);
    say(price, SENTENCE_MAX, SAY_TABLE(a->price), say_n("left", wave_left(t->in->s)));
    tool.price = price;
    return tool;
}

int siege_tools(const Table *t, Tool out[TOOLS])
{
    int n = 0;
    if (!siege_lists_actions(t->in))
        return 0;
    for (int i = 0; i < ACTIONS; i++) {
        char price[SENTENCE_MAX];
        Rect r = action[i].tool ? action_row(t, i) : (Rect){0};
        if (rect_is_empty(r))
            continue;
        out[n] = tool_of(t, &action[i], r, price);
        out[n++].price = say_word(action[i].price); /* which says no number */
    }
    return n;
}

static bool can_now(const Table *t, int kind)
{
    for (int i = 0; i < t->legal->n; i++)
        if (t->legal->m[i].kind == kind || (kind == MOVE_MOVE && t->legal->m[i].kind == MOVE_SWAP))
            return true;
    return false;
}

/* Draws the row of an action done by hand; its tooltip says how. */
static void hand_action_row(Table *t, int which)
{
    char price[SENTENCE_MAX];
    Rect r = action_row(t, which);
    if (action[which].tool || rect_is_empty(r))
        return;
    Tool tool = tool_of(t, &action[which], r, price);
    Touch touch = ui_touch(t->ui, tool.id, "figure", r, tool.name, TOUCH_FOCUS);
    tool_row(t, &tool, r, can_now(t, tool.kind) ? 0 : CARD_BARRED);
    if (touch.hover || (touch.focus && ui_using_keys(t->ui)))
        ui_tip(t->ui, r, (Rect){0}, tool.name, tool.about, siege_game.move[tool.kind].rule);
}

/* Says which card the horde player has put on top of the deck and knows to be there still (SH-12.12). False: none. */
bool siege_say_planned(const Table *t, char *out, size_t n)
{
    const State *s = t->in->s;
    PieceId top = table_first(s, PLACE_HORDE_DECK);
    DefId def = top == NO_PIECE ? DEF_HIDDEN : s->piece[top].def;
    if (!siege_is_turned(t->in) || def == DEF_HIDDEN)
        return false;
    say(out, n, SAY("On top of the deck: {card}"), say_s("card", say_word(siege_game.def[def].name)));
    return true;
}

void siege_draw_actions(Table *t)
{
    for (int i = 0; i < ACTIONS; i++)
        hand_action_row(t, i);
}

/* ---- concealed cards ------------------------------------------------------------------------------------------------ */

static void violet_edge(Table *t, Rect r)
{
    gfx_frame(t->g, r, r.w * 0.06f, 2.5f, violet);
}

static void pill(Table *t, Rect r, float at, const char *words)
{
    Text style = {FACE_SEMI, clampf(r.w * 0.115f, 10, 16) * (siege_is_large(t->in) ? 1.5f : 1), pale_violet,
                  ALIGN_CENTER, true};
    style = gfx_text_fit(t->g, style, 7, 0.5f, r.w - 10, words);
    float w = fminf(gfx_text_width(t->g, style, words) + 14, r.w), h = style.size * 1.55f;
    Rect box = rect(r.x + (r.w - w) / 2, r.y + r.h * at - h / 2, w, h);
    effect_tag(t->g, box, (Color){14, 10, 20, 235}, 1.5f, violet);
    (void)gfx_text(t->g, style, box, words);
}

/* Draws what the owner sees over a hidden card: its face dark, with a small back on it; name and numbers come on
 * top. */
void siege_draw_own_concealed(Table *t, PieceId p, Rect at)
{
    bool large = siege_is_large(t->in), known = t->in->s->piece[p].face & FACE_FLIPPED;
    float w = at.w * (large ? 0.3f : 0.34f);
    gfx_round(t->g, rect(at.x, at.y, at.w, at.h * 0.84f), at.w * 0.06f, (Color){40, 22, 80, 140});
    card_draw_back(t->g, siege_back(t, p), rect(at.x + (at.w - w) / 2, at.y + at.h * 0.06f, w, w * 1.25f), 0);
    violet_edge(t, at);
    if (at.w >= 60)
        pill(t, at, large ? 0.5f : 0.56f, large ? T_("hidden") : known ? T_("was seen") : T_("only you see it"));
}

/* Draws what all others see of a hidden card: a back and, until it is rearranged, what it was when it was turned
 * face down. */
void siege_draw_foes_concealed(Table *t, PieceId p, Rect r)
{
    DefId was = siege_was_seen(t, p);
    char name[SENTENCE_MAX], words[SENTENCE_MAX], id[24];
    violet_edge(t, r);
    if (was == DEF_HIDDEN || r.w < 44)
        return;
    siege_short_name(say_word(siege_game.def[was].name), name, sizeof name);
    CardFace f;
    float w = r.w * 0.42f;
    if (siege_face(&siege_game, was, &f)) {
        f.numbers.has = 0;
        card_draw(t->g, &f, rect(r.x + (r.w - w) / 2, r.y + r.h * 0.14f, w, w * 1.25f), 0, NULL);
    }
    say(words, sizeof words, SAY("was {card}"), say_s("card", name));
    pill(t, r, 0.8f, words);
    (void)snprintf(id, sizeof id, "was-%d", (int)p);
    ui_mark(t->ui, id, "was", r, words);
}

DefId siege_was_seen(const Table *t, PieceId p)
{
    const State *s = t->in->s;
    bool flipped = lies_concealed(s, p) && s->piece[p].face & FACE_FLIPPED && s->piece[p].def == DEF_HIDDEN;
    return flipped && t->recalled ? t->recalled[p] : DEF_HIDDEN;
}

/* Draws a dashed line below the row from one card to the other. */
static void dashes(Table *t, float x0, float x1, float y)
{
    for (float x = fminf(x0, x1); x < fmaxf(x0, x1); x += 14)
        gfx_line(t->g, x, y, fminf(x + 8, fmaxf(x0, x1)), y, 3, violet);
}

void siege_draw_exchange(Table *t)
{
    const State *s = t->in->s;
    PieceId held = t->lifted;
    if (held == NO_PIECE || !siege_is_turned(t->in) || siege_of(s)->step != STEP_HORDE_SEAT || !lies_concealed(s, held))
        return;
    Rect a = t->at->panel[AT_UPPER + s->piece[held].pos % LANES];
    for (PieceId p = table_first(s, PLACE_UPPER); p != NO_PIECE; p = s->piece[p].next) {
        Rect b = t->at->panel[AT_UPPER + s->piece[p].pos % LANES];
        if (p == held || !lies_concealed(s, p) || b.w < 40)
            continue;
        float y = b.y + b.h + 6, x0 = a.x + a.w / 2, x1 = b.x + b.w / 2;
        gfx_line(t->g, x0, y - 5, x0, y, 3, violet);
        gfx_line(t->g, x1, y - 5, x1, y, 3, violet);
        dashes(t, x0, x1, y);
        pill(t, rect((x0 + x1) / 2 - 80, y - 9, 160, 18), 0.5f, T_("swap in secret: free"));
    }
}
