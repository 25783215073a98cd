/* SPDX-License-Identifier: MIT
 * The brushes of moments stay where they say, come from nothing and go to nothing; numbers of motion are finite whatever
 * goes in; scenes of events keep to speed and reduced motion. */
#include "help_gfx.h"

#include <math.h>

#include "ui/arrow.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"
#include "ui/room.h"

enum { W = 1280, H = 800 };
static const Rect thing = {590, 340, 96, 120};
static const float bad[] = {-1, -0.001f, 1, 1.5f, 1e30f, -1e30f};

/* ---- brushes ----------------------------------------------------------------------------------------------------- */

typedef struct {
    const char *name;
    float reach; /* outside the thing, as the header says */
    void (*draw)(Gfx *g, Rect r, float u);
} Brush;

static const Color white = {255, 255, 255, 255};

static void halo(Gfx *g, Rect r, float u)
{
    effect_halo(g, r, 6, white, u);
}

static void flash(Gfx *g, Rect r, float u)
{
    effect_flash(g, r, 6, white, u);
}

static void waves(Gfx *g, Rect r, float u)
{
    effect_waves(g, motion_middle(r), (Waves){.n = 3, .from = 10, .to = 60, .thick = 3}, white, u);
}

static void sparks(Gfx *g, Rect r, float u)
{
    effect_sparks(g, motion_middle(r), r.w, 7, white, u);
}

static void embers(Gfx *g, Rect r, float u)
{
    effect_embers(g, r, white, u);
}

static void stamp(Gfx *g, Rect r, float u)
{
    effect_stamp(g, "hammer", r, white, 0.3f, u);
}

static void blow(Gfx *g, Rect r, float u)
{
    effect_blow(g, motion_middle(r), r.w, "\u22123", u * 560, 560);
}

static void drawn_in(Gfx *g, Rect r, float u)
{
    effect_drawn_in(g, r, motion_middle(r), white, u);
}

static const Brush brushes[] = {
    {"halo", 50, halo},          {"flash", 26, flash},      {"waves", 20, waves},
    {"sparks", 60, sparks},      {"embers", 48, embers},    {"dust", 24, effect_dust},
    {"slash", 26, effect_slash}, {"stamp", 110, stamp},     {"explosion", 134, effect_explosion},
    {"blow", 60, blow},          {"drawn in", 2, drawn_in},
};
enum { BRUSHES = sizeof brushes / sizeof *brushes };

/* Draws the brush on black and returns how many pixels it changed; *all: the rectangle round them. */
static int drawn(Screen *s, const Brush *b, Rect r, float u, Rect *all)
{
    int n = 0, x0 = W, y0 = H, x1 = 0, y1 = 0;
    gfx_begin(s->g, W, H, 1, THEME_TAVERN, 1, false);
    gfx_fill(s->g, rect(0, 0, W, H), (Color){0, 0, 0, 255});
    b->draw(s->g, r, u);
    gfx_end(s->g);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            if (screen_pixel(s, x, y) != 0) {
                n++;
                x0 = x < x0 ? x : x0;
                x1 = x >= x1 ? x + 1 : x1;
                y0 = y < y0 ? y : y0;
                y1 = y >= y1 ? y + 1 : y1;
            }
    *all = rect((float)x0, (float)y0, (float)(x1 - x0), (float)(y1 - y0));
    return n;
}

static void brushes_stay_where_they_say(void **state)
{
    static const float moment[] = {0, 0.1f, 0.25f, 0.5f, 0.75f, 0.97f};
    Screen s = screen_open(W, H, PROJECT_DIR);
    Rect all;
    (void)state;
    for (int i = 0; i < BRUSHES; i++) {
        int most = 0;
        for (size_t k = 0; k < sizeof moment / sizeof *moment; k++) {
            int n = drawn(&s, &brushes[i], thing, moment[k], &all);
            most = n > most ? n : most;
            if (n > 0 && !rect_inside(all, rect_inset(thing, -brushes[i].reach - 1)))
                fail_msg("%s at %d %% draws %d,%d %d x %d", brushes[i].name, (int)(moment[k] * 100), (int)all.x,
                         (int)all.y, (int)all.w, (int)all.h);
        }
        if (most < 50)
            fail_msg("%s draws nothing", brushes[i].name);
    }
    screen_close(&s);
}

