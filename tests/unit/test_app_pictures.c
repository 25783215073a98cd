/* SPDX-License-Identifier: MIT
 * Every picture a game or a screen names is there, and has the size it is drawn for. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <SDL_image.h>

#include "app/options.h"
#include "app/scenes/exhibits.h"
#include "boards/boards.h"
#include "gfx/layers.h"
#include "gfx/picture_file.h"
#include "ui/portrait.h"

enum { PATH = 512, LINE = 4096, RELIEF_BYTES = 12 << 10, FLAT = 8 /* pictures without a figure */ };

/* Width and height of a picture below assets/; false when it is not there or not a picture. */
static bool size_of(const char *name, int *w, int *h)
{
    char path[PATH];
    (void)snprintf(path, sizeof path, "%s/assets/%s.webp", PROJECT_DIR, name);
    SDL_Surface *s = IMG_Load(path);
    if (s == NULL)
        return false;
    *w = s->w;
    *h = s->h;
    SDL_FreeSurface(s);
    return true;
}

/* Counts a picture that is not as it must be, and says what is wrong with it. */
static int wrong(const char *name, int width, int height)
{
    int w = 0, h = 0;
    if (name == NULL)
        return 0;
    if (!size_of(name, &w, &h)) {
        print_error("there is no picture %s\n", name);
        return 1;
    }
    if (width > 0 && (w != width || h != height)) {
        print_error("%s is %d x %d, not %d x %d\n", name, w, h, width, height);
        return 1;
    }
    return 0;
}

static void every_card_has_its_picture(void **unused)
{
    (void)unused;
    static Exhibits all;
    int bad = 0, seen = 0;
    exhibits_all(&all);
    for (int i = 0; i < all.n; i++) {
        Exhibit e;
        exhibit_open(all.id[i], &e);
        if (e.face.picture == NULL)
            continue; /* designed without one */
        bad += wrong(e.face.picture, 512, 640);
        seen++;
    }
    assert_true(seen >= 300);
    assert_int_equal(bad, 0);
}

/* The forge has looked at it, and nothing of it stands out from what is behind it: there is a row of the lock, and no file. */
static bool is_flat(const char *picture)
{
    char path[PATH], line[LINE], name[PATH];
    bool looked_at = false;
    (void)snprintf(path, sizeof path, "%s/assets/relief/%s.webp", PROJECT_DIR, picture);
    if (access(path, F_OK) == 0)
        return false;
    (void)snprintf(path, sizeof path, "%s/art/art.lock", PROJECT_DIR);
    FILE *f = fopen(path, "r");
    assert_non_null(f);
    while (!looked_at && fgets(line, sizeof line, f) != NULL)
        looked_at = sscanf(line, "%*s relief/%500s", name) == 1 && strcmp(name, picture) == 0;
    (void)fclose(f);
    return looked_at;
}

/* Shares of the relief's alpha; -1: it is not as it must be. */
static double outline_of(const char *path)
{
    bool opaque = true;
    char err[256];
    struct stat file;
    SDL_Surface *s = picture_file_read(path, &opaque, err, sizeof err);
    double sum = 0;
    bool fits = s != NULL && !opaque && s->w == RELIEF_W && s->h == RELIEF_H && stat(path, &file) == 0 &&
                file.st_size <= RELIEF_BYTES;
    for (int i = 0; fits && i < s->w * s->h; i++)
        sum +=
            ((const Uint32 *)(const void *)((const Uint8 *)s->pixels + (ptrdiff_t)(i / s->w) * s->pitch))[i % s->w] >>
            24;
    SDL_FreeSurface(s);
    return fits ? sum / 255 / (RELIEF_W * RELIEF_H) : -1;
}

static void every_card_has_its_relief(void **unused)
{
    (void)unused;
    static Exhibits all;
    int bad = 0, seen = 0, flat = 0;
    exhibits_all(&all);
    for (int i = 0; i < all.n; i++) {
        Exhibit e;
        char path[PATH];
        exhibit_open(all.id[i], &e);
        if (e.face.picture == NULL)
            continue;
        if (is_flat(e.face.picture)) {
            flat++;
            continue;
        }
        (void)snprintf(path, sizeof path, "%s/assets/relief/%s.webp", PROJECT_DIR, e.face.picture);
        double figure = outline_of(path);
        if (figure < 0.02 || figure > 0.98) {
            print_error("%s: %.3f of it are figure (./dev art --relief %s makes it)\n", path, figure, e.face.picture);
            bad++;
        }
        seen++;
    }
    assert_true(seen >= 300 && flat <= FLAT);
    assert_int_equal(bad, 0);
}

static void every_card_has_its_ground_and_frame(void **unused)
{
    (void)unused;
    static Exhibits all;
    int bad = 0;
    exhibits_all(&all);
    for (int i = 0; i < all.n; i++) {
        Exhibit e;
        exhibit_open(all.id[i], &e);
        bad += wrong(e.face.backdrop, 0, 0) + wrong(e.face.frame, 0, 0) + wrong(e.board->back, 0, 0);
    }
    assert_true(all.n >= 30);
    assert_int_equal(bad, 0);
}

/* The set-up and the tables show who plays there: of a game all of its characters or none, who then have the badge of their
 * seat. */
