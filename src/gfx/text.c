/* SPDX-License-Identifier: MIT
 * One line of text: measured, cut with an ellipsis when it must be, baked per string. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gfx/inside.h"
#include "gfx/marks.h"

enum { LINE_MAX_BYTES = 1024 };

static int text_pixels(const Gfx *g, Text style)
{
    float px = style.size * g->unit * (style.fixed ? 1.0f : g->text_scale);
    int n = (int)lrintf(px);
    return n < 4 ? 4 : n > 600 ? 600 : n;
}

static Key text_key(int kind, Face face, int pixels, const char *s, size_t n)
{
    Key k = key_start(kind);
    key_int(&k, (int)face * 1024 + pixels);
    key_text(&k, s, n);
    return k;
}

/* Makes a terminated copy, cut at the end of a character if it is too long. */
static void copy_line(char *to, const char *s, size_t n)
{
    if (n >= LINE_MAX_BYTES) {
        n = LINE_MAX_BYTES - 1;
        while (n > 0 && ((unsigned char)s[n] & 0xC0) == 0x80)
            n--;
    }
    memcpy(to, s, n);
    to[n] = '\0';
}

int text_width_px(Gfx *g, Face face, int pixels, const char *s, size_t n)
{
    if (n == 0)
        return 0;
    Key k = text_key(BAKE_TEXT, face, pixels, s, n);
    Measure *m = &g->measure[k.b % MEASURES];
    if (!key_same(m->key, k)) {
        char line[LINE_MAX_BYTES];
        copy_line(line, s, n);
        *m = (Measure){k, fonts_width(g->fonts, face, pixels, line)};
    }
    return m->width;
}

/* The display face is set tighter than the text face. */
static float text_line_height(const Gfx *g, Text style)
{
    bool title = style.face == FACE_TITLE || style.face == FACE_TITLE600;
    return ceilf((float)text_pixels(g, style) * (title ? 1.19f : 1.35f)) / g->unit;
}

void text_draw_px(Gfx *g, Face face, int pixels, Color c, const char *s, size_t n, int x, int y)
{
    int high = pixels * 2, wide = text_width_px(g, face, pixels, s, n);
    if (n == 0 || px_hidden(g, (SDL_Rect){x - pixels / 2, y - pixels / 2, wide + pixels, high}))
        return;
    Key k = text_key(BAKE_TEXT, face, pixels, s, n);
    key_color(&k, c);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL) {
        char line[LINE_MAX_BYTES];
        copy_line(line, s, n);
        b = bake_surface(g, k, fonts_render(g->fonts, face, pixels, c, line), true);
    }
    px_baked(g, b, x, y);
}

static void text_overflow(Gfx *g, const char *s)
{
    if (g->overflow++ == 0)
        snprintf(g->first_overflow, sizeof g->first_overflow, "%s", s);
}

float gfx_text_width(Gfx *g, Text style, const char *s)
{
    if (s == NULL)
        return 0;
    return (float)text_width_px(g, style.face, text_pixels(g, style), s, strlen(s)) / g->unit;
}

Text gfx_text_fit(Gfx *g, Text style, float least, float step, float w, const char *s)
{
    while (style.size > least && gfx_text_width(g, style, s) > w)
        style.size -= step;
    return style;
}

float gfx_text_height(Gfx *g, Text style)
{
    return text_line_height(g, style);
}

/* Returns the length of the longest beginning that leaves room for the ellipsis, without blanks before it. */
static size_t cut_length(Gfx *g, Face face, int pixels, const char *s, int room)
{
    size_t low = 0, high = strlen(s);
    while (low < high) {
        size_t mid = (low + high + 1) / 2, at = mid;
        while (at > 0 && ((unsigned char)s[at] & 0xC0) == 0x80)
            at--;
        if (text_width_px(g, face, pixels, s, at) <= room)
            low = mid;
        else
            high = mid - 1;
    }
    while (low > 0 && ((unsigned char)s[low] & 0xC0) == 0x80)
        low--;
    while (low > 0 && s[low - 1] == ' ')
        low--;
    return low;
}

