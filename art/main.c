/* SPDX-License-Identifier: MIT
 * forge: paints the pictures of assets/. ./dev art builds and calls it. */
#include "cards.h"
#include "engine/brush.h"
#include "engine/render.h"
#include "image.h"
#include "lock.h"
#include "post/floats.h"
#include "post/post.h"
#include "post/relief.h"
#include "post/values.h"
#include "turntable.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    MOST_NAMES = 512,
    PATH_SIZE = 1024,
    PROOF_WIDTH = 256,
    PROOF_SAMPLES = 4,
    FULL_SAMPLES = 5,
    LARGE_SAMPLES = 3, /* of pictures that are reduced once more: twelve to a pixel of those that most screens show */
    LARGE_PICTURE = 1000,
    LARGE_QUALITY = 78
};

/* Finished pictures are painted larger and reduced: eyes, teeth and ink come out crisp, and rays count for less. Those that
 * fill the screen are soft enough as they are. */
static const float oversize = 1.5f;

typedef struct {
    const char *assets;  /* where the finished pictures go */
    const char *sources; /* art */
    const char *out;     /* a file (one picture, or the sheet), or NULL */
    const char *name[MOST_NAMES];
    int name_count, width, samples, threads, columns;
    bool proof, sheet, list, status, adopt, relief, older;
} Options;

typedef struct {
    const Card *card;
    const char *file;
    Sources from; /* its sources as the program began; none where it only says what is missing, or makes a relief */
} Wanted;

typedef struct {
    double begun;
    int done, count;
    const char *name;
} Progress;

static const char help[] =
    "forge [NAME...]          paint what is missing or whose sources changed; NAME: these anyway\n"
    "  --proof                previews on one sheet instead of finished pictures (default 256 pixels, 4 rays)\n"
    "  --sheet                a sheet of the finished pictures, painting nothing\n"
    "  --out FILE             where the sheet, or the one picture, goes (.png or .webp)\n"
    "  --width N              pixels; the height follows\n"
    "  --columns N            of a sheet\n"
    "  --samples N            rays a pixel\n"
    "  --threads N            default: all processors\n"
    "  --relief [NAME...]     the reliefs instead of the pictures; a painted card gets its own by itself\n"
    "  --list                 the names of all pictures, with their size\n"
    "  --older                those too that an earlier painter (engine/, post/, kit/materials.c) painted from\n"
    "                         the present sources\n"
    "  --status               what would be painted, and what an earlier painter painted; with --relief, which "
    "reliefs\n"
    "  --adopt [NAME...]      take the pictures that are there for painted from the present sources; with --relief, "
    "the\n"
    "                         reliefs\n"
    "  --assets DIR, --sources DIR\n"
    "NAME may end in '*': water-*\n";

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int number(const char *option, const char *text)
{
    char *end;
    long n = text != NULL ? strtol(text, &end, 10) : 0;
    if (text == NULL || *end != '\0' || n < 1 || n > 8192)
        forge_fail("%s wants a number from 1 to 8192", option);
    return (int)n;
}

static bool flag(Options *o, const char *word)
{
    if (strcmp(word, "--proof") == 0)
        return o->proof = true;
    if (strcmp(word, "--sheet") == 0)
        return o->sheet = true;
    if (strcmp(word, "--relief") == 0)
        return o->relief = true;
    if (strcmp(word, "--list") == 0)
        return o->list = true;
    if (strcmp(word, "--status") == 0)
        return o->status = true;
    if (strcmp(word, "--adopt") == 0)
        return o->adopt = true;
    if (strcmp(word, "--older") == 0)
        return o->older = true;
    return false;
}

static bool valued(Options *o, const char *word, const char *value)
{
    const char **text = strcmp(word, "--out") == 0       ? &o->out
                        : strcmp(word, "--assets") == 0  ? &o->assets
                        : strcmp(word, "--sources") == 0 ? &o->sources
                                                         : NULL;
    int *n = strcmp(word, "--width") == 0     ? &o->width
             : strcmp(word, "--samples") == 0 ? &o->samples
             : strcmp(word, "--threads") == 0 ? &o->threads
             : strcmp(word, "--columns") == 0 ? &o->columns
                                              : NULL;
    if (text != NULL) {
        if (value == NULL)
            forge_fail("%s wants a value", word);
        *text = value;
    } else if (n != NULL)
        *n = number(word, value);
    return text != NULL || n != NULL;
}

