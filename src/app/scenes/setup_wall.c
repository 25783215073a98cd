/* SPDX-License-Identifier: MIT
 * The set-up of a table with rows of pictures (ui/setup_rows.h): theirs above, ours below, the ribbon between. A picture
 * opens all of its row, and the face of the foe who plays whom (setup_pick.c). */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "app/persona.h"
#include "base/rng.h"
#include "core/say.h"
#include "ui/portrait.h"
#include "ui/room.h"

/* In a window of 1280 x 800 */
enum {
    SPREAD = 248,
    SPREAD_TOP = 30,
    SPREAD_GAP = 22,
    THEIRS = 140,
    THEIRS_TOP = 130,
    FACE = 124,
    FACE_TOP = 110,
    RIBBON_TOP = 404,
    OURS = 206,
    OURS_TOP = 506,
    OURS_STEP = 288,
    BADGE = 70,
    STUD_WIDE = 36,
    NAME = 30 /* the room for a name over a card */
};
static const float high = 1.25f, large_text = 1.5f; /* high: height of a card by its width */

static float scale_of(const Gfx *g)
{
    return fminf(1, fminf(gfx_h(g) / 800, gfx_w(g) / 1280));
}

static bool is_large(const Gfx *g)
{
    return gfx_text_scale(g) > large_text;
}

/* Returns a style that grows with the text up to half as large again, because it stands between pictures. */
static Text on_table(Ui *ui, Face face, float size, Align align)
{
    Text t = ui_style_aligned(ui, face, size * fminf(1, large_text / gfx_text_scale(ui_gfx(ui))), COL_TEXT, align);
    if (!gfx_is_contrast(ui_gfx(ui)))
        t.color = (Color){0xFF, 0xF0, 0xD2, 255};
    return t;
}

/* ---- sides ------------------------------------------------------------------------------------------------------- */
static const SetupTile *mode_of(const SetupScene *s)
{
    int i = setup_tile_chosen(s, &s->rows->row[0]);
    return &s->rows->row[0].tile[i < 0 ? 0 : i];
}

/* Returns how many allies there are: the first ones of the chairs. */
static int setup_allies(const SetupScene *s)
{
    int n = mode_of(s)->allies;
    return n < s->cfg.nseats ? n : s->cfg.nseats;
}

/* Returns the mode with that many allies, and a player as their foe or none; -1: there is none. */
static int mode_with(const SetupScene *s, int allies, bool led)
{
    const SetupRow *row = &s->rows->row[0];
    for (int i = 0; i < row->ntiles; i++)
        if (row->tile[i].allies == allies && (row->tile[i].seats > allies) == led)
            return i;
    return -1;
}

bool setup_may_leave(const SetupScene *s, int chair)
{
    if (!s->rows)
        return s->cfg.nseats > s->g->seats_min;
    int allies = setup_allies(s);
    bool led = s->cfg.nseats > allies;
    return chair < allies ? mode_with(s, allies - 1, led) >= 0 : mode_with(s, allies, false) >= 0;
}

void setup_leave_side(SetupScene *s, int chair)
{
    int allies = setup_allies(s);
    bool led = s->cfg.nseats > allies;
    int mode = chair < allies ? mode_with(s, allies - 1, led) : mode_with(s, allies, false);
    if (mode < 0)
        return;
    setup_close_up(s, chair);
    setup_tile_choose(s, &s->rows->row[0], mode);
}

/* Seats a computer as one more ally and opens its chair; who leads the foe stays last. */
static void join(SetupScene *s, Ui *ui)
{
    int allies = setup_allies(s), mode = mode_with(s, allies + 1, s->cfg.nseats > allies);
    if (mode < 0)
        return;
    setup_make_room(s, allies);
    persona_seat(s->g, &s->cfg, allies, setup_usual_level(s));
    setup_tile_choose(s, &s->rows->row[0], mode);
    setup_open(s, ui, allies);
}

static void choose_by_chance(SetupScene *s)
{
    Rng r = rng_seed(app_seed());
    enum { TRIES = 20 };
    for (int k = 0; k < TRIES; k++) {
        for (int i = 0; i < s->rows->nrows; i++) {
            const SetupRow *row = &s->rows->row[i];
            if (row->spot != SPOT_NONE && setup_row_applies(s, row))
                setup_tile_choose(s, row, (int)rng_below(&r, row->ntiles - row->nown));
        }
        if (!s->g->setup_fault || !s->g->setup_fault(&s->cfg))
            return;
    }
    setup_repair(s->g, &s->cfg);
}

