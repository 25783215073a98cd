/* SPDX-License-Identifier: MIT
 * The table of Goblin Ranks as a Board. */
#include "games/goblins/table/goblins.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "boards/boards.h"
#include "core/say.h"
#include "core/table.h"
#include "core/text.h"
#include "games/goblins/goblins.h"
#include "games/goblins/goblins_preview.h"
#include "games/goblins/table/goblins_draw.h"
#include "games/goblins/table/goblins_example.h"
#include "ui/grounds.h"

const char *const goblins_role_sign[ROLE_COUNT] = {"banner", "keg",     "fist",       "pipes",  "boot",    "herb",
                                                   "tactic", "marshal", "apprentice", "hammer", "charmer", "twins"};

/* ---- faces ------------------------------------------------------------------------------------------------------- */

#define FOUR(role)                                                                                                     \
    {                                                                                                                  \
        "cards/goblins/" role "-ruby", "cards/goblins/" role "-emerald", "cards/goblins/" role "-sapphire",            \
            "cards/goblins/" role "-amber"                                                                             \
    }
static const char *const pictures[ROLE_COUNT][CLAN_COUNT] = {
    FOUR("flagbearer"), FOUR("keg"),     FOUR("bruiser"),    FOUR("piper"),   FOUR("stonefoot"), FOUR("herbalist"),
    FOUR("tactician"),  FOUR("marshal"), FOUR("apprentice"), FOUR("wrecker"), FOUR("charmer"),   FOUR("doubles"),
};
static const char *const crowns[CLAN_COUNT] = FOUR("crown");

static const char *const rulings[ROLE_COUNT] = {"GH-10.1", "GH-11.1 GH-11.4", "GH-12.1", "GH-13.1",
                                                "GH-14.1", "GH-15.1",         "GH-16.1", "GH-17.1 GH-17.3",
                                                "GH-18.1", "GH-19.1 GH-19.2", "GH-20.1", "GH-21.1"};

static const char *longest_crown(const Game *g)
{
    const char *longest = "";
    for (int clan = 0; clan < CLAN_COUNT; clan++) {
        const char *name = say_word(g->def[DEF_CROWN + clan].name);
        longest = strlen(name) > strlen(longest) ? name : longest;
    }
    return longest;
}

static bool face(const Game *g, DefId def, CardFace *out)
{
    if (def < DEF_GOBLIN || def >= GOBLINS_DEFS)
        return false;
    Clan clan = goblins_clan(def);
    *out = (CardFace){.word = g->def[def].word,
                      .backdrop = "backdrops/mine",
                      .frame = "frames/mine",
                      .sign = {clan_sign(clan), NULL, NULL},
                      .rim = clan_color(clan)};
    if (def >= DEF_CROWN) {
        out->alike = longest_crown(g);
        out->name = say_word(g->def[def].name);
        out->picture = crowns[clan];
        out->emblem = "royal";
        out->rulings = "GH-1.3 GH-25.1";
        out->precious = true;
        return true;
    }
    Role role = goblins_role(def);
    out->name = say_word(goblins_role_name[role]);
    out->picture = pictures[role][clan];
    out->emblem = goblins_role_sign[role];
    out->sign[2] = goblins_role_sign[role];
    out->rulings = rulings[role];
    return true;
}

static const char *const clan_signs[] = {"ruby", "emerald", "sapphire", "amber"};
static const SignGroup groups[] = {{N_("Clan"), clan_signs, goblins_clan_name, CLAN_COUNT, false},
                                   {N_("Character"), goblins_role_sign, goblins_role_name, ROLE_COUNT, false}};

/* ---- pieces ------------------------------------------------------------------------------------------------------ */

bool goblins_face(DefId def, CardFace *out)
{
    bool known = face(&goblins_game, def, out);
    out->plain = true;
    return known;
}

static void draw_up(Table *t, const CardFace *f, Shot shot, unsigned state, const char *tag, bool asleep)
{
    if (asleep)
        card_draw(t->g, f, shot.r, state | CARD_BARRED, tag);
    else if (shot.turn > 0.99f)
        card_draw(t->g, f, shot.r, state, tag);
    else
        card_draw_turning(t->g, f, "backs/goblins", shot.r, shot.turn);
}

/* Puts what a goblin counts for, its tag, after its name. word: room for the identity of that face. False: the plate
 * has no room for both. */
