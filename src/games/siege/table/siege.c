/* SPDX-License-Identifier: MIT
 * The table of Siege of Six Lanes as a Board. */
#include "games/siege/table/siege.h"

#include <math.h>

#include "boards/boards.h"
#include "core/table.h"
#include "core/text.h"
#include "games/siege/siege.h"
#include "games/siege/siege_forecast.h"
#include "games/siege/table/siege_choose.h"
#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_example.h"
#include "games/siege/table/siege_face.h"
#include "games/siege/table/siege_fight_log.h"
#include "games/siege/table/siege_ending.h"
#include "games/siege/table/siege_scoring.h"
#include "games/siege/table/siege_sound.h"

static void draw_under(Table *t)
{
    siege_draw_field(t);
    siege_draw_way(t);
    siege_draw_shape(t);
    siege_draw_side(t);
}

static void draw_over(Table *t)
{
    SiegeForecast f, then;
    bool known = siege_foresee(t, &f), considers = known && siege_considers(t, &then);
    siege_draw_healths(t, considers ? &then : known ? &f : NULL);
    siege_draw_signs(t, known ? &f : NULL, considers ? &then : NULL);
    siege_draw_boost(t);
    siege_draw_exchange(t);
    siege_draw_line(t);
    siege_draw_scenes(t);
}

/* ---- how it is played by hand ------------------------------------------------------------------------------------ */

static const SlotSpec slots[SIEGE_SLOTS] = {
    {"upper-1", N_("Lane 1"), GROUP_UPPER, 1}, {"upper-2", N_("Lane 2"), GROUP_UPPER, 2},
    {"upper-3", N_("Lane 3"), GROUP_UPPER, 3}, {"upper-4", N_("Lane 4"), GROUP_UPPER, 4},
    {"upper-5", N_("Lane 5"), GROUP_UPPER, 5}, {"upper-6", N_("Lane 6"), GROUP_UPPER, 6},
    {"lower-1", N_("Lane 1"), GROUP_LOWER, 1}, {"lower-2", N_("Lane 2"), GROUP_LOWER, 2},
    {"lower-3", N_("Lane 3"), GROUP_LOWER, 3}, {"lower-4", N_("Lane 4"), GROUP_LOWER, 4},
    {"lower-5", N_("Lane 5"), GROUP_LOWER, 5}, {"lower-6", N_("Lane 6"), GROUP_LOWER, 6},
};

static const MoveLook moves[SIEGE_MOVES] = {
    [MOVE_CHOOSE] = {.at_once = true}, /* an answer, which can be undone */
    [MOVE_TAKE] = {.at_once = true},   [MOVE_DISCARD] = {.apart = true},
    [MOVE_FLIP] = {.apart = true},     [MOVE_CHALLENGE] = {.apart = true},
    [MOVE_LAY] = {.usual = true},      [MOVE_REARRANGE] = {.sure = N_("Rearrange"), .usual = true},
    [MOVE_SEAT] = {.in_full = true},   [MOVE_NOTHING] = {.in_full = true},
    [MOVE_PLAN] = {.apart = true}, /* it costs mana */
};

static const BoardKey keys[] = {
    {"siege-done", N_("press Done"), "D", MOVE_DONE},
    {"siege-stand-by", N_("pass until needed; back in"), "N", 0},
    {"siege-partner", N_("switch to the other ally"), "P", 0},
    {"siege-lanes", N_("fight by lane or all at once; horde: swap openly"), "O", MOVE_SWAP},
    {"siege-rest", N_("fight the remaining lanes at once"), "F", 0},
    {"siege-nothing", N_("keep your hand, decline, or stop"), "X", MOVE_NOTHING},
    {"siege-hide", N_("horde: play a card hidden"), "C", MOVE_HIDE},
};

/* Sets the flight of a piece. */
static void flight(const Event *e, Motion *m)
{
    bool leaps = siege_leaps_in(e);
    if (leaps && siege_is_outsider(e)) /* its shape falls into the lane (siege_great.c) */
        *m = (Motion){.gap = SIEGE_LANDS - SIEGE_COMES_FALLS, .sound = "siege-bell"};
    else if (leaps) /* it leaps out of the portal */
        *m = (Motion){.ms = 420, .gap = 140, .arc = 20, .ease = EASE_OUT_CUBIC, .sound = "whoosh"};
    else if (e->to == PLACE_STACK) /* held above the hand, on its way to a lane */
        *m = (Motion){.ms = 140, .sound = m->sound};
    else if (e->to == PLACE_PORTAL) /* it slides in from the far edge */
        *m = (Motion){.gap = 420, .sound = "siege-bell"};
    else
        *m = (Motion){.ms = 260, .gap = 90, .arc = 18, .ease = EASE_OUT_CUBIC, .sound = m->sound};
}

