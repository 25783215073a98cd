/* SPDX-License-Identifier: MIT
 * Who sits where: chairs are taken, left and changed, and one chair opens beside its face. An opponent is chosen as a
 * face: name and character belong to it, a level is chosen for it. Only persons type a name. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "app/options.h"
#include "app/persona.h"
#include "bots/bot.h"
#include "core/say.h"
#include "gfx/gfx.h"
#include "ui/layout.h"
#include "ui/portrait.h"
#include "ui/room.h"

/* ---- chairs and places ------------------------------------------------------------------------------------------- */
void setup_place_chairs(SetupScene *s)
{
    int n = s->cfg.nseats, own = 0;
    while (own < n && s->cfg.player[own] != 0)
        own++;
    own = own < n ? own : 0;
    for (int k = 0; k < n; k++)
        s->place[(own + k) % n] = (uint8_t)(n == 2 && k == 1 ? s->g->seats_max / 2 : k);
}

Rect setup_chair_face(const SetupScene *s, const Gfx *g, int chair)
{
    return s->rows ? setup_wall_face(s, g, chair) : setup_face(s, g, s->place[chair], true);
}

int setup_chair_under(const SetupScene *s, Ui *ui)
{
    float x, y;
    ui_pointer(ui, &x, &y);
    for (int i = 0; i < s->cfg.nseats; i++)
        if (rect_has(setup_chair_face(s, ui_gfx(ui), i), x, y))
            return i;
    return NO_SEAT;
}

int setup_at(const SetupScene *s, int place)
{
    for (int i = 0; i < s->cfg.nseats; i++)
        if (s->place[i] == place)
            return i;
    return NO_SEAT;
}

static void copy_chair(Setup *to, int a, const Setup *from, int b)
{
    to->player[a] = from->player[b];
    memcpy(to->name[a], from->name[b], SEAT_NAME_MAX);
}

void setup_close_up(SetupScene *s, int chair)
{
    for (int i = chair; i + 1 < s->cfg.nseats; i++) {
        copy_chair(&s->cfg, i, &s->cfg, i + 1);
        s->place[i] = s->place[i + 1];
    }
    s->cfg.nseats--;
    s->cfg.name[s->cfg.nseats][0] = '\0';
}

void setup_make_room(SetupScene *s, int chair)
{
    for (int i = s->cfg.nseats; i > chair; i--) {
        copy_chair(&s->cfg, i, &s->cfg, i - 1);
        s->place[i] = s->place[i - 1];
    }
    s->cfg.nseats++;
    s->cfg.player[chair] = 0;
    s->cfg.name[chair][0] = '\0';
}

void setup_leave(SetupScene *s, int chair)
{
    if (s->rows) {
        setup_leave_side(s, chair);
        return;
    }
    setup_close_up(s, chair);
    setup_repair(s->g, &s->cfg);
}

/* Returns the level of the opponents who sit already. */
int setup_usual_level(const SetupScene *s)
{
    int level = 0;
    for (int i = 0; i < s->cfg.nseats && level == 0; i++)
        level = s->cfg.player[i] % PLAYER_CHARACTER;
    return level ? level : BOT_CUNNING; /* who is alone */
}

void setup_seat(SetupScene *s, int place)
{
    int before = place, chair, level = setup_usual_level(s);
    do
        before = (before + s->g->seats_max - 1) % s->g->seats_max;
    while (setup_at(s, before) == NO_SEAT && before != place);
    chair = setup_at(s, before) + 1; /* the order of the chairs is the one around the table */
    setup_make_room(s, chair);
    s->place[chair] = (uint8_t)place;
    persona_seat(s->g, &s->cfg, chair, level);
    setup_repair(s->g, &s->cfg);
}

void setup_change_chairs(SetupScene *s, int a, int b)
{
    const Setup was = s->cfg;
    copy_chair(&s->cfg, a, &was, b);
    copy_chair(&s->cfg, b, &was, a);
}

