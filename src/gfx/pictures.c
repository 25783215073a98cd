/* SPDX-License-Identifier: MIT
 * Pictures of assets/ by name: their size, and their pixels scaled to a size, either at once or, if allowed, by a
 * background thread.
 *
 * The thread serves the newest frame's requests first and drops requests no frame repeats, so that scrolling past a
 * hundred cards does not delay the visible ones. */
#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/log.h"
#include "gfx/decoder.h"
#include "gfx/inside.h"
#include "gfx/picture_file.h"
#include "sys/sys.h"

enum { DONE_BOUND = 8 << 20, DONE_FRAMES = 600 };

typedef struct {
    char name[PICTURE_NAME];
    int w, h;
    bool missing;
    enum { LARGE_UNSEEN, LARGE_NONE, LARGE_THERE } large; /* its second file */
    int large_w, large_h;
} Known;

/* Enlarged by more than this, a picture is taken from its larger file, <name>.large.webp; few have one (art/large.txt).
 * So small windows never decode pixels that only large ones show. */
static const float ENLARGED = 1.2f;

typedef struct { /* the file a request is served from, and the part of it in the file's own pixels */
    char name[PICTURE_NAME + 8];
    SDL_FRect crop;
} Source;

typedef struct {
    enum { ASK_WANTED, ASK_AT_WORK, ASK_DONE } state;
    Key key;
    Source from;
    char err[PICTURE_WORDS];
    int w, h; /* 0: only to be decoded */
    unsigned frame;
    SDL_Surface *surface; /* when done; NULL: it cannot be had */
} Ask;

struct Pictures {
    Decoder *decoder;
    Known *known;
    int count, room;

    SDL_Thread *thread; /* NULL: everything is made at once, by the caller */
    SDL_mutex *lock;    /* of everything below */
    SDL_cond *wanted, *done;
    Ask *ask;
    int asks, ask_room;
    unsigned frame;
    Uint32 event;
    bool quit, told; /* told: an event has been pushed since the frame began */
};

Pictures *pictures_new(const char *data_dir)
{
    Pictures *p = xcalloc(1, sizeof *p);
    p->decoder = decoder_new(data_dir);
    (void)IMG_Init(IMG_INIT_WEBP);
    return p;
}

static void end_thread(Pictures *p)
{
    if (p->thread != NULL) {
        SDL_LockMutex(p->lock);
        p->quit = true;
        SDL_CondSignal(p->wanted);
        SDL_UnlockMutex(p->lock);
        SDL_WaitThread(p->thread, NULL);
        p->thread = NULL;
    }
    for (int i = 0; i < p->asks; i++)
        SDL_FreeSurface(p->ask[i].surface);
    p->asks = 0;
    SDL_DestroyCond(p->wanted);
    SDL_DestroyCond(p->done);
    SDL_DestroyMutex(p->lock);
}

void pictures_free(Pictures *p)
{
    if (p == NULL)
        return;
    end_thread(p);
    decoder_free(p->decoder);
    free(p->ask);
    free(p->known);
    free(p);
}

/* ---- sizes ------------------------------------------------------------------------------------------------------- */

static void look_at_file(Pictures *p, Known *k)
{
    char path[PATH_SIZE + PICTURE_NAME + 16];
    decoder_path(p->decoder, k->name, path, sizeof path);
    k->missing = !picture_file_size(path, &k->w, &k->h);
    /* A card without a picture is drawn with its emblem, as the design wants: nothing to report. */
    if (k->missing && (strncmp(k->name, "cards/", 6) != 0 || file_exists(path)))
        log_note("no picture %s", path);
}

/* Returns the picture's entry; NULL: there is no such picture. */
static Known *find(Pictures *p, const char *name)
{
    if (name == NULL || name[0] == '\0' || strlen(name) >= PICTURE_NAME)
        return NULL;
    for (int i = 0; i < p->count; i++)
        if (strcmp(p->known[i].name, name) == 0)
            return p->known[i].missing ? NULL : &p->known[i];
    if (p->count == p->room) {
        p->room = p->room * 2 + 64;
        p->known = xrealloc(p->known, (size_t)p->room * sizeof *p->known);
    }
    Known *k = &p->known[p->count++];
    *k = (Known){0};
    (void)snprintf(k->name, sizeof k->name, "%s", name);
    look_at_file(p, k);
    return k->missing ? NULL : k;
}

bool pictures_size(Pictures *p, const char *name, int *w, int *h)
{
    const Known *k = find(p, name);
    if (k == NULL)
        return false;
    if (w != NULL)
        *w = k->w;
    if (h != NULL)
        *h = k->h;
    return true;
}

