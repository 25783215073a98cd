/* SPDX-License-Identifier: MIT
 * The file is {"version": LEDGER_VERSION, "games": {"2026-11-23-1.journal": {"moves": .., "rules": .., "whole": true,
 * "plain": true, "rounds": .., "score": [..], "won": [..], "medals": {"0": {"clean-hands": 2}}, "dice": {"0": {"4": [3,
 * 1, 0, 2]}}}, ...}}. A game is replayed if its journal has another number of moves or its rules another rules_rev. */
#include "app/ledger.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "boards/boards.h"
#include "bots/bot.h"

enum { LEDGER_VERSION = 4, PATH_ROOM = SHELF_PATH + 16 };

/* ---- one game ---------------------------------------------------------------------------------------------------- */

static void honour(const Match *m, int seat, View *v, LedgerGame *out)
{
    const Game *g = match_game(m);
    int n;
    Event *e = match_all_events(m, seat, &n);
    match_view(m, seat, VIEW_EYES, v);
    g->honours(view_state(v), seat, e, n, out->medal[seat]);
    free(e);
}

void ledger_tell(const Match *m, LedgerGame *out)
{
    const Game *g = match_game(m);
    *out = (LedgerGame){.kept = out->kept, .again = out->again, .told = true, .whole = match_over(m)};
    if (!out->whole)
        return;
    Standing standing;
    View *v = view_new(g);
    match_standing(m, &standing);
    match_view(m, NO_SEAT, VIEW_EYES, v);
    out->rounds = view_state(v)->round;
    out->plain = !match_assisted(m) && !match_has_start(m);
    for (int seat = 0; seat < match_setup(m)->nseats; seat++) {
        out->score[seat] = standing.score[seat];
        out->winner[seat] = standing.winner[seat];
        if (g->honours != NULL && out->plain && match_setup(m)->player[seat] == 0)
            honour(m, seat, v, out);
    }
    view_free(v);
}

static void count_dice(const Match *m, LedgerGame *out)
{
    const Game *g = match_game(m);
    if (g->die == NULL || !out->whole)
        return;
    int n, sides;
    Event *e = match_all_events(m, NO_SEAT, &n);
    out->dice = xcalloc(SEAT_MAX, sizeof *out->dice);
    for (int i = 0; i < n; i++) {
        int number = e[i].seat < SEAT_MAX ? g->die(&e[i], &sides) : 0;
        if (number > 0)
            faces_add(&out->dice[e[i].seat], sides, number);
    }
    free(e);
}

bool ledger_read_next(Ledger *l)
{
    for (int i = 0; i < l->n; i++) {
        LedgerGame *g = &l->game[i];
        if (g->told)
            continue;
        Match *m = NULL;
        Status read = kept_read(g->kept, &m);
        if (m != NULL && read.code == 0) {
            ledger_tell(m, g);
            count_dice(m, g);
        }
        match_free(m);
        g->told = true;
        l->ntold++;
        l->changed = true;
        return true;
    }
    return false;
}

/* ---- the file ---------------------------------------------------------------------------------------------------- */

/* Returns the file name, with "left-out/" before it, because two folders may hold games of one name. */
static const char *name_of(const LedgerGame *g)
{
    const char *name = strrchr(g->kept->path, '/') + 1;
    return g->kept->left_out ? name - sizeof "left-out" : name;
}

static int number(const json_t *of, int from, int to, bool *good)
{
    json_int_t n = json_integer_value(of);
    *good = *good && json_is_integer(of) && n >= from && n <= to;
    return *good ? (int)n : 0;
}

static void medals_in(const json_t *row, const Game *game, int seat, LedgerGame *g, bool *good)
{
    char at[8];
    (void)snprintf(at, sizeof at, "%d", seat);
    const json_t *of = json_object_get(json_object_get(row, "medals"), at);
    for (int i = 0; i < game->nmedals; i++) {
        const json_t *level = json_object_get(of, game->medal[i].word);
        if (level != NULL)
            g->medal[seat][i] = (uint8_t)number(level, 1, game->medal[i].levels, good);
    }
}

