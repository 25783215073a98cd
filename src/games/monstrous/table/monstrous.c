/* SPDX-License-Identifier: MIT
 * The table of Against the Monstrous Horde as a Board. */
#include "games/monstrous/table/monstrous.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/say.h"
#include "core/table.h"
#include "games/monstrous/table/monstrous_draw.h"
#include "games/monstrous/table/monstrous_example.h"
#include "gfx/dice.h"
#include "ui/grounds.h"

/* ---- faces ------------------------------------------------------------------------------------------------------- */

static const char *const hero_emblem[HERO_COUNT] = {"book", "boot", "heart", "herb", "shield", "hammer"};
static const char *const monster_emblem[MONSTER_COUNT - 1] = {"troll",  "portal", "phantasm",
                                                              "flayer", "three",  "dragon"};
static const char *const monster_backdrop[MONSTER_COUNT - 1] = {
    "backdrops/forest", "backdrops/mine", "backdrops/moon", "backdrops/sun", "backdrops/water", "backdrops/fire"};

/* Returns how many pictures a def has: heroes differ by player, some creatures have two. */
static int pictures(DefId def)
{
    if (def >= DEF_HERO && def < DEF_ENEMY)
        return 3;
    static const char twice[] = {0, 0, 1, 1, 0, 0, 1, 1}; /* kobold, goblin, skeleton, orc */
    return def >= DEF_CREATURE && def < DEF_CREATURE + (int)sizeof twice && twice[def - DEF_CREATURE] ? 2 : 1;
}

static bool face(const Game *g, DefId def, CardFace *out)
{
    static const char *const picture[] = {"cards/monstrous/wizard",  "cards/monstrous/rogue",
                                          "cards/monstrous/cleric",  "cards/monstrous/druid",
                                          "cards/monstrous/paladin", "cards/monstrous/barbarian"};
    static const char *const creature[] = {
        "cards/monstrous/rat",      "cards/monstrous/bat",      "cards/monstrous/kobold",   "cards/monstrous/goblin",
        "cards/monstrous/jackal",   "cards/monstrous/imp",      "cards/monstrous/skeleton", "cards/monstrous/orc",
        "cards/monstrous/boar",     "cards/monstrous/ghoul",    "cards/monstrous/gnoll",    "cards/monstrous/mudman",
        "cards/monstrous/harpy",    "cards/monstrous/gargoyle", "cards/monstrous/minotaur", "cards/monstrous/warlord",
        "cards/monstrous/ogre",     "cards/monstrous/troll",    "cards/monstrous/spider",   "cards/monstrous/wraith",
        "cards/monstrous/basilisk", "cards/monstrous/hydra",    "cards/monstrous/dragon"};
    static const char *const of_hero[HERO_COUNT] = {"MH-10.1 MH-10.4", "MH-11.1 MH-11.2", "MH-12.1 MH-12.3",
                                                    "MH-13.1 MH-13.2", "MH-14.1 MH-14.2", "MH-15.1 MH-15.2"};
    static const char *const epic[MONSTER_COUNT - 1] = {
        "MH-18.1 MH-18.2", "MH-19.1", "MH-20.1", "MH-21.1 MH-21.3", "MH-22.1 MH-22.3 MH-22.5", "MH-23.1"};
    bool hero = def >= DEF_HERO && def < DEF_ENEMY;
    if (!hero && (def < DEF_CREATURE || def >= MONSTROUS_DEFS))
        return false;
    *out = (CardFace){.word = g->def[def].word,
                      .name = say_word(g->def[def].name),
                      .frame = "frames/mine",
                      .rim = COL_AMBER,
                      .precious = def >= DEF_MONSTER,
                      .pictures = pictures(def),
                      .rulings = "MH-7.1 MH-7.3"};
    if (hero) {
        out->picture = picture[def - DEF_HERO];
        out->backdrop = "backdrops/royal";
        out->emblem = hero_emblem[def - DEF_HERO];
        out->sign[0] = out->emblem;
        out->rulings = of_hero[def - DEF_HERO];
    } else if (def >= DEF_MONSTER) {
        out->picture = creature[def - DEF_CREATURE];
        out->backdrop = monster_backdrop[def - DEF_MONSTER];
        out->emblem = monster_emblem[def - DEF_MONSTER];
        out->sign[0] = out->emblem;
        out->frame = "frames/blood";
        out->rulings = epic[def - DEF_MONSTER];
        out->rim = COL_RUBY;
        out->pips = 3;
    } else {
        out->picture = creature[def - DEF_CREATURE];
        out->backdrop = "backdrops/mine";
        out->emblem = def == DEF_OGRE ? "fist" : "skeleton";
        out->sign[0] = out->emblem;
        out->pips = def == DEF_OGRE ? 2 : 1;
    }
    return true;
}

