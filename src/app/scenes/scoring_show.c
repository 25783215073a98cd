/* SPDX-License-Identifier: MIT
 * The end of a game as a scene: what decided it fills the left side, coins run into a column for each seat with its face
 * on top, one of them says something. Whoever lost sees it by night. Everything here is drawn for a moment of the show;
 * at its end nothing moves. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/scoring_int.h"
#include "core/say.h"
#include "gfx/still.h"
#include "ui/layout.h"
#include "ui/portrait.h"
#include "ui/room.h"
#include "ui/words.h"

enum { COIN = 50, COIN_STEP = 45, COIN_LEAST = 20, FACE_WON = 116, FACE_LOST = 80, TOTAL = 46, CROWN = 44 };
enum {
    TITLE = 72,
    TITLE_LEAST = 18,
    TITLE_Y = 30,
    TITLE_H = 78,
    BUBBLE_W = 372,
    EACH = 90,
    FLIES = 160,
    MEDALS_W = 190,
    KEEPER = 84,
    MEDAL = 112,
    MEDAL_Y = 34
};

/* The scene is dark in every theme. */
static const Color ivory = {0xF6, 0xEA, 0xD2, 255}, gold = {0xFF, 0xE0, 0x8A, 255}, pale = {0xED, 0xE6, 0xE0, 255};

static Text words_of(Face face, float size, Color c, Align align)
{
    return (Text){.face = face, .size = size, .color = c, .align = align, .fixed = true};
}

/* ---- what is shown ----------------------------------------------------------------------------------------------- */

/* Returns how fine a card is: costly and precious cards first; 0: none. */
static int fineness(const Scoring *sc, DefId def, CardFace *face)
{
    if (def == DEF_HIDDEN || !sc->board->face(sc->game, def, face) || !face->picture)
        return 0;
    return 1 + 2 * face->pips + (face->precious ? 4 : 0);
}

/* Returns the finest card of whoever won, or came first; 0: there is none. */
static DefId finest(const Scoring *sc)
{
    const State *s = view_state(sc->view);
    int best = 0;
    DefId def = 0;
    for (PieceId p = 0; p < s->npieces; p++) {
        CardFace face;
        bool own = sc->game->place[s->piece[p].place].seat == sc->ranked[0];
        int fine = own ? fineness(sc, s->piece[p].def, &face) : 0;
        if (fine > best) {
            best = fine;
            def = s->piece[p].def;
        }
    }
    return def;
}

/* Fills in what the board leaves open: the card of the best decision, or the winner's finest. */
static void complete(Scoring *sc)
{
    EndShow *show = &sc->show;
    for (int i = 0; i < sc->ndecisions && !show->card[0].card && !show->picture; i++) {
        const Decision *d = &sc->decision[i];
        CardFace face;
        if (fineness(sc, d->card, &face) == 0)
            continue;
        show->card[0].card = d->card;
        show->whose = d->whose;
        show->sign = d->sign;
        show->serial = d->serial;
        show->until = d->until;
        const char *words[] = {face.name, d->change}; /* a name alone does not say what it decided */
        if (face.name)
            say(show->caption, sizeof show->caption, SAY("{all}"),
                say_list("all", SAY_COMMA, words, d->change[0] ? 2 : 1));
        (void)snprintf(show->why, sizeof show->why, "%s", d->title);
    }
    if (show->card[0].card || show->picture)
        return;
    show->card[0].card = finest(sc);
    show->whose = (uint8_t)(sc->ranked[0] + 1);
    CardFace face;
    if (fineness(sc, show->card[0].card, &face) > 0 && face.name)
        (void)snprintf(show->caption, sizeof show->caption, "%s", face.name);
}

static EndMood mood_of(const Scoring *sc)
{
    int persons = 0, glad = 0;
    for (int seat = 0; seat < sc->nseats; seat++) {
        bool person = sc->names->player[seat] == 0;
        persons += person;
        glad += person && sc->sheet.standing.winner[seat];
    }
    return persons == 0 || glad > 0 ? END_BRIGHT : sc->close ? END_DUSK : END_NIGHT;
}