static bool on_plate(const Table *t, CardFace *f, Rect r, const char *tag, char word[WORD_MAX + 8],
                     char name[SENTENCE_MAX])
{
    CardFace both = *f;
    say(name, SENTENCE_MAX, SAY("{goblin} {counts}"), say_s("goblin", f->name), say_s("counts", tag));
    both.name = name;
    if (!card_has_name(t->g, &both, r.w))
        return false;
    (void)snprintf(word, WORD_MAX + 8, "%s-counts", f->word);
    both.word = word;
    *f = both;
    return true;
}

/* Draws what a goblin counts for below the sign of its role. */
static void below_sign(Table *t, PieceId p, Rect r, const char *tag)
{
    char id[24];
    float side = roundf(r.w * (t->in->text > 1.5f ? 0.32f : 0.26f));
    Rect at = rect(r.x + r.w - 3 - side, r.y + 4 + side, side, side * 0.8f);
    Text style = {FACE_BOLD, at.h * 0.8f, gfx_color(t->g, COL_LIT), ALIGN_CENTER, true};
    goblins_plate(t, at, at.h * 0.3f);
    (void)gfx_text(t->g, gfx_text_fit(t->g, style, 9, 0.5f, at.w - 2, tag), at, tag);
    (void)snprintf(id, sizeof id, "counts-%d", p);
    ui_mark(t->ui, id, "count", at, tag);
}

/* Returns the state flags of a piece: while a column is held, that column is chosen and no other is lit. */
static unsigned in_column(const Table *t, PieceId p, Rect r, unsigned state)
{
    int column = goblins_held_column(t), place = t->in->s->piece[p].place;
    if (column < 0 || place >= PLACE_CELL + GRID_CELLS)
        return state;
    if ((place & (GRID_RING - 1)) != column)
        return state & ~(unsigned)CARD_LIT;
    Rect home = t->at->place[place];
    bool dragged = state & CARD_LIFTED && fabsf(r.x - home.x) + fabsf(r.y - home.y) > 2;
    return dragged ? state : (state & ~(unsigned)(CARD_LIT | CARD_LIFTED)) | CARD_CHOSEN;
}

/* Returns the free cell below the held goblin if a move places it there; else NO_PLACE. */
static PlaceId lies_in(const Table *t)
{
    const State *s = t->in->s;
    if (t->lifted == NO_PIECE || t->over >= PLACE_CELL + GRID_CELLS || goblins_at(s, t->over - PLACE_CELL) != NO_PIECE)
        return NO_PLACE;
    const Piece *held = &s->piece[t->lifted];
    for (int i = 0; i < t->legal->n; i++) {
        Move m = t->legal->m[i];
        if (m.b == t->over && (m.kind == MOVE_PLACE ? m.a == held->def && held->place != PLACE_AIR
                                                    : m.kind == MOVE_LAY && held->place == PLACE_AIR))
            return t->over;
    }
    return NO_PLACE;
}

static bool is_away(const Table *t, PieceId p, Rect r)
{
    Rect home = t->at->piece[p].r;
    return fabsf(r.x - home.x) + fabsf(r.y - home.y) > 2;
}

bool goblins_drags(const Table *t)
{
    return t->lifted != NO_PIECE && t->sprite && is_away(t, t->lifted, sprite_shot(t->sprite, t->lifted, t->now).r);
}

/* Draws the held goblin in the cell below it: opaque if it is dragged there, else faded. */
static void draw_in_cell(Table *t)
{
    PlaceId place = lies_in(t);
    CardFace f;
    if (place == NO_PLACE || !goblins_face(t->in->s->piece[t->lifted].def, &f))
        return;
    Rect r = t->at->place[place];
    r = r.w < r.h * 0.7f ? rect_center(r, r.w, r.w * 1.25f) : r; /* an end of the field that is half a column */
    bool dragged = goblins_drags(t);
    gfx_shadow(t->g, r, 8, 5);
    gfx_fade(t->g, dragged ? 1 : 0.8f);
    card_draw(t->g, &f, r, 0, NULL);
    gfx_fade(t->g, 1);
    gfx_frame(t->g, rect_inset(r, -2), 8, 2, (Color){255, 255, 255, 235});
    gfx_dashed(t->g, rect_inset(r, -6), 11, 3, gfx_color(t->g, COL_TARGET));
    ui_mark(t->ui, "lies-in", "preview", r, say_word(goblins_game.def[t->in->s->piece[t->lifted].def].name));
}