float gfx_text(Gfx *g, Text style, Rect r, const char *s)
{
    static const char dots[] = "\xE2\x80\xA6";
    if (s == NULL || s[0] == '\0')
        return 0;
    char line[LINE_MAX_BYTES];
    int pixels = text_pixels(g, style), room = (int)ceilf(r.w * g->unit) + 1;
    copy_line(line, s, strlen(s));
    int width = text_width_px(g, style.face, pixels, line, strlen(line));
    bool low = r.h > 0 && r.h * g->unit < 0.8f * (float)pixels;
    if (width > room || low)
        text_overflow(g, s);
    if (width > room) {
        int rest = room - text_width_px(g, style.face, pixels, dots, strlen(dots));
        size_t n = cut_length(g, style.face, pixels, line, rest);
        n = n > LINE_MAX_BYTES - sizeof dots ? 0 : n;
        memcpy(line + n, dots, sizeof dots);
        width = text_width_px(g, style.face, pixels, line, strlen(line));
    }
    float share = style.align == ALIGN_LEFT ? 0.0f : style.align == ALIGN_CENTER ? 0.5f : 1.0f;
    int x = (int)lrintf(r.x * g->unit + (r.w * g->unit - (float)width) * share);
    int height = fonts_height(g->fonts, style.face, pixels);
    int y = (int)lrintf((r.y + r.h / 2) * g->unit - (float)height / 2);
    text_draw_px(g, style.face, pixels, style.color, line, strlen(line), x, y);
    return (float)width / g->unit;
}

/* ---- paragraphs ------------------------------------------------------------------------------------------------- */
/* Paragraphs: pieces gathered into lines, words that stand side by side drawn as one run. */

/* Something drawn on the present line: a run of words of one face, or a token. */
typedef struct {
    TextPiece piece;   /* of a run: start and length cover all its words and the blanks between */
    int x, w, stretch; /* stretch: it belongs to, -1: none */
} Run;

enum { RUNS = 96 };

typedef struct {
    Gfx *g;
    Text style;
    SDL_Rect box; /* h < 0: only measured */
    Color bold_color;
    int pixels, line_px, ink_px, token_px;
    Run run[RUNS];
    int runs, width; /* of the present line */
    int lines, drawn;
    const char *text;
    const Stretch *stretch;
    int stretches;
    StretchSeen *seen;
    void *ctx;
} Setter;

/* Returns the stretch that holds this byte of the text, or -1. */
static int stretch_at(const Setter *s, const char *p)
{
    size_t at = (size_t)(p - s->text);
    for (int i = 0; i < s->stretches && s->stretch[i].at <= at; i++)
        if (at - s->stretch[i].at < s->stretch[i].length)
            return i;
    return -1;
}

/* Returns the next piece; a word is split where a stretch begins or ends in it. */
static TextPiece next_piece(const Setter *s, MarkReader *r)
{
    TextPiece p = marks_next(r);
    if (p.kind != TEXT_WORD)
        return p;
    size_t from = (size_t)(p.start - s->text);
    for (int i = 0; i < s->stretches; i++) {
        size_t edge[2] = {s->stretch[i].at, s->stretch[i].at + s->stretch[i].length};
        for (int k = 0; k < 2; k++)
            if (edge[k] > from && edge[k] < from + p.length)
                p.length = edge[k] - from;
    }
    r->at = p.start + p.length;
    return p;
}

static Face bold_of(Face f)
{
    return f == FACE_TITLE || f == FACE_TITLE600 ? FACE_TITLE : FACE_BOLD;
}

static Face face_of(const Setter *s, bool bold)
{
    return bold ? bold_of(s->style.face) : s->style.face;
}

static int run_width(Setter *s, const TextPiece *p)
{
    if (p->kind != TEXT_WORD)
        return s->token_px;
    return text_width_px(s->g, face_of(s, p->bold), s->pixels, p->start, p->length);
}

static void draw_run(Setter *s, const Run *r, int x, int y)
{
    float u = s->g->unit, size = (float)s->token_px / u;
    float cx = ((float)x + (float)s->token_px / 2) / u, cy = ((float)y + (float)s->line_px / 2) / u;
    Color c = r->piece.bold ? s->bold_color : s->style.color;
    if (r->stretch >= 0 && s->stretch[r->stretch].ink.a > 0)
        c = s->stretch[r->stretch].ink;
    if (r->piece.kind == TEXT_WORD)
        text_draw_px(s->g, face_of(s, r->piece.bold), s->pixels, c, r->piece.start, r->piece.length, x,
                     y + (s->line_px - s->ink_px) / 2);
    else if (r->piece.kind == TEXT_SIGN)
        gfx_badge(s->g, r->piece.word, cx, cy, size);
    else if (r->piece.kind == TEXT_COIN)
        gfx_coin(s->g, r->piece.number, cx, cy, size);
    else
        gfx_seat_badge(s->g, r->piece.number, cx, cy, size);
}