static void every_opponent_has_a_portrait(void **unused)
{
    (void)unused;
    int bad = 0, seen = 0;
    for (int i = 0; game_list[i]; i++) {
        int without = 0, n = game_list[i]->ncharacters;
        for (int k = 0; k < n; k++) {
            char name[PATH];
            (void)snprintf(name, sizeof name, "portraits/%s-%s", game_list[i]->id, game_list[i]->character[k].word);
            without += wrong(name, 384, 384);
        }
        bad += without < n ? without : 0;
        seen += n - without;
    }
    Setup cfg = game_preset(game_list[0], 2);
    for (int i = 0; i < SEAT_MAX; i++, seen++) { /* who plays where nobody in particular does */
        char name[PATH];
        cfg.player[1] = 2;
        (void)snprintf(cfg.name[1], sizeof cfg.name[1], "%s", opponent_name(i));
        assert_true(portrait_of(game_list[0], &cfg, 1, name, sizeof name));
        bad += wrong(name, 384, 384);
        cfg.player[1] = 0; /* a person of that name is not the guest */
        assert_false(portrait_of(game_list[0], &cfg, 1, name, sizeof name));
    }
    for (int i = 0; i < PORTRAIT_PERSONS; i++, seen++) {
        char name[PATH];
        portrait_of_person(i + PORTRAIT_PERSONS, name, sizeof name);
        bad += wrong(name, 384, 384);
    }
    assert_true(seen >= 17);
    assert_int_equal(bad, 0);
}

/* What the wall of medals hangs up. */
static void every_medal_has_its_picture(void **unused)
{
    (void)unused;
    int bad = 0, seen = 0;
    for (int i = 0; game_list[i]; i++)
        for (int k = 0; k < game_list[i]->nmedals; k++, seen++) {
            char name[PATH];
            (void)snprintf(name, sizeof name, "medals/%s/%s", game_list[i]->id, game_list[i]->medal[k].word);
            bad += wrong(name, 256, 256);
        }
    assert_true(seen >= 48);
    assert_int_equal(bad, 0);
}

/* ---- names that the sources write out ---- */

static bool names_a_picture(const char *name)
{
    static const char *const folder[] = {"dice/", "medals/", "scenes/", "backs/", "frames/", "backdrops/", "tokens/"};
    if (strpbrk(name, "%*. ") != NULL || name[strlen(name) - 1] == '/')
        return false;
    for (size_t i = 0; i < sizeof folder / sizeof folder[0]; i++)
        if (strncmp(name, folder[i], strlen(folder[i])) == 0)
            return true;
    return false;
}

/* Looks at every "text in quotes" of the line. */
static int names_in(char *line, int *seen)
{
    int bad = 0;
    for (char *from = strchr(line, '"'); from != NULL;) {
        char *to = strchr(from + 1, '"');
        if (to == NULL)
            break;
        *to = '\0';
        if (from[1] != '\0' && names_a_picture(from + 1)) {
            bad += wrong(from + 1, 0, 0);
            (*seen)++;
        }
        from = strchr(to + 1, '"');
    }
    return bad;
}

static int names_in_folder(const char *folder, int *seen)
{
    char path[PATH], line[LINE];
    int bad = 0;
    DIR *d = opendir(folder);
    assert_non_null(d);
    for (const struct dirent *e = readdir(d); e != NULL; e = readdir(d)) {
        size_t n = strlen(e->d_name);
        if (e->d_name[0] == '.')
            continue;
        (void)snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        if (strchr(e->d_name, '.') == NULL) {
            bad += names_in_folder(path, seen);
            continue;
        }
        if (n < 3 || strcmp(e->d_name + n - 2, ".c") != 0)
            continue;
        FILE *f = fopen(path, "r");
        assert_non_null(f);
        while (fgets(line, sizeof line, f) != NULL)
            if (strstr(line, "#include") == NULL)
                bad += names_in(line, seen);
        (void)fclose(f);
    }
    (void)closedir(d);
    return bad;
}

static void every_name_in_the_sources_is_there(void **unused)
{
    (void)unused;
    int seen = 0, bad = names_in_folder(PROJECT_DIR "/src", &seen);
    assert_true(seen > 20);
    assert_int_equal(bad, 0);
}

static void a_missing_picture_is_noticed(void **unused)
{
    (void)unused;
    char line[] = "    draw(g, \"dice/d7-nobody\", \"scenes/hall\");";
    int seen = 0;
    assert_int_equal(names_in(line, &seen), 1);
    assert_int_equal(seen, 2);
    assert_int_equal(wrong("scenes/hall", 7, 5), 1);
}

/* The Hall reads their pictures before there is a window. */
static void cards_that_lie_in_the_hall_are_there(void **state)
{
    (void)state;
    int named = 0;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        const Board *b = board_by_game(g->id);
        for (int k = 0; b && b->hall && k < HALL_CARDS; k++) {
            CardFace face = {0};
            if (b->hall->card[k] == NULL)
                continue;
            if (!board_hall_card(b, g, k, &face) || face.picture == NULL)
                fail_msg("%s has no card %s with a picture", g->id, b->hall->card[k]);
            named++;
        }
    }
    assert_int_equal(named, 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_has_its_picture),          cmocka_unit_test(every_card_has_its_relief),
        cmocka_unit_test(every_card_has_its_ground_and_frame), cmocka_unit_test(every_name_in_the_sources_is_there),
        cmocka_unit_test(a_missing_picture_is_noticed),        cmocka_unit_test(every_opponent_has_a_portrait),
        cmocka_unit_test(every_medal_has_its_picture),         cmocka_unit_test(cards_that_lie_in_the_hall_are_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