/* True if more than half of the goblins can be chosen: then those that cannot are dimmed; else the lit ones suffice. */
static bool dims_barred(const Table *t)
{
    Cells lit = 0, all = goblins_plane(t->in->s, PLANE_TAKEN);
    for (int i = 0; i < t->legal->n; i++)
        if (t->legal->m[i].a < PLACE_CELL + GRID_CELLS)
            lit |= cell_bit(t->legal->m[i].a - PLACE_CELL);
    return 2 * cells_count(lit & all) > cells_count(all);
}

static void draw_piece(Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    const State *s = t->in->s;
    const Piece *piece = &s->piece[p];
    CardFace f;
    if (p == t->lifted && is_away(t, p, shot.r) && lies_in(t) != NO_PLACE)
        return; /* draw_in_cell shows it there */
    int group = t->in->game->place[piece->place].group;
    if (group == GROUP_CROWN && goblins_ends(t))
        return; /* goblins_draw_final shows it */
    if (group == GROUP_CELL && !shot.flying) {
        SDL_FPoint hop = goblins_hop(t, piece->place);
        shot.r.x += hop.x;
        shot.r.y += hop.y;
    }
    bool secret = group == GROUP_CROWN && !goblins_peeks(t) && goblins_shown_crown(t, t->in->near) == CLAN_COUNT;
    bool down = group == GROUP_CELL && piece->face & FACE_DOWN;
    bool named = down && s->option[OPT_MEMORY] == MEMORY_REMINDER && piece->def != DEF_HIDDEN;
    if (group == GROUP_DECK)
        return;
    state = in_column(t, p, shot.r, state);
    bool barred = group == GROUP_CELL && state & CARD_BARRED && !(state & CARD_BARRED_SIGN);
    if (barred)
        state &= ~(unsigned)CARD_BARRED; /* keeps the horde readable while a few goblins are lit */
    if (secret || (down && !named) || piece->def == DEF_HIDDEN || !goblins_face(piece->def, &f)) {
        card_draw_back(t->g, "backs/goblins", shot.r, state);
        if (down &&
            !(state & (CARD_LIT | CARD_TARGET | CARD_LIFTED | CARD_CHOSEN))) /* face down: dimmer than the others */
            gfx_round(t->g, shot.r, shot.r.w * 0.06f, (Color){10, 8, 6, 118});
        return;
    }
    char word[WORD_MAX + 8], name[SENTENCE_MAX];
    bool counts = !named && tag && tag[0], below = counts && !on_plate(t, &f, shot.r, tag, word, name);
    if (named)
        tag = goblins_is_marked_down(t, piece->place - PLACE_CELL) ? "" : T_("face down");
    draw_up(t, &f, shot, state, counts ? NULL : tag, named);
    if (below && shot.turn > 0.99f)
        below_sign(t, p, card_where(shot.r, state), tag);
    if (barred && dims_barred(t))
        gfx_round(t->g, shot.r, shot.r.w * 0.06f, (Color){10, 8, 6, 118});
}

/* Draws the arrows of a chosen column right after its held goblin, which is the last piece drawn, unless it is
 * dragged. */
static void draw_piece_with_arrows(Table *t, PieceId p, Shot shot, unsigned state, const char *tag)
{
    draw_piece(t, p, shot, state, tag);
    if (p == t->lifted && goblins_held_column(t) >= 0 && !goblins_drags(t))
        goblins_draw_arrows(t);
}

static void tag(const Table *t, PieceId p, char *out, size_t n)
{
    const Piece *piece = &t->in->s->piece[p];
    out[0] = '\0';
    if (t->in->game->place[piece->place].group != GROUP_CELL || !goblins_is_goblin(piece->def) ||
        piece->face & FACE_DOWN || t->at->piece[p].r.w < 46 * t->in->text)
        return;
    if (goblins_role(piece->def) == ROLE_DOUBLES)
        say(out, n, SAY("\u00d7{n}"), say_n("n", 2));
    else if (goblins_role(piece->def) == ROLE_FLAGBEARER)
        say(out, n, SAY("{n}"), say_signed("n", 1));
}

static void draw_under(Table *t)
{
    ground_draw(t->g, &ground_mine);
    goblins_draw_seats(t);
    Goblins room;
    const BoardIn *now = t->in;
    BoardIn in = *now;
    in.s = goblins_settled(t, &room);
    t->in = &in;
    goblins_draw_field(t);
    goblins_draw_banners(t);
    goblins_draw_crown(t);
    t->in = now;
}

