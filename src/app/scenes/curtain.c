/* SPDX-License-Identifier: MIT */
#include "app/scenes/curtain.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/say.h"

enum { FOLDS = 16, SCALLOPS = 5, STRIPE = 4, THREAD = 2, HEM = 160 };

static Color shade(float t) /* t: 0 in the fold, 1 on its ridge */
{
    return (Color){(uint8_t)(26 + 99 * t), (uint8_t)(6 + 26 * t), (uint8_t)(8 + 31 * t), 255};
}

static void folds(Gfx *g)
{
    float w = gfx_w(g), h = gfx_h(g), fold = w / FOLDS;
    for (float x = 0; x < w; x += STRIPE) {
        float t = fmodf(x, fold) / fold, ridge = 1 - fabsf(2 * t - 1);
        gfx_fill(g, rect(x, 0, STRIPE + 1, h), shade(ridge * ridge * 0.9f));
    }
    gfx_fill(g, rect(0, h - 26, w, 26), (Color){0x6b, 0x43, 0x0c, 255});
    for (float x = 0; x < w; x += 16)
        gfx_fill(g, rect(x, h - 26, 8, 26), (Color){0xa9, 0x74, 0x1f, 255});
    gfx_fill(g, rect(0, h - 29, w, 3), gfx_color(g, COL_ACCENT));
}

static float hem_at(float x, float each)
{
    float t = fmodf(x, each) / each * 2 - 1;
    return 42 + 52 * sqrtf(fmaxf(0, 1 - t * t));
}

static void valance(Gfx *g)
{
    float w = gfx_w(g), each = w / SCALLOPS;
    for (float x = 0; x < w; x += THREAD) {
        float low = hem_at(x + THREAD / 2.0f, each);
        gfx_fill(g, rect(x, low, THREAD + 0.5f, 12), (Color){0, 0, 0, 80});
        gfx_gradient(g, rect(x, 0, THREAD + 0.5f, low), 0, (Color){0x3a, 0x0d, 0x12, 255},
                     (Color){0x6a, 0x1a, 0x20, 255});
    }
    for (int k = 0; k < SCALLOPS; k++) {
        enum { STEPS = HEM / SCALLOPS };
        SDL_FPoint p[STEPS + 1];
        for (int i = 0; i <= STEPS; i++) { /* closer together where it is steep */
            float t = (1 - cosf((float)i * 3.14159265f / (float)STEPS)) / 2;
            p[i] = (SDL_FPoint){each * ((float)k + t), hem_at(fminf(each * t, each - 0.01f), each) + 2};
        }
        gfx_polyline(g, p, STEPS + 1, 6, (Color){0xc9, 0x97, 0x3f, 255}, 0);
    }
}

typedef struct { /* the texts of the plate and their measures */
    char turn[SENTENCE_MAX], hand[SENTENCE_MAX], open[SENTENCE_MAX], news[CURTAIN_NEWS + SENTENCE_MAX];
    Text title, words, small;
    float width, title_h, words_w, words_h, news_h, button_h, badge, height;
} Plate;

static const float LOOK_H = 40;

/* Takes as many of the newest lines as fit, at least one. */
static void meanwhile(Gfx *g, const char *news, float width, float room, Plate *p)
{
    for (const char *line = news; line && *line; line = strchr(line, '\n')) {
        line += *line == '\n';
        say(p->news, sizeof p->news, SAY("*Meanwhile*\n{news}"), say_s("news", line));
        p->news_h = gfx_paragraph_height(g, p->small, width, p->news);
        if (p->news_h <= room)
            return;
    }
}

static void compose(Ui *ui, const CurtainSays *says, Plate *p)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    p->title = ui_style_aligned(ui, FACE_TITLE, 44, COL_TEXT, ALIGN_CENTER);
    p->words = ui_style_aligned(ui, FACE_MEDIUM, 18, COL_TEXT2, ALIGN_CENTER);
    p->small = ui_style_aligned(ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_CENTER);
    say(p->turn, sizeof p->turn, SAY("{name}\u2019s turn"), say_s("name", says->name));
    say(p->hand, sizeof p->hand,
        SAY("{before:{before}, pass the mouse. Only {name} may look behind this curtain.|Only {name} may look behind "
            "this curtain.}"),
        say_s("before", says->before ? says->before : ""), say_s("name", says->name));
    say(p->open, sizeof p->open, SAY("I am {name}: open the curtain"), say_s("name", says->name));
    p->width = fminf(600 * (1 + (scale - 1) * 0.7f), gfx_w(g) - 40);
    float inner = p->width - 80;
    p->title = gfx_text_fit(g, p->title, 24, 2, inner, p->turn);
    p->words_w = fminf(inner, 400 * scale);
    p->title_h = gfx_text_height(g, p->title);
    p->words_h = gfx_paragraph_height(g, p->words, p->words_w, p->hand);
    p->button_h = 56 * (1 + (scale - 1) * 0.5f);
    p->height = 28 + 72 + 10 + p->title_h + 8 + p->words_h + 20 + p->button_h + 16 + LOOK_H + 20;
    meanwhile(g, says->news, inner, gfx_h(g) - 24 - p->height, p);
    p->height += p->news_h;
    p->badge = p->height > gfx_h(g) - 24 ? fmaxf(0, 72 - (p->height - gfx_h(g) + 24)) : 72;
    p->height -= 72 - p->badge;
}

CurtainAnswer curtain_frame(Ui *ui, const CurtainSays *says)
{
    Gfx *g = ui_gfx(ui);
    Plate p = {0};
    folds(g);
    valance(g);
    compose(ui, says, &p);
    Rect r = rect((gfx_w(g) - p.width) / 2, fmaxf(8, (gfx_h(g) - p.height) / 2), p.width, p.height);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 10, 1, (Color){0xc9, 0x97, 0x3f, 255});
    float y = r.y + 28, middle = r.x + r.w / 2, inner = r.w - 80;
    if (p.badge > 16)
        gfx_seat_badge(g, says->seat, middle, y + p.badge / 2, p.badge);
    y += p.badge + 10;
    (void)ui_label(ui, p.title, rect(r.x + 20, y, r.w - 40, p.title_h), p.turn);
    y += p.title_h + 8;
    (void)ui_paragraph(ui, p.words, rect(middle - p.words_w / 2, y, p.words_w, p.words_h + 2), p.hand);
    y += p.words_h + 20;
    float w = fminf(ui_button_width(ui, p.open, NULL, "Enter", UI_PRIMARY | UI_BIG), inner);
    bool opened = ui_button(ui, "open-curtain", rect(middle - w / 2, y, w, p.button_h), p.open, NULL, "Enter",
                            UI_PRIMARY | UI_BIG);
    y += p.button_h + 16;
    if (p.news_h > 0)
        (void)ui_paragraph(ui, p.small, rect(r.x + 40, y, inner, p.news_h + 2), p.news);
    y += p.news_h + 4;
    const char *look = T_("Show the table without secrets");
    w = fminf(ui_button_width(ui, look, NULL, "T", UI_QUIET | UI_SMALL), r.w - 16);
    bool looks = ui_button(ui, "look", rect(middle - w / 2, y, w, LOOK_H), look, NULL, "T", UI_QUIET | UI_SMALL);
    return opened ? CURTAIN_OPENED : looks ? CURTAIN_LOOK : CURTAIN_HANGS;
}
