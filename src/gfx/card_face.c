/* SPDX-License-Identifier: MIT
 * Faces of cards, composed once per size: the thin-rimmed small ones and the painted large ones. */
#include "gfx/card_face.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/name.h"
#include "gfx/blit.h"
#include "gfx/path.h"

CardSize card_size(float width)
{
    return width <= 72.5f ? CARD_THUMB : width <= 120.5f ? CARD_TABLE : width < 189.5f ? CARD_HAND : CARD_ZOOM;
}

bool card_is_small(const CardFace *face, float width)
{
    return card_size(width) <= CARD_TABLE || (face != NULL && face->plain);
}

float card_plate(const Gfx *g, const CardFace *face, float width)
{
    if ((face && !face->name) || !card_is_small(face, width) || card_size(width) == CARD_THUMB || g->text_scale > 1.5f)
        return 0;
    return roundf(width * 0.148f) > 20 ? roundf(width * 0.148f) : 20;
}

float card_radius(const CardFace *face, float width)
{
    return width * (card_is_small(face, width) ? 0.06f : 0.02f);
}

/* Draws a picture used for this bake only straight onto the canvas, not through the cache. A dry pass only requests it,
 * so that all pictures of a face are requested at once. */
static bool paste_picture(Gfx *g, const char *name, SDL_Rect to)
{
    int w, h;
    if (to.w < 1 || to.h < 1 || !pictures_size(g->pictures, name, &w, &h))
        return false;
    float sx = (float)w / (float)to.w, sy = (float)h / (float)to.h, s = minf(sx, sy);
    SDL_FRect crop = {0, 0, s * (float)to.w, s * (float)to.h};
    crop.x = ((float)w - crop.w) / 2;
    crop.y = ((float)h - crop.h) / 2;
    if (g->dry)
        return picture_is_coming(g, name, crop, to.w, to.h) || pictures_size(g->pictures, name, NULL, NULL);
    SDL_Surface *surface = pictures_scaled(g->pictures, name, crop, to.w, to.h);
    px_fleeting(g, surface, to.x, to.y);
    return surface != NULL;
}

/* Darkens the picture towards the rim, so that the emblem is the brightest part. */
static void paste_vignette(Gfx *g, SDL_Rect to)
{
    if (g->dry)
        return;
    Bitmap b = bitmap_new(to.w, to.h);
    for (int y = 0; y < b.h; y++) {
        for (int x = 0; x < b.w; x++) {
            float t = radial_at((float)x + 0.5f, (float)y + 0.5f, (float)b.w, (float)b.h, 0.5f, 0.42f);
            bitmap_over(&b, x, y, (Color){0, 0, 0, 255}, 0.1f + 0.5f * t);
        }
    }
    px_fleeting(g, bitmap_surface(&b), to.x, to.y);
    bitmap_free(&b);
}

static Rect logical(const Gfx *g, SDL_Rect p)
{
    float u = g->unit;
    return rect((float)p.x / u, (float)p.y / u, (float)p.w / u, (float)p.h / u);
}

static void paste_art(Gfx *g, const CardFace *f, SDL_Rect to)
{
    if (f->picture != NULL && paste_picture(g, f->picture, to))
        return;
    if (f->backdrop == NULL || !paste_picture(g, f->backdrop, to))
        px_fill(g, to, color_mix(gfx_color(g, f->rim), (Color){20, 12, 8, 255}, 0.72f));
    paste_vignette(g, to);
    if (f->emblem == NULL)
        return;
    Rect r = logical(g, to);
    float side = r.w * 0.56f, x = r.x + (r.w - side) / 2, y = r.y + (r.h - side) / 2 - r.w * 0.03f, drop = r.w * 0.02f;
    gfx_sign(g, f->emblem, rect(x, y + drop, side, side), (Color){0, 0, 0, 110}, (Color){0, 0, 0, 110});
    gfx_sign(g, f->emblem, rect(x, y, side, side), color_rgb(0xF7DFA0), color_rgb(0x3A1A10));
}

