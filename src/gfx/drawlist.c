/* SPDX-License-Identifier: MIT
 * Recording by tile, comparing with the frame before, painting what is different. */
#include "gfx/drawlist.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/log.h"
#include "gfx/bitmap.h"
#include "gfx/blit.h"

enum { TILE_W = 128, TILE_H = 32, NONE = -1 };

typedef struct {
    enum { DRAW_FILL, DRAW_COPY, DRAW_STRETCH } kind;
    unsigned alpha;
    Uint32 pixel;
    const Baked *picture;
    SDL_Rect clip; /* inside the frame */
    SDL_Rect to;   /* of the whole picture */
} Draw;

typedef struct { /* one draw on one tile */
    int draw, next;
} Touch;

typedef struct {
    uint64_t sum;
    int first, last; /* touches in their order, NONE: none */
} Tile;

struct DrawList {
    int w, h, columns, rows; /* of the frame; of tiles */
    Draw *draw;
    Touch *touch;
    Baked **kept;
    Tile *tile;
    uint64_t *shown;   /* the sums of the tiles on the target */
    SDL_Rect *painted; /* one a tile is always enough */
    int ndraws, ntouches, nkept, draw_room, touch_room, kept_room;
    bool known; /* `shown` is valid */
};

DrawList *drawlist_new(void)
{
    return xcalloc(1, sizeof(DrawList));
}

static void drop_kept(DrawList *l)
{
    for (int i = 0; i < l->nkept; i++) {
        baked_free(l->kept[i]);
        free(l->kept[i]);
    }
    l->nkept = 0;
}

void drawlist_free(DrawList *l)
{
    if (l == NULL)
        return;
    drop_kept(l);
    free(l->draw);
    free(l->touch);
    free(l->kept);
    free(l->tile);
    free(l->shown);
    free(l->painted);
    free(l);
}

static void clear(DrawList *l)
{
    for (int i = 0; i < l->columns * l->rows; i++)
        l->tile[i] = (Tile){0, NONE, NONE};
    l->ndraws = l->ntouches = 0;
    drop_kept(l);
}

void drawlist_begin(DrawList *l, int w, int h)
{
    if (w != l->w || h != l->h) {
        l->w = w;
        l->h = h;
        l->columns = (w + TILE_W - 1) / TILE_W;
        l->rows = (h + TILE_H - 1) / TILE_H;
        size_t n = (size_t)l->columns * (size_t)l->rows;
        l->tile = xrealloc(l->tile, (n + 1) * sizeof *l->tile);
        l->shown = xrealloc(l->shown, (n + 1) * sizeof *l->shown);
        l->painted = xrealloc(l->painted, (n + 1) * sizeof *l->painted);
        l->known = false;
    }
    clear(l);
}

void drawlist_forget(DrawList *l)
{
    l->known = false;
}

/* ---- recording --------------------------------------------------------------------------------------------------- */

static uint64_t mixed(uint64_t sum, uint64_t value)
{
    sum = (sum ^ value) * 0x9E3779B97F4A7C15u;
    return sum ^ sum >> 32;
}

static uint64_t pair(int a, int b)
{
    return (uint64_t)(uint32_t)a << 32 | (uint32_t)b;
}

static uint64_t sum_of(const Draw *d)
{
    uint64_t sum = mixed(pair((int)d->kind, (int)d->alpha), d->pixel);
    sum = mixed(mixed(sum, pair(d->clip.x, d->clip.y)), pair(d->clip.w, d->clip.h));
    if (d->picture == NULL)
        return sum;
    sum = mixed(mixed(sum, pair(d->to.x, d->to.y)), pair(d->to.w, d->to.h));
    return mixed(sum, d->picture->serial);
}

static SDL_Rect tile_rect(const DrawList *l, int column, int row)
{
    int x = column * TILE_W, y = row * TILE_H;
    return (SDL_Rect){x, y, l->w - x < TILE_W ? l->w - x : TILE_W, l->h - y < TILE_H ? l->h - y : TILE_H};
}