void setup_shuffle(SetupScene *s)
{
    Rng r = rng_seed(app_seed());
    const Setup old = s->cfg;
    uint16_t order[SEAT_MAX];
    for (uint16_t i = 0; i < s->cfg.nseats; i++)
        order[i] = i;
    rng_shuffle16(&r, order, s->cfg.nseats);
    for (int i = 0; i < s->cfg.nseats; i++)
        copy_chair(&s->cfg, i, &old, order[i]);
}

void setup_sit(SetupScene *s, int seats)
{
    while (s->cfg.nseats > seats) {
        setup_close_up(s, s->cfg.nseats - 1);
        setup_repair(s->g, &s->cfg);
    }
    while (s->cfg.nseats < seats) {
        int chair = s->cfg.nseats++;
        s->cfg.player[chair] = 0;
        s->cfg.name[chair][0] = '\0';
        persona_name(s->g, &s->cfg, chair);
        setup_repair(s->g, &s->cfg);
    }
}

/* Writes a note for several persons at one screen; NULL: fewer than two. */
static const char *setup_curtain(App *app, const SetupScene *s, char *out, size_t n)
{
    int persons = __builtin_popcount(game_persons(&s->cfg));
    if (persons < 2)
        return NULL;
    say(out, n,
        SAY("{n:=2:Two|=3:Three|=4:Four|=5:Five|=6:Six|{n}|{n}} people share this screen. {curtain:A curtain hides "
            "secrets between their turns.|The curtain between their turns is off (see Settings).}"),
        say_n("n", persons), say_is("curtain", app_settings(app)->curtain));
    return out;
}

/* ---- an open chair ----------------------------------------------------------------------------------------------- */
enum { WIDE = 520, PAD = 22, GAP = 12, FACE = 66, FACES_IN_A_ROW = 5, RUNG_HEADS = 14 };

typedef struct {
    int chair, faces, told;    /* told: the face whose words are shown; faces: the person */
    Rect in;                   /* what is left below what is drawn already */
    float face, row;           /* diameter of a face, height of a row of them */
    float words, level, rungs; /* heights: of words, a name, the levels */
    bool person;
} Open;

void setup_open(SetupScene *s, Ui *ui, int chair)
{
    if (s->shut.open == chair + 1)
        return;
    s->open = (uint8_t)(chair + 1);
    s->begins_chair = ui_using_keys(ui);
}

const char *setup_face_words(const SetupScene *s, int face)
{
    return face < s->g->ncharacters ? say_word(s->g->character[face].blurb)
                                    : T_("Has no favourites: the level alone says how it plays.");
}

static Text name_style(Ui *ui)
{
    return ui_style(ui, FACE_TITLE, 24, COL_TEXT);
}

/* Returns the height of a face's name and what it is like, beside it or below; draws them. */
static float face_line(const SetupScene *s, Ui *ui, int face, Rect r, bool draw)
{
    enum { LEAST = 240 };
    Gfx *g = ui_gfx(ui);
    Text t = name_style(ui), soft = ui_style(ui, FACE_MEDIUM, 17, COL_TEXT2);
    const char *name = persona_face_name(s->g, face), *words = setup_face_words(s, face);
    float nh = gfx_text_height(g, t), nw = fminf(gfx_text_width(g, t, name) + 10, r.w);
    bool below = r.w - nw < LEAST;
    Rect at =
        below ? rect(r.x, r.y + nh, r.w, 0) : rect(r.x + nw, r.y + (nh - gfx_text_height(g, soft)) * 0.7f, r.w - nw, 0);
    float h = gfx_paragraph_height(g, soft, at.w, words);
    if (draw) {
        (void)ui_label(ui, t, rect(r.x, r.y, nw, nh), name);
        (void)ui_paragraph(ui, soft, rect(at.x, at.y, at.w, h + 1), words);
    }
    return fmaxf(nh, at.y - r.y + h);
}

static float curtain_note(const SetupScene *s, App *app, Ui *ui, Rect r, bool draw)
{
    char words[SENTENCE_MAX];
    Text soft = ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2);
    if (!setup_curtain(app, s, words, sizeof words))
        return 0;
    float h = gfx_paragraph_height(ui_gfx(ui), soft, r.w, words);
    if (draw)
        (void)ui_paragraph(ui, soft, rect(r.x, r.y, r.w, h + 1), words);
    return h + GAP;
}

