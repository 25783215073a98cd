/* SPDX-License-Identifier: MIT
 * Points by source: a row for each line of the score sheet, a column for each seat, best first. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/ledger.h"
#include "app/scenes/medals.h"
#include "app/scenes/scoring_int.h"
#include "core/say.h"
#include "ui/words.h"

int score_rows(const Scoring *sc)
{
    return sc->standing.nlines + 2; /* plus tokens taken, and score */
}

typedef struct {
    Scoring *sc;
    Ui *ui;
    Gfx *g;
    Rect r;
    float label, column, scale;
} Sheet;

static Rect cell(const Sheet *s, int column, float y, float h)
{
    return rect(s->r.x + s->label + s->column * (float)column, y, s->column - 6, h);
}

static void number(const Sheet *s, Rect at, int value, Face face, float size, ColorRole role)
{
    char text[SENTENCE_MAX];
    say(text, sizeof text, SAY("{n}"), say_n("n", value));
    (void)ui_label(s->ui, ui_style_aligned(s->ui, face, size, role, ALIGN_RIGHT), at, text);
}

static float longest_name(const Sheet *s, Text style)
{
    float longest = 0;
    for (int seat = 0; seat < s->sc->nseats; seat++)
        longest = fmaxf(longest, gfx_text_width(s->g, style, s->sc->names->name[seat]));
    return longest + 1;
}

/* Draws the column heads alike: signs before the names if all names fit, else above them, cut if necessary. */
static void heads(const Sheet *s, float y, float h)
{
    Text title = ui_style(s->ui, FACE_TITLE, 19, COL_TEXT);
    const char *words = s->sc->nnamed > 0                                                 ? T_("At the end")
                        : gfx_text_width(s->g, title, T_("Points by source")) <= s->label ? T_("Points by source")
                                                                                          : T_("Points");
    (void)ui_label(s->ui, title, rect(s->r.x, y, s->label, h), words);
    Text style = ui_style_aligned(s->ui, FACE_TITLE, 19, COL_TEXT, ALIGN_RIGHT);
    float room = s->column - 6, badge = fminf(24, h * 0.5f);
    while (style.size > 15 && longest_name(s, style) > room - 38)
        style.size -= 1;
    bool above = longest_name(s, style) > room - 38;
    while (above && style.size > 13 && longest_name(s, style) > room)
        style.size -= 1;
    for (int i = 0; i < s->sc->nseats; i++) {
        int seat = s->sc->order[i];
        char name[SEAT_NAME_MAX + 4];
        Rect c = cell(s, i, y, h);
        words_cut(s->g, style, above ? room : room - 38, s->sc->names->name[seat], name, sizeof name);
        float w = gfx_text_width(s->g, style, name);
        gfx_seat_badge(s->g, seat, c.x + c.w - (above ? badge / 2 : w + 8 + badge / 2), y + (above ? badge / 2 : h / 2),
                       badge);
        if (above)
            (void)rect_cut_top(&c, badge);
        (void)ui_label(s->ui, style, c, name);
    }
}

/* Returns the columns of the seats that share the line. */
static Rect shared_cell(const Sheet *s, const ScoreLook *look, float y, float h)
{
    int from = s->sc->nseats, to = -1;
    for (int k = 0; k < s->sc->nseats; k++)
        if (!look->whose || look->whose >> s->sc->order[k] & 1) {
            from = k < from ? k : from;
            to = k;
        }
    Rect c = cell(s, to < 0 ? 0 : from, y, h);
    c.w += s->column * (float)(to < 0 ? 0 : to - from);
    return c;
}

/* Draws one number for several columns, c, centred between their right ends. A line on both sides joins the first and
 * the last column. after: right end of the note. */
static void in_common(const Sheet *s, Rect c, float after, int value)
{
    char text[SENTENCE_MAX];
    Text style = ui_style_aligned(s->ui, FACE_BOLD, 16, COL_TEXT, ALIGN_CENTER);
    say(text, sizeof text, SAY("{n}"), say_n("n", value));
    float first = c.x + s->column - 6, last = c.x + c.w, w = gfx_text_width(s->g, style, text) + 1, gap = w / 2 + 8;
    float middle = (first + last - w) / 2, y = c.y + c.h / 2, from = fmaxf(first - w - 18, after + 10);
    if (middle - gap - from > 6)
        gfx_fill(s->g, rect(from, y, middle - gap - from, 1), gfx_color(s->g, COL_LINE2));
    if (last - middle - gap > 6)
        gfx_fill(s->g, rect(middle + gap, y, last - middle - gap, 1), gfx_color(s->g, COL_LINE2));
    (void)ui_label(s->ui, style, rect(middle - w / 2, c.y, w, c.h), text);
}

