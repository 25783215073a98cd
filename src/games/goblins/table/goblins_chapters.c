/* SPDX-License-Identifier: MIT
 * The end of the game in chapters, with the innkeeper's comments: the Crowns, one line after the other, the scores
 * (GH-24, GH-25). A person may guess before the Crowns are revealed. The story pauses after each chapter for a
 * person who plays. Everything is built from the events that have been shown (BoardTell.on_event). */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/say.h"
#include "core/text.h"
#include "games/goblins/table/goblins_draw.h"

void goblins_hear_end(GoblinsEnd *end, const Event *e)
{
    int clan = e->def >= DEF_CROWN && e->def < DEF_CROWN + CLAN_COUNT ? (int)goblins_clan(e->def) : 0;
    switch (e->kind) {
    case EV_OVER:
        *end = (GoblinsEnd){.over = true};
        break;
    case EV_CROWN:
        end->turned = true;
        break;
    case EV_LINE:
        end->line = (uint8_t)e->n;
        end->counted++;
        end->strengths = e->other;
        end->who = end->each = 0;
        break;
    case EV_HELD:
    case EV_TIED:
        end->who |= (uint8_t)(1u << clan);
        end->each = (uint8_t)(e->kind == EV_HELD ? e->n : 1);
        end->points[clan] = (uint8_t)(end->points[clan] + end->each);
        break;
    case EV_SCORE:
        end->scored = true;
        break;
    default:
        break;
    }
}

void goblins_top_told(const void *memory, TopWords *out)
{
    const GoblinsEnd *end = goblins_end(memory);
    if (!end->over)
        return;
    out->step[0] = N_("Crowns");
    out->step[1] = N_("Lines");
    out->step[2] = N_("Scores");
    out->nsteps = 3;
    out->now = end->scored ? 2 : end->counted > 0;
}

static bool is_told(const void *memory, const State *s)
{
    (void)s;
    return goblins_end(memory)->over;
}

static bool more_to_count(const void *memory, const State *s)
{
    return goblins_end(memory)->counted < __builtin_popcount(goblins_of(s)->open);
}

static bool chapter_ends(const void *memory, const State *s, const Event *next)
{
    (void)s;
    return (next->kind == EV_CROWN && !goblins_end(memory)->turned) || next->kind == EV_LINE ||
           (next->kind == EV_SCORE && !goblins_end(memory)->scored);
}

static int seat_of(const State *s, int clan)
{
    for (int seat = 0; seat < s->nseats; seat++)
        if (goblins_crown(s, seat) == (Clan)clan)
            return seat;
    return NO_SEAT;
}

static void say_crowns(const State *s, char *out, size_t n)
{
    char text[SEAT_MAX][SENTENCE_MAX];
    const char *one[SEAT_MAX];
    for (int seat = 0; seat < s->nseats; seat++) {
        char mark[8];
        (void)snprintf(mark, sizeof mark, "{%d}", seat);
        say(text[seat], sizeof text[seat], SAY("{who} ruled {clan}"), say_s("who", mark),
            say_s("clan", say_word(goblins_clan_name[goblins_crown(s, seat) & (CLAN_COUNT - 1)])));
        one[seat] = text[seat];
    }
    say(out, n, SAY("{all}."), say_list("all", SAY_AND, one, s->nseats));
}

/* "Line 2 goes to Sapphire, with strength 6 and its Flagbearer." */
static void say_line(const State *s, const GoblinsEnd *end, char *out, size_t n)
{
    const char *clan[CLAN_COUNT], *line = say_word(goblins_line_title(s, end->line - goblins_first_line(s)));
    int k = 0, most = 0;
    for (int i = 0; i < CLAN_COUNT; i++)
        if (end->who >> i & 1) {
            clan[k++] = say_word(goblins_clan_name[i]);
            most = end->strengths >> 4 * i & 15;
        }
    if (k == 0)
        say(out, n, SAY("{line}: no face-up goblins"), say_s("line", line));
    else if (k == 1)
        say(out, n, SAY("{flag:{line}: {clan} wins with {n}, plus its Flagbearer|{line}: {clan} wins with {n}}"),
            say_is("flag", end->each > 3), say_s("line", line), say_s("clan", clan[0]), say_n("n", most));
    else
        say(out, n, SAY("{line}: {clans} tie at {n}"), say_s("line", line), say_list("clans", SAY_AND, clan, k),
            say_n("n", most));
}

/* Says who scores how many points for the line; "" if no clan has points there. */
static void say_taken(const State *s, const GoblinsEnd *end, char *out, size_t n)
{
    char mark[CLAN_COUNT][8];
    const char *who[CLAN_COUNT];
    int k = 0;
    for (int i = 0; i < CLAN_COUNT; i++)
        if (end->who >> i & 1 && seat_of(s, i) != NO_SEAT) {
            (void)snprintf(mark[k], sizeof mark[k], "{%d}", seat_of(s, i));
            who[k] = mark[k];
            k++;
        }
    out[0] = '\0';
    if (k > 0)
        say(out, n,
            SAY("{one:{points:{who} scores {points} point.|{who} scores {points} points.}|{who} score 1 point each.}"),
            say_is("one", k == 1), say_n("points", end->each), say_list("who", SAY_AND, who, k));
    else if (end->who)
        say(out, n, SAY("Nobody ruled that clan, so nobody scores."));
}