static void draw_over(Table *t)
{
    goblins_draw_trails(t);
    draw_in_cell(t);
    goblins_draw_previews(t);
    goblins_draw_effects(t);
    goblins_draw_crown_button(t);
    goblins_twelve_stud(t);
    goblins_draw_final(t);
}

/* ---- motion, sound, words ---------------------------------------------------------------------------------------- */

/* Returns the ms until the blow lands; only then the goblin that was hit turns over. */
static float blow_ms(const Event *e)
{
    Role by = goblins_is_goblin(e->why) ? goblins_role(e->why) : ROLE_COUNT;
    return e->kind == EV_DOWNED && (by == ROLE_BRUISER || by == ROLE_WRECKER || by == ROLE_APPRENTICE) ? GOBLINS_BLOW_MS
           : e->kind == EV_RAISED                                                                      ? 120
                                                                                                       : 0;
}

static const EventStyle style[GOBLINS_EVENTS_END] = {
    [EV_FACE] = {.gap = 60, .sound = ""},
    [EV_SHOW] = {.gap = 60},
    [EV_HIDE] = {.gap = 60},
    [EV_SHUFFLE] = {.gap = 20},
    [EV_COUNT] = {.gap = 20},
    [EV_TURN] = {.gap = NO_GAP, .sound = "turn"},
    [EV_PLACED] = {.gap = 20, .sound = "goblin-glad"},
    [EV_REPLACED] = {.gap = 20, .sound = "fist"},
    [EV_THROWN] = {.gap = 20, .sound = "whoosh"},
    [EV_LINE_OPENED] = {.gap = 20, .sound = NULL, .words = WORDS_BEHIND},
    [EV_EXTENT] = {.gap = NO_GAP},
    [EV_OFFERED] = {.gap = 20, .sound = ""},
    [EV_SKIPPED] = {.gap = 20, .sound = "goblin-grunt"},
    [EV_DECLINED] = {.gap = 20, .sound = "goblin-grunt"},
    [EV_STOPPED] = {.gap = 20},
    [EV_DOWNED] = {.gap = 20, .sound = "goblin-ouch"},
    [EV_BURST] = {.gap = 20, .sound = "bomb"},
    [EV_RESISTED] = {.gap = 20, .sound = "goblin-grunt"},
    [EV_RAISED] = {.gap = 20, .sound = "goblin-glad"},
    [EV_LIFTED] = {.gap = 20},
    [EV_MOVED] = {.gap = 20, .sound = "whoosh"},
    [EV_SWAPPED] = {.gap = 20, .sound = "whoosh"},
    [EV_SLID] = {.gap = 20, .sound = "whoosh"},
    [EV_PUSHED] = {.gap = 20},
    [EV_DREW] = {.gap = NO_GAP},
    [EV_DECK_EMPTY] = {.gap = 20, .sound = NULL, .words = WORDS_BEHIND},
    [EV_OVER] = {.gap = 20, .sound = "drum", .words = WORDS_BEHIND},
    [EV_CROWN] = {.gap = 20, .sound = "drum"},
    [EV_NEUTRAL] = {.gap = 20, .sound = "tie"},
    [EV_LINE] = {.gap = 20, .sound = "drum"},
    [EV_HELD] = {.gap = 20, .sound = "flag"},
    [EV_TIED] = {.gap = 20, .sound = "tie"},
    [EV_NOBODY] = {.gap = 20, .sound = "tie"},
    [EV_SCORE] = {.gap = 20},
    [EV_WINNER] = {.gap = 20, .sound = ""},
};

/* Sounds of powers, by role; NULL: the event's usual sound. */
static const char *const power_sound[ROLE_COUNT] = {
    [ROLE_PIPER] = "bagpipe",  [ROLE_APPRENTICE] = "magic", [ROLE_CHARMER] = "magic",
    [ROLE_HERBALIST] = "heal", [ROLE_MARSHAL] = "drum",
};

/* Returns the share of a scene that passes before the next event: all of it at the end of the game, else a part. */
static float share_of_scene(const Event *e)
{
    switch (e->kind) {
    case EV_PLACED:
        return 0;
    case EV_DOWNED: /* one after the other, so that a chain of kegs can be followed */
    case EV_BURST:
    case EV_RAISED:
        return 0.6f;
    default:
        return e->kind >= EV_OVER ? 1 : 0.35f;
    }
}