static void brushes_end_at_nothing(void **state)
{
    Screen s = screen_open(W, H, PROJECT_DIR);
    Rect all;
    (void)state;
    for (int i = 0; i < BRUSHES; i++) {
        for (size_t k = 0; k < sizeof bad / sizeof *bad; k++)
            if (drawn(&s, &brushes[i], thing, bad[k], &all) > 0)
                fail_msg("%s draws something at %g", brushes[i].name, (double)bad[k]);
        if (drawn(&s, &brushes[i], thing, NAN, &all) > 0)
            fail_msg("%s draws something when the share is no number", brushes[i].name);
        if (brushes[i].draw != waves && brushes[i].draw != sparks && brushes[i].draw != blow && /* round a point */
            drawn(&s, &brushes[i], rect(0, 0, 0, 0), 0.5f, &all) > 0)
            fail_msg("%s draws something on nothing", brushes[i].name);
    }
    screen_close(&s);
}

static void coin_half(void *of, Gfx *g, float x, float y)
{
    (*(int *)of)++;
    gfx_disc(g, x, y, thing.w / 2, white);
}

static void broken(Gfx *g, Rect r, float u)
{
    int n = 0;
    effect_broken(g, r, u, 0, coin_half, &n);
    assert_true(n > 8);
}

static void a_broken_thing_parts(void **state)
{
    const Brush b = {"broken", 0, broken};
    Screen s = screen_open(W, H, PROJECT_DIR);
    Rect whole, parted;
    (void)state;
    assert_true(drawn(&s, &b, rect(590, 340, 96, 96), 0, &whole) > 1000);
    assert_true(drawn(&s, &b, rect(590, 340, 96, 96), 1, &parted) > 1000);
    assert_true(parted.w > whole.w + 10);
    screen_close(&s);
}

static void whole_card(void *of, Gfx *g, float x, float y)
{
    (*(int *)of)++;
    gfx_fill(g, rect(x - thing.w / 2, y - thing.h / 2, thing.w, thing.h), white);
}

static void shattered(Gfx *g, Rect r, float u)
{
    int n = 0;
    effect_shattered(g, r, u, 0, whole_card, &n);
    assert_true(u < 0.5f ? n == 1 : n > 50);
}

/* All of it is there until the shards part, and they hide nothing of it. */
static void a_shattered_thing_parts(void **state)
{
    const Brush b = {"shattered", 0, shattered};
    Screen s = screen_open(W, H, PROJECT_DIR);
    Rect whole, parted;
    (void)state;
    int all = drawn(&s, &b, thing, 0, &whole), shards = drawn(&s, &b, thing, 1, &parted);
    assert_true(all >= 96 * 120 && parted.w > whole.w + 10 && parted.h > whole.h + 10);
    assert_true(shards > all * 95 / 100);
    screen_close(&s);
}

static void cross(Gfx *g, Rect r, float u)
{
    effect_cross(g, r, 8, 5, white, u);
}

static void ring(Gfx *g, Rect r, float u)
{
    (void)u;
    effect_ring(g, motion_middle(r), r.w / 2, 3, white);
}

static void rays(Gfx *g, Rect r, float u)
{
    effect_rays(g, motion_middle(r), (Rays){.n = 9, .from = 10, .to = r.w / 2 * u, .skew = 0.35f, .thick = 3}, white);
}

static void sign(Gfx *g, Rect r, float u)
{
    (void)u;
    effect_sign(g, "hammer", motion_middle(r), (SignLook){.size = 60, .disc = 0.7f, .ink = white, .ground = white});
}

static void words(Gfx *g, Rect r, float u)
{
    (void)u;
    effect_words(g, motion_middle(r), 30, "+12", 2, white);
}

static void tag(Gfx *g, Rect r, float u)
{
    (void)u;
    effect_tag(g, r, white, 2, white);
}

static void tag_inlaid(Gfx *g, Rect r, float u)
{
    (void)u;
    effect_tag_inlaid(g, r, white, 2, white);
}

static void band(Gfx *g, Rect r, float u)
{
    (void)u;
    effect_band(g, r, white, 3, white);
}

static void chevron(Gfx *g, Rect r, float u)
{
    (void)u;
    effect_chevron(g, motion_middle(r), 20, -1, 4, white);
}

static void bow(Gfx *g, Rect r, float u)
{
    arrow_bow(g, (SDL_FPoint){r.x + 20, r.y + r.h / 2}, (SDL_FPoint){r.x + r.w - 20, r.y + r.h / 2}, white, u);
}