static void dice_in(const json_t *row, int seat, LedgerGame *g, bool *good)
{
    char at[8], die[8];
    (void)snprintf(at, sizeof at, "%d", seat);
    const json_t *of = json_object_get(json_object_get(row, "dice"), at);
    for (int kind = 0; kind < FACES_ROWS; kind++) {
        (void)snprintf(die, sizeof die, "%d", faces_sides[kind]);
        const json_t *face = json_object_get(of, die);
        for (int i = 0; face != NULL && i < faces_sides[kind]; i++)
            g->dice[seat].face[kind][i] = (uint32_t)number(json_array_get(face, (size_t)i), 0, UINT16_MAX, good);
    }
}

/* Reads one game's row; leaves `told` false unless the row is sound and matches the journal. */
static void game_in(const json_t *row, LedgerGame *g)
{
    const KeptGame *k = g->kept;
    LedgerGame in = {.kept = k, .told = true};
    bool good = true;
    if (!json_is_object(row) || k->head.game == NULL)
        return;
    int moves = number(json_object_get(row, "moves"), -1, INT16_MAX, &good);
    int rules = number(json_object_get(row, "rules"), 0, UINT16_MAX, &good);
    in.whole = json_is_true(json_object_get(row, "whole"));
    in.plain = json_is_true(json_object_get(row, "plain"));
    if (in.whole)
        in.rounds = number(json_object_get(row, "rounds"), 0, INT16_MAX, &good);
    for (int seat = 0; in.whole && seat < k->head.cfg.nseats; seat++) {
        in.score[seat] =
            (int16_t)number(json_array_get(json_object_get(row, "score"), (size_t)seat), INT16_MIN, INT16_MAX, &good);
        in.winner[seat] = json_is_true(json_array_get(json_object_get(row, "won"), (size_t)seat));
        medals_in(row, k->head.game, seat, &in, &good);
    }
    if (in.whole && k->head.game->die != NULL)
        in.dice = xcalloc(SEAT_MAX, sizeof *in.dice);
    for (int seat = 0; in.dice != NULL && seat < k->head.cfg.nseats; seat++)
        dice_in(row, seat, &in, &good);
    if (good && moves == k->head.moves && rules == k->head.game->rules_rev)
        *g = in;
    else
        free(in.dice);
}

static json_t *dice_out(const LedgerGame *g)
{
    json_t *dice = json_object();
    for (int seat = 0; seat < g->kept->head.cfg.nseats; seat++) {
        char word[8];
        json_t *of = json_object();
        for (int kind = 0; kind < FACES_ROWS; kind++) {
            if (faces_thrown(&g->dice[seat], kind) == 0)
                continue;
            json_t *face = json_array();
            for (int i = 0; i < faces_sides[kind]; i++)
                (void)json_array_append_new(face, json_integer(g->dice[seat].face[kind][i]));
            (void)snprintf(word, sizeof word, "%d", faces_sides[kind]);
            (void)json_object_set_new(of, word, face);
        }
        (void)snprintf(word, sizeof word, "%d", seat);
        (void)json_object_set_new(dice, word, of);
    }
    return dice;
}

static json_t *game_out(const LedgerGame *g)
{
    const Game *game = g->kept->head.game;
    json_t *row = json_object(), *score = json_array(), *won = json_array(), *medals = json_object();
    for (int seat = 0; seat < g->kept->head.cfg.nseats; seat++) {
        char at[8];
        json_t *of = json_object();
        (void)snprintf(at, sizeof at, "%d", seat);
        (void)json_array_append_new(score, json_integer(g->score[seat]));
        (void)json_array_append_new(won, json_boolean(g->winner[seat]));
        for (int i = 0; i < game->nmedals; i++)
            if (g->medal[seat][i] > 0)
                (void)json_object_set_new(of, game->medal[i].word, json_integer(g->medal[seat][i]));
        (void)json_object_set_new(medals, at, of);
    }
    (void)json_object_set_new(row, "moves", json_integer(g->kept->head.moves));
    (void)json_object_set_new(row, "rules", json_integer(game->rules_rev));
    (void)json_object_set_new(row, "whole", json_boolean(g->whole));
    (void)json_object_set_new(row, "plain", json_boolean(g->plain));
    (void)json_object_set_new(row, "rounds", json_integer(g->rounds));
    (void)json_object_set_new(row, "score", score);
    (void)json_object_set_new(row, "won", won);
    (void)json_object_set_new(row, "medals", medals);
    if (g->dice != NULL)
        (void)json_object_set_new(row, "dice", dice_out(g));
    return row;
}