/* True if the draw hides everything below it on the whole tile. */
static bool covers(const Draw *d, SDL_Rect tile)
{
    bool whole = d->clip.x <= tile.x && d->clip.y <= tile.y && d->clip.x + d->clip.w >= tile.x + tile.w &&
                 d->clip.y + d->clip.h >= tile.y + tile.h;
    if (!whole || d->kind == DRAW_STRETCH)
        return false;
    if (d->kind == DRAW_FILL)
        return d->pixel >> 24 == 255;
    return d->alpha == 255 &&
           baked_is_opaque(d->picture, (SDL_Rect){tile.x - d->to.x, tile.y - d->to.y, tile.w, tile.h});
}

static void touch(DrawList *l, Tile *t, int draw, uint64_t sum)
{
    if (l->ntouches == l->touch_room) {
        l->touch_room = l->touch_room * 2 + 1024;
        l->touch = xrealloc(l->touch, (size_t)l->touch_room * sizeof *l->touch);
    }
    int i = l->ntouches++;
    l->touch[i] = (Touch){draw, NONE};
    if (t->last == NONE)
        t->first = i;
    else
        l->touch[t->last].next = i;
    t->last = i;
    t->sum = mixed(t->sum, sum);
}

static void add(DrawList *l, Draw d)
{
    SDL_Rect all = {0, 0, l->w, l->h};
    if (!SDL_IntersectRect(&all, &d.clip, &d.clip))
        return;
    if (l->ndraws == l->draw_room) {
        l->draw_room = l->draw_room * 2 + 512;
        l->draw = xrealloc(l->draw, (size_t)l->draw_room * sizeof *l->draw);
    }
    uint64_t sum = sum_of(&d);
    int index = l->ndraws++;
    l->draw[index] = d;
    for (int row = d.clip.y / TILE_H; row <= (d.clip.y + d.clip.h - 1) / TILE_H; row++)
        for (int column = d.clip.x / TILE_W; column <= (d.clip.x + d.clip.w - 1) / TILE_W; column++) {
            Tile *t = &l->tile[row * l->columns + column];
            if (covers(&d, tile_rect(l, column, row)))
                *t = (Tile){0, NONE, NONE};
            touch(l, t, index, sum);
        }
}

void drawlist_fill(DrawList *l, SDL_Rect clip, Uint32 pixel)
{
    add(l, (Draw){.kind = DRAW_FILL, .pixel = pixel, .clip = clip});
}

void drawlist_copy(DrawList *l, SDL_Rect clip, const Baked *b, int x, int y, unsigned alpha)
{
    Draw d = {.kind = DRAW_COPY, .alpha = alpha, .picture = b, .to = {x, y + b->dy, b->w, b->h}};
    if (b->surface != NULL && SDL_IntersectRect(&clip, &d.to, &d.clip))
        add(l, d);
}

void drawlist_stretch(DrawList *l, SDL_Rect clip, const Baked *b, SDL_Rect to, unsigned alpha)
{
    Draw d = {.kind = DRAW_STRETCH, .alpha = alpha, .picture = b, .to = to};
    if (b->surface != NULL && SDL_IntersectRect(&clip, &d.to, &d.clip))
        add(l, d);
}

const Baked *drawlist_keep(DrawList *l, Baked b)
{
    if (l->nkept == l->kept_room) {
        l->kept_room = l->kept_room * 2 + 16;
        l->kept = xrealloc(l->kept, (size_t)l->kept_room * sizeof(Baked *)); /* each on its own: they may not move */
    }
    Baked *own = xmalloc(sizeof *own);
    *own = b;
    l->kept[l->nkept++] = own;
    return own;
}

/* ---- painting ---------------------------------------------------------------------------------------------------- */

static Uint32 *pixel_at(const SDL_Surface *s, int x, int y)
{
    return surface_row(s, y) + x;
}

static void paint_fill(SDL_Surface *s, const Draw *d, SDL_Rect at)
{
    bool opaque = d->pixel >> 24 == 255;
    for (int y = at.y; y < at.y + at.h; y++)
        (opaque ? blit_fill : blit_fill_blend)(pixel_at(s, at.x, y), d->pixel, at.w);
}

static int between(int v, int low, int high)
{
    return v < low ? low : v > high ? high : v;
}