/* Both files show the same: their shapes are alike but for a pixel. */
static bool has_large(Pictures *p, Known *k)
{
    if (k->large == LARGE_UNSEEN) {
        char name[PICTURE_NAME + 8], path[PATH_SIZE + PICTURE_NAME + 16];
        (void)snprintf(name, sizeof name, "%s.large", k->name);
        decoder_path(p->decoder, name, path, sizeof path);
        bool there = strlen(name) < PICTURE_NAME && picture_file_size(path, &k->large_w, &k->large_h) &&
                     k->large_w > k->w && abs(k->large_h - k->large_w * k->h / k->w) <= 1;
        k->large = there ? LARGE_THERE : LARGE_NONE;
    }
    return k->large == LARGE_THERE;
}

static Source source_of(Pictures *p, Known *k, SDL_FRect crop, int w, int h)
{
    Source s = {.crop = crop};
    bool all = crop.w <= 0 || crop.h <= 0;
    float wide = all ? (float)k->w : crop.w, high = all ? (float)k->h : crop.h;
    bool large = ((float)w > ENLARGED * wide || (float)h > ENLARGED * high) && has_large(p, k);
    (void)snprintf(s.name, sizeof s.name, "%s%s", k->name, large ? ".large" : "");
    if (large && !all) {
        float x = (float)k->large_w / (float)k->w, y = (float)k->large_h / (float)k->h;
        s.crop = (SDL_FRect){x * crop.x, y * crop.y, x * crop.w, y * crop.h};
    }
    return s;
}

void pictures_largest(Pictures *p, const char *name, int *w, int *h)
{
    Known *k = find(p, name);
    bool large = k != NULL && has_large(p, k);
    *w = large ? k->large_w : k != NULL ? k->w : 0;
    *h = large ? k->large_h : k != NULL ? k->h : 0;
}

/* ---- the thread -------------------------------------------------------------------------------------------------- */

/* Returns the first waiting request of the newest frame that has one; NULL: none waits. */
static Ask *next_wanted(Pictures *p)
{
    Ask *best = NULL;
    for (int i = 0; i < p->asks; i++)
        if (p->ask[i].state == ASK_WANTED && (best == NULL || p->ask[i].frame > best->frame))
            best = &p->ask[i];
    return best;
}

static Ask *ask_of(Pictures *p, Key key)
{
    for (int i = 0; i < p->asks; i++)
        if (key_same(p->ask[i].key, key))
            return &p->ask[i];
    return NULL;
}

static void tell(Pictures *p)
{
    SDL_Event e = {.type = p->event};
    if (!p->told)
        p->told = SDL_PushEvent(&e) == 1;
}

static int work(void *data)
{
    Pictures *p = data;
    SDL_LockMutex(p->lock);
    while (!p->quit) {
        Ask *wanted = next_wanted(p);
        if (wanted == NULL) {
            SDL_CondWait(p->wanted, p->lock);
            continue;
        }
        wanted->state = ASK_AT_WORK;
        Ask job = *wanted;
        SDL_UnlockMutex(p->lock);
        job.surface = decoder_scaled(p->decoder, job.from.name, job.from.crop, job.w, job.h, job.err);
        SDL_LockMutex(p->lock);
        wanted = ask_of(p, job.key); /* the list may have changed meanwhile, but a request at work stays in it */
        REQUIRE(wanted != NULL);
        job.state = ASK_DONE;
        job.frame = wanted->frame;
        *wanted = job;
        SDL_CondBroadcast(p->done);
        tell(p);
    }
    SDL_UnlockMutex(p->lock);
    return 0;
}

void pictures_background(Pictures *p)
{
    if (p->thread != NULL)
        return;
    p->lock = SDL_CreateMutex();
    p->wanted = SDL_CreateCond();
    p->done = SDL_CreateCond();
    p->event = SDL_RegisterEvents(1);
    if (p->lock != NULL && p->wanted != NULL && p->done != NULL)
        p->thread = SDL_CreateThread(work, "pictures", p);
    if (p->thread == NULL)
        log_note("no thread for pictures, so the window waits for them: %s", sys_reason());
}

/* ---- asking ------------------------------------------------------------------------------------------------------ */

Key picture_key(const char *name, SDL_FRect crop, int w, int h)
{
    Key k = key_start(BAKE_PICTURE);
    key_text(&k, name, strlen(name));
    key_int(&k, w);
    key_int(&k, h);
    key_float(&k, crop.x);
    key_float(&k, crop.y);
    key_float(&k, crop.w);
    key_float(&k, crop.h);
    return k;
}

