/* SPDX-License-Identifier: MIT
 * The forge paints: two pictures small, which must look like the committed ones and not like each other. Machines differ
 * in the last bits, so pictures are compared by their mean difference. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cards.h"
#include "engine/boxes.h"
#include "engine/brush.h"
#include "engine/flesh.h"
#include "engine/noise.h"
#include "engine/render.h"
#include "engine/solid.h"
#include "engine/sprites.h"
#include "image.h"
#include "lock.h"
#include "post/floats.h"
#include "post/ink.h"
#include "post/pelt.h"
#include "post/post.h"
#include "post/relief.h"
#include "post/values.h"
#include "turntable.h"

enum { WIDTH = 64, HEIGHT = 80, SAMPLES = 3 };

static Scene *scene_called(const char *name)
{
    const Card *c = card_find(name, NULL);
    assert_non_null(c);
    brush_begin();
    faction(c->faction);
    c->paint();
    return brush_end();
}

static Image painted(const char *name)
{
    Scene *s = scene_called(name);
    Frame f = render(s, WIDTH, HEIGHT, SAMPLES, 2, NULL, NULL);
    Look look = {0};
    look.known = values_declared(PROJECT_DIR "/art/focus.txt", name, &look.x, &look.y) ||
                 floats_eyes(s, (float)HEIGHT / WIDTH, &look.x, &look.y);
    Image i = post_paint(s, &f, look, false, 2);
    frame_free(&f);
    scene_free(s);
    return i;
}

static Image committed(const char *name)
{
    char path[512];
    Image full, small;
    (void)snprintf(path, sizeof path, "%s/assets/%s.webp", PROJECT_DIR, name);
    assert_true(image_load(&full, path));
    small = image_scaled(&full, WIDTH, HEIGHT);
    image_free(&full);
    return small;
}

/* Mean difference of the colours, each picture first averaged over 8 x 8 pixels: what the eye sees from afar. */
static double difference(const Image *a, const Image *b)
{
    Image x = image_scaled(a, WIDTH / 8, HEIGHT / 8), y = image_scaled(b, WIDTH / 8, HEIGHT / 8);
    int n = x.width * x.height * 4;
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += abs(x.rgba[i] - y.rgba[i]);
    image_free(&x);
    image_free(&y);
    return sum / n;
}

static void two_pictures_look_like_the_committed_ones(void **unused)
{
    (void)unused;
    static const char *const name[2] = {"cards/horde/water-ooze", "cards/horde/sun-skeleton"};
    Image fresh[2], old[2];
    for (int i = 0; i < 2; i++) {
        fresh[i] = painted(name[i]);
        old[i] = committed(name[i]);
    }
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++) {
            double d = difference(&fresh[i], &old[k]);
            print_message("%s and the committed %s: %.1f\n", name[i], name[k], d);
            if (i == k)
                assert_true(d < 10);
            else
                assert_true(d > 25);
        }
    for (int i = 0; i < 2; i++) {
        image_free(&fresh[i]);
        image_free(&old[i]);
    }
}

/* Decibels between two pictures of one size. */
static double likeness(const Image *a, const Image *b)
{
    double sum = 0;
    int n = a->width * a->height * 4;
    for (int i = 0; i < n; i++)
        sum += (a->rgba[i] - b->rgba[i]) * (a->rgba[i] - b->rgba[i]);
    return sum > 0 ? 10 * log10(255.0 * 255.0 * n / sum) : 99;
}

static Image relief_again(const char *name)
{
    char path[] = "/tmp/relief-XXXXXX";
    Image again;
    Scene *s = scene_called(name);
    float near, far;
    Image fresh = relief_of(s, 2, &near, &far);
    scene_free(s);
    assert_true(near > 0 && near < far);
    int fd = mkstemp(path);
    assert_true(fd >= 0 && close(fd) == 0);
    assert_true(relief_save(&fresh, path) && image_load(&again, path)); /* through the file, as the committed one */
    (void)unlink(path);
    image_free(&fresh);
    return again;
}

/* Each takes as long as all else here: one every day, both in ./dev test --deep. */
static void two_reliefs_are_the_committed_ones(void **unused)
{
    (void)unused;
    static const char *const name[2] = {"cards/horde/water-ooze", "cards/monstrous/dragon"};
    int made = getenv("HORDEHALL_DEEP") != NULL ? 2 : 1;
    Image old[2];
    for (int i = 0; i < 2; i++) {
        char path[512];
        (void)snprintf(path, sizeof path, "%s/assets/relief/%s.webp", PROJECT_DIR, name[i]);
        assert_true(image_load(&old[i], path));
        assert_int_equal(old[i].width, RELIEF_WIDTH);
        assert_int_equal(old[i].height, RELIEF_HEIGHT);
    }
    for (int i = 0; i < made; i++) {
        Image fresh = relief_again(name[i]);
        for (int k = 0; k < 2; k++) {
            double d = likeness(&fresh, &old[k]);
            print_message("%s and the committed %s: %.1f dB\n", name[i], name[k], d);
            assert_true(i == k ? d >= 40 : d < 20);
        }
        image_free(&fresh);
    }
    for (int i = 0; i < 2; i++)
        image_free(&old[i]);
}