void setup_chance(SetupScene *s)
{
    Setup was = s->cfg;
    choose_by_chance(s);
    Setup now = s->cfg;
    s->cfg = was;
    setup_change_all(s, &now); /* which can be undone */
}

/* ---- pictures ---------------------------------------------------------------------------------------------------- */
static void ground(const SetupScene *s, Gfx *g)
{
    enum { SEAM = 70 };
    const Color night = {0x0C, 0x08, 0x10, 255};
    float w = gfx_w(g), h = gfx_h(g), seam = (OURS_TOP - 26) * scale_of(g);
    if (gfx_is_contrast(g)) {
        gfx_fill(g, rect(0, 0, w, h), gfx_color(g, COL_BG));
        return;
    }
    gfx_fill(g, rect(0, 0, w, h), night);
    (void)gfx_picture_cover(g, s->rows->above, rect(0, 0, w, seam), 0.5f, 0.2f);
    (void)gfx_picture_cover(g, s->rows->below, rect(0, seam, w, h - seam), 0.5f, 0.6f);
    gfx_fill(g, rect(0, 0, w, seam), (Color){0x16, 0x10, 0x2C, 120});
    gfx_gradient(g, rect(0, seam - 2 * SEAM, w, 2 * SEAM), 0, color_alpha(night, 0), color_alpha(night, 0.92f));
    gfx_gradient(g, rect(0, seam, w, SEAM), 0, color_alpha(night, 0.92f), color_alpha(night, 0));
    gfx_gradient(g, rect(0, h * 0.78f, w, h * 0.22f), 0, color_alpha(night, 0), color_alpha(night, 0.6f));
}

static void stones(Gfx *g, int n, Rect card)
{
    float d = fmaxf(11, card.w * 0.08f), x = card.x + card.w * 0.08f, y = card.y + card.w * 0.08f;
    for (int i = 0; i < n; i++, x += d * 1.25f) {
        gfx_disc(g, x + d / 2, y + d / 2, d / 2 + 3, (Color){0, 0, 0, 255});
        gfx_disc(g, x + d / 2, y + d / 2, d / 2 + 2, (Color){0xFF, 0xF3, 0xD0, 255});
        gfx_disc(g, x + d / 2, y + d / 2, d / 2, (Color){0x6E, 0x50, 0xC4, 255});
        gfx_disc(g, x + d * 0.4f, y + d * 0.36f, d * 0.2f, (Color){0xC9, 0xB8, 0xFF, 255});
    }
}

/* Draws all cards of the row side by side. */
static void spread(SetupScene *s, Ui *ui, const SetupRow *row)
{
    Gfx *g = ui_gfx(ui);
    float k = scale_of(g), w = SPREAD * k, gap = SPREAD_GAP * k;
    float x = (gfx_w(g) - w * (float)row->ntiles - gap * (float)(row->ntiles - 1)) / 2;
    for (int i = 0; i < row->ntiles; i++, x += w + gap) {
        Rect at = rect(x, SPREAD_TOP * k, w, w * high);
        if (setup_card(s, ui, row, i, at))
            setup_tile_choose(s, row, i);
        stones(g, row->tile[i].stones, at);
    }
}

static void setup_call_pick(SetupScene *s, Ui *ui, const SetupRow *row)
{
    if (s->shut.pick == row - s->rows->row + 1)
        return;
    s->pick = (uint8_t)(row - s->rows->row + 1);
    s->begins_chair = ui_using_keys(ui);
}

/* Returns the tile so many after the chosen one. */
static int next_of(const SetupScene *s, const SetupRow *row, int step)
{
    int now = setup_tile_chosen(s, row);
    return now < 0 ? 0 : (now + step + row->ntiles) % row->ntiles;
}