static void row(const Sheet *s, int i, float y, float h)
{
    const ScoreLine *line = &s->sc->standing.line[i];
    const ScoreLook *look = &s->sc->look[i];
    const char *label = line->label;
    gfx_fill(s->g, rect(s->r.x, y, s->r.w, 1), color_alpha(gfx_color(s->g, COL_LINE), 0.6f));
    float x = s->r.x + 6;
    if (look->sign) {
        float sign = h - 4 > 24 * s->scale ? 24 * s->scale : h - 4;
        gfx_badge(s->g, look->sign, x + sign / 2, y + h / 2, sign);
        x += sign + 10;
    }
    Text style = ui_style(s->ui, FACE_SEMI, 15, COL_TEXT), small = ui_style(s->ui, FACE_MEDIUM, 13, COL_TEXT2);
    float w = gfx_text_width(s->g, style, label) + 1, room = s->r.x + s->label - x;
    while (style.size > 12 && w > room) {
        style.size -= 0.5f;
        w = gfx_text_width(s->g, style, label) + 1;
    }
    if (w <= room)
        (void)ui_label(s->ui, style, rect(x, y, w, h), label);
    x += w + 8;
    float end = s->r.x + s->label + s->column * 0.9f; /* a tie leaves its row empty, so the note may extend into it */
    Rect own = shared_cell(s, look, y, h);
    if (look->shared)
        end = fmaxf(end, own.x - 8);
    small = look->note[0] ? gfx_text_fit(s->g, small, 11, 0.5f, end - x - 2, look->note) : small;
    float note = gfx_paragraph_height(s->g, small, end - x, look->note);
    bool noted = look->note[0] && end - x > 60 && note < 24 * s->scale;
    if (noted)
        (void)ui_paragraph(s->ui, small, rect(x, y + (h - note) / 2, end - x, note + 2), look->note);
    float after = noted ? x + gfx_text_width(s->g, small, look->note) : 0;
    bool counts = look->shared || s->sc->nnamed > 0; /* the line counts what is left, so 0 is worth showing */
    float coin = h - 2 > 26 * s->scale ? 26 * s->scale : h - 2;
    for (int k = 0; k < (look->shared ? 1 : s->sc->nseats); k++) {
        int value = line->points[s->sc->order[k]];
        Rect c = cell(s, k, y, h);
        if (look->shared && own.w > c.w) {
            in_common(s, own, after, value);
            return;
        }
        if (look->shared)
            c = own;
        if (value && look->tokens)
            gfx_coin(s->g, value, c.x + c.w - coin / 2, y + h / 2, coin);
        else if (value || counts)
            number(s, c, value, FACE_BOLD, 16, COL_TEXT);
        else if (!look->note[0])
            (void)gfx_text(s->g, ui_style_aligned(s->ui, FACE_SEMI, 15, COL_TEXT3, ALIGN_RIGHT), c, "\u00b7");
    }
}

static void tokens_row(const Sheet *s, float y, float h)
{
    gfx_fill(s->g, rect(s->r.x, y, s->r.w, h), gfx_color(s->g, COL_WELL));
    (void)ui_label(s->ui, ui_style(s->ui, FACE_BOLD, 16, COL_TEXT), rect(s->r.x + 6, y, s->label - 6, h),
                   T_("Tokens won"));
    for (int k = 0; k < s->sc->nseats; k++) {
        int sum = 0, n = 0, seat = s->sc->order[k];
        for (int i = 0; i < s->sc->standing.nlines; i++)
            if (s->sc->look[i].tokens) {
                sum += s->sc->standing.line[i].points[seat];
                n += s->sc->standing.line[i].points[seat] != 0;
            }
        Rect c = cell(s, k, y, h);
        char from[SENTENCE_MAX];
        say(from, sizeof from, SAY("from {n:1 token|{n} tokens}"), say_n("n", n));
        Text small = ui_style_aligned(s->ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_RIGHT);
        float w = gfx_text_width(s->g, small, from) + 5;
        if (w + 30 * s->scale > c.w) {
            say(from, sizeof from, SAY("({n})"), say_n("n", n));
            w = gfx_text_width(s->g, small, from) + 5;
        }
        if (w + 30 * s->scale <= c.w)
            (void)gfx_text(s->g, small, c, from);
        else
            w = 0;
        number(s, rect(c.x, c.y, c.w - w, c.h), sum, FACE_BOLD, 17, COL_TEXT);
    }
}