/* Returns the def to show for a piece: for an enemy die in play the creature it stands for. */
static DefId seen_as(const State *s, PieceId p)
{
    DefId def = s->piece[p].def;
    return def >= DEF_ENEMY && def < DEF_BOLT && s->piece[p].place != PLACE_BOX ? monstrous_creature(s, p) : def;
}

static const char *const hero_signs[] = {"book", "boot", "heart", "herb", "shield", "hammer"};
static const char *const foe_signs[] = {"skeleton", "fist"};
static const char *const epic_signs[] = {"troll", "portal", "phantasm", "flayer", "three", "dragon"};
static const char *const hero_names[] = {N_("Wizard"), N_("Rogue"),   N_("Cleric"),
                                         N_("Druid"),  N_("Paladin"), N_("Barbarian")};
static const char *const foe_names[] = {N_("Creature"), N_("Ogre")};
static const char *const epic_names[] = {N_("Troll"),    N_("Huge Spider"), N_("Wraith"),
                                         N_("Basilisk"), N_("Hydra"),       N_("Young Dragon")};
static const SignGroup groups[] = {{N_("Heroes"), hero_signs, hero_names, 6, true},
                                   {N_("Horde"), foe_signs, foe_names, 2, true},
                                   {N_("Epic"), epic_signs, epic_names, 6, true}};

/* ---- pictures of one piece ------------------------------------------------------------------------------------- */

static int copy_shown(const State *s, PieceId p)
{
    int n = pictures(seen_as(s, p)), seat = monstrous_game.place[s->piece[p].place].seat;
    return s->piece[p].def < DEF_ENEMY ? seat % n + 1 : (s->piece[p].def - DEF_ENEMY) % n + 1;
}

const char *monstrous_picture(const Table *t, DefId def, PieceId p, char out[64])
{
    const char *word = t->in->game->def[def].word;
    int copy = p != NO_PIECE ? copy_shown(t->in->s, p) : 1;
    if (copy > 1) {
        (void)snprintf(out, 64, "cards/monstrous/%s-%d", word, copy);
        if (gfx_has_picture(t->g, out))
            return out;
    }
    (void)snprintf(out, 64, "cards/monstrous/%s", word);
    return out;
}

