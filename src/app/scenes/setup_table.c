/* SPDX-License-Identifier: MIT
 * The table as it will be: everybody in their chair around the felt, on which the one choice of the game lies. A chair
 * opens beside its face (setup_seats.c), the house rules in a scroll (setup_rules.c). */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "app/persona.h"
#include "bots/bot.h"
#include "core/say.h"
#include "core/text.h"
#include "gfx/mat.h"
#include "ui/grounds.h"
#include "ui/portrait.h"
#include "ui/room.h"

enum { MAT_WIDE = 744, MAT_TOP = 206, MAT_HIGH = 378, MAT_PAD = 16, HEAP_GAP = 24 };
static const float usual_height = 800, large_text = 1.5f;

static float scale_of(const Gfx *g)
{
    return fminf(1, gfx_h(g) / usual_height);
}

static bool is_day(Gfx *g)
{
    return gfx_color(g, COL_BG).r > 128;
}

static bool is_large(const Gfx *g)
{
    return gfx_text_scale(g) > large_text;
}

/* Returns a style that grows with the text up to half as large again, because it stands between pictures. */
static Text style_on_table(Ui *ui, Face face, float size, ColorRole role, Align align)
{
    return ui_style_aligned(ui, face, size * fminf(1, large_text / gfx_text_scale(ui_gfx(ui))), role, align);
}

static Rect mat_place(const Gfx *g)
{
    enum { SIDES = 280 };
    float k = scale_of(g), w = fminf(MAT_WIDE, gfx_w(g) - SIDES);
    return rect((gfx_w(g) - w) / 2, MAT_TOP * k, w, MAT_HIGH * k);
}

/* ---- chairs ------------------------------------------------------------------------------------------------------ */
typedef struct { /* from the upper edge, for a window 800 high */
    enum { OWN, LEFT, FAR, RIGHT } side;
    float y;
} Place;

/* Returns where chair `place` stands, clockwise from the own one. */
static Place place_of(const Game *g, int place)
{
    static const Place four[] = {{OWN, 652}, {LEFT, 318}, {FAR, 118}, {RIGHT, 318}},
                       six[] = {{OWN, 652}, {LEFT, 446}, {LEFT, 232}, {FAR, 118}, {RIGHT, 232}, {RIGHT, 446}};
    enum { FEW = 4 };
    return g->seats_max <= FEW ? four[place] : six[place];
}

Rect setup_face(const SetupScene *s, const Gfx *g, int place, bool taken)
{
    enum { FEW = 4, LARGE = 136, SMALL = 112, MINE = 104, BESIDE = 146 };
    Place at = place_of(s->g, place);
    float k = scale_of(g), edge = mat_place(g).x, wide = s->g->seats_max <= FEW ? LARGE : SMALL;
    float d = (at.side == OWN ? MINE : taken ? wide : wide - MAT_PAD) * k;
    float from = fmaxf(fminf(edge / 2 + 10, 122), edge - BESIDE); /* of the middle of a face, from the edge */
    float x = at.side == LEFT ? from : at.side == RIGHT ? gfx_w(g) - from : gfx_w(g) / 2;
    return rect(x - d / 2, at.y * k - d / 2, d, d);
}

static void level_line(Ui *ui, const SetupScene *s, int chair, float x, float y, float width, bool centred)
{
    enum { HEAD = 16 };
    Gfx *g = ui_gfx(ui);
    const BotLevel *level = bot_level(s->cfg.player[chair]);
    const char *word = say_word(level->kind);
    Text t = style_on_table(ui, FACE_SEMI, 16, COL_TEXT, ALIGN_LEFT);
    float heads = HEAD * 1.15f * BOT_RUNGS + 6, words = is_large(g) ? 0 : gfx_text_width(g, t, word) + 2;
    if (heads + words > width)
        words = 0;
    if (centred)
        x += (width - heads - words) / 2;
    (void)room_heads(g, level->rung, BOT_RUNGS, x, y + 3, HEAD);
    if (words > 0)
        (void)ui_label(ui, t, rect(x + heads, y, words, HEAD + 6), word);
}

