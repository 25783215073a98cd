/* SPDX-License-Identifier: MIT
 * The final scoring of this table: where points came from, wounds and luck, the podium, the turns that decided it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/monstrous/table/monstrous_draw.h"
#include "core/say.h"

/* ---- the turns that decided it ----------------------------------------------------------------------------------- */

typedef struct {
    uint32_t serial, until; /* moves: the first of the turn, and the one after its last points */
    int seat, points, monster, beaten;
    bool reached, leads; /* reached: the target; leads: it took the lead */
} Strike;

typedef struct { /* decisions found so far, and the score at that point */
    Decision *best;
    int n, max, score[MONSTROUS_SEATS];
    const Setup *names;
    Strike turn; /* the turn that is recounted; seat -1: none yet */
    Strike lead; /* turn that took the lead, kept until another takes it or the end; seat -1: none */
} Recount;

static void tell_points(const Strike *strike, const Setup *names, bool for_good, Decision *d)
{
    enum { IN_TURN, REACHING_IN_TURN, REACHING, PLAIN };
    char line[2][SENTENCE_MAX];
    const char *lines[2] = {line[0], line[1]};
    say(line[0], SENTENCE_MAX,
        SAY("{how:{n:1 point|{n} points} in that turn.|{n:1 point|{n} points} in that turn, reaching the target.|"
            "{n:1 point|{n} points}, reaching the target.|{n:1 point.|{n} points.}}"),
        say_which("how", strike->monster != 0 ? (strike->reached ? REACHING_IN_TURN : IN_TURN)
                         : strike->reached    ? REACHING
                                              : PLAIN),
        say_n("n", strike->points));
    say(line[1], SENTENCE_MAX, SAY("{who} took the lead for good."), say_s("who", names->name[strike->seat]));
    say(d->text, sizeof d->text, SAY("{all}"), say_list("all", SAY_LINES, lines, for_good ? 2 : 1));
}

/* Adds a turn to the decisions if it is worth it. for_good: its lead was never lost, and so it won. */
static void tell(Recount *t, const Strike *strike, bool for_good)
{
    enum { FOR_GOOD_WEIGHS = 1000 };
    if (strike->seat < 0 || (strike->points < 20 && !strike->reached && !for_good))
        return;
    Decision d = {.weight = strike->points + (for_good ? FOR_GOOD_WEIGHS : 0),
                  .serial = strike->serial,
                  .until = strike->until,
                  .sign = "sword",
                  .card = (DefId)strike->monster,
                  .whose = (uint8_t)(strike->seat + 1)};
    if (strike->monster != 0)
        say(d.title, sizeof d.title, SAY("{who} defeated the {card}."), say_s("who", t->names->name[strike->seat]),
            say_s("card", say_word(monstrous_game.def[strike->monster].name)));
    else
        say(d.title, sizeof d.title,
            SAY("{n:{who} defeated 1 enemy in one turn.|{who} defeated {n} enemies in one turn.}"),
            say_n("n", strike->beaten), say_s("who", t->names->name[strike->seat]));
    tell_points(strike, t->names, for_good, &d);
    decision_keep(t->best, &t->n, t->max, &d);
}

static void score(Recount *t, const Event *e, uint32_t until)
{
    Strike *turn = &t->turn;
    int others = 0;
    for (int seat = 0; seat < MONSTROUS_SEATS; seat++)
        others = seat != e->seat && t->score[seat] > others ? t->score[seat] : others;
    turn->leads |= others > 0 && t->score[e->seat] <= others && e->n > others;
    turn->points += e->other;
    turn->beaten++;
    turn->until = until;
    t->score[e->seat] = e->n;
}

static void end_turn(Recount *t)
{
    if (t->turn.seat >= 0 && t->turn.leads) {
        tell(t, &t->lead, false);
        t->lead = t->turn;
    } else {
        tell(t, &t->turn, false);
    }
}

