/* SPDX-License-Identifier: MIT
 * Cards with depth: what a relief is read from, how far things move, what the lantern lights, and that nothing of the card
 * is ever clear. The figure of most tests is made here: a dark field, on it a grey body with a bright nose. */
#include "help_gfx.h"

#include <dirent.h>
#include <math.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/file.h"
#include "deep.h"
#include "gfx/layers.h"
#include "gfx/turned_paint.h"

enum { W = 256, H = 320, FRAME = 20, PW = RELIEF_PLANE_W, PH = RELIEF_PLANE_H };
static const float twelve = 12 * 3.14159265f / 180;
static const SDL_Rect window = {FRAME, FRAME, W - 2 * FRAME, H - 2 * FRAME};

/* ---- the made figure --------------------------------------------------------------------------------------------- */

/* Shares of the picture: a body in its middle, a nose in the middle of that. */
static bool in_body(float u, float v)
{
    return fabsf(u - 0.5f) < 0.25f && fabsf(v - 0.5f) < 0.25f;
}
static bool in_nose(float u, float v)
{
    return fabsf(u - 0.5f) < 0.03f && fabsf(v - 0.5f) < 0.03f;
}

static Relief *made_relief(void)
{
    Relief *r = calloc(1, sizeof *r);
    assert_non_null(r);
    for (int i = 0; i < PW * PH; i++) {
        float u = ((float)(i % PW) + 0.5f) / PW, v = ((float)(i / PW) + 0.5f) / PH;
        float far = hypotf(u - 0.5f, v - 0.5f) / 0.35f;
        r->near[i] = fmaxf(0.25f, 1 - far * 0.75f); /* the nose is nearest */
        r->right[i] = fmaxf(-0.9f, fminf(0.9f, (u - 0.5f) * 3.5f));
        r->down[i] = 0;
        r->dull[i] = 1;
    }
    for (int i = 0; i < RELIEF_W * RELIEF_H; i++)
        r->figure[i] = in_body(((float)(i % RELIEF_W) + 0.5f) / RELIEF_W, ((float)(i / RELIEF_W) + 0.5f) / RELIEF_H);
    return r;
}

/* A field of 0x40 with a green post left and right of the body, the body 0x80, the nose white. */
static SDL_Surface *made_picture(void)
{
    SDL_Surface *s = surface(window.w, window.h);
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++) {
            float u = ((float)x + 0.5f) / (float)s->w, v = ((float)y + 0.5f) / (float)s->h;
            bool post = fabsf(u - 0.12f) < 0.02f || fabsf(u - 0.88f) < 0.02f;
            *pixel_at(s, x, y) = in_nose(u, v)   ? 0xFFFFFFFFu
                                 : in_body(u, v) ? 0xFF808080u
                                 : post          ? 0xFF00FF00u
                                                 : 0xFF404040u;
        }
    return s;
}

static SDL_Surface *made_front(SDL_Rect hole)
{
    SDL_Surface *s = surface(W + 2 * LAYERS_RIM, H + 2 * LAYERS_RIM);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            bool clear = x >= hole.x && y >= hole.y && x < hole.x + hole.w && y < hole.y + hole.h;
            *pixel_at(s, x + LAYERS_RIM, y + LAYERS_RIM) = clear ? 0 : 0xFF804020u;
        }
    return s;
}

/* soft: how far the outline of the figure is washed out */
static Layers layers_made(int soft)
{
    Relief *r = made_relief();
    relief_soften(r->figure, RELIEF_W, RELIEF_H, soft);
    Layers l = layers_flat(made_front(window), window);
    layers_add_picture(&l, made_picture(), window.x, window.y, (SDL_FRect){0, 0, 1, 1}, r);
    free(r);
    return l;
}

static Layers made_layers(void)
{
    return layers_made(0);
}

typedef struct {
    SDL_Surface *s;
    TurnedLook look;
} Shot;