void ledger_text(const Ledger *l, Buf *out)
{
    json_t *root = json_object(), *games = json_object();
    for (int i = 0; i < l->n; i++)
        if (l->game[i].told && l->game[i].kept->head.game != NULL)
            (void)json_object_set_new(games, name_of(&l->game[i]), game_out(&l->game[i]));
    (void)json_object_set_new(root, "version", json_integer(LEDGER_VERSION));
    (void)json_object_set_new(root, "games", games);
    char *text = json_dumps(root, JSON_INDENT(1) | JSON_SORT_KEYS);
    json_decref(root);
    REQUIRE(text);
    buf_add(out, text);
    free(text);
}

/* ---- deals ----------------------------------------------------------------------------------------------------------
 * The same seed, options, decks and number of seats give the same cards and the same luck, whoever plays. */

static int deal_order(const JournalHead *x, const JournalHead *y)
{
    const Setup *a = &x->cfg, *b = &y->cfg;
    if (a->seed != b->seed)
        return a->seed < b->seed ? -1 : 1;
    if (x->game != y->game)
        return strcmp(x->game ? x->game->id : "", y->game ? y->game->id : "");
    int order = a->nseats - b->nseats;
    if (order == 0)
        order = memcmp(a->option, b->option, sizeof a->option);
    return order != 0 ? order : memcmp(a->deck, b->deck, sizeof a->deck);
}

/* Sorts games of one deal together: unfinished ones first, then the oldest. */
static int by_deal(const void *a, const void *b)
{
    const KeptGame *x = *(const KeptGame *const *)a, *y = *(const KeptGame *const *)b;
    int order = deal_order(&x->head, &y->head);
    if (order != 0)
        return order;
    if ((x->where == KEPT_FINISHED) != (y->where == KEPT_FINISHED))
        return x->where == KEPT_FINISHED ? 1 : -1;
    return x->when != y->when ? (x->when < y->when ? -1 : 1) : strcmp(x->path, y->path);
}

static void find_deals_again(Ledger *l)
{
    const KeptGame **kept = xcalloc((size_t)l->list.n + 1, sizeof *kept);
    bool *again = xcalloc((size_t)l->list.n + 1, sizeof *again);
    for (int i = 0; i < l->list.n; i++)
        kept[i] = &l->list.game[i];
    if (l->list.n > 0)
        qsort(kept, (size_t)l->list.n, sizeof *kept, by_deal);
    for (int i = 1; i < l->list.n; i++)
        again[kept[i] - l->list.game] = kept[i]->head.game && deal_order(&kept[i - 1]->head, &kept[i]->head) == 0;
    for (int i = 0; i < l->n; i++)
        l->game[i].again = again[l->game[i].kept - l->list.game];
    free(again);
    free(kept);
}

bool ledger_is_deal(const LedgerGame *g, const Game *game, const Setup *cfg)
{
    const JournalHead head = {.game = game, .cfg = *cfg};
    return g->kept->head.game && deal_order(&g->kept->head, &head) == 0;
}

int ledger_dealt(const Ledger *l, const Match *m)
{
    const JournalHead head = {.game = match_game(m), .cfg = *match_setup(m)};
    int n = 0;
    for (int i = 0; i < l->list.n; i++)
        n += deal_order(&l->list.game[i].head, &head) == 0;
    return n;
}

bool ledger_counts(const LedgerGame *g)
{
    return g->told && g->whole && g->plain && !g->again && !g->kept->left_out;
}

/* ---- the list -------------------------------------------------------------------------------------------------------- */

static int oldest_first(const void *a, const void *b)
{
    const LedgerGame *x = a, *y = b;
    if (x->kept->when != y->kept->when)
        return x->kept->when < y->kept->when ? -1 : 1;
    return strcmp(x->kept->path, y->kept->path);
}

