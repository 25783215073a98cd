/* SPDX-License-Identifier: MIT
 * The chairs: who sits where, and the level and character of opponents. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "app/options.h"
#include "app/persona.h"
#include "bots/bot.h"
#include "core/say.h"
#include "ui/portrait.h"

enum { CUNNING = 2 /* the level of a new opponent */ };
enum { PAD = 12, BADGE = 34, GAP = 10, SEED_GAP = 11 /* SEED_GAP: left out below the seed at the foot of the panel */ };

static const char *const kind_icons[2] = {"person", "bot"};

static void say_kinds(const char *out[2])
{
    static const char *const kind[2] = {N_("Person"), N_("Computer")};
    say_words(kind, 2, out);
}

/* ---- changing chairs --------------------------------------------------------------------------------------------- */
static void copy_chair(Setup *to, int a, const Setup *from, int b)
{
    to->player[a] = from->player[b];
    memcpy(to->name[a], from->name[b], SEAT_NAME_MAX);
}

static void remove_chair(SetupScene *s, int chair)
{
    for (int i = chair; i + 1 < s->cfg.nseats; i++)
        copy_chair(&s->cfg, i, &s->cfg, i + 1);
    s->cfg.nseats--;
    s->cfg.name[s->cfg.nseats][0] = '\0';
    setup_repair(s->g, &s->cfg);
}

static void add_chair(SetupScene *s, bool computer)
{
    int chair = s->cfg.nseats++;
    s->cfg.player[chair] = 0;
    s->cfg.name[chair][0] = '\0';
    if (computer)
        persona_seat(s->g, &s->cfg, chair, CUNNING);
    else
        persona_name(s->g, &s->cfg, chair);
    setup_repair(s->g, &s->cfg);
}

static void shuffle_chairs(SetupScene *s)
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

void setup_rotate(SetupScene *s)
{
    const Setup old = s->cfg;
    for (int i = 0; i < s->cfg.nseats; i++)
        copy_chair(&s->cfg, (i + 1) % s->cfg.nseats, &old, i);
}

/* ---- one chair --------------------------------------------------------------------------------------------------- */
typedef struct {
    float row, button, choice, badge, width;
    const char *const *signs; /* icons for Person and Computer, or NULL to leave room for the name */
    bool two_lines;           /* the choice is below the name */
    bool under_badge;         /* and below the badge, in the full width of the row */
    bool one_above;           /* the buttons below are stacked */
    bool alone;               /* one chair by itself: the corner button closes it */
} ChairShape;

static ChairShape shape_of(Ui *ui, float width)
{
    Gfx *g = ui_gfx(ui);
    Text name = ui_style(ui, FACE_SEMI, 16, COL_TEXT);
    ChairShape c = {.button = ui_grow(ui, 40), .signs = kind_icons, .width = width};
    const char *kinds[2];
    say_kinds(kinds);
    c.badge = BADGE * (1 + 0.5f * (gfx_text_scale(g) - 1));
    c.choice = ui_choice_icons_width(ui, kinds, c.signs, 2);
    float rest = width - (2 * PAD + c.badge + 3 * GAP + c.button), field = 26;
    if (field + gfx_text_width(g, name, "Bartholomew the Old") + c.choice > rest) {
        c.signs = NULL;
        c.choice = ui_choice_icons_width(ui, kinds, NULL, 2);
    }
    c.two_lines = field + gfx_text_width(g, name, "Marian") + c.choice > rest;
    if (c.two_lines) { /* the choice always keeps one line */
        float below = width - 2 * PAD - c.badge - GAP;
        c.signs = kind_icons;
        c.choice = ui_choice_icons_width(ui, kinds, c.signs, 2);
        if (c.choice > below) {
            c.signs = NULL;
            c.choice = ui_choice_icons_width(ui, kinds, NULL, 2);
        }
        c.under_badge = c.choice > below;
    }
    c.one_above = ui_button_width(ui, T_("Rotate players"), NULL, NULL, 0) > (width - GAP) / 2;
    c.row = 2 * (PAD - 1) + c.button + (c.two_lines ? c.button + GAP : 0);
    return c;
}

/* Shows a tip about the option that is pointed at, or the chosen one when the keyboard is used; beside: the chosen one
 * is described already. */
