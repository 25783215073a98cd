/* SPDX-License-Identifier: MIT
 * The seats round this table: score on its way to the target, and the state of each seat's six heroes. */
#include <math.h>
#include <stdio.h>

#include "base/buf.h"
#include "games/monstrous/table/monstrous_draw.h"
#include "core/say.h"
#include "core/table.h"
#include "ui/effects.h"
#include "ui/event_scenes.h"
#include "ui/motion.h"
#include "ui/seats.h"

typedef enum { STATE_READY, STATE_TEAM, STATE_WOUNDED, STATE_STONE } HeroState;

static HeroState state_of(const Table *t, int seat, int hero)
{
    const State *s = t->in->s;
    if (monstrous_heroes(s, (PlaceId)(PLACE_TEAM + seat)) >> hero & 1)
        return STATE_TEAM;
    if (monstrous_heroes(s, (PlaceId)(PLACE_WOUNDED + seat)) >> hero & 1)
        return STATE_WOUNDED;
    if (monstrous_heroes(s, (PlaceId)(PLACE_STONE + seat)) >> hero & 1)
        return STATE_STONE;
    return STATE_READY;
}

/* Draws a hero's marker: a disc is well, a square wounded, a lozenge stone, so that the shape says it without the
 * colour. */
static void marker(Table *t, float cx, float cy, float d, HeroState state)
{
    Gfx *g = t->g;
    Rect r = rect(cx - d / 2, cy - d / 2, d, d);
    switch (state) {
    case STATE_WOUNDED:
        gfx_frame(g, r, 2, 2, gfx_color(g, COL_BAD));
        break;
    case STATE_STONE:
        gfx_pips(g, 1, 1, cx - d * 0.6f, cy, d * 1.2f);
        break;
    case STATE_TEAM:
        gfx_disc(g, cx, cy, d / 2, gfx_color(g, COL_ACCENT));
        break;
    case STATE_READY:
        gfx_disc(g, cx, cy, d / 2, gfx_color(g, COL_TEXT2));
        break;
    }
}

typedef struct {
    int wounded, stone;
} Health;

static Health health_of(const Table *t, int seat)
{
    Health h = {0};
    for (int hero = 0; hero < HERO_COUNT; hero++) {
        h.wounded += state_of(t, seat, hero) == STATE_WOUNDED;
        h.stone += state_of(t, seat, hero) == STATE_STONE;
    }
    return h;
}

/* Draws the score on its way to the gold post at the end of the bar, which is the target. */
static void progress(Table *t, Rect bar, int seat)
{
    enum { POST = 4, OVER = 3 };
    Gfx *g = t->g;
    const Monstrous *m = monstrous_of(t->in->s);
    float share = clampf((float)m->score[seat] / (float)monstrous_target_score(t->in->s), 0, 1);
    gfx_round(g, bar, bar.h / 2, gfx_color(g, COL_WELL));
    if (share > 0.02f)
        gfx_round(g, rect(bar.x, bar.y, bar.w * share, bar.h), bar.h / 2, gfx_color(g, theme_seat(seat)));
    gfx_frame(g, bar, bar.h / 2, 1, gfx_color(g, COL_LINE2));
    gfx_round(g, rect(bar.x + bar.w - POST, bar.y - OVER, POST, bar.h + 2 * OVER), 2, gfx_color(g, COL_ACCENT));
}

typedef enum { END_OVER, END_SHOWDOWN, END_TIE, END_TARGET, END_ROUND, END_TURN, END_TURNS } EndKind;
typedef struct {
    EndKind kind;
    int n; /* the target score, the number of the last round, or the turns left with this one */
} End;

static End end_of(const State *s)
{
    const Monstrous *m = monstrous_of(s);
    int to_come = 0, began = m->began, seats = s->nseats;
    for (int seat = 0; seat < seats; seat++)
        to_come += monstrous_in_game(s, seat) && (seat - began + seats) % seats > (s->to_act - began + seats) % seats;
    if (s->phase == PHASE_OVER)
        return (End){END_OVER, 0};
    if (m->showdown > 0)
        return (End){END_SHOWDOWN, 0};
    if (s->phase == PHASE_TIE)
        return (End){END_TIE, 0};
    if (m->final == 0)
        return (End){END_TARGET, monstrous_target_score(s)};
    if (s->round < m->final)
        return (End){END_ROUND, m->final};
    return to_come == 0 ? (End){END_TURN, 0} : (End){END_TURNS, to_come + 1};
}