/* Abbreviates a word too long for its plate, "Wasserske."; with fewer than ABBREVIATED letters left it becomes empty. */
static void abbreviate(Gfx *g, Text style, float width, char *name)
{
    enum { ABBREVIATED = 5 };
    for (size_t n = strlen(name); n > ABBREVIATED;) {
        do
            n--;
        while (((unsigned char)name[n] & 0xC0) == 0x80);
        name[n] = '.';
        name[n + 1] = '\0';
        if (gfx_text_width(g, style, name) <= width)
            return;
    }
    name[0] = '\0';
}

/* Cuts a name after as many of its words as fit with an ellipsis, "Night of a Thousand\u2026". False, and the name is as it
 * was: they would end in a little word, or say no more than its short form. */
static bool cut_after_words(Gfx *g, Text style, float width, char name[NAME_ROOM])
{
    enum { LITTLE = 3 };
    char brief[NAME_ROOM], cut[NAME_ROOM];
    name_short(name, brief, sizeof brief);
    size_t least = strlen(brief);
    if (strncmp(name, brief, least) != 0)
        return false; /* it is the end that counts: "Water Skeleton" */
    for (size_t n = strlen(name); n-- > least + 1;) {
        if (name[n] != ' ')
            continue;
        size_t word = n;
        while (word > 0 && name[word - 1] != ' ')
            word--;
        (void)snprintf(cut, sizeof cut, "%.*s\u2026", (int)n, name);
        if (word > least && n - word > LITTLE && gfx_text_width(g, style, cut) <= width) {
            (void)snprintf(name, NAME_ROOM, "%s", cut);
            return true;
        }
    }
    return false;
}

static float fitting_size(Gfx *g, Text style, float least, float width, const char *name)
{
    for (; style.size >= least; style.size -= 0.5f)
        if (gfx_text_width(g, style, name) <= width)
            return style.size;
    return 0;
}

/* Returns the largest size between most and least at which the name, or the longest of those like it, fits. If none
 * does, the name is cut after some words, or becomes its short form, as large as that may be, abbreviated if needed; the
 * zoom shows all of it. */
static float fit_name(Gfx *g, Text style, float least, float width, const CardFace *f, char name[NAME_ROOM])
{
    const char *longest = f->alike ? f->alike : name;
    (void)snprintf(name, NAME_ROOM, "%s", f->name != NULL ? f->name : "");
    float size = fitting_size(g, style, least, width, longest);
    if (size > 0)
        return size;
    Text smallest = style;
    smallest.size = least;
    if (!f->alike && cut_after_words(g, smallest, width, name))
        return least;
    char whole[NAME_ROOM];
    (void)snprintf(whole, sizeof whole, "%s", name);
    name_short(whole, name, NAME_ROOM);
    size = fitting_size(g, style, least, width, name);
    if (size > 0)
        return f->alike ? least : size;
    abbreviate(g, smallest, width, name);
    return least;
}

/* Returns the style and the text of the plate of a small card `card` wide. */
static Text plate_text(Gfx *g, const CardFace *f, float card, char name[NAME_ROOM])
{
    Text style = {FACE_BOLD, 13, gfx_color(g, COL_INK), ALIGN_CENTER, true};
    if (card_size(card) > CARD_TABLE) {
        style.face = FACE_TITLE;
        style.size = card * 0.118f;
    }
    bool covered = f->shows > 0 && f->shows < card - 1;
    style.align = covered ? ALIGN_LEFT : ALIGN_CENTER;
    style.size = fit_name(g, style, covered ? 9 : 10, covered ? f->shows - 7 : card - 12, f, name);
    return style;
}

void card_plate_name(Gfx *g, const CardFace *f, float card, char name[NAME_ROOM])
{
    (void)plate_text(g, f, card, name);
}

bool card_has_name(Gfx *g, const CardFace *face, float width)
{
    char name[NAME_ROOM];
    if (card_plate(g, face, width) <= 0)
        return false;
    card_plate_name(g, face, width, name);
    return face->name != NULL && strcmp(name, face->name) == 0;
}