static void every_picture_can_be_built(void **unused)
{
    (void)unused;
    int n = 0;
    for (const CardList *l = card_lists(); l->cards != NULL; l++)
        for (const Card *c = l->cards; c->name != NULL; c++, n++) {
            brush_begin();
            faction(c->faction);
            c->paint();
            Scene *s = brush_end();
            assert_true(s->shape_count > 0 || c->backdrop_only);
            for (int i = 0; i < s->shape_count; i++) /* no shape may be lost in infinity */
                assert_true(s->shapes[i].reach > 0 && s->shapes[i].reach < 1e7f);
            scene_free(s);
        }
    assert_true(n >= 30);
}

static void every_name_is_used_once(void **unused)
{
    (void)unused;
    for (const CardList *l = card_lists(); l->cards != NULL; l++)
        for (const Card *c = l->cards; c->name != NULL; c++)
            assert_ptr_equal(card_find(c->name, NULL), c);
}

static void sources_decide_the_hash(void **unused)
{
    (void)unused;
    const char *file = NULL, *other_file = NULL;
    const Card *ooze = card_find("cards/horde/water-ooze", &file),
               *golem = card_find("cards/horde/water-golem", &other_file);
    const char *root = PROJECT_DIR "/art";
    Sources a = lock_sources(root, file, ooze, LOCK_PICTURE), b = lock_sources(root, other_file, golem, LOCK_PICTURE),
            c = lock_sources(root, file, ooze, LOCK_RELIEF);
    assert_true(a.own != 0 && a.painter != 0);
    assert_true(a.own == lock_sources(root, file, ooze, LOCK_PICTURE).own);
    assert_true(a.own != b.own && a.own != lock_sources(root, other_file, ooze, LOCK_PICTURE).own);
    assert_true(a.painter == b.painter); /* the same for all */
    assert_true(a.own == c.own && a.painter != c.painter);
}