static Options options(int n, char **word)
{
    Options o = {.assets = "assets", .sources = "art"};
    for (int i = 1; i < n; i++) {
        if (strcmp(word[i], "--help") == 0) {
            fputs(help, stdout);
            exit(0);
        }
        if (flag(&o, word[i]))
            continue;
        if (valued(&o, word[i], word[i + 1])) {
            i++;
            continue;
        }
        if (word[i][0] == '-' || o.name_count == MOST_NAMES)
            forge_fail("there is no option %s; see --help", word[i]);
        o.name[o.name_count++] = word[i];
    }
    if (o.threads == 0)
        o.threads = (int)max_of(1, (float)sysconf(_SC_NPROCESSORS_ONLN));
    return o;
}

/* The pattern may name the whole path or its end, and finish in '*'. */
static bool matches(const Card *c, const char *pattern)
{
    size_t n = strlen(pattern);
    if (n == 0 || pattern[n - 1] != '*') {
        const char *slash = strrchr(c->name, '/');
        return strcmp(c->name, pattern) == 0 || (slash != NULL && strcmp(slash + 1, pattern) == 0);
    }
    const char *slash = strrchr(c->name, '/');
    return strncmp(c->name, pattern, n - 1) == 0 || (slash != NULL && strncmp(slash + 1, pattern, n - 1) == 0);
}

static void path_of(const Options *o, const Card *c, char *path)
{
    snprintf(path, PATH_SIZE, "%s/%s.webp", o->assets, c->name);
}

static bool is_listed(const Options *o, const char *list, const Card *c)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s", o->sources, list);
    return values_known(path, c->name);
}

/* Pictures named in large.txt lie in a second file for large screens, so wide or twice as large. 0: it is not named. */
static int large_width(const Options *o, const Card *c)
{
    char path[PATH_SIZE], line[256], name[256];
    int width = 0, found = 0;
    snprintf(path, sizeof path, "%s/large.txt", o->sources);
    FILE *f = fopen(path, "r");
    while (f != NULL && found == 0 && fgets(line, sizeof line, f) != NULL) {
        int words = sscanf(line, "%255s %d", name, &width);
        if (words >= 1 && strcmp(name, c->name) == 0)
            found = words == 2 ? width : 2 * card_width(c);
    }
    if (f != NULL)
        fclose(f);
    return found;
}

static void path_of_large(const Options *o, const Card *c, char *path)
{
    snprintf(path, PATH_SIZE, "%s/%s.large.webp", o->assets, c->name);
}

static bool is_there(const Options *o, const Card *c)
{
    char path[PATH_SIZE];
    path_of(o, c, path);
    if (access(path, R_OK) != 0)
        return false;
    path_of_large(o, c, path);
    return large_width(o, c) == 0 || access(path, R_OK) == 0;
}

/* All cards the names ask for, in the order of the names; all when there are none. */
static int choose(const Options *o, Wanted *list)
{
    int n = 0;
    for (int i = 0; i < (o->name_count > 0 ? o->name_count : 1); i++) {
        int before = n;
        for (const CardList *l = card_lists(); l->cards != NULL; l++)
            for (const Card *c = l->cards; c->name != NULL; c++)
                if (o->name_count == 0 || matches(c, o->name[i])) {
                    if (n == MOST_NAMES)
                        forge_fail("more than %d pictures", MOST_NAMES);
                    bool hashed = !o->relief && (!o->status || is_there(o, c));
                    list[n++] = (Wanted){c, l->file,
                                         hashed ? lock_sources(o->sources, l->file, c, LOCK_PICTURE) : (Sources){0}};
                }
        if (n == before)
            forge_fail("there is no picture %s; see --list", o->name_count > 0 ? o->name[i] : "at all");
    }
    return n;
}

static void tell(void *context, float share)
{
    const Progress *p = context;
    double spent = seconds() - p->begun, part = ((double)p->done + (double)share) / (double)p->count;
    if (!isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r%3d of %d  %3.0f %%  %4.0f s left  %-40s", p->done + 1, p->count, 100 * part,
            part > .002 ? spent / part - spent : 0, p->name);
    fflush(stderr);
}