/* A dimmed plate is translucent, its text is not: it must stay readable. */
static void plate(Gfx *g, const CardFace *f, Rect card, bool dimmed)
{
    gfx_fade(g, dimmed ? 0.68f : 1);
    float high = card_plate(g, f, card.w);
    Rect p = rect(card.x + 4, card.y + card.h - high - 4, card.w - 8, high);
    if (gfx_is_contrast(g)) {
        gfx_round(g, p, 4, gfx_color(g, COL_PAPER));
    } else {
        gfx_clip(g, p); /* square upper corners: the plate grows out of the picture */
        gfx_gradient(g, rect(p.x, p.y - 4, p.w, p.h + 4), 4, color_rgb(0xF2E4C0), color_rgb(0xDBC28D));
        gfx_unclip(g);
        gfx_fill(g, rect(p.x, p.y, p.w, 1), color_rgb(0x7D5C2B));
    }
    gfx_fade(g, 1);
    char name[NAME_ROOM];
    Text style = plate_text(g, f, card.w, name);
    float pad = style.align == ALIGN_LEFT ? 3 : 0;
    gfx_text(g, style, rect(p.x + pad, p.y + 0.5f, p.w - pad, p.h), name);
}

static void thin_rim(Gfx *g, const CardFace *f, Rect card, float radius, bool dimmed)
{
    float line = (float)px_size(g, 2) / g->unit;
    gfx_frame(g, rect_inset(card, 2 * line), radius - 2 * line, 1, (Color){0, 0, 0, 128});
    gfx_frame(g, rect_inset(card, line), radius - line, 2, gfx_color(g, f->rim));
    gfx_frame(g, card, radius, 2, color_rgb(dimmed ? 0x6B5A40 : 0xC9973F));
}

static void small_signs(Gfx *g, const CardFace *f, Rect card, CardSize size)
{
    float share = size == CARD_THUMB ? 0.30f : g->text_scale > 1.5f ? 0.32f : size > CARD_TABLE ? 0.21f : 0.25f;
    float d = roundf(card.w * share), half = d / 2;
    if (f->sign[0] != NULL)
        gfx_badge(g, f->sign[0], card.x + 3 + half, card.y + 3 + half, d);
    if (f->sign[1] != NULL)
        gfx_badge(g, f->sign[1], card.x + 3 + half, card.y + 3 + half + d + 1, d);
    if (f->sign[2] != NULL)
        gfx_badge(g, f->sign[2], card.x + card.w - 3 - half, card.y + 3 + half, d);
}

static void small_face(Gfx *g, const CardFace *f, Rect card, unsigned variant)
{
    CardSize size = card_size(card.w);
    bool dimmed = (variant & FACE_DIMMED) != 0;
    SDL_Rect p = px_rect(g, card);
    paste_art(g, f, p);
    thin_rim(g, f, card, card_radius(f, card.w), dimmed);
    small_signs(g, f, card, size);
    if (dimmed)
        px_fill(g, p, (Color){12, 9, 6, 128});
    if (card_plate(g, f, card.w) > 0)
        plate(g, f, card, dimmed);
}

static const char *medal_of(const char *word, char *out, size_t n)
{
    static const char *const painted[] = {"water", "fire",  "sun",    "moon",  "forest",  "royal",
                                          "ooze",  "troll", "dragon", "golem", "skeleton"};
    for (size_t i = 0; i < sizeof painted / sizeof *painted; i++) {
        if (strcmp(painted[i], word) == 0) {
            snprintf(out, n, "medals/%s", word);
            return out;
        }
    }
    return NULL;
}

static void large_sign(Gfx *g, const char *word, float x, float y, float d, bool painted)
{
    char name[64];
    const char *medal = word != NULL && painted ? medal_of(word, name, sizeof name) : NULL;
    if (word == NULL)
        return;
    if (medal != NULL && paste_picture(g, medal, px_rect(g, rect(x, y, d, d))))
        return;
    gfx_badge(g, word, x + d / 2, y + d / 2, d * 0.92f);
}