static void forget(Pictures *p, Ask *a)
{
    SDL_FreeSurface(a->surface);
    *a = p->ask[--p->asks];
}

/* Returns the finished request that no frame has repeated for longest; *bytes: the memory of all finished pictures. */
static Ask *stalest(Pictures *p, size_t *bytes)
{
    Ask *old = NULL;
    *bytes = 0;
    for (int i = 0; i < p->asks; i++) {
        Ask *a = &p->ask[i];
        if (a->state != ASK_DONE)
            continue;
        *bytes += a->surface != NULL ? (size_t)a->surface->h * (size_t)a->surface->pitch : 0;
        if (old == NULL || a->frame < old->frame)
            old = a;
    }
    return old;
}

void pictures_frame(Pictures *p)
{
    if (p->thread == NULL)
        return;
    SDL_LockMutex(p->lock);
    p->frame++;
    p->told = false;
    for (int i = p->asks - 1; i >= 0; i--) {
        const Ask *a = &p->ask[i];
        bool stale = a->state == ASK_WANTED ? a->frame + 1 < p->frame : a->frame + DONE_FRAMES < p->frame;
        if (stale && a->state != ASK_AT_WORK)
            forget(p, &p->ask[i]);
    }
    size_t bytes;
    for (Ask *a = stalest(p, &bytes); a != NULL && bytes > DONE_BOUND && a->frame + 1 < p->frame;
         a = stalest(p, &bytes))
        forget(p, a);
    SDL_UnlockMutex(p->lock);
}

static Ask *add_ask(Pictures *p, Key key, Source from, int w, int h)
{
    if (p->asks == p->ask_room) {
        p->ask_room = p->ask_room * 2 + 32;
        p->ask = xrealloc(p->ask, (size_t)p->ask_room * sizeof *p->ask);
    }
    Ask *a = &p->ask[p->asks++];
    *a = (Ask){.state = ASK_WANTED, .key = key, .from = from, .w = w, .h = h};
    SDL_CondSignal(p->wanted);
    return a;
}

/* A damaged second file leaves the first. */
static void report(Known *k, const Source *from, const char *err)
{
    if (err[0] == '\0')
        return;
    if (strcmp(from->name, k->name) != 0)
        k->large = LARGE_NONE;
    else
        k->missing = true;
    log_note("%s", err);
}

PictureState pictures_ask(Pictures *p, const char *name, SDL_FRect crop, int w, int h)
{
    Known *k = find(p, name);
    if (k == NULL)
        return PICTURE_NONE;
    if (p->thread == NULL)
        return PICTURE_READY;
    Key key = picture_key(name, crop, w, h);
    SDL_LockMutex(p->lock);
    Ask *a = ask_of(p, key);
    if (a == NULL)
        a = add_ask(p, key, source_of(p, k, crop, w, h), w, h);
    a->frame = p->frame;
    PictureState state = a->state == ASK_DONE ? PICTURE_READY : PICTURE_COMING;
    if (state == PICTURE_READY && a->surface == NULL) {
        report(k, &a->from, a->err);
        forget(p, a);
        state = PICTURE_NONE;
    }
    SDL_UnlockMutex(p->lock);
    return state;
}

/* Returns the picture the thread has made, which the caller then owns; NULL: it has not. */
static SDL_Surface *take(Pictures *p, Key key)
{
    SDL_Surface *s = NULL;
    if (p->thread == NULL)
        return NULL;
    SDL_LockMutex(p->lock);
    Ask *a = ask_of(p, key);
    if (a != NULL && a->state == ASK_DONE && a->surface != NULL) {
        s = a->surface;
        a->surface = NULL;
        forget(p, a);
    }
    SDL_UnlockMutex(p->lock);
    return s;
}

SDL_Surface *pictures_scaled(Pictures *p, const char *name, SDL_FRect crop, int w, int h)
{
    Known *k = find(p, name);
    if (k == NULL || w < 1 || h < 1)
        return NULL;
    SDL_Surface *s = take(p, picture_key(name, crop, w, h));
    if (s != NULL)
        return s;
    char err[PICTURE_WORDS];
    Source from = source_of(p, k, crop, w, h);
    s = decoder_scaled(p->decoder, from.name, from.crop, w, h, err);
    report(k, &from, err);
    return s;
}