/* Tells an event `seen` ms after it begins, once its scene has shown it. */
static void told_late(Motion *m, float seen, float all)
{
    m->hold = seen;
    m->shows_at_strike = true;
    m->start_sound = m->sound;
    m->sound = "";
    m->gap = fmaxf(m->gap, all);
}

/* Lets the words of great moments, of who falls and of who comes wait until that has been seen. */
static void see_first(const Event *e, Motion *m)
{
    bool outsider = siege_is_outsider(e);
    if (e->kind == EV_COLLAPSES || (e->kind == EV_FALLS && outsider)) {
        told_late(m, SIEGE_BREAKS_MS, 0);
    } else if (e->kind == EV_FALLS) {
        told_late(m, SIEGE_FALLS_SEEN / 2, SIEGE_FALLS_SEEN);
    } else if (e->kind == EV_TURNS) { /* the portal that it is about has come */
        m->shows_before_changes = false;
    } else if (e->kind == EV_SUMMONED && outsider) { /* its card comes in the middle of it */
        m->gap = SIEGE_COMES_MS - SIEGE_LANDS + SIEGE_WORDS_MS * 0.85f;
        told_late(m, SIEGE_COMES_FALLS, 0);
    } else if (e->kind == EV_SUMMONED) { /* it has landed then */
        m->shows_before_changes = false;
        told_late(m, 280, 280);
        m->sound = "card-lay";
    }
}

static void motion(const Event *e, Motion *m)
{
    float ms = siege_scene_ms(e);
    bool read_by_the_way =
        e->kind == EV_MANA || e->kind == EV_STRIKES || e->kind == EV_DAMAGED || e->kind == EV_SUMMONED;
    if (e->kind == EV_MOVE)
        flight(e, m);
    else if (siege_moment_ms(e) > 0) /* its consequences come after it */
        m->gap = fmaxf(m->gap, ms * 0.85f + (e->kind == EV_PHASE ? SIEGE_FIGHT_WAITS : 0));
    else if (ms > 0 && !read_by_the_way)
        m->gap = fmaxf(m->gap, ms * 0.5f);
    siege_motion_sound(e, m);
    see_first(e, m);
}

/* True if a scene begins with the event: one press ends the current lane's strikes or moment, so that the next one
 * is seen from its beginning. */
static bool scene(const Event *e)
{
    bool strikes = e->kind == EV_STRIKES && e->def != DEF_HIDDEN && e->why != DEF_HIDDEN &&
                   (siege_is_horde(siege_card(e->def)) || siege_card(e->why)->type == CARD_PORTAL);
    return strikes || (siege_moment_ms(e) > 0 && e->kind != EV_PHASE) || e->kind == EV_TAUNTS || e->kind == EV_PILLAGED;
}

static bool lands(const State *s, Move m, PlaceId place)
{
    switch (m.kind) {
    case MOVE_CAST: /* anywhere on the field */
        return place == PLACE_UPPER || place == PLACE_LOWER;
    case MOVE_ENGAGE: /* SH-5.9 */
        return place == slot_place(&siege_game, SLOT_UPPER + siege_engaged_lane(s));
    case MOVE_DISCARD:
        return place < SIEGE_PLACES && siege_game.place[place].seat == m.seat;
    default:
        return false;
    }
}

/* Returns the place a card must be chosen from: for Rebuild any discard pile, a partner's too (SH-15.11). */
static PlaceId asks_of(const State *s)
{
    const Frame *f = frame_peek(s);
    return f && f->op == ASK_CARD && f->arg < SIEGE_PLACES ? (PlaceId)f->arg : NO_PLACE;
}

/* True if dropping ally p on the minion of m plays m: the reverse does so too (SH-5.10). */
static bool meets(const State *s, Move m, PieceId p, Why *why)
{
    uint64_t on[(PIECE_MAX + 63) / 64];
    if (m.kind != MOVE_ENGAGE)
        return false;
    siege_targets_of(s, m, on);
    return on[p / 64] >> p % 64 & 1 || siege_can_engage_with(s, p, (PieceId)m.a, why);
}

