/* SPDX-License-Identifier: MIT
 * The set-up as pictures, for any table with rows of tiles (ui/setup_rows.h): what a tile sets, and where it goes
 * (setup_tiles.c draws it). Rows share a line if both fit; tiles get lower in low windows, and scroll if that is not
 * enough. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/setup_int.h"

#include "core/say.h"
#include "core/text.h"

/* ---- meaning of tiles -------------------------------------------------------------------------------------------- */
static int mode_now(const SetupScene *s)
{
    const SetupRow *row = &s->rows->row[0];
    for (int i = 0; i < row->ntiles; i++) {
        bool alike = false; /* another tile has as many seats, so the option decides */
        for (int k = 0; k < row->ntiles; k++)
            alike = alike || (k != i && row->tile[k].seats == row->tile[i].seats);
        if (row->tile[i].seats == s->cfg.nseats && (!alike || row->tile[i].choice == s->cfg.option[row->option]))
            return i;
    }
    return -1;
}

bool setup_row_applies(const SetupScene *s, const SetupRow *row)
{
    int mode = mode_now(s);
    return !row->modes || (mode >= 0 && row->modes >> mode & 1);
}

const SetupRow *setup_row_of(const SetupScene *s, int kind, int seat)
{
    for (int i = 0; i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        if (row->kind == kind && row->seat == seat && setup_row_applies(s, row))
            return row;
    }
    return NULL;
}

bool setup_brought(const SetupScene *s, const SetupRow *row)
{
    return s->rows->builds && row->seat && deck_given(&s->cfg, row->seat - 1);
}

int setup_tile_chosen(const SetupScene *s, const SetupRow *row)
{
    if (row->kind == SETUP_MODE)
        return mode_now(s);
    if (setup_brought(s, row))
        return setup_own_chosen(s, row);
    for (int i = 0; i < row->ntiles - row->nown; i++)
        if (row->tile[i].choice == s->cfg.option[row->option])
            return i;
    return -1;
}

static bool faulty(const SetupScene *s)
{
    return s->g->setup_fault && s->g->setup_fault(&s->cfg);
}

/* Exchanges choices if two seats may not have the same: the other one gets what this one had. */
static void exchange(SetupScene *s, const SetupRow *row, uint8_t was)
{
    for (int seat = 1; seat <= SEAT_MAX && faulty(s); seat++) {
        const SetupRow *other = seat == row->seat ? NULL : setup_row_of(s, row->kind, seat);
        if (other && s->cfg.option[other->option] == s->cfg.option[row->option])
            s->cfg.option[other->option] = was;
    }
}

/* Gives players who joined later (seat 2 on) a choice that fits, if the set-up is impossible; the others keep theirs. */
static void make_way(SetupScene *s)
{
    for (int seat = 2; seat <= SEAT_MAX && faulty(s); seat++) {
        const SetupRow *row = setup_row_of(s, SETUP_TILES, seat);
        uint8_t was = row ? s->cfg.option[row->option] : 0;
        for (int i = 0; row && i < row->ntiles - row->nown && faulty(s); i++)
            s->cfg.option[row->option] = row->tile[i].choice;
        if (row && faulty(s))
            s->cfg.option[row->option] = was;
    }
}

void setup_tile_choose(SetupScene *s, const SetupRow *row, int i)
{
    if (i >= row->ntiles - row->nown) {
        setup_own_choose(s, row, i);
        return;
    }
    uint8_t was = s->cfg.option[row->option];
    s->cfg.option[row->option] = row->tile[i].choice;
    if (row->kind == SETUP_MODE) {
        s->open = s->seat = 0;
        uint8_t seats = s->cfg.nseats;
        s->cfg.nseats = row->tile[i].seats;
        make_way(s);
        s->cfg.nseats = seats;
        setup_sit(s, row->tile[i].seats);
        setup_repair(s->g, &s->cfg);
    } else if (row->seat) {
        memset(s->cfg.deck[row->seat - 1], 0, sizeof s->cfg.deck[0]); /* a ready-made deck replaces the custom one */
        exchange(s, row, was);
    }
}