static void hear(void *recount, const Event *e, uint32_t serial)
{
    Recount *t = recount;
    if (t->turn.seat < 0 && (e->kind == EV_SCORED || e->kind == EV_TRIGGERED))
        t->turn.seat = e->seat; /* the first turn began before the first move */
    if (e->kind == EV_TURN || e->kind == EV_WON) {
        end_turn(t);
        t->turn = (Strike){.seat = e->kind == EV_TURN ? e->seat : -1, .serial = serial + 1};
    } else if (e->kind == EV_SCORED && e->seat == t->turn.seat) {
        score(t, e, serial + 1);
    } else if (e->kind == EV_DEFEATED && e->def >= DEF_MONSTER) {
        t->turn.monster = e->def;
    } else if (e->kind == EV_TRIGGERED) {
        t->turn.reached = true;
    }
}

static bool won_by_points(const Match *m, int seat)
{
    View *end = view_new(&monstrous_game);
    match_view(m, NO_SEAT, VIEW_EYES, end);
    const Monstrous *g = monstrous_of(view_state(end));
    bool won = g->ending == ENDING_POINTS && g->won[seat];
    view_free(end);
    return won;
}

int monstrous_decisions(const Match *m, Decision *out, int max)
{
    enum { MOST = 8 };
    Recount t = {.best = out,
                 .max = max < MOST ? max : MOST,
                 .names = match_setup(m),
                 .turn = {.seat = -1},
                 .lead = {.seat = -1}};
    match_each_event(m, NO_SEAT, hear, &t);
    if (t.lead.seat >= 0)
        tell(&t, &t.lead, won_by_points(m, t.lead.seat));
    return t.n;
}

/* ---- the end as a scene ------------------------------------------------------------------------------------------ */

typedef struct {
    const Standing *end;
    uint32_t turn, serial; /* moves: the first of the turn, and the one of the blow */
    DefId foe;             /* the last one the winner felled; 0: none */
    int points, seat;      /* seat: who felled it */
} LastBlow;

static void hear_blow(void *last, const Event *e, uint32_t serial)
{
    LastBlow *b = last;
    static const int great = 20; /* once one of these has fallen, smaller ones are not shown */
    if (e->kind == EV_TURN)
        b->turn = serial + 1;
    if (e->kind != EV_DEFEATED || e->seat >= SEAT_MAX || !b->end->winner[e->seat] ||
        (b->points >= great && e->n < great))
        return;
    b->foe = e->def;
    b->points = e->n;
    b->seat = e->seat;
    b->serial = b->turn;
}

/* Writes the title for the only person where points alone would not say how the game ended; or "". */
static void title_for(const Monstrous *m, const Setup *names, int you, char *out, size_t n)
{
    int first = 0;
    for (int seat = 0; seat < names->nseats; seat++)
        first = m->won[seat] ? seat : first;
    SayArg who = say_s("who", names->name[first]), won = say_is("won", m->won[you]);
    if (m->ending == ENDING_LAST)
        say(out, n, SAY("{won:You are the last one standing|{who} stands last, you are out}"), won, who);
    else if (m->ending == ENDING_SHOWDOWN && m->contender[you])
        say(out, n, SAY("{won:You win the Final Showdown|You lose the Final Showdown}"), won);
}

void monstrous_ending(const Match *m, const Standing *standing, EndShow *out)
{
    LastBlow last = {.end = standing};
    int you = end_you(match_setup(m));
    if (you != NO_SEAT) {
        View *end = view_new(&monstrous_game);
        match_view(m, NO_SEAT, VIEW_EYES, end);
        title_for(monstrous_of(view_state(end)), match_setup(m), you, out->title, sizeof out->title);
        view_free(end);
    }
    match_each_event(m, NO_SEAT, hear_blow, &last);
    if (last.foe == 0)
        return;
    out->card[0].card = last.foe;
    out->whose = (uint8_t)(last.seat + 1);
    out->sign = "sword";
    out->serial = last.serial;
    out->until = match_serial(m);
    if (last.points > 0)
        say(out->caption, sizeof out->caption, SAY("{card} {n}"),
            say_s("card", say_word(monstrous_game.def[last.foe].name)), say_n("n", last.points));
    else
        say(out->caption, sizeof out->caption, SAY("{card}"),
            say_s("card", say_word(monstrous_game.def[last.foe].name)));
}