static void write_text(const char *folder, const char *name, const char *text)
{
    char path[64];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

/* kit/materials.c has no header that leads to it: the painter's hash counts it all the same. */
static void a_new_material_is_a_new_painter(void **unused)
{
    (void)unused;
    char root[] = "/tmp/forge-root-XXXXXX", path[64];
    assert_non_null(mkdtemp(root));
    snprintf(path, sizeof path, "%s/kit", root);
    assert_int_equal(mkdir(path, 0700), 0);
    const char *file = NULL;
    const Card *ooze = card_find("cards/horde/water-ooze", &file);
    write_text(root, "kit/materials.c", "bone is white");
    Sources white = lock_sources(root, file, ooze, LOCK_PICTURE), shape = lock_sources(root, file, ooze, LOCK_RELIEF);
    write_text(root, "kit/materials.c", "bone is brown");
    Sources brown = lock_sources(root, file, ooze, LOCK_PICTURE);
    assert_true(white.painter != brown.painter && white.own == brown.own);
    assert_true(shape.painter == lock_sources(root, file, ooze, LOCK_RELIEF).painter); /* clay has no colour */
    snprintf(path, sizeof path, "%s/kit/materials.c", root);
    (void)remove(path);
    snprintf(path, sizeof path, "%s/kit", root);
    (void)rmdir(path);
    (void)rmdir(root);
}

/* The painter leads the eye where focus.txt says: another place is another picture, of that card alone. */
static void a_new_look_is_a_new_source(void **unused)
{
    (void)unused;
    char root[] = "/tmp/forge-root-XXXXXX", path[64];
    assert_non_null(mkdtemp(root));
    const char *file = NULL, *other_file = NULL;
    const Card *ooze = card_find("cards/horde/water-ooze", &file),
               *golem = card_find("cards/horde/water-golem", &other_file);
    uint64_t golem_once = lock_sources(root, other_file, golem, LOCK_PICTURE).own;
    write_text(root, "focus.txt", "cards/horde/water-ooze 400 300\n");
    uint64_t once = lock_sources(root, file, ooze, LOCK_PICTURE).own;
    write_text(root, "focus.txt", "cards/horde/water-ooze 400 310\n");
    assert_true(lock_sources(root, file, ooze, LOCK_PICTURE).own != once);
    assert_true(lock_sources(root, other_file, golem, LOCK_PICTURE).own == golem_once);
    snprintf(path, sizeof path, "%s/focus.txt", root);
    (void)remove(path);
    (void)rmdir(root);
}

static void a_lock_keeps_what_it_was_told(void **unused)
{
    (void)unused;
    char path[] = "/tmp/forge-lock-XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    Lock l = {0};
    lock_set(&l, "b/two", (Sources){0xfedcba9876543210u, 7});
    lock_set(&l, "a/one", (Sources){1, 3});
    lock_set(&l, "a/one", (Sources){2, 4});
    assert_true(lock_write(&l, path));
    lock_free(&l);
    l = lock_read(path);
    assert_int_equal(l.count, 2);
    assert_string_equal(l.list[0].name, "a/one");
    Sources one = lock_find(&l, "a/one"), two = lock_find(&l, "b/two"), three = lock_find(&l, "c/three");
    assert_true(one.own == 2 && one.painter == 4);
    assert_true(two.own == 0xfedcba9876543210u && two.painter == 7);
    assert_true(three.own == 0 && three.painter == 0);
    lock_free(&l);
    (void)remove(path);
}

static void noise_is_the_same_by_one_and_by_eight(void **unused)
{
    (void)unused;
    for (int i = -20; i < 20; i++) /* at the corners of cells noise is the number of the cell */
        assert_float_equal(noise_at(V(i, i * 3, 7 - i)), noise_of_cell(i, i * 3, 7 - i), 1e-6);
}

static void ink_needs_a_step_or_a_turn(void **unused)
{
    (void)unused;
    int part[2] = {3, 4};
    float depth[2] = {5, 5.002f}, normal[6] = {0, 0, 1, 0, .1f, .995f};
    Frame f = {.width = 2, .height = 1, .depth = depth, .normal = normal, .part = part};
    assert_true(ink_edge(&f, 0, 1) < .01f); /* a wrist: two parts that run on */
    depth[1] = 5.1f;
    assert_true(ink_edge(&f, 0, 1) > .6f);  /* an arm before the chest */
    assert_true(ink_edge(&f, 1, 0) < .01f); /* the line lies on what is nearer */
    depth[1] = 5.002f;
    normal[4] = .8f, normal[5] = .6f;
    assert_true(ink_edge(&f, 0, 1) > .6f); /* a head on a table */
    part[1] = -1;
    depth[1] = FAR_AWAY;
    assert_true(ink_edge(&f, 0, 1) > .9f); /* the outline */
}

static void light_has_no_ink(void **unused)
{
    (void)unused;
    assert_true(ink_left(grey(.1f), .2f, 0) > .99f);
    assert_true(ink_left(grey(3), .2f, 0) < .01f);       /* shines itself */
    assert_true(ink_left(grey(.1f), .85f, .5f) < .01f);  /* stands in a glow */
    assert_true(ink_left(grey(.8f), .85f, .02f) > .99f); /* is white */
}

enum { COAT = 64 };

/* A square of hair that falls, five units away, with an eye in it; rgb: grey there, white in the eye, black around. */
static Frame square_of_hair(float rgb[COAT * COAT * 3])
{
    static int part[COAT * COAT];
    static float depth[COAT * COAT], normal[COAT * COAT * 3], hair[COAT * COAT * 3];
    for (int i = 0; i < COAT * COAT; i++) {
        int x = i % COAT, y = i / COAT;
        bool coat = x >= 16 && x < 48 && y >= 16 && y < 40, eye = x >= 28 && x < 34 && y >= 24 && y < 30;
        part[i] = coat ? 0 : -1;
        depth[i] = eye ? 4.95f : coat ? 5 : FAR_AWAY;
        normal[i * 3 + 2] = 1;
        hair[i * 3 + 1] = coat && !eye ? -.6f : 0;
        for (int c = 0; c < 3; c++)
            rgb[i * 3 + c] = eye ? 1 : coat ? .5f : 0;
    }
    return (Frame){.width = COAT, .height = COAT, .depth = depth, .normal = normal, .hair = hair, .part = part};
}

static void hair_hangs_over_the_ground_and_not_over_an_eye(void **unused)
{
    (void)unused;
    static float rgb[COAT * COAT * 3], before[COAT * COAT * 3];
    Frame f = square_of_hair(rgb);
    memcpy(before, rgb, sizeof rgb);
    brush_begin();
    scene()->eye = V(0, 0, 5);
    scene()->target = grey(0);
    Scene *s = brush_end();
    pelt_comb(s, &f, rgb, 1);
    int below = 0, eye = 0;
    for (int i = 0; i < COAT * COAT; i++) {
        int x = i % COAT, y = i / COAT;
        bool changed = rgb[i * 3] != before[i * 3];
        below += changed && y >= 40;
        eye += before[i * 3] == 1 && changed;
        assert_false(changed && (y < 14 || x < 8 || x >= 56)); /* it hangs, and does not stand */
    }
    assert_true(below > 60);
    assert_int_equal(eye, 0);
    memset(f.hair, 0, sizeof before); /* shaved */
    memcpy(before, rgb, sizeof rgb);
    pelt_comb(s, &f, rgb, 1);
    assert_memory_equal(rgb, before, sizeof rgb);
    scene_free(s);
}

static void a_halo_ends_and_leaves_the_form(void **unused)
{
    (void)unused;
    assert_true(sprites_halo(0) > 1);
    assert_true(sprites_halo(HALO_REACH) < 1e-6f && sprites_halo(2.95f) < 1e-3f);
    for (float d = 0; d < HALO_REACH - .1f; d += .05f)
        assert_true(sprites_halo(d) > sprites_halo(d + .05f));
    assert_float_equal(sprites_capped(.1f, true), .1f, .01f);
    assert_true(sprites_capped(4, true) < 1 && sprites_capped(4, false) > 2);
    assert_true(sprites_capped(12, true) > 2); /* no halo any more: a flame */
}

enum { CHEEK = 48 };

typedef struct {
    float color[CHEEK * CHEEK * 3], skin[CHEEK * CHEEK * 3], depth[CHEEK * CHEEK];
} Cheek;

/* A square of skin: the left half is lit, `freckle` a column with another colour of its own, and from `cut` on lies something
 * two units farther away. Its light has spread; returned are the colours of the middle row. */
static const float *spread_cheek(Cheek *k, int freckle, int cut)
{
    for (int i = 0; i < CHEEK * CHEEK; i++) {
        int x = i % CHEEK;
        k->depth[i] = x < cut ? 1 : 3;
        for (int c = 0; c < 3; c++) {
            k->skin[i * 3 + c] = x == freckle ? .2f : .8f;
            k->color[i * 3 + c] = x < CHEEK / 2 ? k->skin[i * 3 + c] : 0;
        }
    }
    Frame f = {.width = CHEEK, .height = CHEEK, .color = k->color, .skin = k->skin, .depth = k->depth};
    flesh_spread(&f, CHEEK * 2);
    return k->color + CHEEK / 2 * CHEEK * 3;
}

static void light_spreads_in_skin_and_red_the_farthest(void **unused)
{
    (void)unused;
    static Cheek k, before;
    const float *row = spread_cheek(&k, 8, CHEEK), *shaded = row + (CHEEK / 2 + 2) * 3;
    assert_true(shaded[0] > .03f && shaded[0] > shaded[1] * 1.5f && shaded[1] >= shaded[2]);
    assert_true(row[(CHEEK / 2 - 1) * 3] < .75f); /* the lit side has given it */
    assert_float_equal(row[7 * 3], .8f, .01f);
    assert_float_equal(row[8 * 3], .2f, .01f); /* a freckle stays sharp */
    assert_float_equal(row[(CHEEK - 1) * 3], 0, .001f);
    row = spread_cheek(&k, 8, CHEEK / 2);
    assert_float_equal(row[(CHEEK / 2 + 2) * 3], 0, .001f); /* what is behind gets none */
    memset(k.skin, 0, sizeof k.skin);
    before = k;
    flesh_spread(&(Frame){.width = CHEEK, .height = CHEEK, .color = k.color, .skin = k.skin, .depth = k.depth},
                 CHEEK * 2);
    assert_memory_equal(k.color, before.color, sizeof k.color); /* cloth and stone keep theirs */
}

/* A ball on a ball, each a part: how far out the surface lies beside the place where they meet. */
static float waist(bool one_skin)
{
    brush_begin();
    int a = material_new(grey(.5f), grey(.4f), .5f, .5f, PAT_SKIN, 4, .4f),
        b = material_new(rgb(0x806030), grey(.4f), .5f, .5f, PAT_SKIN, 4, .4f);
    part();
    paint(a);
    ball(0, 0, 0, .3f);
    part();
    paint(one_skin ? a : b);
    ball(0, .5f, 0, .3f);
    Scene *s = brush_end();
    Near n;
    int part = -1;
    near_ray(&n, s, V(3, .25f, 0), V(-1, 0, 0), 9, 0);
    float t = solid_march(&n, V(3, .25f, 0), V(-1, 0, 0), 0, 9, ANY, &part);
    scene_free(s);
    assert_true(t > 0 && part >= 0);
    return 3 - t;
}

static void parts_of_one_skin_melt(void **unused)
{
    (void)unused;
    float sharp = waist(false), melted = waist(true);
    assert_float_equal(sharp, .1658f, .003f); /* two balls of different skins only meet */
    assert_true(melted > sharp + .01f && melted < sharp + .05f);
}

/* How many of some places in the shape lie outside its box. */
static int outside_box(const Scene *s, int shape)
{
    const Shape *q = &s->shapes[shape];
    int bad = 0;
    for (uint32_t i = 0; i < 100; i++) {
        Vec3 at = V(hash_unit(3 * i), hash_unit(3 * i + 1), hash_unit(3 * i + 2)) * 2 - grey(1);
        Vec3 p = q->middle + at * q->reach;
        float enter = -1e9f, leave = 1e9f;
        if (shape_distance(s, q, p) < 0 && !box_meets(&s->boxes[shape], p, V(0, 1, 0), 0, -q->blend, &enter, &leave))
            bad++;
    }
    return bad;
}

/* Where rays from the front meet a post `half` thick, with creases or without: the nearest and the farthest. */
static void post_surface(bool creased, float half, float *low, float *high)
{
    brush_begin();
    part();
    if (creased)
        fold_band(V(0, 0, 0), V(0, 1, 0), 1, .6f, .1f, .03f, 1);
    limb(V(0, -1, 0), V(0, 1, 0), half, half);
    Scene *s = brush_end();
    Near n;
    *low = 9;
    *high = -9;
    for (int i = 0; i < 40; i++) {
        Vec3 from = V(0, (float)i * .01f - .2f, 3);
        near_ray(&n, s, from, V(0, 0, -1), 6, 0);
        float z = 3 - solid_march(&n, from, V(0, 0, -1), 0, 6, OPAQUE, NULL);
        *low = min_of(*low, z);
        *high = max_of(*high, z);
    }
    scene_free(s);
}

static void creases_raise_the_cloth(void **unused)
{
    (void)unused;
    const float half = .2f, exact = .003f, depth = .03f;
    float low, high;
    post_surface(false, half, &low, &high);
    assert_true(low > half - exact && high < half + exact);
    post_surface(true, half, &low, &high);
    assert_true(high > low + depth * .3f);
    assert_true(low > half - 2 * depth && high < half + 2 * depth);
}

static void boxes_hold_their_shapes(void **unused)
{
    static const char *const of[] = {"cards/horde/water-dragon", "cards/monstrous/barbarian", "cards/siege/pf02",
                                     "cards/siege/em09"};
    (void)unused;
    int boxes = 0, bad = 0;
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
        Scene *s = scene_called(of[i]);
        for (int k = 0; k < s->shape_count; k++)
            if (s->boxes[k].half[0] > 0) {
                boxes++;
                bad += outside_box(s, k);
            }
        scene_free(s);
    }
    assert_true(boxes > 2000);
    assert_int_equal(bad, 0);
}