bool setup_tile_on(const SetupScene *s, const SetupRow *row, int i)
{
    return row->mix ? row->mix[s->cfg.option[row->option]] >> i & 1 : setup_tile_chosen(s, row) == i;
}

int setup_tile_mixed(const SetupScene *s, const SetupRow *row, int i)
{
    for (int c = 0; row->mix && c < s->g->option[row->option].nchoices; c++)
        if (row->mix[c] == (row->mix[s->cfg.option[row->option]] ^ 1u << i))
            return c;
    return -1;
}

const char *setup_tile_title(const SetupScene *s, const SetupRow *row, int i)
{
    const SetupTile *tile = &row->tile[i];
    int def = tile->card ? def_by_word(s->g, tile->card) : 0;
    return say_word(tile->title ? tile->title
                    : def > 0   ? s->g->def[def].name
                                : s->g->option[row->option].choice_label[tile->choice]);
}

bool setup_in_pictures(const SetupScene *s, int option, bool *shown)
{
    bool all = false;
    *shown = false;
    for (int i = 0; s->rows && i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        if (row->option != option)
            continue;
        all = all || row->kind != SETUP_TILES || row->mix || row->ntiles - row->nown == s->g->option[option].nchoices;
        *shown = *shown || row->kind == SETUP_DEGREES || row->mix || setup_tile_chosen(s, row) >= 0;
    }
    return all;
}

/* Returns the set-up of a first game; keeps the players and the mode. */
static Setup first_game(const SetupScene *s)
{
    Setup cfg = s->cfg;
    int mode = s->rows->row[0].option;
    for (int i = 0; i < s->g->noptions; i++)
        cfg.option[i] = i == mode ? cfg.option[i] : s->g->option[i].preset;
    cfg.takebacks = 0;
    memset(cfg.deck, 0, sizeof cfg.deck);
    return cfg;
}

void setup_first_game(SetupScene *s)
{
    s->cfg = first_game(s);
}

bool setup_is_first_game(const SetupScene *s)
{
    Setup cfg = first_game(s);
    return mode_now(s) >= 0 && memcmp(&cfg, &s->cfg, sizeof cfg) == 0;
}

/* ---- layout of tiles --------------------------------------------------------------------------------------------- */
enum { TILE_GAP = 10, ROW_GAP = 24, LINE_GAP = 14, ROWS = 8, LEAST_PICTURE = 46 };
static const float narrowest = 0.8f, lowest = 0.78f, highest = 1.2f; /* factors on the row's measures */

typedef struct {
    const SetupRow *row;
    int line, columns;
    float x, w, tile; /* x, w: of the row; tile: width of a tile */
    float words, h;   /* of a tile: height of its words, whole height */
} Place;

typedef struct {
    Place place[ROWS];
    int n;
    float heading, height;
} Plan;

static Text heading_style(Ui *ui)
{
    return ui_style(ui, FACE_TITLE, 19, COL_ACCENT);
}

static float narrow(Ui *ui, const SetupRow *row)
{
    return row->w * narrowest * (1 + 0.7f * (gfx_text_scale(ui_gfx(ui)) - 1));
}

static float least_width(Ui *ui, const SetupRow *row)
{
    return narrow(ui, row) * row->ntiles + (float)(TILE_GAP * (row->ntiles - 1));
}

/* Gives the row a line of its own, with as many columns as fit; if it breaks, into lines of nearly equal length. */
static void alone_on_line(Ui *ui, Place *p, float width)
{
    int n = p->row->ntiles;
    int columns = (int)((width + TILE_GAP) / (narrow(ui, p->row) + TILE_GAP));
    columns = columns < 1 ? 1 : columns > n ? n : columns;
    int lines = (n + columns - 1) / columns;
    p->columns = (n + lines - 1) / lines;
    p->tile = (width - (float)(TILE_GAP * (p->columns - 1))) / (float)p->columns;
    p->w = width;
}

