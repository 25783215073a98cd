/* SPDX-License-Identifier: MIT
 * The table of Against the Monstrous Horde as a Board. */
#include "boards/monstrous.h"

#include <stdio.h>
#include <string.h>

#include "boards/monstrous_draw.h"
#include "core/table.h"

/* ---- faces ------------------------------------------------------------------------------------------------------- */

static const char *const hero_emblem[HERO_COUNT] = {"book", "boot", "heart", "herb", "shield", "hammer"};
static const char *const monster_emblem[MONSTER_COUNT - 1] = {"troll",  "portal", "phantasm",
                                                              "flayer", "three",  "dragon"};
static const char *const monster_backdrop[MONSTER_COUNT - 1] = {
    "backdrops/forest", "backdrops/mine", "backdrops/moon", "backdrops/sun", "backdrops/water", "backdrops/fire"};

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
    bool hero = def >= DEF_HERO && def < DEF_ENEMY;
    if (!hero && (def < DEF_CREATURE || def >= MONSTROUS_DEFS))
        return false;
    *out = (CardFace){.word = g->def[def].word, .name = g->def[def].name, .frame = "frames/mine", .rim = COL_AMBER};
    if (hero) {
        out->picture = picture[def - DEF_HERO];
        out->backdrop = "backdrops/royal";
        out->emblem = hero_emblem[def - DEF_HERO];
        out->sign[0] = out->emblem;
    } else if (def >= DEF_MONSTER) {
        out->picture = creature[def - DEF_CREATURE];
        out->backdrop = monster_backdrop[def - DEF_MONSTER];
        out->emblem = monster_emblem[def - DEF_MONSTER];
        out->sign[0] = out->emblem;
        out->frame = "frames/blood";
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

/* An enemy die stands for what it is. */
static DefId seen_as(const State *s, PieceId p)
{
    DefId def = s->piece[p].def;
    return def >= DEF_ENEMY && def < DEF_BOLT && s->piece[p].place != PLACE_BOX ? monstrous_creature(s, p) : def;
}

static const char *const hero_signs[] = {"book", "boot", "heart", "herb", "shield", "hammer"};
static const char *const foe_signs[] = {"skeleton", "fist"};
static const char *const epic_signs[] = {"troll", "portal", "phantasm", "flayer", "three", "dragon"};
static const SignGroup groups[] = {
    {"Heroes", hero_signs, 6, true}, {"Horde", foe_signs, 2, true}, {"Epic", epic_signs, 6, true}};

static const char *rulings(DefId def)
{
    static const char *const hero[HERO_COUNT] = {"MH-10.1 MH-10.4", "MH-11.1 MH-11.2", "MH-12.1 MH-12.3",
                                                 "MH-13.1 MH-13.2", "MH-14.1 MH-14.2", "MH-15.1 MH-15.2"};
    static const char *const epic[MONSTER_COUNT - 1] = {
        "MH-18.1 MH-18.2", "MH-19.1", "MH-20.1", "MH-21.1 MH-21.3", "MH-22.1 MH-22.3 MH-22.5", "MH-23.1"};
    if (def < DEF_ENEMY)
        return hero[def - DEF_HERO];
    return def >= DEF_MONSTER ? epic[def - DEF_MONSTER] : "MH-7.1 MH-7.3";
}

static bool precious(DefId def)
{
    return def >= DEF_MONSTER;
}

/* ---- pictures of one piece ------------------------------------------------------------------------------------- */

/* Heroes look different for each player; of some creatures there are two. */
static int pictures(DefId def)
{
    if (def >= DEF_HERO && def < DEF_ENEMY)
        return 3;
    static const char twice[] = {0, 0, 1, 1, 0, 0, 1, 1}; /* kobold, goblin, skeleton, orc */
    return def >= DEF_CREATURE && def < DEF_CREATURE + (int)sizeof twice && twice[def - DEF_CREATURE] ? 2 : 1;
}

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
    Gfx *g = t->g;
    gfx_felt_scene(g, t->at->felt, COL_FELT_MONSTROUS, (FeltScene){"scenes/village", 0.35f, 0.4f});
    draw_room(t);
    draw_party_seats(t);
    draw_force(t);
    draw_enemies(t);
    draw_strip(t);
    draw_party(t);
}

static void draw_over(Table *t)
{
    draw_heads_over(t);
    draw_party_over(t);
    draw_strip_over(t);
    draw_scenes(t);
}

/* ---- motion and sound -------------------------------------------------------------------------------------------- */

/* Words that are said as what was done before them begins; others wait until it is over. */
static bool heads(const Event *e)
{
    switch (e->kind) {
    case EV_DEFEATED:
    case EV_HEAD:
    case EV_WOUNDED:
    case EV_STONE:
    case EV_PUT_BACK:
    case EV_TREATED:
    case EV_MENDED:
    case EV_SLEEP:
    case EV_RAGE:
    case EV_APPEARED:
    case EV_GUIDED:
    case EV_DOUBLED:
        return true;
    default:
        return false;
    }
}