void score_show_begin(Scoring *sc, const Match *m)
{
    const Standing *standing = &sc->sheet.standing;
    const BoardScore *b = board_score(sc->board);
    int first = sc->ranked[0], second = sc->ranked[sc->nseats > 1 ? 1 : 0];
    if (b->ending && match_over(m))
        b->ending(m, standing, &sc->show);
    sc->close = sc->sheet.no_points ? sc->show.close : end_is_close(standing->score[first], standing->score[second]);
    sc->mood = mood_of(sc);
    complete(sc);
    if (sc->show.picture)
        sc->picture = sc->show.picture;
    else if (fineness(sc, sc->show.card[0].card, &sc->face) > 0)
        sc->picture = sc->face.picture;
    for (int seat = 0; seat < sc->nseats; seat++) {
        sc->ncoins[seat] = end_coins(&sc->sheet, seat, b->coin, sc->coin[seat]);
        sc->most_coins = sc->ncoins[seat] > sc->most_coins ? sc->ncoins[seat] : sc->most_coins;
    }
}

/* Returns when the title names who won: not before the coins have been counted, where there are some. */
static float named_at(const Scoring *sc)
{
    return sc->most_coins > 0 && !sc->show.picture ? SHOW_VOICE : SHOW_TITLE;
}

/* ---- places ------------------------------------------------------------------------------------------------------ */

typedef struct {
    float k, x, w, base, under; /* of the columns; under: lower edge of what is above them */
    float coin, step;           /* a coin; from one to the next */
    float step_up[SEAT_MAX];    /* height of the step that a seat's column stands on */
    float column;
    Rect title, note, bubble;
    Text words; /* in the bubble */
    bool names;
} Places;

static float face_size(const Scoring *sc, const Places *p, int seat)
{
    float size = (float)(sc->sheet.standing.winner[seat] ? FACE_WON : FACE_LOST) * p->k;
    return fminf(size, p->column * 0.86f);
}

static float column_x(const Places *p, int seat)
{
    return p->x + p->column * ((float)seat + 0.5f);
}

/* Returns the upper edge of a column of so many coins. */
static float top_of(const Places *p, int seat, float coins)
{
    return p->base - p->step_up[seat] - (coins <= 0 ? 0 : p->coin + (coins - 1) * p->step);
}

static Rect face_at(const Scoring *sc, const Places *p, int seat, float coins)
{
    float d = face_size(sc, p, seat);
    return rect(column_x(p, seat) - d / 2, top_of(p, seat, coins) - TOTAL * p->k - 6 - d, d, d);
}

/* Makes the coins as small as they must be for the highest column below `top`. */
static void fit_coins(const Scoring *sc, Places *p, float top)
{
    float room = p->base - top, n = (float)(sc->most_coins > 1 ? sc->most_coins : 1);
    p->coin = fminf(COIN * p->k, room / (1 + 0.55f * (n - 1)));
    p->coin = fmaxf(fminf(p->coin, p->column * 0.55f), COIN_LEAST);
    p->step = n > 1 ? fminf(p->coin * (float)COIN_STEP / COIN, (room - p->coin) / (n - 1)) : 0;
}

static bool as_good_as(const Standing *standing, int seat, int other)
{
    return standing->score[seat] == standing->score[other] && standing->winner[seat] == standing->winner[other];
}

/* The eye takes the highest face for the best, and many small coins make a high column. So the better player stands on a
 * step, as high as it takes to look down on all who did worse. Where that leaves no room below `top`, all is closer together. */
static void place_steps(const Scoring *sc, Places *p, float top)
{
    float highest = 0, next = 0; /* of all columns so far, and where that of somebody better begins to be higher */
    for (int i = sc->nseats - 1; i >= 0 && !sc->sheet.no_points; i--) {
        int seat = sc->ranked[i], n = sc->ncoins[seat];
        float height = n > 0 ? p->coin + (float)(n - 1) * p->step : 0;
        if (i + 1 < sc->nseats && !as_good_as(&sc->sheet.standing, seat, sc->ranked[i + 1]))
            next = highest + p->coin / 2;
        p->step_up[seat] = fmaxf(next - height, 0);
        highest = fmaxf(highest, height + p->step_up[seat]);
    }
    float room = fmaxf(p->base - top - p->coin, 0), closer = highest - p->coin > room ? room / (highest - p->coin) : 1;
    p->step *= closer;
    for (int seat = 0; seat < sc->nseats; seat++)
        p->step_up[seat] *= closer;
}