/* Draws the background and the underline of a run's stretch and reports its rectangle. */
static void ground_run(Setter *s, const Run *r, int x, int y)
{
    if (r->stretch < 0)
        return;
    const Stretch *t = &s->stretch[r->stretch];
    float u = s->g->unit;
    Rect at = {(float)x / u, (float)y / u, (float)r->w / u, (float)s->line_px / u};
    if (t->ground.a > 0)
        gfx_round(s->g, rect(at.x - 2, at.y, at.w + 4, at.h), 3, t->ground);
    if (t->under.a > 0)
        px_fill(s->g, (SDL_Rect){x, y + (s->line_px + s->ink_px) / 2 - s->pixels / 10, r->w, px_size(s->g, 1.4f)},
                t->under);
    if (s->seen)
        s->seen(s->ctx, r->stretch, at);
}

static void end_line(Setter *s)
{
    int y = s->box.y + s->lines * s->line_px;
    bool fits = s->box.h < 0 || y + s->line_px <= s->box.y + s->box.h + 1 + s->line_px / 8;
    s->lines++;
    if (fits)
        s->drawn++;
    if (fits && s->box.h >= 0) {
        int spare = s->box.w - s->width;
        int left = s->style.align == ALIGN_LEFT ? 0 : s->style.align == ALIGN_CENTER ? spare / 2 : spare;
        for (int i = 0; i < s->runs; i++)
            ground_run(s, &s->run[i], s->box.x + left + s->run[i].x, y);
        for (int i = 0; i < s->runs; i++)
            draw_run(s, &s->run[i], s->box.x + left + s->run[i].x, y);
    }
    s->runs = 0;
    s->width = 0;
}

static void add_run(Setter *s, const TextPiece *p, int gap, int w)
{
    if (s->runs == RUNS)
        end_line(s);
    int x = s->runs > 0 ? s->width + gap : 0;
    s->run[s->runs++] = (Run){*p, x, w, p->kind == TEXT_WORD ? stretch_at(s, p->start) : -1};
    s->width = x + w;
}

/* Lengthens the run by a word that follows it in the text itself, in the same face (blanks between, no mark): measured
 * and drawn as one, with the font's own spacing. False: the word begins a run of its own. *fits: the run still fits the
 * line. */
static bool lengthen_run(Setter *s, const TextPiece *p, bool *fits)
{
    if (s->runs == 0 || p->kind != TEXT_WORD)
        return false;
    Run *last = &s->run[s->runs - 1];
    if (last->piece.kind != TEXT_WORD || last->piece.bold != p->bold || last->stretch != stretch_at(s, p->start))
        return false;
    const char *end = last->piece.start + last->piece.length;
    if (strspn(end, " ") != (size_t)(p->start - end))
        return false;
    TextPiece longer = last->piece;
    longer.length = (size_t)(p->start + p->length - longer.start);
    int w = run_width(s, &longer);
    *fits = last->x + w <= s->box.w;
    if (*fits) {
        last->piece = longer;
        last->w = w;
        s->width = last->x + w;
    }
    return true;
}

/* Splits a word wider than a whole line into lines. */
static void break_word(Setter *s, TextPiece p)
{
    while (p.length > 0) {
        size_t n = 0, next = 0;
        do {
            n = next;
            for (next = n + 1; next < p.length && ((unsigned char)p.start[next] & 0xC0) == 0x80; next++) {
            }
        } while (n < p.length && text_width_px(s->g, face_of(s, p.bold), s->pixels, p.start, next) <= s->box.w);
        if (n == 0)
            n = next < p.length ? next : p.length; /* at least one character a line, or it would never end */
        if (n > p.length)
            n = p.length;
        TextPiece part = p;
        part.length = n;
        add_run(s, &part, 0, run_width(s, &part));
        p.start += n;
        p.length -= n;
        if (p.length > 0)
            end_line(s);
    }
}