/* Draws name and level below a face at the sides, beside it elsewhere. */
static void words_of(Ui *ui, const SetupScene *s, int chair, Rect face, int side)
{
    Gfx *g = ui_gfx(ui);
    bool below = side == LEFT || side == RIGHT;
    const char *name = setup_name(&s->cfg, chair);
    Text t = style_on_table(ui, FACE_TITLE, 24, COL_TEXT, below ? ALIGN_CENTER : ALIGN_LEFT);
    float cx = face.x + face.w / 2, room = below ? 2 * fminf(cx, gfx_w(g) - cx) - 12 : mat_place(g).w / 2 - face.w;
    t = gfx_text_fit(g, t, 13, 0.5f, room, name);
    float h = gfx_text_height(g, t), all = h + (s->cfg.player[chair] ? 24 : 0);
    float x = below ? cx - room / 2 : face.x + face.w + 18, y = below ? face.y + face.h + 10 : cx;
    y = below ? y : face.y + (face.h - all) / 2;
    if (!below)
        room = fminf(room, gfx_text_width(g, t, name) + 80);
    (void)ui_label(ui, t, rect(x, y, room, h), name);
    if (s->cfg.player[chair])
        level_line(ui, s, chair, x, y + h, below ? room : room + 120, below);
}

Chair setup_touch_chair(const SetupScene *s, Ui *ui, int chair, Rect face)
{
    Chair c = {.drawn = face};
    char kind[SENTENCE_MAX];
    float x, y;
    part_kind(s->g, &s->cfg, chair, kind, sizeof kind);
    (void)snprintf(c.id, sizeof c.id, "seat-%d", chair);
    say(c.label, sizeof c.label, SAY("{name}, {kind}"), say_s("name", setup_name(&s->cfg, chair)), say_s("kind", kind));
    c.touch = ui_touch(ui, c.id, "button", face, c.label, TOUCH_FOCUS | TOUCH_DRAG);
    ui_pointer(ui, &x, &y);
    if (c.touch.drag)
        c.drawn = rect(x - face.w / 2, y - face.h / 2, face.w, face.h);
    return c;
}

void setup_use_chair(SetupScene *s, Ui *ui, int chair, const Chair *c, int under)
{
    if (under != NO_SEAT && under != chair) {
        ui_sound(ui, "place");
        setup_change_chairs(s, chair, under);
    } else if (c->touch.click) {
        ui_sound(ui, "button");
        setup_open(s, ui, chair);
    } else if (ui_is_pointed(ui, c->id) && setup_may_leave(s, chair) && ui_key(ui, "Del")) {
        setup_leave(s, chair);
    }
}

void setup_draw_face(const SetupScene *s, Gfx *g, int chair, Rect face, bool lit)
{
    char picture[96];
    bool has = portrait_of(s->g, &s->cfg, chair, picture, sizeof picture);
    portrait_round(g, has ? picture : NULL, chair, face, lit);
}

static void empty_chair(SetupScene *s, Ui *ui, int place)
{
    Gfx *g = ui_gfx(ui);
    Rect face = setup_face(s, g, place, false);
    char id[24];
    (void)snprintf(id, sizeof id, "add-%d", place);
    Touch t = ui_touch(ui, id, "button", face, T_("Empty chair"), TOUCH_FOCUS);
    float bar = face.w * 0.27f, thick = fmaxf(4, face.w * 0.045f), cx = face.x + face.w / 2, cy = face.y + face.h / 2;
    gfx_disc(g, cx, cy, face.w / 2, (Color){12, 7, 3, gfx_is_contrast(g) ? 255 : is_day(g) ? 30 : 105});
    gfx_dashed(g, face, face.w / 2, 2.5f, gfx_color(g, t.hover ? COL_LIT : COL_TEXT2));
    Color plus = gfx_color(g, t.hover ? COL_LIT : COL_TEXT);
    gfx_fill(g, rect(cx - bar / 2, cy - thick / 2, bar, thick), plus);
    gfx_fill(g, rect(cx - thick / 2, cy - bar / 2, thick, bar), plus);
    if (!t.click)
        return;
    ui_sound(ui, "button");
    setup_seat(s, place);
    setup_open(s, ui, setup_at(s, place)); /* the next press says who it is to be */
}

static void taken_chair(SetupScene *s, Ui *ui, int chair)
{
    Gfx *g = ui_gfx(ui);
    Rect face = setup_face(s, g, s->place[chair], true);
    Chair c = setup_touch_chair(s, ui, chair, face);
    words_of(ui, s, chair, face, place_of(s->g, s->place[chair]).side);
    setup_draw_face(s, g, chair, c.drawn, c.touch.hover || c.touch.focus || s->place[chair] == 0);
    int told = persona_face(s->g, &s->cfg, chair);
    if (ui_is_pointed(ui, c.id) && !c.touch.drag)
        ui_tip(ui, face, (Rect){0}, c.label, told >= 0 ? setup_face_words(s, told) : NULL, NULL);
    setup_use_chair(s, ui, chair, &c, c.touch.drop ? setup_chair_under(s, ui) : NO_SEAT);
}