/* A turn of the wheel over a picture takes the next one, or the one before. */
static void turn_wheel(SetupScene *s, Ui *ui, const SetupRow *row, bool hover)
{
    const Input *in = ui_input(ui);
    if (in->kind == INPUT_WHEEL && in->wheel != 0 && hover && !s->open && !s->pick && !s->list && !s->large)
        setup_tile_choose(s, row, next_of(s, row, in->wheel < 0 ? 1 : -1));
}

/* Returns where the ribbon lies, as wide as the window. */
static Rect ribbon_band(Ui *ui)
{
    const Gfx *g = ui_gfx(ui);
    float k = scale_of(g), h = room_ribbon_height(ui);
    return rect(0, fminf(RIBBON_TOP * k, OURS_TOP * k - NAME - h), gfx_w(g), h);
}

/* Draws the chosen card of a row; a click opens the row, the round button takes the next card. */
static void chosen_card(SetupScene *s, Ui *ui, const SetupRow *row, Rect r)
{
    char id[40], heading[SENTENCE_MAX];
    int now = setup_tile_chosen(s, row), more = 0;
    for (int i = 0; i < row->ntiles; i++)
        more += i != now && setup_tile_on(s, row, i);
    say(heading, sizeof heading, SAY_TABLE(row->heading),
        say_s("name", row->seat ? setup_name(&s->cfg, row->seat - 1) : ""));
    const char *value = now >= 0 && more == 0 ? setup_tile_title(s, row, now)
                        : setup_brought(s, row)
                            ? T_("your own")
                            : say_word(s->g->option[row->option].choice_label[s->cfg.option[row->option]]);
    Touch t = ui_touch(ui, row->word, "button", r, value, TOUCH_FOCUS);
    for (int i = row->ntiles - 1, k = more; i >= 0; i--) /* sets that go together lie behind it */
        if (i != now && setup_tile_on(s, row, i)) {
            setup_draw_card(s, ui, row, i, rect(r.x + 9 * (float)k, r.y - 9 * (float)k, r.w, r.h), false);
            k--;
        }
    setup_draw_card(s, ui, row, now, r, t.hover || t.focus);
    if (ui_is_pointed(ui, row->word)) {
        char note[SENTENCE_MAX];
        bool beside = setup_own_note(s, row, note, sizeof note);
        setup_card_tip(s, ui, row, now, r, ribbon_band(ui), beside ? note : heading);
    }
    turn_wheel(s, ui, row, t.hover);
    if (t.secondary && now >= 0)
        setup_look(s, row, now);
    (void)snprintf(id, sizeof id, "%s-next", row->word);
    Rect stud = rect(r.x + r.w - STUD_WIDE * 0.66f, r.y - STUD_WIDE * 0.34f, STUD_WIDE, STUD_WIDE);
    if (ui_button(ui, id, stud, T_("Another"), "redo", NULL, UI_ROUND | UI_SMALL))
        setup_tile_choose(s, row, next_of(s, row, 1));
    else if (t.click)
        setup_call_pick(s, ui, row);
    if (t.click)
        ui_sound(ui, "button");
    if (ui_is_pointed(ui, id)) {
        say(heading, sizeof heading, SAY("{known:{n} of {all}. |}Take the next."), say_is("known", now >= 0),
            say_n("n", now + 1), say_n("all", row->ntiles));
        ui_tip(ui, stud, (Rect){0}, NULL, heading, NULL);
    }
}

/* ---- who plays --------------------------------------------------------------------------------------------------- */
static Rect theirs_at(const Gfx *g)
{
    float k = scale_of(g), w = THEIRS * k, left = gfx_w(g) / 2 - (1.5f * SPREAD + SPREAD_GAP) * k;
    return rect(fmaxf(14, (left - w) / 2 - 6), THEIRS_TOP * k, w, w * high);
}

static Rect ours_at(const Gfx *g, int column)
{
    float k = scale_of(g), w = OURS * k;
    return rect(gfx_w(g) / 2 - w / 2 + (float)column * OURS_STEP * k, OURS_TOP * k, w, w * high);
}

static Rect foe_at(const Gfx *g)
{
    float k = scale_of(g), d = FACE * k, right = gfx_w(g) / 2 + (1.5f * SPREAD + SPREAD_GAP) * k;
    float x = fminf(gfx_w(g) - 62 * k - d, (right + gfx_w(g)) / 2 - d / 2);
    return rect(x, FACE_TOP * k, d, d);
}

