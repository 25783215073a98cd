/* SPDX-License-Identifier: MIT
 * The flourish of a lesson: a word and confetti when a puzzle is solved, confetti round the innkeeper when all is done.
 * With reduced motion the word alone. */
#include <math.h>

#include "app/scenes/play_lesson_int.h"
#include "core/say.h"
#include "ui/motion.h"
#include "ui/room.h"

enum { CHEER_MS = 1700, POP_MS = 260 };

void cheer_begin(PlayLesson *t)
{
    t->cheers = true;
    t->cheer_at = 0;
}

/* Returns the ms since it was first seen, at normal speed; it is heard then. Without motion: as if all were over. */
static float cheer_ms(PlayLesson *t, Ui *ui)
{
    if (t->cheer_at == 0) {
        t->cheer_at = ui_now(ui) + !ui_now(ui);
        ui_sound(ui, "win");
    }
    if (ui_reduced_motion(ui) || ui_speed(ui) <= 0)
        return CHEER_MS;
    float ms = (float)(ui_now(ui) - t->cheer_at) / ui_speed(ui);
    if (ms < CHEER_MS)
        ui_wake(ui, 0);
    return ms;
}

/* Returns a number from 0 to 1 that looks like chance, the same for the same i. */
static float chance(int i)
{
    float x = sinf((float)i * 12.9898f) * 437.585f;
    return x - floorf(x);
}

/* Throws scraps of paper up from a point, `wide` to both sides; they turn, fall and fade. */
static void confetti(Gfx *g, SDL_FPoint m, float wide, float ms)
{
    enum { SCRAPS = 44 };
    static const ColorRole role[] = {COL_ACCENT, COL_TARGET, COL_BAD, COL_LIT, COL_SIGN};
    float u = motion_part(ms, 0, CHEER_MS);
    for (int i = 0; i < SCRAPS && u < 1; i++) {
        float side = 2 * chance(i) - 1, high = wide * (0.4f + 0.6f * chance(i + SCRAPS));
        float x = m.x + side * wide * ease_out(u), y = m.y - high * sinf(3.4f * u) + wide * 0.25f * u * u;
        float turn = fabsf(cosf(u * 9 + (float)i)), size = 8 + (float)(i % 3) * 2;
        Color c = gfx_color(g, role[(size_t)i % (sizeof role / sizeof *role)]);
        gfx_round(g, rect(x - size / 2, y - size * turn * 0.6f, size, fmaxf(size * turn * 1.2f, 2)), 1,
                  color_alpha(c, fminf(1, 3 * (1 - u))));
    }
}

void cheer_face(PlayLesson *t, Ui *ui, Rect face)
{
    if (!t->cheers)
        return;
    float wide = face.w * 1.9f;
    SDL_FPoint m = motion_middle(face);
    m.y = fmaxf(m.y, wide); /* it flies as high: below the upper edge of the window */
    confetti(ui_gfx(ui), m, wide, cheer_ms(t, ui));
    ui_mark(ui, "cheer", "light", rect(m.x - wide, m.y - wide, 2 * wide, wide), "");
}

void cheer_solved(PlayLesson *t, Ui *ui, float foot)
{
    enum { LETTERS = 32, PAD = 26 };
    Gfx *g = ui_gfx(ui);
    if (!t->cheers)
        return;
    float ms = cheer_ms(t, ui), pop = ms >= POP_MS ? 1 : ease_at(EASE_OUT_BACK, motion_part(ms, 0, POP_MS));
    const char *words = T_("Solved!");
    Text style = ui_style_aligned(ui, FACE_TITLE, LETTERS * fminf(1, 1.4f / gfx_text_scale(g)), COL_SIGN, ALIGN_CENTER);
    float w = gfx_text_width(g, style, words) + 2 * PAD, h = gfx_text_height(g, style) + 8;
    float above = gfx_text_scale(g) > 1.35f ? 1 : 0.7f; /* with large letters the strip's sentence begins at its edge */
    Rect r = rect(roundf((gfx_w(g) - w) / 2), roundf(foot - h * above + (1 - pop) * h), w, h);
    confetti(g, (SDL_FPoint){r.x + w / 2, foot}, w * 2.2f, ms);
    gfx_fade(g, fminf(1, fmaxf(pop, 0)));
    room_pill(g, r, h / 2);
    (void)ui_label(ui, style, r, words);
    gfx_fade(g, 1);
}