static void tell(Ui *ui, const char *id, Rect about, const char *const *label, int n, int chosen,
                 const char *const *help, bool beside)
{
    int told = ui_is_pointed(ui, id) ? chosen : -1;
    for (int i = 0; i < n; i++) {
        char part[48];
        (void)snprintf(part, sizeof part, "%s/%d", id, i);
        if (ui_is_pointed(ui, part))
            told = i;
    }
    if (told >= 0 && !(beside && told == chosen))
        ui_tip(ui, about, (Rect){0}, label[told], help[told], NULL);
}

/* Draws a choice with a description of the chosen option beside it, if there is room; tips describe the others. True:
 * changed. */
static bool told_choice(Ui *ui, const char *id, Rect r, const char *const *label, int n, int *chosen,
                        const char *const *help)
{
    Gfx *g = ui_gfx(ui);
    float w = fminf(ui_choice_width(ui, label, n), r.w);
    Rect at = rect(r.x, r.y, w, r.h);
    bool changed = ui_choice(ui, id, at, label, n, chosen, 0, NULL), fits = false;
    Text soft = ui_style(ui, FACE_MEDIUM, 13, COL_TEXT2);
    Rect beside = rect(r.x + w + 12, r.y, r.w - w - 12, r.h);
    if (beside.w > 120 && *chosen >= 0) {
        float h = gfx_paragraph_height(g, soft, beside.w, help[*chosen]);
        fits = h <= r.h + 4;
        if (fits)
            (void)ui_paragraph(ui, soft, rect(beside.x, r.y + (r.h - h) / 2, beside.w, h + 2), help[*chosen]);
    }
    tell(ui, id, at, label, n, *chosen, help, fits);
    return changed;
}

static void level_choice(Ui *ui, SetupScene *s, int chair, Rect r)
{
    const char *label[BOT_LEVELS - 1], *help[BOT_LEVELS - 1];
    int player = s->cfg.player[chair], level = player % PLAYER_CHARACTER - 1;
    char id[32];
    for (int i = 1; i < BOT_LEVELS; i++) {
        label[i - 1] = say_word(bot_level[i].label);
        help[i - 1] = say_word(bot_level[i].help);
    }
    (void)snprintf(id, sizeof id, "chair-%d-level", chair);
    if (told_choice(ui, id, r, label, BOT_LEVELS - 1, &level, help))
        s->cfg.player[chair] = (uint8_t)(player - player % PLAYER_CHARACTER + level + 1);
}

/* The characters a chair can have, with descriptions. */
typedef struct {
    Setup as_guest;
    const char *label[CHARACTER_MAX + 1], *help[CHARACTER_MAX + 1];
    int n;
} Personas;

static void list_personas(const SetupScene *s, int chair, Personas *out)
{
    int n = s->g->ncharacters;
    out->n = n + 1;
    out->as_guest = s->cfg;
    persona_choose(s->g, &out->as_guest, chair, n);
    for (int i = 0; i < n; i++) {
        out->label[i] = say_word(s->g->character[i].name);
        out->help[i] = say_word(s->g->character[i].blurb);
    }
    const char *guest = out->as_guest.name[chair];
    out->label[n] = persona_is_named_by_us(s->g, guest) ? guest : T_("Plain");
    out->help[n] = T_("Has no favourites: the level alone says how it plays.");
}

static float level_height(const ChairShape *c)
{
    return c->button * 0.86f;
}

static float persona_height(Ui *ui, const ChairShape *c, const Personas *all)
{
    return ui_choice_height(ui, all->label, all->n, c->width - 2 * PAD, level_height(c)) + GAP - 4;
}

/* Returns the height of an opponent's character and level rows; 0: a person. */
static float opponent_height(const SetupScene *s, Ui *ui, const ChairShape *c, int chair)
{
    Personas all;
    if (s->cfg.player[chair] == 0)
        return 0;
    float h = level_height(c) + GAP - 4 + 2;
    if (s->g->ncharacters == 0)
        return h;
    list_personas(s, chair, &all);
    return h + persona_height(ui, c, &all);
}