static void beside_each_other(Place *p, int n, float width)
{
    float gaps = (float)(ROW_GAP * (n - 1)), sum = 0, x = 0;
    for (int i = 0; i < n; i++) {
        gaps += (float)(TILE_GAP * (p[i].row->ntiles - 1));
        sum += p[i].row->w * p[i].row->ntiles;
    }
    for (int i = 0; i < n; i++) {
        p[i].columns = p[i].row->ntiles;
        p[i].tile = p[i].row->w * (width - gaps) / sum;
        p[i].w = p[i].tile * (float)p[i].columns + (float)(TILE_GAP * (p[i].columns - 1));
        p[i].x = x;
        x += p[i].w + ROW_GAP;
    }
}

static bool shown(const SetupScene *s, const SetupRow *row)
{
    return row->kind != SETUP_DEGREES && row->rules == s->list && setup_row_applies(s, row) &&
           (!row->seat || row->seat == s->seat + 1);
}

static void in_lines(const SetupScene *s, Ui *ui, Plan *plan, float width)
{
    float used = 0;
    int line = -1, first = 0;
    plan->n = 0;
    for (int i = 0; i < s->rows->nrows; i++) {
        const SetupRow *row = &s->rows->row[i];
        if (!shown(s, row))
            continue;
        REQUIRE(plan->n < ROWS);
        float w = least_width(ui, row);
        bool joins = line >= 0 && row->beside_it && used + ROW_GAP + w <= width;
        line += joins ? 0 : 1;
        first = joins ? first : plan->n;
        used = joins ? used + ROW_GAP + w : w;
        Place *p = &plan->place[plan->n++];
        *p = (Place){.row = row, .line = line};
        if (joins)
            beside_each_other(&plan->place[first], plan->n - first, width);
        else
            alone_on_line(ui, p, width);
    }
}

static float place_height(const Place *p)
{
    int lines = (p->row->ntiles + p->columns - 1) / p->columns;
    return p->h * (float)lines + (float)(TILE_GAP * (lines - 1));
}

/* Returns the height of all lines; the tiles of one line are equally high. */
static float height_at(Plan *plan, float by, float least_picture)
{
    float all = 0;
    for (int i = 0; i < plan->n;) {
        int end = i;
        float h = 0, line = 0;
        for (; end < plan->n && plan->place[end].line == plan->place[i].line; end++) {
            const Place *p = &plan->place[end];
            h = fmaxf(h, fmaxf(p->row->h * by, p->words + least_picture + TILE_PAD));
        }
        for (; i < end; i++) {
            plan->place[i].h = h;
            line = fmaxf(line, place_height(&plan->place[i]));
        }
        all += plan->heading + line + LINE_GAP;
    }
    return all;
}

static Plan plan_of(const SetupScene *s, Ui *ui, float width, float room)
{
    Plan plan = {.heading = gfx_text_height(ui_gfx(ui), heading_style(ui)) + 7};
    in_lines(s, ui, &plan, width);
    for (int i = 0; i < plan.n; i++)
        for (int k = 0; k < plan.place[i].row->ntiles; k++)
            plan.place[i].words = fmaxf(
                plan.place[i].words, setup_tile_words(s, ui, plan.place[i].row, k, plan.place[i].tile - 2 * TILE_PAD));
    float by = highest, least = LEAST_PICTURE * (1 + 0.4f * (gfx_text_scale(ui_gfx(ui)) - 1));
    while ((plan.height = height_at(&plan, by, least)) > room && by > lowest)
        by -= 0.01f;
    return plan;
}