static void score_row(const Sheet *s, float y, float h)
{
    const Standing *st = &s->sc->standing;
    bool any_out = false;
    for (int seat = 0; seat < s->sc->nseats; seat++)
        any_out = any_out || st->out[seat];
    gfx_fill(s->g, rect(s->r.x, y, s->r.w, 2), gfx_color(s->g, COL_LINE2));
    (void)ui_label(s->ui, ui_style(s->ui, FACE_TITLE, 22, COL_TEXT), rect(s->r.x + 6, y, s->label - 6, h),
                   s->sc->nnamed > 0 ? T_("Result") : T_("Score"));
    Text size = ui_style(s->ui, FACE_BOLD, 30, COL_TEXT);
    size = gfx_text_fit(s->g, size, 16, 1, s->column - 6, "1000");
    for (int k = 0; k < s->sc->nseats; k++) {
        int seat = s->sc->order[k];
        Rect c = cell(s, k, y, h);
        Rect below = any_out ? rect_cut_bottom(&c, 17 * s->scale) : c;
        if (st->out[seat])
            (void)ui_label(s->ui, ui_style_aligned(s->ui, FACE_SEMI, 13, COL_BAD, ALIGN_RIGHT), below, T_("out"));
        ColorRole role = st->winner[seat] ? COL_ACCENT : st->out[seat] ? COL_TEXT2 : COL_TEXT;
        if (s->sc->nnamed == 0) {
            number(s, c, st->score[seat], FACE_BOLD, size.size, role);
            continue;
        }
        const char *word = st->winner[seat] ? T_("won") : T_("lost");
        Text style = ui_style_aligned(s->ui, FACE_BOLD, 20, role, ALIGN_RIGHT);
        (void)ui_label(s->ui, gfx_text_fit(s->g, style, 13, 1, c.w, word), c, word);
    }
}

float score_table(Scoring *sc, Ui *ui, Rect r, int shown, float extra)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    Sheet s = {sc, ui, g, r, 0, 0, scale};
    s.column = (r.w * 0.62f) / (float)sc->nseats;
    s.column = s.column > 112 * scale ? 112 * scale : s.column;
    s.label = r.w - s.column * (float)sc->nseats;
    float y = r.y, head = 20 + 26 * scale, line = 8 + 20 * scale + extra;
    int at = 0;
    heads(&s, y, head);
    y += head;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < sc->standing.nlines; i++) {
            if (sc->look[i].tokens != (pass == 0))
                continue;
            if (at++ < shown)
                row(&s, i, y, line);
            y += line;
        }
        if (pass == 0 && sc->by_lines) {
            if (at++ < shown)
                tokens_row(&s, y, line + 6);
            y += line + 6;
        }
    }
    float total = 24 + 30 * scale;
    if (at < shown)
        score_row(&s, y, total);
    return y + total - r.y;
}

/* ---- medals ---------------------------------------------------------------------------------------------------- */

/* The medals of the game, between the buttons below the scores: those new to their owner first. */

enum { GAP = 8, LEAST = 40 };

/* True if the person had it in an earlier game, as far as the ledger has read them. */
static bool had(const Ledger *l, const Game *game, const char *name, int medal, int level)
{
    uint8_t best[MEDAL_MAX];
    (void)ledger_medals(l, game, name, best);
    return best[medal] >= level;
}

static void add(Scoring *sc, ScoreMedal medal)
{
    int at = sc->nmedals++;
    for (; medal.fresh && at > 0 && !sc->medal[at - 1].fresh; at--)
        sc->medal[at] = sc->medal[at - 1];
    sc->medal[at] = medal;
}