static Shot shoot(const Layers *l, CardTurn turn)
{
    Shot shot;
    assert_true(turned_look(l->w, l->h, turn, &shot.look));
    shot.s = turned_paint(l, &shot.look, turn, false);
    assert_non_null(shot.s);
    return shot;
}

static Uint32 at_window(const Shot *s, int x, int y) /* from the middle of the card */
{
    return *pixel_at(s->s, x - s->look.left, y - s->look.top);
}

/* Middle of the pixels in the card's middle rows for which `is` holds, from the middle of the card. */
static float middle_of(const Shot *s, bool (*is)(Uint32), int from, int to)
{
    double sum = 0, n = 0;
    for (int y = -4; y <= 4; y++)
        for (int x = from; x < to; x++)
            if (is(at_window(s, x, y))) {
                sum += x + 0.5;
                n++;
            }
    assert_true(n > 0);
    return (float)(sum / n);
}
static bool is_white(Uint32 p)
{
    return (p & 255) > 200 && (p >> 16 & 255) > 200;
}
static bool is_green(Uint32 p)
{
    return (p >> 8 & 255) > 160 && (p & 255) < 100;
}

/* ---- tests ------------------------------------------------------------------------------------------------------- */

static void lying_still_it_is_the_picture(void **unused)
{
    (void)unused;
    Layers l = made_layers();
    SDL_Surface *picture = made_picture();
    Shot s = shoot(&l, (CardTurn){.depth = 1});
    for (int y = 24; y < window.h - 24; y++) /* within the shadow of the frame */
        for (int x = 24; x < window.w - 24; x++) {
            Uint32 is = at_window(&s, window.x + x - W / 2, window.y + y - H / 2), was = *pixel_at(picture, x, y);
            for (int c = 0; c < 24; c += 8)
                assert_true(abs((int)(is >> c & 255) - (int)(was >> c & 255)) <= 2);
        }
    SDL_FreeSurface(s.s);
    SDL_FreeSurface(picture);
    layers_free(&l);
}

/* A printed sheet's middle stays where it is. The nose is nearer than what stays, the posts are behind. */
static void near_things_move_on_far_ones_stay_back(void **unused)
{
    (void)unused;
    Layers l = made_layers();
    for (int side = -1; side <= 1; side += 2) {
        Shot deep = shoot(&l, (CardTurn){.yaw = (float)side * twelve, .depth = 1});
        Shot flat = shoot(&l, (CardTurn){.yaw = (float)side * twelve});
        float sx, sy;
        turned_shift(&l, (CardTurn){.yaw = (float)side * twelve, .depth = 1}, &sx, &sy);
        float nose = middle_of(&deep, is_white, -40, 40) - middle_of(&flat, is_white, -40, 40);
        float post = middle_of(&deep, is_green, -110, -50) - middle_of(&flat, is_green, -110, -50);
        assert_true(fabsf(sx) > 4 && sx * (float)side > 0);
        assert_true(fabsf(nose - 0.58f * sx * cosf(twelve)) < 1.2f); /* 1 less the 0.42 that stays */
        assert_true(fabsf(post + 0.42f * sx * cosf(twelve)) < 1.2f);
        SDL_FreeSurface(deep.s);
        SDL_FreeSurface(flat.s);
    }
    layers_free(&l);
}

static double brightness(const Shot *s, int from, int to)
{
    double sum = 0;
    for (int y = -40; y < 40; y++)
        for (int x = from; x < to; x++)
            sum += at_window(s, x, y) & 255;
    return sum / (80.0 * (to - from));
}

static void the_lantern_lights_the_side_it_hangs_at(void **unused)
{
    (void)unused;
    Layers l = made_layers();
    for (int side = -1; side <= 1; side += 2) {
        float x = 0.5f + 0.4f * (float)side;
        Shot s = shoot(&l, (CardTurn){.depth = 1, .shine = 0.9f, .light_x = x, .light_y = 0.5f});
        double left = brightness(&s, -40, -10), right = brightness(&s, 10, 40);
        assert_true(side < 0 ? left > right + 8 : right > left + 8);
        SDL_FreeSurface(s.s);
    }
    layers_free(&l);
}

