/* SPDX-License-Identifier: MIT
 * The gallery: all pictures as a wall that scrolls, with filters beside it. */
#include "app/scenes/gallery.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "base/buf.h"
#include "core/say.h"
#include "ui/life.h"
#include "ui/words.h"

enum { SIGN_ROOM = 96, RAIL = 258, GAP = 12, LEAST = 96, MOST = 260, FACES_A_PASS = 2 };

typedef struct {
    Exhibits all, found, wall; /* found: match the words alone, at any table; wall: match the whole filter */
    SearchTexts texts;
    Filter filter;
    float wide;    /* width of a card */
    bool drawer;   /* the filters are open over the wall, which leaves no room beside it */
    float grabbed; /* pointer and offset when the drag of the wall began; < 0: no drag */
    float grabbed_at;
    float offset;
    float filters; /* height of all filters, as last drawn */
    int pointed;   /* the card that lives, once it has been pointed at for a moment; -1: none */
    uint32_t since;
    Life life;
} Gallery;

static void choose(Gallery *s)
{
    Filter words = {.game = -1};
    memcpy(words.words, s->filter.words, sizeof words.words);
    exhibits_wanted(&s->all, &s->texts, &words, &s->found);
    exhibits_wanted(&s->all, &s->texts, &s->filter, &s->wall);
}

static void choose_anew(Gallery *s, Ui *ui)
{
    ui_scroll_to(ui, "wall", 0);
    choose(s);
}

static int tables(const Gallery *s)
{
    int n = 0;
    for (int i = 0; game_list[i] != NULL; i++)
        n += exhibits_of_game(&s->all, i) > 0;
    return n;
}

static void clear_filters(Gallery *s, Ui *ui)
{
    s->filter.words[0] = '\0';
    s->filter.nsigns = 0;
    if (tables(s) > 1)
        s->filter.game = -1;
    choose_anew(s, ui);
}

static void *open_scene(App *app, const void *arg)
{
    (void)app;
    const SetupArg *a = arg;
    Gallery *s = xcalloc(1, sizeof *s);
    exhibits_all(&s->all);
    search_texts_make(&s->all, &s->texts);
    s->filter.game = s->all.n > 0 ? s->all.id[0].game : -1;
    for (int i = 0; a != NULL && a->game[0] != '\0' && game_list[i] != NULL; i++)
        if (strcmp(game_list[i]->id, a->game) == 0)
            s->filter.game = i;
    s->wide = 158;
    s->grabbed = -1;
    s->pointed = -1;
    choose(s);
    return s;
}

static void close_scene(void *data, App *app)
{
    (void)app;
    Gallery *s = data;
    search_texts_free(&s->texts);
    free(s);
}

static void show(App *app, const Gallery *s, int at, bool slides)
{
    CardArg arg = {.list = s->wall, .at = at, .slides = slides};
    if (s->wall.n > 0)
        app_push(app, SCENE_CARD, &arg, sizeof arg);
}

/* ---- filters ----------------------------------------------------------------------------------------------------- */

static float heading(Ui *ui, float x, float y, float w, const char *words)
{
    Text t = ui_style(ui, FACE_SEMI, 14, COL_TEXT2);
    float h = gfx_text_height(ui_gfx(ui), t);
    (void)ui_label(ui, t, rect(x, y, w, h), words);
    return h + 6;
}