static void what_stands_stays_within_its_thing(void **state)
{
    static const Brush still[] = {{"cross", 0, cross},
                                  {"ring", 0, ring},
                                  {"rays", 2, rays},
                                  {"sign", 0, sign},
                                  {"words", 0, words},
                                  {"tag", 0, tag},
                                  {"tag inlaid", 0, tag_inlaid},
                                  {"band", 0, band},
                                  {"chevron", 0, chevron},
                                  {"bow", 0, bow}};
    Screen s = screen_open(W, H, PROJECT_DIR);
    Rect all;
    (void)state;
    for (size_t i = 0; i < sizeof still / sizeof *still; i++) {
        if (drawn(&s, &still[i], thing, 1, &all) < 50)
            fail_msg("%s draws nothing", still[i].name);
        if (!rect_inside(all, rect_inset(thing, -still[i].reach - 1)))
            fail_msg("%s draws %d,%d %d x %d", still[i].name, (int)all.x, (int)all.y, (int)all.w, (int)all.h);
    }
    assert_int_equal(drawn(&s, &still[0], thing, 0, &all), 0); /* a cross that has not begun */
    assert_int_equal(drawn(&s, &still[9], thing, 0, &all), 0); /* nor has the bow */
    screen_close(&s);
}

static void forward(Gfx *g, Rect r, float u)
{
    Rect at = effect_forward(g, r, 430, u);
    gfx_fill(g, at, white);
    gfx_fade(g, 1);
    assert_true(rect_inside(at, r) && fabsf(at.w / at.h - 0.8f) < 0.01f);
}

static void a_thing_comes_forward_and_goes(void **state)
{
    const Brush b = {"forward", 0, forward};
    Screen s = screen_open(W, H, PROJECT_DIR);
    Rect all;
    (void)state;
    assert_true(drawn(&s, &b, rect(100, 100, 800, 600), 0.5f, &all) > 50000);
    assert_int_equal(drawn(&s, &b, rect(100, 100, 800, 600), 0, &all), 0);
    assert_int_equal(drawn(&s, &b, rect(100, 100, 800, 600), 1, &all), 0);
    screen_close(&s);
}

/* ---- motion ------------------------------------------------------------------------------------------------------ */

static void easing_leads_from_0_to_1(void **state)
{
    (void)state;
    for (int ease = EASE_OUT_CUBIC; ease <= EASE_IN_QUAD; ease++) {
        assert_true(ease_at((Ease)ease, 0) == 0 && ease_at((Ease)ease, 1) == 1);
        assert_true(ease_at((Ease)ease, -3) == 0 && ease_at((Ease)ease, 7) == 1);
        assert_true(ease_at((Ease)ease, NAN) == 0);
        assert_true(fabsf(ease_at((Ease)ease, 0.999f) - 1) < 0.02f && ease_at((Ease)ease, 0.001f) < 0.02f);
    }
}

static void shares_are_from_0_to_1(void **state)
{
    (void)state;
    assert_true(motion_part(150, 100, 200) == 0.5f);
    assert_true(motion_part(50, 100, 200) == 0 && motion_part(250, 100, 200) == 1);
    assert_true(motion_part(99, 100, 100) == 0 && motion_part(100, 100, 100) == 1); /* it takes no time */
    assert_true(motion_part(NAN, 0, 1) == 0 && motion_part(1, 0, NAN) <= 1);
    assert_true(motion_fade(0.5f, 0.2f, 0.2f) == 1 && motion_fade(0, 0.2f, 0) == 0 && motion_fade(1, 0, 0.2f) == 0);
    assert_true(motion_fade(0, 0, 0) == 1 && motion_fade(1, 0, 0) == 1); /* there all the time */
    assert_true(motion_fade(-1, 0.2f, 0.2f) == 0 && motion_fade(2, 0.2f, 0.2f) == 0);
}

static void what_pops_or_shakes_comes_to_rest(void **state)
{
    (void)state;
    assert_true(motion_pop(0, 0.3f) == 1.3f && motion_pop(1, 0.3f) == 1 && motion_pop(9, 0.3f) == 1);
    assert_true(motion_bump(0, 0.5f) == 1 && motion_bump(0.5f, 0.5f) == 1.5f && motion_bump(1, 0.5f) == 1);
    assert_true(motion_shake(0, 200, 6, 0.09f) == 0 && motion_shake(200, 200, 6, 0.09f) == 0);
    assert_true(motion_shake(5, 0, 6, 0.09f) == 0 && motion_shake(-5, 200, 6, 0.09f) == 0);
    assert_true(motion_shake(15, 200, 6, 0.09f) > 4);
    assert_true(motion_recoil(0, 300, 14) == 14 && motion_recoil(300, 300, 14) == 0 && motion_recoil(1, 0, 14) == 0);
    assert_true(fabsf(motion_hop(0.5f, 30) - 30) < 0.01f && motion_hop(0, 30) == 0);
    const float factor[] = {1, 0.7f, 0.4f};
    assert_true(motion_nearest(factor, 3, 100, 66) == 0.7f * 100);
}