/* Draws a face to choose, or a person; returns true if it was chosen. */
static bool choose_face(const SetupScene *s, Ui *ui, Open *o, int face, Rect r)
{
    Gfx *g = ui_gfx(ui);
    bool person = face == o->faces, on = person ? o->person : persona_face(s->g, &s->cfg, o->chair) == face;
    int sits = person ? NO_SEAT : persona_sits(s->g, &s->cfg, face);
    char id[40], picture[96];
    if (person)
        (void)snprintf(id, sizeof id, "chair-%d-kind/0", o->chair);
    else
        (void)snprintf(id, sizeof id, "chair-%d-character/%d", o->chair, face);
    Touch t = ui_touch(ui, id, "choice", r, person ? T_("Person") : persona_face_name(s->g, face),
                       TOUCH_FOCUS | (on ? TOUCH_CHOSEN : 0));
    if (ui_is_pointed(ui, id) && o->person && !person) /* the line below is the person's */
        ui_tip(ui, r, (Rect){0}, persona_face_name(s->g, face), setup_face_words(s, face), NULL);
    else if (ui_is_pointed(ui, id))
        o->told = face;
    if (sits != NO_SEAT && !on && !t.hover)
        gfx_fade(g, 0.4f);
    if (person) {
        portrait_round(g, NULL, NO_SEAT, r, on || t.hover);
        gfx_sign(g, "person", rect_inset(r, r.w * 0.24f), gfx_color(g, COL_ACCENT), (Color){0});
    } else {
        persona_face_picture(s->g, face, picture, sizeof picture);
        portrait_round(g, picture, NO_SEAT, r, on || t.hover);
        if (gfx_is_contrast(g)) {
            Text first = ui_style_aligned(ui, FACE_TITLE, 15, COL_TEXT, ALIGN_CENTER);
            first = gfx_text_fit(g, first, 7, 0.5f, r.w - 8, persona_face_name(s->g, face));
            (void)gfx_text(g, first, r, persona_face_name(s->g, face));
        }
    }
    gfx_fade(g, 1);
    if (t.click)
        ui_sound(ui, "button");
    return t.click;
}

/* Draws all faces and the person; returns the one that was chosen, -1: none. */
static int faces(const SetupScene *s, Ui *ui, Open *o)
{
    int chosen = -1;
    float step = o->in.w / FACES_IN_A_ROW;
    for (int i = 0; i <= o->faces; i++) {
        float x = o->in.x + step * ((float)(i % FACES_IN_A_ROW) + 0.5f),
              y = o->in.y + o->row * (float)(i / FACES_IN_A_ROW);
        if (choose_face(s, ui, o, i, rect(x - o->face / 2, y + (o->row - o->face) / 2, o->face, o->face)))
            chosen = i;
    }
    return chosen;
}

static void take(SetupScene *s, const Open *o, int chosen)
{
    if (chosen == o->faces && !o->person) {
        s->cfg.player[o->chair] = 0;
        s->cfg.name[o->chair][0] = '\0';
        persona_name(s->g, &s->cfg, o->chair);
    } else if (chosen >= 0 && chosen < o->faces) {
        persona_take(s->g, &s->cfg, o->chair, chosen, setup_usual_level(s));
    }
}