const char *monstrous_sign(DefId def)
{
    if (def < DEF_ENEMY)
        return hero_emblem[def - DEF_HERO];
    return def >= DEF_MONSTER ? monster_emblem[def - DEF_MONSTER] : def == DEF_OGRE ? "fist" : "skeleton";
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */

static void draw_under(Table *t)
{
    ground_draw(t->g, &ground_village);
    monstrous_draw_room(t);
    monstrous_draw_enemies(t);
    monstrous_draw_gathered(t);
    monstrous_draw_seats(t); /* the shadow of the ground does not lie on the near one */
    monstrous_draw_whose(t);
    monstrous_draw_party(t);
    monstrous_draw_sum(t); /* on the card of an enemy or a hero */
}

static void draw_over(Table *t)
{
    monstrous_draw_heads_over(t);
    monstrous_draw_party_over(t);
    monstrous_draw_gathered_over(t);
    monstrous_draw_left_undone(t);
    monstrous_chances_stud(t);
    monstrous_draw_effects(t);
}

/* ---- motion and sound -------------------------------------------------------------------------------------------- */

/* Words come ahead of the changes they are about only if they are said as those begin; others wait until those are
 * over. Dice at rest are read before anything follows. */
static const EventStyle style[MONSTROUS_EVENTS_END] = {
    [EV_MOVE] = {.sound = ""},
    [EV_SHOW] = {.gap = NO_GAP, .sound = ""},
    [EV_HIDE] = {.gap = NO_GAP, .sound = ""},
    [EV_FACE] = {.gap = NO_GAP, .sound = ""},
    [EV_COUNT] = {.gap = NO_GAP, .sound = ""},
    [EV_SHUFFLE] = {.gap = NO_GAP, .sound = ""},
    [EV_ROLLED] = {.gap = 45, .sound = "dice-wood", .words = WORDS_BEHIND},
    [EV_REJECTED] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_ENEMY] = {.gap = 180, .sound = "", .words = WORDS_BEHIND},
    [EV_TYPE_TAKEN] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_APPEARED] = {.gap = 800, .sound = "ogre", .words = WORDS_AHEAD},
    [EV_HYDRA] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_SORTED] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_FIRST_ROLL] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_FIRST_TIE] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_FIRST] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_ROUND] = {.gap = 200, .sound = "", .words = WORDS_BEHIND},
    [EV_TURN] = {.gap = 60, .sound = "turn", .words = WORDS_BEHIND},
    [EV_TEAM] = {.gap = 200, .sound = "", .words = WORDS_BEHIND},
    [EV_AGAIN] = {.gap = 200, .sound = "", .words = WORDS_BEHIND},
    [EV_KEPT] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_NO_REROLL] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_PARALYSIS] = {.gap = 800, .sound = "", .words = WORDS_BEHIND},
    [EV_PUT_BACK] = {.gap = 60, .sound = "", .words = WORDS_AHEAD},
    [EV_STONE] = {.gap = 60, .sound = "wound", .words = WORDS_AHEAD},
    [EV_BOLTS] = {.gap = 500, .sound = "fire", .words = WORDS_BEHIND},
    [EV_SLEEP] = {.gap = 60, .sound = "magic", .words = WORDS_AHEAD},
    [EV_MENDED] = {.gap = 60, .sound = "heal", .words = WORDS_AHEAD},
    [EV_BEAR] = {.gap = 500, .sound = "ogre", .words = WORDS_BEHIND},
    [EV_INSPIRED] = {.gap = 500, .sound = "magic", .words = WORDS_BEHIND},
    [EV_RAGE] = {.gap = 500, .sound = "hit", .words = WORDS_AHEAD},
    [EV_HIT] = {.gap = 640, .sound = "hit", .words = WORDS_BEHIND},
    [EV_DOUBLED] = {.gap = 60, .sound = "", .words = WORDS_AHEAD},
    [EV_GUIDED] = {.gap = 60, .sound = "", .words = WORDS_AHEAD},
    [EV_TREATED] = {.gap = 60, .sound = "heal", .words = WORDS_AHEAD},
    [EV_DEFEATED] = {.gap = 420, .sound = "", .words = WORDS_AHEAD},
    [EV_HEAD] = {.gap = 60, .sound = "", .words = WORDS_AHEAD},
    [EV_TROLL] = {.gap = 950, .sound = "", .words = WORDS_BEHIND},
    [EV_REGENERATED] = {.gap = 1500, .sound = "", .words = WORDS_BEHIND},
    [EV_SCORED] = {.gap = 60, .sound = "token", .words = WORDS_BEHIND},
    [EV_TRIGGERED] = {.gap = MONSTROUS_BANNER_MS, .sound = "", .words = WORDS_BEHIND},
    [EV_ENDED] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_WOUNDED] = {.gap = 280, .sound = "wound", .words = WORDS_AHEAD},
    [EV_BREATH] = {.gap = 800, .sound = "fire", .words = WORDS_BEHIND},
    [EV_UNHURT] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_OUT] = {.gap = MONSTROUS_BANNER_MS, .sound = "lose", .words = WORDS_BEHIND},
    [EV_MARKER] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_FINAL] = {.gap = MONSTROUS_BANNER_MS, .sound = "", .words = WORDS_BEHIND},
    [EV_TIE] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_SHARES] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_CALLS] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_DUEL] = {.gap = MONSTROUS_BANNER_MS, .sound = "", .words = WORDS_BEHIND},
    [EV_DUEL_ROUND] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_DUEL_RESULT] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
    [EV_WON] = {.gap = 60, .sound = "", .words = WORDS_BEHIND},
};