static void a_leap_hits_and_comes_home(void **state)
{
    const Leap how = {.rears = 110, .lands = 250, .holds = 340, .home = 620, .back = 15, .reach = 50};
    const Rect home = {100, 500, 80, 100}, goal = {100, 100, 80, 100};
    (void)state;
    SDL_FPoint at = motion_leap(home, goal, &how, 0);
    assert_true(at.x == 140 && at.y == 550);
    assert_true(motion_leap(home, goal, &how, 110).y == 565); /* away from the goal */
    assert_true(motion_leap(home, goal, &how, 250).y == 200 && motion_leap(home, goal, &how, 300).y == 200);
    assert_true(motion_leap(home, goal, &how, 620).y == 550 && motion_leap(home, goal, &how, 1e6f).y == 550);
    at = motion_leap(home, home, &(Leap){0}, 0); /* no time, no way */
    assert_true(isfinite(at.x) && isfinite(at.y));
}

/* ---- scenes of events -------------------------------------------------------------------------------------------- */

enum { FLASHES = EV_GAME, COUNTS, FLIES };
static float shown[3]; /* u by kind; -1: not drawn */

static void keep(Table *t, const Event *e, float u)
{
    (void)t;
    shown[e->kind - EV_GAME] = u;
}

static bool is_large(const Event *e)
{
    return e->n > 1;
}

static const EventScene rows[] = {
    {FLASHES, .ms = 800, .only = is_large, .draw = keep},
    {FLASHES, .ms = 400, .draw = keep},
    {COUNTS, .ms = 400, .goes_on = true, .draw = keep},
    {FLIES, .ms = 400, .after = 200, .draw = keep},
};
static const EventScenes standing = {rows, 4, .still = 0.35f}, hidden = {rows, 4, .still = -1},
                         steady = {rows, 4, .still = 0.5f, .steady = true};

static void the_newest_event_is_found(void **state)
{
    const PastEvent recent[] = {{.e = {.kind = FLIES, .piece = 4}, .at = 900},
                                {.e = {.kind = COUNTS, .piece = 7}, .at = 800},
                                {.e = {.kind = FLIES, .piece = 7}, .at = 700}};
    Ui *ui = ui_new();
    Table t = {.ui = ui, .now = 1000, .recent = recent, .nrecent = 3};
    (void)state;
    ui_set_motion(ui, false, 0.5f);
    assert_ptr_equal(event_latest(&t, FLIES, NO_PIECE), &recent[0]);
    assert_ptr_equal(event_latest(&t, FLIES, 7), &recent[2]);
    assert_null(event_latest(&t, FLASHES, NO_PIECE));
    assert_ptr_equal(event_moving(&t, FLIES, 7), &recent[2]);
    assert_true(event_age(&t, &recent[0]) == 200); /* at normal speed */
    ui_set_motion(ui, true, 0);
    assert_null(event_moving(&t, FLIES, 7));
    assert_true(event_age(&t, &recent[0]) >= 1e9f);
    ui_free(ui);
}

/* Draws what is shown ms after all three have happened. */
static void show(Screen *s, Ui *ui, const EventScenes *all, int n, uint32_t ms)
{
    PastEvent recent[3];
    Input in = {.now = 10000 + ms};
    for (int i = 0; i < 3; i++) {
        shown[i] = -1;
        recent[i] = (PastEvent){.e = {.kind = (uint8_t)(EV_GAME + i), .n = (int16_t)n}, .at = 10000};
    }
    gfx_begin(s->g, W, H, 1, THEME_TAVERN, 1, false);
    ui_begin(ui, s->g, &in, "test");
    Table t = {.ui = ui, .g = s->g, .now = in.now, .recent = recent, .nrecent = 3};
    event_scenes_draw(&t, all);
    for (int i = 0; i < 3 && !ui_reduced_motion(ui); i++)
        assert_true(event_scene_share(&t, all, &recent[i]) == shown[i]);
    ui_end(ui);
    gfx_end(s->g);
}

static bool is_shown_at(int kind, float u)
{
    return fabsf(shown[kind - EV_GAME] - u) < 0.001f;
}

