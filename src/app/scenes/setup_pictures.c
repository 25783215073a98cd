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

/* Returns the first row that applies, or NULL. */
static const SetupRow *setup_row_of(const SetupScene *s, int kind, int seat)
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
        s->open = 0;
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
        cfg.option[i] = i == mode ? cfg.option[i] : s->first[i];
    cfg.takebacks = 0;
    memset(cfg.deck, 0, sizeof cfg.deck);
    return cfg;
}

void setup_first_game(SetupScene *s)
{
    Setup cfg = first_game(s);
    setup_change_all(s, &cfg);
}

bool setup_is_first_game(const SetupScene *s)
{
    Setup cfg = first_game(s);
    return mode_now(s) >= 0 && memcmp(&cfg, &s->cfg, sizeof cfg) == 0;
}

/* ---- layout of tiles --------------------------------------------------------------------------------------------- */
enum { TILE_GAP = 10, ROW_GAP = 24, LINE_GAP = 14, ROWS = 8, LEAST_PICTURE = 46 };
static const float narrowest = 0.8f; /* factor on the row's width */

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
    bool bare; /* without headings */
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

/* True if the row is among the tiles that are drawn now: the open one, else those of the house rules. */
static bool shown(const SetupScene *s, const SetupRow *row)
{
    bool open = s->pick && row == &s->rows->row[s->pick - 1];
    return row->kind != SETUP_DEGREES && (s->pick ? open : row->rules) && setup_row_applies(s, row);
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
static float height_at(Plan *plan, float least_picture)
{
    float all = 0;
    for (int i = 0; i < plan->n;) {
        int end = i;
        float h = 0, line = 0;
        for (; end < plan->n && plan->place[end].line == plan->place[i].line; end++) {
            const Place *p = &plan->place[end];
            h = fmaxf(h, fmaxf(p->row->h, p->words + least_picture + TILE_PAD));
        }
        for (; i < end; i++) {
            plan->place[i].h = h;
            line = fmaxf(line, place_height(&plan->place[i]));
        }
        all += (plan->bare ? 0 : plan->heading) + line + LINE_GAP;
    }
    return all;
}

static Plan plan_of(const SetupScene *s, Ui *ui, float width)
{
    Plan plan = {.heading = gfx_text_height(ui_gfx(ui), heading_style(ui)) + 7};
    plan.bare = s->pick != 0; /* the panel has its own */
    in_lines(s, ui, &plan, width);
    for (int i = 0; i < plan.n; i++)
        for (int k = 0; k < plan.place[i].row->ntiles; k++)
            plan.place[i].words = fmaxf(
                plan.place[i].words, setup_tile_words(s, ui, plan.place[i].row, k, plan.place[i].tile - 2 * TILE_PAD));
    float least = LEAST_PICTURE * (1 + 0.4f * (gfx_text_scale(ui_gfx(ui)) - 1));
    plan.height = height_at(&plan, least);
    return plan;
}

/* ---- a row ------------------------------------------------------------------------------------------------------- */
static void heading(SetupScene *s, Ui *ui, const Place *p, float x, float y, float h)
{
    Gfx *g = ui_gfx(ui);
    const SetupRow *row = p->row;
    const char *words = say_word(row->heading), *beside = row->beside ? say_word(row->beside) : "";
    Text t = gfx_text_fit(g, heading_style(ui), 12, 0.5f, p->w - 4, words),
         soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float w = fminf(gfx_text_width(g, t, words) + 4, p->w);
    (void)ui_label(ui, t, rect(x, y, w, h - 4), words);
    if (setup_tile_chosen(s, row) < 0) /* options without a tile are listed in words */
        beside = say_word(s->g->option[row->option].choice_label[s->cfg.option[row->option]]);
    if (*beside && gfx_text_width(g, soft, beside) + 10 <= p->w - w)
        (void)ui_label(ui, soft, rect(x + w + 8, y + 1, p->w - w - 8, h - 4), beside);
}

float setup_tiles(SetupScene *s, Ui *ui, Rect r, bool draw)
{
    Plan plan = plan_of(s, ui, r.w);
    const SetupRow *chosen = NULL;
    float y = r.y;
    int which = 0;
    for (int i = 0; draw && i < plan.n; i++) {
        const Place *p = &plan.place[i];
        float x = r.x + p->x, top = plan.bare ? 0 : plan.heading;
        if (!plan.bare)
            heading(s, ui, p, x, y, plan.heading);
        for (int k = 0; k < p->row->ntiles; k++) {
            Rect at = rect(x + (float)(k % p->columns) * (p->tile + TILE_GAP),
                           y + top + (float)(k / p->columns) * (p->h + TILE_GAP), p->tile, p->h);
            if (setup_tile(s, ui, p->row, k, at, p->words)) {
                chosen = p->row;
                which = k;
            }
        }
        if (i + 1 == plan.n || plan.place[i + 1].line != p->line)
            y += top + place_height(p) + LINE_GAP;
    }
    if (chosen)
        setup_tile_choose(s, chosen, which);
    return plan.height;
}
