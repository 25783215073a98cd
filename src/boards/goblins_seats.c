/* SPDX-License-Identifier: MIT
 * Around the battlefield: the seats, the deck, what the horde would score now, the near hand and its secret Crown. */
#include "boards/goblins_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "ui/portrait.h"

static void chip(Table *t, int seat)
{
    const State *s = t->in->s;
    Gfx *g = t->g;
    Rect r = t->at->panel[AT_SEAT + seat];
    gfx_surface(g, r, s->to_act == seat ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    float badge = clampf(r.h * 0.66f, 16, 40), line = r.h / 2;
    seat_portrait(g, t->in->game, t->names, seat, r.x + 8 + badge / 2, r.y + r.h / 2, badge * 1.2f, badge);
    Rect in = rect(r.x + badge + 16, r.y + 2, r.w - badge - 22, r.h - 4);
    Clan crown = goblins_shown_crown(t, seat);
    if (crown < CLAN_COUNT) {
        gfx_badge(g, clan_sign((int)crown), r.x + r.w - 8 - badge / 2, r.y + r.h / 2, badge * 0.9f);
        in.w -= badge + 8;
    }
    char words[SENTENCE_MAX];
    int hand = table_size(s, (PlaceId)(PLACE_HAND + seat)), left = goblins_turns_left(s, seat);
    say(words, sizeof words, SAY("{left:{hand} in hand, 1 turn left|{hand} in hand, {left} turns left}"),
        say_n("hand", hand), say_n("left", left));
    Text small = ui_style(t->ui, FACE_MEDIUM, 13, COL_TEXT2);
    if (gfx_text_width(g, small, words) > in.w)
        say(words, sizeof words, SAY("{hand} in hand"), say_n("hand", hand));
    bool room = gfx_text_width(g, small, words) <= in.w && in.h >= line_of(t->in, 34);
    words_label(t, rect(in.x, in.y, in.w, room ? line : in.h), (Words){FACE_TITLE, 16, COL_TEXT, ALIGN_LEFT},
                t->names->name[seat]);
    if (room)
        words_label(t, rect(in.x, in.y + line - 2, in.w, line - 2), (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_LEFT},
                    words);
}

static void deck(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_DECK];
    int n = table_size(s, PLACE_DECK);
    float w = r.h / 1.25f;
    if (n > 0)
        card_draw_back(t->g, "backs/goblins", rect(r.x, r.y, w, r.h), 0);
    Rect words = rect(r.x + w + 8, r.y, r.w - w - 8, r.h / 2);
    char text[SENTENCE_MAX];
    say(text, sizeof text, SAY("{n:=0:no deck|{n} in the deck}"), say_n("n", n));
    words_label(t, words, (Words){FACE_SEMI, 15, COL_TEXT, ALIGN_LEFT}, text);
    words.y += r.h / 2;
    say(text, sizeof text, SAY("columns: {n} of {most}"), say_n("n", goblins_extent(s).width),
        say_n("most", FRAME_WIDTH));
    words_at(t, words, (Words){FACE_MEDIUM, 13, COL_TEXT, ALIGN_LEFT}, text);
}

void goblins_draw_seats(Table *t)
{
    for (int seat = 0; seat < t->in->s->nseats; seat++)
        chip(t, seat);
    deck(t);
}

/* Which clan does not play, where there is room to say it. */
static void box_words(Table *t, Rect r)
{
    const State *s = t->in->s;
    unsigned out = ~goblins_clans(s) & ((1u << CLAN_COUNT) - 1);
    if (out == 0 || r.w < line_of(t->in, 170))
        return;
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{clan} is not in play"),
        say_s("clan", say_word(goblins_clan_name[__builtin_ctz(out)])));
    words_label(t, r, (Words){FACE_MEDIUM, 14, COL_TEXT2, ALIGN_RIGHT}, words);
}

