/* SPDX-License-Identifier: MIT
 * Course of a battle (picture horde-battle-2): the cards revealed, then each joker with everyone's counts after it.
 * Jokers that were not shown, because a position begins in mid-battle, are summed up. */
#include <math.h>
#include <stdio.h>

#include "games/horde/table/horde_draw.h"
#include "core/table.h"

typedef struct {
    DefId card;      /* 0: the cards revealed, with a card back */
    int seat;        /* whose count it changed; NO_SEAT: everyone's */
    DefId sacrifice; /* for a Demon, or 0 */
    int count[HORDE_SEATS];
} Row;
enum { ROWS = HORDE_JOKERS + 1 };

static bool is_joker(const Piece *p)
{
    return p->def == DEF_FLAYER || p->face & FACE_USED;
}

/* Fills the rows from the table alone: the cards revealed, and the counts with the jokers played since. Returns how
 * many rows. */
static int rows_of_the_table(const State *s, Row row[ROWS])
{
    int all = 0;
    row[0] = row[1] = (Row){.seat = NO_SEAT};
    row[1].card = DEF_FLAYER;
    for (int seat = 0; seat < s->nseats; seat++) {
        int jokers = 0;
        for (PieceId p = table_first(s, (PlaceId)(PLACE_FIELD + seat)); p != NO_PIECE; p = s->piece[p].next)
            jokers += is_joker(&s->piece[p]);
        row[1].count[seat] = horde_strength(s, seat);
        row[0].count[seat] = row[1].count[seat] - jokers;
        all += jokers;
    }
    return all > 0 ? 2 : 1;
}

static int rows_heard(const HordeShown *h, int nseats, Row row[ROWS])
{
    row[0] = (Row){.seat = NO_SEAT};
    for (int seat = 0; seat < nseats; seat++)
        row[0].count[seat] = h->began[seat];
    for (int i = 0; i < h->njokers; i++) {
        const HordeJoker *j = &h->joker[i];
        row[i + 1] = row[i];
        row[i + 1].card = j->sacrifice ? DEF_DEMON : DEF_FLAYER;
        row[i + 1].seat = j->seat;
        row[i + 1].sacrifice = j->sacrifice;
        row[i + 1].count[j->seat] = j->count;
    }
    return h->njokers + 1;
}

static void say_row(const Table *t, const Row *row, bool brief, char out[SENTENCE_MAX])
{
    const char *who = row->seat == NO_SEAT ? "" : seat_name(t, row->seat);
    if (row->card == 0)
        say(out, SENTENCE_MAX, SAY("Cards revealed"));
    else if (row->seat == NO_SEAT)
        say(out, SENTENCE_MAX, SAY("After jokers"));
    else if (brief)
        say(out, SENTENCE_MAX, SAY("{card}"), say_s("card", say_word(horde_game.def[row->card].name)));
    else if (row->sacrifice)
        say(out, SENTENCE_MAX, SAY("*{who}* sacrifices the {card}"), say_s("who", who),
            say_s("card", say_word(horde_game.def[row->sacrifice].name)));
    else
        say(out, SENTENCE_MAX, SAY("*{who}* plays a Flayer"), say_s("who", who));
}

static void thumb(Table *t, DefId def, Rect r)
{
    CardFace f;
    CopyWords words;
    if (def == 0 || !horde_face(&horde_game, def, &f)) {
        card_draw_back(t->g, "backs/horde", r, 0);
        return;
    }
    copy_face(&f, 1, &words);
    f.pips = 0; /* too small for pips */
    card_draw(t->g, &f, r, 0, NULL);
}

static int seat_in(const Table *t, int column) /* near seat first, as the rows on the felt */
{
    return (t->in->near + column) % t->in->s->nseats;
}

static void draw_row(Table *t, const Row *row, int nth, Rect r, float column, bool newest)
{
    int nseats = t->in->s->nseats;
    char words[SENTENCE_MAX], id[24], label[SENTENCE_MAX], count[HORDE_SEATS][SENTENCE_MAX];
    const char *item[HORDE_SEATS];
    if (newest) {
        gfx_surface(t->g, r, SURFACE_ROW);
        gfx_fill(t->g, rect(r.x, r.y + 3, 3, r.h - 6), gfx_color(t->g, COL_ACCENT));
    }
    float h = r.h - 8, w = h / 1.25f, x = r.x + 8 + w + 8, room = r.x + r.w - column * (float)nseats - x - 2;
    thumb(t, row->card, rect(r.x + 8, r.y + 4, w, h));
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT);
    say_row(t, row, false, words);
    while (style.size > 11 && gfx_paragraph_height(t->g, style, room, words) > r.h)
        style.size -= 0.5f;
    float high = gfx_paragraph_height(t->g, style, room, words);
    if (high > r.h) { /* the coloured number says whose it is */
        say_row(t, row, true, words);
        high = gfx_paragraph_height(t->g, style, room, words);
    }
    ui_paragraph(t->ui, style, rect(x, r.y + (r.h - high) / 2, room, high + 1), words);
    for (int i = 0; i < nseats; i++) {
        int seat = seat_in(t, i);
        bool changed = row->seat == seat;
        words_number(t, rect(r.x + r.w - column * (float)(nseats - i), r.y, column, r.h),
                     (Words){FACE_BOLD, 17, changed ? COL_ACCENT : COL_TEXT2, ALIGN_CENTER}, row->count[seat]);
        say(count[i], sizeof count[i], SAY("{who} {n}"), say_s("who", seat_name(t, seat)),
            say_n("n", row->count[seat]));
        item[i] = count[i];
    }
    say_row(t, row, false, words);
    say(label, sizeof label, SAY("{what}: {list}"), say_s("what", words), say_list("list", SAY_COMMA, item, nseats));
    (void)snprintf(id, sizeof id, "came-%d", nth);
    ui_mark(t->ui, id, "count", r, label);
}

const char *horde_draw_battle_log(Table *t, Rect r)
{
    const State *s = t->in->s;
    const HordeShown *h = t->event_memory;
    bool heard = h && h->laid;
    Row row[ROWS];
    if (horde_table(s) != TABLE_BATTLE || s->over || s->phase == PHASE_OVER || (!heard && s->phase == PHASE_BATTLE))
        return NULL;
    const char *title = T_("How it went");
    if (rect_is_empty(r))
        return title;
    int n = heard ? rows_heard(h, s->nseats, row) : rows_of_the_table(s, row);
    float column = fminf(line_of(t->in, 30), r.w * 0.5f / (float)s->nseats);
    Rect badges = rect_cut_top(&r, 22);
    for (int i = 0; i < s->nseats; i++)
        gfx_seat_badge(t->g, seat_in(t, i), badges.x + badges.w - column * ((float)(s->nseats - i) - 0.5f),
                       badges.y + 11, 18);
    float each = line_of(t->in, 44);
    int fit = (int)(r.h / each), from = n > fit ? n - fit + 1 : 1; /* the first one, and the latest */
    if (n > fit && fit > 1 && (float)n * line_of(t->in, 38) <= r.h) {
        each = r.h / (float)n; /* rows a little lower rather than fewer */
        from = 1;
    }
    for (int i = 0, shown = 0; i < n && (shown < fit || from == 1); i++) {
        if (i > 0 && i < from)
            continue;
        draw_row(t, &row[i], i, rect(r.x, r.y + each * (float)shown++, r.w, each - 3), column, i > 0 && i == n - 1);
    }
    return title;
}