static void crest_pips(Gfx *g, Rect card, int n)
{
    float pip = card.w * 0.05f * 1.25f, gap = card.w * 0.02f, step = card.w * 0.05f + gap;
    float w = (float)n * step - gap + card.w * 0.06f, h = card.w * 0.08f;
    Rect pill = rect(card.x + (card.w - w) / 2, card.y + card.w * 0.01f, w, h);
    gfx_round(g, pill, h / 2, color_rgb(0xC9973F));
    gfx_round(g, rect_inset(pill, 1), h / 2, color_rgb(0x1A0F08));
    for (int i = 0; i < n; i++)
        gfx_pips(g, 1, 1, pill.x + card.w * 0.03f + (float)i * step - (pip - card.w * 0.05f) / 2, pill.y + h / 2, pip);
}

static void large_name(Gfx *g, const CardFace *f, Rect card)
{
    char name[NAME_ROOM];
    Text style = {FACE_TITLE, card.w * (card.w < 200 ? 0.105f : 0.085f), color_rgb(0x2A1A0E), ALIGN_CENTER, true};
    style.size = fit_name(g, style, fmaxf(card.w * 0.06f, 10.5f), card.w * 0.78f, f, name); /* a short form is read */
    gfx_text(g, style, rect(card.x + card.w * 0.09f, card.y + card.h * 0.845f, card.w * 0.82f, card.h * 0.095f), name);
}

/* True if the frame itself shows how many picks the card counts as: "frames/blood-2". */
static bool frame_tells_cost(const CardFace *f)
{
    size_t n = strlen(f->frame);
    return n > 2 && f->frame[n - 2] == '-' && f->frame[n - 1] - '0' == f->pips;
}

/* Returns the window through which the picture is visible. */
static SDL_Rect large_window(const Gfx *g, Rect card)
{
    return px_rect(g, rect(card.x + card.w * 0.06f, card.y + card.h * 0.05f, card.w * 0.88f, card.h * 0.78f));
}

/* Draws everything over the picture. */
static void large_front(Gfx *g, const CardFace *f, Rect card, SDL_Rect outer)
{
    float w = card.w, h = card.h;
    bool zoom = card_size(w) == CARD_ZOOM;
    bool framed = f->frame != NULL && paste_picture(g, f->frame, outer);
    if (!framed) {
        gfx_frame(g, card, 0, w * 0.06f, color_rgb(0xC9973F));
        gfx_fill(g, rect(card.x + w * 0.06f, card.y + h * 0.82f, w * 0.88f, h * 0.14f), color_rgb(0xEAD9B0));
    }
    float d = roundf(w * (w > 250 ? 0.17f : 0.20f)), top = card.y + h * (zoom ? 0.715f : 0.70f);
    bool painted = w > 200;
    large_sign(g, f->sign[0], card.x + w * 0.02f, top, d, painted);
    large_sign(g, f->sign[1], card.x + w * 0.02f + d, top, d, painted);
    /* numbers lie in the lower corners */
    large_sign(g, f->sign[2], card.x + w * 0.98f - d, f->numbers.has ? card.y + h * 0.02f : top, d, painted);
    large_name(g, f, card);
    if (f->pips > 1 && !(framed && frame_tells_cost(f)))
        crest_pips(g, card, f->pips);
}

static const Color wood = {0x1A, 0x0F, 0x08, 255};

static void large_face(Gfx *g, const CardFace *f, Rect card, SDL_Rect outer)
{
    px_fill(g, outer, wood);
    paste_art(g, f, large_window(g, card));
    large_front(g, f, card, outer);
}

/* Rounds the corners, last and by alpha alone, so that no dark seam comes from blending with transparent pixels. */
static void round_corners(SDL_Surface *s, float radius)
{
    for (int y = 0; y < s->h; y++) {
        Uint32 *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++) {
            float a = cover_round((float)x + 0.5f, (float)y + 0.5f, 0, 0, (float)s->w, (float)s->h, radius);
            row[x] = (row[x] & 0xFFFFFFu) | (Uint32)lrintf(a * 255) << 24;
        }
    }
}

static const char *word_of(const CardFace *f)
{
    return f->word != NULL ? f->word : f->name != NULL ? f->name : "";
}

static Key face_key(const Gfx *g, const CardFace *f, SDL_Rect at, unsigned variant)
{
    Key k = key_start(BAKE_CARD);
    const char *word = word_of(f);
    key_text(&k, word, strlen(word));
    key_int(&k, at.w);
    key_int(&k, at.h);
    key_int(&k, (int)variant);
    key_int(&k, (int)f->rim);
    key_int(&k, f->numbers.has != 0);
    key_int(&k, (int)g->theme);
    key_int(&k, f->plain);
    key_int(&k, (int)f->shows);
    return k;
}