/* Makes the bubble as wide as its words need, in lines of about the same length, below the title. */
static void place_bubble(const Scoring *sc, Ui *ui, Places *p)
{
    Gfx *g = ui_gfx(ui);
    float text = gfx_text_scale(g), beside = sc->speaker == NO_SEAT ? (float)KEEPER * p->k + 22 : 0;
    float most = p->w - 10 - beside, w = text > 1.5f ? most : fminf(BUBBLE_W * fminf(text, 1.3f), most);
    p->words = ui_style(ui, FACE_TITLE, 24, COL_INK);
    p->words.size = text > 1.3f ? 24 * 1.3f / text : 24;
    float h = gfx_paragraph_height(g, p->words, w - 40, sc->line);
    while (w > 200 && gfx_paragraph_height(g, p->words, w - 60, sc->line) <= h)
        w -= 20;
    p->bubble = rect(p->x + beside, p->under + 10, w, h + 30);
    p->under += fmaxf(h + 30, beside > 0 ? (float)KEEPER * p->k : 0) + 26;
}

/* Lowers it towards the face that speaks, above all faces that it hangs over. */
static void hang_bubble(const Scoring *sc, Places *p)
{
    Rect *b = &p->bubble;
    float mouth = column_x(p, sc->speaker), top = p->base;
    b->x = clampf(mouth - b->w / 2, p->x, p->x + p->w - b->w);
    for (int seat = 0; seat < sc->nseats; seat++) {
        Rect face = face_at(sc, p, seat, (float)sc->ncoins[seat]);
        float crown = sc->sheet.standing.winner[seat] ? CROWN * p->k : 0;
        if (face.x < b->x + b->w + 8 && face.x + face.w > b->x - 8)
            top = fminf(top, face.y - crown);
    }
    b->y = fmaxf(b->y, top - b->h - 24);
    bool below_medals = b->y < (float)(MEDAL_Y + MEDAL) * p->k && score_medals_shown(sc) > 0;
    if (below_medals)
        b->x = fmaxf(p->x, fminf(b->x, p->x + p->w - b->w - (float)MEDAL * p->k));
}

static Text note_style(const Ui *ui)
{
    float text = gfx_text_scale(ui_gfx((Ui *)ui));
    return words_of(FACE_SEMI, 18 * fminf(text, 1.4f), ivory, ALIGN_LEFT);
}

/* Returns how a tie was broken, where the points alone would not say who won; "": they do, or the title says that some
 * share it. */
static const char *why_tied(const Scoring *sc)
{
    const Standing *standing = &sc->sheet.standing;
    bool level = sc->nseats > 1 && standing->score[sc->ranked[0]] == standing->score[sc->ranked[1]] &&
                 !standing->winner[sc->ranked[1]];
    return level && !sc->sheet.no_points ? standing->note : "";
}

static Places places(const Scoring *sc, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Places p = {.k = fminf(1, gfx_h(g) / 800), .names = gfx_text_scale(g) <= 1.5f};
    p.x = still_width(g) + 4;
    p.w = gfx_w(g) - STRAP_ROOM - 6 - p.x;
    p.column = p.w / (float)sc->nseats;
    p.base = gfx_h(g) - room_foot(ui) - (p.names ? 26 : 6);
    p.title = rect(p.x + 4, TITLE_Y * p.k, p.w - 4, TITLE_H * p.k);
    p.under = p.title.y + p.title.h;
    if (why_tied(sc)[0]) {
        p.note = rect(p.title.x, p.under, p.title.w, gfx_text_height(g, note_style(ui)) + 2);
        p.under += p.note.h;
    }
    if (sc->line[0])
        place_bubble(sc, ui, &p);
    float top = p.under + (CROWN + FACE_WON + TOTAL) * p.k + 6;
    fit_coins(sc, &p, top);
    place_steps(sc, &p, top);
    if (sc->line[0] && sc->speaker != NO_SEAT)
        hang_bubble(sc, &p);
    return p;
}

