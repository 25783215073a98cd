/* SPDX-License-Identifier: MIT
 * The Hall's memory hangs on its wall: the last winner in a gilded frame, the newest medals on their nails,
 * tonight's table on a chalk board. Where nothing hangs there are toys: each answers a click once and does nothing. */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "app/scenes/medals.h"
#include "app/scenes/title_int.h"
#include "boards/boards.h"
#include "core/say.h"
#include "ui/portrait.h"

/* ---- places ------------------------------------------------------------------------------------------------------ */

/* Returns a thing of that size at a point of the picture, smaller where the picture is; empty: no room on the wall. */
static Rect hung(Ui *ui, const Painting *p, float x, float y, float w, float h)
{
    static const float LEAST = 0.72f;
    SDL_FPoint at = painting_at(p, x, y);
    float k = fminf(p->k, 1.15f);
    Rect r = rect(at.x - w * k / 2, at.y - h * k / 2, w * k, h * k);
    if (p->k < LEAST || r.x < 4 || r.x + r.w > gfx_w(ui_gfx(ui)) - 4 || r.y < 4)
        return (Rect){0};
    return r;
}

static Text fixed_text(Gfx *g, Face face, float size, Color c)
{
    (void)g;
    return (Text){.face = face, .size = size, .color = c, .align = ALIGN_CENTER, .fixed = true};
}

static void glow_if(Ui *ui, Rect r, const Touch *t)
{
    if (t->hover || t->focus)
        gfx_glow(ui_gfx(ui), r, 8, 18, color_alpha(gfx_color(ui_gfx(ui), COL_LIT), 0.6f));
}

/* ---- the last winner --------------------------------------------------------------------------------------------- */

static void draw_frame(Gfx *g, Rect r)
{
    gfx_shadow(g, r, 6, 3);
    gfx_gradient(g, r, 6, (Color){0xF0, 0xC8, 0x6A, 255}, (Color){0x8A, 0x5E, 0x1E, 255});
    gfx_frame(g, r, 6, 1, (Color){0x3A, 0x24, 0x08, 255});
    gfx_frame(g, rect_inset(r, 6), 3, 2, (Color){0x3A, 0x24, 0x08, 255});
}

enum { PLAQUE = 22, PLAQUE_BELOW = 8 /* of its height below the frame */ };

static void draw_plaque(Ui *ui, Rect frame, const char *words)
{
    Gfx *g = ui_gfx(ui);
    Text text = fixed_text(g, FACE_TITLE, 15, (Color){0x2A, 0x17, 0x06, 255});
    float w = fminf(frame.w - 8, fmaxf(frame.w * 0.6f, gfx_text_width(g, text, words) + 16));
    Rect r = rect(frame.x + (frame.w - w) / 2, frame.y + frame.h + PLAQUE_BELOW - PLAQUE, w, PLAQUE);
    gfx_gradient(g, r, 3, (Color){0xF3, 0xD9, 0x92, 255}, (Color){0xB9, 0x8A, 0x3C, 255});
    gfx_frame(g, r, 3, 1, (Color){0x3A, 0x24, 0x08, 255});
    (void)gfx_text(g, gfx_text_fit(g, text, 9, 1, w - 8, words), rect_inset(r, 2), words);
    ui_mark(ui, "winner", "text", r, words);
}