static void game_row(Gallery *s, Ui *ui, int game, const char *name, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char id[48], count[SENTENCE_MAX];
    bool chosen = s->filter.game == game;
    (void)snprintf(id, sizeof id, "table-%s", game < 0 ? "all" : game_list[game]->id);
    say(count, sizeof count, SAY("{n}"), say_n("n", game < 0 ? s->found.n : exhibits_of_game(&s->found, game)));
    Touch t = ui_touch(ui, id, "filter", r, name, TOUCH_FOCUS);
    if (chosen)
        ui_note(ui, "chosen", "yes");
    if (chosen || t.hover)
        gfx_surface(g, r, chosen ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    Text label = ui_style(ui, FACE_SEMI, 16, COL_TEXT),
         n = ui_style_aligned(ui, FACE_MEDIUM, 15, COL_TEXT2, ALIGN_RIGHT);
    float cw = gfx_text_width(g, n, "000") + 4;
    label = gfx_text_fit(g, label, 9, 0.5f, r.w - 20 - cw, name);
    (void)gfx_text(g, label, rect(r.x + 10, r.y, r.w - 20 - cw, r.h), name);
    (void)gfx_text(g, n, rect(r.x + r.w - cw - 10, r.y, cw, r.h), count);
    if (t.click && !chosen) {
        s->filter.game = game;
        s->filter.nsigns = 0;
        choose_anew(s, ui);
    }
}

static float table_rows(Gallery *s, Ui *ui, float x, float y, float w)
{
    float top = y, rh = ui_grow(ui, 34);
    y += heading(ui, x, y, w, T_("Table"));
    if (tables(s) > 1) {
        game_row(s, ui, -1, T_("All tables"), rect(x, y, w, rh));
        y += rh + 2;
    }
    for (int i = 0; game_list[i] != NULL; i++)
        if (exhibits_of_game(&s->all, i) > 0) {
            game_row(s, ui, i, say_word(game_list[i]->title), rect(x, y, w, rh));
            y += rh + 2;
        }
    return y - top + 10;
}

bool gallery_sign_button(Ui *ui, const Filter *filter, const char *sign, const char *name, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char id[48];
    (void)snprintf(id, sizeof id, "sign-%s", sign);
    bool chosen = filter_has(filter, sign);
    Touch t = ui_touch(ui, id, "filter", r, name, TOUCH_FOCUS);
    if (chosen)
        ui_note(ui, "chosen", "yes");
    gfx_surface(g, r, chosen || t.hover ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    if (chosen)
        gfx_frame(g, r, 8, 2, gfx_color(g, COL_ACCENT));
    gfx_badge(g, sign, r.x + r.w / 2, r.y + r.h / 2, r.h * 0.7f);
    if (t.hover || (t.focus && ui_using_keys(ui)))
        ui_tip(ui, r, rect(0, 0, 0, 0), name,
               say_word(chosen ? N_("Only these are shown. Click to show all.") : N_("Click to show only these.")), "");
    return t.click;
}

static void sign_button(Gallery *s, Ui *ui, const char *sign, const char *name, Rect r)
{
    if (gallery_sign_button(ui, &s->filter, sign, name, r)) {
        filter_turn(&s->filter, sign);
        choose_anew(s, ui);
    }
}

/* Returns any card of the chosen table; its board is NULL if all tables are shown. */
static Exhibit example_of(const Gallery *s)
{
    Exhibit e = {0};
    for (int i = 0; i < s->all.n; i++)
        if (s->all.id[i].game == s->filter.game) {
            exhibit_open(s->all.id[i], &e);
            break;
        }
    return e;
}

static float sign_rows(Gallery *s, Ui *ui, float x, float y, float w)
{
    const Exhibit first = example_of(s);
    if (first.board == NULL)
        return 0;
    float top = y, side = fminf(40, (w - 18) / 4), step = side + 6;
    int columns = (int)((w + 6) / step);
    for (int k = 0; k < board_gallery(first.board)->ngroups; k++) {
        const SignGroup *row = &board_gallery(first.board)->group[k];
        y += heading(ui, x, y, w, say_word(row->label));
        for (int i = 0; i < row->n; i++)
            sign_button(s, ui, row->sign[i], say_word(row->name[i]),
                        rect(x + (float)(i % columns) * step, y + (float)(i / columns) * step, side, side));
        y += (float)((row->n + columns - 1) / columns) * step + 8;
    }
    return y - top;
}

static void filters(Gallery *s, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 12);
    const float top = in.y - ui_scroll_begin(ui, "filters", in, s->filters), w = in.w - 10, x = in.x;
    float y = top;
    y += table_rows(s, ui, x, y, w);
    y += sign_rows(s, ui, x, y, w);
    y += heading(ui, x, y, w, T_("Size"));
    float size = s->wide;
    if (ui_slider(ui, "size", rect(x, y, w, ui_grow(ui, 28)), &size, LEAST, MOST, 8))
        s->wide = size;
    s->filters = y + ui_grow(ui, 28) + 8 - top;
    ui_scroll_end(ui);
}

/* ---- the wall ---------------------------------------------------------------------------------------------------- */

typedef struct {
    Rect area;
    int columns;
    float w, h, left, content;
} Wall;

/* Rounds to whole pixels, so that a card keeps its size, and so its picture, while scrolling. */
static float snap(const Gfx *g, float v)
{
    return roundf(v * gfx_unit(g)) / gfx_unit(g);
}

/* Returns as many columns as fit. Prefers a multiple of the table's families (six factions, four clans), so that kinds
 * align, unless that changes the size of the cards much. */
static int columns_of(const Gallery *s, float room)
{
    const Exhibit e = example_of(s);
    int fit = (int)fmaxf(1, floorf((room + GAP) / (s->wide + GAP)));
    int family = e.board != NULL && board_gallery(e.board)->ngroups > 0 ? board_gallery(e.board)->group[0].n : 1,
        best = fit;
    float least = 0.42f; /* of the logarithm of the size: a third smaller to half as large again */
    for (int n = family; family > 1 && n <= 24; n += family) {
        float w = (room - (float)(n - 1) * GAP) / (float)n, change = fabsf(logf(fmaxf(w, 1) / s->wide));
        if (w >= LEAST - 8 && change < least) {
            least = change;
            best = n;
        }
    }
    return best;
}

static Wall wall_of(const Gallery *s, const Gfx *g, Rect area)
{
    Wall l = {.area = area, .w = s->wide};
    float room = area.w - 14;
    l.columns = columns_of(s, room);
    l.w = fminf(s->wide * 1.55f, (room - (float)(l.columns - 1) * GAP) / (float)l.columns);
    l.w = snap(g, l.w - 0.5f);
    l.h = snap(g, l.w * 1.25f);
    l.left = area.x + (room - (float)l.columns * l.w - (float)(l.columns - 1) * GAP) / 2;
    l.content = (float)((s->wall.n + l.columns - 1) / l.columns) * (l.h + GAP) + 8;
    return l;
}

/* The card that is pointed at lives, over what is drawn of it already. */
static void let_live(Gallery *s, Ui *ui, const Exhibit *e, int i, Rect r)
{
    enum { PAUSE_MS = 250 };
    CardTurn turn = {0};
    if (s->pointed != i) {
        s->pointed = i;
        s->since = ui_now(ui);
        s->life = (Life){0};
    }
    uint32_t rests = ui_now(ui) - s->since;
    if (rests < PAUSE_MS && !ui_reduced_motion(ui))
        ui_wake(ui, (int)(PAUSE_MS - rests));
    else if (life_beat(&s->life, ui, true, r, &turn))
        gfx_card_turned(ui_gfx(ui), &e->face, e->board->back, r, turn);
}

/* Draws one card of the wall; false if its face is not made yet and this pass has made enough. */
static bool hang(Gallery *s, App *app, Ui *ui, int i, Rect r, bool seen, int *made)
{
    Exhibit e;
    char id[96], label[SENTENCE_MAX];
    exhibit_open(s->wall.id[i], &e);
    exhibit_label(s->wall.id[i], label);
    (void)snprintf(id, sizeof id, "card-%s-%s", e.game->id, e.face.word);
    Touch t = ui_touch(ui, id, "card", r, label, TOUCH_FOCUS | TOUCH_DRAG);
    if (t.click || (ui_is_pointed(ui, id) && ui_key(ui, "Z")))
        show(app, s, i, false);
    if (t.down) {
        s->grabbed = ui_input(ui)->y;
        s->grabbed_at = s->offset;
    }
    if (t.drag && s->grabbed >= 0)
        ui_scroll_to(ui, "wall", s->grabbed_at + s->grabbed - ui_input(ui)->y);
    if (t.drop || t.cancelled)
        s->grabbed = -1;
    if (!seen)
        return true;
    bool ready = card_is_made(ui_gfx(ui), &e.face, r);
    if (!ready && *made >= FACES_A_PASS) {
        gfx_surface(ui_gfx(ui), r, SURFACE_WELL);
        return false;
    }
    *made += !ready;
    card_draw(ui_gfx(ui), &e.face, r, t.hover ? CARD_LIT : 0, NULL);
    if (ready && ui_is_pointed(ui, id))
        let_live(s, ui, &e, i, r);
    return true;
}

static float filter_line(Ui *ui, Rect r, const char *words)
{
    Text t = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT2);
    char shown[SENTENCE_MAX + 4];
    words_cut(ui_gfx(ui), t, r.w, words, shown, sizeof shown);
    float h = gfx_text_height(ui_gfx(ui), t);
    (void)ui_label(ui, t, rect(r.x, r.y, r.w, h), shown);
    return h + 4;
}