/* Draws a level: as many heads as it has rungs below it, its name under them. True if it was chosen. */
static bool choose_level(Ui *ui, const Open *o, int rung, Rect r, bool on)
{
    Gfx *g = ui_gfx(ui);
    const BotLevel *level = bot_level(bot_ladder[rung]);
    const char *label = say_word(level->label);
    char id[40];
    (void)snprintf(id, sizeof id, "chair-%d-level/%d", o->chair, rung);
    Touch t = ui_touch(ui, id, "choice", r, label, TOUCH_FOCUS | (on ? TOUCH_CHOSEN : 0));
    gfx_round(g, r, 12, gfx_color(g, on ? COL_PANEL2 : COL_PANEL));
    gfx_frame(g, r, 12, on ? 3 : 1.5f, gfx_color(g, on || t.hover ? COL_LIT : COL_LINE2));
    float heads = (float)level->rung * RUNG_HEADS * 1.15f;
    (void)room_heads(g, level->rung, level->rung, r.x + (r.w - heads) / 2, r.y + 6, RUNG_HEADS);
    Text name = ui_style_aligned(ui, FACE_SEMI, 15, COL_TEXT, ALIGN_CENTER);
    name = gfx_text_fit(g, name, 9, 0.5f, r.w - 8, label);
    (void)ui_label(ui, name, rect(r.x + 4, r.y + 4 + RUNG_HEADS, r.w - 8, r.h - RUNG_HEADS - 5), label);
    if (ui_is_pointed(ui, id))
        ui_tip(ui, r, (Rect){0}, label, say_word(level->help), NULL);
    if (t.click)
        ui_sound(ui, "button");
    return t.click;
}

static void levels(SetupScene *s, Ui *ui, const Open *o)
{
    enum { BETWEEN = 6 };
    uint8_t *player = &s->cfg.player[o->chair];
    float w = (o->in.w - (BOT_RUNGS - 1) * BETWEEN) / BOT_RUNGS;
    for (int i = 0; i < BOT_RUNGS; i++) {
        Rect r = rect(o->in.x + (w + BETWEEN) * (float)i, o->in.y, w, o->rungs);
        int now = *player % PLAYER_CHARACTER;
        if (choose_level(ui, o, i, r, now == bot_ladder[i]))
            *player = (uint8_t)(*player - now + bot_ladder[i]);
    }
}

static void name_field(SetupScene *s, Ui *ui, const Open *o)
{
    char id[32];
    (void)snprintf(id, sizeof id, "chair-%d-name", o->chair);
    if (ui_field(ui, id, rect(o->in.x, o->in.y, o->in.w, o->level), s->cfg.name[o->chair], SEAT_NAME_MAX,
                 person_name(o->chair)) &&
        name_clean(s->cfg.name[o->chair]))
        ui_field_says(ui, T_("A name cannot contain * or [."));
}

/* True: the chair was left. */
static bool leave_button(SetupScene *s, Ui *ui, const Open *o, Rect r)
{
    char id[32], why[SENTENCE_MAX];
    (void)snprintf(id, sizeof id, "chair-%d-remove", o->chair);
    r.w = fminf(r.w, ui_button_width(ui, T_("Leave the chair empty"), "x", NULL, UI_QUIET | UI_LEFT));
    if (setup_may_leave(s, o->chair))
        return ui_button(ui, id, r, T_("Leave the chair empty"), "x", NULL, UI_QUIET | UI_LEFT) || ui_key(ui, "Del");
    say(why, sizeof why, SAY("{game} needs at least {n:1 player|{n} players}."), say_s("game", say_word(s->g->title)),
        say_n("n", s->g->seats_min));
    (void)ui_button_why(ui, id, r, T_("Leave the chair empty"), NULL, why);
    return false;
}

/* Returns where the open chair lies: beside its face, towards the middle of the window. */
static Rect beside(const Gfx *g, Rect face, float w, float h)
{
    enum { OFF = 16, TOP = 206 /* below the face at the far side */ };
    float mx = gfx_w(g) / 2, my = gfx_h(g) / 2, cx = face.x + face.w / 2, cy = face.y + face.h / 2;
    Rect r = rect(cx - w / 2, cy - h / 2, w, h);
    if (fabsf(cx - mx) > face.w) {
        r.x = cx < mx ? face.x + face.w + OFF : face.x - OFF - w;
        r.y = fmaxf(r.y, TOP * fminf(1, gfx_h(g) / 800));
    } else {
        r.y = cy < my ? face.y + face.h + OFF : face.y - OFF - h;
    }
    r.x = clampf(r.x, ROOM_EDGE, fmaxf(ROOM_EDGE, gfx_w(g) - ROOM_EDGE - w));
    r.y = clampf(r.y, ROOM_EDGE, fmaxf(ROOM_EDGE, gfx_h(g) - ROOM_EDGE - h));
    return r;
}