static void begin_scene(const Card *c)
{
    brush_begin();
    faction(c->faction);
    c->paint();
}

static Scene *scene_of(const Card *c)
{
    begin_scene(c);
    Scene *s = brush_end();
    if (s->shape_count == 0 && !c->backdrop_only)
        forge_fail("%s is empty", c->name);
    return s;
}

static bool declared(const Options *o, const Card *c, float *x, float *y)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/focus.txt", o->sources);
    return values_declared(path, c->name, x, y);
}

/* Where the painter leads the eye: cards and portraits are looked at where it is declared, or in the eyes. */
static Look look_of(const Options *o, const Card *c, const Scene *s)
{
    Look l = {0};
    bool pictured = strncmp(c->name, "cards/", 6) == 0 || strncmp(c->name, "portraits/", 10) == 0;
    l.known = pictured && !c->alpha &&
              (declared(o, c, &l.x, &l.y) || floats_eyes(s, (float)card_height(c) / (float)card_width(c), &l.x, &l.y));
    return l;
}

static Image paint_card(const Options *o, const Card *c, int width, int samples, Progress *p)
{
    Scene *s = scene_of(c);
    int height = (int)lroundf((float)width * (float)card_height(c) / (float)card_width(c));
    p->name = c->name;
    Frame f = render(s, width, height, samples, o->threads, tell, p);
    Image image = post_paint(s, &f, look_of(o, c, s), c->alpha, o->threads);
    frame_free(&f);
    scene_free(s);
    return image;
}

/* What has a figure in it, and is turned in the hand. */
static bool has_relief(const Card *c)
{
    return strncmp(c->name, "cards/", 6) == 0 && !c->alpha &&
           card_width(c) * CARD_HEIGHT == card_height(c) * CARD_WIDTH;
}

static bool save(const Image *i, const char *path, bool alpha)
{
    size_t n = strlen(path);
    if (n > 4 && strcmp(path + n - 4, ".png") == 0)
        return image_save_png(i, path);
    return image_save(i, path, alpha, alpha ? 80 : 82);
}

static int most_columns(const Options *o, int n)
{
    return o->columns > 0 ? o->columns : n < 4 ? n : n <= 12 ? 4 : n <= 40 ? 6 : 10;
}

/* Previews, or the finished pictures made small, side by side. */
static int make_sheet(const Options *o, const Wanted *list, int n, Progress *p)
{
    const int gap = 6;
    int width = o->width > 0 ? o->width : PROOF_WIDTH, columns = most_columns(o, n), rows = (n + columns - 1) / columns;
    int height = 0;
    for (int i = 0; i < n; i++) {
        int h = (int)lroundf((float)width * (float)card_height(list[i].card) / (float)card_width(list[i].card));
        height = h > height ? h : height;
    }
    Image sheet = image_new(columns * (width + gap) + gap, rows * (height + gap) + gap);
    for (int i = 0; i < sheet.width * sheet.height; i++)
        memcpy(sheet.rgba + (size_t)i * 4, "\x1c\x16\x14\xff", 4);
    for (int i = 0; i < n; i++) {
        const Card *c = list[i].card;
        Image image;
        if (o->sheet) {
            char path[PATH_SIZE];
            Image full;
            path_of(o, c, path);
            if (!image_load(&full, path))
                continue;
            image = image_scaled(&full, width, full.height * width / full.width);
            image_free(&full);
        } else
            image = paint_card(o, c, width, o->samples > 0 ? o->samples : PROOF_SAMPLES, p);
        p->done++;
        image_put(&sheet, &image, gap + i % columns * (width + gap), gap + i / columns * (height + gap));
        image_free(&image);
    }
    const char *out = o->out != NULL ? o->out : "build/proof.png";
    bool good = save(&sheet, out, false);
    image_free(&sheet);
    if (good)
        printf("%s: %d pictures\n", out, n);
    return good ? 0 : 1;
}

static Lock read_lock(const Options *o)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/art.lock", o->sources);
    return lock_read(path);
}

/* The present file again before each write, for others may paint at the same time. */
static bool remember(const Options *o, const char *name, Sources from)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/art.lock", o->sources);
    Lock l = lock_read(path);
    lock_set(&l, name, from);
    bool good = lock_write(&l, path);
    lock_free(&l);
    return good;
}