/* Paints columns a .. b of a row: blends up to the opaque ones, copies those, blends the rest. */
static void paint_span(Uint32 *to, const Uint32 *from, Span span, int a, int b)
{
    int left = between(span.first, a, b), solid = between(span.solid, left, b);
    int solid_end = between(span.solid_end, solid, b), end = between(span.end, solid_end, b);
    blit_blend(to + left - a, from + left, solid - left);
    blit_copy(to + solid - a, from + solid, solid_end - solid);
    blit_blend(to + solid_end - a, from + solid_end, end - solid_end);
}

static void paint_copy(SDL_Surface *s, const Draw *d, SDL_Rect at)
{
    const Baked *b = d->picture;
    int left = at.x - d->to.x, right = left + at.w;
    for (int y = at.y; y < at.y + at.h; y++) {
        const Uint32 *from = baked_row(b, y - d->to.y);
        Span span = b->span[y - d->to.y];
        if (d->alpha == 255) {
            paint_span(pixel_at(s, at.x, y), from, span, left, right);
            continue;
        }
        int first = between(span.first, left, right), end = between(span.end, first, right);
        blit_blend_faded(pixel_at(s, at.x + first - left, y), from + first, end - first, d->alpha);
    }
}

static void paint_stretched(SDL_Surface *s, const Draw *d, SDL_Rect at)
{
    const Baked *b = d->picture;
    for (int y = at.y; y < at.y + at.h; y++) {
        const Uint32 *from = baked_row(b, (y - d->to.y) * b->h / d->to.h);
        Uint32 *to = pixel_at(s, at.x, y);
        for (int x = 0; x < at.w; x++) {
            Uint32 p = from[(at.x + x - d->to.x) * b->w / d->to.w];
            to[x] = blit_pixel(to[x], d->alpha == 255 ? p : blit_faded(p, d->alpha));
        }
    }
}

static void paint_tile(const DrawList *l, const Tile *t, SDL_Surface *s, SDL_Rect tile)
{
    REQUIRE(s != NULL);
    for (int i = t->first; i != NONE; i = l->touch[i].next) {
        const Draw *d = &l->draw[l->touch[i].draw];
        SDL_Rect at;
        if (!SDL_IntersectRect(&d->clip, &tile, &at))
            continue;
        switch (d->kind) {
        case DRAW_FILL:
            paint_fill(s, d, at);
            break;
        case DRAW_COPY:
            paint_copy(s, d, at);
            break;
        case DRAW_STRETCH:
            paint_stretched(s, d, at);
            break;
        }
    }
}

/* Adds a tile to the parts; tiles side by side become one part. */
static int add_part(SDL_Rect *part, int n, SDL_Rect r)
{
    if (n > 0 && part[n - 1].y == r.y && part[n - 1].x + part[n - 1].w == r.x) {
        part[n - 1].w += r.w;
        return n;
    }
    part[n] = r;
    return n + 1;
}

static int join_rows(SDL_Rect *part, int n)
{
    int kept = 0;
    for (int i = 0; i < n; i++) {
        int above = kept - 1;
        while (above >= 0 && !(part[above].x == part[i].x && part[above].w == part[i].w &&
                               part[above].y + part[above].h == part[i].y))
            above--;
        if (above >= 0)
            part[above].h += part[i].h;
        else
            part[kept++] = part[i];
    }
    return kept;
}

const SDL_Rect *drawlist_paint(DrawList *l, SDL_Surface *target, int *n)
{
    SDL_Rect seen = target != NULL ? (SDL_Rect){0, 0, target->w, target->h} : (SDL_Rect){0};
    int parts = 0;
    for (int i = 0; i < l->columns * l->rows; i++) {
        SDL_Rect tile = tile_rect(l, i % l->columns, i / l->columns);
        bool same = l->known && l->shown[i] == l->tile[i].sum;
        l->shown[i] = l->tile[i].sum;
        if (same || !SDL_IntersectRect(&tile, &seen, &tile))
            continue;
        paint_tile(l, &l->tile[i], target, tile);
        parts = add_part(l->painted, parts, tile);
    }
    l->known = target != NULL;
    clear(l);
    *n = join_rows(l->painted, parts);
    return l->painted;
}