static bool last_winner(Title *t, Ui *ui, const Painting *p)
{
    Gfx *g = ui_gfx(ui);
    const HallMemory *m = &t->memory;
    const Setup *cfg = &m->last.head.cfg;
    Rect r = hung(ui, p, 366, 184, 124, 140);
    char words[SENTENCE_MAX], says[SENTENCE_MAX], picture[96];
    if (m->games == 0 || m->winner == NO_SEAT || rect_is_empty(r))
        return false;
    Rect all = rect(r.x, r.y, r.w, r.h + PLAQUE_BELOW); /* the focus ring is clear of the plaque, too */
    t->hangs[0] = all;
    say(words, sizeof words, SAY("{name} {points}"), say_s("name", cfg->name[m->winner]), say_n("points", m->score));
    say(says, sizeof says, SAY("Last winner: {name}"), say_s("name", cfg->name[m->winner]));
    Touch touch = ui_touch(ui, "last-game", "button", all, says, TOUCH_FOCUS);
    glow_if(ui, r, &touch);
    draw_frame(g, r);
    Rect in = rect_inset(r, 8);
    gfx_gradient(g, in, 2, (Color){0x2E, 0x3E, 0x58, 255}, (Color){0x14, 0x16, 0x22, 255});
    if (portrait_of(m->last.head.game, cfg, m->winner, picture, sizeof picture))
        (void)gfx_picture_cover(g, picture, in, 0.5f, 0.3f);
    else if (gfx_is_contrast(g))
        gfx_seat_badge(g, m->winner, in.x + in.w / 2, in.y + in.h * 0.52f, in.w * 0.6f);
    else
        portrait_person(g, m->winner, in);
    if (cfg->player[m->winner] == 0)
        gfx_sign(g, "royal", rect(in.x + in.w / 2 - 13, in.y + 2, 26, 26), gfx_color(g, COL_ACCENT), (Color){0});
    draw_plaque(ui, r, words);
    if (touch.hover || touch.focus)
        ui_tip(ui, all, (Rect){0}, says, say_word(m->last.head.game->title), NULL);
    return touch.click;
}

/* ---- medals ------------------------------------------------------------------------------------------------------ */

/* How a medal is hung: it falls onto its nail and swings on its cord until it is at rest. */
typedef struct {
    float out, up; /* shares of its cord: sideways, and above where it rests */
} Swing;

static Swing swing(Title *t, Ui *ui, int i)
{
    enum { FALL_MS = 220, HANG_MS = 1300, EACH_MS = 180 };
    static const float WIDE = 0.8f, TURNS = 2.5f, FADES = 3.4f, HALF_TURN = 3.14159265f;
    float speed = fmaxf(ui_speed(ui), 0.01f), gone = (float)(ui_now(ui) - t->hung_at) / speed - (float)(i * EACH_MS);
    InputKind kind = ui_input(ui)->kind;
    if (kind == INPUT_DOWN || kind == INPUT_KEY)
        t->hung = 0; /* whoever does something has seen enough */
    if (i >= t->hung || gone >= HANG_MS)
        return (Swing){0, 0};
    ui_wake(ui, 0);
    float u = fmaxf(gone, 0) / FALL_MS, s = (gone - FALL_MS) / (HANG_MS - FALL_MS);
    if (u < 1)
        return (Swing){WIDE * u, 2 * (1 - u * u)};
    return (Swing){WIDE * expf(-FADES * s) * cosf(2 * HALF_TURN * TURNS * s) * (1 - s), 0};
}

static bool newest_medals(Title *t, Ui *ui, const Painting *p)
{
    enum { SIZE = 52, STEP = 46, CORD = 44 };
    static const float DROP[HALL_MEDALS] = {0, 5, -2};
    Gfx *g = ui_gfx(ui);
    const HallMemory *m = &t->memory;
    Rect r = hung(ui, p, 370, 296, STEP * (HALL_MEDALS - 1) + SIZE, SIZE + 10);
    char says[SENTENCE_MAX];
    if (m->nmedals == 0 || rect_is_empty(r))
        return false;
    float k = r.h / (SIZE + 10);
    t->hangs[1] = r;
    say(says, sizeof says, SAY("Medals: {n} of {all}"), say_n("n", m->earned), say_n("all", m->of));
    Touch touch = ui_touch(ui, "medals", "button", r, says, TOUCH_FOCUS);
    glow_if(ui, r, &touch);
    for (int i = m->nmedals - 1; i >= 0; i--) {
        float x = r.x + (SIZE / 2.0f + (float)(i * STEP)) * k, y = r.y + (SIZE / 2.0f + 3 + DROP[i]) * k;
        Swing s = swing(t, ui, i);
        float cord = CORD * k, dx = s.out * cord, dy = sqrtf(fmaxf(0, cord * cord - dx * dx)) - cord - s.up * cord;
        if (dx != 0 || dy != 0)
            gfx_line(g, x, y - cord, x + dx, y + dy, 2, (Color){0xC9, 0x9A, 0x4A, 255});
        medal_disc(g, m->medal[i].game, m->medal[i].medal, x + dx, y + dy, SIZE * k, m->medal[i].level);
    }
    if (touch.hover || touch.focus)
        ui_tip(ui, r, (Rect){0}, NULL, says, NULL);
    return touch.click;
}