void ledger_make(const Shelf *s, const char *text, size_t n, Ledger *out)
{
    *out = (Ledger){0};
    kept_list(s, &out->list);
    out->game = xcalloc((size_t)out->list.n + 1, sizeof *out->game);
    json_t *root = n > 0 ? json_loadb(text, n, 0, NULL) : NULL;
    bool known = json_integer_value(json_object_get(root, "version")) == LEDGER_VERSION;
    for (int i = 0; i < out->list.n; i++) {
        if (out->list.game[i].where != KEPT_FINISHED)
            continue;
        LedgerGame *g = &out->game[out->n++];
        *g = (LedgerGame){.kept = &out->list.game[i], .told = out->list.game[i].head.game == NULL};
        if (known)
            game_in(json_object_get(json_object_get(root, "games"), name_of(g)), g);
        out->ntold += g->told;
    }
    json_decref(root);
    if (out->n > 0)
        qsort(out->game, (size_t)out->n, sizeof *out->game, oldest_first);
    find_deals_again(out);
}

static void path_of(const Shelf *s, char path[PATH_ROOM])
{
    (void)snprintf(path, PATH_ROOM, "%s/ledger.json", s->folder);
}

void ledger_open(const Shelf *s, Ledger *out)
{
    char path[PATH_ROOM];
    Buf text = {0};
    path_of(s, path);
    if (s->folder[0] && file_read(path, LEDGER_BYTES_MAX, &text).code != 0)
        buf_free(&text);
    ledger_make(s, buf_str(&text), text.n, out);
    buf_free(&text);
}

void ledger_sweep(const Shelf *s)
{
    char path[PATH_ROOM];
    path_of(s, path);
    if (s->folder[0])
        file_sweep(path);
}

Status ledger_write(const Shelf *s, const char *text, size_t n)
{
    char path[PATH_ROOM];
    path_of(s, path);
    return file_write(path, text, n);
}

void ledger_free(Ledger *l)
{
    for (int i = 0; i < l->n; i++)
        free(l->game[i].dice);
    kept_free(&l->list);
    free(l->game);
    *l = (Ledger){0};
}

/* ---- questions --------------------------------------------------------------------------------------------------- */

void people_add(People *p, const char *name, int games)
{
    int i = 0;
    while (i < p->n && strcmp(p->name[i], name) != 0)
        i++;
    if (i == PEOPLE_MAX)
        return;
    if (i == p->n) {
        (void)snprintf(p->name[i], SEAT_NAME_MAX, "%s", name);
        p->games[p->n++] = 0;
    }
    p->games[i] += games;
    for (; i > 0 && p->games[i] > p->games[i - 1]; i--) {
        char other[SEAT_NAME_MAX];
        int its = p->games[i];
        memcpy(other, p->name[i], sizeof other);
        memcpy(p->name[i], p->name[i - 1], sizeof other);
        memcpy(p->name[i - 1], other, sizeof other);
        p->games[i] = p->games[i - 1];
        p->games[i - 1] = its;
    }
}

void ledger_people(const Ledger *l, const Game *game, People *out)
{
    *out = (People){0};
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        const Setup *cfg = &g->kept->head.cfg;
        if (!g->told || !g->whole || (game != NULL && g->kept->head.game != game))
            continue;
        for (int seat = 0; seat < cfg->nseats; seat++)
            if (cfg->player[seat] == 0)
                people_add(out, cfg->name[seat], 1);
    }
}

int ledger_seat(const LedgerGame *g, const char *name)
{
    const Setup *cfg = &g->kept->head.cfg;
    int first = NO_SEAT;
    for (int seat = 0; seat < cfg->nseats; seat++) {
        if (cfg->player[seat] != 0 || (name[0] != '\0' && strcmp(cfg->name[seat], name) != 0))
            continue;
        if (first == NO_SEAT || (g->winner[seat] && !g->winner[first]))
            first = seat;
    }
    return first;
}

int ledger_level(const LedgerGame *g, int seat)
{
    const KeptGame *k = g->kept;
    int best = 0;
    for (int i = 0; i < k->head.cfg.nseats; i++) {
        int level = bot_player(k->head.game, k->head.cfg.player[i]) % PLAYER_CHARACTER;
        if (i != seat && bot_level(level)->rung > bot_level(best)->rung)
            best = level;
    }
    return best;
}

int ledger_medals(const Ledger *l, const Game *game, const char *name, uint8_t best[MEDAL_MAX])
{
    int n = 0;
    memset(best, 0, MEDAL_MAX);
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        int seat = ledger_counts(g) && g->kept->head.game == game ? ledger_seat(g, name) : NO_SEAT;
        for (int k = 0; seat != NO_SEAT && k < game->nmedals; k++)
            if (g->medal[seat][k] > best[k])
                best[k] = g->medal[seat][k];
    }
    for (int k = 0; k < game->nmedals; k++)
        n += best[k] > 0;
    return n;
}