static void no_pixel_of_the_card_is_clear(void **unused)
{
    (void)unused;
    Layers deep = made_layers(), flat = layers_flat(made_front((SDL_Rect){0}), (SDL_Rect){0});
    const Layers *both[] = {&deep, &flat};
    for (int k = 0; k < 2; k++)
        for (int corner = 0; corner < 4; corner++) {
            CardTurn t = {
                .yaw = (corner & 1 ? 2 : -2) * twelve, .pitch = (corner & 2 ? 0.3f : -0.3f), .depth = 1, .shine = 1};
            Shot s = shoot(both[k], t);
            int inside = 0;
            for (int y = 0; y < s.s->h; y++)
                for (int x = 0; x < s.s->w; x++) {
                    float u, v;
                    turned_place(&s.look, s.look.left + x + 0.5, s.look.top + y + 0.5, &u, &v);
                    if (u < 0.02f || v < 0.02f || u > 0.98f || v > 0.98f)
                        continue;
                    assert_int_equal(*pixel_at(s.s, x, y) >> 24, 255);
                    inside++;
                }
            assert_true(inside > W * H / 2);
            SDL_FreeSurface(s.s);
        }
    layers_free(&deep);
    layers_free(&flat);
}

/* Where a cell has nothing of the figure, or nothing but it, the other layer is not looked up. PastEvent that every cell may have
 * both, the painter paints the same. */
static void what_cannot_be_seen_is_left_out_and_nothing_else(void **unused)
{
    (void)unused;
    Layers l = layers_made(40), both = layers_made(40);
    int alone = 0;
    for (int i = 0; i < both.figure_w * both.figure_h; i++) {
        alone += both.figure[i] != (FIGURE_SOME | FIGURE_GAPS);
        both.figure[i] = FIGURE_SOME | FIGURE_GAPS;
    }
    assert_true(alone > both.figure_w * both.figure_h / 2);
    for (int i = 0; i < 24; i++) {
        CardTurn t = {
            .yaw = 0.4f * cosf((float)i), .pitch = 0.3f * sinf((float)i), .depth = 1, .foil = i % 2 ? 0.8f : 0};
        float far = i % 3 == 0 ? 0.1f : 1; /* some nearly at rest, where the picture comes to be what it was */
        t.yaw *= far;
        t.pitch *= far;
        t.shine = i % 5 == 0 ? 0 : 0.9f;
        Shot a = shoot(&l, t), b = shoot(&both, t);
        for (int y = 0; y < a.s->h; y++)
            assert_memory_equal(pixel_at(a.s, 0, y), pixel_at(b.s, 0, y), (size_t)a.s->w * 4);
        SDL_FreeSurface(a.s);
        SDL_FreeSurface(b.s);
    }
    layers_free(&l);
    layers_free(&both);
}

/* ---- what floats ------------------------------------------------------------------------------------------------- */

/* Layers of the made figure, with one red flake of snow. */
static Layers with_flake(float x, float near)
{
    Layers l = made_layers();
    Motes m = {.n = 1};
    m.mote[0] =
        (Mote){.kind = MOTE_SNOW, .x = x, .y = 0.5f, .r = 0.05f, .near = near, .color = {255, 0, 0}, .strength = 1};
    layers_add_motes(&l, (SDL_FRect){0, 0, 1, 1}, &m);
    return l;
}

/* The most red pixels of any moment; *outside: those beyond the window. Frees the layers. */
static int reddest(Layers l, float afloat, int *outside)
{
    int most = 0;
    *outside = 0;
    for (int k = 0; k < 20; k++) {
        Shot s = shoot(&l, (CardTurn){.depth = 1, .afloat = afloat, .seconds = 0.37f * (float)k});
        int n = 0;
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                Uint32 p = at_window(&s, x - W / 2, y - H / 2);
                bool red = (p >> 16 & 255) > 180 && (p >> 8 & 255) < 60;
                n += red;
                *outside += red && (x < window.x || x >= window.x + window.w);
            }
        most = n > most ? n : most;
        SDL_FreeSurface(s.s);
    }
    layers_free(&l);
    return most;
}

