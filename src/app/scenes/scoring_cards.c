/* SPDX-License-Identifier: MIT
 * The end of a game that is won or lost together: a picture over the window, before it three cards of the last turn (who
 * struck, what stands, what fell), and the innkeeper, who has watched. */
#include <math.h>

#include "app/scenes/scoring_int.h"
#include "core/say.h"
#include "gfx/card_turned.h"
#include "ui/portrait.h"
#include "ui/room.h"

enum { MIDDLE = 1, SIDE_W = 226, MIDDLE_W = 300, LANDS = 260, KEEPER = 128, WORDS = 370 };

typedef struct {
    float x, y, w; /* of the card, from the middle of the window, at k 1 */
    float roll;
    int at; /* ms */
} CardSpot;

/* They come from left to right, as the story goes. */
static const CardSpot spot[END_CARDS] = {{-440, 272, SIDE_W, -0.07f, SHOW_COINS},
                                         {-150, 202, MIDDLE_W, 0, SHOW_COINS + 350},
                                         {214, 272, SIDE_W, 0.10f, SHOW_COINS + 700}};

static void crack(Gfx *g, Rect r)
{
    static const float line[][2] = {{0.66f, 0},     {0.56f, 0.22f}, {0.70f, 0.34f},
                                    {0.46f, 0.53f}, {0.58f, 0.70f}, {0.41f, 1}};
    enum { POINTS = sizeof line / sizeof *line };
    SDL_FPoint p[POINTS], lit[POINTS];
    for (int i = 0; i < POINTS; i++) {
        p[i] = (SDL_FPoint){r.x + line[i][0] * r.w, r.y + line[i][1] * r.h};
        lit[i] = (SDL_FPoint){p[i].x + 3, p[i].y};
    }
    gfx_polyline(g, p, POINTS, 6, (Color){10, 6, 8, 255}, 0);
    gfx_polyline(g, lit, POINTS, 1.5f, (Color){207, 214, 255, 128}, 0);
}

/* Draws a sign and a number on the lower left of a card, or the lower middle of the one in the middle. */
static void tally(Ui *ui, const EndCard *c, Rect card, bool middle, float k)
{
    Gfx *g = ui_gfx(ui);
    char number[SENTENCE_MAX];
    say(number, sizeof number, SAY("{n}"), say_n("n", c->n));
    float size = 54 * k;
    Text style = {
        .face = FACE_BOLD, .size = 36 * k, .color = {255, 255, 255, 255}, .align = ALIGN_CENTER, .fixed = true};
    float w = gfx_text_width(g, style, number) + 22 * k;
    Rect pill = rect(middle ? card.x + (card.w - size - w) / 2 : card.x + 12 * k,
                     card.y + card.h * (middle ? 0.66f : 0.68f), size + w, size);
    gfx_round(g, pill, size / 2, (Color){14, 8, 5, 225});
    gfx_frame(g, pill, size / 2, 1.5f, (Color){0xFF, 0xD1, 0x5C, 200});
    gfx_badge(g, c->sign, pill.x + size / 2, pill.y + size / 2, size * 0.86f);
    (void)ui_label(ui, style, rect(pill.x + size - 4, pill.y, w, size), number);
}

static void one_card(const Scoring *sc, Ui *ui, int i, float t, float k)
{
    Gfx *g = ui_gfx(ui);
    const EndCard *c = &sc->show.card[i];
    CardFace face;
    float come = clampf((t - (float)spot[i].at) / LANDS, 0, 1), back = 1 - come;
    if (c->card == 0 || come <= 0 || !sc->board->face(sc->game, c->card, &face))
        return;
    face.numbers = (CardNumbers){0}; /* those of the end count */
    Rect r = rect(gfx_w(g) / 2 + spot[i].x * k, spot[i].y * k - 60 * back * back, spot[i].w * k, spot[i].w * 1.25f * k);
    gfx_fade(g, come);
    if (i == MIDDLE && !c->fallen && !c->worn && sc->mood == END_BRIGHT && !gfx_is_contrast(g))
        gfx_glow(g, r, 12, 46, (Color){0xFF, 0xCD, 0x6E, 150});
    if (c->fallen || spot[i].roll == 0 || gfx_is_contrast(g)) {
        gfx_shadow(g, r, 12, 4);
        card_draw(g, &face, r, 0, NULL);
    } else {
        gfx_card_leaning(g, &face, NULL, r, (CardTurn){.roll = spot[i].roll, .shine = 0.2f, .light_y = 0.1f});
    }
    if (c->fallen)
        gfx_round(g, r, 12, (Color){18, 18, 26, 125});
    if (c->fallen || c->worn)
        crack(g, r);
    if (c->sign)
        tally(ui, c, r, i == MIDDLE, k);
    gfx_fade(g, 1);
    ui_mark(ui, c->fallen ? "fallen" : i == MIDDLE ? "stands" : "struck", "card", r, face.name ? face.name : "");
}