static void a_box_narrows_the_ray(void **unused)
{
    (void)unused;
    Box b = {.turn = {{V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)}}, .middle = V(0, 0, 0), .half = V(1, 2, 3)};
    float enter = 2, leave = 12;
    assert_true(box_meets(&b, V(0, 0, 8), V(0, 0, -1), 20, 0, &enter, &leave));
    assert_float_equal(enter, 5, 1e-4f);
    assert_float_equal(leave, 11, 1e-4f);
    assert_false(box_meets(&b, V(0, 0, 8), V(0, 0, -1), 4, 0, &enter, &leave));     /* ends before it */
    assert_false(box_meets(&b, V(0, 0, 8), V(0, 0, 1), 20, 0, &enter, &leave));     /* behind */
    assert_false(box_meets(&b, V(0, 2.1f, 8), V(0, 0, -1), 20, 0, &enter, &leave)); /* above */
    enter = -1e9f, leave = 1e9f;
    assert_true(box_meets(&b, V(0, 2.1f, 8), V(0, 0, -1), 20, .2f, &enter, &leave));
}

/* Where a finished picture is looked at, as its file beside the relief says. */
static void focus_beside(const char *name, float *x, float *y)
{
    char path[512];
    (void)snprintf(path, sizeof path, "%s/assets/relief/%s.floats", PROJECT_DIR, name);
    FILE *f = fopen(path, "r");
    if (f == NULL || fscanf(f, "focus %f %f", x, y) != 2)
        fail_msg("%s has no focal point", path);
    (void)fclose(f);
    *x /= 1000;
    *y /= 1000;
}