static void scenes_keep_to_the_speed(void **state)
{
    Screen s = screen_open(W, H, PROJECT_DIR);
    Ui *ui = ui_new();
    (void)state;
    ui_set_motion(ui, false, 1);
    show(&s, ui, &standing, 1, 300);
    assert_true(is_shown_at(FLASHES, 0.75f) && is_shown_at(COUNTS, 0.75f) && is_shown_at(FLIES, 0.25f));
    assert_in_range(ui_wake_ms(ui), 1, 20);
    show(&s, ui, &standing, 2, 300); /* the first row that fits */
    assert_true(is_shown_at(FLASHES, 0.375f));
    show(&s, ui, &standing, 1, 500);
    assert_true(is_shown_at(FLASHES, -1) && is_shown_at(FLIES, 0.75f));
    ui_set_motion(ui, false, 0.5f);
    show(&s, ui, &standing, 1, 150);
    assert_true(is_shown_at(FLASHES, 0.75f) && is_shown_at(FLIES, 0.25f));
    show(&s, ui, &steady, 1, 150);
    assert_true(is_shown_at(FLASHES, 0.375f));
    ui_set_motion(ui, false, 0);
    show(&s, ui, &standing, 1, 1);
    assert_true(is_shown_at(FLASHES, -1) && is_shown_at(COUNTS, -1) && is_shown_at(FLIES, -1));
    assert_true(event_scene_ms(&standing, &(Event){.kind = FLASHES, .n = 2}) == 800);
    assert_true(event_scene_ms(&standing, &(Event){.kind = EV_GAME + 9}) == 0);
    ui_free(ui);
    screen_close(&s);
}

static void with_reduced_motion_scenes_stand_still(void **state)
{
    Screen s = screen_open(W, H, PROJECT_DIR);
    Ui *ui = ui_new();
    (void)state;
    ui_set_motion(ui, true, 1);
    show(&s, ui, &standing, 1, 300);
    assert_true(is_shown_at(FLASHES, 0.35f) && is_shown_at(FLIES, 0.35f));
    assert_true(is_shown_at(COUNTS, 0.75f)); /* nothing in it moves */
    show(&s, ui, &hidden, 1, 300);
    assert_true(is_shown_at(FLASHES, -1) && is_shown_at(FLIES, -1) && is_shown_at(COUNTS, 0.75f));
    show(&s, ui, &standing, 1, 700); /* and end when they would have ended */
    assert_true(is_shown_at(FLASHES, -1) && is_shown_at(FLIES, -1));
    ui_free(ui);
    screen_close(&s);
}

static int light_at(const Screen *s, int x, int y)
{
    Uint32 c = screen_pixel(s, x, y);
    return (int)((c >> 16 & 255) + (c >> 8 & 255) + (c & 255));
}

/* A light board that juts out lies on dark ones, with a seam between each two. */
static void a_step_is_made_of_boards(void **state)
{
    enum { X = 100, Y = 60, WIDE = 120, HIGH = 110, MIDDLE = X + WIDE / 2, TOP = 14 };
    Screen s = screen_open(W, H, PROJECT_DIR);
    (void)state;
    gfx_begin(s.g, W, H, 1, THEME_TAVERN, 1, false);
    gfx_fill(s.g, rect(0, 0, W, H), (Color){60, 60, 60, 255});
    room_step(s.g, rect(X, Y, WIDE, HIGH));
    gfx_end(s.g);
    int seams = 0;
    for (int y = Y + TOP; y < Y + HIGH - TOP; y++)
        seams += light_at(&s, MIDDLE, y) + 20 < light_at(&s, MIDDLE, y - 4) &&
                 light_at(&s, MIDDLE, y) + 20 < light_at(&s, MIDDLE, y + 4);
    assert_true(seams >= 3);
    assert_true(light_at(&s, MIDDLE, Y + 4) > 2 * light_at(&s, MIDDLE, Y + TOP + 8));
    assert_true(light_at(&s, X - 2, Y + 5) > light_at(&s, X - 2, Y + 40) + 60);
    screen_close(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(brushes_stay_where_they_say),
        cmocka_unit_test(brushes_end_at_nothing),
        cmocka_unit_test(a_broken_thing_parts),
        cmocka_unit_test(a_shattered_thing_parts),
        cmocka_unit_test(what_stands_stays_within_its_thing),
        cmocka_unit_test(a_thing_comes_forward_and_goes),
        cmocka_unit_test(easing_leads_from_0_to_1),
        cmocka_unit_test(shares_are_from_0_to_1),
        cmocka_unit_test(what_pops_or_shakes_comes_to_rest),
        cmocka_unit_test(a_leap_hits_and_comes_home),
        cmocka_unit_test(the_newest_event_is_found),
        cmocka_unit_test(scenes_keep_to_the_speed),
        cmocka_unit_test(with_reduced_motion_scenes_stand_still),
        cmocka_unit_test(a_step_is_made_of_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