Rect setup_wall_face(const SetupScene *s, const Gfx *g, int chair)
{
    if (chair >= setup_allies(s))
        return foe_at(g);
    float d = BADGE * scale_of(g);
    Rect card = ours_at(g, chair); /* left of its card */
    return rect(card.x - (OURS_STEP - OURS) * scale_of(g) / 2 - d / 2, card.y + (card.h - d) / 2, d, d);
}

static void chair_touch(SetupScene *s, Ui *ui, int chair, Rect face)
{
    Chair c = setup_touch_chair(s, ui, chair, face);
    setup_draw_face(s, ui_gfx(ui), chair, c.drawn, c.touch.hover || c.touch.focus || chair == 0);
    setup_use_chair(s, ui, chair, &c, c.touch.drop ? setup_chair_under(s, ui) : NO_SEAT);
}

static void name_at(const SetupScene *s, Ui *ui, int chair, float x, float y, float width)
{
    Gfx *g = ui_gfx(ui);
    const char *name = setup_name(&s->cfg, chair);
    Text t = gfx_text_fit(g, on_table(ui, FACE_TITLE, 20, ALIGN_LEFT), 13, 0.5f, width - 20, name);
    float w = fminf(gfx_text_width(g, t, name) + 20, width), h = gfx_text_height(g, t) + 2;
    gfx_round(g, rect(x, y - h, w, h), h / 2, (Color){0x12, 0x0A, 0x08, gfx_is_contrast(g) ? 255 : 190});
    (void)ui_label(ui, t, rect(x + 10, y - h, w - 12, h), name);
}

/* Returns the style, smaller where a word alone would be wider than w: words are not broken. */
static Text unbroken(Gfx *g, Text style, float w, const char *words)
{
    for (const char *at = words; *at;) {
        size_t n = strcspn(at, " ");
        char word[SENTENCE_MAX];
        (void)snprintf(word, sizeof word, "%.*s", (int)n, at);
        style = gfx_text_fit(g, style, 8, 0.5f, w, word);
        at += n + strspn(at + n, " ");
    }
    return style;
}

static void free_place(SetupScene *s, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    const char *words = say_word(s->rows->second);
    Touch t = ui_touch(ui, "join", "button", r, words, TOUCH_FOCUS);
    Color plus = t.hover ? gfx_color(g, COL_LIT) : on_table(ui, FACE_TITLE, 22, ALIGN_CENTER).color;
    float bar = r.w * 0.2f, thick = fmaxf(4, r.w * 0.03f), cx = r.x + r.w / 2, cy = r.y + r.h * 0.42f;
    gfx_round(g, r, 12, (Color){12, 7, 3, gfx_is_contrast(g) ? 255 : 120});
    gfx_dashed(g, r, 12, 2.5f, plus);
    gfx_fill(g, rect(cx - bar / 2, cy - thick / 2, bar, thick), plus);
    gfx_fill(g, rect(cx - thick / 2, cy - bar / 2, thick, bar), plus);
    Text name = unbroken(g, on_table(ui, FACE_TITLE, 22, ALIGN_CENTER), r.w - 20, words);
    float h = gfx_paragraph_height(g, name, r.w - 20, words);
    (void)ui_paragraph(ui, name, rect(r.x + 10, cy + bar, r.w - 20, h + 1), words);
    if (!t.click)
        return;
    ui_sound(ui, "button");
    join(s, ui);
}

static void ours(SetupScene *s, Ui *ui)
{
    enum { ALLIES = 2 };
    Gfx *g = ui_gfx(ui);
    int allies = setup_allies(s);
    for (int seat = 0; seat <= ALLIES; seat++) {
        const SetupRow *row = NULL;
        for (int i = 0; i < s->rows->nrows && !row; i++)
            if (s->rows->row[i].spot == SPOT_OURS && s->rows->row[i].seat == seat &&
                setup_row_applies(s, &s->rows->row[i]))
                row = &s->rows->row[i];
        Rect at = ours_at(g, seat - 1);
        if (row)
            chosen_card(s, ui, row, at);
        else if (seat == allies + 1 && mode_with(s, allies + 1, s->cfg.nseats > allies) >= 0)
            free_place(s, ui, at);
        if (seat == 0 || seat > allies)
            continue;
        Rect face = setup_wall_face(s, g, seat - 1);
        if (!is_large(g))
            name_at(s, ui, seat - 1, at.x, at.y - 5, at.w - STUD_WIDE);
        chair_touch(s, ui, seat - 1, face);
    }
}