/* Says who leads so far, and by how much. */
static void say_lead(const State *s, const GoblinsEnd *end, char *out, size_t n)
{
    char mark[SEAT_MAX][8];
    const char *who[SEAT_MAX];
    int best = 0, second = 0, k = 0;
    for (int seat = 0; seat < s->nseats; seat++) {
        int points = end->points[goblins_crown(s, seat) & (CLAN_COUNT - 1)];
        second = points > best ? best : points > second && points < best ? points : second;
        k = points > best ? 0 : k;
        best = points > best ? points : best;
        if (points < best)
            continue;
        (void)snprintf(mark[k], sizeof mark[k], "{%d}", seat);
        who[k] = mark[k];
        k++;
    }
    if (best == 0)
        say(out, n, SAY("No points yet."));
    else if (k == 1)
        say(out, n, SAY("{who} leads by {n}."), say_s("who", who[0]), say_n("n", best - second));
    else
        say(out, n, SAY("{who} are tied at {n}."), say_list("who", SAY_AND, who, k), say_n("n", best));
}

static const char *words(const void *memory, const State *s, char *question, size_t qn, char *detail, size_t dn)
{
    const GoblinsEnd *end = goblins_end(memory);
    char taken[SENTENCE_MAX], lead[SENTENCE_MAX];
    if (!end->turned) {
        say(question, qn, SAY("Any guesses before the Crowns are revealed?"));
        say(detail, dn, SAY("Just for fun: a guess costs nothing."));
        return N_("Reveal the Crowns");
    }
    if (end->counted == 0) {
        say(question, qn, SAY("Now you know. Let\u2019s count the lines!"));
        say_crowns(s, detail, dn);
        return N_("Count the lines");
    }
    say_line(s, end, question, qn);
    say_taken(s, end, taken, sizeof taken);
    say_lead(s, end, lead, sizeof lead);
    say(detail, dn, SAY("{taken:{taken} {lead}|{lead}}"), say_s("taken", taken), say_s("lead", lead));
    return more_to_count(memory, s) ? N_("Count the next line") : N_("The final points");
}

const BoardPause goblins_chapter = {.kind = PAUSE_CHAPTERS,
                                    .rest = N_("Skip"),
                                    .skips = true,
                                    .innkeeper = true,
                                    .during = is_told,
                                    .before = chapter_ends,
                                    .more = more_to_count,
                                    .words = words};

/* ---- recap ----------------------------------------------------------------------------------------------------- */

/* The opponents' turns since the viewer's own last turn, one row each: the goblin that was played, and its effect in
 * the words of the log. Built from the events that were shown (BoardTell.on_event), so it reveals nothing more. */

enum { DEEDS = 3 }; /* effects of one goblin that are put into words, at most */

static bool is_deed(int kind)
{
    return kind == EV_THROWN || kind == EV_DOWNED || kind == EV_RAISED || kind == EV_MOVED || kind == EV_SWAPPED ||
           kind == EV_SLID || kind == EV_DECLINED;
}

/* True if the event is already said: a thrown goblin lies face down. */
static bool is_said(const GoblinsRecap *since, const Event *e)
{
    const Event *last = since->n > 0 ? &since->told[since->n - 1] : NULL;
    return last && e->kind == EV_DOWNED && last->kind == EV_THROWN && last->to == e->to;
}

void goblins_hear_since(GoblinsRecap *since, const State *s, int eyes, const Event *e)
{
    bool lays = e->kind == EV_PLACED || e->kind == EV_REPLACED;
    bool begins = e->kind == EV_TURN || e->kind == EV_NONE;
    for (int clan = 0; begins && clan < CLAN_COUNT; clan++)
        since->turn[clan] = (uint8_t)goblins_points(s, (Clan)clan);
    if (e->kind == EV_OVER || (lays && (e->seat == eyes || eyes == NO_SEAT))) {
        since->n = since->rows = 0;
        since->own = lays;
    }
    if (lays && e->seat != eyes && eyes != NO_SEAT) {
        since->own = false;
        since->deeds = 0;
        if (since->rows < GOBLINS_ROWS)
            memcpy(since->points[since->rows++], since->turn, sizeof since->turn);
    } else if (!is_deed(e->kind) || is_said(since, e) || since->own || since->deeds++ >= DEEDS) {
        return;
    }
    if (since->n < GOBLINS_SINCE)
        since->told[since->n++] = *e;
}