static void end_words(const State *s, char *out, size_t n)
{
    static const char *const words[] = {
        [END_OVER] = N_("The game is over"),
        [END_SHOWDOWN] = N_("Final Showdown: only defeated enemies count"),
        [END_TIE] = N_("A tie: share the win or fight it out?"),
        [END_TARGET] = N_("Playing to {n}"),
        [END_ROUND] = N_("The last round is round {n}"),
        [END_TURN] = N_("This is the last turn"),
        [END_TURNS] = N_("{n:Last round: 1 turn left|Last round: {n} turns left}"),
    };
    End end = end_of(s);
    say(out, n, SAY_TABLE(words[end.kind]), say_n("n", end.n));
}

/* Says all about a seat, for its tooltip, for speech and for tests. */
static void seat_words(const Table *t, int seat, char *out, size_t n)
{
    const Monstrous *m = monstrous_of(t->in->s);
    Health health = health_of(t, seat);
    char text[5][SENTENCE_MAX];
    const char *line[5];
    int said = 0;
    for (int i = 0; i < 5; i++)
        line[i] = text[i];
    say(text[said++], SENTENCE_MAX, SAY("{n} of {target} points."), say_n("n", m->score[seat]),
        say_n("target", monstrous_target_score(t->in->s)));
    if (m->out[seat])
        say(text[said++], SENTENCE_MAX, SAY("Out of the game."));
    else if (health.wounded + health.stone == 0)
        say(text[said++], SENTENCE_MAX, SAY("Nobody hurt."));
    if (!m->out[seat] && health.wounded > 0)
        say(text[said++], SENTENCE_MAX, SAY("{n} wounded."), say_n("n", health.wounded));
    if (!m->out[seat] && health.stone > 0)
        say(text[said++], SENTENCE_MAX, SAY("{n} turned to stone."), say_n("n", health.stone));
    if (m->first == seat)
        say(text[said++], SENTENCE_MAX, SAY("Goes first each round."));
    if (m->showdown > 0)
        say(text[said++], SENTENCE_MAX,
            SAY("{fights:Final Showdown: {n} defeated this round.|Not in the Final Showdown.}"),
            say_is("fights", m->contender[seat]), say_n("n", m->count[seat]));
    say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, said));
}

/* Draws the bar and the marks of its heroes below the portrait, or beside that of the near seat. */
static void draw_marks(Table *t, int seat)
{
    Rect r = t->at->panel[AT_SEAT + seat];
    float step = fminf((r.w - 14) / (HERO_COUNT - 1), 20), d = 12;
    if (!gfx_is_contrast(t->g)) /* they are seen on any ground */
        gfx_round(t->g, rect(r.x, r.y + 16, step * (HERO_COUNT - 1) + 16, 18), 9,
                  color_alpha(gfx_color(t->g, COL_WELL), 0.72f));
    progress(t, rect(r.x + 2, r.y + 2, r.w - 4, 9), seat);
    for (int hero = 0; hero < HERO_COUNT; hero++)
        marker(t, r.x + 8 + step * (float)hero, r.y + 25, d, state_of(t, seat, hero));
}

/* Tells what the near seat's bar ends at: the last round changes it. */
static void mark_end(Table *t)
{
    char words[SENTENCE_MAX];
    end_words(t->in->s, words, sizeof words);
    Rect r = t->at->panel[AT_SEAT + t->in->near];
    if (ui_touch(t->ui, "end", "end", r, words, 0).hover)
        ui_tip(t->ui, r, (Rect){0}, words, NULL, NULL);
}

/* Draws a plaque on the upper rim of the ground: which round it is, and once the last one is called how much of the game
 * is left. */