const SetupRow *setup_degrees(const SetupScene *s)
{
    for (int i = 0; i < s->rows->nrows; i++)
        if (s->rows->row[i].kind == SETUP_DEGREES && setup_row_applies(s, &s->rows->row[i]))
            return &s->rows->row[i];
    return NULL;
}

int setup_degree_place(const SetupRow *row, int choice, int n)
{
    int at = 0;
    while (row->order && at < n - 1 && row->order[at] != choice)
        at++;
    return row->order ? at : choice;
}

/* Draws how hard it is; a click opens who plays whom, where that is chosen. */
static void degree(SetupScene *s, Ui *ui, float cx, float y)
{
    enum { HEAD = 20 };
    Gfx *g = ui_gfx(ui);
    const SetupRow *row = setup_degrees(s);
    if (!row)
        return;
    int choice = s->cfg.option[row->option];
    const char *word = say_word(s->g->option[row->option].choice_label[choice]);
    Text t = on_table(ui, FACE_SEMI, 16, ALIGN_LEFT);
    int degrees = s->g->option[row->option].nchoices;
    float heads = HEAD * 1.15f * (float)degrees + 6, w = heads + (is_large(g) ? 0 : gfx_text_width(g, t, word) + 2);
    Rect r = rect(cx - w / 2 - 8, y, w + 16, fmaxf(HEAD + 14, ui_grow(ui, 30)));
    Touch touch = ui_touch(ui, "foe-level", "button", r, word, TOUCH_FOCUS);
    t.color = gfx_color(g, COL_TEXT);
    gfx_round(g, r, r.h / 2, color_alpha(gfx_color(g, COL_PANEL), touch.hover || touch.focus ? 1 : 0.8f));
    (void)room_heads(g, setup_degree_place(row, choice, degrees) + 1, degrees, r.x + 8, r.y + (r.h - HEAD) / 2, HEAD);
    if (!is_large(g))
        (void)ui_label(ui, t, rect(r.x + 8 + heads, r.y, w - heads, r.h), word);
    if (ui_is_pointed(ui, "foe-level"))
        ui_tip(ui, r, (Rect){0}, word, say_word(row->heading), NULL);
    if (touch.click)
        setup_call_pick(s, ui, &s->rows->row[0]);
}

static void foe(SetupScene *s, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Rect face = foe_at(g);
    int allies = setup_allies(s);
    bool led = s->cfg.nseats > allies;
    const char *name = led ? setup_name(&s->cfg, allies) : T_("Computer");
    float cx = face.x + face.w / 2, room = 2 * fminf(gfx_w(g) - cx, cx) - 8;
    if (led) {
        chair_touch(s, ui, allies, face);
    } else {
        Touch t = ui_touch(ui, "foe", "button", face, say_word(mode_of(s)->title), TOUCH_FOCUS);
        portrait_round(g, NULL, NO_SEAT, face, t.hover || t.focus);
        if (!gfx_is_contrast(g) && gfx_has_picture(g, s->rows->foe)) {
            gfx_clip_round(g, face, face.w / 2);
            (void)gfx_picture_cover(g, s->rows->foe, face, 0.5f, 0.2f);
            gfx_unclip(g);
        } else {
            gfx_sign(g, "bot", rect_inset(face, face.w * 0.24f), gfx_color(g, COL_ACCENT), (Color){0});
        }
        if (t.click) {
            ui_sound(ui, "button");
            setup_call_pick(s, ui, &s->rows->row[0]);
        }
    }
    Text t = gfx_text_fit(g, on_table(ui, FACE_TITLE, 22, ALIGN_CENTER), 13, 0.5f, fminf(room, 210), name);
    float h = gfx_text_height(g, t), w = fminf(room, 210);
    (void)ui_label(ui, t, rect(cx - w / 2, face.y + face.h + 10, w, h), name);
    degree(s, ui, cx, face.y + face.h + 10 + h);
}