/* Writes the chosen signs in the order of the groups: "Signs: [water] Water, [ooze] Ooze". */
static void say_signs(const Gallery *s, char out[2 * SENTENCE_MAX])
{
    const Exhibit first = example_of(s);
    char one[EXHIBIT_SIGNS][SIGN_ROOM];
    const char *list[EXHIBIT_SIGNS];
    int n = 0;
    for (int k = 0; first.board != NULL && k < board_gallery(first.board)->ngroups; k++) {
        const SignGroup *row = &board_gallery(first.board)->group[k];
        for (int i = 0; i < row->n && n < EXHIBIT_SIGNS; i++)
            if (filter_has(&s->filter, row->sign[i])) {
                say(one[n], sizeof one[n], SAY("[sign:{sign}] {name}"), say_s("sign", row->sign[i]),
                    say_s("name", say_word(row->name[i])));
                list[n] = one[n];
                n++;
            }
    }
    out[0] = '\0';
    if (n > 0)
        say(out, 2 * SENTENCE_MAX, SAY("Signs: {list}"), say_list("list", SAY_COMMA, list, n));
}

/* Lists the active filters, one per line; returns the height. */
static float filter_lines(const Gallery *s, Ui *ui, Rect r)
{
    float top = r.y;
    char words[SENTENCE_MAX];
    if (s->filter.words[0] != '\0') {
        say(words, sizeof words, SAY("Search: \u201c{words}\u201d"), say_s("words", s->filter.words));
        r.y += filter_line(ui, r, words);
    }
    if (s->filter.game >= 0 && tables(s) > 1) {
        say(words, sizeof words, SAY("Table: {table}"), say_s("table", say_word(game_list[s->filter.game]->title)));
        r.y += filter_line(ui, r, words);
    }
    char signs[2 * SENTENCE_MAX]; /* every sign of a table may be chosen */
    say_signs(s, signs);
    if (signs[0] != '\0')
        r.y += ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 16, COL_TEXT2), rect(r.x, r.y, r.w, 1e4f), signs);
    return r.y - top;
}