/* ---- tonight's table --------------------------------------------------------------------------------------------- */

/* Draws the empty board; returns the room for chalk. */
static Rect draw_board(Gfx *g, Rect r)
{
    Rect in = rect_inset(r, 8);
    if (gfx_is_contrast(g)) {
        gfx_round(g, r, 4, gfx_color(g, COL_BG));
        gfx_frame(g, r, 4, 2, gfx_color(g, COL_TEXT));
        return rect_inset(in, 5);
    }
    gfx_shadow(g, r, 6, 3);
    gfx_gradient(g, r, 6, (Color){0x7A, 0x4A, 0x24, 255}, (Color){0x46, 0x28, 0x12, 255});
    gfx_gradient(g, in, 3, (Color){0x2B, 0x35, 0x30, 255}, (Color){0x1C, 0x23, 0x20, 255});
    return rect_inset(in, 5);
}

static bool tonights_table(Title *t, Ui *ui, const Painting *p)
{
    Gfx *g = ui_gfx(ui);
    bool big = gfx_text_scale(g) > 1.5f; /* the bubble below it is higher then */
    Rect r = hung(ui, p, 914, big ? 156 : 182, 152, 138);
    char says[SENTENCE_MAX], best[SENTENCE_MAX] = "";
    if (!t->has_tonight || rect_is_empty(r))
        return false;
    t->hangs[2] = r;
    HallTable table;
    const char *twist = say_word(t->tonight.twist->title);
    if (!hall_find(t->tonight.game->id, &table))
        return false;
    say(says, sizeof says, SAY("Tonight: {table}, {twist}"), say_s("table", table.plate), say_s("twist", twist));
    Touch touch = ui_touch(ui, "tonight", "button", r, says, TOUCH_FOCUS);
    glow_if(ui, r, &touch);
    Rect in = draw_board(g, r);
    float k = r.w / 152;
    (void)gfx_text(g, fixed_text(g, FACE_TITLE, 22 * k, (Color){0xF4, 0xEE, 0xDC, 255}), rect_cut_top(&in, 28 * k),
                   T_("Tonight"));
    Text name = fixed_text(g, FACE_SEMI, 15 * k, (Color){0xFF, 0xC9, 0xA8, 255});
    (void)gfx_text(g, gfx_text_fit(g, name, 9, 0.5f, in.w, table.brief), rect_cut_top(&in, 19 * k), table.brief);
    if (t->best.name[0])
        say(best, sizeof best, SAY("{points} \u00b7 {name}"), say_n("points", t->best.score),
            say_s("name", t->best.name));
    Rect foot = rect_cut_bottom(&in, best[0] ? 20 * k : 0);
    Text line = fixed_text(g, FACE_SEMI, 14 * k, (Color){0xE9, 0xE4, 0xD4, 255});
    while (line.size > 9 && gfx_paragraph_height(g, line, in.w, twist) > in.h)
        line.size -= 0.5f;
    float h = gfx_paragraph_height(g, line, in.w, twist);
    (void)gfx_paragraph(g, line, rect(in.x, in.y + fmaxf(0, (in.h - h) / 2), in.w, h + 1), twist);
    Text gold = fixed_text(g, FACE_BOLD, 15 * k, (Color){0xFF, 0xE0, 0x8A, 255});
    if (best[0])
        (void)gfx_text(g, gfx_text_fit(g, gold, 9, 0.5f, foot.w, best), foot, best);
    if (touch.hover || touch.focus)
        ui_tip(ui, r, (Rect){0}, says, best[0] ? best : T_("The same game for everybody today. Your first try counts."),
               NULL);
    return touch.click;
}

