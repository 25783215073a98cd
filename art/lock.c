/* SPDX-License-Identifier: MIT
 * The files a picture depends on are found by following #include "..." from its own; their texts are hashed in the order
 * in which they are found, which is the same everywhere. */
#include "lock.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_FILES = 128, NAME_SIZE = 96, PATH_SIZE = 1024, LINE_SIZE = 512 };

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

uint64_t lock_sources(const char *root, const char *file, const Card *card, const char *product)
{
    char faction_file[NAME_SIZE];
    Files f = {.root = root};
    depend_on(&f, file);
    snprintf(faction_file, sizeof faction_file, "kit/%s.c", faction_kit(card->faction)->word);
    depend_on(&f, faction_file);
    depend_on(&f, product);
    uint64_t h = hash_text(0xcbf29ce484222325u, card->name);
    for (int i = 0; i < f.count; i++)
        /* tables of all pictures and of all factions change with every new one, and paint none */
        if (strcmp(f.name[i], "cards.c") != 0 && strcmp(f.name[i], "image.c") != 0)
            h = hash_file(&f, f.name[i], h);
    return h;
}

uint64_t lock_hash(const Lock *l, const char *name)
{
    for (int i = 0; i < l->count; i++)
        if (strcmp(l->list[i].name, name) == 0)
            return l->list[i].hash;
    return 0;
}

void lock_set(Lock *l, const char *name, uint64_t hash)
{
    for (int i = 0; i < l->count; i++)
        if (strcmp(l->list[i].name, name) == 0) {
            l->list[i].hash = hash;
            return;
        }
    int at = list_more((void **)&l->list, &l->count, &l->room, sizeof *l->list);
    l->list[at] = (Locked){strdup(name), hash};
    if (l->list[at].name == NULL)
        forge_fail("out of memory");
}

Lock lock_read(const char *path)
{
    Lock l = {0};
    char line[LINE_SIZE], name[NAME_SIZE];
    uint64_t hash;
    FILE *f = fopen(path, "r");
    if (f == NULL)
        return l;
    while (fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "%" SCNx64 " %95s", &hash, name) == 2)
            lock_set(&l, name, hash);
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
    fputs("# Made by ./dev art: hash of the sources, picture below assets/\n", f);
    for (int i = 0; i < l->count; i++)
        fprintf(f, "%016" PRIx64 " %s\n", l->list[i].hash, l->list[i].name);
    return fclose(f) == 0;
}

void lock_free(Lock *l)
{
    for (int i = 0; i < l->count; i++)
        free(l->list[i].name);
    free(l->list);
    *l = (Lock){0};
}