/* Where the picture is looked at: where it is declared, at the eyes, or at its strongest contrast. */
static void focus_of(const Options *o, const Card *c, const Scene *s, const Values *v, float *x, float *y)
{
    if (!declared(o, c, x, y) && !floats_eyes(s, (float)card_height(c) / (float)card_width(c), x, y)) {
        *x = v->x;
        *y = v->y;
    }
    *x = roundf(*x * 1000) / 1000; /* as its file will say */
    *y = roundf(*y * 1000) / 1000;
}

/* What floats in the picture, and where it is looked at: that needs the finished picture only where there are no eyes. */
static bool write_floats(const Options *o, const Card *c, const Scene *s, float near, float far)
{
    char path[PATH_SIZE];
    Image picture;
    Values v = {.x = .5f, .y = .3f};
    float x, y;
    path_of(o, c, path);
    if (image_load(&picture, path)) {
        v = values_of(&picture);
        image_free(&picture);
    }
    focus_of(o, c, s, &v, &x, &y);
    snprintf(path, sizeof path, "%s/relief/%s.floats", o->assets, c->name);
    char *text = floats_text(s, (float)card_height(c) / (float)card_width(c), near, far, x, y);
    FILE *f = fopen(path, "w");
    bool good = f != NULL && fputs(text, f) >= 0;
    if (f != NULL && fclose(f) != 0)
        good = false;
    free(text);
    if (!good)
        fprintf(stderr, "forge: cannot write %s\n", path);
    return good;
}

static Scene *scene_on_rod(const void *card, Vec3 at)
{
    const float radius = .035f, beyond_the_frame = 6;
    begin_scene(card);
    scene()->roll = 0; /* rods are upright */
    part();
    paint(material_new(grey(.5f), grey(.5f), .5f, .2f, PAT_PLAIN, 1, 0));
    limb(at, at - V(0, beyond_the_frame, 0), radius, radius);
    return brush_end();
}

/* The views of a picture that stands on the turntable, in its relief's folder. */
static bool make_turntable(const Options *o, const Card *c)
{
    char path[PATH_SIZE];
    if (!is_listed(o, "turntable.txt", c))
        return true;
    Scene *s = scene_of(c);
    Image views = turntable_of(s, scene_on_rod, c, o->threads);
    scene_free(s);
    if (views.rgba == NULL) {
        fprintf(stderr, "forge: nothing stands out of %s: take it off turntable.txt\n", c->name);
        return false;
    }
    snprintf(path, sizeof path, "%s/relief/%s.views.webp", o->assets, c->name);
    bool good = relief_save(&views, path);
    image_free(&views);
    return good;
}

/* A picture of which nothing stands out is remembered too, and has no file. */
static bool make_relief(const Options *o, const Wanted *w)
{
    char name[128], path[PATH_SIZE];
    float near, far;
    snprintf(name, sizeof name, "relief/%s", w->card->name);
    snprintf(path, sizeof path, "%s/%s.webp", o->assets, name);
    Scene *s = scene_of(w->card);
    Image relief = relief_of(s, o->threads, &near, &far);
    bool good = write_floats(o, w->card, s, near, far);
    scene_free(s);
    if (relief.rgba == NULL)
        (void)remove(path);
    good = good && (relief.rgba == NULL || relief_save(&relief, path)) && make_turntable(o, w->card);
    image_free(&relief);
    return good && remember(o, name, lock_sources(o->sources, w->file, w->card, LOCK_RELIEF));
}

typedef enum { FRESH, OLDER, STALE } Age;

static Age age_of(Sources painted, Sources now)
{
    return painted.own != now.own ? STALE : painted.painter != now.painter ? OLDER : FRESH;
}

static void print_age(const char *name, Age age)
{
    printf("%s%s\n", name, age == OLDER ? " by an earlier painter" : "");
}

static int make_reliefs(const Options *o, const Wanted *list, int n, Progress *p)
{
    char name[128];
    Lock l = read_lock(o);
    bool good = true;
    for (; good && p->done < n; p->done++) {
        const Wanted *w = &list[p->done];
        p->name = w->card->name;
        snprintf(name, sizeof name, "relief/%s", w->card->name);
        if (!has_relief(w->card) || (o->name_count == 0 && !is_there(o, w->card)))
            continue;
        Age age = age_of(lock_find(&l, name), lock_sources(o->sources, w->file, w->card, LOCK_RELIEF));
        if (o->status) {
            if (age != FRESH)
                print_age(name, age);
        } else if (age == STALE || (o->older ? age == OLDER : o->name_count > 0)) {
            good = make_relief(o, w);
            if (good)
                print_age(name, FRESH);
        }
        fflush(stdout);
    }
    lock_free(&l);
    return good ? 0 : 1;
}