/* Writes a field as in RFC 4180, quoted where necessary. An apostrophe precedes what a spreadsheet would take for a
 * formula. */
static void csv_field(Buf *out, const char *text)
{
    bool formula = text[0] != '\0' && strchr("=+-@\t", text[0]) != NULL;
    if (!formula && strpbrk(text, ",\"\r\n") == NULL) {
        buf_add(out, text);
        return;
    }
    buf_add(out, formula ? "\"'" : "\"");
    for (; *text != '\0'; text++) {
        buf_addn(out, text, 1);
        if (*text == '"')
            buf_add(out, "\"");
    }
    buf_add(out, "\"");
}

void ledger_csv(const Ledger *l, Buf *out)
{
    buf_add(out, "file,date,game,seat,name,player,score,won,rounds,seats,counts\r\n");
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        const Setup *cfg = &g->kept->head.cfg;
        struct tm then;
        char date[32] = "";
        if (!g->told || !g->whole)
            continue;
        if (localtime_r(&g->kept->when, &then) != NULL)
            (void)strftime(date, sizeof date, "%Y-%m-%d %H:%M", &then);
        for (int seat = 0; seat < cfg->nseats; seat++) {
            int level = bot_player(g->kept->head.game, cfg->player[seat]) % PLAYER_CHARACTER;
            csv_field(out, name_of(g));
            buf_printf(out, ",%s,%s,%d,", date, g->kept->head.game->id, seat + 1);
            csv_field(out, cfg->name[seat]);
            buf_printf(out, ",%s,%d,%d,%d,%d,%d\r\n", level == 0 ? "person" : bot_level(level)->word, g->score[seat],
                       g->winner[seat], g->rounds, cfg->nseats, ledger_counts(g));
        }
    }
}

/* ---- figures ---------------------------------------------------------------------------------------------------- */

/* Returns the person's seat in a complete game of `game` (NULL: any), or NO_SEAT. */
static int seat_at(const LedgerGame *g, const Game *game, const char *name)
{
    bool here = g->told && g->whole && (game == NULL || g->kept->head.game == game);
    return here ? ledger_seat(g, name) : NO_SEAT;
}

/* Returns the person's seat; NO_SEAT also if the game does not count (ledger_counts). */
static int seat_in(const LedgerGame *g, const Game *game, const char *name)
{
    return ledger_counts(g) ? seat_at(g, game, name) : NO_SEAT;
}

static void add(Share *s, bool won)
{
    s->games++;
    s->won += won;
}

/* Returns the margin in points between the seat and the best loser; -1: nobody lost. */
static int margin_of(const LedgerGame *g, int seat)
{
    int margin = -1;
    for (int i = 0; i < g->kept->head.cfg.nseats; i++) {
        int by = g->score[seat] - g->score[i];
        if (!g->winner[i] && (margin < 0 || by < margin))
            margin = by < 0 ? 0 : by;
    }
    return margin;
}

/* True if the seat plays alone against allied others, as the first set-up row of the board says. */
static bool leads_alone(const Game *game, const Setup *cfg, int seat)
{
    const Board *board = board_by_game(game->id);
    const SetupRow *row = board && board->setup_rows ? &board->setup_rows->row[0] : NULL;
    int allies = cfg->nseats;
    for (int i = 0; row && i < row->ntiles; i++)
        if (row->tile[i].seats == cfg->nseats && (cfg->nseats != 2 || row->tile[i].choice == cfg->option[row->option]))
            allies = row->tile[i].allies;
    return seat >= allies;
}

static void add_records(const LedgerGame *g, int seat, Figures *out, int *best)
{
    int margin = g->winner[seat] ? margin_of(g, seat) : -1;
    if (out->best == NULL || g->score[seat] > *best) {
        out->best = g;
        *best = g->score[seat];
    }
    if (margin >= 0 && (out->closest == NULL || margin < out->margin)) {
        out->closest = g;
        out->margin = margin;
    }
    bool leads = leads_alone(g->kept->head.game, &g->kept->head.cfg, seat);
    const LedgerGame **quickest = leads ? &out->conquest : &out->quickest;
    if (g->winner[seat] && (*quickest == NULL || g->rounds < (*quickest)->rounds))
        *quickest = g;
    if (leads)
        add(&out->led, g->winner[seat]);
    else if (out->longest == NULL || g->rounds > out->longest->rounds)
        out->longest = g;
}