/* Pictures of one value say nothing on the table, and those whose strongest contrast lies elsewhere than the focal point
 * say it in the wrong place. The list of those from before may only grow shorter. */
enum { PLAN_WIDTH = 64, PLAN_HEIGHT = 80, PLAN_PIXELS = PLAN_WIDTH * PLAN_HEIGHT };

static int plan_pixel(float x, float y)
{
    return (int)(y * PLAN_HEIGHT) * PLAN_WIDTH + (int)(x * PLAN_WIDTH);
}

/* A figure of grey stripes fills the upper half, a grey backdrop the lower. */
static Frame plan_frame(int *part, float *rgb)
{
    for (int i = 0; i < PLAN_PIXELS; i++) {
        part[i] = i < PLAN_PIXELS / 2 ? 0 : -1;
        for (int k = 0; k < 3; k++)
            rgb[i * 3 + k] = part[i] == 0 && i % 2 == 0 ? .4f : .5f;
    }
    return (Frame){.width = PLAN_WIDTH, .height = PLAN_HEIGHT, .part = part};
}

static void the_eye_is_led_to_what_is_looked_at(void **unused)
{
    (void)unused;
    float rgb[PLAN_PIXELS * 3], before[PLAN_PIXELS * 3];
    int part[PLAN_PIXELS], here = plan_pixel(.25f, .2f), far = plan_pixel(.95f, .2f), below = plan_pixel(.9f, .98f);
    Frame f = plan_frame(part, rgb);
    memcpy(before, rgb, sizeof before);
    Look look = {true, .25f, .2f}, nowhere = {0};
    plan_values(&f, nowhere, rgb, 1);
    assert_memory_equal(rgb, before, sizeof before);
    plan_values(&f, look, rgb, 1);
    float stripe = rgb[here * 3 + 3] - rgb[here * 3], stripe_before = before[here * 3 + 3] - before[here * 3];
    assert_true(rgb[here * 3] > before[here * 3]);             /* lighter where it is looked at */
    assert_true(fabsf(stripe) > 1.05f * fabsf(stripe_before)); /* and clearer */
    assert_float_equal(rgb[far * 3], before[far * 3], 1e-4f);  /* untouched beside it */
    assert_true(rgb[below * 3] < .9f * before[below * 3]);     /* quiet under the name plate */
}

