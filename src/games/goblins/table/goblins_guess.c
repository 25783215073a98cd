/* SPDX-License-Identifier: MIT
 * A person who plays alone may guess which clan each opponent ruled, before the Crowns are revealed. Afterwards it
 * is said whether that was right. The guess is kept in Table.user_flags, three bits per seat, and affects nothing. */
#include <math.h>
#include <stdio.h>

#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"

enum { BITS = 3, ONE = (1 << BITS) - 1 }; /* clan + 1; 0: no guess */

Clan goblins_guessed(const Table *t, int seat)
{
    uint32_t guess = t->user_flags ? *t->user_flags >> BITS * seat & ONE : 0;
    return guess == 0 ? CLAN_COUNT : (Clan)(guess - 1);
}

static void note(Table *t, int seat, Clan clan)
{
    uint32_t guess = clan == CLAN_COUNT ? 0 : (uint32_t)clan + 1;
    *t->user_flags = (*t->user_flags & ~((uint32_t)ONE << BITS * seat)) | guess << BITS * seat;
}

/* Returns the clans the others may rule, as bits: all in play except the viewer's own. */
static unsigned others(const Table *t)
{
    return goblins_clans(t->in->s) & ~(1u << goblins_crown(t->in->s, t->in->near));
}

bool goblins_may_guess(const Table *t)
{
    const GoblinsEnd *end = goblins_end(t->event_memory);
    int persons = 0;
    for (int seat = 0; seat < t->names->nseats; seat++)
        persons += t->names->player[seat] == 0;
    return t->pause == &goblins_chapter && !end->turned && t->user_flags && persons == 1 &&
           t->in->eyes == t->in->near && t->names->player[t->in->near] == 0;
}

/* Notes a guess. Two seats cannot have the same clan: a seat whose clan is taken gets the other's previous guess.
 * The last seat gets the last clan. */
static void guess(Table *t, int seat, Clan clan)
{
    Clan before = goblins_guessed(t, seat);
    int left = 0, last = NO_SEAT;
    unsigned clans = others(t);
    for (int i = 0; i < t->in->s->nseats; i++)
        if (i != seat && goblins_guessed(t, i) == clan)
            note(t, i, before);
    note(t, seat, clan);
    for (int i = 0; i < t->in->s->nseats; i++) {
        if (i == t->in->near)
            continue;
        left += goblins_guessed(t, i) == CLAN_COUNT;
        last = goblins_guessed(t, i) == CLAN_COUNT ? i : last;
        clans &= goblins_guessed(t, i) == CLAN_COUNT ? ~0u : ~(1u << goblins_guessed(t, i));
    }
    if (left == 1 && __builtin_popcount(clans) == 1)
        note(t, last, (Clan)__builtin_ctz(clans));
}

static bool is_open(const Table *t) /* true if an opponent has no guess yet */
{
    for (int i = 0; i < t->in->s->nseats; i++)
        if (i != t->in->near && goblins_guessed(t, i) == CLAN_COUNT)
            return true;
    return false;
}

/* Draws the sign of a clan, and its name (named) if all names have room. */
static void clan_in(Table *t, Rect r, int clan, bool named)
{
    const char *name = named ? say_word(goblins_clan_name[clan]) : "";
    float badge = fminf(r.h * 0.68f, r.w - 8), w = gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 15, COL_TEXT), name);
    float left = (r.w - badge - (named ? 6 + w : 0)) / 2;
    gfx_badge(t->g, clan_sign(clan), r.x + left + badge / 2, r.y + r.h / 2, badge);
    words_at(t, rect(r.x + left + badge + 6, r.y, w + 2, r.h), (Words){FACE_SEMI, 15, clan_color(clan), ALIGN_LEFT},
             name);
}

static void choice(Table *t, Rect r, int seat, int clan, bool named)
{
    char id[32], words[SENTENCE_MAX];
    bool chosen = goblins_guessed(t, seat) == (Clan)clan;
    (void)snprintf(id, sizeof id, "guess-%d-%s", seat, clan_sign(clan));
    say(words, sizeof words, SAY("{who} ruled {clan}"), say_s("who", t->names->name[seat]),
        say_s("clan", say_word(goblins_clan_name[clan])));
    gfx_surface(t->g, r, chosen ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    clan_in(t, r, clan, named);
    ui_rank(t->ui, RANK_PLACE);
    Touch touch = ui_touch(t->ui, id, "guess", r, words, TOUCH_FOCUS);
    ui_rank(t->ui, RANK_REST);
    if (chosen || touch.hover)
        gfx_frame(t->g, r, 6, chosen ? 3 : 2, gfx_color(t->g, chosen ? COL_ACCENT : COL_LIT));
    if (touch.click) {
        if (!chosen)
            guess(t, seat, (Clan)clan);
        else if (is_open(t)) /* with all guesses made, a click on one confirms it */
            note(t, seat, CLAN_COUNT);
        ui_sound(t->ui, "button");
        ui_wake(t->ui, 0);
    }
}

void goblins_draw_guess(Table *t, Rect r, int seat)
{
    enum { GAP = 8, BESIDE_NAME = 28 };
    unsigned clans = others(t);
    float n = (float)__builtin_popcount(clans), most = (r.w * 0.88f - GAP * (n - 1)) / n, name = 0;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1)
            name = fmaxf(name, gfx_text_width(t->g, ui_style(t->ui, FACE_SEMI, 15, COL_TEXT),
                                              say_word(goblins_clan_name[clan])));
    bool named = name + r.h * 0.68f + BESIDE_NAME < most;
    float w = fmaxf(20, fminf(most, line_of(t->in, named ? 124 : 52))), x = r.x + (r.w - w * n - GAP * (n - 1)) / 2;
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        if (clans >> clan & 1) {
            choice(t, rect(x, r.y, w, r.h), seat, clan, named);
            x += w + GAP;
        }
}

void goblins_tell_guess(Table *t, Rect r, int seat, Clan clan)
{
    char words[SENTENCE_MAX];
    Clan guessed = goblins_guessed(t, seat);
    if (guessed == CLAN_COUNT)
        return;
    say(words, sizeof words, SAY("{right:you guessed it|you guessed {clan}}"), say_is("right", guessed == clan),
        say_s("clan", say_word(goblins_clan_name[guessed])));
    words_label(t, r, (Words){FACE_MEDIUM, 14, guessed == clan ? COL_GOOD : COL_TEXT2, ALIGN_CENTER}, words);
}