WallPress wall_draw(Title *t, Ui *ui, const Painting *p)
{
    for (int i = 0; i < WALL_THINGS; i++)
        t->hangs[i] = (Rect){0};
    bool game = last_winner(t, ui, p), medals = newest_medals(t, ui, p), tonight = tonights_table(t, ui, p);
    return game ? WALL_GAME : medals ? WALL_MEDALS : tonight ? WALL_TONIGHT : WALL_NONE;
}

/* ---- toys -------------------------------------------------------------------------------------------------------- */

typedef struct {
    const char *id, *sound;
    float x, y, w, h;              /* in the picture */
    float glow_x[2], glow_y, glow; /* where it lights up, and how large; 0: all of it */
    enum { TOY_GLOWS, TOY_SPITS, TOY_SNOWS } answer;
} Toy;
static const Toy toys[] = {
    [TOY_INNKEEPER] = {"innkeeper", "goblin-glad", 566, 246, 160, 150, .glow = -1},
    {"skull", "wraith", 562, 92, 156, 132, {620, 662}, 176, 9, TOY_GLOWS},
    {"bottles-left", "token", 462, 140, 98, 72, .glow = 0},
    {"bottles-right", "tie", 722, 140, 98, 72, .glow = 0},
    {"mug", "heal", 500, 266, 58, 64, .glow = 0},
    {"mugs", "button", 496, 398, 100, 50, .glow = 0},
    {"fuse", "fire", 800, 346, 64, 70, {830, 830}, 380, 26, TOY_SPITS},
    {"shield-left", "siege-steel-wood", 306, 124, 122, 122, {366, 366}, 185, 30, TOY_GLOWS},
    {"shield-right", "siege-steel-stone", 852, 124, 122, 122, {914, 914}, 185, 30, TOY_GLOWS},
    {"window-left", "whoosh", 104, 108, 116, 158, .glow = 0, .answer = TOY_SNOWS},
    {"window-right", "siege-bell", 1050, 104, 124, 160, {1141, 1141}, 147, 16, TOY_SNOWS},
};
enum { TOYS = sizeof toys / sizeof *toys };

static Rect in_picture(const Painting *p, float x, float y, float w, float h)
{
    SDL_FPoint at = painting_at(p, x, y);
    return rect(at.x, at.y, w * p->k, h * p->k);
}

static void light_up(Gfx *g, const Painting *p, const Toy *toy, float left)
{
    Color light = color_alpha((Color){255, 214, 130, 255}, 0.85f * left);
    Rect middle = in_picture(p, toy->x + toy->w / 2 - 1, toy->y + toy->h / 2 - 1, 2, 2);
    if (toy->glow == 0)
        gfx_glow(g, middle, middle.w / 2, 0.6f * fminf(toy->w, toy->h) * p->k, light);
    for (int i = 0; toy->glow > 0 && i < 2; i++) {
        float d = toy->glow;
        Rect r = in_picture(p, toy->glow_x[i] - d / 2, toy->glow_y - d / 2, d, d);
        gfx_glow(g, r, r.w / 2, d * 1.2f * p->k, light);
    }
}

/* Sparks that fly off the fuse and fall; left: 1 to 0. */
static void sparks(Gfx *g, const Painting *p, float left)
{
    enum { SPARKS = 14 };
    static const float X = 830, Y = 380, FAR = 70, FALL = 60;
    float u = 1 - left;
    for (int i = 0; i < SPARKS; i++) {
        float turn = (float)i * 2.39996f, speed = 0.4f + 0.6f * (float)(i * 7 % SPARKS) / SPARKS;
        SDL_FPoint at =
            painting_at(p, X + cosf(turn) * speed * FAR * u, Y + sinf(turn) * speed * FAR * u + FALL * u * u);
        gfx_disc(g, at.x, at.y, fmaxf(0.5f, 2.6f * p->k * left), color_alpha((Color){255, 226, 140, 255}, left));
    }
}

