/* SPDX-License-Identifier: MIT
 * The tooltip: cream, with an arrow, on the side where it covers least. One at a time; the last one asked for wins. */
#include "ui/ui_int.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/layout.h"

enum { ARROW = 9, PAD = 12, EDGE = 6 };
typedef enum { ABOVE, BELOW, RIGHT, LEFT, BEYOND, AT_RIGHT_END, AT_LEFT_END, ABOVE_AVOIDED, SIDES, NOWHERE } Side;

/* True if what lies under the resting pointer came there by itself: nobody has pointed at it. */
static bool is_unasked(const Ui *ui)
{
    return ui->under.unmoved && !ui->using_keys;
}

void ui_tip(Ui *ui, Rect about, Rect avoid, const char *verdict, const char *text, const char *rule)
{
    if (!is_unasked(ui))
        ui_tip_answer(ui, about, avoid, verdict, text, rule);
}

void ui_tip_answer(Ui *ui, Rect about, Rect avoid, const char *verdict, const char *text, const char *rule)
{
    Tip *t = &ui->tip;
    if (ui->blocked) /* a dialog lies above: a tooltip would lie over that */
        return;
    t->on = true;
    t->card = false;
    t->about = about;
    t->avoid = avoid;
    (void)SDL_strlcpy(t->verdict, verdict ? verdict : "", sizeof t->verdict);
    (void)SDL_strlcpy(t->text, text ? text : "", sizeof t->text);
    (void)SDL_strlcpy(t->rule, rule ? rule : "", sizeof t->rule);
}

bool ui_has_tip(const Ui *ui)
{
    return ui->tip.on;
}

void ui_tip_card(Ui *ui, Rect about, const CardFace *face, const char *words)
{
    Tip *t = &ui->tip;
    if (ui->blocked || is_unasked(ui))
        return;
    if (!t->on || t->about.x != about.x || t->about.y != about.y)
        ui_tip(ui, about, (Rect){0}, NULL, NULL, NULL);
    size_t at = strlen(t->text);
    (void)snprintf(t->text + at, sizeof t->text - at, "%s%s", at > 0 && words[0] ? "\n" : "", words);
    if (!face)
        return;
    t->card = true;
    t->face = *face;
    (void)SDL_strlcpy(t->word, face->word, sizeof t->word);
    (void)SDL_strlcpy(t->picture, face->picture ? face->picture : "", sizeof t->picture);
    t->face.word = t->word;
    t->face.picture = face->picture ? t->picture : NULL;
}

static float area(Rect r)
{
    return r.w * r.h;
}

static bool is_of_kind(const ItemList *l, const Item *it, const char *kind)
{
    return strcmp(list_text(l, it->kind), kind) == 0;
}

static bool is_seat(const ItemList *l, const Item *it)
{
    return strncmp(list_text(l, it->word), "seat-", 5) == 0;
}

/* True for the innkeeper's words to newcomers. */
static bool is_advice(const ItemList *l, const Item *it)
{
    return strcmp(list_text(l, it->word), "tip") == 0 && is_of_kind(l, it, "panel");
}

/* Returns where the question is asked; empty: there is none. */
static Rect question(const Ui *ui)
{
    for (int i = 0; i < ui->now->n; i++)
        if (is_of_kind(ui->now, &ui->now->item[i], "prompt"))
            return ui->now->item[i].r;
    return (Rect){0};
}

/* True for the question, for advice, for seats, for dice, and for counters that a choice changes: the tooltip is read
 * together with them. */
static bool is_read_now(const ItemList *l, const Item *it)
{
    return is_of_kind(l, it, "prompt") || is_of_kind(l, it, "count") || is_of_kind(l, it, "die") || is_seat(l, it) ||
           is_advice(l, it);
}

/* Returns the cost of covering r: usable items by their area, and where a press would lead ("way"); notices and Tip.avoid
 * weigh most, because a notice disappears by itself. */