const Board siege_board = {
    .game = "siege",
    .hall = &siege_hall,
    .felt = COL_FELT_SIEGE,
    .back = "backs/siege",
    .seat_at = siege_seat_at,
    .layout = siege_layout,
    .draw_under = draw_under,
    .draw_piece = siege_draw_piece,
    .draw_over = draw_over,
    .tools = siege_tools,
    .wants_memory = true,
    .face = siege_face,
    .zoom_text = siege_zoom_text,
    .current_values = siege_zoom_now,
    .account = siege_account,
    .accounted = 1u << GROUP_UPPER | 1u << GROUP_LOWER | 1u << GROUP_BACK | 1u << GROUP_CASTLE | 1u << GROUP_PORTAL |
                 1u << GROUP_ATTACHED,
    .top = siege_top,
    .hint = siege_hint,
    .move = moves,
    .key = keys,
    .nkeys = sizeof keys / sizeof keys[0],
    .team = &siege_team,
    .setup_rows = &siege_choose,
    .slot = slots,
    .nslots = SIEGE_SLOTS,
    .ask =
        &(const BoardAsk){
            .plan = siege_plan,
            .needs_care = siege_needs_care,
            .plans_on_hover = true,
            .ask_between = siege_between,
            .button = siege_button,
            .belongs_to_other = siege_is_other_side,
            .already_chosen = siege_answered,
            .drop_allowed = lands,
            .drop_on_piece = meets,
            .aims = siege_targets_of,
            .choice_place = asks_of,
            .draws_in_turn = true,
            .aim = siege_aim,
            .standing_answers = &siege_standing_answers,
            .in_reaction_window = siege_window,
            .in_vain = siege_move_is_idle,
        },
    .tell =
        &(const BoardTell){
            .remark = siege_remarks,
            .nremarks = SIEGE_REMARKS,
            .may_remark = siege_may_remark,
            .motion = motion,
            .style = siege_styles,
            .on_event = siege_hear,
            .event_text = siege_says_event,
            .events_from = EV_TURN,
            .scene = scene,
            .has_recap = true,
            .event_importance = siege_weight,
            .pause = siege_pause,
            .npauses = SIEGE_PAUSES,
        },
    .sound =
        &(const BoardSound){
            .tune = "siege",
            .tension = siege_danger,
            .victory = siege_victory,
        },
    .score =
        &(const BoardScore){
            .headline = siege_headline,
            .look = siege_score_look,
            .more_lines = siege_more_lines,
            .decisions = siege_decisions,
            .played = siege_played,
            .ending = siege_ending,
            .voice = siege_voice,
            .nvoices = SIEGE_VOICES,
            .curves = siege_curves,
            .no_decision_text = N_("No turn stood out."),
            .chart = N_("Both sides, turn by turn"),
        },
    .gallery =
        &(const BoardGallery){
            .example = siege_example,
            .group = siege_groups,
            .ngroups = SIEGE_GROUPS,
        },
};

/* ---- hall ------------------------------------------------------------------------------------------------------ */

/* The table of Siege in the Hall: three cards of its three peoples. */

/* Twists of tonight's table: house rules and chairs that go together. */
static const Twist twists[] = {
    {N_("Veyrune at Lantern Steps"), 1, {{"outsider", "veyrune"}, {"castle", "lantern-steps"}}},
    {N_("Orrogast at Barrowgate"), 1, {{"outsider", "orrogast"}, {"castle", "barrowgate"}}},
    {N_("Ulmorrath in the fog"), 1, {{"castle", "fogharbour"}}},
    {N_("Palefrost, no epics"), 1, {{"set", "palefrost"}, {"epic", "out"}}},
    {N_("Tide at Cinderworks"), 1, {{"deck", "tide"}, {"castle", "cinderworks"}}},
    {N_("Barrow at Tallowmere"), 1, {{"deck", "barrow"}, {"castle", "tallowmere"}}},
    {N_("Nightglass before Anvilholt"), 1, {{"set", "nightglass"}}},
    {N_("Rotbloom and the Tide"), 1, {{"set", "rotbloom"}, {"deck", "tide"}}},
    {N_("The strong come later"), 1, {{"tiers", "two"}}},
    {N_("Veyrune with Palefrost"), 1, {{"outsider", "veyrune"}, {"set", "palefrost"}}},
};

const BoardHall siege_hall = {
    .begin = N_("Man the walls"),
    .ground = "backdrops/moon",
    .plate = N_("Siege of Six Lanes"),
    .brief = N_("Siege"),
    .card = {"em21", "ca01", "ou1a"},
    .twist = twists,
    .ntwists = (int)(sizeof twists / sizeof *twists),
    .lesson_first = true,
    .grown = N_("A normal siege"),
};