/* ---- columns ----------------------------------------------------------------------------------------------------- */

/* Returns how many coins of a column lie there at that time, the last one perhaps still falling. */
static float arrived(const Scoring *sc, int seat, float t)
{
    float n = (t - SHOW_COINS) / EACH;
    return t >= SHOW_VOICE ? (float)sc->ncoins[seat] : clampf(n, 0, (float)sc->ncoins[seat]);
}

static void draw_step(Ui *ui, const Places *p, int seat)
{
    float w = fminf(p->column * 0.9f, p->coin * 2.6f);
    Rect r = rect(column_x(p, seat) - w / 2, p->base - p->step_up[seat], w, p->step_up[seat]);
    if (r.h >= 6 * p->k)
        room_step(ui_gfx(ui), r);
}

static void draw_coins(const Scoring *sc, Ui *ui, const Places *p, int seat, float t)
{
    Gfx *g = ui_gfx(ui);
    float cx = column_x(p, seat), sign = p->coin * 0.56f, x = cx - (sign * 1.1f) / 2;
    for (int i = 0; i < sc->ncoins[seat]; i++) {
        const EndCoin *c = &sc->coin[seat][i];
        float since = t - SHOW_COINS - (float)(i * EACH), fall = clampf(1 - since / FLIES, 0, 1);
        if (since < 0)
            break;
        float y = top_of(p, seat, (float)(i + 1)) - 70 * fall * fall;
        gfx_fade(g, 1 - fall);
        if (!gfx_is_contrast(g))
            gfx_shadow(g, rect(x - p->coin / 2, y, p->coin, p->coin), p->coin / 2, 1);
        gfx_coin(g, c->value, x, y + p->coin / 2, p->coin);
        if (c->sign)
            gfx_badge(g, c->sign, x + p->coin / 2 + sign * 0.62f, y + p->coin / 2, sign);
        gfx_fade(g, 1);
    }
}

/* Tells a column as a whole: what each of its coins is for. */
static void mark_column(const Scoring *sc, Ui *ui, const Places *p, int seat)
{
    char id[24], part[END_COINS][SENTENCE_MAX], all[2 * SENTENCE_MAX] = "";
    const char *parts[END_COINS];
    int n = 0;
    for (int i = 0; i < sc->ncoins[seat]; i++) {
        const EndCoin *c = &sc->coin[seat][i];
        int sum = 0;
        if (i > 0 && c->label == sc->coin[seat][i - 1].label)
            continue;
        for (int k = i; k < sc->ncoins[seat] && sc->coin[seat][k].label == c->label; k++)
            sum += sc->coin[seat][k].value;
        say(part[n], sizeof part[n], SAY("{name} {score}"), say_s("name", c->label), say_n("score", sum));
        parts[n] = part[n];
        n++;
    }
    if (n == 0)
        return;
    say(all, sizeof all, SAY("{all}"), say_list("all", SAY_COMMA, parts, n));
    float top = top_of(p, seat, (float)sc->ncoins[seat]);
    Rect r = rect(column_x(p, seat) - p->column * 0.4f, top, p->column * 0.8f, p->base - top);
    (void)snprintf(id, sizeof id, "column-%d", seat);
    if (ui_touch(ui, id, "text", r, all, 0).hover)
        ui_tip(ui, r, (Rect){0}, sc->names->name[seat], all, NULL);
}