static float covers(const Ui *ui, Rect r)
{
    enum { MOST = 40, READ = 8, WIDE = 60000 /* areas of the table, which a tooltip may lie on */ };
    const ItemList *l = ui->now;
    float sum = MOST * area(rect_and(r, ui->tip.avoid));
    for (int i = 0; i < l->n; i++) {
        const Item *it = &l->item[i];
        bool read = is_read_now(l, it);
        if (is_of_kind(l, it, "notice"))
            sum += MOST * area(rect_and(r, it->r));
        if (is_of_kind(l, it, "way"))
            sum += READ * area(rect_and(r, it->r));
        if (it->flags & ITEM_TOUCH && (read || area(it->r) < WIDE))
            sum += (read ? READ : 1) * area(rect_and(r, rect_and(it->r, it->clip)));
    }
    return sum;
}

/* k: ABOVE to LEFT. */
static Rect beside(Rect about, float w, float h, Side k, float sw, float sh)
{
    float cx = about.x + about.w / 2, cy = about.y + about.h / 2;
    Rect r = k == ABOVE   ? rect(cx - w / 2, about.y - ARROW - h, w, h)
             : k == BELOW ? rect(cx - w / 2, about.y + about.h + ARROW, w, h)
             : k == RIGHT ? rect(about.x + about.w + ARROW, cy - h / 2, w, h)
                          : rect(about.x - ARROW - w, cy - h / 2, w, h);
    if (k == ABOVE || k == BELOW)
        r.x = fmaxf(EDGE, fminf(r.x, sw - w - EDGE));
    else
        r.y = fmaxf(EDGE, fminf(r.y, sh - h - EDGE));
    return r;
}

/* Returns r above the seats on which its foot would lie. */
static Rect above_seats(const Ui *ui, Rect r)
{
    for (int i = 0; i < ui->now->n; i++) {
        Rect seat = ui->now->item[i].r;
        if (is_seat(ui->now, &ui->now->item[i]) && rect_overlaps(seat, r) && seat.y > r.y)
            r.y = seat.y - 4 - r.h;
    }
    return r;
}

/* Returns r moved sideways to where it covers least, above seats: over the middle of what it is about, over a part of that,
 * or up to half its width beside that. */
static Rect least_covering(const Ui *ui, Rect r)
{
    enum { STEPS = 8 }; /* to either side */
    Rect a = ui->tip.about, best = r;
    float least = 0;
    for (int i = 0; i <= 2 * STEPS; i++) {
        float shift = (float)(i % 2 ? -(i + 1) : i) / (2 * STEPS);
        float x = a.x + a.w / 2 - r.w / 2 + shift * (r.w + a.w * 0.5f);
        Rect at = above_seats(ui, rect(fmaxf(EDGE, fminf(x, gfx_w(ui->g) - r.w - EDGE)), r.y, r.w, r.h));
        float cost = covers(ui, at);
        if (i == 0 || cost < least) {
            least = cost;
            best = at;
        }
    }
    return best;
}

/* Returns the place above the question for a tooltip about something below it, where it covers neither; empty: there is none. */
static Rect beyond_question(const Ui *ui, float w, float h)
{
    Rect q = question(ui);
    return rect_is_empty(q) || q.y > ui->tip.about.y ? (Rect){0} : least_covering(ui, rect(0, q.y - ARROW - h, w, h));
}

/* Returns r, beside what it is about, raised off the question below that: both are read together. */
static Rect off_question(const Ui *ui, Rect r)
{
    Rect a = ui->tip.about, q = question(ui);
    float raised = q.y - 4 - r.h;
    if (q.y >= a.y + a.h / 2 && raised >= EDGE && rect_overlaps(q, r))
        r.y = raised;
    return r;
}