static void chairs(SetupScene *s, Ui *ui)
{
    for (int place = 0; place < s->g->seats_max; place++) {
        int chair = setup_at(s, place);
        if (chair == NO_SEAT)
            empty_chair(s, ui, place);
        else
            taken_chair(s, ui, chair);
    }
    if (!s->open && !s->list && ui_key(ui, "O"))
        setup_shuffle(s);
}

/* ---- the one choice ---------------------------------------------------------------------------------------------- */
const BoardSetup *setup_choice(const SetupScene *s, int *option)
{
    const Board *b = board_by_game(s->g->id);
    const BoardSetup *set = b && b->hall ? b->hall->setup : NULL;
    for (int i = 0; set && i < s->g->noptions; i++)
        if (strcmp(s->g->option[i].word, set->option) == 0) {
            *option = i;
            return set;
        }
    return NULL;
}

/* Returns the number of the heap's choice among those of the option. */
static int choice_of(const OptionSpec *o, const SetupHeap *heap)
{
    int c = 0;
    while (c < o->nchoices && strcmp(o->choice[c], heap->choice) != 0)
        c++;
    return c;
}

bool setup_on_felt(const SetupScene *s, int option)
{
    int own;
    const BoardSetup *set = setup_choice(s, &own);
    const OptionSpec *o = &s->g->option[option];
    for (int i = 0; set && own == option && i < set->nheaps; i++)
        if (choice_of(o, &set->heap[i]) == s->cfg.option[option])
            return true;
    return set && own == option && set->leaves_out;
}

static void fan(const Board *b, const Game *game, Gfx *g, const SetupHeap *heap, Rect r, bool down)
{
    int n = 0, order[HALL_CARDS] = {0, 2, 1}; /* the middle one on top */
    while (n < HALL_CARDS && heap->card[n])
        n++;
    float w = fminf(138 * scale_of(g), n > 1 ? r.w / 2.2f : r.w * 0.82f), cx = r.x + r.w / 2;
    for (int k = 0; k < n; k++) {
        int i = n == HALL_CARDS ? order[k] : k, def = def_by_word(game, heap->card[i]);
        float off = (float)i - (float)(n - 1) / 2;
        Rect at = rect(cx - w / 2 + off * w * 0.5f, r.y + fabsf(off) * 12, w, w * 1.25f);
        CardFace face;
        if (down)
            card_draw_back(g, b->back, at, 0);
        else if (def > 0 && b->face(game, (DefId)def, &face)) {
            face.plain = true;
            if (k < n - 1)
                face.name = NULL; /* half of it would lie under the next card */
            board_card_leaning(g, &face, at, off * 0.14f);
        }
    }
}

/* Draws coins of ten, in rows that get shorter upwards. */
static void coins(Gfx *g, int worth, Rect r)
{
    enum { TEN = 10, ROWS = 4 };
    int n = worth / TEN, row = 1, rest = n;
    for (; row * (row + 1) / 2 < n; row++) {
    }
    float size = fminf(62 * scale_of(g), r.w / (float)(ROWS + 0.4f)), y = r.y + size * ((float)ROWS * 0.62f + 0.3f);
    for (; rest > 0; row--, y -= size * 0.62f)
        for (int i = 0, most = rest < row ? rest : row; i < most; i++, rest--)
            gfx_coin(g, TEN, r.x + r.w / 2 + ((float)i - (float)(most - 1) / 2) * size * 0.92f, y, size);
}

static void check(Gfx *g, float cx, float cy)
{
    enum { RADIUS = 18, SIGN = 20 };
    gfx_disc(g, cx, cy, RADIUS, gfx_color(g, COL_ACCENT));
    gfx_sign(g, "check", rect(cx - SIGN / 2.0f, cy - SIGN / 2.0f, SIGN, SIGN), gfx_color(g, COL_ONACCENT), (Color){0});
}

static void heap_ground(Gfx *g, Rect r, bool on, bool hover)
{
    enum { CORNER = 20 };
    Color edge = gfx_color(g, on || hover ? COL_LIT : COL_LINE2);
    if (on && !gfx_is_contrast(g)) {
        gfx_glow(g, r, CORNER, 26, color_alpha(gfx_color(g, COL_LIT), 0.35f));
        gfx_round(g, r, CORNER, color_alpha(gfx_color(g, COL_LIT), 0.1f));
    } else {
        gfx_round(g, r, CORNER, (Color){0, 0, 0, gfx_is_contrast(g) ? 255 : 36});
    }
    gfx_frame(g, r, CORNER, on ? 3 : hover ? 2 : 1, edge);
}

