/* SPDX-License-Identifier: MIT
 * The files a picture depends on are found by following #include "..." from its own; their texts are hashed in the order
 * in which they are found, which is the same everywhere. */
#include "lock.h"

#include "post/values.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_FILES = 128, NAME_SIZE = 96, PATH_SIZE = 1024, LINE_SIZE = 512 };

static const uint64_t FIRST = 0xcbf29ce484222325u;

typedef struct {
    const char *root;
    char name[MOST_FILES][NAME_SIZE];
    int count;
} Files;

static void depend_on(Files *f, const char *name)
{
    char path[PATH_SIZE];
    for (int i = 0; i < f->count; i++)
        if (strcmp(f->name[i], name) == 0)
            return;
    snprintf(path, sizeof path, "%s/%s", f->root, name);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return;
    fclose(file);
    if (f->count == MOST_FILES || strlen(name) >= NAME_SIZE)
        forge_fail("%s depends on too many files, or one has too long a name", f->name[0]);
    snprintf(f->name[f->count++], NAME_SIZE, "%s", name);
}

static uint64_t hash_text(uint64_t h, const char *text)
{
    for (; *text != '\0'; text++)
        h = (h ^ (uint8_t)*text) * 0x100000001b3u;
    return h;
}

/* Hashes a file and appends what it includes. */
static uint64_t hash_file(Files *f, const char *name, uint64_t h)
{
    char path[PATH_SIZE], line[LINE_SIZE], included[NAME_SIZE];
    snprintf(path, sizeof path, "%s/%s", f->root, name);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return h;
    while (fgets(line, sizeof line, file) != NULL) {
        h = hash_text(h, line);
        if (sscanf(line, "#include \"%95[^\"]\"", included) != 1)
            continue;
        depend_on(f, included);
        size_t n = strlen(included);
        if (n > 2 && strcmp(included + n - 2, ".h") == 0) {
            included[n - 1] = 'c';
            depend_on(f, included);
        }
    }
    fclose(file);
    return h;
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* What all pictures are mixed from is the painter's, too: no header of its own leads to it. */
static const char materials[] = "kit/materials.c";

static bool is_of_painter(const char *name)
{
    return begins(name, "engine/") || begins(name, "post/") || strcmp(name, materials) == 0;
}

/* Tables of all pictures and of all factions change with every new one, and paint none. */
static bool paints_nothing(const char *name)
{
    return strcmp(name, "cards.c") == 0 || strcmp(name, "image.c") == 0;
}

/* Where a picture is looked at, when focus.txt says so: the painter leads the eye there. */
static uint64_t hash_look(const char *root, const char *name, uint64_t h)
{
    char path[PATH_SIZE], look[LINE_SIZE];
    float x, y;
    snprintf(path, sizeof path, "%s/focus.txt", root);
    if (!values_declared(path, name, &x, &y))
        return h;
    snprintf(look, sizeof look, "%.0f %.0f", (double)x * 1000, (double)y * 1000);
    return hash_text(h, look);
}

static uint64_t own_sources(const char *root, const char *file, const Card *card)
{
    char faction_file[NAME_SIZE];
    Files f = {.root = root};
    depend_on(&f, file);
    snprintf(faction_file, sizeof faction_file, "kit/%s.c", faction_kit(card->faction)->word);
    depend_on(&f, faction_file);
    uint64_t h = hash_look(root, card->name, hash_text(FIRST, card->name));
    for (int i = 0; i < f.count; i++)
        if (!is_of_painter(f.name[i]) && !paints_nothing(f.name[i]))
            h = hash_file(&f, f.name[i], h);
    return h;
}

/* The same for all pictures, whatever of the engine their own files name. jelly.c has no header of its own. */
static uint64_t painter_sources(const char *root, LockProduct product)
{
    static const char *const picture[] = {"engine/brush.c", "engine/render.c", "engine/jelly.c",
                                          "post/post.c",    materials,         NULL},
                             *const relief[] = {"engine/brush.c", "post/relief.c", NULL};
    Files f = {.root = root};
    for (const char *const *from = product == LOCK_PICTURE ? picture : relief; *from != NULL; from++)
        depend_on(&f, *from);
    uint64_t h = FIRST;
    for (int i = 0; i < f.count; i++)
        if (is_of_painter(f.name[i]))
            h = hash_file(&f, f.name[i], h);
    return h;
}

Sources lock_sources(const char *root, const char *file, const Card *card, LockProduct product)
{
    return (Sources){own_sources(root, file, card), painter_sources(root, product)};
}

Sources lock_find(const Lock *l, const char *name)
{
    for (int i = 0; i < l->count; i++)
        if (strcmp(l->list[i].name, name) == 0)
            return l->list[i].from;
    return (Sources){0};
}

void lock_set(Lock *l, const char *name, Sources from)
{
    for (int i = 0; i < l->count; i++)
        if (strcmp(l->list[i].name, name) == 0) {
            l->list[i].from = from;
            return;
        }
    int at = list_more((void **)&l->list, &l->count, &l->room, sizeof *l->list);
    l->list[at] = (Locked){strdup(name), from};
    if (l->list[at].name == NULL)
        forge_fail("out of memory");
}

Lock lock_read(const char *path)
{
    Lock l = {0};
    char line[LINE_SIZE], name[NAME_SIZE];
    Sources from;
    FILE *f = fopen(path, "r");
    if (f == NULL)
        return l;
    while (fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "%" SCNx64 ":%" SCNx64 " %95s", &from.own, &from.painter, name) == 3)
            lock_set(&l, name, from);
    fclose(f);
    return l;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const Locked *)a)->name, ((const Locked *)b)->name);
}

bool lock_write(Lock *l, const char *path)
{
    FILE *f = fopen(path, "w");
    if (f == NULL) {
        fprintf(stderr, "forge: cannot write %s\n", path);
        return false;
    }
    if (l->count > 0)
        qsort(l->list, (size_t)l->count, sizeof *l->list, by_name);
    fputs("# Made by ./dev art: hash of its own sources:of the painter, picture below assets/\n", f);
    for (int i = 0; i < l->count; i++)
        fprintf(f, "%016" PRIx64 ":%016" PRIx64 " %s\n", l->list[i].from.own, l->list[i].from.painter, l->list[i].name);
    return fclose(f) == 0;
}

void lock_free(Lock *l)
{
    for (int i = 0; i < l->count; i++)
        free(l->list[i].name);
    free(l->list);
    *l = (Lock){0};
}