static void draw_total(const Scoring *sc, Ui *ui, const Places *p, int seat, float coins)
{
    Gfx *g = ui_gfx(ui);
    const Standing *standing = &sc->sheet.standing;
    char number[SENTENCE_MAX];
    int total = standing->score[seat], there = 0;
    if (coins < 1 && sc->ncoins[seat] > 0)
        return; /* nothing is counted yet, and 0 would be false */
    for (int i = 0; i < (int)coins && i < sc->ncoins[seat]; i++)
        there += sc->coin[seat][i].value;
    if (sc->sheet.no_points)
        (void)snprintf(number, sizeof number, "%s", standing->winner[seat] ? T_("won") : T_("lost"));
    else
        say(number, sizeof number, SAY("{n}"), say_n("n", (int)coins < sc->ncoins[seat] ? there : total));
    bool won = standing->winner[seat] && (int)coins >= sc->ncoins[seat];
    Text style = words_of(FACE_BOLD, (won ? 48 : 38) * p->k, won ? gold : ivory, ALIGN_CENTER);
    Rect r =
        rect(column_x(p, seat) - p->column / 2, top_of(p, seat, coins) - (TOTAL + 3) * p->k, p->column, TOTAL * p->k);
    style = gfx_text_fit(g, style, 16, 1, r.w, number);
    if (!gfx_is_contrast(g)) {
        Text under = style;
        under.color = (Color){0, 0, 0, 190};
        (void)gfx_text(g, under, rect(r.x + 1, r.y + 2, r.w, r.h), number);
    }
    (void)ui_label(ui, style, r, number);
}

static void draw_face(const Scoring *sc, Ui *ui, const Places *p, int seat, float coins, float t)
{
    Gfx *g = ui_gfx(ui);
    char picture[96], id[24];
    const char *sign = NULL;
    ColorRole color = COL_ACCENT;
    bool won = sc->sheet.standing.winner[seat] && t >= SHOW_VOICE;
    bool painted = portrait_of(sc->game, sc->names, seat, picture, sizeof picture);
    Rect r = face_at(sc, p, seat, coins);
    if (!won) {
        float d = fminf((float)FACE_LOST * p->k, r.w);
        r = rect(r.x + (r.w - d) / 2, r.y + r.h - d, d, d);
    }
    portrait_round(g, painted ? picture : NULL, seat, r, won);
    if (board_score(sc->board)->mark)
        board_score(sc->board)->mark(view_state(sc->view), seat, &sign, &color);
    if (sign)
        gfx_badge(g, sign, r.x + r.w * 0.88f, r.y + r.h * 0.86f, r.w * 0.36f);
    if (won) {
        float c = 52 * p->k;
        gfx_sign(g, "royal", rect(r.x + r.w / 2 - c / 2, r.y - 40 * p->k, c, c), color_alpha(gold, 1),
                 (Color){0, 0, 0, 0});
    }
    (void)snprintf(id, sizeof id, "face-%d", seat);
    ui_mark(ui, id, "seat", r, sc->names->name[seat]);
    if (won)
        ui_note(ui, "about", "winner");
}

static void draw_name(const Scoring *sc, Ui *ui, const Places *p, int seat)
{
    Gfx *g = ui_gfx(ui);
    char cut[SEAT_NAME_MAX + 4];
    bool you = seat == end_you(sc->names);
    const char *name = sc->names->name[seat];
    Text style = words_of(FACE_TITLE, 22, you ? gold : ivory, ALIGN_CENTER);
    Rect r = rect(column_x(p, seat) - p->column / 2 + 2, p->base + 2, p->column - 4, 24);
    style = gfx_text_fit(g, style, 13, 1, r.w, name);
    words_cut(g, style, r.w, name, cut, sizeof cut);
    (void)ui_label(ui, style, r, cut);
}

/* Returns the sound of the n-th token that is counted, from 1 on: they climb a scale, so that one hears how far it goes. */
static const char *count_sound(int n)
{
    static const char *const note[] = {"token",   "token+2",  "token+4",  "token+5",  "token+7",
                                       "token+9", "token+11", "token+12", "token+14", "token+16"};
    enum { NOTES = sizeof note / sizeof *note };
    return note[n < 1 ? 0 : n > NOTES ? NOTES - 1 : n - 1];
}

static void columns(Scoring *sc, Ui *ui, const Places *p, float t)
{
    float shown = clampf((t - SHOW_TITLE) / 200, 0, 1);
    int heard = 0;
    for (int seat = 0; seat < sc->nseats; seat++) {
        float coins = arrived(sc, seat, t);
        heard = (int)coins > heard ? (int)coins : heard;
        draw_step(ui, p, seat);
        draw_coins(sc, ui, p, seat, t);
        gfx_fade(ui_gfx(ui), shown);
        draw_total(sc, ui, p, seat, coins);
        draw_face(sc, ui, p, seat, coins, t);
        if (p->names)
            draw_name(sc, ui, p, seat);
        gfx_fade(ui_gfx(ui), 1);
        if (t >= SHOW_RIBBON)
            mark_column(sc, ui, p, seat);
    }
    if (heard > sc->heard && t < SHOW_VOICE)
        ui_sound(ui, count_sound(heard));
    sc->heard = heard;
}