static void keeper(const Scoring *sc, Ui *ui, float t)
{
    Gfx *g = ui_gfx(ui);
    float text = gfx_text_scale(g), k = fminf(1, gfx_h(g) / 800), size = KEEPER * k, w = WORDS * fminf(text, 1.4f);
    Text words = ui_style(ui, FACE_TITLE, text > 1.3f ? 24 * 1.3f / text : 24, COL_INK);
    const RoomRibbon ribbon = {.question = sc->show.note, .at_right = true};
    w = fminf(w, room_ribbon_place(ui, &ribbon).x - 240 - size);
    float h = gfx_paragraph_height(g, words, w - 44, sc->line);
    while (w > 200 && gfx_paragraph_height(g, words, w - 64, sc->line) <= h)
        w -= 20;
    Rect face = rect(36, gfx_h(g) - 24 - size, size, size);
    Rect b = rect(face.x + size + 24, face.y + (size - h - 30) / 2, w, h + 30);
    b.y = fminf(b.y, gfx_h(g) - 20 - b.h);
    gfx_fade(g, clampf((t - SHOW_VOICE) / 160, 0, 1));
    innkeeper_portrait(g, face);
    room_bubble(g, b, face.x + size, face.y + size / 2);
    (void)ui_paragraph(ui, words, rect(b.x + 22, b.y + 14, b.w - 44, b.h - 20), sc->line);
    gfx_fade(g, 1);
}

/* Draws below the title how it came about, in as many lines as have room above the cards. */
static void reason(const Scoring *sc, Ui *ui, float t, float k)
{
    enum { Y = 110, ROOM = 84, SIZE = 26, LEAST = 11 };
    Gfx *g = ui_gfx(ui);
    float edge = STRAP_ROOM * k;
    Rect r = rect(edge, Y * k, gfx_w(g) - 2 * edge, ROOM * k);
    Text style = {.face = FACE_SEMI,
                  .size = SIZE * k * fminf(gfx_text_scale(g), 1.5f),
                  .color = {0xF6, 0xEA, 0xD2, 255},
                  .align = ALIGN_CENTER,
                  .fixed = true};
    while (style.size > LEAST && gfx_paragraph_height(g, style, r.w, sc->show.why) > r.h)
        style.size -= 1;
    gfx_fade(g, clampf((t - SHOW_VOICE) / 200, 0, 1));
    if (!gfx_is_contrast(g)) {
        Text under = style;
        under.color = (Color){0, 0, 0, 190};
        (void)gfx_paragraph(g, under, rect(r.x + 1, r.y + 2, r.w, r.h), sc->show.why);
    }
    (void)ui_paragraph(ui, style, r, sc->show.why);
    gfx_fade(g, 1);
}

void score_cards(Scoring *sc, Ui *ui, float t)
{
    static const int order[END_CARDS] = {0, 2, MIDDLE};
    float h = gfx_h(ui_gfx(ui)), k = fminf(h / 800, 1) * (h < 760 ? 0.95f : 1);
    int heard = 0;
    for (int i = 0; i < END_CARDS; i++) {
        one_card(sc, ui, order[i], t, k);
        heard += t >= (float)spot[i].at;
    }
    if (heard > sc->heard && t < SHOW_VOICE)
        ui_sound(ui, sc->show.card[heard - 1].fallen ? "crack" : "card-lay");
    sc->heard = heard;
    if (t >= SHOW_VOICE && sc->show.why[0])
        reason(sc, ui, t, k);
    if (t >= SHOW_VOICE && sc->line[0] && sc->unnamed == NO_SEAT)
        keeper(sc, ui, t);
}
