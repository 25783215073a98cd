/* SPDX-License-Identifier: MIT
 * How often each face of the dice was rolled, compared with fair dice. */
#include <math.h>

#include "app/scenes/statistics_int.h"
#include "core/luck.h"
#include "core/say.h"

/* Marks the bars with "1: 20, 2: 23 ...", for reading aloud. */
static void mark(const Pen *c, const Faces *f, int kind, Rect r)
{
    char word[FACES_MOST][24], told[SENTENCE_MAX];
    const char *item[FACES_MOST];
    for (int i = 0; i < faces_sides[kind]; i++) {
        say(word[i], sizeof word[i], SAY("{face}: {n}"), say_n("face", i + 1), say_n("n", (int)f->face[kind][i]));
        item[i] = word[i];
    }
    say(told, sizeof told, SAY("d{sides} by face: {all}"), say_n("sides", faces_sides[kind]),
        say_list("all", SAY_COMMA, item, faces_sides[kind]));
    ui_mark(c->ui, "", "chart", r, told);
}

/* Draws a bar for each face; the line is the mean of fair dice, the band their usual range. */
static void bars(const Pen *c, const Faces *f, int kind, Rect r)
{
    Gfx *g = ui_gfx(c->ui);
    int sides = faces_sides[kind], thrown = faces_thrown(f, kind), usual = faces_usual(sides, thrown);
    float mean = (float)thrown / (float)sides, most = mean + (float)usual, step = fminf(r.w / (float)sides, 24);
    for (int i = 0; i < sides; i++)
        most = fmaxf(most, (float)f->face[kind][i]);
    float unit = r.h / fmaxf(most, 1), low = fmaxf(mean - (float)usual, 0), broad = step * (float)sides;
    gfx_fill(g, rect(r.x, r.y + r.h - (mean + (float)usual) * unit, broad, (mean + (float)usual - low) * unit),
             color_alpha(chalk(g, COL_TEXT3), 0.25f));
    for (int i = 0; i < sides; i++) {
        float n = (float)f->face[kind][i], h = n * unit;
        bool odd = fabsf(n - mean) > (float)usual + 0.5f;
        gfx_round(g, rect(r.x + step * (float)i + 1, r.y + r.h - h, step - 2, fmaxf(h, 1)), 1.5f,
                  chalk(g, odd ? COL_ACCENT : COL_TEXT2));
    }
    float y = r.y + r.h - mean * unit;
    gfx_fill(g, rect(r.x, y - 1, broad, 3), (Color){0x26, 0x2D, 0x31, 255});
    gfx_fill(g, rect(r.x, y, broad, 1), chalk(g, COL_TEXT));
}

/* Draws the numbers below the first and the last bar. */
static void ends(const Pen *c, int sides, Rect r)
{
    float step = fminf(r.w / (float)sides, 24);
    for (int face = 1; face <= sides; face += sides - 1) {
        char told[16];
        Text t = chalk_text(c->ui, FACE_MEDIUM, 11, COL_TEXT2);
        t.align = ALIGN_CENTER;
        say(told, sizeof told, SAY("{n}"), say_n("n", face));
        (void)gfx_text(ui_gfx(c->ui), t, rect(r.x + step * (float)(face - 1) - 8, r.y, step + 16, r.h), told);
    }
}

static void die(Pen *c, const Faces *f, int kind)
{
    Gfx *g = ui_gfx(c->ui);
    char name[SENTENCE_MAX], told[SENTENCE_MAX];
    int thrown = faces_thrown(f, kind), sides = faces_sides[kind];
    Text bold = chalk_text(c->ui, FACE_SEMI, 15, COL_TEXT), soft = chalk_text(c->ui, FACE_MEDIUM, 14, COL_TEXT2);
    soft.align = ALIGN_RIGHT;
    float h = gfx_text_height(g, bold) + 2, tall = ui_grow(c->ui, 34),
          low = gfx_text_height(g, chalk_text(c->ui, FACE_MEDIUM, 11, COL_TEXT2));
    say(name, sizeof name, SAY("d{sides}"), say_n("sides", sides));
    say(told, sizeof told, SAY("{n:1 throw|{n} throws}, {k:=0:less than 1 of each face|about {k} of each face}"),
        say_n("n", thrown), say_n("k", (thrown + sides / 2) / sides));
    if (c->draw) {
        float left = gfx_text_width(g, bold, name) + 10;
        (void)ui_label(c->ui, bold, rect(c->x, c->y, left, h), name);
        (void)ui_label(c->ui, gfx_text_fit(g, soft, 10, 0.5f, c->w - left, told),
                       rect(c->x + left, c->y, c->w - left, h), told);
        Rect r = rect(c->x, c->y + h + 2, c->w, tall);
        bars(c, f, kind, r);
        ends(c, sides, rect(c->x, r.y + r.h, c->w, low));
        mark(c, f, kind, r);
    }
    c->y += h + 2 + tall + low + 8;
}

/* Writes how lucky all dice together were. */
static void luck(Pen *c, const Faces *f, const char *who)
{
    Luck all;
    char told[SENTENCE_MAX];
    faces_luck(f, &all);
    if (all.dice == 0)
        return;
    say(told, sizeof told, SAY("*{who}:* {luck} against the average of {n:1 throw|{n} throws}. Usual: within {usual}."),
        say_s("who", who), say_signed("luck", luck_of(&all)), say_n("n", all.dice), say_n("usual", luck_usual(&all)));
    stats_line(c, FACE_MEDIUM, 15, COL_TEXT, told);
}

void stats_dice(Pen *p)
{
    const DiceFigures *dice = &p->s->dice;
    const char *who = stats_person(p->s);
    stats_line(p, FACE_SEMI, 14, COL_TEXT2, T_("Dice"));
    luck(p, &dice->own, who[0] ? who : T_("All people"));
    luck(p, &dice->computers, T_("Computers"));
    p->y += 4;
    for (int kind = 0; kind < FACES_ROWS; kind++)
        if (faces_thrown(&dice->own, kind) > 0)
            die(p, &dice->own, kind);
    stats_line(p, FACE_MEDIUM, 14, COL_TEXT2, T_("Line: what fair dice give. Band: where 19 faces in 20 lie."));
}