/* Leaves only the part of the finished picture, of any size, that is to be kept. */
static Image kept_part(const Card *c, Image whole)
{
    float times = (float)whole.width / (float)card_width(c);
    if (c->keep[2] == 0)
        return whole;
    int keep[4];
    for (int i = 0; i < 4; i++)
        keep[i] = (int)lroundf(times * (float)c->keep[i]);
    Image part = image_new(keep[2], keep[3]);
    image_put(&part, &whole, -keep[0], -keep[1]);
    image_free(&whole);
    return part;
}

typedef struct {
    Values values;
    float focus; /* contrast of what is looked at, as a share of the strongest */
} Grade;

static Grade grade_of(const Options *o, const Card *c, const Image *i)
{
    float x, y;
    Grade g = {.values = values_of(i)};
    Scene *s = scene_of(c);
    focus_of(o, c, s, &g.values, &x, &y);
    scene_free(s);
    g.focus = values_focus(i, x, y);
    return g;
}

static bool is_flat(const Grade *g)
{
    return g->values.deviation < VALUES_LEAST;
}

static bool is_weak(const Grade *g)
{
    return is_flat(g) || g->focus < FOCUS_LEAST;
}

static void print_weakness(FILE *to, const char *name, const Grade *g)
{
    if (is_flat(g))
        fprintf(to, "%s is flat: values deviate by %.3f at 60 pixels, %.2f is the least\n", name,
                (double)g->values.deviation, (double)VALUES_LEAST);
    if (g->focus < FOCUS_LEAST)
        fprintf(to,
                "%s is looked at in the wrong place: there it has %.2f of its strongest contrast, which lies at "
                "%.0f %.0f; %.2f is the least\n",
                name, (double)g->focus, (double)(1000 * g->values.x), (double)(1000 * g->values.y),
                (double)FOCUS_LEAST);
}

/* The gate of values: a new picture of a card that says nothing at 60 pixels, or says it in the wrong place, is not
 * written. */
static bool passes(const Options *o, const Card *c, const Image *i)
{
    if (!has_relief(c))
        return true;
    Grade g = grade_of(o, c, i);
    bool known = is_listed(o, "weak.txt", c);
    print_weakness(stderr, c->name, &g);
    if (known && !is_weak(&g))
        fprintf(stderr, "forge: %s is weak no more: take it off weak.txt\n", c->name);
    return !is_weak(&g) || known || o->out != NULL;
}

/* The large picture, and the same reduced, as most screens show it. */
static bool save_both(const Options *o, const Card *c, const Image *large)
{
    char path[PATH_SIZE], path_large[PATH_SIZE];
    bool part = c->keep[2] > 0;
    Image once = image_scaled(large, part ? c->keep[2] : card_width(c), part ? c->keep[3] : card_height(c));
    path_of(o, c, path);
    path_of_large(o, c, path_large);
    bool good =
        passes(o, c, &once) && save(&once, path, c->alpha) && image_save(large, path_large, c->alpha, LARGE_QUALITY);
    image_free(&once);
    return good;
}

static bool finish(const Options *o, const Wanted *w, Progress *p)
{
    const Card *c = w->card;
    char path[PATH_SIZE];
    double begun = seconds();
    bool elsewhere = o->out != NULL;
    if (elsewhere)
        snprintf(path, sizeof path, "%s", o->out);
    else
        path_of(o, c, path);
    int large = !elsewhere && o->width == 0 ? large_width(o, c) : 0, usual = large > 0 ? LARGE_SAMPLES : FULL_SAMPLES;
    int samples = o->samples > 0 ? o->samples : c->samples > 0 ? c->samples : usual;
    int width = large > 0 ? large : o->width > 0 ? o->width : card_width(c);
    int height = width * card_height(c) / card_width(c);
    float larger = width > LARGE_PICTURE ? 1 : oversize;
    Image painted = paint_card(o, c, (int)lroundf((float)width * larger), samples, p);
    Image image = image_scaled(&painted, width, height);
    image_free(&painted);
    image = kept_part(c, image);
    bool good = large == 0 ? passes(o, c, &image) && save(&image, path, c->alpha) : save_both(o, c, &image);
    image_free(&image);
    printf("%s%-36s %.1f s\n", isatty(STDERR_FILENO) ? "\r" : "", c->name, seconds() - begun);
    fflush(stdout);
    if (good && !elsewhere)
        good = remember(o, c->name, w->from) && (!has_relief(c) || make_relief(o, w));
    return good;
}