static void weak_values_are_known(void **unused)
{
    (void)unused;
    int bad = 0;
    for (const CardList *l = card_lists(); l->cards != NULL; l++)
        for (const Card *c = l->cards; c->name != NULL; c++) {
            char path[512];
            float x, y;
            Image i;
            (void)snprintf(path, sizeof path, "%s/assets/%s.webp", PROJECT_DIR, c->name);
            if (strncmp(c->name, "cards/", 6) != 0 || !image_load(&i, path))
                continue;
            focus_beside(c->name, &x, &y);
            float deviation = values_of(&i).deviation, focus = values_focus(&i, x, y);
            image_free(&i);
            bool weak = deviation < VALUES_LEAST || focus < FOCUS_LEAST;
            if (weak == values_known(PROJECT_DIR "/art/weak.txt", c->name))
                continue;
            print_error("%s: %.3f, focal point %.2f, %s\n", c->name, (double)deviation, (double)focus,
                        weak ? "too weak" : "no more so: take it off art/weak.txt");
            bad++;
        }
    assert_int_equal(bad, 0);
}

/* Each picture that stands on the turntable has its views, and no other has; each view shows something, and not all. */
static void what_stands_on_the_turntable_has_its_views(void **unused)
{
    (void)unused;
    int stand = 0;
    for (const CardList *l = card_lists(); l->cards != NULL; l++)
        for (const Card *c = l->cards; c->name != NULL; c++) {
            char path[512];
            Image i = {0};
            (void)snprintf(path, sizeof path, "%s/assets/relief/%s.views.webp", PROJECT_DIR, c->name);
            bool there = image_load(&i, path), listed = values_known(PROJECT_DIR "/art/turntable.txt", c->name);
            if (there != listed)
                fail_msg("%s: ./dev art --relief makes its views if art/turntable.txt names it", c->name);
            if (!there)
                continue;
            stand++;
            assert_int_equal(i.width, RELIEF_WIDTH);
            assert_int_equal(i.height, RELIEF_HEIGHT * TURNTABLE_VIEWS);
            for (int k = 0; k < TURNTABLE_VIEWS; k++) {
                int figure = 0;
                for (int n = 0; n < RELIEF_WIDTH * RELIEF_HEIGHT; n++)
                    figure += i.rgba[((size_t)k * RELIEF_WIDTH * RELIEF_HEIGHT + (size_t)n) * 4 + 3] > 127;
                if (figure < RELIEF_WIDTH * RELIEF_HEIGHT / 40 || figure > RELIEF_WIDTH * RELIEF_HEIGHT / 40 * 39)
                    fail_msg("%s: view %d shows %d pixels", c->name, k, figure);
            }
            image_free(&i);
        }
    assert_true(stand >= 20);
}