static void snow_falls_behind_the_figure_and_the_frame(void **unused)
{
    (void)unused;
    int outside;
    assert_true(reddest(with_flake(0.12f, 0), 1, &outside) > 60); /* beside the body */
    assert_int_equal(reddest(with_flake(0.12f, 0), 0, &outside), 0);
    assert_int_equal(reddest(with_flake(0.5f, 0), 1, &outside), 0); /* behind it */
    assert_true(reddest(with_flake(0.5f, 1), 1, &outside) > 60);    /* before it */
    assert_true(reddest(with_flake(0, 1), 1, &outside) > 20);       /* half behind the frame */
    assert_int_equal(outside, 0);
}

static void a_near_flake_moves_as_the_figure_does(void **unused)
{
    (void)unused;
    float x[2];
    for (int k = 0; k < 2; k++) {
        Layers l = with_flake(0.5f, (float)k);
        free(l.figure); /* what is far would be hidden */
        l.figure = xcalloc((size_t)l.figure_w * (size_t)l.figure_h, 1);
        for (int i = 0; i < l.art->w * l.art->h; i++)
            ((Uint32 *)l.art->pixels)[i] &= 0xFFFFFFu;
        Shot s = shoot(&l, (CardTurn){.yaw = twelve, .depth = 1, .afloat = 1, .seconds = 2});
        double sum = 0, n = 0;
        for (int j = 0; j < s.s->h; j++)
            for (int i = 0; i < s.s->w; i++)
                if ((*pixel_at(s.s, i, j) >> 16 & 255) > 150 && (*pixel_at(s.s, i, j) >> 8 & 255) < 60) {
                    sum += i;
                    n++;
                }
        assert_true(n > 0);
        x[k] = (float)(sum / n);
        SDL_FreeSurface(s.s);
        layers_free(&l);
    }
    assert_true(x[1] > x[0] + 4);
}

/* How much brighter a place beside a halo of that colour is at one end of its flicker than at the other. */
static int flicker_of(float red, float green, float blue, int *far)
{
    Layers l = made_layers();
    Motes m = {.n = 1};
    m.mote[0] = (Mote){
        .kind = MOTE_GLOW, .x = 0.1f, .y = 0.5f, .r = 0.05f, .near = 1, .color = {red, green, blue}, .strength = 1};
    layers_add_motes(&l, (SDL_FRect){0, 0, 1, 1}, &m);
    assert_int_equal(l.motes, 0);
    Shot dark = shoot(&l, (CardTurn){.flicker = -1}), light = shoot(&l, (CardTurn){.flicker = 1});
    int x = window.x + window.w / 10 - W / 2;
    int by = (int)(at_window(&light, x + 16, 0) & 255) - (int)(at_window(&dark, x + 16, 0) & 255);
    *far = (int)(at_window(&light, 40, 0) & 255) - (int)(at_window(&dark, 40, 0) & 255);
    SDL_FreeSurface(dark.s);
    SDL_FreeSurface(light.s);
    layers_free(&l);
    return by;
}

static void halos_flicker_but_fog_does_not(void **unused)
{
    (void)unused;
    int far;
    assert_true(flicker_of(255, 160, 0, &far) > 10);
    assert_int_equal(far, 0);
    assert_int_equal(flicker_of(250, 255, 245, &far), 0);
}

/* ---- the reliefs of the pictures --------------------------------------------------------------------------------- */