void score_medals_begin(Scoring *sc, App *app, const Match *m)
{
    LedgerGame told = {0};
    Ledger before = {0};
    bool asks = sc->back == NULL; /* a game from the chronicle is in the ledger already */
    if (sc->game->nmedals == 0)
        return;
    ledger_tell(m, &told);
    if (asks)
        app_ledger(app, &before);
    /* besides this journal another one has the deal, so its luck may have been known */
    if (ledger_dealt(&before, m) > 1)
        memset(told.medal, 0, sizeof told.medal);
    for (int seat = 0; seat < sc->nseats; seat++)
        for (int i = 0; i < sc->game->nmedals; i++) {
            uint8_t level = told.medal[seat][i];
            if (level > 0)
                add(sc, (ScoreMedal){.seat = (uint8_t)seat,
                                     .medal = (uint8_t)i,
                                     .level = level,
                                     .fresh = asks && !had(&before, sc->game, sc->names->name[seat], i, level)});
        }
    if (asks)
        ledger_free(&before);
}

static void go_to_wall(const Scoring *sc, App *app, const ScoreMedal *medal)
{
    MedalsArg arg = {0};
    (void)snprintf(arg.game, sizeof arg.game, "%s", sc->game->id);
    (void)snprintf(arg.name, sizeof arg.name, "%s", sc->names->name[medal->seat]);
    arg.medal = (uint8_t)(medal->medal + 1);
    app_push(app, SCENE_MEDALS, &arg, sizeof arg);
}

static void one(const Scoring *sc, App *app, Ui *ui, int i, Rect r)
{
    const ScoreMedal *got = &sc->medal[i];
    const MedalSpec *spec = &sc->game->medal[got->medal];
    char id[24], title[SENTENCE_MAX];
    (void)snprintf(id, sizeof id, "medal-%d", i);
    say(title, sizeof title, SAY("{new:New: {name}|{name}} \u00b7 {who}"), say_is("new", got->fresh),
        say_s("name", say_word(spec->name)), say_s("who", sc->names->name[got->seat]));
    Touch t = ui_touch(ui, id, "button", r, title, TOUCH_FOCUS);
    if (got->fresh || t.hover || t.focus)
        gfx_glow(ui_gfx(ui), r, r.w / 2, 6,
                 color_alpha(gfx_color(ui_gfx(ui), COL_ACCENT), t.hover || t.focus ? 0.9f : 0.6f));
    medal_disc(ui_gfx(ui), sc->game, got->medal, r.x + r.w / 2, r.y + r.h / 2, r.w, got->level);
    if (t.hover || t.focus)
        ui_tip(ui, r, (Rect){0}, title, say_word(spec->text), NULL);
    if (t.click)
        go_to_wall(sc, app, got);
}

/* Draws as many as fit; a single one has its name beside it. */
void score_medals(const Scoring *sc, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    float size = r.h;
    int n = (int)((r.w + GAP) / (size + GAP));
    n = n < sc->nmedals ? n : sc->nmedals;
    if (n < 1 || size < LEAST)
        return;
    float all = (float)n * (size + GAP) - GAP, left = r.w - all - 2 * GAP;
    const MedalSpec *first = &sc->game->medal[sc->medal[0].medal];
    Text name = ui_style(ui, FACE_TITLE600, 18, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    char count[SENTENCE_MAX];
    say(count, sizeof count, SAY("{n:A medal|{n} medals}"), say_n("n", sc->nmedals));
    const char *head = sc->nmedals == 1 ? say_word(first->name) : count;
    const char *line = sc->nmedals == 1 && sc->medal[0].fresh ? T_("A new medal") : sc->nmedals == 1 ? count : "";
    float nh = gfx_text_height(g, name), sh = line[0] ? gfx_text_height(g, soft) : 0;
    float w = gfx_text_width(g, name, head), lw = line[0] ? gfx_text_width(g, soft, line) : 0;
    w = w > lw ? w : lw;
    bool words = w <= left && nh + sh <= r.h;
    float x = r.x + (r.w - all - (words ? w + 2 * GAP : 0)) / 2, y = r.y + (r.h - nh - sh) / 2;
    for (int i = 0; i < n; i++)
        one(sc, app, ui, i, rect(x + (float)i * (size + GAP), r.y, size, size));
    if (!words)
        return;
    x += all + 2 * GAP;
    (void)ui_label(ui, name, rect(x, y, w + 2, nh), head);
    if (line[0])
        (void)ui_label(ui, soft, rect(x, y + nh, w + 2, sh), line);
}