/* Returns the place above one end of something that is much wider than the tooltip; empty: it is not. */
static Rect above_end(Rect about, float w, float h, bool right)
{
    if (about.w < 1.5f * w)
        return (Rect){0};
    return rect(right ? about.x + about.w - w : about.x, about.y - ARROW - h, w, h);
}

/* Returns the place above Tip.avoid if that lies right above what the tooltip is about, as a table above its plate; empty:
 * it does not. */
static Rect above_avoided(const Ui *ui, float w, float h)
{
    enum { NEAR = 12 };
    Rect a = ui->tip.about, v = ui->tip.avoid;
    if (v.h <= 0 || fabsf(a.y - (v.y + v.h)) > NEAR)
        return (Rect){0};
    return beside(rect(a.x, v.y, a.w, v.h), w, h, ABOVE, gfx_w(ui->g), gfx_h(ui->g));
}

/* Returns the candidate on that side; of no width: there is none. */
static Rect candidate(const Ui *ui, float w, float h, Side k, float sh)
{
    const Rect about = ui->tip.about;
    switch (k) {
    case ABOVE:
    case BELOW:
        return beside(about, w, h, k, gfx_w(ui->g), sh);
    case RIGHT:
    case LEFT:
        return off_question(ui, beside(about, w, h, k, gfx_w(ui->g), sh));
    case BEYOND:
        return beyond_question(ui, w, h);
    case AT_RIGHT_END:
    case AT_LEFT_END:
        return above_end(about, w, h, k == AT_RIGHT_END);
    case ABOVE_AVOIDED:
        return above_avoided(ui, w, h);
    case SIDES:
    case NOWHERE:
        break;
    }
    return (Rect){0};
}

/* Returns how far down the tooltip may reach: to the strip along the foot of the window whose sentence is read together
 * with the tooltip, unless the tooltip is about something in that strip. */
static float foot(const Ui *ui)
{
    float sw = gfx_w(ui->g), sh = gfx_h(ui->g);
    for (int i = 0; i < ui->now->n; i++) {
        const Item *it = &ui->now->item[i];
        bool strip = is_of_kind(ui->now, it, "panel") && it->r.w >= sw && it->r.y + it->r.h >= sh;
        if (strip && it->r.y > 0 && !rect_overlaps(it->r, ui->tip.about))
            return it->r.y;
    }
    return sh;
}

/* Returns the best place above `sh`; *where: the side that its arrow points from, BEYOND: it has none, NOWHERE: there is no
 * room on any. */
static Rect place(const Ui *ui, float w, float h, float sh, Side *where)
{
    float sw = gfx_w(ui->g), least = 1e12f;
    Rect best = rect(EDGE, EDGE, w, h);
    *where = NOWHERE;
    for (Side k = ABOVE; k < SIDES; k++) {
        Rect r = candidate(ui, w, h, k, sh);
        if (r.w <= 0 || !rect_inside(r, rect(0, 0, sw, sh)))
            continue;
        float cost = covers(ui, r) + 1e6f * (rect_overlaps(r, ui->tip.about) ? 1.0f : 0.0f);
        if (cost < least) {
            least = cost;
            best = r;
            *where = k > BEYOND ? ABOVE : k;
        }
    }
    return best;
}

static void draw_arrow(Ui *ui, Rect r, Side where)
{
    Gfx *g = ui->g;
    Rect a = ui->tip.about;
    Color c = gfx_color(g, COL_TIP);
    float x = fmaxf(r.x + 14, fminf(a.x + a.w / 2, r.x + r.w - 14));
    float y = fmaxf(r.y + 14, fminf(a.y + a.h / 2, r.y + r.h - 14));
    for (int i = 0; i < ARROW - 2; i++) { /* a small triangle of lines: there is one tip, it costs nothing */
        float half = (float)(ARROW - 2 - i);
        float d = (float)i;
        if (where == ABOVE)
            gfx_fill(g, rect(x - half, r.y + r.h + d, 2 * half, 1), c);
        else if (where == BELOW)
            gfx_fill(g, rect(x - half, r.y - 1 - d, 2 * half, 1), c);
        else if (where == RIGHT)
            gfx_fill(g, rect(r.x - 1 - d, y - half, 1, 2 * half), c);
        else if (where == LEFT)
            gfx_fill(g, rect(r.x + r.w + d, y - half, 1, 2 * half), c);
    }
}