void goblins_draw_now(Table *t)
{
    const State *s = t->in->s;
    Rect r = t->at->panel[AT_NOW];
    if (rect_is_empty(r))
        return;
    Gfx *g = t->g;
    gfx_surface(g, r, SURFACE_ROW);
    Rect in = rect(r.x + 12, r.y, r.w - 24, r.h);
    const char *words = goblins_ends(t) ? T_("Final points") : T_("If the game ended now");
    Text style = ui_style(t->ui, FACE_MEDIUM, 14, COL_TEXT2);
    float w = gfx_text_width(g, style, words) + 18;
    (void)ui_label(t->ui, style, rect(in.x, in.y, w, in.h), words);
    (void)rect_cut_left(&in, w);
    unsigned clans = goblins_clans(s);
    float badge = clampf(in.h * 0.62f, 14, 26), step = fminf(in.w / CLAN_COUNT, line_of(t->in, 128));
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        if (!(clans >> clan & 1))
            continue;
        Rect at = rect_cut_left(&in, step);
        gfx_badge(g, clan_sign(clan), at.x + badge / 2, at.y + at.h / 2, badge);
        int seat = goblins_seat_of(t, (Clan)clan); /* known at the end only */
        const char *who = seat == NO_SEAT ? say_word(goblins_clan_name[clan]) : t->names->name[seat];
        bool name = gfx_text_width(g, ui_style(t->ui, FACE_SEMI, 15, COL_TEXT), who) + 30 < at.w - badge;
        int points = goblins_points(s, (Clan)clan);
        if (s->phase != PHASE_OVER && goblins_ends(t)) { /* told line by line */
            points = 0;
            for (int row = 0; row < GRID_ROWS; row++)
                points += goblins_points_shown(t, row, (Clan)clan);
        }
        char score[SENTENCE_MAX];
        say(score, sizeof score, SAY("{who:{who} {points}|{points}}"), say_s("who", name ? who : ""),
            say_n("points", points));
        words_label(t, rect(at.x + badge + 6, at.y, at.w - badge - 8, at.h),
                    (Words){points > 0 ? FACE_BOLD : FACE_SEMI, 15, COL_TEXT, ALIGN_LEFT}, score);
    }
    box_words(t, in);
}

bool goblins_peeks(const Table *t)
{
    return *t->page == 1 && t->in->eyes == t->in->near;
}

void goblins_draw_hand(Table *t)
{
    Rect r = t->at->panel[AT_CROWN], card = t->at->panel[AT_CROWN_CARD];
    if (rect_is_empty(r))
        return;
    gfx_surface(t->g, r, SURFACE_ROW);
    Rect in = rect(card.x + card.w + 10, r.y + 8, r.x + r.w - card.x - card.w - 18, r.h - 16);
    float line = line_of(t->in, 20), bh = ui_grow(t->ui, 34);
    char title[SENTENCE_MAX];
    say(title, sizeof title, SAY("{who}\u2019s Crown"), say_s("who", t->names->name[t->in->near]));
    if (in.h >= line + bh)
        words_label(t, rect_cut_top(&in, line), (Words){FACE_TITLE, 15, COL_TEXT, ALIGN_LEFT}, title);
    const char *state = goblins_shown_crown(t, t->in->near) < CLAN_COUNT ? T_("revealed") : T_("secret until the end");
    if (gfx_text_width(t->g, ui_style(t->ui, FACE_MEDIUM, 10, COL_TEXT2), state) > in.w)
        state = T_("secret");
    if (in.h >= line + bh)
        words_at(t, rect_cut_top(&in, line), (Words){FACE_MEDIUM, 13, COL_TEXT2, ALIGN_LEFT}, state);
    bool mine = t->in->eyes == t->in->near && goblins_shown_crown(t, t->in->near) == CLAN_COUNT;
    const char *words = goblins_peeks(t) ? T_("Hide") : T_("Show");
    if (mine && in.h >= bh &&
        ui_button(t->ui, "crown",
                  rect(in.x, in.y + 2, fminf(in.w, ui_button_width(t->ui, words, NULL, "K", UI_SMALL)), bh), words,
                  NULL, "K", UI_SMALL))
        *t->page = *t->page == 1 ? 0 : 1;
}