/* Mean difference of two pictures of one size, 0..255. */
static float apart(const Image *a, const Image *b)
{
    double sum = 0;
    size_t n = (size_t)a->width * (size_t)a->height * 4;
    for (size_t i = 0; i < n; i++)
        sum += abs(a->rgba[i] - b->rgba[i]);
    return (float)(sum / (double)n);
}

/* ---- the turntable ---- */

static void balls_at(float high)
{
    brush_begin();
    camera(V(0, 1, 8), V(0, 1, 0), 20);
    int clay = material_new(grey(.5f), grey(.5f), .5f, .2f, PAT_PLAIN, 1, 0);
    part();
    paint(clay);
    ball(0, high, 0, .5f);
    part();
    paint(clay);
    ball(.9f, 1.9f, 0, .07f); /* a bird */
}

static int rods;

static Scene *balls_on_rod(const void *high, Vec3 at)
{
    const float *y = high;
    rods++;
    balls_at(*y);
    assert_float_equal(at[1], *y, .01f);
    part();
    paint(0);
    limb(at, at - V(0, 6, 0), .05f, .05f);
    return brush_end();
}

/* Returns how many pixels of the figure a part of a view shows, in shares of its height. */
static int shown(const Image *views, int view, float from, float to)
{
    int n = 0;
    for (int y = (int)(from * RELIEF_HEIGHT); y < (int)(to * RELIEF_HEIGHT); y++)
        for (int x = 0; x < RELIEF_WIDTH; x++)
            n += views->rgba[((size_t)(view * RELIEF_HEIGHT + y) * RELIEF_WIDTH + (size_t)x) * 4 + 3] > 127;
    return n;
}

static void what_flies_stands_on_a_rod(void **unused)
{
    (void)unused;
    static const float standing = -.1f, flying = 1;
    rods = 0;
    balls_at(standing);
    Scene *s = brush_end();
    Image views = turntable_of(s, balls_on_rod, &standing, 2);
    scene_free(s);
    assert_int_equal(rods, 0);
    for (int k = 0; k < TURNTABLE_VIEWS; k++) {
        assert_int_equal(shown(&views, k, 0, .5f), 0); /* no bird, even where it would not hang beside the figure */
        assert_true(shown(&views, k, .7f, 1) > 400);
    }
    image_free(&views);
    balls_at(flying);
    s = brush_end();
    views = turntable_of(s, balls_on_rod, &flying, 2);
    scene_free(s);
    assert_int_equal(rods, 1);
    for (int k = 0; k < TURNTABLE_VIEWS; k++) {
        assert_true(shown(&views, k, .2f, .75f) > 400);
        assert_in_range(shown(&views, k, .9f, 1), 60, 600); /* the rod down to the disc */
    }
    image_free(&views);
}

/* Pictures named in large.txt lie in two files, the same picture, one larger; no other has a second file. */
static void large_pictures_lie_in_two_files(void **unused)
{
    (void)unused;
    int large = 0;
    for (const CardList *l = card_lists(); l->cards != NULL; l++)
        for (const Card *c = l->cards; c->name != NULL; c++) {
            char path[512];
            Image more = {0}, once = {0};
            (void)snprintf(path, sizeof path, "%s/assets/%s.large.webp", PROJECT_DIR, c->name);
            bool there = image_load(&more, path), listed = values_known(PROJECT_DIR "/art/large.txt", c->name);
            if (there != listed)
                fail_msg("%s: ./dev art paints its large file if art/large.txt names it", c->name);
            if (!there)
                continue;
            large++;
            (void)snprintf(path, sizeof path, "%s/assets/%s.webp", PROJECT_DIR, c->name);
            assert_true(image_load(&once, path));
            assert_true(more.width * once.height == more.height * once.width && more.width > once.width);
            Image reduced = image_scaled(&more, once.width, once.height);
            if (apart(&reduced, &once) > 8)
                fail_msg("%s: its files differ by %.1f", c->name, (double)apart(&reduced, &once));
            image_free(&reduced);
            image_free(&more);
            image_free(&once);
        }
    assert_true(large > 0);
}

static void the_strongest_contrast_is_found(void **unused)
{
    (void)unused;
    Image i = image_new(120, 150);
    for (int k = 0; k < 120 * 150; k++) { /* grey, and a white square on black in a corner */
        int x = k % 120, y = k / 120, v = x > 80 && x < 110 && y > 20 && y < 50 ? x < 95 ? 255 : 0 : 128;
        memset(i.rgba + (size_t)k * 4, v, 3);
        i.rgba[(size_t)k * 4 + 3] = 255;
    }
    Values v = values_of(&i);
    assert_float_equal(v.x, .79f, .05f);
    assert_float_equal(v.y, .23f, .05f);
    assert_true(v.deviation < VALUES_LEAST && v.strongest > .3f);
    assert_float_equal(values_focus(&i, v.x, v.y), 1, 1e-4f);
    assert_float_equal(values_focus(&i, v.x - .07f, v.y + .05f), 1, 1e-4f); /* still part of it */
    assert_true(values_focus(&i, .2f, .6f) < .01f);
    for (int k = 120 * 126; k < 120 * 150; k++) /* below name plates nothing counts */
        memset(i.rgba + (size_t)k * 4, k % 120 < 60 ? 255 : 0, 3);
    assert_float_equal(values_of(&i).y, v.y, 1e-4f);
    image_free(&i);
}