/* ---- the rest of the picture ------------------------------------------------------------------------------------- */

static void say_title(const Scoring *sc, char *out, size_t n)
{
    out[0] = '\0';
    if (sc->show.title[0])
        (void)snprintf(out, n, "%s", sc->show.title);
    else if (board_score(sc->board)->headline && end_you(sc->names) == NO_SEAT)
        board_score(sc->board)->headline(view_state(sc->view), sc->names, out, n);
    if (!out[0])
        score_title(&sc->sheet.standing, sc->names, sc->ranked, out, n);
}

static void title_line(const Scoring *sc, Ui *ui, Text style, Rect r, const char *words)
{
    Gfx *g = ui_gfx(ui);
    style.color = sc->mood == END_BRIGHT ? (Color){0xFF, 0xE9, 0xB8, 255} : pale;
    if (!gfx_is_contrast(g)) {
        Text under = style;
        under.color = (Color){0, 0, 0, 170};
        (void)gfx_text(g, under, rect(r.x + 2, r.y + 3, r.w, r.h), words);
    }
    (void)ui_label(ui, style, r, words);
}

/* Returns where a title is broken: the space behind its comma, or else the one nearest to its middle; NULL: nowhere. */
static char *break_of(char *words)
{
    char *comma = strstr(words, ", "), *best = NULL;
    size_t middle = strlen(words) / 2;
    for (char *p = strchr(words, ' '); p != NULL && comma == NULL; p = strchr(p + 1, ' '))
        if (best == NULL || labs((long)(p - words) - (long)middle) < labs((long)(best - words) - (long)middle))
            best = p;
    return comma != NULL ? comma + 1 : best;
}

/* Draws who won, large: in two lines where it would be small in one. */
static void title(const Scoring *sc, Ui *ui, Rect r, Align align, float t)
{
    enum { SMALL = 46, GAP = 2 };
    Gfx *g = ui_gfx(ui);
    char words[SENTENCE_MAX];
    say_title(sc, words, sizeof words);
    char *space = break_of(words);
    Text large = words_of(FACE_TITLE, TITLE, ivory, align);
    Text style = gfx_text_fit(g, large, TITLE_LEAST, 1, r.w, words);
    gfx_fade(g, clampf((t - named_at(sc)) / 200, 0, 1));
    if (style.size >= SMALL || space == NULL) {
        title_line(sc, ui, style, r, words);
    } else {
        const char *first = words, *second = space + 1;
        *space = '\0';
        large.size = fminf(r.h * 0.56f, TITLE);
        bool longer = gfx_text_width(g, large, first) > gfx_text_width(g, large, second);
        style = gfx_text_fit(g, large, TITLE_LEAST, 1, r.w, longer ? first : second);
        title_line(sc, ui, style, rect(r.x, r.y, r.w, r.h / 2 - GAP), first);
        title_line(sc, ui, style, rect(r.x, r.y + r.h / 2 + GAP, r.w, r.h / 2 - GAP), second);
    }
    gfx_fade(g, 1);
}

static void voice(const Scoring *sc, Ui *ui, const Places *p, float t)
{
    Gfx *g = ui_gfx(ui);
    Rect b = p->bubble,
         face = rect(p->x, b.y + (b.h - (float)KEEPER * p->k) / 2, (float)KEEPER * p->k, (float)KEEPER * p->k);
    gfx_fade(g, clampf((t - SHOW_VOICE) / 160, 0, 1));
    if (sc->speaker == NO_SEAT) {
        innkeeper_portrait(g, face);
        room_bubble(g, b, face.x + face.w, face.y + face.h / 2);
    } else {
        face = face_at(sc, p, sc->speaker, (float)sc->ncoins[sc->speaker]);
        room_bubble(g, b, face.x + face.w / 2, face.y);
    }
    (void)ui_paragraph(ui, p->words, rect(b.x + 20, b.y + 14, b.w - 40, b.h - 20), sc->line);
    gfx_fade(g, 1);
}