/* The parts of a tooltip: an optional card, and the words below it, or beside it where letters are large. */
typedef struct {
    Text bold, text, rule;
    float card, words, verdict_h, text_h, rule_h; /* widths of card and words; heights of the three texts */
    bool beside;
} TipLook;

enum { CARD_WIDE = 200, CARD_WIDER = 240, WIDE_WINDOW = 1400, BESIDE_WORDS = 300, CARD_GAP = 10 };

/* Measures the words at the width that TipLook.words allows. */
static void measure_words(const Ui *ui, TipLook *l)
{
    Gfx *g = ui->g;
    const Tip *t = &ui->tip;
    l->verdict_h = *t->verdict ? gfx_paragraph_height(g, l->bold, l->words, t->verdict) : 0;
    l->text_h = *t->text ? gfx_paragraph_height(g, l->text, l->words, t->text) : 0;
    l->rule_h = *t->rule ? gfx_paragraph_height(g, l->rule, l->words, t->rule) : 0;
}

static float words_h(const TipLook *l)
{
    return l->verdict_h + l->text_h + l->rule_h;
}

static float gap_of(const Ui *ui, const TipLook *l)
{
    return words_h(l) > 0 && ui->tip.card ? CARD_GAP : 0;
}

static float look_w(const Ui *ui, const TipLook *l)
{
    bool words = words_h(l) > 0;
    float w = l->beside ? l->card + (words ? gap_of(ui, l) + l->words : 0) : fmaxf(l->card, words ? l->words : 0);
    return w + 2 * PAD;
}

static float look_h(const Ui *ui, const TipLook *l)
{
    float card_h = l->card * 1.25f, words = words_h(l);
    float h = l->beside ? fmaxf(card_h, words) : card_h + gap_of(ui, l) + words;
    return h + (ui->tip.card ? 2 * PAD : 16);
}

static TipLook look_of(Ui *ui)
{
    Gfx *g = ui->g;
    const Tip *t = &ui->tip;
    float scale = gfx_text_scale(g), grown = 1 + 0.6f * (scale - 1);
    TipLook l = {.bold = ui_style(ui, FACE_BOLD, 14, COL_TIPTEXT),
                 .text = ui_style(ui, FACE_MEDIUM, t->card ? 15 : 14, COL_TIPTEXT),
                 .rule = ui_style(ui, FACE_MEDIUM, 12, COL_TIPREF),
                 .beside = t->card && scale > 1.25f,
                 .card = !t->card                  ? 0
                         : gfx_w(g) >= WIDE_WINDOW ? CARD_WIDER
                                                   : CARD_WIDE};
    float most = fminf(gfx_w(g) - 2 * EDGE, 290 * grown) - 2 * PAD,
          w = fmaxf(gfx_text_width(g, l.bold, t->verdict),
                    fmaxf(gfx_text_width(g, l.text, t->text), gfx_text_width(g, l.rule, t->rule)));
    l.words = ceilf(fminf(most, w)) + 2;
    if (t->card)
        l.words = l.beside ? BESIDE_WORDS : l.card;
    measure_words(ui, &l);
    return l;
}

/* Returns how much of what the keys walk over on the table lies under r. */
static float hides(const Ui *ui, Rect r)
{
    float sum = 0;
    for (int i = 0; i < ui->now->n; i++) {
        const Item *it = &ui->now->item[i];
        if (it->flags & ITEM_FOCUS && it->rank > RANK_PROMPT && it->rank < RANK_REST)
            sum += area(rect_and(r, rect_and(it->r, it->clip)));
    }
    return sum;
}