/* ---- a row ------------------------------------------------------------------------------------------------------- */
/* Draws a button for the row of each other seat; returns the new right edge. */
static float other_seats(SetupScene *s, Ui *ui, const SetupRow *row, float right, float y, float h)
{
    for (int seat = SEAT_MAX; seat >= 1; seat--) {
        const SetupRow *other = seat == row->seat ? NULL : setup_row_of(s, row->kind, seat);
        if (!row->seat || !other)
            continue;
        char words[SENTENCE_MAX], id[40];
        say(words, sizeof words, SAY_TABLE(other->heading), say_s("name", setup_name(&s->cfg, seat - 1)));
        (void)snprintf(id, sizeof id, "%s-of-%d", row->word, seat);
        float w = fminf(ui_button_width(ui, words, NULL, NULL, UI_QUIET | UI_SMALL), 170 * gfx_text_scale(ui_gfx(ui)));
        right -= w;
        if (ui_button(ui, id, rect(right, y - 2, w, h), words, NULL, NULL, UI_QUIET | UI_SMALL))
            s->seat = (uint8_t)(seat - 1);
        right -= 6;
    }
    return right;
}

static void heading(SetupScene *s, Ui *ui, const Place *p, float x, float y, float h)
{
    Gfx *g = ui_gfx(ui);
    const SetupRow *row = p->row;
    char words[SENTENCE_MAX];
    float right = x + p->w;
    if (s->rows->builds && row->seat) {
        const char *label = setup_brought(s, row) ? T_("Edit") : T_("Build a deck");
        float bw = fminf(ui_button_width(ui, label, NULL, NULL, UI_SMALL), p->w * 0.4f);
        right -= bw;
        if (ui_button(ui, "build-deck", rect(right, y - 2, bw, h - 2), label, NULL, NULL, UI_SMALL))
            s->build = row->seat;
        right -= 6;
    }
    right = other_seats(s, ui, row, right, y, h - 2);
    say(words, sizeof words, SAY_TABLE(row->heading),
        say_s("name", row->seat ? setup_name(&s->cfg, row->seat - 1) : ""));
    Text t = gfx_text_fit(g, heading_style(ui), 12, 0.5f, right - x - 4, words),
         soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float w = fminf(gfx_text_width(g, t, words) + 4, right - x);
    (void)ui_label(ui, t, rect(x, y, w, h - 4), words);
    /* Options without a tile are listed in words. */
    char note[SENTENCE_MAX];
    const char *beside = setup_own_note(s, row, note, sizeof note) ? note
                         : setup_tile_chosen(s, row) >= 0          ? row->beside ? say_word(row->beside) : ""
                         : setup_brought(s, row)
                             ? T_("your own")
                             : say_word(s->g->option[row->option].choice_label[s->cfg.option[row->option]]);
    if (*beside && gfx_text_width(g, soft, beside) + 10 <= right - x - w)
        (void)ui_label(ui, soft, rect(x + w + 8, y + 1, right - x - w - 8, h - 4), beside);
}

void setup_pictures(SetupScene *s, Ui *ui, Rect r)
{
    if (s->seat && !setup_row_of(s, SETUP_TILES, s->seat + 1))
        s->seat = 0;
    Plan plan = plan_of(s, ui, r.w, r.h - 20);
    Rect area = rect(r.x - 10, r.y, r.w + 20, r.h); /* room for the glow around a tile, and for the scroll bar */
    float y = r.y + 12 - ui_scroll_begin(ui, "pictures", area, plan.height + 12);
    const SetupRow *chosen = NULL;
    int which = 0;
    for (int i = 0; i < plan.n; i++) {
        const Place *p = &plan.place[i];
        float line = 0, x = r.x + p->x;
        heading(s, ui, p, x, y, plan.heading);
        for (int k = 0; k < p->row->ntiles; k++) {
            Rect at = rect(x + (float)(k % p->columns) * (p->tile + TILE_GAP),
                           y + plan.heading + (float)(k / p->columns) * (p->h + TILE_GAP), p->tile, p->h);
            if (setup_tile(s, ui, p->row, k, at, p->words)) {
                chosen = p->row;
                which = k;
            }
        }
        line = place_height(p);
        if (i + 1 == plan.n || plan.place[i + 1].line != p->line)
            y += plan.heading + line + LINE_GAP;
    }
    ui_scroll_end(ui);
    if (chosen)
        setup_tile_choose(s, chosen, which);
}