static void nothing_here(Gallery *s, Ui *ui, Rect area)
{
    Text t = ui_style(ui, FACE_TITLE, 20, COL_TEXT);
    float x = area.x + 14, y = area.y + fminf(60, area.h * 0.1f), w = fminf(area.w - 28, ui_grow(ui, 520));
    const char *words = T_("Nobody here by that description");
    float h = gfx_paragraph_height(ui_gfx(ui), t, w, words);
    x += (area.w - 28 - w) / 2;
    (void)ui_paragraph(ui, t, rect(x, y, w, h + 1), words);
    y += h + 8;
    y += filter_lines(s, ui, rect(x, y, w, 0)) + 12;
    float bh = ui_grow(ui, 40);
    bool elsewhere = s->filter.words[0] != '\0' && s->found.n > 0; /* the words alone match some */
    if (elsewhere) {
        char label[SENTENCE_MAX];
        say(label, sizeof label, SAY("Search all tables ({n})"), say_n("n", s->found.n));
        float sw = ui_button_width(ui, label, "zoom", NULL, UI_PRIMARY);
        if (ui_button(ui, "search-all", rect(x, y, fminf(sw, w), bh), label, "zoom", NULL, UI_PRIMARY)) {
            s->filter.game = -1;
            s->filter.nsigns = 0;
            choose_anew(s, ui);
        }
        y += bh + 10;
    }
    unsigned flags = elsewhere ? 0 : UI_PRIMARY;
    float bw = ui_button_width(ui, T_("Clear all filters"), "x", NULL, flags);
    if (ui_button(ui, "filters-clear", rect(x, y, fminf(bw, w), bh), T_("Clear all filters"), "x", NULL, flags))
        clear_filters(s, ui);
}

static void draw_wall(Gallery *s, App *app, Ui *ui, Rect area)
{
    Gfx *g = ui_gfx(ui);
    Wall l = wall_of(s, g, area);
    s->offset = ui_scroll_begin(ui, "wall", area, l.content);
    int made = 0;
    bool all = true;
    for (int i = 0; i < s->wall.n; i++) {
        int column = i % l.columns, row = i / l.columns;
        Rect r = rect(snap(g, l.left + (float)column * (l.w + GAP)),
                      snap(g, area.y + 6 + (float)row * (l.h + GAP) - s->offset), l.w, l.h);
        bool seen = r.y + r.h > area.y - 20 && r.y < area.y + area.h + 20;
        all = hang(s, app, ui, i, r, seen, &made) && all;
    }
    ui_scroll_end(ui);
    if (s->wall.n == 0)
        nothing_here(s, ui, area);
    if (!all)
        ui_wake(ui, 0);
}