static void persona_choice(Ui *ui, SetupScene *s, int chair, Rect r, const Personas *all)
{
    char id[32];
    int row = persona_row(s->g, &s->cfg, chair);
    (void)snprintf(id, sizeof id, "chair-%d-character", chair);
    if (told_choice(ui, id, r, all->label, all->n, &row, all->help))
        persona_choose(s->g, &s->cfg, chair, row);
}

static void opponent_rows(Ui *ui, SetupScene *s, const ChairShape *c, int chair, float x, float y)
{
    Rect r = rect(x + PAD, y - GAP, c->width - 2 * PAD, level_height(c));
    if (s->g->ncharacters) {
        Personas all;
        list_personas(s, chair, &all);
        float h = persona_height(ui, c, &all);
        persona_choice(ui, s, chair, rect(r.x, r.y, r.w, h - (GAP - 4)), &all);
        r.y += h;
    }
    level_choice(ui, s, chair, r);
}

static void chair_row(SetupScene *s, Ui *ui, const ChairShape *c, int chair, float x, float y, int *gone)
{
    Gfx *g = ui_gfx(ui);
    gfx_surface(g, rect(x, y, c->width, c->row + opponent_height(s, ui, c, chair)), SURFACE_ROW);
    seat_portrait(g, s->g, &s->cfg, chair, x + PAD + c->badge / 2, y + PAD - 1 + c->button / 2,
                  fminf(c->badge * 1.32f, c->badge + GAP + 1), c->badge);
    char id[32];
    float left = x + PAD + c->badge + GAP, right = x + c->width - PAD, by = y + PAD - 1;
    bool can_go = s->cfg.nseats > s->g->seats_min;
    float bw = c->button;
    (void)snprintf(id, sizeof id, c->alone ? "chair-%d-close" : "chair-%d-remove", chair);
    right -= bw;
    if (c->alone) {
        if (ui_button(ui, id, rect(right, by, bw, c->button), T_("Close"), "check", NULL, UI_QUIET))
            *gone = chair;
    } else if (can_go) {
        if (ui_button(ui, id, rect(right, by, bw, c->button), T_("Remove this chair"), "x", NULL, UI_QUIET))
            *gone = chair;
    } else {
        char why[SENTENCE_MAX];
        say(why, sizeof why, SAY("{game} needs at least {n:1 player|{n} players}."),
            say_s("game", say_word(s->g->title)), say_n("n", s->g->seats_min));
        (void)ui_button_why(ui, id, rect(right, by, bw, c->button), "–", NULL, why);
    }
    right -= GAP;
    float under = c->under_badge ? x + PAD : left;
    Rect choice = c->two_lines
                      ? rect(under, by + c->button + GAP, fminf(c->choice, x + c->width - PAD - under), c->button)
                      : rect(right - c->choice, by, c->choice, c->button);
    if (!c->two_lines)
        right = choice.x - GAP;
    (void)snprintf(id, sizeof id, "chair-%d-name", chair);
    if (ui_field(ui, id, rect(left, by, right - left, c->button), s->cfg.name[chair], SEAT_NAME_MAX,
                 s->cfg.player[chair] ? opponent_name(chair) : person_name(chair))) {
        if (name_clean(s->cfg.name[chair]))
            ui_field_says(ui, T_("A name cannot contain * or [."));
        persona_follow_name(s->g, &s->cfg, chair);
    }
    int kind = s->cfg.player[chair] ? 1 : 0;
    const char *kinds[2];
    say_kinds(kinds);
    (void)snprintf(id, sizeof id, "chair-%d-kind", chair);
    if (ui_choice_icons(ui, id, choice, kinds, c->signs, 2, &kind, 0, NULL)) {
        s->cfg.player[chair] = 0;
        if (kind)
            persona_seat(s->g, &s->cfg, chair, CUNNING);
        else
            persona_name(s->g, &s->cfg, chair);
    }
}