/* Lays a large card that the keys have opened above the question below it, beside its words and as high as there is room,
 * if it hides less there of what can be chosen: `at`, beside the focus, would hide its neighbours at every step. */
static void lay_below(const Ui *ui, TipLook *look, Rect *at, Side *where)
{
    enum { CARD_LEAST = 120, BESIDE_LEAST = 180 };
    float sh = gfx_h(ui->g), cost = 0;
    Rect about = ui->tip.about, ribbon = question(ui), best = {0};
    if (!ui->tip.card || !ui->using_keys || ribbon.y < about.y + about.h)
        return;
    float top = ribbon.y + ribbon.h + EDGE, room = sh - EDGE - top;
    TipLook l = *look;
    l.beside = true;
    l.card = fminf(l.card, (room - 2 * PAD) / 1.25f);
    l.words = BESIDE_LEAST;
    measure_words(ui, &l);
    while (words_h(&l) > l.card * 1.25f && l.words < BESIDE_WORDS) {
        l.words += 20;
        measure_words(ui, &l);
    }
    float w = look_w(ui, &l), h = look_h(ui, &l), right = gfx_w(ui->g) - STRAP_ROOM - w;
    const float x[] = {clampf(about.x + about.w / 2 - w / 2, EDGE, right), EDGE, right};
    for (int i = 0; i < 3; i++) {
        Rect r = rect(x[i], top, w, h);
        float c = covers(ui, r) + 1e3f * hides(ui, r);
        if (i == 0 || c < cost) {
            cost = c;
            best = r;
        }
    }
    if (l.card < CARD_LEAST || h > room || hides(ui, best) >= hides(ui, *at))
        return;
    *look = l;
    *at = best;
    *where = BEYOND;
}

static void draw_words(Ui *ui, const TipLook *l, float x, float y)
{
    Gfx *g = ui->g;
    const Tip *t = &ui->tip;
    if (l->verdict_h > 0)
        (void)gfx_paragraph(g, l->bold, rect(x, y, l->words, l->verdict_h), t->verdict);
    y += l->verdict_h;
    if (l->text_h > 0)
        (void)gfx_paragraph(g, l->text, rect(x, y, l->words, l->text_h), t->text);
    y += l->text_h;
    if (l->rule_h > 0)
        (void)gfx_paragraph(g, l->rule, rect(x, y, l->words, l->rule_h), t->rule);
}

void tip_draw(Ui *ui)
{
    Gfx *g = ui->g;
    const Tip *t = &ui->tip;
    TipLook l = look_of(ui);
    Side where;
    float all_w = look_w(ui, &l), all_h = look_h(ui, &l), low = foot(ui);
    Rect r = place(ui, all_w, all_h, low, &where);
    if (where == NOWHERE && low < gfx_h(g))
        r = place(ui, all_w, all_h, gfx_h(g), &where);
    lay_below(ui, &l, &r, &where);
    gfx_shadow(g, r, 8, 4);
    draw_arrow(ui, r, where);
    gfx_surface(g, r, SURFACE_TIP);
    float x = r.x + PAD, y = r.y + (t->card ? PAD : 8), card_h = l.card * 1.25f, gap = gap_of(ui, &l);
    if (t->card) {
        card_draw(g, &t->face, rect(x, y, l.card, card_h), 0, NULL);
        ui_mark(ui, "zoom", "card", rect(x, y, l.card, card_h), t->face.name);
    }
    draw_words(ui, &l, l.beside ? x + l.card + gap : x, l.beside ? y : y + card_h + gap);
    char all[sizeof t->verdict + sizeof t->text + sizeof t->rule + 4];
    (void)snprintf(all, sizeof all, "%s%s%s%s%s", t->verdict, *t->verdict && *t->text ? " " : "", t->text,
                   *t->rule ? " " : "", t->rule);
    ui_mark(ui, "tip", "tip", r, all);
}