static void what_floats_is_told(void **unused)
{
    (void)unused;
    brush_begin();
    camera(V(0, 0, 10), V(0, 0, 0), 30);
    part();
    int iris = material_new(grey(.5f), grey(1), .1f, 1, PAT_EYE, 1, 0);
    eye(-.5f, 1, 0, .2f, 0, 0, iris);
    eye(.5f, 1, 0, .2f, 0, 0, iris);
    eye(1.6f, 1, 0, .2f, 0, 0, iris); /* of the next face */
    sprite(V(0, 0, 1), .5f, V(2, 1, 0), SPRITE_GLOW, .5f);
    sprite(V(900, 0, 1), .5f, V(2, 1, 0), SPRITE_GLOW, .5f); /* not in the picture */
    Scene *s = brush_end();
    float x, y;
    assert_true(floats_eyes(s, 1.25f, &x, &y));
    assert_float_equal(x, .5f, .01f);
    assert_float_equal(y, .315f, .005f);
    char *text = floats_text(s, 1.25f, 8, 11, x, y);
    scene_free(s);
    assert_non_null(strstr(text, "focus 500 31"));
    assert_non_null(strstr(text, "range 8000 11000\n"));
    assert_non_null(strstr(text, "\nglow 500 500 130 9000 ffba00 100\n"));
    assert_true(strlen(text) < 160);
    free(text);
}

static void fog_does_not_crowd_out_the_snow(void **unused)
{
    (void)unused;
    brush_begin();
    camera(V(0, 0, 10), V(0, 0, 0), 30);
    for (int i = 0; i < 100; i++)
        sprite(V(.01f * (float)i, 0, 1), .5f, V(1, 1, 1), SPRITE_GLOW, .5f);
    for (int i = 0; i < 100; i++)
        sprite(V(.01f * (float)i, 1, 1), .02f, V(1, 1, 1), SPRITE_SNOW, .5f);
    Scene *s = brush_end();
    char *text = floats_text(s, 1.25f, 8, 11, 0, 0);
    scene_free(s);
    int halos = 0, flakes = 0;
    for (const char *at = text; (at = strstr(at, "\nglow ")) != NULL; at++)
        halos++;
    for (const char *at = text; (at = strstr(at, "\nsnow ")) != NULL; at++)
        flakes++;
    free(text);
    assert_int_equal(halos, FLOATS_HALOS);
    assert_int_equal(flakes, FLOATS_MOTES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_pictures_look_like_the_committed_ones),
        cmocka_unit_test(two_reliefs_are_the_committed_ones),
        cmocka_unit_test(every_picture_can_be_built),
        cmocka_unit_test(every_name_is_used_once),
        cmocka_unit_test(sources_decide_the_hash),
        cmocka_unit_test(a_new_material_is_a_new_painter),
        cmocka_unit_test(a_new_look_is_a_new_source),
        cmocka_unit_test(a_lock_keeps_what_it_was_told),
        cmocka_unit_test(noise_is_the_same_by_one_and_by_eight),
        cmocka_unit_test(ink_needs_a_step_or_a_turn),
        cmocka_unit_test(light_has_no_ink),
        cmocka_unit_test(hair_hangs_over_the_ground_and_not_over_an_eye),
        cmocka_unit_test(a_halo_ends_and_leaves_the_form),
        cmocka_unit_test(light_spreads_in_skin_and_red_the_farthest),
        cmocka_unit_test(parts_of_one_skin_melt),
        cmocka_unit_test(creases_raise_the_cloth),
        cmocka_unit_test(boxes_hold_their_shapes),
        cmocka_unit_test(a_box_narrows_the_ray),
        cmocka_unit_test(the_eye_is_led_to_what_is_looked_at),
        cmocka_unit_test(weak_values_are_known),
        cmocka_unit_test(what_flies_stands_on_a_rod),
        cmocka_unit_test(large_pictures_lie_in_two_files),
        cmocka_unit_test(what_stands_on_the_turntable_has_its_views),
        cmocka_unit_test(the_strongest_contrast_is_found),
        cmocka_unit_test(what_floats_is_told),
        cmocka_unit_test(fog_does_not_crowd_out_the_snow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