/* Draws one heap; true: it was chosen. */
static bool heap_of(Ui *ui, SetupScene *s, const BoardSetup *set, int option, int i, Rect r)
{
    Gfx *g = ui_gfx(ui);
    const Board *b = board_by_game(s->g->id);
    const OptionSpec *o = &s->g->option[option];
    const SetupHeap *heap = &set->heap[i];
    int choice = choice_of(o, heap);
    bool on = s->cfg.option[option] == choice, down = on && set->leaves_out, bright = on != set->leaves_out;
    const char *title = say_word(heap->title ? heap->title : o->choice_label[choice]);
    char id[48];
    (void)snprintf(id, sizeof id, "option-%s/%d", o->word, choice);
    Touch t = ui_touch(ui, id, "choice", r, title, TOUCH_FOCUS | (on ? TOUCH_CHOSEN : 0));
    heap_ground(g, r, on, t.hover);
    float k = scale_of(g);
    Rect things = rect(r.x, r.y + 28 * k, r.w, r.h);
    if (heap->coins)
        coins(g, heap->coins, things);
    else
        fan(b, s->g, g, heap, things, down);
    if (!bright && !t.hover && !gfx_is_contrast(g))
        gfx_round(g, rect_inset(r, 2), 18, (Color){4, 14, 8, is_day(g) ? 30 : 96});
    if (on && !set->leaves_out)
        check(g, r.x + r.w - 26, r.y + 26);
    bool line = heap->line && !is_large(g);
    Text name = style_on_table(ui, FACE_TITLE, 30, COL_TEXT, ALIGN_CENTER),
         soft = style_on_table(ui, FACE_SEMI, 17, COL_TEXT, ALIGN_CENTER);
    name = gfx_text_fit(g, name, 13, 0.5f, r.w - 16, title);
    float nh = gfx_text_height(g, name), lh = line ? gfx_paragraph_height(g, soft, r.w - 24, say_word(heap->line)) : 0;
    float y = r.y + 28 * k + 138 * k * 1.25f + 30, free = r.y + r.h - y - nh - lh;
    y += fmaxf(0, free * 0.4f);
    (void)ui_label(ui, name, rect(r.x + 8, y, r.w - 16, nh), title);
    if (line && free >= 0)
        (void)ui_paragraph(ui, soft, rect(r.x + 12, y + nh, r.w - 24, lh + 1), say_word(heap->line));
    if (set->leaves_out && ui_is_pointed(ui, id))
        ui_tip(ui, r, (Rect){0}, say_word(o->label), say_word(o->help), NULL);
    if (t.click)
        ui_sound(ui, "button");
    return t.click;
}

static void felt(SetupScene *s, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    const Board *b = board_by_game(s->g->id);
    Rect mat = mat_place(g), in = rect_inset(mat, MAT_PAD);
    int option = 0;
    const BoardSetup *set = setup_choice(s, &option);
    mat_draw(g, mat, &(Mat){.felt = b ? b->felt : COL_FELT_HORDE});
    if (!set) {
        hall_props(g, s->g->id, mat.x + mat.w / 2, mat.y + mat.h * 0.72f, 1.3f * scale_of(g), (HallMood){0});
        return;
    }
    float w = (in.w - HEAP_GAP * (float)(set->nheaps - 1)) / (float)set->nheaps;
    if (set->asks) {
        Text asks = style_on_table(ui, FACE_SEMI, 18, COL_TEXT, ALIGN_CENTER);
        asks = gfx_text_fit(g, asks, 12, 0.5f, in.w, say_word(set->asks));
        float h = gfx_text_height(g, asks);
        (void)ui_label(ui, asks, rect(in.x, in.y - 4, in.w, h), say_word(set->asks));
        in = rect(in.x, in.y + h + 2, in.w, in.h - h - 2);
    }
    for (int i = 0; i < set->nheaps; i++) {
        uint8_t choice = (uint8_t)choice_of(&s->g->option[option], &set->heap[i]);
        if (!heap_of(ui, s, set, option, i, rect(in.x + (w + HEAP_GAP) * (float)i, in.y, w, in.h)))
            continue;
        bool back = set->leaves_out && s->cfg.option[option] == choice;
        s->cfg.option[option] = back ? s->g->option[option].preset : choice;
    }
}