static void motion(const Event *e, Motion *m)
{
    if (e->kind == EV_MOVE)
        *m = (Motion){.ms = GOBLINS_FLIGHT_MS, .gap = 220, .arc = 30, .ease = EASE_OUT_BACK, .sound = m->sound};
    if (e->kind == EV_MOVE && e->to == PLACE_AIR)
        m->gap = m->ms = 90;
    if (e->kind == EV_OFFERED && goblins_is_goblin(e->def) && power_sound[goblins_role(e->def)])
        m->sound = power_sound[goblins_role(e->def)];
    m->gap = fmaxf(m->gap, goblins_effect_ms(e) * share_of_scene(e));
    m->hold = blow_ms(e);
}

static void top(const State *s, TopWords *out)
{
    *out = (TopWords){.step = {N_("Play a goblin"), N_("Use its power"), N_("Score")},
                      .nsteps = 3,
                      .now = s->phase == PHASE_PLACE   ? 0
                             : s->phase == PHASE_POWER ? 1
                                                       : 2};
    say(out->round, sizeof out->round, SAY("Turn {n}"), say_n("n", s->round));
    say(out->of, sizeof out->of, SAY("of {n}"), say_n("n", goblins_turns(s)));
    say(out->moment, sizeof out->moment, SAY("turn {n} of {all}"), say_n("n", s->round),
        say_n("all", goblins_turns(s)));
}

static const MoveLook moves[GOBLINS_MOVES] = {
    [MOVE_LIFT] = {.at_once = true}, /* dragging it to its new cell is one gesture */
    [MOVE_LAY] = {.in_hand = true},
    [MOVE_THROW] = {.in_hand = true},
    [MOVE_SWAP] = {.in_hand = true},
};

const BoardKey goblins_key[GOBLINS_KEYS] = {
    [GOBLINS_KEY_TWELVE] = {"goblins-twelve", N_("the twelve goblins"), "G", 0},
    [GOBLINS_KEY_CROWN] = {"goblins-crown", N_("your Crown"), "K", 0},
    [GOBLINS_KEY_ENOUGH] = {"goblins-enough", N_("stop, or skip the power"), "D", MOVE_ENOUGH},
};

/* Returns the goblin that stands for p: a column can be dragged by any goblin in it. */
static PieceId stands_for(const State *s, PieceId p)
{
    PlaceId place = s->piece[p].place;
    if (place >= PLACE_CELL + GRID_CELLS || s->phase != PHASE_POWER || goblins_choice(s).kind != MOVE_SLIDE_UP)
        return p;
    return goblins_at(s, cells_lowest(goblins_plane(s, PLANE_TAKEN) & cells_column(place - PLACE_CELL)));
}

/* True if the move may end in that place: a column is dropped above its lowest goblin to slide up, below its topmost
 * to slide down. */
static bool lands(const State *s, Move m, PlaceId place)
{
    if (m.kind != MOVE_SLIDE_UP && m.kind != MOVE_SLIDE_DOWN)
        return true;
    int top = m.a - PLACE_CELL, cell = place - PLACE_CELL, lowest = top;
    if ((cell & (GRID_RING - 1)) != (top & (GRID_RING - 1)))
        return false;
    for (Cells c = goblins_plane(s, PLANE_TAKEN) & cells_column(top); c; c &= c - 1)
        lowest = cells_lowest(c);
    return m.kind == MOVE_SLIDE_UP ? cell < lowest : cell > top;
}

static DefId seen_as(const State *s, PieceId p)
{
    const Piece *piece = &s->piece[p];
    bool crown = goblins_game.place[piece->place].group == GROUP_CROWN;
    bool hidden = piece->face & FACE_DOWN && s->option[OPT_MEMORY] == MEMORY_BACKS &&
                  goblins_game.place[piece->place].group == GROUP_CELL;
    return (crown && s->phase != PHASE_OVER) || hidden ? DEF_HIDDEN : piece->def;
}

/* Returns 1 with fewer than four turns left per seat, 2 with fewer than two; else 0. */
static int tension(const State *s)
{
    int left = goblins_turns(s) - s->round;
    if (s->over || s->phase == PHASE_OVER)
        return 0;
    return left < 2 * s->nseats ? 2 : left < 4 * s->nseats;
}