static void motion(const Event *e, Motion *m)
{
    static const char *const voice[MONSTER_COUNT - 1] = {"troll", "spider", "wraith", "basilisk", "hydra", "dragon"};
    if (e->kind == EV_ROLLED) {
        bool tossed = e->piece != NO_PIECE && monstrous_is_tossed(e->def);
        m->roll = tossed ? TOSS_TOLD_MS : DIE_ROLL_MS;
        if (e->piece == NO_PIECE || tossed) /* dice thrown together start together, and sound where they hit */
            m->gap = 0;
        if (e->piece == NO_PIECE || tossed)
            m->sound = "";
    } else if (e->kind == EV_MOVE && e->to >= PLACE_TEAM && e->to < PLACE_WOUNDED) { /* thrown from the hand */
        *m = (Motion){.ms = 220, .ease = m->ease, .sound = m->sound};
    } else if (e->kind == EV_MOVE) {
        bool comes = e->from == PLACE_FALLEN; /* it rolls at once, so its old face is not shown */
        *m = (Motion){.ms = 220, .gap = comes ? 0 : 30, .arc = 10, .ease = m->ease, .sound = m->sound};
    } else if (e->kind == EV_HIT) {
        m->hold = monstrous_hit_ms(e); /* the sound comes when the dice strike */
        m->gap += m->hold - HIT_MS;
    } else if (e->kind == EV_TROLL) {
        m->hold = TROLL_DIE_MS;
        m->shows_at_strike = true; /* the number is not said before the die rests */
    } else if (e->kind == EV_APPEARED && e->def >= DEF_MONSTER && e->def < MONSTROUS_DEFS) {
        m->sound = voice[e->def - DEF_MONSTER];
    } else if (e->kind == EV_DEFEATED && e->def >= DEF_MONSTER) { /* it roars before it falls */
        m->sound = voice[e->def - DEF_MONSTER];
        m->gap = 1150;
    } else if (e->kind == EV_ENEMY && e->def == DEF_OGRE) {
        m->sound = "ogre";
    }
}

/* ---- step and round ----------------------------------------------------------------------------------------------- */

static void top(const State *s, TopWords *out)
{
    const Monstrous *m = monstrous_of(s);
    *out = (TopWords){
        .step = {N_("Team"), N_("Re-roll"), N_("Actions")}, .nsteps = 3, .now = s->phase}; /* at the end none */
    bool showdown = m->showdown > 0;
    int n = showdown ? m->showdown : s->round, all = showdown ? 0 : m->final;
    say(out->round, sizeof out->round, SAY("{showdown:Showdown {n}|Round {n}}"), say_is("showdown", showdown),
        say_n("n", n));
    say(out->moment, sizeof out->moment, SAY("{showdown:showdown {n}|{all:=0:round {n}|round {n} of {all}}}"),
        say_is("showdown", showdown), say_n("n", n), say_n("all", all));
    if (all > 0)
        say(out->of, sizeof out->of, SAY("of {n}"), say_n("n", all));
}

/* Returns what bubbles of a seat lie beside: its portrait with the bar and marks, so that none lies over those. */
static Rect seat_at(const Table *t, int seat)
{
    Rect a = t->at->seat[seat], b = t->at->panel[AT_SEAT + seat];
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return rect(x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y);
}