/* ---- lines of the score sheet ------------------------------------------------------------------------------------ */

/* Gives the sign of a line of the standing: the first two are always there, the others if any seat has such points. */
void monstrous_score_look(const State *s, int line, ScoreLook *out)
{
    static const struct {
        uint8_t source;
        const char *sign;
    } rows[] = {
        {SOURCE_ORDINARY, "skeleton"}, {SOURCE_OGRE, "fist"},       {SOURCE_TROLL, "troll"},
        {SOURCE_SPIDER, "portal"},     {SOURCE_WRAITH, "phantasm"}, {SOURCE_BASILISK, "flayer"},
        {SOURCE_HYDRA, "three"},       {SOURCE_DRAGON, "dragon"},   {SOURCE_EARLIER, "scroll"},
    };
    int n = 0;
    *out = (ScoreLook){0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bool any = i < 2;
        for (int seat = 0; seat < s->nseats; seat++)
            any = any || monstrous_of(s)->points[rows[i].source][seat] > 0;
        if (any && n++ == line)
            out->sign = rows[i].sign;
    }
}

/* ---- wounds, luck, podium ---------------------------------------------------------------------------------------- */

typedef enum { ROW_WOUNDS, ROW_TOTAL, ROW_LUCK, ROW_USUAL, LUCK_ROWS } LuckRow;

static void luck_cell(const State *s, const Luck *luck, int seat, LuckRow row, char out[SCORE_FIGURE_ROOM])
{
    switch (row) {
    case ROW_WOUNDS:
        say(out, SCORE_FIGURE_ROOM, SAY("{n}"), say_n("n", monstrous_of(s)->wounds[seat]));
        break;
    case ROW_TOTAL:
        say(out, SCORE_FIGURE_ROOM, SAY("{n}"), say_n("n", luck[seat].sum));
        break;
    case ROW_LUCK:
        say(out, SCORE_FIGURE_ROOM, SAY("{n}"), say_signed("n", luck_of(&luck[seat])));
        break;
    case ROW_USUAL:
        say(out, SCORE_FIGURE_ROOM, SAY("\u00b1{n}"), say_n("n", luck_usual(&luck[seat])));
        break;
    case LUCK_ROWS:
        break;
    }
}

/* Returns the colour of a cell. Luck has one only outside the range of 19 games in 20: less says nothing about the
 * dice. */
static ColorRole luck_color(const Luck *luck, LuckRow row)
{
    if (row != ROW_LUCK || !luck_is_unusual(luck))
        return row == ROW_USUAL ? COL_TEXT2 : COL_TEXT;
    return luck_of(luck) > 0 ? COL_GOOD : COL_BAD;
}

int monstrous_figures(const State *end, const Luck *luck, ScoreFigure out[SCORE_FIGURES])
{
    static const char *const words[LUCK_ROWS] = {N_("Wounds taken"), N_("Total of all dice"),
                                                 N_("Luck (against average)"), N_("Usual luck (19 games in 20)")};
    static const char *const tips[LUCK_ROWS] = {
        [ROW_LUCK] = N_("All dice together, against the average of as many dice."),
        [ROW_USUAL] = N_("What such dice usually stray from the average: in 19 of 20 games they are no further off. A "
                         "number within it says nothing of luck.")};
    int n = luck ? LUCK_ROWS : ROW_TOTAL;
    for (int row = 0; row < n; row++) {
        out[row].label = words[row];
        out[row].tip = tips[row];
        for (int seat = 0; seat < end->nseats; seat++) {
            luck_cell(end, luck, seat, (LuckRow)row, out[row].text[seat]);
            out[row].color[seat] = luck ? luck_color(&luck[seat], (LuckRow)row) : COL_TEXT;
        }
    }
    return n;
}