/* ---- the ribbon -------------------------------------------------------------------------------------------------- */
/* Returns how many of 100, to the nearest 5: intervals of the counts are wider than that. */
static int of_100(SetupMeasure m)
{
    enum { STEP = 5 };
    return STEP * ((200 * m.won + STEP * m.games) / (2 * STEP * m.games));
}

/* Writes who was counted. */
static void say_who(const SetupRows *rows, const SetupMeasure m[SETUP_PLAYERS], char out[SENTENCE_MAX])
{
    bool all = m[SETUP_NOVICE].games > 0 && m[SETUP_STRONG].games > 0;
    int fewest = m[SETUP_CAREFUL].games;
    for (int i = 0; all && i < SETUP_PLAYERS; i++)
        fewest = m[i].games < fewest ? m[i].games : fewest;
    say(out, SENTENCE_MAX, SAY_TABLE(rows->measure_tip), say_is("all", all),
        say_n("novice", all ? of_100(m[SETUP_NOVICE]) : 0), say_n("careful", of_100(m[SETUP_CAREFUL])),
        say_n("strong", all ? of_100(m[SETUP_STRONG]) : 0), say_n("games", fewest));
}

/* Writes how often this is won, and by whom that was counted; false: not measured. */
static bool measured(const SetupScene *s, char *out, size_t n, char tip[2 * SENTENCE_MAX])
{
    enum { HARDLY_EVER, SOMETIMES, NEARLY_ALWAYS };
    const SetupRows *rows = s->rows;
    SetupMeasure m[SETUP_PLAYERS];
    char who[SENTENCE_MAX], time[SENTENCE_MAX];
    if (!rows->measured || !rows->measured(&s->cfg, m))
        return false;
    bool about = m[SETUP_CAREFUL].put_together;
    int careful = of_100(m[SETUP_CAREFUL]);
    say(out, n, SAY_TABLE(rows->measure),
        say_which("often", careful == 0     ? HARDLY_EVER
                           : careful == 100 ? NEARLY_ALWAYS
                                            : SOMETIMES),
        say_is("about", about), say_n("n", careful));
    if (about)
        say(who, sizeof who, SAY_TABLE(rows->measure_put_together));
    else
        say_who(rows, m, who);
    say(time, sizeof time, SAY("A game takes about {n:1 minute|{n} minutes}."), say_n("n", s->g->minutes));
    (void)snprintf(tip, 2 * SENTENCE_MAX, "%s %s", who, time);
    return true;
}

static void ribbon(SetupScene *s, App *app, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    char room[SENTENCE_MAX], share[SENTENCE_MAX], tip[2 * SENTENCE_MAX];
    const char *why = setup_trouble(s, g, room, sizeof room);
    bool known = !why && measured(s, share, sizeof share, tip);
    const RoomButton begin = {.id = "deal",
                              .label = setup_begin_words(s),
                              .key = "Enter",
                              .flags = (unsigned)UI_PRIMARY | UI_BIG | (why ? (unsigned)UI_OFF : 0u)};
    const RoomRibbon r = {.question = why     ? why
                                      : known ? share
                                              : NULL,
                          .sign = known ? s->rows->sign : NULL,
                          .button = &begin,
                          .n = 1,
                          .y = ribbon_band(ui).y,
                          .tip = why     ? why
                                 : known ? tip
                                         : NULL};
    if (room_ribbon(ui, &r) == 0 && !why && !setup_from_under_veil(s))
        setup_deal(s, app);
}

void setup_wall(SetupScene *s, App *app, Ui *ui)
{
    ground(s, ui_gfx(ui));
    for (int i = 0; i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        if (!setup_row_applies(s, row))
            continue;
        if (row->spot == SPOT_SPREAD)
            spread(s, ui, row);
        else if (row->spot == SPOT_THEIRS)
            chosen_card(s, ui, row, theirs_at(ui_gfx(ui)));
    }
    foe(s, ui);
    ours(s, ui);
    setup_doors(s, ui, ours_at(ui_gfx(ui), -1).x - 12);
    ribbon(s, app, ui);
    setup_strap(s, app, ui);
    if (!s->open && !s->list && !s->pick && ui_key(ui, "O"))
        setup_shuffle(s);
}