/* Says how turn k changed the viewer's lead, *by: by how much; "" if unknown or unchanged. */
static void say_meant(const Table *t, const GoblinsRecap *since, int k, char words[SENTENCE_MAX], int *by)
{
    const State *s = t->in->s;
    Clan own = goblins_own_clan(t);
    uint8_t now[CLAN_COUNT];
    words[0] = '\0';
    if (own == CLAN_COUNT || k >= since->rows)
        return;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        now[clan] = (uint8_t)goblins_points(s, (Clan)clan);
    int was = goblins_lead(s, own, since->points[k]),
        is = goblins_lead(s, own, k + 1 < since->rows ? since->points[k + 1] : now);
    *by = is - was;
    if (is != was)
        goblins_say_lead(own, was, is, words);
}

/* Says the goblin played in event i and all its effects; returns the index of the next goblin played. */
static int tell(const Table *t, const GoblinsRecap *since, int i, char *out, size_t n)
{
    char text[1 + DEEDS][SENTENCE_MAX];
    const char *line[1 + DEEDS];
    int said = 0;
    do {
        line[said] = text[said];
        event_line(t->in->game, t->names, &since->told[i++], text[said], sizeof text[said]);
        said += text[said][0] != '\0';
    } while (i < since->n && is_deed(since->told[i].kind) && said <= DEEDS);
    say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, said));
    return i;
}

typedef struct { /* one row: the goblin played, its effect, and what that means for the lead */
    const Event *laid;
    char words[SENTENCE_MAX * 3];
    Stretch end;
    int nends; /* 0: the lead did not change */
    float h;   /* height of its words */
} Row;

static void compose(Table *t, const GoblinsRecap *since, int k, int *event, Row *row)
{
    char deeds[SENTENCE_MAX * 2], meant[SENTENCE_MAX];
    int by = 0;
    row->laid = &since->told[*event];
    *event = tell(t, since, *event, deeds, sizeof deeds);
    say_meant(t, since, k, meant, &by);
    row->nends = meant[0] != '\0';
    const char *const part[] = {deeds, meant};
    say(row->words, sizeof row->words, SAY("{all}"), say_list("all", SAY_LINES, part, 1 + row->nends));
    row->end = (Stretch){.at = strlen(row->words) - strlen(meant),
                         .length = strlen(meant),
                         .ink = gfx_color(t->g, by > 0 ? COL_TARGET : COL_BAD)};
}

static float card_width(float h)
{
    return fminf(52, h / 1.25f);
}

/* Measures the words of each row, w wide; returns the height of all. */
static float measure(Table *t, Row *row, int n, Text style, float w)
{
    float all = 0;
    for (int i = 0; i < n; i++) {
        row[i].h = gfx_paragraph_with_height(t->g, style, w, row[i].words, &row[i].end, row[i].nends);
        all += row[i].h;
    }
    return all;
}

static void draw(Table *t, Rect r, const Row *row, int index, Text style, float card)
{
    CardFace face;
    char id[24];
    float w = fminf(card, r.h / 1.25f);
    if (goblins_board.face(&goblins_game, row->laid->def, &face))
        card_draw(t->g, &face, rect(r.x, r.y + (r.h - w * 1.25f) / 2, w, w * 1.25f), 0, NULL);
    (void)rect_cut_left(&r, card + 10);
    gfx_clip(t->g, r);
    (void)ui_paragraph_with(t->ui, style, rect(r.x, r.y + fmaxf(0, (r.h - row->h) / 2), r.w, row->h + 2), row->words,
                            &row->end, row->nends, NULL, NULL);
    gfx_unclip(t->g);
    (void)snprintf(id, sizeof id, "since-%d", index);
    ui_mark(t->ui, id, "since", r, row->words);
    ui_note(t->ui, "by", t->names->name[row->laid->seat]);
}

/* Draws rows as high as their words and shares what is left; letters shrink before anything is cut. */
bool goblins_draw_since(Table *t, Rect r)
{
    enum { GAP = 4 };
    const GoblinsRecap *since = goblins_recap(t);
    Row row[GOBLINS_SINCE];
    int rows = 0;
    for (int i = 0; i < since->n; i++)
        rows += !is_deed(since->told[i].kind);
    if (rows == 0 || goblins_ends(t) || is_deed(since->told[0].kind))
        return false;
    if (rect_is_empty(r))
        return true;
    for (int i = 0, k = 0; k < rows; k++)
        compose(t, since, k, &i, &row[k]);
    float each = fminf(r.h / (float)rows, line_of(t->in, 84)) - GAP, card = card_width(each),
          room = (each + GAP) * (float)rows - GAP * (float)rows;
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    while (measure(t, row, rows, style, r.w - card - 10) > room && style.size > 9)
        style.size -= 0.5f;
    float left = fmaxf(0, room - measure(t, row, rows, style, r.w - card - 10)) / (float)rows;
    for (int k = 0; k < rows; k++) {
        draw(t, rect(r.x, r.y, r.w, row[k].h + left), &row[k], k, style, card);
        r.y += row[k].h + left + GAP;
    }
    return true;
}