static void empty_row(SetupScene *s, Ui *ui, const ChairShape *c, int chair, float x, float y)
{
    Gfx *g = ui_gfx(ui);
    gfx_dashed(g, rect(x, y, c->width, c->row), 10, 1, gfx_color(g, COL_LINE2));
    gfx_seat_badge(g, chair, x + PAD + c->badge / 2, y + PAD - 1 + c->button / 2, c->badge);
    float left = x + PAD + c->badge + GAP, right = x + c->width - PAD, by = y + PAD - 1;
    float under = c->under_badge ? x + PAD : left;
    Rect choice = c->two_lines ? rect(under, by + c->button + GAP, fminf(c->choice, right - under), c->button)
                               : rect(right - c->choice, by, c->choice, c->button);
    Text soft = ui_style(ui, FACE_SEMI, 16, COL_TEXT2);
    (void)ui_label(ui, soft, rect(left, by, (c->two_lines ? right : choice.x - GAP) - left, c->button),
                   T_("Empty chair"));
    int kind = -1;
    const char *kinds[2];
    say_kinds(kinds);
    char id[32];
    (void)snprintf(id, sizeof id, "chair-%d-add", chair);
    if (ui_choice_icons(ui, id, choice, kinds, c->signs, 2, &kind, 0, NULL) && kind >= 0)
        add_chair(s, kind == 1);
}

static ChairShape alone(Ui *ui, float width)
{
    ChairShape c = shape_of(ui, width);
    c.alone = true;
    return c;
}

float setup_chair_height(const SetupScene *s, Ui *ui, int chair, float width)
{
    ChairShape c = alone(ui, width);
    return c.row + opponent_height(s, ui, &c, chair);
}

bool setup_chair(SetupScene *s, Ui *ui, int chair, float x, float y, float width)
{
    ChairShape c = alone(ui, width);
    int closed = -1;
    chair_row(s, ui, &c, chair, x, y, &closed);
    if (s->cfg.player[chair])
        opponent_rows(ui, s, &c, chair, x, y + c.row + GAP);
    return closed >= 0;
}

void setup_sit(SetupScene *s, int seats)
{
    while (s->cfg.nseats > seats)
        remove_chair(s, s->cfg.nseats - 1);
    while (s->cfg.nseats < seats)
        add_chair(s, false);
}

/* ---- the panel --------------------------------------------------------------------------------------------------- */
const char *setup_curtain(App *app, const SetupScene *s, char *out, size_t n)
{
    int persons = setup_persons(&s->cfg);
    if (persons < 2)
        return NULL;
    say(out, n,
        SAY("{n:=2:Two|=3:Three|=4:Four|=5:Five|=6:Six|{n}|{n}} people share this screen. {curtain:A curtain hides "
            "secrets between their turns.|The curtain between their turns is off (see Settings).}"),
        say_n("n", persons), say_is("curtain", app_settings(app)->curtain));
    return out;
}

/* Returns the height of the two buttons below. */
static float buttons_height(const ChairShape *c)
{
    return 12 + c->button + (c->one_above ? c->button + 8 : 0);
}

/* Measures the list. *empty: the empty chairs shown, as many as fit and at least one, because it is the next to be
 * taken. */
static float list_height(SetupScene *s, App *app, Ui *ui, const ChairShape *c, float room, int *empty)
{
    float h = 0;
    for (int i = 0; i < s->cfg.nseats; i++)
        h += c->row + GAP + opponent_height(s, ui, c, i);
    char words[SENTENCE_MAX];
    if (setup_curtain(app, s, words, sizeof words))
        h += 22 + gfx_paragraph_height(ui_gfx(ui), ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2), c->width - 34, words);
    *empty = 0;
    for (int i = s->cfg.nseats; i < s->g->seats_max && (*empty == 0 || h + c->row + GAP <= room); i++, ++*empty)
        h += c->row + GAP;
    return h;
}

static float note(const char *words, Ui *ui, float x, float y, float w)
{
    Gfx *g = ui_gfx(ui);
    gfx_fill(g, rect(x, y + 4, w, 1), gfx_color(g, COL_LINE));
    gfx_sign(g, "hand", rect(x, y + 16, 22, 22), gfx_color(g, COL_ACCENT), (Color){0});
    return 22 + ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2), rect(x + 34, y + 16, w - 34, 400), words);
}