static float measure(const SetupScene *s, App *app, Ui *ui, Open *o, float width)
{
    Gfx *g = ui_gfx(ui);
    int rows = (o->faces + 1 + FACES_IN_A_ROW - 1) / FACES_IN_A_ROW;
    o->face = fminf(FACE, gfx_h(g) / 9);
    o->row = o->face + 2 * GAP;
    o->level = ui_grow(ui, 42);
    o->rungs = o->level + RUNG_HEADS;
    o->words = 0;
    for (int i = 0; i < o->faces; i++)
        o->words = fmaxf(o->words, face_line(s, ui, i, rect(0, 0, width, 0), false));
    if (o->person)
        o->words = o->level;
    float leave = s->g->seats_max > s->g->seats_min ? ui_grow(ui, 36) : 0;
    return (float)rows * o->row + GAP + o->words + GAP + (o->person ? 0 : o->rungs + GAP) + leave +
           (o->person ? curtain_note(s, app, ui, rect(0, 0, width, 0), false) : 0);
}

static bool pressed_beside(Ui *ui, Rect r)
{
    float x, y;
    ui_pointer(ui, &x, &y);
    return ui_input(ui)->kind == INPUT_DOWN && ui_is_modal(ui, "chair") && !rect_has(r, x, y);
}

void setup_chair(SetupScene *s, App *app, Ui *ui, Rect face)
{
    Gfx *g = ui_gfx(ui);
    Open o = {.chair = s->open - 1, .faces = persona_faces(s->g), .told = -1};
    o.person = s->cfg.player[o.chair] == 0;
    float w = fminf(WIDE * (1 + 0.5f * (gfx_text_scale(g) - 1)), gfx_w(g) - 2 * ROOM_EDGE);
    float all = measure(s, app, ui, &o, w - 2 * PAD);
    Rect r = beside(g, face, w, fminf(all + 2 * PAD, gfx_h(g) - 2 * ROOM_EDGE));
    ui_modal_light(ui, "chair", r);
    setup_draw_face(s, g, o.chair, face, true);
    gfx_shadow(g, r, 14, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 12, 2, gfx_color(g, COL_ACCENT));
    Rect area = rect(r.x + PAD - 8, r.y + PAD - 6, r.w - 2 * PAD + 16, r.h - 2 * PAD + 12);
    float down = ui_scroll_begin(ui, "chair", area, all + 12);
    o.in = rect(r.x + PAD, r.y + PAD - down, w - 2 * PAD, all);
    if (s->begins_chair) {
        char id[40];
        int now = persona_face(s->g, &s->cfg, o.chair);
        if (o.person)
            (void)snprintf(id, sizeof id, "chair-%d-kind/0", o.chair);
        else
            (void)snprintf(id, sizeof id, "chair-%d-character/%d", o.chair, now < 0 ? 0 : now);
        ui_focus(ui, id);
        s->begins_chair = false;
    }
    int chosen = faces(s, ui, &o);
    int rows = (o.faces + 1 + FACES_IN_A_ROW - 1) / FACES_IN_A_ROW, now = persona_face(s->g, &s->cfg, o.chair);
    (void)rect_cut_top(&o.in, (float)rows * o.row + GAP);
    int told = o.told >= 0 && o.told < o.faces ? o.told : now;
    if (o.person)
        name_field(s, ui, &o);
    else if (told >= 0)
        (void)face_line(s, ui, told, o.in, true);
    (void)rect_cut_top(&o.in, o.words + GAP);
    if (!o.person) {
        levels(s, ui, &o);
        (void)rect_cut_top(&o.in, o.rungs + GAP);
    } else {
        (void)rect_cut_top(&o.in, curtain_note(s, app, ui, o.in, true));
    }
    bool left =
        s->g->seats_max > s->g->seats_min && leave_button(s, ui, &o, rect(o.in.x - 8, o.in.y, o.in.w, ui_grow(ui, 36)));
    ui_scroll_end(ui);
    take(s, &o, chosen);
    if (left) {
        setup_leave(s, o.chair);
        s->open = 0;
    } else if (ui_key(ui, "Esc") || pressed_beside(ui, r)) {
        setup_shut(s, ui);
    }
}