const BoardKey monstrous_key[MONSTROUS_KEYS] = {
    [MONSTROUS_KEY_CHANCES] = {"monstrous-chances", N_("chances to hit"), "C", 0},
    [MONSTROUS_KEY_END] = {"monstrous-end", N_("end the turn"), "E", MOVE_END},
    [MONSTROUS_KEY_HEROES] = {"monstrous-heroes", N_("the first hero; 2 to 6: the others"), "1", 0},
};

static const MoveLook moves[MONSTROUS_MOVES] = {
    [MOVE_TEAM] = {.brief = N_("{n:Roll one die|Roll {n} dice}"), .thrown = true},
    [MOVE_REROLL] = {.brief = N_("{n:Re-roll it|Re-roll {n}}"), .thrown = true},
    [MOVE_ATTACK] = {.brief = N_("Attack")},
    [MOVE_TREAT] = {.brief = N_("Treat")},
    [MOVE_DOUBLE] = {.brief = N_("\u00d72 Backstab")},
    [MOVE_RAISE] = {.brief = N_("+1 Guidance")},
    [MOVE_LOWER] = {.brief = N_("\u22121 Guidance")},
    [MOVE_SLEEP] = {.brief = N_("Sleep")},
    [MOVE_MEND] = {.brief = N_("Heal")},
    [MOVE_INSPIRE] = {.brief = N_("Inspire the {a}")},
    [MOVE_RAGE] = {.brief = N_("Rage")},
};

/* Returns 1 with an epic monster in play; 2 with two, a Hydra or a Young Dragon, in the last round or a showdown;
 * else 0. */
static int tension(const State *s)
{
    const Monstrous *m = monstrous_of(s);
    int epic = 0, great = 0;
    if (s->over || s->phase == PHASE_OVER)
        return 0;
    for (PieceId p = table_first(s, PLACE_LINEUP); p != NO_PIECE; p = s->piece[p].next) {
        epic += s->piece[p].face != MONSTER_NONE;
        great += s->piece[p].face >= MONSTER_HYDRA;
    }
    if (great > 0 || epic > 1 || m->showdown > 0 || (m->final > 0 && s->round >= m->final))
        return 2;
    return epic > 0;
}

static const char *victory(const State *end)
{
    (void)end;
    return "win-monstrous";
}

const Board monstrous_board = {
    .game = "monstrous",
    .hall = &monstrous_hall,
    .felt = COL_FELT_MONSTROUS,
    .aim_in = 1u << GROUP_PARTY,
    .back = "backs/dark",
    .layout = monstrous_layout,
    .seat_at = seat_at,
    .draw_under = draw_under,
    .draw_piece = monstrous_draw_die,
    .toss = monstrous_toss,
    .draw_over = draw_over,
    .face = face,
    .seen_as = seen_as,
    .tools = monstrous_tools,
    .copy = copy_shown,
    .zoom_text = monstrous_zoom,
    .current_values = monstrous_now,
    .account = monstrous_account,
    .accounted = ~0u,
    .hint = monstrous_hint,
    .top = top,
    .move = moves,
    .key = monstrous_key,
    .nkeys = MONSTROUS_KEYS,
    .ask =
        &(const BoardAsk){
            .progress_text = monstrous_so_far,
            .plan = monstrous_plan,
            .side_button_kind = MOVE_END,
            .side_button = monstrous_end_button,
        },
    .tell =
        &(const BoardTell){
            .remark = monstrous_remarks,
            .nremarks = MONSTROUS_REMARKS,
            .on_event = monstrous_hear,
            .event_importance = monstrous_weight,
            .has_recap = true,
            .style = style,
            .motion = motion,
        },
    .sound =
        &(const BoardSound){
            .tune = "monstrous",
            .tension = tension,
            .victory = victory,
        },
    .score =
        &(const BoardScore){
            .look = monstrous_score_look,
            .figures = monstrous_figures,
            .picture = monstrous_score_picture,
            .headline = monstrous_headline,
            .decisions = monstrous_decisions,
            .ending = monstrous_ending,
            .coin = 10,
            .voice = monstrous_voice,
            .nvoices = MONSTROUS_VOICES,
            .counting_title = N_("The village is quiet"),
            .no_decision_text = N_("No single turn stood out."),
        },
    .gallery =
        &(const BoardGallery){
            .example = monstrous_example,
            .group = groups,
            .ngroups = (int)(sizeof groups / sizeof *groups),
        },
};