/* A number of a fixed row, 0 to 1. */
static float random_at(unsigned *q)
{
    *q = (unsigned)((unsigned long long)*q * 16807u % 2147483647u);
    return (float)*q / 2147483647.0f;
}

/* Draws gold paper that falls and then lies still; more of it for a clear win. */
static void flecks(const Scoring *sc, Gfx *g, const Places *p, float t)
{
    enum { CLEAR = 46, NARROW = 22, FALLS = 900 };
    unsigned q = 7;
    float from = sc->show.picture ? 0 : p->x - 30, words = sc->show.picture && sc->show.why[0] ? 150 * p->k : 118,
          top = fmaxf(words, p->note.y + p->note.h); /* not on words */
    float fall = clampf(1 - (t - named_at(sc)) / FALLS, 0, 1);
    for (int i = 0; i < (sc->close ? NARROW : CLEAR); i++) {
        float size = 3 + random_at(&q) * 6, x = from + random_at(&q) * (gfx_w(g) - from);
        float y = top + random_at(&q) * gfx_h(g) * 0.68f, turn = random_at(&q) * 3.14f + fall * 6;
        float alpha = 0.35f + random_at(&q) * 0.6f, dx = cosf(turn) * size * 0.75f, dy = sinf(turn) * size * 0.75f;
        y -= fall * (y + 20);
        gfx_line(g, x - dx, y - dy, x + dx, y + dy, size, color_alpha((Color){0xF0, 0xC8, 0x60, 255}, alpha));
    }
}

/* Says whose the card was, and what it is. */
static void say_caption(const Scoring *sc, char *out, size_t n)
{
    int seat = sc->show.whose - 1;
    const char *name = seat < 0 ? "" : sc->names->name[seat];
    say(out, n, SAY("{who:{who}: {what}|{what}}"), say_s("who", name), say_s("what", sc->show.caption));
}

/* Draws what the picture shows, in words, with the face of whose it was; a press plays that part of the game. */
static void caption(const Scoring *sc, App *app, Ui *ui)
{
    enum { PAD = 12, SPACE = 8 };
    Gfx *g = ui_gfx(ui);
    char words[SENTENCE_MAX], picture[96];
    if (!sc->show.caption[0])
        return;
    say_caption(sc, words, sizeof words);
    int seat = sc->show.whose > 0 ? sc->show.whose - 1 : NO_SEAT;
    float h = fminf(ui_grow(ui, 44), 58), sign = sc->show.sign ? h * 0.62f : 0, face = seat == NO_SEAT ? 0 : h * 1.16f;
    Text style = words_of(FACE_TITLE, fminf(20 * gfx_text_scale(g), 28), ivory, ALIGN_LEFT);
    float before = PAD + (sign > 0 ? sign + SPACE : 0) + (face > 0 ? face + SPACE - PAD / 2.0f : 0);
    float most = still_width(g) * 0.9f - before - PAD;
    style = gfx_text_fit(g, style, 14, 1, most, words);
    float w = fminf(gfx_text_width(g, style, words) + 2, most);
    float foot = sc->unnamed == NO_SEAT ? 14 : room_foot(ui) + 10; /* above the question for the name */
    Rect r = rect(ROOM_EDGE, gfx_h(g) - h - foot, before + w + PAD, h);
    Touch t = sc->show.until > 0 ? ui_touch(ui, "decided", "button", r, words, TOUCH_FOCUS)
                                 : ui_touch(ui, "decided", "text", r, words, 0);
    bool lit = t.hover || t.focus;
    gfx_round(g, r, 10, gfx_is_contrast(g) ? (Color){0, 0, 0, 255} : (Color){16, 9, 5, 210});
    gfx_frame(g, r, 10, lit ? 2 : 1, color_alpha(gold, lit ? 1 : 0.5f));
    float x = r.x + PAD;
    if (face > 0) {
        bool painted = portrait_of(sc->game, sc->names, seat, picture, sizeof picture);
        portrait_round(g, painted ? picture : NULL, seat, rect(r.x + PAD / 2.0f, r.y + (h - face) / 2, face, face),
                       false);
        x += face + SPACE - PAD / 2.0f;
    }
    if (sign > 0)
        gfx_badge(g, sc->show.sign, x + sign / 2, r.y + h / 2, sign);
    (void)gfx_text(g, style, rect(x + (sign > 0 ? sign + SPACE : 0), r.y, w, h), words);
    if (lit && sc->show.until > 0)
        ui_tip(ui, r, (Rect){0}, sc->show.why[0] ? sc->show.why : NULL, T_("What decided it. Watch it."), NULL);
    if (t.click && sc->show.until > 0)
        score_watch(app, sc->show.serial, sc->show.until);
}