static float gap_of(const Event *e)
{
    switch (e->kind) {
    case EV_ROLLED:
        return e->piece != NO_PIECE ? 45 : 0;
    case EV_TEAM: /* the dice lie still, and are read */
    case EV_AGAIN:
    case EV_BOLTS:
    case EV_BEAR:
    case EV_INSPIRED:
    case EV_HIT:
    case EV_RAGE:
        return 500;
    case EV_APPEARED:
    case EV_BREATH:
    case EV_PARALYSIS:
    case EV_REGENERATED:
        return 800;
    case EV_ENEMY:
    case EV_ROUND:
    case EV_WOUNDED:
    case EV_OUT:
        return 350;
    default:
        return e->kind < EV_GAME ? 0 : 60;
    }
}

static void motion(const Event *e, Motion *m)
{
    m->heads = heads(e);
    m->gap = gap_of(e);
    m->roll = e->kind == EV_ROLLED ? DIE_ROLL_MS : 0;
    if (e->kind == EV_MOVE) {
        bool comes = e->from == PLACE_FALLEN; /* it rolls at once: nobody sees whom it was before */
        *m = (Motion){.ms = 220, .gap = comes ? 0 : 30, .arc = 10, .ease = m->ease};
    }
}

static const char *voice(DefId monster)
{
    static const char *const word[MONSTER_COUNT - 1] = {"troll", "spider", "wraith", "basilisk", "hydra", "dragon"};
    return monster >= DEF_MONSTER && monster < MONSTROUS_DEFS ? word[monster - DEF_MONSTER] : "ogre";
}

static const char *sound(const State *s, const Event *e)
{
    (void)s;
    switch (e->kind) {
    case EV_ROLLED:
        return e->piece != NO_PIECE ? "dice-wood" : "";
    case EV_COUNT:
    case EV_MOVE:
    case EV_FACE:
        return "";
    case EV_TURN:
        return "turn";
    case EV_HIT:
    case EV_RAGE:
        return "hit";
    case EV_TREATED:
    case EV_MENDED:
        return "heal";
    case EV_WOUNDED:
    case EV_STONE:
        return "wound";
    case EV_APPEARED:
        return voice(e->def);
    case EV_ENEMY:
        return e->def == DEF_OGRE ? "ogre" : "";
    case EV_BREATH:
    case EV_BOLTS:
        return "fire";
    case EV_SLEEP:
    case EV_INSPIRED:
        return "magic";
    case EV_BEAR:
        return "ogre";
    case EV_SCORED:
        return "token";
    case EV_OUT:
        return "lose";
    case EV_WON:
        return "win";
    default:
        return "";
    }
}

/* ---- words of the top bar ---------------------------------------------------------------------------------------- */

static int steps(const State *s, const char *step[4], int *now)
{
    step[0] = "Team";
    step[1] = "Re-roll";
    step[2] = "Actions";
    *now = s->phase; /* after the last round none of them */
    return 3;
}

static void round_words(const State *s, char *big, size_t bn, char *small, size_t sn)
{
    const Monstrous *m = monstrous_of(s);
    if (m->showdown > 0)
        (void)snprintf(big, bn, "Showdown %d", m->showdown);
    else
        (void)snprintf(big, bn, "Round %d", s->round);
    small[0] = '\0';
    if (m->final > 0 && m->showdown == 0)
        (void)snprintf(small, sn, "of %d", m->final);
}

static bool thrown(Move m)
{
    return m.kind == MOVE_TEAM || m.kind == MOVE_REROLL;
}

static bool lands(const State *s, Move m, PlaceId place)
{
    (void)s;
    uint8_t owner = monstrous_game.place[place].seat;
    return owner == NO_SEAT || owner == m.seat;
}

const Board monstrous_board = {
    .game = "monstrous",
    .hall = &monstrous_hall,
    .felt = COL_FELT_MONSTROUS,
    .back = "backs/dark",
    .layout = monstrous_layout,
    .draw_under = draw_under,
    .draw_piece = draw_dice_piece,
    .draw_over = draw_over,
    .draw_drawer = draw_seat_drawer_words,
    .face = face,
    .seen_as = seen_as,
    .tools = monstrous_tools,
    .draw_tool = draw_tool,
    .pictures = pictures,
    .copy = copy_shown,
    .zoom_text = monstrous_zoom,
    .steps = steps,
    .round = round_words,
    .plan = monstrous_plan,
    .brief = monstrous_brief,
    .asks = monstrous_asks,
    .thrown = thrown,
    .tag = monstrous_tag,
    .motion = motion,
    .sound = sound,
    .lands = lands,
    .score_look = monstrous_score_look,
    .score_picture = monstrous_score_picture,
    .score_picture_height = monstrous_score_picture_height,
    .headline = monstrous_headline,
    .decisions = monstrous_decisions,
    .counted = "The village is quiet",
    .nothing = "No single turn stood out.",
    .group = groups,
    .ngroups = (int)(sizeof groups / sizeof *groups),
    .rulings = rulings,
    .precious = precious,
};