static Age age_of_picture(const Options *o, const Lock *l, const Wanted *w)
{
    return is_there(o, w->card) ? age_of(lock_find(l, w->card->name), w->from) : STALE;
}

/* Drops what is there and painted from the present sources; what an earlier painter painted is kept when asked for. */
static int only_stale(const Options *o, Wanted *list, int n)
{
    Lock l = read_lock(o);
    int kept = 0;
    for (int i = 0; i < n; i++) {
        Age age = age_of_picture(o, &l, &list[i]);
        if (age == STALE || (o->older && age == OLDER))
            list[kept++] = list[i];
    }
    lock_free(&l);
    return kept;
}

static void print_weak(const Options *o, const Card *c)
{
    char path[PATH_SIZE];
    Image i;
    path_of(o, c, path);
    if (!has_relief(c) || !image_load(&i, path))
        return;
    Grade g = grade_of(o, c, &i);
    image_free(&i);
    print_weakness(stdout, c->name, &g);
}

static int print_status(const Options *o, const Wanted *list, int n)
{
    Lock l = read_lock(o);
    for (int i = 0; i < n; i++) {
        Age age = age_of_picture(o, &l, &list[i]);
        if (age != FRESH)
            print_age(list[i].card->name, age);
        print_weak(o, list[i].card);
    }
    lock_free(&l);
    return 0;
}

/* A relief counts as there when its file is, or when it is known that nothing stands out of the picture. */
static bool adopt_relief(const Options *o, const Lock *l, const Wanted *w)
{
    char name[128], path[PATH_SIZE];
    snprintf(name, sizeof name, "relief/%s", w->card->name);
    snprintf(path, sizeof path, "%s/%s.webp", o->assets, name);
    if (!has_relief(w->card) || (access(path, R_OK) != 0 && lock_find(l, name).own == 0))
        return true;
    return remember(o, name, lock_sources(o->sources, w->file, w->card, LOCK_RELIEF));
}

static int adopt(const Options *o, const Wanted *list, int n)
{
    Lock l = read_lock(o);
    bool good = true;
    for (int i = 0; good && i < n; i++)
        if (is_there(o, list[i].card))
            good = o->relief ? adopt_relief(o, &l, &list[i]) : remember(o, list[i].card->name, list[i].from);
    lock_free(&l);
    return good ? 0 : 1;
}

static void print_size(const Card *c)
{
    bool part = c->keep[2] > 0;
    printf("%s %d %d\n", c->name, part ? c->keep[2] : card_width(c), part ? c->keep[3] : card_height(c));
}

int main(int argument_count, char **arguments)
{
    static Wanted list[MOST_NAMES];
    Options o = options(argument_count, arguments);
    int n = choose(&o, list);
    if (o.list) {
        for (int i = 0; i < n; i++)
            print_size(list[i].card);
        return 0;
    }
    if (o.adopt)
        return adopt(&o, list, n);
    Progress p = {.begun = seconds(), .count = n};
    if (o.relief)
        return make_reliefs(&o, list, n, &p);
    bool sheet = o.proof || o.sheet;
    if (o.status)
        return print_status(&o, list, n);
    if (!sheet && (o.name_count == 0 || o.older))
        n = only_stale(&o, list, n);
    if (!sheet && o.out != NULL && n != 1)
        forge_fail("--out is for one picture, or for a sheet; %d are wanted", n);
    p.count = n;
    if (sheet)
        return make_sheet(&o, list, n, &p);
    for (; p.done < n; p.done++)
        if (!finish(&o, &list[p.done], &p))
            return 1;
    if (n == 0)
        printf("All pictures are painted from the present sources.\n");
    return 0;
}