static void chair_buttons(SetupScene *s, Ui *ui, const ChairShape *c, float x, float y)
{
    Rect on = rect(x, y + 12, c->width, c->button), shuffle = on;
    if (c->one_above) {
        shuffle.y += c->button + 8;
    } else {
        on.w = shuffle.w = (c->width - GAP) / 2;
        shuffle.x += on.w + GAP;
    }
    if (ui_button(ui, "chairs-on", on, T_("Rotate players"), NULL, NULL, 0))
        setup_rotate(s);
    if (ui_button(ui, "chairs-shuffle", shuffle, T_("Shuffle players"), NULL, NULL, 0))
        shuffle_chairs(s);
}

/* Draws the list. The buttons are at the foot of the panel; if they take too much room, at the end of the list. */
static void chair_list(SetupScene *s, App *app, Ui *ui, Rect area)
{
    ChairShape c = shape_of(ui, area.w);
    if (s->seed_left) {
        float seed = setup_seed_height(ui, area.w) - SEED_GAP;
        area.h -= seed;
        gfx_clip(ui_gfx(ui), rect(area.x - 8, area.y + area.h, area.w + 16, seed)); /* cuts off the line below */
        setup_seed(s, ui, area.x, area.y + area.h, area.w);
        gfx_unclip(ui_gfx(ui));
    }
    float foot = buttons_height(&c), y = area.y + area.h - foot;
    bool pinned = foot <= area.h * 0.2f;
    if (pinned) {
        chair_buttons(s, ui, &c, area.x, y);
        area.h -= foot;
        foot = 0;
    }
    int empty, gone = -1, seats = s->cfg.nseats;
    float all = list_height(s, app, ui, &c, area.h - foot, &empty) + foot;
    if (all > area.h) {
        c = shape_of(ui, area.w - 12);
        all = list_height(s, app, ui, &c, area.h - foot, &empty) + (pinned ? 0 : buttons_height(&c));
    }
    y = area.y - ui_scroll_begin(ui, "chairs", area, all);
    for (int i = 0; i < seats; i++) {
        chair_row(s, ui, &c, i, area.x, y, &gone);
        y += c.row + GAP;
        if (i < s->cfg.nseats && s->cfg.player[i]) {
            opponent_rows(ui, s, &c, i, area.x, y);
            y += opponent_height(s, ui, &c, i);
        }
    }
    for (int i = seats; i < seats + empty; i++, y += c.row + GAP)
        empty_row(s, ui, &c, i, area.x, y);
    char words[SENTENCE_MAX];
    if (setup_curtain(app, s, words, sizeof words))
        y += note(words, ui, area.x, y, c.width);
    if (!pinned)
        chair_buttons(s, ui, &c, area.x, y);
    ui_scroll_end(ui);
    if (gone >= 0)
        remove_chair(s, gone);
}

static float heading_height(Ui *ui)
{
    return fmaxf(24, gfx_text_height(ui_gfx(ui), ui_style(ui, FACE_TITLE, 19, COL_TEXT)));
}

static Rect list_area(Ui *ui, Rect r)
{
    Rect in = rect_inset(r, 16);
    float head = heading_height(ui) + 10;
    return rect(in.x, in.y + head, in.w, in.h - head);
}

bool setup_chairs_fit(SetupScene *s, App *app, Ui *ui, Rect r)
{
    Rect area = list_area(ui, r);
    ChairShape c = shape_of(ui, area.w);
    int empty;
    float room = area.h - buttons_height(&c) - setup_seed_height(ui, area.w) + SEED_GAP;
    return list_height(s, app, ui, &c, room, &empty) <= room;
}

void setup_chairs(SetupScene *s, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 16);
    Text heading = ui_style(ui, FACE_TITLE, 19, COL_TEXT),
         soft = ui_style_aligned(ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_RIGHT);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n} of {all} chairs taken, clockwise"), say_n("n", s->cfg.nseats),
        say_n("all", s->g->seats_max));
    float hh = heading_height(ui), hw = gfx_text_width(g, heading, T_("Chairs")) + 4;
    (void)ui_label(ui, heading, rect(in.x, in.y, hw, hh), T_("Chairs"));
    if (gfx_text_width(g, soft, words) <= in.w - hw - 10)
        (void)ui_label(ui, soft, rect(in.x + hw, in.y, in.w - hw, hh), words);
    chair_list(s, app, ui, list_area(ui, r));
}