/* ---- the screen -------------------------------------------------------------------------------------------------- */

/* True if Esc was pressed in the field: it empties the field first, and leaves an empty one. */
static bool escapes(Ui *ui)
{
    const Input *in = ui_input(ui);
    return in->kind == INPUT_KEY && in->key == SDLK_ESCAPE && strcmp(ui_focused(ui), "find") == 0;
}

static bool clear_button(Ui *ui, Rect r)
{
    if (escapes(ui)) {
        ui_eat_key(ui);
        return true;
    }
    if (!ui_button(ui, "find-clear", r, T_("Clear the search"), "x", NULL, UI_QUIET))
        return false;
    ui_focus(ui, "find");
    return true;
}

/* Draws the search field, which ends at `right`, after the number of cards. */
static void find(Gallery *s, Ui *ui, float right)
{
    Gfx *g = ui_gfx(ui);
    char count[SENTENCE_MAX];
    Text t = ui_style_aligned(ui, FACE_MEDIUM, 15, COL_TEXT2, ALIGN_RIGHT);
    say(count, sizeof count, SAY("{n:1 card|{n} cards}"), say_n("n", 888)); /* the widest */
    float side = part_bar_height(ui) - 12, cw = gfx_text_width(g, t, count) + 4, room = right - ui_grow(ui, 240);
    bool counted = room - cw - 10 >= ui_grow(ui, 120), asked = s->filter.words[0] != '\0';
    float w = fminf(ui_grow(ui, 230), counted ? room - cw - 10 : room);
    if (w <= 90)
        return;
    Rect r = rect(right - w, 6, asked ? w - side - 2 : w, side);
    say(count, sizeof count, SAY("{n:1 card|{n} cards}"), say_n("n", s->wall.n));
    if (counted)
        (void)ui_label(ui, t, rect(r.x - 10 - cw, 0, cw, side + 12), count);
    bool changed = asked && clear_button(ui, rect(r.x + r.w + 2, 6, side, side));
    if (changed)
        s->filter.words[0] = '\0';
    if (ui_field(ui, "find", r, s->filter.words, sizeof s->filter.words, T_("Find a card")) || changed)
        choose_anew(s, ui);
}

static void bar(Gallery *s, App *app, Ui *ui, bool beside)
{
    bool back = false;
    float right = gfx_w(ui_gfx(ui)) - 8;
    (void)part_bar(ui, T_("The Hall"), T_("Gallery"), &back);
    if (part_bar_button(ui, "slides", T_("Slide show"), "play", "S", &right))
        show(app, s, 0, true);
    if (!beside && part_bar_button(ui, "filters-open", T_("Filters"), "zoom", "F", &right))
        s->drawer = !s->drawer;
    find(s, ui, right - 6);
    if (back && s->drawer)
        s->drawer = false;
    else if (back)
        app_go(app, SCENE_TITLE, NULL, 0);
}

static void frame(void *data, App *app, Ui *ui)
{
    Gallery *s = data;
    Gfx *g = ui_gfx(ui);
    gfx_wood(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    float top = part_bar_height(ui) + 10, rail = ui_grow(ui, RAIL);
    bool beside = gfx_w(g) - rail > 640;
    if (beside)
        filters(s, ui, rect(10, top, rail, gfx_h(g) - top - 10));
    float x = beside ? rail + 22 : 12;
    draw_wall(s, app, ui, rect(x, top - 4, gfx_w(g) - x - 8, gfx_h(g) - top + 4));
    if (!beside && s->drawer) {
        ui_modal(ui, "filters-drawer");
        filters(s, ui, rect(10, top, fminf(rail, gfx_w(g) - 20), gfx_h(g) - top - 10));
    }
    bar(s, app, ui, beside);
}

void gallery_show_card(App *app, const Game *g, DefId def, int copy)
{
    Exhibits all;
    CardArg arg = {0};
    exhibits_all(&all);
    for (int i = 0; i < all.n; i++) {
        if (game_list[all.id[i].game] != g)
            continue;
        if (all.id[i].def == def && all.id[i].copy == copy)
            arg.at = arg.list.n;
        arg.list.id[arg.list.n++] = all.id[i];
    }
    if (arg.list.n > 0)
        app_push(app, SCENE_CARD, &arg, sizeof arg);
}

const Scene scene_gallery = {.word = "gallery", .open = open_scene, .frame = frame, .close = close_scene};