/* ---- hall ------------------------------------------------------------------------------------------------------ */

/* The table of Against the Monstrous Horde in the Hall: with a handful of dice. */

static void props(Gfx *g, float cx, float cy, float k, float left)
{
    static const struct {
        DieKind kind;
        int value;
        float size, x, y, lean; /* x, y: of its middle */
        unsigned rgb;
    } die[] = {{DIE_D20, 20, 84, -8, -69, -6, 0x2d2440}, {DIE_D20, 14, 60, -72, -41, 9, 0xd9622b},
               {DIE_D12, 9, 60, 62, -45, -8, 0x2a62b8},  {DIE_D6, 6, 36, -34, -11, 12, 0x7c8794},
               {DIE_D10, 4, 44, 18, -13, -9, 0x2f9a4a},  {DIE_D8, 8, 38, 84, -11, 8, 0xdcb840}};
    for (size_t i = 0; i < sizeof die / sizeof *die; i++) {
        float size = die[i].size * k, x = cx + die[i].x * k, y = cy + die[i].y * k;
        Color body = {(uint8_t)(die[i].rgb >> 16), (uint8_t)(die[i].rgb >> 8), (uint8_t)die[i].rgb, 255};
        Spin rest = gfx_die_rest(g, die[i].kind, die[i].value, die[i].lean);
        gfx_die_shadow(g, x, y, size, 0);
        gfx_die(g, die[i].kind, left > 0 ? die_tumble(rest, (unsigned)i, 1, left) : rest, die_look(body), x, y, size,
                left <= 0);
    }
}

/* Twists of tonight's table: house rules and chairs that go together. */
static const Twist twists[] = {
    {N_("60 points, Trolls only"), 3, {{"target", "60"}, {"monsters", "simple"}}},
    {N_("A sprint to 40"), 4, {{"target", "40"}}},
    {N_("A duel to 60"), 2, {{"target", "60"}}},
    {N_("Six at the table, 50 points"), 6, {{"target", "50"}}},
    {N_("Five and only Trolls"), 5, {{"target", "50"}, {"monsters", "simple"}}},
    {N_("Ties are fought out"), 3, {{"target", "60"}, {"ties", "showdown"}}},
    {N_("80 points"), 3, {{"target", "80"}}},
    {N_("A duel to 100"), 2, {{"target", "100"}}},
    {N_("Ties are shared"), 4, {{"target", "60"}, {"ties", "share"}}},
    {N_("Four against Trolls"), 4, {{"target", "70"}, {"monsters", "simple"}}},
};

static const BoardSetup targets = {
    .option = "target",
    .asks = N_("How many points begin the last round?"),
    .heap = {{.choice = "40", .line = N_("a quick round"), .coins = 40},
             {.choice = "60", .line = N_("a short game"), .coins = 60},
             {.choice = "100", .line = N_("the full game"), .coins = 100}},
    .nheaps = 3,
};

const BoardHall monstrous_hall = {
    .setup = &targets,
    .begin = N_("Wake the horde"),
    .second = N_("Now with all epic monsters"),
    .second_option = "monsters",
    .ground = "backdrops/fire",
    .plate = N_("Monstrous Horde"),
    .brief = N_("Monstrous"),
    .hello = {N_("The dice are warm."), N_("One more monster. Just one."), N_("I roll better standing.")},
    .props = props,
    .twist = twists,
    .ntwists = (int)(sizeof twists / sizeof *twists),
};