/* Draws a step for each seat, the higher the more points it has. */
static void podium(Ui *ui, const State *s, const Setup *names, Rect r, const int order[])
{
    Gfx *g = ui_gfx(ui);
    const Monstrous *m = monstrous_of(s);
    int best = 1, n = s->nseats; /* points of eliminated seats do not count (MH-27.3, MH-28.4) */
    for (int seat = 0; seat < n; seat++)
        best = !m->out[seat] && m->score[seat] > best ? m->score[seat] : best;
    float line = 17 * gfx_text_scale(g), step = fminf(r.w / (float)n, 150), x = r.x + (r.w - step * (float)n) / 2;
    for (int k = 0; k < n; k++) { /* best in the middle, the others by turns on its left and right */
        int place = n / 2 + (k % 2 ? -(k + 1) / 2 : k / 2), seat = order[k];
        float share = m->out[seat] ? 0 : (float)m->score[seat] / (float)best;
        float low = fmaxf((r.h - 58) * 0.25f, 2 * line + 4), h = low + (r.h - 58 - low) * share;
        Rect block = rect(x + step * (float)place + 3, r.y + r.h - h, step - 6, h);
        gfx_gradient(g, block, 6, color_alpha(gfx_color(g, theme_seat(seat)), 0.55f),
                     color_alpha(gfx_color(g, theme_seat(seat)), 0.18f));
        gfx_frame(g, block, 6, 1, gfx_color(g, theme_seat(seat)));
        gfx_seat_badge(g, seat, block.x + block.w / 2, block.y - 20, 28);
        if (m->won[seat])
            gfx_sign(g, "trophy", rect(block.x + block.w / 2 - 11, block.y - 58, 22, 22), gfx_color(g, COL_ACCENT),
                     (Color){0});
        Rect in = rect_inset(block, 3);
        Text name = ui_style_aligned(ui, FACE_TITLE, 15, COL_TEXT, ALIGN_CENTER);
        name = gfx_text_fit(g, name, 13, 0.5f, in.w, names->name[seat]);
        char cut[SEAT_NAME_MAX + 4];
        words_cut(g, name, in.w, names->name[seat], cut, sizeof cut);
        (void)ui_label(ui, name, rect_cut_top(&in, line), cut);
        if (m->out[seat])
            (void)ui_label(ui, ui_style_aligned(ui, FACE_SEMI, 13, COL_TEXT, ALIGN_CENTER), rect_cut_top(&in, line),
                           T_("out"));
    }
}

void monstrous_headline(const State *s, const Setup *names, char *out, size_t n)
{
    out[0] = '\0';
    for (int seat = 0; seat < s->nseats; seat++) {
        if (!monstrous_of(s)->won[seat])
            continue;
        if (monstrous_of(s)->ending == ENDING_LAST)
            say(out, n, SAY("{who} is the last one standing"), say_s("who", names->name[seat]));
        else if (monstrous_of(s)->ending == ENDING_SHOWDOWN)
            say(out, n, SAY("{who} wins the Final Showdown"), say_s("who", names->name[seat]));
    }
}

float monstrous_score_picture(Ui *ui, const State *s, const Setup *names, Rect r)
{
    const Monstrous *m = monstrous_of(s);
    int order[MONSTROUS_SEATS] = {0};
    for (int i = 0; i < s->nseats; i++) {
        int k = i, merit = m->won[i] << 17 | !m->out[i] << 16 | m->score[i];
        for (; k > 0; k--) {
            int q = order[k - 1];
            if ((m->won[q] << 17 | !m->out[q] << 16 | m->score[q]) >= merit)
                break;
            order[k] = q;
        }
        order[k] = i;
    }
    if (r.h > 110)
        podium(ui, s, names, rect_inset(r, 4), order);
    return 90 + 60 * gfx_text_scale(ui_gfx(ui));
}