static float worst_miss(const Relief *r)
{
    SDL_Surface *picture = surface(450, 563);
    Layers l = layers_flat(surface(512 + 2 * LAYERS_RIM, 640 + 2 * LAYERS_RIM), (SDL_Rect){31, 32, 450, 499});
    layers_add_picture(&l, picture, 31, 0, (SDL_FRect){0, 0, 1, 1}, r);
    float worst = 0;
    for (int k = 0; k < 8; k++) {
        float sx, sy, x, y;
        turned_shift(
            &l, (CardTurn){.yaw = 0.42f * cosf((float)k * 0.785f), .pitch = 0.3f * sinf((float)k * 0.785f), .depth = 1},
            &sx, &sy);
        for (int i = 0; i < 36 * 28; i++)
            worst = fmaxf(worst, turned_source(&l, sx, sy, (float)(i % 28 * 16 + LAYERS_ROOM),
                                               (float)(i / 28 * 16 + LAYERS_ROOM), &x, &y));
    }
    layers_free(&l);
    return worst;
}

static void every_relief_is_found_again_where_it_moved_to(void **unused)
{
    (void)unused;
    static const char *const folder[] = {"horde", "monstrous", "goblins", "siege"};
    Relief *r = calloc(1, sizeof *r);
    int n = 0;
    float worst = 0;
    assert_non_null(r);
    for (size_t i = 0; i < sizeof folder / sizeof *folder; i++) {
        char path[600];
        (void)snprintf(path, sizeof path, "%s/assets/relief/cards/%s", PROJECT_DIR, folder[i]);
        DIR *d = opendir(path);
        assert_non_null(d);
        for (const struct dirent *e = readdir(d); e; e = readdir(d)) {
            (void)snprintf(path, sizeof path, "%s/assets/relief/cards/%s/%s", PROJECT_DIR, folder[i], e->d_name);
            if (strstr(e->d_name, ".webp") == NULL || strstr(e->d_name, ".views")) /* .floats and views lie beside */
                continue;
            if (++n % help_many(4, 1)) /* every day one in four, whatever order they come in */
                continue;
            if (!relief_read(path, r))
                fail_msg("%s cannot be read", path);
            float miss = worst_miss(r);
            if (miss >= 1)
                fail_msg("%s: what moves is missed by %.2f pixels", path, (double)miss);
            worst = fmaxf(worst, miss);
        }
        (void)closedir(d);
    }
    print_message("%d reliefs, the worst misses by %.2f pixels\n", n, (double)worst);
    assert_true(n >= 200);
    free(r);
}

static void a_damaged_or_foreign_file_is_no_relief(void **unused)
{
    (void)unused;
    char path[600], copy[] = "/tmp/relief-XXXXXX";
    Relief *r = calloc(1, sizeof *r);
    assert_non_null(r);
    (void)snprintf(path, sizeof path, "%s/assets/cards/horde/water-ooze.webp", PROJECT_DIR);
    assert_false(relief_read(path, r)); /* a picture of another size */
    assert_false(relief_read("no such file", r));
    (void)snprintf(path, sizeof path, "%s/assets/relief/cards/horde/water-ooze.webp", PROJECT_DIR);
    assert_true(relief_read(path, r));
    Buf file = {0};
    assert_int_equal(file_read(path, 1 << 20, &file).code, 0);
    int fd = mkstemp(copy);
    assert_true(fd >= 0);
    assert_true(write(fd, file.text, file.n / 2) == (ssize_t)(file.n / 2));
    (void)close(fd);
    assert_false(relief_read(copy, r)); /* half of it */
    (void)unlink(copy);
    buf_free(&file);
    free(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lying_still_it_is_the_picture),
        cmocka_unit_test(near_things_move_on_far_ones_stay_back),
        cmocka_unit_test(the_lantern_lights_the_side_it_hangs_at),
        cmocka_unit_test(no_pixel_of_the_card_is_clear),
        cmocka_unit_test(what_cannot_be_seen_is_left_out_and_nothing_else),
        cmocka_unit_test(snow_falls_behind_the_figure_and_the_frame),
        cmocka_unit_test(a_near_flake_moves_as_the_figure_does),
        cmocka_unit_test(halos_flicker_but_fog_does_not),
        cmocka_unit_test(every_relief_is_found_again_where_it_moved_to),
        cmocka_unit_test(a_damaged_or_foreign_file_is_no_relief),
    };
    return cmocka_run_group_tests_name("layers", tests, NULL, NULL);
}