/* Appends the newest result and drops the oldest if full. */
static void add_recent(const LedgerGame *g, int seat, Figures *out)
{
    if (out->nlast == FIGURES_LAST)
        memmove(out->last, out->last + 1, (size_t)--out->nlast * sizeof *out->last);
    out->last[out->nlast++] = g->winner[seat];
    if (out->npoints == FIGURES_POINTS)
        memmove(out->points, out->points + 1, (size_t)--out->npoints * sizeof *out->points);
    out->points[out->npoints++] = g->score[seat];
}

void figures_of(const Ledger *l, const Game *game, const char *name, Figures *out)
{
    int best = 0;
    *out = (Figures){0};
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        int seat = seat_at(g, game, name);
        if (seat != NO_SEAT && !ledger_counts(g))
            out->left_out++;
        if (seat == NO_SEAT || !ledger_counts(g))
            continue;
        add(&out->all, g->winner[seat]);
        add(&out->against[ledger_level(g, seat)], g->winner[seat]);
        out->streak = g->winner[seat] ? out->streak + 1 : 0;
        if (out->streak > out->longest_streak)
            out->longest_streak = out->streak;
        add_records(g, seat, out, &best);
        add_recent(g, seat, out);
        for (int q = 0; q < g->kept->head.cfg.nseats; q++) /* the loser may have 0 points */
            out->scored = out->scored || abs(g->score[q]) > 1;
    }
}

int figures_by_option(const Ledger *l, const Game *game, const char *name, int option, Share out[FIGURES_CHOICES])
{
    int n = 0;
    memset(out, 0, FIGURES_CHOICES * sizeof *out);
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        int seat = seat_in(g, game, name), choice = seat == NO_SEAT ? 0 : g->kept->head.cfg.option[option];
        if (seat == NO_SEAT || choice >= FIGURES_CHOICES)
            continue;
        n += out[choice].games == 0;
        add(&out[choice], g->winner[seat]);
    }
    return n;
}

static void add_pair(Pair out[FIGURES_PAIRS], int *n, const char *name, bool won)
{
    int i = 0;
    while (i < *n && strcmp(out[i].name, name) != 0)
        i++;
    if (i == FIGURES_PAIRS)
        return;
    if (i == *n) {
        out[i] = (Pair){0};
        (void)snprintf(out[i].name, SEAT_NAME_MAX, "%s", name);
        ++*n;
    }
    add(&out[i].share, won);
    for (; i > 0 && out[i].share.games > out[i - 1].share.games; i--) {
        Pair p = out[i];
        out[i] = out[i - 1];
        out[i - 1] = p;
    }
}

int figures_pairs(const Ledger *l, const Game *game, const char *name, Pair out[FIGURES_PAIRS])
{
    int n = 0;
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        int seat = seat_in(g, game, name);
        const Setup *cfg = &g->kept->head.cfg;
        for (int other = 0; seat != NO_SEAT && other < cfg->nseats; other++)
            if (other != seat && cfg->player[other] == 0)
                add_pair(out, &n, cfg->name[other], g->winner[seat] && g->winner[other]);
    }
    return n;
}

static void add_faces(Faces *sum, const Faces *f)
{
    for (int kind = 0; kind < FACES_ROWS; kind++)
        for (int i = 0; i < FACES_MOST; i++)
            sum->face[kind][i] += f->face[kind][i];
}

int figures_dice(const Ledger *l, const Game *game, const char *name, Faces *own, Faces *computers)
{
    int n = 0;
    *own = *computers = (Faces){0};
    for (int i = 0; i < l->n; i++) {
        const LedgerGame *g = &l->game[i];
        const Setup *cfg = &g->kept->head.cfg;
        if (g->dice == NULL || seat_in(g, game, name) == NO_SEAT)
            continue;
        n++;
        for (int seat = 0; seat < cfg->nseats; seat++)
            if (cfg->player[seat] != 0)
                add_faces(computers, &g->dice[seat]);
            else if (name[0] == '\0' || seat == ledger_seat(g, name))
                add_faces(own, &g->dice[seat]);
    }
    return n;
}
