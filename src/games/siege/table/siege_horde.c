/* SPDX-License-Identifier: MIT
 * The horde player's half of the table (SH-12): mana, wave and actions, with the other side above; what the alliance
 * sees of that seat; and hidden cards. */
#include <math.h>
#include <stdio.h>

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_face.h"
#include "core/table.h"
#include "core/text.h"
#include "ui/effects.h"

static const Color violet = {142, 123, 232, 255}, pale_violet = {228, 220, 255, 255},
                   mana_violet = {167, 119, 240, 255};

static int mana_of(const State *s)
{
    return siege_of(s)->mana[siege_horde_seat(s)];
}

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

static void gems(Table *t, Rect in, float y, float size, int n)
{
    for (int i = 0; i < MANA_MOST; i++) {
        Rect gem = rect(in.x + in.w / MANA_MOST * (float)i, y, size, size);
        if (i < n && siege_token(t->g, "tokens/siege-mana-horde", rect_inset(gem, -1)))
            continue;
        gfx_sign(t->g, "four", gem, (Color){70, 40, 120, 255}, (Color){0});
        gfx_sign(t->g, "four", rect_inset(gem, 2), i < n ? mana_violet : gfx_color(t->g, COL_WELL), (Color){0});
    }
}

/* Draws a field for each card of this turn's wave, with a check once it is played (SH-12.8). */
static void wave_fields(Table *t, Rect r)
{
    const State *s = t->in->s;
    int all = siege_wave(s), played = siege_of(s)->played, n = all > played ? all : played;
    float w = fminf(line_of(t->in, 30), (r.w - 4 * (float)n) / (float)(n > 0 ? n : 1)), h = fminf(r.h, w * 0.8f);
    if (w < 8)
        return;
    for (int i = 0; i < n; i++) {
        Rect one = rect(r.x + (w + 5) * (float)i, r.y + (r.h - h) / 2, w, h);
        if (i < played) {
            gfx_round(t->g, one, 6, gfx_color(t->g, COL_ACCENT));
            gfx_sign(t->g, "check", rect_center(one, h * 0.6f, h * 0.6f), gfx_color(t->g, COL_ONACCENT), (Color){0});
        } else {
            gfx_dashed(t->g, one, 6, 2, gfx_color(t->g, COL_ACCENT));
        }
    }
    float x = r.x + (w + 5) * (float)n + 4;
    char words[SENTENCE_MAX];
    bool lays = siege_of(s)->step == STEP_HORDE_SEAT;
    say(words, sizeof words, SAY("{lays:{left:=0:all played|1 card left|{left} cards left}|{played} of {all} played}"),
        say_is("lays", lays), say_n("left", wave_left(s)), say_n("played", played), say_n("all", all));
    words_label(t, rect(x, r.y, r.x + r.w - x, r.h), (Words){FACE_MEDIUM, 14, COL_TEXT, ALIGN_LEFT}, words);
}