bool card_is_made(Gfx *g, const CardFace *face, Rect r)
{
    return cache_find(g->cache, face_key(g, face, card_px(g, r), 0)) != NULL;
}

SDL_Rect card_px(const Gfx *g, Rect r)
{
    SDL_Rect p = px_rect(g, r);
    return (SDL_Rect){p.x, p.y, (int)lrintf(r.w * g->unit), (int)lrintf(r.h * g->unit)};
}

SDL_Rect card_outer(SDL_Rect at, float width)
{
    bool small = card_size(width) <= CARD_TABLE;
    int x = small ? 0 : (int)lrintf((float)at.w * 0.01f), y = small ? 0 : (int)lrintf((float)at.h * 0.01f);
    return (SDL_Rect){at.x - x, at.y - y, at.w + 2 * x, at.h + 2 * y};
}

/* Draws the face on a canvas as large as `outer`. */
static void draw_face(Gfx *g, const CardFace *face, SDL_Rect at, SDL_Rect outer, bool small, unsigned variant)
{
    Rect card = logical(g, (SDL_Rect){at.x - outer.x, at.y - outer.y, at.w, at.h});
    if (small) {
        small_face(g, face, card, variant);
        return;
    }
    large_face(g, face, card, (SDL_Rect){0, 0, outer.w, outer.h});
    if (variant)
        px_fill(g, (SDL_Rect){0, 0, outer.w, outer.h}, (Color){12, 9, 6, 128});
}

static void clear_corners(SDL_Surface *s, int rim, float radius)
{
    float w = (float)(s->w - 2 * rim), h = (float)(s->h - 2 * rim);
    for (int y = rim; y < s->h - rim; y++) {
        Uint32 *row = surface_row(s, y);
        for (int x = rim; x < s->w - rim; x++) {
            float a = cover_round((float)(x - rim) + 0.5f, (float)(y - rim) + 0.5f, 0, 0, w, h, radius);
            row[x] = a < 1 ? blit_faded(row[x], (unsigned)lrintf(a * 255)) : row[x];
        }
    }
}

SDL_Surface *card_front(Gfx *g, const CardFace *face, SDL_Rect at, float width, int rim, SDL_Rect *window)
{
    SDL_Rect outer = card_outer(at, width), all = {rim, rim, outer.w, outer.h};
    Rect card = logical(g, (SDL_Rect){at.x - outer.x + rim, at.y - outer.y + rim, at.w, at.h});
    SDL_Rect hole = large_window(g, card);
    int right = hole.x + hole.w, low = hole.y + hole.h;
    Canvas canvas;
    canvas_begin(g, &canvas, all.w + 2 * rim, all.h + 2 * rim, (Color){0, 0, 0, 0});
    px_fill(g, (SDL_Rect){all.x, all.y, all.w, hole.y - all.y}, wood);
    px_fill(g, (SDL_Rect){all.x, low, all.w, all.y + all.h - low}, wood);
    px_fill(g, (SDL_Rect){all.x, hole.y, hole.x - all.x, hole.h}, wood);
    px_fill(g, (SDL_Rect){right, hole.y, all.x + all.w - right, hole.h}, wood);
    large_front(g, face, card, all);
    card_numbers(g, card, &face->numbers);
    SDL_Surface *s = canvas_end(g, &canvas);
    if (s != NULL)
        clear_corners(s, rim, card_radius(face, width) * g->unit);
    *window = (SDL_Rect){hole.x - rim, hole.y - rim, hole.w, hole.h};
    return s;
}

static bool face_is_coming(Gfx *g, const CardFace *face, SDL_Rect at, SDL_Rect outer, bool small)
{
    if (!g->background)
        return false;
    int before = g->coming, overflow = g->overflow;
    float fade = g->fade;
    bool dry = g->dry;
    g->dry = true;
    draw_face(g, face, at, outer, small, 0);
    g->dry = dry;
    g->fade = fade;
    g->overflow = overflow;
    return g->coming > before;
}