/* Draws the picture as it opens: from its middle to both sides, out of the dark. Returns whether it is there. */
static bool backdrop(const Scoring *sc, Gfx *g, float t)
{
    Still still = {.picture = sc->picture,
                   .wide = sc->show.picture != NULL,
                   .dim = sc->mood == END_NIGHT  ? 1
                          : sc->mood == END_DUSK ? 0.55f
                                                 : 0};
    float open = clampf(t / (SHOW_TITLE - 100), 0, 1), ease = 1 - (1 - open) * (1 - open) * (1 - open);
    if (open >= 1)
        return still_draw(g, &still);
    Rect all = rect(0, 0, gfx_w(g), gfx_h(g));
    float middle = still.wide ? all.w / 2 : still_width(g) / 2;
    gfx_fill(g, all, (Color){12, 8, 6, 255});
    gfx_clip(g, rect(middle * (1 - ease), 0, fmaxf(1, middle * ease + (all.w - middle) * ease), all.h));
    gfx_fade(g, open);
    bool there = still_draw(g, &still);
    gfx_fade(g, 1);
    gfx_unclip(g);
    return there;
}

static float medals(const Scoring *sc, App *app, Ui *ui, const Places *p, float t)
{
    int n = score_medals_shown(sc);
    float room = fminf((float)MEDALS_W * p->k, p->w * 0.36f),
          size = fminf((float)MEDAL * p->k, room / (float)(n > 0 ? n : 1)),
          drop = clampf((t - SHOW_RIBBON) / 500, 0, 1);
    if (n == 0 || t < SHOW_TITLE)
        return 0;
    float right = gfx_w(ui_gfx(ui)) - STRAP_ROOM + 10;
    return score_medals(sc, app, ui, right, (float)MEDAL_Y * p->k, size, drop) +
           16; /* their room is kept before they fall */
}

void score_show(Scoring *sc, App *app, Ui *ui, float t)
{
    Gfx *g = ui_gfx(ui);
    bool wide = sc->show.picture != NULL;
    Places p = places(sc, ui);
    sc->there = backdrop(sc, g, t);
    if (t < SHOW_TITLE)
        return;
    if (sc->mood == END_BRIGHT && !gfx_is_contrast(g) && t >= named_at(sc))
        flecks(sc, g, &p, t);
    float hang = medals(sc, app, ui, &p, t);
    if (wide) {
        float side = fmaxf(hang + STRAP_ROOM, 60);
        title(sc, ui, rect(side, p.title.y, gfx_w(g) - 2 * side, p.title.h), ALIGN_CENTER, t);
        score_cards(sc, ui, t);
        return;
    }
    if (t >= named_at(sc))
        title(sc, ui, rect(p.title.x, p.title.y, p.title.w - hang, p.title.h), ALIGN_LEFT, t);
    if (p.note.h > 0 && t >= named_at(sc)) {
        p.note.w -= hang;
        Text style = gfx_text_fit(g, note_style(ui), 11, 1, p.note.w, why_tied(sc));
        (void)ui_label(ui, style, p.note, why_tied(sc));
    }
    for (int seat = 0; seat < sc->nseats; seat++) /* nobody is lifted before the coins are counted */
        p.step_up[seat] *= clampf((t - SHOW_COINS) / (SHOW_VOICE - SHOW_COINS), 0, 1);
    columns(sc, ui, &p, t);
    if (t >= SHOW_VOICE && sc->line[0])
        voice(sc, ui, &p, t);
    if (t >= SHOW_RIBBON)
        caption(sc, app, ui);
}