/* Flakes in a window; left: 1 to 0. */
static void flakes(Gfx *g, Rect window, float k, float left)
{
    enum { FLAKES = 40 };
    float seen = fminf(1, 4 * fminf(left, 1 - left));
    for (int i = 0; i < FLAKES; i++) {
        float x = (float)(i * 61 % 100) / 100,
              y = (float)(i * 37 % 100) / 100 + (1 - left) * (0.6f + (float)(i % 3) * 0.2f);
        float sway = 0.02f * sinf(6 * (1 - left) + (float)i);
        gfx_disc(g, window.x + (x + sway) * window.w, window.y + (y - floorf(y)) * window.h,
                 (1.2f + (float)(i % 3) * 0.6f) * k, color_alpha((Color){250, 250, 255, 255}, 0.9f * seen));
    }
}

/* Snow behind the four panes of the window, while it is left to fall: before the wood there is none. */
static void snow(Gfx *g, const Painting *p, const Toy *toy, float left)
{
    static const Rect PANES[] = {{7, 8, 50, 66}, {70, 8, 52, 66}, {10, 88, 50, 64}, {74, 88, 50, 64}}; /* in its toy */
    Rect window = in_picture(p, toy->x, toy->y, toy->w, toy->h);
    for (size_t i = 0; i < sizeof PANES / sizeof *PANES; i++) {
        gfx_clip(g, in_picture(p, toy->x + PANES[i].x, toy->y + PANES[i].y, PANES[i].w, PANES[i].h));
        flakes(g, window, p->k, left);
        gfx_unclip(g);
    }
}

static bool is_winter(void)
{
    enum { DECEMBER = 11, FEBRUARY = 1 };
    time_t now = time(NULL);
    const struct tm *local = localtime(&now);
    return local && (local->tm_mon == DECEMBER || local->tm_mon <= FEBRUARY);
}

/* Returns how long a toy answers. */
static float lasts(const Toy *toy)
{
    enum { TOY_MS = 600, SNOW_MS = 2400 };
    return toy->answer == TOY_SNOWS && is_winter() ? SNOW_MS : TOY_MS;
}

static void answer(Gfx *g, const Painting *p, const Toy *toy, float left, bool still)
{
    light_up(g, p, toy, still ? 1 : left);
    if (toy->answer == TOY_SPITS && !still)
        sparks(g, p, left);
    if (toy->answer == TOY_SNOWS && is_winter())
        snow(g, p, toy, still ? 0.5f : left);
}

static bool is_covered(Rect r, const Title *t, const TitleTable *table, int n)
{
    bool covered = rect_overlaps(r, t->bubble);
    for (int i = 0; i < n; i++)
        covered = covered || rect_overlaps(r, table[i].plate) || rect_overlaps(r, table[i].felt);
    for (int i = 0; i < WALL_THINGS; i++)
        covered = covered || rect_overlaps(r, t->hangs[i]);
    return covered;
}

void toys_draw(Title *t, Ui *ui, const Painting *p, const TitleTable *table, int n)
{
    Gfx *g = ui_gfx(ui);
    for (int i = 0; i < TOYS && !gfx_is_contrast(g); i++) {
        const Toy *toy = &toys[i];
        Rect r = in_picture(p, toy->x, toy->y, toy->w, toy->h);
        bool inside = r.x > 0 && r.y > 0 && r.x + r.w < gfx_w(g);
        if (inside && !is_covered(r, t, table, n) && ui_touch(ui, toy->id, "toy", r, "", 0).click) {
            t->toy = (Answer){.since = ui_now(ui), .hot = true};
            t->which = i;
            t->said++;
            ui_sound(ui, toy->sound);
        }
        float ms = lasts(toy), gone = (float)(ui_now(ui) - t->toy.since) / ms;
        if (!t->toy.hot || t->which != i || gone >= 1)
            continue;
        answer(g, p, toy, 1 - gone, ui_reduced_motion(ui));
        ui_wake(ui, ui_reduced_motion(ui) ? (int)(ms - gone * ms) : 0);
    }
}