/* Returns the slot of the card's newest face: its picture, at any size. */
static CardMade *made_of(Gfx *g, const CardFace *f, Key *card)
{
    const char *word = word_of(f), *picture = f->picture != NULL ? f->picture : "";
    *card = key_start(BAKE_CARD);
    key_text(card, word, strlen(word));
    key_text(card, picture, strlen(picture));
    return &g->made[card->a % CARDS_MADE];
}

static const Baked *note_made(Gfx *g, const CardFace *f, Key face, const Baked *b)
{
    Key card;
    CardMade *slot = made_of(g, f, &card);
    if (b != NULL)
        *slot = (CardMade){card, face};
    return b;
}

const Baked *card_face_standing_in(Gfx *g, const CardFace *f)
{
    Key card;
    const CardMade *slot = made_of(g, f, &card);
    return key_same(slot->card, card) ? cache_find(g->cache, slot->face) : NULL;
}

const Baked *card_face_baked(Gfx *g, const CardFace *face, Rect r, SDL_Rect at, unsigned variant, SDL_Rect *outer)
{
    bool small = card_is_small(face, r.w);
    *outer = small ? at : card_outer(at, r.w);
    Key k = face_key(g, face, at, variant);
    const Baked *known = cache_find(g->cache, k);
    if (known != NULL || face_is_coming(g, face, at, *outer, small))
        return note_made(g, face, k, known);
    Canvas canvas;
    canvas_begin(g, &canvas, outer->w, outer->h, (Color){17, 11, 7, 255});
    draw_face(g, face, at, *outer, small, variant);
    SDL_Surface *s = canvas_end(g, &canvas);
    if (s != NULL)
        round_corners(s, card_radius(face, r.w) * g->unit);
    return note_made(g, face, k, bake_surface(g, k, s, false));
}

void card_expect(Gfx *g, const CardFace *face, Rect r)
{
    SDL_Rect outer;
    if (!g->dry)
        (void)card_face_baked(g, face, r, card_px(g, r), 0, &outer);
}

static bool back_is_coming(Gfx *g, const char *back, SDL_Rect all)
{
    if (!g->background)
        return false;
    int before = g->coming;
    bool dry = g->dry;
    g->dry = true;
    (void)paste_picture(g, back, all);
    g->dry = dry;
    return g->coming > before;
}

/* Returns the slot of the back's newest picture, at any size. */
static CardMade *made_back(Gfx *g, const char *back, Key *card)
{
    *card = key_start(BAKE_BACK);
    key_text(card, back, strlen(back));
    return &g->made[card->a % CARDS_MADE];
}

const Baked *card_back_standing_in(Gfx *g, const char *back)
{
    Key card;
    const CardMade *slot = made_back(g, back != NULL ? back : "", &card);
    return key_same(slot->card, card) ? cache_find(g->cache, slot->face) : NULL;
}

const Baked *card_back_baked(Gfx *g, const char *back, SDL_Rect at, unsigned variant)
{
    back = back != NULL ? back : "";
    Key k = key_start(BAKE_BACK);
    key_text(&k, back, strlen(back));
    key_int(&k, at.w);
    key_int(&k, at.h);
    key_int(&k, (int)variant);
    const Baked *known = cache_find(g->cache, k);
    SDL_Rect all = {0, 0, at.w, at.h};
    Key card;
    CardMade *slot = made_back(g, back, &card);
    if (known != NULL)
        *slot = (CardMade){card, k};
    if (known != NULL || back_is_coming(g, back, all))
        return known;
    Canvas canvas;
    canvas_begin(g, &canvas, at.w, at.h, (Color){40, 14, 10, 255});
    if (!paste_picture(g, back, all))
        gfx_frame(g, logical(g, all), (float)at.w * 0.06f / g->unit, 3, color_rgb(0xC9973F));
    if (variant)
        px_fill(g, all, (Color){12, 9, 6, 128});
    SDL_Surface *s = canvas_end(g, &canvas);
    if (s != NULL)
        round_corners(s, (float)at.w * 0.06f);
    return bake_surface(g, k, s, false);
}