void siege_draw_horde_mana(Table *t, Rect r)
{
    const State *s = t->in->s;
    gfx_surface(t->g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 12);
    float line = line_of(t->in, 20), head = line_of(t->in, 28);
    char words[SENTENCE_MAX];
    words_label(t, rect(in.x, in.y, in.w * 0.62f, head), (Words){FACE_TITLE, 18, COL_TEXT, ALIGN_LEFT},
                T_("Horde mana"));
    say(words, sizeof words, SAY("{n} of {all}"), say_n("n", mana_of(s)), say_n("all", MANA_MOST));
    words_label(t, rect(in.x + in.w * 0.62f, in.y, in.w * 0.38f, head), (Words){FACE_BOLD, 18, COL_TEXT, ALIGN_RIGHT},
                words);
    float y = in.y + line_of(t->in, 30), size = fminf(in.w / 10.4f, 20), end = in.y + in.h;
    gems(t, in, y, size, mana_of(s));
    y += size + 4;
    if (y + line <= end) {
        int ticks = ticks_to_come(s);
        say(words, sizeof words, SAY("{ticks:+{n} when revealed, +1 each turn|+1 at the end of the turn}"),
            say_is("ticks", ticks > 0), say_n("n", ticks));
        words_label(t, rect(in.x, y, in.w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, words);
        y += line + 4;
    }
    if (y + line > end)
        return;
    say(words, sizeof words, SAY("This turn\u2019s wave: {n}"), say_n("n", siege_wave(s)));
    words_label(t, rect(in.x, y, in.w, line), (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_LEFT}, words);
    y += line + 2;
    if (y + line <= end + 2)
        wave_fields(t, rect(in.x, y, in.w, fminf(end - y, line_of(t->in, 26))));
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
enum { ACTIONS = sizeof action / sizeof *action, ACTION_ROW = 38, ACTION_LEAST = 21, ACTION_GAP = 5 };

/* True if the action is listed. Before the treachery card only planning is possible (SH-12.12); without room for
 * all, only tools are listed. */
static bool is_listed(const State *s, const Action *a, bool all)
{
    return (siege_of(s)->step == STEP_HORDE_SEAT || a->kind == MOVE_PLAN) && (all || a->tool);
}

static int listed(const State *s, bool all)
{
    int n = 0;
    for (int i = 0; i < ACTIONS; i++)
        n += is_listed(s, &action[i], all);
    return n;
}

/* Returns the row of an action, as high as there is room for; below the rows stands what is left of the decks.
 * Empty: none. */
static Rect action_row(const Table *t, int which)
{
    const State *s = t->in->s;
    Rect in = rect_inset(t->at->panel[AT_PILE], 10);
    (void)rect_cut_top(&in, line_of(t->in, 26) + 4);
    bool all = (float)listed(s, true) * (line_of(t->in, ACTION_LEAST) + ACTION_GAP) <= in.h;
    int n = listed(s, all), at = 0;
    if (!is_listed(s, &action[which], all))
        return (Rect){0};
    for (int i = 0; i < which; i++)
        at += is_listed(s, &action[i], all);
    float least = line_of(t->in, ACTION_LEAST), deck = line_of(t->in, 22);
    float h = clampf((in.h - deck) / (float)n - ACTION_GAP, least, line_of(t->in, ACTION_ROW));
    Rect r = rect(in.x, in.y + (h + ACTION_GAP) * (float)at, in.w, h);
    return r.y + r.h <= in.y + in.h ? r : (Rect){0};
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
    if (!siege_lists_actions(t->in) || t->at->kind == CLASS_STRIP)
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

void siege_draw_actions(Table *t, Rect r)
{
    const State *s = t->in->s;
    gfx_surface(t->g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 10);
    float line = line_of(t->in, 20);
    char words[SENTENCE_MAX];
    words_label(t, rect_cut_top(&in, line_of(t->in, 26)), (Words){FACE_TITLE, 18, COL_TEXT, ALIGN_LEFT},
                T_("What the horde can do"));
    Rect last = {0};
    for (int i = 0; i < ACTIONS; i++) {
        Rect row = action_row(t, i);
        last = rect_is_empty(row) ? last : row;
        hand_action_row(t, i);
    }
    float from = rect_is_empty(last) ? r.y + r.h : last.y + last.h + 8, end = r.y + r.h - 8;
    int deck = table_size(s, PLACE_HORDE_DECK) + table_size(s, PLACE_HORDE_DECK_2);
    PieceId top = table_first(s, PLACE_PILE);
    if (from + line > end)
        return;
    say(words, sizeof words, SAY("{n} in the horde deck, {d} discarded"), say_n("n", deck),
        say_n("d", table_size(s, PLACE_HORDE_DISCARD)));
    words_label(t, rect(in.x, from, in.w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, words);
    from += line;
    if (from + line <= end && siege_say_planned(t, words, sizeof words)) {
        words_label(t, rect(in.x, from, in.w, line), (Words){FACE_SEMI, 14, COL_TEXT, ALIGN_LEFT}, words);
        from += line;
    }
    if (from + line > end || top == NO_PIECE)
        return;
    say(words, sizeof words, SAY("Next: {card}"), say_s("card", say_word(siege_game.def[s->piece[top].def].name)));
    words_label(t, rect(in.x, from, in.w, line), (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_LEFT}, words);
}

/* ---- the other side ------------------------------------------------------------------------------------------------ */

/* Draws all that is known of a seat: badge, name, cards in hand and deck (an empty one is a way to win), mana.
 * Returns the x at its right end. */
static float seat_words(Table *t, Rect in, int seat, bool with_mana)
{
    const State *s = t->in->s;
    bool horde = seat == siege_horde_seat(s);
    PlaceId hand = horde ? PLACE_HORDE_HAND : (PlaceId)(PLACE_HAND + seat);
    float badge = fminf(clampf(line_of(t->in, 18), 18, 34), in.h), x = in.x;
    char words[SENTENCE_MAX], cut[SENTENCE_MAX];
    gfx_seat_badge(t->g, seat, x + badge / 2, in.y + in.h / 2, badge);
    x += badge + 6;
    Text title = ui_style(t->ui, FACE_TITLE, 17, COL_TEXT), small = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    float names = horde ? 0 : in.w * 0.34f;
    words_cut(t->g, title, names, seat_name(t, seat), cut, sizeof cut);
    if (names > 30) {
        float w = gfx_text_width(t->g, title, cut) + 1;
        (void)ui_label(t->ui, title, rect(x, in.y, w, in.h), cut);
        x += w + 8;
    }
    say(words, sizeof words,
        SAY("{horde:{n:1 card|{n} cards}, {mana} mana|{with:{n:1 card|{n} cards}, {deck} in the deck, {mana} mana|{n:1 "
            "card|{n} cards}, {deck} in the deck}}"),
        say_is("horde", horde), say_n("n", table_size(s, hand)), say_is("with", with_mana),
        say_n("deck", horde ? 0 : table_size(s, (PlaceId)(PLACE_DECK + seat))),
        say_n("mana", siege_of(s)->mana[siege_pool(s, seat)]));
    small = gfx_text_fit(t->g, small, 9, 0.5f, in.x + in.w - x, words);
    float w = fminf(gfx_text_width(t->g, small, words) + 1, in.x + in.w - x);
    if (w > 12)
        (void)ui_label(t->ui, small, rect(x, in.y, w, in.h), words);
    return x + w;
}

void siege_draw_horde_seat(Table *t, Rect r)
{
    (void)seat_words(t, r, siege_horde_seat(t->in->s), true);
}

static void castle_words(Table *t, Rect r, const SiegeForecast *f)
{
    const State *s = t->in->s;
    PieceId p = table_first(s, PLACE_CASTLE);
    if (p == NO_PIECE || r.w < 60)
        return;
    gfx_surface(t->g, r, SURFACE_ROW);
    int now = siege_health(s, UNIT_CASTLE), all = siege_card(s->piece[p].def)->health;
    now = now > 0 ? now : 0;
    float card = (r.h - 8) * 0.8f + 12;
    Rect in = rect(r.x + card, r.y, r.w - card - 10, r.h);
    char words[SENTENCE_MAX] = "", cut[SENTENCE_MAX];
    if (f && f->castle_falls)
        say(words, sizeof words, SAY("falls"));
    else if (f && (f->castle_then != now || f->castle_most != f->castle_then))
        siege_say_coming(now, f->castle_then, f->castle_most, words, sizeof words);
    Text bold = ui_style(t->ui, FACE_BOLD, 15, f && f->castle_then > f->castle_now ? COL_BAD : COL_TARGET);
    float w = words[0] ? gfx_text_width(t->g, bold, words) + 1 : 0;
    if (w > 0 && w < in.w * 0.5f)
        (void)ui_label(t->ui, bold, rect_cut_right(&in, w), words);
    say(words, sizeof words, SAY("{n} of {all}"), say_n("n", now), say_n("all", all));
    Text number = ui_style(t->ui, FACE_BOLD, 18, COL_TEXT);
    Text title = ui_style(t->ui, FACE_TITLE, 17, COL_TEXT);
    w = gfx_text_width(t->g, number, words) + 1;
    words_cut(t->g, title, fmaxf(0, in.w - w - 10), say_word(siege_game.def[s->piece[p].def].name), cut, sizeof cut);
    float name = fminf(gfx_text_width(t->g, title, cut) + 1, fmaxf(0, in.w - w - 10));
    (void)ui_label(t->ui, title, rect(in.x, in.y, name, in.h), cut);
    (void)ui_label(t->ui, number, rect(in.x + name + 10, in.y, fminf(w, in.w - name - 10), in.h), words);
}

/* Draws the mana that both allies share (SH-12.3), between what each has and the castle. */
static void shared_mana(Table *t, Rect r)
{
    char words[SENTENCE_MAX];
    float size = fminf(18, r.h * 0.6f);
    Rect gem = rect(r.x, r.y + (r.h - size) / 2, size, size);
    if (!siege_token(t->g, "tokens/siege-mana", rect_inset(gem, -1)))
        gfx_sign(t->g, "four", gem, (Color){86, 170, 240, 255}, (Color){0});
    say(words, sizeof words, SAY("{n} mana"), say_n("n", siege_of(t->in->s)->mana[0]));
    (void)rect_cut_left(&r, size + 5);
    Text style = gfx_text_fit(t->g, ui_style(t->ui, FACE_SEMI, 14, COL_TEXT), 9, 0.5f, r.w, words);
    (void)ui_label(t->ui, style, r, words);
}

void siege_draw_foe(Table *t, const SiegeForecast *f)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_FOE], castle = t->at->panel[AT_CASTLE];
    if (rect_is_empty(r))
        return;
    castle_words(t, castle, f);
    Rect in = rect(r.x, r.y, castle.x - r.x - 8, r.h);
    int allies = siege_allies(s);
    if (allies > 1)
        shared_mana(t, rect_cut_right(&in, line_of(t->in, 78)));
    float w = in.w / (float)allies, back = (in.h - 6) * 0.8f;
    for (int seat = 0; seat < allies; seat++) {
        Rect part = rect(in.x + w * (float)seat, in.y, w - 8, in.h);
        float x = seat_words(t, part, seat, allies == 1) + 10;
        PieceId hand[PIECE_MAX];
        int n = table_list(s, (PlaceId)(PLACE_HAND + seat), hand);
        float step = n > 1 ? fminf(back * 0.7f, (part.x + part.w - x - back) / (float)(n - 1)) : 0;
        for (int i = 0; i < n && step >= 0 && x + back <= part.x + part.w; i++)
            card_draw_back(t->g, siege_back(t, hand[i]), rect(x + step * (float)i, part.y + 3, back, back * 1.25f), 0);
    }
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