static const char *victory(const State *end)
{
    (void)end;
    return "win-goblins";
}

const Board goblins_board = {
    .game = "goblins",
    .hall = &goblins_hall,
    .felt = COL_FELT_GOBLINS,
    .aim_in = 1u << GROUP_HAND,
    .back = "backs/goblins",
    .layout = goblins_layout,
    .draw_under = draw_under,
    .draw_piece = draw_piece_with_arrows,
    .draw_over = draw_over,
    .draw_drawer = goblins_draw_roles,
    .hint = goblins_hint,
    .face = face,
    .seen_as = seen_as,
    .zoom_text = goblins_zoom,
    .account = goblins_account,
    .accounted = 1u << GROUP_CELL | 1u << GROUP_BOX,
    .top = top,
    .top_shown = goblins_top_told,
    .move = moves,
    .key = goblins_key,
    .nkeys = GOBLINS_KEYS,
    .tag = tag,
    .ask =
        &(const BoardAsk){
            .plan = goblins_plan,
            .ask_between = goblins_between,
            .stands_for = stands_for,
            .drop_allowed = lands,
        },
    .tell =
        &(const BoardTell){
            .remark = goblins_remarks,
            .nremarks = GOBLINS_REMARKS,
            .may_remark = goblins_may_remark,
            .style = style,
            .motion = motion,
            .on_event = goblins_hear,
            .scene = goblins_scene,
            .has_recap = true,
            .pause = &goblins_chapter,
            .npauses = 1,
        },
    .sound =
        &(const BoardSound){
            .tune = "goblins",
            .tension = tension,
            .victory = victory,
        },
    .score =
        &(const BoardScore){
            .look = goblins_score_look,
            .decisions = goblins_decisions,
            .voice = goblins_voice,
            .nvoices = GOBLINS_VOICES,
            .then = goblins_score_then,
            .mark = goblins_score_mark,
            .picture = goblins_score_picture,
            .chart = N_("Clan points, turn by turn"),
            .counting_title = N_("The horde is full"),
            .no_decision_text = N_("No turn swung the lead by 3 points."),
        },
    .gallery =
        &(const BoardGallery){
            .example = goblins_example,
            .example_is_wide = goblins_example_is_wide,
            .group = groups,
            .ngroups = (int)(sizeof groups / sizeof *groups),
        },
};

/* ---- hall ------------------------------------------------------------------------------------------------------ */

/* The table of Goblin Ranks in the Hall: with the Keg Runners of three clans. */

/* Twists of tonight's table: house rules and chairs that go together. */
static const Twist twists[] = {
    {N_("No Rubies"), 3, {{"excluded", "ruby"}}},
    {N_("No Emeralds"), 3, {{"excluded", "emerald"}}},
    {N_("No Sapphires"), 3, {{"excluded", "sapphire"}}},
    {N_("No Ambers"), 3, {{"excluded", "amber"}}},
    {N_("Apprentices throw fire"), 3, {{"apprentice", "fireball"}}},
    {N_("Loose ranks"), 3, {{"cohesion", "neighbour"}}},
    {N_("Backs with names"), 3, {{"memory", "reminder"}}},
    {N_("A duel"), 2, {{NULL, NULL}}},
    {N_("Three Flagbearers each"), 2, {{"carriers", "three"}}},
    {N_("All four Crowns"), 4, {{NULL, NULL}}},
};

static const BoardSetup boxed = {
    .option = "excluded",
    .asks = N_("Which clan stays in the box?"),
    .heap = {{.choice = "ruby", .card = {"crown-ruby"}},
             {.choice = "emerald", .card = {"crown-emerald"}},
             {.choice = "sapphire", .card = {"crown-sapphire"}},
             {.choice = "amber", .card = {"crown-amber"}}},
    .nheaps = 4,
    .leaves_out = true,
};

const BoardHall goblins_hall = {
    .setup = &boxed,
    .begin = N_("Deal the cards"),
    .quick = 3,
    .ground = "backdrops/mine",
    .plate = N_("Goblin Ranks"),
    .brief = N_("Goblins"),
    .hello = {N_("Sit. I brought kegs."), N_("Guess whose clan I rule."), N_("My goblins lie for me.")},
    .card = {"piper-ruby", "keg-emerald", "charmer-sapphire"},
    .twist = twists,
    .ntwists = (int)(sizeof twists / sizeof *twists),
};