/* ---- the room ---------------------------------------------------------------------------------------------------- */
static const char *question(const SetupScene *s, App *app, const char *why)
{
    HallTable t;
    const Played *played = settings_played(app_settings(app), s->g);
    bool first = played && *played == PLAYED_NEVER;
    if (why)
        return why;
    if (first && hall_find(s->g->id, &t) && t.advice && s->cfg.option[t.advice_option] != t.advice_choice)
        return say_word(t.advice);
    return T_("Everybody here?");
}

static void ribbon(SetupScene *s, App *app, Ui *ui)
{
    enum { SECOND, DEAL };
    char room[SENTENCE_MAX];
    const char *why = setup_trouble(s, ui_gfx(ui), room, sizeof room);
    const Board *b = board_by_game(s->g->id);
    bool second = s->second >= 0, is_second = second && s->cfg.option[s->second] != s->easy;
    RoomButton button[] = {
        {.id = "second-game", .label = second ? say_word(b->hall->second) : "", .flags = is_second ? UI_CHOSEN : 0},
        {.id = "deal",
         .label = setup_begin_words(s),
         .key = "Enter",
         .flags = (unsigned)UI_PRIMARY | UI_BIG | (why ? (unsigned)UI_OFF : 0u)},
    };
    RoomRibbon r = {
        .question = question(s, app, why), .button = second ? button : button + 1, .n = second ? 2 : 1, .tip = why};
    int used = room_ribbon(ui, &r) + (second ? 0 : 1);
    if (used == SECOND && second)
        s->cfg.option[s->second] = is_second ? s->easy : s->g->option[s->second].preset;
    else if (used == DEAL && !why && !setup_from_under_veil(s))
        setup_deal(s, app);
}

void setup_doors(SetupScene *s, Ui *ui, float until)
{
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n:=0:House rules|House rules {n}}"), say_n("n", setup_changed_rules(s)));
    const RoomButton door = {.id = "house-rules", .label = words, .icon = "gear"};
    if (room_doors(ui, &door, 1, until) == 0)
        setup_call_rules(s, ui);
}

void setup_strap(SetupScene *s, App *app, Ui *ui)
{
    RoomButton stud[7];
    int n = 0;
    if (s->rows && !setup_is_first_game(s))
        stud[n++] = (RoomButton){.id = "first-game", .label = T_("First game"), .icon = "first"};
    if (s->rows && setup_may_undo(s))
        stud[n++] = (RoomButton){.id = "undo", .label = T_("Undo"), .icon = "undo", .key = "Ctrl+Z"};
    if (s->rows)
        stud[n++] = (RoomButton){.id = "chance", .label = T_("Surprise me"), .icon = "twins"};
    if (app_lesson(app, s->g, 0))
        stud[n++] = (RoomButton){.id = "learn", .label = T_("Lesson"), .icon = "bulb"};
    stud[n++] = (RoomButton){.id = "rules", .label = T_("Rules"), .icon = "book", .key = "F1"};
    stud[n++] = (RoomButton){.id = "settings", .label = T_("Settings"), .icon = "gear"};
    stud[n++] = (RoomButton){.id = "back", .label = T_("The Hall"), .icon = "left", .key = "Esc"};
    int used = room_strap(ui, stud, n);
    const char *what = used >= 0 ? stud[used].id : "";
    RulesArg rules = {0};
    (void)snprintf(rules.game, sizeof rules.game, "%s", s->g->id);
    if (strcmp(what, "first-game") == 0)
        setup_first_game(s);
    else if (strcmp(what, "chance") == 0)
        setup_chance(s);
    else if (strcmp(what, "learn") == 0)
        setup_learn(s, app);
    else if (strcmp(what, "rules") == 0)
        app_push(app, SCENE_RULES, &rules, sizeof rules);
    else if (strcmp(what, "settings") == 0)
        app_push(app, SCENE_SETTINGS, NULL, 0);
    else if (strcmp(what, "undo") == 0)
        setup_undo(s);
    else if (strcmp(what, "back") == 0 && !setup_from_under_veil(s)) {
        SetupArg table = {0};
        (void)snprintf(table.game, sizeof table.game, "%s", s->g->id);
        app_go(app, SCENE_TITLE, &table, sizeof table);
    }
}

void setup_table(SetupScene *s, App *app, Ui *ui)
{
    ground_draw(ui_gfx(ui), &ground_hall);
    felt(s, ui);
    chairs(s, ui);
    setup_doors(s, ui, gfx_w(ui_gfx(ui)) * 0.27f);
    ribbon(s, app, ui);
    setup_strap(s, app, ui);
}