/* Returns the width that must stay together from here: pieces without a blank between. */
static int cluster_width(Setter *s, const TextPiece *first, MarkReader ahead)
{
    int w = run_width(s, first);
    for (TextPiece p = next_piece(s, &ahead); p.kind >= TEXT_SIGN || p.kind == TEXT_WORD; p = next_piece(s, &ahead))
        w += run_width(s, &p);
    return w;
}

static void place(Setter *s, const TextPiece *p, bool after_blank, const MarkReader *ahead)
{
    bool fits = true;
    /* Where the face changes or a sign begins, a blank of its own width looks like none. */
    int blank = after_blank ? text_width_px(s->g, s->style.face, s->pixels, " ", 1) + (s->pixels + 6) / 12 : 0;
    int together = cluster_width(s, p, *ahead), w = run_width(s, p);
    bool may_break = s->runs > 0 && (after_blank || s->width + w > s->box.w);
    if (may_break && s->width + blank + (together <= s->box.w ? together : w) > s->box.w + 1) {
        end_line(s);
        after_blank = false;
    }
    if (w > s->box.w && p->kind == TEXT_WORD) {
        break_word(s, *p);
        return;
    }
    if (lengthen_run(s, p, &fits)) {
        if (fits)
            return;
        end_line(s);
        after_blank = false;
    }
    add_run(s, p, after_blank ? blank : 0, w);
}

static void set_text(Setter *s, const char *text)
{
    MarkReader r = {text, false};
    bool after_blank = false;
    s->text = text;
    for (TextPiece p = next_piece(s, &r); p.kind != TEXT_END; p = next_piece(s, &r)) {
        if (p.kind == TEXT_LINE) {
            end_line(s);
        } else if (p.kind != TEXT_BLANK) {
            place(s, &p, after_blank, &r);
        }
        after_blank = p.kind == TEXT_BLANK;
    }
    if (s->runs > 0)
        end_line(s);
}

static Setter setter_for(Gfx *g, Text style, SDL_Rect box)
{
    Setter s = {.g = g, .style = style, .box = box, .pixels = text_pixels(g, style)};
    /* Bold words of second texts (names in the log) step forward to the colour of first texts. */
    Color second = gfx_color(g, COL_TEXT2);
    s.bold_color = memcmp(&second, &style.color, sizeof second) == 0 ? gfx_color(g, COL_TEXT) : style.color;
    s.line_px = (int)lrintf(text_line_height(g, style) * g->unit);
    s.ink_px = fonts_height(g->fonts, style.face, s.pixels);
    s.token_px = (int)lrintf((float)s.pixels * 1.3f);
    return s;
}

float gfx_paragraph_with(Gfx *g, Text style, Rect r, const char *s, const Stretch *stretch, int n, StretchSeen *seen,
                         void *ctx)
{
    if (s == NULL || s[0] == '\0')
        return 0;
    SDL_Rect box = px_rect(g, r);
    box.w = (int)(r.w * g->unit); /* not from rounded edges: measuring elsewhere must break the same lines */
    Setter set = setter_for(g, style, box);
    set.stretch = stretch;
    set.stretches = n;
    set.seen = seen;
    set.ctx = ctx;
    set_text(&set, s);
    if (set.drawn < set.lines)
        text_overflow(g, s);
    return (float)(set.drawn * set.line_px) / g->unit;
}

float gfx_paragraph_with_height(Gfx *g, Text style, float width, const char *s, const Stretch *stretch, int n)
{
    if (s == NULL || s[0] == '\0')
        return 0;
    SDL_Rect box = {0, 0, (int)(width * g->unit), -1};
    Setter set = setter_for(g, style, box);
    set.stretch = stretch;
    set.stretches = n;
    set_text(&set, s);
    return (float)(set.lines * set.line_px) / g->unit;
}

float gfx_paragraph(Gfx *g, Text style, Rect r, const char *s)
{
    return gfx_paragraph_with(g, style, r, s, NULL, 0, NULL, NULL);
}

float gfx_paragraph_height(Gfx *g, Text style, float width, const char *s)
{
    return gfx_paragraph_with_height(g, style, width, s, NULL, 0);
}