void pictures_expect(Pictures *p, const char *name, bool small)
{
    Known *k = find(p, name);
    if (p->thread == NULL || k == NULL)
        return;
    SDL_FRect all = {0, 0, 0, 0};
    int size = small ? DECODER_SMALL : 0;
    Key key = picture_key(name, all, size, size);
    SDL_LockMutex(p->lock);
    if (ask_of(p, key) == NULL)
        add_ask(p, key, source_of(p, k, all, size, size), size, size)->frame = p->frame;
    SDL_UnlockMutex(p->lock);
}

static bool is_under_way(const Pictures *p)
{
    for (int i = 0; i < p->asks; i++)
        if (p->ask[i].state != ASK_DONE && p->ask[i].frame == p->frame)
            return true;
    return false;
}

void pictures_wait(Pictures *p, int ms)
{
    if (p->thread == NULL)
        return;
    Uint32 begin = SDL_GetTicks();
    SDL_LockMutex(p->lock);
    while (is_under_way(p)) {
        int left = ms - (int)(SDL_GetTicks() - begin);
        if (left <= 0 || SDL_CondWaitTimeout(p->done, p->lock, (Uint32)left) != 0)
            break;
    }
    SDL_UnlockMutex(p->lock);
}

/* ---- pictures on the screen ------------------------------------------------------------------------------------- */
/* Pictures on the screen: scaled once to their exact size, then only copied. */

const Baked *picture_baked(Gfx *g, const char *name, SDL_FRect crop, int w, int h)
{
    if (name == NULL || w < 1 || h < 1)
        return NULL;
    Key k = picture_key(name, crop, w, h);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL && picture_is_coming(g, name, crop, w, h))
        return NULL;
    if (b == NULL)
        b = bake_surface(g, k, pictures_scaled(g->pictures, name, crop, w, h), false);
    return b->w > 0 ? b : NULL;
}

bool picture_is_coming(Gfx *g, const char *name, SDL_FRect crop, int w, int h)
{
    bool coming = g->background && pictures_ask(g->pictures, name, crop, w, h) == PICTURE_COMING;
    g->coming += coming;
    return coming;
}

bool gfx_picture(Gfx *g, const char *name, Rect r, float alpha)
{
    SDL_Rect p = px_rect(g, r);
    if (px_hidden(g, p))
        return gfx_has_picture(g, name);
    int before = g->coming;
    const Baked *b = picture_baked(g, name, (SDL_FRect){0, 0, 0, 0}, p.w, p.h);
    px_faded(g, b, p.x, p.y, alpha);
    return b != NULL || g->coming > before;
}

bool gfx_picture_squeezed(Gfx *g, const char *name, Rect whole, Rect r)
{
    SDL_Rect p = px_rect(g, whole), to = px_rect(g, r);
    if (px_hidden(g, to))
        return gfx_has_picture(g, name);
    int before = g->coming;
    px_stretched(g, picture_baked(g, name, (SDL_FRect){0, 0, 0, 0}, p.w, p.h), to);
    return g->coming == before;
}

bool gfx_is_loading(const Gfx *g)
{
    return g->coming > 0;
}

bool picture_crop(Gfx *g, const char *name, int to_w, int to_h, float anchor_x, float anchor_y, SDL_FRect *crop)
{
    int w, h;
    if (!gfx_picture_size(g, name, &w, &h))
        return false;
    float sx = (float)w / (float)to_w, sy = (float)h / (float)to_h, s = sx < sy ? sx : sy;
    *crop = (SDL_FRect){0, 0, s * (float)to_w, s * (float)to_h};
    crop->x = ((float)w - crop->w) * anchor_x;
    crop->y = ((float)h - crop->h) * anchor_y;
    return true;
}

bool gfx_picture_cover(Gfx *g, const char *name, Rect r, float anchor_x, float anchor_y)
{
    SDL_Rect p = px_rect(g, r);
    SDL_FRect crop;
    if (px_hidden(g, p))
        return gfx_has_picture(g, name);
    if (!picture_crop(g, name, p.w, p.h, anchor_x, anchor_y, &crop))
        return false;
    int before = g->coming;
    const Baked *b = picture_baked(g, name, crop, p.w, p.h);
    px_baked(g, b, p.x, p.y);
    return b != NULL || g->coming > before;
}

bool gfx_has_picture(Gfx *g, const char *name)
{
    return gfx_picture_size(g, name, NULL, NULL);
}

bool gfx_picture_size(Gfx *g, const char *name, int *w, int *h)
{
    return pictures_size(g->pictures, name, w, h);
}