static void draw_end(Table *t)
{
    const float round = 26;
    EndKind kind = end_of(t->in->s).kind;
    Rect ground = t->at->panel[AT_GROUND];
    char words[SENTENCE_MAX];
    bool usual = kind == END_TARGET;
    if (kind == END_OVER || kind == END_TIE || t->in->s->round == 0)
        return;
    if (usual)
        say(words, sizeof words, SAY("Round {n}"), say_n("n", t->in->s->round));
    else
        end_words(t->in->s, words, sizeof words);
    Text style = ui_style_aligned(t->ui, FACE_BOLD, usual ? 14 : 15, usual ? COL_TEXT2 : COL_ACCENT, ALIGN_CENTER);
    style = gfx_text_fit(t->g, style, 11, 0.5f, ground.w * 0.8f, words);
    float w = gfx_text_width(t->g, style, words) + round, h = gfx_text_height(t->g, style) + 6;
    Rect r = rect(ground.x + (ground.w - w) / 2, ground.y + GROUND_RIM / 2.0f - h / 2, w, h);
    effect_tag(t->g, r, gfx_color(t->g, COL_PANEL), 1.5f, gfx_color(t->g, usual ? COL_LINE2 : COL_ACCENT));
    (void)ui_label(t->ui, style, r, words);
}

void monstrous_draw_whose(Table *t)
{
    const float pad = 12;
    int seat = party_seat(t->in);
    Rect party = t->at->place[PLACE_PARTY + seat], line = t->at->prompt;
    char words[SENTENCE_MAX];
    if (seat == t->in->near || t->in->s->phase > PHASE_ACTION || rect_is_empty(party))
        return;
    Color color = gfx_color(t->g, (ColorRole)(COL_SEAT1 + seat));
    Rect frame = rect_inset(party, -5);
    gfx_round(t->g, frame, 14, color_alpha(color, 0.24f));
    gfx_frame(t->g, frame, 14, 3, color);
    if (t->in->text > RIBBON_WIDE)
        return;
    say(words, sizeof words, SAY("{who}\u2019s heroes"), say_s("who", t->names->name[seat]));
    Text style = gfx_text_fit(t->g, ui_style(t->ui, FACE_TITLE, 19, COL_TEXT), 11, 0.5f, line.w * 0.5f, words);
    float h = fminf(line.h - 6, 36 * fmaxf(1, t->in->text * 0.8f)), w = gfx_text_width(t->g, style, words);
    Rect r = rect(party.x + party.w - h - w - pad, line.y + (line.h - h) / 2, h + w + pad, h);
    effect_tag(t->g, r, gfx_color(t->g, COL_PANEL), 2, color);
    gfx_seat_badge(t->g, seat, r.x + h / 2, r.y + h / 2, h - 8);
    (void)ui_label(t->ui, style, rect(r.x + h, r.y, w + 1, h), words);
}

/* Returns the points to show: those of a coin that is on its way are not there yet. *pop: factor of the number. */
static int points_of(const Table *t, int seat, float *pop)
{
    enum { COIN_MS = 320, POP_MS = 300 };
    const PastEvent *told = event_moving(t, EV_SCORED, NO_PIECE);
    float age = told && told->e.seat == seat ? event_age(t, told) : 1e9f;
    *pop = age >= COIN_MS ? motion_pop(motion_part(age, COIN_MS, COIN_MS + POP_MS), 0.3f) : 1;
    return monstrous_of(t->in->s)->score[seat] - (told && age >= 0 && age < COIN_MS ? told->e.other : 0);
}

void monstrous_draw_seats(Table *t)
{
    const State *s = t->in->s;
    const Monstrous *m = monstrous_of(s);
    for (int seat = 0; seat < s->nseats; seat++) {
        SeatLook look = {.seat = seat,
                         .r = t->at->seat[seat],
                         .shape = t->at->seat[seat].x > t->in->w / 2 ? SEAT_ROW_END : SEAT_ROW,
                         .size = 30 * fminf(t->in->text, 1.3f) / t->in->text,
                         .acts = s->to_act == seat,
                         .starter = m->first == seat,
                         .out = m->out[seat] != 0};
        say(look.count, sizeof look.count, SAY("{n}"), say_n("n", points_of(t, seat, &look.pop)));
        seat_words(t, seat, look.label, sizeof look.label);
        draw_marks(t, seat);
        (void)seat_draw(t, &look);
    }
    mark_end(t);
    draw_end(t);
}
